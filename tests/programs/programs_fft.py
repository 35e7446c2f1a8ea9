"""Fourier transforms: jax.numpy.fft, and the functions of jax.scipy.fft and jax.scipy.signal that are made of them, with
vmaps and gradients, in f32 and f64. Lengths are powers of two, other products of small primes, primes, odd and even."""

import jax
import jax.numpy as jnp
import jax.scipy.fft as fft
import jax.scipy.signal as signal
import numpy as np

from cases import uniform
from programs import case


def real(*shape, wide=False):
    return uniform(*shape, low=-1, high=1).astype(np.float64 if wide else np.float32)


def complex_(*shape, wide=False):
    z = real(*shape, wide=True) + 1j * uniform(*shape, low=-2, high=1).astype(np.float64)
    return z.astype(np.complex128 if wide else np.complex64)


def both(name, make, f, *shapes):
    """f over arrays that make(*shape, wide) makes, in f32 or c64 and in f64 or c128."""
    for wide, suffix in ((False, "32"), (True, "64")):
        case(f"fft_{name}_{suffix}", *[make(*s, wide=wide) for s in shapes], x64=wide, rtol=1e-13 if wide else 3e-6)(f)


def f32(name, *arguments):
    return case("fft_" + name, *arguments, rtol=3e-6)


def f64(name, *arguments):
    return case("fft_" + name, *arguments, x64=True, rtol=1e-13)


both("forward", complex_, lambda z: (jnp.fft.fft(z), jnp.fft.fft(z, axis=0)), (6, 64))
both("back", complex_, lambda z: (jnp.fft.ifft(z), jnp.fft.ifft(z, n=40), jnp.fft.ifft(z, n=20)), (3, 30))
both("real", real, lambda x: (jnp.fft.rfft(x), jnp.fft.rfft(x, axis=0), jnp.fft.rfft(x, n=23)), (7, 24))
both("to_real", complex_, lambda z: (jnp.fft.irfft(z), jnp.fft.irfft(z, n=17), jnp.fft.irfft(z, axis=0)), (5, 13))
both("planes", complex_, lambda z: (jnp.fft.fft2(z), jnp.fft.ifft2(z), jnp.fft.fftn(z), jnp.fft.ifftn(z)), (3, 6, 8))
both("real_planes", real, lambda x: (jnp.fft.rfft2(x), jnp.fft.rfftn(x), jnp.fft.irfftn(jnp.fft.rfftn(x), s=x.shape)), (3, 6, 9))
both("orthonormal", complex_, lambda z: (jnp.fft.fft(z, norm="ortho"), jnp.fft.ifft(z, norm="forward")), (2, 28))


@f32("lengths", *[complex_(n) for n in (1, 2, 3, 5, 7, 11, 13, 17, 31, 100, 127)])
def _(*z):
    return tuple(jnp.fft.fft(v) for v in z)


@f64("lengths_real", *[real(n, wide=True) for n in (1, 2, 3, 6, 9, 14, 34, 61)])
def _(*x):
    return tuple(jnp.fft.rfft(v) for v in x), tuple(jnp.fft.irfft(jnp.fft.rfft(v), n=v.size) for v in x)


@f32("long", complex_(1024))
def _(z):
    return jnp.fft.fft(z)


@f64("long_odd", complex_(405, wide=True))
def _(z):
    return jnp.fft.ifft(z)


@f32("prime", complex_(257))
def _(z):
    return jnp.fft.fft(z)


@f32("shift", complex_(5, 8))
def _(z):
    return jnp.fft.fftshift(jnp.fft.fft2(z)), jnp.fft.ifftshift(z, axes=1), jnp.fft.fftfreq(9), jnp.fft.rfftfreq(9, 0.1)


@f32("hermitian", complex_(3, 9), real(3, 10))
def _(z, x):
    return jnp.fft.hfft(z), jnp.fft.ihfft(x), jnp.fft.hfft(z, n=15)


@f32("mapped", complex_(4, 3, 12), real(4, 3, 12))
def _(z, x):
    return jax.vmap(jnp.fft.fft, 1, 1)(z), jax.vmap(jax.vmap(jnp.fft.rfft))(x), jax.vmap(jnp.fft.fft2, 2)(z)


def energy(f):
    return lambda x: jnp.sum(jnp.abs(f(x)) ** 4)


@f32("gradient", complex_(2, 12), real(2, 12))
def _(z, x):
    return tuple(jax.grad(energy(f))(z) for f in (jnp.fft.fft, jnp.fft.ifft, jnp.fft.fft2)), jax.grad(energy(jnp.fft.rfft))(x)


@f64("gradient_real", real(3, 9, wide=True), complex_(3, 6, wide=True))
def _(x, z):
    odd = jax.grad(energy(jnp.fft.rfft))(x), jax.grad(energy(jnp.fft.rfft2))(x)
    return odd, jax.grad(energy(jnp.fft.irfft))(z), jax.grad(energy(lambda v: jnp.fft.irfft(v, n=11)))(z)


@f64("gradient_planes", real(2, 4, 6, wide=True), complex_(2, 4, 4, wide=True))
def _(x, z):
    return jax.grad(energy(jnp.fft.rfftn))(x), jax.grad(energy(jnp.fft.irfftn))(z), jax.grad(energy(jnp.fft.fftn))(z)


@f64("jacobian", real(6, wide=True))
def _(x):
    return jax.jacrev(lambda v: jnp.abs(jnp.fft.rfft(v)))(x), jax.jvp(jnp.fft.rfft, (x,), (x * x,))[1]


@f32("convolve", real(50), real(13), real(9, 8), real(3, 4))
def _(x, k, image, kernel):
    return signal.fftconvolve(x, k), signal.fftconvolve(x, k, mode="same"), signal.fftconvolve(image, kernel, mode="valid")


@f64("convolve_gradient", real(20, wide=True), real(5, wide=True))
def _(x, k):
    return jax.grad(lambda a, b: jnp.sum(signal.fftconvolve(a, b) ** 3), (0, 1))(x, k)


@f32("circular", real(4, 32), real(32))
def _(x, k):
    return jnp.fft.irfft(jnp.fft.rfft(x) * jnp.fft.rfft(k), n=32)


@f32("stft", real(200))
def _(x):
    f, t, z = signal.stft(x, nperseg=32)
    return f, t, z, signal.istft(z, nperseg=32)[1]


@f32("spectra", real(2, 128))
def _(x):
    return signal.welch(x, nperseg=32)[1], signal.csd(x[0], x[1], nperseg=32)[1]


@f64("hilbert", real(3, 30, wide=True))
def _(x):
    weight = jnp.concatenate([jnp.ones(1), jnp.full(14, 2.0), jnp.ones(1), jnp.zeros(14)])
    z = jnp.fft.ifft(jnp.fft.fft(x) * weight)
    return z, jnp.abs(z), jnp.unwrap(jnp.angle(z))


@f32("low_pass", real(3, 100))
def _(x):
    z = jnp.fft.rfft(x)
    return jnp.fft.irfft(jnp.where(jnp.arange(51) < 9, z, 0), n=100)


@f32("cosines", real(3, 16))
def _(x):
    return fft.dct(x), fft.dct(x, norm="ortho"), fft.idct(x, norm="ortho"), fft.dctn(x)


@f64("cosines_gradient", real(2, 12, wide=True))
def _(x):
    return jax.grad(lambda v: jnp.sum(fft.dct(v) ** 3))(x)


@f64("derivative", real(2, 64, wide=True))
def _(x):
    k = 1j * jnp.fft.fftfreq(64, 1 / 64)
    return jnp.fft.ifft(k * jnp.fft.fft(x)).real, jnp.fft.ifft(k**2 * jnp.fft.fft(x)).real


@f32("poisson", real(16, 16))
def _(x):
    k = jnp.fft.fftfreq(16) * 16
    square = k[:, None] ** 2 + k[None, :] ** 2
    z = jnp.fft.fft2(x)
    return jnp.fft.ifft2(jnp.where(square > 0, -z / jnp.where(square > 0, square, 1), 0)).real


@f32("wave", real(32), real(32))
def _(x, v):
    """Steps of a wave equation in a loop, by spectral derivatives."""
    square = (jnp.fft.rfftfreq(32) * 6) ** 2

    def step(_, state):
        x, v = state
        v = v - 0.1 * jnp.fft.irfft(square * jnp.fft.rfft(x), n=32)
        return x + 0.1 * v, v

    return jax.lax.fori_loop(0, 12, step, (x, v))


@f32("autocorrelation", real(2, 40))
def _(x):
    z = jnp.fft.rfft(x - x.mean(-1, keepdims=True), n=80)
    return jnp.fft.irfft(z * jnp.conj(z), n=80)[:, :40]


@f32("mixer", real(2, 8, 6))
def _(x):
    """A layer that mixes tokens and features by a transform of both, and its gradient."""

    def f(x):
        return jax.nn.gelu(jnp.fft.fft2(x).real * 0.1)

    return f(x), jax.grad(lambda v: jnp.sum(f(v) ** 2))(x)


@f64("spectral_layer", real(2, 3, 16, wide=True), complex_(3, 4, 5, wide=True))
def _(x, w):
    """A layer of a Fourier neural operator: a product of the lowest frequencies with weights, and its gradient."""

    def f(x, w):
        z = jnp.einsum("bif,iof->bof", jnp.fft.rfft(x)[..., :5], w)
        return jnp.fft.irfft(jnp.pad(z, ((0, 0), (0, 0), (0, 4))), n=16)

    return f(x, w), jax.grad(lambda a, b: jnp.sum(f(a, b) ** 2), (0, 1))(x, w)
