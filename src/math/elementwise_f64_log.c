/* f64 functions that consist of logarithms: log, log_plus_one, asinh, acosh, atanh, power.
 *
 * With t = f / (2 + f), log(1 + f) = 2 atanh(t) = f - (f^2/2 - t (f^2/2 + R)), where R = t^2 (2/3 + 2/5 t^2 + ...).
 * This formula is from fdlibm. t appears only in small terms, so most of the error comes from rounding f^2/2.
 *
 * tools/coefficients.py derives the coefficients. The comment above each table states the function that the polynomial
 * approximates, its variable, and a bound on the relative error. */
#include "math/f64_parts.h"

#define LN2_HI 0x1.62e42fee00000p-1 /* the last 21 bits are 0, so that k * LN2_HI is exact for any exponent k */
#define LN2_LO 0x1.a39ef35793c76p-33
#define SQRT_HALF_BITS 0x3fe6a09e00000000
#define ROUND_BITS 0x4330000000000000 /* the bits of 2^52 */

/* (2 atanh(t)/t - 2) / z, z = t^2; |error| < 2^-50.9 */
static const double log_of_z[] = {
    0x1.5555555555558p-1, 0x1.9999999995312p-2, 0x1.2492492df1c17p-2, 0x1.c71c62e1f1cb4p-3,
    0x1.7462b61a6a222p-3, 0x1.39fe28bea5557p-3, 0x1.2b5b36c414e45p-3,
};

/* (2 atanh(t)/t - 2 - 2z/3) / z^2, z = t^2; |error| < 2^-53.9 */
static const double log_tail[] = {
    0x1.999999999999ap-2, 0x1.2492492491f9ep-2, 0x1.c71c71c85b84cp-3, 0x1.745d16585b777p-3,
    0x1.3b1402d00e21bp-3, 0x1.1103bbe4b73bbp-3, 0x1.e385f043e5922p-4, 0x1.b93ad32591d29p-4,
};

/* (2 atanh(t)/t - 2) / z, z = t^2; |error| < 2^-54.0 */
static const double atanh_of_z[] = {
    0x1.5555555555555p-1, 0x1.9999999999f85p-2, 0x1.24924923f3118p-2, 0x1.c71c72b9720e9p-3,
    0x1.745cb831a1a2fp-3, 0x1.3b280f68e0af6p-3, 0x1.0eabc7c471844p-3, 0x1.15c30c9ad7c5ep-3,
};

/* (asinh(t)/t - 1) / z, z = t^2; |error| < 2^-53.7 */
static const double asinh_of_z[] = {
    -0x1.5555555555555p-3, 0x1.3333333332fb8p-4, -0x1.6db6db6d60c78p-5, 0x1.f1c71c3e57941p-6,
    -0x1.6e8b9afc1ec07p-6, 0x1.1c4e0c281ad1fp-6, -0x1.c984284e1e2c4p-7, 0x1.79b4056d9ff1dp-7,
    -0x1.3a59c52161104p-7, 0x1.f3dff13711a28p-8, -0x1.47c3da41da547p-8, 0x1.efdd29e4d3d51p-10,
};

/* ---- the core ---------------------------------------------------------------------------------------------------- */

static log_split reduce_bits(sx_code *s, sx x, sx bias)
{
    enum { OFFSET = 1024 };
    const int64_t offset = (int64_t)OFFSET << 52;
    sx bits = f64_bits_of(s, x);
    sx above_root = sx_sub(s, bits, i64_of(s, SQRT_HALF_BITS - offset));
    sx exponent = sx_and(s, above_root, i64_of(s, (int64_t)0xfff0000000000000));
    sx f = plus(s, f64_from_bits(s, sx_sub(s, bits, sx_sub(s, exponent, i64_of(s, offset)))), -1);
    sx count = sx_or(s, sx_lshr(s, above_root, i64_of(s, 52)), i64_of(s, ROUND_BITS));
    return (log_split){sx_fsub(s, f64_from_bits(s, count), bias), f, exponent};
}

log_split log_reduce(sx_code *s, sx x) { return reduce_bits(s, x, f64_of(s, 0x1p52 + 1024)); }

log_split log_reduce_any(sx_code *s, sx x)
{
    sx subnormal = below(s, x, 0x1p-1022);
    sx bias = sx_select(s, subnormal, f64_of(s, 0x1p52 + 1024 + 54), f64_of(s, 0x1p52 + 1024));
    return reduce_bits(s, sx_select(s, subnormal, times(s, x, 0x1p54), x), bias);
}

sx log_scale(sx_code *s, sx exponent)
{
    return f64_from_bits(s, sx_sub(s, i64_of(s, (int64_t)(1023 + 1024) << 52), exponent));
}

/* Returns `scale * k * LN2_HI + f` exactly, as a sum of two values. */
static dd add_exponent(sx_code *s, sx k, double scale, sx f)
{
    sx ln2 = f64_of(s, LN2_HI * scale);
    sx sum = sx_fma(s, k, ln2, f);
    return (dd){sum, sx_fadd(s, fused_sub(s, k, ln2, sum), f)};
}

dd log_of(sx_code *s, sx k, sx f, sx f_lo)
{
    sx t = sx_fdiv(s, f, plus(s, f, 2)), z = sx_fmul(s, t, t);
    sx half_square = sx_fmul(s, times(s, f, 0.5), f);
    sx r = sx_fma(s, z, HORNER(s, z, log_of_z), half_square);
    sx low = times(s, k, LN2_LO);
    if (f_lo) /* add f_lo / (1 + f), with 1 / (1 + f) = 1 - 2t + 2t^2 - ... */
        low = sx_fma(s, f_lo, sx_fma(s, t, sx_fma(s, t, f64_of(s, 2), f64_of(s, -2)), f64_of(s, 1)), low);
    low = sx_fsub(s, half_square, sx_fma(s, t, r, low));
    dd sum = add_exponent(s, k, 1, f);
    return (dd){sum.hi, sx_fsub(s, sum.lo, low)};
}

/* log(1 + f) = 2t + 2/3 t^3 + 2/5 t^5 + ... Each of the first two terms is kept as a high and a low part. */
dd log_precise(sx_code *s, sx x)
{
    log_split split = log_reduce_any(s, x);
    dd below_bar = dd_fast_sum(s, f64_of(s, 2), split.f);
    sx inverse = sx_fdiv(s, f64_of(s, 1), below_bar.hi), t = sx_fmul(s, split.f, inverse);
    sx rest = sub_fused(s, sub_fused(s, split.f, t, below_bar.hi), t, below_bar.lo);
    sx t_lo = sx_fmul(s, rest, inverse), t2 = times(s, t, 2);

    dd z = dd_product(s, t, t);
    z.lo = sx_fma(s, t2, t_lo, z.lo);
    dd cube = dd_product(s, z.hi, t);
    cube.lo = sx_fadd(s, cube.lo, sx_fma(s, z.lo, t, sx_fmul(s, z.hi, t_lo)));
    dd third = dd_product(s, cube.hi, f64_of(s, 0x1.5555555555555p-1));
    sx low = sx_fma(s, cube.hi, f64_of(s, 0x1.5555555555555p-55), sx_fma(s, cube.lo, f64_of(s, 2.0 / 3), third.lo));
    sx fifth_lo = sx_fma(s, z.hi, cube.lo, sx_fmul(s, z.lo, cube.hi));
    low = sx_fma(s, fifth_lo, f64_of(s, 0.4), low);
    low = sx_fma(s, sx_fmul(s, z.hi, cube.hi), HORNER(s, z.hi, log_tail), low);
    dd sum = dd_fast_sum(s, t2, third.hi);
    low = sx_fadd(s, sum.lo, sx_fma(s, t_lo, f64_of(s, 2), low));

    dd all = add_exponent(s, split.k, 1, sum.hi);
    low = sx_fadd(s, all.lo, sx_fma(s, split.k, f64_of(s, LN2_LO), low));
    return dd_fast_sum(s, all.hi, low);
}

/* Returns y, with these exceptions: -infinity for x = pole, NaN if x < pole or x is NaN, infinity for x = infinity. */
static sx log_edges(sx_code *s, sx x, sx y, double pole)
{
    y = sx_select(s, equals(s, x, pole), sx_fneg(s, f64_infinity(s)), y);
    y = sx_select(s, sx_fge(s, x, f64_of(s, pole)), y, f64_nan(s));
    return sx_select(s, sx_feq(s, x, f64_infinity(s)), x, y);
}

dd log_of_sum(sx_code *s, dd u, sx f, sx f_lo, log_split split)
{
    sx inside = equals(s, split.k, 0);
    sx low = sx_fmul(s, u.lo, log_scale(s, split.exponent));
    low = sx_select(s, below(s, u.hi, 0x1p60), low, f64_of(s, 0));
    low = sx_select(s, inside, f_lo, low);
    return log_of(s, split.k, sx_select(s, inside, f, split.f), low);
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

sx f64_log(sx_code *s, sx x)
{
    log_split split = log_reduce_any(s, x);
    dd y = log_of(s, split.k, split.f, 0);
    return log_edges(s, x, sx_fadd(s, y.hi, y.lo), 0);
}

sx f64_log_plus_one(sx_code *s, sx x)
{
    dd u = dd_sum(s, f64_of(s, 1), x);
    dd y = log_of_sum(s, u, x, f64_of(s, 0), log_reduce(s, u.hi));
    sx sum = sx_copysign(s, sx_fadd(s, y.hi, y.lo), x);
    return log_edges(s, x, sum, -1);
}

/* For |x| below 1/2, a polynomial gives the result. For larger |x|, the result is log(|x| + sqrt(x^2 + 1)). Above 2^28,
 * log(2|x|) is precise enough. */
sx f64_asinh(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), z = sx_fmul(s, a, a), zero = f64_of(s, 0);
    sx near_zero = sx_fma(s, sx_fmul(s, a, z), HORNER(s, z, asinh_of_z), a);

    sx large = above(s, a, 0x1p28);
    dd square = dd_sum(s, z, f64_of(s, 1));
    square.lo = sx_fadd(s, square.lo, fused_sub(s, a, a, z));
    dd root = dd_root(s, square), u = dd_fast_sum(s, root.hi, a);
    sx relative = sx_fmul(s, sx_fadd(s, u.lo, root.lo), sx_fsub(s, root.hi, a)); /* 1 / u = root - a */
    log_split split = log_reduce(s, sx_select(s, large, a, u.hi));
    sx k = sx_select(s, large, plus(s, split.k, 1), split.k);
    dd y = log_of(s, k, split.f, 0);
    sx far = sx_fadd(s, y.hi, sx_fadd(s, y.lo, sx_select(s, large, zero, relative)));

    y.hi = sx_select(s, below(s, a, 0.5), near_zero, far);
    y.hi = sx_select(s, sx_flt(s, a, f64_infinity(s)), y.hi, a);
    return sx_copysign(s, y.hi, x);
}

/* With t = x - 1 and w = t + sqrt(t^2 + 2t), the result is log(1 + w). Above x = 2^28, log(2x) is precise enough. */
sx f64_acosh(sx_code *s, sx x)
{
    sx t = plus(s, x, -1), one = f64_of(s, 1), zero = f64_of(s, 0);
    sx large = above(s, x, 0x1p28);
    dd square = dd_product(s, t, t), under = dd_sum(s, times(s, t, 2), square.hi);
    under.lo = sx_fadd(s, under.lo, square.lo);
    dd root = dd_root(s, under), w = dd_fast_sum(s, root.hi, t);
    w.lo = sx_fadd(s, w.lo, root.lo);
    dd u = dd_sum(s, one, w.hi);
    u.hi = sx_select(s, large, x, u.hi);
    u.lo = sx_select(s, large, zero, sx_fadd(s, u.lo, w.lo));
    log_split split = log_reduce(s, u.hi);
    split.k = sx_select(s, large, plus(s, split.k, 1), split.k);
    dd sum = log_of_sum(s, u, w.hi, w.lo, split);

    sx y = sx_select(s, sx_feq(s, x, one), zero, sx_fadd(s, sum.hi, sum.lo));
    y = sx_select(s, sx_fge(s, x, one), y, f64_nan(s));
    return sx_select(s, sx_feq(s, x, f64_infinity(s)), x, y);
}

/* With a = |x| and r = (1 + a) / (1 - a), the result is log(r) / 2, with the sign of x. In the code, r is p / q.
 * log(r) = k ln2 + 2 atanh(t), where t = (r / 2^k - 1) / (r / 2^k + 1). The integer k is chosen so that |t| < 0.201. If
 * k is 0, t is a. */
sx f64_atanh(sx_code *s, sx x)
{
    const int64_t half_unit = (int64_t)1 << 51, one_bits = (int64_t)1023 << 52;
    sx a = sx_fabs(s, x), one = f64_of(s, 1);
    dd p = dd_fast_sum(s, one, a), q = dd_fast_sum(s, one, sx_fneg(s, a));
    sx ratio = sx_sub(s, f64_bits_of(s, p.hi), f64_bits_of(s, q.hi)); /* approximately log2(p / q), times 2^52 */
    ratio = sx_add(s, ratio, i64_of(s, half_unit));
    sx exponent = sx_and(s, ratio, i64_of(s, (int64_t)0xfff0000000000000));
    sx count = sx_or(s, sx_lshr(s, ratio, i64_of(s, 52)), i64_of(s, ROUND_BITS));
    sx k = plus(s, f64_from_bits(s, count), -0x1p52);
    sx scale = f64_from_bits(s, sx_sub(s, i64_of(s, one_bits), exponent));

    sx p_hi = sx_fmul(s, p.hi, scale);
    dd upper = dd_fast_sum(s, sx_fsub(s, p_hi, q.hi), fused_sub(s, p.lo, scale, q.lo));
    dd lower = dd_fast_sum(s, sx_fadd(s, p_hi, q.hi), sx_fma(s, p.lo, scale, q.lo));
    sx inverse = sx_fdiv(s, one, lower.hi), t = sx_fmul(s, upper.hi, inverse);
    sx rest = sx_fadd(s, sub_fused(s, upper.hi, t, lower.hi), sub_fused(s, upper.lo, t, lower.lo));
    sx t_lo = sx_fmul(s, rest, inverse);
    sx inside = equals(s, k, 0);
    t = sx_select(s, inside, a, t);
    t_lo = sx_select(s, inside, f64_of(s, 0), t_lo);

    sx z = sx_fmul(s, t, t);
    sx low = sx_fma(s, sx_fmul(s, times(s, t, 0.5), z), HORNER(s, z, atanh_of_z), t_lo);
    low = sx_fma(s, k, f64_of(s, LN2_LO / 2), low);
    dd sum = add_exponent(s, k, 0.5, t);
    sx y = sx_fadd(s, sum.hi, sx_fadd(s, sum.lo, low));
    y = sx_select(s, sx_feq(s, a, one), f64_infinity(s), y);
    y = sx_select(s, sx_fle(s, a, one), y, f64_nan(s));
    return sx_copysign(s, y, x);
}

/* ---- power ------------------------------------------------------------------------------------------------------- */

/* a^y for a positive a other than 1 and infinity; y may be infinite. For other a, f64_power ignores the result. */
static sx power_of_magnitude(sx_code *s, sx a, sx y)
{
    dd log = log_precise(s, a), product = dd_product(s, y, log.hi);
    product.lo = sx_fma(s, y, log.lo, product.lo);
    sx in_range = below(s, sx_fabs(s, product.hi), 760);
    product.lo = sx_select(s, in_range, product.lo, f64_of(s, 0));
    exp_split split = exp_reduce(s, clamp_to(s, product.hi, -746, 710), EXP_BIAS);
    dd e = exp_of(s, &split, product.lo);
    return exp_scale(s, sx_fadd(s, e.hi, e.lo), split.shifted);
}

sx f64_power(sx_code *s, sx x, sx y)
{
    sx a = sx_fabs(s, x), one = f64_of(s, 1), zero = f64_of(s, 0), infinity = f64_infinity(s);
    sx is_zero = sx_feq(s, a, zero), is_infinite = sx_feq(s, a, infinity);
    sx result = power_of_magnitude(s, a, y);
    sx edge = sx_select(s, sx_xor(s, is_zero, sx_flt(s, y, zero)), zero, infinity);
    result = sx_select(s, sx_or(s, is_zero, is_infinite), edge, result);
    result = sx_select(s, sx_feq(s, a, one), one, result);

    /* A negative finite base other than -0 gives NaN if y is not an integer. A base with the sign bit set gives a
     * negative result if y is odd. Large y are even integers, and infinite y count as even integers. */
    sx half = times(s, y, 0.5), negative = sx_slt(s, f64_bits_of(s, x), i64_of(s, 0));
    sx whole = sx_rint(s, y), odd = sx_and(s, sx_feq(s, whole, y), sx_fne(s, sx_rint(s, half), half));
    result = sx_select(s, sx_and(s, negative, odd), sx_fneg(s, result), result);
    sx finite_below = sx_and(s, sx_flt(s, x, zero), sx_fne(s, a, infinity));
    sx invalid = sx_and(s, finite_below, sx_fne(s, whole, y));
    invalid = sx_or(s, invalid, sx_or(s, sx_fne(s, x, x), sx_fne(s, y, y)));
    result = sx_select(s, invalid, f64_nan(s), result);
    return sx_select(s, sx_or(s, sx_feq(s, x, one), sx_feq(s, y, zero)), one, result);
}
