/* Worker processes, each with a quern-jit process of its own, fill one cache. The test kills workers and compilers at
 * random moments. */
#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include "cache_case.h"

enum {
    WORKERS = 8,
    KILLS = 200,
    PROGRAMS = 48,
    LIMIT = 24 * 4096,    /* bytes of the directory, too few for all programs */
    PAUSE_US = 60000,     /* the longest time between two kills, in microseconds */
    PATIENCE_MS = 120000, /* the compilers of killed workers must end within this time, in milliseconds */
    ANSWER = 9            /* a worker's exit status after a failure */
};

/* Counters of the workers, in shared memory. */
static struct counters {
    _Atomic uint64_t compiled, loaded, evaluated, cleared;
} * counters;

static uint64_t random_next(uint64_t *state, uint64_t limit)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (*state >> 33) % limit;
}

/* ---- programs on small integers, for which f32 is exact; the test computes the expected results ------------------ */

enum { LONGEST = 12 };

static int64_t length_of(unsigned number) { return 1 + number % LONGEST; }
static float scale_of(unsigned number) { return (float)(2 + number % 7); }

static qn_graph *program(qn_context *context, unsigned number)
{
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_dims dims = QN_DIMS(length_of(number));
    qn_value x = qn_input(graph, "x", QN_F32, dims), scale = qn_fill(graph, QN_F32, dims, scale_of(number));
    qn_value sum = qn_broadcast_to(qn_sum(x, QN_SCALAR), dims), y = x;
    switch (number / LONGEST) {
    case 0: y = qn_add(qn_multiply(x, scale), x); break;
    case 1: y = qn_subtract(qn_maximum(x, scale), x); break;
    case 2: y = qn_add(qn_multiply(sum, scale), x); break;
    default: y = qn_multiply(qn_subtract(x, sum), qn_add(x, scale)); break;
    }
    qn_output(graph, "y", y);
    return graph;
}

static float value_of(unsigned number, float x, float sum)
{
    float scale = scale_of(number);
    switch (number / LONGEST) {
    case 0: return x * scale + x;
    case 1: return (x > scale ? x : scale) - x;
    case 2: return sum * scale + x;
    default: return (x - sum) * (x + scale);
    }
}

static bool answers_right(const qn_function *function, unsigned number)
{
    float x[LONGEST], y[LONGEST], sum = 0;
    int64_t n = length_of(number);
    for (int64_t i = 0; i < n; i++)
        sum += x[i] = (float)((i * 5 + number) % 11) - 4;
    memset(y, 0xFF, sizeof y);
    CHECK_OK(qn_call(function, 1, &TENSOR(x, QN_F32, n), 1, &TENSOR(y, QN_F32, n)));
    bool right = true;
    for (int64_t i = 0; i < n; i++)
        right = right && y[i] == value_of(number, x[i], sum);
    if (!right)
        unit_fail(__FILE__, __LINE__, "program %u has a wrong answer", number);
    return right;
}

static qn_context *open_filling(const char *jit)
{
    return open_with(
        (qn_options){.cache = directory, .cache_limit = LIMIT, .jit = jit, .threads = 1, .jit_threads = 1});
}

/* Compiles and calls a program. Returns the statistics of the function, which say where the program came from. */
static qn_stats try_program(qn_context *context, unsigned number)
{
    qn_stats stats = {.source = ""};
    qn_function *function = NULL;
    qn_graph *graph = program(context, number);
    CHECK_OK(qn_compile(graph, NULL, &function));
    if (function && answers_right(function, number))
        qn_function_stats(function, &stats);
    qn_function_free(function);
    qn_graph_free(graph);
    return stats;
}

/* ---- workers ------------------------------------------------------------------------------------------------- */

static _Noreturn void work(uint64_t seed)
{
    unit_failures = 0;
    while (!unit_failures) {
        qn_context *context = open_filling(near("../quern-jit"));
        for (uint64_t i = 1 + random_next(&seed, 16); i-- && !unit_failures;) {
            qn_stats stats = try_program(context, (unsigned)random_next(&seed, PROGRAMS));
            counters->compiled += strcmp(stats.source, "compiler") == 0;
            counters->loaded += strcmp(stats.source, "cache") == 0;
            counters->evaluated += strcmp(stats.source, "evaluator") == 0;
        }
        if (random_next(&seed, 32) == 0) {
            qn_status_free(qn_cache_prune(context, 0, NULL, NULL));
            counters->cleared++;
        }
        qn_close(context);
    }
    fflush(stdout);
    _exit(ANSWER);
}

static pid_t start(uint64_t seed)
{
    fflush(stdout);
    pid_t worker = fork();
    if (worker == 0)
        work(seed);
    CHECK(worker > 0);
    return worker;
}

/* Kills a worker. Checks that the worker had not ended by itself. */
static void end(pid_t worker)
{
    int status = 0;
    kill(worker, SIGKILL);
    CHECK(waitpid(worker, &status, 0) == worker);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL)
        unit_fail(__FILE__, __LINE__, "a worker ended by itself: status 0x%x", (unsigned)status);
}

/* The first child of a process; 0 for a process without children. */
static pid_t child_of(pid_t process)
{
    char path[64];
    int child = 0;
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)process, (int)process);
    FILE *f = fopen(path, "r");
    if (!f || fscanf(f, "%d", &child) != 1)
        child = 0;
    if (f)
        fclose(f);
    return child;
}

/* Kills the compiler of a worker, if the worker has one. A pidfd makes sure that the signal never goes to a later
 * process with the same number. */
static bool end_compiler(pid_t worker)
{
    pid_t compiler = child_of(worker);
    int handle = compiler ? (int)syscall(SYS_pidfd_open, compiler, 0) : -1;
    bool ended =
        handle >= 0 && child_of(worker) == compiler && syscall(SYS_pidfd_send_signal, handle, SIGKILL, NULL, 0) == 0;
    if (handle >= 0)
        close(handle);
    return ended;
}

/* The compilers of killed workers become children of this process. Each compiler must end by itself. */
static void wait_for_compilers(void)
{
    const struct timespec moment = {0, 1000000};
    int status;
    unsigned crashed = 0;
    for (int i = 0; i < PATIENCE_MS; i++) {
        pid_t got = waitpid(-1, &status, WNOHANG);
        if (got < 0 && errno == ECHILD)
            break;
        crashed += got > 0 && WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL;
        if (got == 0)
            nanosleep(&moment, NULL);
    }
    CHECK_EQ_U64(crashed, 0);
    CHECK(waitpid(-1, &status, WNOHANG) < 0 && errno == ECHILD);
}

/* ---- the cache afterwards ---------------------------------------------------------------------------------------- */

typedef struct found {
    unsigned programs, kernels, damaged;
} found;

static void count_entry(void *user, const qn_cache_entry *entry)
{
    found *f = user;
    *(strcmp(entry->kind, "program") == 0 ? &f->programs : &f->kernels) += 1;
    f->damaged += *entry->why != 0;
    if (*entry->why)
        printf("%s %s: %s\n", entry->kind, entry->key, entry->why);
}

static void check_cache(void)
{
    qn_context *context = open_filling("");
    found f = {0, 0, 0};
    CHECK_OK(qn_cache_list(context, 1, count_entry, &f));
    CHECK_EQ_U64(f.damaged, 0);
    unsigned loaded = 0;
    for (unsigned i = 0; i < PROGRAMS; i++) /* a program with a cache entry is loaded; one without is evaluated */
        loaded += strcmp(try_program(context, i).source, "cache") == 0;
    CHECK_EQ_U64(loaded, f.programs);
    qn_close(context);
    context = open_filling(near("../quern-jit"));
    for (unsigned i = 0; i < PROGRAMS; i++) {
        qn_stats stats = try_program(context, i);
        CHECK_STR(stats.engine, "compiled");
    }
    f = (found){0, 0, 0};
    CHECK_OK(qn_cache_list(context, 1, count_entry, &f));
    CHECK(f.programs > 0 && f.kernels > 0 && f.damaged == 0);
    qn_close(context);
}

static bool got_little(void) { return counters->compiled < KILLS || counters->loaded < KILLS || counters->cleared < 5; }

TEST(processes_are_killed_while_they_fill_a_cache)
{
    pid_t workers[WORKERS];
    uint64_t seed = 4711, compilers = 0;
    directory_begin();
    counters = mmap(NULL, sizeof *counters, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    CHECK(counters != MAP_FAILED);
    CHECK(prctl(PR_SET_CHILD_SUBREAPER, 1) == 0);
    for (unsigned i = 0; i < WORKERS; i++)
        workers[i] = start(i);
    /* On a slow machine workers compile little between two kills, so the loop goes on until the workers have done
     * enough. */
    for (unsigned i = 0; (i < KILLS || (got_little() && i < 20 * KILLS)) && unit_failures < MAX_REPORTS; i++) {
        struct timespec pause = {0, (long)random_next(&seed, PAUSE_US) * 1000};
        nanosleep(&pause, NULL);
        if (i % 4 == 0)
            compilers += end_compiler(workers[random_next(&seed, WORKERS)]);
        uint64_t victim = random_next(&seed, WORKERS);
        end(workers[victim]);
        workers[victim] = start(1000 + i);
    }
    for (int i = 0; i < WORKERS; i++)
        end(workers[i]);
    wait_for_compilers();
    check_cache();
    printf("%" PRIu64 " compiled, %" PRIu64 " loaded, %" PRIu64 " evaluated, %" PRIu64 " times cleared, %" PRIu64
           " compilers killed\n",
           counters->compiled, counters->loaded, counters->evaluated, counters->cleared, compilers);
    CHECK(!got_little() && compilers > 0);
    munmap(counters, sizeof *counters);
    directory_end();
}
