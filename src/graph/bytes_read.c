/* Reads canonical bytes. See bytes.h. */
#include "graph/bytes.h"

#include <inttypes.h>
#include <string.h>

#include "graph/nodes.h"

typedef struct reader {
    graph *g;
    const uint8_t *at, *end;
    LIST_OF(region_id) functions;
    uint32_t depth;
    bool remarks;          /* remarks follow the functions */
    LIST_OF(node_id) made; /* only if `remarks`: all nodes except arguments, in creation order */
    attrs plain; /* the attributes of the current node, if its operation owns no regions. They are not on the stack,
                  * because attrs is large and get_node recurses into regions */
} reader;

static uint64_t fail_at(reader *r, const char *what)
{
    graph_fail(r->g, QN_INVALID_ARGUMENT, "malformed graph bytes: %s", what);
    r->at = r->end;
    return 0;
}

/* Fails because a number is unknown. The number may come from a later version of Quern. */
static void fail_later(reader *r, const char *what, uint64_t number)
{
    graph_fail(r->g, QN_UNSUPPORTED, "graph bytes: %s number %" PRIu64 " is of a later version", what, number);
    r->at = r->end;
}

static uint64_t get(reader *r)
{
    uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        if (r->at == r->end)
            return fail_at(r, "they end early");
        uint8_t byte = *r->at++;
        value |= (uint64_t)(byte & 127) << shift;
        if (byte < 128)
            return value;
    }
    return fail_at(r, "a number is too long");
}

static int64_t get_signed(reader *r)
{
    uint64_t value = get(r);
    return (int64_t)(value >> 1) ^ -(int64_t)(value & 1);
}

/* Reads a count of items. Each item takes at least `least` bytes. Fails if the remaining bytes cannot hold this number
 * of items. */
static uint32_t get_count(reader *r, size_t least)
{
    uint64_t count = get(r);
    if (count > (size_t)(r->end - r->at) / least)
        return (uint32_t)fail_at(r, "a count exceeds the remaining bytes");
    return (uint32_t)count;
}

static type_id get_type(reader *r)
{
    int64_t dims[MAX_RANK];
    uint64_t kind = get(r);
    if (kind == TYPE_TOKEN)
        return type_token(r->g);
    uint64_t dtype = get(r);
    uint32_t rank = get_count(r, 1);
    if (kind != TYPE_TENSOR || dtype >= DTYPE_COUNT || rank > MAX_RANK)
        return (type_id)fail_at(r, "a type that does not exist");
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = (int64_t)get(r);
    return type_tensor(r->g, (qn_dtype)dtype, rank, dims);
}

static uint32_t get_F32(reader *r)
{
    uint64_t value = get(r);
    return value <= UINT32_MAX ? (uint32_t)value : (uint32_t)fail_at(r, "an f32 of more than 32 bits");
}
static int64_t get_I64(reader *r) { return get_signed(r); }
static attr_dims get_DIMS(reader *r)
{
    uint32_t count = get_count(r, 1);
    int64_t *at = ARENA_NEW_ARRAY(&r->g->arena, int64_t, count);
    for (uint32_t i = 0; i < count; i++)
        at[i] = get_signed(r);
    return (attr_dims){count, at};
}
static bool get_BOOL(reader *r)
{
    uint64_t value = get(r);
    return value < 2 ? value : fail_at(r, "a bool that is neither 0 nor 1");
}
static attr_pairs get_PAIRS(reader *r)
{
    uint32_t count = get_count(r, 2);
    attr_pair *at = ARENA_NEW_ARRAY(&r->g->arena, attr_pair, count);
    for (uint32_t i = 0; i < count; i++) {
        at[i].first = get_signed(r);
        at[i].second = get_signed(r);
    }
    return (attr_pairs){count, at};
}
static qn_dtype get_DTYPE(reader *r)
{
    uint64_t value = get(r);
    return value < DTYPE_COUNT ? (qn_dtype)value : (qn_dtype)fail_at(r, "an element type that does not exist");
}
static uint8_t get_ENUM(reader *r)
{
    uint64_t value = get(r);
    return value < 256 ? (uint8_t)value : (uint8_t)fail_at(r, "an attribute value that does not exist");
}
static const char *get_TEXT(reader *r) { return (void)r, NULL; }
static attr_string get_STRING(reader *r)
{
    uint32_t size = get_count(r, 1);
    const char *at = (const char *)r->at;
    r->at += size;
    return (attr_string){size, at};
}
static attr_dict get_dict(reader *r, uint32_t depth);
static void get_entry(reader *r, uint32_t depth, attr_entry *e)
{
    e->name = get_STRING(r);
    uint64_t kind = get(r), dtype = kind == ENTRY_NUMBER || kind == ENTRY_LIST ? get(r) : 0;
    if (kind > ENTRY_DICT || dtype >= DTYPE_COUNT) {
        fail_at(r, "a dictionary holds a value of unknown kind or type");
        return;
    }
    e->kind = (uint8_t)kind;
    e->dtype = (uint8_t)dtype;
    if (kind == ENTRY_DICT) {
        attr_dict inner = get_dict(r, depth + 1);
        e->count = inner.count;
        e->at = inner.at;
        return;
    }
    e->count = get_count(r, dtype ? dtype_bytes((qn_dtype)dtype) : 1);
    e->at = r->at;
    r->at += attr_entry_bytes(e);
}
static attr_dict get_dict(reader *r, uint32_t depth)
{
    uint32_t count = depth > MAX_DICT_DEPTH ? (uint32_t)fail_at(r, "a dictionary is too deep") : get_count(r, 3);
    attr_entry *at = ARENA_NEW_ARRAY(&r->g->arena, attr_entry, count);
    for (uint32_t i = 0; i < count && !r->g->failure; i++)
        get_entry(r, depth, &at[i]);
    return (attr_dict){count, at};
}
static attr_dict get_DICT(reader *r) { return get_dict(r, 1); }
static attr_types get_TYPES(reader *r)
{
    uint32_t count = get_count(r, 1);
    type *at = ARENA_NEW_ARRAY(&r->g->arena, type, count);
    for (uint32_t i = 0; i < count && !r->g->failure; i++)
        at[i] = *type_at(r->g, get_type(r));
    return (attr_types){count, at};
}
static attr_data get_DATA(reader *r)
{
    uint64_t buffer = get(r);
    attr_data value = {.buffer = (uint32_t)buffer};
    value.splat = get(r) != 0;
    value.bytes = get_count(r, 1);
    value.at = r->at;
    r->at += value.bytes;
    if (buffer > r->g->buffers.count)
        fail_at(r, "a buffer that does not exist");
    return value;
}

static void get_value_of(reader *r, attr_field field, attrs *a)
{
    void *at = (char *)a + attr_facts[field].offset;
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: *(attr_##name *)at = get_##name(r); break;
    switch ((attr_kind)attr_facts[field].kind) {
        ATTR_KINDS(KIND)
    }
#undef KIND
}

static bool op_has_field(op_kind op, attr_field field)
{
    for (const uint8_t *at = op_attributes(op); *at; at++)
        if (*at == field)
            return true;
    return false;
}

static void get_attributes(reader *r, op_kind op, attrs *a)
{
    uint32_t count = get_count(r, 2);
    for (uint32_t i = 0; i < count && !r->g->failure; i++) {
        uint64_t number = get(r);
        attr_field field = attr_from_number(number);
        if (!field || !op_has_field(op, field))
            fail_later(r, "attribute", number);
        else
            get_value_of(r, field, a);
    }
}

typedef LIST_OF(node_id) value_list;

static node_id get_value(reader *r, const value_list *values)
{
    uint64_t index = values ? get(r) : UINT64_MAX;
    return values && index < values->count ? values->at[index] : (node_id)fail_at(r, "a value that does not exist");
}

/* Reads the value of a capture or of an output, which must not be a tuple. */
static node_id get_single(reader *r, const value_list *values)
{
    node_id n = get_value(r, values);
    return !n || !type_is_tuple(r->g, node_type(r->g, n)) ? n : (node_id)fail_at(r, "a tuple used as a value");
}

static region_id get_region(reader *r, const char *name, const value_list *outer);

static node_id get_node(reader *r, const value_list *values)
{
    uint64_t number = get(r);
    op_kind op = op_from_number(number);
    if (op == OP_none)
        fail_later(r, "operation", number);
    if (op == OP_argument)
        fail_at(r, "an argument among the nodes");
    attrs *a = op_owns_regions(op) ? ARENA_NEW(&r->g->arena, attrs) : &r->plain;
    memset(a, 0, sizeof *a);
    get_attributes(r, op, a);
    uint32_t count = get_count(r, 1);
    node_id *operands = ARENA_NEW_ARRAY(&r->g->arena, node_id, count);
    for (uint32_t i = 0; i < count; i++)
        operands[i] = get_value(r, values);
    if (op_owns_regions(op)) {
        uint32_t regions = op == OP_call ? 1 : get_count(r, 3);
        region_id *owned = ARENA_NEW_ARRAY(&r->g->arena, region_id, regions);
        for (uint32_t i = 0; i < regions && !r->g->failure; i++) {
            uint64_t function = op == OP_call ? get(r) : 0;
            if (op != OP_call)
                owned[i] = get_region(r, NULL, values);
            else if (function < r->functions.count)
                owned[i] = r->functions.at[function];
            else
                fail_at(r, "a call of a function that is not defined before it");
        }
        a->regions = owned;
        a->region_count = regions;
    }
    node_id made = r->g->failure ? 0 : node_make(r->g, op, count, operands, a);
    if (r->remarks)
        LIST_ADD(&r->g->arena, &r->made, made);
    return made;
}

/* Checks the aliases of a function's inputs. Each alias must be the number of an output that has the input's type, and
 * no two inputs may have the same alias. */
static void check_aliases(reader *r, region_id id, uint32_t count, const node_id *outputs)
{
    graph *g = r->g;
    bool *taken = ARENA_NEW_ARRAY(&g->arena, bool, count);
    for (uint32_t i = 0; !g->failure && i < region_at(g, id)->formals.count; i++) {
        const formal *f = &region_at(g, id)->formals.at[i];
        if (f->alias < 0)
            continue;
        if ((uint32_t)f->alias >= count || taken[f->alias] || node_type(g, outputs[f->alias]) != node_type(g, f->node))
            fail_at(r, "an aliased output is missing, of another type, or aliased twice");
        else
            taken[f->alias] = true;
    }
}

static region_id get_region(reader *r, const char *name, const value_list *outer)
{
    graph *g = r->g;
    value_list values = {0};
    region_id id = graph_open_region(g, name);
    uint32_t formals = get_count(r, 3);
    for (uint32_t i = 0; i < formals && !g->failure; i++) {
        node_id made = graph_formal(g, get_type(r), NULL);
        LIST_ADD(&g->arena, &values, made);
        int64_t alias = get_signed(r);
        if (alias < -1 || alias > INT32_MAX || (alias >= 0 && !name))
            fail_at(r, "an alias is out of range, or is given outside the inputs of a function");
        else if (made)
            region_at(g, id)->formals.at[i].alias = (int32_t)alias;
    }
    uint32_t captures = get_count(r, 1);
    for (uint32_t i = 0; i < captures && !g->failure; i++)
        LIST_ADD(&g->arena, &values, graph_capture(g, get_single(r, outer)));
    uint32_t nodes = get_count(r, 3);
    for (uint32_t i = 0; i < nodes && !g->failure; i++) {
        node_id made = get_node(r, &values);
        LIST_ADD(&g->arena, &values, made);
    }
    uint32_t count = get_count(r, 1);
    node_id *outputs = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t i = 0; i < count && !g->failure; i++)
        outputs[i] = get_single(r, &values);
    check_aliases(r, id, count, outputs);
    return graph_close_region(g, count, outputs);
}

static qn_status read_bytes(graph *g, const void *bytes, size_t size, bool remarks, region_id *entry)
{
    static const char magic[] = GRAPH_MAGIC;
    reader r = {.g = g, .at = bytes, .end = (const uint8_t *)bytes + size, .remarks = remarks};
    if (size < sizeof magic - 1 || memcmp(bytes, magic, 3) != 0)
        return status_make(QN_INVALID_ARGUMENT, "malformed graph bytes: the magic is not QNG2");
    if (r.at[3] != magic[3])
        return status_make(QN_UNSUPPORTED, "the graph bytes are of another version: the magic is QNG%c, not QNG2",
                           r.at[3] >= '0' && r.at[3] <= '9' ? r.at[3] : '?');
    r.at += sizeof magic - 1;
    uint32_t buffers = get_count(&r, 2);
    for (uint32_t i = 0; i < buffers && !g->failure; i++)
        LIST_ADD(&g->arena, &g->buffers, (constant_buffer){get_type(&r), NULL});
    uint32_t functions = get_count(&r, 4);
    if (!functions)
        fail_at(&r, "there is no function");
    for (uint32_t i = 0; i < functions && !g->failure; i++) {
        char *name = arena_printf(&g->arena, i + 1 == functions ? "main" : "f%u", i);
        region_id made = get_region(&r, name, NULL);
        LIST_ADD(&g->arena, &r.functions, made);
        if (!g->failure)
            region_at(g, made)->is_private = i + 1 < functions;
        *entry = made;
    }
    if (remarks && !g->failure &&
        !remarks_read(g, *entry, (const char *)r.at, (size_t)(r.end - r.at), r.made.count, r.made.at))
        fail_at(&r, "a remark is malformed");
    if (!remarks && r.at != r.end)
        fail_at(&r, "bytes follow the last function");
    return graph_take_failure(g);
}

qn_status graph_from_bytes(graph *g, const void *bytes, size_t size, region_id *entry)
{
    return read_bytes(g, bytes, size, false, entry);
}

qn_status graph_from_bytes_with_remarks(graph *g, const void *bytes, size_t size, region_id *entry)
{
    return read_bytes(g, bytes, size, true, entry);
}
