#!/bin/sh
# Differentiates every module of tests/gradients, compiles and runs the result, and compares it with JAX's derivatives.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
cp tests/gradients/*.npz tests/gradients/index.tsv "$modules"
for module in tests/gradients/*.mlir; do
    "$B/tests/gradient_text" "$module" >"$modules/$(basename "$module")" || echo "$module: no gradient"
done

python3 tests/run_modules.py "$B/quern" --directory "$modules" --compiled --jobs 2
