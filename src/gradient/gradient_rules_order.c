/* Rules of operations that order elements. */
#include "gradient/pullback.h"

#include "graph/nodes.h"

/* The place from which each element of a sort came: the same sort, with the places as one more input, which the
 * comparator does not look at. */
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

/* Element k of a result is element place[k] of its input. Sorted by their places, the adjoints are back where their
 * elements came from. */
void gradient_sort(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    uint32_t inputs = node_operand_count(g, n), count = 1;
    if (!node_shape(g, node_operand(g, n, 0))->rank) {
        for (uint32_t i = 0; i < inputs; i++)
            pull_add(p, n, i, pull_adjoint(p, n, i));
        return;
    }
    node_id *sorted = ARENA_NEW_ARRAY(&g->arena, node_id, inputs + 1);
    uint32_t *of = ARENA_NEW_ARRAY(&g->arena, uint32_t, inputs + 1);
    for (uint32_t i = 0; i < inputs; i++)
        if (pull_wants(p, n, i) && pull_adjoint(p, n, i)) {
            of[count] = i;
            sorted[count++] = pull_adjoint(p, n, i);
        }
    if (count == 1)
        return;
    sorted[0] = sorted_places(g, n);
    node_id back = b_sort_by(g, count, sorted, attr_dimension(node_attrs(g, n)), false, false);
    for (uint32_t i = 1; i < count; i++)
        pull_add(p, n, of[i], node_result(g, back, i));
}
