#!/usr/bin/env bash
# The example docs/examples/digits.cpp learns the digits. Its bits, and so its output, are the same everywhere.
. "$(dirname "$0")/lib.sh"

QUERN_CACHE=off "$B/example_digits" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
prints "it learns" "^[0-9]% of the digits right before, (9[0-9]|100)% after 400 steps$"
is "nothing on standard error" "$(cat "$work/err")" ""
check "docs/examples/digits.cpp has at most 65 lines" test "$(wc -l <docs/examples/digits.cpp)" -le 65

QUERN_CACHE=off QUERN_JIT=/nonexistent "$B/example_digits" >"$work/evaluated" 2>"$work/err"
is "the evaluator prints the same" "$(cat "$work/evaluated")" "$out"

finish
