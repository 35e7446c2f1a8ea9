/* Makes the machine code that a linked object has besides the compiler's code: C functions, and stubs for the functions
 * of the host. A C function puts the addresses of its tensors into a list. Then the C function calls OBJECT_RUN with
 * this list, the workspace, and the object_program (abi/object.h) of the function. */
#ifndef RUNTIME_OBJECT_STUB_H
#define RUNTIME_OBJECT_STUB_H

#include "base/text.h"

/* A relocation of the code (ELF). */
typedef struct stub_fixup {
    uint64_t offset;
    uint32_t type;
    int64_t addend;
} stub_fixup;

enum { STUB_FIXUPS = 2 };
typedef struct object_stub {
    text code;
    stub_fixup program[STUB_FIXUPS]; /* references to the object_program */
    stub_fixup call;                 /* the reference to OBJECT_RUN */
    uint32_t program_count;          /* number of references in `program`: 1 on x86-64, 2 on AArch64 */
} object_stub;

/* Appends a C function. Its parameters are the addresses of tensors, then the address of the workspace. `buffers` is
 * the number of tensors. If memory runs out, sets s->code.failed. */
void object_stub_x86_64(object_stub *s, uint32_t buffers);
void object_stub_aarch64(object_stub *s, uint32_t buffers);
/* Appends the stub (object_stub_fn) of a host call. `tensors` is the number of the host call's tensors. Sets *call to
 * the reference from the stub to the host's function. */
void object_host_x86_64(object_stub *s, uint32_t tensors, stub_fixup *call);
void object_host_aarch64(object_stub *s, uint32_t tensors, stub_fixup *call);

#endif
