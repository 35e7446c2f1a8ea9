#!/usr/bin/env bash
# Runs every module and the example twice. The second run compiles nothing and gives the same results.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache

runs() { # runs FILE: prints the results of the module, then where the program came from
    "$quern" run "$1" --random 7 --time 2>&1 | sed -n 's/^\(compile\|load\) .* ms  /\1 /p; /tensor</p; /error/p'
}
misses=0
for file in tests/modules/*.mlir; do
    first=$(runs "$file")
    second=$(QUERN_JIT=/nonexistent runs "$file")
    case $first in
    *"compile evaluated: "*) is "$file is evaluated again" "${second%compile*}" "${first%compile*}" ;;
    *"compile miss"*)
        misses=$((misses + 1))
        is "$file: the second run is a hit" "$second" "${first%compile*}load hit"
        ;;
    *"load hit") is "$file: a program of another module is a hit" "$second" "$first" ;;
    *) fail "$file: $first" ;;
    esac
done
check "$misses modules were compiled, at least 100" test "$misses" -ge 100

# Compiles the modules in another order, so that other programs compile the shared kernels. The files must be the same,
# except for the checksum and the numbers of kernels in the headers.
for file in $(printf '%s\n' tests/modules/*.mlir | tac); do
    QUERN_CACHE=$work/again "$quern" run "$file" --random 7 >/dev/null 2>&1
done
digests() { (cd "$1" && for file in *.qpack; do echo "$file $(tail -c +297 "$file" | cksum)"; done); }
check "keys and code are the same again" diff <(digests "$QUERN_CACHE") <(digests "$work/again")
check "files of kernels are the same again" diff -r "$QUERN_CACHE/kernels" "$work/again/kernels"
check "at least 200 kernels" test "$(find "$work/again/kernels" -name '*.qpack' | wc -l)" -ge 200
check "at least 50 of them shared by programs" test "$("$quern" cache stats | awk '/^kernels shared/ { print $3 }')" -ge 50

"$demo" >"$work/first" 2>&1
QUERN_JIT=/nonexistent "$demo" >"$work/second" 2>&1
check "the example compiles at first" grep -q "compiling [1-9]" "$work/first"
check "the example compiles nothing in its second run" grep -q "compiling 0.0 ms" "$work/second"
is "the example: the same losses in both runs" "$(grep loss "$work/second")" "$(grep loss "$work/first")"

finish
