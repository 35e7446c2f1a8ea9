# Shared by the tests of executed instructions; a script sources it after tests/cli/lib.sh.
arm64=$PWD/build/aarch64-linux/tests/qemu
report=$work/report

emulate() { # emulate CPU PROGRAM ARGS...: under the plugin; its output in $out and $err, its status in $status
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
reported() { # reported LINE: the number in the first line of that name
    sed -n "s/^$1 \([0-9]*\)$/\1/p" "$report"
}
flushed() { # flushed KIND: how many instructions of this kind were executed
    sed -n "s/^flushed \([0-9]*\) $1$/\1/p" "$report"
}
outside_in() { # outside_in FILE WHAT: how many instructions of this kind were executed in its code
    awk -v what="($2) in $1" '/^outside 0x/ && index($0, what) { n += $4 } END { print n + 0 }' "$report"
}
