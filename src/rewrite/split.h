/* Splitting replaces values of complex types by pairs of real values. It is the last step of expansion (expand.h), so
 * simplification, the schedule, compiled code and the evaluator know real numbers only.
 *
 *   inputs, outputs    A complex input or output of the entry becomes a real tensor with one more dimension at the end,
 *                      of extent 2: the real part, then the imaginary part. So the real tensor has the same bytes in
 *                      memory as the complex one. The parts are slices of the input; the output is a concatenate of the
 *                      parts. Large constants and results of host calls are read like inputs, and operands of host
 *                      calls are made like outputs. An output of c64 that shares no memory with an input is a tensor of
 *                      words of 64 bits instead, so that one loop stores both parts at once. If an output is the
 *                      result of a Fourier transform, the transform's last fft_pass stores both parts.
 *   elementwise        The parts of a result are formulas of the parts of the operands (docs/numerics.md). A function
 *                      that needs more than a few operations becomes a node of_pair or of_pairs for each part. The
 *                      scalar expression of such a node computes both parts and returns one. In one loop nest, the
 *                      expressions of both nodes share their common subexpressions.
 *   movement           The operation is applied to each part.
 *   regions            In the lists of operands and results of a call or of an operation with regions, a complex value
 *                      becomes two neighbours. So a reduction of complex numbers is a reduction of pairs. A complex
 *                      argument of a region also becomes two neighbours, except in the comparator of a sort: there, the
 *                      two real parts come before the two imaginary parts.
 *   products           A product becomes sums of four real products, which use the tile loop for real matrices. */
#ifndef REWRITE_SPLIT_H
#define REWRITE_SPLIT_H

#include "graph/graph.h"

/* Splits function `entry` of the graph `from` and the functions that it calls. Writes the result to the graph `to`,
 * which must be initialised and empty. `from` must have no composites, and must outlive `to`, because `to` refers to
 * the data of large constants in `from`. */
qn_status split(const graph *from, region_id entry, graph *to, region_id *out);

#endif
