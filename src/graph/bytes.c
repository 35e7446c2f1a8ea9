/* Writes canonical bytes. See bytes.h. */
#include "graph/bytes.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

typedef struct capture_order {
    uint32_t *at; /* indices into the region's captures; NULL until they are computed */
    uint32_t count;
} capture_order;

typedef struct writer {
    const graph *g;
    arena arena;
    text out;
    uint32_t *number;        /* for each node: 1 + the node's number among the values of its region; 0: no number yet */
    capture_order *captures; /* for each region */
    uint32_t *function;      /* for each region: 1 + its number among the functions; 0 until the function is written */
    uint32_t functions;
    uint32_t *buffer; /* for each buffer of the graph: 1 + its number in the bytes; 0 until the buffer is written */
    LIST_OF(uint32_t) buffers;
    LIST_OF(node_id) customs, nodes;
    graph_digests digests;
} writer;

static void put(text *out, uint64_t value)
{
    char bytes[10];
    size_t n = 0;
    for (; value >= 128; value >>= 7)
        bytes[n++] = (char)(value | 128);
    bytes[n++] = (char)value;
    text_add(out, bytes, n);
}

static void put_signed(text *out, int64_t value) { put(out, (uint64_t)value << 1 ^ (uint64_t)(value >> 63)); }

/* Writes the type of a tensor or token. */
static void put_shape(text *out, const type *t)
{
    put(out, t->kind);
    if (t->kind != TYPE_TENSOR)
        return;
    put(out, t->dtype);
    put(out, t->rank);
    for (uint32_t i = 0; i < t->rank; i++)
        put(out, (uint64_t)t->dims[i]);
}

static void put_type(text *out, const graph *g, type_id t) { put_shape(out, type_at(g, t)); }

static void put_F32(writer *w, uint32_t value) { put(&w->out, value); }
static void put_I64(writer *w, int64_t value) { put_signed(&w->out, value); }
static void put_DIMS(writer *w, attr_dims value)
{
    put(&w->out, value.count);
    for (uint32_t i = 0; i < value.count; i++)
        put_signed(&w->out, value.at[i]);
}
static void put_BOOL(writer *w, bool value) { put(&w->out, value); }
static void put_PAIRS(writer *w, attr_pairs value)
{
    put(&w->out, value.count);
    for (uint32_t i = 0; i < value.count; i++) {
        put_signed(&w->out, value.at[i].first);
        put_signed(&w->out, value.at[i].second);
    }
}
static void put_DTYPE(writer *w, qn_dtype value) { put(&w->out, (uint64_t)value); }
static void put_ENUM(writer *w, uint8_t value) { put(&w->out, value); }
static void put_TEXT(writer *w, const char *value) { (void)w, (void)value; } /* never written */
static void put_STRING(writer *w, attr_string value)
{
    put(&w->out, value.size);
    text_add(&w->out, value.at, value.size);
}
static void put_DICT(writer *w, attr_dict value)
{
    put(&w->out, value.count);
    for (uint32_t i = 0; i < value.count; i++) {
        const attr_entry *e = &value.at[i];
        put_STRING(w, e->name);
        put(&w->out, e->kind);
        if (e->kind == ENTRY_NUMBER || e->kind == ENTRY_LIST)
            put(&w->out, e->dtype);
        if (e->kind == ENTRY_DICT) {
            put_DICT(w, (attr_dict){e->count, e->at});
        } else {
            put(&w->out, e->count);
            text_add(&w->out, e->at, attr_entry_bytes(e));
        }
    }
}
static void put_TYPES(writer *w, attr_types value)
{
    put(&w->out, value.count);
    for (uint32_t i = 0; i < value.count; i++)
        put_shape(&w->out, &value.at[i]);
}
static void put_DATA(writer *w, attr_data value)
{
    if (value.buffer && !w->buffer[value.buffer - 1]) {
        LIST_ADD(&w->arena, &w->buffers, value.buffer - 1);
        w->buffer[value.buffer - 1] = w->buffers.count;
    }
    put(&w->out, value.buffer ? w->buffer[value.buffer - 1] : 0);
    put(&w->out, value.splat);
    put(&w->out, value.bytes);
    text_add(&w->out, value.at, value.bytes);
}

static void mix(uint64_t *digest, uint64_t value) { *digest = hash_mix(*digest, value); }

/* Whether the field is an element type, a shape or an order. These fields usually follow from the types of operands and
 * results, so the digest `values` (graph_digests) leaves them out. */
static bool follows_from_types(attr_field field)
{
    return field == ATTR_element_type || field == ATTR_shape || field == ATTR_order;
}

/* Whether field i of a record is written. Fields whose value is zero and fields of kind TEXT are not written. */
static bool is_written(const attr_record *a, uint32_t i)
{
    attr_field field = (attr_field)a->fields[i];
    return attr_facts[field].kind != KIND_TEXT && attr_is_given(field, &a->values[i]);
}

static void put_value(writer *w, attr_kind kind, const attr_any *value)
{
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: put_##name(w, value->name); break;
    switch (kind) {
        ATTR_KINDS(KIND)
    }
#undef KIND
}

static void put_attributes(writer *w, const attr_record *a)
{
    uint32_t given = 0;
    for (uint32_t i = 0; a->fields[i]; i++)
        given += is_written(a, i);
    put(&w->out, given);
    for (uint32_t i = 0; a->fields[i]; i++) {
        attr_field field = (attr_field)a->fields[i];
        size_t start = w->out.size;
        if (!is_written(a, i))
            continue;
        put(&w->out, attr_facts[field].number);
        put_value(w, (attr_kind)attr_facts[field].kind, &a->values[i]);
        if (!follows_from_types(field))
            w->digests.values = hash_bytes(w->out.at + start, w->out.size - start, w->digests.values);
    }
}

typedef LIST_OF(node_id) node_list;

static void number_region(writer *w, const region *r, node_list *nodes, node_list *captures);

/* Finds the captures that a region needs for its outputs and for its nodes with effects. Lists these captures in the
 * order of the walk (bytes.h). */
static const capture_order *live_captures(writer *w, region_id id)
{
    capture_order *order = &w->captures[id];
    if (order->at)
        return order;
    const region *r = region_at(w->g, id);
    node_list nodes = {0}, captures = {0};
    number_region(w, r, &nodes, &captures);
    order->at = ARENA_NEW_ARRAY(&w->arena, uint32_t, captures.count + 1);
    order->count = captures.count;
    for (uint32_t i = 0; i < captures.count; i++)
        order->at[i] = (uint32_t)attr_index(node_attrs(w->g, captures.at[i])) - r->formals.count;
    return order;
}

typedef struct walk {
    node_id node;
    uint32_t next;  /* the operand to visit next */
    uint32_t count; /* number of operands */
    const node_id *operands;
} walk;

/* Starts the visit of a node. The visit follows the node's own operands, then the values of the live captures of its
 * regions. */
static walk walk_from(writer *w, node_id n)
{
    const attr_record *a = node_attrs(w->g, n);
    walk made = {.node = n, .count = node_at(w->g, n)->count, .operands = node_operands(w->g, n)};
    if (!a->region_count || node_op(w->g, n) == OP_call || made.count == node_operand_count(w->g, n))
        return made;
    node_id *seen = ARENA_NEW_ARRAY(&w->arena, node_id, made.count);
    made.count = node_operand_count(w->g, n);
    memcpy(seen, made.operands, made.count * sizeof *seen);
    for (uint32_t r = 0; r < a->region_count; r++) {
        uint32_t all, first = node_captures(w->g, n, r, &all);
        const capture_order *live = live_captures(w, a->regions[r]);
        for (uint32_t i = 0; i < live->count; i++)
            seen[made.count++] = made.operands[first + live->at[i]];
    }
    made.operands = seen;
    return made;
}

/* Lists `root` and the nodes that `root` depends on, in post-order. Nodes that have a number already are not listed.
 * Captures go to a list of their own. */
static void order_below(writer *w, node_id root, node_list *nodes, node_list *captures)
{
    LIST_OF(walk) stack = {0};
    if (!w->number[root])
        LIST_ADD(&w->arena, &stack, walk_from(w, root));
    while (stack.count) {
        walk *top = &stack.at[stack.count - 1];
        if (w->number[top->node]) {
            stack.count--;
        } else if (top->next < top->count) {
            node_id operand = top->operands[top->next++];
            if (!w->number[operand])
                LIST_ADD(&w->arena, &stack, walk_from(w, operand));
        } else {
            LIST_ADD(&w->arena, node_op(w->g, top->node) == OP_argument ? captures : nodes, top->node);
            w->number[top->node] = UINT32_MAX; /* visited; number_region sets the node's number */
            stack.count--;
        }
    }
}

static void order_nodes(writer *w, const region *r, node_list *nodes, node_list *captures)
{
    for (uint32_t i = 0; i < r->effects.count; i++)
        order_below(w, r->effects.at[i], nodes, captures);
    for (uint32_t i = 0; i < r->output_count; i++)
        order_below(w, r->outputs[i], nodes, captures);
}

/* Numbers the values of a region and lists its live nodes and captures in canonical order. A region with several owners
 * is numbered again for each owner. The values of the enclosing region keep their numbers. */
static void number_region(writer *w, const region *r, node_list *nodes, node_list *captures)
{
    uint32_t next = 0;
    for (uint32_t i = 0; i < r->nodes.count; i++)
        w->number[r->nodes.at[i]] = 0;
    for (uint32_t i = 0; i < r->formals.count; i++)
        w->number[r->formals.at[i].node] = ++next;
    order_nodes(w, r, nodes, captures);
    for (uint32_t i = 0; i < captures->count; i++)
        w->number[captures->at[i]] = ++next;
    for (uint32_t i = 0; i < nodes->count; i++)
        w->number[nodes->at[i]] = ++next;
}

static void put_region(writer *w, region_id id, const node_id *captured);

static void put_parts(writer *w, node_id id)
{
    const node *n = node_at(w->g, id);
    const attr_record *a = attrs_at(w->g, n->attrs);
    if (n->op == OP_custom_call)
        LIST_ADD(&w->arena, &w->customs, id);
    uint32_t own = node_operand_count(w->g, id);
    const node_id *operands = node_operands(w->g, id);
    put(&w->out, op_facts[n->op].number);
    mix(&w->digests.operations, op_facts[n->op].number);
    put_attributes(w, a);
    put(&w->out, own);
    for (uint32_t i = 0; i < own; i++) {
        put(&w->out, w->number[operands[i]] - 1);
        mix(&w->digests.operations, w->number[operands[i]]);
    }
    if (!op_owns_regions((op_kind)n->op))
        return;
    if (n->op == OP_call) {
        put(&w->out, w->function[a->regions[0]] - 1);
        return;
    }
    put(&w->out, a->region_count);
    for (uint32_t r = 0; r < a->region_count; r++) {
        uint32_t count, first = node_captures(w->g, id, r, &count);
        put_region(w, a->regions[r], operands + first);
    }
}

static void put_node(writer *w, node_id id)
{
    put_parts(w, id);
    LIST_ADD(&w->arena, &w->nodes, id); /* after the nodes in its regions: a reader makes these nodes first */
}

/* Writes a region. captured[i] is the value of the enclosing region that capture i captures. */
static void put_region(writer *w, region_id id, const node_id *captured)
{
    const region *r = region_at(w->g, id);
    node_list nodes = {0}, captures = {0};
    number_region(w, r, &nodes, &captures);
    put(&w->out, r->formals.count);
    for (uint32_t i = 0; i < r->formals.count; i++) {
        const type *t = node_shape(w->g, r->formals.at[i].node);
        put_type(&w->out, w->g, node_type(w->g, r->formals.at[i].node));
        w->digests.types = hash_bytes(t->dims, t->rank * sizeof *t->dims, hash_mix(w->digests.types, t->dtype));
        put_signed(&w->out, r->name ? r->formals.at[i].alias : -1);
        mix(&w->digests.outputs, r->name ? (uint64_t)r->formals.at[i].alias : 0);
    }
    put(&w->out, captures.count);
    for (uint32_t i = 0; i < captures.count; i++) {
        int64_t index = attr_index(node_attrs(w->g, captures.at[i])) - r->formals.count;
        put(&w->out, w->number[captured[index]] - 1);
        mix(&w->digests.operations, w->number[captured[index]]);
    }
    put(&w->out, nodes.count);
    for (uint32_t i = 0; i < nodes.count; i++)
        put_node(w, nodes.at[i]);
    put(&w->out, r->output_count);
    for (uint32_t i = 0; i < r->output_count; i++) {
        put(&w->out, w->number[r->outputs[i]] - 1);
        mix(&w->digests.outputs, w->number[r->outputs[i]]);
        mix(&w->digests.outputs, node_shape(w->g, r->outputs[i])->dtype);
    }
}

typedef LIST_OF(region_id) region_list;

/* Lists the callees of the live calls in a region, in the canonical order of the calls. A function that is called
 * several times is listed several times. */
static void list_callees(writer *w, region_id id, region_list *callees)
{
    node_list nodes = {0}, captures = {0};
    number_region(w, region_at(w->g, id), &nodes, &captures);
    for (uint32_t i = 0; i < nodes.count; i++) {
        const attr_record *a = node_attrs(w->g, nodes.at[i]);
        for (uint32_t k = 0; k < a->region_count; k++)
            if (node_op(w->g, nodes.at[i]) == OP_call)
                LIST_ADD(&w->arena, callees, a->regions[k]);
            else
                list_callees(w, a->regions[k], callees);
    }
}

typedef struct pending {
    region_id function;
    region_list callees;
    uint32_t next;
} pending;

static pending pending_function(writer *w, region_id id)
{
    pending made = {.function = id};
    list_callees(w, id, &made.callees);
    return made;
}

/* Writes each function after the functions that it calls. Chains of calls can be long, so a list replaces the stack
 * of a recursion. */
static void put_functions(writer *w, region_id entry)
{
    LIST_OF(pending) stack = {0};
    LIST_ADD(&w->arena, &stack, pending_function(w, entry));
    while (stack.count) {
        pending *top = &stack.at[stack.count - 1];
        if (top->next < top->callees.count) {
            region_id callee = top->callees.at[top->next++];
            if (!w->function[callee])
                LIST_ADD(&w->arena, &stack, pending_function(w, callee));
        } else {
            put_region(w, top->function, NULL);
            w->function[top->function] = ++w->functions;
            stack.count--;
        }
    }
}

/* Writes the functions to w->out. write_canonical puts GRAPH_MAGIC and the types of the buffers before the
 * functions. */
static qn_status put_all(writer *w, region_id entry)
{
    arena_init(&w->arena);
    ARENA_ENTER(&w->arena, {
        text_free(&w->out);
        arena_free(&w->arena);
        return status_oom();
    });
    w->number = ARENA_NEW_ARRAY(&w->arena, uint32_t, w->g->nodes.count);
    w->captures = ARENA_NEW_ARRAY(&w->arena, capture_order, w->g->regions.count);
    w->function = ARENA_NEW_ARRAY(&w->arena, uint32_t, w->g->regions.count);
    w->buffer = ARENA_NEW_ARRAY(&w->arena, uint32_t, w->g->buffers.count);
    put_functions(w, entry);
    ARENA_LEAVE(&w->arena);
    return NULL;
}

/* Returns a copy in malloc'ed memory, or NULL if memory runs out. */
static uint32_t *copy_numbers(uint32_t count, const uint32_t *at)
{
    uint32_t *copy = malloc((count + 1) * sizeof *copy);
    if (copy && count)
        memcpy(copy, at, count * sizeof *copy);
    return copy;
}

static qn_status write_canonical(writer *w, canonical_bytes *out)
{
    text file = {0};
    text_add(&file, GRAPH_MAGIC, sizeof GRAPH_MAGIC - 1);
    put(&file, w->buffers.count);
    for (uint32_t i = 0; i < w->buffers.count; i++)
        put_type(&file, w->g, w->g->buffers.at[w->buffers.at[i]].type);
    put(&file, w->functions);
    if (w->out.failed)
        file.failed = true;
    else
        text_add(&file, w->out.at, w->out.size);
    *out = (canonical_bytes){.size = file.size,
                             .digests = w->digests,
                             .buffers = copy_numbers(w->buffers.count, w->buffers.at),
                             .buffer_count = w->buffers.count,
                             .customs = copy_numbers(w->customs.count, w->customs.at),
                             .custom_count = w->customs.count,
                             .nodes = copy_numbers(w->nodes.count, w->nodes.at),
                             .node_count = w->nodes.count};
    file.failed |= !out->buffers || !out->customs || !out->nodes;
    qn_status status = text_take(&file, (char **)&out->bytes);
    if (status)
        canonical_bytes_free(out);
    return status;
}

qn_status canonical_bytes_make(const graph *g, region_id entry, canonical_bytes *out)
{
    writer w = {.g = g};
    *out = (canonical_bytes){0};
    QN_TRY(put_all(&w, entry));
    qn_status status = write_canonical(&w, out);
    text_free(&w.out);
    arena_free(&w.arena);
    return status;
}

void canonical_bytes_free(canonical_bytes *canonical)
{
    free(canonical->bytes);
    free(canonical->buffers);
    free(canonical->customs);
    free(canonical->nodes);
    *canonical = (canonical_bytes){0};
}

qn_status graph_to_bytes(const graph *g, region_id entry, uint8_t **out, size_t *size)
{
    canonical_bytes canonical;
    QN_TRY(canonical_bytes_make(g, entry, &canonical));
    free(canonical.buffers);
    free(canonical.customs);
    free(canonical.nodes);
    *out = canonical.bytes;
    *size = canonical.size;
    return NULL;
}
