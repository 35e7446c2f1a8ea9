/* Random numbers from counters. See random.h. */
#include "graph/random.h"

#include <math.h>

#include "graph/build.h"

/* ---- words ------------------------------------------------------------------------------------------------------- */

static node_id shift(graph *g, op_kind op, node_id x, int bits)
{
    node_id by = b_fill_like(g, x, bits);
    return x && by ? node_make(g, op, 2, (node_id[]){x, by}, NULL) : 0;
}
static node_id left(graph *g, node_id x, int bits) { return shift(g, OP_shift_left, x, bits); }
static node_id right(graph *g, node_id x, int bits) { return shift(g, OP_shift_right_logical, x, bits); }

static node_id add_word(graph *g, node_id x, uint32_t word) { return word ? b_shift(g, x, word) : x; }

/* Element `index` of a list, repeated to the shape of `like`. */
static node_id word_like(graph *g, node_id list, int64_t index, node_id like)
{
    if (!list || !like)
        return 0;
    node_id one = b_reshape(g, b_slice_one(g, list, 0, index, index + 1, 1), 0, NULL);
    return b_broadcast_scalar(g, one, type_like(g, node_type(g, like), (qn_dtype)node_shape(g, list)->dtype));
}

void random_threefry(graph *g, const node_id *key, node_id *x)
{
    static const int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
    node_id ks[3] = {key[0], key[1],
                     b_xor(g, b_xor(g, key[0], key[1]), key[0] ? b_fill_like(g, key[0], 0x1BD11BDA) : 0)};
    x[0] = b_add(g, x[0], ks[0]);
    x[1] = b_add(g, x[1], ks[1]);
    for (uint32_t group = 0; group < 5; group++) {
        for (int i = 0; i < 4; i++) {
            int by = rotations[group % 2][i];
            x[0] = b_add(g, x[0], x[1]);
            x[1] = b_xor(g, x[0], b_or(g, left(g, x[1], by), right(g, x[1], 32 - by)));
        }
        x[0] = b_add(g, x[0], ks[(group + 1) % 3]);
        x[1] = add_word(g, b_add(g, x[1], ks[(group + 2) % 3]), group + 1);
    }
}

static void multiply_words(graph *g, node_id x, uint32_t by, node_id *high, node_id *low)
{
    node_id product = b_convert(g, x, QN_UI64);
    product = b_scale(g, product, by);
    *low = b_convert(g, product, QN_UI32);
    *high = b_convert(g, right(g, product, 32), QN_UI32);
}

void random_philox(graph *g, const node_id *key, node_id *x)
{
    for (uint32_t round = 0; round < 10; round++) {
        node_id high[2], low[2];
        multiply_words(g, x[0], 0xD2511F53, &high[0], &low[0]);
        multiply_words(g, x[2], 0xCD9E8D57, &high[1], &low[1]);
        node_id k0 = add_word(g, key[0], round * 0x9E3779B9u), k1 = add_word(g, key[1], round * 0xBB67AE85u);
        x[0] = b_xor(g, b_xor(g, high[1], x[1]), k0);
        x[1] = low[1];
        x[2] = b_xor(g, b_xor(g, high[0], x[3]), k1);
        x[3] = low[0];
    }
}

/* ---- keys -------------------------------------------------------------------------------------------------------- */

node_id random_key(graph *g, uint64_t seed)
{
    int64_t two = 2;
    uint32_t words[2] = {(uint32_t)(seed >> 32), (uint32_t)seed};
    return node_constant(g, type_tensor(g, QN_UI32, 1, &two), words, false);
}

/* Computes the Threefry blocks of the counters 0 to count - 1 under the key. x[0] gets the first words of the blocks,
 * x[1] the second words. */
static void blocks(graph *g, node_id key, int64_t count, node_id *x)
{
    node_id keys[2];
    x[0] = x[1] = b_iota(g, QN_UI32, 1, &count, 0);
    if (count > (int64_t)UINT32_MAX) {
        node_id wide = b_iota(g, QN_UI64, 1, &count, 0);
        x[0] = b_convert(g, right(g, wide, 32), QN_UI32);
        x[1] = b_convert(g, wide, QN_UI32);
    } else {
        x[0] = b_zeros_like(g, x[1]);
    }
    for (int i = 0; i < 2; i++)
        keys[i] = word_like(g, key, i, x[1]);
    random_threefry(g, keys, x);
}

/* Joins two lists of n words to n pairs: pair i has word i of x[0], then word i of x[1]. */
static node_id pairs(graph *g, int64_t n, const node_id *x)
{
    node_id columns[2];
    for (int i = 0; i < 2; i++)
        columns[i] = b_reshape(g, x[i], 2, (int64_t[]){n, 1});
    return b_concatenate(g, 2, columns, 1);
}

node_id random_split(graph *g, node_id key, int64_t count)
{
    node_id x[2];
    blocks(g, key, count, x);
    return pairs(g, count, x);
}

node_id random_pick(graph *g, node_id keys, int64_t index)
{
    int64_t two = 2;
    return keys ? b_reshape(g, b_slice_one(g, keys, 0, index, index + 1, 1), 1, &two) : 0;
}

/* The result is the Threefry block, under `key`, of the counter (0, data). */
node_id random_fold_in(graph *g, node_id key, node_id data)
{
    int64_t one = 1, two = 2;
    node_id x[2] = {0, b_reshape(g, data, 1, &one)}, keys[2];
    x[0] = x[1] ? b_zeros_like(g, x[1]) : 0;
    for (int i = 0; i < 2; i++)
        keys[i] = word_like(g, key, i, x[1]);
    random_threefry(g, keys, x);
    return b_reshape(g, b_concatenate(g, 2, x, 0), 1, &two);
}

/* ---- bits and numbers -------------------------------------------------------------------------------------------- */

node_id random_bits(graph *g, node_id key, type_id t)
{
    const type to = *type_at(g, t);
    node_id x[2], bits;
    blocks(g, key, to.elements, x);
    if (to.dtype == QN_UI64)
        bits = b_or(g, left(g, b_convert(g, x[0], QN_UI64), 32), b_convert(g, x[1], QN_UI64));
    else
        bits = b_convert(g, b_xor(g, x[0], x[1]), (qn_dtype)to.dtype);
    return b_reshape(g, bits, to.rank, to.dims);
}

qn_dtype random_words(uint32_t bits)
{
    return bits == 8 ? QN_UI8 : bits == 16 ? QN_UI16 : bits == 32 ? QN_UI32 : QN_UI64;
}

static node_id spread(graph *g, node_id scalar, type_id t) { return b_broadcast_scalar(g, scalar, t); }

node_id random_uniform(graph *g, node_id key, type_id t, node_id low, node_id high)
{
    qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
    int mantissa = dtype_facts[dtype].mantissa, drawn = mantissa < 8 ? 8 : (int)dtype_facts[dtype].bits;
    qn_dtype held = random_words(dtype_facts[dtype].bits);
    node_id bits = random_bits(g, key, type_like(g, t, random_words((uint32_t)drawn)));
    bits = right(g, b_convert(g, bits, held), drawn - mantissa);
    node_id one = bits ? b_fill(g, type_like(g, t, held), (double)dtype_encode(dtype, 1)) : 0;
    bits = b_or(g, bits, one);
    node_id number = bits ? node_make(g, OP_bitcast_convert, 1, &bits, &(attrs){.element_type = dtype}) : 0;
    if (!number || !low || !high)
        return 0;
    number = b_shift(g, number, -1);
    node_id from = spread(g, low, t), range = spread(g, b_subtract(g, high, low), t);
    return b_maximum(g, from, b_add(g, b_multiply(g, number, range), from));
}

node_id random_normal(graph *g, node_id key, type_id t)
{
    type_id scalar = type_scalar(g, (qn_dtype)type_at(g, t)->dtype);
    node_id low = b_next_after(g, b_fill(g, scalar, -1), b_fill(g, scalar, 0));
    node_id u = b_erf_inv(g, random_uniform(g, key, t, low, b_fill(g, scalar, 1)));
    return u ? b_scale(g, u, sqrt(2)) : 0;
}

node_id random_integers(graph *g, node_id key, type_id t, node_id low, node_id span)
{
    qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
    int bits = (int)dtype_facts[dtype].bits;
    type_id words = type_like(g, t, random_words((uint32_t)bits));
    node_id keys = random_split(g, key, 2);
    node_id upper = random_bits(g, random_pick(g, keys, 0), words);
    node_id lower = random_bits(g, random_pick(g, keys, 1), words);
    if (!low || !span || !upper || !lower)
        return 0;
    node_id half = b_remainder(g, b_fill_like(g, span, ldexp(1, bits / 2)), span);
    node_id factor = spread(g, b_remainder(g, b_multiply(g, half, half), span), words), wide = spread(g, span, words);
    node_id offset = b_add(g, b_multiply(g, b_remainder(g, upper, wide), factor), b_remainder(g, lower, wide));
    return b_add(g, spread(g, low, t), b_convert(g, b_remainder(g, offset, wide), dtype));
}

node_id random_gumbel(graph *g, node_id key, type_id t)
{
    qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
    type_id scalar = type_scalar(g, dtype);
    int mantissa = dtype_facts[dtype].mantissa, exponent = (int)dtype_facts[dtype].bits - mantissa - 1;
    node_id least = b_fill(g, scalar, ldexp(1, 2 - (1 << (exponent - 1))));
    node_id u = random_uniform(g, key, t, least, b_fill(g, scalar, 1));
    return b_negate(g, b_log(g, b_negate(g, b_log(g, u))));
}
