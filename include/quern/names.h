/* Names, scopes and places of values, and the messages of errors that occur while a graph is built. quern/quern.h
 * includes this header.
 *
 *     qn_scope_push(graph, "encoder");
 *     QN_AT(graph);
 *     qn_value h = qn_name(qn_tanh(x), "h");           // named encoder.h
 *     qn_scope_pop(graph);
 *
 * Names and places are remarks: they have no effect on results, on compiled code or on the keys of caches. They appear
 * in error messages, in the text of a graph and of its stages (qn_dump), in drawings and in measurements. Equal
 * operations on equal operands are one value, which has the places of all these operations. If the program gives a
 * value several names, text and messages use the first.
 *
 * The message of an error in building shows the operation, the operands with their names and places, the graph, the
 * scope and the place:
 *
 *     add: operands differ: tensor<2x3xf32> and tensor<2xf32>
 *       operand 0: "encoder.h", tensor<2x3xf32>, the result of tanh at model.c:12
 *       operand 1: "bias", tensor<2xf32>, input 1
 *       fits: qn_broadcast_in_dim(operand 1, QN_DIMS(2, 3), QN_DIMS(0))
 *       in qn_add, call 7 that built the graph "net", at model.c:14, scope encoder
 *
 * The calls that build a graph are numbered from 1. With the number of the failing call, a debugger can stop before
 * this call. */
#ifndef QUERN_NAMES_H
#define QUERN_NAMES_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Names a value and returns the value. The name is copied. In text, the name is the label of the value, such as %h, if
 * the name begins with a letter or `_` and has only letters, digits, `_`, `.`, `$` and `-`. If several values have the
 * name h, the labels are %h, %h_1 and so on. Text ignores names that look like its own labels (c, cst, arg0, c_1), and
 * the names of single results of an operation with several results. */
QN_API qn_value qn_name(qn_value value, const char *name);

/* Begins and ends a scope. Scopes nest. qn_name, qn_input and qn_output put the names of the open scopes before a name,
 * with dots: model.encoder.h. `name` is copied. */
QN_API void qn_scope_push(qn_graph *graph, const char *name);
QN_API void qn_scope_pop(qn_graph *graph);

/* Sets the place, a file and a line of the program, for the values that are made from now on. `file` is copied. A line
 * of 0 or a file that is NULL means no place. QN_AT sets the place where QN_AT is written. QN_HERE does the same for
 * the graph of a value, and returns the value: qn_add(QN_HERE(x), y). */
QN_API void qn_place(qn_graph *graph, const char *file, uint32_t line);
#define QN_AT(graph) qn_place((graph), __FILE__, __LINE__)
#define QN_HERE(value) qn_value_at((value), __FILE__, __LINE__)
QN_API qn_value qn_value_at(qn_value value, const char *file, uint32_t line);

/* Sets a callback, which the first failing builder calls: for a breakpoint, or to print where the program is. `message`
 * is the message of the error, valid during the call. The callback must not use the graph. NULL means no callback. */
QN_API void qn_graph_on_error(qn_graph *graph, void (*callback)(void *user, const char *message), void *user);

/* Like qn_graph_print, but also for a graph with an error: prints what was built before the error. The open regions and
 * the message of the error follow as comments. */
QN_API qn_status qn_graph_print_unfinished(const qn_graph *graph, char **out);

#ifdef __cplusplus
}
#endif
#endif
