/* The plan of a program.
 *
 * A nest of several tiles with much work is cut into slices, which threads share. Each such nest is a step of its own.
 * The consecutive steps between such nests are merged into one native function, which is called a sequence. A program
 * without such nests is small. Apart from its PREPARE steps, a small program is one kernel, one host call, or one
 * sequence, which may contain loops and host calls. A very long small program can be several sequences (LONG_SEQUENCE).
 */
#include "jit/program.h"

/* A nest of several tiles with more work than LARGE_WORK is cut into slices, and each slice has about SLICE_WORK. Both
 * numbers count estimated instructions. They may be low, because the runtime measures kernels and splits a kernel among
 * threads only if this saves time (runtime/pace.h). */
enum { LARGE_WORK = 100000, SLICE_WORK = 20000 };

/* LLVM's compile time is superlinear in the length of a function. So in a program without called functions, a new
 * sequence begins after this many steps. */
enum { LONG_SEQUENCE = 512 };

static bool is_large(const nest *n) { return n->work * (double)n->tiles > LARGE_WORK; }

static bool has_slices(const schedule *s, uint32_t at)
{
    if (s->steps.at[at].kind != STEP_NEST)
        return false;
    const nest *n = s->nests.at[s->steps.at[at].nest];
    return n->tiles > 1 && is_large(n);
}

static bool any_slices(const schedule *s, uint32_t first, uint32_t end)
{
    for (uint32_t i = first; i < end; i++)
        if (has_slices(s, i))
            return true;
    return false;
}

/* Whether calls on one thread skip the step (nest.threaded). */
static bool is_skipped(const schedule *s, uint32_t at)
{
    return s->steps.at[at].kind == STEP_NEST && s->nests.at[s->steps.at[at].nest]->threaded;
}

/* Whether a step of the schedule becomes a step of the plan by itself. Otherwise plan_small plans it together with its
 * neighbours. A STEP_PREPARE always stands alone. In a small program, no other step stands alone. In a profile, every
 * step stands alone. In other programs, a step stands alone if the step itself or a step below it has slices, is a
 * STEP_CALL, or is skipped (is_skipped). */
static bool stands_alone(const program_plan *p, const schedule *s, uint32_t at)
{
    uint32_t end = at + s->steps.at[at].length + 1;
    if (s->steps.at[at].kind == STEP_PREPARE)
        return true;
    for (uint32_t i = at; i < end && !p->is_small; i++)
        if (p->profile || s->steps.at[i].kind == STEP_CALL || has_slices(s, i) || is_skipped(s, i))
            return true;
    return false;
}

uint32_t plan_buffer_argument(program_plan *p, arena *a, const buffer *t, bool written)
{
    image_parameter done = {
        .bytes = t->bytes, .alignment = (uint32_t)dtype_bytes((qn_dtype)t->dtype), .written = written};
    LIST_ADD(a, &p->arguments, ((plan_argument){.slot = t->slot, .offset = t->offset}));
    LIST_ADD(a, &p->parameters, done);
    return p->arguments.count - 1;
}

uint32_t plan_nest_arguments(program_plan *p, arena *a, const schedule *s, const nest *n)
{
    uint32_t first = p->arguments.count;
    for (uint32_t i = 0; i < n->buffers.count; i++)
        plan_buffer_argument(p, a, &s->buffers.at[n->buffers.at[i]], nest_writes(n, n->buffers.at[i]));
    return first;
}

uint32_t plan_host_arguments(program_plan *p, arena *a, const schedule *s, const host_call *call)
{
    uint32_t first = p->arguments.count;
    for (uint32_t i = 0; i < call->inputs + call->outputs; i++)
        plan_buffer_argument(p, a, &s->buffers.at[call->buffers[i]], i >= call->inputs);
    return first;
}

/* Limits the bytes of each parameter of a kernel to the smallest buffer among the nests that share the kernel. The
 * kernel touches the same number of bytes for every nest. */
static void narrow(program_plan *p, const plan_kernel *have, const plan_kernel *also)
{
    for (uint32_t i = 0; i < have->arguments; i++) {
        image_parameter *narrowed = &p->parameters.at[have->first + i];
        const image_parameter *other = &p->parameters.at[also->first + i];
        narrowed->bytes = other->bytes < narrowed->bytes ? other->bytes : narrowed->bytes;
    }
}

/* Adds a kernel or a sequence if the plan lacks it. Returns its number in the plan. */
static uint32_t add_kernel(program_plan *p, arena *a, plan_kernel wanted)
{
    for (uint32_t i = 0; i < p->kernels.count; i++) {
        if (p->kernels.at[i].sequence != wanted.sequence || p->kernels.at[i].number != wanted.number)
            continue;
        narrow(p, &p->kernels.at[i], &wanted);
        return i;
    }
    LIST_ADD(a, &p->kernels, wanted);
    return p->kernels.count - 1;
}

static uint32_t add_step(program_plan *p, arena *a, plan_step made)
{
    LIST_ADD(a, &p->steps, made);
    return p->steps.count - 1;
}

static void plan_nest(emitter *e, program_plan *p, arena *a, uint32_t number)
{
    const nest *n = e->s->nests.at[number];
    int64_t grain = is_large(n) ? (int64_t)(SLICE_WORK / (n->work + 1)) + 1 : p->profile || n->threaded ? n->tiles : 0;
    plan_step made = {.kind = n->threaded ? PLAN_THREADED : PLAN_KERNEL, .tiles = n->tiles, .grain = grain};
    made.argument = plan_nest_arguments(p, a, e->s, n);
    p->needed[n->kernel] = true;
    p->calls++;
    made.kernel = add_kernel(p, a,
                             (plan_kernel){.number = n->kernel,
                                           .first = made.argument,
                                           .arguments = n->buffers.count,
                                           .tiles = n->tiles,
                                           .scratch_bytes = n->scratch_bytes});
    add_step(p, a, made);
}

static int64_t most_scratch(const schedule *s, uint32_t first, uint32_t end)
{
    int64_t most = 0;
    for (uint32_t i = first; i < end; i++) {
        int64_t bytes = s->steps.at[i].kind == STEP_NEST ? s->nests.at[s->steps.at[i].nest]->scratch_bytes : 0;
        most = bytes > most ? bytes : most;
    }
    return most;
}

static void plan_host(emitter *e, program_plan *p, arena *a, uint32_t at)
{
    const host_call *call = &e->s->hosts.at[e->s->steps.at[at].nest];
    uint32_t argument = plan_host_arguments(p, a, e->s, call);
    add_step(p, a, (plan_step){.kind = PLAN_HOST, .kernel = call->number, .argument = argument});
}

/* Emits the functions of a small program. The program's only sequence calls them, and they use the arguments and the
 * scratch of this sequence. */
static void emit_functions(emitter *e, program_plan *p, arena *a, plan_kernel *sequence)
{
    const schedule *s = e->s;
    for (const routine *f = routine_behind(s, &s->routines.at[0]); f; f = routine_behind(s, f), p->natives++) {
        uint32_t number = s->steps.at[f->first - 1].function;
        int64_t scratch = most_scratch(s, f->first, f->end);
        emit_sequence(e, p, a, f->first, f->end, sequence->first, arena_printf(a, "f%u", number));
        sequence->scratch_bytes = scratch > sequence->scratch_bytes ? scratch : sequence->scratch_bytes;
    }
}

/* Plans the steps from `first` up to but not including `end` as one kernel, one host call or one sequence. None of
 * these steps stands alone. */
static void plan_small(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end)
{
    if (first == end)
        return;
    if (end == first + 1 && e->s->steps.at[first].kind == STEP_NEST) {
        plan_nest(e, p, a, e->s->steps.at[first].nest);
        return;
    }
    if (end == first + 1 && e->s->steps.at[first].kind == STEP_HOST) {
        plan_host(e, p, a, first);
        return;
    }
    plan_kernel q = {.sequence = true, .number = p->sequences++, .first = p->arguments.count, .tiles = 1};
    plan_step made = {.kind = PLAN_KERNEL, .argument = q.first, .tiles = 1};
    emit_sequence(e, p, a, first, end, q.first, arena_printf(a, "s%u", q.number));
    q.scratch_bytes = most_scratch(e->s, first, end);
    if (p->is_small)
        emit_functions(e, p, a, &q);
    q.arguments = p->arguments.count - q.first;
    made.kernel = add_kernel(p, a, q);
    add_step(p, a, made);
}

static void plan_steps(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end);

/* Plans a STEP_PREPARE. Each nest below it in the tree of steps becomes a step of its own. */
static void plan_prepare(emitter *e, program_plan *p, arena *a, uint32_t at)
{
    const step *owner = &e->s->steps.at[at];
    const prepared *in = &e->s->prepared.at[owner->nest];
    uint32_t argument = in->source == SOURCE_CONSTANTS ? PLAN_CONSTANTS : in->source - SOURCE_INPUT;
    add_step(p, a,
             (plan_step){.kind = PLAN_PREPARE,
                         .length = owner->length,
                         .kernel = owner->nest,
                         .argument = argument,
                         .tiles = in->bytes});
    for (uint32_t i = at + 1; i <= at + owner->length; i++)
        plan_nest(e, p, a, e->s->steps.at[i].nest);
}

/* Plans a call, or a step that has steps below it. */
static void plan_control(emitter *e, program_plan *p, arena *a, uint32_t at)
{
    static const uint32_t kinds[] = {
        [STEP_WHILE] = PLAN_WHILE, [STEP_CASE] = PLAN_CASE, [STEP_IF] = PLAN_IF,
        [STEP_BLOCK] = PLAN_BLOCK, [STEP_CALL] = PLAN_CALL, [STEP_FUNCTION] = PLAN_FUNCTION};
    const step *owner = &e->s->steps.at[at];
    const buffer *control = &e->s->buffers.at[owner->control];
    uint32_t made = add_step(p, a, (plan_step){.kind = kinds[owner->kind]});
    if (owner->control)
        p->steps.at[made].argument = plan_buffer_argument(p, a, control, false);
    if (owner->kind == STEP_CALL)
        p->steps.at[made].argument = owner->function; /* a function number; link_calls replaces it by a step number */
    else if (owner->kind == STEP_FUNCTION)
        p->functions[owner->function] = made;
    if (owner->kind == STEP_BLOCK || owner->kind == STEP_FUNCTION)
        plan_steps(e, p, a, at + 1, at + 1 + owner->length);
    else
        for (uint32_t i = at + 1; i < at + 1 + owner->length; i += 1 + e->s->steps.at[i].length)
            plan_control(e, p, a, i);
    p->steps.at[made].length = p->steps.count - 1 - made;
}

static void plan_steps(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end)
{
    uint32_t small = first;
    for (uint32_t i = first; i < end; i += 1 + e->s->steps.at[i].length) {
        if (i - small >= LONG_SEQUENCE && e->s->routines.count == 1) {
            plan_small(e, p, a, small, i);
            small = i;
        }
        if (!stands_alone(p, e->s, i))
            continue;
        plan_small(e, p, a, small, i);
        small = i + 1 + e->s->steps.at[i].length;
        if (e->s->steps.at[i].kind == STEP_NEST)
            plan_nest(e, p, a, e->s->steps.at[i].nest);
        else if (e->s->steps.at[i].kind == STEP_PREPARE)
            plan_prepare(e, p, a, i);
        else if (e->s->steps.at[i].kind == STEP_HOST)
            plan_host(e, p, a, i);
        else
            plan_control(e, p, a, i);
    }
    plan_small(e, p, a, small, end);
}

/* The depth of the tree of steps below step `at`, including the steps of called functions. The depths of the callees
 * must be set. */
static int64_t depth_below(const program_plan *p, uint32_t at)
{
    int64_t deepest = 0;
    const plan_step *steps = p->steps.at;
    for (uint32_t i = at + 1; i <= at + steps[at].length; i += 1 + steps[i].length) {
        int64_t depth = steps[i].kind == PLAN_CALL ? 1 + steps[steps[i].argument].tiles : 1 + depth_below(p, i);
        deepest = depth > deepest ? depth : deepest;
    }
    return deepest;
}

/* Sets the FUNCTION step of each CALL step, and the depth of the tree of steps in each function. The loop runs
 * backwards: callees come after their callers, and their depths must be set first. */
static void link_calls(program_plan *p)
{
    for (uint32_t i = p->steps.count; i-- > 0;) {
        plan_step *s = &p->steps.at[i];
        if (s->kind == PLAN_CALL)
            s->argument = p->functions[s->argument];
        else if (s->kind == PLAN_FUNCTION)
            s->tiles = depth_below(p, i);
    }
}

void program_make(emitter *sequences, arena *a, bool profile, program_plan *out)
{
    const schedule *s = sequences->s;
    *out = (program_plan){.is_small = !profile && !any_slices(s, 0, s->steps.count), .profile = profile};
    out->needed = ARENA_NEW_ARRAY(a, bool, s->kernel_count + 1);
    out->functions = ARENA_NEW_ARRAY(a, uint32_t, s->routines.count);
    plan_steps(sequences, out, a, 0, s->routines.at[0].end);
    for (const routine *f = routine_behind(s, &s->routines.at[0]); f && !out->is_small; f = routine_behind(s, f))
        plan_control(sequences, out, a, f->first - 1);
    link_calls(out);
}
