"""Programs of jax.scipy.special with gradients and vmaps: those that JAX lowers to CHLO's special functions."""

import jax
import jax.numpy as jnp
import jax.scipy.special as special
import numpy as np

from cases import uniform
from programs import case


def both(name, f, *ranges, wrt=(0,)):
    """f over arrays, its derivatives by the operands `wrt`, and f mapped over a dimension, in f32 and f64."""

    def program(*arguments):
        slopes = jax.grad(lambda *a: jnp.sum(f(*a)), wrt)(*arguments)
        return f(*arguments), slopes, jax.vmap(f)(*arguments)

    for dtype, bits in ((np.float32, "f32"), (np.float64, "f64")):
        arguments = [uniform(2, 5, low=low, high=high).astype(dtype) for low, high in ranges]
        case(f"special_{name}_{bits}", *arguments, x64=bits == "f64")(program)


both("gammaln", special.gammaln, (-5, 5))
both("digamma", special.digamma, (-5, 5))
both("polygamma", lambda x: special.polygamma(2, x), (-4, 5))
both("zeta", lambda q: special.zeta(jnp.full_like(q, 2.5), q), (0.2, 8))
both("bessel", lambda x: special.i0e(x) + special.i1e(x), (-9, 9))
both("gammainc", special.gammainc, (0.5, 6), (0.2, 8), wrt=(0, 1))
both("betainc", special.betainc, (0.5, 6), (0.5, 6), (0.1, 0.9), wrt=(2,))
both("multigammaln", lambda a: special.multigammaln(a, 3), (3, 8))
both("beta", special.beta, (0.5, 6), (0.5, 6), wrt=(0, 1))
