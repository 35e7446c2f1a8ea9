"""Writes modules of structural operations, named op_*, to tests/modules. numpy computes the expected results.

    python tests/oracle/structural.py       (numpy, ml_dtypes; jaxlib checks the texts, reference.py the results)

Data movement runs on random bits, among them NaN payloads, infinities and subnormals. The results must have the same
bits. Each element of a sum or dot of floats has the tolerance K * eps * s. Here K is the number of terms, s is the sum
of their absolute values, and eps is 2^(1-p) for a format with p bits of precision. Dots of small integers in float
types must be exact.
"""

import sys

import numpy as np

import store
import structural_convolution
import structural_movement
import structural_sums
from reference import Module
from structural_module import MODULES, Builder, Value

CASE = """"stablehlo.case"({k}) ({{
  stablehlo.return {v} : {t}
}}, {{
  %n = stablehlo.negate {v} : {t}
  stablehlo.return %n : {t}
}}, {{
  %m = stablehlo.add {v}, {v} : {t}
  stablehlo.return %m : {t}
}}) : (tensor<i32>) -> {t}"""
IF = """"stablehlo.if"({p}) ({{
  %n = stablehlo.multiply {v}, {v} : {t}
  stablehlo.return %n : {t}
}}, {{
  stablehlo.return {v} : {t}
}}) : (tensor<i1>) -> {t}"""
WHILE = """{r}:3 = stablehlo.while(%i = {zero}, %a = {w}, %c = {u}) : tensor<i32>, {t}, {t}
cond {{
  %p = stablehlo.compare LT, %i, {n} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
}} do {{
  %j = stablehlo.add %i, {one} : tensor<i32>
  %s = stablehlo.add %a, %c : {t}
  stablehlo.return %j, %c, %s : tensor<i32>, {t}, {t}
}}"""
FUNCTIONS = """  func.func private @twice(%a: {t}, %i: tensor<i32>) -> (tensor<i32>, {t}) {{
    %0 = stablehlo.add %a, %a : {t}
    %1 = call @minus(%0) : ({t}) -> {t}
    return %i, %1 : tensor<i32>, {t}
  }}
  func.func private @minus(%a: {t}) -> {t} {{
    %0 = stablehlo.negate %a : {t}
    return %0 : {t}
  }}
"""


def control():
    b = Builder("control")
    v, x = b.numbers("f32", (3,))
    i, _ = b.argument(np.array(5, np.int32))
    t = v.type
    for value in (-(2**31), -1, 0, 1, 2, 3, 2**31 - 1):
        k, _ = b.argument(np.array(value, np.int32))
        y = b.line(CASE.format(k=k.name, v=v.name, t=t), "f32", (3,))
        b.result(y, [x, -x, x + x][value if 0 <= value <= 2 else 2])
    for value in (True, False):
        p, _ = b.argument(np.array(value))
        y = b.line(IF.format(p=p.name, v=v.name, t=t), "f32", (3,))
        b.result(y, x * x if value else x)
    one, zero = b.constant("1", "i32"), b.constant("0", "i32")
    for name, limit in (("never", -1), ("once", 1), ("five", 5)):
        n, _ = b.argument(np.array(limit, np.int32))
        w, y = b.numbers("i32", (2, 2))
        u, z = b.numbers("i32", (2, 2))
        r = "%" + name
        b.lines.append(WHILE.format(r=r, zero=zero.name, one=one.name, w=w.name, u=u.name, n=n.name, t=w.type))
        for _ in range(max(limit, 0)):
            y, z = z, y + z
        b.result(Value(r + "#0", "i32", ()), np.int32(max(limit, 0)))
        b.result(Value(r + "#1", "i32", (2, 2)), y)
        b.result(Value(r + "#2", "i32", (2, 2)), z)
    b.functions = FUNCTIONS.format(t=t)
    b.lines.append(f"%called:2 = call @twice({v.name}, {i.name}) : ({t}, tensor<i32>) -> (tensor<i32>, {t})")
    b.result(Value("%called#0", "i32", ()), np.int32(5))
    b.result(Value("%called#1", "f32", (3,)), -(x + x))


def agree(got, want, tolerance):
    a, c = got.astype(np.float64), want.astype(np.float64)
    if tolerance is not None:
        return np.all(np.abs(a - c) <= tolerance)
    return np.all((a == c) & (np.signbit(a) == np.signbit(c)) | (np.isnan(a) & np.isnan(c)))


def check(b):
    """Runs the text with reference.py. Its results must agree with numpy's results."""
    got = Module(b.text()).run([x for _, x in b.arguments], rounding=True)
    for k, (g, (v, want, tolerance)) in enumerate(zip(got, b.results)):
        assert g.dtype == want.dtype and g.shape == want.shape, (b.name, k, g.dtype, want.dtype)
        with np.errstate(invalid="ignore"):
            assert agree(g, want, tolerance), (b.name, k, v.type, g, want)


def main():
    for make in structural_movement.MAKERS + structural_sums.MAKERS + structural_convolution.MAKERS + [control]:
        make()
    rows, results = [], 0
    for b in MODULES:
        check(b)
        store.write_module(
            b.name,
            b.text(),
            [x for _, x in b.arguments],
            [w for _, w, _ in b.results],
            {k: np.asarray(t, np.float64) for k, (_, _, t) in enumerate(b.results) if t is not None},
        )
        rows.append([b.name, "0", "0", "0"])
        results += len(b.results)
    store.write_index(rows, "op_")
    print(f"{len(rows)} modules, {results} results")


if __name__ == "__main__":
    sys.exit(main())
