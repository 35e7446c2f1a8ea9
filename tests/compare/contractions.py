"""Random programs of one contraction with a prologue on its operands and an epilogue on its result: text of StableHLO.
A program depends only on its number. tests/compare/fusion compares each with and without fusion."""

import random


class Program:
    """The lines of a function, as they are made. A value is a tuple: name, dimensions, element type."""

    def __init__(self, number):
        self.random = random.Random(number)
        self.lines, self.inputs, self.words = [], [], []

    @staticmethod
    def type(dims, dtype):
        return f"tensor<{''.join(f'{d}x' for d in dims)}{dtype}>"

    def input(self, dims, dtype):
        name = f"%i{len(self.inputs)}"
        self.inputs.append(f"{name}: {self.type(dims, dtype)}")
        return name, list(dims), dtype

    def emit(self, operation, dims, dtype, *operands, signature=True):
        """`operation` is the text of the operation with its operands; the types of `operands` are its signature."""
        name = f"%v{len(self.lines)}"
        result = self.type(dims, dtype)
        types = ", ".join(self.type(*o[1:]) for o in operands)
        self.lines.append(f"{name} = {operation} : {f'({types}) -> {result}' if signature else result}")
        return name, list(dims), dtype

    def one(self, op, x):
        return self.emit(f"stablehlo.{op} {x[0]}", *x[1:], signature=False)

    def two(self, op, x, y):
        return self.emit(f"stablehlo.{op} {x[0]}, {y[0]}", *x[1:], signature=False)

    def constant(self, value, dims, dtype):
        return self.emit(f"stablehlo.constant dense<{value}>", dims, dtype, signature=False)

    def spread(self, x, dims, places):
        return self.emit(f"stablehlo.broadcast_in_dim {x[0]}, dims = {places}", dims, x[2], x)

    def convert(self, x, dtype):
        return self.emit(f"stablehlo.convert {x[0]}", x[1], dtype, x) if dtype != x[2] else x

    def select(self, chosen, x, y):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = stablehlo.select {chosen[0]}, {x[0]}, {y[0]} : {self.type(*chosen[1:])}, "
                          f"{self.type(*x[1:])}")
        return name, *x[1:]

    def reduce(self, op, x, start):
        """Reduces the last dimension."""
        start = self.constant(start, [], x[2])
        last = len(x[1]) - 1
        return self.emit(f"stablehlo.reduce({x[0]} init: {start[0]}) applies stablehlo.{op} across dimensions = [{last}]",
                         x[1][:-1], x[2], x, start)

    def text(self, result):
        body = "\n".join("  " + line for line in self.lines)
        return (f"func.func @main({', '.join(self.inputs)}) -> {self.type(*result[1:])} {{\n{body}\n"
                f"  return {result[0]} : {self.type(*result[1:])}\n}}\n")


# ---- prologues: functions of the program, the dimensions and the type that the contraction reads -------------------

def plain(p, dims, dtype):
    return p.input(dims, dtype)


def transpose(p, dims, dtype):
    order = list(range(len(dims)))
    while order == sorted(order):
        p.random.shuffle(order)
    x = p.input([dims[order.index(d)] for d in range(len(dims))], dtype)
    return p.emit(f"stablehlo.transpose {x[0]}, dims = {order}", dims, dtype, x)


def conversion(p, dims, dtype):
    return p.convert(p.input(dims, p.random.choice(["f16", "bf16", "i8"])), dtype)


def scale(p, dims, dtype):
    return p.two("multiply", p.input(dims, dtype), p.constant("0.125", dims, dtype))


def broadcast(p, dims, dtype):
    """Adds a vector along one dimension."""
    d = p.random.randrange(len(dims))
    return p.two("add", p.input(dims, dtype), p.spread(p.input([dims[d]], dtype), dims, [d]))


def slicing(p, dims, dtype):
    starts = [p.random.randrange(4) for _ in dims]
    x = p.input([s + d + p.random.randrange(4) for s, d in zip(starts, dims)], dtype)
    ranges = ", ".join(f"{s}:{s + d}" for s, d in zip(starts, dims))
    return p.emit(f"stablehlo.slice {x[0]} [{ranges}]", dims, dtype, x)


def rows(p, dims, dtype):
    """Gathers along the first dimension; the inputs of indices are digits."""
    x, i = p.input([10, *dims[1:]], dtype), p.input([dims[0], 1], "i32")
    sizes = ", ".join(map(str, [1, *dims[1:]]))
    return p.emit(f'"stablehlo.gather"({x[0]}, {i[0]}) <{{dimension_numbers = #stablehlo.gather<offset_dims = '
                  f"{list(range(1, len(dims)))}, collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
                  f"slice_sizes = array<i64: {sizes}>}}>", dims, dtype, x, i)


def exponential(p, dims, dtype):
    return p.one("exponential", p.input(dims, dtype))


PROLOGUES = [transpose, conversion, scale, broadcast, slicing, rows, exponential]


# ---- contractions ------------------------------------------------------------------------------------------------

def product(p, dtype):
    """A product in one of four layouts, a third of them in batches."""
    extents = [1, 3, 7, 8, 16, 17, 24, 31, 32, 40, 48, 63, 64, 65, 80, 96, 100, 128]
    m, n, k = (p.random.choice(extents) for _ in range(3))
    batch = [p.random.choice([2, 3, 4])] if p.random.random() < 1 / 3 else []
    of_left, of_right = p.random.random() < 0.5, p.random.random() < 0.5
    left = batch + ([k, m] if of_left else [m, k])
    right = batch + ([n, k] if of_right else [k, n])
    first = len(batch)
    p.words += [f"{'x'.join(map(str, batch + [m, k, n]))}{'t' if of_left else 'n'}{'t' if of_right else 'n'}"]
    x, y = prologues(p, left, right, dtype)
    batching = "batching_dims = [0] x [0], " if batch else ""
    return p.emit(f"stablehlo.dot_general {x[0]}, {y[0]}, {batching}contracting_dims = "
                  f"[{first if of_left else first + 1}] x [{first + 1 if of_right else first}]", batch + [m, n], dtype, x, y)


def convolution(p, dtype):
    """Two spatial dimensions, channels last, with or without padding and strides."""
    size, taps, stride = p.random.choice([5, 8, 12, 14]), p.random.choice([1, 2, 3]), p.random.choice([1, 1, 2])
    n, i, o = (p.random.choice(c) for c in ([1, 2], [1, 3, 8, 16], [4, 8, 16, 20]))
    pad = p.random.choice([0, taps // 2])
    out = (size + 2 * pad - taps) // stride + 1
    p.words += [f"conv_{n}x{size}x{i}_{taps}x{o}_s{stride}p{pad}"]
    x, y = prologues(p, [n, size, size, i], [taps, taps, i, o], dtype)
    return p.emit(f"stablehlo.convolution({x[0]}, {y[0]}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = "
                  f"{{stride = [{stride}, {stride}], pad = [[{pad}, {pad}], [{pad}, {pad}]]}} {{batch_group_count = 1 : i64, "
                  "feature_group_count = 1 : i64}", [n, out, out, o], dtype, x, y)


def prologues(p, left, right, dtype):
    """Each operand through a prologue, or only one of them."""
    which = p.random.choice(["left", "right", "both"])
    chosen = [p.random.choice(PROLOGUES) if which in (side, "both") else plain for side in ("left", "right")]
    p.words += [c.__name__ for c in chosen]
    return [c(p, dims, dtype) for c, dims in zip(chosen, (left, right))]


# ---- epilogues: functions of the program and the result of the contraction -----------------------------------------

def bias(p, x):
    return p.two("add", x, p.spread(p.input(x[1][-1:], x[2]), x[1], [len(x[1]) - 1]))


def relu(p, x):
    return p.two("maximum", x, p.constant("0.0", *x[1:]))


def tanh(p, x):
    return p.one("tanh", x)


def residual(p, x):
    return p.two("add", x, p.input(*x[1:]))


def narrow(p, x):
    return p.convert(x, p.random.choice(["f16", "bf16"]))


def mask(p, x):
    chosen = p.input(x[1], "i1")
    other = p.constant("-1.0e9", *x[1:])
    return p.select(chosen, x, other)


def row_maximum(p, x):
    return p.reduce("maximum", x, "0xFF800000" if x[2] == "f32" else "0xFFF0000000000000")


def row_sum(p, x):
    return p.reduce("add", x, "0.0")


def softmax(p, x):
    places = list(range(len(x[1]) - 1))
    e = p.one("exponential", p.two("subtract", x, p.spread(row_maximum(p, x), x[1], places)))
    return p.two("divide", e, p.spread(row_sum(p, e), x[1], places))


EPILOGUES = [bias, relu, tanh, residual, narrow, mask, row_maximum, row_sum, softmax]


def make(number):
    """Returns the name and the text of a program."""
    p = Program(number)
    dtype = "f32" if p.random.random() < 0.85 else "f64"
    contraction = product if p.random.random() < 0.75 else convolution
    x = contraction(p, dtype)
    epilogue = p.random.choice(EPILOGUES)
    result = epilogue(p, x)
    return f"random{number}-{dtype}-{'-'.join(p.words)}-{epilogue.__name__}", p.text(result)
