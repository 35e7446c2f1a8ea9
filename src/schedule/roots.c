/* Decides which nodes become roots.
 *
 * A root is a node whose whole value is computed. Examples are reductions, elementwise results of the region, and
 * operands of control flow. An elementwise node also becomes a root if several nodes use it, if a read repeats its
 * value along a dimension, or if a product reads it. limit_sizes inlines such a node after all if its expression is
 * cheap and no product reads it. Most other nodes are inlined into the expressions of their users: elementwise nodes
 * become operations, data movement becomes index arithmetic.
 */
#include "schedule/fuse.h"

enum {
    INLINE_LIMIT = 200, /* the largest weight of one expression: the sum of node_weight of its nodes, in additions */
    CHEAP = 2,          /* an expression of at most this weight is computed again at each use, not stored */
    ROW = 16,           /* elements that fill the lanes of a vector */
    SELECTIONS = 32,    /* a concatenate becomes a root if products would select among its operands more than this many
                           times for each element */
    CHAINED = 20,       /* the weight of a dynamic_update_slice (node_weight) */
    CHEAP_SPREAD = 8,   /* like CHEAP, for an expression of one element that only broadcasts use, because loops compute
                           such an expression only once */
    CHEAP_INDEX = 8     /* like CHEAP, for an expression without loads (iotas and constants), such as a causal mask */
};

/* Whether inlining operand k of n would compute elements of the operand several times. For operand 0 of a gather, this
 * matters only if the gather has more elements than the operand; otherwise inlining saves work. The indices of a gather
 * do not count, because they are usually computed outside the loop over a slice. */
static bool repeats_operand(region_plan *p, node_id n, uint32_t k)
{
    const graph *g = p->s->graph;
    if (node_op(g, n) == OP_gather)
        return k == 0 && access_of(p, n, k)->repeats &&
               node_shape(g, n)->elements > node_shape(g, node_operand(g, n, 0))->elements;
    if (node_op(g, n) == OP_scatter)
        return scatter_repeats(g, n, k);
    return is_product(node_op(g, n)) || access_of(p, n, k)->repeats;
}

static void mark_use(region_plan *p, node_id n, bool repeated)
{
    graph *g = p->s->graph;
    node_info *info = &p->info[n];
    if (info->state == NODE_DEAD)
        info->state = NODE_INLINE;
    uint32_t uses = info->uses + (repeated ? 2u : 1u);
    info->uses = (uint8_t)(uses > 2 ? 2 : uses);
    if (is_reduction(node_op(g, n)) || is_control(node_op(g, n)) || must_be_parts(g, n))
        info->state = NODE_ROOT;
}

/* Whether operand k of the control node n needs no buffer. A constant that a region captures needs no buffer. If n is a
 * while or a call, an operand that only moves data (is_access) needs none either: the nest that copies the operand to
 * the while's state or to the function's argument also moves the data. */
static bool is_copied(const graph *g, node_id n, uint32_t k)
{
    node_id operand = node_operand(g, n, k);
    if (k >= node_operand_count(g, n))
        return node_op(g, operand) == OP_constant;
    return (node_op(g, n) == OP_while || node_op(g, n) == OP_call) && is_access(g, operand) && !is_parts(g, operand);
}

static node_id behind_reshapes(const graph *g, node_id n)
{
    while (node_op(g, n) == OP_reshape)
        n = node_operand(g, n, 0);
    return n;
}

/* Whether n loads rows of its operands: an fft_pass, a convolution, or a concatenate that interleaves elements. */
static bool loads_rows(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    return node_op(g, n) == OP_fft_pass || node_op(g, n) == OP_convolution ||
           (node_op(g, n) == OP_concatenate && attr_dimension(node_attrs(g, n)) == t->rank - 1 &&
            node_at(g, n)->count == (uint32_t)t->dims[t->rank - 1]);
}

/* The transpose n may leave its last dimensions in place. Returns whether these have at least ROW elements in total. */
static bool keeps_rows(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    attr_dims places = attr_permutation(node_attrs(g, n));
    int64_t row = 1;
    for (uint32_t i = t->rank; i-- > 0 && places.at[i] == i;)
        row *= t->dims[i];
    return row >= ROW;
}

/* Makes n a root if n is a transpose for which keeps_rows is false, or a reshape of such a transpose. A nest that only
 * transposes can do so in registers, if it loads whole rows. So if the operand of the transpose is a slice, or a
 * reshape of a slice, makes the operand a root, too. */
static void transpose_apart(region_plan *p, node_id n)
{
    const graph *g = p->s->graph;
    node_id from = behind_reshapes(g, n);
    if (node_op(g, from) != OP_transpose || keeps_rows(g, from))
        return;
    p->info[n].state = NODE_ROOT;
    if (node_op(g, behind_reshapes(g, node_operand(g, from, 0))) == OP_slice)
        p->info[node_operand(g, from, 0)].state = NODE_ROOT;
}

/* Returns how often the product n reads each element of an operand on average. */
static float reads_of_product(const graph *g, node_id n, node_id operand)
{
    const type *t = node_shape(g, operand);
    member m;
    float reads = t->elements ? 1 / (float)t->elements : 0;
    member_domain(g, n, &m);
    for (uint32_t i = 0; i < m.dims; i++)
        reads *= (float)m.extent[i];
    return reads;
}

/* Marks roots. Users come after their operands, so a backward loop visits users first. */
static void mark_roots(region_plan *p)
{
    graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    for (uint32_t i = 0; i < r->effects.count; i++)
        mark_use(p, r->effects.at[i], true);
    for (uint32_t i = 0; i < r->output_count; i++) {
        op_kind op = node_op(g, r->outputs[i]);
        mark_use(p, r->outputs[i], op != OP_gather); /* the nest that copies a gather can compute the indices, too */
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
            info->state = NODE_ROOT; /* limit_sizes undoes this for a small expression */
        if (op == OP_concatenate && info->uses > 1 &&
            (is_parts(g, n) || info->reads * (float)node_at(g, n)->count > SELECTIONS))
            info->state = NODE_ROOT; /* a root is written without predicates, and its users need not select among the
                                        operands */
        if (p->s->unfused && op_is_elementwise(op)) {
            info->state = NODE_ROOT;
            info->forced = true;
        }
        bool whole = is_control(op);
        for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
            node_id operand = node_operand(g, n, k);
            bool passes_on = info->state != NODE_ROOT && info->uses > 1;
            mark_use(p, operand, whole || passes_on || repeats_operand(p, n, k));
            if (loads_rows(g, n))
                transpose_apart(p, operand);
            if (!whole && !is_product(op))
                continue;
            p->info[operand].forced = true;
            if (!whole)
                p->info[operand].reads += reads_of_product(g, n, operand);
            if (whole && !is_copied(g, n, k) && op_facts[node_op(g, operand)].class != OP_CLASS_INTERNAL)
                p->info[operand].state = NODE_ROOT;
        }
    }
}

/* Estimates the cost of one element of a node, in additions. */
static uint32_t node_weight(const graph *g, node_id n)
{
    op_kind op = node_op(g, n);
    if (op_facts[op].class == OP_CLASS_INTERNAL || op == OP_constant)
        return 0;
    if (op_facts[op].ulp)
        return 20;
    if (op == OP_dynamic_update_slice)
        return CHAINED; /* a chain of updates selects among all its updates for each element */
    if (op == OP_divide || op == OP_remainder)
        return dtype_is_int((qn_dtype)node_shape(g, n)->dtype) ? 8 : 4;
    return op == OP_sqrt ? 4 : 1;
}

/* The weight of a node plus the weights of all nodes that are inlined into its expression. */
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

/* Whether the expression of a node loads from memory. node_info.loads must already be set for the node's operands. */
static bool expression_loads(const region_plan *p, node_id n)
{
    const graph *g = p->s->graph;
    op_kind op = node_op(g, n);
    bool loads = op == OP_constant ? !attr_value(node_attrs(g, n)).splat : op_facts[op].class == OP_CLASS_INTERNAL;
    for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
        const node_info *operand = &p->info[node_operand(g, n, k)];
        loads |= operand->state == NODE_ROOT || operand->loads;
    }
    return loads;
}

/* Returns an array: element n - first is set if node n of the region has a user that is not a broadcast. */
static const bool *used_alone(const region_plan *p, node_id first)
{
    const graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    uint32_t last = r->nodes.count ? r->nodes.at[r->nodes.count - 1] : first;
    bool *used = ARENA_NEW_ARRAY(p->s->arena, bool, last - first + 1);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        for (uint32_t k = 0; k < node_at(g, n)->count; k++)
            if (node_op(g, n) != OP_broadcast_in_dim && p->info[n].state != NODE_DEAD)
                used[node_operand(g, n, k) - first] = true;
    }
    return used;
}

/* Makes each elementwise operand of the reduction n a root if inlining the operand does not pay. */
static void keep_operands(region_plan *p, node_id n)
{
    const graph *g = p->s->graph;
    for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
        node_id operand = node_operand(g, n, k);
        if (op_is_elementwise(node_op(g, operand)) && p->info[operand].state == NODE_INLINE && p->info[operand].size &&
            !fuse_inlining_pays(p, n, operand))
            p->info[operand].state = NODE_ROOT;
    }
}

/* Sets the size and weight of each node. Inlines elementwise roots with small expressions, unless they are forced. If
 * the expression of a node is too large, makes the node and its large operands roots. */
static void limit_sizes(region_plan *p)
{
    graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    node_id first = r->nodes.count ? r->nodes.at[0] : 0;
    const bool *used = used_alone(p, first);
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
        if (is_reduction(node_op(g, n)) && !is_product(node_op(g, n)) && !is_scan(g, n)) {
            keep_operands(p, n);
            size = expression_size(p, n);
        }
        info->loads = expression_loads(p, n);
        uint64_t cheap = !info->loads                                          ? CHEAP_INDEX
                         : node_shape(g, n)->elements == 1 && !used[n - first] ? CHEAP_SPREAD
                                                                               : CHEAP;
        if (op_is_elementwise(node_op(g, n)) && info->state == NODE_ROOT && !info->forced && size <= cheap)
            info->state = NODE_INLINE;
        info->weight = size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
        info->size = info->state == NODE_ROOT ? 0 : info->weight;
    }
}

void find_roots(region_plan *p)
{
    mark_roots(p);
    limit_sizes(p);
}
