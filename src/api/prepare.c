/* Prepares constants and inputs. A PREPARE step (abi/plan.h) computes values once for many calls. The values depend
 * only on constants, or only on one input. */
#include <stdlib.h>

#include <string.h>

#include "api/function.h"
#include "base/checksum.h"

/* The contents of the slot of a PREPARE step. Functions of one context share blocks with equal contents. For example,
 * functions that differ only in the batch size often need the same weights in the same layout. */
typedef struct prepared_block {
    memory_block memory;
    size_t bytes;
    uint64_t checksum;
    uint32_t users;
    struct prepared_block *next; /* in qn_context.prepared */
} prepared_block;

/* A tensor that was prepared. */
struct qn_prepared {
    qn_function *function;
    qn_prepared *next;
    const void *data;
    uint32_t input;
    uint32_t slot;         /* index in workspace.slots of the address block->memory.at; unused if `block` is NULL */
    prepared_block *block; /* result of the input's PREPARE step; NULL if the function has no such step */
};

/* Returns the PREPARE step whose source is input number `source` or, if `source` is PLAN_CONSTANTS, the constants.
 * Returns NULL if there is no such step. */
static const plan_step *find_step(const image_header *image, uint32_t source)
{
    const plan_step *s = image_next_prepare(image, NULL);
    while (s && s->argument != source)
        s = image_next_prepare(image, s);
    return s;
}

void prepare_use(qn_function *f, program *p)
{
    const image_header *image = program_header(p);
    const plan_step *constants = find_step(image, PLAN_CONSTANTS);
    f->prepare_count = 0;
    for (const plan_step *s = image_next_prepare(image, NULL); s; s = image_next_prepare(image, s))
        f->prepare_count++;
    f->stats.prepared_bytes = constants ? (size_t)constants->tiles : 0;
    atomic_store(&f->ready, constants ? NULL : p);
}

static void block_free(prepared_block *b)
{
    memory_block_free(&b->memory);
    free(b);
}

/* Removes one user of the block `b`, and frees the block if no user is left. `b` may be NULL. */
static void block_release(const qn_function *f, prepared_block *b)
{
    if (!b)
        return;
    lock_acquire(f->context->lock);
    bool unused = --b->users == 0;
    prepared_block **at = &f->context->prepared;
    while (unused && *at != b)
        at = &(*at)->next;
    if (unused)
        *at = b->next;
    lock_release(f->context->lock);
    if (unused)
        block_free(b);
}

/* If the context has a block with the same contents as `made`, returns it and frees `made`. Otherwise adds `made` to
 * the context and returns `made`. The returned block gets one more user. */
static prepared_block *block_share(const qn_function *f, prepared_block *made)
{
    qn_context *context = f->context;
    made->checksum = checksum(made->memory.at, made->bytes);
    lock_acquire(context->lock);
    prepared_block *have = context->prepared;
    while (have && (have->bytes != made->bytes || have->checksum != made->checksum ||
                    memcmp(have->memory.at, made->memory.at, made->bytes) != 0))
        have = have->next;
    if (!have) {
        made->next = context->prepared;
        context->prepared = have = made;
    }
    have->users++;
    lock_release(context->lock);
    if (have != made)
        block_free(made);
    return have;
}

/* Runs a PREPARE step of the program. Sets *out to a block with the results, and the slot of the step to the address of
 * its memory. */
static qn_status fill(const qn_function *f, const plan_step *step, const uint32_t *stop, void **slots,
                      prepared_block **out)
{
    void **slot = &slots[image_slots(program_header(f->program)) + step->kernel];
    prepared_block *made = calloc(1, sizeof *made);
    if (!made || !memory_block_alloc(&made->memory, (size_t)step->tiles)) {
        free(made);
        return status_oom();
    }
    made->bytes = (size_t)step->tiles;
    *slot = made->memory.at;
    qn_status status = program_prepare(f->program, f->context->pool, stop, slots, step);
    if (status) {
        *slot = NULL;
        block_free(made);
        return status;
    }
    *out = block_share(f, made);
    *slot = (*out)->memory.at;
    return NULL;
}

qn_status prepare_constants(qn_function *f, workspace *w, const uint32_t *stop)
{
    /* Only one call prepares the constants for all calls. Until it has done so, program_call runs the PREPARE step in
     * each other call. */
    if (atomic_exchange(&f->preparing, true))
        return NULL;
    qn_status status =
        fill(f, find_step(program_header(f->program), PLAN_CONSTANTS), stop, w->slots, &f->prepared_constants);
    if (status) {
        atomic_store(&f->preparing, false);
        return status;
    }
    atomic_store(&f->ready, f->program);
    atomic_fetch_add(&f->version, 2);
    return NULL;
}

void prepare_find(const qn_function *f, workspace *w)
{
    const image_header *image = program_header(f->program);
    uint32_t first = image_slots(image);
    for (uint32_t i = 0; i < f->prepare_count; i++)
        w->slots[first + i] = NULL;
    const plan_step *constants = find_step(image, PLAN_CONSTANTS);
    if (constants && atomic_load(&f->ready))
        w->slots[first + constants->kernel] = f->prepared_constants->memory.at;
    lock_acquire(f->context->lock);
    for (const qn_prepared *p = f->prepared; p; p = p->next)
        if (p->block && w->slots[p->input] == p->data)
            w->slots[p->slot] = p->block->memory.at;
    lock_release(f->context->lock);
}

static qn_status prepare(qn_prepared *p)
{
    const qn_function *f = p->function;
    const image_header *image = f->program ? program_header(f->program) : NULL;
    const plan_step *step = image ? find_step(image, p->input) : NULL;
    if (!step)
        return NULL;
    uint32_t count = image_slots(image);
    void **slots = calloc(count + f->prepare_count, sizeof *slots);
    if (!slots)
        return status_oom();
    slots[p->input] = (void *)(uintptr_t)p->data;
    p->slot = count + step->kernel;
    qn_status status = fill(f, step, &stop_never, slots, &p->block);
    free(slots);
    return status;
}

qn_status qn_prepare(const qn_function *function, size_t input, const qn_tensor *data, qn_prepared **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(function);
    GIVEN(data);
    qn_status status = call_check_input(function, input, data);
    if (!status && function->inputs[input].public.alias >= 0)
        status = status_make(QN_INVALID_ARGUMENT, "the function updates input %zu, so it cannot be prepared", input);
    if (status)
        return call_refused(function, "qn_prepare", status);
    qn_prepared *p = calloc(1, sizeof *p);
    if (!p)
        return status_oom();
    *p = (qn_prepared){.function = (qn_function *)(uintptr_t)function, .data = data->data, .input = (uint32_t)input};
    status = prepare(p);
    if (status) {
        free(p);
        return status;
    }
    qn_function *f = p->function;
    lock_acquire(f->context->lock);
    p->next = f->prepared;
    f->prepared = p;
    atomic_fetch_add(&f->version, 2);
    lock_release(f->context->lock);
    *out = p;
    return NULL;
}

size_t qn_prepared_bytes(const qn_prepared *p) { return p && p->block ? p->block->bytes : 0; }

void qn_prepared_free(qn_prepared *p)
{
    if (!p)
        return;
    qn_function *f = p->function;
    lock_acquire(f->context->lock);
    qn_prepared **at = &f->prepared;
    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    atomic_fetch_add(&f->version, 2);
    lock_release(f->context->lock);
    block_release(f, p->block);
    free(p);
}

void prepare_free(qn_function *f)
{
    while (f->prepared)
        qn_prepared_free(f->prepared);
    block_release(f, f->prepared_constants);
}
