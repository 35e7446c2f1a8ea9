/* Joins nests that pass a large temporary from one to the next.
 *
 * The nests must have the same leading loops. Each iteration of these loops may read only elements of the temporary
 * that the same iteration wrote. Then the nests become parts of one nest, inside the shared loops. The temporary
 * shrinks to the elements of one tile and stays in cache. In attention, for example, one tile computes the scores, the
 * softmax and the product with the values for one block of rows of one head:
 *
 *     for h, for q: s[h, q, ...] = ...        for h, for qb:
 *     for h, for q: p[h, q, ...] = ... s        for q in block qb: s[q - start, ...] = ...
 *     for h, for q: y[h, q, ...] = ... p        for q in block qb: p[q - start, ...] = ... s
 *                                               for q in block qb: y[h, q, ...] = ... p
 *
 * Here `start` is the first row of the block. The innermost shared loop runs in blocks, so that each part loads its
 * other operands, such as the keys of a head, once per block instead of once per row. Joining does not change the order
 * of any sum.
 *
 * join_order.c first splits and reorders parallel loops so that the leading loops of the nests match. The buffer that
 * replaces a temporary holds the rows of a block one after another.
 *
 * Joining pays if a temporary is much larger than a core's cache and loading operands once per block is cheap
 * (operands_pay). */
#include <string.h>

#include "schedule/join.h"

enum {
    MOST_PARTS = 8,
    MOST_SHARED = 5,
    AGAIN = 3 /* storing or loading one byte of a temporary in memory costs as much as loading AGAIN bytes of a large
                 operand again */
};

/* Block sizes, largest first: multiples of 12, because register tiles usually have 6 or 12 rows (tile.c). */
static const int64_t block_sizes[] = {JOIN_BLOCK, 24, 12};

/* How a loop of a nest corresponds to shared loops: the loop is equivalent to the shared loops `from` to `end` - 1 and,
 * inside them, a loop over `rest` iterations. */
typedef struct cover {
    uint32_t from, end;
    int64_t rest;
} cover;

/* A temporary that one nest writes and another one reads. Each iteration of the shared loops accesses one slice of the
 * temporary. In the first iteration, the slice has the `count` elements `low`, `low` + `stride`, ..., `high`. Each
 * further iteration of shared loop e moves the slice by factor[e] elements. */
typedef struct passed {
    buffer_id id;
    int64_t factor[MOST_SHARED];
    int64_t low, high, stride, count;
} passed;

/* Nests that may be joined, and the loops that they share. */
typedef struct joining {
    schedule *s;
    int64_t cache; /* the most bytes that the buffers of a tile may take */
    int64_t large; /* the fewest bytes of a temporary for which joining pays */
    uint32_t count;
    nest *nests[MOST_PARTS];
    cover *covers[MOST_PARTS]; /* for each nest and loop: the shared loops that correspond to it */
    uint32_t shared;
    int64_t extents[MOST_SHARED]; /* the last shared loop runs in blocks */
    int64_t block;
    LIST_OF(passed) scoped;
    const uint32_t *touches; /* for each buffer: how many steps touch it */
    nest_apart apart;        /* why the nests cannot be joined */
} joining;

/* ---- shared loops ------------------------------------------------------------------------------------------------ */

static bool is_simple(const nest *n)
{
    for (uint32_t i = 0; i < n->loops.count; i++)
        if (n->loops.at[i].block || (i < n->outer && n->loops.at[i].kind != LOOP_PARALLEL))
            return false;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (n->stages.at[i].stores.at[k].combine || n->stages.at[i].stores.at[k].predicate)
                return false;
    return !n->parts.count && !n->sort && !n->threaded;
}

/* Cuts the shared loops and the leading loops of n into the same pieces, from the outside in. For example, one loop of
 * 24 iterations and two loops of 4 and 6 both become pieces of 4 and 6. Stops at the first loops for which this is
 * impossible. Afterwards the shared loops are the pieces. */
static void refine(joining *j, const nest *n)
{
    int64_t pieces[MOST_SHARED], shared = 1, own = 1; /* the iterations of the current loops that are not yet in a
                                                         piece */
    uint32_t count = 0, next_shared = 0, next_own = 0;
    while (count < MOST_SHARED) {
        while (shared == 1 && next_shared < j->shared)
            shared = j->extents[next_shared++];
        while (own == 1 && next_own < join_leading(n))
            own = n->loops.at[next_own++].extent;
        int64_t piece = shared < own ? shared : own;
        if (piece <= 1 || shared % piece || own % piece)
            break;
        pieces[count++] = piece;
        shared /= piece;
        own /= piece;
    }
    memcpy(j->extents, pieces, count * sizeof *pieces);
    j->shared = count;
}

/* Finds the shared loops that correspond to each loop of n. A leading loop takes the next shared loops until the
 * product of their extents is its own extent, or no shared loop is left. After `refine`, only the last loop that takes
 * shared loops can have a `rest` above 1. */
static cover *find_covers(const joining *j, const nest *n)
{
    cover *out = ARENA_NEW_ARRAY(j->s->arena, cover, n->loops.count + 1);
    uint32_t next = 0;
    for (uint32_t i = 0; i < n->loops.count; i++) {
        cover *c = &out[i];
        *c = (cover){next, next, n->loops.at[i].extent};
        for (; i < join_leading(n) && next < j->shared && c->rest != 1; c->end = ++next)
            c->rest /= j->extents[next];
    }
    return out;
}

/* The factor of the variable of shared loop `e` in index x; NON_AFFINE if x is not affine in it. */
static int64_t shared_factor(const joining *j, const nest *n, const cover *covers, const affine *x, uint32_t e)
{
    for (uint32_t i = 0; i < join_leading(n); i++) {
        if (e < covers[i].from || e >= covers[i].end)
            continue;
        int64_t factor = affine_factor(n, x, i);
        if (factor == NON_AFFINE)
            return NON_AFFINE;
        factor *= covers[i].rest;
        for (uint32_t k = e + 1; k < covers[i].end; k++)
            factor *= j->extents[k];
        return factor;
    }
    return 0;
}

/* ---- which nests may be joined ----------------------------------------------------------------------------------- */

/* Extends the slice *p by the elements at index x. The slice is empty if `high` is below `low`. x must grow with every
 * shared loop, by the same factor as the indices added before. Otherwise returns false. */
static bool add_access(const joining *j, const nest *n, const cover *covers, const affine *x, passed *p)
{
    int64_t low, high;
    bool empty = p->high < p->low;
    affine_bounds(n, x, &low, &high);
    for (uint32_t e = 0; e < j->shared; e++) {
        int64_t factor = shared_factor(j, n, covers, x, e);
        if (factor <= 0 || (!empty && factor != p->factor[e]))
            return false;
        p->factor[e] = factor;
        high -= factor * (j->extents[e] - 1);
    }
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        bool whole = t->kind == TERM_VAR && t->var < join_leading(n) && covers[t->var].end > covers[t->var].from &&
                     covers[t->var].rest == 1;
        p->stride = whole ? p->stride : common_divisor(p->stride, x->scaled[i].factor);
    }
    p->stride = empty ? p->stride : common_divisor(p->stride, low - p->low);
    p->low = empty || low < p->low ? low : p->low;
    p->high = high > p->high ? high : p->high;
    return true;
}

/* Whether different iterations of the shared loops access different elements. They do if the variables of the shared
 * loops and the position in a slice, sorted by stride, are like the digits of a number. The place value of a digit is
 * the stride, and a digit must not reach the place value of a larger digit: stride * extent <= larger stride. */
static bool slices_differ(const joining *j, const passed *p)
{
    int64_t stride[MOST_SHARED + 1] = {p->stride}, extent[MOST_SHARED + 1] = {p->count};
    uint32_t count = p->count > 1;
    for (uint32_t e = 0; e < j->shared; e++) {
        stride[count] = p->factor[e];
        extent[count++] = j->extents[e];
    }
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < count; k++)
            if (i != k && (stride[k] < stride[i] || (stride[k] == stride[i] && k < i)) &&
                stride[i] / stride[k] < extent[k])
                return false;
    return true;
}

/* Sets *p to the slice of temporary `id` that an iteration of the shared loops accesses. Returns false if accesses
 * differ in their factors, or if slices overlap. */
static bool find_slice(const joining *j, buffer_id id, passed *p)
{
    *p = (passed){.id = id, .high = -1};
    for (uint32_t k = 0; k < j->count; k++) {
        const nest *n = j->nests[k];
        for (uint32_t i = 0; i < n->args.count; i++)
            if (n->args.at[i].kind == ARG_LOAD && n->args.at[i].buffer == id &&
                !add_access(j, n, j->covers[k], &n->args.at[i].index, p))
                return false;
        for (uint32_t i = 0; i < n->stages.count; i++)
            for (uint32_t m = 0; m < n->stages.at[i].stores.count; m++) {
                const nest_store *store = &n->stages.at[i].stores.at[m];
                if (store->buffer == id && !add_access(j, n, j->covers[k], &store->index, p))
                    return false;
            }
    }
    p->stride = p->stride ? p->stride : 1;
    p->count = (p->high - p->low) / p->stride + 1;
    return slices_differ(j, p);
}

static bool touches(const nest *n, buffer_id id) { return nest_reads(n, id) || nest_writes(n, id); }

/* One nest writes buffer `id`, and another one touches it. Returns whether the buffer can become a buffer of a tile.
 * Sets *p to the buffer's slice. */
static bool can_scope(joining *j, buffer_id id, passed *p)
{
    uint32_t users = 0;
    if (j->s->buffers.at[id].kind != BUFFER_TEMP)
        return apart_because(&j->apart, JOIN_OTHER_USER, 0, 0);
    if (!find_slice(j, id, p))
        return apart_because(&j->apart, JOIN_OTHER_SLICE, 0, 0);
    for (uint32_t i = 0; i < j->count; i++)
        users += touches(j->nests[i], id);
    return users == j->touches[id] || apart_because(&j->apart, JOIN_OTHER_USER, 0, 0);
}

static const passed *find_scoped_buffer(const joining *j, buffer_id id)
{
    for (uint32_t i = 0; i < j->scoped.count; i++)
        if (j->scoped.at[i].id == id)
            return &j->scoped.at[i];
    return NULL;
}

/* Whether a nest other than number `writer` touches buffer `id`. */
static bool is_passed(const joining *j, uint32_t writer, buffer_id id)
{
    for (uint32_t i = 0; i < j->count; i++)
        if (i != writer && id && touches(j->nests[i], id))
            return true;
    return false;
}

/* Adds to j->scoped the buffers that nest number `writer` passes to other nests. Returns false if one of them cannot
 * become a buffer of a tile, or if the next nest reads none of them. Sets *large if one of them is large enough for
 * joining to pay. */
static bool find_passed(joining *j, uint32_t writer, bool *large)
{
    const nest *n = j->nests[writer];
    bool read = writer + 1 == j->count;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            buffer_id id = n->stages.at[i].stores.at[k].buffer;
            passed p;
            if (!is_passed(j, writer, id))
                continue;
            if (!can_scope(j, id, &p))
                return false;
            if (!find_scoped_buffer(j, id))
                LIST_ADD(j->s->arena, &j->scoped, p);
            *large |= j->s->buffers.at[id].bytes >= j->large;
            read |= writer + 1 < j->count && nest_reads(j->nests[writer + 1], id);
        }
    return read;
}

/* Sets j->scoped to the buffers that pass from nest to nest. Returns false if the nests cannot be joined, or if no
 * buffer is large enough for joining to pay. */
static bool find_scoped(joining *j)
{
    bool large = false;
    for (uint32_t i = 0; i < j->count; i++)
        if (!find_passed(j, i, &large))
            return false;
    return large;
}

/* If a load reads the same bytes in all iterations of the last shared loop, returns how many bytes one iteration reads;
 * otherwise 0. */
static double repeated_bytes(const joining *j, const nest *n, const cover *covers, const nest_arg *a)
{
    double bytes = (sx_type_bits[a->type] + 7) / 8;
    if (a->kind != ARG_LOAD || shared_factor(j, n, covers, &a->index, j->shared - 1) != 0)
        return 0;
    for (uint32_t i = 0; i < n->loops.count; i++)
        if (affine_factor(n, &a->index, i) != 0)
            bytes *= (double)(i < join_leading(n) ? covers[i].rest : n->loops.at[i].extent);
    return bytes;
}

/* Whether loading operands again for each block costs less than passing the temporaries through memory. An operand that
 * fits into the cache stays there and costs nothing. */
static bool operands_pay(joining *j)
{
    double again = 0, saved = 0, blocks = (double)((j->extents[j->shared - 1] + j->block - 1) / j->block);
    for (uint32_t e = 0; e + 1 < j->shared; e++)
        blocks *= (double)j->extents[e];
    for (uint32_t i = 0; i < j->count; i++) {
        const nest *n = j->nests[i];
        for (uint32_t k = 0; k < n->args.count; k++) {
            double bytes = repeated_bytes(j, n, j->covers[i], &n->args.at[k]);
            again += bytes > (double)j->cache ? bytes * blocks : 0;
        }
    }
    for (uint32_t i = 0; i < j->scoped.count; i++)
        saved += 2 * (double)j->s->buffers.at[j->scoped.at[i].id].bytes;
    return again <= AGAIN * saved ||
           apart_because(&j->apart, JOIN_LARGE_OPERAND, (int64_t)again, (int64_t)(AGAIN * saved));
}

/* Whether index x has room for the terms that rewriting adds: the variables of the shared loops, of the loop in blocks,
 * and of the loop over a `rest`. */
static bool has_room(const joining *j, const affine *x) { return x->count + j->shared + 2 <= AFFINE_TERMS; }

static bool indices_have_room(const joining *j, const nest *n)
{
    bool room = true;
    for (uint32_t i = 1; i < n->terms.count; i++)
        room &= has_room(j, &n->terms.at[i].operand);
    for (uint32_t i = 0; i < n->args.count; i++)
        room &= has_room(j, &n->args.at[i].index);
    for (uint32_t i = 1; i < n->predicates.count; i++)
        room &= has_room(j, &n->predicates.at[i].index);
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            room &= has_room(j, &n->stages.at[i].stores.at[k].index);
    return room;
}

static int64_t element_bytes(const joining *j, const passed *p)
{
    const buffer *t = &j->s->buffers.at[p->id];
    return t->bytes / t->elements;
}

static bool choose_block(joining *j)
{
    int64_t row = 0;
    for (uint32_t i = 0; i < j->scoped.count; i++)
        row += j->scoped.at[i].count * element_bytes(j, &j->scoped.at[i]);
    for (size_t i = 0; i < sizeof block_sizes / sizeof *block_sizes; i++) {
        int64_t extent = j->extents[j->shared - 1];
        j->block = block_sizes[i] < extent ? block_sizes[i] : extent;
        if (row * j->block <= j->cache)
            return true;
    }
    return apart_because(&j->apart, JOIN_LONG_ROWS, row * j->block, j->cache);
}

/* ---- rewriting --------------------------------------------------------------------------------------------------- */

typedef struct rewriting {
    const joining *j;
    nest *n;
    const cover *covers; /* for each old loop */
    uint32_t *number;    /* for each old loop: the number of the new loop over its `rest` iterations, or NO_LOOP */
    uint32_t blocked;    /* the number of the new loop that runs in blocks */
} rewriting;

static uint32_t add_loop(const rewriting *r, nest_loop loop)
{
    LIST_ADD(r->j->s->arena, &r->n->loops, loop);
    return r->n->loops.count - 1;
}

/* Replaces the part's loops by the shared loops, then the loop that runs in blocks, then the part's own loops. */
static void rewrite_loops(rewriting *r)
{
    const joining *j = r->j;
    const nest_loop *old = r->n->loops.at;
    uint32_t count = r->n->loops.count, outer = r->n->outer, last = j->shared - 1;
    r->n->loops.at = NULL;
    r->n->loops.count = r->n->loops.room = 0;
    for (uint32_t e = 0; e < last; e++)
        add_loop(r, (nest_loop){.extent = j->extents[e]});
    add_loop(r, (nest_loop){.extent = (j->extents[last] + j->block - 1) / j->block});
    r->n->shared = r->n->loops.count;
    r->blocked = add_loop(r, (nest_loop){.extent = j->extents[last], .block_of = last, .block = j->block});
    for (uint32_t i = 0; i < count; i++) {
        bool own = i >= outer || r->covers[i].from == r->covers[i].end || r->covers[i].rest > 1;
        r->number[i] = own ? add_loop(r, (nest_loop){.extent = r->covers[i].rest, .kind = old[i].kind}) : NO_LOOP;
        if (i + 1 == outer)
            r->n->outer = r->n->loops.count;
    }
    for (uint32_t i = 0; i < r->n->stages.count; i++)
        if (r->n->stages.at[i].loop != NO_LOOP)
            r->n->stages.at[i].loop = r->number[r->n->stages.at[i].loop];
}

static uint32_t shared_loop(const rewriting *r, uint32_t e) { return e + 1 == r->j->shared ? r->blocked : e; }

/* The index that replaces the variable of an old loop. */
static affine old_variable(const rewriting *r, uint32_t loop)
{
    arena *a = r->j->s->arena;
    const cover *c = &r->covers[loop];
    affine x = r->number[loop] == NO_LOOP ? affine_constant(0) : affine_var(a, r->n, r->number[loop]);
    int64_t factor = c->rest;
    for (uint32_t e = c->end; e-- > c->from; factor *= r->j->extents[e])
        x = affine_add(a, r->n, x, affine_scale(affine_var(a, r->n, shared_loop(r, e)), factor));
    return x;
}

/* terms[i] replaces old term i. */
static affine rewrite_index(const rewriting *r, const affine *x, const affine *terms)
{
    affine made = affine_constant(x->constant);
    for (uint32_t i = 0; i < x->count; i++)
        made = affine_add(r->j->s->arena, r->n, made, affine_scale(terms[x->scaled[i].term], x->scaled[i].factor));
    return made;
}

/* Converts an index in the whole temporary to an index in the tile's buffer. */
static affine local_index(const rewriting *r, const passed *p, const affine *x)
{
    const joining *j = r->j;
    arena *a = j->s->arena;
    uint32_t last = j->shared - 1;
    affine rest = *x;
    for (uint32_t e = 0; e < j->shared; e++)
        rest = affine_add(a, r->n, rest, affine_scale(affine_var(a, r->n, shared_loop(r, e)), -p->factor[e]));
    rest.constant = (rest.constant - p->low) / p->stride;
    for (uint32_t i = 0; i < rest.count; i++)
        rest.scaled[i].factor /= p->stride;
    affine row = affine_scale(affine_var(a, r->n, r->blocked), p->count);
    row = affine_add(a, r->n, row, affine_scale(affine_var(a, r->n, last), -p->count * j->block));
    return affine_add(a, r->n, row, rest);
}

static void rewrite_access(const rewriting *r, buffer_id id, affine *x, const affine *terms)
{
    *x = rewrite_index(r, x, terms);
    const passed *p = id ? find_scoped_buffer(r->j, id) : NULL;
    if (p)
        *x = local_index(r, p, x);
}

static void rewrite_nest(const joining *j, uint32_t number)
{
    arena *a = j->s->arena;
    nest *n = j->nests[number];
    rewriting r = {.j = j, .n = n, .covers = j->covers[number]};
    uint32_t count = n->terms.count;
    const term *old = n->terms.at;
    affine *terms = ARENA_NEW_ARRAY(a, affine, count + 1);
    r.number = ARENA_NEW_ARRAY(a, uint32_t, n->loops.count + 1);
    rewrite_loops(&r);
    n->terms.at = NULL;
    n->terms.count = n->terms.room = 0;
    for (term_id i = 1; i < count; i++) {
        const term *t = &old[i];
        affine operand;
        switch (t->kind) {
        case TERM_VAR: terms[i] = old_variable(&r, t->var); break;
        case TERM_VALUE: terms[i] = affine_value(a, n, t->value, t->low, t->high); break;
        case TERM_DIV:
        case TERM_MOD:
            operand = rewrite_index(&r, &t->operand, terms);
            terms[i] =
                t->kind == TERM_DIV ? affine_div(a, n, operand, t->divisor) : affine_mod(a, n, operand, t->divisor);
            break;
        }
    }
    for (uint32_t i = 0; i < n->args.count; i++)
        rewrite_access(&r, n->args.at[i].kind == ARG_LOAD ? n->args.at[i].buffer : 0, &n->args.at[i].index, terms);
    for (predicate_id i = 1; i < n->predicates.count; i++)
        n->predicates.at[i].index = rewrite_index(&r, &n->predicates.at[i].index, terms);
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            nest_store *store = &n->stages.at[i].stores.at[k];
            rewrite_access(&r, store->buffer, &store->index, terms);
        }
}

static const char *joined_label(const joining *j)
{
    size_t size = 0;
    for (uint32_t i = 0; i < j->count; i++)
        size += strlen(j->nests[i]->label) + 1;
    char *label = ARENA_NEW_ARRAY(j->s->arena, char, size + 1), *end = label;
    for (uint32_t i = 0; i < j->count; i++) {
        size_t length = strlen(j->nests[i]->label);
        if (i)
            *end++ = '+';
        memcpy(end, j->nests[i]->label, length);
        end += length;
    }
    return label;
}

static nest *join_nests(const joining *j)
{
    schedule *s = j->s;
    nest *whole = ARENA_NEW(s->arena, nest);
    whole->code = sx_new(s->arena);
    whole->label = joined_label(j);
    for (uint32_t i = 0; i < j->count; i++) {
        rewrite_nest(j, i);
        LIST_ADD(s->arena, &whole->parts, j->nests[i]);
    }
    for (uint32_t i = 0; i < j->shared; i++)
        LIST_ADD(s->arena, &whole->loops, whole->parts.at[0]->loops.at[i]);
    whole->outer = j->shared;
    for (uint32_t i = 0; i < j->scoped.count; i++) {
        const passed *p = &j->scoped.at[i];
        buffer *t = &s->buffers.at[p->id];
        LIST_ADD(s->arena, &whole->scoped, ((nest_scoped){.buffer = p->id}));
        t->kind = BUFFER_SCRATCH;
        t->bytes = p->count * j->block * element_bytes(j, p);
        t->elements = p->count * j->block;
    }
    join_copy(s, whole);
    nest_find_buffers(s, whole);
    return whole;
}

/* ---- the schedule ------------------------------------------------------------------------------------------------ */

/* Whether the nests can be joined with their loops in the current order. If so, *j describes the joined nest. */
static bool can_join_loops(joining *j)
{
    uint32_t count = j->count;
    j->shared = j->scoped.count = 0;
    for (uint32_t i = 0; i < join_leading(j->nests[0]) && j->shared < MOST_SHARED; i++)
        if (j->nests[0]->loops.at[i].extent != 1)
            j->extents[j->shared++] = j->nests[0]->loops.at[i].extent;
    for (uint32_t i = 0; i < count && j->shared; i++)
        refine(j, j->nests[i]);
    if (!j->shared)
        return apart_because(&j->apart, JOIN_OTHER_LOOPS, 0, 0);
    for (uint32_t i = 0; i < count; i++) {
        j->covers[i] = find_covers(j, j->nests[i]);
        if (!indices_have_room(j, j->nests[i]))
            return apart_because(&j->apart, JOIN_MANY_LOOPS, 0, AFFINE_TERMS);
    }
    return find_scoped(j) && choose_block(j) && operands_pay(j);
}

/* Whether the nests of `count` steps, starting with step `first`, can be joined. If so, *j describes the joined nest;
 * the loops of j->nests may have been reordered. */
static bool can_join(uint32_t first, uint32_t count, joining *j)
{
    schedule *s = j->s;
    j->count = count;
    j->apart.why = JOIN_UNTRIED;
    for (uint32_t i = 0; i < count; i++) {
        j->nests[i] = s->nests.at[s->steps.at[first + i].nest];
        if (!is_simple(j->nests[i]))
            return apart_because(&j->apart, JOIN_NOT_PLAIN, 0, 0);
    }
    nest *old[MOST_PARTS];
    memcpy(old, j->nests, count * sizeof *old);
    join_order(s->arena, count, j->nests, s->lanes);
    if (can_join_loops(j))
        return true;
    memcpy(j->nests, old, count * sizeof *old);
    return can_join_loops(j);
}

static bool stores_large(const schedule *s, int64_t large, const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const buffer *t = &s->buffers.at[n->stages.at[i].stores.at[k].buffer];
            if (t->kind == BUFFER_TEMP && t->bytes >= large)
                return true;
        }
    return false;
}

/* Records why the nest of step `end` did not join the previous nests. Does so only if this nest reads a large temporary
 * that the nest of the previous step stores. */
static void note_apart(const joining *j, nest_apart apart, uint32_t end)
{
    schedule *s = j->s;
    if (apart.why == JOIN_UNTRIED || s->steps.at[end].kind != STEP_NEST)
        return;
    const nest *before = s->nests.at[s->steps.at[end - 1].nest];
    nest *n = s->nests.at[s->steps.at[end].nest];
    for (uint32_t i = 0; i < before->stages.count; i++)
        for (uint32_t k = 0; k < before->stages.at[i].stores.count; k++) {
            buffer_id id = before->stages.at[i].stores.at[k].buffer;
            const buffer *t = &s->buffers.at[id];
            if (t->kind == BUFFER_TEMP && t->bytes >= j->large && t->bytes > apart.bytes && nest_reads(n, id))
                apart.bytes = t->bytes;
        }
    if (apart.bytes)
        n->joined = arena_copy(s->arena, &apart, sizeof apart);
}

/* Counts for each buffer the steps that touch it. An argument or result of a function counts once more, because callers
 * touch it. */
static uint32_t *count_touches(const schedule *s)
{
    uint32_t *count = ARENA_NEW_ARRAY(s->arena, uint32_t, s->buffers.count + 1);
    for (uint32_t i = 0; i < s->steps.count; i++) {
        const step *at = &s->steps.at[i];
        const nest *n = at->kind == STEP_NEST ? s->nests.at[at->nest] : NULL;
        const host_call *call = at->kind == STEP_HOST ? &s->hosts.at[at->nest] : NULL;
        count[at->control]++;
        for (uint32_t k = 0; call && k < call->inputs + call->outputs; k++)
            count[call->buffers[k]]++;
        for (uint32_t k = 0; n && k < n->buffers.count; k++)
            count[n->buffers.at[k]]++;
    }
    for (uint32_t i = 1; i < s->routines.count; i++) {
        const region *r = region_at(s->graph, s->routines.at[i].region);
        for (uint32_t k = 0; k < r->formals.count; k++)
            count[s->routines.at[i].arguments[k]]++;
        for (uint32_t k = 0; k < r->output_count; k++)
            count[s->routines.at[i].results[k]]++;
    }
    return count;
}

/* Returns for each step where the steps below its parent end: 1 + the number of the parent's last descendant. For a
 * step without a parent, this is the number of steps. */
static uint32_t *find_ends(const schedule *s)
{
    uint32_t *ends = ARENA_NEW_ARRAY(s->arena, uint32_t, s->steps.count + 1);
    for (uint32_t i = 0; i < s->steps.count; i++)
        ends[i] = s->steps.count;
    for (uint32_t i = 0; i < s->steps.count; i++)
        for (uint32_t k = i + 1; k <= i + s->steps.at[i].length; k++)
            ends[k] = i + 1 + s->steps.at[i].length;
    return ends;
}

/* Removes the steps marked in `removed` and their nests. */
static void remove_steps(schedule *s, const bool *removed)
{
    uint32_t count = s->steps.count, steps = 0, nests = 0;
    uint32_t *step_at = ARENA_NEW_ARRAY(s->arena, uint32_t, count + 1);
    uint32_t *nest_at = ARENA_NEW_ARRAY(s->arena, uint32_t, s->nests.count + 1);
    for (uint32_t i = 0; i < count; i++) {
        step_at[i] = steps;
        steps += !removed[i];
    }
    step_at[count] = steps;
    for (uint32_t i = 0; i < count; i++) {
        step moved = s->steps.at[i];
        if (moved.kind == STEP_NEST) {
            nests += !removed[i]; /* a removed nest gets the number of the nest that it joined */
            nest_at[moved.nest] = nests - 1;
            s->nests.at[nests - 1] = removed[i] ? s->nests.at[nests - 1] : s->nests.at[moved.nest];
            moved.nest = nests - 1;
        }
        moved.length = step_at[i + 1 + moved.length] - step_at[i] - 1;
        if (!removed[i])
            s->steps.at[step_at[i]] = moved;
    }
    s->steps.count = steps;
    s->nests.count = nests;
    for (uint32_t i = 0; i < s->routines.count; i++) {
        s->routines.at[i].first = step_at[s->routines.at[i].first];
        s->routines.at[i].end = step_at[s->routines.at[i].end];
    }
    for (node_id n = 1; n < s->graph->nodes.count; n++)
        s->group_of[n] = s->group_of[n] ? nest_at[s->group_of[n] - 1] + 1 : 0;
}

void schedule_join(schedule *s, int64_t cache, int64_t large)
{
    bool worthwhile = false, any = false;
    for (uint32_t i = 0; i < s->nests.count; i++)
        worthwhile |= stores_large(s, large, s->nests.at[i]);
    if (!worthwhile)
        return;
    const uint32_t *ends = find_ends(s);
    joining j = {.s = s, .cache = cache, .large = large, .touches = count_touches(s)};
    bool *removed = ARENA_NEW_ARRAY(s->arena, bool, s->steps.count + 1);
    for (uint32_t i = 0, next; i < s->steps.count; i = next) {
        next = i + 1;
        if (s->steps.at[i].kind != STEP_NEST || !stores_large(s, large, s->nests.at[s->steps.at[i].nest]))
            continue;
        uint32_t end = i + 1;
        while (end < ends[i] && end - i < MOST_PARTS && s->steps.at[end].kind == STEP_NEST)
            end++;
        nest_apart apart = {.why = JOIN_UNTRIED, .most = MOST_PARTS};
        if (end < ends[i] && end - i == MOST_PARTS)
            apart.why = JOIN_MANY_PARTS;
        for (; end > i + 1 && !can_join(i, end - i, &j); end--)
            apart = j.apart;
        note_apart(&j, apart, end);
        if (end == i + 1)
            continue;
        s->nests.at[s->steps.at[i].nest] = join_nests(&j);
        memset(removed + i + 1, true, end - i - 1);
        any = true;
        next = end;
    }
    if (any)
        remove_steps(s, removed);
}
