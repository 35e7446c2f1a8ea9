#!/usr/bin/env bash
# Compares the bits of results on x86-64 and aarch64: of every compiled module, of every seventh module in the
# evaluator, of elementwise operations on many operands, and of the training of a network.
. "$(dirname "$0")/../cli/lib.sh"

# Every seventh module also runs in the evaluator, and again from the cache without a compiler.
export QUERN_CACHE=$work/cache
number=0
for file in tests/modules/*.mlir tests/text/*.mlir; do
    number=$((number + 1))
    rm -rf "$work/here" "$work/there" "$work/evaluated" "$work/cached"
    build/quern run "$file" --random 7 --output "$work/here" >/dev/null 2>"$work/err" || { fail "$file on x86-64"; continue; }
    "$quern" run "$file" --random 7 --output "$work/there" >/dev/null 2>"$work/err"
    check "$file: the same bits" diff -r "$work/here" "$work/there"
    [ $((number % 7)) = 0 ] || continue
    "$quern" run "$file" --random 7 --evaluate --output "$work/evaluated" >/dev/null 2>"$work/err"
    check "$file: the same bits, evaluated" diff -r "$work/here" "$work/evaluated"
    QUERN_JIT=/nonexistent "$quern" run "$file" --random 7 --output "$work/cached" --time >"$work/out" 2>&1
    check "$file: found in the cache, or cannot be compiled" grep -Eq "load.*hit|compile.*evaluated" "$work/out"
    check "$file: the same bits, from the cache" diff -r "$work/here" "$work/cached"
done
check "$number modules, at least 150" test "$number" -ge 150

same_output() { # same_output PROGRAM PATTERN: PROGRAM must print the same lines that match PATTERN on both machines
    build/tests/"$1" | grep -E "$2" >"$work/here.txt"
    "$(emulated "$B/tests/$1")" >"$work/there.txt"
    check "$1 passes" grep -Eq ' passed, 0 failed$' "$work/there.txt"
    grep -E "$2" "$work/there.txt" >"$work/there.lines"
    check "$1 prints the same lines" diff "$work/here.txt" "$work/there.lines"
    check "$1 prints matching lines" test -s "$work/here.txt"
}
same_output function_bits '^[a-z_0-9]+ [a-z0-9<>]+ [0-9a-f]{16} [0-9a-f]{16}$'
same_output test_training '^weights'

finish
