/* The fingerprint of a nest contains everything that the nest's code depends on. Buffers are identified by positions in
 * the nest's own lists, so equal computations on different buffers have equal fingerprints. For constants in the image,
 * the fingerprint contains their bytes. */
#include <string.h>

#include "schedule/schedule.h"

static void put(text *out, int64_t value) { text_add(out, (const char *)&value, sizeof value); }

/* ---- expressions ------------------------------------------------------------------------------------------------- */

static void put_list(text *out, uint32_t count, const sx *list)
{
    put(out, count);
    text_add(out, (const char *)list, count * sizeof *list);
}

static void put_code(text *out, const sx_code *code)
{
    put(out, code ? code->inst.count : 0);
    if (!code)
        return;
    for (uint32_t i = 1; i < code->inst.count; i++) {
        const sx_inst *inst = &code->inst.at[i];
        const sx *listed;
        uint32_t count = sx_listed(code, inst, &listed);
        bool lists = inst->op == SX_OP_slow_path || inst->op == SX_OP_bounded_loop;
        /* The position of the list in code->lists is left out; put_list adds the contents of the list. */
        sx_inst kept = *inst;
        if (inst->op == SX_OP_slow_path)
            kept.c = 0;
        if (inst->op == SX_OP_bounded_loop)
            kept.a = 0;
        text_add(out, (const char *)&kept, sizeof kept);
        if (lists)
            put_list(out, count, listed);
    }
    put_list(out, code->outputs.count, code->outputs.at);
    put(out, code->tables.count);
    for (uint32_t i = 0; i < code->tables.count; i++) {
        const sx_table *t = &code->tables.at[i];
        put(out, t->type);
        put(out, t->count);
        text_add(out, (const char *)t->bits, t->count * sizeof *t->bits);
    }
    put(out, code->subs.count);
    for (uint32_t i = 0; i < code->subs.count; i++)
        put_code(out, code->subs.at[i]);
    put(out, code->args);
}

/* ---- the nest ---------------------------------------------------------------------------------------------------- */

static void put_index(text *out, const affine *x)
{
    put(out, x->constant);
    put(out, x->count);
    for (uint32_t i = 0; i < x->count; i++) {
        put(out, x->scaled[i].factor);
        put(out, x->scaled[i].term);
    }
}

/* The nest whose fingerprint is made, and the part (or the nest itself) that is being added. */
typedef struct writer {
    const schedule *s;
    const nest *whole, *part;
} writer;

static void put_buffer(text *out, const writer *w, buffer_id id)
{
    const buffer *t = &w->s->buffers.at[id];
    bool data = id && t->kind == BUFFER_DATA, scoped = id && t->kind == BUFFER_SCRATCH;
    uint32_t first = 0;
    put(out, !id ? -1 : data ? -2 : scoped ? -3 : (int64_t)nest_buffer(w->whole, id));
    while (scoped && w->whole->scoped.at[first].buffer != id)
        first++;
    if (scoped)
        put(out, first);
    if (!data)
        return;
    /* A constant is identified by the part's first argument that reads it, because all arguments that read the constant
     * share one copy. */
    while (w->part->args.at[first].kind != ARG_LOAD || w->part->args.at[first].buffer != id)
        first++;
    put(out, first);
    put(out, t->bytes);
    text_add(out, t->data, (size_t)t->bytes);
}

static void put_arguments(text *out, const writer *w)
{
    const nest *n = w->part;
    put(out, n->args.count);
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        put(out, a->kind);
        put(out, a->type);
        if (a->kind == ARG_LOAD)
            put_buffer(out, w, a->buffer);
        put(out, a->local);
        put_index(out, &a->index);
        put(out, a->predicate);
        put(out, a->panel);
        put(out, a->panel_kind);
        put(out, a->panel_offset);
    }
    put(out, n->terms.count);
    for (uint32_t i = 1; i < n->terms.count; i++) {
        const term *a = &n->terms.at[i];
        put(out, a->kind);
        put(out, a->var);
        put(out, a->value);
        put_index(out, &a->operand);
        put(out, a->divisor);
        put(out, a->low);
        put(out, a->high);
    }
    put(out, n->predicates.count);
    for (uint32_t i = 1; i < n->predicates.count; i++) {
        const predicate *p = &n->predicates.at[i];
        put(out, p->parent);
        put_index(out, &p->index);
        put(out, p->low);
        put(out, p->high);
        put(out, p->divisor);
    }
}

static void put_reduction(text *out, const writer *w, const nest_reduction *r)
{
    put(out, r->width);
    put_list(out, r->element_count, r->elements);
    put_code(out, r->step);
    put_code(out, r->first);
    put_code(out, r->fold);
    put_code(out, r->read);
    put_code(out, r->finish);
    put_list(out, r->width, r->inits);
    put_list(out, r->capture_count, r->captures);
    put(out, r->order);
    put(out, r->from_zero);
    put(out, r->cut.chunk);
    put(out, r->cut.in_order);
    put(out, r->predicate);
    put(out, r->first_result);
    put_buffer(out, w, r->kept);
    put_index(out, &r->kept_at);
}

static void put_stage(text *out, const writer *w, const nest_stage *stage)
{
    put(out, stage->loop);
    put(out, stage->extent);
    put(out, stage->chunk);
    put(out, stage->stretch);
    put(out, stage->stores.count);
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        const nest_store *store = &stage->stores.at[i];
        put_buffer(out, w, store->buffer);
        put(out, store->local);
        put_index(out, &store->index);
        put(out, store->predicate);
        put(out, store->value);
        put_code(out, store->combine);
        put(out, store->before);
        put(out, store->after);
        put_list(out, store->capture_count, store->captures);
        put(out, store->panel);
        put(out, store->panel_offset);
    }
    put(out, stage->reductions.count);
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        put_reduction(out, w, &stage->reductions.at[i]);
}

static void put_loop(text *out, const nest_loop *loop)
{
    put(out, loop->extent);
    put(out, loop->kind);
    put(out, loop->block_of);
    put(out, loop->block);
}

static void put_sort(text *out, const nest_sort *s)
{
    put(out, s->kind);
    put(out, s->width);
    put_list(out, s->width, s->columns);
    put_code(out, s->before);
    put_code(out, s->key);
    put_code(out, s->back);
    put(out, s->word);
    put_list(out, s->capture_count, s->captures);
    put(out, s->digit);
    put(out, s->part);
    put(out, s->among);
    put(out, s->room);
    put(out, s->length);
    put(out, s->wanted);
    put(out, s->level);
    put(out, s->cuts);
    put(out, s->streams);
}

static void put_nest(text *out, const writer *w)
{
    const nest *n = w->part;
    put(out, n->mode);
    put_code(out, n->code);
    put_arguments(out, w);
    put(out, n->loops.count);
    for (uint32_t i = 0; i < n->loops.count; i++)
        put_loop(out, &n->loops.at[i]);
    put(out, n->outer);
    put(out, n->shared);
    put(out, n->stages.count);
    for (uint32_t i = 0; i < n->stages.count; i++)
        put_stage(out, w, &n->stages.at[i]);
    put(out, n->locals.count);
    for (uint32_t i = 0; i < n->locals.count; i++) {
        const nest_local *l = &n->locals.at[i];
        put(out, l->type);
        put(out, l->elements);
        put(out, l->offset);
        put(out, l->row_elements);
    }
    put(out, n->results);
    text_add(out, (const char *)n->result_types.at, n->result_types.count);
    put(out, n->lanes);
    put(out, n->rows);
    put(out, n->vectors);
    put(out, n->columns);
    put(out, n->streams);
    put(out, n->shifts);
    put(out, n->ahead);
    put(out, n->tiles);
    put(out, n->partials);
    put(out, n->scoped.count);
    for (uint32_t i = 0; i < n->scoped.count; i++)
        put(out, n->scoped.at[i].offset);
    put(out, n->parts.count);
    put(out, n->sort != NULL);
    if (n->sort)
        put_sort(out, n->sort);
}

void nest_fingerprint(const schedule *s, const nest *n, text *out)
{
    put(out, NUMERICS_VERSION);
    put_nest(out, &(writer){s, n, n});
    for (uint32_t i = 0; i < n->parts.count; i++)
        put_nest(out, &(writer){s, n, n->parts.at[i]});
}
