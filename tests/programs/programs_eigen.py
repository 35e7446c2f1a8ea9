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
    return (v * jnp.exp(w / 4)) @ v.conj().T, w, jnp.real(v * v.conj())


def hermitian(dtype, *shape):
    """Numbers with both parts; eigh takes the Hermitian part of a matrix."""
    pairs = normal(2, *shape)
    return (pairs[0] + 1j * pairs[1]).astype(dtype)


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

# Above 8 rows, halves are solved and joined; above 64, a matrix is reduced in two levels.
case("eigh_divided", normal(24, 24).astype(np.float64), x64=True, rtol=1e-10)(lambda a: [r @ a[0] for r in rebuild(a)])
case("eigh_levels", normal(70, 70), rtol=1e-3)(
    lambda a: (jnp.linalg.eigvalsh(a), jnp.linalg.eigh(a)[1] ** 2 @ a[0], rebuild(a / 10)[0] @ a[0])
)
# Equal values: the projection on all vectors of a value does not depend on their choice.
repeated = np.ones((12, 12), np.float32) + np.eye(12, dtype=np.float32) * (np.arange(12) % 3 == 0)
case("eigh_repeated", repeated, rtol=1e-4)(lambda a: rebuild(a)[:2])
case("eigh_c64", hermitian(np.complex64, 10, 10), rtol=1e-4)(rebuild)
case("eigh_c128", hermitian(np.complex128, 6, 6), x64=True, rtol=1e-11)(rebuild)
case("eigh_c64_batch", hermitian(np.complex64, 4, 5, 5), rtol=1e-4)(jax.vmap(rebuild))
case("eigh_c128_upper", hermitian(np.complex128, 2, 4, 4), x64=True, rtol=1e-11)(
    lambda a: [jnp.abs(r) for r in lax.linalg.eigh(a, lower=False, symmetrize_input=False)]
)
case("eigvalsh_c64", hermitian(np.complex64, 7, 7), rtol=1e-4)(jnp.linalg.eigvalsh)
case("eigh_c128_gradient", hermitian(np.complex128, 4, 4), x64=True, rtol=1e-10)(
    jax.grad(lambda a: jnp.sum(jnp.cos(jnp.abs(rebuild(a)[0]))))
)
case("eigh_batch_gradient", normal(3, 4, 4), rtol=1e-3)(
    jax.vmap(jax.grad(lambda a: jnp.sum(jnp.cos(rebuild(a)[0]))))
)
