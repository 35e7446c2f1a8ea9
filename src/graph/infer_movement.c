/* Result types of operations that make or move elements. */
#include "graph/infer.h"

#include <inttypes.h>
#include <string.h>

#include "graph/nodes.h"

static bool per_dimension(const inference *at, const char *what, attr_dims list, uint32_t operand)
{
    if (list.count == infer_shape(at, operand)->rank)
        return true;
    return infer_fail(at, "%s has length %u; expected %u, one number for each dimension of %s", what, list.count,
                      infer_shape(at, operand)->rank, infer_print(at, operand)),
           false;
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

type_id infer_constant(const inference *at)
{
    const attr_record *a = at->a;
    type_id made =
        infer_given_dtype(at) ? infer_tensor(at, attr_element_type(a), attr_shape(a).count, attr_shape(a).at) : 0;
    if (!made)
        return 0;
    if (attr_value(a).buffer) {
        if (attr_value(a).buffer > at->g->buffers.count)
            return infer_fail(at, "buffer %u does not exist", attr_value(a).buffer - 1);
        if (at->g->buffers.at[attr_value(a).buffer - 1].type != made)
            return infer_fail(at, "the buffer is %s; expected %s",
                              type_string(at->g, at->g->buffers.at[attr_value(a).buffer - 1].type),
                              type_string(at->g, made));
        return made;
    }
    bool splat = attr_value(a).splat && type_at(at->g, made)->elements;
    int64_t bytes = splat ? (int64_t)dtype_bytes(attr_element_type(a)) : type_bytes(at->g, made);
    if (attr_value(a).bytes != bytes || attr_value(a).splat != splat)
        return infer_fail(at, "%u bytes of data given; expected %" PRId64 " for %s%s", attr_value(a).bytes, bytes,
                          splat ? "one element of " : "", type_string(at->g, made));
    if (attr_element_type(a) == QN_I1 && !bools_valid(attr_value(a).at, bytes))
        return infer_fail(at, "an element of i1 is neither 0 nor 1");
    return made;
}

type_id infer_iota(const inference *at)
{
    const attr_record *a = at->a;
    type_id made =
        infer_given_dtype(at) ? infer_tensor(at, attr_element_type(a), attr_shape(a).count, attr_shape(a).at) : 0;
    if (!made)
        return 0;
    if (attr_element_type(a) == QN_I1)
        return infer_fail(at, "the result is %s; expected an integer, float or complex type", type_string(at->g, made));
    return infer_dimension(at, "iota_dimension ", attr_iota_dimension(a), made) ? made : 0;
}

/* ---- moving ------------------------------------------------------------------------------------------------------ */

type_id infer_bitcast_convert(const inference *at)
{
    if (!infer_given_dtype(at))
        return 0;
    const type *from = infer_shape(at, 0);
    qn_dtype to = attr_element_type(at->a);
    uint32_t have = dtype_facts[from->dtype].bits, want = dtype_facts[to].bits;
    if ((from->dtype == QN_I1) != (to == QN_I1))
        return infer_fail(at, "%s has no bits that can be read as %s", infer_print(at, 0), dtype_facts[to].name);
    if (dtype_is_complex((qn_dtype)from->dtype) != dtype_is_complex(to))
        return infer_fail(at, "%s cannot be read as %s: both element types must be complex, or neither",
                          infer_print(at, 0), dtype_facts[to].name);
    int64_t dims[MAX_RANK + 1];
    uint32_t rank = from->rank;
    if (rank)
        memcpy(dims, from->dims, rank * sizeof *dims);
    if (have > want)
        dims[rank++] = have / want;
    if (have < want && (rank == 0 || dims[--rank] != want / have))
        return infer_fail(at, "the last dimension of %s must be %u, because %u elements make one %s",
                          infer_print(at, 0), want / have, want / have, dtype_facts[to].name);
    return infer_tensor(at, to, rank, dims);
}

type_id infer_broadcast_in_dim(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims shape = attr_shape(at->a), places = attr_broadcast_dimensions(at->a);
    type_id made = infer_tensor(at, (qn_dtype)from->dtype, shape.count, shape.at);
    if (!made || !per_dimension(at, "broadcast_dimensions", places, 0))
        return 0;
    uint32_t taken = 0;
    for (uint32_t i = 0; i < places.count; i++) {
        int64_t d = places.at[i];
        if (!infer_dimension(at, "broadcast dimension ", d, made))
            return 0;
        if (taken >> d & 1)
            return infer_fail(
                at, "broadcast dimension %" PRId64 " is already listed; expected each dimension at most once", d);
        taken |= 1u << d;
        if (from->dims[i] != 1 && from->dims[i] != shape.at[d])
            return infer_fail(at,
                              "dimension %u of %s has the extent %" PRId64 "; expected 1, or %" PRId64
                              " as in dimension %" PRId64 " of %s",
                              i, infer_print(at, 0), from->dims[i], shape.at[d], d, type_string(at->g, made));
    }
    return made;
}

type_id infer_reshape(const inference *at)
{
    const type *from = infer_shape(at, 0);
    for (uint32_t i = 0; i < attr_shape(at->a).count; i++)
        if (attr_shape(at->a).at[i] == -1)
            return infer_fail(at, "dimension %u is -1; expected an extent. qn_reshape_to takes -1", i);
    type_id made = infer_tensor(at, (qn_dtype)from->dtype, attr_shape(at->a).count, attr_shape(at->a).at);
    if (made && type_at(at->g, made)->elements != from->elements)
        return infer_fail(at, "%s has %" PRId64 " elements, %s has %" PRId64 "; expected equal numbers",
                          infer_print(at, 0), from->elements, type_string(at->g, made), type_at(at->g, made)->elements);
    return made;
}

type_id infer_transpose(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims order = attr_permutation(at->a);
    uint32_t taken = 0;
    if (!per_dimension(at, "permutation", order, 0) ||
        !infer_dimensions(at, "permutation: dimension", order, 0, &taken))
        return 0;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < order.count; i++)
        dims[i] = from->dims[order.at[i]];
    return infer_tensor(at, (qn_dtype)from->dtype, order.count, dims);
}

type_id infer_slice(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims start = attr_start_indices(at->a), limit = attr_limit_indices(at->a), step = attr_strides(at->a);
    if (!per_dimension(at, "start_indices", start, 0) || !per_dimension(at, "limit_indices", limit, 0) ||
        !per_dimension(at, "strides", step, 0))
        return 0;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) {
        if (start.at[i] < 0)
            return infer_fail(at, "start %" PRId64 " in dimension %u is negative", start.at[i], i);
        if (limit.at[i] > from->dims[i])
            return infer_fail(at,
                              "limit %" PRId64 " in dimension %u is above its extent %" PRId64
                              " in %s; expected at most the extent",
                              limit.at[i], i, from->dims[i], infer_print(at, 0));
        if (start.at[i] > limit.at[i])
            return infer_fail(at, "start %" PRId64 " in dimension %u is above limit %" PRId64, start.at[i], i,
                              limit.at[i]);
        if (step.at[i] < 1)
            return infer_fail(at, "stride %" PRId64 " in dimension %u is below 1", step.at[i], i);
        int64_t span = limit.at[i] - start.at[i];
        dims[i] = span ? (span - 1) / step.at[i] + 1 : 0;
    }
    return infer_tensor(at, (qn_dtype)from->dtype, from->rank, dims);
}

static bool is_scalar(const inference *at, uint32_t operand, qn_dtype dtype)
{
    return infer_shape(at, operand)->rank == 0 && infer_shape(at, operand)->dtype == dtype;
}

type_id infer_pad(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims low = attr_edge_padding_low(at->a), high = attr_edge_padding_high(at->a),
              interior = attr_interior_padding(at->a);
    if (!is_scalar(at, 1, (qn_dtype)from->dtype))
        return infer_fail(at, "padding_value is %s; expected tensor<%s>", infer_print(at, 1),
                          dtype_facts[from->dtype].name);
    if (!per_dimension(at, "edge_padding_low", low, 0) || !per_dimension(at, "edge_padding_high", high, 0) ||
        !per_dimension(at, "interior_padding", interior, 0))
        return 0;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) {
        int64_t n = from->dims[i], between;
        if (interior.at[i] < 0)
            return infer_fail(at, "interior padding %" PRId64 " in dimension %u is negative", interior.at[i], i);
        if (__builtin_mul_overflow(n > 1 ? n - 1 : 0, interior.at[i], &between) ||
            __builtin_add_overflow(n, between, &dims[i]) || __builtin_add_overflow(dims[i], low.at[i], &dims[i]) ||
            __builtin_add_overflow(dims[i], high.at[i], &dims[i]))
            return infer_fail(at, "padding of dimension %u of %s overflows", i, infer_print(at, 0));
        if (dims[i] < 0)
            return infer_fail(at, "padding makes dimension %u of %s negative: %" PRId64, i, infer_print(at, 0),
                              dims[i]);
    }
    return infer_tensor(at, (qn_dtype)from->dtype, from->rank, dims);
}

type_id infer_concatenate(const inference *at)
{
    if (at->count == 0)
        return infer_fail(at, "there is no input");
    const type *first = infer_shape(at, 0);
    int64_t along = attr_dimension(at->a);
    if (!infer_dimension(at, "dimension ", along, infer_type(at, 0)))
        return 0;
    int64_t dims[MAX_RANK];
    memcpy(dims, first->dims, first->rank * sizeof *dims);
    for (uint32_t i = 1; i < at->count; i++) {
        const type *next = infer_shape(at, i);
        bool fits = next->rank == first->rank;
        for (uint32_t d = 0; fits && d < first->rank; d++)
            fits = d == along || next->dims[d] == first->dims[d];
        if (next->dtype != first->dtype)
            return infer_fail(at, "inputs 0 and %u have different element types: %s and %s; expected one type", i,
                              infer_print(at, 0), infer_print(at, i));
        if (!fits)
            return infer_fail(
                at, "inputs 0 and %u differ outside dimension %" PRId64 ": %s and %s; expected equal extents there", i,
                along, infer_print(at, 0), infer_print(at, i));
        dims[along] += next->dims[along];
    }
    return infer_tensor(at, (qn_dtype)first->dtype, first->rank, dims);
}

type_id infer_reverse(const inference *at)
{
    uint32_t taken = 0;
    return infer_dimensions(at, "dimension", attr_dimensions(at->a), 0, &taken) ? infer_type(at, 0) : 0;
}

/* Checks the start indices of dynamic_slice and dynamic_update_slice. Operand `first` is the first start index. */
static bool check_starts(const inference *at, uint32_t first)
{
    uint32_t rank = infer_shape(at, 0)->rank;
    if (at->count - first != rank)
        return infer_fail(at, "%u start indices given; expected one for each dimension of %s", at->count - first,
                          infer_print(at, 0)),
               false;
    for (uint32_t i = first; i < at->count; i++) {
        const type *index = infer_shape(at, i);
        if (index->rank || !dtype_is_int((qn_dtype)index->dtype))
            return infer_fail(at, "start index %u is %s; expected a scalar integer", i - first, infer_print(at, i)),
                   false;
        if (infer_type(at, i) != infer_type(at, first))
            return infer_fail(at, "start indices 0 and %u differ: %s and %s", i - first, infer_print(at, first),
                              infer_print(at, i)),
                   false;
    }
    return true;
}

type_id infer_dynamic_slice(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims sizes = attr_slice_sizes(at->a);
    if (!check_starts(at, 1) || !per_dimension(at, "slice_sizes", sizes, 0))
        return 0;
    for (uint32_t i = 0; i < sizes.count; i++)
        if (sizes.at[i] < 0 || sizes.at[i] > from->dims[i])
            return infer_fail(at, "slice size %" PRId64 " in dimension %u is not within its extent %" PRId64 " in %s",
                              sizes.at[i], i, from->dims[i], infer_print(at, 0));
    return infer_tensor(at, (qn_dtype)from->dtype, from->rank, sizes.at);
}

type_id infer_dynamic_update_slice(const inference *at)
{
    const type *whole = infer_shape(at, 0), *part = infer_shape(at, 1);
    if (whole->dtype != part->dtype || whole->rank != part->rank)
        return infer_fail(at, "operand and update differ in element type or rank: %s and %s", infer_print(at, 0),
                          infer_print(at, 1));
    for (uint32_t i = 0; i < whole->rank; i++)
        if (part->dims[i] > whole->dims[i])
            return infer_fail(at,
                              "dimension %u of the update is larger than in the operand: %" PRId64 " and %" PRId64
                              " in %s and %s",
                              i, part->dims[i], whole->dims[i], infer_print(at, 1), infer_print(at, 0));
    return check_starts(at, 2) ? infer_type(at, 0) : 0;
}
