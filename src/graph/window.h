/* The geometry of the windows of reduce_window and select_and_scatter. */
#ifndef GRAPH_WINDOW_H
#define GRAPH_WINDOW_H

#include "graph/graph.h"

/* The windows in one dimension. The operand has `extent` elements. A place is an index of the operand after dilation
 * and padding. Neighbouring elements are `base` places apart. `low` places are added before the first element, and
 * `high` places after the last one; negative numbers remove places. The resulting places are numbered from 0. Window
 * number w consists of the places w * stride + k * dilation for k = 0, ..., size - 1. */
typedef struct window_dim {
    int64_t extent, size, stride, base, dilation, low, high;
} window_dim;

/* The windows of a node along dimension d. `shape` is the shape of the node's operand 0, and `a` has its attributes. */
window_dim window_dim_at(const type *shape, const attr_record *a, uint32_t d);
/* The number of windows; -1 if a number of places overflows. */
int64_t window_count(const window_dim *w);

/* Cumulative windows: window i has the elements from one end of a dimension up to element i. The window size is the
 * extent of the dimension, and the padding is all at one end. */
typedef struct cumulative {
    uint32_t dimension;
    bool reverse; /* each window ends at the last element; if not set, each window begins at the first element */
} cumulative;
/* Whether the windows of a reduce_window are cumulative. If so, sets *out. */
bool window_is_cumulative(const type *shape, const attr_record *a, cumulative *out);

/* ---- building (build_window.c) ----------------------------------------------------------------------------------- */

/* The windows over a tensor of shape `shape`. */
typedef struct window_set {
    type_id shape;
    uint32_t rank;
    window_dim at[MAX_RANK];
    uint8_t order; /* the order of accumulation of a reduce_window; 0: the default */
} window_set;
window_set window_set_of(const graph *g, type_id shape, const attr_record *a);
/* The windows of a cumulative operation along one dimension. */
window_set window_scan(const graph *g, type_id shape, cumulative along);

/* Reduces the windows of the inputs by a region. `operands` are the inputs, then their init values. The captures of the
 * region become operands, as in node_make. */
node_id b_window(graph *g, const window_set *w, uint32_t inputs, const node_id *operands, region_id body);
/* Reduces the windows of one operand by a binary operation. */
node_id b_window_op(graph *g, const window_set *w, op_kind op, node_id operand, node_id init);

/* The neutral scalar of op: `op(neutral, x)` is x. op is add, multiply, maximum, minimum, and, or, or xor. */
node_id window_neutral(graph *g, op_kind op, qn_dtype dtype);

/* b_window_winners chooses one element of each window, its winner. Sets *value to the winners, and *place to their
 * row-major numbers in the operand. The number is -1 if a window has only padding. select(a, b) makes a scalar of type
 * i1 from two elements of a window: true if `a`, the earlier element, wins, false if `b` wins. `user` is passed to
 * select. */
typedef node_id (*window_select)(graph *g, node_id a, node_id b, const void *user);
void b_window_winners(graph *g, const window_set *w, node_id operand, window_select select, const void *user,
                      node_id *value, node_id *place);
/* b_window_scatter updates `init`, which has the shape of the windows' operand, and returns the result. `source` and
 * `place` have one element for each window; `place` is from b_window_winners. The windows are taken in row-major order.
 * For each window, let x be the element whose number is in `place`, and y the window's element of `source`. The result
 * of `combine` for x and y replaces x. */
typedef node_id (*window_combine)(graph *g, node_id init, node_id source, const void *user);
node_id b_window_scatter(graph *g, const window_set *w, node_id place, node_id source, node_id init,
                         window_combine combine, const void *user);
/* For each element x of the windows' operand, adds up the elements of `source` that belong to windows that contain
 * x. */
node_id b_window_spread(graph *g, const window_set *w, node_id source);
/* Returns an upper bound of the number of windows that contain one element, but at most MANY_WINDOWS. The bound is how
 * many times b_window_scatter updates the whole tensor elementwise. */
enum { MANY_WINDOWS = 64 };
int64_t window_overlap(const window_set *w);

#endif
