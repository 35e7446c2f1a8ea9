/* Conveniences: what is built from several operations. The public forms are in include/quern/compose.h, where the
 * formulas stand; here a value is a node and failures go to the graph. Negative dimensions count from the end. */
#ifndef GRAPH_COMPOSE_H
#define GRAPH_COMPOSE_H

#include "graph/graph.h"

/* numpy's rules: products over the last two dimensions, leading ones broadcast, a vector is a row or a column. */
node_id compose_matmul(graph *g, node_id lhs, node_id rhs);
node_id compose_scale(graph *g, node_id value, double factor);
/* numpy's rules: trailing dimensions match or are 1. */
node_id compose_broadcast_to(graph *g, node_id value, uint32_t rank, const int64_t *dims);

node_id compose_softmax(graph *g, node_id value, int64_t dimension);
node_id compose_log_softmax(graph *g, node_id value, int64_t dimension);

/* Reductions over `dims`, all if there are none; with `keep` they stay in the shape with extent 1. Sums of f16 and bf16
 * are accumulated in f32 and rounded once. */
node_id compose_sum(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_mean(graph *g, node_id value, attr_dims dims, bool keep);
node_id compose_variance(graph *g, node_id value, attr_dims dims, bool keep); /* of the population */
node_id compose_maximum(graph *g, node_id value, attr_dims dims, bool keep);  /* there must be an element */
node_id compose_minimum(graph *g, node_id value, attr_dims dims, bool keep);
/* The first place of the largest or smallest along a dimension, as i32; NaN counts as larger and smaller than all. */
node_id compose_argmax(graph *g, node_id value, int64_t dimension);
node_id compose_argmin(graph *g, node_id value, int64_t dimension);

node_id compose_relu(graph *g, node_id value);
/* x (1 + erf(x / sqrt 2)) / 2; or, approximating it, x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 (Hendrycks and
 * Gimpel, 2016). */
node_id compose_gelu(graph *g, node_id value, bool approximate);
node_id compose_one_hot(graph *g, node_id indices, int64_t classes, qn_dtype dtype);
/* The mean over all but the last dimension of -sum(targets * log_softmax(logits)). */
node_id compose_cross_entropy(graph *g, node_id logits, node_id targets);

#endif
