/* Result types of operations. The row of an operation says how many operands it has, of which element types, and what
 * its result is; where the row says INFER, infer_<name> below (or in infer_region.c) tells. All that StableHLO requires
 * of an operation is checked here, once, when the node is made: nothing behind it checks again. A mismatch is explained
 * with the operation, the place, what was expected and the types. */
#include "graph/infer.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "graph/nodes.h"

type_id infer_fail(const inference *at, const char *format, ...)
{
    if (at->g->failure)
        return 0;
    va_list args;
    va_start(args, format);
    qn_status status = status_vmake(QN_INVALID_ARGUMENT, format, args);
    va_end(args);
    return graph_fail_status(at->g, status_prefix(status, "%s", op_facts[at->op].name));
}

type_id infer_tensor(const inference *at, qn_dtype dtype, uint32_t rank, const int64_t *dims)
{
    return type_tensor_of(at->g, op_facts[at->op].name, dtype, rank, dims);
}

bool infer_dimensions(const inference *at, const char *what, attr_dims list, uint32_t operand, uint32_t *taken)
{
    for (uint32_t i = 0; i < list.count; i++) {
        int64_t d = list.at[i];
        if (d < 0 || d >= infer_shape(at, operand)->rank)
            return infer_fail(at, "%s %" PRId64 " is no dimension of %s", what, d, infer_print(at, operand)), false;
        if (*taken >> d & 1)
            return infer_fail(at, "%s %" PRId64 " is listed twice", what, d), false;
        *taken |= 1u << d;
    }
    return true;
}

/* A list that has one number for each dimension of the operand. */
static bool per_dimension(const inference *at, const char *what, attr_dims list, uint32_t operand)
{
    if (list.count == infer_shape(at, operand)->rank)
        return true;
    return infer_fail(at, "%s has %u numbers, one for each dimension of %s expected", what, list.count,
                      infer_print(at, operand)),
           false;
}

/* ---- elementwise operations that are not SAME or BOOL ------------------------------------------------------------ */

static type_id infer_clamp(const inference *at)
{
    static const char *const names[] = {"min", "operand", "max"};
    for (uint32_t i = 0; i < 3; i += 2)
        if (infer_type(at, i) != infer_type(at, 1) &&
            infer_type(at, i) != type_scalar(at->g, (qn_dtype)infer_shape(at, 1)->dtype))
            return infer_fail(at, "%s is %s, the type of the operand, %s, or a scalar of its element type expected",
                              names[i], infer_print(at, i), infer_print(at, 1));
    return infer_type(at, 1);
}

static type_id infer_select(const inference *at)
{
    const type *pred = infer_shape(at, 0), *choice = infer_shape(at, 1);
    if (infer_type(at, 1) != infer_type(at, 2))
        return infer_fail(at, "on_true and on_false differ: %s and %s", infer_print(at, 1), infer_print(at, 2));
    bool same = pred->rank == choice->rank &&
                (!pred->rank || memcmp(pred->dims, choice->dims, pred->rank * sizeof *pred->dims) == 0);
    if (pred->dtype != QN_I1 || !(pred->rank == 0 || same))
        return infer_fail(at, "pred is %s, i1 in the shape of %s or a scalar expected", infer_print(at, 0),
                          infer_print(at, 1));
    return infer_type(at, 1);
}

static bool given_dtype(const inference *at)
{
    return dtype_valid(attr_element_type(at->a)) ||
           (infer_fail(at, "element_type %d does not exist", (int)attr_element_type(at->a)), false);
}

static type_id infer_convert(const inference *at)
{
    const type *from = infer_shape(at, 0);
    return given_dtype(at) ? infer_tensor(at, attr_element_type(at->a), from->rank, from->dims) : 0;
}

/* ---- attributes of elementwise operations ------------------------------------------------------------------------ */

static bool check_compare(const inference *at)
{
    const attr_record *a = at->a;
    qn_dtype dtype = (qn_dtype)infer_shape(at, 0)->dtype;
    uint8_t usual = dtype_is_float(dtype)    ? compare_type_FLOAT
                    : dtype_is_signed(dtype) ? compare_type_SIGNED
                                             : compare_type_UNSIGNED;
    if (!enum_spelling(ATTR_comparison_direction, attr_comparison_direction(a)))
        return infer_fail(at, "comparison_direction %u does not exist", attr_comparison_direction(a)), false;
    if (!attr_compare_type(a))
        infer_field(at, ATTR_compare_type)->ENUM = usual;
    if (attr_compare_type(a) != usual && !(dtype_is_float(dtype) && attr_compare_type(a) == compare_type_TOTALORDER)) {
        const char *given = enum_spelling(ATTR_compare_type, attr_compare_type(a));
        infer_fail(at, "compare_type %s does not fit %s; %s expected", given ? given : "that does not exist",
                   infer_print(at, 0), enum_spelling(ATTR_compare_type, usual));
        return false;
    }
    return true;
}

static bool check_reduce_precision(const inference *at)
{
    if (attr_exponent_bits(at->a) < 1)
        return infer_fail(at, "exponent_bits is %" PRId64 ", at least 1 expected", attr_exponent_bits(at->a)), false;
    if (attr_mantissa_bits(at->a) < 0)
        return infer_fail(at, "mantissa_bits is %" PRId64 ", at least 0 expected", attr_mantissa_bits(at->a)), false;
    return true;
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

static type_id infer_constant(const inference *at)
{
    const attr_record *a = at->a;
    type_id made = given_dtype(at) ? infer_tensor(at, attr_element_type(a), attr_shape(a).count, attr_shape(a).at) : 0;
    if (!made)
        return 0;
    if (attr_value(a).buffer) {
        if (attr_value(a).buffer > at->g->buffers.count)
            return infer_fail(at, "buffer %u does not exist", attr_value(a).buffer - 1);
        if (at->g->buffers.at[attr_value(a).buffer - 1].type != made)
            return infer_fail(at, "the buffer is %s, %s expected",
                              type_string(at->g, at->g->buffers.at[attr_value(a).buffer - 1].type),
                              type_string(at->g, made));
        return made;
    }
    int64_t bytes = attr_value(a).splat ? (int64_t)dtype_bytes(attr_element_type(a)) : type_bytes(at->g, made);
    if (attr_value(a).bytes != bytes || (attr_value(a).splat && type_at(at->g, made)->elements == 0))
        return infer_fail(at, "%u bytes of data given, %" PRId64 " expected for %s", attr_value(a).bytes,
                          type_bytes(at->g, made), type_string(at->g, made));
    if (attr_element_type(a) == QN_I1 && !bools_valid(attr_value(a).at, bytes))
        return infer_fail(at, "an element of i1 is neither 0 nor 1");
    return made;
}

static type_id infer_iota(const inference *at)
{
    const attr_record *a = at->a;
    type_id made = given_dtype(at) ? infer_tensor(at, attr_element_type(a), attr_shape(a).count, attr_shape(a).at) : 0;
    if (!made)
        return 0;
    if (attr_element_type(a) == QN_I1)
        return infer_fail(at, "the result is %s, an integer or float type expected", type_string(at->g, made));
    if (attr_iota_dimension(a) < 0 || attr_iota_dimension(a) >= attr_shape(a).count)
        return infer_fail(at, "iota_dimension %" PRId64 " is no dimension of %s", attr_iota_dimension(a),
                          type_string(at->g, made));
    return made;
}

/* ---- moving ------------------------------------------------------------------------------------------------------ */

static type_id infer_bitcast_convert(const inference *at)
{
    if (!given_dtype(at))
        return 0;
    const type *from = infer_shape(at, 0);
    qn_dtype to = attr_element_type(at->a);
    uint32_t have = dtype_facts[from->dtype].bits, want = dtype_facts[to].bits;
    if ((from->dtype == QN_I1) != (to == QN_I1))
        return infer_fail(at, "%s has no bits that can be read as %s", infer_print(at, 0), dtype_facts[to].name);
    int64_t dims[MAX_RANK + 1];
    uint32_t rank = from->rank;
    if (rank)
        memcpy(dims, from->dims, rank * sizeof *dims);
    if (have > want)
        dims[rank++] = have / want;
    if (have < want && (rank == 0 || dims[--rank] != want / have))
        return infer_fail(at, "the last dimension of %s is not %u: that many elements make one %s", infer_print(at, 0),
                          want / have, dtype_facts[to].name);
    return infer_tensor(at, to, rank, dims);
}

static type_id infer_broadcast_in_dim(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims shape = attr_shape(at->a), places = attr_broadcast_dimensions(at->a);
    type_id made = infer_tensor(at, (qn_dtype)from->dtype, shape.count, shape.at);
    if (!made || !per_dimension(at, "broadcast_dimensions", places, 0))
        return 0;
    uint32_t taken = 0;
    for (uint32_t i = 0; i < places.count; i++) {
        int64_t d = places.at[i];
        if (d < 0 || d >= shape.count)
            return infer_fail(at, "broadcast dimension %" PRId64 " is no dimension of %s", d, type_string(at->g, made));
        if (taken >> d & 1)
            return infer_fail(at, "broadcast dimension %" PRId64 " is listed twice", d);
        taken |= 1u << d;
        if (from->dims[i] != 1 && from->dims[i] != shape.at[d])
            return infer_fail(at, "dimension %u of %s is neither 1 nor dimension %" PRId64 " of %s", i,
                              infer_print(at, 0), d, type_string(at->g, made));
    }
    return made;
}

static type_id infer_reshape(const inference *at)
{
    const type *from = infer_shape(at, 0);
    type_id made = infer_tensor(at, (qn_dtype)from->dtype, attr_shape(at->a).count, attr_shape(at->a).at);
    if (made && type_at(at->g, made)->elements != from->elements)
        return infer_fail(at, "%s has %" PRId64 " elements, %s has %" PRId64, infer_print(at, 0), from->elements,
                          type_string(at->g, made), type_at(at->g, made)->elements);
    return made;
}

static type_id infer_transpose(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims order = attr_permutation(at->a);
    uint32_t taken = 0;
    if (!per_dimension(at, "permutation", order, 0) || !infer_dimensions(at, "permutation's", order, 0, &taken))
        return 0;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < order.count; i++)
        dims[i] = from->dims[order.at[i]];
    return infer_tensor(at, (qn_dtype)from->dtype, order.count, dims);
}

static type_id infer_slice(const inference *at)
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
            return infer_fail(at, "limit %" PRId64 " in dimension %u is above its extent %" PRId64 " in %s",
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

static type_id infer_pad(const inference *at)
{
    const type *from = infer_shape(at, 0);
    attr_dims low = attr_edge_padding_low(at->a), high = attr_edge_padding_high(at->a),
              interior = attr_interior_padding(at->a);
    if (!is_scalar(at, 1, (qn_dtype)from->dtype))
        return infer_fail(at, "padding_value is %s, tensor<%s> expected", infer_print(at, 1),
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
            return infer_fail(at, "padding of dimension %u of %s removes more than there is: %" PRId64 " are left", i,
                              infer_print(at, 0), dims[i]);
    }
    return infer_tensor(at, (qn_dtype)from->dtype, from->rank, dims);
}

static type_id infer_concatenate(const inference *at)
{
    if (at->count == 0)
        return infer_fail(at, "there is no input");
    const type *first = infer_shape(at, 0);
    int64_t along = attr_dimension(at->a);
    if (along < 0 || along >= first->rank)
        return infer_fail(at, "dimension %" PRId64 " is no dimension of %s", along, infer_print(at, 0));
    int64_t dims[MAX_RANK];
    memcpy(dims, first->dims, first->rank * sizeof *dims);
    for (uint32_t i = 1; i < at->count; i++) {
        const type *next = infer_shape(at, i);
        bool fits = next->dtype == first->dtype && next->rank == first->rank;
        for (uint32_t d = 0; fits && d < first->rank; d++)
            fits = d == along || next->dims[d] == first->dims[d];
        if (!fits)
            return infer_fail(at, "inputs 0 and %u differ outside dimension %" PRId64 ": %s and %s", i, along,
                              infer_print(at, 0), infer_print(at, i));
        dims[along] += next->dims[along];
    }
    return infer_tensor(at, (qn_dtype)first->dtype, first->rank, dims);
}

static type_id infer_reverse(const inference *at)
{
    uint32_t taken = 0;
    return infer_dimensions(at, "dimension", attr_dimensions(at->a), 0, &taken) ? infer_type(at, 0) : 0;
}

/* The start indices of dynamic_slice and dynamic_update_slice, from operand `first` on. */
static bool check_starts(const inference *at, uint32_t first)
{
    uint32_t rank = infer_shape(at, 0)->rank;
    if (at->count - first != rank)
        return infer_fail(at, "%u start indices given, one for each dimension of %s expected", at->count - first,
                          infer_print(at, 0)),
               false;
    for (uint32_t i = first; i < at->count; i++) {
        const type *index = infer_shape(at, i);
        if (index->rank || !dtype_is_int((qn_dtype)index->dtype))
            return infer_fail(at, "start index %u is %s, a scalar integer expected", i - first, infer_print(at, i)),
                   false;
        if (infer_type(at, i) != infer_type(at, first))
            return infer_fail(at, "start indices 0 and %u differ: %s and %s", i - first, infer_print(at, first),
                              infer_print(at, i)),
                   false;
    }
    return true;
}

static type_id infer_dynamic_slice(const inference *at)
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

static type_id infer_dynamic_update_slice(const inference *at)
{
    const type *whole = infer_shape(at, 0), *part = infer_shape(at, 1);
    if (whole->dtype != part->dtype || whole->rank != part->rank)
        return infer_fail(at, "operand and update differ in element type or rank: %s and %s", infer_print(at, 0),
                          infer_print(at, 1));
    for (uint32_t i = 0; i < whole->rank; i++)
        if (part->dims[i] > whole->dims[i])
            return infer_fail(
                at, "dimension %u of the update is above that of the operand: %" PRId64 " and %" PRId64 " in %s and %s",
                i, part->dims[i], whole->dims[i], infer_print(at, 1), infer_print(at, 0));
    return check_starts(at, 2) ? infer_type(at, 0) : 0;
}

/* ---- contraction ------------------------------------------------------------------------------------------------- */

/* Two lists of dimensions, of lhs and rhs, that must agree in number and extents. */
static bool check_pairs(const inference *at, const char *what, attr_dims lhs, attr_dims rhs)
{
    if (lhs.count != rhs.count)
        return infer_fail(at, "lhs has %u %s dimensions, rhs %u", lhs.count, what, rhs.count), false;
    for (uint32_t i = 0; i < lhs.count; i++) {
        int64_t have = infer_shape(at, 0)->dims[lhs.at[i]], other = infer_shape(at, 1)->dims[rhs.at[i]];
        if (have != other)
            return infer_fail(
                       at, "%s dimensions %" PRId64 " and %" PRId64 " differ: %" PRId64 " and %" PRId64 " in %s x %s",
                       what, lhs.at[i], rhs.at[i], have, other, infer_print(at, 0), infer_print(at, 1)),
                   false;
    }
    return true;
}

static bool check_dot_types(const inference *at)
{
    const dtype_fact *lhs = &dtype_facts[infer_shape(at, 0)->dtype], *rhs = &dtype_facts[infer_shape(at, 1)->dtype];
    if (lhs != rhs)
        return infer_fail(at, "element types differ: %s and %s in %s x %s", lhs->name, rhs->name, infer_print(at, 0),
                          infer_print(at, 1)),
               false;
    if (!attr_element_type(at->a))
        infer_field(at, ATTR_element_type)->DTYPE = (qn_dtype)infer_shape(at, 0)->dtype;
    if (!given_dtype(at))
        return false;
    const dtype_fact *to = &dtype_facts[attr_element_type(at->a)];
    bool from_integer = lhs->class == CLASS_SINT || lhs->class == CLASS_UINT;
    if ((to->class == CLASS_BOOL) != (lhs->class == CLASS_BOOL) ||
        (to->class != CLASS_FLOAT && lhs->class == CLASS_FLOAT))
        return infer_fail(at, "element_type is %s, %s expected for operands of %s", to->name,
                          from_integer                ? "a type of numbers"
                          : lhs->class == CLASS_FLOAT ? "a type of floats"
                                                      : "i1",
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

static type_id infer_dot_general(const inference *at)
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
        !check_dot_types(at) || !infer_order(at))
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

/* ---- values of a region ------------------------------------------------------------------------------------------ */

static type_id infer_argument(const inference *at)
{
    return infer_fail(at, "formals and captures are made by their region");
}

static type_id infer_result(const inference *at)
{
    const type *tuple = infer_shape(at, 0);
    if (attr_index(at->a) < 0 || attr_index(at->a) >= tuple->rank)
        return infer_fail(at, "there is no result %" PRId64 " in %s", attr_index(at->a), infer_print(at, 0));
    return tuple->parts[attr_index(at->a)];
}

/* ---- the order of accumulation ----------------------------------------------------------------------------------- */

static bool listed(attr_dims list, int64_t d)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == d)
            return true;
    return false;
}

/* Whether every dimension that is in neither list has extent 1. */
static bool free_of_one(const type *t, attr_dims batching, attr_dims contracting)
{
    for (uint32_t i = 0; i < t->rank; i++)
        if (t->dims[i] != 1 && !listed(batching, i) && !listed(contracting, i))
            return false;
    return true;
}

uint8_t order_of_shape(const type *t, attr_dims reduced)
{
    for (uint32_t i = t->rank; i-- > 0;)
        if (t->dims[i] != 1)
            return listed(reduced, i) ? order_lanes : order_chain;
    return order_lanes;
}

/* Whether each result of a reducer is one commutative operation on its accumulator and its element. Of what does more,
 * only the elements in their order, grouped in whatever way, are known to give the same. */
static bool commutes(const graph *g, region_id reducer)
{
    const region *r = region_at(g, reducer);
    uint32_t width = r->output_count;
    for (uint32_t i = 0; i < width; i++) {
        node_id n = r->outputs[i], x = r->formals.at[i].node, y = r->formals.at[width + i].node;
        switch ((int)node_op(g, n)) {
        case OP_add:
        case OP_multiply:
        case OP_maximum:
        case OP_minimum:
        case OP_and:
        case OP_or:
        case OP_xor: break;
        default: return false;
        }
        node_id left = node_operand(g, n, 0), right = node_operand(g, n, 1);
        if (!(left == x && right == y) && !(left == y && right == x))
            return false;
    }
    return true;
}

uint8_t default_order(const graph *g, op_kind op, const node_id *operands, const attr_record *a)
{
    const type *lhs = node_shape(g, operands[0]);
    if (op == OP_reduce)
        return commutes(g, a->regions[0]) ? order_of_shape(lhs, attr_dimensions(a)) : order_chain;
    bool vector =
        free_of_one(lhs, attr_lhs_batching_dimensions(a), attr_lhs_contracting_dimensions(a)) ||
        free_of_one(node_shape(g, operands[1]), attr_rhs_batching_dimensions(a), attr_rhs_contracting_dimensions(a));
    return vector ? order_lanes : order_chain;
}

bool infer_order(const inference *at)
{
    if (!attr_order(at->a))
        infer_field(at, ATTR_order)->ENUM = default_order(at->g, at->op, at->operands, at->a);
    return enum_spelling(ATTR_order, attr_order(at->a)) ||
           (infer_fail(at, "order %u does not exist", attr_order(at->a)), false);
}

/* ---- from the row ------------------------------------------------------------------------------------------------ */

#define RULE_SAME(name)
#define RULE_BOOL(name)
#define RULE_INFER(name) [OP_##name] = infer_##name,
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, ...) RULE_##result(name)
static type_id (*const rules[OP_COUNT])(const inference *at) = {
#include "graph/ops.def"
};

static bool (*const attribute_checks[OP_COUNT])(const inference *at) = {
    [OP_compare] = check_compare,
    [OP_reduce_precision] = check_reduce_precision,
};

/* The number of operands from the row's list: names, those before "..." any number of times. */
static bool check_count(const inference *at)
{
    const char *list = op_facts[at->op].operands;
    uint32_t least = 0;
    bool repeats = strstr(list, "...") != NULL;
    for (const char *c = list; *c; c++)
        if ((c == list && c[1] != ')') || *c == ',')
            least++;
    for (const char *c = list; (c = strstr(c, "...")); c++)
        least -= 2;
    if (at->count == least || (repeats && at->count > least))
        return true;
    return infer_fail(at, "%u operand%s given, %s expected", at->count, at->count == 1 ? "" : "s", list), false;
}

/* The bit of a type in a TYPES_ set. */
static int type_set(const type *t)
{
    return t->kind == TYPE_TENSOR  ? 1 << dtype_facts[t->dtype].class
           : t->kind == TYPE_TUPLE ? TYPES_TUPLE
                                   : TYPES_TOKEN;
}

static bool check_element_types(const inference *at)
{
    static const char *const sets[TYPES_ALL + 1] = {
        [TYPES_BOOL] = "i1",
        [TYPES_FLOAT] = "a float type",
        [TYPES_INT] = "an integer type",
        [TYPES_SIGNED] = "a signed integer or float type",
        [TYPES_BITS] = "an integer type or i1",
        [TYPES_NUMBER] = "an integer or float type",
        [TYPES_ANY] = "a tensor",
        [TYPES_TUPLE] = "a tuple",
        [TYPES_VALUE] = "a tensor or token",
    };
    const op_fact *row = &op_facts[at->op];
    for (uint32_t i = 0; i < at->count; i++)
        if (!(row->types & type_set(infer_shape(at, i))))
            return infer_fail(at, "operand %u is %s, %s expected", i, infer_print(at, i), sets[row->types]), false;
    return true;
}

static bool check_agreement(const inference *at)
{
    for (uint32_t i = 1; i < at->count; i++)
        if (infer_type(at, i) != infer_type(at, 0))
            return infer_fail(at, "operands differ: %s and %s", infer_print(at, 0), infer_print(at, i)), false;
    return true;
}

/* Takes the captures off the count, and checks that they fit what the regions capture. */
static bool check_captures(inference *at)
{
    uint64_t captures = 0;
    for (uint32_t r = 0; r < at->a->region_count; r++)
        captures += region_at(at->g, at->a->regions[r])->captures.count;
    if (at->count < captures)
        return infer_fail(at, "%u operands given, regions capture more", at->count), false;
    at->count -= (uint32_t)captures;
    uint32_t next = at->count;
    for (uint32_t r = 0; r < at->a->region_count; r++) {
        const region *owned = region_at(at->g, at->a->regions[r]);
        for (uint32_t i = 0; i < owned->captures.count; i++, next++)
            if (node_type(at->g, owned->captures.at[i]) != infer_type(at, next))
                return infer_fail(at, "capture %u of region %u is %s, %s expected", i, r, infer_print(at, next),
                                  type_string(at->g, node_type(at->g, owned->captures.at[i]))),
                       false;
    }
    return true;
}

type_id infer(graph *g, op_kind op, uint32_t count, const node_id *operands, const attr_record *a)
{
    inference at = {g, op, count, operands, a};
    const op_fact *row = &op_facts[op];
    if (a->region_count && row->class != OP_CLASS_REGION)
        return infer_fail(&at, "the operation has no regions, %u given", a->region_count);
    if (!check_captures(&at) || !check_count(&at) || !check_element_types(&at))
        return 0;
    if (rules[op])
        return rules[op](&at);
    if (!check_agreement(&at) || (attribute_checks[op] && !attribute_checks[op](&at)))
        return 0;
    const type *first = infer_shape(&at, 0);
    return row->result == RESULT_BOOL ? infer_tensor(&at, QN_I1, first->rank, first->dims) : infer_type(&at, 0);
}
