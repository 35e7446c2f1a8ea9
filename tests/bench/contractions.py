"""Contractions and models: convolutions, matrices, networks. Quern against JAX only, in a group of their own, because
other work decides their time. Programs with convolutions are to take at most 5 times JAX's time."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

CASES = []
RANDOM = np.random.default_rng(0)
NHWC = ("NHWC", "HWIO", "NHWC")


def normal(*shape, scale=1.0):
    return (RANDOM.standard_normal(shape) * scale).astype(np.float32)


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
case("conv 3x3 128x128x64 to 3", normal(1, 128, 128, 64), normal(3, 3, 64, 3, scale=0.04), target=5)(conv)
case("conv 7x7 stride 2 224x224x3 to 64, input gradient", normal(7, 7, 3, 64), normal(1, 112, 112, 64), target=5)(
    lambda w, g: jax.vjp(lambda x: conv(x, w, 2), jnp.zeros((1, 224, 224, 3), jnp.float32))[1](g)[0]
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


def planes(f):
    return lambda re, im: (lambda y: (jnp.real(y), jnp.imag(y)))(f(lax.complex(re, im)))


for n, text in (65536, "2^16"), (59049, "3^10"), (65537, "65537"):
    case(f"fft {text}", normal(n), normal(n))(planes(jnp.fft.fft))


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
case("qr 256", normal(256, 256), target=1.3)(lambda x: jnp.matmul(*jnp.linalg.qr(x)))
for n in 64, 256:
    # Products of the factors, because a vector may be negated and close vectors may turn.
    case(f"eigh {n}", definite(n), target=5)(lambda x: (lambda w, v: (w, (v * w) @ v.T))(*jnp.linalg.eigh(x)))
    case(f"svd {n}", normal(n, n), target=5)(
        lambda x: (lambda u, s, v: (s, (u * s) @ v))(*jnp.linalg.svd(x, full_matrices=False))
    )
case("eigh 1000x8x8", np.stack([definite(8)] * 1000), target=5)(lambda x: jnp.linalg.eigh(x)[0])
case("cholesky 1000x4x4", np.stack([definite(4)] * 1000))(jnp.linalg.cholesky)
case("solve 1000x4x4", normal(1000, 4, 4), normal(1000, 4, 1))(jnp.linalg.solve)


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


def resnet50_weights():
    blocks, width = [], 64
    for inner, count in (64, 3), (128, 4), (256, 6), (512, 3):
        for number in range(count):
            units = conv_weights(1, width, inner), conv_weights(3, inner, inner), conv_weights(1, inner, 4 * inner)
            blocks.append((units, None if number else conv_weights(1, width, 4 * inner)))
            width = 4 * inner
    return conv_weights(7, 3, 64), blocks, normal(2048, 1000, scale=0.02)


@case("ResNet-50 forward", resnet50_weights(), normal(1, 224, 224, 3), target=5)
def resnet50(p, x):
    stem, blocks, head = p
    x = max_pool(jax.nn.relu(unit(stem, x, 2)), 3, 2)
    for i, ((down, middle, up), skip) in enumerate(blocks):
        stride = 2 if skip and i else 1
        y = jax.nn.relu(unit(middle, jax.nn.relu(unit(down, x)), stride))
        x = jax.nn.relu(unit(up, y) + (unit(skip, x, stride) if skip else x))
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
