/* Finds the values of a nest's code that are used, and the stores that write whole cache lines. */
#include "schedule/schedule.h"

enum { LINE = 64 /* bytes of a cache line */ };

static int64_t element_bytes(sx_type type) { return sx_type_bits[type] < 8 ? 1 : sx_type_bits[type] / 8; }

static void mark(bool *used, uint32_t count, const sx *values)
{
    for (uint32_t i = 0; i < count; i++)
        used[values[i]] = true;
}

const bool *used_values(const nest *n)
{
    bool *used = ARENA_NEW_ARRAY(n->code->arena, bool, n->code->inst.count);
    for (uint32_t i = 0; i < n->stages.count; i++) {
        const nest_stage *stage = &n->stages.at[i];
        for (uint32_t k = 0; k < stage->stores.count; k++) {
            mark(used, 1, &stage->stores.at[k].value);
            mark(used, stage->stores.at[k].capture_count, stage->stores.at[k].captures);
        }
        for (uint32_t k = 0; k < stage->reductions.count; k++) {
            const nest_reduction *r = &stage->reductions.at[k];
            mark(used, r->element_count, r->elements);
            mark(used, r->width, r->inits);
            mark(used, r->capture_count, r->captures);
        }
    }
    for (uint32_t i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VALUE)
            used[n->terms.at[i].value] = true;
    for (sx i = n->code->inst.count; i-- > 1;) {
        const sx_inst *inst = &n->code->inst.at[i];
        const sx own[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = used[i] ? sx_listed(n->code, inst, &listed) : 0;
        mark(used, used[i] ? sx_op_arity[inst->op] : 0, own);
        mark(used, count, count ? listed : NULL);
    }
    return used;
}

uint32_t used_count(const nest *n)
{
    const bool *used = used_values(n);
    uint32_t count = 0;
    for (sx i = 1; i < n->code->inst.count; i++)
        count += used[i];
    return count;
}

int64_t widest_value(const nest *n)
{
    const bool *used = used_values(n);
    int64_t bytes = 1;
    for (sx i = 1; i < n->code->inst.count; i++)
        if (used[i] && element_bytes(sx_type_of(n->code, i)) > bytes)
            bytes = element_bytes(sx_type_of(n->code, i));
    return bytes;
}

/* Whether a store has no predicate and no `combine`, is contiguous along the last outer loop, and has aligned rows. A
 * row is what the store writes in one run of this loop. If `free` is NO_LOOP, each row must begin at the start of a
 * cache line. Otherwise a row may begin inside a line, but all rows of one iteration of `free` must begin at the same
 * offset in a line. */
static bool begins_lines(const nest *n, const nest_store *store, uint32_t free)
{
    int64_t line = LINE / element_bytes(sx_type_of(n->code, store->value));
    bool aligned = store->buffer && !store->predicate && !store->combine;
    aligned &= free != NO_LOOP || store->index.constant % line == 0;
    for (uint32_t i = 0; i < store->index.count && aligned; i++) {
        const term *t = &n->terms.at[store->index.scaled[i].term];
        int64_t factor = store->index.scaled[i].factor;
        aligned = t->kind == TERM_VAR && (t->var + 1 == n->outer ? factor == 1 : t->var == free || factor % line == 0);
    }
    return aligned;
}

static int64_t vector_bytes(const nest *n, const nest_store *store)
{
    return n->lanes * element_bytes(sx_type_of(n->code, store->value));
}

bool is_line_store(const nest *n, const nest_store *store)
{
    return begins_lines(n, store, NO_LOOP) && n->vectors * vector_bytes(n, store) % LINE == 0;
}

int64_t shifted_bytes(const nest *n)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].panel && n->args.at[i].panel_kind == PANEL_IN_REGISTERS)
            return 0;
    return (int64_t)n->lanes * (n->columns + n->lanes) *
           element_bytes(sx_type_of(n->code, n->stages.at[0].stores.at[0].value));
}

bool is_shifted_store(const nest *n, const nest_store *store)
{
    return begins_lines(n, store, n->stages.at[0].loop) && vector_bytes(n, store) == LINE;
}
