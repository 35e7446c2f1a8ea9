/* Fusion: which nodes become roots, and which roots share a nest.
 *
 * A node is a root when its value is needed as a whole: reductions, dot products, results of the region, operands of
 * control flow, and elementwise values that would otherwise be computed several times (used by several roots, read along
 * a dimension that repeats them, or read by a dot product). All other nodes are written into the expressions that use
 * them: elementwise nodes as operations, data movement as accesses.
 *
 * Groups are made in the order of the nodes, and their numbers are the order of execution. A root may join the last
 * group that it reads from, when
 *   - everything it reads in that group lies in the same iteration of the group's outer loops, and
 *   - its reductions, if any, want the same lanes.
 * Joining the last group that it reads from can never make a cycle: all it needs is in groups up to that one. A group of
 * elementwise roots alone has every dimension as an outer loop; when a reduction joins, the reduced dimensions become
 * inner, which is how exp(x - max) and its sum get into one loop.
 *
 * The limits below keep local buffers in cache and expressions compilable; they are estimates, not measurements of any
 * one machine.
 */
#include "schedule/fuse.h"

#include <string.h>

enum {
    INLINE_LIMIT = 200,     /* weight of one expression: nodes, those that take many instructions counted more often */
    GROUP_LIMIT = 400,      /* weight of all roots of a group: instruction selection and scheduling of a long block of
                               code take more than linear time */
    CHEAP = 2,              /* an expression of this weight is computed again rather than stored */
    INNER_LIMIT = 32 << 10, /* elements of a local buffer; in LANES_OUTER, of each lane, a sixteenth of it */
    MEMBER_LIMIT = 64,      /* roots of a group */
    MANY_PARTS = 8          /* operands of a concatenate that are written one by one rather than selected */
};

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

static bool is_reduction(op_kind op) { return op == OP_reduce || op == OP_dot_general; }
static bool is_control(op_kind op) { return op == OP_while || op == OP_case || op == OP_if || op == OP_call; }

/* ---- domains and leaves ------------------------------------------------------------------------------------------ */

static void domain_add(member *m, int64_t extent) { m->extent[m->dims++] = extent; }

static bool listed(attr_dims list, uint32_t dimension)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == (int64_t)dimension)
            return true;
    return false;
}

/* The shape of a node's first result. */
static const type *result_shape(const graph *g, node_id n)
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
    const attrs *a = node_attrs(g, n);
    const type *operand = is_reduction(node_op(g, n)) ? node_shape(g, node_operand(g, n, 0)) : NULL;
    if (node_op(g, n) == OP_reduce)
        for (uint32_t i = 0; i < operand->rank; i++)
            if (listed(a->dimensions, i))
                domain_add(out, operand->dims[i]);
    if (node_op(g, n) == OP_dot_general)
        for (uint32_t i = 0; i < a->lhs_contracting_dimensions.count; i++)
            domain_add(out, operand->dims[a->lhs_contracting_dimensions.at[i]]);
    out->reduction = is_reduction(node_op(g, n));
    memset(out->outer, -1, sizeof out->outer);
}

storage_id result_storage(const region_plan *p, node_id n, uint32_t index)
{
    const graph *g = p->s->graph;
    if (!type_is_tuple(g, node_type(g, n)))
        return p->info[n].storage;
    for (node_id r = p->info[n].next_result; r; r = p->info[r].next_result)
        if (node_attrs(g, r)->index == (int64_t)index)
            return p->info[r].storage;
    return 0;
}

/* A walk down from a root: the node reached and how its dimensions are indexed. */
typedef leaf visit;

static void map_through(const graph *g, const visit *from, uint32_t operand, visit *to)
{
    node_id n = from->node;
    const attrs *a = node_attrs(g, n);
    to->node = node_operand(g, n, operand);
    const type *outer = node_shape(g, n), *inner = node_shape(g, to->node);
    for (uint32_t i = 0; i < inner->rank; i++)
        to->map[i] = inner->dims[i] == 1 ? MAP_UNIT : MAP_TANGLED;
    op_kind op = node_op(g, n);
    for (uint32_t i = 0; i < inner->rank; i++) {
        if (inner->dims[i] == 1)
            continue;
        if (op_is_elementwise(op))
            to->map[i] = from->map[i];
        else if (op == OP_broadcast_in_dim)
            to->map[i] = from->map[a->broadcast_dimensions.at[i]];
        else if (op == OP_transpose) {
            for (uint32_t k = 0; k < outer->rank; k++)
                if (a->permutation.at[k] == (int64_t)i)
                    to->map[i] = from->map[k];
        } else if (op == OP_slice ? a->start_indices.at[i] == 0 && a->strides.at[i] == 1 : op == OP_bitcast_convert) {
            if (inner->rank == outer->rank && inner->dims[i] == outer->dims[i])
                to->map[i] = from->map[i];
        } else if (op == OP_reverse) {
            to->map[i] = listed(a->dimensions, i) ? MAP_TANGLED : from->map[i];
        } else if (op == OP_dynamic_update_slice && operand == 0) {
            to->map[i] = from->map[i];
        } else if (op == OP_concatenate) {
            to->map[i] = a->dimension == (int64_t)i ? MAP_TANGLED : from->map[i];
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

/* The walk from a reduction to its operand. */
static void map_reduction(const graph *g, const member *m, uint32_t operand, visit *to)
{
    const attrs *a = node_attrs(g, m->node);
    to->node = node_operand(g, m->node, operand);
    const type *inner = node_shape(g, to->node);
    memset(to->map, MAP_UNIT, sizeof to->map);
    if (node_op(g, m->node) == OP_reduce) {
        int8_t kept = 0, reduced = (int8_t)m->kept;
        for (uint32_t i = 0; i < inner->rank; i++)
            to->map[i] = listed(a->dimensions, i) ? reduced++ : kept++;
        return;
    }
    attr_dims batch = operand ? a->rhs_batching_dimensions : a->lhs_batching_dimensions;
    attr_dims contracted = operand ? a->rhs_contracting_dimensions : a->lhs_contracting_dimensions;
    const type *lhs = node_shape(g, node_operand(g, m->node, 0));
    int8_t free = (int8_t)batch.count;
    if (operand)
        free = (int8_t)(lhs->rank - a->lhs_contracting_dimensions.count);
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

static bool is_leaf(const region_plan *p, node_id n)
{
    op_kind op = node_op(p->s->graph, n);
    return p->info[n].state == NODE_ROOT || op == OP_argument || op == OP_result || is_control(op);
}

/* The root of which n is a result if that is a member of a nest, else n. */
static node_id computed_by(const graph *g, node_id n)
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

/* ---- roots ------------------------------------------------------------------------------------------------------- */

/* Whether reading n's operand number i through n computes elements of it more than once. */
static bool repeats_operand(const graph *g, node_id n, uint32_t i)
{
    op_kind op = node_op(g, n);
    if (op == OP_dot_general)
        return true;
    if (op == OP_reduce)
        return i >= node_operand_count(g, n) / 2;
    if (op == OP_dynamic_slice || op == OP_dynamic_update_slice)
        return i >= (op == OP_dynamic_slice ? 1u : 2u);
    int64_t result = result_shape(g, n)->elements;
    return (op == OP_broadcast_in_dim || op == OP_pad || op_is_elementwise(op)) &&
           node_shape(g, node_operand(g, n, i))->elements < result && !(op == OP_pad && i == 0);
}

static void mark_use(region_plan *p, node_id n, bool repeated)
{
    graph *g = p->s->graph;
    node_info *info = &p->info[n];
    if (info->state == NODE_DEAD)
        info->state = NODE_INLINE;
    uint32_t uses = info->uses + (repeated ? 2u : 1u);
    info->uses = (uint8_t)(uses > 2 ? 2 : uses);
    if (is_reduction(node_op(g, n)) || is_control(node_op(g, n)) || is_parts(g, n))
        info->state = NODE_ROOT;
}

/* Whether operand k of a control node need not lie in memory: a constant that a region captures, or the first value of a
 * state of a while, which a copy computes on the way. */
static bool is_copied(const graph *g, node_id n, uint32_t k)
{
    node_id operand = node_operand(g, n, k);
    if (k >= node_operand_count(g, n))
        return node_op(g, operand) == OP_constant;
    return node_op(g, n) == OP_while && is_access(g, operand) && !is_parts(g, operand);
}

/* Users come after what they use, so one backward loop settles each node before its operands. */
static void mark_roots(region_plan *p)
{
    graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    for (uint32_t i = 0; i < r->output_count; i++) {
        mark_use(p, r->outputs[i], true);
        op_kind op = node_op(g, r->outputs[i]);
        p->info[r->outputs[i]].forced = true;
        if (op != OP_argument && op != OP_result && !is_access(g, r->outputs[i]))
            p->info[r->outputs[i]].state = NODE_ROOT;
    }
    for (uint32_t i = r->nodes.count; i-- > 0;) {
        node_id n = r->nodes.at[i];
        node_info *info = &p->info[n];
        op_kind op = node_op(g, n);
        if (info->state == NODE_DEAD)
            continue;
        if (op_is_elementwise(op) && info->uses > 1)
            info->state = NODE_ROOT; /* settled by size below */
        bool whole = is_control(op);
        for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
            node_id operand = node_operand(g, n, k);
            bool passes_on = info->state != NODE_ROOT && info->uses > 1;
            mark_use(p, operand, whole || passes_on || repeats_operand(g, n, k));
            if (!whole && op != OP_dot_general)
                continue;
            p->info[operand].forced = true;
            if (whole && !is_copied(g, n, k) && op_facts[node_op(g, operand)].class != OP_CLASS_INTERNAL)
                p->info[operand].state = NODE_ROOT;
        }
    }
}

/* About the instructions that a node takes, in additions; 0 for what is no operation. */
static uint32_t node_weight(const graph *g, node_id n)
{
    op_kind op = node_op(g, n);
    if (op_facts[op].class == OP_CLASS_INTERNAL || op == OP_constant)
        return 0;
    if (op_facts[op].ulp)
        return 20;
    return op == OP_divide || op == OP_remainder || op == OP_sqrt ? 4 : 1;
}

/* The weight of a node and of what is written into its expression. */
static uint64_t expression_size(const region_plan *p, node_id n)
{
    const graph *g = p->s->graph;
    uint64_t size = node_weight(g, n);
    for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
        const node_info *operand = &p->info[node_operand(g, n, k)];
        size += operand->state == NODE_ROOT ? 0 : operand->size;
    }
    return size;
}

/* Sizes of expressions, in order; a node whose expression is small is no root for being used often, one whose expression
 * is too large makes its elementwise operands roots. */
static void limit_sizes(region_plan *p)
{
    graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        node_info *info = &p->info[n];
        if (info->state == NODE_DEAD)
            continue;
        uint64_t size = expression_size(p, n);
        if (size > INLINE_LIMIT) {
            info->state = NODE_ROOT;
            for (uint32_t k = 0; k < node_at(g, n)->count; k++)
                if (p->info[node_operand(g, n, k)].size > INLINE_LIMIT / 8)
                    p->info[node_operand(g, n, k)].state = NODE_ROOT;
            size = expression_size(p, n);
        }
        if (op_is_elementwise(node_op(g, n)) && info->state == NODE_ROOT && !info->forced && size <= CHEAP)
            info->state = NODE_INLINE;
        info->weight = size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
        info->size = info->state == NODE_ROOT ? 0 : info->weight;
    }
}

/* ---- groups ------------------------------------------------------------------------------------------------------ */

static int64_t inner_elements(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < m->dims; i++)
        if (m->outer[i] < 0)
            count *= m->extent[i];
    return count;
}

static int64_t reduced_elements(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = m->kept; i < m->dims; i++)
        count *= m->extent[i];
    return count;
}

/* A dot product in one chain is not cut. */
static bool is_chunked(const graph *g, const member *m)
{
    return reduced_elements(m) > CHUNK &&
           (node_op(g, m->node) == OP_reduce || node_attrs(g, m->node)->order == order_lanes);
}

static nest_mode wanted_mode(const graph *g, node_id n)
{
    return node_attrs(g, n)->order == order_lanes ? LANES_INNER : LANES_OUTER;
}

/* Whether m reads `read` (of the same group) element for element: same inner dimensions in the same order. */
static bool reads_identically(const member *m, const member *read, const leaf *l)
{
    uint32_t next = 0;
    for (uint32_t i = 0; i < read->kept; i++) {
        if (read->outer[i] >= 0 || read->extent[i] == 1)
            continue;
        while (next < m->dims && (m->outer[next] >= 0 || m->extent[next] == 1))
            next++;
        if (next == m->dims || l->map[i] != (int8_t)next)
            return false;
        next++;
    }
    while (next < m->dims && (m->outer[next] >= 0 || m->extent[next] == 1))
        next++;
    return next == m->dims;
}

/* The layout of m in a group such that each leaf in the group is read within one iteration of the outer loops. */
static bool find_layout(const group *gr, const region_plan *p, uint32_t index, const leaf_list *leaves, member *m)
{
    memset(m->outer, -1, sizeof m->outer);
    bool inner[MAX_DOMAIN] = {false};
    for (uint32_t l = 0; l < leaves->count; l++) {
        const node_info *info = &p->info[leaves->at[l].node];
        if (info->state != NODE_ROOT || info->group != index)
            continue;
        const member *read = &gr->members.at[info->member];
        for (uint32_t i = 0; i < read->kept; i++) {
            int8_t d = leaves->at[l].map[i];
            if (read->extent[i] == 1)
                continue;
            if (read->outer[i] < 0) {
                if (d >= 0)
                    inner[d] = true;
                continue;
            }
            if (d < 0 || (m->outer[d] >= 0 && m->outer[d] != read->outer[i]))
                return false;
            m->outer[d] = read->outer[i];
        }
    }
    bool covered[MAX_RANK] = {false};
    for (uint32_t d = 0; d < m->dims; d++) {
        if (m->outer[d] < 0)
            continue;
        if (inner[d] || d >= m->kept || covered[m->outer[d]])
            return false;
        covered[m->outer[d]] = true;
    }
    for (uint32_t i = 0; i < gr->outer_count; i++)
        if (!covered[i] && gr->outer[i] != 1)
            return false;
    return true;
}

/* Whether every member of a group that has no inner dimensions would have the same ones, in the same order, if the outer
 * dimensions that `opened` marks became inner. */
static bool opens_alike(const group *gr, const bool *opened)
{
    for (uint32_t k = 0; k < gr->members.count; k++) {
        const member *each = &gr->members.at[k];
        int8_t last = -1;
        for (uint32_t i = 0; i < each->dims; i++) {
            if (each->extent[i] == 1)
                continue;
            if (each->outer[i] < 0 || (opened[each->outer[i]] && each->outer[i] < last))
                return false;
            last = opened[each->outer[i]] ? each->outer[i] : last;
        }
    }
    return true;
}

/* Makes the reduced dimensions of m inner dimensions of a group that had none, if m reads it element for element. */
static bool open_inner(group *gr, region_plan *p, uint32_t index, const leaf_list *leaves, const member *m)
{
    if (gr->reduces || !m->reduction)
        return false;
    const leaf *read = NULL;
    for (uint32_t l = 0; l < leaves->count; l++)
        if (p->info[leaves->at[l].node].state == NODE_ROOT && p->info[leaves->at[l].node].group == index)
            read = &leaves->at[l];
    const member *like = &gr->members.at[p->info[read->node].member];
    int8_t place[MAX_RANK]; /* of an outer dimension among those that stay */
    bool opened[MAX_RANK];
    int64_t outer[MAX_RANK];
    uint32_t count = 0;
    memset(place, -1, sizeof place);
    for (uint32_t d = 0; d < m->kept; d++) {
        int8_t found = -1;
        for (uint32_t i = 0; i < like->kept; i++)
            if (read->map[i] == (int8_t)d)
                found = like->outer[i];
        if (found < 0 && m->extent[d] != 1)
            return false;
        if (found >= 0) {
            place[found] = (int8_t)count;
            outer[count++] = gr->outer[found];
        }
    }
    for (uint32_t i = 0; i < like->kept; i++)
        if (read->map[i] == MAP_TANGLED)
            return false;
    for (uint32_t i = 0; i < MAX_RANK; i++)
        opened[i] = place[i] < 0;
    if (!opens_alike(gr, opened))
        return false;
    for (uint32_t k = 0; k < gr->members.count; k++) {
        member *each = &gr->members.at[k];
        for (uint32_t i = 0; i < each->dims; i++)
            each->outer[i] = each->outer[i] < 0 ? -1 : place[each->outer[i]];
    }
    memcpy(gr->outer, outer, count * sizeof *outer);
    gr->outer_count = count;
    return true;
}

static bool layout_is_good(const group *gr, nest_mode mode, const member *m)
{
    uint32_t last = m->dims;
    while (last > 0 && m->extent[last - 1] == 1)
        last--;
    if (!m->reduction && inner_elements(m) > (mode == LANES_INNER ? INNER_LIMIT : INNER_LIMIT / 16))
        return false;
    if (!last || inner_elements(m) == 1)
        return true;
    int8_t outer = m->outer[last - 1];
    if (mode == LANES_INNER)
        return outer < 0;
    if (last > m->kept)
        return true; /* a serial reduction */
    uint32_t final = gr->outer_count;
    while (final > 0 && gr->outer[final - 1] == 1)
        final--;
    return outer >= 0 && (uint32_t)outer == final - 1;
}

static bool try_join(region_plan *p, uint32_t index, const leaf_list *leaves, member *m)
{
    group *gr = &p->groups.at[index];
    graph *g = p->s->graph;
    bool reduction = m->reduction;
    if (gr->kind != GROUP_NEST || gr->closed || gr->members.count >= MEMBER_LIMIT ||
        gr->weight + p->info[m->node].weight > GROUP_LIMIT)
        return false;
    nest_mode mode = reduction ? wanted_mode(g, m->node) : gr->mode;
    if (reduction && ((gr->reduces && gr->mode != mode) || is_chunked(g, m)))
        return false;
    group before = *gr;
    member saved[MEMBER_LIMIT];
    memcpy(saved, gr->members.at, gr->members.count * sizeof *saved);
    bool fits = find_layout(gr, p, index, leaves, m);
    if (fits && reduction)
        for (uint32_t d = 0; d < m->kept; d++)
            fits = fits && (m->outer[d] >= 0 || m->extent[d] == 1);
    if (!fits)
        fits = open_inner(gr, p, index, leaves, m) && find_layout(gr, p, index, leaves, m);
    if (fits && layout_is_good(gr, mode, m)) {
        for (uint32_t k = 0; k < gr->members.count; k++)
            fits = fits && layout_is_good(gr, mode, &gr->members.at[k]);
        if (fits) {
            gr->mode = mode;
            gr->reduces |= reduction;
            return true;
        }
    }
    memcpy(gr->members.at, saved, before.members.count * sizeof *saved);
    *gr = before;
    return false;
}

static uint32_t new_group(region_plan *p, group_kind kind, member *m)
{
    graph *g = p->s->graph;
    group made = {.kind = kind, .mode = LANES_OUTER, .outer_count = m->kept, .closed = is_parts(g, m->node)};
    if (m->reduction) {
        made.mode = wanted_mode(g, m->node);
        made.reduces = true;
        made.closed = is_chunked(g, m);
    }
    memset(m->outer, -1, sizeof m->outer);
    for (uint32_t i = 0; i < m->kept && kind == GROUP_NEST; i++) {
        made.outer[i] = m->extent[i];
        m->outer[i] = (int8_t)i;
    }
    LIST_ADD(p->s->arena, &p->groups, made);
    return p->groups.count - 1;
}

/* The member of group `index` that a leaf reads, NULL if it reads something else. */
static member *read_member(const region_plan *p, uint32_t index, const leaf *l)
{
    const node_info *info = &p->info[l->node];
    return info->state == NODE_ROOT && info->group == index ? &p->groups.at[index].members.at[info->member] : NULL;
}

/* The level of a new member, after all that it reads; values with inner dimensions that a later level reads go through
 * local buffers. */
static void set_level(const region_plan *p, uint32_t index, const leaf_list *leaves, member *m)
{
    for (uint32_t l = 0; l < leaves->count; l++) {
        const member *read = read_member(p, index, &leaves->at[l]);
        if (!read)
            continue;
        bool same = !read->reduction && reads_identically(m, read, &leaves->at[l]);
        uint32_t level = read->level + !same;
        m->level = level > m->level ? level : m->level;
    }
    for (uint32_t l = 0; l < leaves->count; l++) {
        member *read = read_member(p, index, &leaves->at[l]);
        if (read && !read->reduction && read->level < m->level && inner_elements(read) > 1)
            read->local = true;
    }
}

/* What reading a value as a whole reads: itself, or the leaves of the expression that it is. */
static void add_operand(region_plan *p, node_id n, leaf_list *out)
{
    if (is_leaf(p, n)) {
        LIST_ADD(p->s->arena, out, (leaf){.node = computed_by(p->s->graph, n)});
        return;
    }
    member m;
    member_domain(p->s->graph, n, &m);
    collect_leaves(p, &m, out);
}

static void place_root(region_plan *p, node_id n)
{
    graph *g = p->s->graph;
    member m;
    member_domain(g, n, &m);
    leaf_list leaves = {0};
    uint32_t last = 0;
    group_kind kind = is_control(node_op(g, n)) ? GROUP_CONTROL : GROUP_NEST;
    if (kind == GROUP_CONTROL)
        for (uint32_t i = 0; i < node_at(g, n)->count; i++)
            add_operand(p, node_operand(g, n, i), &leaves);
    else
        collect_leaves(p, &m, &leaves);
    for (uint32_t l = 0; l < leaves.count; l++) {
        node_id from = leaves.at[l].node;
        if (node_op(g, from) == OP_result)
            from = node_operand(g, from, 0);
        if (p->info[from].group > last)
            last = p->info[from].group;
    }
    uint32_t index = last;
    if (kind == GROUP_CONTROL || !last || is_parts(g, n) || !try_join(p, last, &leaves, &m))
        index = new_group(p, kind, &m);
    set_level(p, index, &leaves, &m);
    for (uint32_t l = 0; l < leaves.count; l++) {
        node_info *info = &p->info[leaves.at[l].node];
        if (info->state == NODE_ROOT && info->group && info->group != index)
            p->groups.at[info->group].members.at[info->member].stored = true;
        if (info->last_group < index)
            info->last_group = index;
    }
    p->info[n].group = index;
    p->info[n].member = p->groups.at[index].members.count;
    LIST_ADD(p->s->arena, &p->groups.at[index].members, m);
    p->groups.at[index].weight += p->info[n].weight;
}

/* An output is read after all groups; so is what the copy that makes it reads, if it is no root. */
static void mark_output(region_plan *p, node_id n)
{
    graph *g = p->s->graph;
    p->info[n].last_group = UINT32_MAX;
    if (node_op(g, n) == OP_result)
        n = node_operand(g, n, 0);
    node_info *info = &p->info[n];
    if (info->state == NODE_ROOT && p->groups.at[info->group].kind == GROUP_NEST)
        p->groups.at[info->group].members.at[info->member].stored = true;
    if (is_leaf(p, n))
        return;
    leaf_list leaves = {0};
    add_operand(p, n, &leaves);
    for (uint32_t l = 0; l < leaves.count; l++) {
        node_info *read = &p->info[leaves.at[l].node];
        read->last_group = UINT32_MAX;
        if (read->state == NODE_ROOT && p->groups.at[read->group].kind == GROUP_NEST)
            p->groups.at[read->group].members.at[read->member].stored = true;
    }
}

void fuse_region(region_plan *p)
{
    graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        const node_info old = p->info[r->nodes.at[i]];
        p->info[r->nodes.at[i]] = (node_info){.storage = old.storage, .constant = old.constant};
    }
    mark_roots(p);
    limit_sizes(p);
    LIST_ADD(p->s->arena, &p->groups, (group){0});
    for (uint32_t i = 0; i < r->nodes.count; i++)
        if (node_op(g, r->nodes.at[i]) == OP_result && p->info[r->nodes.at[i]].state != NODE_DEAD) {
            node_id tuple = node_operand(g, r->nodes.at[i], 0);
            p->info[r->nodes.at[i]].next_result = p->info[tuple].next_result;
            p->info[tuple].next_result = r->nodes.at[i];
        }
    for (uint32_t i = 0; i < r->nodes.count; i++)
        if (p->info[r->nodes.at[i]].state == NODE_ROOT)
            place_root(p, r->nodes.at[i]);
    for (uint32_t i = 0; i < r->output_count; i++)
        mark_output(p, r->outputs[i]);
}
