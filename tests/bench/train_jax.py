"""The training loop in JAX, in two fast variants. The first runs all epochs as a fori_loop in one jit. In the second,
Python calls a jitted step with donated weights 10,000 times. Definitions and printed lines are those of train.h."""

import os
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np

EPOCHS = 10000
RATE = 0.1
LIT = ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"]
X = np.array([[s in lit for s in "abcdefg"] for lit in LIT], np.float32)
Y = np.eye(10, dtype=np.float32)


def first_weights():
    state = 1

    def fill(*shape):
        nonlocal state
        out = np.empty(shape, np.float32)
        for i in range(out.size):
            state = (state * 1664525 + 1013904223) % 2**32
            out.flat[i] = (state >> 8) * 2.0**-24 - 0.5
        return out

    return fill(7, 16), fill(16), fill(16, 10), fill(10)


def final_loss(weights):
    w1, b1, w2, b2 = (np.asarray(w, np.float64) for w in weights)
    z = np.tanh(X @ w1 + b1) @ w2 + b2
    return np.mean(np.log(np.exp(z - np.diag(z)[:, None]).sum(1)))


def loss(weights, x, y):
    w1, b1, w2, b2 = weights
    logits = jnp.tanh(x @ w1 + b1) @ w2 + b2
    return -jnp.mean(jnp.sum(y * jax.nn.log_softmax(logits), axis=1))


def step(weights, x, y):
    gradient = jax.grad(loss)(weights, x, y)
    return tuple(w - RATE * g for w, g in zip(weights, gradient))


@jax.jit
def train_loop(weights, x, y):
    return jax.lax.fori_loop(0, EPOCHS, lambda _, w: step(w, x, y), weights)


jitted_step = jax.jit(step, donate_argnums=0)


def train_calls(weights, x, y):
    for _ in range(EPOCHS):
        weights = jitted_step(weights, x, y)
    return weights


def contest(name, repeats, train):
    best = float("inf")
    x, y = jnp.asarray(X), jnp.asarray(Y)
    for i in range(repeats + 1):  # the first run compiles
        weights = jax.block_until_ready(tuple(jnp.array(w) for w in FIRST))
        start = time.process_time_ns()
        weights = jax.block_until_ready(train(weights, x, y))
        took = time.process_time_ns() - start
        if i > 0:
            best = min(best, took)
    print(f"{name} {best / EPOCHS:.1f} {final_loss(weights):.9g}", flush=True)


FIRST = first_weights()
REPEATS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
contest("jax-loop", REPEATS, train_loop)
contest("jax-calls", REPEATS, train_calls)
