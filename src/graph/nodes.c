/* Makes graphs: interns types and nodes. Attributes are in attrs.c, regions in regions.c. */
#include "graph/nodes.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

/* ---- failures ---------------------------------------------------------------------------------------------------- */

uint32_t graph_fail(graph *g, qn_code code, const char *format, ...)
{
    if (g->failure)
        return 0;
    va_list args;
    va_start(args, format);
    qn_status status = status_vmake(code, format, args);
    va_end(args);
    return graph_fail_status(g, g->caller ? status_prefix(status, "%s", g->caller) : status);
}

uint32_t graph_fail_status(graph *g, qn_status status)
{
    if (g->failure)
        qn_status_free(status);
    else
        g->failure = g->explain ? g->explain(g->explain_self, status) : status;
    return 0;
}

qn_status graph_take_failure(graph *g)
{
    qn_status taken = g->failure;
    if (taken)
        g->failure = status_make(qn_status_code(taken), "the graph failed before");
    return taken;
}

/* ---- hash tables: open addressing over indices, 0 = empty -------------------------------------------------------- */

static void index_table_put(index_table *t, uint64_t hash, uint32_t value)
{
    uint64_t at = hash & (t->size - 1);
    while (t->slots[at].value)
        at = (at + 1) & (t->size - 1);
    t->slots[at].value = value;
    t->slots[at].hash = hash;
}

void index_table_add(graph *g, index_table *t, uint64_t hash, uint32_t value)
{
    if ((t->count + 1) * 2 > t->size) {
        index_table old = *t;
        t->size = old.size ? old.size * 2 : 64;
        t->slots = ARENA_NEW_ARRAY(&g->arena, index_slot, t->size);
        for (uint32_t i = 0; i < old.size; i++)
            if (old.slots[i].value)
                index_table_put(t, old.slots[i].hash, old.slots[i].value);
    }
    t->count++;
    index_table_put(t, hash, value);
}

uint32_t index_table_next(const index_table *t, uint64_t hash, uint64_t *cursor)
{
    for (; t->size && t->slots[(hash + *cursor) & (t->size - 1)].value; ++*cursor) {
        const index_slot *slot = &t->slots[(hash + *cursor) & (t->size - 1)];
        if (slot->hash == hash) {
            ++*cursor;
            return slot->value;
        }
    }
    return 0;
}

qn_status graph_init(graph *g)
{
    memset(g, 0, sizeof *g);
    arena_init(&g->arena);
    ARENA_ENTER(&g->arena, {
        graph_free(g);
        return status_oom();
    });
    g->tables = ARENA_NEW(&g->arena, graph_tables);
    LIST_ADD(&g->arena, &g->nodes, (node){0});
    LIST_ADD(&g->arena, &g->types, (type){0});
    LIST_ADD(&g->arena, &g->attrs, (attr_record){.fields = op_attributes(OP_none)});
    LIST_ADD(&g->arena, &g->regions, (region){0});
    ARENA_LEAVE(&g->arena);
    return NULL;
}

void graph_free(graph *g)
{
    qn_status_free(g->failure);
    arena_free(&g->arena);
    memset(g, 0, sizeof *g);
}

/* ---- types ------------------------------------------------------------------------------------------------------- */

static bool size_overflows(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims)
{
    char shape[MAX_RANK * 24] = "";
    for (uint32_t i = 0, used = 0; i < rank; i++)
        used += (uint32_t)snprintf(shape + used, sizeof shape - used, "%" PRId64 "x", dims[i]);
    return graph_fail(g, QN_INVALID_ARGUMENT,
                      "the size of tensor<%s%s> overflows: more than %" PRId64 " bytes; expected smaller extents",
                      shape, dtype_facts[dtype].name, MAX_TENSOR_BYTES) != 0;
}

static bool dims_check(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims, int64_t *elements)
{
    if (!dtype_valid(dtype))
        return graph_fail(g, QN_INVALID_ARGUMENT, "element type %d does not exist; expected a qn_dtype such as QN_F32",
                          (int)dtype),
               false;
    if (rank > MAX_RANK)
        return graph_fail(g, QN_INVALID_ARGUMENT, "rank %u is above the limit of %d", rank, MAX_RANK), false;
    if (rank == MAX_RANK && dtype_is_complex(dtype)) /* rewrite/split.h adds a dimension */
        return graph_fail(g, QN_INVALID_ARGUMENT, "rank %u is above the limit of %d for %s", rank, MAX_RANK - 1,
                          dtype_facts[dtype].name),
               false;
    int64_t count = 1, extent = 1;
    for (uint32_t i = 0; i < rank; i++) {
        if (dims[i] < 0)
            return graph_fail(g, QN_INVALID_ARGUMENT, "dimension %u is negative: %" PRId64 "; expected at least 0", i,
                              dims[i]),
                   false;
        count = dims[i] ? count : 0;
        if (__builtin_mul_overflow(extent, dims[i] ? dims[i] : 1, &extent) ||
            extent > MAX_TENSOR_BYTES / (int64_t)dtype_bytes(dtype))
            return size_overflows(g, dtype, rank, dims);
    }
    *elements = count * extent;
    return true;
}

static type_id type_intern(graph *g, const type *wanted)
{
    uint64_t hash = hash_mix((uint64_t)wanted->kind << 8 | wanted->dtype, wanted->rank);
    size_t dims = wanted->dims ? wanted->rank * sizeof *wanted->dims : 0;
    size_t parts = wanted->parts ? wanted->rank * sizeof *wanted->parts : 0;
    hash = hash_bytes(wanted->dims, dims, hash_bytes(wanted->parts, parts, hash));
    uint64_t cursor = 0;
    for (type_id t; (t = index_table_next(&g->tables->types, hash, &cursor));) {
        const type *have = &g->types.at[t];
        if (have->kind == wanted->kind && have->dtype == wanted->dtype && have->rank == wanted->rank &&
            (!dims || memcmp(have->dims, wanted->dims, dims) == 0) &&
            (!parts || memcmp(have->parts, wanted->parts, parts) == 0))
            return t;
    }
    type made = *wanted;
    made.dims = dims ? arena_copy(&g->arena, wanted->dims, dims) : NULL;
    made.parts = parts ? arena_copy(&g->arena, wanted->parts, parts) : NULL;
    LIST_ADD(&g->arena, &g->types, made);
    index_table_add(g, &g->tables->types, hash, g->types.count - 1);
    return g->types.count - 1;
}

type_id type_tensor(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims)
{
    type wanted = {.kind = TYPE_TENSOR, .dtype = (uint8_t)dtype, .rank = rank, .dims = rank ? dims : NULL};
    if (!dims_check(g, dtype, rank, dims, &wanted.elements))
        return 0;
    g->has_complex |= dtype_is_complex(dtype);
    return type_intern(g, &wanted);
}

type_id type_tensor_of(graph *g, const char *what, qn_dtype dtype, uint32_t rank, const int64_t *dims)
{
    g->caller = what;
    type_id made = type_tensor(g, dtype, rank, dims);
    g->caller = NULL;
    return made;
}

type_id type_scalar(graph *g, qn_dtype dtype) { return type_tensor(g, dtype, 0, NULL); }

type_id type_like(graph *g, type_id shape, qn_dtype dtype)
{
    return type_tensor(g, dtype, g->types.at[shape].rank, g->types.at[shape].dims);
}

type_id type_tuple(graph *g, uint32_t count, const type_id *parts)
{
    type wanted = {.kind = TYPE_TUPLE, .rank = count, .parts = count ? parts : NULL};
    return type_intern(g, &wanted);
}

type_id type_token(graph *g) { return type_intern(g, &(type){.kind = TYPE_TOKEN}); }

static void print_type(const graph *g, type_id id, size_t limit, text *out)
{
    const type *t = type_at(g, id);
    if (t->kind == TYPE_TENSOR) {
        text_puts(out, "tensor<");
        for (uint32_t i = 0; i < t->rank; i++)
            text_printf(out, "%" PRId64 "x", t->dims[i]);
        text_puts(out, dtype_facts[t->dtype].name);
        text_puts(out, ">");
    } else if (t->kind == TYPE_TUPLE) {
        text_puts(out, "tuple<");
        for (uint32_t i = 0; i < t->rank && out->size <= limit; i++) {
            text_puts(out, i ? ", " : "");
            print_type(g, t->parts[i], limit, out);
            text_puts(out, out->size > limit && i + 1 < t->rank ? ", ..." : "");
        }
        text_puts(out, ">");
    } else {
        text_puts(out, t->kind == TYPE_TOKEN ? "!stablehlo.token" : "none");
    }
}

void type_print(const graph *g, type_id id, text *out) { print_type(g, id, SIZE_MAX, out); }

/* If tuples contain tuples, the text of a type can be exponentially longer than the graph. So type_string shortens a
 * text of more than LIMIT bytes. */
char *type_string(graph *g, type_id id)
{
    enum { LIMIT = 1000 };
    text printed = {0};
    print_type(g, id, LIMIT, &printed);
    char *copy = arena_string(&g->arena, printed.at ? printed.at : "", printed.size);
    text_free(&printed);
    return copy;
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static uint64_t node_hash(op_kind op, type_id t, attrs_id a, region_id region, uint32_t count, const node_id *operands)
{
    uint64_t h = hash_mix((uint64_t)op << 32 | t, (uint64_t)a << 32 | region);
    return hash_bytes(operands, count * sizeof *operands, h);
}

node_id node_intern(graph *g, op_kind op, type_id t, attrs_id a, uint32_t count, const node_id *operands)
{
    uint64_t hash = node_hash(op, t, a, g->open, count, operands);
    uint64_t cursor = 0;
    bool effects = op_has_effects(g, op, attrs_at(g, a));
    for (node_id n; !effects && (n = index_table_next(&g->tables->nodes, hash, &cursor));) {
        const node *have = node_at(g, n);
        if (have->op == op && have->type == t && have->attrs == a && have->region == g->open && have->count == count &&
            (!count || memcmp(node_operands(g, n), operands, count * sizeof *operands) == 0)) {
            graph_locate(g, n, g->place);
            return n;
        }
    }
    node made = {.op = (uint16_t)op, .count = (uint16_t)count, .type = t, .attrs = a, .region = g->open};
    if (count > 3) {
        made.operand[0] = g->sides.count;
        for (uint32_t i = 0; i < count; i++)
            LIST_ADD(&g->arena, &g->sides, operands[i]);
    } else {
        for (uint32_t i = 0; i < count; i++)
            made.operand[i] = operands[i];
    }
    if (g->nodes.count == UINT32_MAX / 2)
        return graph_fail(g, QN_UNSUPPORTED, "a graph has more than %u nodes", UINT32_MAX / 2);
    LIST_ADD(&g->arena, &g->nodes, made);
    node_id n = g->nodes.count - 1;
    graph_locate(g, n, g->place);
    g->has_composites |= op_is_composite(op);
    index_table_add(g, &g->tables->nodes, hash, n);
    LIST_ADD(&g->arena, &region_at(g, g->open)->nodes, n);
    if (effects)
        LIST_ADD(&g->arena, &region_at(g, g->open)->effects, n);
    return n;
}

/* Replaces each region of a record, except functions with names, by its canonical region (region_canonical). */
static bool share_regions(graph *g, op_kind op, attr_record *record)
{
    region_id *shared = ARENA_NEW_ARRAY(&g->arena, region_id, record->region_count);
    for (uint32_t r = 0; r < record->region_count; r++) {
        region_id given = record->regions[r];
        if (!given || given >= g->regions.count || region_at(g, given)->is_open)
            return graph_fail(g, QN_INVALID_ARGUMENT, "%s: region %u is not closed", op_facts[op].name, r), false;
        shared[r] = region_at(g, given)->name ? given : region_canonical(g, given);
    }
    record->regions = shared;
    return true;
}

node_id node_make_closed(graph *g, op_kind op, uint32_t count, const node_id *operands, const attrs *attributes)
{
    if (g->failure)
        return 0;
    if (op == OP_none || (unsigned)op >= OP_COUNT)
        return graph_fail(g, QN_INVALID_ARGUMENT, "operation %d does not exist", (int)op);
    if (!g->open)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: no function is open", op_facts[op].name);
    if (count > MAX_OPERANDS)
        return graph_fail(g, QN_UNSUPPORTED, "%s: %u operands are above the limit of %d", op_facts[op].name, count,
                          MAX_OPERANDS);
    node_id few[8];
    node_id *inside = count <= 8 ? few : ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t i = 0; i < count; i++)
        if (!(inside[i] = region_import(g, operands[i])))
            return graph_fail(g, QN_INVALID_ARGUMENT, "%s: operand %u %s", op_facts[op].name, i,
                              region_unreachable(g, operands[i]));
    attr_any values[MAX_FIELDS];
    attr_record record = attrs_pack(op, attributes, values);
    if (record.region_count && !share_regions(g, op, &record))
        return 0;
    type_id t = infer(g, op, count, inside, &record);
    if (!t)
        return 0;
    region_deepen(g, op, &record);
    return node_intern(g, op, t, attrs_intern(g, &record), count, inside);
}

node_id node_make(graph *g, op_kind op, uint32_t count, const node_id *operands, const attrs *attributes)
{
    uint32_t total = count;
    for (uint32_t r = 0; !g->failure && attributes && r < attributes->region_count; r++)
        total += region_at(g, attributes->regions[r])->captured.count;
    if (total == count)
        return node_make_closed(g, op, count, operands, attributes);
    node_id *all = ARENA_NEW_ARRAY(&g->arena, node_id, total);
    memcpy(all, operands, count * sizeof *all);
    for (uint32_t r = 0; r < attributes->region_count; r++) {
        const region *owned = region_at(g, attributes->regions[r]);
        for (uint32_t i = 0; i < owned->captured.count; i++)
            all[count++] = owned->captured.at[i];
    }
    return node_make_closed(g, op, total, all, attributes);
}

node_id node_result(graph *g, node_id tuple, uint32_t index)
{
    if (g->failure || !tuple)
        return 0;
    if (!type_is_tuple(g, node_type(g, tuple)))
        return index == 0
                   ? tuple
                   : graph_fail(g, QN_INVALID_ARGUMENT, "there is no result %u: the value has one result", index);
    return node_make_closed(g, OP_result, 1, &tuple, &(attrs){.index = index});
}

/* Whether all `count` elements are equal; false if there are none. An element has `size` bytes. */
static bool all_equal(const char *data, int64_t count, size_t size)
{
    return count > 0 && memcmp(data, data + size, (size_t)(count - 1) * size) == 0;
}

bool bools_valid(const void *data, int64_t count)
{
    const uint8_t *at = data;
    for (int64_t i = 0; i < count; i++)
        if (at[i] > 1)
            return false;
    return true;
}

static uint32_t buffer_add(graph *g, type_id t, const void *data)
{
    size_t bytes = (size_t)type_bytes(g, t);
    for (uint32_t i = 0; i < g->buffers.count; i++)
        if (g->buffers.at[i].type == t && g->buffers.at[i].data && memcmp(g->buffers.at[i].data, data, bytes) == 0)
            return i;
    char *room = arena_alloc(&g->arena, bytes + 63);
    char *aligned = room + (-(uintptr_t)room & 63);
    memcpy(aligned, data, bytes);
    LIST_ADD(&g->arena, &g->buffers, (constant_buffer){t, aligned});
    return g->buffers.count - 1;
}

node_id node_constant(graph *g, type_id t, const void *data, bool splat)
{
    if (g->failure || !t)
        return 0;
    const type *shape = type_at(g, t);
    size_t size = dtype_bytes((qn_dtype)shape->dtype);
    if (shape->elements > 0 && (splat || all_equal(data, shape->elements, size)))
        splat = true;
    else
        splat = false;
    int64_t bytes = splat ? (int64_t)size : type_bytes(g, t);
    attrs record = {.element_type = (qn_dtype)shape->dtype, .shape = {shape->rank, shape->dims}};
    if (bytes > LARGE_CONSTANT && shape->dtype == QN_I1 && !bools_valid(data, bytes))
        return graph_fail(g, QN_INVALID_ARGUMENT, "constant: an element of i1 is neither 0 nor 1");
    if (bytes > LARGE_CONSTANT)
        record.value = (attr_data){.buffer = buffer_add(g, t, data) + 1};
    else
        record.value = (attr_data){.at = data, .bytes = (uint32_t)bytes, .splat = splat};
    return node_make_closed(g, OP_constant, 0, NULL, &record);
}

uint32_t node_operand_count(const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    return node_at(g, n)->count - (a->region_count ? a->captures[a->region_count] : 0);
}

uint32_t node_captures(const graph *g, node_id n, uint32_t index, uint32_t *count)
{
    const attr_record *a = node_attrs(g, n);
    *count = a->captures[index + 1] - a->captures[index];
    return node_operand_count(g, n) + a->captures[index];
}

uint32_t node_result_count(const graph *g, node_id n)
{
    return type_is_tuple(g, node_type(g, n)) ? node_shape(g, n)->rank : 1;
}

bool op_has_effects(const graph *g, op_kind op, const attr_record *a)
{
    for (uint32_t r = 0; r < a->region_count; r++)
        if (region_at(g, a->regions[r])->effects.count)
            return true;
    int effects = op_facts[op].effects;
    return effects == EFFECTS_ALWAYS || (effects == EFFECTS_ATTRIBUTE && attr_has_side_effect(a));
}

bool node_has_effects(const graph *g, node_id n) { return op_has_effects(g, node_op(g, n), node_attrs(g, n)); }

static remarks *remarks_of(graph *g, node_id n)
{
    while (g->remarks.count <= n)
        LIST_ADD(&g->arena, &g->remarks, (remarks){0});
    return &g->remarks.at[n];
}

/* Adds a note on node n (a name or a location) to the list and to n's chain in the list. Does nothing if the last note
 * in the chain has the text `string`. */
static void note_add(graph *g, note_list *list, note_chain *chain, node_id n, const char *string)
{
    if (chain->last && strcmp(list->at[chain->last - 1].text, string) == 0)
        return;
    note made = {n, arena_string(&g->arena, string, strlen(string)), 0};
    LIST_ADD(&g->arena, list, made);
    *(chain->last ? &list->at[chain->last - 1].next : &chain->first) = list->count;
    chain->last = list->count;
}

void graph_name(graph *g, node_id n, const char *name)
{
    if (n && name)
        note_add(g, &g->names, &remarks_of(g, n)->names, n, name);
}

void graph_locate(graph *g, node_id n, const char *location)
{
    if (n && location)
        note_add(g, &g->locations, &remarks_of(g, n)->locations, n, location);
}

void graph_group(graph *g, node_id n, uint32_t group)
{
    if (n && group)
        remarks_of(g, n)->group = group;
}

void graph_line(graph *g, node_id n, uint32_t line)
{
    if (n && line && !node_remarks(g, n).line)
        remarks_of(g, n)->line = line;
}
