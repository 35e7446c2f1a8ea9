/* Tests of polls of the stop flag in running code. The tests call programs while the flag is already set; code that
 * polls must stop. The results of kernels with polls must have the same bits as the evaluator's results. */
#include <stdatomic.h>
#include <unistd.h>

#include "base/os.h"
#include "evaluate/evaluator.h"
#include "graph/build.h"
#include "graph_case.h"
#include "quern/jit.h"
#include "runtime/deadlines.h"
#include "runtime/program.h"
#include "schedule/nest.h"

static const uint32_t cancelled = QN_CANCELLED;

/* Compiles and loads the function that `end` has closed last. */
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
    CHECK_OK(pool_open(threads, NULL, &workers));
    pool_share_all(workers);
    qn_status s = program_call(p, workers, &cancelled, slots);
    bool stopped = qn_status_code(s) == QN_CANCELLED;
    CHECK(stopped || !s);
    qn_status_free(s);
    pool_close(workers);
    return stopped;
}

/* Checks a function of one input and one output: the bits of the output, and whether the function polls the flag. */
static void check_function(const char *what, int64_t inputs, int64_t outputs, bool polls)
{
    float *x = some_floats(inputs), *want = calloc((size_t)outputs, sizeof *want), *got = some_floats(outputs);
    program *p = compiled();
    pool *workers = NULL;
    CHECK_OK(pool_open(1, NULL, &workers));
    CHECK_OK(evaluate(&g, function, (const void *[]){x}, (void *[]){want}));
    CHECK_OK(program_call(p, workers, &stop_never, (void *[]){x, got}));
    if (memcmp(want, got, (size_t)outputs * sizeof *want) != 0)
        unit_fail(__FILE__, __LINE__, "%s: the bits differ from the evaluator's", what);
    for (uint32_t threads = 1; threads <= 3; threads += 2)
        if (stops(p, threads, (void *[]){x, got}) != polls)
            unit_fail(__FILE__, __LINE__, "%s: %s", what, polls ? "the function does not stop" : "the function stops");
    pool_close(workers);
    program_free(p);
    free(x);
    free(want);
    free(got);
    done();
}

/* ---- kernels ---- */

TEST(short_functions_do_not_poll)
{
    begin();
    end(MAKE(OP_tanh, NO_ATTRS, in("64xf32")));
    check_function("64 elements", 64, 64, false);
}

TEST(slices_poll)
{
    enum { N = 1 << 20 };
    begin();
    end(MAKE(OP_tanh, NO_ATTRS, in("1048576xf32")));
    check_function("a million elements", N, N, true);
}

/* The product of a [2, depth] matrix and a [depth, 2] matrix. The product is one tile (schedule/nest.h). */
static node_id deep_product(node_id x, int64_t depth)
{
    node_id lhs = MAKE(OP_reshape, ATTRS(.shape = DIMS(2, depth)), x);
    node_id rhs = MAKE(OP_reshape, ATTRS(.shape = DIMS(depth, 2)), x);
    return MAKE(OP_dot_general, ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)),
                lhs, rhs);
}

/* The tile has a loop of more work than POLL_WORK (schedule/nest.h). The kernel cuts the loop into strips, and polls
 * before each strip. The lengths are near multiples of a strip. */
TEST(long_tiles_poll)
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

/* The rounds of the loop compute vectors of elements (LANES_REDUCED). The loop has few rounds, but each round takes
 * long. */
TEST(long_rounds_poll)
{
    enum { N = 16000, OPS = 40 };
    begin();
    node_id x = in("16000xf32");
    for (int i = 0; i < OPS; i++)
        x = MAKE(i % 2 ? OP_erf_inv : OP_tan, NO_ATTRS, MAKE(OP_tanh, NO_ATTRS, x));
    end(MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), x, constant_f32(0)));
    check_function("a sum of long expressions", N, 1, true);
}

/* Updates run in order in one tile, which polls at each of them. */
TEST(long_updates_poll)
{
    enum { N = 400000 };
    static const int64_t first[] = {0};
    begin();
    node_id x = in("400000xf32"), places = b_convert(&g, b_scale(&g, x, 512), QN_I32);
    attrs a = {.inserted_window_dims = {1, first}, .scatter_dims_to_operand_dims = {1, first}, .index_vector_dim = 1};
    end(b_scatter(&g, OP_add, b_fill(&g, type_of("1000xf32"), 0), places, x, &a));
    check_function("a long scatter", N, 1000, true);
}

/* ---- sequences and loops ---- */

/* A sequence is native code that calls several kernels. When one of the kernels stops, the later kernels do not run. */
TEST(a_sequence_stops_with_its_kernel)
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

/* The sequence has many kernels. Each kernel is too short to poll, so the sequence must poll between kernels. */
TEST(long_sequences_poll)
{
    begin();
    node_id x = in("40x40xf32");
    for (int i = 0; i < 40; i++)
        x = MAKE(OP_dot_general, ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)), x,
                 x);
    end(x);
    check_function("forty products", 1600, 1600, true);
}

TEST(loops_poll)
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

/* Each function calls the function before it twice. So there are about 2^60 calls, although no function has a loop. */
TEST(towers_of_calls_poll)
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

/* ---- the evaluator ---- */

/* Fills and copies long blocks. Without a stop, the blocks are complete. With the flag set, at most STOP_BYTES
 * (base/stop.h) of a block are written. */
TEST(fills_and_copies_poll)
{
    enum { BYTES = 5 * STOP_BYTES + 8 };
    static const uint64_t element = UINT64_C(0x0123456789abcdef);
    char *from = malloc(BYTES), *to = malloc(BYTES);
    evaluation go = {.stop = &stop_never}, stopped = {.stop = &cancelled};
    for (size_t size = 1; size <= 8; size *= 2) {
        memset(from, 0, BYTES);
        CHECK_OK(fill(&go, from, BYTES / size, size, &element));
        for (size_t i = 0; i < BYTES; i += size)
            CHECK(memcmp(from + i, &element, size) == 0);
        CHECK_OK(copy_bytes(&go, to, from, BYTES));
        CHECK(memcmp(from, to, BYTES) == 0);
        memset(to, 0, BYTES);
        qn_status filled = fill(&stopped, to, BYTES / size, size, &element);
        CHECK(qn_status_code(filled) == QN_CANCELLED && !to[STOP_BYTES]);
        qn_status copied = copy_bytes(&stopped, to, from, BYTES);
        CHECK(qn_status_code(copied) == QN_CANCELLED && !to[STOP_BYTES]);
        qn_status_free(filled);
        qn_status_free(copied);
    }
    CHECK_OK(copy_bytes(&stopped, NULL, NULL, 0));
    CHECK_OK(fill(&stopped, to, 0, 8, NULL));
    CHECK_OK(fill(&stopped, to, 1, 8, &element));
    free(from);
    free(to);
}

/* Each copy reads the flag, even if the copy is short. So a sequence of many short copies also polls. */
TEST(short_copies_poll)
{
    const int64_t dims[MAX_RANK] = {1}, strides[MAX_RANK] = {1};
    int32_t from = 7, to = 0;
    evaluation stopped = {.stop = &cancelled};
    qn_status s = copy_strided(&stopped, sizeof from, 1, dims, &to, strides, &from, strides);
    CHECK(qn_status_code(s) == QN_CANCELLED && to == 0);
    qn_status_free(s);
}

/* A loop whose regions have no operations polls between rounds. */
TEST(empty_loops_poll)
{
    uint8_t more = 1, y;
    begin();
    node_id x = in("i1");
    graph_open_region(&g, NULL);
    region_id condition = CLOSE(in("i1"));
    graph_open_region(&g, NULL);
    region_id body = CLOSE(in("i1"));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), x);
    end(loop);
    uint32_t soon = 0;
    deadlines *d = NULL;
    CHECK_OK(deadlines_open(&d));
    deadline entry = {.at = os_clock() + 20000000, .stop = &soon};
    CHECK_OK(deadlines_add(d, &entry));
    alarm(100);
    qn_status s =
        evaluate_with(&g, function, &(evaluate_options){.stop = &soon}, (const void *[]){&more}, (void *[]){&y});
    alarm(0);
    CHECK(qn_status_code(s) == QN_DEADLINE_EXCEEDED);
    qn_status_free(s);
    deadlines_remove(d, &entry);
    deadlines_close(d);
    done();
}

/* Sets the stop flag. The function under test makes this call last, before the evaluator writes the outputs. */
static qn_status stop_now(void *host, const char *target, const qn_custom_args *args)
{
    (void)target, (void)args;
    *(uint32_t *)host = QN_CANCELLED;
    return NULL;
}

/* Stops a run before it writes its outputs. A run writes an updated input completely or not at all. Only `torn_updates`
 * (evaluate/evaluate.h) allows partial updates. */
TEST(outputs_poll)
{
    enum { N = STOP_BYTES / sizeof(float) * 3 };
    float *x = some_floats(N), *y = calloc(N, sizeof *y), *before = some_floats(N);
    for (int updates = 0; updates < 2; updates++)
        for (int torn = 0; torn < 2; torn++) {
            uint32_t stop = 0;
            begin();
            node_id v = in("393216xf32"), w = MAKE(OP_negate, NO_ATTRS, v);
            MAKE(OP_custom_call, ATTRS(.call_target_name = {1, "f"}, .has_side_effect = true, .api_version = 4), v);
            end(w);
            if (updates)
                region_at(&g, function)->formals.at[0].alias = 0;
            evaluate_options options = {.call = stop_now, .host = &stop, .stop = &stop, .torn_updates = torn};
            qn_status s = evaluate_with(&g, function, &options, (const void *[]){x}, (void *[]){updates ? x : y});
            CHECK(qn_status_code(s) == (updates && !torn ? QN_OK : QN_CANCELLED));
            qn_status_free(s);
            const float *out = updates ? x : y;
            CHECK(out[0] == -before[0]);
            CHECK(out[N - 1] == (updates ? torn ? before[N - 1] : -before[N - 1] : 0));
            memcpy(x, before, N * sizeof *x);
            done();
        }
    free(x);
    free(y);
    free(before);
}

/* ---- the pool ---- */

enum { TILES = 1000 };
static _Atomic int visited;
static uint32_t flag;

static int32_t stop_at_tile(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    visited += (int)(end - begin);
    if (begin <= 37 && 37 < end)
        __atomic_store_n(&flag, QN_CANCELLED, __ATOMIC_RELAXED);
    return KERNEL_DONE;
}

static int32_t fail_at_tile(kernel_frame *frame, int64_t begin, int64_t end)
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
        CHECK_OK(pool_open(threads, NULL, &p));
        visited = 0;
        flag = QN_CANCELLED;
        CHECK(pool_run(p, stop_at_tile, &frame, 0, TILES, 1, NULL) == KERNEL_STOPPED && visited == 0);
        CHECK(pool_run(p, stop_at_tile, &frame, 0, TILES, TILES, NULL) == KERNEL_STOPPED && visited == 0);
        flag = 0;
        CHECK(pool_run(p, stop_at_tile, &frame, 0, TILES, 1, NULL) == KERNEL_STOPPED);
        CHECK(visited >= 38 && (threads > 1 || visited < 38 + 5));
        flag = 0;
        visited = 0;
        CHECK(pool_run(p, fail_at_tile, &frame, 0, TILES, 1, NULL) == KERNEL_FAILED);
        CHECK(visited >= 38 && (threads > 1 || visited < 38 + 5));
        CHECK(pool_run(p, fail_at_tile, &frame, 0, 37, 1, NULL) == KERNEL_DONE);
        pool_close(p);
    }
}

/* ---- deadlines ---- */

static bool is_set(const uint32_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED) == QN_DEADLINE_EXCEEDED; }

/* Adds deadlines in any order. If a deadline is reached, its flag is set. If a deadline is removed before it is
 * reached, its flag is not set. */
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

/* The thread sleeps until a deadline, and wakes at that time even if the deadline was removed meanwhile. If an earlier
 * deadline is added, the thread wakes earlier. */
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
