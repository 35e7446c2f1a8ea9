/* Layers of neural networks, composed of other operations. include/quern/nn.h declares the public functions and has the
 * formulas. In this header a value is a node; 0 stands for an optional parameter that is not given. Negative dimensions
 * count from the end. */
#ifndef GRAPH_COMPOSE_NN_H
#define GRAPH_COMPOSE_NN_H

#include "graph/graph.h"

/* Makes `matmul(value, weight) + offset`. offset is a vector along the last dimension of the product. */
node_id compose_linear(graph *g, node_id value, node_id weight, node_id offset);
node_id compose_silu(graph *g, node_id value);
node_id compose_logsumexp(graph *g, node_id value, int64_t dimension);
/* compose_layer_norm and compose_rms_norm normalise along the last dimension. f16 and bf16 are computed in f32 and
 * rounded once. */
node_id compose_layer_norm(graph *g, node_id value, node_id scale, node_id offset, double epsilon);
node_id compose_rms_norm(graph *g, node_id value, node_id scale, double epsilon);
node_id compose_dropout(graph *g, node_id key, node_id value, double rate);
/* `scale` 0 means 1 / sqrt(the last extent of query). */
node_id compose_attention(graph *g, node_id query, node_id key, node_id value, node_id mask, bool causal, double scale);

/* compose_einsum.c */
node_id compose_einsum(graph *g, const char *spec, uint32_t count, const node_id *values);

/* compose_random.c: these functions check their arguments. graph/random.h describes the random numbers. */
node_id compose_random_split(graph *g, node_id key, int64_t count);
/* Whether `key` has the type of keys. If not, the graph fails. `what` is the name of the public function. */
bool compose_random_is_key(graph *g, const char *what, node_id key);
node_id compose_random_fold_in(graph *g, node_id key, node_id data);
node_id compose_random_bits(graph *g, node_id key, qn_dtype dtype, attr_dims dims);
/* `what` is the name of the public function, for messages. */
node_id compose_random_uniform(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double low,
                               double high);
node_id compose_random_normal(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims);
node_id compose_random_integers(graph *g, node_id key, qn_dtype dtype, attr_dims dims, int64_t low, int64_t high);
/* Checks the key and the type of the result, whose elements must be floats. Returns the type, or 0 after a failure. */
type_id compose_random_floats(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims);
node_id compose_random_bernoulli(graph *g, node_id key, double probability, attr_dims dims);
node_id compose_random_permutation(graph *g, node_id key, int64_t count);
node_id compose_random_categorical(graph *g, node_id key, node_id logits, int64_t dimension);

/* compose_init.c */
node_id compose_random_truncated_normal(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims,
                                        double low, double high);
enum { FAN_IN, FAN_OUT, FAN_MEAN };
enum { INIT_UNIFORM, INIT_NORMAL, INIT_TRUNCATED_NORMAL };
node_id compose_init_variance(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double scale,
                              int fan, int distribution);

#endif
