/* Polls of the stop flag in running code. Calls programs with the flag already set: code that polls must stop. Kernels
 * with polls must give the evaluator's bits. */
#include <stdatomic.h>
#include <unistd.h>

#include "base/os.h"
#include "graph_case.h"
#include "quern/jit.h"
#include "runtime/deadlines.h"
#include "runtime/program.h"
#include "schedule/nest.h"

static const uint32_t cancelled = QN_CANCELLED;

/* The program of the function that was ended last. */
static program *compiled(void)
{
    uint8_t *bytes = NULL;
    size_t size = 0, image_size = 0;
    void *image = NULL;
    program *p = NULL;
    cpu_facts cpu;
    cpu_probe(&cpu);
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    qn_compile_request request = {
        .graph = bytes, .graph_size = size, .level = level_facts[level_best(&cpu)].name, .unsimplified = 1};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &image_size));
    CHECK_OK(program_load(image, image_size, &cpu, &p));
    free(image);
    free(bytes);
    return p;
}

static float *some_floats(int64_t count)
{
    float *x = malloc((size_t)count * sizeof *x);
    for (int64_t i = 0; i < count; i++)
        x[i] = (float)((i * 7919) % 1009 - 500) / 512;
    return x;
}

static bool stops(program *p, uint32_t threads, void *const *slots)
{
    pool *workers = NULL;
    CHECK_OK(pool_open(threads, &workers));
    qn_status s = program_call(p, workers, &cancelled, slots);
    bool stopped = qn_status_code(s) == QN_CANCELLED;
    CHECK(stopped || !s);
    qn_status_free(s);
    pool_close(workers);
    return stopped;
}

/* Checks a function of one input and one output: its bits, and whether it polls the flag. */
static void check_function(const char *what, int64_t inputs, int64_t outputs, bool looks)
{
    float *x = some_floats(inputs), *want = calloc((size_t)outputs, sizeof *want), *got = some_floats(outputs);
    program *p = compiled();
    pool *workers = NULL;
    CHECK_OK(pool_open(1, &workers));
    CHECK_OK(evaluate(&g, function, (const void *[]){x}, (void *[]){want}));
    CHECK_OK(program_call(p, workers, &stop_never, (void *[]){x, got}));
    if (memcmp(want, got, (size_t)outputs * sizeof *want) != 0)
        unit_fail(__FILE__, __LINE__, "%s: other bits than the evaluator's", what);
    for (uint32_t threads = 1; threads <= 3; threads += 2)
        if (stops(p, threads, (void *[]){x, got}) != looks)
            unit_fail(__FILE__, __LINE__, "%s: %s", what, looks ? "it does not stop" : "it stops");
    pool_close(workers);
    program_free(p);
    free(x);
    free(want);
    free(got);
    done();
}

/* ---- kernels ---- */

TEST(what_is_short_is_done)
{
    begin();
    end(MAKE(OP_tanh, NO_ATTRS, in("64xf32")));
    check_function("64 elements", 64, 64, false);
}

TEST(slices_look)
{
    enum { N = 1 << 20 };
    begin();
    end(MAKE(OP_tanh, NO_ATTRS, in("1048576xf32")));
    check_function("a million elements", N, N, true);
}

/* [2, depth] by [depth, 2]: one tile. */
static node_id deep_product(node_id x, int64_t depth)
{
    node_id lhs = MAKE(OP_reshape, ATTRS(.shape = DIMS(2, depth)), x);
    node_id rhs = MAKE(OP_reshape, ATTRS(.shape = DIMS(depth, 2)), x);
    return MAKE(OP_dot_general, ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)),
                lhs, rhs);
}

/* A tile with a loop longer than the work allowed between two polls, at lengths around multiples of its strips. */
TEST(long_units_look)
{
    static const int64_t lengths[] = {POLL_WORK / 5, POLL_WORK / 5 + 1, POLL_WORK / 5 + 3, POLL_WORK / 2 - 5};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        char spelling[32];
        snprintf(spelling, sizeof spelling, "%dxf32", (int)(2 * lengths[i]));
        begin();
        node_id x = in(spelling);
        end(deep_product(x, lengths[i]));
        check_function("a deep product", 2 * lengths[i], 4, true);
    }
}

/* The same with lanes along the loop: it has few rounds, but long ones. */
TEST(long_rounds_look)
{
    enum { N = 16000, OPS = 40 };
    begin();
    node_id x = in("16000xf32");
    for (int i = 0; i < OPS; i++)
        x = MAKE(i % 2 ? OP_erf_inv : OP_tan, NO_ATTRS, MAKE(OP_tanh, NO_ATTRS, x));
    end(MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), x, constant_f32(0)));
    check_function("a sum of long expressions", N, 1, true);
}

/* ---- sequences and loops ---- */

/* When a kernel of a sequence stops, the kernels after it do not run. */
TEST(a_sequence_passes_on_that_a_kernel_stopped)
{
    enum { N = 800000 };
    float *x = some_floats(N), small[4] = {0}, product[4] = {7, 7, 7, 7}, y[4], before[4];
    begin();
    node_id v = in("800000xf32"), w = in("2x2xf32"), deep = deep_product(v, N / 2);
    end(deep, MAKE(OP_add, NO_ATTRS,
                   MAKE(OP_dot_general,
                        ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)), w, deep),
                   w));
    program *p = compiled();
    memset(y, 0xee, sizeof y);
    memcpy(before, y, sizeof y);
    CHECK(stops(p, 1, (void *[]){x, small, product, y}));
    CHECK(product[0] == 7 && memcmp(y, before, sizeof y) == 0);
    program_free(p);
    free(x);
    done();
}

/* Many kernels in a row: each is too short to poll, but all together are not. */
TEST(long_sequences_look)
{
    begin();
    node_id x = in("40x40xf32");
    for (int i = 0; i < 40; i++)
        x = MAKE(OP_dot_general, ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)), x,
                 x);
    end(x);
    check_function("forty products", 1600, 1600, true);
}

TEST(loops_look)
{
    float x[4] = {1, 2, 3, 4}, y[4] = {0};
    begin();
    node_id v = in("4xf32");
    graph_open_region(&g, NULL);
    node_id state = in("4xf32");
    node_id first =
        MAKE(OP_slice, ATTRS(.start_indices = DIMS(0), .limit_indices = DIMS(1), .strides = DIMS(1)), state);
    region_id condition =
        CLOSE(compare(comparison_direction_LT, MAKE(OP_reshape, ATTRS(.shape = {0, NULL}), first), constant_f32(100)));
    graph_open_region(&g, NULL);
    state = in("4xf32");
    region_id body = CLOSE(MAKE(OP_add, NO_ATTRS, state, state));
    end(MAKE(OP_while, ATTRS(REGIONS(condition, body)), v));
    program *p = compiled();
    CHECK(stops(p, 1, (void *[]){x, y}));
    program_free(p);
    done();
}

/* Functions that each call the one below twice: 2^60 calls, and no loop. */
TEST(towers_of_calls_look)
{
    enum { DEPTH = 60 };
    float x[4] = {1, 2, 3, 4}, y[4] = {0};
    region_id below = 0;
    CHECK_OK(graph_init(&g));
    for (int level = 0; level <= DEPTH; level++) {
        char name[16];
        snprintf(name, sizeof name, level < DEPTH ? "f%d" : "main", level);
        graph_open_region(&g, name);
        node_id v = in("4xf32");
        for (int i = 0; i < 2; i++)
            v = below ? MAKE(OP_call, ATTRS(REGIONS(below)), v) : MAKE(OP_sine, NO_ATTRS, v);
        if (level == DEPTH)
            end(v);
        else
            below = CLOSE(v);
    }
    program *p = compiled();
    alarm(100);
    CHECK(stops(p, 1, (void *[]){x, y}));
    alarm(0);
    program_free(p);
    done();
}

/* ---- the pool ---- */

enum { UNITS = 1000 };
static _Atomic int visited;
static uint32_t flag;

static int32_t stop_at_unit(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    visited += (int)(end - begin);
    if (begin <= 37 && 37 < end)
        __atomic_store_n(&flag, QN_CANCELLED, __ATOMIC_RELAXED);
    return KERNEL_DONE;
}

static int32_t fail_at_unit(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    visited += (int)(end - begin);
    return begin <= 37 && 37 < end ? KERNEL_FAILED : KERNEL_DONE;
}

TEST(all_threads_of_a_pool_stop)
{
    kernel_frame frame = {.stop = &flag};
    for (uint32_t threads = 1; threads <= 4; threads += 3) {
        pool *p = NULL;
        CHECK_OK(pool_open(threads, &p));
        visited = 0;
        flag = QN_CANCELLED;
        CHECK(pool_run(p, stop_at_unit, &frame, 0, UNITS, 1) == KERNEL_STOPPED && visited == 0);
        CHECK(pool_run(p, stop_at_unit, &frame, 0, UNITS, UNITS) == KERNEL_STOPPED && visited == 0);
        flag = 0;
        CHECK(pool_run(p, stop_at_unit, &frame, 0, UNITS, 1) == KERNEL_STOPPED);
        CHECK(visited >= 38 && (threads > 1 || visited == 38));
        flag = 0;
        visited = 0;
        CHECK(pool_run(p, fail_at_unit, &frame, 0, UNITS, 1) == KERNEL_FAILED);
        CHECK(visited >= 38 && (threads > 1 || visited == 38));
        CHECK(pool_run(p, fail_at_unit, &frame, 0, 37, 1) == KERNEL_DONE);
        pool_close(p);
    }
}

/* ---- deadlines ---- */

static bool is_set(const uint32_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED) == QN_DEADLINE_EXCEEDED; }

/* Deadlines in any order: those that are reached set their flags; cancelled ones do not. */
TEST(deadlines_in_any_order)
{
    enum { COUNT = 8 };
    static const uint64_t after_ms[COUNT] = {30, 5, 0, 3600000, 12, 1, 3600001, 5};
    deadlines *d = NULL;
    deadline entries[COUNT];
    uint32_t words[COUNT] = {0};
    CHECK_OK(deadlines_open(&d));
    uint64_t start = os_clock();
    for (int i = 0; i < COUNT; i++) {
        entries[i] = (deadline){.at = start + after_ms[i] * 1000000, .stop = &words[i]};
        CHECK_OK(deadlines_add(d, &entries[i]));
    }
    for (int i = 0; i < COUNT; i++)
        while (after_ms[i] < 1000 && !is_set(&words[i])) {
        }
    CHECK(os_clock() >= start + 30 * UINT64_C(1000000));
    CHECK(words[3] == 0 && words[6] == 0);
    for (int i = 0; i < COUNT; i++)
        deadlines_remove(d, &entries[i]);
    CHECK(words[3] == 0 && words[6] == 0);
    deadlines_close(d);
    deadlines_close(NULL);
}

/* The thread wakes at its deadline even if that was cancelled, and earlier for an earlier deadline. */
TEST(deadlines_come_and_go)
{
    deadlines *d = NULL;
    CHECK_OK(deadlines_open(&d));
    for (uint64_t i = 0; i < 200; i++) {
        uint32_t soon = 0, late = 0;
        uint64_t now = os_clock();
        deadline first = {.at = now + 1000000000, .stop = &late}, second = {.at = now + i * 10000, .stop = &soon};
        CHECK_OK(deadlines_add(d, &first));
        CHECK_OK(deadlines_add(d, &second));
        while (i % 2 && !is_set(&soon)) {
        }
        deadlines_remove(d, &first);
        deadlines_remove(d, &second);
        CHECK(late == 0);
    }
    deadlines_close(d);
}
