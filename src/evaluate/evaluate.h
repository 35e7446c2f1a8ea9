/* Runs functions without compiling them. */
#ifndef EVALUATE_EVALUATE_H
#define EVALUATE_EVALUATE_H

#include "graph/graph.h"
#include "quern/custom.h"

/* Options of a run; each may be zero. */
typedef struct evaluate_options {
    /* Calls a function of the host; NULL: a custom_call fails. */
    qn_status (*call)(void *host, const char *target, const qn_custom_args *args);
    void *host; /* passed to `call` */
    /* A request to stop (base/stop.h). The run then ends soon with that status and writes no output. NULL: never. */
    const uint32_t *stop;
} evaluate_options;

/* Runs a function. inputs[i] and outputs[i] are dense row-major arrays with the types of the function's formals and
 * outputs. An output may share an input's memory only if the function says so (formal.alias). */
qn_status evaluate_with(const graph *g, region_id function, const evaluate_options *options, const void *const *inputs,
                        void *const *outputs);
qn_status evaluate(const graph *g, region_id function, const void *const *inputs, void *const *outputs);

#endif
