/* From a schedule to a plan: which steps the executor sees, and which became one native function. */
#ifndef JIT_PROGRAM_H
#define JIT_PROGRAM_H

#include "abi/plan.h"
#include "jit/emit.h"

typedef struct program_plan {
    LIST_OF(plan_step) steps;
    LIST_OF(const char *) kernels; /* symbol names, by kernel number */
    uint32_t sequences;
} program_plan;

/* Emits all nests as kernels k0, k1, ..., and every run of steps too small to be cut into slices as one function that
 * calls them, loops and branches included. */
qn_status program_emit(emitter *e, arena *a, program_plan *out);

#endif
