#include "math/region_code.h"

#include <inttypes.h>

_Static_assert(MAX_OPERANDS <= UINT16_MAX, "an instruction stores the number of a region's argument in 16 bits");

/* The largest number of operations in the calls and branches of one region. An operation counts each time that it is
 * inlined. */
enum { MOST_INLINED = 2048 };

typedef struct coder {
    const graph *g;
    arena *a;
    sx_code *s;
    uint32_t inlined; /* how many operations of calls and branches have been added so far */
    const char *why;  /* why the region has no expression; NULL until a reason is found */
} coder;

/* The values of a region's nodes. The values of node n, one for each result, are the list at[n - first]. */
typedef struct value_table {
    sx **at;
    node_id first;
} value_table;

static sx *values_of(const value_table *values, node_id n) { return values->at[n - values->first]; }

/* Adds the values of region `id`. `args` has the values of the region's formals and captures. If args is NULL, the
 * formals and captures become arguments of the expression. Returns the values of the region's outputs. If a value
 * cannot be expressed, sets `why` and returns NULL. */
static sx *add_region(coder *c, region_id id, const sx *args);

/* The value of a constant with one element, in the type that expressions use for it (sx_representation). */
static sx constant_value(sx_code *s, const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    uint64_t bits = 0;
    memcpy(&bits, attr_value(a).at, attr_value(a).bytes);
    return sx_from_storage(s, attr_element_type(a), sx_bits(s, sx_storage(attr_element_type(a)), bits));
}

static sx elementwise_value(coder *c, const value_table *values, node_id n)
{
    sx x[MAX_ARITY];
    qn_dtype types[MAX_ARITY];
    for (uint32_t i = 0; i < node_at(c->g, n)->count; i++) {
        node_id operand = node_operand(c->g, n, i);
        x[i] = *values_of(values, operand);
        types[i] = (qn_dtype)node_shape(c->g, operand)->dtype;
    }
    return scalar_apply(c->s, node_op(c->g, n), types, (qn_dtype)node_shape(c->g, n)->dtype, x, node_attrs(c->g, n));
}

/* The outputs of region number `index` of node n. The region is a branch or a callee. */
static sx *inlined_values(coder *c, const value_table *values, node_id n, uint32_t index)
{
    region_id id = node_attrs(c->g, n)->regions[index];
    uint32_t first = 0, count = node_at(c->g, n)->count;
    if (node_op(c->g, n) != OP_call)
        first = node_captures(c->g, n, index, &count);
    c->inlined += region_at(c->g, id)->nodes.count;
    if (c->inlined > MOST_INLINED) {
        c->why = arena_printf(c->a, "more than %d operations in its calls and branches", MOST_INLINED);
        return NULL;
    }
    sx *args = ARENA_NEW_ARRAY(c->a, sx, count);
    for (uint32_t i = 0; i < count; i++)
        args[i] = *values_of(values, node_operand(c->g, n, first + i));
    return add_region(c, id, args);
}

/* The results of an `if` or `case`: a chain of selects that starts with the results of the last branch. For each other
 * branch, a select chooses between the results of this branch and the results so far. */
static sx *chosen_values(coder *c, const value_table *values, node_id n)
{
    const attr_record *a = node_attrs(c->g, n);
    uint32_t last = a->region_count - 1, results = region_at(c->g, a->regions[last])->output_count;
    sx chooser = *values_of(values, node_operand(c->g, n, 0)), *out = inlined_values(c, values, n, last);
    for (uint32_t i = 0; out && i < last; i++) {
        const sx *branch = inlined_values(c, values, n, i);
        if (!branch)
            return NULL;
        sx chosen = node_op(c->g, n) == OP_if ? chooser : sx_eq(c->s, chooser, sx_int(c->s, SX_I32, i));
        for (uint32_t k = 0; k < results; k++)
            out[k] = sx_select(c->s, chosen, branch[k], out[k]);
    }
    return out;
}

/* Whether an operation, applied to a tensor of one element, returns that element. */
static bool moves_one_element(op_kind op)
{
    return op == OP_reshape || op == OP_broadcast_in_dim || op == OP_transpose || op == OP_slice || op == OP_reverse ||
           op == OP_dynamic_slice;
}

/* Whether n reads the bits of one element as one element of another type. */
static bool casts_one_element(const graph *g, node_id n)
{
    return node_op(g, n) == OP_bitcast_convert &&
           dtype_facts[node_shape(g, n)->dtype].bits == dtype_facts[node_shape(g, node_operand(g, n, 0))->dtype].bits;
}

static sx cast_value(coder *c, const value_table *values, node_id n)
{
    node_id operand = node_operand(c->g, n, 0);
    qn_dtype from = (qn_dtype)node_shape(c->g, operand)->dtype, to = (qn_dtype)node_shape(c->g, n)->dtype;
    sx value = *values_of(values, operand);
    if (from == to)
        return value;
    value = sx_to_storage(c->s, from, value);
    if (sx_type_of(c->s, value) != sx_storage(to))
        value = sx_bitcast(c->s, sx_storage(to), value);
    return sx_from_storage(c->s, to, value);
}

/* Returns the values of node n. If n is not an operation on scalars, sets `why` and returns NULL. */
static sx *node_values(coder *c, const value_table *values, node_id n)
{
    op_kind op = node_op(c->g, n);
    const type *t = node_shape(c->g, n);
    if (op == OP_if || op == OP_case)
        return chosen_values(c, values, n);
    if (op == OP_call)
        return inlined_values(c, values, n, 0);
    if (op == OP_result)
        return values_of(values, node_operand(c->g, n, 0)) + attr_index(node_attrs(c->g, n));
    if (op != OP_constant && !op_is_elementwise(op) && !moves_one_element(op) && !casts_one_element(c->g, n)) {
        c->why = op_facts[op].name;
        return NULL;
    }
    if (t->elements != 1) {
        c->why = arena_printf(c->a, "%s of %" PRId64 " elements", op_facts[op].name, t->elements);
        return NULL;
    }
    if (moves_one_element(op))
        return values_of(values, node_operand(c->g, n, 0));
    sx *value = ARENA_NEW(c->a, sx);
    *value = op == OP_constant          ? constant_value(c->s, c->g, n)
             : op == OP_bitcast_convert ? cast_value(c, values, n)
                                        : elementwise_value(c, values, n);
    return value;
}

static sx *argument_value(coder *c, node_id n, const sx *args)
{
    const type *t = node_shape(c->g, n);
    uint32_t index = (uint32_t)attr_index(node_attrs(c->g, n));
    if (t->kind != TYPE_TENSOR || t->elements != 1) {
        c->why = t->kind == TYPE_TENSOR ? arena_printf(c->a, "a capture of %" PRId64 " elements", t->elements)
                                        : "a capture that is no tensor";
        return NULL;
    }
    sx *value = ARENA_NEW(c->a, sx);
    *value = args ? args[index] : sx_arg(c->s, index, sx_representation((qn_dtype)t->dtype));
    return value;
}

static sx *add_region(coder *c, region_id id, const sx *args)
{
    const region *r = region_at(c->g, id);
    node_id first = r->nodes.count ? r->nodes.at[0] : 0, last = r->nodes.count ? r->nodes.at[r->nodes.count - 1] : 0;
    const value_table values = {ARENA_NEW_ARRAY(c->a, sx *, last - first + 1), first};
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        sx *made = node_op(c->g, n) == OP_argument ? argument_value(c, n, args) : node_values(c, &values, n);
        if (!made)
            return NULL;
        values.at[n - first] = made;
    }
    sx *outputs = ARENA_NEW_ARRAY(c->a, sx, r->output_count);
    for (uint32_t i = 0; i < r->output_count; i++)
        outputs[i] = *values_of(&values, r->outputs[i]);
    return outputs;
}

sx_code *region_code(const graph *g, region_id id, arena *a, const char **why)
{
    coder c = {.g = g, .a = a, .s = sx_new(a)};
    const region *r = region_at(g, id);
    const sx *outputs = add_region(&c, id, NULL);
    if (why)
        *why = c.why;
    if (!outputs)
        return NULL;
    c.s->args = r->formals.count + r->captures.count;
    for (uint32_t i = 0; i < r->output_count; i++)
        sx_output(c.s, outputs[i]);
    return c.s;
}
