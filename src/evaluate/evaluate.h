/* Running a function without compiling it. */
#ifndef EVALUATE_EVALUATE_H
#define EVALUATE_EVALUATE_H

#include "graph/graph.h"

/* Runs a function without compiling. inputs[i] and outputs[i] are dense row-major arrays of the types of formals and
 * outputs. Outputs may be the memory of inputs only where the function says so (alias). */
qn_status evaluate(const graph *g, region_id function, const void *const *inputs, void *const *outputs);
/* The same until `*stop` is set (base/stop.h); then it ends soon, with that status, and has written to no output. */
qn_status evaluate_until(const graph *g, region_id function, const void *const *inputs, void *const *outputs,
                         const uint32_t *stop);

#endif
