/* Bounds on the values of indices, for the verifier of nests. */
#ifndef SCHEDULE_NEST_BOUNDS_H
#define SCHEDULE_NEST_BOUNDS_H

#include "schedule/nest.h"

typedef struct index_range {
    int64_t low, high; /* empty if low > high */
} index_range;

static inline index_range intersect(index_range a, index_range b)
{
    return (index_range){a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}
static inline bool is_empty(index_range r) { return r.low > r.high; }
static inline index_range scaled(index_range r, int64_t k)
{
    return k >= 0 ? (index_range){k * r.low, k * r.high} : (index_range){k * r.high, k * r.low};
}
static inline index_range moved(index_range r, int64_t by) { return (index_range){r.low + by, r.high + by}; }
static inline int64_t divide_down(int64_t x, int64_t y) { return x / y - (x % y < 0); }
static inline int64_t divide_up(int64_t x, int64_t y) { return -divide_down(-x, y); }

static inline index_range range_of(const nest *n, const affine *x)
{
    index_range r;
    affine_bounds(n, x, &r.low, &r.high);
    return r;
}

/* Whether an index is in [0, elements) wherever the predicate `when` holds. Without a predicate, this must be proved
 * from the bounds of terms and the blocks of loops. With a predicate, it is enough that a search finds no
 * counterexample. If `elements` is 0, returns true. */
bool index_stays_inside(const nest *n, const affine *index, predicate_id when, int64_t elements);
/* A part accesses a BUFFER_SCRATCH of `elements` elements at `index`.
 *
 * If the index depends on a loop that runs in blocks, the buffer has one slice for each iteration of a block. Returns
 * whether each iteration accesses only its own slice. An iteration must not read the slice of another iteration: the
 * last block can have fewer iterations, and then leaves some slices unwritten.
 *
 * If loops run in blocks but the index depends on none of them, returns whether the index stays inside the buffer. If
 * no loop runs in blocks, returns true. */
bool index_stays_in_slice(const nest *part, const affine *index, int64_t elements);
/* Whether iterations of the loops in the set `of` (bit i: outer loop i) provably store to different elements, whatever
 * values the computed terms of the index have where the store's predicate holds.
 *
 * The function takes the loops in descending order of the absolute values of their factors in the index. For each loop,
 * the rest of the index is the index without the term of this loop and the terms of the loops taken before. A loop
 * passes if its factor is larger than the span of the rest: the largest value of the rest minus the smallest.
 *
 * Otherwise, the loop passes if its iterations store to different elements modulo m, where m is the factor of some term
 * of the rest. Modulo m, terms whose factors are multiples of m do not count. Without these terms, the span of the rest
 * must be less than the loop's factor, and the span of the rest plus the loop's own term must be less than m.
 *
 * A loop of one iteration passes in any case. Returns true if all loops pass. */
bool store_keeps_apart(const nest *n, const nest_store *store, uint64_t of);

#endif
