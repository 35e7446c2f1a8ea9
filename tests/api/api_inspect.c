/* Looking inside: printing and parsing, dumps of every stage, and their errors. */
#include "api.h"

static void less(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], args[1], QN_LT);
}

static void doubles(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    qn_invoke(args[0].graph, "twice", 1, &args[0], &out[0]);
    out[1] = qn_add(args[1], *(qn_value *)user);
}

static void twice(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], args[0]);
}

static void largest(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_maximum(args[0], args[1]);
}

/* A bit of everything that a text must carry: names, an update, constants, regions, a function, orders, types. */
static qn_graph *everything(qn_context *context)
{
    qn_graph *graph = qn_graph_new(context, "everything");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(3, 5)), h = qn_input(graph, "h", QN_BF16, QN_DIMS(5));
    qn_value state = qn_input(graph, "state", QN_F32, QN_DIMS(3)), n = qn_input(graph, "n", QN_I32, QN_SCALAR), last[2];
    qn_define(graph, "twice", 1, &n, twice, NULL, 1);
    static const float odd[3] = {-0.0f, 0x1.23456p-130f, 3.4028235e38f};
    qn_value constant = qn_constant(graph, QN_F32, QN_DIMS(3), odd), nan = qn_fill(graph, QN_F64, QN_SCALAR, NAN);
    qn_value low = qn_fill(graph, QN_F32, QN_SCALAR, -HUGE_VAL), rows;
    qn_reduce(1, &x, &low, QN_DIMS(1), largest, NULL, &rows);
    qn_while(2, (qn_value[]){n, qn_fill(graph, QN_I32, QN_SCALAR, 100)}, less, doubles, &n, last);
    qn_output(graph, "soft", qn_softmax(x, -1));
    qn_output(graph, "sum", qn_add(qn_sum(x, QN_DIMS(1)), constant));
    qn_output(graph, "loop", last[0]);
    qn_output(graph, NULL, qn_convert(qn_tanh(h), QN_F32));
    qn_output(graph, "nan", nan);
    qn_output(graph, "row", qn_matmul(x, qn_convert(h, QN_F32)));
    qn_update(graph, state, qn_add(state, rows));
    return graph;
}

static void check_everything(qn_graph *graph, bool exact, unsigned char *bytes)
{
    float x[15], state[3] = {1, 2, 3};
    uint16_t h[5] = {0x3F80, 0xBF80, 0x4000, 0, 0x8000};
    int32_t n = 3;
    for (int i = 0; i < 15; i++)
        x[i] = (float)(i * i % 7) - 2.5f;
    struct {
        double nan;
        float soft[15], sum[3], h[5], row[3], state[3];
        int32_t loop;
    } got;
    memset(&got, 0, sizeof got);
    qn_function *function = compile(graph, &(qn_compile_options){.evaluate = exact});
    qn_tensor in[] = {TENSOR(x, QN_F32, 3, 5), TENSOR(h, QN_BF16, 5), TENSOR(state, QN_F32, 3),
                      SCALAR_TENSOR(&n, QN_I32)};
    qn_tensor out[] = {TENSOR(got.soft, QN_F32, 3, 5),   TENSOR(got.sum, QN_F32, 3),
                       SCALAR_TENSOR(&got.loop, QN_I32), TENSOR(got.h, QN_F32, 5),
                       SCALAR_TENSOR(&got.nan, QN_F64),  TENSOR(got.row, QN_F32, 3)};
    CHECK_EQ_U64(qn_function_output_count(function), 7);
    CHECK_OK(qn_call(function, 4, in, 6, out));
    CHECK(got.loop == 192 && isnan(got.nan));
    memcpy(got.state, state, sizeof state);
    memcpy(bytes, &got, sizeof got);
    qn_function_free(function);
}

TEST(parse_of_print)
{
    qn_context *context = open_jit();
    qn_graph *graph = everything(context), *parsed = NULL;
    char *first = NULL, *second = NULL;
    CHECK_OK(qn_graph_print(graph, &first));
    CHECK_OK(qn_graph_parse(context, "first", first, strlen(first), &parsed));
    CHECK_OK(qn_graph_print(parsed, &second));
    CHECK_STR(second, first);
    CHECK(strstr(first, "tf.aliasing_output") != NULL);
    CHECK(strstr(first, "module @everything") != NULL);
    unsigned char want[200] = {0}, got[200] = {0};
    check_everything(graph, true, want);
    check_everything(graph, false, got);
    CHECK(!memcmp(got, want, sizeof got));
    check_everything(parsed, true, got);
    CHECK(!memcmp(got, want, sizeof got));
    check_everything(parsed, false, got);
    CHECK(!memcmp(got, want, sizeof got));
    qn_function *function = compile(parsed, NULL);
    CHECK(qn_function_input(function, 2).alias == 6 && qn_function_output(function, 6).alias == 2);
    CHECK_STR(qn_function_input(function, 2).name, "state");
    CHECK_STR(qn_function_output(function, 0).name, "soft");
    CHECK_STR(qn_function_output(function, 3).name, "");
    qn_free(first);
    qn_free(second);
    qn_close(context);
}

TEST(parsed_graphs_take_no_more)
{
    static const char source[] = "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }";
    qn_context *context = open_jit();
    for (int what = 0; what < 4; what++) {
        qn_graph *graph = NULL;
        CHECK_OK(qn_graph_parse(context, "text", source, strlen(source), &graph));
        qn_value value = {graph, 1};
        if (what == 0)
            value = qn_input(graph, "late", QN_F32, QN_SCALAR);
        else if (what == 1)
            value = qn_fill(graph, QN_F32, QN_SCALAR, 1);
        else if (what == 2)
            value = qn_iota(graph, QN_DIMS(2), QN_F32, 0);
        else
            qn_output(graph, "y", value), value.id = 0;
        CHECK(value.id == 0);
        qn_status status = qn_graph_status(graph);
        CHECK(status && qn_status_code(status) == QN_INVALID_ARGUMENT);
        qn_status_free(status);
    }
    qn_close(context);
}

TEST(entries)
{
    qn_context *context = open_jit();
    static const struct {
        const char *source, *fails;
        qn_code code;
    } cases[] = {
        {"func.func @main(%a: tensor<1xf32>) -> tensor<1xf32> { return %a : tensor<1xf32> }\n"
         "func.func @other(%a: tensor<9xf32>) -> tensor<9xf32> { return %a : tensor<9xf32> }",
         NULL, QN_OK},
        {"func.func private @other(%a: tensor<9xf32>) -> tensor<9xf32> { return %a : tensor<9xf32> }\n"
         "func.func public @only(%a: tensor<1xf32>) -> tensor<1xf32> { return %a : tensor<1xf32> }",
         NULL, QN_OK},
        {"func.func @one(%a: tensor<1xf32>) -> tensor<1xf32> { return %a : tensor<1xf32> }\n"
         "func.func @two(%a: tensor<9xf32>) -> tensor<9xf32> { return %a : tensor<9xf32> }",
         "main", QN_NOT_FOUND},
        {"func.func private @one(%a: tensor<1xf32>) -> tensor<1xf32> { return %a : tensor<1xf32> }", "main",
         QN_NOT_FOUND},
        {"module {}", "function", QN_NOT_FOUND},
        {"", "", QN_NOT_FOUND},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = NULL;
        qn_status status = qn_graph_parse(context, "entry", cases[i].source, strlen(cases[i].source), &graph);
        if (!cases[i].fails) {
            CHECK_OK(status);
            CHECK_EQ_U64((uint64_t)qn_function_input(compile(graph, NULL), 0).dims.values[0], 1);
        } else {
            CHECK(status && !graph);
            CHECK(strstr(qn_status_message(status), cases[i].fails) != NULL);
            CHECK(qn_status_code(status) == cases[i].code || qn_status_code(status) == QN_INVALID_ARGUMENT);
            qn_status_free(status);
        }
    }
    qn_close(context);
}

TEST(errors_of_parsing)
{
    static const struct {
        const char *source, *place;
        qn_code code;
    } cases[] = {
        {"module {", "some file.mlir:1:", QN_INVALID_ARGUMENT},
        {"module {\n  func.func @main() {\n    oops\n  }\n}", "some file.mlir:3:5: error: ", QN_UNSUPPORTED},
        {"func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.tanh %b : tensor<2xf32>\n  return %0 "
         ": "
         "tensor<2xf32>\n}",
         "some file.mlir:2:23: error: ", QN_INVALID_ARGUMENT},
        {"func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<2xf32> {\n\n  %0 = stablehlo.add %a, %b : "
         "(tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}",
         "some file.mlir:3:", QN_INVALID_ARGUMENT},
        {"func.func @main(%a: tensor<2xq7>) -> tensor<2xq7> { return %a : tensor<2xq7> }",
         "some file.mlir:1:30: error: ", QN_UNSUPPORTED},
        {"func.func @main() -> tensor<f32> {\n  %0 = stablehlo.nonsense : tensor<f32>\n return %0 : tensor<f32> }",
         "some file.mlir:2:8: error: ", QN_UNSUPPORTED},
        {"\xFF\xFE\x00", "some file.mlir:1:1: error: ", QN_INVALID_ARGUMENT},
        {"%s%n%s%n", "some file.mlir:1:1: error: ", QN_INVALID_ARGUMENT},
    };
    qn_context *context = open_jit();
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_graph *graph = NULL;
        CHECK_FAILS(qn_graph_parse(context, "some file.mlir", cases[i].source, strlen(cases[i].source), &graph),
                    cases[i].code, cases[i].place);
        CHECK(graph == NULL);
    }
    /* Every prefix of a module, in memory of exactly its size. */
    char *text = NULL;
    CHECK_OK(qn_graph_print(everything(context), &text));
    size_t size = strlen(text), end = size;
    while (end && strchr("} \n", text[end - 1]))
        end--;
    for (size_t cut = 0; cut < end; cut += cut % 3 + 1) {
        char *prefix = malloc(cut + 1);
        memcpy(prefix + 1, text, cut);
        qn_graph *graph = NULL;
        qn_status status = qn_graph_parse(context, "cut", prefix + 1, cut, &graph);
        CHECK(status && !graph);
        qn_code code = qn_status_code(status); /* half a name is an unknown operation */
        CHECK(code == QN_INVALID_ARGUMENT || code == QN_NOT_FOUND || code == QN_UNSUPPORTED);
        CHECK(!strncmp(qn_status_message(status), "cut:", 4));
        qn_status_free(status);
        free(prefix);
    }
    /* A zero byte within. */
    char *zero = malloc(size);
    memcpy(zero, text, size);
    zero[size / 2] = 0;
    qn_graph *graph = NULL;
    qn_status status = qn_graph_parse(context, "zero", zero, size, &graph);
    CHECK(status && !graph);
    qn_status_free(status);
    free(zero);
    qn_free(text);
    qn_close(context);
}

/* ---- dumps ---- */

TEST(dumps_of_every_stage)
{
    qn_context *context = open_jit();
    qn_graph *graph = everything(context);
    static const char *const wanted[] = {"graph", "simplified", "fused", "nests", "plan", "llvm", "asm"};
    const qn_stage *stages = qn_stages();
    for (size_t i = 0; i < COUNT(wanted); i++)
        CHECK(stages[i].name && !strcmp(stages[i].name, wanted[i]) && stages[i].is_graph == (i < 3));
    for (const qn_stage *stage = stages; stage->name; stage++) {
        char *text = NULL, *again = NULL, *standard = NULL;
        CHECK_OK(qn_dump(graph, stage->name, "text", NULL, &text));
        CHECK_OK(qn_dump(graph, stage->name, "text", &(qn_compile_options){0}, &again));
        CHECK(text && strlen(text) > 100);
        CHECK_STR(again, text); /* the same text every time */
        CHECK_OK(qn_dump(graph, stage->name, NULL, NULL, &standard));
        CHECK_STR(standard, text);
        if (stage->is_graph) {
            CHECK(strstr(text, "stablehlo.") != NULL);
            char *dot = NULL;
            CHECK_OK(qn_dump(graph, stage->name, "dot", NULL, &dot));
            CHECK(dot && strstr(dot, "digraph") && strchr(dot, '}'));
            qn_free(dot);
        } else {
            char *dot = NULL;
            CHECK_FAILS(qn_dump(graph, stage->name, "dot", NULL, &dot), QN_INVALID_ARGUMENT, stage->name);
            CHECK(dot == NULL);
        }
        qn_free(text);
        qn_free(again);
        qn_free(standard);
    }
    /* The text of a graph stage is a module. */
    for (const qn_stage *stage = stages; stage->name; stage++) {
        char *text = NULL;
        qn_graph *parsed = NULL;
        if (!stage->is_graph)
            continue;
        CHECK_OK(qn_dump(graph, stage->name, "text", NULL, &text));
        CHECK_OK(qn_graph_parse(context, stage->name, text, strlen(text), &parsed));
        unsigned char want[200] = {0}, got[200] = {0};
        check_everything(graph, true, want);
        if (parsed)
            check_everything(parsed, true, got);
        CHECK(!memcmp(got, want, sizeof got));
        qn_free(text);
    }
    char *text = NULL;
    CHECK_OK(qn_dump(graph, "llvm", "text", NULL, &text));
    CHECK(text && strstr(text, "define "));
    qn_free(text);
    qn_close(context);
}

/* The compiler gets no elements of large constants; the texts have them all the same. */
TEST(dumps_have_large_constants)
{
    enum { FLOATS = 3000, BOOLS = 5000 };
    static float floats[FLOATS], more[FLOATS];
    static uint8_t bools[BOOLS];
    for (int i = 0; i < FLOATS; i++)
        floats[i] = (float)i / 7, more[i] = -floats[i];
    for (int i = 0; i < BOOLS; i++)
        bools[i] = i % 3 == 0;
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "large");
    qn_value x = qn_input(graph, "x", QN_F32, QN_SCALAR), all = qn_broadcast_to(x, QN_DIMS(FLOATS));
    qn_value unused = qn_constant(graph, QN_F64, QN_DIMS(600), (const double[600]){1, 2});
    qn_value sum = qn_add(all, qn_constant(graph, QN_F32, QN_DIMS(FLOATS), floats));
    qn_output(graph, "y", qn_multiply(sum, qn_constant(graph, QN_F32, QN_DIMS(FLOATS), more)));
    qn_output(graph, "z", qn_not(qn_constant(graph, QN_I1, QN_DIMS(BOOLS), bools)));
    CHECK(unused.id != 0);
    for (const qn_stage *stage = qn_stages(); stage->name && stage->is_graph; stage++) {
        char *text = NULL;
        qn_graph *parsed = NULL;
        CHECK_OK(qn_dump(graph, stage->name, "text", NULL, &text));
        CHECK(text && !strstr(text, "dense_resource"));
        CHECK_OK(qn_graph_parse(context, stage->name, text, strlen(text), &parsed));
        qn_free(text);
        float x_data = 3, y[FLOATS], wrong = 0;
        uint8_t z[BOOLS];
        qn_tensor in[] = {SCALAR_TENSOR(&x_data, QN_F32)};
        qn_tensor out[] = {TENSOR(y, QN_F32, FLOATS), TENSOR(z, QN_I1, BOOLS)};
        RUN(parsed, in, out);
        for (int i = 0; i < FLOATS; i++)
            wrong += y[i] != (3 + floats[i]) * more[i];
        for (int i = 0; i < BOOLS; i++)
            wrong += z[i] != !bools[i];
        CHECK(wrong == 0);
    }
    qn_close(context);
}

TEST(dumps_follow_their_options)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "options");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(1000));
    qn_value y = qn_negate(qn_negate(x));
    qn_output(graph, "y", qn_multiply(y, y));
    char *plain = NULL, *unsimplified = NULL, *asked = NULL;
    CHECK_OK(qn_dump(graph, "fused", "text", NULL, &plain));
    CHECK_OK(qn_dump(graph, "fused", "text", &(qn_compile_options){.unsimplified = 1}, &unsimplified));
    CHECK(!strcmp(plain, unsimplified) || strlen(unsimplified) > strlen(plain));
    CHECK_OK(qn_dump(graph, "graph", "text", &(qn_compile_options){.evaluate = 1}, &asked));
    CHECK(asked && strstr(asked, "stablehlo.negate"));
    qn_free(plain);
    qn_free(unsimplified);
    qn_free(asked);
#ifdef __x86_64__
    char *v3 = NULL, *v4 = NULL;
    CHECK_OK(qn_dump(graph, "asm", "text", &(qn_compile_options){.level = "x86-64-v3"}, &v3));
    CHECK(v3 && strstr(v3, "ymm") && !strstr(v3, "zmm"));
    CHECK_OK(qn_dump(graph, "asm", "text", &(qn_compile_options){.level = "x86-64-v4"}, &v4));
    CHECK(v4 && strstr(v4, "zmm"));
    qn_free(v3);
    qn_free(v4);
#endif
    qn_close(context);
}

TEST(errors_of_dumps)
{
    qn_context *context = open_jit(), *plain = open_with((qn_options){.threads = 1});
    qn_graph *graph = everything(context), *without = everything(plain);
    char *text = NULL;
    static const char *const bad_stages[] = {"", "Graph", "graph ", "ir", "svg", "%n"};
    for (size_t i = 0; i < COUNT(bad_stages); i++)
        CHECK_FAILS(qn_dump(graph, bad_stages[i], "text", NULL, &text), QN_INVALID_ARGUMENT, bad_stages[i]);
    static const char *const bad_formats[] = {"", "svg", "TEXT", "json"};
    for (size_t i = 0; i < COUNT(bad_formats); i++) {
        CHECK_FAILS(qn_dump(graph, "graph", bad_formats[i], NULL, &text), QN_INVALID_ARGUMENT, bad_formats[i]);
        CHECK_FAILS(qn_dump(graph, "nests", bad_formats[i], NULL, &text), QN_INVALID_ARGUMENT, bad_formats[i]);
    }
    CHECK_FAILS(qn_dump(graph, "asm", "text", &(qn_compile_options){.level = "pdp11"}, &text), QN_INVALID_ARGUMENT,
                "pdp11");
    CHECK(text == NULL);
    for (const qn_stage *stage = qn_stages(); stage->name; stage++)
        if (!strcmp(stage->name, "graph"))
            CHECK_OK(qn_dump(without, stage->name, "text", NULL, &text));
        else {
            char *none = NULL;
            CHECK_FAILS(qn_dump(without, stage->name, "text", NULL, &none), QN_UNSUPPORTED, "compiler");
            CHECK(none == NULL);
        }
    qn_free(text);
    qn_close(context);
    qn_close(plain);
}

/* Dumps are for any level, of this machine or not. */
TEST(dumps_for_other_machines)
{
    qn_context *context = open_jit();
    char *text = NULL;
    qn_status status = qn_dump(everything(context), "asm", "text", &(qn_compile_options){.level = "armv8-a"}, &text);
    CHECK(!status == !!text);
    CHECK(!status || qn_status_code(status) == QN_UNSUPPORTED);
    qn_status_free(status);
    qn_free(text);
    qn_close(context);
}
