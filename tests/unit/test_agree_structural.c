/* Compares compiled data movement with the evaluator. The tests use each structural row of ops.def in each element
 * type, with all arrangements of attributes. They also use chains of movements, and movements around arithmetic. For
 * each row, they check that fusion's access rules name the elements that the evaluator moves. If ops.def gets a new
 * structural row, this file does not compile until it has a function cases_<name>. */
#include "agree.h"
#include "graph/compose.h"
#include "schedule/fuse.h"

enum { MAX_OUTPUTS = 256 };

typedef struct outputs {
    uint32_t count;
    node_id at[MAX_OUTPUTS];
} outputs;

static void give(outputs *out, node_id n)
{
    CHECK(out->count < MAX_OUTPUTS);
    if (out->count < MAX_OUTPUTS)
        out->at[out->count++] = n;
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

static node_id special_constant(qn_dtype dtype, attr_dims dims, bool splat)
{
    static char data[1 << 17];
    type_id t = type_tensor(&g, dtype, dims.count, dims.at);
    CHECK((size_t)type_bytes(&g, t) <= sizeof data);
    fill_values(VALUES_SPECIAL, 2, type_at(&g, t), data);
    return node_constant(&g, t, data, splat);
}

static void cases_constant(qn_dtype dtype, outputs *out)
{
    give(out, special_constant(dtype, NO_DIMS, false));
    give(out, special_constant(dtype, DIMS(5), false));
    give(out, special_constant(dtype, DIMS(2, 3, 7), false));
    give(out, special_constant(dtype, DIMS(4, 9), true));
    give(out, special_constant(dtype, DIMS(3, 0), false));
    give(out, special_constant(dtype, DIMS(1, 1), false));
    node_id large = special_constant(dtype, DIMS(4099), false);
    give(out, large);
    give(out, b_slice_one(&g, large, 0, 7, 4000, 13));
    give(out, b_add(&g, b_convert(&g, special_constant(dtype, DIMS(33), false), QN_F32),
                    b_convert(&g, FORMAL(dtype, 33), QN_F32)));
}

static void cases_iota(qn_dtype dtype, outputs *out)
{
    static const int64_t dims[] = {2, 3, 4, 5}, line[] = {300}, none[] = {3, 0}, one[] = {1};
    for (uint32_t d = 0; d < 4; d++)
        give(out, b_iota(&g, dtype, 4, dims, d));
    give(out, b_iota(&g, dtype, 1, line, 0));
    give(out, b_iota(&g, dtype, 2, none, 0));
    give(out, b_iota(&g, dtype, 1, one, 0));
    give(out, b_add(&g, b_reverse(&g, b_iota(&g, dtype, 1, line, 0), DIMS(0)), FORMAL(dtype, 300)));
}

static void cases_bitcast_convert(qn_dtype dtype, outputs *out)
{
    for (int to = 1; to < DTYPE_COUNT; to++) {
        int64_t have = dtype_facts[dtype].bits, want = dtype_facts[to].bits;
        if ((dtype == QN_I1) != (to == QN_I1) || dtype_is_complex(dtype) != dtype_is_complex((qn_dtype)to))
            continue;
        const attrs a = {.element_type = (qn_dtype)to};
        attr_dims line = have < want ? DIMS(7, want / have) : DIMS(7), deep = DIMS(2, 3, have < want ? want / have : 4);
        node_id x = formal_of(dtype, line), y = formal_of(dtype, deep);
        node_id cast = MAKE(OP_bitcast_convert, &a, x);
        give(out, cast);
        give(out, MAKE(OP_bitcast_convert, &a, b_reverse(&g, y, DIMS(0, 2))));
        give(out, b_reverse(&g, cast, DIMS(0)));
        if (have >= want)
            give(out, MAKE(OP_bitcast_convert, &a, formal_of(dtype, NO_DIMS)));
        give(out, MAKE(OP_bitcast_convert, ATTRS(.element_type = dtype), cast));
    }
}

/* ---- moving ------------------------------------------------------------------------------------------------------ */

static void cases_broadcast_in_dim(qn_dtype dtype, outputs *out)
{
    static const int64_t empty[] = {0, 0};
    node_id scalar = formal_of(dtype, NO_DIMS), one = FORMAL(dtype, 1), line = FORMAL(dtype, 3);
    node_id plane = FORMAL(dtype, 3, 2), thin = FORMAL(dtype, 1, 3), none = FORMAL(dtype, 0);
#define BROADCAST(operand, shape_, ...)                                                                                \
    give(out, MAKE(OP_broadcast_in_dim, ATTRS(.shape = shape_, .broadcast_dimensions = __VA_ARGS__), operand))
    BROADCAST(scalar, DIMS(2, 3, 4), NO_DIMS);
    BROADCAST(scalar, NO_DIMS, NO_DIMS);
    BROADCAST(one, DIMS(37), DIMS(0));
    BROADCAST(one, DIMS(2, 1, 5), DIMS(1));
    BROADCAST(line, DIMS(3, 17), DIMS(0));
    BROADCAST(line, DIMS(17, 3), DIMS(1));
    BROADCAST(line, DIMS(2, 3, 9), DIMS(1));
    BROADCAST(plane, DIMS(2, 3), DIMS(1, 0));
    BROADCAST(plane, DIMS(2, 5, 3), DIMS(2, 0));
    BROADCAST(plane, DIMS(2, 3, 2, 2), DIMS(1, 3));
    BROADCAST(thin, DIMS(4, 2, 3), DIMS(0, 2));
    BROADCAST(thin, DIMS(3, 1, 8), DIMS(2, 0));
    BROADCAST(none, DIMS(0, 3), DIMS(0));
    give(out, b_broadcast(&g, line, 2, (int64_t[]){0, 3}, (int64_t[]){1}));
    give(out, b_broadcast(&g, scalar, 2, empty, NULL));
}

static void cases_reshape(qn_dtype dtype, outputs *out)
{
#define RESHAPE(operand, ...) give(out, MAKE(OP_reshape, ATTRS(.shape = __VA_ARGS__), operand))
    node_id x = FORMAL(dtype, 2, 3, 5), y = FORMAL(dtype, 36), one = FORMAL(dtype, 1, 1), z = FORMAL(dtype, 7, 1, 3);
    node_id scalar = formal_of(dtype, NO_DIMS), none = FORMAL(dtype, 0, 4);
    RESHAPE(x, DIMS(30));
    RESHAPE(x, DIMS(5, 6));
    RESHAPE(x, DIMS(2, 15));
    RESHAPE(x, DIMS(6, 1, 5, 1));
    RESHAPE(x, DIMS(3, 2, 5));
    RESHAPE(y, DIMS(4, 9));
    RESHAPE(y, DIMS(2, 3, 3, 2));
    RESHAPE(one, NO_DIMS);
    RESHAPE(scalar, DIMS(1, 1, 1));
    RESHAPE(z, DIMS(21));
    RESHAPE(z, DIMS(3, 7));
    RESHAPE(none, DIMS(2, 0));
}

static void cases_transpose(qn_dtype dtype, outputs *out)
{
#define TRANSPOSE(operand, ...) give(out, MAKE(OP_transpose, ATTRS(.permutation = __VA_ARGS__), operand))
    node_id x = FORMAL(dtype, 2, 3, 17), y = FORMAL(dtype, 2, 3, 1, 4, 5), z = FORMAL(dtype, 33, 19);
    node_id scalar = formal_of(dtype, NO_DIMS), none = FORMAL(dtype, 3, 0);
    TRANSPOSE(x, DIMS(0, 2, 1));
    TRANSPOSE(x, DIMS(1, 0, 2));
    TRANSPOSE(x, DIMS(1, 2, 0));
    TRANSPOSE(x, DIMS(2, 0, 1));
    TRANSPOSE(x, DIMS(2, 1, 0));
    TRANSPOSE(x, DIMS(0, 1, 2));
    TRANSPOSE(y, DIMS(4, 3, 2, 1, 0));
    TRANSPOSE(y, DIMS(3, 0, 4, 2, 1));
    TRANSPOSE(z, DIMS(1, 0));
    TRANSPOSE(scalar, NO_DIMS);
    TRANSPOSE(none, DIMS(1, 0));
}

static void cases_slice(qn_dtype dtype, outputs *out)
{
#define SLICE(operand, start, limit, ...)                                                                              \
    give(out, MAKE(OP_slice, ATTRS(.start_indices = start, .limit_indices = limit, .strides = __VA_ARGS__), operand))
    node_id line = FORMAL(dtype, 100), x = FORMAL(dtype, 5, 7, 9), scalar = formal_of(dtype, NO_DIMS);
    SLICE(line, DIMS(0), DIMS(100), DIMS(1));
    SLICE(line, DIMS(3), DIMS(97), DIMS(1));
    SLICE(line, DIMS(1), DIMS(100), DIMS(2));
    SLICE(line, DIMS(5), DIMS(99), DIMS(7));
    SLICE(line, DIMS(99), DIMS(100), DIMS(50));
    SLICE(line, DIMS(0), DIMS(100), DIMS(1000));
    SLICE(line, DIMS(40), DIMS(40), DIMS(1));
    SLICE(line, DIMS(100), DIMS(100), DIMS(3));
    SLICE(x, DIMS(1, 2, 3), DIMS(4, 7, 9), DIMS(1, 1, 1));
    SLICE(x, DIMS(0, 1, 0), DIMS(5, 7, 9), DIMS(3, 2, 4));
    SLICE(x, DIMS(4, 0, 8), DIMS(5, 7, 9), DIMS(1, 6, 1));
    SLICE(x, DIMS(0, 3, 0), DIMS(5, 3, 9), DIMS(1, 1, 1));
    SLICE(scalar, NO_DIMS, NO_DIMS, NO_DIMS);
}

static void cases_pad(qn_dtype dtype, outputs *out)
{
#define PAD(operand, low, high, ...)                                                                                   \
    give(out, MAKE(OP_pad, ATTRS(.edge_padding_low = low, .edge_padding_high = high, .interior_padding = __VA_ARGS__), \
                   operand, value))
    node_id line = FORMAL(dtype, 20), x = FORMAL(dtype, 3, 4, 5), none = FORMAL(dtype, 0, 3), one = FORMAL(dtype, 1);
    node_id value = formal_of(dtype, NO_DIMS), scalar = formal_of(dtype, NO_DIMS);
    PAD(line, DIMS(3), DIMS(0), DIMS(0));
    PAD(line, DIMS(0), DIMS(17), DIMS(0));
    PAD(line, DIMS(1), DIMS(2), DIMS(3));
    PAD(line, DIMS(-3), DIMS(5), DIMS(0));
    PAD(line, DIMS(-5), DIMS(-7), DIMS(2));
    PAD(line, DIMS(30), DIMS(-25), DIMS(0));
    PAD(line, DIMS(30), DIMS(-40), DIMS(1));
    PAD(line, DIMS(-10), DIMS(-10), DIMS(0));
    PAD(line, DIMS(-25), DIMS(40), DIMS(0));
    PAD(x, DIMS(1, 0, 2), DIMS(0, 3, 1), DIMS(0, 1, 2));
    PAD(x, DIMS(-1, 2, -2), DIMS(2, -3, 4), DIMS(1, 0, 1));
    PAD(x, DIMS(0, -4, 0), DIMS(0, 0, 0), DIMS(0, 0, 0));
    PAD(none, DIMS(2, 1), DIMS(1, 1), DIMS(4, 1));
    PAD(one, DIMS(4), DIMS(4), DIMS(9));
    PAD(scalar, NO_DIMS, NO_DIMS, NO_DIMS);
}

static void cases_concatenate(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 2, 3, 5), y = FORMAL(dtype, 2, 3, 5), many[40];
    for (uint32_t d = 0; d < 3; d++)
        give(out, b_concatenate(&g, 3, (node_id[]){x, y, x}, d));
    give(out, b_concatenate(&g, 1, &x, 1));
    node_id line = FORMAL(dtype, 9), one = FORMAL(dtype, 1), none = FORMAL(dtype, 0), long_one = FORMAL(dtype, 33);
    give(out, b_concatenate(&g, 5, (node_id[]){none, line, none, one, long_one}, 0));
    give(out, b_concatenate(&g, 2, (node_id[]){none, none}, 0));
    give(out, b_concatenate(&g, 2, (node_id[]){FORMAL(dtype, 3, 0, 2), FORMAL(dtype, 1, 0, 2)}, 0));
    give(out, b_concatenate(&g, 2, (node_id[]){FORMAL(dtype, 3, 0, 2), FORMAL(dtype, 3, 7, 2)}, 1));
    for (int i = 0; i < 40; i++)
        many[i] = i % 3 ? one : b_slice_one(&g, line, 0, i % 7, 9, 1);
    give(out, b_concatenate(&g, 40, many, 0));
}

static void cases_reverse(qn_dtype dtype, outputs *out)
{
#define REVERSE(operand, ...) give(out, MAKE(OP_reverse, ATTRS(.dimensions = __VA_ARGS__), operand))
    node_id x = FORMAL(dtype, 3, 5, 19), line = FORMAL(dtype, 37), scalar = formal_of(dtype, NO_DIMS);
    REVERSE(x, NO_DIMS);
    REVERSE(x, DIMS(0));
    REVERSE(x, DIMS(1));
    REVERSE(x, DIMS(2));
    REVERSE(x, DIMS(2, 0));
    REVERSE(x, DIMS(0, 1, 2));
    REVERSE(line, DIMS(0));
    REVERSE(scalar, NO_DIMS);
    REVERSE(FORMAL(dtype, 4, 0), DIMS(0, 1));
}

/* ---- computed indices -------------------------------------------------------------------------------------------- */

static const qn_dtype index_types[] = {QN_I8, QN_I16, QN_I32, QN_I64, QN_UI8, QN_UI16, QN_UI32, QN_UI64};

static void cases_dynamic_slice(qn_dtype dtype, outputs *out)
{
    node_id line = FORMAL(dtype, 200), x = FORMAL(dtype, 6, 10, 4), scalar = formal_of(dtype, NO_DIMS);
    for (size_t k = 0; k < sizeof index_types / sizeof *index_types; k++) {
        node_id start[3];
        for (int i = 0; i < 3; i++)
            start[i] = formal_of(index_types[k], NO_DIMS);
        give(out, b_dynamic_slice(&g, line, start, (int64_t[]){33}));
        give(out, b_dynamic_slice(&g, x, start, (int64_t[]){2, 7, 4}));
        give(out, b_dynamic_slice(&g, x, start, (int64_t[]){1, 1, 1}));
        give(out, b_dynamic_slice(&g, x, start, (int64_t[]){6, 10, 4}));
        give(out, b_dynamic_slice(&g, x, start, (int64_t[]){3, 0, 4}));
        node_id moved =
            b_add(&g, start[1], b_fill_like(&g, start[1], 3)); /* a computed start, and a slice of a slice */
        give(out, b_dynamic_slice(&g, b_dynamic_slice(&g, line, start, (int64_t[]){90}), &moved, (int64_t[]){40}));
    }
    give(out, b_dynamic_slice(&g, scalar, (node_id[1]){0}, (int64_t[1]){0}));
}

static void cases_dynamic_update_slice(qn_dtype dtype, outputs *out)
{
    node_id line = FORMAL(dtype, 200), x = FORMAL(dtype, 6, 10, 4), scalar = formal_of(dtype, NO_DIMS);
    node_id piece = FORMAL(dtype, 33), block = FORMAL(dtype, 2, 7, 3), one = FORMAL(dtype, 1, 1, 1);
    node_id all = FORMAL(dtype, 6, 10, 4), none = FORMAL(dtype, 3, 0, 4);
    for (size_t k = 0; k < sizeof index_types / sizeof *index_types; k++) {
        node_id start[3];
        for (int i = 0; i < 3; i++)
            start[i] = formal_of(index_types[k], NO_DIMS);
        give(out, b_dynamic_update_slice(&g, line, piece, start));
        give(out, b_dynamic_update_slice(&g, x, block, start));
        give(out, b_dynamic_update_slice(&g, x, one, start));
        give(out, b_dynamic_update_slice(&g, x, all, start));
        give(out, b_dynamic_update_slice(&g, x, none, start));
        node_id once = b_dynamic_update_slice(&g, line, piece, start);
        give(out, b_dynamic_update_slice(&g, b_reverse(&g, once, DIMS(0)), piece, &start[1]));
    }
    give(out, b_dynamic_update_slice(&g, scalar, formal_of(dtype, NO_DIMS), (node_id[1]){0}));
}

#include "cases_index.h"
#include "cases_linalg.h"

/* test_agree_dot.c tests arrangements of dimensions. */
static void cases_dot_general(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 5, 9), y = FORMAL(dtype, 9, 19);
    give(out, b_dot_general(&g, x, y, NO_DIMS, NO_DIMS, DIMS(1), DIMS(0), QN_NONE));
}

#include "cases_order.h"
#include "cases_window.h"

static void cases_dot(qn_dtype dtype, outputs *out)
{
    node_id m = FORMAL(dtype, 5, 9), x = FORMAL(dtype, 9), wide = MAKE(OP_dot, NO_ATTRS, m, FORMAL(dtype, 9, 19));
    give(out, wide);
    give(out, MAKE(OP_dot, NO_ATTRS, m, x));
    give(out, MAKE(OP_dot, NO_ATTRS, x, x));
    give(out, b_reverse(&g, wide, DIMS(1)));
}

#include "cases_convolution.h"

/* test_agree_convolution.c tests more arrangements. */
static void cases_convolution(qn_dtype dtype, outputs *out)
{
    for (int last = 0; last < 2; last++) {
        convolution_case c = plain_convolution(last, 7, 3, 18, 3, 1 + last, 1);
        give(out, convolution_of_formals(&c, dtype, QN_NONE));
    }
    for (int i = 0; i < 6; i++) {
        convolution_case c = random_convolution();
        give(out, convolution_of_formals(&c, dtype, QN_NONE));
    }
}

/* The list of cases is empty, because a function of the host determines the result of a custom call. test_custom_call.c
 * and test_host_calls.c test custom calls. */
static void cases_custom_call(qn_dtype dtype, outputs *out)
{
    (void)dtype;
    (void)out;
}

#include "cases_composite.h"
#include "cases_fft.h"

/* ---- what fusion knows about a node ------------------------------------------------------------------------------ */

static void indices_of(const type *t, int64_t position, int64_t *out)
{
    for (uint32_t i = t->rank; i-- > 0; position /= t->dims[i])
        out[i] = position % t->dims[i];
}

/* Checks operand_access of operand k of the node n. `moved` has a word for each element of n. The upper half of the
 * word is the number of the operand that the element comes from, and the lower half is the element's position in that
 * operand. */
static void check_access(region_plan *p, node_id n, uint32_t k, const uint64_t *moved)
{
    const operand_access *access = access_of(p, n, k);
    const type *inner = node_shape(&g, node_operand(&g, n, k)), *outer = node_shape(&g, n);
    bool same[MAX_RANK][MAX_RANK], found = false;
    bool *seen = calloc((size_t)inner->elements + 1, sizeof *seen);
    memset(same, true, sizeof same);
    for (int64_t at = 0; at < outer->elements; at++) {
        int64_t from[MAX_RANK], to[MAX_RANK], position = (int64_t)(moved[at] & UINT32_MAX);
        if (moved[at] >> 32 != k)
            continue;
        indices_of(inner, position, from);
        indices_of(outer, at, to);
        for (uint32_t i = 0; i < inner->rank; i++)
            for (uint32_t d = 0; d < outer->rank; d++)
                same[i][d] &= from[i] == to[d];
        CHECK(access->read && (!seen[position] || access->repeats));
        found = seen[position] = true;
    }
    free(seen);
    for (uint32_t i = 0; i < inner->rank && found; i++)
        for (uint32_t d = 0; d < outer->rank; d++)
            if (inner->dims[i] != 1)
                CHECK((access->map[i] == (int8_t)d) == (same[i][d] && inner->dims[i] == outer->dims[d]));
}

/* Makes a function that applies the operation of `like` to other operands. Each element of these operands holds the
 * number of its operand and its position in the operand. */
static void check_accesses(node_id like)
{
    uint32_t count = node_at(&g, like)->count;
    const type *outer = node_shape(&g, like);
    node_id *operands = calloc(count, sizeof *operands);
    uint64_t **data = calloc(count, sizeof *data), *moved = calloc((size_t)outer->elements + 1, sizeof *moved);
    attrs a = attrs_of(&g, like);
    graph_open_region(&g, NULL);
    for (uint32_t k = 0; k < count; k++) {
        const type *t = node_shape(&g, node_operand(&g, like, k));
        data[k] = calloc((size_t)t->elements + 1, sizeof *data[k]);
        for (int64_t i = 0; i < t->elements; i++)
            data[k][i] = (uint64_t)k << 32 | (uint64_t)i;
        operands[k] = formal_of(QN_UI64, (attr_dims){t->rank, t->dims});
    }
    node_id n = node_make(&g, node_op(&g, like), count, operands, &a);
    region_id positions = CLOSE(n);
    CHECK_OK(graph_take_failure(&g));
    CHECK_OK(evaluate(&g, positions, (const void *const *)data, (void *[]){moved}));
    schedule s = {.arena = &g.arena, .graph = &g};
    region_plan p = {.s = &s, .region = positions, .info = ARENA_NEW_ARRAY(&g.arena, node_info, g.nodes.count)};
    for (uint32_t k = 0; k < count; k++) {
        check_access(&p, n, k, moved);
        free(data[k]);
    }
    free(data);
    free(moved);
    free(operands);
}

/* ---- all rows ---------------------------------------------------------------------------------------------------- */

/* Tests all cases of a row in one graph per element type, on special values, with indices in and out of range. */
static void row(op_kind op, void (*cases)(qn_dtype, outputs *))
{
    for (int d = 1; d < DTYPE_COUNT; d++) {
        if (!(op_facts[op].types >> dtype_facts[d].class & 1))
            continue;
        outputs out = {0};
        begin();
        random_seed((uint64_t)d);
        cases((qn_dtype)d, &out);
        end_with(out.count, out.at);
        bool agreed = agree_seeded(__FILE__, __LINE__, VALUES_SPECIAL, (uint64_t)d);
        if (!agreed)
            printf("%s of %s\n", op_facts[op].name, dtype_facts[d].name);
        for (uint32_t i = 0; i < out.count && d == QN_UI64; i++)
            if (node_op(&g, out.at[i]) == op && is_access(&g, out.at[i]) && op != OP_bitcast_convert)
                check_accesses(out.at[i]);
        done();
    }
}

#define STRUCTURAL(name, ...)                                                                                          \
    TEST(row_##name) { row(OP_##name, cases_##name); }
#define REGION_COMPOSITE(name, ...)                                                                                    \
    TEST(row_##name) { row(OP_##name, cases_##name); }
#define COMPOSITE(name, ...)                                                                                           \
    TEST(row_##name) { row(OP_##name, cases_##name); }
#include "graph/ops.def"

/* ---- chains of movements ----------------------------------------------------------------------------------------- */

TEST(reshape_of_transpose)
{
    begin();
    node_id x = in("4x6x5xf32");
    node_id t = b_transpose(&g, x, (int64_t[]){2, 0, 1});
    node_id r = b_reshape(&g, t, 2, (int64_t[]){10, 12});
    node_id again = b_reshape(&g, b_transpose(&g, r, (int64_t[]){1, 0}), 3, (int64_t[]){5, 4, 6});
    end(r, again, b_add(&g, again, t), b_slice_one(&g, r, 1, 3, 12, 4), b_reverse(&g, r, DIMS(1)),
        b_reshape(&g, b_slice_one(&g, r, 0, 1, 7, 2), 1, (int64_t[]){36}));
    agree(VALUES_SPECIAL);
    done();
}

TEST(pad_slice_reverse)
{
    begin();
    node_id x = in("5x7xf32"), v = in("f32"), w = in("f32");
    node_id p = b_pad(&g, x, v, (int64_t[]){2, -1}, (int64_t[]){-1, 3}, (int64_t[]){1, 0});
    node_id q = b_pad(&g, b_reverse(&g, p, DIMS(0, 1)), w, (int64_t[]){1, 1}, (int64_t[]){1, -2}, (int64_t[]){0, 2});
    node_id s = b_slice(&g, q, (int64_t[]){1, 2}, (int64_t[]){11, 20}, (int64_t[]){3, 2});
    node_id c = b_concatenate(&g, 3, (node_id[]){s, b_reverse(&g, s, DIMS(1)), s}, 1);
    node_id flat = b_reshape(&g, c, 1, (int64_t[]){node_shape(&g, c)->elements});
    end(p, q, s, c, flat, b_exponential(&g, flat), b_pad(&g, flat, v, (int64_t[]){-7}, (int64_t[]){9}, (int64_t[]){1}));
    agree(VALUES_SPECIAL);
    done();
}

/* Vectors of every second, third ... element, backwards. */
TEST(reversed_strides)
{
    begin();
    node_id x = in("3x400xf32"), y = in("700xf64"), z = in("5x9x2xi16"), made[12];
    uint32_t count = 0;
    for (int64_t step = 2; step < 6; step++) {
        made[count++] = b_reverse(&g, b_slice_one(&g, x, 1, step - 1, 400, step), DIMS(1));
        made[count++] = b_negate(&g, b_slice_one(&g, b_reverse(&g, y, DIMS(0)), 0, 1, 700, step));
    }
    made[count++] = b_reverse(&g, b_slice_one(&g, z, 2, 1, 2, 1), DIMS(0, 1));
    made[count++] = b_add(&g, made[0], b_slice_one(&g, x, 1, 0, 400, 2));
    end_with(count, made);
    agree(VALUES_SPECIAL);
    done();
}

TEST(concatenate_of_computed)
{
    begin();
    node_id x = in("3x8xf32"), y = in("3x8xf32"), k = in("i32");
    node_id parts[] = {b_tanh(&g, x), b_add(&g, x, y), b_slice_one(&g, b_multiply(&g, y, y), 1, 2, 7, 1), y};
    node_id all = b_concatenate(&g, 4, parts, 1), tall = b_concatenate(&g, 2, parts, 0);
    node_id zero = constant_i32(0);
    end(all, tall, b_negate(&g, all), b_dynamic_slice(&g, all, (node_id[]){zero, k}, (int64_t[]){2, 11}),
        b_transpose(&g, all, (int64_t[]){1, 0}), b_sum(&g, all, DIMS(1)), b_sum(&g, all, DIMS(0)),
        b_concatenate(&g, 2, (node_id[]){all, all}, 0));
    agree(VALUES_USUAL);
    done();
}

/* Takes a dynamic_slice of a dynamic_update_slice. The indices are computed from data. */
TEST(dynamic_of_dynamic)
{
    begin();
    node_id x = in("9x12xf32"), u = in("3x4xf32"), i = in("i32"), j = in("i32"), table = in("6xi32");
    node_id picked = b_reshape(&g, b_dynamic_slice(&g, table, &i, (int64_t[]){1}), 0, NULL);
    node_id changed = b_dynamic_update_slice(&g, x, b_tanh(&g, u), (node_id[]){picked, j});
    node_id window = b_dynamic_slice(&g, changed, (node_id[]){j, picked}, (int64_t[]){5, 5});
    node_id twice = b_dynamic_update_slice(
        &g, changed, b_transpose(&g, b_reshape(&g, u, 2, (int64_t[]){4, 3}), (int64_t[]){1, 0}), (node_id[]){i, i});
    end(changed, window, twice, b_add(&g, window, b_reverse(&g, window, DIMS(0))), b_sum(&g, twice, DIMS(1)), picked);
    agree(VALUES_SMALL);
    done();
}

/* Reductions and products have moved operands. */
TEST(moved_operands)
{
    begin();
    node_id x = in("6x10xf32"), y = in("10x6xf32"), v = in("f32"), b = in("6xf32");
    node_id t = b_transpose(&g, x, (int64_t[]){1, 0}), z = b_reverse(&g, y, DIMS(0));
    node_id padded = b_pad(&g, x, v, (int64_t[]){0, 3}, (int64_t[]){1, -2}, (int64_t[]){1, 0});
    node_id wide = b_broadcast(&g, b, 3, (int64_t[]){4, 6, 10}, (int64_t[]){1});
    node_id product = b_dot_general(&g, t, z, NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), QN_NONE);
    node_id batch = b_dot_general(&g, wide, b_broadcast(&g, x, 3, (int64_t[]){4, 6, 10}, (int64_t[]){1, 2}), DIMS(0),
                                  DIMS(0), DIMS(2), DIMS(2), QN_NONE);
    end(b_sum(&g, t, DIMS(0)), b_sum(&g, t, DIMS(1)), b_sum(&g, padded, DIMS(1)), b_sum(&g, padded, DIMS(0)), product,
        batch, b_sum_all(&g, b_slice_one(&g, z, 0, 1, 9, 3)), b_sum(&g, wide, DIMS(0, 2)),
        b_reshape(&g, b_sum(&g, b_reshape(&g, x, 3, (int64_t[]){3, 4, 5}), DIMS(1)), 1, (int64_t[]){15}),
        b_broadcast(&g, b_sum(&g, y, DIMS(0)), 2, (int64_t[]){6, 5}, (int64_t[]){0}));
    agree(VALUES_USUAL);
    done();
}

/* Values are scaled by a sum along one dimension, and then moved along the same dimension. */
static void move_along(int64_t d, int64_t extent)
{
    begin();
    int64_t shape[] = {9, 9}, low[] = {0, 0}, high[] = {0, 0}, part[] = {9, 9}, none[] = {0, 0};
    shape[d] = extent, low[d] = 2, high[d] = 1, part[d] = extent / 2 + 1;
    node_id x = formal_of(QN_F32, (attr_dims){2, shape}), v = in("f32"), start[] = {constant_i32(0), constant_i32(0)};
    start[d] = in("i32");
    node_id y = b_tanh(&g, b_multiply(&g, x, b_broadcast(&g, b_sum(&g, x, DIMS(d)), 2, shape, (int64_t[]){1 - d})));
    node_id padded = b_tanh(&g, b_pad(&g, y, v, low, high, none)), piece = b_dynamic_slice(&g, y, start, part);
    node_id updated = b_dynamic_update_slice(&g, y, b_sine(&g, piece), start);
    node_id bytes = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_UI8), y);
    node_id again = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_UI32), bytes);
    end(padded, b_sum(&g, padded, DIMS(d)), b_negate(&g, piece), b_sum(&g, updated, DIMS(d)), b_not(&g, bytes),
        b_not(&g, again));
    agree(VALUES_USUAL);
    done();
}

TEST(movement_within_rows)
{
    for (int64_t d = 0; d < 2; d++)
        for (int64_t extent = 3; extent < 200; extent *= 6)
            move_along(d, extent);
}

/* Reads the same operand nine times, each time with another offset. */
TEST(stencil)
{
    begin();
    node_id x = in("40x67xf32"), sum = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            node_id part = b_slice(&g, x, (int64_t[]){i, k}, (int64_t[]){38 + i, 65 + k}, (int64_t[]){1, 1});
            sum = sum ? b_add(&g, sum, part) : part;
        }
    node_id zero = constant_f32(0);
    node_id rolled =
        b_concatenate(&g, 2, (node_id[]){b_slice_one(&g, x, 1, 5, 67, 1), b_slice_one(&g, x, 1, 0, 5, 1)}, 1);
    end(sum, b_pad(&g, sum, zero, (int64_t[]){1, 1}, (int64_t[]){1, 1}, (int64_t[]){0, 0}), b_subtract(&g, rolled, x));
    agree(VALUES_USUAL);
    done();
}

/* Concatenates whose operands are copied one after another. They are in chains, have other readers, are in a loop, or
 * join computed values. */
TEST(concatenates_in_parts)
{
    begin();
    node_id x = in("64x300xf32"), y = in("64x300xf32"), z = in("64x77xf32");
    node_id rows = b_concatenate(&g, 2, (node_id[]){x, b_tanh(&g, y)}, 0);
    node_id columns = b_concatenate(&g, 3, (node_id[]){x, z, b_reverse(&g, y, DIMS(1))}, 1);
    node_id chain = b_concatenate(
        &g, 2, (node_id[]){b_transpose(&g, columns, (int64_t[]){1, 0}), b_transpose(&g, z, (int64_t[]){1, 0})}, 0);
    end(rows, b_sum(&g, rows, DIMS(1)), b_add(&g, rows, rows), columns, chain,
        b_concatenate(&g, 2, (node_id[]){chain, chain}, 1), b_reverse(&g, chain, DIMS(0, 1)),
        b_dot_general(&g, chain, x, NO_DIMS, NO_DIMS, DIMS(1), DIMS(0), QN_NONE));
    agree(VALUES_SPECIAL);
    done();
    begin();
    node_id all = in("8x4xf32"), more[20];
    for (int i = 0; i < 20; i++) {
        node_id next = b_negate(&g, b_slice_one(&g, all, 0, i, i + 2, 1));
        more[i] = all = b_concatenate(&g, 2, (node_id[]){all, next}, 0);
    }
    end(all, more[18], more[9], b_sum(&g, more[13], DIMS(0)), b_concatenate(&g, 2, (node_id[]){more[4], more[5]}, 0));
    agree(VALUES_SPECIAL);
    done();
}

/* Loads of adjacent elements in descending order, and of every second to fourth one. */
/* Elements of 2 to 4 arrays in turn are stored together (phases, lower.h), also what is computed of them. */
TEST(interleaved_arrays)
{
    static const char *const types[] = {"f32", "i8", "f64", "bf16", "i1", "ui32"};
    for (int64_t count = 2; count <= 4; count++)
        for (int k = 0; k < 6; k++) {
            int64_t n = 300 + 37 * k, flat[] = {3, n * count};
            qn_dtype dtype = dtype_from_name(types[k], strlen(types[k]));
            node_id lists[4];
            begin();
            for (int i = 0; i < count; i++) {
                lists[i] = graph_formal(&g, type_tensor(&g, dtype, 2, (int64_t[]){3, n}), NULL);
                lists[i] = i % 2 ? b_reverse(&g, lists[i], DIMS(0)) : lists[i];
            }
            for (int i = 0; i < count; i++)
                lists[i] = b_reshape(&g, lists[i], 3, (int64_t[]){3, n, 1});
            node_id all = b_concatenate(&g, (uint32_t)count, lists, 2), rows = b_reshape(&g, all, 2, flat);
            node_id same = compare(comparison_direction_EQ, rows, b_zeros_like(&g, rows));
            end(all, b_slice_one(&g, rows, 1, 0, n * count - count, 1), b_slice_one(&g, rows, 1, 0, n * count - 1, 1),
                b_convert(&g, rows, QN_F32), same, b_transpose(&g, rows, (int64_t[]){1, 0}));
            agree(VALUES_SPECIAL);
            done();
        }
}

TEST(strided_loads)
{
    static const char *const types[] = {"i1", "ui8", "bf16", "f32", "f64"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        char line[32], rows[32];
        snprintf(line, sizeof line, "531x%s", types[i]);
        snprintf(rows, sizeof rows, "7x150x%s", types[i]);
        begin();
        node_id x = in(line), y = in(rows), back = b_reverse(&g, x, DIMS(0));
        end(back, b_reverse(&g, y, DIMS(0, 1)), b_slice_one(&g, x, 0, 1, 530, 2), b_slice_one(&g, x, 0, 2, 531, 3),
            b_slice_one(&g, x, 0, 3, 531, 4), b_slice_one(&g, x, 0, 0, 531, 5), b_slice_one(&g, y, 1, 1, 149, 3),
            b_slice_one(&g, back, 0, 1, 400, 2),
            b_concatenate(&g, 2, (node_id[]){b_slice_one(&g, y, 1, 9, 149, 1), y}, 1));
        agree(VALUES_SPECIAL);
        done();
    }
}

/* Tiles that transpose, in registers and through scratch: whole tiles, and tiles with fewer columns or rounds. */
TEST(transposed_tiles)
{
    static const char *const types[] = {"i1", "ui8", "i16", "bf16", "f32", "i64"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        char wide[32], deep[32], flat[32];
        snprintf(wide, sizeof wide, "70x150x%s", types[i]);
        snprintf(deep, sizeof deep, "3x67x34x%s", types[i]);
        snprintf(flat, sizeof flat, "5x300x%s", types[i]);
        begin();
        node_id x = in(wide), y = in(deep), z = in(flat);
        node_id t = b_transpose(&g, x, (int64_t[]){1, 0}), other = b_reverse(&g, t, DIMS(0));
        end(t, b_transpose(&g, y, (int64_t[]){0, 2, 1}), b_transpose(&g, y, (int64_t[]){2, 1, 0}),
            b_transpose(&g, z, (int64_t[]){1, 0}), b_transpose(&g, b_reverse(&g, z, DIMS(0)), (int64_t[]){1, 0}),
            i ? b_add(&g, t, other) : b_not(&g, t));
        agree(VALUES_SPECIAL);
        done();
    }
    begin();
    node_id x = in("50x70xf32"), y = in("70x50xf32"), t = b_transpose(&g, x, (int64_t[]){1, 0});
    end(b_tanh(&g, b_add(&g, t, y)), b_add(&g, b_convert(&g, t, QN_F64), b_convert(&g, y, QN_F64)));
    agree(VALUES_SPECIAL);
    done();
}

/* The results are so large, and their rows so far apart, that stores bypass the cache if the tensors begin with a cache
 * line. */
TEST(stores_past_the_cache)
{
    begin();
    node_id x = in("1024x832xf32"), t = b_transpose(&g, x, (int64_t[]){1, 0});
    end(t, b_transpose(&g, b_reshape(&g, b_slice_one(&g, x, 1, 0, 800, 1), 3, (int64_t[]){8, 128, 800}),
                       (int64_t[]){2, 0, 1}));
    agree(VALUES_USUAL);
    done();
    begin(); /* maps; the last vectors have some lanes */
    node_id a = in("3300001xf32"), b = in("830x4000xf32"), c = in("1620001xf64"), d = in("1001x3301xf32");
    end(b_multiply(&g, a, a), b_reverse(&g, b_negate(&g, b), DIMS(1)), b_add(&g, c, c), b_reverse(&g, d, DIMS(1)));
    agree(VALUES_USUAL);
    done();
}

/* The tensors are so large that rows at computed places are prefetched. The last rows have no later row to prefetch, and
 * some places are out of bounds. */
TEST(rows_prefetched_ahead)
{
    static const char *const tables[] = {"70000x16xf32", "66000x21xf64", "90000x3x12xbf16"};
    static const char *const updates[] = {"700x16xf32", "700x21xf64", "700x3x12xbf16"};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        begin();
        node_id x = in(tables[i]), u = in(updates[i]), i0 = in("700xi32"), i1 = in("700xi64");
        node_id masked = b_and(&g, i0, b_fill_like(&g, i0, 0x1ffff));
        end(compose_take(&g, b_negate(&g, x), masked, 0), compose_take(&g, x, i1, 0),
            compose_scatter(&g, "test", OP_add, x, masked, u, 0));
        agree(VALUES_USUAL);
        done();
    }
}

/* The length of a transposed result's rows is no multiple of a cache line. The vectors of each round then begin where
 * the lines of its row begin. The last tile of a row has one block, several blocks, or only columns behind the last
 * block. */
TEST(rows_between_lines)
{
    static const char *const types[] = {"f32", "i32", "f64"};
    static const int widths[] = {331, 289, 296, 264, 280};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        for (size_t k = 0; k < sizeof widths / sizeof *widths; k++) {
            char name[32], other[32];
            snprintf(name, sizeof name, "%dx307x%s", widths[k], types[i]);
            snprintf(other, sizeof other, "307x%dx%s", widths[k], types[i]);
            begin();
            node_id x = in(name), y = in(other), t = b_transpose(&g, x, (int64_t[]){1, 0});
            end(t, b_add(&g, b_reverse(&g, t, DIMS(0)), y));
            agree(VALUES_USUAL);
            done();
        }
    static const char *const narrow[] = {"2011x1999xbf16", "2184x1801xf16", "1999x1700xi8", "2176x1650xui8"};
    for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++) {
        begin();
        node_id x = in(narrow[i]), t = b_transpose(&g, x, (int64_t[]){1, 0});
        end(i % 2 ? b_reverse(&g, t, DIMS(0)) : t);
        agree(VALUES_USUAL);
        done();
    }
    begin();
    node_id batch = in("3x168x200xf32"), large = in("1010x1000xf32"), larger = in("1411x1403xf32");
    end(b_transpose(&g, batch, (int64_t[]){0, 2, 1}), b_transpose(&g, batch, (int64_t[]){2, 0, 1}),
        b_transpose(&g, large, (int64_t[]){1, 0}), b_transpose(&g, larger, (int64_t[]){1, 0}),
        b_transpose(&g, b_reshape(&g, large, 3, (int64_t[]){10, 1000, 101}), (int64_t[]){2, 0, 1}));
    agree(VALUES_USUAL);
    done();
}

/* The tensor has the largest rank. */
TEST(high_rank)
{
    begin();
    node_id x = in("2x1x2x1x2x1x3x1x2x1x2x1x1x2x1x2xf32");
    int64_t backwards[MAX_RANK];
    for (int i = 0; i < MAX_RANK; i++)
        backwards[i] = MAX_RANK - 1 - i;
    node_id t = b_transpose(&g, x, backwards);
    end(t, b_reverse(&g, t, DIMS(0, 5, 9)), b_add(&g, x, x), b_sum(&g, x, DIMS(0, 4, 6, 15)), b_sum(&g, t, DIMS(15, 3)),
        b_reshape(&g, t, 2, (int64_t[]){12, 32}), b_slice_one(&g, t, 9, 1, 3, 1));
    agree(VALUES_SPECIAL);
    done();
}

/* Large constants are arguments of the call, in the order in which the compiled function uses them. */
TEST(large_constants)
{
    enum { LONG = 3000 };
    static float first[LONG], second[LONG], third[LONG];
    for (int i = 0; i < LONG; i++)
        first[i] = (float)i, second[i] = 1.0f / (float)(i + 1), third[i] = (float)(i * i % 97);
    begin();
    type_id t = type_of("3000xf32");
    node_id unused = node_constant(&g, t, third, false), a = node_constant(&g, t, second, false);
    node_id b = node_constant(&g, t, first, false), x = in("3000xf32"), small = in("f32");
    node_id sum = b_add(&g, b_multiply(&g, b, x), a);
    end(sum, b_dot_general(&g, a, x, NO_DIMS, NO_DIMS, DIMS(0), DIMS(0), QN_NONE), b, b_slice_one(&g, a, 0, 0, 3000, 7),
        b_reverse(&g, b, DIMS(0)), b_negate(&g, small));
    CHECK(unused != 0);
    agree(VALUES_USUAL);
    done();
}
