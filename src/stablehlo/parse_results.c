/* Checks the types that an operation declares, and binds its results to names. A tuple of the text has no node; the
 * nodes of its leaves represent it (bound_value in parse.h). */
#include <string.h>

#include "stablehlo/parse.h"

/* ---- types ------------------------------------------------------------------------------------------------------- */

bool op_leaf_types(parser *p, const op_text *op, type_list *out)
{
    for (uint32_t i = 0; i < op->result_types.count; i++)
        if (!add_leaf_types(p, op->at, op->result_types.at[i], out))
            return false;
    return true;
}

/* Does the work of op_check_operands if an operand is a tuple or a future. */
static bool check_written_types(parser *p, const op_text *op)
{
    if (op->operand_types.count != op->written.count)
        return parse_fail(p, op->types_at, "%.*s has %u operands and types for %u", (int)op->length, op->spelling,
                          op->written.count, op->operand_types.count);
    for (uint32_t i = 0; i < op->written.count; i++)
        if (op->written.at[i] && op->operand_types.at[i] != op->written.at[i])
            return parse_fail(p, op->types_at, "operand %u of %.*s is declared as %s but is %s; expected equal types",
                              i, (int)op->length, op->spelling, type_text(p, op->operand_types.at[i]),
                              type_text(p, op->written.at[i]));
    return true;
}

bool op_check_operands(parser *p, const op_text *op)
{
    if (!op->is_typed)
        return true;
    if (op->has_tuple)
        return check_written_types(p, op);
    if (op->operand_types.count != op->operands.count)
        return parse_fail(p, op->types_at, "%.*s has %u operands and types for %u", (int)op->length, op->spelling,
                          op->operands.count, op->operand_types.count);
    for (uint32_t i = 0; i < op->operands.count; i++)
        if (op->operand_types.at[i] != node_type(p->g, op->operands.at[i]))
            return parse_fail(p, op->operand_places.at[i],
                              "operand %u of %.*s is declared as %s but is %s; expected equal types", i,
                              (int)op->length, op->spelling, type_text(p, op->operand_types.at[i]),
                              type_text(p, node_type(p->g, op->operands.at[i])));
    return true;
}

static bool check_result_types(parser *p, const op_text *op)
{
    if (op->makes_future)
        return true;
    type_list types = {0};
    if (!op_leaf_types(p, op, &types))
        return false;
    if (types.count != op->results.count)
        return parse_fail(p, op->at, "%.*s has %u results, and %u types are declared", (int)op->length, op->spelling,
                          op->results.count, types.count);
    for (uint32_t i = 0; i < op->results.count; i++)
        if (types.at[i] != node_type(p->g, op->results.at[i]))
            return parse_fail(p, op->at, "the result of %.*s is declared as %s but is %s; expected equal types",
                              (int)op->length, op->spelling, type_text(p, types.at[i]),
                              type_text(p, node_type(p->g, op->results.at[i])));
    return true;
}

/* Binds result number `index` of the operation to the latest name (bind_name). `leaves` points to the leaves of this
 * result. Returns how many leaves the result has. */
static uint32_t bind_result(parser *p, const op_text *op, uint32_t index, const node_id *leaves)
{
    type_id type = op->makes_future ? 0 : op->result_types.at[index];
    type_list parts = {0};
    if (type && !type_is_tuple(p->g, type)) {
        bind_node(p, *leaves);
        return 1;
    }
    if (type)
        add_leaf_types(p, op->at, type, &parts); /* cannot fail: check_result_types made the same call */
    uint32_t count = type ? parts.count : op->results.count;
    bind_tuple(p, type, count, leaves);
    return count;
}

bool op_bind_results(parser *p, op_text *op)
{
    if (!check_result_types(p, op))
        return false;
    uint32_t first = 0, value = 0, named = 0, values = op->makes_future ? 1 : op->result_types.count;
    for (uint32_t i = 0; i < op->names.count; i++)
        named += op->names.at[i].count;
    for (uint32_t i = 0; i < op->names.count && named == values; i++) {
        const result_name *n = &op->names.at[i];
        uint32_t index, before = first;
        if (name_find(&p->values, n->name, n->length, &index))
            return parse_fail(p, n->at, "value %s is defined twice", parse_quote(p, n->name - 1, n->length + 1));
        bind_name(p, n->name, n->length);
        for (uint32_t k = 0; k < n->count; k++)
            first += bind_result(p, op, value++, op->results.at + first);
        const char *given = given_name(p, n->name, n->length);
        if (given && first == before + 1 && op->made)
            graph_name(p->g, op->results.at[before], given);
        else if (given && op->made)
            graph_name(p->g, op->made, given);
    }
    if (op->names.count && named != values)
        return parse_fail(p, op->names.at[0].at, "%.*s has %u results, and %u are named", (int)op->length, op->spelling,
                          values, named);
    return true;
}
