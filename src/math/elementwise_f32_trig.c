/* f32 trigonometric functions and their inverses, computed in f32 ("narrow", see elementwise_f32_exp.c).
 *
 * sine, cosine and tan reduce their arguments modulo pi/2. Up to LARGE_ARGUMENT, they do so in f32. Larger arguments
 * take a slow path (sx_slow_path), which computes in f64. Within this path, arguments of at least HUGE_ARGUMENT take
 * another slow path, which calls reduce_pi_2_f32. */
#include "math/functions.h"

#define ROUND_F32 0x1.8p23
#define ROUND_F64 0x1.8p52
#define HALF_PI 0x1.921fb54442d18p0
#define LARGE_ARGUMENT 0x1p14
#define HUGE_ARGUMENT 0x1p40

static sx widen(sx_code *s, sx x) { return sx_fpext(s, SX_F64, x); }
static sx narrow(sx_code *s, sx x) { return sx_fptrunc(s, SX_F32, x); }

/* ---- sine, cosine, tangent of large arguments -------------------------------------------------------------------- */

/* Polynomials in z = r^2. sin_quarter approximates sin(r) / r for |r| <= pi/4 with an error of 2^-28.2. cos_quarter
 * approximates cos(r) for |r| <= pi/4 with an error of 2^-34.0. */
static const double sin_quarter[] = {0x1.ffffffe3d87afp-1, -0x1.55553f107d6cfp-3, 0x1.1105f40f6580cp-7,
                                     -0x1.98f6272903547p-13};
static const double cos_quarter[] = {0x1.ffffffff82cb2p-1, -0x1.ffffffb57bc51p-2, 0x1.55553861dd34bp-5,
                                     -0x1.6c06d2aaa7a47p-10, 0x1.98e246272b956p-16};

static sx is_odd(sx_code *s, sx bits)
{
    sx_type type = sx_type_of(s, bits);
    return sx_ne(s, sx_and(s, bits, sx_int(s, type, 1)), sx_int(s, type, 0));
}

/* A function of `n pi/2 + r` for an f64 r. The low two bits of `bits`, an i64, are equal to the low two bits of n. */
typedef sx of_quadrants(sx_code *s, sx bits, sx r);

static sx sine_of_quadrants(sx_code *s, sx bits, sx r)
{
    sx z = sx_fmul(s, r, r);
    sx y = sx_select(s, is_odd(s, bits), HORNER(s, z, cos_quarter), sx_fmul(s, r, HORNER(s, z, sin_quarter)));
    sx sign = sx_shl(s, sx_lshr(s, bits, i64_of(s, 1)), i64_of(s, 63));
    return sx_bitcast(s, SX_F64, sx_xor(s, sx_bitcast(s, SX_I64, y), sign));
}

static sx cosine_of_quadrants(sx_code *s, sx bits, sx r)
{
    return sine_of_quadrants(s, sx_add(s, bits, i64_of(s, 1)), r);
}

static sx tangent_of_quadrants(sx_code *s, sx bits, sx r)
{
    sx z = sx_fmul(s, r, r), odd = is_odd(s, bits);
    sx sine = sx_fmul(s, r, HORNER(s, z, sin_quarter)), cosine = HORNER(s, z, cos_quarter);
    return sx_fdiv(s, sx_select(s, odd, sx_fneg(s, cosine), sine), sx_select(s, odd, sine, cosine));
}

/* Makes a sub-program with one f32 argument, whose magnitude is at least HUGE_ARGUMENT. The result is f of the reduced
 * argument, rounded to f32. */
static sx_code *huge_sub(sx_code *s, of_quadrants *f)
{
    sx_code *sub = sx_new(s->arena);
    sx bits, r;
    reduce_pi_2_f32(sub, sx_arg(sub, 0, SX_F32), &bits, &r);
    sx_output(sub, narrow(sub, f(sub, bits, r)));
    return sub;
}

/* Makes a sub-program that computes in f64. It has one f32 argument x. Two fused multiplications reduce x, one for each
 * part of pi/2. */
static sx_code *large_sub(sx_code *s, of_quadrants *f)
{
    sx_code *sub = sx_new(s->arena);
    sx x = sx_arg(sub, 0, SX_F32), d = widen(sub, x), magnitude = sx_fabs(sub, x);
    sx shifted = sx_fma(sub, d, f64_of(sub, 1 / HALF_PI), f64_of(sub, ROUND_F64)), n = plus(sub, shifted, -ROUND_F64);
    sx r = sx_fma(sub, n, f64_of(sub, -HALF_PI), d);
    r = sx_fma(sub, n, f64_of(sub, -0x1.1a62633145c07p-54), r);
    sx y = narrow(sub, f(sub, sx_bitcast(sub, SX_I64, shifted), r));
    sx huge = sx_and(sub, sx_fge(sub, magnitude, f32_of(sub, HUGE_ARGUMENT)), below(sub, magnitude, INFINITY));
    sx_output(sub, sx_canonical_nan(sub, sx_slow_path(sub, huge, y, huge_sub(sub, f), &x)));
    return sub;
}

static sx unless_large(sx_code *s, sx x, sx usual, of_quadrants *f)
{
    sx large = sx_xor(s, sx_fle(s, sx_fabs(s, x), f32_of(s, LARGE_ARGUMENT)), sx_int(s, SX_I1, 1));
    return sx_slow_path(s, large, usual, large_sub(s, f), &x);
}

/* ---- sine, cosine, tangent --------------------------------------------------------------------------------------- */

/* pi/2 in three words. The second word has ten bits, so its products with integers below 2^14 are exact. */
#define HALF_PI_1 0x1.921fb6p0
#define HALF_PI_2 -0x1.778p-25
#define HALF_PI_3 0x1.68c234p-39

/* Polynomials in v = -r^2 / 2 for |r| up to pi/4. sin_narrow approximates (sin(r) / r - 1) / v with an error of
 * 2^-25.0. cos_narrow approximates (cos(r) - 1) / v with an error of 2^-30.0. */
static const double sin_narrow[] = {0x1.555556p-2, 0x1.111196p-5, 0x1.a07fd4p-10, 0x1.8658a4p-15};
static const double cos_narrow[] = {0x1p0, 0x1.55554ep-3, 0x1.6c0e54p-7, 0x1.9a7698p-12};
/* 1 - z p(z) approximates r / tan(r), with z = r^2, for |r| up to pi/4, with an absolute error of 2^-27.5. */
static const double cot_narrow[] = {0x1.555544p-2, 0x1.6c27a6p-6, 0x1.12de36p-9, 0x1.038beep-12};

/* Splits `a = n pi/2 + r + low` with an integer n, for 0 <= a <= LARGE_ARGUMENT; returns r. The low bits of *shifted
 * are n + bias. The first subtraction is exact. The second subtraction is exact if its result is small. Otherwise its
 * rounding error goes to `low`. */
static sx reduce_f32(sx_code *s, sx a, int bias, sx *shifted, sx *low)
{
    *shifted = sx_fma(s, a, f32_of(s, 1 / HALF_PI), f32_of(s, ROUND_F32 + bias));
    sx n = plus(s, *shifted, -(ROUND_F32 + bias)), second = f32_of(s, -HALF_PI_2);
    sx first = sx_fma(s, n, f32_of(s, -HALF_PI_1), a), r = sx_fma(s, n, second, first);
    *low = sx_fma(s, n, f32_of(s, -HALF_PI_3), sx_fma(s, n, second, sx_fsub(s, first, r)));
    return r;
}

/* x, with its sign flipped if bit 31 of `bits` is set. */
static sx flip_sign(sx_code *s, sx x, sx bits)
{
    sx sign = sx_and(s, bits, i32_of(s, INT32_MIN));
    return sx_bitcast(s, SX_F32, sx_xor(s, sx_bitcast(s, SX_I32, x), sign));
}

/* sin(a + bias pi/2) for 0 <= a <= LARGE_ARGUMENT, from the results of reduce_f32. Except for its sign, the result is
 *
 *     r + low + r v p(v)       with p = sin_narrow, if n + bias is even
 *     1 + v p(v) + change      with p = cos_narrow, if n + bias is odd
 *
 * `change` is the effect of `low` and of the rounding error of v on the cosine. */
static sx sine_f32(sx_code *s, sx a, int bias)
{
    sx shifted, low, r = reduce_f32(s, a, bias, &shifted, &low), bits = sx_bitcast(s, SX_I32, shifted);
    sx odd = is_odd(s, bits), half = times(s, r, -0.5), v = sx_fmul(s, r, half);
    sx change = sx_fma(s, low, sx_fneg(s, r), sx_fma(s, r, half, sx_fneg(s, v)));
    sx base = sx_select(s, odd, f32_of(s, 1), r), p = 0;
    for (int i = (int)(sizeof sin_narrow / sizeof *sin_narrow); i-- > 0;) {
        sx c = sx_select(s, odd, f32_of(s, cos_narrow[i]), f32_of(s, sin_narrow[i]));
        p = p ? sx_fma(s, p, v, c) : c;
    }
    sx tail = sx_fma(s, sx_fmul(s, base, v), p, sx_select(s, odd, change, low));
    return flip_sign(s, sx_fadd(s, base, tail), sx_shl(s, bits, i32_of(s, 30)));
}

sx f32_sine(sx_code *s, sx x)
{
    sx y = flip_sign(s, sine_f32(s, sx_fabs(s, x), 0), sx_bitcast(s, SX_I32, x));
    return unless_large(s, x, y, sine_of_quadrants);
}

sx f32_cosine(sx_code *s, sx x) { return unless_large(s, x, sine_f32(s, sx_fabs(s, x), 1), cosine_of_quadrants); }

/* With |x| = n pi/2 + r + low, tan(r + low) is (r + low) / (cosine + lost), where cosine + lost is 1 - z p(z), p is
 * cot_narrow and z is (r + low)^2. `cosine` is computed without `low`. `lost` corrects this, and the rounding errors of
 * `cosine` and of r^2. For odd n, the result is -1 / tan(r + low). The quotient is corrected by its rounding error and
 * by the low words. */
sx f32_tan(sx_code *s, sx x)
{
    sx shifted, low, r = reduce_f32(s, sx_fabs(s, x), 0, &shifted, &low), bits = sx_bitcast(s, SX_I32, shifted);
    sx z = sx_fmul(s, r, r), p = sx_fneg(s, HORNER(s, z, cot_narrow)), one = f32_of(s, 1), odd = is_odd(s, bits);
    sx cosine = sx_fma(s, z, p, one), lost = sx_fma(s, z, p, sx_fsub(s, one, cosine));
    sx change = sx_fma(s, sx_fadd(s, r, r), low, sx_fma(s, r, r, sx_fneg(s, z)));
    lost = sx_fma(s, change, f32_of(s, -0.34), lost);
    sx whole = sx_fadd(s, r, low),
       part = sx_fadd(s, sx_fsub(s, r, whole), low); /* whole + part = r + low, and `part` is small */
    sx top = sx_select(s, odd, sx_fneg(s, cosine), whole), top_low = sx_select(s, odd, sx_fneg(s, lost), part);
    sx bottom = sx_select(s, odd, whole, cosine), bottom_low = sx_select(s, odd, part, lost);
    sx inverse = sx_fdiv(s, one, bottom), y = sx_fmul(s, top, inverse), back = sx_fneg(s, y);
    sx rest = sx_fma(s, back, bottom_low, sx_fadd(s, sx_fma(s, back, bottom, top), top_low));
    y = flip_sign(s, sx_fma(s, rest, inverse, y), sx_bitcast(s, SX_I32, x));
    return unless_large(s, x, y, tangent_of_quadrants);
}

/* ---- inverses ---------------------------------------------------------------------------------------------------- */

/* A polynomial in z = t^2. It approximates (atan(t) / t - 1) / z for t in [0, 1] with an error of 2^-25.0. */
static const double atan_narrow[] = {-0x1.555556p-2, 0x1.9999b8p-3,  -0x1.249002p-3, 0x1.c69708p-4,  -0x1.6fa246p-4,
                                     0x1.248d34p-4,  -0x1.9ef2f2p-5, 0x1.c83f28p-6,  -0x1.44d7e2p-7, 0x1.b092fap-10};
/* A polynomial in z = 4 u^2. It approximates (asin(u) / u - 1) / z for z in [0, 1] with an error of 2^-24.0. */
static const double asin_narrow[] = {0x1.555554p-5,  0x1.3334c8p-8,  0x1.6d4028p-11,
                                     0x1.ff9638p-14, 0x1.10a158p-16, 0x1.1a3058p-17};

/* pi/2 and pi in two words */
#define HALF_PI_F32 0x1.921fb6p0
#define HALF_PI_LOW -0x1.777a5cp-25
#define PI_F32 0x1.921fb6p1
#define PI_LOW -0x1.777a5cp-24

/* Returns base + low + t + cube p, where p is the value of a polynomial, and `cube p` is small. `base` is 0 or exceeds
 * |t|. */
static sx with_base(sx_code *s, sx base, sx low, sx t, sx cube, sx p)
{
    sx sum = sx_fadd(s, base, t), lost = sx_fsub(s, t, sx_fsub(s, sum, base));
    return sx_fadd(s, sum, sx_fma(s, cube, p, sx_fadd(s, lost, low)));
}

/* Let a be |x|. Except for its sign, the result is atan(t) with t = a up to a = 1, and pi/2 + atan(t) with t = -1 / a
 * for larger a. `error` is the relative rounding error of t: -1 / a is about t + t error. So the code adds
 * t error atan'(t), where 1 - t^2 / 2 approximates atan'(t). */
sx f32_atan(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), large = above(s, a, 1), zero = f32_of(s, 0);
    sx dividend = sx_select(s, large, f32_of(s, -1), a);
    sx divisor = clamp_high(s, sx_select(s, large, a, f32_of(s, 1)), 0x1p30);
    sx t = sx_fdiv(s, dividend, divisor), error = sx_fma(s, t, divisor, sx_fneg(s, dividend));
    sx z = sx_fmul(s, t, t), cube = sx_fmul(s, t, z), slope = sx_fma(s, cube, f32_of(s, -0.5), t);
    sx p = HORNER(s, z, atan_narrow), cube_error = sx_fma(s, t, z, sx_fneg(s, cube));
    sx low = sx_fma(s, error, slope, sx_select(s, large, f32_of(s, HALF_PI_LOW), zero));
    low = sx_fma(s, cube_error, p, low);
    sx base = sx_select(s, large, f32_of(s, HALF_PI_F32), zero);
    return sx_copysign(s, with_base(s, base, low, t, cube, p), x);
}

/* Like atan_narrow, but with one coefficient fewer and an error of 2^-24.0. */
static const double atan2_narrow[] = {-0x1.555554p-2, 0x1.999832p-3,  -0x1.246ce4p-3, 0x1.c3f7fep-4, -0x1.62baf8p-4,
                                      0x1.005ebp-4,   -0x1.26cceep-5, 0x1.bd14p-7,    -0x1.3b6c6ap-9};

/* pi/2 - y in f32 */
static sx complement(sx_code *s, sx y) { return sx_fsub(s, f32_of(s, HALF_PI_F32), plus(s, y, -HALF_PI_LOW)); }

/* Faster than f32_atan, because no value has two words. The error is below 2 ULP. */
sx f32_atan2(sx_code *s, sx y, sx x)
{
    sx ay = sx_fabs(s, y), ax = sx_fabs(s, x), steep = sx_fgt(s, ay, ax);
    sx larger = sx_select(s, steep, ay, ax), smaller = sx_select(s, steep, ax, ay);
    sx t = sx_fdiv(s, smaller, larger);
    t = sx_select(s, sx_feq(s, ax, ay), f32_of(s, 1), t);
    t = sx_select(s, equals(s, larger, 0), smaller, t);
    sx z = sx_fmul(s, t, t), angle = sx_fma(s, sx_fmul(s, t, z), HORNER(s, z, atan2_narrow), t);
    angle = sx_select(s, steep, complement(s, angle), angle);
    sx left = sx_slt(s, sx_bitcast(s, SX_I32, x), i32_of(s, 0));
    sx opposite = sx_fsub(s, f32_of(s, PI_F32), plus(s, angle, -PI_LOW));
    return sx_copysign(s, sx_select(s, left, opposite, angle), y);
}

/* Prepares asin and acos. Let a be |x|, and let w be sqrt((1 - a) / 2). Up to a = 1/2, both functions are computed from
 * asin(a). For larger a, they are computed from 2 asin(w), which is acos(a). Sets *outer to whether a is above 1/2, and
 * *root to 2 w. Returns z, the variable of asin_narrow: 4 a^2 or 4 w^2. */
static sx asin_square(sx_code *s, sx x, sx *outer, sx *root)
{
    sx a = sx_fabs(s, x), twice = sx_fadd(s, a, a), square = sx_fsub(s, f32_of(s, 2), twice);
    *outer = above(s, a, 0.5);
    *root = sx_sqrt(s, square);
    return sx_select(s, *outer, square, sx_fmul(s, twice, twice));
}

/* The sum of `low` and the rounding error of t, where t is the rounded square root of z, or minus this root. */
static sx root_error(sx_code *s, sx t, sx z, sx low)
{
    return sx_fma(s, sx_fma(s, t, sx_fneg(s, t), z), half_inverse(s, t), low);
}

/* Above |x| = 1/2, asin|x| is pi/2 - 2 asin(w), with w as in asin_square. */
sx f32_asin(sx_code *s, sx x)
{
    sx outer, root, z = asin_square(s, x, &outer, &root), zero = f32_of(s, 0);
    sx t = sx_select(s, outer, sx_fneg(s, root), sx_fabs(s, x));
    sx base = sx_select(s, outer, f32_of(s, HALF_PI_F32), zero);
    sx low = sx_select(s, outer, root_error(s, t, z, f32_of(s, HALF_PI_LOW)), zero);
    return sx_copysign(s, with_base(s, base, low, t, sx_fmul(s, t, z), HORNER(s, z, asin_narrow)), x);
}

/* Up to |x| = 1/2, acos(x) is pi/2 - asin(x). For larger |x|, it is 2 asin(w), or pi - 2 asin(w) for negative x. */
sx f32_acos(sx_code *s, sx x)
{
    sx outer, root, z = asin_square(s, x, &outer, &root), negative = below(s, x, 0), zero = f32_of(s, 0);
    sx t = sx_select(s, outer, sx_copysign(s, root, x), sx_fneg(s, x));
    sx base = sx_select(s, outer, sx_select(s, negative, f32_of(s, PI_F32), zero), f32_of(s, HALF_PI_F32));
    sx low = root_error(s, t, z, sx_select(s, negative, f32_of(s, PI_LOW), zero));
    low = sx_select(s, outer, low, f32_of(s, HALF_PI_LOW));
    return with_base(s, base, low, t, sx_fmul(s, t, z), HORNER(s, z, asin_narrow));
}
