/* Reads stablehlo.composite, asynchronous operations, variants of all_reduce, and the attributes of operations on
 * several devices. */
#include <inttypes.h>
#include <string.h>

#include "graph/build.h"
#include "stablehlo/parse.h"

/* ---- composite --------------------------------------------------------------------------------------------------- */

/* Returns the source text of an attribute's value. Returns an empty string if the value may contain a comment or an
 * alias. A comment could hide the rest of a printed line, and the printer does not print definitions of aliases. */
static attr_string source_of(parser *p, const value *v)
{
    uint32_t end = v->end;
    while (end > v->at && p->lex.source[end - 1] != '}')
        end--;
    for (uint32_t i = v->at; i < end; i++)
        if (p->lex.source[i] == '#' || p->lex.source[i] == '!' || p->lex.source[i] == '/')
            return (attr_string){0, NULL};
    return (attr_string){end - v->at, arena_string(&p->arena, p->lex.source + v->at, end - v->at)};
}

/* A composite becomes a call of its decomposition. The call keeps the name, attributes and version for printing. */
bool make_composite(parser *p, op_text *op)
{
    const value *name = list_find(&op->attributes, "name"), *callee = list_find(&op->attributes, "decomposition");
    const value *attributes = list_find(&op->attributes, "composite_attributes"),
                *version = list_find(&op->attributes, "version");
    region_id function;
    int64_t number = 0;
    if (!name || name->kind != VALUE_STRING || !name->length || !callee || callee->kind != VALUE_SYMBOL)
        return parse_fail(p, op->at, "stablehlo.composite needs its name and its decomposition");
    if (version && !value_to_int(p, version, &number))
        return false;
    if (!find_callee(p, op->at, arena_string(&p->arena, callee->text, callee->length), callee->length, &function))
        return false;
    attrs record = {.composite_name = {name->length, name->text}, .region_count = 1, .regions = &function};
    if (attributes && attributes->kind == VALUE_DICT && attributes->count)
        record.composite_attributes = source_of(p, attributes);
    if (number) {
        const char *text = arena_printf(&p->arena, "%" PRId64 " : i32", number);
        record.composite_version = (attr_string){(uint32_t)strlen(text), text};
    }
    return op_add(p, op, OP_call, op->operands.count, op->operands.at, &record);
}

/* ---- asynchronous operations ------------------------------------------------------------------------------------- */

/* Inlines the region of the operation. The results of the region represent the future, the result of async_start. */
bool make_async_start(parser *p, op_text *op)
{
    if (op->regions.count != 1)
        return parse_fail(p, op->at, "stablehlo.async_start has %u regions; expected one", op->regions.count);
    const region *body = region_at(p->g, op->regions.at[0]);
    if (body->formals.count != op->operands.count)
        return parse_fail(p, op->at, "the region of stablehlo.async_start takes %u arguments, %u operands are given",
                          body->formals.count, op->operands.count);
    if (body->effects.count)
        return parse_fail_code(p, op->at, QN_UNSUPPORTED, "the region of stablehlo.async_start has effects");
    uint32_t count = op->operands.count, results = body->output_count;
    node_id *args = ARENA_NEW_ARRAY(&p->arena, node_id, count + body->captured.count);
    node_id *out = ARENA_NEW_ARRAY(&p->arena, node_id, results);
    for (uint32_t i = 0; i < count; i++) {
        args[i] = op->operands.at[i];
        if (node_type(p->g, body->formals.at[i].node) != node_type(p->g, args[i]))
            return parse_fail(p, op->at, "argument %u of the region is %s, the operand is %s", i,
                              type_text(p, node_type(p->g, body->formals.at[i].node)),
                              type_text(p, node_type(p->g, args[i])));
    }
    for (uint32_t i = 0; i < body->captured.count; i++)
        args[count + i] = body->captured.at[i];
    inline_region(p->g, op->regions.at[0], args, out);
    for (uint32_t i = 0; i < results; i++)
        LIST_ADD(&p->arena, &op->results, out[i]);
    op->makes_future = results != 1;
    return parse_graph_ok(p, op->at);
}

bool make_async_done(parser *p, op_text *op)
{
    for (uint32_t i = 0; i < op->operands.count; i++)
        LIST_ADD(&p->arena, &op->results, op->operands.at[i]);
    return true;
}

/* ---- forms of all_reduce ----------------------------------------------------------------------------------------- */

/* collective_reduce is like all_reduce, but only the first device of a group gets the result; all other devices get
 * zeros. Quern is device 0 and accepts only groups of one device. If no groups are given, or if device 0 is in a group,
 * the result is that of all_reduce. Otherwise the result is zeros. */
bool make_collective_reduce(parser *p, op_text *op)
{
    attrs record;
    if (!op_attributes_record(p, op, OP_all_reduce, &record))
        return false;
    if (!record.replica_groups.count || dims_contain(record.replica_groups, 0))
        return op_add(p, op, OP_all_reduce, op->operands.count, op->operands.at, &record);
    for (uint32_t i = 0; i < op->result_types.count; i++) {
        op->made = b_fill(p->g, op->result_types.at[i], 0);
        LIST_ADD(&p->arena, &op->results, op->made);
    }
    return parse_graph_ok(p, op->at);
}

/* cross_replica_sum is an older form of all_reduce. It has no region and always adds. */
bool make_cross_replica_sum(parser *p, op_text *op)
{
    attrs record;
    node_id formals[2];
    if (op->operands.count != 1)
        return parse_fail(p, op->at, "stablehlo.cross-replica-sum takes one operand, not %u", op->operands.count);
    type_id scalar = type_scalar(p->g, (qn_dtype)node_shape(p->g, op->operands.at[0])->dtype);
    graph_open_region(p->g, NULL);
    for (int i = 0; i < 2; i++)
        formals[i] = graph_formal(p->g, scalar, NULL);
    node_id sum = b_add(p->g, formals[0], formals[1]);
    region_id region = graph_close_region(p->g, 1, &sum);
    LIST_ADD(&p->arena, &op->regions, region);
    return op_attributes_record(p, op, OP_all_reduce, &record) &&
           op_add(p, op, OP_all_reduce, 1, op->operands.at, &record);
}

/* ---- several devices --------------------------------------------------------------------------------------------- */

/* Reads `dense<[[0], [1]]> : tensor<2x1xi64>`. Each row is a group and must have one device; its other entries must be
 * -1. */
bool read_groups(parser *p, const value *v, attr_dims *out)
{
    const type *t = v->kind == VALUE_DENSE ? type_at(p->g, v->type) : NULL;
    if (!t || t->dtype != QN_I64 || t->rank != 2 || t->elements > MAX_OPERANDS)
        return parse_fail(p, v->at, "replica_groups must be a matrix of i64 with at most %d elements", MAX_OPERANDS);
    int64_t *devices = ARENA_NEW_ARRAY(&p->arena, int64_t, (size_t)t->dims[0]);
    const int64_t *numbers = v->data;
    for (int64_t i = 0; i < t->dims[0] && t->elements; i++) {
        int64_t members = 0;
        for (int64_t k = 0; k < t->dims[1]; k++) {
            int64_t device = numbers[v->splat ? 0 : i * t->dims[1] + k];
            if (device == -1)
                continue;
            devices[i] = device;
            members++;
        }
        if (members != 1)
            return parse_fail_code(p, v->at, QN_UNSUPPORTED,
                                   "group %" PRId64 " of replica_groups has %" PRId64
                                   " devices; only programs for one device are supported",
                                   i, members);
    }
    *out = (attr_dims){t->elements ? (uint32_t)t->dims[0] : 0, devices};
    return true;
}

/* Reads `#stablehlo.channel_handle<handle = 1, type = 0>`. */
bool read_channel(parser *p, const value *v, attr_pairs *out)
{
    const value *handle = v->kind == VALUE_DICT ? entry_find(v->count, v->entries, "handle") : NULL;
    const value *kind = handle ? entry_find(v->count, v->entries, "type") : NULL;
    attr_pair *pair = ARENA_NEW(&p->arena, attr_pair);
    if (!kind)
        return parse_fail(p, v->at, "#stablehlo.channel_handle<handle = ..., type = ...> expected");
    *out = (attr_pairs){1, pair};
    return value_to_int(p, handle, &pair->first) && value_to_int(p, kind, &pair->second);
}
