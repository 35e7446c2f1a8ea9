/* Packs with several functions (quern/cache.h, Modules). */
#include <pthread.h>

#include "cache_case.h"

enum { IN = 8, WIDE = 256 };
static float weights[IN * WIDE];

static void fill_weights(void)
{
    for (int i = 0; i < IN * WIDE; i++)
        weights[i] = (float)(i % 23) * 0.25f - 2;
}

/* y = tanh(x w), for a batch of `rows`. */
static qn_graph *predict(qn_context *context, int64_t rows)
{
    qn_graph *graph = qn_graph_new(context, "predict");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(rows, IN));
    qn_output(graph, "y", qn_tanh(qn_matmul(x, qn_constant(graph, QN_F32, QN_DIMS(IN, WIDE), weights))));
    return graph;
}

/* Adds to a state in place, with the same weights, and has one more constant. */
static qn_graph *step(qn_context *context, const float *more)
{
    qn_graph *graph = qn_graph_new(context, "step");
    qn_value state = qn_input(graph, "state", QN_F32, QN_DIMS(IN, WIDE));
    qn_value sum = qn_add(state, qn_constant(graph, QN_F32, QN_DIMS(IN, WIDE), weights));
    qn_update(graph, state, qn_add(sum, qn_constant(graph, QN_F32, QN_DIMS(IN, WIDE), more)));
    return graph;
}

static char *write_file(const void *bytes, size_t size)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/module.qpack", directory);
    FILE *f = fopen(path, "wb");
    CHECK(fwrite(bytes, 1, size, f) == size);
    fclose(f);
    return path;
}

static int occurrences(const char *bytes, size_t size, const void *what, size_t length)
{
    int count = 0;
    for (const char *at = bytes; (at = memmem(at, (size_t)(bytes + size - at), what, length)); at++)
        count++;
    return count;
}

static void fill_rows(float *x, int64_t rows)
{
    for (int64_t i = 0; i < rows * IN; i++)
        x[i] = (float)(i * 7 % 11) - 5;
}

static float *more_weights(void)
{
    static float more[IN * WIDE];
    for (int i = 0; i < IN * WIDE; i++)
        more[i] = (float)(i % 5);
    return more;
}

/* Packs predict for batches of 1, 3 and 8, and step. */
static void *pack_all(qn_context *context, size_t *size)
{
    fill_weights();
    const qn_pack_function functions[] = {{.name = "predict", .graph = predict(context, 1)},
                                          {.name = "predict", .graph = predict(context, 3)},
                                          {.name = "predict", .graph = predict(context, 8)},
                                          {.name = "step", .graph = step(context, more_weights())}};
    void *pack = NULL;
    CHECK_OK(qn_pack_functions(4, functions, 0, NULL, &pack, size));
    return pack;
}

static void check_predictions(const qn_module *m, int64_t rows)
{
    static float x[8 * IN], y[8 * WIDE], wanted[8 * WIDE];
    qn_context *context = open_jit();
    fill_rows(x, rows);
    qn_tensor in = TENSOR(x, QN_F32, rows, IN);
    CHECK_OK(qn_call(compile(predict(context, rows), &(qn_compile_options){.evaluate = 1}), 1, &in, 1,
                     &TENSOR(wanted, QN_F32, rows, WIDE)));
    for (int named = 0; named < 2; named++) {
        memset(y, 0xFF, sizeof y);
        CHECK_OK(qn_module_call(m, named ? "predict" : NULL, NULL, 1, &in, 1, &TENSOR(y, QN_F32, rows, WIDE)));
        CHECK(memcmp(y, wanted, (size_t)rows * WIDE * sizeof *y) == 0);
    }
    qn_close(context);
}

static void check_step(const qn_module *m)
{
    static float state[IN * WIDE];
    const float *more = more_weights();
    const qn_function *f = NULL;
    for (int i = 0; i < IN * WIDE; i++)
        state[i] = 1;
    CHECK_OK(qn_module_find(m, "step", &f));
    CHECK_OK(qn_call(f, 1, &TENSOR(state, QN_F32, IN, WIDE), 0, NULL));
    CHECK_OK(
        qn_module_call(m, "step", &(qn_call_options){.torn_updates = 1}, 1, &TENSOR(state, QN_F32, IN, WIDE), 0, NULL));
    for (int i = 0; i < IN * WIDE; i++)
        CHECK(state[i] == 1 + 2 * (weights[i] + more[i]));
}

TEST(functions_share_constants_and_are_chosen_by_name_and_shape)
{
    directory_begin();
    qn_context *context = open_jit();
    size_t size;
    char *pack = pack_all(context, &size);
    CHECK(occurrences(pack, size, weights, sizeof weights) == 1);
    CHECK(occurrences(pack, size, more_weights(), sizeof weights) == 1);
    char *path = write_file(pack, size);
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *bare = open_with((qn_options){.threads = 1, .jit = ""});
        qn_module *m = NULL;
        CHECK_OK(qn_load_module(bare, path, evaluate, &m));
        CHECK(qn_module_count(m) == 4);
        CHECK_STR(qn_module_name(m, 2), "predict");
        CHECK_STR(qn_module_name(m, 3), "step");
        CHECK_STR(qn_module_name(m, 4), "");
        CHECK(qn_module_function(m, 4) == NULL);
        qn_stats stats;
        qn_function_stats(qn_module_function(m, 1), &stats);
        CHECK(stats.kind == (evaluate ? QN_ENGINE_EVALUATOR : QN_ENGINE_COMPILED));
        CHECK_STR(stats.source, evaluate ? "evaluator" : "pack");
        CHECK_STR(qn_function_input(qn_module_function(m, 1), 0).name, "x");
        check_predictions(m, 1);
        check_predictions(m, 3);
        check_predictions(m, 8);
        check_step(m);
        if (evaluate)
            qn_module_free(m);
        qn_close(bare); /* frees the module of the first round */
    }
    qn_free(pack);
    qn_close(context);
    directory_end();
}

/* The functions of a module without a pack: the same results, compiled or evaluated. */
/* z = tanh(tanh(x v) w), and the sum of squares of z if `name` is "loss". */
static qn_graph *two_layers(qn_context *context, const char *name)
{
    qn_graph *graph = qn_graph_new(context, name);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(40, WIDE)), v = qn_input(graph, "v", QN_F32, QN_DIMS(WIDE, IN));
    qn_value w = qn_constant(graph, QN_F32, QN_DIMS(IN, WIDE), weights);
    qn_value z = qn_tanh(qn_matmul(qn_tanh(qn_matmul(x, v)), w));
    qn_output(graph, "z", strcmp(name, "loss") == 0 ? qn_sum(qn_multiply(z, z), QN_DIMS(0, 1)) : z);
    return graph;
}

static void add_code(void *user, const qn_pack_part *part)
{
    uint64_t *bytes = user;
    bytes[0] += strcmp(part->kind, "code") == 0 ? part->bytes : 0;
    bytes[1] += strcmp(part->kind, "program") == 0 ? part->code_bytes : 0;
}

TEST(functions_share_kernels)
{
    directory_begin();
    fill_weights();
    qn_context *context = open_jit();
    const qn_pack_function functions[] = {{.name = "predict", .graph = two_layers(context, "predict")},
                                          {.name = "loss", .graph = two_layers(context, "loss")}};
    void *pack;
    size_t size;
    uint64_t bytes[2] = {0};
    CHECK_OK(qn_pack_functions(2, functions, 0, NULL, &pack, &size));
    char *path = write_file(pack, size);
    CHECK_OK(qn_pack_list(context, path, add_code, bytes));
    CHECK(bytes[0] > 0 && bytes[0] < bytes[1] * 3 / 4);
    static float x[40 * WIDE], v[WIDE * IN], z[2][40 * WIDE];
    for (int i = 0; i < 40 * WIDE; i++)
        x[i] = (float)(i % 13) / 8;
    for (int i = 0; i < WIDE * IN; i++)
        v[i] = (float)(i % 7) / 64 - 0.04f;
    qn_tensor in[] = {TENSOR(x, QN_F32, 40, WIDE), TENSOR(v, QN_F32, WIDE, IN)};
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_module *m;
        CHECK_OK(qn_load_module(context, path, evaluate, &m));
        for (size_t i = 0; i < 2; i++) {
            qn_stats stats;
            qn_function_stats(qn_module_function(m, i), &stats);
            CHECK(stats.kind == (evaluate ? QN_ENGINE_EVALUATOR : QN_ENGINE_COMPILED));
        }
        qn_tensor all = TENSOR(z[evaluate], QN_F32, 40, WIDE), sum = {.data = z[evaluate], .dtype = QN_F32};
        CHECK_OK(qn_module_call(m, "predict", NULL, 2, in, 1, &all));
        float kept = z[evaluate][0];
        CHECK_OK(qn_module_call(m, "loss", NULL, 2, in, 1, &sum));
        CHECK(z[evaluate][0] > 0 && z[evaluate][0] != kept);
        qn_module_free(m);
    }
    CHECK(memcmp(z[0], z[1], sizeof z[0]) == 0);
    qn_free(pack);
    qn_close(context);
    directory_end();
}

TEST(functions_are_compiled_together)
{
    fill_weights();
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        const qn_pack_function functions[] = {
            {.name = "predict", .graph = predict(context, 1), .prepare = QN_PREPARE_NOTHING},
            {.name = "predict", .graph = predict(context, 3)},
            {.name = "predict", .graph = predict(context, 8)},
            {.name = "step", .graph = step(context, more_weights())}};
        qn_module *m = NULL;
        CHECK_OK(qn_compile_module(4, functions, evaluate ? &(qn_compile_options){.evaluate = 1} : NULL, &m));
        for (int i = 0; i < 4; i++)
            qn_graph_free(functions[i].graph); /* the module does not need them */
        CHECK(qn_module_count(m) == 4);
        CHECK_STR(qn_module_name(m, 3), "step");
        qn_stats stats;
        qn_function_stats(qn_module_function(m, 1), &stats);
        CHECK(stats.kind == (evaluate ? QN_ENGINE_EVALUATOR : QN_ENGINE_COMPILED));
        check_predictions(m, 1);
        check_predictions(m, 3);
        check_predictions(m, 8);
        check_step(m);
        static float x[5 * IN], y[5 * WIDE];
        CHECK_FAILS(qn_module_call(m, "predict", NULL, 1, &TENSOR(x, QN_F32, 5, IN), 1, &TENSOR(y, QN_F32, 5, WIDE)),
                    QN_INVALID_ARGUMENT, "no function takes (tensor<5x8xf32>)");
        if (evaluate)
            qn_module_free(m);
        qn_close(context); /* frees the module of the first round */
    }
}

TEST(a_module_of_which_one_function_fails_is_not_made)
{
    fill_weights();
    qn_context *context = open_jit(), *bare = open_with((qn_options){.threads = 1, .jit = ""});
    qn_graph *g = predict(context, 2);
    qn_pack_function two[] = {{.name = "a", .graph = g}, {.name = "a", .graph = predict(context, 2)}};
    qn_module *m = (qn_module *)two;
    CHECK_FAILS(qn_compile_module(2, two, NULL, &m), QN_INVALID_ARGUMENT, "functions 0 and 1 have the same name, `a`");
    CHECK(m == NULL);
    CHECK_FAILS(qn_compile_module(0, two, NULL, &m), QN_INVALID_ARGUMENT, "0 functions; expected 1 to 1023");
    two[1] = (qn_pack_function){.name = "b", .graph = g, .prepare = (qn_prepare_mode)77};
    CHECK_FAILS(qn_compile_module(2, two, NULL, &m), QN_INVALID_ARGUMENT, "function `b`");
    two[0] = (qn_pack_function){.name = "a", .graph = predict(bare, 2)};
    CHECK_FAILS(qn_compile_module(1, two, &(qn_compile_options){.require_compiled = 1}, &m), QN_UNSUPPORTED,
                "function `a`");
    CHECK_OK(qn_compile_module(1, two, NULL, &m)); /* without a compiler, the evaluator runs it */
    CHECK(qn_module_count(m) == 1);
    qn_close(bare);
    qn_close(context);
}

TEST(a_call_that_fits_no_function_lists_those_that_there_are)
{
    directory_begin();
    qn_context *context = open_jit();
    size_t size;
    char *pack = pack_all(context, &size);
    char *path = write_file(pack, size);
    qn_module *m = NULL;
    const qn_function *f = NULL;
    static float x[5 * IN], y[5 * WIDE];
    qn_tensor in = TENSOR(x, QN_F32, 5, IN), out = TENSOR(y, QN_F32, 5, WIDE);
    CHECK_OK(qn_load_module(context, path, 0, &m));
    CHECK_FAILS(qn_module_match(m, NULL, 1, &in, 1, &out, &f), QN_INVALID_ARGUMENT,
                "no function takes (tensor<5x8xf32>) -> (tensor<5x256xf32>); there is @predict(tensor<1x8xf32>) -> "
                "(tensor<1x256xf32>), @predict(tensor<3x8xf32>) -> (tensor<3x256xf32>), @predict(tensor<8x8xf32>) -> "
                "(tensor<8x256xf32>), @step(tensor<8x256xf32>) -> ()");
    CHECK(f == NULL);
    CHECK_FAILS(qn_module_call(m, "step", NULL, 1, &in, 1, &out), QN_INVALID_ARGUMENT,
                "there is @step(tensor<8x256xf32>) -> ()");
    CHECK_FAILS(qn_module_match(m, "train", 1, &in, 1, &out, &f), QN_NOT_FOUND, "no function @train; it has @predict(");
    CHECK_FAILS(qn_module_find(m, "train", &f), QN_NOT_FOUND, "no function @train");
    CHECK_FAILS(qn_module_find(m, "predict", &f), QN_INVALID_ARGUMENT, "3 functions @predict");
    qn_function *single = NULL;
    CHECK_FAILS(qn_load_pack(context, path, &single), QN_INVALID_ARGUMENT, "several functions; qn_load_module");
    qn_free(pack);

    const qn_pack_function alike[] = {{.name = "a", .graph = predict(context, 2)},
                                      {.name = "b", .graph = predict(context, 2)}};
    CHECK_OK(qn_pack_functions(2, alike, 0, NULL, (void **)&pack, &size));
    qn_module *two = NULL;
    CHECK_OK(qn_load_module(context, write_file(pack, size), 0, &two));
    in = TENSOR(x, QN_F32, 2, IN), out = TENSOR(y, QN_F32, 2, WIDE);
    CHECK_FAILS(qn_module_match(two, NULL, 1, &in, 1, &out, &f), QN_INVALID_ARGUMENT,
                "more than one function takes (tensor<2x8xf32>) -> (tensor<2x256xf32>); a name would choose among @a(");
    CHECK_OK(qn_module_match(two, "b", 1, &in, 1, &out, &f));
    CHECK(f == qn_module_function(two, 1));
    qn_free(pack);
    qn_close(context);
    directory_end();
}

TEST(packs_of_one_function_are_modules_too)
{
    directory_begin();
    fill_weights();
    qn_context *context = open_jit();
    size_t size;
    void *pack = NULL;
    CHECK_OK(qn_pack(predict(context, 3), 0, NULL, &pack, &size));
    qn_module *m = NULL;
    CHECK_OK(qn_load_module(context, write_file(pack, size), 0, &m));
    CHECK(qn_module_count(m) == 1);
    CHECK_STR(qn_module_name(m, 0), "main");
    static float x[3 * IN], y[3 * WIDE];
    CHECK_OK(qn_module_call(m, "main", NULL, 1, &TENSOR(x, QN_F32, 3, IN), 1, &TENSOR(y, QN_F32, 3, WIDE)));
    qn_free(pack);
    qn_close(context);
    directory_end();
}

TEST(what_cannot_be_packed)
{
    fill_weights();
    qn_context *context = open_jit(), *other = open_jit();
    void *pack = NULL;
    size_t size;
    char longer[300];
    memset(longer, 'x', sizeof longer - 1);
    longer[sizeof longer - 1] = 0;
    qn_graph *g = predict(context, 2);
    qn_pack_function two[] = {{.name = "a", .graph = g}, {.name = "a", .graph = predict(context, 2)}};
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT,
                "functions 0 and 1 have the same name, `a`, and the same types of inputs");
    two[1].graph = g;
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT, "the same types of inputs");
    two[1] = (qn_pack_function){.name = "b", .graph = predict(other, 2)};
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT, "of another context than `a`");
    two[1] = (qn_pack_function){.name = longer, .graph = g};
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT,
                "the name of function 1 has 299 bytes; expected 1 to 255");
    two[1] = (qn_pack_function){.name = "", .graph = g};
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT, "function 1 has 0 bytes");
    two[1] = (qn_pack_function){.name = "b", .graph = NULL};
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT, "is NULL; expected a graph");
    two[1] = (qn_pack_function){.name = "b", .graph = g, .reserved = {1}};
    CHECK_FAILS(qn_pack_functions(2, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT, "reserved");
    CHECK_FAILS(qn_pack_functions(0, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT,
                "0 functions; expected 1 to 1023");
    qn_value x = qn_input(g, "late", QN_F32, QN_DIMS(2));
    qn_output(g, NULL, qn_add(x, qn_input(g, "later", QN_F32, QN_DIMS(3))));
    CHECK_FAILS(qn_pack_functions(1, two, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT, "add");
    CHECK(pack == NULL && size == 0);
    qn_close(other);
    qn_close(context);
}

/* Any change of a byte is refused: by the checksum or, in the fields before it, by the header. Cut files are, too. Only
 * the ABI may differ, because the evaluator does not need it. */
TEST(damaged_modules_are_refused)
{
    directory_begin();
    qn_context *context = open_jit();
    size_t size;
    char *pack = pack_all(context, &size);
    qn_module *m = NULL;
    for (size_t at = 0; at < size; at += at < 2048 ? 13 : 1021) {
        if (at / 4 == 3)
            continue;
        pack[at] ^= 0x10;
        qn_status status = qn_load_module(context, write_file(pack, size), 1, &m);
        CHECK(status && !m && strstr(qn_status_message(status), "module.qpack"));
        qn_status_free(status);
        pack[at] ^= 0x10;
    }
    for (size_t cut = 1; cut < size; cut += 997) {
        qn_status status = qn_load_module(context, write_file(pack, cut), 0, &m);
        CHECK(status && !m);
        qn_status_free(status);
    }
    CHECK_FAILS(qn_load_module(context, "/nonexistent/x.qpack", 0, &m), QN_NOT_FOUND, "/nonexistent/x.qpack");
    qn_free(pack);
    qn_close(context);
    directory_end();
}

static void *call_often(void *module)
{
    static _Thread_local float x[3 * IN], y[3 * WIDE], first[3 * WIDE];
    fill_rows(x, 3);
    for (int i = 0; i < 100; i++) {
        CHECK_OK(qn_module_call(module, "predict", NULL, 1, &TENSOR(x, QN_F32, 3, IN), 1, &TENSOR(y, QN_F32, 3, WIDE)));
        if (i)
            CHECK(memcmp(y, first, sizeof y) == 0);
        memcpy(first, y, sizeof y);
    }
    return NULL;
}

TEST(threads_share_a_module)
{
    directory_begin();
    qn_context *context = open_jit();
    size_t size;
    char *pack = pack_all(context, &size);
    qn_module *m = NULL;
    CHECK_OK(qn_load_module(context, write_file(pack, size), 0, &m));
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        CHECK(pthread_create(&threads[i], NULL, call_often, m) == 0);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    qn_free(pack);
    qn_close(context);
    directory_end();
}

static const char two_functions[] = "module @two {\n"
                                    "  func.func public @double(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                                    "    %y = stablehlo.add %x, %x : tensor<2xf32>\n"
                                    "    return %y : tensor<2xf32>\n"
                                    "  }\n"
                                    "  func.func public @square(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                                    "    %y = stablehlo.multiply %x, %x : tensor<2xf32>\n"
                                    "    return %y : tensor<2xf32>\n"
                                    "  }\n"
                                    "}\n";

TEST(any_function_of_a_text_can_be_the_entry)
{
    qn_context *context = open_jit();
    qn_graph *graph = NULL;
    size_t size = strlen(two_functions);
    float x[2] = {3, -5}, y[2];
    CHECK_FAILS(qn_graph_parse(context, "two.mlir", two_functions, size, &graph), QN_NOT_FOUND,
                "2 public functions: @double, @square; expected @main");
    CHECK_FAILS(qn_graph_parse_function(context, "two.mlir", two_functions, size, "cube", &graph), QN_NOT_FOUND,
                "two.mlir: error: the module has no function @cube; it has @double, @square");
    for (int i = 0; i < 2; i++) {
        CHECK_OK(qn_graph_parse_function(context, "two.mlir", two_functions, size, i ? "square" : "double", &graph));
        CHECK_OK(qn_call(compile(graph, NULL), 1, &TENSOR(x, QN_F32, 2), 1, &TENSOR(y, QN_F32, 2)));
        CHECK(y[0] == (i ? 9 : 6) && y[1] == (i ? 25 : -10));
    }
    qn_close(context);
}
