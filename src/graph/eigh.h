/* Declarations that the files of eigh's expansion share. Tensors of matrices have the dimensions of linalg.h: batch,
 * rows, columns. Lists of numbers have two dimensions: batch, n. The values and vectors of a matrix are its eigenvalues
 * and eigenvectors.
 *
 *   composite_eigh.c    the operation: scales, chooses the method, sorts
 *   eigh_jacobi.c       small symmetric matrices: rotations
 *   eigh_reduce.c       makes other matrices real and tridiagonal by reflectors, and transforms vectors back
 *   eigh_divide.c       tridiagonal matrices: divide and conquer, with rotations for blocks of EIGH_LEAF rows
 *   eigh_secular.c      the equation that joins two halves */
#ifndef GRAPH_EIGH_H
#define GRAPH_EIGH_H

#include "graph/linalg.h"

/* The n values and n vectors of each matrix of n rows, in any order. Row i of `rows` is the vector of value i. `good`
 * has an i1 for each matrix: false if the rotations did not converge. */
typedef struct eigh_pairs {
    node_id values, rows, good;
} eigh_pairs;

/* Finds the values and vectors of symmetric matrices. The sum of the squares of the elements of a matrix must not
 * overflow. */
eigh_pairs eigh_jacobi(graph *g, node_id a);
/* Like eigh_jacobi, for real symmetric tridiagonal matrices. d is the diagonal. e has the elements below the diagonal,
 * then a 0. */
eigh_pairs eigh_tridiagonal(graph *g, node_id d, node_id e);

/* Real matrices and tridiagonal matrices of at most this many rows are solved by rotations. The number is part of the
 * definition of results (docs/numerics.md). */
enum { EIGH_LEAF = 8 };

enum { EIGH_LEVELS = 40 }; /* enough: each level of an eigh_reduction leaves at most half of its rows to the next one */

/* The factors of a Hermitian matrix of n rows: a = q t adjoint(q), where t is real and tridiagonal. q is a product of
 * reflectors. a is reduced to t level by level: each level makes the reflectors for some columns. */
typedef struct eigh_reduction {
    node_id d, e; /* the elements of t, as in eigh_tridiagonal */
    struct eigh_level {
        int64_t top;    /* the level reduces the matrix that consists of rows and columns `top` to n - 1 */
        node_id v, tau; /* row i of v is the adjoint of the vector of reflector i, without the elements before `top`,
                           which are 0; rows of zeros may follow */
    } levels[EIGH_LEVELS];
    uint32_t count; /* number of levels */
} eigh_reduction;

void eigh_reduce(graph *g, node_id a, eigh_reduction *out);
/* q times c. c is real or has the type of a. */
node_id eigh_restore(graph *g, const eigh_reduction *r, node_id c);

/* Finds the values and the vectors of diag(d) + rho z transpose(z). d and z have the shape batch x m. rho has one
 * number for each matrix: a positive number, or 0 if z is 0. The vectors are rows. If z[i] is 0, value i is d[i] and
 * vector i is unit vector i. The elements d[i] for which z[i] is not 0 must be distinct and in ascending order. */
void eigh_secular(graph *g, node_id d, node_id z, node_id rho, node_id *values, node_id *rows);

/* Both functions broadcast a list to the shape of `like`. In eigh_down, element i fills row i; in eigh_across, element
 * i fills column i. The list of eigh_down may also have one number for each matrix and no dimension n. Then `like` may
 * have any rank. */
node_id eigh_down(graph *g, node_id list, node_id like);
node_id eigh_across(graph *g, node_id list, node_id like);
/* The sum of each row, in the shape batch x rows. */
node_id eigh_sum_rows(graph *g, node_id a);

#endif
