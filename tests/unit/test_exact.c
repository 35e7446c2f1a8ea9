/* Compares every exact elementwise operation on every allowed type with exact_model.h. An operation with one operand of
 * 8 or 16 bits runs on all values. An operation with two operands of 8 bits runs on all pairs. Other operands are
 * special values and random values. The last test compares with results of other implementations
 * (tests/oracle/exact.py). */
#include <stdlib.h>

#include "math/elementwise.h"

#include "exact_model.h"
#include "unit.h"

enum { BATCH = 4096, SPECIAL = 64, RANDOM_PAIRS = 6000 };

static uint64_t random_state = 0x9e3779b97f4a7c15u;
static uint64_t random_word(void) /* splitmix64 */
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* ---- running one operation --------------------------------------------------------------------------------------- */

typedef struct trial {
    op_kind op;
    qn_dtype types[3], result;
    uint32_t operands;
    attrs attributes;
    uint32_t count;
    uint64_t x[3][BATCH], got[BATCH];
} trial;

static void store(void *to, size_t index, size_t size, uint64_t bits)
{
    memcpy((char *)to + index * size, &bits, size);
}

static uint64_t load(const void *from, size_t index, size_t size)
{
    uint64_t bits = 0;
    memcpy(&bits, (const char *)from + index * size, size);
    return bits;
}

static qn_status run_trial(trial *t)
{
    static unsigned char memory[4][BATCH * 8];
    arena a;
    arena_init(&a);
    ARENA_ENTER(&a, return status_oom());
    sx_code *s = sx_new(&a);
    sx x[3] = {0};
    const void *args[3];
    for (uint32_t i = 0; i < t->operands; i++) {
        size_t size = dtype_bytes(t->types[i]);
        for (uint32_t k = 0; k < t->count; k++)
            store(memory[i], k, size, t->x[i][k]);
        args[i] = memory[i];
        x[i] = sx_from_storage(s, t->types[i], sx_arg(s, i, sx_storage(t->types[i])));
    }
    attr_any values[MAX_FIELDS];
    attr_record record = attrs_pack(t->op, &t->attributes, values);
    sx value = scalar_apply(s, t->op, t->types, t->result, x, &record);
    sx_output(s, sx_to_storage(s, t->result, value));
    qn_status status = sx_run(s, t->count, args, (void *const[]){memory[3]});
    for (uint32_t k = 0; k < t->count; k++)
        t->got[k] = load(memory[3], k, dtype_bytes(t->result));
    ARENA_LEAVE(&a);
    arena_free(&a);
    return status;
}

static void check_trial(trial *t)
{
    CHECK_OK(run_trial(t));
    for (uint32_t k = 0; k < t->count; k++) {
        uint64_t x[3] = {t->x[0][k], t->x[1][k], t->x[2][k]}, want = model(t->op, t->types[0], &t->attributes, x);
        if (model_missing) {
            unit_fail(__FILE__, __LINE__, "exact_model.h has no %s of %s", op_facts[t->op].name,
                      qn_dtype_name(t->types[0]));
            break;
        }
        if (t->got[k] != want)
            unit_fail(__FILE__, __LINE__,
                      "%s of %s to %s: 0x%" PRIx64 " 0x%" PRIx64 " 0x%" PRIx64 " gives 0x%" PRIx64 ", not 0x%" PRIx64,
                      op_facts[t->op].name, qn_dtype_name(t->types[0]), qn_dtype_name(t->result), x[0], x[1], x[2],
                      t->got[k], want);
    }
    t->count = 0;
    model_missing = false;
}

static void add_operands(trial *t, uint64_t a, uint64_t b, uint64_t c)
{
    t->x[0][t->count] = a;
    t->x[1][t->count] = b;
    t->x[2][t->count] = c;
    if (++t->count == BATCH)
        check_trial(t);
}

/* ---- operands ---------------------------------------------------------------------------------------------------- */

static uint32_t special_ints(qn_dtype type, uint64_t *out)
{
    uint32_t n = 0;
    for (uint64_t i = 0; i < 6; i++)
        out[n++] = i;
    for (uint64_t i = 1; i < 4; i++)
        out[n++] = -i;
    for (int bit = 3; bit < bits_of_type(type) && n < SPECIAL - 3; bit += bits_of_type(type) / 8)
        for (uint64_t i = 0; i < 3; i++)
            out[n++] = ((uint64_t)1 << bit) + i - 1;
    for (uint64_t i = 0; i < 3; i++)
        out[n++] = sign_of(type) + i - 1;
    for (uint32_t i = 0; i < 8; i++)
        out[n++] = random_word();
    return n;
}

/* The special values are both signs of zero, subnormals, powers of two with neighbours, 1.5, 2.5, extremes, infinity
 * and three NaNs. Eight random words follow. */
static uint32_t special_floats(qn_dtype type, uint64_t *out)
{
    format f = format_of(type);
    uint64_t unit = (uint64_t)1 << (f.precision - 1), one = infinity_of(type) >> 1 & infinity_of(type);
    uint64_t integers = one + unit * (uint64_t)(f.precision - 1), last = infinity_of(type) - 1;
    uint64_t magnitudes[] = {0,
                             1,
                             2,
                             unit / 2 + 1,
                             unit - 1,
                             unit,
                             unit + 1,
                             one - unit,
                             one - 1,
                             one,
                             one + 1,
                             one + unit / 2,
                             one + unit + unit / 4,
                             one + 2 * unit + 5,
                             integers - unit - 1,
                             integers - unit,
                             integers,
                             integers + 1,
                             one / 2,
                             one + one / 2,
                             last - unit,
                             last,
                             last + 1,
                             last + 2,
                             nan_of(type),
                             nan_of(type) + 1};
    uint32_t n = 0;
    for (size_t i = 0; i < sizeof magnitudes / sizeof *magnitudes; i++) {
        out[n++] = magnitudes[i];
        out[n++] = magnitudes[i] | sign_of(type);
    }
    for (uint32_t i = 0; i < 8; i++)
        out[n++] = random_word();
    return n;
}

static uint32_t special_operands(qn_dtype type, uint64_t *out)
{
    uint32_t n = 2;
    out[0] = 0, out[1] = 1;
    if (type != QN_I1)
        n = dtype_is_float(type) ? special_floats(type, out) : special_ints(type, out);
    for (uint32_t i = 0; i < n; i++)
        out[i] &= mask_of(type);
    return n;
}

/* Makes a special value, a value at a distance of at most 2 from a special value, random bits, or random bits shifted
 * right. */
static uint64_t random_operand(qn_dtype type, const uint64_t *special, uint32_t count)
{
    uint64_t word = random_word();
    switch (word & 3) {
    case 0: return special[(word >> 2) % count];
    case 1: return (special[(word >> 2) % count] + (word >> 40) % 5 - 2) & mask_of(type);
    case 2: return random_word() >> (word >> 2) % 64 & mask_of(type);
    default: return random_word() & mask_of(type);
    }
}

static void one_operand(trial *t)
{
    uint64_t special[SPECIAL + 16];
    uint32_t count = special_operands(t->types[0], special);
    if (bits_of_type(t->types[0]) <= 16) {
        for (uint64_t x = 0; x <= mask_of(t->types[0]); x++)
            add_operands(t, x, 0, 0);
    } else {
        for (uint32_t i = 0; i < count; i++)
            add_operands(t, special[i], 0, 0);
        for (uint32_t i = 0; i < 4 * RANDOM_PAIRS; i++)
            add_operands(t, random_operand(t->types[0], special, count), 0, 0);
    }
    check_trial(t);
}

static void two_operands(trial *t)
{
    uint64_t special[SPECIAL + 16];
    uint32_t count = special_operands(t->types[0], special);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < count; k++)
            add_operands(t, special[i], special[k], 0);
    for (uint32_t i = 0; i < RANDOM_PAIRS; i++)
        add_operands(t, random_operand(t->types[0], special, count), random_operand(t->types[0], special, count), 0);
    if (bits_of_type(t->types[0]) == 8)
        for (uint64_t x = 0; x < 65536; x++)
            add_operands(t, x & 255, x >> 8, 0);
    check_trial(t);
}

static void three_operands(trial *t)
{
    uint64_t special[SPECIAL + 16];
    uint32_t count = special_operands(t->types[0], special);
    for (uint32_t i = 0; i < 4 * RANDOM_PAIRS; i++)
        add_operands(t, random_operand(t->types[0], special, count), random_operand(t->types[0], special, count),
                     random_operand(t->types[0], special, count));
    check_trial(t);
}

static bool allowed(op_kind op, qn_dtype type) { return op_facts[op].types >> dtype_facts[type].class & 1; }

/* Checks an operation on every real type that its row allows and on which it is exact. test_complex.c tests complex
 * numbers. */
static void check_operation(op_kind op, uint32_t operands, attrs attributes)
{
    static trial t;
    for (int type = 1; type <= QN_F64; type++) {
        if (op == OP_complex || !allowed(op, (qn_dtype)type) || (op_facts[op].ulp && dtype_is_float((qn_dtype)type)))
            continue;
        bool test = op == OP_compare || op_facts[op].result == RESULT_BOOL;
        memset(&t, 0, sizeof t);
        t.op = op;
        t.operands = operands;
        t.types[0] = t.types[1] = t.types[2] = (qn_dtype)type;
        t.result = test ? QN_I1 : (qn_dtype)type;
        t.attributes = attributes;
        (operands == 1 ? one_operand : operands == 2 ? two_operands : three_operands)(&t);
    }
}

static void check_clamp(void) { check_operation(OP_clamp, 3, (attrs){0}); }

static void check_compare(void)
{
    for (uint8_t direction = comparison_direction_EQ; direction <= comparison_direction_LT; direction++) {
        check_operation(OP_compare, 2, (attrs){.comparison_direction = direction});
        attrs total = {.comparison_direction = direction, .compare_type = compare_type_TOTALORDER};
        check_operation(OP_compare, 2, total);
    }
}

static void check_reduce_precision(void)
{
    static const struct {
        int exponent_bits, mantissa_bits;
    } formats[] = {{8, 23}, {8, 7}, {5, 10}, {5, 2}, {4, 3}, {2, 0}, {1, 0}, {8, 0}, {11, 22}, {11, 52}, {3, 52}};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        check_operation(OP_reduce_precision, 1,
                        (attrs){.exponent_bits = formats[i].exponent_bits, .mantissa_bits = formats[i].mantissa_bits});
}

/* ---- conversion -------------------------------------------------------------------------------------------------- */

/* Adds values that lie half way between two neighbours of the target type, and the values next to the half-way ones. If
 * the conversion rounds twice, some of these values give wrong results. */
static void add_ties(trial *t, qn_dtype from, qn_dtype to)
{
    mpfr_t a, b;
    mpfr_inits2(64, a, b, (mpfr_ptr)0);
    for (int i = 0; i < 3000; i++) {
        uint64_t place = magnitude_of(to, random_word());
        if (place >= infinity_of(to))
            continue;
        decode(to, place, a);
        decode(to, place + 1, b);
        if (mpfr_inf_p(b))
            mpfr_set_ui_2exp(b, 1, 1L << (format_of(to).exponent_bits - 1), MPFR_RNDN);
        mpfr_add(a, a, b, MPFR_RNDN);
        mpfr_div_2ui(a, a, 1, MPFR_RNDN);
        uint64_t middle;
        if (dtype_is_float(from)) {
            mpfr_prec_round(a, format_of(from).precision, MPFR_RNDN);
            if (mpfr_cmp_d(a, 0x1p-1000) < 0)
                continue;
            middle = encode(from, a);
        } else {
            if (mpfr_cmp_ui_2exp(a, 1, bits_of_type(from) - 1) >= 0)
                continue;
            middle = mpfr_get_uj(a, MPFR_RNDZ);
        }
        for (uint64_t k = 0; k < 5; k++) {
            add_operands(t, (middle + k - 2) & mask_of(from), 0, 0);
            add_operands(t, (0 - middle + k - 2) & mask_of(from), 0, 0);
        }
    }
    mpfr_clears(a, b, (mpfr_ptr)0);
}

/* Adds the floats near 2^6 to 2^65, because ranges of integers end at powers of two. */
static void add_range_ends(trial *t, qn_dtype from)
{
    uint64_t unit = (uint64_t)1 << (format_of(from).precision - 1), one = infinity_of(from) >> 1 & infinity_of(from);
    for (uint64_t power = 6; power < 66; power++)
        for (uint64_t k = 0; k < 7; k++) {
            uint64_t x = one + power * unit + k - 3;
            if (x > infinity_of(from))
                continue;
            add_operands(t, x, 0, 0);
            add_operands(t, x | sign_of(from), 0, 0);
        }
}

static void check_convert(void)
{
    static trial t;
    for (int from = 1; from <= QN_F64; from++)
        for (int to = 1; to <= QN_F64; to++) {
            memset(&t, 0, sizeof t);
            t.op = OP_convert;
            t.operands = 1;
            t.types[0] = (qn_dtype)from;
            t.result = (qn_dtype)to;
            t.attributes.element_type = (qn_dtype)to;
            one_operand(&t);
            if (dtype_is_float((qn_dtype)from))
                add_range_ends(&t, (qn_dtype)from);
            if (dtype_is_float((qn_dtype)to) && bits_of_type((qn_dtype)from) > bits_of_type((qn_dtype)to))
                add_ties(&t, (qn_dtype)from, (qn_dtype)to);
            check_trial(&t);
        }
}

/* test_complex.c tests functions of complex numbers. */
static void check_of_pair(void) {}
static void check_of_pairs(void) {}

static void check_select(void)
{
    static trial t;
    for (int type = 1; type <= QN_F64; type++) {
        uint64_t special[SPECIAL + 16];
        uint32_t count = special_operands((qn_dtype)type, special);
        memset(&t, 0, sizeof t);
        t.op = OP_select;
        t.operands = 3;
        t.types[0] = QN_I1;
        t.types[1] = t.types[2] = t.result = (qn_dtype)type;
        t.count = BATCH;
        for (uint32_t k = 0; k < BATCH; k++) {
            t.x[0][k] = random_word() & 1;
            t.x[1][k] = random_operand((qn_dtype)type, special, count);
            t.x[2][k] = random_operand((qn_dtype)type, special, count);
        }
        CHECK_OK(run_trial(&t));
        for (uint32_t k = 0; k < BATCH; k++)
            CHECK_EQ_U64(t.got[k], t.x[t.x[0][k] ? 1 : 2][k]);
    }
}

/* ---- a test for each row ----------------------------------------------------------------------------------------- */

/* If a row of ops.def has an error bound, test_functions.c tests the row on floats. On other types the operation is
 * exact, and this file tests it. */
#define CHECKED(name, operands)                                                                                        \
    TEST(name) { check_operation(OP_##name, operands, (attrs){0}); }
#define OTHERS_FLOAT(name, operands)
#define OTHERS_INEXACT(name, operands)
#define OTHERS_NUMBER(name, operands) CHECKED(name, operands)
#define EXACT_0(name, types, operands) CHECKED(name, operands)
#define EXACT_1(name, types, operands) OTHERS_##types(name, operands)
#define EXACT_1_2(name, types, operands) OTHERS_##types(name, operands)
#define EXACT_2(name, types, operands) OTHERS_##types(name, operands)
#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) EXACT_##ulp(name, types, 1)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) EXACT_##ulp(name, types, 2)
#define ELEMENTWISE(name, ...)                                                                                         \
    TEST(name) { check_##name(); }
#include "graph/ops.def"

/* ---- bits that must be kept -------------------------------------------------------------------------------------- */

static qn_status load_and_store(qn_dtype type, uint32_t count, const uint16_t *from, uint16_t *to)
{
    arena a;
    arena_init(&a);
    ARENA_ENTER(&a, return status_oom());
    sx_code *s = sx_new(&a);
    sx_output(s, sx_to_storage(s, type, sx_from_storage(s, type, sx_arg(s, 0, SX_I16))));
    qn_status status = sx_run(s, count, (const void *const[]){from}, (void *const[]){to});
    ARENA_LEAVE(&a);
    arena_free(&a);
    return status;
}

TEST(storage_round_trip_keeps_bits)
{
    static uint16_t all[65536], back[65536];
    for (uint32_t k = 0; k < 65536; k++)
        all[k] = (uint16_t)k;
    for (int type = QN_F16; type <= QN_BF16; type++) {
        memset(back, 0, sizeof back);
        CHECK_OK(load_and_store((qn_dtype)type, 65536, all, back));
        CHECK(memcmp(all, back, sizeof all) == 0);
    }
}

/* Computes `op(literal, argument)` or `op(argument, literal)` for `count` arguments. */
static qn_status run_with_literal(op_kind op, qn_dtype type, bool literal_first, uint64_t literal, uint32_t count,
                                  const uint64_t *arguments, uint64_t *results)
{
    static uint64_t memory[SPECIAL + 16], out[SPECIAL + 16];
    arena a;
    arena_init(&a);
    ARENA_ENTER(&a, return status_oom());
    sx_code *s = sx_new(&a);
    sx x[2] = {sx_bits(s, sx_representation(type), literal), sx_arg(s, 0, sx_representation(type))};
    if (!literal_first)
        x[1] = x[0], x[0] = sx_arg(s, 0, sx_representation(type));
    sx_output(s, scalar_apply(s, op, (const qn_dtype[]){type, type}, type, x, NULL));
    for (uint32_t k = 0; k < count; k++)
        store(memory, k, dtype_bytes(type), arguments[k]);
    qn_status status = sx_run(s, count, (const void *const[]){memory}, (void *const[]){out});
    for (uint32_t k = 0; k < count; k++)
        results[k] = load(out, k, dtype_bytes(type));
    ARENA_LEAVE(&a);
    arena_free(&a);
    return status;
}

/* maximum and minimum have separate code for literal operands. */
TEST(extremes_with_literals)
{
    for (unsigned kind = 0; kind < 8; kind++) {
        qn_dtype type = kind & 1 ? QN_F64 : QN_F32;
        uint64_t special[SPECIAL + 16], got[SPECIAL + 16];
        uint32_t count = special_operands(type, special);
        for (uint32_t i = 0; i < count; i++) {
            op_kind op = kind & 4 ? OP_maximum : OP_minimum;
            CHECK_OK(run_with_literal(op, type, kind & 2, special[i], count, special, got));
            for (uint32_t k = 0; k < count; k++)
                CHECK_EQ_U64(got[k], model_extreme(type, op == OP_maximum, special[k], special[i]));
        }
    }
}

/* ---- results of other implementations ---------------------------------------------------------------------------- */

typedef struct row {
    op_kind op;
    qn_dtype type, result;
    int exponent_bits, mantissa_bits;
    uint64_t a, b, want;
} row;

static const row rows[] = {
#include "../data/exact.inc"
};

TEST(rows_of_other_implementations)
{
    static trial t;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const row *r = &rows[i];
        memset(&t, 0, sizeof t);
        t.op = r->op;
        t.types[0] = t.types[1] = r->type;
        t.result = r->result;
        t.operands = r->op == OP_convert || r->op == OP_reduce_precision ? 1 : 2;
        t.attributes = (attrs){.exponent_bits = r->exponent_bits, .mantissa_bits = r->mantissa_bits};
        t.attributes.element_type = r->result;
        t.count = 1;
        t.x[0][0] = r->a;
        t.x[1][0] = r->b;
        CHECK_OK(run_trial(&t));
        if (t.got[0] != r->want)
            unit_fail(__FILE__, __LINE__, "row %zu, %s of %s: 0x%" PRIx64 ", not 0x%" PRIx64, i, op_facts[r->op].name,
                      qn_dtype_name(r->type), t.got[0], r->want);
    }
}
