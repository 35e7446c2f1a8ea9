/* A linked object: a compiled program as a relocatable file. Its one function runs it and needs libquern-rt.a alone.
 *
 *     .text.NAME      NAME: calls OBJECT_RUN | a stub for each host call | image (abi/image.h), 64-byte aligned
 *     .rodata.NAME    object_program | object_buffer, for each input and output | object_constant, for each |
 *                     object_host, for each host call | constants
 *
 * Image, program and constants refer to each other by distance. NAME refers to OBJECT_RUN by name, and a stub to the
 * host's function with the name of its target. So nothing is relocated when a program starts, not even a
 * position-independent one, and all of the object may be in read-only memory. NAME takes the address of each input,
 * of each output that is not an update, and of a workspace, and returns an object_error.
 *
 * A workspace is the memory of one call. Its contents do not matter; if its size is 0, any address will do.
 *
 *     addresses, by argument of the plan | arena | scratch            each on a boundary of 64 bytes
 */
#ifndef ABI_OBJECT_H
#define ABI_OBJECT_H

#include <stdint.h>

#include "abi/image.h"

/* The name changes with every layout that the function reads, so that objects and runtimes that do not fit do not
 * link. */
#define OBJECT_RUN quern_rt_run_2
_Static_assert(IMAGE_VERSION == 4, "count OBJECT_RUN up");

typedef struct object_program {
    int64_t image;                            /* distance from this struct to the image */
    uint64_t arena, scratch, workspace_bytes; /* offsets in a workspace, and its size */
    uint32_t buffers;
    uint32_t constants;
} object_program;

typedef struct object_buffer {
    uint32_t alignment; /* of the address; 0: the tensor has no elements, and any address will do */
    uint32_t reserved;
} object_buffer;

typedef struct object_constant {
    int64_t place; /* distance from the object_program to the constant */
} object_constant;

/* A stub: calls the host's function with each of `buffers`, then `config`, as separate arguments, and returns its
 * result, 0 for success. */
typedef int32_t (*object_stub_fn)(char *const *buffers, const char *config);
typedef struct object_host {
    int64_t stub; /* distance from the image to the stub */
} object_host;

typedef enum object_error {
    OBJECT_OK = 0,
    OBJECT_NULL = 1,       /* an address that is needed is NULL */
    OBJECT_MISALIGNED = 2, /* an address is not aligned to its element type, or the workspace not to 64 bytes */
    OBJECT_STOPPED = 3,    /* a kernel stopped: reserved, since no caller can ask for it */
    OBJECT_FAILED = 4      /* a function of the host did not return 0 */
} object_error;

enum { OBJECT_ALIGNMENT = 64 /* of image, constants and workspaces */ };

/* Runs a program. libquern-rt.a consists of this function and what it needs. */
int32_t OBJECT_RUN(char *const *buffers, char *workspace, const object_program *program);

#endif
