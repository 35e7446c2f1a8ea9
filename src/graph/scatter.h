/* The meaning of the dimension numbers of a scatter.
 *
 * Let u be the index of an element of the updates, for example u = (i, j, k). Some dimensions of the updates run over a
 * window of the input. The other dimensions choose an index vector, `start`, in scatter_indices. The element at u
 * changes one element of the input. The index of the changed element in dimension d is the sum of at most two of these
 * numbers:
 *
 *     start[number[d]]     one number of the index vector
 *     u[batch[d]]          the element's own index in a batching dimension
 *     u[window[d]]         the element's own index in the window
 *
 * If a term is not part of the sum, its `number[d]`, `batch[d]` or `window[d]` is -1. */
#ifndef GRAPH_SCATTER_H
#define GRAPH_SCATTER_H

#include "graph/graph.h"

typedef struct scatter_map {
    uint32_t inputs;                      /* the number of inputs, and of updates */
    const type *input, *indices, *update; /* shapes of the first input, of the indices, of the first update */
    uint32_t vector;                      /* index_vector_dim */
    uint32_t numbers;                     /* how many numbers an index vector has */
    int8_t number[MAX_RANK];              /* for each dimension of the input */
    int8_t batch[MAX_RANK];
    int8_t window[MAX_RANK];
    int8_t chooser[MAX_RANK]; /* for each dimension of the updates: the matching dimension of the indices; -1 for a
                                 dimension that runs over a window */
    bool moves[MAX_RANK];     /* for dimension e of the updates: whether the input has a dimension d with window[d] == e
                               * and number[d] >= 0 */
} scatter_map;

/* `operands` and `a` belong to a valid scatter; `inputs` is the number of its inputs. */
scatter_map scatter_map_of(const graph *g, uint32_t inputs, const node_id *operands, const attr_record *a);
scatter_map scatter_map_at(const graph *g, node_id n);

#endif
