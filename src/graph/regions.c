/* Opens and closes regions, captures values, and finds equal regions. */
#include <string.h>

#include "base/hash.h"
#include "base/text.h"
#include "graph/nodes.h"

region_id graph_open_region(graph *g, const char *function_name)
{
    if (g->failure)
        return 0;
    if (g->depth >= MAX_DEPTH)
        return graph_fail(g, QN_UNSUPPORTED, "regions nest deeper than %d", MAX_DEPTH);
    bool function = function_name || !g->open;
    region made = {.is_open = true, .parent = function ? 0 : g->open};
    if (function_name) {
        if (graph_find_function(g, function_name))
            return graph_fail(g, QN_INVALID_ARGUMENT, "function @%s is defined twice", function_name);
        made.name = arena_string(&g->arena, function_name, strlen(function_name));
    }
    LIST_ADD(&g->arena, &g->regions, made);
    region_id opened = g->regions.count - 1;
    if (function) {
        LIST_ADD(&g->arena, &g->functions, opened);
        if (made.name)
            index_table_add(g, &g->tables->functions, hash_bytes(made.name, strlen(made.name), 0), opened);
    }
    LIST_ADD(&g->arena, &g->tables->open, g->open);
    g->open = opened;
    g->depth++;
    return opened;
}

void region_deepen(graph *g, op_kind op, const attr_record *a)
{
    region *open = region_at(g, g->open);
    uint32_t call = op == OP_call;
    for (uint32_t i = 0; i < a->region_count; i++) {
        const region *inside = region_at(g, a->regions[i]);
        open->levels = inside->levels + !call > open->levels ? inside->levels + !call : open->levels;
        open->calls = inside->calls + call > open->calls ? inside->calls + call : open->calls;
    }
}

static node_id add_argument(graph *g, region_id r, type_id t)
{
    region *owner = region_at(g, r);
    region_id open = g->open;
    attr_any index = {.I64 = owner->formals.count + owner->captures.count};
    attr_record record = {.fields = op_attributes(OP_argument), .values = &index};
    g->open = r;
    node_id made = node_intern(g, OP_argument, t, attrs_intern(g, &record), 0, NULL);
    g->open = open;
    return made;
}

node_id graph_formal(graph *g, type_id t, const char *name)
{
    if (g->failure || !t)
        return 0;
    if (!g->open || region_at(g, g->open)->captures.count)
        return graph_fail(g, QN_INVALID_ARGUMENT, "a formal needs an open region without captures");
    if (!type_is_tensor(g, t))
        return graph_fail(g, QN_UNSUPPORTED, "an argument is %s; expected a tensor", type_string(g, t));
    node_id made = add_argument(g, g->open, t);
    formal added = {made, name ? arena_string(&g->arena, name, strlen(name)) : NULL, -1};
    LIST_ADD(&g->arena, &region_at(g, g->open)->formals, added);
    return made;
}

/* Returns the argument of region r that captures `outer`, and adds the argument if there is none. `outer` is a value of
 * the parent of r. */
static node_id capture_in(graph *g, region_id r, node_id outer)
{
    uint64_t hash = hash_mix((uint64_t)r << 32 | outer, 0), cursor = 0;
    for (uint32_t i; (i = index_table_next(&g->tables->captures, hash, &cursor));) {
        const region *owner = region_at(g, r);
        if (i <= owner->captured.count && owner->captured.at[i - 1] == outer)
            return owner->captures.at[i - 1];
    }
    node_id made = add_argument(g, r, node_type(g, outer));
    LIST_ADD(&g->arena, &region_at(g, r)->captured, outer);
    LIST_ADD(&g->arena, &region_at(g, r)->captures, made);
    index_table_add(g, &g->tables->captures, hash, region_at(g, r)->captures.count);
    return made;
}

node_id region_import(graph *g, node_id n)
{
    if (!n || n >= g->nodes.count)
        return 0;
    region_id path[MAX_DEPTH];
    uint32_t depth = 0;
    for (region_id r = g->open; r != node_at(g, n)->region; r = region_at(g, r)->parent) {
        if (!r || depth == MAX_DEPTH)
            return 0;
        path[depth++] = r;
    }
    while (depth)
        n = capture_in(g, path[--depth], n);
    return n;
}

const char *region_unreachable(const graph *g, node_id n)
{
    if (n < g->nodes.count && region_at(g, node_at(g, n)->region)->is_open)
        return "was made outside the callback or function that is being built; expected a value made from its "
               "arguments";
    return "was made inside a callback, which has ended; expected a value made outside, or one that the callback "
           "returned in out[]";
}

node_id graph_capture(graph *g, node_id outer)
{
    if (g->failure)
        return 0;
    if (!g->open || !outer || node_at(g, outer)->region != region_at(g, g->open)->parent)
        return graph_fail(g, QN_INTERNAL, "a captured value is not in the enclosing region");
    node_id made = add_argument(g, g->open, node_type(g, outer));
    LIST_ADD(&g->arena, &region_at(g, g->open)->captured, outer);
    LIST_ADD(&g->arena, &region_at(g, g->open)->captures, made);
    index_table_add(g, &g->tables->captures, hash_mix((uint64_t)g->open << 32 | outer, 0),
                    region_at(g, g->open)->captures.count);
    return made;
}

/* Returns the position of a node in the list region.nodes. Regions are hashed and compared by positions, so that
 * regions match if they differ only in the indices of their nodes. Node indices grow along the list, so bisection finds
 * the position. */
static uint32_t place_of(const region *r, node_id n)
{
    uint32_t low = 0, high = r->nodes.count;
    while (low + 1 < high) {
        uint32_t middle = (low + high) / 2;
        if (r->nodes.at[middle] <= n)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static uint64_t region_hash(const graph *g, const region *r)
{
    uint64_t h = hash_mix((uint64_t)r->formals.count << 32 | r->captures.count, r->output_count);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        const node *n = node_at(g, r->nodes.at[i]);
        h = hash_mix(h, (uint64_t)n->op << 48 ^ (uint64_t)n->type << 24 ^ n->attrs);
        for (uint32_t k = 0; k < n->count; k++)
            h = hash_mix(h, place_of(r, node_operands(g, r->nodes.at[i])[k]));
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        h = hash_mix(h, place_of(r, r->outputs[i]));
    return h;
}

static bool region_same(const graph *g, const region *a, const region *b)
{
    if (a->formals.count != b->formals.count || a->captures.count != b->captures.count ||
        a->nodes.count != b->nodes.count || a->output_count != b->output_count)
        return false;
    for (uint32_t i = 0; i < a->nodes.count; i++) {
        const node *m = node_at(g, a->nodes.at[i]), *n = node_at(g, b->nodes.at[i]);
        if (m->op != n->op || m->type != n->type || m->attrs != n->attrs || m->count != n->count)
            return false;
        for (uint32_t k = 0; k < m->count; k++)
            if (place_of(a, node_operands(g, a->nodes.at[i])[k]) != place_of(b, node_operands(g, b->nodes.at[i])[k]))
                return false;
    }
    for (uint32_t i = 0; i < a->output_count; i++)
        if (place_of(a, a->outputs[i]) != place_of(b, b->outputs[i]))
            return false;
    return true;
}

region_id region_canonical(graph *g, region_id r)
{
    uint64_t cursor = 0, hash = region_at(g, r)->hash;
    for (region_id have; (have = index_table_next(&g->tables->regions, hash, &cursor));)
        if (have == r || region_same(g, region_at(g, have), region_at(g, r)))
            return have;
    index_table_add(g, &g->tables->regions, hash, r);
    return r;
}

region_id graph_close_region(graph *g, uint32_t count, const node_id *outputs)
{
    if (!g->open)
        return 0;
    region_id closed = g->open;
    node_id *kept = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t i = 0; i < count && !g->failure; i++)
        if (!(kept[i] = region_import(g, outputs[i])))
            graph_fail(g, QN_INVALID_ARGUMENT,
                       "output %u is no value of this region; expected a value of the region or of one around it", i);
        else if (type_at(g, node_type(g, kept[i]))->kind == TYPE_TOKEN)
            graph_fail(g, QN_UNSUPPORTED, "output %u is a token; expected a tensor", i);
    region *r = region_at(g, closed);
    r->is_open = false;
    r->output_count = count;
    r->outputs = kept;
    g->open = g->tables->open.at[--g->tables->open.count];
    g->depth--;
    if (g->failure)
        return 0;
    r->hash = region_hash(g, r);
    return closed;
}

region_id graph_find_function(const graph *g, const char *name)
{
    uint64_t cursor = 0, hash = hash_bytes(name, strlen(name), 0);
    for (region_id r; (r = index_table_next(&g->tables->functions, hash, &cursor));)
        if (strcmp(region_at(g, r)->name, name) == 0)
            return r;
    return 0;
}

static qn_status no_entry(const graph *g, uint32_t publics)
{
    text names = {0};
    text_puts(&names, "");
    for (uint32_t i = 0; i < g->functions.count; i++) {
        const region *r = region_at(g, g->functions.at[i]);
        if (!r->is_private)
            text_printf(&names, "%s@%s", names.size ? ", " : ": ", r->name ? r->name : "");
    }
    qn_status made =
        names.failed ? status_oom()
                     : status_make(QN_NOT_FOUND,
                                   "the module has no function @main and %u public functions%s; expected @main, only "
                                   "one, or a choice by name (qn_graph_parse_function, --function)",
                                   publics, names.at);
    text_free(&names);
    return made;
}

region_id graph_entry(const graph *g, qn_status *why)
{
    region_id main = graph_find_function(g, "main"), only = 0;
    uint32_t publics = 0;
    for (uint32_t i = 0; i < g->functions.count; i++)
        if (!region_at(g, g->functions.at[i])->is_private) {
            only = g->functions.at[i];
            publics++;
        }
    if (main || publics == 1)
        return main ? main : only;
    *why = no_entry(g, publics);
    return 0;
}
