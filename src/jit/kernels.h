/* The code of a program: the kernels of its nests, and its sequences, which are functions that call kernels. A kernel
 * comes from the kernel cache, or is compiled.
 *
 * Each kernel that the program needs and the kernel cache lacks is a job; all sequences together are one more job. The
 * caller and its helper threads take jobs from a list, the largest kernel first. Each job has its own LLVM module and
 * context, so the bytes of a kernel do not depend on the thread that makes it.
 */
#ifndef JIT_KERNELS_H
#define JIT_KERNELS_H

#include <stdatomic.h>

#include "jit/kernel_blob.h"
#include "jit/program.h"

/* The data that all requests to one compiler share. */
typedef struct code_maker {
    jit_cache cache;          /* the kernel cache */
    _Atomic uint32_t helpers; /* how many more helper threads can be started */
} code_maker;

typedef struct program_code {
    uint32_t kernel_count, compiled; /* compiled: how many kernels were not in the kernel cache */
    kernel_blob **kernels;           /* indexed by the number of the kernel (nest.h) */
    LLVMMemoryBufferRef sequences;   /* an object file with all sequences; NULL if there are none */
} program_code;

/* Makes all code of a program. `sequences` is the module with the functions that call kernels (program_make in
 * program.h). `request` says whether kernels may come from maker->cache, and which callback gets the progress.
 * Free *out with code_free, also after a failure. */
qn_status code_make(code_maker *maker, const qn_compile_request *request, emitter *sequences, const program_plan *plan,
                    program_code *out);
void code_free(program_code *code);

#endif
