/* The canonical bytes of a function. Cache keys are made from the bytes, compilers receive them, and packs store them.
 *
 * The bytes depend only on the computation and on the aliases of outputs: two functions with the same operations on the
 * same values, and the same aliases, have the same bytes. Nodes are in the post-order of a depth-first walk. The roots
 * of the walk are the nodes with effects, in the order in which they were made, and then the outputs. Captures are in
 * the order of the same walk. Dead nodes, unused captures, names, locations and attributes of kind TEXT are left out.
 *
 *   file      = magic  buffer-count {type}  function-count {region}
 *   region    = formal-count {type alias}  capture-count {value}  node-count {node}  output-count {value}
 *   node      = op  attribute-count {field content}  operand-count {value}  [function-number | region-count {region}]
 *   type      = 1 dtype rank {extent} | 3        (1 begins a tensor, 3 is a token)
 *
 * An operation or field is written as the number of its row (ops.def, attrs.def), which never changes. A zero field is
 * left out. So existing bytes stay valid when a row or an optional field is added. An unknown number means that the
 * bytes are of a later version; the reader then fails with QN_UNSUPPORTED.
 *
 * Here `alias` is the member `alias` of struct formal, and `value` is the number of a value. The format of `content`
 * depends on the kind of the field (attrs.def). Numbers are little-endian base-128 (low group first); signed numbers
 * are zigzag. The values of a region are numbered in this order: formals, captures, nodes. A capture is written as the
 * number of the captured value in the enclosing region. Callees precede their callers, and the entry is the last
 * function. Malformed bytes are safe to read: the reader checks every count against the number of bytes left, and
 * node_make checks every node. */
#ifndef GRAPH_BYTES_H
#define GRAPH_BYTES_H

#include "graph/graph.h"

#define GRAPH_MAGIC "QNG2"

#endif
