#!/usr/bin/env bash
# quern bench: what it prints, as text and as JSON; errors. Never how long anything takes.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache
has_python() { command -v python3 >/dev/null; }

cat >"$work/net.mlir" <<'END'
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x10xf32>) -> (tensor<8x10xf32>, tensor<8xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x10xf32>) -> tensor<8x10xf32>
  %1 = stablehlo.tanh %0 : tensor<8x10xf32> loc("net.py":12:3)
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
  return %1, %2 : tensor<8x10xf32>, tensor<8xf32>
}
END
cat >"$work/loop.mlir" <<'END'
func.func @main(%rounds: tensor<i32>, %x: tensor<4096xf32>) -> tensor<4096xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<4096xf32>
    cond {
      %p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %i, %one : tensor<i32>
      %b = stablehlo.multiply %a, %a : tensor<4096xf32>
      stablehlo.return %n, %b : tensor<i32>, tensor<4096xf32>
    }
  return %0#1 : tensor<4096xf32>
}
END
bench() { # bench STATUS WHAT ARGS...
    local status=$1 what=$2
    shift 2
    expect "$status" "$what" bench --seconds 0.01 --threads 1 "$@"
}

# ---- text --------------------------------------------------------------------------------------------------------------

bench 0 "text" "$work/net.mlir"
prints "text names file, engine, level" "net.mlir: compiled at [a-z0-9-]+, 1 thread"
prints "text has times of calls" "call     least [0-9.]+ ns, median [0-9.]+ ns, [0-9]+ calls"
prints "text has bytes and flops" "work     1504 bytes, [0-9]+ flops"
prints "text has the limit" "limit +[0-9.]+ % of the limit by (memory|arithmetic|division), [0-9.]+ G"
is "text without --kernels has no nests" "$(grep -c '^nest' "$work/out")" 0
bench 0 "text with nests" "$work/net.mlir" --kernels
prints "a nest has its operations and places" "tanh[^;]*; at [^;]*\"net.py\":12:3"
nests=$(grep -c '^nest [0-9]* .*: least' "$work/out")
is "a line for each nest" "$nests" "$("$quern" dump "$work/net.mlir" --stage costs | wc -l | tr -d ' ')"

# Neither the columns that fill the last panel of a convolution nor the zeros between the elements of its operand count
# as arithmetic: 38 x 38 x 70 sums of 72 products, half of which are of such zeros in the second convolution.
cat >"$work/conv.mlir" <<'END'
func.func @main(%x: tensor<1x40x40x8xf32>, %w: tensor<3x3x8x70xf32>) -> tensor<1x38x38x70xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x40x40x8xf32>, tensor<3x3x8x70xf32>) -> tensor<1x38x38x70xf32>
  return %0 : tensor<1x38x38x70xf32>
}
END
bench 0 "arithmetic of panels" "$work/conv.mlir"
prints "arithmetic of panels" ", 14555520 flops"
sed 's/window = {}/window = {pad = [[1, 0], [0, 0]], lhs_dilate = [2, 1]}/; s/x: tensor<1x40x/x: tensor<1x20x/; s/(tensor<1x40x/(tensor<1x20x/' \
    "$work/conv.mlir" >"$work/dilated.mlir"
bench 0 "arithmetic of a dilated operand" "$work/dilated.mlir"
prints "arithmetic of a dilated operand" ", 7277760 flops"

# ---- JSON --------------------------------------------------------------------------------------------------------------

bench 0 "JSON" "$work/net.mlir" --json --cache "$work/fresh"
json "JSON has what it promises" '
assert set(j) >= {"file", "engine", "level", "threads", "compile_ms", "load_ms", "cache", "calls", "min_ns", "median_ns",
                  "bytes", "flops", "limit", "percent", "kernels"}
assert j["cache"] == "miss" and j["compile_ms"] > 0 and j["engine"] == "compiled" and j["threads"] == 1
assert 0 < j["min_ns"] <= j["median_ns"] and j["bytes"] == 1504 and j["kernels"] == []
assert j["flops"] >= 2 * 8 * 10 * 16'
bench 0 "JSON, the second time" "$work/net.mlir" --json --cache "$work/fresh" --kernels
json "the second time is a hit" 'assert j["cache"] == "hit" and j["compile_ms"] == 0'
json "kernels have names, operations, sources" '
names = [o for k in j["kernels"] for o in k["operations"]]
assert "dot_general" in names and "tanh" in names and any("reduce" in n for n in names), names
places = [s for k in j["kernels"] for s in k["sources"]]
assert "line 2" in places and "\"net.py\":12:3" in places and "line 5" in places, places
for k in j["kernels"]:
    assert set(k) >= {"name", "runs", "min_ns", "median_ns", "bytes", "flops", "limit", "percent"}
    assert k["runs"] == 1 and 0 < k["min_ns"] <= k["median_ns"] and k["bytes"] > 0'
bench 0 "JSON without a cache" "$work/net.mlir" --json --no-cache
json "no cache is a miss" 'assert j["cache"] == "miss" and j["compile_ms"] > 0'
npy "$work/rounds.npy" "{'descr': '<i4', 'fortran_order': False, 'shape': (), }" '\x05\x00\x00\x00'
bench 0 "a loop" "$work/loop.mlir" --json --kernels --input "$work/rounds.npy"
json "nests in a loop run once a round" '
runs = {k["name"]: k["runs"] for k in j["kernels"]}
assert runs["b (multiply)"] == 5, runs
assert j["flops"] == 5 * 4096, j["flops"]'
QUERN_JIT=/nonexistent/quern-jit bench 0 "without a compiler" "$work/net.mlir" --json --no-cache --kernels
json "without a compiler" '
assert j["engine"] == "evaluator" and j["cache"] == "miss" and j["flops"] is None and j["kernels"] == []'

# ---- inputs, packs, standard input -------------------------------------------------------------------------------------

printf 'func.func @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %%x : tensor<2xf32>\n}\n' >"$work/copy.mlir"
npy "$work/x.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }" '\x00\x00\x80\x3f\x00\x00\x00\x40'
bench 0 "an input" "$work/copy.mlir" --input "$work/x.npy"
bench 1 "too many inputs" "$work/copy.mlir" --input "$work/x.npy" --input "$work/x.npy"
says "too many inputs" "takes 1 argument, --input gave 2"
bench 1 "an input of another shape" "$work/net.mlir" --input "$work/x.npy"
says "an input of another shape" "x.npy: error: it holds tensor<2xf32>; expected tensor<8x16xf32>"
expect 0 "a pack" compile "$work/net.mlir" -o "$work/net.qpack"
bench 0 "a pack is measured" "$work/net.qpack" --json
json "a pack is measured" '
assert j["engine"] == "compiled" and j["cache"] == "hit" and j["flops"] is None and j["bytes"] == 1504'
bench 1 "nests of a pack" "$work/net.qpack" --kernels
says "nests of a pack" "net.qpack: error: --kernels needs the text of the module, not a pack"
"$quern" bench - --seconds 0.01 --json <"$work/net.mlir" >"$work/out" 2>"$work/err"
is "standard input" $? 0
json "standard input" 'assert j["file"] == "<stdin>"'

# ---- errors ------------------------------------------------------------------------------------------------------------

expect 0 "help" bench --help
prints "help" "usage: quern bench FILE"
expect 2 "no file" bench
bench 2 "an unknown option" "$work/net.mlir" --nonsense
bench 2 "an unknown level" "$work/net.mlir" --level x86-64-v9
says "an unknown level" "x86-64-v9"
for seconds in 0 -1 soon 1e9 nan ""; do
    expect 2 "--seconds '$seconds'" bench "$work/net.mlir" --seconds "$seconds"
    says "--seconds '$seconds'" "--seconds takes a number above 0, up to 3600, not .$seconds."
done
expect 2 "no threads" bench "$work/net.mlir" --threads 0
bench 2 "--cache with --no-cache" "$work/net.mlir" --cache "$work/c" --no-cache
says "--cache with --no-cache" "exclude each other"
bench 0 "--no-fuse" "$work/net.mlir" --kernels --no-fuse
check "--no-fuse has more nests" test "$(grep -c '^nest [0-9]* .*: least' "$work/out")" -gt "$nests"
bench 1 "a missing file" "$work/none.mlir"
says "a missing file" "none.mlir: error: cannot read"

finish
