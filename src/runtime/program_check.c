/* Checks an image once, so that runs need no checks. The code and its tables are trusted (program_check.h). The check
 * proves two facts about each KERNEL or THREADED step (abi/plan.h): the step runs no more tiles than its kernel has,
 * and the memory of each of its arguments has the size, alignment and access that the kernel needs. */
#include "runtime/program_check.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/checksum.h"
#include "runtime/host_calls.h"

enum {
    MAX_NESTING = 2048,
    MAX_CHECKS = 1 << 26 /* largest number of arguments of all steps together; checking this many takes about a tenth of
                            a second */
};
#define MAX_MEMORY ((int64_t)1 << 56)
#define MAX_TILES ((int64_t)1 << 46) /* the sum of a few numbers of this size does not overflow */

typedef struct checking {
    const image_header *image;
    const plan_slot *slots;
    const plan_step *steps;
    const plan_argument *arguments;
    uint32_t prepares;
    uint32_t *prepare_at; /* indices of the PREPARE steps */
    uint64_t checked;     /* how many arguments of steps were checked so far */
} checking;

static qn_status malformed(const char *what) { return status_make(QN_INVALID_ARGUMENT, "malformed image: %s", what); }

/* ---- the header -------------------------------------------------------------------------------------------------- */

static bool inside(const image_header *h, uint64_t offset, uint64_t count, uint64_t size)
{
    return offset >= sizeof *h && offset <= h->size && offset % 8 == 0 && count <= (h->size - offset) / size;
}

static qn_status check_whole(const image_header *h, size_t size)
{
    if (size < sizeof *h || memcmp(h->magic, IMAGE_MAGIC, sizeof h->magic) != 0)
        return malformed("it is shorter than its header or does not start with " IMAGE_MAGIC);
    if (h->version != IMAGE_VERSION || h->abi != KERNEL_ABI)
        return status_make(QN_UNSUPPORTED, "the image is of version %u and ABI %u, this library reads %d and %d",
                           h->version, h->abi, IMAGE_VERSION, KERNEL_ABI);
    if (h->size != size || size > UINT32_MAX) /* so 32-bit sums of counts do not overflow */
        return malformed("its size is 4 GiB or more, or differs from the size in its header");
    return h->checksum == checksum_after(h, IMAGE_CHECKED_FROM, size) ? NULL : malformed("its checksum does not match");
}

static qn_status check_sections(const image_header *h)
{
    const plan_header *p = &h->plan;
    uint64_t slots = (uint64_t)p->inputs + p->outputs + p->constants;
    if (!inside(h, sizeof *h, image_tables_bytes(&h->code), 1) ||
        (h->code.offset && !inside(h, h->code.offset, h->code.size, 1)) ||
        !inside(h, h->slots_offset, slots, sizeof(plan_slot)) ||
        !inside(h, h->steps_offset, p->steps, sizeof(plan_step)) ||
        !inside(h, h->arguments_offset, p->arguments, sizeof(plan_argument)))
        return malformed("a section is misaligned or lies outside of the image");
    if (p->arena_bytes < 0 || p->arena_bytes > MAX_MEMORY || p->scratch_bytes < 0 || p->scratch_bytes > MAX_MEMORY ||
        p->scratch_bytes % PLAN_ALIGNMENT)
        return malformed("the arena or the scratch has an invalid size");
    return NULL;
}

static qn_status check_cpu(const image_code *code, const cpu_facts *cpu)
{
    if (code->machine != (uint32_t)cpu->machine)
        return status_make(QN_UNSUPPORTED, "the image is for another kind of CPU");
    if (code->features & ~cpu->features)
        return status_make(QN_UNSUPPORTED, "the image needs CPU features that this machine lacks");
    return NULL;
}

/* join_code_add (runtime/join.h) relies on these checks when it moves pieces. */
static qn_status check_pieces(const image_header *h)
{
    const image_code *c = &h->code;
    const image_piece *pieces = image_pieces(h);
    const image_link *links = image_links(h);
    uint64_t end = 0;
    for (uint32_t i = 0; i < c->pieces; i++) {
        if (pieces[i].offset < end || pieces[i].offset % 64)
            return malformed("a piece begins before the end of the previous piece, or not at a multiple of 64 bytes");
        end = (uint64_t)pieces[i].offset + pieces[i].size;
    }
    if (end > c->size)
        return malformed("a piece lies outside of the image's code");
    for (uint32_t i = 0; i < c->links; i++)
        if (links[i].piece >= c->pieces || links[i].at > c->size - sizeof(uint32_t) || c->size < sizeof(uint32_t))
            return malformed("a link lies outside of the image's code or refers to a piece that does not exist");
    return NULL;
}

/* Checks the tables of kernels and host calls. `size` is the size of the image's code in bytes. */
static qn_status check_kernels(const image_header *h, uint64_t size)
{
    const image_code *c = &h->code;
    const image_kernel *kernels = image_kernels(h);
    for (uint32_t i = 0; i < c->kernels; i++) {
        const image_kernel *k = &kernels[i];
        if (k->offset >= size || k->size > size - k->offset)
            return malformed("a kernel lies outside of the image's code");
        if (k->first > c->parameters || k->arguments > c->parameters - k->first)
            return malformed("a kernel has parameters outside of the table of parameters");
    }
    return host_calls_check(h);
}

/* ---- memory ------------------------------------------------------------------------------------------------------ */

static bool is_boundary(uint32_t alignment)
{
    return alignment && alignment <= PLAN_ALIGNMENT && !(alignment & (alignment - 1));
}

static qn_status check_slots(const checking *c)
{
    const plan_header *p = &c->image->plan;
    uint32_t count = image_slots(c->image);
    for (uint32_t i = 0; i < count; i++) {
        const plan_slot *s = &c->slots[i];
        if (s->bytes < 0 || s->bytes > MAX_MEMORY || !is_boundary(s->alignment) || s->written > 1 ||
            (s->written && i >= p->inputs + p->outputs))
            return malformed("the size or alignment of a slot is out of range, or a slot of no argument is written");
    }
    return NULL;
}

static plan_slot slot_of(const checking *c, uint32_t number)
{
    uint32_t arena = image_slots(c->image);
    if (number < arena)
        return c->slots[number];
    int64_t bytes = number == arena ? c->image->plan.arena_bytes : c->steps[c->prepare_at[number - arena - 1]].tiles;
    return (plan_slot){bytes, PLAN_ALIGNMENT, true};
}

static qn_status check_arguments(const checking *c)
{
    for (uint32_t i = 0; i < c->image->plan.arguments; i++) {
        const plan_argument *a = &c->arguments[i];
        if (a->slot > image_slots(c->image) + c->prepares || a->offset < 0 || a->offset > slot_of(c, a->slot).bytes)
            return malformed("an argument lies outside of its slot, or its slot does not exist");
    }
    return NULL;
}

/* Whether the memory of plan argument `a` has the size, alignment and access that `use` needs. */
static bool allows(const checking *c, const plan_argument *a, const image_parameter *use)
{
    plan_slot s = slot_of(c, a->slot);
    return use->bytes <= s.bytes - a->offset && use->alignment <= s.alignment && !(a->offset & (use->alignment - 1)) &&
           (!use->written || s.written);
}

/* ---- steps of each kind ------------------------------------------------------------------------------------------ */

static qn_status check_kernel_step(checking *c, uint32_t at)
{
    const plan_step *s = &c->steps[at];
    const plan_header *p = &c->image->plan;
    if (s->length || s->kernel >= c->image->code.kernels)
        return malformed("a KERNEL or THREADED step has children, or its kernel does not exist");
    const image_kernel *k = &image_kernels(c->image)[s->kernel];
    if (s->tiles < 0 || s->tiles > k->tiles || s->tiles > MAX_TILES || s->grain < 0 || s->grain > MAX_TILES)
        return malformed("a KERNEL or THREADED step has an invalid grain or number of tiles");
    if (k->scratch_bytes > p->scratch_bytes)
        return malformed("a kernel needs more scratch than the plan has");
    if (s->argument > p->arguments || k->arguments > p->arguments - s->argument)
        return malformed("a kernel gets fewer arguments than it takes");
    c->checked += k->arguments;
    if (c->checked > MAX_CHECKS)
        return malformed("its steps have too many arguments");
    const image_parameter *parameters = image_parameters(c->image) + k->first;
    for (uint32_t i = 0; i < k->arguments; i++)
        if (!allows(c, &c->arguments[s->argument + i], &parameters[i]))
            return malformed("a kernel gets memory that is too small, misaligned or not writable");
    return NULL;
}

static qn_status check_host_step(checking *c, uint32_t at)
{
    const plan_step *s = &c->steps[at];
    const plan_header *p = &c->image->plan;
    if (s->length || s->kernel >= c->image->code.hosts)
        return malformed("a HOST step has children, or its host call does not exist");
    const image_host *call = &image_hosts(c->image)[s->kernel];
    uint32_t tensors = call->inputs + call->outputs;
    if (s->argument > p->arguments || tensors > p->arguments - s->argument)
        return malformed("a host call gets fewer arguments than it takes");
    c->checked += tensors;
    if (c->checked > MAX_CHECKS)
        return malformed("its steps have too many arguments");
    for (uint32_t i = 0; i < tensors; i++) {
        image_parameter use = host_parameter(c->image, call, i);
        if (!allows(c, &c->arguments[s->argument + i], &use))
            return malformed("a host call gets memory that is too small, misaligned or not writable");
    }
    return NULL;
}

/* Checks a WHILE, CASE or IF step. The step must have `least` to `most` children, all of them BLOCK steps. The value at
 * its `argument` has `bytes` bytes. */
static qn_status check_control(const checking *c, uint32_t at, uint32_t least, uint32_t most, uint32_t bytes)
{
    const plan_step *s = &c->steps[at];
    const image_parameter read = {.bytes = bytes, .alignment = bytes};
    uint32_t end = at + 1 + s->length, blocks = 0;
    for (uint32_t i = at + 1; i < end; i += 1 + c->steps[i].length, blocks++)
        if (c->steps[i].kind != PLAN_BLOCK || c->steps[i].length > end - i - 1)
            return malformed("a child of a WHILE, CASE or IF step is not a BLOCK or ends after its parent");
    if (blocks < least || blocks > most)
        return malformed("a WHILE, CASE or IF step has a wrong number of blocks");
    if (s->argument >= c->image->plan.arguments || !allows(c, &c->arguments[s->argument], &read))
        return malformed("the argument of a WHILE, CASE or IF step is too small, misaligned or does not exist");
    return NULL;
}

static qn_status check_while(checking *c, uint32_t at) { return check_control(c, at, 2, 2, 1); }
static qn_status check_case(checking *c, uint32_t at) { return check_control(c, at, 1, UINT32_MAX, 4); }
static qn_status check_if(checking *c, uint32_t at) { return check_control(c, at, 2, 2, 1); }
static qn_status check_block(checking *c, uint32_t at) { return (void)c, (void)at, NULL; }

/* Whether the children of the PREPARE step `p` may touch a slot. When program_prepare runs these children, other slots
 * need not have an address. */
static bool prepare_may_touch(const checking *c, const plan_step *p, uint32_t slot)
{
    uint32_t arena = image_slots(c->image);
    bool constant = slot >= arena - c->image->plan.constants && slot < arena;
    return (p->argument == PLAN_CONSTANTS ? constant : slot == p->argument) || slot == arena ||
           slot == arena + 1 + p->kernel;
}

static qn_status check_prepare(checking *c, uint32_t at)
{
    const plan_step *p = &c->steps[at];
    if (p->argument != PLAN_CONSTANTS && (p->argument >= c->image->plan.inputs || c->slots[p->argument].written))
        return malformed("a PREPARE step prepares an input that does not exist or is updated");
    for (uint32_t i = at + 1; i <= at + p->length; i++) {
        if (c->steps[i].kind != PLAN_KERNEL)
            return malformed("a PREPARE step has a child that is not a KERNEL step");
        QN_TRY(check_kernel_step(c, i));
        uint32_t count = image_kernels(c->image)[c->steps[i].kernel].arguments;
        for (uint32_t k = 0; k < count; k++)
            if (!prepare_may_touch(c, p, c->arguments[c->steps[i].argument + k].slot))
                return malformed("a child of a PREPARE step touches a slot that it may not touch");
    }
    return NULL;
}

/* Lists the PREPARE steps, which come before all other steps. */
static qn_status find_prepares(checking *c)
{
    uint32_t end = c->image->plan.steps, count = 0;
    for (uint32_t i = 0; i < end && c->steps[i].kind == PLAN_PREPARE; i += 1 + c->steps[i].length) {
        const plan_step *p = &c->steps[i];
        if (p->length > end - i - 1 || p->kernel != count++ || p->tiles < 0 || p->tiles > MAX_MEMORY)
            return malformed("a PREPARE step has an invalid length, number or size");
    }
    if (count && !(c->prepare_at = malloc(count * sizeof *c->prepare_at)))
        return status_oom();
    for (uint32_t i = 0; c->prepares < count; i += 1 + c->steps[i].length)
        c->prepare_at[c->prepares++] = i;
    return NULL;
}

static qn_status check_call(checking *c, uint32_t at)
{
    const plan_step *s = &c->steps[at];
    if (s->length || s->argument >= c->image->plan.steps || c->steps[s->argument].kind != PLAN_FUNCTION)
        return malformed("a CALL step has children or does not call a FUNCTION step");
    return NULL;
}

static qn_status (*const step_checks[])(checking *c, uint32_t at) = {
    [PLAN_KERNEL] = check_kernel_step, [PLAN_WHILE] = check_while,
    [PLAN_CASE] = check_case,          [PLAN_IF] = check_if,
    [PLAN_BLOCK] = check_block,        [PLAN_HOST] = check_host_step,
    [PLAN_CALL] = check_call,          [PLAN_THREADED] = check_kernel_step,
};

/* Checks the steps from `first` to `end - 1`: siblings and their descendants. Steps may nest at most `room` deep. For
 * the steps below a FUNCTION, `room` is the field `tiles` of the FUNCTION. At a CALL step, `room` must be larger than
 * the `tiles` of the called FUNCTION. So calls cannot recurse. */
static qn_status check_steps(checking *c, uint32_t first, uint32_t end, int64_t room)
{
    if (first < end && room <= 0)
        return malformed("steps nest too deeply");
    for (uint32_t i = first; i < end; i += 1 + c->steps[i].length) {
        const plan_step *s = &c->steps[i];
        if (s->kind >= sizeof step_checks / sizeof *step_checks || !step_checks[s->kind] || s->length > end - i - 1)
            return malformed("a step has a wrong kind or ends after its parent");
        QN_TRY(step_checks[s->kind](c, i));
        if (s->kind == PLAN_CALL && c->steps[s->argument].tiles >= room)
            return malformed("calls nest too deeply");
        QN_TRY(check_steps(c, i + 1, i + 1 + s->length, room - 1));
    }
    return NULL;
}

static qn_status check_plan(checking *c)
{
    uint32_t end = c->image->plan.steps, first = 0;
    for (uint32_t i = 0; i < c->prepares; i++) {
        QN_TRY(check_prepare(c, c->prepare_at[i]));
        first = c->prepare_at[i] + 1 + c->steps[c->prepare_at[i]].length;
    }
    for (uint32_t i = first, next; i < end; i = next) {
        const plan_step *s = &c->steps[i];
        if (s->length > end - i - 1)
            return malformed("a step ends after the plan");
        next = i + 1 + s->length;
        if (s->kind != PLAN_FUNCTION)
            QN_TRY(check_steps(c, i, next, MAX_NESTING));
        else if (s->tiles < 0 || s->tiles >= MAX_NESTING)
            return malformed("a FUNCTION step has an invalid depth");
        else
            QN_TRY(check_steps(c, i + 1, next, s->tiles));
    }
    return NULL;
}

qn_status program_check(const void *image, size_t size, const code_block *outside, const cpu_facts *cpu)
{
    const image_header *h = image;
    QN_TRY(check_whole(h, size));
    QN_TRY(check_cpu(&h->code, cpu));
    QN_TRY(check_sections(h));
    if (!h->code.offset != (outside != NULL))
        return malformed(outside ? "it has code of its own" : "its code is missing");
    if (outside && outside->checksum != h->code.block)
        return malformed("it was made for another block of code");
    checking c = {.image = h,
                  .slots = image_at(h, h->slots_offset),
                  .steps = image_at(h, h->steps_offset),
                  .arguments = image_at(h, h->arguments_offset)};
    QN_TRY(check_kernels(h, outside ? outside->size : h->code.size));
    QN_TRY(check_slots(&c));
    QN_TRY(find_prepares(&c));
    qn_status status = check_arguments(&c);
    if (!status)
        status = check_plan(&c);
    if (!status)
        status = check_pieces(h);
    free(c.prepare_at);
    return status;
}
