/* Splits loops into a loop over quotients and a loop over remainders.
 *
 * Phases. The gradient of a convolution with strides reads an operand with zeros inserted between its elements. A
 * predicate skips the zeros: it holds where the stride divides an index. A row is an iteration of an outer loop; a
 * round is an iteration of the inner loop. With a stride of 2, the predicate holds in each round for every second row.
 * So the loop over rows is split into a loop over phases (remainders of the row's number) and a loop over the rows of a
 * phase. All rows of a phase accumulate in the same rounds, and the code skips the other rounds (emit_stretch.c):
 *
 *     for w: y[w] = sum over k of x[(w + k) / 2] * z[k], where 2 divides w + k
 *     for p in 0..2, for v: y[2 * v + p] = sum over k of x[v + (p + k) / 2] * z[k], where 2 divides p + k
 *
 * Groups. If the features of a convolution are in groups, lanes along all features would have to gather elements of x
 * from several groups. So a loop over groups becomes the outermost loop, and lanes run along the features of one group.
 * These features all read the same element of x:
 *
 *     for o in 0..groups * size: y[o] = sum over k of x[o / size, k] * z[o, k]
 *     for g in 0..groups, for o in 0..size: y[g * size + o] = sum over k of x[g, k] * z[g * size + o, k]
 */
#include <string.h>

#include "schedule/reindex.h"
#include "schedule/schedule.h"

enum {
    LEAST_GROUP = 4, /* smaller groups leave too many lanes empty */
    LEAST_PHASE = 8  /* smaller phases leave too many lanes empty, if lanes run along the rows of a phase */
};

/* How an outer loop is split: its variable becomes `size` * quotient + remainder, with one loop over quotients and one
 * over remainders. One of these two loops replaces the outer loop, and the other runs around all loops. */
typedef struct split {
    int64_t size;     /* 0: the loop is not split */
    bool by_quotient; /* true: the loop over quotients runs around all loops; false: the loop over remainders does */
} split;

/* Sets splits[i].size for each loop i that is split into phases. Returns whether there are such loops. */
static bool find_phases_of(const nest *n, split *splits)
{
    bool found = false;
    for (uint32_t i = 0; i < n->outer; i++)
        for (predicate_id p = 1; p < n->predicates.count; p++) {
            int64_t factor = affine_factor(n, &n->predicates.at[p].index, i), divisor = n->predicates.at[p].divisor;
            int64_t least = i + 1 == n->outer ? LEAST_PHASE * divisor : divisor;
            if (divisor <= 1 || factor == NON_AFFINE || factor % divisor == 0 || n->loops.at[i].extent < least)
                continue;
            splits[i].size = divisor / common_divisor(divisor, factor);
            found = true;
        }
    return found;
}

/* If the index x depends on a loop only through a quotient of the loop's variable, returns the quotient's divisor.
 * Otherwise returns 0. */
static int64_t divisor_of(const nest *n, const affine *x, uint32_t loop)
{
    int64_t divisor = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        const affine alone = {.count = 1, .scaled = {{1, x->scaled[i].term}}};
        if (!affine_factor(n, &alone, loop))
            continue;
        if (divisor || t->kind != TERM_DIV || t->operand.count != 1 || t->operand.constant ||
            affine_factor(n, &t->operand, loop) != 1)
            return 0;
        divisor = t->divisor;
    }
    return divisor;
}

/* Splits the last outer loop into groups if the index of a load depends on the loop only through a quotient. Returns
 * whether the loop is split. */
static bool find_groups(const nest *n, split *splits)
{
    uint32_t last = n->outer - 1;
    int64_t size = 0;
    for (uint32_t i = 0; i < n->args.count; i++) {
        int64_t divisor = n->args.at[i].kind == ARG_LOAD ? divisor_of(n, &n->args.at[i].index, last) : 0;
        size = divisor > size ? divisor : size;
    }
    if (size < LEAST_GROUP || n->loops.at[last].extent % size)
        return false;
    splits[last] = (split){size, true};
    return true;
}

static bool can_split(const nest *n)
{
    for (uint32_t i = 0; i < n->loops.count; i++)
        if (n->loops.at[i].block)
            return false;
    return n->mode == LANES_KEPT && n->outer && nest_spread(n) == n->outer && !n->parts.count && !n->sort &&
           !n->locals.count && !nest_combines(n) && n->stages.count && n->stages.at[0].reductions.count == 1 &&
           n->stages.at[0].reductions.at[0].element_count == 2;
}

/* Makes the loops of x->to: first the loops that run around all others, then the loops that replace those of x->from.
 * Sets x->vars. */
static void make_loops(reindexing *x, const split *splits)
{
    const nest *from = x->from;
    nest *n = x->to;
    for (uint32_t i = 0; i < from->outer; i++) {
        int64_t size = splits[i].size, extent = from->loops.at[i].extent;
        if (size)
            LIST_ADD(x->arena, &n->loops, ((nest_loop){.extent = splits[i].by_quotient ? extent / size : size}));
    }
    uint32_t first = n->loops.count, around = 0;
    n->outer += first;
    for (uint32_t i = 0; i < from->loops.count; i++) {
        nest_loop loop = from->loops.at[i];
        const split part = i < from->outer ? splits[i] : (split){0};
        if (part.size)
            loop.extent = part.by_quotient ? part.size : (loop.extent + part.size - 1) / part.size;
        LIST_ADD(x->arena, &n->loops, loop);
        x->vars[i] = affine_var(x->arena, n, first + i);
        if (part.size) {
            affine other = affine_var(x->arena, n, around++), *scaled = part.by_quotient ? &other : &x->vars[i];
            *scaled = affine_scale(*scaled, part.size);
            x->vars[i] = affine_add(x->arena, n, x->vars[i], other);
        }
    }
    for (uint32_t i = 0; i < n->stages.count; i++)
        n->stages.at[i].loop += n->stages.at[i].loop == NO_LOOP ? 0 : first;
}

/* Returns an index that depends on every loop that is split. */
static affine index_of_rows(const nest *from, const split *splits)
{
    affine at = affine_constant(0);
    for (term_id i = 1; i < from->terms.count && at.count < AFFINE_TERMS; i++) {
        const term *t = &from->terms.at[i];
        if (t->kind == TERM_VAR && t->var < from->outer && splits[t->var].size) {
            at.scaled[at.count].factor = 1;
            at.scaled[at.count++].term = i;
        }
    }
    return at;
}

void split_loops(arena *a, nest *n)
{
    split *splits = ARENA_NEW_ARRAY(a, split, n->loops.count + 1);
    if (!can_split(n))
        return;
    bool phases = find_phases_of(n, splits), groups = find_groups(n, splits);
    if (!phases && !groups)
        return;
    const nest from = *n;
    memset(&n->terms, 0, sizeof n->terms);
    memset(&n->predicates, 0, sizeof n->predicates);
    memset(&n->loops, 0, sizeof n->loops);
    reindexing x = reindex_new(a, &from, n);
    make_loops(&x, splits);
    reindex_terms(&x);
    affine rows = index_of_rows(&from, splits);
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
