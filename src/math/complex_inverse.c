/* Inverse circular and hyperbolic functions of complex numbers.
 *
 * asin, acos, asinh and acosh follow Hull, Fairgrieve and Tang (Implementing the complex arcsine and arccosine
 * functions using exception handling, 1997). Let x and y be the magnitudes of the parts of z. Let r be the distance of
 * x + iy to -1, to_one the distance of x + iy to 1, and a = (r + to_one) / 2. Except for their signs, the parts of asin
 * are then atan2(x, k) and log(a + sqrt(a^2 - 1)), with k^2 = (a + x)(a - x). The code computes a - 1 and a - x as sums
 * of positive terms, so nothing cancels. */
#include "math/complex.h"

#define LN2 0x1.62e42fefa39efp-1

/* `log` is log(a + sqrt(a^2 - 1)). */
typedef struct arcs {
    sx k, log;
} arcs;

static arcs arcs_of(sx_code *s, cx z)
{
    sx zero = f64_of(s, 0), one = f64_of(s, 1), far_x = sx_fabs(s, z.re), far_y = sx_fabs(s, z.im);
    sx large = above(s, larger_magnitude(s, z), 0x1p60);
    sx x = sx_select(s, large, zero, far_x), y = sx_select(s, large, zero, far_y);
    sx beyond = plus(s, x, -1), gap = sx_fabs(s, beyond), right = plus(s, x, 1);
    sx r = complex_abs(s, (cx){right, y}).re, to_one = complex_abs(s, (cx){beyond, y}).re;
    sx a = times(s, sx_fadd(s, r, to_one), 0.5), under = sx_fadd(s, to_one, gap);
    sx first = sx_fdiv(s, y, sx_fadd(s, r, right)), second = sx_fdiv(s, y, under);
    second = sx_select(s, sx_feq(s, under, zero), one, second);
    /* Up to x = 1, a - 1 is y h and a - x is `whole`. For larger x, a - 1 is `whole` and a - x is y h. */
    sx h = times(s, sx_fadd(s, first, second), 0.5), whole = times(s, sx_fma(s, y, first, under), 0.5);
    sx inside = sx_fle(s, x, one), root_y = sx_sqrt(s, y);
    sx less = sx_select(s, inside, sx_fmul(s, y, h), whole);
    sx to_a = plus(s, a, 1), to_x = sx_fadd(s, a, x);
    sx root =
        sx_select(s, inside, sx_fmul(s, root_y, sx_sqrt(s, sx_fmul(s, h, to_a))), sx_sqrt(s, sx_fmul(s, whole, to_a)));
    sx k =
        sx_select(s, inside, sx_sqrt(s, sx_fmul(s, whole, to_x)), sx_fmul(s, root_y, sx_sqrt(s, sx_fmul(s, h, to_x))));
    sx log = f64_log_plus_one(s, sx_fadd(s, less, root));
    k = sx_select(s, sx_and(s, sx_feq(s, far_x, zero), f64_is_nan(s, far_y)), one, k);
    return (arcs){sx_select(s, large, far_y, k),
                  sx_select(s, large, plus(s, complex_log_abs(s, (cx){far_x, far_y}), LN2), log)};
}

cx complex_asin(sx_code *s, cx z)
{
    arcs a = arcs_of(s, z);
    sx angle = f64_atan2(s, z.re, a.k);
    return (cx){angle, with_sign(s, a.log, z.im)};
}

cx complex_acos(sx_code *s, cx z)
{
    arcs a = arcs_of(s, z);
    sx angle = f64_atan2(s, a.k, z.re);
    return (cx){angle, with_sign(s, a.log, sx_fneg(s, z.im))};
}

cx complex_acosh(sx_code *s, cx z)
{
    arcs a = arcs_of(s, z);
    sx angle = f64_atan2(s, a.k, z.re);
    return (cx){a.log, with_sign(s, angle, z.im)};
}

/* Let x and y be the magnitudes of the parts of z. Except for its sign, the real part of the result is
 * log1p(4x / ((1 - x)^2 + y^2)) / 4. Except for its sign, the imaginary part is half the angle of
 * (1 - x)(1 + x) - y^2 + 2iy. */
cx complex_atanh(sx_code *s, cx z)
{
    sx zero = f64_of(s, 0), one = f64_of(s, 1), far_x = sx_fabs(s, z.re), far_y = sx_fabs(s, z.im);
    sx m = larger_magnitude(s, z), large = above(s, m, 0x1p60);
    sx x = sx_select(s, large, zero, far_x), y = sx_select(s, large, zero, far_y);
    sx less = sx_fsub(s, one, x), more = plus(s, x, 1);
    sx square = sx_fma(s, less, less, sx_fmul(s, y, y));
    sx re = times(s, f64_log_plus_one(s, sx_fdiv(s, times(s, x, 4), square)), 0.25);
    sx pole = sx_and(s, sx_feq(s, x, one), below(s, y, 0x1p-400));
    re = sx_select(s, pole, times(s, sx_fsub(s, f64_of(s, LN2), f64_log(s, y)), 0.5), re);
    sx im = times(s, f64_atan2(s, times(s, y, 2), two_products(s, less, more, sx_fneg(s, y), y)), 0.5);
    /* For large |z|, the function is about 1/z plus or minus i pi/2. */
    sx power = opposite_exponent(s, m), scale = power_of_two(s, power);
    sx near_x = sx_fmul(s, far_x, scale), near_y = sx_fmul(s, far_y, scale);
    sx part = sx_fdiv(s, near_x, sx_fma(s, near_x, near_x, sx_fmul(s, near_y, near_y)));
    sx far = sx_fmul(s, part, scale), infinite = sx_or(s, f64_is_inf(s, far_x), f64_is_inf(s, far_y));
    far = sx_select(s, infinite, zero, far);
    re = sx_select(s, large, far, re);
    im = sx_select(s, large, f64_of(s, 0x1.921fb54442d18p0), im);
    re = sx_select(s, sx_and(s, sx_feq(s, far_x, zero), f64_is_nan(s, far_y)), zero, re);
    im = sx_select(s, sx_and(s, f64_is_nan(s, far_y), f64_is_inf(s, far_x)), far_y, im);
    return (cx){with_sign(s, re, z.re), with_sign(s, im, z.im)};
}

/* asinh is asin with the parts of operand and result exchanged, and atan is atanh with the parts exchanged. */
cx complex_asinh(sx_code *s, cx z) { return complex_swap(complex_asin(s, complex_swap(z))); }
cx complex_atan(sx_code *s, cx z) { return complex_swap(complex_atanh(s, complex_swap(z))); }
