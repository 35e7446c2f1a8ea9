/* The derivative of gather adds each slice of the adjoint to zeros, at the place where gather took the slice from the
 * operand. See pullback.h. */
#include "gradient/pullback.h"

#include <string.h>

/* Clamps the start indices, like gather. Scatter would skip slices that are out of bounds. */
static node_id clamped_starts(graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    node_id starts = node_operand(g, n, 1);
    const type *t = node_shape(g, starts), *from = node_shape(g, node_operand(g, n, 0));
    qn_dtype dtype = (qn_dtype)t->dtype;
    attr_dims map = attr_start_index_map(a);
    unsigned bits = dtype_facts[dtype].bits - dtype_is_signed(dtype);
    uint64_t most = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    unsigned char last[MAX_RANK * 8];
    for (uint32_t k = 0; k < map.count; k++) {
        uint64_t bound = (uint64_t)(from->dims[map.at[k]] - attr_slice_sizes(a).at[map.at[k]]);
        bound = bound < most ? bound : most;
        memcpy(last + k * dtype_bytes(dtype), &bound, dtype_bytes(dtype));
    }
    bool along = attr_index_vector_dim(a) < t->rank; /* whether there is a dimension of index vectors */
    int64_t count = map.count, place = attr_index_vector_dim(a);
    node_id bound = node_constant(g, type_tensor(g, dtype, along, &count), last, false);
    bound = b_broadcast(g, bound, t->rank, t->dims, &place);
    if (dtype_is_signed(dtype))
        starts = b_maximum(g, starts, b_zeros_like(g, starts));
    return b_minimum(g, starts, bound);
}

void gradient_gather(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    const attr_record *a = node_attrs(g, n);
    if (!pull_wants(p, n, 0))
        return;
    for (uint32_t i = 0; i < attr_slice_sizes(a).count; i++)
        if (attr_slice_sizes(a).at[i] == 0)
            return;
    const attrs places = {.update_window_dims = attr_offset_dims(a),
                          .inserted_window_dims = attr_collapsed_slice_dims(a),
                          .input_batching_dims = attr_operand_batching_dims(a),
                          .scatter_indices_batching_dims = attr_start_indices_batching_dims(a),
                          .scatter_dims_to_operand_dims = attr_start_index_map(a),
                          .index_vector_dim = attr_index_vector_dim(a)};
    node_id zeros = b_zeros_like(g, node_operand(g, n, 0));
    pull_add(p, n, 0, b_scatter(g, OP_add, zeros, clamped_starts(g, n), pull_adjoint(p, n, 0), &places));
}
