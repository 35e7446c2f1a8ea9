/* Functions composed of several operations. include/quern/compose.h declares the public functions and has the formulas.
 * In this header a value is a node. If a function that makes nodes fails, the graph records the failure and the
 * function returns 0. Negative dimensions count from the end. */
#ifndef GRAPH_COMPOSE_H
#define GRAPH_COMPOSE_H

#include "graph/graph.h"

/* Checks the number of a dimension of `value`. Sets *out to the number counted from the first dimension: for rank 3, -1
 * becomes 2. `what` is the name of the caller for error messages. */
bool compose_dimension(graph *g, const char *what, node_id value, int64_t dimension, int64_t *out);

/* Follows numpy's rules. The last two dimensions form a matrix, and the leading dimensions broadcast. A vector on the
 * left is a row; a vector on the right is a column. */
node_id compose_matmul(graph *g, node_id lhs, node_id rhs);
/* Like compose_matmul. `what` is the name of the caller for error messages. A message can suggest a call of `what`.
 * `more` is the text of the parameters that follow the two operands in this call: for example ", offset", or "" if
 * there are none. */
node_id compose_matmul_of(graph *g, const char *what, const char *more, node_id lhs, node_id rhs);
node_id compose_scale(graph *g, node_id value, double factor);
node_id compose_shift(graph *g, node_id value, double term);
/* Follows numpy's rules. Dimensions are aligned at the last one. Each extent of `value` is 1 or equal to the new
 * extent. */
node_id compose_broadcast_to(graph *g, node_id value, uint32_t rank, const int64_t *dims);

/* compose_shape.c */
node_id compose_reshape_to(graph *g, node_id value, uint32_t rank, const int64_t *dims);
node_id compose_expand(graph *g, node_id value, attr_dims places);
node_id compose_squeeze(graph *g, node_id value, attr_dims places);
node_id compose_matrix_transpose(graph *g, node_id value);
/* Finds the shape to which values broadcast together by numpy's rules. Returns false if the shapes do not broadcast.
 * `dims` has room for MAX_RANK extents. */
bool compose_common_shape(const graph *g, uint32_t count, const node_id *values, uint32_t *rank, int64_t *dims);

node_id compose_softmax(graph *g, node_id value, int64_t dimension);
node_id compose_log_softmax(graph *g, node_id value, int64_t dimension);

/* Reductions over `dims`, or over all dimensions if the list is empty. If `keep` is set, reduced dimensions stay with
 * extent 1. Sums of f16 and bf16 are accumulated in f32 and rounded once. compose_maximum and compose_minimum need at
 * least one element. */
node_id compose_sum(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_mean(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_variance(graph *g, node_id value, attr_dims dims, bool keep); /* population variance */
node_id compose_maximum(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_minimum(graph *g, node_id value, attr_dims dims, bool keep);
/* The index, as i32, of the largest or smallest element along a dimension. Of several equal elements, the first one is
 * chosen. If there are NaNs, the first NaN is chosen. */
node_id compose_argmax(graph *g, node_id value, int64_t dimension);
node_id compose_argmin(graph *g, node_id value, int64_t dimension);

/* compose_order.c */
node_id compose_sort_values(graph *g, node_id value, int64_t dimension, bool descending);
node_id compose_argsort(graph *g, node_id value, int64_t dimension, bool descending);

node_id compose_relu(graph *g, node_id value);
/* Here x is `value`. Hendrycks and Gimpel (2016) give both formulas:
 *
 *     x (1 + erf(x / sqrt(2))) / 2                         if `approximate` is not set
 *     x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2    if `approximate` is set */
node_id compose_gelu(graph *g, node_id value, bool approximate);
/* compose_index.c */
node_id compose_take(graph *g, node_id value, node_id indices, int64_t dimension);
node_id compose_take_along_axis(graph *g, node_id value, node_id indices, int64_t dimension);
/* Updates the elements of `value` that compose_take(value, indices, dimension) reads. `op` combines each of these
 * elements with its update; if op is OP_none, the update replaces the element. An index out of range is skipped. `what`
 * is the name of the caller for error messages. */
node_id compose_scatter(graph *g, const char *what, op_kind op, node_id value, node_id indices, node_id updates,
                        int64_t dimension);
node_id compose_segment_sum(graph *g, node_id value, node_id segments, int64_t count);

node_id compose_one_hot(graph *g, node_id indices, int64_t classes, qn_dtype dtype);
/* The loss at each position is `-sum(targets * log_softmax(logits))` along the last dimension. Returns the mean of all
 * losses, a scalar. */
node_id compose_cross_entropy(graph *g, node_id logits, node_id targets);

/* compose_linalg.c. The last two dimensions of a value hold a matrix. compose_lu sets the three results of the
 * operation lu. compose_slogdet sets two results: the sign of the determinant, and the logarithm of its absolute value.
 * After a failure, results that were not made are 0 or not set. */
void compose_lu(graph *g, node_id a, node_id *results);
node_id compose_solve(graph *g, node_id a, node_id b); /* b: matrices, or one vector for each matrix */
node_id compose_inverse(graph *g, node_id a);
node_id compose_det(graph *g, node_id a);
void compose_slogdet(graph *g, node_id a, node_id *results);
/* Sets q and r. For matrices with m rows and n columns, q has min(m, n) columns, or m if `complete` is set. */
void compose_qr(graph *g, node_id a, bool complete, node_id *results);
/* compose_matrix.c; include/quern/compose.h describes these functions. */
node_id compose_norm(graph *g, node_id value, double order, attr_dims dims);
node_id compose_matrix_norm(graph *g, node_id a, double order);
node_id compose_matrix_power(graph *g, node_id a, int64_t power);
node_id compose_lstsq(graph *g, node_id a, node_id b);
/* Sets the two results of the operation eigh: values, vectors. */
void compose_eigh(graph *g, node_id a, bool lower, node_id *results);
/* compose_svd.c. include/quern/compose.h describes these functions, except compose_spectral_norm.
 * compose_spectral_norm returns the smallest singular value of each matrix if `smallest` is set, else the largest.
 * `what` is the name of the caller for error messages. compose_svd sets u, s and vh. */
void compose_svd(graph *g, node_id a, bool complete, node_id *results);
node_id compose_spectral_norm(graph *g, const char *what, node_id a, bool smallest);
node_id compose_nuclear_norm(graph *g, node_id a);
node_id compose_cond(graph *g, node_id a);
node_id compose_matrix_rank(graph *g, node_id a, double cutoff);
node_id compose_lstsq_svd(graph *g, node_id a, node_id b, float cutoff);
/* LAPACK's gesdd. Sets five results: `a` (the matrix that gesdd overwrites), s, u, vh and info. For each matrix, info
 * is 1 if s is NaN, else 0. If `vectors` is not set, does not set u and vh. */
void compose_gesdd(graph *g, node_id a, bool vectors, bool complete, node_id *results);
/* LAPACK's potrf, getrf and syevd. Pivots are counted from 1. The results are:
 *
 *   compose_potrf   the factor, with zeros in the other triangle; info: 0, or the number of the first pivot that is not
 *                   positive
 *   compose_getrf   the factors; the pivots; info: 0, or the number of the first pivot that is 0
 *   compose_syevd   the vectors; the values; info: 1 if eigh failed (vectors and values are then NaN), else 0 */
void compose_potrf(graph *g, node_id a, bool lower, node_id *results);
void compose_getrf(graph *g, node_id a, node_id *results);
void compose_syevd(graph *g, node_id a, bool lower, node_id *results);
/* LAPACK's ormqr: q * c, or c * q if `left` is not set. q is the product of the reflectors that a and tau define. If
 * `adjoint` is set, q is the adjoint of this product. */
node_id compose_ormqr(graph *g, node_id a, node_id tau, node_id c, bool left, bool adjoint);
/* LAPACK's gtsv: solves tridiagonal systems. `diagonals` are the lower, the main and the upper diagonal. Each diagonal
 * has an element for each row of b. The first element of the lower diagonal and the last element of the upper diagonal
 * are not read. There are five results: three diagonals of the factor u in gtsv's order (second upper, main, first
 * upper), x, and info. info is 0 or the number of the first pivot that is 0. */
void compose_gtsv(graph *g, const node_id *diagonals, node_id b, node_id *results);
node_id compose_times(graph *g, node_id value, node_id scalar); /* value * scalar, of one element type */

#endif
