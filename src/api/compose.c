/* Functions of quern/compose.h. compose_convolution.c, compose_linalg.c and compose_window.c have more of them. Most
 * functions in this file wrap a function of graph/compose.h, which takes nodes. */
#include "graph/compose.h"

#include "api/compose_in.h"
#include "graph/build.h"

/* ---- common parameters ------------------------------------------------------------------------------------------ */

/* The node of a second operand, or 0 after a failure. The functions of graph/compose.h return 0 after a failure. */
static node_id second_of(qn_graph *graph, const char *what, qn_value value)
{
    return builder_operand(graph, what, 1, value);
}

qn_value compose_value(const char *what, compose_of_value *make, qn_value value) { COMPOSE(what, value, make(g, n)); }

qn_value compose_along(const char *what, compose_of_dimension *make, qn_value value, int64_t dimension)
{
    COMPOSE(what, value, make(g, n, dimension));
}

qn_value compose_with(const char *what, compose_of_number *make, qn_value value, double number)
{
    COMPOSE(what, value, make(g, n, number));
}

qn_value compose_both(const char *what, compose_of_two *make, qn_value value, qn_value second)
{
    COMPOSE_IN(value.graph ? value.graph : second.graph, what, value, make(g, n, second_of(graph, what, second)));
}

qn_value compose_at(const char *what, compose_of_places *make, qn_value value, qn_value second, int64_t dimension)
{
    COMPOSE_IN(value.graph ? value.graph : second.graph, what, value,
               make(g, n, second_of(graph, what, second), dimension));
}

qn_value compose_list(const char *what, const char *parameter, compose_of_list *make, qn_value value,
                      const qn_dims *list)
{
    attr_dims numbers;
    COMPOSE(what, value, builder_numbers(graph, what, parameter, list, &numbers) ? make(g, n, numbers) : 0);
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

qn_value qn_matmul(qn_value lhs, qn_value rhs) { return compose_both("matmul", compose_matmul, lhs, rhs); }

qn_value qn_scale(qn_value value, double factor) { return compose_with("scale", compose_scale, value, factor); }

qn_value qn_shift(qn_value value, double term) { return compose_with("shift", compose_shift, value, term); }

static node_id broadcast_to(graph *g, node_id n, attr_dims dims)
{
    return compose_broadcast_to(g, n, dims.count, dims.at);
}

qn_value qn_broadcast_to(qn_value value, qn_dims dims)
{
    return compose_list("broadcast_to", "dims", broadcast_to, value, &dims);
}

static node_id reshape_to(graph *g, node_id n, attr_dims dims) { return compose_reshape_to(g, n, dims.count, dims.at); }

qn_value qn_reshape_to(qn_value value, qn_dims dims)
{
    return compose_list("reshape_to", "dims", reshape_to, value, &dims);
}

qn_value qn_expand(qn_value value, qn_dims dimensions)
{
    return compose_list("expand", "dimensions", compose_expand, value, &dimensions);
}

qn_value qn_squeeze(qn_value value, qn_dims dimensions)
{
    return compose_list("squeeze", "dimensions", compose_squeeze, value, &dimensions);
}

qn_value qn_matrix_transpose(qn_value value)
{
    return compose_value("matrix_transpose", compose_matrix_transpose, value);
}

qn_value qn_stop_gradient(qn_value value) { return compose_value("stop_gradient", b_stop_gradient, value); }

qn_value qn_softmax(qn_value value, int64_t dimension)
{
    return compose_along("softmax", compose_softmax, value, dimension);
}

qn_value qn_log_softmax(qn_value value, int64_t dimension)
{
    return compose_along("log_softmax", compose_log_softmax, value, dimension);
}

/* ---- reductions -------------------------------------------------------------------------------------------------- */

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
        return reduce_to(#name "_keepdims", of, value, &dimensions, true);                                             \
    }
REDUCTION(sum, compose_sum)
REDUCTION(mean, compose_mean)
REDUCTION(variance, compose_variance)
REDUCTION(max, compose_maximum)
REDUCTION(min, compose_minimum)

qn_value qn_argmin(qn_value value, int64_t dimension)
{
    return compose_along("argmin", compose_argmin, value, dimension);
}

qn_value qn_argmax(qn_value value, int64_t dimension)
{
    return compose_along("argmax", compose_argmax, value, dimension);
}

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

qn_value qn_relu(qn_value value) { return compose_value("relu", compose_relu, value); }

qn_value qn_gelu(qn_value value) { COMPOSE("gelu", value, compose_gelu(g, n, false)); }

qn_value qn_take(qn_value value, qn_value indices, int64_t dimension)
{
    return compose_at("take", compose_take, value, indices, dimension);
}

qn_value qn_take_along_axis(qn_value value, qn_value indices, int64_t dimension)
{
    return compose_at("take_along_axis", compose_take_along_axis, value, indices, dimension);
}

static qn_value scatter(const char *what, op_kind op, qn_value value, qn_value indices, qn_value updates, int64_t d)
{
    COMPOSE_IN(
        value.graph     ? value.graph
        : indices.graph ? indices.graph
                        : updates.graph,
        what, value,
        compose_scatter(g, what, op, n, second_of(graph, what, indices), builder_operand(graph, what, 2, updates), d));
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
    return compose_at("segment_sum", compose_segment_sum, value, segments, count);
}

qn_value qn_one_hot(qn_value indices, int64_t classes, qn_dtype dtype)
{
    COMPOSE("one_hot", indices, compose_one_hot(g, n, classes, dtype));
}

qn_value qn_cross_entropy(qn_value logits, qn_value targets)
{
    return compose_both("cross_entropy", compose_cross_entropy, logits, targets);
}
