#!/usr/bin/env bash
# Mistakes on the command line, each with the message that it gets: tests/cli/mistakes.txt. With --record, writes the
# file anew.
. "$(dirname "$0")/lib.sh"
golden=$PWD/tests/cli/mistakes.txt

mkdir "$work/in"
cat >"$work/in/model.mlir" <<'END'
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}
END
sed 's/stablehlo.add/stablehlo.ad/' "$work/in/model.mlir" >"$work/in/misspelt.mlir"
sed 's/stablehlo.add %x, %y/stablehlo.infeed %x, %y/' "$work/in/model.mlir" >"$work/in/missing.mlir"
sed 's/%y :/%z :/' "$work/in/model.mlir" >"$work/in/undefined.mlir"
sed 's/%y: tensor<2xf32>/%y: tensor<3xf32>/' "$work/in/model.mlir" >"$work/in/shapes.mlir"
sed 's/f32/f4E2M1FN/g' "$work/in/model.mlir" >"$work/in/type.mlir"
printf 'ML\xefR\x0dStableHLO_v1.9.0\0abc' >"$work/in/model.mlirbc"
npy "$work/in/three.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }" '\0\0\0\0\0\0\0\0\0\0\0\0'
sed 's/tensor<2x/tensor<?x/g' "$work/in/model.mlir" >"$work/in/dynamic.mlir"
sed 's/tensor<2x/tensor<*x/g' "$work/in/model.mlir" >"$work/in/unranked.mlir"
echo '// nothing' >"$work/in/nothing.mlir"
: >"$work/in/empty.qpack"
printf '\0\1binary' >"$work/in/model.bin"
cp "$work/in/model.bin" "$work/in/model.onnx"
cp "$work/in/model.bin" "$work/in/model.pt"
printf '\x7fELF\2\1\1' >"$work/in/model.o"
echo 'import jax' >"$work/in/model.py"
sed 's/stablehlo.add/mhlo.add/' "$work/in/model.mlir" >"$work/in/mhlo.mlir"
sed 's/@main/@double/' "$work/in/model.mlir" >"$work/in/double.mlir"
header='{"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}'
printf "\\x$(printf %02x ${#header})\0\0\0\0\0\0\0%s\0\0\0\0\0\0\0\0" "$header" >"$work/in/w.safetensors"
"$quern" compile "$work/in/model.mlir" -o "$work/in/model.qpack" --no-cache || exit 1
"$quern" compile --function double="$work/in/double.mlir" --function main="$work/in/model.mlir" \
    -o "$work/in/two.qpack" --no-cache || exit 1
{ head -c 1000 "$work/in/model.qpack"; printf 'damage'; tail -c +1007 "$work/in/model.qpack"; } >"$work/in/damaged.qpack"
[[ $quern = "$work"/* ]] || quern=$(realpath "$quern")

files=$(ls "$work/in")
count=0
mistake() { # mistake ARGS...: prints the command, its status and its message
    count=$((count + 1))
    echo "\$ quern $*"
    (cd "$work/in" && "$quern" "$@" 2>&1 </dev/null)
    echo "(status $?)"
    echo
}
{
    mistake
    mistake rnu model.mlir
    mistake model.mlir
    mistake model.mlir --random 1
    mistake help compiel
    mistake run
    mistake run model.mlir other.mlir
    mistake run model.mlir three.npy
    mistake bench model.mlir w.safetensors
    mistake dump model.mlir three.npy
    mistake info model.mlir
    mistake run model.mlir --tiem
    mistake run model.mlir --random seven
    mistake run model.mlir --random
    mistake run model.mlir --random --time
    mistake run model.mlir --fast --random 1
    mistake run model.mlir --input --random=1
    mistake run model.mlir --random 1 --output --time
    mistake run model.mlir --random 1 --cache --time
    mistake run model.mlir --random 1 --cache
    mistake compile model.mlir -o --cpu pi4
    mistake compile model.mlir --cpu -o model.qpack
    mistake dump model.mlir --nest --help
    mistake run model.mlir --random 1 --random 2
    mistake run model.mlir --time=yes
    mistake run model.mlir --random 1 -o out.npz
    mistake compile model.mlir --output model.qpack
    mistake run model.mlir --random 1 --output out.pt
    mistake run model.mlir --random 1 --output out/0.2
    mistake run model.mlir
    mistake run model.mlir --input three.npy --random 1
    mistake run model.mlir --input x.npy --input y.npy --input z.npy --input three.npy
    mistake run model.mlir --inputs three.npy
    mistake run model.mlir --inputs w.safetensors
    mistake run model.mlir --random 1 --level x86-64-v9
    mistake run model.mlir --random 1 --evaluate --require-compiled
    mistake run model.mlir --random 1 --time --json
    mistake run none.mlir --random 1
    mistake run model.mlirbc --random 1
    mistake run misspelt.mlir --random 1
    mistake run missing.mlir --random 1
    mistake run mhlo.mlir --random 1
    mistake run undefined.mlir --random 1
    mistake run shapes.mlir --random 1
    mistake run type.mlir --random 1
    mistake run dynamic.mlir --random 1
    mistake run unranked.mlir --random 1
    mistake run nothing.mlir --random 1
    mistake run empty.qpack --random 1
    mistake run - --random 1
    mistake run three.npy
    mistake run w.safetensors
    mistake run model.bin
    mistake run model.onnx
    mistake run model.pt
    mistake run model.py
    mistake run model.o
    mistake compile model.onnx -o other.qpack
    mistake run damaged.qpack --random 1
    mistake run model.mlir --random 1 --threads 5000
    mistake compile model.mlir
    mistake compile model.mlir -o model.so
    mistake compile model.mlir -o model.qpack --cpu pi4 --target x86_64-linux
    mistake compile model.mlir -o model.qpack --header model.h
    mistake compile model.qpack -o other.qpack
    mistake run two.qpack --random 1
    mistake run two.qpack --function 5 --random 1
    mistake run two.qpack --function train --random 1
    mistake dump two.qpack
    mistake dump two.qpack --function 5
    mistake dump two.qpack --function train
    mistake dump model.qpack --function 1
    mistake dump model.mlir --function train
    mistake dump model.mlir --stage nest
    mistake dump model.mlir --format png
    mistake dump model.mlir -o model.png
    mistake dump model.mlir --format dot -o model.svg
    mistake dump model.mlir --nest 7 --stage nests
    mistake dump model.mlir --nest 1 --stage plan
    mistake cache lsit
    mistake cache explain
    mistake cache list three.npy
    mistake cache list --cache off
    mistake cache prune --cache off
    mistake cache clear --cache=
    mistake inspect three.npy
    mistake inspect empty.qpack
    mistake inspect damaged.qpack
} >"$work/mistakes"
if [ "${1:-}" = --record ]; then
    cp "$work/mistakes" "$golden"
fi
check "there are at least 20 mistakes" test "$count" -ge 20
check "all have the messages of mistakes.txt" diff "$golden" "$work/mistakes"
# Each mistake ends with a status, writes no file, and says what is wrong.
is "mistakes that pass" "$(grep -c '^(status 0)' "$work/mistakes")" 0
is "the files after the mistakes" "$(ls "$work/in")" "$files"
finish
