/* Functions composed of several operations. include/quern/compose.h has the public forms and the formulas. Here a value
 * is a node, and the graph records failures (result 0). Negative dimensions count from the end. */
#ifndef GRAPH_COMPOSE_H
#define GRAPH_COMPOSE_H

#include "graph/graph.h"

/* numpy's rules: the product is over the last two dimensions, leading dimensions broadcast, and a vector is a row on
 * the left or a column on the right. */
node_id compose_matmul(graph *g, node_id lhs, node_id rhs);
node_id compose_scale(graph *g, node_id value, double factor);
/* numpy's rules: trailing dimensions match or are 1. */
node_id compose_broadcast_to(graph *g, node_id value, uint32_t rank, const int64_t *dims);

node_id compose_softmax(graph *g, node_id value, int64_t dimension);
node_id compose_log_softmax(graph *g, node_id value, int64_t dimension);

/* Reductions over `dims`; over all dimensions if the list is empty. With `keep`, reduced dimensions stay with extent 1.
 * Sums of f16 and bf16 are accumulated in f32 and rounded once. */
node_id compose_sum(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_mean(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_variance(graph *g, node_id value, attr_dims dims, bool keep); /* population variance */
node_id compose_maximum(graph *g, node_id value, attr_dims dims, bool keep);  /* needs at least one element */
node_id compose_minimum(graph *g, node_id value, attr_dims dims, bool keep);
/* The first index of the largest or smallest element along a dimension, as i32. NaN wins over every number in both. */
node_id compose_argmax(graph *g, node_id value, int64_t dimension);
node_id compose_argmin(graph *g, node_id value, int64_t dimension);

node_id compose_relu(graph *g, node_id value);
/* x (1 + erf(x / sqrt 2)) / 2; if `approximate`, x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 (Hendrycks and
 * Gimpel, 2016). */
node_id compose_gelu(graph *g, node_id value, bool approximate);
node_id compose_one_hot(graph *g, node_id indices, int64_t classes, qn_dtype dtype);
/* -sum(targets * log_softmax(logits)) over the last dimension, averaged over the others. */
node_id compose_cross_entropy(graph *g, node_id logits, node_id targets);

#endif
