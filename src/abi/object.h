/* A linked object: compiled programs as a relocatable file. For each program, the object has a C function, which runs
 * the program and needs only the library libquern-rt.a. The programs share code and large constants.
 *
 *     .text.OBJECT    the C functions of all programs, which call OBJECT_RUN | a stub for each host function | the code
 *                     of the programs, 64-byte aligned
 *     .rodata.OBJECT  for each program: object_program | object_buffer, for each parameter except the workspace |
 *                     object_constant, for each constant | object_host, for each host call | detached image
 *                     (abi/image.h); then the bytes of the constants of all programs
 *     .quern.signature
 *                     text for `quern inspect`; linkers leave this section out. For each C function, the text has the
 *                     line "function NAME", then a line for each input, then a line for each output, updates included.
 *                     The line of an input or output is like "input -1 tensor<4xf32> x"; -1 is qn_parameter.alias
 *
 * OBJECT is the name of the object; NAME is the name of a C function.
 *
 * Parts of the object refer to each other by distance. The C functions refer to OBJECT_RUN by name. A stub refers to
 * its host function by name. The linker resolves these names and distances. So nothing is relocated when the linked
 * executable starts, even if it is position-independent, and the whole object can be in read-only memory.
 *
 * The parameters of a C function are the addresses of each input, of each output, and of a workspace. An output that
 * updates an input has no parameter: the program writes it to the memory of that input. The function returns an
 * object_error.
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
#define OBJECT_RUN quern_rt_run_3
_Static_assert(IMAGE_VERSION == 5, "a new IMAGE_VERSION needs a new name for OBJECT_RUN");

#define OBJECT_SIGNATURE ".quern.signature"

typedef struct object_program {
    int64_t code, image;                      /* distance from this struct to the code; distance to the image */
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
    int64_t stub; /* distance from the code of the programs to the stub */
} object_host;

typedef enum object_error {
    OBJECT_OK = 0,
    OBJECT_NULL = 1,       /* the address of a tensor that has elements, or of a workspace that has bytes, is NULL */
    OBJECT_MISALIGNED = 2, /* a tensor is not aligned to its element type, or the workspace not to 64 bytes */
    OBJECT_FAILED = 4      /* a function of the host did not return 0. The number 3 is not used */
} object_error;

enum { OBJECT_ALIGNMENT = 64 /* alignment of code, images, constants and workspaces */ };

/* Runs a program. `buffers` has an address for each object_buffer. libquern-rt.a consists of this function and the
 * functions that it needs. */
int32_t OBJECT_RUN(char *const *buffers, char *workspace, const object_program *program);

#endif
