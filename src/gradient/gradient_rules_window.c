/* Derivatives of reduce_window. See pullback.h. */
#include "graph/window.h"

#include "gradient/pullback.h"

static window_set windows_of(const graph *g, node_id n)
{
    return window_set_of(g, node_type(g, node_operand(g, n, 0)), node_attrs(g, n));
}

static cumulative scan_of(const graph *g, node_id n)
{
    cumulative along = {0};
    window_is_cumulative(node_shape(g, node_operand(g, n, 0)), node_attrs(g, n), &along);
    return along;
}

/* ---- sums -------------------------------------------------------------------------------------------------------- */

static void window_add(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    window_set w = windows_of(g, n);
    node_id x = node_operand(g, n, 0), d = pull_adjoint(p, n, 0);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, b_window_spread(g, &w, d));
    if (!pull_wants(p, n, 1))
        return;
    /* A result is the sum of the elements in its window and the initial value. The initial value is added once, and
     * once more for each place of the window that has no element. */
    double places = 1;
    for (uint32_t i = 0; i < w.rank; i++)
        places *= (double)w.at[i].size;
    node_id ones = b_fill_like(g, x, 1), zero = b_zeros_like(g, node_operand(g, n, 1));
    node_id own = b_window_op(g, &w, OP_add, ones, zero);
    pull_add(p, n, 1, b_sum_all(g, b_multiply(g, d, b_subtract(g, b_fill_like(g, own, places + 1), own))));
}

static void scan_add(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    cumulative along = scan_of(g, n);
    along.reverse = !along.reverse;
    window_set back = window_scan(g, node_type(g, n), along);
    node_id d = pull_adjoint(p, n, 0);
    if (pull_wants(p, n, 0))
        pull_add(p, n, 0, b_window_op(g, &back, OP_add, d, b_zeros_like(g, node_operand(g, n, 1))));
    if (pull_wants(p, n, 1))
        pull_add(p, n, 1, b_sum_all(g, d));
}

/* ---- maxima and minima ------------------------------------------------------------------------------------------- */

static node_id choose_first(graph *g, node_id a, node_id b, const void *user)
{
    return b_compare(g, *(const int *)user, a, b);
}

static node_id add_to(graph *g, node_id init, node_id source, const void *user)
{
    (void)user;
    return b_add(g, init, source);
}

/* Chooses, in each window, between the initial value and the winner (b_window_winners in graph/window.h). If the
 * initial value is better, or the window has no element, the initial value gets the window's adjoint. Otherwise the
 * winner gets it. Returns, for each window, what the winner gets: the window's adjoint or 0. */
static node_id share_with_init(pullback *p, node_id n, node_id value, node_id place, bool most)
{
    graph *g = pull_graph(p);
    node_id d = pull_adjoint(p, n, 0), zero = b_zeros_like(g, d);
    node_id init = b_broadcast_scalar(g, node_operand(g, n, 1), node_type(g, value));
    int better = most ? comparison_direction_GT : comparison_direction_LT;
    node_id none = b_compare(g, comparison_direction_LT, place, b_zeros_like(g, place));
    node_id lost = b_or(g, none, b_compare(g, better, init, value));
    if (pull_wants(p, n, 1))
        pull_add(p, n, 1, b_sum_all(g, b_select(g, lost, d, zero)));
    return b_select(g, lost, zero, d);
}

/* Returns, for each element, the sum of the adjoints of the windows that the element wins. */
static node_id sum_of_won(graph *g, const window_set *w, node_id place, node_id share)
{
    static const int64_t zero;
    node_id none = b_fill(g, type_like(g, w->shape, (qn_dtype)node_shape(g, share)->dtype), 0);
    if (window_overlap(w) < MANY_WINDOWS)
        return b_window_scatter(g, w, place, share, none, add_to, NULL);
    int64_t windows = node_shape(g, place)->elements, elements = type_at(g, w->shape)->elements;
    attrs a = {.inserted_window_dims = {1, &zero}, .scatter_dims_to_operand_dims = {1, &zero}, .index_vector_dim = 1};
    node_id flat = b_scatter(g, OP_add, b_reshape(g, none, 1, &elements),
                             b_reshape(g, place, 2, (int64_t[]){windows, 1}), b_reshape(g, share, 1, &windows), &a);
    return flat ? b_reshape(g, flat, w->rank, type_at(g, w->shape)->dims) : 0;
}

/* Moves all elements by one place in dimension d: to higher indices if `up` is true, otherwise to lower ones. The
 * places that become free get the value `fill`. */
static node_id moved(graph *g, node_id x, node_id fill, uint32_t d, bool up)
{
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    low[d] = up ? 1 : -1;
    high[d] = -low[d];
    return b_pad(g, x, fill, low, high, none);
}

/* Makes the region of a scan that adds up the elements of each run. A run is a series of neighbouring elements. The
 * region combines two pairs (joined, sum). Each pair stands for a section: a series of elements, which may contain
 * several runs or parts of runs. `joined` is true if no run begins in the section. `sum` is the sum of the section's
 * elements that are in its last run. If the later pair is joined, the region adds the two sums. Otherwise it keeps the
 * later sum. */
static region_id joining_region(graph *g, qn_dtype dtype, bool reverse)
{
    type_id flag = type_scalar(g, QN_I1), number = type_scalar(g, dtype);
    region_id body = graph_open_region(g, NULL);
    node_id f[2], v[2];
    for (int i = 0; i < 2; i++) {
        f[i] = graph_formal(g, flag, NULL);
        v[i] = graph_formal(g, number, NULL);
    }
    if (!body || g->failure)
        return 0;
    int later = reverse ? 0 : 1;
    node_id out[] = {b_and(g, f[0], f[1]), b_select(g, f[later], b_add(g, v[0], v[1]), v[later])};
    graph_close_region(g, 2, out);
    return g->failure ? 0 : body;
}

/* Like sum_of_won, for a scan. In a scan, the windows that element i wins are consecutive and begin with window i. A
 * run consists of the windows that one element wins. A scan in the opposite direction adds up the adjoints of each run,
 * so the sum for element i is at window i. */
static node_id sum_of_runs(graph *g, cumulative along, type_id shape, node_id place, node_id share)
{
    cumulative back = {along.dimension, !along.reverse};
    window_set w = window_scan(g, shape, back);
    qn_dtype dtype = (qn_dtype)node_shape(g, share)->dtype;
    type_id number = type_scalar(g, (qn_dtype)node_shape(g, place)->dtype);
    node_id next = moved(g, place, b_fill(g, number, -2), along.dimension, along.reverse);
    node_id joined = b_compare(g, comparison_direction_EQ, place, next);
    node_id start = b_fill(g, type_scalar(g, QN_I1), 1), zero = b_fill(g, type_scalar(g, dtype), 0);
    region_id body = joining_region(g, dtype, back.reverse);
    node_id both = b_window(g, &w, 2, (node_id[]){joined, share, start, zero}, body);
    if (!both)
        return 0;
    int64_t elements = type_at(g, shape)->elements;
    node_id own = b_iota(g, (qn_dtype)node_shape(g, place)->dtype, 1, &elements, 0);
    own = own ? b_reshape(g, own, type_at(g, shape)->rank, type_at(g, shape)->dims) : 0;
    node_id sums = node_result(g, both, 1);
    return b_select(g, b_compare(g, comparison_direction_EQ, place, own), sums, b_zeros_like(g, sums));
}

static void window_chosen(pullback *p, node_id n, bool most)
{
    graph *g = pull_graph(p);
    window_set w = windows_of(g, n);
    int direction = most ? comparison_direction_GE : comparison_direction_LE;
    node_id value, place;
    b_window_winners(g, &w, node_operand(g, n, 0), choose_first, &direction, &value, &place);
    if (!place)
        return;
    node_id share = share_with_init(p, n, value, place, most);
    if (!pull_wants(p, n, 0))
        return;
    if (w.order == order_scan)
        pull_add(p, n, 0, sum_of_runs(g, scan_of(g, n), w.shape, place, share));
    else
        pull_add(p, n, 0, sum_of_won(g, &w, place, share));
}

/* ---- products ---------------------------------------------------------------------------------------------------- */

/* Makes the region of a scan of pairs (m, b). A pair stands for the function from s to m * s + b. The region composes
 * two functions: the earlier one is applied first. */
static region_id affine_region(graph *g, qn_dtype dtype, bool reverse)
{
    type_id number = type_scalar(g, dtype);
    region_id body = graph_open_region(g, NULL);
    node_id x[4];
    for (int i = 0; i < 4; i++)
        x[i] = graph_formal(g, number, NULL);
    if (!body || g->failure)
        return 0;
    node_id *early = reverse ? x + 2 : x, *late = reverse ? x : x + 2;
    node_id out[] = {b_multiply(g, early[0], late[0]), b_add(g, late[1], b_multiply(g, late[0], early[1]))};
    graph_close_region(g, 2, out);
    return g->failure ? 0 : body;
}

/* Let d be the adjoint of y. y[i] is init * x[0] * ... * x[i], and y[-1] is init, the initial value. The derivative
 * with respect to x[i] is y[i - 1] * r[i], with r[i] = d[i] + x[i + 1] * r[i + 1]. A scan computes r in linear time and
 * without division. */
static void scan_multiply(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    cumulative along = scan_of(g, n), back = {along.dimension, !along.reverse};
    node_id x = node_operand(g, n, 0), init = node_operand(g, n, 1), d = pull_adjoint(p, n, 0);
    qn_dtype dtype = (qn_dtype)node_shape(g, x)->dtype;
    node_id one = b_fill(g, type_scalar(g, dtype), 1), zero = b_fill(g, type_scalar(g, dtype), 0);
    window_set w = window_scan(g, node_type(g, n), back);
    if (pull_wants(p, n, 0)) {
        node_id before = moved(g, n, init, along.dimension, !along.reverse);
        node_id factor = moved(g, x, one, along.dimension, along.reverse);
        node_id both = b_window(g, &w, 2, (node_id[]){factor, d, one, zero}, affine_region(g, dtype, back.reverse));
        pull_add(p, n, 0, both ? b_multiply(g, before, node_result(g, both, 1)) : 0);
    }
    if (pull_wants(p, n, 1)) {
        window_set forward = window_scan(g, node_type(g, n), along);
        pull_add(p, n, 1, b_sum_all(g, b_multiply(g, d, b_window_op(g, &forward, OP_multiply, x, one))));
    }
}

void gradient_reduce_window(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    op_kind op = region_operation(g, node_attrs(g, n)->regions[0]);
    bool scans = attr_order(node_attrs(g, n)) == order_scan;
    if (op == OP_add)
        (scans ? scan_add : window_add)(p, n);
    else if (op == OP_maximum || op == OP_minimum)
        window_chosen(p, n, op == OP_maximum);
    else if (op == OP_multiply && scans)
        scan_multiply(p, n);
    else
        graph_fail(g, QN_UNSUPPORTED,
                   "gradient of reduce_window is not defined: its region must be a single add, maximum or minimum, or, "
                   "if the window is cumulative, a multiply");
}
