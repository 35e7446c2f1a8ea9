"""Runs the programs of a guide: guide.py GUIDE DIRECTORY. test_guide.sh prepares the directory and the tools.

Blocks of the guide, in order:
  c, mlir  with the first line `// file: NAME`: the file NAME
  console  lines with `$ ` are commands, which run with `sh -e` in DIRECTORY; the others are what they print, on both
           streams, in order. `...` stands for any part of a line. With the first line `# needs: PROGRAM...`, the
           commands run only if all these are there.
Blocks in other languages, or in none, are only shown. A c or mlir block without a file is an error.
"""
import re
import shutil
import subprocess
import sys

guide, directory = sys.argv[1:]
passed = failed = 0


def report(ok, what, details=""):
    global passed, failed
    if ok:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}\n{details}")


def blocks(path):
    """The fenced blocks of a file: line, language and lines."""
    inside, language, start, lines = False, "", 0, []
    for number, line in enumerate(open(path), 1):
        if not line.startswith("```"):
            if inside:
                lines.append(line)
        elif inside:
            yield start, language, lines
            inside = False
        else:
            inside, language, start, lines = True, line[3:].strip(), number, []


def is_printed(wanted, got):
    patterns = [".*".join(map(re.escape, line.rstrip("\n").split("..."))) for line in wanted]
    lines = got.splitlines()
    return len(lines) == len(patterns) and all(map(re.fullmatch, patterns, lines))


def run(place, lines):
    """Runs the commands of a block. Returns what they print; None if they are skipped."""
    needed = lines.pop(0).split()[2:] if lines[0].startswith("# needs: ") else []
    for program in needed:
        if not shutil.which(program):
            print(f"skipped: {place}: there is no {program}")
            return None
    commands = "".join(line[2:] for line in lines if line.startswith("$ "))
    done = subprocess.run(["sh", "-e", "-c", commands], cwd=directory, stdin=subprocess.DEVNULL, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
    report(done.returncode == 0, f"{place}: status {done.returncode}", done.stdout)
    return done.stdout


compared = 0
for start, language, lines in blocks(guide):
    place = f"{guide}:{start}"
    named = re.match(r"// file: ([\w.]+)$", lines[0]) if lines else None
    if named:
        with open(f"{directory}/{named[1]}", "x") as out:
            out.writelines(lines)
    elif language in ("c", "mlir"):
        report(False, f"{place}: expected `// file: NAME` as the first line of the block")
    elif language == "console":
        printed = run(place, lines)
        if printed is not None:
            wanted = [line for line in lines if not line.startswith("$ ")]
            report(is_printed(wanted, printed), f"{place}: the output differs",
                   f"expected:\n{''.join(wanted)}got:\n{printed}")
            compared += 1
report(compared >= 12, f"{guide}: only {compared} outputs were compared")
print(f"{passed} passed, {failed} failed")
sys.exit(failed != 0)
