/* Random numbers: rng_bit_generator and rng. docs/numerics.md defines their bits. */
#include "graph/build.h"
#include "graph/composite.h"
#include "graph/random.h"

static node_id shift(graph *g, op_kind op, node_id x, int bits)
{
    node_id by = b_fill_like(g, x, bits);
    return x && by ? node_make(g, op, 2, (node_id[]){x, by}, NULL) : 0;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

/* The low and the high half of each element of a ui64 tensor. */
static void split_words(graph *g, node_id x, node_id *low, node_id *high)
{
    *low = b_convert(g, x, QN_UI32);
    *high = b_convert(g, shift(g, OP_shift_right_logical, x, 32), QN_UI32);
}

static node_id join_words(graph *g, node_id low, node_id high)
{
    return b_or(g, b_convert(g, low, QN_UI64), shift(g, OP_shift_left, b_convert(g, high, QN_UI64), 32));
}

static node_id state_word(graph *g, node_id state, int64_t index)
{
    return b_reshape(g, b_slice_one(g, state, 0, index, index + 1, 1), 0, NULL);
}

static node_id join_state(graph *g, uint32_t count, const node_id *words)
{
    node_id parts[3];
    int64_t one = 1;
    for (uint32_t i = 0; i < count; i++)
        parts[i] = b_reshape(g, words[i], 1, &one);
    return b_concatenate(g, count, parts, 0);
}

/* Splits `word`, a key of 64 bits, into two words of 32 bits. Repeats each of them to n elements. */
static void key_words(graph *g, node_id word, int64_t n, node_id *key)
{
    split_words(g, word, &key[0], &key[1]);
    for (int i = 0; i < 2; i++)
        key[i] = b_broadcast_scalar(g, key[i], type_tensor(g, QN_UI32, 1, &n));
}

/* The list counter, counter + 1, ..., counter + n - 1. */
static node_id count_from(graph *g, node_id counter, int64_t n)
{
    return b_add(g, b_broadcast_scalar(g, counter, type_tensor(g, QN_UI64, 1, &n)), b_iota(g, QN_UI64, 1, &n, 0));
}

/* Interleaves `count` lists of n elements: element 0 of each list, then element 1 of each list, and so on. Returns the
 * first `used` elements. */
static node_id interleave(graph *g, uint32_t count, node_id *lists, int64_t n, int64_t used)
{
    int64_t all = n * count;
    for (uint32_t i = 0; i < count; i++)
        lists[i] = b_reshape(g, lists[i], 2, (int64_t[]){n, 1});
    node_id flat = b_reshape(g, b_concatenate(g, count, lists, 1), 1, &all);
    return flat && used < all ? b_slice_one(g, flat, 0, 0, used, 1) : flat;
}

/* ---- Threefry ---------------------------------------------------------------------------------------------------- */

/* Each block of Threefry gives two words of 32 bits. Returns the dimension along which these two words are neighbours:
 * the first dimension of even extent. If all extents are odd, returns the longest dimension. An odd extent has room for
 * only the first word of the last block, so the second word is dropped. */
static uint32_t paired_dimension(const type *t)
{
    uint32_t longest = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (t->dims[i] % 2 == 0)
            return i;
    for (uint32_t i = 1; i < t->rank; i++)
        if (t->dims[i] > t->dims[longest])
            longest = i;
    return longest;
}

static node_id threefry_words(graph *g, node_id key_word, node_id counter, const type *t, int64_t *used)
{
    uint32_t pair = paired_dimension(t), rank = 0;
    int64_t half[MAX_RANK + 1], whole[MAX_RANK], start[MAX_RANK] = {0}, stride[MAX_RANK], n = 1;
    for (uint32_t i = 0; i < t->rank; i++) {
        whole[i] = i == pair ? (t->dims[i] + 1) / 2 * 2 : t->dims[i];
        half[rank++] = i == pair ? whole[i] / 2 : t->dims[i];
        stride[i] = 1;
        n *= half[rank - 1];
        if (i == pair)
            half[rank++] = 1;
    }
    node_id key[2], x[2];
    *used = n;
    key_words(g, key_word, n, key);
    split_words(g, count_from(g, counter, n), &x[0], &x[1]);
    random_threefry(g, key, x);
    if (!t->rank)
        return b_reshape(g, x[0], 0, NULL);
    for (int i = 0; i < 2; i++)
        x[i] = b_reshape(g, x[i], rank, half);
    node_id both = b_reshape(g, b_concatenate(g, 2, x, pair + 1), t->rank, whole);
    return whole[pair] == t->dims[pair] ? both : b_slice(g, both, start, t->dims, stride);
}

static node_id threefry_longs(graph *g, node_id key_word, node_id counter, const type *t)
{
    node_id key[2], x[2];
    key_words(g, key_word, t->elements, key);
    split_words(g, count_from(g, counter, t->elements), &x[0], &x[1]);
    random_threefry(g, key, x);
    return b_reshape(g, join_words(g, x[0], x[1]), t->rank, t->dims);
}

static node_id threefry(graph *g, node_id state, const type *t, node_id *bits)
{
    node_id words[2] = {state_word(g, state, 0), state_word(g, state, 1)};
    int64_t used = t->elements;
    *bits = dtype_facts[t->dtype].bits == 64 ? threefry_longs(g, words[0], words[1], t)
                                             : threefry_words(g, words[0], words[1], t, &used);
    words[1] = b_shift(g, words[1], (double)used);
    return join_state(g, 2, words);
}

/* ---- Philox ------------------------------------------------------------------------------------------------------ */

/* `low` and `high` are the words of a counter of 128 bits. Sets `sum` to the words of counter + more, the low word
 * first. Each word has the shape of `more`. */
static void add_long(graph *g, node_id low, node_id high, node_id more, node_id *sum)
{
    type_id t = more ? node_type(g, more) : 0;
    if (!low || !high || !t)
        return;
    node_id start = b_broadcast_scalar(g, low, t);
    sum[0] = b_add(g, start, more);
    node_id carry = b_compare(g, comparison_direction_LT, sum[0], start);
    sum[1] = b_add(g, b_broadcast_scalar(g, high, t), b_convert(g, carry, QN_UI64));
}

/* A state of three words has the key, then the low and the high word of the counter. A state of two words lacks the
 * high word; then the key serves as the high word. */
static node_id philox(graph *g, node_id state, const type *t, node_id *bits)
{
    int64_t words = node_shape(g, state)->dims[0], per = dtype_facts[t->dtype].bits == 64 ? 2 : 4;
    int64_t n = t->elements / per + (t->elements % per != 0);
    node_id key_word = state_word(g, state, 0), low = state_word(g, state, 1),
            high = state_word(g, state, words == 3 ? 2 : 0), counter[2] = {0}, key[2], x[4], next[3] = {key_word};
    add_long(g, low, high, b_iota(g, QN_UI64, 1, &n, 0), counter);
    split_words(g, counter[0], &x[0], &x[1]);
    split_words(g, counter[1], &x[2], &x[3]);
    key_words(g, key_word, n, key);
    random_philox(g, key, x);
    if (per == 2) {
        x[0] = join_words(g, x[0], x[1]);
        x[1] = join_words(g, x[2], x[3]);
    }
    *bits = b_reshape(g, interleave(g, (uint32_t)per, x, n, t->elements), t->rank, t->dims);
    add_long(g, low, high, b_fill_like(g, low, (double)n), next + 1);
    return join_state(g, (uint32_t)words, next);
}

/* The default algorithm is Philox, as in XLA on CPUs. */
void expand_rng_bit_generator(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    type_id made = type_tensor(g, a->element_type, a->shape.count, a->shape.at);
    if (!made)
        return;
    const type t = *type_at(g, made);
    uint32_t width = dtype_facts[t.dtype].bits;
    node_id bits;
    results[0] = (a->rng_algorithm == rng_algorithm_THREE_FRY ? threefry : philox)(g, operands[0], &t, &bits);
    bits = b_convert(g, bits, width == 8 ? QN_UI8 : width == 16 ? QN_UI16 : width == 32 ? QN_UI32 : QN_UI64);
    if (bits && node_shape(g, bits)->dtype != t.dtype)
        bits = node_make(g, OP_bitcast_convert, 1, &bits, &(attrs){.element_type = (qn_dtype)t.dtype});
    results[1] = bits;
}

/* ---- rng --------------------------------------------------------------------------------------------------------- */

/* Integers in [low, high): 64 random bits modulo `high - low`, plus low. If high is not above low, all integers are
 * `low`. If the range has at most 2^32 numbers, the probabilities of these numbers differ by a factor of at most
 * 1 + 2^-32. */
static node_id integers(graph *g, node_id key, type_id t, node_id low, node_id high)
{
    static const qn_dtype natural[] = {[8] = QN_UI8, [16] = QN_UI16, [32] = QN_UI32, [64] = QN_UI64};
    qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
    type_id wide = type_like(g, t, QN_UI64);
    node_id span = b_convert(g, b_convert(g, b_subtract(g, high, low), natural[dtype_facts[dtype].bits]), QN_UI64);
    span = b_select(g, b_compare(g, comparison_direction_LT, low, high), span, b_fill_like(g, span, 1));
    node_id offset = b_remainder(g, random_bits(g, key, wide), b_broadcast_scalar(g, span, wide));
    return b_add(g, b_broadcast_scalar(g, low, t), b_convert(g, offset, dtype));
}

/* Floats in [low, high). If high is not above low, all floats are `low`. */
static node_id floats(graph *g, node_id key, type_id t, node_id low, node_id high)
{
    node_id below = b_broadcast_scalar(g, b_next_after(g, high, low), t);
    node_id drawn = b_minimum(g, random_uniform(g, key, t, low, high), below);
    return b_select(g, b_compare(g, comparison_direction_LT, low, high), drawn, b_broadcast_scalar(g, low, t));
}

void expand_rng(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    qn_dtype dtype = (qn_dtype)node_shape(g, operands[0])->dtype;
    type_id t = type_tensor(g, dtype, a->shape.count, a->shape.at);
    node_id key = random_key(g, (uint64_t)a->seed);
    if (a->rng_distribution == rng_distribution_NORMAL)
        results[0] = b_add(g, b_multiply(g, random_normal(g, key, t), b_broadcast_scalar(g, operands[1], t)),
                           b_broadcast_scalar(g, operands[0], t));
    else if (dtype == QN_I1) /* the range [false, true) has only one number, `low` */
        results[0] = b_broadcast_scalar(g, operands[0], t);
    else
        results[0] = (dtype_is_float(dtype) ? floats : integers)(g, key, t, operands[0], operands[1]);
}
