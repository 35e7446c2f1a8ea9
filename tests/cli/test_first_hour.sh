#!/usr/bin/env bash
# Examples of what a new user writes first: docs/examples/classifier.c, block.c, kmeans.c, server.c, packs.c and custom.c.
# Each prints what first_hour.txt says; the bits are the same everywhere. A second start takes
# its code from the cache, without a compiler.
. "$(dirname "$0")/lib.sh"
list=$PWD/tests/cli/first_hour.txt
export QUERN_CACHE=$work/cache
declare -A most=([classifier]=68 [block]=107 [kmeans]=48 [server]=50 [packs]=47 [custom]=75) # lines

for name in $(sed -n 's/^\$ //p' "$list"); do
    wanted=$(awk -v name="$name" '/^\$ / { on = $2 == name; next } on' "$list")
    program=$(emulated "$B/example_$name")
    check "docs/examples/$name.c has at most ${most[$name]} lines" \
        test "$(wc -l <"docs/examples/$name.c")" -le "${most[$name]}"
    for jit in "$B/quern-jit" /nonexistent; do
        out=$(cd "$work" && QUERN_JIT=$jit "$program" 2>"$work/err")
        is "$name: its status, with the compiler $jit" $? 0
        is "$name: what it prints, with the compiler $jit" "$out" "$wanted"
        is "$name: nothing on standard error" "$(cat "$work/err")" ""
    done
done

# These need no compiler at all.
for name in block kmeans; do
    wanted=$(awk -v name="$name" '/^\$ / { on = $2 == name; next } on' "$list")
    out=$(cd "$work" && QUERN_CACHE=off QUERN_JIT=/nonexistent "$(emulated "$B/example_$name")" 2>"$work/err")
    is "$name: the evaluator prints the same" "$out" "$wanted"
done

finish
