#include "jit/image_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/checksum.h"
#include "base/cpu.h"
#include "jit/host_tables.h"

static uint64_t align64(uint64_t at) { return (at + 63) / 64 * 64; }

static plan_slot slot_of(const graph *g, type_id t, bool written)
{
    return (plan_slot){type_bytes(g, t), (uint32_t)dtype_bytes((qn_dtype)type_at(g, t)->dtype), written};
}

static plan_slot *make_slots(const schedule *s, arena *a, uint32_t *count)
{
    *count = s->inputs + s->outputs + s->constants;
    plan_slot *slots = ARENA_NEW_ARRAY(a, plan_slot, *count);
    const region *r = region_at(s->graph, s->entry);
    for (uint32_t i = 0; i < s->inputs; i++)
        slots[i] = slot_of(s->graph, node_type(s->graph, r->formals.at[i].node), r->formals.at[i].alias >= 0);
    bool *updated = ARENA_NEW_ARRAY(a, bool, r->output_count + 1);
    for (uint32_t i = 0; i < s->inputs; i++)
        if (r->formals.at[i].alias >= 0)
            updated[r->formals.at[i].alias] = true;
    uint32_t next = s->inputs;
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!updated[i])
            slots[next++] = slot_of(s->graph, node_type(s->graph, r->outputs[i]), true);
    for (uint32_t i = 0; i < s->constants; i++)
        slots[next++] = slot_of(s->graph, s->graph->buffers.at[i].type, false);
    return slots;
}

/* ---- code: place the kernels, then link the sequences with them -------------------------------------------------- */

/* All offsets are from the start of the code. */
typedef struct placed {
    const program_code *code;
    const bool *needed;  /* for each kernel: whether the program calls it */
    uint64_t *kernels;   /* the offset of each kernel that the program calls */
    image_piece *pieces; /* the kernels that the program calls, in order, then the sequences */
    uint32_t piece_count;
    uint64_t sequences_offset;
    linked sequences;
    image_link *links; /* one for each call in sequences.calls */
    uint64_t end;
    image_kernel *table;
    image_parameter *parameters; /* the parameters of all kernels, in the order of the kernels */
} placed;

/* Finds the kernel with the name k<number>. */
static bool find_kernel(const void *user, const char *name, int64_t *place)
{
    const placed *p = user;
    char *end;
    unsigned long number = name[0] == 'k' ? strtoul(name + 1, &end, 10) : UINT32_MAX;
    if (number >= p->code->kernel_count || *end)
        return false;
    *place = (int64_t)p->kernels[number] - (int64_t)p->sequences_offset;
    return true;
}

/* Adds a piece at the next 64-byte boundary. Returns its offset. */
static uint64_t add_piece(placed *p, uint64_t size)
{
    uint64_t offset = align64(p->end);
    p->pieces[p->piece_count++] = (image_piece){(uint32_t)offset, (uint32_t)size};
    p->end = offset + size;
    return offset;
}

/* The number of the piece at an offset. The offsets of pieces ascend. */
static uint32_t piece_at(const placed *p, uint64_t offset)
{
    uint32_t first = 0, last = p->piece_count - 1;
    while (first < last) {
        uint32_t middle = first + (last - first) / 2;
        if (p->pieces[middle].offset < offset)
            first = middle + 1;
        else
            last = middle;
    }
    return first;
}

static qn_status place_code(placed *p, const program_plan *plan, const program_code *code, arena *a)
{
    p->code = code;
    p->needed = plan->needed;
    p->kernels = ARENA_NEW_ARRAY(a, uint64_t, code->kernel_count + 1);
    p->pieces = ARENA_NEW_ARRAY(a, image_piece, code->kernel_count + 1);
    for (uint32_t i = 0; i < code->kernel_count; i++)
        if (p->needed[i])
            p->kernels[i] = add_piece(p, blob_code_bytes(code->kernels[i]));
    if (!code->sequences)
        return NULL;
    p->sequences_offset = align64(p->end);
    const uint8_t *object = (const uint8_t *)LLVMGetBufferStart(code->sequences);
    QN_TRY(
        object_link(a, object, LLVMGetBufferSize(code->sequences), &(linked_outside){p, find_kernel}, &p->sequences));
    p->links = ARENA_NEW_ARRAY(a, image_link, p->sequences.calls.count + 1);
    for (uint32_t i = 0; i < p->sequences.calls.count; i++) {
        const linked_call *call = &p->sequences.calls.at[i];
        p->links[i] = (image_link){(uint32_t)(p->sequences_offset + call->at),
                                   piece_at(p, p->sequences_offset + (uint64_t)call->place)};
    }
    add_piece(p, p->sequences.size);
    return NULL;
}

static qn_status find_sequence(const placed *p, uint32_t number, image_kernel *out)
{
    char name[16];
    snprintf(name, sizeof name, "s%u", number);
    for (uint32_t i = 0; i < p->sequences.symbols.count; i++) {
        const linked_symbol *s = &p->sequences.symbols.at[i];
        if (strcmp(s->name, name) != 0)
            continue;
        out->offset = p->sequences_offset + s->offset;
        out->size = s->size;
        return NULL;
    }
    return status_make(QN_INTERNAL, "function %s is not in the object", name);
}

static uint32_t count_parameters(const program_plan *plan)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < plan->kernels.count; i++)
        count += plan->kernels.at[i].arguments;
    return count;
}

static qn_status make_table(const program_plan *plan, placed *p, arena *a)
{
    uint32_t first = 0;
    p->table = ARENA_NEW_ARRAY(a, image_kernel, plan->kernels.count + 1);
    p->parameters = ARENA_NEW_ARRAY(a, image_parameter, count_parameters(plan) + 1);
    for (uint32_t i = 0; i < plan->kernels.count; i++) {
        const plan_kernel *k = &plan->kernels.at[i];
        image_kernel *row = &p->table[i];
        *row = (image_kernel){
            .tiles = k->tiles, .scratch_bytes = k->scratch_bytes, .first = first, .arguments = k->arguments};
        for (uint32_t j = 0; j < k->arguments; j++)
            p->parameters[first++] = plan->parameters.at[k->first + j];
        if (k->sequence) {
            QN_TRY(find_sequence(p, k->number, row));
            continue;
        }
        row->offset = p->kernels[k->number];
        row->size = p->code->kernels[k->number]->code_size;
    }
    return NULL;
}

static void put_code(const placed *p, uint8_t *code)
{
    for (uint32_t i = 0; i < p->code->kernel_count; i++)
        if (p->needed[i])
            memcpy(code + p->kernels[i], p->code->kernels[i]->code, blob_code_bytes(p->code->kernels[i]));
    if (p->sequences.size)
        memcpy(code + p->sequences_offset, p->sequences.bytes, p->sequences.size);
}

/* ---- the image --------------------------------------------------------------------------------------------------- */

static uint8_t *put_table(uint8_t *to, const void *table, size_t bytes)
{
    if (bytes)
        memcpy(to, table, bytes);
    return to + bytes;
}

static uint32_t count_kernels(const schedule *s, const program_plan *plan)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < s->kernel_count; i++)
        count += plan->needed[i];
    return count;
}

static image_header make_header(const schedule *s, const target *t, const program_plan *plan, const placed *p,
                                const host_tables *hosts)
{
    image_header h = {.version = IMAGE_VERSION, .abi = KERNEL_ABI};
    memcpy(h.magic, IMAGE_MAGIC, sizeof h.magic);
    h.plan = (plan_header){.inputs = s->inputs,
                           .outputs = s->outputs,
                           .constants = s->constants,
                           .steps = plan->steps.count,
                           .arguments = plan->arguments.count,
                           .shared = s->nests.count - s->kernel_count,
                           .arena_bytes = s->arena_bytes,
                           .scratch_bytes = s->scratch_bytes};
    h.code = (image_code){.machine = t->machine,
                          .functions = count_kernels(s, plan) + plan->sequences + plan->natives,
                          .features = level_facts[level_from_name(t->level)].features,
                          .size = p->end,
                          .kernels = plan->kernels.count,
                          .parameters = count_parameters(plan),
                          .pieces = p->piece_count,
                          .links = p->sequences.calls.count};
    host_tables_count(hosts, &h.code);
    h.code.offset = align64(sizeof h + image_tables_bytes(&h.code));
    return h;
}

qn_status image_write(const schedule *s, const target *t, const program_plan *plan, const program_code *code, arena *a,
                      void **out, size_t *out_size)
{
    uint32_t slot_count;
    host_tables hosts;
    placed p = {0};
    plan_slot *slots = make_slots(s, a, &slot_count);
    host_tables_make(s, a, &hosts);
    QN_TRY(place_code(&p, plan, code, a));
    QN_TRY(make_table(plan, &p, a));
    image_header h = make_header(s, t, plan, &p, &hosts);
    h.slots_offset = align64(h.code.offset + h.code.size);
    h.steps_offset = h.slots_offset + slot_count * sizeof *slots;
    h.arguments_offset = h.steps_offset + plan->steps.count * sizeof(plan_step);
    h.size = h.arguments_offset + plan->arguments.count * sizeof(plan_argument);
    uint8_t *image = calloc(1, h.size);
    if (!image)
        return status_oom();
    uint8_t *to = put_table(image + sizeof h, p.table, h.code.kernels * sizeof *p.table);
    to = put_table(to, p.parameters, h.code.parameters * sizeof *p.parameters);
    to = host_tables_put(&hosts, to);
    to = put_table(to, p.pieces, h.code.pieces * sizeof *p.pieces);
    put_table(to, p.links, h.code.links * sizeof *p.links);
    put_code(&p, image + h.code.offset);
    to = put_table(image + h.slots_offset, slots, slot_count * sizeof *slots);
    to = put_table(to, plan->steps.at, plan->steps.count * sizeof *plan->steps.at);
    put_table(to, plan->arguments.at, plan->arguments.count * sizeof *plan->arguments.at);
    memcpy(image, &h, sizeof h);
    h.checksum = checksum_after(image, IMAGE_CHECKED_FROM, h.size);
    memcpy(image, &h, sizeof h);
    *out = image;
    *out_size = h.size;
    return NULL;
}
