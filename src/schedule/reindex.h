/* Replaces the loops of a nest. Each old variable becomes an index in the new variables, for example `2 * quotient +
 * remainder`. */
#ifndef SCHEDULE_REINDEX_H
#define SCHEDULE_REINDEX_H

#include "schedule/nest.h"

typedef struct reindexing {
    arena *arena;
    const nest *from;
    nest *to;             /* must have the new loops; reindexing adds terms and predicates */
    affine *vars, *terms; /* for each loop and each term of `from`: the index in `to` that replaces it */
} reindexing;

/* The caller must then set `vars` and call reindex_terms. */
reindexing reindex_new(arena *a, const nest *from, nest *to);
void reindex_terms(const reindexing *r);
affine reindex_affine(const reindexing *r, const affine *x);
/* Returns the predicate that replaces predicate `id` of `from`, for an access at index `at` of `from`. The index
 * that replaces an old variable can exceed the range of the old loop. If `at` contains this variable, the predicate
 * also tests this range. */
predicate_id reindex_predicate(const reindexing *r, predicate_id id, const affine *at);

#endif
