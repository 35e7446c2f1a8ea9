/* Calls every builder of quern/ops.h. For each builder, checks the operation, the order of arguments and the type of
 * the result. Other tests check the accuracy of the operations. */
#include "api.h"

static const double NOT_A_NUMBER = NAN;
#define INF HUGE_VAL

/* ---- one operand ---- */

typedef struct unary_case {
    const char *name;
    qn_value (*build)(qn_value);
    double in[4], want[4];
} unary_case;

#define UNARY(name, a, b, c, d, wa, wb, wc, wd)                                                                        \
    {                                                                                                                  \
#name, qn_##name, {a, b, c, d }, { wa, wb, wc, wd }                                                            \
    }

TEST(unary_on_floats)
{
    static const unary_case cases[] = {
        UNARY(abs, -1.5, 2, -0.0, -INF, 1.5, 2, 0, INF),
        UNARY(cbrt, 27, -8, 0, 1, 3, -2, 0, 1),
        UNARY(ceil, 1.2, -1.2, 3, -0.5, 2, -1, 3, -0.0),
        UNARY(cosine, 0, 1, -2, 3, 1, 0.54030230586813977, -0.41614683654714239, -0.98999249660044546),
        UNARY(exponential, 0, 1, -1, -INF, 1, 2.7182818284590452, 0.36787944117144232, 0),
        UNARY(exponential_minus_one, 0, 1, -1, 1e-10, 0, 1.7182818284590452, -0.63212055882855768, 1.00000000005e-10),
        UNARY(floor, 1.2, -1.2, 3, -0.5, 1, -2, 3, -1),
        UNARY(log, 1, 2.7182818284590452, 10, 0, 0, 1, 2.3025850929940457, -INF),
        UNARY(log_plus_one, 0, 1, 1e-10, -1, 0, 0.69314718055994531, 9.9999999995e-11, -INF),
        UNARY(logistic, 0, 1, -1, 50, 0.5, 0.73105857863000488, 0.26894142136999512, 1),
        UNARY(negate, 1, -2, 0, INF, -1, 2, -0.0, -INF),
        UNARY(round_nearest_afz, 0.5, 2.5, -2.5, 1.4, 1, 3, -3, 1),
        UNARY(round_nearest_even, 0.5, 2.5, -2.5, 1.6, 0, 2, -2, 2),
        UNARY(rsqrt, 4, 0.25, 1, INF, 0.5, 2, 1, 0),
        UNARY(sign, -3, 7, 0, -INF, -1, 1, 0, -1),
        UNARY(sine, 0, 1, -2, 3, 0, 0.8414709848078965, -0.90929742682568170, 0.14112000805986722),
        UNARY(sqrt, 4, 2, 0, INF, 2, 1.4142135623730951, 0, INF),
        UNARY(tan, 0, 1, -1, 2, 0, 1.5574077246549022, -1.5574077246549022, -2.1850398632615190),
        UNARY(tanh, 0, 1, -1, 30, 0, 0.76159415595576489, -0.76159415595576489, 1),
        UNARY(acos, 1, 0, -1, 0.5, 0, 1.5707963267948966, 3.1415926535897932, 1.0471975511965979),
        UNARY(acosh, 1, 2, 10, 0.5, 0, 1.3169578969248167, 2.9932228461263808, NAN),
        UNARY(asin, 1, 0, -1, 0.5, 1.5707963267948966, 0, -1.5707963267948966, 0.52359877559829887),
        UNARY(asinh, 0, 1, -1, 10, 0, 0.88137358701954303, -0.88137358701954303, 2.9982229502979697),
        UNARY(atan, 0, 1, -1, INF, 0, 0.78539816339744831, -0.78539816339744831, 1.5707963267948966),
        UNARY(atanh, 0, 0.5, -0.5, 2, 0, 0.54930614433405485, -0.54930614433405485, NAN),
        UNARY(cosh, 0, 1, -1, 2, 1, 1.5430806348152437, 1.5430806348152437, 3.7621956910836314),
        UNARY(erf, 0, 1, -1, 0.5, 0, 0.84270079294971487, -0.84270079294971487, 0.52049987781304654),
        UNARY(erf_inv, 0, 0.5, -0.5, 2, 0, 0.47693627620446987, -0.47693627620446987, NAN),
        UNARY(erfc, 0, 1, -1, 5, 1, 0.15729920705028513, 1.8427007929497149, 1.5374597944280349e-12),
        UNARY(sinh, 0, 1, -1, 2, 0, 1.1752011936438014, -1.1752011936438014, 3.6268604078470188),
        UNARY(square, 3, -2, 0.5, -INF, 9, 4, 0.25, INF),
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = qn_graph_new(context, cases[i].name);
        qn_value x = qn_input(graph, "x", QN_F64, QN_DIMS(4));
        qn_value y = cases[i].build(x);
        CHECK(qn_value_dtype(y) == QN_F64);
        CHECK_DIMS(qn_value_dims(y), 4);
        qn_output(graph, "y", y);
        double in[4], got[4];
        memcpy(in, cases[i].in, sizeof in);
        qn_tensor ins[] = {TENSOR(in, QN_F64, 4)}, outs[] = {TENSOR(got, QN_F64, 4)};
        RUN(graph, ins, outs);
        for (int e = 0; e < 4; e++) {
            double want = cases[i].want[e], bound = 4e-16 * fabs(want);
            bool same = isnan(want) ? isnan(got[e]) : got[e] == want || fabs(got[e] - want) <= bound;
            if (!same || (want == 0 && signbit(want) != signbit(got[e])))
                unit_fail(__FILE__, __LINE__, "%s(%g) is %.17g, not %.17g", cases[i].name, in[e], got[e], want);
        }
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(classes_of_floats)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "classes");
    qn_value x = qn_input(graph, "x", QN_F16, QN_DIMS(5));
    qn_value (*const builders[])(qn_value) = {qn_is_finite, qn_is_inf, qn_is_neg_inf, qn_is_pos_inf};
    uint16_t in[5] = {0x3C00, 0x7C00, 0xFC00, 0x7E00, 0x0001}; /* 1, inf, -inf, NaN, subnormal */
    static const uint8_t want[4][5] = {{1, 0, 0, 0, 1}, {0, 1, 1, 0, 0}, {0, 0, 1, 0, 0}, {0, 1, 0, 0, 0}};
    uint8_t got[4][5];
    qn_dims five = QN_DIMS(5);
    qn_tensor ins[] = {{in, QN_F16, five}}, outs[4];
    for (int i = 0; i < 4; i++) {
        qn_value y = builders[i](x);
        CHECK(qn_value_dtype(y) == QN_I1);
        qn_output(graph, NULL, y);
        outs[i] = (qn_tensor){got[i], QN_I1, five};
    }
    RUN(graph, ins, outs);
    CHECK(!memcmp(got, want, sizeof want));
    qn_close(context);
}

TEST(unary_on_integers)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "integers");
    qn_value x = qn_input(graph, "x", QN_I16, QN_DIMS(4)), p = qn_input(graph, "p", QN_I1, QN_DIMS(2));
    qn_value (*const builders[])(qn_value) = {qn_abs, qn_negate, qn_not, qn_popcnt, qn_count_leading_zeros, qn_sign};
    int16_t in[4] = {-32768, -1, 0, 12}, got[6][4];
    static const int16_t want[6][4] = {{-32768, 1, 0, 12}, {-32768, 1, 0, -12}, {32767, 0, -1, -13},
                                       {1, 16, 0, 2},      {0, 0, 16, 12},      {-1, -1, 0, 1}};
    uint8_t bits[2] = {0, 1}, inverted[2];
    qn_dims four = QN_DIMS(4);
    qn_tensor ins[] = {{in, QN_I16, four}, TENSOR(bits, QN_I1, 2)}, outs[7];
    for (int i = 0; i < 6; i++) {
        qn_output(graph, NULL, builders[i](x));
        outs[i] = (qn_tensor){got[i], QN_I16, four};
    }
    qn_output(graph, NULL, qn_not(p));
    outs[6] = TENSOR(inverted, QN_I1, 2);
    RUN(graph, ins, outs);
    for (int i = 0; i < 6; i++)
        for (int e = 0; e < 4; e++)
            if (got[i][e] != want[i][e])
                unit_fail(__FILE__, __LINE__, "builder %d of %d is %d, not %d", i, in[e], got[i][e], want[i][e]);
    CHECK(inverted[0] == 1 && inverted[1] == 0);
    qn_close(context);
}

/* ---- two operands ---- */

typedef struct binary_case {
    const char *name;
    qn_value (*build)(qn_value, qn_value);
    double lhs[3], rhs[3], want[3];
} binary_case;

#define BINARY(name, a, x, wa, b, y, wb, c, z, wc)                                                                     \
    {                                                                                                                  \
#name, qn_##name, {a, b, c }, {x, y, z }, { wa, wb, wc }                                                       \
    }

TEST(binary_on_floats)
{
    static const binary_case cases[] = {
        BINARY(add, 1, 2, 3, -1, 0.5, -0.5, INF, -INF, NAN),
        BINARY(subtract, 1, 2, -1, -1, 0.5, -1.5, INF, INF, NAN),
        BINARY(multiply, 3, 2, 6, -1, 0.5, -0.5, INF, 0, NAN),
        BINARY(divide, 1, 2, 0.5, -1, 0.5, -2, 1, -0.0, -INF),
        BINARY(remainder, 7, 4, 3, -7, 4, -3, 7, 0, NAN),
        BINARY(power, 2, 10, 1024, 2, -1, 0.5, -2, 3, -8),
        BINARY(maximum, 1, 2, 2, -0.0, 0.0, 0.0, NAN, 1, NAN),
        BINARY(minimum, 1, 2, 1, 0.0, -0.0, -0.0, NAN, 1, NAN),
        BINARY(atan2, 1, 0, 1.5707963267948966, 1, -1, 2.3561944901923449, -0.0, -1, -3.1415926535897932),
        BINARY(next_after, 1, 2, 1.0000000000000002, 0, -1, -4.9406564584124654e-324, 1, 1, 1),
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = qn_graph_new(context, cases[i].name);
        qn_value a = qn_input(graph, "a", QN_F64, QN_DIMS(3)), b = qn_input(graph, "b", QN_F64, QN_DIMS(3));
        qn_output(graph, "y", cases[i].build(a, b));
        double lhs[3], rhs[3], got[3];
        memcpy(lhs, cases[i].lhs, sizeof lhs);
        memcpy(rhs, cases[i].rhs, sizeof rhs);
        qn_tensor ins[] = {TENSOR(lhs, QN_F64, 3), TENSOR(rhs, QN_F64, 3)}, outs[] = {TENSOR(got, QN_F64, 3)};
        RUN(graph, ins, outs);
        for (int e = 0; e < 3; e++) {
            double want = cases[i].want[e];
            bool same = isnan(want) ? isnan(got[e]) : got[e] == want || fabs(got[e] - want) <= 4e-16 * fabs(want);
            if (!same || (!isnan(want) && signbit(want) != signbit(got[e])))
                unit_fail(__FILE__, __LINE__, "%s(%g, %g) is %.17g, not %.17g", cases[i].name, lhs[e], rhs[e], got[e],
                          want);
        }
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(binary_on_integers)
{
    static const struct {
        const char *name;
        qn_value (*build)(qn_value, qn_value);
        int8_t lhs[4], rhs[4], want[4];
    } cases[] = {
        {"add", qn_add, {1, 127, -128, 5}, {2, 1, -1, -5}, {3, -128, 127, 0}},
        {"subtract", qn_subtract, {1, -128, 127, 5}, {2, 1, -1, 5}, {-1, 127, -128, 0}},
        {"multiply", qn_multiply, {3, 16, -128, 5}, {-2, 16, -1, 5}, {-6, 0, -128, 25}},
        {"divide", qn_divide, {7, -7, 5, -128}, {2, 2, 0, -1}, {3, -3, -1, -128}},
        {"remainder", qn_remainder, {7, -7, 5, -128}, {4, 4, 0, -1}, {3, -3, 5, 0}},
        {"power", qn_power, {2, -3, 2, 3}, {5, 3, -1, 5}, {32, -27, 0, -13}},
        {"maximum", qn_maximum, {1, -1, -128, 5}, {2, -2, 127, 5}, {2, -1, 127, 5}},
        {"minimum", qn_minimum, {1, -1, -128, 5}, {2, -2, 127, 5}, {1, -2, -128, 5}},
        {"and", qn_and, {12, -1, 0, 5}, {10, 85, 127, 2}, {8, 85, 0, 0}},
        {"or", qn_or, {12, -1, 0, 5}, {10, 85, 127, 2}, {14, -1, 127, 7}},
        {"xor", qn_xor, {12, -1, 0, 5}, {10, 85, 127, 2}, {6, -86, 127, 7}},
        {"shift_left", qn_shift_left, {1, 3, 1, 5}, {7, 2, 8, -1}, {-128, 12, 0, 0}},
        {"shift_right_arithmetic", qn_shift_right_arithmetic, {-128, 127, -1, 5}, {7, 2, 8, -1}, {-1, 31, -1, 0}},
        {"shift_right_logical", qn_shift_right_logical, {-128, 127, -1, 5}, {7, 2, 8, -1}, {1, 31, 0, 0}},
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = qn_graph_new(context, cases[i].name);
        qn_value a = qn_input(graph, "a", QN_I8, QN_DIMS(4)), b = qn_input(graph, "b", QN_I8, QN_DIMS(4));
        qn_output(graph, "y", cases[i].build(a, b));
        int8_t lhs[4], rhs[4], got[4];
        memcpy(lhs, cases[i].lhs, sizeof lhs);
        memcpy(rhs, cases[i].rhs, sizeof rhs);
        qn_tensor ins[] = {TENSOR(lhs, QN_I8, 4), TENSOR(rhs, QN_I8, 4)}, outs[] = {TENSOR(got, QN_I8, 4)};
        RUN(graph, ins, outs);
        for (int e = 0; e < 4; e++)
            if (got[e] != cases[i].want[e])
                unit_fail(__FILE__, __LINE__, "%s(%d, %d) is %d, not %d", cases[i].name, lhs[e], rhs[e], got[e],
                          cases[i].want[e]);
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(compare_in_all_directions)
{
    static const struct {
        qn_comparison_direction direction;
        uint8_t want[4]; /* the results of comparing 1, 2, 3 and NaN with 2 */
    } cases[] = {{QN_EQ, {0, 1, 0, 0}}, {QN_NE, {1, 0, 1, 1}}, {QN_GE, {0, 1, 1, 0}},
                 {QN_GT, {0, 0, 1, 0}}, {QN_LE, {1, 1, 0, 0}}, {QN_LT, {1, 0, 0, 0}}};
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "compare");
    qn_value a = qn_input(graph, "a", QN_F32, QN_DIMS(4)), b = qn_input(graph, "b", QN_F32, QN_DIMS(4));
    qn_value u = qn_input(graph, "u", QN_UI8, QN_DIMS(4)), s = qn_bitcast_convert(u, QN_I8);
    float as[4] = {1, 2, 3, (float)NOT_A_NUMBER}, bs[4] = {2, 2, 2, 2};
    uint8_t us[4] = {255, 128, 127, 0}, got[8][4];
    qn_dims four = QN_DIMS(4);
    qn_tensor ins[] = {{as, QN_F32, four}, {bs, QN_F32, four}, {us, QN_UI8, four}}, outs[8];
    for (int i = 0; i < 6; i++)
        qn_output(graph, NULL, qn_compare(a, b, cases[i].direction));
    qn_output(graph, NULL, qn_compare(u, qn_fill(graph, QN_UI8, four, 100), QN_GT));
    qn_output(graph, NULL, qn_compare(s, qn_fill(graph, QN_I8, four, 100), QN_GT));
    for (int i = 0; i < 8; i++)
        outs[i] = (qn_tensor){got[i], QN_I1, four};
    RUN(graph, ins, outs);
    for (int i = 0; i < 6; i++)
        CHECK(!memcmp(got[i], cases[i].want, 4));
    CHECK(got[6][0] && got[6][1] && got[6][2] && !got[6][3]);
    CHECK(!got[7][0] && !got[7][1] && got[7][2] && !got[7][3]);
    qn_close(context);
}

TEST(of_three_operands)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "three");
    qn_value x = qn_input(graph, "x", QN_I32, QN_DIMS(3)), y = qn_input(graph, "y", QN_I32, QN_DIMS(3));
    qn_value p = qn_input(graph, "p", QN_I1, QN_DIMS(3)), q = qn_input(graph, "q", QN_I1, QN_SCALAR);
    qn_value low = qn_fill(graph, QN_I32, QN_SCALAR, -1), high = qn_fill(graph, QN_I32, QN_DIMS(3), 7);
    qn_output(graph, NULL, qn_clamp(low, x, qn_fill(graph, QN_I32, QN_SCALAR, 7)));
    qn_output(graph, NULL, qn_clamp(qn_broadcast_to(low, QN_DIMS(3)), x, high));
    qn_output(graph, NULL, qn_select(p, x, y));
    qn_output(graph, NULL, qn_select(q, x, y));
    int32_t xs[3] = {-5, 3, 50}, ys[3] = {10, 20, 30}, got[4][3];
    uint8_t ps[3] = {1, 0, 1}, qs = 0;
    qn_dims three = QN_DIMS(3);
    qn_tensor ins[] = {{xs, QN_I32, three}, {ys, QN_I32, three}, {ps, QN_I1, three}, SCALAR_TENSOR(&qs, QN_I1)},
              outs[4];
    for (int i = 0; i < 4; i++)
        outs[i] = (qn_tensor){got[i], QN_I32, three};
    RUN(graph, ins, outs);
    static const int32_t want[4][3] = {{-1, 3, 7}, {-1, 3, 7}, {-5, 20, 50}, {10, 20, 30}};
    CHECK(!memcmp(got, want, sizeof want));
    qn_close(context);
}

/* ---- types ---- */

TEST(convert_between_all_types)
{
    static const double values[] = {0, 1, -1, 2.5, 100};
    qn_context *context = open_jit();
    for (qn_dtype from = QN_I1; from <= QN_F64; from++) {
        qn_graph *graph = qn_graph_new(context, "convert");
        qn_value x = qn_input(graph, "x", QN_F64, QN_DIMS(5)), narrow = qn_convert(x, from);
        CHECK(qn_value_dtype(narrow) == from);
        double in[5], got[13][5];
        memcpy(in, values, sizeof in);
        qn_dims five = QN_DIMS(5);
        qn_tensor ins[] = {{in, QN_F64, five}}, outs[13];
        for (qn_dtype to = QN_I1; to <= QN_F64; to++) {
            qn_output(graph, NULL, qn_convert(qn_convert(narrow, to), QN_F64));
            outs[to - 1] = (qn_tensor){got[to - 1], QN_F64, five};
        }
        RUN(graph, ins, outs);
        for (qn_dtype to = QN_I1; to <= QN_F64; to++)
            for (int e = 0; e < 5; e++) {
                bool to_float = to >= QN_F16, to_unsigned = to >= QN_UI8 && to <= QN_UI64;
                bool from_float = from >= QN_F16, from_unsigned = from >= QN_UI8 && from <= QN_UI64;
                double want = from == QN_I1   ? values[e] != 0
                              : from_float    ? values[e]
                              : from_unsigned ? fmax(trunc(values[e]), 0)
                                              : trunc(values[e]);
                if (to == QN_I1)
                    want = want != 0;
                else if (!to_float && from_float)
                    want = to_unsigned ? fmax(trunc(want), 0) : trunc(want);
                else if (to_unsigned && want == -1) /* the low bits of -1 */
                    want = ldexp(1, 8 * (int)qn_dtype_size(to)) - (to == QN_UI64 ? 0 : 1);
                if (got[to - 1][e] != want)
                    unit_fail(__FILE__, __LINE__, "%g as %s as %s is %g, not %g", values[e], qn_dtype_name(from),
                              qn_dtype_name(to), got[to - 1][e], want);
            }
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(bits_and_precision)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "bits");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2)), b = qn_input(graph, "b", QN_UI8, QN_DIMS(2, 4));
    qn_value words = qn_bitcast_convert(x, QN_UI32), bytes = qn_bitcast_convert(x, QN_UI8);
    qn_value joined = qn_bitcast_convert(b, QN_F32), pieces = qn_bitcast_convert(words, QN_I16);
    CHECK_DIMS(qn_value_dims(words), 2);
    CHECK_DIMS(qn_value_dims(bytes), 2, 4);
    CHECK_DIMS(qn_value_dims(joined), 2);
    CHECK_DIMS(qn_value_dims(pieces), 2, 2);
    qn_output(graph, NULL, words);
    qn_output(graph, NULL, bytes);
    qn_output(graph, NULL, joined);
    qn_output(graph, NULL, pieces);
    qn_output(graph, NULL, qn_reduce_precision(x, 8, 7)); /* the format of bf16 */
    qn_output(graph, NULL, qn_reduce_precision(x, 5, 2));
    float in[2] = {1.1f, -3e5f}, joined_got[2], as_bf16[2], as_f8[2];
    uint8_t bytes_in[8] = {0, 0, 0x80, 0x3F, 1, 0, 0xA0, 0x7F}, bytes_got[8];
    uint32_t words_got[2];
    int16_t pieces_got[4];
    qn_tensor ins[] = {TENSOR(in, QN_F32, 2), TENSOR(bytes_in, QN_UI8, 2, 4)};
    qn_tensor outs[] = {TENSOR(words_got, QN_UI32, 2), TENSOR(bytes_got, QN_UI8, 2, 4),
                        TENSOR(joined_got, QN_F32, 2), TENSOR(pieces_got, QN_I16, 2, 2),
                        TENSOR(as_bf16, QN_F32, 2),    TENSOR(as_f8, QN_F32, 2)};
    RUN(graph, ins, outs);
    CHECK(!memcmp(words_got, in, sizeof in) && !memcmp(bytes_got, in, sizeof in) && !memcmp(pieces_got, in, sizeof in));
    CHECK(!memcmp(joined_got, bytes_in, sizeof bytes_in));
    CHECK(as_bf16[0] == 1.1015625f && as_bf16[1] == -299008.0f);
    CHECK(as_f8[0] == 1 && as_f8[1] == -HUGE_VALF);
    qn_close(context);
}

/* ---- structure ---- */

/* Runs a graph with one i32 input, whose elements are 0, 1, 2, ... Compares the only output, an i32, with `want`. */
static void moved(int line, qn_graph *graph, qn_value x, qn_value y, int count, const int32_t *want)
{
    int64_t size = 1;
    qn_dims from = qn_value_dims(x), to = qn_value_dims(y);
    for (size_t i = 0; i < from.count; i++)
        size *= from.values[i];
    int64_t elements = 1;
    for (size_t i = 0; i < to.count; i++)
        elements *= to.values[i];
    if (!y.id || elements != count) {
        unit_fail(__FILE__, line, "%d elements, not %d", (int)elements, count);
        return;
    }
    int32_t in[200], got[200];
    for (int i = 0; i < (int)size; i++)
        in[i] = i;
    qn_output(graph, "y", y);
    qn_tensor ins[] = {{in, QN_I32, from}}, outs[] = {{got, QN_I32, to}};
    run(__FILE__, line, graph, 1, ins, 1, outs);
    for (int i = 0; i < count; i++)
        if (got[i] != want[i])
            unit_fail(__FILE__, line, "element %d is %d, not %d", i, got[i], want[i]);
}

#define MOVED(shape, expression, ...)                                                                                  \
    do {                                                                                                               \
        qn_graph *g = qn_graph_new(context, "moved");                                                                  \
        qn_value x = qn_input(g, "x", QN_I32, shape);                                                                  \
        static const int32_t moved_want[] = {__VA_ARGS__};                                                             \
        moved(__LINE__, g, x, (expression), (int)COUNT(moved_want), moved_want);                                       \
        qn_graph_free(g);                                                                                              \
    } while (0)

static qn_value at(qn_graph *graph, int index) { return qn_fill(graph, QN_I32, QN_SCALAR, index); }

TEST(movement)
{
    qn_context *context = open_jit();
    MOVED(QN_DIMS(2, 3), qn_reshape(x, QN_DIMS(3, 2)), 0, 1, 2, 3, 4, 5);
    MOVED(QN_DIMS(2, 3), qn_transpose(x, QN_DIMS(1, 0)), 0, 3, 1, 4, 2, 5);
    MOVED(QN_DIMS(2, 1, 3), qn_transpose(x, QN_DIMS(2, 0, 1)), 0, 3, 1, 4, 2, 5);
    MOVED(QN_DIMS(2), qn_broadcast_in_dim(x, QN_DIMS(2, 3), QN_DIMS(0)), 0, 0, 0, 1, 1, 1);
    MOVED(QN_DIMS(2), qn_broadcast_in_dim(x, QN_DIMS(3, 2), QN_DIMS(1)), 0, 1, 0, 1, 0, 1);
    MOVED(QN_DIMS(2, 3), qn_broadcast_in_dim(x, QN_DIMS(3, 2), QN_DIMS(1, 0)), 0, 3, 1, 4, 2, 5);
    MOVED(QN_DIMS(1, 2), qn_broadcast_in_dim(x, QN_DIMS(2, 2), QN_DIMS(0, 1)), 0, 1, 0, 1);
    MOVED(QN_DIMS(10), qn_slice(x, QN_DIMS(2), QN_DIMS(9), QN_DIMS(3)), 2, 5, 8);
    MOVED(QN_DIMS(3, 4), qn_slice(x, QN_DIMS(1, 0), QN_DIMS(3, 4), QN_DIMS(1, 2)), 4, 6, 8, 10);
    MOVED(QN_DIMS(3), qn_pad(x, at(g, 9), QN_DIMS(1), QN_DIMS(2), QN_DIMS(1)), 9, 0, 9, 1, 9, 2, 9, 9);
    MOVED(QN_DIMS(4), qn_pad(x, at(g, 9), QN_DIMS(-1), QN_DIMS(1), QN_DIMS(0)), 1, 2, 3, 9);
    MOVED(QN_DIMS(2, 3), qn_reverse(x, QN_DIMS(0)), 3, 4, 5, 0, 1, 2);
    MOVED(QN_DIMS(2, 3), qn_reverse(x, QN_DIMS(1, 0)), 5, 4, 3, 2, 1, 0);
    MOVED(QN_DIMS(2, 2), qn_concatenate(2, ((qn_value[]){x, qn_negate(x)}), 0), 0, 1, 2, 3, 0, -1, -2, -3);
    MOVED(QN_DIMS(2, 2), qn_concatenate(3, ((qn_value[]){x, x, qn_negate(x)}), 1), 0, 1, 0, 1, 0, -1, 2, 3, 2, 3, -2,
          -3);
    MOVED(QN_DIMS(2), qn_concatenate(1, &x, 0), 0, 1);
    MOVED(QN_DIMS(5), qn_dynamic_slice(x, 1, ((qn_value[]){at(g, 2)}), QN_DIMS(2)), 2, 3);
    MOVED(QN_DIMS(5), qn_dynamic_slice(x, 1, ((qn_value[]){at(g, 9)}), QN_DIMS(2)), 3, 4);
    MOVED(QN_DIMS(5), qn_dynamic_slice(x, 1, ((qn_value[]){at(g, -9)}), QN_DIMS(2)), 0, 1);
    MOVED(QN_DIMS(2, 3), qn_dynamic_slice(x, 2, ((qn_value[]){at(g, 1), at(g, 1)}), QN_DIMS(1, 2)), 4, 5);
    MOVED(QN_DIMS(4), qn_dynamic_update_slice(x, qn_fill(g, QN_I32, QN_DIMS(2), 7), 1, ((qn_value[]){at(g, 1)})), 0, 7,
          7, 3);
    MOVED(QN_DIMS(4), qn_dynamic_update_slice(x, qn_fill(g, QN_I32, QN_DIMS(2), 7), 1, ((qn_value[]){at(g, 3)})), 0, 1,
          7, 7);
    MOVED(QN_DIMS(2, 3), qn_add(x, qn_iota(g, QN_DIMS(2, 3), QN_I32, 0)), 0, 1, 2, 4, 5, 6);
    MOVED(QN_DIMS(2, 3), qn_add(x, qn_iota(g, QN_DIMS(2, 3), QN_I32, 1)), 0, 2, 4, 3, 5, 7);
    qn_close(context);
}

TEST(dot_general)
{
    qn_context *context = open_jit();
    /* In the first four products, x has the rows (0 1 2) and (3 4 5). The first three multiply rows, columns, and
     * batched rows; the fourth contracts two dimensions. The last two are outer products of x = (0 1 2), without and
     * with a batching dimension. */
    MOVED(QN_DIMS(2, 3), qn_dot_general(x, x, QN_SCALAR, QN_SCALAR, QN_DIMS(1), QN_DIMS(1), QN_I32), 5, 14, 14, 50);
    MOVED(QN_DIMS(2, 3), qn_dot_general(x, x, QN_SCALAR, QN_SCALAR, QN_DIMS(0), QN_DIMS(0), QN_I32), 9, 12, 15, 12, 17,
          22, 15, 22, 29);
    MOVED(QN_DIMS(2, 3), qn_dot_general(x, x, QN_DIMS(0), QN_DIMS(0), QN_DIMS(1), QN_DIMS(1), QN_I32), 5, 50);
    MOVED(QN_DIMS(2, 3), qn_dot_general(x, x, QN_SCALAR, QN_SCALAR, QN_DIMS(0, 1), QN_DIMS(0, 1), QN_I32), 55);
    MOVED(QN_DIMS(3), qn_dot_general(x, x, QN_SCALAR, QN_SCALAR, QN_SCALAR, QN_SCALAR, QN_I32), 0, 0, 0, 0, 1, 2, 0, 2,
          4);
    MOVED(QN_DIMS(3), qn_dot_general(x, x, QN_DIMS(0), QN_DIMS(0), QN_SCALAR, QN_SCALAR, QN_I32), 0, 1, 4);
    /* The operands have 8 bits. Their products are accumulated in 32 bits. */
    qn_graph *graph = qn_graph_new(context, "widening");
    qn_value a = qn_input(graph, "a", QN_I8, QN_DIMS(3)), h = qn_input(graph, "h", QN_BF16, QN_DIMS(3));
    qn_value wide = qn_dot_general(a, a, QN_SCALAR, QN_SCALAR, QN_DIMS(0), QN_DIMS(0), QN_I32);
    qn_value real = qn_dot_general(h, h, QN_SCALAR, QN_SCALAR, QN_DIMS(0), QN_DIMS(0), QN_F32);
    CHECK(qn_value_dtype(wide) == QN_I32 && qn_value_dtype(real) == QN_F32);
    qn_output(graph, NULL, wide);
    qn_output(graph, NULL, real);
    int8_t as[3] = {100, -100, 127};
    uint16_t hs[3] = {0x3F81, 0x3F81, 0x3F80}; /* 1.0078125 twice, 1 */
    int32_t wide_got;
    float real_got;
    qn_tensor ins[] = {TENSOR(as, QN_I8, 3), TENSOR(hs, QN_BF16, 3)};
    qn_tensor outs[] = {SCALAR_TENSOR(&wide_got, QN_I32), SCALAR_TENSOR(&real_got, QN_F32)};
    RUN(graph, ins, outs);
    CHECK(wide_got == 36129);
    CHECK(real_got == 1.0078125f * 1.0078125f * 2 + 1);
    qn_close(context);
}
