/* Helpers of the builders. A builder is a public function that adds operations to a graph. tools/gen_ops.c generates
 * most builders. */
#ifndef API_BUILDERS_H
#define API_BUILDERS_H

#include <string.h>

#include "api/api.h"

/* Makes a node and returns it as a value. The operands are the first `fixed` elements of `values`, then the first
 * `count` elements of `repeated`. If `graph` is NULL, uses the graph of the first value that has a graph. */
qn_value builder_make(qn_graph *graph, op_kind op, const attrs *attributes, size_t fixed, const qn_value *values,
                      size_t count, const qn_value *repeated);

/* The array of a callback's arguments has BEYOND more values after the last argument (control.c). NO_ARGUMENT is the id
 * of these values. If the callback uses one of them as an operand, the graph fails. */
#define NO_ARGUMENT UINT32_MAX

/* Returns the node of `value`, which is operand number `index` of operation `what`. If the value is invalid, records a
 * failure in the graph and returns 0. */
node_id builder_operand(qn_graph *graph, const char *what, size_t index, qn_value value);
/* Whether a value belongs to another graph. If so, records a failure, whose message calls the value `who`. */
bool builder_foreign(qn_graph *graph, const char *what, const char *who, qn_value value);
/* Returns the nodes of several operands, in an array in the graph's arena. Messages number these operands after the
 * operands that the builder converted earlier. `list` is the name of the list in messages; NULL if the operands are no
 * list. If an operand is invalid, records a failure in the graph and returns NULL. Call inside GRAPH_ENTER. */
node_id *builder_operands(qn_graph *graph, const char *what, const char *list, size_t count, const qn_value *values);
/* Writes a name like `list[3]` if operand `index` came in a list with a name, else one like `operand 7`. */
enum { OPERAND_NAME = 64 };
const char *builder_operand_name(const build_call *call, size_t index, char out[OPERAND_NAME]);

/* If is_given is false, records the failure "WHAT: PARAMETER is NULL" in the graph. Returns is_given. */
bool builder_given(qn_graph *graph, const char *what, const char *parameter, bool is_given);
/* Like builder_given, for a list. The list may be NULL if `count` is 0. */
bool builder_given_list(qn_graph *graph, const char *what, const char *parameter, size_t count, const void *list);
/* Sets `count` values at `out` to the value "nothing", which has id 0. out may be NULL. */
void builder_clear(qn_graph *graph, size_t count, qn_value *out);
/* The bits of an f32. Attributes store an f32 in this form. */
static inline uint32_t builder_f32(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}
/* Makes an attribute that points to the numbers of `dims`. The numbers must exist until the node is made. builder_make
 * checks the list. */
attr_dims builder_dims(const qn_dims *dims);
/* Like builder_dims, for a list of pairs: two numbers for each pair. */
attr_pairs builder_pairs(const qn_dims *dims);
/* If a reserved number (QN_RESERVED) of the struct `given` is not zero, records a failure in the graph and returns
 * false. `type` is the name of the struct. */
#define BUILDER_RESERVED(graph, what, type, given)                                                                     \
    builder_reserved(graph, what, #type, (given)->reserved, sizeof(given)->reserved)
bool builder_reserved(qn_graph *graph, const char *what, const char *type, const uint64_t *reserved, size_t bytes);
/* Converts a list of numbers and checks its length. If the list is longer than MAX_RANK, records a failure in the graph
 * and returns false. Attributes for builder_make need no such check, because builder_make checks their lists. */
bool builder_numbers(qn_graph *graph, const char *what, const char *parameter, const qn_dims *dims, attr_dims *out);
/* Checks the layout and the kind of padding (quern/compose.h) of a convolution or pooling. Sets *out to the pairs in
 * `pads`, which must be empty unless `padding` is QN_EXPLICIT. */
bool builder_padding(qn_graph *graph, const char *what, int layout, int padding, const qn_dims *pads, attr_pairs *out);
/* Returns the type of a tensor. If dtype or dims is invalid, records a failure in the graph and returns 0. Call inside
 * GRAPH_ENTER. */
type_id builder_type(qn_graph *graph, const char *what, qn_dtype dtype, qn_dims dims);
/* The graph of the first value that has a graph; NULL if no value has one. */
qn_graph *builder_graph(size_t count, const qn_value *values);

/* Whether nodes can be added to the graph. If the graph was parsed or read from a pack, records a failure. Each builder
 * calls this function before it adds nodes. This function also starts a new build_call. `what`, a static string, is the
 * builder's name in error messages. */
bool builder_ready(qn_graph *graph, const char *what);

/* Makes an operation with `results` results, and writes them to `out`. builder_ready must have returned true. */
void builder_results(qn_graph *graph, op_kind op, const attrs *attributes, size_t count, const qn_value *values,
                     size_t results, qn_value *out);

static inline qn_value builder_value(qn_graph *graph, node_id n) { return (qn_value){graph, n}; }

#endif
