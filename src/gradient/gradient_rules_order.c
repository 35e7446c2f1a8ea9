/* The derivative of sort. See pullback.h. */
#include "gradient/pullback.h"

#include "graph/nodes.h"

/* Finds, for each element of a sort's result, the place of the element in the input. Sorts again, with the places as an
 * additional input that the comparator ignores. */
static node_id sorted_places(graph *g, node_id n)
{
    uint32_t inputs = node_operand_count(g, n), captures, from = node_captures(g, n, 0, &captures);
    const type t = *node_shape(g, node_operand(g, n, 0));
    attrs a = attrs_of(g, n);
    qn_dtype dtype = index_dtype(t.dims[a.dimension]);
    node_id *operands = ARENA_NEW_ARRAY(&g->arena, node_id, inputs + 1), first;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, 2 * inputs + captures);
    for (uint32_t i = 0; i < inputs; i++)
        operands[i] = node_operand(g, n, i);
    operands[inputs] = b_iota(g, dtype, t.rank, t.dims, (uint32_t)a.dimension);
    region_id before = graph_open_region(g, NULL);
    if (!before)
        return 0;
    for (uint32_t i = 0; i < 2 * inputs; i++)
        args[i] = graph_formal(g, type_scalar(g, (qn_dtype)node_shape(g, operands[i / 2])->dtype), NULL);
    for (uint32_t i = 0; i < 2; i++)
        graph_formal(g, type_scalar(g, dtype), NULL);
    for (uint32_t i = 0; i < captures; i++)
        args[2 * inputs + i] = region_import(g, node_operand(g, n, from + i));
    inline_region(g, a.regions[0], args, &first);
    before = graph_close_region(g, 1, &first);
    return node_result(g, b_sort(g, inputs + 1, operands, a.dimension, before), inputs);
}

/* Along the sorted dimension, element k of a result is element places[k] of its input. So this function puts element k
 * of the result's adjoint at place places[k] of the input's adjoint. */
static node_id put_back(graph *g, node_id adjoint, node_id places, int64_t along)
{
    const type t = *node_shape(g, adjoint);
    int64_t others[MAX_RANK];
    uint32_t count = 0;
    for (uint32_t i = 0; i < t.rank; i++)
        if ((int64_t)i != along)
            others[count++] = i;
    attrs a = {.inserted_window_dims = {1, &along},
               .input_batching_dims = {count, others},
               .scatter_indices_batching_dims = {count, others},
               .scatter_dims_to_operand_dims = {1, &along},
               .index_vector_dim = t.rank,
               .unique_indices = true};
    return b_scatter(g, OP_none, b_zeros_like(g, adjoint), places, adjoint, &a);
}

void gradient_sort(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    uint32_t inputs = node_operand_count(g, n);
    bool scalar = !node_shape(g, node_operand(g, n, 0))->rank;
    node_id places = 0;
    for (uint32_t i = 0; i < inputs; i++) {
        node_id adjoint = pull_wants(p, n, i) ? pull_adjoint(p, n, i) : 0;
        if (adjoint && !scalar && !places)
            places = sorted_places(g, n);
        if (adjoint)
            pull_add(p, n, i, scalar ? adjoint : put_back(g, adjoint, places, attr_dimension(node_attrs(g, n))));
    }
}
