#!/usr/bin/env bash
# quern dump, and the format of error messages.
. "$(dirname "$0")/lib.sh"

cat >"$work/f.mlir" <<'END'
module @net {
  func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %c = stablehlo.constant dense<2.0> : tensor<8x4xf32>
    %0 = stablehlo.multiply %x, %c : tensor<8x4xf32>
    %1 = stablehlo.exponential %0 : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}
END

run dump "$work/f.mlir" --stage none
read -ra stages <<<"$(sed -n 's/.*there are //p' <<<"$err" | tr -d ,)"
is "the stages" "${stages[*]}" "graph simplified fused nests plan costs llvm asm"
for stage in "${stages[@]}"; do
    expect 0 "stage $stage" dump "$work/f.mlir" --stage $stage
    check "stage $stage prints something" test -n "$out"
    is "stage $stage: nothing on standard error" "$err" ""
done
expect 0 "the graph is the default" dump "$work/f.mlir"
prints "the graph is StableHLO" "module @net.*func.func.*@main.*stablehlo.exponential"
printf '%s\n' "$out" >"$work/again.mlir"
expect 0 "printed text is read" dump "$work/again.mlir"
is "printed text is printed the same again" "$out" "$(cat "$work/again.mlir")"
"$quern" dump - <"$work/f.mlir" >"$work/stdin.txt"
is "standard input" "$(cat "$work/stdin.txt")" "$out"
# Near a page that is not mapped, a masked load takes a hundred times as long even if no lane exists. So each load whose
# index may leave its buffer reads from a chosen address.
cat >"$work/parts.mlir" <<'END'
func.func @main(%x: tensor<500xf32>, %y: tensor<500xf32>, %m: tensor<40x36xf32>) -> (tensor<1000xf32>, tensor<46x36xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<500xf32>, tensor<500xf32>) -> tensor<1000xf32>
  %1 = stablehlo.negate %0 : tensor<1000xf32>
  %2 = stablehlo.pad %m, %z, low = [2, 0], high = [4, 0], interior = [0, 0] : (tensor<40x36xf32>, tensor<f32>) -> tensor<46x36xf32>
  return %1, %2 : tensor<1000xf32>, tensor<46x36xf32>
}
END
for level in x86-64-v3 x86-64-v4; do
    expect 0 "parts at $level" dump "$work/parts.mlir" --stage llvm --level $level
    unchecked=$(awk '/= select i1 .* ptr /{chosen[$1]=1}
        /call .*masked.load/{masked++; sub(/.*masked.load[^(]*\(ptr /, ""); sub(/,.*/, ""); if (!chosen[$0]) wrong++}
        END {print (masked > 0), wrong + 0}' <<<"$out")
    is "masked loads of parts at $level: some, of which from any address" "$unchecked" "1 0"
done
cat >"$work/product.mlir" <<'END'
func.func public @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
END
expect 0 "--no-fuse" dump "$work/f.mlir" --stage plan --no-fuse
prints "--no-fuse" "2 nests, 2 kernels"
expect 0 "--fast" dump "$work/product.mlir" --stage nests --level x86-64-v4-bf16 --fast f32
prints "--fast" "dot_bf16"
expect 0 "without --fast" dump "$work/product.mlir" --stage nests --level x86-64-v4-bf16
is "without --fast" "$(grep -c dot_bf16 <<<"$out")" 0
expect 2 "a wrong --fast" dump "$work/product.mlir" --fast f16
says "a wrong --fast" "fast takes bf16 or f32, not .f16."
expect 0 "--no-fuse says so" dump "$work/f.mlir" --stage fused --no-fuse
prints "--no-fuse says so" "nest 2 exponential at line 5: computes exponential; apart from nest 1 .multiply., because nothing is fused"
for stage in graph simplified fused; do
    run dump "$work/f.mlir" --stage $stage
    printf '%s\n' "$out" >"$work/stage.mlir"
    expect 0 "stage $stage can be run" run "$work/stage.mlir" --random 3 --evaluate
    is "stage $stage gives the same" "$out" "$("$quern" run "$work/f.mlir" --random 3)"
done
expect 0 "llvm" dump "$work/f.mlir" --stage llvm
prints "llvm is IR" "define "
expect 0 "another machine's code" dump "$work/f.mlir" --stage llvm --level x86-64-v3
prints "another machine's code" "target-cpu|x86-64-v3"

expect 0 "-o" dump "$work/f.mlir" -o "$work/o.mlir"
is "-o prints nothing" "$out" ""
is "-o" "$(cat "$work/o.mlir")" "$(cat "$work/again.mlir")"
expect 1 "-o into a missing directory" dump "$work/f.mlir" -o "$work/no/such/directory"
says "-o into a missing directory" "cannot write"

for stage in graph simplified fused; do
    expect 0 "dot of $stage" dump "$work/f.mlir" --stage $stage --format dot
    prints "dot of $stage" "digraph"
    check "Graphviz takes the dot of $stage" dot -Tsvg -o /dev/null "$work/out"
    expect 0 "svg of $stage" dump "$work/f.mlir" --stage $stage --format svg -o "$work/f.svg"
    check "svg of $stage" grep -q "<svg" "$work/f.svg"
done
PATH=/nonexistent "$quern" dump "$work/f.mlir" --format svg >"$work/out" 2>"$work/err"
is "svg without Graphviz: status" $? 1
err=$(cat "$work/err")
says "svg without Graphviz" "Graphviz"

# ---- code -----------------------------------------------------------------------------------------------------------------

map() { # map OPERATION TYPE ELEMENTS: a function of one or two operands
    cat <<END
func.func @main(%x: tensor<$3x$2>, %y: tensor<$3x$2>) -> tensor<$3x$2> {
  %0 = stablehlo.$1 : tensor<$3x$2>
  return %0 : tensor<$3x$2>
}
END
}

for level in x86-64-v3 x86-64-v4; do
    map "sine %x" f32 1003 >"$work/sine.mlir"
    expect 0 "a sine at $level" dump "$work/sine.mlir" --stage asm --level $level
    # One for operands above 2^14, and inside it one for those above 2^40.
    is "each slow path is there once at $level" "$(grep -c '^\.Lslow.*:' <<<"$out")" 2
    for type in i8 ui8 i16 ui16 i32 ui32; do
        for operation in divide remainder; do
            map "$operation %x, %y" $type 1003 >"$work/divide.mlir"
            expect 0 "$operation of $type at $level" dump "$work/divide.mlir" --stage asm --level $level
            is "$operation of $type at $level divides no integers" "$(grep -cE '[[:space:]]i?div[bwlq]?[[:space:]]' <<<"$out")" 0
        done
    done
    for type in f16 bf16; do
        for operation in "sine %x" "exponential %x" "add %x, %y" "power %x, %y"; do
            map "$operation" $type 1024 >"$work/half.mlir"
            expect 0 "$operation of $type at $level" dump "$work/half.mlir" --stage asm --level $level
            is "$operation of $type at $level converts no scalars" \
                "$(sed '/^\.Lslow/,$d' <<<"$out" | grep -cE 'vcvt(ph2ps|ps2ph).*(vmovd|%xmm[0-9]+, %xmm[0-9]+$)|v?pinsrw|v?pextrw')" 0
        done
    done
done

# ---- errors: FILE:LINE:COL: error: ... --------------------------------------------------------------------------------------

error() { # error WHAT REGEX: run and dump refuse the module on standard input
    cat >"$work/bad.mlir"
    for command in run dump; do
        expect 1 "$1" "$command" "$work/bad.mlir"
        says "$1" "^$work/bad.mlir:$2"
    done
}
error "text that is no module" '1:1: error: ' <<'END'
hello
END
error "an unknown operation" '2:8: error: ' <<'END'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.frobnicate %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
END
error "an unknown value" '2:[0-9]+: error: .*%y' <<'END'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}
END
error "dimensions that differ" '2:[0-9]+: error: .*contracting dimensions 1 and 0 differ in extent: 7 and 8 in tensor<10x7xf32> x tensor<8x16xf32>' <<'END'
func.func @main(%x: tensor<10x7xf32>, %w: tensor<8x16xf32>) -> tensor<10x16xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<10x7xf32>, tensor<8x16xf32>) -> tensor<10x16xf32>
  return %0 : tensor<10x16xf32>
}
END
error "a size that overflows" '1:[0-9]+: error: .*overflow' <<'END'
func.func @main(%x: tensor<4611686018427387904x4xf32>) -> tensor<4611686018427387904x4xf32> {
  return %x : tensor<4611686018427387904x4xf32>
}
END
error "text that ends early" '[0-9]+:[0-9]+: error: ' <<'END'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x
END
printf 'module {' | "$quern" run - >"$work/out" 2>"$work/err"
is "an error of standard input: status" "${PIPESTATUS[1]}" 1
err=$(cat "$work/err")
says "an error of standard input" "^<stdin>:1:[0-9]+: error: "

finish
