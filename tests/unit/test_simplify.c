/* Tests of simplification. They test each rule on graphs that the rule changes, in every possible element type. They
 * also test random graphs, and properties that a pass keeps. On special values, results before and after a pass must
 * have the same bits. */
#include <math.h>
#include <stdlib.h>

#include "evaluate/evaluate.h"
#include "gradient/gradient.h"
#include "graph/build.h"
#include "graph/compose.h"
#include "rewrite/rewrite.h"
#include "rewrite/simplify.h"
#include "unit.h"

/* ---- the check --------------------------------------------------------------------------------------------------- */

enum { ROWS = 3, COLUMNS = 8, ELEMENTS = ROWS * COLUMNS, ROUNDS = 6, INPUTS = 6, MAX_BYTES = 1 << 16 };

/* The operands of a case. The parameters x and y have the type under test and can hold any NaN. The value v is `x + y`,
 * so its only NaN is the canonical one. */
typedef struct values {
    node_id x, y, v; /* tensor<3x8xT> */
    node_id s;       /* tensor<T> */
    node_id p;       /* tensor<3x8xi1> */
    node_id q;       /* tensor<i1> */
    node_id i;       /* tensor<i32> */
    qn_dtype dtype;  /* T */
} values;

typedef node_id (*builder)(graph *g, const values *at);

static uint64_t next_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 16 ^ *state << 40;
}

/* Draws a special value (zeros of both signs, ones, quiet and signaling NaNs with sign and payload, infinities,
 * subnormals, extremes), or sometimes random bits. */
static uint64_t special_bits(qn_dtype dtype, uint64_t *state)
{
    uint64_t pick = next_random(state) % 20, any = next_random(state), bits = dtype_facts[dtype].bits;
    uint64_t sign = (uint64_t)1 << (bits - 1), small = any % 4;
    if (dtype == QN_I1)
        return any & 1;
    if (dtype_is_float(dtype)) {
        int mantissa = dtype_facts[dtype].mantissa;
        uint64_t infinity = dtype_encode(dtype, (double)INFINITY), quiet = (uint64_t)1 << (mantissa - 1);
        uint64_t some[] = {0,
                           infinity,
                           infinity | quiet,
                           infinity | quiet | 5,
                           infinity | 3,
                           1,
                           7,
                           infinity - 1,
                           (uint64_t)1 << mantissa,
                           dtype_encode(dtype, 1),
                           dtype_encode(dtype, 1.5),
                           dtype_encode(dtype, 2),
                           dtype_encode(dtype, 3)};
        return pick < 13 ? some[pick] ^ (any & 1 ? sign : 0) : any & (sign | (sign - 1));
    }
    return pick < 4    ? small
           : pick < 8  ? (0 - small) & (sign | (sign - 1))
           : pick < 11 ? sign - (any & 1)
                       : any & (sign | (sign - 1));
}

static void fill_special(void *to, qn_dtype dtype, size_t count, uint64_t *state)
{
    for (size_t i = 0; i < count; i++) {
        uint64_t bits = special_bits(dtype, state);
        memcpy((char *)to + i * dtype_bytes(dtype), &bits, dtype_bytes(dtype));
    }
}

static region_id open_function(graph *g, qn_dtype dtype, values *out)
{
    region_id made = graph_open_region(g, "main");
    type_id whole = type_tensor(g, dtype, 2, (int64_t[]){ROWS, COLUMNS});
    *out = (values){.dtype = dtype};
    out->x = graph_formal(g, whole, "x");
    out->y = graph_formal(g, whole, "y");
    out->s = graph_formal(g, type_scalar(g, dtype), "s");
    out->p = graph_formal(g, type_like(g, whole, QN_I1), "p");
    out->q = graph_formal(g, type_scalar(g, QN_I1), "q");
    out->i = graph_formal(g, type_scalar(g, QN_I32), "i");
    out->v = b_add(g, out->x, out->y);
    return made;
}

static void evaluate_into(const graph *g, region_id f, char (*in)[8 * ELEMENTS], void *out)
{
    const void *inputs[INPUTS];
    for (int i = 0; i < INPUTS; i++)
        inputs[i] = in[i];
    CHECK_OK(evaluate(g, f, inputs, &out));
}

/* Simplifies function f, which has one output. Compares the results before and after on several inputs. */
static void compare(const graph *g, region_id f, qn_dtype dtype, const char *name, uint32_t *counts)
{
    static char in[INPUTS][8 * ELEMENTS], before[MAX_BYTES], after[MAX_BYTES];
    graph to;
    region_id simple = 0;
    uint64_t state = 99;
    size_t bytes = (size_t)type_bytes(g, node_type(g, region_at(g, f)->outputs[0]));
    CHECK_OK(graph_init(&to));
    qn_status status = simplify_counting(g, f, &to, &simple, counts);
    if (status || bytes > MAX_BYTES) {
        unit_fail(__FILE__, __LINE__, "%s, %s: %s", name, qn_dtype_name(dtype), qn_status_message(status));
        qn_status_free(status);
        graph_free(&to);
        return;
    }
    CHECK_OK(graph_verify(&to));
    for (int round = 0; round < ROUNDS; round++) {
        fill_special(in[0], dtype, ELEMENTS, &state);
        fill_special(in[1], dtype, ELEMENTS, &state);
        fill_special(in[2], dtype, 1, &state);
        fill_special(in[3], QN_I1, ELEMENTS, &state);
        fill_special(in[4], QN_I1, 1, &state);
        fill_special(in[5], QN_I32, 1, &state);
        evaluate_into(g, f, in, before);
        evaluate_into(&to, simple, in, after);
        if (memcmp(before, after, bytes) != 0) {
            size_t at = 0, size = dtype_bytes((qn_dtype)node_shape(g, region_at(g, f)->outputs[0])->dtype);
            while (before[at] == after[at])
                at++;
            unit_fail(__FILE__, __LINE__, "%s, %s: element %zu differs", name, qn_dtype_name(dtype), at / size);
            break;
        }
    }
    graph_free(&to);
}

/* Runs a case in every possible element type. Returns the number of types in which the rule applied. */
static int check_case(builder build, rule_id rule, const char *name)
{
    int fired = 0;
    for (int dtype = 1; dtype <= QN_F64; dtype++) {
        uint32_t counts[RULE_COUNT] = {0};
        graph g;
        values at;
        CHECK_OK(graph_init(&g));
        region_id f = open_function(&g, (qn_dtype)dtype, &at);
        node_id out = g.failure ? 0 : build(&g, &at);
        graph_close_region(&g, 1, &out);
        if (!g.failure && out)
            compare(&g, f, (qn_dtype)dtype, name, counts);
        fired += counts[rule] != 0;
        graph_free(&g);
    }
    return fired;
}

/* ---- a case for each rule ---------------------------------------------------------------------------------------- */

static node_id number(graph *g, node_id like, double value) { return b_fill_like(g, like, value); }
static node_id ones(graph *g, node_id like)
{
    uint64_t bits = ~(uint64_t)0 >> (64 - dtype_facts[node_shape(g, like)->dtype].bits);
    return node_constant(g, node_type(g, like), &bits, true);
}
static bool is_float(const values *at) { return dtype_is_float(at->dtype); }

/* Small numbers 0, 1, 2, ... of any type but i1. */
static node_id counted(graph *g, qn_dtype dtype, int64_t count)
{
    char data[8 * 64];
    for (int64_t i = 0; i < count; i++) {
        uint64_t bits = dtype_encode(dtype, (double)i);
        memcpy(data + (size_t)i * dtype_bytes(dtype), &bits, dtype_bytes(dtype));
    }
    return node_constant(g, type_tensor(g, dtype, 1, &count), data, false);
}

static node_id compare_as(graph *g, int direction, int kind, node_id lhs, node_id rhs)
{
    attrs a = {.comparison_direction = (uint8_t)direction, .compare_type = (uint8_t)kind};
    return node_make(g, OP_compare, 2, (node_id[]){lhs, rhs}, &a);
}

static node_id convert_twice(graph *g, node_id x, qn_dtype by, qn_dtype to)
{
    node_id inner = node_make(g, OP_convert, 1, &x, &(attrs){.element_type = by});
    return inner ? node_make(g, OP_convert, 1, &inner, &(attrs){.element_type = to}) : 0;
}

/* Converts x through each type to each type, and combines all results into one value. */
static node_id all_conversions(graph *g, node_id x)
{
    node_id sum = 0;
    for (int by = 1; by <= QN_F64; by++)
        for (int to = 1; to <= QN_F64; to++) {
            node_id part = convert_twice(g, x, (qn_dtype)by, (qn_dtype)to);
            attrs bits = {.element_type = dtype_bytes((qn_dtype)to) == 1   ? QN_UI8
                                          : dtype_bytes((qn_dtype)to) == 2 ? QN_UI16
                                          : dtype_bytes((qn_dtype)to) == 4 ? QN_UI32
                                                                           : QN_UI64};
            if (to == QN_I1)
                part = b_convert(g, part, QN_UI8);
            else
                part = node_make(g, OP_bitcast_convert, 1, &part, &bits);
            part = b_multiply(g, b_convert(g, part, QN_UI64),
                              b_fill(g, type_like(g, node_type(g, x), QN_UI64), (double)(by * 64 + to)));
            sum = sum ? b_xor(g, sum, part) : part;
        }
    return sum;
}

static node_id slice_of(graph *g, node_id x, int64_t row, int64_t column, int64_t rows, int64_t columns, int64_t step)
{
    return b_slice(g, x, (int64_t[]){row, column}, (int64_t[]){row + rows, column + columns}, (int64_t[]){1, step});
}
static node_id slice_of_rows(graph *g, node_id x, int64_t row, int64_t limit, int64_t step)
{
    return b_slice(g, x, (int64_t[]){row, 0}, (int64_t[]){limit, COLUMNS}, (int64_t[]){step, 1});
}
/* tensor<24x0xT> */
static node_id no_column(graph *g, node_id x)
{
    return b_slice_one(g, b_reshape(g, x, 2, (int64_t[]){ELEMENTS, 1}), 1, 1, 1, 1);
}
static node_id pad_of(graph *g, node_id x, node_id value, int64_t low, int64_t high, int64_t interior)
{
    return b_pad(g, x, value, (int64_t[]){low, 0}, (int64_t[]){high, 1}, (int64_t[]){interior, 0});
}
static node_id make_slice_start(graph *g, int value) { return b_fill(g, type_scalar(g, QN_I32), value); }

/* Makes a region without arguments. It returns a value that is computed from a capture, and the capture itself. */
static region_id branch_of(graph *g, node_id x, bool add)
{
    region_id r = graph_open_region(g, NULL);
    node_id out[2] = {add ? b_add(g, x, x) : b_multiply(g, x, x), x};
    graph_close_region(g, 2, out);
    return r;
}
static node_id choose(graph *g, op_kind op, node_id by, const values *at, bool same)
{
    region_id r[3] = {branch_of(g, at->x, true), branch_of(g, same ? at->x : at->y, same), branch_of(g, at->v, true)};
    node_id both = node_make(g, op, 1, &by, &(attrs){.region_count = op == OP_if ? 2 : 3, .regions = r});
    return b_concatenate(g, 2, (node_id[]){node_result(g, both, 0), node_result(g, both, 1)}, 0);
}
static node_id reduce_with(graph *g, const values *at, node_id x, attr_dims dims)
{
    region_id r = graph_open_region(g, NULL);
    node_id a = graph_formal(g, type_scalar(g, at->dtype), NULL), b = graph_formal(g, type_scalar(g, at->dtype), NULL);
    node_id out = b_maximum(g, a, b_multiply(g, b, at->s));
    graph_close_region(g, 1, &out);
    attrs record = {.dimensions = dims, .region_count = 1, .regions = &r};
    return node_make(g, OP_reduce, 2, (node_id[]){x, at->s}, &record);
}
static node_id loop_while(graph *g, const values *at, bool go, int rounds)
{
    region_id r[2];
    for (int k = 0; k < 2; k++) {
        r[k] = graph_open_region(g, NULL);
        node_id x = graph_formal(g, node_type(g, at->x), NULL), i = graph_formal(g, type_scalar(g, QN_I32), NULL);
        node_id out[2] = {b_maximum(g, x, x), b_shift(g, i, 1)}, limit = b_fill(g, type_scalar(g, QN_I32), rounds);
        if (k == 0) {
            node_id pred = b_compare(g, comparison_direction_LT, i, limit);
            out[0] = go ? pred : b_and(g, pred, b_fill(g, type_scalar(g, QN_I1), 0));
        }
        graph_close_region(g, k ? 2 : 1, out);
    }
    node_id zero = b_fill(g, type_scalar(g, QN_I32), 0);
    attrs record = {.region_count = 2, .regions = r};
    return node_result(g, node_make(g, OP_while, 2, (node_id[]){at->x, zero}, &record), 0);
}

/* A loop of 9 rounds whose state has a value that no round changes, unless `changes`. */
static node_id loop_beside(graph *g, const values *at, bool changes)
{
    region_id r[2];
    for (int k = 0; k < 2; k++) {
        r[k] = graph_open_region(g, NULL);
        node_id x = graph_formal(g, node_type(g, at->x), NULL), y = graph_formal(g, node_type(g, at->x), NULL);
        node_id i = graph_formal(g, type_scalar(g, QN_I32), NULL), limit = b_fill(g, type_scalar(g, QN_I32), 9);
        node_id out[3] = {b_maximum(g, x, y), changes ? b_minimum(g, x, y) : y, b_shift(g, i, 1)};
        if (k == 0)
            out[0] = b_compare(g, comparison_direction_LT, i, limit);
        graph_close_region(g, k ? 3 : 1, out);
    }
    node_id zero = b_fill(g, type_scalar(g, QN_I32), 0);
    attrs record = {.region_count = 2, .regions = r};
    node_id loop = node_make(g, OP_while, 3, (node_id[]){at->x, at->y, zero}, &record);
    return b_concatenate(g, 2, (node_id[]){node_result(g, loop, 0), node_result(g, loop, 1)}, 0);
}

#define D(...) ((const int64_t[]){__VA_ARGS__})
#define DIMS(...) ((attr_dims){sizeof D(__VA_ARGS__) / sizeof(int64_t), D(__VA_ARGS__)})
#define NONE ((attr_dims){0, NULL})

/* A loop that reduces in each round: y, which no round changes, if `fixed`; otherwise its state. */
static node_id loop_reducing(graph *g, const values *at, bool fixed)
{
    region_id r[2];
    for (int k = 0; k < 2; k++) {
        r[k] = graph_open_region(g, NULL);
        node_id x = graph_formal(g, node_type(g, at->x), NULL), i = graph_formal(g, type_scalar(g, QN_I32), NULL);
        node_id rows = reduce_with(g, at, fixed ? at->y : x, DIMS(1)), limit = b_fill(g, type_scalar(g, QN_I32), 9);
        node_id out[2] = {b_maximum(g, x, b_broadcast(g, rows, 2, D(3, 8), D(0))), b_shift(g, i, 1)};
        if (k == 0)
            out[0] = b_compare(g, comparison_direction_LT, i, limit);
        graph_close_region(g, k ? 2 : 1, out);
    }
    attrs record = {.region_count = 2, .regions = r};
    node_id state[] = {at->x, b_fill(g, type_scalar(g, QN_I32), 0)};
    return node_result(g, node_make(g, OP_while, 2, state, &record), 0);
}

/* Each row is CASE(rule, expression). The expression uses the values in `at`. In it, x, y and v stand for at->x, at->y
 * and at->v, and T stands for at->dtype. */
#define CASES                                                                                                          \
    CASE(none_empty,                                                                                                   \
         b_concatenate(g, 2, (node_id[]){x, b_add(g, slice_of(g, x, 1, 0, 0, 8, 1), slice_of(g, y, 1, 0, 0, 8, 1))},   \
                       0))                                                                                             \
    CASE(none_of_constants, b_add(g, x, b_multiply(g, number(g, x, 3), number(g, x, 5))))                              \
    CASE(none_of_constants, b_dynamic_slice(g, b_square(g, counted(g, T, 7)), &at->i, D(3)))                           \
    CASE(none_of_constants, b_add(g, b_sum(g, counted(g, T, 40), DIMS(0)), at->s))                                     \
    CASE(none_moved_splat, b_pad(g, b_dynamic_slice(g, number(g, x, 3), (node_id[]){at->i, at->i}, D(2, 8)),           \
                                 b_fill(g, type_scalar(g, T), 3), D(0, 4), D(0, 0), D(0, 0)))                          \
    CASE(none_moved_splat, b_add(g, x, b_broadcast_scalar(g, b_fill(g, type_scalar(g, T), 2), node_type(g, x))))       \
    CASE(add_constant_right, b_add(g, number(g, x, 3), x))                                                             \
    CASE(multiply_constant_right, b_multiply(g, number(g, x, 3), x))                                                   \
    CASE(maximum_constant_right, b_maximum(g, number(g, x, 0), x))                                                     \
    CASE(minimum_constant_right, b_minimum(g, number(g, x, 0), x))                                                     \
    CASE(and_constant_right, b_and(g, number(g, x, 5), x))                                                             \
    CASE(or_constant_right, b_or(g, number(g, x, 5), x))                                                               \
    CASE(xor_constant_right, b_xor(g, number(g, x, 5), x))                                                             \
    CASE(add_neutral, b_add(g, v, number(g, x, is_float(at) ? -0.0 : 0)))                                              \
    CASE(add_neutral, b_add(g, b_add(g, x, number(g, x, is_float(at) ? -0.0 : 0)), number(g, x, -0.0)))                \
    CASE(subtract_neutral, b_subtract(g, v, number(g, x, 0)))                                                          \
    CASE(subtract_neutral, b_subtract(g, b_subtract(g, x, number(g, x, 0)), number(g, x, 0)))                          \
    CASE(multiply_neutral, b_multiply(g, v, number(g, x, 1)))                                                          \
    CASE(multiply_neutral, b_multiply(g, b_multiply(g, x, number(g, x, 1)), number(g, x, 1)))                          \
    CASE(divide_neutral, b_divide(g, v, number(g, x, 1)))                                                              \
    CASE(and_neutral, b_and(g, x, ones(g, x)))                                                                         \
    CASE(or_neutral, b_or(g, x, number(g, x, 0)))                                                                      \
    CASE(xor_neutral, b_xor(g, x, number(g, x, 0)))                                                                    \
    CASE(shift_left_neutral, b_shift_left(g, x, number(g, x, 0)))                                                      \
    CASE(shift_right_arithmetic_neutral, b_shift_right_arithmetic(g, x, number(g, x, 0)))                              \
    CASE(shift_right_logical_neutral, b_shift_right_logical(g, x, number(g, x, 0)))                                    \
    CASE(multiply_by_zero, b_multiply(g, x, number(g, x, 0)))                                                          \
    CASE(and_by_zero, b_and(g, x, number(g, x, 0)))                                                                    \
    CASE(or_by_ones, b_or(g, x, ones(g, x)))                                                                           \
    CASE(multiply_by_minus_one, b_multiply(g, x, number(g, x, -1)))                                                    \
    CASE(divide_by_power_of_two, b_divide(g, x, number(g, x, 8)))                                                      \
    CASE(divide_by_power_of_two, b_divide(g, x, number(g, x, -0.0625)))                                                \
    CASE(divide_by_power_of_two, b_add(g, b_divide(g, x, number(g, x, 0x1p-14)), b_divide(g, y, number(g, x, 4096))))  \
    CASE(add_of_negate, b_add(g, x, b_negate(g, y)))                                                                   \
    CASE(add_of_negate, b_add(g, b_negate(g, x), y))                                                                   \
    CASE(subtract_of_negate, b_subtract(g, x, b_negate(g, y)))                                                         \
    CASE(multiply_of_negate, b_multiply(g, b_negate(g, x), b_negate(g, y)))                                            \
    CASE(multiply_of_negate, b_multiply(g, b_negate(g, x), number(g, x, 3)))                                           \
    CASE(negate_of_scaled, b_negate(g, b_multiply(g, x, number(g, x, 3))))                                             \
    CASE(negate_of_scaled, b_negate(g, b_divide(g, x, number(g, x, 3))))                                               \
    CASE(negate_of_negate, b_negate(g, b_negate(g, v)))                                                                \
    CASE(negate_of_negate,                                                                                             \
         b_concatenate(g, 2, (node_id[]){b_negate(g, b_negate(g, x)), b_negate(g, b_negate(g, v))}, 0))                \
    CASE(not_of_not, b_not(g, b_not(g, x)))                                                                            \
    CASE(not_of_compare, b_not(g, b_compare(g, comparison_direction_EQ, x, y)))                                        \
    CASE(not_of_compare, b_not(g, b_compare(g, comparison_direction_LT, x, y)))                                        \
    CASE(not_of_compare, b_not(g, b_compare(g, comparison_direction_GE, x, y)))                                        \
    CASE(not_of_compare, b_not(g, compare_as(g, comparison_direction_GT, compare_type_TOTALORDER, x, y)))              \
    CASE(abs_of_even, b_abs(g, b_negate(g, x)))                                                                        \
    CASE(abs_of_even, b_abs(g, b_abs(g, x)))                                                                           \
    CASE(square_of_even, b_square(g, b_negate(g, x)))                                                                  \
    CASE(square_of_even, b_square(g, b_abs(g, x)))                                                                     \
    CASE(subtract_of_itself, b_subtract(g, x, x))                                                                      \
    CASE(xor_of_itself, b_xor(g, x, x))                                                                                \
    CASE(and_of_itself, b_and(g, x, x))                                                                                \
    CASE(or_of_itself, b_or(g, x, x))                                                                                  \
    CASE(maximum_of_itself, b_maximum(g, b_maximum(g, x, x), b_maximum(g, x, x)))                                      \
    CASE(minimum_of_itself, b_minimum(g, v, v))                                                                        \
    CASE(compare_of_itself, b_compare(g, comparison_direction_EQ, x, x))                                               \
    CASE(compare_of_itself, b_compare(g, comparison_direction_GT, x, x))                                               \
    CASE(compare_of_itself, compare_as(g, comparison_direction_LE, compare_type_TOTALORDER, x, x))                     \
    CASE(select_known_pred, b_select(g, number(g, at->p, 1), x, y))                                                    \
    CASE(select_known_pred, b_select(g, number(g, at->q, 0), x, y))                                                    \
    CASE(select_same_branches, b_select(g, at->p, x, x))                                                               \
    CASE(select_of_not, b_select(g, b_not(g, at->p), x, y))                                                            \
    CASE(select_of_not, b_select(g, b_not(g, at->q), x, y))                                                            \
    CASE(select_of_booleans, b_select(g, at->p, number(g, at->p, 1), number(g, at->p, 0)))                             \
    CASE(select_of_booleans, b_select(g, at->p, number(g, at->p, 0), number(g, at->p, 1)))                             \
    CASE(convert_same_type, node_make(g, OP_convert, 1, &v, &(attrs){.element_type = T}))                              \
    CASE(convert_same_type, convert_twice(g, x, T, T))                                                                 \
    CASE(convert_of_convert, all_conversions(g, x))                                                                    \
    CASE(reduce_precision_nothing,                                                                                     \
         node_make(g, OP_reduce_precision, 1, &v, &(attrs){.exponent_bits = 11, .mantissa_bits = 52}))                 \
    CASE(bitcast_convert_same_type, node_make(g, OP_bitcast_convert, 1, &x, &(attrs){.element_type = T}))              \
    CASE(bitcast_convert_of_bitcast_convert, b_stop_gradient(g, x))                                                    \
    CASE(reshape_same_shape, node_make(g, OP_reshape, 1, &x, &(attrs){.shape = DIMS(3, 8)}))                           \
    CASE(reshape_of_reshape, b_reshape(g, b_reshape(g, x, 3, D(4, 3, 2)), 1, D(24)))                                   \
    CASE(reshape_of_reshape, b_reshape(g, b_reshape(g, x, 3, D(4, 3, 2)), 2, D(3, 8)))                                 \
    CASE(transpose_same_order, node_make(g, OP_transpose, 1, &x, &(attrs){.permutation = DIMS(0, 1)}))                 \
    CASE(transpose_of_transpose, b_transpose(g, b_transpose(g, x, D(1, 0)), D(1, 0)))                                  \
    CASE(transpose_of_transpose,                                                                                       \
         b_transpose(g, b_transpose(g, b_reshape(g, x, 3, D(2, 3, 4)), D(1, 2, 0)), D(1, 2, 0)))                       \
    CASE(broadcast_in_dim_same_shape, b_broadcast(g, x, 2, D(3, 8), D(0, 1)))                                          \
    CASE(broadcast_in_dim_of_broadcast, b_broadcast(g, b_broadcast(g, at->s, 1, D(5), NULL), 2, D(5, 2), D(0)))        \
    CASE(broadcast_in_dim_of_broadcast,                                                                                \
         b_broadcast(g, b_broadcast(g, x, 3, D(8, 2, 3), D(2, 0)), 4, D(3, 1, 8, 2), D(2, 3, 0)))                      \
    CASE(broadcast_in_dim_of_reshape,                                                                                  \
         b_broadcast(g, b_reshape(g, x, 4, D(1, 3, 1, 8)), 4, D(8, 2, 5, 3), D(1, 3, 2, 0)))                           \
    CASE(broadcast_in_dim_to_reshape, b_broadcast(g, x, 3, D(3, 1, 8), D(0, 2)))                                       \
    CASE(slice_whole, slice_of(g, x, 0, 0, 3, 8, 1))                                                                   \
    CASE(slice_of_slice, slice_of(g, slice_of(g, x, 1, 1, 2, 7, 2), 1, 1, 1, 3, 2))                                    \
    CASE(slice_of_concatenate, slice_of(g, b_concatenate(g, 3, (node_id[]){x, v, y}, 1), 0, 9, 2, 6, 3))               \
    CASE(slice_of_concatenate, b_slice_one(g, b_concatenate(g, 3, (node_id[]){x, v, y}, 0), 0, 2, 3, 1))               \
    CASE(slice_of_pad, slice_of(g, pad_of(g, x, at->s, 2, 1, 0), 3, 1, 1, 5, 2))                                       \
    CASE(slice_of_pad, slice_of(g, pad_of(g, x, at->s, 2, 1, 0), 0, 1, 2, 5, 1))                                       \
    CASE(slice_of_pad, slice_of_rows(g, pad_of(g, x, at->s, -1, 1, 1), 1, 4, 2))                                       \
    CASE(slice_of_pad, slice_of_rows(g, pad_of(g, x, at->s, 1, 1, 1), 1, 6, 4))                                        \
    CASE(slice_of_broadcast, b_slice_one(g, b_broadcast(g, x, 3, D(8, 5, 3), D(2, 0)), 0, 1, 7, 2))                    \
    CASE(slice_of_broadcast, b_slice_one(g, b_broadcast(g, x, 3, D(8, 5, 3), D(2, 0)), 1, 1, 3, 1))                    \
    CASE(pad_nothing, b_pad(g, x, at->s, D(0, 0), D(0, 0), D(0, 0)))                                                   \
    CASE(pad_to_slice, b_pad(g, x, at->s, D(-1, 0), D(0, -3), D(0, 0)))                                                \
    CASE(pad_of_pad, pad_of(g, pad_of(g, x, at->s, 1, 2, 0), at->s, 3, 0, 0))                                          \
    CASE(concatenate_of_one, b_concatenate(g, 1, &x, 0))                                                               \
    CASE(concatenate_of_empty, b_concatenate(g, 3, (node_id[]){x, slice_of(g, x, 1, 0, 0, 8, 1), y}, 0))               \
    CASE(concatenate_of_concatenate,                                                                                   \
         b_concatenate(g, 2, (node_id[]){b_concatenate(g, 2, (node_id[]){x, y}, 1), v}, 1))                            \
    CASE(concatenate_of_slices,                                                                                        \
         b_concatenate(g, 4,                                                                                           \
                       (node_id[]){slice_of(g, x, 0, 0, 3, 2, 1), slice_of(g, x, 0, 2, 3, 5, 1),                       \
                                   slice_of(g, x, 0, 7, 3, 1, 1), y},                                                  \
                       1))                                                                                             \
    CASE(reverse_nothing, b_reverse(g, slice_of(g, x, 1, 0, 1, 8, 1), DIMS(0)))                                        \
    CASE(reverse_of_reverse, b_reverse(g, b_reverse(g, x, DIMS(0, 1)), DIMS(1)))                                       \
    CASE(reverse_of_reverse, b_reverse(g, b_reverse(g, x, DIMS(0, 1)), DIMS(1, 0)))                                    \
    CASE(dynamic_slice_whole, b_dynamic_slice(g, x, (node_id[]){at->i, at->i}, D(3, 8)))                               \
    CASE(dynamic_slice_known_start,                                                                                    \
         b_dynamic_slice(g, x, (node_id[]){make_slice_start(g, -3), make_slice_start(g, 7)}, D(2, 4)))                 \
    CASE(dynamic_update_slice_whole, b_dynamic_update_slice(g, x, y, (node_id[]){at->i, at->i}))                       \
    CASE(dynamic_update_slice_nothing,                                                                                 \
         b_dynamic_update_slice(g, x, slice_of(g, y, 1, 0, 0, 8, 1), (node_id[]){at->i, at->i}))                       \
    CASE(result_of_replaced, choose(g, OP_if, number(g, at->q, 1), at, false))                                         \
    CASE(dot_general_no_terms,                                                                                         \
         b_dot_general(g, no_column(g, x), no_column(g, y), NONE, NONE, DIMS(1), DIMS(1), QN_NONE))                    \
    CASE(dot_general_one_term, b_dot_general(g, x, y, NONE, NONE, NONE, NONE, QN_NONE))                                \
    CASE(dot_general_one_term, b_dot_general(g, x, b_transpose(g, y, D(1, 0)), DIMS(1), DIMS(0), NONE, NONE,           \
                                             dtype_is_signed(T) ? QN_I64 : QN_NONE))                                   \
    CASE(reduce_no_terms,                                                                                              \
         b_broadcast(g, reduce_with(g, at, slice_of(g, x, 1, 0, 0, 8, 1), DIMS(0)), 2, D(3, 8), D(1)))                 \
    CASE(reduce_one_term, reduce_with(g, at, x, NONE))                                                                 \
    CASE(reduce_one_term, reduce_with(g, at, slice_of(g, x, 1, 0, 1, 8, 1), DIMS(0)))                                  \
    CASE(reduce_one_term, reduce_with(g, at, slice_of(g, x, 1, 3, 1, 1, 1), DIMS(0, 1)))                               \
    CASE(if_known_pred, choose(g, OP_if, number(g, at->q, 0), at, false))                                              \
    CASE(if_same_branches, choose(g, OP_if, at->q, at, true))                                                          \
    CASE(case_known_index, choose(g, OP_case, make_slice_start(g, 1), at, false))                                      \
    CASE(case_known_index, choose(g, OP_case, make_slice_start(g, -1), at, false))                                     \
    CASE(while_never, loop_while(g, at, false, 3))                                                                     \
    CASE(while_unchanged, loop_beside(g, at, false))                                                                   \
    CASE(while_same_in_all_rounds, loop_reducing(g, at, true))                                                         \
    CASE(while_few_rounds, loop_while(g, at, true, 1))                                                                 \
    CASE(while_few_rounds, loop_while(g, at, true, 8))

#define CASE(rule, ...)                                                                                                \
    {                                                                                                                  \
        static const char *const what = #rule ": " #__VA_ARGS__;                                                       \
        if (wanted == index++) {                                                                                       \
            *id = RULE_##rule;                                                                                         \
            *name = what;                                                                                              \
            return g ? (__VA_ARGS__) : 0;                                                                              \
        }                                                                                                              \
    }

/* Builds case number `wanted`. If there is none, sets *id to RULE_COUNT. */
static node_id build_number(graph *g, const values *at, int wanted, rule_id *id, const char **name)
{
    node_id x = at->x, y = at->y, v = at->v;
    qn_dtype T = at->dtype;
    int index = 0;
    (void)y, (void)v, (void)T;
    CASES
    *id = RULE_COUNT;
    return 0;
}

static int current_case;
static node_id build_current(graph *g, const values *at)
{
    rule_id id;
    const char *name;
    return build_number(g, at, current_case, &id, &name);
}

TEST(rules)
{
    bool covered[RULE_COUNT] = {false};
    for (current_case = 0;; current_case++) {
        rule_id id;
        const char *name = "";
        build_number(NULL, &(values){0}, current_case, &id, &name);
        if (id == RULE_COUNT)
            break;
        if (check_case(build_current, id, name) == 0)
            unit_fail(__FILE__, __LINE__, "%s did not apply: %s", rule_facts[id].name, name);
        covered[id] = true;
    }
    for (int id = 0; id < RULE_COUNT; id++)
        if (!covered[id])
            unit_fail(__FILE__, __LINE__, "no case for %s", rule_facts[id].name);
}

/* ---- what must not be rewritten ---------------------------------------------------------------------------------- */

#define NEVER                                                                                                          \
    CASE(add_neutral, is_float(at) ? b_add(g, v, number(g, x, 0)) : 0)                                                 \
    CASE(add_neutral, is_float(at) ? b_add(g, x, number(g, x, -0.0)) : 0)                                              \
    CASE(multiply_neutral, is_float(at) ? b_multiply(g, x, number(g, x, 1)) : 0)                                       \
    CASE(multiply_by_zero, is_float(at) ? b_multiply(g, x, number(g, x, 0)) : 0)                                       \
    CASE(negate_of_negate, is_float(at) ? b_negate(g, b_negate(g, x)) : 0)                                             \
    CASE(maximum_of_itself, is_float(at) ? b_maximum(g, x, x) : 0)                                                     \
    CASE(subtract_of_itself, is_float(at) ? b_subtract(g, v, v) : 0)                                                   \
    CASE(compare_of_itself, is_float(at) ? b_compare(g, comparison_direction_EQ, v, v) : 0)                            \
    CASE(not_of_compare, is_float(at) ? b_not(g, b_compare(g, comparison_direction_LT, x, y)) : 0)                     \
    CASE(convert_same_type, is_float(at) ? node_make(g, OP_convert, 1, &x, &(attrs){.element_type = T}) : 0)           \
    CASE(divide_by_power_of_two, is_float(at) ? b_divide(g, x, number(g, x, 3)) : 0)                                   \
    CASE(negate_of_scaled, is_float(at) ? 0 : b_negate(g, b_divide(g, x, number(g, x, 3))))                            \
    CASE(slice_of_pad, slice_of(g, pad_of(g, x, at->s, 2, 1, 0), 1, 1, 2, 5, 2))                                       \
    CASE(dot_general_one_term, is_float(at) ? b_dot_general(g, x, y, NONE, NONE, NONE, NONE, QN_NONE) : 0)             \
    CASE(while_never, loop_while(g, at, true, 3))                                                                      \
    CASE(while_unchanged, loop_beside(g, at, true))                                                                    \
    CASE(while_same_in_all_rounds, loop_reducing(g, at, false))                                                        \
    CASE(while_few_rounds, loop_while(g, at, true, 9))

static node_id build_never(graph *g, const values *at, int wanted, rule_id *id, const char **name)
{
    node_id x = at->x, y = at->y, v = at->v;
    qn_dtype T = at->dtype;
    int index = 0;
    (void)y, (void)v, (void)T;
    NEVER
    *id = RULE_COUNT;
    return 0;
}

static node_id build_current_never(graph *g, const values *at)
{
    rule_id id;
    const char *name;
    return build_never(g, at, current_case, &id, &name);
}

TEST(rules_that_must_not_apply)
{
    for (current_case = 0;; current_case++) {
        rule_id id;
        const char *name = "";
        build_never(NULL, &(values){0}, current_case, &id, &name);
        if (id == RULE_COUNT)
            break;
        if (check_case(build_current_never, id, name) != 0)
            unit_fail(__FILE__, __LINE__, "%s applied: %s", rule_facts[id].name, name);
    }
}

/* ---- random graphs ----------------------------------------------------------------------------------------------- */

static node_id some(const node_id *pool, uint32_t count, uint64_t *state) { return pool[next_random(state) % count]; }

/* Moves elements of a tensor<3x8xT>; the result has the same type. */
static node_id random_movement(graph *g, const values *at, node_id x, node_id y, uint64_t *state)
{
    int64_t low = (int64_t)(next_random(state) % 5) - 2, d = (int64_t)(next_random(state) % 2);
    node_id starts[] = {at->i, make_slice_start(g, (int)low)};
    switch (next_random(state) % 10) {
    case 0: return b_reverse(g, x, (attr_dims){1, &d});
    case 1: return b_transpose(g, b_reshape(g, x, 2, D(8, 3)), D(1, 0));
    case 2: return b_reshape(g, b_transpose(g, x, D(1, 0)), 2, D(3, 8));
    case 3: return b_pad(g, x, at->s, D(low, 0), D(-low, 0), D(0, 0));
    case 4:
        return b_concatenate(
            g, 2, (node_id[]){slice_of(g, x, 0, 0, 3, low + 2, 1), slice_of(g, d ? x : y, 0, low + 2, 3, 6 - low, 1)},
            1);
    case 5: return b_broadcast(g, b_slice_one(g, x, 0, 1, 2, 1), 2, D(3, 8), D(0, 1));
    case 6: return b_broadcast(g, b_reshape(g, slice_of(g, x, 0, low + 2, 3, 1, 1), 1, D(3)), 2, D(3, 8), D(0));
    case 7: return b_slice(g, b_pad(g, x, at->s, D(1, 0), D(0, 1), D(1, 0)), D(1, 1), D(6, 9), D(2, 1));
    case 8: return b_dynamic_update_slice(g, x, slice_of(g, y, 0, 1, 2, 5, 1), starts);
    default: return b_slice(g, b_concatenate(g, 2, (node_id[]){x, y}, 1), D(0, low + 2), D(3, low + 10), D(1, 1));
    }
}

/* Whether random graphs may use an operation on a type: it must be exact and have no attributes. */
static bool is_usable(op_kind op, qn_dtype dtype)
{
    const op_fact *row = &op_facts[op];
    return row->class == OP_CLASS_ELEMENTWISE && row->result == RESULT_SAME && !row->ulp &&
           op_attributes(op)[0] == ATTR_none && row->types >> dtype_facts[dtype].class & 1;
}

static node_id random_elementwise(graph *g, const values *at, const node_id *pool, uint32_t count, uint64_t *state)
{
    node_id x[3];
    for (int i = 0; i < 3; i++)
        x[i] = some(pool, count, state);
    switch (next_random(state) % 8) {
    case 0: return b_select(g, b_compare(g, 1 + (int)(next_random(state) % 6), x[0], x[1]), x[2], x[0]);
    case 1: return b_select(g, next_random(state) % 2 ? at->p : b_not(g, at->q), x[0], x[1]);
    case 2: return node_make(g, OP_clamp, 3, x, NULL);
    case 3: return b_convert(g, b_convert(g, x[0], (qn_dtype)(1 + next_random(state) % QN_F64)), at->dtype);
    default: break;
    }
    op_kind op;
    do
        op = (op_kind)(1 + next_random(state) % (OP_COUNT - 1));
    while (!is_usable(op, at->dtype));
    return node_make(g, op, strchr(op_facts[op].operands, ',') ? 2 : 1, x, NULL);
}

TEST(random_graphs)
{
    static const double numbers[] = {0, -0.0, 1, -1, 2, 0.5, 3, -8};
    uint32_t counts[RULE_COUNT] = {0};
    uint64_t state = 7;
    for (int round = 0; round < 400; round++) {
        qn_dtype dtype = (qn_dtype)(1 + round % QN_F64);
        graph g;
        values at;
        CHECK_OK(graph_init(&g));
        region_id f = open_function(&g, dtype, &at);
        node_id pool[64] = {at.x, at.y, at.v};
        uint32_t count = 3;
        while (count < 6)
            pool[count++] = number(&g, at.x, numbers[next_random(&state) % 8]);
        while (count < 40) {
            node_id made = next_random(&state) % 4
                               ? random_elementwise(&g, &at, pool, count, &state)
                               : random_movement(&g, &at, some(pool, count, &state), some(pool, count, &state), &state);
            pool[count++] = made;
        }
        node_id out = b_concatenate(&g, 20, pool + 20, 0);
        graph_close_region(&g, 1, &out);
        if (g.failure)
            unit_fail(__FILE__, __LINE__, "round %d: %s", round, qn_status_message(g.failure));
        else
            compare(&g, f, dtype, "random graph", counts);
        graph_free(&g);
    }
    uint32_t different = 0;
    for (int id = 0; id < RULE_COUNT; id++)
        different += counts[id] != 0;
    CHECK(different > RULE_COUNT / 3);
}

/* ---- properties that a pass keeps -------------------------------------------------------------------------------- */

static const node *find_node(const graph *g, op_kind op)
{
    for (node_id n = 1; n < g->nodes.count; n++)
        if (node_op(g, n) == op)
            return node_at(g, n);
    return NULL;
}

static bool has_note(const note *at, uint32_t count, node_id n, const char *wanted)
{
    for (uint32_t i = 0; i < count; i++)
        if (at[i].node == n && strcmp(at[i].text, wanted) == 0)
            return true;
    return false;
}

TEST(names_and_aliases)
{
    graph g, to;
    region_id simple;
    static const char *names[] = {"first", NULL};
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    g.name = "module";
    region_id f = graph_open_region(&g, "step");
    type_id t = type_tensor(&g, QN_F32, 1, D(4));
    node_id unused = graph_formal(&g, t, "unused"), x = graph_formal(&g, t, "weights");
    node_id y = b_add(&g, x, x), z = b_reshape(&g, b_reshape(&g, y, 2, D(2, 2)), 1, D(4));
    graph_name(&g, y, "twice");
    graph_locate(&g, z, "loc(\"a\")");
    graph_locate(&g, z, "loc(\"b\")");
    graph_locate(&g, x, "loc(\"c\")");
    b_sine(&g, unused); /* no output needs this node */
    graph_close_region(&g, 2, (node_id[]){z, x});
    region_at(&g, f)->formals.at[1].alias = 0;
    region_at(&g, f)->output_names = names;
    region_at(&g, f)->is_private = true;
    CHECK_OK(simplify(&g, f, &to, &simple));
    const region *r = region_at(&to, simple);
    CHECK(strcmp(to.name, "module") == 0 && strcmp(r->name, "step") == 0 && r->is_private);
    CHECK(r->formals.count == 2 && strcmp(r->formals.at[1].name, "weights") == 0);
    CHECK(r->formals.at[0].alias == -1 && r->formals.at[1].alias == 0);
    CHECK(r->output_count == 2 && strcmp(r->output_names[0], "first") == 0 && !r->output_names[1]);
    CHECK(r->nodes.count == 3 && to.nodes.count == 4 && node_op(&to, r->outputs[0]) == OP_add);
    CHECK(has_note(to.names.at, to.names.count, r->outputs[0], "twice"));
    CHECK(has_note(to.locations.at, to.locations.count, r->outputs[0], "loc(\"a\")"));
    CHECK(has_note(to.locations.at, to.locations.count, r->outputs[0], "loc(\"b\")"));
    CHECK(has_note(to.locations.at, to.locations.count, r->formals.at[1].node, "loc(\"c\")"));
    CHECK_OK(graph_verify(&to));
    graph_free(&g);
    graph_free(&to);
}

TEST(orders_are_kept)
{
    graph g, to;
    region_id simple;
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    region_id f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 2, D(40, 3)), NULL);
    node_id init = b_fill(&g, type_scalar(&g, QN_F32), 0), sum = b_reduce(&g, OP_add, x, init, DIMS(0));
    attrs a = attrs_of(&g, sum);
    CHECK(a.order == order_chain);
    a.order = order_lanes;
    sum = node_make(&g, OP_reduce, 2, (node_id[]){x, init}, &a);
    graph_close_region(&g, 1, &sum);
    CHECK_OK(simplify(&g, f, &to, &simple));
    CHECK(attr_order(node_attrs(&to, region_at(&to, simple)->outputs[0])) == order_lanes);
    graph_free(&g);
    graph_free(&to);
}

/* All buffers keep their numbers, even if they are unused. The copy of the graph owns the data of its buffers. */
TEST(buffers_keep_their_numbers)
{
    enum { COUNT = 2000 };
    static float data[2][COUNT], x[COUNT], got[COUNT];
    graph g, to;
    region_id simple;
    for (int i = 0; i < COUNT; i++) {
        data[0][i] = (float)i;
        data[1][i] = (float)-i;
        x[i] = 1;
    }
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    region_id f = graph_open_region(&g, "main");
    type_id t = type_tensor(&g, QN_F32, 1, D(COUNT));
    node_id in = graph_formal(&g, t, NULL), unused = node_constant(&g, t, data[0], false);
    node_id out = b_add(&g, node_constant(&g, t, data[1], false), in);
    CHECK(unused && g.buffers.count == 2);
    graph_close_region(&g, 1, &out);
    CHECK_OK(simplify(&g, f, &to, &simple));
    graph_free(&g);
    CHECK(to.buffers.count == 2);
    const node *constant = find_node(&to, OP_constant);
    CHECK(constant && attr_value(attrs_at(&to, constant->attrs)).buffer == 2);
    CHECK_OK(evaluate(&to, simple, (const void *[]){x}, (void *[]){got}));
    CHECK(got[5] == -4);
    graph_free(&to);
}

/* ---- captures ------------------------------------------------------------------------------------------ */

/* A captured constant becomes a constant inside the loop. The loop does not capture unused values. */
TEST(constants_go_into_regions)
{
    graph g, to;
    region_id simple, f, r[2];
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, type_scalar(&g, QN_F32), NULL), three = b_fill_like(&g, x, 3);
    for (int k = 0; k < 2; k++) {
        r[k] = graph_open_region(&g, NULL);
        node_id at = graph_formal(&g, type_scalar(&g, QN_F32), NULL);
        b_add(&g, at, x); /* unused, but captures x */
        node_id out =
            k ? b_add(&g, at, b_multiply(&g, three, three)) : b_compare(&g, comparison_direction_LT, at, three);
        graph_close_region(&g, 1, &out);
    }
    node_id out = node_make(&g, OP_while, 1, &x, &(attrs){.region_count = 2, .regions = r});
    CHECK(node_at(&g, out)->count > 1);
    graph_close_region(&g, 1, &out);
    CHECK_OK(simplify(&g, f, &to, &simple));
    const node *loop = find_node(&to, OP_while);
    CHECK(loop && loop->count == 1);
    CHECK(!find_node(&to, OP_multiply));
    float in = -20, got;
    CHECK_OK(evaluate(&to, simple, (const void *[]){&in}, (void *[]){&got}));
    CHECK(got == 7);
    graph_free(&g);
    graph_free(&to);
}

/* ---- whole computations, size ------------------------------------------------------------------------------------ */

/* Simplifying a training step with its gradient keeps the bits of the results and leaves fewer nodes. */
TEST(training_step)
{
    graph g, to;
    region_id simple;
    static float x[4 * 3], w[3 * 5], v[5 * 4], y[4 * 4], before[2][20], after[2][20];
    float loss[2];
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    region_id f = graph_open_region(&g, "main");
    node_id in[4] = {graph_formal(&g, type_tensor(&g, QN_F32, 2, D(4, 3)), "x"),
                     graph_formal(&g, type_tensor(&g, QN_F32, 2, D(3, 5)), "w"),
                     graph_formal(&g, type_tensor(&g, QN_F32, 2, D(5, 4)), "v"),
                     graph_formal(&g, type_tensor(&g, QN_F32, 2, D(4, 4)), "y")};
    node_id hidden = b_tanh(&g, compose_matmul(&g, in[0], in[1])), out[3];
    out[0] = compose_cross_entropy(&g, compose_matmul(&g, hidden, in[2]), in[3]);
    gradient(&g, "gradient", "y", out[0], 2, in + 1, out + 1);
    graph_close_region(&g, 3, out);
    CHECK_OK(simplify(&g, f, &to, &simple));
    CHECK_OK(graph_verify(&to));
    CHECK(region_at(&to, simple)->nodes.count < region_at(&g, f)->nodes.count);
    CHECK(!find_node(&to, OP_bitcast_convert));
    for (int i = 0; i < 20; i++) {
        x[i % 12] = 0.1f * (float)(i % 7) - 0.2f;
        w[i % 15] = 0.3f * (float)(i % 5) - 0.6f;
        v[i] = 0.2f * (float)(i % 3) - 0.1f;
        y[i % 16] = (float)(i % 5 == 0);
    }
    const void *inputs[] = {x, w, v, y};
    CHECK_OK(evaluate(&g, f, inputs, (void *[]){&loss[0], before[0], before[1]}));
    CHECK_OK(evaluate(&to, simple, inputs, (void *[]){&loss[1], after[0], after[1]}));
    CHECK(memcmp(&loss[0], &loss[1], sizeof(float)) == 0 && loss[0] > 0);
    CHECK(memcmp(before, after, sizeof before) == 0 && before[1][3] != 0);
    graph_free(&g);
    graph_free(&to);
}

TEST(large_graph)
{
    enum { LINKS = 100000 };
    graph g, to;
    region_id simple;
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    region_id f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 2, D(2, 3)), NULL), y = x;
    for (int i = 0; i < LINKS; i++)
        y = i % 3 ? b_transpose(&g, b_concatenate(&g, 1, &y, 0), D(1, 0)) : b_add(&g, y, y);
    graph_close_region(&g, 1, &y);
    CHECK_OK(graph_take_failure(&g));
    CHECK_OK(simplify(&g, f, &to, &simple));
    CHECK(to.nodes.count > LINKS / 3 && to.nodes.count <= LINKS / 3 + 3);
    graph_free(&g);
    graph_free(&to);
}
