#!/usr/bin/env bash
# The command with the cache and with packs. The second run of a program needs no compiler and few instructions.
. "$(dirname "$0")/lib.sh"
export QUERN_CACHE=$work/cache
count=$B/tests/count_steps

cat >"$work/add.mlir" <<'END'
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
sed 's/4xf32/5xf32/g' "$work/add.mlir" >"$work/add5.mlir"
sed 's/add/multiply/' "$work/add.mlir" >"$work/multiply.mlir"

# ---- a miss, then hits

expect 0 "a miss" run "$work/add.mlir" --random 1 --time
prints "a miss" "compile [0-9.]+ ms  miss: no entry with this key"
wanted=${out%%$'\n'*}
expect 0 "a hit" run "$work/add.mlir" --random 1 --time
prints "a hit" "load +[0-9.]+ ms  hit"
is "the same result" "${out%%$'\n'*}" "$wanted"
export QUERN_JIT=/nonexistent/quern-jit
expect 0 "a hit needs no compiler" run "$work/add.mlir" --random 1 --time
prints "a hit needs no compiler" "hit"
is "a hit prints nothing on standard error" "$err" ""
expect 0 "a miss without a compiler is evaluated" run "$work/multiply.mlir" --random 1 --time
prints "a miss without a compiler is evaluated" "evaluated: the compiler .*nonexistent"
sed 's/%x/%left/g; s/%y/%right/g; s/%0/%sum/g' "$work/add.mlir" >"$work/renamed.mlir"
expect 0 "other names are the same program" run "$work/renamed.mlir" --random 1 --time
prints "other names are the same program" "hit"
unset QUERN_JIT
expect 0 "--no-cache compiles" run "$work/add.mlir" --random 1 --time --no-cache
prints "--no-cache compiles" "compile [0-9.]+ ms  miss"
expect 2 "--cache and --no-cache" run "$work/add.mlir" --random 1 --cache "$work/c" --no-cache
expect 0 "--cache DIR" run "$work/add.mlir" --random 1 --time --cache "$work/other"
prints "--cache DIR" "miss"
is "--cache DIR has a file of the program" "$(find "$work/other" -maxdepth 1 -name '*.qpack' | wc -l)" 1
is "--cache DIR has a file of its kernel" "$(find "$work/other/kernels" -name '*.qpack' | wc -l)" 1
QUERN_CACHE=off expect 0 "QUERN_CACHE=off" run "$work/add.mlir" --random 1 --time
prints "QUERN_CACHE=off" "miss"

# ---- cost of a hit: the command contains no LLVM and starts no process

check "the command does not link LLVM" test -z "$(readelf -d "$B/quern" | grep -i llvm)"
"$count" "$quern" run "$work/add.mlir" --random 1 >/dev/null 2>"$work/err"
counted=$?
if [ -n "${EMULATOR:-}" ]; then
    echo "system calls and instructions are not counted: they would include the emulator's"
elif grep -q __asan_init "$quern"; then
    echo "system calls and instructions are not counted: they would include the sanitizer's"
elif [ $counted = 77 ]; then
    echo "tracing is not allowed here: system calls and instructions are not counted"
else
    read -r _ calls _ files _ _ <"$work/err"
    check "$calls system calls for a hit, at most 80" test "$calls" -le 80
    check "a hit maps $files pieces of files, at most 14" test "$files" -le 14
    "$count" -i "$quern" run "$work/add.mlir" --random 1 >/dev/null 2>"$work/err"
    read -r _ _ _ _ _ instructions <"$work/err"
    check "$instructions instructions for a hit, at most 900000" test "$instructions" -le 900000
fi

# ---- levels share a directory (tests/unit/test_levels.c does the same with simulated CPUs)

"$quern" run "$work/multiply.mlir" --random 1 >"$work/best" 2>&1
if "$quern" run "$work/multiply.mlir" --random 1 --level x86-64-v3 >"$work/lowered" 2>&1; then
    is "a lower level gives the same" "$(cat "$work/lowered")" "$(cat "$work/best")"
    expect 0 "a program of a lower level is found again" run "$work/multiply.mlir" --random 1 --level x86-64-v3 --time
    prints "a program of a lower level is found again" "hit"
fi
emulated() { # emulated CPU: runs the program in qemu, which emulates CPU; prints result and times on one line
    qemu-x86_64 -cpu "$1" "$quern" run "$work/multiply.mlir" --random 1 --time 2>/dev/null | tr '\n' ' '
}
best=$(cat "$work/best")
if ! grep -q __asan_init "$quern" && [[ $(emulated Haswell) == "$best"* ]]; then
    is "a CPU with AVX2 finds the entry of x86-64-v3" "$(emulated Haswell | sed 's/ read.* load .* ms  \(hit\) .*/ \1/')" "$best hit"
    is "a CPU without AVX2 evaluates" "$(emulated Nehalem | sed 's/ read.* ms  \(evaluated\).*lacks/ \1/; s/avx2.*/avx2/')" \
        "$best evaluated what level x86-64-v3 needs: avx avx2"
else
    echo "skipped: no qemu-x86_64 here that emulates AVX2"
fi
rm -rf "$QUERN_CACHE"
"$quern" run "$work/add.mlir" --random 1 >/dev/null

# ---- listing and explaining

expect 0 "stats" cache stats
prints "stats" "programs +1 in 4096 bytes"
prints "stats" "kernels +1 in 4096 bytes"
expect 0 "list" cache list
prints "list" "^[0-9a-f]{64}  program +[0-9]+ "
prints "list" "[0-9a-f]{64}  kernel +[0-9]+ "
expect 0 "explain a hit" cache explain "$work/add.mlir"
prints "explain a hit" "a hit"
expect 0 "explain other shapes" cache explain "$work/add5.mlir"
prints "explain other shapes" "shapes or element types of inputs"
expect 0 "explain other operations" cache explain "$work/multiply.mlir"
prints "explain other operations" "the operations and how they are connected"
other=armv8-a
grep -q "^level *armv8-a" <("$quern" info) && other=x86-64-v3
expect 0 "explain another level" cache explain "$work/add.mlir" --level $other
prints "explain another level" "the target level"
expect 0 "explain another CPU" cache explain "$work/add.mlir" --cpu skylake
prints "explain another CPU" "differs in"
expect 0 "explain another machine" cache explain "$work/add.mlir" --target aarch64-linux
expect 2 "explain for several levels" cache explain "$work/add.mlir" --level x86-64-v3,armv8-a
expect 0 "verify" cache verify
prints "verify" "2 whole, 0 damaged"
file=$(find "$QUERN_CACHE" -maxdepth 1 -name '*.qpack')
printf 'x' | dd of="$file" bs=1 seek=400 conv=notrunc 2>/dev/null
expect 1 "verify finds damage" cache verify
prints "verify finds damage" "1 whole, 1 damaged"
expect 0 "damage is compiled again" run "$work/add.mlir" --random 1 --time
prints "damage is compiled again" "compile [0-9.]+ ms  miss: "
expect 0 "damage is replaced" cache verify
prints "damage is replaced" "2 whole, 0 damaged"
"$quern" run "$work/add5.mlir" --random 1 >/dev/null
expect 0 "prune" cache prune --bytes 4096
prints "prune" "3 files deleted, 12288 bytes freed"
"$quern" run "$work/add5.mlir" --random 1 >/dev/null
file=$(find "$QUERN_CACHE" -maxdepth 1 -name '*.qpack' | head -n 1)
truncate -s 300 "$file"
expect 0 "prune removes damage" cache prune --bytes 1000000
prints "prune removes damage" "1 files deleted, 4096 bytes freed"
check "prune removes damage" test ! -e "$file"
"$quern" run "$work/multiply.mlir" --random 1 >/dev/null
chmod 777 "$QUERN_CACHE/kernels"
expect 0 "a bad directory of kernels" run "$work/renamed.mlir" --random 1 --no-cache
is "a bad directory of kernels is not reported with --no-cache" "$err" ""
sed 's/add/subtract/' "$work/add.mlir" >"$work/subtract.mlir"
expect 0 "a bad directory of kernels" run "$work/subtract.mlir" --random 1
says "a bad directory of kernels" "others may write to .*/kernels"
expect 0 "stats report a bad directory of kernels" cache stats
prints "stats report a bad directory of kernels" "problem +no kernels are kept: others may write.*programs +[1-9]"
expect 1 "clear deletes the programs" cache clear
prints "clear deletes the programs" "[1-9] files deleted"
chmod 700 "$QUERN_CACHE/kernels"
expect 0 "clear" cache clear
is "clear leaves nothing" "$(find "$QUERN_CACHE" -name '*.qpack' | wc -l)" 0
expect 2 "cache without an action" cache
expect 2 "cache with an unknown action" cache frobnicate
expect 2 "explain without a file" cache explain
expect 0 "help" cache --help
QUERN_CACHE=off expect 1 "list without a cache" cache list
says "list without a cache" "^quern cache: error: the cache is off \(QUERN_CACHE=off\); expected a directory"
for action in list verify prune clear; do
    expect 0 "$action of a directory that does not exist" cache $action --cache "$work/nowhere"
    says "$action of a directory that does not exist" "^quern cache: note: the directory $work/nowhere does not exist"
    check "$action makes no directory" test ! -e "$work/nowhere"
done
expect 0 "list of a directory that does not exist, as JSON" cache list --cache "$work/nowhere" --json
is "list of a directory that does not exist, as JSON" "$out" "[]"
expect 0 "list of a directory that exists" cache list
is "list of a directory that exists: no note" "$err" ""

# ---- two programs with one kernel

cat >"$work/alone.mlir" <<'END'
func.func @main(%x: tensor<12x40xf32>) -> tensor<12x40xf32> {
  %0 = stablehlo.tanh %x : tensor<12x40xf32>
  %1 = stablehlo.multiply %0, %x : tensor<12x40xf32>
  return %1 : tensor<12x40xf32>
}
END
cat >"$work/among.mlir" <<'END'
func.func @main(%a: tensor<12x7xf32>, %b: tensor<7x5xf32>, %y: tensor<12x40xf32>)
    -> (tensor<12x5xf32>, tensor<12x40xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<12x7xf32>, tensor<7x5xf32>) -> tensor<12x5xf32>
  %1 = stablehlo.tanh %y : tensor<12x40xf32>
  %2 = stablehlo.multiply %1, %y : tensor<12x40xf32>
  return %0, %2 : tensor<12x5xf32>, tensor<12x40xf32>
}
END
counts() { # counts CACHE: prints the numbers of programs, kernels, compiled kernels and shared kernels
    "$quern" cache stats --cache "$1" | awk '/^(programs|kernels) /{printf "%s ", $(/compiled|shared/ ? 3 : 2)}'
}
behind_header() { tail -c +297 "$1" | cksum; } # the header has the numbers of compiled and shared kernels, which may differ
for order in "alone among" "among alone"; do
    shared=$work/${order% *}
    expect 0 "the first of $order" run "$work/${order% *}.mlir" --random 1 --cache "$shared"
    is "the first of $order: no shared kernel" "$(counts "$shared" | cut -d' ' -f4)" 0
    expect 0 "the second of $order" run "$work/${order#* }.mlir" --random 1 --cache "$shared"
    is "$order: two programs, two kernels, one of them shared" "$(counts "$shared")" "2 2 3 1 "
done
for file in "$work"/alone/*.qpack; do
    is "the key and the code of a program do not depend on other programs" "$(behind_header "$file")" \
        "$(behind_header "$work/among/${file##*/}")"
done
check "files of kernels do not depend on the order of programs" diff -r "$work/alone/kernels" "$work/among/kernels"

# Damaged kernels are compiled again. The program that uses these kernels is unchanged.
run run "$work/among.mlir" --random 1 --no-cache
wanted_among=$out
rm "$work"/alone/*.qpack
for file in "$work"/alone/kernels/*.qpack; do
    printf 'x' | dd of="$file" bs=1 seek=$(($(stat -c %s "$file") - 99)) conv=notrunc 2>/dev/null
done
expect 1 "damage of kernels is found" cache verify --cache "$work/alone"
prints "damage of kernels is found" "0 whole, 2 damaged"
expect 0 "a program with damaged kernels" run "$work/among.mlir" --random 1 --cache "$work/alone"
is "a program with damaged kernels: the same result" "$out" "$wanted_among"
expect 0 "the kernels are replaced" cache verify --cache "$work/alone"
prints "the kernels are replaced" "3 whole, 0 damaged"
is "the kernels are replaced by the same bytes" "$(cat "$work"/alone/kernels/* | cksum)" "$(cat "$work"/among/kernels/* | cksum)"

# ---- packs

expect 0 "compile" compile "$work/add.mlir" -o "$work/add.qpack" --level x86-64-v3,x86-64-v4,armv8-a
export QUERN_JIT=/nonexistent/quern-jit
expect 0 "a pack runs without a compiler" run "$work/add.qpack" --random 1 --time
prints "a pack runs without a compiler" "load +[0-9.]+ ms  pack"
is "a pack gives the same" "${out%%$'\n'*}" "$wanted"
expect 0 "a pack is evaluated" run "$work/add.qpack" --random 1 --time --evaluate
prints "a pack is evaluated" "load +[0-9.]+ ms  pack, evaluated: asked for"
is "a pack is evaluated: the same result" "${out%%$'\n'*}" "$wanted"
is "a pack is evaluated: nothing on standard error" "$err" ""
long=/nonexistent/$(printf '%0300d' 0)
QUERN_JIT=$long expect 0 "a long reason" run "$work/multiply.mlir" --random 1 --time --no-cache
prints "a long reason is printed whole" "evaluated: .*$long.*"
unset QUERN_JIT
head -c 700 "$work/add.qpack" >"$work/cut.qpack"
expect 1 "a pack cut short" run "$work/cut.qpack" --random 1
says "a pack cut short" "cut.qpack: error"

# ---- quern compile uses the cache for packs and objects, whatever their machine

export QUERN_CACHE=$work/filled
foreign=pi4
[ "$other" = armv8-a ] || foreign=haswell
for target in host $foreign; do
    expect 0 "a pack for $target" compile "$work/add.mlir" -o "$work/made.qpack" --cpu $target
    QUERN_JIT=/nonexistent/quern-jit expect 0 "the pack for $target again, without a compiler" \
        compile "$work/add.mlir" -o "$work/again.qpack" --cpu $target
    check "the pack for $target again: the same bytes" cmp "$work/made.qpack" "$work/again.qpack"
    QUERN_JIT=/nonexistent/quern-jit expect 0 "an object for $target, without a compiler" \
        compile "$work/add.mlir" -o "$work/made.o" --cpu $target
    expect 0 "a pack for $target with --no-cache" compile "$work/add.mlir" -o "$work/again.qpack" --cpu $target --no-cache
    check "a pack for $target with --no-cache: the same bytes" cmp "$work/made.qpack" "$work/again.qpack"
done
expect 0 "explain for $foreign" cache explain "$work/add.mlir" --cpu $foreign
prints "explain for $foreign" "a hit"
expect 0 "run finds a program made for a pack" run "$work/add.mlir" --random 1 --time
prints "run finds a program made for a pack" "load +[0-9.]+ ms  hit"
expect 0 "run fills the cache" run "$work/add5.mlir" --random 1
QUERN_JIT=/nonexistent/quern-jit expect 0 "a pack of a program that run compiled, without a compiler" \
    compile "$work/add5.mlir" -o "$work/five.qpack"
is "programs in the cache" "$(find "$work/filled" -maxdepth 1 -name '*.qpack' | wc -l)" 3
expect 0 "--cache of compile" compile "$work/add.mlir" -o "$work/made.qpack" --cache "$work/named"
expect 0 "--no-cache of compile" compile "$work/multiply.mlir" -o "$work/made.qpack" --no-cache
is "--cache of compile" "$(find "$work/named" -maxdepth 1 -name '*.qpack' | wc -l)" 1
is "--no-cache of compile" "$(find "$work/filled" -maxdepth 1 -name '*.qpack' | wc -l)" 3

expect 2 "compile without -o" compile "$work/add.mlir"
expect 2 "compile for an unknown level" compile "$work/add.mlir" -o "$work/x.qpack" --level z80
expect 1 "compile into nowhere" compile "$work/add.mlir" -o "$work/none/x.qpack"
says "compile into nowhere" "cannot write"
mkdir "$work/made"
"$quern" compile "$work/add.mlir" -o "$work/made/add.qpack"
echo precious >"$work/made/x.qpack.part"
expect 0 "compile beside a file x.qpack.part" compile "$work/add.mlir" -o "$work/made/x.qpack"
is "compile leaves that file unchanged" "$(cat "$work/made/x.qpack.part")" precious
chmod 664 "$work/made/x.qpack"
expect 0 "compile over a file" compile "$work/add.mlir" -o "$work/made/x.qpack"
is "compile over a file keeps its mode" "$(stat -c %a "$work/made/x.qpack")" 664
ln -s x.qpack "$work/made/link.qpack"
expect 0 "compile into a link" compile "$work/multiply.mlir" -o "$work/made/link.qpack"
check "compile into a link keeps the link" test -L "$work/made/link.qpack"
expect 0 "compile into a link writes its target" run "$work/made/x.qpack" --random 1
is "compile into a link writes its target" "$out" "$("$quern" run "$work/multiply.mlir" --random 1)"
mkfifo "$work/made/pipe"
timeout 30 cat "$work/made/pipe" >"$work/made/through" &
reader=$!
expect 0 "compile into a pipe" compile "$work/multiply.mlir" -o "$work/made/pipe"
wait $reader
check "compile into a pipe keeps the pipe" test -p "$work/made/pipe"
check "compile into a pipe passes on the pack" cmp "$work/made/through" "$work/made/x.qpack"
expect 1 "compile into a full device" compile "$work/add.mlir" -o /dev/full
says "compile into a full device" "/dev/full: error: cannot write"
check "compile into a full device keeps the device" test -c /dev/full
cp "$work/made/through" "$work/made/multiply.qpack"
for _ in 1 2 3 4; do # two compiles at the same time; the file of the last rename stays
    "$quern" compile "$work/add.mlir" -o "$work/made/x.qpack" 2>"$work/one.err" &
    first=$!
    "$quern" compile "$work/multiply.mlir" -o "$work/made/x.qpack" 2>"$work/other.err" &
    second=$!
    check "one of two compiles into one file" wait $first
    check "the other of two compiles into one file" wait $second
    check "the file is that of one of two compiles" eval 'cmp -s "$work/made/x.qpack" "$work/made/multiply.qpack" ||
        cmp -s "$work/made/x.qpack" "$work/made/add.qpack"'
done
is "no temporary files are left" "$(find "$work/made" -name 'quern-*')" ""
expect 1 "compile a file that is no module" compile /dev/null -o "$work/x.qpack"
check "compile a file that is no module: no file is left" test ! -e "$work/x.qpack"

finish
