/* Expansions of cholesky and triangular_solve. They determine the bits of the results (docs/numerics.md). */
#include "graph/composite.h"
#include "graph/linalg.h"

/* ---- triangular_solve -------------------------------------------------------------------------------------------- */

/* A leaf is a block t of the matrix that is not cut further (linalg.h). A loop solves t x = b, row by row. The members
 * do not change in the loop. */
typedef struct solve_leaf {
    node_id below;    /* the elements of the matrix t below its diagonal; 0 elsewhere */
    node_id diagonal; /* the matrix t, only for its diagonal; 0 (no node) if the diagonal counts as ones */
    node_id b;
} solve_leaf;

/* Computes row i of x: (b[i] - below[i] * x) / t[i][i]. Rows of x that are not computed yet are 0. */
static void solve_row(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const solve_leaf *leaf = self;
    const int64_t *dims = node_shape(g, state[0])->dims;
    node_id known = linalg_product(g, linalg_block_at(g, leaf->below, i, 0, 1, dims[1]), false, state[0]);
    node_id row = b_subtract(g, linalg_block_at(g, leaf->b, i, 0, 1, dims[2]), known);
    if (leaf->diagonal)
        row = b_divide(g, row, linalg_spread(g, linalg_block_at(g, leaf->diagonal, i, i, 1, 1), row));
    next[0] = linalg_replace(g, state[0], row, i, 0);
}

static node_id solve_by_rows(graph *g, node_id t, node_id b, bool unit)
{
    node_id x = b_zeros_like(g, b);
    if (!x || !t)
        return 0;
    solve_leaf leaf = {.diagonal = unit ? 0 : t, .b = b};
    leaf.below = b_select(g, linalg_triangle(g, t, comparison_direction_GT), t, b_zeros_like(g, t));
    linalg_loop(g, node_shape(g, t)->dims[1], NULL, solve_row, &leaf, 1, &x);
    return x;
}

static void solve_body(graph *g, bool unit, const node_id *args, node_id *results)
{
    results[0] = linalg_solve(g, args[0], args[1], unit);
}

static node_id call_solve(graph *g, node_id t, node_id b, bool unit)
{
    node_id x = 0;
    if (!t || node_shape(g, t)->dims[1] <= LINALG_LEAF)
        return linalg_solve(g, t, b, unit);
    linalg_call(g, "triangular_solve", solve_body, unit, 2, (node_id[]){t, b}, 1, &x);
    return x;
}

node_id linalg_solve(graph *g, node_id t, node_id b, bool unit)
{
    if (!t || !b)
        return 0;
    int64_t n = node_shape(g, t)->dims[1], columns = node_shape(g, b)->dims[2];
    if (n <= LINALG_LEAF)
        return solve_by_rows(g, t, b, unit);
    int64_t half = linalg_half(n);
    node_id top = call_solve(g, linalg_block(g, t, 0, half, 0, half), linalg_block(g, b, 0, half, 0, columns), unit);
    node_id known = linalg_product(g, linalg_block(g, t, half, n, 0, half), false, top);
    node_id rest = b_subtract(g, linalg_block(g, b, half, n, 0, columns), known);
    node_id bottom = call_solve(g, linalg_block(g, t, half, n, half, n), rest, unit);
    return linalg_join(g, top, bottom, 1);
}

static node_id reverse_rows(graph *g, node_id value) { return b_reverse(g, value, (attr_dims){1, (int64_t[]){1}}); }

void expand_triangular_solve(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    const type *t = node_shape(g, operands[1]);
    qn_dtype dtype = (qn_dtype)t->dtype, computed = linalg_dtype(dtype);
    if (!t->elements) {
        results[0] = operands[1];
        return;
    }
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], computed));
    node_id b = linalg_collapse(g, b_convert(g, operands[1], computed));
    /* x * m = b is equivalent to transpose(m) * transpose(x) = transpose(b). */
    bool transposed = (a->transpose_a != transpose_a_NO_TRANSPOSE) != !a->left_side;
    if (a->transpose_a == transpose_a_ADJOINT)
        matrix = linalg_conj(g, matrix);
    if (transposed)
        matrix = linalg_transpose(g, matrix);
    if (!a->left_side)
        b = linalg_transpose(g, b);
    /* With rows and columns in reversed order, an upper triangle becomes a lower triangle. */
    bool upper = a->lower == transposed;
    if (upper) {
        matrix = b_reverse(g, matrix, (attr_dims){2, (int64_t[]){1, 2}});
        b = reverse_rows(g, b);
    }
    node_id x = linalg_solve(g, matrix, b, a->unit_diagonal);
    x = upper ? reverse_rows(g, x) : x;
    x = a->left_side ? x : linalg_transpose(g, x);
    results[0] = b_convert(g, linalg_restore(g, x, node_type(g, operands[1])), dtype);
}

/* ---- cholesky ---------------------------------------------------------------------------------------------------- */

/* Computes row j of u, the transpose of the lower factor of a leaf. Let v be the row transpose(column j of the leaf) -
 * adjoint(column j of u) * u. Then u[j][j] is the square root of the real part of v[j], and u[j][i] is v[i] / u[j][j]
 * for i > j. Elements of u to the left of the diagonal are 0. Rows that are not computed yet are 0, too. */
static void factor_row(graph *g, const void *self, node_id j, const node_id *state, node_id *next)
{
    const node_id *a = self;
    int64_t n = node_shape(g, state[0])->dims[1];
    node_id known = linalg_product(g, linalg_block_at(g, state[0], 0, j, n, 1), true, state[0]);
    node_id v = b_subtract(g, linalg_transpose(g, linalg_block_at(g, *a, 0, j, n, 1)), known);
    node_id root = linalg_spread(g, b_sqrt(g, linalg_real(g, linalg_block_at(g, v, 0, j, 1, 1))), v);
    if (!root)
        return;
    node_id place = b_iota(g, QN_I32, 3, node_shape(g, v)->dims, 2);
    node_id here = b_broadcast_scalar(g, j, node_type(g, place));
    node_id row = b_select(g, b_compare(g, comparison_direction_EQ, place, here), linalg_from_real(g, root, v),
                           linalg_divide_by_real(g, v, root));
    row = b_select(g, b_compare(g, comparison_direction_GE, place, here), row, b_zeros_like(g, row));
    next[0] = linalg_replace(g, state[0], row, j, 0);
}

static node_id factor_by_rows(graph *g, node_id a)
{
    node_id u = b_zeros_like(g, a);
    if (u)
        linalg_loop(g, node_shape(g, a)->dims[1], NULL, factor_row, &a, 1, &u);
    return linalg_transpose(g, u);
}

/* Computes the lower triangle of a - adjoint(x) * x, in strips of rows. Each strip ends at the column in which its
 * last row meets the diagonal. Elements of the product to the right of this column are not computed: the caller does
 * not use elements above the diagonal. */
static node_id downdate(graph *g, node_id a, node_id x)
{
    enum { STRIPS = 4 };
    if (!a || !x)
        return 0;
    int64_t rows = node_shape(g, x)->dims[1], n = node_shape(g, a)->dims[1];
    int64_t leaves = (n + LINALG_LEAF - 1) / LINALG_LEAF, count = leaves < STRIPS ? leaves : STRIPS;
    node_id strips[STRIPS], zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, a)->dtype), 0);
    for (int64_t i = 0, top = 0; i < count; i++) {
        int64_t bottom = i + 1 < count ? (i + 1) * leaves / count * LINALG_LEAF : n;
        node_id known =
            linalg_product(g, linalg_block(g, x, 0, rows, top, bottom), true, linalg_block(g, x, 0, rows, 0, bottom));
        node_id strip = b_subtract(g, linalg_block(g, a, top, bottom, 0, bottom), known);
        strips[i] = bottom == n ? strip
                                : b_pad(g, strip, zero, (int64_t[]){0, 0, 0}, (int64_t[]){0, 0, n - bottom},
                                        (int64_t[]){0, 0, 0});
        top = bottom;
    }
    return count == 1 ? strips[0] : b_concatenate(g, (uint32_t)count, strips, 1);
}

static node_id factor(graph *g, node_id a);

static void factor_body(graph *g, bool flag, const node_id *args, node_id *results)
{
    (void)flag;
    results[0] = factor(g, args[0]);
}

static node_id call_factor(graph *g, node_id a)
{
    node_id l = 0;
    if (!a || node_shape(g, a)->dims[1] <= LINALG_LEAF)
        return factor(g, a);
    linalg_call(g, "cholesky", factor_body, false, 1, &a, 1, &l);
    return l;
}

/* The lower factor of `a`. */
static node_id factor(graph *g, node_id a)
{
    if (!a)
        return 0;
    int64_t n = node_shape(g, a)->dims[1];
    if (n <= LINALG_LEAF)
        return factor_by_rows(g, a);
    int64_t half = linalg_half(n);
    node_id first = call_factor(g, linalg_block(g, a, 0, half, 0, half));
    node_id x = call_solve(g, first, linalg_adjoint(g, linalg_block(g, a, half, n, 0, half)), false);
    node_id second = call_factor(g, downdate(g, linalg_block(g, a, half, n, half, n), x));
    node_id zeros = x ? b_zeros_like(g, x) : 0;
    return linalg_join(g, linalg_join(g, first, zeros, 2), linalg_join(g, linalg_adjoint(g, x), second, 2), 1);
}

void expand_cholesky(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    const type *t = node_shape(g, operands[0]);
    qn_dtype dtype = (qn_dtype)t->dtype, computed = linalg_dtype(dtype);
    if (!t->elements) {
        results[0] = operands[0];
        return;
    }
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], computed));
    node_id l = factor(g, a->lower ? matrix : linalg_adjoint(g, matrix));
    l = a->lower ? l : linalg_adjoint(g, l);
    results[0] = b_convert(g, linalg_restore(g, l, node_type(g, operands[0])), dtype);
}
