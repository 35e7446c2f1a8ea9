/* Prepares constants and inputs: a PREPARE step (abi/plan.h) computes once what calls would otherwise compute again
 * from them. */
#include <stdlib.h>

#include "api/function.h"

/* A tensor that was prepared. */
struct qn_prepared {
    qn_function *function;
    qn_prepared *next;
    const void *data;
    uint32_t input;
    uint32_t slot;       /* index in workspace.slots of the address of `memory`; unused if `memory` is empty */
    memory_block memory; /* what the PREPARE step of the input left; empty if the function has no such step */
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

/* Allocates `memory` and fills it by a PREPARE step of the program. */
static qn_status fill(const qn_function *f, const plan_step *step, const uint32_t *stop, void **slots,
                      memory_block *memory)
{
    void **slot = &slots[image_slots(program_header(f->program)) + step->kernel];
    if (!memory_block_alloc(memory, (size_t)step->tiles))
        return status_oom();
    *slot = memory->at;
    qn_status status = program_prepare(f->program, f->context->pool, stop, slots, step);
    if (!status)
        return NULL;
    *slot = NULL;
    memory_block_free(memory);
    return status;
}

qn_status prepare_constants(qn_function *f, workspace *w, const uint32_t *stop)
{
    if (atomic_exchange(&f->preparing, true)) /* another call prepares them; this call runs the PREPARE step itself */
        return NULL;
    memory_block memory;
    qn_status status = fill(f, find_step(program_header(f->program), PLAN_CONSTANTS), stop, w->slots, &memory);
    if (status) {
        atomic_store(&f->preparing, false);
        return status;
    }
    f->prepared_constants = memory;
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
        w->slots[first + constants->kernel] = f->prepared_constants.at;
    lock_acquire(f->context->lock);
    for (const qn_prepared *p = f->prepared; p; p = p->next)
        if (p->memory.at && w->slots[p->input] == p->data)
            w->slots[p->slot] = p->memory.at;
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
    qn_status status = fill(f, step, &stop_never, slots, &p->memory);
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

size_t qn_prepared_bytes(const qn_prepared *p)
{
    const plan_step *s = p && p->memory.at ? find_step(program_header(p->function->program), p->input) : NULL;
    return s ? (size_t)s->tiles : 0;
}

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
    memory_block_free(&p->memory);
    free(p);
}

void prepare_free(qn_function *f)
{
    while (f->prepared)
        qn_prepared_free(f->prepared);
    memory_block_free(&f->prepared_constants);
}
