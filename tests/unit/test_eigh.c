/* Tests of eigh: residuals, orthogonality and order for matrices of many sizes and kinds, special values, batches, and
 * agreement of compiled code. */
#include "linalg_case.h"

#include <math.h>

/* Computes the values and vectors of `batch` matrices of n rows in the evaluator. */
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

enum { MOST = 70 }; /* rows */
enum { RANDOM, REPEATED, GRADED, ZERO, RANK_TWO, ONES, TRIDIAGONAL, LARGE, SMALL, CLUSTERED, KINDS };
static const char *const kinds[] = {"random", "repeated",    "graded", "zero",  "rank two",
                                    "ones",   "tridiagonal", "large",  "small", "clustered"};

/* A matrix with the values 1/2 and 1, turned by many random reflections. Sweeps converge slowly then. */
static void fill_clustered(int n, double *a)
{
    double u[MOST], y[MOST];
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
    double u[MOST], v[MOST];
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

/* Adds an antisymmetric imaginary part: a has n * n pairs, `real` the real parts. */
static void make_hermitian(int kind, int n, const double *real, double *a)
{
    double *other = malloc(sizeof(double[n * n]));
    fill(kind, n, other);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            a[2 * (i * n + j)] = real[i * n + j];
            a[2 * (i * n + j) + 1] = i == j ? 0 : i > j ? other[i * n + j] : -other[i * n + j];
        }
    free(other);
}

/* The largest part of an element of x y - z, where all three are complex matrices of n rows, stored as pairs. x is
 * replaced by its adjoint if `adjoint` is set. */
static double distance(int n, bool adjoint, const double *x, const double *y, const double *z)
{
    double most = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double re = -z[2 * (i * n + j)], im = -z[2 * (i * n + j) + 1];
            for (int k = 0; k < n; k++) {
                const double *l = x + 2 * (adjoint ? k * n + i : i * n + k), *r = y + 2 * (k * n + j);
                double turned = adjoint ? -l[1] : l[1];
                re += l[0] * r[0] - turned * r[1];
                im += l[0] * r[1] + turned * r[0];
            }
            most = fmax(most, fmax(fabs(re), fabs(im)));
        }
    return most;
}

/* Checks |A V - V W| <= 10 n eps |A|, |adjoint(V) V - I| <= 10 n eps, and the order of the values. */
static void check_matrix(int kind, int n, double eps, const double *a, const double *w, const double *v)
{
    double size = 0, bound = 10 * n * eps, *scaled = calloc((size_t)(2 * n * n), sizeof(double));
    double *one = calloc((size_t)(2 * n * n), sizeof(double));
    bool ordered = true;
    for (int i = 0; i < 2 * n * n; i++)
        size = fmax(size, fabs(a[i]));
    size *= n;
    for (int i = 0; i < n; i++) {
        ordered = ordered && (i == 0 || w[i - 1] <= w[i]);
        one[2 * (i * n + i)] = 1;
        for (int j = 0; j < 2 * n; j++)
            scaled[2 * i * n + j] = v[2 * i * n + j] * w[j / 2];
    }
    double residual = distance(n, false, a, v, scaled), skew = distance(n, true, v, v, one);
    if (!(residual <= bound * size) || !(skew <= bound) || !ordered)
        unit_fail(__FILE__, __LINE__, "%s, n = %d: residual %g of %g, orthogonality %g of %g, %s", kinds[kind], n,
                  residual, bound * size, skew, bound, ordered ? "ordered" : "not ordered");
    free(scaled), free(one);
}

/* Writes numbers, or the real parts of pairs, in a type. */
static void write_numbers(qn_dtype dtype, size_t count, double *pairs, void *to)
{
    size_t parts = dtype_is_complex(dtype) ? 2 : 1;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < 2; k++) {
            double *x = pairs + 2 * i + k;
            if (k >= parts)
                *x = 0;
            else if (dtype_part(dtype) == QN_F32)
                *x = ((float *)to)[parts * i + k] = (float)*x;
            else
                ((double *)to)[parts * i + k] = *x;
        }
}

static double read_number(qn_dtype dtype, const void *from, size_t i)
{
    return dtype_part(dtype) == QN_F32 ? ((const float *)from)[i] : ((const double *)from)[i];
}

/* Both parts take all kinds of matrices, so a Hermitian one is of no kind that has a name. */
static void check_type(qn_dtype dtype, int kind, int n, bool lower)
{
    size_t count = (size_t)(n * n), parts = dtype_is_complex(dtype) ? 2 : 1;
    double *real = malloc(sizeof(double[n * n])), *a = malloc(sizeof(double[2 * n * n]));
    double *w = malloc(sizeof(double[n])), *v = calloc(2 * count, sizeof(double));
    void *in = malloc(16 * count), *values = malloc(8 * (size_t)n), *vectors = malloc(16 * count);
    fill(kind, n, real);
    make_hermitian(kind, n, real, a);
    write_numbers(dtype, count, a, in);
    eigh_of(dtype, 1, n, lower, in, values, vectors);
    for (int i = 0; i < n; i++)
        w[i] = read_number(dtype, values, (size_t)i);
    for (size_t i = 0; i < count * parts; i++)
        v[parts == 2 ? i : 2 * i] = read_number(dtype, vectors, i);
    check_matrix(kind, n, dtype_part(dtype) == QN_F32 ? 0x1p-23 : 0x1p-52, a, w, v);
    free(real), free(a), free(w), free(v), free(in), free(values), free(vectors);
}

/* Sizes on both sides of 8, 32 and 64, where the method, the panels and the levels of the reduction change. */
TEST(residuals_and_orthogonality)
{
    static const int sizes[] = {1, 2, 3, 5, 8, 9, 16, 17, 31, 33, 40, 64};
    random_seed(14);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int kind = 0; kind < KINDS; kind++) {
            check_type(QN_F64, kind, sizes[i], true);
            check_type(QN_F32, kind, sizes[i], false);
            check_type(QN_C64, kind, sizes[i], true);
            if (sizes[i] <= 40)
                check_type(QN_C128, kind, sizes[i], false);
        }
    check_type(QN_F32, RANDOM, 70, true);
    check_type(QN_C128, RANDOM, 70, true);
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

/* Each matrix of a batch has the bits that it has alone, also if others need more rounds or fail. */
TEST(batches_change_no_bits)
{
    enum { N = 20, BATCH = 6 };
    static double all[BATCH * N * N], w[BATCH * N], v[BATCH * N * N], alone[N], vectors[N * N];
    static const int of[BATCH] = {RANDOM, ZERO, GRADED, REPEATED, RANDOM, TRIDIAGONAL};
    random_seed(3);
    for (int n = 7; n <= N; n += N - 7) {
        size_t count = (size_t)(n * n);
        for (int i = 0; i < BATCH; i++)
            fill(of[i], n, all + (size_t)i * count);
        all[4 * count] = NAN;
        eigh_of(QN_F64, BATCH, n, true, all, w, v);
        for (int i = 0; i < BATCH; i++) {
            eigh_of(QN_F64, 1, n, true, all + (size_t)i * count, alone, vectors);
            CHECK(memcmp(alone, w + i * n, sizeof(double[n])) == 0);
            CHECK(memcmp(vectors, v + (size_t)i * count, sizeof(double) * count) == 0);
            CHECK(isnan(alone[0]) == (i == 4));
        }
    }
}

/* Imaginary parts on the diagonal, and the other triangle, are not read. The first vector's phase is not defined. */
TEST(parts_that_are_not_read)
{
    double a[8] = {2, NAN, NAN, NAN, 0, 1, 2, INFINITY}, w[2], v[8];
    eigh_of(QN_C128, 1, 2, true, a, w, v);
    CHECK(fabs(w[0] - 1) < 1e-15 && fabs(w[1] - 3) < 1e-15);
    for (int i = 0; i < 8; i += 2)
        CHECK(fabs(hypot(v[i], v[i + 1]) - sqrt(0.5)) < 1e-15);
    a[4] = INFINITY;
    eigh_of(QN_C128, 1, 2, true, a, w, v);
    for (int i = 0; i < 8; i++)
        CHECK(isnan(v[i]) && isnan(w[i / 4]));
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
    agree_on_eigh(QN_F64, 3, 9, true);
    agree_on_eigh(QN_F32, 1, 70, false);
    agree_on_eigh(QN_C64, 2, 5, true);
    agree_on_eigh(QN_C128, 1, 12, false);
}

/* The number of nodes grows with the logarithm of n. */
TEST(expansion_stays_small)
{
    uint32_t count[3] = {expanded_nodes(OP_eigh, 128), expanded_nodes(OP_eigh, 256), expanded_nodes(OP_eigh, 512)};
    CHECK(count[2] - count[1] <= count[1] - count[0] && count[2] <= 4000);
    CHECK(expanded_nodes(OP_eigh, 8) <= 270);
}
