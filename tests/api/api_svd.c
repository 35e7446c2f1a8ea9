/* Compiled singular value decompositions: residuals and orthogonality are at most 10 n eps in the Frobenius norm, for
 * matrices of many sizes and kinds; values with vectors and without; special values; complex matrices; complete vectors.
 * tests/svd.py compares them with LAPACK's. */
#include "api.h"

enum { RANDOM, HALF_RANK, ILL, REPEATED, GRADED, RISING, ZERO, KINDS };
static const char *const kinds[] = {"random", "half of the rank", "condition 1e12", "repeated", "graded", "rising",
                                    "zero"};

static uint64_t state;
static double uniform(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) * 0x1p-52 - 1;
}

/* Adds `rank` products of a column and a row, of which number k is scaled by last^(k / rank). */
static void add_products(double *a, int m, int n, int rank, double last)
{
    double *column = malloc(sizeof(double[m + 1]));
    for (int k = 0; k < rank; k++) {
        for (int i = 0; i < m; i++)
            column[i] = uniform() * pow(last, (double)k / rank);
        for (int j = 0; j < n; j++) {
            double x = uniform();
            for (int i = 0; i < m; i++)
                a[i * n + j] += column[i] * x;
        }
    }
    free(column);
}

static void fill(int kind, int m, int n, double *a)
{
    int least = m < n ? m : n;
    memset(a, 0, sizeof(double) * (size_t)(m * n));
    if (kind == HALF_RANK || kind == ILL) {
        add_products(a, m, n, kind == ILL ? least : (least + 1) / 2, kind == ILL ? 1e-12 : 1);
        return;
    }
    for (int i = 0; i < m * n; i++) {
        double at = (double)(i / n) / m + (double)(i % n) / n;
        a[i] = kind == ZERO       ? 0
               : kind == REPEATED ? (i / n == i % n) - 2.0 / least * (i % n < least && i / n < least)
               : kind == RANDOM   ? uniform()
                                  : uniform() * pow(10, kind == GRADED ? -6 * at : 6 * at - 12);
    }
}

/* The Frobenius norm of the identity minus x adjoint(x), for `count` rows of `length` numbers. A complex matrix has a
 * part `im`, else it is NULL. */
static double skewness(int count, int length, const double *re, const double *im)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            double real = -(i == j), imaginary = 0;
            for (int k = 0; k < length; k++) {
                const double *x = re + i * length + k, *y = re + j * length + k;
                real += *x * *y + (im ? im[i * length + k] * im[j * length + k] : 0);
                imaginary += im ? im[i * length + k] * *y - *x * im[j * length + k] : 0;
            }
            sum += real * real + imaginary * imaginary;
        }
    return sqrt(sum);
}

static void check(const char *what, int kind, int m, int n, double error, double eps)
{
    double most = 10 * (m > n ? m : n) * eps;
    if (!(error <= most))
        unit_fail(__FILE__, __LINE__, "%s of %dx%d, %s: %g, above %g", what, m, n, kinds[kind], error, most);
}

/* u has m columns of k numbers here: it is the transpose. `alone` are the values without vectors. */
static void check_matrix(int kind, int m, int n, double eps, const double *a, const double *u, const double *s,
                         const double *vh, const double *alone)
{
    int k = m < n ? m : n;
    double error = 0, size = 0, *row = malloc(sizeof(double[n]));
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++)
            row[j] = -a[i * n + j], size += a[i * n + j] * a[i * n + j];
        for (int x = 0; x < k; x++)
            for (int j = 0; j < n; j++)
                row[j] += u[x * m + i] * s[x] * vh[x * n + j];
        for (int j = 0; j < n; j++)
            error += row[j] * row[j];
    }
    free(row);
    check("residual", kind, m, n, sqrt(error) / (size > 0 ? sqrt(size) : 1), eps);
    check("orthogonality of u", kind, m, n, skewness(k, m, u, NULL), eps);
    check("orthogonality of vh", kind, m, n, skewness(k, n, vh, NULL), eps);
    for (int i = 0; i < k; i++) {
        if (!(s[i] >= 0 && s[i] == alone[i] && (i == 0 || s[i] <= s[i - 1])))
            unit_fail(__FILE__, __LINE__, "value %d of %dx%d, %s: %g and %g", i, m, n, kinds[kind], s[i], alone[i]);
    }
}

/* Decomposes `count` matrices, of all kinds in turn, in one batch. */
static void check_size(qn_context *context, qn_dtype dtype, int count, int m, int n)
{
    int k = m < n ? m : n;
    size_t sizes[5] = {(size_t)(m * n), (size_t)(m * k), (size_t)k, (size_t)(k * n), (size_t)k};
    double *wide[5];
    void *narrow[5];
    for (int i = 0; i < 5; i++) {
        wide[i] = calloc(sizes[i] * (size_t)count, sizeof(double));
        narrow[i] = calloc(sizes[i] * (size_t)count, sizeof(double));
    }
    for (int i = 0; i < count; i++)
        fill(i % KINDS, m, n, wide[0] + (size_t)i * sizes[0]);
    for (size_t i = 0; i < sizes[0] * (size_t)count; i++)
        if (dtype == QN_F32)
            wide[0][i] = ((float *)narrow[0])[i] = (float)wide[0][i];
        else
            ((double *)narrow[0])[i] = wide[0][i];
    qn_graph *graph = qn_graph_new(context, "svd");
    qn_value a = qn_input(graph, "a", dtype, QN_DIMS(count, m, n)), f[3];
    qn_svd(a, 0, f);
    qn_output(graph, NULL, qn_transpose(f[0], QN_DIMS(0, 2, 1)));
    qn_output(graph, NULL, f[1]);
    qn_output(graph, NULL, f[2]);
    qn_output(graph, NULL, qn_singular_values(a));
    qn_tensor in[] = {TENSOR(narrow[0], dtype, count, m, n)};
    qn_tensor out[] = {TENSOR(narrow[1], dtype, count, k, m), TENSOR(narrow[2], dtype, count, k),
                       TENSOR(narrow[3], dtype, count, k, n), TENSOR(narrow[4], dtype, count, k)};
    qn_function *function = compile(graph, &(qn_compile_options){.require_compiled = 1});
    CHECK_OK(qn_call(function, 1, in, 4, out));
    qn_function_free(function);
    for (int i = 1; i < 5; i++)
        for (size_t x = 0; x < sizes[i] * (size_t)count; x++)
            wide[i][x] = dtype == QN_F32 ? ((float *)narrow[i])[x] : ((double *)narrow[i])[x];
    for (int i = 0; i < count; i++) {
        double *at[5];
        for (int x = 0; x < 5; x++)
            at[x] = wide[x] + (size_t)i * sizes[x];
        check_matrix(i % KINDS, m, n, dtype == QN_F32 ? 0x1p-23 : 0x1p-52, at[0], at[1], at[2], at[3], at[4]);
    }
    for (int i = 0; i < 5; i++)
        free(wide[i]), free(narrow[i]);
}

TEST(errors_are_small)
{
    static const int f32[][2] = {{1, 1}, {33, 33}, {256, 256}};
    static const int f64[][2] = {{2, 2}, {100, 100}, {20, 70}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(f32); i++)
        check_size(context, QN_F32, KINDS, f32[i][0], f32[i][1]);
    for (size_t i = 0; i < COUNT(f64); i++)
        check_size(context, QN_F64, KINDS, f64[i][0], f64[i][1]);
    check_size(context, QN_F32, 1000, 8, 8);
    qn_close(context);
}

/* A NaN or infinity makes the results of its matrix NaN, and the function ends. */
TEST(nan_and_infinity_end)
{
    enum { N = 10, COUNT_OF_MATRICES = 3 };
    static double a[COUNT_OF_MATRICES][N][N], u[COUNT_OF_MATRICES][N * N], s[COUNT_OF_MATRICES][N],
        vh[COUNT_OF_MATRICES][N * N], alone[COUNT_OF_MATRICES][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "special");
    qn_value x = qn_input(graph, "a", QN_F64, QN_DIMS(COUNT_OF_MATRICES, N, N)), f[3];
    qn_svd(x, 0, f);
    for (int i = 0; i < 3; i++)
        qn_output(graph, NULL, f[i]);
    qn_output(graph, NULL, qn_singular_values(x));
    for (int i = 0; i < COUNT_OF_MATRICES; i++)
        fill(RANDOM, N, N, &a[i][0][0]);
    a[0][4][7] = NAN;
    a[2][9][9] = -INFINITY;
    qn_tensor in[] = {TENSOR(a, QN_F64, COUNT_OF_MATRICES, N, N)};
    qn_tensor out[] = {TENSOR(u, QN_F64, COUNT_OF_MATRICES, N, N), TENSOR(s, QN_F64, COUNT_OF_MATRICES, N),
                       TENSOR(vh, QN_F64, COUNT_OF_MATRICES, N, N), TENSOR(alone, QN_F64, COUNT_OF_MATRICES, N)};
    RUN(graph, in, out);
    for (int i = 0; i < COUNT_OF_MATRICES; i++)
        for (int k = 0; k < N * N; k++)
            CHECK(isnan(u[i][k]) == (i != 1) && isnan(vh[i][k]) == (i != 1) && isnan(s[i][k % N]) == (i != 1) &&
                  isnan(alone[i][k % N]) == (i != 1));
    qn_close(context);
}

/* All vectors of complex matrices, tall and wide: u diag(s) vh is a, and the rows of vh and columns of u are orthogonal. */
static void check_complete(qn_context *context, int m, int n)
{
    enum { MOST = 9 };
    int k = m < n ? m : n;
    double a[2 * MOST * MOST], apart[2 * MOST * MOST], u[2][MOST * MOST], vh[2][MOST * MOST];
    qn_graph *graph = qn_graph_new(context, "complete");
    qn_value x = qn_input(graph, "a", QN_C128, QN_DIMS(m, n)), f[3];
    qn_svd(x, 1, f);
    qn_value s = qn_convert(qn_broadcast_in_dim(f[1], QN_DIMS(m, k), QN_DIMS(1)), QN_C128);
    qn_value first = qn_slice(f[0], QN_DIMS(0, 0), QN_DIMS(m, k), QN_DIMS(1, 1));
    qn_value rows = qn_slice(f[2], QN_DIMS(0, 0), QN_DIMS(k, n), QN_DIMS(1, 1));
    qn_output(graph, NULL, qn_subtract(qn_matmul(qn_multiply(first, s), rows), x));
    qn_output(graph, NULL, qn_transpose(qn_real(f[0]), QN_DIMS(1, 0)));
    qn_output(graph, NULL, qn_transpose(qn_imag(f[0]), QN_DIMS(1, 0)));
    qn_output(graph, NULL, qn_real(f[2]));
    qn_output(graph, NULL, qn_imag(f[2]));
    for (int i = 0; i < 2 * m * n; i++)
        a[i] = uniform();
    qn_tensor in[] = {TENSOR(a, QN_C128, m, n)};
    qn_tensor out[] = {TENSOR(apart, QN_C128, m, n), TENSOR(u[0], QN_F64, m, m), TENSOR(u[1], QN_F64, m, m),
                       TENSOR(vh[0], QN_F64, n, n), TENSOR(vh[1], QN_F64, n, n)};
    RUN(graph, in, out);
    for (int i = 0; i < 2 * m * n; i++)
        CHECK(fabs(apart[i]) <= 1e-14);
    CHECK(skewness(m, m, u[0], u[1]) <= 1e-14 && skewness(n, n, vh[0], vh[1]) <= 1e-14);
}

TEST(complete_and_complex)
{
    qn_context *context = open_jit();
    check_complete(context, 9, 4);
    check_complete(context, 3, 7);
    check_complete(context, 1, 1);
    qn_close(context);
}

/* A matrix of rank 2: the rank, the shortest solution, the pseudoinverse's four equations. */
TEST(rank_deficient)
{
    enum { M = 6, N = 4 };
    double a[M * N] = {0}, b[M], x[N], inverse[N * M], product[M * N], other[N * M], symmetric[M * M];
    int32_t rank[2];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "rank");
    qn_value ga = qn_input(graph, "a", QN_F64, QN_DIMS(M, N)), gb = qn_input(graph, "b", QN_F64, QN_DIMS(M));
    qn_value p = qn_pinv(ga, -1);
    qn_output(graph, NULL, qn_lstsq_svd(ga, gb, -1));
    qn_output(graph, NULL, p);
    qn_output(graph, NULL, qn_matrix_rank(ga, -1));
    qn_output(graph, NULL, qn_matrix_rank(ga, 0.9));
    qn_output(graph, NULL, qn_subtract(qn_matmul(qn_matmul(ga, p), ga), ga));
    qn_output(graph, NULL, qn_subtract(qn_matmul(qn_matmul(p, ga), p), p));
    qn_value ap = qn_matmul(ga, p);
    qn_output(graph, NULL, qn_subtract(ap, qn_transpose(ap, QN_DIMS(1, 0))));
    add_products(a, M, N, 2, 0.5);
    for (int i = 0; i < M; i++)
        b[i] = uniform();
    qn_tensor in[] = {TENSOR(a, QN_F64, M, N), TENSOR(b, QN_F64, M)};
    qn_tensor out[] = {TENSOR(x, QN_F64, N),          SCALAR_TENSOR(rank, QN_I32), SCALAR_TENSOR(rank + 1, QN_I32),
                       TENSOR(product, QN_F64, M, N), TENSOR(other, QN_F64, N, M), TENSOR(symmetric, QN_F64, M, M)};
    qn_tensor results[] = {out[0], TENSOR(inverse, QN_F64, N, M), out[1], out[2], out[3], out[4], out[5]};
    RUN(graph, in, results);
    CHECK(rank[0] == 2 && rank[1] == 1);
    for (int i = 0; i < M * N; i++)
        CHECK(fabs(product[i]) <= 1e-14 && fabs(other[i]) <= 1e-12);
    for (int i = 0; i < M * M; i++)
        CHECK(fabs(symmetric[i]) <= 1e-13);
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int k = 0; k < M; k++)
            sum += inverse[i * M + k] * b[k];
        CHECK_NEAR(x[i], sum, 1e-12);
    }
    qn_close(context);
}
