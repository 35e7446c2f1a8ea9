#!/usr/bin/env bash
# Runs `make install` into two prefixes, and below DESTDIR. README's example is linked with the installed libraries,
# statically and dynamically. It must compile and call its function.
. "$(dirname "$0")/lib.sh"
if grep -q __asan_init "$quern" || [ -n "${EMULATOR:-}" ]; then
    echo "skipped: installing: not under a sanitizer or an emulator"
    finish
    exit
fi
unset MAKEFLAGS MAKELEVEL QUERN_JIT

# README's example; engine.c also prints the engine of its function.
sed -n '/^#include <quern/,/^```$/p' README.md | sed '/^```$/d' >"$work/first.c"
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
    else
        echo "skipped: programs through quern.pc: there is no pkg-config"
    fi
    check "linking the archive by its name" "${CC:-gcc}" "$work/engine.c" -I"$prefix/include" "$prefix/lib/libquern.a" \
        -lm -lpthread -o "$work/archive"
    runs "the archive of ${prefix##*/}" "$work/archive"
    is "the command of ${prefix##*/}" \
        "$(env -i QUERN_CACHE=off "$prefix/bin/quern" run tests/modules/softmax.mlir --random 1 --require-compiled 2>&1 >"$work/out")" ""
done

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
