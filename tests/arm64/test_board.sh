#!/usr/bin/env bash
# The board's compiler and the host's compiler make the same bytes for the board: from twenty modules, and from the
# example, which builds its graphs with the C API.
. "$(dirname "$0")/../cli/lib.sh"
host=build/quern-jit
board=$(emulated "$B/board/quern-jit")

is "both have one compile id and one LLVM" "$("$board" --version)" "$("$host" --version)"
modules="seven_segment_loop seven_segment_step mlp_forward mlp_gradient mlp_adam_step attention attention_gradient
    transformer_block softmax_gradient layer_norm gelu_f16 reductions dot_bf16 op_dot_f64 integer_division movement
    exponentials trigonometry converts_half while_newton"
for name in $modules; do
    build/quern compile "tests/modules/$name.mlir" --level armv8-a -o "$work/host.qpack" 2>"$work/err" || fail "$name on the host"
    QUERN_JIT=$board "$quern" compile "tests/modules/$name.mlir" --level armv8-a -o "$work/board.qpack" 2>"$work/err"
    check "$name: the same bytes" cmp "$work/host.qpack" "$work/board.qpack"
    check "$name: code for one level" grep -aq armv8-a "$work/board.qpack"
done

# Compiling packs and an object on the host fills a cache for the board. The board finds its programs there and runs
# them without a compiler. A cache that the board's own compiler fills is equal to that cache.
for name in mlp_forward softmax_f16 while_newton; do
    module=tests/modules/$name.mlir
    build/quern compile "$module" --cpu pi4 --cache "$work/filled" -o "$work/filled.qpack" 2>"$work/err"
    QUERN_JIT=$board "$quern" run "$module" --random 7 --cache "$work/own" --output "$work/$name" >"$work/out" 2>"$work/err"
done
build/quern compile tests/modules/attention.mlir --cpu pi4 --cache "$work/filled" -o "$work/attention.o" 2>"$work/err"
QUERN_JIT=$board "$quern" compile tests/modules/attention.mlir --cache "$work/own" -o "$work/own.qpack" 2>"$work/err"
check "host and board fill the same cache" diff -r "$work/filled" "$work/own"
cp -r "$work/filled" "$work/copied"
for name in mlp_forward softmax_f16 while_newton attention; do
    QUERN_JIT=/nonexistent "$quern" run "tests/modules/$name.mlir" --random 7 --cache "$work/copied" --time --output "$work/got" \
        >"$work/out" 2>"$work/err"
    check "$name: found in the host's cache" grep -q 'load .* hit' "$work/out"
    [ -d "$work/$name" ] && check "$name: the same bits" diff -r "$work/$name" "$work/got"
    rm -rf "$work/got"
done

QUERN_CACHE=$work/host QUERN_JIT=$host "$demo" >"$work/out" 2>"$work/err"
QUERN_CACHE=$work/board QUERN_JIT=$board "$demo" >"$work/out" 2>"$work/err"
check "the example's code is in the cache" test -n "$(find "$work/host" -name '*.qpack')"
check "the example: host and board write the same files" diff -r "$work/host" "$work/board"

finish
