/* Translates indices and predicates to new loops (reindex.h). */
#include "schedule/reindex.h"

reindexing reindex_new(arena *a, const nest *from, nest *to)
{
    return (reindexing){.arena = a,
                        .from = from,
                        .to = to,
                        .vars = ARENA_NEW_ARRAY(a, affine, from->loops.count + 1),
                        .terms = ARENA_NEW_ARRAY(a, affine, from->terms.count + 1)};
}

affine reindex_affine(const reindexing *r, const affine *x)
{
    affine made = affine_constant(x->constant);
    for (uint32_t i = 0; i < x->count; i++)
        made = affine_add(r->arena, r->to, made, affine_scale(r->terms[x->scaled[i].term], x->scaled[i].factor));
    return made;
}

void reindex_terms(const reindexing *r)
{
    for (term_id i = 1; i < r->from->terms.count; i++) {
        const term *t = &r->from->terms.at[i];
        affine x = reindex_affine(r, &t->operand);
        r->terms[i] = t->kind == TERM_VAR     ? r->vars[t->var]
                      : t->kind == TERM_VALUE ? affine_value(r->arena, r->to, t->value, t->low, t->high)
                      : t->kind == TERM_DIV   ? affine_div(r->arena, r->to, x, t->divisor)
                                              : affine_mod(r->arena, r->to, x, t->divisor);
    }
}

predicate_id reindex_predicate(const reindexing *r, predicate_id id, const affine *at)
{
    const predicate *p = &r->from->predicates.at[id];
    if (id)
        return predicate_and(r->arena, r->to, reindex_predicate(r, p->parent, at), reindex_affine(r, &p->index), p->low,
                             p->high, p->divisor);
    predicate_id made = 0;
    for (uint32_t i = 0; i < r->from->loops.count; i++) {
        int64_t low, high, extent = r->from->loops.at[i].extent;
        affine_bounds(r->to, &r->vars[i], &low, &high);
        if (high >= extent && affine_factor(r->from, at, i))
            made = predicate_and(r->arena, r->to, made, r->vars[i], 0, extent, 1);
    }
    return made;
}
