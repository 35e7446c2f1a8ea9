/* Simplification rules for contraction, reduction and control. See simplify.h and simplify_rules.def. */
#include "rewrite/simplify.h"

#include <string.h>

#include "rewrite/copy.h"

node_id rule_result_of_replaced(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return replaced_result(s, node_operand(g, n, 0), (uint32_t)attr_index(node_attrs(g, n)));
}

/* Returns the product of the extents of the dimensions `dims` of n. */
static int64_t extent_of(const graph *g, node_id n, attr_dims dims)
{
    int64_t product = 1;
    for (uint32_t i = 0; i < dims.count; i++)
        product *= node_shape(g, n)->dims[dims.at[i]];
    return product;
}

/* ---- dot_general ------------------------------------------------------------------------------------------------- */

node_id rule_dot_general_no_terms(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id lhs = node_operand(g, n, 0);
    return extent_of(g, lhs, attr_lhs_contracting_dimensions(node_attrs(g, n))) == 0 ? b_zeros_like(g, n) : 0;
}

/* n is a dot_general without contracting dimensions. Broadcasts its operand `operand`, whose batching dimensions are
 * `batch`, to the shape of n. In this shape, the other dimensions of `operand` begin at dimension `free`. */
static node_id spread(graph *g, node_id n, node_id operand, attr_dims batch, uint32_t free)
{
    const type *from = node_shape(g, operand), *to = node_shape(g, n);
    int64_t places[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++)
        if (!dims_contain(batch, i))
            places[i] = free++;
    for (uint32_t i = 0; i < batch.count; i++)
        places[batch.at[i]] = i;
    return b_broadcast(g, b_convert(g, operand, (qn_dtype)to->dtype), to->rank, to->dims, places);
}

/* The rule does not apply to floats, because a dot_general of one term computes fma(x, y, 0). For example, if x is 0
 * and y is negative, fma(x, y, 0) is 0, but `x * y` is -0. */
node_id rule_dot_general_one_term(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const attr_record *a = node_attrs(g, n);
    node_id lhs = node_operand(g, n, 0), rhs = node_operand(g, n, 1);
    if (dtype_is_float((qn_dtype)node_shape(g, n)->dtype) || attr_lhs_contracting_dimensions(a).count)
        return 0;
    uint32_t batch = attr_lhs_batching_dimensions(a).count;
    uint32_t rank = node_shape(g, lhs)->rank;
    lhs = spread(g, n, lhs, attr_lhs_batching_dimensions(a), batch);
    return b_multiply(g, lhs, spread(g, n, rhs, attr_rhs_batching_dimensions(a), rank));
}

/* ---- reduce ------------------------------------------------------------------------------------------------------ */

static type_id result_type(const graph *g, node_id n, uint32_t i)
{
    return type_is_tuple(g, node_type(g, n)) ? node_shape(g, n)->parts[i] : node_type(g, n);
}

node_id rule_reduce_no_terms(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t inputs = node_operand_count(g, n) / 2;
    if (extent_of(g, node_operand(g, n, 0), attr_dimensions(node_attrs(g, n))) != 0)
        return 0;
    node_id *values = ARENA_NEW_ARRAY(&g->arena, node_id, inputs);
    for (uint32_t i = 0; i < inputs; i++)
        values[i] = b_broadcast_scalar(g, node_operand(g, n, inputs + i), result_type(g, n, i));
    return replace_results(s, n, values);
}

node_id rule_reduce_one_term(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t inputs = node_operand_count(g, n) / 2, count = node_at(g, n)->count;
    if (extent_of(g, node_operand(g, n, 0), attr_dimensions(node_attrs(g, n))) != 1)
        return 0;
    region_id combine = node_attrs(g, n)->regions[0];
    type_id shape = result_type(g, n, 0);
    const type *t = type_at(g, shape);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, count), *values = ARENA_NEW_ARRAY(&g->arena, node_id, inputs);
    for (uint32_t i = 0; i < count; i++) {
        node_id operand = node_operand(g, n, i < inputs ? i + inputs : i < 2 * inputs ? i - inputs : i);
        if (i >= 2 * inputs && node_shape(g, operand)->rank && t->rank)
            return 0;
        args[i] = i >= inputs && i < 2 * inputs
                      ? b_reshape(g, operand, t->rank, t->dims)
                      : b_broadcast_scalar(g, operand, type_like(g, shape, (qn_dtype)node_shape(g, operand)->dtype));
    }
    if (t->rank == 0)
        inline_region(g, combine, args, values);
    else if (lift_region(g, combine, shape, args, values))
        return 0;
    return g->failure ? 0 : replace_results(s, n, values);
}

/* ---- control ----------------------------------------------------------------------------------------------------- */

/* Replaces n by the nodes of its region `index`. */
static node_id inline_branch(simplifier *s, node_id n, uint32_t index)
{
    graph *g = simplify_graph(s);
    region_id branch = node_attrs(g, n)->regions[index];
    uint32_t captures, from = node_captures(g, n, index, &captures), results = region_at(g, branch)->output_count;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, captures),
            *values = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    for (uint32_t i = 0; i < captures; i++)
        args[i] = node_operand(g, n, from + i);
    inline_region(g, branch, args, values);
    return g->failure ? 0 : replace_results(s, n, values);
}

node_id rule_if_known_pred(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint64_t bits;
    return splat_bits(g, node_operand(g, n, 0), &bits) ? inline_branch(s, n, bits ? 0 : 1) : 0;
}

node_id rule_if_same_branches(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const region_id *branches = node_attrs(g, n)->regions;
    uint32_t count, first = node_captures(g, n, 0, &count), second = node_captures(g, n, 1, &count);
    if (branches[0] != branches[1])
        return 0;
    for (uint32_t i = 0; i < count; i++)
        if (node_operand(g, n, first + i) != node_operand(g, n, second + i))
            return 0;
    return inline_branch(s, n, 0);
}

node_id rule_case_known_index(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t last = node_attrs(g, n)->region_count - 1;
    uint64_t bits;
    return splat_bits(g, node_operand(g, n, 0), &bits) ? inline_branch(s, n, bits < last ? (uint32_t)bits : last) : 0;
}

node_id rule_while_never(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint64_t bits;
    if (!splat_bits(g, region_at(g, node_attrs(g, n)->regions[0])->outputs[0], &bits) || bits)
        return 0;
    node_id *values = ARENA_NEW_ARRAY(&g->arena, node_id, node_at(g, n)->count);
    for (uint32_t i = 0; i < node_at(g, n)->count; i++)
        values[i] = node_operand(g, n, i);
    return replace_results(s, n, values);
}

/* Copies region `index` of the while n. If kept[i] is false, the copy has no argument i; instead, it captures operand i
 * of n. In this case a copy of the body has no result i, either. */
static region_id without_unchanged(graph *g, node_id n, uint32_t index, const bool *kept)
{
    uint32_t captures, from = node_captures(g, n, index, &captures),
                       own = region_at(g, node_attrs(g, n)->regions[index])->formals.count;
    region_id old = node_attrs(g, n)->regions[index], made = graph_open_region(g, NULL);
    uint32_t results = region_at(g, old)->output_count, left = 0;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, own + captures),
            *values = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    for (uint32_t i = 0; i < own; i++)
        args[i] = kept[i] ? graph_formal(g, node_type(g, node_operand(g, n, i)), NULL) : node_operand(g, n, i);
    for (uint32_t i = 0; i < captures; i++)
        args[own + i] = node_operand(g, n, from + i);
    if (!g->failure)
        inline_region(g, old, args, values);
    for (uint32_t i = 0; i < results; i++)
        if (index == 0 || kept[i])
            values[left++] = values[i];
    graph_close_region(g, left, values);
    return made;
}

node_id rule_while_unchanged(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const region *body = region_at(g, node_attrs(g, n)->regions[1]);
    uint32_t own = body->formals.count, left = 0;
    bool *kept = ARENA_NEW_ARRAY(&g->arena, bool, own + 1);
    for (uint32_t i = 0; i < own; i++)
        left += kept[i] = body->outputs[i] != body->formals.at[i].node;
    if (left == own || !left)
        return 0;
    region_id regions[] = {without_unchanged(g, n, 0, kept), without_unchanged(g, n, 1, kept)};
    node_id *state = ARENA_NEW_ARRAY(&g->arena, node_id, own), *values = ARENA_NEW_ARRAY(&g->arena, node_id, own);
    for (uint32_t i = 0, next = 0; i < own; i++)
        if (kept[i])
            state[next++] = node_operand(g, n, i);
    node_id loop =
        g->failure ? 0 : node_make(g, OP_while, left, state, &(attrs){.region_count = 2, .regions = regions});
    for (uint32_t i = 0, next = 0; i < own && loop; i++)
        values[i] = kept[i] ? node_result(g, loop, next++) : node_operand(g, n, i);
    return loop ? replace_results(s, n, values) : 0;
}

/* ---- nodes that leave a loop ------------------------------------------------------------------------------------- */

/* If n is an argument of a region, returns its number among the arguments. Otherwise returns UINT32_MAX. */
static uint32_t argument_number(const graph *g, node_id n)
{
    return node_op(g, n) == OP_argument ? (uint32_t)attr_index(node_attrs(g, n)) : UINT32_MAX;
}

/* Facts about the nodes of a region of a while, in three arrays that are indexed by `node id - first`. */
typedef struct loop_body {
    region in; /* the region, by value: making nodes may move the graph's list of regions */
    node_id first;
    bool *fixed;   /* the same in all rounds: the node depends on constants and captured values only */
    bool *moves;   /* computed before the loop */
    node_id *copy; /* the node's copy in the open region */
} loop_body;

/* Whether n, which has the same value in all rounds, should be computed before the loop. It should if it is the result
 * of a reduce, reduce_window, dot_general or convolution, and has no more elements than all operands of this operation
 * together. */
static bool is_worth_moving(const graph *g, node_id n)
{
    node_id from = node_op(g, n) == OP_result ? node_operand(g, n, 0) : n;
    op_kind op = node_op(g, from);
    int64_t read = 0;
    if ((op != OP_reduce && op != OP_reduce_window && op != OP_dot_general && op != OP_convolution) ||
        type_is_tuple(g, node_type(g, n)))
        return false;
    for (uint32_t i = 0; i < node_at(g, from)->count; i++)
        read += node_shape(g, node_operand(g, from, i))->elements;
    return node_shape(g, n)->elements <= read;
}

/* Finds the nodes in region `index` of the loop n that should be computed before the loop. Returns whether there are
 * any. */
static bool find_moved(graph *g, node_id n, uint32_t index, loop_body *b)
{
    *b = (loop_body){.in = *region_at(g, node_attrs(g, n)->regions[index])};
    uint32_t count = b->in.nodes.count, span = count ? b->in.nodes.at[count - 1] - b->in.nodes.at[0] + 1 : 0;
    bool *reads = ARENA_NEW_ARRAY(&g->arena, bool, span + 1), any = false;
    b->fixed = ARENA_NEW_ARRAY(&g->arena, bool, span + 1);
    b->moves = ARENA_NEW_ARRAY(&g->arena, bool, span + 1);
    b->copy = ARENA_NEW_ARRAY(&g->arena, node_id, span + 1);
    b->first = count ? b->in.nodes.at[0] : 0;
    for (uint32_t i = 0; i < count; i++) {
        node_id at = b->in.nodes.at[i], place = at - b->first;
        bool captured = node_op(g, at) == OP_argument && attr_index(node_attrs(g, at)) >= b->in.formals.count;
        b->fixed[place] = captured || node_op(g, at) != OP_argument;
        reads[place] = captured;
        for (uint32_t k = 0; k < node_at(g, at)->count; k++) {
            b->fixed[place] &= b->fixed[node_operand(g, at, k) - b->first];
            reads[place] |= reads[node_operand(g, at, k) - b->first];
        }
        b->moves[place] = b->fixed[place] && reads[place] && is_worth_moving(g, at);
        any |= b->moves[place];
    }
    return any;
}

/* Copies nodes of region `index` of n into the open region. If `outside` is set, copies only fixed nodes. Otherwise
 * copies all nodes except those that are computed before the loop. */
static void copy_nodes(graph *g, node_id n, uint32_t index, loop_body *b, bool outside)
{
    uint32_t captures, from = node_captures(g, n, index, &captures), formals = b->in.formals.count;
    for (uint32_t i = 0; i < b->in.nodes.count && !g->failure; i++) {
        node_id at = b->in.nodes.at[i], place = at - b->first;
        uint32_t argument = argument_number(g, at), count = node_at(g, at)->count;
        if (argument != UINT32_MAX) {
            b->copy[place] = argument >= formals ? node_operand(g, n, from + argument - formals) : b->copy[place];
        } else if (outside ? b->fixed[place] : !b->moves[place]) {
            attrs a = attrs_of(g, at);
            node_id *operands = ARENA_NEW_ARRAY(&g->arena, node_id, count + 1);
            for (uint32_t k = 0; k < count; k++)
                operands[k] = b->copy[node_operand(g, at, k) - b->first];
            b->copy[place] = node_make_closed(g, node_op(g, at), count, operands, &a);
            copy_notes(g, at, g, b->copy[place]);
        }
    }
}

/* Copies the fixed nodes of region `index` of loop n into the region around the loop. The next pass drops the copies
 * that no moved node needs. Returns a copy of region `index` that captures the moved nodes. */
static region_id without_fixed(graph *g, node_id n, uint32_t index, loop_body *b)
{
    node_id *values = ARENA_NEW_ARRAY(&g->arena, node_id, b->in.output_count + 1);
    copy_nodes(g, n, index, b, true);
    region_id made = graph_open_region(g, NULL);
    for (uint32_t i = 0; i < b->in.formals.count; i++)
        b->copy[b->in.formals.at[i].node - b->first] = graph_formal(g, node_type(g, b->in.formals.at[i].node), NULL);
    copy_nodes(g, n, index, b, false);
    for (uint32_t i = 0; i < b->in.output_count; i++)
        values[i] = b->copy[b->in.outputs[i] - b->first];
    graph_close_region(g, b->in.output_count, values);
    return made;
}

node_id rule_while_same_in_all_rounds(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t own = node_operand_count(g, n);
    loop_body bodies[2];
    bool condition = find_moved(g, n, 0, &bodies[0]), body = find_moved(g, n, 1, &bodies[1]);
    if (!condition && !body)
        return 0;
    region_id regions[2];
    node_id *state = ARENA_NEW_ARRAY(&g->arena, node_id, own), *values = ARENA_NEW_ARRAY(&g->arena, node_id, own);
    for (uint32_t i = 0; i < own; i++)
        state[i] = node_operand(g, n, i);
    for (uint32_t i = 0; i < 2; i++)
        regions[i] = without_fixed(g, n, i, &bodies[i]);
    node_id loop = g->failure ? 0 : node_make(g, OP_while, own, state, &(attrs){.region_count = 2, .regions = regions});
    for (uint32_t i = 0; i < own && loop; i++)
        values[i] = node_result(g, loop, i);
    return loop ? replace_results(s, n, values) : 0;
}

/* ---- loops of few rounds ----------------------------------------------------------------------------------------- */

enum {
    FEW_ROUNDS = 8,
    FEW_NODES = 512 /* the largest number of nodes of all rounds together */
};

/* Returns the integer of type `dtype` whose bits are the low bits of `bits`. An integer of ui64 must be below 2^63. */
static int64_t integer_of(qn_dtype dtype, uint64_t bits)
{
    int unused = 64 - dtype_facts[dtype].bits;
    return dtype_is_signed(dtype) ? (int64_t)(bits << unused) >> unused : (int64_t)(bits << unused >> unused);
}

/* Whether n is a constant of an integer type whose elements are all equal, with an absolute value below 2^24. If so,
 * sets *out to this value. */
static bool known_integer(const graph *g, node_id n, int64_t *out)
{
    uint64_t bits;
    qn_dtype dtype = (qn_dtype)node_shape(g, n)->dtype;
    if (!dtype_is_int(dtype) || !splat_bits(g, n, &bits) || (!dtype_is_signed(dtype) && bits >= 1 << 24))
        return false;
    *out = integer_of(dtype, bits);
    return *out > -(1 << 24) && *out < 1 << 24;
}

static bool holds(int direction, int64_t x, int64_t y)
{
    switch (direction) {
    case comparison_direction_EQ: return x == y;
    case comparison_direction_NE: return x != y;
    case comparison_direction_LT: return x < y;
    case comparison_direction_LE: return x <= y;
    case comparison_direction_GT: return x > y;
    default: return x >= y;
    }
}

/* Counts the rounds of a while with a counter: the counter starts at a constant, the condition compares the counter
 * with a constant, and the body adds a constant to the counter. Returns 0 for other loops, and for more than FEW_ROUNDS
 * rounds. */
static uint32_t count_rounds(const graph *g, node_id n)
{
    const region *condition = region_at(g, node_attrs(g, n)->regions[0]);
    const region *body = region_at(g, node_attrs(g, n)->regions[1]);
    node_id test = condition->outputs[0];
    int64_t value, limit, step;
    if (node_op(g, test) != OP_compare || !known_integer(g, node_operand(g, test, 1), &limit))
        return 0;
    uint32_t counter = argument_number(g, node_operand(g, test, 0)), rounds = 0;
    if (counter >= body->formals.count || !known_integer(g, node_operand(g, n, counter), &value))
        return 0;
    node_id next = body->outputs[counter];
    if (node_op(g, next) != OP_add || argument_number(g, node_operand(g, next, 0)) != counter ||
        !known_integer(g, node_operand(g, next, 1), &step))
        return 0;
    int direction = (int)attr_comparison_direction(node_attrs(g, test));
    qn_dtype dtype = (qn_dtype)node_shape(g, next)->dtype;
    for (; rounds <= FEW_ROUNDS && holds(direction, value, limit); rounds++)
        value = integer_of(dtype, (uint64_t)(value + step));
    return rounds <= FEW_ROUNDS ? rounds : 0;
}

/* Whether each element of an operation's result depends on few elements of its operands. Several rounds of such
 * operations can be fused into one loop. */
static bool is_local(op_kind op)
{
    return op_is_elementwise(op) || op == OP_argument || op == OP_constant || op == OP_iota || op == OP_slice ||
           op == OP_reshape || op == OP_broadcast_in_dim || op == OP_bitcast_convert || op == OP_dynamic_slice;
}

node_id rule_while_few_rounds(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    region_id body = node_attrs(g, n)->regions[1];
    uint32_t rounds = count_rounds(g, n), own = node_operand_count(g, n), nodes = region_at(g, body)->nodes.count;
    if (!rounds || rounds * nodes > FEW_NODES)
        return 0;
    for (uint32_t i = 0; i < nodes; i++)
        if (!is_local(node_op(g, region_at(g, body)->nodes.at[i])))
            return 0;
    uint32_t captures, from = node_captures(g, n, 1, &captures);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, own + captures),
            *values = ARENA_NEW_ARRAY(&g->arena, node_id, own);
    for (uint32_t i = 0; i < own + captures; i++)
        args[i] = node_operand(g, n, i < own ? i : from + i - own);
    for (uint32_t round = 0; round < rounds && !g->failure; round++) {
        inline_region(g, body, args, values);
        memcpy(args, values, own * sizeof *args);
    }
    return g->failure ? 0 : replace_results(s, n, args);
}
