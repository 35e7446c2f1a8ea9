#!/usr/bin/env bash
# Checks that copied code is made visible to instruction fetch. A CPU needs this, qemu does not. The first run finds the
# instructions that make code visible. The second run finds the addresses of the cache lines in their operands.
. "$(dirname "$0")/../cli/lib.sh"
. tests/qemu/lib.sh
line=64 # bytes of a cache line of a Cortex-A72

# Prints the numbers of the cache lines that instructions of one kind flush. qemu's log has the registers before each
# block of code whose address is in the filter. With -singlestep a block is one instruction.
lines() { # lines KIND PROGRAM ARGS...
    local kind=$1 at=
    shift
    while read -r _ address encoding _; do
        at+=,$address+4
        printf '%d %d\n' "$address" $((0x$encoding & 31))
    done < <(grep "^flush .* $kind\$" "$report") >"$work/registers"
    [ -s "$work/registers" ] || return 0
    qemu-aarch64 -cpu cortex-a72 -singlestep -d cpu,nochain -dfilter "${at#,}" -D "$work/log" "$@" >/dev/null
    python3 - "$work/registers" "$work/log" $line <<'PYTHON'
import re, sys
registers = dict(map(int, row.split()) for row in open(sys.argv[1]))
for state in open(sys.argv[2]).read().split(" PC=")[1:]:
    address = int(state.split()[0], 16)
    if address in registers:
        value = re.search(r"X%02d=([0-9a-f]+)" % registers[address], state)
        print(int(value.group(1), 16) // int(sys.argv[3]))
PYTHON
}

copies() { # copies HOW MISSING BARRIERS: MISSING lines of the code are not flushed; BARRIERS is 1 if barriers follow
    emulate cortex-a72 "$arm64/copy_code" "$1"
    is "$1: the code runs" "$status" 0
    read -r _ address size _ <<<"$out"
    seq $((address / line)) $(((address + size - 1) / line)) >"$work/wanted"
    check "$1: the code has $(wc -l <"$work/wanted") lines, at least 60" test "$(wc -l <"$work/wanted")" -ge 60
    for kind in 'dc cvau' 'ic ivau'; do
        lines "$kind" "$arm64/copy_code" "$1" | sort -nu >"$work/lines"
        is "$1: lines without $kind" "$(sort "$work/lines" | comm -13 - <(sort "$work/wanted") | wc -l)" "$2"
    done
    is "$1: isb" "$(($(flushed isb) > 0))" "$3"
    is "$1: dsb" "$(($(flushed dsb) > 1))" "$3"
}
copies file 0 1
copies copy 0 1
copies silent 63 0 # proves that the test finds missing instructions

# The code of a pack runs in the mapped file of the pack. Mapped files do not need these instructions.
"$quern" compile tests/modules/softmax.mlir -o "$work/pack" --level armv8-a
emulate cortex-a72 "$arm64/run_pack" "$work/pack" 1
check "a pack is executed in its file" grep -q "^in [1-9][0-9]* $work/pack$" "$report"

finish
