#!/bin/sh
# Compares hashes of every module's results with bits.txt. `tests/compare/bits --all` runs more variants.
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/compare/bits "${B:-build}/tests/caller"
