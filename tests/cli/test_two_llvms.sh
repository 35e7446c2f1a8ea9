#!/usr/bin/env bash
# Compiler processes with two LLVMs share a cache: an entry that one of them wrote is a hit for the other and gives the
# same bits.
. "$(dirname "$0")/lib.sh"
ours=$B/quern-jit
other=$B/other-llvm/quern-jit
llvm_of() { "$1" --version 2>/dev/null | sed 's/.*, LLVM //'; }
if ! [ -x "$other" ]; then
    echo "skipped: there is no second LLVM here (any other of 19 to 22 will do, such as $(tools/find_llvm | grep -q 19 && echo llvm-22-dev || echo llvm-19-dev))"
    finish
    exit
fi
check "they are of two versions" test "$(llvm_of "$ours")" != "$(llvm_of "$other")"
modules=(tests/modules/*.mlir)
count=${#modules[@]}

result() { # result FILE: prints where its program came from and the checksums of its results
    local at=$work/results.$BASHPID
    rm -rf "$at"
    mkdir "$at"
    "$quern" run "$1" --random 7 --time --output "$at" 2>&1 | sed -n 's/^\(compile\|load\) .* ms  /\1 /p; /error/p'
    (cd "$at" && cksum -- *.npy)
}
# fill CACHE FIRST JIT: runs every second module, beginning with module number FIRST, with the compiler JIT; writes the
# results to CACHE.results/NUMBER
fill() {
    mkdir -p "$1.results"
    for ((i = $2; i < count; i += 2)); do
        QUERN_CACHE=$1 QUERN_JIT=$3 result "${modules[i]}" >"$1.results/$i"
    done
}

# Both compilers fill each cache at the same time. The compiler that takes the even modules for one cache takes the odd
# modules for the other cache.
for cache in "$work/a $ours $other" "$work/b $other $ours"; do
    read -r path even odd <<<"$cache"
    fill "$path" 0 "$even" &
    fill "$path" 1 "$odd"
    wait $!
done

compiled=0
for ((i = 0; i < count; i++)); do
    a=$(cat "$work/a.results/$i")
    case $a in
    "compile miss"*) compiled=$((compiled + 1)) ;;
    "load hit"* | "compile evaluated"*) ;;
    *) fail "${modules[i]}: $a" ;;
    esac
    is "${modules[i]}: the same bits" "$(tail -n +2 "$work/b.results/$i")" "$(tail -n +2 <<<"$a")"
    [[ $a == "compile evaluated"* ]] && continue
    # With the other compiler, the program must be a hit.
    jit=$other
    [ $((i % 2)) = 1 ] && jit=$ours
    is "${modules[i]}: a program of one compiler is a hit for the other" \
        "$(QUERN_CACHE=$work/a QUERN_JIT=$jit result "${modules[i]}" | head -n 1)" "load hit"
done
check "$compiled modules were compiled, at least 100" test "$compiled" -ge 100

for cache in a b; do
    list=$("$quern" cache list --cache "$work/$cache" | grep ' program ')
    for jit in "$ours" "$other"; do
        made=$(grep -c "LLVM $(llvm_of "$jit")$" <<<"$list")
        check "LLVM $(llvm_of "$jit") made $made programs of one cache, at least 40" test "$made" -ge 40
    done
    expect 0 "no entry is damaged" cache verify --cache "$work/$cache"
    prints "no entry is damaged" " 0 damaged"
done

# The compilers also share kernels: one compiler makes a program from a kernel that the other compiled.
export QUERN_CACHE=$work/kernels
cat >"$work/alone.mlir" <<'END'
func.func @main(%x: tensor<12x40xf32>) -> tensor<12x40xf32> {
  %0 = stablehlo.tanh %x : tensor<12x40xf32>
  return %0 : tensor<12x40xf32>
}
END
sed 's/tensor<12x40xf32> {/(tensor<12x40xf32>, tensor<40xf32>) {/; s/(%x/(%y: tensor<40xf32>, %x/
    s/  return.*/  %1 = stablehlo.cosine %y : tensor<40xf32>\n  return %0, %1 : tensor<12x40xf32>, tensor<40xf32>/' \
    "$work/alone.mlir" >"$work/among.mlir"
QUERN_JIT=$ours expect 0 "a program of one compiler" run "$work/alone.mlir" --random 1
QUERN_JIT=$other expect 0 "a program of the other compiler" run "$work/among.mlir" --random 1
mixed=$out
expect 0 "stats" cache stats
prints "they share a kernel" "kernels shared +1"
QUERN_JIT=$other expect 0 "the same program without the cache" run "$work/among.mlir" --random 1 --no-cache
is "a kernel of another LLVM: the same bits" "$mixed" "$out"

finish
