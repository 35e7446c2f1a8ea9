/* From a schedule to a plan: decides which steps the executor runs, and which are merged into one native function. */
#ifndef JIT_PROGRAM_H
#define JIT_PROGRAM_H

#include "abi/image.h"
#include "jit/emit.h"

/* A function that steps of the plan call: a kernel or a sequence. Parameters first .. first + arguments - 1 of the plan
 * describe the memory that it touches. */
typedef struct plan_kernel {
    bool sequence;
    uint32_t number; /* of the kernel (nest.h) or of the sequence */
    uint32_t first, arguments;
    int64_t tiles, scratch_bytes;
} plan_kernel;

typedef struct program_plan {
    LIST_OF(plan_step) steps;
    LIST_OF(plan_argument) arguments;
    LIST_OF(image_parameter) parameters; /* for each argument, what is done there */
    LIST_OF(plan_kernel) kernels;        /* those that steps name */
    uint32_t sequences;                  /* functions that call kernels */
    uint32_t natives;                    /* functions of the program that sequences call */
    bool is_small;                       /* no step of the program is cut into slices */
    uint32_t *functions;                 /* by function of the schedule: its step, where it is one */
} program_plan;

/* Makes the plan of the emitter's schedule. Every run of steps too small to be cut into slices becomes one function, loops
 * and branches included, that calls kernels which it declares: k0, k1, ... by number. Those functions are emitted, as s0,
 * s1, ...; kernels are not. Where the whole program is small, so are the functions that it calls, as f1, f2, ... by number;
 * else each is a step of the plan. */
void program_make(emitter *sequences, arena *a, program_plan *out);

/* Add the arguments of a nest's kernel, of a host call, or of a value that control flow reads. Return the number of the
 * first. */
uint32_t plan_nest_arguments(program_plan *p, arena *a, const schedule *s, const nest *n);
uint32_t plan_host_arguments(program_plan *p, arena *a, const schedule *s, const host_call *call);
uint32_t plan_control_argument(program_plan *p, arena *a, const buffer *t);

/* emit_program.c: a function that runs steps first .. end-1 in sequence. Its arguments begin at `argument` of the plan, which
 * functions that it calls share with it. */
void emit_sequence(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end, uint32_t argument,
                   const char *name);

#endif
