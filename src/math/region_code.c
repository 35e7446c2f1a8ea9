/* Turns regions over scalars, such as reducers, into scalar expressions. */
#include "math/region_code.h"

_Static_assert(MAX_OPERANDS <= UINT16_MAX, "instructions number the arguments of a region in 16 bits");

static bool is_scalar(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    return t->dtype && t->elements == 1;
}

/* The value of a constant with one element, in its representation. */
static sx constant_value(sx_code *s, const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    uint64_t bits = 0;
    memcpy(&bits, attr_value(a).at, attr_value(a).bytes);
    return sx_from_storage(s, attr_element_type(a), sx_bits(s, sx_storage(attr_element_type(a)), bits));
}

/* The values of a region's nodes, by node index - `first`. */
typedef struct value_table {
    sx *at;
    node_id first;
} value_table;

static sx *value_of(value_table values, node_id n) { return &values.at[n - values.first]; }

static sx node_value(sx_code *s, const graph *g, node_id n, value_table values)
{
    op_kind op = node_op(g, n);
    if (op == OP_constant)
        return constant_value(s, g, n);
    if (op == OP_reshape || op == OP_broadcast_in_dim || op == OP_transpose)
        return *value_of(values, node_operand(g, n, 0));
    sx x[3];
    qn_dtype types[3];
    for (uint32_t i = 0; i < node_at(g, n)->count; i++) {
        x[i] = *value_of(values, node_operand(g, n, i));
        types[i] = (qn_dtype)node_shape(g, node_operand(g, n, i))->dtype;
    }
    return scalar_apply(s, op, types, (qn_dtype)node_shape(g, n)->dtype, x, node_attrs(g, n));
}

bool region_is_scalar(const graph *g, region_id id)
{
    const region *r = region_at(g, id);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        op_kind op = node_op(g, r->nodes.at[i]);
        bool known = op_is_elementwise(op) || op == OP_argument || op == OP_constant || op == OP_reshape ||
                     op == OP_broadcast_in_dim || op == OP_transpose;
        if (!known || !is_scalar(g, r->nodes.at[i]))
            return false;
    }
    return true;
}

sx_code *region_code(const graph *g, region_id id, arena *a)
{
    if (!region_is_scalar(g, id))
        return NULL;
    const region *r = region_at(g, id);
    sx_code *s = sx_new(a);
    node_id first = r->nodes.count ? r->nodes.at[0] : 0, last = r->nodes.count ? r->nodes.at[r->nodes.count - 1] : 0;
    sx *room = ARENA_NEW_ARRAY(a, sx, last - first + 1);
    const value_table values = {room, first};
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        qn_dtype dtype = (qn_dtype)node_shape(g, n)->dtype;
        if (node_op(g, n) == OP_argument)
            *value_of(values, n) = sx_arg(s, (uint32_t)attr_index(node_attrs(g, n)), sx_representation(dtype));
        else
            *value_of(values, n) = node_value(s, g, n, values);
    }
    s->args = r->formals.count + r->captures.count;
    for (uint32_t i = 0; i < r->output_count; i++)
        sx_output(s, *value_of(values, r->outputs[i]));
    return s;
}
