/* Random numbers from counters. Nothing here keeps a state: a key and a place decide every bit.
 *
 * Threefry is Threefry-2x32 with 20 rounds, Philox is Philox-4x32 with 10 rounds (Salmon, Moraes, Dror, Shaw: Parallel
 * Random Numbers: As Easy as 1, 2, 3; 2011). Both are integer operations on whole tensors, so they become vector code.
 *
 * A key is a tensor<2xui32>. Element number i of a tensor of random bits, in row-major order, comes from the Threefry
 * block of the counter (high word of i, low word of i) under the key. With the words (a, b) of the block, 64 bits are
 * a * 2^32 + b, and 32 bits are `a xor b`; 8 and 16 bits are the low bits of that. So a tensor and its prefix have the
 * same elements. These are the bits of jax.random with its default settings (threefry2x32, partitionable). */
#ifndef GRAPH_RANDOM_H
#define GRAPH_RANDOM_H

#include "graph/graph.h"

/* Applies the block function of Threefry to x[0] and x[1], which are ui32 tensors of one shape, as the key words. */
void random_threefry(graph *g, const node_id *key, node_id *x);
/* The same for Philox: x has four words, key two. */
void random_philox(graph *g, const node_id *key, node_id *x);

/* The key {high word, low word} of a number. */
node_id random_key(graph *g, uint64_t seed);
/* `count` keys from one, as a tensor<count x 2 x ui32>. */
node_id random_split(graph *g, node_id key, int64_t count);
/* Another key from a key and a number, a scalar of type ui32. */
node_id random_fold_in(graph *g, node_id key, node_id data);
/* The number `index` of the keys in a result of random_split. */
node_id random_pick(graph *g, node_id keys, int64_t index);

/* Random bits in the elements of a type of unsigned integers. */
node_id random_bits(graph *g, node_id key, type_id t);
/* Floats of type t in [low, high); low and high are scalars of its element type. The highest bits of the element's bits
 * are the mantissa of a number in [1, 2); then (number - 1) * (high - low) + low, but at least low. */
node_id random_uniform(graph *g, node_id key, type_id t, node_id low, node_id high);
/* sqrt(2) * erf_inv(u), with u uniform in (-1, 1). */
node_id random_normal(graph *g, node_id key, type_id t);
/* Integers of type t: low + a number below `span`, from two draws. low is a scalar of t's element type, span one of the
 * unsigned type of the same size; a span of 0 stands for 2 to the power of the size. */
node_id random_integers(graph *g, node_id key, type_id t, node_id low, node_id span);
/* The type of unsigned integers with this number of bits. */
qn_dtype random_words(uint32_t bits);
/* -log(-log(u)), with u uniform in [the smallest normal number, 1). */
node_id random_gumbel(graph *g, node_id key, type_id t);

#endif
