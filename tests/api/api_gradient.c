/* Compares gradients that the public interface computes with derivatives that were worked out by hand. */
#include "api.h"

TEST(of_products_and_sums)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "products");
    qn_value x = qn_input(graph, "x", QN_F64, QN_DIMS(3)), w = qn_input(graph, "w", QN_F64, QN_DIMS(3));
    qn_value unused = qn_input(graph, "unused", QN_F64, QN_DIMS(2, 2));
    qn_value product = qn_multiply(x, w);
    qn_value y = qn_sum(qn_multiply(product, x), QN_SCALAR); /* the sum of x * x * w */
    qn_value d[6];
    qn_gradient(y, 6, (qn_value[]){x, w, unused, product, y, x}, d);
    for (int i = 0; i < 6; i++)
        qn_output(graph, NULL, d[i]);
    double xs[] = {1, -2, 3}, ws[] = {0.5, 4, -1}, zeros[4] = {0}, out[6][4];
    qn_tensor in[] = {TENSOR(xs, QN_F64, 3), TENSOR(ws, QN_F64, 3), TENSOR(zeros, QN_F64, 2, 2)};
    qn_tensor outs[] = {TENSOR(out[0], QN_F64, 3), TENSOR(out[1], QN_F64, 3),     TENSOR(out[2], QN_F64, 2, 2),
                        TENSOR(out[3], QN_F64, 3), SCALAR_TENSOR(out[4], QN_F64), TENSOR(out[5], QN_F64, 3)};
    CHECK_DIMS(qn_value_dims(d[2]), 2, 2);
    CHECK(qn_value_dtype(d[2]) == QN_F64);
    RUN(graph, in, outs);
    for (int i = 0; i < 3; i++) {
        CHECK(out[0][i] == 2 * xs[i] * ws[i]);
        CHECK(out[1][i] == xs[i] * xs[i]);
        CHECK(out[3][i] == xs[i]);
        CHECK(out[5][i] == out[0][i]);
    }
    for (int i = 0; i < 4; i++)
        CHECK(out[2][i] == 0);
    CHECK(out[4][0] == 1);
    qn_gradient(y, 0, NULL, NULL);
    CHECK_OK(qn_graph_status(graph));
    qn_close(context);
}

/* Derivatives of f(x) = exp(x) sin(x). The gradient of the gradient must be f''(x) = 2 exp(x) cos(x). */
TEST(second_derivatives)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "second");
    qn_value x = qn_input(graph, "x", QN_F64, QN_SCALAR), first, second, third;
    qn_gradient(qn_multiply(qn_exponential(x), qn_sine(x)), 1, &x, &first);
    qn_gradient(first, 1, &x, &second);
    qn_gradient(second, 1, &x, &third);
    qn_output(graph, "first", first);
    qn_output(graph, "second", second);
    qn_output(graph, "third", third);
    double at = 0.7, d[3];
    qn_tensor in[] = {SCALAR_TENSOR(&at, QN_F64)};
    qn_tensor out[] = {SCALAR_TENSOR(&d[0], QN_F64), SCALAR_TENSOR(&d[1], QN_F64), SCALAR_TENSOR(&d[2], QN_F64)};
    RUN(graph, in, out);
    CHECK_NEAR(d[0], exp(at) * (sin(at) + cos(at)), 1e-14);
    CHECK_NEAR(d[1], 2 * exp(at) * cos(at), 1e-14);
    CHECK_NEAR(d[2], 2 * exp(at) * (cos(at) - sin(at)), 1e-14);
    qn_close(context);
}

/* A layer with softmax and cross-entropy. The gradient by the logits is (softmax(logits) - target) / ROWS. */
TEST(of_a_layer)
{
    enum { ROWS = 3, IN = 4, OUT = 5 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "layer");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, IN)), w = qn_input(graph, "w", QN_F32, QN_DIMS(IN, OUT));
    qn_value bias = qn_input(graph, "bias", QN_F32, QN_DIMS(OUT)),
             digit = qn_input(graph, "digit", QN_I32, QN_DIMS(ROWS));
    qn_value logits = qn_add(qn_matmul(x, w), qn_broadcast_to(bias, QN_DIMS(ROWS, OUT)));
    qn_value loss = qn_cross_entropy(logits, qn_one_hot(digit, OUT, QN_F32));
    qn_value d[4];
    qn_gradient(loss, 4, (qn_value[]){x, w, bias, logits}, d);
    qn_output(graph, "loss", loss);
    for (int i = 0; i < 4; i++)
        qn_output(graph, NULL, d[i]);
    float xs[ROWS * IN], ws[IN * OUT], biases[OUT], loss_got, dx[ROWS * IN], dw[IN * OUT], dbias[OUT],
        dlogits[ROWS * OUT];
    int32_t digits[ROWS] = {4, 0, 2};
    for (int i = 0; i < ROWS * IN; i++)
        xs[i] = (float)sin(i * 1.7);
    for (int i = 0; i < IN * OUT; i++)
        ws[i] = (float)cos(i * 0.9);
    for (int i = 0; i < OUT; i++)
        biases[i] = 0.1f * (float)i;
    qn_tensor in[] = {TENSOR(xs, QN_F32, ROWS, IN), TENSOR(ws, QN_F32, IN, OUT), TENSOR(biases, QN_F32, OUT),
                      TENSOR(digits, QN_I32, ROWS)};
    qn_tensor out[] = {SCALAR_TENSOR(&loss_got, QN_F32), TENSOR(dx, QN_F32, ROWS, IN), TENSOR(dw, QN_F32, IN, OUT),
                       TENSOR(dbias, QN_F32, OUT), TENSOR(dlogits, QN_F32, ROWS, OUT)};
    RUN(graph, in, out);
    double want_loss = 0, p[OUT], want_dw[IN * OUT] = {0}, want_dx[ROWS * IN] = {0}, want_dbias[OUT] = {0};
    for (int r = 0; r < ROWS; r++) {
        double sum = 0;
        for (int o = 0; o < OUT; o++) {
            double logit = biases[o];
            for (int i = 0; i < IN; i++)
                logit += (double)xs[r * IN + i] * ws[i * OUT + o];
            sum += p[o] = exp(logit);
        }
        want_loss -= log(p[digits[r]] / sum) / ROWS;
        for (int o = 0; o < OUT; o++) {
            double dl = (p[o] / sum - (o == digits[r])) / ROWS;
            CHECK_NEAR(dlogits[r * OUT + o], dl, 1e-6);
            want_dbias[o] += dl;
            for (int i = 0; i < IN; i++) {
                want_dw[i * OUT + o] += dl * xs[r * IN + i];
                want_dx[r * IN + i] += dl * ws[i * OUT + o];
            }
        }
    }
    CHECK_NEAR(loss_got, want_loss, 1e-6);
    for (int i = 0; i < ROWS * IN; i++)
        CHECK_NEAR(dx[i], want_dx[i], 1e-6);
    for (int i = 0; i < IN * OUT; i++)
        CHECK_NEAR(dw[i], want_dw[i], 1e-6);
    for (int i = 0; i < OUT; i++)
        CHECK_NEAR(dbias[i], want_dbias[i], 1e-6);
    qn_close(context);
}

/* ---- through control flow ---- */

typedef struct pair {
    qn_value x, w;
} pair;

static void times(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_multiply(((pair *)user)->x, ((pair *)user)->w);
}

static void squared(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_square(((pair *)user)->x);
}

static void sine_of(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_sine(((pair *)user)->w);
}

TEST(of_if_and_case)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "branches");
    qn_value p = qn_input(graph, "p", QN_I1, QN_SCALAR), k = qn_input(graph, "k", QN_I32, QN_SCALAR);
    pair captured = {qn_input(graph, "x", QN_F64, QN_SCALAR), qn_input(graph, "w", QN_F64, QN_SCALAR)};
    qn_value chosen, cased, d[4];
    qn_if(p, times, squared, &captured, 1, &chosen);
    qn_case(k, 3, (qn_region[]){times, squared, sine_of}, &captured, 1, &cased);
    qn_gradient(qn_multiply(chosen, chosen), 2, &captured.x, d);
    qn_gradient(cased, 2, (qn_value[]){captured.x, captured.w}, d + 2);
    for (int i = 0; i < 4; i++)
        qn_output(graph, NULL, d[i]);
    double x = 3, w = 5, got[4];
    for (int pred = 0; pred < 2; pred++)
        for (int index = -1; index < 4; index++) {
            uint8_t p_data = (uint8_t)pred;
            int32_t k_data = index;
            qn_tensor in[] = {SCALAR_TENSOR(&p_data, QN_I1), SCALAR_TENSOR(&k_data, QN_I32), SCALAR_TENSOR(&x, QN_F64),
                              SCALAR_TENSOR(&w, QN_F64)};
            qn_tensor out[] = {SCALAR_TENSOR(&got[0], QN_F64), SCALAR_TENSOR(&got[1], QN_F64),
                               SCALAR_TENSOR(&got[2], QN_F64), SCALAR_TENSOR(&got[3], QN_F64)};
            RUN(graph, in, out);
            CHECK(got[0] == (pred ? 2 * x * w * w : 4 * x * x * x));
            CHECK(got[1] == (pred ? 2 * x * x * w : 0));
            CHECK(got[2] == (index == 0 ? w : index == 1 ? 2 * x : 0));
            CHECK_NEAR(got[3], index == 0 ? x : index == 1 ? 0 : cos(w), 1e-15);
        }
    qn_close(context);
}

static void product_of(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_multiply(args[0], args[1]);
}

static void larger(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_maximum(args[0], args[1]);
}

static void cubed(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_multiply(qn_multiply(args[0], args[0]), args[1]);
    out[1] = qn_add(args[0], args[1]);
}

TEST(of_reductions_and_calls)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "reductions");
    qn_value x = qn_input(graph, "x", QN_F64, QN_DIMS(4)), one, product, largest, called[2], d[3];
    qn_define(graph, "cubed", 2, (qn_value[]){x, x}, cubed, NULL, 2);
    one = qn_fill(graph, QN_F64, QN_SCALAR, 1);
    qn_value low = qn_fill(graph, QN_F64, QN_SCALAR, -HUGE_VAL);
    qn_reduce(1, &x, &one, QN_DIMS(0), product_of, NULL, &product);
    qn_reduce(1, &x, &low, QN_DIMS(0), larger, NULL, &largest);
    qn_invoke(graph, "cubed", 2, (qn_value[]){x, qn_scale(x, 2)}, called);
    qn_gradient(product, 1, &x, &d[0]);
    qn_gradient(largest, 1, &x, &d[1]);
    qn_gradient(qn_sum(qn_multiply(called[0], called[1]), QN_SCALAR), 1, &x, &d[2]); /* 2x^3 * 3x = 6x^4 */
    for (int i = 0; i < 3; i++)
        qn_output(graph, NULL, d[i]);
    double xs[] = {2, -3, 5, 4}, got[3][4];
    qn_tensor in[] = {TENSOR(xs, QN_F64, 4)};
    qn_tensor out[] = {TENSOR(got[0], QN_F64, 4), TENSOR(got[1], QN_F64, 4), TENSOR(got[2], QN_F64, 4)};
    RUN(graph, in, out);
    for (int i = 0; i < 4; i++) {
        CHECK_NEAR(got[0][i], -120 / xs[i], 1e-15);
        CHECK(got[1][i] == (i == 2));
        CHECK_NEAR(got[2][i], 24 * xs[i] * xs[i] * xs[i], 1e-14);
    }
    qn_close(context);
}

static void below(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    out[0] = qn_compare(args[0], qn_fill(args[0].graph, QN_F32, QN_SCALAR, *(double *)user), QN_LT);
}

static void doubled(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], args[0]);
}

TEST(of_while_is_an_error)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "loop");
    qn_value x = qn_input(graph, "x", QN_F32, QN_SCALAR), grown, d = x;
    double limit = 100;
    qn_while(1, &x, below, doubled, &limit, &grown);
    qn_gradient(qn_square(grown), 1, &x, &d);
    CHECK(d.id == 0);
    qn_status status = qn_graph_status(graph);
    CHECK(qn_status_code(status) == QN_UNSUPPORTED || qn_status_code(status) == QN_INVALID_ARGUMENT);
    CHECK(strstr(qn_status_message(status), "while") != NULL);
    qn_status_free(status);
    /* A loop that does not depend on x counts as a constant. */
    graph = qn_graph_new(context, "beside");
    x = qn_input(graph, "x", QN_F32, QN_SCALAR);
    qn_value n = qn_input(graph, "n", QN_F32, QN_SCALAR);
    qn_while(1, &n, below, doubled, &limit, &grown);
    qn_gradient(qn_multiply(grown, qn_square(x)), 1, &x, &d);
    qn_output(graph, "d", d);
    float at = 3, from = 7, got = 0;
    qn_tensor in[] = {SCALAR_TENSOR(&at, QN_F32), SCALAR_TENSOR(&from, QN_F32)}, out[] = {SCALAR_TENSOR(&got, QN_F32)};
    RUN(graph, in, out);
    CHECK(got == 112 * 2 * 3);
    qn_close(context);
}

/* A gradient inside a loop's body: one `while` does gradient descent on the sum of (w - goal)^2. */
static void steps_left(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[1], qn_fill(args[1].graph, QN_I32, QN_SCALAR, 0), QN_GT);
}

static void descend(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    qn_value loss = qn_sum(qn_square(qn_subtract(args[0], *(qn_value *)user)), QN_SCALAR), d;
    qn_gradient(loss, 1, &args[0], &d);
    out[0] = qn_subtract(args[0], qn_scale(d, 0.25));
    out[1] = qn_subtract(args[1], qn_fill(args[1].graph, QN_I32, QN_SCALAR, 1));
}

TEST(inside_a_loop)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "descent");
    qn_value w = qn_input(graph, "w", QN_F32, QN_DIMS(2)), goal = qn_input(graph, "goal", QN_F32, QN_DIMS(2)), last[2];
    qn_value steps = qn_fill(graph, QN_I32, QN_SCALAR, 20);
    qn_while(2, (qn_value[]){w, steps}, steps_left, descend, &goal, last);
    qn_output(graph, "w", last[0]);
    float ws[] = {0, 10}, goals[] = {3, -1}, got[2];
    qn_tensor in[] = {TENSOR(ws, QN_F32, 2), TENSOR(goals, QN_F32, 2)}, out[] = {TENSOR(got, QN_F32, 2)};
    RUN(graph, in, out);
    for (int i = 0; i < 2; i++) {
        float want = ws[i];
        for (int step = 0; step < 20; step++)
            want -= (want - goals[i]) * 0.5f; /* 2 (w - goal) / 4 */
        CHECK(got[i] == want);
    }
    qn_close(context);
}

/* Gradients of operations that move elements: each gradient moves the elements back to where they came from. */
TEST(of_movement)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "movement");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2, 3)), i = qn_input(graph, "i", QN_I32, QN_SCALAR);
    qn_value w = qn_iota(graph, QN_DIMS(20), QN_F32, 0), zero = qn_fill(graph, QN_F32, QN_SCALAR, 0), d[5];
    qn_value weights = qn_slice(w, QN_DIMS(1), QN_DIMS(7), QN_DIMS(1)); /* 1 .. 6 */
    qn_value turned = qn_reshape(qn_transpose(x, QN_DIMS(1, 0)), QN_DIMS(6));
    qn_value flat = qn_reshape(x, QN_DIMS(6));
    qn_value padded = qn_pad(flat, zero, QN_DIMS(-1), QN_DIMS(2), QN_DIMS(1)); /* 0 x1 0 x2 ... x5 0 0, without x0 */
    CHECK_DIMS(qn_value_dims(padded), 12);
    qn_value twelve = qn_slice(w, QN_DIMS(0), QN_DIMS(12), QN_DIMS(1));
    qn_value two = qn_dynamic_slice(flat, 1, &i, QN_DIMS(2));
    qn_value updated = qn_dynamic_update_slice(flat, qn_fill(graph, QN_F32, QN_DIMS(2), 9), 1, &i);
    qn_value joined = qn_concatenate(2, (qn_value[]){flat, qn_reverse(flat, QN_DIMS(0))}, 0);
    qn_gradient(qn_sum(qn_multiply(turned, weights), QN_SCALAR), 1, &x, &d[0]);
    qn_gradient(qn_sum(qn_multiply(padded, twelve), QN_SCALAR), 1, &x, &d[1]);
    qn_gradient(qn_sum(qn_multiply(two, qn_fill(graph, QN_F32, QN_DIMS(2), 5)), QN_SCALAR), 1, &x, &d[2]);
    qn_gradient(qn_sum(updated, QN_SCALAR), 1, &x, &d[3]);
    qn_gradient(qn_sum(qn_multiply(joined, twelve), QN_SCALAR), 1, &x, &d[4]);
    float xs[6] = {1, 2, 3, 4, 5, 6}, got[5][6];
    int32_t start = 3;
    for (int k = 0; k < 5; k++)
        qn_output(graph, NULL, d[k]);
    qn_tensor in[] = {TENSOR(xs, QN_F32, 2, 3), SCALAR_TENSOR(&start, QN_I32)}, out[5];
    qn_dims dims = QN_DIMS(2, 3);
    for (int k = 0; k < 5; k++)
        out[k] = (qn_tensor){got[k], QN_F32, dims};
    RUN(graph, in, out);
    static const float want[5][6] = {
        {1, 3, 5, 2, 4, 6}, {0, 1, 3, 5, 7, 9}, {0, 0, 0, 5, 5, 0}, {1, 1, 1, 0, 0, 1}, {11, 11, 11, 11, 11, 11}};
    for (int k = 0; k < 5; k++)
        for (int e = 0; e < 6; e++)
            if (got[k][e] != want[k][e])
                unit_fail(__FILE__, __LINE__, "gradient %d, element %d: %g, not %g", k, e, got[k][e], want[k][e]);
    qn_close(context);
}

TEST(of_elementwise_choices)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "choices");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4)), d[5];
    qn_value low = qn_fill(graph, QN_F32, QN_SCALAR, -1), high = qn_fill(graph, QN_F32, QN_SCALAR, 1);
    qn_value zero = qn_fill(graph, QN_F32, QN_DIMS(4), 0);
    qn_gradient(qn_sum(qn_clamp(low, x, high), QN_SCALAR), 1, &x, &d[0]);
    qn_gradient(qn_sum(qn_relu(x), QN_SCALAR), 1, &x, &d[1]);
    qn_gradient(qn_sum(qn_select(qn_compare(x, zero, QN_GT), qn_square(x), qn_negate(x)), QN_SCALAR), 1, &x, &d[2]);
    qn_gradient(qn_sum(qn_floor(x), QN_SCALAR), 1, &x, &d[3]);
    qn_gradient(qn_convert(qn_sum(qn_convert(qn_scale(x, 3), QN_F64), QN_SCALAR), QN_F16), 1, &x, &d[4]);
    for (int k = 0; k < 5; k++)
        qn_output(graph, NULL, d[k]);
    float xs[4] = {-5, 0, 0.25f, 7}, got[5][4];
    qn_dims four = QN_DIMS(4);
    qn_tensor in[] = {TENSOR(xs, QN_F32, 4)}, out[5];
    for (int k = 0; k < 5; k++)
        out[k] = (qn_tensor){got[k], QN_F32, four};
    RUN(graph, in, out);
    static const float want[5][4] = {{0, 1, 1, 0}, {0, 0, 1, 1}, {-1, -1, 0.5f, 14}, {0, 0, 0, 0}, {3, 3, 3, 3}};
    for (int k = 0; k < 5; k++)
        for (int e = 0; e < 4; e++)
            if (got[k][e] != want[k][e])
                unit_fail(__FILE__, __LINE__, "gradient %d, element %d: %g, not %g", k, e, got[k][e], want[k][e]);
    qn_close(context);
}

/* The gradient of x^3 is 3 x^2. At x = 2 the gradient is 12 in every float type. */
TEST(in_every_float_type)
{
    static const struct {
        qn_dtype dtype;
        uint64_t two, twelve;
    } types[] = {{QN_F16, 0x4000, 0x4A00},
                 {QN_BF16, 0x4000, 0x4140},
                 {QN_F32, 0x40000000, 0x41400000},
                 {QN_F64, 0x4000000000000000, 0x4028000000000000}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(types); i++) {
        qn_graph *graph = qn_graph_new(context, "cube");
        qn_value x = qn_input(graph, "x", types[i].dtype, QN_SCALAR), d;
        qn_gradient(qn_multiply(x, qn_multiply(x, x)), 1, &x, &d);
        CHECK(qn_value_dtype(d) == types[i].dtype);
        qn_output(graph, "d", d);
        uint64_t at = types[i].two, got = 0;
        qn_tensor in[] = {SCALAR_TENSOR(&at, types[i].dtype)}, out[] = {SCALAR_TENSOR(&got, types[i].dtype)};
        RUN(graph, in, out);
        CHECK_EQ_U64(got, types[i].twelve);
    }
    qn_close(context);
}

/* A dot whose result has another type than the operands. The gradient must keep the range and the precision of the
 * operands' type. */
TEST(of_a_dot_in_another_type)
{
    static const struct {
        qn_dtype from, to;
        double a, b;
    } cases[] = {{QN_BF16, QN_F16, 0x1p20, 0x1p-20},
                 {QN_F16, QN_BF16, 0x1.0fcp0, 0x1.ff8p-3},
                 {QN_F64, QN_F32, 0x1.0000000001p0, 0x1p-3},
                 {QN_BF16, QN_F64, 0x1.02p5, 0x1p-9}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = qn_graph_new(context, "dot");
        qn_value a = qn_fill(graph, cases[i].from, QN_DIMS(1), cases[i].a),
                 b = qn_fill(graph, cases[i].from, QN_DIMS(1), cases[i].b), d[2];
        qn_value y = qn_dot_general(a, b, QN_SCALAR, QN_SCALAR, QN_DIMS(0), QN_DIMS(0), cases[i].to);
        qn_gradient(y, 2, (qn_value[]){a, b}, d);
        qn_output(graph, "da", qn_convert(d[0], QN_F64));
        qn_output(graph, "db", qn_convert(d[1], QN_F64));
        double da = 0, db = 0;
        qn_tensor out[] = {TENSOR(&da, QN_F64, 1), TENSOR(&db, QN_F64, 1)};
        RUN0(graph, out);
        CHECK(da == cases[i].b && db == cases[i].a);
        qn_graph_free(graph);
    }
    qn_close(context);
}
