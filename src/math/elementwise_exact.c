/* Elementwise operations whose results are exact or correctly rounded. */
#include <math.h>

#include "math/elementwise.h"
#include "math/functions.h"

/* Defines an operation by an expression in s, type and the operands x[0], x[1], x[2]. */
#define SCALAR(name, expression)                                                                                       \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)s, (void)type, (void)attributes;                                                                         \
        return expression;                                                                                             \
    }

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

static sx int_like(sx_code *s, sx x, int64_t value) { return sx_int(s, sx_type_of(s, x), value); }
static sx float_like(sx_code *s, sx x, double value) { return sx_float(s, sx_type_of(s, x), value); }
static int width_of(const sx_code *s, sx x) { return sx_type_bits[sx_type_of(s, x)]; }
static sx is_zero(sx_code *s, sx x) { return sx_eq(s, x, int_like(s, x, 0)); }
static sx is_nan(sx_code *s, sx x) { return sx_fne(s, x, x); }
static sx nan_like(sx_code *s, sx x) { return sx_type_of(s, x) == SX_F32 ? f32_nan(s) : f64_nan(s); }
static sx float_bits(sx_code *s, sx x) { return sx_bitcast(s, sx_type_of(s, x) == SX_F32 ? SX_I32 : SX_I64, x); }

static sx less(sx_code *s, qn_dtype type, sx a, sx b)
{
    return dtype_is_signed(type) ? sx_slt(s, a, b) : sx_ult(s, a, b);
}

/* ---- one operand ------------------------------------------------------------------------------------------------- */

SCALAR(ceil, sx_ceil(s, x[0]))
SCALAR(floor, sx_floor(s, x[0]))
SCALAR(round_nearest_even, sx_rint(s, x[0]))
SCALAR(sqrt, sx_sqrt(s, x[0]))
SCALAR(count_leading_zeros, sx_ctlz(s, x[0]))
SCALAR(popcnt, sx_ctpop(s, x[0]))
SCALAR(not, sx_xor(s, x[0], int_like(s, x[0], -1)))
SCALAR(is_finite, sx_flt(s, sx_fabs(s, x[0]), float_like(s, x[0], INFINITY)))
SCALAR(is_inf, sx_feq(s, sx_fabs(s, x[0]), float_like(s, x[0], INFINITY)))
SCALAR(is_pos_inf, sx_feq(s, x[0], float_like(s, x[0], INFINITY)))
SCALAR(is_neg_inf, sx_feq(s, x[0], float_like(s, x[0], -INFINITY)))
SCALAR(negate, dtype_is_float(type) ? sx_fneg(s, x[0]) : sx_sub(s, int_like(s, x[0], 0), x[0]))
SCALAR(square, dtype_is_float(type) ? sx_fmul(s, x[0], x[0]) : sx_mul(s, x[0], x[0]))

sx scalar_abs(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    if (dtype_is_float(type))
        return sx_fabs(s, x[0]);
    sx negative = scalar_negate(s, type, x, attributes);
    return sx_select(s, sx_slt(s, x[0], int_like(s, x[0], 0)), negative, x[0]);
}

/* Rounds to the nearest integer, ties away from zero. The part that truncation removes, `x - whole`, is exact. */
static sx round_away(sx_code *s, sx x)
{
    sx whole = sx_ftrunc(s, x), rest = sx_fabs(s, sx_fsub(s, x, whole));
    sx away = sx_fadd(s, whole, sx_copysign(s, float_like(s, x, 1), x));
    return sx_select(s, sx_fge(s, rest, float_like(s, x, 0.5)), away, whole);
}
SCALAR(round_nearest_afz, round_away(s, x[0]))

static sx sign_of_float(sx_code *s, sx x)
{
    sx not_above = sx_select(s, below(s, x, 0), float_like(s, x, -1), x);
    return sx_select(s, above(s, x, 0), float_like(s, x, 1), not_above);
}

static sx sign_of_int(sx_code *s, sx x)
{
    sx minus_one_or_zero = sx_ashr(s, x, int_like(s, x, width_of(s, x) - 1));
    return sx_select(s, sx_slt(s, int_like(s, x, 0), x), int_like(s, x, 1), minus_one_or_zero);
}
SCALAR(sign, dtype_is_float(type) ? sign_of_float(s, x[0]) : sign_of_int(s, x[0]))

/* ---- arithmetic and logic ---------------------------------------------------------------------------------------- */

#define ARITHMETIC(op, of_floats, of_bools)                                                                            \
    (dtype_is_float(type) ? of_floats(s, x[0], x[1]) : type == QN_I1 ? of_bools(s, x[0], x[1]) : op(s, x[0], x[1]))
SCALAR(add, ARITHMETIC(sx_add, sx_fadd, sx_or))
SCALAR(multiply, ARITHMETIC(sx_mul, sx_fmul, sx_and))
SCALAR(subtract, ARITHMETIC(sx_sub, sx_fsub, sx_xor))

/* The high half of the product of x[0] and x[1]. For 64 bits, the code multiplies the halves of the operands as
 * unsigned numbers. For a negative operand, the unsigned number is larger by 2^64. So for each negative operand, the
 * code subtracts the other operand from the high half. */
sx scalar_mulhi(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    (void)attributes;
    sx_type own = sx_type_of(s, x[0]);
    bool is_signed = dtype_is_signed(type);
    if (own != SX_I64) {
        sx_type wide = own == SX_I32 ? SX_I64 : SX_I32;
        sx a = is_signed ? sx_sext(s, wide, x[0]) : sx_zext(s, wide, x[0]);
        sx b = is_signed ? sx_sext(s, wide, x[1]) : sx_zext(s, wide, x[1]);
        return sx_trunc(s, own, sx_lshr(s, sx_mul(s, a, b), sx_int(s, wide, sx_type_bits[own])));
    }
    sx low = i64_of(s, UINT32_MAX), half = i64_of(s, 32), most = i64_of(s, 63);
    sx a = sx_and(s, x[0], low), b = sx_lshr(s, x[0], half), c = sx_and(s, x[1], low), d = sx_lshr(s, x[1], half);
    sx middle = sx_add(s, sx_mul(s, b, c), sx_lshr(s, sx_mul(s, a, c), half));
    sx other = sx_add(s, sx_mul(s, a, d), sx_and(s, middle, low));
    sx high = sx_add(s, sx_mul(s, b, d), sx_add(s, sx_lshr(s, middle, half), sx_lshr(s, other, half)));
    if (!is_signed)
        return high;
    sx excess = sx_add(s, sx_and(s, sx_ashr(s, x[0], most), x[1]), sx_and(s, sx_ashr(s, x[1], most), x[0]));
    return sx_sub(s, high, excess);
}
SCALAR(and, sx_and(s, x[0], x[1]))
SCALAR(or, sx_or(s, x[0], x[1]))
SCALAR(xor, sx_xor(s, x[0], x[1]))

/* Shifts x[0] by x[1]. The result is `beyond` if x[1] is at least the width of the type. */
static sx shift(sx_code *s, sx_op op, const sx *x, sx beyond)
{
    sx width = int_like(s, x[1], width_of(s, x[1])), amount = sx_and(s, x[1], int_like(s, x[1], width_of(s, x[1]) - 1));
    sx shifted = sx_make(s, op, sx_type_of(s, x[0]), 0, x[0], amount, 0);
    return sx_select(s, sx_ult(s, x[1], width), shifted, beyond);
}
SCALAR(shift_left, shift(s, SX_OP_shl, x, int_like(s, x[0], 0)))
SCALAR(shift_right_logical, shift(s, SX_OP_lshr, x, int_like(s, x[0], 0)))

sx scalar_shift_right_arithmetic(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    (void)type, (void)attributes;
    sx most = int_like(s, x[1], width_of(s, x[1]) - 1);
    return sx_ashr(s, x[0], sx_select(s, sx_ult(s, x[1], most), x[1], most));
}

/* Whether the divisor is a literal other than 0 and -1. The division then has no special cases. */
static bool is_plain_divisor(const sx_code *s, sx divisor)
{
    const sx_inst *i = sx_at(s, divisor);
    uint64_t bits = i->a | (uint64_t)i->b << 32;
    return i->op == SX_OP_const && bits && bits != UINT64_MAX >> (64 - sx_type_bits[i->type]);
}

/* The divisor, or 1 if the divisor is 0 or if the quotient overflows (the most negative number divided by -1). A
 * quotient that overflows wraps to the dividend, and a division by 1 gives the dividend. */
static sx safe_divisor(sx_code *s, qn_dtype type, const sx *x)
{
    if (is_plain_divisor(s, x[1]))
        return x[1];
    sx unsafe = is_zero(s, x[1]);
    if (dtype_is_signed(type)) {
        sx least = sx_int(s, sx_type_of(s, x[0]), (int64_t)(UINT64_MAX << (width_of(s, x[0]) - 1)));
        sx overflows = sx_and(s, sx_eq(s, x[0], least), sx_eq(s, x[1], int_like(s, x[1], -1)));
        unsafe = sx_or(s, unsafe, overflows);
    }
    return sx_select(s, unsafe, int_like(s, x[1], 1), x[1]);
}

static sx divide_int(sx_code *s, qn_dtype type, const sx *x)
{
    sx divisor = safe_divisor(s, type, x);
    sx quotient = dtype_is_signed(type) ? sx_sdiv(s, x[0], divisor) : sx_udiv(s, x[0], divisor);
    return is_plain_divisor(s, x[1]) ? quotient : sx_select(s, is_zero(s, x[1]), int_like(s, x[0], -1), quotient);
}
SCALAR(divide, dtype_is_float(type) ? sx_fdiv(s, x[0], x[1]) : divide_int(s, type, x))

static sx remainder_int(sx_code *s, qn_dtype type, const sx *x)
{
    sx divisor = safe_divisor(s, type, x);
    sx rest = dtype_is_signed(type) ? sx_srem(s, x[0], divisor) : sx_urem(s, x[0], divisor);
    return is_plain_divisor(s, x[1]) ? rest : sx_select(s, is_zero(s, x[1]), x[0], rest);
}

/* Computes the power by repeated squaring. The sub-program is one round, which handles one bit of the exponent. `left`
 * is the exponent without the bits of earlier rounds; `square` is the base, squared once in each earlier round. If the
 * exponent is negative, base 1 gives 1, base -1 gives 1 or -1, and every other base gives 0. This includes base 0, as
 * in StableHLO's reference. */
sx scalar_power_int(sx_code *s, qn_dtype type, sx base, sx exponent)
{
    sx_type machine = sx_type_of(s, base);
    sx_code *round = sx_new(s->arena);
    sx result = sx_arg(round, 0, machine), square = sx_arg(round, 1, machine), left = sx_arg(round, 2, machine);
    sx one = sx_int(round, machine, 1), odd = sx_ne(round, sx_and(round, left, one), sx_int(round, machine, 0));
    sx rest = sx_lshr(round, left, one);
    sx_output(round, sx_select(round, odd, sx_mul(round, result, square), result));
    sx_output(round, sx_mul(round, square, square));
    sx_output(round, rest);
    sx_output(round, sx_ne(round, rest, sx_int(round, machine, 0)));

    if (dtype_is_signed(type)) {
        sx unit = sx_ult(s, sx_add(s, base, int_like(s, base, 1)), int_like(s, base, 3)); /* base is -1, 0 or 1 */
        unit = sx_and(s, unit, sx_ne(s, base, int_like(s, base, 0)));
        sx vanishes = sx_and(s, sx_slt(s, exponent, int_like(s, exponent, 0)), sx_xor(s, unit, sx_int(s, SX_I1, 1)));
        base = sx_select(s, vanishes, int_like(s, base, 0), base);
    }
    sx state[3] = {int_like(s, base, 1), base, exponent};
    sx_bounded_loop(s, (uint32_t)width_of(s, base), round, 3, 0, state);
    return state[0];
}

/* ---- remainder of floats ----------------------------------------------------------------------------------------- */

/* One round replaces r by r mod (y 2^k). r and y are finite f64 values; r is not negative, y is positive and normal. k
 * is chosen so that the quotient r / (y 2^k) is less than 2^51.
 *
 * A round is exact. Let q be the quotient, rounded and then truncated: the integer part of the exact quotient, or 1
 * more. If q is 1 more, `r - q y 2^k` is negative, and the code adds y 2^k. The magnitude of `r - q y 2^k` is at most
 * y 2^k. It is a multiple of the unit in the last place of r or of y 2^k, whichever unit is smaller. So the magnitude
 * fits into 53 bits, and the fma does not round. Each round reduces the difference of the exponents of r and y by at
 * least 49, or to 0. */
static sx_code *reduction_round(arena *a)
{
    sx_code *s = sx_new(a);
    sx r = sx_arg(s, 0, SX_F64), y = sx_arg(s, 1, SX_F64), zero = i64_of(s, 0), shift = i64_of(s, 52);
    sx r_bits = sx_bitcast(s, SX_I64, r), y_bits = sx_bitcast(s, SX_I64, y);
    sx difference = sx_sub(s, sx_lshr(s, r_bits, shift), sx_lshr(s, y_bits, shift));
    sx k = sx_sub(s, difference, i64_of(s, 49));
    k = sx_select(s, sx_slt(s, k, zero), zero, k);
    sx scaled = sx_bitcast(s, SX_F64, sx_add(s, y_bits, sx_shl(s, k, shift)));
    sx q = sx_ftrunc(s, sx_fdiv(s, r, scaled));
    sx rest = sx_fma(s, sx_fneg(s, q), scaled, r);
    rest = sx_select(s, sx_flt(s, rest, f64_of(s, 0)), sx_fadd(s, rest, scaled), rest);
    sx_output(s, rest);
    sx_output(s, sx_fge(s, rest, y));
    return s;
}

static sx reduce(sx_code *s, uint32_t rounds, sx r, sx y)
{
    sx state[2] = {r, y};
    sx_bounded_loop(s, rounds, reduction_round(s->arena), 1, 1, state);
    return state[0];
}

enum {
    ROUNDS_F32 = 7, /* enough for exponents of x and y from -149 to 127 */
    ROUNDS_F64 = 42 /* enough for exponents from -970 to 1023; -970 is -1074 + 104, see tiny_remainder */
};

/* The remainder of x by y, for y below 2^-960, subnormal y included. First computes r = x mod (y 2^104). Then computes
 * r 2^104 mod (y 2^104), and multiplies the result by 2^-104. */
static sx_code *tiny_remainder(arena *a)
{
    sx_code *s = sx_new(a);
    sx x = sx_arg(s, 0, SX_F64), y = times(s, sx_arg(s, 1, SX_F64), 0x1p104);
    sx r = times(s, reduce(s, ROUNDS_F64, x, y), 0x1p104);
    sx_output(s, times(s, reduce(s, ROUNDS_F64, r, y), 0x1p-104));
    return s;
}

static sx remainder_float(sx_code *s, sx x, sx y)
{
    bool single = sx_type_of(s, x) == SX_F32;
    sx wide_x = sx_fabs(s, single ? sx_fpext(s, SX_F64, x) : x);
    sx wide_y = sx_fabs(s, single ? sx_fpext(s, SX_F64, y) : y);
    sx zero = f64_of(s, 0), infinity = f64_of(s, INFINITY);
    sx finite = sx_and(s, sx_flt(s, wide_x, infinity), sx_flt(s, wide_y, infinity));
    sx regular = sx_and(s, finite, sx_fgt(s, wide_y, zero));
    sx tiny = sx_and(s, regular, sx_flt(s, wide_y, f64_of(s, 0x1p-960)));
    sx usual = single ? regular : sx_and(s, regular, sx_fge(s, wide_y, f64_of(s, 0x1p-960)));
    sx r = reduce(s, single ? ROUNDS_F32 : ROUNDS_F64, sx_select(s, usual, wide_x, zero),
                  sx_select(s, usual, wide_y, f64_of(s, 1)));
    if (single)
        r = sx_fptrunc(s, SX_F32, r);
    else
        r = sx_slow_path(s, tiny, r, tiny_remainder(s->arena), (const sx[]){wide_x, wide_y});
    sx keeps = sx_and(s, sx_flt(s, wide_x, infinity), sx_feq(s, wide_y, infinity));
    return sx_select(s, regular, sx_copysign(s, r, x), sx_select(s, keeps, x, nan_like(s, x)));
}
SCALAR(remainder, dtype_is_float(type) ? remainder_float(s, x[0], x[1]) : remainder_int(s, type, x))

/* ---- maximum, minimum, clamp ------------------------------------------------------------------------------------- */

/* If x is a literal other than NaN, sets *out to its value as f64 and returns true. */
static bool literal_number(const sx_code *s, sx x, double *out)
{
    const sx_inst *i = sx_at(s, x);
    uint64_t bits = i->a | (uint64_t)i->b << 32;
    float narrow;
    if (i->op != SX_OP_const)
        return false;
    memcpy(&narrow, &i->a, sizeof narrow);
    memcpy(out, &bits, sizeof *out);
    if (i->type == SX_F32)
        *out = (double)narrow;
    return *out == *out;
}

/* Returns the larger of x and a literal if `strictly` is fgt, or the smaller if `strictly` is flt. If x is NaN, the
 * result is NaN, because the literal replaces x only if a comparison holds. The comparison is strict for most literals.
 * For +0 in a maximum and -0 in a minimum, the comparison also holds for equal operands, so that the literal replaces
 * the zero of the other sign. */
static sx extreme_with_literal(sx_code *s, sx_op strictly, sx x, sx literal, double value)
{
    bool wins_ties = value == 0 && (signbit(value) != 0) == (strictly == SX_OP_flt);
    sx_op or_equal = strictly == SX_OP_fgt ? SX_OP_fge : SX_OP_fle;
    sx beyond = sx_make(s, wins_ties ? or_equal : strictly, SX_I1, 0, literal, x, 0);
    return sx_canonical_nan(s, sx_select(s, beyond, literal, x));
}

/* Chooses the larger operand if `strictly` is fgt, or the smaller one if `strictly` is flt. Of +0 and -0, which are
 * equal, the maximum is +0 and the minimum -0. Makes any NaN canonical. */
static sx extreme_float(sx_code *s, sx_op strictly, sx a, sx b)
{
    double value;
    a = sx_strip_canonical_nan(s, a);
    b = sx_strip_canonical_nan(s, b);
    if (literal_number(s, b, &value))
        return extreme_with_literal(s, strictly, a, b, value);
    if (literal_number(s, a, &value))
        return extreme_with_literal(s, strictly, b, a, value);
    sx chosen = sx_select(s, sx_make(s, strictly, SX_I1, 0, a, b, 0), a, b);
    sx a_bits = float_bits(s, a), b_bits = float_bits(s, b);
    sx merged = strictly == SX_OP_fgt ? sx_and(s, a_bits, b_bits) : sx_or(s, a_bits, b_bits);
    chosen = sx_select(s, sx_feq(s, a, b), sx_bitcast(s, sx_type_of(s, a), merged), chosen);
    return sx_select(s, sx_or(s, is_nan(s, a), is_nan(s, b)), nan_like(s, a), chosen);
}

static sx larger(sx_code *s, qn_dtype type, sx a, sx b)
{
    if (dtype_is_float(type))
        return extreme_float(s, SX_OP_fgt, a, b);
    return type == QN_I1 ? sx_or(s, a, b) : sx_select(s, less(s, type, a, b), b, a);
}

static sx smaller(sx_code *s, qn_dtype type, sx a, sx b)
{
    if (dtype_is_float(type))
        return extreme_float(s, SX_OP_flt, a, b);
    return type == QN_I1 ? sx_and(s, a, b) : sx_select(s, less(s, type, a, b), a, b);
}
SCALAR(maximum, larger(s, type, x[0], x[1]))
SCALAR(minimum, smaller(s, type, x[0], x[1]))
SCALAR(clamp, smaller(s, type, larger(s, type, x[1], x[0]), x[2]))

/* ---- comparison and choice --------------------------------------------------------------------------------------- */

/* An integer key of a float. Signed comparison of keys is the total order of floats: a NaN with the sign bit set is
 * below -infinity, any other NaN is above infinity. */
static sx total_order_key(sx_code *s, qn_dtype type, sx x)
{
    sx bits = dtype_facts[type].bits == 16 ? sx_to_storage(s, type, x) : float_bits(s, x);
    sx sign = sx_ashr(s, bits, int_like(s, bits, width_of(s, bits) - 1));
    return sx_xor(s, bits, sx_lshr(s, sign, int_like(s, bits, 1)));
}

static const struct comparison {
    uint8_t of_floats, of_signed, of_unsigned;
    bool swapped; /* the integer comparison exchanges the operands */
} comparisons[] = {
    [comparison_direction_EQ] = {SX_OP_feq, SX_OP_eq, SX_OP_eq, false},
    [comparison_direction_NE] = {SX_OP_fne, SX_OP_ne, SX_OP_ne, false},
    [comparison_direction_GE] = {SX_OP_fge, SX_OP_sle, SX_OP_ule, true},
    [comparison_direction_GT] = {SX_OP_fgt, SX_OP_slt, SX_OP_ult, true},
    [comparison_direction_LE] = {SX_OP_fle, SX_OP_sle, SX_OP_ule, false},
    [comparison_direction_LT] = {SX_OP_flt, SX_OP_slt, SX_OP_ult, false},
};

sx scalar_compare(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    const struct comparison *c = &comparisons[attr_comparison_direction(attributes)];
    bool is_float = dtype_is_float(type), total = is_float && attr_compare_type(attributes) == compare_type_TOTALORDER;
    if (is_float && !total)
        return sx_make(s, (sx_op)c->of_floats, SX_I1, 0, x[0], x[1], 0);
    sx a = x[c->swapped], b = x[!c->swapped];
    if (total) {
        a = total_order_key(s, type, a);
        b = total_order_key(s, type, b);
    }
    return sx_make(s, (sx_op)(total || dtype_is_signed(type) ? c->of_signed : c->of_unsigned), SX_I1, 0, a, b, 0);
}

/* If a or b was loaded as f16, selects between their bits, because a conversion to f32 would make a signalling NaN
 * quiet. */
static sx choose(sx_code *s, qn_dtype type, sx condition, sx a, sx b)
{
    bool loaded = sx_at(s, a)->op == SX_OP_half_to_f32 || sx_at(s, b)->op == SX_OP_half_to_f32;
    if (type != QN_F16 || !loaded)
        return sx_select(s, condition, a, b);
    sx bits = sx_select(s, condition, sx_to_storage(s, type, a), sx_to_storage(s, type, b));
    return sx_from_storage(s, type, bits);
}
SCALAR(select, choose(s, type, x[0], x[1], x[2]))

/* ---- formats ----------------------------------------------------------------------------------------------------- */

sx scalar_convert(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    return sx_convert(s, type, attr_element_type(attributes), x[0]);
}

/* The bits of a value in the format of its element type, which may be f16 or bf16. */
static sx format_bits(sx_code *s, qn_dtype type, sx x)
{
    return sx_storage(type) == SX_I16 ? sx_to_storage(s, type, x) : float_bits(s, x);
}
static sx from_format_bits(sx_code *s, qn_dtype type, sx bits)
{
    if (sx_storage(type) == SX_I16)
        return sx_from_storage(s, type, bits);
    return sx_bitcast(s, sx_representation(type), bits);
}

/* Returns the neighbour of x[0] in the direction of x[1]. Read as integers, the bits of neighbours of the same sign
 * differ by 1. So the code adds 1 to the bits of x[0] or subtracts 1. The neighbour of 0 is the smallest subnormal
 * number with the sign of x[1]. */
sx scalar_next_after(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    (void)attributes;
    sx bits = format_bits(s, type, x[0]), target = format_bits(s, type, x[1]);
    sx sign_bit = int_like(s, bits, (int64_t)((uint64_t)1 << (width_of(s, bits) - 1))), one = int_like(s, bits, 1);
    sx grows = sx_xor(s, sx_flt(s, x[0], x[1]), below(s, x[0], 0));
    sx stepped = sx_add(s, bits, sx_select(s, grows, one, int_like(s, bits, -1)));
    sx least = sx_or(s, sx_and(s, target, sign_bit), one);
    sx result = sx_select(s, equals(s, x[0], 0), least, stepped);
    result = from_format_bits(s, type, sx_select(s, sx_feq(s, x[0], x[1]), target, result));
    return sx_select(s, sx_or(s, is_nan(s, x[0]), is_nan(s, x[1])), nan_like(s, result), result);
}

/* Rounds the mantissa to nearest even and clears its last `dropped` bits. A carry out of the mantissa increases the
 * exponent. */
static sx reduce_mantissa(sx_code *s, sx bits, int dropped)
{
    sx last = sx_and(s, sx_lshr(s, bits, int_like(s, bits, dropped)), int_like(s, bits, 1));
    sx half = int_like(s, bits, ((int64_t)1 << (dropped - 1)) - 1);
    sx sum = sx_add(s, bits, sx_add(s, half, last));
    return sx_and(s, sum, int_like(s, bits, -((int64_t)1 << dropped)));
}

/* Magnitudes above the range of the new format become infinity. Magnitudes below its smallest normal number become
 * zero. */
static sx reduce_exponent(sx_code *s, qn_dtype type, sx bits, int exponent_bits)
{
    int mantissa = dtype_facts[type].mantissa;
    int64_t bias = ((int64_t)1 << (dtype_exponent(type) - 1)) - 1, reach = ((int64_t)1 << (exponent_bits - 1)) - 1;
    sx sign_bit = int_like(s, bits, (int64_t)((uint64_t)1 << (width_of(s, bits) - 1)));
    sx magnitude = sx_and(s, bits, int_like(s, bits, ~(int64_t)((uint64_t)1 << (width_of(s, bits) - 1))));
    sx zero = sx_and(s, bits, sign_bit);
    sx infinity = sx_or(s, zero, int_like(s, bits, (2 * bias + 1) << mantissa));
    sx over = sx_ule(s, int_like(s, bits, (bias + reach + 1) << mantissa), magnitude);
    sx under = sx_ult(s, magnitude, int_like(s, bits, (bias - reach + 1) << mantissa));
    return sx_select(s, over, infinity, sx_select(s, under, zero, bits));
}

/* Works on the bits of the operand's format, so that subnormal numbers and normal numbers lose the same number of bits.
 * A new format without mantissa bits has no NaN, so NaN becomes infinity. XLA and StableHLO's interpreter do the
 * same. */
sx scalar_reduce_precision(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    sx bits = format_bits(s, type, x[0]);
    if (attr_mantissa_bits(attributes) < dtype_facts[type].mantissa)
        bits = reduce_mantissa(s, bits, dtype_facts[type].mantissa - (int)attr_mantissa_bits(attributes));
    if (attr_exponent_bits(attributes) < dtype_exponent(type))
        bits = reduce_exponent(s, type, bits, (int)attr_exponent_bits(attributes));
    sx reduced = from_format_bits(s, type, bits);
    sx of_nan = attr_mantissa_bits(attributes) ? nan_like(s, reduced) : sx_float(s, sx_type_of(s, reduced), INFINITY);
    return sx_select(s, is_nan(s, x[0]), of_nan, reduced);
}
