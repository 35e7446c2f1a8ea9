/* Reverse-mode differentiation: the interface for other directories. */
#ifndef GRADIENT_GRADIENT_H
#define GRADIENT_GRADIENT_H

#include "graph/graph.h"

/* Writes to out[i] the derivative of y with respect to xs[i], for i below `count`. `y` is a float scalar in the open
 * region. If y does not depend on xs[i], out[i] is a tensor of zeros. A failure is recorded in the graph. In
 * the message of the failure, `what` is the name of the caller, and `name` is the caller's name for y. */
void gradient(graph *g, const char *what, const char *name, node_id y, uint32_t count, const node_id *xs, node_id *out);
/* Like gradient, for several values ys of float types and any shape. Each seed has the type of its y. out[i] is the
 * derivative of the sum of all elements of `ys[k] * seeds[k]`, over all k. */
void gradient_seeded(graph *g, const char *what, uint32_t y_count, const node_id *ys, const node_id *seeds,
                     uint32_t count, const node_id *xs, node_id *out);

#endif
