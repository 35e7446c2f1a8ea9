/* The reduction that reduce and reduce_window share, computed one block of results at a time. evaluate_reduce.c
 * explains the terms. */
#ifndef EVALUATE_EVALUATE_REDUCE_H
#define EVALUATE_EVALUATE_REDUCE_H

#include "evaluate/combine.h"

/* The state while one block of kept elements is reduced. */
typedef struct block {
    combiner f;
    /* Copies the next m elements of the reduction, for every kept element, into the arrays `to`. */
    void (*take)(struct block *b, uint32_t m, char *const *to);
    int64_t elements;       /* number of elements that are reduced for each kept element */
    uint32_t lanes;         /* L */
    size_t kept;            /* B: the number of kept elements in this block */
    const int64_t *offsets; /* for each kept element: its offset in the inputs */
    walk kept_walk;         /* over all kept elements; it is at the first kept element of the next block */
    /* Walks over the reduced elements: `start` is always at the first element, and `at` is at the next element that
     * `take` copies. */
    walk start, at;
    char **accumulators, **next, **taken, **lhs, **rhs; /* for each input: the accumulators, their next values, the
                                                           elements that `take` copied; `lhs` and `rhs` point into other
                                                           arrays */
    char **inits;                                       /* for each input: the start value, B times */
    char **partials; /* for each input: partial results, B values for each level of the tree of chunks */
} block;

/* Computes the reduction for every kept element, and sets the results of s. The caller has set take, elements, lanes,
 * kept_walk and start. */
qn_status reduce_all(block *b, const op_call *s);

#endif
