/* Gives a nest other loops (reindex.c). Each variable of the old loops becomes an index in the new ones, for example
 * `2 * quotient + remainder`. */
#ifndef SCHEDULE_REINDEX_H
#define SCHEDULE_REINDEX_H

#include "schedule/nest.h"

typedef struct reindexing {
    arena *arena;
    const nest *from;
    nest *to;             /* has its new loops already; reindexing adds terms and predicates */
    affine *vars, *terms; /* for each loop and each term of `from`: the index in `to` that replaces it */
} reindexing;

/* The caller sets `vars` afterwards, and then calls reindex_terms. */
reindexing reindex_new(arena *a, const nest *from, nest *to);
void reindex_terms(const reindexing *r);
affine reindex_affine(const reindexing *r, const affine *x);
/* The predicate that replaces predicate `id` of `from`, for an access at index `at` of `from`. A loop of `from` may be
 * replaced by loops with more iterations. If `at` depends on such a loop, the predicate also tests the loop's range. */
predicate_id reindex_predicate(const reindexing *r, predicate_id id, const affine *at);

#endif
