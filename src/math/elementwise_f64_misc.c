/* f64 roots and error functions: rsqrt, cbrt, erf, erfc, erf_inv.
 *
 * tools/coefficients.py derives the coefficients. The comment above each table states the function that the polynomial
 * approximates, its variable if this is not the function's argument, and a bound on the error. The error is relative
 * unless the comment says that it is absolute.
 */
#include "math/f64_parts.h"

/* m^(-1/3); |error| < 2^-11.9 */
static const double cbrt_inverse[] = {
    0x1.8ab9657b2db31p0,
    -0x1.9eb44dba39628p-1,
    0x1.4563af0b376eep-2,
    -0x1.9917eb82c1f3bp-5,
};

/* erf(t)/t - 1, z = t^2; |error| < 2^-56.3 */
static const double erf_of_z[] = {
    0x1.06eba8214db69p-3,  -0x1.812746b037a2bp-2,  0x1.ce2f21a046185p-4,  -0x1.b82ce313900a4p-6,
    0x1.565bcd37d8cffp-8,  -0x1.c02dbb9791c53p-11, 0x1.f9a403f2c164bp-14, -0x1.f4e25a0d326fcp-17,
    0x1.baa19d4c66fd6p-20, -0x1.6485e3d04e773p-23, 0x1.0fadd70379cbdp-26, -0x1.5adb1d63cfe73p-30,
};

/* -log(erfc(x)), d = x - 0.87890625; the resulting erf has |error| < 2^-58.0 */
static const double erf_tail[] = {
    0x1.8ad6252f267e8p0,    0x1.37e51ad4e468ap1,    0x1.a7785e94a8279p-1,   0x1.7eb9cc06efcc4p-5,
    -0x1.71ac2bcdceb6bp-7,  0x1.1866113cd257ep-9,   -0x1.a870ee89a99eep-13, -0x1.e71211d90bc6bp-15,
    0x1.46b82cd6af671p-15,  -0x1.956c2dddddf4cp-17, 0x1.1221726f8af70p-19,  0x1.13d02e012060ep-23,
    -0x1.f6a238433b35ep-23, 0x1.98ee3bc5c4112p-24,  -0x1.a8b5564d633f9p-26, 0x1.3377089f09a66p-28,
    -0x1.2e826a872f229p-31, 0x1.6cf819d04521ap-35,  -0x1.97996983d6d4ap-40,
};

/* e^(x^2) erfc(x) (x + k), t = (x - k)/(x + k), k = 2.0; |error| < 2^-54.6 */
static const double erfc_of_t[] = {
    0x1.058671b52c776p0,    -0x1.5fd386754eff7p-1,  0x1.1e2deea6b11fdp-2,   -0x1.2a88e6107f905p-5,
    -0x1.606e41556f8fcp-6,  0x1.a89eaffdd671cp-8,   0x1.9517bbc038c7dp-9,   -0x1.b6fbff4c87703p-11,
    -0x1.5ba44b7525b1dp-11, 0x1.205a3fee0c198p-15,  0x1.2efc0c5dc45f2p-13,  0x1.1e3b8cb2394dfp-15,
    -0x1.6bfc02a6f79c3p-16, -0x1.0c1b1ae8dfc68p-16, -0x1.50a60d0e5646cp-20, 0x1.bbb9d1bb531cbp-19,
    0x1.5e8815b97444dp-19,  0x1.1124c998d07b2p-23,  -0x1.96151fdafa793p-20, 0x1.293cf42af1f2dp-22,
    0x1.769afdf181aeep-24,
};

/* erf_inv(t)/t, z = t^2; |error| < 2^-54.3 */
static const double erf_inv_of_z[] = {
    0x1.c5bf891b4ef6bp-1, 0x1.db29fb2fee5d6p-3,  0x1.053c2c0aba1adp-3, 0x1.62847c3d7d2c3p-4, 0x1.0a131cdb5e77bp-4,
    0x1.a7c6d62c340a5p-5, 0x1.5f1305831585ep-5,  0x1.28247d2be33d4p-5, 0x1.204d3d61c7bd8p-5, 0x1.5409bc0362a67p-10,
    0x1.5223afc15a6dcp-3, -0x1.e7f66bcf55290p-2, 0x1.2cf4c27b27f19p0,  -0x1.8d924322cebb9p0, 0x1.f843a074ee23dp-1,
};

/* erf_inv(1 - q) - s, s^2 = -log(q), t = (s - k)/(s + k), k = 2.25; absolute; |error| < 2^-55.6 */
static const double erf_inv_tail[] = {
    -0x1.4720f398c4a53p-2, 0x1.c2f79b08180ccp-3,  0x1.4a5efddcb07b5p-3, -0x1.a8488d5e313a9p-3, 0x1.9b21d0eb4ee45p-3,
    -0x1.b15c19a22831cp-4, 0x1.316c8be29e48bp-6,  0x1.d269e0e77b651p-5, -0x1.4dc30c146d69ap-4, 0x1.269e3d75f37b2p-4,
    -0x1.ee894b7811af7p-6, -0x1.9374f08155343p-7, 0x1.6c8826a173e0ap-5, -0x1.94163029554aep-5, 0x1.15b8de08b3ef0p-5,
    -0x1.028b99e2a9d18p-8, -0x1.616dd7cb5b8d8p-6, 0x1.1dda61fc37f18p-5, -0x1.024d881ea12dbp-5, 0x1.37ff0008738adp-6,
    0x1.1bec0532ccecep-7,  -0x1.4c6b7dc997b1cp-5, 0x1.1681c1ca80fb0p-5, 0x1.72b4acd149031p-7,  -0x1.414ff0275a199p-6,
};

/* ---- roots ------------------------------------------------------------------------------------------------------- */

/* With q = sqrt(x) rounded and y = 1/q rounded, the result is y (1 + (1 - q y) - (x - q^2) y^2 / 2). */
sx f64_rsqrt(sx_code *s, sx x)
{
    sx tiny = below(s, x, 0x1p-700);
    sx scaled = sx_select(s, tiny, times(s, x, 0x1p400), x);
    sx q = sx_sqrt(s, scaled), y = sx_fdiv(s, f64_of(s, 1), q);
    sx of_root = sx_fmul(s, sx_fmul(s, sub_fused(s, scaled, q, q), y), times(s, y, -0.5));
    sx refined = sx_fma(s, y, sx_fadd(s, sub_fused(s, f64_of(s, 1), y, q), of_root), y);
    refined = sx_select(s, sx_fne(s, refined, refined), y, refined); /* if x <= 0 or x is infinite */
    return sx_select(s, tiny, times(s, refined, 0x1p200), refined);
}

/* Splits |x| = m 2^(g + 1 + 3q) with 1 <= m < 2 and integers g and q, where g is -1, 0 or 1. Let M be m 2^(g + 1). A
 * polynomial in m and one step of third order give y, the inverse cube root of M, to 2^-35. Between the two, the code
 * sets m to M. The cube root of M is M y^2. One Newton step with an exact residual refines this root. */
sx f64_cbrt(sx_code *s, sx x)
{
    const int64_t fraction_bits = ((int64_t)1 << 52) - 1, one_bits = (int64_t)1023 << 52;
    sx a = sx_fabs(s, x), subnormal = below(s, a, 0x1p-1022);
    sx bits = f64_bits_of(s, sx_select(s, subnormal, times(s, a, 0x1p54), a));
    sx count = sx_or(s, sx_lshr(s, bits, i64_of(s, 52)), i64_of(s, 0x4330000000000000));
    sx e = plus(s, f64_from_bits(s, count), -(0x1p52 + 1));
    sx shifted = sx_fma(s, e, f64_of(s, 1.0 / 3), f64_of(s, ROUND_F64 + 682)); /* the low bits are q + 1023 */
    sx g = sx_fma(s, plus(s, shifted, -(ROUND_F64 + 682)), f64_of(s, -3), e);
    sx m = f64_from_bits(s, sx_or(s, sx_and(s, bits, i64_of(s, fraction_bits)), i64_of(s, one_bits)));

    sx low = below(s, g, 0), high = above(s, g, 0);
    sx factor = sx_select(s, low, f64_of(s, 1), sx_select(s, high, f64_of(s, 4), f64_of(s, 2)));
    sx root_factor = sx_select(s, high, f64_of(s, 0x1.428a2f98d728bp-1), f64_of(s, 0x1.965fea53d6e3dp-1));
    root_factor = sx_select(s, low, f64_of(s, 1), root_factor);
    sx y = sx_fmul(s, HORNER(s, m, cbrt_inverse), root_factor);
    m = sx_fmul(s, m, factor);
    sx h = sub_fused(s, f64_of(s, 1), sx_fmul(s, m, y), sx_fmul(s, y, y));
    y = sx_fma(s, sx_fmul(s, y, h), sx_fma(s, h, f64_of(s, 2.0 / 9), f64_of(s, 1.0 / 3)), y);

    sx yy = sx_fmul(s, y, y), root = sx_fmul(s, m, yy);
    dd square = dd_product(s, root, root);
    sx excess = sx_fma(s, square.lo, root, fused_sub(s, square.hi, root, m));
    root = sx_fma(s, times(s, excess, -1.0 / 3), yy, root);
    sx power = f64_from_bits(s, sx_shl(s, f64_bits_of(s, shifted), i64_of(s, 52)));
    power = sx_select(s, subnormal, times(s, power, 0x1p-18), power);
    root = sx_copysign(s, sx_fmul(s, root, power), x);
    root = sx_select(s, equals(s, a, 0), x, root);
    return sx_select(s, sx_flt(s, a, f64_infinity(s)), root, x);
}

#define ERF_SPLIT 0.87890625

/* ---- error functions --------------------------------------------------------------------------------------------- */

/* For |x| below ERF_SPLIT, the result is x (1 + P(x^2)), where P is the polynomial erf_of_z. For larger |x|, let Q be
 * the value of the polynomial erf_tail at |x| - ERF_SPLIT. Then the result is 1 - e^-Q with the sign of x. */
sx f64_erf(sx_code *s, sx x)
{
    sx a = clamp_high(s, sx_fabs(s, x), 5.93), z = sx_fmul(s, a, a);
    sx near_zero = sx_fma(s, a, HORNER(s, z, erf_of_z), a);
    sx exponent = HORNER(s, plus(s, a, -ERF_SPLIT), erf_tail);
    exp_split split = exp_reduce(s, sx_fneg(s, exponent), 1023);
    dd e = exp_of(s, &split, 0);
    sx power = f64_from_bits(s, sx_shl(s, split.shifted, i64_of(s, 52)));
    sx far = sub_fused(s, f64_of(s, 1), sx_fadd(s, e.hi, e.lo), power);
    return sx_copysign(s, sx_select(s, below(s, a, ERF_SPLIT), near_zero, far), x);
}

/* For |x| below 3/4, the result is 1 - x (1 + P(x^2)), where P is the polynomial erf_of_z. For larger |x|, let F be the
 * polynomial erfc_of_t, and y = e^(-x^2) F((|x| - 2) / (|x| + 2)) / (|x| + 2). Here x^2 has two parts. The result is y,
 * or 2 - y for negative x. */
sx f64_erfc(sx_code *s, sx x)
{
    sx a = clamp_high(s, sx_fabs(s, x), 28), one = f64_of(s, 1), two = f64_of(s, 2);
    dd square = dd_product(s, a, a);
    dd rest = dd_fast_sum(s, one, sx_fneg(s, x));
    sx near_zero = sx_fadd(s, rest.hi, sub_fused(s, rest.lo, x, HORNER(s, square.hi, erf_of_z)));

    exp_split split = exp_reduce(s, sx_fneg(s, square.hi), EXP_BIAS);
    dd e = exp_normal(s, &split, sx_fneg(s, square.lo));
    dd sum = dd_sum(s, a, two);
    sx inverse = sx_fdiv(s, one, sum.hi);
    sx t = sx_fmul(s, sx_fsub(s, a, two), inverse);
    dd slope = dd_product(s, t, horner(s, t, sizeof erfc_of_t / sizeof *erfc_of_t - 1, erfc_of_t + 1));
    dd f = dd_fast_sum(s, f64_of(s, erfc_of_t[0]), slope.hi);
    f.lo = sx_fadd(s, f.lo, slope.lo);
    sx q = sx_fmul(s, f.hi, inverse);
    sx rest_of_q = sx_fadd(s, f.lo, sub_fused(s, sub_fused(s, f.hi, q, sum.hi), q, sum.lo));
    sx q_lo = sx_fmul(s, rest_of_q, inverse);
    sx y = exp_scale(s, sx_fma(s, e.hi, q, sx_fma(s, e.hi, q_lo, sx_fmul(s, e.lo, q))), split.shifted);
    y = sx_select(s, below(s, x, 0), sx_fsub(s, two, y), y);
    return sx_select(s, below(s, a, 0.75), near_zero, y);
}

/* For |x| up to 1/2, the result is x P(x^2), where P is the polynomial erf_inv_of_z. For larger |x|, let u be
 * sqrt(-log(1 - |x|)) and D the polynomial erf_inv_tail. Then the result is u + D((u - 9/4) / (u + 9/4)) with the sign
 * of x. (M. J. Wichura's algorithm AS 241, 1988, also uses u.) */
sx f64_erf_inv(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), z = sx_fmul(s, a, a), one = f64_of(s, 1);
    sx near_zero = sx_fmul(s, a, HORNER(s, z, erf_inv_of_z));

    log_split split = log_reduce(s, sx_fsub(s, one, a));
    dd log = log_of(s, split.k, split.f, 0);
    dd w = dd_fast_sum(s, sx_fneg(s, log.hi), sx_fneg(s, log.lo)), u = dd_root(s, w);
    sx t = sx_fdiv(s, plus(s, u.hi, -2.25), plus(s, u.hi, 2.25));
    sx far = sx_fadd(s, u.hi, sx_fadd(s, u.lo, HORNER(s, t, erf_inv_tail)));

    sx y = sx_select(s, sx_fle(s, a, f64_of(s, 0.5)), near_zero, far);
    y = sx_select(s, sx_feq(s, a, one), f64_infinity(s), y);
    y = sx_select(s, sx_fle(s, a, one), y, f64_nan(s));
    return sx_copysign(s, y, x);
}
