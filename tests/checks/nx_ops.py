"""What EXLA makes of each callback of Nx.Backend, as StableHLO text: one function for each callback.

A function gets a Body, the type of the result and the arguments of the case, and returns the name of the value. Arrays
are values of the body, lists of arrays Python lists, and options what they print as: numbers, lists, dictionaries.
"""

import math

MLIR = {f"s{n}": f"i{n}" for n in (8, 16, 32, 64)} | {f"u{n}": f"ui{n}" for n in (8, 16, 32, 64)}
MLIR |= {t: t for t in ("bf16", "f16", "f32", "f64")} | {"pred": "i1"}
FLOATS = ("bf16", "f16", "f32", "f64")
COMPLEX = {"c64": "f32", "c128": "f64"}
MLIR |= {kind: f"complex<{part}>" for kind, part in COMPLEX.items()}


class Value:
    def __init__(self, name, kind, shape):
        self.name, self.kind, self.shape = name, kind, tuple(shape)

    @property
    def type(self):
        return tensor(self.kind, self.shape)


def tensor(kind, shape):
    return "tensor<" + "".join(f"{d}x" for d in shape) + MLIR[kind] + ">"


def merge(a, b):
    """The type of the result of two operands in Nx."""
    if a == b:
        return a
    if a in COMPLEX or b in COMPLEX:
        parts = [COMPLEX.get(t, t) for t in (a, b)]
        return "c128" if "f64" in parts else "c64"
    sizes = [int(t.lstrip("bfsu")) for t in (a, b)]
    classes = ["u" if t[0] == "u" else "s" if t[0] == "s" else "b" if t[0] == "b" else "f" for t in (a, b)]
    if classes[0] == classes[1]:
        return (a, b)[sizes[1] > sizes[0]]
    if set(classes) == {"u", "s"}:
        unsigned = sizes[classes.index("u")]
        return f"s{max(min(2 * unsigned, 64), sizes[classes.index('s')])}"
    order = "usbf"
    return a if order.index(classes[0]) > order.index(classes[1]) else b


class Body:
    """The text of a function that is being written."""

    def __init__(self):
        self.lines, self.count = [], 0

    def value(self, kind, shape, text):
        """Adds a line `%n = text`, with the type of the result at its end."""
        v = Value(f"%{self.count}", kind, shape)
        self.count += 1
        self.lines.append(f"{v.name} = {text}")
        return v

    def constant(self, kind, shape, data):
        return self.value(kind, shape, f'stablehlo.constant dense<"0x{data}"> : {tensor(kind, shape)}')

    def fill(self, kind, shape, number):
        if kind in COMPLEX and not str(number).startswith("("):
            number = f"({float(number)},0.0)"
        return self.value(kind, shape, f"stablehlo.constant dense<{number}> : {tensor(kind, shape)}")

    def op(self, name, operands, kind, shape, attributes=""):
        """An operation in the generic form."""
        names = ", ".join(o.name for o in operands)
        types = ", ".join(o.type for o in operands)
        dialect = "" if "." in name else "stablehlo."
        return self.value(
            kind, shape, f'"{dialect}{name}"({names}){attributes} : ({types}) -> {tensor(kind, shape)}'
        )

    def convert(self, x, kind):
        return x if x.kind == kind else self.op("convert", [x], kind, x.shape)

    def reshape(self, x, shape):
        return x if x.shape == tuple(shape) else self.op("reshape", [x], x.kind, shape)

    def broadcast(self, x, shape, axes=None):
        axes = list(range(len(shape) - len(x.shape), len(shape))) if axes is None else axes
        if x.shape == tuple(shape):
            return x
        return self.op("broadcast_in_dim", [x], x.kind, shape, f" <{{broadcast_dimensions = {i64s(axes)}}}>")

    def compare(self, x, y, direction, order=None):
        order = order or ("FLOAT" if x.kind in FLOATS or x.kind in COMPLEX else "UNSIGNED" if x.kind[0] in "up" else "SIGNED")
        return self.op(
            "compare",
            [x, y],
            "pred",
            x.shape,
            f" <{{comparison_direction = #stablehlo<comparison_direction {direction}>, "
            f"compare_type = #stablehlo<comparison_type {order}>}}>",
        )

    def truth(self, x):
        return self.compare(x, self.fill(x.kind, x.shape, "0.0" if x.kind in FLOATS else "0"), "NE")

    def region(self, name, operands, attributes, results, argument_kinds, build):
        """An operation with one region. `results` are (kind, shape); build(arguments) returns the region's results."""
        arguments = [Value(f"%a{self.count}_{i}", k, ()) for i, k in enumerate(argument_kinds)]
        first, self.count = self.count, self.count + 1
        header = f"%{first}" + (f":{len(results)}" if len(results) > 1 else "")
        names = ", ".join(o.name for o in operands)
        self.lines.append(f'{header} = "stablehlo.{name}"({names}) <{{{attributes}}}> ({{')
        self.lines.append("^bb0(" + ", ".join(f"{a.name}: {a.type}" for a in arguments) + "):")
        out = build(arguments)
        self.lines.append(
            f"\"stablehlo.return\"({', '.join(o.name for o in out)}) : ({', '.join(o.type for o in out)}) -> ()"
        )
        types = ", ".join(o.type for o in operands)
        ends = ", ".join(tensor(*r) for r in results)
        self.lines.append(f"}}) : ({types}) -> {ends if len(results) == 1 else '(' + ends + ')'}")
        if len(results) == 1:
            return [Value(f"%{first}", *results[0])]
        return [Value(f"%{first}#{i}", *r) for i, r in enumerate(results)]


def i64s(numbers):
    return f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


def pairs(rows):
    return f"dense<{[list(r) for r in rows]}> : tensor<{len(rows)}x2xi64>" if rows else "dense<> : tensor<0x2xi64>"


# ---- elementwise ---------------------------------------------------------------------------------------------------------

TABLE = {}


def callback(*names):
    def add(f):
        for name in names:
            TABLE[name] = f
        return f

    return add


def unary(name, operation):
    TABLE[name] = lambda b, r, x: b.op(operation, [b.convert(x, r.kind)], r.kind, r.shape)


for same in "abs negate floor ceil tanh sqrt rsqrt cbrt log sign".split():
    unary(same, same)
for chlo in "tan acos asin atan acosh asinh atanh cosh sinh erf erfc erf_inv".split():
    unary(chlo, "chlo." + chlo)
for nx, hlo in dict(
    exp="exponential", expm1="exponential_minus_one", log1p="log_plus_one", sigmoid="logistic", cos="cosine", sin="sine",
    round="round_nearest_afz", bitwise_not="not", population_count="popcnt", count_leading_zeros="count_leading_zeros",
).items():
    unary(nx, hlo)


def binary(name, operation):
    def make(b, r, x, y):
        x, y = (b.broadcast(b.convert(v, r.kind), r.shape) for v in (x, y))
        return b.op(operation(r) if callable(operation) else operation, [x, y], r.kind, r.shape)

    TABLE[name] = make


for nx, hlo in dict(
    add="add", subtract="subtract", multiply="multiply", divide="divide", quotient="divide", pow="power", max="maximum",
    remainder="remainder", atan2="atan2", min="minimum", bitwise_and="and", bitwise_or="or", bitwise_xor="xor",
    left_shift="shift_left", right_shift=lambda r: "shift_right_logical" if r.kind[0] == "u" else "shift_right_arithmetic",
).items():
    binary(nx, hlo)


def comparison(name, direction):
    def make(b, r, x, y):
        kind = merge(x.kind, y.kind)
        x, y = (b.broadcast(b.convert(v, kind), r.shape) for v in (x, y))
        return b.convert(b.compare(x, y, direction), r.kind)

    TABLE[name] = make


for nx, hlo in dict(equal="EQ", not_equal="NE", greater="GT", less="LT", greater_equal="GE", less_equal="LE").items():
    comparison(nx, hlo)


def logical(name, operation):
    def make(b, r, x, y):
        x, y = (b.broadcast(b.truth(v), r.shape) for v in (x, y))
        return b.convert(b.op(operation, [x, y], "pred", r.shape), r.kind)

    TABLE[name] = make


for word in ("and", "or", "xor"):
    logical("logical_" + word, word)


@callback("is_nan")
def is_nan(b, r, x):
    x = x if x.kind in FLOATS else b.convert(x, "f32")
    return b.convert(b.compare(x, x, "NE"), r.kind)


@callback("is_infinity")
def is_infinity(b, r, x):
    x = x if x.kind in FLOATS else b.convert(x, "f32")
    return b.convert(b.op("chlo.is_inf", [x], "pred", x.shape), r.kind)


@callback("as_type", "real")
def as_type(b, r, x):
    return b.convert(x, r.kind)


@callback("imag")
def imag(b, r, x):
    return b.op("imag", [x], r.kind, r.shape) if x.kind in COMPLEX else b.fill(r.kind, r.shape, "0.0")


@callback("conjugate")
def conjugate(b, r, x):
    return b.op("chlo.conj", [b.convert(x, r.kind)], r.kind, r.shape)


@callback("abs")
def magnitude(b, r, x):
    return b.op("abs", [x if x.kind in COMPLEX else b.convert(x, r.kind)], r.kind, r.shape)


@callback("bitcast")
def bitcast(b, r, x):
    return b.op("bitcast_convert", [x], r.kind, r.shape)


@callback("select")
def select(b, r, p, x, y):
    p = b.broadcast(b.truth(p), r.shape)
    x, y = (b.broadcast(b.convert(v, r.kind), r.shape) for v in (x, y))
    return b.op("select", [p, x, y], r.kind, r.shape)


@callback("clip")
def clip(b, r, x, low, high):
    low, x, high = (b.broadcast(b.convert(v, r.kind), r.shape) for v in (low, x, high))
    return b.op("clamp", [low, x, high], r.kind, r.shape)


# ---- movement ---------------------------------------------------------------------------------------------------------------


@callback("iota")
def iota(b, r, axis, options):
    if axis is None:
        flat = (math.prod(r.shape),)
        return b.reshape(b.op("iota", [], r.kind, flat, " <{iota_dimension = 0 : i64}>"), r.shape)
    return b.op("iota", [], r.kind, r.shape, f" <{{iota_dimension = {axis} : i64}}>")


@callback("eye")
def eye(b, r, options):
    rank = len(r.shape)
    x, y = (b.op("iota", [], "s64", r.shape, f" <{{iota_dimension = {rank - k} : i64}}>") for k in (2, 1))
    return b.convert(b.compare(x, y, "EQ"), r.kind)


@callback("reshape", "squeeze")
def reshape(b, r, x, *options):
    return b.reshape(x, r.shape)


@callback("broadcast")
def broadcast(b, r, x, shape, axes):
    return b.op("broadcast_in_dim", [x], r.kind, r.shape, f" <{{broadcast_dimensions = {i64s(axes)}}}>")


@callback("transpose")
def transpose(b, r, x, axes):
    return b.op("transpose", [x], r.kind, r.shape, f" <{{permutation = {i64s(axes)}}}>")


@callback("reverse")
def reverse(b, r, x, axes):
    return b.op("reverse", [x], r.kind, r.shape, f" <{{dimensions = {i64s(axes)}}}>")


@callback("pad")
def pad(b, r, x, value, config):
    low, high, interior = zip(*config) if config else ((), (), ())
    return b.op(
        "pad",
        [b.convert(x, r.kind), b.convert(value, r.kind)],
        r.kind,
        r.shape,
        f" <{{edge_padding_low = {i64s(low)}, edge_padding_high = {i64s(high)}, interior_padding = {i64s(interior)}}}>",
    )


@callback("concatenate")
def concatenate(b, r, parts, axis):
    parts = [b.convert(p, r.kind) for p in parts]
    return b.op("concatenate", parts, r.kind, r.shape, f" <{{dimension = {axis} : i64}}>")


@callback("stack")
def stack(b, r, parts, axis):
    shape = r.shape[:axis] + (1,) + r.shape[axis + 1 :]
    return concatenate(b, r, [b.reshape(p, shape) for p in parts], axis)


def start_values(b, starts):
    starts = [s[1] if isinstance(s, tuple) else s for s in starts]  # {:scalar, n}: known only when it runs
    return [b.convert(s, "s32") if isinstance(s, Value) else b.fill("s32", (), s) for s in starts]


@callback("slice")
def slice_(b, r, x, starts, lengths, strides):
    if all(isinstance(s, int) for s in starts):
        starts = [max(0, min(s, d - n)) for s, d, n in zip(starts, x.shape, lengths)]
        limits = [s + n for s, n in zip(starts, lengths)]
        return b.op(
            "slice",
            [x],
            r.kind,
            r.shape,
            f" <{{start_indices = {i64s(starts)}, limit_indices = {i64s(limits)}, strides = {i64s(strides)}}}>",
        )
    part = b.op(
        "dynamic_slice", [x] + start_values(b, starts), x.kind, lengths, f" <{{slice_sizes = {i64s(lengths)}}}>"
    )
    return slice_(b, r, part, [0] * len(lengths), lengths, strides) if any(s != 1 for s in strides) else part


@callback("put_slice")
def put_slice(b, r, x, starts, part):
    x, part = b.convert(x, r.kind), b.convert(part, r.kind)
    return b.op("dynamic_update_slice", [x, part] + start_values(b, starts), r.kind, r.shape)


@callback("gather")
def gather(b, r, x, indices, options):
    axes = options["axes"]
    sizes = [1 if d in axes else n for d, n in enumerate(x.shape)]
    first = len(indices.shape) - 1
    return b.op(
        "gather",
        [x, indices],
        r.kind,
        r.shape,
        f" <{{dimension_numbers = #stablehlo.gather<offset_dims = {list(range(first, len(r.shape)))}, "
        f"collapsed_slice_dims = {axes}, start_index_map = {axes}, index_vector_dim = {first}>, "
        f"slice_sizes = {i64s(sizes)}, indices_are_sorted = false}}>",
    )


@callback("indexed_add", "indexed_put")
def indexed(b, r, x, indices, updates, options, add=False):
    axes = options["axes"]
    x, updates = b.convert(x, r.kind), b.convert(updates, r.kind)
    if len(indices.shape) == 1:
        indices, updates = b.reshape(indices, (1,) + indices.shape), b.reshape(updates, (1,) + updates.shape)
    return b.region(
        "scatter",
        [x, indices, updates],
        "indices_are_sorted = false, unique_indices = false, scatter_dimension_numbers = #stablehlo.scatter<"
        f"update_window_dims = {list(range(1, len(updates.shape)))}, inserted_window_dims = {axes}, "
        f"scatter_dims_to_operand_dims = {axes}, index_vector_dim = 1>",
        [(r.kind, r.shape)],
        [r.kind] * 2,
        lambda a: [b.op("add", a, r.kind, ()) if add else a[1]],
    )[0]


TABLE["indexed_add"] = lambda *a: indexed(*a, add=True)

# ---- reductions, windows, sorts ---------------------------------------------------------------------------------------------------

BITS = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16}
INFINITY = {"f64": "7FF0000000000000", "f32": "7F800000", "f16": "7C00", "bf16": "7F80"}


def extreme(b, kind, largest):
    """The largest or smallest value of a type."""
    if kind in FLOATS:
        bits = int(INFINITY[kind], 16) + (0 if largest else 1 << (BITS[kind] - 1))
        return b.fill(kind, (), f"0x{bits:0{BITS[kind] // 4}X}")
    width = int(kind[1:])
    low, high = (0, 2**width - 1) if kind[0] == "u" else (-(2 ** (width - 1)), 2 ** (width - 1) - 1)
    return b.fill(kind, (), high if largest else low)


def neutral(b, operation, kind):
    if operation in ("maximum", "minimum"):
        return extreme(b, kind, operation == "minimum")
    number = 1 if operation in ("multiply", "and") else 0
    return b.fill(kind, (), {0: "false", 1: "true"}[number] if kind == "pred" else f"{number}.0" if kind in FLOATS else number)


def reduce(b, x, axes, operation):
    axes = list(range(len(x.shape))) if axes is None else axes
    kept = [n for d, n in enumerate(x.shape) if d not in axes]
    return b.region(
        "reduce",
        [x, neutral(b, operation, x.kind)],
        f"dimensions = {i64s(axes)}",
        [(x.kind, kept)],
        [x.kind] * 2,
        lambda a: [b.op(operation, a, x.kind, ())],
    )[0]


def reduction(name, operation, truth=False):
    def make(b, r, x, options):
        y = reduce(b, b.truth(x) if truth else b.convert(x, r.kind), options["axes"], operation)
        return b.convert(b.reshape(y, r.shape), r.kind)

    TABLE[name] = make


for nx, hlo in dict(sum="add", product="multiply", reduce_max="maximum", reduce_min="minimum").items():
    reduction(nx, hlo)
reduction("all", "and", True)
reduction("any", "or", True)


def choice(name, largest):
    def make(b, r, x, options):
        axis = options["axis"]
        if axis is None:
            x, axis = b.reshape(x, (math.prod(x.shape),)), 0
        places = b.op("iota", [], r.kind, x.shape, f" <{{iota_dimension = {axis} : i64}}>")
        kept = [n for d, n in enumerate(x.shape) if d != axis]

        def better(a):
            (x0, i0, x1, i1) = a
            wins = b.compare(x0, x1, "GT" if largest else "LT")
            if x.kind in FLOATS:
                wins = b.op("or", [wins, b.compare(x0, x0, "NE")], "pred", ())
            ties = b.op(
                "and",
                [b.compare(x0, x1, "EQ"), b.compare(i0, i1, "LT" if options["tie_break"] == "low" else "GT")],
                "pred",
                (),
            )
            keep = b.op("or", [wins, ties], "pred", ())
            return [b.op("select", [wins, x0, x1], x.kind, ()), b.op("select", [keep, i0, i1], r.kind, ())]

        out = b.region(
            "reduce",
            [x, places, extreme(b, x.kind, not largest), b.fill(r.kind, (), 0)],
            f"dimensions = {i64s([axis])}",
            [(x.kind, kept), (r.kind, kept)],
            [x.kind, r.kind] * 2,
            better,
        )
        return b.reshape(out[1], r.shape)

    TABLE[name] = make


choice("argmax", True)
choice("argmin", False)


def window(name, operation):
    def make(b, r, x, window_shape, options):
        x = b.convert(x, r.kind)
        return b.region(
            "reduce_window",
            [x, neutral(b, operation, r.kind)],
            f"window_dimensions = {i64s(window_shape)}, window_strides = {i64s(options['strides'])}, "
            f"window_dilations = {i64s(options['window_dilations'])}, padding = {pairs(options['padding'])}",
            [(r.kind, r.shape)],
            [r.kind] * 2,
            lambda a: [b.op(operation, a, r.kind, ())],
        )[0]

    TABLE[name] = make


for nx, hlo in dict(sum="add", product="multiply", max="maximum", min="minimum").items():
    window("window_" + nx, hlo)


def scatter_window(name, direction):
    def make(b, r, x, source, init, window_shape, options):
        x, source, init = (b.convert(v, r.kind) for v in (x, source, init))
        first, b.count = b.count, b.count + 1
        lines = [
            f'%{first} = "stablehlo.select_and_scatter"({x.name}, {source.name}, {init.name}) <{{'
            f"window_dimensions = {i64s(window_shape)}, window_strides = {i64s(options['strides'])}, "
            f"padding = {pairs(options['padding'])}}}> ({{"
        ]
        b.lines += lines
        scalar = tensor(r.kind, ())
        for build in ("select", "scatter"):
            a = [Value(f"%{build}{first}_{i}", r.kind, ()) for i in (0, 1)]
            b.lines.append(f"^bb0({a[0].name}: {scalar}, {a[1].name}: {scalar}):")
            y = b.compare(*a, direction) if build == "select" else b.op("add", a, r.kind, ())
            b.lines.append(f'"stablehlo.return"({y.name}) : ({y.type}) -> ()')
            if build == "select":
                b.lines.append("}, {")
        b.lines.append(f"}}) : ({x.type}, {source.type}, {init.type}) -> {tensor(r.kind, r.shape)}")
        return Value(f"%{first}", r.kind, r.shape)

    TABLE[name] = make


scatter_window("window_scatter_max", "GT")
scatter_window("window_scatter_min", "LT")


def sorted_values(b, arrays, options):
    x = arrays[0]
    kinds = [a.kind for a in arrays for _ in (0, 1)]
    direction = "LT" if options["direction"] == "asc" else "GT"

    def less(a):
        left, right = a[0], a[1]
        if x.kind not in FLOATS:
            return [b.compare(left, right, direction)]
        zero = b.fill(x.kind, (), "0.0")
        nan = b.fill(x.kind, (), "0x" + {"f64": "7FF8000000000000", "f32": "7FC00000", "f16": "7E00", "bf16": "7FC0"}[x.kind])
        plain = []
        for v in (left, right):
            v = b.op("select", [b.compare(v, zero, "EQ"), zero, v], x.kind, ())
            plain.append(b.op("select", [b.compare(v, v, "NE"), nan, v], x.kind, ()))
        return [b.compare(*plain, direction, "TOTALORDER")]

    return b.region(
        "sort",
        arrays,
        f"dimension = {options['axis']} : i64, is_stable = {'true' if options['stable'] else 'false'}",
        [(a.kind, a.shape) for a in arrays],
        kinds,
        less,
    )


@callback("sort")
def sort(b, r, x, options):
    return sorted_values(b, [x], options)[0]


@callback("argsort")
def argsort(b, r, x, options):
    places = b.op("iota", [], r.kind, x.shape, f" <{{iota_dimension = {options['axis']} : i64}}>")
    return sorted_values(b, [x, places], options)[1]


# ---- Fourier transforms --------------------------------------------------------------------------------------------------------------


def fourier(kind):
    def transform(b, r, x, options):
        axis, rank = options["axis"], len(x.shape)
        high, zeros = [0] * rank, i64s([0] * rank)
        high[axis] = options["length"] - x.shape[axis]
        padding = f" <{{edge_padding_low = {zeros}, edge_padding_high = {i64s(high)}, interior_padding = {zeros}}}>"
        x = b.op("pad", [b.convert(x, r.kind), b.fill(r.kind, (), 0)], r.kind, r.shape, padding)
        order = [d for d in range(rank) if d != axis] + [axis]
        there, back = i64s(order), i64s([order.index(d) for d in range(rank)])
        shape = [r.shape[d] for d in order]
        x = b.op("transpose", [x], r.kind, shape, f" <{{permutation = {there}}}>")
        named = f" <{{fft_type = #stablehlo<fft_type {kind}>, fft_length = {i64s([options['length']])}}}>"
        return b.op("transpose", [b.op("fft", [x], r.kind, shape, named)], r.kind, r.shape, f" <{{permutation = {back}}}>")

    return transform


callback("fft")(fourier("FFT"))
callback("ifft")(fourier("IFFT"))

# ---- linear algebra ------------------------------------------------------------------------------------------------------------------


@callback("dot")
def dot(b, r, x, contract_x, batch_x, y, contract_y, batch_y):
    x, y = b.convert(x, r.kind), b.convert(y, r.kind)
    return b.op(
        "dot_general",
        [x, y],
        r.kind,
        r.shape,
        f" <{{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = {batch_x}, rhs_batching_dimensions = "
        f"{batch_y}, lhs_contracting_dimensions = {contract_x}, rhs_contracting_dimensions = {contract_y}>}}>",
    )


@callback("conv")
def conv(b, r, x, k, options):
    x, k = b.convert(x, r.kind), b.convert(k, r.kind)
    i, o, p = options["input_permutation"], options["kernel_permutation"], options["output_permutation"]
    return b.op(
        "convolution",
        [x, k],
        r.kind,
        r.shape,
        f" <{{window_strides = {i64s(options['strides'])}, padding = {pairs(options['padding'])}, "
        f"lhs_dilation = {i64s(options['input_dilation'])}, rhs_dilation = {i64s(options['kernel_dilation'])}, "
        "dimension_numbers = #stablehlo.conv<raw "
        f"input_batch_dimension = {i[0]}, input_feature_dimension = {i[1]}, input_spatial_dimensions = {i[2:]}, "
        f"kernel_output_feature_dimension = {o[0]}, kernel_input_feature_dimension = {o[1]}, "
        f"kernel_spatial_dimensions = {o[2:]}, output_batch_dimension = {p[0]}, output_feature_dimension = {p[1]}, "
        f"output_spatial_dimensions = {p[2:]}>, feature_group_count = {options['feature_group_size']} : i64, "
        f"batch_group_count = {options['batch_group_size']} : i64}}>",
    )


@callback("triangular_solve")
def triangular_solve(b, r, a, y, options):
    a, y = b.convert(a, r.kind), b.convert(y, r.kind)
    vector = len(y.shape) < len(a.shape)
    if vector:
        y = b.reshape(y, y.shape + (1,) if options["left_side"] else y.shape[:-1] + (1, y.shape[-1]))
    words = {True: "true", False: "false"}
    out = b.op(
        "triangular_solve",
        [a, y],
        r.kind,
        y.shape,
        f" <{{left_side = {words[options['left_side']]}, lower = {words[options['lower']]}, unit_diagonal = false, "
        f"transpose_a = #stablehlo<transpose {'TRANSPOSE' if options['transform_a'] == 'transpose' else 'NO_TRANSPOSE'}>}}>",
    )
    return b.reshape(out, r.shape)
