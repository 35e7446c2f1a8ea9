/* Slices at computed indices. */
#include "graph/slices.h"

#include <string.h>

/* The lists of dimensions by which a gather or a scatter describes its slices. The members are named after the lists of
 * gather. */
typedef struct slice_lists {
    attr_dims offset, collapsed, operand_batching, indices_batching, index_map;
    int64_t vector;
} slice_lists;

static slice_map map_slices(const slice_lists *l, uint32_t operand_rank, uint32_t indices_rank)
{
    slice_map m;
    memset(&m, -1, sizeof m);
    for (uint32_t i = 0, next = 0; i < operand_rank; i++)
        if (!dims_contain(l->collapsed, i) && !dims_contain(l->operand_batching, i))
            m.window[i] = (int8_t)l->offset.at[next++];
    for (uint32_t i = 0; i < l->index_map.count; i++)
        m.number[l->index_map.at[i]] = (int8_t)i;
    for (uint32_t i = 0; i < l->operand_batching.count; i++)
        m.batch[l->operand_batching.at[i]] = (int8_t)l->indices_batching.at[i];
    for (uint32_t i = 0, next = 0; i < indices_rank; i++) {
        if ((int64_t)i == l->vector)
            continue;
        while (dims_contain(l->offset, next))
            next++;
        m.place[i] = (int8_t)next++;
    }
    return m;
}

slice_map gather_map(const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    const slice_lists lists = {attr_offset_dims(a),           attr_collapsed_slice_dims(a),
                               attr_operand_batching_dims(a), attr_start_indices_batching_dims(a),
                               attr_start_index_map(a),       attr_index_vector_dim(a)};
    return map_slices(&lists, node_shape(g, node_operand(g, n, 0))->rank, node_shape(g, node_operand(g, n, 1))->rank);
}

slice_map scatter_slices(const attr_record *a, uint32_t input_rank, uint32_t indices_rank)
{
    const slice_lists lists = {attr_update_window_dims(a),           attr_inserted_window_dims(a),
                               attr_input_batching_dims(a),          attr_scatter_indices_batching_dims(a),
                               attr_scatter_dims_to_operand_dims(a), attr_index_vector_dim(a)};
    return map_slices(&lists, input_rank, indices_rank);
}
