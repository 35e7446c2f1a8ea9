/* The compiler process's cache of kernels, which is a directory below the directory of programs. */
#include <pthread.h>

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

static qn_context *open_process(uint64_t limit, lines *l)
{
    return open_with((qn_options){.cache = directory,
                                  .cache_limit = limit,
                                  .jit = near("../quern-jit"),
                                  .jit_threads = 1,
                                  .threads = 1,
                                  .log = l ? add_line : NULL,
                                  .log_user = l});
}

/* The number of kernels in the directory. */
static uint64_t kernels_kept(qn_context *context)
{
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    return stats.kernels;
}

/* Compiles a program with one kernel. If `both` is set, the program also has a second kernel. */
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

/* ---- a compilation without the cache ----------------------------------------------------------------------------- */

static void see_shared(void *user, const qn_event *event) { *(uint32_t *)user = event->kernels_shared; }

TEST(no_cache_neither_reads_nor_writes_kernels)
{
    uint32_t shared = 99;
    directory_begin();
    qn_context *context = open_with((qn_options){
        .cache = directory, .jit = near("../quern-jit"), .threads = 1, .event = see_shared, .event_user = &shared});
    compile_kernels(context, false, 1);
    CHECK_EQ_U64(kernels_kept(context), 0);
    compile_kernels(context, false, 0);
    CHECK_EQ_U64(kernels_kept(context), 1);
    compile_kernels(context, true, 1); /* must not use the kernel that the second compilation kept */
    CHECK_EQ_U64(shared, 0);
    CHECK_EQ_U64(kernels_kept(context), 1);
    compile_kernels(context, true, 0);
    CHECK_EQ_U64(shared, 1);
    CHECK_EQ_U64(kernels_kept(context), 2);
    qn_close(context);
    directory_end();
}

/* ---- the limit --------------------------------------------------------------------------------------------------- */

TEST(programs_and_kernels_stay_below_the_limit)
{
    enum { LIMIT = 64 << 10, PROGRAMS = 14 };
    lines l = {.count = 0};
    qn_cache_stats stats;
    directory_begin();
    qn_context *context = open_process(LIMIT, &l);
    for (int i = 0; i < PROGRAMS; i++) {
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, NULL, QN_F32, QN_DIMS(100 + i));
        qn_output(graph, NULL, qn_tanh(x));
        qn_function_free(compile(graph, NULL));
        CHECK_OK(qn_get_cache_stats(context, &stats));
        CHECK(stats.kernels > 0 && stats.program_bytes + stats.kernel_bytes <= LIMIT);
    }
    CHECK(stats.kernels < PROGRAMS && stats.programs < PROGRAMS && stats.limit == LIMIT);
    CHECK_STR(l.text, "");
    qn_close(context);
    context = open_process(1, &l); /* no file fits; the log says so once, about the program */
    compile_kernels(context, true, 0);
    CHECK(l.count == 1 && strstr(l.text, "too large for a limit of 1"));
    qn_close(context);
    directory_end();
}

/* ---- an unusable directory of kernels ---------------------------------------------------------------------------- */

static void count_program(void *user, const qn_cache_entry *entry)
{
    *(int *)user += strcmp(entry->kind, "program") == 0;
}

/* The log reports the bad directory only once, even if several compiler processes start. Programs are still kept,
 * counted and cleared. */
static void check_bad_kernels(const char *word)
{
    lines l = {.count = 0};
    qn_cache_stats stats;
    int programs = 0;
    uint64_t files = 0, freed = 0;
    qn_context *context = open_with((qn_options){.cache = directory,
                                                 .jit = near("../quern-jit"),
                                                 .jit_idle_ms = 1,
                                                 .threads = 1,
                                                 .log = add_line,
                                                 .log_user = &l});
    compile_kernels(context, false, 0);
    usleep(100000); /* the compiler process ends meanwhile; a new process must not report the directory again */
    compile_kernels(context, true, 0);
    char *found = strstr(l.text, word);
    CHECK(found && !strstr(found + 1, word));
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.programs == 2 && stats.written == 2 && stats.kernels == 0);
    CHECK(strstr(stats.why, "no kernels are kept") && strstr(stats.why, word));
    CHECK_FAILS(qn_cache_list(context, 0, count_program, &programs), QN_IO, word);
    CHECK_EQ_U64(programs, 2);
    CHECK_FAILS(qn_cache_prune(context, 0, &files, &freed), QN_IO, word);
    CHECK(files == 2 && freed == 2 * 4096);
    qn_close(context);
}

TEST(a_bad_directory_of_kernels)
{
    char path[256];
    directory_begin();
    snprintf(path, sizeof path, "%s/kernels", directory);
    CHECK(mkdir(path, 0700) == 0 && chmod(path, 0777) == 0);
    check_bad_kernels("others may write");
    CHECK(rmdir(path) == 0);
    FILE *file = fopen(path, "w");
    CHECK(file != NULL);
    fclose(file);
    check_bad_kernels("is not a directory");
    directory_end();
}

/* ---- $HOME ------------------------------------------------------------------------------------------------------- */

/* Neither libquern nor the compiler process creates a missing $HOME. */
TEST(a_missing_home_is_not_created)
{
    static const char *const names[] = {"QUERN_CACHE", "XDG_CACHE_HOME", "HOME"};
    char *kept[COUNT(names)], home[256], below[256 + 32];
    lines l = {.count = 0};
    directory_begin();
    snprintf(home, sizeof home, "%s/home", directory);
    snprintf(below, sizeof below, "%s/.cache/quern/kernels", home);
    for (size_t i = 0; i < COUNT(names); i++) {
        kept[i] = getenv(names[i]) ? strdup(getenv(names[i])) : NULL;
        unsetenv(names[i]);
    }
    setenv("HOME", home, 1);
    for (int there = 0; there < 2; there++) {
        qn_context *context = NULL;
        CHECK_OK(qn_open(&(qn_options){.jit = near("../quern-jit"), .threads = 1, .log = add_line, .log_user = &l},
                         &context));
        compile_kernels(context, false, 0);
        qn_close(context);
        CHECK(access(there ? below : home, F_OK) == (there ? 0 : -1));
        CHECK(there || strstr(l.text, "cannot be made"));
        CHECK(there || mkdir(home, 0700) == 0);
    }
    for (size_t i = 0; i < COUNT(names); i++) {
        if (kept[i])
            setenv(names[i], kept[i], 1);
        else
            unsetenv(names[i]);
        free(kept[i]);
    }
    directory_end();
}

/* ---- threads that build and compile in one context ---- */

enum { SCALES = 5 };
static float wanted[SCALES][SIX];

typedef struct builder {
    qn_context *context;
    int first;
} builder;

/* Prints the graph, parses the text, and returns the new graph, which equals `graph`. */
static qn_graph *read_again(qn_context *context, qn_graph *graph)
{
    qn_graph *again = NULL;
    char *text = NULL;
    CHECK_OK(qn_graph_print(graph, &text));
    CHECK_OK(qn_graph_parse(context, "again.mlir", text, strlen(text), &again));
    qn_free(text);
    return again;
}

static void *build(void *argument)
{
    const builder *b = argument;
    for (int i = b->first; i < b->first + 3 * SCALES; i++) {
        const qn_compile_options options = {.evaluate = i % 3 == 0, .no_cache = i % 7 == 0, .unsimplified = i % 4 == 0};
        qn_graph *given = job(b->context, SIX, (float)(i % SCALES)), *graph = read_again(b->context, given);
        qn_function *function = NULL;
        int cached;
        float y[SIX] = {0};
        CHECK_OK(qn_cached(graph, &options, &cached));
        CHECK_OK(qn_compile(i % 2 ? given : graph, &options, &function));
        qn_graph_free(given);
        if (function)
            call_six(function, y);
        CHECK(memcmp(y, wanted[i % SCALES], sizeof y) == 0);
        qn_function_free(i % 6 ? function : NULL);
        qn_graph_free(i % 5 ? graph : NULL);
    }
    return NULL;
}

TEST(threads_build_and_compile_in_one_context)
{
    enum { BUILDERS = 8 };
    pthread_t threads[BUILDERS];
    builder builders[BUILDERS];
    lines l = {.count = 0};
    directory_begin();
    qn_context *context = open_process(0, &l);
    for (int i = 0; i < SCALES; i++)
        call_six(compile(job(context, SIX, (float)i), &(qn_compile_options){.evaluate = 1}), wanted[i]);
    for (int i = 0; i < BUILDERS; i++) {
        builders[i] = (builder){context, i};
        CHECK(!pthread_create(&threads[i], NULL, build, &builders[i]));
    }
    for (int i = 0; i < BUILDERS; i++)
        pthread_join(threads[i], NULL);
    CHECK_STR(l.text, "");
    qn_close(context);
    directory_end();
}
