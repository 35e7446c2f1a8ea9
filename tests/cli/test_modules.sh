#!/bin/sh
# Compiles and runs every module of tests/modules and tests/text. Compares the results with the expected results.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_modules.py "$B/quern" --jobs 1
