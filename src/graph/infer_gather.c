/* The result type of gather, and its checks. The lists of dimensions are those of StableHLO:
 *
 *   operand         Each dimension is a collapsed (collapsed_slice_dims), batching (operand_batching_dims) or window
 *                   dimension. The window dimensions become the dimensions offset_dims of the result, in order.
 *   start_indices   One dimension can be index_vector_dim. The remaining dimensions become the remaining dimensions of
 *                   the result, in order. start_indices_batching_dims lists the batching dimensions. */
#include "graph/infer.h"

#include <inttypes.h>

static bool check_ascending(const inference *at, const char *what, attr_dims list)
{
    for (uint32_t i = 1; i < list.count; i++)
        if (list.at[i - 1] >= list.at[i])
            return infer_fail(at, "%s do not ascend: %" PRId64 " before %" PRId64, what, list.at[i - 1], list.at[i]),
                   false;
    return true;
}

/* Checks that slices have at most one element in each listed dimension. */
static bool check_single(const inference *at, const char *what, attr_dims list)
{
    attr_dims sizes = attr_slice_sizes(at->a);
    for (uint32_t i = 0; i < list.count; i++)
        if (sizes.at[list.at[i]] > 1)
            return infer_fail(at, "slices have %" PRId64 " elements in dimension %" PRId64 ", one of %s",
                              sizes.at[list.at[i]], list.at[i], what),
                   false;
    return true;
}

static bool check_slice_sizes(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims sizes = attr_slice_sizes(at->a);
    if (sizes.count != from->rank)
        return infer_fail(at, "slice_sizes has %u numbers; expected one for each dimension of %s", sizes.count,
                          infer_print(at, 0)),
               false;
    for (uint32_t i = 0; i < sizes.count; i++)
        if (sizes.at[i] < 0 || sizes.at[i] > from->dims[i])
            return infer_fail(at, "slice size %" PRId64 " in dimension %u is not within its extent %" PRId64 " in %s",
                              sizes.at[i], i, from->dims[i], infer_print(at, 0)),
                   false;
    return true;
}

static bool check_operand(const inference *at)
{
    const attr_record *a = at->a;
    uint32_t left_out = 0, indexed = 0;
    attr_dims collapsed = attr_collapsed_slice_dims(a), batching = attr_operand_batching_dims(a);
    if (!infer_dimensions(at, "collapsed_slice_dims: dimension", collapsed, 0, &left_out) ||
        !infer_dimensions(at, "operand_batching_dims: dimension", batching, 0, &left_out) ||
        !infer_dimensions(at, "operand_batching_dims: dimension", batching, 0, &indexed) ||
        !infer_dimensions(at, "start_index_map: dimension", attr_start_index_map(a), 0, &indexed) ||
        !check_ascending(at, "collapsed_slice_dims", collapsed) ||
        !check_ascending(at, "operand_batching_dims", batching) || !check_slice_sizes(at) ||
        !check_single(at, "collapsed_slice_dims", collapsed) || !check_single(at, "operand_batching_dims", batching))
        return false;
    uint32_t window = infer_shape(at, 0)->rank - collapsed.count - batching.count;
    if (attr_offset_dims(a).count != window)
        return infer_fail(at,
                          "offset_dims has %u numbers; expected %u, one for each dimension of %s that is neither "
                          "collapsed nor batching",
                          attr_offset_dims(a).count, window, infer_print(at, 0)),
               false;
    return check_ascending(at, "offset_dims", attr_offset_dims(a));
}

static bool check_indices(const inference *at)
{
    const type *from = infer_shape(at, 0), *indices = infer_shape(at, 1);
    attr_dims batching = attr_start_indices_batching_dims(at->a), operand = attr_operand_batching_dims(at->a);
    int64_t vector = attr_index_vector_dim(at->a);
    uint32_t taken = 0;
    if (!dtype_is_int((qn_dtype)indices->dtype))
        return graph_fail_type(at->g, "gather", "start_indices", at->operands[1], TYPES_INT), false;
    if (vector < 0 || vector > indices->rank)
        return infer_fail(at, "index_vector_dim %" PRId64 " is neither a dimension of %s nor its rank", vector,
                          infer_print(at, 1)),
               false;
    int64_t length = vector < indices->rank ? indices->dims[vector] : 1;
    if (attr_start_index_map(at->a).count != length)
        return infer_fail(at, "start_index_map has %u numbers, and an index vector of %s has %" PRId64,
                          attr_start_index_map(at->a).count, infer_print(at, 1), length),
               false;
    if (!infer_dimensions(at, "start_indices_batching_dims: dimension", batching, 1, &taken))
        return false;
    if (dims_contain(batching, vector))
        return infer_fail(at, "start_indices_batching_dims contains index_vector_dim %" PRId64, vector), false;
    if (batching.count != operand.count)
        return infer_fail(at, "operand_batching_dims and start_indices_batching_dims have %u and %u numbers",
                          operand.count, batching.count),
               false;
    for (uint32_t i = 0; i < batching.count; i++)
        if (indices->dims[batching.at[i]] != from->dims[operand.at[i]])
            return infer_fail(at, "batching dimensions %" PRId64 " of %s and %" PRId64 " of %s differ in extent",
                              operand.at[i], infer_print(at, 0), batching.at[i], infer_print(at, 1)),
                   false;
    return true;
}

type_id infer_gather(const inference *at)
{
    if (!check_operand(at) || !check_indices(at))
        return 0;
    const type *from = infer_shape(at, 0), *indices = infer_shape(at, 1);
    attr_dims offsets = attr_offset_dims(at->a);
    int64_t vector = attr_index_vector_dim(at->a), dims[2 * MAX_RANK];
    uint32_t rank = indices->rank - (vector < indices->rank) + offsets.count, next_index = 0, next_offset = 0;
    for (uint32_t i = 0; i < offsets.count; i++)
        if (offsets.at[i] < 0 || offsets.at[i] >= rank)
            return infer_fail(at, "offset_dims: %" PRId64 " is no dimension of the result, which has rank %u",
                              offsets.at[i], rank);
    for (uint32_t i = 0; i < rank; i++) {
        bool offset = dims_contain(offsets, i);
        while (offset && (dims_contain(attr_collapsed_slice_dims(at->a), next_offset) ||
                          dims_contain(attr_operand_batching_dims(at->a), next_offset)))
            next_offset++;
        next_index += !offset && next_index == vector;
        dims[i] = offset ? attr_slice_sizes(at->a).at[next_offset++] : indices->dims[next_index++];
    }
    return infer_tensor(at, (qn_dtype)from->dtype, rank, dims);
}
