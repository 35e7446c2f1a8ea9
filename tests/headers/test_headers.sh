#!/usr/bin/env bash
# Every public header compiles alone, as C99 and as C++17; only qn_ symbols are visible; libquern needs no LLVM.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
passed=0
failed=0
check() {
    local what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what"
    fi
}

alone() { # alone LANGUAGE STANDARD COMPILER HEADER
    echo "#include \"$4\"" | "$3" -x "$1" -std="$2" -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -
}
for header in include/quern/*.h; do
    check "$header as C99" alone c c99 "${CC:-gcc}" "${header#include/}"
    check "$header as C++17" alone c++ c++17 g++ "${header#include/}"
done

visible() { # visible REGEX NM-ARGS...: all defined symbols match, and there is one
    local regex=$1 names
    shift
    names=$(nm --defined-only "$@" | awk '$2 ~ /[A-Z]/ { print $3 }' | sed 's/@.*//' | grep -v '^QUERN_')
    [ -n "$names" ] && ! grep -Ev "$regex" <<<"$names"
}
check "libquern.so exports qn_ only" visible '^qn_' -D "$B/libquern.so"
check "libquern-jit.so exports its entry only" visible '^qn_jit_compiler$' -D "$B/libquern-jit.so"
check "libquern.a shows qn_ only" visible '^qn_' -g "$B/libquern.a"
check "libquern-jit.a shows its entry only" visible '^qn_jit_compiler$' -g "$B/libquern-jit.a"

# The library never ends the process and never prints.
banned='__assert_fail|abort|exit|_exit|_Exit|quick_exit|printf|vprintf|fprintf|puts|fputs|putchar|perror|stdout|stderr'
for library in libquern libquern-jit; do
    check "$library.a asserts, ends and prints nothing" test -z "$(nm -u "$B/$library.a" | awk '{ print $2 }' | grep -xE "$banned")"
done

needs() { readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'; }
check "libquern needs the C library only" test -z "$(needs "$B/libquern.so" | grep -Ev '^(libc|libm|libpthread|ld-linux.*|lib[a-z]*san)\.so')"
check "it asks the CPU when it needs to know, not when it is loaded" test -z "$(nm "$B/libquern.so" | grep __cpu_model)"
check "the soname has a version" grep -q 'SONAME.*libquern\.so\.[0-9]' <(readelf -d "$B/libquern.so")

declared=$(sed -n 's/^QN_API .*[ *]\(qn_[a-z0-9_]*\)(.*/\1/p' include/quern/*.h | grep -v qn_jit_compiler | sort)
defined=$(nm -D --defined-only "$B/libquern.so" | awk '$2 == "T" { print $3 }' | sed 's/@.*//' | sort)
check "what is declared is exported, and nothing else" diff <(echo "$declared") <(echo "$defined")
check "there are declarations" test "$(wc -l <<<"$declared")" -gt 100

# tests/api/api_null.c calls every function that takes a pointer, a callback or a list with NULL.
taking=$(awk '/^QN_API/ { open = 1; line = "" } open { line = line $0 } open && /;/ { print line; open = 0 }' include/quern/*.h |
    grep -E '\(.*(\*|\[|qn_dims |qn_region |qn_status )' | sed 's/^[^(]*[ *]\(qn_[a-z0-9_]*\)(.*/\1/')
unnamed=$(for name in $taking; do grep -q "\b$name(" tests/api/api_null.c || echo "$name"; done)
check "NULL is tried with functions, not with: $unnamed" test -z "$unnamed"
check "they are many" test "$(wc -l <<<"$taking")" -gt 50

# Generated files are up to date with the tables.
if [ -n "${GEN_OPS:-}" ]; then
    check "include/quern/ops.h is up to date (make gen)" diff <("$GEN_OPS" header) include/quern/ops.h
    check "docs/ops.md is up to date (make gen)" diff <("$GEN_OPS" docs) docs/ops.md
fi
check "layers" tools/check_layers "$B"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
