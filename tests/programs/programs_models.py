"""Models with their training steps: convolutional, residual, recurrent, attention, graphs; optimisers, sampling."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import integers, normal, uniform
from programs import case

NHWC = ("NHWC", "HWIO", "NHWC")
KEY = np.array([7, 11], np.uint32)


def conv(x, k, stride=1, groups=1):
    return lax.conv_general_dilated(
        x, k, (stride, stride), "SAME", dimension_numbers=NHWC, feature_group_count=groups
    )


def norm(x, scale, shift):
    mean, var = x.mean((0, 1, 2)), x.var((0, 1, 2))
    return (x - mean) * lax.rsqrt(var + 1e-5) * scale + shift


def cross_entropy(logits, labels):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], -1))


def weights(seed, **shapes):
    return {n: normal(*s, seed=seed + n, scale=(1 / np.prod(s[:-1])) ** 0.5) for n, s in shapes.items()}


def max_pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


# ---- images -------------------------------------------------------------------------------------------------------------

IMAGES, LABELS = normal(4, 8, 8, 2), integers(4, low=0, high=5, seed="labels")
CNN = weights("cnn", a=(3, 3, 2, 6), b=(3, 3, 6, 8), c=(32, 5))


def cnn(p, x):
    x = max_pool(jax.nn.relu(conv(x, p["a"])))
    x = max_pool(jax.nn.relu(conv(x, p["b"])))
    return x.reshape(x.shape[0], -1) @ p["c"]


def sgd_step(model, p, x, y, rate=0.1):
    loss, g = jax.value_and_grad(lambda q: cross_entropy(model(q, x), y))(p)
    return loss, jax.tree.map(lambda a, b: a - rate * b, p, g)


case("cnn_forward", CNN, IMAGES)(cnn)
case("cnn_sgd", CNN, IMAGES, LABELS, rtol=3e-5)(lambda p, x, y: sgd_step(cnn, p, x, y))
case("cnn_sgd_loop", CNN, IMAGES, LABELS, rtol=3e-4)(
    lambda p, x, y: lax.fori_loop(0, 4, lambda i, q: sgd_step(cnn, q, x, y)[1], p)
)
RES = weights("res", a=(3, 3, 4, 4), b=(3, 3, 4, 4)) | {n: uniform(4, seed=n) for n in ("s1", "t1", "s2", "t2")}
DOWN = weights("down", a=(3, 3, 4, 6), b=(3, 3, 6, 6), skip=(1, 1, 4, 6)) | {
    n: uniform(6, seed=n) for n in ("s1", "t1", "s2", "t2")
}
FEATURES = normal(2, 6, 6, 4)


def residual(p, x, stride=1):
    y = jax.nn.relu(norm(conv(x, p["a"], stride), p["s1"], p["t1"]))
    y = norm(conv(y, p["b"]), p["s2"], p["t2"])
    return jax.nn.relu(y + (conv(x, p["skip"], stride) if "skip" in p else x))


case("resnet_block", RES, FEATURES)(residual)
case("resnet_block_down", DOWN, FEATURES)(lambda p, x: residual(p, x, 2))
case("resnet_block_gradient", RES, FEATURES, rtol=2e-4)(jax.grad(lambda p, x: jnp.sum(residual(p, x) ** 2), (0, 1)))
case("resnet_down_gradient", DOWN, FEATURES, rtol=2e-4)(jax.grad(lambda p, x: jnp.mean(residual(p, x, 2) ** 2), (0, 1)))
# The same kind of blocks with the channels first, as PyTorch has them; large enough for new layouts.
FIRST = weights("first", a=(16, 4, 3, 3), b=(16, 16, 3, 3), skip=(16, 4, 1, 1), depth=(16, 1, 3, 3), up=(24, 16, 1, 1)) | {
    n: uniform(16, seed=n) for n in ("s1", "t1", "s2", "t2")
}
PLANES = normal(2, 4, 16, 16)


def conv_first(x, k, stride=1, groups=1):
    return lax.conv_general_dilated(x, k, (stride, stride), "SAME", feature_group_count=groups)


def norm_first(x, scale, shift):
    mean, var = x.mean((0, 2, 3), keepdims=True), x.var((0, 2, 3), keepdims=True)
    return (x - mean) * lax.rsqrt(var + 1e-5) * scale[:, None, None] + shift[:, None, None]


def residual_first(p, x):
    y = jax.nn.relu(norm_first(conv_first(x, p["a"], 2), p["s1"], p["t1"]))
    y = norm_first(conv_first(y, p["b"]), p["s2"], p["t2"])
    y = jax.nn.relu(y + conv_first(x, p["skip"], 2))
    y = lax.reduce_window(y, -jnp.inf, lax.max, (1, 1, 3, 3), (1, 1, 2, 2), "SAME")
    y = conv_first(jax.nn.relu6(conv_first(y, p["depth"], groups=16)), p["up"])
    return jnp.concatenate([y, y[:, :8] ** 2], 1).mean((2, 3))


case("channels_first", FIRST, PLANES, rtol=3e-5)(residual_first)
case("channels_first_gradient", FIRST, PLANES, rtol=3e-4)(
    jax.grad(lambda p, x: jnp.mean(residual_first(p, x) ** 2), (0, 1))
)
MOBILE = weights("mobile", up=(1, 1, 4, 12), depth=(3, 3, 1, 12), down=(1, 1, 12, 4))


def mobile(p, x):
    y = jax.nn.relu6(conv(x, p["up"]))
    y = jax.nn.relu6(conv(y, p["depth"], 1, 12))
    return x + conv(y, p["down"])


case("mobilenet_block", MOBILE, FEATURES)(mobile)
case("mobilenet_gradient", MOBILE, FEATURES, rtol=1e-4)(jax.grad(lambda p, x: jnp.sum(jnp.sin(mobile(p, x))), (0, 1)))
UNET = weights("unet", a=(3, 3, 2, 4), b=(3, 3, 4, 8), up=(2, 2, 8, 4), c=(3, 3, 8, 2))


def unet(p, x):
    a = jax.nn.silu(conv(x, p["a"]))
    b = jax.nn.silu(conv(max_pool(a), p["b"]))
    up = lax.conv_transpose(b, p["up"], (2, 2), "SAME")
    return conv(jnp.concatenate([a, up], -1), p["c"])


case("unet_forward", UNET, IMAGES)(unet)
case("unet_gradient", UNET, IMAGES, rtol=1e-4)(jax.grad(lambda p, x: jnp.mean((unet(p, x) - x) ** 2)))
AUTO = weights("auto", a=(3, 3, 2, 4), mean=(64, 3), var=(64, 3), out=(3, 128))


def variational(p, x, key):
    h = jax.nn.relu(conv(x, p["a"], 2)).reshape(x.shape[0], -1)
    mean, log_var = h @ p["mean"], h @ p["var"]
    z = mean + jnp.exp(0.5 * log_var) * jax.random.normal(key, mean.shape)
    kl = 0.5 * jnp.sum(jnp.exp(log_var) + mean**2 - 1 - log_var)
    return jnp.mean(((z @ p["out"]).reshape(x.shape) - x) ** 2) + 0.01 * kl


case("autoencoder_gradient", AUTO, IMAGES, KEY, rtol=1e-4)(jax.value_and_grad(variational))
VIT = weights("vit", patch=(4, 4, 2, 8), q=(8, 8), k=(8, 8), v=(8, 8), o=(8, 8), up=(8, 16), down=(16, 8), head=(8, 5))


def layer_norm(x):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


def vision(p, x):
    x = lax.conv_general_dilated(x, p["patch"], (4, 4), "VALID", dimension_numbers=NHWC).reshape(x.shape[0], -1, 8)
    y = layer_norm(x)
    split = lambda a: a.reshape(*a.shape[:2], 2, 4)
    x = x + jax.nn.dot_product_attention(split(y @ p["q"]), split(y @ p["k"]), split(y @ p["v"])).reshape(x.shape) @ p["o"]
    x = x + jax.nn.gelu(layer_norm(x) @ p["up"]) @ p["down"]
    return x.mean(1) @ p["head"]


case("vision_transformer_sgd", VIT, IMAGES, LABELS, rtol=1e-4)(lambda p, x, y: sgd_step(vision, p, x, y))

# ---- sequences ------------------------------------------------------------------------------------------------------------

SEQUENCE, CLASSES = normal(3, 7, 5), integers(3, low=0, high=4)
LSTM = weights("lstm", x=(5, 24), h=(6, 24), out=(6, 4))
GRU = weights("gru", x=(5, 18), h=(6, 18), out=(6, 4))


def lstm(p, x):
    def step(state, x):
        h, c = state
        i, f, g, o = jnp.split(x @ p["x"] + h @ p["h"], 4, -1)
        c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    zero = jnp.zeros((x.shape[0], 6))
    return lax.scan(step, (zero, zero), x.swapaxes(0, 1))[0][0] @ p["out"]


def gru(p, x):
    def step(h, x):
        (r, z, n), (a, b, c) = jnp.split(x @ p["x"], 3, -1), jnp.split(h @ p["h"], 3, -1)
        r, z = jax.nn.sigmoid(r + a), jax.nn.sigmoid(z + b)
        return (1 - z) * jnp.tanh(n + r * c) + z * h, ()

    return lax.scan(step, jnp.zeros((x.shape[0], 6)), x.swapaxes(0, 1))[0] @ p["out"]


case("lstm_forward", LSTM, SEQUENCE)(lstm)
case("lstm_sgd", LSTM, SEQUENCE, CLASSES, rtol=1e-4)(lambda p, x, y: sgd_step(lstm, p, x, y))
case("gru_forward", GRU, SEQUENCE)(gru)
case("gru_sgd", GRU, SEQUENCE, CLASSES, rtol=1e-4)(lambda p, x, y: sgd_step(gru, p, x, y))
case("temporal_conv", weights("tcn", a=(3, 5, 6), b=(3, 6, 4)), SEQUENCE)(
    lambda p, x: lax.conv_general_dilated(
        jax.nn.relu(lax.conv_general_dilated(x, p["a"], (1,), ((2, 0),), dimension_numbers=("NWC", "WIO", "NWC"))),
        p["b"], (1,), ((4, 0),), rhs_dilation=(2,), dimension_numbers=("NWC", "WIO", "NWC"),
    )
)
GPT = weights(
    "gpt", embed=(11, 8), place=(12, 8), q=(8, 8), k=(8, 8), v=(8, 8), o=(8, 8), up=(8, 16), down=(16, 8)
)
TOKENS = integers(2, 9, low=0, high=11, seed="tokens")


def gpt(p, tokens):
    n = tokens.shape[1]
    x = p["embed"][tokens] + p["place"][:n]
    y = layer_norm(x)
    split = lambda a: a.reshape(*a.shape[:2], 2, 4)
    q, k, v = (split(y @ p[w]) for w in "qkv")
    x = x + jax.nn.dot_product_attention(q, k, v, is_causal=True).reshape(x.shape) @ p["o"]
    x = x + jax.nn.gelu(layer_norm(x) @ p["up"]) @ p["down"]
    return layer_norm(x) @ p["embed"].T


def gpt_loss(p, tokens):
    return cross_entropy(gpt(p, tokens[:, :-1]), tokens[:, 1:])


case("gpt_forward", GPT, TOKENS)(gpt)
case("gpt_gradient", GPT, TOKENS, rtol=1e-4)(jax.value_and_grad(gpt_loss))


def decode(p, key, prompt):
    def step(i, state):
        tokens, key = state
        key, use = jax.random.split(key)
        logits = gpt(p, tokens)[:, i - 1]
        best, places = lax.top_k(logits / 0.8, 4)
        choice = jax.random.categorical(use, best)
        picked = jnp.take_along_axis(places, choice[:, None], 1)[:, 0]
        return tokens.at[:, i].set(picked), key

    tokens = jnp.zeros((prompt.shape[0], 10), jnp.int32).at[:, :3].set(prompt)
    return lax.fori_loop(3, 10, step, (tokens, key))[0]


case("gpt_sampled_decode", GPT, KEY, TOKENS[:, :3])(decode)
case("gpt_greedy_decode", GPT, TOKENS[:, :3])(
    lambda p, t: lax.fori_loop(
        3, 9, lambda i, s: s.at[:, i].set(jnp.argmax(gpt(p, s)[:, i - 1], -1)), jnp.pad(t, ((0, 0), (0, 6)))
    )
)


def cached_step(p, cache_k, cache_v, token, i):
    x = p["embed"][token] + p["place"][i]
    y = layer_norm(x)
    cache_k = lax.dynamic_update_slice(cache_k, (y @ p["k"])[:, None], (0, i, 0))
    cache_v = lax.dynamic_update_slice(cache_v, (y @ p["v"])[:, None], (0, i, 0))
    scores = jnp.einsum("bd,btd->bt", y @ p["q"], cache_k) / 8**0.5
    scores = jnp.where(jnp.arange(12) <= i, scores, -jnp.inf)
    x = x + jnp.einsum("bt,btd->bd", jax.nn.softmax(scores), cache_v) @ p["o"]
    return cache_k, cache_v, layer_norm(x) @ p["embed"].T


case("gpt_cached_step", GPT, normal(2, 12, 8), normal(2, 12, 8, seed="v"), TOKENS[:, 0], np.int32(5))(cached_step)
case("beam_step", normal(3, 11), normal(3, seed="scores"))(
    lambda logits, scores: (lambda s, i: (s, i // 11, i % 11))(*lax.top_k((scores[:, None] + jax.nn.log_softmax(logits)).ravel(), 3))
)
case("nucleus_sampling", KEY, normal(2, 15))(
    lambda key, x: (
        lambda order: (
            lambda s: jax.random.categorical(key, jnp.where(jnp.cumsum(jax.nn.softmax(s), -1) - jax.nn.softmax(s) < 0.8, s, -jnp.inf))
        )(jnp.take_along_axis(x, order, 1))
    )(jnp.argsort(-x, axis=1))
)
case("skip_gram", weights("gram", a=(20, 6), b=(20, 6)), integers(12, low=0, high=20), integers(12, 4, low=0, high=20))(
    jax.grad(lambda p, c, o: -jnp.mean(jax.nn.log_sigmoid(jnp.einsum("nd,nkd->nk", p["a"][c], p["b"][o]))))
)


def connectionist(logits, labels):  # the forward algorithm of CTC, with blanks between the labels
    logs = jax.nn.log_softmax(logits)
    path = jnp.zeros(2 * labels.shape[0] + 1, jnp.int32).at[1::2].set(labels)
    skip = (path != jnp.roll(path, 2)) & (path != 0) & (jnp.arange(path.shape[0]) > 1)

    def step(a, row):
        one = jnp.concatenate([jnp.array([-1e30]), a[:-1]])
        two = jnp.where(skip, jnp.concatenate([jnp.array([-1e30, -1e30]), a[:-2]]), -1e30)
        return jnp.logaddexp(jnp.logaddexp(a, one), two) + row[path], ()

    first = jnp.full(path.shape, -1e30).at[:2].set(logs[0, path[:2]])
    a = lax.scan(step, first, logs[1:])[0]
    return -jnp.logaddexp(a[-1], a[-2])


case("ctc_loss", normal(9, 6), np.array([2, 4, 4], np.int32), rtol=1e-4)(jax.value_and_grad(connectionist))

# ---- graphs, optimisers ------------------------------------------------------------------------------------------------------

NODES, FROM, TO = normal(8, 5), integers(20, low=0, high=8), integers(20, low=0, high=8, seed="to")
GNN = weights("gnn", a=(5, 6), b=(6, 4), message=(10, 6))


def graph_conv(p, x, s, t):
    degree = jax.ops.segment_sum(jnp.ones(s.shape[0]), t, 8)
    h = jax.nn.relu(jax.ops.segment_sum((x @ p["a"])[s], t, 8) / jnp.maximum(degree, 1)[:, None])
    return jax.ops.segment_sum((h @ p["b"])[s], t, 8)


def graph_attention(p, x, s, t):
    message = jnp.tanh(jnp.concatenate([x[s], x[t]], -1) @ p["message"])
    score = message.sum(-1)
    top = jax.ops.segment_max(score, t, 8)
    e = jnp.exp(score - top[t])
    return jax.ops.segment_sum(message * (e / jax.ops.segment_sum(e, t, 8)[t])[:, None], t, 8)


case("graph_convolution", GNN, NODES, FROM, TO)(graph_conv)
case("graph_attention", GNN, NODES, FROM, TO)(graph_attention)
case("graph_gradient", GNN, NODES, FROM, TO, rtol=1e-4)(jax.grad(lambda p, x, s, t: jnp.sum(graph_conv(p, x, s, t) ** 2)))
case("graph_attention_gradient", GNN, NODES, FROM, TO, rtol=1e-4)(
    jax.grad(lambda p, x, s, t: jnp.sum(jnp.cos(graph_attention(p, x, s, t))), (0, 1))
)
MLP = weights("mlp", a=(6, 8), b=(8, 3))
POINTS, KINDS = normal(10, 6), integers(10, low=0, high=3)


def mlp(p, x):
    return jnp.tanh(x @ p["a"]) @ p["b"]


def optimiser(update):
    def train(p, x, y):
        def step(i, state):
            p, m = state
            g = jax.grad(lambda q: cross_entropy(mlp(q, x), y))(p)
            pairs = jax.tree.map(lambda w, a, b: update(w, a, b, i), p, m, g)
            return tuple(jax.tree.map(lambda t, k=k: t[k], pairs, is_leaf=lambda t: isinstance(t, tuple)) for k in (0, 1))

        return lax.fori_loop(0, 5, step, (p, jax.tree.map(jnp.zeros_like, p)))

    return train


case("train_momentum", MLP, POINTS, KINDS, rtol=1e-4)(optimiser(lambda w, m, g, i: (w - 0.1 * (0.9 * m + g), 0.9 * m + g)))
case("train_rms", MLP, POINTS, KINDS, rtol=2e-3)(
    optimiser(lambda w, m, g, i: (w - 0.01 * g / (jnp.sqrt(0.9 * m + 0.1 * g * g) + 1e-6), 0.9 * m + 0.1 * g * g))
)


def adam_step(p, m, v, t, x, y):
    g = jax.grad(lambda q: cross_entropy(mlp(q, x), y))(p)
    m = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, m, g)
    v = jax.tree.map(lambda a, b: 0.999 * a + 0.001 * b * b, v, g)
    step = lambda w, a, b: w - 0.01 * (a / (1 - 0.9**t)) / (jnp.sqrt(b / (1 - 0.999**t)) + 1e-8)
    return jax.tree.map(step, p, m, v), m, v


ZERO = jax.tree.map(np.zeros_like, MLP)
case("train_adam", MLP, ZERO, ZERO, np.float32(1), POINTS, KINDS, rtol=1e-3)(adam_step)
case("train_decay", MLP, POINTS, KINDS, rtol=1e-4)(
    optimiser(lambda w, m, g, i: (w * 0.999 - 0.05 * (1 + jnp.cos(i * 0.6)) * g, m))
)
case("train_clipped", MLP, POINTS, KINDS, rtol=1e-4)(
    lambda p, x, y: (
        lambda g: (lambda n: jax.tree.map(lambda w, d: w - 0.1 * d * jnp.minimum(1, 0.5 / n), p, g))(
            jnp.sqrt(sum(jnp.sum(d * d) for d in jax.tree.leaves(g)))
        )
    )(jax.grad(lambda q: cross_entropy(mlp(q, x), y))(p))
)
case("train_minibatches", MLP, POINTS, KINDS, KEY, rtol=1e-4)(
    lambda p, x, y, key: lax.scan(
        lambda q, i: (sgd_step(mlp, q, x[i], y[i])[1], ()), p, jax.random.permutation(key, 10).reshape(5, 2)
    )[0]
)
case("train_mixup", MLP, POINTS, KEY, rtol=1e-4)(
    lambda p, x, key: jax.grad(
        lambda q: jnp.mean(mlp(q, 0.7 * x + 0.3 * x[jax.random.permutation(key, 10)]) ** 2)
    )(p)
)
case("contrastive_loss", normal(6, 5), normal(6, 5, seed="other"))(
    jax.grad(lambda a, b: cross_entropy(a @ b.T / 0.2, jnp.arange(6)) + cross_entropy(b @ a.T / 0.2, jnp.arange(6)))
)
case("triplet_loss", normal(9, 4), integers(9, low=0, high=3))(
    lambda x, y: (lambda d: jnp.mean(jnp.maximum(0, jnp.max(jnp.where(y[:, None] == y, d, -1), 1) - jnp.min(jnp.where(y[:, None] == y, 99, d), 1) + 0.2)))(
        jnp.sum((x[:, None] - x) ** 2, -1)
    )
)
case("hessian_vector", MLP, POINTS, KINDS, rtol=1e-4)(
    lambda p, x, y: jax.jvp(jax.grad(lambda q: cross_entropy(mlp(q, x), y)), (p,), (p,))[1]
)
case("jacobian_rows", MLP, POINTS[:3], rtol=1e-4)(lambda p, x: jax.jacrev(lambda z: mlp(p, z).sum(0))(x))
