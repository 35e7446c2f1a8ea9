/* What all builders of operations go through. The builders themselves are generated (tools/gen_ops.c). */
#ifndef API_BUILDERS_H
#define API_BUILDERS_H

#include "api/api.h"

/* Makes a node from `fixed` values and `count` values that repeat, and returns it. The graph is `graph`, or that of the
 * first value that has one. */
qn_value builder_make(qn_graph *graph, op_kind op, const attrs *attributes, size_t fixed, const qn_value *values,
                      size_t count, const qn_value *repeated);

/* The node of a value that operation `what` gets as its number `index`; 0, and a failure in the graph, if it is none. */
node_id builder_operand(qn_graph *graph, const char *what, size_t index, qn_value value);
/* The same for a list, into the graph's arena (inside GRAPH_ENTER); NULL if one is none. */
node_id *builder_operands(qn_graph *graph, const char *what, size_t count, const qn_value *values);

attr_dims builder_dims(qn_dims dims);
/* The graph of the first value that has one; NULL if none has. */
qn_graph *builder_graph(size_t count, const qn_value *values);

/* Whether nodes can be added; records why not. */
bool builder_ready(qn_graph *graph, const char *what);

static inline qn_value builder_value(qn_graph *graph, node_id n) { return (qn_value){graph, n}; }

#endif
