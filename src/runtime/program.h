/* Loading and running images (abi/image.h). */
#ifndef RUNTIME_PROGRAM_H
#define RUNTIME_PROGRAM_H

#include "abi/image.h"
#include "runtime/pool.h"

typedef struct program program;

/* Checks an image and makes it executable; `image` is copied. QN_INVALID_ARGUMENT for a malformed one, QN_UNSUPPORTED for
 * one of another machine or of features that this CPU lacks, or where the system allows no executable memory. */
qn_status program_load(const void *image, size_t size, program **out);
void program_free(program *p);
const image_header *program_header(const program *p);

/* Runs a program: `slots` are the addresses of inputs, outputs and large constants, in this order. Any number of threads
 * may be in this call at once. Allocates only when more of them are than ever before. */
qn_status program_call(program *p, pool *threads, void *const *slots);

#endif
