/* Running a function without compiling it. */
#ifndef EVALUATE_EVALUATE_H
#define EVALUATE_EVALUATE_H

#include "graph/graph.h"
#include "quern/custom.h"

/* What a run may use; all may be zero. */
typedef struct evaluate_options {
    /* Calls a function of the host; NULL: a custom_call fails. */
    qn_status (*call)(void *host, const char *target, const qn_custom_args *args);
    void *host; /* passed to it */
    /* When it is set (base/stop.h), the run ends soon, with that status, and has written to no output; NULL: never. */
    const uint32_t *stop;
} evaluate_options;

/* Runs a function without compiling. inputs[i] and outputs[i] are dense row-major arrays of the types of formals and
 * outputs. Outputs may be the memory of inputs only where the function says so (alias). */
qn_status evaluate_with(const graph *g, region_id function, const evaluate_options *options, const void *const *inputs,
                        void *const *outputs);
qn_status evaluate(const graph *g, region_id function, const void *const *inputs, void *const *outputs);

#endif
