/* Reads operations that StableHLO has replaced by newer operations. */
#include "stablehlo/parse.h"

/* stablehlo.broadcast adds dimensions before the operand's dimensions. The extents of the added dimensions come from
 * the declared type of the result. */
bool make_old_broadcast(parser *p, op_text *op)
{
    attrs record;
    int64_t places[MAX_RANK];
    if (op->operands.count != 1 || op->result_types.count != 1)
        return parse_fail(p, op->at, "stablehlo.broadcast takes one operand and has one result");
    uint32_t own = node_shape(p->g, op->operands.at[0])->rank, rank = type_at(p->g, op->result_types.at[0])->rank;
    if (type_is_tuple(p->g, op->result_types.at[0]) || own > rank)
        return parse_fail(
            p, op->at, "the result of stablehlo.broadcast is declared as %s, but must be a tensor of rank %u or more",
            type_text(p, op->result_types.at[0]), own);
    for (uint32_t i = 0; i < own; i++)
        places[i] = (int64_t)(rank - own + i);
    if (!op_attributes_record(p, op, OP_broadcast_in_dim, &record))
        return false;
    record.broadcast_dimensions = (attr_dims){own, places};
    return op_add(p, op, OP_broadcast_in_dim, 1, op->operands.at, &record);
}

static bool number_of(parser *p, const op_text *op, const char *name, int64_t limit, int64_t *out)
{
    const value *v = list_find(&op->attributes, name);
    if (!v)
        return parse_fail(p, op->at, "stablehlo.torch_index_select needs %s", name);
    return value_to_int(p, v, out) &&
           ((*out >= 0 && *out <= limit) || parse_fail(p, v->at, "%s is out of range", name));
}

/* stablehlo.torch_index_select takes slices along the dimension `dim`. The first batch_dims dimensions of both operands
 * are batch dimensions: each batch has its own indices. */
bool make_index_select(parser *p, op_text *op)
{
    int64_t dim, batches, list[2 * MAX_RANK], sizes[MAX_RANK], offset[2 * MAX_RANK];
    if (op->operands.count != 2)
        return parse_fail(p, op->at, "stablehlo.torch_index_select takes 2 operands, not %u", op->operands.count);
    const type *from = node_shape(p->g, op->operands.at[0]), *index = node_shape(p->g, op->operands.at[1]);
    if (!number_of(p, op, "dim", (int64_t)from->rank - 1, &dim) ||
        !number_of(p, op, "batch_dims", dim < index->rank ? dim : index->rank, &batches))
        return false;
    attrs record = {.collapsed_slice_dims = {1, &dim},
                    .start_index_map = {1, &dim},
                    .operand_batching_dims = {(uint32_t)batches, list},
                    .start_indices_batching_dims = {(uint32_t)batches, list},
                    .index_vector_dim = index->rank,
                    .slice_sizes = {from->rank, sizes},
                    .offset_dims = {from->rank - 1 - (uint32_t)batches, offset}};
    for (uint32_t i = 0, next = 0; i < from->rank; i++) {
        bool single = i < batches || i == dim;
        list[i] = i;
        sizes[i] = single && from->dims[i] ? 1 : from->dims[i];
        if (!single)
            offset[next++] = i < dim ? i : i - 1 + (int64_t)index->rank - batches;
    }
    return op_add(p, op, OP_gather, 2, op->operands.at, &record);
}
