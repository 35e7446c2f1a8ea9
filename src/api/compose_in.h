/* Helpers of public functions that take values and call a function of src/graph, which takes nodes. */
#ifndef API_COMPOSE_IN_H
#define API_COMPOSE_IN_H

#include "api/builders.h"

/* Both macros evaluate `expression` inside GRAPH_ENTER, and make the enclosing function return the resulting node as a
 * value. The expression can use g, the graph, and n, the node of `value`. COMPOSE_IN adds nodes to the graph `owner`;
 * COMPOSE adds nodes to the graph of `value`. `what` names the function in messages. */
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

/* compose_value and the functions after it do what COMPOSE does with a call of `make` as the expression. They save
 * code, because each use of the macro is a copy of its code. In compose_list, `parameter` is the name of the list in
 * messages. */
typedef node_id compose_of_value(graph *g, node_id n);
typedef node_id compose_of_dimension(graph *g, node_id n, int64_t dimension);
typedef node_id compose_of_number(graph *g, node_id n, double number);
typedef node_id compose_of_two(graph *g, node_id n, node_id second);
typedef node_id compose_of_places(graph *g, node_id n, node_id second, int64_t dimension);
typedef node_id compose_of_list(graph *g, node_id n, attr_dims list);
qn_value compose_value(const char *what, compose_of_value *make, qn_value value);
qn_value compose_along(const char *what, compose_of_dimension *make, qn_value value, int64_t dimension);
qn_value compose_with(const char *what, compose_of_number *make, qn_value value, double number);
qn_value compose_both(const char *what, compose_of_two *make, qn_value value, qn_value second);
qn_value compose_at(const char *what, compose_of_places *make, qn_value value, qn_value second, int64_t dimension);
qn_value compose_list(const char *what, const char *parameter, compose_of_list *make, qn_value value,
                      const qn_dims *list);

#endif
