"""Programs of jax.numpy: indexing, sorting, cumulative functions, windows, statistics, sets, linear algebra."""

import jax
import jax.numpy as jnp
import numpy as np

from cases import bf16, f16, integers, normal, uniform
from programs import case

X = normal(6, 9, scale=2)
V = normal(40, scale=3)
I = integers(5, 7, low=-6, high=6)
MASK = integers(6, 9, low=0, high=2, seed="mask").astype(bool)


def positions(*shape, n, low=0, seed="positions"):
    return integers(*shape, low=low, high=n, seed=seed)


# ---- indexing --------------------------------------------------------------------------------------------------------

case("take_rows", normal(20, 8), positions(7, n=20))(lambda x, i: jnp.take(x, i, axis=0))
case("take_columns", normal(6, 20), positions(3, 4, n=20, low=-20))(lambda x, i: jnp.take(x, i, axis=1))
case("take_modes", normal(9, 3), integers(12, low=-30, high=30))(
    lambda x, i: (
        jnp.take(x, i, axis=0, mode="clip"),
        jnp.take(x, i, axis=0, mode="wrap"),
        jnp.take(x, i, axis=0, mode="fill", fill_value=-1),
    )
)
case("take_along_axis", normal(5, 8), positions(5, 3, n=8))(lambda x, i: jnp.take_along_axis(x, i, axis=1))
case("take_along_axis_first", normal(8, 5), positions(2, 5, n=8))(lambda x, i: jnp.take_along_axis(x, i, axis=0))
case("take_bf16", normal(12, 5, dtype=bf16), positions(6, n=12))(lambda x, i: jnp.take(x, i, axis=0))
case("take_integer_types", integers(10, 3, dtype=np.int8), positions(6, n=10).astype(np.uint8))(
    lambda x, i: (x[i], x[i.astype(jnp.int16)], x[i.astype(jnp.uint32)])
)
case("index_pairs", normal(7, 9), positions(11, n=7), positions(11, n=9, seed="second"))(lambda x, i, j: x[i, j])
case("index_mixed", normal(4, 6, 5), positions(3, n=6))(lambda x, i: (x[:, i], x[1, i, ::2], x[..., i[:2] % 5]))
case("index_negative", normal(10, 4), positions(5, n=10, low=-10))(lambda x, i: x[i])
case("index_grid", normal(8, 9), positions(3, n=8), positions(4, n=9, seed="grid"))(lambda x, i, j: x[jnp.ix_(i, j)])
case("index_vmap", normal(4, 10, 3), positions(4, 2, n=10))(jax.vmap(lambda x, i: x[i]))
case("index_dynamic", normal(6, 7, 8), np.int32(3), np.int32(-2))(lambda x, i, j: x[i, :, j])
case("diagonals", normal(6, 6), normal(5))(
    lambda x, v: (jnp.diag(x), jnp.diag(v), jnp.diagonal(x, 1), jnp.trace(x), jnp.diag(x, -2))
)
case("triangles", normal(5, 7))(lambda x: (jnp.tril(x), jnp.triu(x, 1), x[jnp.tril_indices(5)], jnp.tri(4, 6, 1)))
case("at_set", normal(9, 4), positions(3, n=9), normal(3, 4, seed="rows"))(lambda x, i, u: x.at[i].set(u))
case("at_add_duplicates", normal(6, 3), positions(10, n=6), normal(10, 3, seed="adds"))(lambda x, i, u: x.at[i].add(u))
case("at_multiply", normal(8), positions(12, n=8), uniform(12, low=0.5, high=1.5))(lambda x, i, u: x.at[i].multiply(u))
case("at_min_max", normal(8), positions(15, n=8), normal(15, seed="extremes"))(
    lambda x, i, u: (x.at[i].min(u), x.at[i].max(u))
)
case("at_drop", normal(6, 2), integers(9, low=-12, high=12), normal(9, 2, seed="drops"))(
    lambda x, i, u: (x.at[i].add(u, mode="drop"), x.at[i].add(u, mode="clip"))
)
case("at_integer", integers(12), positions(30, n=12), integers(30, seed="values"))(
    lambda x, i, u: (x.at[i].add(u), x.at[i].max(u), x.at[i].mul(3))
)
case("at_window", normal(7, 7), np.int32(2), np.int32(6))(lambda x, i, j: x.at[i, j].set(9.0).at[:, j].add(1.0))
case("at_slice", normal(8, 6), normal(3, 6, seed="slices"))(lambda x, u: x.at[2:5].set(u).at[:, 1::2].mul(2.0))
case("at_bf16", normal(8, dtype=bf16), positions(6, n=8), normal(6, dtype=bf16, seed="u"), ulp=2)(
    lambda x, i, u: x.at[i].add(u)
)
case("at_apply_where", X, MASK)(lambda x, m: (jnp.where(m, x, 0.0), x.at[0].set(jnp.where(m[0], 1.0, x[0]))))
case("put_along_axis", normal(4, 6), positions(4, 1, n=6), normal(4, 1, seed="put"))(
    lambda x, i, u: jnp.put_along_axis(x, i, u, axis=1, inplace=False)
)
case("nonzero_sized", integers(20, low=0, high=3))(lambda x: jnp.nonzero(x, size=12, fill_value=-1))
case("where_sized", integers(4, 6, low=0, high=2))(lambda x: jnp.argwhere(x, size=10, fill_value=9))
case("compress_sized", normal(15), integers(15, low=0, high=2, seed="bits").astype(bool))(
    lambda x, m: jnp.compress(m, x, size=8)
)
case("choose", integers(9, low=0, high=3), normal(3, 9))(lambda i, x: jnp.choose(i, list(x), mode="clip"))
case("select_piecewise", V)(
    lambda x: (
        jnp.select([x < -2, x < 0, x < 2], [x, -x, x * x], 7.0),
        jnp.piecewise(x, [x < -1, x > 1], [lambda v: -v, lambda v: v * 2, lambda v: v * v]),
    )
)
case("searchsorted", np.sort(normal(33)), normal(17, seed="queries"))(
    lambda x, q: (jnp.searchsorted(x, q), jnp.searchsorted(x, q, side="right"), jnp.digitize(q, x))
)
case("searchsorted_sort", np.sort(integers(20, low=0, high=9)), integers(12, low=-2, high=12, seed="keys"))(
    lambda x, q: (jnp.searchsorted(x, q, method="sort"), jnp.searchsorted(x, q, method="compare_all"))
)
case("interpolate", normal(25, scale=3), np.sort(normal(9, seed="xs")), normal(9, seed="ys"))(jnp.interp)

# ---- sorting ----------------------------------------------------------------------------------------------------------

case("sort_rows", normal(6, 17))(lambda x: (jnp.sort(x), jnp.sort(x, axis=0), jnp.sort(x, descending=True)))
case("sort_special", np.array([3, np.nan, -np.inf, 0.0, -0.0, np.inf, -1, np.nan, 2], np.float32))(
    lambda x: (jnp.sort(x), jnp.argsort(x), jnp.sort(x, descending=True))
)
case("sort_types", integers(31, dtype=np.int8), integers(31, dtype=np.uint16, low=0), normal(31, dtype=bf16))(
    lambda a, b, c: (jnp.sort(a), jnp.sort(b), jnp.sort(c), jnp.sort(a > 0))
)
case("sort_f16", normal(50, dtype=f16))(lambda x: (jnp.sort(x), jnp.argsort(x)))
case("sort_long", normal(1100))(lambda x: (jnp.sort(x), jnp.argsort(x)))
case("argsort_stable", integers(60, low=0, high=5))(
    lambda x: (jnp.argsort(x), jnp.argsort(x, descending=True), jnp.argsort(-x, stable=True))
)
case("argsort_axis", normal(5, 8, 3))(lambda x: (jnp.argsort(x, axis=1), jnp.argsort(x, axis=0), jnp.argsort(x, axis=-1)))
case("lexsort", integers(24, low=0, high=4), integers(24, low=0, high=4, seed="b"))(lambda a, b: jnp.lexsort((a, b)))
case("partition", normal(21))(lambda x: (jnp.partition(x, 6)[6], jnp.sort(jnp.partition(x, 6)[:6])))
case("median", normal(5, 9), normal(8, seed="even"))(lambda x, y: (jnp.median(x), jnp.median(x, axis=1), jnp.median(y)))
case("quantiles", normal(30), uniform(4))(
    lambda x, q: (jnp.quantile(x, q), jnp.percentile(x, 30.0), jnp.quantile(x, 0.5, method="nearest"))
)
case("nanmedian", np.where(np.arange(28) % 5 == 0, np.nan, normal(28)).astype(np.float32).reshape(4, 7))(
    lambda x: (jnp.nanmedian(x, axis=1), jnp.nanmean(x, 0), jnp.nanmax(x, 1), jnp.nansum(x), jnp.nanstd(x))
)
case("unique_sized", integers(40, low=0, high=9))(
    lambda x: jnp.unique(x, size=12, return_index=True, return_inverse=True, return_counts=True)
)

# ---- cumulative functions, windows ---------------------------------------------------------------------------------------

case("cumsum", normal(7, 13))(lambda x: (jnp.cumsum(x), jnp.cumsum(x, 0), jnp.cumsum(x, 1)))
case("cumsum_long", uniform(2600))(lambda x: jnp.cumsum(x))
case("cumsum_integer", integers(4, 50), integers(50, dtype=np.int8, seed="i8"))(
    lambda x, y: (jnp.cumsum(x, 1), jnp.cumsum(y, dtype=jnp.int32), jnp.cumsum(x > 0, 0))
)
case("cumprod", uniform(5, 12, low=0.5, high=1.5), integers(9, low=-3, high=4))(
    lambda x, y: (jnp.cumprod(x, 1), jnp.cumprod(y))
)
case("cumulative_extremes", normal(5, 20))(
    lambda x: (jax.lax.cummax(x, axis=1), jax.lax.cummin(x, axis=0), jax.lax.cummax(x, axis=1, reverse=True))
)
case("cumsum_bf16", uniform(40, dtype=bf16), ulp=4)(lambda x: jnp.cumsum(x))
case("nancumsum", np.where(np.arange(30) % 7 == 3, np.nan, normal(30)).astype(np.float32))(
    lambda x: (jnp.nancumsum(x), jnp.nancumprod(x))
)
case("differences", normal(6, 11))(
    lambda x: (jnp.diff(x), jnp.diff(x, n=2, axis=0), jnp.gradient(x, axis=1), jnp.ediff1d(x[0]))
)
case("trapezoid", normal(23), np.sort(uniform(23)))(lambda y, x: (jnp.trapezoid(y, x), jnp.trapezoid(y)))
case("convolve", normal(30), normal(5, seed="taps"))(
    lambda x, k: (jnp.convolve(x, k), jnp.convolve(x, k, mode="same"), jnp.correlate(x, k, mode="valid"))
)
case("convolve_integer", integers(20, low=-9, high=9), integers(4, low=-9, high=9, seed="k"))(
    lambda x, k: jnp.convolve(x, k, mode="full")
)
case("moving_average", normal(40))(lambda x: jnp.convolve(x, jnp.ones(7) / 7, mode="valid"))

# ---- movement, statistics --------------------------------------------------------------------------------------------------

case("rolls", normal(5, 6), np.int32(3))(lambda x, s: (jnp.roll(x, 2), jnp.roll(x, s, axis=1), jnp.flip(x, 0), jnp.rot90(x)))
case("repeats", normal(4, 3), integers(4, low=0, high=4))(
    lambda x, n: (jnp.repeat(x, 3, axis=1), jnp.repeat(x, n, axis=0, total_repeat_length=9), jnp.tile(x, (2, 3)))
)
case("pads", normal(4, 5))(
    lambda x: tuple(jnp.pad(x, ((2, 1), (1, 3)), mode=m) for m in ("constant", "edge", "reflect", "symmetric", "wrap"))
)
case("stacks", normal(3, 4), normal(3, 4, seed="other"))(
    lambda x, y: (jnp.stack([x, y], 1), jnp.concatenate([x, y], 1), jnp.dstack([x, y]), jnp.insert(x, 1, y[0], axis=0))
)
case("deletes", normal(9), normal(4, 6))(
    lambda x, y: (jnp.delete(x, np.array([1, 5])), jnp.append(y, y[:1], axis=0), jnp.array_split(x, 4)[1])
)
case("histograms", normal(60), uniform(60))(
    lambda x, w: (jnp.histogram(x, bins=8, range=(-3, 3))[0], jnp.histogram(x, bins=5, weights=w)[0])
)
case("bincount", positions(50, n=9), uniform(50))(
    lambda i, w: (jnp.bincount(i, length=9), jnp.bincount(i, weights=w, length=12))
)
case("covariance", normal(4, 25))(lambda x: (jnp.cov(x), jnp.corrcoef(x), jnp.average(x, 1, weights=jnp.arange(25.0))))
case("extremes", X, I)(
    lambda x, i: (jnp.argmax(x, 1), jnp.argmin(x), jnp.max(x, 0), jnp.nanargmax(x, 1), jnp.argmax(i, 0), jnp.argmin(i, 1))
)
case("rounding_floats", normal(50, scale=100))(
    lambda x: (jnp.round(x, 1), jnp.trunc(x), jnp.rint(x), jnp.modf(x), jnp.divmod(x, 3.5), jnp.remainder(x, -7))
)
case("integers_divided", I, np.where(I == 0, 2, I[::-1]).astype(np.int32))(
    lambda a, b: (a // 3, a % 4, jnp.divmod(a, jnp.where(b == 0, 1, b)), jnp.gcd(a, b), jnp.lcm(a, b))
)
case("bits_packed", integers(5, 16, low=0, high=2).astype(np.uint8))(
    lambda x: (jnp.packbits(x, axis=1), jnp.unpackbits(jnp.packbits(x, axis=1), axis=1))
)
case("floats_taken_apart", normal(30, scale=1e3))(
    lambda x: (jnp.frexp(x), jnp.ldexp(x, jnp.arange(30) % 5), jnp.signbit(x), jnp.copysign(x, -x), jnp.nextafter(x, 0 * x))
)
case("polynomials", normal(5), normal(20))(
    lambda p, x: (jnp.polyval(p, x), jnp.polyder(p), jnp.polymul(p, p), jnp.vander(x[:4], 5))
)
case("meshes", np.float32(0.5))(
    lambda s: (
        jnp.meshgrid(jnp.arange(4) * s, jnp.arange(5) * s),
        jnp.linspace(0, s, 11),
        jnp.logspace(0, 2, 7),
        jnp.indices((3, 4)),
        jnp.unravel_index(jnp.arange(12) + (s > 1), (3, 4)),
    )
)
case("windows_of_signals", np.float32(1.5))(
    lambda s: (jnp.hanning(12) * s, jnp.hamming(9) * s, jnp.blackman(10) * s, jnp.bartlett(8) * s)
)

# ---- linear algebra --------------------------------------------------------------------------------------------------------

SPD = (lambda a: (a @ a.T + 6 * np.eye(6)).astype(np.float32))(normal(6, 6))
case("products", normal(4, 5), normal(5, 6, seed="b"), normal(3, 4, 5, seed="c"))(
    lambda a, b, c: (a @ b, jnp.einsum("nij,jk->nki", c, b), jnp.tensordot(c, b, 1), jnp.kron(a[:2, :2], b[:2, :3]))
)
case("einsums", normal(3, 4, 5), normal(5, 4, seed="b"))(
    lambda a, b: (
        jnp.einsum("ijk,kj->i", a, b),
        jnp.einsum("ijk->kji", a),
        jnp.einsum("iji->j", a[:, :, :3]),
        jnp.einsum("ijk,lj->ilk", a, b),
    )
)
case("norms", normal(5, 6))(
    lambda a: (jnp.linalg.norm(a), jnp.linalg.norm(a, 1), jnp.linalg.norm(a, axis=0, ord=3), jnp.linalg.matrix_power(a[:5, :5], 3))
)
case("cholesky", SPD)(lambda a: jnp.linalg.cholesky(a))
case("cholesky_batch", np.stack([SPD, SPD + np.eye(6, dtype=np.float32)]))(lambda a: jnp.linalg.cholesky(a))
case("cholesky_fails", -SPD)(lambda a: jnp.linalg.cholesky(a))
case("solve", normal(6, 6) + 4 * np.eye(6, dtype=np.float32), normal(6, 2, seed="b"), rtol=1e-4)(jnp.linalg.solve)
case("solve_33", normal(33, 33) + 12 * np.eye(33, dtype=np.float32), normal(33, 1, seed="b"), rtol=1e-4)(jnp.linalg.solve)
case("solve_batch", normal(3, 5, 5) + 4 * np.eye(5, dtype=np.float32), normal(3, 5, 1, seed="b"), rtol=1e-4)(jnp.linalg.solve)
case("inverse_determinant", normal(5, 5) + 4 * np.eye(5, dtype=np.float32), rtol=1e-4)(
    lambda a: (jnp.linalg.inv(a), jnp.linalg.det(a), jnp.linalg.slogdet(a))
)
case("cross_outer", normal(4, 3), normal(4, 3, seed="b"))(
    lambda a, b: (jnp.cross(a, b), jnp.outer(a[0], b[1]), jnp.inner(a, b), jnp.vdot(a, b), jnp.linalg.multi_dot([a, b.T, a]))
)
