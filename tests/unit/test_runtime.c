/* Tests of the runtime: loading images (abi/image.h), running plans (abi/plan.h), threads, the floating-point mode,
 * memory. */
#include <errno.h>
#include <fenv.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#endif

#include "../sanitized.h"
#include "base/checksum.h"
#include "base/cpu.h"
#include "base/half.h"
#include "graph_case.h"
#include "quern/jit.h"
#include "quern/quern.h"
#include "runtime/join.h"
#include "runtime/program.h"

/* ---- counting allocations ---------------------------------------------------------------------------------------- */

static _Thread_local long allocations; /* number of allocations of this thread */

#if ADDRESS_SANITIZED
#define CAN_COUNT 1
int __sanitizer_install_malloc_and_free_hooks(void (*allocated)(const volatile void *, size_t),
                                              void (*freed)(const volatile void *));
static void on_allocated(const volatile void *block, size_t size)
{
    (void)block, (void)size;
    allocations++;
}
static void on_freed(const volatile void *block) { (void)block; }
__attribute__((constructor)) static void count_allocations(void)
{
    __sanitizer_install_malloc_and_free_hooks(on_allocated, on_freed);
}
#elif defined(__GLIBC__)
#define CAN_COUNT 1
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
void *malloc(size_t size)
{
    allocations++;
    return __libc_malloc(size);
}
void *calloc(size_t count, size_t size)
{
    allocations++;
    return __libc_calloc(count, size);
}
void *realloc(void *block, size_t size)
{
    allocations++;
    return __libc_realloc(block, size);
}
void *aligned_alloc(size_t alignment, size_t size)
{
    allocations++;
    return __libc_memalign(alignment, size);
}
#else
#define CAN_COUNT 0
#endif

/* ---- images ------------------------------------------------------------------------------------------------------ */

typedef struct image {
    char *bytes;
    size_t size;
} image;

static cpu_facts this_cpu(void)
{
    cpu_facts cpu;
    cpu_probe(&cpu);
    return cpu;
}

static const char *best_level(void)
{
    cpu_facts cpu = this_cpu();
    return level_facts[level_best(&cpu)].name;
}

/* Compiles the function that `end` has closed last. */
static image compile(void)
{
    image made = {NULL, 0};
    uint8_t *bytes = NULL;
    size_t size = 0;
    void *out = NULL;
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = best_level()};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &out, &made.size));
    made.bytes = out;
    free(bytes);
    return made;
}

static image_header *header_of(const image *m) { return (image_header *)(void *)m->bytes; }

static void seal(image *m) { header_of(m)->checksum = checksum_after(m->bytes, IMAGE_CHECKED_FROM, m->size); }

static image copy_of(const image *m)
{
    image made = {aligned_alloc(64, (m->size + 63) / 64 * 64), m->size};
    memcpy(made.bytes, m->bytes, m->size);
    return made;
}

/* Sets the slice size of every kernel with several tiles to one tile. */
static void cut_finely(image *m)
{
    plan_step *steps = (plan_step *)(void *)(m->bytes + header_of(m)->steps_offset);
    for (uint32_t i = 0; i < header_of(m)->plan.steps; i++)
        if (steps[i].kind == PLAN_KERNEL && steps[i].tiles > 1)
            steps[i].grain = 1;
    seal(m);
}

/* A copy of the image with a new section at its end: `count` elements of `each` bytes. The header fields at
 * offset_field and count_field get the offset and the count of this section. */
static image with_section(const image *m, size_t offset_field, size_t count_field, uint32_t count, size_t each,
                          const void *elements)
{
    uint64_t at = (m->size + 7) / 8 * 8, size = at + count * each;
    image made = {aligned_alloc(64, (size + 63) / 64 * 64), size};
    memset(made.bytes, 0, size);
    memcpy(made.bytes, m->bytes, m->size);
    if (count)
        memcpy(made.bytes + at, elements, count * each);
    memcpy(made.bytes + offset_field, &at, sizeof at);
    memcpy(made.bytes + count_field, &count, sizeof count);
    header_of(&made)->size = size;
    seal(&made);
    return made;
}

/* with_steps returns a copy of the image with another list of steps. with_arguments returns a copy with another list of
 * arguments. */
static image with_steps(const image *m, uint32_t count, const plan_step *steps)
{
    return with_section(m, offsetof(image_header, steps_offset), offsetof(image_header, plan.steps), count,
                        sizeof *steps, steps);
}
static image with_arguments(const image *m, uint32_t count, const plan_argument *arguments)
{
    return with_section(m, offsetof(image_header, arguments_offset), offsetof(image_header, plan.arguments), count,
                        sizeof *arguments, arguments);
}

static program *load(const image *m)
{
    program *p = NULL;
    cpu_facts cpu = this_cpu();
    CHECK_OK(program_load(m->bytes, m->size, &cpu, &p));
    return p;
}

/* Checks that an image is refused. If `code` is not QN_OK, the status must have this code. If `word` is not NULL, the
 * message must contain `word`. */
static void check_refused(const char *file, int line, const image *m, qn_code code, const char *word)
{
    program *p = NULL;
    cpu_facts cpu = this_cpu();
    /* a block of exactly this size, so that a sanitizer sees reads past its end */
    char *exact = malloc(m->size ? m->size : 1);
    memcpy(exact, m->bytes, m->size);
    qn_status s = program_load(exact, m->size, &cpu, &p);
    free(exact);
    if (!s)
        unit_fail(file, line, "the image was loaded");
    else if (code && qn_status_code(s) != code)
        unit_fail(file, line, "refused with code %d: %s", (int)qn_status_code(s), qn_status_message(s));
    else if (word && !strstr(qn_status_message(s), word))
        unit_fail(file, line, "refused with: %s", qn_status_message(s));
    CHECK(s ? p == NULL : p != NULL);
    qn_status_free(s);
    program_free(p);
}
#define CHECK_REFUSED(m, code, word) check_refused(__FILE__, __LINE__, (m), (code), (word))

/* The image of `x + 1` on one ui8, in place. It has one kernel, and one slot besides that of the arena. */
static image increment_image(void)
{
    begin();
    uint8_t one = 1;
    node_id x = in("1xui8"), ones = node_constant(&g, type_of("1xui8"), &one, true);
    end(MAKE(OP_add, NO_ATTRS, x, ones));
    region_at(&g, function)->formals.at[0].alias = 0;
    image made = compile();
    done();
    return made;
}

static node_id softmax(node_id x)
{
    node_id low = constant_f32(-3e38f), zero = constant_f32(0);
    int64_t rows = node_shape(&g, x)->dims[0], columns = node_shape(&g, x)->dims[1];
    node_id top = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(binary_region(OP_maximum, "f32"))), x, low);
    node_id tops = MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(rows, columns), .broadcast_dimensions = DIMS(0)), top);
    node_id e = MAKE(OP_exponential, NO_ATTRS, MAKE(OP_subtract, NO_ATTRS, x, tops));
    node_id sum = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(binary_region(OP_add, "f32"))), e, zero);
    node_id sums = MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(rows, columns), .broadcast_dimensions = DIMS(0)), sum);
    return MAKE(OP_divide, NO_ATTRS, e, sums);
}

/* Makes a function that needs code, constants and temporary memory. */
static void softmax_function(const char *type)
{
    begin();
    end(softmax(in(type)));
}

/* ---- loading ----------------------------------------------------------------------------------------------------- */

TEST(a_good_image_is_loaded)
{
    image m = increment_image();
    program *p = load(&m);
    pool *threads = NULL;
    uint8_t x = 41;
    CHECK_OK(pool_open(1, NULL, &threads));
    CHECK(memcmp(program_header(p), m.bytes, m.size) == 0);
    CHECK_OK(program_call(p, threads, &stop_never, (void *[]){&x}));
    CHECK_EQ_U64(x, 42);
    program_free(p);
    program_free(NULL);
    pool_close(threads);
    free(m.bytes);
}

TEST(threaded_steps_run_only_with_several_threads)
{
    image m = increment_image();
    image_header *h = header_of(&m);
    plan_step *step = (plan_step *)(void *)(m.bytes + h->steps_offset);
    CHECK(h->plan.steps == 1 && step->kind == PLAN_KERNEL);
    step->kind = PLAN_THREADED;
    step->grain = 1;
    seal(&m);
    program *p = load(&m);
    for (uint32_t count = 1; count <= 3; count++) {
        pool *threads = NULL;
        uint8_t x = 41;
        CHECK_OK(pool_open(count, NULL, &threads));
        CHECK_OK(program_call(p, threads, &stop_never, (void *[]){&x}));
        CHECK_EQ_U64(x, count == 1 ? 41 : 42);
        pool_close(threads);
    }
    program_free(p);
    free(m.bytes);
}

TEST(every_truncation_is_refused)
{
    image m = increment_image();
    for (size_t size = 0; size < m.size; size++)
        CHECK_REFUSED(&((image){m.bytes, size}), QN_INVALID_ARGUMENT, "malformed");
    image longer = {calloc(1, m.size + 64), m.size + 1};
    memcpy(longer.bytes, m.bytes, m.size);
    CHECK_REFUSED(&longer, QN_INVALID_ARGUMENT, "malformed");
    seal(&longer);
    CHECK_REFUSED(&longer, QN_INVALID_ARGUMENT, "size");
    /* Truncated images are refused even if their checksum is correct. */
    for (size_t size = 0; size < m.size; size++) {
        image cut = {longer.bytes, size};
        memcpy(cut.bytes, m.bytes, m.size);
        if (size >= sizeof(image_header))
            seal(&cut);
        CHECK_REFUSED(&cut, QN_INVALID_ARGUMENT, "malformed");
    }
    free(longer.bytes);
    free(m.bytes);
}

TEST(every_flipped_bit_is_refused)
{
    image m = increment_image();
    for (size_t at = 0; at < m.size; at++)
        for (int bit = 0; bit < 8; bit++) {
            m.bytes[at] ^= (char)(1 << bit);
            CHECK_REFUSED(&m, 0, NULL);
            m.bytes[at] ^= (char)(1 << bit);
        }
    program *p = load(&m);
    CHECK(p != NULL);
    program_free(p);
    free(m.bytes);
}

typedef struct damage {
    size_t offset, size; /* offset and size of the field */
    uint64_t value;
    qn_code code;
    const char *word;
} damage;

#define FIELD(name) offsetof(image_header, name), sizeof(((image_header *)0)->name)
static const damage damages[] = {
    {offsetof(image_header, magic), 1, 'q', QN_INVALID_ARGUMENT, "start"},
    {FIELD(version), 0, QN_UNSUPPORTED, "version"},
    {FIELD(version), IMAGE_VERSION + 1, QN_UNSUPPORTED, "version"},
    {FIELD(abi), KERNEL_ABI + 1, QN_UNSUPPORTED, "version"},
    {FIELD(code.machine), 0, QN_UNSUPPORTED, "kind of CPU"},
    {FIELD(code.machine), 3, QN_UNSUPPORTED, "kind of CPU"},
    {FIELD(code.features), (uint64_t)1 << 63, QN_UNSUPPORTED, "features"},
    {FIELD(code.features), ~(uint64_t)0, QN_UNSUPPORTED, "features"},
    {FIELD(size), 0, QN_INVALID_ARGUMENT, "size"},
    {FIELD(size), ~(uint64_t)0, QN_INVALID_ARGUMENT, "size"},
    {FIELD(plan.inputs), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(plan.outputs), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(plan.constants), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(plan.steps), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.kernels), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.kernels), 0, QN_INVALID_ARGUMENT, "kernel"},
    {FIELD(code.parameters), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.parameters), 0, QN_INVALID_ARGUMENT, "parameters"},
    {FIELD(code.pieces), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.links), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(plan.arena_bytes), (uint64_t)-1, QN_INVALID_ARGUMENT, "invalid size"},
    {FIELD(plan.arena_bytes), INT64_MAX, QN_INVALID_ARGUMENT, "invalid size"},
    {FIELD(plan.scratch_bytes), (uint64_t)-64, QN_INVALID_ARGUMENT, "invalid size"},
    {FIELD(plan.scratch_bytes), 32, QN_INVALID_ARGUMENT, "invalid size"},
    {FIELD(plan.scratch_bytes), (uint64_t)1 << 62, QN_INVALID_ARGUMENT, "invalid size"},
    {FIELD(slots_offset), 0, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(slots_offset), sizeof(image_header) + 4, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(slots_offset), ~(uint64_t)7, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(steps_offset), 8, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(steps_offset), sizeof(image_header) + 1, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(steps_offset), (uint64_t)1 << 63, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(plan.arguments), UINT32_MAX, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(plan.arguments), 0, QN_INVALID_ARGUMENT, "kernel"},
    {FIELD(arguments_offset), 8, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(arguments_offset), sizeof(image_header) + 4, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(arguments_offset), ~(uint64_t)7, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.offset), 0, QN_INVALID_ARGUMENT, "code is missing"},
    {FIELD(code.offset), sizeof(image_header) - 8, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.offset), ~(uint64_t)0, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.size), ~(uint64_t)0, QN_INVALID_ARGUMENT, "outside"},
    {FIELD(code.size), 0, QN_INVALID_ARGUMENT, "kernel"},
};

TEST(wrong_headers_with_a_right_checksum_are_refused)
{
    image m = increment_image();
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        const damage *d = &damages[i];
        image bad = copy_of(&m);
        memcpy(bad.bytes + d->offset, &d->value, d->size);
        seal(&bad);
        check_refused("header", (int)i, &bad, d->code, d->word);
        free(bad.bytes);
    }
    free(m.bytes);
}

TEST(features_that_the_cpu_lacks_are_refused)
{
    cpu_facts cpu;
    cpu_probe(&cpu);
    image m = increment_image();
    for (int bit = 0; bit < 64; bit++) {
        image changed = copy_of(&m);
        header_of(&changed)->code.features |= (uint64_t)1 << bit;
        seal(&changed);
        if (cpu.features >> bit & 1)
            program_free(load(&changed));
        else
            CHECK_REFUSED(&changed, QN_UNSUPPORTED, "features");
        free(changed.bytes);
    }
    free(m.bytes);
}

TEST(kernels_outside_of_the_code_are_refused)
{
    image m = increment_image();
    const image_header *h = header_of(&m);
    const image_kernel wrong[] = {{.offset = h->code.size, .size = 0},
                                  {.offset = h->code.size - 1, .size = 2},
                                  {.offset = ~(uint64_t)0, .size = 1},
                                  {.offset = 0, .size = h->code.size + 1},
                                  {.offset = 0, .size = ~(uint64_t)0}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        image bad = copy_of(&m);
        memcpy(bad.bytes + sizeof *h, &wrong[i], sizeof *wrong);
        seal(&bad);
        CHECK_REFUSED(&bad, QN_INVALID_ARGUMENT, "kernel lies outside");
        free(bad.bytes);
    }
    free(m.bytes);
}

/* ---- plans ------------------------------------------------------------------------------------------------------- */

#define KERNEL(...)                                                                                                    \
    {                                                                                                                  \
        .kind = PLAN_KERNEL, .tiles = 1, __VA_ARGS__                                                                   \
    }
#define BLOCK(below)                                                                                                   \
    {                                                                                                                  \
        .kind = PLAN_BLOCK, .length = (below)                                                                          \
    }
#define WHILE(below, ...)                                                                                              \
    {                                                                                                                  \
        .kind = PLAN_WHILE, .length = (below), __VA_ARGS__                                                             \
    }
#define IF(below, ...)                                                                                                 \
    {                                                                                                                  \
        .kind = PLAN_IF, .length = (below), __VA_ARGS__                                                                \
    }
#define CASE(below, ...)                                                                                               \
    {                                                                                                                  \
        .kind = PLAN_CASE, .length = (below), __VA_ARGS__                                                              \
    }

#define CALL(function)                                                                                                 \
    {                                                                                                                  \
        .kind = PLAN_CALL, .argument = (function)                                                                      \
    }
#define FUNCTION(below, depth)                                                                                         \
    {                                                                                                                  \
        .kind = PLAN_FUNCTION, .length = (below), .tiles = (depth)                                                     \
    }

#define PREPARE(below, number, source, bytes)                                                                          \
    {                                                                                                                  \
        .kind = PLAN_PREPARE, .length = (below), .kernel = (number), .argument = (source), .tiles = (bytes)            \
    }

/* Plans for increment_image. Slot 0 has one byte. Slot 1 is the arena and has no bytes. The only kernel has one
 * argument, which is in slot 0. */
static const struct {
    const char *word;
    uint32_t count;
    plan_step steps[8];
} wrong_plans[] = {
    {"wrong kind", 1, {{.kind = PLAN_THREADED + 1}}},
    {"wrong kind", 2, {BLOCK(1), {.kind = PLAN_PREPARE}}},
    {"wrong kind", 1, {{.kind = UINT32_MAX}}},
    {"ends after", 1, {BLOCK(1)}},
    {"ends after", 1, {BLOCK(UINT32_MAX)}},
    {"ends after", 3, {BLOCK(1), BLOCK(1), KERNEL(.kernel = 0)}},
    {"kernel", 1, {KERNEL(.kernel = 1)}},
    {"kernel", 1, {KERNEL(.kernel = UINT32_MAX)}},
    {"kernel", 2, {KERNEL(.length = 1), KERNEL(.kernel = 0)}},
    {"number of tiles", 1, {{.kind = PLAN_KERNEL, .tiles = -1}}},
    {"number of tiles", 1, {{.kind = PLAN_KERNEL, .tiles = INT64_MIN}}},
    {"number of tiles", 1, {{.kind = PLAN_KERNEL, .tiles = INT64_MAX, .grain = (int64_t)1 << 62}}},
    {"invalid grain", 1, {KERNEL(.grain = -1)}},
    {"invalid grain", 1, {KERNEL(.grain = INT64_MAX)}},
    {"kernel", 2, {BLOCK(1), KERNEL(.kernel = 1)}},
    {"does not call a FUNCTION", 1, {CALL(0)}},
    {"does not call a FUNCTION", 1, {CALL(1)}},
    {"does not call a FUNCTION", 1, {CALL(UINT32_MAX)}},
    {"does not call a FUNCTION", 2, {CALL(1), BLOCK(0)}},
    {"wrong kind", 2, {FUNCTION(1, 1), FUNCTION(0, 0)}},
    {"wrong kind", 2, {BLOCK(1), FUNCTION(0, 0)}},
    {"too deeply", 2, {FUNCTION(1, 0), KERNEL(.kernel = 0)}},
    {"invalid depth", 1, {FUNCTION(0, -1)}},
    {"invalid depth", 1, {FUNCTION(0, 1 << 20)}},
    {"too deeply", 2, {FUNCTION(1, 9), CALL(0)}}, /* calls itself */
    {"too deeply", 4, {FUNCTION(1, 2), CALL(2), FUNCTION(1, 2), CALL(0)}},
    {"too deeply", 4, {FUNCTION(1, 1), CALL(2), FUNCTION(1, 1), KERNEL(.kernel = 0)}},
    {"number of blocks", 1, {WHILE(0, .argument = 0)}},
    {"number of blocks", 2, {WHILE(1, .argument = 0), BLOCK(0)}},
    {"number of blocks", 4, {WHILE(3, .argument = 0), BLOCK(0), BLOCK(0), BLOCK(0)}},
    {"number of blocks", 2, {IF(1, .argument = 0), BLOCK(0)}},
    {"number of blocks", 4, {IF(3, .argument = 0), BLOCK(0), BLOCK(0), BLOCK(0)}},
    {"number of blocks", 1, {CASE(0, .argument = 0)}},
    {"not a BLOCK", 3, {WHILE(2, .argument = 0), BLOCK(0), KERNEL(.kernel = 0)}},
    {"not a BLOCK", 3, {WHILE(2, .argument = 0), KERNEL(.kernel = 0), BLOCK(0)}},
    {"not a BLOCK", 2, {CASE(1, .argument = 0), KERNEL(.kernel = 0)}},
    {"not a BLOCK", 3, {IF(2, .argument = 0), BLOCK(2), BLOCK(0)}},
    {"not a BLOCK", 4, {WHILE(2, .argument = 0), BLOCK(0), BLOCK(1), KERNEL(.kernel = 0)}},
    {"is too small", 3, {WHILE(2, .argument = 1), BLOCK(0), BLOCK(0)}},
    {"is too small", 3, {IF(2, .argument = UINT32_MAX), BLOCK(0), BLOCK(0)}},
    {"number of tiles", 1, {{.kind = PLAN_KERNEL, .tiles = 2}}},
    {"number of tiles", 1, {{.kind = PLAN_THREADED, .tiles = 2}}},
    {"kernel", 1, {{.kind = PLAN_THREADED, .kernel = 1}}},
    {"number of tiles", 1, {{.kind = PLAN_KERNEL, .tiles = 1 << 20}}},
    {"fewer arguments", 1, {KERNEL(.argument = 1)}}, /* the kernel takes one argument */
    {"fewer arguments", 1, {KERNEL(.argument = 2)}},
    {"fewer arguments", 1, {KERNEL(.argument = UINT32_MAX)}},
    {"is too small", 2, {CASE(1, .argument = 0), BLOCK(0)}}, /* an index has four bytes */
    {"invalid length, number or size", 1, {PREPARE(1, 0, PLAN_CONSTANTS, 64)}},
    {"invalid length, number or size", 1, {PREPARE(0, 1, PLAN_CONSTANTS, 64)}},
    {"invalid length, number or size", 1, {PREPARE(0, 0, PLAN_CONSTANTS, -1)}},
    {"invalid length, number or size", 2, {PREPARE(0, 0, PLAN_CONSTANTS, 64), PREPARE(0, 0, PLAN_CONSTANTS, 64)}},
    {"wrong kind", 2, {BLOCK(0), PREPARE(0, 0, PLAN_CONSTANTS, 64)}},
    {"is updated", 1, {PREPARE(0, 0, 0, 64)}}, /* input 0 is updated */
    {"is updated", 1, {PREPARE(0, 0, 1, 64)}},
    {"not a KERNEL", 2, {PREPARE(1, 0, PLAN_CONSTANTS, 64), BLOCK(0)}},
    {"kernel", 2, {PREPARE(1, 0, PLAN_CONSTANTS, 64), KERNEL(.kernel = 1)}},
    {"may not touch", 2, {PREPARE(1, 0, PLAN_CONSTANTS, 64), KERNEL(.kernel = 0)}},
};

TEST(malformed_plans_are_refused)
{
    image m = increment_image();
    CHECK(header_of(&m)->plan.arena_bytes == 0 && header_of(&m)->code.kernels == 1);
    for (size_t i = 0; i < sizeof wrong_plans / sizeof *wrong_plans; i++) {
        image bad = with_steps(&m, wrong_plans[i].count, wrong_plans[i].steps);
        check_refused("plan", (int)i, &bad, QN_INVALID_ARGUMENT, wrong_plans[i].word);
        free(bad.bytes);
    }
    free(m.bytes);
}

TEST(arguments_outside_of_memory_are_refused)
{
    image m = increment_image();
    const plan_argument wrong[] = {{0, 0, 2},  {0, 0, -1}, {0, 0, INT64_MAX}, {0, 0, INT64_MIN}, {1, 0, 1},
                                   {1, 0, -1}, {2, 0, 0},  {2, 0, -1},        {UINT32_MAX, 0, 0}};
    const plan_argument at_end[] = {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        image bad = with_arguments(&m, 1, &wrong[i]);
        CHECK_REFUSED(&bad, QN_INVALID_ARGUMENT, "argument lies outside");
        free(bad.bytes);
    }
    for (uint32_t i = 1; i < 3; i++) { /* places at the end of their slots, where no byte is left */
        image bad = with_arguments(&m, 1, &at_end[i]);
        CHECK_REFUSED(&bad, QN_INVALID_ARGUMENT, "memory that is too small");
        free(bad.bytes);
    }
    image fine = with_arguments(&m, 3, at_end);
    program_free(load(&fine));
    free(fine.bytes);
    image none = with_arguments(&m, 0, NULL);
    CHECK_REFUSED(&none, QN_INVALID_ARGUMENT, "kernel");
    free(none.bytes);
    free(m.bytes);
}

/* ---- the plan against the table of kernels ----------------------------------------------------------------------- */

/* A copy of an image, and pointers to the parts that the loader compares with each other. */
typedef struct parts {
    image copy;
    image_header *h;
    plan_slot *slots;
    plan_step *steps;
    plan_argument *arguments;
    image_kernel *kernels;
    image_parameter *parameters;
} parts;

static parts parts_in(image m)
{
    parts p = {.copy = m, .h = header_of(&m)};
    p.slots = (plan_slot *)(void *)(p.copy.bytes + p.h->slots_offset);
    p.steps = (plan_step *)(void *)(p.copy.bytes + p.h->steps_offset);
    p.arguments = (plan_argument *)(void *)(p.copy.bytes + p.h->arguments_offset);
    p.kernels = (image_kernel *)(void *)(p.h + 1);
    p.parameters = (image_parameter *)(void *)(p.kernels + p.h->code.kernels);
    return p;
}

static parts parts_of(const image *m) { return parts_in(copy_of(m)); }

/* Checks that the image is refused after `change`. */
#define CHECK_CHANGE(m, word, change)                                                                                  \
    do {                                                                                                               \
        parts p = parts_of(&(m));                                                                                      \
        change;                                                                                                        \
        seal(&p.copy);                                                                                                 \
        CHECK_REFUSED(&p.copy, QN_INVALID_ARGUMENT, word);                                                             \
        free(p.copy.bytes);                                                                                            \
    } while (0)

/* An image of two kernels. The first computes y, the softmax of the sum of x and a large constant; it has local
 * buffers, and y is in the arena. The second computes the product of y and the transpose of y. The slots are 0 (input),
 * 1 (output), 2 (constant), 3 (arena). */
static image two_kernels(void)
{
    enum { ROWS = 256, COLUMNS = 96 };
    static float large[ROWS * COLUMNS];
    for (int i = 0; i < ROWS * COLUMNS; i++)
        large[i] = (float)i;
    begin();
    node_id x = in("256x96xf32"), c = node_constant(&g, type_of("256x96xf32"), large, false);
    node_id y = softmax(MAKE(OP_add, NO_ATTRS, x, c));
    node_id turned = MAKE(OP_transpose, ATTRS(.permutation = DIMS(1, 0)), y);
    end(MAKE(OP_dot_general, ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0)), y,
             turned));
    image made = compile();
    done();
    return made;
}

/* The first of the image's arguments that is in this slot. */
static plan_argument *argument_in(const parts *p, uint32_t slot)
{
    uint32_t i = 0;
    while (i < p->h->plan.arguments && p->arguments[i].slot != slot)
        i++;
    CHECK(i < p->h->plan.arguments);
    return &p->arguments[i];
}

TEST(plans_that_the_table_of_kernels_does_not_allow_are_refused)
{
    enum { INPUT, OUTPUT, CONSTANT, ARENA };
    image m = two_kernels();
    const image_header *h = header_of(&m);
    CHECK(h->plan.steps == 2 && h->code.kernels == 2 && h->plan.scratch_bytes > 0 && h->plan.arena_bytes > 0);
    /* wrong numbers of tiles, wrong sizes of scratch and of the arena */
    CHECK_CHANGE(m, "number of tiles", p.steps[1].tiles++);
    CHECK_CHANGE(m, "number of tiles", p.steps[1].tiles = (int64_t)1 << 40);
    CHECK_CHANGE(m, "scratch", p.h->plan.scratch_bytes = 0);
    CHECK_CHANGE(m, "scratch", p.h->plan.scratch_bytes -= 64);
    CHECK_CHANGE(m, "memory that is too small", p.h->plan.arena_bytes -= 64);
    CHECK_CHANGE(m, "outside", p.h->plan.arena_bytes = 0; argument_in(&p, ARENA)->offset = 64);
    /* offsets in slots: not aligned, too far by one element, at the end, far outside */
    for (uint32_t slot = INPUT; slot <= ARENA; slot++) {
        CHECK_CHANGE(m, "memory that is too small", argument_in(&p, slot)->offset = 1);
        CHECK_CHANGE(m, "memory that is too small", argument_in(&p, slot)->offset = 4);
        CHECK_CHANGE(m, "memory that is too small", argument_in(&p, slot)->offset = 96 * 256 * 4);
        CHECK_CHANGE(m, "outside", argument_in(&p, slot)->offset = INT64_MAX);
        CHECK_CHANGE(m, "outside", argument_in(&p, slot)->offset = -4);
    }
    /* A kernel may write only to slots that may be written. */
    CHECK_CHANGE(m, "memory that is too small", argument_in(&p, OUTPUT)->slot = INPUT);
    CHECK_CHANGE(m, "memory that is too small", argument_in(&p, OUTPUT)->slot = CONSTANT);
    CHECK_CHANGE(m, "memory that is too small", p.slots[OUTPUT].written = 0);
    CHECK_CHANGE(m, "slot", p.slots[CONSTANT].written = 1);
    CHECK_CHANGE(m, "slot", p.slots[INPUT].written = 2);
    /* wrong sizes and alignments of slots */
    CHECK_CHANGE(m, "memory that is too small", p.slots[INPUT].bytes--);
    CHECK_CHANGE(m, "slot", p.slots[INPUT].bytes = -1);
    CHECK_CHANGE(m, "slot", p.slots[INPUT].bytes = INT64_MAX);
    CHECK_CHANGE(m, "memory that is too small", p.slots[INPUT].alignment = 2);
    CHECK_CHANGE(m, "slot", p.slots[INPUT].alignment = 0);
    CHECK_CHANGE(m, "slot", p.slots[INPUT].alignment = 3);
    CHECK_CHANGE(m, "slot", p.slots[INPUT].alignment = 128);
    /* Kernels get each other's arguments, or arguments beyond the end of the list. */
    CHECK_CHANGE(m, "", p.steps[0].argument = p.steps[1].argument; p.steps[1].argument = 0);
    CHECK_CHANGE(m, "fewer arguments", p.steps[1].argument++);
    CHECK_CHANGE(m, "fewer arguments", p.h->plan.arguments--);
    free(m.bytes);
}

static image_piece *pieces_in(const parts *p) { return (image_piece *)(uintptr_t)image_pieces(p->h); }

TEST(pieces_outside_of_the_code_are_refused)
{
    image m = two_kernels();
    const image_header *h = header_of(&m);
    CHECK(h->code.pieces == 2 && h->code.links == 0 && image_pieces(h)[0].offset == 0);
    CHECK_CHANGE(m, "a piece begins before", pieces_in(&p)[1].offset = 0);
    CHECK_CHANGE(m, "a piece begins before", pieces_in(&p)[1].offset += 4);
    CHECK_CHANGE(m, "a piece begins before", pieces_in(&p)[0].size = UINT32_MAX);
    CHECK_CHANGE(m, "outside of the image's code", pieces_in(&p)[1].size += 64);
    CHECK_CHANGE(m, "outside of the image's code", pieces_in(&p)[1].offset = UINT32_MAX - 63);
    /* Without its last row, the table of pieces ends in a link, which calls piece 0. */
    image_link wrong[] = {{UINT32_MAX, 0}, {(uint32_t)h->code.size - 3, 0}, {0, 1}, {0, UINT32_MAX}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        CHECK_CHANGE(m, "a link", p.h->code.pieces = p.h->code.links = 1;
                     memcpy(pieces_in(&p) + 1, &wrong[i], sizeof *wrong));
    free(m.bytes);
}

/* ---- detached images --------------------------------------------------------------------------------------------- */

static qn_status open_detached(const image_header *image, const code_block *code, program **out)
{
    mapped copy;
    cpu_facts cpu = this_cpu();
    *out = NULL;
    CHECK(mapped_copy(image, image->size, false, &copy) == 0);
    qn_status status = program_open(copy.bytes, image->size, code, &cpu, &copy, out);
    mapped_free(&copy);
    return status;
}

#define CHECK_OPEN_FAILS(image, code, word)                                                                            \
    do {                                                                                                               \
        program *p;                                                                                                    \
        qn_status status = open_detached((image), (code), &p);                                                         \
        CHECK(!p && qn_status_code(status) == QN_INVALID_ARGUMENT && strstr(qn_status_message(status), (word)));       \
        qn_status_free(status);                                                                                        \
    } while (0)

TEST(images_share_a_block_of_code)
{
    image both = two_kernels(), one = increment_image();
    const image_header *from[] = {header_of(&one), header_of(&both), header_of(&both), header_of(&one)};
    image_header *detached[4];
    join_code joined = {0};
    mapped code;
    program *p;
    pool *threads = NULL;
    for (int i = 0; i < 4; i++)
        CHECK_OK(join_code_add(&joined, from[i], &detached[i]));
    uint64_t sum = checksum(joined.bytes.at, joined.bytes.size);
    for (int i = 0; i < 4; i++)
        join_code_seal(detached[i], sum);
    CHECK_EQ_U64(joined.pieces.size / sizeof(image_piece), 3);
    CHECK(mapped_copy(joined.bytes.at, joined.bytes.size, true, &code) == 0);
    code_block block = {code.bytes, joined.bytes.size, sum};
    CHECK_OK(pool_open(1, NULL, &threads));
    for (int i = 0; i < 4; i++) {
        CHECK(detached[i]->code.offset == 0 && detached[i]->code.pieces == 0 && detached[i]->size < from[i]->size);
        CHECK_OK(open_detached(detached[i], &block, &p));
        uint8_t x = 41;
        if (i % 3 == 0)
            CHECK_OK(program_call(p, threads, &stop_never, (void *[]){&x}));
        CHECK(i % 3 || x == 42);
        program_free(p);
    }
    CHECK(memcmp(detached[1], detached[2], detached[1]->size) == 0);
    CHECK_OPEN_FAILS(detached[0], NULL, "its code is missing");
    CHECK_OPEN_FAILS(from[0], &block, "it has code of its own");
    block.checksum ^= 1;
    CHECK_OPEN_FAILS(detached[0], &block, "it was made for another block of code");
    block = (code_block){code.bytes, 0, detached[0]->code.block};
    CHECK_OPEN_FAILS(detached[0], &block, "kernel lies outside");
    for (int i = 0; i < 4; i++)
        free(detached[i]);
    mapped_free(&code);
    join_code_free(&joined);
    pool_close(threads);
    free(both.bytes);
    free(one.bytes);
}

/* A kernel that two arrays share must read only elements that the smaller array also has. */
TEST(a_shared_kernel_stays_inside_the_smaller_array)
{
    begin();
    node_id x = in("3000000xf32"), y = in("2000001xf32");
    const attrs *first = ATTRS(.start_indices = DIMS(0), .limit_indices = DIMS(2000000), .strides = DIMS(1));
    end(MAKE(OP_sqrt, NO_ATTRS, MAKE(OP_slice, first, x)), MAKE(OP_sqrt, NO_ATTRS, MAKE(OP_slice, first, y)));
    image m = compile();
    done();
    parts p = parts_of(&m);
    CHECK(p.h->plan.steps == 2 && p.h->code.kernels == 1 && p.h->code.parameters == 2);
    CHECK(p.parameters[0].bytes == 2000001 * 4 && p.parameters[1].bytes == 2000000 * 4);
    CHECK(!p.parameters[0].written && p.parameters[1].written && p.parameters[0].alignment == 4);
    free(p.copy.bytes);
    free(m.bytes);
}

/* Makes an image in which all steps use the same list of arguments. The loader must refuse the image if checking it
 * would take long. */
static image many_uses(uint32_t arguments, uint32_t steps)
{
    cpu_facts cpu = this_cpu();
    image_header h = {.version = IMAGE_VERSION, .abi = KERNEL_ABI};
    memcpy(h.magic, IMAGE_MAGIC, sizeof h.magic);
    h.plan = (plan_header){.steps = steps, .arguments = arguments};
    h.code = (image_code){.machine = (uint32_t)cpu.machine, .kernels = 1, .parameters = arguments, .size = 64};
    h.code.offset = sizeof h + sizeof(image_kernel) + arguments * sizeof(image_parameter);
    h.slots_offset = h.steps_offset = h.code.offset + h.code.size;
    h.arguments_offset = h.steps_offset + steps * sizeof(plan_step);
    /* All fields of the arguments are 0. So each argument is a place in the arena, which has no bytes. */
    h.size = h.arguments_offset + arguments * sizeof(plan_argument);
    image made = {calloc(1, h.size), h.size};
    memcpy(made.bytes, &h, sizeof h);
    parts p = parts_in(made);
    p.kernels[0] = (image_kernel){.size = 1, .tiles = 1, .arguments = arguments};
    for (uint32_t i = 0; i < arguments; i++)
        p.parameters[i].alignment = 1;
    for (uint32_t i = 0; i < steps; i++)
        p.steps[i] = (plan_step)KERNEL(.kernel = 0);
    seal(&made);
    return made;
}

TEST(plans_that_take_long_to_check_are_refused)
{
    image some = many_uses(20000, 20), many = many_uses(20000, 20000);
    program_free(load(&some));
    CHECK_REFUSED(&many, QN_INVALID_ARGUMENT, "too many arguments");
    free(some.bytes), free(many.bytes);
}

/* The loader refuses blocks that nest too deep, even if very many blocks nest. */
TEST(deep_plans_are_refused)
{
    image m = increment_image();
    enum { MOST = 100000 };
    plan_step *steps = calloc(MOST, sizeof *steps);
    for (uint32_t depth = 1; depth <= MOST; depth = depth < 300 ? 300 : depth * 333) {
        for (uint32_t i = 0; i < depth; i++)
            steps[i] = (plan_step)BLOCK(depth - 1 - i);
        image nested = with_steps(&m, depth, steps);
        if (depth <= 300)
            program_free(load(&nested));
        else
            CHECK_REFUSED(&nested, QN_INVALID_ARGUMENT, "deeply");
        free(nested.bytes);
    }
    free(steps);
    free(m.bytes);
}

/* Runs a plan of increments on x and returns the new x. */
static uint8_t run_plan(const image *m, uint32_t count, const plan_step *steps, uint8_t x)
{
    image changed = with_steps(m, count, steps);
    program *p = load(&changed);
    pool *threads = NULL;
    CHECK_OK(pool_open(1, NULL, &threads));
    if (p)
        CHECK_OK(program_call(p, threads, &stop_never, (void *[]){&x}));
    program_free(p);
    pool_close(threads);
    free(changed.bytes);
    return x;
}
#define RUN_PLAN(x, ...)                                                                                               \
    run_plan(&m, sizeof((plan_step[]){__VA_ARGS__}) / sizeof(plan_step), (plan_step[]){__VA_ARGS__}, (x))

TEST(plans_run_their_steps)
{
    image m = increment_image();
    const plan_step once = KERNEL(.kernel = 0), block0 = BLOCK(0), block1 = BLOCK(1), block2 = BLOCK(2);
    CHECK_EQ_U64(run_plan(&m, 0, NULL, 5), 5);
    CHECK_EQ_U64(RUN_PLAN(5, once, once, once), 8);
    CHECK_EQ_U64(RUN_PLAN(5, block2, once, once, once), 8);
    CHECK_EQ_U64(RUN_PLAN(5, block0, once), 6);
    /* The loop runs until the byte wraps to 0. */
    CHECK_EQ_U64(RUN_PLAN(250, WHILE(3, .argument = 0), block0, block1, once), 0);
    CHECK_EQ_U64(RUN_PLAN(0, WHILE(3, .argument = 0), block0, block1, once), 0);
    /* The condition runs before each check, also before the last check. So x counts from 0 to 255, then wraps to 0, and
     * the loop ends. */
    CHECK_EQ_U64(RUN_PLAN(0, WHILE(3, .argument = 0), block1, once, block0), 0);
    CHECK_EQ_U64(RUN_PLAN(0, IF(3, .argument = 0), block1, once, block0, once), 1);
    CHECK_EQ_U64(RUN_PLAN(7, IF(4, .argument = 0), block2, once, once, block0), 9);
    CHECK_EQ_U64(RUN_PLAN(0, IF(4, .argument = 0), block2, once, once, block0), 0);
    CHECK_EQ_U64(RUN_PLAN(1, IF(5, .argument = 0), block0, BLOCK(3), IF(2, .argument = 0), block0, block0, once), 2);
    free(m.bytes);
}

/* The kernel adds 1 to an i32 in place. The same i32 is the index of the branch. */
TEST(branches_out_of_range_are_the_last)
{
    begin();
    node_id x = in("i32");
    end(MAKE(OP_add, NO_ATTRS, x, constant_i32(1)));
    region_at(&g, function)->formals.at[0].alias = 0;
    image m = compile();
    done();
    const plan_step steps[] = {CASE(6, .argument = 0), BLOCK(0),           BLOCK(1), KERNEL(.kernel = 0), BLOCK(2),
                               KERNEL(.kernel = 0),    KERNEL(.kernel = 0)};
    image changed = with_steps(&m, 7, steps);
    program *p = load(&changed);
    pool *threads = NULL;
    CHECK_OK(pool_open(1, NULL, &threads));
    static const int32_t cases[][2] = {
        {0, 0}, {1, 2}, {2, 4}, {3, 5}, {-1, 1}, {INT32_MAX - 2, INT32_MAX}, {100, 102}, {INT32_MIN, INT32_MIN + 2}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int32_t value = cases[i][0];
        CHECK_OK(program_call(p, threads, &stop_never, (void *[]){&value}));
        CHECK_EQ_U64((uint32_t)value, (uint32_t)cases[i][1]);
    }
    pool_close(threads);
    program_free(p);
    free(changed.bytes);
    free(m.bytes);
}

/* ---- many programs, many threads --------------------------------------------------------------------------------- */

static void fill_floats(float *x, size_t count, uint32_t seed)
{
    for (size_t i = 0; i < count; i++) {
        seed = seed * 1664525 + 1013904223;
        x[i] = (float)((int32_t)seed >> 8) * 0x1p-20f;
    }
}

TEST(several_programs_at_once)
{
    enum { PROGRAMS = 12, COUNT = 37 };
    program *programs[PROGRAMS];
    float want[PROGRAMS][COUNT], x[COUNT], got[COUNT];
    pool *threads = NULL;
    fill_floats(x, COUNT, 5);
    CHECK_OK(pool_open(2, NULL, &threads));
    for (int i = 0; i < PROGRAMS; i++) {
        static const op_kind ops[] = {OP_sine, OP_tanh, OP_exponential, OP_negate};
        begin();
        node_id y = in("37xf32");
        for (int k = 0; k <= i / 4; k++)
            y = MAKE(ops[i % 4], NO_ATTRS, y);
        end(y);
        run((const void *[]){x}, (void *[]){want[i]});
        image m = compile();
        programs[i] = load(&m);
        memset(m.bytes, 0xcc, m.size); /* a program must not refer to the caller's image */
        free(m.bytes);
        done();
    }
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < PROGRAMS; i++) {
            int at = (i * 7 + round) % PROGRAMS;
            if (!programs[at])
                continue;
            memset(got, 0xff, sizeof got);
            CHECK_OK(program_call(programs[at], threads, &stop_never, (void *[]){x, got}));
            CHECK(memcmp(got, want[at], sizeof got) == 0);
            if (round == 2 || (round == 1 && at % 2)) {
                program_free(programs[at]); /* frees the programs in another order */
                programs[at] = NULL;
            }
        }
    pool_close(threads);
}

enum { ROWS = 256, COLUMNS = 96, CALLERS = 8, ROUNDS = 25 };

typedef struct caller {
    program *program;
    pool *pool;
    float *x, *want, *got;
    pthread_barrier_t *start;
    uint32_t differences, errors;
} caller;

static void *call_often(void *argument)
{
    caller *c = argument;
    for (int i = 0; i < ROUNDS; i++) {
        memset(c->got, 0xff, ROWS * COLUMNS * sizeof(float));
        pthread_barrier_wait(c->start);
        qn_status s = program_call(c->program, c->pool, &stop_never, (void *[]){c->x, c->got});
        pthread_barrier_wait(c->start);
        c->errors += s != NULL;
        qn_status_free(s);
        c->differences += memcmp(c->got, c->want, ROWS * COLUMNS * sizeof(float)) != 0;
    }
    return NULL;
}

static void call_together(program *p, uint32_t pool_size)
{
    pool *threads = NULL;
    pthread_barrier_t start;
    pthread_t ids[CALLERS];
    caller callers[CALLERS];
    CHECK_OK(pool_open(pool_size, NULL, &threads));
    pool_share_all(threads);
    pthread_barrier_init(&start, NULL, CALLERS);
    for (int i = 0; i < CALLERS; i++) {
        caller *c = &callers[i];
        *c = (caller){.program = p, .pool = threads, .start = &start};
        size_t bytes = ROWS * COLUMNS * sizeof(float);
        c->x = malloc(bytes), c->want = malloc(bytes), c->got = malloc(bytes);
        fill_floats(c->x, ROWS * COLUMNS, (uint32_t)i);
        run((const void *[]){c->x}, (void *[]){c->want});
    }
    for (int i = 0; i < CALLERS; i++)
        CHECK(pthread_create(&ids[i], NULL, call_often, &callers[i]) == 0);
    for (int i = 0; i < CALLERS; i++) {
        caller *c = &callers[i];
        pthread_join(ids[i], NULL);
        CHECK_EQ_U64(c->errors, 0);
        CHECK_EQ_U64(c->differences, 0);
        free(c->x), free(c->want), free(c->got);
    }
    pthread_barrier_destroy(&start);
    pool_close(threads);
}

TEST(many_threads_in_one_program)
{
    softmax_function("256x96xf32");
    image m = compile();
    cut_finely(&m);
    program *p = load(&m);
    for (uint32_t threads = 1; threads <= 3 && p; threads++)
        call_together(p, threads);
    program_free(p);
    free(m.bytes);
    done();
}

/* ---- allocations ------------------------------------------------------------------------------------------------- */

TEST(a_repeated_call_allocates_nothing)
{
    static float x[ROWS * COLUMNS], y[ROWS * COLUMNS];
    fill_floats(x, ROWS * COLUMNS, 1);
    softmax_function("256x96xf32");
    image m = compile();
    cut_finely(&m);
    for (uint32_t size = 1; size <= 2; size++) {
        program *p = load(&m);
        pool *threads = NULL;
        CHECK_OK(pool_open(size, NULL, &threads));
        pool_share_all(threads);
        long before = allocations;
        CHECK_OK(program_call(p, threads, &stop_never, (void *[]){x, y}));
        CHECK(!CAN_COUNT || allocations > before); /* proves that counting works */
        before = allocations;
        for (int i = 0; i < 100; i++)
            CHECK_OK(program_call(p, threads, &stop_never, (void *[]){x, y}));
        CHECK_EQ_U64((uint64_t)(allocations - before), 0);
        program_free(p);
        pool_close(threads);
    }
    free(m.bytes);
    done();
}

TEST(a_repeated_qn_call_allocates_nothing)
{
    static float x[64], y[64];
    qn_context *context = NULL;
    qn_function *f = NULL;
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler(), .threads = 2}, &context));
    qn_graph *graph = qn_graph_new(context, "g");
    qn_value v = qn_input(graph, "x", QN_F32, QN_DIMS(8, 8));
    qn_output(graph, "y", qn_softmax(v, 1));
    CHECK_OK(qn_compile(graph, NULL, &f));
    const qn_tensor in_tensor = {x, QN_F32, QN_DIMS(8, 8)}, out_tensor = {y, QN_F32, QN_DIMS(8, 8)};
    CHECK_OK(qn_call(f, 1, &in_tensor, 1, &out_tensor));
    long before = allocations;
    for (int i = 0; i < 100; i++)
        CHECK_OK(qn_call(f, 1, &in_tensor, 1, &out_tensor));
    CHECK_EQ_U64((uint64_t)(allocations - before), 0);
    qn_close(context);
}

/* ---- the floating-point mode ------------------------------------------------------------------------------------- */

/* Floating-point modes of a host: each rounding mode, with and without bits that flush subnormals or, on AArch64,
 * replace NaNs. */
enum { ROUNDINGS = 4, EXTRAS = 4 };

static uint64_t mode_now(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_stmxcsr() & ~0x3fu;
#else
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    return control;
#endif
}

static void set_mode(int rounding, int extra)
{
    static const int roundings[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    fesetround(roundings[rounding]);
#if defined(__x86_64__)
    static const uint32_t added[] = {0, 0x8000, 0x0040, 0x8040}; /* FTZ, DAZ, both */
    __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | added[extra]);
#else
    static const uint64_t added[] = {0, 1 << 24, 1 << 25, 3 << 24}; /* FZ, DN, both */
    __asm__ volatile("msr fpcr, %0" : : "r"(mode_now() | added[extra]));
#endif
}

/* Fills x with values whose results depend on the rounding mode and on the treatment of subnormals. */
static void fill_special(float *x, size_t count)
{
    fill_floats(x, count, 99);
    for (size_t i = 0; i < count; i++) {
        uint32_t bits = (uint32_t)i * 77777 + 1;
        if (i % 3 == 0)
            memcpy(&x[i], &(uint32_t){bits & 0x807fffff}, sizeof *x);
    }
}

static void special_function(void)
{
    begin();
    node_id x = in("512x33xf32"), third = node_constant(&g, type_of("512x33xf32"), &(float){1.0f / 3}, true);
    node_id scaled = MAKE(OP_multiply, NO_ATTRS, x, third);
    node_id sum = MAKE(OP_add, NO_ATTRS, scaled, MAKE(OP_divide, NO_ATTRS, x, MAKE(OP_add, NO_ATTRS, x, third)));
    node_id wide = MAKE(OP_convert, ATTRS(.element_type = QN_F64), x);
    node_id half = MAKE(OP_convert, ATTRS(.element_type = QN_F16), MAKE(OP_tanh, NO_ATTRS, sum));
    node_id zero = constant_f32(0);
    node_id total = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(binary_region(OP_add, "f32"))), sum, zero);
    end(scaled, sum, MAKE(OP_sqrt, NO_ATTRS, MAKE(OP_abs, NO_ATTRS, wide)), half, total);
}

enum { SPECIAL = 512 * 33, OUTPUTS = 5 };
static const size_t special_bytes[OUTPUTS] = {SPECIAL * 4, SPECIAL * 4, SPECIAL * 8, SPECIAL * 2, 512 * 4};

typedef struct results {
    void *at[OUTPUTS];
} results;

static results results_new(void)
{
    results r;
    for (int i = 0; i < OUTPUTS; i++) {
        r.at[i] = aligned_alloc(64, (special_bytes[i] + 63) / 64 * 64);
        memset(r.at[i], 0xee, special_bytes[i]);
    }
    return r;
}

static void results_free(results *r)
{
    for (int i = 0; i < OUTPUTS; i++)
        free(r->at[i]);
}

static bool results_same(const results *a, const results *b)
{
    for (int i = 0; i < OUTPUTS; i++)
        if (memcmp(a->at[i], b->at[i], special_bytes[i]) != 0)
            return false;
    return true;
}

/* Runs the program in a mode, or the evaluator if `threads` is 0. The pool and its threads also start in that mode. */
static bool runs_same(program *p, uint32_t threads, const float *x, const results *want, int rounding, int extra)
{
    fenv_t usual;
    pool *workers = NULL;
    results got = results_new();
    qn_status s = NULL;
    fegetenv(&usual);
    set_mode(rounding, extra);
    uint64_t before = mode_now();
    if (threads)
        s = pool_open(threads, NULL, &workers);
    if (workers)
        pool_share_all(workers);
    for (int i = 0; i < 3 && !s; i++)
        s = threads
                ? program_call(p, workers, &stop_never,
                               (void *[]){(void *)(uintptr_t)x, got.at[0], got.at[1], got.at[2], got.at[3], got.at[4]})
                : evaluate(&g, function, (const void *[]){x}, got.at);
    uint64_t after = mode_now();
    pool_close(workers);
    fesetenv(&usual);
    CHECK_OK(s);
    CHECK_EQ_U64(after, before);
    bool same = results_same(&got, want);
    results_free(&got);
    return same;
}

TEST(the_mode_of_the_host_changes_nothing)
{
    float *x = aligned_alloc(64, SPECIAL * sizeof *x);
    fill_special(x, SPECIAL);
    special_function();
    image m = compile();
    cut_finely(&m);
    program *p = load(&m);
    results want = results_new();
    CHECK_OK(evaluate(&g, function, (const void *[]){x}, want.at));
    uint32_t subnormals = 0; /* results that flushing would change */
    for (int i = 0; i < SPECIAL; i++)
        subnormals += fpclassify(((float *)want.at[0])[i]) == FP_SUBNORMAL;
    CHECK(subnormals > 1000);
    for (int rounding = 0; rounding < ROUNDINGS && p; rounding++)
        for (int extra = 0; extra < EXTRAS; extra++)
            for (uint32_t threads = 0; threads <= 3; threads++)
                if (!runs_same(p, threads, x, &want, rounding, extra))
                    unit_fail(__FILE__, __LINE__, "rounding %d, mode %d, %u threads: the bits differ", rounding, extra,
                              threads);
    results_free(&want);
    program_free(p);
    free(m.bytes);
    free(x);
    done();
}

#if defined(__x86_64__)
/* The host enables traps for invalid operations, overflow and division by zero; a call must not trap. */
TEST(exceptions_that_trap_at_the_host)
{
    enum { UNMASKED = 0x1f80 & ~(0x0080 | 0x0200 | 0x0400) };
    static const float x[4] = {0, -1, 3e38f, 1};
    float want[4], got[4];
    begin();
    node_id v = in("4xf32"), zero = node_constant(&g, type_of("4xf32"), &(float){0}, true);
    end(MAKE(OP_add, NO_ATTRS, MAKE(OP_divide, NO_ATTRS, v, zero),
             MAKE(OP_sqrt, NO_ATTRS, MAKE(OP_multiply, NO_ATTRS, v, v))));
    image m = compile();
    program *p = load(&m);
    pool *threads = NULL;
    CHECK_OK(pool_open(1, NULL, &threads));
    CHECK_OK(evaluate(&g, function, (const void *[]){x}, (void *[]){want}));
    uint32_t usual = __builtin_ia32_stmxcsr();
    __builtin_ia32_ldmxcsr(UNMASKED);
    qn_status called = program_call(p, threads, &stop_never, (void *[]){(void *)(uintptr_t)x, got});
    uint32_t after_call = __builtin_ia32_stmxcsr();
    __builtin_ia32_ldmxcsr(UNMASKED);
    qn_status evaluated = evaluate(&g, function, (const void *[]){x}, (void *[]){want});
    uint32_t after_evaluate = __builtin_ia32_stmxcsr();
    __builtin_ia32_ldmxcsr(usual);
    CHECK_OK(called);
    CHECK_OK(evaluated);
    CHECK_EQ_U64(after_call & ~0x3fu, UNMASKED);
    CHECK_EQ_U64(after_evaluate & ~0x3fu, UNMASKED);
    CHECK(memcmp(got, want, sizeof got) == 0);
    pool_close(threads);
    program_free(p);
    free(m.bytes);
    done();
}
#endif

/* ---- systems without executable memory --------------------------------------------------------------------------- */

#if defined(__linux__) && defined(__x86_64__)
/* Makes mmap and mprotect in this process fail with `error` if they ask for executable memory. */
static bool refuse_executable_memory(uint32_t error)
{
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 3), /* the third argument of both calls is the protection */
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 4 /* PROT_EXEC */, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = {sizeof rules / sizeof *rules, rules};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

static char logged[512];
static void keep_line(void *user, const char *line)
{
    (void)user;
    snprintf(logged, sizeof logged, "%s", line);
}

/* Compiles a function that squares its input. Checks that libquern evaluates the function, and that the reason and the
 * log contain `why`. */
static void check_evaluated_square(const char *cache, const qn_compiler *compiler, const char *why)
{
    qn_context *context = NULL;
    qn_function *f = NULL;
    qn_stats stats;
    float x[4] = {1, 2, 3, 4}, y[4] = {0};
    CHECK_OK(qn_open(&(qn_options){.compiler = compiler, .threads = 1, .cache = cache, .log = keep_line}, &context));
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value v = qn_input(graph, "x", QN_F32, QN_DIMS(4));
    qn_output(graph, "y", qn_multiply(v, v));
    CHECK_OK(qn_compile(graph, NULL, &f));
    qn_function_stats(f, &stats);
    CHECK(strcmp(stats.engine, "evaluator") == 0 && strstr(stats.why, why));
    CHECK(strstr(logged, why));
    CHECK_OK(qn_call(f, 1, &(qn_tensor){x, QN_F32, QN_DIMS(4)}, 1, &(qn_tensor){y, QN_F32, QN_DIMS(4)}));
    CHECK(y[0] == 1 && y[3] == 16);
    qn_close(context);
}

static char cache[] = "/tmp/quern-runtime-XXXXXX";
static int compiles;
static qn_status counting_compile(void *self, const qn_compile_request *request, void **out, size_t *size)
{
    (void)self;
    compiles++;
    return qn_jit_compiler()->compile(NULL, request, out, size);
}

/* Checks that the loader refuses the image, and that libquern evaluates instead. The cache still keeps the compiled
 * program, so that no other process compiles the function in vain. */
static void check_without_code(const image *m)
{
    const qn_compiler counting = {QN_COMPILER_VERSION, NULL, counting_compile, qn_jit_compiler()->describe};
    CHECK_REFUSED(m, QN_UNSUPPORTED, "executable memory: Permission denied");
    check_evaluated_square("off", qn_jit_compiler(), "executable memory: Permission denied");
    check_evaluated_square(cache, &counting, "executable memory: Permission denied");
    CHECK_EQ_U64(compiles, 1);
    check_evaluated_square(cache, &counting, "cannot be mapped: Permission denied");
    CHECK_EQ_U64(compiles, 1);
}

static void check_without_memory(const image *m)
{
    CHECK_REFUSED(m, QN_OUT_OF_MEMORY, "executable memory: Cannot alloc");
}

static void in_child_that_may_not(uint32_t error, void (*look)(const image *m))
{
    image m = increment_image();
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        if (!refuse_executable_memory(error))
            _exit(77); /* the sandbox allows no filters, so the test is skipped */
        look(&m);
        fflush(stdout);
        _exit(unit_failures != 0);
    }
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 77));
    if (WIFEXITED(status) && WEXITSTATUS(status) == 77)
        printf("skipped: the system allows no filter of system calls\n");
    free(m.bytes);
}

TEST(without_executable_memory)
{
    char command[64];
    CHECK(mkdtemp(cache) != NULL);
    in_child_that_may_not(EACCES, check_without_code);
    snprintf(command, sizeof command, "rm -r %s", cache);
    CHECK(system(command) == 0);
}
TEST(executable_memory_runs_out) { in_child_that_may_not(ENOMEM, check_without_memory); }
#endif
