"""Programs: networks, their losses, gradients and training; normalisation, activations, attention."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import bf16, case, f16, normal

# ---- networks -------------------------------------------------------------------------------------------------------

SEGMENTS = np.array(
    [
        [int(c) for c in row]
        for row in ("1111110 0110000 1101101 1111001 0110011 1011011 1011111 1110000 1111111 1111011").split()
    ],
    np.float32,
)
DIGITS = np.eye(10, dtype=np.float32)


def forward(p, x):
    w1, b1, w2, b2 = p
    return jnp.tanh(x @ w1 + b1) @ w2 + b2


def cross_entropy(logits, labels):
    return -jnp.mean(jnp.sum(labels * jax.nn.log_softmax(logits), -1))


def network(dtype=np.float32, sizes=(7, 16, 10)):
    a, b, c = sizes
    return (
        normal(a, b, seed="w1", scale=0.4, dtype=dtype),
        normal(b, seed="b1", scale=0.1, dtype=dtype),
        normal(b, c, seed="w2", scale=0.4, dtype=dtype),
        normal(c, seed="b2", scale=0.1, dtype=dtype),
    )


def sgd(p, x, y, rate=0.5):
    loss, grads = jax.value_and_grad(lambda q: cross_entropy(forward(q, x), y))(p)
    return loss, tuple(w - rate * g for w, g in zip(p, grads))


case("mlp_forward", network(), SEGMENTS)(forward)
case("mlp_forward_bf16", network(bf16), SEGMENTS.astype(bf16))(forward)
case("mlp_forward_f16", network(f16), SEGMENTS.astype(f16))(forward)
case("mlp_forward_f64", network(np.float64), SEGMENTS.astype(np.float64), x64=True)(forward)
case("mlp_forward_generic", network(), SEGMENTS, format="generic")(forward)
case("mlp_loss", network(), SEGMENTS, DIGITS)(lambda p, x, y: cross_entropy(forward(p, x), y))
case("mlp_gradient", network(), SEGMENTS, DIGITS)(
    lambda p, x, y: jax.grad(lambda q: cross_entropy(forward(q, x), y))(p)
)
case("mlp_gradient_bf16", network(bf16)[::2], SEGMENTS.astype(bf16), DIGITS)(
    lambda p, x, y: jax.grad(lambda q: cross_entropy((jnp.tanh(x @ q[0]) @ q[1]).astype(jnp.float32), y))(p)
)
case("mlp_gradient_debug", network(), SEGMENTS, DIGITS, format="debug")(
    lambda p, x, y: jax.grad(lambda q: cross_entropy(forward(q, x), y))(p)
)
case("seven_segment_step", network(), SEGMENTS, DIGITS)(sgd)
case("seven_segment_step_donated", network(), SEGMENTS, DIGITS, donate=(0,))(sgd)
case("seven_segment_step_generic", network(), SEGMENTS, DIGITS, format="generic", donate=(0,))(sgd)


@case("seven_segment_loop", network(), SEGMENTS, DIGITS)
def _(p, x, y):
    return lax.fori_loop(0, 100, lambda i, q: sgd(q, x, y)[1], p)


@case("seven_segment_loop_debug", network(), SEGMENTS, DIGITS, format="debug", donate=(0,))
def _(p, x, y):
    q = lax.fori_loop(0, 20, lambda i, q: sgd(q, x, y)[1], p)
    return q, cross_entropy(forward(q, x), y)


@case("mlp_relu_squared_error", network(sizes=(5, 9, 2)), normal(6, 5), normal(6, 2))
def _(p, x, y):
    def loss(q):
        w1, b1, w2, b2 = q
        return jnp.mean((jax.nn.relu(x @ w1 + b1) @ w2 + b2 - y) ** 2)

    return jax.value_and_grad(loss)(p)


@case(
    "mlp_adam_step",
    normal(3, 4),
    np.zeros((3, 4), np.float32),
    np.zeros((3, 4), np.float32),
    np.float32(1),
    normal(5, 3),
    normal(5, 4),
)
def _(w, m, v, t, x, y):
    g = jax.grad(lambda w: jnp.mean(jnp.square(x @ w - y)))(w)
    m = 0.9 * m + 0.1 * g
    v = 0.999 * v + 0.001 * g * g
    step = 1e-3 * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
    return w - step, m, v


@case("losses", normal(6, 4), normal(6, 4, seed="target"))
def _(x, y):
    d = x - y
    huber = jnp.mean(jnp.where(jnp.abs(d) < 1, 0.5 * d * d, jnp.abs(d) - 0.5))
    hinge = jnp.mean(jnp.maximum(0, 1 - x * jnp.sign(y)))
    bce = -jnp.mean(jax.nn.sigmoid(y) * jax.nn.log_sigmoid(x) + jax.nn.sigmoid(-y) * jax.nn.log_sigmoid(-x))
    kl = jnp.sum(jax.nn.softmax(y) * (jax.nn.log_softmax(y) - jax.nn.log_softmax(x)), -1)
    return jnp.mean(jnp.abs(d)), huber, hinge, bce, kl


# ---- normalisation, activations, attention --------------------------------------------------------------------------


def layer_norm(x, g, b):
    m = jnp.mean(x, -1, keepdims=True)
    v = jnp.var(x, -1, keepdims=True)
    return (x - m) * lax.rsqrt(v + 1e-5) * g + b


def rms_norm(x, g):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * g


def attention(x, wq, wk, wv, heads=2):
    n, d = x.shape

    def split(t):
        return t.reshape(n, heads, d // heads).transpose(1, 0, 2)

    q, k, v = split(x @ wq), split(x @ wk), split(x @ wv)
    s = jnp.einsum("hqd,hkd->hqk", q, k) / np.sqrt(d // heads).astype(np.float32)
    s = jnp.where(jnp.tril(jnp.ones((n, n), bool)), s, -1e30)
    return jnp.einsum("hqk,hkd->qhd", jax.nn.softmax(s), v).reshape(n, d)


case("softmax", normal(3, 4, 17, scale=4))(lambda x: jax.nn.softmax(x))
case("softmax_middle", normal(3, 9, 5))(lambda x: jax.nn.softmax(x, axis=1))
case("softmax_bf16", normal(6, 33, dtype=bf16))(lambda x: jax.nn.softmax(x))
case("softmax_f16", normal(6, 33, dtype=f16))(lambda x: jax.nn.softmax(x))
case("softmax_f64", normal(4, 9, dtype=np.float64), x64=True)(lambda x: jax.nn.softmax(x))
case("softmax_gradient", normal(4, 7), normal(4, 7, seed="cotangent"))(lambda x, c: jax.vjp(jax.nn.softmax, x)[1](c))
case("log_softmax", normal(5, 11, scale=3))(jax.nn.log_softmax)
case("logsumexp", normal(5, 11, scale=30))(lambda x: (jax.nn.logsumexp(x, 1), jax.nn.logsumexp(x)))
case("layer_norm", normal(6, 32, scale=3), normal(32, seed="g"), normal(32, seed="b"))(layer_norm)
case("layer_norm_bf16", normal(6, 32, dtype=bf16), normal(32, seed="g", dtype=bf16), normal(32, seed="b", dtype=bf16))(
    layer_norm
)
case("layer_norm_f16", normal(6, 32, dtype=f16), normal(32, seed="g", dtype=f16), normal(32, seed="b", dtype=f16))(
    layer_norm
)
case("layer_norm_gradient", normal(4, 9), normal(9, seed="g"), normal(9, seed="b"), normal(4, 9, seed="cotangent"))(
    lambda x, g, b, c: jax.vjp(layer_norm, x, g, b)[1](c)
)
case("rms_norm", normal(6, 24), normal(24, seed="g"))(rms_norm)
case("rms_norm_debug", normal(2, 5), normal(5, seed="g"), format="debug")(rms_norm)
case("gelu_tanh", normal(3, 41, scale=2))(lambda x: jax.nn.gelu(x, approximate=True))
case("gelu_erf", normal(3, 41, scale=2))(lambda x: jax.nn.gelu(x, approximate=False))
case("gelu_bf16", normal(3, 41, scale=2, dtype=bf16), ulp=1)(
    lambda x: (jax.nn.gelu(x, approximate=True), jax.nn.gelu(x, approximate=False))
)
case("gelu_f16", normal(3, 41, dtype=f16))(lambda x: jax.nn.gelu(x, approximate=True))
case("gelu_gradient", normal(2, 19))(
    lambda x: jax.grad(lambda y: jnp.sum(jax.nn.gelu(y) + jax.nn.gelu(y, approximate=False)))(x)
)
case("activations", normal(4, 9, scale=3))(
    lambda x: (
        jax.nn.relu(x),
        jax.nn.relu6(x),
        jax.nn.leaky_relu(x),
        jax.nn.elu(x),
        jax.nn.selu(x),
        jax.nn.silu(x),
        jax.nn.softplus(x),
        jax.nn.soft_sign(x),
        jax.nn.hard_sigmoid(x),
        jax.nn.hard_tanh(x),
        jax.nn.mish(x),
        jax.nn.celu(x),
    )
)
case("activations_gradient", normal(4, 9, scale=3))(
    lambda x: jax.grad(
        lambda y: jnp.sum(
            jax.nn.relu(y) + jax.nn.silu(y) + jax.nn.softplus(y) + jax.nn.elu(y) + jnp.tanh(y) * jax.nn.sigmoid(y)
        )
    )(x)
)
case("attention", normal(5, 8), normal(8, 8, seed="q"), normal(8, 8, seed="k"), normal(8, 8, seed="v"))(attention)
case(
    "attention_gradient",
    normal(5, 8),
    normal(8, 8, seed="q", scale=0.5),
    normal(8, 8, seed="k", scale=0.5),
    normal(8, 8, seed="v"),
)(lambda *a: jax.grad(lambda *b: jnp.sum(attention(*b) ** 2), argnums=(0, 1, 2, 3))(*a))


@case(
    "transformer_block",
    normal(6, 8),
    normal(4, 8, 8, seed="w", scale=0.35),
    normal(8, 16, seed="up", scale=0.35),
    normal(16, 8, seed="down", scale=0.25),
)
def _(x, w, up, down):
    one, zero = jnp.ones(8), jnp.zeros(8)
    x = x + attention(layer_norm(x, one, zero), w[0], w[1], w[2]) @ w[3]
    return x + jax.nn.gelu(layer_norm(x, one, zero) @ up) @ down
