/* The cache and packs through the public interface: hits, what a key depends on, refused entries, failures. */
#include <pthread.h>

#include "cache_case.h"

/* ---- hits -------------------------------------------------------------------------------------------------------- */

TEST(a_later_context_loads_the_entry)
{
    counted c = counter();
    seen s = {0};
    directory_begin();
    once(&c, &s, NULL, "compiler");
    CHECK(c.calls == 1 && s.compile_us > 0 && strstr(s.why, "no entry"));
    CHECK_STR(s.name, "job");
    once(&c, &s, NULL, "cache");
    CHECK(c.calls == 1 && s.compile_us == 0 && s.key_us > 0 && s.load_us > 0 && s.count == 4);
    CHECK_STR(s.why, "");
    CHECK(strlen(s.key) == 64 && strstr(only_file(), s.key));
    directory_end();
}

TEST(programs_are_shared_in_memory)
{
    counted c = counter();
    seen s = {0};
    directory_begin();
    qn_context *context = open_counted(&c, &s, NULL);
    qn_function *first = compile(job(context, SIX, 2), NULL);
    CHECK_STR(s.source, "compiler");
    qn_function *second = compile(job(context, SIX, 2), NULL);
    CHECK_STR(s.source, "memory");
    qn_function_free(first);
    qn_function_free(second);
    float y[SIX];
    call_six(compile(job(context, SIX, 2), NULL), y); /* the program is still in memory, although no function uses it */
    CHECK_STR(s.source, "memory");
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(c.calls == 1 && stats.hits_in_memory == 2 && stats.programs == 1 && stats.written == 1);
    qn_close(context);
    directory_end();
}

static void no_file(void *user, const qn_cache_entry *entry)
{
    (void)user, (void)entry;
    CHECK(!"visited");
}

TEST(no_files_if_the_cache_is_off)
{
    counted c = counter();
    seen s = {0};
    directory_begin();
    char kept[sizeof directory];
    strcpy(kept, directory);
    strcpy(directory, "off");
    qn_context *context = open_counted(&c, &s, NULL);
    compile(job(context, SIX, 2), NULL);
    compile(job(context, SIX, 2), NULL);
    int cached = 1;
    CHECK_OK(qn_cached(job(context, SIX, 2), NULL, &cached));
    CHECK(c.calls == 2 && !cached);
    CHECK_STR(s.source, "compiler");
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(!*stats.path && strstr(stats.why, "off"));
    CHECK_FAILS(qn_cache_list(context, 0, no_file, NULL), QN_NOT_FOUND, "off");
    qn_close(context);
    strcpy(directory, kept);
    context = open_counted(&c, &s, NULL);
    compile(job(context, SIX, 2), &(qn_compile_options){.no_cache = 1});
    compile(job(context, SIX, 2), &(qn_compile_options){.no_cache = 1});
    CHECK(c.calls == 4);
    CHECK_STR(only_file(), "");
    qn_close(context);
    directory_end();
}

TEST(read_only_and_searched_directories)
{
    counted c = counter();
    seen s = {0};
    directory_begin();
    char filled[sizeof directory];
    strcpy(filled, directory);
    once(&c, &s, NULL, "compiler");
    directory_begin(); /* a second directory, which is empty */
    c.compiler.self = &c;
    qn_options options = {.compiler = &c.compiler, .threads = 1, .cache = directory, .cache_search = filled};
    qn_context *context = open_with(options);
    compile(job(context, SIX, 2), NULL);
    CHECK(c.calls == 1);
    CHECK_STR(only_file(), "");
    qn_close(context);
    options = (qn_options){.compiler = &c.compiler, .threads = 1, .cache = directory, .cache_read_only = 1};
    context = open_with(options);
    compile(job(context, SIX, 2), NULL);
    CHECK(c.calls == 2);
    CHECK_STR(only_file(), "");
    qn_close(context);
    directory_end();
    strcpy(directory, filled);
    options.cache = filled;
    context = open_with(options);
    compile(job(context, SIX, 2), NULL);
    CHECK(c.calls == 2);
    qn_close(context);
    directory_end();
}

/* ---- keys -------------------------------------------------------------------------------------------------------- */

static char *key_of(qn_graph *graph, const qn_compile_options *options)
{
    static char keys[4][65];
    static int next;
    char *key = keys[next++ % 4];
    CHECK_OK(qn_cache_key(graph, options, key));
    CHECK(strspn(key, "0123456789abcdef") == 64);
    return key;
}

TEST(keys_depend_on_the_computation_alone)
{
    qn_context *context = open_jit(), *other = open_jit();
    qn_graph *graph = job(context, SIX, 2);
    char key[65];
    strcpy(key, key_of(graph, NULL));
    CHECK_STR(key_of(job(other, SIX, 2), NULL), key);
    qn_graph *reordered = qn_graph_new(context, "another name");
    qn_value x = qn_input(reordered, "another", QN_F32, QN_DIMS(SIX)),
             two = qn_fill(reordered, QN_F32, QN_DIMS(SIX), 2);
    qn_value sum = qn_sum(x, QN_SCALAR);
    qn_negate(sum); /* unused */
    qn_output(reordered, "z", qn_multiply(qn_multiply(qn_tanh(x), qn_broadcast_to(sum, QN_DIMS(SIX))), two));
    CHECK_STR(key_of(reordered, NULL), key);
    CHECK(strcmp(key_of(job(context, SIX + 1, 2), NULL), key) != 0);
    CHECK(strcmp(key_of(job(context, SIX, 3), NULL), key) != 0);
    CHECK(strcmp(key_of(graph, &(qn_compile_options){.unsimplified = 1}), key) != 0);
    CHECK(strcmp(key_of(graph, &(qn_compile_options){.unfused = 1}), key) != 0);
    const char *level = has_level("armv8-a") ? "x86-64-v3" : "armv8-a";
    CHECK(strcmp(key_of(graph, &(qn_compile_options){.level = level}), key) != 0);
    qn_close(context);
    qn_close(other);
}

/* The code does not contain large constants. So graphs that differ only in values of large constants compile once. */
TEST(large_constants_share_code)
{
    enum { N = 3000 };
    static float constant[2][N], x[N], y[N];
    counted c = counter();
    directory_begin();
    qn_context *context = open_counted(&c, NULL, NULL);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < N; i++) {
            constant[round][i] = (float)(i % 97 + round);
            x[i] = (float)(i % 13);
        }
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value in = qn_input(graph, "x", QN_F32, QN_DIMS(N));
        qn_output(graph, "y", qn_add(in, qn_constant(graph, QN_F32, QN_DIMS(N), constant[round])));
        qn_function *function = compile(graph, NULL);
        CHECK_OK(qn_call(function, 1, &TENSOR(x, QN_F32, N), 1, &TENSOR(y, QN_F32, N)));
        for (int i = 0; i < N; i++)
            CHECK(y[i] == x[i] + constant[round][i]);
    }
    CHECK(c.calls == 1);
    qn_close(context);
    directory_end();
}

static void check_explained(qn_context *context, qn_graph *graph, const qn_compile_options *options, const char *text)
{
    char *why = NULL;
    (void)context;
    CHECK_OK(qn_cache_explain(graph, options, &why));
    if (!why || !strstr(why, text))
        unit_fail(__FILE__, __LINE__, "the explanation does not say \"%s\" but: %s", text, why ? why : "nothing");
    qn_free(why);
}

TEST(cached_and_explained)
{
    counted c = counter();
    directory_begin();
    qn_context *context = open_counted(&c, NULL, NULL);
    qn_graph *graph = job(context, SIX, 2);
    int cached = 1;
    CHECK_OK(qn_cached(graph, NULL, &cached));
    CHECK(!cached);
    check_explained(context, graph, NULL, "the cache holds no program");
    compile(graph, NULL);
    qn_close(context);
    context = open_counted(&c, NULL, NULL);
    graph = job(context, SIX, 2);
    CHECK_OK(qn_cached(graph, NULL, &cached));
    CHECK(cached && c.calls == 1);
    CHECK_OK(qn_cached(graph, &(qn_compile_options){.no_cache = 1}, &cached));
    CHECK(!cached);
    check_explained(context, graph, NULL, "a hit");
    check_explained(context, graph, &(qn_compile_options){.unsimplified = 1}, "the options of compiling");
    if (has_level("armv8-a"))
        check_explained(context, graph, &(qn_compile_options){.level = "x86-64-v3"}, "level: x86-64-v3 here");
    else
        check_explained(context, graph, &(qn_compile_options){.level = "armv8-a"}, "level: armv8-a here");
    check_explained(context, job(context, SIX + 1, 2), NULL, "shapes or element types of inputs");
    check_explained(context, job(context, SIX, 3), NULL, "values of constants");
    check_explained(context, job(context, SIX + 1, 3), NULL, "shapes or element types of inputs");
    check_explained(context, job(context, SIX + 1, 3), NULL, "values of constants");
    qn_graph *foreign = qn_graph_new(context, NULL);
    qn_value x = qn_input(foreign, "x", QN_F32, QN_DIMS(SIX));
    qn_output(foreign, "y", qn_negate(x));
    check_explained(context, foreign, NULL, "the operations and how they are connected");
    qn_graph *broken = qn_graph_new(context, NULL);
    qn_output(broken, "y", qn_add(NOTHING, NOTHING));
    CHECK_FAILS(qn_cached(broken, NULL, &cached), QN_INVALID_ARGUMENT, "");
    qn_close(context);
    directory_end();
}

/* A graph that computes tanh(x) and -tanh(x). The parameter `how` chooses the outputs, the types of the outputs, and
 * the updates. */
enum { PLAIN, SWAPPED, ONE_MORE, UPDATING, HALF, WAYS };
static qn_graph *two_outputs(qn_context *context, int how)
{
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, NULL, QN_F32, QN_DIMS(SIX));
    qn_value first = qn_tanh(x), second = qn_negate(first);
    if (how == HALF)
        second = qn_convert(second, QN_F16);
    if (how == PLAIN)
        second = qn_convert(second, QN_BF16);
    if (how == UPDATING)
        qn_update(graph, x, first);
    qn_output(graph, NULL, how == SWAPPED ? second : first);
    qn_output(graph, NULL, how == SWAPPED ? first : second);
    if (how == ONE_MORE)
        qn_output(graph, NULL, first);
    return graph;
}

/* Compiles one graph and explains a second with the same operations and other outputs. */
TEST(other_outputs_are_explained)
{
    static const int pairs[][2] = {{SWAPPED, ONE_MORE}, {SWAPPED, UPDATING}, {ONE_MORE, UPDATING}, {PLAIN, HALF}};
    counted c = counter();
    for (size_t i = 0; i < COUNT(pairs); i++) {
        directory_begin();
        qn_context *context = open_counted(&c, NULL, NULL);
        compile(two_outputs(context, pairs[i][0]), NULL);
        check_explained(context, two_outputs(context, pairs[i][1]), NULL, "outputs: which values");
        check_explained(context, two_outputs(context, pairs[i][0]), NULL, "a hit");
        qn_close(context);
        directory_end();
    }
}

/* To explain a miss, the library compares the program with the programs in all directories that it searches. The
 * library skips unusable directories. */
TEST(explaining_searches_all_directories)
{
    counted c = counter();
    char search[sizeof directory];
    directory_begin();
    strcpy(search, directory);
    once(&c, NULL, NULL, "compiler");
    directory_begin();
    const qn_options options = {.compiler = &c.compiler, .cache = directory, .cache_search = search, .threads = 1};
    qn_context *context = open_with(options);
    check_explained(context, job(context, SIX, 3), NULL, "values of constants");
    CHECK(chmod(directory, 0777) == 0);
    check_explained(context, job(context, SIX, 3), NULL, "not examined: ");
    check_explained(context, job(context, SIX, 3), NULL, "a miss: others may write"); /* names the reason */
    check_explained(context, job(context, SIX, 3), NULL, "values of constants");
    qn_close(context);
    directory_end();
    strcpy(directory, search);
    directory_end();
}

/* The statistics count only qn_compile: qn_cached and qn_cache_explain do not change them. */
TEST(compiles_are_counted)
{
    counted c = counter();
    qn_cache_stats stats;
    int cached;
    directory_begin();
    qn_context *context = open_counted(&c, NULL, NULL);
    qn_graph *graph = job(context, SIX, 2);
    CHECK_OK(qn_cached(graph, NULL, &cached));
    check_explained(context, graph, NULL, "a miss");
    compile(graph, NULL);
    compile(graph, &(qn_compile_options){.no_cache = 1});
    CHECK_OK(qn_cached(graph, NULL, &cached));
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.misses == 1 && stats.hits == 0 && stats.refused == 0 && stats.hits_in_memory == 0);
    qn_close(context);
    CHECK(truncate(only_file(), 300) == 0);
    context = open_counted(&c, NULL, NULL);
    compile(job(context, SIX, 2), NULL);
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.misses == 1 && stats.hits == 0 && stats.refused == 1);
    qn_close(context);
    context = open_counted(&c, NULL, NULL);
    graph = job(context, SIX, 2);
    CHECK_OK(qn_cached(graph, NULL, &cached));
    compile(graph, NULL);
    check_explained(context, graph, NULL, "a hit");
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.misses == 0 && stats.hits == 1 && stats.refused == 0);
    qn_close(context);
    directory_end();
}

/* Search directories work without a cache directory. */
TEST(search_directories_alone)
{
    counted c = counter();
    qn_cache_stats stats;
    static const char *const names[] = {"QUERN_CACHE", "XDG_CACHE_HOME", "HOME"};
    char *kept[COUNT(names)];
    directory_begin();
    once(&c, NULL, NULL, "compiler");
    for (size_t i = 0; i < COUNT(names); i++) {
        kept[i] = getenv(names[i]) ? strdup(getenv(names[i])) : NULL;
        unsetenv(names[i]);
    }
    qn_context *context = NULL;
    CHECK_OK(qn_open(&(qn_options){.compiler = &c.compiler, .cache_search = directory, .threads = 1}, &context));
    compile(job(context, SIX, 2), NULL);
    compile(job(context, SIX, 3), NULL);
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.hits == 1 && stats.misses == 1 && stats.written == 0);
    CHECK_STR(stats.path, "");
    CHECK_STR(stats.why, "nothing is written: the cache has no directory");
    qn_close(context);
    for (size_t i = 0; i < COUNT(names); i++) {
        if (kept[i])
            setenv(names[i], kept[i], 1);
        free(kept[i]);
    }
    directory_end();
}

/* One line of the log, and the statistics, say why nothing is written. */
TEST(nothing_fits_into_the_limit)
{
    counted c = counter();
    book b = {0};
    qn_cache_stats stats;
    directory_begin();
    c.compiler.self = &c;
    qn_context *context = open_with((qn_options){.compiler = &c.compiler,
                                                 .cache = directory,
                                                 .cache_limit = 1,
                                                 .threads = 1,
                                                 .log = write_line,
                                                 .log_user = &b});
    compile(job(context, SIX, 2), NULL);
    compile(job(context, SIX, 3), NULL);
    CHECK(b.lines == 1 && strstr(b.last, "too large for a limit of 1"));
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.limit == 1 && stats.written == 0 && stats.failed_to_write == 2 && stats.programs == 0);
    CHECK(strstr(stats.why, "too large for a limit of 1"));
    qn_close(context);
    context = open_with((qn_options){.compiler = &c.compiler, .cache = directory, .cache_read_only = 1, .threads = 1});
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK_STR(stats.why, "nothing is written: the cache is read-only");
    qn_close(context);
    directory_end();
}

/* ---- the directory ----------------------------------------------------------------------------------------------- */

typedef struct listing {
    int programs, damaged;
    char key[65], why[256];
} listing;

static void list(void *user, const qn_cache_entry *entry)
{
    listing *l = user;
    l->programs += strcmp(entry->kind, "program") == 0;
    snprintf(l->key, sizeof l->key, "%s", entry->key);
    if (*entry->why) {
        l->damaged++;
        snprintf(l->why, sizeof l->why, "%s", entry->why);
        return;
    }
    CHECK(entry->bytes > 500 && entry->used > 1600000000 && strlen(entry->compile_id) == 16);
    CHECK_STR(entry->compiler, "counter 1.0");
    CHECK(strncmp(entry->level, "x86-64-v", 8) == 0 || strcmp(entry->level, "armv8-a") == 0);
}

TEST(list_verify_prune)
{
    counted c = counter();
    directory_begin();
    qn_context *context = open_counted(&c, NULL, NULL);
    for (int i = 1; i <= 5; i++)
        compile(job(context, i, 2), NULL);
    listing l = {0};
    CHECK_OK(qn_cache_list(context, 0, list, &l));
    CHECK(l.programs == 5 && l.damaged == 0);
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.programs == 5 && stats.program_bytes == 5 * 4096 && stats.misses == 5 && stats.limit == 1 << 30);
    CHECK_STR(stats.path, directory);
    CHECK_STR(stats.why, "");
    uint64_t files, freed;
    char damaged[512];
    snprintf(damaged, sizeof damaged, "%s/%s.qpack", directory, l.key);
    CHECK(truncate(damaged, 400) == 0);
    CHECK_OK(qn_cache_prune(context, 1 << 20, &files, &freed));
    CHECK(files == 1 && freed == 4096 && access(damaged, F_OK) != 0);
    CHECK_OK(qn_cache_prune(context, 2 * 4096, &files, &freed));
    CHECK(files == 2 && freed == 2 * 4096);
    CHECK_OK(qn_cache_prune(context, 0, &files, NULL));
    CHECK(files == 2);
    l = (listing){0};
    CHECK_OK(qn_cache_list(context, 1, list, &l));
    CHECK(l.programs == 0);
    qn_close(context);
    directory_end();
}

TEST(damage_is_refused_and_replaced)
{
    counted c = counter();
    seen s = {0};
    directory_begin();
    once(&c, &s, NULL, "compiler");
    struct stat facts;
    char path[512];
    strcpy(path, only_file());
    CHECK(stat(path, &facts) == 0 && (facts.st_mode & 0777) == 0600);
    for (long at = 0; at < (long)facts.st_size; at += 37) {
        book b = {0};
        FILE *f = fopen(path, "r+b");
        fseek(f, at, SEEK_SET);
        int byte = fgetc(f);
        fseek(f, at, SEEK_SET);
        fputc(byte ^ 0x10, f);
        fclose(f);
        qn_context *context = open_counted(&c, NULL, NULL);
        listing l = {0};
        CHECK_OK(qn_cache_list(context, 1, list, &l));
        CHECK(l.damaged == 1 && *l.why);
        qn_close(context);
        once(&c, &s, &b, "compiler");
        CHECK(*s.why && !strstr(s.why, "no entry"));
        once(&c, &s, &b, "cache");
    }
    directory_end();
}

TEST(unsafe_directories_are_refused)
{
    counted c = counter();
    seen s = {0};
    book b = {0};
    directory_begin();
    CHECK(chmod(directory, 0777) == 0);
    once(&c, &s, &b, "compiler");
    once(&c, &s, &b, "compiler");
    CHECK(c.calls == 2 && b.lines >= 2 && strstr(b.last, directory));
    CHECK_STR(only_file(), "");
    qn_context *context = open_counted(&c, NULL, NULL);
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(*stats.why);
    qn_close(context);
    directory_end();
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

enum { THREADS = 64 };
static pthread_barrier_t together;

typedef struct racer {
    qn_context *context;
    float y[SIX];
    qn_stats stats;
} racer;

static void *race(void *argument)
{
    racer *r = argument;
    qn_function *function = NULL;
    qn_graph *graph = job(r->context, SIX, 2);
    pthread_barrier_wait(&together);
    CHECK_OK(qn_compile(graph, NULL, &function));
    if (function) {
        call_six(function, r->y);
        qn_function_stats(function, &r->stats);
        qn_function_free(function);
    }
    qn_graph_free(graph);
    return NULL;
}

static void race_all(counted *c, const char *engine)
{
    static racer racers[THREADS];
    pthread_t threads[THREADS];
    float wanted[SIX];
    directory_begin();
    qn_context *context = open_counted(c, NULL, NULL);
    call_six(compile(job(context, SIX, 2), &(qn_compile_options){.evaluate = 1}), wanted);
    pthread_barrier_init(&together, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        racers[i].context = context;
        CHECK(pthread_create(&threads[i], NULL, race, &racers[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        CHECK(memcmp(racers[i].y, wanted, sizeof wanted) == 0);
        CHECK_STR(racers[i].stats.engine, engine);
    }
    pthread_barrier_destroy(&together);
    qn_close(context);
    directory_end();
}

TEST(threads_with_one_key_compile_once)
{
    counted c = counter();
    c.delay_us = 20000;
    race_all(&c, "compiled");
    CHECK(c.calls == 1);
}

TEST(threads_share_a_failure)
{
    counted c = counter();
    c.code = QN_UNSUPPORTED;
    c.delay_us = 20000;
    race_all(&c, "evaluator");
    CHECK(c.calls >= 1 && c.calls < THREADS);
}

/* ---- packs ------------------------------------------------------------------------------------------------------- */

static qn_graph *network(qn_context *context, const float *weights)
{
    qn_graph *graph = qn_graph_new(context, "network");
    qn_value state = qn_input(graph, "state", QN_F32, QN_DIMS(4, 8)), gain = qn_input(graph, NULL, QN_F32, QN_SCALAR);
    qn_value w = qn_constant(graph, QN_F32, QN_DIMS(8, 256), weights);
    qn_value y = qn_multiply(qn_matmul(state, w), qn_broadcast_to(gain, QN_DIMS(4, 256)));
    qn_output(graph, "y", y);
    qn_output(graph, "largest", qn_argmax(y, -1));
    qn_update(graph, state, qn_tanh(state));
    return graph;
}

typedef struct results {
    float state[4 * 8], y[4 * 256];
    int32_t largest[4];
} results;

static void call_network(const qn_function *function, results *r)
{
    float gain = 0.5f;
    for (int i = 0; i < 4 * 8; i++)
        r->state[i] = (float)(i * 7 % 11) - 5;
    qn_tensor in[] = {TENSOR(r->state, QN_F32, 4, 8), SCALAR_TENSOR(&gain, QN_F32)};
    qn_tensor out[] = {TENSOR(r->y, QN_F32, 4, 256), TENSOR(r->largest, QN_I32, 4)};
    CHECK_OK(qn_call(function, 2, in, 2, out));
}

static char *write_pack(const void *bytes, size_t size)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/network.pack", directory);
    FILE *f = fopen(path, "wb");
    CHECK(fwrite(bytes, 1, size, f) == size);
    fclose(f);
    return path;
}

TEST(packs_run_without_a_compiler)
{
    static float weights[8 * 256];
    static results wanted, got;
    for (int i = 0; i < 8 * 256; i++)
        weights[i] = (float)(i % 23) * 0.25f - 2;
    directory_begin();
    qn_context *context = open_jit();
    qn_graph *graph = network(context, weights);
    call_network(compile(graph, &(qn_compile_options){.evaluate = 1}), &wanted);
    const qn_target targets[] = {{"x86-64-v3", NULL}, {NULL, "znver4"}, {"armv8-a", "pi5"}};
    void *pack;
    size_t size;
    CHECK_OK(qn_pack(graph, 3, targets, &pack, &size));
    char *path = write_pack(pack, size);
    for (int i = 0; i < 3; i++) { /* round 1 uses x86-64-v3; round 2 deletes the mapped file */
        if (i == 1 && !has_level("x86-64-v3"))
            continue;
        qn_context *bare = open_with((qn_options){.threads = 1, .level = i == 1 ? "x86-64-v3" : NULL});
        qn_function *function = NULL;
        CHECK_OK(qn_load_pack(bare, path, &function));
        qn_stats stats;
        qn_function_stats(function, &stats);
        CHECK_STR(stats.source, "pack");
        CHECK_STR(stats.engine, "compiled");
        if (i == 2)
            CHECK(unlink(path) == 0);
        memset(&got, 0, sizeof got);
        call_network(function, &got);
        CHECK(memcmp(&got, &wanted, sizeof got) == 0);
        CHECK(qn_function_input_count(function) == 2 && qn_function_output_count(function) == 3);
        qn_parameter state = qn_function_input(function, 0), largest = qn_function_output(function, 1);
        CHECK_STR(state.name, "state");
        CHECK_STR(qn_function_input(function, 1).name, "");
        CHECK_STR(largest.name, "largest");
        CHECK_DIMS(state.dims, 4, 8);
        CHECK(largest.dtype == QN_I32 && state.alias == 2 && qn_function_output(function, 2).alias == 0);
        qn_close(bare);
    }
    qn_free(pack);
    qn_close(context);
    directory_end();
}

/* qn_pack and qn_object read and fill the cache, as qn_compile does. */
TEST(packs_and_objects_use_the_cache)
{
    const qn_target foreign = {NULL, has_level("armv8-a") ? "haswell" : "pi4"};
    const qn_object_options object_options = {.name = "reader", .target = foreign};
    counted c = counter();
    seen s = {0};
    void *pack, *packed_again, *object, *object_again;
    size_t size, size_again;
    char key[65];
    directory_begin();
    qn_context *context = open_counted(&c, &s, NULL);
    CHECK_OK(qn_pack(job(context, SIX, 2), 1, &foreign, &pack, &size));
    CHECK_OK(qn_cache_key(job(context, SIX, 2), &(qn_compile_options){.cpu = foreign.cpu}, key));
    CHECK(c.calls == 1 && strstr(only_file(), key));
    qn_context *none = open_with((qn_options){.threads = 1, .cache = directory});
    CHECK_OK(qn_pack(job(none, SIX, 2), 1, &foreign, &packed_again, &size_again));
    CHECK(size == size_again && memcmp(pack, packed_again, size) == 0);
    qn_free(packed_again);
    CHECK_OK(qn_object(job(none, SIX, 2), &object_options, &object, &size, NULL));
    qn_context *off = open_jit();
    CHECK_OK(qn_object(job(off, SIX, 2), &object_options, &object_again, &size_again, NULL));
    CHECK(size == size_again && memcmp(object, object_again, size) == 0);
    CHECK_FAILS(qn_pack(job(none, SIX, 2), 0, NULL, &packed_again, &size), QN_UNSUPPORTED, "compiler");
    qn_free(pack);
    qn_free(object);
    qn_free(object_again);
    /* a pack for this machine is a miss, so qn_pack compiles */
    CHECK_OK(qn_pack(job(context, SIX, 2), 0, NULL, &pack, &size));
    CHECK(c.calls == 2);
    once(&c, &s, NULL, "cache");
    qn_free(pack);
    compile(job(context, SIX + 1, 2), NULL);
    CHECK(c.calls == 3);
    CHECK_OK(qn_pack(job(context, SIX + 1, 2), 0, NULL, &pack, &size));
    CHECK(c.calls == 3);
    qn_free(pack);
    qn_close(off);
    qn_close(none);
    qn_close(context);
    directory_end();
}

TEST(packs_for_other_machines_are_evaluated)
{
    static float weights[8 * 256];
    static results wanted, got;
    directory_begin();
    book b = {0};
    qn_context *context = open_jit(), *bare = open_with((qn_options){.threads = 1, .log = write_line, .log_user = &b});
    qn_graph *graph = network(context, weights);
    call_network(compile(graph, &(qn_compile_options){.evaluate = 1}), &wanted);
    const char *foreign = has_level("armv8-a") ? "x86-64-v3" : "armv8-a";
    void *pack;
    size_t size;
    CHECK_OK(qn_pack(graph, 1, &(qn_target){foreign, NULL}, &pack, &size));
    qn_function *function = NULL;
    CHECK_OK(qn_load_pack(bare, write_pack(pack, size), &function));
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK(stats.kind == QN_ENGINE_EVALUATOR);
    CHECK_STR(stats.engine, "evaluator");
    CHECK(strstr(stats.why, foreign) && b.lines == 1);
    call_network(function, &got);
    CHECK(memcmp(&got, &wanted, sizeof got) == 0);
    qn_free(pack);
    qn_close(bare);
    qn_close(context);
    directory_end();
}

/* The permissions of a file's mapping in this process, such as "r-xp"; "" if no mapping of the file is found. */
static const char *mapped_as(const char *path)
{
    static char how[8];
    char line[5000];
    FILE *maps = fopen("/proc/self/maps", "r");
    how[0] = 0;
    while (maps && fgets(line, sizeof line, maps))
        if (strstr(line, path))
            sscanf(line, "%*s %7s", how);
    if (maps)
        fclose(maps);
    return how;
}

TEST(packs_that_are_not_trusted_are_evaluated)
{
    static float weights[8 * 256];
    static results wanted, got;
    directory_begin();
    qn_context *context = open_jit();
    qn_graph *graph = network(context, weights);
    call_network(compile(graph, NULL), &wanted);
    void *pack;
    size_t size;
    qn_stats stats;
    CHECK_OK(qn_pack(graph, 0, NULL, &pack, &size));
    const char *path = write_pack(pack, size);
    qn_function *trusted = NULL, *evaluated = NULL;
    CHECK_OK(qn_load_pack(context, path, &trusted));
    const char *how = mapped_as(path);
    CHECK(!*how || strchr(how, 'x')); /* proves that mapped_as works */
    qn_function_free(trusted);
    CHECK_OK(qn_evaluate_pack(context, path, &evaluated));
    how = mapped_as(path);
    CHECK(!strchr(how, 'x') && !strchr(how, 'w'));
    qn_function_stats(evaluated, &stats);
    CHECK_STR(stats.engine, "evaluator");
    call_network(evaluated, &got);
    CHECK(memcmp(&got, &wanted, sizeof got) == 0);
    qn_free(pack);
    qn_close(context);
    directory_end();
}

TEST(malformed_packs_are_refused)
{
    static float weights[8 * 256];
    directory_begin();
    qn_context *context = open_jit();
    const qn_target unknown = {"z80", NULL}, torn = {"x86-64-v3", "pi4"};
    void *pack;
    size_t size;
    CHECK_FAILS(qn_pack(network(context, weights), 1, &unknown, &pack, &size), QN_INVALID_ARGUMENT, "z80");
    CHECK_FAILS(qn_pack(network(context, weights), 1, &torn, &pack, &size), QN_INVALID_ARGUMENT, "armv8-a");
    qn_context *none = open_with((qn_options){.threads = 1});
    CHECK_FAILS(qn_pack(network(none, weights), 0, NULL, &pack, &size), QN_UNSUPPORTED, "no compiler");
    qn_close(none);
    CHECK_OK(qn_pack(network(context, weights), 0, NULL, &pack, &size));
    qn_function *function = NULL;
    CHECK_FAILS(qn_load_pack(context, "/nonexistent/x.qpack", &function), QN_NOT_FOUND, "/nonexistent/x.qpack");
    for (size_t cut = 0; cut < size; cut += cut < 600 ? 1 : 997)
        CHECK_FAILS(qn_load_pack(context, write_pack(pack, cut), &function), QN_INVALID_ARGUMENT, "network.pack");
    unsigned char *bytes = pack;
    for (size_t at = 0; at < size; at += at < 600 ? 1 : 211) {
        bytes[at] ^= 1;
        qn_status status = qn_load_pack(context, write_pack(pack, size), &function);
        CHECK(status != NULL && strstr(qn_status_message(status), "network.pack"));
        qn_status_free(status);
        bytes[at] ^= 1;
    }
    qn_free(pack);
    qn_close(context);
    directory_end();
}
