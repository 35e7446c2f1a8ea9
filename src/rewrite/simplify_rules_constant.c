/* Simplification rules that replace a node by a constant. See simplify.h and simplify_rules.def. */
#include "evaluate/evaluate.h"
#include "rewrite/simplify.h"

#include <string.h>

enum {
    FOLD_ELEMENTS = 4096,   /* a node with more elements, in its operands and its result together, is not folded; no
                               limit if is_foldable sets *is_scalar */
    FOLD_PRODUCTS = 1 << 16 /* for a dot_general or convolution: limit of (elements of lhs) * (elements of rhs) */
};

node_id rule_none_empty(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    op_kind op = node_op(g, n);
    if (!type_is_tensor(g, node_type(g, n)) || node_shape(g, n)->elements || op == OP_constant || op == OP_result ||
        (op_facts[op].class == OP_CLASS_REGION && op != OP_reduce))
        return 0;
    return node_constant(g, node_type(g, n), "", false);
}

/* ---- folding ----------------------------------------------------------------------------------------------------- */

/* Whether a region has no captures, no large constants, no custom calls, and no nodes with regions. A call counts as a
 * node with a region. */
static bool is_flat(const graph *g, region_id r)
{
    const region *in = region_at(g, r);
    for (uint32_t i = 0; i < in->nodes.count; i++)
        if (node_attrs(g, in->nodes.at[i])->region_count || attr_value(node_attrs(g, in->nodes.at[i])).buffer ||
            node_op(g, in->nodes.at[i]) == OP_custom_call)
            return false;
    return in->captures.count == 0;
}

/* Whether n can be computed at compile time: in bounded time and only from small constants. Broadcasts are not folded,
 * because they only repeat elements. Sets *is_scalar if n is elementwise and each operand repeats one element. Then
 * all elements of the result are equal, and it is enough to compute one. */
static bool is_foldable(const graph *g, node_id n, bool *is_scalar)
{
    op_kind op = node_op(g, n);
    int64_t elements = node_shape(g, n)->elements;
    uint64_t bits;
    *is_scalar = op_is_elementwise(op);
    if (node_at(g, n)->count == 0 || !type_is_tensor(g, node_type(g, n)) || op == OP_result ||
        op == OP_broadcast_in_dim || op == OP_custom_call || op == OP_barrier)
        return false;
    if (op_facts[op].class == OP_CLASS_REGION && (op != OP_reduce || !is_flat(g, node_attrs(g, n)->regions[0])))
        return false;
    for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
        node_id operand = node_operand(g, n, k);
        if (node_op(g, operand) != OP_constant || attr_value(node_attrs(g, operand)).buffer)
            return false;
        *is_scalar = *is_scalar && splat_bits(g, operand, &bits);
        elements += node_shape(g, operand)->elements;
        if (elements > FOLD_ELEMENTS && !*is_scalar)
            return false;
    }
    if ((op == OP_dot_general || op == OP_convolution) &&
        node_shape(g, node_operand(g, n, 0))->elements * node_shape(g, node_operand(g, n, 1))->elements > FOLD_PRODUCTS)
        return false;
    return *is_scalar || type_bytes(g, node_type(g, n)) <= LARGE_CONSTANT;
}

static region_id copy_flat(graph *to, const graph *g, region_id r)
{
    const region *in = region_at(g, r);
    node_id *args = ARENA_NEW_ARRAY(&to->arena, node_id, in->formals.count);
    node_id *out = ARENA_NEW_ARRAY(&to->arena, node_id, in->output_count);
    region_id made = graph_open_region(to, NULL);
    for (uint32_t i = 0; i < in->formals.count; i++) {
        const type *t = node_shape(g, in->formals.at[i].node);
        args[i] = graph_formal(to, type_tensor(to, (qn_dtype)t->dtype, t->rank, t->dims), NULL);
    }
    inline_region_from(to, g, r, args, out);
    graph_close_region(to, in->output_count, out);
    return made;
}

/* Evaluates n in the separate graph `alone`. If is_scalar is set, uses only element 0 of each operand. */
static qn_status evaluate_alone(graph *alone, const graph *g, node_id n, bool is_scalar, void *out)
{
    ARENA_ENTER(&alone->arena, return status_oom());
    uint32_t count = node_at(g, n)->count;
    attrs a = attrs_of(g, n);
    region_id function = graph_open_region(alone, "main");
    node_id *operands = ARENA_NEW_ARRAY(&alone->arena, node_id, count);
    region_id *regions = ARENA_NEW_ARRAY(&alone->arena, region_id, a.region_count);
    for (uint32_t k = 0; k < count; k++) {
        const type *t = node_shape(g, node_operand(g, n, k));
        attr_data value = attr_value(node_attrs(g, node_operand(g, n, k)));
        type_id of = type_tensor(alone, (qn_dtype)t->dtype, is_scalar ? 0 : t->rank, t->dims);
        operands[k] = node_constant(alone, of, value.at, value.splat);
    }
    for (uint32_t i = 0; i < a.region_count; i++)
        regions[i] = copy_flat(alone, g, a.regions[i]);
    a.regions = regions;
    node_id made = node_make(alone, node_op(g, n), count, operands, &a);
    graph_close_region(alone, 1, &made);
    ARENA_LEAVE(&alone->arena);
    qn_status status = graph_take_failure(alone);
    return status ? status : evaluate(alone, function, NULL, &out);
}

node_id rule_none_of_constants(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s), alone;
    bool is_scalar;
    if (!is_foldable(g, n, &is_scalar))
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, n)->dtype;
    void *value = arena_alloc(&g->arena, is_scalar ? dtype_bytes(dtype) : (size_t)type_bytes(g, node_type(g, n)));
    qn_status status = graph_init(&alone);
    if (status)
        return graph_fail_status(g, status);
    status = evaluate_alone(&alone, g, n, is_scalar, value);
    graph_free(&alone);
    return status ? graph_fail_status(g, status) : node_constant(g, node_type(g, n), value, is_scalar);
}

/* ---- equal elements ---------------------------------------------------------------------------------------------- */

/* If n only moves elements, returns the number of operands whose elements it moves into its result. Otherwise returns
 * 0. */
static uint32_t moved_operands(const graph *g, node_id n)
{
    switch (node_op(g, n)) {
    case OP_broadcast_in_dim:
    case OP_reshape:
    case OP_transpose:
    case OP_slice:
    case OP_reverse:
    case OP_dynamic_slice: return 1;
    case OP_pad:
    case OP_dynamic_update_slice: return 2;
    case OP_concatenate: return node_at(g, n)->count;
    default: return 0;
    }
}

node_id rule_none_moved_splat(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint32_t count = moved_operands(g, n);
    uint64_t bits = 0, other;
    for (uint32_t k = 0; k < count; k++)
        if (!splat_bits(g, node_operand(g, n, k), k ? &other : &bits) || (k && other != bits))
            return 0;
    return count ? node_constant(g, node_type(g, n), &bits, true) : 0;
}
