/* Hashes, compares, copies and interns attribute records. */
#include <string.h>

#include "base/hash.h"
#include "graph/nodes.h"

/* ---- dictionaries ------------------------------------------------------------------------------------------------ */

size_t attr_entry_bytes(const attr_entry *e)
{
    switch ((entry_kind)e->kind) {
    case ENTRY_STRING: return e->count;
    case ENTRY_NUMBER:
    case ENTRY_LIST: return e->count * dtype_bytes((qn_dtype)e->dtype);
    case ENTRY_DICT: return e->count * sizeof(attr_entry);
    }
    return 0;
}

const char *enum_spellings(arena *a, attr_field field)
{
    const char *list = enum_spelling(field, 1), *next;
    for (int i = 2; (next = enum_spelling(field, i)); i++)
        list = arena_printf(a, "%s%s%s", list, enum_spelling(field, i + 1) ? ", " : " or ", next);
    return list;
}

static attr_dict entry_dict(const attr_entry *e) { return (attr_dict){e->count, e->at}; }

int attr_string_compare(attr_string a, attr_string b)
{
    uint32_t common = a.size < b.size ? a.size : b.size;
    int order = common ? memcmp(a.at, b.at, common) : 0;
    return order ? order : (a.size > b.size) - (a.size < b.size);
}

static const char *entry_fault(const attr_entry *e)
{
    bool counts = e->kind == ENTRY_NUMBER || e->kind == ENTRY_LIST;
    if (!e->name.size)
        return "a name is empty";
    if (e->kind > ENTRY_DICT || (counts ? !dtype_valid((qn_dtype)e->dtype) : e->dtype != QN_NONE))
        return "a value is of a kind or type that does not exist";
    if (e->kind == ENTRY_NUMBER && e->count != 1)
        return "a number is not one element";
    return counts && e->dtype == QN_I1 && !bools_valid(e->at, (int64_t)e->count) ? "an i1 is neither 0 nor 1" : NULL;
}

static const char *dict_fault(arena *a, attr_dict dict, uint32_t depth)
{
    if (depth > MAX_DICT_DEPTH)
        return arena_printf(a, "dictionaries nest deeper than %d", MAX_DICT_DEPTH);
    for (uint32_t i = 0; i < dict.count; i++) {
        const attr_entry *e = &dict.at[i];
        const char *fault = entry_fault(e);
        int order = !i || fault ? -1 : attr_string_compare(dict.at[i - 1].name, e->name);
        if (order >= 0)
            return arena_printf(
                a, order ? "name '%.*s' is not in ascending order" : "the dictionary has the name '%.*s' twice",
                (int)e->name.size, e->name.at);
        if (!fault && e->kind == ENTRY_DICT)
            fault = dict_fault(a, entry_dict(e), depth + 1);
        if (fault)
            return fault;
    }
    return NULL;
}

const char *attr_dict_fault(arena *a, attr_dict dict) { return dict_fault(a, dict, 1); }

/* ---- values ------------------------------------------------------------------------------------------------------ */

attr_dims dims_copy(graph *g, uint32_t count, const int64_t *at)
{
    return (attr_dims){count, count ? arena_copy(&g->arena, at, count * sizeof *at) : NULL};
}

static uint64_t hash_F32(uint64_t h, uint32_t value) { return hash_mix(h, value); }
static uint64_t hash_I64(uint64_t h, int64_t value) { return hash_mix(h, (uint64_t)value); }
static uint64_t hash_BOOL(uint64_t h, bool value) { return hash_mix(h, value); }
static uint64_t hash_DIMS(uint64_t h, attr_dims value)
{
    return hash_bytes(value.at, value.count * sizeof *value.at, hash_mix(h, value.count));
}
static uint64_t hash_PAIRS(uint64_t h, attr_pairs value)
{
    return hash_bytes(value.at, value.count * sizeof *value.at, hash_mix(h, value.count));
}
static uint64_t hash_DTYPE(uint64_t h, qn_dtype value) { return hash_mix(h, (uint64_t)value); }
static uint64_t hash_ENUM(uint64_t h, uint8_t value) { return hash_mix(h, value); }
static uint64_t hash_TEXT(uint64_t h, const char *value) { return value ? hash_bytes(value, strlen(value), h) : h; }
static uint64_t hash_STRING(uint64_t h, attr_string value) { return hash_bytes(value.at, value.size, h); }
static uint64_t hash_DICT(uint64_t h, attr_dict value)
{
    h = hash_mix(h, value.count);
    for (uint32_t i = 0; i < value.count; i++) {
        const attr_entry *e = &value.at[i];
        h = hash_mix(hash_STRING(h, e->name), (uint64_t)e->kind << 8 | e->dtype);
        h = e->kind == ENTRY_DICT ? hash_DICT(h, entry_dict(e)) : hash_bytes(e->at, attr_entry_bytes(e), h);
    }
    return h;
}
static uint64_t hash_TYPES(uint64_t h, attr_types value)
{
    h = hash_mix(h, value.count);
    for (uint32_t i = 0; i < value.count; i++)
        h = hash_bytes(value.at[i].dims, value.at[i].rank * sizeof(int64_t), hash_mix(h, value.at[i].dtype));
    return h;
}
static uint64_t hash_DATA(uint64_t h, attr_data value)
{
    return hash_bytes(value.at, value.bytes, hash_mix(h, value.buffer * 2 + value.splat));
}

static bool same_F32(uint32_t a, uint32_t b) { return a == b; }
static bool same_I64(int64_t a, int64_t b) { return a == b; }
static bool same_BOOL(bool a, bool b) { return a == b; }
static bool same_DIMS(attr_dims a, attr_dims b)
{
    return a.count == b.count && (!a.count || memcmp(a.at, b.at, a.count * sizeof *a.at) == 0);
}
static bool same_PAIRS(attr_pairs a, attr_pairs b)
{
    return a.count == b.count && (!a.count || memcmp(a.at, b.at, a.count * sizeof *a.at) == 0);
}
static bool same_DTYPE(qn_dtype a, qn_dtype b) { return a == b; }
static bool same_ENUM(uint8_t a, uint8_t b) { return a == b; }
static bool same_TEXT(const char *a, const char *b) { return a == b || (a && b && strcmp(a, b) == 0); }
static bool same_STRING(attr_string a, attr_string b)
{
    return a.size == b.size && (!a.size || memcmp(a.at, b.at, a.size) == 0);
}
static bool same_DICT(attr_dict a, attr_dict b)
{
    bool same = a.count == b.count;
    for (uint32_t i = 0; same && i < a.count; i++) {
        const attr_entry *e = &a.at[i], *f = &b.at[i];
        same = same_STRING(e->name, f->name) && e->kind == f->kind && e->dtype == f->dtype && e->count == f->count;
        if (same && e->kind == ENTRY_DICT)
            same = same_DICT(entry_dict(e), entry_dict(f));
        else if (same && e->count)
            same = memcmp(e->at, f->at, attr_entry_bytes(e)) == 0;
    }
    return same;
}
static bool same_TYPES(attr_types a, attr_types b)
{
    bool same = a.count == b.count;
    for (uint32_t i = 0; same && i < a.count; i++)
        same = a.at[i].dtype == b.at[i].dtype &&
               same_DIMS((attr_dims){a.at[i].rank, a.at[i].dims}, (attr_dims){b.at[i].rank, b.at[i].dims});
    return same;
}
static bool same_DATA(attr_data a, attr_data b)
{
    return a.buffer == b.buffer && a.splat == b.splat && a.bytes == b.bytes &&
           (!a.bytes || memcmp(a.at, b.at, a.bytes) == 0);
}

static uint32_t keep_F32(graph *g, uint32_t value) { return (void)g, value; }
static int64_t keep_I64(graph *g, int64_t value) { return (void)g, value; }
static bool keep_BOOL(graph *g, bool value) { return (void)g, value; }
static attr_dims keep_DIMS(graph *g, attr_dims value) { return dims_copy(g, value.count, value.at); }
static attr_pairs keep_PAIRS(graph *g, attr_pairs value)
{
    value.at = value.count ? arena_copy(&g->arena, value.at, value.count * sizeof *value.at) : NULL;
    return value;
}
static qn_dtype keep_DTYPE(graph *g, qn_dtype value) { return (void)g, value; }
static uint8_t keep_ENUM(graph *g, uint8_t value) { return (void)g, value; }
static const char *keep_TEXT(graph *g, const char *value)
{
    return value ? arena_string(&g->arena, value, strlen(value)) : NULL;
}
static attr_string keep_STRING(graph *g, attr_string value)
{
    value.at = value.size ? arena_string(&g->arena, value.at, value.size) : NULL;
    return value;
}
static attr_dict keep_DICT(graph *g, attr_dict value)
{
    attr_entry *made = value.count ? ARENA_NEW_ARRAY(&g->arena, attr_entry, value.count) : NULL;
    for (uint32_t i = 0; i < value.count; i++) {
        made[i] = value.at[i];
        made[i].name = keep_STRING(g, made[i].name);
        if (made[i].kind == ENTRY_DICT)
            made[i].at = keep_DICT(g, entry_dict(&made[i])).at;
        else
            made[i].at = arena_string(&g->arena, made[i].at, attr_entry_bytes(&made[i]));
    }
    return (attr_dict){value.count, made};
}
static attr_types keep_TYPES(graph *g, attr_types value)
{
    type *made = value.count ? ARENA_NEW_ARRAY(&g->arena, type, value.count) : NULL;
    for (uint32_t i = 0; i < value.count; i++) {
        made[i] = value.at[i];
        made[i].dims = dims_copy(g, made[i].rank, made[i].dims).at;
    }
    return (attr_types){value.count, made};
}
static attr_data keep_DATA(graph *g, attr_data value)
{
    value.at = value.bytes ? arena_copy(&g->arena, value.at, value.bytes) : NULL;
    return value;
}

static uint64_t hash_value(uint64_t h, attr_kind kind, const attr_any *value)
{
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: return hash_##name(h, value->name);
    switch (kind) {
        ATTR_KINDS(KIND)
    }
#undef KIND
    return h;
}

bool attr_same(attr_field field, const attr_any *a, const attr_any *b)
{
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: return same_##name(a->name, b->name);
    switch ((attr_kind)attr_facts[field].kind) {
        ATTR_KINDS(KIND)
    }
#undef KIND
    return true;
}

static attr_any keep_value(graph *g, attr_kind kind, const attr_any *value)
{
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: return (attr_any){.name = keep_##name(g, value->name)};
    switch (kind) {
        ATTR_KINDS(KIND)
    }
#undef KIND
    return *value;
}

/* ---- records ----------------------------------------------------------------------------------------------------- */

const attr_any *attr_at(const attr_record *record, attr_field field)
{
    static const attr_any zero;
    for (uint32_t i = 0; record->fields[i]; i++)
        if (record->fields[i] == field)
            return &record->values[i];
    return &zero;
}

attr_record attrs_pack(op_kind op, const attrs *given, attr_any *values)
{
    static const attr_any zero;
    attr_record made = {.fields = op_attributes(op), .values = values};
    made.region_count = given ? given->region_count : 0;
    made.regions = given ? given->regions : NULL;
    for (uint32_t i = 0; made.fields[i]; i++) {
        const attr_fact *fact = &attr_facts[made.fields[i]];
        const void *at = given ? (const char *)given + fact->offset : NULL;
        values[i] = zero;
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: values[i].name = *(const attr_##name *)at; break;
        switch (at ? (int)fact->kind : -1) {
            ATTR_KINDS(KIND)
        }
#undef KIND
    }
    return made;
}

attrs attrs_of(const graph *g, node_id n)
{
    const attr_record *record = node_attrs(g, n);
    attrs made = {.region_count = record->region_count, .regions = record->regions};
    for (uint32_t i = 0; record->fields[i]; i++) {
        const attr_fact *fact = &attr_facts[record->fields[i]];
        void *at = (char *)&made + fact->offset;
#define KIND(name, c_type)                                                                                             \
    case KIND_##name: *(attr_##name *)at = record->values[i].name; break;
        switch ((attr_kind)fact->kind) {
            ATTR_KINDS(KIND)
        }
#undef KIND
    }
    return made;
}

bool attr_is_given(attr_field field, const attr_any *value)
{
    static const attr_any zero;
    return !attr_same(field, value, &zero);
}

/* Whether the record equals graph.attrs[0]: all values are zero, and there is no region. */
static bool is_empty(const attr_record *record)
{
    bool empty = !record->region_count;
    for (uint32_t i = 0; empty && record->fields[i]; i++)
        empty = !attr_is_given((attr_field)record->fields[i], &record->values[i]);
    return empty;
}

static uint64_t record_hash(const attr_record *record)
{
    uint64_t h = hash_bytes(record->regions, record->region_count * sizeof *record->regions, record->region_count);
    for (uint32_t i = 0; record->fields[i]; i++)
        h = hash_value(hash_mix(h, record->fields[i]), (attr_kind)attr_facts[record->fields[i]].kind,
                       &record->values[i]);
    return h;
}

static bool record_same(const attr_record *a, const attr_record *b)
{
    bool same = a->fields == b->fields && a->region_count == b->region_count &&
                (!a->region_count || memcmp(a->regions, b->regions, a->region_count * sizeof *a->regions) == 0);
    for (uint32_t i = 0; same && a->fields[i]; i++)
        same = attr_same((attr_field)a->fields[i], &a->values[i], &b->values[i]);
    return same;
}

static const uint32_t *count_captures(graph *g, const attr_record *record)
{
    uint32_t *sums = ARENA_NEW_ARRAY(&g->arena, uint32_t, record->region_count + 1);
    for (uint32_t r = 0; r < record->region_count; r++)
        sums[r + 1] = sums[r] + region_at(g, record->regions[r])->captures.count;
    return sums;
}

static attr_record record_copy(graph *g, const attr_record *record)
{
    attr_record made = *record;
    uint32_t count = 0;
    while (record->fields[count])
        count++;
    made.values = ARENA_NEW_ARRAY(&g->arena, attr_any, count);
    for (uint32_t i = 0; i < count; i++)
        made.values[i] = keep_value(g, (attr_kind)attr_facts[record->fields[i]].kind, &record->values[i]);
    made.regions = arena_copy(&g->arena, record->regions, record->region_count * sizeof *record->regions);
    made.captures = record->region_count ? count_captures(g, record) : NULL;
    return made;
}

attrs_id attrs_intern(graph *g, const attr_record *record)
{
    if (is_empty(record))
        return 0;
    uint64_t hash = record_hash(record), cursor = 0;
    for (attrs_id a; (a = index_table_next(&g->tables->attrs, hash, &cursor));)
        if (record_same(&g->attrs.at[a], record))
            return a;
    LIST_ADD(&g->arena, &g->attrs, record_copy(g, record));
    index_table_add(g, &g->tables->attrs, hash, g->attrs.count - 1);
    return g->attrs.count - 1;
}
