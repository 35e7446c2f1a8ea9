/* Windows: compiled code against the evaluator, and the evaluator against plain loops in C. */
#include "agree_outputs.h"
#include "graph/compose.h"
#include "graph/window.h"

#define PAIRS(...) ((attr_pairs){sizeof((attr_pair[]){__VA_ARGS__}) / sizeof(attr_pair), (attr_pair[]){__VA_ARGS__}})

/* ---- regions ----------------------------------------------------------------------------------------------------- */

static qn_dtype dtype_of(node_id n) { return (qn_dtype)node_shape(&g, n)->dtype; }

/* A region whose result depends on the order of its operands and of the elements; it captures `outer`, if that is
 * given. */
static region_id odd_region(qn_dtype dtype, node_id outer)
{
    node_id x[2];
    graph_open_region(&g, NULL);
    scalar_formals(1, &dtype, x);
    node_id y = b_add(&g, b_scale(&g, x[0], 0.75), outer ? b_multiply(&g, x[1], outer) : x[1]);
    return CLOSE(y);
}

/* (x, place), (y, place) -> the larger value and its place; of equal values the earlier. */
static region_id place_region(qn_dtype value, qn_dtype place)
{
    node_id x[4];
    graph_open_region(&g, NULL);
    scalar_formals(2, (const qn_dtype[]){value, place}, x);
    node_id take = b_compare(&g, comparison_direction_GE, x[0], x[2]);
    return CLOSE(b_select(&g, take, x[0], x[2]), b_select(&g, take, x[1], x[3]));
}

static node_id windows(region_id region, node_id x, node_id init, const attrs *a)
{
    attrs with = *a;
    with.region_count = 1;
    with.regions = &region;
    return node_make(&g, OP_reduce_window, 2, (node_id[]){x, init}, &with);
}

/* ---- every attribute --------------------------------------------------------------------------------------------- */

static node_id odd_or(op_kind op, node_id x, node_id init, const attrs *a)
{
    return windows(op ? operation_region(op, dtype_of(x)) : odd_region(dtype_of(x), 0), x, init, a);
}

/* A few windows in every type. */
static void shapes_of_type(qn_dtype dtype)
{
    start();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, 2, (int64_t[]){9, 21}), NULL);
    node_id scalar = graph_formal(&g, type_scalar(&g, dtype), NULL);
    attrs strided = {.window_dimensions = DIMS(3, 3), .window_strides = DIMS(2, 2), .padding = PAIRS({1, 1}, {1, 2})};
    attrs dilated = {.window_dimensions = DIMS(2, 5),
                     .base_dilations = DIMS(2, 3),
                     .window_dilations = DIMS(1, 2),
                     .padding = PAIRS({-2, -1}, {-3, 4})};
    give(odd_or(OP_maximum, x, scalar, &strided));
    give(odd_or(dtype == QN_I1 ? OP_xor : OP_none, x, scalar, &strided));
    give(odd_or(OP_add, x, scalar, &dilated));
    finish(VALUES_SPECIAL, 1);
}

#define DTYPE(name, number, ...)                                                                                       \
    TEST(shapes_##name) { shapes_of_type(QN_NONE + (number)); }
#include "base/dtype.def"

static void many_shapes(op_kind op)
{
    start();
    node_id x = in("2x9x21xf32"), line = in("37xf32"), none = in("3x0xf32"), scalar = in("f32");
    give(odd_or(op, x, scalar, ATTRS(.window_dimensions = DIMS(1, 3, 2))));
    give(odd_or(op, x, scalar,
                ATTRS(.window_dimensions = DIMS(2, 1, 5), .base_dilations = DIMS(2, 1, 3),
                      .window_dilations = DIMS(1, 1, 2), .padding = PAIRS({1, 0}, {-2, -1}, {-3, 4}))));
    give(odd_or(op, x, scalar, ATTRS(.window_dimensions = DIMS(2, 9, 21))));
    give(odd_or(op, x, scalar,
                ATTRS(.window_dimensions = DIMS(2, 2, 2), .window_strides = DIMS(3, 3, 3),
                      .base_dilations = DIMS(1, 2, 2), .padding = PAIRS({2, 2}, {5, 0}, {0, 7}))));
    give(odd_or(op, line, scalar,
                ATTRS(.window_dimensions = DIMS(300), .padding = PAIRS({299, 1}), .order = order_chain)));
    give(odd_or(op, line, scalar, ATTRS(.window_dimensions = DIMS(40)))); /* no window fits */
    give(odd_or(op, line, scalar, ATTRS(.window_dimensions = DIMS(2), .padding = PAIRS({-20, -30}))));
    give(odd_or(op, none, scalar, ATTRS(.window_dimensions = DIMS(2, 2), .padding = PAIRS({0, 0}, {1, 2}))));
    give(odd_or(op, scalar, scalar, ATTRS(.window_dimensions = {0})));
    finish(VALUES_SPECIAL, 1);
}

TEST(many_shapes_add) { many_shapes(OP_add); }
TEST(many_shapes_odd) { many_shapes(OP_none); }

TEST(pooling)
{
    start();
    node_id x = in("2x23x19x17xf32"), y = in("3x5x30x31xf32"), low = b_fill(&g, type_of("f32"), -INFINITY);
    region_id most = operation_region(OP_maximum, QN_F32), sum = operation_region(OP_add, QN_F32);
    attrs last = {.window_dimensions = DIMS(1, 3, 3, 1),
                  .window_strides = DIMS(1, 2, 2, 1),
                  .padding = PAIRS({0, 0}, {1, 1}, {1, 1}, {0, 0})};
    attrs first = {.window_dimensions = DIMS(1, 1, 3, 3),
                   .window_strides = DIMS(1, 1, 2, 2),
                   .padding = PAIRS({0, 0}, {0, 0}, {1, 1}, {1, 1})};
    give(windows(most, x, low, &last));
    give(windows(sum, b_exponential(&g, x), b_fill(&g, type_of("f32"), 0), &last));
    give(windows(most, y, low, &first));
    give(b_tanh(&g, windows(sum, y, b_fill(&g, type_of("f32"), 0), &first)));
    give(windows(sum, y, in("f32"), ATTRS(.window_dimensions = DIMS(1, 1, 30, 31))));
    finish(VALUES_USUAL, 1);
}

TEST(captures_and_pairs)
{
    start();
    node_id x = in("7x50xf32"), s = in("f32"), place = b_iota(&g, QN_I32, 2, (int64_t[]){7, 50}, 1);
    give(
        windows(odd_region(QN_F32, s), x, s, ATTRS(.window_dimensions = DIMS(2, 3), .padding = PAIRS({1, 0}, {0, 1}))));
    region_id pairs = place_region(QN_F32, QN_I32);
    node_id minus = constant_i32(-1);
    node_id both = node_make(&g, OP_reduce_window, 4, (node_id[]){x, place, s, minus},
                             ATTRS(.window_dimensions = DIMS(3, 4), .window_strides = DIMS(2, 1),
                                   .padding = PAIRS({1, 1}, {0, 3}), REGIONS(pairs)));
    give(node_result(&g, both, 0));
    give(node_result(&g, both, 1));
    finish(VALUES_USUAL, 1);
}

/* ---- scans ------------------------------------------------------------------------------------------------------- */

static attrs along(attr_dims shape, uint32_t d, bool reverse, uint8_t order)
{
    int64_t *window = ARENA_NEW_ARRAY(&g.arena, int64_t, shape.count);
    attr_pair *padding = ARENA_NEW_ARRAY(&g.arena, attr_pair, shape.count);
    for (uint32_t i = 0; i < shape.count; i++)
        window[i] = i == d && shape.at[i] ? shape.at[i] : 1;
    *(reverse ? &padding[d].second : &padding[d].first) = window[d] - 1;
    return (attrs){.window_dimensions = {shape.count, window}, .padding = {shape.count, padding}, .order = order};
}

static void scans(qn_dtype dtype, attr_dims shape)
{
    start();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, shape.count, shape.at), NULL);
    node_id scalar = graph_formal(&g, type_scalar(&g, dtype), NULL);
    for (uint32_t d = 0; d < shape.count; d++)
        for (int reverse = 0; reverse < 2; reverse++) {
            attrs a = along(shape, d, reverse, order_scan);
            give(odd_or(reverse ? OP_maximum : OP_add, x, scalar, &a));
            if (dtype != QN_I1 && d == 0)
                give(windows(odd_region(dtype, reverse ? scalar : 0), x, scalar, &a));
        }
    finish(shape.count == 1 ? VALUES_SPECIAL : VALUES_USUAL, 1);
}

#define DTYPE(name, number, ...)                                                                                       \
    TEST(scans_##name) { scans(QN_NONE + (number), DIMS(3, 19)); }
#include "base/dtype.def"
TEST(long_scans_f32) { scans(QN_F32, DIMS(REDUCE_CHUNK * 9 + 7)); }
TEST(long_scans_f16) { scans(QN_F16, DIMS(REDUCE_CHUNK * 9 + 7)); }
TEST(long_scans_i8) { scans(QN_I8, DIMS(REDUCE_CHUNK * 9 + 7)); }
TEST(scans_of_lines) { scans(QN_F32, DIMS(20, 600)); }
TEST(scans_of_contiguous_blocks) { scans(QN_F32, DIMS(5, 4, REDUCE_CHUNK * 3)); }
TEST(scans_of_columns) { scans(QN_F32, DIMS(520, 18)); }
TEST(scans_of_few_lines) { scans(QN_F32, DIMS(3, REDUCE_CHUNK * 8, 2)); }
TEST(scans_of_whole_blocks) { scans(QN_F64, DIMS(REDUCE_CHUNK * 16)); }
TEST(scans_one_element_longer) { scans(QN_F32, DIMS(2, REDUCE_CHUNK * 8 + 1)); }
TEST(scans_of_nothing) { scans(QN_F32, DIMS(3, 0, 2)); }
TEST(scans_of_one) { scans(QN_F32, DIMS(1)); }
TEST(scans_of_two_blocks) { scans(QN_BF16, DIMS(REDUCE_CHUNK * 2, 3)); }

/* Scans in which every order gives the same bits: lanes along lines and along blocks, forwards and backwards. */
TEST(exact_scans)
{
    static const struct {
        qn_dtype dtype;
        op_kind op;
    } kinds[] = {{QN_F32, OP_maximum},  {QN_F32, OP_minimum}, {QN_F64, OP_minimum},
                 {QN_BF16, OP_maximum}, {QN_I32, OP_add},     {QN_UI8, OP_multiply}};
    const attr_dims shapes[] = {DIMS(REDUCE_CHUNK * 9 + 7), DIMS(5, 4, REDUCE_CHUNK * 3), DIMS(20, 600), DIMS(520, 18)};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        start();
        for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
            uint32_t d = shapes[k].count == 2 && shapes[k].at[0] > 500 ? 0 : shapes[k].count - 1;
            type_id type = type_tensor(&g, kinds[i].dtype, shapes[k].count, shapes[k].at);
            node_id x = graph_formal(&g, type, NULL), first = graph_formal(&g, type_scalar(&g, kinds[i].dtype), NULL);
            for (int reverse = 0; reverse < 2; reverse++) {
                attrs a = along(shapes[k], d, reverse, order_scan);
                give(windows(operation_region(kinds[i].op, kinds[i].dtype), x, first, &a));
            }
        }
        finish(VALUES_SPECIAL, 1);
    }
}

TEST(scans_of_pairs)
{
    static const int64_t lengths[] = {5, 300, REDUCE_CHUNK * 11 + 3};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        start();
        node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 1, &lengths[i]), NULL), low = in("f32");
        node_id place = b_iota(&g, QN_I64, 1, &lengths[i], 0);
        node_id none = b_fill(&g, type_of("i64"), -1);
        for (int reverse = 0; reverse < 2; reverse++) {
            attrs a = along(DIMS(lengths[i]), 0, reverse, order_scan);
            region_id pairs = place_region(QN_F32, QN_I64);
            a.region_count = 1;
            a.regions = &pairs;
            node_id both = node_make(&g, OP_reduce_window, 4, (node_id[]){b_exponential(&g, x), place, low, none}, &a);
            give(node_result(&g, both, 1));
            if (reverse)
                give(node_result(&g, both, 0));
        }
        finish(VALUES_USUAL, 1);
    }
}

/* Scans whose operand is computed, and whose result is read. */
TEST(scans_between_others)
{
    start();
    node_id x = in("40x300xf32"), line = in("3000xf32"), zero = constant_f32(0);
    attrs rows = along(DIMS(40, 300), 1, false, 0), all = along(DIMS(3000), 0, true, 0);
    node_id sums = windows(operation_region(OP_add, QN_F32), b_exponential(&g, x), zero, &rows);
    CHECK(attr_order(node_attrs(&g, sums)) == order_scan);
    give(b_log(&g, sums));
    give(b_sum(&g, sums, DIMS(1)));
    node_id total = windows(operation_region(OP_add, QN_F32), b_tanh(&g, line), zero, &all);
    give(b_multiply(&g, total, line));
    finish(VALUES_USUAL, 1);
}

/* ---- the evaluator against plain loops --------------------------------------------------------------------------- */

enum { ROWS = 5, COLUMNS = 11 };

static int64_t plain_sum(const int64_t *x, const window_dim *w, int64_t i, int64_t j, int64_t init)
{
    int64_t sum = init;
    for (int64_t k = 0; k < w[0].size; k++)
        for (int64_t l = 0; l < w[1].size; l++) {
            int64_t r = i * w[0].stride + k * w[0].dilation - w[0].low;
            int64_t c = j * w[1].stride + l * w[1].dilation - w[1].low;
            bool inside = r >= 0 && c >= 0 && r % w[0].base == 0 && c % w[1].base == 0 && r / w[0].base < ROWS &&
                          c / w[1].base < COLUMNS;
            sum += inside ? x[r / w[0].base * COLUMNS + c / w[1].base] : init;
        }
    return sum;
}

TEST(windows_of_integers)
{
    int64_t x[ROWS * COLUMNS], init = 1000;
    for (int i = 0; i < ROWS * COLUMNS; i++)
        x[i] = i * i % 37 - 18;
    for (int turn = 0; turn < 400; turn++) {
        int64_t n[12], low[2], high[2];
        for (int i = 0; i < 12; i++)
            n[i] = 1 + (int64_t)(random_next() % 3);
        for (int i = 0; i < 2; i++) {
            low[i] = (int64_t)(random_next() % 6) - 2;
            high[i] = (int64_t)(random_next() % 6) - 2;
        }
        begin();
        node_id a = in("5x11xi64"), b = in("i64");
        node_id y = windows(operation_region(OP_add, QN_I64), a, b,
                            ATTRS(.window_dimensions = DIMS(n[0], n[1]), .window_strides = DIMS(n[2], n[3]),
                                  .base_dilations = DIMS(n[4], n[5]), .window_dilations = DIMS(n[6], n[7]),
                                  .padding = PAIRS({low[0], high[0]}, {low[1], high[1]})));
        const type *t = node_shape(&g, y);
        window_dim w[2] = {window_dim_at(type_at(&g, type_of("5x11xi64")), node_attrs(&g, y), 0),
                           window_dim_at(type_at(&g, type_of("5x11xi64")), node_attrs(&g, y), 1)};
        int64_t rows = t->dims[0], columns = t->dims[1];
        int64_t *result = malloc(sizeof *result * (size_t)(rows * columns + 1));
        end(y);
        run((const void *[]){x, &init}, (void *[]){result});
        for (int64_t i = 0; i < rows; i++)
            for (int64_t j = 0; j < columns; j++)
                CHECK(result[i * columns + j] == plain_sum(x, w, i, j, init));
        free(result);
        done();
    }
}

/* The order `scan`, element by element. */
static void plain_scan(const float *x, int64_t n, bool reverse, float init, float *out)
{
    float before = 0, local = 0;
    for (int64_t j = 0; j < n; j++) {
        int64_t i = reverse ? n - 1 - j : j;
        if (j % REDUCE_CHUNK == 0) {
            before = j > REDUCE_CHUNK ? before + local : local;
            local = x[i];
        } else {
            local = local + x[i];
        }
        float both = j < REDUCE_CHUNK ? local : before + local;
        out[i] = init + both;
    }
}

TEST(order_of_a_scan)
{
    enum { LENGTH = REDUCE_CHUNK * 5 + 77 };
    static float x[LENGTH], got[2][LENGTH], wanted[LENGTH];
    float init = 0.3f;
    for (int i = 0; i < LENGTH; i++)
        x[i] = (float)(int32_t)random_next() * 0x1p-31f;
    begin();
    node_id a = graph_formal(&g, type_tensor(&g, QN_F32, 1, (int64_t[]){LENGTH}), NULL), s = in("f32");
    attrs forward = along(DIMS(LENGTH), 0, false, order_scan), backward = along(DIMS(LENGTH), 0, true, order_scan);
    region_id f = operation_region(OP_add, QN_F32);
    end(windows(f, a, s, &forward), windows(f, a, s, &backward));
    run((const void *[]){x, &init}, (void *[]){got[0], got[1]});
    for (int reverse = 0; reverse < 2; reverse++) {
        plain_scan(x, LENGTH, reverse, init, wanted);
        CHECK(memcmp(got[reverse], wanted, sizeof wanted) == 0);
    }
    done();
}

/* ---- the default order ------------------------------------------------------------------------------------------- */

static uint8_t default_of(op_kind op, const char *type, double init, bool reverse)
{
    node_id x = in(type);
    const type_id t = node_type(&g, x);
    attrs a = along((attr_dims){type_at(&g, t)->rank, type_at(&g, t)->dims}, type_at(&g, t)->rank - 1, reverse, 0);
    region_id f = op ? operation_region(op, dtype_of(x)) : odd_region(dtype_of(x), 0);
    return attr_order(node_attrs(&g, windows(f, x, b_fill(&g, type_scalar(&g, dtype_of(x)), init), &a)));
}

TEST(cumulative_windows_are_scans)
{
    begin();
    CHECK(default_of(OP_add, "4x9xf32", 0, false) == order_scan);
    CHECK(default_of(OP_add, "4x9xf32", -0.0, true) == order_scan);
    CHECK(default_of(OP_add, "4x9xf32", 1, false) == order_chain);
    CHECK(default_of(OP_multiply, "9xf16", 1, false) == order_scan);
    CHECK(default_of(OP_multiply, "9xi8", 2, false) == order_chain);
    CHECK(default_of(OP_maximum, "9xi8", 3, false) == order_scan);
    CHECK(default_of(OP_xor, "9xi1", 0, false) == order_scan);
    CHECK(default_of(OP_xor, "9xi1", 1, false) == order_chain);
    CHECK(default_of(OP_none, "9xf64", 0, true) == order_scan);
    node_id x = in("9xf32"), zero = constant_f32(0);
    region_id f = operation_region(OP_add, QN_F32);
    node_id shorter = windows(f, x, zero, ATTRS(.window_dimensions = DIMS(8), .padding = PAIRS({7, 0})));
    node_id wider = windows(f, x, zero, ATTRS(.window_dimensions = DIMS(9), .padding = PAIRS({8, 1})));
    node_id unknown = windows(f, x, in("f32"), ATTRS(.window_dimensions = DIMS(9), .padding = PAIRS({8, 0})));
    CHECK(attr_order(node_attrs(&g, shorter)) == order_chain && attr_order(node_attrs(&g, wider)) == order_chain &&
          attr_order(node_attrs(&g, unknown)) == order_chain);
    end(shorter, wider, unknown);
    done();
}
