/* Checks that each row of a batch has the bits that this row has alone, for every number of rows (docs/numerics.md).
 *
 *     static void dense(void)
 *     {
 *         node_id x = rows("17xf32"), w = in("17x33xf32");
 *         end(einsum("bi,ij->bj", x, w));
 *     }
 *     TEST(dense) { check_rows(dense); }
 *
 * `dense` makes a function for a batch of `batch` rows. The batch is dimension 0 of the inputs that `rows` makes, and
 * of all outputs. The other inputs are weights, which are the same for all rows.
 *
 * check_rows fills inputs for ROWS rows. The evaluator computes each row alone, as a batch of 1. Batches of 1, 2, 3, 17
 * and 64 must give the same results, bit for bit. The table lists the runs:
 *
 *     engine        levels                batches        threads
 *     evaluator                           all
 *     compiled      all that the CPU has  1, 3, 17, 64   1; 3 with small slices (agree.h)
 *
 * A batch of b rows takes the first b rows. The compiled program for a batch of 1 takes each of the rows in turn.
 *
 * check_rows also checks that the comparison means something: each output has two rows that differ, no output has a
 * NaN, and each input changes an output. */
#ifndef BATCH_H
#define BATCH_H

#include "agree.h"

enum { ROWS = 64, MAX_TENSORS = 64 };
static const int64_t batches[] = {1, 2, 3, 17, 64};
enum { BATCHES = sizeof batches / sizeof *batches };

static int64_t batch;    /* the number of rows of the function that is made */
static uint64_t batched; /* bit i is set if input i of this function has rows */

/* Adds a formal parameter that has rows. */
static inline node_id rows_formal(type_id t)
{
    uint32_t number = region_at(&g, g.open)->formals.count;
    CHECK(number < MAX_TENSORS);
    batched |= (uint64_t)1 << number % 64;
    return graph_formal(&g, t, NULL);
}

/* Adds a formal parameter whose rows have the type `row`, such as "17xf32". */
static inline node_id rows(const char *row)
{
    char spelling[64];
    snprintf(spelling, sizeof spelling, "%" PRId64 "x%s", batch, row);
    return rows_formal(type_of(spelling));
}

typedef struct batch_case {
    agreement a;         /* the facts that failures report */
    void (*build)(void); /* makes the function for `batch` rows, from begin() to end() */
    uint64_t rotation; /* the number of a random graph, which is compiled for one level and few batches; otherwise 0 */
    pool *one, *three; /* pools of 1 thread and of 3 threads */
    uint32_t inputs, outputs;
    /* `input` has the inputs for ROWS rows. `alone` has the outputs that each row gives alone. `got` has the outputs of
     * the latest call. A stride is the number of bytes from one row to the next; it is 0 if an input has no rows. */
    char *input[MAX_TENSORS], *alone[MAX_TENSORS], *got[MAX_TENSORS];
    size_t input_stride[MAX_TENSORS], output_stride[MAX_TENSORS];
} batch_case;

/* ---- making and calling ------------------------------------------------------------------------------------------ */

static inline void batch_make(batch_case *c, int64_t count)
{
    batch = count;
    batched = 0;
    begin();
    c->build();
    if (!function) {
        printf("seed %" PRIu64 ": there is no function for %" PRId64 " rows\n", c->a.seed, count);
        exit(1);
    }
    c->a.r = region_at(&g, function);
}

/* Allocates the tensors for ROWS rows, and fills the inputs. */
static inline void batch_fill(batch_case *c, values_kind kind)
{
    batch_make(c, ROWS);
    c->inputs = c->a.r->formals.count;
    c->outputs = c->a.r->output_count;
    random_seed(c->a.seed);
    for (uint32_t i = 0; i < c->inputs; i++) {
        const type *t = agree_input(&c->a, i);
        c->input[i] = malloc(agree_bytes(t) + 1);
        c->input_stride[i] = batched >> i & 1 ? agree_bytes(t) / ROWS : 0;
        fill_values(kind, i, t, c->input[i]);
    }
    for (uint32_t i = 0; i < c->outputs; i++) {
        const type *t = agree_output(&c->a, i);
        CHECK(t->rank > 0 && t->dims[0] == ROWS);
        c->alone[i] = malloc(agree_bytes(t) + 1);
        c->got[i] = malloc(agree_bytes(t) + 1);
        c->output_stride[i] = agree_bytes(t) / ROWS;
    }
    done();
}

/* Calls the program p with the rows that start at row `first`. If p is NULL, calls the evaluator. */
static inline qn_status batch_call(batch_case *c, program *p, pool *threads, int64_t first)
{
    void *slots[2 * MAX_TENSORS];
    for (uint32_t i = 0; i < c->inputs; i++)
        slots[i] = c->input[i] + (size_t)first * c->input_stride[i];
    for (uint32_t i = 0; i < c->outputs; i++) {
        slots[c->inputs + i] = c->got[i];
        memset(c->got[i], 0xa5, (size_t)batch * c->output_stride[i]);
    }
    return p ? program_call(p, threads, &stop_never, slots)
             : evaluate_expanded(&g, function, (const void *const *)slots, slots + c->inputs);
}

/* ---- comparing --------------------------------------------------------------------------------------------------- */

/* Compares the rows of an output with the outputs that these rows give alone. Reports the first element that
 * differs. */
static inline void batch_compare(batch_case *c, const char *engine, uint32_t output, int64_t first)
{
    const type *t = agree_output(&c->a, output);
    size_t stride = c->output_stride[output], size = dtype_bytes((qn_dtype)t->dtype), at = 0;
    const char *got = c->got[output], *alone = c->alone[output] + (size_t)first * stride;
    if (memcmp(got, alone, (size_t)batch * stride) == 0)
        return;
    while (memcmp(got + at, alone + at, size) == 0)
        at += size;
    uint64_t have = 0, want = 0;
    memcpy(&have, got + at, size);
    memcpy(&want, alone + at, size);
    unit_fail(c->a.file, c->a.line,
              "%s, batch of %" PRId64 ": output %u (%s), row %" PRId64 ", element %zu: 0x%" PRIx64 "; alone 0x%" PRIx64,
              engine, batch, output, dtype_facts[t->dtype].name, first + (int64_t)(at / stride), at % stride / size,
              have, want);
    c->a.differs = true;
}

/* Calls the program once with the first `batch` rows. If the batch is 1, calls the program with each row in turn, until
 * an output differs from that of the row alone. */
static inline void batch_run(batch_case *c, const char *engine, program *p, pool *threads)
{
    bool before = c->a.differs;
    c->a.differs = false;
    for (int64_t first = 0; first < (batch == 1 ? ROWS : 1) && !c->a.differs; first++) {
        CHECK_OK(batch_call(c, p, threads, first));
        for (uint32_t i = 0; i < c->outputs && !c->a.differs; i++)
            batch_compare(c, engine, i, first);
    }
    c->a.differs |= before;
}

static inline void batch_compiled(batch_case *c, const canonical_bytes *canonical)
{
    qn_compile_request request = {.graph = canonical->bytes,
                                  .graph_size = canonical->size,
                                  .level = c->a.level,
                                  .unsimplified = c->a.unsimplified};
    void *image = NULL;
    size_t size = 0;
    c->a.call = -1;
    qn_status s = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &size);
    if (s) {
        agree_fail(&c->a, qn_status_message(s));
        qn_status_free(s);
        return;
    }
    program *p = agree_load(&c->a, image, size, false), *finely = agree_load(&c->a, image, size, true);
    if (p && finely) {
        batch_run(c, c->a.level, p, c->one);
        batch_run(c, c->a.level, finely, c->three);
    }
    program_free(p);
    program_free(finely);
    free(image);
}

/* Whether to compile batch number i for level number `level`. The CPU has `levels` levels. */
static inline bool batch_wanted(const batch_case *c, uint32_t i, uint64_t level, uint64_t levels)
{
    if (!c->rotation)
        return batches[i] != 2;
    return level == c->rotation % levels && (i == 0 || i == 1 + c->rotation / levels % (BATCHES - 1));
}

static inline void batch_levels(batch_case *c, uint32_t i)
{
    cpu_facts cpu;
    cpu_probe(&cpu);
    const char *names[LEVEL_COUNT];
    uint32_t levels = 0;
    for (int level = 1; level < LEVEL_COUNT; level++)
        if (level_runs(&cpu, (cpu_level)level))
            names[levels++] = level_facts[level].name;
    CHECK(levels > 0);
    canonical_bytes canonical;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    CHECK(canonical.buffer_count == 0);
    for (uint32_t level = 0; level < levels; level++)
        if (batch_wanted(c, i, level, levels)) {
            c->a.level = names[level];
            batch_compiled(c, &canonical);
        }
    canonical_bytes_free(&canonical);
}

/* ---- one program ------------------------------------------------------------------------------------------------- */

/* Computes each row alone. */
static inline void batch_rows_alone(batch_case *c)
{
    batch_make(c, 1);
    for (int64_t first = 0; first < ROWS; first++) {
        CHECK_OK(batch_call(c, NULL, NULL, first));
        for (uint32_t i = 0; i < c->outputs; i++)
            memcpy(c->alone[i] + (size_t)first * c->output_stride[i], c->got[i], c->output_stride[i]);
    }
}

/* Whether two rows of the output differ. */
static inline bool batch_output_varies(const batch_case *c, uint32_t output)
{
    size_t stride = c->output_stride[output];
    return memcmp(c->alone[output], c->alone[output] + stride, (ROWS - 1) * stride) != 0;
}

static inline bool batch_output_has_nan(const batch_case *c, uint32_t output)
{
    qn_dtype dtype = (qn_dtype)agree_output(&c->a, output)->dtype;
    size_t size = dtype_bytes(dtype);
    uint64_t nan = dtype_is_float(dtype) ? dtype_encode(dtype, (double)NAN) : 0;
    for (size_t at = 0; nan && at < ROWS * c->output_stride[output]; at += size)
        if (memcmp(c->alone[output] + at, &nan, size) == 0)
            return true;
    return false;
}

/* Whether an input changes an output: gives each row other values of the input, until an output of the row changes. */
static inline bool batch_input_matters(batch_case *c, uint32_t input)
{
    const type *t = agree_input(&c->a, input);
    size_t size = agree_bytes(t);
    char *usual = malloc(size + 1);
    bool changes = false;
    for (int64_t row = 0; row < ROWS && !changes; row++) {
        char *at = c->input[input] + (size_t)row * c->input_stride[input];
        memcpy(usual, at, size);
        fill_values(VALUES_USUAL, input, t, at);
        CHECK_OK(batch_call(c, NULL, NULL, row));
        for (uint32_t i = 0; i < c->outputs; i++)
            changes |= memcmp(c->got[i], c->alone[i] + (size_t)row * c->output_stride[i], c->output_stride[i]) != 0;
        memcpy(at, usual, size);
    }
    free(usual);
    return changes;
}

/* Checks that the comparison means something (see the top of this file). `g` must have the function for a batch of
 * 1. */
static inline void batch_check_meaning(batch_case *c)
{
    for (uint32_t i = 0; i < c->outputs; i++) {
        if (!batch_output_varies(c, i))
            unit_fail(c->a.file, c->a.line, "output %u: all rows are equal", i);
        if (batch_output_has_nan(c, i))
            unit_fail(c->a.file, c->a.line, "output %u has a NaN", i);
    }
    for (uint32_t i = 0; i < c->inputs; i++)
        if (!batch_input_matters(c, i))
            unit_fail(c->a.file, c->a.line, "input %u changes no output", i);
}

/* Compares all batches with the rows alone. A random graph stops at the first difference and prints the graph. */
static inline void batch_compare_all(batch_case *c)
{
    for (uint32_t i = 0; i < BATCHES && !(c->rotation && c->a.differs); i++) {
        batch_make(c, batches[i]);
        batch_run(c, "evaluator", NULL, NULL);
        if (!(c->rotation && c->a.differs))
            batch_levels(c, i);
        if (c->rotation && c->a.differs)
            agree_print(&c->a);
        done();
    }
}

static inline void batch_open(batch_case *c, values_kind kind)
{
    CHECK_OK(pool_open(1, NULL, &c->one));
    CHECK_OK(pool_open(3, NULL, &c->three));
    pool_share_all(c->three);
    batch_fill(c, kind);
    batch_rows_alone(c);
}

static inline void batch_close(batch_case *c)
{
    pool_close(c->one);
    pool_close(c->three);
    for (uint32_t i = 0; i < c->inputs; i++)
        free(c->input[i]);
    for (uint32_t i = 0; i < c->outputs; i++) {
        free(c->alone[i]);
        free(c->got[i]);
    }
}

#define check_rows(build) check_rows_at(__FILE__, __LINE__, (build))
__attribute__((unused)) static void check_rows_at(const char *file, int line, void (*build)(void))
{
    batch_case c = {.a = {.file = file, .line = line, .seed = 1}, .build = build};
    batch_open(&c, VALUES_USUAL);
    batch_check_meaning(&c);
    done();
    batch_compare_all(&c);
    batch_close(&c);
}

#endif
