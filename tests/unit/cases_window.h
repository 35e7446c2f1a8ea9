/* Cases of test_agree_structural.c: select_and_scatter and scan. */
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

/* A body that becomes a cumulative window, and one that becomes a loop. */
static void cases_scan(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 7), init = FORMAL(dtype, 7);
    for (int kind = 0; kind < 2; kind++) {
        region_id r = graph_open_region(&g, NULL);
        node_id a = graph_formal(&g, node_type(&g, init), NULL), b = graph_formal(&g, node_type(&g, init), NULL);
        node_id next = kind ? b_maximum(&g, b_add(&g, a, b), a) : b_add(&g, a, b);
        r = CLOSE(kind ? b : next, next);
        node_id both = MAKE(
            OP_scan, ATTRS(.dimension = 0, .scan_inputs = 1, .is_reverse = kind == 1, .region_count = 1, .regions = &r),
            x, init);
        give(out, node_result(&g, both, 0));
        give(out, node_result(&g, both, 1));
    }
}

#endif
