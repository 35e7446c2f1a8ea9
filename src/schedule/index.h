/* Index expressions: how accesses and predicates say where (index.c).
 *
 * An element offset, or any index, is an `ix`: a constant plus multiples of atoms. An atom is a loop variable, a floor
 * division or remainder of another ix by a constant, or a computed i64. Reshape, transpose, slice, broadcast, reverse,
 * pad, concatenate and iota are ways of writing an access: nothing is copied for them. A predicate is a chain of range
 * conditions on ix; a load under a predicate touches no memory where it fails and gives zero there.
 */
#ifndef SCHEDULE_INDEX_H
#define SCHEDULE_INDEX_H

#include "base/arena.h"
#include "scalar/scalar.h"

typedef struct nest nest; /* its atoms, predicates and variables are what indices refer to (nest.h) */

enum { IX_TERMS = 12 };

typedef uint32_t atom_id;
typedef uint32_t predicate_id; /* 0 = always true */

typedef struct ix {
    int64_t constant;
    uint32_t count;
    struct {
        int64_t factor;
        atom_id atom;
    } term[IX_TERMS]; /* by atom, ascending */
} ix;

typedef enum atom_kind { ATOM_VAR, ATOM_DIV, ATOM_MOD, ATOM_VALUE } atom_kind;

typedef struct atom {
    atom_kind kind;
    uint32_t var; /* ATOM_VAR */
    sx value;     /* ATOM_VALUE: an i64 of the nest's code */
    ix operand;   /* ATOM_DIV, ATOM_MOD */
    int64_t divisor;
    int64_t low, high; /* inclusive bounds where no predicate excludes the value */
} atom;

/* low <= index < high, and index divisible by `divisor` (when above 1), and the parent predicate. */
typedef struct predicate {
    predicate_id parent;
    ix index;
    int64_t low, high, divisor;
} predicate;

ix ix_constant(int64_t value);
ix ix_var(arena *a, nest *n, uint32_t var);
ix ix_value(arena *a, nest *n, sx value, int64_t low, int64_t high);
ix ix_add(arena *a, nest *n, ix x, ix y);
ix ix_scale(ix x, int64_t factor);
ix ix_div(arena *a, nest *n, ix x, int64_t divisor); /* floor for x >= 0 */
ix ix_mod(arena *a, nest *n, ix x, int64_t divisor);
bool ix_same(const ix *x, const ix *y);
void ix_bounds(const nest *n, const ix *x, int64_t *low, int64_t *high);
/* How x depends on variable `var`: its factor if x is factor * var + (what does not depend on var); IX_TANGLED if not. */
#define IX_TANGLED INT64_MIN
int64_t ix_factor(const nest *n, const ix *x, uint32_t var);
predicate_id predicate_and(arena *a, nest *n, predicate_id parent, ix index, int64_t low, int64_t high,
                           int64_t divisor);

#endif
