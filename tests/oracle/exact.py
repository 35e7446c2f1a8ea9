"""Writes tests/data/exact.inc, which tests/unit/test_exact.c includes. The file has results of exact operations. numpy,
ml_dtypes, XLA and StableHLO's interpreter compute these results.

    python tests/oracle/exact.py > tests/data/exact.inc

A row is {operation, operand type, result type, exponent_bits, mantissa_bits, lhs, rhs, result}. lhs, rhs and result are
bits of values. A result that is a NaN is written as the canonical NaN.
"""

import jax
import ml_dtypes
import numpy as np
from jax import lax
from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir
from jax._src.lib.mlir.dialects import hlo as stablehlo

jax.config.update("jax_enable_x64", True)

TYPES = {
    "f16": (np.dtype(np.float16), np.uint16, 0x7E00),
    "bf16": (np.dtype(ml_dtypes.bfloat16), np.uint16, 0x7FC0),
    "f32": (np.dtype(np.float32), np.uint32, 0x7FC00000),
    "f64": (np.dtype(np.float64), np.uint64, 0x7FF8000000000000),
}
for bits in (8, 16, 32, 64):
    TYPES[f"i{bits}"] = (np.dtype(f"i{bits // 8}"), np.dtype(f"u{bits // 8}"), None)
    TYPES[f"ui{bits}"] = (np.dtype(f"u{bits // 8}"), np.dtype(f"u{bits // 8}"), None)
FLOATS = ("f16", "bf16", "f32", "f64")
random = np.random.default_rng(1)


def operands(name, count):
    """Makes operands with random bits. In float types, every second operand is a number of ordinary size."""
    dtype, word, nan = TYPES[name]
    bits = random.integers(0, np.iinfo(word).max, count, dtype=word, endpoint=True)
    if nan is None:
        return bits.view(dtype)
    ordinary = (random.standard_normal(count) * 2.0 ** random.integers(-12, 12, count)).astype(dtype)
    return np.where(np.arange(count) % 2 == 0, bits.view(dtype), ordinary).astype(dtype)


def emit(op, name, result_name, a, b, result, exponent_bits=0, mantissa_bits=0):
    _, word, _ = TYPES[name]
    dtype, result_word, nan = TYPES[result_name]
    result = np.asarray(result)
    assert result.dtype == dtype, (op, name, result.dtype)
    bits = result.view(result_word)
    if nan is not None:
        bits = np.where(np.isnan(result), result_word(nan), bits)
    lhs, rhs = np.asarray(a).view(word), np.asarray(b).view(word)
    for x, y, z in zip(lhs, rhs, bits):
        print(
            f"{{OP_{op}, QN_{name.upper()}, QN_{result_name.upper()}, {exponent_bits}, {mantissa_bits}, "
            f"0x{int(x):x}u, 0x{int(y):x}u, 0x{int(z):x}u}},"
        )


def arithmetic():
    for name in FLOATS:
        for op, function in (
            ("add", np.add),
            ("subtract", np.subtract),
            ("multiply", np.multiply),
            ("divide", np.divide),
            ("remainder", np.fmod),
            ("next_after", np.nextafter),
        ):
            a, b = operands(name, 24), operands(name, 24)
            emit(op, name, name, a, b, function(a, b))


def integers():
    """Writes results of XLA, among them results of division by zero."""
    for bits in (8, 16, 32, 64):
        for name in (f"i{bits}", f"ui{bits}"):
            a, b = operands(name, 20), operands(name, 20)
            b[::4] = 0
            if name[0] == "i":
                a[1], b[1] = np.iinfo(a.dtype).min, -1
            for op, function in (("divide", lax.div), ("remainder", lax.rem)):
                emit(op, name, name, a, b, function(a, b))
            amount = (b % 80).astype(b.dtype)
            for op, function in (
                ("shift_left", lax.shift_left),
                ("shift_right_logical", lax.shift_right_logical),
                ("shift_right_arithmetic", lax.shift_right_arithmetic),
            ):
                emit(op, name, name, a, amount, function(a, amount))


def conversions():
    """Writes conversions. Leaves out f64 to bf16, because ml_dtypes converts through f32 and so rounds twice."""
    for name in FLOATS:
        a = operands(name, 32)
        for to in FLOATS:
            if to != "bf16" or name != "f64":
                emit("convert", name, to, a, a, a.astype(TYPES[to][0]))
    for bits in (8, 16, 32, 64):
        for name in (f"i{bits}", f"ui{bits}"):
            a = operands(name, 16)
            for to in ("f32", "f64"):
                emit("convert", name, to, a, a, a.astype(TYPES[to][0]))
            for to in FLOATS:
                f = operands(to, 16)
                emit("convert", to, name, f, f, lax.convert_element_type(f, TYPES[name][0]))


REDUCE = """func.func @main(%a: tensor<{count}xui{width}>) -> tensor<{count}xui{width}> {{
  %0 = stablehlo.bitcast_convert %a : (tensor<{count}xui{width}>) -> tensor<{count}x{name}>
  %1 = stablehlo.reduce_precision %0, format = e{exponent_bits}m{mantissa_bits} : tensor<{count}x{name}>
  %2 = stablehlo.bitcast_convert %1 : (tensor<{count}x{name}>) -> tensor<{count}xui{width}>
  return %2 : tensor<{count}xui{width}>
}}"""


def emit_reduced(name, a, exponent_bits, mantissa_bits):
    """Uses StableHLO's interpreter, because XLA's backends disagree about a NaN in formats without mantissa bits."""
    dtype, word, _ = TYPES[name]
    text = REDUCE.format(
        count=a.size,
        width=np.iinfo(word).bits,
        name=name,
        exponent_bits=exponent_bits,
        mantissa_bits=mantissa_bits,
    )
    with mlir.make_ir_context():
        unsigned = ir.IntegerType.get_unsigned(np.iinfo(word).bits)
        given = ir.DenseElementsAttr.get(a.view(word), type=unsigned)
        reduced = np.array(ir.DenseIntElementsAttr(stablehlo.eval_module(ir.Module.parse(text), [given])[0]))
    reduced = np.broadcast_to(reduced, a.shape).astype(word).view(dtype)
    emit("reduce_precision", name, name, a, a, reduced, exponent_bits, mantissa_bits)


def formats():
    for name in FLOATS:
        for exponent_bits, mantissa_bits in ((8, 7), (5, 10), (5, 2), (4, 3), (8, 2), (3, 0)):
            a = operands(name, 16)
            small = a.view(TYPES[name][1]).copy()
            small[1::4] >>= TYPES[name][1](6 if name != "bf16" else 9)
            a = small.view(TYPES[name][0])
            emit_reduced(name, a, exponent_bits, mantissa_bits)


def formats_without_nan():
    for name in FLOATS:
        dtype, word, nan = TYPES[name]
        sign = 1 << (np.iinfo(word).bits - 1)
        a = np.array([nan, nan | sign, nan | 1, nan | sign | 1], dtype=word).view(dtype)
        for exponent_bits in (1, 5, 8, 11):
            emit_reduced(name, a, exponent_bits, 0)


np.seterr(all="ignore")
print("/* Written by tests/oracle/exact.py. */")
arithmetic()
integers()
conversions()
formats()
formats_without_nan()
