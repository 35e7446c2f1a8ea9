"""The rows of the benchmark: what is computed, on which arrays, and how the peers compute it.

A row's `f` is a JAX function; JAX lowers it, and Quern reads the text. The other members are the peers' ways:

    numpy, torch   functions of the arguments and the list of results, which they may write; they return the result
    numba          a plain Python function of the arguments and the results, compiled with fastmath
    c              the name of a function of peers.c
    ort            an ONNX operator, or a list of nodes (operator, inputs, outputs, attributes) from x, y, z to out

`allowed` is how much longer than a peer Quern may take (1.03 unless said). With `exact`, the function in f64, the errors of
all are measured, and a peer that errs by more than 1 ULP may be 1.3 times as fast. `of_limit` is the part of the machine's
limit that the row is to reach.
"""

import jax
import jax.numpy as jnp
import numpy as np
import scipy.special
from jax import lax

import contractions
import dense

ROWS = []
RANDOM = np.random.default_rng(0)


class Row:
    def __init__(self, group, name, make, f, allowed=None, of_limit=None, tolerance=1e-5, loops=False, guard=False,
                 exact=None, **ways):
        self.group, self.name, self.make, self.f, self.ways = group, name, make, f, ways
        self.allowed = allowed or {}
        self.of_limit, self.tolerance, self.exact = of_limit, tolerance, exact
        self.guard = guard  # arguments end where memory that cannot be accessed begins
        self.loops = loops  # the arithmetic of stage costs is not that of a call


def row(group, name, make, f, **more):
    ROWS.append(Row(group, name, make, f, **more))


def uniform(*shape, low=0.0, high=1.0):
    return lambda: (RANDOM.random(shape) * (high - low) + low).astype(np.float32)


def places(n, below):
    return lambda: RANDOM.integers(0, below, n).astype(np.int32)


def arrays(*makers):
    return lambda: [m() for m in makers]


# ---- maps ---------------------------------------------------------------------------------------------------------------


def nb_fma(x, y, z, out):
    for i in range(x.size):
        out[i] = x[i] * y[i] + z[i]


def np_fma(x, y, z, out):
    np.multiply(x, y, out=out[0])
    return np.add(out[0], z, out=out[0])


def nb_gelu(x, out):
    for i in range(x.size):
        out[i] = 0.5 * x[i] * (1 + np.tanh(np.float32(0.7978845608) * (x[i] + np.float32(0.044715) * x[i] * x[i] * x[i])))


def nb_composed(x, y, out):
    for i in range(x.size):
        out[i] = np.exp(-x[i] * x[i]) * np.sin(y[i]) + np.log1p(np.abs(x[i]))


def nb_divide(x, y, out):
    for i in range(x.size):
        out[i] = x[i] // y[i]


row("calls", "x+y of 4", arrays(uniform(4), uniform(4)), lambda x, y: x + y,
    numpy=lambda x, y, out: np.add(x, y, out=out[0]), torch=lambda t, x, y, out: t.add(x, y, out=out[0]), ort="Add")
for n, text in ((10_000, "1e4"), (1_000_000, "1e6"), (16_000_000, "1.6e7")):
    row("maps", f"x*y+z {text}", arrays(uniform(n), uniform(n), uniform(n)), lambda x, y, z: x * y + z, numpy=np_fma,
        torch=lambda t, x, y, z, out: t.addcmul(z, x, y, out=out[0]), numba=nb_fma, c="c_fma", of_limit=0.9,
        ort=[("Mul", "x y", "a"), ("Add", "a z", "out")])
row("maps", "gelu (tanh) 1e6", arrays(uniform(10**6, low=-4, high=4)), lambda x: jax.nn.gelu(x, approximate=True),
    numpy=lambda x, out: 0.5 * x * (1 + np.tanh(np.float32(0.7978845608) * (x + np.float32(0.044715) * x * x * x))),
    torch=lambda t, x, out: t.nn.functional.gelu(x, approximate="tanh"), numba=nb_gelu, c="c_gelu",
    allowed={"C": 1.3, "numba": 1.3},
    ort=[("Gelu", "x", "out", {"approximate": "tanh"})], tolerance=1e-4)
row("maps", "exp(-x*x)*sin(y)+log1p(abs(x)) 1e6", arrays(uniform(10**6, low=-4, high=4), uniform(10**6, low=-9, high=9)),
    lambda x, y: jnp.exp(-x * x) * jnp.sin(y) + jnp.log1p(jnp.abs(x)),
    numpy=lambda x, y, out: np.exp(-x * x) * np.sin(y) + np.log1p(np.abs(x)),
    torch=lambda t, x, y, out: t.exp(-x * x) * t.sin(y) + t.log1p(t.abs(x)), numba=nb_composed, c="c_composed",
    allowed={"C": 1.3, "numba": 1.3}, tolerance=1e-4)
row("maps", "i32 division 1e6", arrays(places(10**6, 10**6), lambda: places(10**6, 1000)() + 1), lambda x, y: lax.div(x, y),
    numpy=lambda x, y, out: np.floor_divide(x, y, out=out[0]), numba=nb_divide, c="c_divide_i32",
    torch=lambda t, x, y, out: t.div(x, y, rounding_mode="trunc"))
row("maps", "f32 to bf16 1e6", arrays(uniform(10**6)), lambda x: x.astype(jnp.bfloat16),
    torch=lambda t, x, out: x.to(t.bfloat16), of_limit=0.9)
row("maps", "bf16 x*y+x 1e6", lambda: [uniform(10**6)().astype(jnp.bfloat16), uniform(10**6)().astype(jnp.bfloat16)],
    lambda x, y: x * y + x, torch=lambda t, x, y, out: x * y + x, tolerance=2e-2)
row("maps", "f16 x*y+x 1e6", lambda: [uniform(10**6)().astype(np.float16), uniform(10**6)().astype(np.float16)],
    lambda x, y: x * y + x, numpy=lambda x, y, out: x * y + x, torch=lambda t, x, y, out: x * y + x, tolerance=2e-3)

# ---- functions ----------------------------------------------------------------------------------------------------------

FUNCTIONS = [
    ("exp", -20, 20, "Exp"), ("expm1", -5, 5, None), ("log", 0.01, 50, "Log"), ("log1p", 0, 50, None),
    ("sin", -9, 9, "Sin"), ("cos", -9, 9, "Cos"), ("tan", -1.5, 1.5, "Tan"), ("tanh", -4, 4, "Tanh"),
    ("cbrt", -9, 9, None), ("erf", -3, 3, "Erf"), ("atan", -9, 9, "Atan"), ("acos", -1, 1, "Acos"),
    ("sqrt", 0, 9, "Sqrt"), ("rsqrt", 0.01, 9, None), ("logistic", -9, 9, "Sigmoid"),
]
NUMPY_NAMES = {"atan": "arctan", "acos": "arccos"}
EXACT = {"erf": scipy.special.erf, "rsqrt": lambda x: 1 / np.sqrt(x), "logistic": scipy.special.expit}
TORCH_NAMES = {"logistic": "sigmoid", "cbrt": None}
for name, low, high, onnx in FUNCTIONS:
    ways = {"c": f"c_{name}"}
    in_numpy, in_torch = NUMPY_NAMES.get(name, name), TORCH_NAMES.get(name, name)
    if hasattr(np, in_numpy):
        ways["numpy"] = lambda x, out, f=getattr(np, in_numpy): f(x, out=out[0])
    if in_torch:
        ways["torch"] = lambda t, x, out, f=in_torch: getattr(t, f)(x, out=out[0])
    if onnx:
        ways["ort"] = onnx
    row("functions", f"{name} 1e6", arrays(uniform(10**6, low=low, high=high)), getattr(lax, name),
        exact=EXACT.get(name) or getattr(np, in_numpy), tolerance=1e-4, **ways)
row("functions", "pow 1e6", arrays(uniform(10**6, low=0.1, high=9), uniform(10**6, low=-3, high=3)), lambda x, y: x**y,
    numpy=lambda x, y, out: np.power(x, y, out=out[0]), torch=lambda t, x, y, out: t.pow(x, y, out=out[0]), c="c_pow",
    ort="Pow", exact=np.power, tolerance=1e-4)

# ---- reductions ---------------------------------------------------------------------------------------------------------


def nb_sum(x, out):
    total = np.float32(0)
    for i in range(x.size):
        total += x[i]
    out[()] = total


def nb_max(x, out):
    most = x[0]
    for i in range(x.size):
        most = max(most, x[i])
    out[()] = most


def nb_columns(x, out):
    out[:] = 0
    for i in range(x.shape[0]):
        for k in range(x.shape[1]):
            out[k] += x[i, k]


for n, text in ((10_000, "1e4"), (1_000_000, "1e6"), (16_000_000, "1.6e7")):
    row("reductions", f"sum {text}", arrays(uniform(n)), jnp.sum, numpy=lambda x, out: np.sum(x, out=out[0]),
        torch=lambda t, x, out: t.sum(x), numba=nb_sum, c="c_sum", of_limit=0.95, tolerance=1e-4,
        ort=[("ReduceSum", "x", "out", {"keepdims": 0})])
row("reductions", "max 1e6", arrays(uniform(10**6)), jnp.max, numpy=lambda x, out: np.max(x, out=out[0]),
    torch=lambda t, x, out: t.max(x), numba=nb_max, c="c_max", of_limit=0.95)
row("reductions", "argmax 1e6", arrays(uniform(10**6)), jnp.argmax, numpy=lambda x, out: np.argmax(x),
    torch=lambda t, x, out: t.argmax(x))
row("reductions", "argmax of rows 1024x1024", arrays(uniform(1024, 1024)), lambda x: jnp.argmax(x, 1),
    numpy=lambda x, out: np.argmax(x, 1), torch=lambda t, x, out: t.argmax(x, 1))
row("reductions", "sum of rows 1024x1024", arrays(uniform(1024, 1024)), lambda x: x.sum(1),
    numpy=lambda x, out: np.sum(x, 1, out=out[0]), torch=lambda t, x, out: t.sum(x, 1, out=out[0]), of_limit=0.95, tolerance=1e-4)
row("reductions", "sum of columns 1024x1024", arrays(uniform(1024, 1024)), lambda x: x.sum(0), numba=nb_columns,
    numpy=lambda x, out: np.sum(x, 0, out=out[0]), torch=lambda t, x, out: t.sum(x, 0, out=out[0]), c="c_column_sum",
    of_limit=0.95, tolerance=1e-4)
row("reductions", "max of columns 1024x1024", arrays(uniform(1024, 1024)), lambda x: x.max(0),
    numpy=lambda x, out: np.max(x, 0, out=out[0]), torch=lambda t, x, out: t.amax(x, 0, out=out[0]), of_limit=0.95)
row("reductions", "sum over (0, 2) of 64x256x64", arrays(uniform(64, 256, 64)), lambda x: x.sum((0, 2)),
    numpy=lambda x, out: np.sum(x, (0, 2), out=out[0]), torch=lambda t, x, out: t.sum(x, (0, 2), out=out[0]), tolerance=1e-4)
row("reductions", "mean and variance of 1e6", arrays(uniform(10**6)), lambda x: (x.mean(), x.var()),
    numpy=lambda x, out: (np.mean(x), np.var(x)), torch=lambda t, x, out: (t.mean(x), t.var(x, correction=0)), tolerance=1e-4)

# ---- rows: softmax, norms -----------------------------------------------------------------------------------------------


def nb_softmax(x, out):
    for i in range(x.shape[0]):
        most = x[i, 0]
        for k in range(x.shape[1]):
            most = max(most, x[i, k])
        total = np.float32(0)
        for k in range(x.shape[1]):
            out[i, k] = np.exp(x[i, k] - most)
            total += out[i, k]
        for k in range(x.shape[1]):
            out[i, k] /= total


def nb_layer_norm(x, scale, shift, out):
    n = x.shape[1]
    for i in range(x.shape[0]):
        total, squares = np.float32(0), np.float32(0)
        for k in range(n):
            total += x[i, k]
        mean = total / np.float32(n)
        for k in range(n):
            squares += (x[i, k] - mean) * (x[i, k] - mean)
        factor = np.float32(1) / np.sqrt(squares / np.float32(n) + np.float32(1e-5))
        for k in range(n):
            out[i, k] = (x[i, k] - mean) * factor * scale[k] + shift[k]


def nb_rms_norm(x, scale, out):
    n = x.shape[1]
    for i in range(x.shape[0]):
        squares = np.float32(0)
        for k in range(n):
            squares += x[i, k] * x[i, k]
        factor = np.float32(1) / np.sqrt(squares / np.float32(n) + np.float32(1e-5))
        for k in range(n):
            out[i, k] = x[i, k] * factor * scale[k]


def np_softmax(x, out):
    e = np.exp(x - x.max(1, keepdims=True))
    return np.divide(e, e.sum(1, keepdims=True), out=out[0])


def layer_norm(x, scale, shift):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale + shift


for a, b in ((1024, 1024), (64, 32)):
    row("rows", f"softmax {a}x{b}", arrays(uniform(a, b, low=-4, high=4)), lambda x: jax.nn.softmax(x, -1), numpy=np_softmax,
        torch=lambda t, x, out: t.softmax(x, 1), numba=nb_softmax, ort=[("Softmax", "x", "out", {"axis": 1})],
        of_limit=0.87)
row("rows", "log-softmax 1024x1024", arrays(uniform(1024, 1024, low=-4, high=4)), lambda x: jax.nn.log_softmax(x, -1),
    torch=lambda t, x, out: t.log_softmax(x, 1), ort=[("LogSoftmax", "x", "out", {"axis": 1})], of_limit=0.87)
row("rows", "layer norm 1024x768", arrays(uniform(1024, 768), uniform(768), uniform(768)), layer_norm, numba=nb_layer_norm,
    torch=lambda t, x, s, b, out: t.layer_norm(x, (768,), s, b, 1e-5), tolerance=1e-3, of_limit=0.87,
    ort=[("LayerNormalization", "x y z", "out", {"epsilon": 1e-5})])
row("rows", "RMS norm 1024x768", arrays(uniform(1024, 768), uniform(768)),
    lambda x, s: x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * s, numba=nb_rms_norm, tolerance=1e-4, of_limit=0.87,
    torch=lambda t, x, s, out: t.nn.functional.rms_norm(x, (768,), s, 1e-5))
row("rows", "cross-entropy 1024x1000", arrays(uniform(1024, 1000, low=-4, high=4), places(1024, 1000)),
    lambda x, y: -jnp.take_along_axis(jax.nn.log_softmax(x, -1), y[:, None], 1).mean(), tolerance=1e-4,
    torch=lambda t, x, y, out: t.nn.functional.cross_entropy(x, y.long()))
row("rows", "batch norm training 32x28x28x64", arrays(uniform(32, 28, 28, 64), uniform(64), uniform(64)), contractions.batch_norm,
    tolerance=1e-3)

# ---- several operations at once -----------------------------------------------------------------------------------------

row("together", "sum, max and min of 1e6", arrays(uniform(10**6)), lambda x: (x.sum(), x.max(), x.min()), tolerance=1e-4,
    numpy=lambda x, out: (np.sum(x), np.max(x), np.min(x)), torch=lambda t, x, out: (t.sum(x), *reversed(t.aminmax(x))),
    of_limit=0.95)
row("together", "x+y, x*y and x-y of 1e6", arrays(uniform(10**6), uniform(10**6)), lambda x, y: (x + y, x * y, x - y),
    numpy=lambda x, y, out: (np.add(x, y, out=out[0]), np.multiply(x, y, out=out[1]), np.subtract(x, y, out=out[2])),
    torch=lambda t, x, y, out: (t.add(x, y, out=out[0]), t.mul(x, y, out=out[1]), t.sub(x, y, out=out[2])), of_limit=0.9)
row("together", "rows 1e5 of exp of 1e5x16", arrays(uniform(10**5, 16), places(10**5, 10**5)), tolerance=1e-4,
    f=lambda x, i: jnp.take(jnp.exp(x), i, axis=0, mode="clip"),
    numpy=lambda x, i, out: np.take(np.exp(x), i, axis=0, out=out[0], mode="clip"),
    torch=lambda t, x, i, out: t.index_select(t.exp(x), 0, i))
row("together", "transpose of x+y 1024x1024", arrays(uniform(1024, 1024), uniform(1024, 1024)), lambda x, y: (x + y).T,
    numpy=lambda x, y, out: np.add(x.T, y.T, out=out[0]), torch=lambda t, x, y, out: t.add(x.T, y.T, out=out[0]))

# ---- movement -----------------------------------------------------------------------------------------------------------

def nb_gather(x, i, out):
    for r in range(i.size):
        for k in range(16):
            out[r, k] = x[i[r], k]


for n in (1000, 1024, 2048, 3000, 4096):
    row("movement", f"transpose {n}x{n}", arrays(uniform(n, n)), lambda x: x.T, c="c_transpose", of_limit=0.8,
        numpy=lambda x, out: np.copyto(out[0], x.T) or out[0], torch=lambda t, x, out: out[0].copy_(x.T),
        ort=[("Transpose", "x", "out", {"perm": [1, 0]})])
row("movement", "transpose 3000x3000 of bf16", lambda: [uniform(3000, 3000)().astype(jnp.bfloat16)], lambda x: x.T, of_limit=0.8,
    numpy=lambda x, out: np.copyto(out[0], x.T) or out[0])
row("movement", "transpose 8x64x56x56 to NHWC", arrays(uniform(8, 64, 56, 56)), lambda x: x.transpose(0, 2, 3, 1), of_limit=0.8,
    numpy=lambda x, out: np.copyto(out[0], x.transpose(0, 2, 3, 1)) or out[0],
    torch=lambda t, x, out: out[0].copy_(x.permute(0, 2, 3, 1)), ort=[("Transpose", "x", "out", {"perm": [0, 2, 3, 1]})])
row("movement", "reverse 1e6", arrays(uniform(10**6)), lambda x: x[::-1], c="c_reverse", of_limit=0.8,
    numpy=lambda x, out: np.copyto(out[0], x[::-1]) or out[0], torch=lambda t, x, out: t.flip(x, (0,)))
for axis, guard in ((0, False), (0, True), (1, False)):
    row("movement", f"concatenate 1024x512 along {axis}" + (", guard pages" if guard else ""),
        arrays(uniform(1024, 512), uniform(1024, 512)), of_limit=0.8, guard=guard,
        f=lambda x, y, axis=axis: jnp.concatenate([x, y], axis),
        numpy=lambda x, y, out, axis=axis: np.concatenate([x, y], axis, out=out[0]),
        torch=lambda t, x, y, out, axis=axis: t.cat([x, y], axis, out=out[0]), ort=[("Concat", "x y", "out", {"axis": axis})])
for guard in (False, True):
    row("movement", "1 - concatenate of 2 x 4096" + (", guard pages" if guard else ""),
        arrays(uniform(4096), uniform(4096)), lambda x, y: 1 - jnp.concatenate([x, y]), guard=guard,
        numpy=lambda x, y, out: np.subtract(1, np.concatenate([x, y]), out=out[0]))
row("movement", "gather rows 1e6x16", arrays(uniform(10**6, 16), places(10**6, 10**6)), lambda x, i: jnp.take(x, i, axis=0, mode="clip"),
    numpy=lambda x, i, out: np.take(x, i, axis=0, out=out[0], mode="clip"), c="c_gather_rows", numba=nb_gather,
    torch=lambda t, x, i, out: t.index_select(x, 0, i))
row("movement", "scatter-add rows 1e6x16", arrays(uniform(10**6, 16), places(10**6, 10**6), uniform(10**6, 16)),
    lambda x, i, u: x.at[i].add(u), torch=lambda t, x, i, u, out: x.index_add(0, i, u), tolerance=1e-4)
row("movement", "every second of 2e6", arrays(uniform(2 * 10**6)), lambda x: x[::2], numpy=lambda x, out: np.copyto(out[0], x[::2]) or out[0],
    torch=lambda t, x, out: out[0].copy_(x[::2]))
row("movement", "pad 1000x1000 by 12", arrays(uniform(1000, 1000)), lambda x: jnp.pad(x, 12), numpy=lambda x, out: np.pad(x, 12),
    torch=lambda t, x, out: t.nn.functional.pad(x, (12, 12, 12, 12)), of_limit=0.8)
row("movement", "max pool 3x3 stride 2 of 112x112x64", arrays(uniform(1, 112, 112, 64)), lambda x: contractions.max_pool(x, 3, 2))

# ---- scans, sorts, random bits, loops -----------------------------------------------------------------------------------


def nb_cumsum(x, out):
    total = np.float32(0)
    for i in range(x.size):
        total += x[i]
        out[i] = total


row("order", "cumsum 1e6", arrays(uniform(10**6)), jnp.cumsum, numpy=lambda x, out: np.cumsum(x, out=out[0]), numba=nb_cumsum,
    torch=lambda t, x, out: t.cumsum(x, 0, out=out[0]), c="c_cumsum", of_limit=0.66, tolerance=1e-3)
row("order", "sort 1e6", arrays(uniform(10**6)), jnp.sort, numpy=lambda x, out: np.sort(x), torch=lambda t, x, out: t.sort(x)[0],
    allowed={"numpy": 1.5})
row("order", "argsort 1e6", arrays(uniform(10**6)), jnp.argsort, numpy=lambda x, out: np.argsort(x, kind="stable"),
    torch=lambda t, x, out: t.argsort(x, stable=True))
row("order", "sort of 1e6 i32", arrays(places(10**6, 2**31 - 1)), jnp.sort, numpy=lambda x, out: np.sort(x),
    torch=lambda t, x, out: t.sort(x)[0], allowed={"numpy": 1.5})
row("order", "cumulative maximum 1e6", arrays(uniform(10**6)), lambda x: lax.cummax(x), of_limit=0.66,
    numpy=lambda x, out: np.maximum.accumulate(x, out=out[0]), torch=lambda t, x, out: t.cummax(x, 0)[0])
row("order", "top_k 8 of 16x1e5", arrays(uniform(16, 10**5)), lambda x: lax.top_k(x, 8),
    torch=lambda t, x, out: t.topk(x, 8))
row("order", "threefry uniform 1e6", lambda: [np.array([0, 42], np.uint32)],
    lambda k: jax.random.uniform(jax.random.wrap_key_data(k, impl="threefry2x32"), (10**6,)))
row("loops", "while of scalars, 1e6 rounds", lambda: [np.float32(0.5)],
    lambda x: lax.fori_loop(0, 10**6, lambda i, a: a * np.float32(0.999) + np.float32(0.25), x), loops=True)

row("loops", "RNN of 16, 1000 steps", arrays(uniform(16, 16, low=-0.3, high=0.3), uniform(1000, 16)),
    lambda w, xs: lax.scan(lambda h, x: (jnp.tanh(h @ w + x),) * 2, jnp.zeros(16, np.float32), xs)[1], tolerance=1e-3, loops=True)

# ---- products, convolutions, other contractions ---------------------------------------------------------------------------

dense.products(row)
dense.convolutions(row)
row("contractions", "attention 8x512x64", arrays(*[uniform(1, 8, 512, 64)] * 3), tolerance=2e-3,
    f=lambda q, k, v: jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(jnp.einsum("bhqd,bhkd->bhqk", q, k) / 8, -1), v),
    torch=lambda t, q, k, v, out: t.nn.functional.scaled_dot_product_attention(q, k, v))
ROWS += [Row("contractions", name, lambda a=arguments: a, f, tolerance=2e-3, allowed={"JAX": max(target, 1.03)})
         for name, f, arguments, target in contractions.CASES]
