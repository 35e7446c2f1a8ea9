/* Pooling and cumulative operations. They make the general operation on windows (OP_reduce_window). */
#ifndef GRAPH_COMPOSE_WINDOW_H
#define GRAPH_COMPOSE_WINDOW_H

#include "graph/build.h"

/* See qn_pool_options in quern/compose.h. Empty lists and zeros mean the defaults. */
typedef struct pool_options {
    bool features_first, same, counts_padding;
    attr_pairs pads; /* the padding, if not `same` */
    attr_dims strides;
} pool_options;

/* The maximum of each window, or the mean. `what` names the function in messages. */
node_id compose_pool(graph *g, const char *what, bool mean, node_id input, attr_dims size, const pool_options *options);
/* Each element of the result combines the elements of `value` along a dimension, up to and including its own place, by
 * op: add, multiply, maximum or minimum. If `reverse` is set, it combines the elements from its own place to the
 * end. */
node_id compose_cumulative(graph *g, const char *what, op_kind op, node_id value, int64_t dimension, bool reverse);

#endif
