#!/bin/sh
# Counts the instructions of warm calls of modules, and compares the counts with instructions.txt.
# `tests/compare/instructions --all` counts more calls.
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/compare/instructions "${B:-build}/tests/caller"
