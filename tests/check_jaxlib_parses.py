#!/usr/bin/env python3
"""Feeds the StableHLO text that Quern prints to jaxlib's own parser and verifier.

    tests/check_jaxlib_parses.py [--print COMMAND] [FILE...]

COMMAND FILE must read a module and print it as text (default: build/quern dump). Without files, the script checks all
modules of tests/modules and tests/text. Needs jax; `make check` does not run this.
"""
import argparse
import glob
import os
import shlex
import subprocess
import sys

from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir

HERE = os.path.dirname(os.path.abspath(__file__))


def check(command, path):
    """Returns a message about the problem, or None if jaxlib accepts the text."""
    printed = subprocess.run(command + [path], capture_output=True, text=True)
    if printed.returncode:
        return "not printed: " + printed.stderr.strip()
    with mlir.make_ir_context():
        try:
            ir.Module.parse(printed.stdout).operation.verify()
        except Exception as error:  # noqa: BLE001
            return "not parsed: " + str(error)
    return None


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--print", default=os.path.join(HERE, "..", "build", "quern") + " dump", dest="command")
    arguments.add_argument("files", nargs="*")
    chosen = arguments.parse_args()
    files = chosen.files or sorted(
        path for directory in ("modules", "text") for path in glob.glob(os.path.join(HERE, directory, "*.mlir"))
    )
    failed = 0
    for path in files:
        wrong = check(shlex.split(chosen.command), path)
        if wrong:
            failed += 1
            print(f"{path}: {wrong}")
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
