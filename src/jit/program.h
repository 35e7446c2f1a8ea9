/* Turns a schedule into a plan (abi/plan.h). Decides which steps of the schedule become steps of the plan, and which
 * are merged into one native function. */
#ifndef JIT_PROGRAM_H
#define JIT_PROGRAM_H

#include "abi/image.h"
#include "jit/emit.h"

/* A function that a step of the plan can run: a kernel or a sequence. The parameters of the function describe the
 * memory that the function touches: `arguments` adjacent entries of program_plan.parameters, from number `first` on. */
typedef struct plan_kernel {
    bool sequence;
    uint32_t number; /* number of the kernel (nest.h) or of the sequence */
    uint32_t first, arguments;
    int64_t tiles, scratch_bytes;
} plan_kernel;

typedef struct program_plan {
    LIST_OF(plan_step) steps;
    LIST_OF(plan_argument) arguments;
    LIST_OF(image_parameter) parameters; /* for each argument: how code uses the argument's memory */
    LIST_OF(plan_kernel) kernels;        /* the functions that steps call */
    uint32_t sequences;                  /* number of sequences */
    uint32_t natives;                    /* number of native functions f1, f2, ... (program_make) */
    bool *needed;                        /* for each kernel of the schedule: whether the program calls it */
    uint32_t calls;                      /* number of nests that kernels compute; other nests are code in sequences */
    bool is_small;                       /* no step of the program is cut into slices (abi/plan.h); false in a
                                            profile */
    bool profile;                        /* each nest is a step of its own */
    uint32_t *functions; /* for each function of the schedule: the number of its FUNCTION step, if it has one */
} program_plan;

/* Makes the plan of the emitter's schedule. Consecutive steps that are not cut into slices are merged, with their loops
 * and branches, into one native function, a sequence (program.c says when). program_make emits the sequences as s0, s1,
 * ... Sequences call kernels named k0, k1, ..., which program_make declares but does not emit. The schedule may have
 * functions that steps call. In a small program (is_small), program_make also emits these functions, as f1, f2, ... In
 * other programs, each becomes a FUNCTION step of the plan.
 *
 * With `profile`, each nest is a step of its own, in the order of the schedule. The runtime times only calls of `slice`
 * (rt/steps.h), and calls `slice` only for steps whose grain is above 0. So the grain of these steps is above 0. */
void program_make(emitter *sequences, arena *a, bool profile, program_plan *out);

/* These functions add arguments to the plan: the arguments of a nest's kernel, the arguments of a host call, or one
 * buffer. Each function returns the number of the first argument. */
uint32_t plan_nest_arguments(program_plan *p, arena *a, const schedule *s, const nest *n);
uint32_t plan_host_arguments(program_plan *p, arena *a, const schedule *s, const host_call *call);
uint32_t plan_buffer_argument(program_plan *p, arena *a, const buffer *t, bool written);

/* emit_program.c: emits a function that runs the steps from `first` up to but not including `end`. The function's table
 * of addresses begins at argument number `argument` of the plan. The functions f1, f2, ... use the table of the
 * sequence that calls them. */
void emit_sequence(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end, uint32_t argument,
                   const char *name);

#endif
