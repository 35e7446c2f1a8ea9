/* The canonical bytes of a function, its binary form. Keys are made from them, compilers receive them, packs store
 * them.
 *
 * The bytes depend only on the computation: two graphs that compute the same in the same way have the same bytes. Nodes
 * are in the order of a depth-first walk, first from the nodes with effects in their order, then from the outputs.
 * Captures are in the order of that walk. Dead nodes, unused captures, names, locations and texts without meaning are
 * left out.
 *
 *   file      = magic  buffer-count {type}  function-count {region}
 *   region    = formal-count {type alias}  capture-count {value}  node-count {node}  output-count {value}
 *   node      = op  attribute-count {field value}  operand-count {value}  [function-number | region-count {region}]
 *   type      = 1 dtype rank {extent} | 3        (a tensor, a token)
 *
 * An operation or field is written as the number of its row (ops.def, attrs.def), which never changes. A zero field is
 * left out. So adding rows, or an optional field to a row, neither changes existing bytes nor makes them unreadable. An
 * unknown number belongs to a later version: QN_UNSUPPORTED.
 *
 * Numbers are little-endian base-128 (low group first); signed numbers are zigzag. A region's values are numbered:
 * formals, captures, then nodes in order. A capture list holds values of the enclosing region. Callees precede their
 * callers; the entry is last. The reader trusts nothing: it bounds every count by the bytes left, and node_make checks
 * the rest.
 */
#ifndef GRAPH_BYTES_H
#define GRAPH_BYTES_H

#include "graph/graph.h"

#define GRAPH_MAGIC "QNG2"

#endif
