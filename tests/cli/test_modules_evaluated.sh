#!/bin/sh
# Runs every module of tests/modules and tests/text in the evaluator. Compares the results with the expected results.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_modules.py "$B/quern" --evaluate --jobs 1
