/* What the dimension numbers of a scatter mean.
 *
 * An element of the updates has an index in the updates, for example (i, j, k). Some dimensions of the updates run over
 * a window of the input; the others choose an index in scatter_indices. The element updates the element of the input
 * whose index in dimension d is the sum of up to three numbers:
 *
 *     start[number[d]]     a number of the chosen index            if the dimension is moved
 *     u[batch[d]]          the element's own index in a batching dimension
 *     u[window[d]]         the element's own index in the window
 *
 * Each of `number`, `batch` and `window` is -1 where there is no such number. */
#ifndef GRAPH_SCATTER_H
#define GRAPH_SCATTER_H

#include "graph/graph.h"

typedef struct scatter_map {
    uint32_t inputs;                      /* the number of inputs, and of updates */
    const type *input, *indices, *update; /* shapes of the first input, of the indices, of the first update */
    uint32_t vector;                      /* index_vector_dim */
    uint32_t numbers;                     /* how many numbers an index has */
    int8_t number[MAX_RANK];              /* for each dimension of the input */
    int8_t batch[MAX_RANK];
    int8_t window[MAX_RANK];
    int8_t chooser[MAX_RANK]; /* for each dimension of the updates: the dimension of the indices that it runs over; -1:
                                 it runs over a window */
    bool moves[MAX_RANK];     /* for each dimension of the updates: it runs over a window, in a dimension of the input
                                 that is moved */
} scatter_map;

/* `operands` and `a` are those of a valid scatter; `inputs` is the number of its inputs. */
scatter_map scatter_map_of(const graph *g, uint32_t inputs, const node_id *operands, const attr_record *a);
scatter_map scatter_map_at(const graph *g, node_id n);

#endif
