"""Programs of jax.numpy.linalg, jax.scipy.linalg and jax.lax.linalg, mostly of complex matrices."""

import jax
import jax.numpy as jnp
import jax.scipy.linalg as scipy_linalg
import numpy as np
from jax import lax

from cases import normal
from programs import case


def complex_(*shape, wide=False, seed=""):
    z = normal(*shape, seed=seed).astype(np.float64) + 1j * normal(*shape, seed=seed + "imaginary").astype(np.float64)
    return z.astype(np.complex128 if wide else np.complex64)


def heavy(a):
    """Adds to the diagonal, so that the matrix is far from singular."""
    return (a + 4 * np.eye(a.shape[-1])).astype(a.dtype)


def definite(a):
    return (a @ np.swapaxes(a.conj(), -1, -2) + np.eye(a.shape[-1])).astype(a.dtype)


def of_real(f, *arguments):
    """The gradient of the sum of squares of |f|, by parts of complex arguments."""

    def loss(parts):
        return jnp.sum(jnp.abs(f(*[re + 1j * im for re, im in parts])) ** 2)

    return jax.value_and_grad(loss)([(a.real, a.imag) for a in arguments])


WIDE = dict(x64=True, rtol=1e-11)
NARROW = dict(rtol=1e-4)

case("linalg_solve_c64", heavy(complex_(6, 6)), complex_(6, 2, seed="b"), **NARROW)(jnp.linalg.solve)
case("linalg_inverse_c128", heavy(complex_(5, 5, wide=True)), **WIDE)(
    lambda a: (jnp.linalg.inv(a), jnp.linalg.det(a), jnp.linalg.slogdet(a))
)
case("linalg_cholesky_c64", definite(complex_(5, 5)), **NARROW)(
    lambda a: (jnp.linalg.cholesky(a), scipy_linalg.cholesky(a), scipy_linalg.cholesky(-a, lower=True))
)
case("linalg_cholesky_vmap_c128", definite(complex_(3, 4, 4, wide=True)), **WIDE)(jax.vmap(jnp.linalg.cholesky))
case("linalg_cholesky_37_c128", definite(complex_(37, 37, wide=True)), **WIDE)(jnp.linalg.cholesky)
case("linalg_cho_solve_c64", definite(complex_(4, 4)), complex_(4, 2, seed="b"), **NARROW)(
    lambda a, b: scipy_linalg.cho_solve(scipy_linalg.cho_factor(a), b)
)
case("linalg_lu_c64", complex_(6, 4), **NARROW)(lambda a: (scipy_linalg.lu(a), lax.linalg.lu(a.T)))
case("linalg_lu_solve_c128", heavy(complex_(5, 5, wide=True)), complex_(5, 2, wide=True, seed="b"), **WIDE)(
    lambda a, b: [scipy_linalg.lu_solve(scipy_linalg.lu_factor(a), b, trans) for trans in range(3)]
)
case("linalg_qr_c64", complex_(7, 4), **NARROW)(lambda a: (jnp.linalg.qr(a), jnp.linalg.qr(a.T, mode="complete")))
case("linalg_qr_raw_c128", complex_(6, 6, wide=True), **WIDE)(lambda a: jnp.linalg.qr(a, mode="raw"))
case("linalg_qr_raw_40_c128", complex_(40, 36, wide=True), **WIDE)(lambda a: jnp.linalg.qr(a, mode="raw"))
case("linalg_qr_vmap_c64", complex_(3, 5, 4), **NARROW)(jax.vmap(jnp.linalg.qr))
case("linalg_triangular_c128", heavy(np.tril(complex_(4, 4, wide=True))), complex_(4, 3, wide=True, seed="b"), **WIDE)(
    lambda a, b: [scipy_linalg.solve_triangular(a, b, trans=trans, lower=True) for trans in range(3)]
    + [lax.linalg.triangular_solve(a, b.T, lower=True, transpose_a=True, conjugate_a=c) for c in (False, True)]
)
case("linalg_tridiagonal_f64", *(normal(7, seed=s).astype(np.float64) for s in "abc"), normal(7, 2).astype(np.float64), **WIDE)(
    lax.linalg.tridiagonal_solve
)
case("linalg_tridiagonal_vmap_c64", *(complex_(3, 5, seed=s) for s in "abc"), complex_(3, 5, 2), rtol=1e-3)(
    jax.vmap(lax.linalg.tridiagonal_solve)
)
zero_pivot = np.array([0, 1, 1, 1], np.float32), np.array([1, 1, 0, 0], np.float32), np.array([1, 2, 0, 0], np.float32)
case("linalg_tridiagonal_fails", *zero_pivot, np.ones((4, 1), np.float32))(lax.linalg.tridiagonal_solve)
case("linalg_qr_multiply_f32", normal(6, 4), normal(4, 2, seed="c"), normal(3, 6, seed="d"), **NARROW)(
    lambda a, c, d: [scipy_linalg.qr_multiply(a, c, mode="left"), scipy_linalg.qr_multiply(a, d)]
)
case("linalg_ormqr_c128", complex_(6, 4, wide=True), complex_(6, 3, wide=True, seed="c"), **WIDE)(
    lambda a, c: [
        lax.linalg.ormqr(*(lambda h, tau: (h.mT, tau))(*jnp.linalg.qr(a, mode="raw")), c if left else c.T, left=left, transpose=t)
        for left in (False, True)
        for t in (False, True)
    ]
)


# ---- functions of matrices ---------------------------------------------------------------------------------------------------


def with_gradient(f, count):
    """A program that applies f and differentiates the sum of its sines."""
    return lambda *a: (f(*a), jax.grad(lambda *a: jnp.sum(jnp.sin(f(*a))), tuple(range(count)))(*a))


case("linalg_expm_f64", normal(2, 4, 4).astype(np.float64), **WIDE)(jax.vmap(scipy_linalg.expm))
case("linalg_expm_c64", complex_(4, 4), rtol=1e-3)(scipy_linalg.expm)
case("linalg_expm_gradient", 0.3 * normal(3, 3).astype(np.float64), **WIDE)(
    jax.value_and_grad(lambda a: jnp.sum(jnp.sin(scipy_linalg.expm(a, max_squarings=2))))
)
case("linalg_matrix_power_c128", complex_(3, 3, wide=True), **WIDE)(lambda a: [jnp.linalg.matrix_power(a, n) for n in (-2, 0, 5)])
case("linalg_multi_dot_c64", complex_(2, 5), complex_(5, 3, seed="b"), complex_(3, 4, seed="c"), **NARROW)(
    lambda *a: jnp.linalg.multi_dot(a)
)
case("linalg_structured_f32", normal(4), normal(3, seed="r"), **NARROW)(
    lambda c, r: (
        scipy_linalg.toeplitz(c, r),
        scipy_linalg.block_diag(c[None], r[:, None]),
        scipy_linalg.hilbert(4) * c,
        jnp.vander(c, 3),
    )
)
case("linalg_polynomial_c128", complex_(4, 4, wide=True), **WIDE)(
    lambda a: jnp.polyval(jnp.arange(3.0), jnp.trace(a)) * (a @ a + 2 * a + jnp.eye(4))
)
case("linalg_solve_definite_f64", definite(normal(5, 5).astype(np.float64)), normal(5, seed="b").astype(np.float64), **WIDE)(
    with_gradient(lambda a, b: scipy_linalg.solve(a, b, assume_a="pos"), 2)
)
case("linalg_tensorsolve_f64", normal(2, 3, 6).astype(np.float64), normal(2, 3, seed="b").astype(np.float64), **WIDE)(
    lambda a, b: (jnp.linalg.tensorsolve(a, b), jnp.linalg.tensorinv(a.reshape(6, 2, 3), 1))
)
case("linalg_norms_c64", complex_(4, 3), **NARROW)(
    lambda a: [jnp.linalg.norm(a, order) for order in (None, "fro", 1, -1, np.inf, -np.inf)]
    + [jnp.linalg.norm(a[0], order) for order in (None, 0, 1, 3, np.inf, -np.inf)]
)
case("linalg_solve_gradient_c64", heavy(complex_(4, 4)), complex_(4, 2, seed="b"), **NARROW)(
    lambda a, b: of_real(jnp.linalg.solve, a, b)
)
case("linalg_cholesky_gradient_c128", definite(complex_(4, 4, wide=True)), **WIDE)(
    lambda a: of_real(lambda x: jnp.sin(jnp.linalg.cholesky(x)), a)
)
case("linalg_inverse_gradient_c128", heavy(complex_(3, 3, wide=True)), **WIDE)(
    lambda a: of_real(lambda x: jnp.linalg.inv(x) * jnp.linalg.det(x), a)
)
case("linalg_qr_gradient_c128", complex_(5, 3, wide=True), **WIDE)(
    lambda a: of_real(lambda x: (lambda q, r: jnp.sum(q.real * r[0, 0].real) + jnp.sum(r))(*jnp.linalg.qr(x)), a)
)


def kalman(p, h, y):
    """A filter that observes h x of a state x that drifts."""

    def step(state, yt):
        x, p = state
        k = jnp.linalg.solve(h @ p @ h.T + jnp.eye(2), h @ p).T
        return (x + k @ (yt - h @ x), (jnp.eye(3) - k @ h) @ p + 0.1 * jnp.eye(3)), x

    return lax.scan(step, (jnp.zeros(3), p), y)


case(
    "linalg_kalman_f64",
    definite(normal(3, 3).astype(np.float64)),
    normal(2, 3).astype(np.float64),
    normal(4, 2, seed="y").astype(np.float64),
    **WIDE,
)(kalman)
case("linalg_householder_c64", complex_(2, 5, 3), complex_(2, 3, seed="tau"), **NARROW)(
    lambda a, tau: lax.linalg.householder_product(0.3 * a, 0.5 * tau)
)
