#!/bin/sh
# Every invalid module, and its error message.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_errors.py "$B/quern"
