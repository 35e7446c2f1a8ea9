/* Tests of the evaluator: elementwise nodes, control with captures, functions, aliases, the floating-point mode, large
 * graphs. */
#include <fenv.h>
#include <math.h>
#include <sys/resource.h>

#include "base/fpenv.h"
#include "graph_case.h"

/* ---- elementwise ------------------------------------------------------------------------------------------------- */

TEST(elementwise)
{
    begin();
    node_id x = in("2x3xf32"), y = in("2x3xf32"), flag = in("i1"), flags = in("2x3xi1"), low = in("f32");
    node_id sum = MAKE(OP_add, NO_ATTRS, x, y), high = constant_f32(2);
    end(MAKE(OP_multiply, NO_ATTRS, sum, x), MAKE(OP_select, NO_ATTRS, flag, x, y),
        MAKE(OP_select, NO_ATTRS, flags, x, y), MAKE(OP_clamp, NO_ATTRS, low, sum, high),
        MAKE(OP_clamp, NO_ATTRS, x, sum, high), compare(comparison_direction_GE, x, y),
        MAKE(OP_convert, ATTRS(.element_type = QN_I8), sum), sum);
    const float a[6] = {1, -2, 0.5f, 8, -0.25f, 3}, b[6] = {2, 2, -4, 0.5f, -0.25f, 100}, from = -1;
    const uint8_t no = 0, some[6] = {1, 0, 0, 1, 1, 0};
    float product[6], one[6], each[6], clamped[6], between[6], total[6];
    uint8_t greater[6];
    int8_t converted[6];
    run((const void *[]){a, b, &no, some, &from},
        (void *[]){product, one, each, clamped, between, greater, converted, total});
    for (int i = 0; i < 6; i++) {
        float s = a[i] + b[i];
        CHECK(total[i] == s && product[i] == s * a[i] && one[i] == b[i] && each[i] == (some[i] ? a[i] : b[i]));
        CHECK(clamped[i] == fminf(fmaxf(s, -1), 2) && between[i] == fminf(fmaxf(s, a[i]), 2));
        CHECK(greater[i] == (a[i] >= b[i]) && converted[i] == (int8_t)s);
    }
    done();
}

/* Nodes that differ only in attributes or element types must not share an expression. */
TEST(expressions_are_not_shared)
{
    begin();
    node_id x = in("3xi32"), u = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_UI32), x), zero = in("3xi32");
    node_id unsigned_zero = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_UI32), zero);
    node_id f = in("f32");
    end(compare(comparison_direction_LT, x, zero), compare(comparison_direction_GT, x, zero),
        compare(comparison_direction_LT, u, unsigned_zero), compare(comparison_direction_GT, u, unsigned_zero),
        MAKE(OP_reduce_precision, ATTRS(.exponent_bits = 8, .mantissa_bits = 2), f),
        MAKE(OP_reduce_precision, ATTRS(.exponent_bits = 8, .mantissa_bits = 3), f),
        MAKE(OP_convert, ATTRS(.element_type = QN_I8), f), MAKE(OP_convert, ATTRS(.element_type = QN_UI8), f));
    int32_t a[3] = {-5, 0, 5}, b[3] = {0, 0, 0};
    float value = -1.125f, coarse, fine;
    uint8_t less[3], greater[3], below[3], above[3], byte;
    int8_t small;
    run((const void *[]){a, b, &value}, (void *[]){less, greater, below, above, &coarse, &fine, &small, &byte});
    CHECK(less[0] == 1 && less[2] == 0 && greater[0] == 0 && greater[2] == 1);
    CHECK(below[0] == 0 && below[2] == 0 && above[0] == 1 && above[1] == 0 && above[2] == 1);
    CHECK(coarse == -1 && fine == -1.125f && small == -1 && byte == 0);
    done();
}

TEST(zero_size_and_rank)
{
    begin();
    node_id none = in("0x4xf32"), flag = in("i1"), deep = in("2x1x3x1x2xi16"), scalar = in("i16");
    node_id other = in("0x4xf32");
    end(MAKE(OP_tanh, NO_ATTRS, none), MAKE(OP_select, NO_ATTRS, flag, none, other), MAKE(OP_negate, NO_ATTRS, deep),
        MAKE(OP_negate, NO_ATTRS, scalar));
    int16_t numbers[12], out[12], five = 5, minus;
    uint8_t yes = 1;
    for (int i = 0; i < 12; i++)
        numbers[i] = (int16_t)(1000 * i - 3000);
    run((const void *[]){NULL, &yes, numbers, &five, NULL}, (void *[]){NULL, NULL, out, &minus});
    for (int i = 0; i < 12; i++)
        CHECK(out[i] == -numbers[i]);
    CHECK(minus == -5);
    done();
}

/* ---- control ----------------------------------------------------------------------------------------------------- */

/* Computes Fibonacci numbers by a loop with the state `(i, a, b)`. While `i < limit`, each round replaces the state by
 * `(i + step, b, a + b)`. Only the condition captures `limit`, and only the body captures `step`. */
TEST(while_with_captures)
{
    begin();
    node_id limit = in("i32"), step = in("i32"), zero = constant_i32(0), one = constant_i32(1);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    (void)in("i32"), (void)in("i32");
    region_id condition = CLOSE(compare(comparison_direction_LT, i, limit));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id a = in("i32"), b = in("i32");
    region_id body = CLOSE(MAKE(OP_add, NO_ATTRS, i, step), b, MAKE(OP_add, NO_ATTRS, a, b));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, zero, one);
    CHECK(node_at(&g, loop)->count == 5);
    end(node_result(&g, loop, 1), node_result(&g, loop, 0));
    static const int32_t wanted[] = {0, 1, 1, 2, 3, 5, 8, 13};
    for (int32_t n = -1; n < 8; n++) {
        int32_t by = 1, result, rounds;
        run((const void *[]){&n, &by}, (void *[]){&result, &rounds});
        CHECK(result == wanted[n < 0 ? 0 : n] && rounds == (n < 0 ? 0 : n));
    }
    int32_t ten = 10, by = 3, result, rounds;
    run((const void *[]){&ten, &by}, (void *[]){&result, &rounds});
    CHECK(result == 3 && rounds == 12);
    done();
}

/* Nested loops and branches, with captures through two levels. They compute a sum s from the input n:
 * `for i < n: for k <= i: s += k % 2 ? n : -k`. */
TEST(nesting)
{
    begin();
    node_id n = in("i32"), zero = constant_i32(0), one = constant_i32(1);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    (void)in("i32");
    region_id outer_condition = CLOSE(compare(comparison_direction_LT, i, n));
    graph_open_region(&g, NULL); /* the outer body */
    i = in("i32");
    node_id s = in("i32");
    graph_open_region(&g, NULL);
    node_id k = in("i32");
    (void)in("i32");
    region_id inner_condition = CLOSE(compare(comparison_direction_LE, k, i));
    graph_open_region(&g, NULL); /* the inner body */
    k = in("i32");
    node_id t = in("i32");
    graph_open_region(&g, NULL);
    region_id even = CLOSE(MAKE(OP_subtract, NO_ATTRS, t, k));
    graph_open_region(&g, NULL);
    region_id odd = CLOSE(MAKE(OP_add, NO_ATTRS, t, n));
    node_id branch = MAKE(OP_case, ATTRS(REGIONS(even, odd)), MAKE(OP_and, NO_ATTRS, k, one));
    region_id inner_body = CLOSE(MAKE(OP_add, NO_ATTRS, k, one), branch);
    node_id inner = MAKE(OP_while, ATTRS(REGIONS(inner_condition, inner_body)), zero, s);
    region_id outer_body = CLOSE(MAKE(OP_add, NO_ATTRS, i, one), node_result(&g, inner, 1));
    end(node_result(&g, MAKE(OP_while, ATTRS(REGIONS(outer_condition, outer_body)), zero, zero), 1));
    for (int32_t limit = 0; limit < 12; limit++) {
        int32_t wanted = 0, result;
        for (int32_t a = 0; a < limit; a++)
            for (int32_t b = 0; b <= a; b++)
                wanted += b & 1 ? limit : -b;
        run((const void *[]){&limit}, (void *[]){&result});
        CHECK_EQ_U64((uint32_t)result, (uint32_t)wanted);
    }
    done();
}

static region_id branch_of(int32_t factor, node_id x)
{
    graph_open_region(&g, NULL);
    return CLOSE(MAKE(OP_multiply, NO_ATTRS, x, constant_i32(factor)), x);
}

TEST(branches)
{
    begin();
    node_id index = in("i32"), flag = in("i1"), x = in("i32"), y = in("i32");
    region_id a = branch_of(2, x), b = branch_of(3, x), c = branch_of(5, y), d = branch_of(7, x), e = branch_of(11, y);
    node_id chosen = MAKE(OP_case, ATTRS(REGIONS(a, b, c)), index);
    node_id either = MAKE(OP_if, ATTRS(REGIONS(d, e)), flag);
    end(node_result(&g, chosen, 0), node_result(&g, chosen, 1), node_result(&g, either, 0), node_result(&g, either, 1));
    static const int32_t cases[][2] = {{0, 0}, {1, 1}, {2, 2}, {3, 2}, {-1, 2}, {INT32_MIN, 2}, {INT32_MAX, 2}};
    static const int32_t factors[] = {2, 3, 5};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int32_t hundred = 100, thousand = 1000, out[4];
        uint8_t yes = i & 1;
        run((const void *[]){&cases[i][0], &yes, &hundred, &thousand}, (void *[]){&out[0], &out[1], &out[2], &out[3]});
        int32_t from = cases[i][1] == 2 ? 1000 : 100;
        CHECK(out[0] == factors[cases[i][1]] * from && out[1] == from);
        CHECK(out[2] == (yes ? 700 : 11000) && out[3] == (yes ? 100 : 1000));
    }
    done();
}

TEST(calls)
{
    begin();
    graph_open_region(&g, "divmod");
    node_id a = in("i32"), b = in("i32");
    region_id divmod = CLOSE(MAKE(OP_divide, NO_ATTRS, a, b), MAKE(OP_remainder, NO_ATTRS, a, b));
    graph_open_region(&g, "again");
    a = in("i32");
    node_id inner = MAKE(OP_call, ATTRS(REGIONS(divmod)), a, constant_i32(10));
    region_id again = CLOSE(MAKE(OP_add, NO_ATTRS, node_result(&g, inner, 0), node_result(&g, inner, 1)));
    node_id x = in("i32");
    end(MAKE(OP_call, ATTRS(REGIONS(again)), MAKE(OP_call, ATTRS(REGIONS(again)), x)), x);
    int32_t number = 987, out, same;
    run((const void *[]){&number}, (void *[]){&out, &same});
    CHECK(out == 105 / 10 + 105 % 10 && same == 987);
    done();
}

/* Makes functions; each calls the previous one. */
static region_id chain(int length)
{
    region_id last = 0;
    for (int i = 0; i < length; i++) {
        char name[16];
        snprintf(name, sizeof name, "f%d", i);
        graph_open_region(&g, name);
        node_id x = in("i32");
        last = CLOSE(MAKE(OP_add, NO_ATTRS, last ? MAKE(OP_call, ATTRS(REGIONS(last)), x) : x, x));
    }
    return last;
}

/* Calls nest as deep as a graph allows. The graph refuses one more level. */
TEST(depth)
{
    begin();
    region_id last = chain(MAX_CALLS);
    end(MAKE(OP_call, ATTRS(REGIONS(last)), in("i32")));
    int32_t three = 3, out = 0;
    run((const void *[]){&three}, (void *[]){&out});
    CHECK(out == 3 * (MAX_CALLS + 1));
    done();
    begin();
    last = chain(MAX_CALLS + 1);
    CHECK(!MAKE(OP_call, ATTRS(REGIONS(last)), in("i32")));
    qn_status status = graph_take_failure(&g);
    CHECK(qn_status_code(status) == QN_UNSUPPORTED);
    qn_status_free(status);
    graph_free(&g);
}

/* ---- memory ------------------------------------------------------------------------------------------------------ */

TEST(outputs_over_inputs)
{
    begin();
    node_id x = in("4xf32"), y = in("4xf32");
    node_id flat = MAKE(OP_reshape, ATTRS(.shape = DIMS(2, 2)), x);
    node_id sum = MAKE(OP_add, NO_ATTRS, x, y);
    region_at(&g, g.open)->formals.at[0].alias = 1;
    region_at(&g, g.open)->formals.at[1].alias = 0;
    end(x, y, sum, flat);
    float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40}, total[4], square[4];
    run((const void *[]){a, b}, (void *[]){b, a, total, square}); /* swaps x and y */
    for (int i = 0; i < 4; i++)
        CHECK(b[i] == i + 1 && a[i] == 10 * (i + 1) && total[i] == 11 * (i + 1) && square[i] == i + 1);
    done();
    begin();
    x = in("4xf32");
    node_id rate = constant_f32(0.5f);
    node_id scaled = MAKE(OP_multiply, NO_ATTRS, x, MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(4)), rate));
    end(MAKE(OP_reverse, ATTRS(.dimensions = DIMS(0)), scaled));
    float in_place[4] = {1, 2, 3, 4};
    run((const void *[]){in_place}, (void *[]){in_place});
    CHECK(in_place[0] == 2 && in_place[1] == 1.5f && in_place[2] == 1 && in_place[3] == 0.5f);
    done();
}

/* The function has 1200 values of 2 MiB each. Only a few of them are live at a time. */
TEST(lifetimes)
{
    begin();
    node_id x = in("524288xf32"), value = x;
    for (int i = 0; i < 400; i++) {
        value = MAKE(OP_negate, NO_ATTRS, value);
        value = MAKE(OP_abs, NO_ATTRS, value);
        value = MAKE(OP_add, NO_ATTRS, value, x);
    }
    end(value);
    float *from = malloc(4 << 19), *to = malloc(4 << 19);
    for (int i = 0; i < 1 << 19; i++)
        from[i] = 1;
    struct rusage before, after;
    getrusage(RUSAGE_SELF, &before);
    run((const void *[]){from}, (void *[]){to});
    getrusage(RUSAGE_SELF, &after);
    CHECK(to[0] == 401 && to[(1 << 19) - 1] == 401);
    CHECK(after.ru_maxrss - before.ru_maxrss < 600 << 10);
    free(from);
    free(to);
    done();
}

TEST(many_nodes)
{
    enum { NODES = 100000 };
    begin();
    node_id x = in("i64"), previous = x, value = x;
    for (int i = 0; i < NODES; i++) {
        node_id next = MAKE(i % 3 ? OP_add : OP_subtract, NO_ATTRS, value, i % 5 ? previous : x);
        previous = value;
        value = next;
    }
    end(value);
    int64_t number = 3, out;
    uint64_t a = 3, b = 3;
    for (int i = 0; i < NODES; i++) {
        uint64_t other = i % 5 ? a : 3, next = i % 3 ? b + other : b - other;
        a = b;
        b = next;
    }
    run((const void *[]){&number}, (void *[]){&out});
    CHECK_EQ_U64((uint64_t)out, b);
    done();
}

/* Nodes that no output needs do not run. The negation of `large` would fail, because its operand has no data. */
TEST(dead_nodes)
{
    begin();
    node_id x = in("i32");
    static char data[LARGE_CONSTANT + 1] = {1};
    node_id large = node_constant(&g, type_of("4097xi8"), data, false);
    MAKE(OP_negate, NO_ATTRS, large);
    g.buffers.at[0].data = NULL;
    end(MAKE(OP_negate, NO_ATTRS, x));
    int32_t five = 5, out;
    run((const void *[]){&five}, (void *[]){&out});
    CHECK(out == -5);
    done();
}

/* ---- the floating-point mode ------------------------------------------------------------------------------------- */

/* Sets a mode that flushes subnormals and rounds up. */
static void set_strange_mode(void)
{
    fesetround(FE_UPWARD);
#if defined(__x86_64__)
    __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040);
#elif defined(__aarch64__)
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    __asm__ volatile("msr fpcr, %0" : : "r"(control | 1 << 24));
#endif
}

/* The mode as a number, without exception flags. */
static uint64_t present_mode(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_stmxcsr() & ~0x3fu;
#else
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    return control;
#endif
}

TEST(floating_point_mode)
{
    begin();
    node_id x = in("100xf32"), tiny = in("2xf32"), y = in("100xf64"), zero = constant_f32(0);
    attrs dot = {.lhs_contracting_dimensions = DIMS(0), .rhs_contracting_dimensions = DIMS(0)};
    end(MAKE(OP_exponential, NO_ATTRS, x),
        MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), x, zero),
        MAKE(OP_dot_general, &dot, x, x), MAKE(OP_dot_general, &dot, y, y), MAKE(OP_add, NO_ATTRS, tiny, tiny),
        MAKE(OP_convert, ATTRS(.element_type = QN_BF16), x));
    struct results {
        float exponentials[100], sum, dot, tiny[2];
        double wide;
        uint16_t narrow[100];
    } results[2];
    memset(results, 0, sizeof results);
    float numbers[100], small[2] = {1e-42f, 3e-39f};
    double wide[100];
    for (int i = 0; i < 100; i++) {
        numbers[i] = 1.0f / (float)(i + 3);
        wide[i] = 1.0 / (i + 3);
    }
    uint64_t standard = present_mode();
    for (int k = 0; k < 2; k++) {
        if (k)
            set_strange_mode();
        uint64_t mode = present_mode();
        struct results *r = &results[k];
        qn_status status = evaluate(&g, function, (const void *[]){numbers, small, wide},
                                    (void *[]){r->exponentials, &r->sum, &r->dot, &r->wide, r->tiny, r->narrow});
        uint64_t left = present_mode();
        fpenv_state outer = fpenv_begin();
        CHECK(mode == left && (k == 0 || mode != standard) && present_mode() == standard);
        CHECK(outer.changed == (k == 1));
        CHECK_OK(status);
        fpenv_end(outer);
        CHECK(present_mode() == mode);
        fpenv_begin();
    }
    CHECK(memcmp(&results[0], &results[1], sizeof results[0]) == 0);
    CHECK(results[1].tiny[0] == 2 * 1e-42f && results[1].tiny[0] != 0);
    done();
}

TEST(no_function)
{
    begin();
    qn_status status = evaluate(&g, 0, NULL, NULL);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);
    qn_status_free(status);
    status = evaluate(&g, g.open, NULL, NULL);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);
    qn_status_free(status);
    node_id x = in("i32");
    graph_open_region(&g, "pair");
    node_id y = in("i32");
    region_id pair = CLOSE(y, y);
    function = CLOSE(MAKE(OP_call, ATTRS(REGIONS(pair)), x));
    status = function ? evaluate(&g, function, NULL, NULL) : graph_take_failure(&g); /* a tuple cannot be an output */
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);
    qn_status_free(status);
    done();
}
