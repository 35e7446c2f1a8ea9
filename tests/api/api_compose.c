/* Compares the functions of quern/compose.h with C formulas in double precision. */
#include "api.h"

enum { MAX_RANK = 5, MAX_ELEMENTS = 4096 };

typedef struct array {
    int rank;
    int64_t dims[MAX_RANK];
    double values[MAX_ELEMENTS];
} array;

static int64_t elements(const array *a)
{
    int64_t count = 1;
    for (int i = 0; i < a->rank; i++)
        count *= a->dims[i];
    return count;
}

static qn_dims dims_of(const array *a) { return qn_dims_of((size_t)a->rank, a->dims); }

/* Makes an array of different values that are exact in f32. A wrong index changes sums and products of the values. */
static array array_of(int rank, const int64_t *dims, int seed)
{
    array a = {.rank = rank};
    for (int i = 0; i < rank; i++)
        a.dims[i] = dims[i];
    for (int64_t i = 0; i < elements(&a); i++)
        a.values[i] = (float)sin((double)(i * 13 + seed * 7 + 1));
    return a;
}

static float *floats_of(const array *a)
{
    float *out = malloc(sizeof *out * (size_t)(elements(a) + 1));
    for (int64_t i = 0; i < elements(a); i++)
        out[i] = (float)a->values[i];
    return out;
}

/* Runs a graph with one f32 result. Compares the result's dimensions and values with `want`. `number` is the number of
 * the case, for messages. */
static void compare(int line, int number, qn_graph *graph, qn_value result, int count, const array *inputs,
                    const array *want, double bound)
{
    qn_dims dims = qn_value_dims(result);
    bool same = result.id && dims.count == (size_t)want->rank && qn_value_dtype(result) == QN_F32;
    for (int i = 0; same && i < want->rank; i++)
        same = dims.values[i] == want->dims[i];
    if (!same) {
        qn_status status = qn_graph_status(graph);
        unit_fail(__FILE__, line, "case %d: not the expected shape: %s", number, qn_status_message(status));
        qn_status_free(status);
        return;
    }
    qn_output(graph, "result", result);
    qn_tensor in[4], out[1] = {{malloc(sizeof(float) * (size_t)(elements(want) + 1)), QN_F32, dims_of(want)}};
    for (int i = 0; i < count; i++)
        in[i] = (qn_tensor){floats_of(&inputs[i]), QN_F32, dims_of(&inputs[i])};
    run(__FILE__, line, graph, (size_t)count, in, 1, out);
    const float *got = out[0].data;
    for (int64_t i = 0; i < elements(want); i++)
        if (!(fabs(got[i] - want->values[i]) <= bound * fmax(1, fabs(want->values[i]))))
            unit_fail(__FILE__, line, "case %d: element %d is %.9g, not %.9g", number, (int)i, (double)got[i],
                      want->values[i]);
    for (int i = 0; i < count; i++)
        free(in[i].data);
    free(out[0].data);
}

/* ---- matmul ---- */

static int64_t extent(const array *a, int from_end) { return from_end < a->rank ? a->dims[a->rank - 1 - from_end] : 1; }

/* The leading dimensions of operand `a` are broadcast to the dimensions of `batch`. Returns the index in `a` of the
 * matrix that has the index `number` in `batch`. */
static int64_t batch_place(const array *a, const array *batch, int64_t number)
{
    int64_t place = 0, stride = 1;
    for (int i = 0; i < batch->rank; i++) {
        int64_t size = batch->dims[batch->rank - 1 - i], at = number % size, own = extent(a, i + 2);
        number /= size;
        place += (own == 1 ? 0 : at) * stride;
        stride *= own;
    }
    return place;
}

/* Computes a product as the documentation of numpy.matmul defines it. */
static array matmul(const array *lhs, const array *rhs)
{
    array a = *lhs, b = *rhs, batch = {0}, out = {0};
    if (a.rank == 1) {
        a.dims[1] = a.dims[0];
        a.dims[0] = 1;
        a.rank = 2;
    }
    if (b.rank == 1) {
        b.dims[1] = 1;
        b.rank = 2;
    }
    int64_t m = extent(&a, 1), k = extent(&a, 0), n = extent(&b, 0), batches = 1;
    batch.rank = (a.rank > b.rank ? a.rank : b.rank) - 2;
    for (int i = 0; i < batch.rank; i++) {
        int64_t x = extent(&a, i + 2), y = extent(&b, i + 2);
        batches *= batch.dims[batch.rank - 1 - i] = x == 1 ? y : x;
    }
    for (int i = 0; i < batch.rank; i++)
        out.dims[out.rank++] = batch.dims[i];
    if (lhs->rank > 1)
        out.dims[out.rank++] = m;
    if (rhs->rank > 1)
        out.dims[out.rank++] = n;
    for (int64_t t = 0; t < batches; t++) {
        const double *x = a.values + batch_place(&a, &batch, t) * m * k,
                     *y = b.values + batch_place(&b, &batch, t) * k * n;
        for (int64_t i = 0; i < m; i++)
            for (int64_t j = 0; j < n; j++)
                for (int64_t c = 0; c < k; c++)
                    out.values[(t * m + i) * n + j] += x[i * k + c] * y[c * n + j];
    }
    return out;
}

TEST(matmul)
{
    static const struct {
        int lhs_rank, rhs_rank;
        int64_t lhs[MAX_RANK], rhs[MAX_RANK];
    } cases[] = {
        {2, 2, {3, 4}, {4, 5}},
        {2, 2, {1, 1}, {1, 1}},
        {1, 1, {7}, {7}},
        {1, 2, {4}, {4, 5}},
        {2, 1, {3, 4}, {4}},
        {3, 2, {2, 3, 4}, {4, 5}},
        {2, 3, {3, 4}, {2, 4, 5}},
        {3, 3, {2, 3, 4}, {2, 4, 5}},
        {3, 3, {1, 3, 4}, {2, 4, 5}},
        {3, 3, {2, 3, 4}, {1, 4, 5}},
        {4, 3, {2, 3, 2, 4}, {3, 4, 2}},
        {4, 4, {2, 1, 2, 4}, {1, 3, 4, 2}},
        {1, 3, {4}, {2, 4, 5}},
        {3, 1, {2, 3, 4}, {4}},
        {4, 1, {2, 2, 3, 4}, {4}},
        {1, 4, {4}, {2, 2, 4, 3}},
        {2, 2, {3, 0}, {0, 5}},
        {2, 2, {0, 4}, {4, 5}},
        {3, 3, {0, 3, 4}, {1, 4, 5}},
        {1, 1, {0}, {0}},
        {5, 2, {2, 1, 2, 3, 4}, {4, 2}},
        {2, 2, {1, 40}, {40, 33}},
        {2, 2, {33, 40}, {40, 1}},
        {4, 4, {1, 1, 3, 4}, {2, 2, 4, 3}},
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        static array in[2], want;
        in[0] = array_of(cases[i].lhs_rank, cases[i].lhs, 1);
        in[1] = array_of(cases[i].rhs_rank, cases[i].rhs, 2);
        want = matmul(&in[0], &in[1]);
        qn_graph *graph = qn_graph_new(context, "matmul");
        qn_value a = qn_input(graph, "a", QN_F32, dims_of(&in[0])), b = qn_input(graph, "b", QN_F32, dims_of(&in[1]));
        compare(__LINE__, (int)i, graph, qn_matmul(a, b), 2, in, &want, 2e-6);
        qn_graph_free(graph);
    }
    qn_close(context);
}

static void refused(int line, qn_graph *graph, qn_value value, const char *text)
{
    qn_status status = qn_graph_status(graph);
    if (value.id || qn_status_code(status) != QN_INVALID_ARGUMENT || !strstr(qn_status_message(status), text))
        unit_fail(__FILE__, line, "no \"%s\" in: %s", text, qn_status_message(status));
    qn_status_free(status);
    qn_graph_free(graph);
}

#define REFUSED(text, expression)                                                                                      \
    do {                                                                                                               \
        qn_graph *g = qn_graph_new(context, "refused");                                                                \
        qn_value f234 = qn_input(g, "f234", QN_F32, QN_DIMS(2, 3, 4)),                                                 \
                 f45 = qn_input(g, "f45", QN_F32, QN_DIMS(4, 5));                                                      \
        qn_value f = qn_input(g, "f", QN_F32, QN_SCALAR), i4 = qn_input(g, "i4", QN_I32, QN_DIMS(4));                  \
        qn_value d4 = qn_input(g, "d4", QN_F64, QN_DIMS(4)), p4 = qn_input(g, "p4", QN_I1, QN_DIMS(4));                \
        (void)f234, (void)f45, (void)f, (void)i4, (void)d4, (void)p4;                                                  \
        refused(__LINE__, g, (expression), (text));                                                                    \
    } while (0)

TEST(errors)
{
    qn_context *context = open_jit();
    REFUSED("matmul", qn_matmul(f45, f45));
    REFUSED("matmul", qn_matmul(f, f45));
    REFUSED("matmul", qn_matmul(f45, f));
    REFUSED("matmul", qn_matmul(f234, qn_reshape(f234, QN_DIMS(3, 4, 2))));
    REFUSED("f64", qn_matmul(f234, d4));
    REFUSED("scale", qn_scale(i4, 2));
    REFUSED("scale", qn_scale(p4, 1));
    REFUSED("broadcast_to", qn_broadcast_to(f45, QN_DIMS(4, 4)));
    REFUSED("broadcast_to", qn_broadcast_to(f45, QN_DIMS(5)));
    REFUSED("broadcast_to", qn_broadcast_to(f45, QN_DIMS(5, 4)));
    REFUSED("softmax", qn_softmax(f45, 2));
    REFUSED("softmax", qn_softmax(f45, -3));
    REFUSED("softmax", qn_softmax(f, 0));
    REFUSED("softmax", qn_softmax(i4, 0));
    REFUSED("log_softmax", qn_log_softmax(i4, 0));
    REFUSED("log_softmax", qn_log_softmax(f45, 7));
    REFUSED("sum", qn_sum(f45, QN_DIMS(2)));
    REFUSED("sum", qn_sum(f45, QN_DIMS(-3)));
    REFUSED("sum", qn_sum(f45, QN_DIMS(0, 0)));
    REFUSED("sum", qn_sum(f45, QN_DIMS(1, -1)));
    REFUSED("mean", qn_mean(i4, QN_SCALAR));
    REFUSED("mean", qn_mean(f45, QN_DIMS(5)));
    REFUSED("variance", qn_variance(i4, QN_SCALAR));
    REFUSED("variance", qn_variance(f45, QN_DIMS(-9)));
    REFUSED("argmax", qn_argmax(f45, 2));
    REFUSED("argmax", qn_argmax(f, 0));
    REFUSED("argmax", qn_argmax(qn_slice(i4, QN_DIMS(0), QN_DIMS(0), QN_DIMS(1)), 0));
    REFUSED("gelu", qn_gelu(i4));
    REFUSED("take", qn_take(f45, i4, 2));
    REFUSED("take", qn_take(f, i4, 0));
    REFUSED("take", qn_take(f45, f45, 0));
    REFUSED("take", qn_take(qn_slice(f45, QN_DIMS(0, 0), QN_DIMS(0, 5), QN_DIMS(1, 1)), i4, 0));
    REFUSED("take_along_axis", qn_take_along_axis(f45, i4, 0));
    REFUSED("take_along_axis", qn_take_along_axis(f45, qn_reshape(i4, QN_DIMS(2, 2)), 0));
    REFUSED("take_along_axis", qn_take_along_axis(f45, f45, 1));
    REFUSED("take_along_axis", qn_take_along_axis(f45, qn_reshape(i4, QN_DIMS(1, 4)), -3));
    REFUSED("scatter_add", qn_scatter_add(f45, i4, f45, 2));
    REFUSED("scatter_add", qn_scatter_add(f45, f45, f45, 0));
    REFUSED("scatter_set: the updates are tensor<4x5xf32>; expected tensor<4x4xf32>", qn_scatter_set(f45, i4, f45, 1));
    REFUSED("scatter_maximum: the updates are tensor<4xi32>; expected tensor<4x5xf32>",
            qn_scatter_maximum(f45, i4, i4, 0));
    REFUSED("segment_sum", qn_segment_sum(f45, f45, 3));
    REFUSED("segment_sum", qn_segment_sum(f, i4, 3));
    REFUSED("segment_sum", qn_segment_sum(f45, qn_reshape(i4, QN_DIMS(2, 2)), 3));
    REFUSED("segment_sum", qn_segment_sum(f45, i4, -3));
    REFUSED("one_hot", qn_one_hot(f45, 3, QN_F32));
    REFUSED("one_hot", qn_one_hot(i4, -1, QN_F32));
    REFUSED("one_hot", qn_one_hot(i4, 3, QN_NONE));
    REFUSED("cross_entropy", qn_cross_entropy(f45, f234));
    REFUSED("cross_entropy", qn_cross_entropy(f45, qn_convert(f45, QN_F64)));
    REFUSED("cross_entropy", qn_cross_entropy(i4, i4));
    REFUSED("cross_entropy", qn_cross_entropy(f, f));
    qn_close(context);
}

/* ---- reductions ---- */

/* A moment over the given dimensions, or over all dimensions if `count` is 0. */
static array moment(const array *x, int count, const int64_t *dims, int order)
{
    bool reduced[MAX_RANK] = {0};
    for (int i = 0; i < count; i++)
        reduced[dims[i] < 0 ? dims[i] + x->rank : dims[i]] = true;
    array out = {0};
    double number = 1;
    int64_t strides[MAX_RANK], stride = 1;
    for (int i = 0; i < x->rank; i++) {
        if (!count)
            reduced[i] = true;
        if (reduced[i])
            number *= (double)x->dims[i];
        else
            out.dims[out.rank++] = x->dims[i];
    }
    for (int i = x->rank; i-- > 0;) {
        strides[i] = reduced[i] ? 0 : stride;
        stride *= reduced[i] ? 1 : x->dims[i];
    }
    static double means[MAX_ELEMENTS];
    memset(means, 0, sizeof means);
    for (int pass = 0; pass < (order == 2 ? 2 : 1); pass++)
        for (int64_t e = 0; e < elements(x); e++) {
            int64_t place = 0, rest = e;
            for (int i = x->rank; i-- > 0; rest /= x->dims[i])
                place += rest % x->dims[i] * strides[i];
            if (order == 2 && pass == 0)
                means[place] += x->values[e] / number;
            else if (order == 2)
                out.values[place] += (x->values[e] - means[place]) * (x->values[e] - means[place]) / number;
            else
                out.values[place] += x->values[e] / (order ? number : 1);
        }
    return out;
}

TEST(sum_mean_variance)
{
    static const struct {
        int rank, count;
        int64_t shape[MAX_RANK], dims[MAX_RANK];
    } cases[] = {
        {2, 0, {6, 7}, {0}},
        {2, 1, {6, 7}, {0}},
        {2, 1, {6, 7}, {1}},
        {2, 1, {6, 7}, {-1}},
        {2, 1, {6, 7}, {-2}},
        {2, 2, {6, 7}, {-1, 0}},
        {3, 2, {3, 4, 5}, {2, 0}},
        {3, 1, {3, 4, 5}, {-2}},
        {1, 0, {100}, {0}},
        {1, 1, {1}, {0}},
        {0, 0, {0}, {0}},
        {4, 2, {2, 3, 4, 5}, {1, -1}},
        {4, 3, {2, 3, 4, 5}, {3, 0, 2}},
        {5, 1, {2, 2, 2, 2, 33}, {-1}},
        {2, 1, {40, 50}, {0}},
        {1, 0, {4000}, {0}},
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++)
        for (int order = 0; order < 3; order++) {
            static array in, want;
            in = array_of(cases[i].rank, cases[i].shape, 3);
            want = moment(&in, cases[i].count, cases[i].dims, order);
            qn_graph *graph = qn_graph_new(context, "moment");
            qn_value x = qn_input(graph, "x", QN_F32, dims_of(&in));
            qn_dims dims = qn_dims_of((size_t)cases[i].count, cases[i].dims);
            qn_value y = order == 0 ? qn_sum(x, dims) : order == 1 ? qn_mean(x, dims) : qn_variance(x, dims);
            compare(__LINE__, (int)i * 10 + order, graph, y, 1, &in, &want, 3e-6);
            qn_graph_free(graph);
        }
    qn_close(context);
}

TEST(reductions_without_elements)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "nothing");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2, 0));
    qn_output(graph, "sum", qn_sum(x, QN_DIMS(1)));
    qn_output(graph, "mean", qn_mean(x, QN_DIMS(1)));
    qn_output(graph, "all", qn_sum(x, QN_SCALAR));
    qn_output(graph, "rows", qn_sum(x, QN_DIMS(0)));
    qn_output(graph, "softmax", qn_softmax(x, -1));
    float sum[2], mean[2], all, none;
    qn_tensor in[] = {TENSOR(&none, QN_F32, 2, 0)};
    qn_tensor out[] = {TENSOR(sum, QN_F32, 2), TENSOR(mean, QN_F32, 2), SCALAR_TENSOR(&all, QN_F32),
                       TENSOR(&none, QN_F32, 0), TENSOR(&none, QN_F32, 2, 0)};
    RUN(graph, in, out);
    CHECK(sum[0] == 0 && sum[1] == 0 && all == 0);
    CHECK(isnan(mean[0]) && isnan(mean[1]));
    qn_close(context);
}

TEST(sums_of_integers)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "integers");
    qn_value x = qn_input(graph, "x", QN_UI8, QN_DIMS(2, 3)), p = qn_input(graph, "p", QN_I1, QN_DIMS(2, 3));
    qn_output(graph, "rows", qn_sum(x, QN_DIMS(-1)));
    qn_output(graph, "any", qn_sum(p, QN_DIMS(-1)));
    uint8_t xs[6] = {100, 100, 100, 1, 2, 3}, ps[6] = {0, 1, 1, 0, 0, 0}, rows[2], any[2];
    qn_tensor in[] = {TENSOR(xs, QN_UI8, 2, 3), TENSOR(ps, QN_I1, 2, 3)};
    qn_tensor out[] = {TENSOR(rows, QN_UI8, 2), TENSOR(any, QN_I1, 2)};
    RUN(graph, in, out);
    CHECK(rows[0] == 44 && rows[1] == 6); /* integers wrap */
    CHECK(any[0] == 1 && any[1] == 0);    /* for i1 values, the sum is the logical or */
    qn_close(context);
}

/* ---- along one dimension ---- */

static array softmax(const array *x, int64_t dimension, bool logarithm)
{
    array out = *x;
    int64_t along = dimension < 0 ? dimension + x->rank : dimension, inner = 1, n = x->dims[along];
    for (int i = (int)along + 1; i < x->rank; i++)
        inner *= x->dims[i];
    for (int64_t e = 0; e < elements(x); e++) {
        if (e / inner % n)
            continue;
        double most = -HUGE_VAL, sum = 0;
        for (int64_t k = 0; k < n; k++)
            most = fmax(most, x->values[e + k * inner]);
        for (int64_t k = 0; k < n; k++)
            sum += exp(x->values[e + k * inner] - most);
        for (int64_t k = 0; k < n; k++) {
            double shifted = x->values[e + k * inner] - most;
            out.values[e + k * inner] = logarithm ? shifted - log(sum) : exp(shifted) / sum;
        }
    }
    return out;
}

TEST(softmax)
{
    static const struct {
        int rank;
        int64_t shape[MAX_RANK], dimension;
    } cases[] = {{1, {10}, 0},       {1, {1}, -1},     {2, {5, 9}, -1},      {2, {5, 9}, 0},   {3, {3, 4, 5}, 1},
                 {3, {3, 4, 5}, -3}, {2, {30, 70}, 1}, {4, {2, 1, 3, 4}, 1}, {2, {1, 300}, -1}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++)
        for (int logarithm = 0; logarithm < 2; logarithm++) {
            static array in, want;
            in = array_of(cases[i].rank, cases[i].shape, 5);
            for (int64_t e = 0; e < elements(&in); e++)
                in.values[e] *= e % 5 ? 3 : 80; /* exp overflows in f32 unless the maximum is subtracted */
            for (int64_t e = 0; e < elements(&in); e++)
                in.values[e] = (float)(in.values[e] + 100);
            want = softmax(&in, cases[i].dimension, logarithm);
            qn_graph *graph = qn_graph_new(context, "softmax");
            qn_value x = qn_input(graph, "x", QN_F32, dims_of(&in));
            qn_value y = logarithm ? qn_log_softmax(x, cases[i].dimension) : qn_softmax(x, cases[i].dimension);
            compare(__LINE__, (int)i * 10 + logarithm, graph, y, 1, &in, &want, 1e-6);
            qn_graph_free(graph);
        }
    qn_close(context);
}

TEST(argmax)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "argmax");
    enum { ROWS = 9, N = 5 };
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, N)), k = qn_input(graph, "k", QN_UI8, QN_DIMS(3, 2));
    qn_value b = qn_input(graph, "b", QN_I1, QN_DIMS(3));
    qn_value last = qn_argmax(x, -1);
    CHECK(qn_value_dtype(last) == QN_I32);
    CHECK_DIMS(qn_value_dims(last), ROWS);
    qn_output(graph, "last", last);
    qn_output(graph, "columns", qn_argmax(x, 0));
    qn_output(graph, "integers", qn_argmax(k, 0));
    qn_output(graph, "logical", qn_argmax(b, 0));
    float nan = NAN, inf = HUGE_VALF;
    float xs[ROWS * N] = {
        1,    2,    3,    2,    1,                           /* a single maximum */
        7,    1,    7,    7,    0,                           /* the first of equal maxima wins */
        -1,   -1,   -1,   -1,   -1,                          /* all equal */
        -inf, -inf, -inf, -inf, -inf, 1,   nan, 9,   nan, 2, /* NaN counts as the largest; the first NaN wins */
        nan,  nan,  nan,  nan,  nan,  inf, 1,   nan, inf, 0, -0.0f, 0.0f, -0.0f, 0.0f, -0.0f, /* -0 equals +0 */
        -5,   -4,   -3,   -2,   -inf};
    uint8_t ks[6] = {3, 200, 255, 4, 255, 200}, bs[3] = {0, 1, 1};
    int32_t rows[ROWS], columns[N], integers[2], logical;
    qn_tensor in[] = {TENSOR(xs, QN_F32, ROWS, N), TENSOR(ks, QN_UI8, 3, 2), TENSOR(bs, QN_I1, 3)};
    qn_tensor out[] = {TENSOR(rows, QN_I32, ROWS), TENSOR(columns, QN_I32, N), TENSOR(integers, QN_I32, 2),
                       SCALAR_TENSOR(&logical, QN_I32)};
    RUN(graph, in, out);
    static const int32_t want[ROWS] = {2, 0, 0, 0, 1, 0, 2, 0, 3}, want_columns[N] = {5, 4, 5, 4, 5};
    for (int i = 0; i < ROWS; i++)
        if (rows[i] != want[i])
            unit_fail(__FILE__, __LINE__, "row %d: %d, not %d", i, rows[i], want[i]);
    for (int i = 0; i < N; i++)
        if (columns[i] != want_columns[i])
            unit_fail(__FILE__, __LINE__, "column %d: %d, not %d", i, columns[i], want_columns[i]);
    CHECK(integers[0] == 1 && integers[1] == 0 && logical == 1);
    qn_close(context);
}

/* ---- elementwise ---- */

TEST(activations_and_scale)
{
    enum { N = 19 };
    static const int64_t shape[] = {N};
    static const double at[N] = {-100,  -10, -3,  -2, -1, -0.5, -0.1, -1e-10, -0.0, 0,
                                 1e-10, 0.1, 0.5, 1,  2,  3,    10,   100,    1e30};
    qn_context *context = open_jit();
    for (int what = 0; what < 3; what++) {
        static array in, want;
        in = (array){.rank = 1};
        in.dims[0] = shape[0];
        for (int i = 0; i < N; i++)
            in.values[i] = (float)at[i];
        want = in;
        for (int i = 0; i < N; i++)
            want.values[i] = what == 0   ? fmax(in.values[i], 0)
                             : what == 1 ? in.values[i] * (1 + erf(in.values[i] / sqrt(2))) / 2
                                         : (double)((float)in.values[i] * 0.1f);
        qn_graph *graph = qn_graph_new(context, "activation");
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(N));
        qn_value y = what == 0 ? qn_relu(x) : what == 1 ? qn_gelu(x) : qn_scale(x, 0.1);
        compare(__LINE__, what, graph, y, 1, &in, &want, what == 1 ? 2e-7 : 0);
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(relu_of_integers_and_specials)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "relu");
    qn_value k = qn_input(graph, "k", QN_I16, QN_DIMS(4)), x = qn_input(graph, "x", QN_F32, QN_DIMS(4));
    qn_output(graph, "k", qn_relu(k));
    qn_output(graph, "x", qn_relu(x));
    int16_t ks[4] = {-32768, -1, 0, 32767}, kr[4];
    float xs[4] = {NAN, -0.0f, -HUGE_VALF, HUGE_VALF}, xr[4];
    qn_tensor in[] = {TENSOR(ks, QN_I16, 4), TENSOR(xs, QN_F32, 4)},
              out[] = {TENSOR(kr, QN_I16, 4), TENSOR(xr, QN_F32, 4)};
    RUN(graph, in, out);
    CHECK(kr[0] == 0 && kr[1] == 0 && kr[2] == 0 && kr[3] == 32767);
    CHECK(isnan(xr[0]) && xr[1] == 0 && !signbit(xr[1]) && xr[2] == 0 && xr[3] == HUGE_VALF); /* as maximum(x, 0) */
    qn_close(context);
}

/* scale rounds its factor to the element type first. */
TEST(scale_rounds_its_factor)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "scale");
    qn_value h = qn_input(graph, "h", QN_BF16, QN_DIMS(1)), d = qn_input(graph, "d", QN_F64, QN_DIMS(1));
    qn_output(graph, "h", qn_scale(h, 0.1));
    qn_output(graph, "d", qn_scale(d, 0.1));
    uint16_t hs = 0x4120 /* the number 10 */, hr;
    double ds = 10, dr;
    qn_tensor in[] = {TENSOR(&hs, QN_BF16, 1), TENSOR(&ds, QN_F64, 1)},
              out[] = {TENSOR(&hr, QN_BF16, 1), TENSOR(&dr, QN_F64, 1)};
    RUN(graph, in, out);
    CHECK_EQ_U64(hr, 0x3F80); /* 10 * 0.10009765625 = 1.0009765625, which rounds to 1 in bf16 */
    CHECK(dr == 10 * 0.1);
    qn_close(context);
}

TEST(broadcast_to)
{
    static const struct {
        int rank, to_rank;
        int64_t shape[MAX_RANK], to[MAX_RANK];
    } cases[] = {
        {0, 0, {0}, {0}},       {0, 2, {0}, {3, 4}},    {1, 2, {4}, {3, 4}},          {1, 3, {1}, {2, 3, 4}},
        {2, 2, {3, 1}, {3, 5}}, {2, 2, {1, 5}, {3, 5}}, {2, 4, {3, 1}, {2, 2, 3, 4}}, {3, 3, {2, 1, 3}, {2, 4, 3}},
        {2, 2, {3, 4}, {3, 4}}, {2, 2, {1, 1}, {0, 7}}, {1, 2, {0}, {3, 0}}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        static array in, want;
        in = array_of(cases[i].rank, cases[i].shape, 8);
        want = (array){.rank = cases[i].to_rank};
        memcpy(want.dims, cases[i].to, sizeof want.dims);
        for (int64_t e = 0; e < elements(&want); e++) {
            int64_t place = 0, stride = 1, rest = e;
            for (int k = 0; k < want.rank; k++) {
                int64_t size = want.dims[want.rank - 1 - k], own = extent(&in, k);
                place += (own == 1 ? 0 : rest % size) * stride;
                stride *= own;
                rest /= size;
            }
            want.values[e] = in.values[place];
        }
        qn_graph *graph = qn_graph_new(context, "broadcast");
        qn_value x = qn_input(graph, "x", QN_F32, dims_of(&in));
        compare(__LINE__, (int)i, graph, qn_broadcast_to(x, dims_of(&want)), 1, &in, &want, 0);
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(one_hot)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "one hot");
    qn_value k = qn_input(graph, "k", QN_I64, QN_DIMS(2, 3)), u = qn_input(graph, "u", QN_UI8, QN_SCALAR);
    qn_value hot = qn_one_hot(k, 4, QN_F32);
    CHECK_DIMS(qn_value_dims(hot), 2, 3, 4);
    qn_output(graph, "f32", hot);
    qn_output(graph, "i1", qn_one_hot(k, 4, QN_I1));
    qn_output(graph, "bf16", qn_one_hot(u, 300, QN_BF16));
    qn_output(graph, "none", qn_one_hot(k, 0, QN_I8));
    int64_t ks[6] = {0, 3, 4, -1, 1, 4294967297}; /* an index outside of 0 to 3 gives a row of zeros */
    uint8_t us = 255;
    float f[24];
    uint8_t p[24];
    uint16_t h[300];
    qn_tensor in[] = {TENSOR(ks, QN_I64, 2, 3), SCALAR_TENSOR(&us, QN_UI8)};
    qn_tensor out[] = {TENSOR(f, QN_F32, 2, 3, 4), TENSOR(p, QN_I1, 2, 3, 4), TENSOR(h, QN_BF16, 300),
                       TENSOR(NULL, QN_I8, 2, 3, 0)};
    char none[1];
    out[3].data = none;
    RUN(graph, in, out);
    for (int i = 0; i < 24; i++) {
        CHECK(f[i] == (ks[i / 4] == i % 4));
        CHECK(p[i] == (ks[i / 4] == i % 4));
    }
    for (int i = 0; i < 300; i++)
        CHECK(h[i] == (i == 255 ? 0x3F80 : 0));
    qn_close(context);
}

static int64_t clipped(int64_t index, int64_t extent) { return index < 0 ? 0 : index >= extent ? extent - 1 : index; }

/* Indices of each integer type, some of them out of range. */
TEST(take)
{
    enum { ROWS = 5, COLUMNS = 3 };
    static const qn_dtype types[] = {QN_I8, QN_I16, QN_I32, QN_I64, QN_UI8, QN_UI16, QN_UI32, QN_UI64};
    static const int64_t places[2][2] = {{4, 1}, {-3, 100}};
    qn_context *context = open_jit();
    for (size_t k = 0; k < COUNT(types); k++) {
        qn_graph *graph = qn_graph_new(context, "take");
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, COLUMNS));
        qn_value i = qn_input(graph, "i", types[k], QN_DIMS(2, 2));
        qn_value rows = qn_take(x, i, 0), columns = qn_take(x, i, -1);
        qn_value one = qn_take(x, qn_reshape(qn_slice(i, QN_DIMS(0, 1), QN_DIMS(1, 2), QN_DIMS(1, 1)), QN_SCALAR), 0);
        CHECK_DIMS(qn_value_dims(rows), 2, 2, COLUMNS);
        CHECK_DIMS(qn_value_dims(columns), ROWS, 2, 2);
        CHECK_DIMS(qn_value_dims(one), COLUMNS);
        qn_output(graph, "rows", rows);
        qn_output(graph, "columns", columns);
        qn_output(graph, "one", one);
        float table[ROWS * COLUMNS], r[4 * COLUMNS], c[4 * ROWS], o[COLUMNS];
        unsigned char bytes[4 * 8];
        size_t size = qn_dtype_size(types[k]);
        for (int e = 0; e < ROWS * COLUMNS; e++)
            table[e] = (float)e;
        for (int e = 0; e < 4; e++)
            memcpy(bytes + (size_t)e * size, &places[e / 2][e % 2], size);
        qn_tensor in[] = {TENSOR(table, QN_F32, ROWS, COLUMNS), TENSOR(bytes, types[k], 2, 2)};
        qn_tensor out[] = {TENSOR(r, QN_F32, 2, 2, COLUMNS), TENSOR(c, QN_F32, ROWS, 2, 2), TENSOR(o, QN_F32, COLUMNS)};
        RUN(graph, in, out);
        for (int e = 0; e < 4; e++) {
            /* -3 as an unsigned number is above all extents */
            int64_t index =
                places[e / 2][e % 2] < 0 && types[k] >= QN_UI8 && types[k] <= QN_UI64 ? 1000 : places[e / 2][e % 2];
            for (int d = 0; d < COLUMNS; d++)
                CHECK(r[e * COLUMNS + d] == table[clipped(index, ROWS) * COLUMNS + d]);
            for (int d = 0; d < ROWS; d++)
                CHECK(c[d * 4 + e] == table[d * COLUMNS + clipped(index, COLUMNS)]);
        }
        for (int d = 0; d < COLUMNS; d++)
            CHECK(o[d] == table[COLUMNS + d]);
    }
    qn_close(context);
}

TEST(take_along_axis)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "take along axis");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(3, 4)), i = qn_input(graph, "i", QN_I32, QN_DIMS(3, 2));
    qn_value one = qn_slice(i, QN_DIMS(0, 0), QN_DIMS(1, 2), QN_DIMS(1, 1));
    qn_value narrow = qn_slice(x, QN_DIMS(0, 0), QN_DIMS(3, 1), QN_DIMS(1, 1));
    qn_output(graph, "along", qn_take_along_axis(x, i, 1));
    qn_output(graph, "repeated", qn_take_along_axis(x, one, -1)); /* the same indices in each row */
    qn_output(graph, "spread", qn_take_along_axis(narrow, i, 0)); /* the same column for each column of indices */
    float values[12], a[6], r[6], s[6];
    int32_t places[6] = {3, 0, -1, 2, 4, 1};
    for (int e = 0; e < 12; e++)
        values[e] = (float)(e * e);
    qn_tensor in[] = {TENSOR(values, QN_F32, 3, 4), TENSOR(places, QN_I32, 3, 2)};
    qn_tensor out[] = {TENSOR(a, QN_F32, 3, 2), TENSOR(r, QN_F32, 3, 2), TENSOR(s, QN_F32, 3, 2)};
    RUN(graph, in, out);
    for (int e = 0; e < 6; e++) {
        CHECK(a[e] == values[e / 2 * 4 + clipped(places[e], 4)]);
        CHECK(r[e] == values[e / 2 * 4 + clipped(places[e % 2], 4)]);
        CHECK(s[e] == values[clipped(places[e], 3) * 4]);
    }
    qn_close(context);
}

TEST(cross_entropy)
{
    static const struct {
        int rank;
        int64_t shape[MAX_RANK];
    } cases[] = {{1, {6}}, {2, {4, 6}}, {3, {2, 3, 5}}, {2, {1, 1}}, {2, {50, 10}}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        static array in[2], logs, want;
        in[0] = array_of(cases[i].rank, cases[i].shape, 9);
        in[1] = array_of(cases[i].rank, cases[i].shape, 10);
        logs = softmax(&in[0], -1, true);
        want = (array){.rank = 0};
        int64_t rows = elements(&in[0]) / in[0].dims[in[0].rank - 1];
        for (int64_t e = 0; e < elements(&in[0]); e++)
            want.values[0] -= in[1].values[e] * logs.values[e] / (double)rows;
        qn_graph *graph = qn_graph_new(context, "cross entropy");
        qn_value x = qn_input(graph, "x", QN_F32, dims_of(&in[0])), t = qn_input(graph, "t", QN_F32, dims_of(&in[1]));
        compare(__LINE__, (int)i, graph, qn_cross_entropy(x, t), 2, in, &want, 2e-6);
        qn_graph_free(graph);
    }
    qn_close(context);
}

/* ---- scatters ---- */

static float updated(int which, float old, float with)
{
    switch (which) {
    case 0: return with;
    case 1: return old + with;
    case 2: return old * with;
    case 3: return old > with ? old : with;
    default: return old < with ? old : with;
    }
}

TEST(scatters)
{
    enum { ROWS = 5, COLUMNS = 3, PLACES = 6 };
    static qn_value (*const functions[])(qn_value, qn_value, qn_value, int64_t) = {
        qn_scatter_set, qn_scatter_add, qn_scatter_multiply, qn_scatter_maximum, qn_scatter_minimum};
    int32_t places[PLACES] = {2, 0, -1, 2, 5, 1};
    qn_context *context = open_jit();
    for (int which = 0; which < 5; which++) {
        qn_graph *graph = qn_graph_new(context, "scatters");
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, COLUMNS));
        qn_value i = qn_input(graph, "i", QN_I32, QN_DIMS(2, 3));
        qn_value u = qn_input(graph, "u", QN_F32, QN_DIMS(2, 3, COLUMNS));
        qn_value v = qn_input(graph, "v", QN_F32, QN_DIMS(ROWS, 2, 3));
        qn_output(graph, "rows", functions[which](x, i, u, 0));
        qn_output(graph, "columns", functions[which](x, i, v, -1));
        float table[ROWS * COLUMNS], rows[ROWS * COLUMNS], columns[ROWS * COLUMNS];
        float r[ROWS * COLUMNS], c[ROWS * COLUMNS], of_rows[PLACES * COLUMNS], of_columns[ROWS * PLACES];
        for (int e = 0; e < ROWS * COLUMNS; e++)
            rows[e] = columns[e] = table[e] = (float)(e % 7) - 2.5f;
        for (int e = 0; e < PLACES * COLUMNS; e++)
            of_rows[e] = (float)(e % 5) - 1.75f;
        for (int e = 0; e < ROWS * PLACES; e++)
            of_columns[e] = (float)(e % 9) - 4.25f;
        qn_tensor in[] = {TENSOR(table, QN_F32, ROWS, COLUMNS), TENSOR(places, QN_I32, 2, 3),
                          TENSOR(of_rows, QN_F32, 2, 3, COLUMNS), TENSOR(of_columns, QN_F32, ROWS, 2, 3)};
        qn_tensor out[] = {TENSOR(r, QN_F32, ROWS, COLUMNS), TENSOR(c, QN_F32, ROWS, COLUMNS)};
        RUN(graph, in, out);
        for (int e = 0; e < PLACES; e++) {
            for (int d = 0; d < COLUMNS && places[e] >= 0 && places[e] < ROWS; d++) {
                float *at = &rows[places[e] * COLUMNS + d];
                *at = updated(which, *at, of_rows[e * COLUMNS + d]);
            }
            for (int d = 0; d < ROWS && places[e] >= 0 && places[e] < COLUMNS; d++) {
                float *at = &columns[d * COLUMNS + places[e]];
                *at = updated(which, *at, of_columns[d * PLACES + e]);
            }
        }
        CHECK(memcmp(r, rows, sizeof r) == 0 && memcmp(c, columns, sizeof c) == 0);
    }
    qn_close(context);
}

TEST(segment_sum)
{
    uint8_t segments[] = {2, 0, 2, 9, 3};
    float x[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, y[8];
    static const float want[8] = {3, 4, 0, 0, 6, 8, 9, 10};
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "segment_sum");
    qn_value v = qn_input(graph, "x", QN_F32, QN_DIMS(5, 2)), s = qn_input(graph, "s", QN_UI8, QN_DIMS(5));
    qn_output(graph, "y", qn_segment_sum(v, s, 4));
    qn_tensor in[] = {TENSOR(x, QN_F32, 5, 2), TENSOR(segments, QN_UI8, 5)}, out[] = {TENSOR(y, QN_F32, 4, 2)};
    RUN(graph, in, out);
    CHECK(memcmp(y, want, sizeof y) == 0);
    qn_close(context);
}
