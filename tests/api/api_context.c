/* Contexts: options, levels, threads, the log, several contexts at once. Also the types of quern/types.h. */
#include <dirent.h>
#include <fenv.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "api.h"

TEST(names_and_sizes_of_types)
{
    static const struct {
        qn_dtype dtype;
        const char *name;
        size_t size;
    } want[] = {{QN_I1, "i1", 1},
                {QN_I8, "i8", 1},
                {QN_I16, "i16", 2},
                {QN_I32, "i32", 4},
                {QN_I64, "i64", 8},
                {QN_UI8, "ui8", 1},
                {QN_UI16, "ui16", 2},
                {QN_UI32, "ui32", 4},
                {QN_UI64, "ui64", 8},
                {QN_F16, "f16", 2},
                {QN_BF16, "bf16", 2},
                {QN_F32, "f32", 4},
                {QN_F64, "f64", 8},
                {QN_C64, "complex<f32>", 8},
                {QN_C128, "complex<f64>", 16}};
    for (size_t i = 0; i < COUNT(want); i++) {
        CHECK_STR(qn_dtype_name(want[i].dtype), want[i].name);
        CHECK_EQ_U64(qn_dtype_size(want[i].dtype), want[i].size);
        CHECK(want[i].dtype == (qn_dtype)(i + 1));
    }
    static const int none[] = {0, 16, 17, 100, 255, 256, 65536, 0x7FFFFFFF, -1};
    for (size_t i = 0; i < COUNT(none); i++) {
        CHECK_STR(qn_dtype_name((qn_dtype)none[i]), "none");
        CHECK_EQ_U64(qn_dtype_size((qn_dtype)none[i]), 0);
    }
}

TEST(null_may_be_freed)
{
    qn_close(NULL);
    qn_graph_free(NULL);
    qn_function_free(NULL);
    qn_free(NULL);
    qn_status_free(NULL);
    CHECK(qn_status_code(NULL) == QN_OK);
    CHECK_STR(qn_status_message(NULL), "");
    CHECK(qn_value_dtype(NOTHING) == QN_NONE);
    CHECK(qn_value_dims(NOTHING).count == 0);
}

static bool known_level(const char *level)
{
    return !strcmp(level, "x86-64-v3") || !strcmp(level, "x86-64-v4") || !strcmp(level, "x86-64-v4-vnni") ||
           !strcmp(level, "x86-64-v4-bf16") || !strcmp(level, "armv8-a");
}

TEST(info)
{
    qn_context *plain = NULL;
    CHECK_OK(qn_open(&(qn_options){.jit = ""}, &plain));
    qn_info info;
    memset(&info, 0xFF, sizeof info);
    qn_get_info(plain, &info);
    CHECK_STR(info.version, QN_VERSION);
    CHECK_STR(qn_version(), QN_VERSION);
    CHECK(strlen(info.compile_id) == 16);
    CHECK(strspn(info.compile_id, "0123456789abcdef") == 16);
    CHECK(info.cpu && *info.cpu);
    CHECK(info.features != NULL);
    CHECK(known_level(info.level));
    CHECK_STR(info.compiler, "none");
    CHECK(info.threads >= 1 && (long)info.threads <= sysconf(_SC_NPROCESSORS_CONF));
    qn_context *jit = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 3, .level = info.level});
    qn_info with;
    qn_get_info(jit, &with);
    CHECK(!strncmp(with.compiler, "LLVM ", 5));
    CHECK_STR(with.compiler, qn_jit_compiler()->describe(qn_jit_compiler()->self));
    CHECK_EQ_U64(with.threads, 3);
    CHECK_STR(with.level, info.level);
    CHECK_STR(with.compile_id, info.compile_id);
    CHECK(qn_jit_compiler()->version == QN_COMPILER_VERSION);
    CHECK(qn_jit_compiler() == qn_jit_compiler());
    qn_close(jit);
    qn_close(plain);
}

TEST(levels)
{
    static const char *const unknown[] = {"",           "x86-64", "x86-64-v5", "X86-64-V3",
                                          "x86-64-v3 ", "avx512", "armv8",     "%s%n"};
    for (size_t i = 0; i < COUNT(unknown); i++) {
        qn_context *context = NULL;
        CHECK_FAILS(qn_open(&(qn_options){.level = unknown[i]}, &context), QN_INVALID_ARGUMENT, unknown[i]);
        CHECK(context == NULL);
    }
#if defined __x86_64__
    const char *other = "armv8-a";
#else
    const char *other = "x86-64-v3";
#endif
    qn_context *context = NULL;
    CHECK_FAILS(qn_open(&(qn_options){.level = other}, &context), QN_UNSUPPORTED, other);
    CHECK(context == NULL);
}

/* Compiles and calls y = tanh(x) * 2 + 1 for 5 elements. Stores the bits of y in `bits`. */
static void small_job(qn_context *context, uint32_t *bits)
{
    qn_graph *graph = qn_graph_new(context, "small");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(5));
    qn_value two = qn_fill(graph, QN_F32, QN_DIMS(5), 2), one = qn_fill(graph, QN_F32, QN_DIMS(5), 1);
    qn_output(graph, "y", qn_add(qn_multiply(qn_tanh(x), two), one));
    qn_function *function = compile(graph, NULL);
    float in[5] = {-2, -0.5f, 0, 0.25f, 3};
    CHECK_OK(qn_call(function, 1, &TENSOR(in, QN_F32, 5), 1, &TENSOR(bits, QN_F32, 5)));
    qn_function_free(function);
    qn_graph_free(graph);
}

TEST(options_are_copied)
{
    char level[32];
    qn_context *plain = NULL;
    CHECK_OK(qn_open(NULL, &plain));
    qn_info info;
    qn_get_info(plain, &info);
    snprintf(level, sizeof level, "%s", info.level);
    qn_options options = {.compiler = qn_jit_compiler(), .threads = 1, .level = level};
    qn_context *context = open_with(options);
    memset(&options, 0xEE, sizeof options);
    memset(level, 'x', sizeof level);
    qn_info later;
    qn_get_info(context, &later);
    CHECK_STR(later.level, info.level);
    uint32_t bits[5], want[5];
    small_job(context, bits);
    small_job(plain, want);
    CHECK(!memcmp(bits, want, sizeof bits));
    qn_close(context);
    qn_close(plain);
}

static int threads_of_process(void)
{
    int count = 0;
    DIR *directory = opendir("/proc/self/task");
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        count += entry->d_name[0] != '.';
    if (directory)
        closedir(directory);
    return count;
}

/* Waits until the process has at most `count` threads. Returns false if the process still has more after 2 seconds. The
 * system sometimes lists a thread for a moment after the thread has ended. */
static bool comes_to_threads(int count)
{
    for (int i = 0; i < 2000 && threads_of_process() > count; i++)
        usleep(1000);
    return threads_of_process() <= count;
}

/* A job large enough for several threads. Its result changes with the order of accumulation. */
static void large_job(qn_context *context, float *sums, int *threads_during)
{
    enum { N = 300 };
    qn_graph *graph = qn_graph_new(context, "large");
    qn_value a = qn_input(graph, "a", QN_F32, QN_DIMS(N, N)), b = qn_input(graph, "b", QN_F32, QN_DIMS(N, N));
    qn_value product = qn_softmax(qn_matmul(a, b), -1);
    qn_output(graph, "rows", qn_sum(product, QN_DIMS(0)));
    qn_output(graph, "all", qn_sum(qn_tanh(qn_matmul(b, a)), QN_SCALAR));
    qn_function *function = compile(graph, NULL);
    float *memory = malloc(sizeof(float) * 2 * N * N);
    for (int i = 0; i < 2 * N * N; i++)
        memory[i] = (float)((i * 7919) % 1009) / 1009 - 0.5f;
    qn_tensor in[] = {TENSOR(memory, QN_F32, N, N), TENSOR(memory + N * N, QN_F32, N, N)};
    qn_tensor out[] = {TENSOR(sums, QN_F32, N), SCALAR_TENSOR(sums + N, QN_F32)};
    CHECK_OK(qn_call(function, 2, in, 2, out));
    *threads_during = threads_of_process();
    free(memory);
}

TEST(bits_do_not_depend_on_threads_and_threads_end)
{
    int before = threads_of_process(), during;
    float want[301], got[301];
    qn_context *one = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 1});
    large_job(one, want, &during);
    CHECK(during <= before);
    static const uint32_t counts[] = {2, 3, 7, 64};
    for (size_t i = 0; i < COUNT(counts); i++) {
        qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = counts[i]});
        CHECK(comes_to_threads(before));
        large_job(context, got, &during);
        CHECK(during <= before + (int)counts[i] - 1);
        CHECK(!memcmp(got, want, sizeof got));
        qn_info info;
        qn_get_info(context, &info);
        CHECK_EQ_U64(info.threads, counts[i]);
        qn_close(context);
        CHECK(comes_to_threads(before));
    }
    qn_close(one);
}

/* More threads than any machine has. The library must either refuse or start as many threads as it can. */
TEST(absurd_thread_counts)
{
    static const uint32_t counts[] = {5000, 1000000};
    for (size_t i = 0; i < COUNT(counts); i++) {
        qn_context *context = NULL;
        qn_status status = qn_open(&(qn_options){.compiler = qn_jit_compiler(), .threads = counts[i]}, &context);
        CHECK(!status == !!context);
        if (context) {
            uint32_t bits[5];
            small_job(context, bits);
        } else
            CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT || qn_status_code(status) == QN_OUT_OF_MEMORY);
        qn_status_free(status);
        qn_close(context);
    }
}

/* ---- threads of the host ----------------------------------------------------------------------------------------- */

typedef struct lent {
    _Atomic int runs;
    _Atomic uint32_t most; /* the largest number of tasks */
} lent;

typedef struct lent_task {
    void (*task)(void *argument, uint32_t index);
    void *argument;
    uint32_t index;
} lent_task;

/* The library has to set the floating-point mode in each task. */
static void *run_lent(void *argument)
{
    lent_task *t = argument;
    fesetround(FE_UPWARD);
    t->task(t->argument, t->index);
    CHECK(fegetround() == FE_UPWARD);
    return NULL;
}

static void lend(void *self, uint32_t tasks, void (*task)(void *argument, uint32_t index), void *argument)
{
    lent *l = self;
    pthread_t threads[8];
    lent_task each[8];
    l->runs++;
    l->most = tasks > l->most ? tasks : l->most;
    for (uint32_t i = 1; i < tasks; i++) {
        each[i] = (lent_task){task, argument, i};
        CHECK(!pthread_create(&threads[i], NULL, run_lent, &each[i]));
    }
    task(argument, 0);
    for (uint32_t i = 1; i < tasks; i++)
        pthread_join(threads[i], NULL);
}

TEST(threads_of_the_host)
{
    int before = threads_of_process(), during;
    float want[301], got[301];
    lent counts = {0};
    qn_threads three = {.self = &counts, .count = 3, .run = lend};
    qn_context *one = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 1});
    large_job(one, want, &during);
    qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .host_threads = &three});
    memset(&three, 0, sizeof three); /* the library has copied the struct */
    large_job(context, got, &during);
    CHECK(!memcmp(got, want, sizeof got));
    CHECK(comes_to_threads(before)); /* the library has no threads of its own; the host's have ended */
    CHECK(counts.runs == 0 || counts.most <= 3);
    qn_info info;
    qn_get_info(context, &info);
    CHECK_EQ_U64(info.threads, 3);
    qn_close(context);
    qn_close(one);
    static const struct {
        qn_threads host;
        uint32_t threads;
        const char *says;
    } wrong[] = {{{.count = 3}, 0, "host_threads lacks run"},
                 {{.count = 0, .run = lend}, 0, "host_threads has a count of 0"},
                 {{.count = 5000, .run = lend}, 0, "host_threads has a count of 5000; expected 1 to 4096"},
                 {{.count = 3, .run = lend}, 2, "qn_options.threads is 2, but host_threads has 3"}};
    for (size_t i = 0; i < COUNT(wrong); i++) {
        qn_options options = {.host_threads = &wrong[i].host, .threads = wrong[i].threads};
        CHECK_FAILS(qn_open(&options, &context), QN_INVALID_ARGUMENT, wrong[i].says);
        CHECK(!context);
    }
}

TEST(several_open_contexts)
{
    enum { N = 40 };
    qn_context *contexts[N];
    uint32_t want[5], bits[5];
    for (int i = 0; i < N; i++)
        contexts[i] =
            open_with((qn_options){.compiler = i % 2 ? qn_jit_compiler() : NULL, .threads = 1 + (uint32_t)i % 3});
    small_job(contexts[0], want);
    for (int i = 0; i < N; i++) {
        small_job(contexts[i], bits);
        CHECK(!memcmp(bits, want, sizeof bits));
    }
    for (int i = 0; i < N; i += 2)
        qn_close(contexts[i]);
    small_job(contexts[1], bits);
    CHECK(!memcmp(bits, want, sizeof bits));
    for (int i = 1; i < N; i += 2)
        qn_close(contexts[i]);
}

static void *own_context(void *bits)
{
    for (int i = 0; i < 3; i++) {
        qn_context *context = open_jit();
        small_job(context, bits);
        qn_close(context);
    }
    return NULL;
}

TEST(a_context_for_each_thread)
{
    enum { N = 6 };
    pthread_t threads[N];
    uint32_t bits[N][5];
    for (int i = 0; i < N; i++)
        CHECK(!pthread_create(&threads[i], NULL, own_context, bits[i]));
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    for (int i = 1; i < N; i++)
        CHECK(!memcmp(bits[i], bits[0], sizeof bits[0]));
}

typedef struct log_book {
    int lines;
    bool newline;
    char last[500];
} log_book;

static void log_line(void *user, const char *line)
{
    log_book *book = user;
    book->lines++;
    book->newline |= strchr(line, '\n') != NULL;
    snprintf(book->last, sizeof book->last, "%s", line);
}

static qn_status refuse(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)request, (void)out, (void)out_size;
    *(int *)self += 1;
    return qn_status_make(QN_UNSUPPORTED, "not today");
}

static const char *refuser(void *self)
{
    (void)self;
    return "refuser 1";
}

TEST(the_log_reports_a_fallback_to_the_evaluator)
{
    log_book book = {0}, other = {0};
    int calls = 0;
    qn_compiler compiler = {QN_COMPILER_VERSION, &calls, refuse, refuser};
    qn_context *context = open_with((qn_options){.compiler = &compiler, .log = log_line, .log_user = &book});
    qn_context *quiet = open_with((qn_options){.compiler = qn_jit_compiler(), .log = log_line, .log_user = &other});
    qn_context *silent = open_with((qn_options){.compiler = &compiler});
    uint32_t bits[5];
    small_job(context, bits);
    small_job(quiet, bits);
    CHECK_EQ_U64((uint64_t)calls, 1);
    CHECK(book.lines >= 1);
    CHECK(!book.newline);
    CHECK(strstr(book.last, "not today") != NULL);
    CHECK_EQ_U64((uint64_t)other.lines, 0);
    small_job(silent, bits);
    CHECK_EQ_U64((uint64_t)calls, 2);
    qn_close(context);
    qn_close(quiet);
    qn_close(silent);
}

/* qn_close frees all objects of the context that are left. Only a leak checker can verify this. */
TEST(closing_a_context_frees_everything)
{
    qn_context *context = open_jit();
    for (int i = 0; i < 5; i++) {
        qn_graph *graph = qn_graph_new(context, i % 2 ? "left" : NULL);
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(3));
        qn_output(graph, "y", i == 3 ? qn_add(x, NOTHING) : qn_sine(x));
        qn_function *function = NULL;
        qn_status status = qn_compile(graph, NULL, &function);
        CHECK(!status == (i != 3));
        qn_status_free(status);
    }
    qn_close(context);
}
