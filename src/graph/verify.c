/* Checks the invariants of graph.h. For example, verify_inferred infers the type of each node again and compares it
 * with the type in the node. The inference uses a shadow graph, so that the graph itself does not change. The shadow
 * graph shares the nodes and attributes of the graph, and has its own arena, failure and type table.
 *
 * To add an invariant, write a function that returns a status and call it from verify_node or verify_region. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "graph/nodes.h"

typedef struct verifier {
    const graph *g;
    graph shadow;
    graph_tables tables;
    index_table seen; /* a hash table of the nodes without effects that were checked so far */
    uint32_t *nodes;  /* how often each node occurs in the node lists of regions */
} verifier;

#define FAULT(...) status_make(QN_INTERNAL, "graph_verify: " __VA_ARGS__)

static void shadow_make(verifier *v)
{
    graph *g = &v->shadow;
    *g = *v->g;
    arena_init(&g->arena);
    g->failure = NULL;
    g->types.room = g->types.count; /* the list counts as full, so that adding a type copies the list to the new
                                       arena */
    v->tables = *v->g->tables;
    g->tables = &v->tables;
}

static void shadow_tables(verifier *v)
{
    arena *a = &v->shadow.arena;
    index_table *types = &v->tables.types;
    types->slots = arena_copy(a, types->slots, types->size * sizeof *types->slots);
    v->nodes = ARENA_NEW_ARRAY(a, uint32_t, v->g->nodes.count);
}

/* ---- types and attributes ---------------------------------------------------------------------------------------- */

static qn_status verify_type(const graph *g, type_id id)
{
    const type *t = type_at(g, id);
    if (t->kind == TYPE_TOKEN)
        return NULL;
    if (t->kind == TYPE_TUPLE) {
        for (uint32_t i = 0; i < t->rank; i++)
            if (!t->parts[i] || t->parts[i] >= id)
                return FAULT("type %u: part %u is not an earlier type", id, i);
        return NULL;
    }
    if (t->kind != TYPE_TENSOR || !dtype_valid((qn_dtype)t->dtype) || t->rank > MAX_RANK)
        return FAULT("type %u: kind %u, element type %u, rank %u", id, t->kind, t->dtype, t->rank);
    int64_t elements = 1;
    for (uint32_t i = 0; i < t->rank; i++)
        if (t->dims[i] < 0 || __builtin_mul_overflow(elements, t->dims[i], &elements))
            return FAULT("type %u: dimension %u is %" PRId64, id, i, t->dims[i]);
    if (elements != t->elements)
        return FAULT("type %u: %" PRId64 " elements noted, %" PRId64 " counted", id, t->elements, elements);
    return NULL;
}

/* Checks the fields and the regions of a node. */
static qn_status verify_attributes(const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    op_kind op = node_op(g, n);
    if (node_at(g, n)->attrs && a->fields != op_attributes(op))
        return FAULT("node %u: %s has attributes of another operation", n, op_facts[op].name);
    if (a->region_count && !op_owns_regions(op))
        return FAULT("node %u: %s must not have regions", n, op_facts[op].name);
    for (uint32_t i = 0; i < a->region_count; i++) {
        region_id owned = a->regions[i];
        if (!owned || owned >= g->regions.count || region_at(g, owned)->is_open)
            return FAULT("node %u: region %u of %s is not closed", n, i, op_facts[op].name);
        const region *r = region_at(g, owned);
        if (r->nodes.count && r->nodes.at[r->nodes.count - 1] >= n)
            return FAULT("node %u: region %u of %s was closed after the node was made", n, i, op_facts[op].name);
        const region *around = region_at(g, node_at(g, n)->region);
        if (around->levels < r->levels + (op != OP_call) || around->calls < r->calls + (op == OP_call) ||
            around->levels >= MAX_DEPTH || around->calls > MAX_CALLS)
            return FAULT("node %u: the enclosing region states fewer levels of nesting or calls than region %u of %s "
                         "needs, or more "
                         "than the limit",
                         n, i, op_facts[op].name);
    }
    return NULL;
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static qn_status verify_operands(const graph *g, node_id n)
{
    const node *at = node_at(g, n);
    if (at->count > 3 && (uint64_t)at->operand[0] + at->count > g->sides.count)
        return FAULT("node %u: operands are outside the side array", n);
    for (uint32_t i = 0; i < at->count; i++) {
        node_id operand = node_operand(g, n, i);
        if (!operand)
            return FAULT("node %u: operand %u is missing (node 0)", n, i);
        if (operand >= n)
            return FAULT("node %u: operand %u is node %u, which does not come before node %u", n, i, operand, n);
        if (node_at(g, operand)->region != at->region)
            return FAULT("node %u: operand %u is of another region", n, i);
    }
    return NULL;
}

static qn_status verify_argument(const graph *g, node_id n)
{
    const region *r = region_at(g, node_at(g, n)->region);
    int64_t index = attr_index(node_attrs(g, n));
    if (index < 0 || index >= (int64_t)r->formals.count + r->captures.count)
        return FAULT("node %u: argument %" PRId64 " of a region with %u arguments", n, index,
                     r->formals.count + r->captures.count);
    uint32_t i = (uint32_t)index;
    if ((i < r->formals.count ? r->formals.at[i].node : r->captures.at[i - r->formals.count]) != n)
        return FAULT("node %u: the region has another node for argument %u", n, i);
    return NULL;
}

static qn_status verify_inferred(verifier *v, node_id n)
{
    graph *g = &v->shadow;
    attr_any values[MAX_FIELDS];
    attrs given = attrs_of(g, n);
    attr_record record = attrs_pack(node_op(g, n), &given, values);
    type_id inferred = infer(g, node_op(g, n), node_at(g, n)->count, node_operands(g, n), &record);
    if (!inferred)
        return FAULT("node %u: %s", n, qn_status_message(g->failure));
    if (inferred != node_type(g, n))
        return FAULT("node %u: %s is %s; inference gives %s", n, op_facts[node_op(g, n)].name,
                     type_string(g, node_type(g, n)), type_string(g, inferred));
    for (uint32_t i = 0; record.fields[i]; i++)
        if (!attr_same((attr_field)record.fields[i], &values[i],
                       attr_at(node_attrs(g, n), (attr_field)record.fields[i])))
            return FAULT("node %u: %s: inference gives another value of %s", n, op_facts[node_op(g, n)].name,
                         attr_facts[record.fields[i]].name);
    return NULL;
}

static qn_status verify_unique(verifier *v, node_id n)
{
    const graph *g = v->g;
    const node *at = node_at(g, n);
    size_t bytes = at->count * sizeof(node_id);
    uint64_t hash = hash_mix((uint64_t)at->op << 32 | at->type, (uint64_t)at->attrs << 32 | at->region), cursor = 0;
    hash = hash_bytes(node_operands(g, n), bytes, hash);
    for (node_id other; (other = index_table_next(&v->seen, hash, &cursor));) {
        const node *o = node_at(g, other);
        if (o->op == at->op && o->type == at->type && o->attrs == at->attrs && o->region == at->region &&
            o->count == at->count && (!bytes || memcmp(node_operands(g, other), node_operands(g, n), bytes) == 0))
            return FAULT("nodes %u and %u are equal", other, n);
    }
    index_table_add(&v->shadow, &v->seen, hash, n);
    return NULL;
}

static qn_status verify_node(verifier *v, node_id n)
{
    const graph *g = v->g;
    const node *at = node_at(g, n);
    if (at->op == OP_none || at->op >= OP_COUNT || !at->type || at->type >= g->types.count ||
        at->attrs >= g->attrs.count || !at->region || at->region >= g->regions.count)
        return FAULT("node %u: one of these does not exist: operation %u, type %u, attributes %u, region %u", n, at->op,
                     at->type, at->attrs, at->region);
    if (v->nodes[n] != 1)
        return FAULT("node %u: its region lists it %u times", n, v->nodes[n]);
    QN_TRY(verify_operands(g, n));
    QN_TRY(verify_attributes(g, n));
    QN_TRY(at->op == OP_argument ? verify_argument(g, n) : verify_inferred(v, n));
    return node_has_effects(g, n) ? NULL : verify_unique(v, n);
}

/* ---- regions ----------------------------------------------------------------------------------------------------- */

static qn_status verify_arguments(const graph *g, region_id id)
{
    const region *r = region_at(g, id);
    for (uint32_t i = 0; i < r->formals.count + r->captures.count; i++) {
        node_id n = i < r->formals.count ? r->formals.at[i].node : r->captures.at[i - r->formals.count];
        if (!n || n >= g->nodes.count || node_op(g, n) != OP_argument || node_at(g, n)->region != id ||
            attr_index(node_attrs(g, n)) != i)
            return FAULT("region %u: the node recorded for argument %u is not argument %u of this region", id, i, i);
    }
    if (r->captured.count != r->captures.count)
        return FAULT("region %u captures %u values, but has %u arguments for captured values", id, r->captured.count,
                     r->captures.count);
    if (!r->parent && r->captures.count)
        return FAULT("region %u is a function, but it captures values", id);
    for (uint32_t i = 0; i < r->captured.count; i++) {
        node_id outer = r->captured.at[i];
        if (!outer || outer >= g->nodes.count || node_at(g, outer)->region != r->parent ||
            node_type(g, outer) != node_type(g, r->captures.at[i]))
            return FAULT(
                "region %u: captured value %u is not in the enclosing region, or its type is not that of capture %u",
                id, i, i);
    }
    return NULL;
}

static qn_status verify_effects(const graph *g, region_id id)
{
    const region *r = region_at(g, id);
    uint32_t next = 0;
    for (uint32_t i = 0; i < r->nodes.count; i++)
        if (node_has_effects(g, r->nodes.at[i]) &&
            (next == r->effects.count || r->effects.at[next++] != r->nodes.at[i]))
            return FAULT("region %u: node %u has effects but is not the next node in the list of effects", id,
                         r->nodes.at[i]);
    return next == r->effects.count ? NULL : FAULT("region %u: the list of effects holds a node without effects", id);
}

static qn_status verify_outputs(const graph *g, region_id id)
{
    const region *r = region_at(g, id);
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!r->outputs[i] || r->outputs[i] >= g->nodes.count || node_at(g, r->outputs[i])->region != id)
            return FAULT("region %u: output %u is not a value of this region", id, i);
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!type_is_tensor(g, node_type(g, r->outputs[i])))
            return FAULT("region %u: output %u is no tensor", id, i);
    for (uint32_t i = 0; i < r->formals.count; i++) {
        int32_t alias = r->formals.at[i].alias;
        if (alias == -1)
            continue;
        if (alias < 0 || (uint32_t)alias >= r->output_count ||
            node_type(g, r->outputs[alias]) != node_type(g, r->formals.at[i].node))
            return FAULT(
                "region %u: formal %u cannot share memory with output %d, which does not exist or has another type", id,
                i, alias);
        for (uint32_t k = 0; k < i; k++)
            if (r->formals.at[k].alias == alias)
                return FAULT("region %u: formals %u and %u both share memory with output %d", id, k, i, alias);
    }
    return NULL;
}

static qn_status verify_region(verifier *v, region_id id)
{
    const graph *g = v->g;
    const region *r = region_at(g, id);
    if (r->parent >= id)
        return FAULT("region %u was opened before its parent %u", id, r->parent);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        if (!n || n >= g->nodes.count || node_at(g, n)->region != id || (i && r->nodes.at[i - 1] >= n))
            return FAULT("region %u: node %u, entry %u of its node list, is out of order or not a node of this region",
                         id, n, i);
        v->nodes[n]++;
    }
    QN_TRY(verify_arguments(g, id));
    return r->is_open ? NULL : verify_outputs(g, id);
}

static qn_status verify(verifier *v)
{
    const graph *g = v->g;
    ARENA_ENTER(&v->shadow.arena, return status_oom());
    shadow_tables(v);
    qn_status status = NULL;
    for (type_id t = 1; t < g->types.count && !status; t++)
        status = verify_type(g, t);
    for (region_id r = 1; r < g->regions.count && !status; r++)
        status = verify_region(v, r);
    for (node_id n = 1; n < g->nodes.count && !status; n++)
        status = verify_node(v, n);
    for (region_id r = 1; r < g->regions.count && !status; r++)
        status = verify_effects(g, r);
    ARENA_LEAVE(&v->shadow.arena);
    return status;
}

qn_status graph_verify(const graph *g)
{
    verifier v = {.g = g};
    shadow_make(&v);
    qn_status status = verify(&v);
    qn_status_free(v.shadow.failure);
    arena_free(&v.shadow.arena);
    return status;
}
