#!/usr/bin/env bash
# The compiler on the board makes what the compiler on the host makes for it, byte for byte: of twenty modules, the training
# among them, and of the example, whose graph the C API builds.
. "$(dirname "$0")/../cli/lib.sh"
host=build/quern-jit
board=$(emulated "$B/board/quern-jit")

is "both are one build" "$("$board" --version)" "$("$host" --version)"
modules="seven_segment_loop seven_segment_step mlp_forward mlp_gradient mlp_adam_step attention attention_gradient
    transformer_block softmax_gradient layer_norm gelu_f16 reductions dot_bf16 op_dot_f64 integer_division movement
    exponentials trigonometry converts_half while_newton"
for name in $modules; do
    build/quern compile "tests/modules/$name.mlir" --level armv8-a -o "$work/host.qpack" 2>"$work/err" || fail "$name here"
    QUERN_JIT=$board "$quern" compile "tests/modules/$name.mlir" --level armv8-a -o "$work/board.qpack" 2>"$work/err"
    check "$name: the same bytes" cmp "$work/host.qpack" "$work/board.qpack"
    check "$name: code for one level" grep -aq armv8-a "$work/board.qpack"
done

QUERN_CACHE=$work/host QUERN_JIT=$host "$demo" >"$work/out" 2>"$work/err"
QUERN_CACHE=$work/board QUERN_JIT=$board "$demo" >"$work/out" 2>"$work/err"
check "the example's code was kept" test -n "$(find "$work/host" -name '*.qpack')"
check "the example: the same files" diff -r "$work/host" "$work/board"

finish
