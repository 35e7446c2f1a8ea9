"""Compositions of operations whose gradients are compared with JAX's.

    python -m venv venv && venv/bin/pip install jax==0.10.2 ml_dtypes
    venv/bin/python tests/gradients/make.py

Writes NAME.mlir, NAME.npz and a row of index.tsv for each composition: the function as JAX lowers it, named @program,
its arguments, its result and JAX's derivatives by its arguments of a float type. tests/checks/test_gradients.sh lets
Quern differentiate the same function. All are of f64, with arguments at which the function has a derivative.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "oracle"))
import cases  # noqa: E402, F401  before jax, because cases.py sets variables that jax reads

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import store  # noqa: E402
from jax import lax  # noqa: E402

jax.config.update("jax_enable_x64", True)
CASES = {}


def case(*shapes, low=-2.0, high=2.0, more=()):
    """Registers a function of f64 arguments of these shapes, drawn from [low, high), and of `more` arguments."""

    def add(f):
        assert f.__name__ not in CASES, f.__name__
        rng = np.random.default_rng(len(CASES))
        CASES[f.__name__] = (f, [rng.uniform(low, high, s) for s in shapes] + [np.asarray(m) for m in more])
        return f

    return add


ROWS = np.array([3, 0, 5, 3, 1], np.int32)
PAIRS = np.array([[0, 1], [2, 2], [0, 1], [1, 3]], np.int32)


# ---- indices


@case((6, 4), (5, 4), more=[ROWS])
def take_rows(x, w, rows):
    return jnp.sum(jnp.tanh(jnp.take(x, rows, axis=0)) * w)


@case((4, 6), (4, 5), more=[ROWS])
def take_columns(x, w, rows):
    return jnp.sum(jnp.exp(x[:, rows] * 0.3) * w)


@case((3, 4), (4,), more=[PAIRS])
def take_pairs(x, w, at):
    return jnp.sum(jnp.sin(x[at[:, 0], at[:, 1]]) * w)


@case((6, 4), (5, 4), more=[ROWS + 3])
def take_clamped(x, w, rows):
    return jnp.sum(jnp.take(x, rows, axis=0, mode="clip") ** 2 * w)


@case((6, 4), (5, 4), more=[ROWS + 3])
def take_filled(x, w, rows):
    return jnp.sum(x.at[rows].get(mode="fill", fill_value=0.5) ** 3 * w)


@case((3, 7), more=[np.array([[6], [0], [2]], np.int32)])
def take_along(x, at):
    return jnp.sum(jnp.take_along_axis(jax.nn.log_softmax(x), at, axis=1))


@case((2, 3, 5), more=[np.array([[[1, 4]], [[0, 0]]], np.int32)])
def take_along_batch(x, at):
    return jnp.prod(jnp.take_along_axis(jnp.cos(x), jnp.broadcast_to(at, (2, 3, 2)), axis=2))


@case((6, 4), (5, 4), more=[ROWS])
def add_rows(x, u, rows):
    return jnp.sum(jnp.tanh(x.at[rows].add(u * u)))


@case((6, 4), (5, 4), more=[ROWS + 2])
def add_rows_dropped(x, u, rows):
    return jnp.sum(jnp.exp(x.at[rows].add(u, mode="drop") * 0.5))


@case((6,), (3,), low=0.5, more=[np.array([4, 0, 2], np.int32)])
def multiply_places(x, u, rows):
    return jnp.sum(jnp.log(x.at[rows].multiply(u, unique_indices=True)))


@case((6, 2), (5, 2), more=[ROWS])
def maximum_rows(x, u, rows):
    return jnp.sum(x.at[rows].max(u) ** 2)


@case((6, 2), (5, 2), more=[ROWS])
def minimum_rows(x, u, rows):
    return jnp.sum(x.at[rows].min(u) ** 3)


@case((6, 3), (3, 3), more=[np.array([4, 0, 2], np.int32)])
def set_rows(x, u, rows):
    return jnp.sum(jnp.sin(x.at[rows].set(u)) * jnp.arange(18.0).reshape(6, 3))


@case((8, 3), (4, 3), more=[np.array([0, 0, 1, 1, 1, 2, 3, 3], np.int32)])
def segment_sum(x, w, segments):
    return jnp.sum(jnp.tanh(jax.ops.segment_sum(x, segments, 4)) * w)


@case((8,), more=[np.array([0, 0, 1, 1, 1, 2, 3, 3], np.int32)])
def segment_softmax(x, segments):
    e = jnp.exp(x - jax.ops.segment_max(x, segments, 4)[segments])
    return jnp.sum((e / jax.ops.segment_sum(e, segments, 4)[segments]) ** 2)


@case((5, 3), (3, 3), more=[np.array([0, 2, 4, 1], np.int32), np.array([1, 1, 0, 3], np.int32)])
def graph_layer(x, w, senders, receivers):
    return jnp.sum(jax.nn.relu(jnp.zeros((5, 3)).at[receivers].add((x @ w)[senders]) + x) ** 2)


@case((6, 5), more=[np.int32(3), np.int32(-1)])
def slices_at(x, i, j):
    return jnp.sum(lax.dynamic_slice(x, (i, j), (3, 2)) ** 3)


@case((6, 5), (2, 3), more=[np.int32(5), np.int32(1)])
def update_at(x, u, i, j):
    return jnp.sum(jnp.exp(lax.dynamic_update_slice(x * 0.5, u, (i, j))))


@case((4, 4))
def diagonals(x):
    return jnp.sum(jnp.diag(x @ x) ** 2) + jnp.trace(jnp.sin(x))


@case((3, 4), (3,))
def strided(x, w):
    return jnp.sum(x[:, ::-2] * w[:, None]) + jnp.sum(jnp.roll(x, 2, axis=1)[1:, 1:3] ** 2)


# ---- windows


@case((1, 6, 6, 2), (1, 3, 3, 2))
def max_pool(x, w):
    y = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return jnp.sum(y * w)


@case((1, 5, 5, 1))
def max_pool_same(x):
    return jnp.sum(lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") ** 2)


@case((2, 7))
def min_pool(x):
    return jnp.sum(jnp.exp(lax.reduce_window(x, jnp.inf, lax.min, (1, 3), (1, 2), "VALID")))


@case((1, 6, 5, 2))
def mean_pool(x):
    s = lax.reduce_window(x, 0.0, lax.add, (1, 3, 2, 1), (1, 1, 2, 1), "SAME")
    c = lax.reduce_window(jnp.ones_like(x), 0.0, lax.add, (1, 3, 2, 1), (1, 1, 2, 1), "SAME")
    return jnp.sum(jnp.tanh(s / c))


@case((9,))
def dilated_window(x):
    y = lax.reduce_window(x, 0.0, lax.add, (3,), (2,), [(2, 1)], base_dilation=(2,), window_dilation=(3,))
    return jnp.sum(y**2)


@case((8,))
def sums_so_far(x):
    return jnp.sum(jnp.cumsum(x) ** 2)


@case((3, 8))
def sums_to_come(x):
    return jnp.sum(jnp.sin(lax.cumsum(x, axis=1, reverse=True)))


@case((8,), low=0.3)
def products_so_far(x):
    return jnp.sum(jnp.cumprod(x))


@case((4, 6))
def maxima_so_far(x):
    return jnp.sum(lax.cummax(x, axis=0) ** 2)


@case((4, 6))
def minima_so_far(x):
    return jnp.sum(lax.cummin(x, axis=1, reverse=True) ** 2)


@case((7,))
def logsumexp_so_far(x):
    return jnp.sum(jnp.log(jnp.cumsum(jnp.exp(x))))


@case((2, 10), (4,))
def moving_average(x, w):
    return jnp.sum(jax.vmap(lambda r: jnp.convolve(r, w, mode="valid"))(x) ** 2)


# ---- convolutions


def conv(x, w, strides=(1, 1), padding="SAME", dims=("NHWC", "HWIO", "NHWC"), **more):
    return lax.conv_general_dilated(x, w, strides, padding, dimension_numbers=dims, **more)


@case((1, 5, 5, 2), (3, 3, 2, 3))
def conv_same(x, w):
    return jnp.sum(jnp.tanh(conv(x, w)))


@case((2, 6, 6, 2), (3, 3, 2, 2))
def conv_strided(x, w):
    return jnp.sum(conv(x, w, (2, 2), "VALID") ** 2)


@case((1, 2, 6, 6), (3, 2, 3, 2))
def conv_features_first(x, w):
    return jnp.sum(jnp.sin(conv(x, w, (2, 1), [(1, 2), (0, 1)], ("NCHW", "OIHW", "NCHW"))))


@case((1, 7, 7, 2), (3, 3, 2, 2))
def conv_dilated(x, w):
    return jnp.sum(jnp.tanh(conv(x, w, (1, 1), [(2, 2), (1, 3)], rhs_dilation=(2, 2))))


@case((1, 4, 4, 2), (3, 3, 2, 2))
def conv_transposed(x, w):
    return jnp.sum(lax.conv_transpose(x, w, (2, 2), "SAME") ** 2)


@case((1, 5, 5, 4), (3, 3, 1, 4))
def conv_depthwise(x, w):
    return jnp.sum(conv(x, w, feature_group_count=4) ** 3)


@case((1, 5, 5, 4), (2, 2, 2, 6))
def conv_groups(x, w):
    return jnp.sum(jnp.tanh(conv(x, w, padding="VALID", feature_group_count=2)))


@case((4, 5, 5, 2), (2, 2, 2, 4))
def conv_batch_groups(x, w):
    return jnp.sum(conv(x, w, padding="VALID", batch_group_count=2) ** 2)


@case((1, 5, 5, 2), (3, 3, 2, 2))
def conv_negative_padding(x, w):
    return jnp.sum(conv(x, w, (1, 2), [(-1, 1), (2, -1)]) ** 2)


@case((2, 9, 3), (4, 3, 2))
def conv_line(x, w):
    return jnp.sum(jnp.exp(0.1 * conv(x, w, (2,), [(1, 1)], ("NHC", "HIO", "NHC"))))


@case((1, 3, 4, 3, 1), (2, 2, 2, 1, 2))
def conv_volume(x, w):
    return jnp.sum(conv(x, w, (1, 1, 1), "VALID", ("NDHWC", "DHWIO", "NDHWC")) ** 2)


@case((1, 6, 6, 1), (3, 3, 1, 2), (2,), (18, 3))
def conv_net(x, w, b, v):
    h = jax.nn.relu(conv(x, w) + b)
    h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return -jnp.sum(jax.nn.log_softmax(h.reshape(1, -1) @ v)[:, 1])


@case((1, 4, 4, 3), (3, 3, 3, 3), (3, 3, 3, 3))
def residual_block(x, v, w):
    return jnp.sum(jax.nn.relu(x + conv(jax.nn.relu(conv(x, v)), w)) ** 2)


@case((1, 4, 4, 2), (1, 1, 2, 4), (3, 3, 1, 4), (1, 1, 4, 2))
def inverted_residual(x, a, d, b):
    h = jnp.clip(conv(x, a), 0.0, 6.0)
    return jnp.sum(jnp.tanh(x + conv(conv(h, d, feature_group_count=4), b)))


# ---- order


@case((7,), (7,))
def sorted_values(x, w):
    return jnp.sum(jnp.sort(x) * w)


@case((3, 6), (3, 6))
def sorted_descending(x, w):
    return jnp.sum(-jnp.sort(-jnp.sin(x), axis=0) * w)


@case((8,), (8,), (8,))
def sorted_by_key(k, v, w):
    return jnp.sum(lax.sort((k, v), num_keys=1)[1] ** 2 * w)


@case((8,), (8,))
def permuted(k, v):
    return jnp.sum(v[jnp.argsort(k)] * jnp.arange(8.0))


@case((3, 8), (3, 3))
def largest(x, w):
    return jnp.sum(lax.top_k(x, 3)[0] ** 2 * w)


@case((9,))
def median(x):
    return jnp.median(x) ** 2 + jnp.percentile(x, 30.0)


@case((3, 7), (7, 2))
def routed(x, w):
    gates, experts = lax.top_k(jax.nn.softmax(x), 2)
    return jnp.sum(gates[..., None] * w[experts])


@case((6,), low=0.1)
def trimmed_mean(x):
    return jnp.mean(jnp.sort(jnp.log(x))[1:-1]) ** 2


# ---- linear algebra


def definite(x):
    return x @ x.T + 3 * jnp.eye(x.shape[-1])


@case((5, 5))
def cholesky_log_determinant(x):
    return 2 * jnp.sum(jnp.log(jnp.diag(lax.linalg.cholesky(definite(x)))))


@case((2, 3, 3))
def cholesky_batch(x):
    a = jnp.einsum("bij,bkj->bik", x, x) + 2 * jnp.eye(3)
    return jnp.sum(jnp.sin(lax.linalg.cholesky(a)))


@case((4, 4), (4, 3))
def triangular_left(x, b):
    a = jnp.tril(x) + 4 * jnp.eye(4)
    return jnp.sum(lax.linalg.triangular_solve(a, b, left_side=True, lower=True) ** 2)


@case((4, 4), (3, 4))
def triangular_right(x, b):
    a = jnp.triu(x) + 4 * jnp.eye(4)
    return jnp.sum(jnp.tanh(lax.linalg.triangular_solve(a, b, left_side=False, lower=False, transpose_a=True)))


@case((4, 4), (4, 2))
def triangular_unit(x, b):
    return jnp.sum(lax.linalg.triangular_solve(0.3 * x, b, left_side=True, lower=True, unit_diagonal=True) ** 2)


@case((4, 2), (4, 4))
def gaussian_likelihood(x, s):
    c = lax.linalg.cholesky(definite(s))
    z = lax.linalg.triangular_solve(c, x, left_side=True, lower=True)
    return -0.5 * jnp.sum(z**2) - 2 * jnp.sum(jnp.log(jnp.diag(c)))


@case((5, 2), (3,), low=0.2)
def gaussian_process(x, p):
    d = jnp.sum((x[:, None] - x[None]) ** 2, axis=-1)
    k = p[0] * jnp.exp(-d / p[1]) + (0.1 + p[2]) * jnp.eye(5)
    c = lax.linalg.cholesky(k)
    return jnp.sum(jnp.log(jnp.diag(c))) + jnp.sum(lax.linalg.triangular_solve(c, x, left_side=True, lower=True) ** 2)


# ---- normalisation, layers


@case((6, 3), (3,), (3,))
def batch_norm(x, s, b):
    m, v = jnp.mean(x, axis=0), jnp.var(x, axis=0)
    return jnp.sum(((x - m) / jnp.sqrt(v + 1e-3) * s + b) ** 3)


@case((2, 3, 3, 2), (2,), (2,))
def batch_norm_image(x, s, b):
    m = jnp.mean(x, axis=(0, 1, 2))
    v = jnp.mean((x - m) ** 2, axis=(0, 1, 2))
    return jnp.sum(jax.nn.relu((x - m) * lax.rsqrt(v + 1e-5) * s + b) ** 2)


@case((4, 6), (6,), (6,))
def layer_norm(x, s, b):
    return jnp.sum(jnp.tanh(jax.nn.standardize(x, axis=-1, epsilon=1e-5) * s + b))


@case((4, 6), (6,))
def rms_norm(x, s):
    return jnp.sum(jnp.sin(x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * s))


@case((4, 8), (8,))
def group_norm(x, s):
    y = jax.nn.standardize(x.reshape(4, 2, 4), axis=-1).reshape(4, 8)
    return jnp.sum((y * s) ** 3)


@case((3, 5))
def softmax_entropy(x):
    p = jax.nn.softmax(x)
    return -jnp.sum(p * jnp.log(p))


@case((3, 5), more=[np.array([1, 0, 4], np.int32)])
def cross_entropy(x, labels):
    return -jnp.mean(jnp.sum(jax.nn.one_hot(labels, 5, dtype=x.dtype) * jax.nn.log_softmax(x), axis=1))


@case((4, 3))
def log_sum_exp(x):
    return jnp.sum(jax.nn.logsumexp(x, axis=0) ** 2)


@case((5, 4), (5, 4), (5, 4))
def attention(q, k, v):
    return jnp.sum(jax.nn.softmax(q @ k.T / 2.0) @ v * jnp.cos(v))


@case((4, 6), (6, 6), (6, 6), (6, 6))
def causal_attention(x, a, b, c):
    q, k, v = ((x @ w).reshape(4, 2, 3) for w in (a, b, c))
    s = jnp.einsum("qhd,khd->hqk", q, k) / jnp.sqrt(3.0)
    p = jax.nn.softmax(jnp.where(jnp.tril(jnp.ones((4, 4), bool)), s, -1e9))
    return jnp.sum(jnp.einsum("hqk,khd->qhd", p, v) ** 2)


@case((7, 4), (4, 4), (4, 7), more=[np.array([1, 6, 2, 1], np.int32)])
def language_model(table, w, out, tokens):
    h = jnp.tanh(table[tokens[:-1]] @ w)
    return -jnp.sum(jnp.take_along_axis(jax.nn.log_softmax(h @ out), tokens[1:, None], axis=1))


@case((3, 2), (2, 8), (2, 8), (8,))
def lstm_step(x, w, u, b):
    h = c = jnp.zeros(2)
    for t in range(3):
        i, f, g, o = jnp.split(x[t] @ w + h @ u + b, 4)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return jnp.sum(h**2)


@case((3, 2), (2, 4), (4, 4))
def recurrent(x, w, u):
    h = jnp.zeros(4)
    for t in range(3):
        h = jnp.tanh(x[t] @ w + h @ u)
    return jnp.sum(h)


@case((4, 3), (3, 8), (8,), (8, 2))
def perceptron(x, w, b, v):
    return jnp.sum(jax.nn.gelu(x @ w + b) @ v)


@case((4, 3), (3, 4))
def gated(x, w):
    return jnp.sum(jax.nn.glu(jax.nn.silu(x @ w)))


@case((6,))
def activations(x):
    return jnp.sum(jax.nn.elu(x) + jax.nn.softplus(x) * jax.nn.selu(x) + jax.nn.leaky_relu(x) * jax.nn.swish(x))


@case((4, 3), (4, 3))
def contrastive(x, y):
    x, y = (a / jnp.linalg.norm(a, axis=1, keepdims=True) for a in (x, y))
    return -jnp.sum(jnp.diag(jax.nn.log_softmax(x @ y.T / 0.5)))


@case((3, 4), (3, 4))
def huber(x, y):
    d = jnp.abs(x - y)
    return jnp.mean(jnp.where(d < 1.0, 0.5 * d * d, d - 0.5))


@case((2, 3, 4), (4, 5), (3, 5))
def einsum(x, w, v):
    return jnp.sum(jnp.einsum("bij,jk,ik->bk", x, w, v) ** 2)


@case((3, 3), (3, 3))
def chain_of_products(a, b):
    return jnp.trace(a @ b @ a.T @ b.T)


# ---- control and elements


@case((4,), more=[np.int32(2)])
def chosen(x, i):
    return lax.switch(i, [jnp.sum, jnp.prod, lambda v: jnp.sum(jnp.exp(v))], x) ** 2


@case((4,), (4,))
def branched(x, y):
    return lax.cond(x[0] > y[0], lambda: jnp.sum(x * y), lambda: jnp.sum(jnp.sin(x) + y * y))


@case((5,), low=0.2)
def powers(x):
    return jnp.sum(x**2.5 + x ** jnp.flip(x) + jnp.cbrt(x) * lax.rsqrt(x))


@case((5,), low=-0.9, high=0.9)
def inverse_functions(x):
    return jnp.sum(jnp.arcsin(x) * jnp.arctanh(x) + jnp.arccos(x) * jnp.arcsinh(x) + lax.erf_inv(x))


@case((5,), (5,))
def angles(x, y):
    return jnp.sum(jnp.arctan2(x, y) * jnp.hypot(x, y) + jnp.arctan(x * y))


@case((5,))
def hyperbolic(x):
    return jnp.sum(jnp.sinh(x) / jnp.cosh(x) + lax.erf(x) * lax.erfc(x) + jnp.expm1(x) * jnp.log1p(x * x))


@case((3, 5))
def variances(x):
    return jnp.sum(jnp.std(x, axis=0)) + jnp.var(x) + jnp.sum(jnp.mean(x, axis=1) ** 3)


@case((3, 5))
def extremes(x):
    return jnp.max(x) * jnp.min(x) + jnp.sum(jnp.max(x, axis=0) * jnp.min(x, axis=1)[:1]) + jnp.ptp(x)


@case((2, 3))
def products(x):
    return jnp.prod(x) + jnp.sum(jnp.prod(x, axis=1) ** 2)


@case((3, 4), (2, 4))
def stacked(x, y):
    return jnp.sum(jnp.concatenate([x, y * y, x[:1]], axis=0) ** 3) + jnp.sum(jnp.stack([x[0], y[1]]) ** 2)


@case((3, 3))
def padded(x):
    return jnp.sum(jnp.sin(jnp.pad(x, ((1, 2), (0, 1)), mode="edge"))) + jnp.sum(jnp.pad(x, 2, mode="reflect") ** 2)


@case((4, 3))
def mixed_precision(x):
    return jnp.sum((x.astype(jnp.float32).astype(jnp.float64) * 2) ** 2)


@case((4,), (4,))
def clamped(x, y):
    return jnp.sum(jnp.clip(x * y, -1.0, y * 0 + 1.0) ** 2) + jnp.sum(jnp.maximum(x, y) * jnp.minimum(x, y))


@case((6, 2))
def pairwise_energy(x):
    d = x[:, None] - x[None] + jnp.eye(6)[..., None]
    r = jnp.sqrt(jnp.sum(d * d, axis=-1) + 0.1)
    return jnp.sum(jnp.triu(1 / r**6 - 1 / r**3, 1))


@case((4,), (4,))
def leapfrog(q, p):
    for _ in range(4):
        p = p - 0.05 * jnp.sin(q)
        q = q + 0.1 * p
        p = p - 0.05 * jnp.sin(q)
    return 0.5 * jnp.sum(p * p) - jnp.sum(jnp.cos(q))


@case((5,), (5,))
def rational(x, y):
    return jnp.sum((x**3 - 2 * x * y) / (1 + x * x + y * y)) + jnp.sum(jnp.sign(x) * jnp.sqrt(jnp.abs(x)))


@case((3, 4), (4, 4))
def checkpointed(x, w):
    f = jax.checkpoint(lambda h: jnp.tanh(h @ w))
    return jnp.sum(f(f(x)) ** 2)


@case((6,), (3,))
def interpolated(x, y):
    return jnp.sum(jnp.interp(y, jnp.arange(6.0) - 2.5, x) ** 2)


@case((4,), (6,))
def polynomial(c, x):
    return jnp.sum(jnp.polyval(c, x) ** 2)


@case((3,), (5, 3), more=[np.array([0, 2, 2, 1, 0], np.int32)])
def mixture(m, x, groups):
    means = jax.ops.segment_sum(x, groups, 3) / 2.0
    d = jnp.sum((x[:, None] - means) ** 2 * jnp.exp(m), axis=-1)
    return -jnp.sum(jax.nn.logsumexp(-d, axis=1))


def make(name, f, arguments):
    wanted = [i for i, a in enumerate(arguments) if a.dtype == np.float64]
    text = jax.jit(f, keep_unused=True).lower(*arguments).as_text()
    text = text.replace("func.func public @main(", "func.func public @program(")
    value, by = jax.value_and_grad(f, argnums=wanted)(*arguments)
    results = [np.asarray(value)] + [np.asarray(d) for d in by]
    assert all(np.all(np.isfinite(r)) for r in results), name
    assert "@program(" in text and not re.search(r"/(tmp|work|home|root|usr)/", text), name
    with open(os.path.join(HERE, name + ".mlir"), "w") as out:
        out.write(text)
    store.write_members(os.path.join(HERE, name + ".npz"), arguments, results)
    return [name, "1e-11", ",".join(f"{max(np.max(np.abs(r), initial=0), 1e-3):.2g}" for r in results), "0"]


def main():
    for entry in os.listdir(HERE):
        if os.path.splitext(entry)[1] in (".mlir", ".npz"):
            os.remove(os.path.join(HERE, entry))
    rows = [make(name, *CASES[name]) for name in CASES]
    with open(os.path.join(HERE, "index.tsv"), "w") as out:
        out.write("# rtol: relative to the larger of |expected| and floor, which is the largest magnitude of the result.\n")
        out.write("\t".join(store.COLUMNS) + "\n")
        out.writelines("\t".join(row) + "\n" for row in rows)
    print(f"{len(rows)} compositions")


if __name__ == "__main__":
    main()
