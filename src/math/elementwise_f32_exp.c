/* f32 functions that consist of exponentials and logarithms.
 *
 * Narrow functions compute in f32. Where the rounding error of a value matters, a second f32 holds the error; the value
 * then has "two words". Wide functions compute in f64 with an error of at most 2^-26 and round the result once. A
 * function is wide if each known narrow form is slower or exceeds the error bound of docs/numerics.md.
 *
 * Polynomials are minimax approximations, with f32 coefficients in narrow functions and f64 coefficients in wide ones
 * (N. Brisebarre, S. Chevillard, "Efficient polynomial L-infinity approximations", 2007). The comment above a
 * polynomial says what the polynomial approximates, on which interval, and the error: relative, unless the comment says
 * "absolute". tools/coefficients.sollya derives the coefficients.
 */
#include "math/functions.h"

/* For |x| < 2^22, `x + ROUND_F32 - ROUND_F32` is x rounded to an integer. The low bits of `x + ROUND_F32` hold this
 * integer. */
#define ROUND_F32 0x1.8p23
#define ROUND_F64 0x1.8p52
#define LN2 0x1.62e42fefa39efp-1
#define LN2_HIGH 0x1.62e430p-1 /* LN2 in f32; LN2_LOW is the rest */
#define LN2_LOW -0x1.05c610p-29
#define LOG2_E 0x1.71547652b82fep0

static sx widen(sx_code *s, sx x) { return sx_fpext(s, SX_F64, x); }
static sx narrow(sx_code *s, sx x) { return sx_fptrunc(s, SX_F32, x); }

/* ---- exponentials ------------------------------------------------------------------------------------------------ */

/* (exp(r) - 1 - r) / r^2 on [-0.3467, 0.3467]: 2^-27.8 */
static const double exp_narrow[] = {0x1p-1, 0x1.555556p-3, 0x1.555502p-5, 0x1.110ff4p-7, 0x1.6d2e1p-10, 0x1.a262c6p-13};

/* Splits `x = n ln2 + r` with an integer n, and returns `exp(r) - 1`. The low bits of *shifted are `n + bias`. */
static sx exp_parts_f32(sx_code *s, sx x, int bias, sx *shifted)
{
    *shifted = sx_fma(s, x, f32_of(s, LOG2_E), f32_of(s, ROUND_F32 + bias));
    sx n = plus(s, *shifted, -(ROUND_F32 + bias));
    sx r = sx_fma(s, n, f32_of(s, -LN2_LOW), sx_fma(s, n, f32_of(s, -LN2_HIGH), x));
    return sx_fma(s, HORNER(s, r, exp_narrow), sx_fmul(s, r, r), r);
}

/* The float whose exponent bits are the low bits of `shifted`. */
static sx power_of_two(sx_code *s, sx shifted)
{
    return sx_bitcast(s, SX_F32, sx_shl(s, sx_bitcast(s, SX_I32, shifted), i32_of(s, 23)));
}

/* Returns 2^(n - m). The low bits of `shifted` must be n + 254, and `power` must be 2^m. */
static sx power_without(sx_code *s, sx shifted, sx power)
{
    sx exponent = sx_shl(s, sx_bitcast(s, SX_I32, shifted), i32_of(s, 23));
    return sx_bitcast(s, SX_F32, sx_sub(s, exponent, sx_bitcast(s, SX_I32, power)));
}

/* Narrow. With x = n ln2 + r and q = exp(r) - 1, the result is 2^n (1 + q). */
sx f32_exponential(sx_code *s, sx x)
{
    x = clamp_to(s, x, -104, 89);
    sx shifted, q = exp_parts_f32(s, x, 254, &shifted);
    return sx_scaled(s, q, shifted);
}

/* Narrow. The result is 2^n (1 + head + w) - 1 with an integer n. The parts are:
 *
 *     head             x - n LN2_HIGH, exactly
 *     tail             -n LN2_LOW; r is head + tail
 *     w                tail + r^2 p(r), where p is the polynomial exp_narrow
 *     start + excess   (2^n - 1) / 2, exactly
 *
 * The code computes half of the result and doubles it at the end, because 2^n can be 2^128, which is too large for
 * f32. */
sx f32_exponential_minus_one(sx_code *s, sx x)
{
    sx c = clamp_to(s, x, -18, 89);
    sx shifted = sx_fma(s, c, f32_of(s, LOG2_E), f32_of(s, ROUND_F32 + 126));
    sx n = plus(s, shifted, -(ROUND_F32 + 126));
    sx head = sx_fma(s, n, f32_of(s, -LN2_HIGH), c), tail = times(s, n, -LN2_LOW);
    sx r = sx_fadd(s, head, tail);
    sx w = sx_fma(s, sx_fmul(s, r, r), HORNER(s, r, exp_narrow), tail);
    sx half = power_of_two(s, shifted), start = plus(s, half, -0.5);
    sx sum = sx_fma(s, half, head, start);
    sx lost = sx_fma(s, half, head, sx_fsub(s, start, sum));
    sx excess = plus(s, sx_fsub(s, half, start), -0.5);
    sx y = sx_fadd(s, sum, sx_fadd(s, sx_fma(s, half, w, lost), excess));
    return sx_select(s, below(s, sx_fabs(s, x), 0x1p-25), x, sx_fadd(s, y, y));
}

/* Narrow: 1 / (1 + exp(-x)). The denominator has two words, `sum` and `lost`. A large denominator is multiplied by
 * `scale`, 2^-64. `residue` corrects the quotient y by the rounding error of the division and by `lost`. */
sx f32_logistic(sx_code *s, sx x)
{
    sx c = clamp_to(s, sx_fneg(s, x), -30, 104);
    sx shifted, q = exp_parts_f32(s, c, 254, &shifted);
    sx scale = sx_select(s, above(s, c, 44), f32_of(s, 0x1p-64), f32_of(s, 1));
    sx inverse = sx_select(s, above(s, c, 44), f32_of(s, 0x1p64), f32_of(s, 1));
    sx power = power_without(s, shifted, inverse), start = sx_fadd(s, power, scale);
    sx sum = sx_fma(s, power, q, start), lost = sx_fma(s, power, q, sx_fsub(s, start, sum));
    lost = sx_fadd(s, lost, sx_fadd(s, sx_fsub(s, power, start), scale));
    sx y = sx_fdiv(s, f32_of(s, 1), sum), back = sx_fneg(s, y);
    sx residue = sx_fma(s, back, lost, sx_fma(s, back, sum, f32_of(s, 1)));
    return sx_fmul(s, sx_fma(s, y, residue, y), scale);
}

/* (tanh(a) / a - 1) / z in z = a^2 on [0, 0.91]: 2^-25.6 absolute */
static const double tanh_near[] = {-0x1.555554p-2, 0x1.11104ep-3, -0x1.b9e94ap-5, 0x1.63b072p-6,
                                   -0x1.1101fap-7, 0x1.5843bep-9, -0x1.e7a14ap-12};

/* Narrow: an odd polynomial near 0, otherwise 1 - 2 / (exp(2 |x|) + 1). */
sx f32_tanh(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), z = sx_fmul(s, a, a);
    sx near = sx_fma(s, sx_fmul(s, a, z), HORNER(s, z, tanh_near), a);
    sx c = clamp_high(s, a, 10), shifted, q = exp_parts_f32(s, sx_fadd(s, c, c), 127, &shifted);
    sx power = power_of_two(s, shifted);
    sx inverse = sx_fdiv(s, f32_of(s, 1), sx_fma(s, power, q, plus(s, power, 1)));
    sx far = sx_fma(s, inverse, f32_of(s, -2), f32_of(s, 1));
    return sx_copysign(s, sx_select(s, below(s, a, 0.95), near, far), x);
}

/* (cosh(r) - 1) / z in z = r^2 on [0, 0.1203]: 2^-28.1 */
static const double cosh_near[] = {0x1p-1, 0x1.555502p-5, 0x1.6d2e22p-10};
/* (sinh(r) / r - 1) / z in z = r^2 on [0, 0.1203]: 2^-25.0 */
static const double sinh_near[] = {0x1.555556p-3, 0x1.110f88p-7, 0x1.a3633ep-13};

/* Narrow: cosh(x), or sinh(|x|) if `odd`. Let |x| be n ln2 + r. The result is
 *
 *     cosh|x| = a cosh(r) + b sinh(r)     a = (2^n + 2^-n) / 2
 *     sinh|x| = b cosh(r) + a sinh(r)     b = (2^n - 2^-n) / 2
 *
 * `major` is half the factor of cosh(r), and `minor` is half the factor of sinh(r). r is `head + tail`, as in
 * f32_exponential_minus_one. `sum` is `major + minor head`, rounded, and `lost` is its rounding error. `excess` is the
 * rounding error of `major`. The code computes half of the result and doubles it at the end, because 2^n can be 2^129.
 * Where 2^-n is too small to change the result, `inverse` is 0. */
static sx hyperbolic(sx_code *s, sx x, bool odd)
{
    sx c = clamp_high(s, sx_fabs(s, x), 89.5), shifted = sx_fma(s, c, f32_of(s, LOG2_E), f32_of(s, ROUND_F32 + 125));
    sx n = plus(s, shifted, -(ROUND_F32 + 125));
    sx head = sx_fma(s, n, f32_of(s, -LN2_HIGH), c), tail = times(s, n, -LN2_LOW);
    sx r = sx_fadd(s, head, tail), z = sx_fmul(s, r, r);
    sx power = power_of_two(s, shifted), exponent = sx_sub(s, i32_of(s, 0x7d000000), sx_bitcast(s, SX_I32, power));
    sx inverse = sx_bitcast(s, SX_F32, sx_select(s, sx_slt(s, exponent, i32_of(s, 0)), i32_of(s, 0), exponent));
    sx sums[2] = {sx_fadd(s, power, inverse), sx_fsub(s, power, inverse)}, major = sums[odd], minor = sums[!odd];
    sx excess = sx_fsub(s, power, major);
    excess = odd ? sx_fsub(s, excess, inverse) : sx_fadd(s, excess, inverse);
    sx sum = sx_fma(s, minor, head, major), lost = sx_fma(s, minor, head, sx_fsub(s, major, sum));
    sx sine = sx_fma(s, sx_fmul(s, r, z), HORNER(s, z, sinh_near), tail);
    sx cosine = sx_fmul(s, z, HORNER(s, z, cosh_near));
    sx rest = sx_fma(s, major, cosine, sx_fma(s, minor, sine, sx_fadd(s, lost, excess)));
    return times(s, sx_fadd(s, sum, rest), 2);
}

sx f32_sinh(sx_code *s, sx x)
{
    return sx_select(s, below(s, sx_fabs(s, x), 0x1p-13), x, sx_copysign(s, hyperbolic(s, x, true), x));
}

sx f32_cosh(sx_code *s, sx x) { return hyperbolic(s, x, false); }

/* ---- logarithms -------------------------------------------------------------------------------------------------- */

/* log2((1 + t) / (1 - t)) / t in z = t^2 on [0, 0.02944]: 2^-37.8 */
static const double log2_wide[] = {0x1.71547652bede9p1, 0x1.ec709d12dc73ap-1, 0x1.27777fde38e9cp-1,
                                   0x1.a58d8ddfb6b27p-2, 0x1.5ce7f1e1d474dp-2};
/* (log(1 + f) - f + f^2 / 2) / f^3 on [-0.3334, 0.3334]: 2^-23.5 */
static const double log_narrow[] = {0x1.555556p-2, -0x1.ffffb4p-3, 0x1.999896p-3,  -0x1.557882p-3, 0x1.24cd4p-3,
                                    -0x1.f74d1p-4, 0x1.bc6c3p-4,   -0x1.fd0d36p-4, 0x1.db609cp-4};

/* Splits a positive normal d = 2^k (1 + f), with 1 + f in [sqrt(1/2), sqrt(2)). Returns f and sets *k, which is an
 * f64. */
static sx log_parts(sx_code *s, sx d, sx *k)
{
    sx bits = sx_bitcast(s, SX_I64, d);
    sx offset = sx_sub(s, bits, i64_of(s, 0x3fe6a09e00000000 - ((int64_t)1024 << 52)));
    sx exponent = sx_lshr(s, offset, i64_of(s, 52));
    *k = plus(s, sx_bitcast(s, SX_F64, sx_or(s, exponent, i64_of(s, 0x4330000000000000))), -(0x1p52 + 1024));
    sx mantissa = sx_add(s, sx_and(s, offset, i64_of(s, 0x000fffffffffffff)), i64_of(s, 0x3fe6a09e00000000));
    return plus(s, sx_bitcast(s, SX_F64, mantissa), -1);
}

/* Returns NaN for x < pole and for x = NaN, -infinity for x = pole, infinity for x = infinity, otherwise y. */
static sx log_specials(sx_code *s, sx x, double pole, sx y)
{
    y = sx_select(s, equals(s, x, INFINITY), x, y);
    y = sx_select(s, equals(s, x, pole), f32_of(s, -INFINITY), y);
    return sx_select(s, sx_fge(s, x, f32_of(s, pole)), y, f32_nan(s));
}

/* Whether x is not a positive normal number. */
static sx unless_normal(sx_code *s, sx x)
{
    const int32_t least = 0x00800000, infinity = 0x7f800000;
    return sx_ule(s, i32_of(s, infinity - least), sx_sub(s, sx_bitcast(s, SX_I32, x), i32_of(s, least)));
}

/* Splits a positive normal x: x = 2^k (1 + f), with 1 + f in [2/3, 4/3). Returns f and sets *k. */
static sx log_parts_normal_f32(sx_code *s, sx x, sx *k)
{
    sx bits = sx_bitcast(s, SX_I32, x);
    sx exponent = sx_and(s, sx_sub(s, bits, i32_of(s, 0x3f2aaaab)), i32_of(s, 0xff800000));
    *k = times(s, sx_sitofp(s, SX_F32, exponent), 0x1p-23);
    return plus(s, sx_bitcast(s, SX_F32, sx_sub(s, bits, exponent)), -1);
}

/* Like log_parts_normal_f32, for a positive x that may be subnormal. */
static sx log_parts_f32(sx_code *s, sx x, sx *k)
{
    sx subnormal = below(s, x, 0x1p-126);
    sx f = log_parts_normal_f32(s, sx_select(s, subnormal, times(s, x, 0x1p23), x), k);
    *k = sx_fadd(s, *k, sx_select(s, subnormal, f32_of(s, -23), f32_of(s, 0)));
    return f;
}

/* log(x) for positive x = 2^k (1 + f): k ln2 + f - f^2 / 2 + f^3 p(f), where p is the polynomial log_narrow. */
static sx log_f32(sx_code *s, sx k, sx f)
{
    sx z = sx_fmul(s, f, f), r = sx_fma(s, HORNER(s, f, log_narrow), f, f32_of(s, -0.5));
    return sx_fma(s, k, f32_of(s, LN2), sx_fma(s, r, z, f));
}

/* Narrow. The slow path is for all operands except positive normal numbers. */
sx f32_log(sx_code *s, sx x)
{
    sx_code *sub = sx_new(s->arena);
    sx any = sx_arg(sub, 0, SX_F32), k, f = log_parts_f32(sub, any, &k);
    sx_output(sub, sx_canonical_nan(sub, log_specials(sub, any, 0, log_f32(sub, k, f))));
    f = log_parts_normal_f32(s, x, &k);
    return sx_slow_path(s, unless_normal(s, x), log_f32(s, k, f), sub, &x);
}

/* Computes log(1 + x + low) as k ln2 + f + tail; returns f. `low` is at most a few units in the last place of x, or 0
 * (no value). Let u = 2^k (1 + f) be 1 + x, rounded, and `lost` the rounding error. The logarithm is log(u), computed
 * as in log_f32, plus (lost + low) / u. The code approximates this quotient by (lost + low) 2^-k (1 - f + f^2). */
static sx log1p_parts_f32(sx_code *s, sx x, sx low, sx *k, sx *tail)
{
    sx u = plus(s, x, 1), lost = sx_fsub(s, x, plus(s, u, -1));
    if (low)
        lost = sx_fadd(s, lost, low);
    sx bits = sx_bitcast(s, SX_I32, u);
    sx exponent = sx_and(s, sx_sub(s, bits, i32_of(s, 0x3f2aaaab)), i32_of(s, 0xff800000));
    sx f = plus(s, sx_bitcast(s, SX_F32, sx_sub(s, bits, exponent)), -1), z = sx_fmul(s, f, f);
    sx scale = sx_sub(s, i32_of(s, 0x3f800000), exponent);
    scale = sx_select(s, sx_slt(s, scale, i32_of(s, 0)), i32_of(s, 0), scale);
    lost = sx_fmul(s, lost, sx_bitcast(s, SX_F32, scale));
    lost = sx_fma(s, lost, sx_fsub(s, z, f), lost);
    *k = times(s, sx_sitofp(s, SX_F32, exponent), 0x1p-23);
    sx r = sx_fma(s, HORNER(s, f, log_narrow), f, f32_of(s, -0.5));
    *tail = sx_fma(s, r, z, lost);
    return f;
}

static sx log1p_narrow(sx_code *s, sx x)
{
    sx k, tail, f = log1p_parts_f32(s, x, 0, &k, &tail);
    return sx_fma(s, k, f32_of(s, LN2), sx_fadd(s, f, tail));
}

/* Narrow. The slow path is for x <= -1, infinity and NaN. */
sx f32_log_plus_one(sx_code *s, sx x)
{
    sx_code *sub = sx_new(s->arena);
    sx any = sx_arg(sub, 0, SX_F32);
    sx_output(sub, sx_canonical_nan(sub, log_specials(sub, any, -1, log1p_narrow(sub, any))));
    sx usual = sx_and(s, above(s, x, -1), below(s, x, INFINITY));
    return sx_slow_path(s, sx_xor(s, usual, sx_int(s, SX_I1, 1)), sx_copysign(s, log1p_narrow(s, x), x), sub, &x);
}

/* Computes k ln2 + f + tail as a sum of two words: the returned value and *low. k is an integer of at most 8 bits, so
 * k LN2_SHORT is exact. */
#define LN2_SHORT 0x1.62e4p-1
#define LN2_REST 0x1.7f7d1cp-20
static sx log_sum(sx_code *s, sx k, sx f, sx tail, sx *low)
{
    sx start = times(s, k, LN2_SHORT), sum = sx_fadd(s, start, f), lost = sx_fsub(s, f, sx_fsub(s, sum, start));
    *low = sx_fadd(s, sx_fma(s, k, f32_of(s, LN2_REST), tail), lost);
    return sum;
}

/* log(1 + x + low) + extra ln2. If `extra` is 0 (no value), the last term is left out. */
static sx log1p_f32(sx_code *s, sx x, sx low, sx extra)
{
    sx k, tail, rest, f = log1p_parts_f32(s, x, low, &k, &tail);
    sx sum = log_sum(s, extra ? sx_fadd(s, k, extra) : k, f, tail, &rest);
    return sx_fadd(s, sum, rest);
}

/* Narrow. Let a be |x|, and let `rest` be sqrt(a^2 + 1) - 1. Except for its sign, the result is log1p(a + rest), or
 * log1p(a) + ln2 above a = 2^30. `error` is a^2 - rest (rest + 2), which is 0 if `rest` has no rounding error. */
sx f32_asinh(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), huge = above(s, a, 0x1p30), square = sx_fmul(s, a, a);
    sx root = sx_sqrt(s, plus(s, square, 1)), rest = sx_fdiv(s, square, plus(s, root, 1));
    sx error = sx_fma(s, sx_fneg(s, rest), rest, sx_fma(s, a, a, times(s, rest, -2)));
    sx sum = sx_fadd(s, a, rest), low = sx_fadd(s, sx_fsub(s, a, sum), rest);
    low = sx_fma(s, error, half_inverse(s, root), low);
    sum = sx_select(s, huge, a, sum);
    low = sx_select(s, huge, f32_of(s, 0), low);
    sx y = log1p_f32(s, sum, low, sx_select(s, huge, f32_of(s, 1), f32_of(s, 0)));
    sx regular = sx_and(s, above(s, a, 0x1p-13), below(s, a, INFINITY));
    return sx_copysign(s, sx_select(s, regular, y, x), x);
}

/* Narrow. Let t be x - 1. The result is log1p(t + sqrt(t^2 + 2 t)), or log1p(x) + ln2 above x = 2^30. The square
 * t^2 + 2 t and its root have two words. */
sx f32_acosh(sx_code *s, sx x)
{
    sx huge = above(s, x, 0x1p30), t = plus(s, x, -1), twice = sx_fadd(s, t, t);
    sx square = sx_fma(s, t, t, twice), square_low = sx_fma(s, t, t, sx_fsub(s, twice, square)),
       root = sx_sqrt(s, square);
    sx root_low = sx_fmul(s, sx_fadd(s, sx_fma(s, sx_fneg(s, root), root, square), square_low), half_inverse(s, root));
    sx larger = sx_fgt(s, root, t);
    sx sum = sx_fadd(s, t, root);
    sx low = sx_fadd(s, sx_fsub(s, sx_select(s, larger, root, t), sum), sx_select(s, larger, t, root));
    low = sx_fadd(s, low, root_low);
    sum = sx_select(s, huge, x, sum);
    low = sx_select(s, huge, f32_of(s, 0), low);
    sx y = log1p_f32(s, sum, low, sx_select(s, huge, f32_of(s, 1), f32_of(s, 0)));
    y = sx_select(s, equals(s, x, INFINITY), x, y);
    return sx_select(s, sx_fge(s, x, f32_of(s, 1)), y, f32_nan(s));
}

/* Narrow. Let a be |x|. The result is log1p(2 a / (1 - a)) / 2, with the sign of x. The quotient has two words. */
sx f32_atanh(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), twice = sx_fadd(s, a, a), below_one = sx_fsub(s, f32_of(s, 1), a);
    sx lost = sx_fsub(s, sx_fsub(s, f32_of(s, 1), below_one), a);
    sx inverse = sx_fdiv(s, f32_of(s, 1), below_one), quotient = sx_fmul(s, twice, inverse);
    sx back = sx_fneg(s, quotient), rest = sx_fma(s, back, lost, sx_fma(s, back, below_one, twice));
    sx y = times(s, log1p_f32(s, quotient, sx_fmul(s, rest, inverse), 0), 0.5);
    y = sx_select(s, equals(s, a, 1), f32_of(s, INFINITY), y);
    y = sx_select(s, sx_fle(s, a, f32_of(s, 1)), y, f32_nan(s));
    y = sx_select(s, below(s, a, 0x1p-13), a, y);
    return sx_copysign(s, y, x);
}

/* ---- powers ------------------------------------------------------------------------------------------------------ */

/* 1 / sqrt(x), corrected by the rounding errors of the root and of the quotient. The result is correctly rounded except
 * near ties. */
static sx any_rsqrt(sx_code *s, sx x)
{
    sx small = below(s, x, 0x1p-80);
    sx scaled = sx_select(s, small, times(s, x, 0x1p60), x);
    sx root = sx_sqrt(s, scaled), y = sx_fdiv(s, f32_of(s, 1), root);
    sx square_error = sx_fma(s, sx_fneg(s, root), root, scaled);
    sx product_error = sx_fma(s, sx_fneg(s, root), y, f32_of(s, 1));
    sx half = sx_fmul(s, times(s, square_error, -0.5), y);
    sx exact = sx_fma(s, y, sx_fma(s, half, y, product_error), y);
    exact = sx_select(s, small, times(s, exact, 0x1p30), exact);
    sx regular = sx_and(s, above(s, x, 0), below(s, x, INFINITY));
    return sx_select(s, regular, exact, y);
}

/* 1 / sqrt(t) on [0.9323, 1.0692]: 2^-15.3 */
static const double rsqrt_narrow[] = {0x1.e06b16p0, -0x1.408e1p0, 0x1.808bf4p-2};

/* Narrow. Let i be the integer with the bits of x. The first approximation y has the bits RSQRT_SEED - i / 2. The
 * relative error of y is 3.4% (C. Lomont, "Fast inverse square root", 2003). The factor rsqrt_narrow(x y^2) corrects y.
 * A Newton step follows, in which x y has two words. */
#define RSQRT_SEED 0x5f3759df
sx f32_rsqrt(sx_code *s, sx x)
{
    sx_code *sub = sx_new(s->arena);
    sx_output(sub, sx_canonical_nan(sub, any_rsqrt(sub, sx_arg(sub, 0, SX_F32))));
    sx half = sx_lshr(s, sx_bitcast(s, SX_I32, x), i32_of(s, 1));
    sx y = sx_bitcast(s, SX_F32, sx_sub(s, i32_of(s, RSQRT_SEED), half));
    y = sx_fmul(s, y, HORNER(s, sx_fmul(s, sx_fmul(s, x, y), y), rsqrt_narrow));
    sx product = sx_fmul(s, x, y), h = sx_fma(s, sx_fneg(s, product), y, f32_of(s, 1));
    h = sx_fma(s, sx_fneg(s, sx_fma(s, x, y, sx_fneg(s, product))), y, h);
    return sx_slow_path(s, unless_normal(s, x), sx_fma(s, sx_fmul(s, y, h), f32_of(s, 0.5), y), sub, &x);
}

/* t^(-2/3) on [0.9015, 1.1085]: 2^-17.2 */
static const double cbrt_narrow[] = {0x1.5bc6d6p1, -0x1.a0eebap1, 0x1.03dedcp1, -0x1.f5b96ap-2};

/* The cube root of `a`, which is positive and neither very small nor infinite. w approximates a^(-1/3) with an error of
 * 3.5%. The bits of w, read as an integer, are CBRT_SEED minus a third of the bits of `a` (W. Kahan's trick). With
 * t = a w^3, the root is y = a w^2 t^(-2/3), where cbrt_narrow gives t^(-2/3). One Newton step improves y; `slope` is
 * 1 / y^2. */
#define CBRT_SEED 0x54a25000
static sx cbrt_f32(sx_code *s, sx a)
{
    sx third = sx_fma(s, sx_sitofp(s, SX_F32, sx_bitcast(s, SX_I32, a)), f32_of(s, -1.0 / 3), f32_of(s, CBRT_SEED));
    sx w = sx_bitcast(s, SX_F32, sx_fptosi(s, SX_I32, third)), square = sx_fmul(s, w, w), y = sx_fmul(s, a, square);
    sx p = HORNER(s, sx_fmul(s, y, w), cbrt_narrow), slope = sx_fmul(s, square, p);
    y = sx_fmul(s, y, p);
    sx excess = sx_fma(s, sx_fmul(s, y, y), y, sx_fneg(s, a));
    return sx_fma(s, sx_fmul(s, excess, slope), f32_of(s, -1.0 / 3), y);
}

/* Narrow. The slow path is for zeros, small and infinite operands and NaN. */
sx f32_cbrt(sx_code *s, sx x)
{
    const int32_t least = 0x0d800000, infinity = 0x7f800000; /* the bits of 2^-100 and of infinity */
    sx_code *sub = sx_new(s->arena);
    sx any = sx_arg(sub, 0, SX_F32), magnitude = sx_fabs(sub, any);
    sx root = times(sub, cbrt_f32(sub, times(sub, magnitude, 0x1p48)), 0x1p-16);
    root = sx_select(sub, sx_and(sub, above(sub, magnitude, 0), below(sub, magnitude, INFINITY)), root, magnitude);
    sx_output(sub, sx_canonical_nan(sub, sx_copysign(sub, root, any)));
    sx a = sx_fabs(s, x), offset = sx_sub(s, sx_bitcast(s, SX_I32, a), i32_of(s, least));
    sx rare = sx_ule(s, i32_of(s, infinity - least), offset);
    return sx_slow_path(s, rare, sx_copysign(s, cbrt_f32(s, a), x), sub, &x);
}

/* (2^r - 1) / r on [-0.5, 0.5]: 2^-26.5 */
static const double exp2_wide[] = {0x1.62e4302eeb616p-1, 0x1.ebfbdec2a0b54p-3,  0x1.c6af6e9267c3cp-5,
                                   0x1.3b2b9fb782941p-7, 0x1.5f07b49b019f8p-10, 0x1.4309010550883p-13};

/* 2^d for an f64 d with |d| < 1000 */
static sx exp2_f64(sx_code *s, sx d)
{
    sx shifted = plus(s, d, ROUND_F64 + 1023), n = plus(s, shifted, -(ROUND_F64 + 1023));
    sx r = sx_fsub(s, d, n);
    sx power = sx_bitcast(s, SX_F64, sx_shl(s, sx_bitcast(s, SX_I64, shifted), i64_of(s, 52)));
    return sx_fma(s, sx_fmul(s, power, r), HORNER(s, r, exp2_wide), power);
}

/* log2 of a positive normal d */
static sx log2_f64(sx_code *s, sx d)
{
    sx k, f = log_parts(s, d, &k), t = sx_fdiv(s, f, plus(s, f, 2));
    return sx_fma(s, t, HORNER(s, sx_fmul(s, t, t), log2_wide), k);
}

/* Computes x^y for any operands: first |x|^y, then the sign and the special cases of IEEE-754. An infinite y is
 * replaced by the largest finite y, so that 1^y is 1. */
static sx any_power(sx_code *s, sx x, sx y)
{
    sx magnitude = sx_fabs(s, x), logarithm = log2_f64(s, widen(s, magnitude));
    logarithm = sx_select(s, equals(s, magnitude, INFINITY), f64_of(s, INFINITY), logarithm);
    logarithm = sx_select(s, equals(s, magnitude, 0), f64_of(s, -INFINITY), logarithm);
    sx exponent = sx_fmul(s, widen(s, clamp_to(s, y, -0x1.fffffep127, 0x1.fffffep127)), logarithm);
    sx power = narrow(s, exp2_f64(s, clamp_to(s, exponent, -200, 200)));

    sx fractional = sx_fne(s, sx_rint(s, y), y), half = times(s, y, 0.5);
    sx odd = sx_and(s, sx_feq(s, sx_rint(s, y), y), sx_fne(s, sx_rint(s, half), half));
    power = sx_select(s, odd, sx_copysign(s, power, x), power);
    sx imaginary = sx_and(s, fractional, sx_and(s, below(s, x, 0), above(s, x, -INFINITY)));
    power = sx_select(s, imaginary, f32_nan(s), power);
    power = sx_select(s, sx_fne(s, x, x), x, power);
    power = sx_select(s, sx_fne(s, y, y), y, power);
    return sx_select(s, sx_or(s, equals(s, x, 1), equals(s, y, 0)), f32_of(s, 1), power);
}

/* Wide: x^y = 2^(y log2 x). The slow path is for all x except positive normal numbers, and for results that are not
 * between 2^-126 and 2^126. */
sx f32_power(sx_code *s, sx x, sx y)
{
    sx_code *sub = sx_new(s->arena);
    sx_output(sub, sx_canonical_nan(sub, any_power(sub, sx_arg(sub, 0, SX_F32), sx_arg(sub, 1, SX_F32))));
    sx exponent = sx_fmul(s, widen(s, y), log2_f64(s, widen(s, x)));
    sx moderate = sx_fle(s, sx_fabs(s, exponent), f64_of(s, 126));
    sx rare = sx_or(s, unless_normal(s, x), sx_xor(s, moderate, sx_int(s, SX_I1, 1)));
    return sx_slow_path(s, rare, narrow(s, exp2_f64(s, exponent)), sub, (const sx[]){x, y});
}

/* ---- error functions --------------------------------------------------------------------------------------------- */

/* erf(a) / a - 1 in z = a^2 on [0, 0.91]: 2^-29.9 absolute */
static const double erf_near[] = {0x1.06eba8p-3, -0x1.812742p-2,  0x1.ce2ddep-4, -0x1.b80adap-6,
                                  0x1.54a25ep-8, -0x1.a8e478p-11, 0x1.5836d6p-14};
/* log2(1 - erf(a)) / a in a on [0.92, 3.93]: 2^-28.3, which is the error of the resulting erf(a) */
static const double erf_far[] = {-0x1.a0cb4cp0, -0x1.d59462p-1, -0x1.3702bcp-3,
                                 0x1.0e86acp-5, -0x1.2ff7eep-8, 0x1.43b5fp-12};
/* (2^r - 1) / r on [-0.5, 0.5]: 2^-26.2 */
static const double exp2_narrow[] = {0x1.62e43p-1,  0x1.ebfbdep-3,  0x1.c6af9ep-5,
                                     0x1.3b2c58p-7, 0x1.5ef4a2p-10, 0x1.42791ap-13};
/* exp(a^2) erfc(a) in t = (a - 3) / (a + 3) for a on [0, 10.1]: 2^-29.4 */
static const double erfc_wide[] = {0x1.6e9827d4dec9cp-3,  -0x1.4e102bddefdc6p-2, 0x1.f6ff1fc3a133ep-3,
                                   -0x1.336fe727c9413p-3, 0x1.258b18b29d934p-4,  -0x1.8facd9ce924a9p-6,
                                   0x1.17c4948be78dbp-8,  0x1.7747458ca8d28p-11, -0x1.37c1617c6e6aap-11,
                                   0x1.e277d1af2d1efp-16, 0x1.d49e14a52eac7p-15};

/* Narrow. Let a be |x|, and let p be the polynomial erf_far. Except for its sign, the result is an odd polynomial in a
 * (erf_near) below a = 0.93, and 1 - 2^(a p(a)) from there on. a p(a) is split into n + r with an integer n. */
sx f32_erf(sx_code *s, sx x)
{
    sx a = clamp_high(s, sx_fabs(s, x), 3.93), near = sx_fma(s, a, HORNER(s, sx_fmul(s, a, a), erf_near), a);
    sx p = HORNER(s, a, erf_far), sum = sx_fma(s, a, p, f32_of(s, ROUND_F32 + 127));
    sx n = plus(s, sum, -(ROUND_F32 + 127)), r = sx_fma(s, a, p, sx_fneg(s, n)), power = power_of_two(s, sum);
    sx far = sx_fma(s, sx_fmul(s, power, sx_fneg(s, r)), HORNER(s, r, exp2_narrow), sx_fsub(s, f32_of(s, 1), power));
    return sx_copysign(s, sx_select(s, below(s, a, 0.93), near, far), x);
}

/* (exp(r) - 1) / r on [-0.3467, 0.3467]: 2^-26.5 */
static const double exp_wide[] = {0x1.0000002dc03e3p0,  0x1.fffffebd6297cp-2, 0x1.55547da82071fp-3,
                                  0x1.5556516a4b153p-5, 0x1.123d1068de3fcp-7, 0x1.6c170c4024469p-10};

/* exp(d) for an f64 d with |d| < 700 */
static sx exp_f64(sx_code *s, sx d)
{
    sx shifted = sx_fma(s, d, f64_of(s, LOG2_E), f64_of(s, ROUND_F64 + 1023));
    sx n = plus(s, shifted, -(ROUND_F64 + 1023));
    sx r = sx_fma(s, n, f64_of(s, -LN2), d);
    sx power = sx_bitcast(s, SX_F64, sx_shl(s, sx_bitcast(s, SX_I64, shifted), i64_of(s, 52)));
    return sx_fma(s, power, sx_fmul(s, r, HORNER(s, r, exp_wide)), power);
}

/* Wide. For negative x the result is 2 - erfc(|x|). */
sx f32_erfc(sx_code *s, sx x)
{
    sx a = widen(s, clamp_high(s, sx_fabs(s, x), 10.1f));
    sx t = sx_fdiv(s, plus(s, a, -3), plus(s, a, 3));
    sx y = sx_fmul(s, exp_f64(s, sx_fneg(s, sx_fmul(s, a, a))), HORNER(s, t, erfc_wide));
    return narrow(s, sx_select(s, below(s, x, 0), sx_fsub(s, f64_of(s, 2), y), y));
}

/* Two polynomials approximate erf_inv(x). Let w be -log(1 - x^2):
 *
 *     w in [0, 5]      erf_inv(x) = x (0x1.c5cp-1 + w / 4 + erf_inv_near(w)): 2^-27.3
 *     w in [5, 16.7]   erf_inv(x) = x (sqrt(w) + erf_inv_far(sqrt(w) - 3)): 2^-26.4 */
static const double erf_inv_near[] = {-0x1.dc3d06p-19, -0x1.26af84p-6, 0x1.7a6d22p-7,  -0x1.31f5fap-9,
                                      -0x1.0b598ep-13, 0x1.75d85cp-15, 0x1.0b4b18p-18, -0x1.0944a6p-19,
                                      0x1.daa4ep-23,   -0x1.2e0b82p-27};
static const double erf_inv_far[] = {-0x1.561042p-3, 0x1.b714cap-10, 0x1.35809ep-7,   -0x1.f48324p-8,  0x1.74b6fcp-8,
                                     -0x1.d79272p-9, 0x1.852a1ep-10, -0x1.d5d858p-15, -0x1.4423cap-12, 0x1.e31bb2p-14};

/* Narrow. The variable w and the use of two polynomials are from M. Giles, "Approximating the erfinv function" (2010).
 * Three values have two words: w, its square root, and erf_inv(x) / x, which is most + rest. */
sx f32_erf_inv(sx_code *s, sx x)
{
    sx k, f = log_parts_f32(s, sx_fma(s, sx_fneg(s, x), x, f32_of(s, 1)), &k), low;
    sx r = sx_fma(s, HORNER(s, f, log_narrow), f, f32_of(s, -0.5));
    sx sum = log_sum(s, k, f, sx_fmul(s, r, sx_fmul(s, f, f)), &low);
    sx logarithm = sx_fadd(s, sum, low), w = sx_fneg(s, logarithm), w_low = sx_fsub(s, sx_fsub(s, logarithm, sum), low);

    sx line = sx_fma(s, w, f32_of(s, 0.25), f32_of(s, 0x1.c5cp-1));
    sx line_low = sx_fma(s, w, f32_of(s, 0.25), sx_fsub(s, f32_of(s, 0x1.c5cp-1), line));
    sx near = sx_fadd(s, HORNER(s, w, erf_inv_near), sx_fma(s, w_low, f32_of(s, 0.25), line_low));

    sx root = sx_sqrt(s, w), error = sx_fadd(s, sx_fma(s, sx_fneg(s, root), root, w), w_low);
    sx far = sx_fma(s, error, half_inverse(s, root), HORNER(s, plus(s, root, -3), erf_inv_far));

    sx is_near = below(s, w, 5), most = sx_select(s, is_near, line, root), rest = sx_select(s, is_near, near, far);
    sx y = sx_fma(s, x, most, sx_fmul(s, x, rest)), a = sx_fabs(s, x);
    sx scaled = times(s, x, 0x1p24),
       tiny = sx_fma(s, scaled, f32_of(s, 0x1.c5bf8ap-1), times(s, scaled, -0x1.c96212p-26));
    tiny = times(s, tiny, 0x1p-24); /* x sqrt(pi) / 2 */
    y = sx_select(s, below(s, a, 0x1p-100), tiny, y);
    y = sx_select(s, equals(s, a, 1), f32_of(s, INFINITY), y);
    y = sx_select(s, sx_fle(s, a, f32_of(s, 1)), y, f32_nan(s));
    return sx_copysign(s, y, x);
}
