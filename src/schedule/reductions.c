/* Reductions: operations that combine many elements of their operands into one element of their result. Each has a rule
 * in the table `reduction_rules`:
 *
 *   domain     adds the reduced dimensions to the domain of a root (fuse.h), after the dimensions of its result
 *   elements   reads the elements to accumulate at an index of the domain. `elements` must read them by read_operand
 *              only: fusion calls `elements` on symbolic indices (access_rules.c), and read_operand then records what
 *              is read.
 *   inside     returns the predicate that selects the elements to accumulate. The function is NULL if all elements are
 *              accumulated. A reduction with `inside` runs in stretches (nest.h).
 *   combine    makes the expressions that accumulate these elements
 *   cut        says how the elements are cut into chunks (docs/numerics.md) */
#include <string.h>

#include "math/region_code.h"
#include "schedule/lower.h"

static bool listed(attr_dims list, uint32_t dimension)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == (int64_t)dimension)
            return true;
    return false;
}

void domain_add(member *m, int64_t extent) { m->extent[m->dims++] = extent; }

sx_code *code_identity(arena *a, uint32_t count, const sx_type *types)
{
    sx_code *s = sx_new(a);
    for (uint32_t i = 0; i < count; i++)
        sx_output(s, sx_arg(s, i, types[i]));
    return s;
}

/* ---- reductions by a region -------------------------------------------------------------------------------------- */

/* Whether only floating-point arithmetic uses argument `index` of s, so that the bits of a NaN argument can affect only
 * NaN results. */
static bool feeds_arithmetic_only(const sx_code *s, uint32_t index)
{
    for (uint32_t i = 1; i < s->inst.count; i++) {
        const sx_inst *inst = &s->inst.at[i];
        bool blind = inst->op >= SX_OP_fadd && inst->op <= SX_OP_sqrt;
        const sx operands[3] = {inst->a, inst->b, inst->c};
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++) {
            const sx_inst *from = &s->inst.at[operands[k]];
            if (from->op == SX_OP_arg && from->aux == index && !blind)
                return false;
        }
    }
    return true;
}

/* A step need not make NaNs canonical if only floating-point arithmetic uses its accumulator and its element,
 * because nest_reduction.finish makes NaNs canonical at the end. */
bool drop_canonical_nan(sx_code *step)
{
    sx out = step->outputs.at[0];
    if (step->outputs.count != 1 || step->inst.at[out].op != SX_OP_canonical_nan || !feeds_arithmetic_only(step, 0) ||
        !feeds_arithmetic_only(step, 1))
        return false;
    step->outputs.at[0] = step->inst.at[out].a;
    return true;
}

/* Allocates an array for nest_reduction.elements. Its count is at most the number of operands. */
static sx *new_elements(lowering *l, const member *m)
{
    return ARENA_NEW_ARRAY(l->a, sx, node_operand_count(l->g, m->node) + 1);
}

uint32_t lower_captures(lowering *l, const member *m, sx *out)
{
    static const affine zeros[MAX_RANK];
    uint32_t first = node_operand_count(l->g, m->node), count = node_at(l->g, m->node)->count - first;
    for (uint32_t i = 0; i < count; i++)
        out[i] = lower_value(l, node_operand(l->g, m->node, first + i), zeros, 0);
    return count;
}

sx_code *reducer_code(lowering *l, const member *m)
{
    uint32_t width = node_operand_count(l->g, m->node) / 2, captures = node_at(l->g, m->node)->count - 2 * width;
    const char *why, *name = op_facts[node_op(l->g, m->node)].name;
    sx_code *body = region_code(l->g, node_attrs(l->g, m->node)->regions[0], l->a, &why);
    if (!body)
        l->failure = status_make(QN_UNSUPPORTED,
                                 "%s: its region has %s; elementwise operations on scalars, calls, if and case "
                                 "are compiled",
                                 name, why);
    else if (width > MAX_WIDTH || captures > MAX_CAPTURES)
        l->failure = status_make(QN_UNSUPPORTED, "%s: inputs: %u, captures: %u; at most %d and %d are compiled", name,
                                 width, captures, MAX_WIDTH, MAX_CAPTURES);
    return l->failure ? NULL : body;
}

static bool is_stored(const nest *n, sx value)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (n->stages.at[i].stores.at[k].value == value)
                return true;
    return false;
}

/* The first half of the operands are inputs, the second half are start values. The region combines accumulators with
 * one element of each input. */
static bool combine_by_region(lowering *l, const member *m, nest_reduction *out)
{
    graph *g = l->g;
    uint32_t width = node_operand_count(g, m->node) / 2;
    sx_code *body = reducer_code(l, m);
    if (!body)
        return false;
    sx_type *types = ARENA_NEW_ARRAY(l->a, sx_type, width);
    sx *inits = ARENA_NEW_ARRAY(l->a, sx, width), *captures = ARENA_NEW_ARRAY(l->a, sx, MAX_CAPTURES);
    for (uint32_t i = 0; i < width; i++) {
        inits[i] = lower_value(l, node_operand(g, m->node, width + i), NULL, 0);
        types[i] = sx_type_of(l->n->code, out->elements[i]);
    }
    out->width = width;
    out->inits = inits;
    out->capture_count = lower_captures(l, m, captures);
    out->captures = captures;
    out->finish = region_code(g, node_attrs(g, m->node)->regions[0], l->a, NULL);
    out->first = code_identity(l->a, width, types);
    /* If the step needs no canonical NaNs, the elements need not be canonical either. But an element that is also
     * stored must be canonical, and a second version of it for the step would take another register. */
    if (drop_canonical_nan(body) && !is_stored(l->n, out->elements[0])) {
        sx *elements = new_elements(l, m);
        elements[0] = sx_strip_canonical_nan(l->n->code, out->elements[0]);
        out->elements = elements;
    }
    out->step = out->fold = body;
    return true;
}

static nest_cut cut_by_region(const graph *g, node_id n)
{
    return (nest_cut){.chunk = (int64_t)REDUCE_CHUNK * (reduction_order(g, n) == order_lanes ? VIRTUAL_LANES : 1)};
}

static void domain_reduce(const graph *g, node_id n, member *m)
{
    const type *operand = node_shape(g, node_operand(g, n, 0));
    for (uint32_t i = 0; i < operand->rank; i++)
        if (listed(attr_dimensions(node_attrs(g, n)), i))
            domain_add(m, operand->dims[i]);
}

static uint32_t elements_reduce(lowering *l, const member *m, const affine *index, sx *out)
{
    attr_dims dimensions = attr_dimensions(node_attrs(l->g, m->node));
    uint32_t width = node_operand_count(l->g, m->node) / 2, kept = 0, reduced = m->kept;
    uint32_t rank = node_shape(l->g, node_operand(l->g, m->node, 0))->rank;
    affine at[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++)
        at[i] = index[listed(dimensions, i) ? reduced++ : kept++];
    for (uint32_t i = 0; i < width; i++)
        out[i] = read_operand(l, m->node, i, at, 0);
    return width;
}

/* ---- products ---------------------------------------------------------------------------------------------------- */

/* The type in which a product accumulates. */
static qn_dtype product_type(const graph *g, node_id n)
{
    return dot_sum_type((qn_dtype)node_shape(g, node_operand(g, n, 0))->dtype, (qn_dtype)node_shape(g, n)->dtype);
}

sx read_factor(lowering *l, node_id n, uint32_t k, const affine *index, predicate_id when)
{
    sx_code *s = l->n->code;
    qn_dtype from = (qn_dtype)node_shape(l->g, node_operand(l->g, n, k))->dtype, to = product_type(l->g, n);
    sx value = read_operand(l, n, k, index, when);
    value = from == to ? value : sx_convert(s, from, to, value);
    return sx_strip_canonical_nan(s, value);
}

static sx multiply_add(sx_code *s, qn_dtype type, sx x, sx y, sx accumulator)
{
    if (dtype_is_float(type))
        return sx_fma(s, x, y, accumulator);
    if (type == QN_I1)
        return sx_or(s, sx_and(s, x, y), accumulator);
    return sx_add(s, sx_mul(s, x, y), accumulator);
}

static bool combine_products(lowering *l, const member *m, nest_reduction *out)
{
    qn_dtype result = (qn_dtype)node_shape(l->g, m->node)->dtype, type = product_type(l->g, m->node);
    sx_type machine = sx_representation(type);
    sx *inits = ARENA_NEW_ARRAY(l->a, sx, 1);
    inits[0] = sx_bits(l->n->code, machine, 0);
    out->width = 1;
    out->inits = inits;
    out->from_zero = true;
    out->step = sx_new(l->a);
    sx accumulator = sx_arg(out->step, 0, machine), x = sx_arg(out->step, 1, machine),
       y = sx_arg(out->step, 2, machine);
    sx_output(out->step, multiply_add(out->step, type, x, y, accumulator));
    out->first = sx_new(l->a);
    x = sx_arg(out->first, 0, machine), y = sx_arg(out->first, 1, machine);
    sx_output(out->first, multiply_add(out->first, type, x, y, sx_bits(out->first, machine, 0)));
    out->fold = sx_new(l->a);
    x = sx_arg(out->fold, 0, machine), y = sx_arg(out->fold, 1, machine);
    sx_output(out->fold, dtype_is_float(type) ? sx_fadd(out->fold, x, y)
                         : type == QN_I1      ? sx_or(out->fold, x, y)
                                              : sx_add(out->fold, x, y));
    out->finish = sx_new(l->a);
    x = sx_arg(out->finish, 1, machine);
    if (type != result)
        x = type == QN_F64 ? sx_convert(out->finish, type, result, x) : sx_round_to(out->finish, result, x);
    sx_output(out->finish, dtype_is_float(result) ? sx_canonical_nan(out->finish, x) : x);
    return true;
}

static nest_cut cut_products(const graph *g, node_id n)
{
    if (!dtype_is_float((qn_dtype)node_shape(g, n)->dtype))
        return (nest_cut){0}; /* integers wrap, so the result does not depend on chunks */
    if (reduction_order(g, n) == order_lanes)
        return (nest_cut){.chunk = (int64_t)REDUCE_CHUNK * VIRTUAL_LANES};
    return (nest_cut){.chunk = DOT_CHUNK, .in_order = true};
}

static void domain_dot_general(const graph *g, node_id n, member *m)
{
    attr_dims contracted = attr_lhs_contracting_dimensions(node_attrs(g, n));
    for (uint32_t i = 0; i < contracted.count; i++)
        domain_add(m, node_shape(g, node_operand(g, n, 0))->dims[contracted.at[i]]);
}

static uint32_t elements_dot_general(lowering *l, const member *m, const affine *index, sx *out)
{
    const attr_record *a = node_attrs(l->g, m->node);
    uint32_t next = attr_lhs_batching_dimensions(a).count;
    for (uint32_t side = 0; side < 2; side++) {
        uint32_t rank = node_shape(l->g, node_operand(l->g, m->node, side))->rank;
        attr_dims batch = side ? attr_rhs_batching_dimensions(a) : attr_lhs_batching_dimensions(a);
        attr_dims contracted = side ? attr_rhs_contracting_dimensions(a) : attr_lhs_contracting_dimensions(a);
        affine at[MAX_RANK];
        for (uint32_t i = 0; i < rank; i++)
            if (!listed(batch, i) && !listed(contracted, i))
                at[i] = index[next++];
        for (uint32_t i = 0; i < batch.count; i++)
            at[batch.at[i]] = index[i];
        for (uint32_t i = 0; i < contracted.count; i++)
            at[contracted.at[i]] = index[m->kept + i];
        out[side] = read_factor(l, m->node, side, at, 0);
    }
    return 2;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static const struct reduction_rule {
    void (*domain)(const graph *g, node_id n, member *m);
    uint32_t (*elements)(lowering *l, const member *m, const affine *index, sx *out); /* returns the number of
                                                                                         elements */
    predicate_id (*inside)(lowering *l, const member *m, const affine *index);
    bool (*combine)(lowering *l, const member *m, nest_reduction *out); /* false: no code can be made */
    nest_cut (*cut)(const graph *g, node_id n);
    bool product; /* is_product */
} reduction_rules[OP_COUNT] = {
    [OP_reduce] = {domain_reduce, elements_reduce, NULL, combine_by_region, cut_by_region, false},
    [OP_dot_general] = {domain_dot_general, elements_dot_general, NULL, combine_products, cut_products, true},
    [OP_convolution] = {domain_convolution, elements_convolution, inside_convolution, combine_products, cut_products,
                        true},
    [OP_reduce_window] = {domain_reduce_window, elements_reduce_window, NULL, combine_by_region, cut_by_region, false},
};

bool is_reduction(op_kind op) { return reduction_rules[op].domain != NULL; }
bool is_product(op_kind op) { return reduction_rules[op].product; }
bool runs_in_stretches(op_kind op) { return reduction_rules[op].inside != NULL; }
nest_cut reduction_cut(const graph *g, node_id n) { return reduction_rules[node_op(g, n)].cut(g, n); }

/* Let d be the last dimension of n's operand with an extent other than 1. Returns true if n is a reduce over d and the
 * extent of d is at least VIRTUAL_LANES. */
static bool reduces_along(const graph *g, node_id n)
{
    const type *t = node_shape(g, node_operand(g, n, 0));
    uint32_t last = t->rank;
    while (last > 0 && t->dims[last - 1] == 1)
        last--;
    return node_op(g, n) == OP_reduce && last > 0 && t->dims[last - 1] >= VIRTUAL_LANES &&
           listed(attr_dimensions(node_attrs(g, n)), last - 1);
}

uint8_t reduction_order(const graph *g, node_id n)
{
    if (is_exact(g, n) && reduces_along(g, n))
        return order_lanes;
    return attr_order(node_attrs(g, n)) == order_lanes ? order_lanes : order_chain;
}

qn_dtype reduction_partial_type(const graph *g, node_id n, uint32_t i)
{
    const type *t = node_shape(g, n);
    if (is_product(node_op(g, n)))
        return product_type(g, n);
    return (qn_dtype)(t->dtype ? t->dtype : type_at(g, t->parts[i])->dtype);
}

void member_domain(const graph *g, node_id n, member *out)
{
    const type *t = result_shape(g, n);
    memset(out, 0, sizeof *out);
    out->node = n;
    out->kept = t->rank;
    for (uint32_t i = 0; i < t->rank; i++)
        domain_add(out, t->dims[i]);
    out->reduction = is_reduction(node_op(g, n)) && !is_scan(g, n);
    if (out->reduction)
        reduction_rules[node_op(g, n)].domain(g, n, out);
    memset(out->outer, -1, sizeof out->outer);
}

void read_elements(lowering *l, const member *m, const affine *index)
{
    if (is_scan(l->g, m->node))
        elements_scan(l, m, index);
    else
        reduction_rules[node_op(l->g, m->node)].elements(l, m, index, new_elements(l, m));
}

bool lower_reduction(lowering *l, const member *m, const affine *index, nest_reduction *out)
{
    const struct reduction_rule *rule = &reduction_rules[node_op(l->g, m->node)];
    sx *elements = new_elements(l, m);
    *out = (nest_reduction){
        .elements = elements, .order = reduction_order(l->g, m->node), .cut = rule->cut(l->g, m->node)};
    out->element_count = rule->elements(l, m, index, elements);
    if (rule->inside)
        out->predicate = rule->inside(l, m, index);
    if (!rule->combine(l, m, out))
        return false;
    lower_exact(l, m, index, out);
    return true;
}
