/* From a schedule to a plan: which steps the executor sees, and which became one native function. */
#ifndef JIT_PROGRAM_H
#define JIT_PROGRAM_H

#include "abi/plan.h"
#include "jit/emit.h"

typedef struct plan_kernel {
    const char *name; /* its symbol */
    uint32_t arguments;
} plan_kernel;

typedef struct program_plan {
    LIST_OF(plan_step) steps;
    LIST_OF(plan_argument) arguments;
    LIST_OF(plan_kernel) kernels; /* those that steps name */
    const char **kernel_of;       /* by nest: the symbol of its kernel */
    uint32_t distinct;            /* kernels of nests; equal nests have one */
    uint32_t sequences;
} program_plan;

/* Emits a kernel for each nest that differs from those before, and every run of steps too small to be cut into slices as
 * one function that calls them, loops and branches included. */
qn_status program_emit(emitter *e, arena *a, program_plan *out);

/* Adds the arguments of a nest's kernel, or that of a value that control flow reads; returns the first's number. */
uint32_t plan_nest_arguments(program_plan *p, arena *a, const schedule *s, const nest *n);
uint32_t plan_argument_of(program_plan *p, arena *a, const storage *t);

/* emit_program.c: a function that runs steps first .. end-1 in sequence. */
void emit_sequence(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end, const char *name);

#endif
