/* Tests of svd: agreement of compiled code, batches, special values, known values, the size of the expansion.
 * tests/api/api_svd.c has residuals and orthogonality. */
#include "linalg_case.h"

#include <math.h>

/* Computes u, s and vh of `batch` matrices of m rows and n columns in the evaluator. */
static void svd_of(int batch, int m, int n, const double *a, double *u, double *s, double *vh)
{
    graph made;
    CHECK_OK(graph_init(&made));
    graph_open_region(&made, "main");
    node_id x = graph_formal(&made, type_tensor(&made, QN_F64, 3, (int64_t[]){batch, m, n}), NULL), results[4] = {0};
    node_id f = node_make(&made, OP_svd, 1, &x, NULL);
    for (uint32_t i = 0; i < 3 && f; i++)
        results[i] = node_result(&made, f, i);
    region_id main = graph_close_region(&made, 3, results);
    CHECK_OK(graph_take_failure(&made));
    CHECK_OK(evaluate_expanded(&made, main, (const void *[]){a}, (void *[]){u, s, vh}));
    graph_free(&made);
}

static double uniform(void) { return (double)(random_next() >> 11) * 0x1p-52 - 1; }

/* The singular values of the bidiagonal matrix with ones are 2 cos(k pi / (2 n + 1)). */
TEST(known_values)
{
    enum { N = 21 };
    double a[N * N] = {0}, u[N * N], s[N], v[N * N];
    for (int i = 0; i < N; i++)
        for (int j = i; j < N && j < i + 2; j++)
            a[i * N + j] = 1;
    svd_of(1, N, N, a, u, s, v);
    for (int k = 1; k <= N; k++)
        CHECK(fabs(s[k - 1] - 2 * cos(k * acos(-1) / (2 * N + 1))) <= 1e-14);
    double minus = -3, one, two, value;
    svd_of(1, 1, 1, &minus, &one, &value, &two);
    CHECK(value == 3 && one * two == -1);
}

/* Zeros on the diagonal of a bidiagonal matrix, at each place, and numbers near the ends of the range. */
TEST(zeros_and_extremes)
{
    enum { N = 6 };
    for (int place = 0; place <= N; place++)
        for (int scale = -1; scale < 2; scale++) {
            double a[N * N] = {0}, u[N * N], s[N], v[N * N], size = ldexp(1, 1015 * scale);
            for (int i = 0; i < N; i++)
                for (int j = i; j < N && j < i + 2; j++)
                    a[i * N + j] = (i == j && i == place ? 0 : 1 + 0.25 * i + j) * size;
            svd_of(1, N, N, a, u, s, v);
            double square = 0, most = 0;
            for (int i = 0; i < N; i++)
                for (int j = 0; j < N; j++) {
                    double sum = -a[i * N + j] / size, skew = -(i == j);
                    for (int k = 0; k < N; k++) {
                        sum += u[i * N + k] * (s[k] / size) * v[k * N + j];
                        skew += u[k * N + i] * u[k * N + j];
                    }
                    square += sum * sum;
                    most = fmax(most, fabs(skew));
                }
            CHECK(sqrt(square) <= 1e-13 && most <= 1e-14);
            CHECK((s[N - 1] <= 1e-14 * size) == (place < N));
        }
}

/* Each matrix of a batch has the bits that it has alone, also if others need more sweeps or fail. */
TEST(batches_change_no_bits)
{
    enum { M = 7, N = 5, BATCH = 6 };
    static double all[BATCH][M * N], u[BATCH][M * N], s[BATCH][N], v[BATCH][N * N];
    random_seed(3);
    for (int i = 0; i < BATCH; i++)
        for (int k = 0; k < M * N; k++)
            all[i][k] = i == 1 ? 0 : i == 3 ? k / N + k % N : uniform() * pow(10, i == 2 ? -k : 0);
    all[4][3] = NAN;
    all[5][8] = -INFINITY;
    svd_of(BATCH, M, N, all[0], u[0], s[0], v[0]);
    for (int i = 0; i < BATCH; i++) {
        double own_u[M * N], own_s[N], own_v[N * N];
        svd_of(1, M, N, all[i], own_u, own_s, own_v);
        CHECK(memcmp(own_u, u[i], sizeof own_u) == 0 && memcmp(own_s, s[i], sizeof own_s) == 0 &&
              memcmp(own_v, v[i], sizeof own_v) == 0);
        for (int k = 0; k < M * N; k++)
            CHECK(isnan(own_u[k]) == (i >= 4) && isnan(own_v[k % (N * N)]) == (i >= 4) &&
                  isnan(own_s[k % N]) == (i >= 4));
    }
}

/* ---- compiled code ----------------------------------------------------------------------------------------------- */

static void agree_on_svd(qn_dtype dtype, int64_t batch, int64_t m, int64_t n)
{
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 3, (int64_t[]){batch, m, n}), NULL);
    node_id f = MAKE(OP_svd, NO_ATTRS, x);
    node_id vectors[2] = {node_result(&g, f, 0), node_result(&g, f, 2)};
    node_id both = b_concatenate(&g, 2, vectors, m < n ? 2 : 1);
    node_id values[2] = {node_result(&g, f, 1), MAKE(OP_singular_values, NO_ATTRS, x)};
    end(both, b_concatenate(&g, 2, values, 1));
    agree(VALUES_USUAL);
    done();
}

TEST(compiled_svd)
{
    agree_on_svd(QN_F32, 1, 1, 1);
    agree_on_svd(QN_F64, 3, 2, 2);
    agree_on_svd(QN_F32, 2, 5, 5);
    agree_on_svd(QN_F16, 4, 8, 8);
    agree_on_svd(QN_BF16, 1, 7, 3);
    agree_on_svd(QN_F64, 1, 20, 20);
    agree_on_svd(QN_F32, 1, 33, 33);
    agree_on_svd(QN_F32, 2, 3, 6);
    agree_on_svd(QN_C64, 2, 4, 4);
    agree_on_svd(QN_C64, 1, 9, 4);
    agree_on_svd(QN_C128, 1, 10, 10);
    agree_on_svd(QN_C128, 2, 2, 5);
}

/* Only householder_product grows, with the logarithm of n. From 32 rows on, sums over rows go by blocks. */
TEST(expansion_stays_small)
{
    CHECK(expanded_nodes(OP_svd, 31) == expanded_nodes(OP_svd, 8));
    CHECK(expanded_nodes(OP_svd, 8) <= 700);
    CHECK(expanded_nodes(OP_svd, 512) <= expanded_nodes(OP_svd, 8) + 800);
}
