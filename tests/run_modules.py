#!/usr/bin/env python3
"""Runs every module of a directory with `quern run` and compares the results with the expected ones.

    tests/run_modules.py QUERN [--directory D] [--evaluate | --compiled] [--level L] [--threads N] [--jobs N]
                               [--only PATTERN]

Needs only Python. The directory is tests/modules, which includes tests/text, or tests/programs. Its index.tsv lists the
modules and their tolerances. tests/oracle/README.md and tests/programs/make.py say how inputs and expected results were
made. With --compiled, a module that can only be evaluated fails. The last line is `N passed, N failed`. The exit status
is 1 if a module failed.
"""

import argparse
import ast
import fnmatch
import io
import math
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor

MODULES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "modules")
TIMEOUT = 300
# For each .npy descriptor without byte order: struct code, unsigned code of the same width, mantissa bits of a float
TYPES = {
    "b1": ("B", "B", 0),
    "i1": ("b", "B", 0),
    "i2": ("h", "H", 0),
    "i4": ("i", "I", 0),
    "i8": ("q", "Q", 0),
    "u1": ("B", "B", 0),
    "u2": ("H", "H", 0),
    "u4": ("I", "I", 0),
    "u8": ("Q", "Q", 0),
    "f2": ("e", "H", 10),
    "V2": ("H", "H", 7),
    "f4": ("f", "I", 23),
    "f8": ("d", "Q", 52),
}
COMPLEX = {"c8": "f4", "c16": "f8"}  # compared as their parts
SMALLEST = {"f4": 2.0**-149, "f8": 5e-324}


class Array:
    """An array that was read from .npy bytes: descriptor, shape, values, bits."""

    def __init__(self, data):
        stream = io.BytesIO(data)
        if stream.read(6) != b"\x93NUMPY":
            raise ValueError("not a .npy file")
        major = stream.read(2)[0]
        (size,) = struct.unpack("<H", stream.read(2)) if major == 1 else struct.unpack("<I", stream.read(4))
        header = ast.literal_eval(stream.read(size).decode("latin1"))
        self.shape, self.descr = tuple(header["shape"]), header["descr"]
        self.kind = self.descr[1:]
        self.parts = 2 if self.kind in COMPLEX else 1
        self.kind = COMPLEX.get(self.kind, self.kind)
        if self.kind not in TYPES or self.descr[0] not in "<|":
            raise ValueError(f"unexpected descriptor {self.descr}")
        if header["fortran_order"] and len(self.shape) > 1:
            raise ValueError("Fortran order")
        code, unsigned, _ = TYPES[self.kind]
        body, n = stream.read(), math.prod(self.shape) * self.parts
        if len(body) != n * struct.calcsize(code):
            raise ValueError(f"{len(body)} bytes of data for {n} elements of {self.kind}")
        self.bits = struct.unpack(f"<{n}{unsigned}", body)
        self.values = struct.unpack(f"<{n}{code}", body)
        if self.kind == "V2":
            self.values = tuple(struct.unpack("<f", struct.pack("<I", b << 16))[0] for b in self.bits)

    def index(self, i):
        where, i = [], i // self.parts
        for d in reversed(self.shape):
            where.insert(0, i % d)
            i //= d
        return "[" + ", ".join(map(str, where)) + "]"


def ordered(bits, width):
    """The index of the float with these bits among all floats in increasing order. Both zeros have index 0."""
    top = 1 << (width - 1)
    return bits if bits < top else top - bits


def errors(got, want, rtol, floor, ulp, tolerance):
    """Yields (index, error, allowed) for each element. An element is wrong if error > allowed."""
    mantissa = TYPES[want.kind][2]
    wide = want.kind in SMALLEST
    by_bits = not mantissa or (not tolerance and (rtol if wide else ulp) == 0)
    for i, (g, w) in enumerate(zip(got.values, want.values)):
        if by_bits:
            yield i, 0.0 if got.bits[i] == want.bits[i] else math.inf, 0.0
        elif math.isnan(g) or math.isnan(w):
            yield i, 0.0 if math.isnan(g) and math.isnan(w) else math.inf, 0.0
        elif g == w:
            yield i, 0.0, 0.0
        elif tolerance:
            yield i, abs(g - w), tolerance.values[i]
        elif wide:
            yield i, abs(g - w), 0.0 if math.isinf(w) else max(rtol * max(abs(w), floor), SMALLEST[want.kind])
        else:
            yield i, abs(ordered(got.bits[i], 16) - ordered(want.bits[i], 16)), ulp


def show(a, i):
    return f"{a.values[i]!r} (0x{a.bits[i]:0{struct.calcsize(TYPES[a.kind][1]) * 2}x})"


def compare(got, want, rtol, floor, ulp, tolerance):
    """Returns None if `got` agrees with `want`, otherwise a message."""
    if (got.kind, got.parts) != (want.kind, want.parts):
        return f"type {got.descr}, expected {want.descr}"
    if got.shape != want.shape:
        return f"shape {got.shape}, expected {want.shape}"
    wrong = [
        (e / a if a else math.inf, i, e, a) for i, e, a in errors(got, want, rtol, floor, ulp, tolerance) if not e <= a
    ]
    if not wrong:
        return None
    _, i, error, allowed = max(wrong, key=lambda r: (r[0], -r[1]))
    return (
        f"{len(wrong)} of {len(want.values)} elements; worst {want.index(i)}: {show(got, i)}, "
        f"expected {show(want, i)}, error {error:.3g}, allowed {allowed:.3g}"
    )


def run(row, modules, command, options):
    """Runs one module. Returns messages about its wrong results."""
    name, rtol, floors, ulp = row
    directory = tempfile.mkdtemp(prefix="quern-modules-")
    try:
        with zipfile.ZipFile(os.path.join(modules, name + ".npz")) as z:
            members = {m[:-4]: z.read(m) for m in z.namelist()}
        arguments = [command, "run", os.path.join(modules, name + ".mlir")]
        for k in range(sum(m.startswith("in") for m in members)):
            path = os.path.join(directory, f"in{k}.npy")
            with open(path, "wb") as f:
                f.write(members[f"in{k}"])
            arguments += ["--input", path]
        results = os.path.join(directory, "results")
        try:
            done = subprocess.run(arguments + ["--output", results] + options, capture_output=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return [f"no result after {TIMEOUT} s"]
        if done.returncode:
            text = done.stderr.decode(errors="replace").strip().splitlines()
            return [f"exit status {done.returncode}: " + (" | ".join(text[-4:]) or "nothing on stderr")]
        count = sum(m.startswith("out") for m in members)
        floors = [float(f) for f in floors.split(",")]
        complaints = []
        if os.path.exists(os.path.join(results, f"{count}.npy")):
            complaints.append(f"more than {count} results")
        for k in range(count):
            try:
                with open(os.path.join(results, f"{k}.npy"), "rb") as f:
                    got = Array(f.read())
            except (OSError, ValueError, SyntaxError, struct.error, KeyError, IndexError) as e:
                complaints.append(f"result {k}: {e}")
                continue
            tolerance = Array(members[f"tol{k}"]) if f"tol{k}" in members else None
            wrong = compare(
                got, Array(members[f"out{k}"]), float(rtol), floors[k if len(floors) > 1 else 0], int(ulp), tolerance
            )
            if wrong:
                complaints.append(f"result {k}: {wrong}")
        return complaints
    finally:
        shutil.rmtree(directory, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("quern")
    parser.add_argument("--directory", default=MODULES, help="with index.tsv, NAME.mlir and NAME.npz")
    parser.add_argument("--evaluate", action="store_true", help="without compiled code")
    parser.add_argument("--compiled", action="store_true", help="a module that can only be evaluated fails")
    parser.add_argument("--level", help="target level of compiled code")
    parser.add_argument("--threads", help="threads of each run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="modules at a time")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="names of modules, with * and ?")
    arguments = parser.parse_args()
    options = ["--evaluate"] if arguments.evaluate else ["--require-compiled"] if arguments.compiled else []
    options += ["--level", arguments.level] if arguments.level else []
    options += ["--threads", arguments.threads] if arguments.threads else []
    command = os.path.abspath(arguments.quern) if os.path.exists(arguments.quern) else arguments.quern

    with open(os.path.join(arguments.directory, "index.tsv")) as f:
        rows = [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")][1:]
    rows = [r for r in rows if fnmatch.fnmatch(r[0], arguments.only)]
    if not rows:
        print(f"no module is named {arguments.only}", file=sys.stderr)
        return 2
    failed = 0
    with ThreadPoolExecutor(max(1, arguments.jobs)) as pool:
        for row, complaints in zip(rows, pool.map(lambda r: run(r, arguments.directory, command, options), rows)):
            failed += bool(complaints)
            for text in complaints:
                print(f"{row[0]}: {text}")
    print(f"{len(rows) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
