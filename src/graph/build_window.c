/* Builders of operations on windows, in two directions: from elements to windows (reduce_window), and from windows back
 * to their elements (b_window_scatter, b_window_spread).
 *
 * The second direction works in steps, which are called turns. A turn handles at most one window of each element, for
 * all elements at once, by elementwise operations on the whole tensor. Let p be the place of an element in the padded
 * operand (window.h). In each dimension, the windows that can contain the element have the numbers p / stride - t, for
 * t from 0 to turns_by_place - 1. Turn t handles the window with the number p / stride - t. So the number of operations
 * grows with the number of turns, not with the number of windows. If a dimension has fewer windows than turns_by_place,
 * it has a turn for each window instead, and each turn handles its window for all elements. If there would be
 * MANY_WINDOWS turns or more, b_window_spread works without turns (spread_by_window). */
#include "graph/build.h"
#include "graph/window.h"

window_set window_set_of(const graph *g, type_id shape, const attr_record *a)
{
    window_set w = {.shape = shape, .rank = type_at(g, shape)->rank, .order = attr_order(a)};
    for (uint32_t d = 0; d < w.rank; d++)
        w.at[d] = window_dim_at(type_at(g, shape), a, d);
    return w;
}

window_set window_scan(const graph *g, type_id shape, cumulative along)
{
    window_set w = {.shape = shape, .rank = type_at(g, shape)->rank, .order = order_scan};
    for (uint32_t d = 0; d < w.rank; d++) {
        int64_t extent = type_at(g, shape)->dims[d];
        w.at[d] = (window_dim){.extent = extent, .size = 1, .stride = 1, .base = 1, .dilation = 1};
        if (d == along.dimension && extent) {
            w.at[d].size = extent;
            *(along.reverse ? &w.at[d].high : &w.at[d].low) = extent - 1;
        }
    }
    return w;
}

node_id b_window(graph *g, const window_set *w, uint32_t inputs, const node_id *operands, region_id body)
{
    int64_t lists[4][MAX_RANK];
    attr_pair padding[MAX_RANK];
    for (uint32_t d = 0; d < w->rank; d++) {
        lists[0][d] = w->at[d].size;
        lists[1][d] = w->at[d].stride;
        lists[2][d] = w->at[d].base;
        lists[3][d] = w->at[d].dilation;
        padding[d] = (attr_pair){w->at[d].low, w->at[d].high};
    }
    attrs a = {.window_dimensions = {w->rank, lists[0]},
               .window_strides = {w->rank, lists[1]},
               .base_dilations = {w->rank, lists[2]},
               .window_dilations = {w->rank, lists[3]},
               .padding = {w->rank, padding},
               .order = w->order,
               .region_count = 1,
               .regions = &body};
    for (uint32_t i = 0; i < 2 * inputs; i++)
        if (!operands[i])
            return 0;
    return body ? node_make(g, OP_reduce_window, 2 * inputs, operands, &a) : 0;
}

node_id b_window_op(graph *g, const window_set *w, op_kind op, node_id operand, node_id init)
{
    if (!operand || !init)
        return 0;
    region_id body = b_combiner(g, op, (qn_dtype)node_shape(g, operand)->dtype);
    return b_window(g, w, 1, (node_id[]){operand, init}, body);
}

node_id window_neutral(graph *g, op_kind op, qn_dtype dtype)
{
    type_id t = type_scalar(g, dtype);
    uint64_t ones = ~(uint64_t)0;
    if (op == OP_and)
        return dtype == QN_I1 ? b_fill(g, t, 1) : node_constant(g, t, &ones, true);
    if (op == OP_maximum || op == OP_minimum)
        return b_extreme(g, dtype, op == OP_maximum ? -1 : 1);
    return b_fill(g, t, op == OP_multiply ? 1 : -0.0);
}

/* ---- from windows to elements ------------------------------------------------------------------------------------ */

static int64_t turns_by_place(const window_dim *w) { return (w->size - 1) * w->dilation / w->stride + 1; }
/* Whether a dimension has fewer windows than turns_by_place. If so, it has a turn for each window. */
static bool has_few(const window_dim *w) { return window_count(w) < turns_by_place(w); }
static int64_t turns_of(const window_dim *w) { return has_few(w) ? window_count(w) : turns_by_place(w); }
/* The window that a turn handles in a dimension with few windows. The loops over turns count down, so they visit the
 * windows in ascending order. */
static int64_t window_of(const window_dim *w, int64_t turn) { return window_count(w) - 1 - turn; }

int64_t window_overlap(const window_set *w)
{
    int64_t all = 1;
    for (uint32_t d = 0; d < w->rank && all < MANY_WINDOWS; d++)
        all *= turns_of(&w->at[d]);
    return all < MANY_WINDOWS ? all : MANY_WINDOWS;
}

/* Repeats each element `times` times along dimension d. */
static node_id repeat(graph *g, node_id n, uint32_t d, int64_t times)
{
    const type *t = node_shape(g, n);
    int64_t dims[MAX_RANK + 1], places[MAX_RANK + 1], joined[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) {
        places[i] = i + (i > d);
        dims[places[i]] = t->dims[i];
        joined[i] = i == d ? t->dims[i] * times : t->dims[i];
    }
    dims[d + 1] = times;
    uint32_t rank = t->rank;
    node_id wide = b_broadcast(g, n, rank + 1, dims, places);
    return wide ? b_reshape(g, wide, rank, joined) : 0;
}

/* `windows` has one entry for each window, and turn[d] is the turn in dimension d. For each element of the operand,
 * these turns handle at most one window, which need not contain the element. Returns a tensor with the shape of the
 * operand. Each element of the result is the entry of the handled window, or `fill` if no window is handled. */
static node_id at_elements(graph *g, const window_set *w, node_id windows, node_id fill, const int64_t *turn)
{
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0}, limit[MAX_RANK] = {0},
            base[MAX_RANK] = {0}, places[MAX_RANK] = {0};
    bool thins = false, repeats = false;
    for (uint32_t d = 0; d < w->rank && windows; d++) {
        const window_dim *at = &w->at[d];
        places[d] = d;
        limit[d] = base[d] = 1;
        if (has_few(at)) {
            int64_t from = window_of(at, turn[d]);
            windows = b_slice_one(g, windows, d, from, from + 1, 1);
            repeats = true;
            continue;
        }
        if (at->stride > 1)
            windows = repeat(g, windows, d, at->stride);
        limit[d] = at->extent ? (at->extent - 1) * at->base + 1 : 0;
        low[d] = turn[d] * at->stride - at->low;
        high[d] = limit[d] - window_count(at) * at->stride - low[d];
        base[d] = at->base;
        thins |= at->base > 1;
    }
    windows = windows ? b_pad(g, windows, fill, low, high, none) : 0;
    windows = windows && thins ? b_slice(g, windows, none, limit, base) : windows;
    if (!windows || !repeats)
        return windows;
    const type *t = type_at(g, w->shape);
    return b_broadcast(g, windows, t->rank, t->dims, places);
}

/* Replaces `turn` by the previous tuple of turns in row-major order. Returns false if `turn` was the first tuple. */
static bool previous(const window_set *w, int64_t *turn)
{
    for (uint32_t d = w->rank; d-- > 0;) {
        if (turn[d]-- > 0)
            return true;
        turn[d] = turns_of(&w->at[d]) - 1;
    }
    return false;
}

static bool has_windows(const graph *g, const window_set *w, node_id source)
{
    return type_at(g, w->shape)->elements && node_shape(g, source)->elements;
}

/* ---- winners ----------------------------------------------------------------------------------------------------- */

static node_id numbers_like(graph *g, type_id shape, qn_dtype dtype)
{
    const type *t = type_at(g, shape);
    int64_t elements = t->elements;
    node_id flat = b_iota(g, dtype, 1, &elements, 0);
    t = type_at(g, shape);
    return flat ? b_reshape(g, flat, t->rank, t->dims) : 0;
}

void b_window_winners(graph *g, const window_set *w, node_id operand, window_select select, const void *user,
                      node_id *value, node_id *place)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, operand)->dtype,
             places = type_at(g, w->shape)->elements <= INT32_MAX ? QN_I32 : QN_I64;
    type_id element = type_scalar(g, dtype), number = type_scalar(g, places);
    node_id zero = b_fill(g, element, 0), none = b_fill(g, number, -1), all = numbers_like(g, w->shape, places);
    region_id body = graph_open_region(g, NULL);
    node_id a = graph_formal(g, element, NULL), pa = graph_formal(g, number, NULL), b = graph_formal(g, element, NULL),
            pb = graph_formal(g, number, NULL);
    *value = *place = 0;
    if (!body || g->failure)
        return;
    node_id first = b_compare(g, comparison_direction_GE, pa, b_fill_like(g, pa, 0));
    node_id only = b_compare(g, comparison_direction_LT, pb, b_fill_like(g, pb, 0));
    node_id take = b_or(g, only, b_and(g, first, select(g, a, b, user)));
    node_id out[] = {b_select(g, take, a, b), b_select(g, take, pa, pb)};
    graph_close_region(g, 2, out);
    node_id both = g->failure ? 0 : b_window(g, w, 2, (node_id[]){operand, all, zero, none}, body);
    *value = both ? node_result(g, both, 0) : 0;
    *place = both ? node_result(g, both, 1) : 0;
}

node_id b_window_scatter(graph *g, const window_set *w, node_id place, node_id source, node_id init,
                         window_combine combine, const void *user)
{
    if (!place || !source || !init || !has_windows(g, w, source))
        return init;
    type_id number = type_scalar(g, (qn_dtype)node_shape(g, place)->dtype),
            element = type_scalar(g, (qn_dtype)node_shape(g, source)->dtype);
    node_id own = numbers_like(g, w->shape, (qn_dtype)node_shape(g, place)->dtype);
    node_id none = b_fill(g, number, -1), zero = b_fill(g, element, 0);
    int64_t turn[MAX_RANK];
    for (uint32_t d = 0; d < w->rank; d++)
        turn[d] = turns_of(&w->at[d]) - 1;
    do {
        node_id chosen = at_elements(g, w, place, none, turn), given = at_elements(g, w, source, zero, turn);
        if (g->failure)
            return 0;
        node_id hit = b_compare(g, comparison_direction_EQ, chosen, own);
        init = b_select(g, hit, combine(g, init, given, user), init);
    } while (previous(w, turn));
    return init;
}

/* ---- sums -------------------------------------------------------------------------------------------------------- */

/* Whether element `at` of a dimension is in the window that this turn handles for the element. */
static bool has_place(const window_dim *w, int64_t at, int64_t turn)
{
    int64_t p = at * w->base + w->low, rest = (p % w->stride + w->stride) % w->stride + turn * w->stride;
    if (has_few(w))
        rest = p - window_of(w, turn) * w->stride;
    return rest >= 0 && rest % w->dilation == 0 && rest / w->dilation < w->size;
}

/* Makes a tensor of i1 with the shape of the operand. Its elements are true where has_place holds in each dimension.
 * Returns 0 if has_place holds for all elements. */
static node_id places_of(graph *g, const window_set *w, const int64_t *turn)
{
    node_id all = 0;
    for (uint32_t d = 0; d < w->rank; d++) {
        int64_t extent = w->at[d].extent, to = d;
        bool whole = true;
        char *mask = ARENA_NEW_ARRAY(&g->arena, char, (size_t)extent);
        for (int64_t i = 0; i < extent; i++) {
            mask[i] = has_place(&w->at[d], i, turn[d]);
            whole &= mask[i];
        }
        if (whole)
            continue;
        node_id own = node_constant(g, type_tensor(g, QN_I1, 1, &extent), mask, false);
        const type *t = type_at(g, w->shape);
        own = own ? b_broadcast(g, own, t->rank, t->dims, &to) : 0;
        all = all ? b_and(g, all, own) : own;
    }
    return all;
}

/* Computes b_window_spread without turns, by one reduce_window over `source`. Its strides are the base dilations of w,
 * and its base dilations are the strides of w. */
static node_id spread_by_window(graph *g, const window_set *w, node_id source)
{
    window_set back = {.shape = node_type(g, source), .rank = w->rank};
    for (uint32_t d = 0; d < w->rank; d++) {
        const window_dim *at = &w->at[d];
        int64_t reach = (at->size - 1) * at->dilation;
        back.at[d] = (window_dim){.extent = node_shape(g, source)->dims[d],
                                  .size = at->size,
                                  .stride = at->base,
                                  .base = at->stride,
                                  .dilation = at->dilation,
                                  .low = reach - at->low};
        back.at[d].high = reach + (at->extent - 1) * at->base - back.at[d].low - (back.at[d].extent - 1) * at->stride;
    }
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, source)->dtype), 0);
    return b_window_op(g, &back, OP_add, source, zero);
}

node_id b_window_spread(graph *g, const window_set *w, node_id source)
{
    if (!source)
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, source)->dtype;
    type_id whole = type_like(g, w->shape, dtype);
    node_id sum = b_fill(g, whole, 0), zero = b_fill(g, type_scalar(g, dtype), 0), none = sum;
    if (!has_windows(g, w, source))
        return sum;
    if (window_overlap(w) >= MANY_WINDOWS)
        return spread_by_window(g, w, source);
    int64_t turn[MAX_RANK];
    bool first = true;
    for (uint32_t d = 0; d < w->rank; d++)
        turn[d] = turns_of(&w->at[d]) - 1;
    do {
        node_id given = at_elements(g, w, source, zero, turn), inside = places_of(g, w, turn);
        if (g->failure)
            return 0;
        given = inside ? b_select(g, inside, given, none) : given;
        sum = first ? given : b_add(g, sum, given);
        first = false;
    } while (previous(w, turn));
    return sum;
}
