/* Chooses how many rows ahead a nest prefetches. A nest prefetches the rows that it reads or updates at computed
 * indices, as in a gather. The indices are known early, but the CPU's reorder buffer covers only the next few rows. */
#include "schedule/schedule.h"

enum {
    FAR = 16,           /* only rows of buffers of at least this many times target.cache bytes are prefetched */
    AHEAD_BYTES = 8192, /* the most bytes of rows that are prefetched and not used yet */
    MOST_AHEAD = 128,   /* the most rows that a nest prefetches ahead */
    LEAST_AHEAD = 8     /* if fewer rows fit into AHEAD_BYTES, nothing is prefetched, because the CPU's own prefetching
                           is enough in such long rows */
};

static bool index_varies(const nest *n, const affine *x, const bool *varies, uint32_t loop)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VAR     ? t->var == loop
            : t->kind == TERM_VALUE ? varies[t->value]
                                    : index_varies(n, &t->operand, varies, loop))
            return true;
    }
    return false;
}

/* Returns for each value of the nest's code whether the value depends on the outer loop `loop`. */
static const bool *varying_values(const nest *n, uint32_t loop)
{
    bool *varies = ARENA_NEW_ARRAY(n->code->arena, bool, n->code->inst.count);
    for (sx i = 1; i < n->code->inst.count; i++) {
        const sx_inst *inst = &n->code->inst.at[i];
        const sx own[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(n->code, inst, &listed);
        if (inst->op == SX_OP_arg)
            varies[i] = index_varies(n, &n->args.at[inst->aux].index, varies, loop);
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            varies[i] |= varies[own[k]];
        for (uint32_t k = 0; k < count; k++)
            varies[i] |= varies[listed[k]];
    }
    return varies;
}

/* Whether an access at index x reads or updates a computed row: x has step 1 along the last outer loop, and a computed
 * value (TERM_VALUE) in x depends on the second-to-last outer loop. Returns false if a computed value in x depends on
 * the last outer loop, or if x has a term that is neither a TERM_VALUE nor a TERM_VAR. `by_row` and `by_column` are
 * varying_values of the second-to-last and of the last outer loop. */
static bool is_computed_row(const nest *n, const affine *x, const bool *by_row, const bool *by_column)
{
    bool computed = false;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        bool value = t->kind == TERM_VALUE;
        if (value ? by_column[t->value] : t->kind != TERM_VAR)
            return false;
        computed |= value && by_row[t->value];
    }
    return computed && affine_factor(n, x, n->outer - 1) == 1;
}

uint32_t rows_ahead(const schedule *s, const nest *n, target_shape target)
{
    if (n->mode != LANES_KEPT || n->outer < 2 || n->sort || n->shared || n->columns || n->rows != 1 ||
        n->stages.count != 1 || n->stages.at[0].loop != NO_LOOP)
        return 0;
    const nest_loop *rows = &n->loops.at[n->outer - 2], *columns = &n->loops.at[n->outer - 1];
    const bool *by_row = varying_values(n, n->outer - 2), *by_column = varying_values(n, n->outer - 1);
    const nest_stage *stage = &n->stages.at[0];
    int64_t far = (int64_t)FAR * target.cache, row = 0;
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        if (a->kind == ARG_LOAD && s->buffers.at[a->buffer].bytes >= far &&
            is_computed_row(n, &a->index, by_row, by_column))
            row += columns->extent * sx_type_bits[a->type] / 8;
    }
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        const nest_store *store = &stage->stores.at[i];
        if (store->combine && store->buffer && s->buffers.at[store->buffer].bytes >= far &&
            is_computed_row(n, &store->index, by_row, by_column))
            row += columns->extent * sx_type_bits[sx_type_of(n->code, store->value)] / 8;
    }
    if (!row || rows->block || columns->block)
        return 0;
    int64_t ahead = AHEAD_BYTES / row < MOST_AHEAD ? AHEAD_BYTES / row : MOST_AHEAD;
    return ahead >= LEAST_AHEAD && rows->extent >= 4 * ahead ? (uint32_t)ahead : 0;
}
