#!/usr/bin/env bash
# The example docs/examples/gaussian_process.c fits its parameters and predicts.
. "$(dirname "$0")/lib.sh"

QUERN_CACHE=off "$B/example_gaussian_process" >"$work/out" 2>"$work/err"
is "the example's status" $? 0
out=$(cat "$work/out")
prints "the likelihood before the first step" "step  0: log likelihood  -49[.]5[0-9]*; length 1[.]000, amplitude 1[.]000, noise 1[.]000"
prints "the likelihood after the last step" "step 60: log likelihood   12[.]6[0-9]*; length 2[.]4[0-9]*, amplitude 2[.]1[0-9]*, noise 0[.]1[0-9]*"
prints "a prediction between samples" "at  6[.]0:   1[.]5[0-9]* [+]- 0[.]0[0-9]*, true   1[.]521"
prints "a prediction beyond them" "at  9[.]3: .* beyond the samples"
is "nothing on standard error" "$(cat "$work/err")" ""
check "docs/examples/gaussian_process.c has less than 150 lines" test "$(wc -l <docs/examples/gaussian_process.c)" -lt 150

finish
