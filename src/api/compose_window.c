/* qn_max_pool, qn_avg_pool, qn_cumsum and the other cumulative operations. */
#include "graph/compose_window.h"

#include "api/compose_in.h"

static bool read_options(qn_graph *graph, const char *what, const qn_pool_options *options, pool_options *out)
{
    static const qn_pool_options defaults;
    const qn_pool_options *from = options ? options : &defaults;
    *out = (pool_options){.features_first = from->layout == QN_FEATURES_FIRST,
                          .same = from->padding == QN_SAME,
                          .counts_padding = from->count_padding != 0};
    return BUILDER_RESERVED(graph, what, qn_pool_options, from) &&
           builder_numbers(graph, what, "strides", &from->strides, &out->strides) &&
           builder_padding(graph, what, (int)from->layout, (int)from->padding, &from->pads, &out->pads);
}

static node_id pool_of(qn_graph *graph, const char *what, bool mean, node_id input, qn_dims size,
                       const qn_pool_options *options)
{
    pool_options read;
    attr_dims sizes;
    if (!builder_numbers(graph, what, "size", &size, &sizes) || !read_options(graph, what, options, &read))
        return 0;
    return compose_pool(&graph->g, what, mean, input, sizes, &read);
}

qn_value qn_max_pool(qn_value input, qn_dims size, const qn_pool_options *options)
{
    COMPOSE("max_pool", input, ((void)g, pool_of(graph, "max_pool", false, n, size, options)));
}

qn_value qn_avg_pool(qn_value input, qn_dims size, const qn_pool_options *options)
{
    COMPOSE("avg_pool", input, ((void)g, pool_of(graph, "avg_pool", true, n, size, options)));
}

qn_value qn_cumsum(qn_value value, int64_t dimension, int reverse)
{
    COMPOSE("cumsum", value, compose_cumulative(g, "cumsum", OP_add, n, dimension, reverse != 0));
}

qn_value qn_cumprod(qn_value value, int64_t dimension, int reverse)
{
    COMPOSE("cumprod", value, compose_cumulative(g, "cumprod", OP_multiply, n, dimension, reverse != 0));
}

qn_value qn_cummax(qn_value value, int64_t dimension, int reverse)
{
    COMPOSE("cummax", value, compose_cumulative(g, "cummax", OP_maximum, n, dimension, reverse != 0));
}

qn_value qn_cummin(qn_value value, int64_t dimension, int reverse)
{
    COMPOSE("cummin", value, compose_cumulative(g, "cummin", OP_minimum, n, dimension, reverse != 0));
}
