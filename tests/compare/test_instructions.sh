#!/bin/sh
# The instructions that a warm call executes, against those recorded in instructions.txt. `tests/compare/instructions --all`
# counts more calls.
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/compare/instructions "${B:-build}/tests/caller"
