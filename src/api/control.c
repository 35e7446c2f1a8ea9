/* Builders of operations with regions, such as loops and reductions. Callbacks of the user build the regions. Also
 * builds optimization_barrier, and functions (qn_define) and their calls (qn_invoke). */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "api/builders.h"
#include "graph/build.h"
#include "graph/nodes.h"

/* A region being built. The user's callback runs between region_begin and region_end, outside GRAPH_ENTER (api.h).
 * Some callbacks read or set too many elements. To detect them, `args` ends with BEYOND elements that have the id
 * NO_ARGUMENT, and `results` has `argument_count + BEYOND` elements after the expected ones. */
enum { BEYOND = 16 };
typedef struct building {
    qn_graph *graph;
    size_t argument_count, result_count;
    qn_value *args, *results;
    bool open;
} building;

/* Opens a region and makes `copies * count` formals (parameters). Formal i has the type of the node like[i % count]. If
 * `scalars` is true, formal i is a scalar of this node's element type instead. */
static bool region_begin(building *b, const char *function, size_t count, const node_id *like, size_t copies,
                         bool scalars)
{
    struct graph *g = &b->graph->g;
    GRAPH_ENTER(b->graph, false);
    b->argument_count = count * copies;
    b->args = ARENA_NEW_ARRAY(&g->arena, qn_value, b->argument_count + BEYOND);
    b->results = ARENA_NEW_ARRAY(&g->arena, qn_value, b->result_count + b->argument_count + BEYOND);
    b->open = graph_open_region(g, function) != 0;
    for (size_t i = 0; i < b->argument_count && b->open; i++) {
        type_id t = node_type(g, like[i % count]);
        t = scalars ? type_scalar(g, (qn_dtype)type_at(g, t)->dtype) : t;
        b->args[i] = builder_value(b->graph, graph_formal(g, t, NULL));
    }
    for (size_t i = 0; i < BEYOND; i++)
        b->args[b->argument_count + i] = builder_value(b->graph, NO_ARGUMENT);
    builder_clear(b->graph, b->result_count, b->results);
    ARENA_LEAVE(&g->arena);
    return b->open;
}

/* Fails if the callback `role` set one of the `room` values after its `count` results. */
static void check_beyond(qn_graph *graph, const char *what, const char *role, const qn_value *results, size_t count,
                         size_t room)
{
    for (size_t i = count; i < count + room && !graph->g.failure; i++)
        if (results[i].id)
            graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: the callback `%s` set out[%zu]; expected %zu result%s",
                       what, role, i, count, count == 1 ? "" : "s");
}

/* `role` is the callback's name in messages. */
static region_id region_end(building *b, const char *what, const char *role)
{
    struct graph *g = &b->graph->g;
    GRAPH_ENTER(b->graph, 0);
    check_beyond(b->graph, what, role, b->results, b->result_count, b->argument_count + BEYOND);
    node_id *outputs = ARENA_NEW_ARRAY(&g->arena, node_id, b->result_count);
    for (size_t i = 0; i < b->result_count && !g->failure; i++) {
        qn_value result = b->results[i];
        char who[OPERAND_NAME];
        snprintf(who, sizeof who, "result %zu of the callback `%s`", i, role);
        if (builder_foreign(b->graph, what, who, result))
            break;
        if (!result.id || result.id >= g->nodes.count)
            graph_fail(g, QN_INVALID_ARGUMENT,
                       "%s: the callback `%s` gave no result %zu; expected a value in its out[%zu]", what, role, i, i);
        else if (!region_import(g, result.id))
            graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s %s", what, who, region_unreachable(g, result.id));
        outputs[i] = result.id;
    }
    region_id made = graph_close_region(g, (uint32_t)b->result_count, outputs);
    ARENA_LEAVE(&g->arena);
    return made;
}

static region_id build(qn_graph *graph, const char *what, const char *role, const char *function, size_t count,
                       const node_id *like, size_t copies, bool scalars, qn_region body, void *user, size_t results)
{
    building b = {.graph = graph, .result_count = results};
    if (graph->g.failure || !region_begin(&b, function, count, like, copies, scalars))
        return 0;
    const build_call outer = graph->call;
    body(user, b.argument_count, b.args, b.results);
    graph->call = outer;
    return region_end(&b, what, role);
}

static void finish_with(qn_graph *graph, op_kind op, size_t operand_count, const node_id *operands, const attrs *record,
                        size_t count, qn_value *out)
{
    struct graph *g = &graph->g;
    if (g->failure)
        return;
    GRAPH_ENTER(graph, );
    node_id made = node_make(g, op, (uint32_t)operand_count, operands, record);
    if (made && node_result_count(g, made) != count)
        graph_fail(g, QN_INVALID_ARGUMENT, "%s: %u results; expected %zu", op_facts[op].name,
                   node_result_count(g, made), count);
    for (size_t i = 0; i < count; i++)
        out[i].id = node_result(g, made, (uint32_t)i);
    ARENA_LEAVE(&g->arena);
}

/* Not inlined, so that the large `record` is not in the stack frames of callers. The callers' frames nest as deep as
 * regions, because callbacks call builders. */
__attribute__((noinline)) static void finish(qn_graph *graph, op_kind op, size_t operand_count, const node_id *operands,
                                             size_t region_count, const region_id *regions, attr_dims dimensions,
                                             size_t count, qn_value *out)
{
    attrs record = {.region_count = (uint32_t)region_count, .regions = regions, .dimensions = dimensions};
    finish_with(graph, op, operand_count, operands, &record, count, out);
}

/* Returns one array with the nodes of `values`, followed by the nodes of `more`. Returns NULL after a failure. `list`
 * and `more_list` are the names of `values` and `more` in messages. */
static node_id *operands_of(qn_graph *graph, const char *what, const char *list, size_t count, const qn_value *values,
                            const char *more_list, size_t more_count, const qn_value *more)
{
    GRAPH_ENTER(graph, NULL);
    node_id *first = builder_operands(graph, what, list, count, values), *ids = NULL;
    node_id *last = first ? builder_operands(graph, what, more_list, more_count, more) : NULL;
    if (last) {
        ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, count + more_count);
        memcpy(ids, first, count * sizeof *ids);
        if (more_count)
            memcpy(ids + count, last, more_count * sizeof *ids);
    }
    ARENA_LEAVE(&graph->g.arena);
    return ids;
}

static const attr_dims no_dims;

/* Fails if result i of a loop's body does not have the type of init[i]. node_make would find this error, too, but its
 * message would lack the names of the builder's parameters. */
static void check_body(qn_graph *graph, const char *what, region_id body, size_t count, const node_id *init)
{
    struct graph *g = &graph->g;
    GRAPH_ENTER(graph, );
    for (size_t i = 0; i < count && !g->failure; i++) {
        type_id have = node_type(g, region_at(g, body)->outputs[i]), want = node_type(g, init[i]);
        if (have != want)
            graph_fail(g, QN_INVALID_ARGUMENT,
                       "%s: result %zu of the callback `body` is %s, init[%zu] is %s; expected equal types", what, i,
                       type_string(g, have), i, type_string(g, want));
    }
    ARENA_LEAVE(&g->arena);
}

/* Makes a while. The user gave the first `count - added` elements of `init`. The builder itself added the others, so
 * messages do not list them. */
static void loop(qn_graph *graph, const char *what, size_t count, size_t added, const qn_value *init,
                 qn_region condition, qn_region body, void *user, qn_value *out)
{
    size_t given = count - added;
    node_id *ids = operands_of(graph, what, "init", given, init, NULL, added, init + given);
    builder_clear(graph, count, out);
    if (!ids)
        return;
    graph->call.count = (uint32_t)given;
    region_id regions[2];
    regions[0] = build(graph, what, "condition", NULL, count, ids, 1, false, condition, user, 1);
    regions[1] = build(graph, what, "body", NULL, count, ids, 1, false, body, user, count);
    if (regions[1])
        check_body(graph, what, regions[1], given, ids);
    finish(graph, OP_while, count, ids, 2, regions, no_dims, count, out);
}

void qn_while(size_t count, const qn_value *init, qn_region condition, qn_region body, void *user, qn_value *out)
{
    qn_graph *graph = builder_graph(count, init);
    if (builder_ready(graph, "while") && builder_given(graph, "while", "condition", condition != NULL) &&
        builder_given(graph, "while", "body", body != NULL) && builder_given_list(graph, "while", "out", count, out))
        loop(graph, "while", count, 0, init, condition, body, user, out);
    else
        builder_clear(graph, count, out);
}

/* The user data of the callbacks of qn_repeat. The state of the loop is the user's values, then the number of finished
 * steps. */
typedef struct repetition {
    int64_t steps;
    qn_region body;
    void *user;
} repetition;

static void is_unfinished(void *user, size_t count, const qn_value *in, qn_value *out)
{
    const repetition *r = user;
    qn_value step = in[count - 1];
    step.graph->outer = "repeat";
    *out = qn_compare(step, qn_fill_like(step, (double)r->steps), QN_LT);
    step.graph->outer = NULL;
}

/* The user's body must not read or set the last value, the number of finished steps. */
static void take_step(void *user, size_t count, const qn_value *in, qn_value *out)
{
    const repetition *r = user;
    qn_value step = in[count - 1], *args = (qn_value *)(uintptr_t)in;
    const build_call outer = step.graph->call;
    args[count - 1].id = NO_ARGUMENT;
    r->body(r->user, count - 1, in, out);
    step.graph->call = outer;
    check_beyond(step.graph, "repeat", "body", out, count - 1, 1 + BEYOND);
    step.graph->outer = "repeat";
    out[count - 1] = qn_add(step, qn_fill_like(step, 1));
    step.graph->outer = NULL;
}

/* Returns the values of `init`, then a zero, in an array in the graph's arena. Returns NULL after a failure. */
static qn_value *with_zero(qn_graph *graph, size_t count, const qn_value *init)
{
    GRAPH_ENTER(graph, NULL);
    qn_value *made = ARENA_NEW_ARRAY(&graph->g.arena, qn_value, count + 1);
    memcpy(made, init, count * sizeof *made);
    made[count] = builder_value(graph, b_fill(&graph->g, type_scalar(&graph->g, QN_I64), 0));
    ARENA_LEAVE(&graph->g.arena);
    return made;
}

void qn_repeat(int64_t steps, size_t count, const qn_value *init, qn_region body, void *user, qn_value *out)
{
    qn_graph *graph = builder_graph(count, init);
    bool given = builder_ready(graph, "repeat") && builder_given(graph, "repeat", "body", body != NULL) &&
                 builder_given_list(graph, "repeat", "out", count, out);
    if (given && steps < 0)
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "repeat: steps is %" PRId64 "; expected at least 0", steps);
    qn_value *state = given ? with_zero(graph, count, init) : NULL;
    builder_clear(graph, count, out);
    if (!state)
        return;
    loop(graph, "repeat", count + 1, 1, state, is_unfinished, take_step, &(repetition){steps, body, user}, state);
    memcpy(out, state, count * sizeof *out);
}

enum { BRANCH_NAME = 32 };
static const char *branch_name(op_kind op, size_t i, char out[BRANCH_NAME])
{
    if (op == OP_if)
        return i ? "on_false" : "on_true";
    snprintf(out, BRANCH_NAME, "branches[%zu]", i);
    return out;
}

static bool given_branches(qn_graph *graph, op_kind op, size_t count, const qn_region *branches)
{
    const char *what = op_facts[op].name;
    char name[BRANCH_NAME];
    if (!count || count > MAX_OPERANDS) {
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: %zu branches; expected 1 to %d", what, count, MAX_OPERANDS);
        return false;
    }
    bool given = builder_given_list(graph, what, "branches", count, branches);
    for (size_t i = 0; i < count && given; i++)
        given = builder_given(graph, what, branch_name(op, i, name), branches[i] != NULL);
    return given;
}

static void choose(op_kind op, qn_value selector, size_t branch_count, const qn_region *branches, void *user,
                   size_t count, qn_value *out)
{
    const char *what = op_facts[op].name;
    qn_graph *graph = selector.graph;
    bool given = builder_ready(graph, what) && given_branches(graph, op, branch_count, branches) &&
                 builder_given_list(graph, what, "out", count, out);
    node_id *ids = given ? operands_of(graph, what, NULL, 1, &selector, NULL, 0, NULL) : NULL;
    builder_clear(graph, count, out);
    if (!ids)
        return;
    GRAPH_ENTER(graph, );
    region_id *regions = ARENA_NEW_ARRAY(&graph->g.arena, region_id, branch_count);
    ARENA_LEAVE(&graph->g.arena);
    char name[BRANCH_NAME];
    for (size_t i = 0; i < branch_count; i++)
        regions[i] = build(graph, what, branch_name(op, i, name), NULL, 0, NULL, 1, false, branches[i], user, count);
    finish(graph, op, 1, ids, branch_count, regions, no_dims, count, out);
}

void qn_if(qn_value pred, qn_region on_true, qn_region on_false, void *user, size_t count, qn_value *out)
{
    choose(OP_if, pred, 2, (qn_region[]){on_true, on_false}, user, count, out);
}

void qn_case(qn_value index, size_t branch_count, const qn_region *branches, void *user, size_t count, qn_value *out)
{
    choose(OP_case, index, branch_count, branches, user, count, out);
}

void qn_reduce(size_t count, const qn_value *inputs, const qn_value *inits, qn_dims dimensions, qn_region body,
               void *user, qn_value *out)
{
    qn_graph *graph = builder_graph(count, inputs ? inputs : inits);
    attr_dims list;
    bool given = builder_ready(graph, "reduce") && builder_given_list(graph, "reduce", "inputs", count, inputs) &&
                 builder_given_list(graph, "reduce", "inits", count, inits) &&
                 builder_numbers(graph, "reduce", "dimensions", &dimensions, &list) &&
                 builder_given(graph, "reduce", "body", body != NULL) &&
                 builder_given_list(graph, "reduce", "out", count, out);
    node_id *ids = given ? operands_of(graph, "reduce", "inputs", count, inputs, "inits", count, inits) : NULL;
    builder_clear(graph, count, out);
    if (!ids)
        return;
    region_id region = build(graph, "reduce", "body", NULL, count, ids, 2, true, body, user, count);
    finish(graph, OP_reduce, 2 * count, ids, 1, &region, list, count, out);
}

static node_id *scatter_operands(qn_graph *graph, size_t count, const qn_value *inputs, qn_value indices,
                                 const qn_value *updates)
{
    node_id *first = operands_of(graph, "scatter", "inputs", count, inputs, NULL, 1, &indices), *ids = NULL;
    node_id *last = first ? operands_of(graph, "scatter", "updates", count, updates, NULL, 0, NULL) : NULL;
    if (!last)
        return NULL;
    GRAPH_ENTER(graph, NULL);
    ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, 2 * count + 1);
    memcpy(ids, first, (count + 1) * sizeof *ids);
    memcpy(ids + count + 1, last, count * sizeof *ids);
    ARENA_LEAVE(&graph->g.arena);
    return ids;
}

void qn_scatter(size_t count, const qn_value *inputs, qn_value scatter_indices, const qn_value *updates,
                qn_dims update_window_dims, qn_dims inserted_window_dims, qn_dims input_batching_dims,
                qn_dims scatter_indices_batching_dims, qn_dims scatter_dims_to_operand_dims, int64_t index_vector_dim,
                qn_region body, void *user, qn_value *out)
{
    qn_graph *graph = builder_graph(count, inputs ? inputs : updates);
    attrs record = {.index_vector_dim = index_vector_dim, .region_count = 1};
    const struct {
        const char *name;
        qn_dims given;
        attr_dims *at;
    } lists[] = {
        {"update_window_dims", update_window_dims, &record.update_window_dims},
        {"inserted_window_dims", inserted_window_dims, &record.inserted_window_dims},
        {"input_batching_dims", input_batching_dims, &record.input_batching_dims},
        {"scatter_indices_batching_dims", scatter_indices_batching_dims, &record.scatter_indices_batching_dims},
        {"scatter_dims_to_operand_dims", scatter_dims_to_operand_dims, &record.scatter_dims_to_operand_dims}};
    graph = graph ? graph : scatter_indices.graph;
    bool given = builder_ready(graph, "scatter") && builder_given_list(graph, "scatter", "inputs", count, inputs) &&
                 builder_given_list(graph, "scatter", "updates", count, updates) &&
                 builder_given(graph, "scatter", "body", body != NULL) &&
                 builder_given_list(graph, "scatter", "out", count, out);
    for (size_t i = 0; i < sizeof lists / sizeof *lists && given; i++)
        given = builder_numbers(graph, "scatter", lists[i].name, &lists[i].given, lists[i].at);
    node_id *ids = given ? scatter_operands(graph, count, inputs, scatter_indices, updates) : NULL;
    builder_clear(graph, count, out);
    if (!ids)
        return;
    region_id region = build(graph, "scatter", "body", NULL, count, ids, 2, true, body, user, count);
    record.regions = &region;
    finish_with(graph, OP_scatter, 2 * count + 1, ids, &record, count, out);
}

qn_value qn_map(size_t count, const qn_value *inputs, qn_region body, void *user)
{
    int64_t all[MAX_RANK];
    qn_graph *graph = builder_graph(count, inputs);
    qn_value out = {graph, 0};
    bool given = builder_ready(graph, "map") && builder_given_list(graph, "map", "inputs", count, inputs) &&
                 builder_given(graph, "map", "body", body != NULL);
    node_id *ids = given ? operands_of(graph, "map", "inputs", count, inputs, NULL, 0, NULL) : NULL;
    if (!ids)
        return out;
    region_id region = build(graph, "map", "body", NULL, count, ids, 1, true, body, user, 1);
    for (int64_t i = 0; i < MAX_RANK; i++)
        all[i] = i;
    finish(graph, OP_map, count, ids, 1, &region, (attr_dims){node_shape(&graph->g, ids[0])->rank, all}, 1, &out);
    return out;
}

void qn_optimization_barrier(size_t count, const qn_value *values, qn_value *out)
{
    qn_graph *graph = builder_graph(count, values);
    bool given = builder_ready(graph, "optimization_barrier") &&
                 builder_given_list(graph, "optimization_barrier", "values", count, values) &&
                 builder_given_list(graph, "optimization_barrier", "out", count, out);
    node_id *ids = given ? operands_of(graph, "optimization_barrier", "values", count, values, NULL, 0, NULL) : NULL;
    builder_clear(graph, count, out);
    if (ids)
        finish(graph, OP_optimization_barrier, count, ids, 0, NULL, no_dims, count, out);
}

/* A comparator has two formals for each input. Returns the nodes of the inputs, then each of them twice. For the inputs
 * a and b it returns a, b, a, a, b, b. */
static node_id *with_pairs(qn_graph *graph, size_t count, const qn_value *inputs)
{
    GRAPH_ENTER(graph, NULL);
    node_id *given = builder_operands(graph, "sort", "inputs", count, inputs), *ids = NULL;
    if (given) {
        ids = ARENA_NEW_ARRAY(&graph->g.arena, node_id, 3 * count);
        for (size_t i = 0; i < 3 * count; i++)
            ids[i] = given[i < count ? i : (i - count) / 2];
    }
    ARENA_LEAVE(&graph->g.arena);
    return ids;
}

void qn_sort(size_t count, const qn_value *inputs, int64_t dimension, qn_region before, void *user, qn_value *out)
{
    qn_graph *graph = builder_graph(count, inputs);
    bool given = builder_ready(graph, "sort") && builder_given_list(graph, "sort", "inputs", count, inputs) &&
                 builder_given(graph, "sort", "before", before != NULL) &&
                 builder_given_list(graph, "sort", "out", count, out);
    node_id *ids = given ? with_pairs(graph, count, inputs) : NULL;
    builder_clear(graph, count, out);
    if (!ids)
        return;
    region_id region = build(graph, "sort", "before", NULL, 2 * count, ids + count, 1, true, before, user, 1);
    if (graph->g.failure)
        return;
    GRAPH_ENTER(graph, );
    node_id made = b_sort(&graph->g, (uint32_t)count, ids, dimension, region);
    for (size_t i = 0; i < count; i++)
        out[i].id = node_result(&graph->g, made, (uint32_t)i);
    ARENA_LEAVE(&graph->g.arena);
}

static bool read_window(qn_graph *graph, const char *what, const qn_window *window, attrs *out)
{
    if (!builder_given(graph, what, "window", window != NULL) || !BUILDER_RESERVED(graph, what, qn_window, window) ||
        !builder_numbers(graph, what, "dimensions", &window->dimensions, &out->window_dimensions) ||
        !builder_numbers(graph, what, "strides", &window->strides, &out->window_strides) ||
        !builder_numbers(graph, what, "base_dilations", &window->base_dilations, &out->base_dilations) ||
        !builder_numbers(graph, what, "dilations", &window->dilations, &out->window_dilations))
        return false;
    if (window->padding.count > 2 * MAX_RANK || window->padding.count % 2)
        return graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                          "%s: padding has %zu numbers; expected a list of two for each dimension", what,
                          window->padding.count),
               false;
    out->padding = builder_pairs(&window->padding);
    return true;
}

void qn_reduce_window(size_t count, const qn_value *inputs, const qn_value *inits, const qn_window *window,
                      qn_region body, void *user, qn_value *out)
{
    qn_graph *graph = builder_graph(count, inputs ? inputs : inits);
    attrs record = {.region_count = 1};
    bool given = builder_ready(graph, "reduce_window") &&
                 builder_given_list(graph, "reduce_window", "inputs", count, inputs) &&
                 builder_given_list(graph, "reduce_window", "inits", count, inits) &&
                 read_window(graph, "reduce_window", window, &record) &&
                 builder_given(graph, "reduce_window", "body", body != NULL) &&
                 builder_given_list(graph, "reduce_window", "out", count, out);
    node_id *ids = given ? operands_of(graph, "reduce_window", "inputs", count, inputs, "inits", count, inits) : NULL;
    builder_clear(graph, count, out);
    if (!ids)
        return;
    region_id region = build(graph, "reduce_window", "body", NULL, count, ids, 2, true, body, user, count);
    record.regions = &region;
    finish_with(graph, OP_reduce_window, 2 * count, ids, &record, count, out);
}

qn_value qn_select_and_scatter(qn_value operand, qn_value source, qn_value init, const qn_window *window,
                               qn_region select, qn_region scatter, void *user)
{
    static const char what[] = "select_and_scatter";
    const qn_value values[] = {operand, source, init};
    qn_graph *graph = builder_graph(3, values);
    qn_value result = {graph, 0};
    attrs record = {.region_count = 2};
    bool given = builder_ready(graph, what) && read_window(graph, what, window, &record) &&
                 builder_given(graph, what, "select", select != NULL) &&
                 builder_given(graph, what, "scatter", scatter != NULL);
    if (given && (record.base_dilations.count || record.window_dilations.count))
        given = graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: the window has dilations", what) != 0;
    node_id *ids = given ? operands_of(graph, what, NULL, 3, values, NULL, 0, NULL) : NULL;
    if (!ids)
        return result;
    region_id regions[2];
    regions[0] = build(graph, what, "select", NULL, 1, ids, 2, true, select, user, 1);
    regions[1] = build(graph, what, "scatter", NULL, 1, ids + 1, 2, true, scatter, user, 1);
    record.regions = regions;
    finish_with(graph, OP_select_and_scatter, 3, ids, &record, 1, &result);
    return result;
}

/* The formals of a scan's body are a slice of each input, then the carries. For each formal, returns a node of its
 * type. Returns NULL after a failure. */
static node_id *slices_like(qn_graph *graph, size_t inputs, size_t count, const node_id *operands, int64_t dimension)
{
    struct graph *g = &graph->g;
    GRAPH_ENTER(graph, NULL);
    node_id *like = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    memcpy(like, operands, count * sizeof *like);
    for (size_t i = 0; i < inputs && !g->failure; i++) {
        const type *t = node_shape(g, operands[i]);
        int64_t dims[MAX_RANK];
        if (!graph_check_dimension(g, "scan", "dimension ", dimension, 0, node_type(g, operands[i])))
            break;
        for (uint32_t d = 0; d + 1 < t->rank; d++)
            dims[d] = t->dims[d + (d >= dimension)];
        like[i] = b_fill(g, type_tensor(g, (qn_dtype)t->dtype, t->rank - 1, dims), 0);
    }
    ARENA_LEAVE(&g->arena);
    return g->failure ? NULL : like;
}

void qn_scan(size_t input_count, const qn_value *inputs, size_t init_count, const qn_value *inits, int64_t dimension,
             int64_t steps, int reverse, qn_region body, void *user, size_t count, qn_value *out)
{
    qn_graph *graph = builder_graph(input_count, inputs);
    graph = graph ? graph : builder_graph(init_count, inits);
    size_t all = input_count + init_count;
    bool given = builder_ready(graph, "scan") && builder_given_list(graph, "scan", "inputs", input_count, inputs) &&
                 builder_given_list(graph, "scan", "inits", init_count, inits) &&
                 builder_given(graph, "scan", "body", body != NULL) &&
                 builder_given_list(graph, "scan", "out", count, out);
    node_id *ids = given ? operands_of(graph, "scan", "inputs", input_count, inputs, "inits", init_count, inits) : NULL;
    builder_clear(graph, count, out);
    node_id *like = ids ? slices_like(graph, input_count, all, ids, dimension) : NULL;
    if (!like)
        return;
    region_id region = build(graph, "scan", "body", NULL, all, like, 1, false, body, user, count);
    attrs record = {.dimension = dimension,
                    .scan_inputs = (int64_t)input_count,
                    .scan_dim_size = steps,
                    .is_reverse = reverse != 0,
                    .region_count = 1,
                    .regions = &region};
    finish_with(graph, OP_scan, all, ids, &record, count, out);
}

void qn_define(qn_graph *graph, const char *name, size_t count, const qn_value *like, qn_region body, void *user,
               size_t results)
{
    bool given = builder_ready(graph, "define") && builder_given(graph, "define", "name", name != NULL) &&
                 builder_given_list(graph, "define", "like", count, like) &&
                 builder_given(graph, "define", "body", body != NULL);
    node_id *ids = given ? operands_of(graph, name, "like", count, like, NULL, 0, NULL) : NULL;
    region_id made = ids ? build(graph, name, "body", name, count, ids, 1, false, body, user, results) : 0;
    if (made)
        region_at(&graph->g, made)->is_private = true;
}

static region_id callable(qn_graph *graph, const char *name)
{
    struct graph *g = &graph->g;
    region_id found = graph_find_function(g, name);
    if (!found)
        return graph_fail(g, QN_NOT_FOUND,
                          "invoke: there is no function @%s; expected a name that qn_define defined before", name);
    if (region_at(g, found)->is_open)
        return graph_fail(g, QN_INVALID_ARGUMENT, "invoke: @%s is still being built", name);
    return found;
}

void qn_invoke(qn_graph *graph, const char *name, size_t count, const qn_value *args, qn_value *out)
{
    bool given = builder_ready(graph, "invoke") && builder_given(graph, "invoke", "name", name != NULL) &&
                 builder_given_list(graph, "invoke", "args", count, args);
    region_id callee = given ? callable(graph, name) : 0;
    size_t results = callee ? region_at(&graph->g, callee)->output_count : 0;
    given = callee && builder_given_list(graph, "invoke", "out", results, out);
    node_id *ids = given ? operands_of(graph, name, "args", count, args, NULL, 0, NULL) : NULL;
    builder_clear(graph, results, out);
    if (ids)
        finish(graph, OP_call, count, ids, 1, &callee, no_dims, results, out);
}
