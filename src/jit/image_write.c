#include "jit/image_write.h"

#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/cpu.h"
#include "base/checksum.h"

static uint64_t align64(uint64_t at) { return (at + 63) / 64 * 64; }

static plan_slot *make_slots(const schedule *s, arena *a, uint32_t *count)
{
    *count = s->inputs + s->outputs + s->constants;
    plan_slot *slots = ARENA_NEW_ARRAY(a, plan_slot, *count);
    const region *r = region_at(s->graph, s->entry);
    for (uint32_t i = 0; i < s->inputs; i++)
        slots[i].bytes = type_bytes(s->graph, node_type(s->graph, r->formals.at[i].node));
    bool *updated = ARENA_NEW_ARRAY(a, bool, r->output_count + 1);
    for (uint32_t i = 0; i < s->inputs; i++)
        if (r->formals.at[i].alias >= 0)
            updated[r->formals.at[i].alias] = true;
    uint32_t next = s->inputs;
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!updated[i])
            slots[next++].bytes = type_bytes(s->graph, node_type(s->graph, r->outputs[i]));
    for (uint32_t i = 0; i < s->constants; i++)
        slots[next++].bytes = type_bytes(s->graph, s->graph->buffers.at[i].type);
    return slots;
}

static qn_status find_kernels(const program_plan *plan, const linked *code, uint64_t base, arena *a, image_kernel **out)
{
    *out = ARENA_NEW_ARRAY(a, image_kernel, plan->kernels.count);
    for (uint32_t i = 0; i < plan->kernels.count; i++) {
        for (uint32_t k = 0; k < code->symbols.count; k++)
            if (strcmp(code->symbols.at[k].name, plan->kernels.at[i].name) == 0)
                (*out)[i] = (image_kernel){base + code->symbols.at[k].offset, code->symbols.at[k].size,
                                           plan->kernels.at[i].arguments};
        if (!(*out)[i].offset)
            return status_make(QN_INTERNAL, "kernel %s is not in the object", plan->kernels.at[i].name);
    }
    return NULL;
}

static void put_section(uint8_t *image, uint64_t offset, const void *bytes, size_t size)
{
    if (size)
        memcpy(image + offset, bytes, size);
}

qn_status image_write(const schedule *s, const target *t, const program_plan *plan, const uint8_t *object,
                      size_t object_size, arena *a, void **out, size_t *out_size)
{
    uint32_t slot_count;
    plan_slot *slots = make_slots(s, a, &slot_count);
    image_header h = {.version = IMAGE_VERSION, .abi = KERNEL_ABI, .machine = t->machine};
    memcpy(h.magic, IMAGE_MAGIC, sizeof h.magic);
    h.features = level_facts[level_from_name(t->level)].features;
    h.plan = (plan_header){.inputs = s->inputs,
                           .outputs = s->outputs,
                           .constants = s->constants,
                           .steps = plan->steps.count,
                           .arguments = plan->arguments.count,
                           .kernels = plan->kernels.count,
                           .functions = plan->distinct + plan->sequences,
                           .shared = s->nests.count - plan->distinct,
                           .arena_bytes = s->arena_bytes,
                           .scratch_bytes = s->scratch_bytes};
    h.slots_offset = sizeof h;
    h.steps_offset = h.slots_offset + slot_count * sizeof *slots;
    h.arguments_offset = h.steps_offset + plan->steps.count * sizeof(plan_step);
    h.kernels_offset = h.arguments_offset + plan->arguments.count * sizeof(plan_argument);
    h.code_offset = align64(h.kernels_offset + plan->kernels.count * sizeof(image_kernel));
    linked code = {0};
    if (object)
        QN_TRY(object_link(a, object, object_size, h.code_offset, &code));
    h.code_size = code.code_size;
    h.data_offset = h.code_offset + code.data_offset;
    h.data_size = code.size - code.data_offset;
    h.size = h.code_offset + code.size;
    image_kernel *kernels;
    QN_TRY(find_kernels(plan, &code, h.code_offset, a, &kernels));
    uint8_t *image = calloc(1, h.size);
    if (!image)
        return status_oom();
    put_section(image, h.slots_offset, slots, slot_count * sizeof *slots);
    put_section(image, h.steps_offset, plan->steps.at, plan->steps.count * sizeof *plan->steps.at);
    put_section(image, h.arguments_offset, plan->arguments.at, plan->arguments.count * sizeof *plan->arguments.at);
    put_section(image, h.kernels_offset, kernels, plan->kernels.count * sizeof *kernels);
    put_section(image, h.code_offset, code.bytes, code.size);
    memcpy(image, &h, sizeof h);
    h.checksum = checksum_after(image, IMAGE_CHECKED_FROM, h.size);
    memcpy(image, &h, sizeof h);
    *out = image;
    *out_size = h.size;
    return NULL;
}
