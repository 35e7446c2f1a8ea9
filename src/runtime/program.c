/* Loading: everything an image says is checked once, so that running it needs no checks. */
#include "runtime/program.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/checksum.h"
#include "base/cpu.h"
#include "base/fpenv.h"
#include "rt/steps.h"

enum { SPARE = 16 /* workspaces kept for later calls */, MAX_NESTING = 512 };
#define MAX_MEMORY ((int64_t)1 << 56)
#define MAX_UNITS ((int64_t)1 << 46) /* sums of a few do not overflow */

typedef struct workspace workspace;

struct program {
    const image_header *header; /* where it is executable */
    mapped owned;               /* what it lies in, if that is the program's own */
    uint32_t slots;
    const plan_slot *slot;
    const plan_argument *argument;
    _Atomic(workspace *) spare[SPARE];
};

/* ---- checks ------------------------------------------------------------------------------------------------------------ */

static qn_status malformed(const char *what) { return status_make(QN_INVALID_ARGUMENT, "malformed image: %s", what); }

static bool inside(const image_header *h, uint64_t offset, uint64_t count, uint64_t size)
{
    return offset >= sizeof *h && offset <= h->size && count <= (h->size - offset) / size;
}

static qn_status check_header(const image_header *h, size_t size, const cpu_facts *cpu)
{
    if (size < sizeof *h || memcmp(h->magic, IMAGE_MAGIC, sizeof h->magic) != 0)
        return malformed("it does not start with " IMAGE_MAGIC);
    if (h->version != IMAGE_VERSION || h->abi != KERNEL_ABI)
        return status_make(QN_UNSUPPORTED, "the image is of version %u, this library reads %d", h->version,
                           IMAGE_VERSION);
    if (h->checksum != checksum_after(h, IMAGE_CHECKED_FROM, size))
        return malformed("its checksum does not match");
    if (h->size != size)
        return malformed("its size is not the one it says");
    if (h->machine != (uint32_t)cpu->machine)
        return status_make(QN_UNSUPPORTED, "the image is for another kind of CPU");
    if (h->features & ~cpu->features)
        return status_make(QN_UNSUPPORTED, "the image needs CPU features that this machine lacks");
    const plan_header *p = &h->plan;
    uint64_t slots = (uint64_t)p->inputs + p->outputs + p->constants;
    if (!inside(h, h->slots_offset, slots, sizeof(plan_slot)) ||
        !inside(h, h->steps_offset, p->steps, sizeof(plan_step)) ||
        !inside(h, h->arguments_offset, p->arguments, sizeof(plan_argument)) ||
        !inside(h, h->kernels_offset, p->kernels, sizeof(image_kernel)) ||
        !inside(h, h->code_offset, h->code_size, 1) ||
        (h->slots_offset | h->steps_offset | h->arguments_offset | h->kernels_offset) % 8)
        return malformed("a section lies outside of it");
    if (p->arena_bytes < 0 || p->arena_bytes > MAX_MEMORY || p->scratch_bytes < 0 || p->scratch_bytes > MAX_MEMORY ||
        p->scratch_bytes % 64)
        return malformed("temporary memory of a size that cannot be");
    return NULL;
}

/* Bytes behind an argument's place in its slot, -1 if it has none. */
static int64_t room_behind(const image_header *h, const plan_argument *a)
{
    const plan_slot *slots = image_at(h, h->slots_offset);
    uint32_t count = image_slots(h);
    int64_t bytes = a->slot < count ? slots[a->slot].bytes : a->slot == count ? h->plan.arena_bytes : -1;
    return a->offset < 0 || a->offset > bytes ? -1 : bytes - a->offset;
}

static qn_status check_arguments(const image_header *h)
{
    const plan_argument *arguments = image_at(h, h->arguments_offset);
    for (uint32_t i = 0; i < h->plan.arguments; i++)
        if (room_behind(h, &arguments[i]) < 0)
            return malformed("an argument outside of memory");
    return NULL;
}

static bool control_fits(const image_header *h, const plan_step *s)
{
    const plan_argument *arguments = image_at(h, h->arguments_offset);
    int64_t size = s->kind == PLAN_CASE ? 4 : 1;
    return s->argument < h->plan.arguments && room_behind(h, &arguments[s->argument]) >= size &&
           arguments[s->argument].offset % size == 0;
}

static bool kernel_fits(const image_header *h, const plan_step *s)
{
    const image_kernel *kernels = image_at(h, h->kernels_offset);
    return s->kernel < h->plan.kernels && s->argument <= h->plan.arguments &&
           kernels[s->kernel].arguments <= h->plan.arguments - s->argument;
}

/* Checks steps first .. end-1 and what is below them. */
static qn_status check_steps(const image_header *h, const plan_step *steps, uint32_t first, uint32_t end,
                             uint32_t depth)
{
    if (depth > MAX_NESTING)
        return malformed("steps nest too deeply");
    for (uint32_t i = first; i < end; i += 1 + steps[i].length) {
        const plan_step *s = &steps[i];
        if (s->kind > PLAN_BLOCK || s->length > end - i - 1)
            return malformed("a step that does not exist");
        if (s->kind == PLAN_KERNEL && (!kernel_fits(h, s) || s->length || s->units < 0 || s->units > MAX_UNITS ||
                                       s->grain < 0 || s->grain > MAX_UNITS))
            return malformed("a step that runs a kernel that does not exist");
        uint32_t blocks = 0;
        for (uint32_t k = i + 1; k <= i + s->length && s->kind != PLAN_BLOCK; k += 1 + steps[k].length, blocks++)
            if (steps[k].kind != PLAN_BLOCK || steps[k].length > i + s->length - k)
                return malformed("control flow over something that is no block");
        bool two = s->kind == PLAN_WHILE || s->kind == PLAN_IF;
        if ((two && blocks != 2) || (s->kind == PLAN_CASE && blocks == 0))
            return malformed("control flow with a wrong number of blocks");
        if (s->kind != PLAN_KERNEL && s->kind != PLAN_BLOCK && !control_fits(h, s))
            return malformed("control flow by a value outside of memory");
        QN_TRY(check_steps(h, steps, i + 1, i + 1 + s->length, depth + 1));
    }
    return NULL;
}

static qn_status check_kernels(const image_header *h, const image_kernel *kernels)
{
    for (uint32_t i = 0; i < h->plan.kernels; i++)
        if (kernels[i].offset < h->code_offset || kernels[i].offset - h->code_offset >= h->code_size ||
            kernels[i].size > h->code_size - (kernels[i].offset - h->code_offset))
            return malformed("a kernel outside of its code");
    return NULL;
}

qn_status program_check(const void *image, size_t size, const cpu_facts *cpu)
{
    const image_header *h = image;
    QN_TRY(check_header(h, size, cpu));
    QN_TRY(check_kernels(h, image_at(h, h->kernels_offset)));
    QN_TRY(check_arguments(h));
    return check_steps(h, image_at(h, h->steps_offset), 0, h->plan.steps, 0);
}

/* ---- loading ----------------------------------------------------------------------------------------------------------- */

/* The image has been checked and is where it will run. */
static qn_status make_program(const image_header *image, mapped *owned, program **out)
{
    program *p = calloc(1, sizeof *p);
    if (!p)
        return status_oom();
    p->header = image;
    p->slots = image_slots(image);
    p->slot = image_at(image, image->slots_offset);
    p->argument = image_at(image, image->arguments_offset);
    if (owned)
        p->owned = *owned;
    if (owned)
        *owned = (mapped){0};
    *out = p;
    return NULL;
}

qn_status program_open(const void *image, size_t size, const cpu_facts *cpu, mapped *owned, program **out)
{
    *out = NULL;
    if ((uintptr_t)image % 64)
        return malformed("it is not on a boundary of 64 bytes");
    QN_TRY(program_check(image, size, cpu));
    return make_program(image, owned, out);
}

qn_status program_load(const void *image, size_t size, const cpu_facts *cpu, program **out)
{
    mapped copy;
    *out = NULL;
    QN_TRY(program_check(image, size, cpu)); /* before it is anywhere near executable */
    int error = mapped_copy(image, size, true, &copy);
    if (error)
        return status_make(error == -ENOMEM ? QN_OUT_OF_MEMORY : QN_UNSUPPORTED,
                           "the system allows no executable memory: %s", strerror(-error));
    qn_status s = make_program(copy.bytes, &copy, out);
    if (s)
        mapped_free(&copy);
    return s;
}

void program_free(program *p)
{
    if (!p)
        return;
    for (int i = 0; i < SPARE; i++)
        free(atomic_load(&p->spare[i]));
    mapped_free(&p->owned);
    free(p);
}

const image_header *program_header(const program *p) { return p->header; }

/* ---- running ----------------------------------------------------------------------------------------------------------- */

typedef struct slicer {
    pool *pool;
    size_t scratch_bytes; /* of a thread */
} slicer;

static int32_t run_sliced(void *self, kernel_fn kernel, const kernel_frame *frame, int64_t units, int64_t grain)
{
    const slicer *s = self;
    return pool_run(s->pool, kernel, frame, s->scratch_bytes, units, grain);
}

/* Memory of a call:
 *
 *     head | addresses of slots | table of addresses | arena | scratch for each thread
 *
 * each on a line of its own. The addresses are those of the last call: with the same ones the table is right already. */
enum { LINE = 64 };

struct workspace {
    uint32_t threads; /* that its scratch is enough for */
    bool filled;
    char **slots, **table;
    char *arena, *scratch;
};

static size_t lines(size_t bytes) { return (bytes + LINE - 1) / LINE * LINE; }

static workspace *new_workspace(const program *p, uint32_t threads)
{
    const plan_header *plan = &p->header->plan;
    size_t head = lines(sizeof(workspace)), slots = lines((p->slots + 1) * sizeof(char *));
    size_t table = lines((plan->arguments + 1) * sizeof(char *)), arena = lines((size_t)plan->arena_bytes + LINE);
    size_t scratch, bytes;
    if (__builtin_mul_overflow((size_t)plan->scratch_bytes, threads, &scratch) ||
        __builtin_add_overflow(head + slots + table + arena, scratch, &bytes))
        return NULL;
    workspace *w = aligned_alloc(LINE, bytes);
    if (!w)
        return NULL;
    *w = (workspace){.threads = threads};
    w->slots = (char **)(void *)((char *)w + head);
    w->table = (char **)(void *)((char *)w + head + slots);
    w->arena = (char *)w + head + slots + table;
    w->scratch = w->arena + arena;
    w->slots[p->slots] = w->arena;
    return w;
}

static workspace *take_workspace(program *p, uint32_t threads)
{
    for (int i = 0; i < SPARE; i++) {
        workspace *have = atomic_exchange_explicit(&p->spare[i], NULL, memory_order_acquire);
        if (have && have->threads >= threads)
            return have;
        free(have); /* of a call with a smaller pool */
    }
    return new_workspace(p, threads);
}

static void fill_table(const program *p, workspace *w, void *const *slots)
{
    if (w->filled && (!p->slots || memcmp(w->slots, slots, p->slots * sizeof *slots) == 0))
        return;
    if (p->slots)
        memcpy(w->slots, slots, p->slots * sizeof *slots);
    for (uint32_t i = 0; i < p->header->plan.arguments; i++)
        w->table[i] = (char *)((uintptr_t)w->slots[p->argument[i].slot] + (uintptr_t)p->argument[i].offset);
    w->filled = true;
}

static void give_workspace(program *p, workspace *w)
{
    for (int i = 0; i < SPARE; i++) {
        workspace *none = NULL;
        if (atomic_compare_exchange_strong_explicit(&p->spare[i], &none, w, memory_order_release, memory_order_relaxed))
            return;
    }
    free(w);
}

qn_status program_call(program *p, pool *threads, void *const *slots)
{
    workspace *w = take_workspace(p, pool_threads(threads));
    if (!w)
        return status_oom();
    fill_table(p, w, slots);
    slicer shared = {threads, (size_t)p->header->plan.scratch_bytes};
    steps_run r = {.image = p->header,
                   .table = w->table,
                   .frame = {.scratch = w->scratch},
                   .slice = run_sliced,
                   .slicer = &shared};
    fpenv_state before = fpenv_begin();
    int32_t result = steps_run_all(&r);
    fpenv_end(before);
    give_workspace(p, w);
    return result ? status_make(QN_INTERNAL, "a kernel stopped with %d", result) : NULL;
}
