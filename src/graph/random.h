/* Random numbers from counters. These functions keep no state: the random bits of an element depend only on the key and
 * on the element's position.
 *
 * Threefry is Threefry-2x32 with 20 rounds, Philox is Philox-4x32 with 10 rounds (Salmon, Moraes, Dror, Shaw: Parallel
 * Random Numbers: As Easy as 1, 2, 3; 2011). Each turns a counter and a key into a block of random words.
 *
 * A key is a tensor<2xui32>. Elements of a tensor of random bits are numbered in row-major order. Element i comes from
 * the Threefry block of the counter (high word of i, low word of i) under the key. Let (a, b) be the words of the
 * block. An element of 64 bits is `a * 2^32 + b`. An element of 32 bits is `a xor b`, and elements of 8 and 16 bits are
 * the low bits of `a xor b`. These are the bits of jax.random with its default settings (threefry2x32, partitionable).
 */
#ifndef GRAPH_RANDOM_H
#define GRAPH_RANDOM_H

#include "graph/graph.h"

/* Computes Threefry blocks, element by element. The counters are (x[0], x[1]), the keys (key[0], key[1]). Replaces x[0]
 * and x[1] by the words of the blocks. All four are ui32 tensors of one shape. */
void random_threefry(graph *g, const node_id *key, node_id *x);
/* Like random_threefry, for Philox: replaces x[0] to x[3]. */
void random_philox(graph *g, const node_id *key, node_id *x);

/* The key {high word, low word} of a number. */
node_id random_key(graph *g, uint64_t seed);
/* Makes `count` keys from one key, as a tensor<count x 2 x ui32>. */
node_id random_split(graph *g, node_id key, int64_t count);
/* Makes a key from a key and the number `data`, a scalar of type ui32. */
node_id random_fold_in(graph *g, node_id key, node_id data);
/* Returns key number `index` of a result of random_split. */
node_id random_pick(graph *g, node_id keys, int64_t index);

/* Random bits as elements of t, which is a type of unsigned integers. */
node_id random_bits(graph *g, node_id key, type_id t);
/* Floats of type t from low to high; low and high are scalars of t's element type. The highest bits of an element's
 * random bits become the mantissa of a number in [1, 2). The element is (number - 1) * (high - low) + low, but at least
 * low. If high - low is finite, no element is above high. Rounding can make an element equal to high. */
node_id random_uniform(graph *g, node_id key, type_id t, node_id low, node_id high);
/* sqrt(2) * erf_inv(u), with u uniform in (-1, 1). */
node_id random_normal(graph *g, node_id key, type_id t);
/* Normal numbers between low and high: sqrt(2) * erf_inv(u), with u uniform between erf(low / sqrt(2)) and erf(high /
 * sqrt(2)). Results are clamped to the next number above low and the next number below high. Defined in
 * compose_init.c. */
node_id random_truncated_normal(graph *g, node_id key, type_id t, double low, double high);
/* Integers of type t: low plus a random number below `span`. low is a scalar of t's element type. `span` is a scalar of
 * the unsigned type with the same number of bits, n. A span of 0 stands for 2^n. */
node_id random_integers(graph *g, node_id key, type_id t, node_id low, node_id span);
/* The unsigned integer type with this number of bits. */
qn_dtype random_words(uint32_t bits);
/* -log(-log(u)), with u uniform from the smallest normal number of t up to 1. */
node_id random_gumbel(graph *g, node_id key, type_id t);

#endif
