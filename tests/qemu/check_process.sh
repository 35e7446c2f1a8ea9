#!/usr/bin/env bash
# Checks limits for processes on a board. A process that loads a pack and runs it has limits for instructions and for
# resident memory. The compiler process, if it was built for aarch64, has a limit for resident memory.
. "$(dirname "$0")/../cli/lib.sh"
. tests/qemu/lib.sh

# The forward pass of the seven-segment reader: ten digits, 7-16-10.
"$quern" compile tests/modules/mlp_forward.mlir -o "$work/pack" --level armv8-a || fail "compiling"

resident() { # resident PID: KiB of the emulated program, whose memory lies below 0x8000000000; qemu's lies above
    awk '/^[0-9a-f]+-[0-9a-f]+ / { split($1, at, "-"); low = length(at[1]) < 10 || length(at[1]) == 10 && at[1] < "8" }
         /^Rss:/ && low { sum += $2 } END { print sum + 0 }' <(cat "/proc/$1/smaps" 2>/dev/null)
}
costs() { # costs PROGRAM: checks that it executes at most 0.3 million instructions and has at most 2 MiB resident
    emulate cortex-a72 "$arm64/$1" "$work/pack" 1
    is "$1 runs" "$status" 0
    echo "$1: $(reported executed) instructions"
    check "$1 executes at most 300000 instructions" test "$(reported executed)" -le 300000
    check "$1 executes at least 10000 instructions" test "$(reported executed)" -ge 10000
    coproc emulated { exec qemu-aarch64 -cpu cortex-a72 -L /usr/aarch64-linux-gnu "$arm64/$1" "$work/pack" 1 wait; }
    local in=${emulated[1]} said='' kib
    read -r said <&"${emulated[0]}"
    kib=$(resident "$emulated_PID")
    exec {in}>&-
    wait
    is "$1 is ready" "$said" ready
    echo "$1: $kib KiB resident"
    check "$1 has at most 2 MiB resident" test "$kib" -le 2048
    check "$1 has at least 100 KiB resident" test "$kib" -ge 100
}
costs run_pack
costs run_pack_shared

# The compiler process. This machine's command starts the process, which waits for a while after its work and then ends.
jit=${ARM64_JIT:-build/aarch64-linux/board/quern-jit}
libraries=${SYSROOT:-build/aarch64-sysroot}
[ -d "$libraries" ] || libraries=/usr/aarch64-linux-gnu
limit=92160 # KiB with a shared LLVM; 61440 if quern-jit contains LLVM
if aarch64-linux-gnu-readelf -h "$jit" 2>/dev/null | grep -q 'Machine: *AArch64'; then
    aarch64-linux-gnu-readelf -d "$jit" | grep -q 'NEEDED.*libLLVM' || limit=61440
    emulated_jit() { # emulated_jit OPTIONS: makes a script `quern-jit`, which runs quern-jit in qemu with these options
        printf '#!/bin/sh\necho $$ >"%s"\nexec qemu-aarch64 -cpu cortex-a72 -L "%s" %s "%s" "$@"\n' "$work/pid" \
            "$(realpath "$libraries")" "$1" "$(realpath "$jit")" >"$work/quern-jit"
        chmod +x "$work/quern-jit"
    }
    rm -f "$report"
    emulated_jit "-plugin '$B/tests/qemu/encodings.so,report=$report'"
    modules=(tests/modules/{mlp_adam_step,transformer_block,softmax}.mlir)
    for file in "${modules[@]}"; do
        QUERN_JIT=$work/quern-jit "$quern" compile "$file" -o "$work/here" --level armv8-a || fail "compiling $file"
        "$quern" compile "$file" -o "$work/there" --level armv8-a
        check "$file: the same bytes from both compilers" cmp -s "$work/here" "$work/there"
    done
    for ((i = 0; i < 300 && $(grep -csx end "$report") < ${#modules[@]}; i++)); do
        sleep 0.1 # a compiler process ends soon after the command that started it
    done
    is "quern-jit is of ARMv8.0-A" "$(grep -cx 'outside 0' "$report") $(grep -c '^outside 0x' "$report")" \
        "${#modules[@]} 0"
    emulated_jit ''
    coproc keeper { QUERN_JIT=$work/quern-jit exec "$B/tests/qemu/keep_compiler" "${modules[@]}" 2>&1; }
    in=${keeper[1]}
    read -r said <&"${keeper[0]}"
    pid=$(cat "$work/pid")
    kib=$(resident "$pid")
    is "keep_compiler is ready" "$said" ready
    echo "quern-jit: $kib KiB resident"
    check "quern-jit has at most $limit KiB resident" test "$kib" -le "$limit"
    check "quern-jit has at least 10 MiB resident" test "$kib" -ge 10240
    for ((i = 0; i < 300 && $(resident "$pid") > 0; i++)); do
        sleep 0.1
    done
    is "KiB resident of an idle quern-jit after its time" "$(resident "$pid")" 0
    exec {in}>&-
    wait
else
    echo "skipped: memory of the compiler process: there is no quern-jit for aarch64"
fi

finish
