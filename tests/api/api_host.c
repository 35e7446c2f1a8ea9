/* Unusual hosts: threads with little stack, the first process of a container, a handler that reaps every child. Each
 * compiles with the compiler process. */
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>

#include "cache_case.h"

/* Compiles, calls and reads, in new contexts. */
static void use_all(void)
{
    float want[SIX], y[SIX];
    qn_context *context = open_with((qn_options){.cache = "off", .jit = near("../quern-jit"), .threads = 2});
    qn_graph *graph = job(context, SIX, 3), *again = NULL;
    char *text = NULL;
    call_six(compile(graph, &(qn_compile_options){.evaluate = 1}), want);
    CHECK_OK(qn_graph_print(graph, &text));
    CHECK_OK(qn_graph_parse(context, "again.mlir", text, strlen(text), &again));
    qn_free(text);
    CHECK_OK(qn_dump(graph, "plan", NULL, &text));
    qn_free(text);
    call_six(compile(again, &(qn_compile_options){.require_compiled = 1}), y);
    CHECK(memcmp(y, want, sizeof y) == 0);
    qn_close(context);
}

/* ---- little stack ---- */

enum { STACK = 32 << 10, STACK_OF_LEVEL = 1 << 10, LEVELS = 120 }; /* as quern.h says */

static void *at_work(void *work)
{
    ((void (*)(void))(uintptr_t)work)();
    return NULL;
}

static void on_stack_of(size_t size, void (*work)(void))
{
#if defined(__SANITIZE_ADDRESS__)
    (void)at_work, (void)size, (void)work;
    printf("skipped: threads with little stack: a sanitizer takes more\n");
#else
    pthread_attr_t attributes;
    pthread_t thread;
    CHECK(pthread_attr_init(&attributes) == 0);
    CHECK(pthread_attr_setstacksize(&attributes, size) == 0);
    CHECK(pthread_create(&thread, &attributes, at_work, (void *)(uintptr_t)work) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
#endif
}

TEST(threads_with_32_KiB_of_stack) { on_stack_of(STACK, use_all); }

/* An if in an if in an if. */
static void write_nested(char *at)
{
    at += sprintf(at, "func.func @main(%%x: tensor<6xf32>, %%p: tensor<i1>) -> tensor<6xf32> {\n");
    for (int i = 0; i < LEVELS; i++)
        at += sprintf(at, "%%v%d = \"stablehlo.if\"(%%p) ({\n", i);
    at += sprintf(at, "%%y = stablehlo.negate %%x : tensor<6xf32>\nstablehlo.return %%y : tensor<6xf32>\n");
    for (int i = LEVELS; i-- > 0;) {
        at += sprintf(at, "}, {\nstablehlo.return %%x : tensor<6xf32>\n}) : (tensor<i1>) -> tensor<6xf32>\n");
        at += sprintf(at, "%sreturn %%v%d : tensor<6xf32>\n", i ? "stablehlo." : "", i);
    }
    sprintf(at, "}\n");
}

static void use_nested(void)
{
    static char source[LEVELS * 256];
    float x[6] = {1, 2, 3, 4, 5, 6}, y[6];
    uint8_t p = 1;
    qn_context *context = open_with((qn_options){.cache = "off", .jit = near("../quern-jit"), .threads = 2});
    qn_graph *graph = NULL;
    write_nested(source);
    CHECK_OK(qn_graph_parse(context, "nested.mlir", source, strlen(source), &graph));
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *function =
            compile(graph, &(qn_compile_options){.evaluate = evaluate, .require_compiled = !evaluate});
        CHECK_OK(qn_call(function, 2, (qn_tensor[]){TENSOR(x, QN_F32, 6), SCALAR_TENSOR(&p, QN_I1)}, 1,
                         &TENSOR(y, QN_F32, 6)));
        CHECK(y[0] == -1 && y[5] == -6);
    }
    qn_close(context);
}

TEST(threads_that_nest_regions) { on_stack_of(STACK + LEVELS * STACK_OF_LEVEL, use_nested); }

/* ---- processes of their own ---- */

/* Runs `work` in a forked child. Its failures become the parent's, and a hang ends. */
static void in_a_child(void (*work)(void))
{
    int how = -1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        unit_failures = 0;
        alarm(120);
        work();
        fflush(stdout);
        _exit(unit_failures != 0);
    }
    CHECK(waitpid(child, &how, 0) == child);
    CHECK(WIFEXITED(how) && WEXITSTATUS(how) == 0);
}

static void as_process_1(void)
{
    if (unshare(CLONE_NEWPID) && unshare(CLONE_NEWUSER | CLONE_NEWPID))
        printf("skipped: process 1: no namespace may be made: %s\n", strerror(errno));
    else
        in_a_child(use_all);
}

TEST(process_1_of_a_container) { in_a_child(as_process_1); }

static void reap(int signal)
{
    (void)signal;
    int error = errno;
    while (waitpid(-1, NULL, WNOHANG) > 0)
        continue;
    errno = error;
}

static void reaping_in_a_handler(void)
{
    struct sigaction action = {.sa_handler = reap, .sa_flags = SA_RESTART};
    CHECK(sigaction(SIGCHLD, &action, NULL) == 0);
    for (int i = 0; i < 5; i++)
        use_all();
    CHECK(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD);
}

TEST(a_handler_that_reaps_every_child) { in_a_child(reaping_in_a_handler); }

static void ignoring(void)
{
    signal(SIGCHLD, SIG_IGN);
    for (int i = 0; i < 5; i++)
        use_all();
}

TEST(children_that_are_ignored) { in_a_child(ignoring); }
