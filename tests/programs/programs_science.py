"""Physics, differential equations, samplers, numerics, simulation."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import integers, normal, uniform
from programs import case

KEY = np.array([3, 5], np.uint32)

# ---- differential equations ------------------------------------------------------------------------------------------


def lorenz(s):
    x, y, z = s
    return jnp.stack([10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z])


def runge_kutta(f, y, h):
    a = f(y)
    b = f(y + h / 2 * a)
    c = f(y + h / 2 * b)
    return y + h / 6 * (a + 2 * b + 2 * c + f(y + h * c))


case("ode_lorenz", np.array([1, 1, 1], np.float32), rtol=1e-4)(
    lambda y: lax.scan(lambda s, _: (runge_kutta(lorenz, s, 0.01),) * 2, y, None, length=60)[1]
)
case("ode_pendulum_f64", np.array([1.2, 0.0]), x64=True, rtol=1e-10)(
    lambda y: lax.fori_loop(0, 200, lambda i, s: runge_kutta(lambda q: jnp.stack([q[1], -jnp.sin(q[0])]), s, 0.02), y)
)


def adaptive(y, end):  # Bogacki and Shampine's pair, with its step size control
    f = lambda q: jnp.stack([q[1], -q[0] - 0.2 * q[1]])

    def step(state):
        t, y, h = state
        a = f(y)
        b = f(y + h / 2 * a)
        c = f(y + 0.75 * h * b)
        new = y + h * (2 / 9 * a + 1 / 3 * b + 4 / 9 * c)
        low = y + h * (7 / 24 * a + 0.25 * b + 1 / 3 * c + 0.125 * f(new))
        error = jnp.max(jnp.abs(new - low)) / 1e-4
        good = error < 1
        factor = jnp.clip(0.9 * jnp.maximum(error, 1e-6) ** (-1 / 3), 0.3, 3.0)
        return jnp.where(good, t + h, t), jnp.where(good, new, y), jnp.minimum(h * factor, jnp.maximum(end - t - h * good, 1e-4))

    return lax.while_loop(lambda s: s[0] < end - 1e-3, step, (0.0, y, 0.05))[1]


case("ode_adaptive", np.array([1, 0], np.float32), np.float32(2), rtol=1e-3)(adaptive)
case("ode_gradient", np.array([1, 0.5], np.float32), np.float32(0.3), rtol=1e-4)(
    jax.grad(
        lambda y, k: jnp.sum(
            lax.scan(lambda s, _: (runge_kutta(lambda q: jnp.stack([q[1], -k * q[0]]), s, 0.1), ()), y, None, length=10)[0] ** 2
        ),
        (0, 1),
    )
)
case("stochastic_equation", KEY, np.float32(1))(
    lambda key, x: lax.scan(
        lambda s, z: (s + 0.01 * (0.5 - s) + 0.1 * z * s,) * 2, x, jax.random.normal(key, (50,))
    )[1]
)

# ---- grids and particles -------------------------------------------------------------------------------------------------


def laplacian(u):
    return sum(jnp.roll(u, s, a) for s in (1, -1) for a in (0, 1)) - 4 * u


case("heat_stencil", normal(10, 12))(lambda u: lax.fori_loop(0, 20, lambda i, s: s + 0.1 * laplacian(s), u))
case("heat_convolution", normal(10, 12))(
    lambda u: lax.fori_loop(
        0, 10, lambda i, s: s + 0.1 * jax.scipy.signal.convolve2d(s, jnp.array([[0.0, 1, 0], [1, -4, 1], [0, 1, 0]]), "same"), u
    )
)
case("waves", normal(16), normal(16, seed="velocity"))(
    lambda u, v: lax.fori_loop(0, 30, lambda i, s: (lambda w: (s[0] + 0.1 * w, w))(s[1] + 0.1 * (jnp.roll(s[0], 1) - 2 * s[0] + jnp.roll(s[0], -1))), (u, v))
)
case("reaction_diffusion", uniform(8, 8), uniform(8, 8, seed="v"))(
    lambda u, v: lax.fori_loop(
        0, 10,
        lambda i, s: (
            s[0] + 0.2 * laplacian(s[0]) - s[0] * s[1] ** 2 + 0.04 * (1 - s[0]),
            s[1] + 0.1 * laplacian(s[1]) + s[0] * s[1] ** 2 - 0.1 * s[1],
        ),
        (u, v),
    )
)
case("advection_upwind", normal(20))(
    lambda u: lax.fori_loop(0, 15, lambda i, s: s - 0.3 * (s - s[jnp.arange(-1, 19)]), u)
)
case("semi_lagrangian", normal(8, 9), normal(8, 9, seed="vx"), normal(8, 9, seed="vy"))(
    lambda u, a, b: jax.scipy.ndimage.map_coordinates(
        u, [jnp.arange(8.0)[:, None] - 0.5 * a, jnp.arange(9.0)[None] - 0.5 * b], order=1, mode="wrap"
    )
)
case("game_of_life", integers(9, 11, low=0, high=2))(
    lambda w: lax.fori_loop(
        0, 6,
        lambda i, s: (lambda n: ((n == 3) | ((s == 1) & (n == 4))).astype(jnp.int32))(
            lax.reduce_window(s, 0, lax.add, (3, 3), (1, 1), "SAME")
        ),
        w,
    )
)
case("n_body", normal(7, 3), normal(7, 3, seed="v", scale=0.1), rtol=1e-4)(
    lambda x, v: lax.fori_loop(
        0, 8,
        lambda i, s: (
            lambda d: (s[0] + 0.05 * s[1], s[1] - 0.05 * jnp.sum(d / (jnp.sum(d * d, -1, keepdims=True) + 0.1) ** 1.5, 1))
        )(s[0][:, None] - s[0]),
        (x, v),
    )
)
case("lennard_jones_forces", normal(6, 3, scale=2), rtol=1e-4)(
    jax.grad(lambda x: (lambda r: jnp.sum(jnp.triu((1 / r) ** 6 - (1 / r) ** 3, 1)))(jnp.sum((x[:, None] - x) ** 2, -1) + jnp.eye(6)))
)
case("particles_to_grid", uniform(20, high=8), normal(20))(
    lambda x, q: (lambda i, f: jnp.zeros(8).at[i % 8].add(q * (1 - f)).at[(i + 1) % 8].add(q * f))(
        jnp.floor(x).astype(jnp.int32), x - jnp.floor(x)
    )
)
case("cell_list", uniform(15, high=4))(lambda x: (lambda c: (jnp.argsort(c), jnp.bincount(c, length=4), jnp.cumsum(jnp.bincount(c, length=4))))(x.astype(jnp.int32)))
case("mandelbrot_counts", np.linspace(-2, 1, 13, dtype=np.float32), np.linspace(-1, 1, 9, dtype=np.float32))(
    lambda x, y: lax.fori_loop(
        0, 20,
        lambda i, s: (
            lambda a, b: (jnp.clip(a * a - b * b + x, -9, 9), jnp.clip(2 * a * b + y[:, None], -9, 9), s[2] + (a * a + b * b < 4))
        )(s[0], s[1]),
        (jnp.zeros((9, 13)), jnp.zeros((9, 13)), jnp.zeros((9, 13), jnp.int32)),
    )[2]
)

# ---- samplers --------------------------------------------------------------------------------------------------------------


def energy(x):
    return 0.5 * jnp.sum(x * x) + 0.1 * jnp.sum(x**4)


def metropolis(key, x):
    def step(x, key):
        a, b = jax.random.split(key)
        new = x + 0.3 * jax.random.normal(a, x.shape)
        x = jnp.where(jnp.log(jax.random.uniform(b)) < energy(x) - energy(new), new, x)
        return x, x

    return lax.scan(step, x, jax.random.split(key, 15))


case("metropolis", KEY, normal(3))(metropolis)
case("gibbs_ising", KEY, integers(6, 6, low=0, high=2))(
    lambda key, s: lax.fori_loop(
        0, 4,
        lambda i, w: jnp.where(
            jax.random.uniform(jax.random.fold_in(key, i), (6, 6))
            < jax.nn.sigmoid(0.8 * sum(jnp.roll(w, d, a) for d in (1, -1) for a in (0, 1))),
            jnp.where((jnp.arange(6)[:, None] + jnp.arange(6) + i) % 2 == 0, 1, w),
            jnp.where((jnp.arange(6)[:, None] + jnp.arange(6) + i) % 2 == 0, -1, w),
        ),
        2 * s - 1,
    )
)
case("particle_filter", KEY, normal(12), normal(5, seed="observed"))(
    lambda key, x, z: lax.scan(
        lambda s, o: (
            lambda k, y: (lambda w: ((k, y[jnp.searchsorted(jnp.cumsum(w), (jnp.arange(12) + 0.5) / 12)]), jnp.sum(w * y)))(
                jax.nn.softmax(-((y - o) ** 2))
            )
        )(jax.random.fold_in(s[0], 1), s[1] + 0.1 * jax.random.normal(s[0], (12,))),
        (key, x), z,
    )[1]
)
case("monte_carlo_pi", KEY)(lambda key: jnp.mean(jnp.sum(jax.random.uniform(key, (500, 2)) ** 2, 1) < 1) * 4)
case("markov_chain", KEY, uniform(4, 4))(
    lambda key, p: lax.scan(lambda s, k: (lambda n: (n, n))(jax.random.categorical(k, jnp.log(p[s]))), 0, jax.random.split(key, 12))[1]
)
case("diffusion_step", KEY, normal(2, 4, 4, 1), np.int32(3))(
    lambda key, x, t: (lambda b: (x * jnp.sqrt(1 - b[t]) + jnp.sqrt(b[t]) * jax.random.normal(key, x.shape), jnp.cumprod(1 - b)[t]))(
        jnp.linspace(1e-4, 0.02, 10)
    )
)

# ---- numerics ----------------------------------------------------------------------------------------------------------------

SPD = (lambda a: (a @ a.T + 5 * np.eye(5)).astype(np.float32))(normal(5, 5))
case("conjugate_gradient", SPD, normal(5), rtol=1e-4)(lambda a, b: jax.scipy.sparse.linalg.cg(lambda x: a @ x, b, maxiter=4)[0])
case("newton_method", normal(5, scale=0.3), rtol=1e-4)(
    lambda x: lax.fori_loop(0, 3, lambda i, y: y - jnp.linalg.solve(jax.hessian(energy)(y), jax.grad(energy)(y)), x)
)
case("gauss_newton_step", normal(9), normal(9, seed="y"), np.array([0.5, 0.1], np.float32), rtol=1e-3)(
    lambda x, y, p: (
        lambda r, j: p - jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(j.T @ j + 0.1 * jnp.eye(2)), j.T @ r)
    )(jnp.tanh(p[0] * x + p[1]) - y, jax.jacfwd(lambda q: jnp.tanh(q[0] * x + q[1]) - y)(p))
)
case("kalman_filter", normal(8, 2), rtol=1e-4)(
    lambda z: lax.scan(
        lambda s, o: (
            lambda x, p: (
                lambda k: (((x + k @ (o - x)), (jnp.eye(2) - k) @ p), x + k @ (o - x))
            )(jnp.linalg.solve((p + 0.5 * jnp.eye(2)).T, p.T).T)
        )(jnp.array([[1.0, 0.1], [0.0, 1.0]]) @ s[0], s[1] + 0.1 * jnp.eye(2)),
        (jnp.zeros(2), jnp.eye(2)), z,
    )[1]
)
case("gaussian_process", uniform(7), normal(7), uniform(4, seed="query"), rtol=1e-3)(
    lambda x, y, q: (
        lambda k, l: k(q, x) @ jax.scipy.linalg.cho_solve((l, True), y)
    )(
        lambda a, b: jnp.exp(-((a[:, None] - b) ** 2) / 0.1),
        jnp.linalg.cholesky(jnp.exp(-((x[:, None] - x) ** 2) / 0.1) + 0.1 * jnp.eye(7)),
    )
)
case("gaussian_likelihood", SPD, normal(5), rtol=1e-4)(
    lambda c, x: jax.grad(
        lambda c: (lambda l: -0.5 * jnp.sum(jax.scipy.linalg.solve_triangular(l, x, lower=True) ** 2) - jnp.sum(jnp.log(jnp.diag(l))))(
            jnp.linalg.cholesky(c)
        )
    )(c)
)
case("least_squares", normal(9, 3), normal(9), rtol=1e-4)(lambda a, b: jnp.linalg.solve(a.T @ a, a.T @ b))
case("power_method", SPD, normal(5), rtol=1e-4)(
    lambda a, x: lax.fori_loop(0, 15, lambda i, v: (lambda w: w / jnp.linalg.norm(w))(a @ v), x)
)
case("tridiagonal", uniform(7, low=3, high=4), normal(6), normal(7, seed="b"))(
    lambda d, o, b: (lambda f, g: jnp.linalg.solve(jnp.diag(d) + jnp.diag(f, 1) + jnp.diag(g, -1), b))(o * 0.5, o[::-1] * 0.5)
)
case("bisection", np.float32(2))(
    lambda c: lax.fori_loop(0, 20, lambda i, s: (lambda m: (jnp.where(m * m < c, m, s[0]), jnp.where(m * m < c, s[1], m)))((s[0] + s[1]) / 2), (0.0, c))
)
case("k_means", normal(30, 2), rtol=1e-4)(
    lambda x: lax.fori_loop(
        0, 4,
        lambda i, c: (lambda k: jax.ops.segment_sum(x, k, 4) / jnp.maximum(jnp.bincount(k, length=4), 1)[:, None])(
            jnp.argmin(jnp.sum((x[:, None] - c) ** 2, -1), 1)
        ),
        x[:4],
    )
)
case("nearest_neighbours", normal(20, 3), normal(5, 3, seed="q"))(
    lambda x, q: (lambda d: lax.top_k(-d, 3))(jnp.sum((q[:, None] - x) ** 2, -1))
)
case("edit_distance", integers(7, low=0, high=3), integers(9, low=0, high=3, seed="t"))(
    lambda a, b: lax.scan(
        lambda row, c: (
            lambda new: (new, new[-1])
        )(lax.cummin(jnp.concatenate([row[:1] + 1, jnp.minimum(row[1:] + 1, row[:-1] + (b != c))]) - jnp.arange(10)) + jnp.arange(10)),
        jnp.arange(10), a,
    )[1]
)
case("shortest_paths", uniform(7, 7, low=1, high=9))(
    lambda w: lax.fori_loop(0, 7, lambda k, d: jnp.minimum(d, d[:, k][:, None] + d[k]), w)
)
case("page_rank", integers(25, low=0, high=9), integers(25, low=0, high=9, seed="to"))(
    lambda s, t: (
        lambda n: lax.fori_loop(0, 10, lambda i, r: 0.15 / 9 + 0.85 * jax.ops.segment_sum((r / n)[s], t, 9), jnp.ones(9) / 9)
    )(jnp.maximum(jnp.bincount(s, length=9), 1))
)
case("union_find", integers(10, low=0, high=12), integers(10, low=0, high=12, seed="b"))(
    lambda a, b: lax.fori_loop(
        0, 12, lambda i, p: p.at[a].min(p[b]).at[b].min(p[a]), jnp.arange(12)
    )
)
case("prefix_matching", integers(15, low=0, high=3), integers(4, low=0, high=3, seed="word"))(
    lambda t, w: jnp.sum(jnp.all(t[jnp.arange(12)[:, None] + jnp.arange(4)] == w, 1))
)
case("run_lengths", np.sort(integers(20, low=0, high=6)))(
    lambda x: (lambda starts: (jnp.cumsum(starts), jnp.bincount(jnp.cumsum(starts), length=12)))((jnp.diff(x, prepend=-1) != 0).astype(jnp.int32))
)
case("savings_plan", np.float32(1000), np.float32(0.05))(
    lambda p, r: lax.scan(lambda b, m: ((b + 100) * (1 + r / 12),) * 2, p, jnp.arange(24))[1]
)
case("black_scholes", uniform(12, low=50, high=150))(
    jax.vmap(
        jax.value_and_grad(
            lambda s: (lambda d: s * jax.scipy.stats.norm.cdf(d) - 100 * jnp.exp(-0.02) * jax.scipy.stats.norm.cdf(d - 0.3))(
                (jnp.log(s / 100) + 0.02 + 0.045) / 0.3
            )
        )
    ),
)
case("option_paths", KEY)(
    lambda key: jnp.mean(jnp.maximum(100 * jnp.exp(jnp.cumsum(0.02 * jax.random.normal(key, (40, 12)), 1))[:, -1] - 100, 0))
)
