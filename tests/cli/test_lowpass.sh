#!/usr/bin/env bash
# The example docs/examples/lowpass.c removes noise from its signals.
. "$(dirname "$0")/lib.sh"

QUERN_CACHE=off "$B/example_lowpass" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
prints "the oscillation" "signal 0: strongest at 3 periods, error 0[.]4[0-9]* before, 0[.][01][0-9]* after"
prints "the square wave" "signal 1: strongest at 3 periods, error 0[.]4[0-9]* before, 0[.]2[0-9]* after"
check "it draws two pictures of 13 rows" test "$(wc -l <"$work/out")" -eq 30
is "nothing on standard error" "$(cat "$work/err")" ""
check "docs/examples/lowpass.c has less than 150 lines" test "$(wc -l <docs/examples/lowpass.c)" -lt 150

finish
