"""Rows of products and convolutions, f32 unless said: every layout of products, the convolutions of ResNet-50 with both
gradients, those of MobileNetV2 that convolve each feature alone. The arrays of images are in NHWC, of kernels in HWIO;
torch gets its kernels in the order that it likes best, once."""

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

import contractions

RANDOM = np.random.default_rng(0)
LAYOUTS = {"": "mk,kn->mn", " x @ w.T": "mk,nk->mn", " x.T @ w": "km,kn->mn", " x.T @ w.T": "km,nk->mn"}


def normal(*shape, dtype=np.float32):
    return lambda: RANDOM.standard_normal(shape).astype(dtype)


def digits(*shape):
    return lambda: RANDOM.integers(-9, 9, shape).astype(np.int8)


def product(row, m, k, n, layout="", dtype=np.float32, word="", of_limit=None):
    spec = LAYOUTS[layout]
    left, right = (tuple({"m": m, "k": k, "n": n}[c] for c in part) for part in spec.split("->")[0].split(","))

    def turned(x, w):
        return x.T if spec.startswith("k") else x, w.T if spec[3] == "n" else w

    make = lambda: [normal(*left, dtype=dtype)(), normal(*right, dtype=dtype)()]  # noqa: E731
    row("products", f"product {m}x{k}x{n}{layout}{word}", make, lambda x, w: jnp.matmul(*turned(x, w)),
        tolerance=3e-2 if dtype is ml_dtypes.bfloat16 else 2e-3, of_limit=of_limit,
        numpy=None if dtype is ml_dtypes.bfloat16 else lambda x, w, out: np.matmul(*turned(x, w), out=out[0]),
        torch=lambda t, x, w, out: t.matmul(*turned(x, w), out=out[0]))


def products(row):
    for n in 64, 128, 256, 448:
        product(row, n, n, n, of_limit=0.97)
    for n in 512, 1024, 2048:
        for layout in LAYOUTS:
            product(row, n, n, n, layout, of_limit=0.92)
    product(row, 4096, 4096, 4096, of_limit=0.92)
    product(row, 1000, 1000, 1000, of_limit=0.85)
    product(row, 100000, 16, 16)
    product(row, 128, 768, 3072, of_limit=0.85)
    product(row, 128, 768, 3072, " x @ w.T", of_limit=0.85)
    product(row, 8, 1024, 1024, " x @ w.T")
    product(row, 1024, 1024, 1, of_limit=None)
    for layout in "", " x @ w.T":
        product(row, 1, 1024, 1024, layout)
        product(row, 1, 4096, 4096, layout)
    product(row, 1024, 1024, 1024, dtype=ml_dtypes.bfloat16, word=" of bf16")
    row("products", "product 1024x1024x1024 of i8 to i32", lambda: [digits(1024, 1024)(), digits(1024, 1024)()],
        lambda x, w: jnp.matmul(x, w, preferred_element_type=jnp.int32), torch=lambda t, x, w, out: t._int_mm(x, w))
    for b, n in (1000, 8), (100, 32):
        row("products", f"{b} products {n}x{n}x{n}", lambda b=b, n=n: [normal(b, n, n)(), normal(b, n, n)()], jnp.matmul,
            tolerance=1e-3, numpy=lambda x, w, out: np.matmul(x, w, out=out[0]),
            torch=lambda t, x, w, out: t.bmm(x, w, out=out[0]))


RESNET = [  # extent, features, results, taps, stride
    (224, 3, 64, 7, 2), (56, 64, 64, 1, 1), (56, 64, 64, 3, 1), (56, 64, 256, 1, 1), (56, 256, 64, 1, 1),
    (56, 256, 128, 1, 1), (56, 128, 128, 3, 2), (56, 256, 512, 1, 2), (28, 128, 512, 1, 1), (28, 512, 128, 1, 1),
    (28, 128, 128, 3, 1), (28, 256, 256, 3, 2), (28, 512, 1024, 1, 2), (14, 256, 1024, 1, 1), (14, 1024, 256, 1, 1),
    (14, 256, 256, 3, 1), (14, 512, 512, 3, 2), (7, 512, 2048, 1, 1), (7, 2048, 512, 1, 1), (7, 512, 512, 3, 1),
]
MOBILE = [(112, 32, 1), (112, 96, 2), (56, 144, 1), (56, 144, 2), (28, 192, 1), (28, 192, 2), (14, 384, 1), (14, 576, 2),
          (7, 960, 1)]  # extent, features, stride


def convolution(row, extent, features, results, taps, stride, groups=1):
    pad, out = taps // 2, (extent + 2 * (taps // 2) - taps) // stride + 1
    name = f"{'depthwise' if groups > 1 else 'conv'} {taps}x{taps}{' stride 2' if stride == 2 else ''} " \
           f"{extent}x{extent}x{features} to {results}"
    x, w = (1, extent, extent, features), (taps, taps, features // groups, results)
    y = (1, out, out, results)
    run = lambda x, w: contractions.conv(x, w, stride, groups, [(pad, pad)] * 2)  # noqa: E731
    kernels = {}  # by address, because the forward row and the row of the input gradient have arrays of their own

    def best(t, w):
        if w.data_ptr() not in kernels:
            kernels[w.data_ptr()] = w.permute(3, 2, 0, 1).contiguous(memory_format=t.channels_last)
        return kernels[w.data_ptr()]

    def backward(t, g, x, w, mask):
        return t.ops.aten.convolution_backward(g, x, w, [0], [stride] * 2, [pad] * 2, [1, 1], False, [0, 0], groups, mask)

    common = dict(tolerance=2e-3, of_limit=0.88 if taps == 1 else None)
    row("convolutions", name, lambda: [normal(*x)(), normal(*w)()], run, **common,
        torch=lambda t, a, b, out: t.nn.functional.conv2d(
            a.permute(0, 3, 1, 2), best(t, b), None, stride, pad, 1, groups).permute(0, 2, 3, 1))
    if groups > 1:
        return
    row("convolutions", name + ", input gradient", lambda: [normal(*y)(), normal(*w)()],
        lambda g, k: jax.linear_transpose(lambda a: run(a, k), jax.ShapeDtypeStruct(x, np.float32))(g)[0], **common,
        torch=lambda t, g, b, out: backward(
            t, g.permute(0, 3, 1, 2), t.empty(x).permute(0, 3, 1, 2), best(t, b), [True, False, False])[0].permute(0, 2, 3, 1))
    row("convolutions", name + ", kernel gradient", lambda: [normal(*x)(), normal(*y)()],
        lambda a, g: jax.linear_transpose(lambda k: run(a, k), jax.ShapeDtypeStruct(w, np.float32))(g)[0], **common,
        torch=lambda t, a, g, out: backward(
            t, g.permute(0, 3, 1, 2), a.permute(0, 3, 1, 2), t.empty((results, taps, taps, features)).permute(0, 3, 1, 2),
            [False, True, False])[1].permute(2, 3, 1, 0))


def convolutions(row):
    for c in RESNET:
        convolution(row, *c)
    for extent, features, stride in MOBILE:
        convolution(row, extent, features, features, 3, stride, features)
