/* The operations of_pair and of_pairs, and absolute value, sign and quotient of complex numbers. See complex.h. */
#include "math/complex.h"

#include "math/elementwise.h"

/* ---- powers of two ----------------------------------------------------------------------------------------------- */

sx opposite_exponent(sx_code *s, sx x)
{
    sx exponent = sx_lshr(s, f64_bits_of(s, sx_fabs(s, x)), i64_of(s, 52));
    sx opposite = sx_sub(s, i64_of(s, 1023), exponent);
    return sx_select(s, sx_slt(s, opposite, i64_of(s, -1022)), i64_of(s, -1022), opposite);
}

/* 2^exponent, for -1022 <= exponent <= 1023 */
sx power_of_two(sx_code *s, sx exponent)
{
    return f64_from_bits(s, sx_shl(s, sx_add(s, exponent, i64_of(s, 1023)), i64_of(s, 52)));
}

/* x 2^exponent, for -2045 <= exponent <= 2046 and |x| < 2^970. The code multiplies by two factors, because 2^exponent
 * can be out of range. For -2045, the first factor is 0 instead of 2^-1023; x 2^-2045 rounds to 0, too. */
static sx times_power(sx_code *s, sx x, sx exponent)
{
    sx half = sx_ashr(s, exponent, i64_of(s, 1));
    return sx_fmul(s, sx_fmul(s, x, power_of_two(s, half)), power_of_two(s, sx_sub(s, exponent, half)));
}

sx larger_magnitude(sx_code *s, cx z)
{
    sx x = sx_fabs(s, z.re), y = sx_fabs(s, z.im);
    return sx_select(s, sx_fgt(s, x, y), x, y);
}

/* ---- absolute value, sign ---------------------------------------------------------------------------------------- */

cx cx_scaled(sx_code *s, cx z, sx *back)
{
    sx m = larger_magnitude(s, z), one = f64_of(s, 1);
    sx large = above(s, m, 0x1p500), small = below(s, m, 0x1p-500);
    sx by = sx_select(s, large, f64_of(s, 0x1p-600), sx_select(s, small, f64_of(s, 0x1p600), one));
    *back = sx_select(s, large, f64_of(s, 0x1p600), sx_select(s, small, f64_of(s, 0x1p-600), one));
    return (cx){sx_fmul(s, z.re, by), sx_fmul(s, z.im, by)};
}

/* The square of the larger part is an exact `dd`. The square of the smaller part is rounded to one f64. */
sx root_of_squares(sx_code *s, cx z)
{
    sx x = sx_fabs(s, z.re), y = sx_fabs(s, z.im), swap = sx_fgt(s, x, y);
    sx large = sx_select(s, swap, x, y), small = sx_select(s, swap, y, x);
    dd square = dd_product(s, large, large), sum = dd_fast_sum(s, square.hi, sx_fmul(s, small, small));
    return sx_sqrt(s, sx_fadd(s, sum.hi, sx_fadd(s, sum.lo, square.lo)));
}

cx complex_abs(sx_code *s, cx z)
{
    sx back, root = root_of_squares(s, cx_scaled(s, z, &back));
    sx infinite = sx_or(s, f64_is_inf(s, z.re), f64_is_inf(s, z.im));
    return (cx){sx_select(s, infinite, f64_infinity(s), sx_fmul(s, root, back)), f64_of(s, 0)};
}

cx complex_sign(sx_code *s, cx z)
{
    sx back, zero = f64_of(s, 0);
    cx near = cx_scaled(s, z, &back);
    sx root = root_of_squares(s, near);
    root = sx_select(s, sx_or(s, f64_is_inf(s, z.re), f64_is_inf(s, z.im)), f64_infinity(s), root);
    cx made = {sx_fdiv(s, near.re, root), sx_fdiv(s, near.im, root)};
    sx invalid = sx_or(s, f64_is_nan(s, z.re), f64_is_nan(s, z.im));
    made = cx_select(s, invalid, (cx){f64_nan(s), f64_nan(s)}, made);
    return cx_select(s, sx_feq(s, root, zero), (cx){zero, zero}, made);
}

/* ---- quotient ---------------------------------------------------------------------------------------------------- */

sx two_products(sx_code *s, sx a, sx b, sx c, sx d)
{
    sx product = sx_fmul(s, c, d);
    return sx_fadd(s, sx_fma(s, a, b, product), fused_sub(s, c, d, product));
}

/* 1 with the sign of x if x is infinite, else 0 with the sign of x */
static sx infinity_as_one(sx_code *s, sx x)
{
    return with_sign(s, sx_select(s, f64_is_inf(s, x), f64_of(s, 1), f64_of(s, 0)), x);
}

/* Returns the code of one part of l / r, for operands that make both parts NaN in the formula of complex_divide. As in
 * annex G of C11, the quotient can then be infinite (r is 0, or only l is infinite) or 0 (only r is infinite). */
static sx_code *unusual_quotient(const sx_code *s, bool imaginary)
{
    sx_code *sub = sx_new(s->arena);
    cx l = {sx_arg(sub, 0, SX_F64), sx_arg(sub, 1, SX_F64)}, r = {sx_arg(sub, 2, SX_F64), sx_arg(sub, 3, SX_F64)};
    sx zero = f64_of(sub, 0), infinity = f64_infinity(sub);
    sx l_infinite = sx_or(sub, f64_is_inf(sub, l.re), f64_is_inf(sub, l.im));
    sx r_infinite = sx_or(sub, f64_is_inf(sub, r.re), f64_is_inf(sub, r.im));
    sx l_finite = sx_and(sub, f64_is_finite(sub, l.re), f64_is_finite(sub, l.im));
    sx r_finite = sx_and(sub, f64_is_finite(sub, r.re), f64_is_finite(sub, r.im));
    sx by_zero = sx_and(sub, sx_feq(sub, r.re, zero), sx_feq(sub, r.im, zero));
    sx of_infinity = sx_and(sub, l_infinite, r_finite), by_infinity = sx_and(sub, r_infinite, l_finite);
    cx l_one = {infinity_as_one(sub, l.re), infinity_as_one(sub, l.im)};
    cx r_one = {infinity_as_one(sub, r.re), infinity_as_one(sub, r.im)};
    l = cx_select(sub, of_infinity, l_one, l);
    r = cx_select(sub, by_infinity, r_one, r);
    sx sum = imaginary ? sx_fsub(sub, sx_fmul(sub, l.im, r.re), sx_fmul(sub, l.re, r.im))
                       : sx_fadd(sub, sx_fmul(sub, l.re, r.re), sx_fmul(sub, l.im, r.im));
    sx result = sx_select(sub, of_infinity, sx_fmul(sub, infinity, sum), f64_nan(sub));
    result = sx_select(sub, by_infinity, sx_fmul(sub, zero, sum), result);
    sx pole = sx_fmul(sub, sx_copysign(sub, infinity, r.re), imaginary ? l.im : l.re);
    sx_output(sub, sx_select(sub, by_zero, pole, result));
    return sub;
}

/* l conj(r) / |r|^2. Before the division, l and r are scaled by powers of two; `back` undoes this. */
cx complex_divide(sx_code *s, cx l, cx r)
{
    sx l_power = opposite_exponent(s, larger_magnitude(s, l)), r_power = opposite_exponent(s, larger_magnitude(s, r));
    sx l_scale = power_of_two(s, l_power), r_scale = power_of_two(s, r_power), back = sx_sub(s, r_power, l_power);
    sx a = sx_fmul(s, l.re, l_scale), b = sx_fmul(s, l.im, l_scale);
    sx c = sx_fmul(s, r.re, r_scale), d = sx_fmul(s, r.im, r_scale);
    sx square = sx_fma(s, c, c, sx_fmul(s, d, d));
    sx re = times_power(s, sx_fdiv(s, two_products(s, a, c, b, d), square), back);
    sx im = times_power(s, sx_fdiv(s, two_products(s, b, c, sx_fneg(s, a), d), square), back);
    sx unusual = sx_and(s, f64_is_nan(s, re), f64_is_nan(s, im));
    const sx args[] = {l.re, l.im, r.re, r.im};
    return (cx){sx_slow_path(s, unusual, re, unusual_quotient(s, false), args),
                sx_slow_path(s, unusual, im, unusual_quotient(s, true), args)};
}

/* ---- rows of ops.def --------------------------------------------------------------------------------------------- */

#define ROW(value, name) [complex_function_##value] = complex_##name,
static cx (*const of_one[])(sx_code *s, cx z) = {COMPLEX_OF_ONE(ROW)};
static cx (*const of_two[])(sx_code *s, cx l, cx r) = {COMPLEX_OF_TWO(ROW)};
#undef ROW

static sx wide(sx_code *s, sx x) { return sx_type_of(s, x) == SX_F32 ? sx_fpext(s, SX_F64, x) : x; }

static cx wide_pair(sx_code *s, const sx *x)
{
    sx re = wide(s, x[0]);
    return (cx){re, wide(s, x[1])};
}

static sx part_of(sx_code *s, qn_dtype type, cx value, const attr_record *attributes)
{
    sx part = attr_part(attributes) == part_RE ? value.re : value.im;
    return type == QN_F32 ? sx_fptrunc(s, SX_F32, part) : part;
}

sx scalar_of_pair(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    return part_of(s, type, of_one[attr_complex_function(attributes)](s, wide_pair(s, x)), attributes);
}

sx scalar_of_pairs(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)
{
    cx l = wide_pair(s, x), r = wide_pair(s, x + 2);
    return part_of(s, type, of_two[attr_complex_function(attributes)](s, l, r), attributes);
}

/* Scalar expressions have no complex types, because rewrite/split.h replaces complex values earlier. The functions of
 * these operations only fill the table of scalar functions (elementwise.c). */
#define WITHOUT_EXPRESSION(name)                                                                                       \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)s, (void)type, (void)attributes;                                                                         \
        return x[0];                                                                                                   \
    }
WITHOUT_EXPRESSION(real)
WITHOUT_EXPRESSION(imag)
WITHOUT_EXPRESSION(conj)
WITHOUT_EXPRESSION(complex)
