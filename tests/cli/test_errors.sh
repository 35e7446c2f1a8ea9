#!/bin/sh
# Every broken module, and what is said of it.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_errors.py "$B/quern"
