#!/usr/bin/env bash
# The reader of docs/examples/seven_segment_forward: what training gives, what it takes in a firmware, and what a call costs.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache QUERN_JIT=$B/quern-jit
example=docs/examples/seven_segment_forward
digits="1111110 0110000 1101101 1111001 0110011 1011011 1011111 1110000 1111111 1111011"
MAX_BYTES=8192 MAX_STEPS=300

"$B/tests/train" >"$work/reader.mlir" 2>"$work/err"
check "training gives the module that is there, bit for bit" cmp "$work/reader.mlir" "$example/reader.mlir"

bytes() { size -A "$1" | awk '$1 ~ /^\.(text|rodata|data|bss)/ { sum += $2 } END { print sum }'; }
build() { # build CPU CC RT: reader.o and the program that reads with it
    expect 0 "compile the reader for $1" compile "$example/reader.mlir" --cpu "$1" -o "$work/reader.o" --header "$work/reader.h"
    check "the reading program for $1" "$2" -std=c99 -O2 -Wall -Wextra -Wpedantic -Werror -I"$work" -o "$work/read" "$example/read.c" \
        "$work/reader.o" "$3"
    "$2" -nostdlib -static -Wl,-e,reader -o "$work/alone" "$work/reader.o" "$3"
    echo "object for $1: $(bytes "$work/reader.o") bytes of code and data, $(bytes "$work/alone") with the runtime"
    check "the reader for $1 and the runtime have at most $MAX_BYTES bytes" test "$(bytes "$work/alone")" -le "$MAX_BYTES"
}
build host "${CC:-gcc}" "$B/libquern-rt.a"
is "it reads" "$("$work/read" $digits)" 0123456789

check "its workspace is not larger than the counting program's" test "$(awk '/_WORKSPACE_BYTES [0-9]/ { print $3 }' "$work/reader.h")" -le 4096

# A call, step by step: the code of kernels, and what is around it.
if [ -z "${EMULATOR:-}" ]; then
    check "the counting program" "${CC:-gcc}" -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -no-pie -I"$work" -o "$work/count" \
        tests/cli/count_reader.c "$work/reader.o" "$B/libquern-rt.a"
    ranges=$(nm -S "$work/count" | awk '$4 == "reader.code" { code = $1 ":" $2 }
        $4 ~ /^(reader|quern_rt_run_1|run_steps|steps_run_all|fpenv_begin|fpenv_end|run_block|run_kernel|run_while|run_branch|run_steps.*|slot_address|check)$/ { others = others " " $1 ":" $2 }
        END { print code others }' | tr ' ' '\n' | while IFS=: read -r at size; do printf '%s:%x ' "$at" $((16#$at + 16#$size)); done)
    counts=$("$work/count" $ranges)
    status=$?
    if [ $status = 77 ]; then
        echo "SKIPPED: instructions of a call: the system lets no process be traced"
    else
        is "the stepped call is right" $status 0
        set -- $counts
        kernels=$1
        shift
        around=0
        for count; do around=$((around + count)); done
        echo "a call: $kernels instructions in kernels, $around around them"
        check "the kernels were stepped through" test "$kernels" -gt 100
        check "what is around them was counted" test "$around" -gt 30
        check "at most $MAX_STEPS instructions are around kernels, not $around" test "$around" -le "$MAX_STEPS"
    fi
fi

# A whole process that opens a context, loads a pack and calls it.
if grep -q __asan_init "$quern" || [ -n "${EMULATOR:-}" ]; then
    echo "SKIPPED: instructions of a process: not under a sanitizer or an emulator"
else
    expect 0 "a pack of the reader" compile "$example/reader.mlir" --cpu host -o "$work/reader.qpack"
    check "a program that runs packs" "${CC:-gcc}" -std=c11 -D_GNU_SOURCE -O2 -Iinclude -o "$work/run_pack" tests/qemu/run_pack.c \
        "$B/libquern.a" -lm -lpthread
    "$B/tests/count_steps" -i "$work/run_pack" "$work/reader.qpack" 1 2>"$work/err"
    status=$?
    if [ $status = 77 ]; then
        echo "SKIPPED: instructions of a process: the system lets none be traced"
    else
        is "the pack runs" $status 0
        read -r _ _ _ _ _ steps <"$work/err"
        echo "a process that loads a pack and calls it: $steps instructions"
        check "$steps instructions from start to end, at most 300000" test "$steps" -le 300000
        check "they were counted" test "$steps" -gt 30000
    fi
fi

if command -v aarch64-linux-gnu-gcc >/dev/null; then
    (cd "$work" && aarch64-linux-gnu-gcc -std=c11 -O2 -ffreestanding -I"$OLDPWD/include" -I"$OLDPWD/src" -c \
        "$OLDPWD"/src/rt/*.c "$OLDPWD/src/base/fpenv_arm.c" && aarch64-linux-gnu-ar rcs arm-rt.a object_run.o steps.o fpenv_arm.o)
    build pi4 aarch64-linux-gnu-gcc "$work/arm-rt.a"
    command -v qemu-aarch64 >/dev/null &&
        is "it reads on a Raspberry Pi" "$(qemu-aarch64 -cpu cortex-a72 -L /usr/aarch64-linux-gnu "$work/read" $digits)" 0123456789
else
    echo "SKIPPED: the reader for a Raspberry Pi: there is no aarch64-linux-gnu-gcc"
fi
finish
