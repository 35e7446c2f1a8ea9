/* Complex functions that consist of exponentials: exp, expm1, logistic, sinh, cosh, tanh, and the circular functions,
 * which are hyperbolic functions with exchanged parts. In the comments, z is x + iy, unless x is a parameter of the
 * function. */
#include "math/complex.h"

cx complex_swap(cx z) { return (cx){z.im, z.re}; }

#define E_40 0x1.a220d397972ebp57 /* e^40 */

/* e^x times each part of z. e^x can overflow although the product does not. So each part is multiplied by e^r and then
 * by 2^n, where x = n ln2 + r. exp_scale works up to x = 1416, but the product with a tiny part can be finite for an x
 * up to 1454. So above 1416, the code multiplies by e^(x - 40) and then by e^40. */
static cx times_exp(sx_code *s, sx x, cx z)
{
    sx high = above(s, x, 1416), one = f64_of(s, 1), more = sx_select(s, high, f64_of(s, E_40), one);
    exp_split split = exp_reduce(s, clamp_to(s, sx_select(s, high, plus(s, x, -40), x), -1415, 1416), EXP_BIAS);
    dd e = exp_of(s, &split, 0);
    sx re = exp_scale(s, sx_fma(s, e.hi, z.re, sx_fmul(s, e.lo, z.re)), split.shifted);
    sx im = exp_scale(s, sx_fma(s, e.hi, z.im, sx_fmul(s, e.lo, z.im)), split.shifted);
    return (cx){sx_fmul(s, re, more), sx_fmul(s, im, more)};
}

static cx circle_at(sx_code *s, sx y)
{
    sx cosine = f64_cosine(s, y);
    return (cx){cosine, f64_sine(s, y)};
}

/* As in C, e^(-inf + NaN i) is 0, and e^(inf + NaN i) is infinite. If the imaginary part of z is infinite, both parts
 * of the result are NaN, as in StableHLO's tests. */
cx complex_exp(sx_code *s, cx z)
{
    sx zero = f64_of(s, 0), infinity = f64_infinity(s), invalid = f64_is_nan(s, z.im), turns = f64_is_inf(s, z.im);
    cx y = times_exp(s, z.re, circle_at(s, z.im));
    sx vanishes = sx_and(s, sx_feq(s, z.re, sx_fneg(s, infinity)), invalid);
    sx grows = sx_and(s, sx_feq(s, z.re, infinity), invalid);
    y.re = sx_select(s, vanishes, zero, sx_select(s, grows, infinity, y.re));
    y.im = sx_select(s, vanishes, zero, sx_select(s, sx_feq(s, z.im, zero), z.im, y.im));
    return cx_select(s, turns, (cx){f64_nan(s), f64_nan(s)}, y);
}

/* The real part is expm1(x) cos(y) - 2 sin(y/2)^2. Above x = 50, the code uses the real part of e^z instead. */
cx complex_expm1(sx_code *s, cx z)
{
    cx e = complex_exp(s, z);
    sx cosine = f64_cosine(s, z.im), half = f64_sine(s, times(s, z.im, 0.5));
    sx less = f64_exponential_minus_one(s, clamp_high(s, z.re, 60));
    sx near = sx_fma(s, less, cosine, times(s, sx_fmul(s, half, half), -2));
    sx real = sx_feq(s, z.im, f64_of(s, 0));
    near = sx_select(s, real, less, near);
    near = sx_select(s, sx_feq(s, z.re, sx_fneg(s, f64_infinity(s))), f64_of(s, -1), near);
    return (cx){sx_select(s, above(s, z.re, 50), e.re, near), e.im};
}

/* If the real part of z is negative, the result is w / (1 + w) with w = e^z. Otherwise it is 1 / (1 + w) with w = e^-z.
 * So w does not overflow. Here x + iy is the exponent: w = e^(x + iy). The real part of 1 + w is computed as expm1(x)
 * cos(y) + 2 cos(y/2)^2, because w.re + 1 would lose digits near a pole. Below x = -40, it is computed as w.re + 1. */
cx complex_logistic(sx_code *s, cx z)
{
    sx negative = below(s, z.re, 0), one = f64_of(s, 1), zero = f64_of(s, 0), x = sx_fneg(s, sx_fabs(s, z.re));
    sx y = sx_select(s, negative, z.im, sx_fneg(s, z.im)), half = f64_cosine(s, times(s, y, 0.5));
    cx w = complex_exp(s, (cx){x, y});
    sx near = sx_fma(s, f64_exponential_minus_one(s, x), f64_cosine(s, y), times(s, sx_fmul(s, half, half), 2));
    sx under = sx_select(s, below(s, x, -40), plus(s, w.re, 1), near);
    return complex_divide(s, cx_select(s, negative, w, (cx){one, zero}), (cx){under, w.im});
}

/* If `even` is set, multiplies the real part of z by cosh(x) and the imaginary part by sinh(x). Otherwise exchanges the
 * two factors. Above |x| = 40, the code uses e^|x| / 2 as the magnitude of both factors. */
static cx times_hyperbolic(sx_code *s, sx x, cx z, bool even)
{
    sx a = sx_fabs(s, x), inner = clamp_to(s, x, -41, 41), sinh = f64_sinh(s, inner), cosh = f64_cosh(s, inner);
    cx near = {sx_fmul(s, even ? cosh : sinh, z.re), sx_fmul(s, even ? sinh : cosh, z.im)};
    cx far = times_exp(s, a, (cx){times(s, z.re, 0.5), times(s, z.im, 0.5)});
    sx odd_sign = with_sign(s, f64_of(s, 1), x);
    *(even ? &far.im : &far.re) = sx_fmul(s, even ? far.im : far.re, odd_sign);
    return cx_select(s, above(s, a, 40), far, near);
}

static cx hyperbolic(sx_code *s, cx z, bool even)
{
    cx y = times_hyperbolic(s, z.re, circle_at(s, z.im), even);
    sx zero = f64_of(s, 0), infinity = f64_infinity(s), not_finite = sx_not_finite(s, z.im);
    sx grows = sx_and(s, f64_is_inf(s, z.re), not_finite), of_zero = sx_feq(s, z.re, zero);
    sx real = sx_feq(s, z.im, zero), invalid = sx_fne(s, z.re, z.re);
    y.re = sx_select(s, grows, even ? infinity : z.re, y.re);
    if (even)
        y.im = sx_select(s, sx_and(s, of_zero, not_finite), zero, y.im);
    else
        y.re = sx_select(s, of_zero, z.re, y.re);
    y.im = sx_select(s, sx_and(s, real, invalid), z.im, y.im);
    return y;
}

cx complex_sinh(sx_code *s, cx z) { return hyperbolic(s, z, false); }
cx complex_cosh(sx_code *s, cx z) { return hyperbolic(s, z, true); }

/* (sinh x cosh x + i sin y cos y) / (sinh(x)^2 + cos(y)^2). Above |x| = 20, the real part is 1 with the sign of x, and
 * the imaginary part is 4 sin y cos y e^(-2|x|). */
cx complex_tanh(sx_code *s, cx z)
{
    sx zero = f64_of(s, 0), a = sx_fabs(s, z.re), inner = clamp_to(s, z.re, -21, 21);
    sx sinh = f64_sinh(s, inner), cosh = f64_cosh(s, inner);
    cx y = circle_at(s, z.im);
    sx wave = sx_fmul(s, y.re, y.im), under = sx_fma(s, sinh, sinh, sx_fmul(s, y.re, y.re));
    cx near = {sx_fdiv(s, sx_fmul(s, sinh, cosh), under), sx_fdiv(s, wave, under)};
    sx one = with_sign(s, f64_of(s, 1), z.re);
    cx far = {one, sx_fmul(s, times(s, wave, 4), f64_exponential(s, times(s, a, -2)))};
    cx made = cx_select(s, above(s, a, 20), far, near);
    sx not_finite = sx_not_finite(s, z.im), of_zero = sx_feq(s, z.re, zero);
    made.re = sx_select(s, sx_and(s, of_zero, not_finite), z.re, made.re);
    made.im = sx_select(s, sx_and(s, f64_is_inf(s, z.re), not_finite), zero, made.im);
    made.im = sx_select(s, sx_feq(s, z.im, zero), z.im, made.im);
    return made;
}

/* sin(x + iy) is sinh(y + ix) with exchanged parts, and tan(x + iy) is tanh(y + ix) with exchanged parts. cos(x + iy)
 * is the conjugate of cosh(y + ix). */
cx complex_sin(sx_code *s, cx z) { return complex_swap(complex_sinh(s, complex_swap(z))); }
cx complex_tan(sx_code *s, cx z) { return complex_swap(complex_tanh(s, complex_swap(z))); }
cx complex_cos(sx_code *s, cx z)
{
    cx y = complex_cosh(s, complex_swap(z));
    return (cx){y.re, sx_fneg(s, y.im)};
}
