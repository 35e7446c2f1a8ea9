/* Windows of reduce_window and select_and_scatter: their geometry. */
#ifndef GRAPH_WINDOW_H
#define GRAPH_WINDOW_H

#include "graph/graph.h"

/* The windows in one dimension. The operand has `extent` elements, which are `base` places apart. `low` places come
 * before the first element, `high` after the last one; negative numbers remove places. Window number w takes the places
 * w * stride + k * dilation, where k goes from 0 to size - 1. */
typedef struct window_dim {
    int64_t extent, size, stride, base, dilation, low, high;
} window_dim;

/* The windows of a node along dimension d of its operands, which have the shape `shape`. */
window_dim window_dim_at(const type *shape, const attr_record *a, uint32_t d);
/* How many windows there are; -1 if the number of places overflows. */
int64_t window_count(const window_dim *w);

/* A cumulative window reduces all elements from one end of a dimension up to the element itself. It is as long as the
 * dimension, and there is only padding before the dimension, or only behind it. */
typedef struct cumulative {
    uint32_t dimension;
    bool reverse; /* the elements that are reduced begin at the end of the dimension */
} cumulative;
/* Whether the windows of a reduce_window are cumulative. */
bool window_is_cumulative(const type *shape, const attr_record *a, cumulative *out);

#endif
