"""Programs of jax.nn and jax.image: activations, normalisation, attention, resizing, losses."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import bf16, f16, integers, normal, uniform
from programs import case

X = normal(6, 10, scale=2)

case("relus", X)(lambda x: (jax.nn.relu(x), jax.nn.relu6(x), jax.nn.leaky_relu(x), jax.nn.elu(x), jax.nn.celu(x), jax.nn.selu(x)))
case("smooth_activations", X)(
    lambda x: (jax.nn.silu(x), jax.nn.gelu(x), jax.nn.mish(x), jax.nn.softplus(x), jax.nn.soft_sign(x), jax.nn.log_sigmoid(x))
)
case("hard_activations", X)(
    lambda x: (jax.nn.hard_sigmoid(x), jax.nn.hard_silu(x), jax.nn.hard_tanh(x), jax.nn.squareplus(x), jax.nn.sparse_plus(x))
)
case("gated_linear_unit", X)(lambda x: (jax.nn.glu(x), jax.nn.sparse_sigmoid(x)))
case("activations_f16", normal(40, dtype=f16), ulp=4)(lambda x: (jax.nn.relu(x), jax.nn.leaky_relu(x), jax.nn.hard_tanh(x)))
case("one_hot_positions", integers(9, low=-1, high=6))(lambda i: (jax.nn.one_hot(i, 5), jax.nn.one_hot(i, 5, axis=0)))
case("softmax_masked", X, integers(6, 10, low=0, high=2).astype(bool))(
    lambda x, m: (jax.nn.softmax(x, where=m, axis=1), jax.nn.logsumexp(x, axis=1, where=m))
)
case("standardize", X)(lambda x: (jax.nn.standardize(x), jax.nn.standardize(x, axis=0)))
case("logsumexp_weighted", X, uniform(6, 10))(lambda x, w: jax.nn.logsumexp(x, axis=1, b=w, return_sign=True))
Q, K, M = normal(2, 6, 4, 8), normal(2, 7, 4, 8, seed="k"), normal(2, 7, 4, 8, seed="v")
case("attention_heads", Q, K, M)(jax.nn.dot_product_attention)
case("attention_causal", Q, K[:, :6], M[:, :6])(lambda q, k, v: jax.nn.dot_product_attention(q, k, v, is_causal=True))
case("attention_grouped", Q, K[:, :, :2], M[:, :, :2])(jax.nn.dot_product_attention)
case("attention_masked", Q, K, M, integers(2, 1, 6, 7, low=0, high=2).astype(bool) | (np.arange(7) == 0))(
    lambda q, k, v, m: jax.nn.dot_product_attention(q, k, v, mask=m)
)
case("attention_window", Q, K[:, :6], M[:, :6])(
    lambda q, k, v: jax.nn.dot_product_attention(q, k, v, local_window_size=(2, 1))
)
case("attention_lengths", Q, K, M, np.array([5, 3], np.int32))(
    lambda q, k, v, n: jax.nn.dot_product_attention(q, k, v, key_value_seq_lengths=n)
)
case("attention_step_gradient", Q, K, M)(
    jax.grad(lambda q, k, v: jnp.sum(jax.nn.dot_product_attention(q, k, v) ** 2), (0, 1, 2))
)
case("initializers", integers(2, dtype=np.uint32, low=0, high=2**31))(
    lambda key: tuple(
        f(key, (6, 4))
        for f in (jax.nn.initializers.glorot_uniform(), jax.nn.initializers.he_normal(), jax.nn.initializers.lecun_normal())
    )
)
case("resize_nearest", normal(1, 5, 6, 2))(lambda x: jax.image.resize(x, (1, 8, 3, 2), "nearest"))
case("resize_linear", normal(1, 5, 6, 2))(
    lambda x: (jax.image.resize(x, (1, 8, 9, 2), "linear"), jax.image.resize(x, (1, 3, 4, 2), "cubic"))
)


def losses(logits, labels):
    logs = jax.nn.log_softmax(logits)
    picked = jnp.take_along_axis(logs, labels[:, None], 1)[:, 0]
    return -jnp.mean(picked), jnp.mean(jnp.argmax(logits, 1) == labels), jax.nn.relu(1 - picked)


case("losses_of_labels", normal(8, 5), integers(8, low=0, high=5))(losses)
case("losses_gradient", normal(8, 5), integers(8, low=0, high=5))(jax.grad(lambda x, y: losses(x, y)[0]))
case("embedding", normal(12, 6), integers(3, 7, low=0, high=12))(lambda e, t: e[t])
case("embedding_gradient", normal(12, 6), integers(3, 7, low=0, high=12))(
    lambda e, t: jax.grad(lambda e: jnp.sum(jnp.tanh(e[t]).sum(1) ** 2))(e)
)
case("layer_norm_embedding", normal(12, 6), integers(9, low=0, high=12), uniform(6), normal(6))(
    lambda e, t, g, b: (lambda x: g * (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) + b)(e[t])
)


def batch_norm(x, g, b):
    mean, var = x.mean((0, 1, 2)), x.var((0, 1, 2))
    return g * (x - mean) / jnp.sqrt(var + 1e-5) + b


IMAGES = normal(3, 4, 5, 6)
case("batch_norm_train", IMAGES, uniform(6), normal(6))(batch_norm)
case("batch_norm_gradient", IMAGES, uniform(6), normal(6), rtol=3e-5)(
    jax.grad(lambda x, g, b: jnp.sum(jnp.sin(batch_norm(x, g, b))), (0, 1, 2))
)
case("group_norm", IMAGES)(
    lambda x: (lambda y: (y - y.mean((1, 2, 4), keepdims=True)) * lax.rsqrt(y.var((1, 2, 4), keepdims=True) + 1e-5))(
        x.reshape(3, 4, 5, 2, 3)
    ).reshape(x.shape)
)
case("squeeze_excite", IMAGES, normal(6, 2), normal(2, 6, seed="up"))(
    lambda x, a, b: x * jax.nn.sigmoid(jax.nn.relu(x.mean((1, 2)) @ a) @ b)[:, None, None]
)
case("rotary_positions", normal(2, 5, 4, 8))(
    lambda x: (
        lambda angle: jnp.concatenate(
            [
                x[..., :4] * jnp.cos(angle) - x[..., 4:] * jnp.sin(angle),
                x[..., :4] * jnp.sin(angle) + x[..., 4:] * jnp.cos(angle),
            ],
            -1,
        )
    )(jnp.arange(5.0)[:, None, None] / 100 ** (jnp.arange(4.0) / 4))
)
case("mixture_of_experts", normal(10, 6), normal(6, 3), normal(3, 6, 6, seed="experts"))(
    lambda x, r, w: (lambda p, i: jnp.einsum("nk,nkd->nd", p, jnp.einsum("nd,nkde->nke", x, w[i])))(
        *lax.top_k(jax.nn.softmax(x @ r), 2)
    )
)
case("quantise_rows", normal(6, 16, scale=3))(
    lambda x: (lambda s: (jnp.clip(jnp.round(x / s), -127, 127).astype(jnp.int8), s))(jnp.max(jnp.abs(x), 1, keepdims=True) / 127)
)
case("bf16_dense", normal(5, 16, dtype=bf16), normal(16, 8, dtype=bf16, scale=0.2), ulp=2)(
    lambda x, w: jax.nn.relu(jnp.dot(x, w, preferred_element_type=jnp.float32)).astype(jnp.bfloat16)
)
