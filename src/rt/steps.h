/* Runs the steps of a plan (abi/plan.h), for programs in libquern and for linked objects. Uses neither the operating
 * system nor the C library. */
#ifndef RT_STEPS_H
#define RT_STEPS_H

#include "abi/image.h"
#include "abi/kernel.h"

typedef struct steps_run {
    const image_header *image; /* checked */
    const char *code;          /* the code of the image, in executable memory */
    char *const *table;        /* the address of each argument of the plan */
    kernel_frame frame;        /* the caller sets scratch, services and stop; the runner sets buffers */
    /* One entry for each PREPARE step of the plan. If the caller has the contents of the step's slot from an earlier
     * run, the entry is their address, and the step does not run. Otherwise the entry is NULL. `prepared` may be NULL
     * if the run reaches no PREPARE step. */
    char *const *prepared;
    /* Runs the kernel of a step in slices; may skip a THREADED step if there is only one thread. The runner calls
     * `slice` only for steps whose grain is not 0; other kernels run in one piece. If `slice` is NULL, all kernels run
     * in one piece, and THREADED steps do not run. */
    int32_t (*slice)(void *self, kernel_fn kernel, kernel_frame *frame, const plan_step *step);
    void *slicer; /* passed to `slice` as `self` */
} steps_run;

/* Runs all steps. Ends at the first step whose result is not KERNEL_DONE, and returns this result. */
int32_t steps_run_all(steps_run *r);
/* Runs the descendants of `step` in the tree of steps (abi/plan.h), but not `step` itself. Ends at the first of them
 * whose result is not KERNEL_DONE, and returns this result. */
int32_t steps_run_below(steps_run *r, const plan_step *step);

#endif
