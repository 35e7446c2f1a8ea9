/* How gather and scatter address slices of an operand by computed indices (slices.c). */
#ifndef GRAPH_SLICES_H
#define GRAPH_SLICES_H

#include "graph/graph.h"

/* The positions of the slices of an operand. Some dimensions of the result run through a slice. The other dimensions of
 * the result choose an index vector in the tensor of indices. Each index vector belongs to one slice. In dimension d of
 * the operand, number[d] or batch[d] describes the start of the slice; if both are -1, the start is 0. */
typedef struct slice_map {
    int8_t window[MAX_RANK]; /* for each dimension of the operand: the dimension of the result that runs through the
                                slice; -1 for collapsed and batching dimensions */
    int8_t number[MAX_RANK]; /* for each dimension of the operand: which number of the index vector is the start of the
                              * slice; -1 if none is */
    int8_t batch[MAX_RANK];  /* for each batching dimension of the operand: the matching dimension of the indices, whose
                              * index is the start of the slice; -1 for other dimensions */
    int8_t place[MAX_RANK];  /* for each dimension of the indices: the dimension of the result that runs along this
                                dimension; -1 for index_vector_dim */
} slice_map;

slice_map gather_map(const graph *g, node_id n);
/* The slices that a scatter updates. For a scatter, the operand in the comments of slice_map is an input, and the
 * result is the updates. `a` has the attributes of the scatter. */
slice_map scatter_slices(const attr_record *a, uint32_t input_rank, uint32_t indices_rank);

#endif
