/* Rewrites the loops of a nest before tile.c chooses lanes.
 *
 * In a nest without reductions, lanes run along the last outer variable, because stores are contiguous along it. A load
 * that is contiguous along another outer variable, as in a transpose, would gather its lanes. A block of that variable
 * then becomes an inner loop:
 *
 *     for j, for i: y[j, i] = x[i, j]             before: lanes along i gather x
 *     for jb, for i, for j in block jb: ...       after: vectors of x along j are loaded and transposed (nest_arg.panel)
 */
#include "schedule/schedule.h"

enum {
    LEAST_EXTENT = 16, /* a variable of a smaller extent stays an outer variable */
    SUNK_BLOCK = 256   /* elements of a block; the TLB holds the pages to which a block stores */
};

static bool has_value_term(const nest *n, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VALUE || ((t->kind == TERM_DIV || t->kind == TERM_MOD) && has_value_term(n, &t->operand)))
            return true;
    }
    return false;
}

bool nest_is_transposed(const nest *n, const nest_arg *a, uint32_t column, uint32_t var)
{
    if (a->kind != ARG_LOAD || a->predicate || has_value_term(n, &a->index))
        return false;
    int64_t factor = affine_factor(n, &a->index, column);
    return factor != NON_AFFINE && factor != 0 && factor != 1 && affine_factor(n, &a->index, var) == 1;
}

/* The outer variable along which a load of a nest with one simple stage is contiguous, though the lanes' variable is
 * not; NO_LOOP if there is none. */
static uint32_t transposed_var(const nest *n)
{
    if (n->shared || nest_spread(n) < n->outer || n->stages.count != 1 || n->stages.at[0].loop != NO_LOOP ||
        n->locals.count || n->stages.at[0].reductions.count)
        return NO_LOOP;
    for (uint32_t var = n->outer - 1; var-- > 0;)
        for (uint32_t i = 0; i < n->args.count && n->loops.at[var].extent >= LEAST_EXTENT; i++)
            if (nest_is_transposed(n, &n->args.at[i], n->outer - 1, var))
                return var;
    return NO_LOOP;
}

/* Splits an outer variable: it then counts blocks, and the nest's only stage has a loop over a block, so that panels can
 * transpose along it. */
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

void arrange_nest(arena *a, nest *n)
{
    uint32_t var = n->mode == LANES_KEPT && n->outer > 1 ? transposed_var(n) : NO_LOOP;
    if (var != NO_LOOP)
        sink_var(a, n, var);
}
