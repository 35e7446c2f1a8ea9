/* Parts of the expansions of svd, singular_values and pinv. */
#ifndef GRAPH_SVD_H
#define GRAPH_SVD_H

#include "graph/linalg.h"

/* The factors of square matrices: a = u * b * vh, where u and vh are unitary, and b is real. All elements of b are 0
 * except the diagonal and the elements directly above it. `diagonal` and `above` are real, batch x n. Element k of
 * `above` is in row k - 1 and column k; element 0 is 0. */
typedef struct bidiagonal {
    node_id diagonal, above;
    node_id u, vh; /* batch x n x n, or 0 if vectors are not wanted */
} bidiagonal;

/* Finds the factors of square matrices (batch x n x n) by Householder's reflectors. Sets u and vh only if `vectors` is
 * set. */
bidiagonal bidiagonal_factors(graph *g, node_id a, bool vectors);

/* Makes b diagonal, and rotates the rows of transpose(u) and vh accordingly. Afterwards, elements of `diagonal` may be
 * negative, and they are not sorted. If the iteration does not converge for a matrix, some elements of its `above` are
 * not 0. */
void bidiagonal_iterate(graph *g, bidiagonal *b);

#endif
