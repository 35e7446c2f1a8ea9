/* Compares orders of accumulation in the evaluator with models that follow docs/numerics.md. The models recurse where
 * the evaluator loops. The rounding of the sums depends on the order. */
#include <math.h>

#include "graph_case.h"

enum { LANE_COUNT = 32, ACCUMULATED = 256, MOST = 50000 };

static uint64_t state = 7;
static double random_unit(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) * 0x1p-53;
}
static double random_value(void) { return (random_unit() - 0.4) * exp2(floor(random_unit() * 20 - 10)); }

/* An order of accumulation, and the functions that the model applies to values and elements. */
typedef struct model {
    int order;
    double (*combine)(double a, double b);
    double (*take)(double accumulator, int64_t element); /* `element` is an index in the data below */
    double (*first)(int64_t element);
    int64_t chunk; /* the number of elements of a chunk; 0 if there are no chunks */
    bool in_order; /* whether chunks are joined in order, not in a tree of pairs */
} model;

static float data_f32[MOST], other_f32[MOST];
static double data_f64[MOST], other_f64[MOST];

static double lane_value(const model *m, int64_t begin, int64_t n, int64_t lane)
{
    double sum = m->first(begin + lane);
    for (int64_t i = lane + LANE_COUNT; i < n; i += LANE_COUNT)
        sum = m->take(sum, begin + i);
    return sum;
}

/* The value of lane j after folding down to `half` lanes. A fold combines lane j with lane `j + half`. */
static double folded(const model *m, int64_t begin, int64_t n, int64_t j, int64_t half)
{
    if (half == LANE_COUNT)
        return lane_value(m, begin, n, j);
    double low = folded(m, begin, n, j, 2 * half);
    return j + half < n ? m->combine(low, folded(m, begin, n, j + half, 2 * half)) : low;
}

static double chunk_value(const model *m, int64_t begin, int64_t n)
{
    if (m->order == order_lanes)
        return folded(m, begin, n, 0, 1);
    double sum = m->first(begin);
    for (int64_t i = 1; i < n; i++)
        sum = m->take(sum, begin + i);
    return sum;
}

/* The value of a tree of adjacent pairs of chunks. The number of chunks in the left half is the largest power of two
 * below `count`. */
static double tree_value(const model *m, int64_t n, int64_t begin, int64_t count)
{
    if (count == 1)
        return chunk_value(m, begin * m->chunk, n - begin * m->chunk < m->chunk ? n - begin * m->chunk : m->chunk);
    int64_t left = 1;
    while (left * 2 < count)
        left *= 2;
    return m->combine(tree_value(m, n, begin, left), tree_value(m, n, begin + left, count - left));
}

static int64_t chunk_of(int order) { return order == order_lanes ? ACCUMULATED * LANE_COUNT : ACCUMULATED; }

static double model_value(const model *m, int64_t n)
{
    if (m->in_order) {
        double sum = chunk_value(m, 0, n < m->chunk ? n : m->chunk);
        for (int64_t i = m->chunk; i < n; i += m->chunk)
            sum = m->combine(sum, chunk_value(m, i, n - i < m->chunk ? n - i : m->chunk));
        return sum;
    }
    return m->chunk ? tree_value(m, n, 0, (n + m->chunk - 1) / m->chunk) : chunk_value(m, 0, n);
}

static double add_f32(double a, double b) { return (float)a + (float)b; }
static double add_f64(double a, double b) { return a + b; }
static double take_f32(double sum, int64_t i) { return add_f32(sum, data_f32[i]); }
static double take_f64(double sum, int64_t i) { return add_f64(sum, data_f64[i]); }
static double first_f32(int64_t i) { return data_f32[i]; }
static double first_f64(int64_t i) { return data_f64[i]; }
static double product_f32(double sum, int64_t i) { return fmaf(data_f32[i], other_f32[i], (float)sum); }
static double product_f64(double sum, int64_t i) { return fma(data_f64[i], other_f64[i], sum); }
static double start_f32(int64_t i) { return product_f32(0, i); }
static double start_f64(int64_t i) { return product_f64(0, i); }
/* `0.75 * a - b` is neither commutative nor associative. */
static double skew_f32(double a, double b) { return (float)a * 0.75f - (float)b; }
static double take_skew(double a, int64_t i) { return skew_f32(a, data_f32[i]); }

static const int64_t sizes[] = {127, 128, 255, 256, 257, 512, 513, 1000, 8191, 8192, 8193, 16385, 24577, 50000};
static int64_t size_at(size_t i) { return i < 100 ? (int64_t)i + 1 : sizes[i - 100]; }
enum { SIZES = 100 + sizeof sizes / sizeof *sizes };

__attribute__((constructor)) static void fill_data(void)
{
    for (int i = 0; i < MOST; i++) {
        data_f64[i] = random_value();
        other_f64[i] = random_value();
        data_f32[i] = (float)data_f64[i];
        other_f32[i] = (float)other_f64[i];
    }
}

static node_id reduce(region_id region, attr_dims dims, int order, node_id x, node_id init)
{
    return MAKE(OP_reduce, ATTRS(.dimensions = dims, .order = (uint8_t)order, REGIONS(region)), x, init);
}

typedef enum skew_kind { PLAIN, CAPTURES, BRANCHES, LOOPS, SKEW_KINDS } skew_kind;

/* A region that computes `0.75 * a - b`. For PLAIN, the factor is a constant; otherwise the region captures `factor`.
 * For BRANCHES, the branches of an `if` compute the value. For LOOPS, the body of a `while` computes the value in its
 * only round. */
static region_id skew_region(node_id factor, skew_kind kind)
{
    graph_open_region(&g, NULL);
    node_id a = in("f32"), b = in("f32");
    if (kind == PLAIN)
        factor = constant_f32(0.75f);
    if (kind < BRANCHES)
        return CLOSE(MAKE(OP_subtract, NO_ATTRS, MAKE(OP_multiply, NO_ATTRS, a, factor), b));
    if (kind == LOOPS) {
        bool yes = true, no = false;
        node_id once = node_constant(&g, type_of("i1"), &yes, false);
        graph_open_region(&g, NULL);
        node_id go = in("i1");
        in("f32");
        region_id condition = CLOSE(go);
        graph_open_region(&g, NULL);
        in("i1");
        node_id skewed = MAKE(OP_subtract, NO_ATTRS, MAKE(OP_multiply, NO_ATTRS, in("f32"), factor), b);
        region_id body = CLOSE(node_constant(&g, type_of("i1"), &no, false), skewed);
        return CLOSE(node_result(&g, MAKE(OP_while, ATTRS(REGIONS(condition, body)), once, a), 1));
    }
    graph_open_region(&g, NULL);
    region_id yes = CLOSE(MAKE(OP_subtract, NO_ATTRS, MAKE(OP_multiply, NO_ATTRS, a, factor), b));
    graph_open_region(&g, NULL);
    region_id no = CLOSE(MAKE(OP_subtract, NO_ATTRS, MAKE(OP_multiply, NO_ATTRS, factor, a), b));
    return CLOSE(MAKE(OP_if, ATTRS(REGIONS(yes, no)), compare(comparison_direction_LT, a, b)));
}

TEST(sums)
{
    for (size_t i = 0; i < SIZES; i++)
        for (int order = order_chain; order <= order_lanes; order++) {
            int64_t n = size_at(i);
            begin();
            node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 1, &n), NULL);
            node_id y = graph_formal(&g, type_tensor(&g, QN_F64, 1, &n), NULL);
            double init = 0.1;
            end(reduce(binary_region(OP_add, "f32"), DIMS(0), order, x, constant_f32(0.1f)),
                reduce(binary_region(OP_add, "f64"), DIMS(0), order, y,
                       node_constant(&g, type_of("f64"), &init, false)));
            float single;
            double twice;
            run((const void *[]){data_f32, data_f64}, (void *[]){&single, &twice});
            model m32 = {order, add_f32, take_f32, first_f32, chunk_of(order), false};
            model m64 = {order, add_f64, take_f64, first_f64, chunk_of(order), false};
            if (single != (float)add_f32(0.1f, model_value(&m32, n)))
                unit_fail(__FILE__, __LINE__, "the f32 sum of %" PRId64 " values in order %d is wrong", n, order);
            if (twice != add_f64(0.1, model_value(&m64, n)))
                unit_fail(__FILE__, __LINE__, "the f64 sum of %" PRId64 " values in order %d is wrong", n, order);
            done();
        }
}

/* Different orders of accumulation must give different sums of the test data. */
TEST(orders_differ)
{
    model chain = {order_chain, add_f32, take_f32, first_f32, chunk_of(order_chain), false}, lanes = chain,
          whole = chain;
    lanes.order = order_lanes;
    lanes.chunk = chunk_of(order_lanes);
    whole.chunk = 0;
    int differ = 0;
    for (int64_t n = 100; n < 200; n++)
        differ += model_value(&chain, n) != model_value(&lanes, n);
    CHECK(differ > 50);
    CHECK(model_value(&chain, 50000) != model_value(&whole, 50000));
}

TEST(skewed_regions)
{
    for (size_t i = 0; i < SIZES; i += 1 + (i > 40 && i < 98))
        for (int order = order_chain; order <= order_lanes; order++)
            for (int kind = PLAIN; kind < SKEW_KINDS; kind++) {
                int64_t n = size_at(i);
                if (kind == LOOPS && n > 1000 && n != 16385)
                    continue;
                begin();
                node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 1, &n), NULL), factor = in("f32");
                end(reduce(skew_region(factor, (skew_kind)kind), DIMS(0), order, x, constant_f32(3)));
                float result, three_quarters = 0.75f;
                run((const void *[]){data_f32, &three_quarters}, (void *[]){&result});
                model m = {order, skew_f32, take_skew, first_f32, chunk_of(order), false};
                if (result != (float)skew_f32(3, model_value(&m, n)))
                    unit_fail(__FILE__, __LINE__, "the reduction of %" PRId64 " values in order %d, kind %d, is wrong",
                              n, order, kind);
                done();
            }
}

/* Sums over any dimensions. Each result is the sum of a slice, whose elements are added in row-major order. */
TEST(dimensions)
{
    static float from[5][1][4][700], wanted_chain;
    for (int i = 0; i < 5 * 4 * 700; i++)
        (&from[0][0][0][0])[i] = data_f32[i];
    for (uint32_t set = 0; set < 16; set++)
        for (int order = order_chain; order <= order_lanes; order++) {
            static const int64_t extents[4] = {5, 1, 4, 700};
            int64_t dims[4];
            uint32_t count = 0;
            for (uint32_t d = 4; d-- > 0;) /* the order of this list must not matter */
                if (set >> d & 1)
                    dims[count++] = d;
            begin();
            node_id x = in("5x1x4x700xf32");
            node_id y = reduce(binary_region(OP_add, "f32"), (attr_dims){count, dims}, order, x, constant_f32(0.5f));
            end(y);
            static float out[14000];
            run((const void *[]){from}, (void *[]){out});
            static float kept[14000];
            int64_t results = node_shape(&g, y)->elements, each = 14000 / results;
            for (int64_t r = 0; r < results; r++) {
                int64_t at[4] = {0}, left = r, n = 0;
                for (int d = 4; d-- > 0;)
                    if (!(set >> d & 1)) {
                        at[d] = left % extents[d];
                        left /= extents[d];
                    }
                int64_t low[4], high[4];
                for (int d = 0; d < 4; d++) {
                    low[d] = set >> d & 1 ? 0 : at[d];
                    high[d] = set >> d & 1 ? extents[d] : at[d] + 1;
                }
                for (int64_t a = low[0]; a < high[0]; a++)
                    for (int64_t c = low[2]; c < high[2]; c++)
                        for (int64_t d = low[3]; d < high[3]; d++)
                            kept[n++] = from[a][0][c][d];
                CHECK(n == each);
                float swap[14000];
                memcpy(swap, data_f32, sizeof swap);
                memcpy(data_f32, kept, (size_t)n * sizeof *kept);
                model m = {order, add_f32, take_f32, first_f32, chunk_of(order), false};
                wanted_chain = (float)add_f32(0.5f, model_value(&m, n));
                memcpy(data_f32, swap, sizeof swap);
                if (out[r] != wanted_chain)
                    unit_fail(__FILE__, __LINE__, "set %u, order %d: result %" PRId64 " is wrong", set, order, r);
            }
            done();
        }
}

/* argmax as JAX writes it, on pairs (value, index): NaN is the largest value; if values are equal, the lower index
 * wins. */
static region_id argmax_region(void)
{
    graph_open_region(&g, NULL);
    node_id a = in("f32"), i = in("i32"), b = in("f32"), k = in("i32");
    node_id greater = compare(comparison_direction_GT, a, b), nan = compare(comparison_direction_NE, a, a);
    node_id wins = MAKE(OP_or, NO_ATTRS, greater, nan), equal = compare(comparison_direction_EQ, a, b);
    node_id before = MAKE(OP_and, NO_ATTRS, equal, compare(comparison_direction_LT, i, k));
    node_id value = MAKE(OP_select, NO_ATTRS, wins, a, b);
    node_id index = MAKE(OP_select, NO_ATTRS, MAKE(OP_or, NO_ATTRS, wins, before), i, k);
    return CLOSE(value, index);
}

TEST(argmax)
{
    begin();
    node_id x = in("6x50xf32");
    node_id numbers =
        node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(6, 50), .element_type = QN_I32, .iota_dimension = 1));
    node_id both = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(argmax_region())), x, numbers,
                        constant_f32(-INFINITY), constant_i32(0));
    end(node_result(&g, both, 1), node_result(&g, both, 0));
    float from[6][50], values[6];
    int32_t indices[6], wanted[6];
    for (int r = 0; r < 6; r++) {
        wanted[r] = 0;
        for (int c = 0; c < 50; c++) {
            from[r][c] = (float)(int)(random_unit() * 30);
            if (from[r][c] > from[r][wanted[r]])
                wanted[r] = c;
        }
    }
    from[4][33] = NAN;
    wanted[4] = 33;
    run((const void *[]){from}, (void *[]){indices, values});
    for (int r = 0; r < 6; r++)
        CHECK(indices[r] == wanted[r] && (values[r] == from[r][wanted[r]] || r == 4));
    CHECK(isnan(values[4]));
    done();
}

TEST(empty_reductions)
{
    begin();
    node_id none = in("0x3xf32"), rows = in("3x0xf32"), scalar = in("f32"), one = in("1x1xf32");
    node_id init = in("f32");
    region_id sum = binary_region(OP_add, "f32");
    end(reduce(sum, DIMS(0), 0, none, init), reduce(sum, DIMS(1), 0, none, init), reduce(sum, DIMS(1), 0, rows, init),
        reduce(sum, (attr_dims){0}, 0, scalar, init), reduce(sum, DIMS(0, 1), 0, one, init));
    float two = 2, five = 5, first[3], third[3], fourth, fifth;
    run((const void *[]){NULL, NULL, &two, &two, &five}, (void *[]){first, NULL, third, &fourth, &fifth});
    for (int i = 0; i < 3; i++)
        CHECK(first[i] == 5 && third[i] == 5);
    CHECK(fourth == 7 && fifth == 7);
    done();
}

/* The bits of x, rounded to bf16. A sum in bf16 rounds after each step, so the model adds in f32 and rounds each sum
 * with this function. */
static uint16_t bf16_of(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, 4);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
static float f32_of(uint16_t x)
{
    uint32_t bits = (uint32_t)x << 16;
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

TEST(narrow)
{
    uint16_t x[100], y[100], sum, dot, half_dot;
    float wide_dot;
    begin();
    node_id a = in("100xbf16"), b = in("100xbf16"),
            zero = MAKE(OP_convert, ATTRS(.element_type = QN_BF16), constant_f32(0));
    attrs numbers = {
        .lhs_contracting_dimensions = DIMS(0), .rhs_contracting_dimensions = DIMS(0), .order = order_chain};
    node_id narrow = MAKE(OP_dot_general, &numbers, a, b);
    numbers.element_type = QN_F32;
    node_id wide = MAKE(OP_dot_general, &numbers, a, b);
    numbers.element_type = QN_F16;
    node_id half = MAKE(OP_dot_general, &numbers, a, b);
    end(reduce(binary_region(OP_add, "bf16"), DIMS(0), order_chain, a, zero), narrow, wide, half);
    for (int i = 0; i < 100; i++) {
        x[i] = bf16_of((float)random_value());
        y[i] = bf16_of((float)random_unit());
    }
    run((const void *[]){x, y}, (void *[]){&sum, &dot, &wide_dot, &half_dot});
    float stepwise = f32_of(x[0]), whole = 0;
    for (int i = 0; i < 100; i++) {
        if (i)
            stepwise = f32_of(bf16_of(stepwise + f32_of(x[i])));
        whole = fmaf(f32_of(x[i]), f32_of(y[i]), whole);
    }
    CHECK_EQ_U64(sum, bf16_of(stepwise));
    CHECK_EQ_U64(dot, bf16_of(whole));
    CHECK(wide_dot == whole);
    int exponent;
    frexpf(whole, &exponent);
    float rounded = ldexpf(rintf(ldexpf(whole, 11 - exponent)), exponent - 11);
    CHECK(rounded == ldexpf((float)(1024 + (half_dot & 1023)), (half_dot >> 10 & 31) - 25) * (half_dot >> 15 ? -1 : 1));
    done();
}

TEST(dots)
{
    for (size_t i = 0; i < SIZES; i++)
        for (int order = order_chain; order <= order_lanes; order++) {
            int64_t n = size_at(i);
            begin();
            attrs numbers = {
                .lhs_contracting_dimensions = DIMS(0), .rhs_contracting_dimensions = DIMS(0), .order = (uint8_t)order};
            node_id x[4];
            for (int k = 0; k < 4; k++)
                x[k] = graph_formal(&g, type_tensor(&g, k < 2 ? QN_F32 : QN_F64, 1, &n), NULL);
            end(MAKE(OP_dot_general, &numbers, x[0], x[1]), MAKE(OP_dot_general, &numbers, x[2], x[3]));
            float single;
            double twice;
            run((const void *[]){data_f32, other_f32, data_f64, other_f64}, (void *[]){&single, &twice});
            model m32 = {order, add_f32, product_f32, start_f32, chunk_of(order), order == order_chain};
            model m64 = {order, add_f64, product_f64, start_f64, chunk_of(order), order == order_chain};
            if (single != (float)model_value(&m32, n) || twice != model_value(&m64, n))
                unit_fail(__FILE__, __LINE__, "a dot of %" PRId64 " values in order %d is wrong", n, order);
            done();
        }
}

/* Batching and contracting dimensions can be at any place and in any order. On integers, this test sums the products
 * `lhs[a, p, b, q] * rhs[q, b, c, p]` over p and q. The attributes list q before p. */
TEST(dot_dimensions)
{
    enum { A = 3, B = 2, C = 4, P = 5, Q = 6 };
    static int8_t lhs[A][P][B][Q], rhs[Q][B][C][P], same[B][A][C];
    static int32_t wide[B][A][C];
    for (int i = 0; i < A * P * B * Q; i++)
        (&lhs[0][0][0][0])[i] = (int8_t)(random_unit() * 256 - 128);
    for (int i = 0; i < Q * B * C * P; i++)
        (&rhs[0][0][0][0])[i] = (int8_t)(random_unit() * 256 - 128);
    begin();
    node_id l = in("3x5x2x6xi8"), r = in("6x2x4x5xi8");
    attrs numbers = {.lhs_batching_dimensions = DIMS(2),
                     .rhs_batching_dimensions = DIMS(1),
                     .lhs_contracting_dimensions = DIMS(3, 1),
                     .rhs_contracting_dimensions = DIMS(0, 3)};
    node_id narrow = MAKE(OP_dot_general, &numbers, l, r);
    numbers.element_type = QN_I32;
    end(MAKE(OP_dot_general, &numbers, l, r), narrow);
    run((const void *[]){lhs, rhs}, (void *[]){wide, same});
    for (int a = 0; a < A; a++)
        for (int b = 0; b < B; b++)
            for (int c = 0; c < C; c++) {
                int32_t sum = 0;
                for (int p = 0; p < P; p++)
                    for (int q = 0; q < Q; q++)
                        sum += lhs[a][p][b][q] * rhs[q][b][c][p];
                CHECK(wide[b][a][c] == sum && same[b][a][c] == (int8_t)sum);
            }
    done();
}

/* The list of contracting dimensions determines the order of elements. */
TEST(dot_element_order)
{
    static float left[30][40], right[40][30];
    for (int p = 0; p < 30; p++)
        for (int q = 0; q < 40; q++) {
            left[p][q] = (float)random_value();
            right[q][p] = (float)random_value();
        }
    begin();
    node_id l = in("30x40xf32"), r = in("40x30xf32");
    attrs pq = {
        .lhs_contracting_dimensions = DIMS(0, 1), .rhs_contracting_dimensions = DIMS(1, 0), .order = order_chain};
    attrs qp = {
        .lhs_contracting_dimensions = DIMS(1, 0), .rhs_contracting_dimensions = DIMS(0, 1), .order = order_chain};
    end(MAKE(OP_dot_general, &pq, l, r), MAKE(OP_dot_general, &qp, l, r));
    float by_p, by_q, chunk_p = 0, chunk_q = 0, wanted_p = 0, wanted_q = 0;
    run((const void *[]){left, right}, (void *[]){&by_p, &by_q});
    for (int i = 0; i < 1200; i++) {
        chunk_p = fmaf(left[i / 40][i % 40], right[i % 40][i / 40], chunk_p);
        chunk_q = fmaf(left[i % 30][i / 30], right[i / 30][i % 30], chunk_q);
        if ((i + 1) % ACCUMULATED && i < 1199)
            continue;
        wanted_p = i < ACCUMULATED ? chunk_p : wanted_p + chunk_p;
        wanted_q = i < ACCUMULATED ? chunk_q : wanted_q + chunk_q;
        chunk_p = chunk_q = 0;
    }
    CHECK(by_p == wanted_p && by_q == wanted_q && by_p != by_q);
    done();
}

/* The results differ in type from the operands. Products in f64 are added in f64, and the sum is rounded once. Integers
 * wrap in the result's type, or become floats before they are multiplied. */
TEST(dot_result_types)
{
    begin();
    node_id wide = in("3xf64"), bytes = in("3xui8"), negative = in("3xi8");
    attrs to_f32 = {
        .lhs_contracting_dimensions = DIMS(0), .rhs_contracting_dimensions = DIMS(0), .element_type = QN_F32};
    attrs to_i32 = to_f32, to_i8 = to_f32;
    to_i32.element_type = QN_I32;
    to_i8.element_type = QN_I8;
    end(MAKE(OP_dot_general, &to_f32, wide, wide), MAKE(OP_dot_general, &to_i32, bytes, bytes),
        MAKE(OP_dot_general, &to_i32, negative, negative), MAKE(OP_dot_general, &to_f32, negative, negative),
        MAKE(OP_dot_general, &to_i8, bytes, bytes));
    double x[3] = {0x1p20, 0x1.000001p0, 0x1p-14};
    uint8_t b[3] = {200, 250, 3};
    int8_t c[3] = {-128, 127, -3}, narrow;
    float once, from_bytes;
    int32_t unsigned_sum, signed_sum;
    run((const void *[]){x, b, c}, (void *[]){&once, &unsigned_sum, &signed_sum, &from_bytes, &narrow});
    CHECK(once == (float)fma(x[2], x[2], fma(x[1], x[1], x[0] * x[0])));
    CHECK(unsigned_sum == 200 * 200 + 250 * 250 + 9 && signed_sum == 128 * 128 + 127 * 127 + 9);
    CHECK(from_bytes == (float)signed_sum && (uint8_t)narrow == (uint8_t)unsigned_sum);
    done();
}

TEST(dot_types)
{
    begin();
    node_id flags = in("2x3xi1"), others = in("3x2xi1"), bytes = in("2xui8"), none = in("2x0xf32"), nan = in("1xf32");
    attrs matrix = {.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)};
    attrs vector = {.lhs_contracting_dimensions = DIMS(0), .rhs_contracting_dimensions = DIMS(0)};
    attrs wide = vector;
    wide.element_type = QN_UI16;
    attrs outer = {.element_type = QN_F64};
    attrs empty = {.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(1)};
    end(MAKE(OP_dot_general, &matrix, flags, others), MAKE(OP_dot_general, &vector, bytes, bytes),
        MAKE(OP_dot_general, &wide, bytes, bytes), MAKE(OP_dot_general, &empty, none, none),
        MAKE(OP_dot_general, &outer, nan, nan), MAKE(OP_dot_general, &vector, nan, nan));
    uint8_t a[6] = {1, 0, 1, 0, 0, 1}, b[6] = {0, 1, 1, 1, 0, 1}, numbers[2] = {200, 250}, truth[4], narrow;
    uint16_t sum;
    uint32_t bad = 0xffa12345, bad_out;
    uint64_t bad_wide;
    float zeros[4];
    run((const void *[]){a, b, numbers, NULL, &bad}, (void *[]){truth, &narrow, &sum, zeros, &bad_wide, &bad_out});
    CHECK(truth[0] == 0 && truth[1] == 1 && truth[2] == 0 && truth[3] == 1);
    CHECK_EQ_U64(narrow, (200 * 200 + 250 * 250) & 255);
    CHECK_EQ_U64(sum, (200 * 200 + 250 * 250) & 65535);
    for (int i = 0; i < 4; i++)
        CHECK(zeros[i] == 0 && !signbit(zeros[i]));
    CHECK_EQ_U64(bad_wide, 0x7ff8000000000000);
    CHECK_EQ_U64(bad_out, 0x7fc00000);
    done();
}
