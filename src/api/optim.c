/* The functions of quern/optim.h. Most wrap a function of graph/compose_optim.h, which takes nodes. */
#include "quern/optim.h"

#include <stdio.h>

#include "api/compose_in.h"
#include "graph/compose_optim.h"
#include "quern/inspect.h"

_Static_assert((int)QN_SGD == OPTIMIZER_SGD && (int)QN_MOMENTUM == OPTIMIZER_MOMENTUM &&
                   (int)QN_NESTEROV == OPTIMIZER_NESTEROV && (int)QN_ADAM == OPTIMIZER_ADAM &&
                   (int)QN_ADAMW == OPTIMIZER_ADAMW,
               "the kinds have the same numbers");

static bool is_kind(const qn_optimizer *o) { return o && o->kind >= QN_SGD && o->kind <= QN_ADAMW; }

size_t qn_optimizer_state_count(const qn_optimizer *optimizer, size_t count)
{
    return is_kind(optimizer) ? 1 + optimizer_slots((optimizer_kind)optimizer->kind) * count : 0;
}

static bool check_optimizer(qn_graph *graph, const char *what, const qn_optimizer *o)
{
    if (!builder_given(graph, what, "optimizer", o != NULL) || !BUILDER_RESERVED(graph, what, qn_optimizer, o))
        return false;
    if (!is_kind(o))
        graph_fail(&graph->g, QN_INVALID_ARGUMENT, "%s: kind %d does not exist; expected QN_SGD to QN_ADAMW", what,
                   (int)o->kind);
    return is_kind(o);
}

static double given_or(double given, double otherwise) { return given != 0 ? given : otherwise; }

static optimizer numbers_of(const qn_optimizer *o)
{
    return (optimizer){.kind = (optimizer_kind)o->kind,
                       .rate = o->rate,
                       .momentum = given_or(o->momentum, 0.9),
                       .beta1 = given_or(o->beta1, 0.9),
                       .beta2 = given_or(o->beta2, 0.999),
                       .epsilon = given_or(o->epsilon, 1e-8),
                       .decay = o->decay < 0 ? 0 : given_or(o->decay, 1e-4)};
}

/* ---- state ------------------------------------------------------------------------------------------------------- */

static bool ready(qn_graph *graph, const char *what, const qn_optimizer *optimizer, size_t count,
                  const qn_value *params, const qn_value *state)
{
    return builder_ready(graph, what) && check_optimizer(graph, what, optimizer) &&
           builder_given_list(graph, what, "params", count, params) &&
           builder_given(graph, what, "state", state != NULL);
}

void qn_optimizer_zeros(const qn_optimizer *optimizer, size_t count, const qn_value *params, qn_value *state)
{
    qn_graph *graph = builder_graph(count, params);
    size_t all = qn_optimizer_state_count(optimizer, count);
    bool given = ready(graph, "optimizer_zeros", optimizer, count, params, state);
    builder_clear(graph, all, state);
    if (!given)
        return;
    graph->outer = "optimizer_zeros";
    state[0] = qn_fill(graph, QN_I32, QN_SCALAR, 0);
    for (size_t i = 1; i < all; i++)
        state[i] = qn_fill_like(params[(i - 1) % count], 0);
    graph->outer = NULL;
}

void qn_optimizer_inputs(const qn_optimizer *optimizer, size_t count, const qn_value *params, qn_value *state)
{
    qn_graph *graph = builder_graph(count, params);
    size_t all = qn_optimizer_state_count(optimizer, count);
    bool given = ready(graph, "optimizer_inputs", optimizer, count, params, state);
    builder_clear(graph, all, state);
    if (!given)
        return;
    graph->outer = "optimizer_inputs";
    state[0] = qn_input(graph, "step", QN_I32, QN_SCALAR);
    for (size_t i = 1; i < all; i++) {
        qn_value param = params[(i - 1) % count];
        char name[TEXT_LINE + 16], line[TEXT_LINE];
        const char *slot = all == 1 + count ? "velocity" : i <= count ? "mean" : "square";
        text_line(line, qn_value_name(param));
        if (!*line && count > 1)
            snprintf(line, sizeof line, "%zu", (i - 1) % count);
        snprintf(name, sizeof name, "%s%s%s", line, *line ? "." : "", slot);
        state[i] = qn_input(graph, name, qn_value_dtype(param), qn_value_dims(param));
    }
    graph->outer = NULL;
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static void step(qn_graph *graph, const qn_optimizer *optimizer, size_t count, const qn_value *params,
                 const qn_value *slopes, qn_value rate, const qn_value *state, qn_value *next_params,
                 qn_value *next_state)
{
    size_t all = qn_optimizer_state_count(optimizer, count);
    GRAPH_ENTER(graph, );
    const struct optimizer o = numbers_of(optimizer);
    const char *what = graph->call.what;
    node_id *values = builder_operands(graph, what, "params", count, params);
    node_id *changes = values ? builder_operands(graph, what, "slopes", count, slopes) : NULL;
    node_id *before = changes ? builder_operands(graph, what, "state", all, state) : NULL;
    bool has_rate = rate.graph || rate.id;
    node_id factor = before && has_rate ? builder_operand(graph, what, graph->call.count, rate) : 0;
    node_id *next = ARENA_NEW_ARRAY(&graph->g.arena, node_id, count + all);
    if (before && (factor || !has_rate))
        optimizer_step(&graph->g, what, &o, (uint32_t)count, values, changes, factor, before, next);
    for (size_t i = 0; i < count + all; i++)
        *(i < count ? &next_params[i] : &next_state[i - count]) = builder_value(graph, graph->g.failure ? 0 : next[i]);
    ARENA_LEAVE(&graph->g.arena);
}

void qn_optimizer_step(const qn_optimizer *optimizer, size_t count, const qn_value *params, const qn_value *slopes,
                       qn_value rate, const qn_value *state, qn_value *next_params, qn_value *next_state)
{
    const char *what = "optimizer_step";
    qn_graph *graph = builder_graph(count, params);
    bool given = ready(graph, what, optimizer, count, params, state) &&
                 builder_given_list(graph, what, "slopes", count, slopes) &&
                 builder_given_list(graph, what, "next_params", count, next_params) &&
                 builder_given(graph, what, "next_state", next_state != NULL);
    if (given) {
        step(graph, optimizer, count, params, slopes, rate, state, next_params, next_state);
    } else {
        builder_clear(graph, count, next_params);
        builder_clear(graph, qn_optimizer_state_count(optimizer, count), next_state);
    }
}

static qn_value *values_new(qn_graph *graph, size_t count)
{
    GRAPH_ENTER(graph, NULL);
    qn_value *made = ARENA_NEW_ARRAY(&graph->g.arena, qn_value, count);
    ARENA_LEAVE(&graph->g.arena);
    return made;
}

void qn_optimizer_update(const qn_optimizer *optimizer, qn_value loss, size_t count, const qn_value *params,
                         qn_value rate, const qn_value *state)
{
    qn_graph *graph = loss.graph ? loss.graph : builder_graph(count, params);
    if (!ready(graph, "optimizer_update", optimizer, count, params, state))
        return;
    size_t all = qn_optimizer_state_count(optimizer, count);
    qn_value *next = values_new(graph, 2 * count + all);
    if (!next)
        return;
    qn_value *slopes = next + count + all;
    graph->outer = "optimizer_update";
    qn_gradient(loss, count, params, slopes);
    if (optimizer->clip_norm > 0)
        qn_clip_by_global_norm(count, slopes, optimizer->clip_norm, slopes);
    qn_optimizer_step(optimizer, count, params, slopes, rate, state, next, next + count);
    for (size_t i = 0; i < count + all; i++)
        qn_update(graph, i < count ? params[i] : state[i - count], next[i]);
    graph->outer = NULL;
}

static void clip(qn_graph *graph, size_t count, const qn_value *values, double norm, qn_value *out)
{
    GRAPH_ENTER(graph, );
    node_id *ids = builder_operands(graph, "clip_by_global_norm", "values", count, values);
    node_id *made = ARENA_NEW_ARRAY(&graph->g.arena, node_id, count);
    if (ids)
        compose_clip_by_global_norm(&graph->g, (uint32_t)count, ids, norm, made);
    for (size_t i = 0; i < count; i++)
        out[i] = builder_value(graph, graph->g.failure ? 0 : made[i]);
    ARENA_LEAVE(&graph->g.arena);
}

void qn_clip_by_global_norm(size_t count, const qn_value *values, double norm, qn_value *out)
{
    qn_graph *graph = builder_graph(count, values);
    if (builder_ready(graph, "clip_by_global_norm") &&
        builder_given_list(graph, "clip_by_global_norm", "values", count, values) &&
        builder_given_list(graph, "clip_by_global_norm", "out", count, out))
        clip(graph, count, values, norm, out);
    else
        builder_clear(graph, count, out);
}

/* ---- schedules --------------------------------------------------------------------------------------------------- */

typedef node_id schedule(graph *g, node_id step, double from, double to, int64_t steps);

static qn_value follow(const char *what, schedule *of, qn_value step, double from, double to, int64_t steps)
{
    COMPOSE(what, step, of(g, n, from, to, steps));
}

qn_value qn_schedule_linear(qn_value step, double from, double to, int64_t steps)
{
    return follow("schedule_linear", compose_schedule_linear, step, from, to, steps);
}

qn_value qn_schedule_cosine(qn_value step, double from, double to, int64_t steps)
{
    return follow("schedule_cosine", compose_schedule_cosine, step, from, to, steps);
}

qn_value qn_schedule_exponential(qn_value step, double from, double factor, int64_t steps)
{
    return follow("schedule_exponential", compose_schedule_exponential, step, from, factor, steps);
}

qn_value qn_schedule_warmup(qn_value step, double peak, int64_t warmup, double to, int64_t steps)
{
    COMPOSE("schedule_warmup", step, compose_schedule_warmup(g, n, peak, warmup, to, steps));
}
