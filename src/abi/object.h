/* A linked object: a compiled program as a relocatable file, whose one function runs it with libquern-rt.a alone.
 *
 *     .text.NAME      NAME: calls OBJECT_RUN | a stub for each host call | image (abi/image.h), on a boundary of 64 bytes
 *     .rodata.NAME    object_program | object_buffer, for each input and output | object_constant, for each |
 *                     object_host, for each host call | constants
 *
 * Everything refers to everything else by distance, NAME to OBJECT_RUN by name, and a stub to the function of the host that has
 * the name of its target: in position-independent programs too
 * nothing is left to be relocated when they start, and all of it may be in read-only memory. NAME takes the address of each
 * input and of each output that is no update, then that of a workspace, and returns an object_error.
 *
 * A workspace is the memory of one call; what was in it does not matter, and where it has no bytes any address will do:
 *
 *     addresses, by argument of the plan | arena | scratch            each on a boundary of 64 bytes
 */
#ifndef ABI_OBJECT_H
#define ABI_OBJECT_H

#include <stdint.h>

#include "abi/image.h"

/* The name changes with the layout of all that it reads, so that objects and runtimes that do not fit do not link. */
#define OBJECT_RUN quern_rt_run_2
_Static_assert(IMAGE_VERSION == 4, "count OBJECT_RUN up");

typedef struct object_program {
    int64_t image;                            /* the distance from here to it */
    uint64_t arena, scratch, workspace_bytes; /* offsets in a workspace, and its size */
    uint32_t buffers;
    uint32_t constants;
} object_program;

typedef struct object_buffer {
    uint32_t alignment; /* of an address; 0: there are no elements, and any will do */
    uint32_t reserved;
} object_buffer;

typedef struct object_constant {
    int64_t place; /* the distance to it from the object_program */
} object_constant;

/* A stub: passes each of `buffers`, then `config`, as an argument of its own to the function of the host, and returns what that
 * returns, 0 for success. */
typedef int32_t (*object_stub_fn)(char *const *buffers, const char *config);
typedef struct object_host {
    int64_t stub; /* the distance to it from the image */
} object_host;

typedef enum object_error {
    OBJECT_OK = 0,
    OBJECT_NULL = 1,       /* an address that is needed is NULL */
    OBJECT_MISALIGNED = 2, /* such a one is on no boundary of its element, or of 64 for the workspace */
    OBJECT_STOPPED = 3,    /* a kernel stopped: reserved, since nothing can ask it to */
    OBJECT_FAILED = 4      /* a function of the host did not return 0 */
} object_error;

enum { OBJECT_ALIGNMENT = 64 /* of image, constants and workspaces */ };

/* Runs a program. libquern-rt.a is this function and what it needs. */
int32_t OBJECT_RUN(char *const *buffers, char *workspace, const object_program *program);

#endif
