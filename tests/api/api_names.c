/* Names, scopes and places (quern/names.h): what errors say, what the text of a graph says, and that they change neither
 * results nor keys. */
#include "api.h"
#include "quern/inspect.h"

static qn_graph *graph_new(qn_context *context) { return qn_graph_new(context, "net"); }

TEST(names_and_scopes)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2));
    qn_scope_push(g, "encoder");
    qn_scope_push(g, "layer 1");
    qn_value w = qn_input(g, "w", QN_F32, QN_DIMS(2)), h = qn_name(qn_multiply(x, w), "h");
    qn_scope_pop(g);
    qn_value y = qn_name(qn_tanh(h), "y");
    CHECK(qn_name(h, "second").id == h.id);
    qn_output(g, "out", y);
    qn_scope_pop(g);
    qn_output(g, "plain", qn_name(qn_negate(y), "minus"));
    CHECK_OK(qn_graph_status(g));
    CHECK_STR(qn_value_name(w), "encoder.layer 1.w");
    CHECK_STR(qn_value_name(h), "encoder.layer 1.h"); /* the first name stays */
    CHECK_STR(qn_value_name(y), "encoder.y");
    char *text;
    CHECK_OK(qn_graph_print(g, &text));
    CHECK(strstr(text, "%encoder.y = stablehlo.tanh") != NULL);
    CHECK(strstr(text, "jax.arg_info = \"encoder.layer 1.w\"") != NULL);
    CHECK(strstr(text, "jax.result_info = \"encoder.out\"") != NULL &&
          strstr(text, "jax.result_info = \"plain\"") != NULL);
    CHECK(strstr(text, "%minus = stablehlo.negate") != NULL);
    CHECK(strstr(text, "loc(\"encoder.layer 1\")") != NULL);
    qn_free(text);
    qn_scope_pop(g);
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "scope_pop: no scope is open");
    qn_close(context);
}

TEST(places)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2));
    CHECK(qn_value_location_count(x) == 0);
    qn_place(g, "a \"b\".c", 12);
    qn_value y = qn_tanh(x);
    qn_scope_push(g, "s");
    qn_value z = qn_exponential(y);
    qn_place(g, NULL, 0);
    qn_value u = qn_tanh(z);
    qn_scope_pop(g);
    qn_value v = qn_negate(u);
    CHECK_STR(qn_value_location(y, 0), "\"a \\22b\\22.c\":12:0");
    CHECK_STR(qn_value_location(z, 0), "\"s\"(\"a \\22b\\22.c\":12:0)");
    CHECK_STR(qn_value_location(u, 0), "\"s\"");
    CHECK(qn_value_location_count(v) == 0);
    QN_AT(g);
    qn_value again = qn_tanh(x); /* an equal operation is the same value, which then has both places */
    CHECK(again.id == y.id && qn_value_location_count(y) == 2 &&
          strstr(qn_value_location(y, 1), "api_names.c") != NULL);
    qn_tanh(x);
    CHECK(qn_value_location_count(y) == 2);
    CHECK(QN_HERE(x).id == x.id);
    qn_output(g, "v", v);
    char *text;
    CHECK_OK(qn_graph_print(g, &text));
    qn_graph *read;
    CHECK_OK(qn_graph_parse(context, NULL, text, strlen(text), &read)); /* the locations are well-formed */
    char *printed;
    CHECK_OK(qn_graph_print(read, &printed));
    CHECK_STR(printed, text);
    qn_free(text);
    qn_free(printed);
    qn_close(context);
}

/* Names and places are not part of keys: a second graph with other names is the first one's program. */
static void name_to(void *user, const qn_event *event) { memcpy(user, event->source, strlen(event->source) + 1); }

static qn_graph *named_or_not(qn_context *context, int named)
{
    qn_graph *g = qn_graph_new(context, named ? "named" : NULL);
    if (named)
        qn_scope_push(g, "scope");
    qn_place(g, named ? __FILE__ : NULL, __LINE__);
    qn_value x = qn_input(g, named ? "x" : NULL, QN_F32, QN_DIMS(3)), y = qn_exponential(qn_tanh(x));
    if (named)
        qn_name(y, "y");
    qn_output(g, named ? "out" : NULL, y);
    return g;
}

TEST(names_are_not_in_keys)
{
    char directory[] = "/tmp/quern-names-XXXXXX", source[20] = "";
    CHECK(mkdtemp(directory) != NULL);
    qn_context *context = open_with((qn_options){
        .compiler = qn_jit_compiler(), .threads = 1, .cache = directory, .event = name_to, .event_user = source});
    qn_function *one, *two;
    CHECK_OK(qn_compile(named_or_not(context, 0), NULL, &one));
    CHECK_STR(source, "compiler");
    CHECK_OK(qn_compile(named_or_not(context, 1), NULL, &two));
    CHECK_STR(source, "memory");
    qn_close(context);
    char command[100];
    snprintf(command, sizeof command, "rm -rf %s", directory);
    CHECK(system(command) == 0);
}

static void dump(qn_graph *g, const char *stage, char **text) { CHECK_OK(qn_dump(g, stage, NULL, text)); }

/* Names reach the text of later stages: of inputs, outputs, values and nests. A nest without a named value is called
 * after its place. */
TEST(names_survive)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(8, 4)), w = qn_input(g, "a b", QN_F32, QN_DIMS(4, 8));
    qn_scope_push(g, "first");
    qn_value h = qn_name(qn_tanh(qn_matmul(x, w)), "h");
    qn_scope_pop(g);
    qn_place(g, "model.c", 7);
    qn_value sums = qn_sum(qn_multiply(h, h), QN_DIMS(0));
    qn_value turned = qn_matmul(w, qn_matmul(h, qn_expand(sums, QN_DIMS(1))));
    qn_output(g, "squares", sums);
    qn_output(g, NULL, turned);
    static const char *const modules[] = {"simplified", "fused"};
    for (int i = 0; i < 2; i++) {
        char *text;
        dump(g, modules[i], &text);
        CHECK(strstr(text, "module @net") && strstr(text, "%x: tensor<8x4xf32>"));
        CHECK(strstr(text, "jax.arg_info = \"a b\"") && strstr(text, "jax.result_info = \"squares\""));
        CHECK(strstr(text, "%first.h = stablehlo.tanh") && !strstr(text, "loc("));
        qn_graph *read;
        CHECK_OK(qn_graph_parse(context, "dump", text, strlen(text), &read));
        qn_free(text);
    }
    static const char *const nests[] = {"fused", "nests", "plan", "costs"};
    for (int i = 0; i < 4; i++) {
        char *text;
        dump(g, nests[i], &text);
        CHECK(strstr(text, "nest 1 first.h (tanh):") != NULL);
        CHECK(strstr(text, " squares (reduce):") != NULL);
        CHECK(strstr(text, " at model.c:7:") != NULL);
        qn_free(text);
    }
    qn_function *f;
    CHECK_OK(qn_compile(g, NULL, &f));
    CHECK_STR(qn_function_input(f, 1).name, "a b");
    CHECK_STR(qn_function_output(f, 0).name, "squares");
    qn_close(context);
}

static void increasing(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    *out = qn_compare(args[0], args[1], QN_LT);
}

/* Nests of sorts, scatters, scans and Fourier transforms, too; also those of the operations that a composite becomes. */
TEST(titles_of_nests)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(8, 8)), k = qn_input(g, "k", QN_I32, QN_DIMS(8)), sorted;
    qn_value z = qn_input(g, "z", QN_C64, QN_DIMS(64));
    qn_place(g, "model.c", 1);
    qn_sort(1, &x, 1, increasing, NULL, &sorted);
    qn_output(g, NULL, sorted);
    qn_place(g, "model.c", 2);
    qn_output(g, NULL, qn_segment_sum(x, k, 4));
    qn_place(g, "model.c", 3);
    qn_output(g, NULL, qn_cumsum(x, 1, 0));
    qn_place(g, "model.c", 4);
    qn_output(g, NULL, qn_fft(z, QN_FFT, QN_DIMS(64)));
    char *text;
    dump(g, "nests", &text);
    static const char *const titles[] = {
        " sort runs at model.c:1:", " scatter at model.c:2:", " scan at model.c:3:", " fft at model.c:4:"};
    for (int i = 0; i < 4; i++)
        if (!strstr(text, titles[i]))
            unit_fail(__FILE__, __LINE__, "there is no nest%s\n%s", titles[i], text);
    qn_free(text);
    qn_close(context);
}

/* ---- errors ---- */

static void check_message(int line, qn_graph *g, const char *want)
{
    qn_status status = qn_graph_status(g);
    if (strcmp(qn_status_message(status), want) != 0)
        unit_fail(__FILE__, line, "the message is\n%s\nnot\n%s", qn_status_message(status), want);
    qn_status_free(status);
}

TEST(an_error_says_everything)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2, 3)), b = qn_input(g, "bias", QN_F32, QN_DIMS(2));
    qn_place(g, "model.c", 12);
    qn_scope_push(g, "encoder");
    qn_value h = qn_name(qn_tanh(x), "h");
    qn_place(g, "model.c", 14);
    qn_add(h, b);
    check_message(__LINE__, g,
                  "add: operands differ: tensor<2x3xf32> and tensor<2xf32>\n"
                  "  operand 0: \"encoder.h\", tensor<2x3xf32>, the result of tanh at model.c:12\n"
                  "  operand 1: \"bias\", tensor<2xf32>, input 1\n"
                  "  fits: qn_broadcast_in_dim(operand 1, QN_DIMS(2, 3), QN_DIMS(0))\n"
                  "  in qn_add, call 6 that built the graph \"net\", at model.c:14, scope encoder");
    qn_close(context);
}

/* Adds two values of these types; the message must contain the text. */
static void check_hint(int line, qn_context *context, qn_type a, qn_type b, const char *text)
{
    qn_graph *g = graph_new(context);
    qn_subtract(qn_input(g, "a", a.dtype, a.dims), qn_input(g, "b", b.dtype, b.dims));
    qn_status status = qn_graph_status(g);
    if (!strstr(qn_status_message(status), text))
        unit_fail(__FILE__, line, "no \"%s\" in: %s", text, qn_status_message(status));
    qn_status_free(status);
    qn_graph_free(g);
}
#define HINT(a, b, text) check_hint(__LINE__, context, a, b, text)
#define F32(...) ((qn_type){QN_F32, QN_DIMS(__VA_ARGS__)})

TEST(what_would_fit)
{
    qn_context *context = open_jit();
    const qn_type scalar = {QN_F32, QN_SCALAR};
    HINT(F32(2, 3), F32(3), "fits: qn_broadcast_to(operand 1, QN_DIMS(2, 3)), or qn_graph_set_broadcasting(graph, 1)");
    HINT(scalar, F32(2, 3), "fits: qn_broadcast_to(operand 0, QN_DIMS(2, 3)), or");
    HINT(F32(2, 1), F32(1, 3),
         "fits: qn_broadcast_to(operand 0, QN_DIMS(2, 3)) and qn_broadcast_to(operand 1, QN_DIMS(2, 3)), or");
    HINT(F32(2), F32(2, 3), "fits: qn_broadcast_in_dim(operand 0, QN_DIMS(2, 3), QN_DIMS(0))");
    HINT(F32(4, 2, 3), F32(4, 3), "fits: qn_broadcast_in_dim(operand 1, QN_DIMS(4, 2, 3), QN_DIMS(0, 2))");
    HINT(F32(2, 3), F32(3, 2), "no broadcast fits");
    HINT(F32(2, 3), F32(4), "no broadcast fits");
    HINT(F32(2), ((qn_type){QN_UI8, QN_DIMS(2)}), "fits: qn_convert(operand 1, QN_F32)");
    HINT(((qn_type){QN_UI8, QN_DIMS(2)}), F32(2), "fits: qn_convert(operand 0, QN_F32)");
    HINT(((qn_type){QN_C64, QN_DIMS(2)}), F32(2), "fits: qn_convert(operand 1, QN_C64)");
    qn_graph *g = graph_new(context);
    qn_value p = qn_input(g, "p", QN_I1, QN_DIMS(3)), x = qn_input(g, "x", QN_F32, QN_DIMS(3));
    qn_select(p, x, qn_fill(g, QN_F32, QN_SCALAR, 0));
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "operand 2: tensor<f32>, a constant");
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "fits: qn_broadcast_to(operand 2, QN_DIMS(3)), or");
    qn_close(context);
}

TEST(many_operands_and_wrong_ones)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2)), many[20];
    for (int i = 0; i < 20; i++)
        many[i] = x;
    qn_concatenate(20, many, 3);
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "operand 7: \"x\"");
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "and 12 more operands");
    g = graph_new(context);
    qn_add(qn_input(g, NULL, QN_F32, QN_DIMS(2)), NOTHING);
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "add: operand 1 is not a value");
    CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, "operand 0: tensor<2xf32>, input 0");
    qn_close(context);
}

typedef struct report {
    int count;
    char message[1000];
} report;

static void keep_report(void *user, const char *message)
{
    report *r = user;
    r->count++;
    snprintf(r->message, sizeof r->message, "%s", message);
}

static void add_wrong(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    qn_value step = qn_name(qn_multiply(args[0], args[0]), "squared");
    out[0] = qn_add(step, *(const qn_value *)user);
}

static void above_nine(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], qn_fill_like(args[0], 9), QN_LT);
}

/* The callback is called once, with the message of the status. The unfinished graph can be printed, and read again. */
TEST(the_first_error_is_reported_and_printed)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    report r = {0};
    qn_graph_on_error(g, keep_report, &r);
    qn_value x = qn_input(g, "x", QN_F32, QN_SCALAR), y = qn_name(qn_tanh(x), "y"), out;
    qn_value v = qn_broadcast_to(y, QN_DIMS(2));
    qn_output(g, "first", v);
    char *text, *error;
    CHECK_OK(qn_graph_print_unfinished(g, &text));
    CHECK(strstr(text, "%y = stablehlo.tanh %x") && strstr(text, "jax.result_info = \"first\"") && !strstr(text, "//"));
    qn_free(text);
    CHECK(r.count == 0);
    qn_while(1, &y, above_nine, add_wrong, &v, &out);
    qn_add(out, out);
    CHECK(r.count == 1);
    check_message(__LINE__, g, r.message);
    CHECK(strstr(r.message, "operand 0: \"squared\", tensor<f32>, the result of multiply\n") != NULL);
    CHECK(strstr(r.message, "in qn_add, call ") != NULL);
    CHECK_FAILS(qn_graph_print(g, &error), QN_INVALID_ARGUMENT, "add");
    CHECK_OK(qn_graph_print_unfinished(g, &text));
    CHECK(strstr(text, "%y = stablehlo.tanh %x") != NULL);
    CHECK(strstr(text, "// in an unfinished region of (%arg0: tensor<f32>)\n//   %squared = stablehlo.multiply") !=
          NULL);
    CHECK(strstr(text, "// error: add: operands differ") != NULL && strstr(text, "\n//   in qn_add, call ") != NULL);
    qn_graph *read;
    CHECK_OK(qn_graph_parse(context, NULL, text, strlen(text), &read));
    qn_free(text);
    CHECK_OK(qn_graph_print_unfinished(read, &text)); /* a parsed graph is complete */
    qn_free(text);
    qn_graph_on_error(NULL, keep_report, &r);
    qn_close(context);
}

TEST(an_unfinished_function)
{
    qn_context *context = open_jit();
    qn_graph *g = graph_new(context);
    qn_value x = qn_input(g, "x", QN_F32, QN_SCALAR), v = qn_input(g, "v", QN_F32, QN_DIMS(2));
    qn_define(g, "good", 1, &x, above_nine, NULL, 1);
    qn_define(g, "bad", 1, &x, add_wrong, &v, 1);
    char *text;
    CHECK_OK(qn_graph_print_unfinished(g, &text));
    CHECK(strstr(text, "func.func private @good") != NULL && !strstr(text, "private @bad"));
    CHECK(strstr(text, "// in an unfinished function @bad of (%arg0: tensor<f32>)\n//   %squared") != NULL);
    qn_graph *read;
    CHECK_OK(qn_graph_parse(context, NULL, text, strlen(text), &read));
    qn_free(text);
    qn_close(context);
}
