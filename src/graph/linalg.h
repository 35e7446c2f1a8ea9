/* Shared by the expansions of factorisations and solves.
 *
 * These functions work on matrices with three dimensions: batch, rows, columns. An expansion collapses the leading
 * dimensions of its operands into one. It cuts a matrix into halves until blocks have at most LINALG_LEAF rows, and
 * updates the rest with dot_general, which does nearly all of the work. Where a matrix is cut depends only on its own
 * size, so the bits of a result depend neither on the batch nor on the number of right-hand sides.
 *
 * Calls of one function compute blocks of the same size. So the number of nodes does not grow with the size of a matrix,
 * only with its logarithm, and each function is compiled once. */
#ifndef GRAPH_LINALG_H
#define GRAPH_LINALG_H

#include "graph/build.h"

enum { LINALG_LEAF = 32 }; /* part of the definition of results (docs/numerics.md) */

/* The number of rows of the first half: half of the leaves that cover n rows, rounded up. n is above LINALG_LEAF. */
int64_t linalg_half(int64_t n);

/* linalg_collapse views a value of rank 2 or more as batch x rows x columns. linalg_restore gives it the leading
 * dimensions of type t again. */
node_id linalg_collapse(graph *g, node_id value);
node_id linalg_restore(graph *g, node_id value, type_id t);

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

/* Rows from `top` and columns from `left`. The ends `bottom` and `right` are not included. */
node_id linalg_block(graph *g, node_id value, int64_t top, int64_t bottom, int64_t left, int64_t right);
/* Joins blocks along dimension d: 1 puts the second below the first, 2 beside it. */
node_id linalg_join(graph *g, node_id first, node_id second, uint32_t d);
node_id linalg_transpose(graph *g, node_id value);
/* Gives lhs * rhs; if `transposed` is set, transpose(lhs) * rhs. */
node_id linalg_product(graph *g, node_id lhs, bool transposed, node_id rhs);

/* The block of this size at a computed row and column; 0 stands for row or column 0. */
node_id linalg_block_at(graph *g, node_id value, node_id row, node_id column, int64_t rows, int64_t columns);
/* Replaces the block at a computed row and column. */
node_id linalg_replace(graph *g, node_id value, node_id block, node_id row, node_id column);
/* Repeats elements along dimensions in which `value` has extent 1, to the shape of `like`. */
node_id linalg_spread(graph *g, node_id value, node_id like);
/* Compares the row number of each element with its column number. The result is of type i1. */
node_id linalg_triangle(graph *g, node_id like, int direction);
/* The rows of each matrix that `rows`, batch x n, names. Of batch x count, the elements. */
node_id linalg_take_rows(graph *g, node_id value, node_id rows);
node_id linalg_index(graph *g, int64_t value); /* a scalar of type i32 */

/* Solves t * x = b for a lower triangular t, of which only that triangle is read. If `unit` is set, the diagonal counts
 * as ones and is not read either. */
node_id linalg_solve(graph *g, node_id t, node_id b, bool unit);

/* ---- functions and loops ----------------------------------------------------------------------------------------- */

/* Makes results from arguments, in the open region. `flag` chooses a variant. */
typedef void (*linalg_body)(graph *g, bool flag, const node_id *args, node_id *results);
/* Calls a function with this body. Calls with the same name, flag and types of arguments share the function. */
void linalg_call(graph *g, const char *name, linalg_body body, bool flag, uint32_t count, const node_id *args,
                 uint32_t result_count, node_id *results);

enum { LINALG_STATES = 6 };
/* One round of a loop: makes the next state from the number of the round, an i32, and the state. */
typedef void (*linalg_round)(graph *g, const void *self, node_id i, const node_id *state, node_id *next);
/* Makes a while of `rounds` rounds. Replaces `state`, the initial values, by the results. */
void linalg_loop(graph *g, int64_t rounds, linalg_round round, const void *self, uint32_t count, node_id *state);

#endif
