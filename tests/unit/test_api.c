/* Uses the public interface in the same way as a host program: builds graphs, makes errors, compiles and calls
 * functions. Many functions run twice, compiled and evaluated. */
#include <fenv.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "quern/jit.h"
#include "quern/quern.h"
#include "unit.h"

#define F32(...) ((float[]){__VA_ARGS__})
#define I32(...) ((int32_t[]){__VA_ARGS__})
#define TENSOR(type, memory, ...) ((qn_tensor){(memory), (type), QN_DIMS(__VA_ARGS__)})
#define SCALAR(type, memory) ((qn_tensor){(memory), (type), QN_SCALAR})

static qn_context *open_context(const qn_compiler *compiler)
{
    qn_context *context = NULL;
    CHECK_OK(qn_open(&(qn_options){.compiler = compiler, .threads = 2}, &context));
    return context;
}

/* Checks that the status has the code `wanted` and a message that contains `words`. Frees the status. */
#define CHECK_FAILS(status, wanted, words) check_fails(__LINE__, (status), (wanted), (words))
static void check_fails(int line, qn_status status, qn_code code, const char *words)
{
    if (qn_status_code(status) != code || !strstr(qn_status_message(status), words))
        unit_fail(__FILE__, line, "code %d, \"%s\",\n    wanted %d, \"%s\"", qn_status_code(status),
                  qn_status_message(status), code, words);
    qn_status_free(status);
}

/* Makes two functions of the graph: first a compiled one, then an evaluated one. Calls `use` with each function. */
typedef void (*use_function)(const qn_function *f);
static void with_engines(qn_graph *g, use_function use)
{
    static const char *const engines[] = {"compiled", "evaluator"};
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *f = NULL;
        qn_stats stats;
        qn_status status = qn_compile(g, &(qn_compile_options){.evaluate = evaluate}, &f);
        CHECK_OK(status);
        if (!f)
            return;
        qn_function_stats(f, &stats);
        CHECK(strcmp(stats.engine, engines[evaluate]) == 0);
        use(f);
        qn_function_free(f);
    }
}

/* ---- building and calling ---------------------------------------------------------------------------------------- */

static void use_sum(const qn_function *f)
{
    float sum[3] = {0};
    CHECK_OK(qn_call(f, 2, (qn_tensor[]){TENSOR(QN_F32, F32(1, 2, 3), 3), TENSOR(QN_F32, F32(10, 20, 30), 3)}, 1,
                     (qn_tensor[]){TENSOR(QN_F32, sum, 3)}));
    CHECK(sum[0] == 11 && sum[1] == 22 && sum[2] == 33);
}

static qn_graph *sum_graph(qn_context *context)
{
    qn_graph *g = qn_graph_new(context, "sum");
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(3)), y = qn_input(g, "y", QN_F32, QN_DIMS(3));
    qn_output(g, "sum", qn_add(x, y));
    return g;
}

TEST(calls)
{
    qn_context *context = open_context(qn_jit_compiler());
    with_engines(sum_graph(context), use_sum);
    qn_close(context);
}

TEST(facts_of_values)
{
    qn_context *context = open_context(NULL);
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_BF16, QN_DIMS(4, 5));
    CHECK(qn_value_dtype(x) == QN_BF16);
    CHECK(qn_value_dims(x).count == 2 && qn_value_dims(x).values[1] == 5);
    CHECK(qn_value_dtype((qn_value){g, 0}) == QN_NONE);
    CHECK(qn_value_dims((qn_value){NULL, 0}).count == 0);
    qn_close(context);
}

TEST(signature)
{
    qn_context *context = open_context(NULL);
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2)), w = qn_input(g, "w", QN_I32, QN_SCALAR);
    qn_output(g, "y", qn_negate(x));
    qn_update(g, w, qn_add(w, w));
    qn_function *f;
    CHECK_OK(qn_compile(g, NULL, &f));
    qn_graph_free(g);
    CHECK(qn_function_input_count(f) == 2 && qn_function_output_count(f) == 2);
    qn_parameter in = qn_function_input(f, 1), out = qn_function_output(f, 0), update = qn_function_output(f, 1);
    CHECK(strcmp(in.name, "w") == 0 && in.dtype == QN_I32 && in.dims.count == 0 && in.alias == 1);
    CHECK(strcmp(out.name, "y") == 0 && out.dtype == QN_F32 && out.dims.values[0] == 2 && out.alias == -1);
    CHECK(update.alias == 1 && update.dtype == QN_I32);
    CHECK(qn_function_input(f, 2).dtype == QN_NONE && qn_function_output(f, 2).alias == -1);
    qn_close(context);
}

static void use_updates(const qn_function *f)
{
    float w[2] = {1, 2}, loss;
    for (int i = 0; i < 3; i++)
        CHECK_OK(qn_call(f, 1, (qn_tensor[]){TENSOR(QN_F32, w, 2)}, 1, (qn_tensor[]){SCALAR(QN_F32, &loss)}));
    CHECK(w[0] == 0.125f && w[1] == 0.25f);
    CHECK(loss == 0.25f * 0.25f + 0.5f * 0.5f);
}

TEST(updates)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value w = qn_input(g, "w", QN_F32, QN_DIMS(2)), loss = qn_sum(qn_multiply(w, w), QN_SCALAR), slope;
    qn_gradient(loss, 1, &w, &slope);
    qn_output(g, "loss", loss);
    qn_update(g, w, qn_subtract(w, qn_scale(slope, 0.25)));
    with_engines(g, use_updates);
    qn_close(context);
}

static void use_first(const qn_function *f) { CHECK(qn_function_output_count(f) == 1); }
static void use_both(const qn_function *f)
{
    float a, b;
    CHECK_OK(
        qn_call(f, 1, (qn_tensor[]){SCALAR(QN_F32, F32(3))}, 2, (qn_tensor[]){SCALAR(QN_F32, &a), SCALAR(QN_F32, &b)}));
    CHECK(a == -3 && b == 9);
}

TEST(building_goes_on_after_compiling)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_SCALAR);
    qn_output(g, "a", qn_negate(x));
    with_engines(g, use_first);
    char *text = NULL;
    CHECK_OK(qn_graph_print(g, &text));
    CHECK(text && strstr(text, "stablehlo.negate") && !strstr(text, "stablehlo.multiply"));
    qn_free(text);
    qn_output(g, "b", qn_multiply(x, x));
    with_engines(g, use_both);
    qn_close(context);
}

TEST(large_constants_outlive_the_graph)
{
    enum { COUNT = 5000 };
    qn_context *context = open_context(qn_jit_compiler());
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        float *data = malloc(2 * COUNT * sizeof *data), *out = malloc(COUNT * sizeof *out);
        for (int i = 0; i < 2 * COUNT; i++)
            data[i] = (float)(i % 1000);
        qn_graph *g = qn_graph_new(context, NULL);
        qn_value a = qn_constant(g, QN_F32, QN_DIMS(COUNT), data);
        qn_value b = qn_constant(g, QN_F32, QN_DIMS(COUNT), data + 777);
        qn_output(g, NULL, qn_subtract(b, a)); /* uses the constants in reverse order */
        qn_function *f;
        CHECK_OK(qn_compile(g, &(qn_compile_options){.evaluate = evaluate}, &f));
        qn_graph_free(g);
        memset(data, 0, 2 * COUNT * sizeof *data);
        CHECK_OK(qn_call(f, 0, NULL, 1, (qn_tensor[]){TENSOR(QN_F32, out, COUNT)}));
        for (int i = 0; i < COUNT; i++)
            CHECK(out[i] == (float)((i + 777) % 1000) - (float)(i % 1000));
        free(data);
        free(out);
    }
    qn_close(context);
}

/* ---- control flow ------------------------------------------------------------------------------------------------ */

static void below(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)count;
    out[0] = qn_compare(state[0], *(qn_value *)user, QN_LT);
}
static void double_and_count(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)user;
    (void)count;
    out[0] = qn_add(state[0], state[0]);
    out[1] = qn_add(state[1], qn_fill(state[1].graph, QN_I32, QN_SCALAR, 1));
}
static void use_while(const qn_function *f)
{
    float last;
    int32_t rounds;
    CHECK_OK(qn_call(f, 2, (qn_tensor[]){SCALAR(QN_F32, F32(3)), SCALAR(QN_F32, F32(100))}, 2,
                     (qn_tensor[]){SCALAR(QN_F32, &last), SCALAR(QN_I32, &rounds)}));
    CHECK(last == 192 && rounds == 6);
}

TEST(while_with_a_capture)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_SCALAR), limit = qn_input(g, "limit", QN_F32, QN_SCALAR), last[2];
    qn_while(2, (qn_value[]){x, qn_fill(g, QN_I32, QN_SCALAR, 0)}, below, double_and_count, &limit, last);
    qn_output(g, "last", last[0]);
    qn_output(g, "rounds", last[1]);
    with_engines(g, use_while);
    qn_close(context);
}

static void first_branch(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    (void)args;
    out[0] = qn_negate(*(qn_value *)user);
}
static void second_branch(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    (void)args;
    out[0] = qn_multiply(*(qn_value *)user, *(qn_value *)user);
}
static void use_branches(const qn_function *f)
{
    static const float wanted[] = {49, -7, 49, 49};
    for (int32_t i = -1; i < 3; i++) {
        float chosen, other;
        uint8_t yes = i == 0;
        CHECK_OK(qn_call(f, 3, (qn_tensor[]){SCALAR(QN_I32, &i), SCALAR(QN_I1, &yes), SCALAR(QN_F32, F32(7))}, 2,
                         (qn_tensor[]){SCALAR(QN_F32, &chosen), SCALAR(QN_F32, &other)}));
        CHECK(chosen == wanted[i + 1] && other == (yes ? -7 : 49));
    }
}

TEST(case_and_if)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value index = qn_input(g, "index", QN_I32, QN_SCALAR), yes = qn_input(g, "yes", QN_I1, QN_SCALAR);
    qn_value x = qn_input(g, "x", QN_F32, QN_SCALAR), chosen, other;
    qn_case(index, 2, (qn_region[]){first_branch, second_branch}, &x, 1, &chosen);
    qn_if(yes, first_branch, second_branch, &x, 1, &other);
    qn_output(g, NULL, chosen);
    qn_output(g, NULL, other);
    with_engines(g, use_branches);
    qn_close(context);
}

/* Returns the pair with the larger value. Each of the two pairs is (value, index). */
static void larger(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    CHECK(count == 4);
    qn_value takes = qn_compare(args[2], args[0], QN_GT);
    out[0] = qn_select(takes, args[2], args[0]);
    out[1] = qn_select(takes, args[3], args[1]);
}
static void use_reduce(const qn_function *f)
{
    float most[2];
    int32_t place[2];
    CHECK_OK(qn_call(f, 1, (qn_tensor[]){TENSOR(QN_F32, F32(1, 9, 3, -5, -4, -6), 2, 3)}, 2,
                     (qn_tensor[]){TENSOR(QN_F32, most, 2), TENSOR(QN_I32, place, 2)}));
    CHECK(most[0] == 9 && most[1] == -4 && place[0] == 1 && place[1] == 1);
}

TEST(reduce_of_two)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2, 3)), out[2];
    qn_value inputs[] = {x, qn_iota(g, QN_DIMS(2, 3), QN_I32, 1)};
    qn_value inits[] = {qn_fill(g, QN_F32, QN_SCALAR, -INFINITY), qn_fill(g, QN_I32, QN_SCALAR, -1)};
    qn_reduce(2, inputs, inits, QN_DIMS(1), larger, NULL, out);
    qn_output(g, NULL, out[0]);
    qn_output(g, NULL, out[1]);
    with_engines(g, use_reduce);
    qn_close(context);
}

static void hypotenuse(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    (void)count;
    out[0] = qn_sqrt(qn_add(qn_multiply(args[0], args[0]), qn_multiply(args[1], args[1])));
}
static void use_invoke(const qn_function *f)
{
    float out[2];
    CHECK_OK(qn_call(f, 1, (qn_tensor[]){TENSOR(QN_F32, F32(3, 5), 2)}, 1, (qn_tensor[]){TENSOR(QN_F32, out, 2)}));
    CHECK(out[0] == sqrtf(9 + 9) && out[1] == sqrtf(50));
}

TEST(functions_of_a_module)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2)), out;
    qn_define(g, "hypotenuse", 2, (qn_value[]){x, x}, hypotenuse, NULL, 1);
    qn_invoke(g, "hypotenuse", 2, (qn_value[]){x, x}, &out);
    qn_output(g, NULL, out);
    with_engines(g, use_invoke);
    qn_close(context);
}

/* ---- failing ----------------------------------------------------------------------------------------------------- */

TEST(the_first_error_is_kept)
{
    qn_context *context = open_context(NULL);
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(10, 7)), w = qn_input(g, "w", QN_F32, QN_DIMS(8, 16));
    CHECK(qn_graph_status(g) == NULL);
    qn_value bad = qn_dot_general(x, w, QN_SCALAR, QN_SCALAR, QN_DIMS(1), QN_DIMS(0), QN_F32);
    CHECK(bad.id == 0);
    CHECK(qn_add(bad, x).id == 0 && qn_tanh(x).id == 0);
    qn_output(g, "y", bad);
    const char *words = "dot_general: contracting dimensions 1 and 0 differ in extent: 7 and 8 in tensor<10x7xf32> x "
                        "tensor<8x16xf32>";
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, words);
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, words);
    qn_function *f;
    char *text;
    CHECK_FAILS(qn_compile(g, NULL, &f), QN_INVALID_ARGUMENT, words);
    CHECK_FAILS(qn_compile(g, NULL, &f), QN_INVALID_ARGUMENT, words);
    CHECK_FAILS(qn_graph_print(g, &text), QN_INVALID_ARGUMENT, words);
    CHECK(f == NULL && text == NULL);
    qn_close(context);
}

static void no_result(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args, (void)out;
}
static void prints_inside(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    char *text;
    CHECK_FAILS(qn_graph_print(user, &text), QN_INVALID_ARGUMENT, "unfinished inside a callback");
    out[0] = args[0];
}
static void leaks_a_value(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    out[0] = *(qn_value *)user = qn_negate(args[0]);
}
static void invokes_itself(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    qn_invoke(args[0].graph, "self", count, args, out);
}
static void adds_input(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_input(args[0].graph, "late", QN_F32, QN_SCALAR);
}
static void always(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_fill(args[0].graph, QN_I1, QN_SCALAR, 1);
}

/* Makes a graph `g` with the inputs `x` (f32 [2]) and `s` (f32), runs an expression that adds to the graph, and
 * compiles the graph. Checks that qn_compile returns QN_INVALID_ARGUMENT with a message that contains these words. */
#define FAILS(words, ...)                                                                                              \
    do {                                                                                                               \
        qn_graph *g = qn_graph_new(context, NULL);                                                                     \
        qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2)), s = qn_input(g, "s", QN_F32, QN_SCALAR), out[2];            \
        (void)x, (void)s, (void)out;                                                                                   \
        __VA_ARGS__;                                                                                                   \
        qn_function *f;                                                                                                \
        CHECK_FAILS(qn_compile(g, NULL, &f), QN_INVALID_ARGUMENT, words);                                              \
        qn_graph_free(g);                                                                                              \
    } while (0)

TEST(errors_of_building)
{
    qn_context *context = open_context(NULL);
    qn_graph *other = qn_graph_new(context, "other");
    qn_value foreign = qn_input(other, "f", QN_F32, QN_DIMS(2)), inner;
    FAILS("add: operand 1 is a value of another graph", qn_add(x, foreign));
    FAILS("add: operand 1 is not a value", qn_add(x, (qn_value){g, 0}));
    FAILS("add: operand 0 is not a value", qn_add((qn_value){NULL, 0}, x));
    FAILS("negate: operand 0 is not a value", qn_negate((qn_value){g, 4000}));
    FAILS("output: operand 0 is a value of another graph", qn_output(g, "y", foreign));
    FAILS("matmul: operand 1 is a value of another graph", qn_matmul(x, foreign));
    FAILS("input: called inside a callback", qn_while(1, &s, always, adds_input, NULL, out));
    FAILS("if: the callback `on_true` gave no result 0",
          qn_if(qn_fill(g, QN_I1, QN_SCALAR, 1), no_result, no_result, NULL, 1, out));
    FAILS("was made inside a callback",
          (qn_while(1, &s, always, leaks_a_value, &inner, out), qn_output(g, "y", inner)));
    FAILS("negate: operand 0 was made inside a callback",
          (qn_while(1, &s, always, leaks_a_value, &inner, out), qn_negate(inner)));
    FAILS("@self is still being built", qn_define(g, "self", 1, &s, invokes_itself, NULL, 1));
    FAILS("defined twice", qn_define(g, "main", 1, &s, leaks_a_value, &inner, 1));
    FAILS("case: 0 branches; expected 1 to 65535", qn_case(qn_fill(g, QN_I32, QN_SCALAR, 0), 0, NULL, NULL, 1, out));
    FAILS("update: the value to update is not an input", qn_update(g, qn_negate(x), x));
    FAILS("update: the input is tensor<2xf32>, its new value tensor<f32>", qn_update(g, x, s));
    FAILS("updated twice", (qn_update(g, x, qn_negate(x)), qn_update(g, x, x)));
    FAILS("fill: 256 is out of range for ui8", qn_fill(g, QN_UI8, QN_SCALAR, 256));
    FAILS("fill: nan is out of range for i32", qn_fill(g, QN_I32, QN_SCALAR, NAN));
    FAILS("input \"big\": the size of tensor<9223372036854775807x3xf32> overflows",
          qn_input(g, "big", QN_F32, QN_DIMS(INT64_MAX, 3)));
    FAILS("fill: the size of tensor<9223372036854775807xf32> overflows", qn_fill(g, QN_F32, QN_DIMS(INT64_MAX), 1));
    FAILS("input \"negative\": dimension 0 is negative: -1", qn_input(g, "negative", QN_F32, QN_DIMS(-1)));
    FAILS("broadcast_to: dimension 0 is negative: -2", qn_broadcast_to(x, QN_DIMS(-2)));
    FAILS("constant: dimension 1 is negative: -3", qn_constant(g, QN_F32, QN_DIMS(2, -3), &inner));
    FAILS("input \"typeless\": element type 99 does not exist", qn_input(g, "typeless", (qn_dtype)99, QN_SCALAR));
    FAILS("fill: element type 0 does not exist", qn_fill(g, QN_NONE, QN_SCALAR, 0));
    FAILS("one_hot: -1 classes; expected at least 0", qn_one_hot(qn_fill(g, QN_I32, QN_SCALAR, 0), -1, QN_F32));
    FAILS("one_hot: element type 0 does not exist", qn_one_hot(qn_fill(g, QN_I32, QN_SCALAR, 0), 3, QN_NONE));
    FAILS("input \"deep\": dims has 17 numbers; expected at most 16",
          qn_input(g, "deep", QN_F32, QN_DIMS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)));
    FAILS("gradient", qn_gradient(x, 1, &s, out));
    char *text;
    qn_graph *fine = qn_graph_new(context, NULL);
    qn_value t = qn_input(fine, "t", QN_F32, QN_SCALAR), last;
    qn_while(1, &t, always, prints_inside, fine, &last);
    CHECK_OK(qn_graph_print(fine, &text));
    qn_free(text);
    qn_close(context);
}

TEST(parsed_graphs_cannot_be_extended)
{
    static const char source[] = "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}\n";
    qn_context *context = open_context(NULL);
    qn_graph *g;
    qn_function *f;
    CHECK_OK(qn_graph_parse(context, "m", source, sizeof source - 1, &g));
    CHECK_OK(qn_compile(g, NULL, &f));
    CHECK(qn_input(g, "x", QN_F32, QN_SCALAR).id == 0);
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "was parsed");
    CHECK_FAILS(qn_graph_parse(context, "m", "what", 4, &g), QN_INVALID_ARGUMENT, "m:1:1: error: ");
    CHECK(g == NULL);
    qn_close(context);
}

TEST(errors_of_calls)
{
    qn_context *context = open_context(NULL);
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(3)), w = qn_input(g, "w", QN_F32, QN_DIMS(3));
    qn_output(g, "y", qn_add(x, w));
    qn_update(g, w, qn_negate(w));
    qn_function *f;
    CHECK_OK(qn_compile(g, NULL, &f));
    float m[12] = {0};
    char bytes[64];
    qn_tensor in[] = {TENSOR(QN_F32, m, 3), TENSOR(QN_F32, m + 3, 3)}, out[] = {TENSOR(QN_F32, m + 6, 3)};
    CHECK_OK(qn_call(f, 2, in, 1, out));
    CHECK_FAILS(qn_call(f, 1, in, 1, out), QN_INVALID_ARGUMENT, "qn_call: input_count is 1; expected 2: 0 \"");
    CHECK_FAILS(qn_call(f, 2, in, 2, out), QN_INVALID_ARGUMENT,
                "qn_call: output_count is 2; expected 1, updates not counted: 0 \"");
#define CALL_FAILS(tensor, replacement, words)                                                                         \
    do {                                                                                                               \
        qn_tensor kept = tensor;                                                                                       \
        tensor = (replacement);                                                                                        \
        CHECK_FAILS(qn_call(f, 2, in, 1, out), QN_INVALID_ARGUMENT, words);                                            \
        tensor = kept;                                                                                                 \
    } while (0)
    CALL_FAILS(in[1], TENSOR(QN_F32, m + 3, 4), "input 1 \"w\" is tensor<4xf32>; expected tensor<3xf32>");
    CALL_FAILS(in[0], TENSOR(QN_I32, m, 3), "input 0 \"x\" is tensor<3xi32>; expected tensor<3xf32>");
    CALL_FAILS(out[0], TENSOR(QN_F32, m + 6, 1, 3), "output 0 \"y\" is tensor<1x3xf32>; expected tensor<3xf32>");
    CALL_FAILS(in[0], TENSOR(QN_F32, NULL, 3), "input 0 \"x\" has no memory");
    CALL_FAILS(in[0], TENSOR(QN_F32, bytes + 1 + (-(uintptr_t)bytes & 3), 3), "not aligned");
    CALL_FAILS(out[0], TENSOR(QN_F32, m, 3), "the memory of input 0 \"x\" overlaps that of output 0 \"y\"");
    CALL_FAILS(out[0], TENSOR(QN_F32, m + 1, 3), "overlaps");
    CALL_FAILS(out[0], TENSOR(QN_F32, m + 5, 3), "the memory of input 1 \"w\" overlaps that of output 0");
    CALL_FAILS(in[1], TENSOR(QN_F32, m + 2, 3), "the memory of input 0 \"x\" overlaps that of input 1 \"w\"");
    CALL_FAILS(in[1], in[0], "overlaps");
    CHECK_OK(qn_call(f, 2, in, 1, out));
    qn_close(context);
}

static void use_shared_inputs(const qn_function *f)
{
    float m[4] = {1, 2, 3, 4}, out[2];
    CHECK_OK(qn_call(f, 2, (qn_tensor[]){TENSOR(QN_F32, m, 3), TENSOR(QN_F32, m + 1, 3)}, 1,
                     (qn_tensor[]){SCALAR(QN_F32, out)}));
    CHECK(out[0] == 2 + 6 + 12);
}

TEST(inputs_may_overlap_each_other)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(3)), y = qn_input(g, "y", QN_F32, QN_DIMS(3));
    qn_output(g, NULL, qn_matmul(x, y));
    with_engines(g, use_shared_inputs);
    qn_close(context);
}

/* ---- contexts and compilers -------------------------------------------------------------------------------------- */

#if defined(__x86_64__)
static const char other_level[] = "armv8-a";
#else
static const char other_level[] = "x86-64-v3";
#endif

static qn_status refuse(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)request, (void)out, (void)out_size;
    ++*(int *)self;
    return qn_open(&(qn_options){.level = other_level}, &(qn_context *){NULL}); /* returns QN_UNSUPPORTED */
}
static qn_status break_down(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)self, (void)request;
    *out = calloc(1, 100);
    *out_size = 100;
    return NULL;
}
static const char *describe(void *self) { return (void)self, "a test"; }
static void count_lines(void *user, const char *line)
{
    CHECK(strstr(line, "evaluating instead of compiling"));
    ++*(int *)user;
}

TEST(falling_back_to_the_evaluator)
{
    int calls = 0, lines = 0;
    qn_compiler compiler = {QN_COMPILER_VERSION, &calls, refuse, describe};
    qn_context *context;
    qn_stats stats;
    CHECK_OK(qn_open(&(qn_options){.compiler = &compiler, .log = count_lines, .log_user = &lines}, &context));
    qn_function *f = NULL;
    CHECK_OK(qn_compile(sum_graph(context), NULL, &f));
    CHECK(calls == 1 && lines == 1 && f);
    use_sum(f);
    qn_function_stats(f, &stats);
    CHECK(strcmp(stats.engine, "evaluator") == 0 && strstr(stats.why, "another kind of CPU") &&
          strstr(stats.why, ", which runs "));
    compiler.compile = break_down;
    CHECK_FAILS(qn_compile(sum_graph(context), NULL, &f), QN_INVALID_ARGUMENT, "malformed image");
    compiler.version = 99;
    qn_context *none;
    CHECK_FAILS(qn_open(&(qn_options){.compiler = &compiler}, &none), QN_INVALID_ARGUMENT, "version is 99");
    qn_info info;
    qn_get_info(context, &info);
    CHECK(strcmp(info.compiler, "a test") == 0 && info.threads >= 1 && strlen(info.compile_id) == 16);
    qn_close(context);
}

TEST(levels)
{
    qn_context *context;
    CHECK_FAILS(qn_open(&(qn_options){.level = "z80"}, &context), QN_INVALID_ARGUMENT, "level \"z80\" does not exist");
    CHECK(context == NULL);
    CHECK_OK(qn_open(&(qn_options){.jit = ""}, &context));
    qn_info info;
    qn_get_info(context, &info);
    CHECK(strcmp(info.compiler, "none") == 0);
    qn_function *f;
    CHECK_OK(qn_compile(sum_graph(context), NULL, &f));
    qn_stats stats;
    qn_function_stats(f, &stats);
    CHECK(strcmp(stats.why, "the context has no compiler") == 0);
    char *text;
    CHECK_FAILS(qn_dump(sum_graph(context), "asm", NULL, &text), QN_UNSUPPORTED, "needs a compiler");
    CHECK_FAILS(qn_dump(sum_graph(context), "soup", NULL, &text), QN_INVALID_ARGUMENT, "stage \"soup\"");
    qn_close(context);
}

TEST(several_contexts)
{
    qn_context *a = open_context(qn_jit_compiler()), *b = open_context(NULL);
    qn_graph *g = sum_graph(a), *h = sum_graph(b);
    qn_function *f, *e;
    CHECK_OK(qn_compile(g, NULL, &f));
    CHECK_OK(qn_compile(h, NULL, &e));
    qn_close(b);
    use_sum(f);
    qn_graph_free(g);
    qn_function_free(f);
    qn_close(a);
    qn_close(NULL);
    qn_graph_free(NULL);
    qn_function_free(NULL);
}

/* ---- threads and floating-point modes ---------------------------------------------------------------------------- */

enum { THREADS = 24, ROUNDS = 200, N = 33 };
typedef struct worker {
    const qn_function *f;
    float factor;
    bool wrong;
} worker;

static void *work(void *argument)
{
    worker *w = argument;
    float x[N][N], y[N][N], z[N][N];
    for (int i = 0; i < N; i++)
        for (int k = 0; k < N; k++)
            x[i][k] = w->factor * (i == k), y[i][k] = (float)(i * N + k);
    for (int r = 0; r < ROUNDS; r++) {
        memset(z, 0, sizeof z);
        qn_status status = qn_call(w->f, 2, (qn_tensor[]){TENSOR(QN_F32, x, N, N), TENSOR(QN_F32, y, N, N)}, 1,
                                   (qn_tensor[]){TENSOR(QN_F32, z, N, N)});
        w->wrong = w->wrong || status;
        qn_status_free(status);
        for (int i = 0; i < N; i++)
            for (int k = 0; k < N; k++)
                w->wrong = w->wrong || z[i][k] != w->factor * y[i][k] + 1;
    }
    return NULL;
}

TEST(many_threads_call_one_function)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(N, N)), y = qn_input(g, "y", QN_F32, QN_DIMS(N, N));
    qn_value z = qn_matmul(x, y);
    qn_output(g, "z", qn_add(z, qn_fill(g, QN_F32, QN_DIMS(N, N), 1)));
    qn_function *f;
    CHECK_OK(qn_compile(g, NULL, &f));
    pthread_t threads[THREADS];
    worker workers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        workers[i] = (worker){f, (float)(i + 1), false};
        CHECK(pthread_create(&threads[i], NULL, work, &workers[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        CHECK(!workers[i].wrong);
    }
    qn_close(context);
}

static void use_rounding(const qn_function *f)
{
    static const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO, FE_TONEAREST};
    float wanted[2] = {0}, got[2];
    qn_tensor in[] = {TENSOR(QN_F32, F32(1.0f / 3, 1e-30f), 2), TENSOR(QN_F32, F32(3.7f, 1e-9f), 2)};
    CHECK_OK(qn_call(f, 2, in, 1, (qn_tensor[]){TENSOR(QN_F32, wanted, 2)}));
    CHECK(wanted[1] > 0 && wanted[1] < 1e-38f); /* a subnormal */
    for (int i = 0; i < 4; i++) {
        fesetround(modes[i]);
        CHECK_OK(qn_call(f, 2, in, 1, (qn_tensor[]){TENSOR(QN_F32, got, 2)}));
        CHECK(fegetround() == modes[i]);
        fesetround(FE_TONEAREST);
        CHECK(memcmp(got, wanted, sizeof got) == 0);
    }
#if defined(__x86_64__)
    unsigned before = __builtin_ia32_stmxcsr(), flush = before | 0x8040; /* FTZ and DAZ */
    __builtin_ia32_ldmxcsr(flush);
    CHECK_OK(qn_call(f, 2, in, 1, (qn_tensor[]){TENSOR(QN_F32, got, 2)}));
    unsigned after = __builtin_ia32_stmxcsr();
    __builtin_ia32_ldmxcsr(before);
    CHECK((after & 0xffc0) == (flush & 0xffc0));
    CHECK(memcmp(got, wanted, sizeof got) == 0);
#endif
}

TEST(the_hosts_rounding_mode_does_not_matter)
{
    qn_context *context = open_context(qn_jit_compiler());
    qn_graph *g = qn_graph_new(context, NULL);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2)), y = qn_input(g, "y", QN_F32, QN_DIMS(2));
    qn_output(g, "z", qn_multiply(x, y));
    with_engines(g, use_rounding);
    qn_close(context);
}
