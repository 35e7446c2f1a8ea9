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

/* Fails with "WHAT: PARAMETER is NULL" unless it is given. */
bool builder_given(qn_graph *graph, const char *what, const char *parameter, bool is_given);
/* The same for a list, which may be NULL if `count` is 0. */
bool builder_given_list(qn_graph *graph, const char *what, const char *parameter, size_t count, const void *list);
/* `count` times nothing; out may be NULL. */
void builder_clear(qn_graph *graph, size_t count, qn_value *out);
/* A list of numbers that is an attribute of builder_make, which checks it. */
attr_dims builder_dims(qn_dims dims);
/* Any other list of numbers; false, and a failure, if it is NULL or longer than a rank. */
bool builder_numbers(qn_graph *graph, const char *what, const char *parameter, qn_dims dims, attr_dims *out);
/* The type of a tensor; 0, and a failure, if there is none. Inside GRAPH_ENTER. */
type_id builder_type(qn_graph *graph, const char *what, qn_dtype dtype, qn_dims dims);
/* The graph of the first value that has one; NULL if none has. */
qn_graph *builder_graph(size_t count, const qn_value *values);

/* Whether nodes can be added; records why not. */
bool builder_ready(qn_graph *graph, const char *what);

static inline qn_value builder_value(qn_graph *graph, node_id n) { return (qn_value){graph, n}; }

#endif
