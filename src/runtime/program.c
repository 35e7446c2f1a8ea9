/* Loads and runs programs. program_check.c checks an image before it is run. */
#include "runtime/program.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/cpu.h"
#include "base/fpenv.h"
#include "base/os.h"
#include "rt/steps.h"
#include "runtime/call_memory.h"
#include "runtime/host_calls.h"

enum {
    SPARE = 16,       /* largest number of call memories that are kept for later calls */
    IDLE = 1000000000 /* nanoseconds from the last use of a large call memory (memory_block.h) until it is freed */
};

/* Concurrent calls add their times to the same fields, so the fields are atomic. */
typedef struct nest_time {
    _Atomic uint64_t runs, nanoseconds;
} nest_time;

struct program {
    const image_header *header; /* in executable memory */
    const char *code;           /* the code that the image runs */
    mapped owned;               /* the memory of `header`, if the program owns it */
    uint32_t slots;             /* number of slots, not counting the arena */
    uint32_t arena;             /* the number of the arena's slot (abi/plan.h) */
    const plan_argument *argument;
    host_calls hosts;
    struct nest_time
        *times; /* times[a] belongs to the nest whose first argument has the number a; NULL if nothing is measured */
    _Atomic(call_memory *) spare[SPARE];
    deadlines *timer;      /* its thread frees large memory; NULL: large memory is kept */
    deadline idle;         /* the program's entry for `timer` */
    _Atomic int64_t armed; /* the process that added `idle` to `timer`; 0: none */
    pace paces[];          /* one for each kernel */
};

/* ---- loading ----------------------------------------------------------------------------------------------------- */

/* Makes a program from a checked image that is already in its final place. On success, the program takes over *owned,
 * the memory of the image; a NULL `owned` means that the caller keeps this memory. */
static qn_status make_program(const image_header *image, const code_block *outside, mapped *owned, program **out)
{
    program *p = calloc(1, sizeof *p + image->code.kernels * sizeof(pace));
    if (!p)
        return status_oom();
    p->header = image;
    p->code = image->code.offset ? image_at(image, image->code.offset) : outside->bytes;
    p->slots = p->arena = image_slots(image);
    for (const plan_step *s = image_next_prepare(image, NULL); s; s = image_next_prepare(image, s))
        p->slots++;
    p->argument = image_at(image, image->arguments_offset);
    if (owned)
        p->owned = *owned;
    if (owned)
        *owned = (mapped){0};
    *out = p;
    return NULL;
}

qn_status program_open(const void *image, size_t size, const code_block *outside, const cpu_facts *cpu, mapped *owned,
                       program **out)
{
    *out = NULL;
    if ((uintptr_t)image % 64 || (outside && (uintptr_t)outside->bytes % 64))
        return status_make(QN_INVALID_ARGUMENT, "malformed image: it or its code is not on a boundary of 64 bytes");
    QN_TRY(program_check(image, size, outside, cpu));
    return make_program(image, outside, owned, out);
}

qn_status program_load(const void *image, size_t size, const cpu_facts *cpu, program **out)
{
    mapped copy;
    *out = NULL;
    QN_TRY(program_check(image, size, NULL, cpu)); /* before the image becomes executable */
    int error = mapped_copy(image, size, true, &copy);
    if (error)
        return status_make(error == -ENOMEM ? QN_OUT_OF_MEMORY : QN_UNSUPPORTED,
                           "the system allows no executable memory: %s", strerror(-error));
    qn_status s = make_program(copy.bytes, NULL, &copy, out);
    if (s)
        mapped_free(&copy);
    return s;
}

void program_free(program *p)
{
    if (!p)
        return;
    if (p->timer)
        deadlines_remove(p->timer, &p->idle);
    program_rest(p);
    host_calls_free(&p->hosts);
    mapped_free(&p->owned);
    free(p->times);
    free(p);
}

qn_status program_bind(program *p, const custom_set *functions)
{
    return host_calls_bind(&p->hosts, p->header, functions);
}

const image_header *program_header(const program *p) { return p->header; }

/* ---- profiles ---------------------------------------------------------------------------------------------------- */

bool program_profile(program *p)
{
    if (!p->times)
        p->times = calloc((size_t)p->header->plan.arguments + 1, sizeof *p->times);
    return p->times != NULL;
}

static const plan_step *next_nest(const program *p, uint32_t *at)
{
    const plan_step *steps = image_at(p->header, p->header->steps_offset);
    while (*at < p->header->plan.steps && steps[*at].kind != PLAN_KERNEL && steps[*at].kind != PLAN_THREADED)
        ++*at;
    return *at < p->header->plan.steps ? &steps[(*at)++] : NULL;
}

size_t program_times(const program *p, size_t count, uint64_t (*out)[2])
{
    size_t nests = 0;
    uint32_t at = 0;
    for (const plan_step *s; p->times && (s = next_nest(p, &at)); nests++)
        if (nests < count) {
            out[nests][0] = atomic_load(&p->times[s->argument].runs);
            out[nests][1] = atomic_load(&p->times[s->argument].nanoseconds);
        }
    return nests;
}

static void forget_times(program *p)
{
    for (uint32_t i = 0; i < p->header->plan.arguments; i++) {
        atomic_store(&p->times[i].runs, 0);
        atomic_store(&p->times[i].nanoseconds, 0);
    }
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

typedef struct slicer {
    pool *pool;
    program *program;
    char *const *table; /* the addresses of all arguments; only used for times */
} slicer;

static int32_t run_sliced(void *self, kernel_fn kernel, kernel_frame *frame, const plan_step *step)
{
    const slicer *s = self;
    program *p = s->program;
    size_t scratch = (size_t)p->header->plan.scratch_bytes; /* bytes for each thread */
    if (step->kind == PLAN_THREADED && pool_threads(s->pool) < 2)
        return KERNEL_DONE;
    return pool_run(s->pool, kernel, frame, scratch, step->tiles, step->grain, &p->paces[step->kernel]);
}

static int32_t run_timed(void *self, kernel_fn kernel, kernel_frame *frame, const plan_step *step)
{
    const slicer *s = self;
    nest_time *time = &s->program->times[frame->buffers - s->table];
    uint64_t start = os_clock();
    int32_t result = run_sliced(self, kernel, frame, step);
    atomic_fetch_add(&time->nanoseconds, os_clock() - start);
    atomic_fetch_add(&time->runs, 1);
    return result;
}

static call_memory *acquire_memory(program *p, uint32_t threads)
{
    for (int i = 0; i < SPARE; i++) {
        call_memory *have = atomic_exchange_explicit(&p->spare[i], NULL, memory_order_acquire);
        if (have && have->threads >= threads)
            return have;
        call_memory_free(have); /* NULL, or made for a pool with fewer threads */
    }
    return call_memory_new(p->header, threads);
}

/* Allocates w->own if the call must run a PREPARE step and w->own does not exist yet. Returns false if memory runs
 * out. */
static bool alloc_own(const program *p, call_memory *w)
{
    size_t bytes = 0;
    bool needed = false;
    for (const plan_step *s = image_next_prepare(p->header, NULL); s; s = image_next_prepare(p->header, s)) {
        bytes += (size_t)s->tiles;
        needed |= !w->slots[p->arena + s->kernel];
    }
    return !needed || w->own.at || memory_block_alloc(&w->own, bytes);
}

/* Returns the address of a slot. The slots of PREPARE steps follow the arena's slot. The array w->slots has no element
 * for the arena. In w->own, the results of PREPARE steps lie one after another. */
static uintptr_t slot_address(const program *p, const call_memory *w, uint32_t slot)
{
    if (slot < p->arena)
        return (uintptr_t)w->slots[slot];
    if (slot == p->arena)
        return (uintptr_t)w->arena;
    uintptr_t own = (uintptr_t)w->own.at;
    if (w->slots[slot - 1])
        return (uintptr_t)w->slots[slot - 1];
    for (const plan_step *s = image_next_prepare(p->header, NULL); p->arena + 1 + s->kernel < slot;
         s = image_next_prepare(p->header, s))
        own += (uintptr_t)s->tiles;
    return own;
}

static void fill_table(const program *p, call_memory *w)
{
    for (uint32_t i = 0; i < p->header->plan.arguments; i++)
        w->table[i] = (char *)(slot_address(p, w, p->argument[i].slot) + (uintptr_t)p->argument[i].offset);
}

/* Fills w->table for the addresses in w->slots. Returns false if memory runs out. */
static __attribute__((noinline)) bool move_slots(const program *p, call_memory *w)
{
    w->filled = alloc_own(p, w);
    if (w->filled)
        fill_table(p, w);
    return w->filled;
}

/* Copies the addresses of a call's slots to w->slots. Fills w->table if an address has changed or w->filled is
 * false. Returns false if memory runs out. */
static inline bool take_slots(const program *p, call_memory *w, void *const *slots)
{
    uintptr_t moved = !w->filled;
    for (uint32_t i = 0; i < p->slots; i++) {
        moved |= (uintptr_t)w->slots[i] ^ (uintptr_t)slots[i];
        w->slots[i] = slots[i];
    }
    return !moved || move_slots(p, w);
}

static inline bool keep_memory(program *p, call_memory *w)
{
    for (int i = 0; i < SPARE; i++) {
        call_memory *none = NULL;
        if (atomic_compare_exchange_strong_explicit(&p->spare[i], &none, w, memory_order_release, memory_order_relaxed))
            return true;
    }
    call_memory_free(w);
    return false;
}

/* Frees each large call memory whose last use was at or before the time `since`. Returns the smallest `used` of the
 * large call memories that are left; 0 if there are none. */
static uint64_t free_unused(program *p, uint64_t since)
{
    uint64_t first = 0;
    for (int i = 0; i < SPARE; i++) {
        call_memory *have = atomic_exchange(&p->spare[i], NULL);
        if (have && have->whole.mapped && have->used <= since) {
            call_memory_free(have);
            continue;
        }
        uint64_t used = have && have->whole.mapped ? have->used : 0;
        if (have && keep_memory(p, have) && used && (!first || used < first))
            first = used;
    }
    return first;
}

/* The `act` of p->idle, which the timer's thread calls. `armed` becomes 0 before memory is freed, so a call that keeps
 * memory at the same time can arm the timer again. */
static uint64_t return_memory(deadline *entry, uint64_t now)
{
    program *p = (program *)(void *)((char *)entry - offsetof(program, idle));
    atomic_store(&p->armed, 0);
    uint64_t first = free_unused(p, now - IDLE);
    int64_t none = 0;
    return first && atomic_compare_exchange_strong(&p->armed, &none, os_process()) ? first + IDLE : 0;
}

static void arm(program *p, uint64_t now)
{
    int64_t self = os_process(), before = atomic_load(&p->armed);
    if (before == self || !atomic_compare_exchange_strong(&p->armed, &before, self))
        return;
    p->idle.at = now + IDLE;
    p->idle.act = return_memory;
    qn_status status = deadlines_add(p->timer, &p->idle);
    if (status) /* the thread cannot be started, so the memory is kept */
        atomic_store(&p->armed, 0);
    qn_status_free(status);
}

static __attribute__((noinline)) void release_large(program *p, call_memory *w)
{
    uint64_t now = w->used = os_clock();
    if (keep_memory(p, w) && p->timer)
        arm(p, now);
}

static void release_memory(program *p, call_memory *w)
{
    if (w->whole.mapped)
        release_large(p, w);
    else
        keep_memory(p, w);
}

void program_return_memory(program *p, deadlines *timer) { p->timer = timer; }

void program_rest(program *p)
{
    for (int i = 0; i < SPARE; i++)
        call_memory_free(atomic_exchange(&p->spare[i], NULL));
}

qn_status program_call(program *p, pool *threads, const uint32_t *stop, void *const *slots)
{
    if (p->hosts.count != p->header->code.hosts)
        return status_make(QN_INVALID_ARGUMENT, "the program calls functions of the host but is not bound to them");
    call_memory *w = acquire_memory(p, pool_threads(threads));
    if (!w)
        return status_oom();
    if (!take_slots(p, w, slots)) {
        release_memory(p, w);
        return status_oom();
    }
    slicer shared = {threads, p, w->table};
    if (p->times)
        forget_times(p);
    host_run host;
    if (p->hosts.count)
        host_run_begin(&host, &p->hosts, stop, w->tensors);
    steps_run r = {.image = p->header,
                   .code = p->code,
                   .table = w->table,
                   .frame = {.scratch = w->scratch, .services = p->hosts.count ? &host.services : NULL, .stop = stop},
                   .prepared = w->slots + p->arena,
                   .slice = p->times ? run_timed : run_sliced,
                   .slicer = &shared};
    fpenv_state before = fpenv_begin();
    int32_t result = steps_run_all(&r);
    fpenv_end(before);
    release_memory(p, w);
    if (result == KERNEL_DONE)
        return NULL;
    switch (result) {
    case KERNEL_STOPPED: return stop_status(stop);
    case KERNEL_FAILED: return host_run_failure(p->hosts.count ? &host : NULL);
    default: return status_make(QN_INTERNAL, "a kernel ended with %d", result);
    }
}

qn_status program_prepare(program *p, pool *threads, const uint32_t *stop, void *const *slots, const plan_step *step)
{
    call_memory *w = call_memory_new(p->header, pool_threads(threads));
    if (!w)
        return status_oom();
    memcpy(w->slots, slots, p->slots * sizeof *w->slots);
    fill_table(p, w);
    slicer shared = {threads, p, w->table};
    steps_run r = {.image = p->header,
                   .code = p->code,
                   .table = w->table,
                   .frame = {.scratch = w->scratch, .stop = stop},
                   .slice = run_sliced,
                   .slicer = &shared};
    fpenv_state before = fpenv_begin();
    int32_t result = steps_run_below(&r, step);
    fpenv_end(before);
    call_memory_free(w);
    return result == KERNEL_DONE ? NULL : stop_status(stop);
}
