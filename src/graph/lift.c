/* Lifts regions over scalars to tensors. See build.h. */
#include <string.h>

#include "graph/build.h"

/* Whether n can be lifted. Does not look at the nodes in n's own regions. */
static bool liftable(const graph *g, node_id n)
{
    op_kind op = node_op(g, n);
    return op_is_elementwise(op) || op == OP_result || op == OP_if || op == OP_case || op == OP_call ||
           ((op == OP_argument || op == OP_constant) && node_shape(g, n)->rank == 0);
}

/* A region whose nodes are lifted into the open region. Needed nodes are the outputs of the region, its nodes with
 * effects, and the operands of needed nodes. Other nodes are not lifted. */
typedef struct lifting {
    region_id region;
    node_id first; /* first node of the region */
    bool *needed;  /* indexed by `node id - first` */
    node_id **to;  /* indexed by `node id - first`: the lifted value of each result of the node */
} lifting;

static lifting lifting_begin(arena *a, const graph *g, region_id r)
{
    const region *in = region_at(g, r);
    lifting l = {.region = r};
    if (!in->nodes.count)
        return l;
    l.first = in->nodes.at[0];
    uint32_t span = in->nodes.at[in->nodes.count - 1] - l.first + 1;
    l.needed = ARENA_NEW_ARRAY(a, bool, span);
    l.to = ARENA_NEW_ARRAY(a, node_id *, span);
    for (uint32_t i = 0; i < in->output_count; i++)
        l.needed[in->outputs[i] - l.first] = true;
    for (uint32_t i = 0; i < in->effects.count; i++)
        l.needed[in->effects.at[i] - l.first] = true;
    for (uint32_t i = in->nodes.count; i-- > 0;) {
        node_id n = in->nodes.at[i];
        for (uint32_t k = 0; l.needed[n - l.first] && k < node_at(g, n)->count; k++)
            l.needed[node_operand(g, n, k) - l.first] = true;
    }
    return l;
}

static op_kind check(arena *a, const graph *g, region_id r)
{
    lifting l = lifting_begin(a, g, r);
    const region *in = region_at(g, r);
    for (uint32_t i = 0; i < in->nodes.count; i++) {
        node_id n = in->nodes.at[i];
        if (!l.needed[n - l.first])
            continue;
        if (!liftable(g, n))
            return node_op(g, n);
        const attr_record *owner = node_attrs(g, n);
        for (uint32_t k = 0; k < owner->region_count; k++) {
            op_kind inside = check(a, g, owner->regions[k]);
            if (inside)
                return inside;
        }
    }
    return OP_none;
}

op_kind lift_check(graph *g, region_id r) { return check(&g->arena, g, r); }

static void lift(graph *g, region_id r, type_id t, const node_id *args, node_id *out);

/* Returns the lifted values that region number `index` of n captures. For a call, returns the lifted operands. */
static node_id *inner_args(graph *g, const lifting *l, node_id n, uint32_t index)
{
    uint32_t count = node_at(g, n)->count, first = 0;
    if (node_op(g, n) != OP_call)
        first = node_captures(g, n, index, &count);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t i = 0; i < count; i++)
        args[i] = l->to[node_operand(g, n, first + i) - l->first][0];
    return args;
}

static void lift_branches(graph *g, const lifting *l, node_id n, type_id t, uint32_t results, node_id *out)
{
    uint32_t branches = node_attrs(g, n)->region_count;
    bool is_if = node_op(g, n) == OP_if;
    node_id chooser = l->to[node_operand(g, n, 0) - l->first][0];
    node_id *branch = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    for (uint32_t b = branches; b-- > 0 && !g->failure;) {
        lift(g, node_attrs(g, n)->regions[b], t, inner_args(g, l, n, b), b + 1 == branches ? out : branch);
        if (b + 1 == branches)
            continue;
        node_id chosen =
            is_if ? chooser : b_compare(g, comparison_direction_EQ, chooser, b_fill_like(g, chooser, (double)b));
        for (uint32_t i = 0; i < results; i++)
            out[i] = b_select(g, chosen, branch[i], out[i]);
    }
}

static void lift_node(graph *g, const lifting *l, node_id n, type_id t, const node_id *args, node_id *out)
{
    attrs a = attrs_of(g, n);
    switch ((int)node_op(g, n)) {
    case OP_argument: out[0] = args[a.index]; return;
    case OP_constant: out[0] = node_constant(g, type_like(g, t, a.element_type), a.value.at, true); return;
    case OP_result: out[0] = l->to[node_operand(g, n, 0) - l->first][a.index]; return;
    case OP_call: lift(g, a.regions[0], t, inner_args(g, l, n, 0), out); return;
    case OP_if:
    case OP_case: lift_branches(g, l, n, t, node_result_count(g, n), out); return;
    }
    uint32_t count = node_at(g, n)->count;
    node_id operands[MAX_ARITY];
    for (uint32_t k = 0; k < count; k++)
        operands[k] = l->to[node_operand(g, n, k) - l->first][0];
    out[0] = node_make_closed(g, node_op(g, n), count, operands, &a);
}

/* Lifts the needed nodes of region r into the open region. */
static void lift(graph *g, region_id r, type_id t, const node_id *args, node_id *out)
{
    lifting l = lifting_begin(&g->arena, g, r);
    for (uint32_t i = 0; i < region_at(g, r)->nodes.count && !g->failure; i++) {
        node_id n = region_at(g, r)->nodes.at[i];
        if (!l.needed[n - l.first])
            continue;
        l.to[n - l.first] = ARENA_NEW_ARRAY(&g->arena, node_id, node_result_count(g, n));
        lift_node(g, &l, n, t, args, l.to[n - l.first]);
    }
    for (uint32_t i = 0; i < region_at(g, r)->output_count; i++)
        out[i] = g->failure ? 0 : l.to[region_at(g, r)->outputs[i] - l.first][0];
}

op_kind lift_region(graph *g, region_id r, type_id t, const node_id *args, node_id *out)
{
    op_kind left = lift_check(g, r);
    if (left == OP_none)
        lift(g, r, t, args, out);
    return left;
}
