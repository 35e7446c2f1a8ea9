/* How an operation with computed indices addresses slices of its operand (slices.c). */
#ifndef GRAPH_SLICES_H
#define GRAPH_SLICES_H

#include "graph/graph.h"

/* Where the slices of an operand are. An index of the result says which slice is meant, by an index into the tensor of
 * indices, and which element of this slice. The start of a slice is 0 in a dimension of the operand for which neither
 * `number` nor `batch` is given. */
typedef struct slice_map {
    int8_t window[MAX_RANK]; /* for each dimension of the operand: the dimension of the result that runs through the
                                slice; -1 if the slice has one element there */
    int8_t number[MAX_RANK]; /* for each dimension of the operand: which number of an index vector is the start of the
                                slice there; -1 for none */
    int8_t batch[MAX_RANK];  /* for each dimension of the operand: the dimension of the indices whose index is the start
                                of the slice there; -1 for none */
    int8_t place[MAX_RANK];  /* for each dimension of the indices: its dimension of the result; -1 for the dimension
                                along which an index vector lies */
} slice_map;

slice_map gather_map(const graph *g, node_id n);
/* The slices that a scatter updates; `result` above is its updates. The ranks are those of its inputs and indices. */
slice_map scatter_slices(const attr_record *a, uint32_t input_rank, uint32_t indices_rank);

#endif
