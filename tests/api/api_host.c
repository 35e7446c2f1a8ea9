/* Unusual hosts: threads with little stack, the first process of a container, a signal handler that waits for every
 * child. Each host compiles with the compiler process. */
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>

#include "../sanitized.h"
#include "cache_case.h"

/* Compiles, calls, prints, parses and dumps, in a new context. */
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

/* Bytes of stack. A thread needs STACK, and STACK_OF_LEVEL more for each nested level (quern.h). */
enum { STACK = 32 << 10, STACK_OF_LEVEL = 1 << 10 };
enum { REGIONS = 120, CALLS = 1020 };

static void *at_work(void *work)
{
    ((void (*)(void))(uintptr_t)work)();
    return NULL;
}

static void on_stack_of(size_t size, void (*work)(void))
{
#if ADDRESS_SANITIZED
    (void)at_work, (void)size, (void)work;
    printf("skipped: threads with little stack: a sanitizer needs more\n");
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

/* A construct that can be nested: the parts of its text before and after the inner level. In these parts, $ stands for
 * the number of the level, and & for the number of the inner level. The result of level $ is %v$, which is false. */
typedef struct construct {
    const char *before, *after;
    bool regions, evaluated;
} construct;

#define BRANCH "stablehlo.return %v& : tensor<i1>\n}, {\nstablehlo.return %p : tensor<i1>\n})"
static const construct
    ands = {"", "%v$ = stablehlo.and %v&, %p : tensor<i1>\n", false, false},
    ifs = {"%v$ = \"stablehlo.if\"(%p) ({\n", BRANCH " : (tensor<i1>) -> tensor<i1>\n", true, false},
    cases = {"%v$ = \"stablehlo.case\"(%k) ({\n", BRANCH " : (tensor<i32>) -> tensor<i1>\n", true, false},
    whiles = {"%v$ = \"stablehlo.while\"(%p) ({\n^bb0(%c$: tensor<i1>):\nstablehlo.return %c$ : tensor<i1>\n}, {\n"
              "^bb0(%b$: tensor<i1>):\n",
              "stablehlo.return %v& : tensor<i1>\n}) : (tensor<i1>) -> tensor<i1>\n", true, false},
    reduces = {"%v$ = \"stablehlo.reduce\"(%l, %p) ({\n^bb0(%c$: tensor<i1>, %b$: tensor<i1>):\n",
               "stablehlo.return %v& : tensor<i1>\n}) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> "
               "tensor<i1>\n",
               true, true};

#define PARAMETERS "%p: tensor<i1>, %l: tensor<1xi1>, %k: tensor<i32>"
#define TYPES "(tensor<i1>, tensor<1xi1>, tensor<i32>) -> tensor<i1>"
#define INNERMOST "%v$ = stablehlo.not %p : tensor<i1>\n"

static char source[CALLS * 512], *source_end;

static void write_level(const char *text, int level)
{
    for (; *text; text++)
        if (*text == '$' || *text == '&')
            source_end += sprintf(source_end, "%d", level + (*text == '&'));
        else
            *source_end++ = *text;
    *source_end = 0;
}

/* One function in which `levels` of the construct nest. */
static void write_nested(const construct *c, int levels)
{
    write_level("func.func @main(" PARAMETERS ") -> tensor<i1> {\n", 0);
    for (int i = 0; i < levels; i++)
        write_level(c->before, i);
    write_level(INNERMOST, levels);
    for (int i = levels; i-- > 0;)
        write_level(c->after, i);
    write_level("return %v$ : tensor<i1>\n}\n", 0);
}

/* Writes functions. Each function calls the next one inside the construct. */
static void write_calls(const construct *c, int levels)
{
    write_level("func.func private @f$(" PARAMETERS ") -> tensor<i1> {\n" INNERMOST, levels);
    for (int i = levels; i-- > 0;) {
        write_level("return %v& : tensor<i1>\n}\n", i);
        write_level(i ? "func.func private @f$(" : "func.func @main(", i);
        write_level(PARAMETERS ") -> tensor<i1> {\n", i);
        write_level(c->before, i);
        write_level("%v& = func.call @f&(%p, %l, %k) : " TYPES "\n", i);
        write_level(c->after, i);
    }
    write_level("return %v$ : tensor<i1>\n}\n", 0);
}

static bool only_evaluated;

static void use_source(void)
{
    qn_context *context = open_with((qn_options){.cache = "off", .jit = near("../quern-jit"), .threads = 2});
    qn_graph *graph = NULL;
    char *text = NULL;
    CHECK_OK(qn_graph_parse(context, "nested.mlir", source, strlen(source), &graph));
    CHECK_OK(qn_graph_print(graph, &text));
    qn_free(text);
    for (uint32_t i = 0; i < 4; i++) {
        qn_compile_options options = {.evaluate = i & 1, .unsimplified = i / 2, .keep_calls = i / 2};
        options.require_compiled = !options.evaluate && !only_evaluated;
        qn_function *function = compile(graph, &options);
        uint8_t p = 1, l = 0, y = 1;
        int32_t k = 0;
        qn_tensor in[] = {SCALAR_TENSOR(&p, QN_I1), TENSOR(&l, QN_I1, 1), SCALAR_TENSOR(&k, QN_I32)};
        CHECK_OK(qn_call(function, 3, in, 1, &SCALAR_TENSOR(&y, QN_I1)));
        CHECK_EQ_U64(y, 0);
    }
    qn_close(context);
}

static void nest(const construct *c, bool calls, int levels)
{
    source_end = source;
    (calls ? write_calls : write_nested)(c, levels);
    only_evaluated = c->evaluated;
    on_stack_of(STACK + (size_t)levels * (size_t)(calls + c->regions) * STACK_OF_LEVEL, use_source);
}

TEST(regions_that_nest_on_a_small_stack)
{
    nest(&ifs, false, REGIONS);
    nest(&cases, false, REGIONS);
    nest(&whiles, false, REGIONS);
    nest(&reduces, false, REGIONS);
}

TEST(calls_that_nest_on_a_small_stack)
{
    nest(&ands, true, CALLS);
    nest(&ifs, true, REGIONS);
    nest(&cases, true, REGIONS);
    nest(&whiles, true, REGIONS);
    nest(&reduces, true, REGIONS);
}

/* What the callbacks below need: the values of the graph, and the number of nested ifs still to build. */
typedef struct nesting {
    qn_value x, p;
    int left;
} nesting;

static void keep_x(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = ((nesting *)user)->x;
}

static void nest_ifs(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    nesting *n = user;
    if (n->left--)
        qn_if(n->p, nest_ifs, keep_x, n, 1, out);
    else
        out[0] = qn_negate(n->x);
}

static void build_nested(void)
{
    qn_context *context = open_with((qn_options){.threads = 1});
    qn_graph *graph = qn_graph_new(context, "nested");
    nesting n = {qn_input(graph, "x", QN_F32, QN_SCALAR), qn_input(graph, "p", QN_I1, QN_SCALAR), REGIONS};
    qn_value y, d;
    nest_ifs(&n, 0, NULL, &y);
    qn_gradient(y, 1, &n.x, &d);
    qn_output(graph, "d", d);
    float x = 3, slope = 0;
    uint8_t p = 1;
    CHECK_OK(qn_call(compile(graph, &(qn_compile_options){.evaluate = 1}), 2,
                     (qn_tensor[]){SCALAR_TENSOR(&x, QN_F32), SCALAR_TENSOR(&p, QN_I1)}, 1,
                     &SCALAR_TENSOR(&slope, QN_F32)));
    CHECK(slope == -1);
    qn_close(context);
}

TEST(gradients_that_nest_on_a_small_stack) { on_stack_of(STACK + REGIONS * STACK_OF_LEVEL, build_nested); }

/* ---- child processes ---- */

/* Runs `work` in a forked child. An alarm ends a child that hangs. If the child fails, the test fails. */
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
        printf("skipped: process 1: no namespace can be made: %s\n", strerror(errno));
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

TEST(sigchld_is_ignored) { in_a_child(ignoring); }
