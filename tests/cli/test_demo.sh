#!/usr/bin/env bash
# The example trains its network.
. "$(dirname "$0")/lib.sh"

"$demo" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
is "its last line" "$(tail -n 1 "$work/out")" "10 of 10 digits right"
prints "both forms agree" "weights the same, bit for bit"
prints "it was compiled" "[1-9][0-9]* kernels"
prints "it reports the loss" "loss [12][.][0-9]+ before, 0[.]00[0-9]+ after"
prints "it reports the times" "building [0-9.]+ ms, compiling [0-9.]+ ms"
but_times() { sed -E 's/[0-9.]+ ms/... ms/g'; }
if [ -z "${EMULATOR:-}" ]; then
    is "what README.md says, but for times" "$(but_times <"$work/out")" \
        "$(sed -n '/^building .* kernels$/,/^```$/p' README.md | grep -v '^```$' | but_times)"
fi
is "it complains of nothing" "$(cat "$work/err")" ""

finish
