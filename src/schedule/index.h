/* Index expressions of accesses and predicates.
 *
 * Every index, such as an element offset, is an `affine`: a constant plus multiples of terms. A term is a loop
 * variable, a computed i64, or the quotient (rounded down) or remainder of another affine index divided by a constant.
 * Reshape, transpose, slice, broadcast, reverse, pad, concatenate and iota only change the index of an access and copy
 * nothing.
 *
 * A predicate is a chain of range conditions on affine indices. Where the predicate of a load fails, the load reads no
 * memory and returns zero. */
#ifndef SCHEDULE_INDEX_H
#define SCHEDULE_INDEX_H

#include "base/arena.h"
#include "scalar/scalar.h"

typedef struct nest nest; /* has the terms, predicates and loops that indices refer to (nest.h) */

enum { AFFINE_TERMS = 12 };

typedef uint32_t term_id;
typedef uint32_t predicate_id; /* predicate 0 is always true */

typedef struct affine {
    int64_t constant;
    uint32_t count;
    struct {
        int64_t factor;
        term_id term;
    } scaled[AFFINE_TERMS]; /* sorted by term */
} affine;

typedef enum term_kind { TERM_VAR, TERM_DIV, TERM_MOD, TERM_VALUE } term_kind;

typedef struct term {
    term_kind kind;
    uint32_t var;   /* TERM_VAR: the number of the loop */
    sx value;       /* TERM_VALUE: an i64 that the nest's code computes */
    affine operand; /* TERM_DIV, TERM_MOD: the index that is divided by `divisor` */
    int64_t divisor;
    int64_t low, high; /* the term is in [low, high], whatever predicates hold */
} term;

/* Holds if the parent holds, low <= index < high, and `divisor`, if above 1, divides the index. */
typedef struct predicate {
    predicate_id parent;
    affine index;
    int64_t low, high, divisor;
} predicate;

affine affine_constant(int64_t value);
affine affine_var(arena *a, nest *n, uint32_t var);
affine affine_value(arena *a, nest *n, sx value, int64_t low, int64_t high);
affine affine_add(arena *a, nest *n, affine x, affine y);
affine affine_scale(affine x, int64_t factor);
affine affine_div(arena *a, nest *n, affine x, int64_t divisor); /* rounded down */
affine affine_mod(arena *a, nest *n, affine x, int64_t divisor);
bool affine_same(const affine *x, const affine *y);
void affine_bounds(const nest *n, const affine *x, int64_t *low, int64_t *high);
/* If x is `factor * var + y` and y does not depend on loop variable `var`, returns `factor`; otherwise NON_AFFINE.
 * Values that the nest's code computes count as independent of `var`. */
#define NON_AFFINE INT64_MIN
int64_t affine_factor(const nest *n, const affine *x, uint32_t var);
/* Whether an index contains a value that the nest's code computes. */
bool affine_has_values(const nest *n, const affine *x);
/* The greatest common divisor; 0 if both numbers are 0. */
int64_t common_divisor(int64_t x, int64_t y);
predicate_id predicate_and(arena *a, nest *n, predicate_id parent, affine index, int64_t low, int64_t high,
                           int64_t divisor);

#endif
