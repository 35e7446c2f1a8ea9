/* Calls mutated packs. Mutations change everything except the code and the tables that the loader trusts like the code
 * (abi/image.h). After a mutation the checksums are corrected. Either the loader must refuse the pack, or a call must
 * return and access only the memory of the call. So every tensor, the arena and scratch (abi/plan.h) lie between
 * inaccessible pages, and inputs that are not updated are write-protected.
 *
 * An input consists of the number of a pack and of bytes that seed the mutations. A call runs in a child process with a
 * deadline, because a mutated loop can run forever. A call that still runs long after the deadline is a fault. */
#include "fuzz.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/checksum.h"
#include "base/hash.h"
#include "quern/cache.h"
#include "quern/compose.h"
#include "quern/custom.h"
#include "quern/jit.h"
#include "quern/quern.h"
#include "runtime/call_memory.h"
#include "runtime/pack.h"

const char *const fuzz_name = "fuzz_call";
const char *const fuzz_words[] = {"\x01", "\x7f", "\xff", NULL};

enum {
    MOST_PACKS = 24,
    MOST_IMAGES = 4,     /* images of a pack */
    MOST_PACK = 100000,  /* bytes of the largest pack that is used */
    EVERY = 11,          /* use every 11th module */
    SEEDS_OF_A_PACK = 8, /* inputs per pack */
    DEADLINE = 300,      /* milliseconds that a call may take */
    PATIENCE = 20,       /* seconds of CPU time after which a call that still runs is a fault */
    LARGE_CALL = 1 << 28 /* bytes; a function with a larger tensor is not called */
};

static uint64_t state;
static uint64_t next(void) { return fuzz_random(&state); }
static size_t below(size_t n) { return n ? (size_t)(next() % n) : 0; }

/* ---- memory between pages that fault ----------------------------------------------------------------------------- */

typedef struct block {
    char *first, *data, *end; /* from `first` to `end` is accessible memory; bytes outside the data are GUARD */
    size_t bytes;
} block;

enum { GUARD = 0xa5 };

static bool block_make(block *b, size_t bytes, size_t alignment)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), inner = bytes / page * page + page;
    char *all = bytes > LARGE_CALL
                    ? MAP_FAILED
                    : mmap(NULL, inner + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED || mprotect(all + page, inner, PROT_READ | PROT_WRITE))
        return false;
    *b = (block){.first = all + page, .end = all + page + inner, .bytes = bytes};
    b->data = next() & 1 ? b->first : b->end - (bytes + alignment - 1) / alignment * alignment;
    memset(b->first, GUARD, (size_t)(b->data - b->first));
    memset(b->data + bytes, GUARD, (size_t)(b->end - b->data) - bytes);
    return true;
}

static bool block_whole(const block *b)
{
    bool whole = true;
    for (const char *at = b->first; at < b->end; at++)
        whole &= (at >= b->data && at < b->data + b->bytes) || *at == (char)GUARD;
    return whole;
}

/* The memory of a call, besides the tensors. The two functions below replace the functions of
 * src/runtime/call_memory.c. */
static block arena, scratch;

call_memory *call_memory_new(const image_header *image, uint32_t threads)
{
    call_memory *m = calloc(1, sizeof *m);
    *m = (call_memory){.threads = threads};
    m->slots = calloc(image_slots(image) + image->plan.steps, sizeof *m->slots); /* for every PREPARE step */
    m->table = calloc(image->plan.arguments + 1, sizeof *m->table);
    m->tensors = calloc(image->code.tensors + 1, sizeof *m->tensors);
    if (image->plan.scratch_bytes > LARGE_CALL ||
        !block_make(&arena, (size_t)image->plan.arena_bytes, PLAN_ALIGNMENT) ||
        !block_make(&scratch, (size_t)image->plan.scratch_bytes * threads, PLAN_ALIGNMENT))
        return NULL;
    m->arena = arena.data;
    m->scratch = scratch.data;
    return m;
}

/* Frees nothing, because the process ends after the call. */
void call_memory_free(call_memory *m) { (void)m; }

/* ---- packs ------------------------------------------------------------------------------------------------------- */

/* A range of bytes of a pack that mutations change. `row` is the size of a table row, or 8 if the range is not
 * a table. */
typedef struct part {
    size_t at, size, row;
} part;

/* A pack with several functions contains packs. */
typedef struct pack {
    char *bytes;
    size_t size;
    part parts[64];
    size_t part_count;
    part images[MOST_IMAGES], inner[MOST_IMAGES]; /* `row` is unused */
    size_t image_count, inner_count;
} pack;

static pack packs[MOST_PACKS];
static size_t pack_count;
static qn_context *contexts[2]; /* the first context has 1 thread, the second has 2 */
static int file;
static char path[64];

static void add_part(pack *p, uint64_t at, uint64_t size, size_t row)
{
    if (size)
        p->parts[p->part_count++] = (part){(size_t)at, (size_t)size, row};
}

/* Adds the parts of an image in the pack that begins at `from`. */
static void add_image(pack *p, size_t from, const pack_section *s)
{
    const image_header *h = (const image_header *)(const void *)(p->bytes + from + s->offset);
    uint64_t slots = image_slots(h) * sizeof(plan_slot), at = from + s->offset;
    FUZZ_CHECK(p->image_count < MOST_IMAGES);
    p->images[p->image_count++] = (part){(size_t)at, (size_t)s->size, 0};
    add_part(p, at, offsetof(image_header, code), 8);
    add_part(p, at + h->slots_offset, slots, sizeof(plan_slot));
    for (int i = 0; i < 3; i++) { /* adds the plan three times, so that mutations change it more often */
        add_part(p, at + offsetof(image_header, plan), sizeof h->plan, 8);
        add_part(p, at + h->steps_offset, h->plan.steps * sizeof(plan_step), sizeof(plan_step));
        add_part(p, at + h->arguments_offset, h->plan.arguments * sizeof(plan_argument), sizeof(plan_argument));
    }
}

/* Adds the parts of the pack that begins at `from`. The code of a pack with several functions is trusted, so it is no
 * part. */
static void add_parts(pack *p, size_t from)
{
    const pack_header *h = (const pack_header *)(const void *)(p->bytes + from);
    const pack_section *sections = pack_sections(h);
    add_part(p, from, sizeof *h, 8);
    add_part(p, from + sizeof *h, h->sections * sizeof *sections, sizeof *sections);
    for (uint32_t i = 0; i < h->sections; i++) {
        const pack_section *s = &sections[i];
        if (s->kind == PACK_IMAGE) {
            add_image(p, from, s);
        } else if (s->kind == PACK_FUNCTION) {
            FUZZ_CHECK(p->inner_count < MOST_IMAGES);
            p->inner[p->inner_count++] = (part){(size_t)s->offset, (size_t)s->size, 0};
            add_parts(p, (size_t)s->offset);
        } else if (s->kind != PACK_CODE) {
            add_part(p, from + s->offset, s->size < 4096 ? s->size : 4096, 8);
        }
    }
}

static void add_pack(const void *bytes, size_t size)
{
    pack *p = &packs[pack_count++];
    *p = (pack){.bytes = malloc(size), .size = size};
    memcpy(p->bytes, bytes, size);
    add_parts(p, 0);
}

/* A function of the host. It reads and writes all memory that it gets, and fails for some inputs. */
static qn_status visit(void *user, const qn_custom_args *args)
{
    unsigned sum = 0;
    (void)user;
    for (size_t i = 0; i < args->input_count + args->output_count; i++) {
        const qn_tensor *t = i < args->input_count ? &args->inputs[i] : &args->outputs[i - args->input_count];
        size_t bytes = qn_dtype_size(t->dtype);
        for (size_t k = 0; k < t->dims.count; k++)
            bytes *= (size_t)t->dims.values[k];
        for (size_t k = 0; k < bytes && i < args->input_count; k++)
            sum += ((const unsigned char *)t->data)[k];
        if (i >= args->input_count)
            memset(t->data, (int)(sum % 5), bytes);
    }
    return sum % 17 == 16 ? qn_status_make(QN_INTERNAL, "the sum is 16") : NULL;
}

static void open_contexts(void)
{
    for (int i = 0; i < 2; i++) {
        FUZZ_CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler(), .threads = (uint32_t)i + 1, .cache = "off"},
                              &contexts[i]));
        FUZZ_CHECK_OK(qn_register(contexts[i], &(qn_custom){.name = "visit", .version = 1, .call = visit}));
    }
    file = memfd_create("fuzz_call", 0);
    FUZZ_CHECK(file >= 0);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
}

static void add_seeds(fuzz_add add)
{
    for (size_t i = 0; i < SEEDS_OF_A_PACK; i++)
        add(&(uint8_t[]){(uint8_t)pack_count, (uint8_t)i, 0, 0}, 4);
}

/* Adds the pack of a graph, and seeds for this pack. Frees the graph. */
static void add_graph(qn_graph *g, fuzz_add add)
{
    void *bytes = NULL;
    size_t size = 0;
    qn_status status = qn_pack(g, 0, NULL, &bytes, &size);
    if (!status && size <= MOST_PACK) {
        add_seeds(add);
        add_pack(bytes, size);
    }
    free(bytes);
    qn_status_free(status);
    qn_graph_free(g);
}

/* ---- programs with features that small modules lack -------------------------------------------------------------- */

static float numbers[2000];

/* A program with scratch, an array in the arena, and a large constant. */
static void build_product(qn_graph *g)
{
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(20, 100)), c = qn_constant(g, QN_F32, QN_DIMS(20, 100), numbers);
    qn_value y = qn_softmax(qn_add(x, c), 1);
    qn_output(g, "y", qn_matmul(y, qn_transpose(y, QN_DIMS(1, 0))));
    qn_output(g, "c", qn_tanh(c));
}

static void below_limit(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    *out = qn_compare(args[0], *(qn_value *)user, QN_LT);
}
static qn_graph *building;
static qn_value branched[3];
static void branch_tanh(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args;
    *out = qn_tanh(branched[0]);
}
static void branch_sine(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args;
    *out = qn_sine(qn_sine(branched[0]));
}
static void branch_if(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args;
    qn_if(branched[2], branch_tanh, branch_sine, NULL, 1, out);
}
static void round_of_branches(void *user, size_t count, const qn_value *args, qn_value *out)
{
    const qn_region branches[] = {branch_tanh, branch_if, branch_sine};
    (void)user, (void)count;
    branched[0] = args[1];
    out[0] = qn_add(args[0], qn_fill(building, QN_I32, QN_SCALAR, 1));
    qn_case(branched[1], 3, branches, NULL, 1, &out[1]);
}

/* A program with an updated input, loops and branches. The bodies are large enough to be steps of the plan. */
static void build_loop(qn_graph *g)
{
    qn_value a = qn_input(g, "a", QN_F32, QN_DIMS(300, 401)), limit = qn_input(g, "n", QN_I32, QN_SCALAR);
    branched[1] = qn_input(g, "k", QN_I32, QN_SCALAR);
    branched[2] = qn_input(g, "p", QN_I1, QN_SCALAR);
    qn_value init[] = {qn_fill(g, QN_I32, QN_SCALAR, 0), a}, out[2];
    qn_while(2, init, below_limit, round_of_branches, &limit, out);
    qn_output(g, "rounds", out[0]);
    qn_update(g, a, out[1]);
}

/* A program with computed start indices, types of all sizes and empty tensors. */
static void build_places(qn_graph *g)
{
    qn_value i = qn_input(g, "i", QN_I32, QN_SCALAR), j = qn_input(g, "j", QN_I32, QN_SCALAR);
    qn_value table = qn_constant(g, QN_F32, QN_DIMS(2000), numbers), s = qn_input(g, "s", QN_F32, QN_DIMS(37, 3));
    qn_value part = qn_dynamic_slice(table, 1, &i, QN_DIMS(33));
    qn_update(g, s, qn_dynamic_update_slice(s, qn_reshape(part, QN_DIMS(11, 3)), 2, (qn_value[]){j, i}));
    qn_value b = qn_input(g, "b", QN_I8, QN_DIMS(37)), w = qn_input(g, "w", QN_F64, QN_DIMS(37));
    qn_output(g, "h", qn_convert(w, QN_F16));
    qn_output(g, "f", qn_compare(qn_convert(b, QN_F64), w, QN_LT));
    qn_output(g, "none", qn_tanh(qn_input(g, "e", QN_F32, QN_DIMS(0, 5))));
}

/* A program that uses one kernel twice. */
static void build_shared(qn_graph *g)
{
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(70000)), y = qn_input(g, "y", QN_F32, QN_DIMS(60001));
    qn_output(g, "u", qn_erf_inv(qn_slice(x, QN_DIMS(0), QN_DIMS(60000), QN_DIMS(1))));
    qn_output(g, "v", qn_erf_inv(qn_slice(y, QN_DIMS(0), QN_DIMS(60000), QN_DIMS(1))));
}

/* A program that calls the host from steps of the plan, from a branch, and from a loop. The loop is small enough to be
 * native code. */
static void branch_visit(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args;
    qn_custom_call(building, "visit", NULL, 1, branched, 1, (qn_type[]){{QN_F32, QN_DIMS(300, 401)}}, 0, out);
}
static void round_of_visits(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], qn_fill(building, QN_I32, QN_SCALAR, 1));
    qn_custom_call(building, "visit", NULL, 2, args, 1, (qn_type[]){{QN_F32, QN_DIMS(3)}}, 0, &out[1]);
}
static void build_host(qn_graph *g)
{
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(300, 401)), limit = qn_input(g, "n", QN_I32, QN_SCALAR);
    qn_value made[2], init[] = {qn_fill(g, QN_I32, QN_SCALAR, 0), qn_input(g, "s", QN_F32, QN_DIMS(3))}, out[2];
    qn_custom_call(g, "visit", NULL, 2, (qn_value[]){qn_tanh(x), limit}, 2,
                   (qn_type[]){{QN_F32, QN_DIMS(300, 401)}, {QN_F64, QN_DIMS(7)}}, 0, made);
    branched[0] = made[0];
    branched[2] = qn_input(g, "p", QN_I1, QN_SCALAR);
    qn_if(branched[2], branch_visit, branch_sine, NULL, 1, &made[0]);
    qn_while(2, init, below_limit, round_of_visits, &limit, out);
    qn_output(g, "f", qn_sine(made[0]));
    qn_output(g, "d", made[1]);
    qn_output(g, "s", out[1]);
}

/* Each function calls the previous function twice. There are too many calls to inline, so the plan has functions. */
enum { LEVELS = 12 };
static const char *const levels[LEVELS] = {"f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11"};
static void body_of_level(void *user, size_t count, const qn_value *args, qn_value *out)
{
    const char *const *level = user;
    (void)count;
    out[0] = args[0];
    for (int i = 0; i < 10; i++)
        out[0] = i % 2 ? qn_tanh(out[0]) : qn_sine(out[0]);
    for (int i = 0; i < 2 && level > levels; i++)
        qn_invoke(building, level[-1], 1, out, out);
}
static void build_tower(qn_graph *g)
{
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(9)), y;
    for (size_t i = 0; i < LEVELS; i++)
        qn_define(g, levels[i], 1, &x, body_of_level, (void *)(uintptr_t)&levels[i], 1);
    qn_invoke(g, levels[LEVELS - 1], 1, &x, &y);
    qn_output(g, "y", y);
    /* Without this large array, the whole program would be one native function. */
    qn_output(g, "large", qn_tanh(qn_input(g, "l", QN_F32, QN_DIMS(300, 401))));
}

static size_t steps_of_kind(const pack *p, plan_kind kind)
{
    const image_header *h = (const image_header *)(const void *)(p->bytes + p->images[0].at);
    const plan_step *steps = image_at(h, h->steps_offset);
    size_t count = 0;
    for (uint32_t i = 0; i < h->plan.steps; i++)
        count += steps[i].kind == (uint32_t)kind;
    return count;
}

/* Adds a pack with several functions. The third has the same kernels as the first. */
static void add_functions(fuzz_add add)
{
    static void (*const builders[])(qn_graph *) = {build_product, build_loop, build_product};
    qn_pack_function functions[] = {{.name = "f"}, {.name = "g"}, {.name = "h"}};
    void *bytes = NULL;
    size_t size = 0;
    for (size_t i = 0; i < 3; i++)
        builders[i](building = functions[i].graph = qn_graph_new(contexts[0], "g"));
    FUZZ_CHECK_OK(qn_pack_functions(3, functions, 0, NULL, &bytes, &size));
    add_seeds(add);
    add_pack(bytes, size);
    FUZZ_CHECK(packs[pack_count - 1].image_count == 3);
    free(bytes);
    for (size_t i = 0; i < 3; i++)
        qn_graph_free(functions[i].graph);
}

void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    static void (*const builders[])(qn_graph *) = {build_product, build_loop, build_places,
                                                   build_shared,  build_host, build_tower};
    static int seen;
    if (!module) {
        open_contexts();
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
            numbers[i] = (float)i / 500 - 1;
        for (size_t i = 0; i < sizeof builders / sizeof *builders; i++) {
            qn_graph *g = qn_graph_new(contexts[0], "g");
            builders[i](building = g);
            add_graph(g, add);
            FUZZ_CHECK(pack_count == i + 1);
        }
        FUZZ_CHECK(steps_of_kind(&packs[pack_count - 2], PLAN_HOST) > 0);
        FUZZ_CHECK(steps_of_kind(&packs[pack_count - 1], PLAN_FUNCTION) > 0);
        add_functions(add);
        return;
    }
    qn_graph *g = NULL;
    if (seen++ % EVERY || pack_count == MOST_PACKS)
        return;
    qn_status status = qn_graph_parse(contexts[0], "seed", module, size, &g);
    if (!status)
        add_graph(g, add);
    qn_status_free(status);
}

/* ---- mutations --------------------------------------------------------------------------------------------------- */

static uint64_t other_number(uint64_t number)
{
    static const uint64_t special[] = {
        0,      1, 2, 3, UINT64_MAX, INT64_MAX, INT64_MIN, INT32_MAX, UINT32_MAX, UINT32_MAX - 1, (uint64_t)1 << 56,
        1 << 20};
    static const uint64_t steps[] = {1, 2, 3, 4, 8, 16, 32, 64, 128, 4096, 1 << 20, (uint64_t)1 << 32};
    uint64_t step = steps[below(sizeof steps / sizeof *steps)];
    switch (below(6)) {
    case 0: return special[below(sizeof special / sizeof *special)];
    case 1: return number ^ (uint64_t)1 << below(64);
    case 2: return number + step;
    case 3: return number - step;
    case 4: return below(8);
    default: return number * 2;
    }
}

/* Changes a number. */
static void change_number(char *bytes, const part *p)
{
    static const size_t sizes[] = {1, 2, 4, 4, 8, 8};
    size_t size = sizes[below(sizeof sizes / sizeof *sizes)], at = p->at + below(p->size) / size * size;
    uint64_t number = 0;
    if (at + size > p->at + p->size)
        return;
    memcpy(&number, bytes + at, size);
    number = other_number(number);
    memcpy(bytes + at, &number, size);
}

/* Copies a row of a part over another row, or copies only the end of the row. */
static void change_row(char *bytes, const part *p)
{
    size_t rows = p->size / p->row, piece = next() & 1 ? p->row : 4 * (1 + below(p->row / 4)), from = 0, to = 0;
    if (rows < 2)
        return;
    from = below(rows), to = below(rows);
    memmove(bytes + p->at + to * p->row + p->row - piece, bytes + p->at + from * p->row + p->row - piece, piece);
}

static void seal_pack(char *bytes, size_t size)
{
    pack_header *h = (pack_header *)(void *)bytes;
    pack_key_hash(&h->parts, h->key);
    h->checksum = checksum_after(h, PACK_CHECKED_FROM, size);
}

static void seal(const pack *p, char *bytes)
{
    for (size_t i = 0; i < p->image_count; i++) {
        image_header *image = (image_header *)(void *)(bytes + p->images[i].at);
        image->checksum = checksum_after(image, IMAGE_CHECKED_FROM, p->images[i].size);
    }
    for (size_t i = 0; i < p->inner_count; i++)
        seal_pack(bytes + p->inner[i].at, p->inner[i].size);
    seal_pack(bytes, p->size);
}

static void write_mutated(const pack *p)
{
    char *bytes = malloc(p->size);
    memcpy(bytes, p->bytes, p->size);
    for (size_t left = next() & 1 ? 1 : 1 + below(4); left > 0; left--) {
        const part *at = &p->parts[below(p->part_count)];
        if (below(4))
            change_number(bytes, at);
        else
            change_row(bytes, at);
    }
    seal(p, bytes);
    FUZZ_CHECK(ftruncate(file, (off_t)p->size) == 0 && pwrite(file, bytes, p->size, 0) == (ssize_t)p->size);
    free(bytes);
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

typedef struct call {
    size_t count;
    qn_tensor *tensors;
    block *blocks;
} call;

/* Fills a tensor with small numbers. So loops that the mutations did not change end soon. */
static void fill(block *b)
{
    for (size_t i = 0; i < b->bytes; i++)
        b->data[i] = i % 4 ? 0 : (char)below(5);
}

static bool add_tensor(call *c, const qn_parameter *p)
{
    size_t bytes = qn_dtype_size(p->dtype), element = bytes;
    for (size_t i = 0; i < p->dims.count; i++)
        if (__builtin_mul_overflow(bytes, (size_t)p->dims.values[i], &bytes))
            return false;
    block *b = &c->blocks[c->count];
    if (!block_make(b, bytes, element))
        return false;
    fill(b);
    c->tensors[c->count++] = (qn_tensor){b->data, p->dtype, p->dims};
    return true;
}

/* Calls the function and ends the process. The exit status is 3 if bytes outside the tensors, the arena and scratch
 * changed, otherwise 0. */
static void call_once(const qn_function *f)
{
    size_t inputs = qn_function_input_count(f), outputs = qn_function_output_count(f);
    call c = {0, calloc(inputs + outputs + 1, sizeof(qn_tensor)), calloc(inputs + outputs + 1, sizeof(block))};
    bool whole = true;
    for (size_t i = 0; i < inputs; i++) {
        qn_parameter p = qn_function_input(f, i);
        if (!add_tensor(&c, &p))
            _exit(0);
        if (p.alias < 0)
            mprotect(c.blocks[i].first, (size_t)(c.blocks[i].end - c.blocks[i].first), PROT_READ);
    }
    for (size_t i = 0; i < outputs; i++) {
        qn_parameter p = qn_function_output(f, i);
        if (p.alias < 0 && !add_tensor(&c, &p))
            _exit(0);
    }
    const qn_call_options options = {.deadline = qn_clock() + (uint64_t)DEADLINE * 1000000, .torn_updates = next() & 1};
    qn_status_free(qn_call_with(f, &options, inputs, c.tensors, c.count - inputs, c.tensors + inputs));
    for (size_t i = 0; i < c.count; i++)
        whole &= block_whole(&c.blocks[i]);
    _exit(whole && block_whole(&arena) && block_whole(&scratch) ? 0 : 3);
}

static void call_aside(const qn_function *f)
{
    fflush(stdout);
    pid_t child = fork();
    int ended = 0;
    FUZZ_CHECK(child >= 0);
    if (child == 0) {
        static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGPROF};
        for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
            signal(signals[i], SIG_DFL);
        setitimer(ITIMER_PROF, &(struct itimerval){.it_value = {.tv_sec = PATIENCE}}, NULL);
        call_once(f);
    }
    FUZZ_CHECK(waitpid(child, &ended, 0) == child);
    FUZZ_CHECK(WIFEXITED(ended) && WEXITSTATUS(ended) == 0);
}

static void load_and_call(bool evaluate)
{
    qn_module *m = NULL;
    qn_status status = qn_load_module(contexts[below(2)], path, evaluate, &m);
    FUZZ_CHECK(!status == !!m && (!status || *qn_status_message(status)));
    fuzz_accepted += m != NULL;
    if (m)
        call_aside(qn_module_function(m, below(qn_module_count(m))));
    qn_module_free(m);
    qn_status_free(status);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size || !pack_count)
        return 0;
    state = hash_bytes(data, size, 0);
    write_mutated(&packs[data[0] % pack_count]);
    load_and_call(false);
    if (below(8) == 0)
        load_and_call(true);
    return 0;
}
