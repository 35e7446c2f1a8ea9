/* Gradients of operations that order elements, for test_gradient.c. */
#ifndef GRADIENT_ORDER_H
#define GRADIENT_ORDER_H

/* The sorted values, times the sines of the values that were sorted with them. */
static node_id build_sort_pair(graph *g, const node_id *x)
{
    node_id both = b_sort_by(g, 2, (node_id[]){b_square(g, x[0]), x[1]}, 1, true, false);
    return b_multiply(g, node_result(g, both, 0), b_sine(g, node_result(g, both, 1)));
}

static node_id build_sort_one(graph *g, const node_id *x) { return b_sort_by(g, 1, x, 0, false, true); }

/* Sorts by the distance from a captured value, which gets no gradient. */
static node_id build_sort_captured(graph *g, const node_id *x)
{
    region_id before = graph_open_region(g, NULL);
    node_id distance[4];
    for (int i = 0; i < 4; i++)
        distance[i] = graph_formal(g, type_scalar(g, QN_F64), NULL);
    for (int i = 0; i < 4; i++) {
        distance[i] = b_abs(g, b_subtract(g, distance[i], x[2]));
    }
    node_id first = b_compare(g, comparison_direction_LT, distance[2], distance[3]);
    before = graph_close_region(g, 1, &first);
    node_id both = b_sort(g, 2, x, 0, before);
    return b_multiply(g, node_result(g, both, 0),
                      b_multiply(g, node_result(g, both, 1), b_broadcast_scalar(g, x[2], node_type(g, x[0]))));
}

static node_id build_top_k(graph *g, const node_id *x)
{
    node_id both = node_make(g, OP_top_k, 1, x, &(attrs){.k = 3});
    return b_multiply(g, node_result(g, both, 0), b_convert(g, node_result(g, both, 1), QN_F64));
}

TEST(order)
{
    static const gradient_case cases[] = {
        {"sort", OP_sort, build_sort_one, 1, {{2, {17, 2}, -2, 2}}, 0},
        {"sort of a scalar", OP_sort, build_sort_one, 1, {{0, {0}, -2, 2}}, 0},
        {"sort of nothing", OP_sort, build_sort_one, 1, {{2, {0, 3}, -2, 2}}, 0},
        {"sort, two inputs", OP_sort, build_sort_pair, 2, {{2, {3, 9}, -2, 2}, {2, {3, 9}, -2, 2}}, 0},
        {"sort, a capture", OP_sort, build_sort_captured, 3, {{1, {9}, -2, 2}, {1, {9}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"top_k", OP_top_k, build_top_k, 1, {{2, {2, 9}, -2, 2}}, 0},
        {"top_k of all", OP_top_k, build_top_k, 1, {{2, {2, 3}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

#endif
