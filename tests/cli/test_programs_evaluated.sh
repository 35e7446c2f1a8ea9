#!/bin/sh
# Runs every program of tests/programs in the evaluator.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_modules.py "$B/quern" --directory tests/programs --evaluate --jobs 1
