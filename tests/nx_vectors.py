#!/usr/bin/env python3
"""Runs the cases that were recorded from the tests of Nx, the tensor library of Elixir.

    tests/nx_vectors.py VECTORS.tsv.gz [--build BUILD] [--compiled] [--every N] [--only CALLBACK] [--jobs N]

The file is not part of this repository. A line is a callback of Nx.Backend, its result and its arguments, separated by
tabs: `T:TYPE:DIMS:HEX` is an array, `L[...;...]` a list of arrays, `A:...` an option as Elixir prints it. checks/nx_ops.py
makes of each case the StableHLO that EXLA makes of it; many cases are one module. By default all cases are evaluated;
--compiled --every 10 compiles every tenth.

Integers are exact. Nx's own backend, which computed the results, is not exact and not IEEE everywhere: REASONS says
where, and such cases count as explained. The exit status is 1 if another case fails.
"""

import argparse
import ast
import collections
import gzip
import os
import re
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "checks"))
from modules import ROOT, run_modules  # noqa: E402
from nx_ops import COMPLEX, FLOATS, MLIR, TABLE, Body, Value  # noqa: E402

BATCH = 40
ORDINARY = set(MLIR) - {"pred"}
# Callbacks that move elements or choose among them: their floats are exact, too.
EXACT = set(
    """abs all any argmax argmin argsort as_type bitcast broadcast ceil clip concatenate equal eye floor gather greater
    greater_equal imag indexed_put iota is_infinity is_nan less less_equal logical_and logical_or logical_xor max min
    negate not_equal pad put_slice real reduce_max reduce_min reshape reverse round select sign slice sort squeeze stack
    transpose window_max window_min""".split()
)
# What one operation of the type may be off, relative, and what sums may be off relative to the largest element.
RELATIVE = {"f64": 1e-13, "f32": 2e-6, "f16": 2e-3, "bf16": 1.6e-2}
# Where Nx's backend approximates more coarsely than its type is.
COARSE = {"erf_inv": 1e-6}


def is_nan(kind, data):
    """Whether one of the elements is a NaN."""
    form = {"f16": "e", "f32": "f", "f64": "d"}.get(COMPLEX.get(kind, kind))
    if form:
        return any(x != x for (x,) in struct.iter_unpack("<" + form, data))
    return kind == "bf16" and any(x & 0x7FFF > 0x7F80 for (x,) in struct.iter_unpack("<H", data))


# (callback, condition on the case, reason)
REASONS = [
    ("sign", lambda c: c.has_nan or c.infinite, "Nx's backend gives 1 for NaN and -infinity"),
    ("argm(ax|in)", lambda c: c.has_nan, "Nx's backend chooses the last NaN, IEEE code the first"),
    ("window_scatter_min", lambda c: c.padded, "Nx's backend pads with 0, which is the minimum, and drops that element"),
    (".*", lambda c: c.complex and c.infinite, "Nx's backend has no rules for infinite complex numbers"),
    ("abs", lambda c: c.complex and c.has_nan, "Nx's backend gives infinity for NaN"),
    ("tanh|asinh", lambda c: c.complex, "Nx's formulas lose digits of complex numbers; mpmath agrees with Quern"),
    ("clip", lambda c: c.has_nan, "Nx's backend makes the lower bound of NaN"),
]


class Array:
    def __init__(self, text):
        _, self.kind, dims, data = text.split(":")
        self.shape = tuple(int(d) for d in dims.split("x")) if dims else ()
        self.hex = data
        self.data = bytes.fromhex(data)


ESCAPES = {"a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "e": 27, "d": 127}


def characters(text):
    """The numbers of a list that Elixir prints as text, because they are characters."""
    return [ESCAPES.get(c[1], ord(c[1])) if c[0] == "\\" else ord(c) for c in re.findall(r"\\.|.", text)]


def read_option(text):
    """An option as Elixir prints it: numbers, atoms, lists, tuples, keyword lists."""
    text = re.sub(r'~c"((?:[^"\\]|\\.)*)"', lambda m: str(characters(m.group(1))), text)
    text = re.sub(r"\bnil\b", "None", text)
    text = re.sub(r"\btrue\b", "True", re.sub(r"\bfalse\b", "False", text))
    text = re.sub(r"(?<![\w\"]):(\w+)", r'"\1"', text).replace("{", "(").replace("}", ",)")
    text = text.replace("(,)", "()")
    if re.match(r"\[\w+: ", text):
        text = "{" + re.sub(r"(\w+): ", r'"\1": ', text[1:-1]) + "}"
    return ast.literal_eval(text)


def read_argument(text):
    if text.startswith("T:"):
        return Array(text)
    if text.startswith("L["):
        return [read_argument(t) for t in text[2:-1].split(";")]
    if text.startswith("A:"):
        return read_option(text[2:])
    raise ValueError(f"unexpected argument {text[:60]!r}")


class Case:
    def __init__(self, number, line):
        self.callback, *fields = line.rstrip("\n").split("\t")
        self.number = number
        self.result, *self.arguments = [read_argument(f) for f in fields]
        self.arrays = [self.result]
        for a in self.arguments:
            self.arrays += [a] if isinstance(a, Array) else [x for x in a if isinstance(x, Array)] if isinstance(a, list) else []
        self.has_nan = any(is_nan(a.kind, a.data) for a in self.arrays[1:])
        self.infinite = any(w in a.hex for a in self.arrays[1:] for w in ("807f", "80ff", "f07f", "f0ff"))
        self.complex = any(a.kind in COMPLEX for a in self.arrays)
        self.name = f"{number}:{self.callback}"
        options = self.arguments[-1] if self.arguments else None
        self.padded = isinstance(options, dict) and any(any(pair) for pair in options.get("padding", ()))

    @property
    def ordinary(self):
        return all(a.kind in ORDINARY for a in self.arrays)

    def reason(self):
        for pattern, condition, reason in REASONS:
            if re.fullmatch(pattern, self.callback) and condition(self):
                return reason
        return None

    def largest(self):
        kind = COMPLEX.get(self.result.kind, self.result.kind)
        form = {"f16": "e", "f32": "f", "f64": "d"}.get(kind)
        data = self.result.data
        if kind == "bf16":
            numbers = [struct.unpack("<f", b"\0\0" + data[i : i + 2])[0] for i in range(0, len(data), 2)]
        else:
            numbers = [x for (x,) in struct.iter_unpack("<" + form, data)]
        return max((abs(x) for x in numbers if abs(x) < 1e300), default=0)

    def write(self, body):
        def value(a):
            if isinstance(a, Array):
                return body.constant(a.kind, a.shape, a.hex.upper())
            return [value(x) if isinstance(x, Array) else x for x in a] if isinstance(a, list) else a

        kind, shape = self.result.kind, self.result.shape
        got = TABLE[self.callback](body, Value("", kind, shape), *[value(a) for a in self.arguments])
        want = body.constant(kind, shape, self.result.hex.upper())
        limits = "max_ulp_difference = 0 : i64"
        part = COMPLEX.get(kind, kind)
        rounds = kind in COMPLEX or any(a.kind in COMPLEX for a in self.arrays)
        if part in FLOATS and (self.callback not in EXACT or rounds):
            relative = max(RELATIVE[part], COARSE.get(self.callback, 0))
            absolute = relative * self.largest() if self.callback in SUMS or rounds else 0
            limits = f"max_ulp_difference = 4 : i64, relative = {relative:.1e} : f64, absolute = {absolute:.9e} : f64"
        body.lines.append(
            f"stablehlo.custom_call @check.expect_close({got.name}, {want.name}) {{has_side_effect = true, "
            f'api_version = 4 : i32, backend_config = {{label = "{self.name}", {limits}}}}} : ({got.type}, {want.type}) -> ()'
        )


SUMS = set("sum product dot conv triangular_solve window_sum window_product indexed_add window_scatter_max window_scatter_min".split())


def module(cases):
    body = Body()
    for case in cases:
        case.write(body)
    return "func.func @main() {\n" + "\n".join(body.lines) + "\nreturn\n}\n"


def short(message):
    message = re.sub(r"^.*?:\d+:\d+: (error: )?", "", message).split("   ")[0]
    return re.sub(r"N:\w+: ", "", re.sub(r"-?\d[\w.+-]*", "N", message))[:60]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("vectors")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--compiled", action="store_true", help="compiles instead of evaluating")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="runs every N-th case")
    parser.add_argument("--only", default=".*", metavar="REGEX", help="callbacks")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    arguments = parser.parse_args()
    options = {} if arguments.compiled else {"evaluate": "1"}
    with gzip.open(arguments.vectors, "rt") as f:
        lines = f.readlines()
    cases, left_out = [], collections.Counter()
    for number, line in enumerate(lines):
        if number % arguments.every or not re.fullmatch(arguments.only, line.split("\t")[0]):
            continue
        case = Case(number + 1, line)
        if case.ordinary and case.callback in TABLE:
            cases.append(case)
        else:
            left_out["narrow types" if case.callback in TABLE else case.callback] += 1
    by_name = {c.name: c for c in cases}

    batches = [cases[i : i + BATCH] for i in range(0, len(cases), BATCH)]
    modules = {f"batch {i}": module(b) for i, b in enumerate(batches)}
    outcomes, again, evaluated = {}, [], 0
    for o in run_modules(arguments.build, modules.items(), options, arguments.jobs, 300):
        batch = batches[int(o.name.split()[1])]
        if o.kind == "right":
            outcomes.update((c.name, "right") for c in batch)
            evaluated += len(batch) if o.message and arguments.compiled else 0
        else:
            again += batch
    failures, explained = collections.defaultdict(list), collections.Counter()
    for o in run_modules(arguments.build, [(c.name, module([c])) for c in again], options, arguments.jobs, 300):
        outcomes[o.name] = o.kind
        evaluated += o.kind == "right" and bool(o.message) and arguments.compiled
        if o.kind != "right":
            case = by_name[o.name]
            reason = case.reason()
            if reason:
                explained[reason] += 1
            else:
                failures[f"{case.callback}: {o.kind}: {short(o.message)}"].append((o.name, o.message))
    for what, where in sorted(failures.items(), key=lambda f: -len(f[1])):
        print(f"{len(where):6} {what}\n       {where[0][0]}: {where[0][1][:260]}")
    right = sum(kind == "right" for kind in outcomes.values())
    failed = sum(map(len, failures.values()))
    for reason, n in explained.most_common():
        print(f"{n:6} explained: {reason}")
    for what, n in left_out.most_common():
        print(f"{n:6} left out: {what}")
    if arguments.compiled:
        print(f"{evaluated} of the cases that are right were evaluated")
    print(f"{len(cases)} cases of ordinary types, {right} right, {sum(explained.values())} explained")
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
