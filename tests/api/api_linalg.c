/* Functions of linear algebra through the public interface: residuals, determinants, derivatives, refused operands. */
#include "api.h"

enum { N = 20, BATCH = 2, M = 3 };

static void fill(double *to, size_t count, uint32_t seed)
{
    for (size_t i = 0; i < count; i++)
        to[i] = sin((double)i * 1.7 + seed) + cos((double)(i * i % 101));
}

/* The largest element of a * x - b. a has n rows and `inner` columns; x and b have m columns. */
static double residual_of(int n, int inner, int m, const double *a, const double *x, const double *b)
{
    double worst = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            double sum = -b[i * m + j];
            for (int k = 0; k < inner; k++)
                sum += a[i * inner + k] * x[k * m + j];
            worst = fmax(worst, fabs(sum));
        }
    return worst;
}

static double residual(int n, int m, const double *a, const double *x, const double *b)
{
    return residual_of(n, n, m, a, x, b);
}

TEST(solve_and_inverse)
{
    static double a[BATCH][N][N], b[BATCH][N][M], x[BATCH][N][M], v[BATCH][N], y[BATCH][N], inverse[BATCH][N][N];
    static double one[N][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "solve");
    qn_value ga = qn_input(graph, "a", QN_F64, QN_DIMS(BATCH, N, N)),
             gb = qn_input(graph, "b", QN_F64, QN_DIMS(BATCH, N, M));
    qn_value gv = qn_input(graph, "v", QN_F64, QN_DIMS(BATCH, N));
    qn_output(graph, NULL, qn_solve(ga, gb));
    qn_output(graph, NULL, qn_solve(ga, gv));
    qn_output(graph, NULL, qn_inverse(ga));
    fill(&a[0][0][0], sizeof a / sizeof(double), 1);
    fill(&b[0][0][0], sizeof b / sizeof(double), 2);
    fill(&v[0][0], sizeof v / sizeof(double), 3);
    qn_tensor in[] = {TENSOR(a, QN_F64, BATCH, N, N), TENSOR(b, QN_F64, BATCH, N, M), TENSOR(v, QN_F64, BATCH, N)};
    qn_tensor out[] = {TENSOR(x, QN_F64, BATCH, N, M), TENSOR(y, QN_F64, BATCH, N),
                       TENSOR(inverse, QN_F64, BATCH, N, N)};
    RUN(graph, in, out);
    for (int i = 0; i < N; i++)
        one[i][i] = 1;
    for (int i = 0; i < BATCH; i++) {
        CHECK(residual(N, M, &a[i][0][0], &x[i][0][0], &b[i][0][0]) < 1e-11);
        CHECK(residual(N, 1, &a[i][0][0], y[i], v[i]) < 1e-11);
        CHECK(residual(N, N, &a[i][0][0], &inverse[i][0][0], &one[0][0]) < 1e-11);
    }
    qn_close(context);
}

TEST(factors_and_determinants)
{
    double a[3][3] = {{0, 2, 1}, {4, 4, 0}, {2, 5, 3}}, lu[9], det, sign, logarithm, singular[4] = {1, 2, 2, 4},
           zero[3];
    int32_t pivots[3], rows[3];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "det");
    qn_value ga = qn_input(graph, "a", QN_F64, QN_DIMS(3, 3)), gs = qn_input(graph, "s", QN_F64, QN_DIMS(2, 2)), f[3],
             s[2];
    qn_lu(ga, f);
    for (int i = 0; i < 3; i++)
        qn_output(graph, NULL, f[i]);
    qn_output(graph, NULL, qn_det(ga));
    qn_slogdet(ga, s);
    qn_output(graph, NULL, s[0]);
    qn_output(graph, NULL, s[1]);
    qn_slogdet(gs, s);
    qn_output(graph, NULL, qn_det(gs));
    qn_output(graph, NULL, s[0]);
    qn_output(graph, NULL, s[1]);
    qn_tensor in[] = {TENSOR(a, QN_F64, 3, 3), TENSOR(singular, QN_F64, 2, 2)};
    qn_tensor out[] = {
        TENSOR(lu, QN_F64, 3, 3),        TENSOR(pivots, QN_I32, 3),       TENSOR(rows, QN_I32, 3),
        SCALAR_TENSOR(&det, QN_F64),     SCALAR_TENSOR(&sign, QN_F64),    SCALAR_TENSOR(&logarithm, QN_F64),
        SCALAR_TENSOR(&zero[0], QN_F64), SCALAR_TENSOR(&zero[1], QN_F64), SCALAR_TENSOR(&zero[2], QN_F64)};
    RUN(graph, in, out);
    CHECK(pivots[0] == 1 && pivots[1] == 2 && pivots[2] == 2);
    CHECK(rows[0] == 1 && rows[1] == 2 && rows[2] == 0);
    CHECK(lu[0] == 4 && lu[1] == 4 && lu[2] == 0 && lu[3] == 0.5 && lu[4] == 3 && lu[5] == 3 && lu[6] == 0);
    CHECK_NEAR(det, -12, 1e-14);
    CHECK(sign == -1);
    CHECK_NEAR(logarithm, log(12), 1e-14);
    CHECK(zero[0] == 0 && zero[1] == 0 && isinf(zero[2]) && zero[2] < 0);
    qn_close(context);
}

/* Checks q r = a, transpose(q) q = 1 and the zeros of r for a matrix of `rows` rows and `columns` columns. */
static void check_qr(int rows, int columns, int complete)
{
    static double a[N * N], q[N * N], r[N * N], turned[N * N], one[N * N];
    int k = complete || rows < columns ? rows : columns;
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "qr");
    qn_value f[2];
    qn_qr(qn_input(graph, "a", QN_F64, QN_DIMS(rows, columns)), complete, f);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    fill(a, (size_t)(rows * columns), 7);
    qn_tensor in[] = {TENSOR(a, QN_F64, rows, columns)};
    qn_tensor out[] = {TENSOR(q, QN_F64, rows, k), TENSOR(r, QN_F64, k, columns)};
    RUN(graph, in, out);
    CHECK(residual_of(rows, k, columns, q, r, a) < 1e-13);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < k; j++)
            turned[j * rows + i] = q[i * k + j];
    for (int i = 0; i < k; i++)
        for (int j = 0; j < k; j++)
            one[i * k + j] = i == j;
    CHECK(residual_of(k, rows, k, turned, q, one) < 1e-14);
    for (int i = 0; i < k; i++)
        for (int j = 0; j < i && j < columns; j++)
            CHECK(r[i * columns + j] == 0);
    qn_close(context);
}

TEST(qr)
{
    for (int complete = 0; complete < 2; complete++) {
        check_qr(6, 6, complete);
        check_qr(7, 3, complete);
        check_qr(3, 7, complete);
    }
}

/* a has the values 1 and 3. The derivative of a value is the product of the vector with itself; an element below the
 * diagonal stands for two of a. The other triangle is not read. */
TEST(eigenvalues)
{
    double a[2][2] = {{2, NAN}, {1, 2}}, values[2], vectors[2][2], by_a[2][2];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "eigh");
    qn_value ga = qn_input(graph, "a", QN_F64, QN_DIMS(2, 2)), f[2], d;
    qn_eigh(ga, 1, f);
    qn_value largest = qn_sum(qn_slice(f[0], QN_DIMS(1), QN_DIMS(2), QN_DIMS(1)), QN_SCALAR);
    qn_gradient(largest, 1, &ga, &d);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    qn_output(graph, NULL, d);
    qn_tensor in[] = {TENSOR(a, QN_F64, 2, 2)};
    qn_tensor out[] = {TENSOR(values, QN_F64, 2), TENSOR(vectors, QN_F64, 2, 2), TENSOR(by_a, QN_F64, 2, 2)};
    RUN(graph, in, out);
    CHECK_NEAR(values[0], 1, 1e-14);
    CHECK_NEAR(values[1], 3, 1e-14);
    CHECK_NEAR(vectors[0][0] * vectors[1][0], -0.5, 1e-14);
    CHECK_NEAR(vectors[0][1] * vectors[1][1], 0.5, 1e-14);
    CHECK_NEAR(by_a[0][0], 0.5, 1e-14);
    CHECK_NEAR(by_a[1][0], 1, 1e-14);
    CHECK_NEAR(by_a[1][1], 0.5, 1e-14);
    CHECK(by_a[0][1] == 0);
    qn_close(context);
}

/* (2, -i; i, 2) has the values 1 and 3. The vector of 3 is (1, i) / sqrt(2) times a phase, so its second element is
 * i times the first one. */
TEST(hermitian_eigenvalues)
{
    double a[2][2][2] = {{{2, 0}, {NAN, NAN}}, {{0, 1}, {2, 0}}}, values[2], v[2][2][2];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "eigh");
    qn_value f[2];
    qn_eigh(qn_input(graph, "a", QN_C128, QN_DIMS(2, 2)), 1, f);
    qn_output(graph, NULL, f[0]);
    qn_output(graph, NULL, f[1]);
    qn_tensor in[] = {TENSOR(a, QN_C128, 2, 2)};
    qn_tensor out[] = {TENSOR(values, QN_F64, 2), TENSOR(v, QN_C128, 2, 2)};
    RUN(graph, in, out);
    CHECK_NEAR(values[0], 1, 1e-14);
    CHECK_NEAR(values[1], 3, 1e-14);
    CHECK_NEAR(hypot(v[0][1][0], v[0][1][1]), sqrt(0.5), 1e-14);
    CHECK_NEAR(v[1][1][0], -v[0][1][1], 1e-14);
    CHECK_NEAR(v[1][1][1], v[0][1][0], 1e-14);
    qn_close(context);
}

/* A positive definite system by its factor: l y = b, transpose(l) x = y. det l is the root of det a, so the
 * derivative of its logarithm is half of the inverse of a; an element below the diagonal stands for two of a. */
TEST(positive_definite_systems)
{
    static double a[N][N], b[N][1], x[N][1], by_a[N][N], inverse[N][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "definite");
    qn_value ga = qn_input(graph, "a", QN_F64, QN_DIMS(N, N)), gb = qn_input(graph, "b", QN_F64, QN_DIMS(N, 1)), d;
    qn_value l = qn_cholesky(ga, 1), y = qn_triangular_solve(l, gb, 1, 1, 0, QN_NO_TRANSPOSE);
    qn_value other = qn_cholesky(ga, 0);
    qn_output(graph, NULL, qn_triangular_solve(l, y, 1, 1, 0, QN_TRANSPOSE));
    qn_output(graph, NULL, qn_triangular_solve(other, y, 1, 0, 0, QN_NO_TRANSPOSE));
    qn_gradient(qn_sum(qn_log(qn_det(l)), QN_SCALAR), 1, &ga, &d);
    qn_output(graph, NULL, d);
    qn_output(graph, NULL, qn_inverse(ga));
    for (int i = 0; i < N; i++) {
        b[i][0] = i - 3;
        for (int k = 0; k < N; k++)
            a[i][k] = 1.0 / (1 + i + k) + (i == k);
    }
    static double again[N][1];
    qn_tensor in[] = {TENSOR(a, QN_F64, N, N), TENSOR(b, QN_F64, N, 1)};
    qn_tensor out[] = {TENSOR(x, QN_F64, N, 1), TENSOR(again, QN_F64, N, 1), TENSOR(by_a, QN_F64, N, N),
                       TENSOR(inverse, QN_F64, N, N)};
    RUN(graph, in, out);
    CHECK(residual(N, 1, &a[0][0], &x[0][0], &b[0][0]) < 1e-12);
    for (int i = 0; i < N; i++) {
        CHECK_NEAR(x[i][0], again[i][0], 1e-12);
        for (int k = 0; k < N; k++)
            CHECK_NEAR(by_a[i][k], k > i ? 0 : k == i ? inverse[i][k] / 2 : inverse[i][k], 1e-11);
    }
    qn_close(context);
}

/* The derivative of log |det a| by a is the transpose of the inverse of a, and that of sum(inverse(a) b) by b the
 * sum of the inverse's columns. */
TEST(gradients)
{
    static double a[N][N], b[N], by_a[N][N], by_b[N], inverse[N][N];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "gradients");
    qn_value ga = qn_input(graph, "a", QN_F64, QN_DIMS(N, N)), gb = qn_input(graph, "b", QN_F64, QN_DIMS(N)), s[2],
             d[2];
    qn_slogdet(ga, s);
    qn_gradient(s[1], 1, &ga, &d[0]);
    qn_gradient(qn_sum(qn_solve(ga, gb), QN_SCALAR), 1, &gb, &d[1]);
    qn_output(graph, NULL, d[0]);
    qn_output(graph, NULL, d[1]);
    qn_output(graph, NULL, qn_inverse(ga));
    fill(&a[0][0], sizeof a / sizeof(double), 5);
    fill(b, N, 6);
    qn_tensor in[] = {TENSOR(a, QN_F64, N, N), TENSOR(b, QN_F64, N)};
    qn_tensor out[] = {TENSOR(by_a, QN_F64, N, N), TENSOR(by_b, QN_F64, N), TENSOR(inverse, QN_F64, N, N)};
    RUN(graph, in, out);
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int k = 0; k < N; k++) {
            CHECK_NEAR(by_a[i][k], inverse[k][i], 1e-11);
            sum += inverse[k][i];
        }
        CHECK_NEAR(by_b[i], sum, 1e-11);
    }
    qn_close(context);
}

#define REFUSES(message, ...)                                                                                          \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, "bad");                                                                \
        qn_value square = qn_input(graph, "a", QN_F64, QN_DIMS(3, 3)),                                                 \
                 wide = qn_input(graph, "b", QN_F64, QN_DIMS(2, 3));                                                   \
        qn_value integers = qn_input(graph, "c", QN_I32, QN_DIMS(3, 3)), out[3];                                       \
        (void)square, (void)wide, (void)integers, (void)out;                                                           \
        __VA_ARGS__;                                                                                                   \
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, message);                                             \
        qn_graph_free(graph);                                                                                          \
    } while (0)

TEST(refused_operands)
{
    qn_context *context = open_jit();
    REFUSES("solve: operand 0 is tensor<2x3xf64>; expected square matrices of a float or complex type",
            qn_solve(wide, wide));
    REFUSES("solve: tensor<2x3xf64> does not fit tensor<3x3xf64>", qn_solve(square, wide));
    REFUSES("inverse: operand 0 is tensor<3x3xi32>; expected square matrices of a float or complex type",
            qn_inverse(integers));
    REFUSES("det: operand 0 is tensor<2x3xf64>", qn_det(wide));
    REFUSES("slogdet: operand 0 is tensor<2x3xf64>", qn_slogdet(wide, out));
    REFUSES("eigh: operand 0 is tensor<3x3xi32>; expected square matrices of a float or complex type",
            qn_eigh(integers, 1, out));
    REFUSES("qr: operand 0 is tensor<3x3xi32>; expected matrices of a float or complex type", qn_qr(integers, 0, out));
    REFUSES("lu: operand 0 is tensor<3x3xi32>; expected matrices of a float or complex type", qn_lu(integers, out));
    qn_close(context);
}
