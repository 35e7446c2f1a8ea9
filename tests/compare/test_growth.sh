#!/bin/sh
# Counts the instructions of operations at n and 2 n, and compares the growth with that of their work.
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/compare/growth "${B:-build}/tests/caller" --table
