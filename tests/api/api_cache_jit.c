/* The cache as the compiler process uses it: its own store of kernels, below the folder of programs. */
#include "cache_case.h"

typedef struct lines {
    char text[4096];
    int count;
} lines;

static void add_line(void *user, const char *line)
{
    lines *l = user;
    size_t length = strlen(l->text);
    l->count++;
    snprintf(l->text + length, sizeof l->text - length, "%s\n", line);
}

__attribute__((unused)) static qn_context *open_process(uint64_t limit, lines *l)
{
    return open_with((qn_options){.cache = folder,
                                  .cache_limit = limit,
                                  .jit = near("../quern-jit"),
                                  .jit_threads = 1,
                                  .threads = 1,
                                  .log = l ? add_line : NULL,
                                  .log_user = l});
}

/* Kernels in the folder. */
static uint64_t kernels_kept(qn_context *context)
{
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    return stats.kernels;
}

/* Compiles a program of one kernel, or of the same one and another; where it came from. */
static void compile_kernels(qn_context *context, bool both, uint32_t no_cache)
{
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value a = qn_input(graph, NULL, QN_F32, QN_DIMS(12, 7)), b = qn_input(graph, NULL, QN_F32, QN_DIMS(7, 5));
    qn_value y = qn_input(graph, NULL, QN_F32, QN_DIMS(12, 40));
    qn_output(graph, NULL, qn_multiply(qn_tanh(y), y));
    if (both)
        qn_output(graph, NULL, qn_matmul(a, b));
    qn_function *function = compile(graph, &(qn_compile_options){.no_cache = no_cache});
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK_STR(stats.source, "compiler");
    qn_function_free(function);
    qn_graph_free(graph);
}

/* ---- off for one compile --------------------------------------------------------------------------------------------- */

static void see_shared(void *user, const qn_event *event) { *(uint32_t *)user = event->kernels_shared; }

TEST(without_a_cache_kernels_are_left_alone)
{
    uint32_t shared = 99;
    folder_begin();
    qn_context *context = open_with((qn_options){
        .cache = folder, .jit = near("../quern-jit"), .threads = 1, .event = see_shared, .event_user = &shared});
    compile_kernels(context, false, 1);
    CHECK_EQ_U64(kernels_kept(context), 0);
    compile_kernels(context, false, 0);
    CHECK_EQ_U64(kernels_kept(context), 1);
    compile_kernels(context, true, 1); /* could have that of the one before */
    CHECK_EQ_U64(shared, 0);
    CHECK_EQ_U64(kernels_kept(context), 1);
    compile_kernels(context, true, 0);
    CHECK_EQ_U64(shared, 1);
    CHECK_EQ_U64(kernels_kept(context), 2);
    qn_close(context);
    folder_end();
}
