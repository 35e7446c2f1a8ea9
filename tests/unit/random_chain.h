/* Random chains of products, normalisations and elementwise functions, whose nests schedule/join.c may join. */
#ifndef RANDOM_CHAIN_H
#define RANDOM_CHAIN_H

#include "random_graph.h"

/* ---- parts of chains --------------------------------------------------------------------------------------------- */

static node_id less(node_id x, node_id y) { return b_compare(&g, comparison_direction_LT, x, y); }

/* x times y along the last dimension of x and dimension `d` of y. Both have the leading dimensions `batch`. */
static node_id times(node_id x, node_id y, uint32_t batch, int64_t d, qn_dtype result, uint8_t order)
{
    static const int64_t counts[] = {0, 1, 2, 3};
    attr_dims batches = {batch, counts};
    return MAKE(OP_dot_general,
                ATTRS(.lhs_batching_dimensions = batches, .rhs_batching_dimensions = batches,
                      .lhs_contracting_dimensions = DIMS(shape_of(x)->rank - 1), .rhs_contracting_dimensions = DIMS(d),
                      .element_type = result, .order = order),
                x, y);
}

/* Each row has the scores of one query, a column for each key. Keeps the scores of keys at or before the position of
 * the query; the others become -1e9. */
static node_id causal_mask(node_id scores)
{
    const type *t = shape_of(scores);
    node_id row = b_iota(&g, QN_I32, t->rank, t->dims, t->rank - 2);
    node_id column = b_iota(&g, QN_I32, t->rank, t->dims, t->rank - 1);
    return b_select(&g, less(row, column), b_fill_like(&g, scores, -1e9), scores);
}

/* The first three scores of each row, and the last one, become constants. */
static node_id padded_mask(node_id scores)
{
    const type *t = shape_of(scores);
    uint32_t last = t->rank - 1;
    int64_t low[4] = {0}, high[4] = {0}, none[4] = {0};
    low[last] = 3;
    high[last] = 1;
    node_id cut = b_slice_one(&g, scores, last, 3, t->dims[last] - 1, 1);
    return b_pad(&g, cut, b_reshape(&g, b_fill(&g, type_tensor(&g, dtype_of(scores), 0, NULL), -2), 0, NULL), low, high,
                 none);
}

static node_id layer_norm(node_id x)
{
    type_id t = node_type(&g, x);
    attr_dims last = DIMS(shape_of(x)->rank - 1);
    node_id centered = b_subtract(&g, x, b_unreduce(&g, compose_mean(&g, x, last, false), t, last));
    node_id scale = b_rsqrt(&g, b_shift(&g, compose_variance(&g, x, last, false), 1e-5));
    return b_multiply(&g, centered, b_unreduce(&g, scale, t, last));
}

/* ---- random chains ----------------------------------------------------------------------------------------------- */

/* The values of a chain. A row of a value lies along the last dimension; the other dimensions count the rows. */
typedef struct chain {
    node_id at[16];
    uint32_t count;
} chain;

static node_id random_weights(node_id x, int64_t d, uint32_t batch)
{
    int64_t dims[4] = {0}, extent = random_between(1, chance(10) ? 300 : 40);
    const type *t = shape_of(x);
    memcpy(dims, t->dims, batch * sizeof *dims);
    dims[batch + (uint32_t)d] = t->dims[t->rank - 1];
    dims[batch + 1 - (uint32_t)d] = extent;
    return graph_formal(&g, type_tensor(&g, dtype_of(x), batch + 2, dims), NULL);
}

static node_id random_product_of(node_id x)
{
    uint32_t batch = chance(50) ? (uint32_t)random_below(shape_of(x)->rank - 1) : 0;
    int64_t d = random_below(2);
    node_id w = random_weights(x, d, batch);
    return times(x, w, batch, batch + d, QN_NONE, (uint8_t)(chance(60) ? 0 : random_between(1, 2)));
}

static node_id another(const chain *c, node_id x)
{
    for (uint32_t i = c->count; i-- > 0;)
        if (c->at[i] != x && node_type(&g, c->at[i]) == node_type(&g, x))
            return c->at[i];
    const type *t = shape_of(x);
    uint32_t d = (uint32_t)random_below(t->rank);
    return b_broadcast(&g, graph_formal(&g, type_tensor(&g, dtype_of(x), 1, &t->dims[d]), NULL), t->rank, t->dims,
                       (int64_t[]){d});
}

/* Splits a leading dimension in two, or merges the first two. */
static node_id random_reshape(node_id x)
{
    const type *t = shape_of(x);
    int64_t dims[5];
    if (t->rank == 2 && t->dims[0] % 2 == 0)
        return b_reshape(&g, x, 3, (int64_t[]){2, t->dims[0] / 2, t->dims[1]});
    if (t->rank == 2)
        return b_reshape(&g, x, 3,
                         chance(50) ? (int64_t[]){1, t->dims[0], t->dims[1]} : (int64_t[]){t->dims[0], 1, t->dims[1]});
    memcpy(dims, t->dims + 1, (t->rank - 1) * sizeof *dims);
    dims[0] *= t->dims[0];
    return b_reshape(&g, x, t->rank - 1, dims);
}

static node_id random_mask(node_id x)
{
    const type *t = shape_of(x);
    int64_t last = t->dims[t->rank - 1];
    return last < 5 ? x : chance(50) ? causal_mask(x) : padded_mask(x);
}

static node_id random_move(node_id x)
{
    const type *t = shape_of(x);
    uint32_t d = (uint32_t)random_below(t->rank), last = t->rank - 1;
    switch (random_below(6)) {
    case 0: return b_reverse(&g, x, DIMS(d));
    case 1: return t->dims[last] < 4 ? x : b_slice_one(&g, x, last, 1, t->dims[last] - 1, 1);
    case 2: return b_concatenate(&g, 2, (node_id[]){x, x}, last);
    case 3: return b_transpose(&g, x, t->rank == 2 ? (int64_t[]){1, 0} : (int64_t[]){1, 0, 2});
    case 4: return t->rank > 2 ? b_transpose(&g, x, (int64_t[]){0, 2, 1}) : x;
    default: return t->dims[d] < 3 ? x : b_slice_one(&g, x, d, 0, t->dims[d], 2);
    }
}

static node_id random_link(const chain *c, node_id x)
{
    static const qn_dtype types[] = {QN_F32, QN_F32, QN_BF16, QN_F64};
    int64_t pick = random_below(100);
    attr_dims last = DIMS(shape_of(x)->rank - 1);
    return pick < 40   ? random_product_of(x)
           : pick < 52 ? compose_softmax(&g, x, last.at[0])
           : pick < 60 ? layer_norm(x)
           : pick < 66 ? b_subtract(&g, x, b_unreduce(&g, b_sum(&g, x, last), node_type(&g, x), last))
           : pick < 74 ? b_tanh(&g, x)
           : pick < 82 ? b_add(&g, x, another(c, x))
           : pick < 88 ? random_mask(x)
           : pick < 92 ? random_reshape(x)
           : pick < 97 ? random_move(x)
                       : b_convert(&g, x, types[random_below(4)]);
}

/* Makes a random chain in the graph `g`, as the function `function`. `done` frees the graph. */
static void random_chain(uint64_t seed)
{
    chain c = {.count = 1};
    begin();
    random_seed(seed);
    int64_t rows = random_between(1, 70), depth = random_between(1, 20), heads = random_between(1, 5);
    qn_dtype dtype = chance(80) ? QN_F32 : chance(50) ? QN_F64 : QN_BF16;
    c.at[0] = chance(50) ? FORMAL(dtype, rows, depth) : FORMAL(dtype, heads, rows / 2 + 1, depth);
    int64_t count = random_between(2, 12);
    while (c.count <= (uint32_t)count) {
        node_id x = random_link(&c, c.at[c.count - 1]);
        if (x && shape_of(x)->elements > 20000)
            break;
        c.at[c.count++] = x;
    }
    node_id out[3] = {c.at[c.count - 1], c.at[random_below(c.count)], c.at[random_below(c.count)]};
    uint32_t results = chance(60) ? 1 : (uint32_t)random_between(2, 3);
    share_some(results, out);
    end_with(results, out);
}

#endif
