#!/usr/bin/env bash
# Checks that every public header compiles alone, as C99 and as C++17, and that only qn_ symbols are visible. Also
# checks which other libraries the libraries need, generated files, the compile id and the layers.
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

for header in include/quern/*.hpp; do
    check "$header" alone c++ c++17 g++ "${header#include/}"
done

visible() { # visible REGEX NM-ARGS...: nm lists defined symbols, and all of them match REGEX
    local regex=$1 names
    shift
    names=$(nm --defined-only "$@" | awk '$2 ~ /[A-Z]/ { print $3 }' | sed 's/@.*//' | grep -v '^QUERN_')
    [ -n "$names" ] && ! grep -Ev "$regex" <<<"$names"
}
check "libquern.so exports qn_ only" visible '^qn_' -D "$B/libquern.so"
check "libquern-jit.so exports its entry only" visible '^qn_jit_compiler$' -D "$B/libquern-jit.so"
check "libquern.a defines qn_ only" visible '^qn_' -g "$B/libquern.a"
check "libquern-jit.a defines its entry only" visible '^qn_jit_compiler$' -g "$B/libquern-jit.a"

# The library never ends the process and never prints.
banned='__assert_fail|abort|exit|_exit|_Exit|quick_exit|printf|vprintf|fprintf|puts|fputs|putchar|perror|stdout|stderr'
for library in libquern libquern-jit; do
    check "$library.a neither asserts, nor ends the process, nor prints" \
        test -z "$(nm -u "$B/$library.a" | awk '{ print $2 }' | grep -xE "$banned")"
done

needs() { readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'; }
check "libquern needs the C library only" test -z "$(needs "$B/libquern.so" | grep -Ev '^(libc|libm|libpthread|ld-linux.*|lib[a-z]*san)\.so')"
check "loading libquern.so does not detect CPU features" test -z "$(nm "$B/libquern.so" | grep __cpu_model)"
check "the soname has a version" grep -q 'SONAME.*libquern\.so\.[0-9]' <(readelf -d "$B/libquern.so")

declared=$(sed -n 's/^QN_API .*[ *]\(qn_[a-z0-9_]*\)(.*/\1/p' include/quern/*.h | grep -v qn_jit_compiler | sort)
defined=$(nm -D --defined-only "$B/libquern.so" | awk '$2 == "T" { print $3 }' | sed 's/@.*//' | sort)
check "libquern.so exports the declared functions and no others" diff <(echo "$declared") <(echo "$defined")
check "more than 100 functions are declared" test "$(wc -l <<<"$declared")" -gt 100

# tests/api/api_null.c passes NULL to every function that takes a pointer, a callback or a list.
taking=$(awk '/^QN_API/ { open = 1; line = "" } open { line = line $0 } open && /;/ { print line; open = 0 }' include/quern/*.h |
    grep -E '\(.*(\*|\[|qn_dims |qn_region |qn_status )' | sed 's/^[^(]*[ *]\(qn_[a-z0-9_]*\)(.*/\1/')
unnamed=$(for name in $taking; do grep -q "\b$name(" tests/api/api_null.c || echo "$name"; done)
check "api_null.c does not call: $unnamed" test -z "$unnamed"
check "more than 50 functions take a pointer, a callback or a list" test "$(wc -l <<<"$taking")" -gt 50

# Generated files are up to date with the tables.
if [ -n "${GEN_OPS:-}" ]; then
    check "include/quern/ops.h is up to date (make gen)" diff <("$GEN_OPS" header) include/quern/ops.h
    check "docs/ops.md is up to date (make gen)" diff <("$GEN_OPS" docs) docs/ops.md
fi
# The compile id is a hash of the files in HASHED of the Makefile: the passes and all that they include, except for
# headers that cannot change code (`harmless`). If a pass includes a new header, add it to HASHED or to `harmless`.
hashed=$(make --no-print-directory B="$B" --eval 'hashed:; @printf "%s\n" $(HASHED)' hashed)
covers() { grep -qxF "src/$1" <<<"$hashed"; }
leaves_out() { ! covers "$1"; }
for file in abi/kernel.h abi/image.h abi/protocol.h base/cpu.def base/dtype.def base/fpenv_x86.c base/fpenv_arm.c \
    base/half.h graph/ops.def graph/infer.c math/functions.c scalar/scalar_interpret.c rewrite/simplify_rules_constant.c \
    evaluate/evaluate_ops.c evaluate/evaluator.h schedule/tile.c jit/emit_nest.c; do
    check "the compile id covers $file" covers "$file"
done
for file in base/status.c base/text.c base/stop.c base/checksum.c base/arena.c base/os_linux.c base/cpu_x86.c \
    evaluate/evaluate_host.c graph/verify.c schedule/nest_print.c stablehlo/parse.c gradient/gradient.c; do
    check "the compile id leaves out $file" leaves_out "$file"
done
harmless='annotation|compose|arena|blake2b|checksum|float_text|hash|os|status|stop|text|stablehlo'
included=$(sed -n 's/^#include "\([a-z]*\/[a-z0-9_]*[.][a-z]*\)".*/\1/p' $hashed | sort -u | grep -v '^quern/')
missed=$(for file in $included; do covers "$file" || echo "$file"; done | grep -Evx "[a-z]*/($harmless)[.]h")
check "hashed sources include what the compile id leaves out: $missed" test -z "$missed"

# The layers. tools/check_layers must give the same counts if the path of the objects contains src/, and must check
# generated code. Without objects, it says that it does not check symbols.
check "include lines and symbols follow the table of layers" tools/check_layers "$B"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/src/a/gen" "$work/none"
objects=$(realpath "$B")
ln -s "$objects/src" "$work/src/a/src"
ln -s "$objects/gen/builders.o" "$work/src/a/gen"
check "a path with src/ in it" diff <(tools/check_layers "$B") <(tools/check_layers "$work/src/a")
layers_fail() { # layers_fail BUILD REGEX: check_layers must fail with a matching message
    local found
    ! found=$(tools/check_layers "$1") && grep -q "$2" <<<"$found"
}
rm "$work/src/a/gen/builders.o"
echo 'int jit_open(void); int qn_wrong(void); int qn_wrong(void) { return jit_open(); }' |
    "${CC:-gcc}" -x c -c - -o "$work/src/a/gen/builders.o"
check "the generated builders use a symbol of jit" layers_fail "$work/src/a" 'gen/builders.*: api may not use jit_open of jit'
check "no objects" grep -q "symbols are not checked: $work/none has no objects" <(tools/check_layers "$work/none" 2>&1)

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
