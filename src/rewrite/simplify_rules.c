/* Simplification rules for elementwise operations, and the predicates that rules call. See simplify.h and
 * simplify_rules.def. */
#include "rewrite/simplify.h"

#include <string.h>

/* ---- predicates that rules call ---------------------------------------------------------------------------------- */

static node_id lhs_of(const graph *g, node_id n) { return node_operand(g, n, 0); }
static node_id rhs_of(const graph *g, node_id n) { return node_operand(g, n, 1); }
static qn_dtype dtype_of(const graph *g, node_id n) { return (qn_dtype)node_shape(g, n)->dtype; }

bool splat_bits(const graph *g, node_id n, uint64_t *out)
{
    const attr_record *a = node_attrs(g, n);
    if (node_op(g, n) != OP_constant || !attr_value(a).splat)
        return false;
    *out = 0;
    memcpy(out, attr_value(a).at, attr_value(a).bytes);
    return true;
}

bool is_number(const graph *g, node_id n, double value)
{
    uint64_t bits;
    return splat_bits(g, n, &bits) && bits == dtype_encode(dtype_of(g, n), value);
}

/* Whether n is a constant whose elements have all bits set. For i1, this means that all elements are true. */
static bool is_ones(const graph *g, node_id n)
{
    uint64_t bits, ones = ~(uint64_t)0 >> (64 - dtype_facts[dtype_of(g, n)].bits);
    return splat_bits(g, n, &bits) && bits == ones;
}

static bool canonical_constant(const graph *g, node_id n)
{
    const attr_record *a = node_attrs(g, n);
    qn_dtype dtype = attr_element_type(a);
    uint64_t infinity = dtype_encode(dtype, (double)__builtin_inf()), nan = dtype_encode(dtype, __builtin_nan(""));
    uint64_t sign = (uint64_t)1 << (dtype_facts[dtype].bits - 1);
    size_t size = dtype_bytes(dtype);
    if (attr_value(a).buffer)
        return false;
    for (uint32_t at = 0; at < attr_value(a).bytes; at += (uint32_t)size) {
        uint64_t bits = 0;
        memcpy(&bits, (const char *)attr_value(a).at + at, size);
        if ((bits & ~sign) > infinity && bits != nan)
            return false;
    }
    return true;
}

static bool canonical_within(const graph *g, node_id n, int depth);

static bool canonical_reduce(const graph *g, node_id n, int depth)
{
    const attr_record *a = node_attrs(g, n);
    for (uint32_t i = 0; i < attr_dimensions(a).count; i++)
        if (node_shape(g, node_operand(g, n, 0))->dims[attr_dimensions(a).at[i]] == 0)
            return canonical_within(g, node_operand(g, n, 1), depth);
    return canonical_within(g, region_at(g, a->regions[0])->outputs[0], depth);
}

/* Whether every NaN of n certainly has the one form of docs/numerics.md ("canonical"). Examines n and the nodes that n
 * depends on, at most `depth` levels deep. Elementwise operations except select make NaN canonical. An operation that
 * moves elements keeps the NaNs of its operands. */
static bool canonical_within(const graph *g, node_id n, int depth)
{
    uint32_t first = 0, count = 1;
    if (!dtype_is_float(dtype_of(g, n)))
        return dtype_of(g, n) != QN_NONE;
    if (depth == 0)
        return false;
    if (op_is_elementwise(node_op(g, n)) && node_op(g, n) != OP_select)
        return true;
    switch (node_op(g, n)) {
    case OP_iota:
    case OP_convolution:
    case OP_dot_general: return true;
    case OP_constant: return canonical_constant(g, n);
    case OP_reduce: return canonical_reduce(g, n, depth - 1);
    case OP_select: first = 1, count = 2; break;
    case OP_concatenate: count = node_at(g, n)->count; break;
    case OP_pad:
    case OP_dynamic_update_slice: count = 2; break;
    case OP_broadcast_in_dim:
    case OP_reshape:
    case OP_transpose:
    case OP_slice:
    case OP_reverse:
    case OP_dynamic_slice: break;
    default: return false;
    }
    for (uint32_t i = first; i < first + count; i++)
        if (!canonical_within(g, node_operand(g, n, i), depth - 1))
            return false;
    return true;
}

bool is_canonical(const graph *g, node_id n) { return canonical_within(g, n, 5); }

/* Returns n if every NaN in n is canonical, else 0. A value may replace a result of arithmetic only if all NaNs in the
 * value are canonical. */
static node_id if_canonical(const graph *g, node_id n) { return is_canonical(g, n) ? n : 0; }

/* ---- constants in arithmetic ------------------------------------------------------------------------------------- */

static node_id constant_right(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id lhs = lhs_of(g, n), rhs = rhs_of(g, n);
    if (node_op(g, lhs) != OP_constant || node_op(g, rhs) == OP_constant)
        return 0;
    return node_make(g, node_op(g, n), 2, (node_id[]){rhs, lhs}, NULL);
}

node_id rule_add_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }
node_id rule_multiply_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }
node_id rule_maximum_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }
node_id rule_minimum_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }
node_id rule_and_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }
node_id rule_or_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }
node_id rule_xor_constant_right(simplifier *s, node_id n) { return constant_right(s, n); }

/* Returns lhs if all elements of rhs are `number` and every NaN in lhs is canonical. Otherwise returns 0. */
static node_id neutral(simplifier *s, node_id n, double number)
{
    graph *g = simplify_graph(s);
    return is_number(g, rhs_of(g, n), number) ? if_canonical(g, lhs_of(g, n)) : 0;
}

/* +0 is not neutral for floats: -0 + +0 is +0. */
node_id rule_add_neutral(simplifier *s, node_id n)
{
    return neutral(s, n, dtype_is_float(dtype_of(simplify_graph(s), n)) ? -0.0 : 0);
}
node_id rule_subtract_neutral(simplifier *s, node_id n) { return neutral(s, n, 0); }
node_id rule_multiply_neutral(simplifier *s, node_id n) { return neutral(s, n, 1); }
node_id rule_divide_neutral(simplifier *s, node_id n) { return neutral(s, n, 1); }
node_id rule_or_neutral(simplifier *s, node_id n) { return neutral(s, n, 0); }
node_id rule_xor_neutral(simplifier *s, node_id n) { return neutral(s, n, 0); }
node_id rule_shift_left_neutral(simplifier *s, node_id n) { return neutral(s, n, 0); }
node_id rule_shift_right_arithmetic_neutral(simplifier *s, node_id n) { return neutral(s, n, 0); }
node_id rule_shift_right_logical_neutral(simplifier *s, node_id n) { return neutral(s, n, 0); }
node_id rule_and_neutral(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return is_ones(g, rhs_of(g, n)) ? lhs_of(g, n) : 0;
}

/* If rhs is 0, replaces n by 0. Applies only to integers and i1: for floats, the result could be NaN or -0. */
static node_id by_zero(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return !dtype_is_float(dtype_of(g, n)) && is_number(g, rhs_of(g, n), 0) ? rhs_of(g, n) : 0;
}

node_id rule_multiply_by_zero(simplifier *s, node_id n) { return by_zero(s, n); }
node_id rule_and_by_zero(simplifier *s, node_id n) { return by_zero(s, n); }
node_id rule_or_by_ones(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return is_ones(g, rhs_of(g, n)) ? rhs_of(g, n) : 0;
}

node_id rule_multiply_by_minus_one(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    qn_dtype dtype = dtype_of(g, n);
    if ((!dtype_is_float(dtype) && !dtype_is_signed(dtype)) || !is_number(g, rhs_of(g, n), -1))
        return 0;
    return b_negate(g, lhs_of(g, n));
}

/* A power of two has an exact reciprocal. So `x / c` and `x * (1 / c)` are the same exact value, rounded once. The rule
 * does not apply if the divisor or its reciprocal is subnormal. */
node_id rule_divide_by_power_of_two(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    qn_dtype dtype = dtype_of(g, n);
    uint64_t bits;
    if (!dtype_is_float(dtype) || !splat_bits(g, rhs_of(g, n), &bits))
        return 0;
    int mantissa = dtype_facts[dtype].mantissa, field = dtype_exponent(dtype);
    uint64_t fields = ((uint64_t)1 << field) - 1, exponent = bits >> mantissa & fields,
             sign = bits >> mantissa >> field;
    if (bits << (64 - mantissa) || exponent == 0 || exponent >= fields - 1)
        return 0;
    bits = (sign << field | (fields - 1 - exponent)) << mantissa;
    return b_multiply(g, lhs_of(g, n), node_constant(g, node_type(g, n), &bits, true));
}

/* ---- signs ------------------------------------------------------------------------------------------------------- */

node_id rule_add_of_negate(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id lhs = lhs_of(g, n), rhs = rhs_of(g, n);
    if (node_op(g, rhs) == OP_negate)
        return b_subtract(g, lhs, lhs_of(g, rhs));
    return node_op(g, lhs) == OP_negate ? b_subtract(g, rhs, lhs_of(g, lhs)) : 0;
}

node_id rule_subtract_of_negate(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_op(g, rhs_of(g, n)) == OP_negate ? b_add(g, lhs_of(g, n), lhs_of(g, rhs_of(g, n))) : 0;
}

node_id rule_multiply_of_negate(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id lhs = lhs_of(g, n), rhs = rhs_of(g, n);
    uint64_t bits;
    if (node_op(g, lhs) != OP_negate)
        return 0;
    if (node_op(g, rhs) == OP_negate)
        return b_multiply(g, lhs_of(g, lhs), lhs_of(g, rhs));
    return splat_bits(g, rhs, &bits) ? b_multiply(g, lhs_of(g, lhs), b_negate(g, rhs)) : 0;
}

/* -(x * c) becomes x * -c, and -(x / c) becomes x / -c, for a constant c. The bits of floats do not change, because
 * rounding is symmetric in the sign. The bits of integer products do not change, because integers wrap. The rule does
 * not apply to integer division: for unsigned integers, -(6 / 2) is not 6 / (-2). */
node_id rule_negate_of_scaled(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = lhs_of(g, n);
    uint64_t bits;
    bool divides = node_op(g, inner) == OP_divide && dtype_is_float(dtype_of(g, n));
    if ((node_op(g, inner) != OP_multiply && !divides) || !splat_bits(g, rhs_of(g, inner), &bits))
        return 0;
    return node_make(g, node_op(g, inner), 2, (node_id[]){lhs_of(g, inner), b_negate(g, rhs_of(g, inner))}, NULL);
}

node_id rule_negate_of_negate(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = lhs_of(g, n);
    return node_op(g, inner) == OP_negate ? if_canonical(g, lhs_of(g, inner)) : 0;
}

node_id rule_not_of_not(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_op(g, lhs_of(g, n)) == OP_not ? lhs_of(g, lhs_of(g, n)) : 0;
}

/* EQ and NE are opposites, and so are GE and LT, and GT and LE. Exception: in comparisons of type FLOAT, GE, LT, GT and
 * LE are all false if an operand is NaN, so there only EQ and NE are opposites. */
node_id rule_not_of_compare(simplifier *s, node_id n)
{
    static const uint8_t opposite[] = {
        [comparison_direction_EQ] = comparison_direction_NE, [comparison_direction_NE] = comparison_direction_EQ,
        [comparison_direction_GE] = comparison_direction_LT, [comparison_direction_LT] = comparison_direction_GE,
        [comparison_direction_GT] = comparison_direction_LE, [comparison_direction_LE] = comparison_direction_GT,
    };
    graph *g = simplify_graph(s);
    node_id inner = lhs_of(g, n);
    if (node_op(g, inner) != OP_compare)
        return 0;
    attrs a = attrs_of(g, inner);
    if (a.compare_type == compare_type_FLOAT && a.comparison_direction != comparison_direction_EQ &&
        a.comparison_direction != comparison_direction_NE)
        return 0;
    a.comparison_direction = opposite[a.comparison_direction];
    return node_make(g, OP_compare, 2, (node_id[]){lhs_of(g, inner), rhs_of(g, inner)}, &a);
}

/* Let f be the operation of n, which must be even. Replaces f(-x) and f(|x|) by f(x). */
static node_id of_even(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = lhs_of(g, n);
    if (node_op(g, inner) != OP_negate && node_op(g, inner) != OP_abs)
        return 0;
    return node_make(g, node_op(g, n), 1, (node_id[]){lhs_of(g, inner)}, NULL);
}

node_id rule_abs_of_even(simplifier *s, node_id n) { return of_even(s, n); }
node_id rule_square_of_even(simplifier *s, node_id n) { return of_even(s, n); }

/* ---- equal operands ---------------------------------------------------------------------------------------------- */

static node_id itself(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return lhs_of(g, n) == rhs_of(g, n) ? if_canonical(g, lhs_of(g, n)) : 0;
}

static node_id zero_of_itself(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return lhs_of(g, n) == rhs_of(g, n) && !dtype_is_float(dtype_of(g, n)) ? b_zeros_like(g, n) : 0;
}

node_id rule_subtract_of_itself(simplifier *s, node_id n) { return zero_of_itself(s, n); }
node_id rule_xor_of_itself(simplifier *s, node_id n) { return zero_of_itself(s, n); }
node_id rule_and_of_itself(simplifier *s, node_id n) { return itself(s, n); }
node_id rule_or_of_itself(simplifier *s, node_id n) { return itself(s, n); }
node_id rule_maximum_of_itself(simplifier *s, node_id n) { return itself(s, n); }
node_id rule_minimum_of_itself(simplifier *s, node_id n) { return itself(s, n); }

node_id rule_compare_of_itself(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const attr_record *a = node_attrs(g, n);
    if (lhs_of(g, n) != rhs_of(g, n) || attr_compare_type(a) == compare_type_FLOAT)
        return 0;
    return b_fill_like(g, n,
                       attr_comparison_direction(a) == comparison_direction_EQ ||
                           attr_comparison_direction(a) == comparison_direction_GE ||
                           attr_comparison_direction(a) == comparison_direction_LE);
}

/* ---- select ------------------------------------------------------------------------------------------------------ */

node_id rule_select_known_pred(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    uint64_t bits;
    return splat_bits(g, node_operand(g, n, 0), &bits) ? node_operand(g, n, bits ? 1 : 2) : 0;
}

node_id rule_select_same_branches(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_operand(g, n, 1) == node_operand(g, n, 2) ? node_operand(g, n, 1) : 0;
}

node_id rule_select_of_not(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id pred = node_operand(g, n, 0);
    if (node_op(g, pred) != OP_not)
        return 0;
    return b_select(g, lhs_of(g, pred), node_operand(g, n, 2), node_operand(g, n, 1));
}

node_id rule_select_of_booleans(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id pred = node_operand(g, n, 0), on_true = node_operand(g, n, 1), on_false = node_operand(g, n, 2);
    if (node_type(g, n) != node_type(g, pred))
        return 0;
    if (is_number(g, on_true, 1) && is_number(g, on_false, 0))
        return pred;
    return is_number(g, on_true, 0) && is_number(g, on_false, 1) ? b_not(g, pred) : 0;
}

/* ---- convert ----------------------------------------------------------------------------------------------------- */

node_id rule_convert_same_type(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    return node_type(g, lhs_of(g, n)) == node_type(g, n) ? if_canonical(g, lhs_of(g, n)) : 0;
}

/* Whether the type `to` represents every value of the type `from`. */
static bool holds_all(qn_dtype from, qn_dtype to)
{
    uint32_t have = dtype_facts[from].bits, room = dtype_facts[to].bits;
    if (from == to || from == QN_I1)
        return true;
    if (to == QN_I1)
        return false;
    if (dtype_is_float(from)) /* f16 cannot represent every bf16, and bf16 cannot represent every f16 */
        return dtype_is_float(to) && room > have;
    /* A float is exact for integers of a magnitude up to 2^(mantissa + 1). The magnitudes of an integer type are at
     * most 2^have, and at most 2^(have - 1) if the type is signed. */
    if (dtype_is_float(to))
        return (int)have - dtype_is_signed(from) <= dtype_facts[to].mantissa + 1;
    return dtype_is_signed(from) == dtype_is_signed(to) ? room >= have : !dtype_is_signed(from) && room > have;
}

/* Replaces two conversions by one if the first is exact. There is an exception: an integer becomes a float, and the
 * float becomes an integer of a type that cannot represent every value of the first integer type. There the conversion
 * from the float saturates, but a single conversion between the integer types would wrap. */
node_id rule_convert_of_convert(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    node_id inner = lhs_of(g, n);
    if (node_op(g, inner) != OP_convert)
        return 0;
    qn_dtype from = dtype_of(g, lhs_of(g, inner)), by = dtype_of(g, inner), to = dtype_of(g, n);
    bool saturates = !dtype_is_float(from) && dtype_is_float(by) && dtype_is_int(to);
    if (!holds_all(from, by) || (saturates && !holds_all(from, to)))
        return 0;
    return node_make(g, OP_convert, 1, (node_id[]){lhs_of(g, inner)}, &(attrs){.element_type = to});
}

node_id rule_reduce_precision_nothing(simplifier *s, node_id n)
{
    graph *g = simplify_graph(s);
    const attr_record *a = node_attrs(g, n);
    int mantissa = dtype_facts[dtype_of(g, n)].mantissa, exponent = dtype_exponent(dtype_of(g, n));
    return attr_exponent_bits(a) >= exponent && attr_mantissa_bits(a) >= mantissa ? if_canonical(g, lhs_of(g, n)) : 0;
}
