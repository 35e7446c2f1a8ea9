/* Cases of test_agree_structural.c: select_and_scatter. */
#ifndef CASES_WINDOW_H
#define CASES_WINDOW_H

static void cases_select_and_scatter(qn_dtype dtype, outputs *out)
{
    static const attr_pair around[] = {{1, 1}, {0, 2}}, beyond[] = {{3, 3}, {-1, -2}};
    node_id x = FORMAL(dtype, 7, 17), init = formal_of(dtype, NO_DIMS);
    region_id regions[2];
    for (int i = 0; i < 2; i++) {
        graph_open_region(&g, NULL);
        node_id a = graph_formal(&g, node_type(&g, init), NULL), b = graph_formal(&g, node_type(&g, init), NULL);
        regions[i] = CLOSE(i ? b_add(&g, a, b) : b_compare(&g, comparison_direction_GE, a, b));
    }
    give(out, MAKE(OP_select_and_scatter,
                   ATTRS(.window_dimensions = DIMS(3, 2), .window_strides = DIMS(2, 1), .padding = {2, around},
                         .region_count = 2, .regions = regions),
                   x, FORMAL(dtype, 4, 18), init));
    give(out, MAKE(OP_select_and_scatter,
                   ATTRS(.window_dimensions = DIMS(2, 3), .window_strides = DIMS(4, 3), .padding = {2, beyond},
                         .region_count = 2, .regions = regions),
                   x, FORMAL(dtype, 3, 4), init));
    give(out, MAKE(OP_select_and_scatter, ATTRS(.window_dimensions = DIMS(9, 9), .region_count = 2, .regions = regions),
                   x, FORMAL(dtype, 0, 9), init));
}

#endif
