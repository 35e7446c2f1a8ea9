#!/bin/sh
# Runs the inputs that fuzzing found before (tests/fuzz/run). The name of an input begins with its target.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
passed=0 failed=0
for input in tests/fuzz/corpus/fuzz_*; do
    [ -e "$input" ] || continue
    target=$(basename "$input")
    if "$B/tests/${target%-*}" -i "$input"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $input"
    fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
