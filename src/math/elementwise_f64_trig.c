/* f64 circular functions: sine, cosine, tan, and asin, acos, atan, atan2.
 *
 * The method of Cody and Waite reduces an operand x with |x| < 2^40 to x - n pi/2 = r + r_lo. The code subtracts n
 * times each of three parts of pi/2, which have 53 bits each. With fma the first difference is exact. The rounding
 * errors of the second difference are kept. So the error of r + r_lo is at most about 2^-107. It is much smaller if x
 * is close to a multiple of pi/2. reduce_pi_2 reduces larger operands.
 *
 * tools/coefficients.py derives the coefficients. The comment above each table states the function that the polynomial
 * approximates, its variable, and a bound on the relative error. */
#include "math/f64_parts.h"

#define TWO_OVER_PI 0x1.45f306dc9c883p-1
#define HALF_PI 0x1.921fb54442d18p0 /* pi/2 = HALF_PI + HALF_PI_2 + HALF_PI_3 */
#define HALF_PI_2 0x1.1a62633145c07p-54
#define HALF_PI_3 -0x1.f1976b7ed8fbcp-110
#define REDUCE_LIMIT 0x1p40

/* (sin(r)/r - 1) / z, z = r^2; |error| < 2^-52.7 */
static const double sin_of_z[] = {
    -0x1.5555555555555p-3, 0x1.1111111110c73p-7,   -0x1.a01a019e9c6ebp-13,
    0x1.71de37ab1f450p-19, -0x1.ae6019d43fe98p-26, 0x1.5e0eeec142541p-33,
};

/* (cos(r) - 1 + z/2) / z^2, z = r^2; |error| < 2^-53.9 */
static const double cos_of_z[] = {
    0x1.5555555555555p-5,   -0x1.6c16c16c167b0p-10, 0x1.a01a019eec690p-16,
    -0x1.27e4f99ee9e56p-22, 0x1.1eeaf122d4729p-29,  -0x1.902b830d29a96p-37,
};

/* (atan(t)/t - 1) / z, z = t^2; |error| < 2^-53.2 */
static const double atan_of_z[] = {
    -0x1.5555555555555p-2, 0x1.9999999999430p-3, -0x1.249249243db1dp-3, 0x1.c71c7188da180p-4,
    -0x1.745d0ba06dc2fp-4, 0x1.3b126c45c9abcp-4, -0x1.10fae98f81292p-4, 0x1.dfed2badc0d17p-5,
    -0x1.a0ba25a96e371p-5, 0x1.41b891541f01cp-5, -0x1.3af33e47fad0ep-6,
};

/* (asin(t)/t - 1) / z, z = t^2; |error| < 2^-52.9 */
static const double asin_of_z[] = {
    0x1.5555555555556p-3, 0x1.3333333332c69p-4,  0x1.6db6db6e6dd57p-5, 0x1.f1c71bf8f331bp-6, 0x1.6e8bb79484e19p-6,
    0x1.1c4cac10858afp-6, 0x1.c9df2f8302479p-7,  0x1.7787136a472acp-7, 0x1.565686fce4812p-7, 0x1.4263855e05d21p-8,
    0x1.3539439373737p-6, -0x1.19302780e297cp-6, 0x1.f11c5d3724ff7p-6,
};

/* ---- sine, cosine, tangent --------------------------------------------------------------------------------------- */

/* A reduced operand: x = n pi/2 + r + r_lo. `quadrant` and n have the same low two bits. */
typedef struct circle {
    sx quadrant, r, r_lo;
} circle;

static circle reduce_moderate(sx_code *s, sx x)
{
    sx shifted = sx_fma(s, x, f64_of(s, TWO_OVER_PI), f64_of(s, ROUND_F64)), n = plus(s, shifted, -ROUND_F64);
    sx first = sx_fma(s, n, f64_of(s, -HALF_PI), x);
    dd second = dd_product(s, n, f64_of(s, -HALF_PI_2)), r = dd_sum(s, first, second.hi);
    sx low = sx_fma(s, n, f64_of(s, -HALF_PI_3), second.lo);
    return (circle){f64_bits_of(s, shifted), r.hi, sx_fadd(s, r.lo, low)};
}

static circle reduce_huge(sx_code *s, sx x)
{
    circle c;
    reduce_pi_2(s, x, &c.quadrant, &c.r, &c.r_lo);
    return c;
}

static dd sine_of(sx_code *s, const circle *c)
{
    sx z = sx_fmul(s, c->r, c->r);
    sx low = sx_fmul(s, c->r_lo, sx_fma(s, z, f64_of(s, -0.5), f64_of(s, 1)));
    return (dd){c->r, sx_fma(s, sx_fmul(s, c->r, z), HORNER(s, z, sin_of_z), low)};
}

static dd cosine_of(sx_code *s, const circle *c)
{
    dd z = dd_product(s, c->r, c->r);
    sx half = times(s, z.hi, 0.5);
    dd sum = dd_fast_sum(s, f64_of(s, 1), sx_fneg(s, half));
    sx low = sx_fma(s, c->r, c->r_lo, times(s, z.lo, 0.5));
    low = fused_sub(s, sx_fmul(s, z.hi, z.hi), HORNER(s, z.hi, cos_of_z), low);
    return (dd){sum.hi, sx_fadd(s, sum.lo, low)};
}

static sx is_odd(sx_code *s, sx quadrant) { return sx_ne(s, sx_and(s, quadrant, i64_of(s, 1)), i64_of(s, 0)); }

/* Returns -y if bit `bit` of `quadrant` is set, else y. */
static sx flip_sign(sx_code *s, sx y, sx quadrant, int bit)
{
    sx sign = sx_shl(s, sx_lshr(s, quadrant, i64_of(s, bit)), i64_of(s, 63));
    return f64_from_bits(s, sx_xor(s, f64_bits_of(s, y), sign));
}

/* sin(x + turn pi/2), where `c` is the reduced x */
static sx sine_after(sx_code *s, circle c, int turn)
{
    dd sine = sine_of(s, &c), cosine = cosine_of(s, &c);
    if (turn)
        c.quadrant = sx_add(s, c.quadrant, i64_of(s, turn));
    sx odd = is_odd(s, c.quadrant);
    sx hi = sx_select(s, odd, cosine.hi, sine.hi), lo = sx_select(s, odd, cosine.lo, sine.lo);
    return flip_sign(s, sx_fadd(s, hi, lo), c.quadrant, 1);
}

static sx sine_form(sx_code *s, circle c) { return sine_after(s, c, 0); }
static sx cosine_form(sx_code *s, circle c) { return sine_after(s, c, 1); }

/* sin(r) / cos(r), or -cos(r) / sin(r) in odd quadrants. */
static sx tangent_form(sx_code *s, circle c)
{
    dd sine = sine_of(s, &c), cosine = cosine_of(s, &c);
    sine = dd_fast_sum(s, sine.hi, sine.lo);
    cosine = dd_fast_sum(s, cosine.hi, cosine.lo);
    sx odd = is_odd(s, c.quadrant);
    dd upper = {sx_select(s, odd, cosine.hi, sine.hi), sx_select(s, odd, cosine.lo, sine.lo)};
    dd lower = {sx_select(s, odd, sine.hi, cosine.hi), sx_select(s, odd, sine.lo, cosine.lo)};
    return flip_sign(s, dd_quotient(s, upper, lower), c.quadrant, 0);
}

/* Applies `form` to the reduced operand. For infinities and NaN, reduce_moderate gives NaN. */
static sx circular(sx_code *s, sx x, sx (*form)(sx_code *s, circle c))
{
    sx_code *sub = sx_new(s->arena);
    sx_output(sub, form(sub, reduce_huge(sub, sx_arg(sub, 0, SX_F64))));
    sx a = sx_fabs(s, x);
    sx huge = sx_and(s, sx_fge(s, a, f64_of(s, REDUCE_LIMIT)), sx_flt(s, a, f64_infinity(s)));
    return sx_slow_path(s, huge, form(s, reduce_moderate(s, x)), sub, &x);
}

sx f64_sine(sx_code *s, sx x) { return sx_select(s, equals(s, x, 0), x, circular(s, x, sine_form)); }
sx f64_cosine(sx_code *s, sx x) { return circular(s, x, cosine_form); }
sx f64_tan(sx_code *s, sx x) { return sx_select(s, equals(s, x, 0), x, circular(s, x, tangent_form)); }

/* ---- arc tangent ------------------------------------------------------------------------------------------------- */

#define TAN_PI_8 0x1.a827999fcef32p-2 /* tan(pi/8) and tan(3 pi/8) */
#define TAN_3PI_8 0x1.3504f333f9de6p1

/* base + atan(upper / lower). The magnitude of the quotient is at most tan(pi/8). The base is 0, or its magnitude is at
 * least that of the quotient. */
static sx atan_of_quotient(sx_code *s, dd base, dd upper, dd lower)
{
    sx inverse = sx_fdiv(s, f64_of(s, 1), lower.hi), t = sx_fmul(s, upper.hi, inverse);
    sx rest = sx_fadd(s, sub_fused(s, upper.hi, t, lower.hi), sub_fused(s, upper.lo, t, lower.lo));
    sx z = sx_fmul(s, t, t);
    sx low = sx_fma(s, rest, inverse, sx_fma(s, sx_fmul(s, t, z), HORNER(s, z, atan_of_z), base.lo));
    dd sum = dd_fast_sum(s, base.hi, t);
    return sx_fadd(s, sum.hi, sx_fadd(s, sum.lo, low));
}

static sx choose(sx_code *s, sx low, sx middle, sx at_low, sx at_middle, sx at_high)
{
    return sx_select(s, low, at_low, sx_select(s, middle, at_middle, at_high));
}

/* The angle of the point (x, y), for x >= 0 and y >= 0. The angle is the sum of a base (0, pi/4 or pi/2) and an arc
 * tangent. Where the condition `opposite` holds, the result is pi minus the angle. `opposite` may be 0 (no value). */
static sx angle(sx_code *s, sx y, sx x, sx opposite)
{
    sx zero = f64_of(s, 0);
    sx low = sx_fle(s, y, times(s, x, TAN_PI_8)), middle = sx_flt(s, y, times(s, x, TAN_3PI_8));
    dd difference = dd_sum(s, y, sx_fneg(s, x)), sum = dd_sum(s, y, x);
    dd upper = {choose(s, low, middle, y, difference.hi, sx_fneg(s, x)),
                choose(s, low, middle, zero, difference.lo, zero)};
    dd lower = {choose(s, low, middle, x, sum.hi, y), choose(s, low, middle, zero, sum.lo, zero)};
    sx axis = zero, axis_low = zero;
    sx diagonal = f64_of(s, HALF_PI / 2), diagonal_low = f64_of(s, HALF_PI_2 / 2);
    if (opposite) {
        upper.hi = sx_select(s, opposite, sx_fneg(s, upper.hi), upper.hi);
        upper.lo = sx_select(s, opposite, sx_fneg(s, upper.lo), upper.lo);
        axis = sx_select(s, opposite, f64_of(s, 2 * HALF_PI), zero);
        axis_low = sx_select(s, opposite, f64_of(s, 2 * HALF_PI_2), zero);
        diagonal = sx_select(s, opposite, f64_of(s, 0x1.2d97c7f3321d2p1), diagonal); /* 3 pi/4 */
        diagonal_low = sx_select(s, opposite, f64_of(s, 0x1.a79394c9e8a0ap-54), diagonal_low);
    }
    dd base = {choose(s, low, middle, axis, diagonal, f64_of(s, HALF_PI)),
               choose(s, low, middle, axis_low, diagonal_low, f64_of(s, HALF_PI_2))};
    return atan_of_quotient(s, base, upper, lower);
}

sx f64_atan(sx_code *s, sx x)
{
    sx a = clamp_high(s, sx_fabs(s, x), 0x1p64);
    return sx_copysign(s, angle(s, a, f64_of(s, 1), 0), x);
}

/* The angle of the point (x, y). The code scales x and y by the same power of two, so that nothing overflows. A very
 * small quotient, or its low part, may underflow to 0; the result is still right. If x or y is infinite, the code
 * replaces infinity by 1 and a finite value by 0. */
sx f64_atan2(sx_code *s, sx y, sx x)
{
    sx a = sx_fabs(s, y), b = sx_fabs(s, x), one = f64_of(s, 1), zero = f64_of(s, 0), infinity = f64_infinity(s);
    sx a_infinite = sx_feq(s, a, infinity), b_infinite = sx_feq(s, b, infinity);
    sx infinite = sx_or(s, a_infinite, b_infinite);
    sx larger = sx_select(s, sx_fgt(s, a, b), a, b);
    sx scale = sx_select(s, above(s, larger, 0x1p1000), f64_of(s, 0x1p-100), one);
    scale = sx_select(s, below(s, larger, 1), f64_of(s, 0x1p1000), scale);
    a = sx_select(s, infinite, sx_select(s, a_infinite, one, zero), sx_fmul(s, a, scale));
    b = sx_select(s, infinite, sx_select(s, b_infinite, one, zero), sx_fmul(s, b, scale));
    b = sx_select(s, equals(s, larger, 0), one, b);
    sx opposite = sx_slt(s, f64_bits_of(s, x), i64_of(s, 0));
    sx result = sx_copysign(s, angle(s, a, b, opposite), y);
    sx sum = sx_fadd(s, x, y);
    sx invalid = sx_or(s, sx_fne(s, x, x), sx_fne(s, y, y));
    return sx_select(s, invalid, sum, result);
}

/* ---- arc sine and cosine ----------------------------------------------------------------------------------------- */

/* asin(t) is t + rest. If |x| <= 1/2 (`inside`), t is |x|. Otherwise t is sqrt((1 - |x|) / 2), and asin|x| is
 * pi/2 - 2 asin(t). */
typedef struct arc {
    sx inside, t, rest;
} arc;

static arc arc_of(sx_code *s, sx a)
{
    sx inside = sx_fle(s, a, f64_of(s, 0.5));
    sx folded = times(s, sx_fsub(s, f64_of(s, 1), a), 0.5);
    sx z = sx_select(s, inside, sx_fmul(s, a, a), folded);
    sx t = sx_select(s, inside, a, sx_sqrt(s, folded));
    return (arc){inside, t, sx_fmul(s, sx_fmul(s, t, z), HORNER(s, z, asin_of_z))};
}

/* base + base_lo + scale (t + rest) */
static sx arc_sum(sx_code *s, sx base, sx base_lo, const arc *a, sx scale)
{
    dd sum = dd_fast_sum(s, base, sx_fmul(s, a->t, scale));
    return sx_fadd(s, sum.hi, sx_fadd(s, sum.lo, sx_fma(s, a->rest, scale, base_lo)));
}

sx f64_asin(sx_code *s, sx x)
{
    arc a = arc_of(s, sx_fabs(s, x));
    sx zero = f64_of(s, 0), base = sx_select(s, a.inside, zero, f64_of(s, HALF_PI));
    sx base_lo = sx_select(s, a.inside, zero, f64_of(s, HALF_PI_2));
    sx scale = sx_select(s, a.inside, f64_of(s, 1), f64_of(s, -2));
    return sx_copysign(s, arc_sum(s, base, base_lo, &a, scale), x);
}

sx f64_acos(sx_code *s, sx x)
{
    arc a = arc_of(s, sx_fabs(s, x));
    sx zero = f64_of(s, 0), positive = sx_fgt(s, x, zero);
    sx base = choose(s, a.inside, positive, f64_of(s, HALF_PI), zero, f64_of(s, 2 * HALF_PI));
    sx base_lo = choose(s, a.inside, positive, f64_of(s, HALF_PI_2), zero, f64_of(s, 2 * HALF_PI_2));
    sx scale =
        choose(s, a.inside, positive, sx_select(s, positive, f64_of(s, -1), f64_of(s, 1)), f64_of(s, 2), f64_of(s, -2));
    return arc_sum(s, base, base_lo, &a, scale);
}
