/* Runs the compiler process with one failing call: a call of Quern or an allocation of LLVM. A failing allocation of
 * LLVM ends the process. The tests check that
 *   - libquern gives the right result, compiled or evaluated;
 *   - the next request is compiled;
 *   - the process that compiles that next request leaks nothing;
 *   - every file of the cache is whole. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

#include "faults.h"
#include "faults_case.h"

enum { RANDOM_FAULTS = 200 };

static struct {
    char directory[64], cache[96], state[96], jit[512];
    fault_state *faults; /* shared with the compiler process */
    uint32_t threads;    /* number of threads of the compiler process */
    long idle_blocks, idle_mappings, calls[FAULT_CLASSES], ends, statuses;
} here;

/* Returns whether a step succeeded. If the step failed, checks that the fault happened. */
static bool worked(const char *step, qn_status status)
{
    here.statuses += status && here.faults->met && here.faults->class != FAULT_NEVER;
    if (status && (!here.faults->met || here.faults->class == FAULT_NEVER))
        unit_fail(__FILE__, __LINE__, "%s: %s", step, qn_status_message(status));
    qn_status_free(status);
    return !status;
}

/* Discards the messages that LLVM prints when an allocation fails. */
static void be_quiet(void)
{
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (!getenv("UNIT_VERBOSE"))
        dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

/* Compiles a graph, calls the function and checks the outputs. Returns whether the function was compiled. */
static bool answer(qn_context *context, const qn_compile_options *options)
{
    qn_graph *graph = NULL;
    qn_function *f = NULL;
    qn_stats stats = {.engine = ""};
    if (worked("qn_graph_parse",
               qn_graph_parse(context, "layer.mlir", layer_source, sizeof layer_source - 1, &graph)) &&
        worked("qn_compile", qn_compile(graph, options, &f))) {
        qn_function_stats(f, &stats);
        model_check(&layer, f, worked);
    }
    qn_function_free(f);
    qn_graph_free(graph);
    return strcmp(stats.engine, "compiled") == 0;
}

static void check_entry(void *user, const qn_cache_entry *entry)
{
    ++*(unsigned *)user;
    if (*entry->why)
        unit_fail(__FILE__, __LINE__, "the %s %s: %s", entry->kind, entry->key, entry->why);
}

/* Waits until workers have freed their requests. A worker frees a request only after it has answered. */
static void wait_until_idle(void)
{
    for (int i = 0; here.faults->blocks > here.idle_blocks && i < 100000; i++)
        usleep(100);
}

/* Measures the memory of an idle process: the smallest number of blocks within half a second. */
static void measure_idle(void)
{
    here.idle_blocks = here.faults->blocks;
    here.idle_mappings = here.faults->mappings;
    for (int i = 0; i < 50; i++) {
        usleep(10000);
        here.idle_blocks = here.faults->blocks < here.idle_blocks ? here.faults->blocks : here.idle_blocks;
    }
}

static void run(bool measures)
{
    qn_context *context;
    unsigned entries = 0, files = count_names("/proc/self/fd");
    const qn_options options = {.cache = here.cache, .jit = here.jit, .jit_threads = here.threads, .threads = 1};
    if (!worked("qn_open", qn_open(&options, &context)))
        return;
    bool first = answer(context, NULL), second = answer(context, &(qn_compile_options){.unsimplified = 1});
    bool met = faults_end(here.faults);
    for (int i = 0; i < FAULT_CLASSES && measures; i++)
        here.calls[i] = here.faults->count[i];
    CHECK(met || (first && second));
    CHECK(answer(context, &(qn_compile_options){.no_cache = 1}));
    if (measures)
        measure_idle();
    wait_until_idle();
    CHECK(here.faults->blocks <= here.idle_blocks);
    CHECK(here.threads > 1 ||
          here.faults->mappings <= here.idle_mappings); /* each further thread can have its own mapping */
    worked("qn_cache_list", qn_cache_list(context, 1, check_entry, &entries));
    CHECK(entries > 0);
    qn_close(context);
    CHECK_EQ_U64((uint64_t)here.faults->leaks, 0);
    CHECK_EQ_U64((uint64_t)here.faults->left, 0);
    CHECK_EQ_U64(count_names("/proc/self/fd"), files);
    CHECK(waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD);
}

static void begin(void)
{
    if (here.faults)
        return;
    snprintf(here.directory, sizeof here.directory, "/tmp/quern-faults-XXXXXX");
    CHECK(mkdtemp(here.directory));
    snprintf(here.cache, sizeof here.cache, "%s/cache", here.directory);
    snprintf(here.state, sizeof here.state, "%s/state", here.directory);
    beside(here.jit, "faulty_quern_jit");
    int file = open(here.state, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    CHECK(file >= 0 && ftruncate(file, sizeof *here.faults) == 0);
    here.faults = mmap(NULL, sizeof *here.faults, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    setenv("QUERN_FAULTS", here.state, 1);
    be_quiet();
    models_evaluate();
}

/* Counts the calls of a run without faults. */
static void measure(uint32_t threads)
{
    begin();
    here.threads = threads;
    here.ends = here.statuses = 0;
    remove_tree(here.cache);
    faults_begin(here.faults, FAULT_ANY, 0, 0, false);
    run(true);
    CHECK_EQ_U64((uint64_t)here.faults->starts, 1);
}

static uint64_t random_next(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33;
}

/* Makes one run. Returns whether the fault happened. */
static bool run_with(fault_class class, long n, int error)
{
    unsigned long before = unit_failures;
    remove_tree(here.cache);
    alarm(100); /* ends a hanging test */
    faults_begin(here.faults, class, n, error, false);
    run(false);
    here.ends += here.faults->starts - 1;
    if (unit_failures > before)
        printf("  (fault: class %s, call %ld: %s, error %d)\n", fault_class_names[class], n, faults_name(here.faults),
               error);
    return here.faults->met;
}

TEST(random_calls_fail)
{
    measure(2);
    uint64_t seed = 7;
    for (int i = 0; i < RANDOM_FAULTS && unit_failures < MAX_REPORTS; i++) {
        long n = 1 + (long)(random_next(&seed) % (uint64_t)here.calls[FAULT_ANY]);
        run_with(FAULT_ANY, n, (int)(random_next(&seed) % 4));
    }
    printf("%d random faults of %ld calls, %ld of LLVM: %ld processes ended, %ld statuses\n", RANDOM_FAULTS,
           here.calls[FAULT_ANY], here.calls[FAULT_LLVM], here.ends, here.statuses);
}

static void sweep(fault_class class, uint32_t threads)
{
    long met = 0;
    uint64_t seed = 8;
    measure(threads);
    for (long n = 1; n <= here.calls[class] && unit_failures < MAX_REPORTS; n++)
        met += run_with(class, n, (int)(random_next(&seed) % 4));
    printf("%ld faults of %ld calls (%s): %ld processes ended, %ld statuses\n", met, here.calls[class],
           fault_class_names[class], here.ends, here.statuses);
    CHECK_EQ_U64((uint64_t)here.statuses, 0); /* all requests succeeded */
    CHECK(met * 4 > here.calls[class]); /* some runs make fewer calls than the measured run, for example fewer reads */
}

TEST(every_call_of_quern_fails) { sweep(FAULT_OWN, 1); }
TEST(every_thread_fails) { sweep(FAULT_THREAD, 2); }

TEST(directory_can_be_removed)
{
    begin();
    unlink(here.state);
    remove_tree(here.directory);
    CHECK(access(here.directory, F_OK) != 0);
}
