"""Modules of convolutions with random dimension numbers and attributes. Integer results must be exact.

The expected results come from loops over single products, unlike those of reference.py, which checks them.
"""

import itertools

import numpy as np

from structural_module import DTYPES, FLOATS, Builder, type_of


def names(dimensions, first, second):
    words = [None] * len(dimensions)
    for role, d in enumerate(dimensions):
        words[d] = (first, second)[role] if role < 2 else str(role - 2)
    return "[" + ", ".join(words) + "]"


def extents(dimensions, values):
    out = [0] * len(dimensions)
    for d, v in zip(dimensions, values):
        out[d] = v
    return tuple(out)


class Case:
    def __init__(self, random):
        n = self.n = int(random.integers(0, 4))
        kind = int(random.integers(0, 4))
        self.feature_groups = int(random.integers(1, 4)) if kind == 0 else 1
        self.batch_groups = int(random.integers(1, 4)) if kind == 1 else 1
        self.count = int(random.integers(1, 3))
        self.inputs, self.outputs = int(random.integers(1, 4)), int(random.integers(1, 4))
        self.outputs *= self.feature_groups * self.batch_groups
        self.lhs, self.rhs = random.integers(1, 6, n).tolist(), random.integers(1, 4, n).tolist()
        self.strides, self.reversal = random.integers(1, 4, n).tolist(), random.integers(0, 2, n).tolist()
        self.lhs_dilation, self.rhs_dilation = random.integers(1, 3, n).tolist(), random.integers(1, 3, n).tolist()
        self.pads = [tuple(p) for p in random.integers(-1, 4, (n, 2)).tolist()]
        self.at = [random.permutation(n + 2).tolist() for _ in range(3)]
        self.lhs_shape = extents(self.at[0], [self.count * self.batch_groups, self.inputs * self.feature_groups] + self.lhs)
        self.rhs_shape = extents(self.at[1], [self.inputs, self.outputs] + self.rhs)
        self.windows = []
        for i in range(n):
            size = (self.lhs[i] - 1) * self.lhs_dilation[i] + 1 + sum(self.pads[i])
            window = (self.rhs[i] - 1) * self.rhs_dilation[i] + 1
            self.windows.append((size - window) // self.strides[i] + 1 if 0 < size >= window else 0)
        self.shape = extents(self.at[2], [self.count, self.outputs] + self.windows)

    def text(self, b, v, w, out):
        flags = ", ".join("true" if r else "false" for r in self.reversal)
        return b.line(
            f"stablehlo.convolution({v.name}, {w.name}) dim_numbers = {names(self.at[0], 'b', 'f')}x"
            f"{names(self.at[1], 'i', 'o')}->{names(self.at[2], 'b', 'f')}, window = {{stride = {self.strides}, "
            f"pad = {[list(p) for p in self.pads]}, lhs_dilate = {self.lhs_dilation}, "
            f"rhs_dilate = {self.rhs_dilation}, reverse = [{flags}]}} {{batch_group_count = {self.batch_groups} : i64, "
            f"feature_group_count = {self.feature_groups} : i64}} : ({v.type}, {w.type}) -> {type_of(out, self.shape)}",
            out,
            self.shape,
        )

    def products(self):
        """Yields the index in the result and those of the two factors, for each product."""
        for k in itertools.product(range(self.inputs), range(self.outputs), *map(range, self.rhs)):
            group = k[1] // (self.outputs // (self.feature_groups * self.batch_groups))
            feature = k[0] + (group * self.inputs if self.feature_groups > 1 else 0)
            for o in itertools.product(range(self.count), *map(range, self.windows)):
                batch = o[0] + (group * self.count if self.batch_groups > 1 else 0)
                places = []
                for i in range(self.n):
                    position = self.rhs[i] - 1 - k[2 + i] if self.reversal[i] else k[2 + i]
                    place = o[1 + i] * self.strides[i] + position * self.rhs_dilation[i] - self.pads[i][0]
                    if place % self.lhs_dilation[i] or not 0 <= place // self.lhs_dilation[i] < self.lhs[i]:
                        break
                    places.append(place // self.lhs_dilation[i])
                else:
                    result = extents(self.at[2], [o[0], k[1], *o[1:]])
                    yield result, extents(self.at[0], [batch, feature] + places), extents(self.at[1], k)


def expected(case, x, w, work):
    total, bound = np.zeros(case.shape, work), np.zeros(case.shape, np.float64)
    most = np.zeros(case.shape, np.int64)
    for r, a, b in case.products():
        if work == np.bool_:
            total[r] |= x[a] & w[b]
            continue
        with np.errstate(over="ignore"):
            total[r] += work(x[a]) * work(w[b])
        bound[r] += abs(float(x[a]) * float(w[b]))
        most[r] += 1
    return total, bound * (most + 2)


def convolutions():
    for name, triples, cases in (
        ("convolution_f32", [("f32", "f32")], 40),
        ("convolution_f64", [("f64", "f64")], 15),
        ("convolution_half", [("bf16", "bf16"), ("f16", "f16"), ("bf16", "f32")], 15),
        ("convolution_integer", [("i8", "i8"), ("i8", "i32"), ("ui16", "ui16"), ("i64", "i64"), ("i1", "i1")], 25),
    ):
        b = Builder(name)
        types = itertools.cycle(triples)
        while len(b.results) < cases:
            case = Case(b.random)
            size = int(np.prod(case.shape)) * case.inputs * int(np.prod(case.rhs))
            if not 0 < size < 4000:
                continue
            of, to = next(types)
            is_float = to in FLOATS
            (v, x), (w, y) = (
                (b.numbers if is_float else b.bits)(of, s, *((-1, 1) if is_float else ()))
                for s in (case.lhs_shape, case.rhs_shape)
            )
            total, bound = expected(case, x, y, np.longdouble if is_float else DTYPES[to])
            want = np.asarray(total, np.float64).astype(DTYPES[to]) if is_float else total
            tolerance = None
            if is_float:
                tolerance = bound * FLOATS["f64" if to == "f64" else "f32"] + FLOATS[to] * np.abs(total)
            b.result(case.text(b, v, w, to), want, tolerance)


MAKERS = [convolutions]
