/* Reads operations with an operand that is a shape or another list of numbers, such as a padding. The reader replaces
 * such an operation by one that has the numbers in attributes: dynamic_reshape becomes reshape. The reader takes a
 * shape from the declared type of the result. It computes other numbers from constants in the text. This file also
 * reads get_dimension_size, which becomes a constant. */
#include <inttypes.h>
#include <string.h>

#include "stablehlo/parse.h"

/* ---- numbers that are known while reading ------------------------------------------------------------------------ */

enum { MAX_FOLDED = 64, FOLD_DEPTH = 64 };

/* Integers that are known when the text is read: a list, or a single integer. */
typedef struct folded {
    uint32_t count;
    int64_t at[MAX_FOLDED];
} folded;

static bool fold(const graph *g, node_id n, uint32_t depth, folded *out);

static bool fold_constant(const graph *g, node_id n, folded *out)
{
    attr_data data = attr_value(node_attrs(g, n));
    qn_dtype dtype = (qn_dtype)node_shape(g, n)->dtype;
    size_t size = dtype_bytes(dtype);
    if (data.buffer)
        return false;
    for (uint32_t i = 0; i < out->count; i++) {
        uint64_t bits = 0;
        memcpy(&bits, (const char *)data.at + (data.splat ? 0 : i * size), size);
        unsigned unused = 64 - 8 * (unsigned)size;
        out->at[i] = dtype_is_signed(dtype) ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
    }
    return true;
}

static bool fold_concatenate(const graph *g, node_id n, uint32_t depth, folded *out)
{
    uint32_t next = 0;
    for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
        folded part;
        if (!fold(g, node_operand(g, n, k), depth, &part))
            return false;
        memcpy(out->at + next, part.at, part.count * sizeof *part.at);
        next += part.count;
    }
    return true;
}

static bool fold_slice(const graph *g, node_id n, uint32_t depth, folded *out)
{
    const attr_record *a = node_attrs(g, n);
    folded whole;
    if (!fold(g, node_operand(g, n, 0), depth, &whole))
        return false;
    for (uint32_t i = 0; i < out->count; i++)
        out->at[i] =
            whole.at[attr_start_indices(a).count ? attr_start_indices(a).at[0] + i * attr_strides(a).at[0] : 0];
    return true;
}

static int64_t apply(op_kind op, int64_t x, int64_t y)
{
    uint64_t a = (uint64_t)x, b = (uint64_t)y;
    switch (op) {
    case OP_add: return (int64_t)(a + b);
    case OP_subtract: return (int64_t)(a - b);
    case OP_multiply: return (int64_t)(a * b);
    case OP_maximum: return x > y ? x : y;
    default: return x < y ? x : y;
    }
}

/* Whether all numbers are small: dtype can hold the sum and the product of any two of them. A negative number is not
 * small in an unsigned type. */
static bool are_small(const folded *list, qn_dtype dtype)
{
    uint32_t bits = dtype_facts[dtype].bits;
    int64_t most = bits == 64 ? INT32_MAX : bits == 32 ? INT16_MAX : 7;
    int64_t least = dtype_is_signed(dtype) ? -most : 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->at[i] > most || list->at[i] < least)
            return false;
    return true;
}

static bool fold_binary(const graph *g, node_id n, uint32_t depth, folded *out)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, n)->dtype;
    folded rhs;
    if (!dtype_is_signed(dtype) || !fold(g, node_operand(g, n, 0), depth, out) ||
        !fold(g, node_operand(g, n, 1), depth, &rhs) || !are_small(out, dtype) || !are_small(&rhs, dtype))
        return false;
    for (uint32_t i = 0; i < out->count; i++)
        out->at[i] = apply(node_op(g, n), out->at[i], rhs.at[i]);
    return true;
}

/* Sets *out to the integers in n if this function can compute them from constants. Otherwise returns false.
 * Arithmetic needs a signed type and small numbers (are_small), so that it cannot overflow. */
static bool fold(const graph *g, node_id n, uint32_t depth, folded *out)
{
    const type *t = node_shape(g, n);
    if (depth == FOLD_DEPTH || !t->dtype || !dtype_is_int((qn_dtype)t->dtype) || t->elements > MAX_FOLDED)
        return false;
    out->count = (uint32_t)t->elements;
    switch (node_op(g, n)) {
    case OP_constant: return fold_constant(g, n, out);
    case OP_convert: return fold(g, node_operand(g, n, 0), depth + 1, out) && are_small(out, (qn_dtype)t->dtype);
    case OP_reshape: return fold(g, node_operand(g, n, 0), depth + 1, out);
    case OP_broadcast_in_dim:
        if (!fold(g, node_operand(g, n, 0), depth + 1, out) || out->count != 1)
            return false;
        out->count = (uint32_t)t->elements;
        for (uint32_t i = 1; i < out->count; i++)
            out->at[i] = out->at[0];
        return true;
    case OP_concatenate: return t->rank == 1 && fold_concatenate(g, n, depth + 1, out);
    case OP_slice: return t->rank <= 1 && fold_slice(g, n, depth + 1, out);
    case OP_add:
    case OP_subtract:
    case OP_multiply:
    case OP_maximum:
    case OP_minimum: return fold_binary(g, n, depth + 1, out);
    default: return false;
    }
}

/* Reads operand k as a list of known numbers, one for each dimension of operand 0. */
static bool known_list(parser *p, const op_text *op, uint32_t k, attr_dims *out)
{
    folded found;
    uint32_t rank = node_shape(p->g, op->operands.at[0])->rank;
    if (!fold(p->g, op->operands.at[k], 0, &found))
        return parse_fail_code(p, op->operand_places.at[k], QN_UNSUPPORTED,
                               "operand %u of %.*s cannot be computed before the program runs", k, (int)op->length,
                               op->spelling);
    if (found.count != rank)
        return parse_fail(p, op->operand_places.at[k], "operand %u of %.*s has %u numbers; expected %u", k,
                          (int)op->length, op->spelling, found.count, rank);
    int64_t *at = ARENA_NEW_ARRAY(&p->arena, int64_t, found.count + 1);
    memcpy(at, found.at, found.count * sizeof *at);
    *out = (attr_dims){found.count, at};
    return true;
}

/* ---- operands ---------------------------------------------------------------------------------------------------- */

static bool has_operands(parser *p, const op_text *op, uint32_t count)
{
    if (op->operands.count != count)
        return parse_fail(p, op->at, "%.*s takes %u operands, not %u", (int)op->length, op->spelling, count,
                          op->operands.count);
    return op->result_types.count == 1 || parse_fail(p, op->at, "%.*s has one result, and %u types are declared",
                                                     (int)op->length, op->spelling, op->result_types.count);
}

/* Checks that the shape in operand k is the declared shape of the result. If `fold` cannot compute the operand, accepts
 * it without a check: StableHLO leaves the behaviour undefined if the two shapes differ. */
static bool check_shape(parser *p, const op_text *op, uint32_t k)
{
    folded found;
    const type *declared = type_at(p->g, op->result_types.at[0]);
    if (!fold(p->g, op->operands.at[k], 0, &found))
        return true;
    bool same = found.count == declared->rank;
    for (uint32_t i = 0; i < found.count && same; i++)
        same = found.at[i] == declared->dims[i];
    return same || parse_fail(p, op->operand_places.at[k], "the shape in operand %u is not that of the result, %s", k,
                              type_text(p, op->result_types.at[0]));
}

/* Makes an operation of kind `kind` from the first `count` operands. The attributes come from the text and from the
 * type of the result. */
static bool make_static(parser *p, op_text *op, op_kind kind, uint32_t count)
{
    attrs record;
    return op_attributes_record(p, op, kind, &record) && op_add(p, op, kind, count, op->operands.at, &record);
}

/* ---- the operations ---------------------------------------------------------------------------------------------- */

bool make_dynamic_broadcast(parser *p, op_text *op)
{
    return has_operands(p, op, 2) && check_shape(p, op, 1) && make_static(p, op, OP_broadcast_in_dim, 1);
}

bool make_dynamic_iota(parser *p, op_text *op)
{
    return has_operands(p, op, 1) && check_shape(p, op, 0) && make_static(p, op, OP_iota, 0);
}

bool make_dynamic_reshape(parser *p, op_text *op)
{
    return has_operands(p, op, 2) && check_shape(p, op, 1) && make_static(p, op, OP_reshape, 1);
}

/* Operand 2 is the padding: a pair of numbers for each spatial dimension. */
bool make_dynamic_conv(parser *p, op_text *op)
{
    attrs record;
    folded found;
    if (!has_operands(p, op, 3) || !op_attributes_record(p, op, OP_convolution, &record))
        return false;
    const type *t = node_shape(p->g, op->operands.at[2]);
    if (t->rank != 2 || t->dims[1] != 2)
        return parse_fail(p, op->operand_places.at[2], "operand 2 of %.*s is %s; expected pairs of integers",
                          (int)op->length, op->spelling, type_text(p, node_type(p->g, op->operands.at[2])));
    if (!fold(p->g, op->operands.at[2], 0, &found))
        return parse_fail_code(p, op->operand_places.at[2], QN_UNSUPPORTED,
                               "operand 2 of %.*s cannot be computed before the program runs", (int)op->length,
                               op->spelling);
    attr_pair *pairs = ARENA_NEW_ARRAY(&p->arena, attr_pair, found.count / 2 + 1);
    for (uint32_t i = 0; i < found.count / 2; i++)
        pairs[i] = (attr_pair){found.at[2 * i], found.at[2 * i + 1]};
    record.padding = (attr_pairs){found.count / 2, pairs};
    return op_add(p, op, OP_convolution, 2, op->operands.at, &record);
}

bool make_dynamic_pad(parser *p, op_text *op)
{
    attrs record;
    return has_operands(p, op, 5) && op_attributes_record(p, op, OP_pad, &record) &&
           known_list(p, op, 2, &record.edge_padding_low) && known_list(p, op, 3, &record.edge_padding_high) &&
           known_list(p, op, 4, &record.interior_padding) && op_add(p, op, OP_pad, 2, op->operands.at, &record);
}

bool make_dynamic_gather(parser *p, op_text *op)
{
    attrs record;
    return has_operands(p, op, 3) && op_attributes_record(p, op, OP_gather, &record) &&
           known_list(p, op, 2, &record.slice_sizes) && op_add(p, op, OP_gather, 2, op->operands.at, &record);
}

bool make_real_dynamic_slice(parser *p, op_text *op)
{
    attrs record;
    return has_operands(p, op, 4) && op_attributes_record(p, op, OP_slice, &record) &&
           known_list(p, op, 1, &record.start_indices) && known_list(p, op, 2, &record.limit_indices) &&
           known_list(p, op, 3, &record.strides) && op_add(p, op, OP_slice, 1, op->operands.at, &record);
}

bool make_dimension_size(parser *p, op_text *op)
{
    const value *v = list_find(&op->attributes, "dimension");
    int64_t d;
    if (!has_operands(p, op, 1) || (v && !value_to_int(p, v, &d)))
        return false;
    const type *t = node_shape(p->g, op->operands.at[0]);
    if (!v || d < 0 || d >= t->rank)
        return parse_fail(p, v ? v->at : op->at,
                          "get_dimension_size needs the attribute dimension, the number of a dimension of %s",
                          type_text(p, node_type(p->g, op->operands.at[0])));
    if (t->dims[d] > INT32_MAX)
        return parse_fail_code(p, op->at, QN_UNSUPPORTED, "dimension %" PRId64 " of %s does not fit an i32", d,
                               type_text(p, node_type(p->g, op->operands.at[0])));
    int32_t size = (int32_t)t->dims[d];
    op->made = node_constant(p->g, type_scalar(p->g, QN_I32), &size, false);
    LIST_ADD(&p->arena, &op->results, op->made);
    return parse_graph_ok(p, op->at);
}
