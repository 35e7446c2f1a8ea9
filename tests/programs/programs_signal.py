"""Signals: jax.scipy.signal without Fourier transforms and recursive filters as scans. Products in groups (ragged_dot) and
by an algorithm. With gradients and vmaps."""

import jax
import jax.numpy as jnp
import jax.scipy.signal as signal
import numpy as np
from jax import lax

from cases import uniform
from programs import case


def real(*shape, wide=False, low=-1.0, high=1.0, seed="uniform"):
    return uniform(*shape, low=low, high=high, seed=seed).astype(np.float64 if wide else np.float32)


def one(name, f, *shapes):
    """f in one of the types."""
    wide = len(name) % 2 == 1
    case(name, *[real(*s, wide=wide, seed=f"{name}{i}") for i, s in enumerate(shapes)], x64=wide)(f)


# ---- signals ------------------------------------------------------------------------------------------------------


def each_mode(f, *more):
    return lambda a, b: [f(a, b, mode, *more) for mode in ("full", "same", "valid")]


one("signal_convolve", each_mode(signal.convolve, "direct"), (40,), (7,))
one("signal_correlate", each_mode(signal.correlate, "direct"), (40,), (7,))
one("signal_convolve2d", each_mode(signal.convolve2d), (12, 9), (3, 4))
one("signal_correlate2d", each_mode(signal.correlate2d), (12, 9), (3, 4))
one(
    "signal_convolve_gradient",
    lambda a, b: jax.grad(lambda a, b: jnp.sum(signal.convolve(a, b, "same", "direct") ** 2), (0, 1))(a, b),
    (40,),
    (7,),
)
one("signal_convolve_vmap", lambda a, b: jax.vmap(lambda a: signal.convolve(a, b, method="direct"))(a), (4, 20), (5,))
one("signal_detrend", lambda x: (signal.detrend(x, type="constant"), x - jnp.mean(x, 0)), (6, 20))


def filtered(b, a, x):
    """A recursive filter in its transposed direct form: each step needs the state of the last one."""

    def step(state, v):
        y = b[0] * v + state[0]
        state = jnp.append(state[1:], 0) + b[1:] * v - a[1:] * y
        return state, y

    return lax.scan(step, jnp.zeros(b.shape[0] - 1, x.dtype), x)[1]


one("signal_filter", lambda b, a, x: filtered(b, jnp.append(1, 0.3 * a), x), (4,), (3,), (50,))
one(
    "signal_filter_gradient",
    lambda b, a, x: jax.grad(lambda b: jnp.sum(filtered(b, jnp.append(1, 0.3 * a), x) ** 2))(b),
    (4,),
    (3,),
    (30,),
)
one("signal_filter_vmap", lambda b, a, x: jax.vmap(lambda x: filtered(b, jnp.append(1, 0.3 * a), x))(x), (4,), (3,), (5, 30))

# ---- products -----------------------------------------------------------------------------------------------------

SIZES = np.array([4, 0, 5, 2], np.int32)
one("ragged_rows", lambda a, b: lax.ragged_dot(a, b, jnp.array(SIZES)), (12, 6), (4, 6, 5))
one(
    "ragged_gradient",
    lambda a, b: jax.grad(lambda a, b: jnp.sum(jnp.sin(lax.ragged_dot(a, b, jnp.array(SIZES)))), (0, 1))(a, b),
    (12, 6),
    (4, 6, 5),
)
one(
    "ragged_terms",
    lambda a, b: lax.ragged_dot_general(
        a, b, jnp.array(SIZES), lax.RaggedDotDimensionNumbers((((0,), (0,)), ((), ())), [0], [])
    ),
    (12, 6),
    (12, 5),
)

for preset, dtype in (("BF16_BF16_F32", "bfloat16"), ("BF16_BF16_F32_X3", "float32"), ("BF16_BF16_F32_X6", "float32"), ("F32_F32_F32", "float32"), ("F16_F16_F16", "float16")):
    by = lax.DotAlgorithmPreset[preset]
    a, b = (real(*s, seed=preset).astype(jnp.dtype(dtype)) for s in ((6, 16), (16, 5)))
    rtol = 2e-5 if preset.endswith("X3") else 1e-5

    @case(f"algorithm_{preset.lower()}", a, b, rtol=rtol, ulp=2)
    def _(a, b, by=by):
        f = lambda a, b: lax.dot(a, b, precision=by)
        return f(a, b), jax.grad(lambda a, b: jnp.sum(f(a, b).astype(jnp.float32) ** 2), (0, 1))(a, b)
