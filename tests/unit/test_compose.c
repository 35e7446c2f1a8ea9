/* Compares the functions of compose.h with formulas in C. Also tests the errors of these functions, and
 * dtype_encode. */
#include <math.h>
#include <stdlib.h>

#include "base/half.h"
#include "evaluate/evaluate.h"
#include "graph/build.h"
#include "graph/compose.h"
#include "unit.h"

#define D(...) ((const int64_t[]){__VA_ARGS__})
#define LIST(...) ((attr_dims){sizeof D(__VA_ARGS__) / sizeof(int64_t), D(__VA_ARGS__)})
#define ALL ((attr_dims){0, NULL})

/* ---- running a function of up to three tensors ------------------------------------------------------------------- */

enum { MAX_OUT = 256 };

typedef struct setup {
    graph g;
    region_id f;
} setup;

static void begin(setup *s)
{
    CHECK_OK(graph_init(&s->g));
    s->f = graph_open_region(&s->g, "main");
}

static node_id input(setup *s, qn_dtype dtype, uint32_t rank, const int64_t *dims)
{
    return graph_formal(&s->g, type_tensor(&s->g, dtype, rank, dims), NULL);
}

/* Runs the function with result `value`, checks the result's shape, and frees everything. */
static void finish(setup *s, node_id value, const void *const *in, uint32_t rank, const int64_t *dims, void *out)
{
    graph_close_region(&s->g, 1, &value);
    qn_status status = graph_take_failure(&s->g);
    if (!status) {
        const type *t = node_shape(&s->g, value);
        CHECK(t->rank == rank && (!rank || memcmp(t->dims, dims, rank * sizeof *dims) == 0));
        CHECK_OK(graph_verify(&s->g));
        status = evaluate(&s->g, s->f, in, &out);
    }
    CHECK_OK(status);
    graph_free(&s->g);
}

static void check_near(const char *what, const double *got, const double *want, int count)
{
    for (int i = 0; i < count; i++)
        if (!(fabs(got[i] - want[i]) <= 1e-14 * (1 + fabs(want[i]))))
            unit_fail(__FILE__, __LINE__, "%s: element %d is %.17g, not %.17g", what, i, got[i], want[i]);
}

static const double *numbers(void)
{
    static double made[MAX_OUT];
    for (int i = 0; i < MAX_OUT; i++)
        made[i] = 0.25 * (i * 37 % 23) - 2.5;
    return made;
}

/* ---- matmul ------------------------------------------------------------------------------------------------------ */

typedef struct matmul_case {
    uint32_t lhs_rank, rhs_rank, rank;
    int64_t lhs[4], rhs[4], result[4];
} matmul_case;

/* The operand has rank `rank`; the result has `batch_rank` batching dimensions. Returns the offset, in elements, of the
 * operand's matrix for index `at` of the batching dimensions. */
static int64_t batch_offset(uint32_t rank, const int64_t *dims, uint32_t batch_rank, const int64_t *at)
{
    int64_t offset = 0;
    uint32_t own = rank < 2 ? 0 : rank - 2;
    for (uint32_t i = 0; i < own; i++)
        offset = offset * dims[i] + (dims[i] == 1 ? 0 : at[batch_rank - own + i]);
    return offset * (rank < 2 ? dims[0] : dims[rank - 2] * dims[rank - 1]);
}

static void check_matmul(const matmul_case *c)
{
    double got[MAX_OUT], want[MAX_OUT];
    const double *x = numbers(), *y = numbers() + 5;
    int64_t rows = c->lhs_rank == 1 ? 1 : c->lhs[c->lhs_rank - 2], inner = c->lhs[c->lhs_rank - 1];
    int64_t columns = c->rhs_rank == 1 ? 1 : c->rhs[c->rhs_rank - 1], total = 1, matrices;
    uint32_t batch = (c->lhs_rank > c->rhs_rank ? c->lhs_rank : c->rhs_rank);
    batch = batch > 2 ? batch - 2 : 0;
    for (uint32_t i = 0; i < c->rank; i++)
        total *= c->result[i];
    matrices = total / (rows * columns);
    for (int64_t b = 0; b < matrices; b++) {
        int64_t at[4], rest = b;
        for (uint32_t i = batch; i-- > 0; rest /= c->result[i])
            at[i] = rest % c->result[i];
        const double *l = x + batch_offset(c->lhs_rank, c->lhs, batch, at);
        const double *r = y + batch_offset(c->rhs_rank, c->rhs, batch, at);
        for (int64_t k = 0; k < rows * columns; k++) {
            double sum = 0;
            for (int64_t i = 0; i < inner; i++)
                sum = fma(l[k / columns * inner + i], r[i * columns + k % columns], sum);
            want[b * rows * columns + k] = sum;
        }
    }
    setup s;
    begin(&s);
    node_id lhs = input(&s, QN_F64, c->lhs_rank, c->lhs), rhs = input(&s, QN_F64, c->rhs_rank, c->rhs);
    finish(&s, compose_matmul(&s.g, lhs, rhs), (const void *[]){x, y}, c->rank, c->result, got);
    check_near("matmul", got, want, (int)total);
}

TEST(matmul)
{
    static const matmul_case cases[] = {
        {2, 2, 2, {3, 4}, {4, 5}, {3, 5}},
        {1, 1, 0, {6}, {6}, {0}},
        {1, 2, 1, {4}, {4, 5}, {5}},
        {2, 1, 1, {3, 4}, {4}, {3}},
        {3, 2, 3, {2, 3, 4}, {4, 5}, {2, 3, 5}},
        {2, 3, 3, {3, 4}, {2, 4, 5}, {2, 3, 5}},
        {4, 3, 4, {2, 1, 3, 2}, {3, 2, 2}, {2, 3, 3, 2}},
        {1, 3, 2, {4}, {2, 4, 5}, {2, 5}},
        {3, 1, 2, {2, 3, 4}, {4}, {2, 3}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check_matmul(&cases[i]);
}

/* ---- reductions and softmax -------------------------------------------------------------------------------------- */

TEST(moments)
{
    enum { ROWS = 4, COLUMNS = 6 };
    double got[COLUMNS], sum[COLUMNS] = {0}, mean[COLUMNS], variance[COLUMNS] = {0}, most[COLUMNS];
    const double *x = numbers();
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        int k = i % COLUMNS;
        most[k] = i < COLUMNS || x[i] > most[k] ? x[i] : most[k];
        sum[k] += x[i];
        mean[k] = sum[k] / ROWS;
    }
    for (int i = 0; i < ROWS * COLUMNS; i++)
        variance[i % COLUMNS] += (x[i] - mean[i % COLUMNS]) * (x[i] - mean[i % COLUMNS]) / ROWS;
    const double *const wants[] = {sum, mean, variance, most};
    static const char *const names[] = {"sum", "mean", "variance", "maximum"};
    node_id (*const makers[])(graph *, node_id, attr_dims, bool) = {compose_sum, compose_mean, compose_variance,
                                                                    compose_maximum};
    for (int i = 0; i < 8; i++) {
        setup s;
        begin(&s);
        node_id in = input(&s, QN_F64, 2, D(ROWS, COLUMNS));
        node_id out = makers[i / 2](&s.g, in, i % 2 ? LIST(-2) : LIST(0), i % 2);
        finish(&s, out, (const void *[]){x}, i % 2 ? 2 : 1, i % 2 ? D(1, COLUMNS) : D(COLUMNS), got);
        check_near(names[i / 2], got, wants[i / 2], COLUMNS);
    }
}

/* Sums 4,097 ones. A sum in f16 would stop at 2,048. The sum in f32 is exact, and is rounded to 4,096 at the end. */
TEST(sums_of_f16)
{
    enum { COUNT = 4097 };
    static uint16_t ones[COUNT];
    uint16_t got;
    for (int i = 0; i < COUNT; i++)
        ones[i] = half_from_float(1);
    for (int mean = 0; mean < 2; mean++) {
        setup s;
        begin(&s);
        node_id in = input(&s, QN_F16, 1, D(COUNT));
        node_id out = mean ? compose_mean(&s.g, in, ALL, false) : compose_sum(&s.g, in, ALL, false);
        finish(&s, out, (const void *[]){ones}, 0, NULL, &got);
        CHECK_EQ_U64(got, half_from_float(mean ? 1 : 4096));
    }
}

TEST(softmax)
{
    enum { ROWS = 3, COLUMNS = 5 };
    double got[ROWS * COLUMNS], want[ROWS * COLUMNS], logs[ROWS * COLUMNS];
    double x[ROWS * COLUMNS];
    for (int i = 0; i < ROWS * COLUMNS; i++)
        x[i] = numbers()[i] + (i / COLUMNS == 1 ? 1000 : 0); /* exp(1000) overflows */
    for (int r = 0; r < ROWS; r++) {
        double sum = 0, most = -INFINITY;
        for (int k = 0; k < COLUMNS; k++)
            most = fmax(most, x[r * COLUMNS + k]);
        for (int k = 0; k < COLUMNS; k++)
            sum += exp(x[r * COLUMNS + k] - most);
        for (int k = 0; k < COLUMNS; k++) {
            want[r * COLUMNS + k] = exp(x[r * COLUMNS + k] - most) / sum;
            logs[r * COLUMNS + k] = x[r * COLUMNS + k] - most - log(sum);
        }
    }
    for (int log = 0; log < 2; log++) {
        setup s;
        begin(&s);
        node_id in = input(&s, QN_F64, 2, D(ROWS, COLUMNS));
        node_id out = log ? compose_log_softmax(&s.g, in, -1) : compose_softmax(&s.g, in, 1);
        finish(&s, out, (const void *[]){x}, 2, D(ROWS, COLUMNS), got);
        check_near(log ? "log_softmax" : "softmax", got, log ? logs : want, ROWS * COLUMNS);
    }
}

TEST(cross_entropy)
{
    double logits[] = {1, 2, 3, 0, 0, 0}, targets[] = {0, 0, 1, 0.5, 0.5, 0}, got;
    double want = (-(3 - log(exp(1) + exp(2) + exp(3))) + log(3)) / 2;
    setup s;
    begin(&s);
    node_id x = input(&s, QN_F64, 2, D(2, 3)), y = input(&s, QN_F64, 2, D(2, 3));
    finish(&s, compose_cross_entropy(&s.g, x, y), (const void *[]){logits, targets}, 0, NULL, &got);
    check_near("cross_entropy", &got, &want, 1);
}

/* ---- argmax, one_hot, activations -------------------------------------------------------------------------------- */

static void check_arg(bool largest, const float *values, int64_t count, int32_t want)
{
    int32_t got = -1;
    setup s;
    begin(&s);
    node_id in = input(&s, QN_F32, 1, &count);
    node_id out = largest ? compose_argmax(&s.g, in, 0) : compose_argmin(&s.g, in, -1);
    finish(&s, out, (const void *[]){values}, 0, NULL, &got);
    if (got != want)
        unit_fail(__FILE__, __LINE__, "%s of %d is %d, not %d", largest ? "argmax" : "argmin", (int)count, got, want);
}

TEST(argmax)
{
    static float many[40000];
    check_arg(true, (float[]){1, 3, 2, 3}, 4, 1);
    check_arg(false, (float[]){1, 3, -1, -1}, 4, 2);
    check_arg(true, (float[]){-INFINITY, -INFINITY}, 2, 0);
    check_arg(true, (float[]){-0.0f, 0.0f}, 2, 0);
    check_arg(true, (float[]){1, NAN, INFINITY, NAN}, 4, 1);
    check_arg(false, (float[]){1, -INFINITY, NAN}, 3, 2);
    many[20000] = many[20031] = many[39999] = 5; /* at places in different lanes and chunks */
    check_arg(true, many, 40000, 20000);
    many[39001] = many[17000] = NAN;
    check_arg(true, many, 40000, 17000);
}

TEST(one_hot)
{
    int8_t indices[] = {2, 0, -1, 3};
    float got[12], want[12] = {0, 0, 1, 1, 0, 0};
    setup s;
    begin(&s);
    node_id in = input(&s, QN_I8, 2, D(2, 2));
    finish(&s, compose_one_hot(&s.g, in, 3, QN_F32), (const void *[]){indices}, 3, D(2, 2, 3), got);
    CHECK(memcmp(got, want, sizeof got) == 0);
}

TEST(activations)
{
    double x[] = {-30, -3, -0.5, 0, 0.5, 3, 30}, want[7], got[7];
    for (int kind = 0; kind < 3; kind++) {
        for (int i = 0; i < 7; i++)
            want[i] = kind == 0   ? x[i] > 0 ? x[i] : 0
                      : kind == 1 ? x[i] * erfc(-x[i] * sqrt(0.5)) / 2
                                  : x[i] * (1 + tanh(sqrt(0.6366197723675814) * (x[i] + 0.044715 * pow(x[i], 3)))) / 2;
        setup s;
        begin(&s);
        node_id in = input(&s, QN_F64, 1, D(7));
        finish(&s, kind ? compose_gelu(&s.g, in, kind == 2) : compose_relu(&s.g, in), (const void *[]){x}, 1, D(7),
               got);
        check_near("activation", got, want, 7);
    }
}

/* ---- errors ------------------------------------------------------------------------------------------------------ */

static void expect(setup *s, const char *wanted)
{
    qn_status status = graph_take_failure(&s->g);
    if (!status || strcmp(qn_status_message(status), wanted) != 0)
        unit_fail(__FILE__, __LINE__, "\"%s\", not \"%s\"", qn_status_message(status), wanted);
    qn_status_free(status);
    graph_free(&s->g);
}

TEST(errors)
{
    setup s;
    begin(&s);
    compose_matmul(&s.g, input(&s, QN_F32, 2, D(3, 4)), input(&s, QN_F32, 2, D(5, 6)));
    expect(&s, "matmul: inner dimensions differ: 4 columns in operand 0, 5 rows in operand 1; expected equal numbers");
    begin(&s);
    compose_matmul(&s.g, input(&s, QN_F32, 3, D(2, 3, 4)), input(&s, QN_F32, 3, D(3, 4, 6)));
    expect(&s, "matmul: leading dimensions do not broadcast in tensor<2x3x4xf32> x tensor<3x4x6xf32>");
    begin(&s);
    compose_matmul(&s.g, input(&s, QN_F32, 0, NULL), input(&s, QN_F32, 1, D(3)));
    expect(&s, "matmul: an operand of tensor<f32> x tensor<3xf32> is a scalar; expected vectors or matrices. "
               "qn_multiply and qn_scale multiply by numbers");
    begin(&s);
    compose_softmax(&s.g, input(&s, QN_I32, 1, D(3)), 0);
    expect(&s, "softmax: operand 0 is tensor<3xi32>; expected a float type");
    begin(&s);
    compose_sum(&s.g, input(&s, QN_F32, 2, D(3, 4)), LIST(1, -1), false);
    expect(&s, "sum: -1 lists dimension 1 again; expected each dimension once");
    begin(&s);
    compose_mean(&s.g, input(&s, QN_F32, 2, D(3, 4)), LIST(-3), false);
    expect(&s, "mean: -3 is no dimension of tensor<3x4xf32>; expected -2 to 1");
    begin(&s);
    compose_argmax(&s.g, input(&s, QN_F32, 2, D(3, 0)), 1);
    expect(&s, "argmax: dimension 1 of tensor<3x0xf32> has no elements or too many for i32");
    begin(&s);
    compose_broadcast_to(&s.g, input(&s, QN_F32, 1, D(3)), 2, D(3, 4));
    expect(&s, "broadcast_to: tensor<3xf32> does not broadcast to tensor<3x4xf32>; expected extents that are 1 or "
               "equal, counted from the last one");
    begin(&s);
    compose_cross_entropy(&s.g, input(&s, QN_F32, 2, D(3, 4)), input(&s, QN_F32, 1, D(3)));
    expect(&s, "cross_entropy: logits and targets are tensor<3x4xf32> and tensor<3xf32>; expected the same type for "
               "both, of shape [..., classes]");
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

TEST(encoding)
{
    uint32_t seed = 1;
    for (int i = 0; i < 2000000; i++) {
        seed = seed * 1664525u + 1013904223u;
        half_word any = {.bits = seed ^ seed >> 13};
        if (isnan(any.value))
            continue;
        if (dtype_encode(QN_F16, any.value) != half_from_float(any.value) ||
            dtype_encode(QN_BF16, any.value) != bfloat_from_float(any.value) ||
            dtype_encode(QN_F32, any.value) != any.bits)
            unit_fail(__FILE__, __LINE__, "%a is encoded wrongly", any.value);
        uint64_t bits = (uint64_t)seed << 32 | (seed * 2654435761u), narrow;
        double wide;
        memcpy(&wide, &bits, sizeof wide);
        half_word rounded = {.value = (float)wide};
        narrow = dtype_encode(QN_F32, wide);
        if (!isnan(wide) && (dtype_encode(QN_F64, wide) != bits || narrow != rounded.bits))
            unit_fail(__FILE__, __LINE__, "%a is encoded wrongly", wide);
    }
    CHECK_EQ_U64(dtype_encode(QN_F16, (double)NAN), 0x7e00);
    CHECK_EQ_U64(dtype_encode(QN_F64, -(double)NAN), 0x7ff8000000000000);
    CHECK_EQ_U64(dtype_encode(QN_F16, 1 + 0x1p-11 + 0x1p-30), 0x3c01); /* one rounding, not two */
    CHECK_EQ_U64(dtype_encode(QN_I8, -200), 0x80);
    CHECK_EQ_U64(dtype_encode(QN_I8, -3.9), 0xfd);
    CHECK_EQ_U64(dtype_encode(QN_UI8, 300), 0xff);
    CHECK_EQ_U64(dtype_encode(QN_UI64, (double)INFINITY), UINT64_MAX);
    CHECK_EQ_U64(dtype_encode(QN_I64, (double)INFINITY), INT64_MAX);
    CHECK_EQ_U64(dtype_encode(QN_I1, (double)NAN), 1);
    CHECK_EQ_U64(dtype_encode(QN_I1, -0.0), 0);
}
