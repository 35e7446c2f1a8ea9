/* Helper functions of quern.h and compose.h that programs would otherwise write by hand: broadcasting, reshapes,
 * reductions that keep dimensions, vector-Jacobian products. Expected results are written out or computed by hand. */
#include "api.h"

enum { MOST = 64 };

/* Runs a graph of one input of f32, whose elements are `data`, and one output. Compares shape and elements. */
static void expect(int line, qn_graph *graph, qn_value x, const float *data, qn_value y, qn_dims dims,
                   const float *want)
{
    float got[MOST] = {0};
    size_t count = 1;
    qn_dims have = qn_value_dims(y);
    bool same = y.id && have.count == dims.count;
    for (size_t i = 0; i < dims.count; i++) {
        same = same && have.values[i] == dims.values[i];
        count *= (size_t)dims.values[i];
    }
    if (!same) {
        qn_status status = qn_graph_status(graph);
        unit_fail(__FILE__, line, "not the expected shape: %s", qn_status_message(status));
        qn_status_free(status);
        return;
    }
    qn_output(graph, "y", y);
    qn_tensor in[] = {{(float *)(uintptr_t)data, QN_F32, qn_value_dims(x)}}, out[] = {{got, QN_F32, dims}};
    run(__FILE__, line, graph, 1, in, 1, out);
    for (size_t i = 0; i < count; i++)
        if (!(got[i] == want[i] || (isnan(got[i]) && isnan(want[i]))))
            unit_fail(__FILE__, line, "element %d is %.9g, not %.9g", (int)i, (double)got[i], (double)want[i]);
}

/* `expression` uses x, an input of this shape with the elements data. */
#define EXPECT(shape, expression, dims, ...)                                                                           \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, "helpers");                                                            \
        qn_value x = qn_input(graph, "x", QN_F32, shape);                                                              \
        expect(__LINE__, graph, x, data, expression, dims, (const float[]){__VA_ARGS__});                              \
        qn_graph_free(graph);                                                                                          \
    } while (0)
#define REFUSED(expression, text)                                                                                      \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, "refused");                                                            \
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2, 3));                                                      \
        CHECK((expression).id == 0);                                                                                   \
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, text);                                                \
        qn_graph_free(graph);                                                                                          \
    } while (0)

static const float data[] = {1, 5, 3, 4, 2, 6, 7, 8, 9, 10, 11, 12};

TEST(shapes)
{
    qn_context *context = open_jit();
    EXPECT(QN_DIMS(2, 3), qn_reshape_to(x, QN_DIMS(3, -1)), QN_DIMS(3, 2), 1, 5, 3, 4, 2, 6);
    EXPECT(QN_DIMS(2, 3), qn_reshape_to(x, QN_DIMS(-1)), QN_DIMS(6), 1, 5, 3, 4, 2, 6);
    EXPECT(QN_DIMS(2, 3), qn_reshape_to(x, QN_DIMS(1, 6, -1)), QN_DIMS(1, 6, 1), 1, 5, 3, 4, 2, 6);
    EXPECT(QN_DIMS(2, 3), qn_reshape_to(x, QN_DIMS(3, 2)), QN_DIMS(3, 2), 1, 5, 3, 4, 2, 6);
    EXPECT(QN_SCALAR, qn_reshape_to(x, QN_DIMS(-1)), QN_DIMS(1), 1);
    EXPECT(QN_DIMS(2, 0), qn_reshape_to(x, QN_DIMS(5, -1)), QN_DIMS(5, 0), 0);
    REFUSED(qn_reshape_to(x, QN_DIMS(-1, -1)), "reshape_to: 2 extents are -1");
    REFUSED(qn_reshape_to(x, QN_DIMS(4, -1)), "no extent in place of -1 fits the 6 elements of tensor<2x3xf32>");
    REFUSED(qn_reshape_to(x, QN_DIMS(0, -1)), "reshape_to: no extent");
    REFUSED(qn_reshape_to(x, QN_DIMS(-2, -1)), "reshape_to: no extent");
    REFUSED(qn_reshape_to(x, QN_DIMS(1LL << 40, 1LL << 40, -1)), "reshape_to: no extent");
    REFUSED(qn_reshape_to(x, QN_DIMS(7)), "reshape");
    EXPECT(QN_DIMS(2), qn_expand(x, QN_DIMS(-1)), QN_DIMS(2, 1), 1, 5);
    EXPECT(QN_DIMS(2), qn_expand(x, QN_DIMS(0, -1)), QN_DIMS(1, 2, 1), 1, 5);
    EXPECT(QN_SCALAR, qn_expand(x, QN_DIMS(1, 0)), QN_DIMS(1, 1), 1);
    EXPECT(QN_DIMS(2), qn_expand(x, QN_SCALAR), QN_DIMS(2), 1, 5);
    REFUSED(qn_expand(x, QN_DIMS(3)), "expand: 3 is no dimension of a result of rank 3; expected -3 to 2");
    REFUSED(qn_expand(x, QN_DIMS(0, -4)), "-4 lists dimension 0 again");
    REFUSED(qn_expand(x, qn_dims_of(15, (int64_t[15]){0})), "rank 17");
    EXPECT(QN_DIMS(1, 2, 1), qn_squeeze(x, QN_SCALAR), QN_DIMS(2), 1, 5);
    EXPECT(QN_DIMS(1, 2, 1), qn_squeeze(x, QN_DIMS(-1)), QN_DIMS(1, 2), 1, 5);
    EXPECT(QN_DIMS(1, 1), qn_squeeze(x, QN_DIMS(1, 1)), QN_DIMS(1), 1);
    REFUSED(qn_squeeze(x, QN_DIMS(1)), "dimension 1 of tensor<2x3xf32> has extent 3; expected 1");
    REFUSED(qn_squeeze(x, QN_DIMS(2)), "squeeze: 2 is no dimension");
    EXPECT(QN_DIMS(2, 3), qn_matrix_transpose(x), QN_DIMS(3, 2), 1, 4, 5, 2, 3, 6);
    EXPECT(QN_DIMS(2, 2, 3), qn_matrix_transpose(x), QN_DIMS(2, 3, 2), 1, 4, 5, 2, 3, 6, 7, 10, 8, 11, 9, 12);
    REFUSED(qn_matrix_transpose(qn_sum(x, QN_DIMS(0))), "matrix_transpose: operand 0 is tensor<3xf32>");
    qn_close(context);
}

TEST(numbers)
{
    qn_context *context = open_jit();
    EXPECT(QN_DIMS(2, 2), qn_fill_like(x, 7), QN_DIMS(2, 2), 7, 7, 7, 7);
    EXPECT(QN_DIMS(3), qn_shift(x, -1.5), QN_DIMS(3), -0.5f, 3.5f, 1.5f);
    EXPECT(QN_DIMS(3), qn_minimum(x, qn_fill_like(x, 2)), QN_DIMS(3), 1, 2, 2);
    REFUSED(qn_shift(qn_convert(x, QN_I32), 1), "shift: operand 0 is tensor<2x3xi32>; expected a float type");
    REFUSED(qn_fill_like(qn_convert(x, QN_UI8), 256), "fill_like: 256 is out of range for ui8");
    CHECK(qn_fill_like(NOTHING, 1).id == 0);
    qn_close(context);
}

TEST(reductions)
{
    qn_context *context = open_jit();
    EXPECT(QN_DIMS(2, 3), qn_max(x, QN_DIMS(1)), QN_DIMS(2), 5, 6);
    EXPECT(QN_DIMS(2, 3), qn_min(x, QN_DIMS(0)), QN_DIMS(3), 1, 2, 3);
    EXPECT(QN_DIMS(2, 3), qn_max(x, QN_SCALAR), QN_SCALAR, 6);
    EXPECT(QN_DIMS(2, 3), qn_sum_keepdims(x, QN_DIMS(1)), QN_DIMS(2, 1), 9, 12);
    EXPECT(QN_DIMS(2, 3), qn_mean_keepdims(x, QN_DIMS(-1)), QN_DIMS(2, 1), 3, 4);
    EXPECT(QN_DIMS(2, 3), qn_variance_keepdims(x, QN_DIMS(0)), QN_DIMS(1, 3), 2.25f, 2.25f, 2.25f);
    EXPECT(QN_DIMS(2, 3), qn_max_keepdims(x, QN_SCALAR), QN_DIMS(1, 1), 6);
    EXPECT(QN_DIMS(2, 3), qn_min_keepdims(x, QN_DIMS(0)), QN_DIMS(1, 3), 1, 2, 3);
    EXPECT(QN_DIMS(2, 3), qn_convert(qn_argmin(x, -1), QN_F32), QN_DIMS(2), 0, 1);
    EXPECT(QN_DIMS(2, 3), qn_convert(qn_argmin(qn_max(x, QN_DIMS(1)), 0), QN_F32), QN_SCALAR, 0);
    EXPECT(QN_DIMS(2), qn_max(qn_divide(x, qn_subtract(x, x)), QN_SCALAR), QN_SCALAR, HUGE_VALF);
    EXPECT(QN_DIMS(2), qn_min(qn_sqrt(qn_subtract(qn_fill_like(x, 2), x)), QN_SCALAR), QN_SCALAR, NAN);
    REFUSED(qn_max(x, QN_DIMS(2)), "max: 2 is no dimension");
    REFUSED(qn_min(qn_slice(x, QN_DIMS(0, 0), QN_DIMS(0, 3), QN_DIMS(1, 1)), QN_DIMS(0)), "min: no elements");
    REFUSED(qn_argmin(x, 2), "argmin: 2 is no dimension");
    qn_close(context);
}

/* Integers of a type: the largest and the smallest, and those of booleans. */
TEST(reductions_of_integers)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "integers");
    qn_value i = qn_input(graph, "i", QN_I8, QN_DIMS(4)), b = qn_input(graph, "b", QN_I1, QN_DIMS(3));
    qn_output(graph, "max", qn_max(i, QN_SCALAR));
    qn_output(graph, "min", qn_min(i, QN_SCALAR));
    qn_output(graph, "any", qn_max(b, QN_SCALAR));
    qn_output(graph, "all", qn_min(b, QN_SCALAR));
    int8_t is[4] = {-128, -5, -127, -6}, max, min;
    uint8_t bs[3] = {0, 1, 0}, any, all;
    qn_tensor in[] = {TENSOR(is, QN_I8, 4), TENSOR(bs, QN_I1, 3)};
    qn_tensor out[] = {SCALAR_TENSOR(&max, QN_I8), SCALAR_TENSOR(&min, QN_I8), SCALAR_TENSOR(&any, QN_I1),
                       SCALAR_TENSOR(&all, QN_I1)};
    RUN(graph, in, out);
    CHECK(max == -5 && min == -128 && any == 1 && all == 0);
    qn_close(context);
}

/* ---- broadcasting ---- */

static qn_value broadcasting(qn_value x)
{
    qn_graph_set_broadcasting(x.graph, 1);
    return x;
}

TEST(operands_broadcast)
{
    qn_context *context = open_jit();
    EXPECT(QN_DIMS(2, 3), qn_add(broadcasting(x), qn_fill(graph, QN_F32, QN_SCALAR, 1)), QN_DIMS(2, 3), 2, 6, 4, 5, 3,
           7);
    EXPECT(QN_DIMS(2, 3), qn_subtract(broadcasting(x), qn_sum_keepdims(x, QN_DIMS(1))), QN_DIMS(2, 3), -8, -4, -6, -8,
           -10, -6);
    EXPECT(QN_DIMS(3), qn_multiply(qn_expand(broadcasting(x), QN_DIMS(1)), x), QN_DIMS(3, 3), 1, 5, 3, 5, 25, 15, 3, 15,
           9);
    EXPECT(QN_DIMS(2, 3), qn_convert(qn_compare(broadcasting(x), qn_max(x, QN_SCALAR), QN_EQ), QN_F32), QN_DIMS(2, 3),
           0, 0, 0, 0, 0, 1);
    qn_value zero;
    EXPECT(QN_DIMS(2, 2),
           (zero = qn_fill(graph, QN_F32, QN_SCALAR, 0),
            qn_select(qn_compare(broadcasting(x), qn_fill_like(x, 3.5), QN_LT), x, zero)),
           QN_DIMS(2, 2), 1, 0, 3, 0);
    EXPECT(
        QN_DIMS(2, 2),
        qn_clamp(qn_expand(qn_min(broadcasting(x), QN_DIMS(1)), QN_DIMS(0)), x, qn_fill(graph, QN_F32, QN_DIMS(1), 4)),
        QN_DIMS(2, 2), 1, 4, 3, 4);
    REFUSED(qn_add(broadcasting(x), qn_fill(x.graph, QN_F32, QN_DIMS(2), 1)), "operands differ");
    REFUSED(qn_add(broadcasting(x), qn_fill(x.graph, QN_F64, QN_SCALAR, 1)), "element types differ");
    REFUSED((qn_graph_set_broadcasting(x.graph, 1), qn_graph_set_broadcasting(x.graph, 0),
             qn_add(x, qn_fill(x.graph, QN_F32, QN_SCALAR, 1))),
            "operands differ");
    qn_graph_set_broadcasting(NULL, 1);
    qn_close(context);
}

/* ---- gradients ---- */

static qn_value product_rule(qn_value x, qn_value seed)
{
    qn_value ys[] = {qn_square(x), qn_scale(x, 3)}, seeds[] = {seed, qn_fill_like(x, 10)}, dx;
    qn_vjp(2, ys, seeds, 1, &x, &dx);
    return dx;
}

static qn_value gradient_of(qn_value y, qn_value x)
{
    qn_value dx;
    qn_gradient(y, 1, &x, &dx);
    return dx;
}

static qn_value vjp_of(qn_value y, qn_value seed, qn_value x)
{
    qn_value dx;
    qn_vjp(1, &y, &seed, 1, &x, &dx);
    return dx;
}

/* [x1, x2, x0] */
static qn_value next_elements(qn_value x)
{
    static const int32_t places[] = {1, 2, 0};
    return qn_take(x, qn_constant(x.graph, QN_I32, QN_DIMS(3), places), 0);
}

TEST(gradients)
{
    qn_context *context = open_jit();
    /* 2 x seed + 3 * 10 */
    EXPECT(QN_DIMS(3), product_rule(x, qn_iota(graph, QN_DIMS(3), QN_F32, 0)), QN_DIMS(3), 30, 40, 42);
    /* The second row of the Jacobian of [x0 x1, x1 x2, x2 x0] is [0, x2, x1]. */
    EXPECT(QN_DIMS(3),
           vjp_of(qn_multiply(x, next_elements(x)), qn_one_hot(qn_fill(graph, QN_I32, QN_SCALAR, 1), 3, QN_F32), x),
           QN_DIMS(3), 0, 3, 5);
    /* No path from x to y, and a count of no ys. */
    EXPECT(QN_DIMS(2), vjp_of(qn_fill_like(x, 1), x, x), QN_DIMS(2), 0, 0);
    /* Equal elements share the gradient of a maximum. */
    EXPECT(QN_DIMS(2),
           vjp_of(qn_max(qn_minimum(x, qn_fill_like(x, 0.5)), QN_SCALAR), qn_fill(graph, QN_F32, QN_SCALAR, 4), x),
           QN_DIMS(2), 0, 0);
    EXPECT(QN_DIMS(3), gradient_of(qn_max(qn_subtract(x, qn_stop_gradient(x)), QN_SCALAR), x), QN_DIMS(3), 1 / 3.f,
           1 / 3.f, 1 / 3.f);
    EXPECT(QN_DIMS(2), gradient_of(qn_max(qn_concatenate(2, ((qn_value[]){x, x}), 0), QN_SCALAR), x), QN_DIMS(2), 0, 1);
    EXPECT(QN_DIMS(3), gradient_of(qn_min(x, QN_SCALAR), x), QN_DIMS(3), 1, 0, 0);
    /* x * stop(x): only the first factor has a derivative. */
    EXPECT(QN_DIMS(3), gradient_of(qn_sum(qn_multiply(x, qn_stop_gradient(x)), QN_SCALAR), x), QN_DIMS(3), 1, 5, 3);
    EXPECT(QN_DIMS(3), qn_stop_gradient(x), QN_DIMS(3), 1, 5, 3);
    REFUSED(gradient_of(x, x), "gradient: y is tensor<2x3xf32>; expected a scalar");
    REFUSED(vjp_of(x, qn_sum(x, QN_DIMS(0)), x), "vjp: seeds[0] is tensor<3xf32>; expected tensor<2x3xf32>");
    REFUSED(vjp_of(qn_convert(x, QN_I32), qn_convert(x, QN_I32), x), "ys[0] is tensor<2x3xi32>; expected a float type");
    REFUSED(vjp_of(x, x, qn_convert(x, QN_I32)), "xs[0] is tensor<2x3xi32>");
    REFUSED(vjp_of(x, NOTHING, x), "vjp: seeds[0] is not a value");
    qn_vjp(0, NULL, NULL, 0, NULL, NULL);
    qn_close(context);
}

/* With respect to a value of each other element type, a stopped gradient changes no bit. */
TEST(stop_gradient_of_all_types)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "stop");
    static const qn_dtype types[] = {QN_I1, QN_I8, QN_UI64, QN_F16, QN_BF16, QN_F64, QN_C64, QN_C128};
    qn_tensor in[COUNT(types)], out[COUNT(types)];
    static unsigned char bytes[COUNT(types)][32], got[COUNT(types)][32];
    for (size_t i = 0; i < COUNT(types); i++) {
        qn_output(graph, NULL, qn_stop_gradient(qn_input(graph, NULL, types[i], QN_DIMS(2))));
        for (int b = 0; b < 32; b++)
            bytes[i][b] = types[i] == QN_I1 ? b % 2 : (unsigned char)(b * 5 + 1) & 0x3F;
        in[i] = (qn_tensor){bytes[i], types[i], QN_DIMS(2)};
        out[i] = (qn_tensor){got[i], types[i], QN_DIMS(2)};
    }
    run(__FILE__, __LINE__, graph, COUNT(types), in, COUNT(types), out);
    for (size_t i = 0; i < COUNT(types); i++)
        CHECK(memcmp(got[i], bytes[i], 2 * qn_dtype_size(types[i])) == 0);
    qn_close(context);
}
