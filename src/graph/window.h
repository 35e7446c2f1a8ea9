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

/* ---- building (build_window.c) ----------------------------------------------------------------------------------- */

/* The windows over a tensor of shape `shape`. */
typedef struct window_set {
    type_id shape;
    uint32_t rank;
    window_dim at[MAX_RANK];
    uint8_t order; /* of reduce_window; 0: the default */
} window_set;
window_set window_set_of(const graph *g, type_id shape, const attr_record *a);
/* The windows that scan one dimension: those of a cumulative window. */
window_set window_scan(const graph *g, type_id shape, cumulative along);

/* Reduces the windows over the inputs, by a region. Captures of the region are added as node_make does. */
node_id b_window(graph *g, const window_set *w, uint32_t inputs, const node_id *operands, region_id body);
/* Reduces the windows over one operand by a binary operation. */
node_id b_window_op(graph *g, const window_set *w, op_kind op, node_id operand, node_id init);

/* The scalar that changes no element by op: add, multiply, maximum, minimum, and, or, xor. */
node_id window_neutral(graph *g, op_kind op, qn_dtype dtype);

/* Chooses one element of each window: *value is the element, *place its number in the operand, row-major, or -1 if
 * the window has only padding. The choice of two, of which `a` comes first, is `a` if the scalar select(a, b) holds;
 * `user` is for select. */
typedef node_id (*window_select)(graph *g, node_id a, node_id b, const void *user);
void b_window_winners(graph *g, const window_set *w, node_id operand, window_select select, const void *user,
                      node_id *value, node_id *place);
/* Combines each element of `init`, which has the shape of the windows' operand, with the elements of `source` for the
 * windows whose place (b_window_winners) it is, in row-major order of the windows: init = combine(init, source). */
typedef node_id (*window_combine)(graph *g, node_id init, node_id source, const void *user);
node_id b_window_scatter(graph *g, const window_set *w, node_id place, node_id source, node_id init,
                         window_combine combine, const void *user);
/* Adds up, for each element of the operand, the elements of `source` for all windows that have it. */
node_id b_window_spread(graph *g, const window_set *w, node_id source);
/* Over how many windows b_window_scatter loops for each element; MANY_WINDOWS if there are too many. */
enum { MANY_WINDOWS = 64 };
int64_t window_overlap(const window_set *w);

#endif
