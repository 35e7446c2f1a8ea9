#!/usr/bin/env bash
# Figures, messages, options and links in README.md are those of the sources and of the command. test_demo.sh compares
# the example's output, test_install.sh runs the first program, and test_guide.sh runs docs/guide.md.
. "$(dirname "$0")/lib.sh"

figure() { # figure FILE REGEX: the part of the first matching text of FILE, with its lines joined, that is in parentheses
    tr '\n' ' ' <"$1" | sed 's/  */ /g' | grep -Eo "$2" | head -n 1 | sed -E "s/$2/\1/"
}
same() { # same README_REGEX FILE REGEX: both give the same figure
    local wanted
    wanted=$(figure "$2" "$3")
    check "$2 has '$3'" test -n "$wanted"
    is "README.md: $1" "$(figure README.md "$1")" "$wanted"
}
same 'LLVM (19 to [0-9]+)' tools/find_llvm 'LLVM from (19 to [0-9]+)'
same 'more than ([0-9]+) inputs or [0-9]+ captures' src/schedule/nest.h 'MAX_WIDTH = ([0-9]+),'
same 'inputs or ([0-9]+) captures' src/schedule/nest.h 'MAX_CAPTURES = ([0-9]+),'
same 'more than ([0-9]+) operations in its calls' src/math/region_code.c 'MOST_INLINED = ([0-9]+) '
same 'in blocks, at ([0-9]+) % of' docs/performance.md \
    'product 1024x1024x1024 [^%]* ([0-9]+) % of [0-9]+ [|] arithmetic'
same 'training, in ([0-9]+) lines of code' <(grep -vEc '^ *(/?[*]|$)' docs/examples/seven_segment.c) '([0-9]+)'

# The messages. That of the C API is the one of the guide.
sed -n '/^layer.mlir:.* error:/,/\^$/p' README.md >"$work/message"
printf 'func.func @main(%%x: tensor<2x3xf32>, %%b: tensor<4xf32>) -> tensor<2x3xf32> {\n%s\n  return %%0 : tensor<2x3xf32>\n}\n' \
    "$(sed -n 2p "$work/message")" >"$work/layer.mlir"
(cd "$work" && "$B/quern" run layer.mlir --random 1) >"$work/out" 2>"$work/err"
is "the message of a module" "$(cat "$work/err")" "$(cat "$work/message")"
message=$(sed -n '/^add: operands differ/,/^```$/p' README.md)
check "there is a message of the C API" test -n "$message"
is "the message of the C API" "$message" \
    "$(sed 's/^errors.c:[0-9]*: //; /^status 1$/d' docs/guide.md | sed -n '/^add: operands differ/,/^```$/p')"

# Commands: each option is in the help of its command.
sed -n 's/^quern \([a-z]*\) \(.*\)/\1 \2/p' README.md | sed 's/    .*//' >"$work/commands"
check "README.md shows commands" test "$(wc -l <"$work/commands")" -ge 15
while read -r command arguments; do
    "$quern" help "${command/help/dump}" >"$work/out" 2>"$work/err" </dev/null
    for option in $(grep -Eo -- '--[a-z-]+' <<<"$arguments"); do
        check "quern $command has $option" grep -qwe "$option" "$work/out"
    done
done <"$work/commands"

for file in README.md docs/*.md; do
    for target in $(grep -Eo '\]\([^)# ]+' "$file" | sed 's/^](//' | grep -v '^https\?:'); do
        check "$file: the link $target" test -e "$(dirname "$file")/$target"
    done
done
finish
