"""An independent interpreter of StableHLO: runs a module with numpy, in 80-bit arithmetic.

The interpreter shares no code with Quern. Of XLA it uses only jaxlib's parser, which reads the module. The operations
below were written from the StableHLO specification. Floating-point values are kept as 80-bit numbers. After every
operation, values of f16 and bf16 are rounded to their type, as the specification says. Values of f32 and f64 are
rounded to their type only when `rounding` is set. Without `rounding`, an f32 or f64 result is the 80-bit result,
rounded once at the end. The difference between the results with and without `rounding` shows how much a program
amplifies rounding. modules.py derives tolerances from this difference.
"""

import functools
import re

import mpmath
import ml_dtypes
import numpy as np
import scipy.linalg
from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir

import factorisations
from reference_composites import Composites
from reference_convolution import Convolutions

mpmath.mp.prec = 100
WIDE = np.longdouble
WIDE_COMPLEX = np.clongdouble

# The numpy type of each element type. FLOATS has the precision in bits, and the smallest and the largest exponent e,
# where a value is m * 2^e with 1 <= m < 2.
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
    "complex<f32>": np.complex64,
    "complex<f64>": np.complex128,
}
FLOATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "f32": (24, -126, 127), "f64": (53, -1022, 1023)}


def round_bits(x, precision, emin, emax):
    """Rounds x to nearest even in a binary format, which has subnormal numbers and infinities."""
    x = np.asarray(x, WIDE)
    finite = np.isfinite(x)
    safe = np.where(finite, x, WIDE(0))
    _, e = np.frexp(safe)
    unit = np.maximum(e - precision, emin - precision + 1)
    r = np.ldexp(np.rint(np.ldexp(safe, -unit)), unit)
    largest = np.ldexp(WIDE(2) - np.ldexp(WIDE(1), 1 - precision), emax)
    r = np.where(np.abs(r) > largest, np.copysign(WIDE(np.inf), r), r)
    return np.where(finite, np.copysign(r, safe), x)


def to_storage(x, element):
    """Converts a value of the interpreter to an array of the element type."""
    if element not in FLOATS:
        return np.asarray(x, DTYPES[element])
    x = round_bits(x, *FLOATS[element])
    if element == "bf16":
        return x.astype(np.float32).astype(ml_dtypes.bfloat16)
    return x.astype(DTYPES[element])


def from_storage(a):
    """Converts an array to a value of the interpreter. Floats become 80-bit numbers."""
    a = np.asarray(a)
    if a.dtype == ml_dtypes.bfloat16:
        return a.astype(np.float32).astype(WIDE)
    return a.astype(WIDE) if a.dtype.kind == "f" else a.astype(WIDE_COMPLEX) if a.dtype.kind == "c" else a


def work_of(element):
    """The type in which the interpreter computes with an element type."""
    return WIDE if element in FLOATS else WIDE_COMPLEX if element.startswith("complex") else DTYPES[element]


def element_of(t):
    return str(ir.RankedTensorType(t).element_type)


def shape_of(t):
    return tuple(ir.RankedTensorType(t).shape)


def per_element(f):
    def run(x):
        out = np.empty(x.shape, WIDE)
        for i, v in np.ndenumerate(x):
            out[i] = f(v)
        return out

    return run


def through_mpmath(f):
    def run(v):
        if np.isnan(v):
            return v
        m, e = np.frexp(v)
        exact = (
            (mpmath.mpf(int(np.ldexp(m, 64))) * mpmath.mpf(2) ** (int(e) - 64))
            if np.isfinite(v)
            else mpmath.mpf(float(v))
        )
        r = f(exact)
        if not mpmath.isfinite(r):
            return WIDE(float(r))
        high = float(r)
        return WIDE(high) + WIDE(float(r - mpmath.mpf(high)))

    return per_element(run)


def erf_inv(x):
    if abs(x) > 1:
        return mpmath.nan
    return mpmath.sign(x) * mpmath.inf if abs(x) == 1 else mpmath.erfinv(x)


def round_away(x):
    return np.copysign(np.floor(np.abs(x) + WIDE(0.5)), x)


def bits_of(x, element):
    a = to_storage(x, element)
    return a.view({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[a.dtype.itemsize])


def next_after(x, y, element):
    a, b = to_storage(x, element), to_storage(y, element)
    if element == "bf16":
        return from_storage(np.nextafter(a, b))
    return np.nextafter(a, b).astype(WIDE)


def count_bits(x, what):
    width = x.dtype.itemsize * 8
    out = np.empty_like(x)
    for i, v in np.ndenumerate(x):
        v = int(v) & (2**width - 1)
        out[i] = bin(v).count("1") if what == "popcnt" else width - v.bit_length()
    return out


def shift(x, n, what):
    width = x.dtype.itemsize * 8
    out = np.empty_like(x)
    for i, v in np.ndenumerate(x):
        v, k = int(v), int(n[i])
        k = k if 0 <= k < width else width
        low = v & (2**width - 1)
        signed = low - 2**width if low >> (width - 1) else low
        r = {"shift_left": low << k, "shift_right_logical": low >> k, "shift_right_arithmetic": signed >> k}[what]
        r &= 2**width - 1
        out[i] = np.array([r], f"u{width // 8}").view(x.dtype)[0]
    return out


def integer_divide(a, b, remainder):
    out = np.empty_like(a)
    width = a.dtype.itemsize * 8
    for i, v in np.ndenumerate(a):
        x, y = int(v), int(b[i])
        if y == 0:
            r = x if remainder else -1
        else:
            q = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            r = x - q * y if remainder else q
        out[i] = np.array([r & (2**width - 1)], f"u{width // 8}").view(a.dtype)[0]
    return out


def integer_power(a, b):
    out = np.empty_like(a)
    width = a.dtype.itemsize * 8
    for i, v in np.ndenumerate(a):
        x, n = int(v), int(b[i])
        if n >= 0:
            r = pow(x, n, 2**width)
        else:
            r = 1 if x == 1 else (1 if n % 2 == 0 else -1) if x == -1 else 0
        out[i] = np.array([r & (2**width - 1)], f"u{width // 8}").view(a.dtype)[0]
    return out


def extreme(a, b, larger):
    if a.dtype.kind != "f":
        return np.maximum(a, b) if larger else np.minimum(a, b)
    pick = (a > b) if larger else (a < b)
    zero = (a == b) & (np.signbit(a) != np.signbit(b))
    r = np.where(pick, a, b)
    r = np.where(zero, WIDE(0.0) if larger else WIDE(-0.0), r)
    return np.where(np.isnan(a) | np.isnan(b), WIDE(np.nan), r)


def sign(x):
    if x.dtype.kind != "f":
        return np.sign(x)
    return np.where((x == 0) | np.isnan(x), x, np.copysign(WIDE(1), x))


UNARY = {
    "abs": np.abs,
    "cbrt": np.cbrt,
    "ceil": np.ceil,
    "cosine": np.cos,
    "exponential": np.exp,
    "floor": np.floor,
    "exponential_minus_one": np.expm1,
    "is_finite": np.isfinite,
    "log": np.log,
    "log_plus_one": np.log1p,
    "logistic": lambda x: 1 / (1 + np.exp(-x)),
    "negate": np.negative,
    "not": np.invert,
    "round_nearest_afz": round_away,
    "round_nearest_even": np.rint,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "sign": sign,
    "sine": np.sin,
    "sqrt": np.sqrt,
    "tan": np.tan,
    "tanh": np.tanh,
    "acos": np.arccos,
    "acosh": np.arccosh,
    "asin": np.arcsin,
    "asinh": np.arcsinh,
    "atan": np.arctan,
    "atanh": np.arctanh,
    "cosh": np.cosh,
    "sinh": np.sinh,
    "square": lambda x: x * x,
    "real": np.real,
    "imag": np.imag,
    "conj": np.conj,
    "is_inf": np.isinf,
    "is_pos_inf": np.isposinf,
    "is_neg_inf": np.isneginf,
    "erf": through_mpmath(mpmath.erf),
    "erfc": through_mpmath(mpmath.erfc),
    "erf_inv": through_mpmath(erf_inv),
    "popcnt": lambda x: count_bits(x, "popcnt"),
    "count_leading_zeros": lambda x: count_bits(x, "clz"),
}


def boolean(a):
    return a.dtype == np.bool_


BINARY = {
    "add": lambda a, b: a | b if boolean(a) else a + b,
    "multiply": lambda a, b: a & b if boolean(a) else a * b,
    "subtract": np.subtract,
    "complex": lambda a, b: a + b * WIDE_COMPLEX(1j),
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "atan2": np.arctan2,
    "divide": lambda a, b: a / b if a.dtype.kind in "fc" else integer_divide(a, b, False),
    "remainder": lambda a, b: np.fmod(a, b) if a.dtype.kind == "f" else integer_divide(a, b, True),
    "power": lambda a, b: np.power(a, b) if a.dtype.kind == "f" else integer_power(a, b),
    "maximum": lambda a, b: extreme(a, b, True),
    "minimum": lambda a, b: extreme(a, b, False),
    "shift_left": lambda a, b: shift(a, b, "shift_left"),
    "shift_right_logical": lambda a, b: shift(a, b, "shift_right_logical"),
    "shift_right_arithmetic": lambda a, b: shift(a, b, "shift_right_arithmetic"),
}
COMPARE = {
    "EQ": np.equal,
    "NE": np.not_equal,
    "LT": np.less,
    "LE": np.less_equal,
    "GT": np.greater,
    "GE": np.greater_equal,
}


def word(attribute):
    """The last word of an attribute: LT for #stablehlo<comparison_direction LT>."""
    return str(attribute).rstrip(">").split()[-1]


def total_order(x, element):
    u = bits_of(x, element)
    width = u.dtype.itemsize * 8
    u = u.astype(np.uint64).astype(object)
    return np.vectorize(
        lambda v: (2**width - 1 - int(v)) if int(v) >> (width - 1) else int(v) + 2 ** (width - 1), otypes=[object]
    )(u)


def convert(x, source, target):
    if target == "i1":
        return x != 0
    if target in FLOATS or target.startswith("complex"):
        return x.astype(work_of(target))
    if source in FLOATS:
        info = np.iinfo(DTYPES[target])
        t = np.where(np.isnan(x), WIDE(0), np.trunc(x))
        out = np.empty(x.shape, DTYPES[target])
        for i, v in np.ndenumerate(t):
            out[i] = info.max if v >= info.max else info.min if v <= info.min else int(v)
        return out
    return x.astype(DTYPES[target])


class Module(Composites, Convolutions):
    def __init__(self, text):
        with mlir.make_ir_context() as context:
            context.allow_unregistered_dialects = '"quern.' in text
            self.module = ir.Module.parse(text)
            self.functions = {ir.StringAttr(f.attributes["sym_name"]).value: f for f in self.module.body.operations}
        self.steps = self.seeds = 0

    def run(self, inputs, rounding=False):
        """Runs @main, or the only function. Inputs and results are arrays of their element types."""
        self.rounding = rounding
        f = self.functions.get("main") or next(iter(self.functions.values()))
        block = f.regions[0].blocks[0]
        with np.errstate(all="ignore"):
            out, types = self.block(block, [from_storage(a) for a in inputs], {})
            return [to_storage(v, element_of(t)).reshape(shape_of(t)) for v, t in zip(out, types)]

    def block(self, block, arguments, outer):
        env = dict(outer)
        for formal, value in zip(block.arguments, arguments):
            env[formal] = value
        for op in block.operations:
            operands = [env[v] for v in op.operands]
            name = op.operation.name
            if name in ("stablehlo.return", "func.return"):
                return operands, [v.type for v in op.operands]
            results = self.operation(op.operation, name.split(".")[1], operands, env)
            for r, v in zip(op.results, results):
                env[r] = self.rounded(v, element_of(r.type)) if "future" not in str(r.type) else v
        raise ValueError("a block without an end")

    def rounded(self, v, element):
        v = np.asarray(v)
        if element in ("f16", "bf16") or (self.rounding and element in FLOATS):
            return round_bits(v, *FLOATS[element])
        return v

    @staticmethod
    def reinterpreted(bits, element):
        """The values whose storage has these bits."""
        return from_storage(bits.view(DTYPES[element]))

    def operation(self, op, name, x, env):
        if name in UNARY:
            return [UNARY[name](x[0])]
        if name in BINARY:
            return [BINARY[name](x[0], x[1])]
        return getattr(self, "op_" + name)(op, x, env)

    def op_compare(self, op, x, env):
        if "compare_type" in op.attributes and word(op.attributes["compare_type"]) == "TOTALORDER":
            x = [total_order(v, element_of(o.type)) for v, o in zip(x, op.operands)]
        return [COMPARE[word(op.attributes["comparison_direction"])](x[0], x[1]).astype(np.bool_)]

    def op_select(self, op, x, env):
        return [np.where(x[0], x[1], x[2])]

    def op_clamp(self, op, x, env):
        return [
            extreme(extreme(x[1], np.broadcast_to(x[0], x[1].shape), True), np.broadcast_to(x[2], x[1].shape), False)
        ]

    def op_convert(self, op, x, env):
        return [convert(x[0], element_of(op.operands[0].type), element_of(op.results[0].type))]

    def op_reduce_precision(self, op, x, env):
        e, m = int(op.attributes["exponent_bits"]), int(op.attributes["mantissa_bits"])
        top = 2 ** (e - 1) - 1
        r = round_bits(x[0], m + 1, -16000, top)
        if m == 0:
            r = np.where(np.isnan(r), WIDE(np.inf), r)
        small = np.abs(r) < np.ldexp(WIDE(1), 1 - top)
        return [np.where(small & np.isfinite(r), np.copysign(WIDE(0), r), r)]

    def op_next_after(self, op, x, env):
        return [next_after(x[0], x[1], element_of(op.results[0].type))]

    def op_constant(self, op, x, env):
        t = op.results[0].type
        element, shape = element_of(t), shape_of(t)
        if element.startswith("complex"):
            return [self.complex_constant(str(op), shape)]
        attribute = ir.DenseElementsAttr(op.attributes["value"])
        if attribute.is_splat and np.prod(shape, dtype=np.int64):
            attribute = attribute.get_splat_value()
            values = [ir.FloatAttr(attribute).value if element in FLOATS else ir.IntegerAttr(attribute).value]
            values = values * int(np.prod(shape, dtype=np.int64))
        else:
            kind = ir.DenseFPElementsAttr if element in FLOATS else ir.DenseIntElementsAttr
            values = list(kind(attribute)) if np.prod(shape, dtype=np.int64) else []
        if element in FLOATS:
            return [np.array(values, np.float64).astype(WIDE).reshape(shape)]
        if element == "i1":
            return [np.array([v != 0 for v in values], np.bool_).reshape(shape)]
        return [np.array(values, object).astype(DTYPES[element]).reshape(shape)]

    @staticmethod
    def complex_constant(text, shape):
        def number(word):
            return float(np.uint32(int(word, 16)).view(np.float32)) if word.startswith("0x") else float(word)

        pairs = re.findall(r"\(([^,()]+),([^,()]+)\)", text)
        values = np.array([complex(number(a.strip()), number(b.strip())) for a, b in pairs], WIDE_COMPLEX)
        return np.broadcast_to(values[0] if len(values) == 1 else values.reshape(shape), shape)

    def op_iota(self, op, x, env):
        t = op.results[0].type
        d, shape = int(op.attributes["iota_dimension"]), shape_of(t)
        line = np.arange(shape[d]).reshape([shape[d] if i == d else 1 for i in range(len(shape))])
        element = element_of(t)
        return [np.broadcast_to(line, shape).astype(work_of(element))]

    def op_bitcast_convert(self, op, x, env):
        source, target = element_of(op.operands[0].type), element_of(op.results[0].type)
        a = np.ascontiguousarray(to_storage(x[0], source))
        return [from_storage(a.reshape(-1).view(DTYPES[target]).reshape(shape_of(op.results[0].type)))]

    def op_broadcast_in_dim(self, op, x, env):
        shape, dims = shape_of(op.results[0].type), list(op.attributes["broadcast_dimensions"])
        view = [1] * len(shape)
        for i, d in enumerate(dims):
            view[d] = x[0].shape[i]
        in_order = np.transpose(x[0], sorted(range(len(dims)), key=lambda i: dims[i]))
        return [np.broadcast_to(in_order.reshape(view), shape)]

    def op_reshape(self, op, x, env):
        return [x[0].reshape(shape_of(op.results[0].type))]

    def op_transpose(self, op, x, env):
        return [np.transpose(x[0], list(op.attributes["permutation"]))]

    def op_slice(self, op, x, env):
        a = op.attributes
        return [x[0][tuple(slice(s, l, t) for s, l, t in zip(a["start_indices"], a["limit_indices"], a["strides"]))]]

    def op_pad(self, op, x, env):
        a = op.attributes
        v = x[0]
        for d, (low, high, inner) in enumerate(
            zip(a["edge_padding_low"], a["edge_padding_high"], a["interior_padding"])
        ):
            n = v.shape[d]
            wide = np.full(v.shape[:d] + (max(0, n + (n - 1) * inner),) + v.shape[d + 1 :], x[1], v.dtype)
            wide[(slice(None),) * d + (slice(None, None, inner + 1),)] = v
            for amount, front in ((low, True), (high, False)):
                if amount < 0:
                    cut = slice(-amount, None) if front else slice(None, amount)
                    wide = wide[(slice(None),) * d + (cut,)]
                else:
                    block = np.full(wide.shape[:d] + (amount,) + wide.shape[d + 1 :], x[1], v.dtype)
                    wide = np.concatenate([block, wide] if front else [wide, block], d)
            v = wide
        return [v]

    def op_concatenate(self, op, x, env):
        return [np.concatenate(x, int(op.attributes["dimension"]))]

    def op_reverse(self, op, x, env):
        return [np.flip(x[0], tuple(op.attributes["dimensions"]))]

    @staticmethod
    def starts(operand, sizes, indices):
        return [min(max(int(i), 0), n - s) for i, n, s in zip(indices, operand.shape, sizes)]

    def op_dynamic_slice(self, op, x, env):
        sizes = list(op.attributes["slice_sizes"])
        return [x[0][tuple(slice(s, s + n) for s, n in zip(self.starts(x[0], sizes, x[1:]), sizes))]]

    def op_dynamic_update_slice(self, op, x, env):
        out = x[0].copy()
        out[tuple(slice(s, s + n) for s, n in zip(self.starts(x[0], x[1].shape, x[2:]), x[1].shape))] = x[1]
        return [out]

    @staticmethod
    def parts(attribute):
        """Returns a function that finds a list or number in the text of an attribute such as #stablehlo.gather<...>."""
        text = str(attribute)

        def find(key):
            if key + " = [" in text:
                inside = text.split(key + " = [")[1].split("]")[0]
                return [int(s) for s in inside.split(",") if s.strip()]
            return int(re.search(key + r" = (\d+)", text).group(1)) if key + " = " in text else []

        return find

    def op_gather(self, op, x, env):
        find, sizes = self.parts(op.attributes["dimension_numbers"]), list(op.attributes["slice_sizes"])
        offset, collapsed = find("offset_dims"), find("collapsed_slice_dims")
        batching, indices_batching = find("operand_batching_dims"), find("start_indices_batching_dims")
        index_map, vector = find("start_index_map"), find("index_vector_dim") or 0
        out = np.zeros(shape_of(op.results[0].type), x[0].dtype)
        indices = x[1] if vector < x[1].ndim else x[1][..., None]
        indices = np.moveaxis(indices, vector, -1)
        window = [d for d in range(x[0].ndim) if d not in collapsed and d not in batching]
        for index in np.ndindex(*out.shape):
            batch = [i for d, i in enumerate(index) if d not in offset]
            at = [0] * x[0].ndim
            for d, i in zip(index_map, indices[tuple(batch)]):
                at[d] = min(max(int(i), 0), x[0].shape[d] - sizes[d])
            for d, b in zip(batching, indices_batching):
                at[d] = batch[b - (b > vector)]
            for d, place in zip(window, offset):
                at[d] += index[place]
            out[index] = x[0][tuple(at)]
        return [out]

    def op_scatter(self, op, x, env):
        find = self.parts(op.attributes["scatter_dimension_numbers"])
        window, inserted = find("update_window_dims"), find("inserted_window_dims")
        batching, indices_batching = find("input_batching_dims"), find("scatter_indices_batching_dims")
        index_map, vector = find("scatter_dims_to_operand_dims"), find("index_vector_dim") or 0
        n = len(x) // 2
        body = op.regions[0].blocks[0]
        types = [DTYPES[element_of(a.type)] for a in body.arguments]
        out = [v.astype(t) for v, t in zip(x[:n], types)]
        updates = [v.astype(t) for v, t in zip(x[n + 1 :], types)]
        indices = x[n] if vector < x[n].ndim else x[n][..., None]
        indices = np.moveaxis(indices, vector, -1)
        covered = [d for d in range(x[0].ndim) if d not in inserted and d not in batching]
        for index in np.ndindex(*updates[0].shape):
            chosen = [i for d, i in enumerate(index) if d not in window]
            at = [0] * x[0].ndim
            for d, i in zip(index_map, indices[tuple(chosen)]):
                at[d] += int(i)
            for d, b in zip(batching, indices_batching):
                at[d] += chosen[b - (b > vector)]
            for d, place in zip(covered, window):
                at[d] += index[place]
            if all(0 <= i < s for i, s in zip(at, x[0].shape)):
                old = [v[tuple(at)] for v in out]
                new, _ = self.block(body, old + [v[index] for v in updates], env)
                for v, value in zip(out, new):
                    v[tuple(at)] = value
        return out
    def work_type(self, op):
        """The type in which a product with this result is accumulated."""
        target = element_of(op.results[0].type)
        return work_of(target)

    def result_shape(self, op):
        return shape_of(op.results[0].type)

    def op_dot_general(self, op, x, env):
        if "algorithm" not in op.attributes:
            return [self.product(op, x)]
        find = lambda name: re.search(name + r" = (\w+)", str(op.attributes["algorithm"])).group(1)
        components, limit = {1: (1, 0), 3: (2, 1), 6: (3, 2), 9: (3, 4)}[int(find("num_primitive_operations"))]
        parts = []
        for v, side in zip(x, ("lhs", "rhs")):
            name = find(side + "_precision_type")
            kind = (11, -126, 127) if name == "tf32" else FLOATS[name]
            parts.append([])
            for _ in range(components):
                parts[-1].append(round_bits(v, *kind))
                v = v - parts[-1][-1]
        pairs = [(l, r) for i, l in enumerate(parts[0]) for k, r in enumerate(parts[1]) if i + k <= limit]
        total = sum(self.product(op, pair) for pair in pairs)
        return [round_bits(total, *FLOATS[find("accumulation_type")])]

    def product(self, op, x):
        text = str(op.attributes["dot_dimension_numbers"])

        def dims(key):
            return (
                [int(s) for s in text.split(key + " = [")[1].split("]")[0].split(",")] if key + " = [" in text else []
            )

        lb, rb = dims("lhs_batching_dimensions"), dims("rhs_batching_dimensions")
        lc, rc = dims("lhs_contracting_dimensions"), dims("rhs_contracting_dimensions")
        lf = [d for d in range(x[0].ndim) if d not in lb + lc]
        rf = [d for d in range(x[1].ndim) if d not in rb + rc]
        target = element_of(op.results[0].type)
        work = work_of(target)
        left = [x[0].shape[d] for d in lb + lf + lc]
        right = [x[1].shape[d] for d in rb + rf + rc]

        def count(sizes):
            return int(np.prod(sizes, dtype=np.int64))

        batch = count([x[0].shape[d] for d in lb])
        m, n = count([x[0].shape[d] for d in lf]), count([x[1].shape[d] for d in rf])
        k = count([x[0].shape[d] for d in lc])
        a = np.transpose(x[0].astype(work), lb + lf + lc).reshape(batch, m, 1, k)
        b = np.transpose(x[1].astype(work), rb + rf + rc).reshape(batch, 1, n, k)
        r = np.any(a & b, -1) if target == "i1" else np.sum(a * b, -1, dtype=work)
        return r.reshape(left[: len(lb) + len(lf)] + right[len(rb) : len(rb) + len(rf)])

    def op_dot(self, op, x, env):
        target = element_of(op.results[0].type)
        work = work_of(target)
        return [np.dot(x[0].astype(work), x[1].astype(work))]

    @staticmethod
    def flag(op, name):
        return name in op.attributes and str(op.attributes[name]) == "true"

    def op_cholesky(self, op, x, env):
        lower = self.flag(op, "lower")
        return [factorisations.each_matrix(lambda a: factorisations.cholesky(a, lower), x[0])]

    def op_triangular_solve(self, op, x, env):
        flags = [self.flag(op, name) for name in ("left_side", "lower", "unit_diagonal")]
        form = word(op.attributes["transpose_a"])
        solve = lambda a, b: factorisations.triangular_solve(a, b, *flags, form != "NO_TRANSPOSE")
        return [factorisations.each_matrix(solve, x[0].conj() if form == "ADJOINT" else x[0], x[1])]

    def op_lu(self, op, x, env):
        return factorisations.each_matrix(factorisations.lu, x[0])

    @staticmethod
    def double(a):
        return np.complex128 if np.iscomplexobj(a) else np.float64

    def op_qr(self, op, x, env):
        # numpy's raw mode has the packed matrix transposed
        h, tau = np.linalg.qr(x[0].astype(self.double(x[0])), "raw")
        return [np.swapaxes(h, -1, -2).astype(x[0].dtype), tau.astype(x[0].dtype)]

    def op_householder_product(self, op, x, env):
        a, tau = x[0].astype(self.double(x[0])), x[1].astype(self.double(x[1]))
        rows, columns = a.shape[-2:]
        q = np.broadcast_to(np.eye(rows, columns, dtype=a.dtype), a.shape).copy()
        for j in reversed(range(tau.shape[-1])):
            v = np.where(np.arange(rows) > j, a[..., j], np.arange(rows) == j)
            q -= tau[..., j, None, None] * v[..., None] * np.matmul(v[..., None, :].conj(), q)
        return [q.astype(x[0].dtype)]

    def op_reduced_qr(self, op, x, env):
        return [r.astype(x[0].dtype) for r in np.linalg.qr(x[0].astype(self.double(x[0])))]

    def op_svd(self, op, x, env):
        u, s, vh = np.linalg.svd(x[0].astype(self.double(x[0])), full_matrices=False)
        return [u.astype(x[0].dtype), s.astype(x[0].real.dtype), vh.astype(x[0].dtype)]

    def op_singular_values(self, op, x, env):
        return [np.linalg.svd(x[0].astype(self.double(x[0])), compute_uv=False).astype(x[0].real.dtype)]

    def op_pinv(self, op, x, env):
        cutoff = op.attributes["cutoff"].value
        return [np.linalg.pinv(x[0].astype(self.double(x[0])), cutoff).astype(x[0].dtype)]

    def op_expm(self, op, x, env):
        return [scipy.linalg.expm(x[0].astype(self.double(x[0]))).astype(x[0].dtype)]

    def op_eigh(self, op, x, env):
        letter = "L" if self.flag(op, "lower") else "U"
        return [r.astype(x[0].dtype) for r in np.linalg.eigh(x[0].astype(np.float64), letter)]

    def op_custom_call(self, op, x, env):
        if str(op.attributes["call_target_name"]) == '"mhlo.topk"':
            return self.largest(op, x[0], int(op.attributes["mhlo.attributes"]["k"].value))
        configs = [op.attributes[name] for name in ("mhlo.backend_config", "backend_config") if name in op.attributes]

        def letter(name):
            return chr(int(re.search(name + r" = (\d+) : ui8", str(configs[0])).group(1)))

        return factorisations.lapack(str(op.attributes["call_target_name"]).strip('"'), letter, x)

    def op_reduce(self, op, x, env):
        n = len(x) // 2
        dims = sorted(op.attributes["dimensions"])
        body = op.regions[0].blocks[0]
        keep = [d for d in range(x[0].ndim) if d not in dims]
        shape = tuple(x[0].shape[d] for d in keep)
        flat = [np.transpose(v, keep + dims).reshape(shape + (-1,)) if v.size else None for v in x[:n]]
        total = [np.broadcast_to(v, shape) for v in x[n:]]
        if flat[0] is not None:
            for i in range(flat[0].shape[-1]):
                total, _ = self.block(body, list(total) + [v[..., i] for v in flat], env)
        return total

    def op_sort(self, op, x, env):
        rank = x[0].ndim
        dimension = int(op.attributes["dimension"].value) if "dimension" in op.attributes else -1
        if not rank or not x[0].size:
            return x
        moved = [np.moveaxis(v, dimension, -1) for v in x]
        out = [v.copy() for v in moved]
        body = op.regions[0].blocks[0]

        def before(row, a, b):
            pairs = [v[row][i] for v in moved for i in (a, b)]
            return bool(self.block(body, pairs, env)[0][0])

        for row in np.ndindex(moved[0].shape[:-1]):
            order = functools.cmp_to_key(lambda a, b: before(row, b, a) - before(row, a, b))
            places = sorted(range(moved[0].shape[-1]), key=order)
            for v, w in zip(moved, out):
                w[row] = v[row][places]
        return [np.moveaxis(v, -1, dimension) for v in out]

    def op_top_k(self, op, x, env):
        return self.largest(op, x[0], int(op.attributes["k"].value))

    @staticmethod
    def largest(op, key, k):
        if element_of(op.operands[0].type) in FLOATS:
            assert not np.isnan(key).any()
            places = np.lexsort((np.signbit(key), -key))
        else:
            places = np.argsort(-key.astype(object), axis=-1, kind="stable")
        places = places[..., :k]
        return [np.take_along_axis(key, places, -1), places.astype(np.int32)]
    @staticmethod
    def window_attributes(op, rank):
        """Sizes, strides, base dilations, window dilations and padding of a window."""

        def numbers(name):
            return [int(i) for i in op.attributes[name]] if name in op.attributes else [1] * rank

        padding = np.array(op.attributes["padding"]).reshape(rank, 2) if "padding" in op.attributes else [[0, 0]] * rank
        names = ["window_dimensions", "window_strides", "base_dilations", "window_dilations"]
        return [numbers(name) for name in names] + [[[int(i) for i in pair] for pair in padding]]

    @staticmethod
    def dilated(v, fill, base, padding):
        """Puts v between gaps and padding, which hold `fill`."""
        dims = [(n - 1) * b + 1 if n else 0 for n, b in zip(v.shape, base)]
        cut = [slice(max(-lo, 0), max(n - max(-hi, 0), max(-lo, 0))) for n, (lo, hi) in zip(dims, padding)]
        wide = np.full(dims, fill, v.dtype)
        wide[tuple(slice(None, None, b) for b in base)] = v
        out = np.full([max(n + lo + hi, 0) for n, (lo, hi) in zip(dims, padding)], fill, v.dtype)
        at = tuple(slice(max(lo, 0), max(lo, 0) + c.stop - c.start) for (lo, _), c in zip(padding, cut))
        if out.size:
            out[at] = wide[tuple(cut)]
        return out

    def op_reduce_window(self, op, x, env):
        n, rank = len(x) // 2, x[0].ndim
        body = op.regions[0].blocks[0]
        x = [v.astype(DTYPES[element_of(a.type)]) for v, a in zip(x, body.arguments)]
        sizes, strides, base, dilations, padding = self.window_attributes(op, rank)
        wide = [self.dilated(v, init, base, padding) for v, init in zip(x[:n], x[n:])]
        shape = self.result_shape(op)
        if 0 in shape:
            return [np.zeros(shape, v.dtype) for v in wide]
        total = None
        for place in np.ndindex(*sizes):
            at = tuple(
                slice(k * d, k * d + (c - 1) * s + 1, s) for k, d, c, s in zip(place, dilations, shape, strides)
            )
            values = [v[at] for v in wide]
            total = values if total is None else self.block(body, list(total) + values, env)[0]
        return self.block(body, [np.broadcast_to(v, shape) for v in x[n:]] + list(total), env)[0]

    def op_select_and_scatter(self, op, x, env):
        sizes, strides, _, _, padding = self.window_attributes(op, x[0].ndim)
        select, scatter = (r.blocks[0] for r in op.regions)
        work = DTYPES[element_of(scatter.arguments[0].type)]
        source, init = x[1].astype(work), x[2].astype(work)
        out = np.full(x[0].shape, init, work)
        for window in np.ndindex(*source.shape):
            winner = None
            for place in np.ndindex(*sizes):
                at = tuple(w * s + k - lo for w, s, k, (lo, _) in zip(window, strides, place, padding))
                if any(not 0 <= i < n for i, n in zip(at, x[0].shape)):
                    continue
                if winner is None or not bool(self.block(select, [x[0][winner], x[0][at]], env)[0][0]):
                    winner = at
            if winner is not None:
                out[winner] = self.block(scatter, [out[winner], source[window]], env)[0][0]
        return [out]

    def op_scan(self, op, x, env):
        inputs = int(op.attributes["operandSegmentSizes"][0])
        d, body = int(op.attributes["dimension"]), op.regions[0].blocks[0]
        reverse = "is_reverse" in op.attributes and bool(op.attributes["is_reverse"])
        steps = x[0].shape[d] if inputs else int(op.attributes["scan_dim_size"])
        carries, parts = x[inputs:], []
        for i in range(steps)[:: -1 if reverse else 1]:
            out, _ = self.block(body, [np.take(v, i, d) for v in x[:inputs]] + list(carries), env)
            split = len(out) - len(carries)
            parts.append(out[:split])
            carries = out[split:]
        parts = parts[:: -1 if reverse else 1]
        return [np.stack(v, d) for v in zip(*parts)] + list(carries)

    def op_while(self, op, x, env):
        state = x
        while bool(self.block(op.regions[0].blocks[0], state, env)[0][0]):
            state = self.block(op.regions[1].blocks[0], state, env)[0]
            self.steps += 1
        return state

    def op_case(self, op, x, env):
        i = int(x[0])
        last = len(op.regions) - 1
        return self.block(op.regions[i if 0 <= i <= last else last].blocks[0], [], env)[0]

    def op_if(self, op, x, env):
        return self.block(op.regions[0 if bool(x[0]) else 1].blocks[0], [], env)[0]

    def op_call(self, op, x, env):
        f = self.functions[ir.FlatSymbolRefAttr(op.attributes["callee"]).value]
        return self.block(f.regions[0].blocks[0], x, {})[0]
