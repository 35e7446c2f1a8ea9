/* The canonical binary form of a function: what keys are made from, what a compiler gets, and what packs keep.
 *
 * It depends on what is computed only: nodes come in the order of a depth-first walk from the nodes with effects, in
 * their order, and then from the outputs; captures come in the order of that walk; dead nodes, unused captures, names,
 * locations and texts without meaning are left out. Two graphs that compute the same thing from the same inputs in the
 * same way have the same bytes.
 *
 *   file      = magic  buffer-count {type}  function-count {region}
 *   region    = formal-count {type alias}  capture-count {value}  node-count {node}  output-count {value}
 *   node      = op  attribute-count {field value}  operand-count {value}  [function-number | region-count {region}]
 *   type      = 1 dtype rank {extent} | 3        (a tensor, a token)
 *
 * An operation and a field are the numbers of their rows (ops.def, attrs.def), which never change; a field that is zero
 * is left out. So the form stays readable, and the same, when rows are added and when a row gets an optional field. A
 * number that a reader does not know is of a later version: QN_UNSUPPORTED.
 *
 * Numbers are little-endian base-128 (low group first), signed ones zigzag. Values of a region are numbered: formals,
 * captures, then nodes in order; a capture list holds values of the enclosing region. Functions come callees first, the
 * entry last. The reader trusts nothing: it bounds every count by the bytes that are left and lets node_make check the
 * rest.
 */
#ifndef GRAPH_BYTES_H
#define GRAPH_BYTES_H

#include "graph/graph.h"

#define GRAPH_MAGIC "QNG2"

#endif
