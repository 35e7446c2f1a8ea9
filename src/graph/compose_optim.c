/* Steps of optimisers, clipping and schedules. See compose_optim.h. */
#include "graph/compose_optim.h"

#include <inttypes.h>

#include "graph/build.h"
#include "graph/compose.h"

/* ---- one parameter ----------------------------------------------------------------------------------------------- */

/* decay * old + (1 - decay) * value */
static node_id average(graph *g, double decay, node_id old, node_id value)
{
    return b_add(g, b_scale(g, old, decay), b_scale(g, value, 1 - decay));
}

/* Returns `value` / (1 - decay^step). `value` is a running average that started at 0; `step` is the number of values
 * that were averaged. Computes the divisor in f32, or in f64 if `value` is f64. */
static node_id without_bias(graph *g, node_id value, double decay, node_id step)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype, wide = dtype == QN_F64 ? QN_F64 : QN_F32;
    node_id count = b_convert(g, step, wide), power = b_power(g, b_fill_like(g, count, decay), count);
    node_id rest = b_convert(g, b_shift(g, b_negate(g, power), 1), dtype);
    return b_divide(g, value, b_broadcast_scalar(g, rest, node_type(g, value)));
}

static node_id adam(graph *g, const optimizer *o, node_id slope, node_id step, node_id *mean, node_id *square)
{
    *mean = average(g, o->beta1, *mean, slope);
    *square = average(g, o->beta2, *square, b_square(g, slope));
    node_id root = g->failure ? 0 : b_sqrt(g, without_bias(g, *square, o->beta2, step));
    return root ? b_divide(g, without_bias(g, *mean, o->beta1, step), b_shift(g, root, o->epsilon)) : 0;
}

/* Returns the direction in which one parameter moves. *first and *second are the parameter's state. SGD replaces
 * neither, ADAM and ADAMW replace both, and other optimisers replace *first. */
static node_id direction(graph *g, const optimizer *o, node_id param, node_id slope, node_id step, node_id *first,
                         node_id *second)
{
    if (o->kind == OPTIMIZER_SGD)
        return slope;
    if (o->kind == OPTIMIZER_ADAM || o->kind == OPTIMIZER_ADAMW) {
        node_id made = adam(g, o, slope, step, first, second);
        return o->kind == OPTIMIZER_ADAMW ? b_add(g, made, b_scale(g, param, o->decay)) : made;
    }
    *first = b_add(g, b_scale(g, *first, o->momentum), slope);
    return o->kind == OPTIMIZER_NESTEROV ? b_add(g, b_scale(g, *first, o->momentum), slope) : *first;
}

/* ---- all parameters ---------------------------------------------------------------------------------------------- */

uint32_t optimizer_slots(optimizer_kind kind)
{
    return kind == OPTIMIZER_SGD ? 0 : kind == OPTIMIZER_MOMENTUM || kind == OPTIMIZER_NESTEROV ? 1 : 2;
}

static bool check_type(graph *g, const char *what, const char *list, uint32_t at, node_id n, uint32_t i, node_id param)
{
    if (node_type(g, n) == node_type(g, param))
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s[%" PRIu32 "] is %s; expected %s, the type of params[%" PRIu32 "]",
                      what, list, at, type_string(g, node_type(g, n)), type_string(g, node_type(g, param)), i),
           false;
}

static bool check_step(graph *g, const char *what, node_id step, node_id rate)
{
    if (node_type(g, step) != type_scalar(g, QN_I32))
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: state[0] is %s; expected tensor<i32>, the number of steps. qn_optimizer_inputs declares "
                          "the state",
                          what, type_string(g, node_type(g, step))),
               false;
    if (rate && (node_shape(g, rate)->rank || !dtype_is_float((qn_dtype)node_shape(g, rate)->dtype)))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: the rate is %s; expected a scalar of a float type", what,
                          type_string(g, node_type(g, rate))),
               false;
    return true;
}

static bool check_parameter(graph *g, const char *what, uint32_t slots, uint32_t count, uint32_t i,
                            const node_id *params, const node_id *slopes, const node_id *state)
{
    if (!dtype_is_float((qn_dtype)node_shape(g, params[i])->dtype))
        return graph_fail_type(g, what, arena_printf(&g->arena, "params[%" PRIu32 "]", i), params[i], TYPES_FLOAT),
               false;
    bool fits = check_type(g, what, "slopes", i, slopes[i], i, params[i]);
    for (uint32_t k = 1 + i; k < 1 + slots * count && fits; k += count)
        fits = check_type(g, what, "state", k, state[k], i, params[i]);
    return fits;
}

void optimizer_step(graph *g, const char *what, const optimizer *o, uint32_t count, const node_id *params,
                    const node_id *slopes, node_id rate, const node_id *state, node_id *next)
{
    uint32_t slots = optimizer_slots(o->kind);
    node_id *after = next + count;
    bool valid = !g->failure && check_step(g, what, state[0], rate);
    for (uint32_t i = 0; i < count && valid; i++)
        valid = check_parameter(g, what, slots, count, i, params, slopes, state);
    if (valid && !rate && !(o->rate > 0))
        graph_fail(g, QN_INVALID_ARGUMENT, "%s: rate is %g; expected a number above 0 in .rate, or a value as rate",
                   what, o->rate);
    if (g->failure)
        return;
    node_id step = after[0] = b_add(g, state[0], b_fill_like(g, state[0], 1));
    for (uint32_t i = 0; i < count && !g->failure; i++) {
        node_id unused = 0, *first = slots ? &after[1 + i] : &unused,
                *second = slots > 1 ? &after[1 + count + i] : &unused;
        *first = slots ? state[1 + i] : 0;
        *second = slots > 1 ? state[1 + count + i] : 0;
        node_id along = direction(g, o, params[i], slopes[i], step, first, second);
        type_id t = node_type(g, params[i]);
        node_id factor =
            rate ? b_broadcast_scalar(g, b_convert(g, rate, (qn_dtype)type_at(g, t)->dtype), t) : b_fill(g, t, o->rate);
        next[i] = b_subtract(g, params[i], b_multiply(g, factor, along));
    }
}

/* ---- clipping ---------------------------------------------------------------------------------------------------- */

void compose_clip_by_global_norm(graph *g, uint32_t count, const node_id *values, double norm, node_id *out)
{
    qn_dtype wide = count && node_shape(g, values[0])->dtype == QN_F64 ? QN_F64 : QN_F32;
    node_id total = count ? b_fill(g, type_scalar(g, wide), 0) : 0;
    for (uint32_t i = 0; i < count && !g->failure; i++) {
        if (!dtype_is_float((qn_dtype)node_shape(g, values[i])->dtype))
            graph_fail_type(g, "clip_by_global_norm", arena_printf(&g->arena, "values[%" PRIu32 "]", i), values[i],
                            TYPES_FLOAT);
        else
            total = b_add(g, total, b_sum_all(g, b_square(g, b_convert(g, values[i], wide))));
    }
    if (!(norm > 0))
        graph_fail(g, QN_INVALID_ARGUMENT, "clip_by_global_norm: the norm is %g; expected a number above 0", norm);
    if (g->failure || !count)
        return;
    node_id whole = b_sqrt(g, total), most = b_fill_like(g, whole, norm);
    node_id is_small = b_compare(g, comparison_direction_LT, whole, most);
    for (uint32_t i = 0; i < count; i++) {
        type_id t = node_type(g, values[i]);
        qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
        node_id length = b_broadcast_scalar(g, b_convert(g, whole, dtype), t);
        node_id clipped = b_scale(g, b_divide(g, values[i], length), norm);
        out[i] = b_select(g, is_small, values[i], clipped);
    }
}

/* ---- schedules --------------------------------------------------------------------------------------------------- */

/* step / steps as f32, at most 1 if `limited`. */
static node_id progress(graph *g, const char *what, node_id step, int64_t steps, bool limited)
{
    if (!step || g->failure)
        return 0;
    if (node_shape(g, step)->rank || !dtype_is_int((qn_dtype)node_shape(g, step)->dtype))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: the step is %s; expected a scalar of an integer type", what,
                          type_string(g, node_type(g, step)));
    if (steps < 1)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %" PRId64 " steps; expected at least 1", what, steps);
    node_id at = b_convert(g, step, QN_F32);
    at = limited ? b_minimum(g, at, b_fill_like(g, at, (double)steps)) : at;
    return b_divide(g, at, b_fill_like(g, at, (double)steps));
}

static node_id linear(graph *g, node_id done, double from, double to)
{
    return done ? b_shift(g, b_scale(g, done, to - from), from) : 0;
}

static node_id cosine(graph *g, node_id done, double from, double to)
{
    node_id height = done ? b_scale(g, b_shift(g, b_cosine(g, b_scale(g, done, 3.14159265358979323846)), 1), 0.5) : 0;
    return linear(g, height, to, from);
}

node_id compose_schedule_linear(graph *g, node_id step, double from, double to, int64_t steps)
{
    return linear(g, progress(g, "schedule_linear", step, steps, true), from, to);
}

node_id compose_schedule_cosine(graph *g, node_id step, double from, double to, int64_t steps)
{
    return cosine(g, progress(g, "schedule_cosine", step, steps, true), from, to);
}

node_id compose_schedule_exponential(graph *g, node_id step, double from, double factor, int64_t steps)
{
    node_id done = progress(g, "schedule_exponential", step, steps, false);
    return done ? b_scale(g, b_power(g, b_fill_like(g, done, factor), done), from) : 0;
}

node_id compose_schedule_warmup(graph *g, node_id step, double peak, int64_t warmup, double to, int64_t steps)
{
    if (!g->failure && steps <= warmup)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "schedule_warmup: %" PRId64 " steps; expected more than the %" PRId64 " steps of the warmup",
                          steps, warmup);
    node_id rises = linear(g, progress(g, "schedule_warmup", step, warmup, true), 0, peak);
    if (!rises)
        return 0;
    node_id first = b_fill_like(g, step, (double)warmup), rest = b_subtract(g, step, first);
    node_id falls = cosine(g, progress(g, "schedule_warmup", rest, steps - warmup, true), peak, to);
    return b_select(g, b_compare(g, comparison_direction_LT, step, first), rises, falls);
}
