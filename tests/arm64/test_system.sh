#!/usr/bin/env bash
# Systems of boards: pages of 4, 16 or 64 KiB, and a firmware with a single writable directory.
. "$(dirname "$0")/../cli/lib.sh"
export QUERN_CACHE=$work/cache
module=tests/modules/softmax.mlir
wanted=$(build/quern run "$module" --random 1)
traced() { # traced ARGS...: the command, its system calls in $work/calls
    # shellcheck disable=SC2086
    $EMULATOR -strace "$B/quern" "$@" >"$work/out" 2>"$work/calls" </dev/null
}

# ---- pages: program segments suit the largest pages, and files are mapped from offset 0

for program in libquern.so quern demo board/quern-jit; do
    readelf -lW "$B/$program" | awk '$1 == "LOAD" { print $2, $3, $NF }' >"$work/segments"
    check "$program has segments" test -s "$work/segments"
    while read -r offset address align; do
        check "$program: a segment aligned to $align" test $((align % 65536)) = 0
        check "$program: a segment at $offset for $address" test $(((address - offset) % 65536)) = 0
    done <"$work/segments"
done

build/quern compile "$module" --level armv8-a --no-cache -o "$work/softmax.qpack"
"$quern" run "$module" --random 1 >/dev/null # into the cache
for file in "$work/softmax.qpack" "$module"; do
    traced run "$file" --random 1
    is "$file gives the same" "$(cat "$work/out")" "$wanted"
    # A descriptor number means the last file opened with it.
    awk -F'[(,"]' '/ openat\(/ && / = [0-9]+$/ { n = split($0, p, " = "); name[p[n]] = $0 }
        / mmap\(/ && !/ANONYMOUS/ { print $6, $7, name[$6] }' "$work/calls" >"$work/maps"
    grep -F .qpack "$work/maps" >"$work/packs"
    is "$file: mapped once" "$(wc -l <"$work/packs")" 1
    check "$file: from its beginning" grep -Eq '^[0-9]+ 0\) ' "$work/packs"
    is "$file: no other file but libraries is mapped" "$(grep -Ev '\.qpack|\.so' "$work/maps")" ""
done

for page in 4096 16384 65536; do
    for file in "$work/softmax.qpack" "$module"; do
        # shellcheck disable=SC2086
        $EMULATOR -p $page "$B/quern" run "$file" --random 1 >"$work/out" 2>"$work/err"
        is "pages of $page: ${file##*/}" "$(cat "$work/out")" "$wanted"
    done
    # shellcheck disable=SC2086
    QUERN_CACHE=off $EMULATOR -p $page "$B/quern" run "$module" --random 1 >"$work/out" 2>"$work/err"
    is "pages of $page: a copy" "$(cat "$work/out")" "$wanted"
done

# ---- a firmware: no home, no cache, no locale, a read-only directory

bare() { # bare ARGS...: with none of the usual environment
    # shellcheck disable=SC2086
    (cd / && env -i LC_ALL=tr_TR.UTF-8 "${with[@]}" $EMULATOR -strace "$B/quern" "$@" >"$work/out" 2>"$work/calls" </dev/null)
}
writes() { grep -E ' (openat\(.*O_(WRONLY|RDWR|CREAT)|mkdir|rename|unlink|ftruncate|memfd_create)' "$work/calls" | grep -v /dev/null; }

with=(TERM=dumb)
bare run "$work/softmax.qpack" --random 1
is "a pack, without a home" "$(cat "$work/out")" "$wanted"
is "a pack: nothing is written" "$(writes)" ""
check "a pack: nothing is looked for in /tmp" test -z "$(grep -F '"/tmp' "$work/calls" | grep -vF "\"$work/")"
with=(QUERN_JIT=/nonexistent)
bare run "$PWD/$module" --random 1
is "no compiler and no home: evaluated" "$(cat "$work/out")" "$wanted"
is "evaluated: nothing is written" "$(writes)" ""

with=(QUERN_CACHE="$QUERN_CACHE" QUERN_JIT=/nonexistent)
bare run "$PWD/$module" --random 1
is "a cache that is full, no compiler" "$(cat "$work/out")" "$wanted"
is "a hit: nothing is written" "$(writes)" ""
check "a hit: the entry is mapped" grep -q 'PROT_EXEC|PROT_READ,MAP_PRIVATE,[0-9]*,0)' "$work/calls"

with=(QUERN_CACHE=/proc/quern QUERN_JIT="$PWD/build/quern-jit")
bare run "$PWD/$module" --random 1
is "a cache in a directory that takes no files" "$(cat "$work/out")" "$wanted"

finish
