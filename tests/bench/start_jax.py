"""The three modules of the benchmark of start-up times (tests/bench/start), in JAX.

    start_jax.py write DIRECTORY     writes the modules to DIRECTORY/*.mlir; tests/bench has these files
    start_jax.py NAME                compiles and calls module NAME; prints NAME and the milliseconds that this took
"""

import os
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, HEADS, TOKENS, LAYERS = 256, 4, 64, 3


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def add(x, y):
    return x + y


def loss(weights, x, y):
    w1, b1, w2, b2 = weights
    logits = jnp.tanh(x @ w1 + b1) @ w2 + b2
    return -jnp.mean(jnp.sum(y * jax.nn.log_softmax(logits), axis=1))


def mlp_step(weights, x, y):
    return tuple(w - 0.1 * g for w, g in zip(weights, jax.grad(loss)(weights, x, y)))


def normed(x, gain, bias):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.mean((x - mean) ** 2, -1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * gain + bias


def layer(x, p):
    h = normed(x, p["g1"], p["b1"])
    q, k, v = ((h @ p[n]).reshape(TOKENS, HEADS, WIDTH // HEADS).transpose(1, 0, 2) for n in ("wq", "wk", "wv"))
    weights = jax.nn.softmax(jnp.einsum("htd,hsd->hts", q, k) / np.float32((WIDTH // HEADS) ** 0.5), -1)
    x = x + jnp.einsum("hts,hsd->htd", weights, v).transpose(1, 0, 2).reshape(TOKENS, WIDTH) @ p["wo"]
    h = normed(x, p["g2"], p["b2"])
    return x + jax.nn.gelu(h @ p["w1"] + p["c1"]) @ p["w2"] + p["c2"]


def transformer(x, layers):
    for p in layers:
        x = layer(x, p)
    return x


def layer_shapes():
    vectors = {name: f32(WIDTH) for name in ("g1", "b1", "g2", "b2", "c2")}
    squares = {name: f32(WIDTH, WIDTH) for name in ("wq", "wk", "wv", "wo")}
    return vectors | squares | {"w1": f32(WIDTH, 4 * WIDTH), "c1": f32(4 * WIDTH), "w2": f32(4 * WIDTH, WIDTH)}


MODULES = {
    "add": (add, (f32(4), f32(4))),
    "mlp_step": (mlp_step, ((f32(7, 16), f32(16), f32(16, 10), f32(10)), f32(10, 7), f32(10, 10))),
    "transformer": (transformer, (f32(TOKENS, WIDTH), [layer_shapes()] * LAYERS)),
}

if sys.argv[1] == "write":
    for name, (function, shapes) in MODULES.items():
        with open(os.path.join(sys.argv[2], name + ".mlir"), "w") as out:
            out.write(jax.jit(function).lower(*shapes).as_text())
else:
    function, shapes = MODULES[sys.argv[1]]
    values = jax.tree.map(lambda s: np.full(s.shape, 0.5, s.dtype), shapes)
    start = time.perf_counter()
    jax.block_until_ready(jax.jit(function)(*values))
    print(sys.argv[1], f"{(time.perf_counter() - start) * 1e3:.3f}")
