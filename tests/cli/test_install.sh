#!/usr/bin/env bash
# Runs `make install` into two prefixes, and below DESTDIR. README's examples in C and C++ are linked with the installed
# libraries, statically and dynamically, that in C also through CMake. They must compile and call their function. Also
# checks the installed documents, examples, man pages and completions, and that nothing installed has symbols for a
# debugger.
. "$(dirname "$0")/lib.sh"
if grep -q __asan_init "$quern" || [ -n "${EMULATOR:-}" ]; then
    echo "skipped: installing: not under a sanitizer or an emulator"
    finish
    exit
fi
unset MAKEFLAGS MAKELEVEL QUERN_JIT

# README's example; engine.c also prints the engine of its function.
sed -n '/^#include <quern\/check[.]h>/,/^```$/p' README.md | sed '/^```$/d' >"$work/first.c"
sed -n '/^#include <quern\/quern[.]hpp>/,/^```$/p' README.md | sed '/^```$/d' >"$work/first.cpp"
sed 's/^    qn_close(qn);/    qn_stats stats;\n    qn_function_stats(f, \&stats);\n    puts(stats.engine);\n&/' "$work/first.c" \
    >"$work/engine.c"
wanted='0.0900306 0.244728 0.665241
0.333333 0.333333 0.333333
compiled'

# Installing rebuilds the files that depend on the prefix, so the test installs from a copy of this build.
copy=$work/build
mkdir "$copy"
for part in "$B"/*; do
    [[ ${part##*/} = @(tests|test_logs|asan|other-llvm|internal.a|*-linux|venv|zig) ]] || cp -a "$part" "$copy"
done
install_into() { # install_into PREFIX [DESTDIR]
    make CC="${CC:-gcc}" B="$copy" PREFIX="$1" DESTDIR="${2:-}" install >"$work/out" 2>"$work/err"
}
runs_cpp() { # runs_cpp WHAT PROGRAM: PROGRAM prints $wanted, but for the engine
    is "$1" "$(env -i QUERN_CACHE=off "$2" 2>&1)" "$(head -n 2 <<<"$wanted")"
}
link_cpp() { # link_cpp COMPILER PREFIX OUT OPTIONS...: links README's example in C++
    local flags
    flags=$(PKG_CONFIG_PATH=$2/lib/pkgconfig pkg-config --cflags --libs "${@:4}" quern) &&
        "$1" -std=c++17 ${4:+-static} "$work/first.cpp" $flags -o "$3" 2>"$work/err"
}
runs() { # runs WHAT PROGRAM: PROGRAM prints $wanted in an empty environment
    is "$1" "$(env -i QUERN_CACHE=off "$2" 2>&1)" "$wanted"
}
link() { # link PREFIX OUT OPTIONS...: links the example with the flags of quern.pc
    local flags
    flags=$(PKG_CONFIG_PATH=$1/lib/pkgconfig pkg-config --cflags --libs "${@:3}" quern) &&
        "${CC:-gcc}" ${3:+-static} "$work/engine.c" $flags -o "$2" 2>"$work/err"
}

for prefix in "$work/one" "$work/two"; do
    check "installing into ${prefix##*/}" install_into "$prefix"
    if command -v pkg-config >/dev/null; then
        check "linking with the shared library" link "$prefix" "$work/shared"
        runs "the shared library of ${prefix##*/}" "$work/shared"
        check "linking with the static library" link "$prefix" "$work/static" --static
        runs "the static library of ${prefix##*/}" "$work/static"
        for compiler in g++ $(command -v clang++ >/dev/null && echo clang++); do
            check "C++ with the shared library, $compiler" link_cpp "$compiler" "$prefix" "$work/cpp"
            runs_cpp "C++ with the shared library of ${prefix##*/}, $compiler" "$work/cpp"
            check "C++ with the static library, $compiler" link_cpp "$compiler" "$prefix" "$work/cpp" --static
            runs_cpp "C++ with the static library of ${prefix##*/}, $compiler" "$work/cpp"
        done
    else
        echo "skipped: programs through quern.pc: there is no pkg-config"
    fi
    check "linking the archive by its name" "${CC:-gcc}" "$work/engine.c" -I"$prefix/include" "$prefix/lib/libquern.a" \
        -lm -lpthread -o "$work/archive"
    runs "the archive of ${prefix##*/}" "$work/archive"
    is "the command of ${prefix##*/}" \
        "$(env -i QUERN_CACHE=off "$prefix/bin/quern" run tests/modules/softmax.mlir --random 1 --require-compiled 2>&1 >"$work/out")" ""
done

# ---- what else is installed, in the first prefix

prefix=$work/one
documents=$prefix/share/doc/quern
with_debug() { # prints the installed files that have symbols for a debugger
    find "$prefix" -type f \( -name '*.a' -o -name '*.so.*' -o -perm -100 \) | while read -r file; do
        readelf -SW "$file" 2>/dev/null | grep -q '\.debug_info' && echo "$file"
    done
}
is "installed files with symbols for a debugger" "$(with_debug)" ""
dead_links() { # prints the links of installed documents that lead nowhere
    for document in "$documents"/*.md; do
        grep -oE '\]\([^)#]+' "$document" | cut -c3- | while read -r link; do
            [[ $link = http* || -e ${document%/*}/$link ]] || echo "${document##*/}: $link"
        done
    done
}
check "documents have links" test "$(grep -ohE '\]\([^)#]+' "$documents"/*.md | wc -l)" -gt 20
is "dead links of installed documents" "$(dead_links)" ""
for page in quern $(sed -n 's/^  \([a-z]*\) .*/quern-\1/p' <("$prefix/bin/quern" --help)); do
    check "the man page of $page" grep -q "^\.TH ${page^^} 1 .*Quern" "$prefix/share/man/man1/$page.1"
    command -v man >/dev/null || continue
    is "man accepts $page" "$(man --warnings -E UTF-8 -l "$prefix/share/man/man1/$page.1" 2>&1 >"$work/page")" ""
    command=${page#quern}
    for option in $("$prefix/bin/quern" help ${command#-} | sed -n 's/^  \(-[^ ]*\).*/\1/p'); do
        check "man $page has $option" grep -q -- "$option" "$work/page"
    done
done
command -v man >/dev/null || echo "skipped: reading man pages: there is no man"

completes() { # completes WANTED WORD...: bash completes the last word to WANTED
    # shellcheck disable=SC1091
    is "completion of '${*:2}'" "$(. "$prefix/share/bash-completion/completions/quern"
        COMP_WORDS=("${@:2}") COMP_CWORD=$(($# - 2))
        _quern
        echo "${COMPREPLY[*]}")" "$1"
}
completes "compile" quern com
completes "--stage" quern dump --s
completes "simplified" quern dump model.mlir --stage s
completes "pi4 pi5" quern compile model.mlir --cpu pi
completes "bf16 f32" quern run model.mlir --fast ""
completes "--require-compiled" quern run --re
completes "verify" quern cache v
completes "dump" quern help du
completes "README.md" quern run READ
if command -v zsh >/dev/null; then
    check "zsh accepts its completion" zsh -n "$prefix/share/zsh/site-functions/_quern"
    check "zsh completes stages" grep -q -- "--stage\[.*:(graph simplified" "$prefix/share/zsh/site-functions/_quern"
else
    echo "skipped: completion in zsh: there is no zsh"
fi

export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
if command -v pkg-config >/dev/null; then
    mkdir "$work/examples"
    check "the installed examples are built" make -s -C "$documents/examples" CC="${CC:-gcc}" OUT="$work/examples"
    check "an installed example runs" env -i QUERN_CACHE=off "$work/examples/lowpass"
    for example in $(sed -n 's/^\$ //p' tests/cli/first_hour.txt); do
        check "the installed example $example" eval '(cd "$work/examples" && env -i QUERN_CACHE=off "./$example" >/dev/null)'
    done
    check "an installed example in C++ runs" env -i QUERN_CACHE=off "$work/examples/digits"
fi
if command -v cmake >/dev/null; then
    mkdir "$work/project"
    cat >"$work/project/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.13)
project(first C)
find_package(quern 0.2 REQUIRED)
foreach(library quern quern-static)
    add_executable(with-${library} ../engine.c)
    target_link_libraries(with-${library} PRIVATE quern::${library})
endforeach()
add_library(with-rt SHARED ../engine.c)
target_link_libraries(with-rt PRIVATE quern::quern-jit quern::quern-rt)
END
    project() { cmake -S "$work/project" -B "$work/made" -DCMAKE_PREFIX_PATH="$1" -DCMAKE_C_COMPILER="${CC:-gcc}" >"$work/out" 2>"$work/err"; }
    check "a CMake project finds Quern" project "$prefix"
    check "a CMake project is built" cmake --build "$work/made" >"$work/out"
    runs "a CMake project with the shared library" "$work/made/with-quern"
    runs "a CMake project with the static library" "$work/made/with-quern-static"
    sed -i 's/quern 0.2 REQUIRED/quern 99 REQUIRED/' "$work/project/CMakeLists.txt"
    check "a CMake project that wants a later version" eval '! project "$prefix"'
    check "the message about a later version" grep -q "version: 0" "$work/err"
else
    echo "skipped: a CMake project: there is no cmake"
fi

check "installing symbols" make CC="${CC:-gcc}" B="$copy" PREFIX="$work/two" DESTDIR= install-dbg >"$work/out"
id=$(readelf -n "$work/two/lib/libquern.so" | sed -n 's/.*Build ID: //p')
check "the symbols of libquern.so" eval \
    'readelf -sW "$work/two/lib/debug/.build-id/${id:0:2}/${id:2}.debug" | grep -q " context_target$"'

# ---- below DESTDIR

check "installing below DESTDIR" install_into /opt/quern "$work/stage"
check "DESTDIR is in no file" test -z "$(grep -rlF "$work/stage" "$work/stage")"
check "the prefix of quern.pc" grep -qx 'prefix=/opt/quern' "$work/stage/opt/quern/lib/pkgconfig/quern.pc"
check "the archive names quern-jit below the prefix" grep -qF /opt/quern/libexec/quern "$work/stage/opt/quern/lib/libquern.a"
"${CC:-gcc}" "$work/engine.c" -I"$work/stage/opt/quern/include" "$work/stage/opt/quern/lib/libquern.so" -o "$work/staged" \
    -Wl,-rpath,"$work/stage/opt/quern/lib"
runs "the library where it was staged" "$work/staged"
is "nothing is built again for the same prefix" "$(make CC="${CC:-gcc}" B="$copy" PREFIX=/opt/quern all 2>&1)" ""

# Paths that recipes, C code and quern.pc cannot contain without quotes are refused before anything is written.
: >"$work/before"
for path in "$work/a b" "$work/a&b" "$work/a|b" "$work/a\"b" "$work/a'b" "$work/a\$b" "$work/a " "$work/a;b" "$work/a#b" \
    relative ./relative '~/quern' ''; do
    check "PREFIX '$path' is refused" eval '! install_into "$path" "$work/odd"'
    check "PREFIX '$path': the message" grep -qF "PREFIX is \"$path\"" "$work/err"
    [[ $path = "$work"/* ]] || continue
    check "DESTDIR '$path' is refused" eval '! install_into /opt/quern "$path"'
    check "DESTDIR '$path': the message" grep -qF "DESTDIR is \"$path\"" "$work/err"
done
is "files that refused paths wrote" "$(find "$work" -newer "$work/before" -type f ! -name out ! -name err)" ""
check "a plain path with all kinds of characters" install_into /opt/a_b-c.d+e=f@version@~g "$work/odd"
check "the prefix in its quern.pc" grep -qx 'prefix=/opt/a_b-c.d+e=f@version@~g' "$work"/odd/opt/*/lib/pkgconfig/quern.pc
check "a relative DESTDIR" install_into /opt/quern "$(realpath --relative-to=. "$work")/near"
check "the command below a relative DESTDIR" test -x "$work/near/opt/quern/bin/quern"

finish
