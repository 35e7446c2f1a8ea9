#!/usr/bin/env python3
"""Runs `quern dump` on every invalid module of tests/text/bad and checks the error message.

    tests/run_errors.py QUERN [--columns] [--only PATTERN]

The first line of each module is `// error: LINE:COLUMN: WORD`. quern must exit with status 1 and print
`FILE:LINE:COLUMN: error: ...` on stderr, with that line and that word. The column is compared only with --columns. The
script's last line is `N passed, N failed`. The script's exit status is 1 if a module failed.
"""

import argparse
import fnmatch
import glob
import os
import re
import subprocess
import sys

BAD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "text", "bad")
TIMEOUT = 60


def complaint(command, path, columns):
    """Returns None if quern's answer is right, otherwise a message."""
    with open(path) as f:
        line, column, word = re.match(r"// error: (\d+):(\d+): (.+)\n", f.readline()).groups()
    try:
        done = subprocess.run([command, "dump", path], capture_output=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"no answer after {TIMEOUT} s"
    message = done.stderr.decode(errors="replace")
    if done.returncode != 1:
        return f"exit status {done.returncode}, expected 1: {message[:200]!r}"
    found = re.search(re.escape(path) + r":(\d+):(\d+): error: (.*)", message)
    if not found:
        return f"no FILE:LINE:COLUMN: error: {message[:200]!r}"
    if found.group(1) != line or (columns and found.group(2) != column):
        return f"at {found.group(1)}:{found.group(2)}, expected {line}:{column}: {found.group(3)[:200]}"
    if word.lower() not in message.lower():
        return f"without {word!r}: {message[:300]!r}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("quern")
    parser.add_argument("--columns", action="store_true", help="the column must be the expected one too")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="names of modules, with * and ?")
    arguments = parser.parse_args()
    command = os.path.abspath(arguments.quern) if os.path.exists(arguments.quern) else arguments.quern
    passed = failed = 0
    for path in sorted(glob.glob(os.path.join(BAD, "*.mlir"))):
        name = os.path.splitext(os.path.basename(path))[0]
        if not fnmatch.fnmatch(name, arguments.only):
            continue
        wrong = complaint(command, path, arguments.columns)
        passed, failed = passed + (wrong is None), failed + (wrong is not None)
        if wrong:
            print(f"{name}: {wrong}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
