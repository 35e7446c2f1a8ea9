#!/usr/bin/env bash
# The example docs/examples/tokens.c learns its sentence and writes it. Its bits, and so its letters, are the same
# everywhere.
. "$(dirname "$0")/lib.sh"

QUERN_CACHE=off "$B/example_tokens" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
prints "it learns" "^loss 4[.][0-9]+ before, 0[.]0[0-9]+ after 200 steps"
is "what it writes" "$(tail -n 1 "$work/out")" \
    "the dog saw the cat, the cat saw the mouse, and the mouse saw the cheese."
is "nothing on standard error" "$(cat "$work/err")" ""
check "docs/examples/tokens.c has less than 150 lines" test "$(wc -l <docs/examples/tokens.c)" -lt 150

finish
