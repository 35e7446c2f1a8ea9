/* Running the steps of a plan (abi/plan.h): what programs in libquern and linked objects have in common. It needs nothing
 * of a system, and nothing of the C library. */
#ifndef RT_STEPS_H
#define RT_STEPS_H

#include "abi/image.h"
#include "abi/kernel.h"

typedef struct steps_run {
    const image_header *image; /* checked, where it is executable */
    char *const *table;        /* of addresses, by argument */
    kernel_frame frame;        /* scratch, services and stop; the rest is set here */
    /* Runs a kernel on tiles in slices of at least `grain`; NULL: what could be cut is not. */
    int32_t (*slice)(void *self, kernel_fn kernel, kernel_frame *frame, int64_t tiles, int64_t grain);
    void *slicer; /* passed to it */
} steps_run;

/* All steps. Returns a kernel_result: the first that is not KERNEL_DONE ends the run. */
int32_t steps_run_all(steps_run *r);

#endif
