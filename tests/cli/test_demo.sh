#!/usr/bin/env bash
# The example of the README trains its network, and prints what the README says.
. "$(dirname "$0")/lib.sh"

"$demo" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
is "the last line" "$(tail -n 1 "$work/out")" "10 of 10 digits right"
prints "step and loop give the same weights" "weights the same, bit for bit"
prints "it was compiled" "[1-9][0-9]* kernels"
prints "it reports the loss" "loss [12][.][0-9]+ before, 0[.]00[0-9]+ after"
prints "it reports the times" "building [0-9.]+ ms, compiling [0-9.]+ ms"
# The number of kernels depends on the level: which products share a kernel depends on their tiles.
but_machine() { sed -E 's/[0-9.]+ ms/... ms/g; s/[0-9]+ kernels/... kernels/'; }
if [ -z "${EMULATOR:-}" ]; then
    is "the output in README.md, except for times and kernels" "$(but_machine <"$work/out")" \
        "$(sed -n '/^building .* kernels$/,/^```$/p' README.md | grep -v '^```$' | but_machine)"
fi
is "nothing on standard error" "$(cat "$work/err")" ""

finish
