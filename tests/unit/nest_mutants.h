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
static kept_bytes kept[4096];
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

/* The nest, or one of its parts. */
static nest *some_part(nest *n) { return n->parts.count ? n->parts.at[random_below(n->parts.count)] : n; }

/* A loop that is split into blocks; NULL if the nest has none. */
static nest_loop *some_blocked(nest *n)
{
    nest_loop *loop = n->loops.count ? &n->loops.at[random_below(n->loops.count)] : NULL;
    for (uint32_t i = 0; i < n->loops.count && !loop->block; i++)
        loop = &n->loops.at[i];
    return loop && loop->block ? loop : NULL;
}

/* Whether the nest updates only a part of a buffer: stores at a computed place, or combines with elements of the
 * buffer. */
static bool updates_a_part(const nest *n)
{
    for (uint32_t i = 0; i < n->parts.count; i++)
        if (updates_a_part(n->parts.at[i]))
            return true;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *store = &n->stages.at[i].stores.at[k];
            if (store->combine)
                return true;
            for (uint32_t j = 0; j < store->index.count; j++)
                if (n->terms.at[store->index.scaled[j].term].kind == TERM_VALUE)
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

/* Changes the extent of a loop and nothing else. */
static bool mutate_extent(nest *n)
{
    if (!n->loops.count)
        return false;
    int64_t *extent = &n->loops.at[random_below(n->loops.count)].extent;
    CHANGE(*extent, *extent + one_more_or_less());
    return true;
}

/* Tiles a nest anew. */
static void tile_again(const schedule *s, nest *n, target_shape target)
{
    for (uint32_t i = 0; i < nest_part_count(n); i++) {
        nest *part = n->parts.count ? n->parts.at[i] : n;
        keep(part, sizeof *part);
        keep(part->locals.at, part->locals.count * sizeof *part->locals.at);
        keep(part->args.at, part->args.count * sizeof *part->args.at);
    }
    keep(n, sizeof *n);
    keep(n->scoped.at, n->scoped.count * sizeof *n->scoped.at);
    tile_nest(s, n, target);
}

static void change_extent(nest *n, uint32_t v, int64_t extent)
{
    CHANGE(n->loops.at[v].extent, extent);
    for (term_id i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VAR && n->terms.at[i].var == v)
            CHANGE(n->terms.at[i].high, extent - 1);
    for (uint32_t i = 0; i < n->stages.count; i++)
        if (n->stages.at[i].loop == v)
            CHANGE(n->stages.at[i].extent, extent);
}

/* Changes the extent of a loop that all parts of a nest share. */
static void change_shared_extent(nest *n, uint32_t v, int64_t extent)
{
    for (uint32_t i = 0; i < n->parts.count; i++)
        change_extent(n->parts.at[i], v, extent);
    change_extent(n, v, extent);
}

/* Changes the extent of a loop, and everything that has this extent, and tiles the nest anew. */
static bool mutate_extent_everywhere(const schedule *s, nest *n, bool inner, target_shape target)
{
    nest *part = some_part(n);
    uint32_t first = inner ? part->outer : 0, end = inner ? part->loops.count : part->outer;
    if (first == end)
        return false;
    uint32_t v = (uint32_t)random_between(first, end - 1);
    int64_t extent = part->loops.at[v].extent + one_more_or_less();
    if (extent < 1)
        return false;
    if (v < part->shared)
        change_shared_extent(n, v, extent);
    else
        change_extent(part, v, extent);
    tile_again(s, n, target);
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

static bool mutate_tiles(nest *whole)
{
    nest *n = chance(50) ? some_part(whole) : whole;
    int which = (int)random_below(10);
    if (which == 0)
        CHANGE(n->tiles, n->tiles + one_more_or_less());
    else if (which == 7 && n->mode == LANES_REDUCED) /* the bits stay the same if all reductions may take any order */
        CHANGE(n->vectors, chance(50) ? n->vectors * 2 : n->vectors / 2);
    else if (which == 1)
        CHANGE(n->rows, n->rows + 1);
    else if (which == 2)
        CHANGE(n->scratch_bytes, n->scratch_bytes - 64);
    else if (which == 3 && n->columns)
        CHANGE(n->columns, n->columns + n->lanes);
    else if (which == 4)
        CHANGE(n->streams, !n->streams);
    else if (which == 8)
        CHANGE(n->shifts, !n->shifts);
    else if (which == 9)
        CHANGE(n->ahead, n->ahead ? 0 : 1);
    else if (which == 5 && n->args.count && n->args.at[0].panel)
        CHANGE(n->args.at[0].panel_kind, (n->args.at[0].panel_kind + 1) % 3);
    else if (n->locals.count)
        CHANGE(n->locals.at[0].row_elements, n->locals.at[0].row_elements / 2);
    else
        return false;
    return true;
}

/* Changes what a reduction accumulates, or how many results the reduction has. */
static bool mutate_reduction(nest *n)
{
    nest_stage *stage = n->stages.count ? &n->stages.at[random_below(n->stages.count)] : NULL;
    if (!stage || !stage->reductions.count)
        return false;
    nest_reduction *r = &stage->reductions.at[random_below(stage->reductions.count)];
    if (r->read && chance(50))
        CHANGE(r->read, NULL);
    else
        CHANGE(r->width, r->width + (uint32_t)one_more_or_less());
    return true;
}

/* ---- changes of what parts share --------------------------------------------------------------------------------- */

static bool mutate_scoped_offset(nest *n)
{
    if (!n->scoped.count)
        return false;
    nest_scoped *t = &n->scoped.at[random_below(n->scoped.count)];
    const int64_t places[] = {t->offset + 64, t->offset - 64, n->scoped.at[0].offset, n->scratch_bytes, t->offset + 4};
    CHANGE(t->offset, places[random_below(5)]);
    return true;
}

/* Changes the number of iterations in the blocks of a loop, in one part or in several, and tiles the nest anew. */
static bool mutate_block(const schedule *s, nest *n, target_shape target)
{
    nest_loop *loop = some_blocked(some_part(n));
    if (!loop)
        return false;
    const int64_t old = loop->block, blocks[] = {old + 1, old - 1, old / 2, old * 2, loop->extent, 0};
    int64_t block = blocks[random_below(6)];
    CHANGE(loop->block, block);
    for (uint32_t i = 0; i < n->parts.count && chance(50); i++)
        for (uint32_t k = 0; k < n->parts.at[i]->loops.count; k++)
            if (n->parts.at[i]->loops.at[k].block == old)
                CHANGE(n->parts.at[i]->loops.at[k].block, block);
    tile_again(s, n, target);
    return block != old;
}

static bool mutate_block_of(const schedule *s, nest *n, target_shape target)
{
    nest *part = some_part(n);
    nest_loop *loop = some_blocked(part);
    uint32_t other = (uint32_t)random_below(part->loops.count + 1);
    if (!loop || loop->block_of == other)
        return false;
    CHANGE(loop->block_of, other);
    if (chance(50))
        tile_again(s, n, target);
    return true;
}

/* Lets a loop run in the blocks that another loop counts, and tiles the nest anew. */
static bool mutate_into_blocks(const schedule *s, nest *n, target_shape target)
{
    nest *part = some_part(n);
    if (part->outer < 1 || part->loops.count < 2)
        return false;
    uint32_t at = (uint32_t)random_between(1, part->loops.count - 1);
    uint32_t by = (uint32_t)random_below(at < part->outer ? at : part->outer);
    nest_loop *loop = &part->loops.at[at];
    int64_t count = part->loops.at[by].extent, block = count ? (loop->extent + count - 1) / count : 0;
    if (loop->block || block < 1)
        return false;
    keep(loop, sizeof *loop);
    loop->block_of = by;
    loop->block = block;
    tile_again(s, n, target);
    return true;
}

/* Swaps two neighbouring parts. */
static bool mutate_parts(nest *n)
{
    if (n->parts.count < 2)
        return false;
    nest **at = &n->parts.at[random_below(n->parts.count - 1)], *first = at[0];
    keep(at, 2 * sizeof *at);
    at[0] = at[1];
    at[1] = first;
    return true;
}

/* Changes the factor of a shared loop in an index of a buffer of the tile. In a store, may also change the factor of
 * the loop that is split into blocks. */
static bool mutate_scoped_index(const schedule *s, nest *n, target_shape target)
{
    (void)target;
    for (int tries = 0; n->scoped.count && tries < 20; tries++) {
        nest *part = some_part(n);
        nest_arg *a = chance(50) ? some_load(part) : NULL;
        nest_store *store = a ? NULL : some_store(part);
        affine *x = a ? &a->index : store ? &store->index : NULL;
        buffer_id id = a && a->kind == ARG_LOAD ? a->buffer : store ? store->buffer : 0;
        if (!id || !x->count || s->buffers.at[id].kind != BUFFER_SCRATCH)
            continue;
        uint32_t at = (uint32_t)random_below(x->count);
        const term *t = &part->terms.at[x->scaled[at].term];
        int64_t factor = x->scaled[at].factor, factors[] = {0, factor + 1, factor - 1, factor * 2};
        if (t->kind != TERM_VAR || (t->var >= part->shared && (a || !part->loops.at[t->var].block)))
            continue;
        CHANGE(x->scaled[at].factor, factors[random_below(4)]);
        return true;
    }
    return false;
}

/* Changes where a reduction keeps its value between blocks, or makes it keep no value. */
static bool mutate_kept(nest *n)
{
    nest_reduction *r = n->stages.count && n->stages.at[0].reductions.count ? n->stages.at[0].reductions.at : NULL;
    if (!r || !r->kept)
        return false;
    uint32_t way = (uint32_t)random_below(3), at = (uint32_t)random_below(r->kept_at.count + 1);
    if (way == 0)
        CHANGE(r->kept, 0);
    else if (way == 1 || at == r->kept_at.count)
        CHANGE(r->kept_at.constant, r->kept_at.constant + one_more_or_less());
    else
        CHANGE(r->kept_at.scaled[at].factor, chance(50) ? 0 : r->kept_at.scaled[at].factor + one_more_or_less());
    return true;
}

/* Turns a buffer of a tile into a temporary, or a temporary into a buffer of a tile. */
static bool mutate_buffer_kind(const schedule *s, nest *n, target_shape target)
{
    nest_arg *a = some_load(some_part(n));
    buffer *t = a && a->kind == ARG_LOAD ? &s->buffers.at[a->buffer] : NULL;
    (void)target;
    if (!t || (t->kind != BUFFER_SCRATCH && t->kind != BUFFER_TEMP))
        return false;
    keep(t, sizeof *t);
    t->kind = t->kind == BUFFER_TEMP ? BUFFER_SCRATCH : BUFFER_TEMP;
    t->slot = s->inputs + s->outputs + s->constants;
    if (chance(50) && t->kind == BUFFER_SCRATCH) {
        keep(&n->scoped, sizeof n->scoped);
        LIST_ADD(s->arena, &n->scoped, ((nest_scoped){a->buffer, chance(50) ? n->scratch_bytes : 0}));
    }
    return true;
}

/* Makes a buffer of a tile smaller or larger. */
static bool mutate_scoped_size(const schedule *s, nest *n, target_shape target)
{
    buffer *t = n->scoped.count ? &s->buffers.at[n->scoped.at[random_below(n->scoped.count)].buffer] : NULL;
    if (!t)
        return false;
    int64_t size = t->bytes / t->elements, elements = t->elements + one_more_or_less();
    CHANGE(t->elements, elements);
    CHANGE(t->bytes, elements * size);
    tile_again(s, n, target);
    return true;
}

/* Removes a buffer of the tile from the list `scoped`, or replaces a buffer by another one. */
static bool mutate_scoped_list(nest *n)
{
    if (!n->scoped.count)
        return false;
    if (n->scoped.count == 1 || chance(50))
        CHANGE(n->scoped.count, n->scoped.count - 1);
    else
        CHANGE(n->scoped.at[0].buffer, n->scoped.at[1].buffer);
    return true;
}

static bool mutate_shared(nest *n)
{
    nest *part = some_part(n);
    CHANGE(part->shared, part->shared + (uint32_t)one_more_or_less());
    return true;
}

/* Makes a parallel loop serial, or a serial one parallel, and sometimes tiles the nest anew. */
static bool mutate_loop_kind(const schedule *s, nest *n, target_shape target)
{
    nest *part = chance(70) ? some_part(n) : n;
    if (!part->loops.count)
        return false;
    nest_loop *loop = &part->loops.at[random_below(part->loops.count)];
    CHANGE(loop->kind, loop->kind == LOOP_PARALLEL ? LOOP_SERIAL : LOOP_PARALLEL);
    if (chance(50))
        tile_again(s, n, target);
    return true;
}

/* Changes one field of a step of a sort. */
static bool mutate_sort(nest *n)
{
    nest_sort *s = n->sort;
    if (!s)
        return false;
    switch (random_below(13)) {
    case 0: CHANGE(s->kind, (uint8_t)((s->kind + random_between(1, SORT_KINDS - 1)) % SORT_KINDS)); return true;
    case 1: CHANGE(s->length, s->length + one_more_or_less()); return true;
    case 2: CHANGE(s->width, s->width - 1); return true;
    case 3: CHANGE(s->streams, s->streams + 1); return true;
    case 4:
        if (s->level == s->cuts)
            return false;
        CHANGE(s->level, s->cuts);
        return true;
    case 5: CHANGE(s->digit, s->digit + 1); return true;
    case 6: CHANGE(s->part, s->part + one_more_or_less()); return true;
    case 7: CHANGE(s->room, 4 * s->room); return true;
    case 8: CHANGE(s->among, s->among + one_more_or_less()); return true;
    case 9: CHANGE(s->wanted, s->wanted + one_more_or_less()); return true;
    case 10: CHANGE(s->word, s->word == SX_I32 ? SX_I64 : SX_I32); return true;
    case 11:
        if (!s->back)
            return false;
        CHANGE(s->back, NULL);
        return true;
    default:
        if (s->width < 2)
            return false;
        keep((void *)s->columns, sizeof *s->columns);
        memcpy((void *)s->columns, s->columns + 1, sizeof *s->columns);
        return true;
    }
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
