/* Layouts of convolutions.
 *
 * The nest of a convolution computes several output features at once, in the lanes of a vector. So the nest is fast if
 * the output features are the last dimension of the kernel and of the result. Where this pays, the pass transposes the
 * operands and the result of other convolutions. In a chain of convolutions, the operations between the convolutions
 * (elementwise operations, windows, reductions, padding, slices and concatenates) work on values with the features
 * last, too. So only values at the ends of the chain are transposed. With few output features, some lanes along the
 * features would be empty. So the pass moves the features of such a convolution before its spatial dimensions, and
 * lanes run along the last spatial dimension.
 *
 * The bits of results do not change. The order of accumulation depends on the attribute `order`, and on the order in
 * which dimension numbers list the spatial dimensions. The pass changes neither the attribute nor this order. */
#ifndef REWRITE_LAYOUT_H
#define REWRITE_LAYOUT_H

#include "graph/graph.h"

/* Whether the graph has a convolution. */
bool layout_needed(const graph *g);

/* Copies function `entry` of the graph `from`, and the functions that it calls, into the graph `to`, with new layouts
 * for vectors of `lanes` f32 elements. `to` must be initialised and empty. */
qn_status layout(const graph *from, region_id entry, uint32_t lanes, graph *to, region_id *out);

#endif
