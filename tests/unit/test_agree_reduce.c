/* Compares compiled reductions with the evaluator. The tests reduce over every subset of dimensions, in both orders,
 * with all kinds of regions, in all element types. The lengths are near multiples of VIRTUAL_LANES and CHUNK
 * (graph/graph.h). Some reductions are fused with other operations. */
#include "agree_outputs.h"
#include "graph/compose.h"

enum { MAX_INPUTS = 4 };

/* ---- regions ----------------------------------------------------------------------------------------------------- */

typedef enum odd_region { FIRST, LAST, HALVES, BOTH_WAYS, CONSTANT, ODD_REGIONS, CAPTURING } odd_region;

/* Regions with results that depend on the order of operands and on the number of applications. */
static region_id odd_region_of(odd_region kind, qn_dtype dtype, node_id outer)
{
    node_id x[2], y = 0;
    graph_open_region(&g, NULL);
    scalar_formals(1, &dtype, x);
    switch (kind) {
    case FIRST: y = x[0]; break;
    case LAST: y = x[1]; break;
    case HALVES: y = b_add(&g, b_scale(&g, x[0], 0.75), x[1]); break;
    case CAPTURING: y = b_add(&g, x[0], b_multiply(&g, x[1], outer)); break;
    case BOTH_WAYS:
        y = b_select(&g, b_compare(&g, comparison_direction_LT, x[0], x[1]), x[0], b_subtract(&g, x[1], x[0]));
        break;
    default: y = b_fill(&g, type_scalar(&g, dtype), 3); break;
    }
    return CLOSE(y);
}

/* The region of argmax. It returns the larger of two values, and the index of this value. Of equal values, it takes the
 * lower index. NaN is the largest value. */
static region_id place_region(qn_dtype value, qn_dtype place)
{
    node_id x[4];
    graph_open_region(&g, NULL);
    scalar_formals(2, (const qn_dtype[]){value, place}, x);
    node_id greater = b_compare(&g, comparison_direction_GT, x[0], x[2]);
    node_id better = b_or(&g, greater, b_compare(&g, comparison_direction_NE, x[0], x[0]));
    node_id same = b_compare(&g, comparison_direction_EQ, x[0], x[2]);
    node_id before = b_compare(&g, comparison_direction_LT, x[1], x[3]);
    node_id take = b_or(&g, better, b_and(&g, same, before));
    return CLOSE(b_select(&g, better, x[0], x[2]), b_select(&g, take, x[1], x[3]));
}

/* ---- reductions -------------------------------------------------------------------------------------------------- */

static node_id reduce_many(region_id region, uint32_t count, const node_id *inputs, const node_id *inits,
                           attr_dims dims, uint8_t order)
{
    node_id operands[2 * MAX_INPUTS];
    memcpy(operands, inputs, count * sizeof *inputs);
    memcpy(operands + count, inits, count * sizeof *inits);
    return node_make(&g, OP_reduce, 2 * count, operands,
                     ATTRS(.dimensions = dims, .order = order, .region_count = 1, .regions = &region));
}

static node_id reduce_one(region_id region, node_id x, node_id init, attr_dims dims, uint8_t order)
{
    return reduce_many(region, 1, &x, &init, dims, order);
}

static qn_dtype dtype_of(node_id n) { return (qn_dtype)node_shape(&g, n)->dtype; }

static node_id sum_in_order(node_id x, attr_dims dims, uint8_t order)
{
    return reduce_one(operation_region(OP_add, dtype_of(x)), x, b_fill(&g, type_scalar(&g, dtype_of(x)), 0), dims,
                      order);
}

/* ---- every subset of dimensions, both orders --------------------------------------------------------------------- */

static void subsets(qn_dtype dtype, attr_dims shape, odd_region kind)
{
    start();
    node_id x = formal_of(dtype, shape), init = formal_of(dtype, NO_DIMS);
    for (uint32_t set = 0; set < 1u << shape.count; set++)
        for (uint8_t order = 0; order <= order_lanes; order++) {
            int64_t dims[MAX_RANK];
            uint32_t count = 0;
            for (uint32_t i = 0; i < shape.count; i++)
                if (set >> i & 1)
                    dims[count++] = i;
            give(reduce_one(odd_region_of(kind, dtype, init), x, init, (attr_dims){count, dims}, order));
        }
    finish(VALUES_USUAL, 1);
}

TEST(subsets_rank_1) { subsets(QN_F32, DIMS(37), HALVES); }
TEST(subsets_rank_2) { subsets(QN_F32, DIMS(21, 35), HALVES); }
TEST(subsets_rank_3) { subsets(QN_F32, DIMS(5, 7, 9), HALVES); }
TEST(subsets_rank_3_flat) { subsets(QN_F64, DIMS(1, 33, 1), HALVES); }
TEST(subsets_rank_4) { subsets(QN_BF16, DIMS(3, 4, 1, 5), BOTH_WAYS); }
TEST(subsets_rank_5) { subsets(QN_I16, DIMS(2, 3, 2, 1, 4), BOTH_WAYS); }

/* The result must not depend on the order in which dimensions are listed. */
TEST(dimensions_listed_backwards)
{
    start();
    node_id x = in("4x5x6xf32"), init = in("f32");
    region_id halves = odd_region_of(HALVES, QN_F32, init);
    for (uint8_t order = 0; order <= order_lanes; order++) {
        give(reduce_one(halves, x, init, DIMS(2, 0), order));
        give(reduce_one(halves, x, init, DIMS(2, 1, 0), order));
        give(reduce_one(halves, x, init, DIMS(1, 2), order));
    }
    finish(VALUES_USUAL, 1);
}

/* ---- types and regions ------------------------------------------------------------------------------------------- */

static void regions_of_type(qn_dtype dtype)
{
    static const op_kind ops[] = {OP_add, OP_multiply, OP_maximum, OP_minimum, OP_and, OP_or, OP_xor, OP_subtract};
    start();
    node_id x = FORMAL(dtype, 6, 37), init = formal_of(dtype, NO_DIMS);
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
        if (!(op_facts[ops[i]].types >> dtype_facts[dtype].class & 1))
            continue;
        region_id region = operation_region(ops[i], dtype);
        give(reduce_one(region, x, init, DIMS(1), 0));
        give(reduce_one(region, x, init, DIMS(0), 0));
        give(reduce_one(region, x, init, DIMS(0, 1), 0));
        give(reduce_one(region, x, init, DIMS(1), order_chain));
    }
    for (int kind = 0; kind < ODD_REGIONS && dtype != QN_I1; kind++) {
        region_id region = odd_region_of((odd_region)kind, dtype, 0);
        give(reduce_one(region, x, init, DIMS(1), 0));
        give(reduce_one(region, x, init, DIMS(0), 0));
    }
    finish(VALUES_SPECIAL, 1);
}

#define DTYPE(name, number, ...)                                                                                       \
    TEST(regions_##name) { regions_of_type(QN_NONE + (number)); }
#include "base/dtype.def"

TEST(pairs)
{
    static const qn_dtype values[] = {QN_F32, QN_F16, QN_BF16, QN_F64, QN_I8, QN_UI32, QN_I64};
    static const qn_dtype places[] = {QN_I32, QN_I32, QN_I64, QN_I64, QN_UI8, QN_UI64, QN_I16};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        start();
        node_id x = FORMAL(values[i], 5, 41), init = formal_of(values[i], NO_DIMS);
        region_id region = place_region(values[i], places[i]);
        node_id none = b_fill(&g, type_scalar(&g, places[i]), 0);
        for (int64_t d = 0; d < 2; d++)
            for (uint8_t order = 0; order <= order_lanes; order++) {
                node_id place = b_iota(&g, places[i], 2, (int64_t[]){5, 41}, (uint32_t)d);
                node_id both = reduce_many(region, 2, (node_id[]){x, place}, (node_id[]){init, none}, DIMS(d), order);
                give(node_result(&g, both, 1));
                if (order != order_chain)
                    give(node_result(&g, both, 0));
            }
        finish(VALUES_SPECIAL, 1);
    }
}

/* Regions that choose a value and its place. Some of them are known to be exact (schedule/exact.c). BY_PLACE chooses the
 * larger value if its first operand has the lower place, else the smaller value. */
typedef enum chooser { SMALLEST, WITHOUT_NAN, LAST_OF_EQUAL, BY_GE, BY_PLACE, CHOOSERS } chooser;

static region_id chooser_region(chooser kind, qn_dtype value, qn_dtype place)
{
    node_id x[4];
    graph_open_region(&g, NULL);
    scalar_formals(2, (const qn_dtype[]){value, place}, x);
    int better = kind == SMALLEST ? comparison_direction_LT : comparison_direction_GT;
    node_id wins = b_compare(&g, kind == BY_GE ? comparison_direction_GE : better, x[0], x[2]);
    node_id nan = b_compare(&g, comparison_direction_NE, x[0], x[0]);
    node_id same = b_compare(&g, comparison_direction_EQ, x[0], x[2]);
    node_id before =
        b_compare(&g, kind == LAST_OF_EQUAL ? comparison_direction_GT : comparison_direction_LT, x[1], x[3]);
    if (kind == BY_PLACE)
        wins = b_select(&g, before, wins, b_compare(&g, comparison_direction_LT, x[0], x[2]));
    node_id left = kind == WITHOUT_NAN ? wins : b_or(&g, wins, nan);
    node_id take = kind == BY_GE ? left : b_or(&g, left, b_and(&g, same, before));
    return CLOSE(b_select(&g, left, x[0], x[2]), b_select(&g, take, x[1], x[3]));
}

static void choose_in_order(qn_dtype dtype, chooser kind, attr_dims shape, bool wide, uint8_t order)
{
    start();
    node_id x = formal_of(dtype, shape), init = formal_of(dtype, NO_DIMS),
            none = b_fill(&g, type_scalar(&g, QN_I32), 3);
    region_id region = chooser_region(kind, dtype, QN_I32);
    for (int64_t d = 0; d < (int64_t)shape.count; d++)
        for (int counted = 0; counted < 3; counted++) {
            /* places along the dimension, along the same after a broadcast, and along another one */
            int64_t along = counted == 2 ? (d + 1) % (int64_t)shape.count : d;
            node_id place = counted == 1 ? b_iota(&g, QN_I32, 1, (int64_t[]){shape.at[d]}, 0)
                                         : b_iota(&g, QN_I32, shape.count, shape.at, (uint32_t)along);
            if (counted == 1)
                place = b_broadcast(&g, place, shape.count, shape.at, &d);
            node_id both = reduce_many(region, 2, (node_id[]){x, place}, (node_id[]){init, none}, DIMS(d), order);
            give(node_result(&g, both, 1));
            both = reduce_many(region, 2, (node_id[]){b_negate(&g, x), place}, (node_id[]){init, none}, DIMS(d), order);
            if (wide)
                give(node_result(&g, both, 0));
        }
    finish(VALUES_SPECIAL, 1);
}

static void choose_along(qn_dtype dtype, chooser kind, attr_dims shape, bool wide)
{
    choose_in_order(dtype, kind, shape, wide, order_chain);
    choose_in_order(dtype, kind, shape, wide, order_lanes);
}

TEST(choices)
{
    for (chooser kind = 0; kind < CHOOSERS; kind++) {
        choose_along(QN_F32, kind, DIMS(3, 150), true);
        choose_along(QN_F64, kind, DIMS(70, 67), true);
        choose_along(QN_F16, kind, DIMS(6, 33), kind & 1);
        choose_along(QN_I8, kind, DIMS(4, 5, 100), true);
        choose_along(QN_UI16, kind, DIMS(200, 3), true);
    }
}

/* Choices over so many elements that threads share them. */
TEST(choices_split)
{
    choose_along(QN_F32, SMALLEST, DIMS(70000), true);
    choose_along(QN_I32, BY_GE, DIMS(2, 66001), true);
}

/* Extremes of values that are all zeros of either sign, all negative, or hold a NaN of either sign somewhere. */
static void extremes(qn_dtype dtype, attr_dims shape)
{
    for (uint32_t kind = 0; kind < 4; kind++) {
        start();
        node_id x = formal_of(dtype, shape), init = formal_of(dtype, NO_DIMS), zero = b_fill(&g, node_type(&g, x), 0);
        node_id negative = b_compare(&g, comparison_direction_LT, x, zero);
        if (kind == 1)
            x = b_select(&g, negative, b_negate(&g, zero), zero);
        else if (kind == 2)
            x = b_negate(&g, b_abs(&g, x));
        else if (kind == 3)
            x = b_select(&g, negative, b_fill(&g, node_type(&g, x), -0.0), b_abs(&g, x));
        for (op_kind op = OP_maximum;; op = OP_minimum) {
            for (uint32_t set = 1; set < 1u << shape.count; set++) {
                int64_t dims[MAX_RANK];
                uint32_t count = 0;
                for (uint32_t i = 0; i < shape.count; i++)
                    if (set >> i & 1)
                        dims[count++] = i;
                give(reduce_one(operation_region(op, dtype), x, init, (attr_dims){count, dims}, 0));
            }
            if (op == OP_minimum)
                break;
        }
        finish(kind ? VALUES_USUAL : VALUES_SPECIAL, 1);
    }
}

TEST(extremes)
{
    static const qn_dtype types[] = {QN_F32, QN_F64, QN_F16, QN_BF16};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        extremes(types[i], DIMS(3, 5, 70));
        extremes(types[i], DIMS(150, 20));
        extremes(types[i], DIMS(4, 300));
    }
    extremes(QN_F32, DIMS(70001));
}

/* Sums and maxima over the first and the last dimension. Depending on the length of a row, a vector of lanes lies in
 * one row, crosses into the next one, or covers several. */
TEST(rows_that_lanes_cross)
{
    static const int64_t lengths[] = {3, 8, 16, 17, 31, 32, 33, 48, 60, 64, 100};
    static const qn_dtype types[] = {QN_F32, QN_F64, QN_BF16, QN_I32};
    for (size_t k = 0; k < sizeof types / sizeof *types; k++) {
        start();
        for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
            node_id x = FORMAL(types[k], 5, 2, lengths[i]);
            give(sum_in_order(x, DIMS(0, 2), 0));
            give(sum_in_order(b_abs(&g, x), DIMS(0, 2), order_chain));
            give(reduce_one(operation_region(OP_maximum, types[k]), x, b_fill(&g, type_scalar(&g, types[k]), 1),
                            DIMS(0, 2), 0));
        }
        node_id y = FORMAL(types[k], 3, 2, 4, 20);
        give(sum_in_order(y, DIMS(0, 2, 3), 0));
        give(sum_in_order(y, DIMS(0, 3), 0));
        finish(VALUES_USUAL, 1);
    }
    start();
    give(sum_in_order(FORMAL(QN_F32, 700, 2, 100), DIMS(0, 2), 0)); /* split */
    finish(VALUES_USUAL, 1);
}

/* Reduces three operands of different types together. Each result depends on the other operands too. */
TEST(triples)
{
    start();
    node_id x = in("7x50xf32"), k = in("7x50xi16"), p = in("7x50xi1"), v[6];
    graph_open_region(&g, NULL);
    scalar_formals(3, (const qn_dtype[]){QN_F32, QN_I16, QN_I1}, v);
    node_id less = b_compare(&g, comparison_direction_LT, v[0], v[3]);
    region_id region =
        CLOSE(b_add(&g, v[0], b_convert(&g, v[4], QN_F32)), b_select(&g, v[2], v[4], b_subtract(&g, v[1], v[4])),
              b_xor(&g, less, b_and(&g, v[2], v[5])));
    node_id inits[] = {in("f32"), in("i16"), in("i1")};
    for (uint8_t order = 0; order <= order_lanes; order++)
        for (int64_t d = 0; d < 2; d++) {
            node_id all = reduce_many(region, 3, (node_id[]){x, k, p}, inits, DIMS(d), order);
            for (uint32_t i = 0; i < 3; i++)
                give(node_result(&g, all, i));
        }
    node_id some = reduce_many(region, 3, (node_id[]){b_exponential(&g, x), k, p}, inits, DIMS(0, 1), 0);
    give(node_result(&g, some, 1)); /* the other results are unused */
    finish(VALUES_USUAL, 1);
}

TEST(regions_with_captures)
{
    start();
    node_id x = in("6x37xf32"), s = in("f32"), total = b_sum_all(&g, x);
    give(reduce_one(odd_region_of(CAPTURING, QN_F32, s), x, total, DIMS(1), 0));
    give(reduce_one(odd_region_of(CAPTURING, QN_F32, total), x, s, DIMS(0), 0));
    finish(VALUES_USUAL, 1);
}

TEST(regions_with_control)
{
    start();
    node_id x = in("3x40xf32"), init = in("f32"), limit = in("f32"), v[2];
    graph_open_region(&g, NULL);
    scalar_formals(1, (const qn_dtype[]){QN_F32}, v);
    node_id less = b_compare(&g, comparison_direction_LT, v[0], limit);
    graph_open_region(&g, NULL);
    region_id yes = CLOSE(b_add(&g, v[0], v[1]));
    graph_open_region(&g, NULL);
    region_id no = CLOSE(b_subtract(&g, v[1], limit));
    region_id region = CLOSE(MAKE(OP_if, ATTRS(REGIONS(yes, no)), less));
    give(reduce_one(region, x, init, DIMS(1), 0));
    give(reduce_one(region, x, init, DIMS(0), 0));
    finish(VALUES_USUAL, 1);
}

/* ---- lengths ----------------------------------------------------------------------------------------------------- */

static void lengths(qn_dtype dtype, uint32_t count, const int64_t *list, odd_region kind, uint8_t order)
{
    start();
    node_id init = formal_of(dtype, NO_DIMS);
    region_id region = odd_region_of(kind, dtype, init);
    for (uint32_t i = 0; i < count; i++) {
        give(reduce_one(region, FORMAL(dtype, list[i]), init, DIMS(0), order));
        give(reduce_one(region, FORMAL(dtype, 3, list[i]), init, DIMS(1), order));
        give(reduce_one(region, FORMAL(dtype, list[i], 3), init, DIMS(0), order));
    }
    finish(VALUES_USUAL, 1);
}

static const int64_t short_ones[] = {0,  1,  2,  3,  4,  5,  7,  8,  9,  15, 16, 17, 24,  31,  32,  33,
                                     34, 40, 47, 48, 49, 56, 63, 64, 65, 95, 96, 97, 127, 128, 129, 257};
enum { SHORT_ONES = sizeof short_ones / sizeof *short_ones };

TEST(lengths_f32) { lengths(QN_F32, SHORT_ONES, short_ones, HALVES, 0); }
TEST(lengths_f32_lanes) { lengths(QN_F32, SHORT_ONES, short_ones, BOTH_WAYS, order_lanes); }
TEST(lengths_f32_chain) { lengths(QN_F32, SHORT_ONES, short_ones, HALVES, order_chain); }
TEST(lengths_f64_lanes) { lengths(QN_F64, SHORT_ONES, short_ones, HALVES, order_lanes); }
TEST(lengths_f16_lanes) { lengths(QN_F16, SHORT_ONES, short_ones, HALVES, order_lanes); }
TEST(lengths_i8_lanes) { lengths(QN_I8, SHORT_ONES, short_ones, BOTH_WAYS, order_lanes); }
TEST(lengths_ui64_lanes) { lengths(QN_UI64, SHORT_ONES, short_ones, BOTH_WAYS, order_lanes); }
TEST(lengths_last) { lengths(QN_F32, SHORT_ONES, short_ones, LAST, order_lanes); }

/* Lengths of even and odd numbers of chunks, and lengths with a few elements less or more. */
enum { CHAIN = REDUCE_CHUNK, LANES = REDUCE_CHUNK * VIRTUAL_LANES };
static const int64_t long_ones[] = {LANES - 1,     LANES,         LANES + 1,         LANES + 33,    2 * LANES,
                                    2 * LANES + 1, 3 * LANES - 5, 3 * LANES + CHAIN, 5 * LANES + 31};
static const int64_t chain_ones[] = {CHAIN - 1,     CHAIN,         CHAIN + 1,     CHAIN + 2,     CHAIN + 5,
                                     2 * CHAIN - 1, 2 * CHAIN,     2 * CHAIN + 1, 3 * CHAIN - 2, 4 * CHAIN,
                                     5 * CHAIN + 3, 7 * CHAIN + 1, 8 * CHAIN,     13 * CHAIN};
/* Lengths for which two nests compute the reduction. */
static const int64_t split_ones[] = {8 * LANES + 1, 9 * LANES, 64 * LANES + 31, 131 * LANES + CHAIN + 1};
enum { LONG_ONES = sizeof long_ones / sizeof *long_ones, CHAIN_ONES = sizeof chain_ones / sizeof *chain_ones };

TEST(chunks_default) { lengths(QN_F32, LONG_ONES, long_ones, HALVES, 0); }
TEST(chunks_lanes) { lengths(QN_F32, LONG_ONES, long_ones, BOTH_WAYS, order_lanes); }
TEST(chunks_chain) { lengths(QN_F32, CHAIN_ONES, chain_ones, BOTH_WAYS, order_chain); }
TEST(chunks_chain_last) { lengths(QN_F32, CHAIN_ONES, chain_ones, LAST, order_chain); }
TEST(chunks_chain_long) { lengths(QN_F32, 3, long_ones, BOTH_WAYS, order_chain); }
TEST(chunks_split) { lengths(QN_F32, 4, split_ones, BOTH_WAYS, order_lanes); }
TEST(chunks_split_chain) { lengths(QN_F32, 3, split_ones, BOTH_WAYS, order_chain); }
TEST(chunks_f64) { lengths(QN_F64, LONG_ONES, long_ones, HALVES, 0); }
TEST(chunks_bf16) { lengths(QN_BF16, 4, long_ones, HALVES, 0); }
TEST(chunks_i8) { lengths(QN_I8, 4, long_ones, BOTH_WAYS, 0); }
TEST(chunks_last) { lengths(QN_F16, 6, long_ones + 2, LAST, 0); }

/* Long reductions over several dimensions. Some are fused with operations before or after them. One reduces pairs. */
TEST(chunks_of_matrices)
{
    start();
    node_id x = in("3x130x130xf32"), y = in("130x2x130x3xf32"), w = in("3xf32");
    node_id e = b_exponential(&g, x), sum = b_sum(&g, e, DIMS(1, 2));
    give(b_sum(&g, x, DIMS(1, 2)));
    give(b_sum_all(&g, x));
    give(b_sum(&g, y, DIMS(0, 2)));
    give(b_sum(&g, y, DIMS(0, 2, 3)));
    give(b_divide(&g, e, b_broadcast(&g, sum, 3, (int64_t[]){3, 130, 130}, (int64_t[]){0})));
    give(b_log(&g, b_add(&g, sum, w)));
    give(sum_in_order(x, DIMS(1, 2), order_chain));
    node_id flat = b_reshape(&g, x, 1, (int64_t[]){50700}), zero = constant_i32(0),
            low = b_fill(&g, type_of("f32"), -INFINITY);
    node_id both =
        reduce_many(place_region(QN_F32, QN_I32), 2, (node_id[]){flat, b_iota(&g, QN_I32, 1, (int64_t[]){50700}, 0)},
                    (node_id[]){low, zero}, DIMS(0), 0);
    give(node_result(&g, both, 0));
    give(node_result(&g, both, 1));
    give(b_sum_all(&g, b_reverse(&g, flat, DIMS(0))));
    finish(VALUES_USUAL, 1);
}

/* Reductions along the columns of matrices that run in strips (schedule/tile_strips.c). The last chunk and the last
 * columns are short. */
TEST(columns_in_strips)
{
    static const char *const types[] = {"1031x2053xf32", "2x1031x517xf32", "2x518x300xf64", "3x1300x1029xbf16",
                                        "2x37x20000xf32"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        for (uint32_t kind = 0; kind < 4; kind++) {
            start();
            node_id x = in(types[i]);
            const type *t = node_shape(&g, x);
            qn_dtype dtype = (qn_dtype)t->dtype;
            attr_dims over = {1, (int64_t[]){t->rank - 2}};
            node_id low = b_fill(&g, type_scalar(&g, dtype), -INFINITY), zero = b_fill(&g, type_scalar(&g, dtype), 0);
            if (kind == 0)
                give(b_scale(&g, b_sum(&g, x, over), 0.125));
            else if (kind == 1)
                give(reduce_one(operation_region(OP_maximum, dtype), x, low, over, 0));
            else if (kind == 2)
                give(reduce_one(odd_region_of(HALVES, dtype, 0), b_abs(&g, x), zero, over, 0));
            for (uint32_t k = 0; k < 2 && kind == 3; k++)
                give(b_sum(&g, k ? b_multiply(&g, x, x) : x, over));
            finish(VALUES_USUAL, 1);
        }
    choose_along(QN_F32, SMALLEST, DIMS(1031, 2053), true);
}

/* ---- nothing to reduce ------------------------------------------------------------------------------------------- */

TEST(no_elements)
{
    start();
    node_id init = in("f32");
    region_id region = odd_region_of(HALVES, QN_F32, init);
    for (uint8_t order = 0; order <= order_lanes; order++) {
        give(reduce_one(region, in("0xf32"), init, DIMS(0), order));
        give(reduce_one(region, in("3x0xf32"), init, DIMS(1), order));
        give(reduce_one(region, in("0x3xf32"), init, DIMS(0), order));
        give(reduce_one(region, in("0x3xf32"), init, DIMS(1), order));
        give(reduce_one(region, in("2x0x3xf32"), init, DIMS(1, 2), order));
        give(reduce_one(region, in("2x0x3xf32"), init, DIMS(0, 1, 2), order));
        give(reduce_one(region, in("f32"), init, NO_DIMS, order));
        give(reduce_one(region, in("5x6xf32"), init, NO_DIMS, order));
        give(reduce_one(region, in("1x1x1xf32"), init, DIMS(0, 2), order));
    }
    finish(VALUES_SPECIAL, 1);
}

/* A reduction over no elements must not load any of its fused operands. */
TEST(no_elements_of_fused_operands)
{
    start();
    node_id init = in("f32"), x = in("5x4xf32"), block = in("2x5x3xf32"), row = in("4xf32"), none = in("0xf32");
    region_id region = odd_region_of(HALVES, QN_F32, init);
    const int64_t nothing[] = {0, 4}, turned[] = {4, 0}, three[] = {3, 0};
    for (uint8_t order = 0; order <= order_lanes; order++) {
        node_id last = b_slice_one(&g, x, 0, 5, 5, 1), column = b_slice_one(&g, x, 1, 4, 4, 1);
        give(reduce_one(region, last, init, DIMS(0), order));
        give(reduce_one(region, column, init, DIMS(1), order));
        give(reduce_one(region, last, init, DIMS(0, 1), order));
        give(reduce_one(region, b_slice_one(&g, block, 1, 5, 5, 1), init, DIMS(1, 2), order));
        give(reduce_one(region, b_slice_one(&g, block, 2, 3, 3, 1), init, DIMS(0, 1, 2), order));
        give(reduce_one(region, b_slice_one(&g, b_slice_one(&g, block, 2, 3, 3, 1), 1, 5, 5, 1), init, DIMS(1, 2),
                        order));
        give(reduce_one(region, b_slice_one(&g, last, 1, 4, 4, 1), init, DIMS(0, 1), order));
        give(reduce_one(region, b_exponential(&g, last), init, DIMS(0), order));
        give(reduce_one(region, b_reverse(&g, last, DIMS(0, 1)), init, DIMS(0), order));
        give(reduce_one(region, b_reshape(&g, last, 2, turned), init, DIMS(1), order));
        give(reduce_one(region, b_broadcast(&g, row, 2, nothing, (int64_t[]){1}), init, DIMS(0), order));
        give(reduce_one(region, b_broadcast(&g, none, 2, three, (int64_t[]){1}), init, DIMS(1), order));
        give(reduce_one(region, b_reshape(&g, none, 2, three), init, DIMS(1), order));
        give(reduce_one(region, b_concatenate(&g, 2, (node_id[]){last, last}, 0), init, DIMS(0), order));
        give(b_sum(&g, b_multiply(&g, last, b_broadcast(&g, row, 2, nothing, (int64_t[]){1})), DIMS(0)));
    }
    give(compose_matmul(&g, b_slice_one(&g, x, 1, 4, 4, 1), b_slice_one(&g, x, 0, 5, 5, 1)));
    give(compose_softmax(&g, b_slice_one(&g, x, 1, 4, 4, 1), 1));
    finish(VALUES_SPECIAL, 1);
}

/* ---- fused ------------------------------------------------------------------------------------------------------- */

/* Broadcasts the reduced value to the shape of x. */
static node_id back(node_id reduced, node_id x, attr_dims dims)
{
    return b_unreduce(&g, reduced, node_type(&g, x), dims);
}

static node_id maximum_of(node_id x, attr_dims dims, uint8_t order)
{
    node_id low = b_fill(&g, type_scalar(&g, dtype_of(x)), -INFINITY);
    return reduce_one(operation_region(OP_maximum, dtype_of(x)), x, low, dims, order);
}

static node_id softmax_of(node_id x, attr_dims dims, uint8_t first, uint8_t second)
{
    node_id e = b_exponential(&g, b_subtract(&g, x, back(maximum_of(x, dims, first), x, dims)));
    return b_divide(&g, e, back(sum_in_order(e, dims, second), x, dims));
}

TEST(softmax)
{
    static const qn_dtype types[] = {QN_F32, QN_F64, QN_F16, QN_BF16};
    for (int i = 0; i < 4; i++) {
        start();
        node_id x = FORMAL(types[i], 5, 6, 37);
        for (int64_t d = 0; d < 3; d++)
            give(softmax_of(x, DIMS(d), 0, 0));
        give(softmax_of(x, DIMS(0, 2), 0, 0));
        give(softmax_of(x, DIMS(0, 1, 2), 0, 0));
        finish(VALUES_USUAL, 1);
    }
}

/* Exponentials of differences: code may leave out the upper bound of an operand only if it is an element minus a maximum
 * over this element (jit/emit_bound.c). In the other cases large differences make the bound matter. */
TEST(exponentials_of_differences)
{
    for (int i = 0; i < 6; i++) {
        start();
        node_id x = in("40x40xf32"), y = i == 1 ? in("40x40xf32") : x, most = x;
        attr_dims rows = DIMS(1);
        if (i == 2)
            x = b_slice_one(&g, y, 1, 0, 20, 1), most = b_slice_one(&g, y, 1, 20, 40, 1);
        node_id low = b_fill(&g, type_scalar(&g, QN_F32), i == 3 ? INFINITY : -INFINITY);
        op_kind op = i == 3 ? OP_minimum : OP_maximum;
        most = back(reduce_one(operation_region(op, QN_F32), most, low, rows, 0), x, rows);
        node_id of[] = {x, y, x, x, b_negate(&g, x), b_reverse(&g, x, rows)};
        node_id e = b_exponential(&g, b_subtract(&g, of[i], most));
        give(e);
        give(sum_in_order(e, rows, 0));
        finish(VALUES_SPECIAL, 2);
    }
}

/* Softmax with an explicit order for each of its two reductions. */
TEST(softmax_of_mixed_orders)
{
    start();
    node_id x = in("9x37xf32");
    for (uint8_t first = order_chain; first <= order_lanes; first++)
        for (uint8_t second = order_chain; second <= order_lanes; second++) {
            give(softmax_of(x, DIMS(0), first, second));
            give(softmax_of(x, DIMS(1), first, second));
        }
    finish(VALUES_SPECIAL, 1);
}

TEST(layer_norm)
{
    start();
    node_id x = in("7x96xf32"), scale = in("96xf32"), shift = in("96xf32");
    type_id t = node_type(&g, x);
    for (int64_t d = 1; d >= 0; d--) {
        double count = d ? 96 : 7;
        node_id mean = b_scale(&g, b_sum(&g, x, DIMS(d)), 1 / count),
                centred = b_subtract(&g, x, back(mean, x, DIMS(d)));
        node_id variance = b_scale(&g, b_sum(&g, b_square(&g, centred), DIMS(d)), 1 / count);
        node_id inverse = b_rsqrt(&g, b_shift(&g, variance, 1e-5));
        node_id normal = b_multiply(&g, centred, back(inverse, x, DIMS(d)));
        node_id wide = b_broadcast(&g, scale, 2, type_at(&g, t)->dims, (int64_t[]){1});
        give(b_add(&g, b_multiply(&g, normal, wide), b_broadcast(&g, shift, 2, type_at(&g, t)->dims, (int64_t[]){1})));
        give(mean);
        give(variance);
    }
    finish(VALUES_USUAL, 1);
}

TEST(cross_entropy)
{
    start();
    node_id x = in("12x10xf32"), label = in("12xi32");
    node_id shifted = b_subtract(&g, x, back(maximum_of(x, DIMS(1), 0), x, DIMS(1)));
    node_id log_sum = b_log(&g, b_sum(&g, b_exponential(&g, shifted), DIMS(1)));
    node_id log_softmax = b_subtract(&g, shifted, back(log_sum, x, DIMS(1)));
    node_id hot = b_compare(&g, comparison_direction_EQ, b_broadcast(&g, label, 2, (int64_t[]){12, 10}, (int64_t[]){0}),
                            b_iota(&g, QN_I32, 2, (int64_t[]){12, 10}, 1));
    node_id picked = b_multiply(&g, log_softmax, b_convert(&g, hot, QN_F32));
    node_id loss = b_scale(&g, b_negate(&g, b_sum_all(&g, picked)), 1.0 / 12), gradient_of[1];
    gradient(&g, "gradient", "y", loss, 1, &x, gradient_of);
    give(loss);
    give(log_softmax);
    give(gradient_of[0]);
    give(b_sum(&g, b_select(&g, hot, log_softmax, b_zeros_like(&g, x)), DIMS(0)));
    finish(VALUES_USUAL, 1);
}

TEST(several_reductions_of_one_value)
{
    start();
    node_id x = in("20x33xf32"), y = in("20x33xf32"), zero = constant_f32(0);
    node_id product = b_multiply(&g, x, y), rows = b_sum(&g, product, DIMS(1)), columns = b_sum(&g, product, DIMS(0));
    node_id wide = back(columns, x, DIMS(0)), tall = back(rows, x, DIMS(1));
    give(rows);
    give(columns);
    give(product);
    give(b_divide(&g, product, wide));
    give(b_add(&g, b_multiply(&g, tall, wide), x));
    give(b_sum_all(&g, b_multiply(&g, tall, wide)));
    give(b_sum(&g, rows, DIMS(0)));
    give(b_sum(&g, columns, DIMS(0)));
    give(b_sum(&g, b_abs(&g, b_subtract(&g, x, tall)), DIMS(1)));
    give(b_sum(&g, b_abs(&g, b_subtract(&g, x, tall)), DIMS(0)));
    give(reduce_one(operation_region(OP_maximum, QN_F32), b_tanh(&g, rows), zero, DIMS(0), order_chain));
    give(b_dot_general(&g, rows, rows, NO_DIMS, NO_DIMS, DIMS(0), DIMS(0), QN_NONE));
    finish(VALUES_USUAL, 1);
}

/* The initial values are computed. One initial value is the result of a reduction of the same data. */
TEST(computed_inits)
{
    start();
    node_id x = in("11x29xf32"), s = in("f32"), init = b_exponential(&g, b_add(&g, s, s)), total = b_sum_all(&g, x);
    region_id region = odd_region_of(HALVES, QN_F32, s);
    give(reduce_one(region, x, init, DIMS(1), 0));
    give(reduce_one(region, x, init, DIMS(0), 0));
    give(reduce_one(region, x, total, DIMS(1), 0));
    give(reduce_one(region, x, total, DIMS(0, 1), order_chain));
    finish(VALUES_USUAL, 1);
}

/* One tensor has enough rows for several threads. The other has rows that are too long for a local buffer. */
TEST(many_rows)
{
    start();
    node_id x = in("700x601xf32"), y = in("2x40000xf32");
    give(softmax_of(x, DIMS(1), 0, 0));
    give(softmax_of(x, DIMS(0), 0, 0));
    give(b_sum(&g, b_tanh(&g, x), DIMS(0)));
    give(softmax_of(y, DIMS(1), 0, 0));
    finish(VALUES_USUAL, 1);
}

/* Sums over a first and a last dimension, whose runs have fewer elements than the order has lanes. */
TEST(sums_in_short_runs)
{
    start();
    give(b_sum(&g, in("32x3x49xf32"), DIMS(0, 2)));
    give(b_sum(&g, in("31x2x20xf32"), DIMS(0, 2)));
    give(b_sum(&g, in("40x2x16xf32"), DIMS(0, 2)));
    give(b_sum(&g, in("30x2x11xf64"), DIMS(0, 2)));
    give(b_sum(&g, b_tanh(&g, in("9x2x7x37xf32")), DIMS(0, 3)));
    finish(VALUES_USUAL, 1);
}

/* The functions of compose.h. */
TEST(composed_functions)
{
    start();
    node_id x = in("6x19xf32"), label = in("6xi32"), y = in("19x5xf32");
    attr_dims last = DIMS(1), both = DIMS(0, 1);
    give(compose_softmax(&g, x, 1));
    give(compose_log_softmax(&g, x, 0));
    give(compose_argmax(&g, x, 1));
    give(compose_argmin(&g, x, 0));
    give(compose_variance(&g, x, last, true));
    give(compose_mean(&g, x, both, false));
    give(compose_gelu(&g, compose_matmul(&g, x, y), true));
    give(compose_gelu(&g, compose_relu(&g, x), false));
    give(compose_cross_entropy(&g, x, compose_one_hot(&g, label, 19, QN_F32)));
    give(compose_one_hot(&g, label, 4, QN_BF16));
    finish(VALUES_SPECIAL, 1);
}

/* Reductions of all elements of a large input are split, and share one pass with elementwise functions of it. */
TEST(readers_of_all_elements)
{
    static const char *const shapes[] = {"301x300xf32", "70001xf64", "7x1x9999xbf16", "66x1000xi32"};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        begin();
        node_id x = in(shapes[i]), outputs[6];
        outputs[0] = b_sum_all(&g, x);
        outputs[1] = b_multiply(&g, x, x);
        outputs[2] = b_sum_all(&g, b_negate(&g, x));
        outputs[3] = b_add(&g, x, b_broadcast_scalar(&g, outputs[0], node_type(&g, x)));
        outputs[4] = b_add(&g, x, outputs[1]);
        outputs[5] = b_sum_all(&g, outputs[1]);
        end_with(6, outputs);
        agree(i % 2 ? VALUES_SPECIAL : VALUES_USUAL);
        done();
    }
}

/* Divisions in an inner loop by a value that an outer loop computes. */
static void quotients(qn_dtype dtype, values_kind kind, uint64_t seed)
{
    static const int64_t lengths[] = {33, 128, 300};
    start();
    node_id one = formal_of(dtype, NO_DIMS);
    for (int i = 0; i < 3; i++) {
        node_id x = FORMAL(dtype, 19, lengths[i]), y = FORMAL(dtype, lengths[i], 19), divisor = FORMAL(dtype, 19);
        node_id by_row = b_divide(&g, x, back(divisor, x, DIMS(1)));
        node_id by_column = b_divide(&g, y, back(divisor, y, DIMS(0)));
        node_id by_one = b_divide(&g, x, b_broadcast_scalar(&g, one, node_type(&g, x)));
        node_id by_three = b_divide(&g, y, b_fill(&g, node_type(&g, y), 3));
        give(maximum_of(by_row, DIMS(1), 0));
        give(b_sum(&g, by_column, DIMS(0)));
        give(b_multiply(&g, by_one, back(maximum_of(by_one, DIMS(1), 0), x, DIMS(1))));
        give(b_sum(&g, by_three, DIMS(0)));
        give(b_divide(&g, x, back(b_sum(&g, x, DIMS(1)), x, DIMS(1))));
    }
    finish(kind, seed);
}

TEST(quotients)
{
    for (uint64_t seed = 1; seed <= 3; seed++) {
        quotients(QN_F32, VALUES_SPECIAL, seed);
        quotients(QN_F32, VALUES_USUAL, seed);
        quotients(QN_F64, VALUES_SPECIAL, seed);
        quotients(QN_F64, VALUES_USUAL, seed);
    }
    quotients(QN_F16, VALUES_SPECIAL, 1);
    quotients(QN_BF16, VALUES_USUAL, 1);
}
