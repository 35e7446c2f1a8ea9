"""Programs of jax.numpy.linalg.qr."""

import jax
import jax.numpy as jnp
import numpy as np

from cases import normal
from programs import case


def least_squares(a, b):
    q, r = jnp.linalg.qr(a)
    return jax.scipy.linalg.solve_triangular(r, q.T @ b)


case("qr", normal(9, 5), rtol=1e-4)(jnp.linalg.qr)
case("qr_complete", normal(6, 4).astype(np.float64), x64=True, rtol=1e-11)(lambda a: jnp.linalg.qr(a, mode="complete"))
case("qr_wide", normal(4, 7), rtol=1e-4)(jnp.linalg.qr)
case("qr_triangle", normal(40, 35), rtol=1e-3)(lambda a: jnp.linalg.qr(a, mode="r"))
case("qr_batch", normal(5, 8, 8), rtol=1e-3)(jax.vmap(jnp.linalg.qr))
case("qr_least_squares", normal(12, 4), normal(12, 2), rtol=1e-4)(least_squares)
case("qr_gradient", normal(6, 4).astype(np.float64), x64=True, rtol=1e-10)(
    jax.grad(lambda a: jnp.sum(jnp.sin(jnp.linalg.qr(a)[0])) + jnp.sum(jnp.linalg.qr(a)[1] ** 2))
)
case("qr_other_platform", normal(7, 4), rtol=1e-4, platform="tpu")(jnp.linalg.qr)
