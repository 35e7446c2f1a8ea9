/* Exact reductions: reductions whose results have the same bits for every order of the elements. They are
 *
 *   plain    each result is a maximum or minimum, or an operation on integers or truth values: sum, product, AND, OR,
 *            XOR
 *   extreme  the only result is a maximum or minimum of floats. The region's step takes ten operations, because it
 *            orders -0 below +0 and keeps a NaN. With the three accumulators described below, a step takes three or
 *            four operations.
 *   choice   the largest or smallest value and its place, as jax.numpy.argmax, argmin and qn_argmax compute them. A
 *            place is an index along the reduced dimension. Among equal values, the first one's place is the result.
 *            All NaNs count as equal, and as better than any number
 *
 * If all reductions of a nest are exact, the nest has as many accumulators as suit the target. Let d be the last
 * dimension of the operand with an extent other than 1. If an exact `reduce` reduces d, and d has at least
 * VIRTUAL_LANES elements, lanes run along d, whatever the node's order says.
 *
 * Extremes. The first accumulator keeps the larger (or smaller) of two values by one instruction of the CPU. This
 * instruction may lose a NaN and does not order zeros. The second and third accumulators record whether there was a
 * NaN, and the signs of the elements. If the extreme is zero, the signs decide: a maximum is -0 if all sign bits are
 * set, and a minimum is -0 if at least one is.
 *
 *   f32  (also f16 and bf16, which are f32 in expressions) The second accumulator is the largest of the elements' bits,
 *        taken as signed integers. It is negative if all sign bits are set. It is greater than the bits of infinity
 *        if there is a positive NaN. The third accumulator is the largest of the bits, taken as unsigned integers. Its
 *        sign bit is set if at least one element's sign bit is. It is greater than the bits of negative infinity if
 *        there is a negative NaN.
 *   f64  Few targets have maxima of 64-bit integers. So the second accumulator combines the bits by `and` (maximum) or
 *        `or` (minimum); only its sign bit is used. The third accumulator is -1 if there is a NaN, else 0.
 *
 * Choices. The first accumulator is the value, the second the place of the first of equal values, as an i32. The value
 * that the region returns may be the last of equal numbers. This value can have other bits than the value at the place,
 * because -0 and +0 are equal. So if the program uses the value, a choice of floats with such a region has a third
 * accumulator, the place of the last of equal numbers. */
#include <string.h>

#include "graph/infer.h"
#include "schedule/lower.h"

/* ---- recognition of choices -------------------------------------------------------------------------------------- */

/* A relation between the accumulator and the element. `values` compares their values: LESS means that the accumulator's
 * value is the smaller one. `in_order` says whether the accumulator's place is below the element's place. */
enum { LESS, EQUAL, GREATER, LEFT_NAN, RIGHT_NAN, BOTH_NAN, RELATIONS };
typedef struct relation {
    int values;
    bool in_order;
} relation;

/* What a node of the region returns under a given relation: a formal of the region (LEFT is the accumulator, RIGHT the
 * element), a truth value, or anything else. */
enum { LEFT_VALUE, LEFT_PLACE, RIGHT_VALUE, RIGHT_PLACE, IS_FALSE, IS_TRUE, IS_OTHER };
enum { MOST_STEPS = 256 /* the most nodes that evaluating a region may visit */ };

static int truth(bool x) { return x ? IS_TRUE : IS_FALSE; }

static int compared(const attr_record *a, int x, int y, relation of)
{
    bool values = !(x & 1), nan = false;
    int sign = x == y ? 0 : values ? of.values - EQUAL : of.in_order ? -1 : 1;
    if (x > RIGHT_PLACE || y > RIGHT_PLACE || (x & 1) != (y & 1) || attr_compare_type(a) == compare_type_TOTALORDER)
        return IS_OTHER;
    if (values && of.values >= LEFT_NAN)
        nan = of.values == BOTH_NAN || x != y || x == (of.values == LEFT_NAN ? LEFT_VALUE : RIGHT_VALUE);
    sign = x > y ? -sign : sign;
    switch (attr_comparison_direction(a)) {
    case comparison_direction_EQ: return truth(!nan && sign == 0);
    case comparison_direction_NE: return truth(nan || sign != 0);
    case comparison_direction_GE: return truth(!nan && sign >= 0);
    case comparison_direction_GT: return truth(!nan && sign > 0);
    case comparison_direction_LE: return truth(!nan && sign <= 0);
    case comparison_direction_LT: return truth(!nan && sign < 0);
    default: return IS_OTHER;
    }
}

/* What node n of region r returns under the relation `of`. IS_OTHER if n is not a comparison of formals, a selection
 * among formals, or logic. */
static int meaning(const graph *g, const region *r, node_id n, relation of, uint32_t *steps)
{
    for (uint32_t i = 0; i < 4; i++)
        if (r->formals.at[i].node == n)
            return (int)i;
    int x[3] = {IS_OTHER, IS_OTHER, IS_OTHER};
    for (uint32_t i = 0; i < node_at(g, n)->count && i < 3; i++) {
        if (++*steps > MOST_STEPS)
            return IS_OTHER;
        x[i] = meaning(g, r, node_operand(g, n, i), of, steps);
    }
    bool logic = x[0] == IS_FALSE || x[0] == IS_TRUE, both = logic && (x[1] == IS_FALSE || x[1] == IS_TRUE);
    switch ((int)node_op(g, n)) {
    case OP_compare: return compared(node_attrs(g, n), x[0], x[1], of);
    case OP_and: return both ? truth(x[0] == IS_TRUE && x[1] == IS_TRUE) : IS_OTHER;
    case OP_or: return both ? truth(x[0] == IS_TRUE || x[1] == IS_TRUE) : IS_OTHER;
    case OP_xor: return both ? truth(x[0] != x[1]) : IS_OTHER;
    case OP_not: return logic ? truth(x[0] == IS_FALSE) : IS_OTHER;
    case OP_select: return !logic ? IS_OTHER : x[0] == IS_TRUE ? x[1] : x[2];
    default: return IS_OTHER;
    }
}

typedef struct choice {
    bool largest;
    bool last_value; /* of equal values, the region returns the last one */
} choice;

/* Whether region r computes a choice as the top of this file describes. in_order: the element comes after the
 * accumulated elements; otherwise before them. */
static bool region_chooses(const graph *g, const region *r, bool floats, bool in_order, choice *out)
{
    int value[RELATIONS], place[RELATIONS], first = in_order ? LEFT_VALUE : RIGHT_VALUE;
    for (int k = 0; k < (floats ? RELATIONS : LEFT_NAN); k++) {
        uint32_t steps = 0;
        value[k] = meaning(g, r, r->outputs[0], (relation){k, in_order}, &steps);
        place[k] = meaning(g, r, r->outputs[1], (relation){k, in_order}, &steps);
        if ((value[k] != LEFT_VALUE && value[k] != RIGHT_VALUE) || (k != EQUAL && place[k] != value[k] + 1))
            return false;
    }
    out->largest = value[GREATER] == LEFT_VALUE;
    out->last_value = value[EQUAL] != first;
    bool nan_first =
        !floats || (value[LEFT_NAN] == LEFT_VALUE && value[RIGHT_NAN] == RIGHT_VALUE && value[BOTH_NAN] == first);
    return nan_first && value[GREATER] != value[LESS] && place[EQUAL] == first + 1;
}

/* Whether each element of n equals its own index in dimension d. */
static bool counts(const graph *g, node_id n, int64_t d)
{
    const attr_record *a = node_attrs(g, n);
    if (node_op(g, n) == OP_iota)
        return attr_iota_dimension(a) == d;
    if (node_op(g, n) != OP_broadcast_in_dim)
        return false;
    attr_dims to = attr_broadcast_dimensions(a);
    for (uint32_t i = 0; i < to.count; i++)
        if (to.at[i] == d)
            return node_shape(g, n)->dims[d] == node_shape(g, node_operand(g, n, 0))->dims[i] &&
                   counts(g, node_operand(g, n, 0), i);
    return false;
}

/* Whether n is a choice: it reduces one dimension, its second operand holds the places along this dimension, and its
 * region chooses (region_chooses). */
static bool is_choice(const graph *g, node_id n, choice *out)
{
    if (node_op(g, n) != OP_reduce || node_operand_count(g, n) != 4 || node_at(g, n)->count != 4)
        return false;
    attr_dims reduced = attr_dimensions(node_attrs(g, n));
    if (reduced.count != 1)
        return false;
    const type *values = node_shape(g, node_operand(g, n, 0)), *places = node_shape(g, node_operand(g, n, 1));
    qn_dtype dtype = (qn_dtype)values->dtype, place = (qn_dtype)places->dtype;
    int64_t extent = places->dims[reduced.at[0]], bits = dtype_facts[place].bits;
    if ((!dtype_is_float(dtype) && !dtype_is_int(dtype)) || !dtype_is_int(place))
        return false;
    if (extent > INT32_MAX || (bits < 32 && extent > INT64_C(1) << (bits - 1)))
        return false;
    const region *r = region_at(g, node_attrs(g, n)->regions[0]);
    bool floats = dtype_is_float(dtype);
    choice back;
    if (!counts(g, node_operand(g, n, 1), reduced.at[0]) || !region_chooses(g, r, floats, true, out))
        return false;
    /* If the node has the order `lanes`, an element may come before or after the accumulated elements. The region must
     * then make the same choice in both cases, and return the first of equal floats. */
    return attr_order(node_attrs(g, n)) == order_chain ||
           (region_chooses(g, r, floats, false, &back) && back.largest == out->largest &&
            !(floats && (out->last_value || back.last_value)));
}

/* ---- the kinds of exact reductions ------------------------------------------------------------------------------- */

typedef enum exact_kind { EXACT_NONE, EXACT_PLAIN, EXACT_EXTREME, EXACT_CHOICE } exact_kind;

/* Whether output n of a commutative region gives the same bits for any order of the elements: it is a maximum or
 * minimum, or has no float type. */
static bool is_plain(const graph *g, node_id n)
{
    op_kind op = node_op(g, n);
    return op == OP_maximum || op == OP_minimum || !dtype_is_float((qn_dtype)node_shape(g, n)->dtype);
}

static exact_kind kind_of(const graph *g, node_id n, choice *chosen)
{
    if (node_op(g, n) != OP_reduce && node_op(g, n) != OP_reduce_window)
        return EXACT_NONE;
    const region *r = region_at(g, node_attrs(g, n)->regions[0]);
    if (!reducer_commutes(g, node_attrs(g, n)->regions[0]))
        return is_choice(g, n, chosen) ? EXACT_CHOICE : EXACT_NONE;
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!is_plain(g, r->outputs[i]))
            return EXACT_NONE;
    bool floats = dtype_is_float((qn_dtype)node_shape(g, r->outputs[0])->dtype);
    return floats && r->output_count == 1 ? EXACT_EXTREME : EXACT_PLAIN;
}

bool is_exact(const graph *g, node_id n)
{
    choice chosen;
    return kind_of(g, n, &chosen) != EXACT_NONE;
}

bool is_extreme(const graph *g, node_id n, bool *largest)
{
    choice chosen;
    if (kind_of(g, n, &chosen) != EXACT_EXTREME)
        return false;
    *largest = node_op(g, region_at(g, node_attrs(g, n)->regions[0])->outputs[0]) == OP_maximum;
    return true;
}

/* ---- extremes ---------------------------------------------------------------------------------------------------- */

static sx_code *new_code(arena *a, uint32_t args)
{
    sx_code *s = sx_new(a);
    s->args = args;
    return s;
}

static sx further(sx_code *s, bool largest, sx x, sx y)
{
    sx better = largest ? sx_fgt(s, y, x) : sx_flt(s, y, x);
    return sx_select(s, better, y, x);
}

static sx signed_max(sx_code *s, sx x, sx y)
{
    sx less = sx_slt(s, x, y);
    return sx_select(s, less, y, x);
}

static sx unsigned_max(sx_code *s, sx x, sx y)
{
    sx less = sx_ult(s, x, y);
    return sx_select(s, less, y, x);
}

static void extreme_f32(arena *a, bool largest, nest_reduction *out)
{
    sx_code *s = out->first = new_code(a, 1);
    sx x = sx_arg(s, 0, SX_F32), bits = sx_bitcast(s, SX_I32, x);
    sx_output(s, x);
    sx_output(s, bits);
    sx_output(s, bits);
    s = out->step = new_code(a, 4);
    sx old[3] = {sx_arg(s, 0, SX_F32), 0, 0};
    old[1] = sx_arg(s, 1, SX_I32);
    old[2] = sx_arg(s, 2, SX_I32);
    x = sx_arg(s, 3, SX_F32);
    bits = sx_bitcast(s, SX_I32, x);
    sx_output(s, further(s, largest, old[0], x));
    sx_output(s, signed_max(s, old[1], bits));
    sx_output(s, unsigned_max(s, old[2], bits));
    s = out->fold = new_code(a, 6);
    sx in[6];
    for (uint32_t i = 0; i < 6; i++)
        in[i] = sx_arg(s, i, i % 3 ? SX_I32 : SX_F32);
    sx_output(s, further(s, largest, in[0], in[3]));
    sx_output(s, signed_max(s, in[1], in[4]));
    sx_output(s, unsigned_max(s, in[2], in[5]));
    s = out->read = new_code(a, 3);
    sx found = sx_arg(s, 0, SX_F32), high = sx_arg(s, 1, SX_I32), top = sx_arg(s, 2, SX_I32);
    sx zero = sx_float(s, SX_F32, 0), is_zero = sx_feq(s, found, zero);
    zero = sx_copysign(s, zero, sx_bitcast(s, SX_F32, largest ? high : top));
    sx positive_nan = sx_slt(s, sx_bits(s, SX_I32, 0x7f800000), high);
    sx nan = sx_or(s, positive_nan, sx_ult(s, sx_bits(s, SX_I32, 0xff800000), top));
    found = sx_select(s, is_zero, zero, found);
    sx_output(s, sx_select(s, nan, sx_bits(s, SX_F32, 0x7fc00000), found));
}

static sx join_signs(sx_code *s, bool largest, sx x, sx y) { return largest ? sx_and(s, x, y) : sx_or(s, x, y); }

static void extreme_f64(arena *a, bool largest, nest_reduction *out)
{
    sx_code *s = out->first = new_code(a, 1);
    sx x = sx_arg(s, 0, SX_F64), all = sx_int(s, SX_I64, -1), none = sx_int(s, SX_I64, 0);
    sx_output(s, x);
    sx_output(s, sx_bitcast(s, SX_I64, x));
    sx is_nan = sx_fne(s, x, x);
    sx_output(s, sx_select(s, is_nan, all, none));
    s = out->step = new_code(a, 4);
    sx old[3] = {sx_arg(s, 0, SX_F64), 0, 0};
    old[1] = sx_arg(s, 1, SX_I64);
    old[2] = sx_arg(s, 2, SX_I64);
    x = sx_arg(s, 3, SX_F64);
    sx_output(s, further(s, largest, old[0], x));
    sx_output(s, join_signs(s, largest, old[1], sx_bitcast(s, SX_I64, x)));
    is_nan = sx_fne(s, x, x);
    sx_output(s, sx_select(s, is_nan, sx_int(s, SX_I64, -1), old[2]));
    s = out->fold = new_code(a, 6);
    sx in[6];
    for (uint32_t i = 0; i < 6; i++)
        in[i] = sx_arg(s, i, i % 3 ? SX_I64 : SX_F64);
    sx_output(s, further(s, largest, in[0], in[3]));
    sx_output(s, join_signs(s, largest, in[1], in[4]));
    sx_output(s, sx_or(s, in[2], in[5]));
    s = out->read = new_code(a, 3);
    sx found = sx_arg(s, 0, SX_F64), signs = sx_arg(s, 1, SX_I64), nans = sx_arg(s, 2, SX_I64);
    sx zero = sx_float(s, SX_F64, 0), is_zero = sx_feq(s, found, zero);
    zero = sx_copysign(s, zero, sx_bitcast(s, SX_F64, signs));
    found = sx_select(s, is_zero, zero, found);
    sx nan = sx_ne(s, nans, sx_int(s, SX_I64, 0));
    sx_output(s, sx_select(s, nan, sx_bits(s, SX_F64, UINT64_C(0x7ff8) << 48), found));
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

typedef struct chooser {
    choice how;
    qn_dtype dtype;
    sx_type value;
    uint32_t count; /* number of accumulators: 2 or 3 (see the top of this file) */
} chooser;

static sx is_less(const chooser *c, sx_code *s, sx x, sx y)
{
    return dtype_is_signed(c->dtype) ? sx_slt(s, x, y) : sx_ult(s, x, y);
}

static sx negated(sx_code *s, sx x) { return sx_xor(s, x, sx_bits(s, SX_I1, 1)); }

/* Whether y is better than x. A NaN is better than a number, and nothing is better than a NaN. */
static sx is_better(const chooser *c, sx_code *s, sx x, sx y)
{
    if (!dtype_is_float(c->dtype))
        return c->how.largest ? is_less(c, s, x, y) : is_less(c, s, y, x);
    sx number = sx_feq(s, x, x), worse = c->how.largest ? sx_fle(s, y, x) : sx_fge(s, y, x);
    return sx_and(s, number, negated(s, worse));
}

/* The new element comes after all accumulated elements. */
static sx_code *choice_step(arena *a, const chooser *c)
{
    sx_code *s = new_code(a, c->count + 2);
    sx x = sx_arg(s, 0, c->value), first = sx_arg(s, 1, SX_I32);
    sx y = sx_arg(s, c->count, c->value), place = sx_arg(s, c->count + 1, SX_I32);
    sx better = is_better(c, s, x, y), take = better;
    if (c->count == 3)
        take = sx_or(s, better, sx_feq(s, x, y));
    sx_output(s, sx_select(s, take, y, x));
    sx_output(s, sx_select(s, better, place, first));
    if (c->count == 3)
        sx_output(s, sx_select(s, take, place, sx_arg(s, 2, SX_I32)));
    return s;
}

/* Makes the code that combines the accumulators of two sets of elements. An element of either set may come before or
 * after an element of the other set. */
static sx_code *choice_fold(arena *a, const chooser *c)
{
    sx_code *s = new_code(a, 2 * c->count);
    sx x = sx_arg(s, 0, c->value), x_first = sx_arg(s, 1, SX_I32);
    sx x_place = c->count == 3 ? sx_arg(s, 2, SX_I32) : 0, y = sx_arg(s, c->count, c->value);
    sx y_first = sx_arg(s, c->count + 1, SX_I32), y_place = c->count == 3 ? sx_arg(s, 5, SX_I32) : 0;
    bool floats = dtype_is_float(c->dtype);
    sx better = is_better(c, s, x, y);
    sx same = floats ? sx_feq(s, x, y) : sx_eq(s, x, y);
    if (floats) {
        sx x_nan = sx_fne(s, x, x);
        same = sx_or(s, same, sx_and(s, x_nan, sx_fne(s, y, y)));
    }
    sx earlier = sx_or(s, better, sx_and(s, same, sx_slt(s, y_first, x_first))), take = earlier;
    if (c->count == 3) {
        sx equal = sx_feq(s, x, y), later = sx_and(s, equal, sx_slt(s, x_place, y_place));
        sx first_nan = sx_and(s, sx_fne(s, x, x), earlier);
        take = sx_or(s, better, sx_or(s, later, first_nan));
    }
    sx_output(s, sx_select(s, take, y, x));
    sx_output(s, sx_select(s, earlier, y_first, x_first));
    if (c->count == 3)
        sx_output(s, sx_select(s, take, y_place, x_place));
    return s;
}

static bool wants_value(const lowering *l, node_id n)
{
    for (node_id r = l->p->info[n].next_result; r; r = l->p->info[r].next_result)
        if (attr_index(node_attrs(l->g, r)) == 0)
            return true;
    return false;
}

static void choice_codes(lowering *l, const member *m, const affine *index, const choice *how, nest_reduction *out)
{
    graph *g = l->g;
    qn_dtype place = (qn_dtype)node_shape(g, node_operand(g, m->node, 1))->dtype;
    chooser c = {.how = *how, .dtype = (qn_dtype)node_shape(g, node_operand(g, m->node, 0))->dtype, .count = 2};
    c.value = sx_type_of(l->n->code, out->elements[0]);
    if (how->last_value && dtype_is_float(c.dtype) && wants_value(l, m->node))
        c.count = 3;
    sx *elements = ARENA_NEW_ARRAY(l->a, sx, 2);
    elements[0] = out->elements[0];
    elements[1] = nest_argument(l, (nest_arg){.kind = ARG_INDEX, .type = SX_I32, .index = index[m->kept]});
    out->elements = elements;
    sx_code *s = out->first = new_code(l->a, 2);
    sx_output(s, sx_arg(s, 0, c.value));
    for (uint32_t i = 1; i < c.count; i++)
        sx_output(s, sx_arg(s, 1, SX_I32));
    out->step = choice_step(l->a, &c);
    out->fold = choice_fold(l->a, &c);
    s = out->read = new_code(l->a, c.count);
    sx_output(s, sx_arg(s, 0, c.value));
    sx_output(s, sx_convert(s, QN_I32, place, sx_arg(s, 1, SX_I32)));
}

static bool is_constant(const sx_code *s, sx value, uint64_t bits)
{
    const sx_inst *at = sx_at(s, value);
    return at->op == SX_OP_const && (at->a | (uint64_t)at->b << 32) == bits;
}

void lower_exact(lowering *l, const member *m, const affine *index, nest_reduction *out)
{
    choice how;
    exact_kind kind = kind_of(l->g, m->node, &how);
    if (kind == EXACT_NONE)
        return;
    out->any_order = true;
    out->cut = (nest_cut){0};
    if (kind == EXACT_CHOICE)
        choice_codes(l, m, index, &how, out);
    bool largest;
    if (!is_extreme(l->g, m->node, &largest))
        return;
    bool wide = sx_type_of(l->n->code, out->elements[0]) == SX_F64;
    if (wide)
        extreme_f64(l->a, largest, out);
    else
        extreme_f32(l->a, largest, out);
    uint64_t infinity = wide ? UINT64_C(0x7ff) << 52 : 0x7f800000, sign = wide ? UINT64_C(1) << 63 : UINT64_C(1) << 31;
    if (is_constant(l->n->code, out->inits[0], largest ? infinity | sign : infinity))
        out->finish = NULL; /* the start value is neutral, and `read` has made NaNs canonical, so there is nothing
                               left to finish */
}
