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
/* A part accesses a BUFFER_SCRATCH of `elements` elements at `index`. If the index depends on the place in a block, the
 * buffer has one slice for each iteration of a block. Returns whether each iteration then accesses only its own slice.
 * The last block can have fewer iterations, and then writes fewer slices. So no iteration may read the slice of
 * another. If the index does not depend on a block, returns whether it stays inside the buffer; true if no loop runs in
 * blocks. */
bool index_stays_in_slice(const nest *part, const affine *index, int64_t elements);
/* Whether iterations of the loops in the set `of` (bit i: outer loop i) provably store to different elements, whatever
 * values the computed terms of the index have. The loops of `of` are taken in descending order of their factors. Each
 * loop is compared with the other terms of the index, without the terms of the loops taken before. A step of the loop
 * must move the index farther than these other terms together. If this fails, it may hold modulo the factor m of one of
 * these terms: the terms whose factors are multiples of m are left out, and all values of the remaining index, with the
 * loop's own term, must span less than m. */
bool store_keeps_apart(const nest *n, const nest_store *store, uint64_t of);

#endif
