/* Errors of building: the graph keeps the first one, and later builders do nothing. The message says what is wrong, in
 * which operation, and what was expected. */
#include "api.h"

/* What each case below needs: a graph with a few inputs, and a value of another graph. */
typedef struct bench {
    qn_graph *graph, *other;
    qn_value f23, f34, f3, f, i3, i, p, b3, foreign;
} bench;

static bench bench_new(qn_context *context)
{
    bench b = {.graph = qn_graph_new(context, "errors"), .other = qn_graph_new(context, "other")};
    b.f23 = qn_input(b.graph, "f23", QN_F32, QN_DIMS(2, 3));
    b.f34 = qn_input(b.graph, "f34", QN_F32, QN_DIMS(3, 4));
    b.f3 = qn_input(b.graph, "f3", QN_F32, QN_DIMS(3));
    b.f = qn_input(b.graph, "f", QN_F32, QN_SCALAR);
    b.i3 = qn_input(b.graph, "i3", QN_I32, QN_DIMS(3));
    b.i = qn_input(b.graph, "i", QN_I32, QN_SCALAR);
    b.p = qn_input(b.graph, "p", QN_I1, QN_SCALAR);
    b.b3 = qn_input(b.graph, "b3", QN_BF16, QN_DIMS(3));
    b.foreign = qn_input(b.other, "foreign", QN_F32, QN_DIMS(2, 3));
    CHECK_OK(qn_graph_status(b.graph));
    return b;
}

/* Evaluates an expression that builds in the graph of `b`, a new bench. Checks that the expression's value is empty.
 * Also checks that the graph has an error, and that its message contains all of the texts. */
#define BAD(expression, ...)                                                                                           \
    do {                                                                                                               \
        bench b = bench_new(context);                                                                                  \
        qn_value bad_value = (expression);                                                                             \
        bad(__LINE__, #expression, &b, bad_value.id == 0, (const char *const[]){__VA_ARGS__, NULL});                   \
    } while (0)
/* Makes the same checks for a statement, except for the value, which a statement does not have. */
#define BAD_CALL(statement, ...)                                                                                       \
    do {                                                                                                               \
        bench b = bench_new(context);                                                                                  \
        statement;                                                                                                     \
        bad(__LINE__, #statement, &b, true, (const char *const[]){__VA_ARGS__, NULL});                                 \
    } while (0)

static void bad(int line, const char *what, bench *b, bool nothing, const char *const *texts)
{
    if (!nothing)
        unit_fail(__FILE__, line, "%s gives a value", what);
    qn_status status = qn_graph_status(b->graph);
    if (qn_status_code(status) != QN_INVALID_ARGUMENT)
        unit_fail(__FILE__, line, "%s: code %d: %s", what, qn_status_code(status), qn_status_message(status));
    for (const char *const *text = texts; *text; text++)
        if (!strstr(qn_status_message(status), *text))
            unit_fail(__FILE__, line, "%s does not say \"%s\": %s", what, *text, qn_status_message(status));
    qn_status_free(status);
    qn_graph_free(b->graph);
    qn_graph_free(b->other);
}

TEST(the_first_error_is_kept)
{
    qn_context *context = open_jit();
    bench b = bench_new(context);
    qn_value x = qn_add(b.f23, b.f34);
    CHECK(x.id == 0);
    CHECK(qn_value_dtype(x) == QN_NONE);
    CHECK(qn_value_dims(x).count == 0);
    CHECK(qn_tanh(x).id == 0);
    CHECK(qn_tanh(b.f23).id == 0); /* later builders return no value, even with valid operands */
    CHECK(qn_matmul(b.f34, b.f23).id == 0);
    CHECK(qn_fill(b.graph, QN_F32, QN_DIMS(-3), 0).id == 0);
    CHECK(qn_input(b.graph, "late", QN_F32, QN_SCALAR).id == 0);
    qn_output(b.graph, "y", x);
    qn_update(b.graph, x, x);
    qn_value dx[2] = {b.f, b.f};
    qn_gradient(x, 2, (qn_value[]){b.f23, b.f}, dx);
    CHECK(dx[0].id == 0 && dx[1].id == 0);
    qn_status first = qn_graph_status(b.graph), again = qn_graph_status(b.graph);
    CHECK(first && again && first != again);
    CHECK_STR(qn_status_message(again), qn_status_message(first));
    CHECK(strstr(qn_status_message(first), "add") != NULL);
    CHECK(strstr(qn_status_message(first), "tensor<2x3xf32>") != NULL);
    CHECK(strstr(qn_status_message(first), "tensor<3x4xf32>") != NULL);
    qn_status_free(again);
    for (int i = 0; i < 2; i++) {
        qn_function *function = (qn_function *)&b;
        qn_status status = qn_compile(b.graph, NULL, &function);
        CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);
        CHECK_STR(qn_status_message(status), qn_status_message(first));
        CHECK(function == NULL || function == (qn_function *)&b);
        qn_status_free(status);
    }
    char *text = NULL;
    CHECK_FAILS(qn_graph_print(b.graph, &text), QN_INVALID_ARGUMENT, "add");
    CHECK(text == NULL);
    CHECK_FAILS(qn_dump(b.graph, "graph", NULL, &text), QN_INVALID_ARGUMENT, "add");
    CHECK_FAILS(qn_dump(b.graph, "llvm", NULL, &text), QN_INVALID_ARGUMENT, "add");
    CHECK(text == NULL);
    CHECK_OK(qn_graph_status(b.other));
    qn_close(context);
    CHECK(strlen(qn_status_message(first)) > 10); /* a status owns its message */
    qn_status_free(first);
}

TEST(types_and_shapes)
{
    qn_context *context = open_jit();
    BAD(qn_add(b.f23, b.f3), "add", "tensor<2x3xf32>", "tensor<3xf32>");
    BAD(qn_add(b.f3, b.i3), "add", "tensor<3xf32>", "tensor<3xi32>");
    BAD(qn_tanh(b.i3), "tanh", "i32");
    BAD(qn_and(b.f3, b.f3), "and", "f32");
    BAD(qn_not(b.f3), "not", "f32");
    BAD(qn_popcnt(b.p), "popcnt", "i1");
    BAD(qn_subtract(b.p, b.p), "subtract", "i1");
    BAD(qn_select(b.i, b.f3, b.f3), "select", "i32");
    BAD(qn_select(b.p, b.f3, b.f23), "select");
    BAD(qn_clamp(b.f23, b.f3, b.f), "clamp");
    BAD(qn_compare(b.f3, b.i3, QN_LT), "compare");
    BAD(qn_compare(b.f3, b.f3, (qn_comparison_direction)0), "compar");
    BAD(qn_compare(b.f3, b.f3, (qn_comparison_direction)7), "compar");
    BAD(qn_compare(b.f3, b.f3, (qn_comparison_direction)-1), "compar");
    BAD(qn_convert(b.f3, QN_NONE), "element");
    BAD(qn_convert(b.f3, (qn_dtype)99), "element");
    BAD(qn_reduce_precision(b.f3, 0, 5), "reduce_precision", "0");
    BAD(qn_reduce_precision(b.f3, 5, -1), "reduce_precision", "-1");
    BAD(qn_reduce_precision(b.i3, 5, 5), "reduce_precision", "i32");
    BAD(qn_iota(b.graph, QN_DIMS(2, 3), QN_F32, 2), "iota", "2");
    BAD(qn_iota(b.graph, QN_DIMS(2, 3), QN_F32, -1), "iota", "-1");
    BAD(qn_iota(b.graph, QN_SCALAR, QN_F32, 0), "iota");
    BAD(qn_iota(b.graph, QN_DIMS(2), QN_I1, 0), "iota", "i1");
    BAD(qn_bitcast_convert(b.f3, QN_F64), "bitcast_convert");
    qn_close(context);
}

TEST(structural)
{
    qn_context *context = open_jit();
    BAD(qn_reshape(b.f23, QN_DIMS(7)), "reshape", "2x3", "7");
    BAD(qn_reshape(b.f23, QN_DIMS(-1)), "-1");
    BAD(qn_reshape(b.f23, QN_DIMS(-2, -3)), "-2");
    BAD(qn_transpose(b.f23, QN_DIMS(0)), "transpose");
    BAD(qn_transpose(b.f23, QN_DIMS(0, 0)), "transpose");
    BAD(qn_transpose(b.f23, QN_DIMS(0, 2)), "transpose", "2");
    BAD(qn_transpose(b.f23, QN_DIMS(-1, 0)), "transpose", "-1");
    BAD(qn_broadcast_in_dim(b.f3, QN_DIMS(3, 4), QN_DIMS(1)), "broadcast_in_dim", "3", "4");
    BAD(qn_broadcast_in_dim(b.f3, QN_DIMS(3, 4), QN_SCALAR), "broadcast_in_dim");
    BAD(qn_broadcast_in_dim(b.f3, QN_DIMS(3, 4), QN_DIMS(5)), "broadcast_in_dim", "5");
    BAD(qn_broadcast_in_dim(b.f23, QN_DIMS(2, 3), QN_DIMS(0, 0)), "broadcast_in_dim");
    BAD(qn_slice(b.f3, QN_DIMS(1), QN_DIMS(4), QN_DIMS(1)), "slice", "4", "3");
    BAD(qn_slice(b.f3, QN_DIMS(2), QN_DIMS(1), QN_DIMS(1)), "slice");
    BAD(qn_slice(b.f3, QN_DIMS(0), QN_DIMS(3), QN_DIMS(0)), "slice", "0");
    BAD(qn_slice(b.f3, QN_DIMS(-1), QN_DIMS(3), QN_DIMS(1)), "slice", "-1");
    BAD(qn_slice(b.f3, QN_DIMS(0, 0), QN_DIMS(3, 3), QN_DIMS(1, 1)), "slice");
    BAD(qn_slice(b.f3, QN_DIMS(0), QN_DIMS(3), QN_SCALAR), "slice");
    BAD(qn_pad(b.f3, b.f3, QN_DIMS(1), QN_DIMS(1), QN_DIMS(0)), "pad");
    BAD(qn_pad(b.f3, b.i, QN_DIMS(1), QN_DIMS(1), QN_DIMS(0)), "pad", "i32");
    BAD(qn_pad(b.f3, b.f, QN_DIMS(-2), QN_DIMS(-2), QN_DIMS(0)), "pad");
    BAD(qn_pad(b.f3, b.f, QN_DIMS(1), QN_DIMS(1), QN_DIMS(-1)), "pad", "-1");
    BAD(qn_pad(b.f3, b.f, QN_DIMS(1), QN_DIMS(1, 1), QN_DIMS(0)), "pad");
    BAD(qn_pad(b.f3, b.f, QN_DIMS(INT64_MAX), QN_DIMS(INT64_MAX), QN_DIMS(0)), "pad");
    BAD(qn_pad(b.f3, b.f, QN_DIMS(0), QN_DIMS(0), QN_DIMS(INT64_MAX)), "pad");
    BAD(qn_concatenate(2, ((qn_value[]){b.f3, b.i3}), 0), "concatenate");
    BAD(qn_concatenate(2, ((qn_value[]){b.f23, b.f34}), 0), "concatenate");
    BAD(qn_concatenate(2, ((qn_value[]){b.f3, b.f3}), 1), "concatenate", "1");
    BAD(qn_concatenate(2, ((qn_value[]){b.f, b.f}), 0), "concatenate");
    BAD(qn_reverse(b.f23, QN_DIMS(2)), "reverse", "2");
    BAD(qn_reverse(b.f23, QN_DIMS(1, 1)), "reverse", "1");
    BAD(qn_dynamic_slice(b.f3, 2, ((qn_value[]){b.i, b.i}), QN_DIMS(1)), "dynamic_slice");
    BAD(qn_dynamic_slice(b.f3, 1, &b.f, QN_DIMS(1)), "dynamic_slice");
    BAD(qn_dynamic_slice(b.f3, 1, &b.i, QN_DIMS(4)), "dynamic_slice", "4");
    BAD(qn_dynamic_slice(b.f3, 1, &b.i3, QN_DIMS(1)), "dynamic_slice");
    BAD(qn_dynamic_update_slice(b.f3, b.f23, 1, &b.i), "dynamic_update_slice");
    BAD(qn_dynamic_update_slice(b.f3, b.i3, 1, &b.i), "dynamic_update_slice");
    BAD(qn_dynamic_update_slice(b.f3, b.f3, 0, NULL), "dynamic_update_slice");
    BAD(qn_dot_general(b.f23, b.f34, QN_SCALAR, QN_SCALAR, QN_DIMS(0), QN_DIMS(0), QN_F32), "dot_general", "2", "3");
    BAD(qn_dot_general(b.f23, b.f34, QN_SCALAR, QN_SCALAR, QN_DIMS(1), QN_SCALAR, QN_F32), "dot_general");
    BAD(qn_dot_general(b.f23, b.f34, QN_SCALAR, QN_SCALAR, QN_DIMS(2), QN_DIMS(0), QN_F32), "dot_general", "2");
    BAD(qn_dot_general(b.f23, b.f34, QN_DIMS(1), QN_DIMS(0), QN_DIMS(1), QN_DIMS(0), QN_F32), "dot_general");
    BAD(qn_dot_general(b.f23, b.f34, QN_SCALAR, QN_SCALAR, QN_DIMS(1), QN_DIMS(0), (qn_dtype)99), "element");
    qn_close(context);
}

TEST(impossible_shapes_and_types)
{
    qn_context *context = open_jit();
    BAD(qn_input(b.graph, "bad", QN_F32, QN_DIMS(2, -1)), "-1");
    BAD(qn_input(b.graph, "bad", QN_NONE, QN_DIMS(2)), "element type");
    BAD(qn_input(b.graph, "bad", (qn_dtype)16, QN_DIMS(2)), "element type");
    BAD(qn_input(b.graph, "bad", (qn_dtype)-5, QN_DIMS(2)), "element type");
    BAD(qn_input(b.graph, "bad", QN_F32, QN_DIMS(INT64_MAX, 2)), "overflow");
    BAD(qn_input(b.graph, "bad", QN_F64, QN_DIMS(INT64_MAX)), "overflow");
    BAD(qn_fill(b.graph, QN_F32, QN_DIMS(1LL << 32, 1LL << 32), 0), "overflow");
    BAD(qn_broadcast_in_dim(b.f, QN_DIMS(1LL << 40, 1LL << 40), QN_SCALAR), "overflow");
    BAD(qn_constant(b.graph, QN_F32, QN_DIMS(1LL << 62, 4), &b), "overflow");
    BAD(qn_iota(b.graph, QN_DIMS(1LL << 62, 4), QN_F32, 0), "overflow");
    int64_t many[1000];
    for (int i = 0; i < 1000; i++)
        many[i] = 1;
    bench b = bench_new(context);
    qn_value deep = qn_input(b.graph, "rank 1000", QN_F32, qn_dims_of(1000, many));
    if (!deep.id) /* an accepted input has the right rank; a refused input gives a message */
        CHECK_FAILS(qn_graph_status(b.graph), QN_INVALID_ARGUMENT, "1000");
    else
        CHECK(qn_value_dims(deep).count == 1000);
    qn_close(context);
}

TEST(missing_and_foreign_values)
{
    qn_context *context = open_jit();
    BAD(qn_add(b.f23, b.foreign), "add", "graph");
    BAD(qn_concatenate(2, ((qn_value[]){b.f23, b.foreign}), 0), "concatenate", "graph");
    BAD_CALL(qn_output(b.graph, "y", b.foreign), "graph");
    BAD_CALL(qn_update(b.graph, b.f23, b.foreign), "graph");
    BAD_CALL(qn_update(b.graph, b.foreign, b.f23), "graph");
    BAD(qn_add(b.f23, NOTHING), "add");
    BAD(qn_add(b.f23, ((qn_value){b.graph, 0})), "add");
    BAD(qn_add(NOTHING, b.f23), "add");
    BAD(qn_matmul(((qn_value){b.graph, 0}), b.f23), "matmul");
    BAD(qn_matmul(b.f23, NOTHING), "");
    BAD_CALL(qn_output(b.graph, "y", NOTHING), "output");
    BAD_CALL(qn_update(b.graph, NOTHING, b.f23), "update");
    BAD_CALL(qn_update(b.graph, b.f23, NOTHING), "update");
    BAD(qn_tanh(((qn_value){b.graph, 123456789})), "tanh");
    BAD(qn_tanh(((qn_value){b.graph, UINT32_MAX})), "tanh");
    BAD_CALL(qn_output(b.graph, "y", ((qn_value){b.graph, 100000})), "output");
    /* A value without a graph gives no error, because no graph can keep the error. */
    CHECK(qn_tanh(NOTHING).id == 0);
    CHECK(qn_add(NOTHING, NOTHING).id == 0);
    CHECK(qn_matmul(NOTHING, NOTHING).id == 0);
    CHECK(qn_softmax(NOTHING, 0).id == 0);
    CHECK(qn_sum(NOTHING, QN_SCALAR).id == 0);
    CHECK(qn_concatenate(0, NULL, 0).id == 0);
    CHECK(qn_one_hot(NOTHING, 3, QN_F32).id == 0);
    CHECK(qn_take(NOTHING, NOTHING, 0).id == 0);
    CHECK(qn_take_along_axis(NOTHING, NOTHING, 0).id == 0);
    CHECK(qn_convert(NOTHING, QN_F32).id == 0);
    qn_value out = {(qn_graph *)&out, 77};
    qn_gradient(NOTHING, 1, &NOTHING, &out);
    CHECK(out.id == 0);
    qn_close(context);
}

/* An operation on values of two graphs fails in one of the graphs. If the result then becomes an output of both graphs,
 * both graphs have an error. */
TEST(operands_of_two_graphs)
{
    qn_context *one = open_jit(), *two = open_jit();
    qn_graph *a = qn_graph_new(one, "a"), *b = qn_graph_new(two, "b");
    qn_value x = qn_input(a, "x", QN_F32, QN_DIMS(2)), y = qn_input(b, "y", QN_F32, QN_DIMS(2));
    qn_value sum = qn_add(x, y);
    CHECK(sum.id == 0);
    qn_output(a, "sum", sum);
    qn_output(b, "sum", sum);
    CHECK_FAILS(qn_graph_status(a), QN_INVALID_ARGUMENT, "graph");
    CHECK_FAILS(qn_graph_status(b), QN_INVALID_ARGUMENT, "");
    qn_close(one);
    qn_close(two);
}

TEST(inputs_outputs_and_updates)
{
    qn_context *context = open_jit();
    BAD_CALL((qn_update(b.graph, b.f3, b.f3), qn_update(b.graph, b.f3, b.f3)), "update", "twice");
    BAD_CALL(qn_update(b.graph, b.f3, b.f23), "f3", "tensor<3xf32>", "tensor<2x3xf32>");
    BAD_CALL(qn_update(b.graph, b.f3, b.i3), "f3", "tensor<3xf32>", "tensor<3xi32>");
    BAD_CALL(qn_update(b.graph, qn_tanh(b.f3), b.f3), "input");
    qn_close(context);
}

/* The library allows a new input after operations and outputs. The input becomes the next argument. */
TEST(late_inputs)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "late");
    qn_value x = qn_input(graph, "x", QN_F32, QN_SCALAR);
    qn_value early = qn_sqrt(qn_add(x, qn_fill(graph, QN_F32, QN_SCALAR, 2)));
    qn_output(graph, "early", early);
    qn_value late = qn_input(graph, "late", QN_F32, QN_SCALAR);
    qn_output(graph, "y", qn_divide(early, late));
    CHECK_OK(qn_graph_status(graph));
    float x_data = 7, late_data = 4, early_data, y;
    qn_tensor in[] = {SCALAR_TENSOR(&x_data, QN_F32), SCALAR_TENSOR(&late_data, QN_F32)};
    qn_tensor out[] = {SCALAR_TENSOR(&early_data, QN_F32), SCALAR_TENSOR(&y, QN_F32)};
    RUN(graph, in, out);
    CHECK(early_data == 3 && y == 0.75f);
    qn_close(context);
}

static void square_twice(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_square(qn_square(args[0]));
}

TEST(gradients)
{
    qn_context *context = open_jit();
    qn_value out[3] = {0};
    BAD_CALL(qn_gradient(b.f23, 1, &b.f23, out), "gradient", "tensor<2x3xf32>");
    BAD_CALL(qn_gradient(b.i, 1, &b.f, out), "gradient", "i32");
    BAD_CALL(qn_gradient(b.f, 1, &b.foreign, out), "gradient", "graph");
    BAD_CALL(qn_gradient(b.f, 1, &NOTHING, out), "gradient");
    BAD_CALL(qn_gradient(((qn_value){b.graph, 0}), 1, &b.f, out), "gradient");
    BAD_CALL(qn_gradient(b.f, 1, &b.i, out), "gradient", "i32");
    qn_close(context);
}

/* ---- control flow ---- */

static void not_a_scalar(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], args[0], QN_EQ);
}

static void twice(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    for (size_t i = 0; i < count; i++)
        out[i] = qn_add(args[i], args[i]);
}

static void add_pairs(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    for (size_t i = 0; i < count / 2; i++)
        out[i] = qn_add(args[i], args[count / 2 + i]);
}

static void always(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], args[0], QN_EQ);
}

static void to_f64(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_convert(args[0], QN_F64);
}

static void fills_nothing(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args, (void)out;
}

static void gives_user(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = *(qn_value *)user;
}

static void gives_f23(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = ((bench *)user)->f23;
}

static void gives_f3(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = ((bench *)user)->f3;
}

static void keeps(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    *(qn_value *)user = out[0] = qn_tanh(args[0]);
}

static void declares(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    qn_output(args[0].graph, "inner", args[0]);
    out[0] = args[0];
}

static void declares_input(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_input(args[0].graph, "inner", QN_F32, QN_DIMS(3));
}

static void updates(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    qn_update(args[0].graph, ((bench *)user)->f3, args[0]);
    out[0] = args[0];
}

TEST(while_and_reduce)
{
    qn_context *context = open_jit();
    qn_value out[4];
    BAD_CALL(qn_while(1, &b.f3, not_a_scalar, twice, NULL, out), "while", "condition", "tensor<3xi1>");
    BAD_CALL(qn_while(1, &b.f, twice, twice, NULL, out), "while", "condition", "f32");
    BAD_CALL(qn_while(1, &b.f, always, to_f64, NULL, out), "while", "f64", "f32");
    BAD_CALL(qn_while(1, &b.f, always, fills_nothing, NULL, out), "while");
    BAD_CALL(qn_while(1, &b.f, fills_nothing, twice, NULL, out), "while");
    BAD_CALL(qn_while(1, &(qn_value){b.graph, 0}, always, twice, NULL, out), "while");
    BAD_CALL(qn_while(2, ((qn_value[]){b.f, b.foreign}), always, twice, NULL, out), "graph");
    BAD_CALL(qn_while(1, &b.f, always, gives_user, &b.foreign, out), "while");
    BAD_CALL(qn_while(1, &b.f3, always, declares, &b, out), "");
    BAD_CALL(qn_while(1, &b.f3, always, declares_input, &b, out), "input");
    BAD_CALL(qn_while(1, &b.f3, always, updates, &b, out), "");
#define SCATTER(inputs, indices, updates, body)                                                                        \
    qn_scatter(1, inputs, indices, updates, QN_DIMS(0, 1), QN_SCALAR, QN_SCALAR, QN_SCALAR, QN_DIMS(0), 0, body, NULL, \
               out)
    BAD_CALL(SCATTER(&b.f23, b.f3, &b.f23, add_pairs), "scatter", "integer");
    BAD_CALL(SCATTER(&b.f23, b.i, &b.f3, add_pairs), "scatter");
    BAD_CALL(SCATTER(&b.f23, b.i, &b.f23, to_f64), "scatter", "f64");
    BAD_CALL(SCATTER(&b.f23, b.i, &b.f23, fills_nothing), "scatter");
    BAD_CALL(SCATTER(&b.f23, ((qn_value){b.graph, 0}), &b.f23, add_pairs), "scatter");
    BAD_CALL(SCATTER(&b.f23, b.i, &b.foreign, add_pairs), "graph");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f, QN_DIMS(2), add_pairs, NULL, out), "reduce", "2");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f, QN_DIMS(-1), add_pairs, NULL, out), "reduce", "-1");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f, QN_DIMS(0, 0), add_pairs, NULL, out), "reduce");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f3, QN_DIMS(0), add_pairs, NULL, out), "reduce");
    BAD_CALL(qn_reduce(1, &b.f23, &b.i, QN_DIMS(0), add_pairs, NULL, out), "reduce", "i32");
    BAD_CALL(qn_reduce(2, ((qn_value[]){b.f23, b.f34}), ((qn_value[]){b.f, b.f}), QN_DIMS(0), add_pairs, NULL, out),
             "reduce");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f, QN_DIMS(0), fills_nothing, NULL, out), "reduce");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f, QN_DIMS(0), to_f64, NULL, out), "reduce", "f64");
    BAD_CALL(qn_reduce(1, &b.f23, &b.f, QN_DIMS(0), gives_f3, &b, out), "reduce");
    qn_close(context);
}

TEST(if_and_case)
{
    qn_context *context = open_jit();
    qn_value out[4];
    const qn_region one[] = {gives_f23}, two[] = {gives_f23, gives_f3};
    BAD_CALL(qn_if(b.f, gives_f3, gives_f3, &b, 1, out), "if", "f32");
    BAD_CALL(qn_if(b.i, gives_f3, gives_f3, &b, 1, out), "if", "i32");
    BAD_CALL(qn_if(b.p, gives_f3, gives_f23, &b, 1, out), "if", "tensor<2x3xf32>", "tensor<3xf32>");
    BAD_CALL(qn_if(b.p, gives_f3, fills_nothing, &b, 1, out), "if");
    BAD_CALL(qn_if(((qn_value){b.graph, 0}), gives_f3, gives_f3, &b, 1, out), "if");
    BAD_CALL(qn_if(b.p, gives_user, gives_user, &b.foreign, 1, out), "if");
    BAD_CALL(qn_case(b.f, 1, one, &b, 1, out), "case", "f32");
    BAD_CALL(qn_case(b.i3, 1, one, &b, 1, out), "case", "tensor<3xi32>");
    BAD_CALL(qn_case(b.i, 0, NULL, &b, 1, out), "case");
    BAD_CALL(qn_case(b.i, 2, two, &b, 1, out), "case");
    qn_close(context);
}

/* A value of a region may be used only in that region. Even another region of the same operation may not use it. */
TEST(values_of_regions_stay_inside)
{
    qn_context *context = open_jit();
    qn_value out[4], inner = {0};
    BAD(((qn_while(1, &b.f, always, keeps, &inner, out)), qn_tanh(inner)), "tanh");
    BAD_CALL((qn_while(1, &b.f, always, keeps, &inner, out), qn_output(b.graph, "y", inner)), "output");
    BAD_CALL((qn_while(1, &b.f, always, keeps, &inner, out), qn_while(1, &b.f, always, gives_user, &inner, out)), "");
    qn_close(context);
}

TEST(functions_of_the_module)
{
    qn_context *context = open_jit();
    qn_value out[4];
    BAD_CALL(qn_define(b.graph, "f", 1, &b.f3, gives_f3, &b, 1), "");
    BAD_CALL((qn_define(b.graph, "g", 1, &b.f3, square_twice, NULL, 1),
              qn_define(b.graph, "g", 1, &b.f3, square_twice, NULL, 1)),
             "g");
    BAD_CALL(qn_define(b.graph, "main", 1, &b.f3, square_twice, NULL, 1), "main");
    BAD_CALL(qn_define(b.graph, "f", 1, &b.f3, fills_nothing, NULL, 1), "f");
    BAD_CALL(qn_define(b.graph, "f", 1, &b.foreign, square_twice, NULL, 1), "f");
    BAD_CALL(qn_define(b.graph, "f", 1, &NOTHING, square_twice, NULL, 1), "f");
    BAD_CALL((qn_define(b.graph, "sq", 1, &b.f3, square_twice, NULL, 1), qn_invoke(b.graph, "sq", 1, &b.f23, out)),
             "sq", "tensor<2x3xf32>", "tensor<3xf32>");
    BAD_CALL((qn_define(b.graph, "sq", 1, &b.f3, square_twice, NULL, 1),
              qn_invoke(b.graph, "sq", 2, ((qn_value[]){b.f3, b.f3}), out)),
             "sq", "2", "1");
    BAD_CALL((qn_define(b.graph, "sq", 1, &b.f3, square_twice, NULL, 1), qn_invoke(b.graph, "sq", 0, NULL, out)), "sq");
    BAD_CALL((qn_define(b.graph, "sq", 1, &b.f3, square_twice, NULL, 1), qn_invoke(b.graph, "sq", 1, &b.foreign, out)),
             "graph");
    bench b = bench_new(context);
    qn_invoke(b.graph, "nobody", 1, &b.f3, out);
    qn_status status = qn_graph_status(b.graph);
    CHECK(qn_status_code(status) == QN_NOT_FOUND || qn_status_code(status) == QN_INVALID_ARGUMENT);
    CHECK(strstr(qn_status_message(status), "nobody") != NULL);
    qn_status_free(status);
    qn_close(context);
}

static void calls_itself(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    qn_invoke(args[0].graph, "self", 1, args, out);
}

TEST(recursion_is_refused)
{
    qn_context *context = open_jit();
    bench b = bench_new(context);
    qn_define(b.graph, "self", 1, &b.f3, calls_itself, NULL, 1);
    qn_value out = {0};
    qn_invoke(b.graph, "self", 1, &b.f3, &out);
    qn_output(b.graph, "y", out);
    qn_function *function = NULL;
    qn_status status = qn_compile(b.graph, NULL, &function);
    CHECK(status != NULL && function == NULL);
    CHECK(strstr(qn_status_message(status), "self") != NULL);
    qn_status_free(status);
    qn_close(context);
}

/* The graph keeps an error from inside a callback. After the error, builders in callbacks do nothing. */
static void run_one(void *self, uint32_t tasks, void (*task)(void *argument, uint32_t index), void *argument)
{
    (void)self;
    for (uint32_t i = 0; i < tasks; i++)
        task(argument, i);
}

static qn_status no_custom(void *user, const qn_custom_args *args)
{
    (void)user, (void)args;
    return NULL;
}

typedef struct visits {
    int condition, body;
} visits;

static void counted_condition(void *user, size_t count, const qn_value *args, qn_value *out)
{
    ((visits *)user)->condition++;
    always(NULL, count, args, out);
}

static void bad_body(void *user, size_t count, const qn_value *args, qn_value *out)
{
    ((visits *)user)->body++;
    (void)count;
    out[0] = qn_add(args[0], qn_fill(args[0].graph, QN_F64, QN_SCALAR, 1)); /* f32 + f64 */
    out[0] = qn_tanh(out[0]);
}

TEST(errors_inside_callbacks)
{
    qn_context *context = open_jit();
    bench b = bench_new(context);
    visits seen = {0};
    qn_value out[2] = {b.f, b.f};
    qn_while(1, &b.f, counted_condition, bad_body, &seen, out);
    CHECK(seen.condition == 1 && seen.body == 1);
    CHECK(out[0].id == 0);
    CHECK_FAILS(qn_graph_status(b.graph), QN_INVALID_ARGUMENT, "add");
    out[0] = b.f;
    qn_while(1, &b.f, counted_condition, bad_body, &seen, out); /* the graph already has an error */
    CHECK(out[0].id == 0);
    CHECK(seen.condition <= 2 && seen.body <= 2);
    out[0] = out[1] = b.f;
    qn_if(b.p, gives_f3, gives_f3, &b, 2, out);
    CHECK(out[0].id == 0 && out[1].id == 0);
    out[0] = out[1] = b.f;
    qn_reduce(2, ((qn_value[]){b.f3, b.f3}), ((qn_value[]){b.f, b.f}), QN_DIMS(0), add_pairs, NULL, out);
    CHECK(out[0].id == 0 && out[1].id == 0);
    CHECK_FAILS(qn_graph_status(b.graph), QN_INVALID_ARGUMENT, "add");
    qn_close(context);
}

/* Later versions use the reserved numbers for fields, so a program that needs them must not run with this version. */
TEST(reserved_numbers)
{
    static const char says[] = "reserved numbers that are not zero";
    qn_context *context = open_jit(), *none = NULL;
    bench b = bench_new(context);
    qn_output(b.graph, "y", qn_add(b.f, b.f));
    CHECK_FAILS(qn_open(&(qn_options){.reserved = {1}}, &none), QN_INVALID_ARGUMENT, says);
    qn_threads threads = {.count = 1, .run = run_one, .reserved = {0, 1}};
    CHECK_FAILS(qn_open(&(qn_options){.host_threads = &threads}, &none), QN_INVALID_ARGUMENT, says);
    const qn_compile_options later = {.reserved = {0, 0, 1}};
    qn_function *f = NULL;
    char *text = NULL, key[65];
    CHECK_FAILS(qn_compile(b.graph, &later, &f), QN_INVALID_ARGUMENT, says);
    CHECK_FAILS(qn_dump(b.graph, "nests", &later, &text), QN_INVALID_ARGUMENT, says);
    CHECK_FAILS(qn_cache_key(b.graph, &later, key), QN_INVALID_ARGUMENT, says);
    CHECK_OK(qn_compile(b.graph, NULL, &f));
    qn_tensor in[9];
    float numbers[12] = {0}, y;
    for (size_t i = 0; i < qn_function_input_count(f) && i < COUNT(in); i++) {
        qn_parameter p = qn_function_input(f, i);
        in[i] = (qn_tensor){numbers, p.dtype, p.dims};
    }
    qn_tensor out = {&y, QN_F32, QN_SCALAR};
    CHECK_OK(qn_call(f, qn_function_input_count(f), in, 1, &out));
    CHECK_FAILS(qn_call_with(f, &(qn_call_options){.reserved = {1}}, qn_function_input_count(f), in, 1, &out),
                QN_INVALID_ARGUMENT, says);
    qn_custom custom = {.name = "f", .call = no_custom, .reserved = {1}};
    CHECK_FAILS(qn_register(context, &custom), QN_INVALID_ARGUMENT, says);
    void *object;
    size_t size;
    CHECK_FAILS(qn_object(b.graph, &(qn_object_options){.name = "f", .reserved = {1}}, &object, &size, NULL),
                QN_INVALID_ARGUMENT, says);
    BAD(qn_conv1d(b.f23, b.f23, &(qn_conv_options){.reserved = {1}}), "conv1d", says);
    BAD(qn_max_pool(b.f23, QN_DIMS(1), &(qn_pool_options){.reserved = {1}}), "max_pool", says);
    BAD(qn_attention(b.f23, b.f23, b.f23, &(qn_attention_options){.reserved = {1}}), "attention", says);
    const qn_window window = {.dimensions = QN_DIMS(1), .reserved = {1}};
    BAD_CALL(qn_reduce_window(1, &b.f3, &b.f, &window, add_pairs, NULL, &b.f), "reduce_window", says);
    qn_close(context);
}
