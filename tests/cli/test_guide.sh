#!/usr/bin/env bash
# Builds and runs the programs of docs/guide.md against the built library, and compares what they print (guide.py).
. "$(dirname "$0")/lib.sh"
unset QUERN_CACHE MAKEFLAGS MAKELEVEL
export QUERN_JIT=$B/quern-jit XDG_CACHE_HOME=$work/cache QUERN=$PWD
if grep -q __asan_init "$quern" || [ -n "${EMULATOR:-}" ]; then
    echo "skipped: the guide: not under a sanitizer or an emulator"
    finish
    exit
fi

# The guide's programs are built as on a machine where Quern is installed, but strictly, and with the built library.
mkdir "$work/bin" "$work/guide"
tool() { printf '#!/bin/sh\n%s\n' "$2" >"$work/bin/$1" && chmod +x "$work/bin/$1"; }
tool quern "exec $B/quern \"\$@\""
tool cc "exec ${CC:-gcc} -Wall -Wextra -Werror \"\$@\""
tool pkg-config "case \$1 in
--variable=libdir) echo $B ;;
*) echo -I$PWD/include $B/libquern.a -lm -lpthread ;;
esac"
PATH=$work/bin:$PATH
unset CC # of this machine, which a cross build must not take
python3 tests/cli/guide.py docs/guide.md "$work/guide"
