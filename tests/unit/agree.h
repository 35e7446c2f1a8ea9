/* Compares compiled code with the evaluator, bit for bit.
 *
 *     begin();
 *     node_id x = in("2x3xf32");
 *     end(MAKE(OP_tanh, NO_ATTRS, x));
 *     agree(VALUES_SPECIAL);
 *     done();
 *
 * agree() fills the inputs with values of the kind that the argument of agree() selects, and evaluates the function.
 * Then agree() compiles the function for every level (base/cpu.h) that this CPU supports. For one of these levels it
 * also compiles variants: the same function with other fields of qn_compile_request. There are two sets of variants:
 *
 *     1   `unsimplified`; `prepare`, called with and without prepared memory; and if the function has calls,
 *         `keep_calls`, alone and with `unsimplified`
 *     2   `unfused`
 *
 * Each call of agree() takes the next pair of a level and a set. agree() loads each image, and calls the program once
 * for each row of this table:
 *
 *     threads  inputs and outputs                       conditions
 *     1        end at the end of a page, before a gap
 *     1        start at a page, after a gap
 *     2        end at the end of a page, before a gap   small slices
 *     3        start one element past a multiple of 64  small slices, unusual floating-point mode
 *     7        start at a page, after a gap             small slices
 *
 * A gap is a page that faults. A slice is the part of a kernel that a thread takes at a time; a small slice is one tile
 * (schedule/nest.h). In the unusual mode, the host rounds up and flushes subnormals. Before the first call of a
 * program, agree() overwrites and frees the bytes of the image that the program was loaded from. With glibc, newly
 * allocated memory is not zero.
 *
 * agree() checks that
 *   - every byte of the outputs equals the evaluator's byte;
 *   - inputs that are not updated in place keep their values;
 *   - nothing outside the tensors is read or written (a read outside is a fault, which agree() reports);
 *   - the host's floating-point mode is unchanged.
 * On a failure, agree() prints the graph as StableHLO text and the seed of the inputs. */
#ifndef AGREE_H
#define AGREE_H

#include <fenv.h>
#include <malloc.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/checksum.h"
#include "base/cpu.h"
#include "gradient/gradient.h"
#include "graph/build.h"
#include "expanded.h"
#include "graph_case.h"
#include "quern/jit.h"
#include "runtime/program.h"
#include "stablehlo/stablehlo.h"

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static uint64_t random_state;

/* Vigna's splitmix64. */
static inline uint64_t random_next(void)
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}
static inline void random_seed(uint64_t seed)
{
    random_state = seed;
    random_state = random_next(); /* otherwise seeds that are one increment apart would share a sequence */
}
static inline int64_t random_below(int64_t n) { return (int64_t)(random_next() % (uint64_t)n); }
static inline int64_t random_between(int64_t low, int64_t high) { return low + random_below(high - low + 1); }

/* The bits of special value number `i` (modulo *count), in the low bits of the result. Sets *count to the number of
 * special values. */
static inline uint64_t special_bits(qn_dtype dtype, uint64_t i, uint64_t *count)
{
    static const double numbers[] = {1,
                                     -1,
                                     0.5,
                                     2,
                                     -3,
                                     1.5,
                                     0.1,
                                     -0.75,
                                     10,
                                     88.7,
                                     -104,
                                     709.8,
                                     -745,
                                     1e-5,
                                     65504,
                                     65520,
                                     -2147483648.0,
                                     4294967296.0,
                                     255.5,
                                     -128.5,
                                     32768,
                                     16777215,
                                     8388607.5,
                                     9.3e18,
                                     1.8446744073709552e19};
    enum { NUMBERS = sizeof numbers / sizeof *numbers };
    uint64_t width = dtype_facts[dtype].bits, top = (uint64_t)1 << (width - 1), mask = top | (top - 1);
    if (dtype == QN_I1) {
        *count = 2;
        return i & 1;
    }
    if (!dtype_is_float(dtype)) {
        const uint64_t some[] = {
            0,         1,     ~(uint64_t)0, top,  top - 1,  top + 1,          2,   ~(uint64_t)1, 3,   7,
            width - 1, width, width + 1,    10,   top >> 1, 0 - width,        255, 0x5555,       100, ~(uint64_t)6,
            31,        32,    64,           0x80, 0x8000,   0x123456789abcdef};
        *count = sizeof some / sizeof *some;
        return some[i % *count] & mask;
    }
    int mantissa = dtype_facts[dtype].mantissa;
    uint64_t infinity = dtype_encode(dtype, (double)INFINITY), quiet = (uint64_t)1 << (mantissa - 1);
    uint64_t least = (uint64_t)1 << mantissa;
    const uint64_t some[] = {0,
                             top,
                             infinity,
                             infinity | top,
                             infinity | quiet,
                             infinity | quiet | top,
                             infinity | 1,
                             infinity | top | 3,
                             infinity | quiet | 5,
                             mask,
                             1,
                             top | 1,
                             least - 1,
                             least | top,
                             least,
                             infinity - 1,
                             (infinity - 1) | top};
    enum { BITS = sizeof some / sizeof *some };
    *count = NUMBERS + BITS;
    i %= *count;
    return i < BITS ? some[i] : dtype_encode(dtype, numbers[i - BITS]);
}

typedef enum values_kind {
    VALUES_SPECIAL, /* special values, random bits, and usual numbers, mixed */
    VALUES_PAIRS,   /* inputs 0 and 1 run through all pairs of special values; other inputs are as in VALUES_SPECIAL */
    VALUES_USUAL,   /* floats in [-2, 2), integers in 0 .. 9 */
    VALUES_SMALL,   /* integers in -3 .. 12 of any type: indices in and out of range */
} values_kind;

static inline uint64_t value_bits(values_kind kind, qn_dtype dtype, uint32_t input, uint64_t element)
{
    uint64_t count, any = random_next(), pick = random_next() % 8;
    uint64_t mask = ~(uint64_t)0 >> (64 - dtype_facts[dtype].bits);
    if (kind == VALUES_SMALL)
        return dtype_is_float(dtype) ? dtype_encode(dtype, (double)(any % 16) - 3) : (any % 16 - 3) & mask;
    if (kind == VALUES_PAIRS && input < 2) {
        special_bits(dtype, 0, &count);
        return special_bits(dtype, input ? element % count : element / count, &count);
    }
    if (kind == VALUES_USUAL || pick < 2)
        return dtype_is_float(dtype) ? dtype_encode(dtype, (double)(any >> 11) * 0x1p-51 - 2) : (any % 10) & mask;
    return pick < 4 ? any & mask : special_bits(dtype, any, &count);
}

static inline void fill_values(values_kind kind, uint32_t input, const type *t, char *to)
{
    qn_dtype part = dtype_part((qn_dtype)t->dtype);
    size_t size = dtype_bytes(part);
    int64_t count = t->elements * (int64_t)(dtype_bytes((qn_dtype)t->dtype) / size); /* parts of complex numbers */
    if (kind == VALUES_SPECIAL && t->rank == 0 && dtype_is_int((qn_dtype)t->dtype) && random_next() % 2)
        kind = VALUES_SMALL; /* so that an index is sometimes in range */
    for (int64_t i = 0; i < count; i++) {
        uint64_t bits = value_bits(kind, part, input, (uint64_t)i);
        memcpy(to + (size_t)i * size, &bits, size);
    }
}

/* ---- the calls of an image --------------------------------------------------------------------------------------- */

typedef enum agree_place { AT_END, AT_START, AT_ODD } agree_place;

static const struct agree_way {
    uint32_t threads;
    agree_place place;
    bool finely, odd_mode;
} agree_ways[] = {{1, AT_END, false, false},
                  {1, AT_START, false, false},
                  {2, AT_END, true, false},
                  {3, AT_ODD, true, true},
                  {7, AT_START, true, false}};
enum { AGREE_WAYS = sizeof agree_ways / sizeof *agree_ways };

/* ---- memory with guards ------------------------------------------------------------------------------------------ */

enum { GUARD_BYTE = 0xa5 };

typedef struct guarded {
    char *mapping, *data;
    size_t mapped, bytes, page;
} guarded;

/* Maps `bytes` bytes between two pages that fault. */
static inline guarded guarded_make(size_t bytes, size_t element, agree_place place)
{
    guarded m = {.bytes = bytes, .page = (size_t)sysconf(_SC_PAGESIZE)};
    size_t inner = (bytes + 64 + element + m.page - 1) / m.page * m.page;
    m.mapped = inner + 2 * m.page;
    m.mapping = mmap(NULL, m.mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (m.mapping == MAP_FAILED || mprotect(m.mapping + m.page, inner, PROT_READ | PROT_WRITE) != 0) {
        perror("no memory for a test");
        exit(2);
    }
    memset(m.mapping + m.page, GUARD_BYTE, inner);
    m.data = m.mapping + m.page + (place == AT_END ? inner - bytes : place == AT_ODD ? 64 + element : 0);
    if (place == AT_ODD && bytes + 64 + element > inner)
        m.data = m.mapping + m.page + element;
    return m;
}

static inline bool guarded_intact(const guarded *m)
{
    const char *from = m->mapping + m->page, *to = m->mapping + m->mapped - m->page;
    for (const char *at = from; at < to; at++) {
        if (at == m->data)
            at += m->bytes;
        if (at < to && *at != (char)GUARD_BYTE)
            return false;
    }
    return true;
}

static inline void guarded_free(guarded *m)
{
    if (m->mapping)
        munmap(m->mapping, m->mapped);
    *m = (guarded){0};
}

/* ---- faults ------------------------------------------------------------------------------------------------------ */

static sigjmp_buf fault_escape;
static volatile sig_atomic_t fault_expected;
static pthread_t fault_thread;
enum { FAULT_SECONDS = 100 /* a call that takes longer counts as a fault */ };

static void fault_handler(int signal_number)
{
    if (fault_expected && pthread_equal(fault_thread, pthread_self()))
        siglongjmp(fault_escape, signal_number);
    static const char message[] = "a fault outside of a comparison, or on a thread of the pool\n";
    ssize_t written = write(STDOUT_FILENO, message, sizeof message - 1);
    _exit(written > 0 ? 3 : 4);
}

/* Between faults_begin and faults_end, a fault of this thread jumps to `sigsetjmp(fault_escape, 1)`. There sigsetjmp
 * returns the number of the signal. */
static inline void faults_begin(void)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM};
    struct sigaction action = {.sa_handler = fault_handler, .sa_flags = SA_NODEFER};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
    fault_thread = pthread_self();
    fault_expected = 1;
    alarm(FAULT_SECONDS);
}
static inline void faults_end(void)
{
    alarm(0);
    fault_expected = 0;
}

/* ---- one comparison ---------------------------------------------------------------------------------------------- */

typedef struct agreement {
    const char *file;
    int line;
    uint64_t seed;
    const region *r;
    char **inputs, **wanted; /* the inputs before the call, and the evaluator's outputs */
    guarded *memory;         /* the memory of the tensors of a call: inputs, outputs and large constants */
    const char *level;
    bool unsimplified, keep_calls, unfused, prepared, differs;
    int call;
    uint32_t *constants, constant_count; /* for each constant of the image, its buffer in the graph */
} agreement;

static unsigned long agree_calls; /* calls of compiled programs so far */
static unsigned agree_count;      /* comparisons so far */
/* Whether to compile the variants other than `keep_calls`. Some tests set this to false, most of them to save time. */
static bool agree_unsimplified = true;

static void agree_fail(agreement *a, const char *what)
{
    unit_fail(a->file, a->line, "%s, %s%s%s, call %d: %s", a->level, a->unsimplified ? "unsimplified" : "simplified",
              a->keep_calls ? ", calls kept" : "",
              a->unfused    ? ", unfused"
              : a->prepared ? ", prepared"
                            : "",
              a->call, what);
    a->differs = true;
}

/* Compares a tensor. Reports the number of elements that differ, and the first of these elements. */
static inline void agree_compare(agreement *a, const char *who, uint32_t number, const type *t, const char *got,
                                 const char *wanted)
{
    size_t size = dtype_bytes(dtype_part((qn_dtype)t->dtype)), differ = 0, first = 0;
    size_t count = (size_t)t->elements * (dtype_bytes((qn_dtype)t->dtype) / size); /* parts of complex numbers */
    if (count == 0 || memcmp(got, wanted, count * size) == 0)
        return;
    for (size_t i = count; i-- > 0;)
        if (memcmp(got + i * size, wanted + i * size, size) != 0) {
            differ++;
            first = i;
        }
    uint64_t have = 0, want = 0;
    memcpy(&have, got + first * size, size);
    memcpy(&want, wanted + first * size, size);
    char what[200];
    snprintf(what, sizeof what, "%s %u (%s): %zu of %zu elements differ, first %zu: 0x%" PRIx64 ", not 0x%" PRIx64, who,
             number, dtype_facts[t->dtype].name, differ, count, first, have, want);
    agree_fail(a, what);
}

static inline const type *agree_input(const agreement *a, uint32_t i)
{
    return node_shape(&g, a->r->formals.at[i].node);
}
static inline const type *agree_output(const agreement *a, uint32_t i) { return node_shape(&g, a->r->outputs[i]); }
static inline size_t agree_bytes(const type *t) { return (size_t)t->elements * dtype_bytes((qn_dtype)t->dtype); }

/* The number of the input whose memory holds this output; -1 if there is none. */
static inline int agree_alias(const agreement *a, uint32_t output)
{
    for (uint32_t i = 0; i < a->r->formals.count; i++)
        if (a->r->formals.at[i].alias == (int32_t)output)
            return (int)i;
    return -1;
}

/* Makes the memory of a call. Stores the addresses of the inputs, of the outputs that are not updated inputs, and of
 * the large constants in `slots`. Returns the number of addresses. */
static inline uint32_t agree_slots(agreement *a, void **slots)
{
    agree_place place = agree_ways[a->call].place;
    uint32_t count = 0, used = 0, inputs = a->r->formals.count;
    for (uint32_t i = 0; i < inputs; i++) {
        const type *t = agree_input(a, i);
        a->memory[used] = guarded_make(agree_bytes(t), dtype_alignment((qn_dtype)t->dtype), place);
        memcpy(a->memory[used].data, a->inputs[i], agree_bytes(t));
        slots[count++] = a->memory[used++].data;
    }
    for (uint32_t i = 0; i < a->r->output_count; i++) {
        const type *t = agree_output(a, i);
        if (agree_alias(a, i) >= 0)
            continue;
        a->memory[used] = guarded_make(agree_bytes(t), dtype_alignment((qn_dtype)t->dtype), place);
        slots[count++] = a->memory[used++].data;
    }
    for (uint32_t i = 0; i < a->constant_count; i++) {
        const constant_buffer *b = &g.buffers.at[a->constants[i]];
        const type *t = type_at(&g, b->type);
        a->memory[used] = guarded_make(agree_bytes(t), dtype_alignment((qn_dtype)t->dtype), place);
        memcpy(a->memory[used].data, b->data, agree_bytes(t));
        slots[count++] = a->memory[used++].data;
    }
    return used;
}

static inline void agree_check(agreement *a, uint32_t used)
{
    uint32_t next = a->r->formals.count;
    for (uint32_t i = 0; i < a->r->output_count; i++) {
        int alias = agree_alias(a, i);
        agree_compare(a, "output", i, agree_output(a, i), a->memory[alias >= 0 ? (uint32_t)alias : next++].data,
                      a->wanted[i]);
    }
    for (uint32_t i = 0; i < a->r->formals.count; i++)
        if (a->r->formals.at[i].alias < 0)
            agree_compare(a, "input", i, agree_input(a, i), a->memory[i].data, a->inputs[i]);
    for (uint32_t i = 0; i < a->constant_count; i++) {
        const constant_buffer *b = &g.buffers.at[a->constants[i]];
        agree_compare(a, "constant", i, type_at(&g, b->type), a->memory[next + i].data, b->data);
    }
    for (uint32_t i = 0; i < used; i++)
        if (!guarded_intact(&a->memory[i]))
            agree_fail(a, "the call wrote outside of the inputs and outputs");
}

static inline uint32_t agree_mode(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_stmxcsr() & ~0x3fu;
#elif defined(__aarch64__)
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    return (uint32_t)control;
#else
    return (uint32_t)fegetround();
#endif
}
/* Sets and returns an unusual floating-point mode: it rounds up and flushes subnormal operands and results. */
static inline uint32_t agree_odd_mode(void)
{
    fesetround(FE_UPWARD);
#if defined(__x86_64__)
    __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040);
#elif defined(__aarch64__)
    enum { FZ = 1 << 24 };
    __asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)(agree_mode() | FZ)));
#endif
    return agree_mode();
}

/* Runs the PREPARE steps of a program before the call, so that the call skips them. */
static inline void agree_prepare(agreement *a, program *p, pool *threads, void **slots, uint32_t *used)
{
    const image_header *image = program_header(p);
    for (const plan_step *s = image_next_prepare(image, NULL); s; s = image_next_prepare(image, s)) {
        a->memory[*used] = guarded_make((size_t)s->tiles, PLAN_ALIGNMENT, AT_END);
        slots[image_slots(image) + s->kernel] = a->memory[(*used)++].data;
        CHECK_OK(program_prepare(p, threads, &stop_never, slots, s));
    }
}

static inline void agree_call(agreement *a, program *p)
{
    const struct agree_way *way = &agree_ways[a->call];
    pool *threads = NULL;
    CHECK_OK(pool_open(way->threads, NULL, &threads));
    pool_share_all(threads);
    uint32_t others = a->r->formals.count + a->r->output_count + a->constant_count;
    void **slots = calloc(others + program_header(p)->plan.steps + 1, sizeof *slots);
    uint32_t used = agree_slots(a, slots);
    if (a->call % 2)
        agree_prepare(a, p, threads, slots, &used);
    fenv_t usual;
    fegetenv(&usual);
    uint32_t before = way->odd_mode ? agree_odd_mode() : agree_mode();
    qn_status s = program_call(p, threads, &stop_never, slots);
    uint32_t after = agree_mode();
    fesetenv(&usual);
    if (s)
        agree_fail(a, qn_status_message(s));
    if (before != after)
        agree_fail(a, "the call changed the floating-point mode");
    qn_status_free(s);
    agree_calls++;
    agree_check(a, used);
    for (uint32_t i = 0; i < used; i++)
        guarded_free(&a->memory[i]);
    free(slots);
    pool_close(threads);
}

/* Sets the slice size of every kernel with several tiles to one tile. */
static inline void agree_cut_finely(char *image, size_t size)
{
    image_header *h = (image_header *)image;
    plan_step *steps = (plan_step *)(image + h->steps_offset);
    for (uint32_t i = 0; i < h->plan.steps; i++)
        if (steps[i].kind == PLAN_KERNEL && steps[i].tiles > 1)
            steps[i].grain = 1;
    h->checksum = checksum_after(h, IMAGE_CHECKED_FROM, size);
}

static inline program *agree_load(agreement *a, const char *image, size_t size, bool finely)
{
    program *p = NULL;
    cpu_facts cpu;
    cpu_probe(&cpu);
    char *copy = aligned_alloc(64, (size + 63) / 64 * 64);
    memcpy(copy, image, size);
    if (finely)
        agree_cut_finely(copy, size);
    qn_status s = program_load(copy, size, &cpu, &p);
    memset(copy, 0xcc, size);
    free(copy);
    if (s)
        agree_fail(a, qn_status_message(s));
    qn_status_free(s);
    return s ? NULL : p;
}

static inline void agree_compiled(agreement *a, const uint8_t *bytes, size_t size)
{
    qn_compile_request request = {.graph = bytes,
                                  .graph_size = size,
                                  .level = a->level,
                                  .unsimplified = a->unsimplified,
                                  .keep_calls = a->keep_calls,
                                  .unfused = a->unfused,
                                  .prepare = a->prepared ? 2 : 0};
    void *image = NULL;
    size_t image_size = 0;
    a->call = -1;
    qn_status s = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &image_size);
    if (s) {
        agree_fail(a, qn_status_message(s));
        qn_status_free(s);
        return;
    }
    if (a->prepared && !image_next_prepare(image, NULL)) { /* the same as without `prepared` */
        free(image);
        return;
    }
#if defined(__GLIBC__)
    mallopt(M_PERTURB, 0x5a); /* fill allocated memory, so that temporaries are not 0; the compiler does without */
#endif
    program *p = agree_load(a, image, image_size, false), *finely = agree_load(a, image, image_size, true);
    for (a->call = 0; a->call < AGREE_WAYS && p && finely; a->call++)
        agree_call(a, agree_ways[a->call].finely ? finely : p);
    program_free(p);
    program_free(finely);
#if defined(__GLIBC__)
    mallopt(M_PERTURB, 0);
#endif
    free(image);
}

static inline void agree_guarded(agreement *a, const uint8_t *bytes, size_t size)
{
    faults_begin();
    int fault = sigsetjmp(fault_escape, 1);
    if (!fault)
        agree_compiled(a, bytes, size);
    else
        agree_fail(a, fault == SIGALRM ? "a call or the compilation does not end in time" : strsignal(fault));
    faults_end();
}

/* Compiles the function for the level a->level, and calls it. If `all` is set, also compiles it unsimplified and with
 * `keep_calls`. */
static inline void agree_variants(agreement *a, const uint8_t *bytes, size_t size, bool all)
{
    bool unsimplified = all && agree_unsimplified, keep_calls = all && a->r->calls > 0;
    for (int u = 0; u <= unsimplified && !a->differs; u++)
        for (int keep = 0; keep <= keep_calls && !a->differs; keep++) {
            a->unsimplified = u;
            a->keep_calls = keep;
            agree_guarded(a, bytes, size);
        }
    a->unsimplified = a->keep_calls = false;
}

static inline void agree_levels(agreement *a, const uint8_t *bytes, size_t size)
{
    cpu_facts cpu;
    cpu_probe(&cpu);
    unsigned levels[LEVEL_COUNT], count = 0;
    for (unsigned level = 1; level < LEVEL_COUNT; level++)
        if (level_runs(&cpu, (cpu_level)level))
            levels[count++] = level;
    CHECK(count > 0);
    unsigned turn = agree_count++ % (2 * count);
    for (unsigned i = 0; i < count && !a->differs; i++) {
        a->level = level_facts[levels[i]].name;
        agree_variants(a, bytes, size, 2 * i == turn);
        a->unfused = agree_unsimplified && 2 * i + 1 == turn && !a->differs;
        if (a->unfused)
            agree_guarded(a, bytes, size);
        a->unfused = false;
        a->prepared = agree_unsimplified && 2 * i == turn && !a->differs;
        if (a->prepared)
            agree_guarded(a, bytes, size);
        a->prepared = false;
    }
}

static inline void agree_print(const agreement *a)
{
    enum { MOST = 20000 };
    text out = {0};
    qn_status s = stablehlo_print(&g, &out);
    if (unit_failures <= MAX_REPORTS)
        printf("%s:%d: seed %" PRIu64 ":\n%.*s%s\n", a->file, a->line, a->seed, MOST, s || !out.at ? "?" : out.at,
               out.size > MOST ? "..." : "");
    qn_status_free(s);
    text_free(&out);
}

/* Runs the function on these inputs in all the ways that the head of this file lists. Frees the inputs. */
static inline void agree_on(agreement *a)
{
    uint8_t *bytes = NULL;
    size_t size = 0;
    a->wanted = calloc(a->r->output_count + 1, sizeof *a->wanted);
    for (uint32_t i = 0; i < a->r->output_count; i++)
        a->wanted[i] = calloc(1, agree_bytes(agree_output(a, i)) + 1);
    CHECK_OK(evaluate_expanded(&g, function, (const void *const *)a->inputs, (void *const *)a->wanted));
    canonical_bytes canonical;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    bytes = canonical.bytes;
    size = canonical.size;
    a->constants = canonical.buffers;
    a->constant_count = canonical.buffer_count;
    a->memory = calloc(2 * a->r->formals.count + a->r->output_count + a->constant_count + 1, sizeof *a->memory);
    agree_levels(a, bytes, size);
    if (a->differs)
        agree_print(a);
    for (uint32_t i = 0; i < a->r->formals.count; i++)
        free(a->inputs[i]);
    for (uint32_t i = 0; i < a->r->output_count; i++)
        free(a->wanted[i]);
    free(a->inputs);
    free(a->wanted);
    free(a->memory);
    free(a->constants);
    free(bytes);
}

#define agree(kind) agree_seeded(__FILE__, __LINE__, (kind), 1)

/* Makes inputs from a seed, and compares compiled code with the evaluator. Returns whether all results agreed. */
static inline bool agree_seeded(const char *file, int line, values_kind kind, uint64_t seed)
{
    if (!function)
        return false;
    agreement a = {.file = file, .line = line, .seed = seed, .r = region_at(&g, function)};
    random_seed(seed);
    a.inputs = calloc(a.r->formals.count + 1, sizeof *a.inputs);
    for (uint32_t i = 0; i < a.r->formals.count; i++) {
        a.inputs[i] = malloc(agree_bytes(agree_input(&a, i)) + 1);
        fill_values(kind, i, agree_input(&a, i), a.inputs[i]);
    }
    agree_on(&a);
    return !a.differs;
}

#endif
