#!/bin/sh
# Compares every module that JAX lowered, compiled, with JAX's results.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_modules.py "$B/quern" --jobs 1
