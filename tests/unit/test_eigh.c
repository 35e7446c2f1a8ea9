/* Tests of eigh: residuals, orthogonality and order for matrices of many sizes and kinds, special values, batches, and
 * agreement of compiled code. */
#include "linalg_case.h"

#include <math.h>

/* Computes the values and vectors of `batch` matrices of n rows in the evaluator. dtype is QN_F32 or QN_F64. */
static void eigh_of(qn_dtype dtype, int batch, int n, bool lower, const void *a, void *values, void *vectors)
{
    graph made;
    CHECK_OK(graph_init(&made));
    graph_open_region(&made, "main");
    node_id x = graph_formal(&made, type_tensor(&made, dtype, 3, (int64_t[]){batch, n, n}), NULL);
    node_id f = node_make(&made, OP_eigh, 1, &x, &(attrs){.lower = lower});
    node_id results[2] = {f ? node_result(&made, f, 0) : 0, f ? node_result(&made, f, 1) : 0};
    region_id main = graph_close_region(&made, 2, results);
    CHECK_OK(graph_take_failure(&made));
    CHECK_OK(evaluate_expanded(&made, main, (const void *[]){a}, (void *[]){values, vectors}));
    graph_free(&made);
}

static double uniform(void) { return (double)(random_next() >> 11) * 0x1p-52 - 1; }

enum { RANDOM, REPEATED, GRADED, ZERO, RANK_TWO, ONES, TRIDIAGONAL, LARGE, SMALL, CLUSTERED, KINDS };
static const char *const kinds[] = {"random", "repeated",    "graded", "zero",  "rank two",
                                    "ones",   "tridiagonal", "large",  "small", "clustered"};

/* A matrix with the values 1/2 and 1, turned by many random reflections. Sweeps converge slowly then. */
static void fill_clustered(int n, double *a)
{
    double u[64], y[64];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i * n + j] = i == j ? 0.5 + 0.5 * (i % 2) : 0;
    for (int turn = 0; turn < n; turn++) {
        double square = 0, both = 0;
        for (int i = 0; i < n; i++) {
            u[i] = uniform();
            square += u[i] * u[i];
        }
        for (int i = 0; i < n; i++) {
            y[i] = 0;
            for (int j = 0; j < n; j++)
                y[i] += a[i * n + j] * u[j] / square;
            both += u[i] * y[i];
        }
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                a[i * n + j] += -2 * (u[i] * y[j] + y[i] * u[j]) + 4 * both / square * u[i] * u[j];
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            a[j * n + i] = a[i * n + j];
}

/* A symmetric matrix of n rows, up to 1 in size; LARGE and SMALL are near the ends of the range of f32. */
static void fill(int kind, int n, double *a)
{
    double u[64], v[64];
    if (kind == CLUSTERED) {
        fill_clustered(n, a);
        return;
    }
    for (int i = 0; i < n; i++)
        u[i] = uniform(), v[i] = uniform();
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double x = uniform();
            if (kind == REPEATED) /* a reflection: the values are 1 and -1 */
                x = (i == j) - 2.0 / n;
            else if (kind == GRADED)
                x *= pow(10, -0.25 * (i + j));
            else if (kind == ZERO)
                x = 0;
            else if (kind == RANK_TWO)
                x = u[i] * u[j] - v[i] * v[j];
            else if (kind == ONES)
                x = 1;
            else if (kind == TRIDIAGONAL)
                x = i == j ? 2 : i == j + 1 ? -1 : 0;
            else if (kind == LARGE)
                x *= 0x1p120;
            else if (kind == SMALL)
                x *= 0x1p-120;
            a[i * n + j] = a[j * n + i] = x;
        }
}

/* Checks |A V - V W| <= 10 n eps |A|, |V^T V - I| <= 10 n eps, and the order of the values. */
static void check_matrix(int kind, int n, double eps, const double *a, const double *w, const double *v)
{
    double residual = 0, skew = 0, size = 0, bound = 10 * n * eps;
    bool ordered = true;
    for (int i = 0; i < n * n; i++)
        size = fmax(size, fabs(a[i]));
    size *= n;
    for (int j = 0; j < n; j++) {
        ordered = ordered && (j == 0 || w[j - 1] <= w[j]);
        for (int i = 0; i < n; i++) {
            double left = -w[j] * v[i * n + j], dot = -(i == j);
            for (int k = 0; k < n; k++) {
                left += a[i * n + k] * v[k * n + j];
                dot += v[k * n + i] * v[k * n + j];
            }
            residual = fmax(residual, fabs(left));
            skew = fmax(skew, fabs(dot));
        }
    }
    if (!(residual <= bound * size) || !(skew <= bound) || !ordered)
        unit_fail(__FILE__, __LINE__, "%s, n = %d: residual %g of %g, orthogonality %g of %g, %s", kinds[kind], n,
                  residual, bound * size, skew, bound, ordered ? "ordered" : "not ordered");
}

static void check_f64(int kind, int n)
{
    double a[64 * 64], w[64], v[64 * 64];
    fill(kind, n, a);
    eigh_of(QN_F64, 1, n, true, a, w, v);
    check_matrix(kind, n, 0x1p-52, a, w, v);
}

static void check_f32(int kind, int n)
{
    double a[64 * 64], w[64], v[64 * 64];
    float fa[64 * 64], fw[64], fv[64 * 64];
    fill(kind, n, a);
    for (int i = 0; i < n * n; i++)
        a[i] = fa[i] = (float)a[i];
    eigh_of(QN_F32, 1, n, false, fa, fw, fv);
    for (int i = 0; i < n * n; i++)
        v[i] = fv[i];
    for (int i = 0; i < n; i++)
        w[i] = fw[i];
    check_matrix(kind, n, 0x1p-23, a, w, v);
}

TEST(residuals_and_orthogonality)
{
    random_seed(14);
    for (int n = 1; n <= 64; n += n < 8 ? 1 : n < 32 ? 3 : 8)
        for (int kind = 0; kind < KINDS; kind++) {
            check_f64(kind, n);
            check_f32(kind, n);
        }
    check_f64(RANDOM, 64);
    check_f32(RANDOM, 64);
}

/* The values of the second difference are 2 - 2 cos(j pi / (n + 1)). */
TEST(known_values)
{
    enum { N = 31 };
    double a[N * N], w[N], v[N * N];
    fill(TRIDIAGONAL, N, a);
    eigh_of(QN_F64, 1, N, true, a, w, v);
    for (int j = 0; j < N; j++)
        CHECK(fabs(w[j] - (2 - 2 * cos((j + 1) * acos(-1) / (N + 1)))) <= 1e-14);
    double one = -3, value, vector;
    eigh_of(QN_F64, 1, 1, true, &one, &value, &vector);
    CHECK(value == -3 && vector == 1);
}

/* The other triangle is not read. A NaN or infinity in the triangle that is read makes all results NaN. */
TEST(triangles_and_special_values)
{
    double a[9] = {1, NAN, NAN, 2, 3, INFINITY, 4, 5, 6}, b[9] = {1, 2, 4, 2, 3, 5, 4, 5, 6},
           c[9] = {1, 2, 4, NAN, 3, 5};
    double w[3], v[9], wanted[3], vectors[9];
    c[7] = c[6] = NAN, c[8] = 6;
    eigh_of(QN_F64, 1, 3, true, b, wanted, vectors);
    CHECK(isfinite(wanted[0]) && wanted[0] < wanted[1] && wanted[1] < wanted[2]);
    eigh_of(QN_F64, 1, 3, true, a, w, v);
    CHECK(memcmp(w, wanted, sizeof w) == 0 && memcmp(v, vectors, sizeof v) == 0);
    eigh_of(QN_F64, 1, 3, false, c, w, v);
    CHECK(memcmp(w, wanted, sizeof w) == 0 && memcmp(v, vectors, sizeof v) == 0);
    for (int bad = 0; bad < 2; bad++) {
        b[bad ? 4 : 6] = bad ? -INFINITY : NAN;
        eigh_of(QN_F64, 1, 3, true, b, w, v);
        for (int i = 0; i < 9; i++)
            CHECK(isnan(w[i / 3]) && isnan(v[i]));
        b[6] = 4;
    }
}

/* Each matrix of a batch has the bits that it has alone, also if others need more sweeps or fail. */
TEST(batches_change_no_bits)
{
    enum { N = 9, BATCH = 6 };
    double all[BATCH * N * N], w[BATCH * N], v[BATCH * N * N], alone[N], vectors[N * N];
    static const int of[BATCH] = {RANDOM, ZERO, GRADED, REPEATED, RANDOM, TRIDIAGONAL};
    random_seed(3);
    for (int i = 0; i < BATCH; i++)
        fill(of[i], N, all + i * N * N);
    all[4 * N * N] = NAN;
    eigh_of(QN_F64, BATCH, N, true, all, w, v);
    for (int i = 0; i < BATCH; i++) {
        eigh_of(QN_F64, 1, N, true, all + i * N * N, alone, vectors);
        CHECK(memcmp(alone, w + i * N, sizeof alone) == 0 && memcmp(vectors, v + i * N * N, sizeof vectors) == 0);
        CHECK(isnan(alone[0]) == (i == 4));
    }
}

/* ---- compiled code ----------------------------------------------------------------------------------------------- */

static void agree_on_eigh(qn_dtype dtype, int64_t batch, int64_t n, bool lower)
{
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 3, (int64_t[]){batch, n, n}), NULL);
    node_id f = MAKE(OP_eigh, ATTRS(.lower = lower), x);
    end(node_result(&g, f, 0), node_result(&g, f, 1));
    agree(VALUES_USUAL);
    done();
}

TEST(compiled_eigh)
{
    agree_on_eigh(QN_F32, 1, 1, true);
    agree_on_eigh(QN_F64, 3, 2, true);
    agree_on_eigh(QN_F32, 2, 5, false);
    agree_on_eigh(QN_F16, 4, 8, true);
    agree_on_eigh(QN_BF16, 1, 7, true);
    agree_on_eigh(QN_F64, 1, 20, false);
    agree_on_eigh(QN_F32, 1, 33, true);
}

/* The number of nodes does not grow with n. */
TEST(expansion_stays_small)
{
    CHECK(expanded_nodes(OP_eigh, 512) == expanded_nodes(OP_eigh, 8));
    CHECK(expanded_nodes(OP_eigh, 8) <= 250);
}
