/* Layouts of convolutions.
 *
 * The loop nest of a convolution computes several output features at once, in the lanes of a vector. It is fast if the
 * output features are the last dimension of the kernel and of the result. Where this pays, the pass transposes the
 * operands and the result of a convolution with another layout. In a chain of convolutions, the operations between the
 * convolutions (elementwise operations, windows, reductions, padding, slices and concatenates) also work on values with
 * the features last. So only values at the ends of the chain are transposed. A convolution with few output features
 * would leave lanes empty. Where this pays, the pass moves the features of such a convolution before its spatial
 * dimensions, and lanes run along the last spatial dimension.
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
