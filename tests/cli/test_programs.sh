#!/bin/sh
# Compiles and runs every program of tests/programs, which JAX lowered. A program that is only evaluated fails.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_modules.py "$B/quern" --directory tests/programs --compiled --jobs 2
