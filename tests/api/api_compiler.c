/* Hosts that bring their own qn_compiler. The compiler counts its calls, refuses, fails, or returns wrong images
 * (quern/compiler.h). */
#include <pthread.h>

#include "api.h"

#define REASON "the host's own reason: 42"

typedef struct host {
    const qn_compiler *inner; /* the compiler that does the work; NULL if there is none */
    int calls, stages;
    uint32_t unsimplified;
    char level[32], stage[32];
    size_t graph_size;
    qn_code code;      /* `compile` fails with this code, except if the code is QN_OK */
    const void *bytes; /* the image that `compile` returns if `code` is QN_OK and `inner` is NULL */
    size_t size;
} host;

static qn_status host_compile(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    host *h = self;
    h->calls++;
    h->stages += request->stage != NULL;
    h->unsimplified = request->unsimplified;
    h->graph_size = request->graph_size;
    snprintf(h->level, sizeof h->level, "%s", request->level ? request->level : "(null)");
    snprintf(h->stage, sizeof h->stage, "%s", request->stage ? request->stage : "(null)");
    CHECK(request->graph && request->graph_size > 10);
    if (h->code)
        return qn_status_make(h->code, REASON);
    if (h->inner)
        return h->inner->compile(h->inner->self, request, out, out_size);
    *out = malloc(h->size + 1);
    memcpy(*out, h->bytes, h->size);
    *out_size = h->size;
    return NULL;
}

static const char *host_describe(void *self)
{
    host *h = self;
    return h->inner ? h->inner->describe(h->inner->self) : "host compiler 1.0";
}

static qn_graph *job(qn_context *context)
{
    qn_graph *graph = qn_graph_new(context, "job");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(6));
    qn_output(graph, "y", qn_multiply(qn_tanh(x), qn_broadcast_to(qn_sum(x, QN_SCALAR), QN_DIMS(6))));
    return graph;
}

static void job_call(const qn_function *function, float *y)
{
    float x[6] = {-1, 0.5f, 0.25f, 3, -0.125f, 7};
    memset(y, 0xFF, 6 * sizeof *y);
    CHECK_OK(qn_call(function, 1, &TENSOR(x, QN_F32, 6), 1, &TENSOR(y, QN_F32, 6)));
}

static void job_want(float *y)
{
    qn_context *context = open_with((qn_options){.threads = 1});
    job_call(compile(job(context), NULL), y);
    qn_close(context);
}

TEST(statuses_made_by_the_host)
{
    CHECK(qn_status_make(QN_OK, "all is well") == NULL);
    char message[] = "a reason";
    qn_status status = qn_status_make(QN_IO, message), long_one;
    memset(message, '?', sizeof message - 1); /* the status has its own copy */
    CHECK(qn_status_code(status) == QN_IO);
    CHECK_STR(qn_status_message(status), "a reason");
    qn_status_free(status);
    char *much = malloc(100001);
    memset(much, 'm', 100000);
    much[100000] = 0;
    long_one = qn_status_make(QN_INTERNAL, much);
    CHECK(strlen(qn_status_message(long_one)) == 100000);
    qn_status_free(long_one);
    free(much);
    status = qn_status_make(QN_NOT_FOUND, "%s%n");
    CHECK_STR(qn_status_message(status), "%s%n");
    qn_status_free(status);
}

TEST(a_compiler_that_counts)
{
    host h = {.inner = qn_jit_compiler()};
    qn_compiler compiler = {QN_COMPILER_VERSION, &h, host_compile, host_describe};
    qn_context *context = open_with((qn_options){.compiler = &compiler});
    qn_info info;
    qn_get_info(context, &info);
    CHECK(!strncmp(info.compiler, "LLVM ", 5));
    qn_graph *graph = job(context);
    CHECK(h.calls == 0);
    qn_function *function = compile(graph, NULL);
    CHECK(h.calls == 1 && h.stages == 0 && !h.unsimplified);
    CHECK_STR(h.level, info.level);
    CHECK_STR(h.stage, "(null)");
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK_STR(stats.engine, "compiled");
    CHECK_STR(stats.why, "");
    float y[6], want[6];
    job_want(want);
    for (int i = 0; i < 3; i++) {
        job_call(function, y);
        CHECK(!memcmp(y, want, sizeof y));
    }
    CHECK(h.calls == 1);
    compile(graph, &(qn_compile_options){.evaluate = 1});
    CHECK(h.calls == 1);
    compile(graph, &(qn_compile_options){.unsimplified = 1});
    CHECK(h.calls == 2 && h.unsimplified);
    char *text = NULL;
    CHECK_OK(qn_dump(graph, "nests", NULL, &text));
    CHECK(h.stages == 1 && text && *text);
    CHECK_STR(h.stage, "nests");
    qn_free(text);
    CHECK_OK(qn_dump(graph, "simplified", NULL, &text));
    CHECK_STR(h.stage, "simplified");
    qn_free(text);
    CHECK_OK(qn_dump(graph, "graph", NULL, &text)); /* needs no compiler */
    CHECK(h.stages == 2);
    qn_free(text);
#ifdef __x86_64__
    compile(graph, &(qn_compile_options){.level = "x86-64-v3"});
    CHECK_STR(h.level, "x86-64-v3");
#endif
    qn_function *none = NULL;
    int before = h.calls;
    qn_status status = qn_compile((qn_tanh((qn_value){graph, 99}), graph), NULL, &none); /* the graph has an error */
    CHECK(status && h.calls == before);
    qn_status_free(status);
    qn_close(context);
}

/* The evaluator takes over from a compiler that cannot compile a graph, or that has a fault. */
static void evaluated_after(qn_code code)
{
    host h = {.code = code};
    qn_compiler compiler = {QN_COMPILER_VERSION, &h, host_compile, host_describe};
    qn_context *context = open_with((qn_options){.compiler = &compiler});
    qn_graph *graph = job(context);
    qn_function *function = compile(graph, NULL);
    CHECK(h.calls == 1);
    qn_graph_free(graph);
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK_STR(stats.engine, "evaluator");
    CHECK(strstr(stats.why, REASON) != NULL);
    float y[6], want[6];
    job_want(want);
    job_call(function, y);
    CHECK(!memcmp(y, want, sizeof y));
    char *text = NULL;
    CHECK_FAILS(qn_dump(job(context), "llvm", NULL, &text), code, REASON);
    CHECK(text == NULL);
    CHECK_FAILS(qn_compile(job(context), &(qn_compile_options){.require_compiled = 1}, &function), code, REASON);
    qn_info info;
    qn_get_info(context, &info);
    CHECK_STR(info.compiler, "host compiler 1.0");
    qn_close(context);
}

TEST(a_compiler_that_answers_unsupported) { evaluated_after(QN_UNSUPPORTED); }
TEST(a_compiler_with_a_fault) { evaluated_after(QN_INTERNAL); }

TEST(a_compiler_that_fails)
{
    static const qn_code codes[] = {QN_INVALID_ARGUMENT, QN_NOT_FOUND, QN_OUT_OF_MEMORY, QN_IO};
    for (size_t i = 0; i < COUNT(codes); i++) {
        host h = {.code = codes[i]};
        qn_compiler compiler = {QN_COMPILER_VERSION, &h, host_compile, host_describe};
        qn_context *context = open_with((qn_options){.compiler = &compiler});
        qn_function *function = NULL;
        qn_graph *graph = job(context);
        CHECK_FAILS(qn_compile(graph, NULL, &function), codes[i], REASON);
        CHECK(function == NULL);
        char *text = NULL;
        CHECK_FAILS(qn_dump(graph, "asm", NULL, &text), codes[i], REASON);
        /* The graph is still usable. */
        CHECK_OK(qn_graph_status(graph));
        float y[6], want[6];
        job_want(want);
        job_call(compile(graph, &(qn_compile_options){.evaluate = 1}), y);
        CHECK(!memcmp(y, want, sizeof y));
        qn_close(context);
    }
}

/* A valid image for the job. */
static unsigned char *kept;
static size_t kept_size;
static qn_status keeping_compile(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    const qn_compiler *inner = self;
    qn_status status = inner->compile(inner->self, request, out, out_size);
    if (!status) {
        free(kept);
        kept = malloc(*out_size);
        kept_size = *out_size;
        memcpy(kept, *out, *out_size);
    }
    return status;
}

static void keep_image(void)
{
    qn_compiler compiler = {QN_COMPILER_VERSION, (void *)(uintptr_t)qn_jit_compiler(), keeping_compile,
                            qn_jit_compiler()->describe};
    qn_context *context = open_with((qn_options){.compiler = &compiler});
    compile(job(context), NULL);
    qn_close(context);
}

/* Whether an invalid image gives an error, or an evaluated function and a reason for evaluating. */
static bool rubbish_is_noticed(const void *bytes, size_t size)
{
    host h = {.bytes = bytes, .size = size};
    qn_compiler compiler = {QN_COMPILER_VERSION, &h, host_compile, host_describe};
    qn_context *context = open_with((qn_options){.compiler = &compiler, .threads = 1});
    qn_function *function = NULL;
    qn_status status = qn_compile(job(context), NULL, &function);
    bool noticed;
    if (status)
        noticed = !function && strlen(qn_status_message(status)) > 5;
    else {
        qn_stats stats;
        qn_function_stats(function, &stats);
        noticed = !strcmp(stats.engine, "evaluator") && *stats.why;
    }
    qn_status_free(status);
    qn_close(context);
    return noticed;
}

TEST(a_compiler_that_returns_invalid_images)
{
    keep_image();
    CHECK(kept_size > 100);
    unsigned char bytes[4096];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (unsigned char)(i * 167 + 13);
    static const size_t sizes[] = {0, 1, 3, 4, 8, 16, 63, 64, 100, 4096};
    for (size_t i = 0; i < COUNT(sizes); i++)
        CHECK(rubbish_is_noticed(bytes, sizes[i]));
    memset(bytes, 0, sizeof bytes);
    CHECK(rubbish_is_noticed(bytes, sizeof bytes));
    memset(bytes, 0xFF, sizeof bytes);
    CHECK(rubbish_is_noticed(bytes, sizeof bytes));
    for (size_t cut = 0; cut < kept_size; cut += cut / 7 + 1) /* a truncated valid image */
        if (!rubbish_is_noticed(kept, cut))
            unit_fail(__FILE__, __LINE__, "an image cut after %zu of %zu bytes passes", cut, kept_size);
    unsigned char *longer = malloc(kept_size + 64);
    memcpy(longer, kept, kept_size);
    memset(longer + kept_size, 0, 64);
    CHECK(rubbish_is_noticed(longer, kept_size + 64));
    free(longer);
    free(kept);
    kept = NULL;
}

/* The library must not run an image for a function if the image was made for another function. */
TEST(a_compiler_that_returns_another_program)
{
    keep_image();
    host h = {.bytes = kept, .size = kept_size};
    qn_compiler compiler = {QN_COMPILER_VERSION, &h, host_compile, host_describe};
    qn_context *context = open_with((qn_options){.compiler = &compiler, .threads = 1});
    qn_function *function = NULL;
    float y[6], want[6];
    job_want(want);
    job_call(compile(job(context), NULL), y); /* the right program runs */
    CHECK(!memcmp(y, want, sizeof y));
    qn_graph *graph = qn_graph_new(context, "other");
    qn_value x = qn_input(graph, "x", QN_F64, QN_DIMS(2));
    qn_output(graph, "y", qn_add(x, x));
    qn_output(graph, "z", qn_multiply(x, x));
    qn_status status = qn_compile(graph, NULL, &function);
    if (!status) {
        qn_stats stats;
        qn_function_stats(function, &stats);
        CHECK_STR(stats.engine, "evaluator");
    }
    qn_status_free(status);
    qn_close(context);
    free(kept);
    kept = NULL;
}

TEST(compilers_of_other_versions_are_refused)
{
    host h = {.inner = qn_jit_compiler()};
    static const uint32_t versions[] = {0, QN_COMPILER_OLDEST - 1, QN_COMPILER_VERSION + 1, 77};
    for (size_t i = 0; i < COUNT(versions); i++) {
        qn_compiler compiler = {versions[i], &h, host_compile, host_describe};
        qn_context *context = NULL;
        qn_status status = qn_open(&(qn_options){.compiler = &compiler}, &context);
        if (status) {
            CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT || qn_status_code(status) == QN_UNSUPPORTED);
            CHECK(strstr(qn_status_message(status), "version") != NULL);
            CHECK(context == NULL);
        } else
            unit_fail(__FILE__, __LINE__, "a compiler of version %u is accepted", versions[i]);
        qn_status_free(status);
        qn_close(context);
    }
    for (uint32_t version = QN_COMPILER_OLDEST; version <= QN_COMPILER_VERSION; version++) {
        qn_compiler compiler = {version, &h, host_compile, host_describe};
        qn_context *context = NULL;
        CHECK_OK(qn_open(&(qn_options){.compiler = &compiler}, &context));
        qn_close(context);
    }
}

/* Several contexts share one compiler at the same time. */
static void *compile_in_thread(void *compiler)
{
    float y[6], want[6];
    job_want(want);
    for (int i = 0; i < 4; i++) {
        qn_context *context = open_with((qn_options){.compiler = compiler, .threads = 1});
        job_call(compile(job(context), NULL), y);
        CHECK(!memcmp(y, want, sizeof y));
        qn_close(context);
    }
    return NULL;
}

TEST(several_threads_share_a_compiler)
{
    enum { N = 5 };
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        CHECK(!pthread_create(&threads[i], NULL, compile_in_thread, (void *)(uintptr_t)qn_jit_compiler()));
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
}

/* Calls the compiler directly, as a host with its own cache of images might do. */
TEST(wrong_requests)
{
    const qn_compiler *jit = qn_jit_compiler();
    qn_info info;
    qn_context *context = open_jit();
    qn_get_info(context, &info);
    char junk[200] = "this is no graph";
    const qn_compile_request requests[] = {
        {.graph = junk, .graph_size = sizeof junk, .level = info.level},
        {.graph = junk, .graph_size = 0, .level = info.level},
        {.graph = junk, .graph_size = sizeof junk, .level = info.level, .stage = "nests"},
        {.graph = junk, .graph_size = sizeof junk, .level = "no level"},
    };
    for (size_t i = 0; i < COUNT(requests); i++) {
        void *out = NULL;
        size_t size = 0;
        qn_status status = jit->compile(jit->self, &requests[i], &out, &size);
        CHECK(status != NULL && out == NULL);
        CHECK(strlen(qn_status_message(status)) > 5);
        qn_status_free(status);
        free(out);
    }
    qn_close(context);
}
