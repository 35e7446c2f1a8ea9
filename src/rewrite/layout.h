/* Layouts of convolutions.
 *
 * The loop nest of a convolution computes several output features at once, in the lanes of a vector. The nest is fast
 * if the output features are the last dimension of the kernel and of the result. If a convolution has another layout,
 * the pass transposes the operands and the result where this pays. In a chain of convolutions, the operations between
 * the convolutions (elementwise operations, windows, reductions, padding, slices and concatenates) also work on values
 * with the features last. So only values at the ends of the chain are transposed. A convolution with few output
 * features would leave lanes empty. Where it pays, the pass moves the features of this convolution before the spatial
 * dimensions. Then lanes run along the last spatial dimension.
 *
 * The bits of results do not change. They depend on the order of accumulation, which follows from the attribute `order`
 * and from the sequence in which the dimension numbers list the spatial dimensions. The pass changes neither the
 * attribute nor the sequence. */
#ifndef REWRITE_LAYOUT_H
#define REWRITE_LAYOUT_H

#include "graph/graph.h"

/* Whether the graph has a convolution. */
bool layout_needed(const graph *g);

/* Copies function `entry` of the graph `from`, and the functions that it calls, into the graph `to`, with new layouts
 * for vectors of `lanes` f32 elements. `to` must be initialised and empty. */
qn_status layout(const graph *from, region_id entry, uint32_t lanes, graph *to, region_id *out);

#endif
