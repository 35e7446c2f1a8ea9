/* Builds valid graphs: inputs, outputs, updates, constants, names, properties of values. */
#include "api.h"
#include "quern/inspect.h"
#include "quern/optim.h"

TEST(types_and_shapes_of_values)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "facts");
    int64_t dims[] = {2, 3, 4};
    qn_value x = qn_input(graph, "x", QN_BF16, qn_dims_of(3, dims));
    memset(dims, 0x77, sizeof dims); /* qn_input has copied the list */
    CHECK(x.graph == graph && x.id != 0);
    CHECK(qn_value_dtype(x) == QN_BF16);
    CHECK_DIMS(qn_value_dims(x), 2, 3, 4);
    qn_value scalar = qn_input(graph, NULL, QN_UI64, QN_SCALAR);
    CHECK(qn_value_dtype(scalar) == QN_UI64 && qn_value_dims(scalar).count == 0);
    qn_value empty = qn_input(graph, "", QN_I1, QN_DIMS(0, 7));
    CHECK_DIMS(qn_value_dims(empty), 0, 7);
    qn_dims kept = qn_value_dims(x);
    for (int i = 0; i < 2000; i++) /* more values must not move the dimensions that `kept` points to */
        qn_fill(graph, QN_F32, QN_DIMS(i + 1), i);
    CHECK_DIMS(kept, 2, 3, 4);
    CHECK(qn_value_dtype((qn_value){graph, 0}) == QN_NONE);
    CHECK(qn_value_dims((qn_value){graph, 0}).count == 0);
    CHECK_OK(qn_graph_status(graph));
    qn_value t = qn_transpose(x, QN_DIMS(2, 0, 1));
    CHECK_DIMS(qn_value_dims(t), 4, 2, 3);
    qn_value c = qn_compare(x, x, QN_LT);
    CHECK(qn_value_dtype(c) == QN_I1);
    CHECK_DIMS(qn_value_dims(c), 2, 3, 4);
    qn_close(context);
}

TEST(inputs_and_outputs_in_order)
{
    enum { N = 30 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "order");
    qn_value x[N];
    float in_data[N], out_data[N];
    qn_tensor in[N], out[N];
    for (int i = 0; i < N; i++) {
        char name[16];
        snprintf(name, sizeof name, "x%d", i);
        x[i] = qn_input(graph, name, QN_F32, QN_SCALAR);
        memset(name, '?', sizeof name - 1);
        in_data[i] = (float)(i * i);
        in[i] = SCALAR_TENSOR(&in_data[i], QN_F32);
        out[i] = SCALAR_TENSOR(&out_data[i], QN_F32);
    }
    for (int i = 0; i < N; i++)
        qn_output(graph, NULL, qn_subtract(x[N - 1 - i], x[0]));
    RUN(graph, in, out);
    for (int i = 0; i < N; i++)
        CHECK(out_data[i] == (float)((N - 1 - i) * (N - 1 - i)));
    qn_function *function = compile(graph, NULL);
    CHECK_EQ_U64(qn_function_input_count(function), N);
    CHECK_EQ_U64(qn_function_output_count(function), N);
    CHECK_STR(qn_function_input(function, 29).name, "x29");
    CHECK_STR(qn_function_output(function, 3).name, "");
    qn_close(context);
}

/* A graph whose outputs include an input (twice), a constant, and one value under two names. */
TEST(inputs_and_constants_as_outputs)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "any");
    qn_value x = qn_input(graph, "x", QN_I16, QN_DIMS(3));
    int16_t five[] = {5, -5, 5};
    qn_value constant = qn_constant(graph, QN_I16, QN_DIMS(3), five);
    memset(five, 0, sizeof five); /* qn_constant has copied `five` */
    qn_value sum = qn_add(x, constant);
    qn_output(graph, "x1", x);
    qn_output(graph, "x2", x);
    qn_output(graph, "c", constant);
    qn_output(graph, "s1", sum);
    qn_output(graph, "s2", sum);
    int16_t in[] = {1, 2, 32767}, out[5][3];
    qn_tensor outs[5];
    for (int i = 0; i < 5; i++)
        outs[i] = (qn_tensor){out[i], QN_I16, QN_DIMS(3)};
    qn_tensor ins[] = {TENSOR(in, QN_I16, 3)};
    RUN(graph, ins, outs);
    static const int16_t want[5][3] = {{1, 2, 32767}, {1, 2, 32767}, {5, -5, 5}, {6, -3, -32764}, {6, -3, -32764}};
    CHECK(!memcmp(out, want, sizeof want));
    qn_close(context);
}

TEST(no_inputs_and_no_outputs)
{
    qn_context *context = open_jit();
    qn_graph *constant = qn_graph_new(context, NULL);
    qn_output(constant, NULL, qn_iota(constant, QN_DIMS(2, 3), QN_I32, 1));
    int32_t out[6];
    qn_tensor outs[] = {TENSOR(out, QN_I32, 2, 3)};
    RUN0(constant, outs);
    CHECK(out[0] == 0 && out[2] == 2 && out[3] == 0 && out[5] == 2);
    qn_graph *empty = qn_graph_new(context, "empty");
    for (int i = 0; i < ENGINE_COUNT; i++) {
        if (ENGINES[i].options.level && !has_level(ENGINES[i].options.level))
            continue;
        qn_function *function = compile(empty, &ENGINES[i].options);
        CHECK_EQ_U64(qn_function_input_count(function), 0);
        CHECK_EQ_U64(qn_function_output_count(function), 0);
        CHECK_OK(qn_call(function, 0, NULL, 0, NULL));
    }
    qn_graph *unused = qn_graph_new(context, "unused");
    qn_input(unused, "x", QN_F32, QN_DIMS(2));
    qn_output(unused, "y", qn_fill(unused, QN_F32, QN_SCALAR, 3));
    float x[2] = {1, 2}, y = 0;
    qn_tensor ins[] = {TENSOR(x, QN_F32, 2)}, ys[] = {SCALAR_TENSOR(&y, QN_F32)};
    RUN(unused, ins, ys);
    CHECK(y == 3);
    qn_close(context);
}

/* ---- constants ---- */

TEST(constants_of_every_type)
{
    static const unsigned char bytes[] = {0, 1, 0, 1, 1, 0, 0, 1, 0xFF, 0x80, 0x7F, 0xF0, 0x80, 0x7F, 0xF0, 0x7F,
                                          1, 2, 3, 4, 5, 6, 7, 8, 0x01, 0x00, 0xA0, 0x7F, 0,    0,    0,    0x80};
    qn_context *context = open_jit();
    for (qn_dtype dtype = QN_I1; dtype <= QN_F64; dtype++) {
        qn_graph *graph = qn_graph_new(context, "constant");
        int64_t count = dtype == QN_I1 ? 8 : (int64_t)(sizeof bytes / qn_dtype_size(dtype));
        qn_value value = qn_constant(graph, dtype, QN_DIMS(count), bytes);
        CHECK(qn_value_dtype(value) == dtype);
        CHECK_DIMS(qn_value_dims(value), count);
        qn_output(graph, "c", value);
        unsigned char out[sizeof bytes];
        qn_tensor outs[] = {TENSOR(out, dtype, count)};
        RUN0(graph, outs);
        CHECK(
            !memcmp(out, bytes, (size_t)count * qn_dtype_size(dtype))); /* the bits are unchanged, also those of NaNs */
        qn_graph_free(graph);
    }
    qn_graph *graph = qn_graph_new(context, "empty");
    qn_value none = qn_constant(graph, QN_F32, QN_DIMS(3, 0), NULL);
    CHECK_DIMS(qn_value_dims(none), 3, 0);
    qn_output(graph, "sum", qn_sum(none, QN_DIMS(1)));
    float sums[3];
    qn_tensor outs[] = {TENSOR(sums, QN_F32, 3)};
    RUN0(graph, outs);
    CHECK(sums[0] == 0 && sums[1] == 0 && sums[2] == 0);
    qn_close(context);
}

typedef struct fill_case {
    qn_dtype dtype;
    double value;
    uint64_t bits;
} fill_case;

TEST(fill_rounds)
{
    static const fill_case cases[] = {
        {QN_F64, 0.1, 0x3FB999999999999A},
        {QN_F32, 0.1, 0x3DCCCCCD},
        {QN_F32, 1e300, 0x7F800000},
        {QN_F32, -1e300, 0xFF800000},
        {QN_F32, 1e-45, 1},
        {QN_F32, -0.0, 0x80000000},
        {QN_F32, 16777217.0, 0x4B800000}, /* a tie, which rounds to even */
        {QN_F32, 16777219.0, 0x4B800002},
        {QN_F16, 0.1, 0x2E66},
        {QN_F16, 65519.99, 0x7BFF},
        {QN_F16, 65520, 0x7C00},
        {QN_F16, 2049, 0x6800},
        {QN_F16, 2049.0000000001, 0x6801}, /* rounding to f32 first would give a tie */
        {QN_F16, 0x1p-24, 1},
        {QN_BF16, 0.1, 0x3DCD},
        {QN_BF16, 257, 0x4380},
        {QN_BF16, 257.0000000001, 0x4381},
        {QN_I32, 2.9, 2},
        {QN_I32, -2.9, 0xFFFFFFFE},
        {QN_I32, -0.5, 0},
        {QN_I32, 2147483647, 0x7FFFFFFF},
        {QN_I32, -2147483648.0, 0x80000000},
        {QN_UI32, 4294967295.0, 0xFFFFFFFF},
        {QN_I8, -128, 0x80},
        {QN_I8, 127.9, 127},
        {QN_UI8, 255, 255},
        {QN_UI8, -0.9, 0},
        {QN_I64, 0x1p62, 0x4000000000000000},
        {QN_I64, -0x1p63, 0x8000000000000000},
        {QN_UI64, 0x1p63, 0x8000000000000000},
        {QN_I1, 0, 0},
        {QN_I1, 1, 1},
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = qn_graph_new(context, "fill");
        qn_value value = qn_fill(graph, cases[i].dtype, QN_DIMS(3), cases[i].value);
        qn_output(graph, "f", value);
        unsigned char out[24] = {0};
        qn_function *function = compile(graph, &(qn_compile_options){.evaluate = 1});
        CHECK_OK(qn_call(function, 0, NULL, 1, &TENSOR(out, cases[i].dtype, 3)));
        size_t size = qn_dtype_size(cases[i].dtype);
        for (int element = 0; element < 3; element++) {
            uint64_t bits = 0;
            memcpy(&bits, out + (size_t)element * size, size);
            if (bits != cases[i].bits)
                unit_fail(__FILE__, __LINE__, "%s of %.17g is 0x%" PRIx64 ", not 0x%" PRIx64,
                          qn_dtype_name(cases[i].dtype), cases[i].value, bits, cases[i].bits);
        }
        qn_graph_free(graph);
    }
    qn_close(context);
}

TEST(fill_of_nan_and_infinity)
{
    qn_context *context = open_jit();
    static const struct {
        qn_dtype dtype;
        uint64_t infinity, sign, quiet;
    } want[] = {{QN_F16, 0x7C00, 0x8000, 0x200},
                {QN_BF16, 0x7F80, 0x8000, 0x40},
                {QN_F32, 0x7F800000, 0x80000000, 0x400000},
                {QN_F64, 0x7FF0000000000000, 0x8000000000000000, 0x8000000000000}};
    for (size_t i = 0; i < COUNT(want); i++) {
        qn_graph *graph = qn_graph_new(context, "special");
        qn_output(graph, "p", qn_fill(graph, want[i].dtype, QN_SCALAR, HUGE_VAL));
        qn_output(graph, "m", qn_fill(graph, want[i].dtype, QN_SCALAR, -HUGE_VAL));
        qn_output(graph, "n", qn_fill(graph, want[i].dtype, QN_SCALAR, NAN));
        uint64_t bits[3] = {0};
        qn_tensor outs[] = {SCALAR_TENSOR(&bits[0], want[i].dtype), SCALAR_TENSOR(&bits[1], want[i].dtype),
                            SCALAR_TENSOR(&bits[2], want[i].dtype)};
        RUN0(graph, outs);
        CHECK_EQ_U64(bits[0], want[i].infinity);
        CHECK_EQ_U64(bits[1], want[i].infinity | want[i].sign);
        CHECK_EQ_U64(bits[2], want[i].infinity | want[i].quiet);
    }
    qn_close(context);
}

TEST(fill_out_of_range_is_an_error)
{
    static const struct {
        qn_dtype dtype;
        double value;
    } bad[] = {{QN_I8, 128},           {QN_I8, -129},           {QN_UI8, 256},       {QN_UI8, -1},
               {QN_I32, 2147483648.0}, {QN_UI32, -1},           {QN_I64, 0x1p63},    {QN_UI64, 0x1p64},
               {QN_I32, NAN},          {QN_UI32, 4294967296.0}, {QN_UI64, HUGE_VAL}, {QN_I16, -HUGE_VAL},
               {(qn_dtype)-1, 0},      {(qn_dtype)77, 1},       {QN_NONE, 0},        {(qn_dtype)99, 0}};
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(bad); i++) {
        qn_graph *graph = qn_graph_new(context, "range");
        qn_value value = qn_fill(graph, bad[i].dtype, QN_DIMS(2), bad[i].value);
        if (value.id)
            unit_fail(__FILE__, __LINE__, "fill of %s with %g gives a value", qn_dtype_name(bad[i].dtype),
                      bad[i].value);
        bool type = qn_dtype_size(bad[i].dtype) == 0;
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, type ? "element type" : qn_dtype_name(bad[i].dtype));
    }
    qn_close(context);
}

/* ---- updates ---- */

TEST(updates_in_place)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "update");
    qn_value a = qn_input(graph, "a", QN_F32, QN_DIMS(4)), b = qn_input(graph, "b", QN_F32, QN_DIMS(4));
    qn_value k = qn_input(graph, "k", QN_I32, QN_SCALAR);
    qn_output(graph, "before", a);
    qn_update(graph, a, b); /* a swap of a and b */
    qn_update(graph, b, a);
    qn_output(graph, "sum", qn_add(a, b));
    qn_update(graph, k, qn_add(k, qn_fill(graph, QN_I32, QN_SCALAR, 1)));
    for (int e = 0; e < ENGINE_COUNT; e++) {
        if (ENGINES[e].options.level && !has_level(ENGINES[e].options.level))
            continue;
        qn_function *function = compile(graph, &ENGINES[e].options);
        float a_data[4] = {1, 2, 3, 4}, b_data[4] = {10, 20, 30, 40}, before[4], sum[4];
        int32_t count = 7;
        qn_tensor in[] = {TENSOR(a_data, QN_F32, 4), TENSOR(b_data, QN_F32, 4), SCALAR_TENSOR(&count, QN_I32)};
        qn_tensor out[] = {TENSOR(before, QN_F32, 4), TENSOR(sum, QN_F32, 4)};
        for (int call = 1; call <= 3; call++) {
            CHECK_OK(qn_call(function, 3, in, 2, out));
            CHECK(count == 7 + call);
            for (int i = 0; i < 4; i++) {
                CHECK(a_data[i] == (float)(i + 1) * (call % 2 ? 10 : 1));
                CHECK(b_data[i] == (float)(i + 1) * (call % 2 ? 1 : 10));
                CHECK(before[i] == (float)(i + 1) * (call % 2 ? 1 : 10));
                CHECK(sum[i] == (float)(i + 1) * 11);
            }
        }
        CHECK_EQ_U64(qn_function_output_count(function), 5);
        CHECK(qn_function_input(function, 0).alias == 2);
        CHECK(qn_function_input(function, 1).alias == 3);
        CHECK(qn_function_input(function, 2).alias == 4);
        CHECK(qn_function_output(function, 0).alias == -1);
        CHECK(qn_function_output(function, 1).alias == -1);
        CHECK(qn_function_output(function, 2).alias == 0);
        CHECK(qn_function_output(function, 3).alias == 1);
        CHECK(qn_function_output(function, 4).alias == 2);
        CHECK_STR(qn_function_output(function, 0).name, "before");
        CHECK_STR(qn_function_output(function, 1).name, "sum");
        qn_function_free(function);
    }
    qn_close(context);
}

/* The new value of an updated input is a permutation of its elements, the unchanged input, or a constant. */
TEST(updates_that_permute)
{
    enum { N = 37 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "permute");
    qn_value a = qn_input(graph, "a", QN_F32, QN_DIMS(N)), m = qn_input(graph, "m", QN_F32, QN_DIMS(N, N));
    qn_value same = qn_input(graph, "same", QN_F32, QN_DIMS(N)), fixed = qn_input(graph, "fixed", QN_F32, QN_DIMS(N));
    qn_update(graph, a, qn_reverse(a, QN_DIMS(0)));
    qn_update(graph, m, qn_transpose(m, QN_DIMS(1, 0)));
    qn_update(graph, same, same);
    qn_update(graph, fixed, qn_iota(graph, QN_DIMS(N), QN_F32, 0));
    for (int e = 0; e < ENGINE_COUNT; e++) {
        if (ENGINES[e].options.level && !has_level(ENGINES[e].options.level))
            continue;
        float a_data[N], m_data[N * N], same_data[N], fixed_data[N];
        for (int i = 0; i < N; i++)
            a_data[i] = same_data[i] = fixed_data[i] = (float)(100 + i);
        for (int i = 0; i < N * N; i++)
            m_data[i] = (float)i;
        qn_function *function = compile(graph, &ENGINES[e].options);
        qn_tensor in[] = {TENSOR(a_data, QN_F32, N), TENSOR(m_data, QN_F32, N, N), TENSOR(same_data, QN_F32, N),
                          TENSOR(fixed_data, QN_F32, N)};
        CHECK_OK(qn_call(function, 4, in, 0, NULL));
        for (int i = 0; i < N; i++)
            CHECK(a_data[i] == (float)(100 + N - 1 - i) && same_data[i] == (float)(100 + i) &&
                  fixed_data[i] == (float)i);
        for (int i = 0; i < N * N; i++)
            CHECK(m_data[i] == (float)(i % N * N + i / N));
    }
    qn_close(context);
}

/* ---- names; graphs that grow after compiling ---- */

TEST(names_are_kept)
{
    static const char *const names[] = {"x",
                                        "",
                                        "with space",
                                        "quote\"back\\slash",
                                        "percent %s%n",
                                        "\xC3\xA9t\xC3\xA9",
                                        "line\nbreak",
                                        "0",
                                        "X",
                                        "main",
                                        "%arg0",
                                        "tab\t"};
    qn_context *context = open_jit();
    for (int module = 0; module < (int)COUNT(names); module++) {
        qn_graph *graph = qn_graph_new(context, names[module]);
        qn_value x[COUNT(names)];
        for (size_t i = 0; i < COUNT(names); i++)
            x[i] = qn_input(graph, names[i], QN_F32, QN_SCALAR);
        for (size_t i = 0; i < COUNT(names); i++)
            qn_output(graph, names[i], qn_negate(x[i]));
        qn_function *function = compile(graph, &(qn_compile_options){.evaluate = 1});
        for (size_t i = 0; i < COUNT(names); i++) {
            CHECK_STR(qn_function_input(function, i).name, names[i]);
            CHECK_STR(qn_function_output(function, i).name, names[i]);
        }
        char *text = NULL;
        CHECK_OK(qn_graph_print(graph, &text));
        qn_graph *parsed = NULL;
        CHECK_OK(qn_graph_parse(context, "names", text, strlen(text), &parsed));
        if (parsed) {
            qn_function *again = compile(parsed, &(qn_compile_options){.evaluate = 1});
            CHECK_EQ_U64(qn_function_input_count(again), COUNT(names));
        }
        qn_free(text);
    }
    qn_close(context);
}

/* Inputs and outputs without a name, also in a scope, and an input and an output with one name. The state of optimisers
 * has different names, if parameters have none or each optimiser has a scope. */
TEST(names_differ)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_scope_push(graph, "layer");
    qn_value p[] = {qn_input(graph, "", QN_F32, QN_SCALAR), qn_input(graph, "", QN_F32, QN_SCALAR),
                    qn_input(graph, NULL, QN_F32, QN_SCALAR)},
             state[4];
    qn_output(graph, "y", qn_input(graph, "y", QN_F32, QN_SCALAR));
    for (int i = 0; i < 2; i++)
        qn_output(graph, "", p[i]);
    const qn_optimizer momentum = {.kind = QN_MOMENTUM, .rate = 1};
    qn_optimizer_inputs(&momentum, 3, p, state);
    qn_scope_push(graph, "other");
    qn_optimizer_inputs(&momentum, 3, p, state);
    qn_function *f = compile(graph, &(qn_compile_options){.evaluate = 1});
    static const char *const names[] = {"layer.step", "layer.0.velocity", "layer.1.velocity"};
    for (size_t i = 0; i < COUNT(names); i++)
        CHECK_STR(qn_function_input(f, 4 + i).name, names[i]);
    qn_close(context);
}

/* A function keeps its signature when outputs and updates are added to the graph. */
TEST(graphs_grow_after_compiling)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "grows");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2));
    qn_value y = qn_sqrt(x);
    qn_output(graph, "y", y);
    qn_function *first = compile(graph, NULL);
    qn_output(graph, "z", qn_negate(y));
    qn_function *second = compile(graph, NULL);
    qn_update(graph, x, y);
    qn_function *third = compile(graph, NULL);
    qn_graph_free(graph);
    float in[] = {4, 9}, out[2], negative[2];
    qn_tensor ins[] = {TENSOR(in, QN_F32, 2)}, outs[] = {TENSOR(out, QN_F32, 2), TENSOR(negative, QN_F32, 2)};
    CHECK_OK(qn_call(first, 1, ins, 1, outs));
    CHECK(out[0] == 2 && out[1] == 3);
    CHECK_OK(qn_call(second, 1, ins, 2, outs));
    CHECK(negative[0] == -2 && negative[1] == -3 && in[0] == 4);
    CHECK_OK(qn_call(third, 1, ins, 2, outs));
    CHECK(in[0] == 2 && in[1] == 3);
    CHECK_STR(qn_function_input(third, 0).name, "x");
    CHECK_STR(qn_function_output(second, 1).name, "z");
    CHECK(qn_function_input(first, 0).dtype == QN_F32);
    CHECK_DIMS(qn_function_input(first, 0).dims, 2);
    qn_close(context);
}

static void doubled(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    *out = qn_add(*in, *in);
}

static void frozen_inside(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    qn_freeze(1, in, out);
}

/* Frozen values are constants, of which the graph can be a function. Values and outputs of before stay as they are. */
TEST(frozen_values)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "frozen");
    qn_value list[2] = {qn_fill(graph, QN_F32, QN_DIMS(2), 3), qn_iota(graph, QN_DIMS(3), QN_I32, 0)}, before = list[0];
    qn_output(graph, "before", before);
    qn_repeat(4, 1, list, doubled, NULL, list);
    qn_freeze(2, list, list);
    CHECK_OK(qn_graph_status(graph));
    CHECK_DIMS(qn_value_dims(list[1]), 3);
    size_t stored = 0;
    const float *element = qn_value_elements(list[0], &stored);
    const int32_t *numbers = qn_value_elements(list[1], NULL);
    CHECK(element && stored == 1 && *element == 48);
    CHECK(numbers && numbers[0] == 0 && numbers[2] == 2);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2));
    qn_output(graph, "after", qn_add(x, list[0]));
    float in[2] = {1, 2}, first[2], after[2];
    qn_tensor ins[] = {TENSOR(in, QN_F32, 2)}, outs[] = {TENSOR(first, QN_F32, 2), TENSOR(after, QN_F32, 2)};
    RUN(graph, ins, outs);
    CHECK(first[0] == 3 && after[0] == 49 && after[1] == 50);
    char *text = NULL;
    CHECK_OK(qn_dump(graph, "simplified", NULL, &text));
    CHECK(text && !strstr(text, "while")); /* the loop is not in what is compiled */
    qn_free(text);

    qn_freeze(1, &before, &before);
    CHECK(!before.id);
    CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT,
                "freeze: the graph has inputs, whose contents are unknown; expected a call before");
    graph = qn_graph_new(context, "inside");
    before = qn_fill(graph, QN_F32, QN_SCALAR, 3);
    qn_repeat(4, 1, &before, frozen_inside, NULL, &before);
    CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, "freeze: called inside a callback");
    qn_close(context);
}

TEST(failures_of_the_host)
{
    qn_context *context = open_with((qn_options){0});
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2));
    qn_graph_fail(graph, QN_OK, "no failure");
    CHECK_OK(qn_graph_status(graph));
    qn_graph_fail(graph, QN_UNSUPPORTED, "a layer of 100% new type");
    qn_graph_fail(graph, QN_IO, "the first failure stays");
    CHECK_FAILS(qn_graph_status(graph), QN_UNSUPPORTED, "a layer of 100% new type");
    CHECK_FAILS(qn_graph_status(graph), QN_UNSUPPORTED, "\n  in qn_graph_fail, call 2 that built the graph");
    CHECK(qn_abs(x).id == 0);
    qn_function *function = NULL;
    CHECK_FAILS(qn_compile(graph, NULL, &function), QN_UNSUPPORTED, "a layer of 100% new type");
    CHECK(!function);
    qn_close(context);
}
