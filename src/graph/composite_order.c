/* Expansions of composites that order elements. */
#include "graph/build.h"
#include "graph/composite.h"

/* Sorts whole rows together with the indices of their elements, then takes the first k. */
void expand_top_k(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    const type t = *node_shape(g, operands[0]);
    uint32_t last = t.rank - 1;
    const node_id pair[] = {operands[0], b_iota(g, QN_I32, t.rank, t.dims, last)};
    node_id sorted = b_sort_by(g, 2, pair, last, true, false);
    for (uint32_t i = 0; i < 2; i++)
        results[i] = b_slice_one(g, node_result(g, sorted, i), last, 0, a->k, 1);
}
