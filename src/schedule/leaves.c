/* The domain of a root, and the leaves that it reads. See fuse.h. */
#include "schedule/fuse.h"

#include <string.h>

bool is_reduction(op_kind op) { return op == OP_reduce || op == OP_dot_general; }
bool is_control(op_kind op)
{
    return op == OP_while || op == OP_case || op == OP_if || op == OP_call || op == OP_custom_call;
}

static void domain_add(member *m, int64_t extent) { m->extent[m->dims++] = extent; }

static bool listed(attr_dims list, uint32_t dimension)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == (int64_t)dimension)
            return true;
    return false;
}

const type *result_shape(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    return t->dtype ? t : type_at(g, t->parts[0]);
}

void member_domain(const graph *g, node_id n, member *out)
{
    const type *t = result_shape(g, n);
    memset(out, 0, sizeof *out);
    out->node = n;
    out->kept = t->rank;
    for (uint32_t i = 0; i < t->rank; i++)
        domain_add(out, t->dims[i]);
    const attr_record *a = node_attrs(g, n);
    const type *operand = is_reduction(node_op(g, n)) ? node_shape(g, node_operand(g, n, 0)) : NULL;
    if (node_op(g, n) == OP_reduce)
        for (uint32_t i = 0; i < operand->rank; i++)
            if (listed(attr_dimensions(a), i))
                domain_add(out, operand->dims[i]);
    if (node_op(g, n) == OP_dot_general)
        for (uint32_t i = 0; i < attr_lhs_contracting_dimensions(a).count; i++)
            domain_add(out, operand->dims[attr_lhs_contracting_dimensions(a).at[i]]);
    out->reduction = is_reduction(node_op(g, n));
    memset(out->outer, -1, sizeof out->outer);
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

/* One position of a walk from a root to its operands: the node that the walk has reached, and how the root's domain
 * indexes the dimensions of that node. */
typedef leaf visit;

/* The step of the walk from a node to operand k. */
static void map_through(region_plan *p, const visit *from, uint32_t k, visit *to)
{
    const graph *g = p->s->graph;
    const operand_access *access = access_of(p, from->node, k);
    to->node = node_operand(g, from->node, k);
    const type *inner = node_shape(g, to->node);
    for (uint32_t i = 0; i < inner->rank; i++) {
        int8_t by = access->read ? access->map[i] : MAP_NON_AFFINE;
        to->map[i] = inner->dims[i] == 1 ? MAP_UNIT : by < 0 ? MAP_NON_AFFINE : from->map[by];
    }
}

/* The first step of the walk, from a reduction to its operand. */
static void map_reduction(const graph *g, const member *m, uint32_t operand, visit *to)
{
    const attr_record *a = node_attrs(g, m->node);
    to->node = node_operand(g, m->node, operand);
    const type *inner = node_shape(g, to->node);
    memset(to->map, MAP_UNIT, sizeof to->map);
    if (node_op(g, m->node) == OP_reduce) {
        int8_t kept = 0, reduced = (int8_t)m->kept;
        for (uint32_t i = 0; i < inner->rank; i++)
            to->map[i] = listed(attr_dimensions(a), i) ? reduced++ : kept++;
        return;
    }
    attr_dims batch = operand ? attr_rhs_batching_dimensions(a) : attr_lhs_batching_dimensions(a);
    attr_dims contracted = operand ? attr_rhs_contracting_dimensions(a) : attr_lhs_contracting_dimensions(a);
    const type *lhs = node_shape(g, node_operand(g, m->node, 0));
    int8_t free = (int8_t)batch.count;
    if (operand)
        free = (int8_t)(lhs->rank - attr_lhs_contracting_dimensions(a).count);
    for (uint32_t i = 0; i < inner->rank; i++) {
        if (listed(batch, i) || listed(contracted, i))
            continue;
        to->map[i] = free++;
    }
    for (uint32_t i = 0; i < batch.count; i++)
        to->map[batch.at[i]] = (int8_t)i;
    for (uint32_t i = 0; i < contracted.count; i++)
        to->map[contracted.at[i]] = (int8_t)(m->kept + i);
}

bool is_leaf(const region_plan *p, node_id n)
{
    op_kind op = node_op(p->s->graph, n);
    return p->info[n].state == NODE_ROOT || op == OP_argument || op == OP_result || is_control(op);
}

node_id computed_by(const graph *g, node_id n)
{
    bool result = node_op(g, n) == OP_result && is_reduction(node_op(g, node_operand(g, n, 0)));
    return result ? node_operand(g, n, 0) : n;
}

void collect_leaves(region_plan *p, const member *m, leaf_list *out)
{
    graph *g = p->s->graph;
    arena *a = p->s->arena;
    LIST_OF(visit) stack = {0};
    visit next;
    if (is_reduction(node_op(g, m->node))) {
        uint32_t count = node_operand_count(g, m->node);
        for (uint32_t i = 0; i < count; i++) {
            if (node_op(g, m->node) == OP_reduce && i >= count / 2) { /* the operand is an init, which is a scalar */
                next.node = node_operand(g, m->node, i);
                memset(next.map, MAP_UNIT, sizeof next.map);
            } else {
                map_reduction(g, m, i, &next);
            }
            LIST_ADD(a, &stack, next);
        }
        for (uint32_t i = node_operand_count(g, m->node); i < node_at(g, m->node)->count; i++) {
            next.node = node_operand(g, m->node, i); /* the operand is a capture of the region, which is a scalar */
            memset(next.map, MAP_UNIT, sizeof next.map);
            LIST_ADD(a, &stack, next);
        }
    } else {
        visit self = {.node = m->node};
        for (uint32_t i = 0; i < m->kept; i++)
            self.map[i] = (int8_t)i;
        for (uint32_t i = 0; i < node_at(g, m->node)->count; i++) {
            map_through(p, &self, i, &next);
            LIST_ADD(a, &stack, next);
        }
    }
    while (stack.count) {
        visit top = stack.at[--stack.count];
        top.node = computed_by(g, top.node);
        if (is_leaf(p, top.node)) {
            LIST_ADD(a, out, top);
            continue;
        }
        for (uint32_t i = 0; i < node_at(g, top.node)->count; i++) {
            map_through(p, &top, i, &next);
            LIST_ADD(a, &stack, next);
        }
    }
}
