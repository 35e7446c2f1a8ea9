/* The domain of a root, and the leaves that it reads. See fuse.h. */
#include "schedule/fuse.h"

#include <string.h>

enum { MANY_PARTS = 8 /* a concatenate of more operands writes them one by one instead of selecting among them */ };

bool is_access(const graph *g, node_id n)
{
    switch (node_op(g, n)) {
    case OP_constant:
    case OP_iota:
    case OP_broadcast_in_dim:
    case OP_reshape:
    case OP_transpose:
    case OP_slice:
    case OP_pad:
    case OP_concatenate:
    case OP_reverse:
    case OP_dynamic_slice:
    case OP_dynamic_update_slice:
    case OP_bitcast_convert: return true;
    default: return false;
    }
}

bool is_parts(const graph *g, node_id n)
{
    if (node_op(g, n) == OP_concatenate)
        return node_at(g, n)->count > MANY_PARTS;
    if (node_op(g, n) != OP_dynamic_update_slice)
        return false;
    op_kind of = node_op(g, node_operand(g, n, 0));
    return (of == OP_argument || of == OP_result) &&
           node_shape(g, node_operand(g, n, 1))->elements < node_shape(g, n)->elements / 2;
}

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

/* One position of a walk down from a root: the node reached, and how the root's domain indexes its dimensions. */
typedef leaf visit;

/* The step of the walk from a node to one of its operands. */
static void map_through(const graph *g, const visit *from, uint32_t operand, visit *to)
{
    node_id n = from->node;
    const attr_record *a = node_attrs(g, n);
    to->node = node_operand(g, n, operand);
    const type *outer = node_shape(g, n), *inner = node_shape(g, to->node);
    for (uint32_t i = 0; i < inner->rank; i++)
        to->map[i] = inner->dims[i] == 1 ? MAP_UNIT : MAP_NON_AFFINE;
    op_kind op = node_op(g, n);
    for (uint32_t i = 0; i < inner->rank; i++) {
        if (inner->dims[i] == 1)
            continue;
        if (op_is_elementwise(op))
            to->map[i] = from->map[i];
        else if (op == OP_broadcast_in_dim)
            to->map[i] = from->map[attr_broadcast_dimensions(a).at[i]];
        else if (op == OP_transpose) {
            for (uint32_t k = 0; k < outer->rank; k++)
                if (attr_permutation(a).at[k] == (int64_t)i)
                    to->map[i] = from->map[k];
        } else if (op == OP_slice ? attr_start_indices(a).at[i] == 0 && attr_strides(a).at[i] == 1
                                  : op == OP_bitcast_convert) {
            if (inner->rank == outer->rank && inner->dims[i] == outer->dims[i])
                to->map[i] = from->map[i];
        } else if (op == OP_reverse) {
            to->map[i] = listed(attr_dimensions(a), i) ? MAP_NON_AFFINE : from->map[i];
        } else if (op == OP_dynamic_update_slice && operand == 0) {
            to->map[i] = from->map[i];
        } else if (op == OP_concatenate) {
            to->map[i] = attr_dimension(a) == (int64_t)i ? MAP_NON_AFFINE : from->map[i];
        }
    }
    if (op != OP_reshape)
        return;
    for (uint32_t i = 0, k = 0; i < inner->rank; i++) {
        if (inner->dims[i] == 1)
            continue;
        while (k < outer->rank && outer->dims[k] == 1)
            k++;
        if (k == outer->rank || outer->dims[k] != inner->dims[i])
            break;
        to->map[i] = from->map[k++];
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
            if (node_op(g, m->node) == OP_reduce && i >= count / 2) { /* the inits: scalars */
                next.node = node_operand(g, m->node, i);
                memset(next.map, MAP_UNIT, sizeof next.map);
            } else {
                map_reduction(g, m, i, &next);
            }
            LIST_ADD(a, &stack, next);
        }
        for (uint32_t i = node_operand_count(g, m->node); i < node_at(g, m->node)->count; i++) {
            next.node = node_operand(g, m->node, i); /* captures of the region: scalars */
            memset(next.map, MAP_UNIT, sizeof next.map);
            LIST_ADD(a, &stack, next);
        }
    } else {
        visit self = {.node = m->node};
        for (uint32_t i = 0; i < m->kept; i++)
            self.map[i] = (int8_t)i;
        for (uint32_t i = 0; i < node_at(g, m->node)->count; i++) {
            map_through(g, &self, i, &next);
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
            map_through(g, &top, i, &next);
            LIST_ADD(a, &stack, next);
        }
    }
}
