/* Rewrites the loops of a nest before tile.c chooses lanes.
 *
 * In a nest without reductions, lanes run along the last outer loop, because stores are contiguous along this loop. A
 * load that is contiguous along another outer loop, as in a transpose, would gather its lanes. So blocks of this other
 * loop become an inner loop:
 *
 *     for j, for i: y[j, i] = x[i, j]             before: lanes along i gather x
 *     for jb, for i, for j in block jb: ...       after: loads vectors of x along j, transposes them (nest_arg.panel)
 *
 * In a nest with reductions, the second-to-last outer loop runs over the rows of a tile. Rows share each loaded vector
 * that does not depend on this loop. If fewer loaded vectors depend on another outer loop, the two loops are swapped:
 *
 *     for o, for h, for w: y[o, h, w] = sum of k[o, ...] * x[h + ..., w + ...]     before: each row loads its own x
 *     for h, for o, for w: ...                                                     after: rows share x
 *
 * Before this swap, the outer loop along which accesses cost least becomes the last one, because lanes run along the
 * last outer loop:
 *
 *     for j, for i: w[i, j] -= sum of x[k, i] * y[k, j]     before: lanes along i gather and scatter w
 *     for i, for j: ...                                     after: all accesses are contiguous */
#include "schedule/schedule.h"

enum {
    LEAST_EXTENT = 3, /* the fewest iterations of an outer loop that moves inside */
    SUNK_BLOCK = 256  /* iterations of a block. Each iteration may store to a page of its own, and the TLB must hold all
                         these pages */
};

bool nest_index_turns(const nest *n, const affine *x, uint32_t column, uint32_t var)
{
    if (affine_has_values(n, x))
        return false;
    int64_t factor = affine_factor(n, x, column), inner = affine_factor(n, x, var);
    return factor != NON_AFFINE && factor != 0 && factor != 1 && (inner == 1 || inner == -1);
}

uint32_t stage_panel_rounds(const nest *n, const nest_stage *stage)
{
    for (uint32_t i = 0; i < n->args.count && stage->loop != NO_LOOP; i++)
        if (n->args.at[i].panel && nest_index_turns(n, &n->args.at[i].index, n->outer - 1, stage->loop))
            return n->args.at[i].panel;
    return 0;
}

panel_kind nest_panel_kind(const nest *n)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].panel)
            return (panel_kind)n->args.at[i].panel_kind;
    return PANEL_IN_SCRATCH;
}

/* Whether the predicate of a load only limits how many lanes along `column` exist, in the same way in all iterations of
 * `var`. In this case the load may read another element in lanes for which the predicate fails: the element for which
 * the index of the predicate is p->high - 1. This element exists, because the index of the load changes by `stride`
 * when the index of the predicate changes by 1. */
static bool only_limits_lanes(const nest *n, const nest_arg *a, uint32_t column, uint32_t var)
{
    const predicate *p = &n->predicates.at[a->predicate];
    int64_t low, high, stride = affine_factor(n, &a->index, column);
    affine_bounds(n, &p->index, &low, &high);
    bool limits = !p->parent && p->divisor <= 1 && low >= p->low && p->high > p->low &&
                  affine_factor(n, &p->index, column) == 1 && affine_factor(n, &p->index, var) == 0;
    for (uint32_t i = 0; limits && i < p->index.count; i++) {
        const term *t = &n->terms.at[p->index.scaled[i].term];
        limits = t->kind == TERM_VAR && affine_factor(n, &a->index, t->var) == stride * p->index.scaled[i].factor;
    }
    return limits;
}

bool nest_is_transposed(const nest *n, const nest_arg *a, uint32_t column, uint32_t var)
{
    return a->kind == ARG_LOAD && nest_index_turns(n, &a->index, column, var) &&
           affine_factor(n, &a->index, var) == 1 && (!a->predicate || only_limits_lanes(n, a, column, var));
}

/* Finds a load that would gather its lanes, but is contiguous along another outer loop, and returns this loop. Returns
 * NO_LOOP if there is no such load, or if the nest is not a single stage of stores in parallel loops. */
static uint32_t transposed_var(const nest *n)
{
    if (n->shared || nest_spread(n) < n->outer || n->stages.count != 1 || n->stages.at[0].loop != NO_LOOP ||
        n->locals.count || n->stages.at[0].reductions.count)
        return NO_LOOP;
    for (uint32_t var = n->outer - 1; var-- > 0;)
        for (uint32_t i = 0; i < n->args.count && n->loops.at[var].extent >= LEAST_EXTENT; i++)
            if (!n->args.at[i].predicate && nest_is_transposed(n, &n->args.at[i], n->outer - 1, var))
                return var;
    return NO_LOOP;
}

/* Moves outer loop `var` inside, in blocks: the outer loop then counts blocks, and the nest's only stage loops over a
 * block. */
static void sink_var(arena *a, nest *n, uint32_t var)
{
    nest_stage *stage = &n->stages.at[0];
    stage->loop = n->loops.count;
    stage->extent = n->loops.at[var].extent;
    LIST_ADD(a, &n->loops, n->loops.at[var]);
    n->loops.at[stage->loop].kind = LOOP_SERIAL;
    n->loops.at[stage->loop].block_of = var;
    n->loops.at[stage->loop].block = SUNK_BLOCK;
    n->loops.at[var].extent = (stage->extent + SUNK_BLOCK - 1) / SUNK_BLOCK;
    for (uint32_t i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VAR && n->terms.at[i].var == var)
            n->terms.at[i].var = stage->loop;
}

/* Swaps two parallel outer loops. */
static void swap_loops(nest *n, uint32_t x, uint32_t y)
{
    const nest_loop kept = n->loops.at[x];
    n->loops.at[x] = n->loops.at[y];
    n->loops.at[y] = kept;
    for (uint32_t i = 1; i < n->terms.count; i++) {
        term *t = &n->terms.at[i];
        if (t->kind == TERM_VAR && (t->var == x || t->var == y))
            t->var = t->var == x ? y : x;
    }
}

/* ---- lanes of a reduction ---------------------------------------------------------------------------------------- */

/* The cost, in vector loads, of accessing a vector of elements at index x if lanes run along loop `var`. `inner` is the
 * loop along which a panel (nest_arg) could be loaded, or NO_LOOP. `scattered` is the cost of accessing the elements
 * one by one. */
static double access_cost(const nest *n, const affine *x, uint32_t var, uint32_t inner, double scattered)
{
    enum { REVERSED = 2, PANEL = 3 };
    int64_t factor = affine_factor(n, x, var);
    if (factor == 0 || factor == 1)
        return 1;
    if (factor == -1)
        return REVERSED;
    return inner != NO_LOOP && nest_index_turns(n, x, var, inner) ? PANEL : scattered;
}

/* The cost of all accesses of the nest if lanes run along outer loop `var`. */
static double lanes_cost(const nest *n, uint32_t var, uint32_t lanes)
{
    double each = 0, vectors = (double)((n->loops.at[var].extent + lanes - 1) / lanes);
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            each += (double)n->stages.at[i].extent *
                    access_cost(n, &n->stages.at[i].stores.at[k].index, var, NO_LOOP, 2.0 * lanes);
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        uint32_t inner = NO_LOOP;
        double rounds = 1;
        for (uint32_t k = 0; k < n->stages.count && a->kind == ARG_LOAD; k++)
            if (n->stages.at[k].loop != NO_LOOP && affine_factor(n, &a->index, n->stages.at[k].loop) != 0) {
                inner = n->stages.at[k].extent < LEAST_PANEL ? NO_LOOP : n->stages.at[k].loop;
                rounds = (double)n->stages.at[k].extent;
            }
        each += a->kind == ARG_LOAD ? rounds * access_cost(n, &a->index, var, inner, lanes) : 0;
    }
    for (uint32_t i = 0; i < n->outer; i++)
        vectors *= i == var ? 1 : (double)n->loops.at[i].extent;
    return each * vectors;
}

/* Whether the nest reduces and its lanes may run along any outer loop. For this, all outer loops must be parallel and
 * no store may combine. The nest must not be a part or a step of a sort, or have blocks, parts, local buffers or
 * predicates. */
static bool may_choose_lanes(const nest *n)
{
    bool plain = n->mode == LANES_KEPT && n->outer > 1 && nest_spread(n) == n->outer && !n->shared && !n->parts.count &&
                 !n->locals.count && !n->sort && !nest_combines(n) && n->predicates.count <= 1;
    for (uint32_t i = 0; i < n->loops.count; i++)
        plain &= !n->loops.at[i].block;
    return plain && nest_reduces(n);
}

void arrange_lanes(nest *n, uint32_t lanes)
{
    if (!may_choose_lanes(n))
        return;
    uint32_t last = n->outer - 1, best = last;
    double least = lanes_cost(n, last, lanes);
    for (uint32_t var = last; var-- > 0;) {
        double cost = lanes_cost(n, var, lanes);
        if (cost < least) {
            least = cost;
            best = var;
        }
    }
    if (best != last)
        swap_loops(n, best, last);
}

/* ---- rows of a tile ---------------------------------------------------------------------------------------------- */

static bool depends_on(const nest *n, const affine *x, uint32_t var) { return affine_factor(n, x, var) != 0; }

/* The number of vector loads that depend on outer loop `var`. */
static uint32_t vectors_by(const nest *n, uint32_t var)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        bool by_lane = depends_on(n, &a->index, n->outer - 1), by_var = depends_on(n, &a->index, var);
        for (predicate_id p = a->predicate; p; p = n->predicates.at[p].parent) {
            by_lane |= depends_on(n, &n->predicates.at[p].index, n->outer - 1);
            by_var |= depends_on(n, &n->predicates.at[p].index, var);
        }
        count += a->kind == ARG_LOAD && by_lane && by_var;
    }
    return count;
}

static bool is_plain(const nest *n)
{
    bool plain = n->mode == LANES_KEPT && n->outer > 2 && nest_spread(n) == n->outer && !n->shared && !n->parts.count;
    for (uint32_t i = 0; i < n->loops.count; i++)
        plain &= !n->loops.at[i].block;
    return plain && nest_reduces(n) && n->loops.at[n->outer - 1].extent > 1;
}

/* Chooses the loop over the rows of a tile: the loop on which the fewest vector loads depend. A loop of one iteration
 * is chosen only if all candidates have one iteration. */
static void choose_row_loop(nest *n)
{
    uint32_t row = n->outer - 2, best = row, least = n->loops.at[row].extent > 1 ? vectors_by(n, row) : UINT32_MAX;
    for (uint32_t var = row; var-- > 0;) {
        uint32_t count = n->loops.at[var].extent > 1 ? vectors_by(n, var) : least;
        if (count < least) {
            least = count;
            best = var;
        }
    }
    if (best != row)
        swap_loops(n, best, row);
}

void arrange_nest(arena *a, nest *n, uint32_t lanes)
{
    arrange_lanes(n, lanes);
    if (is_plain(n))
        choose_row_loop(n);
    uint32_t var = n->mode == LANES_KEPT && n->outer > 1 && !n->sort ? transposed_var(n) : NO_LOOP;
    if (var != NO_LOOP)
        sink_var(a, n, var);
}
