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
