#!/bin/sh
# The bits of every module's results, against those recorded in bits.txt. `tests/compare/bits --all` runs more variants.
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/compare/bits "${B:-build}/tests/caller"
