/* Tests of the client of the compiler process (runtime/client.h), with quern-jit and with a faulty compiler
 * (faulty_jit.c).
 *
 * Every test closes all descriptors that it opens, and leaves no child process. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../sanitized.h"
#include "base/os.h"
#include "build_id.h"
#include "graph_case.h"
#include "quern/jit.h"
#include "runtime/client.h"
#include "runtime/client_find.h"

/* ---- programs and clients ---------------------------------------------------------------------------------------- */

/* A path relative to the directory of this program. */
static const char *near(const char *below)
{
    static char paths[4][2 * OS_CHILD_PATH];
    static unsigned next;
    char directory[OS_CHILD_PATH], *path = paths[next++ % 4];
    CHECK(os_executable_directory(directory));
    snprintf(path, sizeof paths[0], "%s/%s", directory, below);
    return path;
}

static const char *quern_jit(void) { return near("../quern-jit"); }
static const char *faulty_jit(void) { return near("faulty_jit"); }

static _Atomic long process; /* the id of the last process that a client started */
static _Atomic int starts;

static void note_start(int64_t number)
{
    atomic_store(&process, (long)number);
    atomic_fetch_add(&starts, 1);
}

static void listen_to(void *user, const char *line)
{
    (void)user;
    if (getenv("UNIT_VERBOSE"))
        printf("  %s\n", line);
}

/* Sends a signal to the process with the id `process`, if that process is a child that was not reaped yet. After
 * reaping, the system can give the id to another process. Returns whether the signal was sent. */
static bool signal_process(int number)
{
    siginfo_t how;
    long target = atomic_load(&process);
    return target > 0 && waitid(P_PID, (id_t)target, &how, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           kill((pid_t)target, number) == 0;
}

static int open_files(void)
{
    int count = 0;
    for (int file = 0; file < 1024; file++)
        count += fcntl(file, F_GETFD) >= 0;
    return count;
}

static int files_before;

static client *open_with(client_options options)
{
    client *c = NULL;
    options.compile_id = options.compile_id ? options.compile_id : BUILD_COMPILE_ID;
    options.log = listen_to;
    options.started = note_start;
    files_before = open_files();
    atomic_store(&process, 0);
    atomic_store(&starts, 0);
    CHECK_OK(client_open(&options, &c));
    CHECK_EQ_U64((uint64_t)open_files(), (uint64_t)files_before);
    return c;
}

static void check_no_child(void) { CHECK(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD); }

static void shut(client *c)
{
    client_close(c);
    check_no_child();
    CHECK_EQ_U64((uint64_t)open_files(), (uint64_t)files_before);
}

/* ---- requests ---------------------------------------------------------------------------------------------------- */

typedef struct outcome {
    qn_status status;
    void *bytes;
    size_t size;
} outcome;

static outcome ask(const qn_compiler *compiler, const qn_compile_request *request)
{
    outcome o = {NULL, NULL, 0};
    o.status = compiler->compile(compiler->self, request, &o.bytes, &o.size);
    return o;
}

static void outcome_free(outcome *o)
{
    qn_status_free(o->status);
    free(o->bytes);
    *o = (outcome){NULL, NULL, 0};
}

static bool same(const outcome *l, const outcome *r)
{
    return qn_status_code(l->status) == qn_status_code(r->status) &&
           strcmp(qn_status_message(l->status), qn_status_message(r->status)) == 0 && l->size == r->size &&
           (!l->size || memcmp(l->bytes, r->bytes, l->size) == 0);
}

/* Sends the faulty compiler a request for the fault `what`. */
static outcome faulty(client *c, const char *what)
{
    return ask(client_compiler(c), &(qn_compile_request){.graph = "abc", .graph_size = 3, .level = what});
}

static bool is_cba(const outcome *o) { return !o->status && o->size == 3 && memcmp(o->bytes, "cba", 4) == 0; }

static void check_works(client *c)
{
    outcome o = faulty(c, "");
    CHECK(is_cba(&o));
    if (o.status)
        printf("  %s\n", qn_status_message(o.status));
    outcome_free(&o);
}

/* Checks that a request failed with QN_UNSUPPORTED and a message that contains `text`. After QN_UNSUPPORTED, libquern
 * evaluates. */
static void check_fails(outcome o, const char *text)
{
    CHECK(qn_status_code(o.status) == QN_UNSUPPORTED);
    if (!strstr(qn_status_message(o.status), text))
        unit_fail(__FILE__, __LINE__, "\"%s\" does not say \"%s\"", qn_status_message(o.status), text);
    outcome_free(&o);
}

/* Graphs of different sizes, and the images (abi/image.h) that the compiler in this process makes of them. */
enum { GRAPHS = 6 };

typedef struct graph_bytes {
    uint8_t *bytes;
    size_t size;
    outcome expected;
} graph_bytes;

static graph_bytes graphs[GRAPHS];
static const char level[] = "x86-64-v3";

static qn_compile_request request_of(int i)
{
    return (qn_compile_request){.graph = graphs[i].bytes, .graph_size = graphs[i].size, .level = level};
}

static void make_graphs(void)
{
    for (int i = 0; i < GRAPHS && !graphs[i].bytes; i++) {
        begin();
        node_id x = in("7x5xf32"), y = in("7x5xf32");
        for (int k = 0; k <= 3 * i; k++)
            x = k % 2 ? MAKE(OP_tanh, NO_ATTRS, x) : MAKE(OP_add, NO_ATTRS, x, y);
        end(MAKE(OP_multiply, NO_ATTRS, x, y));
        CHECK_OK(graph_to_bytes(&g, function, &graphs[i].bytes, &graphs[i].size));
        done();
        qn_compile_request request = request_of(i);
        graphs[i].expected = ask(qn_jit_compiler(), &request);
        CHECK_OK(graphs[i].expected.status);
    }
}

static void check_right(const outcome *o, int i)
{
    if (!same(o, &graphs[i].expected))
        unit_fail(__FILE__, __LINE__, "graph %d has another image: %s", i, qn_status_message(o->status));
}

static void check_compiles(client *c)
{
    make_graphs();
    qn_compile_request request = request_of(0);
    outcome o = ask(client_compiler(c), &request);
    check_right(&o, 0);
    outcome_free(&o);
}

/* ---- the same images as in this process -------------------------------------------------------------------------- */

static void check_same(client *c, const qn_compile_request *request)
{
    outcome here = ask(qn_jit_compiler(), request), there = ask(client_compiler(c), request);
    if (!same(&here, &there))
        unit_fail(__FILE__, __LINE__, "stage %s of level %s differs: \"%s\", \"%s\"", request->stage, request->level,
                  qn_status_message(here.status), qn_status_message(there.status));
    outcome_free(&here);
    outcome_free(&there);
}

TEST(same_as_in_the_process)
{
    static const char *const levels[] = {"x86-64-v3",      "x86-64-v4", "x86-64-v4-vnni",
                                         "x86-64-v4-bf16", "armv8-a",   "pdp-11"};
    static const char *const stages[] = {
#define STAGE(name, is_graph) #name,
#include "abi/stages.def"
        "nonsense", NULL};
    make_graphs();
    client *c = open_with((client_options){.program = quern_jit()});
    CHECK(strcmp(client_compiler(c)->describe(c), "quern-jit") == 0);
    check_no_child();
    for (int i = 0; i < GRAPHS; i++)
        for (size_t l = 0; l < sizeof levels / sizeof *levels; l++)
            for (size_t s = 0; s < sizeof stages / sizeof *stages; s++) {
                qn_compile_request request = request_of(i);
                request.level = levels[l];
                request.stage = stages[s];
                request.unsimplified = (uint32_t)(i & 1);
                check_same(c, &request);
            }
    CHECK(strcmp(client_compiler(c)->describe(c), qn_jit_compiler()->describe(NULL)) == 0);
    CHECK_EQ_U64((uint64_t)atomic_load(&starts), 1);
    shut(c);
}

TEST(statuses_come_back)
{
    char longest[300];
    memset(longest, 'x', sizeof longest);
    longest[sizeof longest - 1] = 0;
    make_graphs();
    client *c = open_with((client_options){.program = quern_jit()});
    check_same(c, &(qn_compile_request){.graph = "no graph", .graph_size = 8, .level = level});
    check_same(c, &(qn_compile_request){.graph = NULL, .graph_size = 0, .level = level});
    check_same(c, &(qn_compile_request){.graph = graphs[1].bytes, .graph_size = graphs[1].size / 2, .level = level});
    outcome o = ask(client_compiler(c), &(qn_compile_request){.graph = "", .level = longest});
    CHECK(qn_status_code(o.status) == QN_INVALID_ARGUMENT);
    outcome_free(&o);
    shut(c);
    c = open_with((client_options){.program = faulty_jit()});
    o = faulty(c, "fail:short");
    CHECK(qn_status_code(o.status) == QN_INVALID_ARGUMENT &&
          strcmp(qn_status_message(o.status), "as you like it") == 0);
    outcome_free(&o);
    o = faulty(c, "fail:long");
    CHECK_EQ_U64(strlen(qn_status_message(o.status)), 1 << 16);
    outcome_free(&o);
    CHECK_EQ_U64((uint64_t)atomic_load(&starts), 1);
    shut(c);
}

TEST(large_messages)
{
    size_t size = 20 << 20;
    client *c = open_with((client_options){.program = faulty_jit()});
    uint8_t *bytes = malloc(size);
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(i * i >> 7);
    outcome o = ask(client_compiler(c), &(qn_compile_request){.graph = bytes, .graph_size = size, .level = ""});
    CHECK_OK(o.status);
    CHECK_EQ_U64(o.size, size);
    size_t differences = 0;
    for (size_t i = 0; i < o.size; i++)
        differences += ((uint8_t *)o.bytes)[i] != bytes[size - 1 - i];
    CHECK_EQ_U64(differences, 0);
    o.status = NULL;
    outcome_free(&o);
    free(bytes);
    shut(c);
}

/* ---- finding quern-jit ------------------------------------------------------------------------------------------- */

TEST(nothing_is_started_at_open)
{
    client *c = open_with((client_options){.program = quern_jit()});
    check_no_child();
    shut(c);
}

TEST(program_missing)
{
    client *c = open_with((client_options){.program = "/nowhere/quern-jit"});
    for (int i = 0; i < 5; i++)
        check_fails(faulty(c, ""), "tried: /nowhere/quern-jit (No such file or directory)");
    shut(c);
    setenv("QUERN_JIT", "/also/nowhere", 1);
    c = open_with((client_options){.program = NULL});
    check_fails(faulty(c, ""), "tried: /also/nowhere (No such file or directory)");
    shut(c);
    unsetenv("QUERN_JIT");
}

/* Searches for quern-jit. check_found runs this test in another process, which executes a copy of the test program and
 * has the environment variable FIND. If FIND is set, the search must find the file that FIND names. */
TEST(searching)
{
    char path[OS_CHILD_PATH], directory[OS_CHILD_PATH], text[OS_CHILD_PATH + 64];
    const char *wanted = getenv("FIND");
    qn_status status = client_find(NULL, path);
    if (wanted) {
        char *real = status ? NULL : realpath(path, NULL);
        CHECK(real && strcmp(real, wanted) == 0);
        free(real);
    } else if (status) { /* otherwise the search has found an installed quern-jit */
        CHECK(os_executable_directory(directory));
        static const char *const places[] = {"", "/../libexec/quern", "/../lib/quern"};
        for (int i = 0; i < 3; i++) {
            snprintf(text, sizeof text, "%s%s/quern-jit (No such file or directory)", directory, places[i]);
            CHECK(strstr(qn_status_message(status), text) != NULL);
        }
        CHECK(strstr(qn_status_message(status), "/usr/local/libexec/quern/quern-jit (") != NULL);
    }
    qn_status_free(status);
}

static void copy_file(const char *from, const char *to)
{
    static char buffer[1 << 16];
    int in_file = open(from, O_RDONLY | O_CLOEXEC), out_file = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
    CHECK(in_file >= 0 && out_file >= 0);
    for (ssize_t got; (got = read(in_file, buffer, sizeof buffer)) > 0;)
        CHECK(write(out_file, buffer, (size_t)got) == got);
    close(in_file);
    close(out_file);
}

/* Runs the test `searching` in ROOT/bin/test, which is a copy of this program. ROOT/`place` is quern-jit. If
 * `by_variable`, the environment variable QUERN_JIT names ROOT/`place`. */
static void check_found(const char *root, const char *place, bool by_variable)
{
    char program[OS_CHILD_PATH], jit[OS_CHILD_PATH];
    int how = -1;
    snprintf(program, sizeof program, "%s/bin/test", root);
    snprintf(jit, sizeof jit, "%s/%s", root, place);
    CHECK(symlink(quern_jit(), jit) == 0);
    char *real = realpath(jit, NULL);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        setenv("FIND", real, 1);
        if (by_variable)
            setenv("QUERN_JIT", jit, 1);
        execl(program, program, "searching", (char *)NULL);
        _exit(99);
    }
    CHECK(waitpid(child, &how, 0) == child);
    if (how)
        unit_fail(__FILE__, __LINE__, "quern-jit is not found as %s", place);
    unlink(jit);
    free(real);
}

TEST(found_in_each_place)
{
    char root[] = "/tmp/quern_client_XXXXXX", path[OS_CHILD_PATH];
    static const char *const directories[] = {"bin", "lib", "libexec", "lib/quern", "libexec/quern", "else"};
    enum { DIRECTORIES = sizeof directories / sizeof *directories };
    CHECK(mkdtemp(root) != NULL);
    for (int i = 0; i < DIRECTORIES; i++) {
        snprintf(path, sizeof path, "%s/%s", root, directories[i]);
        CHECK(mkdir(path, 0700) == 0);
    }
    snprintf(path, sizeof path, "%s/bin/test", root);
    copy_file("/proc/self/exe", path);
    check_found(root, "bin/quern-jit", false);
    check_found(root, "libexec/quern/quern-jit", false);
    check_found(root, "lib/quern/quern-jit", false);
    check_found(root, "else/another-name", true);
    unlink(path);
    for (int i = DIRECTORIES; i--;) {
        snprintf(path, sizeof path, "%s/%s", root, directories[i]);
        CHECK(rmdir(path) == 0);
    }
    CHECK(rmdir(root) == 0);
}

/* ---- programs that are not quern-jit ----------------------------------------------------------------------------- */

TEST(not_executable)
{
    client *c = open_with((client_options){.program = "/etc/passwd"});
    check_fails(faulty(c, ""), "/etc/passwd (Permission denied)");
    shut(c);
    c = open_with((client_options){.program = "/etc"});
    check_fails(faulty(c, ""), "/etc (Is a directory)");
    shut(c);
}

/* Writes an executable file with this text. */
static void write_script(char *path, const char *text)
{
    int file = mkstemp(path);
    CHECK(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text) && fchmod(file, 0700) == 0);
    close(file);
}

TEST(other_programs)
{
    static const char *const programs[][2] = {
        {"/bin/true", "ended with status 0"}, {"/bin/false", "ended with status 1"}, {"/bin/cat", "not a quern-jit"}};
    for (int i = 0; i < 3; i++) {
        client *c = open_with((client_options){.program = programs[i][0]});
        for (int k = 0; k < 3; k++)
            check_fails(faulty(c, ""), programs[i][1]);
        check_fails(faulty(c, ""), "gave up after it failed to start 3 times");
        CHECK_EQ_U64((uint64_t)atomic_load(&starts), 3);
        shut(c);
    }
    char path[] = "/tmp/quern_script_XXXXXX";
    write_script(path, "no program at all");
    client *c = open_with((client_options){.program = path});
    check_fails(faulty(c, ""), "it cannot be started: Exec format error");
    shut(c);
    unlink(path);
}

TEST(hangs_at_the_start)
{
    char path[] = "/tmp/quern_script_XXXXXX";
    write_script(path, "#!/bin/sh\nexec sleep 1000\n");
    client *c = open_with((client_options){.program = path, .time_limit_ms = 100});
    for (int k = 0; k < 3; k++)
        check_fails(faulty(c, ""), "took more than 100 ms");
    check_fails(faulty(c, ""), "gave up after it failed to start 3 times");
    shut(c);
    unlink(path);
}

TEST(a_process_of_another_build)
{
    client *c = open_with((client_options){.program = quern_jit(), .compile_id = "0123456789abcdef"});
    check_fails(faulty(c, ""), "of another build than this library: " BUILD_COMPILE_ID ", not 0123456789abcdef");
    shut(c);
}

TEST(wrong_answers_to_hello)
{
    static const char *const ways[][2] = {{"noise", "not a quern-jit"},
                                          {"reply", "not a quern-jit of this build"},
                                          {"crash", "crashed (SIGSEGV)"},
                                          {"exit", "ended with status 5"},
                                          {"kill", "killed by signal 9"}};
    for (int i = 0; i < 5; i++) {
        setenv("FAULTY_HELLO", ways[i][0], 1);
        client *c = open_with((client_options){.program = faulty_jit()});
        check_fails(faulty(c, ""), ways[i][1]);
        unsetenv("FAULTY_HELLO");
        check_works(c);
        shut(c);
    }
}

/* ---- compilers that go wrong ------------------------------------------------------------------------------------- */

TEST(faults)
{
    static const char *const faults[][2] = {
        {"end:crash", "crashed (SIGSEGV)"},   {"end:abort", "gave up (SIGABRT)"},   {"end:exit", "ended with status 5"},
        {"end:kill", "killed by signal 9"},   {"end:fatal", "out of registers"},    {"say:noise", "malformed message"},
        {"say:huge", "malformed message"},    {"say:unknown", "malformed message"}, {"say:hello", "malformed message"},
        {"say:request", "malformed message"}, {"say:partial", "compiler process"}};
    client *c = open_with((client_options){.program = faulty_jit(), .threads = 2});
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        check_fails(faulty(c, faults[i][0]), faults[i][1]);
        check_works(c);
    }
    shut(c);
}

/* A part of the message of a process that runs out of memory. AddressSanitizer makes a message of its own, so with it
 * the test accepts every message. */
#if ADDRESS_SANITIZED
static const char too_much[] = "";
#else
static const char too_much[] = "more than the 256 MiB";
#endif

TEST(memory_limit)
{
    client *c = open_with((client_options){.program = faulty_jit(), .threads = 2, .memory_limit = 256 << 20});
    check_fails(faulty(c, "memory"), too_much);
    check_works(c);
    check_fails(faulty(c, "memory:abort"), too_much);
    check_works(c);
    shut(c);
}

TEST(little_memory)
{
    make_graphs();
    int right = 0;
    for (uint64_t limit = 1 << 16; limit <= (uint64_t)1 << 30; limit *= 4) {
        client *c = open_with((client_options){.program = quern_jit(), .memory_limit = limit, .threads = 1});
        qn_compile_request request = request_of(GRAPHS - 1);
        outcome o = ask(client_compiler(c), &request);
        CHECK(!o.status || qn_status_code(o.status) == QN_UNSUPPORTED);
        if (!o.status)
            check_right(&o, GRAPHS - 1);
        right += !o.status;
        outcome_free(&o);
        shut(c);
    }
    CHECK(right >= 1 && right < 8);
}

TEST(time_limit)
{
    client *c = open_with((client_options){.program = faulty_jit(), .time_limit_ms = 200});
    check_fails(faulty(c, "end:hang"), "took more than 200 ms");
    client_close(c);
    check_no_child();
    c = open_with((client_options){.program = faulty_jit()});
    check_works(c);
    CHECK(signal_process(SIGSTOP));
    shut(c); /* closing does not wait for a hanging process */
}

/* ---- many threads ------------------------------------------------------------------------------------------------ */

enum { THREADS = 16 };

typedef struct thread_job {
    client *c;
    int number, rounds;
    const char *what; /* the request to the faulty compiler; if NULL, the thread compiles graphs */
    unsigned long right, refused, wrong;
} thread_job;

static void *run_rounds(void *argument)
{
    thread_job *t = argument;
    for (int i = 0; i < t->rounds; i++) {
        int k = (i + t->number) % GRAPHS;
        qn_compile_request request = request_of(k);
        outcome o = t->what ? faulty(t->c, t->what) : ask(client_compiler(t->c), &request);
        bool right = t->what ? is_cba(&o) : same(&o, &graphs[k].expected);
        *(right ? &t->right : qn_status_code(o.status) == QN_UNSUPPORTED ? &t->refused : &t->wrong) += 1;
        outcome_free(&o);
    }
    return NULL;
}

static void start_threads(client *c, int count, thread_job *jobs, pthread_t *threads, int rounds, const char *what)
{
    for (int i = 0; i < count; i++) {
        jobs[i] = (thread_job){.c = c, .number = i, .rounds = rounds, .what = what};
        CHECK(pthread_create(&threads[i], NULL, run_rounds, &jobs[i]) == 0);
    }
}

static thread_job join_threads(int count, const thread_job *jobs, const pthread_t *threads)
{
    thread_job sum = {.c = NULL};
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
        sum.right += jobs[i].right;
        sum.refused += jobs[i].refused;
        sum.wrong += jobs[i].wrong;
    }
    return sum;
}

TEST(sixteen_threads)
{
    thread_job jobs[THREADS];
    pthread_t threads[THREADS];
    make_graphs();
    client *c = open_with((client_options){.program = quern_jit()});
    start_threads(c, THREADS, jobs, threads, 12, NULL);
    CHECK_EQ_U64(join_threads(THREADS, jobs, threads).right, THREADS * 12);
    CHECK_EQ_U64((uint64_t)atomic_load(&starts), 1);
    shut(c);
}

/* Only the request with the fault fails. Another process compiles the other requests. */
static void check_isolated(const char *fault, client_options options)
{
    thread_job jobs[8], bad;
    pthread_t threads[8], bad_thread;
    options.program = faulty_jit();
    options.threads = 4;
    client *c = open_with(options);
    start_threads(c, 8, jobs, threads, 30, "slow");
    start_threads(c, 1, &bad, &bad_thread, 5, fault);
    thread_job others = join_threads(8, jobs, threads), offenders = join_threads(1, &bad, &bad_thread);
    if (others.right != 8 * 30 || offenders.refused != 5)
        unit_fail(__FILE__, __LINE__, "%s: %lu of 240 right, %lu refused, %lu wrong; %lu of 5 faulty requests refused",
                  fault, others.right, others.refused, others.wrong, offenders.refused);
    shut(c);
}

TEST(only_the_offender_fails)
{
    check_isolated("end:crash", (client_options){.idle_ms = 0});
    check_isolated("end:abort", (client_options){.idle_ms = 0});
    check_isolated("end:fatal", (client_options){.idle_ms = 0});
    check_isolated("end:exit", (client_options){.idle_ms = 0});
    check_isolated("end:kill", (client_options){.idle_ms = 0});
    check_isolated("say:noise", (client_options){.idle_ms = 0});
    check_isolated("memory", (client_options){.memory_limit = 300 << 20});
    check_isolated("memory:abort", (client_options){.memory_limit = 300 << 20});
}

static uint32_t random_state = 1;
static uint32_t draw(uint32_t below)
{
    random_state = random_state * 1664525 + 1013904223;
    return (uint32_t)((uint64_t)random_state * below >> 32);
}

TEST(killed_at_random)
{
    enum { KILLS = 200 };
    thread_job jobs[4];
    pthread_t threads[4];
    int kills = 0;
    make_graphs();
    client *c = open_with((client_options){.program = quern_jit(), .threads = 2});
    while (kills < KILLS) {
        start_threads(c, 4, jobs, threads, 4, NULL);
        for (int i = 0; i < 8; i++) {
            struct timespec moment = {0, draw(4000) * 1000};
            nanosleep(&moment, NULL);
            kills += signal_process(SIGKILL);
        }
        thread_job sum = join_threads(4, jobs, threads);
        CHECK_EQ_U64(sum.wrong, 0);
        CHECK_EQ_U64(sum.right + sum.refused, 16);
    }
    for (int i = 0; i < 3; i++) { /* at most the first two requests fail */
        qn_compile_request request = request_of(0);
        outcome o = ask(client_compiler(c), &request);
        if (i == 2)
            check_right(&o, 0);
        outcome_free(&o);
    }
    shut(c);
}

TEST(a_stopped_process)
{
    make_graphs();
    client *c = open_with((client_options){.program = quern_jit(), .time_limit_ms = 1500});
    bool right = false;
    qn_compile_request request = request_of(0);
    for (int i = 0; i < 20 && !right; i++) { /* retry, because a slow machine needs longer */
        outcome o = ask(client_compiler(c), &request);
        right = !o.status;
        outcome_free(&o);
    }
    CHECK(right);
    CHECK(signal_process(SIGSTOP));
    check_fails(ask(client_compiler(c), &request), "took more than 1500 ms");
    right = false;
    for (int i = 0; i < 20 && !right; i++) {
        outcome o = ask(client_compiler(c), &request);
        right = same(&o, &graphs[0].expected);
        outcome_free(&o);
    }
    CHECK(right);
    shut(c);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

/* An idle process ends and is reaped without another request. The test waits for the end without a time limit. */
TEST(idle)
{
    client *c = open_with((client_options){.program = quern_jit(), .idle_ms = 20});
    for (int i = 0; i < 5; i++) {
        siginfo_t how;
        check_compiles(c);
        struct timespec moment = {0, 1000000};
        while (waitid(P_PID, (id_t)atomic_load(&process), &how, WEXITED | WNOHANG | WNOWAIT) ==
               0) /* until the process is reaped */
            nanosleep(&moment, NULL);
        CHECK(errno == ECHILD);
    }
    shut(c);
    CHECK_EQ_U64((uint64_t)atomic_load(&starts), 5);
}

/* Requests that arrive while the process ends still succeed. */
TEST(idle_at_the_wrong_moment)
{
    client *c = open_with((client_options){.program = faulty_jit(), .idle_ms = 1});
    for (int i = 0; i < 300; i++) {
        struct timespec moment = {0, 700000 + draw(800) * 1000};
        nanosleep(&moment, NULL);
        check_works(c);
    }
    shut(c);
}

/* ---- hosts ------------------------------------------------------------------------------------------------------- */

/* Runs a scenario in a child process. If the scenario fails, this test fails. */
static void in_a_child(void (*scenario)(void))
{
    int how = -1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        unit_failures = 0;
        scenario();
        fflush(stdout);
        _exit(unit_failures ? 1 : 0);
    }
    CHECK(waitpid(child, &how, 0) == child);
    CHECK_EQ_U64((uint64_t)how, 0);
}

static void use_and_lose(void)
{
    client *c = open_with((client_options){.program = quern_jit()});
    check_compiles(c);
    CHECK(signal_process(SIGKILL));
    check_compiles(c);
    CHECK_EQ_U64((uint64_t)atomic_load(&starts), 2);
    shut(c);
}

static void ignores_children(void)
{
    signal(SIGCHLD, SIG_IGN);
    use_and_lose();
    struct sigaction action = {.sa_handler = SIG_DFL, .sa_flags = SA_NOCLDWAIT};
    sigaction(SIGCHLD, &action, NULL);
    use_and_lose();
}

TEST(host_that_ignores_sigchld) { in_a_child(ignores_children); }

static _Atomic bool reap_on;

static void *reap_everything(void *none)
{
    while (atomic_load(&reap_on))
        if (waitpid(-1, NULL, WNOHANG) <= 0)
            sched_yield();
    return none;
}

static void reaps_all(void)
{
    pthread_t reaper;
    atomic_store(&reap_on, true);
    CHECK(pthread_create(&reaper, NULL, reap_everything, NULL) == 0);
    for (int i = 0; i < 10; i++)
        use_and_lose();
    client *c = open_with((client_options){.program = faulty_jit()});
    check_fails(faulty(c, "end:exit"), "compiler process is gone");
    check_works(c);
    client_close(c);
    atomic_store(&reap_on, false);
    pthread_join(reaper, NULL);
    check_no_child();
}

TEST(host_that_reaps_all) { in_a_child(reaps_all); }

static void as_first_process(void)
{
    if (unshare(CLONE_NEWPID) && unshare(CLONE_NEWUSER | CLONE_NEWPID)) {
        printf("skipped: cannot make a PID namespace: %s\n", strerror(errno));
        return;
    }
    int how = -1;
    fflush(stdout);
    pid_t first = fork();
    if (first == 0) {
        CHECK_EQ_U64((uint64_t)getpid(), 1);
        use_and_lose();
        fflush(stdout);
        _exit(unit_failures ? 1 : 0);
    }
    CHECK(waitpid(first, &how, 0) == first);
    CHECK_EQ_U64((uint64_t)how, 0);
}

TEST(host_that_is_process_1) { in_a_child(as_first_process); }

static void without_streams(void)
{
    int kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10);
    for (int file = 0; file <= 2; file++)
        close(file);
    client *c = open_with((client_options){.program = quern_jit()});
    check_compiles(c);
    for (int file = 0; file <= 2; file++)
        CHECK(fcntl(file, F_GETFD) < 0); /* the client's socket must not receive the host's output */
    shut(c);
    dup2(kept, STDOUT_FILENO);
}

TEST(host_without_standard_streams) { in_a_child(without_streams); }

/* If the host can open 0 to 6 more descriptors, the client compiles or returns QN_UNSUPPORTED. If the host can open 7,
 * the client compiles. */
static void few_descriptors(void)
{
    struct rlimit limit;
    CHECK(getrlimit(RLIMIT_NOFILE, &limit) == 0);
    for (rlim_t left = 0, works = 0; left < 8; left++) {
        client *c = open_with((client_options){.program = faulty_jit()});
        limit.rlim_cur = 0;
        for (rlim_t file = 0, room = 0; room <= left; file++, limit.rlim_cur = file)
            room += fcntl((int)file, F_GETFD) < 0;
        limit.rlim_cur--;
        CHECK(setrlimit(RLIMIT_NOFILE, &limit) == 0);
        outcome o = faulty(c, "");
        CHECK(is_cba(&o) || qn_status_code(o.status) == QN_UNSUPPORTED);
        CHECK(!works || !o.status);
        works = !o.status;
        outcome_free(&o);
        shut(c);
        CHECK(left < 7 || works);
    }
}

TEST(host_with_few_descriptors) { in_a_child(few_descriptors); }

/* Reads a hexadecimal number from the line of /proc/ID/status that begins with `name`. */
static uint64_t status_field(long id, const char *name)
{
    char path[64], line[256];
    uint64_t value = ~UINT64_C(0);
    snprintf(path, sizeof path, "/proc/%ld/status", id);
    FILE *from = fopen(path, "re");
    CHECK(from != NULL);
    while (from && fgets(line, sizeof line, from))
        if (strncmp(line, name, strlen(name)) == 0)
            value = strtoull(line + strlen(name), NULL, 16);
    if (from)
        fclose(from);
    return value;
}

/* The compiler process inherits only three descriptors. It inherits neither blocked nor ignored signals; it chooses
 * itself which signals it ignores. The host keeps its descriptors and signals. */
TEST(inheritance)
{
    sigset_t blocked, now;
    struct sigaction was, is;
    char path[64];
    int extra = open("/dev/null", O_RDONLY), in_process = 0; /* `extra` is not closed on exec */
    CHECK(dup2(extra, 200) == 200);
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTERM);
    sigaddset(&blocked, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &blocked, NULL);
    signal(SIGUSR1, SIG_IGN);
    sigaction(SIGPIPE, NULL, &was);
    client *c = open_with((client_options){.program = quern_jit(), .threads = 1});
    check_compiles(c);
    long id = atomic_load(&process);
    CHECK_EQ_U64(status_field(id, "SigBlk:"), 0);
    CHECK_EQ_U64(status_field(id, "SigIgn:") >> (SIGUSR1 - 1) & 1, 0);
    for (int file = 0; file < 1024; file++) {
        snprintf(path, sizeof path, "/proc/%ld/fd/%d", id, file);
        in_process += access(path, F_OK) == 0;
    }
    CHECK_EQ_U64((uint64_t)in_process, 3);
    sigaction(SIGPIPE, NULL, &is);
    CHECK(is.sa_handler == was.sa_handler);
    pthread_sigmask(SIG_UNBLOCK, &blocked, &now);
    CHECK(sigismember(&now, SIGTERM) && sigismember(&now, SIGUSR2));
    shut(c);
    signal(SIGUSR1, SIG_DFL);
    close(200);
    close(extra);
}

static client *shared_client;

static void compile_after_fork(void)
{
    check_compiles(shared_client);
    /* The child has opened two descriptors, and has closed those of the parent's client. */
    CHECK_EQ_U64((uint64_t)open_files(), (uint64_t)files_before + 2);
    client_close(shared_client);
    check_no_child();
}

static void close_after_fork(void)
{
    client_close(shared_client);
    check_no_child();
}

static void fork_twice(void)
{
    in_a_child(compile_after_fork);
    check_compiles(shared_client);
    in_a_child(compile_after_fork);
    client_close(shared_client);
    check_no_child();
}

TEST(host_that_forks)
{
    shared_client = open_with((client_options){.program = quern_jit()});
    in_a_child(compile_after_fork);
    check_compiles(shared_client);
    long id = atomic_load(&process);
    in_a_child(compile_after_fork);
    in_a_child(close_after_fork);
    in_a_child(fork_twice);
    check_compiles(shared_client);
    CHECK_EQ_U64((uint64_t)atomic_load(&starts), 1);
    CHECK_EQ_U64((uint64_t)atomic_load(&process), (uint64_t)id);
    shut(shared_client);
}

/* The host forks while its other threads compile. */
TEST(host_that_forks_while_compiling)
{
    thread_job jobs[4];
    pthread_t threads[4];
    make_graphs();
    shared_client = open_with((client_options){.program = quern_jit()});
    check_compiles(shared_client); /* starts the process before the first fork */
    start_threads(shared_client, 4, jobs, threads, 60, NULL);
    for (int i = 0; i < 20; i++)
        in_a_child(compile_after_fork);
    CHECK_EQ_U64(join_threads(4, jobs, threads).right, 4 * 60);
    shut(shared_client);
}
