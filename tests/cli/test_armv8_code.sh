#!/usr/bin/env bash
# Code for armv8-a has no calls, no unnecessary branches, and no vector operations that LLVM would split into lanes.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=off

stage() { "$quern" dump "$1" --stage "$2" --cpu pi4 2>"$work/err"; }
count() { grep -cE "$1" "$work/text"; }
at_most() { # at_most WHAT REGEX N: at most N lines of $work/text match
    local n
    n=$(count "$2")
    check "$1: $n, at most $3" test "$n" -le "$3"
}

# These modules have loads with predicates, strides and computed indices, tails, tables, divisions and 16-bit floats.
for name in pad op_pad concatenate movement one_hot argmax softmax layer_norm_bf16 softmax_f16 integer_division transformer_block \
    op_reduce_sum_bf16 dynamic_slice op_reverse op_slice trigonometry; do
    stage "tests/modules/$name.mlir" llvm >"$work/text"
    check "$name is compiled" grep -qE 'define.*@[ks]0' "$work/text"
    at_most "$name: masked intrinsics" 'llvm\.masked' 0
    stage "tests/modules/$name.mlir" asm >"$work/text"
    at_most "$name: calls of anything but kernels" $'^\tblr? ' "$(count $'^\tbl\tk[0-9]+$')"
    at_most "$name: instructions outside ARMv8.0" $'^\t(aes[demi]|sha(1|256|512)|crc32|fml[as]l|[su]dot|bf(dot|mlal|mmla|cvt)|ld(add|clr|eor|set)|swp|cas|sqrdmla)' 0
    at_most "$name: uses of x18" '[^a-z0-9][xw]18([^0-9]|$)' 0
done

echo 'func.func @main(%x: tensor<1003xf32>, %y: tensor<1003xf32>) -> tensor<1003xf32> {
  %0 = stablehlo.add %x, %y : tensor<1003xf32>
  return %0 : tensor<1003xf32>
}' >"$work/add.mlir"
stage "$work/add.mlir" asm >"$work/text"
check "an addition is vectorised" grep -q 'fadd.*\.4s' "$work/text"
at_most "branches of an addition with a tail" $'^\t(b\\.|cbn?z|tbn?z)' 3
at_most "instructions of an addition with a tail" $'^\t[a-z]' 80

# The level determines all CPU features: neither the tuning nor LLVM's CPU model adds one.
for cpu in pi4 pi5; do
    "$quern" dump "$work/add.mlir" --stage llvm --cpu "$cpu" >"$work/text"
    for feature in aes sha2 crc lse dotprod fullfp16; do
        check "$cpu has no $feature" grep -q -- "-$feature[,\"]" "$work/text"
    done
done
check "tuned for a Cortex-A76" grep -q '"tune-cpu"="cortex-a76"' "$work/text"
finish
