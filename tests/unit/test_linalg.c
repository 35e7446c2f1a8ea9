/* Tests of cholesky, triangular_solve and lu: against plain loops over elements in 80-bit arithmetic, residuals of larger
 * matrices, what is not read, what NaNs spread to, batches, and the size of expansions. Compiled code is compared with
 * the evaluator, bit for bit. */
#include "agree.h"
#include "linalg_case.h"

/* ---- models ------------------------------------------------------------------------------------------------------ */

/* The lower factor of a, of which only the lower triangle is read, in column order. */
static void model_cholesky(int n, const double *a, long double *l)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            long double sum = i < j ? 0 : a[i * n + j];
            for (int k = 0; k < j && i >= j; k++)
                sum -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = i < j ? 0 : i == j ? sqrtl(sum) : sum / l[j * n + j];
        }
}

/* The element of op(a) at i, j. */
static double op_at(const solve_case *c, const double *a, int i, int j)
{
    return c->transposed ? a[j * c->n + i] : a[i * c->n + j];
}

/* Solves for column `at` of x (row `at` if op(a) is on the right). */
static void model_solve(const solve_case *c, const double *a, const double *b, int at, long double *x)
{
    int n = c->n, step = c->left ? c->m : 1, first = c->left ? at : at * n;
    bool forwards = (c->lower != c->transposed) == c->left;
    for (int k = 0; k < n; k++) {
        int i = forwards ? k : n - 1 - k;
        long double sum = b[first + i * step];
        for (int j = forwards ? 0 : i + 1; j < (forwards ? i : n); j++)
            sum -= (c->left ? op_at(c, a, i, j) : op_at(c, a, j, i)) * x[j];
        x[i] = c->unit ? sum : sum / op_at(c, a, i, i);
    }
}

/* ---- against the models ------------------------------------------------------------------------------------------ */

/* Relative to the largest element, the error of a factor grows with n. */
static void check_close(const char *what, int n, const double *got, const long double *want, int count)
{
    double error = 0, size = 0;
    for (int i = 0; i < count; i++) {
        error = fmax(error, fabs((double)(got[i] - want[i])));
        size = fmax(size, fabs((double)want[i]));
    }
    if (!(error <= 8 * n * 0x1p-53 * size))
        unit_fail(__FILE__, __LINE__, "%s of %d: error %g, largest element %g", what, n, error, size);
}

TEST(cholesky_is_that_of_plain_loops)
{
    static const int sizes[] = {1, 2, 3, 7, 31, 32, 33, 50, 64, 65, 97, 128, 161};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int n = sizes[i];
        double *a = heavy_matrix(n, (uint64_t)n), *l = calloc((size_t)n * n, sizeof *l);
        long double *want = calloc((size_t)n * n, sizeof *want);
        for (int k = 0; k < n * n; k++)
            if (k / n < k % n)
                a[k] = NAN;
        model_cholesky(n, a, want);
        factor_f64(n, true, a, l);
        check_close("cholesky", n, l, want, n * n);
        for (int k = 0; k < n * n; k++)
            CHECK(k / n >= k % n || l[k] == 0);
        double *turned = transposed_copy(n, n, a), *u = calloc((size_t)n * n, sizeof *u);
        factor_f64(n, false, turned, u);
        double *back = transposed_copy(n, n, u);
        CHECK(memcmp(l, back, (size_t)n * n * sizeof *l) == 0);
        free(a), free(l), free(want), free(turned), free(u), free(back);
    }
}

TEST(solves_are_those_of_plain_loops)
{
    static const int sizes[] = {1, 3, 32, 33, 70, 100};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (int variant = 0; variant < 16; variant++) {
            solve_case c = {.n = sizes[s],
                            .m = 1 + variant % 3,
                            .left = variant & 1,
                            .lower = variant & 2,
                            .unit = variant & 4,
                            .transposed = variant & 8};
            double *a = heavy_matrix(c.n, 7), *b = heavy_matrix(c.n > 3 ? c.n : 3, 9);
            double *x = calloc((size_t)c.n * c.m, sizeof *x);
            long double *want = calloc((size_t)c.n, sizeof *want);
            for (int k = 0; k < c.n * c.n; k++) {
                int i = k / c.n, j = k % c.n;
                if (i == j ? c.unit : c.lower ? i < j : i > j)
                    a[k] = NAN;
                else if (i != j && c.unit)
                    a[k] /= c.n;
            }
            solve_f64(&c, a, b, x);
            for (int at = 0; at < c.m; at++) {
                double *one = calloc((size_t)c.n, sizeof *one);
                for (int i = 0; i < c.n; i++)
                    one[i] = x[c.left ? i * c.m + at : at * c.n + i];
                model_solve(&c, a, b, at, want);
                check_close("triangular_solve", c.n, one, want, c.n);
                free(one);
            }
            free(a), free(b), free(x), free(want);
        }
}

/* ||L L^T - A|| of a large matrix. */
TEST(residual_of_a_large_factor)
{
    enum { N = 300 };
    double *a = heavy_matrix(N, 3), *l = calloc((size_t)N * N, sizeof *l), worst = 0, size = 0;
    factor_f64(N, true, a, l);
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i; j++) {
            double sum = 0;
            for (int k = 0; k <= j; k++)
                sum += l[i * N + k] * l[j * N + k];
            worst = fmax(worst, fabs(sum - a[i * N + j]));
            size = fmax(size, fabs(a[i * N + j]));
        }
    CHECK(worst <= N * 0x1p-53 * size);
    free(a), free(l);
}

/* ---- NaN and infinity -------------------------------------------------------------------------------------------- */

/* A minor that is not positive definite makes its pivot NaN or 0. Rows before it do not depend on it. */
TEST(indefinite_matrices)
{
    enum { N = 80 };
    static const int places[] = {0, 5, 31, 32, 40, 79};
    for (size_t s = 0; s < sizeof places / sizeof *places; s++) {
        int bad = places[s];
        double *a = heavy_matrix(N, 5), *good = calloc((size_t)N * N, sizeof *good),
               *l = calloc((size_t)N * N, sizeof *l);
        factor_f64(N, true, a, good);
        a[bad * N + bad] = -1;
        factor_f64(N, true, a, l);
        for (int i = 0; i < N; i++)
            for (int j = 0; j <= i; j++)
                CHECK(j < bad ? l[i * N + j] == good[i * N + j] : isnan(l[i * N + j]));
        free(a), free(good), free(l);
    }
}

TEST(zero_pivots)
{
    solve_case c = {.n = 3, .m = 1, .left = true, .lower = true};
    double a[9] = {2, 0, 0, 1, 0, 0, 1, 1, 1}, x[3];
    solve_f64(&c, a, (double[]){4, 3, 5}, x);
    CHECK(x[0] == 2 && isinf(x[1]) && x[1] > 0 && isinf(x[2]) && x[2] < 0);
    solve_f64(&c, a, (double[]){4, 2, 5}, x);
    CHECK(x[0] == 2 && isnan(x[1]) && isnan(x[2]));
}

/* ---- batches and columns ----------------------------------------------------------------------------------------- */

/* Each matrix of a batch and each right-hand side has the bits that it has alone. */
TEST(batches_change_no_bits)
{
    enum { N = 45, BATCH = 3 };
    double *all = calloc((size_t)BATCH * N * N, sizeof *all), *together = calloc((size_t)BATCH * N * N, sizeof *all);
    double *alone = calloc((size_t)N * N, sizeof *alone);
    for (int i = 0; i < BATCH; i++) {
        double *a = heavy_matrix(N, (uint64_t)i);
        memcpy(all + i * N * N, a, sizeof(double[N * N]));
        free(a);
    }
    factor_batch_f64(BATCH, N, all, together);
    for (int i = 0; i < BATCH; i++) {
        factor_f64(N, true, all + i * N * N, alone);
        CHECK(memcmp(alone, together + i * N * N, sizeof(double[N * N])) == 0);
    }
    solve_case many = {.n = N, .m = N, .left = true, .lower = true},
               one = {.n = N, .m = 1, .left = true, .lower = true};
    double column[N], x[N];
    solve_f64(&many, all, all + N * N, alone);
    for (int k = 0; k < N; k++) {
        for (int i = 0; i < N; i++)
            column[i] = all[N * N + i * N + k];
        solve_f64(&one, all, column, x);
        for (int i = 0; i < N; i++)
            CHECK(x[i] == alone[i * N + k]);
    }
    free(all), free(together), free(alone);
}

/* ---- lu ---------------------------------------------------------------------------------------------------------- */

/* Column by column, as LAPACK's getf2 does it: the pivot is the first of the largest elements. */
static void model_lu(int rows, int columns, long double *a, int32_t *pivots, int32_t *permutation)
{
    for (int i = 0; i < rows; i++)
        permutation[i] = i;
    for (int j = 0; j < rows && j < columns; j++) {
        int best = j;
        for (int i = j; i < rows; i++)
            if (fabsl(a[i * columns + j]) > fabsl(a[best * columns + j]))
                best = i;
        for (int k = 0; k < columns; k++) {
            long double other = a[j * columns + k];
            a[j * columns + k] = a[best * columns + k];
            a[best * columns + k] = other;
        }
        int32_t other = permutation[j];
        permutation[j] = permutation[best];
        permutation[best] = other;
        pivots[j] = best;
        for (int i = j + 1; i < rows && a[j * columns + j] != 0; i++) {
            a[i * columns + j] /= a[j * columns + j];
            for (int k = j + 1; k < columns; k++)
                a[i * columns + k] -= a[i * columns + j] * a[j * columns + k];
        }
    }
}

/* Compares the factors of a with those of the model. */
static void check_lu(int rows, int columns, const double *a)
{
    int count = rows * columns, least = rows < columns ? rows : columns;
    double *both = calloc((size_t)count, sizeof *both);
    long double *want = calloc((size_t)count, sizeof *want);
    int32_t *p = calloc((size_t)least, sizeof *p), *q = calloc((size_t)rows, sizeof *q);
    int32_t *wanted_p = calloc((size_t)least, sizeof *p), *wanted_q = calloc((size_t)rows, sizeof *q);
    for (int i = 0; i < count; i++)
        want[i] = a[i];
    model_lu(rows, columns, want, wanted_p, wanted_q);
    lu_f64(1, rows, columns, a, both, p, q);
    CHECK(memcmp(p, wanted_p, (size_t)least * sizeof *p) == 0 && memcmp(q, wanted_q, (size_t)rows * sizeof *q) == 0);
    check_close("lu", 8 * (rows + columns), both, want, count);
    free(both), free(want), free(p), free(q), free(wanted_p), free(wanted_q);
}

static double *any_matrix(int rows, int columns, uint64_t seed)
{
    double *a = calloc((size_t)(rows * columns), sizeof *a);
    random_seed(seed);
    for (int i = 0; i < rows * columns; i++)
        a[i] = (double)(random_next() >> 11) * 0x1p-52 - 1;
    return a;
}

TEST(lu_is_that_of_plain_loops)
{
    static const int sizes[][2] = {{1, 1}, {2, 2}, {5, 5},  {16, 16}, {17, 17}, {33, 33}, {64, 64}, {100, 100},
                                   {1, 4}, {4, 1}, {40, 7}, {7, 40},  {70, 33}, {33, 70}, {130, 20}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        double *a = any_matrix(sizes[i][0], sizes[i][1], i);
        check_lu(sizes[i][0], sizes[i][1], a);
        free(a);
    }
}

/* Equal elements, zeros of both signs, rows and columns of zeros. A column without a pivot is left as it is. */
TEST(lu_of_ties_and_zeros)
{
    for (int seed = 0; seed < 20; seed++) {
        enum { N = 20 };
        double *a = any_matrix(N, N, (uint64_t)seed);
        for (int i = 0; i < N * N; i++)
            a[i] = i % N == seed || i / N == seed ? (i & 1 ? -0.0 : 0.0) : a[i] < -0.3 ? -1 : a[i] < 0.3 ? 0 : 1;
        double both[N * N];
        int32_t p[N], q[N];
        lu_f64(1, N, N, a, both, p, q);
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                double sum = 0;
                for (int k = 0; k <= i && k <= j; k++)
                    sum += (k == i ? 1 : both[i * N + k]) * both[k * N + j];
                CHECK(fabs(sum - a[q[i] * N + j]) < 1e-13);
                CHECK(i <= j || fabs(both[i * N + j]) <= 1);
            }
        free(a);
    }
    double ties[9] = {-2, 1, 0, 2, 0, 3, 2, 5, 0};
    check_lu(3, 3, ties);
}

TEST(lu_of_nan)
{
    double a[4] = {1, 2, NAN, 3}, both[4];
    int32_t p[2], q[2];
    lu_f64(1, 2, 2, a, both, p, q);
    CHECK(p[0] == 1 && q[0] == 1 && isnan(both[0]) && both[1] == 3 && isnan(both[2]) && isnan(both[3]));
}

TEST(lu_of_a_batch)
{
    enum { N = 80, BATCH = 3 };
    double *all = any_matrix(BATCH * N, N, 4), *together = calloc(BATCH * N * N, sizeof *all);
    double *alone = calloc(N * N, sizeof *alone);
    int32_t p[BATCH][N], q[BATCH][N], one_p[N], one_q[N];
    lu_f64(BATCH, N, N, all, together, p[0], q[0]);
    for (int i = 0; i < BATCH; i++) {
        lu_f64(1, N, N, all + i * N * N, alone, one_p, one_q);
        CHECK(memcmp(alone, together + i * N * N, sizeof(double[N * N])) == 0);
        CHECK(memcmp(p[i], one_p, sizeof one_p) == 0 && memcmp(q[i], one_q, sizeof one_q) == 0);
    }
    free(all), free(together), free(alone);
}

/* ---- compiled code ----------------------------------------------------------------------------------------------- */

static void agree_on_factors(qn_dtype dtype, int64_t batch, int64_t n)
{
    attrs back = {.left_side = true, .lower = true, .transpose_a = transpose_a_TRANSPOSE};
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 3, (int64_t[]){batch, n, n}), NULL);
    node_id l = MAKE(OP_cholesky, ATTRS(.lower = true), definite(&g, x)), s = MAKE(OP_triangular_solve, &back, l, x);
    end(l, s);
    agree(VALUES_USUAL);
    done();
}

static void agree_on_lu(qn_dtype dtype, int64_t batch, int64_t rows, int64_t columns)
{
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 3, (int64_t[]){batch, rows, columns}), NULL);
    node_id f = MAKE(OP_lu, NO_ATTRS, x);
    end(node_result(&g, f, 0), node_result(&g, f, 1), node_result(&g, f, 2));
    agree(VALUES_USUAL);
    done();
}

TEST(compiled_lu)
{
    agree_on_lu(QN_F32, 2, 5, 5);
    agree_on_lu(QN_F64, 1, 20, 20);
    agree_on_lu(QN_F32, 1, 70, 50);
    agree_on_lu(QN_F16, 1, 9, 20);
    agree_on_lu(QN_C64, 2, 20, 18);
}

static void agree_on_qr(qn_dtype dtype, int64_t batch, int64_t rows, int64_t columns)
{
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 3, (int64_t[]){batch, rows, columns}), NULL);
    node_id f = MAKE(OP_qr, NO_ATTRS, x), both = node_result(&g, f, 0), tau = node_result(&g, f, 1);
    int64_t least = rows < columns ? rows : columns;
    node_id q = MAKE(OP_householder_product, NO_ATTRS, b_slice_one(&g, both, 2, 0, least, 1), tau);
    end(both, tau, q);
    agree(VALUES_USUAL);
    done();
}

TEST(compiled_qr)
{
    agree_on_qr(QN_F32, 2, 5, 5);
    agree_on_qr(QN_F64, 1, 20, 7);
    agree_on_qr(QN_F32, 1, 7, 20);
    agree_on_qr(QN_F64, 2, 40, 37);
    agree_on_qr(QN_F16, 1, 9, 4);
    agree_on_qr(QN_C128, 1, 36, 34);
}

static void agree_on_expm(qn_dtype dtype, int64_t batch, int64_t n)
{
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 3, (int64_t[]){batch, n, n}), NULL);
    node_id p = MAKE(OP_reduced_qr, NO_ATTRS, x), e = MAKE(OP_expm, NO_ATTRS, x);
    end(node_result(&g, p, 0), node_result(&g, p, 1), e);
    agree(VALUES_USUAL);
    done();
}

TEST(compiled_expm_and_reduced_qr)
{
    agree_on_expm(QN_F32, 3, 5);
    agree_on_expm(QN_F64, 1, 20);
    agree_on_expm(QN_C64, 2, 4);
    agree_on_expm(QN_BF16, 1, 3);
}

TEST(compiled_factors)
{
    agree_on_factors(QN_F32, 1, 1);
    agree_on_factors(QN_F64, 3, 4);
    agree_on_factors(QN_F64, 1, 33);
    agree_on_factors(QN_BF16, 2, 35);
    agree_on_factors(QN_F32, 1, 70);
    agree_on_factors(QN_C64, 2, 35);
}

/* ---- size -------------------------------------------------------------------------------------------------------- */

/* Calls share functions, so the number of nodes grows with the square of the logarithm of the size. */
static void check_growth(op_kind op, uint32_t first, uint32_t linear, uint32_t square)
{
    uint32_t k = 0;
    for (int64_t n = 64; n <= 4096; n *= 2, k++)
        CHECK(expanded_nodes(op, n) <= first + linear * k + square * k * k);
}

TEST(expansions_stay_small)
{
    check_growth(OP_cholesky, 110, 85, 8);
    check_growth(OP_lu, 600, 340, 26);
}
