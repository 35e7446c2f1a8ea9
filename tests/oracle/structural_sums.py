"""Modules of dot_general and reduce. Integer results must be exact. Float results have a tolerance for each element."""

import itertools

import numpy as np

from structural_module import DTYPES, FLOATS, INTEGERS, Builder, Value, cycle_of_types, dims, type_of

# ---- contraction ----------------------------------------------------------------------------------------------------


def dot_text(b, lhs, rhs, batch, contract, element, shape):
    options = f", batching_dims = {dims(batch[0])} x {dims(batch[1])}" if batch[0] else ""
    return b.operation(
        "dot_general",
        [lhs, rhs],
        f"{options}, contracting_dims = {dims(contract[0])} x {dims(contract[1])}",
        element,
        shape,
    )


def dot_reference(x, y, batch, contract, work):
    """Computes the expected result by einsum, with one letter for each dimension."""
    letters = iter("abcdefghijklmnopqrst")
    left = [next(letters) for _ in x.shape]
    right = [next(letters) for _ in y.shape]
    for i, j in zip(batch[0] + contract[0], batch[1] + contract[1]):
        right[j] = left[i]
    out = [left[i] for i in batch[0]] + [c for i, c in enumerate(left) if i not in batch[0] + contract[0]]
    out += [c for j, c in enumerate(right) if j not in batch[1] + contract[1]]
    return np.einsum(f"{''.join(left)},{''.join(right)}->{''.join(out)}", x.astype(work), y.astype(work))


ARRANGEMENTS = (
    ((), (), ((), ()), ((), ())),
    ((5,), (5,), ((), ()), ((0,), (0,))),
    ((1,), (1,), ((), ()), ((0,), (0,))),
    ((0,), (0,), ((), ()), ((0,), (0,))),
    ((3, 4), (4, 5), ((), ()), ((1,), (0,))),
    ((4, 3), (4, 5), ((), ()), ((0,), (0,))),
    ((3, 4), (5, 4), ((), ()), ((1,), (1,))),
    ((4, 3), (5, 4), ((), ()), ((0,), (1,))),
    ((9, 17), (17, 11), ((), ()), ((1,), (0,))),
    ((70,), (70,), ((), ()), ((0,), (0,))),
    ((1, 40), (40, 3), ((), ()), ((1,), (0,))),
    ((6, 40), (40,), ((), ()), ((1,), (0,))),
    ((3,), (4,), ((), ()), ((), ())),
    ((0, 4), (4, 3), ((), ()), ((1,), (0,))),
    ((3, 0), (0, 2), ((), ()), ((1,), (0,))),
    ((2, 3, 4), (2, 4, 5), ((0,), (0,)), ((2,), (1,))),
    ((3, 2, 4), (5, 4, 2), ((1,), (2,)), ((2,), (1,))),
    ((2, 3), (2, 3), ((0, 1), (0, 1)), ((), ())),
    ((2, 3, 4), (3, 4, 5), ((), ()), ((1, 2), (0, 1))),
    ((2, 3, 4), (4, 5, 3), ((), ()), ((2, 1), (0, 2))),
    ((2, 1, 3, 4), (4, 2, 1, 5), ((0, 1), (1, 2)), ((3,), (0,))),
    ((2, 2, 3, 2, 2), (2, 3, 2, 2), ((4, 0), (2, 0)), ((2,), (1,))),
)


def dot_integer():
    for name, pairs in (
        ("dot_integer", [(t, t, t) for t in INTEGERS + ["i1"]]),
        ("dot_widening", [("i8", "i8", "i32"), ("ui8", "ui8", "ui32"), ("i16", "i16", "i64"), ("i32", "i32", "i64")]),
    ):
        b, types = Builder(name), itertools.cycle(pairs)
        for left, right, batch, contract in ARRANGEMENTS:
            a, c, out = next(types)
            (v, x), (w, y) = b.bits(a, left), b.bits(c, right)
            with np.errstate(over="ignore"):
                r = dot_reference(x, y, batch, contract, np.int64 if out == "i1" else DTYPES[out])
            r = (r > 0) if out == "i1" else np.asarray(r, DTYPES[out])
            b.result(dot_text(b, v, w, batch, contract, out, np.shape(r)), r)


def dot_float():
    for name, triples in (
        ("dot_f32", [("f32", "f32", "f32")]),
        ("dot_f64", [("f64", "f64", "f64")]),
        ("dot_half", [("bf16", "bf16", "bf16"), ("f16", "f16", "f16"), ("bf16", "bf16", "f32"), ("f16", "f16", "f32")]),
    ):
        for exact in (False, True):
            b, types = Builder(name + ("_exact" if exact else "")), itertools.cycle(triples)
            for left, right, batch, contract in ARRANGEMENTS:
                a, c, out = next(types)
                if exact:
                    (v, x), (w, y) = (b.argument(b.random.integers(-3, 4, s).astype(DTYPES[a])) for s in (left, right))
                else:
                    (v, x), (w, y) = b.numbers(a, left, -1, 1), b.numbers(c, right, -1, 1)
                r = dot_reference(x, y, batch, contract, np.longdouble)
                terms = int(np.prod([left[i] for i in contract[0]], dtype=np.int64))
                total = dot_reference(np.abs(x), np.abs(y), batch, contract, np.longdouble)
                work = FLOATS["f64"] if out == "f64" else FLOATS["f32"]
                tolerance = None if exact else terms * work * total + FLOATS[out] * np.abs(r)
                want = np.asarray(r, np.float64).astype(DTYPES[out])
                if exact:
                    want = want + np.zeros((), want.dtype)
                b.result(dot_text(b, v, w, batch, contract, out, np.shape(r)), want, tolerance)


# ---- reduction ------------------------------------------------------------------------------------------------------

REDUCTIONS = {
    "add": (lambda x, a: np.logical_or.reduce(x, a) if x.dtype == bool else np.add.reduce(x, a, dtype=x.dtype)),
    "multiply": (
        lambda x, a: np.logical_and.reduce(x, a) if x.dtype == bool else np.multiply.reduce(x, a, dtype=x.dtype)
    ),
    "and": lambda x, a: np.bitwise_and.reduce(x, a),
    "or": lambda x, a: np.bitwise_or.reduce(x, a),
    "xor": lambda x, a: np.bitwise_xor.reduce(x, a),
    "maximum": lambda x, a: np.maximum.reduce(x, a),
    "minimum": lambda x, a: np.minimum.reduce(x, a),
}
REDUCED = (
    ((), ()),
    ((1,), (0,)),
    ((7,), (0,)),
    ((7,), ()),
    ((0,), (0,)),
    ((31,), (0,)),
    ((32,), (0,)),
    ((33,), (0,)),
    ((65,), (0,)),
    ((200,), (0,)),
    ((3, 5), (0,)),
    ((3, 5), (1,)),
    ((3, 5), (0, 1)),
    ((3, 0), (1,)),
    ((0, 3), (1,)),
    ((5, 1), (1,)),
    ((33, 3), (0,)),
    ((3, 33), (1,)),
    ((4, 3, 5), (1,)),
    ((4, 3, 5), (0, 2)),
    ((2, 3, 4), (2, 0, 1)),
    ((2, 3, 2, 3), (1, 2)),
    ((2, 3, 2, 2, 3), (0, 2, 4)),
    ((2, 3, 2, 2, 3), (1, 3)),
)


def reduce_text(b, v, start, op, where, shape):
    return b.line(
        f"stablehlo.reduce({v.name} init: {start.name}) applies stablehlo.{op} across "
        f"dimensions = {dims(sorted(where))} : ({v.type}, {start.type}) -> {type_of(v.element, shape)}",
        v.element,
        shape,
    )


def with_init(x, start, axes, f):
    """Makes a new last axis from `start` followed by all elements along `axes`, and applies f along this axis."""
    keep = [d for d in range(x.ndim) if d not in axes]
    flat = np.transpose(x, keep + sorted(axes)).reshape(
        [x.shape[d] for d in keep] + [int(np.prod([x.shape[d] for d in axes], dtype=np.int64))]
    )
    first = np.broadcast_to(np.asarray(start, x.dtype), flat.shape[:-1] + (1,))
    return f(np.concatenate([first, flat], -1), -1)


def reduce_integer():
    for op, elements in (
        ("add", INTEGERS + ["i1"]),
        ("multiply", INTEGERS + ["i1"]),
        ("maximum", INTEGERS + ["i1"]),
        ("minimum", INTEGERS + ["i1"]),
    ):
        b, types = Builder("reduce_integer_" + op), cycle_of_types(elements)
        for shape, where in REDUCED:
            element = next(types)
            (v, x), (s, start) = b.bits(element, shape), b.bits(element, ())
            if op == "multiply" and element != "i1":
                b.arguments[-2] = (v, x | 1)
                x = x | 1
            with np.errstate(over="ignore"):
                y = np.asarray(with_init(x, start, where, REDUCTIONS[op]))
            b.result(reduce_text(b, v, s, op, where, y.shape), y)
    b, types = Builder("reduce_bits"), itertools.cycle(
        itertools.product(INTEGERS[:5] + ["i1", "ui32"], ("and", "or", "xor"))
    )
    for shape, where in REDUCED:
        element, op = next(types)
        (v, x), (s, start) = b.bits(element, shape), b.bits(element, ())
        y = np.asarray(with_init(x, start, where, REDUCTIONS[op]))
        b.result(reduce_text(b, v, s, op, where, y.shape), y)


def reduce_float():
    for element in FLOATS:
        b = Builder("reduce_sum_" + element)
        for shape, where in REDUCED:
            (v, x), (s, start) = b.numbers(element, shape, -1, 1), b.numbers(element, ())
            wide = x.astype(np.longdouble)
            y = np.asarray(with_init(wide, start, where, REDUCTIONS["add"]))
            total = with_init(np.abs(wide), np.abs(start), where, REDUCTIONS["add"])
            terms = 1 + int(np.prod([shape[d] for d in where], dtype=np.int64))
            b.result(
                reduce_text(b, v, s, "add", where, y.shape),
                y.astype(np.float64).astype(DTYPES[element]),
                terms * FLOATS[element] * total,
            )
    b, types = Builder("reduce_product"), cycle_of_types(["f32", "f64"])
    for shape, where in REDUCED:
        element = next(types)
        (v, x), (s, start) = b.numbers(element, shape, 0.7, 1.4), b.numbers(element, (), 0.5, 2)
        y = np.asarray(with_init(x.astype(np.longdouble), start, where, REDUCTIONS["multiply"]))
        terms = 1 + int(np.prod([shape[d] for d in where], dtype=np.int64))
        b.result(
            reduce_text(b, v, s, "multiply", where, y.shape),
            y.astype(np.float64).astype(DTYPES[element]),
            terms * FLOATS[element] * np.abs(y),
        )


def ordered_extreme(op):
    """Returns a function that computes the extreme along an axis. It is NaN if an element is NaN. -0 is below +0."""

    def f(x, axis):
        wide = x.astype(np.longdouble)
        best = (np.max if op == "maximum" else np.min)(np.where(np.isnan(wide), 0, wide), axis)
        zero = np.signbit(wide) | (wide != 0)
        # The maximum of zeros is +0 if one of them is +0. The minimum of zeros is -0 if one of them is -0.
        plus = np.any(~zero, axis)
        minus = np.any((wide == 0) & np.signbit(wide), axis)
        best = np.where(best == 0, np.where(plus if op == "maximum" else ~minus, 0.0, -0.0), best)
        return np.where(np.any(np.isnan(wide), axis), np.nan, best)

    return f


def reduce_extremes():
    for op in ("maximum", "minimum"):
        b, types = Builder("reduce_" + op), cycle_of_types(list(FLOATS))
        for n, (shape, where) in enumerate(REDUCED + REDUCED[2:12]):
            element = next(types)
            if int(np.prod([shape[d] for d in where], dtype=np.int64)) == 0:
                (v, x), (s, start) = b.numbers(element, shape), b.numbers(element, ())
            else:
                pick = np.array([-0.0, 0.0, 1.5, -2.0, np.inf, -np.inf, 1e-7, np.nan], np.float32)
                kinds = 8 if n % 3 == 0 else 2 if n % 3 == 1 else 7
                v, x = b.argument(pick[b.random.integers(0, kinds, shape)].astype(DTYPES[element]))
                s, start = b.argument(pick[b.random.integers(0, min(kinds, 4), ())].astype(DTYPES[element]))
            y = np.asarray(with_init(x, start, where, ordered_extreme(op)))
            b.result(reduce_text(b, v, s, op, where, y.shape), y.astype(DTYPES[element]))


def reduce_long():
    """Reduces more elements than a chunk holds. The module computes its operands, so that no large file is needed."""
    b = Builder("reduce_long")
    n = 40000
    i = b.line(f"stablehlo.iota dim = 0 : {type_of('i32', (n,))}", "i32", (n,))
    k, m = b.constant("7919", "i32", (n,)), b.constant("1009", "i32", (n,))
    p = b.line(f"stablehlo.multiply {i.name}, {k.name} : {i.type}", "i32", (n,))
    r = b.line(f"stablehlo.remainder {p.name}, {m.name} : {i.type}", "i32", (n,))
    f = b.line(f"stablehlo.convert {r.name} : ({i.type}) -> {type_of('f32', (n,))}", "f32", (n,))
    s, start = b.argument(np.array(0.25, np.float32))
    z, zero = b.argument(np.array(0, np.int32))
    x = (np.arange(n, dtype=np.int32) * np.int32(7919)) % np.int32(1009)
    total = x.astype(np.float64).sum() + 0.25
    b.result(reduce_text(b, f, s, "add", (0,), ()), np.float32(total), np.array(n * FLOATS["f32"] * total))
    b.result(reduce_text(b, r, z, "add", (0,), ()), x.sum(dtype=np.int32))
    b.result(reduce_text(b, r, z, "maximum", (0,), ()), x.max())
    for shape, where in (
        ((200, 200), (0,)),
        ((200, 200), (1,)),
        ((2, 20000), (1,)),
        ((20000, 2), (0,)),
        ((2, 20000), (0, 1)),
    ):
        g = b.operation("reshape", [f], "", "f32", shape)
        y = np.asarray(x.astype(np.float64).reshape(shape).sum(where) + 0.25)
        terms = int(np.prod([shape[d] for d in where]))
        b.result(reduce_text(b, g, s, "add", where, y.shape), y.astype(np.float32), terms * FLOATS["f32"] * y)
        h = b.operation("reshape", [r], "", "i32", shape)
        b.result(reduce_text(b, h, z, "add", where, y.shape), np.asarray(x.reshape(shape).sum(where, dtype=np.int32)))
    d = b.operation("dot_general", [f, f], ", contracting_dims = [0] x [0]", "f32", ())
    square = (x.astype(np.float64) ** 2).sum()
    b.result(d, np.float32(square), np.array(n * FLOATS["f32"] * square))


ARGMAX = """
stablehlo.reduce({x} init: {s}), ({i} init: {z}) across dimensions = {where} : ({tx}, {ti}, {ts}, {tz}) -> ({rx}, {ri})
 reducer(%a: {ts}, %c: {ts}) (%b: {tz}, %d: {tz})  {{
  %p = stablehlo.compare {direction}, %a, %c : ({ts}, {ts}) -> tensor<i1>
  %q = stablehlo.compare EQ, %a, %c : ({ts}, {ts}) -> tensor<i1>
  %l = stablehlo.compare LT, %b, %d : ({tz}, {tz}) -> tensor<i1>
  %e = stablehlo.and %q, %l : tensor<i1>
  %f = stablehlo.or %p, %e : tensor<i1>
  %g = stablehlo.select %p, %a, %c : tensor<i1>, {ts}
  %h = stablehlo.select %f, %b, %d : tensor<i1>, {tz}
  stablehlo.return %g, %h : {ts}, {tz}
}}"""


def reduce_pairs():
    b, types = Builder("reduce_pairs"), itertools.cycle(
        (("f32", "i32"), ("i8", "i64"), ("bf16", "i32"), ("f64", "ui8"), ("ui16", "i16"), ("f16", "ui32"))
    )
    for direction, worst in (("GT", lambda e: -100 if e[0] != "u" else 0), ("LT", lambda e: 100)):
        for shape, where in (
            ((9,), 0),
            ((3, 7), 1),
            ((7, 3), 0),
            ((40,), 0),
            ((2, 33, 2), 1),
            ((2, 3, 2, 1, 4), 4),
            ((5, 1), 1),
        ):
            element, index = next(types)
            v, x = b.argument(b.random.integers(0, 6, shape).astype(DTYPES[element]))
            i = b.line(f"stablehlo.iota dim = {where} : {type_of(index, shape)}", index, shape)
            s = b.constant(f"{worst(element)}" + (".0" if element in FLOATS else ""), element)
            z = b.constant("0", index)
            out = shape[:where] + shape[where + 1 :]
            text = ARGMAX.strip().format(
                x=v.name,
                s=s.name,
                i=i.name,
                z=z.name,
                where=dims([where]),
                tx=v.type,
                ti=i.type,
                ts=s.type,
                tz=z.type,
                rx=type_of(element, out),
                ri=type_of(index, out),
                direction=direction,
            )
            name = f"%{b.count}"
            b.count += 1
            b.lines.append(f"{name}:2 = {text}")
            wide = x.astype(np.float64)
            b.result(
                Value(name + "#0", element, out),
                (wide.max(where) if direction == "GT" else wide.min(where)).astype(DTYPES[element]),
            )
            b.result(
                Value(name + "#1", index, out),
                (wide.argmax(where) if direction == "GT" else wide.argmin(where)).astype(DTYPES[index]),
            )


MAKERS = [
    dot_float,
    dot_integer,
    reduce_extremes,
    reduce_float,
    reduce_integer,
    reduce_long,
    reduce_pairs,
]
