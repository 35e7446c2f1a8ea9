#!/usr/bin/env bash
# The compiler process as a program: its messages when run by hand, and its libraries.
. "$(dirname "$0")/lib.sh"
quern=$B/quern-jit

expect 0 "help" --help
prints "help" "usage: quern-jit"
expect 0 "version" --version
prints "version" "^quern-jit [0-9.]+, compile id [0-9a-f]{16}, LLVM [0-9]+\.[0-9]+\.[0-9]+$"
expect 2 "run by hand"
says "run by hand" "^quern-jit: this is the compiler process that libquern starts by itself; there is nothing to run by hand$"
expect 2 "run by hand with options" --threads 2 --idle 5
expect 2 "an unknown option" --nonsense 1
says "an unknown option" "no option .--nonsense."
expect 2 "no value" --threads
expect 2 "no number" --idle soon
says "no number" "soon"
expect 2 "too many threads" --threads 5000

# Statically linked if possible.
config=${LLVM_CONFIG:-$(tools/find_llvm)}
if [[ $B = */asan ]] || ! ls "$("$config" --libdir)"/libLLVMCore.a >/dev/null 2>&1 ||
    ! [ -f "$("${CC:-gcc}" -print-file-name=libc.a)" ]; then
    echo "(linked with LLVM's shared library here)"
else
    check "static" test -z "$(readelf -d "$quern" | grep NEEDED)"
    check "at a fixed address" grep -q 'Type:.*EXEC' <(readelf -h "$quern")
fi

finish
