/* Checks a nest's invariants. Everything that the nest refers to exists. Every access without a predicate stays inside
 * its memory. */
#include "base/status.h"
#include "schedule/schedule.h"

static bool affine_valid(const nest *n, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++)
        if (!x->scaled[i].term || x->scaled[i].term >= n->terms.count)
            return false;
    return x->count <= AFFINE_TERMS;
}

/* Whether the bounds of the terms of an index prove that the index is inside a memory of `elements` elements. Bounds
 * ignore predicates. */
static bool stays_inside(const nest *n, const affine *index, int64_t elements)
{
    int64_t low, high;
    affine_bounds(n, index, &low, &high);
    return elements == 0 || (low >= 0 && high < elements);
}

static bool arg_valid(const schedule *s, const nest *n, const nest_arg *a)
{
    if (!affine_valid(n, &a->index) || (a->predicate && a->predicate >= n->predicates.count))
        return false;
    switch ((arg_kind)a->kind) {
    case ARG_LOAD:
        return a->buffer && a->buffer < s->buffers.count &&
               (a->predicate || stays_inside(n, &a->index, s->buffers.at[a->buffer].elements));
    case ARG_LOCAL:
        return a->local < n->locals.count &&
               (a->predicate || stays_inside(n, &a->index, n->locals.at[a->local].elements));
    case ARG_REDUCED: return a->local < n->results;
    default: return true;
    }
}

static bool store_valid(const schedule *s, const nest *n, const nest_store *store)
{
    if (!store->value || store->value >= n->code->inst.count || !affine_valid(n, &store->index) ||
        (store->buffer ? store->buffer >= s->buffers.count : store->local >= n->locals.count))
        return false;
    return stays_inside(n, &store->index,
                        store->buffer ? s->buffers.at[store->buffer].elements : n->locals.at[store->local].elements);
}

qn_status nest_verify(const schedule *s, const nest *n)
{
    if (n->outer > n->vars.count)
        return status_make(QN_INTERNAL, "nest: more outer variables than variables");
    for (uint32_t i = 0; i < n->args.count; i++)
        if (!arg_valid(s, n, &n->args.at[i]))
            return status_make(
                QN_INTERNAL,
                "nest: argument %u refers to something that does not exist, or reaches beyond the end of its memory",
                i);
    for (uint32_t i = 0; i < n->stages.count; i++) {
        const nest_stage *stage = &n->stages.at[i];
        if (stage->var != UINT32_MAX && (stage->var < n->outer || stage->var >= n->vars.count))
            return status_make(QN_INTERNAL, "nest: stage %u has a variable that is not inner", i);
        for (uint32_t k = 0; k < stage->stores.count; k++) {
            const nest_store *store = &stage->stores.at[k];
            if (!store_valid(s, n, store))
                return status_make(QN_INTERNAL, "nest: store %u of stage %u is malformed", k, i);
        }
        for (uint32_t k = 0; k < stage->reductions.count; k++)
            if (stage->reductions.at[k].first_result + stage->reductions.at[k].width > n->results)
                return status_make(QN_INTERNAL, "nest: reduction %u of stage %u has too many results", k, i);
    }
    return NULL;
}
