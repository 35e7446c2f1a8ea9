/* Reverse-mode differentiation: what other directories use. */
#ifndef GRADIENT_GRADIENT_H
#define GRADIENT_GRADIENT_H

#include "graph/graph.h"

/* The derivative of the scalar `y` (a float, in the open region) by each of `count` values xs. A value that y does not
 * depend on gets zeros. Failures are recorded in the graph. */
void gradient(graph *g, node_id y, uint32_t count, const node_id *xs, node_id *out);

#endif
