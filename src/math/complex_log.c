/* Complex functions that consist of logarithms and roots: log, log1p, sqrt, rsqrt, cbrt, power, atan2. */
#include "math/complex.h"

/* ---- logarithm --------------------------------------------------------------------------------------------------- */

/* log|z| is half the logarithm of the sum of the squares of both parts. The parts are scaled by a power of two, and the
 * sum is kept as two f64 values (dd), so no digits are lost where |z| is near 1. The error is slightly above half a
 * unit in the last place. */
sx complex_log_abs(sx_code *s, cx z)
{
    sx x = sx_fabs(s, z.re), y = sx_fabs(s, z.im), larger = sx_fgt(s, x, y), zero = f64_of(s, 0);
    sx a = sx_select(s, larger, x, y), b = sx_select(s, larger, y, x), infinity = f64_infinity(s);
    sx power = opposite_exponent(s, a), scale = power_of_two(s, power);
    dd p = dd_product(s, sx_fmul(s, a, scale), sx_fmul(s, a, scale));
    dd q = dd_product(s, sx_fmul(s, b, scale), sx_fmul(s, b, scale));
    dd sum = dd_fast_sum(s, p.hi, q.hi);
    dd u = dd_fast_sum(s, sum.hi, sx_fadd(s, sum.lo, sx_fadd(s, p.lo, q.lo)));
    log_split split = log_reduce(s, u.hi);
    sx low = sx_fmul(s, u.lo, log_scale(s, split.exponent));
    sx k = sx_fma(s, sx_sitofp(s, SX_F64, sx_trunc(s, SX_I32, power)), f64_of(s, -2), split.k);
    dd log = log_of(s, k, split.f, low);
    sx made = times(s, sx_fadd(s, log.hi, log.lo), 0.5);
    made = sx_select(s, sx_feq(s, a, zero), sx_fneg(s, infinity), made);
    made = sx_select(s, sx_or(s, f64_is_nan(s, x), f64_is_nan(s, y)), f64_nan(s), made);
    return sx_select(s, sx_or(s, sx_feq(s, x, infinity), sx_feq(s, y, infinity)), infinity, made);
}

cx complex_log(sx_code *s, cx z)
{
    sx re = complex_log_abs(s, z);
    return (cx){re, f64_atan2(s, z.im, z.re)};
}

/* Let z be x + iy. The real part is log(1 + f) / 2, where f = 2x + x^2 + y^2 is a sum of two f64 values (dd). For large
 * z, and for z near -1, where digits of 1 + f cancel, the code computes log|1 + z| instead. */
cx complex_log1p(sx_code *s, cx z)
{
    sx large = above(s, larger_magnitude(s, z), 0x1p60), zero = f64_of(s, 0), right = plus(s, z.re, 1);
    sx x = sx_select(s, large, zero, z.re), y = sx_select(s, large, zero, z.im);
    dd p = dd_product(s, x, x), q = dd_product(s, y, y);
    dd first = dd_sum(s, times(s, x, 2), p.hi), second = dd_sum(s, first.hi, q.hi);
    sx rest = sx_fadd(s, sx_fadd(s, first.lo, second.lo), sx_fadd(s, p.lo, q.lo));
    dd f = dd_sum(s, second.hi, rest), u = dd_sum(s, f64_of(s, 1), f.hi);
    u.lo = sx_fadd(s, u.lo, f.lo);
    dd log = log_of_sum(s, u, f.hi, f.lo, log_reduce(s, u.hi));
    sx near = times(s, sx_fadd(s, log.hi, log.lo), 0.5), far = complex_log_abs(s, (cx){right, z.im});
    sx re = sx_select(s, sx_or(s, large, below(s, f.hi, -0.5)), far, near);
    re = sx_select(s, sx_or(s, f64_is_nan(s, z.re), f64_is_nan(s, z.im)), f64_nan(s), re);
    re = sx_select(s, sx_or(s, f64_is_inf(s, z.re), f64_is_inf(s, z.im)), f64_infinity(s), re);
    return (cx){re, f64_atan2(s, z.im, right)};
}

/* ---- roots ------------------------------------------------------------------------------------------------------- */

/* The larger one of the magnitudes of the parts of sqrt(near): sqrt((|near| + |near.re|) / 2). `near` is from
 * cx_scaled. */
static sx root_part(sx_code *s, cx near)
{
    sx sum = sx_fadd(s, root_of_squares(s, near), sx_fabs(s, near.re));
    return sx_sqrt(s, times(s, sum, 0.5));
}

cx complex_sqrt(sx_code *s, cx z)
{
    sx zero = f64_of(s, 0), infinity = f64_infinity(s), back, negative = sx_slt(s, f64_bits_of(s, z.re), i64_of(s, 0));
    cx near = cx_scaled(s, z, &back);
    sx half = sx_select(s, above(s, back, 1), f64_of(s, 0x1p300),
                        sx_select(s, below(s, back, 1), f64_of(s, 0x1p-300), f64_of(s, 1)));
    sx large = sx_fmul(s, root_part(s, near), half);
    sx small = sx_fdiv(s, sx_fabs(s, z.im), times(s, large, 2));
    cx made = {sx_select(s, negative, small, large), with_sign(s, sx_select(s, negative, large, small), z.im)};
    made = cx_select(s, sx_and(s, sx_feq(s, z.re, zero), sx_feq(s, z.im, zero)), (cx){zero, z.im}, made);
    sx real_infinite = f64_is_inf(s, z.re), invalid = f64_is_nan(s, z.im);
    cx along = {
        sx_select(s, negative, sx_select(s, invalid, z.im, zero), infinity),
        sx_select(s, negative, with_sign(s, infinity, z.im), sx_select(s, invalid, z.im, with_sign(s, zero, z.im)))};
    made = cx_select(s, real_infinite, along, made);
    return cx_select(s, f64_is_inf(s, z.im), (cx){infinity, z.im}, made);
}

/* 1 / sqrt(z): the conjugate of sqrt(z), divided by |z|. */
cx complex_rsqrt(sx_code *s, cx z)
{
    sx zero = f64_of(s, 0), back;
    cx near = cx_scaled(s, z, &back);
    sx half = sx_select(s, above(s, back, 1), f64_of(s, 0x1p-300),
                        sx_select(s, below(s, back, 1), f64_of(s, 0x1p300), f64_of(s, 1)));
    sx large = root_part(s, near), root = root_of_squares(s, near);
    sx small = sx_fdiv(s, times(s, sx_fabs(s, near.im), 0.5), large);
    sx negative = sx_slt(s, f64_bits_of(s, z.re), i64_of(s, 0));
    sx re = sx_fdiv(s, sx_select(s, negative, small, large), root),
       im = sx_fdiv(s, sx_select(s, negative, large, small), root);
    sx opposite = sx_fneg(s, z.im);
    cx made = {sx_fmul(s, re, half), with_sign(s, sx_fmul(s, im, half), opposite)};
    made = cx_select(s, sx_feq(s, root, zero), (cx){f64_infinity(s), f64_nan(s)}, made);
    sx infinite = sx_or(s, f64_is_inf(s, z.re), f64_is_inf(s, z.im));
    return cx_select(s, infinite, (cx){zero, with_sign(s, zero, opposite)}, made);
}

/* The principal cube root, which has a third of z's angle. */
cx complex_cbrt(sx_code *s, cx z)
{
    sx back, zero = f64_of(s, 0), infinite = sx_or(s, f64_is_inf(s, z.re), f64_is_inf(s, z.im));
    cx near = cx_scaled(s, z, &back);
    sx third = sx_select(s, above(s, back, 1), f64_of(s, 0x1p200),
                         sx_select(s, below(s, back, 1), f64_of(s, 0x1p-200), f64_of(s, 1)));
    sx root = sx_fmul(s, f64_cbrt(s, root_of_squares(s, near)), third);
    root = sx_select(s, infinite, f64_infinity(s), root);
    sx angle = sx_fdiv(s, f64_atan2(s, z.im, z.re), f64_of(s, 3)), sine = f64_sine(s, angle);
    sx re = sx_fmul(s, root, f64_cosine(s, angle));
    return (cx){re, sx_select(s, sx_feq(s, sine, zero), sine, sx_fmul(s, root, sine))};
}

/* ---- two operands ------------------------------------------------------------------------------------------------ */

static cx times_cx(sx_code *s, cx l, cx r)
{
    sx re = two_products(s, l.re, r.re, sx_fneg(s, l.im), r.im);
    return (cx){re, two_products(s, l.re, r.im, l.im, r.re)};
}

/* e^(r log l). If r is 0, the result is 1. If l is 0 and r is not 0, the result is 0 if the real part of r is positive,
 * else NaN. */
cx complex_power(sx_code *s, cx l, cx r)
{
    sx zero = f64_of(s, 0), one = f64_of(s, 1), nan = f64_nan(s);
    cx log = complex_log(s, l), exponent = times_cx(s, r, log);
    sx real = sx_feq(s, r.im, zero);
    exponent.re = sx_select(s, real, sx_fmul(s, r.re, log.re), exponent.re);
    exponent.im = sx_select(s, real, sx_fmul(s, r.re, log.im), exponent.im);
    cx made = complex_exp(s, exponent);
    sx of_zero = sx_and(s, sx_feq(s, l.re, zero), sx_feq(s, l.im, zero));
    cx edge = cx_select(s, sx_fgt(s, r.re, zero), (cx){zero, zero}, (cx){nan, nan});
    made = cx_select(s, of_zero, edge, made);
    sx to_zero = sx_and(s, sx_feq(s, r.re, zero), real);
    return cx_select(s, to_zero, (cx){one, zero}, made);
}

/* -i log((r + i l) / sqrt(r^2 + l^2)) */
cx complex_atan2(sx_code *s, cx l, cx r)
{
    cx point = {sx_fsub(s, r.re, l.im), sx_fadd(s, r.im, l.re)}, ll = times_cx(s, l, l), rr = times_cx(s, r, r);
    cx length = complex_sqrt(s, (cx){sx_fadd(s, ll.re, rr.re), sx_fadd(s, ll.im, rr.im)});
    cx log = complex_log(s, complex_divide(s, point, length));
    return (cx){log.im, sx_fneg(s, log.re)};
}
