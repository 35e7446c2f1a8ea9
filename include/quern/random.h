/* Random numbers. A key is a value of type tensor<2xui32>. The results of a function depend only on its key, the shape
 * and the other arguments, not on the machine. Use each key once: to call several functions, split a key, and pass
 * a different one of the new keys to each function. To get new numbers in each call of a compiled function, make the
 * key an input of the graph, or fold an input into the key (qn_random_fold_in).
 *
 *     qn_value keys[2];
 *     qn_random_split(qn_random_key(graph, 42), 2, keys);
 *     qn_value noise = qn_random_normal(keys[0], QN_F32, QN_DIMS(3, 4));
 *
 * Keys, bits and uniform numbers are those of jax.random, with its default settings (threefry2x32, partitionable).
 * docs/numerics.md defines the bits. After an error the functions return the value "nothing" (id 0, quern.h), and the
 * graph keeps the error. It is an error if a key is not a tensor<2xui32>, or if a type or shape is not allowed. */
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
/* Numbers of a float type in [low, high), but rounding can make a number equal to high. low and high are rounded to
 * dtype; low must not be above high. */
QN_API qn_value qn_random_uniform(qn_value key, qn_dtype dtype, qn_dims dims, double low, double high);
/* Numbers of a float type from the normal distribution with mean 0 and variance 1: sqrt(2) * erf_inv(u), with u
 * uniform in (-1, 1). */
QN_API qn_value qn_random_normal(qn_value key, qn_dtype dtype, qn_dims dims);
/* Numbers of the normal distribution that lie between low and high. Both bounds are finite. */
QN_API qn_value qn_random_truncated_normal(qn_value key, qn_dtype dtype, qn_dims dims, double low, double high);
/* Numbers of an integer type in the range [low, high). The range must not be empty, and the type must contain it. */
QN_API qn_value qn_random_integers(qn_value key, qn_dtype dtype, qn_dims dims, int64_t low, int64_t high);
/* Values of type i1, each true with the given probability. */
QN_API qn_value qn_random_bernoulli(qn_value key, double probability, qn_dims dims);
/* The numbers 0 .. count - 1 in a random order, as i32. */
QN_API qn_value qn_random_permutation(qn_value key, int64_t count);
/* Samples indices along a dimension of `logits`. A logit is the logarithm of an index's probability, plus a constant
 * that is the same for all indices. The result has type i32 and the shape of logits without the dimension. A negative
 * dimension counts from the end. */
QN_API qn_value qn_random_categorical(qn_value key, qn_value logits, int64_t dimension);

/* StableHLO's rng_bit_generator. Sets out[0] to the new state, and out[1] to a tensor with random bits. `dims` is the
 * shape of out[1], `dtype` its element type: any integer or float type. algorithm is a qn_rng_algorithm
 * (ops.h); QN_DEFAULT means QN_PHILOX. `state` has type tensor<2xui64>; for QN_PHILOX, tensor<3xui64> is also allowed.
 * The bits and the new state are those of XLA. */
QN_API void qn_rng_bit_generator(qn_value state, int algorithm, qn_dtype dtype, qn_dims dims, qn_value out[2]);

/* ---- First values of parameters -----------------------------------------------------------------------------------
 *
 * The functions of jax.nn.initializers. With the same key, uniform numbers have the bits of JAX, and normal numbers
 * differ from JAX's by rounding. The shape is that of a weight [..., in, out], where the leading dimensions are places
 * of a convolution's kernel. The fan-in is the product of the leading dimensions and `in`; the fan-out is the product
 * of the leading dimensions and `out`. */

typedef enum qn_fan { QN_FAN_IN = 0, QN_FAN_OUT = 1, QN_FAN_MEAN = 2 } qn_fan;
typedef enum qn_distribution {
    QN_DRAW_UNIFORM = 0,         /* between -sqrt(3 variance) and sqrt(3 variance) */
    QN_DRAW_NORMAL = 1,          /* with mean 0 */
    QN_DRAW_TRUNCATED_NORMAL = 2 /* cut at two standard deviations, then scaled so that the variance is right */
} qn_distribution;
/* Numbers with the variance `scale / n`. n is the fan-in, the fan-out or the mean of both. The shape has at least two
 * dimensions, and scale is above 0. JAX calls this variance_scaling. */
QN_API qn_value qn_init_variance(qn_value key, qn_dtype dtype, qn_dims dims, double scale, qn_fan fan,
                                 qn_distribution distribution);

/* Uniform numbers in [0, scale). */
QN_API qn_value qn_init_uniform(qn_value key, qn_dtype dtype, qn_dims dims, double scale);
/* Normal numbers with mean 0 and the standard deviation `deviation`. */
QN_API qn_value qn_init_normal(qn_value key, qn_dtype dtype, qn_dims dims, double deviation);
/* qn_init_variance with scale 1 and QN_FAN_MEAN; the normal numbers are truncated. Source: Glorot and Bengio,
 * "Understanding the difficulty of training deep feedforward neural networks" (2010). */
QN_API qn_value qn_init_glorot_uniform(qn_value key, qn_dtype dtype, qn_dims dims);
QN_API qn_value qn_init_glorot_normal(qn_value key, qn_dtype dtype, qn_dims dims);
/* qn_init_variance with scale 2 and QN_FAN_IN, for layers with relu; the normal numbers are truncated. Source: He,
 * Zhang, Ren and Sun, "Delving Deep into Rectifiers" (2015). */
QN_API qn_value qn_init_he_uniform(qn_value key, qn_dtype dtype, qn_dims dims);
QN_API qn_value qn_init_he_normal(qn_value key, qn_dtype dtype, qn_dims dims);

#ifdef __cplusplus
}
#endif
#endif
