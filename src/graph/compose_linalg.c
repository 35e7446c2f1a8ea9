/* Functions of compose.h that use factorisations. The last two dimensions of a value hold a matrix. */
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"
#include "graph/linalg.h"

/* ---- arguments --------------------------------------------------------------------------------------------------- */

/* Checks that `a` holds matrices of floats or complex numbers. If `square` is set, the matrices must be square. */
static bool check_matrices(graph *g, const char *what, node_id a, bool square)
{
    if (!a || g->failure)
        return false;
    const type *t = node_shape(g, a);
    qn_dtype dtype = (qn_dtype)t->dtype;
    if (t->rank >= 2 && (dtype_is_float(dtype) || dtype_is_complex(dtype)) &&
        (!square || t->dims[t->rank - 1] == t->dims[t->rank - 2]))
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: operand 0 is %s; expected %smatrices of a float or complex type",
                      what, type_string(g, node_type(g, a)), square ? "square " : ""),
           false;
}

/* ---- places in a matrix ------------------------------------------------------------------------------------------ */

static node_id on_diagonal(graph *g, node_id a) /* whether each element of `a` is on the diagonal */
{
    const type *t = node_shape(g, a);
    return b_compare(g, comparison_direction_EQ, b_iota(g, QN_I32, t->rank, t->dims, t->rank - 2),
                     b_iota(g, QN_I32, t->rank, t->dims, t->rank - 1));
}

static node_id diagonal(graph *g, node_id a)
{
    if (!a)
        return 0;
    int64_t last = node_shape(g, a)->rank - 1;
    return b_sum(g, b_select(g, on_diagonal(g, a), a, b_zeros_like(g, a)), (attr_dims){1, &last});
}

/* ---- LAPACK ------------------------------------------------------------------------------------------------------ */

void compose_potrf(graph *g, node_id a, bool lower, node_id *results)
{
    if (!check_matrices(g, "potrf", a, true))
        return;
    node_id l = results[0] = node_make(g, OP_cholesky, 1, &a, &(attrs){.lower = lower});
    if (!l)
        return;
    node_id re = linalg_real(g, l), positive = b_compare(g, comparison_direction_GT, re, b_zeros_like(g, re));
    results[1] = linalg_first_marked(g, b_and(g, on_diagonal(g, l), b_not(g, positive)));
}

void compose_getrf(graph *g, node_id a, node_id *results)
{
    node_id f[3] = {0};
    compose_lu(g, a, f);
    if (!f[0])
        return;
    results[0] = f[0];
    results[1] = b_shift(g, f[1], 1);
    node_id zero = b_compare(g, comparison_direction_EQ, f[0], b_zeros_like(g, f[0]));
    results[2] = linalg_first_marked(g, b_and(g, on_diagonal(g, f[0]), zero));
}

void compose_eigh(graph *g, node_id a, bool lower, node_id *results)
{
    if (!check_matrices(g, "eigh", a, true))
        return;
    node_id made = node_make(g, OP_eigh, 1, &a, &(attrs){.lower = lower});
    for (uint32_t i = 0; i < 2 && made; i++)
        results[i] = node_result(g, made, i);
}

void compose_syevd(graph *g, node_id a, bool lower, node_id *results)
{
    node_id f[2] = {0};
    compose_eigh(g, a, lower, f);
    if (!f[0])
        return;
    results[0] = f[1];
    results[1] = f[0];
    /* If the iteration fails, all eigenvalues of the matrix are NaN. */
    int64_t last = node_shape(g, f[0])->rank - 1;
    node_id failed = b_convert(g, b_compare(g, comparison_direction_NE, f[0], f[0]), QN_I32);
    results[2] =
        failed ? b_reduce(g, OP_maximum, failed, b_fill(g, type_scalar(g, QN_I32), 0), (attr_dims){1, &last}) : 0;
}

node_id compose_times(graph *g, node_id value, node_id scalar)
{
    if (!value || !scalar)
        return 0;
    return b_multiply(g, b_broadcast_scalar(g, scalar, node_type(g, value)), value);
}

/* ---- factors ----------------------------------------------------------------------------------------------------- */

void compose_lu(graph *g, node_id a, node_id *results)
{
    if (!check_matrices(g, "lu", a, false))
        return;
    node_id made = node_make(g, OP_lu, 1, &a, NULL);
    for (uint32_t i = 0; i < 3 && made; i++)
        results[i] = node_result(g, made, i);
}

/* Returns `a` with `count` columns: drops the last columns, or appends columns of zeros. */
static node_id with_columns(graph *g, node_id a, int64_t count)
{
    if (!a)
        return 0;
    const type t = *node_shape(g, a);
    int64_t dims[MAX_RANK], have = t.dims[t.rank - 1];
    if (count <= have)
        return b_slice_one(g, a, t.rank - 1, 0, count, 1);
    memcpy(dims, t.dims, t.rank * sizeof *dims);
    dims[t.rank - 1] = count - have;
    node_id zeros = b_fill(g, type_tensor(g, (qn_dtype)t.dtype, t.rank, dims), 0);
    return b_concatenate(g, 2, (node_id[]){a, zeros}, t.rank - 1);
}

/* The first `count` columns of the product of the reflectors that `packed` and tau define (operation qr). */
static node_id reflectors_product(graph *g, node_id packed, node_id tau, int64_t count)
{
    node_id operands[2] = {with_columns(g, packed, count), tau};
    return operands[0] && tau ? node_make(g, OP_householder_product, 2, operands, NULL) : 0;
}

/* The matrices have m rows and n columns. Factors the first min(m, n) columns. If n is above m, the remaining columns
 * of r are adjoint(q) times the remaining columns of the matrix. */
static void make_reduced_qr(graph *g, node_id a, node_id *results)
{
    const type t = *node_shape(g, a);
    int64_t m = t.dims[t.rank - 2], n = t.dims[t.rank - 1], size = m < n ? m : n;
    node_id left = b_slice_one(g, a, t.rank - 1, 0, size, 1);
    node_id made = left ? node_make(g, OP_reduced_qr, 1, &left, NULL) : 0;
    if (!made)
        return;
    results[0] = node_result(g, made, 0);
    results[1] = node_result(g, made, 1);
    if (n == size)
        return;
    node_id turned = linalg_restore(g, linalg_adjoint(g, linalg_collapse(g, results[0])), node_type(g, left));
    node_id beside = compose_matmul(g, turned, b_slice_one(g, a, t.rank - 1, size, n, 1));
    results[1] = b_concatenate(g, 2, (node_id[]){results[1], beside}, t.rank - 1);
}

void compose_qr(graph *g, node_id a, bool complete, node_id *results)
{
    if (!check_matrices(g, "qr", a, false))
        return;
    const type t = *node_shape(g, a);
    uint32_t row = t.rank - 2, column = t.rank - 1;
    if (!complete || t.dims[row] <= t.dims[column]) {
        make_reduced_qr(g, a, results);
        return;
    }
    node_id made = node_make(g, OP_qr, 1, &a, NULL), packed = made ? node_result(g, made, 0) : 0;
    if (!packed)
        return;
    node_id above = b_compare(g, comparison_direction_LE, b_iota(g, QN_I32, t.rank, t.dims, row),
                              b_iota(g, QN_I32, t.rank, t.dims, column));
    results[0] = reflectors_product(g, packed, node_result(g, made, 1), t.dims[row]);
    results[1] = b_select(g, above, packed, b_zeros_like(g, packed));
}

node_id compose_ormqr(graph *g, node_id a, node_id tau, node_id c, bool left, bool adjoint)
{
    if (!check_matrices(g, "ormqr", a, false) || !c)
        return 0;
    const type *t = node_shape(g, a);
    node_id q = reflectors_product(g, a, tau, t->dims[t->rank - 2]);
    if (adjoint && q)
        q = linalg_restore(g, linalg_adjoint(g, linalg_collapse(g, q)), node_type(g, q));
    return q ? compose_matmul(g, left ? q : c, left ? c : q) : 0;
}

/* Whether `a` and b have the same element type, leading dimensions and number of rows. b holds matrices or vectors. */
static bool rows_agree(const graph *g, node_id a, node_id b)
{
    const type *left = node_shape(g, a), *right = node_shape(g, b);
    if (left->dtype != right->dtype || (right->rank != left->rank && right->rank + 1 != left->rank))
        return false;
    return memcmp(left->dims, right->dims, (left->rank - 1) * sizeof *left->dims) == 0;
}

node_id linalg_columns(graph *g, const char *what, node_id a, node_id b)
{
    if (!rows_agree(g, a, b))
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: %s does not fit %s; expected its element type, leading dimensions and rows", what,
                          type_string(g, node_type(g, b)), type_string(g, node_type(g, a)));
    const type *t = node_shape(g, b);
    int64_t dims[MAX_RANK + 1];
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    dims[t->rank] = 1;
    return t->rank == node_shape(g, a)->rank ? b : b_reshape(g, b, t->rank + 1, dims);
}

node_id compose_solve(graph *g, node_id a, node_id b)
{
    if (!check_matrices(g, "solve", a, true) || !b)
        return 0;
    type_id wanted = node_type(g, b);
    node_id f[3] = {0}, columns = linalg_columns(g, "solve", a, b);
    if (!columns)
        return 0;
    compose_lu(g, a, f);
    if (!f[2] || !columns)
        return 0;
    type_id batched = node_type(g, columns);
    columns = linalg_collapse(g, columns);
    int64_t pair[2] = {node_shape(g, columns)->dims[0], node_shape(g, columns)->dims[1]};
    columns = linalg_restore(g, linalg_take_rows(g, columns, b_reshape(g, f[2], 2, pair)), batched);
    attrs lower = {.left_side = true, .lower = true, .unit_diagonal = true, .transpose_a = transpose_a_NO_TRANSPOSE};
    attrs upper = {.left_side = true, .transpose_a = transpose_a_NO_TRANSPOSE};
    node_id y = columns ? node_make(g, OP_triangular_solve, 2, (node_id[]){f[0], columns}, &lower) : 0;
    node_id x = y ? node_make(g, OP_triangular_solve, 2, (node_id[]){f[0], y}, &upper) : 0;
    return x ? b_reshape(g, x, type_at(g, wanted)->rank, type_at(g, wanted)->dims) : 0;
}

node_id linalg_identity(graph *g, node_id a)
{
    return b_select(g, on_diagonal(g, a), b_fill_like(g, a, 1), b_zeros_like(g, a));
}

node_id compose_inverse(graph *g, node_id a)
{
    return check_matrices(g, "inverse", a, true) ? compose_solve(g, a, linalg_identity(g, a)) : 0;
}

static node_id multiply_last(graph *g, node_id value)
{
    if (!value)
        return 0;
    int64_t last = node_shape(g, value)->rank - 1;
    node_id one = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, value)->dtype), 1);
    return b_reduce(g, OP_multiply, value, one, (attr_dims){1, &last});
}

/* The sign of the permutation of rows, 1 or -1. Row i is exchanged with row pivots[i]. If i and pivots[i] differ, the
 * sign changes. */
static node_id permutation_sign(graph *g, node_id pivots, qn_dtype dtype)
{
    if (!pivots)
        return 0;
    const type *t = node_shape(g, pivots);
    node_id own = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 1);
    type_id signs = type_like(g, node_type(g, pivots), dtype);
    return multiply_last(
        g, b_select(g, b_compare(g, comparison_direction_EQ, pivots, own), b_fill(g, signs, 1), b_fill(g, signs, -1)));
}

node_id compose_det(graph *g, node_id a)
{
    node_id f[3] = {0};
    if (!check_matrices(g, "det", a, true))
        return 0;
    compose_lu(g, a, f);
    return b_multiply(g, permutation_sign(g, f[1], (qn_dtype)node_shape(g, a)->dtype),
                      multiply_last(g, diagonal(g, f[0])));
}

void compose_slogdet(graph *g, node_id a, node_id *results)
{
    node_id f[3] = {0};
    if (!check_matrices(g, "slogdet", a, true))
        return;
    compose_lu(g, a, f);
    node_id pivots = diagonal(g, f[0]);
    if (!pivots)
        return;
    int64_t last = node_shape(g, pivots)->rank - 1;
    results[0] = b_multiply(g, permutation_sign(g, f[1], (qn_dtype)node_shape(g, a)->dtype),
                            multiply_last(g, b_sign(g, pivots)));
    results[1] = b_sum(g, b_log(g, b_abs(g, pivots)), (attr_dims){1, &last});
}
