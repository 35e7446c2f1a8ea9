"""Programs of jax.random, from keys that are inputs, so that nothing is computed by JAX."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import random

from cases import integers, normal, uniform
from programs import case

KEY = np.array([0x12345678, 0x9ABCDEF0], np.uint32)


def keyed(name, *arguments, **more):
    return case("random_" + name, KEY, *arguments, **more)


keyed("split")(lambda k: (random.split(k), random.split(k, 5)))
keyed("key_data", np.int32(42))(lambda k, seed: (random.PRNGKey(seed), random.fold_in(k, 7), random.key_data(random.key(3))))
keyed("bits")(lambda k: (random.bits(k, (7,)), random.bits(k, (3, 5)), random.bits(k, (9,), "uint8"), random.bits(k, (6,), "uint16")))
keyed("bits_wide", x64=True)(lambda k: random.bits(k, (7,), "uint64"))
keyed("uniform")(lambda k: (random.uniform(k, (11,)), random.uniform(k, (4, 3), minval=-2.0, maxval=5.0)))
keyed("uniform_f64", x64=True)(lambda k: random.uniform(k, (9,), "float64"))
keyed("uniform_half")(lambda k: (random.uniform(k, (12,), "bfloat16"), random.uniform(k, (12,), "float16")))
keyed("normal")(lambda k: (random.normal(k, (25,)), random.truncated_normal(k, -1.0, 2.0, (15,))))
keyed("randint")(lambda k: (random.randint(k, (20,), -5, 9), random.randint(k, (9,), 0, 255, "uint8")))
keyed("bernoulli", uniform(10))(lambda k, p: (random.bernoulli(k, p), random.bernoulli(k, 0.3, (4, 4))))
keyed("categorical", normal(4, 9))(lambda k, x: (random.categorical(k, x), random.gumbel(k, (6,))))
keyed("categorical_axis", normal(9, 4))(lambda k, x: random.categorical(k, x, axis=0))
keyed("permutation", normal(12, 2))(lambda k, x: (random.permutation(k, 20), random.permutation(k, x)))
keyed("permutation_independent", integers(4, 6))(lambda k, x: random.permutation(k, x, axis=1, independent=True))
keyed("choice", normal(15), uniform(15))(
    lambda k, x, p: (random.choice(k, x, (6,)), random.choice(k, x, (5,), replace=False), random.choice(k, x, (7,), p=p))
)
keyed("choice_weighted", uniform(10, low=0.1))(lambda k, p: random.choice(k, 10, (4,), replace=False, p=p))
keyed("exponential")(lambda k: (random.exponential(k, (12,)), random.laplace(k, (12,)), random.logistic(k, (12,))))
keyed("heavy_tails")(lambda k: (random.cauchy(k, (9,)), random.pareto(k, 3.0, (9,)), random.weibull_min(k, 1.5, 2.0, (9,))), )
keyed("rademacher")(lambda k: (random.rademacher(k, (9,)), random.triangular(k, 0.0, 0.3, 1.0, (9,)), random.rayleigh(k, 2.0, (5,))))
keyed("multivariate", np.array([[2, 0.5], [0.5, 1]], np.float32))(
    lambda k, c: random.multivariate_normal(k, jnp.zeros(2), c, (6,))
)
keyed("ball")(lambda k: random.maxwell(k, (7,)))
keyed("dropout", normal(6, 8))(lambda k, x: jnp.where(random.bernoulli(k, 0.8, x.shape), x / 0.8, 0))
keyed("vmap_keys")(lambda k: jax.vmap(lambda q: random.normal(q, (3,)))(random.split(k, 4)))
keyed("loop")(lambda k: jax.lax.fori_loop(0, 5, lambda i, s: s + random.uniform(random.fold_in(k, i), (3,)), jnp.zeros(3)))
case("random_bit_generator", np.array([1, 2, 3, 4], np.uint32))(lambda k: jax.lax.rng_bit_generator(k, (9,)))
case("random_bit_generator_three_fry", np.array([1, 2, 3, 4], np.uint32))(
    lambda k: jax.lax.rng_bit_generator(k, (2, 5), algorithm=jax.lax.RandomAlgorithm.RNG_THREE_FRY)
)
case("random_bit_generator_philox", np.array([5, 6, 7, 8], np.uint32))(
    lambda k: jax.lax.rng_bit_generator(k, (11,), algorithm=jax.lax.RandomAlgorithm.RNG_PHILOX)
)
case("random_rbg_uniform", np.array([5, 6, 7, 8], np.uint32))(
    lambda k: (lambda q: (random.uniform(q, (6,)), random.normal(q, (5,))))(random.wrap_key_data(k, impl="rbg"))
)
case("random_rbg_split", np.array([5, 6, 7, 8], np.uint32))(
    lambda k: random.key_data(random.split(random.wrap_key_data(k, impl="rbg"), 3))
)
