/* Operations on pairs of real values. split.c walks the graph, split_ops.c has the formulas. */
#ifndef REWRITE_SPLIT_OPS_H
#define REWRITE_SPLIT_OPS_H

#include "graph/graph.h"

/* A value: its real part and its imaginary part. If the value is real, `im` is 0, which is no node. */
typedef struct parts {
    node_id re, im;
} parts;

/* The parts of complex numbers that are stored as a real tensor. Its last dimension, of extent 2, holds the parts. */
parts parts_of_memory(graph *g, node_id memory);
/* The real tensor that holds these parts. */
node_id memory_of_parts(graph *g, parts p);
/* A tensor of 64-bit words for parts of type f32. Word i has the bits of element i: the real part in the low half, the
 * imaginary part in the high half. */
node_id words_of_parts(graph *g, parts p);

/* Splits an operation that has a complex operand or result but no regions. Returns the parts of its result. `from` is
 * the element type of the first operand before splitting (QN_NONE if there are no operands). `to` is the element type
 * of the result before splitting. May change *a. */
parts split_op(graph *g, op_kind op, attrs *a, qn_dtype from, qn_dtype to, uint32_t count, const parts *operands);

#endif
