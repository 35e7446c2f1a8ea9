"""Programs: reductions, loops, conditionals, calls."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import bf16, case, integers, normal, uniform

# ---- reductions -----------------------------------------------------------------------------------------------------

case("reductions", normal(4, 5, 7))(
    lambda x: (
        jnp.sum(x),
        jnp.sum(x, 0),
        jnp.sum(x, (0, 2)),
        jnp.max(x, 1),
        jnp.min(x, 2),
        jnp.prod(x, 1),
        jnp.mean(x, (1, 2)),
    )
)
case("reductions_bf16", normal(4, 65, dtype=bf16))(
    lambda x: (jnp.sum(x, 1), jnp.max(x, 1), jnp.min(x, 0), jnp.mean(x, 0))
)
case("reductions_integer", integers(6, 7), integers(6, 7, low=0, high=255, dtype=np.uint8, seed="u8"))(
    lambda x, u: (
        jnp.sum(x, 1),
        jnp.max(x),
        jnp.min(x, 0),
        jnp.prod(x, 1),
        jnp.sum(u, 1),
        jnp.max(u, 0),
        jnp.any(x > 90, 1),
        jnp.all(x > -90, 0),
        lax.reduce_and(x, (0,)),
        lax.reduce_or(x, (1,)),
        lax.reduce_xor(x, (0, 1)),
    )
)
case("statistics", normal(7, 13, scale=2))(
    lambda x: (
        jnp.mean(x, 0),
        jnp.var(x, 0),
        jnp.std(x, 1),
        jnp.var(x, 1, ddof=1),
        jnp.linalg.norm(x, axis=1),
        jnp.ptp(x, 0),
    )
)
case("argmax", normal(5, 12))(
    lambda x: (jnp.argmax(x, 1), jnp.argmax(x), jnp.argmin(x, 0), jnp.argmax(jnp.round(x), 1))
)
case("argmax_integer", integers(5, 12, low=0, high=4))(
    lambda x: (jnp.argmax(x, 1), jnp.argmin(x, 1), jnp.argmax(x > 2, 0))
)
case(
    "argmax_nan",
    np.array([[1, np.nan, 3], [np.inf, 2, np.nan], [-np.inf, -np.inf, -np.inf]], np.float32),
    np.where(np.isin(np.arange(80) % 40, (3, 5, 17, 33)), np.nan, np.arange(80)).astype(np.float32).reshape(2, 40),
)(
    lambda x, y: (
        jnp.argmax(x, 1),
        jnp.argmin(x, 1),
        jnp.max(x, 1),
        jnp.nanmax(x),
        jnp.argmax(y, 1),
        jnp.argmin(y),
        jnp.argmax(y, 0),
        jnp.argmax(y[:, :6], 1),
    )
)
case("affine_maps", integers(50, low=1, high=4), integers(50, low=-9, high=9))(
    lambda a, b: lax.reduce(
        (a, b),
        (np.int32(1), np.int32(0)),
        lambda f, g: (f[0] * g[0], f[1] * g[0] + g[1]),
        (0,),
    )
)
case("one_hot", integers(9, low=0, high=6), normal(9, 5))(
    lambda i, x: (
        jax.nn.one_hot(i, 5),
        jax.nn.one_hot(i, 5, dtype=jnp.bfloat16),
        jnp.sum(x * jax.nn.one_hot(i, 5), 1),
        jnp.sum(jnp.argmax(x, 1) == i),
    )
)


@case("reduce_region", normal(4, 9), integers(4, 9))
def _(x, i):
    def together(a, b):
        return a[0] + b[0], jnp.maximum(a[1], b[1]), jnp.minimum(a[2], b[2])

    return lax.reduce((x, i, x), (np.float32(0), np.int32(-(2**31)), np.float32(np.inf)), together, (1,))


# ---- loops and conditionals -----------------------------------------------------------------------------------------


@case("while_collatz", integers(1, low=27, high=28).reshape(()))
def _(n):
    return lax.while_loop(
        lambda s: s[0] != 1, lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1), (n, 0)
    )


@case("while_newton", uniform(8, low=0.5, high=90))
def _(x):
    return lax.while_loop(lambda s: jnp.max(jnp.abs(s * s - x) / x) > 1e-3, lambda s: 0.5 * (s + x / s), x)


@case("while_power_iteration", uniform(5, 5))
def _(a):
    def body(i, v):
        w = (a + a.T) @ v
        return w / jnp.sqrt(jnp.sum(w * w))

    v = lax.fori_loop(0, 30, body, jnp.ones(5))
    return v, v @ (a + a.T) @ v


@case("while_nested", integers(1, low=6, high=7).reshape(()), normal(3))
def _(n, x):
    def outer(i, s):
        def inner(j, t):
            return t + x * (i * j).astype(jnp.float32)

        return lax.fori_loop(0, i, inner, s * 0.5)

    return lax.fori_loop(0, n, outer, x)


@case("while_cond_inside", normal(8), np.float32(1.5))
def _(x, c):
    def body(i, s):
        return lax.cond(s[i] > 0, lambda t: t * c + x, lambda t: t - c, s)

    return lax.fori_loop(0, 8, body, x)


@case("cond_while_inside", np.bool_(True), normal(6))
def _(p, x):
    return lax.cond(
        p,
        lambda: lax.fori_loop(0, 5, lambda i, s: s * 1.25 + x, x),
        lambda: lax.while_loop(lambda s: s[0] < 10, lambda s: s + 1, x),
    )


@case("while_switch_inside", normal(4))
def _(x):
    def body(i, s):
        return lax.switch(i % 3, [lambda t: t + x, lambda t: t * 2, lambda t: -t], s)

    return lax.fori_loop(0, 10, body, x)


case("cond_captures", np.int32(3), normal(4, 5), normal(4, 5, seed="y"))(
    lambda i, x, y: lax.cond(i > 2, lambda: (x * y, jnp.sum(x)), lambda: (x + y, jnp.max(y)))
)
case("cond_false", np.int32(-3), normal(4, 5), normal(4, 5, seed="y"), format="generic")(
    lambda i, x, y: lax.cond(i > 2, lambda: (x * y, jnp.sum(x)), lambda: (x + y, jnp.max(y)))
)
case("switch_captures", np.array([-7, 0, 1, 2, 99], np.int32), normal(3, 4))(
    lambda i, x: tuple(
        lax.switch(i[k], [lambda: x, lambda: jnp.sin(x), lambda: x.T.reshape(3, 4) * x[0, 0]]) for k in range(5)
    )
)
case("cond_nested", np.bool_(False), np.bool_(True), normal(5))(
    lambda p, q, x: lax.cond(p, lambda: x, lambda: lax.cond(q, lambda: x * 2 + x[0], lambda: -x))
)
case("cond_gradient", np.float32(0.7), normal(5))(
    lambda c, x: jax.grad(lambda y: lax.cond(c > 0, lambda: jnp.sum(jnp.sin(y) * c), lambda: jnp.sum(y)))(x)
)
case("scan_sum", normal(7, 3))(lambda x: lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(3), x))
case("scan_reverse", normal(7, 3), format="debug")(
    lambda x: lax.scan(lambda c, r: (0.5 * c + r, c), jnp.zeros(3), x, reverse=True)
)
case("scan_rnn", normal(6, 2, 3), normal(3, 4, seed="wx"), normal(4, 4, seed="wh", scale=0.5))(
    lambda x, wx, wh: lax.scan(lambda h, r: ((g := jnp.tanh(r @ wx + h @ wh)), g), jnp.zeros((2, 4)), x)
)
case("scan_gradient", normal(6, 3), normal(3, 3, seed="w", scale=0.5))(
    lambda x, w: jax.grad(lambda w: jnp.sum(lax.scan(lambda h, r: (jnp.tanh(h @ w + r), None), jnp.zeros(3), x)[0]))(w)
)


@case("scan_lstm", normal(5, 2, 3), normal(7, 16, seed="w", scale=0.5), normal(16, seed="b"))
def _(x, w, b):
    def step(s, r):
        h, c = s
        i, f, g, o = jnp.split(jnp.concatenate([r, h], 1) @ w + b, 4, axis=1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        return (jax.nn.sigmoid(o) * jnp.tanh(c), c), jnp.max(c)

    return lax.scan(step, (jnp.zeros((2, 4)), jnp.zeros((2, 4))), x)


@case("cumulative_loop", integers(12))
def _(x):
    def body(i, s):
        total, out = s
        total = total + lax.dynamic_index_in_dim(x, i, keepdims=False)
        return total, lax.dynamic_update_index_in_dim(out, total, i, 0)

    return lax.fori_loop(0, 12, body, (jnp.int32(0), jnp.zeros(12, jnp.int32)))


@case("sieve", format="pretty")
def _():
    def body(i, s):
        n = lax.iota(jnp.int32, 64)
        return jnp.where(s & (n > i) & (n % i == 0), False, s)

    return lax.fori_loop(2, 8, body, lax.iota(jnp.int32, 64) > 1)


@case("calls", normal(3, 4), normal(4, 3, seed="b"))
def _(a, b):
    @jax.jit
    def inner(x, y):
        return x @ y, jnp.sum(x)

    @jax.jit
    def outer(x, y):
        p, s = inner(x, y)
        q, t = inner(y, x)
        return p * t, q * s

    (p, q), (r, s) = outer(a, b), outer(b, a)
    return p + s, q - r
