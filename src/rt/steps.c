#include "rt/steps.h"

#include "base/stop.h"

static const plan_step *step_at(const steps_run *r, uint32_t i)
{
    return (const plan_step *)image_at(r->image, r->image->steps_offset) + i;
}

static int32_t run_steps(steps_run *r, uint32_t first, uint32_t end);

static int32_t run_block(steps_run *r, uint32_t block)
{
    if (stop_asked(r->frame.stop))
        return KERNEL_STOPPED;
    return run_steps(r, block + 1, block + 1 + step_at(r, block)->length);
}

static int32_t run_kernel(steps_run *r, const plan_step *s)
{
    kernel_fn kernel = (kernel_fn)((uintptr_t)r->code + image_kernels(r->image)[s->kernel].offset);
    r->frame.buffers = r->table + s->argument;
    if (s->grain && r->slice)
        return r->slice(r->slicer, kernel, &r->frame, s);
    return kernel(&r->frame, 0, s->tiles);
}

static int32_t run_host(const steps_run *r, const plan_step *s)
{
    return r->frame.services->call(r->frame.services, s->kernel, r->table + s->argument);
}

static int32_t run_while(steps_run *r, uint32_t at)
{
    const char *condition = r->table[step_at(r, at)->argument];
    uint32_t test = at + 1, body = test + 1 + step_at(r, test)->length;
    for (;;) {
        int32_t result = run_block(r, test);
        if (result || !*condition)
            return result;
        result = run_block(r, body);
        if (result)
            return result;
    }
}

/* Runs the branch that a CASE or IF chooses. program_check has checked that `control` is aligned. */
static int32_t run_branch(steps_run *r, uint32_t at)
{
    const plan_step *s = step_at(r, at);
    const void *control = r->table[s->argument];
    int32_t wanted = s->kind == PLAN_CASE ? *(const int32_t *)control : *(const char *)control ? 0 : 1;
    uint32_t block = at + 1;
    for (int32_t i = 0; i != wanted; i++) {
        uint32_t next = block + 1 + step_at(r, block)->length;
        if (next > at + s->length)
            break;
        block = next;
    }
    return run_block(r, block);
}

static __attribute__((noinline)) int32_t run_control(steps_run *r, const plan_step *s)
{
    uint32_t at = (uint32_t)(s - step_at(r, 0));
    switch ((plan_kind)s->kind) {
    case PLAN_WHILE: return run_while(r, at);
    case PLAN_CASE:
    case PLAN_IF: return run_branch(r, at);
    case PLAN_BLOCK: return run_block(r, at);
    case PLAN_HOST: return run_host(r, s);
    case PLAN_CALL: return run_block(r, s->argument);
    case PLAN_THREADED: return r->slice ? run_kernel(r, s) : KERNEL_DONE; /* without a slicer there is one thread */
    case PLAN_PREPARE: return r->prepared[s->kernel] ? KERNEL_DONE : run_block(r, at);
    case PLAN_KERNEL:
    case PLAN_FUNCTION: break;
    }
    return KERNEL_DONE;
}

static int32_t run_steps(steps_run *r, uint32_t first, uint32_t end)
{
    int32_t result = KERNEL_DONE;
    for (const plan_step *s = step_at(r, first), *last = step_at(r, end); s < last && !result; s += 1 + s->length)
        result = s->kind == PLAN_KERNEL ? run_kernel(r, s) : run_control(r, s);
    return result;
}

int32_t steps_run_below(steps_run *r, const plan_step *step) { return run_block(r, (uint32_t)(step - step_at(r, 0))); }

int32_t steps_run_all(steps_run *r) { return run_steps(r, 0, r->image->plan.steps); }
