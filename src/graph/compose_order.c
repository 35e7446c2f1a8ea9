/* Functions of compose.h that sort. */
#include "graph/build.h"
#include "graph/compose.h"

node_id compose_sort_values(graph *g, node_id value, int64_t dimension, bool descending)
{
    int64_t d;
    return compose_dimension(g, "sort_values", value, dimension, &d) ? b_sort_by(g, 1, &value, d, descending, true) : 0;
}

node_id compose_argsort(graph *g, node_id value, int64_t dimension, bool descending)
{
    int64_t d;
    if (!compose_dimension(g, "argsort", value, dimension, &d))
        return 0;
    const type t = *node_shape(g, value);
    const node_id both[] = {value, b_iota(g, QN_I32, t.rank, t.dims, (uint32_t)d)};
    return node_result(g, b_sort_by(g, 2, both, d, descending, true), 1);
}
