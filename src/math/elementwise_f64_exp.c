/* f64 functions made of exponentials: exponential, exponential_minus_one, logistic, tanh, sinh, cosh.
 *
 * Every function first splits the argument of its exponential, for example x or -2|x|, into n ln2 + r by Cody and
 * Waite's subtraction. n is an integer, and r has two parts. fma subtracts n times the high part of ln2 exactly.
 * tools/coefficients.py derives the coefficients. The comment above each table states the function that the polynomial
 * approximates, its variable if this is not r, and a bound on the relative error.
 */
#include "math/f64_parts.h"

#define LOG2_E 0x1.71547652b82fep0
#define LN2 0x1.62e42fefa39efp-1
#define LN2_LO 0x1.abc9e3b39803fp-56

/* (e^r - 1 - r) / r^2; |error| < 2^-52.0 */
static const double exp2_tail[] = {
    0x1.0000000000001p-1,  0x1.5555555555557p-3,  0x1.5555555553bdep-5,  0x1.111111110f30dp-7,  0x1.6c16c1791258fp-10,
    0x1.a01a01b6bc7f3p-13, 0x1.a019b74f98472p-16, 0x1.71dddd54cb205p-19, 0x1.289348064e60cp-22, 0x1.af98c6e219f07p-26,
};

/* (e^r - 1 - r - r^2/2) / r^3; |error| < 2^-52.9 */
static const double exp3_tail[] = {
    0x1.5555555555556p-3,  0x1.5555555555556p-5,  0x1.1111111110269p-7,  0x1.6c16c16c1528dp-10, 0x1.a01a01acfc04fp-13,
    0x1.a01a01b31e18ep-16, 0x1.71ddfb02e2278p-19, 0x1.27e4af7b7161dp-22, 0x1.af61b6c05f5b7p-26, 0x1.1fd261e85c127p-29,
};

/* (sinh(r)/r - 1) / z, z = r^2; |error| < 2^-52.9 */
static const double sinh_tail_of_z[] = {
    0x1.5555555555556p-3, 0x1.1111111110267p-7, 0x1.a01a01acfe134p-13, 0x1.71ddfafa8067bp-19, 0x1.af61ca7b07995p-26,
};

/* (cosh(r) - 1) / z, z = r^2; |error| < 2^-52.0 */
static const double cosh_tail_of_z[] = {
    0x1.0000000000001p-1, 0x1.5555555553d74p-5, 0x1.6c16c178867c7p-10, 0x1.a019b91ebdf23p-16, 0x1.28916d0201086p-22,
};

/* ---- the core ---------------------------------------------------------------------------------------------------- */

exp_split exp_reduce(sx_code *s, sx x, int bias)
{
    sx shifted = sx_fma(s, x, f64_of(s, LOG2_E), f64_of(s, ROUND_F64 + bias));
    sx n = plus(s, shifted, -(ROUND_F64 + bias));
    sx rest = sx_fma(s, n, f64_of(s, -LN2), x);
    sx r = sx_fma(s, n, f64_of(s, -LN2_LO), rest);
    sx r_lo = sx_fma(s, n, f64_of(s, -LN2_LO), sx_fsub(s, rest, r));
    return (exp_split){f64_bits_of(s, shifted), n, r, r_lo};
}

/* The power of two whose biased exponent is the low bits of `exponent`. */
static sx power_of_bits(sx_code *s, sx exponent) { return f64_from_bits(s, sx_shl(s, exponent, i64_of(s, 52))); }

/* The low bits of `shifted` are n + EXP_BIAS. Splits 2^n, which can be out of range, into two factors. Multiplication
 * by *first is exact. */
static void exp_factors(sx_code *s, sx shifted, sx *first, sx *second)
{
    sx half = sx_lshr(s, shifted, i64_of(s, 1));
    *first = power_of_bits(s, half);
    *second = power_of_bits(s, sx_sub(s, shifted, half));
}

sx exp_scale(sx_code *s, sx y, sx shifted)
{
    sx first, second;
    exp_factors(s, shifted, &first, &second);
    return sx_fmul(s, sx_fmul(s, y, first), second);
}

/* Let r.hi + r.lo be the argument x->r + x->r_lo + more. e^(r.hi + r.lo) is nearly e^r.hi + r.lo e^r.hi. In the second
 * term, the code replaces e^r.hi by 1 + r.hi, because r.lo is below the last place of r.hi. */
dd exp_of(sx_code *s, const exp_split *x, sx more)
{
    dd r = {x->r, x->r_lo};
    if (more)
        r = dd_fast_sum(s, r.hi, sx_fadd(s, r.lo, more));
    dd sum = dd_fast_sum(s, f64_of(s, 1), r.hi);
    sum.lo = sx_fma(s, r.lo, sum.hi, sum.lo);
    sum.lo = sx_fma(s, sx_fmul(s, r.hi, r.hi), HORNER(s, r.hi, exp2_tail), sum.lo);
    return sum;
}

dd exp_normal(sx_code *s, const exp_split *x, sx more)
{
    dd sum = exp_of(s, x, more);
    return dd_fast_sum(s, sum.hi, sum.lo);
}

/* e^(r + r_lo) - 1, with a relative error of at most about 2^-55. */
static dd exp_less_one(sx_code *s, const exp_split *x)
{
    dd square = dd_product(s, x->r, x->r);
    sx half = f64_of(s, 0.5);
    sx tail = sx_fma(s, x->r, x->r_lo, sx_fma(s, square.lo, half, x->r_lo));
    tail = sx_fma(s, sx_fmul(s, square.hi, x->r), HORNER(s, x->r, exp3_tail), tail);
    return dd_fast_sum(s, x->r, sx_fma(s, square.hi, half, tail));
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

sx f64_exponential(sx_code *s, sx x)
{
    exp_split split = exp_reduce(s, clamp_to(s, x, -746, 710), EXP_BIAS);
    dd sum = exp_of(s, &split, 0);
    return exp_scale(s, sx_fadd(s, sum.hi, sum.lo), split.shifted);
}

/* With x = n ln2 + r, the result is 2^n ((1 - 2^-n) + (e^r - 1)). From n = 61 on, 2^-n does not matter and counts as
 * 0. */
sx f64_exponential_minus_one(sx_code *s, sx x)
{
    exp_split split = exp_reduce(s, clamp_to(s, x, -40, 710), EXP_BIAS);
    dd q = exp_less_one(s, &split);
    sx inverse = power_of_bits(s, sx_sub(s, i64_of(s, EXP_BIAS + 1023), split.shifted));
    inverse = sx_select(s, above(s, split.n, 60), f64_of(s, 0), inverse);
    dd base = dd_sum(s, f64_of(s, 1), sx_fneg(s, inverse));
    dd sum = dd_fast_sum(s, base.hi, q.hi);
    sx low = sx_fadd(s, sum.lo, sx_fadd(s, base.lo, q.lo));
    return sx_copysign(s, exp_scale(s, sx_fadd(s, sum.hi, low), split.shifted), x);
}

/* With z = e^-|x|, the result is 1 / (1 + z), or z / (1 + z) for negative x. z / (1 + z) can be subnormal. So for
 * negative x, with z = e 2^n, the code divides e by 1 + z, and multiplies the quotient by 2^n last. */
sx f64_logistic(sx_code *s, sx x)
{
    sx one = f64_of(s, 1), zero = f64_of(s, 0), first, second;
    exp_split split = exp_reduce(s, clamp_low(s, sx_fneg(s, sx_fabs(s, x)), -746), EXP_BIAS);
    dd e = exp_normal(s, &split, 0);
    exp_factors(s, split.shifted, &first, &second);
    sx power = sx_fmul(s, first, second);
    dd sum = dd_fast_sum(s, one, sx_fmul(s, e.hi, power));
    sum.lo = sx_fma(s, e.lo, power, sum.lo);
    sx negative = below(s, x, 0);
    dd above_bar = {sx_select(s, negative, e.hi, one), sx_select(s, negative, e.lo, zero)};
    sx y = dd_quotient(s, above_bar, sum);
    y = sx_fmul(s, y, sx_select(s, negative, first, one));
    return sx_fmul(s, y, sx_select(s, negative, second, one));
}

/* With f = e^(-2|x|) - 1, tanh|x| is -f / (2 + f). The result gets the sign of x. */
sx f64_tanh(sx_code *s, sx x)
{
    sx a = clamp_high(s, sx_fabs(s, x), 20);
    exp_split split = exp_reduce(s, times(s, a, -2), 1023);
    dd q = exp_less_one(s, &split);
    sx power = power_of_bits(s, split.shifted);
    dd base = dd_fast_sum(s, f64_of(s, -1), power), f = dd_fast_sum(s, base.hi, sx_fmul(s, power, q.hi));
    f.lo = sx_fadd(s, f.lo, sx_fma(s, power, q.lo, base.lo));
    dd sum = dd_fast_sum(s, f64_of(s, 2), f.hi);
    sum.lo = sx_fadd(s, sum.lo, f.lo);
    return sx_copysign(s, dd_quotient(s, f, sum), x);
}

/* With |x| = n ln2 + r and u = 2^-2n:
 *
 *     2^(1-n) sinh|x| = (1 - u) cosh r + (1 + u) sinh r
 *     2^(1-n) cosh|x| = (1 + u) cosh r + (1 - u) sinh r
 *
 * Polynomials give `cosh r - 1` and `sinh r - r`. From n = 31 on, u does not matter and counts as 0. */
static sx hyperbolic(sx_code *s, sx x, bool even)
{
    enum { BIAS = EXP_BIAS - 1 };
    exp_split split = exp_reduce(s, clamp_high(s, sx_fabs(s, x), 711), BIAS);
    sx exponent = sx_sub(s, i64_of(s, 1023 + 2 * BIAS), sx_shl(s, split.shifted, i64_of(s, 1)));
    sx u = sx_select(s, above(s, split.n, 30), f64_of(s, 0), power_of_bits(s, exponent));
    sx less = sx_fsub(s, f64_of(s, 1), u), more = plus(s, u, 1);
    sx of_cosh = even ? more : less, of_sinh = even ? less : more;
    sx z = sx_fmul(s, split.r, split.r);
    sx cosh_tail = sx_fmul(s, z, HORNER(s, z, cosh_tail_of_z));
    sx sinh_tail = sx_fma(s, sx_fmul(s, split.r, z), HORNER(s, z, sinh_tail_of_z), split.r_lo);
    sx tail = sx_fma(s, of_cosh, cosh_tail, sx_fmul(s, of_sinh, sinh_tail));
    return exp_scale(s, sx_fadd(s, of_cosh, sx_fma(s, of_sinh, split.r, tail)), split.shifted);
}

sx f64_sinh(sx_code *s, sx x) { return sx_copysign(s, hyperbolic(s, x, false), x); }
sx f64_cosh(sx_code *s, sx x) { return hyperbolic(s, x, true); }
