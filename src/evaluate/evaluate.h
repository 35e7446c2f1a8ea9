/* Runs functions without compiling them. */
#ifndef EVALUATE_EVALUATE_H
#define EVALUATE_EVALUATE_H

#include "graph/graph.h"
#include "quern/custom.h"

/* Options of a run. Every option can be zero. */
typedef struct evaluate_options {
    /* Calls function `target` of the host, which is the program that uses Quern. If `call` is NULL, every custom_call
     * fails. */
    qn_status (*call)(void *host, const char *target, const qn_custom_args *args);
    void *host; /* passed to `call` */
    /* The stop flag (base/stop.h), or NULL. Once the flag is set, the run soon ends with stop_status. */
    const uint32_t *stop;
    /* Whether a stopped run may leave updated inputs partly written. The run writes updated inputs last. Without
     * torn_updates, the run ignores the stop flag while it writes them. */
    bool torn_updates;
} evaluate_options;

/* Runs a function. inputs[i] and outputs[i] are dense row-major arrays with the types of the function's formals
 * (parameters) and outputs. The graph must have no composites (rewrite/expand.h). An output may share the memory of an
 * input only if the output updates this input (formal.alias in graph/graph.h). After a failure, outputs are undefined,
 * but updated inputs are unchanged if `torn_updates` is not set. */
qn_status evaluate_with(const graph *g, region_id function, const evaluate_options *options, const void *const *inputs,
                        void *const *outputs);
/* Like evaluate_with, with all options zero. */
qn_status evaluate(const graph *g, region_id function, const void *const *inputs, void *const *outputs);

#endif
