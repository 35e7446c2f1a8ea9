/* How an operation with computed indices addresses slices of its operand (slices.c). */
#ifndef GRAPH_SLICES_H
#define GRAPH_SLICES_H

#include "graph/graph.h"

/* Where the slices of an operand are. The dimensions of the result are of two kinds. Some run through a slice. The
 * others choose an index vector in the tensor of indices, which says where the slice begins. In a dimension of the
 * operand, the start of the slice comes from `number` or `batch`; if both are -1, it is 0. */
typedef struct slice_map {
    int8_t window[MAX_RANK]; /* for each dimension of the operand: the dimension of the result that runs through the
                                slice; -1 if the slice has one element there */
    int8_t number[MAX_RANK]; /* for each dimension of the operand: which number of the index vector is the start of the
                                slice; -1 if none is */
    int8_t batch[MAX_RANK];  /* for each batching dimension of the operand: the dimension of the indices that belongs to
                                it; the slice starts at the position of the index vector along that dimension. -1 for
                                other dimensions */
    int8_t place[MAX_RANK];  /* for each dimension of the indices: the dimension of the result that runs over it; -1 for
                                the dimension along which index vectors lie */
} slice_map;

slice_map gather_map(const graph *g, node_id n);
/* The slices that a scatter updates. In the description of slice_map, an input of the scatter is the operand, and the
 * updates are the result. `a` has the attributes of the scatter. */
slice_map scatter_slices(const attr_record *a, uint32_t input_rank, uint32_t indices_rank);

#endif
