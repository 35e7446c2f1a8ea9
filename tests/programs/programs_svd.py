"""Programs of jax.numpy.linalg that use singular values. Results do not depend on the signs of vectors."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import normal
from programs import case
from programs_linalg import NARROW, WIDE, complex_, of_real


def low(*shape):
    """A matrix of rank 2."""
    m, n = shape
    return normal(m, 2) @ normal(2, n, seed="right")


def rebuild(a, full=False):
    """The product of the factors, the values, and the squares of the vectors."""
    u, s, vh = jnp.linalg.svd(a, full_matrices=full)
    k = s.shape[-1]
    return (u[:, :k] * s) @ vh[:k], s, jnp.abs(u[:, :k]) ** 2, jnp.abs(vh[:k]) ** 2


def complete(a):
    u, s, vh = jnp.linalg.svd(a)
    return s, u.conj().T @ u, vh @ vh.conj().T, rebuild(a, full=True)[0]


case("svd", normal(9, 5), rtol=1e-3)(rebuild)
case("svd_wide_f64", normal(4, 7).astype(np.float64), **WIDE)(rebuild)
case("svd_complete_c64", complex_(6, 3), rtol=1e-3)(complete)
case("svd_complete_wide_c128", complex_(3, 5, wide=True), **WIDE)(complete)
case("svd_vmap", normal(4, 6, 6), rtol=1e-3)(jax.vmap(rebuild))
case("svd_values_33", normal(33, 33), rtol=1e-3)(jnp.linalg.svdvals)
case("svd_gesvd_c64", complex_(5, 4), **NARROW)(
    lambda a: lax.linalg.svd(a, full_matrices=False, algorithm=lax.linalg.SvdAlgorithm.QR)[1]
)
case("svd_gradient_f64", normal(5, 3).astype(np.float64), x64=True, rtol=1e-9)(
    jax.grad(lambda a: sum(jnp.sum(jnp.cos(x) * x) for x in rebuild(a)[1:]))
)
case("svd_gradient_c128", complex_(3, 4, wide=True), x64=True, rtol=1e-9)(lambda a: of_real(lambda x: rebuild(x)[2], a))
case("svd_pinv_rank_2", low(6, 5), **NARROW)(lambda a: (jnp.linalg.pinv(a, rtol=1e-4), jnp.linalg.matrix_rank(a, rtol=1e-4)))
case("svd_pinv_gradient_c64", complex_(4, 3), rtol=1e-3)(lambda a: of_real(jnp.linalg.pinv, a))
case("svd_lstsq_rank_2", low(6, 4), normal(6, 2, seed="b"), **NARROW)(
    lambda a, b: [r for i, r in enumerate(jnp.linalg.lstsq(a, b, rcond=1e-4)) if i != 3]
)
case("svd_lstsq_gradient", normal(5, 3).astype(np.float64), normal(5, seed="b").astype(np.float64), x64=True, rtol=1e-9)(
    jax.grad(lambda a, b: jnp.sum(jnp.sin(jnp.linalg.lstsq(a, b)[0])), argnums=(0, 1))
)
case("svd_norms_vmap", normal(3, 5, 4), **NARROW)(
    jax.vmap(lambda a: (jnp.linalg.norm(a, ord=2), jnp.linalg.norm(a, ord="nuc"), jnp.linalg.cond(a)))
)
case("svd_norms_gradient_c128", complex_(4, 4, wide=True), x64=True, rtol=1e-9)(
    lambda a: of_real(lambda x: jnp.linalg.norm(x, ord="nuc") + jnp.linalg.norm(x, ord=2) + jnp.linalg.cond(x), a)
)
fails = normal(2, 4, 4)
fails[1, 2, 1] = np.nan
case("svd_fails", fails, rtol=1e-3)(jnp.linalg.svdvals)
