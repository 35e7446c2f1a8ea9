/* libquern-rt: runs a linked object (abi/object.h). This library allocates no memory, and uses neither the operating
 * system nor the C library. */
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

static const object_constant *constants_of(const object_program *p)
{
    return (const object_constant *)((const object_buffer *)(p + 1) + p->buffers);
}

static char *slot_address(char *const *buffers, char *workspace, const object_program *p, uint32_t slot)
{
    const object_constant *constants = constants_of(p);
    if (slot < p->buffers)
        return buffers[slot];
    if (slot < p->buffers + p->constants)
        return (char *)((uintptr_t)p + (uintptr_t)constants[slot - p->buffers].place);
    return workspace + p->arena;
}

/* The stop flag for all calls of linked objects. It is never set. */
static const uint32_t go_on = 0;

/* The state of one call of a linked object. */
typedef struct object_call {
    kernel_services services;
    const object_program *program;
    const image_header *image;
    const char *code;
} object_call;

static int32_t call_host(const kernel_services *services, uint32_t index, char *const *buffers)
{
    const object_call *c = (const object_call *)services;
    const object_host *hosts = (const object_host *)(constants_of(c->program) + c->program->constants);
    object_stub_fn stub = (object_stub_fn)((uintptr_t)c->code + (uintptr_t)hosts[index].stub);
    fpenv_state mode = fpenv_host_begin();
    int32_t failed = stub(buffers, image_text_at(c->image, image_hosts(c->image)[index].config));
    fpenv_host_end(mode);
    return failed ? KERNEL_FAILED : KERNEL_DONE;
}

__attribute__((visibility("default"))) int32_t OBJECT_RUN(char *const *buffers, char *workspace,
                                                          const object_program *p)
{
    const image_header *image = (const image_header *)((uintptr_t)p + (uintptr_t)p->image);
    const char *code = (const char *)((uintptr_t)p + (uintptr_t)p->code);
    const plan_argument *arguments = image_at(image, image->arguments_offset);
    char **table = (char **)(void *)workspace, *scratch = (char *)((uintptr_t)workspace + p->scratch);
    object_error bad = check(buffers, workspace, p);
    if (bad)
        return bad;
    for (uint32_t i = 0; i < image->plan.arguments; i++)
        table[i] = slot_address(buffers, workspace, p, arguments[i].slot) + arguments[i].offset;
    object_call c = {{SERVICES_VERSION, sizeof c.services, call_host}, p, image, code};
    steps_run r = {.image = image,
                   .code = code,
                   .table = table,
                   .frame = {.scratch = scratch, .services = &c.services, .stop = &go_on}};
    fpenv_state before = fpenv_begin();
    int32_t result = steps_run_all(&r);
    fpenv_end(before);
    return result == KERNEL_DONE ? OBJECT_OK : OBJECT_FAILED; /* KERNEL_STOPPED is impossible, because go_on stays 0 */
}
