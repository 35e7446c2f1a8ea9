#include "api/builders.h"

attr_dims builder_dims(qn_dims dims)
{
    return (attr_dims){dims.count < UINT32_MAX ? (uint32_t)dims.count : UINT32_MAX, dims.values};
}

bool builder_ready(qn_graph *graph, const char *what)
{
    if (!graph || graph->g.failure)
        return false;
    if (!graph->main)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: the graph was parsed and cannot be added to", what);
    return graph->main != 0;
}

node_id builder_operand(qn_graph *graph, const char *what, size_t index, qn_value value)
{
    if (graph->g.failure)
        return 0;
    if (value.graph && value.graph != graph)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: operand %zu is a value of another graph", what, index);
    if (!value.id || value.id >= graph->g.nodes.count)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: operand %zu is no value", what, index);
    return value.id;
}

node_id *builder_operands(qn_graph *graph, const char *what, size_t count, const qn_value *values)
{
    if (count > MAX_OPERANDS)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %zu operands are above the limit of %d", what, count,
                          MAX_OPERANDS),
               NULL;
    node_id *ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, count + 1);
    for (size_t i = 0; i < count; i++)
        if (!(ids[i] = builder_operand(graph, what, i, values[i])))
            return NULL;
    return ids;
}

qn_graph *builder_graph(size_t count, const qn_value *values)
{
    for (size_t i = 0; i < count; i++)
        if (values[i].graph)
            return values[i].graph;
    return NULL;
}

/* All but a few operations have at most this many operands, which then need no memory. */
enum { FEW = 4 };

static node_id make(qn_graph *graph, op_kind op, const attrs *attributes, size_t fixed, const qn_value *values,
                    size_t count, const qn_value *repeated)
{
    const char *name = op_facts[op].name;
    node_id few[FEW], *ids = few;
    if (count > MAX_OPERANDS)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %zu operands are above the limit of %d", name, count,
                          MAX_OPERANDS);
    if (fixed + count > FEW)
        ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, fixed + count);
    for (size_t i = 0; i < fixed + count; i++)
        if (!(ids[i] = builder_operand(graph, name, i, i < fixed ? values[i] : repeated[i - fixed])))
            return 0;
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
