/* Functions of compose.h that read or update elements at computed indices. */
#include <inttypes.h>
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"

static bool check_indices(graph *g, const char *what, node_id indices)
{
    if (!indices || g->failure)
        return false;
    if (dtype_is_int((qn_dtype)node_shape(g, indices)->dtype))
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: indices is %s; expected an integer type", what,
                      type_string(g, node_type(g, indices))),
           false;
}

/* Fails if `indices` has elements, but dimension d of `value` has extent 0. */
static bool check_elements(graph *g, const char *what, node_id value, node_id indices, int64_t d)
{
    if (node_shape(g, value)->dims[d] || !node_shape(g, indices)->elements)
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s has no elements to take", what,
                      type_string(g, node_type(g, value))),
           false;
}

/* A gather along dimension d of a value replaces d by the dimensions of the indices. For each dimension of the value
 * except d, sets an element of `out` to the number of this dimension in the result. */
static void offset_dims(uint32_t rank, uint32_t indices_rank, int64_t d, int64_t *out)
{
    for (uint32_t i = 0, next = 0; i < rank; i++)
        if (i != d)
            out[next++] = i < d ? i : i - 1 + (int64_t)indices_rank;
}

node_id compose_take(graph *g, node_id value, node_id indices, int64_t dimension)
{
    int64_t d, sizes[MAX_RANK], offset[2 * MAX_RANK];
    if (value && indices && dtype_is_int((qn_dtype)node_shape(g, value)->dtype) &&
        dtype_is_float((qn_dtype)node_shape(g, indices)->dtype)) /* probably swapped; check_indices fails below */
        g->fits = arena_printf(&g->arena, "qn_take(operand 1, operand 0, %" PRId64 ")", dimension);
    if (!compose_dimension(g, "take", value, dimension, &d) || !check_indices(g, "take", indices) ||
        !check_elements(g, "take", value, indices, d))
        return 0;
    const type *from = node_shape(g, value), *at = node_shape(g, indices);
    attrs a = {.collapsed_slice_dims = {1, &d},
               .start_index_map = {1, &d},
               .index_vector_dim = at->rank,
               .offset_dims = {from->rank - 1, offset},
               .slice_sizes = {from->rank, sizes}};
    offset_dims(from->rank, at->rank, d, offset);
    for (uint32_t i = 0; i < from->rank; i++)
        sizes[i] = i == d && from->dims[i] ? 1 : from->dims[i];
    return node_make(g, OP_gather, 2, (node_id[]){value, indices}, &a);
}

/* Broadcasts n to the extents `dims`, except that dimension d keeps its extent. */
static node_id broadcast_others(graph *g, node_id n, const int64_t *dims, int64_t d)
{
    int64_t own[MAX_RANK];
    uint32_t rank = node_shape(g, n)->rank;
    memcpy(own, dims, rank * sizeof *own);
    own[d] = node_shape(g, n)->dims[d];
    return compose_broadcast_to(g, n, rank, own);
}

node_id compose_take_along_axis(graph *g, node_id value, node_id indices, int64_t dimension)
{
    int64_t d, dims[MAX_RANK], others[MAX_RANK], sizes[MAX_RANK];
    if (!compose_dimension(g, "take_along_axis", value, dimension, &d) || !check_indices(g, "take_along_axis", indices))
        return 0;
    const type *from = node_shape(g, value), *at = node_shape(g, indices);
    bool fits = from->rank == at->rank;
    uint32_t rank = from->rank, count = 0;
    for (uint32_t i = 0; i < rank && fits; i++) {
        if (i == d) {
            sizes[i] = from->dims[i] ? 1 : 0;
            continue;
        }
        fits = from->dims[i] == at->dims[i] || from->dims[i] == 1 || at->dims[i] == 1;
        dims[i] = from->dims[i] == 1 ? at->dims[i] : from->dims[i];
        sizes[i] = dims[i] ? 1 : 0;
        others[count++] = i;
    }
    if (!fits)
        return graph_fail(g, QN_INVALID_ARGUMENT, "take_along_axis: indices of type %s do not fit %s",
                          type_string(g, node_type(g, indices)), type_string(g, node_type(g, value)));
    value = broadcast_others(g, value, dims, d);
    indices = broadcast_others(g, indices, dims, d);
    if (!value || !indices || !check_elements(g, "take_along_axis", value, indices, d))
        return 0;
    attrs a = {.collapsed_slice_dims = {1, &d},
               .operand_batching_dims = {count, others},
               .start_indices_batching_dims = {count, others},
               .start_index_map = {1, &d},
               .index_vector_dim = rank,
               .slice_sizes = {rank, sizes}};
    return node_make(g, OP_gather, 2, (node_id[]){value, indices}, &a);
}

node_id compose_scatter(graph *g, const char *what, op_kind op, node_id value, node_id indices, node_id updates,
                        int64_t dimension)
{
    int64_t d, offset[MAX_RANK], dims[2 * MAX_RANK];
    if (!updates || !compose_dimension(g, what, value, dimension, &d) || !check_indices(g, what, indices))
        return 0;
    const type *into = node_shape(g, value), *at = node_shape(g, indices);
    uint32_t rank = into->rank - 1 + at->rank;
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = i < d ? into->dims[i] : i < d + at->rank ? at->dims[i - d] : into->dims[i + 1 - at->rank];
    type_id wanted = type_tensor_of(g, what, (qn_dtype)into->dtype, rank, dims);
    if (wanted && node_type(g, updates) != wanted)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: the updates are %s; expected %s", what,
                          type_string(g, node_type(g, updates)), type_string(g, wanted));
    offset_dims(into->rank, at->rank, d, offset);
    attrs a = {.update_window_dims = {into->rank - 1, offset},
               .inserted_window_dims = {1, &d},
               .scatter_dims_to_operand_dims = {1, &d},
               .index_vector_dim = at->rank};
    return wanted ? b_scatter(g, op, value, indices, updates, &a) : 0;
}

node_id compose_segment_sum(graph *g, node_id value, node_id segments, int64_t count)
{
    int64_t dims[MAX_RANK];
    if (!value || !check_indices(g, "segment_sum", segments))
        return 0;
    const type *from = node_shape(g, value), *at = node_shape(g, segments);
    if (!from->rank || at->rank != 1 || at->dims[0] != from->dims[0])
        return graph_fail(g, QN_INVALID_ARGUMENT, "segment_sum: the segments are %s; expected one for each row of %s",
                          type_string(g, node_type(g, segments)), type_string(g, node_type(g, value)));
    memcpy(dims, from->dims, from->rank * sizeof *dims);
    dims[0] = count;
    type_id made = type_tensor_of(g, "segment_sum", (qn_dtype)from->dtype, from->rank, dims);
    return compose_scatter(g, "segment_sum", OP_add, made ? b_fill(g, made, 0) : 0, segments, value, 0);
}
