/* Makes and frees graphs, and adds inputs, outputs, constants and gradients to them. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/builders.h"
#include "base/os.h"
#include "gradient/gradient.h"
#include "graph/build.h"
#include "graph/nodes.h"
#include "stablehlo/stablehlo.h"

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

qn_graph *graph_new(qn_context *context)
{
    qn_graph *graph = calloc(1, sizeof *graph);
    if (!graph)
        return NULL;
    qn_status status = graph_init(&graph->g);
    if (status) {
        qn_status_free(status);
        free(graph);
        return NULL;
    }
    graph->born = os_clock();
    CONTEXT_LINK(context, graphs, graph);
    return graph;
}

qn_graph *qn_graph_new(qn_context *context, const char *name)
{
    qn_graph *graph = context ? graph_new(context) : NULL;
    if (!graph)
        return NULL;
    ARENA_ENTER(&graph->g.arena, {
        qn_graph_free(graph);
        return NULL;
    });
    graph->g.name = name ? arena_string(&graph->g.arena, name, strlen(name)) : NULL;
    graph->main = graph_open_region(&graph->g, "main");
    graph->g.explain = mistake_explain;
    graph->g.explain_self = graph;
    ARENA_LEAVE(&graph->g.arena);
    return graph;
}

static qn_status parse(qn_graph *graph, const char *file, const char *source, size_t size)
{
    struct graph *g = &graph->g;
    ARENA_ENTER(&g->arena, return status_oom());
    qn_status status = stablehlo_parse(g, file, source, size);
    ARENA_LEAVE(&g->arena);
    return status;
}

/* Finds the entry function of a parsed graph: the function `name` or, if `name` is NULL, the choice of graph_entry. */
static qn_status choose_entry(qn_graph *graph, const char *name)
{
    qn_status why = NULL;
    if (!name) {
        graph->chosen = graph_entry(&graph->g, &why);
        return why;
    }
    graph->chosen = graph_find_function(&graph->g, name);
    if (graph->chosen)
        return NULL;
    text t = {0};
    text_printf(&t, "the module has no function @%s; it has ", name);
    for (uint32_t i = 0, listed = 0; i < graph->g.functions.count; i++) {
        const char *other = region_at(&graph->g, graph->g.functions.at[i])->name;
        if (other)
            text_printf(&t, "%s@%s", listed++ ? ", " : "", other);
    }
    qn_status status = t.failed ? status_oom() : status_make(QN_NOT_FOUND, "%s", t.at);
    text_free(&t);
    return status;
}

static qn_status parse_function(qn_context *context, const char *file, const char *source, size_t size,
                                const char *name, qn_graph **out)
{
    file = file ? file : "<text>";
    qn_graph *graph = graph_new(context);
    if (!graph)
        return status_oom();
    qn_status status = parse(graph, file, source, size);
    if (!status)
        status = status_prefix(choose_entry(graph, name), "%s: error", file);
    if (status)
        qn_graph_free(graph);
    else
        *out = graph;
    return status;
}

qn_status qn_graph_parse_function(qn_context *context, const char *file, const char *source, size_t size,
                                  const char *name, qn_graph **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(source);
    return parse_function(context, file, source, size, name, out);
}

qn_status qn_graph_parse(qn_context *context, const char *file, const char *source, size_t size, qn_graph **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(source);
    return parse_function(context, file, source, size, NULL, out);
}

void qn_graph_free(qn_graph *graph)
{
    if (!graph)
        return;
    CONTEXT_UNLINK(graphs, graph);
    graph_free(&graph->g);
    free(graph);
}

void qn_graph_set_broadcasting(qn_graph *graph, int on)
{
    if (graph)
        graph->broadcasts = on != 0;
}

qn_status graph_failure(const qn_graph *graph)
{
    qn_status failure = graph->g.failure;
    return failure ? status_make(qn_status_code(failure), "%s", qn_status_message(failure)) : NULL;
}

qn_status qn_graph_status(const qn_graph *graph)
{
    GIVEN(graph);
    return graph_failure(graph);
}

void qn_graph_fail(qn_graph *graph, qn_code code, const char *message)
{
    if (!graph || !code || graph->g.failure)
        return;
    graph->call = (build_call){.what = "graph_fail", .number = ++graph->calls};
    if (builder_given(graph, "qn_graph_fail", "message", message != NULL))
        graph_fail(&graph->g, code, "%s", message);
}

/* ---- sealing ----------------------------------------------------------------------------------------------------- */

static region_id close_main(qn_graph *graph)
{
    struct graph *g = &graph->g;
    uint32_t count = graph->outputs.count + graph->updates.count;
    node_id *outputs = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    const char **names = ARENA_NEW_ARRAY(&g->arena, const char *, count);
    for (uint32_t i = 0; i < count; i++) {
        bool update = i >= graph->outputs.count;
        const declared *d = update ? &graph->updates.at[i - graph->outputs.count] : &graph->outputs.at[i];
        outputs[i] = d->node;
        names[i] = d->name;
        if (update)
            region_at(g, graph->main)->formals.at[d->formal].alias = (int32_t)i;
    }
    region_id closed = graph_close_region(g, count, outputs);
    region_at(g, graph->main)->output_names = names;
    return closed;
}

qn_status graph_seal(qn_graph *graph, region_id *entry)
{
    qn_status why = graph_failure(graph);
    *entry = 0;
    if (why)
        return why;
    struct graph *g = &graph->g;
    if (!graph->main) {
        *entry = graph->chosen;
        return NULL;
    }
    if (g->open != graph->main)
        return status_make(
            QN_INVALID_ARGUMENT,
            "the graph is unfinished inside a callback; expected this call after the callback has ended");
    ARENA_ENTER(&g->arena, return status_oom());
    *entry = close_main(graph);
    ARENA_LEAVE(&g->arena);
    return graph_failure(graph);
}

void graph_unseal(qn_graph *graph)
{
    struct graph *g = &graph->g;
    if (!graph->main || g->open)
        return;
    region *r = region_at(g, graph->main);
    for (uint32_t i = 0; i < r->formals.count; i++)
        r->formals.at[i].alias = -1;
    r->is_open = true;
    g->open = graph->main;
    g->tables->open.count++; /* graph_close_region lowered the count, but left the entry of @main in the list */
    g->depth++;
}

qn_status qn_graph_print(const qn_graph *graph, char **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(graph);
    qn_graph *sealed = (qn_graph *)(uintptr_t)graph; /* qn_dump seals the graph, then unseals it */
    return qn_dump(sealed, "graph", NULL, out);
}

/* ---- inputs and outputs ------------------------------------------------------------------------------------------ */

static bool at_function(qn_graph *graph, const char *what)
{
    if (!builder_ready(graph, what))
        return false;
    if (graph->g.open != graph->main)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                   "%s: called inside a callback; expected a call outside. A callback can use outer values, and it "
                   "returns values in out[]",
                   what);
    return graph->g.open == graph->main;
}

/* Adds the name of input or output `number` to `names`. `what` is "input" or "output". Fails if `names` already has
 * this name. A name that is NULL or "" is not added. */
static bool add_name(qn_graph *graph, const char *what, name_table *names, const char *name, uint32_t number)
{
    uint32_t first;
    char line[TEXT_LINE];
    size_t length = name ? strlen(name) : 0;
    if (length && name_find(names, name, length, &first))
        graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                   "%s \"%s\": %ss %u and %u have this name; expected different names%s", what, text_line(line, name),
                   what, first, number, graph->outer ? ". Open a scope (qn_scope_push) for each optimiser" : "");
    else if (length)
        name_add(&graph->g.arena, names, arena_string(&graph->g.arena, name, length), length, number);
    return !graph->g.failure;
}

qn_value qn_input(qn_graph *graph, const char *name, qn_dtype dtype, qn_dims dims)
{
    qn_value nothing = {graph, 0};
    if (!at_function(graph, "input"))
        return nothing;
    GRAPH_ENTER(graph, nothing);
    const char *whole = name && *name ? scoped_name(graph, name) : name;
    char line[TEXT_LINE], what[TEXT_LINE + 16] = "input";
    if (whole)
        snprintf(what, sizeof what, "input \"%s\"", text_line(line, whole));
    type_id t = builder_type(graph, what, dtype, dims);
    bool fits =
        t && add_name(graph, "input", &graph->input_names, whole, region_at(&graph->g, graph->main)->formals.count);
    node_id made = fits ? graph_formal(&graph->g, t, whole) : 0;
    graph_name(&graph->g, made, whole);
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}

static node_id function_value(qn_graph *graph, const char *what, size_t index, qn_value value)
{
    node_id n = builder_operand(graph, what, index, value);
    if (n && node_at(&graph->g, n)->region != graph->main)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: operand %zu %s", what, index,
                          region_unreachable(&graph->g, n));
    return n;
}

static void add_output(qn_graph *graph, const char *name, node_id n)
{
    GRAPH_ENTER(graph, );
    const char *whole = name && *name ? scoped_name(graph, name) : name;
    declared made = {.node = n, .name = whole ? arena_string(&graph->g.arena, whole, strlen(whole)) : NULL};
    if (add_name(graph, "output", &graph->output_names, whole, graph->outputs.count))
        LIST_ADD(&graph->g.arena, &graph->outputs, made);
    ARENA_LEAVE(&graph->g.arena);
}

/* If `graph` is NULL, records a failure in the graph of the value. */
static bool graph_given(qn_graph *graph, const char *what, qn_value value)
{
    if (!graph && builder_ready(value.graph, what))
        builder_given(value.graph, what, "graph", false);
    return at_function(graph, what);
}

void qn_output(qn_graph *graph, const char *name, qn_value value)
{
    node_id n = graph_given(graph, "output", value) ? function_value(graph, "output", 0, value) : 0;
    if (n)
        add_output(graph, name, n);
}

static bool update_fits(qn_graph *graph, node_id input, node_id n)
{
    struct graph *g = &graph->g;
    if (node_op(g, input) != OP_argument)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: the value to update is not an input; expected a result of qn_input", graph->call.what),
               false;
    if (node_type(g, input) != node_type(g, n))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: the input is %s, its new value %s; expected equal types",
                          graph->call.what, type_string(g, node_type(g, input)), type_string(g, node_type(g, n))),
               false;
    for (uint32_t i = 0; i < graph->updates.count; i++)
        if (graph->updates.at[i].formal == (uint32_t)attr_index(node_attrs(g, input)))
            return graph_fail(g, QN_INVALID_ARGUMENT,
                              "%s: input %u is updated twice; expected one qn_update for each input", graph->call.what,
                              graph->updates.at[i].formal),
                   false;
    return true;
}

static void add_update(qn_graph *graph, node_id target, node_id n)
{
    GRAPH_ENTER(graph, );
    if (update_fits(graph, target, n)) {
        declared made = {.node = n, .formal = (uint32_t)attr_index(node_attrs(&graph->g, target))};
        LIST_ADD(&graph->g.arena, &graph->updates, made);
    }
    ARENA_LEAVE(&graph->g.arena);
}

void qn_update(qn_graph *graph, qn_value input, qn_value value)
{
    if (!graph_given(graph, "update", input.graph ? input : value))
        return;
    node_id target = function_value(graph, "update", 0, input);
    node_id n = target ? function_value(graph, "update", 1, value) : 0;
    if (n)
        add_update(graph, target, n);
}

/* ---- values that are computed while the graph is built ----------------------------------------------------------- */

/* Compiles @main with `outputs` in place of the graph's outputs, and calls it once. Sets *memory to a block that holds
 * the results. */
static qn_status compute(qn_graph *graph, uint32_t count, declared *outputs, qn_tensor *results, void **memory)
{
    declared *others = graph->outputs.at;
    uint32_t other_count = graph->outputs.count;
    qn_function *f;
    graph->outputs.at = outputs;
    graph->outputs.count = count;
    qn_status status = qn_compile(graph, NULL, &f);
    graph->outputs.at = others;
    graph->outputs.count = other_count;
    QN_TRY(status);
    status = qn_function_tensors(f, NULL, results, memory);
    status = status ? status : qn_call(f, 0, NULL, count, results);
    qn_function_free(f);
    return status;
}

static bool freezable(qn_graph *graph, size_t count, const qn_value *values, declared **outputs, qn_tensor **results)
{
    struct graph *g = &graph->g;
    GRAPH_ENTER(graph, false);
    node_id *ids = builder_operands(graph, "freeze", "values", count, values);
    if (ids && region_at(g, graph->main)->formals.count)
        graph_fail(
            g, QN_INVALID_ARGUMENT,
            "freeze: the graph has inputs, whose contents are unknown; expected a call before the first qn_input");
    *outputs = ARENA_NEW_ARRAY(&g->arena, declared, count);
    *results = ARENA_NEW_ARRAY(&g->arena, qn_tensor, count);
    for (size_t i = 0; i < count && !g->failure; i++)
        (*outputs)[i] = (declared){.node = ids[i]};
    ARENA_LEAVE(&g->arena);
    return !g->failure;
}

void qn_freeze(size_t count, const qn_value *values, qn_value *out)
{
    qn_graph *graph = builder_graph(count, values);
    declared *outputs;
    qn_tensor *results;
    void *memory = NULL;
    bool given = at_function(graph, "freeze") && builder_given_list(graph, "freeze", "out", count, out) &&
                 freezable(graph, count, values, &outputs, &results);
    builder_clear(graph, count, out);
    if (!given)
        return;
    qn_status status = compute(graph, (uint32_t)count, outputs, results, &memory);
    if (status)
        graph_fail_status(&graph->g, status);
    graph->outer = "freeze";
    for (size_t i = 0; i < count && !graph->g.failure; i++)
        out[i] = qn_constant(graph, results[i].dtype, results[i].dims, results[i].data);
    graph->outer = NULL;
    qn_free(memory);
}

/* ---- constants and facts ----------------------------------------------------------------------------------------- */

qn_value qn_constant(qn_graph *graph, qn_dtype dtype, qn_dims dims, const void *data)
{
    qn_value nothing = {graph, 0};
    if (!builder_ready(graph, "constant"))
        return nothing;
    GRAPH_ENTER(graph, nothing);
    type_id t = builder_type(graph, "constant", dtype, dims);
    if (t && !data && type_at(&graph->g, t)->elements)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                   "constant: data is NULL, but %s has elements; expected a pointer to them",
                   type_string(&graph->g, t));
    node_id made = t ? node_constant(&graph->g, t, data, false) : 0;
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}

/* Whether an integer type can hold the integer part of a number. If not, records a failure. */
static bool integer_holds(graph *g, const char *what, qn_dtype dtype, double value)
{
    bool is_signed = dtype_is_signed(dtype);
    uint64_t most = UINT64_MAX >> (64 - dtype_facts[dtype].bits + is_signed);
    int64_t least = is_signed ? -(int64_t)most - 1 : 0;
    double whole = trunc(value);
    return (whole < 2 * (double)(most / 2 + 1) && whole >= (double)least) ||
           (graph_fail(g, QN_INVALID_ARGUMENT, "%s: %g is out of range for %s; expected %" PRId64 " to %" PRIu64, what,
                       value, dtype_facts[dtype].name, least, most),
            false);
}

static node_id fill(qn_graph *graph, const char *what, type_id t, double value)
{
    struct graph *g = &graph->g;
    qn_dtype dtype = t ? (qn_dtype)type_at(g, t)->dtype : QN_NONE;
    bool is_counted = dtype_is_int(dtype) || dtype == QN_I1;
    return t && is_counted && !integer_holds(g, what, dtype, value) ? 0 : b_fill(g, t, value);
}

qn_value qn_fill(qn_graph *graph, qn_dtype dtype, qn_dims dims, double value)
{
    qn_value nothing = {graph, 0};
    if (!builder_ready(graph, "fill"))
        return nothing;
    GRAPH_ENTER(graph, nothing);
    node_id made = fill(graph, "fill", builder_type(graph, "fill", dtype, dims), value);
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}

qn_value qn_fill_like(qn_value like, double value)
{
    qn_value nothing = {like.graph, 0};
    if (!builder_ready(like.graph, "fill_like"))
        return nothing;
    GRAPH_ENTER(like.graph, nothing);
    node_id n = builder_operand(like.graph, "fill_like", 0, like);
    node_id made = n ? fill(like.graph, "fill_like", node_type(&like.graph->g, n), value) : 0;
    ARENA_LEAVE(&like.graph->g.arena);
    return builder_value(like.graph, made);
}

static const type *shape_of(qn_value value)
{
    bool exists = value.graph && value.id && value.id < value.graph->g.nodes.count;
    return exists ? node_shape(&value.graph->g, value.id) : NULL;
}

qn_dtype qn_value_dtype(qn_value value)
{
    const type *t = shape_of(value);
    return t ? (qn_dtype)t->dtype : QN_NONE;
}

qn_dims qn_value_dims(qn_value value)
{
    const type *t = shape_of(value);
    return t && t->kind == TYPE_TENSOR ? qn_dims_of(t->rank, t->dims) : QN_SCALAR;
}

/* ---- gradients --------------------------------------------------------------------------------------------------- */

/* The nodes of a list of values, imported into the open region; NULL after a failure. `list` is the name of the list in
 * messages. */
static node_id *imported(qn_graph *graph, const char *what, const char *list, size_t count, const qn_value *values)
{
    struct graph *g = &graph->g;
    char who[OPERAND_NAME];
    uint32_t before = graph->call.count;
    node_id *ids = builder_operands(graph, what, list, count, values);
    for (size_t i = 0; i < count && ids; i++)
        if (!(ids[i] = region_import(g, ids[i])))
            return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s %s", what,
                              builder_operand_name(&graph->call, before + i, who), region_unreachable(g, values[i].id)),
                   NULL;
    return ids;
}

/* The common part of qn_gradient and qn_vjp. If qn_optimizer_update is the caller of qn_gradient, graph->outer is set,
 * and messages call y `loss` and xs `params`. */
static void differentiate(qn_graph *graph, const char *what, size_t y_count, const qn_value *ys, const qn_value *seeds,
                          size_t count, const qn_value *xs, qn_value *out)
{
    struct graph *g = &graph->g;
    node_id *targets = imported(graph, what, seeds ? "ys" : NULL, y_count, ys);
    node_id *starts = seeds ? imported(graph, what, "seeds", y_count, seeds) : NULL;
    node_id *ids = imported(graph, what, graph->outer ? "params" : "xs", count, xs);
    if (!targets || !ids || (seeds && !starts))
        return;
    node_id *made = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    if (seeds)
        gradient_seeded(g, what, (uint32_t)y_count, targets, starts, (uint32_t)count, ids, made);
    else
        gradient(g, what, graph->outer ? "loss" : "y", *targets, (uint32_t)count, ids, made);
    for (size_t i = 0; i < count; i++)
        out[i].id = g->failure ? 0 : made[i];
}

void qn_gradient(qn_value y, size_t count, const qn_value *xs, qn_value *out)
{
    qn_graph *graph = y.graph;
    builder_clear(graph, count, out);
    if (!builder_ready(graph, "gradient") || !builder_given_list(graph, "gradient", "xs", count, xs) ||
        !builder_given_list(graph, "gradient", "out", count, out))
        return;
    GRAPH_ENTER(graph, );
    differentiate(graph, graph->call.what, 1, &y, NULL, count, xs, out);
    ARENA_LEAVE(&graph->g.arena);
}

void qn_vjp(size_t y_count, const qn_value *ys, const qn_value *seeds, size_t count, const qn_value *xs, qn_value *out)
{
    qn_graph *graph = builder_graph(y_count, ys);
    bool given = builder_ready(graph, "vjp") && builder_given_list(graph, "vjp", "ys", y_count, ys) &&
                 builder_given_list(graph, "vjp", "seeds", y_count, seeds) &&
                 builder_given_list(graph, "vjp", "xs", count, xs) &&
                 builder_given_list(graph, "vjp", "out", count, out);
    builder_clear(graph, count, out);
    if (!given)
        return;
    GRAPH_ENTER(graph, );
    differentiate(graph, "vjp", y_count, ys, seeds, count, xs, out);
    ARENA_LEAVE(&graph->g.arena);
}
