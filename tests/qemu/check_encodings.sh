#!/usr/bin/env bash
# Tests the classifier of instructions (a64.h) on base.s, outside.s and executed programs. Checks that packs for armv8-a
# execute only instructions of ARMv8.0-A.
. "$(dirname "$0")/../cli/lib.sh"
. tests/qemu/lib.sh

words() { # words FILE.s: writes to $work/words, for each instruction: "base" or "outside", offset, encoding, class
    aarch64-linux-gnu-as "$1" -o "$work/words.o" &&
        aarch64-linux-gnu-objcopy -O binary -j .text "$work/words.o" "$work/words.bin" &&
        "$B/tests/qemu/classify" "$work/words.bin" >"$work/words"
}
each_is() { # each_is VERDICT COUNT FILE.s: all instructions have this verdict, and there are at least COUNT
    words "$3" || fail "$3"
    while read -r verdict offset rest; do
        if [ "$verdict" = "$1" ]; then pass; else
            fail "$3: $verdict $rest: $(aarch64-linux-gnu-objdump -d "$work/words.o" | grep -E "^ *$offset")"
        fi
    done <"$work/words"
    check "$3 has $(wc -l <"$work/words") instructions, at least $2" test "$(wc -l <"$work/words")" -ge "$2"
}
each_is base 350 tests/qemu/base.s
each_is outside 90 tests/qemu/outside.s

# Checks that the plugin (encodings.c) reports the one instruction outside ARMv8.0-A that a program executes. qemu's
# cortex-a72 executes aes and crc32, qemu's max executes all of these extensions.
tells() { # tells CPU KIND WHAT
    emulate "$1" "$arm64/outside_arm" "$2"
    is "$2 on $1 ends" "$status" 0
    is "$2 on $1" "$(outside_in "$arm64/outside_arm" "$3")" "1"
}
emulate cortex-a72 "$arm64/outside_arm" none
is "a program of ARMv8.0-A alone" "$(reported outside)" 0
tells cortex-a72 aes aes
tells cortex-a72 crc32 crc32
tells max aes aes
tells max crc32 crc32
tells max fp16 'fp16 arithmetic'
tells max dot 'dot product'
emulate max "$arm64/outside_arm" none
without=$(outside_in "$arm64/outside_arm" 'atomics: ldadd, swp')
emulate max "$arm64/outside_arm" atomic
is "an atomic addition on max, besides those of the C library" "$(outside_in "$arm64/outside_arm" 'atomics: ldadd, swp')" \
    $((without + 1))
emulate max "$arm64/outside_arm" none
check "on max the C library executes extensions" test "$(reported outside)" -gt 0

# Tests tests/qemu/verdict on reports of several processes.
judge() { # judge WHAT WANTED PROCESSES KIND...: runs a process for each KIND, with one report; verdict prints WANTED
    rm -f "$work/shared"
    for kind in "${@:4}"; do
        QEMU_PLUGIN="file=$B/tests/qemu/encodings.so,report=$work/shared" qemu-aarch64 -cpu cortex-a72 \
            "$arm64/outside_arm" "$kind"
    done
    is "$1" "$(tests/qemu/verdict "$work/shared" "$3" | tail -n 1)" "$2"
}
judge "three good processes" "3 passed, 0 failed" 3 none none none
judge "one of two is bad" "1 passed, 1 failed" 2 none crc32
judge "a process is missing" "2 passed, 1 failed" 3 none none

# Runs every module in a process that contains only the runtime and the pack.
packs=0
for file in tests/modules/*.mlir; do
    "$quern" compile "$file" -o "$work/pack" --level armv8-a >"$work/out" 2>"$work/err" || continue
    emulate cortex-a72 "$arm64/run_pack" "$work/pack" 1
    grep -q 'evaluated' "$work/err" && continue # the function cannot be compiled
    packs=$((packs + 1))
    is "$file runs" "$status" 0
    is "$file is of ARMv8.0-A: $(grep '^outside 0x' "$report" | head -n 3)" "$(reported outside)" 0
    check "$file executes its pack" grep -q "^in [1-9][0-9]* $work/pack$" "$report"
done
check "$packs packs, at least 100" test "$packs" -ge 100

finish
