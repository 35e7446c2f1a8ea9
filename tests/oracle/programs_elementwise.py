"""Programs: elementwise functions, integers, conversions, small numerical kernels."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import bf16, bits, case, f16, normal, uniform

# ---- elementwise ----------------------------------------------------------------------------------------------------

case("trigonometry", uniform(40, low=-9, high=9))(
    lambda x: (
        jnp.sin(x),
        jnp.cos(x),
        jnp.tan(x),
        jnp.arctan2(x, 9 - x),
        jnp.arctan(x),
        jnp.sinh(x),
        jnp.cosh(x),
        jnp.tanh(x),
        jnp.arcsinh(x),
    )
)
case("inverse_functions", uniform(40, low=-0.99, high=0.99))(
    lambda x: (jnp.arcsin(x), jnp.arccos(x), jnp.arctanh(x), lax.erf_inv(x), jnp.arccosh(1.1 + jnp.abs(x)))
)
case("exponentials", uniform(40, low=-8, high=8))(
    lambda x: (
        jnp.exp(x),
        jnp.expm1(x),
        jnp.log1p(jnp.abs(x)),
        jnp.log(jnp.abs(x)),
        lax.logistic(x),
        lax.erf(x),
        lax.erfc(x),
        jnp.exp2(x),
        jnp.log2(jnp.abs(x)),
    )
)
case("roots_and_powers", uniform(40, low=0.01, high=30))(
    lambda x: (
        jnp.sqrt(x),
        lax.rsqrt(x),
        jnp.cbrt(-x),
        x**2.5,
        x**-3,
        lax.integer_pow(x, 7),
        lax.pow(x, np.float32(0.3)),
        jnp.hypot(x, 3),
        jnp.reciprocal(x),
    )
)
case("elementwise_bf16", uniform(60, low=-4, high=4, dtype=bf16))(
    lambda x: (
        jnp.sin(x),
        jnp.exp(x),
        jnp.tanh(x),
        lax.logistic(x),
        jnp.abs(x) ** jnp.bfloat16(1.5),
        x * x + x,
        x / (x + 5),
        jnp.sqrt(jnp.abs(x)),
        lax.erf(x),
        jnp.floor(x),
    )
)
case("elementwise_f16", uniform(60, low=-4, high=4, dtype=f16))(
    lambda x: (
        jnp.cos(x),
        jnp.exp(x),
        jnp.log1p(jnp.abs(x)),
        lax.rsqrt(jnp.abs(x)),
        x - 1 / (x + 5),
        jnp.expm1(x),
        jnp.arctan(x),
        lax.cbrt(x),
    )
)
case("elementwise_f64", uniform(40, low=-4, high=4, dtype=np.float64), x64=True)(
    lambda x: (
        jnp.sin(x),
        jnp.exp(x),
        jnp.tanh(x),
        jnp.log(jnp.abs(x)),
        jnp.abs(x) ** 1.7,
        lax.erf(x),
        jnp.arctan2(x, 1 + x),
        lax.cbrt(x),
        lax.logistic(x),
    )
)
case(
    "rounding",
    np.array(
        [-2.5, -1.5, -0.5, -0.2, -0.0, 0.0, 0.3, 0.5, 1.5, 2.5, 3.49, 1e10, -7.75, 8388609, np.inf, -np.inf], np.float32
    ),
)(
    lambda x: (
        jnp.floor(x),
        jnp.ceil(x),
        jnp.round(x),
        lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
        jnp.trunc(x),
        jnp.sign(x),
        jnp.abs(x),
        -x,
        jnp.isfinite(x),
        jnp.isnan(x),
        jnp.isinf(x),
        lax.reduce_precision(x, 5, 3),
        lax.reduce_precision(x, 8, 7),
    )
)
case(
    "comparisons",
    np.array([1, 2, np.nan, np.inf, -0.0, 0.0, -3, 5], np.float32),
    np.array([2, 2, 1, np.inf, 0.0, -0.0, -2, np.nan], np.float32),
)(
    lambda a, b: (
        a == b,
        a != b,
        a < b,
        a <= b,
        a > b,
        a >= b,
        jnp.maximum(a, b),
        jnp.minimum(a, b),
        jnp.where(a < b, a, b),
        jnp.clip(a, -1, 2),
        lax.clamp(np.float32(-1), a, np.float32(1)),
    )
)
case("comparisons_integer", bits(12), bits(12)[::-1].copy(), bits(12, dtype=np.uint16))(
    lambda a, b, u: (
        a < b,
        a >= b,
        a == b,
        jnp.maximum(a, b),
        jnp.minimum(u, u[::-1]),
        u > u[::-1],
        jnp.clip(a, -1000, 1000),
        jnp.sign(a),
        jnp.abs(a),
    )
)
case("integer_bits", bits(20), bits(20, dtype=np.uint8), bits(20, dtype=np.int16))(
    lambda a, u, s: (
        a & 0xFF0F,
        a | 0x1234,
        a ^ (a >> 3),
        ~a,
        lax.population_count(a),
        lax.clz(a),
        lax.population_count(u),
        lax.clz(u),
        lax.clz(s),
        u ^ u[::-1],
        s & 0x0FF0,
    )
)
case(
    "integer_shifts",
    bits(24),
    np.array(list(range(-4, 20)), np.int32) * 2,
    bits(24, dtype=np.uint8),
    np.array(list(range(24)), np.uint8),
)(
    lambda a, n, u, m: (
        lax.shift_left(a, n),
        lax.shift_right_logical(a, n),
        lax.shift_right_arithmetic(a, n),
        lax.shift_left(u, m),
        lax.shift_right_logical(u, m),
        lax.shift_right_arithmetic(u, m),
    )
)
case(
    "integer_division",
    np.array([7, -7, 7, -7, 5, -(2**31), -(2**31), 0, 2**31 - 1], np.int32),
    np.array([2, 2, -2, -2, 0, -1, 0, 0, -1], np.int32),
    format="debug",
)(lambda a, b: (lax.div(a, b), lax.rem(a, b)))
case("integer_arithmetic", bits(16), bits(16, dtype=np.uint8), bits(16, dtype=np.int8), bits(16, dtype=np.uint32))(
    lambda a, u, s, w: (
        a * a,
        a + (2**31 - 1),
        -a,
        u * u - u[::-1],
        s * s,
        s // 3,
        s % 7,
        w * np.uint32(2654435761),
        w // 10,
        w % 10,
        a // -7,
        jnp.int32(3) ** jnp.abs(a % 5),
    )
)
case("integer_64", bits(10, dtype=np.int64), bits(10, dtype=np.uint64), x64=True)(
    lambda a, u: (
        a * a,
        a // 1000,
        a % 1000,
        lax.population_count(u),
        lax.clz(u),
        u >> np.uint64(7),
        a ^ (a << 13),
        jnp.sum(a),
        jnp.max(u),
        a.astype(jnp.float64),
        u.astype(jnp.float32),
    )
)


@case("random_bits", np.uint32(2463534242))
def _(seed):
    """Marsaglia's xorshift."""

    def body(i, state):
        x, out = state
        x = x ^ (x << np.uint32(13))
        x = x ^ (x >> np.uint32(17))
        x = x ^ (x << np.uint32(5))
        return x, jnp.where(lax.iota(jnp.int32, 16) == i, x, out)

    return lax.fori_loop(0, 16, body, (seed, jnp.zeros(16, jnp.uint32)))


case(
    "converts_from_f32",
    np.array([0.0, -0.0, 1.5, -1.5, 2.5, 127.9, -128.5, 255.4, 3.1e4, 1e-8, 0.1, 65519, 70000, 1e38], np.float32),
)(
    lambda x: (
        x.astype(jnp.float16),
        x.astype(jnp.bfloat16),
        x.astype(jnp.bool_),
        jnp.clip(x, -128, 127).astype(jnp.int8),
        jnp.clip(x, 0, 255).astype(jnp.uint8),
        jnp.clip(x, -3e4, 3e4).astype(jnp.int16),
        jnp.clip(x, 0, 6e4).astype(jnp.uint16),
        jnp.clip(x, -1e9, 1e9).astype(jnp.int32),
        jnp.clip(x, 0, 4e9).astype(jnp.uint32),
    )
)
case("converts_from_integers", bits(9), bits(9, dtype=np.uint32), bits(9, dtype=np.int8), np.arange(9) % 3 == 0)(
    lambda a, w, s, p: (
        *(a.astype(t) for t in ("float32", "bfloat16", "float16", "int8", "uint8", "int16", "uint32", "bool")),
        *(w.astype(t) for t in ("float32", "int32", "uint16")),
        *(s.astype(t) for t in ("float32", "bfloat16", "int32", "uint32", "uint8")),
        *(p.astype(t) for t in ("float32", "bfloat16", "int8", "uint32")),
    )
)
case("converts_64", np.array([0.1, -2.5, 1e300, 3e9, 1e-310, 65504.1], np.float64), bits(6, dtype=np.int64), x64=True)(
    lambda x, i: (
        x.astype(jnp.float32),
        x.astype(jnp.bfloat16),
        jnp.clip(x, -1e18, 1e18).astype(jnp.int64),
        i.astype(jnp.float64),
        i.astype(jnp.float32),
        i.astype(jnp.int32),
        i.astype(jnp.uint8),
    )
)
case("converts_half", normal(12, dtype=f16), normal(12, dtype=bf16))(
    lambda h, b: (
        h.astype(jnp.bfloat16),
        b.astype(jnp.float16),
        h.astype(jnp.float32),
        b.astype(jnp.float32),
        (h * 10).astype(jnp.int32),
        (b * 10).astype(jnp.int8),
        h.astype(jnp.float32) + b,
    )
)
case("bitcasts", normal(6), bits(6, dtype=np.uint32), normal(6, dtype=bf16))(
    lambda x, u, b: (
        lax.bitcast_convert_type(x, jnp.int32),
        lax.bitcast_convert_type(u & 0x7F7FFFFF, jnp.float32),
        lax.bitcast_convert_type(x, jnp.uint8),
        lax.bitcast_convert_type(lax.bitcast_convert_type(x, jnp.uint16), jnp.float32),
        lax.bitcast_convert_type(b, jnp.uint16),
    )
)
case(
    "next_after", np.array([0, 1, -1, 1, 3e38, 2, -2], np.float32), np.array([1, 2, 0, -1, np.inf, 2, -3], np.float32)
)(lambda a, b: jnp.where(a == 0, a, jnp.nextafter(a, b)))
case("fused_elementwise", normal(5, 16), normal(16, seed="b"), np.float32(0.3))(
    lambda x, b, s: (
        jnp.tanh(x * s + b) * jax.nn.sigmoid(x - b) + jnp.where(x > 0, jnp.log1p(x * x), jnp.exp(x)) / (1 + jnp.abs(b))
    )
)
case("constants", normal(3, 4))(
    lambda x: (
        x + np.arange(12, dtype=np.float32).reshape(3, 4) / 7,
        x * np.array([np.pi, np.e, 1e-30, 3e37], np.float32) * 0.5,
        np.arange(150, dtype=np.float32) * x[0, 0],
        np.array([True, False, True]) & (x[:, 0] > 0),
        np.array([-1, 2**31 - 1], np.int32) + (x[0, :2] > 0),
    )
)
case("gradients_elementwise", uniform(9, low=0.2, high=0.9))(
    lambda x: tuple(
        jax.vmap(jax.grad(f))(x)
        for f in (
            jnp.sin,
            jnp.tan,
            jnp.arcsin,
            jnp.arctan,
            jnp.tanh,
            jnp.expm1,
            jnp.log1p,
            jnp.cbrt,
            lax.rsqrt,
            lax.erf,
            lax.erf_inv,
            lax.logistic,
            lambda v: v**v,
        )
    )
)
case("gradients_movement", normal(3, 4), normal(3, 4, seed="c"), np.int32(1))(
    lambda x, c, i: jax.grad(
        lambda y: jnp.sum(jnp.concatenate([y[:, ::-1] * c, jnp.pad(y, ((1, 0), (0, 0)))[:3] * 2]) ** 2)
        + jnp.sum(lax.dynamic_slice(y, (i, i), (2, 2)) ** 3)
        + jnp.max(y)
        + jnp.sum(y[1:, ::2])
    )(x)
)
case("second_derivative", np.float32(0.6))(
    lambda x: (jax.grad(jax.grad(lambda v: jnp.sin(v) * jnp.exp(v)))(x), jax.jvp(jnp.tanh, (x,), (x,)))
)
case("polynomial_horner", uniform(30, low=-1, high=1), normal(8))(
    lambda x, c: lax.fori_loop(0, 8, lambda i, y: y * x + lax.dynamic_index_in_dim(c, i, keepdims=False), jnp.zeros(30))
)


@case("mandelbrot", uniform(20, low=-2, high=0.5), uniform(20, low=-1, high=1, seed="im"))
def _(a, b):
    def body(i, state):
        x, y, count, inside = state
        x, y = jnp.where(inside, x * x - y * y + a, x), jnp.where(inside, 2 * x * y + b, y)
        return x, y, count + inside, inside & (x * x + y * y < 4)

    return lax.fori_loop(0, 12, body, (a * 0, b * 0, jnp.zeros(20, jnp.int32), jnp.ones(20, bool)))[2]


@case("heat_equation", uniform(6, 6), format="debug")
def _(u):
    def body(i, v):
        w = jnp.pad(v, 1)
        return v + 0.1 * (w[:-2, 1:-1] + w[2:, 1:-1] + w[1:-1, :-2] + w[1:-1, 2:] - 4 * v)

    return lax.fori_loop(0, 10, body, u)
