/* Compares the functions of quern/nn.h, and qn_map, with C formulas in double precision. */
#include "api.h"

enum { MAX_ELEMENTS = 512, MAX_INPUTS = 5 };

/* A graph with inputs of one float type, and the values that its calls get. */
typedef struct bench {
    qn_context *context;
    qn_graph *graph;
    qn_dtype dtype;
    int count;
    qn_dims dims[MAX_INPUTS];
    float x[MAX_INPUTS][MAX_ELEMENTS]; /* exact in f16 and bf16, too */
} bench;

static size_t elements(qn_dims dims)
{
    size_t count = 1;
    for (size_t i = 0; i < dims.count; i++)
        count *= (size_t)dims.values[i];
    return count;
}

static void begin(bench *b, qn_dtype dtype)
{
    b->context = open_jit();
    b->graph = qn_graph_new(b->context, NULL);
    b->dtype = dtype;
    b->count = 0;
}

/* Adds an input whose elements are different multiples of 1/32 in (-2, 2). */
static qn_value input(bench *b, qn_dims dims)
{
    int k = b->count++;
    b->dims[k] = dims;
    for (size_t i = 0; i < elements(dims); i++)
        b->x[k][i] = (float)((int)((i * 37 + (size_t)k * 11 + 5) % 127) - 63) / 32;
    return qn_convert(qn_input(b->graph, NULL, QN_F32, dims), b->dtype);
}

/* Runs the graph and compares its result with `want`. */
static void check(int line, bench *b, qn_value result, qn_dims dims, const double *want, double bound)
{
    static float got[MAX_ELEMENTS];
    qn_tensor in[MAX_INPUTS] = {{NULL, QN_F32, QN_SCALAR}}, out = {got, QN_F32, dims};
    bool same = result.id && qn_value_dims(result).count == dims.count && qn_value_dtype(result) == b->dtype;
    for (size_t i = 0; same && i < dims.count; i++)
        same = qn_value_dims(result).values[i] == dims.values[i];
    if (same) {
        qn_output(b->graph, NULL, qn_convert(result, QN_F32));
        for (int k = 0; k < b->count; k++)
            in[k] = (qn_tensor){b->x[k], QN_F32, b->dims[k]};
        run(__FILE__, line, b->graph, (size_t)b->count, in, 1, &out);
        for (size_t i = 0; i < elements(dims); i++)
            if (!(fabs(got[i] - want[i]) <= bound * fmax(1, fabs(want[i])) || (double)got[i] == want[i]))
                unit_fail(__FILE__, line, "element %zu is %.9g, not %.9g", i, (double)got[i], want[i]);
    } else {
        qn_status status = qn_graph_status(b->graph);
        unit_fail(__FILE__, line, "not the expected type: %s", qn_status_message(status));
        qn_status_free(status);
    }
    qn_close(b->context);
}

static const struct {
    qn_dtype dtype;
    double bound;
} types[] = {{QN_F32, 2e-6}, {QN_F16, 2e-3}, {QN_BF16, 1.6e-2}, {QN_F64, 2e-7}};

/* ---- activations and norms ---- */

TEST(silu)
{
    static bench b;
    double want[40];
    begin(&b, QN_F32);
    qn_value x = input(&b, QN_DIMS(5, 8));
    for (int i = 0; i < 40; i++)
        want[i] = b.x[0][i] / (1 + exp(-(double)b.x[0][i]));
    check(__LINE__, &b, qn_silu(x), QN_DIMS(5, 8), want, 1e-6);
}

TEST(logsumexp)
{
    static bench b;
    for (size_t t = 0; t < COUNT(types); t++) {
        double want[5] = {0};
        begin(&b, types[t].dtype);
        qn_value x = input(&b, QN_DIMS(5, 8));
        for (int i = 0; i < 40; i++)
            want[i / 8] += exp((double)b.x[0][i]);
        for (int i = 0; i < 5; i++)
            want[i] = log(want[i]);
        check(__LINE__, &b, qn_logsumexp(x, -1), QN_DIMS(5), want, types[t].bound);
    }
    double ends[4] = {-INFINITY, INFINITY, 1e30, log(2)};
    begin(&b, QN_F32);
    qn_value x = input(&b, QN_DIMS(2, 4));
    const float columns[2][4] = {{-INFINITY, INFINITY, 1e30f, 0}, {-INFINITY, 1, -1e30f, 0}};
    memcpy(b.x[0], columns, sizeof columns);
    check(__LINE__, &b, qn_logsumexp(x, 0), QN_DIMS(4), ends, 1e-6);
}

/* Normalises rows of 8 as the header says. `centre` is 0 for rms_norm. */
static void norm_rows(const bench *b, int centre, double epsilon, const float *scale, const float *offset, double *want)
{
    for (int r = 0; r < 5; r++) {
        double mean = 0, square = 0;
        for (int i = 0; i < 8; i++)
            mean += centre * (double)b->x[0][r * 8 + i] / 8;
        for (int i = 0; i < 8; i++)
            square += (b->x[0][r * 8 + i] - mean) * (b->x[0][r * 8 + i] - mean) / 8;
        for (int i = 0; i < 8; i++)
            want[r * 8 + i] = (b->x[0][r * 8 + i] - mean) / sqrt(square + epsilon) * (scale ? (double)scale[i] : 1) +
                              (offset ? (double)offset[i] : 0);
    }
}

TEST(linear)
{
    static bench b;
    double want[20];
    for (int with = 0; with < 2; with++) {
        begin(&b, QN_F32);
        qn_value x = input(&b, QN_DIMS(5, 8)), w = input(&b, QN_DIMS(8, 4)), offset = input(&b, QN_DIMS(4));
        for (int i = 0; i < 20; i++) {
            want[i] = with * (double)b.x[2][i % 4];
            for (int k = 0; k < 8; k++)
                want[i] += (double)b.x[0][i / 4 * 8 + k] * (double)b.x[1][k * 4 + i % 4];
        }
        check(__LINE__, &b, qn_linear(x, w, with ? offset : NOTHING), QN_DIMS(5, 4), want, 2e-6);
    }
}

TEST(norms)
{
    static bench b;
    double want[40];
    for (size_t t = 0; t < COUNT(types); t++) {
        begin(&b, types[t].dtype);
        qn_value x = input(&b, QN_DIMS(5, 8)), scale = input(&b, QN_DIMS(8)), offset = input(&b, QN_DIMS(8));
        norm_rows(&b, 1, 1e-3, b.x[1], b.x[2], want);
        check(__LINE__, &b, qn_layer_norm(x, scale, offset, 1e-3), QN_DIMS(5, 8), want, types[t].bound);
        begin(&b, types[t].dtype);
        x = input(&b, QN_DIMS(5, 8));
        scale = input(&b, QN_DIMS(8));
        norm_rows(&b, 0, 0.5, b.x[1], NULL, want);
        check(__LINE__, &b, qn_rms_norm(x, scale, 0.5), QN_DIMS(5, 8), want, types[t].bound);
    }
    begin(&b, QN_F32);
    qn_value x = input(&b, QN_DIMS(5, 8)), offset = input(&b, QN_DIMS(8));
    norm_rows(&b, 1, 0, NULL, b.x[1], want);
    check(__LINE__, &b, qn_layer_norm(x, NOTHING, offset, 0), QN_DIMS(5, 8), want, 2e-6);
    begin(&b, QN_F32);
    norm_rows(&b, 0, 0, NULL, NULL, want);
    check(__LINE__, &b, qn_rms_norm(input(&b, QN_DIMS(5, 8)), NOTHING, 0), QN_DIMS(5, 8), want, 2e-6);
}

TEST(batch_norm)
{
    static bench b;
    for (int result = 0; result < 3; result++) {
        double mean[4] = {0}, variance[4] = {0}, want[40];
        qn_value out[3];
        begin(&b, QN_F32);
        qn_value x = input(&b, QN_DIMS(2, 4, 5)), scale = input(&b, QN_DIMS(4)), offset = input(&b, QN_DIMS(4));
        for (int i = 0; i < 40; i++)
            mean[i / 5 % 4] += (double)b.x[0][i] / 10;
        for (int i = 0; i < 40; i++)
            variance[i / 5 % 4] += pow(b.x[0][i] - mean[i / 5 % 4], 2) / 10;
        for (int i = 0; i < 40; i++)
            want[i] = b.x[1][i / 5 % 4] * ((b.x[0][i] - mean[i / 5 % 4]) / sqrt(variance[i / 5 % 4] + 0.25)) +
                      b.x[2][i / 5 % 4];
        qn_batch_norm_training(x, scale, offset, 0.25f, result - 2 ? 1 : -2, out);
        check(__LINE__, &b, out[result], result ? QN_DIMS(4) : QN_DIMS(2, 4, 5),
              result == 0   ? want
              : result == 1 ? mean
                            : variance,
              2e-6);
    }
}

/* ---- dropout and attention ---- */

TEST(dropout)
{
    enum { N = 480 };
    static bench b;
    static float got[N];
    begin(&b, QN_F32);
    qn_value x = input(&b, QN_DIMS(N));
    for (int i = 0; i < N; i++)
        b.x[0][i] = 1 + (float)i;
    qn_output(b.graph, NULL, qn_dropout(qn_random_key(b.graph, 3), x, 0.25));
    RUN(b.graph, ((qn_tensor[]){TENSOR(b.x[0], QN_F32, N)}), ((qn_tensor[]){TENSOR(got, QN_F32, N)}));
    int zeros = 0;
    for (int i = 0; i < N; i++) {
        zeros += got[i] == 0;
        CHECK(got[i] == 0 || got[i] == b.x[0][i] / 0.75f);
    }
    CHECK(zeros > N / 4 - 40 && zeros < N / 4 + 40);
    qn_close(b.context);
}

/* Attention of 2 heads: 3 rows of the query see 4 rows of the key. `mask` and `bias` may be NULL. */
static void attend(const bench *b, double scale, bool causal, const uint8_t *mask, const float *bias, double *want)
{
    for (int h = 0; h < 2; h++)
        for (int i = 0; i < 3; i++) {
            double weights[4], total = 0;
            for (int j = 0; j < 4; j++) {
                double score = 0;
                for (int k = 0; k < 5; k++)
                    score += (double)b->x[0][(h * 3 + i) * 5 + k] * b->x[1][(h * 4 + j) * 5 + k];
                bool seen = (!causal || j <= i + 1) && (!mask || mask[i * 4 + j]);
                weights[j] = seen ? exp(score * scale + (bias ? (double)bias[j] : 0)) : 0;
                total += weights[j];
            }
            for (int e = 0; e < 2; e++) {
                double sum = 0;
                for (int j = 0; j < 4; j++)
                    sum += (total > 0 ? weights[j] / total : 0.25) * b->x[2][(h * 4 + j) * 2 + e];
                want[(h * 3 + i) * 2 + e] = sum;
            }
        }
}

TEST(attention)
{
    static const uint8_t mask[12] = {1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0};
    static bench b;
    double want[12];
    for (size_t t = 0; t < COUNT(types); t++)
        for (int kind = 0; kind < 4; kind++) {
            begin(&b, types[t].dtype);
            qn_value q = input(&b, QN_DIMS(2, 3, 5)), k = input(&b, QN_DIMS(2, 4, 5)), v = input(&b, QN_DIMS(2, 4, 2));
            qn_attention_options o = {.causal = kind == 1, .scale = kind == 3 ? 0.25 : 0};
            if (kind == 2)
                o.mask = qn_constant(b.graph, QN_I1, QN_DIMS(3, 4), mask);
            if (kind == 3)
                o.mask = input(&b, QN_DIMS(4));
            attend(&b, kind == 3 ? 0.25 : 1 / sqrt(5), kind == 1, kind == 2 ? mask : NULL, kind == 3 ? b.x[3] : NULL,
                   want);
            check(__LINE__, &b, qn_attention(q, k, v, kind ? &o : NULL), QN_DIMS(2, 3, 2), want, 2 * types[t].bound);
        }
}

/* ---- einsum ---- */

/* Computes an einsum of operands with extent 2 + (letter - 'a') for each letter, by loops over all letters. */
static void sum_products(const bench *b, const char *spec, double *want)
{
    const char *terms[MAX_INPUTS] = {spec}, *result = strstr(spec, "->") + 2;
    int count = 1, extent[6], at[6] = {0};
    for (const char *c = spec; *c != '-'; c++)
        if (*c == ',')
            terms[count++] = c + 1;
    for (int i = 0; i < 6; i++)
        extent[i] = memchr(spec, 'a' + i, strlen(spec)) ? 2 + i : 1;
    memset(want, 0, sizeof(double) * MAX_ELEMENTS);
    for (bool more = true; more;) {
        double product = 1;
        size_t place = 0;
        for (int k = 0; k < count; k++) {
            size_t from = 0;
            for (const char *c = terms[k]; *c >= 'a'; c++)
                from = from * (size_t)extent[*c - 'a'] + (size_t)at[*c - 'a'];
            product *= b->x[k][from];
        }
        for (const char *c = result; *c; c++)
            place = place * (size_t)extent[*c - 'a'] + (size_t)at[*c - 'a'];
        want[place] += product;
        more = false;
        for (int i = 6; i-- > 0 && !more;) {
            more = ++at[i] < extent[i];
            at[i] = more ? at[i] : 0;
        }
    }
}

static qn_dims letters(const char *term)
{
    qn_dims dims = QN_SCALAR;
    for (; *term >= 'a'; term++)
        dims.values[dims.count++] = 2 + (*term - 'a');
    return dims;
}

TEST(einsum)
{
    static const char *const specs[] = {"ab->ba",       "ab->",         "ab->b",      "ab,bc->ac",    "ab,cb->ca",
                                        "bij,bjk->bik", "ab,ab->ab",    "ab,ab->",    "a,b->ab",      "a,b->ba",
                                        "abc,bd->cda",  "ab,bc,cd->ad", "ab,c,bc->a", "abc,cb,d->da", "a->a",
                                        "ab,->ba",      "abcd,db->ac"};
    static bench b;
    static double want[MAX_ELEMENTS];
    for (size_t s = 0; s < COUNT(specs); s++) {
        char spec[32];
        qn_value x[MAX_INPUTS];
        size_t count = 0;
        for (size_t i = 0; i <= strlen(specs[s]); i++) /* i, j and k are d, e and f */
            spec[i] = (char)(specs[s][i] >= 'i' ? specs[s][i] - 'i' + 'd' : specs[s][i]);
        begin(&b, QN_F32);
        for (const char *c = spec; c; c = strchr(c, ',') ? strchr(c, ',') + 1 : NULL) {
            x[count] = input(&b, letters(c));
            count++;
        }
        sum_products(&b, spec, want);
        qn_dims shape = letters(strstr(spec, "->") + 2);
        check(__LINE__, &b, qn_einsum(spec, count, x), shape, want, 1e-5);
    }
    begin(&b, QN_F32); /* without an arrow, and with spaces */
    qn_value x[2] = {input(&b, QN_DIMS(3, 2)), input(&b, QN_DIMS(3, 4))};
    sum_products(&b, "ba,bc->ac", want);
    check(__LINE__, &b, qn_einsum(" ba, b c", 2, x), QN_DIMS(2, 4), want, 1e-5);
}

/* ---- maps and barriers ---- */

static void smooth_maximum(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    qn_value bound = *(const qn_value *)user;
    out[0] = qn_add(qn_maximum(args[0], args[1]), qn_multiply(bound, args[0]));
}

TEST(maps)
{
    static bench b;
    double want[40];
    begin(&b, QN_F32);
    qn_value x[2] = {input(&b, QN_DIMS(5, 8)), input(&b, QN_DIMS(5, 8))}, c = input(&b, QN_SCALAR), behind[2];
    for (int i = 0; i < 40; i++)
        want[i] = fmax(b.x[0][i], b.x[1][i]) + (double)b.x[2][0] * b.x[0][i];
    qn_optimization_barrier(2, x, behind);
    check(__LINE__, &b, qn_map(2, behind, smooth_maximum, &c), QN_DIMS(5, 8), want, 1e-6);
}

/* ---- errors ---- */

#define FAILS(value, message)                                                                                          \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, NULL);                                                                 \
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2, 3)), i = qn_input(graph, "i", QN_I32, QN_DIMS(2));        \
        CHECK(x.id &&i.id && !(value).id);                                                                             \
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, message);                                             \
    } while (0)
#define EINSUM(spec, ...) qn_einsum(spec, COUNT(((qn_value[]){__VA_ARGS__})), (qn_value[]){__VA_ARGS__})

static qn_value trained(qn_value x, qn_value scale, int64_t feature)
{
    qn_value out[3];
    qn_batch_norm_training(x, scale, scale, 0, feature, out);
    CHECK(!out[1].id && !out[2].id);
    return out[0];
}

TEST(errors)
{
    qn_context *context = open_jit();
    FAILS(qn_silu(i), "silu: value is tensor<2xi32>; expected a float type");
    FAILS(qn_logsumexp(x, 2), "logsumexp: 2 is no dimension of tensor<2x3xf32>");
    FAILS(qn_linear(x, x, NOTHING), "linear: inner dimensions differ: 3 columns in operand 0, 2 rows");
    FAILS(qn_linear(x, x, NOTHING), "in qn_linear, call 3");
    FAILS(qn_linear(x, qn_matrix_transpose(x), i), "linear: offset is tensor<2xi32>; expected tensor<2xf32>");
    FAILS(qn_linear(qn_reshape(x, QN_DIMS(6)), qn_reshape(x, QN_DIMS(6)), i), "linear: value is a scalar");
    FAILS(qn_layer_norm(x, i, NOTHING, 0), "layer_norm: scale is tensor<2xi32>; expected tensor<3xf32>");
    FAILS(qn_rms_norm(x, x, 0), "rms_norm: scale is tensor<2x3xf32>; expected tensor<3xf32>");
    FAILS(qn_dropout(qn_random_key(graph, 1), x, 1), "dropout: rate is 1; expected 0 <= rate < 1");
    FAILS(qn_dropout(i, x, 0.5), "key is tensor<2xi32>");
    FAILS(qn_attention(x, x, qn_sum(x, QN_DIMS(0)), NULL),
          "attention: the ranks differ, or are below 2; expected query [..., n, d]");
    FAILS(qn_attention(x, x, x, &(qn_attention_options){.mask = i}), "attention: options.mask is tensor<2xi32>");
    FAILS(trained(x, qn_sum(x, QN_DIMS(1)), 1), "batch_norm_training: scale is tensor<2xf32>; expected tensor<3xf32>");
    FAILS(trained(x, x, 2), "batch_norm_training: feature_index 2 is no dimension");
    FAILS(EINSUM("ab", x, x), "einsum: \"ab\": it has 1 term, but count is 2; expected a term for each operand");
    FAILS(EINSUM("ab,cd,e", x, x), "it has 3 terms, but count is 2");
    FAILS(EINSUM("abc", x), "operand 0 is tensor<2x3xf32> and has 3 letters; expected 2");
    FAILS(EINSUM("aa->a", x), "operand 0 has 'a' twice; expected different letters");
    FAILS(EINSUM("a...->a", x), "operand 0 has '.'; expected a letter for each dimension");
    FAILS(EINSUM("ab->ac", x), "the result has 'c'; expected letters of operands");
    FAILS(EINSUM("ab,bc->ac", x, x), "'b' is 3 in operand 0 and 2 in operand 1");
    FAILS(EINSUM("ab,a->b", x, i), "operand 1 is tensor<2xi32>; expected f32 as in operand 0");
    qn_close(context);
}

/* ---- quotients ---- */

enum { DIVISORS = 24, DIVIDENDS = 256 };
static double divisors[DIVISORS], dividends[DIVISORS][DIVIDENDS], quotients[DIVISORS][DIVIDENDS];
static float divisors_f32[DIVISORS], dividends_f32[DIVISORS][DIVIDENDS], quotients_f32[DIVISORS][DIVIDENDS];
__extension__ typedef unsigned __int128 wide;

/* Fills dividends with integers whose quotients lie next to the middle between two floats of `bits` bits. The middle is
 * an odd integer m of bits + 1 bits over 2^(bits + 1), and the dividend is (b m + r) / 2^(bits + 1) with a small odd r.
 * So m is -r / b modulo 2^(bits + 1). */
static void make_hard(uint32_t bits)
{
    uint64_t state = 1, top = (uint64_t)1 << bits, mask = 2 * top - 1;
    for (int i = 0; i < DIVISORS; i++) {
        state = state * 6364136223846793005 + 1442695040888963407;
        uint64_t b = i == 0 ? top - 1 : ((state >> 11) & (top / 2 - 1)) | top / 2 | 1, inverse = b;
        for (int k = 0; k < 6; k++)
            inverse *= 2 - b * inverse; /* Newton's iteration doubles the number of right bits */
        divisors[i] = (double)b;
        int64_t r = 1;
        for (int k = 0; k<DIVIDENDS; r = r> 0 ? -r : 2 - r) {
            uint64_t m = (0 - (uint64_t)r * inverse) & mask;
            if (m >= top)
                dividends[i][k++] = (double)(uint64_t)(((wide)b * m + (wide)r) >> (bits + 1));
        }
    }
}

/* Divides rows by their divisors and adds the quotients of a row, so that the division is in a reduction's loop. */
static void divide_rows(qn_dtype dtype, const void *x, const void *by, void *got)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value a = qn_input(graph, NULL, dtype, QN_DIMS(DIVISORS, DIVIDENDS));
    qn_value b = qn_input(graph, NULL, dtype, QN_DIMS(DIVISORS));
    qn_dims shape = QN_DIMS(DIVISORS, DIVIDENDS), rows = QN_DIMS(0);
    qn_value quotient = qn_divide(a, qn_broadcast_in_dim(b, shape, rows));
    qn_value total = qn_broadcast_in_dim(qn_sum(quotient, QN_DIMS(1)), shape, rows);
    qn_output(graph, NULL, qn_minimum(quotient, total));
    qn_tensor in[] = {TENSOR((void *)x, dtype, DIVISORS, DIVIDENDS), TENSOR((void *)by, dtype, DIVISORS)};
    qn_tensor out[] = {TENSOR(got, dtype, DIVISORS, DIVIDENDS)};
    RUN(graph, in, out);
    qn_close(context);
}

TEST(hard_quotients)
{
    make_hard(53);
    divide_rows(QN_F64, dividends, divisors, quotients);
    for (int i = 0; i < DIVISORS; i++)
        for (int k = 0; k < DIVIDENDS; k++)
            CHECK(quotients[i][k] == dividends[i][k] / divisors[i]);
    make_hard(24);
    for (int i = 0; i < DIVISORS; i++) {
        divisors_f32[i] = (float)divisors[i] * 0x1p-23f;
        for (int k = 0; k < DIVIDENDS; k++)
            dividends_f32[i][k] = (float)dividends[i][k];
    }
    divide_rows(QN_F32, dividends_f32, divisors_f32, quotients_f32);
    for (int i = 0; i < DIVISORS; i++)
        for (int k = 0; k < DIVIDENDS; k++)
            CHECK(quotients_f32[i][k] == dividends_f32[i][k] / divisors_f32[i]);
}
