/* Simplification rules for data movement. See simplify.h and simplify_rules.def. */
#include "rewrite/simplify.h"

#include <string.h>

static node_id operand_of(const graph *g, node_id n) { return node_operand(g, n, 0); }

/* Returns the operand of n if the operand has the type of n, else 0. */
static node_id same_type(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_type(g, operand_of(g, n)) == node_type(g, n) ? operand_of(g, n) : 0;
}

static bool all_are(attr_dims list, int64_t value)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] != value)
            return false;
    return true;
}

/* ---- bitcast_convert --------------------------------------------------------------------------------------------- */

node_id rule_bitcast_convert_same_type(simplifier *s, node_id n) { return same_type(s, n); }

node_id rule_bitcast_convert_of_bitcast_convert(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_bitcast_convert)
        return 0;
    node_id x = operand_of(g, inner);
    uint32_t from = dtype_facts[node_shape(g, x)->dtype].bits, by = dtype_facts[node_shape(g, inner)->dtype].bits;
    uint32_t to = dtype_facts[node_shape(g, n)->dtype].bits;
    if (node_type(g, x) == node_type(g, n))
        return x;
    if (from != by || by != to)
        return 0;
    return node_make(g, OP_bitcast_convert, 1, &x, &(attrs){.element_type = (qn_dtype)node_shape(g, n)->dtype});
}

/* ---- reshape and transpose --------------------------------------------------------------------------------------- */

node_id rule_reshape_same_shape(simplifier *s, node_id n) { return same_type(s, n); }

node_id rule_reshape_of_reshape(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_reshape)
        return 0;
    return b_reshape(g, operand_of(g, inner), node_shape(g, n)->rank, node_shape(g, n)->dims);
}

/* Whether a list is 0, 1, 2, ... */
static bool counts_up(attr_dims list)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] != i)
            return false;
    return true;
}

node_id rule_transpose_same_order(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return counts_up(attr_permutation(node_attrs(g, n))) ? operand_of(g, n) : 0;
}

node_id rule_transpose_of_transpose(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_transpose)
        return 0;
    attr_dims first = attr_permutation(node_attrs(g, inner)), then = attr_permutation(node_attrs(g, n));
    int64_t both[MAX_RANK];
    for (uint32_t i = 0; i < then.count; i++)
        both[i] = first.at[then.at[i]];
    return b_transpose(g, operand_of(g, inner), both);
}

/* ---- broadcast_in_dim -------------------------------------------------------------------------------------------- */

node_id rule_broadcast_in_dim_same_shape(simplifier *s, node_id n)
{
    return counts_up(attr_broadcast_dimensions(node_attrs(simplify_graph(s), n))) ? same_type(s, n) : 0;
}

/* Makes a broadcast like n, but with the operand x. Dimension i of x corresponds to dimension place[i] of n's
 * operand. */
static node_id rebroadcast(graph *g, node_id n, node_id x, const int64_t *place)
{
    int64_t places[MAX_RANK];
    for (uint32_t i = 0; i < node_shape(g, x)->rank; i++)
        places[i] = attr_broadcast_dimensions(node_attrs(g, n)).at[place[i]];
    return b_broadcast(g, x, node_shape(g, n)->rank, node_shape(g, n)->dims, places);
}

node_id rule_broadcast_in_dim_of_broadcast(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_broadcast_in_dim)
        return 0;
    return rebroadcast(g, n, operand_of(g, inner), attr_broadcast_dimensions(node_attrs(g, inner)).at);
}

node_id rule_broadcast_in_dim_of_reshape(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_reshape)
        return 0;
    const type *from = node_shape(g, operand_of(g, inner)), *to = node_shape(g, inner);
    int64_t place[MAX_RANK];
    uint32_t found = 0;
    for (uint32_t i = 0; i < to->rank; i++) {
        if (found < from->rank && to->dims[i] == from->dims[found])
            place[found++] = i;
        else if (to->dims[i] != 1)
            return 0;
    }
    return found == from->rank ? rebroadcast(g, n, operand_of(g, inner), place) : 0;
}

node_id rule_broadcast_in_dim_to_reshape(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    attr_dims places = attr_broadcast_dimensions(node_attrs(g, n));
    if (node_shape(g, operand_of(g, n))->elements != node_shape(g, n)->elements)
        return 0;
    for (uint32_t i = 1; i < places.count; i++)
        if (places.at[i] < places.at[i - 1])
            return 0;
    return b_reshape(g, operand_of(g, n), node_shape(g, n)->rank, node_shape(g, n)->dims);
}

/* ---- slice ------------------------------------------------------------------------------------------------------- */

/* The elements that a slice takes. In dimension d, it takes count[d] indices: start[d], start[d] + stride[d], and so
 * on. */
typedef struct taken {
    uint32_t rank;
    int64_t start[MAX_RANK], stride[MAX_RANK], count[MAX_RANK];
} taken;

static taken taken_of(const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    taken t = {.rank = node_shape(g, n)->rank};
    for (uint32_t i = 0; i < t.rank; i++) {
        t.start[i] = attr_start_indices(a).at[i];
        t.count[i] = node_shape(g, n)->dims[i];
        t.stride[i] = t.count[i] == 1 ? 1 : attr_strides(a).at[i];
    }
    return t;
}

/* Returns the last index taken in dimension d. At least one index is taken, because an earlier rule replaces empty
 * results by constants. */
static int64_t last_of(const taken *t, uint32_t d) { return t->start[d] + (t->count[d] - 1) * t->stride[d]; }

static node_id take(graph *g, node_id x, const taken *t)
{
    int64_t limit[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++)
        limit[i] = last_of(t, i) + 1;
    return b_slice(g, x, t->start, limit, t->stride);
}

node_id rule_slice_whole(simplifier *s, node_id n) { return same_type(s, n); }

node_id rule_slice_of_slice(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_slice)
        return 0;
    taken first = taken_of(g, inner), then = taken_of(g, n);
    for (uint32_t i = 0; i < then.rank; i++) {
        then.start[i] = first.start[i] + then.start[i] * first.stride[i];
        then.stride[i] *= first.stride[i];
    }
    return take(g, operand_of(g, inner), &then);
}

node_id rule_slice_of_concatenate(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_concatenate)
        return 0;
    uint32_t d = (uint32_t)attr_dimension(node_attrs(g, inner));
    taken t = taken_of(g, n);
    for (uint32_t i = 0; i < node_at(g, inner)->count; i++) {
        int64_t extent = node_shape(g, node_operand(g, inner, i))->dims[d];
        if (t.start[d] < extent)
            return last_of(&t, d) < extent ? take(g, node_operand(g, inner, i), &t) : 0;
        t.start[d] -= extent;
    }
    return 0;
}

/* `t` describes elements that are taken from pad(x). Changes `t`, in dimension d, to the indices of these elements in
 * x. Returns false if at least one of the elements is padding. Sets *outside to whether x is empty along d, or all the
 * elements lie before x, or all lie after x. */
static bool taken_of_padded(const graph *g, node_id pad, uint32_t d, taken *t, bool *outside)
{
    const attr_record *a = node_attrs(g, pad);
    int64_t extent = node_shape(g, operand_of(g, pad))->dims[d], step = attr_interior_padding(a).at[d] + 1;
    int64_t start = t->start[d] - attr_edge_padding_low(a).at[d], last = last_of(t, d) - attr_edge_padding_low(a).at[d];
    *outside = extent == 0 || last < 0 || start > (extent - 1) * step;
    if (*outside || start < 0 || last > (extent - 1) * step || start % step || (t->count[d] > 1 && t->stride[d] % step))
        return false;
    t->start[d] = start / step;
    t->stride[d] = t->count[d] > 1 ? t->stride[d] / step : 1;
    return true;
}

node_id rule_slice_of_pad(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_pad)
        return 0;
    taken t = taken_of(g, n);
    bool within = true, outside;
    for (uint32_t d = 0; d < t.rank; d++) {
        within = taken_of_padded(g, inner, d, &t, &outside) && within;
        if (outside)
            return b_broadcast_scalar(g, node_operand(g, inner, 1), node_type(g, n));
    }
    return within ? take(g, operand_of(g, inner), &t) : 0;
}

node_id rule_slice_of_broadcast(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_broadcast_in_dim)
        return 0;
    node_id x = operand_of(g, inner);
    attr_dims places = attr_broadcast_dimensions(node_attrs(g, inner));
    taken of = taken_of(g, n), t = {.rank = places.count};
    for (uint32_t i = 0; i < places.count; i++) {
        bool repeats = node_shape(g, x)->dims[i] == 1;
        t.start[i] = repeats ? 0 : of.start[places.at[i]];
        t.count[i] = repeats ? 1 : of.count[places.at[i]];
        t.stride[i] = repeats ? 1 : of.stride[places.at[i]];
    }
    return b_broadcast(g, take(g, x, &t), of.rank, of.count, places.at);
}

/* ---- pad --------------------------------------------------------------------------------------------------------- */

node_id rule_pad_nothing(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const attr_record *a = node_attrs(g, n);
    bool nothing = all_are(attr_edge_padding_low(a), 0) && all_are(attr_edge_padding_high(a), 0);
    return nothing ? same_type(s, n) : 0;
}

node_id rule_pad_to_slice(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const attr_record *a = node_attrs(g, n);
    taken t = {.rank = node_shape(g, n)->rank};
    for (uint32_t i = 0; i < t.rank; i++) {
        if (attr_edge_padding_low(a).at[i] > 0 || attr_edge_padding_high(a).at[i] > 0 || attr_interior_padding(a).at[i])
            return 0;
        t.start[i] = -attr_edge_padding_low(a).at[i];
        t.count[i] = node_shape(g, n)->dims[i];
        t.stride[i] = 1;
    }
    return take(g, operand_of(g, n), &t);
}

static bool adds_edges_only(const attr_record *a)
{
    for (uint32_t i = 0; i < attr_interior_padding(a).count; i++)
        if (attr_interior_padding(a).at[i] || attr_edge_padding_low(a).at[i] < 0 || attr_edge_padding_high(a).at[i] < 0)
            return false;
    return true;
}

node_id rule_pad_of_pad(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_pad || node_operand(g, inner, 1) != node_operand(g, n, 1) ||
        !adds_edges_only(node_attrs(g, inner)) || !adds_edges_only(node_attrs(g, n)))
        return 0;
    const attr_record *first = node_attrs(g, inner), *then = node_attrs(g, n);
    int64_t low[MAX_RANK], high[MAX_RANK];
    for (uint32_t i = 0; i < node_shape(g, n)->rank; i++) {
        low[i] = attr_edge_padding_low(first).at[i] + attr_edge_padding_low(then).at[i];
        high[i] = attr_edge_padding_high(first).at[i] + attr_edge_padding_high(then).at[i];
    }
    return b_pad(g, operand_of(g, inner), node_operand(g, n, 1), low, high, attr_interior_padding(then).at);
}

/* ---- concatenate ------------------------------------------------------------------------------------------------- */

/* rule_concatenate_of_concatenate makes no concatenation with more inputs than this. Without this limit, each
 * concatenation of a chain would copy the inputs of all concatenations before it. */
enum { FLAT_INPUTS = 4 };

node_id rule_concatenate_of_one(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_at(g, n)->count == 1 ? operand_of(g, n) : 0;
}

node_id rule_concatenate_of_empty(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t count = node_at(g, n)->count, kept = 0;
    node_id *inputs = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t i = 0; i < count; i++)
        if (node_shape(g, node_operand(g, n, i))->elements)
            inputs[kept++] = node_operand(g, n, i);
    return kept < count ? b_concatenate(g, kept, inputs, (uint32_t)attr_dimension(node_attrs(g, n))) : 0;
}

node_id rule_concatenate_of_concatenate(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inputs[FLAT_INPUTS];
    uint32_t count = node_at(g, n)->count, total = 0;
    for (uint32_t i = 0; i < count; i++) {
        node_id input = node_operand(g, n, i);
        bool inner = node_op(g, input) == OP_concatenate && node_at(g, input)->attrs == node_at(g, n)->attrs;
        uint32_t parts = inner ? node_at(g, input)->count : 1;
        if (total + parts > FLAT_INPUTS)
            return 0;
        for (uint32_t k = 0; k < parts; k++)
            inputs[total++] = inner ? node_operand(g, input, k) : input;
    }
    return total > count ? b_concatenate(g, total, inputs, (uint32_t)attr_dimension(node_attrs(g, n))) : 0;
}

/* Whether a and b are slices of one operand, and b continues a along dimension d: both have stride 1 along d, and b
 * starts where a ends. Along the other dimensions, both must take the same indices. */
static bool goes_on(const graph *g, node_id a, node_id b, uint32_t d)
{
    if (node_op(g, a) != OP_slice || node_op(g, b) != OP_slice || operand_of(g, a) != operand_of(g, b))
        return false;
    taken first = taken_of(g, a), then = taken_of(g, b);
    for (uint32_t i = 0; i < first.rank; i++)
        if (first.stride[i] != then.stride[i] || (i != d && first.start[i] != then.start[i]))
            return false;
    return first.stride[d] == 1 && last_of(&first, d) + 1 == then.start[d];
}

node_id rule_concatenate_of_slices(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t count = node_at(g, n)->count, kept = 1, d = (uint32_t)attr_dimension(node_attrs(g, n));
    node_id *inputs = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    inputs[0] = operand_of(g, n);
    for (uint32_t i = 1; i < count; i++) {
        node_id next = node_operand(g, n, i);
        if (goes_on(g, inputs[kept - 1], next, d)) {
            taken t = taken_of(g, inputs[kept - 1]);
            t.count[d] += node_shape(g, next)->dims[d];
            inputs[kept - 1] = take(g, operand_of(g, next), &t);
        } else {
            inputs[kept++] = next;
        }
    }
    return kept < count ? b_concatenate(g, kept, inputs, d) : 0;
}

/* ---- reverse ----------------------------------------------------------------------------------------------------- */

node_id rule_reverse_nothing(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    attr_dims dims = attr_dimensions(node_attrs(g, n));
    for (uint32_t i = 0; i < dims.count; i++)
        if (node_shape(g, n)->dims[dims.at[i]] != 1)
            return 0;
    return operand_of(g, n);
}

/* Joins two reverses. The new reverse has the dimensions that are in exactly one of the two. */
node_id rule_reverse_of_reverse(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = operand_of(g, n);
    if (node_op(g, inner) != OP_reverse)
        return 0;
    attr_dims first = attr_dimensions(node_attrs(g, inner)), then = attr_dimensions(node_attrs(g, n));
    int64_t dims[MAX_RANK];
    uint32_t count = 0;
    for (uint32_t d = 0; d < node_shape(g, n)->rank; d++)
        if (dims_contain(first, d) != dims_contain(then, d))
            dims[count++] = d;
    return count ? b_reverse(g, operand_of(g, inner), (attr_dims){count, dims}) : operand_of(g, inner);
}

/* ---- dynamic slices ---------------------------------------------------------------------------------------------- */

/* The start indices are clamped so that the slice is inside the operand. So a slice as large as the operand is the
 * whole operand. */
node_id rule_dynamic_slice_whole(simplifier *s, node_id n) { return same_type(s, n); }

/* If n is a constant index, sets *out to its value, clamped to [0, most]. */
static bool known_index(const graph *g, node_id n, int64_t most, int64_t *out)
{
    uint64_t bits;
    if (!splat_bits(g, n, &bits))
        return false;
    qn_dtype dtype = (qn_dtype)node_shape(g, n)->dtype;
    bool is_negative = dtype_is_signed(dtype) && bits >> (dtype_facts[dtype].bits - 1);
    *out = is_negative ? 0 : bits > (uint64_t)most ? most : (int64_t)bits;
    return true;
}

node_id rule_dynamic_slice_known_start(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const type *whole = node_shape(g, operand_of(g, n));
    taken t = {.rank = whole->rank};
    for (uint32_t i = 0; i < t.rank; i++) {
        t.count[i] = node_shape(g, n)->dims[i];
        t.stride[i] = 1;
        if (!known_index(g, node_operand(g, n, i + 1), whole->dims[i] - t.count[i], &t.start[i]))
            return 0;
    }
    return take(g, operand_of(g, n), &t);
}

node_id rule_dynamic_update_slice_whole(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id update = node_operand(g, n, 1);
    return node_type(g, update) == node_type(g, n) ? update : 0;
}

node_id rule_dynamic_update_slice_nothing(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_shape(g, node_operand(g, n, 1))->elements == 0 ? operand_of(g, n) : 0;
}
