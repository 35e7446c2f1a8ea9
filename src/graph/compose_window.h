/* Makes pooling and cumulative operations from OP_reduce_window. */
#ifndef GRAPH_COMPOSE_WINDOW_H
#define GRAPH_COMPOSE_WINDOW_H

#include "graph/build.h"

/* See qn_pool_options in quern/compose.h. Empty lists and zeros mean the defaults. */
typedef struct pool_options {
    bool features_first, same, counts_padding;
    attr_pairs pads; /* the padding, if not `same` */
    attr_dims strides;
} pool_options;

/* Returns the maximum of each window, or the mean if `mean` is set. `what` names the function in messages. */
node_id compose_pool(graph *g, const char *what, bool mean, node_id input, attr_dims size, const pool_options *options);
/* Along `dimension`, element i of the result combines the elements 0 to i of `value` or, if `reverse` is set, the
 * elements from i to the end. `op` combines two elements: add, multiply, maximum or minimum. */
node_id compose_cumulative(graph *g, const char *what, op_kind op, node_id value, int64_t dimension, bool reverse);

#endif
