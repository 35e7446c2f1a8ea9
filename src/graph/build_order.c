/* Builders of sorts. */
#include "graph/build.h"

node_id b_sort(graph *g, uint32_t count, const node_id *inputs, int64_t dimension, region_id before)
{
    attrs a = {.dimension = dimension, .is_stable = true, .region_count = 1, .regions = &before};
    return node_make(g, OP_sort, count, inputs, &a);
}

/* Replaces every NaN in x by the same NaN, and every zero by +0. */
static node_id without_variants(graph *g, node_id x)
{
    node_id zero = b_zeros_like(g, x), nan = b_divide(g, zero, zero);
    node_id number = b_select(g, b_compare(g, comparison_direction_EQ, x, zero), zero, x);
    return b_select(g, b_compare(g, comparison_direction_NE, x, x), nan, number);
}

node_id b_sort_by(graph *g, uint32_t count, const node_id *inputs, int64_t dimension, bool descending, bool alike)
{
    node_id key[2] = {0};
    for (uint32_t i = 0; i < count; i++)
        if (!inputs[i])
            return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, inputs[0])->dtype;
    region_id before = graph_open_region(g, NULL);
    for (uint32_t i = 0; i < 2 * count && before; i++) {
        node_id made = graph_formal(g, type_scalar(g, (qn_dtype)node_shape(g, inputs[i / 2])->dtype), NULL);
        if (i < 2)
            key[i] = made;
    }
    for (uint32_t i = 0; i < 2 && alike && dtype_is_float(dtype); i++)
        key[i] = without_variants(g, key[i]);
    attrs a = {.comparison_direction = descending ? comparison_direction_GT : comparison_direction_LT};
    if (dtype_is_float(dtype))
        a.compare_type = compare_type_TOTALORDER;
    node_id first = node_make(g, OP_compare, 2, key, &a);
    before = graph_close_region(g, 1, &first);
    return b_sort(g, count, inputs, dimension, before);
}
