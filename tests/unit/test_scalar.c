/* Tests of the scalar expression IR and its interpreter: building, inlining, loops and slow paths, block boundaries,
 * printing. Random expressions are compared with a model, which computes one element at a time. */
#include <math.h>
#include <stdlib.h>

#include "base/half.h"
#include "scalar/scalar.h"

#include "unit.h"

static uint64_t random_state = 12345;
static uint64_t random_word(void) /* splitmix64 */
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* A test that builds expressions in arena `a`. */
#define EXPRESSION_TEST(name)                                                                                          \
    static void expression_##name(arena *a);                                                                           \
    TEST(name)                                                                                                         \
    {                                                                                                                  \
        arena memory;                                                                                                  \
        arena_init(&memory);                                                                                           \
        ARENA_ENTER(&memory, unit_fail(__FILE__, __LINE__, "out of memory"); return );                                 \
        expression_##name(&memory);                                                                                    \
        ARENA_LEAVE(&memory);                                                                                          \
        arena_free(&memory);                                                                                           \
    }                                                                                                                  \
    static void expression_##name(arena *a)

/* ---- building ---------------------------------------------------------------------------------------------------- */

EXPRESSION_TEST(equal_instructions_are_one)
{
    sx_code *s = sx_new(a);
    sx x = sx_arg(s, 0, SX_F32), y = sx_arg(s, 1, SX_F32);
    CHECK(sx_fadd(s, x, y) == sx_fadd(s, x, y));
    CHECK(sx_fadd(s, x, y) != sx_fadd(s, y, x));
    CHECK(sx_float(s, SX_F32, 0.0) != sx_float(s, SX_F32, -0.0));
    CHECK(sx_int(s, SX_I8, -1) == sx_int(s, SX_I8, 255));
    CHECK(sx_int(s, SX_I8, 1) != sx_int(s, SX_I16, 1));
    for (int64_t i = 0; i < 1000; i++)
        sx_int(s, SX_I64, i);
    uint32_t count = s->inst.count;
    for (int64_t i = 0; i < 1000; i++)
        sx_int(s, SX_I64, i);
    CHECK_EQ_U64(s->inst.count, count);
    CHECK_EQ_U64(s->args, 2);
}

EXPRESSION_TEST(arithmetic_looks_through_canonical_nan)
{
    sx_code *s = sx_new(a);
    sx x = sx_arg(s, 0, SX_F32), y = sx_arg(s, 1, SX_F32), c = sx_canonical_nan(s, x);
    CHECK(sx_fmul(s, c, y) == sx_fmul(s, x, y));
    CHECK(sx_canonical_nan(s, c) == c);
    CHECK(sx_bitcast(s, SX_I32, c) != sx_bitcast(s, SX_I32, x));
    CHECK(sx_copysign(s, y, c) != sx_copysign(s, y, x));
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

EXPRESSION_TEST(every_length_around_blocks)
{
    static const size_t lengths[] = {0, 1, 2, 7, 255, 256, 257, 511, 512, 513, 1000};
    static double x[1000];
    static float out[1001];
    sx_code *s = sx_new(a);
    sx_output(s, sx_fptrunc(s, SX_F32, sx_fadd(s, sx_arg(s, 0, SX_F64), sx_float(s, SX_F64, 0.5))));
    for (size_t i = 0; i < 1000; i++)
        x[i] = (double)i;
    for (size_t k = 0; k < sizeof lengths / sizeof *lengths; k++) {
        size_t n = lengths[k];
        for (size_t i = 0; i <= 1000; i++)
            out[i] = -1;
        CHECK_OK(sx_run(s, n, (const void *const[]){x}, (void *const[]){out}));
        for (size_t i = 0; i < n; i++)
            CHECK(out[i] == (float)i + 0.5f);
        CHECK(out[n] == -1);
    }
}

EXPRESSION_TEST(outputs_may_repeat_and_be_arguments)
{
    sx_code *s = sx_new(a);
    sx x = sx_arg(s, 0, SX_I32), seven = sx_int(s, SX_I32, 7), sum = sx_add(s, x, seven);
    const sx outputs[] = {sum, x, seven, sum};
    for (int i = 0; i < 4; i++)
        sx_output(s, outputs[i]);
    int32_t in[3] = {1, 2, INT32_MAX}, out[4][3];
    CHECK_OK(sx_run(s, 3, (const void *const[]){in}, (void *const[]){out[0], out[1], out[2], out[3]}));
    CHECK(out[0][1] == 9 && out[0][2] == INT32_MIN + 6 && memcmp(out[0], out[3], sizeof out[0]) == 0);
    CHECK(memcmp(out[1], in, sizeof in) == 0 && out[2][0] == 7 && out[2][2] == 7);
}

EXPRESSION_TEST(unused_arguments_need_no_array)
{
    sx_code *s = sx_new(a);
    sx_arg(s, 0, SX_F64);
    sx_output(s, sx_fneg(s, sx_arg(s, 2, SX_F32)));
    float x = 3, out = 0;
    CHECK_OK(sx_run(s, 1, (const void *const[]){&(double){0}, NULL, &x}, (void *const[]){&out}));
    CHECK(out == -3);
}

EXPRESSION_TEST(fma_rounds_once)
{
    static const float x[3][2] = {{1 + 0x1p-12f, 1 + 0x1p-23f}, {1 + 0x1p-12f, 1 - 0x1p-24f}, {-1, -0x1p-60f}};
    static const double y[3][2] = {{1 + 0x1p-27, 0x1p1000}, {1 + 0x1p-27, 0x1p1000}, {-1, -INFINITY}};
    sx_code *s = sx_new(a), *d = sx_new(a);
    sx_output(s, sx_fma(s, sx_arg(s, 0, SX_F32), sx_arg(s, 1, SX_F32), sx_arg(s, 2, SX_F32)));
    sx_output(d, sx_fma(d, sx_arg(d, 0, SX_F64), sx_arg(d, 1, SX_F64), sx_arg(d, 2, SX_F64)));
    float got[2];
    double wide[2];
    CHECK_OK(sx_run(s, 2, (const void *const[]){x[0], x[1], x[2]}, (void *const[]){got}));
    CHECK_OK(sx_run(d, 2, (const void *const[]){y[0], y[1], y[2]}, (void *const[]){wide}));
    CHECK(got[0] == 0x1p-11f + 0x1p-24f);
    CHECK(got[1] == 1.0f); /* `1 + 2^-24 - 2^-47 - 2^-60` is nearer to 1 than to `1 + 2^-23` */
    CHECK(wide[0] == 0x1p-26 + 0x1p-54);
    CHECK(wide[1] == -INFINITY);
}

EXPRESSION_TEST(sums_of_products)
{
    static const uint32_t x[] = {0x80008000, 0x00037fff, 0xffffffff, 0xff00ff01},
                          y[] = {0x80008000, 0xfffe7fff, 0x80808080, 0x7f817f02}, z[] = {1, 0x7fffffff, 0, 5};
    sx_code *s = sx_new(a);
    sx left = sx_arg(s, 0, SX_I32), right = sx_arg(s, 1, SX_I32), sum = sx_arg(s, 2, SX_I32);
    sx_output(s, sx_dot_i16(s, left, right, sum));
    sx_output(s, sx_dot_u8_i8(s, left, right, sum));
    uint32_t halves[4], bytes[4];
    CHECK_OK(sx_run(s, 4, (const void *const[]){x, y, z}, (void *const[]){halves, bytes}));
    for (int i = 0; i < 4; i++) {
        uint32_t by_halves = z[i], by_bytes = z[i];
        for (int k = 0; k < 32; k += 16)
            by_halves += (uint32_t)((int16_t)(x[i] >> k) * (int16_t)(y[i] >> k));
        for (int k = 0; k < 32; k += 8)
            by_bytes += (uint32_t)((uint8_t)(x[i] >> k) * (int8_t)(y[i] >> k));
        CHECK_EQ_U64(halves[i], by_halves);
        CHECK_EQ_U64(bytes[i], by_bytes);
    }
    CHECK_EQ_U64(halves[0], 0x80000001);       /* both products are 2^30, so their sum wraps */
    CHECK_EQ_U64(bytes[2], (uint32_t)-130560); /* 4 * 255 * -128 */
}

EXPRESSION_TEST(tables)
{
    uint64_t entries[64];
    for (uint64_t i = 0; i < 64; i++)
        entries[i] = i * i;
    sx_code *s = sx_new(a);
    uint32_t table = sx_add_table(s, SX_I16, 64, entries);
    CHECK_EQ_U64(sx_add_table(s, SX_I16, 64, entries), table);
    CHECK(sx_add_table(s, SX_I16, 63, entries) != table);
    sx_output(s, sx_lookup(s, table, sx_arg(s, 0, SX_I32)));
    uint32_t index[64];
    uint16_t out[64];
    for (uint32_t i = 0; i < 64; i++)
        index[i] = 63 - i;
    CHECK_OK(sx_run(s, 64, (const void *const[]){index}, (void *const[]){out}));
    for (uint32_t i = 0; i < 64; i++)
        CHECK_EQ_U64(out[i], (63 - i) * (63 - i));
}

/* Makes a sum of four terms: entries of two tables, a slow path, and a loop. `order` gives the order in which the terms
 * and an unused value are made. */
static sx any_order(sx_code *s, sx x, const int *order)
{
    static const uint64_t entries[2][3] = {{7, 8, 9}, {1, 2, 3}};
    sx term[5] = {0};
    for (int i = 0; i < 5; i++)
        switch (order[i]) {
        case 0: term[0] = sx_lookup(s, sx_add_table(s, SX_I32, 3, entries[0]), x); break;
        case 1: term[1] = sx_lookup(s, sx_add_table(s, SX_I32, 3, entries[1]), x); break;
        case 2: {
            sx_code *sub = sx_new(s->arena);
            sx_output(sub, sx_mul(sub, sx_arg(sub, 0, SX_I32), sx_int(sub, SX_I32, 3)));
            term[2] = sx_slow_path(s, sx_eq(s, x, sx_int(s, SX_I32, 2)), x, sub, &x);
            break;
        }
        case 3: {
            sx_code *round = sx_new(s->arena);
            sx value = sx_arg(round, 0, SX_I32), next = sx_add(round, value, sx_arg(round, 1, SX_I32));
            sx_output(round, next);
            sx_output(round, sx_slt(round, next, sx_int(round, SX_I32, 50)));
            sx state[2] = {sx_int(s, SX_I32, 11), sx_add(s, x, sx_int(s, SX_I32, 1))};
            sx_bounded_loop(s, 100, round, 1, 1, state);
            term[3] = state[0];
            break;
        }
        case 4: term[4] = sx_mul(s, x, sx_int(s, SX_I32, 424242)); break;
        }
    sx sum = term[0];
    for (int i = 1; i < 4; i++)
        sum = sx_add(s, sum, term[i]);
    return sum;
}

EXPRESSION_TEST(the_order_of_making_does_not_matter)
{
    static const int orders[][5] = {{0, 1, 2, 3, 4}, {4, 3, 2, 1, 0}, {2, 4, 0, 3, 1}, {3, 1, 4, 2, 0}};
    char *first = NULL;
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        sx_code *s = sx_new(a);
        sx x = sx_arg(s, 0, SX_I32), two = sx_int(s, SX_I32, 2);
        sx_mark from = sx_begin(s);
        sx_output(s, sx_settle(s, from, any_order(s, x, orders[i])));
        CHECK(sx_int(s, SX_I32, 2) == two); /* earlier values keep their numbers */
        CHECK(sx_add(s, sx_at(s, s->outputs.at[0])->a, sx_at(s, s->outputs.at[0])->b) == s->outputs.at[0]);
        uint32_t in[3] = {0, 1, 2}, out[3];
        CHECK_OK(sx_run(s, 3, (const void *const[]){in}, (void *const[]){out}));
        CHECK(out[0] == 7 + 1 + 0 + 50 && out[1] == 8 + 2 + 1 + 51 && out[2] == 9 + 3 + 6 + 50);
        text printed = {0};
        sx_print(s, &printed);
        CHECK(printed.at && !strstr(printed.at, "424242"));
        if (!first)
            first = arena_string(a, printed.at, printed.size);
        CHECK(printed.at && strcmp(first, printed.at) == 0);
        text_free(&printed);
    }
}

/* ---- sub-programs ------------------------------------------------------------------------------------------------ */

/* Makes a bounded loop over (value, steps, one) that counts the steps of Collatz's sequence from `start`. */
static sx collatz(sx_code *s, sx start, uint32_t limit)
{
    sx_code *round = sx_new(s->arena);
    sx value = sx_arg(round, 0, SX_I64), steps = sx_arg(round, 1, SX_I64), one = sx_arg(round, 2, SX_I64);
    sx odd = sx_ne(round, sx_and(round, value, one), sx_int(round, SX_I64, 0));
    sx up = sx_add(round, sx_mul(round, value, sx_int(round, SX_I64, 3)), one), down = sx_lshr(round, value, one);
    sx next = sx_select(round, odd, up, down);
    sx_output(round, next);
    sx_output(round, sx_add(round, steps, one));
    sx_output(round, sx_ne(round, next, one));
    sx state[3] = {start, sx_int(s, SX_I64, 0), sx_int(s, SX_I64, 1)};
    sx_bounded_loop(s, limit, round, 2, 1, state);
    return state[1];
}

static uint64_t collatz_steps(uint64_t value, uint64_t limit)
{
    uint64_t steps = 0;
    do {
        value = value & 1 ? 3 * value + 1 : value / 2;
        steps++;
    } while (value != 1 && steps < limit);
    return steps;
}

EXPRESSION_TEST(a_loop_ends_for_each_element_alone)
{
    static uint64_t in[1000], out[2][1000];
    sx_code *s = sx_new(a);
    sx x = sx_arg(s, 0, SX_I64);
    sx_output(s, collatz(s, x, 1000));
    sx_output(s, collatz(s, x, 20));
    for (uint64_t i = 0; i < 1000; i++)
        in[i] = i + 1;
    CHECK_OK(sx_run(s, 1000, (const void *const[]){in}, (void *const[]){out[0], out[1]}));
    for (uint64_t i = 0; i < 1000; i++) {
        CHECK_EQ_U64(out[0][i], collatz_steps(i + 1, 1000));
        CHECK_EQ_U64(out[1][i], collatz_steps(i + 1, 20));
    }
}

/* A loop that swaps its states: each new state overwrites an old one. */
EXPRESSION_TEST(a_loop_may_exchange_its_states)
{
    sx_code *s = sx_new(a), *round = sx_new(a);
    sx p = sx_arg(round, 0, SX_I32), q = sx_arg(round, 1, SX_I32), left = sx_arg(round, 2, SX_I32);
    sx rest = sx_sub(round, left, sx_int(round, SX_I32, 1));
    sx_output(round, q);
    sx_output(round, p);
    sx_output(round, rest);
    sx_output(round, sx_ne(round, rest, sx_int(round, SX_I32, 0)));
    sx state[3] = {sx_int(s, SX_I32, 10), sx_int(s, SX_I32, 20), sx_arg(s, 0, SX_I32)};
    sx_bounded_loop(s, 100, round, 3, 0, state);
    sx_output(s, state[0]);
    sx_output(s, state[1]);
    uint32_t in[600], out[2][600];
    for (uint32_t i = 0; i < 600; i++)
        in[i] = 1 + i % 99;
    CHECK_OK(sx_run(s, 600, (const void *const[]){in}, (void *const[]){out[0], out[1]}));
    for (uint32_t i = 0; i < 600; i++) {
        CHECK_EQ_U64(out[0][i], in[i] % 2 ? 20 : 10);
        CHECK_EQ_U64(out[1][i], in[i] % 2 ? 10 : 20);
    }
}

/* The slow path computes `100 / x`, but only where x is not zero. It also contains the Collatz loop. */
EXPRESSION_TEST(a_slow_path_runs_only_where_it_holds)
{
    static uint64_t in[700], out[700];
    for (uint64_t period = 1; period <= 300; period = period * 3 + 1) {
        sx_code *s = sx_new(a), *sub = sx_new(a);
        sx y = sx_arg(sub, 1, SX_I64);
        sx_output(sub, sx_add(sub, sx_udiv(sub, sx_arg(sub, 0, SX_I64), y), collatz(sub, y, 1000)));
        sx x = sx_arg(s, 0, SX_I64), zero = sx_int(s, SX_I64, 0);
        sx usual = sx_add(s, x, sx_int(s, SX_I64, 5));
        sx_output(s, sx_slow_path(s, sx_ne(s, x, zero), usual, sub, (const sx[]){sx_int(s, SX_I64, 100), x}));
        for (uint64_t i = 0; i < 700; i++)
            in[i] = i % period ? 0 : i + 1;
        CHECK_OK(sx_run(s, 700, (const void *const[]){in}, (void *const[]){out}));
        for (uint64_t i = 0; i < 700; i++)
            CHECK_EQ_U64(out[i], in[i] ? 100 / in[i] + collatz_steps(in[i], 1000) : 5);
    }
}

/* Inlining copies an expression into another arena. The copy must not refer to the first arena, which is freed before
 * the copy runs. */
EXPRESSION_TEST(inlining_copies_sub_programs)
{
    arena other;
    arena_init(&other);
    other.escape = a->escape;
    static const uint64_t entries[4] = {3, 1, 4, 1};
    sx_code *from = sx_new(&other), *s = sx_new(a);
    sx steps = collatz(from, sx_arg(from, 1, SX_I64), 1000);
    sx digit = sx_lookup(from, sx_add_table(from, SX_I64, 4, entries), sx_arg(from, 0, SX_I32));
    sx_output(from, sx_add(from, steps, digit));
    sx out, args[2] = {sx_arg(s, 1, SX_I32), sx_arg(s, 0, SX_I64)};
    sx_inline(s, from, args, &out);
    sx_output(s, out);
    arena_free(&other);
    uint64_t x[2] = {27, 6}, got[2];
    uint32_t index[2] = {2, 3};
    CHECK_OK(sx_run(s, 2, (const void *const[]){x, index}, (void *const[]){got}));
    CHECK_EQ_U64(got[0], 111 + 4);
    CHECK_EQ_U64(got[1], 8 + 1);
}

/* ---- random expressions ------------------------------------------------------------------------------------------ */

static const sx_op random_ops[] = {SX_OP_add, SX_OP_sub, SX_OP_mul, SX_OP_udiv, SX_OP_sdiv, SX_OP_urem, SX_OP_srem,
                                   SX_OP_and, SX_OP_or,  SX_OP_xor, SX_OP_shl,  SX_OP_lshr, SX_OP_ashr};

/* An independent model of an operation on i16. Returns false if the operation is undefined on x and y. */
static bool apply_i16(sx_op op, uint16_t x, uint16_t y, uint16_t *out)
{
    int32_t a = (int16_t)x, b = (int16_t)y;
    bool shifts = op == SX_OP_shl || op == SX_OP_lshr || op == SX_OP_ashr;
    bool divides = op == SX_OP_udiv || op == SX_OP_urem || op == SX_OP_sdiv || op == SX_OP_srem;
    if ((shifts && y > 15) || (divides && (y == 0 || (b == -1 && a == INT16_MIN))))
        return false;
    switch (op) {
    case SX_OP_add: *out = (uint16_t)(a + b); break;
    case SX_OP_sub: *out = (uint16_t)(a - b); break;
    case SX_OP_mul: *out = (uint16_t)(a * b); break;
    case SX_OP_udiv: *out = (uint16_t)((uint32_t)x / y); break;
    case SX_OP_sdiv: *out = (uint16_t)(a / b); break;
    case SX_OP_urem: *out = (uint16_t)((uint32_t)x % y); break;
    case SX_OP_srem: *out = (uint16_t)(a % b); break;
    case SX_OP_and: *out = x & y; break;
    case SX_OP_or: *out = x | y; break;
    case SX_OP_xor: *out = x ^ y; break;
    case SX_OP_shl: *out = (uint16_t)((uint32_t)x << y); break;
    case SX_OP_lshr: *out = (uint16_t)(x >> y); break;
    default: *out = (uint16_t)(a >> y); break;
    }
    return true;
}

enum { RANDOM_NODES = 60, RANDOM_ELEMENTS = 300, RANDOM_OUTPUTS = 5 };

/* Values that are not live at the same time share slots. Random expressions use values in many orders, so the test can
 * find errors in this sharing. */
EXPRESSION_TEST(random_expressions)
{
    static uint16_t in[2][RANDOM_ELEMENTS], out[RANDOM_OUTPUTS][RANDOM_ELEMENTS];
    static uint16_t want[RANDOM_NODES][RANDOM_ELEMENTS];
    static bool meant[RANDOM_NODES][RANDOM_ELEMENTS];
    for (int round = 0; round < 200; round++) {
        sx_code *s = sx_new(a);
        sx values[RANDOM_NODES] = {sx_arg(s, 0, SX_I16), sx_arg(s, 1, SX_I16), sx_int(s, SX_I16, 3)};
        for (uint32_t k = 0; k < RANDOM_ELEMENTS; k++) {
            want[0][k] = in[0][k] = (uint16_t)random_word();
            want[1][k] = in[1][k] = (uint16_t)(random_word() >> random_word() % 16);
            want[2][k] = 3;
            meant[0][k] = meant[1][k] = meant[2][k] = true;
        }
        for (uint32_t v = 3; v < RANDOM_NODES; v++) {
            uint32_t x = (uint32_t)random_word() % v, y = (uint32_t)random_word() % v;
            sx_op op = random_ops[random_word() % (sizeof random_ops / sizeof *random_ops)];
            values[v] = sx_make(s, op, SX_I16, 0, values[x], values[y], 0);
            for (uint32_t k = 0; k < RANDOM_ELEMENTS; k++)
                meant[v][k] = meant[x][k] && meant[y][k] && apply_i16(op, want[x][k], want[y][k], &want[v][k]);
        }
        void *outs[RANDOM_OUTPUTS];
        for (uint32_t o = 0; o < RANDOM_OUTPUTS; o++) {
            sx_output(s, values[RANDOM_NODES - 1 - 7 * o]);
            outs[o] = out[o];
        }
        CHECK_OK(sx_run(s, RANDOM_ELEMENTS, (const void *const[]){in[0], in[1]}, outs));
        for (uint32_t o = 0; o < RANDOM_OUTPUTS; o++)
            for (uint32_t k = 0; k < RANDOM_ELEMENTS; k++)
                if (meant[RANDOM_NODES - 1 - 7 * o][k])
                    CHECK_EQ_U64(out[o][k], want[RANDOM_NODES - 1 - 7 * o][k]);
    }
}

/* ---- f16 --------------------------------------------------------------------------------------------------------- */

/* The value of an f16 by its definition. */
static double half_value(uint16_t h)
{
    int exponent = h >> 10 & 31, fraction = h & 1023;
    double magnitude = exponent ? ldexp(1024 + fraction, exponent - 25) : ldexp(fraction, -24);
    return h >> 15 ? -magnitude : magnitude;
}

TEST(half_to_float_of_all)
{
    for (uint32_t h = 0; h < 65536; h++) {
        half_word got = {.value = half_to_float((uint16_t)h)};
        if ((h & 0x7c00) == 0x7c00)
            CHECK_EQ_U64(got.bits, (h & 0x8000) << 16 | 0x7f800000 | (h & 0x3ff) << 13 | (h & 0x3ff ? 0x400000 : 0));
        else
            CHECK((double)got.value == half_value((uint16_t)h) && got.bits >> 31 == h >> 15);
    }
}

/* Tests values near each midpoint of two neighbouring f16 values. The midpoint itself rounds to the even one. */
TEST(half_from_float_of_boundaries)
{
    for (uint32_t h = 0; h < 0x7c00; h++) {
        double low = half_value((uint16_t)h), high = h == 0x7bff ? 65536 : half_value((uint16_t)(h + 1));
        float middle = (float)((low + high) / 2);
        uint16_t even = (uint16_t)(h & 1 ? h + 1 : h);
        CHECK_EQ_U64(half_from_float(middle), even);
        CHECK_EQ_U64(half_from_float(-middle), even | 0x8000u);
        CHECK_EQ_U64(half_from_float(nextafterf(middle, 0)), h);
        CHECK_EQ_U64(half_from_float(nextafterf(middle, 1e9f)), h + 1);
        CHECK_EQ_U64(half_from_float((float)low), h);
    }
    CHECK_EQ_U64(half_from_float(INFINITY), 0x7c00);
    CHECK_EQ_U64(half_from_float(-3e38f), 0xfc00);
    CHECK_EQ_U64(half_from_float(((half_word){.bits = 0xff802001}).value), 0xfe01);
}

TEST(bfloat_round_trip_and_boundaries)
{
    for (uint32_t b = 0; b < 65536; b++) {
        half_word word = {.bits = b << 16};
        bool nan = (b & 0x7fff) > 0x7f80, largest = (b & 0x7fff) >= 0x7f80;
        CHECK_EQ_U64(bfloat_from_float(bfloat_to_float((uint16_t)b)), nan ? b | 0x40 : b);
        if (largest)
            continue;
        CHECK_EQ_U64(bfloat_from_float(((half_word){.bits = word.bits + 0x7fff}).value), b);
        CHECK_EQ_U64(bfloat_from_float(((half_word){.bits = word.bits + 0x8000}).value), b & 1 ? b + 1 : b);
        CHECK_EQ_U64(bfloat_from_float(((half_word){.bits = word.bits + 0x8001}).value), b + 1);
    }
}

/* ---- printing ---------------------------------------------------------------------------------------------------- */

EXPRESSION_TEST(printing)
{
    static const char *expected = "table 0 i32: 0x1 0x2\n"
                                  "%1 = arg i32 0\n"
                                  "%2 = table i32 0[%1]\n"
                                  "%3 = const i32 5\n"
                                  "%4 = ult i1 %1, %3\n"
                                  "%5 = slow_path i32 %4 ? sub 0 (%2) : %1\n"
                                  "%6 = const f32 0x3fc00000 (1.5)\n"
                                  "%7 = bounded_loop none sub 1 (%5, %3) at most 9\n"
                                  "%8 = result i32 %7.0\n"
                                  "outputs %8, %6\n"
                                  "sub 0:\n"
                                  "  %1 = arg i32 0\n"
                                  "  %2 = add i32 %1, %1\n"
                                  "  outputs %2\n"
                                  "sub 1:\n"
                                  "  %1 = arg i32 0\n"
                                  "  %2 = arg i32 1\n"
                                  "  %3 = sub i32 %1, %2\n"
                                  "  %4 = ult i1 %2, %3\n"
                                  "  outputs %3, %4\n";
    sx_code *s = sx_new(a), *sub = sx_new(a), *round = sx_new(a);
    sx x = sx_arg(sub, 0, SX_I32);
    sx_output(sub, sx_add(sub, x, x));
    sx p = sx_arg(round, 0, SX_I32), q = sx_arg(round, 1, SX_I32);
    sx_output(round, sx_sub(round, p, q));
    sx_output(round, sx_ult(round, q, sx_sub(round, p, q)));
    sx y = sx_arg(s, 0, SX_I32), entry = sx_lookup(s, sx_add_table(s, SX_I32, 2, (const uint64_t[]){1, 2}), y);
    sx five = sx_int(s, SX_I32, 5), chosen = sx_slow_path(s, sx_ult(s, y, five), y, sub, &entry);
    sx literal = sx_float(s, SX_F32, 1.5), state[2] = {chosen, five};
    sx_bounded_loop(s, 9, round, 1, 1, state);
    sx_output(s, state[0]);
    sx_output(s, literal);
    text printed = {0};
    sx_print(s, &printed);
    CHECK(!printed.failed && printed.at && strcmp(printed.at, expected) == 0);
    text_free(&printed);
}
