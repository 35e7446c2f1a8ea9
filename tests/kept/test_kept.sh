#!/usr/bin/env bash
# Runs the program of version 0.2 with the library of today, and with one in which every struct that may grow has one
# more field. It must find the same.
. "$(dirname "$0")/../cli/lib.sh"
[ -x "$B/tests/kept_0_2" ] || { echo "skipped: the kept program: it is not built for another machine"; finish; exit; }
export QUERN_JIT=$B/quern-jit
wanted='headers 0.2.0
softmax 0.328562 0.372309 0.225817 0.073312
softmax 0.328562 0.372309 0.225817 0.073312
largest 10 16, mean 7.6667, sums 12 16 14
softmax 0.328562 0.372309 0.225817 0.073312
0 failures'
runs() { # runs WHAT LIBRARIES: prints what the program finds
    mkdir -p "$work/$1/cache" "$work/$1/files"
    chmod 700 "$work/$1/cache"
    LD_LIBRARY_PATH=$2 "$B/tests/kept_0_2" "$work/$1/cache" "$work/$1/files" 2>&1
}
is "the library of today" "$(runs today "$B")" "$wanted"
is "a library with a field more in each struct" "$(runs grown "$B/grown")" "$wanted"
# The second library is another one, whose structs have grown: those with reserved room, and four that the library fills.
check "structs with reserved room grow" grep -q 'QN_RESERVED_OF(count) uint64_t grown;' "$B/grown/include/quern/types.h"
is "structs without reserved room that grow" "$(cat "$B"/grown/include/quern/*.h | grep -c '^uint64_t grown;')" 4
check "it has the whole interface" test "$(nm -D "$B/grown/libquern.so.0.2" | grep -c ' T qn_')" -gt 100
# The kept headers stay as they were.
is "the kept headers" "$(cd tests/kept/0.2/quern && cat *.h | sha256sum | cut -c1-16)" "b971208aeb5a44b0"
finish
