/* A linked object: a compiled program as a relocatable file. The object has one function, here called NAME, which runs
 * the program and needs no library but libquern-rt.a.
 *
 *     .text.NAME      NAME: calls OBJECT_RUN | a stub for each host call | image (abi/image.h), 64-byte aligned
 *     .rodata.NAME    object_program | object_buffer, for each parameter but the workspace | object_constant, for
 *                     each constant | object_host, for each host call | bytes of the constants
 *     .quern.signature
 *                     text for `quern inspect`; linkers leave this section out. The text has a line for each input,
 *                     then for each output, updates included, such as "input -1 tensor<4xf32> x". The number, here -1,
 *                     is that of the output that updates the input; -1 means that no output does
 *
 * The image, the object_program and the constants refer to each other by distance. NAME refers to OBJECT_RUN by name.
 * The stub of a host call refers to the host's function by name. This name is the target of the host call. The linker
 * resolves these names, and distances need no relocation. So nothing is relocated when the linked executable starts,
 * even if it is position-independent, and the whole object can be in read-only memory.
 *
 * The parameters of NAME are the addresses of each input, of each output, and of a workspace. An output that updates an
 * input has no parameter: the program writes it to the memory of that input. NAME returns an object_error.
 *
 * A workspace is the memory of one call. Its contents do not matter before and after the call. A workspace of size 0
 * can have any address. A workspace has these parts, each on a boundary of 64 bytes:
 *
 *     an address for each argument of the plan | arena | scratch
 */
#ifndef ABI_OBJECT_H
#define ABI_OBJECT_H

#include <stdint.h>

#include "abi/image.h"

/* OBJECT_RUN reads the structs of this header and an image. Whenever the layout of one of them changes, OBJECT_RUN gets
 * a new name. So an object cannot be linked with a libquern-rt.a that reads another layout. */
#define OBJECT_RUN quern_rt_run_2
_Static_assert(IMAGE_VERSION == 4, "a new IMAGE_VERSION needs a new name for OBJECT_RUN");

#define OBJECT_SIGNATURE ".quern.signature"

typedef struct object_program {
    int64_t image;                            /* distance from this struct to the image */
    uint64_t arena, scratch, workspace_bytes; /* offsets of arena and scratch in a workspace; size of a workspace */
    uint32_t buffers;                         /* number of object_buffers */
    uint32_t constants;                       /* number of object_constants */
} object_program;

typedef struct object_buffer {
    uint32_t alignment; /* alignment of the address; 0 if the tensor has no elements, so that any address is allowed */
    uint32_t reserved;
} object_buffer;

typedef struct object_constant {
    int64_t place; /* distance from the object_program to the constant */
} object_constant;

/* A stub: calls the host's function with each of `buffers`, then `config`, as separate arguments. Returns what the
 * host's function returns: 0 for success. */
typedef int32_t (*object_stub_fn)(char *const *buffers, const char *config);
typedef struct object_host {
    int64_t stub; /* distance from the image to the stub */
} object_host;

typedef enum object_error {
    OBJECT_OK = 0,
    OBJECT_NULL = 1,       /* an address that is needed is NULL */
    OBJECT_MISALIGNED = 2, /* an address is not aligned to its element type, or the workspace not to 64 bytes */
    OBJECT_FAILED = 4      /* a function of the host did not return 0. The number 3 is not used */
} object_error;

enum { OBJECT_ALIGNMENT = 64 /* alignment of image, constants and workspaces */ };

/* Runs a program. `buffers` has an address for each object_buffer. libquern-rt.a consists of this function and the
 * functions that it needs. */
int32_t OBJECT_RUN(char *const *buffers, char *workspace, const object_program *program);

#endif
