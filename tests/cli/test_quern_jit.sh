#!/usr/bin/env bash
# The program quern-jit: what it prints when a user starts it, and the libraries that it needs.
. "$(dirname "$0")/lib.sh"
quern=$B/quern-jit

expect 0 "help" --help
prints "help" "usage: quern-jit"
expect 0 "version" --version
prints "version" "^quern-jit [0-9.]+, compile id [0-9a-f]{16}, LLVM [0-9]+\.[0-9]+\.[0-9]+$"
expect 2 "run by hand"
says "run by hand" "^quern-jit: this is the compiler process, which libquern starts; do not run it by hand$"
expect 2 "run by hand with options" --threads 2 --idle 5
expect 2 "an unknown option" --nonsense 1
says "an unknown option" "no option .--nonsense."
expect 2 "an option without its value" --threads
expect 2 "a value that is no number" --idle soon
says "a value that is no number" "soon"
expect 2 "too many threads" --threads 5000

# quern-jit is linked statically if there are static libraries of LLVM and C.
config=${LLVM_CONFIG:-$(tools/find_llvm)}
if [[ $B = */asan ]] || ! ls "$("$config" --libdir)"/libLLVMCore.a >/dev/null 2>&1 ||
    ! [ -f "$("${CC:-gcc}" -print-file-name=libc.a)" ]; then
    echo "(linked with LLVM's shared library here)"
else
    check "no shared libraries" test -z "$(readelf -d "$quern" | grep NEEDED)"
    check "at a fixed address" grep -q 'Type:.*EXEC' <(readelf -h "$quern")
fi

finish
