#!/usr/bin/env bash
# Runs every module, and the example, a second time: nothing is compiled, and the results are the same.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache

runs() { # runs FILE: prints what it gives and, last, where the program came from
    "$quern" run "$1" --random 7 --time 2>&1 | sed -n 's/^\(compile\|load\) .* ms  /\1 /p; /^tensor/p; /error/p'
}
misses=0
for file in tests/modules/*.mlir; do
    first=$(runs "$file")
    second=$(QUERN_JIT=/nonexistent runs "$file")
    case $first in
    *"compile evaluated: "*) is "$file is evaluated again" "${second%compile*}" "${first%compile*}" ;;
    *"compile miss"*)
        misses=$((misses + 1))
        is "$file is found" "$second" "${first%compile*}load hit"
        ;;
    *"load hit") is "$file, a program of another module, is found" "$second" "$first" ;;
    *) fail "$file: $first" ;;
    esac
done
check "$misses modules were compiled, at least 100" test "$misses" -ge 100

# Compiles in other processes and in another order, so that other kernels come from the cache. The files are the same,
# except for the checksum and the counts of kernels at the end of the headers.
for file in $(printf '%s\n' tests/modules/*.mlir | tac); do
    QUERN_CACHE=$work/again "$quern" run "$file" --random 7 >/dev/null 2>&1
done
digests() { (cd "$1" && for file in *.qpack; do echo "$file $(tail -c +297 "$file" | cksum)"; done); }
check "keys and code are the same again" diff <(digests "$QUERN_CACHE") <(digests "$work/again")
check "and kernels, to the last byte" diff -r "$QUERN_CACHE/kernels" "$work/again/kernels"
check "which are many" test "$(find "$work/again/kernels" -name '*.qpack' | wc -l)" -ge 200
check "of which programs share some" test "$("$quern" cache stats | awk '/^kernels shared/ { print $3 }')" -ge 50

"$demo" >"$work/first" 2>&1
QUERN_JIT=/nonexistent "$demo" >"$work/second" 2>&1
check "the example compiles at first" grep -q "compiling [1-9]" "$work/first"
check "the example compiles nothing at its second run" grep -q "compiling 0.0 ms" "$work/second"
is "with the same losses" "$(grep loss "$work/second")" "$(grep loss "$work/first")"

finish
