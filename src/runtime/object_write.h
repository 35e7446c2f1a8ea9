/* Writes compiled programs as an ELF64 relocatable file, for linking into another program (abi/object.h). */
#ifndef RUNTIME_OBJECT_WRITE_H
#define RUNTIME_OBJECT_WRITE_H

#include <stddef.h>

#include "abi/object.h"
#include "base/status.h"
#include "base/text.h"
#include "runtime/join.h"

/* A function of an object. */
typedef struct object_function {
    const char *name;           /* a C identifier */
    const image_header *image;  /* it was checked, then detached */
    const uint32_t *alignments; /* alignment in bytes of each input, then of each output that is not an update; 0: the
                                   tensor has no elements */
    const uint32_t *constants;  /* for each constant of the image's plan: its index in object_source.constants */
} object_function;

typedef struct object_source {
    const char *name; /* the object's name: a C identifier */
    const object_function *functions;
    uint32_t count;        /* number of functions; at least 1 */
    const text *constants; /* list of join_constant */
    const text *code;      /* the code of all images (join_code.bytes) */
    const text *signature; /* for `quern inspect` (abi/object.h) */
} object_source;

enum { OBJECT_MAX_BUFFERS = 4000 };

/* The layout of a workspace: offsets of its parts and its size, in bytes. */
typedef struct object_workspace {
    uint64_t arena, scratch, bytes;
} object_workspace;
object_workspace object_workspace_of(const image_header *image);

/* Makes an object file. The caller frees *out with free. Equal sources give equal bytes. Returns QN_UNSUPPORTED if a
 * function or a host call has more than OBJECT_MAX_BUFFERS inputs and outputs together. */
qn_status object_write(const object_source *source, void **out, size_t *out_size);

#endif
