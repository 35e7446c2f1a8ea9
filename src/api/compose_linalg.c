/* The functions of quern/compose.h for linear algebra. Each wraps a function of graph/compose.h, which takes nodes. */
#include "graph/compose.h"

#include "api/compose_in.h"

/* Applies a function of graph/compose.h that makes `count` values from one operand. */
static void make_several(qn_value a, const char *what, void (*compose)(graph *g, node_id a, node_id *results),
                         uint32_t count, qn_value *out)
{
    enum { MOST = 3 };
    qn_graph *graph = a.graph;
    node_id made[MOST] = {0};
    builder_clear(graph, count, out);
    if (!builder_ready(graph, what) || !builder_given(graph, what, "out", out))
        return;
    GRAPH_ENTER(graph, );
    node_id n = builder_operand(graph, what, 0, a);
    if (n)
        compose(&graph->g, n, made);
    ARENA_LEAVE(&graph->g.arena);
    for (uint32_t i = 0; i < count && !graph->g.failure; i++)
        out[i] = builder_value(graph, made[i]);
}

void qn_lu(qn_value a, qn_value *out) { make_several(a, "lu", compose_lu, 3, out); }
static void qr_reduced(graph *g, node_id a, node_id *results) { compose_qr(g, a, false, results); }
static void qr_complete(graph *g, node_id a, node_id *results) { compose_qr(g, a, true, results); }
void qn_qr(qn_value a, int complete, qn_value *out)
{
    make_several(a, "qr", complete ? qr_complete : qr_reduced, 2, out);
}
static void eigh_of_lower(graph *g, node_id a, node_id *results) { compose_eigh(g, a, true, results); }
static void eigh_of_upper(graph *g, node_id a, node_id *results) { compose_eigh(g, a, false, results); }
void qn_eigh(qn_value a, int lower, qn_value *out)
{
    make_several(a, "eigh", lower ? eigh_of_lower : eigh_of_upper, 2, out);
}
static void svd_reduced(graph *g, node_id a, node_id *results) { compose_svd(g, a, false, results); }
static void svd_complete(graph *g, node_id a, node_id *results) { compose_svd(g, a, true, results); }
void qn_svd(qn_value a, int complete, qn_value *out)
{
    make_several(a, "svd", complete ? svd_complete : svd_reduced, 3, out);
}
qn_value qn_nuclear_norm(qn_value a) { return compose_value("nuclear_norm", compose_nuclear_norm, a); }
qn_value qn_cond(qn_value a) { return compose_value("cond", compose_cond, a); }
qn_value qn_matrix_rank(qn_value a, double cutoff)
{
    return compose_with("matrix_rank", compose_matrix_rank, a, cutoff);
}
void qn_slogdet(qn_value a, qn_value *out) { make_several(a, "slogdet", compose_slogdet, 2, out); }
qn_value qn_det(qn_value a) { return compose_value("det", compose_det, a); }
qn_value qn_inverse(qn_value a) { return compose_value("inverse", compose_inverse, a); }

qn_value qn_solve(qn_value a, qn_value b) { return compose_both("solve", compose_solve, a, b); }
qn_value qn_lstsq(qn_value a, qn_value b) { return compose_both("lstsq", compose_lstsq, a, b); }
qn_value qn_matrix_power(qn_value a, int64_t power)
{
    return compose_along("matrix_power", compose_matrix_power, a, power);
}
qn_value qn_matrix_norm(qn_value a, double order) { return compose_with("matrix_norm", compose_matrix_norm, a, order); }
qn_value qn_lstsq_svd(qn_value a, qn_value b, float cutoff)
{
    COMPOSE_IN(a.graph ? a.graph : b.graph, "lstsq_svd", a,
               compose_lstsq_svd(g, n, builder_operand(graph, "lstsq_svd", 1, b), cutoff));
}

qn_value qn_norm(qn_value value, double order, qn_dims dimensions)
{
    attr_dims list;
    COMPOSE("norm", value,
            builder_numbers(graph, "norm", "dimensions", &dimensions, &list) ? compose_norm(g, n, order, list) : 0);
}
