# Shared by the tests of executed instructions. A script sources this file after tests/cli/lib.sh.
arm64=$PWD/build/aarch64-linux/tests/qemu
report=$work/report

emulate() { # emulate CPU PROGRAM ARGS...: runs PROGRAM under the plugin; sets $out, $err and $status
    local cpu=$1
    shift
    rm -f "$report"
    QUERN_CACHE=off qemu-aarch64 -cpu "$cpu" -L /usr/aarch64-linux-gnu \
        -plugin "$B/tests/qemu/encodings.so,report=$report" "$@" >"$work/out" 2>"$work/err" </dev/null
    status=$?
    out=$(cat "$work/out")
    err=$(cat "$work/err")
    grep -qx end "$report" || fail "$* left no report"
}
reported() { # reported NAME: prints the number in the line NAME of the report
    sed -n "s/^$1 \([0-9]*\)$/\1/p" "$report"
}
flushed() { # flushed KIND: prints how many instructions of this kind were executed
    sed -n "s/^flushed \([0-9]*\) $1$/\1/p" "$report"
}
outside_in() { # outside_in FILE WHAT: prints how many instructions of kind WHAT were executed in the code of FILE
    awk -v what="($2) in $1" '/^outside 0x/ && index($0, what) { n += $4 } END { print n + 0 }' "$report"
}
