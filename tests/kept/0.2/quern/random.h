/* Random numbers. A key is a value of type tensor<2xui32>. The results of a function depend only on its key, the shape
 * and the other arguments. So the same key always gives the same numbers, compiled or evaluated, on every machine. Use
 * each key once: to call several functions, split a key and pass each part to one function. To get new numbers in each
 * call of a compiled function, pass the key, or a number for qn_random_fold_in, as an input.
 *
 *     qn_value keys[2];
 *     qn_random_split(qn_random_key(graph, 42), 2, keys);
 *     qn_value noise = qn_random_normal(keys[0], QN_F32, QN_DIMS(3, 4));
 *
 * Keys, bits and uniform numbers are those of jax.random, with its default settings (threefry2x32, partitionable).
 * docs/numerics.md defines the bits. After an error the functions return the value "nothing" (id 0, quern.h), and the
 * graph keeps the error. It is an error if a key has another type, or if a type or shape is not allowed. */
#ifndef QUERN_RANDOM_H
#define QUERN_RANDOM_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a key from a seed: {high word, low word}. */
QN_API qn_value qn_random_key(qn_graph *graph, uint64_t seed);
/* Makes `count` keys from `key`; `count` is at most 65535. */
QN_API void qn_random_split(qn_value key, size_t count, qn_value *out);
/* Makes a key from `key` and the low 32 bits of `data`, a scalar of an integer type. */
QN_API qn_value qn_random_fold_in(qn_value key, qn_value data);

/* Random bits. dtype: QN_UI8, QN_UI16, QN_UI32 or QN_UI64. */
QN_API qn_value qn_random_bits(qn_value key, qn_dtype dtype, qn_dims dims);
/* Numbers of a float type in [low, high). low and high are rounded to dtype. A result can be rounded up to high. */
QN_API qn_value qn_random_uniform(qn_value key, qn_dtype dtype, qn_dims dims, double low, double high);
/* Numbers of a float type from the normal distribution with mean 0 and variance 1: sqrt(2) * erf_inv(u), with u
 * uniform in (-1, 1). */
QN_API qn_value qn_random_normal(qn_value key, qn_dtype dtype, qn_dims dims);
/* Numbers of an integer type in the range [low, high). The range must not be empty, and the type must contain it. */
QN_API qn_value qn_random_integers(qn_value key, qn_dtype dtype, qn_dims dims, int64_t low, int64_t high);
/* Values of type i1 that are true with this probability. */
QN_API qn_value qn_random_bernoulli(qn_value key, double probability, qn_dims dims);
/* The numbers 0 .. count - 1 in a random order, as i32. */
QN_API qn_value qn_random_permutation(qn_value key, int64_t count);
/* Samples indices along a dimension of `logits`. A logit is the logarithm of an index's probability, plus a constant
 * that is the same for all indices. The result has type i32 and the shape of logits without the dimension. A negative
 * dimension counts from the end. */
QN_API qn_value qn_random_categorical(qn_value key, qn_value logits, int64_t dimension);

/* StableHLO's rng_bit_generator: out[0] is the new state, and out[1] has random bits as elements of `dtype`, which is
 * any integer or float type. algorithm is a qn_rng_algorithm (ops.h); QN_DEFAULT means QN_PHILOX. state has type
 * tensor<2xui64>; QN_PHILOX also takes tensor<3xui64>. The bits and the new state are those of XLA. */
QN_API void qn_rng_bit_generator(qn_value state, int algorithm, qn_dtype dtype, qn_dims dims, qn_value out[2]);

#ifdef __cplusplus
}
#endif
#endif
