#!/usr/bin/env bash
# Help, usage errors, exit statuses, quern info.
. "$(dirname "$0")/lib.sh"

cat >"$work/add.mlir" <<'END'
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}
END

expect 0 "help" --help
prints "help" "usage: quern"
prints "help names the commands" "run .*dump .*info "
for command in run dump info; do
    expect 0 "help of $command" $command --help
    prints "help of $command" "usage: quern $command"
done
expect 0 "help without a command" help
prints "help without a command" "usage: quern COMMAND"
for command in run bench compile dump cache info; do
    expect 0 "quern help $command" help $command
    prints "quern help $command" "usage: quern $command"
done
expect 0 "help of help" help help
prints "help of help" "usage: quern COMMAND"
expect 2 "help of an unknown command" help frobnicate
says "help of an unknown command" "there is no command .frobnicate"
expect 0 "version" --version
prints "version" "^quern $(sed -n 's/^.define QN_VERSION "\(.*\)"/\1/p' include/quern/types.h)$"
"$quern" --help >/dev/full 2>"$work/err"
is "help that cannot be written" $? 1
expect 0 "help comes first" run --help --nonsense

expect 2 "no command"
expect 2 "an unknown command" frobnicate
says "an unknown command" "frobnicate"
expect 2 "run without a file" run
expect 2 "run into a directory without a name" run "$work/add.mlir" --random 1 --output ""
says "run into a directory without a name" "--output takes the name of a directory"
expect 1 "run without its arguments" run "$work/add.mlir"
says "run without its arguments" "the function takes 2 arguments, --input gave 0; missing: 0 .*; 1 .*, tensor<.*>. --random SEED makes them"
expect 2 "an unknown action of cache" cache bogus
says "an unknown action of cache" "there is no action .bogus"
expect 2 "run with two files" run a.mlir b.mlir
expect 2 "run with an unknown option" run "$work/add.mlir" --nonsense
says "an unknown option" "--nonsense"
expect 2 "an option without its value" run "$work/add.mlir" --output
expect 2 "a flag with a value" run "$work/add.mlir" --evaluate=yes
expect 2 "--evaluate with --require-compiled" run "$work/add.mlir" --evaluate --require-compiled
says "--evaluate with --require-compiled" "exclude each other"
expect 0 "help of run" run --help
prints "help of run" "--require-compiled[[:space:]]+fails"
expect 2 "an option twice" run "$work/add.mlir" --random 1 --output "$work/x" --output="$work/y"
says "an option twice" "--output is given twice"
expect 2 "a number twice" run "$work/add.mlir" --random 1 --random 1
expect 2 "a flag twice" run "$work/add.mlir" --random 1 --time --time
expect 2 "a CPU twice" compile "$work/add.mlir" -o "$work/x.qpack" --cpu pi4 --cpu pi5
says "a CPU twice" "--cpu is given twice"
expect 2 "a seed that is no number" run "$work/add.mlir" --random seven
expect 2 "a seed that is too large" run "$work/add.mlir" --random 99999999999999999999999
expect 2 "no threads" run "$work/add.mlir" --threads 0
expect 2 "threads that are no number" run "$work/add.mlir" --threads two
expect 2 "an unknown level" run "$work/add.mlir" --random 1 --level x86-64-v9
says "an unknown level" "x86-64-v9"
expect 2 "dump of an unknown stage" dump "$work/add.mlir" --stage soup
says "an unknown stage" "there is no stage .soup.; there are [a-z]"
read -ra stages <<<"$(sed -n 's/.*there are //p' <<<"$err" | tr -d ,)"
expect 0 "help of dump" dump --help
for stage in "${stages[@]}"; do
    prints "help of dump names stage $stage" "--stage S .*[ ]$stage[ ,
]"
done
expect 2 "dump in an unknown format" dump "$work/add.mlir" --format png
expect 2 "a drawing of a stage that is no graph" dump "$work/add.mlir" --stage plan --format dot
# Targets of `quern compile`. A command with a usage error writes no file.
wrongly() { # wrongly WHAT REGEX OPTIONS...
    local what=$1 regex=$2
    shift 2
    expect 2 "$what" compile "$work/add.mlir" -o "$work/wrong.qpack" "$@"
    says "$what" "$regex"
    check "$what: nothing is written" test ! -e "$work/wrong.qpack"
}
wrongly "a level and a CPU of another level" 'cpu "pi4" is of level armv8-a, not x86-64-v4' --level x86-64-v4 --cpu pi4
wrongly "a CPU and another machine" '`pi4` is for aarch64-linux, not for x86_64-linux' --cpu pi4 --target x86_64-linux
wrongly "a level and another machine" 'x86-64-v3. is for x86_64-linux' --level x86-64-v3 --target aarch64-linux
wrongly "two levels, one for another machine" 'armv8-a. is for aarch64-linux' --level x86-64-v3,armv8-a --target x86_64-linux
wrongly "an unknown CPU" 'cpu "z80" does not exist; expected one of .*cortex-a72' --cpu z80
wrongly "an unknown target" 'vax-vms.*aarch64-linux and x86_64-linux' --target vax-vms
wrongly "a target without a system" 'no target .aarch64' --target aarch64
wrongly "levels with a gap" 'names separated by commas' --level x86-64-v3,,armv8-a
code() { # code NAME OPTIONS...
    local name=$1
    shift
    expect 0 "compile for $*" compile "$work/add.mlir" -o "$work/$name.qpack" "$@"
}
code pi4 --cpu pi4
code pi5 --cpu pi5
for options in "--cpu cortex-a72" "--cpu generic --target aarch64-linux" "--target aarch64-linux" "--level armv8-a"; do
    code same $options
    check "$options gives what --cpu pi4 gives" cmp "$work/same.qpack" "$work/pi4.qpack"
done
check "the tuning is in the key" test "$(hex "$work/pi4.qpack")" != "$(hex "$work/pi5.qpack")"
code host --cpu host
if [ "$(uname -m)" = x86_64 ] && [ -z "${EMULATOR:-}" ]; then
    code v3 --level x86-64-v3
    for options in "--cpu generic" "--cpu generic --target x86_64-linux" "--target x86_64-linux"; do
        code same $options
        check "$options gives what --level x86-64-v3 gives" cmp "$work/same.qpack" "$work/v3.qpack"
    done
fi
expect 2 "dump at an unknown level" dump "$work/add.mlir" --level z80
expect 2 "info with an argument" info me

expect 1 "a missing file" run "$work/none.mlir"
says "a missing file" "none.mlir: error: cannot read"
expect 1 "a directory as a file" run "$work"
expect 1 "an empty file" run /dev/null
expect 1 "too few inputs" run "$work/add.mlir"
says "too few inputs" "2 arguments"
expect 0 "an option before the file" run --random 1 "$work/add.mlir"
expect 0 "an option with =" run --random=1 "$work/add.mlir"

expect 0 "info" info
for key in version compile_id cpu features level llvm threads; do
    prints "info has $key" "$key"
done
expect 0 "info --json" info --json
if command -v python3 >/dev/null; then
    check "info --json is JSON with all keys" python3 -c '
import json, sys
i = json.load(open(sys.argv[1]))
assert set(i) >= {"version", "compile_id", "cpu", "features", "level", "llvm", "threads"}
assert len(i["compile_id"]) == 16 and int(i["compile_id"], 16) >= 0 and i["threads"] >= 1
' "$work/out"
else
    prints "info --json" '"compile_id": "[0-9a-f]{16}"'
fi

finish
