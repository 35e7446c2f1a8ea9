/* Writes images (abi/image.h). */
#ifndef JIT_IMAGE_WRITE_H
#define JIT_IMAGE_WRITE_H

#include "jit/kernels.h"
#include "jit/object.h"

/* Makes the image of a program, with all its tables. The caller frees *out with free. */
qn_status image_write(const schedule *s, const target *t, const program_plan *plan, const program_code *code, arena *a,
                      void **out, size_t *out_size);

#endif
