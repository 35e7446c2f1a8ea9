"""Functions of complex numbers with gradients and vmaps, in c64 and c128: elementwise functions, parts, angles and
magnitudes, comparisons, products, sums, and loops over complex states."""

import jax
import jax.numpy as jnp
import jax.scipy.special as special
import numpy as np
from jax import lax

from cases import uniform
from programs import case


def complex_(*shape, wide=False, low=-2, high=2):
    z = uniform(*shape, low=low, high=high, dtype=np.float64) + 1j * uniform(
        *shape, low=low, high=high, dtype=np.float64, seed="imaginary"
    )
    return z.astype(np.complex128 if wide else np.complex64)


def one(name, f, *shapes, wide=None, **more):
    """f over complex arrays, in one of the types."""
    wide = len(name) % 2 == 1 if wide is None else wide
    arguments = [complex_(*s, wide=wide, **more) for s in shapes]
    case("complex_" + name, *arguments, x64=wide)(f)


def both(name, f, *shapes, **more):
    for wide, suffix in ((False, "_c64"), (True, "_c128")):
        one(name + suffix, f, *shapes, wide=wide, **more)


def holomorphic(name, *functions, **more):
    """Functions, their derivatives, and the first one mapped over a dimension."""

    def program(z):
        slopes = [jax.vmap(jax.vmap(jax.grad(f, holomorphic=True)))(z) for f in functions]
        return [f(z) for f in functions], slopes, jax.vmap(functions[0])(z)

    one(name, program, (3, 5), **more)


holomorphic("exp", jnp.exp, jnp.expm1, jnp.exp2)
holomorphic("log", jnp.log, jnp.log1p, jnp.log2, jnp.log10)
holomorphic("roots", jnp.sqrt, lax.rsqrt, jnp.square, jnp.reciprocal)
holomorphic("trigonometric", jnp.sin, jnp.cos, jnp.tan)
holomorphic("hyperbolic", jnp.sinh, jnp.cosh, jnp.tanh)
holomorphic("inverse", jnp.arcsin, jnp.arccos, jnp.arctan)
holomorphic("inverse_hyperbolic", jnp.arcsinh, jnp.arccosh, jnp.arctanh)
holomorphic("logistic", jax.nn.sigmoid, lambda z: z * jax.nn.sigmoid(z))
holomorphic("integer_powers", lambda z: z**3, lambda z: z**-2)
both("power", lambda a, b: (a**b, jax.grad(lambda x: jnp.sum(x**b), holomorphic=True)(a)), (3, 5), (3, 5))
both("arithmetic", lambda a, b: (a + b, a - b, a * b, a / b, -a, a == b, a != b), (4, 7), (4, 7))
one("parts", lambda z: (jnp.real(z), jnp.imag(z), jnp.conj(z), jnp.abs(z), jnp.angle(z), jnp.sign(z)), (4, 7))
one(
    "gradient_of_magnitude",
    lambda z: (jax.grad(lambda z: jnp.sum(jnp.abs(z)))(z), jax.grad(lambda z: jnp.sum(jnp.abs(z) ** 2))(z)),
    (4, 7),
)
one(
    "gradient_of_parts",
    lambda z: (
        jax.grad(lambda z: jnp.sum(jnp.real(z * z) * jnp.imag(jnp.sin(z))))(z),
        jax.grad(lambda z: jnp.sum(jnp.angle(z)))(z),
        jax.grad(lambda z: jnp.real(jnp.vdot(z, jnp.exp(z))))(z),
    ),
    (4, 7),
)
one("polar", lambda z: lax.complex(jnp.abs(z) * jnp.cos(jnp.angle(z)), jnp.abs(z) * jnp.sin(jnp.angle(z))), (4, 7))
both("sums", lambda z: (jnp.sum(z, 0), jnp.mean(z), jnp.prod(z, 1), jnp.cumsum(z, 1), jnp.var(z), jnp.std(z, 0)), (4, 7))
both("matrices", lambda a, b: (a @ b, jnp.einsum("ij,jk->ki", a, b.conj()), jnp.vdot(a, b.T), jnp.outer(a[0], b[0])), (5, 7), (7, 5))
one("product_gradient", lambda a, b: jax.grad(lambda a, b: jnp.sum(jnp.abs(a @ b) ** 2), (0, 1))(a, b), (3, 4), (4, 5))
one(
    "movement",
    lambda z: (z.T, jnp.roll(z, 2, 1), jnp.pad(z, 1), z[:, ::-1], jnp.where(jnp.real(z) > 0, z, 1j), z[jnp.array([2, 0]), 1]),
    (4, 6),
)
one("scatter", lambda z, u: (z.at[1].set(u[0]), z.at[:, 2].add(u[:, 1]), z.at[0, 0].multiply(2j)), (4, 6), (4, 6))


def orbit(c):
    """Counts the rounds of z^2 + c until |z| > 2."""

    def step(i, state):
        z, count = state
        inside = jnp.abs(z) <= 2
        return jnp.where(inside, z * z + c, z), count + inside

    return lax.fori_loop(0, 20, step, (jnp.zeros_like(c), jnp.zeros(c.shape, jnp.int32)))


one("mandelbrot", orbit, (6, 8), low=-1.5, high=1)
one("roots_of_unity", lambda z: jnp.exp(2j * jnp.pi * jnp.arange(8) / 8) * z, (4, 8))
one("horner", lambda z, c: (jnp.polyval(c, z), jax.vmap(jax.grad(lambda z: jnp.polyval(c, z), holomorphic=True))(z)), (7,), (5,))
one("sinc", lambda z: (jnp.sinc(z), jnp.isfinite(z), jnp.isnan(z)), (4, 5))
one("convolution", lambda a, b: (jnp.convolve(a, b), jnp.correlate(a, b)), (20,), (5,))
