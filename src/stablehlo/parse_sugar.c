/* Reads operations that have no row in ops.def. The reader replaces them by other operations or values, or refuses
 * them.
 *
 * To add an operation, add a row to `sugar` and a function. The function reads op->operands and op->attributes, makes
 * nodes and puts the results into op->results. make_op (parse_ops.c) checks the declared types of the operands before
 * this function runs, and the declared types of the results afterwards.
 */
#include <string.h>

#include "stablehlo/parse.h"

/* Makes the node `result` the only result of the operation. The node also gets the location of the operation. */
static bool give(parser *p, op_text *op, node_id result)
{
    op->made = result;
    LIST_ADD(&p->arena, &op->results, result);
    return parse_graph_ok(p, op->at);
}

static bool count_is(parser *p, const op_text *op, uint32_t count)
{
    return op->operands.count == count || parse_fail(p, op->at, "%.*s takes %u operands, not %u", (int)op->length,
                                                     op->spelling, count, op->operands.count);
}

static bool make_chlo_constant(parser *p, op_text *op)
{
    const value *v = list_find(&op->attributes, "value");
    if (!v || v->kind != VALUE_DENSE)
        return parse_fail(p, op->at, "a constant needs its dense value");
    return give(p, op, node_constant(p->g, v->type, v->data, v->splat));
}

/* chlo.constant_like: a constant with the shape and element type of the operand */
static bool make_constant_like(parser *p, op_text *op)
{
    const value *v = list_find(&op->attributes, "value");
    uint64_t element[2] = {0}; /* for a complex type: the value is the real part, and the imaginary part is 0 */
    if (!count_is(p, op, 1))
        return false;
    if (!v)
        return parse_fail(p, op->at, "constant_like needs its value");
    type_id t = node_type(p->g, op->operands.at[0]);
    return value_to_element(p, v, dtype_part((qn_dtype)type_at(p->g, t)->dtype), element) &&
           give(p, op, node_constant(p->g, t, element, true));
}

/* Makes no nodes: the results are the operands. For stablehlo.tuple, the results are the leaves of the tuple (parse.h).
 * Annotations of Shardy only place values on devices, so they do not change a value. */
static bool make_operands(parser *p, op_text *op)
{
    for (uint32_t i = 0; i < op->operands.count; i++)
        LIST_ADD(&p->arena, &op->results, op->operands.at[i]);
    return true;
}

static bool make_operand(parser *p, op_text *op) { return count_is(p, op, 1) && make_operands(p, op); }

static bool make_nothing(parser *p, op_text *op)
{
    op->result_types.count = 0; /* listed_types added the operand's type to the types of the results, too */
    return count_is(p, op, 1);
}

static bool make_tuple(parser *p, op_text *op)
{
    for (uint32_t i = 0; i < op->written.count; i++)
        if (!op->written.at[i])
            return parse_fail(p, op->at, "a tuple cannot contain a future");
    type_id made = type_tuple(p->g, op->written.count, op->written.at);
    if (op->result_types.count != 1 || op->result_types.at[0] != made)
        return parse_fail(p, op->at, "the result of stablehlo.tuple must be declared as %s", type_text(p, made));
    return make_operands(p, op);
}

static bool make_tuple_element(parser *p, op_text *op)
{
    const value *v = list_find(&op->attributes, "index");
    int64_t index;
    if (!v || !op->has_tuple || op->written.count != 1 || !op->written.at[0])
        return parse_fail(p, op->at, "get_tuple_element takes a tuple and an index");
    if (!value_to_int(p, v, &index))
        return false;
    const type *tuple = type_at(p->g, op->written.at[0]);
    if (index < 0 || index >= tuple->rank)
        return parse_fail(p, v->at, "the tuple has %u elements", tuple->rank);
    type_list before = {0}, leaves = {0};
    for (uint32_t i = 0; i <= index; i++)
        if (!add_leaf_types(p, op->at, tuple->parts[i], i < index ? &before : &leaves))
            return false;
    for (uint32_t i = 0; i < leaves.count; i++)
        LIST_ADD(&p->arena, &op->results, op->operands.at[before.count + i]);
    return true;
}

static bool make_tan(parser *p, op_text *op)
{
    attrs record;
    return op_attributes_record(p, op, OP_tan, &record) &&
           op_add(p, op, OP_tan, op->operands.count, op->operands.at, &record);
}

/* ---- chlo.broadcast_<op> ----------------------------------------------------------------------------------------- */

/* Maps dimension d of operand k to a dimension of the result, which has rank `rank`. If the operand has a lower rank,
 * entry d of the attribute broadcast_dimensions (`given`) is the dimension of the result. Without this attribute, the
 * operand gets the last dimensions of the result. */
static int64_t place_of(const parser *p, const op_text *op, const attr_dims *given, uint32_t k, uint32_t d,
                        uint32_t rank)
{
    uint32_t own = node_shape(p->g, op->operands.at[k])->rank;
    return given->at && own < rank && given->count == own ? given->at[d] : (int64_t)(rank - own + d);
}

/* Finds the shape to which all operands are broadcast. A dimension of extent 1 is repeated. */
static bool common_shape(parser *p, const op_text *op, const attr_dims *given, int64_t *dims, uint32_t *rank)
{
    *rank = 0;
    for (uint32_t i = 0; i < op->operands.count; i++) {
        const type *t = node_shape(p->g, op->operands.at[i]);
        *rank = t->rank > *rank ? t->rank : *rank;
    }
    for (uint32_t d = 0; d < *rank; d++)
        dims[d] = 1;
    for (uint32_t i = 0; i < op->operands.count; i++) {
        const type *t = node_shape(p->g, op->operands.at[i]);
        for (uint32_t d = 0; d < t->rank; d++) {
            int64_t *dim = &dims[place_of(p, op, given, i, d, *rank)];
            if (*dim != 1 && t->dims[d] != 1 && *dim != t->dims[d])
                return parse_fail(p, op->at, "the shape of operand %u, %s, does not match the shapes before it", i,
                                  type_text(p, node_type(p->g, op->operands.at[i])));
            *dim = *dim == 1 ? t->dims[d] : *dim;
        }
    }
    return true;
}

static node_id broadcast(parser *p, const op_text *op, const attr_dims *given, uint32_t k, const int64_t *dims,
                         uint32_t rank)
{
    node_id operand = op->operands.at[k];
    const type *t = node_shape(p->g, operand);
    int64_t places[MAX_RANK];
    if (t->rank == rank && (!rank || memcmp(t->dims, dims, rank * sizeof *dims) == 0))
        return operand;
    for (uint32_t d = 0; d < t->rank; d++)
        places[d] = place_of(p, op, given, k, d, rank);
    attrs record = {.shape = {rank, dims}, .broadcast_dimensions = {t->rank, places}};
    return node_make(p->g, OP_broadcast_in_dim, 1, &operand, &record);
}

/* Removes broadcast_dimensions from the attributes and reads it. For each dimension of the operand of lower rank, the
 * list has the matching dimension of the result, in ascending order. */
static bool take_dimensions(parser *p, op_text *op, attr_dims *given)
{
    int64_t least = INT64_MAX, most = 0;
    for (uint32_t i = 0; i < op->operands.count; i++) {
        int64_t rank = node_shape(p->g, op->operands.at[i])->rank;
        least = rank < least ? rank : least;
        most = rank > most ? rank : most;
    }
    for (uint32_t i = 0; i < op->attributes.count; i++) {
        entry *e = &op->attributes.at[i];
        if (e->length != 20 || memcmp(e->name, "broadcast_dimensions", 20) != 0)
            continue;
        if (!value_to_ints(p, &e->value, given))
            return false;
        bool fits = given->count == least;
        for (uint32_t d = 0; d < given->count && fits; d++)
            fits = given->at[d] >= 0 && given->at[d] < most && (!d || given->at[d - 1] < given->at[d]);
        if (!fits)
            return parse_fail(p, e->value.at,
                              "broadcast_dimensions must ascend and give a dimension of the result for each of the "
                              "%u dimensions of the operand of lower rank",
                              (unsigned)least);
        *e = op->attributes.at[--op->attributes.count];
        return true;
    }
    return true;
}

static bool make_broadcast(parser *p, op_text *op, op_kind kind)
{
    int64_t dims[MAX_RANK];
    uint32_t rank;
    attr_dims given = {0};
    attrs record;
    node_list wide = {0};
    if (!take_dimensions(p, op, &given) || !common_shape(p, op, &given, dims, &rank) ||
        !op_attributes_record(p, op, kind, &record))
        return false;
    for (uint32_t i = 0; i < op->operands.count; i++) {
        node_id made = broadcast(p, op, &given, i, dims, rank);
        LIST_ADD(&p->arena, &wide, made);
    }
    return parse_graph_ok(p, op->at) && op_add(p, op, kind, wide.count, wide.at, &record);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static const struct {
    const char *spelling;
    bool (*make)(parser *, op_text *);
    const char *refusal;
} sugar[] = {
    {"chlo.constant", make_chlo_constant, NULL},
    {"chlo.constant_like", make_constant_like, NULL},
    {"stablehlo.dynamic_broadcast_in_dim", make_dynamic_broadcast, NULL},
    {"stablehlo.dynamic_iota", make_dynamic_iota, NULL},
    {"stablehlo.dynamic_reshape", make_dynamic_reshape, NULL},
    {"chlo.dynamic_reshape", make_dynamic_reshape, NULL},
    {"stablehlo.dynamic_pad", make_dynamic_pad, NULL},
    {"stablehlo.dynamic_conv", make_dynamic_conv, NULL},
    {"stablehlo.dynamic_gather", make_dynamic_gather, NULL},
    {"stablehlo.real_dynamic_slice", make_real_dynamic_slice, NULL},
    {"stablehlo.broadcast", make_old_broadcast, NULL},
    {"stablehlo.torch_index_select", make_index_select, NULL},
    {"stablehlo.get_dimension_size", make_dimension_size, NULL},
    {"stablehlo.tuple", make_tuple, NULL},
    {"stablehlo.get_tuple_element", make_tuple_element, NULL},
    {"chlo.tan", make_tan, NULL},
    {"sdy.sharding_constraint", make_operand, NULL},
    {"sdy.reshard", make_operand, NULL},
    {"sdy.propagation_barrier", make_operand, NULL},
    {"sdy.sharding_group", make_nothing, NULL},
    {"sdy.manual_computation", NULL,
     "sdy.manual_computation divides tensors among devices, and only modules for one device are supported"},
    {"stablehlo.composite", make_composite, NULL},
    {"stablehlo.async_start", make_async_start, NULL},
    {"stablehlo.async_done", make_async_done, NULL},
    {"stablehlo.collective_reduce", make_collective_reduce, NULL},
    {"stablehlo.cross-replica-sum", make_cross_replica_sum, NULL},
};
enum { SUGAR_COUNT = sizeof sugar / sizeof *sugar, BROADCAST_FIRST = OP_COUNT + SUGAR_COUNT };

void sugar_list(parser *p)
{
    for (uint32_t i = 0; i < SUGAR_COUNT; i++)
        name_add(&p->arena, &p->spellings, sugar[i].spelling, strlen(sugar[i].spelling), OP_COUNT + i);
    for (uint32_t op = 1; op < OP_COUNT; op++)
        if (op_is_elementwise((op_kind)op) && strchr(op_facts[op].operands, ',')) {
            const char *spelling = arena_printf(&p->arena, "chlo.broadcast_%s", op_facts[op].name);
            name_add(&p->arena, &p->spellings, spelling, strlen(spelling), BROADCAST_FIRST + op);
        }
}

const char *sugar_refusal(uint32_t code)
{
    return code >= OP_COUNT && code < BROADCAST_FIRST ? sugar[code - OP_COUNT].refusal : NULL;
}

bool make_sugar(parser *p, op_text *op)
{
    if (op->code >= BROADCAST_FIRST)
        return make_broadcast(p, op, (op_kind)(op->code - BROADCAST_FIRST));
    return sugar[op->code - OP_COUNT].make(p, op);
}
