/* Compiling and calling: options, signatures, errors of calls, threads, the host's floating-point mode, allocation. */
#include <errno.h>
#include <fenv.h>
#include <pthread.h>
#include <sys/mman.h>

#if defined __x86_64__
#include <immintrin.h>
#endif

#include "../sanitized.h"
#include "api.h"

/* ---- a count of allocations, by malloc and its family ---- */

#if defined __GLIBC__ && !ADDRESS_SANITIZED && !THREAD_SANITIZED
#define COUNTS_ALLOCATIONS 1
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
static unsigned long allocations;

static void count_one(void) { __atomic_add_fetch(&allocations, 1, __ATOMIC_RELAXED); }
void *malloc(size_t size)
{
    count_one();
    return __libc_malloc(size);
}
void *calloc(size_t count, size_t size)
{
    count_one();
    return __libc_calloc(count, size);
}
void *realloc(void *old, size_t size)
{
    count_one();
    return __libc_realloc(old, size);
}
void *aligned_alloc(size_t alignment, size_t size)
{
    count_one();
    return __libc_memalign(alignment, size);
}
int posix_memalign(void **out, size_t alignment, size_t size)
{
    count_one();
    *out = __libc_memalign(alignment, size);
    return *out ? 0 : ENOMEM;
}
#endif

/* Computes h = tanh(x w), y = softmax(h w'), where w' is w transposed, and the mean of h. Updates s to s + sum(x). The
 * function has several kernels and temporaries. */
enum { ROWS = 24, COLUMNS = 40 };
static qn_graph *network(qn_context *context)
{
    qn_graph *graph = qn_graph_new(context, "network");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, COLUMNS)),
             w = qn_input(graph, "w", QN_F32, QN_DIMS(COLUMNS, ROWS));
    qn_value s = qn_input(graph, "s", QN_F32, QN_SCALAR);
    qn_value hidden = qn_tanh(qn_matmul(x, w));
    qn_output(graph, "y", qn_softmax(qn_matmul(hidden, qn_transpose(w, QN_DIMS(1, 0))), -1));
    qn_output(graph, "mean", qn_mean(hidden, QN_SCALAR));
    qn_update(graph, s, qn_add(s, qn_sum(x, QN_SCALAR)));
    return graph;
}

/* The tensors of one caller of the network. */
typedef struct caller {
    float x[ROWS * COLUMNS], w[COLUMNS * ROWS], s, y[ROWS * COLUMNS], mean;
} caller;

static void caller_fill(caller *c, int seed)
{
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        c->x[i] = (float)((i * 31 + seed * 7) % 61) / 61 - 0.3f;
        c->w[i] = (float)((i * 17 + seed * 3) % 43) / 43 - 0.5f;
    }
    c->s = (float)seed;
    memset(c->y, 0xFF, sizeof c->y);
    c->mean = -1;
}

static qn_status caller_call_with(caller *c, const qn_function *function, const qn_call_options *options)
{
    qn_tensor in[] = {TENSOR(c->x, QN_F32, ROWS, COLUMNS), TENSOR(c->w, QN_F32, COLUMNS, ROWS),
                      SCALAR_TENSOR(&c->s, QN_F32)};
    qn_tensor out[] = {TENSOR(c->y, QN_F32, ROWS, COLUMNS), SCALAR_TENSOR(&c->mean, QN_F32)};
    return options ? qn_call_with(function, options, 3, in, 2, out) : qn_call(function, 3, in, 2, out);
}

static qn_status caller_call(caller *c, const qn_function *function) { return caller_call_with(c, function, NULL); }

TEST(nothing_is_allocated_by_later_calls)
{
    qn_context *context = open_jit();
    qn_graph *graph = network(context);
    static caller c;
    qn_stop stop = {0};
    const qn_call_options options = {.stop = &stop, .deadline = UINT64_MAX / 2};
    for (int e = 0; e < ENGINE_COUNT; e++) {
        if (ENGINES[e].options.evaluate || (ENGINES[e].options.level && !has_level(ENGINES[e].options.level)))
            continue;
        qn_function *function = compile(graph, &ENGINES[e].options);
        caller_fill(&c, 1);
        CHECK_OK(caller_call_with(&c, function, &options));
#ifdef COUNTS_ALLOCATIONS
        unsigned long before = allocations;
        CHECK(before > 5); /* the counter works */
#endif
        for (int i = 0; i < 100; i++)
            CHECK(caller_call_with(&c, function, i % 2 ? &options : NULL) == NULL);
#ifdef COUNTS_ALLOCATIONS
        CHECK_EQ_U64(allocations - before, 0);
#endif
        qn_function_free(function);
    }
    qn_close(context);
}

/* ---- compile options and signatures ---- */

TEST(engines_give_the_same_bits)
{
    qn_context *context = open_jit(), *plain = open_with((qn_options){.threads = 1});
    static caller want, c;
    caller_fill(&want, 5);
    qn_function *function = compile(network(plain), NULL);
    CHECK_OK(caller_call(&want, function));
    qn_graph *graph = network(context);
    for (int e = 0; e < ENGINE_COUNT; e++) {
        if (ENGINES[e].options.level && !has_level(ENGINES[e].options.level))
            continue;
        function = compile(graph, &ENGINES[e].options);
        caller_fill(&c, 5);
        CHECK_OK(caller_call(&c, function));
        CHECK(!memcmp(&c, &want, sizeof c));
        qn_stats stats;
        memset(&stats, 0xEE, sizeof stats);
        qn_function_stats(function, &stats);
        CHECK_STR(stats.engine, ENGINES[e].options.evaluate ? "evaluator" : "compiled");
        CHECK(ENGINES[e].options.evaluate ? *stats.why != 0 : *stats.why == 0);
        CHECK(ENGINES[e].options.evaluate ? stats.kernels == 0 : stats.kernels >= 1);
        CHECK(ENGINES[e].options.evaluate ? stats.code_bytes == 0 : stats.code_bytes > 100);
        CHECK(ENGINES[e].options.evaluate || (stats.compile_us > 0 && stats.compile_us < 60e6));
        CHECK(stats.build_us > 0 && stats.build_us < 600e6);
        CHECK(stats.memory_bytes < 10 << 20);
    }
    qn_close(context);
    qn_close(plain);
}

TEST(profiles)
{
    static caller c, want;
    qn_context *context = open_jit();
    qn_graph *graph = network(context);
    qn_function *plain = compile(graph, NULL), *profiled = compile(graph, &(qn_compile_options){.profile = 1});
    qn_nest_time times[64];
    CHECK_EQ_U64(qn_function_profile(plain, 64, times), 0);
    CHECK_EQ_U64(qn_function_profile(NULL, 64, times), 0);
    size_t nests = qn_function_profile(profiled, 0, NULL);
    CHECK(nests >= 3 && nests < 64);
    char *costs;
    size_t lines = 0;
    CHECK_OK(qn_dump(graph, "costs", NULL, &costs));
    for (const char *at = costs; *at; at++)
        lines += *at == '\n';
    CHECK_EQ_U64(lines, nests);
    qn_free(costs);
    for (int i = 0; i < 2; i++) { /* each call begins anew */
        caller_fill(&want, 3);
        caller_fill(&c, 3);
        CHECK_OK(caller_call(&want, plain));
        CHECK_OK(caller_call(&c, profiled));
        CHECK(!memcmp(&c, &want, sizeof c));
        CHECK_EQ_U64(qn_function_profile(profiled, 64, times), nests);
        for (size_t n = 0; n < nests; n++)
            CHECK(times[n].runs == 1 && times[n].nanoseconds < 60000000000u);
    }
    memset(times, 0xEE, sizeof times);
    CHECK_EQ_U64(qn_function_profile(profiled, 1, times), nests);
    CHECK(times[0].runs == 1 && times[1].runs != 1);
    CHECK_EQ_U64(qn_function_profile(compile(graph, &(qn_compile_options){.profile = 1, .evaluate = 1}), 64, times), 0);
    qn_close(context);
}

TEST(without_a_compiler)
{
    qn_context *plain = open_with((qn_options){.threads = 1});
    qn_function *function = compile(network(plain), NULL);
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK_STR(stats.engine, "evaluator");
    CHECK(strlen(stats.why) > 5);
    CHECK(stats.kind == QN_ENGINE_EVALUATOR);
    CHECK_EQ_U64(stats.kernels, 0);
    qn_close(plain);
}

TEST(compiled_code_can_be_required)
{
    const qn_compile_options required = {.require_compiled = 1}, torn = {.evaluate = 1, .require_compiled = 1};
    qn_context *plain = open_with((qn_options){.threads = 1, .jit = ""}), *context = open_jit();
    qn_function *function = NULL;
    CHECK_FAILS(qn_compile(network(plain), &required, &function), QN_UNSUPPORTED,
                "the function can only be evaluated: the context has no compiler");
    CHECK_FAILS(qn_compile(network(context), &torn, &function), QN_INVALID_ARGUMENT, "exclude each other");
    CHECK(function == NULL);
    CHECK_OK(qn_compile(network(context), &required, &function));
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK(stats.kind == QN_ENGINE_COMPILED);
    qn_close(context);
    qn_close(plain);
}

TEST(levels_of_compile_options)
{
    qn_context *context = open_jit();
    qn_graph *graph = network(context);
    qn_function *function = NULL;
    CHECK_FAILS(qn_compile(graph, &(qn_compile_options){.level = "x86-64-v9"}, &function), QN_INVALID_ARGUMENT,
                "x86-64-v9");
    CHECK(function == NULL);
#ifdef __x86_64__
    const char *other = "armv8-a";
#else
    const char *other = "x86-64-v3";
#endif
    static caller c, want;
    caller_fill(&want, 2);
    CHECK_OK(caller_call(&want, compile(graph, NULL)));
    qn_status status = qn_compile(graph, &(qn_compile_options){.level = other}, &function);
    if (!status) { /* the function must be evaluated: this CPU cannot run the code */
        qn_stats stats;
        qn_function_stats(function, &stats);
        CHECK_STR(stats.engine, "evaluator");
        caller_fill(&c, 2);
        CHECK_OK(caller_call(&c, function));
        CHECK(!memcmp(&c, &want, sizeof c));
    } else {
        CHECK(qn_status_code(status) == QN_UNSUPPORTED && function == NULL);
        CHECK(strstr(qn_status_message(status), other) != NULL);
        qn_status_free(status);
    }
    /* A failed compile leaves the graph usable. */
    CHECK_OK(qn_compile(graph, &(qn_compile_options){0}, &function));
    qn_close(context);
}

/* qn_function_tensors: a tensor for each argument of qn_call, zeroed, aligned, and none over another. */
TEST(memory_for_calls)
{
    qn_context *context = open_jit();
    qn_graph *g = qn_graph_new(context, "counter");
    qn_value count = qn_input(g, "count", QN_I32, QN_DIMS(3)), x = qn_input(g, "x", QN_F64, QN_DIMS(5, 3));
    qn_input(g, "empty", QN_F32, QN_DIMS(0, 2));
    qn_update(g, count, qn_add(count, qn_fill_like(count, 1)));
    qn_output(g, "y", qn_shift(x, 1));
    qn_output(g, "counted", qn_shift(qn_convert(count, QN_F32), 0));
    qn_function *f = compile(g, NULL);
    qn_tensor in[3], out[2], alone[3];
    void *memory, *other;
    CHECK_OK(qn_function_tensors(f, in, out, &memory));
    for (int i = 0; i < 3; i++)
        CHECK_OK(qn_call(f, 3, in, 2, out));
    CHECK(*(int32_t *)in[0].data == 3 && *(float *)out[1].data == 2);
    CHECK(((double *)out[0].data)[14] == 1 && out[0].dims.count == 2 && out[0].dtype == QN_F64);
    for (int i = 0; i < 2; i++)
        CHECK((uintptr_t)in[i].data % 64 == 0 && (uintptr_t)out[i].data % 64 == 0);
    CHECK_OK(qn_function_tensors(f, alone, NULL, &other));
    CHECK_OK(qn_call(f, 3, alone, 2, out));
    CHECK(*(int32_t *)alone[0].data == 1);
    qn_free(memory);
    qn_free(other);
    CHECK_OK(qn_function_tensors(f, NULL, NULL, &memory));
    qn_free(memory);
    qn_close(context);
}

TEST(signature)
{
    qn_context *context = open_jit();
    for (int evaluate = 0; evaluate < 2; evaluate++) {
        qn_graph *graph = network(context);
        qn_function *function = compile(graph, &(qn_compile_options){.evaluate = (uint32_t)evaluate});
        qn_graph_free(graph);
        CHECK_EQ_U64(qn_function_input_count(function), 3);
        CHECK_EQ_U64(qn_function_output_count(function), 3);
        qn_parameter x = qn_function_input(function, 0), s = qn_function_input(function, 2);
        qn_parameter y = qn_function_output(function, 0), mean = qn_function_output(function, 1),
                     update = qn_function_output(function, 2);
        CHECK_STR(x.name, "x");
        CHECK_STR(y.name, "y");
        CHECK_STR(mean.name, "mean");
        CHECK(x.dtype == QN_F32 && s.dtype == QN_F32 && update.dtype == QN_F32);
        CHECK_DIMS(x.dims, ROWS, COLUMNS);
        CHECK_DIMS(y.dims, ROWS, COLUMNS);
        CHECK(mean.dims.count == 0 && s.dims.count == 0);
        CHECK(x.alias == -1 && y.alias == -1 && mean.alias == -1 && s.alias == 2 && update.alias == 2);
        CHECK(update.name != NULL);
        /* An index out of range gives an empty parameter, and no crash. */
        qn_parameter none = qn_function_input(function, 3), far = qn_function_output(function, SIZE_MAX);
        CHECK(none.dtype == QN_NONE && far.dtype == QN_NONE && none.dims.count == 0 && far.dims.count == 0);
    }
    qn_close(context);
}

/* ---- errors of calls: tensors stay unchanged; the message names the wrong tensor and says what was expected ---- */

/* The five tensors of a function: two inputs, an updated input and two outputs. Each is a tensor<4xf64>. */
typedef struct five {
    double a[4], b[4], state[4], sum[4], product[4];
} five;

static qn_function *five_function(qn_context *context, uint32_t evaluate)
{
    qn_graph *graph = qn_graph_new(context, "five");
    qn_value a = qn_input(graph, "first", QN_F64, QN_DIMS(4)), b = qn_input(graph, "second", QN_F64, QN_DIMS(4));
    qn_value state = qn_input(graph, "state", QN_F64, QN_DIMS(4));
    qn_output(graph, "sum", qn_add(a, b));
    qn_output(graph, "product", qn_multiply(a, b));
    qn_update(graph, state, qn_add(state, a));
    qn_function *function = compile(graph, &(qn_compile_options){.evaluate = evaluate});
    qn_graph_free(graph);
    return function;
}

typedef struct refusal {
    int tensor; /* 0 to 2 are the inputs, 3 and 4 are the outputs */
    qn_tensor wrong;
    const char *texts[4];
} refusal;

static void refused(const qn_function *function, five *m, int line, const refusal *r)
{
    qn_tensor t[] = {TENSOR(m->a, QN_F64, 4), TENSOR(m->b, QN_F64, 4), TENSOR(m->state, QN_F64, 4),
                     TENSOR(m->sum, QN_F64, 4), TENSOR(m->product, QN_F64, 4)};
    t[r->tensor] = r->wrong;
    five before = *m;
    qn_status status = qn_call(function, 3, t, 2, t + 3);
    if (qn_status_code(status) != QN_INVALID_ARGUMENT)
        unit_fail(__FILE__, line, "tensor %d: code %d: %s", r->tensor, qn_status_code(status),
                  qn_status_message(status));
    for (const char *const *text = r->texts; *text; text++)
        if (!strstr(qn_status_message(status), *text))
            unit_fail(__FILE__, line, "tensor %d: no \"%s\" in: %s", r->tensor, *text, qn_status_message(status));
    qn_status_free(status);
    if (memcmp(&before, m, sizeof before))
        unit_fail(__FILE__, line, "tensor %d: the refused call wrote to it", r->tensor);
}

TEST(refused_calls)
{
    qn_context *context = open_jit();
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_function *function = five_function(context, evaluate);
        static five m = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 9, 9, 9}, {0}, {0}};
        static _Alignas(16) char odd[80];
        const refusal refusals[] = {
            {0, TENSOR(m.a, QN_F32, 4), {"first", "tensor<4xf32>", "tensor<4xf64>"}},
            {1, TENSOR(m.b, QN_F64, 5), {"second", "tensor<5xf64>", "tensor<4xf64>"}},
            {1, TENSOR(m.b, QN_F64, 4, 1), {"second", "tensor<4x1xf64>"}},
            {1, SCALAR_TENSOR(m.b, QN_F64), {"second", "tensor<f64>"}},
            {2, TENSOR(m.state, QN_I64, 4), {"state", "i64"}},
            {2, TENSOR(m.state, QN_F64, -4), {"state"}},
            {3, TENSOR(m.sum, QN_F64, 3), {"sum", "tensor<3xf64>"}},
            {4, TENSOR(m.product, QN_F16, 4), {"product", "f16"}},
            {4, TENSOR(m.product, QN_NONE, 4), {"product"}},
            {4, TENSOR(m.product, (qn_dtype)99, 4), {"product"}},
            {4, TENSOR(m.product, (qn_dtype)-1, 4), {"product"}},
            {0, TENSOR(NULL, QN_F64, 4), {"first"}},
            {2, TENSOR(NULL, QN_F64, 4), {"state"}},
            {3, TENSOR(NULL, QN_F64, 4), {"sum"}},
            {0, TENSOR(odd + 1, QN_F64, 4), {"first", "align"}},
            {0, TENSOR(odd + 4, QN_F64, 4), {"first", "align"}},
            {4, TENSOR(odd + 1, QN_F64, 4), {"product", "align"}},
            {3, TENSOR(m.a, QN_F64, 4), {"output 0", "input 0", "overlap"}},
            {3, TENSOR(m.b, QN_F64, 4), {"output 0", "input 1", "overlap"}},
            {3, TENSOR(m.state, QN_F64, 4), {"output 0", "input 2", "overlap"}},
            {3, TENSOR(m.product, QN_F64, 4), {"output 0", "output 1", "overlap"}},
            {4, TENSOR(m.sum + 1, QN_F64, 4), {"output 0", "output 1", "overlap"}},
            {4, TENSOR(m.state + 3, QN_F64, 4), {"output 1", "input 2", "overlap"}},
            {2, TENSOR(m.a, QN_F64, 4), {"input 2", "input 0", "overlap"}},
            {2, TENSOR(m.a + 2, QN_F64, 4), {"input 2", "input 0", "overlap"}},
            {0, TENSOR(m.state, QN_F64, 4), {"input 2", "input 0", "overlap"}},
        };
        for (size_t i = 0; i < COUNT(refusals); i++)
            refused(function, &m, __LINE__, &refusals[i]);
        qn_tensor t[] = {TENSOR(m.a, QN_F64, 4), TENSOR(m.b, QN_F64, 4), TENSOR(m.state, QN_F64, 4),
                         TENSOR(m.sum, QN_F64, 4), TENSOR(m.product, QN_F64, 4)};
        CHECK_FAILS(qn_call(function, 2, t, 2, t + 3), QN_INVALID_ARGUMENT, "3");
        CHECK_FAILS(qn_call(function, 4, t, 2, t + 3), QN_INVALID_ARGUMENT, "4");
        CHECK_FAILS(qn_call(function, 0, NULL, 2, t + 3), QN_INVALID_ARGUMENT, "input");
        CHECK_FAILS(qn_call(function, 3, t, 1, t + 3), QN_INVALID_ARGUMENT, "output");
        CHECK_FAILS(qn_call(function, 3, t, 3, t + 2), QN_INVALID_ARGUMENT, "output");
        CHECK_FAILS(qn_call(function, 3, t, 0, NULL), QN_INVALID_ARGUMENT, "output");
        /* The library allows inputs that overlap each other, if they are not updated. It also allows adjacent
         * tensors. */
        t[1] = t[0];
        CHECK_OK(qn_call(function, 3, t, 2, t + 3));
        CHECK(m.sum[3] == 8 && m.product[3] == 16 && m.state[0] == 9 + m.a[0]);
        m.state[0] = m.state[1] = m.state[2] = m.state[3] = 9;
        t[1].data = m.a;
        t[0].data = m.b;
        CHECK_OK(qn_call(function, 3, t, 2, t + 3));
        CHECK(m.sum[0] == 6 && m.product[3] == 32 && m.state[3] == 17);
        m.state[0] = m.state[1] = m.state[2] = m.state[3] = 9;
    }
    qn_close(context);
}

TEST(empty_tensors)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "empty");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(0, 3)), s = qn_input(graph, "s", QN_F32, QN_DIMS(2, 0));
    qn_output(graph, "y", qn_tanh(x));
    qn_output(graph, "sum", qn_sum(x, QN_DIMS(0)));
    qn_output(graph, "z", qn_matmul(s, x));
    qn_update(graph, s, qn_negate(s));
    for (int e = 0; e < ENGINE_COUNT; e++) {
        if (ENGINES[e].options.level && !has_level(ENGINES[e].options.level))
            continue;
        qn_function *function = compile(graph, &ENGINES[e].options);
        float sum[3] = {7, 7, 7}, z[6];
        memset(z, 0xFF, sizeof z);
        qn_tensor in[] = {TENSOR(NULL, QN_F32, 0, 3), TENSOR(NULL, QN_F32, 2, 0)};
        qn_tensor out[] = {TENSOR(NULL, QN_F32, 0, 3), TENSOR(sum, QN_F32, 3), TENSOR(z, QN_F32, 2, 3)};
        CHECK_OK(qn_call(function, 2, in, 3, out));
        CHECK(sum[0] == 0 && sum[2] == 0 && z[0] == 0 && z[5] == 0);
        in[0].data = out[0].data = sum; /* empty tensors do not overlap */
        in[1].data = z;
        CHECK_OK(qn_call(function, 2, in, 3, out));
        out[0].dims = in[1].dims;
        CHECK_FAILS(qn_call(function, 2, in, 3, out), QN_INVALID_ARGUMENT, "tensor<2x0xf32>");
    }
    qn_close(context);
}

/* Tensors that begin where an inaccessible page ends, or end where one begins. Few of their sizes are multiples of a
 * vector's size, so an access to a whole vector at the end would touch the page. */
TEST(nothing_beyond_a_tensor_is_touched)
{
    qn_context *context = open_jit();
    char *pages = mmap(NULL, 16 * 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(pages != MAP_FAILED);
    for (int i = 0; i < 8; i++)
        CHECK(!mprotect(pages + i * 8192, 4096, PROT_NONE)); /* make every other page inaccessible */
    static const int sizes[] = {1, 3, 7, 8, 15, 17, 31, 33, 47, 63, 65, 127, 200};
    for (size_t s = 0; s < COUNT(sizes); s++)
        for (int at_end = 0; at_end < 2; at_end++) {
            int n = sizes[s];
            qn_graph *graph = qn_graph_new(context, "edge");
            qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(n)), h = qn_input(graph, "h", QN_BF16, QN_DIMS(n));
            qn_output(graph, "y", qn_exponential(qn_reverse(x, QN_DIMS(0))));
            qn_output(graph, "g", qn_tanh(h));
            qn_output(graph, "s", qn_sum(qn_multiply(x, x), QN_SCALAR));
            qn_output(graph, "c", qn_concatenate(2, (qn_value[]){x, qn_convert(h, QN_F32)}, 0));
            size_t bytes[] = {(size_t)n * 4, (size_t)n * 2, (size_t)n * 4, (size_t)n * 2, 4, (size_t)n * 8};
            qn_dims dims[] = {QN_DIMS(n), QN_DIMS(n), QN_DIMS(n), QN_DIMS(n), QN_SCALAR, QN_DIMS(2 * n)};
            static const qn_dtype types[] = {QN_F32, QN_BF16, QN_F32, QN_BF16, QN_F32, QN_F32};
            qn_tensor t[6];
            for (int i = 0; i < 6; i++)
                t[i] = (qn_tensor){pages + 4096 + i * 8192 + (at_end ? 4096 - bytes[i] : 0), types[i], dims[i]};
            for (int e = 0; e < ENGINE_COUNT; e += e == 0 ? 2 : 1) {
                if (ENGINES[e].options.level && !has_level(ENGINES[e].options.level))
                    continue;
                qn_function *function = compile(graph, &ENGINES[e].options);
                CHECK_OK(qn_call(function, 2, t, 4, t + 2));
                qn_function_free(function);
            }
            qn_graph_free(graph);
        }
    munmap(pages, 16 * 4096);
    qn_close(context);
}

/* ---- many threads in one function ---- */

typedef struct worker {
    const qn_function *function;
    int seed, calls, wrong;
    const caller *want;
} worker;

static void *work(void *data)
{
    worker *w = data;
    caller *c = malloc(sizeof *c);
    for (int i = 0; i < w->calls; i++) {
        caller_fill(c, w->seed);
        qn_status status = caller_call(c, w->function);
        w->wrong += status || memcmp(c, w->want, sizeof *c);
        qn_status_free(status);
    }
    free(c);
    return NULL;
}

TEST(many_threads_call_one_function)
{
    enum { THREADS = 12 };
    for (uint32_t pool = 1; pool <= 4; pool += 3)
        for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
            qn_context *context = open_with((qn_options){.compiler = qn_jit_compiler(), .threads = pool});
            qn_function *function = compile(network(context), &(qn_compile_options){.evaluate = evaluate});
            static caller want[THREADS];
            worker workers[THREADS];
            pthread_t threads[THREADS];
            qn_function *single = compile(network(context), &(qn_compile_options){.evaluate = 1});
            for (int i = 0; i < THREADS; i++) {
                caller_fill(&want[i], i);
                CHECK_OK(caller_call(&want[i], single));
                workers[i] = (worker){function, i, evaluate ? 5 : 200, 0, &want[i]};
            }
            for (int i = 0; i < THREADS; i++)
                CHECK(!pthread_create(&threads[i], NULL, work, &workers[i]));
            for (int i = 0; i < THREADS; i++) {
                pthread_join(threads[i], NULL);
                CHECK_EQ_U64((uint64_t)workers[i].wrong, 0);
            }
            qn_close(context);
        }
}

/* ---- the host's floating-point mode ---- */

static void mode_set(int rounding, int flush)
{
    fesetround(rounding);
#if defined __x86_64__
    _mm_setcsr((_mm_getcsr() & ~0x8040u) | (flush ? 0x8040u : 0));
#else
    (void)flush;
#endif
}

static unsigned mode_get(void)
{
#if defined __x86_64__
    return _mm_getcsr() & ~0x3Fu; /* without the exception flags */
#else
    return (unsigned)fegetround();
#endif
}

/* Builds, compiles and calls a graph with foldable constants, subnormals and roundings that reveal the mode. */
static void delicate(qn_context *context, uint32_t evaluate, float *in, uint32_t *bits, int count)
{
    qn_graph *graph = qn_graph_new(context, "delicate");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(count));
    qn_value tenth = qn_fill(graph, QN_F32, QN_DIMS(count), 0.1),
             third = qn_fill(graph, QN_F32, QN_DIMS(count), 1.0 / 3);
    qn_value folded = qn_multiply(qn_add(tenth, third), qn_exponential(third));
    qn_value tiny =
        qn_multiply(qn_fill(graph, QN_F32, QN_DIMS(count), 1e-30), qn_fill(graph, QN_F32, QN_DIMS(count), 1e-12));
    qn_value y = qn_add(qn_multiply(qn_tanh(qn_multiply(x, folded)), tenth), qn_divide(x, third));
    qn_output(graph, "y", qn_concatenate(3, (qn_value[]){y, tiny, qn_multiply(qn_scale(x, 0x1p-120), tenth)}, 0));
    qn_function *function = compile(graph, &(qn_compile_options){.evaluate = evaluate});
    unsigned before = mode_get();
    CHECK_OK(qn_call(function, 1, &TENSOR(in, QN_F32, count), 1, &TENSOR(bits, QN_F32, 3 * count)));
    CHECK(mode_get() == before);
    qn_graph_free(graph);
    qn_function_free(function);
}

TEST(results_do_not_depend_on_the_hosts_mode)
{
    enum { N = 37 };
    static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    uint32_t want[3 * N], got[3 * N];
    float in[N];
    for (int i = 0; i < N; i++)
        in[i] = (float)(i + 1) * 0x1.234568p-9f;
    qn_context *context = open_jit();
    delicate(context, 1, in, want, N);
    CHECK(want[N] != 0 && want[N] < 0x800000);         /* a subnormal number, folded from constants */
    CHECK(want[2 * N] != 0 && want[2 * N] < 0x800000); /* a subnormal number that the call computes */
    for (int flush = 0; flush < 2; flush++)
        for (size_t m = 0; m < COUNT(modes); m++)
            for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
                memset(got, 0xFF, sizeof got);
                mode_set(modes[m], flush);
                unsigned before = mode_get();
                delicate(context, evaluate, in, got, N);
                unsigned after = mode_get();
                mode_set(FE_TONEAREST, 0);
                CHECK(before == after);
                if (memcmp(got, want, sizeof got))
                    unit_fail(__FILE__, __LINE__, "mode %zu, flush %d, evaluate %u: other bits", m, flush, evaluate);
            }
    qn_close(context);
}
