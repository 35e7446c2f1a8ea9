/* Gives matching loops to nests that pass temporaries to one another, so that join.c can join the nests.
 *
 * Each dimension of a temporary belongs to a loop of the nest that writes the temporary, and to a loop of each nest
 * that reads it. But two nests may order these loops differently, or have one loop for several dimensions:
 *
 *     before                                                      after
 *     for h, for q, for g, for k: s[h, q, g, k] = ...             for h, for g, for q, for k: s[h, q, g, k] = ...
 *     for i: p[i, ...] = ... s, where i counts h, g and q         for h, for g, for q: p[(h, g, q), ...] = ... s
 *     for h, for d, for g, for q: y[h, d, g, q] = ... p           for h, for g, for q, for d: y[h, d, g, q] = ... p
 *
 * The index of an element is like a number whose digits are loop variables. The factor of a loop's variable in the
 * index, and the extent of the loop, say which digits the loop counts.
 *
 * join_order takes three steps:
 *
 *   1. Split loops over several dimensions. Move the lanes of reductions to the loop of least cost.
 *   2. Split loops where a loop of another nest begins or ends.
 *   3. Order the leading loops of each nest as in earlier nests. In the first nest, choose the last leading loop
 *      (move_rows_last). */
#include <string.h>

#include "schedule/join.h"
#include "schedule/reindex.h"

enum { MOST_CUTS = 4 /* the most positions where one loop is split */ };

/* ---- copies ------------------------------------------------------------------------------------------------------ */

/* Copies a nest with its own stages, stores and arguments, but without loops, terms and predicates. */
static nest *copy_nest(arena *a, const nest *n)
{
    nest *made = arena_copy(a, n, sizeof *n);
    memset(&made->loops, 0, sizeof made->loops);
    memset(&made->terms, 0, sizeof made->terms);
    memset(&made->predicates, 0, sizeof made->predicates);
    made->args.at = arena_copy(a, n->args.at, n->args.count * sizeof *n->args.at);
    made->stages.at = arena_copy(a, n->stages.at, n->stages.count * sizeof *n->stages.at);
    for (uint32_t i = 0; i < n->stages.count; i++) {
        nest_stage *stage = &made->stages.at[i];
        stage->stores.at = arena_copy(a, stage->stores.at, stage->stores.count * sizeof *stage->stores.at);
        stage->reductions.at =
            arena_copy(a, stage->reductions.at, stage->reductions.count * sizeof *stage->reductions.at);
    }
    return made;
}

/* Replaces the indices and predicates of the copy x->to. The caller has set x->vars and the loops of the copy. */
static void replace_indices(const reindexing *x)
{
    nest *n = x->to;
    reindex_terms(x);
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *arg = &n->args.at[i];
        affine at = arg->index;
        arg->predicate = arg->kind == ARG_INDEX ? 0 : reindex_predicate(x, arg->predicate, &at);
        arg->index = reindex_affine(x, &at);
    }
    for (uint32_t i = 0; i < n->stages.count; i++) {
        nest_stage *stage = &n->stages.at[i];
        for (uint32_t k = 0; k < stage->stores.count; k++)
            stage->stores.at[k].index = reindex_affine(x, &stage->stores.at[k].index);
        for (uint32_t k = 0; k < stage->reductions.count; k++)
            stage->reductions.at[k].predicate =
                reindex_predicate(x, stage->reductions.at[k].predicate, &(affine){.count = 0});
    }
}

/* ---- dimensions -------------------------------------------------------------------------------------------------- */

/* The indices of two nests' accesses to the same buffer; one is a load, the other a store. */
typedef struct access {
    const affine *own, *other;
} access;

/* Sets out->other to the index of store number `at` of m, counted over all stages. Sets out->own to the index of a load
 * of n from the same buffer; NULL if there is none. Returns false if m has no store `at`. */
static bool find_access(const nest *n, const nest *m, uint32_t at, access *out)
{
    for (uint32_t i = 0; i < m->stages.count; at -= m->stages.at[i++].stores.count) {
        if (at >= m->stages.at[i].stores.count)
            continue;
        const nest_store *store = &m->stages.at[i].stores.at[at];
        *out = (access){.other = &store->index};
        for (uint32_t k = 0; k < n->args.count && store->buffer; k++)
            if (n->args.at[k].kind == ARG_LOAD && n->args.at[k].buffer == store->buffer)
                out->own = &n->args.at[k].index;
        return true;
    }
    return false;
}

/* Whether loop `own` of n and loop `other` of m count a common digit of the index of a buffer. */
static bool share_digits(const nest *n, uint32_t own, const nest *m, uint32_t other, const access *at)
{
    int64_t f = affine_factor(n, at->own, own), e = affine_factor(m, at->other, other);
    return f > 0 && e > 0 && f < e * m->loops.at[other].extent && e < f * n->loops.at[own].extent;
}

/* ---- splitting --------------------------------------------------------------------------------------------------- */

/* The positions where a loop is split. The loop's variable becomes a sum of digits: the lowest digit counts ones, digit
 * i + 1 counts multiples of at[i]. */
typedef struct cuts {
    uint32_t count;
    int64_t at[MOST_CUTS]; /* ascending; each divides the next one */
} cuts;

static void add_cut(cuts *c, int64_t extent, int64_t at)
{
    uint32_t place = 0;
    while (place < c->count && c->at[place] < at)
        place++;
    if (at <= 1 || at >= extent || extent % at || c->count == MOST_CUTS || (place && at % c->at[place - 1]) ||
        (place < c->count && c->at[place] % at) || (place < c->count && c->at[place] == at))
        return;
    memmove(c->at + place + 1, c->at + place, (c->count - place) * sizeof *c->at);
    c->at[place] = at;
    c->count++;
}

/* Adds the positions in loop `loop` of n where loops of m begin or end. */
static void add_cuts(const nest *n, uint32_t loop, const nest *m, const access *at, cuts *out)
{
    int64_t f = affine_factor(n, at->own, loop);
    for (uint32_t e = 0; e < m->outer && f > 0; e++) {
        int64_t begin = affine_factor(m, at->other, e);
        if (begin <= 0 || !share_digits(n, loop, m, e, at))
            continue;
        if (begin % f == 0)
            add_cut(out, n->loops.at[loop].extent, begin / f);
        if (begin * m->loops.at[e].extent % f == 0)
            add_cut(out, n->loops.at[loop].extent, begin * m->loops.at[e].extent / f);
    }
}

/* Adds the divisors by which indices divide the variable of `loop`. If there are any, the loop runs over several
 * dimensions. */
static void add_divisors(const nest *n, uint32_t loop, cuts *out)
{
    for (uint32_t i = 1; i < n->terms.count; i++) {
        const term *t = &n->terms.at[i];
        if ((t->kind == TERM_DIV || t->kind == TERM_MOD) && t->operand.count == 1 && !t->operand.constant &&
            affine_factor(n, &t->operand, loop) == 1)
            add_cut(out, n->loops.at[loop].extent, t->divisor);
    }
}

static cuts find_cuts(uint32_t count, nest *const *nests, uint32_t number, uint32_t loop)
{
    cuts out = {0};
    const nest *n = nests[number];
    access at;
    add_divisors(n, loop, &out);
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = 0; i != number && find_access(n, nests[i], k, &at); k++)
            if (at.own)
                add_cuts(n, loop, nests[i], &at, &out);
        for (uint32_t k = 0; i != number && find_access(nests[i], n, k, &at); k++)
            if (at.own)
                add_cuts(n, loop, nests[i], &(access){at.other, at.own}, &out);
    }
    return out;
}

/* Returns a copy of nest number `number` in which outer loops are split at the positions that find_cuts returns. In a
 * nest that reduces, the loop of the lanes stays whole. */
static nest *split_nest(arena *a, uint32_t count, nest *const *nests, uint32_t number)
{
    const nest *from = nests[number];
    nest *n = copy_nest(a, from);
    reindexing x = reindex_new(a, from, n);
    uint32_t splittable = nest_reduces(from) ? join_leading(from) : from->outer;
    for (uint32_t i = 0; i < from->loops.count; i++) {
        nest_loop loop = from->loops.at[i];
        cuts c = i < splittable ? find_cuts(count, nests, number, i) : (cuts){0};
        int64_t end = loop.extent;
        x.vars[i] = affine_constant(0);
        for (uint32_t k = c.count + 1; k-- > 0;) {
            int64_t begin = k ? c.at[k - 1] : 1;
            loop.extent = end / begin;
            LIST_ADD(a, &n->loops, loop);
            affine digit = affine_scale(affine_var(a, n, n->loops.count - 1), begin);
            x.vars[i] = affine_add(a, n, x.vars[i], digit);
            end = begin;
        }
        for (uint32_t k = 0; k < n->stages.count; k++)
            if (from->stages.at[k].loop == i)
                n->stages.at[k].loop = n->loops.count - 1;
        if (i + 1 == from->outer)
            n->outer = n->loops.count;
    }
    replace_indices(&x);
    return n;
}

/* ---- order ------------------------------------------------------------------------------------------------------- */

/* Reorders the leading loops of a nest: loop order[i] becomes loop i. */
static void reorder_loops(arena *a, nest *n, const uint32_t *order)
{
    uint32_t count = join_leading(n), *number = ARENA_NEW_ARRAY(a, uint32_t, count + 1);
    nest_loop *old = arena_copy(a, n->loops.at, n->loops.count * sizeof *old);
    for (uint32_t i = 0; i < count; i++) {
        n->loops.at[i] = old[order[i]];
        number[order[i]] = i;
    }
    for (uint32_t i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VAR && n->terms.at[i].var < count)
            n->terms.at[i].var = number[n->terms.at[i].var];
}

/* Returns the number of the leading loop of an earlier nest that matches loop `loop` of nest number `number`;
 * UINT32_MAX if there is no such loop. */
static uint32_t find_place(nest *const *nests, uint32_t number, uint32_t loop)
{
    access at;
    for (uint32_t i = number; i-- > 0;)
        for (uint32_t k = 0; find_access(nests[number], nests[i], k, &at); k++)
            for (uint32_t e = 0; at.own && e < join_leading(nests[i]); e++)
                if (share_digits(nests[number], loop, nests[i], e, &at))
                    return e;
    return UINT32_MAX;
}

/* Orders the leading loops of nest number `number` as in the nests before it. */
static void follow_order(arena *a, nest *const *nests, uint32_t number)
{
    uint32_t count = join_leading(nests[number]);
    uint32_t *order = ARENA_NEW_ARRAY(a, uint32_t, count + 1), *place = ARENA_NEW_ARRAY(a, uint32_t, count + 1);
    for (uint32_t k = 0; k < count; k++) {
        uint32_t at = k;
        place[k] = find_place(nests, number, k);
        for (; at > 0 && place[order[at - 1]] > place[k]; at--)
            order[at] = order[at - 1];
        order[at] = k;
    }
    reorder_loops(a, nests[number], order);
}

/* Counts vector loads in inner loops. Only loads that depend on outer loop `loop` count. */
static uint32_t vectors_by(const nest *n, uint32_t loop)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < n->args.count; i++) {
        const affine *x = &n->args.at[i].index;
        bool inner = false;
        for (uint32_t k = n->outer; k < n->loops.count; k++)
            inner |= affine_factor(n, x, k) != 0;
        count +=
            n->args.at[i].kind == ARG_LOAD && inner && affine_factor(n, x, n->outer - 1) && affine_factor(n, x, loop);
    }
    return count;
}

/* Chooses the last leading loop of the first nest. This loop will run in blocks. The iterations of a block become rows
 * of tiles, and the rows of a tile share vectors that do not depend on the row. If the last leading loop is shorter
 * than a block, a longer leading loop takes its place, but only if no more vector loads depend on the longer loop than
 * on the last one. */
static void move_rows_last(arena *a, nest *n)
{
    uint32_t count = join_leading(n), last = count - 1, best = last;
    if (!count || n->loops.at[last].extent >= JOIN_BLOCK)
        return;
    for (uint32_t i = last; i-- > 0;)
        if (n->loops.at[i].extent > n->loops.at[best].extent && vectors_by(n, i) <= vectors_by(n, last))
            best = i;
    uint32_t *order = ARENA_NEW_ARRAY(a, uint32_t, count + 1);
    for (uint32_t i = 0; i < count; i++)
        order[i] = i == last ? best : i < best ? i : i + 1;
    reorder_loops(a, n, order);
}

void join_order(arena *a, uint32_t count, nest **nests, uint32_t lanes)
{
    nest **split = ARENA_NEW_ARRAY(a, nest *, count);
    for (uint32_t i = 0; i < count; i++) {
        nests[i] = split_nest(a, 1, &nests[i], 0);
        arrange_lanes(nests[i], lanes);
    }
    for (uint32_t i = 0; i < count; i++)
        split[i] = split_nest(a, count, nests, i);
    for (uint32_t i = 0; i < count; i++) {
        nests[i] = split[i];
        if (i)
            follow_order(a, nests, i);
        else
            move_rows_last(a, nests[i]);
    }
}
