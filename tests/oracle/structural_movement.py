"""Modules of data movement. numpy computes the expected results, and all bits must agree."""

import itertools

import numpy as np

from structural_module import ALL, DTYPES, Builder, cycle_of_types, dims, type_of

# ---- data movement --------------------------------------------------------------------------------------------------


def broadcast_in_dim():
    b, types = Builder("broadcast_in_dim"), cycle_of_types(
        ["f32", "i8", "bf16", "i64", "i1", "f16", "ui16", "f64", "ui8", "i32", "i16", "ui32", "ui64"]
    )
    for shape, target, where in (
        ((), (), ()),
        ((), (3, 5), ()),
        ((1,), (4, 1), (0,)),
        ((3,), (3, 5), (0,)),
        ((5,), (3, 5), (1,)),
        ((1, 5), (3, 5), (0, 1)),
        ((3, 1), (3, 5), (0, 1)),
        ((2, 3), (2, 4, 3), (0, 2)),
        ((3, 2), (2, 3), (1, 0)),
        ((2, 1, 3), (3, 7, 2), (2, 1, 0)),
        ((0,), (4, 0), (1,)),
        ((1,), (0,), (0,)),
        ((2, 0), (2, 3, 0), (0, 2)),
        ((1, 1, 1), (2, 3, 4), (0, 1, 2)),
        ((17,), (9, 17), (1,)),
        ((17,), (17, 9), (0,)),
        ((2, 3, 2), (2, 2, 3, 2, 2), (0, 2, 4)),
        ((1, 2, 1, 2, 1), (3, 2, 3, 2, 3), (0, 1, 2, 3, 4)),
    ):
        v, x = b.bits(next(types), shape)
        view = [1] * len(target)
        y = np.transpose(x, sorted(range(len(shape)), key=lambda i: where[i]))
        for d, n in zip(sorted(where), y.shape):
            view[d] = n
        b.result(
            b.operation("broadcast_in_dim", [v], f", dims = {dims(where)}", v.element, target),
            np.broadcast_to(y.reshape(view), target),
        )


def reshape():
    b, types = Builder("reshape"), cycle_of_types()
    for shape, target in (
        ((), (1,)),
        ((1, 1), ()),
        ((6,), (2, 3)),
        ((2, 3, 4), (4, 3, 2)),
        ((24,), (1, 2, 3, 4, 1)),
        ((0, 5), (7, 0)),
        ((33,), (3, 11)),
        ((2, 3, 2, 2, 3), (12, 6)),
        ((0,), (0, 1)),
        ((7, 1, 3), (21,)),
        ((4, 9), (6, 6)),
        ((5,), (5,)),
        ((2, 1, 1, 9), (3, 6)),
    ):
        v, x = b.bits(next(types), shape)
        b.result(b.operation("reshape", [v], "", v.element, target), x.reshape(target))


def transpose():
    b, types = Builder("transpose"), cycle_of_types()
    cases = [
        ((), ()),
        ((7,), (0,)),
        ((3, 5), (1, 0)),
        ((17, 9), (1, 0)),
        ((3, 5), (0, 1)),
        ((0, 4), (1, 0)),
        ((1, 9, 1), (1, 2, 0)),
    ]
    cases += [((5, 3, 2), p) for p in itertools.permutations(range(3))]
    cases += [
        ((2, 3, 4, 5), (3, 1, 0, 2)),
        ((2, 3, 4, 5), (0, 2, 1, 3)),
        ((2, 3, 1, 2, 3), (4, 2, 0, 1, 3)),
        ((3, 2, 2, 2, 3), (1, 0, 4, 3, 2)),
    ]
    for shape, p in cases:
        v, x = b.bits(next(types), shape)
        b.result(
            b.operation("transpose", [v], f", dims = {dims(p)}", v.element, [shape[i] for i in p]), np.transpose(x, p)
        )


def slices():
    b, types = Builder("slice"), cycle_of_types()
    for shape, parts in (
        ((), ()),
        ((7,), ((2, 7, 2),)),
        ((7,), ((0, 7, 1),)),
        ((7,), ((3, 3, 1),)),
        ((7,), ((1, 6, 9),)),
        ((5, 6), ((1, 4, 1), (0, 6, 3))),
        ((5, 6), ((4, 5, 1), (5, 6, 1))),
        ((5, 6), ((0, 0, 1), (0, 6, 1))),
        ((0, 3), ((0, 0, 1), (1, 3, 1))),
        ((33, 5), ((1, 33, 2), (0, 5, 2))),
        ((2, 3, 4), ((0, 2, 1), (1, 3, 1), (1, 4, 2))),
        ((3, 2, 5, 2), ((0, 3, 2), (1, 2, 1), (0, 5, 4), (0, 2, 1))),
        ((2, 2, 3, 3, 2), ((1, 2, 1), (0, 2, 1), (0, 3, 2), (1, 3, 1), (0, 2, 1))),
    ):
        v, x = b.bits(next(types), shape)
        y = x[tuple(slice(*p) for p in parts)]
        text = ", ".join(f"{s}:{l}" + (f":{t}" if t != 1 else "") for s, l, t in parts)
        b.result(
            b.line(
                f"stablehlo.slice {v.name} [{text}] : ({v.type}) -> {type_of(v.element, y.shape)}", v.element, y.shape
            ),
            y,
        )


def pad_with(x, value, low, high, interior):
    """Moves each element to its place by the definition of pad, and drops elements that land outside."""
    shape = [max(0, a + b + n + max(0, n - 1) * c) for n, a, b, c in zip(x.shape, low, high, interior)]
    out = np.full(shape, value, x.dtype)
    for index in np.ndindex(*x.shape):
        place = tuple(a + i * (c + 1) for i, a, c in zip(index, low, interior))
        if all(0 <= p < n for p, n in zip(place, shape)):
            out[place] = x[index]
    return out


def pad():
    b, types = Builder("pad"), cycle_of_types()
    for shape, low, high, interior in (
        ((), (), (), ()),
        ((4,), (2,), (3,), (0,)),
        ((4,), (0,), (0,), (2,)),
        ((4,), (-1,), (-2,), (0,)),
        ((4,), (-2,), (1,), (1,)),
        ((4,), (-3,), (-3,), (2,)),
        ((0,), (2,), (1,), (3,)),
        ((1,), (0,), (0,), (5,)),
        ((3, 4), (1, 0), (0, 2), (0, 0)),
        ((3, 4), (-1, 2), (2, -1), (1, 0)),
        ((2, 3), (0, -1), (0, -2), (0, 0)),
        ((3, 5), (1, -1), (1, -1), (2, 1)),
        ((2, 0, 3), (1, 1, 1), (0, 1, 0), (0, 0, 1)),
        ((2, 2, 3), (0, 1, -1), (1, 0, 2), (1, 0, 2)),
        ((2, 1, 2, 2, 1), (0, 1, 0, -1, 1), (1, 0, 0, 1, 0), (0, 2, 1, 0, 0)),
    ):
        element = next(types)
        (v, x), (p, value) = b.bits(element, shape), b.bits(element, ())
        y = pad_with(x, value, low, high, interior)
        b.result(
            b.operation(
                "pad",
                [v, p],
                f", low = {dims(low)}, high = {dims(high)}, interior = {dims(interior)}",
                element,
                y.shape,
            ),
            y,
        )


def concatenate():
    b, types = Builder("concatenate"), cycle_of_types()
    for d, shapes in (
        (0, [(3,)]),
        (0, [(3,), (1,), (4,)]),
        (1, [(2, 3), (2, 1)]),
        (0, [(2, 3), (1, 3), (0, 3), (2, 3)]),
        (0, [(0,), (0,)]),
        (1, [(2, 0), (2, 5)]),
        (1, [(3, 1)] * 9),
        (2, [(2, 3, 2), (2, 3, 3)]),
        (1, [(2, 2, 3), (2, 1, 3), (2, 4, 3)]),
        (0, [(17,), (16,), (1,), (33,)]),
        (3, [(2, 1, 2, 2, 2), (2, 1, 2, 1, 2)]),
        (4, [(1, 2, 1, 2, 3), (1, 2, 1, 2, 2)]),
    ):
        element = next(types)
        inputs = [b.bits(element, s) for s in shapes]
        y = np.concatenate([x for _, x in inputs], d)
        b.result(b.operation("concatenate", [v for v, _ in inputs], f", dim = {d}", element, y.shape), y)


def reverse():
    b, types = Builder("reverse"), cycle_of_types()
    for shape, where in (
        ((), ()),
        ((7,), (0,)),
        ((7,), ()),
        ((3, 4), (0,)),
        ((3, 4), (1,)),
        ((3, 4), (1, 0)),
        ((0, 4), (0,)),
        ((1, 5), (0, 1)),
        ((2, 3, 4), (0, 2)),
        ((33, 2), (0,)),
        ((2, 3, 2, 3), (1, 3)),
        ((2, 2, 2, 2, 3), (0, 2, 4)),
        ((17,), (0,)),
    ):
        v, x = b.bits(next(types), shape)
        b.result(
            b.line(f"stablehlo.reverse {v.name}, dims = {dims(where)} : {v.type}", v.element, shape), np.flip(x, where)
        )


def iota():
    b = Builder("iota")
    cases = [(t, (7,), 0) for t in ALL if t != "i1"] + [
        ("bf16", (600,), 0),
        ("f16", (2, 2100), 1),
        ("i32", (3, 4), 0),
        ("i32", (3, 4), 1),
        ("f32", (2, 3, 4), 1),
        ("i64", (0, 3), 1),
        ("i64", (3, 0), 0),
        ("ui8", (1, 1), 0),
        ("f64", (2, 2, 1, 2, 3), 4),
        ("i16", (3, 1, 2, 2, 1), 0),
    ]
    for element, shape, d in cases:
        y = np.broadcast_to(
            np.arange(shape[d], dtype=np.float64).reshape([-1 if i == d else 1 for i in range(len(shape))]), shape
        )
        b.result(
            b.line(f"stablehlo.iota dim = {d} : {type_of(element, shape)}", element, shape), y.astype(DTYPES[element])
        )


def every_type(name, shape, apply):
    """Makes a module in which `apply` uses a tensor of this shape in every element type."""
    b = Builder(name)
    for element in ALL:
        v, x = b.bits(element, shape)
        apply(b, v, x)


def movement_types():
    def apply(b, v, x):
        t = b.line(
            f"stablehlo.transpose {v.name}, dims = [1, 0] : ({v.type}) -> {type_of(v.element, (5, 3))}",
            v.element,
            (5, 3),
        )
        r = b.line(f"stablehlo.reverse {t.name}, dims = [0] : {t.type}", v.element, (5, 3))
        s = b.line(
            f"stablehlo.slice {r.name} [0:5:2, 1:3] : ({r.type}) -> {type_of(v.element, (3, 2))}", v.element, (3, 2)
        )
        c = b.operation("concatenate", [s, s], ", dim = 1", v.element, (3, 4))
        y = np.flip(x.T, 0)[::2, 1:]
        b.result(c, np.concatenate([y, y], 1))

    every_type("movement_types", (3, 5), apply)


def starts_inside(shape, sizes, starts):
    return tuple(slice(s, s + n) for s, n in ((min(max(int(i), 0), d - n), n) for i, d, n in zip(starts, shape, sizes)))


SLICED = (
    ("i32", (), (), ()),
    ("i32", (7,), (3,), (2,)),
    ("i32", (7,), (3,), (-5,)),
    ("i64", (7,), (3,), (2**40,)),
    ("i64", (7,), (3,), (-(2**62),)),
    ("ui8", (7,), (2,), (255,)),
    ("i8", (7,), (2,), (-128,)),
    ("ui64", (7,), (2,), (2**64 - 1,)),
    ("ui32", (7,), (2,), (2**32 - 1,)),
    ("i16", (7,), (7,), (3,)),
    ("i32", (4, 5), (2, 2), (1, 3)),
    ("i32", (4, 5), (2, 2), (3, 4)),
    ("i32", (4, 5), (4, 5), (1, 1)),
    ("i32", (4, 5), (1, 5), (-1, 9)),
    ("i32", (4, 5), (0, 2), (4, 1)),
    ("ui16", (0, 3), (0, 2), (0, 1)),
    ("i64", (3, 4, 5), (2, 1, 4), (1, 2, 0)),
    ("i32", (2, 3, 2, 2, 3), (1, 2, 2, 1, 3), (1, 2, 0, 1, -1)),
    ("i32", (33, 2), (17, 1), (15, 1)),
)


def dynamic_slice():
    b, types = Builder("dynamic_slice"), cycle_of_types()
    for index, shape, sizes, starts in SLICED:
        v, x = b.bits(next(types), shape)
        i = [b.argument(np.array(s, DTYPES[index]))[0] for s in starts]
        y = x[starts_inside(shape, sizes, starts)]
        b.result(b.operation("dynamic_slice", [v, *i], f", sizes = {dims(sizes)}", v.element, y.shape), y)


def dynamic_update_slice():
    b, types = Builder("dynamic_update_slice"), cycle_of_types(ALL[::-1])
    for index, shape, sizes, starts in SLICED:
        element = next(types)
        (v, x), (u, part) = b.bits(element, shape), b.bits(element, sizes)
        i = [b.argument(np.array(s, DTYPES[index]))[0] for s in starts]
        y = x.copy()
        y[starts_inside(shape, sizes, starts)] = part
        b.result(b.operation("dynamic_update_slice", [v, u, *i], "", element, shape), y)


def bitcast_convert():
    b = Builder("bitcast_convert")
    groups = (["i8", "ui8"], ["i16", "ui16", "f16", "bf16"], ["i32", "ui32", "f32"], ["i64", "ui64", "f64"])
    for group in groups:
        for a, c in zip(group, group[1:] + group[:1]):
            v, x = b.bits(a, (2, 3))
            b.result(b.operation("bitcast_convert", [v], "", c, (2, 3)), x.view(DTYPES[c]))
    for a, c, shape in (
        ("f32", "i8", (3,)),
        ("f64", "f32", (2, 2)),
        ("f64", "ui16", ()),
        ("i64", "bf16", (3, 1)),
        ("ui32", "f16", (5,)),
        ("f16", "ui8", (0, 3)),
        ("i64", "ui8", (2,)),
    ):
        v, x = b.bits(a, shape)
        n = np.dtype(DTYPES[a]).itemsize // np.dtype(DTYPES[c]).itemsize
        b.result(
            b.operation("bitcast_convert", [v], "", c, shape + (n,)),
            np.ascontiguousarray(x).reshape(-1).view(DTYPES[c]).reshape(shape + (n,)),
        )
        w, y = b.bits(c, shape + (n,))
        b.result(
            b.operation("bitcast_convert", [w], "", a, shape),
            np.ascontiguousarray(y).reshape(-1).view(DTYPES[a]).reshape(shape),
        )


MAKERS = [
    bitcast_convert,
    broadcast_in_dim,
    concatenate,
    dynamic_slice,
    dynamic_update_slice,
    iota,
    movement_types,
    pad,
    reshape,
    reverse,
    slices,
    transpose,
]
