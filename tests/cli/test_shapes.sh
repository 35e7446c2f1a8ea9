#!/usr/bin/env bash
# The example docs/examples/shapes.c learns to tell its images apart. Its bits are the same everywhere.
. "$(dirname "$0")/lib.sh"

QUERN_CACHE=off "$B/example_shapes" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
prints "it learns" "^loss 1[.][0-9]+ before, 0[.]0[0-9]+ after 400 steps"
prints "it knows new images" "3[012][0-9] of 320 new images right"
is "nothing on standard error" "$(cat "$work/err")" ""
check "docs/examples/shapes.c has less than 150 lines" test "$(wc -l <docs/examples/shapes.c)" -lt 150

finish
