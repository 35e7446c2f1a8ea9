#!/usr/bin/env bash
# Compiles the tests and the example of quern.hpp with each C++ compiler, as C++17 and C++20, with and without exceptions,
# and links the example statically and dynamically. Checks that builders.hpp is up to date and tested.
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
passed=0
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
check() {
    local what=$1
    shift
    if "$@" >"$work/log" 2>&1; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what"
        cat "$work/log"
    fi
}
if grep -q __asan_init "$B/libquern.so"; then
    echo "skipped: C++: not under a sanitizer"
    echo "0 passed, 0 failed"
    exit
fi

warnings=(-Wall -Wextra -Wpedantic -Werror)
compilers=(g++)
if command -v clang++ >/dev/null; then compilers+=(clang++); else echo "skipped: clang++ is not installed"; fi
for compiler in "${compilers[@]}"; do
    for standard in c++17 c++20; do
        compile=("$compiler" "-std=$standard" "${warnings[@]}" -Iinclude -Itests/unit -fsyntax-only)
        for file in tests/api/hpp_*.cpp docs/examples/*.cpp; do
            [ "$compiler $standard" = "g++ c++17" ] && continue # the build compiles them
            check "$file, $compiler, $standard" "${compile[@]}" "$file"
        done
        check "without exceptions, $compiler, $standard" "${compile[@]}" -fno-exceptions -fno-rtti tests/api/hpp_statuses.cpp
    done
done
# The headers alone, with warnings that strict programs turn on.
for compiler in "${compilers[@]}"; do
    check "strict warnings, $compiler" "$compiler" -std=c++17 "${warnings[@]}" -Wshadow -Wconversion -Wsign-conversion \
        -Wold-style-cast -Iinclude -fsyntax-only -include quern/io.hpp docs/examples/digits.cpp
done
# A struct of options as C++20 writes it, without warnings.
options='#include "quern/quern.hpp"
auto a = qn::open({.threads = 2, .cache = "off"});
auto b = a->load("x");'
for compiler in "${compilers[@]}"; do
    check "designated options, $compiler" "$compiler" -std=c++20 "${warnings[@]}" -Iinclude -fsyntax-only -x c++ \
        -DQUERN_NO_EXCEPTIONS - <<<"$options"
done

# The whole test of statuses, without exceptions in the compiler.
check "statuses without exceptions" g++ -std=c++17 -fno-exceptions "${warnings[@]}" -Iinclude -Itests/unit \
    tests/api/hpp_statuses.cpp "$B/libquern.a" -lm -lpthread -o "$work/statuses"
check "they pass" "$work/statuses"

for compiler in "${compilers[@]}"; do
    for link in static dynamic; do
        libraries=("$B/libquern.a" -lm -lpthread)
        [ "$link" = dynamic ] && libraries=(-L"$B" -lquern "-Wl,-rpath,$(realpath "$B")")
        program=$work/$compiler-$link
        check "$compiler, $link" "$compiler" -std=c++17 -O1 -Iinclude docs/examples/digits.cpp "${libraries[@]}" -o "$program"
        QUERN_JIT=$B/quern-jit QUERN_CACHE=$work/cache check "$compiler, $link: it runs" "$program"
        cp "$work/log" "$program.out"
        check "$compiler, $link: the same output" cmp "$work/g++-static.out" "$program.out"
    done
done

# Every function of builders.hpp is compared with the C interface, but for those of ops.h, which a table describes.
builders() { sed -nE 's/^(QN_API|static inline) .*[ *]qn_([a-z0-9_]*)\(.*/\2/p' "${@/#/include\/quern\/}"; } # builders HEADERS...
names=$(builders {compose,nn,random,optim}.h)
untested=$(for name in $names; do grep -qE "qn_$name\b|NARY\($name\b" tests/api/hpp_builders.cpp || echo "$name"; done)
check "hpp_builders.cpp does not test: $untested" test -z "$untested"
check "more than 50 functions" test "$(wc -l <<<"$names")" -gt 50
# Every builder of the C interface has a function in C++, under its name or as an operator.
declared=$(builders {ops,compose,nn,random,optim}.h)
missing=$(for name in $declared; do
    grep -qE "\bqn_$name\b" include/quern/{builders,value,regions,optim}.hpp || echo "$name"
done)
check "functions without a counterpart in C++: $missing" test -z "$missing"
check "builders.hpp is up to date (make gen)" cmp include/quern/builders.hpp \
    <(tools/gen_builders include/quern/{ops,compose,nn,random,optim}.h)

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
