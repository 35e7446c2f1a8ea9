/* Inspection: printing and parsing, dumps of every stage, and their errors. */
#include "api.h"
#include "quern/inspect.h"

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

/* A graph with all that a text must express: names, an update, constants, regions, a function, orders, types. */
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

TEST(parsed_graphs_cannot_be_extended)
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
        {"module {\n  func.func @main() {\n    oops\n  }\n}", "some file.mlir:3:5: error: ", QN_INVALID_ARGUMENT},
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
         "some file.mlir:2:8: error: ", QN_INVALID_ARGUMENT},
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
    /* Parses every prefix of a module, each in a block of exactly the prefix's size. */
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
        qn_code code = qn_status_code(status); /* a truncated name is an unknown operation */
        CHECK(code == QN_INVALID_ARGUMENT || code == QN_NOT_FOUND || code == QN_UNSUPPORTED);
        CHECK(!strncmp(qn_status_message(status), "cut:", 4));
        qn_status_free(status);
        free(prefix);
    }
    /* Parses a text with a zero byte inside. */
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
    static const char *const wanted[] = {"graph", "simplified", "fused", "nests", "plan", "costs", "llvm", "asm"};
    const qn_stage *stages = qn_stages();
    for (size_t i = 0; i < COUNT(wanted); i++)
        CHECK(stages[i].name && !strcmp(stages[i].name, wanted[i]) && stages[i].is_graph == (i < 3));
    for (const qn_stage *stage = stages; stage->name; stage++) {
        char *text = NULL, *again = NULL;
        CHECK_OK(qn_dump(graph, stage->name, NULL, &text));
        CHECK_OK(qn_dump(graph, stage->name, &(qn_compile_options){0}, &again));
        CHECK(text && strlen(text) > 100);
        CHECK_STR(again, text); /* the same text every time */
        CHECK(!stage->is_graph || strstr(text, "stablehlo."));
        qn_free(text);
        qn_free(again);
    }
    /* The text of a graph stage is a module. */
    for (const qn_stage *stage = stages; stage->name; stage++) {
        char *text = NULL;
        qn_graph *parsed = NULL;
        if (!stage->is_graph)
            continue;
        CHECK_OK(qn_dump(graph, stage->name, NULL, &text));
        CHECK_OK(qn_graph_parse(context, stage->name, text, strlen(text), &parsed));
        unsigned char want[200] = {0}, got[200] = {0};
        check_everything(graph, true, want);
        if (parsed)
            check_everything(parsed, true, got);
        CHECK(!memcmp(got, want, sizeof got));
        qn_free(text);
    }
    char *text = NULL;
    CHECK_OK(qn_dump(graph, "llvm", NULL, &text));
    CHECK(text && strstr(text, "define "));
    qn_free(text);
    qn_close(context);
}

/* The compiler does not get the elements of large constants, but dumped modules have them. */
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
        CHECK_OK(qn_dump(graph, stage->name, NULL, &text));
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
    CHECK_OK(qn_dump(graph, "fused", NULL, &plain));
    CHECK_OK(qn_dump(graph, "fused", &(qn_compile_options){.unsimplified = 1}, &unsimplified));
    CHECK(!strcmp(plain, unsimplified) || strlen(unsimplified) > strlen(plain));
    CHECK_OK(qn_dump(graph, "graph", &(qn_compile_options){.evaluate = 1}, &asked));
    CHECK(asked && strstr(asked, "stablehlo.negate"));
    qn_free(plain);
    qn_free(unsimplified);
    qn_free(asked);
#ifdef __x86_64__
    char *v3 = NULL, *v4 = NULL;
    CHECK_OK(qn_dump(graph, "asm", &(qn_compile_options){.level = "x86-64-v3"}, &v3));
    CHECK(v3 && strstr(v3, "ymm") && !strstr(v3, "zmm"));
    CHECK_OK(qn_dump(graph, "asm", &(qn_compile_options){.level = "x86-64-v4"}, &v4));
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
        CHECK_FAILS(qn_dump(graph, bad_stages[i], NULL, &text), QN_INVALID_ARGUMENT, bad_stages[i]);
    CHECK_FAILS(qn_dump(graph, "asm", &(qn_compile_options){.level = "pdp11"}, &text), QN_INVALID_ARGUMENT, "pdp11");
    CHECK(text == NULL);
    for (const qn_stage *stage = qn_stages(); stage->name; stage++)
        if (!strcmp(stage->name, "graph"))
            CHECK_OK(qn_dump(without, stage->name, NULL, &text));
        else {
            char *none = NULL;
            CHECK_FAILS(qn_dump(without, stage->name, NULL, &none), QN_UNSUPPORTED, "compiler");
            CHECK(none == NULL);
        }
    qn_free(text);
    qn_close(context);
    qn_close(plain);
}

/* Dumps work for every level, including levels of other machines. */
TEST(dumps_for_other_machines)
{
    qn_context *context = open_jit();
    char *text = NULL;
    qn_status status = qn_dump(everything(context), "asm", &(qn_compile_options){.level = "armv8-a"}, &text);
    CHECK(!status == !!text);
    CHECK(!status || qn_status_code(status) == QN_UNSUPPORTED);
    qn_status_free(status);
    qn_free(text);
    qn_close(context);
}

/* ---- inspecting values ---- */

/* The first operation of this name in a body. */
static qn_value find_op(qn_body body, const char *op)
{
    for (size_t i = 0; i < qn_body_value_count(body); i++)
        if (!strcmp(qn_value_op(qn_body_value(body, i)), op))
            return qn_body_value(body, i);
    return (qn_value){NULL, 0};
}

/* The index of the attribute with this name, or the number of attributes if none has this name. */
static size_t find_attribute(qn_value v, const char *name)
{
    size_t i = 0;
    while (i < qn_value_attribute_count(v) && strcmp(qn_value_attribute_name(v, i), name) != 0)
        i++;
    return i;
}

/* Checks that operands and outputs of a body belong to the body, and that each operand precedes its use. */
static void check_body(qn_body body)
{
    uint32_t before = 0;
    for (size_t i = 0; i < qn_body_value_count(body); i++) {
        qn_value v = qn_body_value(body, i);
        CHECK(v.id > before && v.id < qn_graph_value_limit(body.graph));
        before = v.id;
        CHECK(qn_value_kind(v) != QN_KIND_NONE);
        CHECK((qn_value_kind(v) == QN_KIND_OPERATION) == (*qn_value_op(v) != 0));
        for (size_t k = 0; k < qn_value_operand_count(v); k++)
            CHECK(qn_value_operand(v, k).id && qn_value_operand(v, k).id < v.id);
        CHECK(qn_value_operand(v, qn_value_operand_count(v)).id == 0);
        for (size_t k = 0; k < qn_value_result_count(v); k++)
            CHECK(qn_value_result_dtype(v, k) != QN_NONE);
        CHECK(qn_value_result_dtype(v, qn_value_result_count(v)) == QN_NONE);
        for (size_t k = 0; k < qn_value_body_count(v); k++) {
            qn_body inside = qn_value_body(v, k);
            for (size_t c = 0; c < qn_body_capture_count(inside); c++)
                CHECK(qn_value_capture(v, k, c).id && qn_value_capture(v, k, c).id < v.id &&
                      qn_value_kind(qn_body_capture(inside, c)) == QN_KIND_CAPTURE &&
                      qn_value_index(qn_body_capture(inside, c)) == c);
            check_body(inside);
        }
    }
    for (size_t i = 0; i < qn_body_parameter_count(body); i++)
        CHECK(qn_value_kind(qn_body_parameter(body, i)) == QN_KIND_PARAMETER &&
              qn_value_index(qn_body_parameter(body, i)) == i);
    for (size_t i = 0; i < qn_body_output_count(body); i++)
        CHECK(qn_body_output(body, i).id != 0);
}

/* Inspects the graph of everything(), either built or parsed, and checks the answers. */
static void check_view(const qn_graph *graph)
{
    CHECK_STR(qn_graph_name(graph), "everything");
    CHECK_EQ_U64(qn_graph_function_count(graph), 2);
    qn_body main = qn_graph_entry(graph), twice = {NULL, 0};
    CHECK_STR(qn_body_name(main), "main");
    for (size_t i = 0; i < 2; i++) {
        qn_body at = qn_graph_function(graph, i);
        twice = at.id == main.id ? twice : at;
        check_body(at);
    }
    CHECK_STR(qn_body_name(twice), "twice");
    CHECK(qn_body_parameter_count(main) == 4 && qn_body_output_count(main) == 7);
    CHECK_STR(qn_value_name(qn_body_parameter(main, 0)), "x");
    CHECK_STR(qn_body_output_name(main, 0), "soft");
    CHECK_STR(qn_body_output_name(main, 3), "");
    for (size_t i = 0; i < 5; i++)
        CHECK(qn_body_parameter_update(main, i) == (i == 2 ? 6 : -1));
    qn_value sum = qn_body_output(main, 1), constant = qn_value_operand(sum, 1);
    CHECK_STR(qn_value_op(sum), "stablehlo.add");
    CHECK(qn_value_is_elementwise(sum) && qn_value_group(sum) == 0 && qn_value_location_count(sum) == 0);
    size_t count = 99;
    const float *elements = qn_value_elements(constant, &count);
    CHECK(elements && count == 3 && elements[2] == 3.4028235e38f);
    CHECK(!qn_value_elements(sum, &count) && count == 0);
    qn_value row = find_op(main, "stablehlo.dot_general");
    size_t contracting = find_attribute(row, "lhs_contracting_dimensions"), order = find_attribute(row, "order");
    CHECK(qn_value_attribute_kind(row, contracting) == QN_ATTRIBUTE_INTEGERS);
    CHECK(qn_value_attribute_integers(row, contracting).count == 1 &&
          qn_value_attribute_integers(row, contracting).values[0] == 1);
    CHECK(qn_value_attribute_kind(row, order) == QN_ATTRIBUTE_TEXT && *qn_value_attribute_text(row, order));
    CHECK(qn_value_attribute_integer(row, order) == 0 && *qn_value_attribute_text(row, contracting) == 0);
    CHECK(qn_value_attribute_kind(row, qn_value_attribute_count(row)) == QN_ATTRIBUTE_NONE);
    CHECK(!*qn_value_attribute_name(row, qn_value_attribute_count(row)));
    /* %loop is result 0 of a `while` with two results. The body of the `while` calls @twice and captures n. */
    qn_value loop = qn_body_output(main, 2), all = qn_value_operand(loop, 0);
    CHECK(qn_value_kind(loop) == QN_KIND_RESULT && qn_value_index(loop) == 0);
    CHECK_STR(qn_value_op(all), "stablehlo.while");
    CHECK(qn_value_result_count(all) == 2 && qn_value_result_dtype(all, 1) == QN_I32 && !qn_value_dtype(all));
    CHECK(qn_value_result_dims(all, 1).count == 0 && qn_value_body_count(all) == 2);
    qn_body body = qn_value_body(all, 1);
    CHECK(qn_body_capture_count(body) == 1 && *qn_body_name(body) == 0);
    CHECK(qn_value_capture(all, 1, 0).id == qn_body_parameter(main, 3).id && qn_value_capture(all, 1, 1).id == 0);
    CHECK(qn_value_body(find_op(body, "func.call"), 0).id == twice.id);
    qn_value less = find_op(qn_value_body(all, 0), "stablehlo.compare");
    CHECK_STR(qn_value_attribute_text(less, find_attribute(less, "comparison_direction")), "LT");
}

TEST(values_of_graphs)
{
    qn_context *context = open_jit();
    qn_graph *graph = everything(context), *parsed = NULL;
    check_view(graph);
    char *text = NULL;
    CHECK_OK(qn_graph_print(graph, &text));
    CHECK_OK(qn_graph_parse(context, "again", text, strlen(text), &parsed));
    check_view(parsed);
    qn_free(text);
    /* The graph can still be extended after it was inspected. */
    const char *name = qn_value_name(qn_body_parameter(qn_graph_entry(graph), 0));
    qn_output(graph, "more", qn_body_parameter(qn_graph_entry(graph), 0));
    CHECK_STR(name, "x");
    CHECK_EQ_U64(qn_body_output_count(qn_graph_entry(graph)), 8);
    CHECK(qn_body_parameter_update(qn_graph_entry(graph), 2) == 7);
    qn_close(context);
}

TEST(attributes_that_are_floats)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(3, 3)), row = qn_input(graph, "row", QN_F32, QN_DIMS(3));
    qn_value normal = qn_batch_norm_inference(x, row, row, row, row, 0.25F, 1), inverse = qn_pinv(x, -1.5F);
    size_t epsilon = find_attribute(normal, "epsilon"), cutoff = find_attribute(inverse, "cutoff");
    CHECK(qn_value_attribute_kind(normal, epsilon) == QN_ATTRIBUTE_FLOAT);
    CHECK(qn_value_attribute_kind(inverse, cutoff) == QN_ATTRIBUTE_FLOAT);
    CHECK(qn_value_attribute_float(normal, epsilon) == 0.25 && qn_value_attribute_float(inverse, cutoff) == -1.5);
    CHECK(qn_value_attribute_integer(normal, epsilon) == 0 && *qn_value_attribute_text(normal, epsilon) == 0);
    CHECK(qn_value_attribute_float(normal, find_attribute(normal, "feature_index")) == 0);
    CHECK(qn_value_attribute_float(normal, qn_value_attribute_count(normal)) == 0);
    qn_close(context);
}

/* The text of a stage keeps the groups of fused operations. */
TEST(groups_and_locations)
{
    static const char source[] = "func.func @main(%x: tensor<7xf32>) -> tensor<7xf32> {\n"
                                 "  %0 = stablehlo.tanh %x : tensor<7xf32> loc(\"a.py\":1:2)\n"
                                 "  %1 = stablehlo.negate %0 : tensor<7xf32>\n"
                                 "  return %1 : tensor<7xf32>\n}\n";
    qn_context *context = open_jit();
    qn_graph *graph = NULL, *fused = NULL, *again = NULL;
    char *text = NULL, *second = NULL;
    CHECK_OK(qn_graph_parse(context, "source", source, strlen(source), &graph));
    qn_value tanh = find_op(qn_graph_entry(graph), "stablehlo.tanh");
    CHECK(qn_value_location_count(tanh) == 1);
    CHECK_STR(qn_value_location(tanh, 0), "\"a.py\":1:2");
    CHECK_STR(qn_value_location(tanh, 1), "");
    CHECK(qn_value_group(tanh) == 0);
    CHECK_OK(qn_dump(graph, "fused", NULL, &text));
    CHECK_OK(qn_graph_parse(context, "fused", text, strlen(text), &fused));
    CHECK(qn_value_group(find_op(qn_graph_entry(fused), "stablehlo.tanh")) == 1);
    CHECK(qn_value_group(find_op(qn_graph_entry(fused), "stablehlo.negate")) == 1);
    CHECK_OK(qn_graph_print(fused, &second));
    CHECK(second && strncmp(second, text, strlen(second)) == 0); /* comments follow the module */
    static const char bad[] = "func.func @main(%x: tensor<7xf32>) -> tensor<7xf32> {\n"
                              "  %0 = stablehlo.tanh %x {quern.group = 0 : i64} : tensor<7xf32>\n"
                              "  return %0 : tensor<7xf32>\n}\n";
    CHECK_FAILS(qn_graph_parse(context, "bad", bad, strlen(bad), &again), QN_INVALID_ARGUMENT, "bad:2:");
    qn_free(text);
    qn_free(second);
    qn_close(context);
}

/* An invalid handle or index gives an empty result. */
TEST(invalid_handles)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    const qn_value values[] = {{NULL, 0}, {NULL, 7}, {graph, 0}, {graph, UINT32_MAX}};
    const qn_body bodies[] = {{NULL, 0}, {NULL, 7}, {graph, 0}, {graph, UINT32_MAX}};
    for (size_t i = 0; i < COUNT(values); i++) {
        qn_value v = values[i];
        size_t count = 1;
        CHECK(qn_value_kind(v) == QN_KIND_NONE && !qn_value_index(v) && !qn_value_operand_count(v));
        CHECK(!qn_value_result_count(v) && !qn_value_body_count(v) && !qn_value_attribute_count(v));
        CHECK(!*qn_value_op(v) && !*qn_value_name(v) && !*qn_value_location(v, 0) && !qn_value_group(v));
        CHECK(!qn_value_operand(v, 0).id && !qn_value_body(v, 0).id && !qn_value_capture(v, 0, 0).id);
        CHECK(!qn_value_result_dims(v, 0).count && !qn_value_location_count(v) && !qn_value_is_elementwise(v));
        CHECK(!qn_value_elements(v, &count) && !count && !qn_value_elements(v, NULL));
        CHECK(!*qn_value_attribute_name(v, 0) && !*qn_value_attribute_text(v, 0));
        CHECK(!qn_value_attribute_integer(v, 0) && !qn_value_attribute_integers(v, 0).count);
        CHECK(qn_value_attribute_float(v, 0) == 0);
    }
    for (size_t i = 0; i < COUNT(bodies); i++) {
        qn_body b = bodies[i];
        CHECK(!*qn_body_name(b) && !qn_body_value_count(b) && !qn_body_parameter_count(b));
        CHECK(!qn_body_capture_count(b) && !qn_body_output_count(b) && !*qn_body_output_name(b, 0));
        CHECK(!qn_body_value(b, 0).id && !qn_body_parameter(b, 0).id && !qn_body_capture(b, 0).id);
        CHECK(!qn_body_output(b, 0).id && qn_body_parameter_update(b, 0) == -1);
    }
    CHECK(!qn_graph_function(graph, 1).id && !qn_graph_value(graph, 1).id);
    CHECK(qn_graph_function_count(graph) == 1 && qn_body_output_count(qn_graph_entry(graph)) == 0);
    qn_close(context);
}
