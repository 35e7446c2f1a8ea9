/* Compares random contractions with the evaluator: products in any layout, with operations on their operands and on
 * their results; convolutions with both gradients; Fourier transforms with operations before and after them.
 * QUERN_RANDOM_COUNT programs of each kind, from QUERN_RANDOM_SEED on. */
#include "agree_outputs.h"
#include "cases_convolution.h"
#include "graph/compose.h"

static uint64_t number_from(const char *variable, uint64_t otherwise)
{
    const char *given = getenv(variable);
    return given ? strtoull(given, NULL, 10) : otherwise;
}

/* Makes programs of consecutive seeds. Values are special in every fourth program. */
static void random_programs(uint64_t count, void (*make)(void))
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1);
    count = number_from("QUERN_RANDOM_COUNT", count);
    for (uint64_t seed = first; seed < first + count && unit_failures == 0; seed++) {
        start();
        random_seed(seed);
        make();
        finish(seed % 4 ? VALUES_USUAL : VALUES_SPECIAL, seed);
        if (unit_failures)
            printf("the seed of the program is %" PRIu64 "\n", seed);
    }
}

#define ONE_OF(...) (((const int64_t[]){__VA_ARGS__})[random_below(sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t))])

static bool chance(int percent) { return random_below(100) < percent; }

static const type *shape_of(node_id n) { return node_shape(&g, n); }
static qn_dtype dtype_of(node_id n) { return (qn_dtype)shape_of(n)->dtype; }

/* ---- operations on operands -------------------------------------------------------------------------------------- */

static node_id along(node_id vector, const type *like, int64_t d)
{
    return b_broadcast(&g, vector, like->rank, like->dims, &d);
}

static node_id transposed(qn_dtype dtype, attr_dims dims)
{
    int64_t order[MAX_RANK], before[MAX_RANK];
    random_dimensions(dims.count, order);
    for (uint32_t i = 0; i < dims.count; i++)
        before[order[i]] = dims.at[i];
    return b_transpose(&g, formal_of(dtype, (attr_dims){dims.count, before}), order);
}

static node_id converted(qn_dtype dtype, attr_dims dims)
{
    static const qn_dtype narrow[] = {QN_F16, QN_BF16, QN_I8, QN_UI8, QN_I1};
    qn_dtype from = dtype_is_complex(dtype) ? QN_F32 : narrow[random_below(5)];
    return b_convert(&g, formal_of(from, dims), dtype);
}

static node_id sliced(qn_dtype dtype, attr_dims dims)
{
    int64_t before[MAX_RANK], from[MAX_RANK], to[MAX_RANK], strides[MAX_RANK];
    for (uint32_t i = 0; i < dims.count; i++) {
        from[i] = random_below(4);
        strides[i] = chance(20) ? 2 : 1;
        to[i] = from[i] + (dims.at[i] ? (dims.at[i] - 1) * strides[i] + 1 : 0);
        before[i] = to[i] + random_below(4);
    }
    return b_slice(&g, formal_of(dtype, (attr_dims){dims.count, before}), from, to, strides);
}

static node_id concatenated(qn_dtype dtype, attr_dims dims)
{
    int64_t parts[2][MAX_RANK];
    uint32_t d = (uint32_t)random_below(dims.count);
    memcpy(parts[0], dims.at, dims.count * sizeof *dims.at);
    memcpy(parts[1], dims.at, dims.count * sizeof *dims.at);
    parts[0][d] = random_below(dims.at[d] + 1);
    parts[1][d] -= parts[0][d];
    node_id part[] = {formal_of(dtype, (attr_dims){dims.count, parts[0]}),
                      formal_of(dtype, (attr_dims){dims.count, parts[1]})};
    return b_concatenate(&g, 2, part, d);
}

static node_id padded(qn_dtype dtype, attr_dims dims)
{
    int64_t before[MAX_RANK], low[MAX_RANK], high[MAX_RANK], none[MAX_RANK] = {0};
    for (uint32_t i = 0; i < dims.count; i++) {
        low[i] = random_below(dims.at[i] < 3 ? dims.at[i] + 1 : 3);
        high[i] = dims.at[i] - low[i] < 3 ? 0 : random_below(3);
        before[i] = dims.at[i] - low[i] - high[i];
    }
    node_id x = formal_of(dtype, (attr_dims){dims.count, before});
    return b_pad(&g, x, b_fill(&g, type_scalar(&g, dtype), 1.5), low, high, none);
}

/* The rows of a table that indices name. Some indices are out of range. */
static node_id taken(qn_dtype dtype, attr_dims dims)
{
    int64_t table[MAX_RANK];
    memcpy(table, dims.at, dims.count * sizeof *dims.at);
    uint32_t d = (uint32_t)random_below(dims.count);
    table[d] = 8;
    return compose_take(&g, formal_of(dtype, (attr_dims){dims.count, table}), FORMAL(QN_I32, dims.at[d]), d);
}

/* A triangle of the last two dimensions, and zeros. */
static node_id triangular(qn_dtype dtype, attr_dims dims)
{
    node_id x = formal_of(dtype, dims);
    if (dims.count < 2)
        return x;
    node_id row = b_iota(&g, QN_I32, dims.count, dims.at, dims.count - 2),
            column = b_iota(&g, QN_I32, dims.count, dims.at, dims.count - 1);
    return b_select(&g, b_compare(&g, comparison_direction_GE, row, column), x, b_fill_like(&g, x, 0));
}

/* An operand of a contraction: an input after an operation. */
static node_id operand(qn_dtype dtype, attr_dims dims)
{
    int64_t d = random_below(dims.count ? dims.count : 1);
    node_id x = 0;
    switch (dims.count && chance(60) ? random_below(11) : -1) {
    case 0: return transposed(dtype, dims);
    case 1: return converted(dtype, dims);
    case 2: return sliced(dtype, dims);
    case 3: return concatenated(dtype, dims);
    case 4: return padded(dtype, dims);
    case 5: return taken(dtype, dims);
    case 6: return dtype_is_complex(dtype) ? formal_of(dtype, dims) : triangular(dtype, dims);
    case 7: return b_reverse(&g, formal_of(dtype, dims), DIMS(d));
    case 8: return b_broadcast(&g, FORMAL(dtype, dims.at[d]), dims.count, dims.at, &d);
    case 9: x = formal_of(dtype, dims); return b_multiply(&g, x, along(FORMAL(dtype, dims.at[d]), shape_of(x), d));
    case 10: x = formal_of(dtype, dims); return dtype_is_float(dtype) ? b_tanh(&g, x) : b_add(&g, x, x);
    default: return formal_of(dtype, dims);
    }
}

/* ---- operations on results --------------------------------------------------------------------------------------- */

static node_id product_of(node_id x) /* with another matrix */
{
    int64_t last = shape_of(x)->rank - 1;
    return b_dot_general(&g, x, FORMAL(dtype_of(x), 9, shape_of(x)->dims[last]), NO_DIMS, NO_DIMS, DIMS(last), DIMS(1),
                         QN_NONE);
}

static node_id result_of_number(node_id x)
{
    const type *t = shape_of(x);
    qn_dtype dtype = dtype_of(x);
    switch (random_below(6)) {
    case 0: return b_tanh(&g, x);
    case 1: return b_convert(&g, x, dtype == QN_F16 ? QN_BF16 : QN_F16);
    case 2: return b_select(&g, formal_of(QN_I1, (attr_dims){t->rank, t->dims}), x, b_fill_like(&g, x, -1e9));
    case 3: return t->rank ? compose_maximum(&g, x, DIMS(t->rank - 1), false) : x;
    case 4: return t->rank ? compose_softmax(&g, x, t->rank - 1) : x;
    default: return compose_relu(&g, x);
    }
}

static node_id result(node_id x)
{
    const type *t = shape_of(x);
    int64_t d = random_below(t->rank ? t->rank : 1), order[MAX_RANK];
    switch (random_below(t->elements ? 8 : 3)) {
    case 0: return x;
    case 1: return b_multiply(&g, x, formal_of(dtype_of(x), (attr_dims){t->rank, t->dims}));
    case 2: random_dimensions(t->rank, order); return b_transpose(&g, x, order);
    case 3: return t->rank ? b_add(&g, x, along(FORMAL(dtype_of(x), t->dims[d]), t, d)) : b_negate(&g, x);
    case 4: return t->rank ? compose_sum(&g, x, DIMS(d), chance(50)) : x;
    case 5: return t->rank && t->dims[t->rank - 1] ? product_of(x) : x;
    default: return dtype_is_float(dtype_of(x)) ? result_of_number(x) : b_scale(&g, x, 3);
    }
}

/* Gives a result of `x`, and sometimes `x` too or another result of it. */
static void give_results_of(node_id x)
{
    node_id y = result(x);
    if (chance(40) && shape_of(y)->elements)
        y = result(y);
    give(y);
    if (chance(25))
        give(chance(50) ? x : result(x));
}

/* ---- products ---------------------------------------------------------------------------------------------------- */

enum { MOST_PRODUCTS = 1 << 22 /* multiplications of elements in a product */ };

static int64_t extent(void)
{
    return chance(70) ? ONE_OF(1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65)
                      : ONE_OF(80, 96, 100, 127, 128, 129, 200, 256, 300, 511, 512, 600, 1025);
}

/* The dimensions of a product by role. An operand has batching, then free, then contracting dimensions. */
typedef struct product_case {
    uint32_t batch, contract, left, right;
    int64_t shared[4], free[4];
} product_case;

static product_case random_product(void)
{
    product_case c = {.batch = chance(30) ? (uint32_t)random_between(1, 2) : 0,
                      .contract = chance(80) ? 1 : (uint32_t)ONE_OF(0, 2),
                      .left = chance(80) ? 1 : (uint32_t)ONE_OF(0, 2),
                      .right = chance(80) ? 1 : (uint32_t)ONE_OF(0, 2)};
    int64_t work = 1;
    for (uint32_t i = 0; i < c.batch + c.contract + c.left + c.right; i++) {
        bool is_shared = i < c.batch + c.contract, single = i >= c.batch && (is_shared ? c.contract < 2 : true);
        int64_t n = i < c.batch ? random_between(1, 4) : single ? extent() : ONE_OF(1, 2, 3, 5, 8, 16);
        if (work * n > MOST_PRODUCTS)
            n = 1 + MOST_PRODUCTS / work % 17;
        work *= n;
        *(is_shared ? &c.shared[i] : &c.free[i - c.batch - c.contract]) = n;
    }
    if (chance(2))
        c.shared[0] = 0;
    return c;
}

/* Makes an operand with these free dimensions. Its dimensions are in the usual order, with the contracting dimensions
 * first, or in any order. */
static node_id side(const product_case *c, qn_dtype dtype, uint32_t free_count, const int64_t *free, int64_t *batch_at,
                    int64_t *contract_at)
{
    uint32_t shared = c->batch + c->contract, rank = shared + free_count;
    int64_t place[8], dims[8];
    random_dimensions(rank, place);
    if (chance(80)) { /* batching dimensions are first */
        bool contract_first = chance(50);
        for (uint32_t i = 0; i < rank; i++)
            place[i] = i < c->batch ? i : contract_first ? i : i < shared ? i + free_count : i - c->contract;
    }
    for (uint32_t i = 0; i < rank; i++)
        dims[place[i]] = i < shared ? c->shared[i] : free[i - shared];
    memcpy(batch_at, place, c->batch * sizeof *place);
    memcpy(contract_at, place + c->batch, c->contract * sizeof *place);
    return operand(dtype, (attr_dims){rank, dims});
}

static void give_product(void)
{
    static const qn_dtype types[][2] = {{QN_F32, QN_NONE},  {QN_F32, QN_NONE}, {QN_F32, QN_NONE}, {QN_F64, QN_NONE},
                                        {QN_F64, QN_NONE},  {QN_F16, QN_F32},  {QN_F16, QN_NONE}, {QN_BF16, QN_F32},
                                        {QN_BF16, QN_NONE}, {QN_I8, QN_I32},   {QN_UI8, QN_I32},  {QN_I32, QN_NONE},
                                        {QN_C64, QN_NONE},  {QN_I16, QN_I64}};
    const qn_dtype *dtype = types[random_below(sizeof types / sizeof *types)];
    product_case c = random_product();
    int64_t at[4][8];
    node_id lhs = side(&c, dtype[0], c.left, c.free, at[0], at[1]);
    node_id rhs = side(&c, dtype[0], c.right, c.free + c.left, at[2], at[3]);
    give_results_of(
        MAKE(OP_dot_general,
             ATTRS(.lhs_batching_dimensions = {c.batch, at[0]}, .rhs_batching_dimensions = {c.batch, at[2]},
                   .lhs_contracting_dimensions = {c.contract, at[1]}, .rhs_contracting_dimensions = {c.contract, at[3]},
                   .element_type = dtype[1], .order = chance(10) ? order_lanes : 0),
             lhs, rhs));
}

TEST(random_products) { random_programs(40, give_product); }

/* ---- convolutions ------------------------------------------------------------------------------------------------ */

/* A convolution of random attributes, or one of images as in networks. */
static convolution_case any_convolution(void)
{
    if (chance(50))
        return random_convolution();
    int64_t taps = random_between(1, 3), groups = chance(25) ? 4 : 1;
    convolution_case c = plain_convolution(chance(60), random_between(5, 20), ONE_OF(1, 3, 8, 16, 20),
                                           ONE_OF(1, 4, 8, 16, 24), taps, random_between(1, 2), taps / 2);
    c.feature_groups = groups;
    c.inputs = groups == 1 ? c.inputs : 1;
    c.outputs *= groups;
    c.batch = random_between(1, 3);
    return c;
}

static void give_convolution(void)
{
    convolution_case c = any_convolution();
    qn_dtype dtype = chance(75) ? QN_F32 : QN_F64;
    uint32_t rank = c.spatial + 2;
    node_id x[2] = {convolution_formal(dtype, rank, c.input, c.batch, c.inputs * c.feature_groups, c.lhs),
                    convolution_formal(dtype, rank, c.weights, c.inputs, c.outputs, c.kernel)},
            out[2], y = convolve(&c, x[0], x[1], QN_NONE);
    if (chance(50))
        y = compose_relu(&g, y);
    gradient(&g, "gradient", "y", b_sum_all(&g, b_multiply(&g, y, y)), 2, x, out);
    give_results_of(y);
    give(out[0]);
    give(out[1]);
}

TEST(random_convolutions) { random_programs(12, give_convolution); }

/* ---- Fourier transforms ------------------------------------------------------------------------------------------ */

static node_id fourier(int type, attr_dims length, node_id x)
{
    return MAKE(OP_fft, ATTRS(.fft_type = (uint8_t)type, .fft_length = length), x);
}

static void give_transform(void)
{
    int kind = (int)random_between(fft_type_FFT, fft_type_IRFFT);
    bool wide = chance(30);
    qn_dtype real = wide ? QN_F64 : QN_F32, complex = wide ? QN_C128 : QN_C64;
    uint32_t rank = (uint32_t)random_between(1, 3), batch = (uint32_t)random_below(2);
    int64_t length[3], dims[4] = {random_between(1, 20)};
    for (uint32_t i = 0; i < rank; i++) {
        length[i] = rank > 1     ? random_between(1, 24)
                    : chance(50) ? random_between(1, 64)
                    : chance(50) ? ONE_OF(97, 120, 128, 210, 243, 256, 509, 512, 625, 1000, 1024)
                                 : random_between(65, 1200);
        dims[batch + i] = length[i];
    }
    if (kind == fft_type_IRFFT)
        dims[batch + rank - 1] = length[rank - 1] / 2 + 1;
    node_id x = operand(kind == fft_type_RFFT ? real : complex, (attr_dims){batch + rank, dims});
    node_id y = fourier(kind, (attr_dims){rank, length}, x);
    if (kind == fft_type_FFT && chance(40)) /* a filter */
        y = fourier(fft_type_IFFT, (attr_dims){rank, length},
                    b_multiply(&g, y, operand(complex, (attr_dims){batch + rank, dims})));
    give_results_of(y);
}

TEST(random_transforms) { random_programs(12, give_transform); }
