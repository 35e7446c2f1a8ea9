/* Derivatives of operations that move, contract or reduce elements, and of control operations. pullback.h describes the
 * duties of a rule. In these comments d is the adjoint of the result.
 *
 * A movement copies each element of its operand to places in its result. The derivative with respect to the element is
 * the sum of d over these places. The rules compute the sums by other movements and by reductions. */
#include "gradient/pullback.h"

#include <string.h>

/* ---- values of a region ------------------------------------------------------------------------------------------ */

void gradient_argument(pullback *p, node_id n) { (void)p, (void)n; /* an argument has no operands */ }

void gradient_result(pullback *p, node_id n)
{
    node_id tuple = node_operand(pull_graph(p), n, 0);
    pull_add_result(p, tuple, (uint32_t)attr_index(node_attrs(pull_graph(p), n)), pull_adjoint(p, n, 0));
}

/* ---- movement ---------------------------------------------------------------------------------------------------- */

/* Sums over the dimensions that the broadcast added or stretched, then restores the operand's order of dimensions. */
void gradient_broadcast_in_dim(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    const type *from = node_shape(g, node_operand(g, n, 0)), *to = node_shape(g, n);
    attr_dims places = attr_broadcast_dimensions(node_attrs(g, n));
    int64_t summed[MAX_RANK], order[MAX_RANK];
    uint32_t count = 0, kept = 0, place_of[MAX_RANK];
    for (uint32_t d = 0; d < to->rank; d++) {
        uint32_t i = 0;
        while (i < places.count && places.at[i] != d)
            i++;
        if (i == places.count || from->dims[i] != to->dims[d])
            summed[count++] = d;
        else
            place_of[d] = kept++;
    }
    kept = 0;
    for (uint32_t i = 0; i < places.count; i++)
        if (from->dims[i] == to->dims[places.at[i]])
            order[kept++] = place_of[places.at[i]];
    node_id sum = b_sum(g, pull_adjoint(p, n, 0), (attr_dims){count, summed});
    pull_add(p, n, 0, b_reshape(g, b_transpose(g, sum, order), from->rank, from->dims));
}

void gradient_reshape(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    const type *from = node_shape(g, node_operand(g, n, 0));
    pull_add(p, n, 0, b_reshape(g, pull_adjoint(p, n, 0), from->rank, from->dims));
}

void gradient_transpose(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    attr_dims order = attr_permutation(node_attrs(g, n));
    int64_t back[MAX_RANK];
    for (uint32_t i = 0; i < order.count; i++)
        back[order.at[i]] = i;
    pull_add(p, n, 0, b_transpose(g, pull_adjoint(p, n, 0), back));
}

/* Passes d through a barrier with n's number (attr_barrier). So the operations that n separates are separated in the
 * backward computation, too. */
void gradient_barrier(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    pull_add(p, n, 0, b_barrier(g, pull_adjoint(p, n, 0), attr_barrier(node_attrs(g, n))));
}

/* Pads d with zeros where the slice skipped elements: before, after and between the elements of the slice. */
void gradient_slice(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    const attr_record *a = node_attrs(g, n);
    const type *from = node_shape(g, node_operand(g, n, 0)), *to = node_shape(g, n);
    int64_t high[MAX_RANK], interior[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) {
        int64_t covered = to->dims[i] ? (to->dims[i] - 1) * attr_strides(a).at[i] + 1 : 0;
        high[i] = from->dims[i] - attr_start_indices(a).at[i] - covered;
        interior[i] = attr_strides(a).at[i] - 1;
    }
    node_id d = pull_adjoint(p, n, 0), zero = b_fill(g, type_scalar(g, (qn_dtype)to->dtype), 0);
    pull_add(p, n, 0, b_pad(g, d, zero, attr_start_indices(a).at, high, interior));
}

/* Undoes a pad with the attributes `a`: removes from d the elements that are padding. The result has the shape `like`.
 * A pad with the negated edge padding removes the edges. Then a slice with the stride `interior + 1` removes the
 * interior padding. */
static node_id unpad(graph *g, node_id d, const attr_record *a, const type *like)
{
    int64_t low[MAX_RANK], high[MAX_RANK], start[MAX_RANK] = {0}, stride[MAX_RANK], none[MAX_RANK] = {0};
    for (uint32_t i = 0; i < like->rank; i++) {
        low[i] = -attr_edge_padding_low(a).at[i];
        high[i] = -attr_edge_padding_high(a).at[i];
        stride[i] = attr_interior_padding(a).at[i] + 1;
    }
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)like->dtype), 0);
    node_id spread = b_pad(g, d, zero, low, high, none);
    return spread ? b_slice(g, spread, start, node_shape(g, spread)->dims, stride) : 0;
}

void gradient_pad(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    const attr_record *a = node_attrs(g, n);
    const type *like = node_shape(g, node_operand(g, n, 0));
    node_id d = pull_adjoint(p, n, 0);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, unpad(g, d, a, like));
    if (!pull_wants(p, n, 1))
        return;
    node_id taken = b_fill(g, type_like(g, node_type(g, node_operand(g, n, 0)), QN_I1), 0);
    node_id padding = b_pad(g, taken, b_fill(g, type_scalar(g, QN_I1), 1), attr_edge_padding_low(a).at,
                            attr_edge_padding_high(a).at, attr_interior_padding(a).at);
    pull_add(p, n, 1, b_sum_all(g, b_select(g, padding, d, b_zeros_like(g, d))));
}

void gradient_concatenate(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    uint32_t along = (uint32_t)attr_dimension(node_attrs(g, n));
    int64_t start = 0;
    for (uint32_t i = 0; i < node_at(g, n)->count; i++) {
        int64_t limit = start + node_shape(g, node_operand(g, n, i))->dims[along];
        if (pull_wants(p, n, i))
            pull_add(p, n, i, b_slice_one(g, pull_adjoint(p, n, 0), along, start, limit, 1));
        start = limit;
    }
}

void gradient_reverse(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    pull_add(p, n, 0, b_reverse(g, pull_adjoint(p, n, 0), attr_dimensions(node_attrs(g, n))));
}

void gradient_dynamic_slice(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id starts[MAX_RANK], zeros = b_zeros_like(g, node_operand(g, n, 0));
    for (uint32_t i = 0; i + 1 < node_at(g, n)->count; i++)
        starts[i] = node_operand(g, n, i + 1);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, b_dynamic_update_slice(g, zeros, pull_adjoint(p, n, 0), starts));
}

void gradient_dynamic_update_slice(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id starts[MAX_RANK], update = node_operand(g, n, 1), d = pull_adjoint(p, n, 0);
    for (uint32_t i = 0; i + 2 < node_at(g, n)->count; i++)
        starts[i] = node_operand(g, n, i + 2);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, b_dynamic_update_slice(g, d, b_zeros_like(g, update), starts));
    if (pull_wants(p, n, 1))
        pull_add(p, n, 1, b_dynamic_slice(g, d, starts, node_shape(g, update)->dims));
}

/* ---- dot_general ------------------------------------------------------------------------------------------------- */

/* One operand of a dot_general, and its dimensions by kind. `free` has the free dimensions in ascending order, and
 * `sorted` has the contracting dimensions in ascending order. */
typedef struct dot_side {
    node_id value;
    uint32_t rank, free_count;
    attr_dims batch, contract;
    int64_t free[MAX_RANK], sorted[MAX_RANK];
} dot_side;

static void dot_side_of(const graph *g, node_id value, attr_dims batch, attr_dims contract, dot_side *out)
{
    *out = (dot_side){.value = value, .rank = node_shape(g, value)->rank, .batch = batch, .contract = contract};
    for (uint32_t i = 0, sorted = 0; i < out->rank; i++) {
        if (dims_contain(contract, i))
            out->sorted[sorted++] = i;
        else if (!dims_contain(batch, i))
            out->free[out->free_count++] = i;
    }
}

static uint32_t dims_find(uint32_t count, const int64_t *at, int64_t d)
{
    uint32_t i = 0;
    while (i < count && at[i] != d)
        i++;
    return i;
}

/* The derivative with respect to the operand `own` is the product of d and `other`, contracted over the free dimensions
 * of `other`. The product has the dimensions of `own`. Their order is (batch, free, contracting) if `own` is lhs, and
 * (batch, contracting, free) if `own` is rhs. The contracting dimensions are in the order of their partners in `other`.
 * A transpose then restores the dimension order of `own`. */
static node_id dot_derivative(graph *g, node_id d, const dot_side *own, const dot_side *other, bool own_is_lhs)
{
    uint32_t batch = own->batch.count, contract = own->contract.count, i;
    int64_t batch_of_d[MAX_RANK], summed[MAX_RANK], permutation[MAX_RANK];
    for (i = 0; i < batch; i++)
        batch_of_d[i] = i;
    for (i = 0; i < other->free_count; i++)
        summed[i] = batch + (own_is_lhs ? own->free_count : 0) + i;
    attr_dims of_d = {batch, batch_of_d}, sum_d = {other->free_count, summed};
    attr_dims sum_other = {other->free_count, other->free};
    qn_dtype wide = (qn_dtype)node_shape(g, d)->dtype, narrow = (qn_dtype)node_shape(g, other->value)->dtype;
    if (narrow != wide && dtype_facts[narrow].bits >= dtype_facts[wide].bits)
        /* Neither f16 nor bf16 has all values of the other type, so a product of the two is computed in f32. */
        wide = dtype_facts[narrow].bits == 16 ? QN_F32 : narrow;
    node_id partner = b_convert(g, other->value, wide);
    d = b_convert(g, d, wide);
    node_id product = own_is_lhs ? b_dot_general(g, d, partner, of_d, other->batch, sum_d, sum_other, wide)
                                 : b_dot_general(g, partner, d, other->batch, of_d, sum_other, sum_d, wide);
    for (i = 0; i < own->rank; i++) {
        uint32_t in_batch = dims_find(batch, own->batch.at, i), in_free = dims_find(own->free_count, own->free, i);
        uint32_t in_contract = dims_find(contract, own->contract.at, i);
        if (in_batch < batch)
            permutation[i] = in_batch;
        else if (in_free < own->free_count)
            permutation[i] = batch + (own_is_lhs ? 0 : contract) + in_free;
        else
            permutation[i] = batch + (own_is_lhs ? own->free_count : 0) +
                             dims_find(contract, other->sorted, other->contract.at[in_contract]);
    }
    return b_convert(g, b_transpose(g, product, permutation), (qn_dtype)node_shape(g, own->value)->dtype);
}

void gradient_dot_general(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    const attr_record *a = node_attrs(g, n);
    dot_side lhs, rhs;
    dot_side_of(g, node_operand(g, n, 0), attr_lhs_batching_dimensions(a), attr_lhs_contracting_dimensions(a), &lhs);
    dot_side_of(g, node_operand(g, n, 1), attr_rhs_batching_dimensions(a), attr_rhs_contracting_dimensions(a), &rhs);
    node_id d = pull_adjoint(p, n, 0);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, dot_derivative(g, d, &lhs, &rhs, true));
    if (pull_wants(p, n, 1))
        pull_add(p, n, 1, dot_derivative(g, d, &rhs, &lhs, false));
}

/* ---- reduce ------------------------------------------------------------------------------------------------------ */

op_kind region_operation(const graph *g, region_id r)
{
    const region *in = region_at(g, r);
    if (in->formals.count != 2 || in->captures.count || in->output_count != 1)
        return OP_none;
    node_id n = in->outputs[0], a = in->formals.at[0].node, b = in->formals.at[1].node;
    if (op_facts[node_op(g, n)].class != OP_CLASS_ELEMENTWISE || node_at(g, n)->count != 2)
        return OP_none;
    node_id x = node_operand(g, n, 0), y = node_operand(g, n, 1);
    return (x == a && y == b) || (x == b && y == a) ? node_op(g, n) : OP_none;
}

static void reduce_add(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id d = pull_adjoint(p, n, 0);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, b_unreduce(g, d, node_type(g, node_operand(g, n, 0)), attr_dimensions(node_attrs(g, n))));
    if (pull_wants(p, n, 1))
        pull_add(p, n, 1, b_sum_all(g, d));
}

/* Differentiates a reduce by maximum or minimum. The elements that equal the result get equal shares of d. If no
 * element equals the result, d goes to the initial value. */
static void reduce_chosen(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id x = node_operand(g, n, 0), d = pull_adjoint(p, n, 0), zero = b_zeros_like(g, d);
    attr_dims dims = attr_dimensions(node_attrs(g, n));
    type_id whole = node_type(g, x);
    qn_dtype dtype = (qn_dtype)node_shape(g, x)->dtype;
    node_id chosen = b_compare(g, comparison_direction_EQ, x, b_unreduce(g, n, whole, dims));
    bool wide = dtype == QN_F64 || dtype_is_complex(dtype);
    qn_dtype counter = wide ? dtype : QN_F32; /* f16 cannot count above 2048 */
    node_id number = b_sum(g, b_convert(g, chosen, counter), dims);
    if (pull_wants(p, n, 0)) {
        node_id share = b_convert(g, b_divide(g, b_convert(g, d, counter), number), dtype);
        pull_add(p, n, 0, b_select(g, chosen, b_unreduce(g, share, whole, dims), b_zeros_like(g, x)));
    }
    if (pull_wants(p, n, 1)) {
        node_id none = b_compare(g, comparison_direction_EQ, number, b_zeros_like(g, number));
        pull_add(p, n, 1, b_sum_all(g, b_select(g, none, d, zero)));
    }
}

/* Joins the reduced dimensions of an operand into one dimension, the last one. Along the new dimension, the elements
 * are in the order in which docs/numerics.md numbers them. */
static node_id join_reduced(graph *g, node_id operand, attr_dims reduced, int64_t length)
{
    const type *t = node_shape(g, operand);
    int64_t order[MAX_RANK], dims[MAX_RANK + 1];
    uint32_t kept = 0, at;
    for (uint32_t i = 0; i < t->rank; i++)
        if (!dims_contain(reduced, i)) {
            dims[kept] = t->dims[i];
            order[kept++] = i;
        }
    at = kept;
    for (uint32_t i = 0; i < t->rank; i++)
        if (dims_contain(reduced, i))
            order[at++] = i;
    dims[kept] = length;
    return b_reshape(g, b_transpose(g, operand, order), kept + 1, dims);
}

/* Computes `results = f(lhs, rhs)` elementwise, where f is the region of the reduce n. */
static void combine(graph *g, node_id n, const node_id *operands, uint32_t inputs, const node_id *lhs,
                    const node_id *rhs, node_id *results)
{
    uint32_t captures, from = node_captures(g, n, 0, &captures);
    type_id t = lhs[0] ? node_type(g, lhs[0]) : 0;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, 2 * inputs + captures);
    memcpy(args, lhs, inputs * sizeof *args);
    memcpy(args + inputs, rhs, inputs * sizeof *args);
    for (uint32_t i = 0; i < captures && t; i++)
        args[2 * inputs + i] = b_broadcast_scalar(g, operands[from + i], t);
    op_kind odd = t ? lift_region(g, node_attrs(g, n)->regions[0], t, args, results) : OP_none;
    if (odd)
        graph_fail(g, QN_UNSUPPORTED,
                   "gradient of reduce is not defined: its region has %s, which is not an elementwise "
                   "operation",
                   op_facts[odd].name);
}

/* Computes the reduce n as a tree. Each level applies the region f of n to neighbours: element i of the next level is
 * f(element 2i, element 2i + 1). If the number of elements is odd, the last one moves to the next level unchanged. At
 * the end, f combines the initial value with the element that is left. */
static void reduce_tree(graph *g, node_id n, const node_id *operands, node_id *results)
{
    uint32_t inputs = node_operand_count(g, n) / 2;
    const type *whole = node_shape(g, operands[0]);
    attr_dims dims = attr_dimensions(node_attrs(g, n));
    uint32_t last = whole->rank - dims.count;
    int64_t length = 1;
    node_id *lhs = ARENA_NEW_ARRAY(&g->arena, node_id, 3 * inputs), *rhs = lhs + inputs, *inits = rhs + inputs;
    for (uint32_t i = 0; i < dims.count; i++)
        length *= whole->dims[dims.at[i]];
    for (uint32_t i = 0; i < inputs; i++)
        results[i] = dims.count ? join_reduced(g, operands[i], dims, length) : operands[i];
    for (; length > 1 && !g->failure; length = length / 2 + length % 2) {
        node_id *odd = ARENA_NEW_ARRAY(&g->arena, node_id, inputs);
        for (uint32_t i = 0; i < inputs; i++) {
            odd[i] = length % 2 ? b_slice_one(g, results[i], last, length - 1, length, 1) : 0;
            lhs[i] = b_slice_one(g, results[i], last, 0, length / 2 * 2, 2);
            rhs[i] = b_slice_one(g, results[i], last, 1, length / 2 * 2, 2);
        }
        combine(g, n, operands, inputs, lhs, rhs, results);
        for (uint32_t i = 0; i < inputs && odd[i]; i++)
            results[i] = b_concatenate(g, 2, (node_id[]){results[i], odd[i]}, last);
    }
    for (uint32_t i = 0; i < inputs && !g->failure; i++) {
        type_id t = type_tensor(g, (qn_dtype)node_shape(g, results[i])->dtype, last, node_shape(g, results[i])->dims);
        lhs[i] = inits[i] = b_broadcast_scalar(g, operands[inputs + i], t);
        rhs[i] = length ? b_reshape(g, results[i], last, type_at(g, t)->dims) : 0;
    }
    if (length)
        combine(g, n, operands, inputs, lhs, rhs, results);
    else
        memcpy(results, inits, inputs * sizeof *results);
}

void gradient_reduce(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    switch (region_operation(g, node_attrs(g, n)->regions[0])) {
    case OP_add: reduce_add(p, n); return;
    case OP_maximum:
    case OP_minimum: reduce_chosen(p, n); return;
    default: pull_through(p, n, reduce_tree);
    }
}

/* ---- control ----------------------------------------------------------------------------------------------------- */

void gradient_case(pullback *p, node_id n) { pull_through_branches(p, n); }
void gradient_if(pullback *p, node_id n) { pull_through_branches(p, n); }

void gradient_call(pullback *p, node_id n) { pull_through_call(p, n); }
