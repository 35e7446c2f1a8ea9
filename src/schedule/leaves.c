/* Finds the leaves that a root reads (fuse.h). */
#include "schedule/fuse.h"

bool is_control(op_kind op)
{
    return op == OP_while || op == OP_case || op == OP_if || op == OP_call || op == OP_custom_call;
}

const type *result_shape(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    return t->dtype ? t : type_at(g, t->parts[0]);
}

buffer_id result_buffer(const region_plan *p, node_id n, uint32_t index)
{
    const graph *g = p->s->graph;
    if (!type_is_tuple(g, node_type(g, n)))
        return p->info[n].buffer;
    for (node_id r = p->info[n].next_result; r; r = p->info[r].next_result)
        if (attr_index(node_attrs(g, r)) == (int64_t)index)
            return p->info[r].buffer;
    return 0;
}

/* A position of a walk that goes from a root through its operands: a node, and which dimension of the root's domain
 * indexes each dimension of the node. */
typedef leaf visit;

/* Sets *to to the position of operand k of node n. `from` is the position of n; NULL if n is the root. */
static void map_through(region_plan *p, node_id n, const visit *from, uint32_t k, visit *to)
{
    const graph *g = p->s->graph;
    const operand_access *access = access_of(p, n, k);
    to->node = node_operand(g, n, k);
    const type *inner = node_shape(g, to->node);
    for (uint32_t i = 0; i < inner->rank; i++) {
        int8_t by = access->read ? access->map[i] : MAP_NON_AFFINE;
        to->map[i] = inner->dims[i] == 1 ? MAP_UNIT : by < 0 ? MAP_NON_AFFINE : from ? from->map[by] : by;
    }
}

bool is_leaf(const region_plan *p, node_id n)
{
    op_kind op = node_op(p->s->graph, n);
    return p->info[n].state == NODE_ROOT || op == OP_argument || op == OP_result || is_control(op);
}

node_id computed_by(const graph *g, node_id n)
{
    bool result = node_op(g, n) == OP_result && !is_control(node_op(g, node_operand(g, n, 0)));
    return result ? node_operand(g, n, 0) : n;
}

void collect_leaves(region_plan *p, const member *m, leaf_list *out)
{
    graph *g = p->s->graph;
    arena *a = p->s->arena;
    LIST_OF(visit) stack = {0};
    visit next;
    for (uint32_t i = 0; i < node_at(g, m->node)->count; i++) {
        map_through(p, m->node, NULL, i, &next);
        LIST_ADD(a, &stack, next);
    }
    while (stack.count) {
        visit top = stack.at[--stack.count];
        top.node = computed_by(g, top.node);
        if (is_leaf(p, top.node)) {
            LIST_ADD(a, out, top);
            continue;
        }
        for (uint32_t i = 0; i < node_at(g, top.node)->count; i++) {
            map_through(p, top.node, &top, i, &next);
            LIST_ADD(a, &stack, next);
        }
    }
}
