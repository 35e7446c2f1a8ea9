/* Ownership and lifetime: functions without their graphs, every order of freeing, objects that the context frees. Most
 * errors show only under a sanitizer or a leak checker. */
#include <malloc.h>
#include <pthread.h>

#include "api.h"

enum { LARGE = 30000 };

/* A graph with the outputs x * c and c, where c is a constant of 120,000 bytes. Constants of more than 4096 bytes have
 * buffers of their own outside the graph. */
static qn_graph *with_large_constants(qn_context *context)
{
    float *memory = malloc(sizeof(float) * LARGE);
    for (int i = 0; i < LARGE; i++)
        memory[i] = (float)(i % 1000);
    qn_graph *graph = qn_graph_new(context, "large constants");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(LARGE));
    qn_value factors = qn_constant(graph, QN_F32, QN_DIMS(LARGE), memory);
    memset(memory, 0xFF, sizeof(float) * LARGE);
    free(memory);
    qn_output(graph, "y", qn_multiply(x, factors));
    qn_output(graph, "c", factors);
    return graph;
}

static void check_large(const qn_function *function)
{
    float *memory = malloc(sizeof(float) * LARGE * 3);
    float *x = memory, *y = memory + LARGE, *c = memory + 2 * LARGE;
    for (int i = 0; i < LARGE; i++)
        x[i] = 0.5f + (float)(i % 7);
    qn_tensor out[] = {TENSOR(y, QN_F32, LARGE), TENSOR(c, QN_F32, LARGE)};
    CHECK_OK(qn_call(function, 1, &TENSOR(x, QN_F32, LARGE), 2, out));
    int wrong = 0;
    for (int i = 0; i < LARGE; i++)
        wrong += c[i] != (float)(i % 1000) || y[i] != c[i] * x[i];
    CHECK_EQ_U64((uint64_t)wrong, 0);
    free(memory);
}

TEST(functions_outlive_their_graph)
{
    qn_context *context = open_jit();
    for (int e = 0; e < ENGINE_COUNT; e++) {
        if (ENGINES[e].options.level && !has_level(ENGINES[e].options.level))
            continue;
        qn_graph *graph = with_large_constants(context);
        qn_function *first = compile(graph, &ENGINES[e].options), *second = compile(graph, &ENGINES[e].options);
        check_large(first);
        qn_graph_free(graph);
        check_large(first);
        qn_function_free(first);
        qn_graph *other = with_large_constants(context); /* can get the memory of the freed graph */
        check_large(second);
        CHECK_STR(qn_function_input(second, 0).name, "x");
        CHECK_STR(qn_function_output(second, 1).name, "c");
        qn_stats stats;
        qn_function_stats(second, &stats);
        CHECK_STR(stats.engine, ENGINES[e].options.evaluate ? "evaluator" : "compiled");
        qn_function_free(second);
        qn_graph_free(other);
    }
    qn_close(context);
}

TEST(parsed_graphs_keep_nothing_of_their_text)
{
    static const char source[] = "module @m { func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                                 "  %c = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>\n"
                                 "  %0 = stablehlo.add %a, %c : tensor<2xf32>\n"
                                 "  return %0 : tensor<2xf32>\n} }\n";
    qn_context *context = open_jit();
    char *text = malloc(sizeof source - 1); /* without a zero at its end */
    memcpy(text, source, sizeof source - 1);
    char file[] = "name";
    qn_graph *graph = NULL;
    CHECK_OK(qn_graph_parse(context, file, text, sizeof source - 1, &graph));
    memset(text, '!', sizeof source - 1);
    memset(file, '!', sizeof file - 1);
    free(text);
    char *printed = NULL;
    CHECK_OK(qn_graph_print(graph, &printed));
    CHECK(printed && !strchr(printed, '!'));
    qn_function *function = compile(graph, NULL);
    qn_graph_free(graph);
    CHECK(printed && strstr(printed, "stablehlo.add")); /* the caller owns the text */
    qn_free(printed);
    float a[2] = {1, 2}, y[2];
    CHECK_OK(qn_call(function, 1, &TENSOR(a, QN_F32, 2), 1, &TENSOR(y, QN_F32, 2)));
    CHECK(y[0] == 2.5f && y[1] == 4.5f);
    qn_close(context);
}

/* Frees two graphs and three functions in all orders. In most rounds the context frees some or all of them. */
TEST(every_order_of_freeing)
{
    enum { THINGS = 5 };
    qn_context *context = open_with((qn_options){.threads = 1});
    int order[THINGS] = {0, 1, 2, 3, 4}, permutations = 0;
    for (;; permutations++) {
        qn_graph *graphs[2];
        qn_function *functions[3];
        for (int i = 0; i < 2; i++) {
            graphs[i] = qn_graph_new(context, "order");
            qn_value x = qn_input(graphs[i], "x", QN_F32, QN_DIMS(2));
            qn_output(graphs[i], "y", qn_add(x, qn_fill(graphs[i], QN_F32, QN_DIMS(2), i)));
        }
        for (int i = 0; i < 3; i++)
            functions[i] = compile(graphs[i % 2], NULL);
        int freed = permutations % 6; /* the context frees the rest */
        for (int i = 0; i < freed; i++)
            if (order[i] < 2)
                qn_graph_free(graphs[order[i]]);
            else
                qn_function_free(functions[order[i] - 2]);
        for (int i = freed; i < THINGS; i++) {
            float x[2] = {1, 2}, y[2];
            if (order[i] < 2)
                CHECK(qn_graph_status(graphs[order[i]]) == NULL);
            else
                CHECK_OK(qn_call(functions[order[i] - 2], 1, &TENSOR(x, QN_F32, 2), 1, &TENSOR(y, QN_F32, 2)));
            if (order[i] >= 2)
                CHECK(y[1] == 2 + (float)(order[i] % 2));
        }
        int i = THINGS - 2; /* the next permutation */
        while (i >= 0 && order[i] > order[i + 1])
            i--;
        if (i < 0)
            break;
        int j = THINGS - 1;
        while (order[j] < order[i])
            j--;
        int swapped = order[i];
        order[i] = order[j];
        order[j] = swapped;
        for (int a = i + 1, b = THINGS - 1; a < b; a++, b--) {
            swapped = order[a];
            order[a] = order[b];
            order[b] = swapped;
        }
    }
    CHECK_EQ_U64((uint64_t)permutations, 119);
    qn_close(context);
}

/* Frees graphs and functions in several orders with compiled code, which is in mapped memory. */
TEST(compiled_functions_in_any_order)
{
    qn_context *one = open_jit(), *two = open_jit();
    for (int round = 0; round < 4; round++) {
        qn_graph *a = with_large_constants(one), *b = with_large_constants(two);
        qn_function *fa = compile(a, NULL), *fb = compile(b, NULL),
                    *fc = compile(a, &(qn_compile_options){.evaluate = 1});
        if (round & 1)
            qn_graph_free(a);
        if (round & 2)
            qn_function_free(fc);
        check_large(fb);
        check_large(fa);
        if (!(round & 2))
            check_large(fc);
        if (round == 3) {
            qn_function_free(fa);
            qn_graph_free(b);
            check_large(fb);
        }
    }
    qn_close(two);
    qn_close(one);
}

TEST(statuses_outlive_everything)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "module name");
    qn_value x = qn_input(graph, "an argument", QN_F32, QN_DIMS(2));
    qn_output(graph, "y", qn_tanh(x));
    qn_function *function = compile(graph, NULL), *none = NULL;
    float y[2];
    qn_graph *parsed = NULL;
    char *text = NULL;
    qn_status statuses[] = {
        qn_call(function, 1, &TENSOR(y, QN_F64, 2), 1, &TENSOR(y, QN_F32, 2)),
        qn_graph_parse(context, "file.mlir", "module {", 8, &parsed),
        qn_dump(graph, "no stage", NULL, &text),
        qn_compile((qn_tanh((qn_value){graph, 99}), graph), NULL, &none),
        qn_graph_status(graph),
    };
    qn_close(context);
    for (size_t i = 0; i < COUNT(statuses); i++) {
        CHECK(statuses[i] && qn_status_code(statuses[i]) == QN_INVALID_ARGUMENT);
        CHECK(strlen(qn_status_message(statuses[i])) > 10);
        for (size_t j = 0; j < i; j++)
            CHECK(statuses[i] != statuses[j]);
    }
    for (size_t i = COUNT(statuses); i-- > 0;)
        qn_status_free(statuses[i]);
    CHECK(!parsed && !text && !none);
}

/* ---- memory does not grow ---- */

typedef struct job {
    void (*work)(qn_context *context);
    qn_context *context;
} job;

static void *at_job(void *given)
{
    const job *j = given;
    j->work(j->context);
    return NULL;
}

/* Does some work and returns the number of allocated bytes. malloc still counts a freed block as allocated while the
 * freeing thread keeps the block for later use. So another thread does the work, and ends before the bytes are counted.
 * A sanitizer replaces malloc, so with it mallinfo2 reports 0. The sanitizer itself finds leaks. */
static size_t allocated_after(void (*work)(qn_context *context), qn_context *context)
{
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, at_job, &(job){work, context}) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

static void make_one(qn_context *context, int i, bool free_function, bool free_graph)
{
    qn_graph *graph = qn_graph_new(context, "one of many");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(2));
    for (int k = 0; k < 50; k++)
        x = qn_add(x, qn_scale(x, k));
    qn_output(graph, "y", x);
    qn_function *function = compile(graph, &(qn_compile_options){.evaluate = i % 30 != 0});
    qn_function_free(free_function ? function : NULL);
    qn_graph_free(free_graph ? graph : NULL);
}

enum { ROUND = 60, SLACK = 512 }; /* graphs in a round; bytes that further rounds may leave, below 16 per graph */

static void make_round(qn_context *context)
{
    for (int i = 0; i < ROUND; i++)
        make_one(context, i, true, true);
}

static void make_many(qn_context *context)
{
    for (int i = 0; i < 5; i++)
        make_round(context);
}

TEST(freeing_graphs_and_functions_frees_their_memory)
{
    qn_context *context = open_jit();
    size_t before = allocated_after(make_round, context), after = allocated_after(make_many, context);
    if (after > before + SLACK)
        unit_fail(__FILE__, __LINE__, "%d graphs and functions left %zu bytes", 5 * ROUND, after - before);
    qn_close(context);
}

static void make_context(qn_context *none)
{
    (void)none;
    qn_context *context = open_jit();
    for (int i = 0; i < ROUND; i++)
        make_one(context, i, i % 3, i % 5);
    qn_close(context);
}

/* Counts bytes, because a leak checker does not report memory to which a pointer is left. */
TEST(closing_a_context_frees_its_memory)
{
    size_t before = 0;
    for (int round = 0; round < 4; round++) {
        size_t after = allocated_after(make_context, NULL);
        if (round && after > before + SLACK)
            unit_fail(__FILE__, __LINE__, "round %d left %zu bytes", round, after - before);
        before = after;
    }
}
