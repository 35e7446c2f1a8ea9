/* Makes random changes to the inside of a nest (schedule/nest.h), one change at a time. Of the mutation tests, only
 * this file depends on the structure of a nest's loops. Each function returns whether there was something to change. */
#ifndef NEST_MUTANTS_H
#define NEST_MUTANTS_H

#include "random_graph.h"
#include "schedule/schedule.h"

/* ---- undoing ----------------------------------------------------------------------------------------------------- */

typedef struct kept_bytes {
    void *at, *bytes;
    size_t size;
} kept_bytes;
static kept_bytes kept[64];
static size_t kept_count;

/* Keeps these bytes for undo_changes. Must be called before a change of the bytes. */
static void keep(void *at, size_t size)
{
    if (kept_count == sizeof kept / sizeof *kept) {
        printf("a mutant has too many changes\n");
        exit(2);
    }
    kept[kept_count] = (kept_bytes){at, malloc(size + 1), size};
    memcpy(kept[kept_count++].bytes, at, size);
}

static void undo_changes(void)
{
    while (kept_count) {
        kept_bytes *k = &kept[--kept_count];
        memcpy(k->at, k->bytes, k->size);
        free(k->bytes);
    }
}

static void forget_changes(void)
{
    while (kept_count)
        free(kept[--kept_count].bytes);
}

#define CHANGE(place, value) (keep(&(place), sizeof(place)), (void)((place) = (value)))

/* ---- choosing ---------------------------------------------------------------------------------------------------- */

static nest_arg *some_load(nest *n)
{
    for (int tries = 0; n->args.count && tries < 8; tries++) {
        nest_arg *a = &n->args.at[random_below(n->args.count)];
        if (a->kind == ARG_LOAD || a->kind == ARG_LOCAL)
            return a;
    }
    return NULL;
}

static nest_store *some_store(nest *n)
{
    nest_stage *stage = n->stages.count ? &n->stages.at[random_below(n->stages.count)] : NULL;
    return stage && stage->stores.count ? &stage->stores.at[random_below(stage->stores.count)] : NULL;
}

static predicate *some_predicate(nest *n)
{
    return n->predicates.count > 1 ? &n->predicates.at[random_between(1, n->predicates.count - 1)] : NULL;
}

static int64_t one_more_or_less(void) { return chance(50) ? 1 : -1; }

/* Whether the nest updates a part of a buffer, at a computed place. */
static bool updates_a_part(const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const affine *x = &n->stages.at[i].stores.at[k].index;
            for (uint32_t j = 0; j < x->count; j++)
                if (n->terms.at[x->scaled[j].term].kind == TERM_VALUE)
                    return true;
        }
    return false;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

static bool change_constant(affine *x)
{
    CHANGE(x->constant, x->constant + one_more_or_less());
    return true;
}

static bool change_factor(affine *x)
{
    if (!x->count)
        return false;
    uint32_t at = (uint32_t)random_below(x->count);
    CHANGE(x->scaled[at].factor, x->scaled[at].factor + one_more_or_less());
    return true;
}

static bool mutate_load_constant(nest *n)
{
    nest_arg *a = some_load(n);
    return a && change_constant(&a->index);
}

static bool mutate_load_factor(nest *n)
{
    nest_arg *a = some_load(n);
    return a && change_factor(&a->index);
}

static bool mutate_store_constant(nest *n)
{
    nest_store *store = some_store(n);
    return store && change_constant(&store->index);
}

static bool mutate_store_factor(nest *n)
{
    nest_store *store = some_store(n);
    return store && change_factor(&store->index);
}

static bool mutate_predicate_wider(nest *n)
{
    predicate *p = some_predicate(n);
    if (!p)
        return false;
    if (chance(50))
        CHANGE(p->low, p->low - random_between(1, 3));
    else
        CHANGE(p->high, p->high + random_between(1, 3));
    return true;
}

static bool mutate_predicate_shifted(nest *n)
{
    predicate *p = some_predicate(n);
    if (!p)
        return false;
    int64_t by = one_more_or_less();
    CHANGE(p->low, p->low + by);
    CHANGE(p->high, p->high + by);
    return true;
}

static bool mutate_predicate_dropped(nest *n)
{
    nest_arg *a = some_load(n);
    if (!a || !a->predicate)
        return false;
    CHANGE(a->predicate, 0);
    return true;
}

/* Swaps two neighbouring stages. */
static bool mutate_stages(nest *n)
{
    if (n->stages.count < 2)
        return false;
    nest_stage *at = &n->stages.at[random_below(n->stages.count - 1)], first = at[0];
    keep(at, 2 * sizeof *at);
    at[0] = at[1];
    at[1] = first;
    return true;
}

/* Changes the extent of a variable and nothing else. */
static bool mutate_extent(nest *n)
{
    if (!n->loops.count)
        return false;
    int64_t *extent = &n->loops.at[random_below(n->loops.count)].extent;
    CHANGE(*extent, *extent + one_more_or_less());
    return true;
}

/* Changes the extent of a variable wherever it occurs, and tiles the nest anew. */
static bool mutate_extent_everywhere(const schedule *s, nest *n, bool inner, target_shape target)
{
    uint32_t first = inner ? n->outer : 0, end = inner ? n->loops.count : n->outer;
    if (first == end)
        return false;
    uint32_t v = (uint32_t)random_between(first, end - 1);
    int64_t extent = n->loops.at[v].extent + one_more_or_less();
    if (extent < 1)
        return false;
    CHANGE(n->loops.at[v].extent, extent);
    for (term_id i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VAR && n->terms.at[i].var == v)
            CHANGE(n->terms.at[i].high, extent - 1);
    for (uint32_t i = 0; i < n->stages.count; i++)
        if (n->stages.at[i].loop == v)
            CHANGE(n->stages.at[i].extent, extent);
    keep(n, sizeof *n);
    if (n->locals.count)
        keep(n->locals.at, n->locals.count * sizeof *n->locals.at);
    tile_nest(s, n, target);
    return true;
}

static bool mutate_inner_extent(const schedule *s, nest *n, target_shape target)
{
    return mutate_extent_everywhere(s, n, true, target);
}
static bool mutate_outer_extent(const schedule *s, nest *n, target_shape target)
{
    return mutate_extent_everywhere(s, n, false, target);
}

static bool mutate_local_offset(nest *n)
{
    if (!n->locals.count)
        return false;
    nest_local *l = &n->locals.at[random_below(n->locals.count)];
    const int64_t places[] = {l->offset + 64, l->offset - 64, n->locals.at[0].offset, n->scratch_bytes, l->offset + 4};
    CHANGE(l->offset, places[random_below(5)]);
    return true;
}

static bool mutate_tiles(nest *n)
{
    int which = (int)random_below(4);
    if (which == 0)
        CHANGE(n->tiles, n->tiles + one_more_or_less());
    else if (which == 1)
        CHANGE(n->rows, n->rows + 1);
    else if (which == 2)
        CHANGE(n->scratch_bytes, n->scratch_bytes - 64);
    else if (n->locals.count)
        CHANGE(n->locals.at[0].row_elements, n->locals.at[0].row_elements / 2);
    else
        return false;
    return true;
}

/* Makes a load read the buffer of another load of the same type. */
static bool mutate_load_buffer(nest *n)
{
    nest_arg *a = some_load(n), *b = some_load(n);
    if (!a || !b || a->kind != ARG_LOAD || b->kind != ARG_LOAD || a->buffer == b->buffer || a->type != b->type)
        return false;
    CHANGE(a->buffer, b->buffer);
    return true;
}

#endif
