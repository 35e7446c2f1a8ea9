#!/bin/sh
# Checks the error message for every invalid module of tests/text/bad.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
exec python3 tests/run_errors.py "$B/quern"
