/* Registers functions of the host, and adds calls of them to graphs. */
#include <string.h>

#include "api/builders.h"
#include "api/custom.h"
#include "graph/annotation.h"
#include "graph/build.h"

qn_status qn_register(qn_context *context, const qn_custom *custom)
{
    GIVEN(context);
    GIVEN(custom);
    QN_TRY(STATUS_RESERVED(qn_custom, custom));
    if (!custom->name)
        return status_null(__func__, "name");
    if (!*custom->name)
        return status_make(QN_INVALID_ARGUMENT, "qn_register: name is empty");
    char line[TEXT_LINE];
    if (!text_is_line(custom->name))
        return status_make(QN_INVALID_ARGUMENT, "qn_register: the name %s has control characters",
                           text_line(line, custom->name));
    if (!custom->call)
        return status_null(__func__, "call");
    if (target_is_annotation(custom->name, strlen(custom->name)))
        return status_make(QN_INVALID_ARGUMENT,
                           "qn_register: @%s is an annotation, whose results are its operands; another name expected",
                           custom->name);
    return customs_add(context->customs, custom);
}

qn_status qn_unregister(qn_context *context, const char *name)
{
    GIVEN(context);
    GIVEN(name);
    return customs_remove(context->customs, name);
}

qn_status custom_set_of(custom_set *set, customs *all, const graph *g, const canonical_bytes *canonical)
{
    for (uint32_t i = 0; i < canonical->custom_count; i++) {
        const attr_record *a = node_attrs(g, canonical->customs[i]);
        QN_TRY(custom_set_add(set, all, attr_call_target_name(a).at, NULL, attr_has_side_effect(a)));
    }
    return NULL;
}

/* ---- calls in graphs --------------------------------------------------------------------------------------------- */

static bool given_call(qn_graph *graph, const char *what, const char *target, size_t count, const qn_value *inputs,
                       size_t result_count, const qn_type *results, uint32_t flags, qn_value *out)
{
    bool given = builder_ready(graph, what) && builder_given(graph, what, "target", target != NULL) &&
                 builder_given_list(graph, what, "inputs", count, inputs) &&
                 builder_given_list(graph, what, "results", result_count, results) &&
                 builder_given_list(graph, what, "out", result_count, out);
    if (given && (flags & ~(uint32_t)QN_CUSTOM_EFFECTS))
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: flags is %u; expected 0 or QN_CUSTOM_EFFECTS", what, flags);
    else if (given && result_count > MAX_OPERANDS)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %zu results are above the limit of %d", what, result_count,
                   MAX_OPERANDS);
    return given && !graph->g.failure;
}

static node_id *operands_of(qn_graph *graph, const char *what, size_t count, const qn_value *inputs)
{
    GRAPH_ENTER(graph, NULL);
    node_id *ids = builder_operands(graph, what, "inputs", count, inputs);
    ARENA_LEAVE(&graph->g.arena);
    return ids;
}

/* Sets `out` to the operands. An annotation (graph/annotation.h) does nothing, so its results are its operands. */
static void pass_through(struct graph *g, const char *target, size_t count, const node_id *inputs, size_t result_count,
                         const type_id *types, qn_value *out)
{
    if (result_count > count)
        graph_fail(
            g, QN_INVALID_ARGUMENT,
            "custom_call: @%s is an annotation, whose results are its operands: %zu operands given, and %zu results",
            target, count, result_count);
    for (size_t i = 0; i < result_count && !g->failure; i++) {
        if (types[i] != node_type(g, inputs[i]))
            graph_fail(g, QN_INVALID_ARGUMENT,
                       "custom_call: @%s is an annotation, so result %zu is operand %zu: %s expected, not %s", target,
                       i, i, type_string(g, node_type(g, inputs[i])), type_string(g, types[i]));
        else
            out[i].id = inputs[i];
    }
}

static void make_call(qn_graph *graph, const char *target, const char *config, size_t count, const node_id *inputs,
                      size_t result_count, const qn_type *results, uint32_t flags, qn_value *out)
{
    struct graph *g = &graph->g;
    GRAPH_ENTER(graph, );
    type_id *types = ARENA_NEW_ARRAY(&g->arena, type_id, result_count);
    for (size_t i = 0; i < result_count && !g->failure; i++)
        types[i] = builder_type(graph, op_facts[OP_custom_call].name, results[i].dtype, results[i].dims);
    if (target_is_annotation(target, strlen(target))) {
        pass_through(g, target, count, inputs, result_count, types, out);
    } else if (!g->failure) {
        node_id made = b_custom_call(g, target, (flags & QN_CUSTOM_EFFECTS) != 0, config, (uint32_t)count, inputs,
                                     (uint32_t)result_count, types);
        for (size_t i = 0; i < result_count; i++)
            out[i].id = node_result(g, made, (uint32_t)i);
    }
    ARENA_LEAVE(&g->arena);
}

void qn_custom_call(qn_graph *graph, const char *target, const char *config, size_t count, const qn_value *inputs,
                    size_t result_count, const qn_type *results, uint32_t flags, qn_value *out)
{
    const char *what = op_facts[OP_custom_call].name;
    bool given = given_call(graph, what, target, count, inputs, result_count, results, flags, out);
    /* `out` and `inputs` can be the same array, so the operands are read before `out` is cleared. */
    node_id *ids = given ? operands_of(graph, what, count, inputs) : NULL;
    builder_clear(graph, result_count, out);
    if (ids)
        make_call(graph, target, config, count, ids, result_count, results, flags, out);
}
