/* Macros for public functions that take values and wrap a function of src/graph, which takes nodes. */
#ifndef API_COMPOSE_IN_H
#define API_COMPOSE_IN_H

#include "api/builders.h"

/* COMPOSE evaluates `expression` inside GRAPH_ENTER, and makes the enclosing function return the resulting node as a
 * value. The expression can use g, the graph, and n, the node of `value`. COMPOSE_IN adds nodes to the graph `owner`;
 * COMPOSE adds nodes to the graph of `value`. */
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
