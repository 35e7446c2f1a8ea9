/* The code of a program: the kernels of its nests, from the kernel cache or made now, and the functions that call them.
 *
 * What has to be made is a list of jobs, each with a module, a context and an object of its own, the longest first. The
 * caller and as many helpers as there may be take one after another; which thread makes a kernel changes none of its bytes.
 */
#ifndef JIT_KERNELS_H
#define JIT_KERNELS_H

#include <stdatomic.h>

#include "jit/kernel_blob.h"
#include "jit/program.h"

/* What requests to one compiler share. */
typedef struct code_maker {
    jit_cache cache;
    _Atomic uint32_t helpers; /* threads that may be started beside those that call */
} code_maker;

typedef struct program_code {
    uint32_t kernel_count, compiled; /* the number of those that were not in the kernel cache */
    kernel_blob **kernels;           /* by number (nest.h) */
    LLVMMemoryBufferRef sequences;   /* an object; NULL if there are none */
} program_code;

/* `sequences` is the module in which program_make left the functions that call kernels; `stored`: whether the maker's
 * kernel cache is for this program. What *out holds must be freed, also after a failure. */
qn_status code_make(code_maker *maker, bool stored, emitter *sequences, const program_plan *plan, program_code *out);
void code_free(program_code *code);

#endif
