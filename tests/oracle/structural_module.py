"""A builder of modules."""

import itertools

import ml_dtypes
import numpy as np

DTYPES = {
    "i1": np.bool_,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "ui8": np.uint8,
    "ui16": np.uint16,
    "ui32": np.uint32,
    "ui64": np.uint64,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
    "f64": np.float64,
}
FLOATS = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-23, "f64": 2.0**-52}
INTEGERS = [t for t in DTYPES if t[0] in "iu" and t != "i1"]
ALL = list(DTYPES)
MODULES = []


def type_of(element, shape):
    return "tensor<" + "".join(f"{d}x" for d in shape) + element + ">"


def dims(values):
    return "[" + ", ".join(str(v) for v in values) + "]"


class Value:
    def __init__(self, name, element, shape):
        self.name, self.element, self.shape = name, element, tuple(shape)
        self.type = type_of(element, shape)


class Builder:
    """One module: arguments and their data, lines of text, results and the values that numpy computes for them."""

    def __init__(self, name):
        self.name, self.lines, self.arguments, self.results = "op_" + name, [], [], []
        self.functions, self.count = "", 0
        self.random = np.random.default_rng(list(self.name.encode()))
        MODULES.append(self)

    def argument(self, data):
        data = np.asarray(data)
        element = next(t for t, d in DTYPES.items() if np.dtype(d) == data.dtype)
        self.arguments.append((Value(f"%arg{len(self.arguments)}", element, data.shape), data))
        return self.arguments[-1][0], data

    def bits(self, element, shape):
        """Adds an argument of random bits."""
        n, dtype = int(np.prod(shape, dtype=np.int64)), np.dtype(DTYPES[element])
        if element == "i1":
            return self.argument(self.random.integers(0, 2, shape).astype(np.bool_))
        raw = self.random.integers(0, 256, n * dtype.itemsize, dtype=np.uint8).view(dtype)
        if element in FLOATS:
            special = np.array([np.nan, np.inf, -np.inf, -0.0, 0.0, 1.0], np.float32).astype(dtype)
            where = self.random.random(n) < 0.2
            raw = np.where(where, special[self.random.integers(0, 6, n)], raw)
        return self.argument(raw.reshape(shape))

    def numbers(self, element, shape, low=-9, high=9):
        """Adds an argument of random numbers between low and high. The numbers are integers in integer types only."""
        if element == "i1":
            return self.argument(self.random.integers(0, 2, shape).astype(np.bool_))
        if element in FLOATS:
            return self.argument(self.random.uniform(low, high, shape).astype(DTYPES[element]))
        return self.argument(self.random.integers(0 if element[0] == "u" else low, high, shape).astype(DTYPES[element]))

    def line(self, text, element, shape):
        """Adds one operation. `text` is the operation without the name of its result."""
        v = Value(f"%{self.count}", element, shape)
        self.count += 1
        self.lines.append(f"{v.name} = {text}")
        return v

    def constant(self, text, element, shape=()):
        return self.line(f"stablehlo.constant dense<{text}> : {type_of(element, shape)}", element, shape)

    def result(self, value, expected, tolerance=None):
        expected = np.asarray(expected)
        assert np.dtype(DTYPES[value.element]) == expected.dtype and value.shape == expected.shape, (
            self.name,
            value.type,
            expected.dtype,
            expected.shape,
        )
        self.results.append((value, expected, tolerance))

    def text(self):
        head = ", ".join(f"{v.name}: {v.type}" for v, _ in self.arguments)
        types = ", ".join(v.type for v, _, _ in self.results)
        body = "\n".join("    " + part for entry in self.lines for part in entry.split("\n"))
        names = ", ".join(v.name for v, _, _ in self.results)
        return (
            f"module @{self.name} {{\n  func.func public @main({head}) -> ({types}) {{\n{body}\n"
            f"    return {names} : {types}\n  }}\n{self.functions}}}\n"
        )

    def operation(self, name, inputs, options, element, shape):
        names = ", ".join(v.name for v in inputs)
        return self.line(
            f"stablehlo.{name} {names}{options} : ({', '.join(v.type for v in inputs)}) -> {type_of(element, shape)}",
            element,
            shape,
        )


def cycle_of_types(elements=ALL):
    return itertools.cycle(elements)
