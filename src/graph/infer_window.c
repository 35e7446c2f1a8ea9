/* Result types of operations on windows. */
#include <inttypes.h>

#include "graph/build.h"
#include "graph/infer.h"
#include "graph/window.h"

static const int64_t ones[MAX_RANK] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const attr_pair no_padding[MAX_RANK];

/* Checks that the field has a positive number for each dimension of operand 0. If `needed` is false, an empty list
 * becomes a list of ones. */
static bool check_positive(const inference *at, attr_field field, bool needed)
{
    attr_any *value = infer_field(at, field);
    uint32_t rank = infer_shape(at, 0)->rank;
    if (!value->DIMS.count && !needed)
        value->DIMS = (attr_dims){rank, ones};
    if (value->DIMS.count != rank)
        return infer_fail(at, "%s has %u numbers; expected one for each dimension of %s", attr_facts[field].name,
                          value->DIMS.count, infer_print(at, 0)),
               false;
    for (uint32_t d = 0; d < rank; d++)
        if (value->DIMS.at[d] < 1)
            return infer_fail(at, "%s has %" PRId64 " in dimension %u; expected a positive number",
                              attr_facts[field].name, value->DIMS.at[d], d),
                   false;
    return true;
}

bool infer_windows(const inference *at, int64_t *dims)
{
    const type *shape = infer_shape(at, 0);
    bool dilates = at->op == OP_reduce_window;
    if (!check_positive(at, ATTR_window_dimensions, true) || !check_positive(at, ATTR_window_strides, false) ||
        (dilates &&
         (!check_positive(at, ATTR_base_dilations, false) || !check_positive(at, ATTR_window_dilations, false))))
        return false;
    attr_any *padding = infer_field(at, ATTR_padding);
    if (!padding->PAIRS.count)
        padding->PAIRS = (attr_pairs){shape->rank, no_padding};
    if (padding->PAIRS.count != shape->rank)
        return infer_fail(at, "padding has %u pairs; expected one for each dimension of %s", padding->PAIRS.count,
                          infer_print(at, 0)),
               false;
    int64_t places = 1;
    for (uint32_t d = 0; d < shape->rank; d++) {
        window_dim w = window_dim_at(shape, at->a, d);
        dims[d] = window_count(&w);
        if (dims[d] < 0)
            return infer_fail(at, "the padded extent of dimension %u overflows", d), false;
        if (__builtin_mul_overflow(places, w.size, &places) || places > MAX_TENSOR_BYTES)
            return infer_fail(at, "a window has more than %" PRId64 " places", MAX_TENSOR_BYTES), false;
    }
    return true;
}

type_id infer_reduce_window(const inference *at)
{
    int64_t dims[MAX_RANK];
    if (!infer_reduced_inputs(at) || !infer_windows(at, dims) || !infer_order(at))
        return 0;
    cumulative along;
    if (attr_order(at->a) == order_scan && !window_is_cumulative(infer_shape(at, 0), at->a, &along))
        return infer_fail(at, "the order scan needs a window along one dimension only, as long as the dimension and "
                              "padded by its size minus 1 on one side only, and no strides or dilations");
    return infer_same_shapes(at, at->count / 2, infer_shape(at, 0)->rank, dims);
}

/* Checks that region `index` of select_and_scatter takes two scalars of type `from` and returns one scalar of
 * type `to`. */
static bool check_chooser(const inference *at, uint32_t index, qn_dtype from, qn_dtype to)
{
    const region *r = region_at(at->g, at->a->regions[index]);
    type_id scalar = type_scalar(at->g, from), result = type_scalar(at->g, to);
    bool fits = r->formals.count == 2 && r->output_count == 1;
    for (uint32_t i = 0; i < 2 && fits; i++)
        fits = node_type(at->g, r->formals.at[i].node) == scalar;
    fits = fits && node_type(at->g, r->outputs[0]) == result;
    return fits || (infer_fail(at, "region %u: expected two arguments of type %s and one output of type %s", index,
                               type_string(at->g, scalar), type_string(at->g, result)),
                    false);
}

type_id infer_select_and_scatter(const inference *at)
{
    int64_t dims[MAX_RANK];
    if (at->a->region_count != 2)
        return infer_fail(at, "%u regions given; expected 2", at->a->region_count);
    qn_dtype chosen = (qn_dtype)infer_shape(at, 0)->dtype, scattered = (qn_dtype)infer_shape(at, 1)->dtype;
    if (!infer_windows(at, dims) || !check_chooser(at, 0, chosen, QN_I1) || !check_chooser(at, 1, scattered, scattered))
        return 0;
    type_id windows = infer_tensor(at, scattered, infer_shape(at, 0)->rank, dims);
    if (windows && infer_type(at, 1) != windows)
        return infer_fail(at, "source is %s; expected %s, an element for each window", infer_print(at, 1),
                          type_string(at->g, windows));
    if (windows && infer_type(at, 2) != type_scalar(at->g, scattered))
        return infer_fail(at, "init_value is %s; expected a scalar of the source's element type", infer_print(at, 2));
    return windows ? type_like(at->g, infer_type(at, 0), scattered) : 0;
}

/* ---- scan -------------------------------------------------------------------------------------------------------- */

/* Checks that the region of a scan takes a slice of each input, then each carry. If there are inputs, sets *extent to
 * the number of steps; if *extent was not 0, it must already be this number. */
static bool check_scanned(const inference *at, uint32_t inputs, int64_t dimension, int64_t *extent)
{
    const region *r = region_at(at->g, at->a->regions[0]);
    if (r->formals.count != at->count)
        return infer_fail(at, "the region takes %u arguments; expected one for each of the %u operands",
                          r->formals.count, at->count),
               false;
    for (uint32_t i = 0; i < at->count; i++) {
        const type *t = infer_shape(at, i);
        type_id wanted = infer_type(at, i);
        if (i < inputs) {
            int64_t dims[MAX_RANK];
            if (!infer_dimension(at, "dimension ", dimension, wanted))
                return false;
            if ((i || *extent) && *extent != t->dims[dimension])
                return infer_fail(at, "input %u has %" PRId64 " steps; expected %" PRId64, i, t->dims[dimension],
                                  *extent),
                       false;
            *extent = t->dims[dimension];
            for (uint32_t d = 0; d + 1 < t->rank; d++)
                dims[d] = t->dims[d + (d >= dimension)];
            wanted = type_tensor(at->g, (qn_dtype)t->dtype, t->rank - 1, dims);
        }
        if (node_type(at->g, r->formals.at[i].node) != wanted)
            return infer_fail(at, "argument %u of the region is %s; expected %s", i,
                              type_string(at->g, node_type(at->g, r->formals.at[i].node)), type_string(at->g, wanted)),
                   false;
    }
    return true;
}

type_id infer_scan(const inference *at)
{
    int64_t dimension = attr_dimension(at->a), inputs = attr_scan_inputs(at->a), extent = attr_scan_dim_size(at->a);
    if (at->a->region_count != 1 || inputs < 0 || inputs > at->count || extent < 0 || dimension < 0)
        return infer_fail(at, "expected one region, at most %u inputs, and no negative attribute", at->count);
    if (!check_scanned(at, (uint32_t)inputs, dimension, &extent))
        return 0;
    const region *r = region_at(at->g, at->a->regions[0]);
    uint32_t carries = at->count - (uint32_t)inputs, outputs = r->output_count - carries;
    if (r->output_count < carries || (!inputs && !outputs) || !r->output_count)
        return infer_fail(
            at,
            "the region has %u outputs; expected one for each of the %u carries. A scan needs an input or an output",
            r->output_count, carries);
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, r->output_count);
    for (uint32_t i = 0; i < r->output_count; i++) {
        types[i] = node_type(at->g, r->outputs[i]);
        if (!type_is_tensor(at->g, types[i]))
            return infer_fail(at, "output %u of the region is %s; expected a tensor", i, type_string(at->g, types[i]));
        const type *t = type_at(at->g, types[i]);
        int64_t dims[MAX_RANK + 1];
        if (i >= outputs) {
            if (types[i] != infer_type(at, (uint32_t)inputs + i - outputs))
                return infer_fail(at, "carry %u becomes %s; expected %s", i - outputs, type_string(at->g, types[i]),
                                  infer_print(at, (uint32_t)inputs + i - outputs));
            continue;
        }
        if (dimension > t->rank)
            return infer_fail(
                at, "output %u of the region has rank %u; expected at least %" PRId64 ", the dimension of the scan", i,
                t->rank, dimension);
        for (uint32_t d = 0; d <= t->rank; d++)
            dims[d] = d == dimension ? extent : t->dims[d - (d > dimension)];
        if (!(types[i] = infer_tensor(at, (qn_dtype)t->dtype, t->rank + 1, dims)))
            return 0;
    }
    return r->output_count == 1 ? types[0] : type_tuple(at->g, r->output_count, types);
}

/* ---- the order of accumulation ----------------------------------------------------------------------------------- */

/* Follows broadcasts, reshapes and captures from n back to a constant with one element. Returns 0 if there is no such
 * constant. */
static node_id constant_of(const graph *g, node_id n)
{
    for (;;) {
        op_kind op = node_op(g, n);
        if (op == OP_broadcast_in_dim || op == OP_reshape) {
            n = node_operand(g, n, 0);
        } else if (op == OP_argument) {
            const region *r = region_at(g, node_at(g, n)->region);
            uint32_t index = (uint32_t)attr_index(node_attrs(g, n));
            if (index < r->formals.count || index - r->formals.count >= r->captured.count)
                return 0;
            n = r->captured.at[index - r->formals.count];
        } else {
            return op == OP_constant && node_shape(g, n)->elements == 1 && !attr_value(node_attrs(g, n)).buffer ? n : 0;
        }
    }
}

/* `constant` has one element, of type `dtype`. Sets *out to the bits of the element, or of its real part if the element
 * is complex. Returns false if the imaginary part is not +0. */
static bool bits_of(const graph *g, node_id constant, qn_dtype dtype, uint64_t *out)
{
    const char *at = attr_value(node_attrs(g, constant)).at;
    size_t size = dtype_bytes(dtype_part(dtype));
    uint64_t imaginary = 0;
    *out = 0;
    __builtin_memcpy(out, at, size);
    if (dtype_is_complex(dtype))
        __builtin_memcpy(&imaginary, at + size, size);
    return imaginary == 0;
}

/* Let op be the commutative operation of n. Returns whether op(init, init) is known to be `init`. */
static bool stays(const graph *g, node_id n, node_id init)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, init)->dtype;
    op_kind op = node_op(g, n);
    node_id constant = constant_of(g, init);
    if (op == OP_maximum || op == OP_minimum || op == OP_and || op == OP_or)
        return true;
    if (!constant)
        return false;
    uint64_t bits;
    if (!bits_of(g, constant, dtype, &bits))
        return false;
    dtype = dtype_part(dtype);
    uint64_t sign = (uint64_t)1 << (8 * dtype_bytes(dtype) - 1);
    if (dtype == QN_I1 && op != OP_xor)
        return true;
    if (op == OP_multiply)
        return bits == dtype_encode(dtype, 1) || bits == 0;
    return bits == 0 || (dtype_is_float(dtype) && op == OP_add && bits == sign);
}

uint8_t window_order(const graph *g, const node_id *operands, const attr_record *a)
{
    const region *r = region_at(g, a->regions[0]);
    bool simple = reducer_commutes(g, a->regions[0]);
    cumulative along;
    if (!window_is_cumulative(node_shape(g, operands[0]), a, &along))
        return order_chain;
    for (uint32_t i = 0; i < r->output_count; i++) {
        node_id init = operands[r->output_count + i];
        if (simple ? !stays(g, r->outputs[i], init) : !constant_of(g, init))
            return order_chain;
    }
    return order_scan;
}
