/* Compares compiled elementwise operations with the evaluator. The tests use each row of ops.def in each allowed type,
 * with all attributes, on special values. The shapes have rank 0 to 5 and sizes near multiples of a vector. A new row
 * without attributes is tested automatically. The test of a new row with attributes fails until `variants_of` knows the
 * row. */
#include "agree.h"

enum { PAIRS = 1765 /* all pairs of special floats, and one more */, MAX_VARIANTS = 64, MAX_OUTPUTS = 512 };

/* Numbers of elements: one, a few, and numbers around each level's vector width and its multiples. */
static const int64_t tails[] = {1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 65, 257};
enum { TAILS = sizeof tails / sizeof *tails };

typedef struct shape {
    uint32_t rank;
    int64_t dims[5];
} shape;
static const shape shapes[] = {
    {0, {0}},        {2, {1, 1}},       {2, {3, 5}},          {2, {5, 33}},         {3, {2, 0, 3}},
    {3, {2, 3, 17}}, {4, {2, 1, 3, 4}}, {5, {2, 1, 3, 2, 5}}, {5, {1, 1, 1, 1, 1}}, {1, {0}}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

/* ---- attributes and scalar operands ------------------------------------------------------------------------------ */

typedef struct variant {
    attrs a;
    uint32_t scalars; /* bit i is set if operand i is a scalar in every shape */
} variant;

static uint32_t operand_count(op_kind op)
{
    uint32_t count = 1;
    for (const char *c = op_facts[op].operands; *c; c++)
        count += *c == ',';
    return count;
}

static qn_dtype operand_dtype(op_kind op, uint32_t i, qn_dtype dtype)
{
    return i == 0 && strncmp(op_facts[op].operands, "(pred,", 6) == 0 ? QN_I1 : dtype;
}

static uint32_t variants_compare(qn_dtype dtype, variant *out)
{
    uint32_t count = 0;
    for (uint8_t d = comparison_direction_EQ; d <= comparison_direction_LT; d++) {
        out[count++].a = (attrs){.comparison_direction = d};
        if (dtype_is_float(dtype))
            out[count++].a = (attrs){.comparison_direction = d, .compare_type = compare_type_TOTALORDER};
    }
    return count;
}

/* All functions with `operands` operands, both parts. */
static uint32_t variants_of_pairs(op_kind op, variant *out)
{
    uint32_t count = 0;
    for (uint8_t function = 1; enum_spelling(ATTR_complex_function, function); function++)
        for (uint8_t part = part_RE; part <= part_IM; part++)
            if (complex_function_is_binary(function) == (op == OP_of_pairs))
                out[count++].a = (attrs){.complex_function = function, .part = part};
    return count;
}

static uint32_t variants_reduce_precision(variant *out)
{
    static const int formats[][2] = {{5, 10}, {8, 7}, {8, 23}, {11, 52}, {4, 3},
                                     {5, 2},  {2, 1}, {1, 0},  {8, 0},   {3, 12}};
    uint32_t count = 0;
    for (; count < sizeof formats / sizeof *formats; count++)
        out[count].a = (attrs){.exponent_bits = formats[count][0], .mantissa_bits = formats[count][1]};
    return count;
}

/* Fills `out` with variants of the operation. Returns the number of variants, or 0 if this function does not know the
 * attributes of the operation. */
static uint32_t variants_of(op_kind op, qn_dtype dtype, variant *out)
{
    memset(out, 0, MAX_VARIANTS * sizeof *out);
    switch ((int)op) {
    case OP_compare: return variants_compare(dtype, out);
    case OP_reduce_precision: return variants_reduce_precision(out);
    case OP_of_pair:
    case OP_of_pairs: return variants_of_pairs(op, out);
    case OP_convert:
        for (int d = 1; d < DTYPE_COUNT; d++)
            out[d - 1].a.element_type = (qn_dtype)d;
        return DTYPE_COUNT - 1;
    case OP_clamp: out[1].scalars = 1, out[2].scalars = 4, out[3].scalars = 5; return 4;
    case OP_select: out[1].scalars = 1; return 2;
    default: return strcmp(op_facts[op].attributes, "(none)") == 0;
    }
}

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

typedef struct outputs {
    uint32_t count;
    node_id at[MAX_OUTPUTS];
} outputs;

/* Adds new formals of this shape and applies all variants of the operation to them. */
static void use_row(op_kind op, qn_dtype dtype, uint32_t rank, const int64_t *dims, uint32_t count, const variant *list,
                    outputs *out)
{
    enum { MOST = 8 };
    node_id whole[MOST], scalar[MOST] = {0};
    uint32_t operands = operand_count(op);
    CHECK(operands <= MOST);
    for (uint32_t i = 0; i < operands; i++)
        whole[i] = graph_formal(&g, type_tensor(&g, operand_dtype(op, i, dtype), rank, dims), NULL);
    for (uint32_t v = 0; v < count; v++) {
        node_id chosen[MOST];
        for (uint32_t i = 0; i < operands; i++) {
            if ((list[v].scalars >> i & 1) && !scalar[i])
                scalar[i] = graph_formal(&g, type_scalar(&g, operand_dtype(op, i, dtype)), NULL);
            chosen[i] = list[v].scalars >> i & 1 ? scalar[i] : whole[i];
        }
        CHECK(out->count < MAX_OUTPUTS);
        out->at[out->count++] = node_make(&g, op, operands, chosen, &list[v].a);
    }
}

/* Tests one row in one element type, on pairs of special values and on a selection of sizes and shapes. Each row gets a
 * different selection. */
static void row_of_type(op_kind op, qn_dtype dtype)
{
    variant list[MAX_VARIANTS];
    outputs out = {0};
    uint32_t count = variants_of(op, dtype, list), turn = (uint32_t)op + (uint32_t)dtype, few = count > 4 ? 4 : count;
    bool heavy = op_facts[op].ulp > 0;
    CHECK(count > 0);
    begin();
    use_row(op, dtype, 1, (int64_t[]){PAIRS}, count, list, &out);
    for (uint32_t i = 0; i < (heavy ? 1u : 3u); i++)
        use_row(op, dtype, 1, &tails[(turn + 5 * i) % TAILS], few, list, &out);
    for (uint32_t i = 0; i < (heavy ? 1u : 3u); i++) {
        const shape *s = &shapes[(turn + 3 * i) % SHAPES];
        use_row(op, dtype, s->rank, s->dims, few, list, &out);
    }
    end_with(out.count, out.at);
    agree_unsimplified = !heavy;
    if (!agree_seeded(__FILE__, __LINE__, VALUES_PAIRS, turn))
        printf("%s of %s\n", op_facts[op].name, dtype_facts[dtype].name);
    agree_unsimplified = true;
    done();
}

/* Complex numbers have parts of f32 and f64 only. */
static bool takes(op_kind op, qn_dtype dtype)
{
    bool pairs = op == OP_complex || op == OP_of_pair || op == OP_of_pairs;
    return (op_facts[op].types >> dtype_facts[dtype].class & 1) && (!pairs || dtype_of_parts(dtype));
}

static void row(op_kind op)
{
    uint32_t types = 0;
    for (int d = 1; d < DTYPE_COUNT; d++)
        if (takes(op, (qn_dtype)d)) {
            row_of_type(op, (qn_dtype)d);
            types++;
        }
    CHECK(types > 0);
}

#define ELEMENTWISE(name, ...)                                                                                         \
    TEST(row_##name) { row(OP_##name); }
#include "graph/ops.def"

/* ---- every size, every shape, every type ------------------------------------------------------------------------- */

static void sizes_of(op_kind op, qn_dtype dtype)
{
    variant usual = {0};
    if (op == OP_convert)
        usual.a.element_type = dtype == QN_F32 ? QN_F64 : QN_F32;
    outputs out = {0};
    begin();
    for (uint32_t i = 0; i < TAILS; i++)
        use_row(op, dtype, 1, &tails[i], 1, &usual, &out);
    for (uint32_t i = 0; i < SHAPES; i++)
        use_row(op, dtype, shapes[i].rank, shapes[i].dims, 1, &usual, &out);
    end_with(out.count, out.at);
    agree(VALUES_SPECIAL);
    done();
}

TEST(sizes_add)
{
    for (int d = 1; d < DTYPE_COUNT; d++)
        sizes_of(OP_add, (qn_dtype)d);
}

/* Converts each type but f32 to f32, and f32 to f64. */
TEST(sizes_convert)
{
    for (int d = 1; d < DTYPE_COUNT; d++)
        sizes_of(OP_convert, (qn_dtype)d);
}

TEST(sizes_exponential)
{
    for (int d = 1; d < DTYPE_COUNT; d++)
        if (dtype_is_float((qn_dtype)d))
            sizes_of(OP_exponential, (qn_dtype)d);
}

/* One expression has types of different widths. Each size is tested. */
TEST(sizes_mixed)
{
    begin();
    outputs out = {0};
    for (uint32_t i = 0; i < TAILS; i++) {
        node_id byte = graph_formal(&g, type_tensor(&g, QN_I8, 1, &tails[i]), NULL);
        node_id half = graph_formal(&g, type_tensor(&g, QN_BF16, 1, &tails[i]), NULL);
        node_id wide = graph_formal(&g, type_tensor(&g, QN_F64, 1, &tails[i]), NULL);
        node_id long_one = graph_formal(&g, type_tensor(&g, QN_UI64, 1, &tails[i]), NULL);
        node_id sum = b_add(&g, b_convert(&g, byte, QN_F32), b_convert(&g, half, QN_F32));
        node_id product = b_multiply(&g, b_convert(&g, sum, QN_F64), wide);
        node_id less = b_compare(&g, comparison_direction_LT, product, b_convert(&g, long_one, QN_F64));
        out.at[out.count++] = b_select(&g, less, b_convert(&g, sum, QN_F16), b_convert(&g, product, QN_F16));
        out.at[out.count++] = b_convert(&g, b_or(&g, less, b_is_finite(&g, half)), QN_UI16);
    }
    end_with(out.count, out.at);
    agree(VALUES_SPECIAL);
    done();
}

/* ---- expressions ------------------------------------------------------------------------------------------------- */

/* The expression is too large for one kernel. The expression uses each `sum` twice, so as a tree it would have 2^60
 * nodes. */
TEST(large_expression)
{
    begin();
    node_id x = in("37xf32"), y = in("37xf32"), sum = x;
    for (int i = 0; i < 60; i++)
        sum = i % 3 ? b_multiply(&g, b_add(&g, sum, y), sum) : b_subtract(&g, sum, b_tanh(&g, sum));
    end(sum);
    agree(VALUES_USUAL);
    done();
}

TEST(long_chain)
{
    begin();
    node_id x = in("19xbf16"), y = in("19xbf16"), at = x;
    for (int i = 0; i < 600; i++)
        at = i % 2 ? b_add(&g, at, y) : b_maximum(&g, b_negate(&g, at), x);
    end(at, x);
    agree(VALUES_SPECIAL);
    done();
}

/* Each step in a narrow type rounds, so `x + y - y` can differ from x. */
TEST(narrow_steps)
{
    static const char *const types[] = {"65xf16", "65xbf16"};
    for (int i = 0; i < 2; i++) {
        begin();
        node_id x = in(types[i]), y = in(types[i]), z = in(types[i]);
        node_id product = b_multiply(&g, x, y);
        end(b_subtract(&g, b_add(&g, x, y), y), b_add(&g, product, z), b_multiply(&g, product, b_exponential(&g, z)),
            b_divide(&g, b_sqrt(&g, b_abs(&g, product)), b_add(&g, z, z)), b_convert(&g, product, QN_F32));
        agree(VALUES_SPECIAL);
        done();
    }
}

/* The compiler must not contract a product and a sum to an fma or reassociate sums. It must not assume that `x - x` or
 * `x * 0` is 0, or that NaN equals itself. */
TEST(no_unsafe_algebra)
{
    static const char *const types[] = {"131xf32", "131xf64", "131xf16", "131xbf16"};
    for (int i = 0; i < 4; i++) {
        begin();
        node_id x = in(types[i]), y = in(types[i]), z = in(types[i]), zero = b_zeros_like(&g, x);
        node_id one = b_fill_like(&g, x, 1), minus_zero = b_fill_like(&g, x, -0.0);
        end(b_add(&g, b_multiply(&g, x, y), z), b_subtract(&g, z, b_multiply(&g, x, y)), b_add(&g, b_add(&g, x, y), z),
            b_add(&g, x, b_add(&g, y, z)), b_subtract(&g, x, x), b_multiply(&g, x, zero), b_add(&g, x, zero),
            b_add(&g, x, minus_zero), b_multiply(&g, x, one), b_divide(&g, x, one), b_divide(&g, x, x),
            b_compare(&g, comparison_direction_EQ, x, x), b_negate(&g, b_negate(&g, x)), b_maximum(&g, x, x),
            b_divide(&g, one, b_divide(&g, one, x)), b_divide(&g, x, b_fill_like(&g, x, 3)),
            b_square(&g, b_sqrt(&g, x)), b_abs(&g, b_abs(&g, x)));
        agree(VALUES_SPECIAL);
        done();
    }
}

/* AVX-512 has one instruction for maximum(x, +0), the NaNs of x included. -0 and other literals must not use it. */
TEST(extremes_with_literals)
{
    static const char *const types[] = {"131xf32", "131xf64", "131xf16", "131xbf16", "7xf32"};
    for (int i = 0; i < 5; i++) {
        begin();
        node_id x = in(types[i]), zero = b_zeros_like(&g, x), minus_zero = b_fill_like(&g, x, -0.0);
        node_id six = b_fill_like(&g, x, 6), scaled = b_multiply(&g, x, six), positive = b_maximum(&g, scaled, zero);
        end(b_maximum(&g, x, zero), b_maximum(&g, zero, x), b_maximum(&g, x, minus_zero), b_minimum(&g, x, zero),
            b_minimum(&g, x, minus_zero), positive, b_add(&g, positive, x), b_minimum(&g, positive, six),
            MAKE(OP_clamp, NO_ATTRS, zero, x, six), b_maximum(&g, x, six));
        agree(VALUES_SPECIAL);
        done();
    }
}

/* Tensors and scalars are operands of the same operations. The scalars are inputs, computed, or broadcast. */
TEST(scalars)
{
    begin();
    node_id x = in("3x11xf32"), p = in("i1"), s = in("f32"), n = in("i32");
    type_id whole = node_type(&g, x);
    node_id scalar = b_add(&g, b_exponential(&g, s), b_convert(&g, n, QN_F32));
    node_id repeated = b_broadcast_scalar(&g, scalar, whole);
    end(b_select(&g, p, x, repeated), b_multiply(&g, x, repeated), scalar, MAKE(OP_clamp, NO_ATTRS, s, x, scalar),
        b_select(&g, b_compare(&g, comparison_direction_GT, s, scalar), s, scalar),
        b_divide(&g, b_broadcast_scalar(&g, s, whole), x), b_power(&g, x, b_fill(&g, whole, 2)));
    agree(VALUES_SPECIAL);
    done();
}

/* Dividends next to multiples of the divisor, where a quotient that is rounded up would be too large; and literal
 * divisors. */
TEST(quotients)
{
    for (int d = 1; d < DTYPE_COUNT; d++) {
        if (!dtype_is_int((qn_dtype)d))
            continue;
        begin();
        int64_t n = 1009;
        type_id type = type_tensor(&g, (qn_dtype)d, 1, &n);
        node_id x = graph_formal(&g, type, NULL), y = graph_formal(&g, type, NULL), one = b_fill(&g, type, 1);
        node_id half = b_fill(&g, type, (double)(dtype_facts[d].bits / 2));
        node_id divisor = b_shift_right_logical(&g, y, half);
        node_id product = b_multiply(&g, b_shift_right_logical(&g, x, half), divisor);
        outputs out = {0};
        for (int k = 0; k < 3; k++) {
            node_id dividend = k == 0 ? product : k == 1 ? b_add(&g, product, one) : b_subtract(&g, product, one);
            out.at[out.count++] = b_divide(&g, dividend, divisor);
            out.at[out.count++] = b_remainder(&g, dividend, divisor);
        }
        static const double literals[] = {7, 0, 1, 64, -1, -5};
        for (uint32_t k = 0; k < (dtype_is_signed((qn_dtype)d) ? 6u : 4u); k++) {
            node_id literal = b_fill(&g, type, literals[k]);
            out.at[out.count++] = b_divide(&g, x, literal);
            out.at[out.count++] = b_remainder(&g, x, literal);
        }
        end_with(out.count, out.at);
        agree(VALUES_SPECIAL);
        done();
    }
}

/* The tensors have enough elements for several threads. */
TEST(many_elements)
{
    begin();
    node_id x = in("251x1203xf32"), y = in("251x1203xf32"), k = in("300007xi16"), flag = in("300007xi1");
    node_id sum = b_add(&g, b_multiply(&g, x, y), b_tanh(&g, y));
    end(sum, b_convert(&g, sum, QN_BF16), b_select(&g, flag, b_multiply(&g, k, k), b_popcnt(&g, k)),
        b_compare(&g, comparison_direction_LE, x, y));
    agree(VALUES_SPECIAL);
    done();
}
