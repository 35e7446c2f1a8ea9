#!/usr/bin/env bash
# The example docs/examples/seven_segment_forward: the result of the training, the sizes of the reader in a firmware,
# and the number of instructions of a call.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache QUERN_JIT=$B/quern-jit
example=docs/examples/seven_segment_forward
digits="1111110 0110000 1101101 1111001 0110011 1011011 1011111 1110000 1111111 1111011"
MAX_BYTES=8192 MAX_STEPS=300

"$B/tests/train" >"$work/reader.mlir" 2>"$work/err"
check "training gives reader.mlir again, bit for bit" cmp "$work/reader.mlir" "$example/reader.mlir"

check "its programs have at most 70 lines" test "$(cat "$example"/*.c | wc -l)" -le 70

bytes() { size -A "$1" | awk '$1 ~ /^\.(text|rodata|data|bss)/ { sum += $2 } END { print sum }'; }
build() { # build CPU CC RT: builds reader.o and the program that calls it
    expect 0 "compile the reader for $1" compile "$example/reader.mlir" --cpu "$1" -o "$work/reader.o" --header "$work/reader.h"
    check "the reading program for $1" "$2" -std=c99 -O2 -Wall -Wextra -Wpedantic -Werror -I"$work" -o "$work/read" "$example/read.c" \
        "$work/reader.o" "$3"
    "$2" -nostdlib -static -Wl,-e,reader -o "$work/alone" "$work/reader.o" "$3"
    echo "object for $1: $(bytes "$work/reader.o") bytes of code and data, $(bytes "$work/alone") with the runtime"
    check "the reader for $1 and the runtime have at most $MAX_BYTES bytes" test "$(bytes "$work/alone")" -le "$MAX_BYTES"
}
build host "${CC:-gcc}" "$B/libquern-rt.a"
is "the program reads all digits" "$("$work/read" $digits)" 0123456789

check "the workspace fits into that of count_reader.c" \
    test "$(awk '/_WORKSPACE_BYTES [0-9]/ { print $3 }' "$work/reader.h")" -le 4096

# find_ranges PROGRAM ARCHIVE: prints address ranges BEGIN:END of PROGRAM, in hexadecimal. The first range is the
# kernels' code. The others are the object's function and the functions of the runtime, which ARCHIVE defines.
find_ranges() {
    awk 'NR == FNR { if (NF == 4) runtime[$4] = 1; next }
        $4 == "reader.code" { code = $1 ":" $2 }
        $4 == "reader" || $4 in runtime { others = others " " $1 ":" $2 }
        END { print code others }' <(nm -S "$2") <(nm -S "$1") | tr ' ' '\n' |
        while IFS=: read -r at size; do printf '%s:%x ' "$at" $((16#$at + 16#$size)); done
}
check_call() { # check_call WHERE KERNELS AROUND...: checks the numbers of instructions in kernels and around kernels
    local where=$1 kernels=$2 around=0 count
    shift 2
    for count; do around=$((around + count)); done
    echo "a call $where: $kernels instructions in kernels, $around around them"
    check "$where: the kernels were counted" test "$kernels" -gt 100
    check "$where: the instructions around kernels were counted" test "$around" -gt 30
    check "$where: at most $MAX_STEPS instructions are around kernels, not $around" test "$around" -le "$MAX_STEPS"
}

# Counts the instructions of a call inside and outside kernels.
if [ -z "${EMULATOR:-}" ]; then
    check "the counting program" "${CC:-gcc}" -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -no-pie -I"$work" -o "$work/count" \
        tests/cli/count_reader.c "$work/reader.o" "$B/libquern-rt.a"
    ranges=$(find_ranges "$work/count" "$B/libquern-rt.a")
    counts=$("$work/count" $ranges)
    status=$?
    if [ $status = 77 ]; then
        echo "skipped: instructions of a call: the system does not allow tracing"
    else
        is "status of the counting program" $status 0
        check_call "on this machine" $counts
    fi
fi

# A whole process that opens a context, loads a pack and calls it.
if grep -q __asan_init "$quern" || [ -n "${EMULATOR:-}" ]; then
    echo "skipped: instructions of a process: not under a sanitizer or an emulator"
else
    expect 0 "a pack of the reader" compile "$example/reader.mlir" --cpu host -o "$work/reader.qpack"
    check "a program that runs packs" "${CC:-gcc}" -std=c11 -D_GNU_SOURCE -O2 -Iinclude -o "$work/run_pack" tests/qemu/run_pack.c \
        "$B/libquern.a" -lm -lpthread
    "$B/tests/count_steps" -i "$work/run_pack" "$work/reader.qpack" 1 2>"$work/err"
    status=$?
    if [ $status = 77 ]; then
        echo "skipped: instructions of a process: the system does not allow tracing"
    else
        is "the pack runs" $status 0
        read -r _ _ _ _ _ steps <"$work/err"
        echo "a process that loads a pack and calls it: $steps instructions"
        check "$steps instructions from start to end, at most 300000" test "$steps" -le 300000
        check "instructions from start to end were counted" test "$steps" -gt 30000
    fi
fi

if command -v aarch64-linux-gnu-gcc >/dev/null; then
    (cd "$work" && aarch64-linux-gnu-gcc -std=c11 -O2 -ffreestanding -I"$OLDPWD/include" -I"$OLDPWD/src" -c \
        "$OLDPWD"/src/rt/*.c "$OLDPWD/src/base/fpenv_arm.c" && aarch64-linux-gnu-ar rcs arm-rt.a object_run.o steps.o fpenv_arm.o)
    build pi4 aarch64-linux-gnu-gcc "$work/arm-rt.a"
    if command -v qemu-aarch64 >/dev/null; then
        emulator="qemu-aarch64 -cpu cortex-a72 -L /usr/aarch64-linux-gnu"
        is "the program reads all digits on a Raspberry Pi" "$($emulator "$work/read" $digits)" 0123456789
        check "the plugin that counts" "${CC:-gcc}" -std=c11 -O2 -D_GNU_SOURCE -fPIC -fvisibility=hidden -shared -o "$work/encodings.so" \
            tests/qemu/encodings.c tests/qemu/a64.c -lpthread
        aarch64-linux-gnu-gcc -O2 -static -I"$work" -o "$work/static" "$example/read.c" "$work/reader.o" "$work/arm-rt.a"
        is "the program reads a digit under the plugin" "$($emulator -plugin "$work/encodings.so,report=$work/report,each=on" "$work/static" 1101101)" 2
        counts=$(for range in $(find_ranges "$work/static" "$work/arm-rt.a"); do echo "range $((16#${range%:*})) $((16#${range#*:}))"; done |
            python3 -c '
import sys
ranges = [tuple(map(int, line.split()[1:])) for line in sys.stdin]
counts = [0] * len(ranges)
for line in open(sys.argv[1]):
    if line.startswith("at "):
        address, count = int(line.split()[1], 16), int(line.split()[3])
        for i, (begin, end) in enumerate(ranges):
            counts[i] += count * (begin <= address < end)
print(*counts)' "$work/report")
        check_call "on a Raspberry Pi" $counts
        is "instructions outside ARMv8.0-A in the reader" "$(grep -c "^outside 0x.*$work/static" "$work/report")" 0
    else
        echo "skipped: the reader on a Raspberry Pi: there is no qemu-aarch64"
    fi
else
    echo "skipped: the reader for a Raspberry Pi: there is no aarch64-linux-gnu-gcc"
fi
finish
