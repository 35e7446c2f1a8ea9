#!/bin/sh
# Every module that JAX lowered, compiled, against JAX's results.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_modules.py "$B/quern" --jobs 1
