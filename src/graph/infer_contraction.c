/* Result types of products, and the order of accumulation of products and reductions. */
#include "graph/infer.h"

#include <inttypes.h>

/* Checks a list of dimensions of lhs against a list of dimensions of rhs. The lists must have the same length.
 * Dimensions at the same place in the lists must have the same extent. */
static bool check_pairs(const inference *at, const char *what, attr_dims lhs, attr_dims rhs)
{
    if (lhs.count != rhs.count)
        return infer_fail(at, "lhs has %u %s dimensions, rhs %u", lhs.count, what, rhs.count), false;
    for (uint32_t i = 0; i < lhs.count; i++) {
        int64_t have = infer_shape(at, 0)->dims[lhs.at[i]], other = infer_shape(at, 1)->dims[rhs.at[i]];
        if (have != other)
            return infer_fail(at,
                              "%s dimensions %" PRId64 " and %" PRId64 " differ in extent: %" PRId64 " and %" PRId64
                              " in %s x %s",
                              what, lhs.at[i], rhs.at[i], have, other, infer_print(at, 0), infer_print(at, 1)),
                   false;
    }
    return true;
}

bool infer_product_types(const inference *at)
{
    const dtype_fact *lhs = &dtype_facts[infer_shape(at, 0)->dtype], *rhs = &dtype_facts[infer_shape(at, 1)->dtype];
    if (lhs != rhs)
        return infer_fail(at, "element types differ: %s and %s in %s x %s; expected one type", lhs->name, rhs->name,
                          infer_print(at, 0), infer_print(at, 1)),
               false;
    if (!attr_element_type(at->a))
        infer_field(at, ATTR_element_type)->DTYPE = (qn_dtype)infer_shape(at, 0)->dtype;
    if (!infer_given_dtype(at))
        return false;
    const dtype_fact *to = &dtype_facts[attr_element_type(at->a)];
    bool from_integer = lhs->class == CLASS_SINT || lhs->class == CLASS_UINT;
    if ((to->class == CLASS_BOOL) != (lhs->class == CLASS_BOOL) ||
        (to->class != CLASS_FLOAT && lhs->class == CLASS_FLOAT) ||
        (to->class == CLASS_COMPLEX) != (lhs->class == CLASS_COMPLEX))
        return infer_fail(at, "element_type is %s; expected %s for operands of %s", to->name,
                          from_integer                ? "an integer or float type"
                          : lhs->class == CLASS_FLOAT ? "a float type"
                          : lhs->class == CLASS_BOOL  ? "i1"
                                                      : "a complex type",
                          lhs->name),
               false;
    return true;
}

qn_dtype dot_sum_type(qn_dtype operand, qn_dtype result)
{
    if (!dtype_is_float(result))
        return result;
    return result == QN_F64 || operand == QN_F64 ? QN_F64 : QN_F32;
}

type_id infer_product(const inference *at)
{
    const attr_record *a = at->a;
    const type *lhs = infer_shape(at, 0), *rhs = infer_shape(at, 1);
    uint32_t left = 0, right = 0, rank = 0;
    if (!infer_dimensions(at, "lhs batching dimension", attr_lhs_batching_dimensions(a), 0, &left) ||
        !infer_dimensions(at, "lhs contracting dimension", attr_lhs_contracting_dimensions(a), 0, &left) ||
        !infer_dimensions(at, "rhs batching dimension", attr_rhs_batching_dimensions(a), 1, &right) ||
        !infer_dimensions(at, "rhs contracting dimension", attr_rhs_contracting_dimensions(a), 1, &right) ||
        !check_pairs(at, "batching", attr_lhs_batching_dimensions(a), attr_rhs_batching_dimensions(a)) ||
        !check_pairs(at, "contracting", attr_lhs_contracting_dimensions(a), attr_rhs_contracting_dimensions(a)) ||
        !infer_product_types(at))
        return 0;
    int64_t dims[2 * MAX_RANK];
    for (uint32_t i = 0; i < attr_lhs_batching_dimensions(a).count; i++)
        dims[rank++] = lhs->dims[attr_lhs_batching_dimensions(a).at[i]];
    for (uint32_t i = 0; i < lhs->rank; i++)
        if (!(left >> i & 1))
            dims[rank++] = lhs->dims[i];
    for (uint32_t i = 0; i < rhs->rank; i++)
        if (!(right >> i & 1))
            dims[rank++] = rhs->dims[i];
    return infer_tensor(at, attr_element_type(a), rank, dims);
}

type_id infer_dot_general(const inference *at)
{
    type_id t = infer_product(at);
    return t && infer_order(at) ? t : 0;
}

type_id infer_dot(const inference *at)
{
    const type *lhs = infer_shape(at, 0), *rhs = infer_shape(at, 1);
    int64_t dims[2], last = (int64_t)lhs->rank - 1, first = 0;
    uint32_t rank = 0;
    if (lhs->rank < 1 || lhs->rank > 2 || rhs->rank < 1 || rhs->rank > 2)
        return infer_fail(at, "the operands are %s x %s; expected vectors or matrices", infer_print(at, 0),
                          infer_print(at, 1));
    if (!check_pairs(at, "contracting", (attr_dims){1, &last}, (attr_dims){1, &first}) || !infer_product_types(at))
        return 0;
    if (lhs->rank == 2)
        dims[rank++] = lhs->dims[0];
    if (rhs->rank == 2)
        dims[rank++] = rhs->dims[1];
    return infer_tensor(at, attr_element_type(at->a), rank, dims);
}

/* ---- the order of accumulation ----------------------------------------------------------------------------------- */

uint8_t order_of_dimensions(uint32_t rank, attr_dims reduced)
{
    return rank > 0 && dims_contain(reduced, rank - 1) ? order_lanes : order_chain;
}

op_kind commutative_op(const graph *g, node_id n, node_id x, node_id y)
{
    switch ((int)node_op(g, n)) {
    case OP_add:
    case OP_multiply:
    case OP_maximum:
    case OP_minimum:
    case OP_and:
    case OP_or:
    case OP_xor: break;
    default: return OP_none;
    }
    node_id left = node_operand(g, n, 0), right = node_operand(g, n, 1);
    return (left == x && right == y) || (left == y && right == x) ? node_op(g, n) : OP_none;
}

bool reducer_commutes(const graph *g, region_id reducer)
{
    const region *r = region_at(g, reducer);
    uint32_t width = r->output_count;
    for (uint32_t i = 0; i < width; i++)
        if (commutative_op(g, r->outputs[i], r->formals.at[i].node, r->formals.at[width + i].node) == OP_none)
            return false;
    return true;
}

/* One operand of a dot_general. `free`: the operand has a dimension that is neither batching nor contracting.
 * `contiguous`: the last dimension in the list of contracting dimensions is the last dimension of the operand. */
typedef struct dot_side {
    bool free, contiguous;
} dot_side;

static dot_side side_of(const type *t, attr_dims batching, attr_dims contracting)
{
    return (dot_side){t->rank > batching.count + contracting.count,
                      contracting.count > 0 && contracting.at[contracting.count - 1] == (int64_t)t->rank - 1};
}

uint8_t default_order(const graph *g, op_kind op, const node_id *operands, const attr_record *a)
{
    const type *first = node_shape(g, operands[0]);
    if (op == OP_reduce_window)
        return window_order(g, operands, a);
    if (op == OP_reduce)
        return reducer_commutes(g, a->regions[0]) ? order_of_dimensions(first->rank, attr_dimensions(a)) : order_chain;
    dot_side lhs = side_of(first, attr_lhs_batching_dimensions(a), attr_lhs_contracting_dimensions(a));
    dot_side rhs =
        side_of(node_shape(g, operands[1]), attr_rhs_batching_dimensions(a), attr_rhs_contracting_dimensions(a));
    if (lhs.free && rhs.free)
        return order_chain;
    return (lhs.contiguous || rhs.free) && (rhs.contiguous || lhs.free) ? order_lanes : order_chain;
}

bool infer_order(const inference *at)
{
    if (!attr_order(at->a))
        infer_field(at, ATTR_order)->ENUM = default_order(at->g, at->op, at->operands, at->a);
    uint8_t other = at->op == OP_reduce_window ? order_scan : order_lanes;
    bool exists = attr_order(at->a) == order_chain || attr_order(at->a) == other;
    return exists || (infer_fail(at, "order %u is not allowed here; expected chain or %s", attr_order(at->a),
                                 enum_spelling(ATTR_order, other)),
                      false);
}
