/* Cases of test_gradient.c: windows and scans. */
#ifndef GRADIENT_WINDOW_H
#define GRADIENT_WINDOW_H

#include "graph/window.h"

/* The arguments after `operation` are {extent, size, stride, base, dilation, low, high} for each dimension. */
#define WINDOW(name, operation, ...)                                                                                   \
    static node_id build_window_##name(graph *g, const node_id *x)                                                     \
    {                                                                                                                  \
        static const window_dim dims[] = {__VA_ARGS__};                                                                \
        window_set w = {.shape = node_type(g, x[0]), .rank = sizeof dims / sizeof *dims};                              \
        memcpy(w.at, dims, sizeof dims);                                                                               \
        return b_square(g, b_window_op(g, &w, operation, x[0], x[1]));                                                 \
    }
WINDOW(sum, OP_add, {2, 1, 1, 1, 1, 0, 0}, {7, 3, 2, 1, 1, 1, 1})
WINDOW(sum_apart, OP_add, {6, 2, 2, 1, 1, 0, 0}, {7, 2, 3, 1, 1, 0, 0})
WINDOW(sum_dilated, OP_add, {4, 2, 3, 2, 2, 1, 2}, {5, 3, 2, 3, 1, -2, 3})
WINDOW(sum_few, OP_add, {90, 70, 1, 1, 1, 3, -2})
WINDOW(sum_many, OP_add, {150, 70, 1, 1, 1, 3, -2})
WINDOW(maximum, OP_maximum, {3, 1, 1, 1, 1, 0, 0}, {7, 3, 2, 1, 1, 1, 1})
WINDOW(minimum, OP_minimum, {4, 2, 3, 2, 2, 1, 2}, {5, 3, 2, 3, 1, -2, 3})
WINDOW(maximum_many, OP_maximum, {150, 70, 1, 1, 1, 3, -2})
WINDOW(maximum_all, OP_maximum, {4, 4, 1, 1, 1, 0, 0}, {5, 5, 1, 1, 1, 0, 0})

static node_id build_scan(graph *g, const node_id *x, op_kind op, uint32_t d, bool reverse)
{
    window_set w = window_scan(g, node_type(g, x[0]), (cumulative){d, reverse});
    node_id y = b_window_op(g, &w, op, x[0], x[1]);
    CHECK(!y || attr_order(node_attrs(g, y)) == order_scan);
    return y ? b_multiply(g, b_sine(g, y), x[2]) : 0;
}
#define SCAN(name, operation, d, reverse)                                                                              \
    static node_id build_scan_##name(graph *g, const node_id *x) { return build_scan(g, x, operation, d, reverse); }
SCAN(sum, OP_add, 0, false)
SCAN(sum_back, OP_add, 1, true)
SCAN(product, OP_multiply, 1, false)
SCAN(product_back, OP_multiply, 0, true)
SCAN(maximum, OP_maximum, 1, false)
SCAN(maximum_back, OP_maximum, 1, true)
SCAN(minimum, OP_minimum, 0, true)

static node_id build_select_and_scatter(graph *g, const node_id *x)
{
    type_id scalar = type_scalar(g, QN_F64);
    region_id regions[2];
    for (int i = 0; i < 2; i++) {
        regions[i] = graph_open_region(g, NULL);
        node_id a = graph_formal(g, scalar, NULL), b = graph_formal(g, scalar, NULL);
        node_id out = i ? b_add(g, b_multiply(g, a, x[3]), b) : b_compare(g, comparison_direction_GE, a, b);
        graph_close_region(g, 1, &out);
    }
    attrs a = {.window_dimensions = LIST(1, 3),
               .window_strides = LIST(1, 2),
               .padding = {2, (attr_pair[]){{0, 0}, {1, 1}}},
               .region_count = 2,
               .regions = regions};
    return b_square(g, node_make(g, OP_select_and_scatter, 3, x, &a));
}

/* chlo.scan with a body that adds. */
static node_id build_chlo_scan(graph *g, const node_id *x)
{
    type_id carry = node_type(g, x[1]);
    region_id r = graph_open_region(g, NULL);
    node_id a = graph_formal(g, carry, NULL), b = graph_formal(g, carry, NULL), sum = b_add(g, b, a);
    graph_close_region(g, 2, (node_id[]){sum, sum});
    attrs with = {.dimension = 1, .scan_inputs = 1, .is_reverse = true, .region_count = 1, .regions = &r};
    node_id both = node_make(g, OP_scan, 2, x, &with);
    node_id last = b_square(g, node_result(g, both, 1));
    return b_multiply(g, b_square(g, node_result(g, both, 0)), b_broadcast(g, last, 2, DIMS(3, 5), DIMS(0)));
}

TEST(windows)
{
#define BOTH(n, a, b)                                                                                                  \
    {                                                                                                                  \
        {n, {a, b}, -2, 2}, { 0, {0}, -1, 1 }                                                                          \
    }
#define THREE(a, b)                                                                                                    \
    {                                                                                                                  \
        {2, {a, b}, -2, 2}, {0, {0}, 0.5, 1}, { 2, {a, b}, -2, 2 }                                                     \
    }
    static const gradient_case cases[] = {
        {"sum", OP_reduce_window, build_window_sum, 2, BOTH(2, 2, 7), 0},
        {"sum, apart", OP_reduce_window, build_window_sum_apart, 2, BOTH(2, 6, 7), 0},
        {"sum, dilated", OP_reduce_window, build_window_sum_dilated, 2, BOTH(2, 4, 5), 0},
        {"sum, few", OP_reduce_window, build_window_sum_few, 2, BOTH(1, 90, 1), 0},
        {"sum, many", OP_reduce_window, build_window_sum_many, 2, BOTH(1, 150, 1), 0},
        {"maximum", OP_reduce_window, build_window_maximum, 2, BOTH(2, 3, 7), 0},
        {"minimum, dilated", OP_reduce_window, build_window_minimum, 2, BOTH(2, 4, 5), 0},
        {"maximum, many", OP_reduce_window, build_window_maximum_many, 2, BOTH(1, 150, 1), 0},
        {"maximum of all", OP_reduce_window, build_window_maximum_all, 2, BOTH(2, 4, 5), 0},
        {"scan", OP_reduce_window, build_scan_sum, 3, THREE(7, 3), 0},
        {"scan back", OP_reduce_window, build_scan_sum_back, 3, THREE(3, 7), 0},
        {"product", OP_reduce_window, build_scan_product, 3, THREE(3, 6), 0},
        {"product back", OP_reduce_window, build_scan_product_back, 3, THREE(6, 2), 0},
        {"maximum so far", OP_reduce_window, build_scan_maximum, 3, THREE(4, 9), 0},
        {"maximum so far, back", OP_reduce_window, build_scan_maximum_back, 3, THREE(4, 9), 0},
        {"minimum so far, back", OP_reduce_window, build_scan_minimum, 3, THREE(9, 4), 0},
        {"chlo.scan", OP_scan, build_chlo_scan, 2, {{2, {3, 5}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"select_and_scatter",
         OP_select_and_scatter,
         build_select_and_scatter,
         4,
         {{2, {3, 7}, -2, 2}, {2, {3, 4}, -2, 2}, {0, {0}, -1, 1}, {0, {0}, 0.5, 1}},
         0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

#endif
