#!/usr/bin/env bash
# Checks the command that is linked statically with musl: it needs no shared library, and gives the same bits as the
# command of this machine.
. "$(dirname "$0")/../cli/lib.sh"

check "the command needs no shared library" test -z "$(readelf -d "$B/quern" 2>/dev/null | grep NEEDED)"
readelf -lW "$B/quern" | awk '$1 == "LOAD" { print $NF }' >"$work/segments"
check "segments for pages of 64 KiB" test -s "$work/segments" -a -z "$(grep -v 0x10000 "$work/segments")"
stripped=$work/stripped
"${STRIP:-aarch64-linux-gnu-strip}" -o "$stripped" "$B/quern"
size=$(stat -c %s "$stripped")
echo "$size bytes without symbols"
check "at most 1200 KB" test "$size" -le 1200000

export QUERN_CACHE=$work/cache
for name in softmax seven_segment_step mlp_gradient elementwise_f64 converts_half integer_division scan_lstm; do
    wanted=$(build/quern run "tests/modules/$name.mlir" --random 3)
    expect 0 "$name compiled" run "tests/modules/$name.mlir" --random 3 --time
    prints "$name was compiled" "compile .*miss"
    is "$name: the same bits" "$(grep "tensor<" <<<"$out")" "$wanted"
    QUERN_JIT=/nonexistent expect 0 "$name again" run "tests/modules/$name.mlir" --random 3 --time
    prints "$name is in the cache" "load .*hit"
    is "$name: the same bits again" "$(grep "tensor<" <<<"$out")" "$wanted"
    expect 0 "$name evaluated" run "tests/modules/$name.mlir" --random 3 --evaluate
    is "$name: the same bits, evaluated" "$out" "$wanted"
done

finish
