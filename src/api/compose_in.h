/* For functions of the public interface that wrap a function of src/graph, which takes nodes. */
#ifndef API_COMPOSE_IN_H
#define API_COMPOSE_IN_H

#include "api/builders.h"

/* Evaluates `expression` inside GRAPH_ENTER. In the expression, g is the graph and n is the node of `value`. Makes the
 * enclosing function return the expression's node as a value. */
#define COMPOSE(what, value, expression) COMPOSE_IN((value).graph, what, value, expression)
#define COMPOSE_IN(owner, what, value, expression)                                                                     \
    qn_graph *graph = (owner);                                                                                         \
    qn_value nothing = {graph, 0};                                                                                     \
    if (!builder_ready(graph, what))                                                                                   \
        return nothing;                                                                                                \
    GRAPH_ENTER(graph, nothing);                                                                                       \
    struct graph *g = &graph->g;                                                                                       \
    node_id n = builder_operand(graph, what, 0, value), made = n ? (expression) : 0;                                   \
    ARENA_LEAVE(&g->arena);                                                                                            \
    return builder_value(graph, made)

#endif
