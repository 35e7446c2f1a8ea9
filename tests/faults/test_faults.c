/* Runs the library with one failing call: call number n of a class (faults.h), for every n and with each error of the
 * call. Then runs the library again, and lets call number n and all later calls of the class fail. The tests check that
 *   - each step of a run gives the right result or a status that fits the fault;
 *   - after the fault, every step succeeds;
 *   - at the end nothing has leaked, every file of the cache is whole, and the next run gives the right results. */
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "faults.h"
#include "faults_case.h"
#include "quern/dlpack.h"
#include "quern/io.h"
#include "quern/jit.h"
#include "quern/quern.h"
#include "recorded.h"
#include "unit.h"

/* ---- a step ------------------------------------------------------------------------------------------------------ */

static long met_before; /* number of faults that happened in earlier steps */

/* Returns whether a step succeeded. If the step failed, checks that a fault happened in the step and that the status
 * fits the fault. */
static bool worked(const char *step, qn_status status)
{
    qn_code code = qn_status_code(status);
    long met = faults->met;
    if (code && met == met_before)
        unit_fail(__FILE__, __LINE__, "%s: %s (no call had failed)", step, qn_status_message(status));
    else if (code && faults_harmless(faults))
        unit_fail(__FILE__, __LINE__, "%s: %s (the library should have retried)", step, qn_status_message(status));
    else if (code && code != QN_OUT_OF_MEMORY && code != QN_IO && code != QN_UNSUPPORTED && code != QN_NOT_FOUND)
        unit_fail(__FILE__, __LINE__, "%s: code %d: %s", step, (int)code, qn_status_message(status));
    else if (code && strlen(qn_status_message(status)) < 10)
        unit_fail(__FILE__, __LINE__, "%s: the message has less than 10 characters: %s", step,
                  qn_status_message(status));
    met_before = met;
    qn_status_free(status);
    return !code;
}

/* ---- the run ----------------------------------------------------------------------------------------------------- */

static struct {
    char directory[64], cache[96], pack[96], archive[96], recorded[96], jit[512];
    unsigned lines; /* number of lines that the library wrote to the log */
} here;

static void count_line(void *user, const char *line)
{
    (void)user;
    here.lines += *line != 0;
}

static qn_options options_of(const char *jit)
{
    return (qn_options){.cache = here.cache, .jit = jit, .jit_threads = 2, .threads = 2, .log = count_line};
}

static bool open_context(const char *jit, qn_context **out)
{
    qn_options options = options_of(jit);
    *out = NULL;
    return worked("qn_open", qn_open(&options, out));
}

/* Compiles a graph, calls the function, and checks the outputs. Returns whether qn_compile succeeded. */
static bool answer(qn_graph *graph, const model *m, const qn_compile_options *options)
{
    qn_function *f = NULL;
    qn_stats stats;
    long met = faults->met;
    if (!worked("qn_compile", qn_compile(graph, options, &f)))
        return false;
    qn_function_stats(f, &stats);
    if ((met_before == met || faults_harmless(faults)) && !faults->on && !(options && options->evaluate) &&
        strcmp(stats.engine, "compiled") != 0)
        unit_fail(__FILE__, __LINE__, "evaluated, not compiled: %s", stats.why);
    model_check(m, f, worked);
    qn_function_free(f);
    return true;
}

static qn_graph *parsed(qn_context *context)
{
    qn_graph *graph = NULL;
    worked("qn_graph_parse", qn_graph_parse(context, "layer.mlir", layer_source, strlen(layer_source), &graph));
    return graph;
}

static qn_graph *counter_build(qn_context *context)
{
    qn_graph *g = qn_graph_new(context, "counter");
    if (!g)
        return NULL;
    qn_scope_push(g, "scope");
    QN_AT(g);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(4));
    qn_update(g, x, qn_name(qn_add(x, qn_fill(g, QN_F32, QN_DIMS(4), 1)), "next"));
    return g;
}

/* Makes a mistake. Its message may lack details after a fault, but names the mistake or the fault. */
static void mistake(qn_context *context)
{
    qn_graph *g = counter_build(context);
    char *text = NULL;
    if (!g)
        return;
    qn_add(qn_input(g, "a", QN_F32, QN_DIMS(2, 3)), qn_input(g, "b", QN_F32, QN_DIMS(3)));
    qn_status status = qn_graph_status(g);
    CHECK(qn_status_code(status) == QN_OUT_OF_MEMORY || strstr(qn_status_message(status), "add: operands differ"));
    qn_status_free(status);
    if (worked("qn_graph_print_unfinished", qn_graph_print_unfinished(g, &text)))
        qn_free(text);
    qn_graph_free(g);
}

/* Calls an update with a distant deadline. Checks that the call succeeds or leaves the input unchanged. */
static void update_in_time(qn_context *context)
{
    qn_function *f = NULL;
    qn_graph *graph = counter_build(context);
    if (!graph) {
        worked("qn_graph_new", qn_status_make(QN_OUT_OF_MEMORY, "it returned NULL"));
        return;
    }
    float x[4] = {1, 2, 3, 4};
    qn_call_options options = {.deadline = qn_clock() + UINT64_C(3600000000000)};
    for (int i = 0; i < 2 && worked("qn_compile", qn_compile(graph, NULL, &f)); i++) {
        float before = x[3];
        bool made = worked("qn_call_with", qn_call_with(f, &options, 1, &(qn_tensor){x, QN_F32, QN_DIMS(4)}, 0, NULL));
        CHECK(x[3] == (made ? before + 1 : before));
        qn_function_free(f);
    }
    qn_graph_free(graph);
}

/* Starts with an empty cache. Compiles a parsed graph and a built graph. */
static void first_context(const char *jit)
{
    qn_context *context;
    if (!open_context(jit, &context))
        return;
    int cached = 0;
    qn_graph *read = parsed(context);
    if (read) {
        worked("qn_cached", qn_cached(read, NULL, &cached));
        answer(read, &layer, NULL);
        answer(read, &layer, NULL); /* the program comes from memory */
    }
    qn_graph *built = model_build(context); /* qn_compile reports failures of building */
    if (!built)
        worked("qn_graph_new", qn_status_make(QN_OUT_OF_MEMORY, "it returned NULL"));
    else if (answer(built, &loop, NULL))
        answer(built, &loop, NULL);
    qn_graph_free(built);
    update_in_time(context);
    mistake(context);
    qn_close(context);
}

static void write_pack(qn_graph *graph)
{
    void *bytes = NULL;
    size_t size = 0;
    if (worked("qn_pack", qn_pack(graph, 0, NULL, &bytes, &size)))
        CHECK(write_file(here.pack, bytes, size));
    qn_free(bytes);
}

/* Uses the files that the first context wrote. */
static void second_context(const char *jit)
{
    qn_context *context;
    char *text = NULL, key[65];
    if (!open_context(jit, &context))
        return;
    qn_graph *graph = parsed(context);
    if (graph) {
        worked("qn_cache_key", qn_cache_key(graph, NULL, key));
        answer(graph, &layer, NULL);
        answer(graph, &layer, &(qn_compile_options){.evaluate = 1});
        if (worked("qn_graph_print", qn_graph_print(graph, &text)))
            qn_free(text);
        if (worked("qn_dump", qn_dump(graph, "nests", NULL, &text)))
            qn_free(text);
        write_pack(graph);
    }
    qn_close(context);
}

/* Reads the archive that archives() wrote: an i1, which is converted, and an f32, which is used in place. */
static void read_archive(bool (*step)(const char *name, qn_status status))
{
    qn_archive *a = NULL;
    if (!step("qn_archive_open", qn_archive_open(here.archive, &a)))
        return;
    qn_tensor got;
    CHECK(qn_archive_count(a) == 2);
    for (size_t i = 0; i < 2; i++)
        if (step("qn_archive_get", qn_archive_get(a, i, &got)))
            CHECK(got.dtype == QN_I1 ? *(char *)got.data == 1 : *(float *)got.data == 1.5f);
    qn_archive_free(a);
}

/* Writes an archive over an old one, reads it, and shares a tensor. */
static void archives(void)
{
    char flag = 1;
    float number = 1.5f;
    const qn_named_tensor list[] = {{"flag", {&flag, QN_I1, QN_SCALAR}}, {"number", {&number, QN_F32, QN_SCALAR}}};
    struct DLManagedTensorVersioned *shared = NULL;
    for (qn_format format = QN_NPZ; format <= QN_SAFETENSORS; format++) {
        qn_write_options options = {.format = format};
        if (worked("qn_archive_write", qn_archive_write(here.archive, &options, 2, list)))
            read_archive(worked);
    }
    if (worked("qn_dlpack_export", qn_dlpack_export(&list[1].tensor, 0, NULL, NULL, &shared)))
        qn_dlpack_free(shared);
}

static void visit(void *user, const qn_cache_entry *entry) { *(unsigned *)user += *entry->why == 0; }

/* Loads a pack without a compiler. Then lists, checks and prunes the cache. */
static void third_context(void)
{
    qn_context *context;
    qn_function *f = NULL;
    qn_cache_stats stats;
    unsigned whole = 0;
    char *text = NULL;
    if (!open_context("", &context))
        return;
    if (access(here.pack, R_OK) == 0 && worked("qn_load_pack", qn_load_pack(context, here.pack, &f)))
        model_check(&layer, f, worked);
    qn_function_free(f);
    qn_graph *graph = parsed(context);
    if (graph && worked("qn_cache_explain", qn_cache_explain(graph, &(qn_compile_options){.unsimplified = 1}, &text)))
        qn_free(text);
    worked("qn_get_cache_stats", qn_get_cache_stats(context, &stats));
    worked("qn_cache_list", qn_cache_list(context, 1, visit, &whole));
    worked("qn_cache_prune", qn_cache_prune(context, 4 * 4096, NULL, NULL));
    qn_close(context);
}

/* Compiles with a path of the compiler process that does not exist. */
static void fourth_context(void)
{
    qn_context *context;
    qn_function *f = NULL;
    if (!open_context("/nowhere/quern-jit", &context))
        return;
    qn_graph *graph = parsed(context);
    if (graph && worked("qn_compile", qn_compile(graph, &(qn_compile_options){.no_cache = 1}, &f)))
        model_check(&layer, f, worked);
    qn_close(context);
}

static void run(void)
{
    first_context(here.jit);
    second_context(NULL); /* finds the compiler process near this program */
    third_context();
    fourth_context();
    archives();
}

/* ---- afterwards -------------------------------------------------------------------------------------------------- */

static void check_entry(void *user, const qn_cache_entry *entry)
{
    (void)user;
    if (*entry->why)
        unit_fail(__FILE__, __LINE__, "the %s %s: %s", entry->kind, entry->key, entry->why);
}

/* A step that must not fail. */
static bool fine(const char *name, qn_status status)
{
    if (status)
        unit_fail(__FILE__, __LINE__, "%s: %s", name, qn_status_message(status));
    qn_status_free(status);
    return !status;
}

/* Checks the archive, which is whole if it was written at all. Checks the entries of the cache, then compiles and calls
 * again, without faults. */
static void check_next(void)
{
    qn_context *context;
    qn_function *f;
    qn_options options = options_of(here.jit);
    if (access(here.archive, F_OK) == 0)
        read_archive(fine);
    CHECK_OK(qn_open(&options, &context));
    qn_status status = qn_cache_list(context, 1, check_entry, NULL);
    CHECK(!status || qn_status_code(status) == QN_NOT_FOUND);
    qn_status_free(status);
    qn_graph *graph = parsed(context);
    CHECK_OK(qn_compile(graph, NULL, &f));
    qn_stats stats;
    qn_function_stats(f, &stats);
    CHECK(strcmp(stats.engine, "compiled") == 0);
    model_check(&layer, f, worked);
    qn_close(context);
}

typedef struct holdings {
    long blocks, mappings;
    unsigned files, threads;
} holdings;

static holdings held(void)
{
    return (holdings){faults->blocks, faults->mappings, count_names("/proc/self/fd"), count_names("/proc/self/task")};
}

static void check_held(const holdings *before)
{
    holdings now = held();
    for (int i = 0; now.threads > before->threads && i < 100000; i++) { /* wait for threads that are about to end */
        usleep(100);
        now = held();
    }
    if (now.blocks != before->blocks || now.mappings != before->mappings || now.files != before->files ||
        now.threads != before->threads)
        unit_fail(__FILE__, __LINE__, "leaked: %ld blocks, %ld mappings, %d files, %d threads",
                  now.blocks - before->blocks, now.mappings - before->mappings, (int)(now.files - before->files),
                  (int)(now.threads - before->threads));
    CHECK(waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD);
}

/* ---- every n ----------------------------------------------------------------------------------------------------- */

/* Progress of a child, in memory shared with the parent. */
typedef struct progress {
    fault_class class;
    bool on;
    long n, runs, calls;
    int error;
    unsigned failures;
} progress;

static progress *now_at;

/* Makes one run. Returns whether the fault happened. */
static bool run_with(fault_class class, long n, int error, bool on)
{
    remove_tree(here.cache);
    unlink(here.pack);
    unlink(here.archive);
    unit_failures = 0;
    met_before = 0;
    now_at->n = n;
    now_at->error = error;
    now_at->runs++;
    alarm(100); /* ends a run that hangs; the parent process prints where it hung */
    holdings before = held();
    faults_begin(faults, class, n, error, on);
    run();
    now_at->calls = faults->count[class];
    bool met = faults_end(faults);
    check_held(&before);
    met_before = 0;
    check_next();
    check_held(&before);
    if (unit_failures) {
        printf("  (fault: class %s, call %ld: %s, error %d%s)\n", fault_class_names[class], n, faults_name(faults),
               error, on ? ", and all later ones" : "");
        fflush(stdout);
        now_at->failures++;
    }
    return met;
}

static void sweep(fault_class class, bool on)
{
    for (long n = 1; run_with(class, n, 0, on) && now_at->failures < 5; n++)
        for (int error = 1; error < faults_errors(faults) && !on; error++)
            run_with(class, n, error, false);
}

static _Noreturn void sweep_in_child(fault_class class, bool on)
{
    sweep(class, on);
    fflush(stdout);
    exit(now_at->failures ? 1 : 0); /* exit runs a sanitizer's leak check */
}

static void sweep_apart(fault_class class, bool on)
{
    int status = 0;
    *now_at = (progress){.class = class, .on = on};
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        sweep_in_child(class, on);
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    if (status)
        unit_fail(__FILE__, __LINE__, "%s %ld (error %d%s): %s %d", fault_class_names[class], now_at->n, now_at->error,
                  on ? ", and all later ones" : "", WIFSIGNALED(status) ? "signal" : "status",
                  WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    printf("%-8s %s %5ld calls, %5ld runs\n", fault_class_names[class], on ? "from n on" : "the n-th ", now_at->calls,
           now_at->runs);
    CHECK(now_at->runs > 1);
}

/* ---- recording --------------------------------------------------------------------------------------------------- */

static qn_status record(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    char name[512];
    const qn_compiler *compiler = self;
    qn_status status = compiler->compile(compiler->self, request, out, out_size);
    recorded_name(request, name, sizeof name);
    CHECK(status || write_file(name, *out, *out_size));
    return status;
}

/* Records a real compiler's answers to all requests of a run. */
static void record_run(void)
{
    const qn_compiler recorder = {QN_COMPILER_VERSION, (void *)(uintptr_t)qn_jit_compiler(), record,
                                  qn_jit_compiler()->describe};
    qn_context *context;
    qn_function *f;
    char *text;
    CHECK_OK(qn_open(&(qn_options){.compiler = &recorder, .cache = "off"}, &context));
    qn_graph *read = parsed(context);
    CHECK_OK(qn_compile(read, NULL, &f));
    CHECK_OK(qn_compile(model_build(context), NULL, &f));
    CHECK_OK(qn_compile(counter_build(context), NULL, &f));
    CHECK_OK(qn_dump(read, "nests", NULL, &text));
    qn_free(text);
    qn_close(context);
}

static void begin(void)
{
    if (*here.directory)
        return;
    now_at = mmap(NULL, sizeof *now_at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    snprintf(here.directory, sizeof here.directory, "%s/quern-faults-XXXXXX", "/tmp");
    CHECK(mkdtemp(here.directory));
    snprintf(here.cache, sizeof here.cache, "%s/cache", here.directory);
    snprintf(here.pack, sizeof here.pack, "%s/a.qpack", here.directory);
    snprintf(here.archive, sizeof here.archive, "%s/archive", here.directory);
    snprintf(here.recorded, sizeof here.recorded, "%s/recorded", here.directory);
    CHECK(mkdir(here.recorded, 0700) == 0);
    beside(here.jit, "../libexec/quern/quern-jit");
    setenv("QUERN_RECORDED", here.recorded, 1);
    unsetenv("QUERN_JIT");
    models_evaluate();
    record_run();
}

#define SWEEP(name, class)                                                                                             \
    TEST(name)                                                                                                         \
    {                                                                                                                  \
        begin();                                                                                                       \
        sweep_apart(class, false);                                                                                     \
        sweep_apart(class, true);                                                                                      \
    }

SWEEP(memory, FAULT_MEMORY)
SWEEP(opening, FAULT_OPEN)
SWEEP(closing, FAULT_CLOSE)
SWEEP(looking, FAULT_LOOK)
SWEEP(reading, FAULT_READ)
SWEEP(writing, FAULT_WRITE)
SWEEP(mapping, FAULT_MAP)
SWEEP(processes, FAULT_PROCESS)
SWEEP(threads, FAULT_THREAD)
SWEEP(talking, FAULT_TALK)

TEST(directory_can_be_removed)
{
    begin();
    remove_tree(here.directory);
    CHECK(access(here.directory, F_OK) != 0);
}
