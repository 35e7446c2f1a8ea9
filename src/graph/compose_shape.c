/* Functions that change shapes. include/quern/compose.h describes them. */
#include <inttypes.h>
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"

node_id compose_reshape_to(graph *g, node_id value, uint32_t rank, const int64_t *dims)
{
    if (!value || g->failure)
        return 0;
    int64_t whole[MAX_RANK], known = 1;
    uint32_t open = 0, at = 0;
    for (uint32_t i = 0; i < rank; i++) {
        whole[i] = dims[i];
        at = dims[i] == -1 ? i : at;
        open += dims[i] == -1;
    }
    if (open > 1)
        return graph_fail(g, QN_INVALID_ARGUMENT, "reshape_to: %u extents are -1; expected at most one", open);
    for (uint32_t i = 0; i < rank && known; i++)
        if (whole[i] != -1 && (whole[i] < 0 || __builtin_mul_overflow(known, whole[i], &known)))
            known = 0;
    int64_t elements = node_shape(g, value)->elements;
    if (open && (!known || elements % known))
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "reshape_to: no extent in place of -1 fits the %" PRId64
                          " elements of %s; expected the product of the remaining extents to divide %" PRId64,
                          elements, type_string(g, node_type(g, value)), elements);
    if (open)
        whole[at] = elements / known;
    return b_reshape(g, value, rank, whole);
}

node_id compose_expand(graph *g, node_id value, attr_dims places)
{
    if (!value || g->failure)
        return 0;
    const type *t = node_shape(g, value);
    int64_t dims[MAX_RANK];
    uint32_t rank = t->rank + places.count, next = 0, added = 0;
    if (rank > MAX_RANK)
        return graph_fail(g, QN_INVALID_ARGUMENT, "expand: rank %u is above the limit of %d", rank, MAX_RANK);
    for (uint32_t i = 0; i < places.count; i++) {
        int64_t d = places.at[i] < 0 ? places.at[i] + rank : places.at[i];
        if (d < 0 || d >= rank)
            return graph_fail(g, QN_INVALID_ARGUMENT,
                              "expand: %" PRId64 " is no dimension of a result of rank %u; expected %d to %d",
                              places.at[i], rank, -(int)rank, (int)rank - 1);
        if (added >> d & 1)
            return graph_fail(g, QN_INVALID_ARGUMENT,
                              "%s: %" PRId64 " lists dimension %" PRId64 " again; expected each dimension once",
                              "expand", places.at[i], d);
        added |= 1u << d;
    }
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = added >> i & 1 ? 1 : t->dims[next++];
    return b_reshape(g, value, rank, dims);
}

node_id compose_squeeze(graph *g, node_id value, attr_dims places)
{
    if (!value || g->failure)
        return 0;
    const type *t = node_shape(g, value);
    int64_t dims[MAX_RANK];
    uint32_t rank = 0, removed = 0;
    for (uint32_t i = 0; i < t->rank && !places.count; i++)
        removed |= t->dims[i] == 1 ? 1u << i : 0;
    for (uint32_t i = 0; i < places.count; i++) {
        int64_t d;
        if (!compose_dimension(g, "squeeze", value, places.at[i], &d))
            return 0;
        if (t->dims[d] != 1)
            return graph_fail(g, QN_INVALID_ARGUMENT,
                              "squeeze: dimension %" PRId64 " of %s has extent %" PRId64 "; expected 1", d,
                              type_string(g, node_type(g, value)), t->dims[d]);
        removed |= 1u << d;
    }
    for (uint32_t i = 0; i < t->rank; i++)
        if (!(removed >> i & 1))
            dims[rank++] = t->dims[i];
    return b_reshape(g, value, rank, dims);
}

node_id compose_matrix_transpose(graph *g, node_id value)
{
    if (!value || g->failure)
        return 0;
    uint32_t rank = node_shape(g, value)->rank;
    int64_t order[MAX_RANK];
    if (rank < 2)
        return graph_fail(g, QN_INVALID_ARGUMENT, "matrix_transpose: operand 0 is %s; expected rank 2 or more",
                          type_string(g, node_type(g, value)));
    for (uint32_t i = 0; i < rank; i++)
        order[i] = i < rank - 2 ? i : 2 * (int64_t)rank - 3 - i;
    return b_transpose(g, value, order);
}

bool compose_common_shape(const graph *g, uint32_t count, const node_id *values, uint32_t *rank, int64_t *dims)
{
    *rank = 0;
    for (uint32_t i = 0; i < count; i++)
        *rank = node_shape(g, values[i])->rank > *rank ? node_shape(g, values[i])->rank : *rank;
    for (uint32_t d = 0; d < *rank; d++)
        dims[d] = 1;
    for (uint32_t i = 0; i < count; i++) {
        const type *t = node_shape(g, values[i]);
        for (uint32_t d = 0; d < t->rank; d++) {
            int64_t *extent = &dims[*rank - t->rank + d];
            if (t->dims[d] != 1 && *extent != 1 && t->dims[d] != *extent)
                return false;
            *extent = t->dims[d] == 1 ? *extent : t->dims[d];
        }
    }
    return true;
}
