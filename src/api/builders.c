#include "api/builders.h"

#include <stdio.h>

#include "graph/compose.h"

attr_dims builder_dims(const qn_dims *dims)
{
    return (attr_dims){dims->count <= QN_DIMS_LIMIT ? (uint32_t)dims->count : UINT32_MAX, dims->values};
}

attr_pairs builder_pairs(const qn_dims *dims)
{
    _Static_assert(sizeof(attr_pair) == 2 * sizeof(int64_t), "two numbers are a pair");
    bool fits = dims->count % 2 == 0 && dims->count <= QN_DIMS_LIMIT;
    return (attr_pairs){fits ? (uint32_t)(dims->count / 2) : UINT32_MAX, (const attr_pair *)dims->values};
}

bool builder_given(qn_graph *graph, const char *what, const char *parameter, bool is_given)
{
    if (!is_given)
        graph_fail_status(&graph->g, status_null(what, parameter));
    return is_given;
}

bool builder_given_list(qn_graph *graph, const char *what, const char *parameter, size_t count, const void *list)
{
    if (count && !list)
        graph_fail_status(&graph->g, status_null_list(what, parameter, count));
    return !count || list;
}

bool builder_reserved(qn_graph *graph, const char *what, const char *type, const uint64_t *reserved, size_t bytes)
{
    qn_status status = status_reserved(type, reserved, bytes);
    if (status)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %s", what, qn_status_message(status));
    qn_status_free(status);
    return !status;
}

void builder_clear(qn_graph *graph, size_t count, qn_value *out)
{
    for (size_t i = 0; i < count && out; i++)
        out[i] = builder_value(graph, 0);
}

/* Checks a list from builder_dims. builder_dims sets the count to UINT32_MAX if the user's list is longer than
 * QN_DIMS_LIMIT. */
static bool check_numbers(qn_graph *graph, const char *what, const char *parameter, attr_dims list)
{
    if (list.count < UINT32_MAX)
        return true;
    graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %s has more than %d numbers; expected at most %d", what, parameter,
               QN_DIMS_LIMIT, MAX_RANK);
    return false;
}

/* Checks a list from builder_pairs. builder_pairs sets the count to UINT32_MAX if the user's list has an odd length or
 * is longer than QN_DIMS_LIMIT. */
static bool check_pairs(qn_graph *graph, const char *what, const char *parameter, attr_pairs list)
{
    if (list.count < UINT32_MAX)
        return true;
    graph_fail(&graph->g, QN_INVALID_ARGUMENT,
               "%s: %s is not a list of pairs, or is too long; expected two numbers for each dimension", what,
               parameter);
    return false;
}

bool builder_numbers(qn_graph *graph, const char *what, const char *parameter, const qn_dims *dims, attr_dims *out)
{
    *out = builder_dims(dims);
    if (dims->count <= MAX_RANK)
        return true;
    graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %s has %zu numbers; expected at most %d", what, parameter,
               dims->count, MAX_RANK);
    return false;
}

type_id builder_type(qn_graph *graph, const char *what, qn_dtype dtype, qn_dims dims)
{
    attr_dims list;
    if (!builder_numbers(graph, what, "dims", &dims, &list))
        return 0;
    return type_tensor_of(&graph->g, what, dtype, list.count, list.at);
}

/* Checks all lists of numbers among the attributes. */
static bool check_attributes(qn_graph *graph, const char *what, const attrs *a)
{
#define CHECK_DIMS(name) &&check_numbers(graph, what, #name, a->name)
#define CHECK_F32(name)
#define CHECK_I64(name)
#define CHECK_BOOL(name)
#define CHECK_PAIRS(name) &&check_pairs(graph, what, #name, a->name)
#define CHECK_STRING(name)
#define CHECK_DICT(name)
#define CHECK_TYPES(name)
#define CHECK_DTYPE(name)
#define CHECK_ENUM(name)
#define CHECK_TEXT(name)
#define CHECK_DATA(name)
#define ATTR(kind, name, number, doc) CHECK_##kind(name)
    return true
#include "graph/attrs.def"
        ;
}

bool builder_ready(qn_graph *graph, const char *what)
{
    if (!graph || graph->g.failure)
        return false;
    if (!graph->main)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                   "%s: the graph was parsed or read from a pack, so nothing can be added to it", what);
    graph->calls += !graph->outer;
    graph->call = (build_call){.what = graph->outer ? graph->outer : what, .number = graph->calls};
    return graph->main != 0;
}

const char *builder_operand_name(const build_call *call, size_t index, char out[OPERAND_NAME])
{
    snprintf(out, OPERAND_NAME, "operand %zu", index);
    for (uint32_t i = 0; i < MOST_LISTS && call->lists[i].name; i++)
        if (index >= call->lists[i].from && index - call->lists[i].from < call->lists[i].count)
            snprintf(out, OPERAND_NAME, "%s[%zu]", call->lists[i].name, index - call->lists[i].from);
    return out;
}

static node_id bad_operand(qn_graph *graph, const char *what, size_t index, const char *why)
{
    char who[OPERAND_NAME];
    return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %s is %s", what,
                      builder_operand_name(&graph->call, index, who), why);
}

/* Writes a space and the quoted name of the graph, or nothing if the graph has no name. */
enum { GRAPH_CALLED = TEXT_LINE + 4 };
static const char *graph_called(const qn_graph *graph, char out[GRAPH_CALLED])
{
    char line[TEXT_LINE];
    *out = 0;
    if (graph->g.name)
        snprintf(out, GRAPH_CALLED, " \"%s\"", text_line(line, graph->g.name));
    return out;
}

bool builder_foreign(qn_graph *graph, const char *what, const char *who, qn_value value)
{
    char other[GRAPH_CALLED], this[GRAPH_CALLED];
    if (!value.graph || value.graph == graph)
        return false;
    graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %s is a value of another graph%s; expected values of this graph%s",
               what, who, graph_called(value.graph, other), graph_called(graph, this));
    return true;
}

node_id builder_operand(qn_graph *graph, const char *what, size_t index, qn_value value)
{
    build_call *call = &graph->call;
    char who[OPERAND_NAME];
    if (graph->g.failure)
        return 0;
    if (call->count <= index)
        call->count = (uint32_t)index + 1;
    if (builder_foreign(graph, what, builder_operand_name(call, index, who), value))
        return 0;
    if (value.id == NO_ARGUMENT)
        return bad_operand(graph, what, index, "beyond the arguments of the callback; expected args[i] with i < count");
    if (!value.id || value.id >= graph->g.nodes.count)
        return bad_operand(graph, what, index, "not a value; expected a result of an earlier builder of this graph");
    if (type_is_tuple(&graph->g, node_type(&graph->g, value.id)))
        return bad_operand(graph, what, index, "an operation with several results; expected one of its results");
    if (index < MOST_OPERANDS)
        call->operands[index] = value.id;
    return value.id;
}

node_id *builder_operands(qn_graph *graph, const char *what, const char *list, size_t count, const qn_value *values)
{
    build_call *call = &graph->call;
    if (count > MAX_OPERANDS)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %zu operands are above the limit of %d", what, count,
                          MAX_OPERANDS),
               NULL;
    node_id *ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, count + 1);
    uint32_t before = call->count, last = 0;
    while (last < MOST_LISTS - 1 && call->lists[last].name)
        last++;
    call->lists[last].name = list;
    call->lists[last].from = before;
    call->lists[last].count = (uint32_t)count;
    for (size_t i = 0; i < count; i++)
        if (!(ids[i] = builder_operand(graph, what, before + i, values[i])))
            return NULL;
    return ids;
}

qn_graph *builder_graph(size_t count, const qn_value *values)
{
    for (size_t i = 0; i < count && values; i++)
        if (values[i].graph)
            return values[i].graph;
    return NULL;
}

/* If an operation has at most FEW operands, as most have, `make` keeps the ids of the operands on the stack. */
enum { FEW = 4 };

/* Broadcasts the operands of an elementwise operation to their common shape. If there is no common shape, changes
 * nothing, and node_make reports the shapes. */
static void broadcast(graph *g, uint32_t count, node_id *ids)
{
    uint32_t rank;
    int64_t dims[MAX_RANK];
    if (count > 1 && compose_common_shape(g, count, ids, &rank, dims))
        for (uint32_t i = 0; i < count; i++)
            ids[i] = compose_broadcast_to(g, ids[i], rank, dims);
}

/* `repeated` is the list of an operation's last `count` operands. Fails if the list is NULL and `count` is not 0. The
 * message names the list as op_facts.operands does: start_indices in "(operand, start_indices, ...)". */
static bool given_repeated(qn_graph *graph, op_kind op, size_t count, const qn_value *repeated)
{
    if (repeated || !count)
        return true;
    const char *end = strrchr(op_facts[op].operands, ','), *name = end;
    while (name[-1] != '(' && name[-1] != ' ')
        name--;
    name = arena_string(&graph->g.arena, name, (size_t)(end - name));
    return builder_given_list(graph, op_facts[op].name, name, count, NULL);
}

static node_id make(qn_graph *graph, op_kind op, const attrs *attributes, size_t fixed, const qn_value *values,
                    size_t count, const qn_value *repeated)
{
    const char *name = op_facts[op].name;
    graph->call.op = op;
    node_id few[FEW], *ids = few;
    if (count > MAX_OPERANDS)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %zu operands are above the limit of %d", name, count,
                          MAX_OPERANDS);
    if (!given_repeated(graph, op, count, repeated) || (attributes && !check_attributes(graph, name, attributes)))
        return 0;
    if (fixed + count > FEW)
        ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, fixed + count);
    for (size_t i = 0; i < fixed + count; i++)
        if (!(ids[i] = builder_operand(graph, name, i, i < fixed ? values[i] : repeated[i - fixed])))
            return 0;
    if (graph->broadcasts && op_is_elementwise(op))
        broadcast(&graph->g, (uint32_t)(fixed + count), ids);
    return node_make(&graph->g, op, (uint32_t)(fixed + count), ids, attributes);
}

static qn_value make_guarded(qn_graph *graph, op_kind op, const attrs *attributes, size_t fixed, const qn_value *values,
                             size_t count, const qn_value *repeated)
{
    GRAPH_ENTER(graph, builder_value(graph, 0));
    node_id made = make(graph, op, attributes, fixed, values, count, repeated);
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}

qn_value builder_make(qn_graph *graph, op_kind op, const attrs *attributes, size_t fixed, const qn_value *values,
                      size_t count, const qn_value *repeated)
{
    if (!graph && !(graph = builder_graph(fixed, values)))
        graph = builder_graph(count, repeated);
    if (!builder_ready(graph, op_facts[op].name))
        return builder_value(graph, 0);
    return make_guarded(graph, op, attributes, fixed, values, count, repeated);
}

void builder_results(qn_graph *graph, op_kind op, const attrs *attributes, size_t count, const qn_value *values,
                     size_t results, qn_value *out)
{
    GRAPH_ENTER(graph, );
    node_id made = make(graph, op, attributes, count, values, 0, NULL);
    for (size_t i = 0; i < results && made; i++)
        out[i].id = node_result(&graph->g, made, (uint32_t)i);
    ARENA_LEAVE(&graph->g.arena);
}

bool builder_padding(qn_graph *graph, const char *what, int layout, int padding, const qn_dims *pads, attr_pairs *out)
{
    attr_dims numbers = {0};
    if (layout != QN_FEATURES_LAST && layout != QN_FEATURES_FIRST)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                          "%s: layout %d does not exist; expected QN_FEATURES_LAST or QN_FEATURES_FIRST", what, layout),
               false;
    if (padding < QN_VALID || padding > QN_EXPLICIT)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                          "%s: padding %d does not exist; expected QN_VALID, QN_SAME or QN_EXPLICIT", what, padding),
               false;
    if (padding != QN_EXPLICIT && pads->count)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                          "%s: options.pads is given, but options.padding is %s; expected QN_EXPLICIT", what,
                          padding == QN_SAME ? "QN_SAME" : "QN_VALID"),
               false;
    if (padding == QN_EXPLICIT && !builder_numbers(graph, what, "pads", pads, &numbers))
        return false;
    if (numbers.count % 2)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                          "%s: options.pads has %u numbers; expected two for each dimension", what, numbers.count),
               false;
    *out = (attr_pairs){numbers.count / 2, (const attr_pair *)numbers.at};
    return true;
}
