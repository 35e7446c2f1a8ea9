"""Runs the programs of a guide: guide.py GUIDE DIRECTORY. test_guide.sh prepares the directory and the tools.

Blocks of the guide, in order:
  c, mlir, sh   with the first line `// file: NAME` (in sh `# file: NAME`): the file NAME. A block whose first line ends in
                `, continued` is added to the file.
  sh            any other: runs with `sh -e` in DIRECTORY. With the first line `# needs: PROGRAM...`, only if all these are there.
  text          directly after a sh block: what that block prints, on both streams. `...` stands for any part of a line.
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
    """The fenced blocks of a file: line, language, lines, and whether the block comes directly after the one before."""
    inside, follows, language, start, lines = False, False, "", 0, []
    for number, line in enumerate(open(path), 1):
        if not line.startswith("```"):
            if inside:
                lines.append(line)
            elif line.strip():
                follows = False
        elif inside:
            yield start, language, lines, follows
            inside, follows = False, True
        else:
            inside, language, start, lines = True, line[3:].strip(), number, []


def is_printed(wanted, got):
    patterns = [".*".join(map(re.escape, line.rstrip("\n").split("..."))) for line in wanted]
    lines = got.splitlines()
    return len(lines) == len(patterns) and all(map(re.fullmatch, patterns, lines))


def run(place, lines):
    """Runs a sh block. Returns what it prints; None if it is skipped."""
    needed = lines[0].split()[2:] if lines[0].startswith("# needs: ") else []
    for program in needed:
        if not shutil.which(program):
            print(f"skipped: {place}: there is no {program}")
            return None
    done = subprocess.run(["sh", "-e", "-c", "".join(lines)], cwd=directory, stdin=subprocess.DEVNULL, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
    report(done.returncode == 0, f"{place}: status {done.returncode}", done.stdout)
    return done.stdout


printed, compared = None, 0
for start, language, lines, follows in blocks(guide):
    place = f"{guide}:{start}"
    named = re.match(r"(?://|#) file: ([\w.]+)(, continued)?$", lines[0]) if lines else None
    if named:
        with open(f"{directory}/{named[1]}", "a" if named[2] else "x") as out:
            out.writelines(lines)
        printed = None
    elif language in ("c", "mlir"):
        report(False, f"{place}: expected `// file: NAME` as the first line of the block")
    elif language == "sh":
        printed = run(place, lines)
    elif language == "text" and follows and printed is not None:
        report(is_printed(lines, printed), f"{place}: the output differs", f"expected:\n{''.join(lines)}got:\n{printed}")
        compared += 1
report(compared >= 12, f"{guide}: only {compared} outputs were compared")
print(f"{passed} passed, {failed} failed")
sys.exit(failed != 0)
