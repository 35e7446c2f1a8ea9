/* Functions that the expansions of factorisations and solves share.
 *
 * Most values have three dimensions: batch, rows, columns. An expansion collapses the leading dimensions of its
 * operands into the batch. cholesky, triangular_solve, lu and qr cut matrices into halves, down to small blocks, the
 * leaves. A loop computes a leaf row by row or column by column. dot_general combines the halves and does nearly all of
 * the work for large matrices. The cuts depend only on the size of a matrix. So the batch and the number of right-hand
 * sides do not change the bits of a result.
 *
 * Each block that is larger than a leaf is computed by a function call. Blocks of one size share a function. So the
 * number of nodes is only polynomial in the logarithm of the matrix size. */
#ifndef GRAPH_LINALG_H
#define GRAPH_LINALG_H

#include "graph/build.h"

enum { LINALG_LEAF = 32 }; /* most rows of a leaf (qr: columns; lu: LU_LEAF instead); determines the bits of results */

/* The number of rows in the first half of n rows. n is above LINALG_LEAF. The n rows are cut into leaves of LINALG_LEAF
 * rows, and the first half has half of these leaves, rounded up. */
int64_t linalg_half(int64_t n);

/* linalg_collapse reshapes a value of rank 2 or more to batch x rows x columns. linalg_restore replaces the batch of a
 * collapsed value by the leading dimensions of type t. */
node_id linalg_collapse(graph *g, node_id value);
node_id linalg_restore(graph *g, node_id value, type_id t);

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* The element type in which matrices of `dtype` are computed: f32 for f16 and bf16, else the type itself. */
qn_dtype linalg_dtype(qn_dtype dtype);
/* The next four functions take real and complex values. For a real x, linalg_real and linalg_conj return x. */
node_id linalg_real(graph *g, node_id x);
node_id linalg_conj(graph *g, node_id x);
/* The size of an element, by which pivots are chosen. For a real x, the size is |x|. For a complex x, the size is the
 * sum of the absolute values of both parts. */
node_id linalg_size(graph *g, node_id x);
node_id linalg_divide_by_real(graph *g, node_id x, node_id divisor);
/* Converts a real value to the element type of `like`. */
node_id linalg_from_real(graph *g, node_id real, node_id like);

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

/* The block of the rows [top, bottom) and the columns [left, right). */
node_id linalg_block(graph *g, node_id value, int64_t top, int64_t bottom, int64_t left, int64_t right);
/* Joins blocks along dimension d: d = 1 puts the second block below the first, d = 2 to its right. */
node_id linalg_join(graph *g, node_id first, node_id second, uint32_t d);
node_id linalg_transpose(graph *g, node_id value);
node_id linalg_adjoint(graph *g, node_id value); /* the conjugate of the transpose */
/* The product lhs * rhs, or adjoint(lhs) * rhs if `adjoint` is set. */
node_id linalg_product(graph *g, node_id lhs, bool adjoint, node_id rhs);

/* The block of `rows` x `columns` elements that begins at a computed row and column. If `row` or `column` is the node
 * 0, the block begins at row 0 or column 0. */
node_id linalg_block_at(graph *g, node_id value, node_id row, node_id column, int64_t rows, int64_t columns);
/* Replaces the block that begins at a computed row and column. */
node_id linalg_replace(graph *g, node_id value, node_id block, node_id row, node_id column);
/* Broadcasts `value` to the shape of `like`: repeats elements along the dimensions in which `value` has extent 1. */
node_id linalg_spread(graph *g, node_id value, node_id like);
/* Compares the row number of each element with its column number by `direction` (comparison_direction). The result has
 * type i1 and the shape of `like`. */
node_id linalg_triangle(graph *g, node_id like, int direction);
/* Takes rows of each matrix of `value`. `rows` has the shape batch x n. For matrix number b, row i of the result is row
 * rows[b][i]. If `value` has the shape batch x count, takes elements of each list instead. For list number b, element i
 * of the result is element rows[b][i]. */
node_id linalg_take_rows(graph *g, node_id value, node_id rows);
/* Prepares b, the second operand of a function whose first operand is a. The matrices of a and b must have equal
 * numbers of rows. Checks that b fits a. If b holds a vector for each matrix of a, makes each vector a matrix of one
 * column. `what` is the name of the caller for error messages. */
node_id linalg_columns(graph *g, const char *what, node_id a, node_id b);
/* The identity in the shape of a, which holds square matrices. */
node_id linalg_identity(graph *g, node_id a);
/* The last two dimensions of `marks` hold matrices of i1. For each matrix, returns the number, counted from 1, of the
 * first row that has a true element; 0 if there is none. */
node_id linalg_first_marked(graph *g, node_id marks);
node_id linalg_index(graph *g, int64_t value); /* a scalar of type i32 */

/* Solves t * x = b. t is lower triangular; its upper triangle is not read. If `unit` is set, the elements of the
 * diagonal are not read and count as 1. */
node_id linalg_solve(graph *g, node_id t, node_id b, bool unit);

/* ---- reflectors -------------------------------------------------------------------------------------------------- */

/* The reflector I - tau v adjoint(v) of a column x. v has a 1 in row `at` (linalg_reflector) and zeros above it. */
typedef struct reflector {
    node_id v, tau; /* v has the shape of x; tau has the shape batch x 1 x 1 */
    node_id beta;   /* a real number, in the type and shape of tau */
} reflector;
/* Returns the reflector whose adjoint changes column x as follows: row `at` becomes beta, and the rows below row `at`
 * become 0. `at` is a computed number. If the elements below row `at` are 0 and the element in row `at` is real, tau is
 * 0. */
reflector linalg_reflector(graph *g, node_id x, node_id at);
/* Let h be the product of the reflectors whose vectors are the columns of v. The caller passes x = adjoint(v) c for a
 * matrix c. Returns w such that c - v w is h c or, if `adjoint` is set, adjoint(h) c. tau has the shape batch x columns
 * x 1. */
node_id linalg_weights(graph *g, node_id v, node_id tau, node_id x, bool adjoint);
/* The numbers 0, 1, ... along dimension d, in the shape of `like`. */
node_id linalg_places(graph *g, node_id like, uint32_t d);
/* Compares numbers with the scalar `limit`. */
node_id linalg_compare_scalar(graph *g, int direction, node_id numbers, node_id limit);

/* ---- functions and loops ----------------------------------------------------------------------------------------- */

/* Makes the nodes of a function's body in the open region: computes `results` from `args`. `flag` chooses a variant. */
typedef void (*linalg_body)(graph *g, bool flag, const node_id *args, node_id *results);
/* Calls a function with this body. Calls with the same name, flag and types of arguments share the function. */
void linalg_call(graph *g, const char *name, linalg_body body, bool flag, uint32_t count, const node_id *args,
                 uint32_t result_count, node_id *results);

enum { LINALG_STATES = 9 };
/* Makes the nodes of one round of a loop: computes the next state from the state and the round number i, a scalar of
 * type i32. */
typedef void (*linalg_round)(graph *g, const void *self, node_id i, const node_id *state, node_id *next);
/* Makes the nodes of a condition on the state. Returns the condition, a scalar of type i1. */
typedef node_id (*linalg_more)(graph *g, const void *self, const node_id *state);
/* Makes a while of `rounds` rounds. If `more` is not NULL, it can end the loop earlier: before the first round for
 * which `more` is false. `state` has the `count` initial values on entry and the final values on return. count is at
 * most LINALG_STATES. */
void linalg_loop(graph *g, int64_t rounds, linalg_more more, linalg_round round, const void *self, uint32_t count,
                 node_id *state);

#endif
