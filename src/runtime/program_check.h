/* Checks whether an image may be run. The code of the image is trusted, and so are the tables that say which memory the
 * code accesses (abi/image.h). The check compares the plan of the image with these tables. */
#ifndef RUNTIME_PROGRAM_CHECK_H
#define RUNTIME_PROGRAM_CHECK_H

#include "abi/image.h"
#include "base/cpu.h"
#include "base/status.h"

/* The code of detached images (abi/image.h). */
typedef struct code_block {
    const void *bytes;
    size_t size;
    uint64_t checksum;
} code_block;

/* Checks an image, which may be at any address that is a multiple of 8. `outside`: the code of a detached image; NULL:
 * the image must not be detached.
 *
 *     QN_INVALID_ARGUMENT   the image is malformed
 *     QN_UNSUPPORTED        the image has another version or is for another machine, or needs features that
 *                           `cpu` lacks
 *     QN_OUT_OF_MEMORY */
qn_status program_check(const void *image, size_t size, const code_block *outside, const cpu_facts *cpu);

#endif
