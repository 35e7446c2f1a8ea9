#!/usr/bin/env bash
# Modules and packs with several functions: compile, run, bench, dump and inspect with --function.
. "$(dirname "$0")/lib.sh"

cat >"$work/two.mlir" <<'END_OF_MODULE'
module @two {
  func.func public @double(%x: tensor<2xf32>) -> tensor<2xf32> {
    %y = stablehlo.add %x, %x : tensor<2xf32>
    return %y : tensor<2xf32>
  }
  func.func public @square(%x: tensor<2xf32>) -> tensor<2xf32> {
    %y = stablehlo.multiply %x, %x : tensor<2xf32>
    return %y : tensor<2xf32>
  }
}
END_OF_MODULE
cat >"$work/three.mlir" <<'END_OF_MODULE'
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = stablehlo.add %x, %x : tensor<3xf32>
  return %y : tensor<3xf32>
}
END_OF_MODULE
npy "$work/2.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }" '\x00\x00\x40\x40\x00\x00\x80\x40'
npy "$work/3.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }" \
    '\x00\x00\x40\x40\x00\x00\x80\x40\x00\x00\x80\x3f'

# A function of a module.
expect 1 "no @main" run "$work/two.mlir" --input "$work/2.npy"
says "no @main" "no function @main and 2 public functions"
expect 0 "square" run "$work/two.mlir" --function square --input "$work/2.npy"
is "square" "$out" "tensor<2xf32> [9, 16]"
expect 1 "an unknown function" run "$work/two.mlir" --function cube --input "$work/2.npy"
says "an unknown function" "no function @cube; it has @double, @square"
expect 0 "bench of a function" bench "$work/two.mlir" --function double --seconds 0.01
expect 0 "a pack of one function" compile "$work/two.mlir" --function square -o "$work/one.qpack"
expect 0 "runs without --function" run "$work/one.qpack" --input "$work/2.npy"
is "runs without --function" "$out" "tensor<2xf32> [9, 16]"
expect 0 "an object" compile "$work/two.mlir" --function square -o "$work/square.o"

# A pack with several functions, two of them with one name.
expect 0 "a pack" compile "$work/two.mlir" --function double --function square \
    --function double="$work/three.mlir" -o "$work/all.qpack"
for engine in "" --evaluate; do
    expect 0 "by name $engine" run "$work/all.qpack" --function square --input "$work/2.npy" $engine
    is "by name $engine" "$out" "tensor<2xf32> [9, 16]"
    expect 0 "by number $engine" run "$work/all.qpack" --function 2 --input "$work/3.npy" $engine
    is "by number $engine" "$out" "tensor<3xf32> [6, 8, 2]"
done
expect 0 "bench of a pack's function" bench "$work/all.qpack" --function 0 --seconds 0.01
expect 0 "inspect" inspect "$work/all.qpack"
prints "inspect lists the functions" "function   0  double.*function   1  square.*function   2  double.*code, .* of all functions"
expect 0 "inspect lists the functions as JSON" inspect "$work/all.qpack" --json
json "names of functions" 'assert [f["name"] for f in j["functions"]] == ["double", "square", "double"]'
expect 0 "dump of one" dump "$work/all.qpack" --function 1 --stage graph
prints "dump of one" "stablehlo.multiply"
expect 0 "dump by name" dump "$work/all.qpack" --function square
prints "dump by name" "stablehlo.multiply"
expect 1 "dump of two of this name" dump "$work/all.qpack" --function double
says "dump of two of this name" "the pack has 2 functions @double; --function takes their numbers"
expect 0 "dump of a module's function" dump "$work/two.mlir" --function square
prints "dump of a module's function" "stablehlo.multiply"
expect 0 "dump of the function of a pack with one" dump "$work/one.qpack" --function square
prints "dump of the function of a pack with one" "stablehlo.multiply"
expect 0 "a pack of @main" compile "$work/three.mlir" -o "$work/main.qpack"
expect 0 "dump of @main" dump "$work/main.qpack" --function main
prints "dump of @main" "stablehlo.add"
expect 1 "no --function" run "$work/all.qpack" --input "$work/2.npy"
says "no --function" "several functions; --function NAME chooses one"
expect 1 "two of this name" run "$work/all.qpack" --function double --input "$work/2.npy"
says "two of this name" "2 functions @double.*tensor<2xf32>.*tensor<3xf32>"
expect 1 "a number too high" run "$work/all.qpack" --function 3 --input "$work/2.npy"
says "a number too high" "the pack has no function number 3; it has 3, counted from 0"

# Functions that all have a file need no other one.
expect 0 "only files" compile --function a="$work/three.mlir" -o "$work/a.qpack"
expect 0 "only files" run "$work/a.qpack" --input "$work/3.npy"
is "only files" "$out" "tensor<3xf32> [6, 8, 2]"
expect 2 "a file too many" compile "$work/two.mlir" --function a="$work/three.mlir" -o "$work/a.qpack"
says "a file too many" "two.mlir. is not needed"
expect 2 "no file" compile --function a -o "$work/a.qpack"
says "no file" "no FILE was given"
"$quern" compile - --function double --function square -o "$work/stdin.qpack" <"$work/two.mlir"
expect 0 "several functions of standard input" run "$work/stdin.qpack" --function square --input "$work/2.npy"
is "several functions of standard input" "$out" "tensor<2xf32> [9, 16]"
expect 0 "an object of several" compile "$work/two.mlir" --function double --function square -o "$work/a.o"
expect 0 "an object of several: functions" inspect "$work/a.o"
prints "an object of several: functions" "function   a_double.*function   a_square"
expect 1 "the same name and types" compile "$work/two.mlir" --function a="$work/three.mlir" --function double \
    --function a="$work/three.mlir" -o "$work/a.qpack"
says "the same name and types" "functions 0 and 2 have the same name, .a., and the same types of inputs"
expect 1 "a module that is missing" compile --function a="$work/none.mlir" -o "$work/a.qpack"
says "a module that is missing" "none.mlir"

finish
