"""Programs of jax.numpy.linalg.eigh, whose results do not depend on the signs of vectors."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import normal
from programs import case


def rebuild(a):
    """f(a) for f(x) = exp(x / 4), by the values and vectors; the values; and the squares of the vectors."""
    w, v = jnp.linalg.eigh(a)
    return (v * jnp.exp(w / 4)) @ v.T, w, v * v


case("eigh", normal(12, 12), rtol=1e-4)(rebuild)
case("eigh_f64", normal(7, 7).astype(np.float64), x64=True, rtol=1e-11)(rebuild)
case("eigh_batch", normal(6, 8, 8), rtol=1e-4)(jax.vmap(rebuild))
case("eigh_upper", normal(2, 3, 5, 5), rtol=1e-4)(
    lambda a: [jnp.abs(r) for r in lax.linalg.eigh(a, lower=False, symmetrize_input=False)]
)
case("eigvalsh", normal(33, 33), rtol=1e-4)(jnp.linalg.eigvalsh)
case("eigvalsh_gradient", normal(6, 6), rtol=1e-4)(
    jax.value_and_grad(lambda a: jnp.sum(jnp.sin(jnp.linalg.eigvalsh(a @ a.T))))
)
case("eigh_gradient", normal(5, 5).astype(np.float64), x64=True, rtol=1e-10)(
    jax.grad(lambda a: jnp.sum(jnp.cos(rebuild(a)[0])))
)
case("eigh_other_platform", normal(2, 6, 6), rtol=1e-4, platform="tpu")(jax.vmap(rebuild))
# LAPACK keeps the NaN of a diagonal matrix to itself, and Quern does not. So the matrix with a NaN is not diagonal.
fails = normal(2, 4, 4)
fails[1, 2, 1] = np.nan
case("eigh_fails", fails, rtol=1e-4)(jnp.linalg.eigvalsh)
