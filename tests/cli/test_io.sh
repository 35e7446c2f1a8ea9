#!/usr/bin/env bash
# Files of tensors (quern/io.h): the command reads arguments and writes results by name. tests/io/data has files that
# numpy and safetensors wrote. If these packages are installed, tests/io/reference.py compares random files; PYTHON
# names another interpreter.
. "$(dirname "$0")/lib.sh"

cat >"$work/model.mlir" <<'END_OF_MODULE'
func.func @main(%x: tensor<3xf32>, %w: tensor<3x2xf32>, %b: tensor<2xbf16>, %mask: tensor<3xi1>,
    %table: tensor<40x16xi64>) -> (tensor<3x2xf32> {jax.result_info = "w"}, tensor<2xbf16>, tensor<3xf32>, tensor<i64>) {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %sum = stablehlo.reduce(%table init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x16xi64>, tensor<i64>) -> tensor<i64>
  %none = stablehlo.constant dense<0.0> : tensor<3xf32>
  %y = stablehlo.select %mask, %x, %none : tensor<3xi1>, tensor<3xf32>
  return %w, %b, %y, %sum : tensor<3x2xf32>, tensor<2xbf16>, tensor<3xf32>, tensor<i64>
}
END_OF_MODULE
npy "$work/x.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }" \
    '\x00\x00\x80\x3f\x00\x00\x00\x40\x00\x00\x40\x40'
wanted="w: tensor<3x2xf32> [[0, 1], [2, 3], [4, 5]]
tensor<2xbf16> [0.5, -1]
tensor<3xf32> [1, 0, 3]
tensor<i64> 30773"
data=$PWD/tests/io/data

for file in stored.npz compressed.npz model.safetensors; do
    expect 0 "$file" run "$work/model.mlir" --inputs "$data/$file" --input "$work/x.npy"
    is "$file" "$out" "$wanted"
done
expect 0 "a pipe" run "$work/model.mlir" --inputs <(cat "$data/model.safetensors") --input "$work/x.npy"
is "a pipe" "$out" "$wanted"
expect 0 "bench" bench "$work/model.mlir" --inputs "$data/stored.npz" --seconds 0.01

# Results in files, by name: a result without a name of its own has its number.
for end in npz safetensors; do
    expect 0 "results in .$end" run "$work/model.mlir" --inputs "$data/stored.npz" --input "$work/x.npy" \
        --output "$work/results.$end"
    is "results in .$end print nothing" "$out" ""
    cat >"$work/back.mlir" <<'END_OF_MODULE'
func.func @main(%a: tensor<3x2xf32> {jax.arg_info = "w"}, %b: tensor<2xbf16> {jax.arg_info = "1"},
    %c: tensor<3xf32> {jax.arg_info = "2"}, %d: tensor<i64> {jax.arg_info = "3"})
    -> (tensor<3x2xf32>, tensor<2xbf16>, tensor<3xf32>, tensor<i64>) {
  return %a, %b, %c, %d : tensor<3x2xf32>, tensor<2xbf16>, tensor<3xf32>, tensor<i64>
}
END_OF_MODULE
    expect 0 "results from .$end" run "$work/back.mlir" --inputs "$work/results.$end"
    is "results from .$end" "$out" "${wanted#w: }"
done

# ---- errors ----------------------------------------------------------------------------------------------------------

expect 1 "a missing argument" run "$work/model.mlir" --inputs "$data/stored.npz"
says "a missing argument" \
    "the function takes 5 arguments, --inputs gave 4, --input gave 0; missing: 0 \"x\", tensor<[^;]*>. --random SEED makes them"
expect 1 "one argument too many" run "$work/model.mlir" --inputs "$data/stored.npz" --input "$work/x.npy" --input "$work/y.npy"
says "one argument too many" "the function takes 5 arguments, --inputs gave 4, --input gave 2; too many: [^ ]*/y.npy$"
expect 1 "tensors that do not fit" run "$work/back.mlir" --inputs "$data/stored.npz" --random 1
says "tensors that do not fit" "stored.npz: error: the tensors do not fit the inputs of the function:
  tensor 1 \"b\": no input has this name
  tensor 2 \"mask\": no input has this name
  tensor 3 \"table\": no input has this name
[^ ]*back.mlir: note: the function takes 0 \"w\", tensor<3x2xf32>[^
]*\$"
sed 's/tensor<2xbf16>/tensor<2xf16>/g; s/tensor<3x2xf32>/tensor<2x3xf32>/g' "$work/model.mlir" >"$work/other.mlir"
expect 1 "other types" run "$work/other.mlir" --inputs "$data/model.safetensors" --random 1
says "other types" "model.safetensors: error: the tensors do not fit the inputs of the function:
  input 1 \"w\": it holds tensor<3x2xf32>; expected tensor<2x3xf32>
  input 2 \"b\": it holds tensor<2xbf16>; expected tensor<2xf16>$"
expect 1 "several tensors as one argument" run "$work/model.mlir" --input "$data/stored.npz" --random 1
says "several tensors as one argument" "stored.npz: error: it has 4 tensors; an argument takes a file with one, and --inputs"
head -c 1000 "$data/model.safetensors" >"$work/cut.safetensors"
expect 1 "a file cut off" run "$work/model.mlir" --inputs "$work/cut.safetensors" --random 1
says "a file cut off" "cut.safetensors: error: .*is not within the [0-9]+ bytes of elements"
expect 1 "no such file" run "$work/model.mlir" --inputs "$work/none.npz" --random 1
says "no such file" "none.npz: error: cannot read: No such file or directory"
sed 's/f32/f64/g; s/bf16/f64/g' "$work/back.mlir" | sed 's/tensor<3x2xf64>/tensor<3x2xcomplex<f64>>/g' >"$work/complex.mlir"
expect 1 "a type that the format lacks" run "$work/complex.mlir" --random 1 --output "$work/c.safetensors"
says "a type that the format lacks" "c.safetensors: error: tensor .*safetensors files hold no complex<f64>; .npz files do"
check "nothing is left of it" test ! -e "$work/c.safetensors"
expect 0 "the same as .npz" run "$work/complex.mlir" --random 1 --output "$work/c.npz"

# ---- the reference packages --------------------------------------------------------------------------------------------

python=${PYTHON:-python3}
if ! "$python" -c "import numpy, safetensors.numpy" 2>/dev/null; then
    echo "skipped: $python has no numpy and safetensors"
elif [ -n "${EMULATOR:-}" ] || grep -q __asan_init "$quern"; then
    echo "skipped: $python cannot load this build of libquern.so"
else
    check "tests/io/reference.py" "$python" tests/io/reference.py "$B/libquern.so"
fi

finish
