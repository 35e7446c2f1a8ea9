/* Combines elements with the region of a reduce, reduce_window or scatter. */
#ifndef EVALUATE_COMBINE_H
#define EVALUATE_COMBINE_H

#include "evaluate/evaluator.h"

/* Applies the only region of an operation to two arrays of tuples. A tuple has one element for each input. */
typedef struct combiner {
    const op_call *s;
    uint32_t inputs;        /* number of inputs, which are the first operands of the operation */
    size_t *sizes;          /* for each input: bytes of an element */
    const sx_code *code;    /* the region as an expression. NULL: no expression can replace the region, and `combine`
                               runs the region for each pair of tuples */
    uint32_t count, first;  /* number of captures, and the index of the first capture in op_call.in */
    const void **arguments; /* arguments of the expression: lhs and rhs, which `combine` sets; then the captures, each
                               repeated `width` times (combiner_make) */
} combiner;

/* Makes a combiner for at most `width` pairs of tuples at a time. */
qn_status combiner_make(combiner *f, const op_call *s, uint32_t inputs, size_t width);
/* For each k below `width`, combines the tuples lhs[..][k] and rhs[..][k], and stores element i of the resulting tuple
 * in out[i][k]. `out` overlaps neither `lhs` nor `rhs`. */
qn_status combine(const combiner *f, size_t width, char *const *lhs, char *const *rhs, char *const *out);

#endif
