/* Copies operands of joined nests.
 *
 * Each block of joined nests loads some operands again. In attention, each block of queries loads all keys of a head.
 * If the keys have the layout [position, head, feature], the rows of a head are far apart and share few sets of a
 * cache. So a first part copies the operand to scratch, where its rows are adjacent. Here x[k, h] is key k of head h, q
 * is a query in block qb, and c is the copy:
 *
 *     for h, for qb:                           for h:
 *       for q in block qb, for k: ... x[k, h]    for k: c[k] = x[k, h]
 *                                                for qb:
 *                                                  for q in block qb, for k: ... c[k]
 *
 * All blocks of a head then run in one tile, so there must be enough heads for the threads. */
#include <string.h>

#include "schedule/join.h"

enum {
    ENOUGH_TILES = 8,      /* tiles that keep a few threads busy */
    LEAST_BLOCKS = 4,      /* a copy pays only if at least this many blocks load the operand */
    LEAST_BYTES = 1 << 16, /* a copy pays only if the operand has at least this many bytes; smaller operands stay in a
                              cache in any layout */
    LEAST_GAPS = 2         /* a copy pays only if the operand spreads over at least LEAST_GAPS times its bytes */
};

/* A load whose elements are copied. `loops` are the part's own loops on which the load's index depends, sorted by
 * descending factor; `factor` has their factors in the index. */
typedef struct copied {
    uint32_t count;
    uint32_t loops[MAX_RANK];
    int64_t factor[MAX_RANK], elements;
} copied;

/* Sets *out for load `a` of part n. Returns false if the elements that `a` loads should not be copied, or if `a` is not
 * a load. */
static bool find_copied(const schedule *s, const nest *n, const nest_arg *a, copied *out)
{
    int64_t reach = 1, bytes = (sx_type_bits[a->type] + 7) / 8;
    *out = (copied){.elements = 1};
    if (a->kind != ARG_LOAD || a->predicate || s->buffers.at[a->buffer].kind == BUFFER_SCRATCH ||
        s->buffers.at[a->buffer].kind == BUFFER_DATA || affine_factor(n, &a->index, n->shared - 1))
        return false;
    for (uint32_t i = 0; i < a->index.count; i++)
        if (n->terms.at[a->index.scaled[i].term].kind != TERM_VAR)
            return false;
    for (uint32_t i = n->shared; i < n->loops.count; i++) {
        int64_t factor = affine_factor(n, &a->index, i), extent = n->loops.at[i].extent;
        if (!factor)
            continue;
        if (factor < 0 || n->loops.at[i].block || out->count == MAX_RANK)
            return false;
        uint32_t at = out->count++;
        for (; at > 0 && out->factor[at - 1] < factor; at--) {
            out->factor[at] = out->factor[at - 1];
            out->loops[at] = out->loops[at - 1];
        }
        out->factor[at] = factor;
        out->loops[at] = i;
        out->elements *= extent;
        reach += factor * (extent - 1);
    }
    return out->count && out->factor[out->count - 1] == 1 && out->elements * bytes >= LEAST_BYTES &&
           reach >= LEAST_GAPS * out->elements;
}

/* The index in the copy. The loops `loops` of nest n run over the copied elements, like the loops c->loops of part
 * `from`. */
static affine copy_index(arena *a, nest *n, const copied *c, const uint32_t *loops, const nest *from)
{
    affine x = affine_constant(0);
    for (uint32_t i = 0; i < c->count; i++)
        x = affine_add(a, n, affine_scale(x, from->loops.at[c->loops[i]].extent), affine_var(a, n, loops[i]));
    return x;
}

/* Makes the part that copies the elements of `load`, an argument of part `from`, to buffer `to`. */
static nest *make_copy(arena *a, const nest *from, const nest_arg *load, const copied *c, buffer_id to)
{
    nest *n = ARENA_NEW(a, nest);
    uint32_t loops[MAX_RANK];
    n->code = sx_new(a);
    n->label = "operand";
    n->mode = LANES_KEPT;
    for (uint32_t i = 0; i + 1 < from->shared; i++)
        LIST_ADD(a, &n->loops, from->loops.at[i]);
    n->shared = n->loops.count;
    affine index = affine_constant(load->index.constant);
    for (uint32_t i = 0; i < n->shared; i++)
        index = affine_add(a, n, index, affine_scale(affine_var(a, n, i), affine_factor(from, &load->index, i)));
    for (uint32_t i = 0; i < c->count; i++) {
        LIST_ADD(a, &n->loops, ((nest_loop){.extent = from->loops.at[c->loops[i]].extent}));
        loops[i] = n->loops.count - 1;
        index = affine_add(a, n, index, affine_scale(affine_var(a, n, loops[i]), c->factor[i]));
    }
    n->outer = n->loops.count;
    LIST_ADD(a, &n->args, ((nest_arg){.kind = ARG_LOAD, .type = load->type, .buffer = load->buffer, .index = index}));
    nest_stage stage = {.loop = NO_LOOP, .extent = 1};
    nest_store store = {
        .buffer = to, .index = copy_index(a, n, c, loops, from), .value = sx_arg(n->code, 0, (sx_type)load->type)};
    LIST_ADD(a, &stage.stores, store);
    LIST_ADD(a, &n->stages, stage);
    return n;
}

/* Copies the elements that argument number `arg` of part n loads. Other loads of n at the same index use the copy,
 * too. */
static void copy_load(schedule *s, nest *whole, nest *n, uint32_t arg, const copied *c)
{
    const nest_arg load = n->args.at[arg];
    buffer made = s->buffers.at[load.buffer];
    made.kind = BUFFER_SCRATCH;
    made.bytes = made.bytes / made.elements * c->elements;
    made.elements = c->elements;
    buffer_id to = buffer_add(s, made);
    LIST_ADD(s->arena, &whole->scoped, ((nest_scoped){.buffer = to}));
    LIST_ADD(s->arena, &whole->parts, make_copy(s->arena, n, &load, c, to));
    affine index = copy_index(s->arena, n, c, c->loops, n);
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *a = &n->args.at[i];
        if (a->kind == ARG_LOAD && a->buffer == load.buffer && !a->predicate && affine_same(&a->index, &load.index)) {
            a->buffer = to;
            a->index = index;
        }
    }
}

void join_copy(schedule *s, nest *whole)
{
    int64_t tiles = 1;
    uint32_t last = whole->outer - 1, count = whole->parts.count;
    for (uint32_t i = 0; i < last; i++)
        tiles *= whole->loops.at[i].extent;
    if (tiles < ENOUGH_TILES || whole->loops.at[last].extent < LEAST_BLOCKS)
        return;
    nest **parts = arena_copy(s->arena, whole->parts.at, count * sizeof *parts);
    whole->parts.count = 0;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < parts[i]->args.count; k++) {
            copied c;
            if (find_copied(s, parts[i], &parts[i]->args.at[k], &c))
                copy_load(s, whole, parts[i], k, &c);
        }
    bool any = whole->parts.count > 0;
    for (uint32_t i = 0; i < count; i++) {
        parts[i]->loops.at[last].kind = any ? LOOP_SERIAL : LOOP_PARALLEL;
        LIST_ADD(s->arena, &whole->parts, parts[i]);
    }
    whole->loops.at[last].kind = any ? LOOP_SERIAL : LOOP_PARALLEL;
}
