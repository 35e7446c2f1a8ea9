/* Writing linked objects (abi/object.h) as ELF64 relocatable files. */
#ifndef RUNTIME_OBJECT_WRITE_H
#define RUNTIME_OBJECT_WRITE_H

#include <stddef.h>

#include "abi/object.h"
#include "base/status.h"

typedef struct object_data {
    const void *bytes;
    size_t size;
} object_data;

typedef struct object_source {
    const char *name;             /* of the function: an identifier */
    const image_header *image;    /* checked by who made it */
    const uint32_t *alignments;   /* of inputs and outputs, 0 for those without elements */
    const object_data *constants; /* as many as the image's plan has */
} object_source;

enum { OBJECT_MAX_BUFFERS = 4000 };

/* Bytes of a workspace, and where its parts begin. */
typedef struct object_workspace {
    uint64_t arena, scratch, bytes;
} object_workspace;
object_workspace object_workspace_of(const image_header *image);

/* *out is freed with free. Equal sources give equal bytes. QN_UNSUPPORTED for more than OBJECT_MAX_BUFFERS buffers. */
qn_status object_write(const object_source *source, void **out, size_t *out_size);

#endif
