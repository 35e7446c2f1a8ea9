"""jax.scipy.stats and more of jax.scipy.special, with gradients and vmaps, in f32 or f64."""

import jax
import jax.numpy as jnp
import jax.scipy.special as special
import jax.scipy.stats as stats

from cases import uniform
from programs import case


def given(name, wide, program, low, high, count):
    x = [uniform(3, 6, low=low, high=high, seed=f"{name}{i}").astype("f8" if wide else "f4") for i in range(count)]
    case(name, *x, x64=bool(wide))(program)


def each(name, *functions, low=0.2, high=3.0, count=1):
    """Functions of `count` arrays, the gradient of the first by its first operand, and a vmap."""

    def program(*x):
        slope = jax.grad(lambda *x: jnp.sum(functions[0](*x)))(*x)
        return [f(*x) for f in functions], slope, jax.vmap(lambda *x: functions[0](*(v[None] for v in x)))(*x)

    given(name, len(name) % 2, program, low, high, count)


def value(name, wide, *functions, low=0.2, high=3.0, count=1):
    """Functions with long programs: their values alone, in f64 or f32."""
    given(name, wide, lambda *x: [f(*x) for f in functions], low, high, count)


# ---- distributions ------------------------------------------------------------------------------------------------


value("stats_norm", False, stats.norm.logpdf, stats.norm.pdf, stats.norm.cdf, stats.norm.logcdf, stats.norm.sf, low=-2, high=2)
each("stats_cauchy", stats.cauchy.logpdf, stats.cauchy.cdf, stats.cauchy.sf, low=-2, high=2)
each("stats_laplace", stats.laplace.logpdf, stats.laplace.cdf, low=-2, high=2)
each("stats_expon", stats.expon.logpdf, stats.expon.cdf)
value("stats_dirichlet", False, jax.vmap(lambda a: stats.dirichlet.logpdf(jnp.full(a.shape, 1 / a.size, a.dtype), a)))

# ---- special functions --------------------------------------------------------------------------------------------


value("special_xlogy", True, special.xlogy, special.xlog1py, special.rel_entr, special.kl_div, count=2)
value("special_entr", False, special.entr, special.log_ndtr, special.ndtr, special.erf, special.erfc, low=-2.0, high=2.0)
value("special_logit", True, special.logit, special.ndtri, special.expit, low=0.05, high=0.95)
value("special_factorial", False, special.gamma, special.gammasgn, special.factorial, special.gammaln, low=0.3, high=5.0)
each("special_bernoulli", lambda x: special.polygamma(1, x), lambda x: special.zeta(x + 1.5, 2.0))
