#!/usr/bin/env bash
# quern run: arrays in and out, random inputs, engines, levels, threads.
. "$(dirname "$0")/lib.sh"

cat >"$work/add.mlir" <<'END'
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>) {
  %0 = stablehlo.add %x, %y : tensor<2x3xf32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<3x2xf32>
}
END
identity() { # identity TYPE: a module that returns its argument
    printf 'func.func @main(%%x: tensor<%s>) -> tensor<%s> {\n  return %%x : tensor<%s>\n}\n' "$1" "$1" "$1" \
        >"$work/identity.mlir"
}

# ---- arrays ------------------------------------------------------------------------------------------------------------

f1234='\x00\x00\x80\x3f\x00\x00\x00\x40\x00\x00\x40\x40\x00\x00\x80\x40\x00\x00\xa0\x40\x00\x00\xc0\x40' # 1 .. 6
npy "$work/a.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }" "$f1234"
npy "$work/b.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }" "$f1234"

expect 0 "adding" run "$work/add.mlir" --input "$work/a.npy" --input "$work/b.npy"
is "adding" "$out" "tensor<2x3xf32> [[2, 4, 6], [8, 10, 12]]
tensor<3x2xf32> [[1, 4], [2, 5], [3, 6]]"
expect 0 "adding in the evaluator" run "$work/add.mlir" --input "$work/a.npy" --input "$work/b.npy" --evaluate
prints "adding in the evaluator" "2, 4, 6"

expect 0 "standard input" run --help
"$quern" run - --input "$work/a.npy" --input "$work/b.npy" <"$work/add.mlir" >"$work/out" 2>"$work/err"
is "standard input" "$(head -n 1 "$work/out")" "tensor<2x3xf32> [[2, 4, 6], [8, 10, 12]]"

expect 0 "writing" run "$work/add.mlir" --input "$work/a.npy" --input "$work/b.npy" --output "$work/deep/er/out"
is "writing prints nothing" "$out" ""
is "0.npy" "$(data "$work/deep/er/out/0.npy")" 00000040000080400000c040000000410000204100004041
is "1.npy's header" "$(head -c 74 "$work/deep/er/out/1.npy" | tail -c +11)" \
    "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 2), }     "
is "the header's size" $((10 + $(od -An -tu2 -j8 -N2 "$work/deep/er/out/1.npy"))) 128
expect 0 "written arrays are read" run "$work/add.mlir" --input "$work/deep/er/out/0.npy" --input "$work/a.npy"
prints "written arrays are read" "\[\[3, 6, 9\], \[12, 15, 18\]\]"

expect 1 "two results in a .npy file" run "$work/add.mlir" --random 1 --output "$work/both.npy"
says "two results in a .npy file" "both.npy: error: a .npy file holds one tensor, and the function has 2 results"
check "two results in a .npy file: nothing is written" test ! -e "$work/both.npy"
expect 2 "an ending that is not known" run "$work/add.mlir" --random 1 --output "$work/out.pt"
check "an ending that is not known: nothing is written" test ! -e "$work/out.pt"
expect 0 "a directory with an ending" run "$work/add.mlir" --random 1 --output "$work/v0.2/"
expect 0 "a directory with an ending that is there" run "$work/add.mlir" --random 1 --output "$work/v0.2"
check "a directory with an ending" test -f "$work/v0.2/1.npy"

npy "$work/f.npy" "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }" "$f1234"
expect 0 "Fortran order" run "$work/add.mlir" --input "$work/f.npy" --random 1
prints "Fortran order" "\[\[1, 2\], \[3, 4\], \[5, 6\]\]"
npy "$work/big.npy" "{'shape':(2,3),'fortran_order':False,\"descr\":\">f4\"}" \
    '\x3f\x80\x00\x00\x40\x00\x00\x00\x40\x40\x00\x00\x40\x80\x00\x00\x40\xa0\x00\x00\x40\xc0\x00\x00'
expect 0 "the other byte order" run "$work/add.mlir" --input "$work/big.npy" --input "$work/a.npy"
prints "the other byte order" "\[\[2, 4, 6\], \[8, 10, 12\]\]"

header="{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"
printf '\x93NUMPY\x02\x00\x3c\x00\x00\x00%s\n%b' "$header" "$f1234" >"$work/v2.npy"
expect 0 "version 2" run "$work/add.mlir" --input "$work/v2.npy" --input "$work/a.npy"
prints "version 2" "\[\[2, 4, 6\], \[8, 10, 12\]\]"

identity f32
npy "$work/rank0.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (), }" '\x00\x00\xc0\x3f'
expect 0 "rank 0" run "$work/identity.mlir" --input "$work/rank0.npy" --output "$work/scalar"
is "rank 0" "$(data "$work/scalar/0.npy")" 0000c03f
expect 0 "the only result" run "$work/identity.mlir" --input "$work/rank0.npy" --output "$work/scalar.npy"
is "the only result" "$(data "$work/scalar.npy")" 0000c03f
expect 0 "rank 0 as text" run "$work/identity.mlir" --input "$work/rank0.npy"
is "rank 0 as text" "$out" "tensor<f32> 1.5"

identity 0x3xi32
npy "$work/empty.npy" "{'descr': '<i4', 'fortran_order': False, 'shape': (0, 3), }" ''
expect 0 "no elements" run "$work/identity.mlir" --input "$work/empty.npy"
is "no elements" "$out" "tensor<0x3xi32> []"

# One row for each type: the type, the descriptor that quern writes, the descriptors that it reads, the bytes of two
# elements, the text of these elements.
while read -r type written descriptors bytes text; do
    identity "2x$type"
    for descr in ${descriptors//;/ }; do
        npy "$work/t.npy" "{'descr': '$descr', 'fortran_order': False, 'shape': (2,), }" "$bytes"
        rm -rf "$work/t"
        expect 0 "$type from $descr" run "$work/identity.mlir" --input "$work/t.npy" --output "$work/t"
        is "$type from $descr" "$(data "$work/t/0.npy")" "$(printf '%b' "$bytes" | od -An -tx1 -v | tr -d ' \n')"
        check "$type is written as $written" grep -qa "'descr': '$written'" "$work/t/0.npy"
    done
    run run "$work/identity.mlir" --input "$work/t.npy"
    is "$type as text" "$out" "tensor<2x$type> [$text]"
done <<'END'
i1 |b1 |b1;<b1;? \x01\x00 true, false
i8 |i1 |i1;<i1;i1 \xff\x7f -1, 127
i16 <i2 <i2;i2 \xff\xff\x00\x80 -1, -32768
i32 <i4 <i4 \x07\x00\x00\x00\xff\xff\xff\xff 7, -1
i64 <i8 <i8 \x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00\x00\x00\x00 -9223372036854775808, 1
ui8 |u1 |u1;<u1 \xff\x01 255, 1
ui16 <u2 <u2 \xff\xff\x01\x00 65535, 1
ui32 <u4 <u4 \xff\xff\xff\xff\x01\x00\x00\x00 4294967295, 1
ui64 <u8 <u8 \xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x00\x00\x00\x00\x00\x00 18446744073709551615, 1
f16 <f2 <f2 \x00\x3c\x01\x00 1, 6e-08
bf16 |V2 |V2;<V2;<u2 \x80\x3f\xc0\x7f 1, nan
f32 <f4 <f4 \xcd\xcc\xcc\x3d\x00\x00\x80\xff 0.1, -inf
f64 <f8 <f8 \x9a\x99\x99\x99\x99\x99\xb9\x3f\x00\x00\x00\x00\x00\x00\x00\x80 0.1, -0
END

identity 2xi1
npy "$work/t.npy" "{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }" '\x02\x00'
expect 0 "i1 other than 0 and 1" run "$work/identity.mlir" --input "$work/t.npy" --output "$work/t"
is "i1 other than 0 and 1" "$(data "$work/t/0.npy")" 0100

# ---- invalid arrays ----------------------------------------------------------------------------------------------

wrong() { # wrong WHAT FILE REGEX
    expect 1 "$1" run "$work/add.mlir" --input "$2" --input "$work/a.npy"
    says "$1" "$3"
}
wrong "a missing .npy file" "$work/none.npy" "none.npy: error: cannot read"
npy "$work/w.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 2), }" "$f1234"
wrong "another shape" "$work/w.npy" "w.npy: error: it holds tensor<3x2xf32>; expected tensor<2x3xf32>"
npy "$work/w.npy" "{'descr': '<i4', 'fortran_order': False, 'shape': (2, 3), }" "$f1234"
wrong "another type" "$work/w.npy" "it holds tensor<2x3xi32>; expected tensor<2x3xf32>"
npy "$work/w.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }" '\x00\x00'
wrong "too few bytes" "$work/w.npy" "2 of 24 bytes"
head -c 40 "$work/a.npy" >"$work/w.npy"
wrong "a header cut off" "$work/w.npy" "truncated"
head -c 7 "$work/a.npy" >"$work/w.npy"
wrong "seven bytes" "$work/w.npy" "not a .npy array"
: >"$work/w.npy"
wrong "no bytes" "$work/w.npy" "not a .npy, .npz or safetensors file"
npy "$work/w.npy" "{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (2, 3)}" "$f1234"
wrong "a structured type" "$work/w.npy" "its elements are '\[\('x', '<f4'\)\]'; Quern has no such element type"
for header in "" "{" "{'descr': '<f4'}" "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3" \
    "{'descr': '<f4', 'fortran_order': Maybe, 'shape': (2, 3)}" "{'descr': '<f4, 'fortran_order': False}" \
    "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999, 3)}" \
    "{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 3)}" "{'descr': '<f4', 'fortran_order': False, 'shape': 2}" \
    "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)}"; do
    npy "$work/w.npy" "$header" "$f1234"
    wrong "the header $header" "$work/w.npy" "header is malformed"
done
expect 0 "a pipe" run "$work/add.mlir" --input <(cat "$work/a.npy") --input "$work/b.npy"
prints "a pipe" "2, 4, 6"
expect 1 "one input too many" run "$work/add.mlir" --input "$work/a.npy" --input "$work/a.npy" --input "$work/a.npy"
expect 1 "a directory that cannot be made" run "$work/add.mlir" --random 1 --output "$work/a.npy/x"

# ---- random inputs ---------------------------------------------------------------------------------------------------------

cat >"$work/random.mlir" <<'END'
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf64>, %c: tensor<4xf16>, %d: tensor<4xbf16>, %e: tensor<8xi32>,
    %f: tensor<8xui8>, %g: tensor<8xi1>) -> (tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xbf16>, tensor<8xi32>,
    tensor<8xui8>, tensor<8xi1>) {
  return %a, %b, %c, %d, %e, %f, %g : tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xbf16>, tensor<8xi32>,
    tensor<8xui8>, tensor<8xi1>
}
END
expect 0 "random" run "$work/random.mlir" --random 42
is "random, the same on every machine" "$out" "$(cat tests/cli/random_42.txt)"
expect 0 "another seed" run "$work/random.mlir" --random 43
check "another seed gives other values" test "$out" != "$(cat tests/cli/random_42.txt)"
printf 'func.func @main(%%x: tensor<10000xf32>, %%y: tensor<10000xi64>, %%z: tensor<10000xi1>) -> (%s) {\n  %s\n}\n' \
    'tensor<10000xf32>, tensor<10000xi64>, tensor<10000xi1>' \
    'return %x, %y, %z : tensor<10000xf32>, tensor<10000xi64>, tensor<10000xi1>' >"$work/many.mlir"
expect 0 "many random values" run "$work/many.mlir" --random 7
check "random values are uniform: f32 in [0, 1), integers in 0 .. 9, i1" awk '
    NR == 1 { for (i = 2; i <= NF; i++) { gsub(/[^0-9.e-]/, "", $i); s += $i; if ($i < 0 || $i >= 1) exit 1 } }
    NR == 2 { for (i = 2; i <= NF; i++) { gsub(/[^0-9-]/, "", $i); if ($i < 0 || $i > 9) exit 1; n[$i]++ } }
    NR == 3 { t = gsub(/true/, "") }
    END { if (s < 4900 || s > 5100 || t < 4850 || t > 5150) exit 1
          for (d = 0; d < 10; d++) if (n[d] < 900 || n[d] > 1100) exit 1 }' "$work/out"

# ---- engines, levels, threads ------------------------------------------------------------------------------------------------

cat >"$work/net.mlir" <<'END'
func.func @main(%x: tensor<37x19xf32>, %w: tensor<19x23xf32>) -> (tensor<37x23xf32>, tensor<f32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<37x19xf32>, tensor<19x23xf32>) -> tensor<37x23xf32>
  %1 = stablehlo.tanh %0 : tensor<37x23xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<37x23xf32>, tensor<f32>) -> tensor<f32>
  return %1, %2 : tensor<37x23xf32>, tensor<f32>
}
END
expect 0 "the evaluator" run "$work/net.mlir" --random 5 --evaluate
wanted=$out
for options in "" "--threads 1" "--threads 2" "--threads 3" "--level x86-64-v3" "--level x86-64-v4" "--level armv8-a"; do
    # shellcheck disable=SC2086
    run run "$work/net.mlir" --random 5 $options
    if [ "$status" = 1 ] && matches "$err" "another kind of CPU|lacks what level"; then
        continue # a level of another machine
    fi
    is "the same bits with '$options'" "$out" "$wanted"
done

# If the command evaluates a function without --evaluate, it prints one line that says so. With --require-compiled it
# fails instead.
export QUERN_JIT=/nonexistent/quern-jit
slowly="quern: note: evaluating instead of compiling: the compiler quern-jit was not found; [^
]*"
expect 0 "without a compiler" run "$work/net.mlir" --random 5 --no-cache
is "without a compiler" "$out" "$wanted"
says "without a compiler" "^$slowly\$"
expect 1 "--require-compiled without a compiler" run "$work/net.mlir" --random 5 --no-cache --require-compiled
is "--require-compiled without a compiler: no result" "$out" ""
says "--require-compiled without a compiler" \
    "^[^ ]*/net.mlir: error: the function can only be evaluated: the compiler quern-jit was not found; [^
]*\$"
expect 0 "--evaluate" run "$work/net.mlir" --random 5 --evaluate
is "--evaluate: no note" "$err" ""
unset QUERN_JIT
expect 0 "--require-compiled" run "$work/net.mlir" --random 5 --require-compiled
is "--require-compiled" "$out$err" "$wanted"
foreign=$("$quern" info | grep -q armv8-a && echo x86-64-v3 || echo armv8-a)
expect 0 "a pack for another machine" compile "$work/net.mlir" -o "$work/net.qpack" --level "$foreign"
expect 0 "a pack for another machine runs" run "$work/net.qpack" --random 5
is "a pack for another machine" "$out" "$wanted"
says "a pack for another machine" "^quern: note: evaluating[^
]*$foreign[^
]*\$"
expect 1 "a pack that is not compiled for this machine" run "$work/net.qpack" --random 5 --require-compiled
says "a pack that is not compiled for this machine" "^[^ ]*net.qpack: error: the function can only be evaluated: "

expect 1 "--no-fuse with a pack" run "$work/net.qpack" --random 5 --no-fuse
says "--no-fuse with a pack" "net.qpack: error: --no-fuse takes a module"
expect 0 "--no-fuse" run "$work/net.mlir" --random 5 --no-fuse
is "--no-fuse gives the same" "$out" "$wanted"

expect 1 "a pack where text is expected" compile "$work/net.qpack" -o "$work/again.qpack"
says "a pack where text is expected" "net.qpack: error: expected the text of a module, but this is a pack"
status=0
err=$("$quern" run - --random 5 2>&1 >"$work/out" <"$work/net.qpack") || status=$?
is "a pack from standard input" "$status" 1
says "a pack from standard input" "<stdin>: error: a pack is read from a file, not from standard input"

# The command refuses files that are too large before it reads them. The files here are holes of 5 GiB, which is more
# than the process may allocate.
cp "$work/net.qpack" "$work/long.qpack"
if truncate -s 5G "$work/long.qpack" "$work/long.mlir" 2>/dev/null && ! grep -q __asan_init "$quern" &&
    [ -z "${EMULATOR:-}" ]; then
    while read -r file message; do
        status=0
        err=$( (ulimit -v 3000000 && "$quern" run "$work/$file" --random 5) 2>&1) || status=$?
        is "$file is refused" "$status" 1
        says "$file is refused" "$file: error: $message"
    done <<'END'
long.qpack malformed pack: its size is 5368709120 bytes, but [0-9]* in its header; make it again, for instance with `quern compile`
long.mlir text of 4 GiB or more
END
else
    echo "skipped: files of 5 GiB"
fi

expect 0 "--time" run "$work/net.mlir" --random 5 --time
for part in read key compile run; do
    is "--time has one line for $part" "$(grep -cE "^$part +[0-9.]+ ms( |$)" "$work/out")" 1
done

cat >"$work/alias.mlir" <<'END'
func.func @main(%x: tensor<2xi32> {tf.aliasing_output = 1 : i32}, %y: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = stablehlo.add %x, %y : tensor<2xi32>
  %1 = stablehlo.subtract %y, %x : tensor<2xi32>
  return %0, %1 : tensor<2xi32>, tensor<2xi32>
}
END
npy "$work/i.npy" "{'descr': '<i4', 'fortran_order': False, 'shape': (2,), }" '\x01\x00\x00\x00\x02\x00\x00\x00'
npy "$work/k.npy" "{'descr': '<i4', 'fortran_order': False, 'shape': (2,), }" '\x0a\x00\x00\x00\x14\x00\x00\x00'
for options in "" "--evaluate"; do
    # shellcheck disable=SC2086
    expect 0 "outputs in inputs $options" run "$work/alias.mlir" --input "$work/i.npy" --input "$work/k.npy" $options
    is "outputs in inputs $options" "$out" "tensor<2xi32> [11, 22]
tensor<2xi32> [9, 18]"
done

sed 's/-> (tensor<2xi32>/-> (tensor<2xi32> {jax.result_info = "next.x"}/' "$work/alias.mlir" >"$work/named.mlir"
expect 0 "results with names" run "$work/named.mlir" --input "$work/i.npy" --input "$work/k.npy"
is "results with names" "$out" "next.x: tensor<2xi32> [11, 22]
tensor<2xi32> [9, 18]"

cat >"$work/other.mlir" <<'END'
module {
  func.func private @helper(%x: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.add %x, %x : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @only() -> tensor<i32> {
    %0 = stablehlo.constant dense<21> : tensor<i32>
    %1 = call @helper(%0) : (tensor<i32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
}
END
expect 0 "the only public function" run "$work/other.mlir"
is "the only public function" "$out" "tensor<i32> 42"
sed 's/private //' "$work/other.mlir" >"$work/two.mlir"
expect 1 "two public functions, no @main" run "$work/two.mlir"
says "two public functions, no @main" "two.mlir.*error.*@main"

finish
