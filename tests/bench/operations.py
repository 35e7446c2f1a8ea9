"""Measures Quern and JAX on the same lowered programs: operations.py BUILD [WORD...]

Each program is lowered by JAX. JAX compiles and runs it; libquern.so in BUILD reads the text that JAX printed. Both run
in this process, in turns, with one thread, on the core that `run` pinned. The best time of several counts. A line says
the ratio Quern / JAX and whether the target is reached. With words, only programs with one of them in the name run. The
exit status is 1 if results differ or a program is not compiled, never because of a time.
"""

import ctypes
import os
import sys
import time

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import ml_dtypes  # noqa: E402
import numpy as np  # noqa: E402
from jax import lax  # noqa: E402

ROUNDS, SECONDS = 3, 0.25

# ---- libquern -----------------------------------------------------------------------------------------------------------

DTYPES = {
    np.dtype(d): i
    for i, d in enumerate(
        (np.bool_, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64, np.float16), 1
    )
} | {np.dtype(ml_dtypes.bfloat16): 11, np.dtype(np.float32): 12, np.dtype(np.float64): 13}


class Dims(ctypes.Structure):
    _fields_ = [("count", ctypes.c_size_t), ("values", ctypes.POINTER(ctypes.c_int64))]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("dtype", ctypes.c_int), ("dims", Dims)]


class Options(ctypes.Structure):
    """qn_options; `rest` has the fields behind `threads`, all zero."""

    _fields_ = [
        ("compiler", ctypes.c_void_p),
        ("jit", ctypes.c_char_p),
        ("jit_seconds", ctypes.c_uint32),
        ("jit_memory", ctypes.c_uint64),
        ("jit_idle_ms", ctypes.c_uint32),
        ("jit_threads", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("level", ctypes.c_char_p),
        ("cache", ctypes.c_char_p),
        ("rest", ctypes.c_char * 128),
    ]


class CompileOptions(ctypes.Structure):
    _fields_ = [
        ("evaluate", ctypes.c_uint32),
        ("level", ctypes.c_char_p),
        ("unsimplified", ctypes.c_uint32),
        ("no_cache", ctypes.c_uint32),
        ("cpu", ctypes.c_char_p),
        ("require_compiled", ctypes.c_uint32),
        ("keep_calls", ctypes.c_uint32),
    ]


def aligned(shape, dtype):
    """An array on a boundary of 64 bytes."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + size].view(dtype).reshape(shape)


def tensors(arrays):
    out = (Tensor * max(1, len(arrays)))()
    for t, a in zip(out, arrays):
        dims = (ctypes.c_int64 * max(1, a.ndim))(*a.shape)
        t.data, t.dtype, t.dims = a.ctypes.data, DTYPES[a.dtype], Dims(a.ndim, dims)
    return out


class Quern:
    def __init__(self, build):
        self.lib = lib = ctypes.CDLL(os.path.join(build, "libquern.so"))
        lib.qn_status_message.restype = ctypes.c_char_p
        lib.qn_status_message.argtypes = [ctypes.c_void_p]
        for name in ("qn_open", "qn_graph_parse", "qn_compile", "qn_call"):
            getattr(lib, name).restype = ctypes.c_void_p
        self.context = ctypes.c_void_p()
        options = Options(threads=1, cache=b"off")
        self.must(lib.qn_open(ctypes.byref(options), ctypes.byref(self.context)))

    def must(self, status):
        if status:
            raise RuntimeError(self.lib.qn_status_message(status).decode()[:400])

    def compile(self, text):
        graph, function, data = ctypes.c_void_p(), ctypes.c_void_p(), text.encode()
        self.must(self.lib.qn_graph_parse(self.context, b"bench", data, ctypes.c_size_t(len(data)), ctypes.byref(graph)))
        options = CompileOptions(require_compiled=1)
        self.must(self.lib.qn_compile(graph, ctypes.byref(options), ctypes.byref(function)))
        return function

    def caller(self, function, inputs, outputs):
        a, b = tensors(inputs), tensors(outputs)
        counts = ctypes.c_size_t(len(inputs)), ctypes.c_size_t(len(outputs))

        def run():
            self.must(self.lib.qn_call(function, counts[0], a, counts[1], b))

        return run


# ---- programs -----------------------------------------------------------------------------------------------------------

CASES = []
RANDOM = np.random.default_rng(0)
NHWC = ("NHWC", "HWIO", "NHWC")


def normal(*shape, scale=1.0):
    return (RANDOM.standard_normal(shape) * scale).astype(np.float32)


def places(n, below):
    return RANDOM.integers(0, below, n).astype(np.int32)


def case(name, *arguments, target=1.0):
    return lambda f: CASES.append((name, f, arguments, target)) or f


def conv(x, w, stride=1, groups=1, padding="SAME"):
    return lax.conv_general_dilated(
        x, w, (stride, stride), padding, dimension_numbers=NHWC, feature_group_count=groups
    )


def max_pool(x, n, stride, padding="SAME"):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, n, n, 1), (1, stride, stride, 1), padding)


case("conv 3x3 56x56x64", normal(1, 56, 56, 64), normal(3, 3, 64, 64, scale=0.04), target=5)(conv)
case("conv 3x3 14x14x256", normal(1, 14, 14, 256), normal(3, 3, 256, 256, scale=0.02), target=5)(conv)
case("conv 1x1 56x56x256 to 64", normal(1, 56, 56, 256), normal(1, 1, 256, 64, scale=0.06), target=5)(conv)
case("conv 7x7 stride 2 224x224x3 to 64", normal(1, 224, 224, 3), normal(7, 7, 3, 64, scale=0.08), target=5)(
    lambda x, w: conv(x, w, 2)
)
case("conv 3x3 stride 2 56x56x64 to 128", normal(1, 56, 56, 64), normal(3, 3, 64, 128, scale=0.04), target=5)(
    lambda x, w: conv(x, w, 2)
)
case("conv depthwise 3x3 56x56x64", normal(1, 56, 56, 64), normal(3, 3, 1, 64, scale=0.3), target=5)(
    lambda x, w: conv(x, w, groups=64)
)
case("conv 3x3 NCHW 64x56x56", normal(1, 64, 56, 56), normal(64, 64, 3, 3, scale=0.04), target=5)(
    lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME")
)
case("conv 3x3 NCHW stride 2 64x56x56 to 128", normal(1, 64, 56, 56), normal(128, 64, 3, 3, scale=0.04), target=5)(
    lambda x, w: lax.conv_general_dilated(x, w, (2, 2), "SAME")
)
case("conv 3x3 56x56x64, gradients", normal(1, 56, 56, 64), normal(3, 3, 64, 64, scale=0.04), target=5)(
    lambda x, w: jax.grad(lambda x, w: jnp.sum(conv(x, w) ** 2), (0, 1))(x, w)
)
case("gather rows 1e5x16", normal(100_000, 16), places(100_000, 100_000))(lambda x, i: jnp.take(x, i, axis=0, mode="clip"))
case("scatter-add 1e5x16", normal(100_000, 16), places(100_000, 100_000), normal(100_000, 16))(lambda x, i, u: x.at[i].add(u))
case("cumsum 1e6", normal(1_000_000))(lambda x: jnp.cumsum(x))
case("sort 1e6", normal(1_000_000))(lambda x: jnp.sort(x))
case("argsort 1e5", normal(100_000))(lambda x: jnp.argsort(x))
case("top_k 8 of 1e5", normal(16, 100_000))(lambda x: lax.top_k(x, 8))
case("maxpool 3x3 s2 112x112x64", normal(1, 112, 112, 64))(lambda x: max_pool(x, 3, 2))



def definite(n):
    x = normal(n, n)
    return x @ x.T / n + np.eye(n, dtype=np.float32)


case("cholesky 256", definite(256))(jnp.linalg.cholesky)
case("cholesky 512", definite(512))(jnp.linalg.cholesky)
case("triangular solve 256x256", definite(256), normal(256, 256))(
    lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True)
)
case("lu 256", normal(256, 256))(lambda a: jax.scipy.linalg.lu_factor(a)[0])
case("solve 256", normal(256, 256), normal(256))(jnp.linalg.solve)
case("cholesky 1000x4x4", np.stack([definite(4)] * 1000))(jnp.linalg.cholesky)
case("solve 1000x4x4", normal(1000, 4, 4), normal(1000, 4, 1))(jnp.linalg.solve)


@case("batch norm training 32x28x28x64", normal(32, 28, 28, 64), normal(64), normal(64))
def batch_norm(x, scale, shift):
    mean, var = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))
    return (x - mean) / jnp.sqrt(var + 1e-5) * scale + shift, mean, var


def conv_weights(n, i, o):
    """A convolution with batch normalisation folded into a scale and a shift."""
    return normal(n, n, i, o, scale=(2 / (n * n * i)) ** 0.5), np.full(o, 0.9, np.float32), normal(o, scale=0.1)


def unit(p, x, stride=1, groups=1):
    w, scale, shift = p
    return conv(x, w, stride, groups) * scale + shift


def resnet_weights():
    blocks, width = [], 64
    for features in (64, 128, 256, 512):
        for number in range(2):
            skip = conv_weights(1, width, features) if width != features else None
            blocks.append((conv_weights(3, width, features), conv_weights(3, features, features), skip))
            width = features
    return conv_weights(7, 3, 64), blocks, normal(512, 1000, scale=0.04)


@case("ResNet-18 forward", resnet_weights(), normal(1, 224, 224, 3), target=5)
def resnet(p, x):
    stem, blocks, head = p
    x = max_pool(jax.nn.relu(unit(stem, x, 2)), 3, 2)
    for first, second, skip in blocks:
        stride = 2 if skip else 1
        y = unit(second, jax.nn.relu(unit(first, x, stride)))
        x = jax.nn.relu(y + (unit(skip, x, stride) if skip else x))
    return x.mean((1, 2)) @ head


MOBILE = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]


def mobile_weights():
    blocks, width = [], 32
    for wider, features, count, _ in MOBILE:
        for number in range(count):
            inner = width * wider
            up = conv_weights(1, width, inner) if wider > 1 else None
            depth = (normal(3, 3, 1, inner, scale=0.5), np.full(inner, 0.9, np.float32), normal(inner, scale=0.1))
            blocks.append((up, depth, conv_weights(1, inner, features)))
            width = features
    return conv_weights(3, 3, 32), blocks, conv_weights(1, 320, 1280), normal(1280, 1000, scale=0.03)


@case("MobileNetV2 forward", mobile_weights(), normal(1, 224, 224, 3), target=5)
def mobilenet(p, x):
    stem, blocks, last, head = p
    strides = [stride if i == 0 else 1 for _, _, count, stride in MOBILE for i in range(count)]
    x = jax.nn.relu6(unit(stem, x, 2))
    for (up, depth, down), stride in zip(blocks, strides):
        y = jax.nn.relu6(unit(up, x)) if up else x
        y = jax.nn.relu6(unit(depth, y, stride, y.shape[-1]))
        y = unit(down, y)
        x = x + y if x.shape == y.shape else y
    return jax.nn.relu6(unit(last, x)).mean((1, 2)) @ head


def layer_norm(x, scale, shift):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale + shift


GPT = (
    normal(768, 2304, scale=0.03), normal(768, 768, scale=0.03), normal(768, 3072, scale=0.03),
    normal(3072, 768, scale=0.02), normal(4, 768),
)


@case("GPT-2 block 128x768", GPT, normal(1, 128, 768))
def gpt(p, x):
    qkv, out, up, down, scales = p
    q, k, v = (a.reshape(1, 128, 12, 64) for a in jnp.split(layer_norm(x, scales[0], scales[1]) @ qkv, 3, -1))
    x = x + jax.nn.dot_product_attention(q, k, v, is_causal=True).reshape(x.shape) @ out
    return x + jax.nn.gelu(layer_norm(x, scales[2], scales[3]) @ up) @ down


# ---- measuring -----------------------------------------------------------------------------------------------------------


def best(run, seconds):
    """The least time of one call within some seconds."""
    least, end = float("inf"), time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        run()
        now = time.perf_counter()
        least = min(least, now - start)
        if now > end:
            return least


def close(got, want):
    if want.dtype.kind not in "fV":
        return np.array_equal(got, want)
    return got.size == 0 or np.max(np.abs(got - want)) <= 2e-3 * np.max(np.abs(want))


def measure(quern, name, f, arguments):
    leaves = [np.asarray(a) for a in jax.tree.leaves(arguments)]
    jitted = jax.jit(f, keep_unused=True)
    text = jitted.lower(*arguments).as_text()
    function = quern.compile(text)
    placed = jax.tree.map(jnp.asarray, arguments)
    want = [np.asarray(a) for a in jax.tree.leaves(jitted(*placed))]
    inputs = [aligned(a.shape, a.dtype) for a in leaves]
    for to, a in zip(inputs, leaves):
        to[...] = a
    outputs = [aligned(w.shape, w.dtype) for w in want]
    run = quern.caller(function, inputs, outputs)
    run()
    for got, w in zip(outputs, want):
        if not close(got, w):
            raise RuntimeError("results differ from JAX's")
    times = [float("inf")] * 2
    for _ in range(ROUNDS):
        times[0] = min(times[0], best(run, SECONDS))
        times[1] = min(times[1], best(lambda: jax.block_until_ready(jitted(*placed)), SECONDS))
    return times


def main():
    quern = Quern(sys.argv[1])
    words = sys.argv[2:]
    broken = 0
    print(f"operations and models, f32, one thread: Quern / JAX {jax.__version__}")
    print(f"  {'':34} {'Quern ms':>10} {'JAX ms':>10} {'ratio':>7}  target")
    for name, f, arguments, target in CASES:
        if words and not any(w in name for w in words):
            continue
        try:
            mine, other = measure(quern, name, f, arguments)
        except RuntimeError as e:
            broken += 1
            print(f"  {name:34} failed: {str(e).splitlines()[0][:120]}", flush=True)
            continue
        ratio = mine / other
        verdict = "reached" if ratio <= target else "missed"
        print(f"  {name:34} {mine * 1e3:10.3f} {other * 1e3:10.3f} {ratio:7.2f}  {verdict} ({target:g})", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
