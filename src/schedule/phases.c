/* Splits loops by remainders, before arrange.c chooses rows.
 *
 * The gradient of a convolution with strides reads an operand with zeros inserted between its elements. These zeros are
 * not accumulated: a predicate tests whether a divisor divides an index. If the index moves by 1 from row to row, each
 * round accumulates only every second row, for example. So a loop over rows is split into a loop over phases and a loop
 * over the rows of a phase, which accumulate in the same rounds:
 *
 *     for w: y[w] = sum over k of x[(w + k) / 2] * z[k], where 2 divides w + k
 *     for p in 0..2, for v: y[2 * v + p] = sum over k of x[v + (p + k) / 2] * z[k], where 2 divides p + k
 *
 * Rounds in which no row accumulates are skipped (emit_stretch.c). */
#include <string.h>

#include "schedule/reindex.h"
#include "schedule/schedule.h"

static int64_t common_divisor(int64_t x, int64_t y) { return y ? common_divisor(y, x % y) : x; }

/* The number of phases of each outer loop but the last one, along which lanes run; 0 if the loop is not split. Returns
 * the number of loops that are split. */
static uint32_t find_phases_of(const nest *n, int64_t *phases)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i + 1 < n->outer; i++)
        for (predicate_id p = 1; p < n->predicates.count; p++) {
            int64_t factor = affine_factor(n, &n->predicates.at[p].index, i), divisor = n->predicates.at[p].divisor;
            if (divisor <= 1 || factor == NON_AFFINE || factor % divisor == 0 || n->loops.at[i].extent < divisor)
                continue;
            count += !phases[i];
            phases[i] = divisor / common_divisor(divisor, factor < 0 ? -factor : factor);
        }
    return count;
}

static bool can_split(const nest *n)
{
    for (uint32_t i = 0; i < n->loops.count; i++)
        if (n->loops.at[i].block)
            return false;
    return n->mode == LANES_KEPT && nest_spread(n) == n->outer && !n->parts.count && !n->sort && !n->locals.count &&
           !nest_combines(n) && n->stages.count && n->stages.at[0].reductions.count &&
           n->stages.at[0].reductions.at[0].predicate;
}

/* Makes the loops of n: first the loops over phases, then those of `from`. Sets the indices of the loops of `from`. */
static void make_loops(reindexing *x, const int64_t *phases)
{
    const nest *from = x->from;
    nest *n = x->to;
    for (uint32_t i = 0; i < from->outer; i++)
        if (phases[i])
            LIST_ADD(x->arena, &n->loops, ((nest_loop){.extent = phases[i], .kind = LOOP_PARALLEL}));
    uint32_t first = n->loops.count, phase = 0;
    n->outer += first;
    for (uint32_t i = 0; i < from->loops.count; i++) {
        nest_loop loop = from->loops.at[i];
        bool split = i < from->outer && phases[i];
        loop.extent = split ? (loop.extent + phases[i] - 1) / phases[i] : loop.extent;
        LIST_ADD(x->arena, &n->loops, loop);
        x->vars[i] = affine_var(x->arena, n, first + i);
        if (split)
            x->vars[i] = affine_add(x->arena, n, affine_scale(x->vars[i], phases[i]), affine_var(x->arena, n, phase++));
    }
    for (uint32_t i = 0; i < n->stages.count; i++)
        n->stages.at[i].loop += n->stages.at[i].loop == NO_LOOP ? 0 : first;
}

/* An index that depends on all loops that are split. */
static affine index_of_rows(const nest *from, const int64_t *phases)
{
    affine at = affine_constant(0);
    for (term_id i = 1; i < from->terms.count && at.count < AFFINE_TERMS; i++) {
        const term *t = &from->terms.at[i];
        if (t->kind == TERM_VAR && t->var < from->outer && phases[t->var]) {
            at.scaled[at.count].factor = 1;
            at.scaled[at.count++].term = i;
        }
    }
    return at;
}

void split_phases(arena *a, nest *n)
{
    int64_t *phases = ARENA_NEW_ARRAY(a, int64_t, n->loops.count + 1);
    if (!can_split(n) || !find_phases_of(n, phases))
        return;
    const nest from = *n;
    memset(&n->terms, 0, sizeof n->terms);
    memset(&n->predicates, 0, sizeof n->predicates);
    memset(&n->loops, 0, sizeof n->loops);
    reindexing x = reindex_new(a, &from, n);
    make_loops(&x, phases);
    reindex_terms(&x);
    affine rows = index_of_rows(&from, phases);
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *arg = &n->args.at[i];
        affine at = arg->kind == ARG_CONDITION ? rows : arg->index;
        arg->index = reindex_affine(&x, &arg->index);
        arg->predicate = arg->kind == ARG_INDEX ? 0 : reindex_predicate(&x, arg->predicate, &at);
    }
    for (uint32_t i = 0; i < n->stages.count; i++) {
        nest_stage *stage = &n->stages.at[i];
        for (uint32_t k = 0; k < stage->stores.count; k++) {
            nest_store *store = &stage->stores.at[k];
            store->predicate = reindex_predicate(&x, store->predicate, &store->index);
            store->index = reindex_affine(&x, &store->index);
        }
        for (uint32_t k = 0; k < stage->reductions.count; k++)
            stage->reductions.at[k].predicate = reindex_predicate(&x, stage->reductions.at[k].predicate, &rows);
    }
}
