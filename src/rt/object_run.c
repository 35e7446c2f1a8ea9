/* libquern-rt: running a linked object (abi/object.h). No memory of its own, no system, no C library. */
#include "abi/object.h"

#include "base/fpenv.h"
#include "rt/steps.h"

static object_error check(char *const *buffers, const char *workspace, const object_program *p)
{
    const object_buffer *wanted = (const object_buffer *)(p + 1);
    for (uint32_t i = 0; i < p->buffers; i++) {
        if (wanted[i].alignment && !buffers[i])
            return OBJECT_NULL;
        if (wanted[i].alignment && (uintptr_t)buffers[i] & (wanted[i].alignment - 1))
            return OBJECT_MISALIGNED;
    }
    if (!p->workspace_bytes)
        return OBJECT_OK;
    if (!workspace)
        return OBJECT_NULL;
    return (uintptr_t)workspace % OBJECT_ALIGNMENT ? OBJECT_MISALIGNED : OBJECT_OK;
}

static char *slot_address(char *const *buffers, char *workspace, const object_program *p, uint32_t slot)
{
    const object_constant *constants = (const object_constant *)((const object_buffer *)(p + 1) + p->buffers);
    if (slot < p->buffers)
        return buffers[slot];
    if (slot < p->buffers + p->constants)
        return (char *)((uintptr_t)p + (uintptr_t)constants[slot - p->buffers].place);
    return workspace + p->arena;
}

/* Nothing asks a linked object to stop. */
static const uint32_t go_on = 0;

__attribute__((visibility("default"))) int32_t OBJECT_RUN(char *const *buffers, char *workspace,
                                                          const object_program *p)
{
    const image_header *image = (const image_header *)((uintptr_t)p + (uintptr_t)p->image);
    const plan_argument *arguments = image_at(image, image->arguments_offset);
    char **table = (char **)(void *)workspace, *scratch = (char *)((uintptr_t)workspace + p->scratch);
    object_error bad = check(buffers, workspace, p);
    if (bad)
        return bad;
    for (uint32_t i = 0; i < image->plan.arguments; i++)
        table[i] = slot_address(buffers, workspace, p, arguments[i].slot) + arguments[i].offset;
    steps_run r = {.image = image, .table = table, .frame = {.scratch = scratch, .stop = &go_on}};
    fpenv_state before = fpenv_begin();
    int32_t stopped = steps_run_all(&r);
    fpenv_end(before);
    return stopped ? OBJECT_STOPPED : OBJECT_OK;
}
