#!/usr/bin/env bash
# quern inspect and check; dump of packs and of one nest; endings of -o; JSON; what a terminal gets.
. "$(dirname "$0")/lib.sh"
cat >"$work/net.mlir" <<'END'
module @net {
  func.func @main(%x: tensor<8x4xf32>, %w: tensor<4x300xf32>) -> (tensor<8x300xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<2.0> : tensor<8x4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %x, %c : tensor<8x4xf32>
    %1 = stablehlo.exponential %0 : tensor<8x4xf32>
    %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x300xf32>) -> tensor<8x300xf32>
    %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x300xf32>, tensor<f32>) -> tensor<f32>
    return %2, %3 : tensor<8x300xf32>, tensor<f32>
  }
}
END

# ---- inspect

expect 0 "inspect a module" inspect "$work/net.mlir"
prints "inspect a module" "net.mlir: text, .*module     net.*0  x  tensor<8x4xf32>.*1  w  tensor<4x300xf32>.*1  tensor<f32>"
prints "operations" "2 stablehlo.constant, .*1 stablehlo.dot_general"
prints "kernels" "nests      3 .*kernels    3 .*memory     128 bytes"
expect 0 "inspect a module, as JSON" inspect "$work/net.mlir" --json
json "a module as JSON" 'assert j["kind"] == "text" and j["inputs"][1] == {"name": "w", "type": "tensor<4x300xf32>"} and j["kernels"] == 3'
expect 0 "two levels" compile "$work/net.mlir" -o "$work/net.qpack" --no-cache --level x86-64-v3,x86-64-v4
expect 0 "inspect a pack" inspect "$work/net.qpack"
prints "the signature of a pack" "net.qpack: pack, .*0  x  tensor<8x4xf32>.*1  w  tensor<4x300xf32>"
prints "levels of a pack" "x86-64-v3 .x86_64., 4 native functions, [0-9]* bytes of code, 128 bytes.*LLVM.*x86-64-v4 .x86_64."
expect 0 "inspect a pack, as JSON" inspect "$work/net.qpack" --json
json "a pack as JSON" 'assert [p["kind"] for p in j["parts"]] == ["program", "program", "graph", "signature", "constants"] and j["parts"][1]["level"] == "x86-64-v4"'
head -c 700 "$work/net.qpack" >"$work/cut.qpack"
expect 1 "inspect a pack that is cut" inspect "$work/cut.qpack"
says "inspect a pack that is cut" "cut.qpack: error: "
expect 0 "an object" compile "$work/net.mlir" -o "$work/reader.o" --no-cache --target aarch64-linux
expect 0 "inspect an object" inspect "$work/reader.o"
prints "inspect an object" "reader.o: object, .*machine    aarch64.*calls      quern_rt_run.*function   reader"
is "the signature of an object" "$(sed -n '/^inputs/,$p' "$work/out")" \
    "$("$quern" inspect "$work/net.mlir" | sed -n '/^inputs/,/^operations/p' | sed '$d')"
expect 0 "inspect an object, as JSON" inspect "$work/reader.o" --json
json "an object as JSON" 'assert j["functions"][0]["name"] == "reader" and j["machine"] == "aarch64" and len(j["calls"]) == 1'
json "its signature as JSON" 'assert j["functions"][0]["inputs"][1] == {"name": "w", "type": "tensor<4x300xf32>"} and len(j["functions"][0]["outputs"]) == 2'
for length in 10 100 1000 2000; do # an object that is cut is refused, and nothing is read beyond its end
    head -c "$length" "$work/reader.o" >"$work/cut.o"
    expect 1 "inspect $length bytes of an object" inspect "$work/cut.o"
done
printf 'ML\xefR\x0dStableHLO_v1.9.0\0abc' >"$work/net.mlirbc"
expect 0 "inspect bytecode" inspect "$work/net.mlirbc"
prints "inspect bytecode" "bytecode, .*producer   StableHLO_v1.9.0.*stablehlo-translate"
for command in run dump check "cache explain"; do
    expect 1 "$command of bytecode" $command "$work/net.mlirbc"
    says "$command of bytecode" "net.mlirbc: error: expected the text of a module, but this is MLIR bytecode"
done
cp "$B/quern" "$work/program"
expect 1 "inspect another file of ELF" inspect "$work/program"
npy "$work/a.npy" "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }" '\0\0\0\0'
expect 1 "inspect something else" inspect "$work/a.npy"

# ---- check

expect 0 "check a module" check "$work/net.mlir"
prints "check a module" "net.mlir: can be compiled, to 3 nests"
expect 0 "check a pack" check "$work/net.qpack"
cat >"$work/bad.mlir" <<'END'
func.func @main(%x: tensor<4xf8E4M3FN>, %y: tensor<?xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.infeed"(%x) : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  %1 = stablehlo.expoential %0 : tensor<4xf32>
  %2 = "stablehlo.send"(%1) : (tensor<4xf32>) -> tensor<4xi4>
  return %2 : tensor<4xi4>
}
END
expect 1 "check a module with faults" check "$work/bad.mlir"
is "faults, each on a line" "$(grep -c ': error: ' <<<"$err")" 6
says "the first fault" "bad.mlir:1:[0-9]+: error: element type f8E4M3FN is not supported|bad.mlir:1:[0-9]+: error: element type 'f8E4M3FN' is not supported"
says "an operation" "bad.mlir:2: error: operation 'stablehlo.infeed' is not supported"
says "a misspelt operation" "bad.mlir:3: error: unknown operation 'stablehlo.expoential'"
says "an element type" "bad.mlir:4: error: element type 'i4' is not supported"
cat >"$work/host.mlir" <<'END'
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @mine(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @mine(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @yours(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
END
expect 0 "check a module with functions of the host" check "$work/host.mlir"
is "functions of the host, each once" "$(grep -c 'calls the function of the host' <<<"$out")" 2
QUERN_JIT=/nonexistent/quern-jit expect 0 "check without a compiler" check "$work/net.mlir"
prints "check without a compiler" "can only be evaluated: "

# ---- dump of packs and nests

expect 0 "dump a pack" dump "$work/net.qpack"
prints "dump a pack" "@main.%x: tensor<8x4xf32>, %w: tensor<4x300xf32>. .*stablehlo.dot_general"
printf '%s\n' "$out" >"$work/again.mlir"
is "the graph of a pack gives the same results" "$("$quern" run "$work/again.mlir" --random 5 --no-cache)" \
    "$("$quern" run "$work/net.mlir" --random 5 --no-cache)"
expect 0 "dump the assembly of a pack" dump "$work/net.qpack" --stage asm
expect 0 "dump a pack with functions of the host" compile "$work/host.mlir" -o "$work/host.qpack" --custom mine --custom yours --no-cache
expect 0 "dump a pack with functions of the host" dump "$work/host.qpack"
prints "dump a pack with functions of the host" "custom_call @yours"
constants=tests/modules/attention.mlir
expect 0 "a pack with other operations" compile "$constants" -o "$work/large.qpack" --no-cache
expect 0 "its graph" dump "$work/large.qpack" -o "$work/large.mlir"
is "its graph gives the same results" "$("$quern" run "$work/large.mlir" --random 5 --no-cache)" \
    "$("$quern" run "$constants" --random 5 --no-cache)"
"$quern" dump "$work/net.mlir" --stage nests >"$work/nests"
: >"$work/joined"
for nest in 1 2 3; do
    for stage in fused nests costs llvm asm; do
        expect 0 "$stage of nest $nest" dump "$work/net.mlir" --stage $stage --nest $nest
        check "$stage of nest $nest is not all of it" test "$(wc -l <"$work/out")" -lt "$("$quern" dump "$work/net.mlir" --stage $stage | wc -l)"
        [ $stage != nests ] || cat "$work/out" >>"$work/joined"
        [ $stage != asm ] || prints "the kernel of nest $nest" "k$((nest - 1)):"
        [ $stage != llvm ] || prints "the kernel of nest $nest" "^define .*@k$((nest - 1)).*
}$"
    done
done
check "the nests together are the stage" diff "$work/nests" "$work/joined"
expect 1 "a nest that does not exist" dump "$work/net.mlir" --stage asm --nest 4
says "a nest that does not exist" "there is no nest 4; the program has 3"

# ---- endings

for ending in so qpak mlir; do
    expect 2 "compile to .$ending" compile "$work/net.mlir" -o "$work/x.$ending"
    says "compile to .$ending" "ends in .qpack .a pack. or .o"
done
expect 2 "dump to .png" dump "$work/net.mlir" -o "$work/x.png"
is "files with wrong endings" "$(ls "$work"/x.* 2>/dev/null)" ""
expect 0 "an ending chooses the format" dump "$work/net.mlir" -o "$work/x.dot"
check "an ending chooses the format" grep -q digraph "$work/x.dot"

# ---- JSON

expect 0 "run --json" run "$work/net.mlir" --random 1 --time --json --output "$work/results" --cache "$work/cache"
json "run --json" 'assert j["source"] == "compiler" and j["engine"] == "compiled" and j["run_ms"] > 0 and j["compile_ms"] > 0'
expect 0 "run --json, the second time" run "$work/net.mlir" --random 1 --time --json --output "$work/results" --cache "$work/cache"
json "run --json, the second time" 'assert j["source"] == "cache" and j["compile_ms"] == 0'
expect 0 "run --json of a pack" run "$work/net.qpack" --random 1 --time --json --output "$work/results"
json "run --json of a pack" 'assert j["source"] == "pack" and j["load_ms"] > 0'
expect 2 "run --json prints results" run "$work/net.mlir" --random 1 --time --json
expect 0 "cache stats --json" cache stats --json --cache "$work/cache"
json "cache stats --json" 'assert j["programs"] == 1 and j["kernels"] == 3 and j["program_bytes"] > 0'
expect 0 "cache list --json" cache list --json --cache "$work/cache"
json "cache list --json" 'assert len(j) == 4 and sorted(e["kind"] for e in j) == ["kernel"] * 3 + ["program"] and all(len(e["key"]) == 64 for e in j)'
expect 0 "cache verify --json" cache verify --json --cache "$work/cache"
json "cache verify --json" 'assert j == {"damaged": [], "whole": 4}'
expect 0 "cache explain --json" cache explain --json --cache "$work/cache" "$work/net.mlir"
json "cache explain --json" 'assert j["explanation"]'
expect 0 "cache clear --json" cache clear --json --cache "$work/cache"
json "cache clear --json" 'assert j["files"] == 4 and j["bytes"] > 0'
expect 0 "cache list --json of nothing" cache list --json --cache "$work/cache"
json "cache list --json of nothing" 'assert j == []'

# ---- a terminal

terminal() { # terminal ARGS...: what the command prints on a terminal, in $work/out
    python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' "$quern" "$@" </dev/null | tr -d '\r' >"$work/out"
    out=$(cat "$work/out")
}
if python3 -c 'import pty; pty.openpty()' 2>/dev/null; then
    terminal run "$work/net.mlir" --random 1 --no-cache
    prints "a large result on a terminal" "tensor<8x300xf32> \[\[[^,]*, [^,]*, [^,]*, \.\.\., [^,]*, [^,]*, [^,]*\], \["
    prints "the note on a terminal" "shortened: 2400 elements"
    prints "a small result on a terminal" "tensor<f32> [0-9.]*"
    run run "$work/net.mlir" --random 1 --no-cache
    is "elements of a large result in a pipe" "$(head -1 <<<"$out" | tr -cd , | wc -c)" 2399
    # Progress appears once a second. This compiler sends its first messages slowly, so that compiling takes seconds on
    # any machine.
    cat >"$work/slow-jit" <<'END'
#!/usr/bin/env python3
import os, selectors, socket, subprocess, sys, time
up = socket.socket(fileno=os.dup(0))
down, theirs = socket.socketpair()
child = subprocess.Popen([os.environ["REAL_JIT"], *sys.argv[1:]], stdin=theirs)
theirs.close()
both = selectors.DefaultSelector()
both.register(up, selectors.EVENT_READ, down)
both.register(down, selectors.EVENT_READ, up)
slow = 25
while True:
    for key, _ in both.select():
        data = key.fileobj.recv(64 if slow else 65536)
        if not data:
            sys.exit()
        if key.fileobj is down and slow:
            slow -= 1
            time.sleep(0.1)
        key.data.sendall(data)
END
    chmod +x "$work/slow-jit"
    python3 - >"$work/long.mlir" <<'END'
print("func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {\n  %0 = stablehlo.tanh %x : tensor<100xf32>")
for i in range(1, 10):
    n = 100 + i
    print(f"""  %i{i} = stablehlo.iota dim = 0 : tensor<{n}xf32>
  %s{i} = stablehlo.sine %i{i} : tensor<{n}xf32>
  %e{i} = "stablehlo.sort"(%s{i}) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) {{dimension = 0 : i64}} : (tensor<{n}xf32>) -> tensor<{n}xf32>
  %t{i} = stablehlo.slice %e{i} [0:100] : (tensor<{n}xf32>) -> tensor<100xf32>
  %{i} = stablehlo.add %{i - 1}, %t{i} : tensor<100xf32>""")
print("  return %9 : tensor<100xf32>\n}")
END
    export REAL_JIT=${QUERN_JIT:-$B/quern-jit}
    QUERN_JIT=$work/slow-jit terminal run "$work/long.mlir" --random 1 --no-cache
    prints "progress in counts" "compiling .*long.mlir: [0-9]+ of [0-9]+ kernels, [0-9]+ s"
else
    echo "skipped: what a terminal gets: there are no pseudo-terminals"
fi
finish
