/* Steps of optimisers. include/quern/optim.h declares the public functions and has the formulas. In this header a value
 * is a node. */
#ifndef GRAPH_COMPOSE_OPTIM_H
#define GRAPH_COMPOSE_OPTIM_H

#include "graph/graph.h"

typedef enum optimizer_kind {
    OPTIMIZER_SGD,
    OPTIMIZER_MOMENTUM,
    OPTIMIZER_NESTEROV,
    OPTIMIZER_ADAM,
    OPTIMIZER_ADAMW
} optimizer_kind;

typedef struct optimizer {
    optimizer_kind kind;
    double rate, momentum, beta1, beta2, epsilon, decay;
} optimizer;

/* The number of state values of one parameter: 0, 1 or 2. */
uint32_t optimizer_slots(optimizer_kind kind);
/* Makes one step. `what` names the caller in messages. slopes[i] is the gradient with respect to params[i]. `rate` is a
 * scalar. If `rate` is 0 (no node), the step uses o->rate. `state` is the number of earlier steps, then the first state
 * value of each parameter, then the second state value of each parameter. Sets `next` to the new parameters, then the
 * new state. */
void optimizer_step(graph *g, const char *what, const optimizer *o, uint32_t count, const node_id *params,
                    const node_id *slopes, node_id rate, const node_id *state, node_id *next);

void compose_clip_by_global_norm(graph *g, uint32_t count, const node_id *values, double norm, node_id *out);

node_id compose_schedule_linear(graph *g, node_id step, double from, double to, int64_t steps);
node_id compose_schedule_cosine(graph *g, node_id step, double from, double to, int64_t steps);
node_id compose_schedule_exponential(graph *g, node_id step, double from, double factor, int64_t steps);
node_id compose_schedule_warmup(graph *g, node_id step, double peak, int64_t warmup, double to, int64_t steps);

#endif
