/* Derivatives of factorisations and solves. Notation, for matrices in the last two dimensions:
 *
 *     x'                 the derivative of the loss with respect to x
 *     tr(x), conj(x)     the transpose; the conjugate
 *     herm(x)            the conjugate of the transpose
 *     inv(x)             the inverse
 *     x y                the matrix product
 *     x * y, x / y       element by element
 *     diag(w)            the diagonal matrix with the vector w on its diagonal
 *     eye                the identity matrix
 *
 * Elements that an operation does not read have the derivative 0. For example, cholesky reads only one triangle. */
#include "gradient/pullback.h"
#include "graph/linalg.h"

/* ---- matrices in the last two dimensions ------------------------------------------------------------------------- */

static node_id transpose(graph *g, node_id value)
{
    int64_t order[MAX_RANK];
    uint32_t rank = value ? node_shape(g, value)->rank : 2;
    for (uint32_t i = 0; i < rank; i++)
        order[i] = i;
    order[rank - 2] = rank - 1;
    order[rank - 1] = rank - 2;
    return b_transpose(g, value, order);
}

static node_id hermitian(graph *g, node_id value) { return transpose(g, linalg_conj(g, value)); }

static node_id product(graph *g, node_id lhs, node_id rhs)
{
    if (!lhs || !rhs)
        return 0;
    uint32_t rank = node_shape(g, lhs)->rank;
    attr_dims leading = b_all_dims(g, rank - 2);
    int64_t last = rank - 1, second = rank - 2;
    return b_dot_general(g, lhs, rhs, leading, leading, (attr_dims){1, &last}, (attr_dims){1, &second}, QN_NONE);
}

/* Takes the elements of `value` where the comparison of the row number with the column number is true, and the elements
 * of `other` elsewhere. */
static node_id where(graph *g, int direction, node_id value, node_id other)
{
    if (!value || !other)
        return 0;
    const type *t = node_shape(g, value);
    node_id row = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 2);
    node_id column = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 1);
    return b_select(g, b_compare(g, direction, row, column), value, other);
}

static node_id solve(graph *g, node_id a, node_id b, const attrs *how)
{
    return a && b ? node_make(g, OP_triangular_solve, 2, (node_id[]){a, b}, how) : 0;
}

/* Moves row i of each matrix to row rows[i]. */
static node_id put_rows(graph *g, node_id value, node_id rows)
{
    if (!value || !rows)
        return 0;
    type_id t = node_type(g, value);
    value = linalg_collapse(g, value);
    int64_t batch = node_shape(g, value)->dims[0], count = node_shape(g, value)->dims[1], last = 2;
    int64_t pairs[3] = {batch, count, count};
    rows = b_reshape(g, rows, 2, pairs);
    /* Row i of the result is the row k with rows[k] = i. */
    node_id named = b_broadcast(g, rows, 3, pairs, (int64_t[]){0, 2}), place = b_iota(g, QN_I32, 3, pairs, 1);
    node_id number = b_iota(g, QN_I32, 3, pairs, 2);
    node_id found = b_select(g, b_compare(g, comparison_direction_EQ, named, place), number, b_zeros_like(g, number));
    return linalg_restore(g, linalg_take_rows(g, value, b_sum(g, found, (attr_dims){1, &last})), t);
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

/* Let l be the lower factor, h the lower triangle of tr(l) l' with its diagonal halved, and s = tr(inv(l)) h
 * inv(conj(l)). The derivative with respect to a Hermitian matrix a is (s + herm(s)) / 2. But cholesky reads only one
 * triangle of a. Off the diagonal, an element of this triangle stands for two elements of a. So its derivative is the
 * element of s + herm(s) at the same place. On the diagonal, the derivative is the real part of s. */
void gradient_cholesky(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    bool lower = attr_lower(node_attrs(g, n));
    attrs left = {.left_side = true, .lower = true, .transpose_a = transpose_a_TRANSPOSE};
    attrs right = {.lower = true, .transpose_a = transpose_a_NO_TRANSPOSE};
    node_id l = lower ? n : hermitian(g, n), d = pull_adjoint(p, n, 0), zeros = b_zeros_like(g, n);
    d = where(g, comparison_direction_GE, lower ? d : hermitian(g, d), zeros);
    node_id h = product(g, transpose(g, l), d);
    h = where(g, comparison_direction_GT, h, where(g, comparison_direction_EQ, b_scale(g, h, 0.5), zeros));
    node_id s = solve(g, linalg_conj(g, l), solve(g, l, h, &left), &right);
    node_id diagonal = linalg_from_real(g, linalg_real(g, s), s);
    s = where(g, comparison_direction_GT, b_add(g, s, hermitian(g, s)),
              where(g, comparison_direction_EQ, diagonal, zeros));
    pull_add(p, n, 0, lower ? s : hermitian(g, s));
}

/* For op(a) x = b: b' = tr(inv(op(a))) x' and op(a)' = -b' tr(x).
 *
 * For x op(a) = b: b' = x' tr(inv(op(a))) and op(a)' = -tr(x) b'.
 *
 * op(a) is a, tr(a) or herm(a). For herm(a), the code uses tr(conj(a)) and conj(a)' = conj(a').
 */
void gradient_triangular_solve(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    attrs how = attrs_of(g, n);
    bool conjugate = how.transpose_a == transpose_a_ADJOINT;
    node_id a = conjugate ? linalg_conj(g, node_operand(g, n, 0)) : node_operand(g, n, 0);
    bool plain = how.transpose_a == transpose_a_NO_TRANSPOSE, left = how.left_side;
    how.transpose_a = plain ? transpose_a_TRANSPOSE : transpose_a_NO_TRANSPOSE;
    node_id d = solve(g, a, pull_adjoint(p, n, 0), &how);
    pull_add(p, n, 1, d);
    if (!pull_wants(p, n, 0))
        return;
    node_id first = plain == left ? d : n, second = plain == left ? n : d;
    node_id all = left ? product(g, first, transpose(g, second)) : product(g, transpose(g, first), second);
    int direction = how.lower           ? how.unit_diagonal ? comparison_direction_GT : comparison_direction_GE
                    : how.unit_diagonal ? comparison_direction_LT
                                        : comparison_direction_LE;
    all = where(g, direction, b_negate(g, all), all ? b_zeros_like(g, all) : 0);
    pull_add(p, n, 0, conjugate ? linalg_conj(g, all) : all);
}

/* a has m rows and n_columns columns, and p permutes its rows. For the first k = min(m, n_columns) rows and columns,
 * p a = l u. With
 *
 *     h = strictly lower triangle of tr(l) l' + upper triangle of u' tr(u)
 *
 * (p a)' is tr(inv(l)) h tr(inv(u)). If p a has further rows a2, then l has further rows l2 = a2 inv(u). So
 * a2' = l2' tr(inv(u)), and tr(l2) a2' is subtracted from u'. If p a has further columns a3, then u has further columns
 * u3 = inv(l) a3. So a3' = tr(inv(l)) u3', and a3' tr(u3) is subtracted from l'.
 */
void gradient_lu(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id lu = node_result(g, n, 0), d = pull_adjoint(p, n, 0), rows = node_result(g, n, 2);
    if (!lu || !d || !rows)
        return;
    const type *t = node_shape(g, lu);
    uint32_t row = t->rank - 2, column = t->rank - 1;
    int64_t m = t->dims[row], n_columns = t->dims[column], k = m < n_columns ? m : n_columns;
    attrs by_u = {.lower = false, .transpose_a = transpose_a_TRANSPOSE};
    attrs by_l = {.left_side = true, .lower = true, .unit_diagonal = true, .transpose_a = transpose_a_TRANSPOSE};
    node_id square = b_slice_one(g, b_slice_one(g, lu, row, 0, k, 1), column, 0, k, 1);
    node_id lower = b_slice_one(g, b_slice_one(g, d, row, 0, k, 1), column, 0, k, 1), upper = lower, beside = 0;
    if (m > k) {
        beside = solve(g, square, b_slice_one(g, d, row, k, m, 1), &by_u);
        upper = b_subtract(g, upper, product(g, transpose(g, b_slice_one(g, lu, row, k, m, 1)), beside));
    }
    if (n_columns > k) {
        beside = solve(g, square, b_slice_one(g, d, column, k, n_columns, 1), &by_l);
        lower = b_subtract(g, lower, product(g, beside, transpose(g, b_slice_one(g, lu, column, k, n_columns, 1))));
    }
    if (!square || !lower || !upper)
        return;
    node_id zeros = b_zeros_like(g, square), ones = b_fill_like(g, square, 1);
    node_id l = where(g, comparison_direction_GT, square, where(g, comparison_direction_EQ, ones, zeros));
    node_id u = where(g, comparison_direction_LE, square, zeros);
    node_id first = product(g, transpose(g, l), where(g, comparison_direction_GT, lower, zeros));
    node_id second = product(g, where(g, comparison_direction_LE, upper, zeros), transpose(g, u));
    node_id whole = solve(g, square, solve(g, square, where(g, comparison_direction_GT, first, second), &by_l), &by_u);
    if (beside)
        whole = b_concatenate(g, 2, (node_id[]){whole, beside}, m > k ? row : column);
    pull_add(p, n, 0, put_rows(g, whole, rows));
}

/* With the eigenvalues w and the eigenvectors v, the derivative with respect to a Hermitian matrix a is
 *
 *     m = conj(v) (diag(w') + f * (tr(v) v')) tr(v)
 *     f[i][j] = 1 / (w[j] - w[i]), or 0 if w[i] = w[j]
 *
 * eigh reads only one triangle of a, and only the real part of the diagonal. An element off the diagonal also stands
 * for its conjugate in the other triangle. So the derivative of the element is the element of m + herm(m) at the same
 * place. On the diagonal, the derivative is the real part of m. The rule is correct only for a loss that does not
 * depend on the signs or phases of the eigenvectors. */
void gradient_eigh(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id v = node_result(g, n, 1), w = node_result(g, n, 0);
    node_id from_values = pull_adjoint(p, n, 0), from_vectors = pull_adjoint(p, n, 1);
    if (!v || !w)
        return;
    const type t = *node_shape(g, v);
    node_id zeros = b_zeros_like(g, v);
    attr_dims row = {1, (int64_t[]){t.rank - 2}}, column = {1, (int64_t[]){t.rank - 1}};
    type_id real = type_like(g, node_type(g, v), dtype_part((qn_dtype)t.dtype));
    node_id inner = zeros;
    if (from_vectors) {
        node_id gap = b_subtract(g, b_unreduce(g, w, real, row), b_unreduce(g, w, real, column));
        node_id turned = linalg_divide_by_real(g, product(g, transpose(g, v), from_vectors), gap);
        inner = b_select(g, b_compare(g, comparison_direction_EQ, gap, gap ? b_zeros_like(g, gap) : 0), zeros, turned);
    }
    if (from_values)
        inner = where(g, comparison_direction_EQ, linalg_from_real(g, b_unreduce(g, from_values, real, row), v), inner);
    node_id m = product(g, product(g, linalg_conj(g, v), inner), transpose(g, v));
    int own = attrs_of(g, n).lower ? comparison_direction_GT : comparison_direction_LT;
    node_id diagonal = where(g, comparison_direction_EQ, linalg_from_real(g, linalg_real(g, m), v), zeros);
    pull_add(p, n, 0, where(g, own, b_add(g, m, hermitian(g, m)), diagonal));
}

/* Let h(x) be the lower triangle of x with its diagonal halved. Then
 *
 *     s = tr(q) q' - r' tr(r)
 *     a' = (q' + conj(q) (h(s - herm(s)) - s)) inv(tr(r))
 *
 * Of r', only the upper triangle is used. */
void gradient_reduced_qr(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id q = node_result(g, n, 0), r = node_result(g, n, 1), by_q = pull_adjoint(p, n, 0),
            by_r = pull_adjoint(p, n, 1);
    if (!q || !r)
        return;
    node_id zeros = b_zeros_like(g, r), s = by_q ? product(g, transpose(g, q), by_q) : zeros;
    if (by_r)
        s = b_subtract(g, s, product(g, where(g, comparison_direction_LE, by_r, zeros), transpose(g, r)));
    node_id skew = b_subtract(g, s, hermitian(g, s));
    node_id half = where(g, comparison_direction_EQ, b_scale(g, skew, 0.5), zeros);
    node_id inner = b_subtract(g, where(g, comparison_direction_GT, skew, half), s);
    node_id d = product(g, linalg_conj(g, q), inner);
    attrs how = {.transpose_a = transpose_a_TRANSPOSE};
    pull_add(p, n, 0, solve(g, r, by_q ? b_add(g, by_q, d) : d, &how));
}

/* Let y be the result. Then a' is the upper right block of the exponential of the block matrix with the rows
 * (tr(a), y') and (0, tr(a)). Source: Van Loan, "Computing integrals involving the matrix exponential", IEEE Trans.
 * Automat. Control 23 (1978). */
void gradient_expm(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id a = transpose(g, node_operand(g, n, 0)), d = pull_adjoint(p, n, 0);
    if (!a || !d)
        return;
    uint32_t row = node_shape(g, a)->rank - 2, column = row + 1;
    int64_t size = node_shape(g, a)->dims[row];
    node_id top = b_concatenate(g, 2, (node_id[]){a, d}, column);
    node_id low = b_concatenate(g, 2, (node_id[]){b_zeros_like(g, a), a}, column);
    node_id both = b_concatenate(g, 2, (node_id[]){top, low}, row);
    node_id whole = both ? node_make(g, OP_expm, 1, &both, NULL) : 0;
    pull_add(p, n, 0, b_slice_one(g, b_slice_one(g, whole, row, 0, size, 1), column, size, 2 * size, 1));
}

/* Returns the product of `matrix` and diag(s), for a real vector s. */
static node_id times_columns(graph *g, node_id matrix, node_id s)
{
    if (!matrix || !s)
        return 0;
    attr_dims row = {1, (int64_t[]){node_shape(g, matrix)->rank - 2}};
    return b_multiply(g, matrix, linalg_from_real(g, b_unreduce(g, s, node_type(g, matrix), row), matrix));
}

static node_id inverse_or_zero(graph *g, node_id x)
{
    if (!x)
        return 0;
    node_id zero = b_compare(g, comparison_direction_EQ, x, b_zeros_like(g, x)), one = b_fill_like(g, x, 1);
    return b_select(g, zero, b_zeros_like(g, x), b_divide(g, one, b_select(g, zero, one, x)));
}

static node_id skew(graph *g, node_id x) { return b_subtract(g, x, hermitian(g, x)); }

/* Returns (eye - x herm(x)) d diag(1 / s), where 1 / 0 counts as 0. (eye - x herm(x)) d is the part of d that is
 * orthogonal to the columns of x. */
static node_id beside(graph *g, node_id x, node_id d, node_id s)
{
    return times_columns(g, b_subtract(g, d, product(g, x, product(g, hermitian(g, x), d))), inverse_or_zero(g, s));
}

/* Returns the matrix m. The comment of gradient_svd defines m, gu and gv; gs is s'. gu is 0 if u has no adjoint, gs if
 * s has none, and gv if vh has none. */
static node_id svd_inner(graph *g, node_id u, node_id s, node_id v, node_id gu, node_id gs, node_id gv)
{
    const type t = *node_shape(g, v);
    int64_t k = node_shape(g, s)->dims[t.rank - 2], dims[MAX_RANK];
    for (uint32_t i = 0; i < t.rank; i++)
        dims[i] = i + 2 < t.rank ? t.dims[i] : k;
    type_id square = type_tensor(g, (qn_dtype)t.dtype, t.rank, dims);
    attr_dims row = {1, (int64_t[]){t.rank - 2}}, column = {1, (int64_t[]){t.rank - 1}};
    node_id s_row = b_unreduce(g, s, square, column), s_column = b_unreduce(g, s, square, row);
    node_id f = inverse_or_zero(g, b_multiply(g, b_add(g, s_column, s_row), b_subtract(g, s_column, s_row)));
    node_id inner = b_fill(g, square, 0), on = b_zeros_like(g, f);
    node_id p = gu ? product(g, hermitian(g, u), gu) : 0;
    if (gu)
        inner = b_multiply(g, linalg_from_real(g, b_multiply(g, f, s_column), inner), skew(g, p));
    if (gv)
        inner = b_add(g, inner,
                      b_multiply(g, linalg_from_real(g, b_multiply(g, f, s_row), inner),
                                 skew(g, product(g, hermitian(g, v), gv))));
    on = gs ? b_unreduce(g, gs, square, row) : on;
    if (gu && dtype_is_complex((qn_dtype)t.dtype)) /* i diag(im(p) / s) */
        on = b_complex(g, on, b_multiply(g, b_imag(g, p), inverse_or_zero(g, s_column)));
    return where(g, comparison_direction_EQ, linalg_from_real(g, on, inner), inner);
}

/* With a = u diag(s) vh,
 *
 *     v = herm(vh)
 *     gu = conj(u')
 *     gv = tr(vh')
 *     p = herm(u) gu
 *     q = herm(v) gv
 *     f[i][j] = 1 / (s[j]^2 - s[i]^2), or 0 if s[i] = s[j]
 *     m = (f * (p - herm(p))) diag(s) + diag(s) (f * (q - herm(q))) + diag(s') + i diag(im(p) / s)
 *     conj(a') = u m vh + (eye - u herm(u)) gu diag(1 / s) vh + u diag(1 / s) herm(gv) (eye - v vh)
 *
 * im(p) is the vector of the imaginary parts of p's diagonal. 1 / 0 counts as 0. The matrix a does not determine the
 * phases of complex singular vectors. The last term of m follows the choice of JAX. */
void gradient_svd(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id u = node_result(g, n, 0), s = node_result(g, n, 1), vh = node_result(g, n, 2), v = hermitian(g, vh);
    node_id gu = pull_adjoint(p, n, 0), gs = pull_adjoint(p, n, 1), gv = pull_adjoint(p, n, 2);
    if (!u || !s || !v)
        return;
    gu = gu ? linalg_conj(g, gu) : 0;
    gv = gv ? transpose(g, gv) : 0;
    const type *t = node_shape(g, node_operand(g, n, 0));
    int64_t rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    node_id d = product(g, product(g, u, svd_inner(g, u, s, v, gu, gs, gv)), vh);
    if (gu && rows > columns)
        d = b_add(g, d, product(g, beside(g, u, gu, s), vh));
    if (gv && rows < columns)
        d = b_add(g, d, product(g, u, hermitian(g, beside(g, v, gv, s))));
    pull_add(p, n, 0, linalg_conj(g, d));
}

/* With the singular vectors u and vh, conj(a') = u diag(s') vh. */
void gradient_singular_values(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id a = node_operand(g, n, 0), f = node_make(g, OP_svd, 1, &a, NULL);
    if (f)
        pull_add(p, n, 0,
                 linalg_conj(g, product(g, times_columns(g, node_result(g, f, 0), pull_adjoint(p, n, 0)),
                                        node_result(g, f, 2))));
}

/* Let x be the result. With
 *
 *     d = conj(x')
 *     xh = herm(x)
 *
 * the derivative is given by
 *
 *     conj(a') = -xh d xh + (eye - a x) herm(d) x xh + xh x herm(d) (eye - x a)
 *
 * Source: G. H. Golub, V. Pereyra, "The differentiation of pseudo-inverses and nonlinear least squares problems whose
 * variables separate", SIAM J. Numer. Anal. 10 (1973). */
void gradient_pinv(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id a = node_operand(g, n, 0), d = linalg_conj(g, pull_adjoint(p, n, 0)), xh = hermitian(g, n);
    node_id right = product(g, product(g, hermitian(g, d), n), xh);
    node_id left = product(g, product(g, xh, n), hermitian(g, d));
    right = b_subtract(g, right, product(g, a, product(g, n, right)));
    left = b_subtract(g, left, product(g, product(g, left, n), a));
    node_id whole = b_subtract(g, b_add(g, right, left), product(g, product(g, xh, d), xh));
    pull_add(p, n, 0, linalg_conj(g, whole));
}
