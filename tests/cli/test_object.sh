#!/usr/bin/env bash
# Objects: builds them, links them with libquern-rt.a alone, calls them, and compares the bits with those of quern run.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache

# These modules have straight-line code, 16-bit floats, loops and branches in native code and in the plan, updates, more
# parameters than registers, and empty tensors.
modules="fused_elementwise mlp_forward mlp_forward_bf16 softmax_f16 while_collatz cond_nested scan_lstm
    while_switch_inside seven_segment_step_donated random_bits many_results zero_size pass_through dot_integer"

# A module with loops and branches around kernels that are divided into slices, and with a constant outside the code.
cat >"$work/large_control.mlir" <<'END'
func.func @main(%x: tensor<200000xf32>, %n: tensor<i32>) -> tensor<200000xf32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %0, %v = %x) : tensor<i32>, tensor<200000xf32>
    cond {
      %c = stablehlo.compare LT, %i, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %w = stablehlo.tanh %v : tensor<200000xf32>
      %j = stablehlo.add %i, %1 : tensor<i32>
      stablehlo.return %j, %w : tensor<i32>, tensor<200000xf32>
    }
  %s = "stablehlo.case"(%n) ({
    %a = stablehlo.exponential %r#1 : tensor<200000xf32>
    stablehlo.return %a : tensor<200000xf32>
  }, {
    %a = stablehlo.cosine %r#1 : tensor<200000xf32>
    stablehlo.return %a : tensor<200000xf32>
  }, {
    %a = stablehlo.sine %r#1 : tensor<200000xf32>
    stablehlo.return %a : tensor<200000xf32>
  }) : (tensor<i32>) -> tensor<200000xf32>
  return %s : tensor<200000xf32>
}
END
# Functions without steps, which need no workspace.
while read -r name module; do
    printf 'func.func @main%s\n' "$module" | sed 's/{$/&\n/; s/; /\n/g' >"$work/$name.mlir"
done <<'END'
no_elements (%x: tensor<0xf32>) -> tensor<0xf32> {; return %x : tensor<0xf32>; }
no_results (%x: tensor<3xf32>) {; return; }
nothing () {; return; }
kept (%x: tensor<3xf32> {tf.aliasing_output = 0 : i32}) -> tensor<3xf32> {; return %x : tensor<3xf32>; }
END
# Tensors whose names are macros, keywords or types, or become equal when they are converted to names of C.
printf 'func.func @main(%s)' "$(for name in I linux unix NULL errno INT8_MAX QUERN_RT_OK int size_t x X workspace input3 \
    _x a__b named; do printf '%%%s: tensor<2xf32>, ' $name; done | sed 's/, $//')" >"$work/named.mlir"
printf ' -> tensor<2xf32> {\n  %%0 = stablehlo.add %%linux, %%x : tensor<2xf32>\n  return %%0 : tensor<2xf32>\n}\n' \
    >>"$work/named.mlir"
python3 - "$work" <<'END'
import random, struct, sys, zipfile
work, r = sys.argv[1], random.Random(5)
def npy(path, descr, shape, body):
    head = ("{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (descr, shape)).ljust(117) + "\n"
    open(path, "wb").write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + body)
floats = lambda n: struct.pack("<%df" % n, *(r.uniform(-2, 2) for _ in range(n)))
npy(work + "/large_control.in0.npy", "<f4", "(200000,)", floats(200000))
npy(work + "/large_control.in1.npy", "<i4", "()", struct.pack("<i", 1))
npy(work + "/no_elements.in0.npy", "<f4", "(0,)", b"")
for name in "no_results", "kept":
    npy(work + "/%s.in0.npy" % name, "<f4", "(3,)", floats(3))
for i in range(16):
    npy(work + "/named.in%d.npy" % i, "<f4", "(2,)", floats(2))
with open(work + "/large_constant.mlir", "w") as f:
    f.write('func.func @main(%%x: tensor<3000xf32>, %%i: tensor<i32>) -> tensor<100xf32> {\n'
            '  %%c = stablehlo.constant dense<"0x%s"> : tensor<3000xf32>\n'
            '  %%d = stablehlo.constant dense<"0x%s"> : tensor<2000xf32>\n'
            '  %%0 = stablehlo.multiply %%x, %%c : tensor<3000xf32>\n'
            '  %%1 = stablehlo.dynamic_slice %%0, %%i, sizes = [100] : (tensor<3000xf32>, tensor<i32>) -> tensor<100xf32>\n'
            '  %%2 = stablehlo.dynamic_slice %%d, %%i, sizes = [100] : (tensor<2000xf32>, tensor<i32>) -> tensor<100xf32>\n'
            '  %%3 = stablehlo.add %%1, %%2 : tensor<100xf32>\n'
            '  return %%3 : tensor<100xf32>\n}\n' % (floats(3000).hex(), floats(2000).hex()))
npy(work + "/large_constant.in0.npy", "<f4", "(3000,)", floats(3000))
npy(work + "/large_constant.in1.npy", "<i4", "()", struct.pack("<i", 321))
END
for name in $modules; do
    cp "tests/modules/$name.mlir" "$work/"
    (cd "$work" && python3 -c 'import sys, zipfile
for n in (z := zipfile.ZipFile(sys.argv[1])).namelist():
    n.startswith("in") and open(sys.argv[2] + "." + n, "wb").write(z.read(n))' "$OLDPWD/tests/modules/$name.npz" "$name")
done
names=$(echo $modules large_control large_constant no_elements no_results nothing kept named)

# quern run computes the expected results, which are stored as plain bytes.
for name in $names; do
    inputs=()
    for ((k = 0; ; k++)); do
        [ -f "$work/$name.in$k.npy" ] || break
        inputs+=(--input "$work/$name.in$k.npy")
    done
    expect 0 "run $name" run "$work/$name.mlir" ${inputs[@]+"${inputs[@]}"} --output "$work/$name.run/"
    for file in "$work/$name.run"/*.npy; do
        [ -f "$file" ] || continue
        tail -c +$((11 + $(od -An -tu2 -j8 -N2 "$file"))) "$file" | sha256sum
    done | sort >"$work/$name.wanted"
done

# Custom calls: more parameters than registers, empty tensors, two calls of a function, a call in a loop, a failing
# call, a function that changes the rounding mode.
cat >"$work/calls.mlir" <<'END'
func.func @main(%x: tensor<4xf32>, %n: tensor<i32>, %e: tensor<0xi8>) -> (tensor<4xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.custom_call @twice(%x) {backend_config = "first"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %x : tensor<4xf32>
  %2 = stablehlo.custom_call @twice(%1) {backend_config = "second \22one\22"} : (tensor<4xf32>) -> tensor<4xf32>
  %3:2 = stablehlo.custom_call @many(%0, %1, %2, %x, %n, %n, %e, %n, %n) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<0xi8>, tensor<i32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
  %4 = stablehlo.while(%i = %zero) : tensor<i32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %j = stablehlo.custom_call @next(%i) {has_side_effect = true} : (tensor<i32>) -> tensor<i32>
      stablehlo.return %j : tensor<i32>
    }
  %5 = stablehlo.add %3#1, %4 : tensor<i32>
  return %3#0, %5 : tensor<4xf32>, tensor<i32>
}
END
cat >"$work/calls.c" <<'END'
#include <fenv.h>
#include <stdio.h>
#include <string.h>
#include "calls.h"
static int rounds, failing = -1;
int twice(const float *input0, float *output0, const char *config)
{
    for (int i = 0; i < 4; i++)
        output0[i] = 2 * input0[i];
    return strcmp(config, "first") && strcmp(config, "second \"one\"");
}
int many(const float *a, const float *b, const float *c, const float *d, const int32_t *e, const int32_t *f,
         const int8_t *none, const int32_t *g, const int32_t *h, float *y, int32_t *n, const char *config)
{
    for (int i = 0; i < 4; i++)
        y[i] = a[i] + 10 * b[i] + 100 * c[i] + 1000 * d[i];
    *n = *e + *f + *g + *h;
    (void)none;
    return *config;
}
int next(const int32_t *input0, int32_t *output0, const char *config)
{
    (void)config;
    *output0 = *input0 + 1;
    fesetround(FE_UPWARD);
    return ++rounds == failing;
}
int main(void)
{
    static calls_workspace w;
    float x[4] = {1, 2, 3, 4}, y[4];
    int32_t n = 5, m = 0;
    int8_t e[1] = {0};
    int done = calls(x, &n, e, y, &m, &w);
    printf("%d: %g %g %d %d\n", done, y[0], y[3], (int)m, rounds);
    failing = 8;
    done = calls(x, &n, e, y, &m, &w);
    printf("%d: %d\n", done, rounds);
    return done != QUERN_RT_FAILED || fegetround() != FE_TONEAREST;
}
END

calls() { # calls LABEL CC RUN RT OPTIONS...
    local label=$1 cc=$2 emulator=$3 rt=$4
    shift 4
    expect 0 "$label: compile calls" compile "$work/calls.mlir" -o "$work/calls.o" --header "$work/calls.h" "$@"
    is "$label: calls.o needs" "$(nm -u "$work/calls.o" | awk '{ print $2 }' | sort | tr '\n' ' ')" "many next quern_rt_run_3 twice "
    check "$label: calls.h as C99" "$cc" -x c -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/calls.h"
    check "$label: calls.h as C++17" g++ -x c++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/calls.h"
    is "$label: codes in calls.h" "$(grep -o '^#define QUERN_RT_[A-Z]*' "$work/calls.h" | cut -c 18- | tr '\n' ' ')" \
        "OK NULL MISALIGNED FAILED "
    check "$label: calls links" "$cc" -std=c11 -O1 -Wall -Wextra -Werror -pie -fPIE -o "$work/calls.$label" "$work/calls.c" \
        "$work/calls.o" "$rt" -Wl,-z,text -Wl,--fatal-warnings -lm
    check "$label: calls runs" $emulator "$work/calls.$label" >"$work/calls.out"
    is "$label: results of calls" "$(cat "$work/calls.out")" "0: 1632 6528 25 5
4: 8"
}

# Several functions in one object: they share kernels, which sequences and loops call, a constant, and a function of the
# host. They compute the same bits as objects of one function.
python3 - >"$work/several.mlir" <<'END'
m, k, n = 4, 16, 80
def layer(x, w, o, a, b, c):
    return f"""  %{o}p = stablehlo.dot_general %{x}, %{w}, contracting_dims = [1] x [0] : (tensor<{a}x{b}xf32>, tensor<{b}x{c}xf32>) -> tensor<{a}x{c}xf32>
  %{o} = stablehlo.tanh %{o}p : tensor<{a}x{c}xf32>
"""
weights = ", ".join("[" + ", ".join(str((i * n + j) * 7 % 23 / 32 - 0.3) for j in range(n)) + "]" for i in range(k))
constant = f"  %w = stablehlo.constant dense<[{weights}]> : tensor<{k}x{n}xf32>\n"
x, u = f"tensor<{m}x{k}xf32>", f"tensor<{n}x{k}xf32>"
print(f"""func.func @predict(%x: {x}, %u: {u}) -> {x} {{
{constant}{layer("x", "w", "y", m, k, n)}{layer("y", "u", "z", m, n, k)}  %h = stablehlo.custom_call @half(%z) {{backend_config = "predict"}} : ({x}) -> {x}
  return %h : {x}
}}
func.func @loss(%x: {x}, %u: {u}, %g: {x}, %n: tensor<i32>) -> (tensor<f32>, {x}) {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
{constant}{layer("x", "w", "y", m, k, n)}{layer("y", "u", "z", m, n, k)}  %d = stablehlo.subtract %z, %g : {x}
  %d2 = stablehlo.multiply %d, %d : {x}
  %s = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : ({x}, tensor<f32>) -> tensor<f32>
  %r:2 = stablehlo.while(%i = %none, %v = %g) : tensor<i32>, {x}
  cond {{
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
{layer("v", "w", "q", m, k, n)}{layer("q", "u", "o", m, n, k)}    %h = stablehlo.custom_call @half(%o) {{backend_config = "loss"}} : ({x}) -> {x}
    stablehlo.return %j, %h : tensor<i32>, {x}
  }}
  return %s, %r#1 : tensor<f32>, {x}
}}""")
END
cat >"$work/several.c" <<'END'
#include <stdio.h>
#include <string.h>
#include "both.h"
#include "loss.h"
#include "predict.h"
enum { ROWS = 4, IN = 16, WIDE = 80 };
static int predicted, looped;
int half(const float *input0, float *output0, const char *config)
{
    for (int i = 0; i < ROWS * IN; i++)
        output0[i] = input0[i] / 2;
    predicted += !strcmp(config, "predict");
    looped += !strcmp(config, "loss");
    return 0;
}
int main(void)
{
    static float x[ROWS * IN], u[WIDE * IN], g[ROWS * IN], y[2][ROWS * IN], s[2], v[2][ROWS * IN];
    static both_predict_workspace w0;
    static both_loss_workspace w1;
    static predict_workspace w2;
    static loss_workspace w3;
    int32_t n = 3;
    for (int i = 0; i < WIDE * IN; i++)
        u[i] = (float)(i * 11 % 19) / 16 - 0.5f;
    for (int i = 0; i < ROWS * IN; i++)
        x[i] = (float)(i % 7) / 4, g[i] = (float)(i % 5) / 8;
    int failed = both_predict(x, u, y[0], &w0) + both_loss(x, u, g, &n, s, v[0], &w1) + predict(x, u, y[1], &w2) +
                 loss(x, u, g, &n, s + 1, v[1], &w3);
    failed += both_loss(x, NULL, g, &n, s, v[0], &w1) != QUERN_RT_NULL;
    printf("%d %d %d %d %d %d\n", failed, memcmp(y[0], y[1], sizeof *y), memcmp(v[0], v[1], sizeof *v), s[0] == s[1],
           predicted, looped);
    return y[0][0] == 0 || v[0][0] == 0 || s[0] == 0;
}
END

several() { # several LABEL CC RUN RT OPTIONS...
    local label=$1 cc=$2 emulator=$3 rt=$4 name
    shift 4
    for name in predict loss; do
        expect 0 "$label: compile $name" compile "$work/several.mlir" --function "$name" -o "$work/$name.o" \
            --header "$work/$name.h" "$@"
    done
    expect 0 "$label: compile both" compile "$work/several.mlir" --function predict --function loss -o "$work/both.o" \
        --header "$work/both.h" "$@"
    is "$label: both.o needs" "$(nm -u "$work/both.o" | awk '{ print $2 }' | sort | tr '\n' ' ')" "half quern_rt_run_3 "
    is "$label: both.o defines" "$(nm -g --defined-only "$work/both.o" | awk '{ print $3 }' | sort | tr '\n' ' ')" \
        "both_loss both_predict "
    check "$label: both.h as C99" "$cc" -x c -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/both.h"
    check "$label: both.h as C++17" g++ -x c++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/both.h"
    check "$label: both links" "$cc" -std=c11 -O1 -Wall -Wextra -Werror -pie -fPIE -o "$work/several.$label" \
        "$work/several.c" "$work/both.o" "$work/loss.o" "$work/predict.o" "$rt" -Wl,-z,text -Wl,--fatal-warnings
    check "$label: both runs" $emulator "$work/several.$label" >"$work/several.out"
    is "$label: results of both" "$(cat "$work/several.out")" "0 0 0 1 2 6"
    set -- $(for name in both predict loss; do "$quern" inspect "$work/$name.o" | awk '/^code/ { c = $2 } /^data/ { print c, $2 }'; done)
    check "$label: shared code ($1 of $3 and $5 bytes)" test $(($1 * 10)) -lt $((($3 + $5) * 8))
    check "$label: shared constants ($2 of $4 and $6 bytes)" test "$2" -lt $(($4 + $6 - 5120 + 64))
}

machine() { # machine LABEL CC RUN RT OPTIONS...: compiles, links and calls every function on one machine
    local label=$1 cc=$2 emulator=$3 rt=$4 name
    shift 4
    mkdir -p "$work/$label"
    for name in $names; do
        expect 0 "$label: compile $name" compile "$work/$name.mlir" -o "$work/$name.o" --header "$work/$name.h" "$@"
        cp "$work/$name.o" "$work/$label/"
        check "$label: $name.h as C99" "$cc" -x c -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/$name.h"
        check "$label: $name.h as C++17" g++ -x c++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/$name.h"
        is "$label: $name.o needs" "$(nm -u "$work/$name.o" | awk '{ print $2 }')" "quern_rt_run_3"
        is "$label: $name.o defines" "$(nm -g --defined-only "$work/$name.o" | awk '{ print $3 }')" "$name"
    done
    check "$label: making the driver" python3 tests/cli/object_driver.py "$work" $names >"$work/driver.c"
    check "$label: linking the driver" "$cc" -std=c11 -O1 -Wall -Wextra -Werror -pie -fPIE -o "$work/$label/driver" "$work/driver.c" \
        $(printf "$work/$label/%s.o " $names) "$rt" -Wl,--gc-sections -Wl,-z,text -Wl,--fatal-warnings
    is "$label: signatures in the driver" "$(readelf -SW "$work/$label/driver" | grep -c quern.signature)" 0
    mkdir -p "$work/$label.out"
    check "$label: running the driver" $emulator "$work/$label/driver" "$work/$label.out"
    for name in $names; do
        for file in "$work/$label.out/$name".[0-9]*; do [ -f "$file" ] && sha256sum <"$file"; done | sort >"$work/got"
        check "$label: $name: the same bits" diff "$work/$name.wanted" "$work/got"
    done
}
machine host "${CC:-gcc}" "" "$B/libquern-rt.a" --cpu host
calls host "${CC:-gcc}" "" "$B/libquern-rt.a" --cpu host
several host "${CC:-gcc}" "" "$B/libquern-rt.a" --cpu host
grep -qw avx2 /proc/cpuinfo && machine v3 "${CC:-gcc}" "" "$B/libquern-rt.a" --cpu haswell
grep -qw avx2 /proc/cpuinfo && several v3 "${CC:-gcc}" "" "$B/libquern-rt.a" --cpu haswell
if command -v aarch64-linux-gnu-gcc qemu-aarch64 >/dev/null; then
    (cd "$work" && aarch64-linux-gnu-gcc -std=c11 -O2 -ffreestanding -fPIC -I"$OLDPWD/include" -I"$OLDPWD/src" -c \
        "$OLDPWD"/src/rt/*.c "$OLDPWD/src/base/fpenv_arm.c" && aarch64-linux-gnu-ar rcs arm-rt.a ./*run.o steps.o fpenv_arm.o)
    machine pi4 aarch64-linux-gnu-gcc "qemu-aarch64 -cpu cortex-a72 -L /usr/aarch64-linux-gnu" "$work/arm-rt.a" --cpu pi4
    calls pi4 aarch64-linux-gnu-gcc "qemu-aarch64 -cpu cortex-a72 -L /usr/aarch64-linux-gnu" "$work/arm-rt.a" --cpu pi4
    several pi4 aarch64-linux-gnu-gcc "qemu-aarch64 -cpu cortex-a72 -L /usr/aarch64-linux-gnu" "$work/arm-rt.a" --cpu pi4
else
    echo "skipped: objects for a Raspberry Pi: there is no aarch64-linux-gnu-gcc or qemu-aarch64"
fi

# In objects for AArch64, mapping symbols say where code and data begin.
is "mapping symbols" "$(readelf -sW "$work/large_constant.o" | awk '$8 ~ /^\$/ { printf "%s %s %s, ", $4, $5, $8 }')" \
    "$(command -v aarch64-linux-gnu-gcc >/dev/null && echo 'NOTYPE LOCAL $x, NOTYPE LOCAL $d, NOTYPE LOCAL $x, NOTYPE LOCAL $d, ')"

# An object has the same code as a pack, and libquern-rt.a has no undefined symbols.
expect 0 "a pack of mlp_forward" compile "$work/mlp_forward.mlir" -o "$work/mlp.qpack" --cpu pi4
expect 0 "an object of mlp_forward" compile "$work/mlp_forward.mlir" -o "$work/mlp.o" --cpu pi4
check "the code of the pack is in the object" python3 -c '
import struct, sys
pack, made = (open(p, "rb").read() for p in sys.argv[1:])
at = pack.index(b"QUERNIMG")
offset, size = struct.unpack_from("<QQ", pack, at + 112)
assert size > 1000 and pack[at + offset : at + offset + size] in made' "$work/mlp.qpack" "$work/mlp.o"
is "libquern-rt.a needs" "$(nm -u "$B/libquern-rt.a" | grep -w U)" ""
is "libquern-rt.a defines" "$(nm -g --defined-only "$B/libquern-rt.a" | awk 'NF == 3 { print $3 }')" "quern_rt_run_3"

# Names of functions.
expect 2 "two functions of one name" compile --function f="$work/named.mlir" --function f="$work/mlp_forward.mlir" -o "$work/f.o"
says "two functions of one name" "functions 0 and 1 have the same name, .f.; the functions of an object must have different names"
expect 2 "a function that C has no name for" compile --function a.b="$work/named.mlir" -o "$work/f.o"
says "a function that C has no name for" 'name "f_a.b" cannot be the name of a C function: it is not an identifier'

# No object is made for custom calls with a name or with arguments that C does not allow.
host() { # host WHAT REGEX TARGET ATTRIBUTES
    printf 'func.func @main(%%x: tensor<4xf32>) -> tensor<4xf32> {\n  %%0 = stablehlo.custom_call @%s(%%x) %s : (tensor<4xf32>) -> tensor<4xf32>\n  return %%0 : tensor<4xf32>\n}\n' \
        "$3" "$4" >"$work/host.mlir"
    expect 1 "$1" compile "$work/host.mlir" -o "$work/host.o"
    says "$1" "$2"
}
host "a name with a dot" 'custom call @check.eq: its name cannot be the name of a C function' check.eq ''
host "the name of a function of C" 'custom call @printf: its name cannot be' printf ''
host "the name of the object" "custom call @host: its name cannot be .*: a function of the object has this name" host ''
host "a dictionary" 'custom call @f: its backend_config is a dictionary' f '{api_version = 4 : i32, backend_config = {a = 1 : i32}}'
sed 's/tensor<4xf32>) -> tensor<4xf32> {/&\n  %1 = stablehlo.custom_call @f(%x, %x) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>/' \
    "$work/host.mlir" | sed 's/ {api_version.*}}//' >"$work/types.mlir"
expect 1 "two types" compile "$work/types.mlir" -o "$work/types.o"
says "two types" "custom call @f is called with tensors of different types"
host "a zero byte" 'custom call @f: its backend_config has a zero byte' f '{backend_config = "a\00b"}'

# Packs with custom calls: --custom declares the functions, and a program registers them.
expect 1 "the command has no functions" run "$work/types.mlir" --random 1
says "the command has no functions" "custom call @f is not registered with the context; known: none"
says "the command has no functions" "note: this command has no functions of the host"
expect 1 "a pack of a function that is not declared" compile "$work/types.mlir" -o "$work/types.qpack"
says "a pack of a function that is not declared" "custom call @f is not registered .*note: --custom NAME declares"
expect 0 "a pack of a declared function" compile "$work/types.mlir" -o "$work/types.qpack" --custom g::h --custom f:7
expect 1 "the command has no functions of a pack" run "$work/types.qpack" --random 1
says "the command has no functions of a pack" "custom call @f is not registered .*note: this command has no functions"
cat >"$work/types.c" <<'END'
#include <stdio.h>
#include "quern/quern.h"
static qn_status add_one(void *user, const qn_custom_args *args)
{
    for (int i = 0; i < 4; i++)
        ((float *)args->outputs[0].data)[i] = ((const float *)args->inputs[0].data)[i] + 1;
    return *(int *)user += 1, NULL;
}
int main(int argc, char **argv)
{
    int calls = 0;
    float x[4] = {1, 2, 3, 4}, y[4];
    qn_context *qn = NULL;
    qn_function *f = NULL;
    qn_status status = qn_open(&(qn_options){.jit = "", .cache = "off"}, &qn);
    for (uint32_t version = 6; !status && !f && version < 8; version++) {
        qn_unregister(qn, "f");
        status = qn_register(qn, &(qn_custom){.name = "f", .version = version, .call = add_one, .user = &calls});
        qn_status why = status ? NULL : qn_load_pack(qn, argv[argc - 1], &f);
        printf("%s\n", qn_status_message(why));
        qn_status_free(why);
    }
    if (!status && f)
        status = qn_call(f, 1, &(qn_tensor){x, QN_F32, QN_DIMS(4)}, 1, &(qn_tensor){y, QN_F32, QN_DIMS(4)});
    printf("%s%g %g, %d calls\n", qn_status_message(status), y[0], y[3], calls);
}
END
if grep -q __asan_init "$quern" || [ -n "${EMULATOR:-}" ]; then
    echo "skipped: a program that registers the function: not under a sanitizer or an emulator"
else
    check "a program that registers the function" "${CC:-gcc}" -Iinclude "$work/types.c" "$B/libquern.a" -lm -lpthread -o "$work/types"
    is "the pack in that program" "$(cd "$work" && ./types types.qpack)" \
        "types.qpack: error: custom call @f is registered as version 6, not as version 7

2 5, 2 calls"
fi
expect 1 "a function with effects that is called without" compile "$work/host.mlir" -o "$work/host.qpack" --custom f:effects
says "a function with effects that is called without" "custom call @f is registered with effects"
sed 's/@f/@"ns::f"/' "$work/host.mlir" >"$work/colons.mlir"
expect 0 "a name with colons" compile "$work/colons.mlir" -o "$work/colons.qpack" --custom ns::f
for custom in "" :1 :effects f:99999999999; do
    expect 2 "--custom '$custom'" compile "$work/host.mlir" -o "$work/no.qpack" --custom "$custom"
    says "--custom '$custom'" "--custom takes NAME\[:VERSION\]\[:effects\], not .$custom."
done
expect 2 "--custom twice" compile "$work/host.mlir" -o "$work/no.qpack" --custom f --custom f:2
says "--custom twice" "--custom .f:2.: custom call @f is registered already"
expect 2 "--custom of an object" compile "$work/host.mlir" -o "$work/no.o" --custom f
says "--custom of an object" "--custom is for packs"
check "nothing is written" test ! -e "$work/no.qpack" -a ! -e "$work/no.o"

# --name: two objects whose functions have the same name do not link together.
expect 0 "a name" compile "$work/mlp_forward.mlir" -o "$work/one.o" --header "$work/one.h" --name reader
expect 0 "the same name" compile "$work/softmax_f16.mlir" -o "$work/two.o" --name reader
check "the header has the name" grep -q '^int reader(' "$work/one.h"
echo 'int main(void) { return 0; }' >"$work/main.c"
"${CC:-gcc}" -o "$work/both" "$work/main.c" "$work/one.o" "$work/two.o" "$B/libquern-rt.a" 2>"$work/err"
check "two functions of one name do not link" grep -q 'multiple definition.*reader\|duplicate symbol' "$work/err"
cat >"$work/before.h" <<'END'
#include <complex.h>
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
END
check "names of tensors that are macros" "${CC:-gcc}" -x c -std=gnu99 -Wall -Wextra -Werror -include "$work/before.h" -fsyntax-only \
    "$work/named.h"
check "names of tensors that are macros, in C++" g++ -x c++ -std=gnu++17 -Wall -Wextra -Werror \
    -include "$work/before.h" -fsyntax-only "$work/named.h"
for name in I linux x X workspace input3; do
    check "the tensor $name" grep -q "^/\* $name: f32\[2\], read \*/$" "$work/named.h"
done

# A program may include several generated headers. Headers of different functions must never define the same name.
both() { # both NAME TENSOR COUNT: adds the header of function NAME, whose TENSOR has COUNT elements
    printf 'func.func @main(%%%s: tensor<%sxf32>) -> tensor<%sxf32> {\n  return %%%s : tensor<%sxf32>\n}\n' "$2" "$3" "$3" "$2" "$3" \
        >"$work/both.mlir"
    expect 0 "$1 of $2" compile "$work/both.mlir" -o "$work/both.o" --name "$1" --header "$work/both_$1.h"
    echo "#include \"both_$1.h\"" >>"$work/together.c"
    echo "typedef char is_$1_$3[$1_COUNT_$2 == $3 && $1_BYTES_$2 == 4 * $3 && $1_WORKSPACE_ALIGNMENT == 64 ? 1 : -1];" >>"$work/together.end"
}
both net x 2
both Net x 3
both f g_x 4
both f_g x 5
both f_COUN COUNT_x 6
both net_ x 7
# An element of c128 has twice the bytes of its alignment.
printf 'func.func @main(%%x: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {\n  return %%x : tensor<5xcomplex<f64>>\n}\n' >"$work/both.mlir"
expect 0 "c128" compile "$work/both.mlir" -o "$work/both.o" --name pairs --header "$work/pairs.h"
check "the number of elements of c128" grep -q '^#define pairs_COUNT_x 5$' "$work/pairs.h"
check "the bytes of c128" grep -q '^#define pairs_BYTES_x 80$' "$work/pairs.h"
echo 'int main(void) { return sizeof(net_workspace) + sizeof(Net_workspace) == 0; }' | cat "$work/together.end" - >>"$work/together.c"
check "headers together" "${CC:-gcc}" -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/together.c"
check "headers together in C++" g++ -x c++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/together.c"

for name in class 9x a-b int main "x y" "*/" quern_rt_run_3 quern_rt_x qn_call _Bool _Static_assert _x a__b linux NULL INT8_MAX I \
    errno printf expf read uint_fast8_t net_t pthread_x x_COUNT a_BYTES_b a_WORKSPACE_b net_workspace \
    a234567890123456789012345678901234567890123456789012345678901234; do
    expect 2 "the name $name" compile "$work/mlp_forward.mlir" -o "$work/wrong.o" --name "$name"
    says "the name $name" "cannot be the name of a C function: .*; choose an identifier"
    check "the name $name: nothing is written" test ! -e "$work/wrong.o"
done
expect 2 "a file whose name is no identifier" compile "$work/mlp_forward.mlir" -o "$work/a-b.o"
says "a file whose name is no identifier" "--name gives another"
expect 2 "a file whose name is a function of the C library" compile "$work/mlp_forward.mlir" -o "$work/log.o"
expect 2 "a header of a pack" compile "$work/mlp_forward.mlir" -o "$work/x.qpack" --header "$work/x.h"
expect 2 "a name for a pack" compile "$work/mlp_forward.mlir" -o "$work/x.qpack" --name x
expect 2 "a header that is the object" compile "$work/mlp_forward.mlir" -o "$work/same.o" --header "$work/./same.o"
check "a header that is the object: nothing is written" test ! -e "$work/same.o"
for place in /dev/full "$work/none/h.h" "$work"; do
    expect 1 "a header in $place" compile "$work/mlp_forward.mlir" -o "$work/alone.o" --header "$place"
    says "a header in $place" "cannot write"
    check "a header in $place: no object is left" test ! -e "$work/alone.o"
done
expect 1 "an object in a missing directory" compile "$work/mlp_forward.mlir" -o "$work/none/alone.o" --header "$work/alone.h"
check "an object in a missing directory: no header is left" test ! -e "$work/alone.h"
expect 2 "two levels" compile "$work/mlp_forward.mlir" -o "$work/x.o" --level x86-64-v3,armv8-a

# A function that cannot be compiled.
cat >"$work/evaluated.mlir" <<'END'
func.func @main(%x: tensor<4xi32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce"(%x, %0) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s:1 = "stablehlo.while"(%a) ({
    ^bb0(%i: tensor<i32>):
      %c = stablehlo.compare LT, %i, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%i: tensor<i32>):
      %j = stablehlo.add %i, %b : tensor<i32>
      stablehlo.return %j : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %s#0 : tensor<i32>
  }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
END
expect 1 "an object of a function that cannot be compiled" compile "$work/evaluated.mlir" -o "$work/evaluated.o"
says "an object of a function that cannot be compiled" "the object cannot have code for level [-a-z0-9]*: .*reduce"
check "an object of a function that cannot be compiled: nothing is written" test ! -e "$work/evaluated.o"
expect 1 "a pack of a function that cannot be compiled" compile "$work/evaluated.mlir" -o "$work/evaluated.qpack"
says "a pack of a function that cannot be compiled" "the pack cannot have code for level [-a-z0-9]*: .*reduce"
check "a pack of a function that cannot be compiled: nothing is written" test ! -e "$work/evaluated.qpack"
finish
