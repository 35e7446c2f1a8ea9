/* Progress of compiling: the callback of qn_options, with a compiler in the process and with the compiler process. */
#include <fcntl.h>
#include <pthread.h>

#include "cache_case.h"

enum { MOST_CALLS = 256, STEPS = 12 };

typedef struct record {
    uint32_t done[MOST_CALLS], total[MOST_CALLS], calls;
    bool named, elsewhere; /* all calls had the name of the module; a call came on another thread */
    const char *name;
    pthread_t thread;
} record;

static void note_progress(void *user, const char *name, uint32_t done, uint32_t total)
{
    record *r = user;
    r->named &= strcmp(name, r->name) == 0;
    r->elsewhere |= !pthread_equal(r->thread, pthread_self());
    if (r->calls < MOST_CALLS) {
        r->done[r->calls] = done;
        r->total[r->calls] = total;
    }
    r->calls++;
}

/* A graph with at least STEPS different kernels: products with matrices of different sizes. */
static qn_graph *many_kernels(qn_context *context, const char *name, int64_t width)
{
    qn_graph *graph = qn_graph_new(context, name);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4, width));
    for (int64_t i = 0; i < STEPS; i++)
        x = qn_tanh(qn_matmul(x, qn_fill(graph, QN_F32, QN_DIMS(width + i, width + i + 1), 0.01 * (double)(i + 1))));
    qn_output(graph, "y", x);
    return graph;
}

static record begin(const char *name) { return (record){.named = true, .name = name, .thread = pthread_self()}; }

/* A caller that wakes late gets one call for several reports of the compiler process. */
static void check_record(const record *r, uint32_t fewest)
{
    CHECK(r->calls >= fewest && r->calls <= MOST_CALLS);
    CHECK(r->named && !r->elsewhere);
    CHECK(r->total[0] >= STEPS);
    for (uint32_t i = 0; i < r->calls && i < MOST_CALLS; i++) {
        CHECK(r->total[i] == r->total[0] && r->done[i] <= r->total[i]);
        CHECK(i == 0 || r->done[i] >= r->done[i - 1]);
    }
    CHECK(r->calls && r->done[r->calls - 1] == r->total[0]);
}

static void compiles_with(qn_options options)
{
    record r = begin("net");
    uint32_t fewest = options.compiler ? 2 : 1;
    options.progress = note_progress;
    options.progress_user = &r;
    qn_context *context = open_with(options);
    qn_function *function = NULL;
    CHECK_OK(qn_compile(many_kernels(context, "net", 8), NULL, &function));
    check_record(&r, fewest);
    CHECK(!options.compiler || r.done[0] == 0);
    if (options.cache) { /* the program is in memory, then in the directory */
        for (int i = 0; i < 2; i++) {
            uint32_t calls = r.calls;
            CHECK_OK(qn_compile(many_kernels(context, "net", 8), NULL, &function));
            CHECK(r.calls == calls);
            qn_close(context);
            context = open_with(options);
        }
        /* Only one kernel is new: the others are in the compiler's cache. */
        r = begin("");
        qn_graph *graph = many_kernels(context, NULL, 8);
        qn_output(graph, "z", qn_exponential(qn_input(graph, "more", QN_F32, QN_DIMS(77))));
        CHECK_OK(qn_compile(graph, NULL, &function));
        check_record(&r, fewest);
        CHECK(r.done[0] + 2 >= r.total[0]);
    }
    r = begin("packed");
    void *pack = NULL;
    size_t size;
    CHECK_OK(qn_pack(many_kernels(context, "packed", 30), 0, NULL, &pack, &size));
    check_record(&r, fewest);
    qn_free(pack);
    qn_close(context);
}

TEST(a_compiler_in_the_process) { compiles_with((qn_options){.compiler = qn_jit_compiler()}); }
TEST(the_compiler_process) { compiles_with((qn_options){.jit = near("../quern-jit")}); }

TEST(the_compiler_process_with_a_cache)
{
    directory_begin();
    compiles_with((qn_options){.jit = near("../quern-jit"), .cache = directory});
    directory_end();
}

/* ---- several threads with one context: each gets the progress of its own module ------------------------------------ */

enum { THREADS = 4 };
static struct {
    qn_context *context;
    record records[THREADS];
    char names[THREADS][16];
} shared;

static void note_shared(void *user, const char *name, uint32_t done, uint32_t total)
{
    (void)user;
    for (int i = 0; i < THREADS; i++)
        if (strcmp(name, shared.names[i]) == 0)
            note_progress(&shared.records[i], name, done, total);
}

static void *compile_one(void *argument)
{
    int i = *(int *)argument;
    qn_function *function = NULL;
    shared.records[i] = begin(shared.names[i]);
    CHECK_OK(qn_compile(many_kernels(shared.context, shared.names[i], 100 + 20 * i), NULL, &function));
    return NULL;
}

TEST(several_threads)
{
    pthread_t threads[THREADS];
    int numbers[THREADS];
    shared.context = open_with((qn_options){.jit = near("../quern-jit"), .progress = note_shared});
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        snprintf(shared.names[i], sizeof shared.names[i], "net %d", i);
        CHECK(pthread_create(&threads[i], NULL, compile_one, &numbers[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        check_record(&shared.records[i], 1);
    }
    qn_close(shared.context);
}

/* ---- packs: parts and graph ---------------------------------------------------------------------------------------- */

typedef struct parts {
    size_t programs, others, named; /* named: parts of a function of several */
    uint64_t bytes;
} parts;

static void note_part(void *user, const qn_pack_part *part)
{
    parts *p = user;
    bool program = strcmp(part->kind, "program") == 0, code = strcmp(part->kind, "code") == 0;
    p->programs += program;
    p->others += !program;
    p->named += *part->function != 0;
    p->bytes += part->bytes;
    CHECK(program == (part->kernels > 0) && (program || code) == (part->code_bytes > 0));
    CHECK((program || code) == (*part->level != 0) && program == (*part->compiler != 0));
}

/* Two functions share a large constant. */
TEST(a_pack_with_several_functions)
{
    char path[] = "/tmp/quern-pack-XXXXXX";
    int file = mkstemp(path);
    static float weights[2000];
    qn_context *context = open_jit();
    qn_pack_function functions[2] = {{.name = "first"}, {.name = "second"}};
    for (int i = 0; i < 2; i++) {
        qn_graph *graph = functions[i].graph = qn_graph_new(context, NULL);
        qn_value x = qn_input(graph, i ? "b" : "a", QN_F32, QN_DIMS(2000));
        qn_value w = qn_constant(graph, QN_F32, QN_DIMS(2000), weights);
        qn_output(graph, "y", i ? qn_multiply(x, w) : qn_add(x, w));
    }
    void *pack = NULL;
    size_t size = 0;
    CHECK_OK(qn_pack_functions(2, functions, 0, NULL, &pack, &size));
    CHECK(write(file, pack, size) == (ssize_t)size);
    parts found = {0};
    CHECK_OK(qn_pack_list(context, path, note_part, &found));
    CHECK(found.programs == 2 && found.named >= 6 && found.named < found.programs + found.others);
    for (size_t i = 0; i < 2; i++) {
        qn_graph *read = NULL;
        char key[65], same[65];
        CHECK_OK(qn_pack_graph(context, path, i, &read));
        CHECK_OK(qn_cache_key(functions[i].graph, NULL, key));
        CHECK_OK(qn_cache_key(read, NULL, same));
        CHECK_STR(key, same);
    }
    qn_graph *none = NULL;
    CHECK_FAILS(qn_pack_graph(context, path, 2, &none), QN_NOT_FOUND, "no function number 2");
    qn_free(pack);
    close(file);
    unlink(path);
    qn_close(context);
}

TEST(the_parts_and_the_graph_of_a_pack)
{
    char path[] = "/tmp/quern-pack-XXXXXX";
    int file = mkstemp(path);
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "net"), *read = NULL;
    float numbers[600];
    for (int i = 0; i < 600; i++)
        numbers[i] = (float)i / 7;
    qn_value x = qn_input(graph, "signal", QN_F32, QN_DIMS(600));
    qn_value w = qn_constant(graph, QN_F32, QN_DIMS(600), numbers); /* a large constant */
    qn_output(graph, "scaled", qn_multiply(qn_tanh(x), w));
    qn_update(graph, x, qn_add(x, w));
    void *pack = NULL;
    size_t size = 0;
    CHECK_OK(qn_pack(graph, 0, NULL, &pack, &size));
    CHECK(write(file, pack, size) == (ssize_t)size);
    parts found = {0};
    CHECK_OK(qn_pack_list(context, path, note_part, &found));
    CHECK(found.programs == 1 && found.others == 3 && found.bytes < size);
    CHECK_OK(qn_pack_graph(context, path, 0, &read));
    char *given = NULL, *again = NULL;
    qn_function *first = NULL, *second = NULL;
    CHECK_OK(qn_compile(graph, NULL, &first));
    CHECK_OK(qn_compile(read, NULL, &second));
    CHECK_STR(qn_function_input(second, 0).name, "signal");
    CHECK(qn_function_input(second, 0).alias == 1);
    CHECK_STR(qn_function_output(second, 0).name, "scaled");
    char key[65], same[65];
    CHECK_OK(qn_cache_key(graph, NULL, key));
    CHECK_OK(qn_cache_key(read, NULL, same));
    CHECK_STR(key, same);
    CHECK_OK(qn_graph_print(graph, &given));
    CHECK_OK(qn_graph_print(read, &again));
    CHECK(strstr(given, "@net") && strstr(again, "%signal"));
    float in[2][600], out[2][600];
    for (int f = 0; f < 2; f++) {
        for (int i = 0; i < 600; i++)
            in[f][i] = (float)(i % 5) - 2;
        CHECK_OK(qn_call(f ? second : first, 1, &TENSOR(in[f], QN_F32, 600), 1, &TENSOR(out[f], QN_F32, 600)));
    }
    CHECK(memcmp(in[0], in[1], sizeof in[0]) == 0 && memcmp(out[0], out[1], sizeof out[0]) == 0);
    /* Damage anywhere is a failure, never a crash. */
    for (size_t at = 0; at < size; at += 97) {
        char byte = (char)(((char *)pack)[at] ^ 0x55);
        CHECK(pwrite(file, &byte, 1, (off_t)at) == 1);
        qn_status status = qn_pack_graph(context, path, 0, &read);
        CHECK(status != NULL && read == NULL);
        qn_status_free(status);
        CHECK(pwrite(file, (char *)pack + at, 1, (off_t)at) == 1);
    }
    CHECK_FAILS(qn_pack_graph(context, path, 1, &read), QN_NOT_FOUND, "no function number 1");
    CHECK_FAILS(qn_pack_graph(context, "/nonexistent/pack", 0, &read), QN_NOT_FOUND, "/nonexistent/pack");
    CHECK_FAILS(qn_pack_list(context, "/nonexistent/pack", note_part, &found), QN_NOT_FOUND, "/nonexistent/pack");
    qn_free(given);
    qn_free(again);
    qn_free(pack);
    close(file);
    unlink(path);
    qn_close(context);
}
