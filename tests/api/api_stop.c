/* Calls that another thread, a signal handler or a deadline stops. Without a stop these calls take seconds to many
 * minutes. The tests check that the calls stop in time, with a very generous limit. */
#include <pthread.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "api.h"

enum { MILLISECOND = 1000000 };
#define LONG_ENOUGH (UINT64_C(30) * 1000 * MILLISECOND)
#define HOUR (UINT64_C(3600) * 1000 * MILLISECOND)

static void sleep_ns(uint64_t ns)
{
    nanosleep(&(struct timespec){(time_t)(ns / 1000000000), (long)(ns % 1000000000)}, NULL);
}

/* ---- long calls ---- */

static void below_limit(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], args[1], QN_LT);
}

static void next_round(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], qn_fill(args[0].graph, QN_I64, QN_SCALAR, 1));
    out[1] = args[1];
    out[2] = qn_add(qn_scale(args[2], 0.75), qn_fill(args[2].graph, QN_F32, QN_DIMS(64), 1));
}

/* Replaces x by 0.75 x + 1, `rounds` times, in place. */
static qn_graph *loop_graph(qn_context *context)
{
    qn_graph *graph = qn_graph_new(context, "loop");
    qn_value rounds = qn_input(graph, "rounds", QN_I64, QN_SCALAR), x = qn_input(graph, "x", QN_F32, QN_DIMS(64)),
             out[3];
    qn_while(3, (qn_value[]){qn_fill(graph, QN_I64, QN_SCALAR, 0), rounds, x}, below_limit, next_round, NULL, out);
    qn_output(graph, "done", out[0]);
    qn_update(graph, x, out[2]);
    return graph;
}

typedef struct loop_memory {
    int64_t rounds, done;
    float x[64];
} loop_memory;

static qn_status loop_call(const qn_function *function, const qn_call_options *options, loop_memory *m)
{
    qn_tensor in[] = {SCALAR_TENSOR(&m->rounds, QN_I64), TENSOR(m->x, QN_F32, 64)};
    return qn_call_with(function, options, 2, in, 1, &SCALAR_TENSOR(&m->done, QN_I64));
}

/* One long operation on a square matrix with `size` rows. */
typedef struct subject {
    const char *name;
    int64_t size;
    qn_dtype dtype;
    qn_value (*build)(qn_value x);
    bool evaluated; /* whether only the evaluator runs the operation, because compiled code is too fast */
} subject;

static qn_value product(qn_value x) { return qn_matmul(x, x); }
static qn_value total(qn_value x) { return qn_sum(x, QN_SCALAR); }
static qn_value sums(qn_value x) { return qn_sum(x, QN_DIMS(0)); }
static qn_value curve(qn_value x) { return qn_erf_inv(x); }
static qn_value transposed(qn_value x) { return qn_transpose(x, QN_DIMS(1, 0)); }
static qn_value against_itself(qn_value x)
{
    int64_t all = qn_value_dims(x).values[0] * qn_value_dims(x).values[1];
    qn_value row = qn_reshape(x, QN_DIMS(1, all));
    return qn_matmul(row, qn_transpose(row, QN_DIMS(1, 0)));
}

/* Most of the time of this call goes into filling or copying memory. */
static qn_value padded(qn_value x)
{
    qn_dims zero = QN_DIMS(0, 0);
    return qn_pad(x, qn_fill(x.graph, QN_I8, QN_SCALAR, 3), QN_DIMS(1500000000, 0), zero, zero);
}
static qn_value updated(qn_value x)
{
    qn_value at = qn_fill(x.graph, QN_I32, QN_SCALAR, 0);
    return qn_dynamic_update_slice(x, qn_fill(x.graph, QN_I8, QN_DIMS(1, 1), 3), 2, (qn_value[]){at, at});
}
static qn_value same(qn_value x) { return x; }

static const subject SUBJECTS[] = {
    {"a large product", 4096, QN_F32, product, false},
    {"one long product", 4096, QN_F64, against_itself, true},
    {"a sum of all", 4096, QN_F32, total, true},
    {"sums of columns", 4096, QN_F32, sums, true},
    {"elements", 4096, QN_F32, curve, true},
    {"a transpose", 10000, QN_I8, transposed, true},
    {"a pad", 1, QN_I8, padded, true},
    {"an update", 36000, QN_I8, updated, true},
    {"an input returned", 36000, QN_I8, same, true},
};

/* A call and its options. One of the options stops the call. */
typedef struct attempt {
    const qn_function *function;
    loop_memory *loop; /* the tensors of the call; if NULL, the tensors are `in` and `out` */
    qn_tensor in, out;
    qn_call_options options;
} attempt;

static qn_status attempt_call(const attempt *a)
{
    return a->loop ? loop_call(a->function, &a->options, a->loop)
                   : qn_call_with(a->function, &a->options, 1, &a->in, 1, &a->out);
}

static void *set_soon(void *stop)
{
    sleep_ns(20 * MILLISECOND);
    qn_stop_set(stop);
    return NULL;
}

/* Checks that the call returns `code` soon after the stop, which comes 20 ms from now. */
static void check_stops(const char *what, const attempt *a, qn_code code)
{
    uint64_t since = qn_clock() + 20 * MILLISECOND;
    qn_status status = attempt_call(a);
    uint64_t now = qn_clock();
    if (qn_status_code(status) != code || strlen(qn_status_message(status)) < 10)
        unit_fail(__FILE__, __LINE__, "%s: code %d: %s", what, qn_status_code(status), qn_status_message(status));
    if (now > since + LONG_ENOUGH)
        unit_fail(__FILE__, __LINE__, "%s: stopped after %g s", what, (double)(now - since) / 1e9);
    if (getenv("UNIT_VERBOSE"))
        printf("  %-20s %8.3f ms after the stop\n", what, now > since ? (double)(now - since) / 1e6 : 0);
    qn_status_free(status);
}

static void check_stops_all_ways(const char *what, attempt *a)
{
    qn_stop stop = {0};
    pthread_t thread;
    a->options = (qn_call_options){.stop = &stop};
    CHECK(!pthread_create(&thread, NULL, set_soon, &stop));
    check_stops(what, a, QN_CANCELLED);
    pthread_join(thread, NULL);
    CHECK(qn_stop_why(&stop) == QN_CANCELLED);

    a->options = (qn_call_options){.deadline = qn_clock() + 20 * MILLISECOND};
    check_stops(what, a, QN_DEADLINE_EXCEEDED);

    qn_stop_reset(&stop);
    CHECK(qn_stop_why(&stop) == QN_OK);
    a->options = (qn_call_options){.stop = &stop, .deadline = qn_clock() + 20 * MILLISECOND};
    check_stops(what, a, QN_DEADLINE_EXCEEDED);
    CHECK(qn_stop_why(&stop) == QN_DEADLINE_EXCEEDED);

    qn_stop_reset(&stop);
    a->options = (qn_call_options){.stop = &stop, .deadline = qn_clock() + HOUR};
    CHECK(!pthread_create(&thread, NULL, set_soon, &stop));
    check_stops(what, a, QN_CANCELLED);
    pthread_join(thread, NULL);
}

static void stop_subject(qn_context *context, const subject *s, uint32_t evaluate)
{
    if (s->evaluated && !evaluate)
        return;
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, "x", s->dtype, QN_DIMS(s->size, s->size)), y = s->build(x);
    qn_output(graph, "y", y);
    qn_function *function = compile(graph, &(qn_compile_options){.evaluate = evaluate});
    attempt a = {.function = function, .in = TENSOR(NULL, s->dtype, s->size, s->size)};
    qn_parameter out = qn_function_output(function, 0);
    a.out = (qn_tensor){NULL, out.dtype, out.dims};
    a.in.data = calloc(tensor_size(&a.in), 1); /* pages of zeros */
    a.out.data = calloc(tensor_size(&a.out), 1);
    check_stops_all_ways(s->name, &a);
    free(a.in.data);
    free(a.out.data);
    qn_function_free(function);
    qn_graph_free(graph);
}

static void stop_all(uint32_t threads, uint32_t evaluate)
{
    qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = threads});
    loop_memory m = {.rounds = INT64_C(1000000000000)};
    attempt loop = {.function = compile(loop_graph(context), &(qn_compile_options){.evaluate = evaluate}), .loop = &m};
    check_stops_all_ways("a loop", &loop);
    for (size_t i = 0; i < COUNT(SUBJECTS); i++)
        stop_subject(context, &SUBJECTS[i], evaluate);
    qn_close(context);
}

TEST(compiled_with_one_thread) { stop_all(1, 0); }
TEST(compiled_with_seven_threads) { stop_all(7, 0); }
TEST(evaluated) { stop_all(1, 1); }

/* ---- state after a stopped call ---- */

TEST(a_call_that_is_stopped_before_it_begins)
{
    qn_context *context = open_jit();
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *function = compile(loop_graph(context), &(qn_compile_options){.evaluate = evaluate});
        loop_memory m = {.rounds = 3, .done = -7, .x = {5}}, before = m;
        qn_stop stop = {0};
        qn_stop_set(&stop);
        CHECK_FAILS(loop_call(function, &(qn_call_options){.stop = &stop}, &m), QN_CANCELLED, "cancelled");
        CHECK_FAILS(loop_call(function, &(qn_call_options){.stop = &stop, .deadline = 1}, &m), QN_CANCELLED, "");
        CHECK_FAILS(loop_call(function, &(qn_call_options){.deadline = 1}, &m), QN_DEADLINE_EXCEEDED,
                    " s before the start of the call; expected a time of qn_clock(), such as qn_clock() + 5000000");
        stop.state = 99; /* the library never stores this value, but a host can */
        CHECK_FAILS(loop_call(function, &(qn_call_options){.stop = &stop, .torn_updates = 1}, &m), QN_CANCELLED, "");
        CHECK(memcmp(&m, &before, sizeof m) == 0);
        qn_stop_reset(&stop);
        CHECK_OK(loop_call(function, &(qn_call_options){.stop = &stop, .deadline = qn_clock() + HOUR}, &m));
        CHECK(m.done == 3 && m.x[0] > 4 && m.x[0] < 5);
        CHECK(qn_stop_why(&stop) == QN_OK);
    }
    qn_close(context);
}

/* A stopped loop that updates its state in each round leaves the state unchanged; later calls give the usual
 * results. */
TEST(a_stopped_loop_leaves_its_state)
{
    qn_context *context = open_jit();
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *function = compile(loop_graph(context), &(qn_compile_options){.evaluate = evaluate});
        loop_memory want = {.rounds = 1000}, got = want;
        for (int i = 0; i < 64; i++)
            want.x[i] = got.x[i] = (float)i * 0.37f - 3;
        float start[64];
        memcpy(start, want.x, sizeof start);
        CHECK_OK(loop_call(function, NULL, &want));
        for (int i = 0; i < 5; i++) {
            memcpy(got.x, start, sizeof start);
            got.rounds = INT64_C(1000000000000);
            qn_call_options soon = {.deadline = qn_clock() + (uint64_t)i * MILLISECOND, .torn_updates = i == 4};
            CHECK_FAILS(loop_call(function, &soon, &got), QN_DEADLINE_EXCEEDED, "");
            CHECK(i == 4 || memcmp(got.x, start, sizeof start) == 0);
            memcpy(got.x, start, sizeof start);
            got.rounds = 1000;
            CHECK_OK(loop_call(function, i % 2 ? NULL : &(qn_call_options){.deadline = qn_clock() + HOUR}, &got));
            CHECK(got.done == 1000 && memcmp(got.x, want.x, sizeof got.x) == 0);
        }
    }
    qn_close(context);
}

/* Stops an update of some milliseconds at different moments. Each time, the update is complete or the input is
 * unchanged. */
TEST(updates_are_complete_or_undone)
{
    enum { N = 3 << 18 };
    float *before = malloc(N * sizeof(float)), *after = malloc(N * sizeof(float)), *x = malloc(N * sizeof(float));
    qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 3});
    qn_graph *graph = qn_graph_new(context, "update");
    qn_value v = qn_input(graph, "x", QN_F32, QN_DIMS(N));
    qn_update(graph, v, qn_add(qn_tanh(qn_sine(v)), qn_fill(graph, QN_F32, QN_DIMS(N), 3)));
    qn_function *function = compile(graph, NULL);
    for (int i = 0; i < N; i++)
        after[i] = before[i] = (float)i / N;
    CHECK_OK(qn_call(function, 1, &TENSOR(after, QN_F32, N), 0, NULL));
    int stopped = 0, done = 0;
    for (uint64_t i = 0; i < 100; i++) {
        memcpy(x, before, N * sizeof *x);
        qn_call_options soon = {.deadline = qn_clock() + i * MILLISECOND / 10};
        qn_status status = qn_call_with(function, &soon, 1, &TENSOR(x, QN_F32, N), 0, NULL);
        CHECK(!status || qn_status_code(status) == QN_DEADLINE_EXCEEDED);
        CHECK(memcmp(x, status ? before : after, N * sizeof *x) == 0);
        stopped += status != NULL;
        done += status == NULL;
        qn_status_free(status);
    }
    CHECK(stopped > 0);
    if (getenv("UNIT_VERBOSE"))
        printf("  %d stopped, %d done\n", stopped, done);
    qn_close(context);
    free(before);
    free(after);
    free(x);
}

/* ---- ways to stop ---- */

#ifndef __SANITIZE_THREAD__ /* the thread sanitizer delays signals until the next call of the C library */
static qn_stop interrupted;
static void interrupt(int number)
{
    (void)number;
    qn_stop_set(&interrupted);
}

TEST(a_signal_handler_may_stop_a_call)
{
    qn_context *context = open_jit();
    qn_function *function = compile(loop_graph(context), NULL);
    loop_memory m = {.rounds = INT64_C(1000000000000)};
    struct sigaction action = {.sa_handler = interrupt}, usual;
    sigaction(SIGALRM, &action, &usual);
    setitimer(ITIMER_REAL, &(struct itimerval){.it_value = {.tv_usec = 20000}}, NULL);
    qn_call_options options = {.stop = &interrupted, .deadline = qn_clock() + LONG_ENOUGH};
    CHECK_FAILS(loop_call(function, &options, &m), QN_CANCELLED, "");
    sigaction(SIGALRM, &usual, NULL);
    qn_close(context);
}
#endif

typedef struct caller {
    const qn_function *function;
    int number, wrong;
} caller;

/* Makes 40 calls. Every second call would never end without its deadline. */
static void *call_often(void *data)
{
    caller *c = data;
    for (int i = 0; i < 40; i++) {
        bool forever = (i + c->number) % 2;
        loop_memory m = {.rounds = forever ? INT64_C(1000000000000) : 1000 + c->number};
        qn_call_options options = {.deadline = qn_clock() + (forever ? (uint64_t)(i % 7) * MILLISECOND / 2 : HOUR)};
        qn_status status = loop_call(c->function, &options, &m);
        c->wrong += qn_status_code(status) != (forever ? QN_DEADLINE_EXCEEDED : QN_OK);
        c->wrong += forever ? m.x[0] != 0 : m.done != 1000 + c->number || fabsf(m.x[0] - 4) > 1e-5f;
        qn_status_free(status);
    }
    return NULL;
}

TEST(many_threads_with_deadlines)
{
    enum { THREADS = 8 };
    qn_context *context = open_jit();
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *function = compile(loop_graph(context), &(qn_compile_options){.evaluate = evaluate});
        pthread_t threads[THREADS];
        caller callers[THREADS];
        for (int i = 0; i < THREADS; i++) {
            callers[i] = (caller){function, i, 0};
            CHECK(!pthread_create(&threads[i], NULL, call_often, &callers[i]));
        }
        for (int i = 0; i < THREADS; i++) {
            pthread_join(threads[i], NULL);
            CHECK_EQ_U64((uint64_t)callers[i].wrong, 0);
        }
    }
    qn_close(context);
}

/* ---- forks ---- */

/* The thread that watches deadlines stays in the parent. A forked child starts a new thread for that. */
TEST(deadlines_after_a_fork)
{
    if (getenv("EMULATOR")) { /* the emulator's own threads do not survive a fork */
        printf("skipped: forks under an emulator\n");
        return;
    }
    qn_context *context = open_jit();
    qn_function *function = compile(loop_graph(context), NULL);
    loop_memory m = {.rounds = INT64_C(1000000000000)};
    for (int calls = 0; calls < 3; calls++) {
        CHECK_FAILS(loop_call(function, &(qn_call_options){.deadline = qn_clock() + MILLISECOND}, &m),
                    QN_DEADLINE_EXCEEDED, "");
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            alarm(60);
            qn_code code = QN_DEADLINE_EXCEEDED;
            for (int i = 0; i < calls && code == QN_DEADLINE_EXCEEDED; i++) {
                qn_status s = loop_call(function, &(qn_call_options){.deadline = qn_clock() + MILLISECOND}, &m);
                code = qn_status_code(s);
                qn_status_free(s);
            }
            qn_close(context);
            _exit(code != QN_DEADLINE_EXCEEDED);
        }
        int status = -1;
        CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    qn_close(context);
}
