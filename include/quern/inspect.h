/* Inspects a graph: its functions, their values, and the facts of each value. This header serves visualisers, front
 * ends in other languages and tests; `quern dump` draws graphs with these functions.
 *
 *     qn_body body = qn_graph_function(graph, 0);
 *     for (size_t i = 0; i < qn_body_value_count(body); i++) {
 *         qn_value v = qn_body_value(body, i);
 *         printf("%" PRIu32 ": %s, %zu operands\n", v.id, qn_value_op(v), qn_value_operand_count(v));
 *     }
 *
 * An unfinished graph can be inspected, too. To see what the compiler makes of a graph, parse the text that qn_dump
 * returns for the stages "simplified" and "fused".
 *
 * A body is a list of values. A function, the condition of a while, the loop of a while, a branch and a reducer each
 * have a body. A value is an operation, a result of an operation with several results, a parameter of a body, or a
 * capture of a body (qn_kind). A body lists its values in the order in which they were made, so operands precede their
 * users. An operation with several results is a value without an element type; each of its results is another value,
 * with the operation as its only operand. A result that nothing uses may have no value. Equal operations on equal
 * operands are one value.
 *
 * The operands of a value are in the same body as the value. If a body uses a value of the enclosing body, the inner
 * body has a capture: a value that stands for the outer value. qn_value_capture returns the outer value. Equal bodies
 * are one body, which several operations can own. Each of these operations has its own captured values.
 *
 * These functions allocate nothing and cannot fail. If a requested thing does not exist (for example, the third of two
 * operands), the function returns "", 0, or a value or body with id 0. Texts, lists and ids stay valid until the graph
 * is freed, even while the graph grows. Only one thread at a time may use a graph.
 */
#ifndef QUERN_INSPECT_H
#define QUERN_INSPECT_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A list of values. A qn_body is a small handle, passed by value, and valid as long as its graph. */
typedef struct qn_body {
    const qn_graph *graph;
    uint32_t id; /* 0: none */
} qn_body;

/* ---- Graphs ------------------------------------------------------------------------------------------------------ */

/* The module's name. */
QN_API const char *qn_graph_name(const qn_graph *graph);
/* qn_graph_value returns the value with this id. qn_graph_value_limit returns a number above the ids of all values, for
 * tables indexed by id. */
QN_API qn_value qn_graph_value(const qn_graph *graph, uint32_t id);
QN_API uint32_t qn_graph_value_limit(const qn_graph *graph);
/* The functions of the graph; in a parsed graph, callees precede their callers. The entry is the function that
 * qn_compile compiles. */
QN_API size_t qn_graph_function_count(const qn_graph *graph);
QN_API qn_body qn_graph_function(const qn_graph *graph, size_t index);
QN_API qn_body qn_graph_entry(const qn_graph *graph);

/* ---- Bodies ------------------------------------------------------------------------------------------------------ */

/* The name of a function; "" for other bodies. */
QN_API const char *qn_body_name(qn_body body);
/* All values, in the order in which they were made. */
QN_API size_t qn_body_value_count(qn_body body);
QN_API qn_value qn_body_value(qn_body body, size_t index);
/* The body's parameters, in order. */
QN_API size_t qn_body_parameter_count(qn_body body);
QN_API qn_value qn_body_parameter(qn_body body, size_t index);
/* The number of the output that updates this parameter in place (qn_update); -1 if no output does. */
QN_API int32_t qn_body_parameter_update(qn_body body, size_t index);
/* The values in the body that stand for captured values, in the order of qn_value_capture. */
QN_API size_t qn_body_capture_count(qn_body body);
QN_API qn_value qn_body_capture(qn_body body, size_t index);
/* The body's outputs, in order. In a graph that was built, not parsed, the outputs that update a parameter come
 * last. */
QN_API size_t qn_body_output_count(qn_body body);
QN_API qn_value qn_body_output(qn_body body, size_t index);
QN_API const char *qn_body_output_name(qn_body body, size_t index);

/* ---- Values ------------------------------------------------------------------------------------------------------ */

typedef enum qn_kind {
    QN_KIND_NONE = 0,
    QN_KIND_OPERATION = 1,
    QN_KIND_PARAMETER = 2, /* a parameter of the body */
    QN_KIND_CAPTURE = 3,   /* a capture of the body: stands for a value of the enclosing body */
    QN_KIND_RESULT = 4     /* one result of an operation with several results */
} qn_kind;

QN_API qn_kind qn_value_kind(qn_value value);
/* The number of a parameter, of a capture or of a result. Each kind is numbered from 0. */
QN_API size_t qn_value_index(qn_value value);
/* The name that the program gave to the value; the first name if the value has several. */
QN_API const char *qn_value_name(qn_value value);
/* Source locations of the value, as MLIR writes them. If several equal operations are one value, the value has the
 * locations of all these operations. */
QN_API size_t qn_value_location_count(qn_value value);
QN_API const char *qn_value_location(qn_value value, size_t index);

/* The name of the operation as StableHLO spells it: "stablehlo.add". "" for parameters, captures and results. */
QN_API const char *qn_value_op(qn_value value);
/* Nonzero for an elementwise operation: an element of its result depends only on the elements of the operands at the
 * same index, and on scalar operands, such as the bounds of a clamp. */
QN_API uint32_t qn_value_is_elementwise(qn_value value);
/* The operands, without captured values. */
QN_API size_t qn_value_operand_count(qn_value value);
QN_API qn_value qn_value_operand(qn_value value, size_t index);
/* The types of the results. For a value that is one tensor, qn_value_dtype and qn_value_dims return the type of that
 * tensor. */
QN_API size_t qn_value_result_count(qn_value value);
QN_API qn_dtype qn_value_result_dtype(qn_value value, size_t index);
QN_API qn_dims qn_value_result_dims(qn_value value, size_t index);
/* The bodies of an operation; the body of a call is the called function. qn_value_capture returns the outer value of
 * capture number `index` of a body. `index` must be below qn_body_capture_count. */
QN_API size_t qn_value_body_count(qn_value value);
QN_API qn_body qn_value_body(qn_value value, size_t body);
QN_API qn_value qn_value_capture(qn_value value, size_t body, size_t index);
/* The number of the value's group in the text of stage "fused" (the attribute quern.group); 0 if the value has no
 * group. The values of a group are computed together. */
QN_API uint32_t qn_value_group(qn_value value);
/* The elements of a constant, dense and row-major. Sets *count to the number of elements in memory. If all elements of
 * the constant are equal, this number can be 1. Returns NULL for other values and for constants without elements. */
QN_API const void *qn_value_elements(qn_value value, size_t *count);

/* ---- Attributes of an operation -------------------------------------------------------------------------------------
 *
 * These functions leave out the elements of a constant, types of results, dictionaries and missing optional attributes.
 * A bool is an integer, 0 or 1. A list of pairs is a list of integers, pair after pair. */

typedef enum qn_attribute_kind {
    QN_ATTRIBUTE_NONE = 0,
    QN_ATTRIBUTE_INTEGER = 1,
    QN_ATTRIBUTE_INTEGERS = 2,
    QN_ATTRIBUTE_TEXT = 3, /* an element type ("f32"), a word of an enumeration ("LT"), or any text */
    QN_ATTRIBUTE_FLOAT = 4
} qn_attribute_kind;

QN_API size_t qn_value_attribute_count(qn_value value);
/* The name, such as "dimensions" (docs/ops.md). */
QN_API const char *qn_value_attribute_name(qn_value value, size_t index);
QN_API qn_attribute_kind qn_value_attribute_kind(qn_value value, size_t index);
/* The value of the attribute, if the attribute is of the kind that the function's name states. */
QN_API int64_t qn_value_attribute_integer(qn_value value, size_t index);
QN_API qn_dims qn_value_attribute_integers(qn_value value, size_t index);
QN_API const char *qn_value_attribute_text(qn_value value, size_t index);
QN_API double qn_value_attribute_float(qn_value value, size_t index);

#ifdef __cplusplus
}
#endif
#endif
