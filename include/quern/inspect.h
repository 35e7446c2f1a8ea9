/* Looking at a graph: its functions, their values, and what is known of each. For visualisers, for front ends in other
 * languages, for tests; the drawings of `quern dump` are made with it.
 *
 *     qn_body body = qn_graph_function(graph, 0);
 *     for (size_t i = 0; i < qn_body_value_count(body); i++) {
 *         qn_value v = qn_body_value(body, i);
 *         printf("%" PRIu32 ": %s, %zu operands\n", v.id, qn_value_op(v), qn_value_operand_count(v));
 *     }
 *
 * What is seen. Any graph: one that was parsed, and one that is being built, as it stands. What the compiler makes of a
 * graph is seen by parsing what qn_dump gives for the stages "simplified" and "fused".
 *
 * Values are operations, and what comes into a body from outside (qn_value_kind). They stand in a body in the order in
 * which they were made: operands come before their users. An operation with several results is a value without an
 * element type, and each of its results is a value of its own, whose one operand is the operation; a result that nobody
 * asked for does not exist. Equal operations on equal operands are one value.
 *
 * Bodies are lists of values: a function, the condition of a while, a branch, a reducer. Values of a body have operands
 * of the same body only. What a body uses of the one around it is a capture: one value inside, and outside the value that
 * qn_value_capture gives. Equal bodies are one body, whose captures differ from owner to owner.
 *
 * Everything here is quick, allocates nothing and cannot fail. What does not exist, such as operand 2 of 2 or the name of
 * a value without one, is answered by "", 0, or a value or body with id 0, which is none. Texts, lists and ids stay valid
 * until the graph is freed, also while it grows. A graph is one thread's at a time, here too.
 */
#ifndef QUERN_INSPECT_H
#define QUERN_INSPECT_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A list of values. Small, passed by value, valid as long as its graph. */
typedef struct qn_body {
    const qn_graph *graph;
    uint32_t id; /* 0: none */
} qn_body;

/* ---- Graphs ------------------------------------------------------------------------------------------------------ */

/* The module's name. */
QN_API const char *qn_graph_name(const qn_graph *graph);
/* The value with this id; and what is above the ids of all values, for tables by id. */
QN_API qn_value qn_graph_value(const qn_graph *graph, uint32_t id);
QN_API uint32_t qn_graph_value_limit(const qn_graph *graph);
/* The functions, callees before their callers if the graph was parsed; and the one that qn_compile compiles. */
QN_API size_t qn_graph_function_count(const qn_graph *graph);
QN_API qn_body qn_graph_function(const qn_graph *graph, size_t index);
QN_API qn_body qn_graph_entry(const qn_graph *graph);

/* ---- Bodies ------------------------------------------------------------------------------------------------------ */

/* A function's name; "" for other bodies. */
QN_API const char *qn_body_name(qn_body body);
/* All values, in order. */
QN_API size_t qn_body_value_count(qn_body body);
QN_API qn_value qn_body_value(qn_body body, size_t index);
/* What is given to it, in order. */
QN_API size_t qn_body_parameter_count(qn_body body);
QN_API qn_value qn_body_parameter(qn_body body, size_t index);
/* The number of the output that takes the place of this parameter in memory (qn_update); -1 if none does. */
QN_API int32_t qn_body_parameter_update(qn_body body, size_t index);
/* Inside, what stands for the values that it captures, in the order of qn_value_capture. */
QN_API size_t qn_body_capture_count(qn_body body);
QN_API qn_value qn_body_capture(qn_body body, size_t index);
/* What it returns, in order. Updates come last. */
QN_API size_t qn_body_output_count(qn_body body);
QN_API qn_value qn_body_output(qn_body body, size_t index);
QN_API const char *qn_body_output_name(qn_body body, size_t index);

/* ---- Values ------------------------------------------------------------------------------------------------------ */

typedef enum qn_kind {
    QN_KIND_NONE = 0,
    QN_KIND_OPERATION = 1,
    QN_KIND_PARAMETER = 2, /* of the body */
    QN_KIND_CAPTURE = 3,   /* of the body: stands for a value of the body around it */
    QN_KIND_RESULT = 4     /* of an operation with several */
} qn_kind;

QN_API qn_kind qn_value_kind(qn_value value);
/* The number of a parameter, capture or result among its like. */
QN_API size_t qn_value_index(qn_value value);
/* The name that was given to it, the first if there are several. */
QN_API const char *qn_value_name(qn_value value);
/* Where it was written, as MLIR spells locations. Operations that became one keep the locations of all. */
QN_API size_t qn_value_location_count(qn_value value);
QN_API const char *qn_value_location(qn_value value, size_t index);

/* The operation as StableHLO spells it: "stablehlo.add". "" for parameters, captures and results. */
QN_API const char *qn_value_op(qn_value value);
/* Nonzero if each element of the result follows from the elements of the operands in the same place. */
QN_API uint32_t qn_value_is_elementwise(qn_value value);
/* Operands, without captures. */
QN_API size_t qn_value_operand_count(qn_value value);
QN_API qn_value qn_value_operand(qn_value value, size_t index);
/* The types of results; qn_value_dtype and qn_value_dims are those of a value that is a tensor. */
QN_API size_t qn_value_result_count(qn_value value);
QN_API qn_dtype qn_value_result_dtype(qn_value value, size_t index);
QN_API qn_dims qn_value_result_dims(qn_value value, size_t index);
/* The bodies of an operation; of a call the function. And the value around the operation that capture number `index` of
 * a body stands for: as many as qn_body_capture_count says. */
QN_API size_t qn_value_body_count(qn_value value);
QN_API qn_body qn_value_body(qn_value value, size_t body);
QN_API qn_value qn_value_capture(qn_value value, size_t body, size_t index);
/* In the text of stage "fused", values of one group, which is not 0, are computed by one nest of loops, whose number it
 * is (the attribute quern.group). 0: of none. */
QN_API uint32_t qn_value_group(qn_value value);
/* The elements of a constant, dense and row-major, and how many there are: one if all are equal. NULL if it is none, or
 * has none. */
QN_API const void *qn_value_elements(qn_value value, size_t *count);

/* ---- Attributes of an operation --------------------------------------------------------------------------------------
 *
 * Those that it has, but for the elements of a constant, types of results, and dictionaries. A bool is an integer, 0 or
 * 1; pairs are integers, one pair after another. */

typedef enum qn_attribute_kind {
    QN_ATTRIBUTE_NONE = 0,
    QN_ATTRIBUTE_INTEGER = 1,
    QN_ATTRIBUTE_INTEGERS = 2,
    QN_ATTRIBUTE_TEXT = 3 /* an element type ("f32"), one of several words ("LT"), or any text */
} qn_attribute_kind;

QN_API size_t qn_value_attribute_count(qn_value value);
/* "dimensions", as in docs/ops.md. */
QN_API const char *qn_value_attribute_name(qn_value value, size_t index);
QN_API qn_attribute_kind qn_value_attribute_kind(qn_value value, size_t index);
/* Its value, if it is of the kind. */
QN_API int64_t qn_value_attribute_integer(qn_value value, size_t index);
QN_API qn_dims qn_value_attribute_integers(qn_value value, size_t index);
QN_API const char *qn_value_attribute_text(qn_value value, size_t index);

#ifdef __cplusplus
}
#endif
#endif
