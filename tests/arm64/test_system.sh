#!/usr/bin/env bash
# Tests the command on systems like those of boards: pages of 4, 16 or 64 KiB, and few or no writable directories.
. "$(dirname "$0")/../cli/lib.sh"
export QUERN_CACHE=$work/cache
module=tests/modules/softmax.mlir
wanted=$(build/quern run "$module" --random 1)
traced() { # traced ARGS...: runs the command; writes its system calls to $work/calls
    # shellcheck disable=SC2086
    $EMULATOR -strace "$B/quern" "$@" >"$work/out" 2>"$work/calls" </dev/null
}

# ---- pages: programs are aligned for pages of 64 KiB, and files are mapped from offset 0

for program in libquern.so quern demo board/quern-jit; do
    readelf -lW "$B/$program" | awk '$1 == "LOAD" { print $2, $3, $NF }' >"$work/segments"
    check "$program has segments" test -s "$work/segments"
    while read -r offset address align; do
        check "$program: a segment aligned to $align" test $((align % 65536)) = 0
        check "$program: a segment at $offset for $address" test $(((address - offset) % 65536)) = 0
    done <"$work/segments"
done

build/quern compile "$module" --level armv8-a --no-cache -o "$work/softmax.qpack"
"$quern" run "$module" --random 1 >/dev/null # fills the cache
for file in "$work/softmax.qpack" "$module"; do
    traced run "$file" --random 1
    is "$file gives the same" "$(cat "$work/out")" "$wanted"
    # The file of a mapped descriptor is the file of the last openat that returned this descriptor.
    awk -F'[(,"]' '/ openat\(/ && / = [0-9]+$/ { n = split($0, p, " = "); name[p[n]] = $0 }
        / mmap\(/ && !/ANONYMOUS/ { print $6, $7, name[$6] }' "$work/calls" >"$work/maps"
    grep -F .qpack "$work/maps" >"$work/packs"
    is "$file: mapped once" "$(wc -l <"$work/packs")" 1
    check "$file: from its beginning" grep -Eq '^[0-9]+ 0\) ' "$work/packs"
    is "$file: otherwise only libraries are mapped" "$(grep -Ev '\.qpack|\.so' "$work/maps")" ""
done

for page in 4096 16384 65536; do
    for file in "$work/softmax.qpack" "$module"; do
        # shellcheck disable=SC2086
        $EMULATOR -p $page "$B/quern" run "$file" --random 1 >"$work/out" 2>"$work/err"
        is "pages of $page: ${file##*/}" "$(cat "$work/out")" "$wanted"
    done
    # shellcheck disable=SC2086
    QUERN_CACHE=off $EMULATOR -p $page "$B/quern" run "$module" --random 1 >"$work/out" 2>"$work/err"
    is "pages of $page: without a cache" "$(cat "$work/out")" "$wanted"
done

# ---- a firmware: no home, no cache, no locale, a read-only directory

bare() { # bare ARGS...: runs the command with no environment variables except LC_ALL and those in ${with[@]}
    # shellcheck disable=SC2086
    (cd / && env -i LC_ALL=tr_TR.UTF-8 "${with[@]}" $EMULATOR -strace "$B/quern" "$@" >"$work/out" 2>"$work/calls" </dev/null)
}
writes() { grep -E ' (openat\(.*O_(WRONLY|RDWR|CREAT)|mkdir|rename|unlink|ftruncate|memfd_create)' "$work/calls" | grep -v /dev/null; }

with=(TERM=dumb)
bare run "$work/softmax.qpack" --random 1
is "a pack, without a home" "$(cat "$work/out")" "$wanted"
is "a pack: nothing is written" "$(writes)" ""
check "a pack: no system call names a path in /tmp" test -z "$(grep -F '"/tmp' "$work/calls" | grep -vF "\"$work/")"
with=(QUERN_JIT=/nonexistent)
bare run "$PWD/$module" --random 1
is "no compiler and no home: evaluated" "$(cat "$work/out")" "$wanted"
is "evaluated: nothing is written" "$(writes)" ""

with=(QUERN_CACHE="$QUERN_CACHE" QUERN_JIT=/nonexistent)
bare run "$PWD/$module" --random 1
is "a filled cache, no compiler" "$(cat "$work/out")" "$wanted"
is "a hit: nothing is written" "$(writes)" ""
check "a hit: the entry is mapped" grep -q 'PROT_EXEC|PROT_READ,MAP_PRIVATE,[0-9]*,0)' "$work/calls"

with=(QUERN_CACHE=/proc/quern QUERN_JIT="$PWD/build/quern-jit")
bare run "$PWD/$module" --random 1
is "a cache directory that cannot be created" "$(cat "$work/out")" "$wanted"

finish
