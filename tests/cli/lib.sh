# Shared by the tests of the command. A script sources this file, calls the functions below, and calls `finish` last.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1
B=${B:-build}
[[ $B = /* ]] || B=$PWD/$B
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

pass() { passed=$((passed + 1)); }
fail() { # fail WHAT: counts a failure and shows the output of the last command
    failed=$((failed + 1))
    echo "FAILED: $1"
    [ -f "$work/out" ] && head -c 600 "$work/out"
    [ -f "$work/err" ] && head -c 600 "$work/err"
}
check() { # check WHAT COMMAND...: the command must succeed
    local what=$1
    shift
    if "$@"; then pass; else fail "$what"; fi
}

run() { # run ARGS...: runs the command; sets $out, $err and $status
    "$quern" "$@" >"$work/out" 2>"$work/err" </dev/null
    status=$?
    out=$(cat "$work/out")
    err=$(cat "$work/err")
}
expect() { # expect STATUS WHAT ARGS...
    local wanted=$1 what=$2
    shift 2
    run "$@"
    check "$what: status $wanted, not $status" test "$status" = "$wanted"
}
matches() { [[ $1 =~ $2 ]]; }
says() { # says WHAT REGEX: standard error of the last command matches
    check "$1: stderr does not match '$2'" matches "$err" "$2"
}
prints() { check "$1: stdout does not match '$2'" matches "$out" "$2"; }
is() { # is WHAT GOT WANTED
    if [ "$2" = "$3" ]; then
        pass
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  got    %s\n  wanted %s\n' "$1" "$2" "$3"
    fi
}

npy() { # npy FILE HEADER BYTES...: writes a .npy file of version 1.0; BYTES are in printf's notation
    local file=$1 header=$2$'\n'
    printf '\x93NUMPY\x01\x00%b%s%b' "$(printf '\\x%02x\\x%02x' $((${#header} % 256)) $((${#header} / 256)))" \
        "$header" "$3" >"$file"
}
hex() { od -An -tx1 -v "$1" | tr -d ' \n'; }
data() { # data FILE: prints the elements of a .npy file that quern wrote, in hexadecimal
    local size
    size=$(od -An -tu2 -j8 -N2 "$1" | tr -d ' ')
    tail -c +$((11 + size)) "$1" | od -An -tx1 -v | tr -d ' \n'
}

# EMULATOR is the command line of an emulator that runs programs for another machine.
emulated() { # emulated PROGRAM: prints the path of a script that runs PROGRAM under EMULATOR, or PROGRAM if it is unset
    [ -n "${EMULATOR:-}" ] || { echo "$1"; return; }
    local runs=$work/emulated-${1##*/}
    printf '#!/bin/sh\nexec %s %s "$@"\n' "$EMULATOR" "$1" >"$runs"
    chmod +x "$runs"
    echo "$runs"
}
quern=$(emulated "$B/quern")
demo=$(emulated "$B/demo")

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

json() { # json WHAT CODE: the output is one JSON value j for which the Python code holds
    command -v python3 >/dev/null || return 0
    check "$1" python3 -c '
import json, sys
j = json.load(open(sys.argv[1]))
exec(sys.argv[2])' "$work/out" "$2"
}
