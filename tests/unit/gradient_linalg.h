/* Gradients of factorisations and solves, for test_gradient.c. The matrices are neither symmetric nor triangular. So
 * the tests also check that the derivative is 0 at places that an operation must not read. */
#ifndef GRADIENT_LINALG_H
#define GRADIENT_LINALG_H

/* x + 6 * identity, which is positive definite and far from singular if elements of x are in [-1, 1]. */
static node_id heavy_diagonal(graph *g, node_id x)
{
    const type *t = node_shape(g, x);
    node_id row = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 2);
    node_id column = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 1);
    node_id on = b_compare(g, comparison_direction_EQ, row, column);
    return b_add(g, x, b_select(g, on, b_fill_like(g, x, 6), b_zeros_like(g, x)));
}

static node_id build_cholesky_lower(graph *g, const node_id *x)
{
    node_id a = heavy_diagonal(g, x[0]);
    return b_sine(g, node_make(g, OP_cholesky, 1, &a, &(attrs){.lower = true}));
}
static node_id build_cholesky_upper(graph *g, const node_id *x)
{
    node_id a = heavy_diagonal(g, x[0]);
    return b_sine(g, node_make(g, OP_cholesky, 1, &a, &(attrs){.lower = false}));
}

/* The variant of triangular_solve that build_solve makes. */
static int solve_variant;
static node_id build_solve(graph *g, const node_id *x)
{
    node_id operands[2] = {heavy_diagonal(g, x[0]), x[1]};
    attrs how = {.left_side = solve_variant & 1,
                 .lower = solve_variant & 2,
                 .unit_diagonal = solve_variant & 4,
                 .transpose_a = (uint8_t)(1 + solve_variant / 8)};
    return b_sine(g, node_make(g, OP_triangular_solve, 2, operands, &how));
}

TEST(cholesky)
{
    static const gradient_case cases[] = {
        {"lower", OP_cholesky, build_cholesky_lower, 1, {{2, {4, 4}, -1, 1}}, 0},
        {"upper, batch", OP_cholesky, build_cholesky_upper, 1, {{4, {2, 2, 3, 3}, -1, 1}}, 0},
        {"lower, batch", OP_cholesky, build_cholesky_lower, 1, {{3, {3, 5, 5}, -1, 1}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

TEST(triangular_solve)
{
    static const gradient_case left = {
        "left", OP_triangular_solve, build_solve, 2, {{3, {2, 4, 4}, -1, 1}, {3, {2, 4, 3}, -1, 1}}, 0};
    static const gradient_case right = {
        "right", OP_triangular_solve, build_solve, 2, {{3, {2, 4, 4}, -1, 1}, {3, {2, 3, 4}, -1, 1}}, 0};
    for (solve_variant = 0; solve_variant < 24; solve_variant++)
        check_case(solve_variant & 1 ? &left : &right);
}

static node_id build_lu(graph *g, const node_id *x)
{
    node_id made = node_make(g, OP_lu, 1, x, NULL);
    return made ? b_sine(g, node_result(g, made, 0)) : 0;
}

/* No two elements of a column are near each other, so a small step changes no pivot. */
TEST(lu)
{
    static const gradient_case cases[] = {
        {"square, batch", OP_lu, build_lu, 1, {{3, {2, 4, 4}, -2, 2}}, 0},
        {"rows below", OP_lu, build_lu, 1, {{2, {6, 3}, -2, 2}}, 0},
        {"columns beside, batch", OP_lu, build_lu, 1, {{4, {1, 2, 3, 5}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* The sine of q alone, or of q and r joined in one value. */
static node_id build_reduced_qr_q(graph *g, const node_id *x)
{
    node_id made = node_make(g, OP_reduced_qr, 1, x, NULL);
    return made ? b_sine(g, node_result(g, made, 0)) : 0;
}
static node_id build_reduced_qr(graph *g, const node_id *x)
{
    node_id made = node_make(g, OP_reduced_qr, 1, x, NULL);
    if (!made)
        return 0;
    node_id both[2] = {node_result(g, made, 0), node_result(g, made, 1)};
    return b_sine(g, b_concatenate(g, 2, both, node_shape(g, x[0])->rank - 2));
}

TEST(reduced_qr)
{
    static const gradient_case cases[] = {
        {"square, batch", OP_reduced_qr, build_reduced_qr, 1, {{3, {2, 3, 3}, -2, 2}}, 0},
        {"tall", OP_reduced_qr, build_reduced_qr, 1, {{2, {6, 3}, -2, 2}}, 0},
        {"q", OP_reduced_qr, build_reduced_qr_q, 1, {{2, {5, 2}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

static node_id build_expm(graph *g, const node_id *x) { return b_sine(g, node_make(g, OP_expm, 1, x, NULL)); }

TEST(expm)
{
    static const gradient_case cases[] = {
        {"batch", OP_expm, build_expm, 1, {{3, {2, 3, 3}, -1, 1}}, 0},
        {"halved", OP_expm, build_expm, 1, {{2, {4, 4}, -4, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* Functions of eigh that do not depend on the signs or phases of the vectors: the squares of their sizes times the
 * sines of the values. A diagonal of 0, 6, 12, ... keeps the values apart, so a small step does not change their
 * order. */
static node_id build_eigh_of(graph *g, node_id x, bool lower)
{
    if (!x)
        return 0;
    const type *t = node_shape(g, x);
    node_id row = b_iota(g, QN_F64, t->rank, t->dims, t->rank - 2);
    node_id column = b_iota(g, QN_F64, t->rank, t->dims, t->rank - 1);
    node_id on = b_compare(g, comparison_direction_EQ, row, column);
    node_id a = b_add(g, x, linalg_from_real(g, b_select(g, on, b_scale(g, row, 6), b_zeros_like(g, row)), x));
    node_id made = a ? node_make(g, OP_eigh, 1, &a, &(attrs){.lower = lower}) : 0;
    if (!made)
        return 0;
    node_id v = node_result(g, made, 1), w = node_result(g, made, 0);
    attr_dims rows = {1, (int64_t[]){t->rank - 2}};
    v = linalg_real(g, b_multiply(g, v, linalg_conj(g, v)));
    return b_multiply(g, v, b_sine(g, b_unreduce(g, w, node_type(g, v), rows)));
}
static node_id build_eigh(graph *g, const node_id *x, bool lower) { return build_eigh_of(g, x[0], lower); }
static node_id build_eigh_lower(graph *g, const node_id *x) { return build_eigh(g, x, true); }
static node_id build_eigh_upper(graph *g, const node_id *x) { return build_eigh(g, x, false); }
static node_id build_eigh_values(graph *g, const node_id *x)
{
    node_id made = node_make(g, OP_eigh, 1, x, &(attrs){.lower = true});
    return made ? b_sine(g, node_result(g, made, 0)) : 0;
}

TEST(eigh)
{
    static const gradient_case cases[] = {
        {"lower", OP_eigh, build_eigh_lower, 1, {{2, {4, 4}, -1, 1}}, 0},
        {"upper, batch", OP_eigh, build_eigh_upper, 1, {{3, {2, 3, 3}, -1, 1}}, 0},
        {"values", OP_eigh, build_eigh_values, 1, {{2, {5, 5}, -2, 2}}, 0},
        {"divided", OP_eigh, build_eigh_lower, 1, {{2, {11, 11}, -1, 1}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* Functions of svd that do not depend on the signs or phases of the vectors. Parts 0 and 1: the squares of the sizes of
 * u or of vh, times a function of the singular values. Part 2: the product u * diag(sin(s)) * vh. */
static node_id build_svd_of(graph *g, node_id a, int part)
{
    if (!a)
        return 0;
    node_id made = node_make(g, OP_svd, 1, &a, NULL);
    if (!made)
        return 0;
    node_id u = node_result(g, made, 0), s = node_result(g, made, 1), vh = node_result(g, made, 2);
    const type t = *node_shape(g, a);
    attr_dims row = {1, (int64_t[]){t.rank - 2}}, column = {1, (int64_t[]){t.rank - 1}};
    node_id size[2] = {b_abs(g, u), b_abs(g, vh)};
    if (part == 0)
        return b_multiply(g, b_multiply(g, size[0], size[0]), b_sine(g, b_unreduce(g, s, node_type(g, u), row)));
    if (part == 1)
        return b_multiply(g, b_multiply(g, size[1], size[1]), b_cosine(g, b_unreduce(g, s, node_type(g, vh), column)));
    node_id rows = b_convert(g, b_unreduce(g, b_sine(g, s), node_type(g, vh), column), (qn_dtype)t.dtype);
    return compose_matmul(g, u, b_multiply(g, rows, vh));
}
static node_id build_svd_u(graph *g, const node_id *x) { return build_svd_of(g, x[0], 0); }
static node_id build_svd_vh(graph *g, const node_id *x) { return build_svd_of(g, x[0], 1); }
static node_id build_svd(graph *g, const node_id *x) { return build_svd_of(g, x[0], 2); }
/* build_svd of a complex matrix: both parts of the result, joined in one value. */
static node_id build_svd_complex(graph *g, const node_id *x)
{
    node_id y = build_svd_of(g, b_complex(g, x[0], x[1]), 2);
    return b_concatenate(g, 2, (node_id[]){b_real(g, y), b_imag(g, y)}, 0);
}
static node_id build_svd_complex_u(graph *g, const node_id *x) { return build_svd_of(g, b_complex(g, x[0], x[1]), 0); }
static node_id build_singular_values(graph *g, const node_id *x)
{
    return b_sine(g, node_make(g, OP_singular_values, 1, x, NULL));
}

TEST(svd)
{
    static const gradient_case cases[] = {
        {"u", OP_svd, build_svd_u, 1, {{2, {4, 4}, -2, 2}}, 0},
        {"vh, batch", OP_svd, build_svd_vh, 1, {{3, {2, 3, 3}, -2, 2}}, 0},
        {"u, tall", OP_svd, build_svd_u, 1, {{2, {5, 3}, -2, 2}}, 0},
        {"vh, wide", OP_svd, build_svd_vh, 1, {{2, {3, 5}, -2, 2}}, 0},
        {"all", OP_svd, build_svd, 1, {{2, {4, 4}, -2, 2}}, 0},
        {"all, tall", OP_svd, build_svd, 1, {{2, {5, 3}, -2, 2}}, 0},
        {"all, wide", OP_svd, build_svd, 1, {{3, {2, 2, 4}, -2, 2}}, 0},
        {"complex", OP_svd, build_svd_complex, 2, {{2, {3, 3}, -2, 2}, {2, {3, 3}, -2, 2}}, 0},
        {"complex, tall", OP_svd, build_svd_complex, 2, {{2, {4, 2}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"complex, wide", OP_svd, build_svd_complex, 2, {{2, {2, 4}, -2, 2}, {2, {2, 4}, -2, 2}}, 0},
        {"complex, u", OP_svd, build_svd_complex_u, 2, {{2, {4, 3}, -2, 2}, {2, {4, 3}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

TEST(singular_values)
{
    static const gradient_case cases[] = {
        {"square", OP_singular_values, build_singular_values, 1, {{2, {5, 5}, -2, 2}}, 0},
        {"tall, batch", OP_singular_values, build_singular_values, 1, {{3, {2, 4, 3}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

static node_id pinv_of(graph *g, node_id a)
{
    return a ? node_make(g, OP_pinv, 1, &a, &(attrs){.cutoff = 0x3727C5AC}) : 0; /* 1e-5 */
}
static node_id build_pinv(graph *g, const node_id *x) { return b_sine(g, pinv_of(g, x[0])); }
/* The product has the rank of its factors, also after a small step of a factor. */
static node_id build_pinv_of_product(graph *g, const node_id *x)
{
    return b_sine(g, pinv_of(g, compose_matmul(g, x[0], x[1])));
}
static node_id build_pinv_complex(graph *g, const node_id *x)
{
    node_id y = pinv_of(g, b_complex(g, x[0], x[1]));
    return b_concatenate(g, 2, (node_id[]){b_sine(g, b_real(g, y)), b_sine(g, b_imag(g, y))}, 0);
}

TEST(pinv)
{
    static const gradient_case cases[] = {
        {"square, batch", OP_pinv, build_pinv, 1, {{3, {2, 3, 3}, -2, 2}}, 0},
        {"tall", OP_pinv, build_pinv, 1, {{2, {5, 3}, -2, 2}}, 0},
        {"wide", OP_pinv, build_pinv, 1, {{2, {2, 4}, -2, 2}}, 0},
        {"rank 2", OP_pinv, build_pinv_of_product, 2, {{2, {5, 2}, -2, 2}, {2, {2, 4}, -2, 2}}, 0},
        {"complex", OP_pinv, build_pinv_complex, 2, {{2, {4, 3}, -2, 2}, {2, {4, 3}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

#endif
