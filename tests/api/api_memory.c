/* The memory of a process. Calls take at most the memory that the plan states, and this memory goes back to the system.
 * Programs that come and go leave nothing behind. With QUERN_SHAPES=10000, the test compiles 10000 shapes instead of
 * some hundred. */
#include <unistd.h>

#include "../sanitized.h"
#include "cache_case.h"

enum { MIB = 1 << 20, SLACK = 6 * MIB };

/* A number of bytes from /proc/self/status: VmRSS is the memory now, VmHWM the most so far. */
static long memory(const char *name)
{
    char line[256];
    long kilobytes = -1;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, name, strlen(name)))
            kilobytes = strtol(line + strlen(name) + 1, NULL, 10);
    if (file)
        fclose(file);
    return kilobytes * 1024;
}

static bool can_measure(void)
{
#if ADDRESS_SANITIZED
    printf("skipped: a sanitizer keeps memory\n");
    return false;
#else
    bool can = memory("VmRSS") > 0 && memory("VmHWM") > 0;
    if (!can)
        printf("skipped: the system does not say how much memory a process has\n");
    return can;
#endif
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

enum { COUNT_OF_LARGE = 8 * MIB };

static void is_below_three(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], qn_fill(args[0].graph, QN_I32, QN_SCALAR, 3), QN_LT);
}

/* The reversal of a tensor cannot be written over the tensor, so each round needs another one. */
static void reverse_and_add(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], qn_fill(args[0].graph, QN_I32, QN_SCALAR, 1));
    out[1] = qn_add(qn_reverse(args[1], QN_DIMS(0)), args[1]);
}

/* A function with large temporaries. */
static qn_function *large_function(qn_context *context)
{
    qn_function *f = NULL;
    qn_graph *graph = qn_graph_new(context, "large");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(COUNT_OF_LARGE)), out[2];
    qn_value init[] = {qn_fill(graph, QN_I32, QN_SCALAR, 0), x};
    qn_while(2, init, is_below_three, reverse_and_add, NULL, out);
    qn_output(graph, "y", qn_sum(out[1], QN_SCALAR));
    CHECK_OK(qn_compile(graph, &(qn_compile_options){.require_compiled = 1}, &f));
    qn_graph_free(graph);
    return f;
}

static bool comes_below(long bytes)
{
    for (int i = 0; i < 60000 && memory("VmRSS") > bytes; i++)
        usleep(1000);
    return memory("VmRSS") <= bytes;
}

TEST(large_temporaries_are_returned)
{
    if (!can_measure())
        return;
    qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 2});
    qn_function *f = large_function(context);
    qn_stats stats;
    qn_function_stats(f, &stats);
    CHECK(stats.memory_bytes >= (size_t)COUNT_OF_LARGE * sizeof(float));
    float *x = malloc((size_t)COUNT_OF_LARGE * sizeof *x), y = 0;
    for (int i = 0; i < COUNT_OF_LARGE; i++)
        x[i] = 1;
    qn_tensor in = TENSOR(x, QN_F32, COUNT_OF_LARGE), out = SCALAR_TENSOR(&y, QN_F32);
    for (int i = 0; i < 2; i++) { /* the second time, the memory comes back */
        long before = memory("VmRSS"), most = memory("VmHWM");
        CHECK_OK(qn_call(f, 1, &in, 1, &out));
        CHECK(y == 8.0f * COUNT_OF_LARGE);
        long peak = memory("VmHWM");
        if (peak > most && peak > before + (long)stats.memory_bytes + SLACK)
            unit_fail(__FILE__, __LINE__, "a call took %ld bytes; its plan says %zu", peak - before,
                      stats.memory_bytes);
        CHECK(comes_below(before + SLACK));
    }
    CHECK_OK(qn_call(f, 1, &in, 1, &out));
    free(x);
    qn_close(context);
}

/* A program that no function holds has no memory, though it stays in the cache. */
TEST(idle_programs_have_no_memory)
{
    if (!can_measure())
        return;
    directory_begin();
    qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 1, .cache = directory});
    float *x = calloc((size_t)COUNT_OF_LARGE, sizeof *x), y = 1;
    memset(x, 0, (size_t)COUNT_OF_LARGE * sizeof *x);
    qn_tensor in = TENSOR(x, QN_F32, COUNT_OF_LARGE), out = SCALAR_TENSOR(&y, QN_F32);
    long before = 0;
    for (int i = 0; i < 3; i++) {
        qn_function *f = large_function(context);
        before = i ? before : memory("VmRSS");
        CHECK_OK(qn_call(f, 1, &in, 1, &out));
        CHECK(y == 0);
        qn_function_free(f);
        CHECK(memory("VmRSS") <= before + SLACK);
    }
    free(x);
    qn_close(context);
    directory_end();
}

TEST(functions_of_a_module_share_constants)
{
    enum { COUNT = 1 << 22, FUNCTIONS = 6 };
    if (!can_measure())
        return;
    qn_context *context = open_with((qn_options){.threads = 1, .jit = ""});
    float *weights = malloc(COUNT * sizeof *weights);
    for (int i = 0; i < COUNT; i++)
        weights[i] = (float)i;
    long before = memory("VmRSS");
    qn_pack_function functions[FUNCTIONS];
    for (int i = 0; i < FUNCTIONS; i++) {
        qn_graph *g = qn_graph_new(context, "g");
        qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(i + 1, COUNT));
        qn_value all = qn_broadcast_to(qn_constant(g, QN_F32, QN_DIMS(COUNT), weights), QN_DIMS(i + 1, COUNT));
        qn_output(g, "y", qn_add(x, all));
        functions[i] = (qn_pack_function){.name = "f", .graph = g};
    }
    qn_module *m = NULL;
    CHECK_OK(qn_compile_module(FUNCTIONS, functions, &(qn_compile_options){.evaluate = 1}, &m));
    for (int i = 0; i < FUNCTIONS; i++)
        qn_graph_free(functions[i].graph);
    CHECK(comes_below(before + (long)(COUNT * sizeof *weights) + SLACK));
    float *x = calloc(COUNT, sizeof *x), *y = calloc(COUNT, sizeof *y);
    CHECK_OK(qn_module_call(m, "f", NULL, 1, &TENSOR(x, QN_F32, 1, COUNT), 1, &TENSOR(y, QN_F32, 1, COUNT)));
    CHECK(memcmp(y, weights, COUNT * sizeof *y) == 0);
    qn_module_free(m);
    free(x);
    free(y);
    free(weights);
    qn_close(context);
}

/* Functions for several batch sizes bring one weight into the same layout. */
TEST(functions_share_prepared_constants)
{
    enum { N = 2048, FUNCTIONS = 4 };
    const long bytes = (long)N * N * (long)sizeof(float);
    if (!can_measure())
        return;
    qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 1});
    float *weight = malloc((size_t)bytes), *x = calloc(FUNCTIONS * 16 * N, sizeof *x), *y = malloc(64 * N * sizeof *y);
    for (long i = 0; i < (long)N * N; i++)
        weight[i] = (float)(i % 1009) / 1009;
    qn_pack_function functions[FUNCTIONS];
    for (int i = 0; i < FUNCTIONS; i++) {
        qn_graph *g = qn_graph_new(context, "g");
        qn_value in = qn_input(g, "x", QN_F32, QN_DIMS(16 * (i + 1), N));
        qn_output(g, "y", qn_matmul(in, qn_constant(g, QN_F32, QN_DIMS(N, N), weight)));
        functions[i] = (qn_pack_function){.name = "f", .graph = g};
    }
    qn_module *m = NULL;
    CHECK_OK(qn_compile_module(FUNCTIONS, functions, NULL, &m));
    for (int i = 0; i < FUNCTIONS; i++)
        qn_graph_free(functions[i].graph);
    long before = 0;
    for (int i = 0; i < FUNCTIONS; i++) {
        qn_stats stats;
        const int64_t rows = 16 * (i + 1);
        CHECK_OK(qn_module_call(m, "f", NULL, 1, &TENSOR(x, QN_F32, rows, N), 1, &TENSOR(y, QN_F32, rows, N)));
        qn_function_stats(qn_module_function(m, (size_t)i), &stats);
        CHECK(stats.prepared_bytes >= (size_t)bytes);
        before = i ? before : memory("VmRSS");
    }
    CHECK(comes_below(before + SLACK));
    qn_module_free(m);
    free(weight);
    free(x);
    free(y);
    qn_close(context);
}

/* ---- shapes ------------------------------------------------------------------------------------------------------ */

static void use_shape(qn_context *context, int64_t count)
{
    static float x[16384], y[16384];
    qn_function *f = NULL;
    qn_graph *graph = qn_graph_new(context, "shape");
    qn_value in = qn_input(graph, "x", QN_F32, QN_DIMS(count));
    qn_output(graph, "y", qn_add(in, in));
    CHECK_OK(qn_compile(graph, &(qn_compile_options){.require_compiled = 1}, &f));
    qn_graph_free(graph);
    for (int64_t i = 0; i < count; i++)
        x[i] = (float)i;
    qn_tensor from = TENSOR(x, QN_F32, count), to = TENSOR(y, QN_F32, count);
    CHECK_OK(qn_call(f, 1, &from, 1, &to));
    CHECK(y[count - 1] == 2 * x[count - 1]);
    qn_function_free(f);
}

/* After the cache in memory is full, further shapes take no memory. The compiler is a process of its own. */
TEST(shapes_that_come_and_go)
{
    enum { FULL = 320, MOST = 16000 };
    const char *wanted = getenv("QUERN_SHAPES");
    int count = wanted ? atoi(wanted) : 700;
    count = count < MOST ? count : MOST;
    if (!can_measure())
        return;
    directory_begin();
    qn_context *context =
        open_with((qn_options){.jit = near("../quern-jit"), .threads = 1, .cache = directory, .cache_limit = 8 * MIB});
    for (int i = 1; i <= FULL; i++)
        use_shape(context, i);
    long full = memory("VmRSS");
    for (int i = FULL + 1; i <= count; i++)
        use_shape(context, i);
    long after = memory("VmRSS");
    if (wanted)
        printf("%d shapes: %ld bytes after the first %d, %ld at the end\n", count, full, FULL, after);
    if (after > full + 2 * MIB)
        unit_fail(__FILE__, __LINE__, "%d shapes took %ld bytes more than %d", count, after - full, FULL);
    qn_close(context);
    directory_end();
}
