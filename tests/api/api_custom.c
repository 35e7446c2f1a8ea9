/* Custom calls: graphs call functions of the host, which are registered with a context. */
#include <fenv.h>
#include <pthread.h>
#include <stdatomic.h>

#include "cache_case.h"

#define HOUR (UINT64_C(3600) * 1000000000)

static const qn_type F32_4[] = {{QN_F32, {1, {4}}}};
static const qn_type I32_0[] = {{QN_I32, {0}}};

static void add(qn_context *context, const char *name, qn_status (*call)(void *, const qn_custom_args *), void *user)
{
    CHECK_OK(qn_register(context, &(qn_custom){.name = name, .version = 1, .call = call, .user = user}));
}

static qn_graph *parse(qn_context *context, const char *source)
{
    qn_graph *graph = NULL;
    CHECK_OK(qn_graph_parse(context, "test", source, strlen(source), &graph));
    if (!graph)
        exit(1);
    return graph;
}

static size_t elements(const qn_tensor *t)
{
    size_t n = 1;
    for (size_t i = 0; i < t->dims.count; i++)
        n *= (size_t)t->dims.values[i];
    return n;
}

/* ---- arguments and results --------------------------------------------------------------------------------------- */

/* Computes y = a x + 1 for each element, where `user` points to a. All numbers are f32. */
static qn_status scale(void *user, const qn_custom_args *args)
{
    const float *x = args->inputs[0].data;
    float *y = args->outputs[0].data;
    CHECK(args->input_count == 1 && args->output_count == 1 && !*args->config && !args->attribute_count);
    for (size_t i = 0; i < elements(&args->inputs[0]); i++)
        y[i] = *(const float *)user * x[i] + 1;
    return NULL;
}

/* Copies input k to output k, for each k, and reverses the bytes of each element. Takes all types and shapes. */
static qn_status turn(void *user, const qn_custom_args *args)
{
    (void)user;
    for (size_t k = 0; k < args->output_count; k++) {
        const qn_tensor *in = &args->inputs[k], *out = &args->outputs[k];
        size_t size = qn_dtype_size(in->dtype), n = elements(in);
        CHECK(in->dtype == out->dtype && in->dims.count == out->dims.count);
        CHECK(!n || (uintptr_t)in->data % size == 0);
        CHECK(!n || (uintptr_t)out->data % size == 0);
        for (size_t i = 0; i < n * size; i++)
            ((uint8_t *)out->data)[i] = ((const uint8_t *)in->data)[i / size * size + (size - 1 - i % size)];
    }
    return NULL;
}

static const qn_dtype types[] = {QN_I8,   QN_I16, QN_I32,  QN_I64, QN_UI8, QN_UI16, QN_UI32,
                                 QN_UI64, QN_F16, QN_BF16, QN_F32, QN_F64, QN_C64,  QN_C128};

TEST(every_type_and_rank)
{
    static const int64_t dims[] = {2, 3, 1, 2, 5, 1};
    qn_context *context = open_jit();
    add(context, "turn", turn, NULL);
    for (size_t i = 0; i < COUNT(types); i++)
        for (size_t rank = 0; rank <= COUNT(dims); rank++) {
            qn_graph *graph = qn_graph_new(context, "turn");
            qn_type t = {types[i], qn_dims_of(rank, dims)};
            qn_value x = qn_input(graph, "x", t.dtype, t.dims), once, twice;
            qn_custom_call(graph, "turn", NULL, 1, &x, 1, &t, 0, &once);
            qn_custom_call(graph, "turn", NULL, 1, &once, 1, &t, 0, &twice);
            qn_output(graph, NULL, once);
            qn_output(graph, NULL, twice);
            uint8_t data[60 * 16], first[60 * 16], second[60 * 16];
            for (size_t k = 0; k < sizeof data; k++)
                data[k] = (uint8_t)(k * 7 + 1);
            qn_tensor in = {data, t.dtype, t.dims}, out[] = {{first, t.dtype, t.dims}, {second, t.dtype, t.dims}};
            run(__FILE__, __LINE__, graph, 1, &in, 2, out);
            CHECK(!memcmp(data, second, tensor_size(&in)));
            CHECK(qn_dtype_size(t.dtype) == 1 || memcmp(data, first, tensor_size(&in)));
            qn_graph_free(graph);
        }
    qn_close(context);
}

TEST(several_results_and_none_and_no_elements)
{
    qn_context *context = open_jit();
    add(context, "turn", turn, NULL);
    qn_graph *graph = qn_graph_new(context, NULL);
    const qn_type t[] = {{QN_I16, QN_DIMS(3)}, {QN_F32, QN_DIMS(2, 0, 3)}, {QN_I64, QN_SCALAR}};
    qn_value in[3], out[3];
    for (int i = 0; i < 3; i++)
        in[i] = qn_input(graph, NULL, t[i].dtype, t[i].dims);
    qn_custom_call(graph, "turn", NULL, 3, in, 3, t, 0, out);
    qn_custom_call(graph, "turn", NULL, 1, in, 0, NULL, QN_CUSTOM_EFFECTS, NULL);
    qn_output(graph, NULL, out[1]);
    qn_output(graph, NULL, qn_add(out[0], out[0]));
    qn_output(graph, NULL, out[2]);
    int16_t a[3] = {0x0100, 0x0200, -1}, twice[3];
    int64_t b = 1, c;
    qn_tensor inputs[] = {TENSOR(a, QN_I16, 3), TENSOR(NULL, QN_F32, 2, 0, 3), SCALAR_TENSOR(&b, QN_I64)};
    qn_tensor outputs[] = {TENSOR(NULL, QN_F32, 2, 0, 3), TENSOR(twice, QN_I16, 3), SCALAR_TENSOR(&c, QN_I64)};
    RUN(graph, inputs, outputs);
    CHECK(twice[0] == 2 && twice[1] == 4 && twice[2] == -2);
    CHECK(c == (int64_t)1 << 56);
    qn_close(context);
}

/* Arguments that the function `look` got, without the tensors. */
typedef struct looked {
    char config[64];
    size_t config_size, calls;
    double number;
    int64_t list[4];
    size_t list_count;
    char text[64];
    bool deep;
} looked;

static qn_status look(void *user, const qn_custom_args *args)
{
    looked *s = user;
    s->calls++;
    s->config_size = args->config_size;
    CHECK(!args->config[args->config_size]);
    memcpy(s->config, args->config, args->config_size < 63 ? args->config_size + 1 : 0);
    for (size_t i = 0; i < args->attribute_count; i++) {
        const qn_custom_attribute *a = &args->attributes[i];
        CHECK(!i || strcmp(a[-1].name, a->name) < 0);
        if (!strcmp(a->name, "number") && a->kind == QN_CUSTOM_NUMBER && a->dtype == QN_F64)
            s->number = *(const double *)a->data;
        if (!strcmp(a->name, "list") && a->kind == QN_CUSTOM_LIST && a->dtype == QN_I64)
            memcpy(s->list, a->data, (s->list_count = a->count) * sizeof(int64_t));
        if (!strcmp(a->name, "text") && a->kind == QN_CUSTOM_STRING)
            memcpy(s->text, a->data, a->count + 1);
        if (!strcmp(a->name, "deep") && a->kind == QN_CUSTOM_DICTIONARY && a->count == 1) {
            const qn_custom_attribute *inner = a->data;
            s->deep = !strcmp(inner->name, "x") && *(const int32_t *)inner->data == -7;
        }
    }
    if (args->output_count)
        memcpy(args->outputs[0].data, args->inputs[0].data, tensor_size(&args->inputs[0]));
    return NULL;
}

TEST(configurations)
{
    static const char source[] =
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %0 = stablehlo.custom_call @look(%x) {api_version = 4 : i32, backend_config = {deep = {x = -7 : i32}, list "
        "= "
        "array<i64: 1, 2, 3>, number = 2.5 : f64, text = \"a b\"}} : (tensor<4xf32>) -> tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n}\n";
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        looked s = {0};
        add(context, "look", look, &s);
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4)), y;
        qn_custom_call(graph, "look", "some=1,\"other\"=2", 1, &x, 1, F32_4, 0, &y);
        qn_output(graph, NULL, y);
        qn_function *f = compile(graph, &(qn_compile_options){.evaluate = evaluate});
        float in[4] = {1, 2, 3, 4}, out[4];
        CHECK_OK(qn_call(f, 1, &TENSOR(in, QN_F32, 4), 1, &TENSOR(out, QN_F32, 4)));
        CHECK_STR(s.config, "some=1,\"other\"=2");
        CHECK(s.config_size == strlen(s.config) && !memcmp(in, out, sizeof in) && s.calls == 1);
        f = compile(parse(context, source), &(qn_compile_options){.evaluate = evaluate});
        CHECK_OK(qn_call(f, 1, &TENSOR(in, QN_F32, 4), 1, &TENSOR(out, QN_F32, 4)));
        CHECK_STR(s.config, "");
        CHECK(s.number == 2.5 && s.list_count == 3 && s.list[0] == 1 && s.list[2] == 3 && s.deep);
        CHECK_STR(s.text, "a b");
        qn_close(context);
    }
}

/* Adds input 1 to output 0. */
static qn_status accumulate(void *user, const qn_custom_args *args)
{
    (void)user;
    for (size_t i = 0; i < elements(&args->outputs[0]); i++)
        ((float *)args->outputs[0].data)[i] += ((const float *)args->inputs[1].data)[i];
    CHECK(args->outputs[0].data != args->inputs[0].data);
    return NULL;
}

TEST(a_result_that_shares_memory_with_an_operand_begins_as_a_copy)
{
    static const char source[] =
        "func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n"
        "  %0 = stablehlo.custom_call @accumulate(%x, %y) {output_operand_aliases = [#stablehlo.output_operand_alias<"
        "output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>, tensor<4xf32>) "
        "-> "
        "tensor<4xf32>\n"
        "  return %0, %x : tensor<4xf32>, tensor<4xf32>\n}\n";
    qn_context *context = open_jit();
    add(context, "accumulate", accumulate, NULL);
    float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40}, sum[4], same[4];
    qn_tensor in[] = {TENSOR(x, QN_F32, 4), TENSOR(y, QN_F32, 4)};
    qn_tensor out[] = {TENSOR(sum, QN_F32, 4), TENSOR(same, QN_F32, 4)};
    RUN(parse(context, source), in, out);
    CHECK(sum[0] == 11 && sum[3] == 44 && same[3] == 4);
    qn_close(context);
}

/* ---- twenty functions of one program ----------------------------------------------------------------------------- */

enum { FUNCTIONS = 20 };

TEST(twenty_functions)
{
    static float factors[FUNCTIONS];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "twenty");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4)), at = x;
    float want = 0.5f;
    for (int i = 0; i < FUNCTIONS; i++) {
        char name[16];
        factors[i] = 0.5f + (float)i / 16;
        snprintf(name, sizeof name, "f.%d", i);
        add(context, name, scale, &factors[i]);
        qn_custom_call(graph, name, NULL, 1, &at, 1, F32_4, i % 3 == 0 ? QN_CUSTOM_EFFECTS : 0, &at);
        at = qn_negate(at);
        want = -(factors[i] * want + 1);
    }
    qn_output(graph, "y", at);
    float in[4] = {0.5f, 0.5f, 0.5f, 0.5f}, out[4];
    qn_tensor inputs[] = {TENSOR(in, QN_F32, 4)}, outputs[] = {TENSOR(out, QN_F32, 4)};
    RUN(graph, inputs, outputs);
    CHECK_NEAR(out[2], want, 1e-5);
    qn_close(context);
}

/* ---- effects ----------------------------------------------------------------------------------------------------- */

enum { MOST = 4096 };

/* The inputs of all calls of `note`, in the order of the calls. */
typedef struct record {
    int32_t at[MOST];
    size_t count;
} record;

/* Records the input, an i32. If there is an output, copies the input to the output. */
static qn_status note(void *user, const qn_custom_args *args)
{
    record *r = user;
    int32_t value = *(const int32_t *)args->inputs[0].data;
    if (r->count < MOST)
        r->at[r->count++] = value;
    if (args->output_count)
        *(int32_t *)args->outputs[0].data = value;
    return NULL;
}

/* A `while` in a branch of a `case` in a `while`. Conditions, bodies, branches and a called function have effects. */
static const char NESTED[] =
    "func.func private @twice(%a: tensor<i32>) -> tensor<i32> {\n"
    "  %k = stablehlo.constant dense<1000> : tensor<i32>\n"
    "  %s = stablehlo.add %a, %k : tensor<i32>\n"
    "  stablehlo.custom_call @note(%s) {has_side_effect = true} : (tensor<i32>) -> ()\n"
    "  return %s : tensor<i32>\n}\n"
    "func.func @main(%n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %t = %zero) : tensor<i32>, tensor<i32>\n"
    "    cond {\n"
    "      stablehlo.custom_call @note(%i) {has_side_effect = true} : (tensor<i32>) -> ()\n"
    "      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "      stablehlo.return %c : tensor<i1>\n"
    "    } do {\n"
    "      %m = stablehlo.remainder %i, %three : tensor<i32>\n"
    "      %u = \"stablehlo.case\"(%m) ({\n"
    "        %v:2 = stablehlo.while(%j = %zero, %w = %t) : tensor<i32>, tensor<i32>\n"
    "          cond {\n"
    "            %d = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "            stablehlo.return %d : tensor<i1>\n"
    "          } do {\n"
    "            %p = stablehlo.custom_call @note(%w) {has_side_effect = true} : (tensor<i32>) -> tensor<i32>\n"
    "            %q = stablehlo.add %p, %one : tensor<i32>\n"
    "            %j1 = stablehlo.add %j, %one : tensor<i32>\n"
    "            stablehlo.return %j1, %q : tensor<i32>, tensor<i32>\n"
    "          }\n"
    "        stablehlo.return %v#1 : tensor<i32>\n"
    "      }, {\n"
    "        %v = func.call @twice(%t) : (tensor<i32>) -> tensor<i32>\n"
    "        %x = func.call @twice(%i) : (tensor<i32>) -> tensor<i32>\n"
    "        stablehlo.return %v : tensor<i32>\n"
    "      }, {\n"
    "        stablehlo.custom_call @note(%t) {has_side_effect = true} : (tensor<i32>) -> ()\n"
    "        stablehlo.custom_call @note(%t) {has_side_effect = true} : (tensor<i32>) -> ()\n"
    "        %v = stablehlo.negate %t : tensor<i32>\n"
    "        stablehlo.return %v : tensor<i32>\n"
    "      }) : (tensor<i32>) -> tensor<i32>\n"
    "      %i1 = stablehlo.add %i, %one : tensor<i32>\n"
    "      stablehlo.return %i1, %u : tensor<i32>, tensor<i32>\n"
    "    }\n"
    "  stablehlo.custom_call @note(%r#1) {has_side_effect = true} : (tensor<i32>) -> ()\n"
    "  return %r#0, %r#1 : tensor<i32>, tensor<i32>\n}\n";

/* Computes in C what the module above computes. */
static int32_t nested(record *r, int32_t n)
{
    int32_t t = 0;
#define NOTE(value) (r->at[r->count++] = (value))
    for (int32_t i = 0;; i++) {
        NOTE(i);
        if (i >= n)
            break;
        if (i % 3 == 0)
            for (int32_t j = 0; j < i; j++, t++)
                NOTE(t);
        else if (i % 3 == 1)
            NOTE(t + 1000), NOTE(i + 1000), t += 1000;
        else
            NOTE(t), NOTE(t), t = -t;
    }
    NOTE(t);
    return t;
}

TEST(effects_keep_their_order_in_every_engine)
{
    for (int32_t n = 0; n < 12; n += 5) {
        record want = {.count = 0};
        int32_t total = nested(&want, n);
        for (int i = 0; i < ENGINE_COUNT; i++) {
            if (ENGINES[i].options.level && !has_level(ENGINES[i].options.level))
                continue;
            static record got;
            got.count = 0;
            qn_context *context = open_jit();
            CHECK_OK(qn_register(context, &(qn_custom){.name = "note", .effects = 1, .call = note, .user = &got}));
            qn_function *f = compile(parse(context, NESTED), &ENGINES[i].options);
            qn_stats stats;
            qn_function_stats(f, &stats);
            CHECK_STR(stats.engine, ENGINES[i].options.evaluate ? "evaluator" : "compiled");
            int32_t rounds, last;
            qn_tensor in = SCALAR_TENSOR(&n, QN_I32);
            CHECK_OK(
                qn_call(f, 1, &in, 2, (qn_tensor[]){SCALAR_TENSOR(&rounds, QN_I32), SCALAR_TENSOR(&last, QN_I32)}));
            CHECK(rounds == n && last == total);
            CHECK_EQ_U64(got.count, want.count);
            CHECK(!memcmp(got.at, want.at, want.count * sizeof *want.at));
            qn_close(context);
        }
    }
}

TEST(calls_without_effects_are_merged_and_dropped)
{
    for (int i = 0; i < ENGINE_COUNT; i++) {
        if (ENGINES[i].options.level && !has_level(ENGINES[i].options.level))
            continue;
        record r = {.count = 0};
        qn_context *context = open_jit();
        add(context, "note", note, &r);
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, NULL, QN_I32, QN_SCALAR), y[4];
        for (int k = 0; k < 4; k++) /* two equal calls; two calls with effects */
            qn_custom_call(graph, "note", NULL, 1, &x, 1, I32_0, k < 2 ? 0 : QN_CUSTOM_EFFECTS, &y[k]);
        CHECK(y[0].id == y[1].id && y[2].id != y[3].id);
        qn_output(graph, NULL, qn_add(y[0], y[1]));
        qn_custom_call(graph, "note", "unused", 1, &x, 1, I32_0, 0, &y[0]);
        qn_function *f = compile(graph, &ENGINES[i].options);
        int32_t in = 21, out;
        CHECK_OK(qn_call(f, 1, &SCALAR_TENSOR(&in, QN_I32), 1, &SCALAR_TENSOR(&out, QN_I32)));
        CHECK(out == 42 && r.count == 3);
        qn_close(context);
    }
}

static void notes(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)out;
    qn_custom_call(args[0].graph, "note", NULL, 1, args, 0, NULL, QN_CUSTOM_EFFECTS, NULL);
}

TEST(functions_without_results_run_for_their_effects)
{
    for (int i = 0; i < ENGINE_COUNT; i++) {
        if (ENGINES[i].options.level && !has_level(ENGINES[i].options.level))
            continue;
        record r = {.count = 0};
        qn_context *context = open_jit();
        add(context, "note", note, &r);
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, NULL, QN_I32, QN_SCALAR), doubled = qn_add(x, x);
        qn_define(graph, "notes", 1, &x, notes, NULL, 0);
        qn_invoke(graph, "notes", 1, &x, NULL);
        qn_invoke(graph, "notes", 1, &doubled, NULL);
        char *text = NULL;
        CHECK_OK(qn_graph_print(graph, &text));
        qn_graph *graphs[] = {graph, parse(context, text)};
        qn_free(text);
        for (int k = 0; k < 2; k++) {
            r.count = 0;
            qn_function *f = compile(graphs[k], &ENGINES[i].options);
            int32_t in = 21;
            CHECK_OK(qn_call(f, 1, &SCALAR_TENSOR(&in, QN_I32), 0, NULL));
            CHECK(r.count == 2 && r.at[0] == 21 && r.at[1] == 42);
        }
        qn_close(context);
    }
}

/* Custom calls between kernels that are large enough for several threads. */
TEST(calls_between_large_steps)
{
    enum { MANY = 200000, ROUNDS = 5 };
    static const char source[] =
        "func.func @main(%x: tensor<200000xf32>) -> (tensor<200000xf32>, tensor<i32>) {\n"
        "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
        "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
        "  %five = stablehlo.constant dense<5> : tensor<i32>\n"
        "  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<200000xf32>\n"
        "    cond {\n"
        "      %c = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "      stablehlo.return %c : tensor<i1>\n"
        "    } do {\n"
        "      %w = stablehlo.tanh %v : tensor<200000xf32>\n"
        "      %y = stablehlo.custom_call @scale(%w) : (tensor<200000xf32>) -> tensor<200000xf32>\n"
        "      %j = stablehlo.custom_call @note(%i) {has_side_effect = true} : (tensor<i32>) -> tensor<i32>\n"
        "      %k = stablehlo.add %j, %one : tensor<i32>\n"
        "      stablehlo.return %k, %y : tensor<i32>, tensor<200000xf32>\n"
        "    }\n"
        "  return %r#1, %r#0 : tensor<200000xf32>, tensor<i32>\n}\n";
    qn_context *context = open_jit();
    float factor = 0.75f, *x = malloc(MANY * sizeof *x), *y = malloc(MANY * sizeof *y);
    record r = {.count = 0};
    int32_t last;
    add(context, "scale", scale, &factor);
    add(context, "note", note, &r);
    for (int i = 0; i < MANY; i++)
        x[i] = (float)i / MANY - 0.5f;
    qn_tensor in[] = {TENSOR(x, QN_F32, MANY)}, out[] = {TENSOR(y, QN_F32, MANY), SCALAR_TENSOR(&last, QN_I32)};
    RUN(parse(context, source), in, out);
    CHECK(last == ROUNDS && r.count % ROUNDS == 0);
    for (size_t i = 0; i < r.count; i++)
        CHECK(r.at[i] == (int32_t)(i % ROUNDS));
    free(x);
    free(y);
    qn_close(context);
}

/* A loop with calls stays compiled: many rounds take little time. */
TEST(a_million_calls)
{
    static const char source[] =
        "func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
        "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
        "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
        "  %r = stablehlo.while(%i = %zero) : tensor<i32>\n"
        "    cond {\n"
        "      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "      stablehlo.return %c : tensor<i1>\n"
        "    } do {\n"
        "      %j = stablehlo.custom_call @note(%i) {has_side_effect = true} : (tensor<i32>) -> tensor<i32>\n"
        "      %k = stablehlo.add %j, %one : tensor<i32>\n"
        "      stablehlo.return %k : tensor<i32>\n"
        "    }\n"
        "  return %r : tensor<i32>\n}\n";
    qn_context *context = open_jit();
    record r = {.count = MOST};
    int32_t n = 1000000, got;
    add(context, "note", note, &r);
    qn_function *f = compile(parse(context, source), NULL);
    CHECK_OK(qn_call(f, 1, &SCALAR_TENSOR(&n, QN_I32), 1, &SCALAR_TENSOR(&got, QN_I32)));
    CHECK(got == n);
    n = 20000;
    f = compile(parse(context, source), &(qn_compile_options){.evaluate = 1});
    CHECK_OK(qn_call(f, 1, &SCALAR_TENSOR(&n, QN_I32), 1, &SCALAR_TENSOR(&got, QN_I32)));
    CHECK(got == n);
    qn_close(context);
}

/* ---- failures ---------------------------------------------------------------------------------------------------- */

/* Subtracts 1 from *user at each call, and fails when *user reaches 0. */
static qn_status fail_at(void *user, const qn_custom_args *args)
{
    if (--*(int *)user == 0)
        return qn_status_make(QN_IO, "the disk is full");
    memcpy(args->outputs[0].data, args->inputs[0].data, tensor_size(&args->inputs[0]));
    return NULL;
}

TEST(a_failure_ends_the_call)
{
    static const char source[] =
        "func.func @main(%x: tensor<i32>, %n: tensor<i32>) -> tensor<i32> {\n"
        "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
        "  %r = stablehlo.while(%i = %x) : tensor<i32>\n"
        "    cond {\n"
        "      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "      stablehlo.return %c : tensor<i1>\n"
        "    } do {\n"
        "      %j = stablehlo.custom_call @fails(%i) {has_side_effect = true} : (tensor<i32>) -> tensor<i32>\n"
        "      %k = stablehlo.add %j, %one : tensor<i32>\n"
        "      stablehlo.return %k : tensor<i32>\n"
        "    }\n"
        "  stablehlo.custom_call @note(%r) {has_side_effect = true} : (tensor<i32>) -> ()\n"
        "  return %r : tensor<i32>\n}\n";
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        int left = 4;
        record r = {.count = 0};
        add(context, "fails", fail_at, &left);
        add(context, "note", note, &r);
        qn_function *f = compile(parse(context, source), &(qn_compile_options){.evaluate = evaluate});
        int32_t x = 3, n = 8, out;
        qn_tensor in[] = {SCALAR_TENSOR(&x, QN_I32), SCALAR_TENSOR(&n, QN_I32)}, outs = SCALAR_TENSOR(&out, QN_I32);
        CHECK_FAILS(qn_call(f, 2, in, 1, &outs), QN_IO, "custom call @fails: the disk is full");
        CHECK(left == 0 && r.count == 0 && x == 3 && n == 8);
        CHECK_OK(qn_call(f, 2, in, 1, &outs)); /* the failure does not affect a later call */
        CHECK(out == 8 && left == -5 && r.count == 1 && r.at[0] == 8);
        qn_close(context);
    }
}

/* Updates x in place to x + 1, then calls f(x + 1). When f fails, the sum is already in the memory of x. */
TEST(a_failure_restores_updated_inputs)
{
    static const char source[] =
        "func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {\n"
        "  %one = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
        "  %y = stablehlo.add %x, %one : tensor<4xf32>\n"
        "  %z = stablehlo.custom_call @fails(%y) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>\n"
        "  return %y : tensor<4xf32>\n}\n";
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        int left = 0;
        qn_stop stop = {0};
        const qn_call_options zero = {0}, with_stop = {.stop = &stop}, later = {.deadline = qn_clock() + HOUR},
                              torn = {.torn_updates = 1};
        const qn_call_options *const options[] = {NULL, &zero, &with_stop, &later};
        add(context, "fails", fail_at, &left);
        qn_function *f = compile(parse(context, source), &(qn_compile_options){.evaluate = evaluate});
        for (size_t i = 0; i < COUNT(options); i++) {
            float x[4] = {1, 2, 3, 4};
            left = 1;
            CHECK_FAILS(qn_call_with(f, options[i], 1, &TENSOR(x, QN_F32, 4), 0, NULL), QN_IO, "the disk is full");
            CHECK(x[0] == 1 && x[3] == 4);
            CHECK_OK(qn_call_with(f, options[i], 1, &TENSOR(x, QN_F32, 4), 0, NULL));
            CHECK(x[0] == 2 && x[3] == 5);
            CHECK_OK(qn_call_with(f, &torn, 1, &TENSOR(x, QN_F32, 4), 0, NULL));
            CHECK(x[0] == 3 && x[3] == 6);
        }
        qn_close(context);
    }
}

/* ---- the floating-point mode ------------------------------------------------------------------------------------- */

/* Whether arithmetic in float and long double, rintf and fegetround all have this rounding mode. */
static bool rounds(int mode)
{
    volatile float one = 1, tiny = 0x1p-60f, quarter = 0.25f;
    volatile long double long_one = 1, long_tiny = 0x1p-200L;
    bool up = mode == FE_UPWARD;
    return fegetround() == mode && (one + tiny > 1) == up && (long_one + long_tiny > 1) == up && rintf(quarter) == up;
}

/* Records whether the mode is rounding to nearest. Then sets rounding upward, and does not restore the mode. */
static qn_status round_upward(void *user, const qn_custom_args *args)
{
    *(bool *)user = rounds(FE_TONEAREST);
    fesetround(FE_UPWARD);
    memcpy(args->outputs[0].data, args->inputs[0].data, tensor_size(&args->inputs[0]));
    return NULL;
}

TEST(functions_may_change_the_rounding)
{
    static const int modes[] = {FE_TONEAREST, FE_UPWARD};
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        bool nearest = false;
        add(context, "up", round_upward, &nearest);
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, NULL, QN_F32, QN_DIMS(4)), y;
        qn_custom_call(graph, "up", NULL, 1, &x, 1, F32_4, QN_CUSTOM_EFFECTS, &y);
        qn_output(graph, NULL, qn_add(y, qn_fill(graph, QN_F32, QN_DIMS(4), 0x1p-60)));
        qn_function *f = compile(graph, &(qn_compile_options){.evaluate = evaluate});
        for (size_t i = 0; i < COUNT(modes); i++) {
            float in[4] = {1, 1, 1, 1}, out[4];
            nearest = false;
            fesetround(modes[i]);
            qn_status status = qn_call(f, 1, &TENSOR(in, QN_F32, 4), 1, &TENSOR(out, QN_F32, 4));
            bool same = rounds(modes[i]);
            fesetround(FE_TONEAREST);
            CHECK_OK(status);
            CHECK(same && nearest && out[0] == 1 && out[3] == 1);
        }
        qn_close(context);
    }
}

/* ---- stopping ---------------------------------------------------------------------------------------------------- */

/* Waits until the call is asked to stop, for at most about ten seconds. */
static qn_status wait_for_stop(void *user, const qn_custom_args *args)
{
    atomic_store((_Atomic int *)user, 1);
    for (int i = 0; i < 10000 && qn_stop_why(args->stop) == QN_OK; i++)
        usleep(1000);
    return qn_stop_why(args->stop) ? qn_status_make(QN_IO, "gave up") : NULL;
}

typedef struct stopper {
    qn_stop stop;
    _Atomic int began;
} stopper;

static void *set_stop(void *user)
{
    stopper *s = user;
    while (!atomic_load(&s->began))
        usleep(100);
    qn_stop_set(&s->stop);
    return NULL;
}

TEST(slow_functions_see_the_request_to_stop)
{
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        stopper s = {.began = 0};
        record r = {.count = 0};
        pthread_t thread;
        int32_t x = 1, y;
        add(context, "waits", wait_for_stop, (void *)&s.began);
        add(context, "note", note, &r);
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value in = qn_input(graph, NULL, QN_I32, QN_SCALAR), out;
        qn_custom_call(graph, "waits", NULL, 1, &in, 1, I32_0, QN_CUSTOM_EFFECTS, &out);
        qn_custom_call(graph, "note", NULL, 1, &in, 0, NULL, QN_CUSTOM_EFFECTS, NULL);
        qn_output(graph, NULL, out);
        qn_function *f = compile(graph, &(qn_compile_options){.evaluate = evaluate});
        CHECK(pthread_create(&thread, NULL, set_stop, &s) == 0);
        CHECK_FAILS(qn_call_with(f, &(qn_call_options){.stop = &s.stop}, 1, &SCALAR_TENSOR(&x, QN_I32), 1,
                                 &SCALAR_TENSOR(&y, QN_I32)),
                    QN_CANCELLED, "");
        pthread_join(thread, NULL);
        CHECK_FAILS(qn_call_with(f, &(qn_call_options){.deadline = qn_clock() + 20000000}, 1,
                                 &SCALAR_TENSOR(&x, QN_I32), 1, &SCALAR_TENSOR(&y, QN_I32)),
                    QN_DEADLINE_EXCEEDED, "");
        CHECK(r.count == 0 && x == 1);
        qn_close(context);
    }
}

/* Counts how often `hold_turn`, a serial function (quern/custom.h), has begun. Says whether the test lets the
 * function end. */
typedef struct busy {
    const qn_function *f;
    _Atomic int began, may_end;
} busy;

static qn_status hold_turn(void *user, const qn_custom_args *args)
{
    busy *b = user;
    atomic_fetch_add(&b->began, 1);
    for (int i = 0; i < 10000 && !atomic_load(&b->may_end); i++)
        usleep(1000);
    *(int32_t *)args->outputs[0].data = *(const int32_t *)args->inputs[0].data;
    return NULL;
}

static void *call_busy(void *user)
{
    int32_t x = 1, y;
    CHECK_OK(qn_call(((busy *)user)->f, 1, &SCALAR_TENSOR(&x, QN_I32), 1, &SCALAR_TENSOR(&y, QN_I32)));
    return NULL;
}

static void *set_stop_later(void *user)
{
    usleep(20000);
    qn_stop_set(user);
    return NULL;
}

TEST(calls_that_wait_for_a_serial_function_can_be_stopped)
{
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        busy b = {.began = 0};
        qn_stop stop = {0};
        pthread_t first, setter, last;
        int32_t x = 1, y;
        qn_tensor in = SCALAR_TENSOR(&x, QN_I32), out = SCALAR_TENSOR(&y, QN_I32);
        CHECK_OK(qn_register(context, &(qn_custom){.name = "busy", .serial = 1, .call = hold_turn, .user = &b}));
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value v = qn_input(graph, NULL, QN_I32, QN_SCALAR);
        qn_custom_call(graph, "busy", NULL, 1, &v, 1, I32_0, QN_CUSTOM_EFFECTS, &v);
        qn_output(graph, NULL, v);
        b.f = compile(graph, &(qn_compile_options){.evaluate = evaluate});
        CHECK(pthread_create(&first, NULL, call_busy, &b) == 0);
        while (!atomic_load(&b.began))
            usleep(1000);
        CHECK(pthread_create(&last, NULL, call_busy, &b) == 0); /* waits until `first` ends; has no stop flag */
        CHECK(pthread_create(&setter, NULL, set_stop_later, &stop) == 0);
        CHECK_FAILS(qn_call_with(b.f, &(qn_call_options){.stop = &stop}, 1, &in, 1, &out), QN_CANCELLED, "");
        CHECK_FAILS(qn_call_with(b.f, &(qn_call_options){.deadline = qn_clock() + 20000000}, 1, &in, 1, &out),
                    QN_DEADLINE_EXCEEDED, "");
        CHECK(atomic_load(&b.began) == 1);
        atomic_store(&b.may_end, 1);
        pthread_join(setter, NULL);
        pthread_join(first, NULL);
        pthread_join(last, NULL);
        CHECK(atomic_load(&b.began) == 2);
        qn_close(context);
    }
}

/* ---- registering ------------------------------------------------------------------------------------------------- */

static qn_graph *scaled(qn_context *context, const char *target)
{
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4)), y;
    qn_custom_call(graph, target, NULL, 1, &x, 1, F32_4, 0, &y);
    qn_output(graph, "y", y);
    return graph;
}

static float call_scaled(const qn_function *f)
{
    float x[4] = {2, 2, 2, 2}, y[4] = {0};
    CHECK_OK(qn_call(f, 1, &TENSOR(x, QN_F32, 4), 1, &TENSOR(y, QN_F32, 4)));
    return y[3];
}

static qn_status try_scaled(const qn_function *f)
{
    float x[4] = {0}, y[4];
    return qn_call(f, 1, &TENSOR(x, QN_F32, 4), 1, &TENSOR(y, QN_F32, 4));
}

TEST(unknown_targets_are_errors_of_compiling)
{
    qn_context *context = open_jit();
    qn_graph *graph = scaled(context, "scale");
    qn_function *f = NULL;
    int cached;
    char key[65];
    const char *none = "custom call @scale is not registered with the context; known: none";
    CHECK_FAILS(qn_compile(graph, NULL, &f), QN_NOT_FOUND, none);
    CHECK_FAILS(qn_compile(graph, &(qn_compile_options){.evaluate = 1}, &f), QN_NOT_FOUND, none);
    CHECK_FAILS(qn_cached(graph, NULL, &cached), QN_NOT_FOUND, none);
    CHECK_FAILS(qn_cache_key(graph, NULL, key), QN_NOT_FOUND, none);
    CHECK(!f);
    float factor = 3;
    add(context, "zebra", scale, &factor);
    add(context, "a\"b", scale, &factor);
    add(context, "middle", scale, &factor);
    CHECK_FAILS(qn_compile(graph, NULL, &f), QN_NOT_FOUND, "known: a\"b, middle, zebra");
    CHECK_FAILS(qn_compile(scaled(context, "two\nlines\x7f"), NULL, &f), QN_NOT_FOUND, "call @two\\0Alines\\7F is not");
    CHECK_FAILS(qn_unregister(context, "a\tb"), QN_NOT_FOUND, "call @a\\09b is not");
    add(context, "scale", scale, &factor); /* registered after building, before compiling */
    CHECK(call_scaled(compile(graph, NULL)) == 7);
    qn_close(context);
}

TEST(registering_twice_and_unregistering)
{
    qn_context *context = open_jit();
    float three = 3, five = 5;
    qn_custom first = {.name = "scale", .version = 1, .call = scale, .user = &three}, second = first;
    second.version = 2;
    second.user = &five;
    CHECK_FAILS(qn_register(context, &(qn_custom){.version = 1, .call = scale}), QN_INVALID_ARGUMENT, "name is NULL");
    CHECK_FAILS(qn_register(context, &(qn_custom){.name = "", .call = scale}), QN_INVALID_ARGUMENT, "name is empty");
    CHECK_FAILS(qn_register(context, &(qn_custom){.name = "scale"}), QN_INVALID_ARGUMENT, "call is NULL");
    CHECK_FAILS(qn_register(context, &(qn_custom){.name = "a\nb", .call = scale}), QN_INVALID_ARGUMENT,
                "the name a\\0Ab has control characters");
    CHECK_FAILS(qn_unregister(context, "scale"), QN_NOT_FOUND, "known: none");
    CHECK_OK(qn_register(context, &first));
    CHECK_FAILS(qn_register(context, &first), QN_INVALID_ARGUMENT,
                "custom call @scale is registered already, as version 1");
    CHECK_FAILS(qn_register(context, &second), QN_INVALID_ARGUMENT, "registered already, as version 1");
    char before[65], after[65];
    qn_graph *graph = scaled(context, "scale");
    qn_function *compiled = compile(graph, NULL);
    qn_function *evaluated = compile(graph, &(qn_compile_options){.evaluate = 1});
    CHECK_OK(qn_cache_key(graph, NULL, before));
    CHECK(call_scaled(compiled) == 7 && call_scaled(evaluated) == 7);
    CHECK_OK(qn_unregister(context, "scale"));
    CHECK_FAILS(try_scaled(compiled), QN_NOT_FOUND, "custom call @scale is no longer registered as version 1");
    CHECK_FAILS(try_scaled(evaluated), QN_NOT_FOUND, "no longer registered");
    CHECK_OK(qn_register(context, &second));
    CHECK_FAILS(try_scaled(compiled), QN_NOT_FOUND, "no longer registered as version 1");
    CHECK(call_scaled(compile(graph, NULL)) == 11);
    CHECK_OK(qn_cache_key(graph, NULL, after));
    CHECK(strcmp(before, after) != 0);
    CHECK_OK(qn_unregister(context, "scale"));
    first.user = &five; /* now `compiled` and `evaluated` call this function, which has the same name and version */
    CHECK_OK(qn_register(context, &first));
    CHECK(call_scaled(compiled) == 11 && call_scaled(evaluated) == 11);
    qn_close(context);
}

/* A qn_function calls functions by name and version. As long as it exists, the same name and version cannot be
 * registered with other effects. */
TEST(effects_belong_to_a_version)
{
    qn_context *context = open_jit();
    float three = 3;
    qn_custom plain = {.name = "scale", .version = 1, .call = scale, .user = &three}, effects = plain;
    effects.effects = 1;
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        CHECK_OK(qn_register(context, &effects));
        CHECK_OK(qn_unregister(context, "scale"));
        CHECK_OK(qn_register(context, &plain));
        qn_function *f = compile(scaled(context, "scale"), &(qn_compile_options){.evaluate = evaluate});
        qn_function *g = compile(scaled(context, "scale"), &(qn_compile_options){.evaluate = evaluate});
        CHECK_OK(qn_unregister(context, "scale"));
        CHECK_FAILS(qn_register(context, &effects), QN_INVALID_ARGUMENT,
                    "version 1, which was registered without effects");
        qn_function_free(g);
        CHECK_FAILS(qn_register(context, &effects), QN_INVALID_ARGUMENT, "needs another version");
        CHECK_OK(qn_register(context, &plain));
        CHECK(call_scaled(f) == 7);
        CHECK_OK(qn_unregister(context, "scale"));
        effects.version = 2;
        CHECK_OK(qn_register(context, &effects));
        CHECK_OK(qn_unregister(context, "scale"));
        effects.version = 1;
        CHECK_FAILS(try_scaled(f), QN_NOT_FOUND, "no longer registered as version 1");
        qn_function_free(f);
    }
    qn_close(context);
}

/* The context forgets each registration at qn_unregister. If the context kept all registrations, this test would take
 * minutes. */
TEST(many_registrations)
{
    qn_context *context = open_jit();
    for (uint32_t i = 0; i < 300000; i++) {
        CHECK_OK(qn_register(context, &(qn_custom){.name = "scale", .version = i, .call = scale}));
        CHECK_OK(qn_unregister(context, "scale"));
    }
    qn_close(context);
}

TEST(calls_must_declare_the_effects_of_their_function)
{
    qn_context *context = open_jit();
    float factor = 1;
    qn_function *f;
    CHECK_OK(qn_register(context, &(qn_custom){.name = "scale", .effects = 1, .call = scale, .user = &factor}));
    CHECK_FAILS(qn_compile(scaled(context, "scale"), NULL, &f), QN_INVALID_ARGUMENT,
                "registered with effects, and is called without has_side_effect");
    qn_close(context);
}

/* Custom calls such as @Sharding are annotations. They call no function, and their results are their operands. */
TEST(annotations_are_their_operands)
{
    qn_context *context = open_jit();
    float factor = 1;
    qn_custom custom = {.name = "Sharding", .call = scale, .user = &factor};
    CHECK_FAILS(qn_register(context, &custom), QN_INVALID_ARGUMENT,
                "qn_register: @Sharding is an annotation, whose results are its operands; another name expected");
    qn_graph *graph = qn_graph_new(context, "main");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4)), y = x;
    qn_custom_call(graph, "xla.sdy.ShardingGroup", NULL, 1, &y, 0, NULL, QN_CUSTOM_EFFECTS, NULL);
    qn_custom_call(graph, "Sharding", "config", 1, &y, 1, F32_4, 0, &y);
    qn_output(graph, "y", y);
    CHECK(y.id == x.id);
    float in[4] = {1, 2, 3, 4}, out[4];
    qn_function *f = compile(graph, NULL);
    CHECK_OK(qn_call(f, 1, &TENSOR(in, QN_F32, 4), 1, &TENSOR(out, QN_F32, 4)));
    CHECK(memcmp(in, out, sizeof in) == 0);

    graph = qn_graph_new(context, "type");
    x = qn_input(graph, "x", QN_F64, QN_DIMS(4));
    qn_custom_call(graph, "Sharding", NULL, 1, &x, 1, F32_4, 0, &y);
    qn_output(graph, "y", y);
    CHECK(!y.id);
    CHECK_FAILS(qn_compile(graph, NULL, &f), QN_INVALID_ARGUMENT,
                "so result 0 is operand 0: tensor<4xf64> expected, not tensor<4xf32>");
    graph = qn_graph_new(context, "count");
    qn_custom_call(graph, "Sharding", NULL, 0, NULL, 1, F32_4, 0, &y);
    CHECK_FAILS(qn_compile(graph, NULL, &f), QN_INVALID_ARGUMENT, "0 operands given, and 1 results");
    qn_close(context);
}

TEST(builders_check_their_arguments)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, NULL, QN_F32, QN_DIMS(4)), y;
    qn_custom_call(graph, "f", NULL, 1, &x, 1, F32_4, 2, &y);
    CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, "custom_call: flags is 2");
    CHECK(!y.id);
    graph = qn_graph_new(context, NULL);
    x = qn_input(graph, NULL, QN_F32, QN_DIMS(4));
    qn_custom_call(graph, "", NULL, 1, &x, 1, F32_4, 0, &y);
    CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, "custom_call");
    graph = qn_graph_new(context, NULL);
    x = qn_input(graph, NULL, QN_F32, QN_DIMS(4));
    qn_custom_call(graph, "f", NULL, 1, &x, 1, (qn_type[]){{QN_F32, QN_DIMS(-1)}}, 0, &y);
    CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, "custom_call");
    graph = qn_graph_new(context, NULL);
    x = qn_input(graph, NULL, QN_F32, QN_SCALAR);
    qn_value by;
    const qn_type scalar = {QN_F32, qn_dims_of(0, NULL)};
    qn_custom_call(graph, "f", NULL, 1, &x, 1, &scalar, 0, &y);
    qn_gradient(y, 1, &x, &by);
    CHECK_FAILS(qn_graph_status(graph), QN_UNSUPPORTED, "custom_call");
    qn_close(context);
}

/* ---- functions that call the library ----------------------------------------------------------------------------- */

typedef struct reentrant {
    qn_context *context;
    const qn_function *self;
    int depth;
} reentrant;

/* Computes f(n) = n + f(n - 1), where f(0) = 100. For n > 0 this function calls the qn_function from which it was
 * called. For n = 0 it compiles and calls another qn_function. */
static qn_status again(void *user, const qn_custom_args *args)
{
    reentrant *r = user;
    int32_t n = *(const int32_t *)args->inputs[0].data, below = 0, less = n - 1;
    r->depth++;
    if (n > 0) {
        qn_status failed = qn_call(r->self, 1, &SCALAR_TENSOR(&less, QN_I32), 1, &SCALAR_TENSOR(&below, QN_I32));
        if (failed)
            return failed;
    } else {
        qn_graph *graph = qn_graph_new(r->context, NULL);
        qn_output(graph, NULL, qn_fill(graph, QN_I32, QN_SCALAR, 100));
        qn_function *f = NULL;
        qn_status failed = qn_compile(graph, NULL, &f);
        if (!failed)
            failed = qn_call(f, 0, NULL, 1, &SCALAR_TENSOR(&below, QN_I32));
        qn_graph_free(graph);
        qn_function_free(f);
        if (failed)
            return failed;
    }
    *(int32_t *)args->outputs[0].data = n + below;
    return NULL;
}

TEST(a_function_may_call_the_library)
{
    for (uint32_t serial = 0; serial < 2; serial++)
        for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
            qn_context *context = open_jit();
            reentrant r = {.context = context};
            CHECK_OK(qn_register(context, &(qn_custom){.name = "again", .serial = serial, .call = again, .user = &r}));
            qn_graph *graph = qn_graph_new(context, NULL);
            qn_value x = qn_input(graph, "x", QN_I32, QN_SCALAR), y;
            qn_custom_call(graph, "again", NULL, 1, &x, 1, I32_0, 0, &y);
            qn_output(graph, "y", y);
            r.self = compile(graph, &(qn_compile_options){.evaluate = evaluate});
            int32_t n = 30, got;
            CHECK_OK(qn_call(r.self, 1, &SCALAR_TENSOR(&n, QN_I32), 1, &SCALAR_TENSOR(&got, QN_I32)));
            CHECK(got == 100 + 30 * 31 / 2 && r.depth == 31);
            qn_close(context);
        }
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

enum { THREADS = 64, CALLS = 50 };

typedef struct crowd {
    const qn_function *f;
    _Atomic int inside, most, failed;
    int unguarded; /* the serial function increments it without a lock */
} crowd;

static _Thread_local crowd *mine; /* the crowd of this thread; shows that functions run on the caller's thread */

static qn_status serial_count(void *user, const qn_custom_args *args)
{
    crowd *c = user;
    int now = ++c->inside, most = c->most;
    while (now > most && !atomic_compare_exchange_weak(&c->most, &most, now))
        ;
    c->unguarded++;
    if (mine != c)
        c->failed++;
    *(int32_t *)args->outputs[0].data = *(const int32_t *)args->inputs[0].data + 1;
    c->inside--;
    return NULL;
}

static qn_status free_count(void *user, const qn_custom_args *args)
{
    crowd *c = user;
    if (mine != c)
        c->failed++;
    usleep(50);
    *(int32_t *)args->outputs[0].data = *(const int32_t *)args->inputs[0].data * 2;
    return NULL;
}

static void *call_often(void *user)
{
    crowd *c = user;
    mine = c;
    for (int32_t i = 0; i < CALLS; i++) {
        int32_t got;
        qn_status failed = qn_call(c->f, 1, &SCALAR_TENSOR(&i, QN_I32), 1, &SCALAR_TENSOR(&got, QN_I32));
        if (failed || got != 2 * (i + 1))
            c->failed++;
        qn_status_free(failed);
    }
    return NULL;
}

TEST(sixty_four_threads)
{
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        crowd c = {0};
        pthread_t threads[THREADS];
        CHECK_OK(qn_register(context, &(qn_custom){.name = "serial", .serial = 1, .call = serial_count, .user = &c}));
        add(context, "free", free_count, &c);
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, "x", QN_I32, QN_SCALAR), y, z;
        qn_custom_call(graph, "serial", NULL, 1, &x, 1, I32_0, QN_CUSTOM_EFFECTS, &y);
        qn_custom_call(graph, "free", NULL, 1, &y, 1, I32_0, 0, &z);
        qn_output(graph, NULL, z);
        c.f = compile(graph, &(qn_compile_options){.evaluate = evaluate});
        for (int i = 0; i < THREADS; i++)
            CHECK(pthread_create(&threads[i], NULL, call_often, &c) == 0);
        for (int i = 0; i < THREADS; i++)
            pthread_join(threads[i], NULL);
        CHECK(c.failed == 0 && c.most == 1 && c.unguarded == THREADS * CALLS);
        qn_close(context);
    }
}

/* ---- StableHLO's own test data ----------------------------------------------------------------------------------- */

static qn_status expect_eq(void *user, const qn_custom_args *args)
{
    ++*(int *)user;
    size_t size = tensor_size(&args->inputs[0]);
    return memcmp(args->inputs[0].data, args->inputs[1].data, size)
               ? qn_status_make(QN_INVALID_ARGUMENT, "the tensors are not equal")
               : NULL;
}

static qn_status expect_close(void *user, const qn_custom_args *args)
{
    ++*(int *)user;
    const float *a = args->inputs[0].data, *b = args->inputs[1].data;
    for (size_t i = 0; i < elements(&args->inputs[0]); i++)
        if (fabsf(a[i] - b[i]) > 1e-5f * fmaxf(1, fabsf(b[i])))
            return qn_status_make(QN_INVALID_ARGUMENT, "the tensors are not close");
    return NULL;
}

/* A module like those of StableHLO's tests. Two functions return the inputs and the expected results. Custom calls
 * compare the results. */
static const char CHECKED[] =
    "module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  func.func public @main() -> (tensor<3xf32> {jax.result_info = \"\", mhlo.layout_mode = \"default\"}) {\n"
    "    %%0:2 = call @inputs() : () -> (tensor<3xf32>, tensor<3xf32>)\n"
    "    %%1 = call @expected() : () -> tensor<3xf32>\n"
    "    %%2 = stablehlo.multiply %%0#0, %%0#1 : tensor<3xf32>\n"
    "    stablehlo.custom_call @check.expect_close(%%2, %%1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) "
    "-> ()\n"
    "    %%3 = stablehlo.compare EQ, %%2, %%2 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n"
    "    stablehlo.custom_call @check.expect_eq(%%3, %%3) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> "
    "()\n"
    "    return %%2 : tensor<3xf32>\n"
    "  }\n"
    "  func.func private @inputs() -> (tensor<3xf32> {mhlo.layout_mode = \"default\"}, tensor<3xf32> {mhlo.layout_mode "
    "= "
    "\"default\"}) {\n"
    "    %%cst = stablehlo.constant dense<[1.5, -2.0, 3.0]> : tensor<3xf32>\n"
    "    %%cst_0 = stablehlo.constant dense<[2.0, 0.25, -1.0]> : tensor<3xf32>\n"
    "    return %%cst, %%cst_0 : tensor<3xf32>, tensor<3xf32>\n"
    "  }\n"
    "  func.func private @expected() -> (tensor<3xf32> {mhlo.layout_mode = \"default\"}) {\n"
    "    %%cst = stablehlo.constant dense<[3.0, -0.5, %s]> : tensor<3xf32>\n"
    "    return %%cst : tensor<3xf32>\n"
    "  }\n"
    "}\n";

TEST(modules_that_check_their_results)
{
    qn_context *context = open_jit();
    int equal = 0, close = 0;
    char right[4096], wrong[4096];
    snprintf(right, sizeof right, CHECKED, "-3.0");
    snprintf(wrong, sizeof wrong, CHECKED, "-2.5");
    CHECK_OK(
        qn_register(context, &(qn_custom){.name = "check.expect_eq", .effects = 1, .call = expect_eq, .user = &equal}));
    CHECK_OK(qn_register(
        context, &(qn_custom){.name = "check.expect_close", .effects = 1, .call = expect_close, .user = &close}));
    float y[3];
    qn_tensor out[] = {TENSOR(y, QN_F32, 3)};
    RUN0(parse(context, right), out);
    CHECK(y[2] == -3 && equal == close && equal >= 4);
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *f = compile(parse(context, wrong), &(qn_compile_options){.evaluate = evaluate});
        CHECK_FAILS(qn_call(f, 0, NULL, 1, out), QN_INVALID_ARGUMENT,
                    "custom call @check.expect_close: the tensors are not close");
    }
    qn_close(context);
}

/* ---- the cache --------------------------------------------------------------------------------------------------- */

TEST(the_cache_keeps_versions_apart)
{
    directory_begin();
    static const struct {
        uint32_t version, effects;
        const char *source;
    } contexts[] = {{1, 0, "compiler"}, {1, 0, "cache"}, {2, 0, "compiler"}, {1, 0, "cache"}, {2, 0, "cache"}};
    for (size_t i = 0; i < COUNT(contexts); i++) {
        float factor = (float)contexts[i].version;
        qn_context *context = open_with((qn_options){.cache = directory, .compiler = qn_jit_compiler()});
        qn_custom custom = {.name = "scale", .version = contexts[i].version, .call = scale, .user = &factor};
        CHECK_OK(qn_register(context, &custom));
        qn_graph *graph = scaled(context, "scale");
        qn_function *f = compile(graph, NULL);
        qn_stats stats;
        qn_function_stats(f, &stats);
        CHECK_STR(stats.source, contexts[i].source);
        CHECK(call_scaled(f) == 2 * factor + 1);
        qn_function_free(f);
        f = compile(graph, NULL);
        qn_function_stats(f, &stats);
        CHECK_STR(stats.source, "memory");
        if (i == 2) {
            char *why = NULL;
            CHECK_OK(qn_unregister(context, "scale"));
            custom.version = 3;
            CHECK_OK(qn_register(context, &custom));
            CHECK_OK(qn_cache_explain(graph, NULL, &why));
            CHECK(strstr(why, "custom calls"));
            qn_free(why);
        }
        qn_close(context);
    }
    directory_end();
}

/* ---- packs ------------------------------------------------------------------------------------------------------- */

static void write_file(const char *path, const void *bytes, size_t size)
{
    FILE *f = fopen(path, "wb");
    CHECK(f && fwrite(bytes, 1, size, f) == size && !fclose(f));
}

TEST(packs_name_versions)
{
    char path[] = "/tmp/quern-test-XXXXXX";
    CHECK(close(mkstemp(path)) == 0);
    float factor = 3;
    void *pack = NULL;
    size_t size = 0;
    qn_context *context = open_jit();
    CHECK_FAILS(qn_pack(scaled(context, "scale"), 0, NULL, &pack, &size), QN_NOT_FOUND, "@scale is not registered");
    add(context, "scale", scale, &factor);
    CHECK_OK(qn_pack(scaled(context, "scale"), 0, NULL, &pack, &size));
    write_file(path, pack, size);
    qn_free(pack);
    qn_close(context);
    for (int i = 0; i < 2; i++) {
        qn_status (*load)(qn_context *, const char *, qn_function **) = i ? qn_evaluate_pack : qn_load_pack;
        qn_function *f = NULL;
        context = open_with((qn_options){0});
        CHECK_FAILS(load(context, path, &f), QN_NOT_FOUND, "@scale is not registered with the context; known: none");
        qn_custom custom = {.name = "scale", .version = 2, .call = scale, .user = &factor};
        CHECK_OK(qn_register(context, &custom));
        CHECK_FAILS(load(context, path, &f), QN_NOT_FOUND, "@scale is registered as version 2, not as version 1");
        CHECK_OK(qn_unregister(context, "scale"));
        custom.version = 1;
        custom.effects = 1;
        CHECK_OK(qn_register(context, &custom));
        CHECK_FAILS(load(context, path, &f), QN_INVALID_ARGUMENT, "registered with effects");
        CHECK_OK(qn_unregister(context, "scale"));
        custom.effects = 0;
        CHECK(!f);
        CHECK_OK(qn_register(context, &custom));
        CHECK_OK(load(context, path, &f));
        qn_stats stats;
        qn_function_stats(f, &stats);
        CHECK_STR(stats.engine, i ? "evaluator" : "compiled");
        CHECK(call_scaled(f) == 7);
        qn_close(context);
    }
    unlink(path);
}
