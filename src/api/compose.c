/* The functions of quern/compose.h. Each wraps a function of graph/compose.h, which takes nodes. */
#include "graph/compose.h"

#include "api/compose_in.h"
#include "graph/build.h"

/* The node of a second operand, or 0 after a failure. The functions of graph/compose.h accept 0. */
static node_id second(qn_graph *graph, const char *what, qn_value value)
{
    return builder_operand(graph, what, 1, value);
}

qn_value qn_matmul(qn_value lhs, qn_value rhs)
{
    COMPOSE_IN(lhs.graph ? lhs.graph : rhs.graph, "matmul", lhs, compose_matmul(g, n, second(graph, "matmul", rhs)));
}

qn_value qn_scale(qn_value value, double factor) { COMPOSE("scale", value, compose_scale(g, n, factor)); }

qn_value qn_shift(qn_value value, double term) { COMPOSE("shift", value, compose_shift(g, n, term)); }

qn_value qn_broadcast_to(qn_value value, qn_dims dims)
{
    attr_dims list;
    COMPOSE("broadcast_to", value,
            builder_numbers(graph, "broadcast_to", "dims", &dims, &list)
                ? compose_broadcast_to(g, n, list.count, list.at)
                : 0);
}

typedef node_id reshaping(graph *g, node_id value, attr_dims places);

static qn_value reshape_by(const char *what, reshaping *by, qn_value value, const qn_dims *dimensions)
{
    attr_dims list;
    COMPOSE(what, value, builder_numbers(graph, what, "dimensions", dimensions, &list) ? by(g, n, list) : 0);
}

qn_value qn_reshape_to(qn_value value, qn_dims dims)
{
    attr_dims list;
    COMPOSE("reshape_to", value,
            builder_numbers(graph, "reshape_to", "dims", &dims, &list) ? compose_reshape_to(g, n, list.count, list.at)
                                                                       : 0);
}

qn_value qn_expand(qn_value value, qn_dims dimensions)
{
    return reshape_by("expand", compose_expand, value, &dimensions);
}

qn_value qn_squeeze(qn_value value, qn_dims dimensions)
{
    return reshape_by("squeeze", compose_squeeze, value, &dimensions);
}

qn_value qn_matrix_transpose(qn_value value) { COMPOSE("matrix_transpose", value, compose_matrix_transpose(g, n)); }

qn_value qn_stop_gradient(qn_value value) { COMPOSE("stop_gradient", value, b_stop_gradient(g, n)); }

qn_value qn_softmax(qn_value value, int64_t dimension) { COMPOSE("softmax", value, compose_softmax(g, n, dimension)); }

qn_value qn_log_softmax(qn_value value, int64_t dimension)
{
    COMPOSE("log_softmax", value, compose_log_softmax(g, n, dimension));
}

/* ---- reductions --------------------------------------------------------------------------------------------------- */

typedef node_id reduction(graph *g, node_id value, attr_dims dims, bool keep);

static qn_value reduce_to(const char *what, reduction *of, qn_value value, const qn_dims *dimensions, bool keep)
{
    attr_dims list;
    COMPOSE(what, value, builder_numbers(graph, what, "dimensions", dimensions, &list) ? of(g, n, list, keep) : 0);
}

#define REDUCTION(name, of)                                                                                            \
    qn_value qn_##name(qn_value value, qn_dims dimensions) { return reduce_to(#name, of, value, &dimensions, false); } \
    qn_value qn_##name##_keepdims(qn_value value, qn_dims dimensions)                                                  \
    {                                                                                                                  \
        return reduce_to(#name, of, value, &dimensions, true);                                                         \
    }
REDUCTION(sum, compose_sum)
REDUCTION(mean, compose_mean)
REDUCTION(variance, compose_variance)
REDUCTION(max, compose_maximum)
REDUCTION(min, compose_minimum)

qn_value qn_argmin(qn_value value, int64_t dimension) { COMPOSE("argmin", value, compose_argmin(g, n, dimension)); }

qn_value qn_argmax(qn_value value, int64_t dimension) { COMPOSE("argmax", value, compose_argmax(g, n, dimension)); }

qn_value qn_sort_values(qn_value value, int64_t dimension, int descending)
{
    COMPOSE("sort_values", value, compose_sort_values(g, n, dimension, descending != 0));
}

qn_value qn_argsort(qn_value value, int64_t dimension, int descending)
{
    COMPOSE("argsort", value, compose_argsort(g, n, dimension, descending != 0));
}

void qn_top_k(qn_value value, int64_t k, qn_value *values, qn_value *indices)
{
    qn_graph *graph = value.graph;
    qn_value *out[] = {values, indices};
    for (int i = 0; i < 2; i++)
        if (out[i])
            *out[i] = (qn_value){graph, 0};
    if (!builder_ready(graph, "top_k"))
        return;
    GRAPH_ENTER(graph, );
    struct graph *g = &graph->g;
    node_id n = builder_operand(graph, "top_k", 0, value);
    node_id made = n ? node_make(g, OP_top_k, 1, &n, &(attrs){.k = k}) : 0;
    for (int i = 0; i < 2; i++)
        if (out[i])
            out[i]->id = node_result(g, made, (uint32_t)i);
    ARENA_LEAVE(&g->arena);
}

qn_value qn_relu(qn_value value) { COMPOSE("relu", value, compose_relu(g, n)); }

qn_value qn_gelu(qn_value value) { COMPOSE("gelu", value, compose_gelu(g, n, false)); }

qn_value qn_take(qn_value value, qn_value indices, int64_t dimension)
{
    COMPOSE_IN(value.graph ? value.graph : indices.graph, "take", value,
               compose_take(g, n, second(graph, "take", indices), dimension));
}

qn_value qn_take_along_axis(qn_value value, qn_value indices, int64_t dimension)
{
    COMPOSE_IN(value.graph ? value.graph : indices.graph, "take_along_axis", value,
               compose_take_along_axis(g, n, second(graph, "take_along_axis", indices), dimension));
}

/* Makes a scatter. Uses the graph of the first of the three values that has a graph. */
static qn_value scatter(const char *what, op_kind op, qn_value value, qn_value indices, qn_value updates, int64_t d)
{
    COMPOSE_IN(
        value.graph     ? value.graph
        : indices.graph ? indices.graph
                        : updates.graph,
        what, value,
        compose_scatter(g, what, op, n, second(graph, what, indices), builder_operand(graph, what, 2, updates), d));
}

qn_value qn_scatter_set(qn_value value, qn_value indices, qn_value updates, int64_t dimension)
{
    return scatter("scatter_set", OP_none, value, indices, updates, dimension);
}

qn_value qn_scatter_add(qn_value value, qn_value indices, qn_value updates, int64_t dimension)
{
    return scatter("scatter_add", OP_add, value, indices, updates, dimension);
}

qn_value qn_scatter_multiply(qn_value value, qn_value indices, qn_value updates, int64_t dimension)
{
    return scatter("scatter_multiply", OP_multiply, value, indices, updates, dimension);
}

qn_value qn_scatter_maximum(qn_value value, qn_value indices, qn_value updates, int64_t dimension)
{
    return scatter("scatter_maximum", OP_maximum, value, indices, updates, dimension);
}

qn_value qn_scatter_minimum(qn_value value, qn_value indices, qn_value updates, int64_t dimension)
{
    return scatter("scatter_minimum", OP_minimum, value, indices, updates, dimension);
}

qn_value qn_segment_sum(qn_value value, qn_value segments, int64_t count)
{
    COMPOSE_IN(value.graph ? value.graph : segments.graph, "segment_sum", value,
               compose_segment_sum(g, n, second(graph, "segment_sum", segments), count));
}

qn_value qn_one_hot(qn_value indices, int64_t classes, qn_dtype dtype)
{
    COMPOSE("one_hot", indices, compose_one_hot(g, n, classes, dtype));
}

qn_value qn_cross_entropy(qn_value logits, qn_value targets)
{
    COMPOSE_IN(logits.graph ? logits.graph : targets.graph, "cross_entropy", logits,
               compose_cross_entropy(g, n, second(graph, "cross_entropy", targets)));
}
