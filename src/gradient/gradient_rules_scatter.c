/* Derivatives of scatter. pullback.h describes the duties of a rule. In these comments, d is the adjoint of the result
 * of the scatter. Each update has a place in the operand. Scatter skips an update whose place is out of bounds. */
#include "gradient/pullback.h"

#include <string.h>

#include "graph/scatter.h"

/* A scatter of one operand, and the operation of its region. */
typedef struct scattered {
    graph *g;
    node_id n, operand, indices, updates, adjoint;
    op_kind op; /* add, multiply, maximum or minimum; OP_none if the update replaces the element */
    scatter_map map;
} scattered;

/* Finds the operation of the region. Returns false if there is no rule for this region. */
static bool find_operation(const graph *g, region_id r, op_kind *out)
{
    const region *in = region_at(g, r);
    if (in->formals.count != 2 || in->captures.count || in->output_count != 1)
        return false;
    node_id n = in->outputs[0], a = in->formals.at[0].node, b = in->formals.at[1].node;
    *out = n == b ? OP_none : node_op(g, n);
    if (n == b)
        return true;
    if (*out != OP_add && *out != OP_multiply && *out != OP_maximum && *out != OP_minimum)
        return false;
    node_id x = node_operand(g, n, 0), y = node_operand(g, n, 1);
    return (x == a && y == b) || (x == b && y == a);
}

/* `gathered` pads its `value`: each indexed dimension gets padding of the window's extent at both ends. padded_indices
 * converts the indices to i64 indices that count from the start of the padding. It clamps the new indices so that all
 * windows lie in the padded value. */
static node_id padded_indices(const scattered *s, const int64_t *window)
{
    graph *g = s->g;
    const type *shape = s->map.indices;
    int64_t least[MAX_RANK], most[MAX_RANK], count = s->map.numbers, places[] = {s->map.vector};
    node_id wide = s->indices;
    if (shape->dtype == QN_UI64)
        wide = b_minimum(g, wide, b_fill_like(g, wide, 0x1p62));
    wide = b_convert(g, wide, QN_I64);
    for (uint32_t d = 0; d < s->map.input->rank; d++)
        if (s->map.number[d] >= 0) {
            least[s->map.number[d]] = -window[d];
            most[s->map.number[d]] = s->map.input->dims[d];
        }
    if (!wide || !count)
        return wide;
    bool has_vector = s->map.vector < shape->rank;
    type_id t = has_vector ? type_tensor(g, QN_I64, 1, &count) : type_scalar(g, QN_I64);
    node_id low = node_constant(g, t, least, false), high = node_constant(g, t, most, false);
    low = b_broadcast(g, low, shape->rank, shape->dims, has_vector ? places : NULL);
    high = b_broadcast(g, high, shape->rank, shape->dims, has_vector ? places : NULL);
    return b_subtract(g, b_minimum(g, b_maximum(g, wide, low), high), low);
}

/* `value` has the shape of the operand. Gathers its elements at the places of the updates. For an update whose place is
 * out of bounds, the result has 0. */
static node_id gathered(const scattered *s, node_id value)
{
    graph *g = s->g;
    const attr_record *a = node_attrs(g, s->n);
    int64_t window[MAX_RANK], padding[MAX_RANK], none[MAX_RANK] = {0};
    if (!value)
        return 0;
    type_id t = type_like(g, node_type(g, s->updates), (qn_dtype)node_shape(g, value)->dtype);
    if (s->map.update->elements == 0)
        return b_fill(g, t, 0);
    for (uint32_t d = 0; d < s->map.input->rank; d++) {
        window[d] = s->map.window[d] >= 0 ? s->map.update->dims[s->map.window[d]] : 1;
        padding[d] = s->map.number[d] >= 0 ? window[d] : 0;
    }
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, value)->dtype), 0);
    node_id operands[] = {b_pad(g, value, zero, padding, padding, none), padded_indices(s, window)};
    attrs with = {.offset_dims = attr_update_window_dims(a),
                  .collapsed_slice_dims = attr_inserted_window_dims(a),
                  .operand_batching_dims = attr_input_batching_dims(a),
                  .start_indices_batching_dims = attr_scatter_indices_batching_dims(a),
                  .start_index_map = attr_scatter_dims_to_operand_dims(a),
                  .index_vector_dim = attr_index_vector_dim(a),
                  .slice_sizes = {s->map.input->rank, window}};
    return operands[0] && operands[1] ? node_make(g, OP_gather, 2, operands, &with) : 0;
}

static node_id scatter_like(const scattered *s, op_kind op, node_id operand, node_id updates)
{
    attrs with = attrs_of(s->g, s->n);
    return b_scatter(s->g, op, operand, s->indices, updates, &with);
}

static void scatter_add(pullback *p, const scattered *s)
{
    if (pull_wants(p, s->n, 0))
        pull_add(p, s->n, 0, s->adjoint);
    if (pull_wants(p, s->n, 2))
        pull_add(p, s->n, 2, gathered(s, s->adjoint));
}

/* The adjoint d of an element goes to the last update of the element. If there is no update, d goes to the operand. To
 * find the last update, the rule scatters the numbers 0, 1, ... instead of the updates: each element keeps the number
 * of its last update. */
static void scatter_replace(pullback *p, const scattered *s)
{
    graph *g = s->g;
    if (pull_wants(p, s->n, 0))
        pull_add(p, s->n, 0, scatter_like(s, OP_none, s->adjoint, b_zeros_like(g, s->updates)));
    if (!pull_wants(p, s->n, 2))
        return;
    qn_dtype counter = s->map.update->elements < INT32_MAX ? QN_I32 : QN_I64;
    node_id number = b_iota(g, counter, 1, &s->map.update->elements, 0);
    number = b_reshape(g, number, s->map.update->rank, s->map.update->dims);
    node_id none = b_fill(g, type_like(g, node_type(g, s->operand), counter), -1);
    node_id last = gathered(s, scatter_like(s, OP_none, none, number));
    node_id d = gathered(s, s->adjoint);
    pull_add(p, s->n, 2, b_select(g, b_compare(g, comparison_direction_EQ, last, number), d, b_zeros_like(g, d)));
}

/* The rule for maximum and minimum. A result is the maximum or minimum of an element of the operand and the element's
 * updates. The rule divides d equally among the values that equal the result. The other values get 0. */
static void scatter_chosen(pullback *p, const scattered *s)
{
    graph *g = s->g;
    qn_dtype dtype = (qn_dtype)node_shape(g, s->operand)->dtype;
    qn_dtype counter = dtype == QN_F64 ? QN_F64 : QN_F32; /* f16 does not have all integers above 2048 */
    node_id kept = b_compare(g, comparison_direction_EQ, s->operand, s->n);
    node_id chosen = b_compare(g, comparison_direction_EQ, s->updates, gathered(s, s->n));
    node_id count = scatter_like(s, OP_add, b_convert(g, kept, counter), b_convert(g, chosen, counter));
    node_id share = b_convert(g, b_divide(g, b_convert(g, s->adjoint, counter), count), dtype);
    if (pull_wants(p, s->n, 0))
        pull_add(p, s->n, 0, b_select(g, kept, share, b_zeros_like(g, share)));
    if (!pull_wants(p, s->n, 2))
        return;
    node_id part = gathered(s, share);
    pull_add(p, s->n, 2, b_select(g, chosen, part, b_zeros_like(g, part)));
}

/* Let x be one element of the operand. Let P be the product of the updates of x that are not 0, and Z the number of
 * updates of x that are 0. The adjoint of x is d * P if Z = 0, else 0. The adjoint of one update u of x is d * x times
 * the product of the other updates of x. This product is P / u if Z = 0, P if u is the only 0, and 0 otherwise. */
static void scatter_multiply(pullback *p, const scattered *s)
{
    graph *g = s->g;
    node_id ones = b_fill_like(g, s->operand, 1), zeros = b_zeros_like(g, s->operand);
    node_id zero = b_compare(g, comparison_direction_EQ, s->updates, b_zeros_like(g, s->updates));
    node_id one = b_fill_like(g, s->updates, 1), none = b_zeros_like(g, s->updates);
    node_id number = scatter_like(s, OP_add, zeros, b_select(g, zero, one, none));
    node_id product = scatter_like(s, OP_multiply, ones, b_select(g, zero, one, s->updates));
    if (pull_wants(p, s->n, 0)) {
        node_id whole = b_compare(g, comparison_direction_EQ, number, zeros);
        pull_add(p, s->n, 0, b_multiply(g, s->adjoint, b_select(g, whole, product, zeros)));
    }
    if (!pull_wants(p, s->n, 2))
        return;
    /* For each update: how many of the other updates of its element are 0. */
    node_id others = b_subtract(g, gathered(s, number), b_select(g, zero, one, none));
    node_id rest = b_divide(g, gathered(s, product), b_select(g, zero, one, s->updates));
    rest = b_select(g, b_compare(g, comparison_direction_EQ, others, none), rest, none);
    pull_add(p, s->n, 2, b_multiply(g, gathered(s, b_multiply(g, s->adjoint, s->operand)), rest));
}

void gradient_scatter(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    scattered s = {.g = g, .n = n};
    if (node_operand_count(g, n) != 3 || !find_operation(g, node_attrs(g, n)->regions[0], &s.op)) {
        graph_fail(g, QN_UNSUPPORTED,
                   "gradient of scatter is not defined for this scatter; expected one input, and a region that is a "
                   "single add, multiply, maximum or minimum, or that returns the update");
        return;
    }
    s.operand = node_operand(g, n, 0);
    s.indices = node_operand(g, n, 1);
    s.updates = node_operand(g, n, 2);
    s.adjoint = pull_adjoint(p, n, 0);
    s.map = scatter_map_at(g, n);
    switch (s.op) {
    case OP_add: scatter_add(p, &s); return;
    case OP_multiply: scatter_multiply(p, &s); return;
    case OP_none: scatter_replace(p, &s); return;
    default: scatter_chosen(p, &s); return;
    }
}
