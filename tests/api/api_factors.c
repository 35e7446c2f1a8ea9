/* Errors of compiled factorisations, for matrices of many sizes and kinds: backward errors and the orthogonality of q are at
 * most 10 n eps, in the Frobenius norm. tests/factors.py compares them with LAPACK's. */
#include "../data/clusters.inc"
#include "api.h"

enum { RANDOM, HALF_RANK, ILL, GRADED, ZERO, KINDS };
static const char *const kinds[] = {"random", "half of the rank", "condition 1e12", "graded", "zero"};

static uint64_t state;
static double uniform(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) * 0x1p-52 - 1;
}

/* Fills a matrix of m rows and n columns with a sum of `rank` products of a column and a row, the k-th of them scaled by
 * last^(k / rank). */
static void fill_sum(double *a, int m, int n, int rank, double last)
{
    double *column = malloc(sizeof(double[m + 1])), *row = malloc(sizeof(double[n + 1]));
    memset(a, 0, sizeof(double) * (size_t)(m * n));
    for (int k = 0; k < rank; k++) {
        double scale = pow(last, (double)k / rank);
        for (int i = 0; i < m; i++)
            column[i] = uniform() * scale;
        for (int j = 0; j < n; j++)
            row[j] = uniform();
        for (int i = 0; i < m; i++)
            for (int j = 0; j < n; j++)
                a[i * n + j] += column[i] * row[j];
    }
    free(column), free(row);
}

static void fill(int kind, int m, int n, double *a)
{
    int least = m < n ? m : n;
    if (kind == HALF_RANK || kind == ILL)
        fill_sum(a, m, n, kind == ILL ? least : (least + 1) / 2, kind == ILL ? 1e-12 : 1);
    for (int i = 0; i < m * n && kind != HALF_RANK && kind != ILL; i++)
        a[i] = kind == ZERO ? 0 : uniform() * (kind == GRADED ? pow(10, -6.0 * (i / n) / m - 6.0 * (i % n) / n) : 1);
}

/* The largest norm of x y - z relative to that of z, where x has m rows and `inner` columns, and z has n columns. If
 * `turned` is set, x is stored as its transpose. */
static double distance(int m, int inner, int n, const double *x, bool turned, const double *y, const double *z)
{
    double error = 0, size = 0, *row = malloc(sizeof(double[n + 1]));
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++)
            row[j] = -z[i * n + j];
        for (int k = 0; k < inner; k++)
            for (int j = 0; j < n; j++)
                row[j] += (turned ? x[k * m + i] : x[i * inner + k]) * y[k * n + j];
        for (int j = 0; j < n; j++) {
            error += row[j] * row[j];
            size += z[i * n + j] * z[i * n + j];
        }
    }
    free(row);
    return sqrt(error) / (size > 0 ? sqrt(size) : 1);
}

static void check(const char *what, int kind, int m, int n, qn_dtype dtype, double error)
{
    double eps = dtype == QN_F32 ? 0x1p-23 : 0x1p-52, most = 10 * (m > n ? m : n) * eps;
    if (!(error <= most))
        unit_fail(__FILE__, __LINE__, "%s of %dx%d of type %d, %s: %g, above %g", what, m, n, dtype, kinds[kind], error,
                  most);
}

static double *made(size_t count) { return calloc(count + 1, sizeof(double)); }

/* The factors of one matrix: q and r, the packed l and u with the permutation, and the Cholesky factor of p. */
typedef struct factors {
    double *a, *p, *q, *r, *both, *l;
    int32_t *rows;
} factors;

static void check_matrix(int kind, int m, int n, qn_dtype dtype, const factors *f)
{
    int k = m < n ? m : n;
    double *lower = made((size_t)(m * k)), *upper = made((size_t)(k * n)), *permuted = made((size_t)(m * n));
    double *turned = made((size_t)(n * n)), *one = made((size_t)(k * k));
    for (int i = 0; i < k; i++)
        one[i * k + i] = 1;
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < k; j++)
            lower[i * k + j] = i == j ? 1 : i > j ? f->both[i * n + j] : 0;
        for (int j = 0; j < n; j++) {
            permuted[i * n + j] = f->a[f->rows[i] * n + j];
            if (i < k && i <= j)
                upper[i * n + j] = f->both[i * n + j];
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            turned[j * n + i] = f->l[i * n + j];
    check("qr", kind, m, n, dtype, distance(m, k, n, f->q, false, f->r, f->a));
    check("orthogonality", kind, m, n, dtype, distance(k, m, k, f->q, true, f->q, one) * sqrt(k));
    check("lu", kind, m, n, dtype, distance(m, k, n, lower, false, upper, permuted));
    check("cholesky", kind, m, n, dtype, distance(n, n, n, f->l, false, turned, f->p));
    free(lower), free(upper), free(permuted), free(turned), free(one);
}

/* A positive definite matrix: adjoint(a) a / m, and more on the diagonal for kinds without full rank. */
static void fill_positive(int kind, int m, int n, const double *a, qn_dtype dtype, double *p)
{
    double eps = dtype == QN_F32 ? 0x1p-23 : 0x1p-52, size = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            for (int j = 0; j < n; j++)
                p[i * n + j] += a[k * n + i] * a[k * n + j] / m;
    for (int i = 0; i < n; i++)
        size += p[i * n + i];
    for (int i = 0; i < n; i++)
        p[i * n + i] += kind == ZERO ? 1 : 100 * n * eps * size;
}

/* Rounds to the type, so that the errors are those of the factorisation only. */
static void convert(qn_dtype dtype, size_t count, double *x, void *to)
{
    for (size_t i = 0; i < count; i++)
        if (dtype == QN_F32)
            x[i] = ((float *)to)[i] = (float)x[i];
        else
            ((double *)to)[i] = x[i];
}

static void widen(qn_dtype dtype, size_t count, const void *from, double *x)
{
    for (size_t i = 0; i < count; i++)
        x[i] = dtype == QN_F32 ? ((const float *)from)[i] : ((const double *)from)[i];
}

/* Factors `count` matrices, of all kinds in turn, in one batch. */
static void check_size(qn_context *context, qn_dtype dtype, int count, int m, int n)
{
    int k = m < n ? m : n;
    size_t sizes[6] = {(size_t)(m * n), (size_t)(n * n), (size_t)(m * k),
                       (size_t)(k * n), (size_t)(m * n), (size_t)(n * n)};
    double *wide[6];
    void *narrow[6];
    int32_t *rows = malloc(sizeof(int32_t[count * m]));
    for (int i = 0; i < 6; i++) {
        wide[i] = made(sizes[i] * (size_t)count);
        narrow[i] = made(sizes[i] * (size_t)count);
    }
    for (int i = 0; i < count; i++) {
        fill(i % KINDS, m, n, wide[0] + (size_t)i * sizes[0]);
        fill_positive(i % KINDS, m, n, wide[0] + (size_t)i * sizes[0], dtype, wide[1] + (size_t)i * sizes[1]);
    }
    for (int i = 0; i < 2; i++)
        convert(dtype, sizes[i] * (size_t)count, wide[i], narrow[i]);
    qn_graph *graph = qn_graph_new(context, "factors");
    qn_value a = qn_input(graph, "a", dtype, QN_DIMS(count, m, n)),
             p = qn_input(graph, "p", dtype, QN_DIMS(count, n, n));
    qn_value f[2], lu[3];
    qn_qr(a, 0, f);
    qn_lu(a, lu);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    qn_output(graph, NULL, lu[0]);
    qn_output(graph, NULL, lu[2]);
    qn_output(graph, NULL, qn_cholesky(p, 1));
    qn_tensor in[] = {TENSOR(narrow[0], dtype, count, m, n), TENSOR(narrow[1], dtype, count, n, n)};
    qn_tensor out[] = {TENSOR(narrow[2], dtype, count, m, k), TENSOR(narrow[3], dtype, count, k, n),
                       TENSOR(narrow[4], dtype, count, m, n), TENSOR(rows, QN_I32, count, m),
                       TENSOR(narrow[5], dtype, count, n, n)};
    qn_function *function = compile(graph, &(qn_compile_options){.require_compiled = 1});
    CHECK_OK(qn_call(function, 2, in, 5, out));
    qn_function_free(function);
    for (int i = 2; i < 6; i++)
        widen(dtype, sizes[i] * (size_t)count, narrow[i], wide[i]);
    for (int i = 0; i < count; i++) {
        double *at[6];
        for (int x = 0; x < 6; x++)
            at[x] = wide[x] + (size_t)i * sizes[x];
        check_matrix(i % KINDS, m, n, dtype, &(factors){at[0], at[1], at[2], at[3], at[4], at[5], rows + i * m});
    }
    for (int i = 0; i < 6; i++)
        free(wide[i]), free(narrow[i]);
    free(rows);
}

TEST(errors_are_small)
{
    static const int f32[][2] = {{1, 1},   {2, 2},   {3, 3},     {5, 5},     {16, 16},
                                 {32, 32}, {33, 33}, {100, 100}, {255, 255}, {70, 20}};
    static const int f64[][2] = {{8, 8}, {31, 31}, {64, 64}, {128, 128}, {256, 256}, {20, 70}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(f32); i++)
        check_size(context, QN_F32, KINDS, f32[i][0], f32[i][1]);
    for (size_t i = 0; i < COUNT(f64); i++)
        check_size(context, QN_F64, KINDS, f64[i][0], f64[i][1]);
    check_size(context, QN_F32, 1000, 8, 8);
    qn_close(context);
}

/* Values that are nearly equal stay in order while vectors are rotated, whatever is rounded. */
TEST(eigenvalues_in_clusters)
{
    enum { N = 112 };
    static double a[2][N][N], w[2][N], v[2][N][N], scaled[N][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "clusters");
    qn_value f[2];
    qn_eigh(qn_input(graph, "a", QN_F64, QN_DIMS(2, N, N)), 1, f);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < N; i++) {
            a[k][i][i] = cluster_diagonals[k][i];
            if (i + 1 < N)
                a[k][i][i + 1] = a[k][i + 1][i] = cluster_beside[i];
        }
    qn_tensor in[] = {TENSOR(a, QN_F64, 2, N, N)};
    qn_tensor out[] = {TENSOR(w, QN_F64, 2, N), TENSOR(v, QN_F64, 2, N, N)};
    qn_function *function = compile(graph, &(qn_compile_options){.require_compiled = 1});
    CHECK_OK(qn_call(function, 1, in, 2, out));
    qn_function_free(function);
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                scaled[i][j] = v[k][i][j] * w[k][j];
        CHECK(distance(N, N, N, &a[k][0][0], false, &v[k][0][0], &scaled[0][0]) <= 10 * N * 0x1p-52);
    }
    qn_close(context);
}

/* Equal elements of the diagonal beside small ones off it: sweeps end, and add no errors without need. */
TEST(eigenvalues_of_arrows)
{
    enum { N = 8, MATRICES = 40 };
    static double a[MATRICES][N][N], w[MATRICES][N], v[MATRICES][N][N], products[N][N], one[N][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "arrows");
    qn_value f[2];
    qn_eigh(qn_input(graph, "a", QN_F64, QN_DIMS(MATRICES, N, N)), 1, f);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    for (int k = 0; k < MATRICES; k++)
        for (int i = 0; i < N; i++) {
            a[k][i][i] = one[i][i] = 1;
            a[k][0][i] = a[k][i][0] = uniform() * pow(10, -1 - k % 16);
        }
    qn_tensor in[] = {TENSOR(a, QN_F64, MATRICES, N, N)};
    qn_tensor out[] = {TENSOR(w, QN_F64, MATRICES, N), TENSOR(v, QN_F64, MATRICES, N, N)};
    qn_function *function = compile(graph, &(qn_compile_options){.require_compiled = 1});
    CHECK_OK(qn_call(function, 1, in, 2, out));
    qn_function_free(function);
    for (int k = 0; k < MATRICES; k++) {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                products[i][j] = v[k][i][j] * w[k][j];
        CHECK(distance(N, N, N, &a[k][0][0], false, &v[k][0][0], &products[0][0]) <= 2 * N * 0x1p-52);
        CHECK(distance(N, N, N, &v[k][0][0], true, &v[k][0][0], &one[0][0]) <= 2 * N * 0x1p-52);
    }
    qn_close(context);
}

static bool are_finite(int count, const double *x)
{
    bool finite = true;
    for (int i = 0; i < count; i++)
        finite = finite && isfinite(x[i]);
    return finite;
}

/* A NaN or infinity reaches the factors, and the functions end. */
TEST(nan_and_infinity_end)
{
    enum { N = 40 };
    static double a[2][N][N], q[2][N][N], r[2][N][N], both[2][N][N], l[2][N][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "special");
    qn_value x = qn_input(graph, "a", QN_F64, QN_DIMS(2, N, N)), f[3];
    qn_qr(x, 0, f);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    qn_lu(x, f);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, qn_cholesky(x, 1));
    for (int i = 0; i < 2; i++) {
        fill(RANDOM, N, N, &a[i][0][0]);
        a[i][20][7] = i ? INFINITY : NAN;
        for (int k = 0; k < N; k++)
            a[i][k][k] += N;
    }
    qn_tensor in[] = {TENSOR(a, QN_F64, 2, N, N)};
    qn_tensor out[] = {TENSOR(q, QN_F64, 2, N, N), TENSOR(r, QN_F64, 2, N, N), TENSOR(both, QN_F64, 2, N, N),
                       TENSOR(l, QN_F64, 2, N, N)};
    RUN(graph, in, out);
    for (int i = 0; i < 2; i++)
        CHECK(!are_finite(N * N, q[i][0]) && !are_finite(N * N, r[i][0]) && !are_finite(N * N, both[i][0]) &&
              !are_finite(N * N, l[i][0]));
    qn_close(context);
}
