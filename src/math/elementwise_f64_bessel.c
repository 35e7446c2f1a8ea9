/* Scaled modified Bessel functions of the first kind, in f64: bessel_i0e and bessel_i1e. The f32 forms round the
 * results of the f64 forms. With x for the magnitude of the operand, the f64 forms are computed from:
 *
 *     x < 3         I0(x) and 2 I1(x) / x, from polynomials in x^2
 *     3 <= x < 8    e^-x I0(x) (x + 5) and e^-x I1(x) (x + 5)^2 / x, polynomials in t = (x - 5) / (x + 5)
 *     8 <= x        e^-x I0(x) sqrt(x) and e^-x I1(x) sqrt(x), polynomials in 1/x
 *
 * tools/coefficients.py derives the coefficients. The comment above each table states the function that the polynomial
 * approximates, its variable, and a bound on the relative error. */
#include "math/f64_parts.h"

/* (I0(x) - 1) / z, z = x^2; |error| < 2^-65.3 */
static const double i0_near[] = {
    0x1.0000000000000p-2,  0x1.0000000000000p-6,  0x1.c71c71c71c71fp-12, 0x1.c71c71c71c535p-18,
    0x1.23456789b4992p-24, 0x1.02e85c05ee97bp-31, 0x1.522a44ea955f6p-39, 0x1.522a0d8f57362p-47,
    0x1.0b38d0d46e38dp-55, 0x1.54b3f0ae63ce0p-64, 0x1.897f8525ff1d2p-73,
};

/* (2 I1(x)/x - 1) / z, z = x^2; |error| < 2^-62.4 */
static const double i1_near[] = {
    0x1.0000000000000p-3,  0x1.5555555555555p-8,  0x1.c71c71c71c77fp-14, 0x1.6c16c16c14515p-20,
    0x1.845c8a0dd68b8p-27, 0x1.27e4fb42c49a2p-34, 0x1.522a51e50e751p-42, 0x1.2c95132f3150fp-50,
    0x1.abf51b4db3580p-59, 0x1.e497462b486e5p-68, 0x1.45ce800a1062dp-76,
};

/* e^-x I0(x) (x + 5), t = (x - 5) / (x + 5); |error| < 2^-57.0 */
static const double i0e_middle[] = {
    0x1.d5dd4e94621fcp0,   -0x1.f171d29aba8eap-4, 0x1.17d0067708f76p0,   -0x1.4af6304c25446p-2, 0x1.1cfea996dba2ap0,
    -0x1.a6d5158c416fap-2, 0x1.3770e80378e35p-1,  0x1.e7a6e5e779b81p-2,  -0x1.d5dadfa0c29c7p-4, 0x1.51cdc12cda6e9p-3,
    0x1.079793b02b5c9p-1,  0x1.2bf5f573375dcp-2,  -0x1.e41bc99c37562p-6, 0x1.1e18dd816592ep-5,  0x1.410eff4e2b121p-2,
    0x1.8ec9e9e6ddc34p-2,  0x1.786fd45628085p-3,  0x1.9c4959d7f47d2p-5,  0x1.04e316feac1d0p-3,
};

/* e^-x I1(x) (x + 5)^2 / x, t = (x - 5) / (x + 5); |error| < 2^-53.9 */
static const double i1e_middle[] = {
    0x1.a3c4dd67c7255p1,   -0x1.52954f118081fp1,  0x1.bf7308d892c6ep1,  -0x1.12546d17d00fdp1, 0x1.b1c213760987ep0,
    0x1.d9f17973c1597p-3,  -0x1.b36313dba727fp-2, 0x1.3bea025299b2ap-1, 0x1.3471f62764262p-1, -0x1.37f5acd864d0ep-4,
    -0x1.50e2fd6bb823dp-4, 0x1.87c3dabdb6051p-2,  0x1.018612f4fe5a8p-1, 0x1.69ffd7074a4ffp-3, -0x1.2ca0ce9c096dap-3,
    0x1.f16772013e658p-6,  0x1.c220f8c43e7a6p-1,  0x1.7ac685eb1f805p-2, -0x1.e08435158a2d9p0,
};

/* e^-x I0(x) sqrt(x), v = 1/x; |error| < 2^-55.0 */
static const double i0e_far[] = {
    0x1.9884533d43650p-2,  0x1.9884533d46d8dp-5,  0x1.cb94dd8f75130p-6,  0x1.debb2bfac02d9p-6,  0x1.6e8052f45e997p-5,
    0x1.7336eb624b536p-4,  0x1.21ec751055875p-2,  -0x1.09798495b2af1p3,  0x1.945ebb2cf452fp9,   -0x1.7c6cee6472c59p15,
    0x1.0433e5556af82p21,  -0x1.0b7f61c353a59p26, 0x1.a613ff372d57ep30,  -0x1.02794e5d4453bp35, 0x1.eddeca1c9ed5ap38,
    -0x1.6fd509514e788p42, 0x1.a8a0c7c0dcb3bp45,  -0x1.774be0f1af5a6p48, 0x1.f18a5edcddb3bp50,  -0x1.de3b3a274b654p52,
    0x1.3a7aed6250c6cp54,  -0x1.fa16237cbfe3ep54, 0x1.77cd00bedcb78p54,
};

/* e^-x I1(x) sqrt(x), v = 1/x; |error| < 2^-55.0 */
static const double i1e_far[] = {
    0x1.9884533d43651p-2,  -0x1.32633e6df3361p-3, -0x1.7efc0e024ced1p-5, -0x1.4f1c9262fcc26p-5, -0x1.d740e2c758bb2p-5,
    -0x1.c3245cd362a18p-4, -0x1.952e4662384ebp-2, 0x1.bedfe1fa07613p3,   -0x1.20dcb4a4e031cp10, 0x1.f7759cf330f1ap15,
    -0x1.47c0cb4688893p21, 0x1.4594cf15f28b5p26,  -0x1.f4fa24523f110p30, 0x1.2cfd3380db90bp35,  -0x1.1b4ef729898a0p39,
    0x1.a1123864d4f98p42,  -0x1.dcf24a6bb8219p45, 0x1.a256a99fd6fa1p48,  -0x1.1398c1e96c636p51, 0x1.0794a716bd829p53,
    -0x1.5941e6bf3ab42p54, 0x1.14e791c904bd2p55,  -0x1.9a2b41d476075p54,
};

/* a: |x|. far: whether |x| >= 8. variable: the operand of the polynomials for |x| >= 3. moved: |x| + 5. */
typedef struct bessel_place {
    sx a, far, variable;
    dd moved;
} bessel_place;

static bessel_place place_of(sx_code *s, sx x)
{
    sx a = sx_fabs(s, x), far = sx_fge(s, a, f64_of(s, 8));
    dd moved = dd_sum(s, a, f64_of(s, 5));
    sx t = sx_fdiv(s, sx_select(s, far, f64_of(s, 1), plus(s, a, -5)), sx_select(s, far, a, moved.hi));
    return (bessel_place){a, far, t, moved};
}

/* Below a = 3, the result is e^-a factor (1 + z P(z)), where z is a^2 and P is the polynomial `near`. From 3 to 8, the
 * result is upper / lower. From 8 on, it is far / sqrt(a). */
static sx finish(sx_code *s, const bessel_place *p, sx factor, uint32_t count, const double *near, dd upper, dd lower,
                 sx far)
{
    sx small = below(s, p->a, 3), a = clamp_high(s, p->a, 3), z = sx_fmul(s, a, a);
    exp_split split = exp_reduce(s, sx_fneg(s, a), 1023);
    sx slope = horner(s, z, count, near);
    dd e = exp_normal(s, &split, 0), rest = dd_product(s, z, slope), sum = dd_fast_sum(s, f64_of(s, 1), rest.hi);
    sum.lo = sx_fadd(s, sum.lo, sx_fma(s, fused_sub(s, a, a, z), times(s, slope, 1.5), rest.lo));
    sx power = f64_from_bits(s, sx_shl(s, split.shifted, i64_of(s, 52)));
    sx low = sx_fma(s, e.hi, sum.hi, sx_fma(s, e.hi, sum.lo, sx_fmul(s, e.lo, sum.hi)));
    low = sx_fmul(s, sx_fmul(s, low, power), factor);

    dd root = dd_root(s, (dd){p->a, f64_of(s, 0)});
    dd n = {sx_select(s, p->far, far, upper.hi), sx_select(s, p->far, f64_of(s, 0), upper.lo)};
    dd d = {sx_select(s, p->far, root.hi, lower.hi), sx_select(s, p->far, root.lo, lower.lo)};
    sx y = sx_select(s, small, low, dd_quotient(s, n, d));
    return sx_select(s, sx_feq(s, p->a, f64_infinity(s)), f64_of(s, 0), y);
}
#define FINISH(s, p, factor, near, upper, lower, far)                                                                  \
    finish(s, p, factor, (uint32_t)(sizeof near / sizeof *near), near, upper, lower, far)

sx f64_bessel_i0e(sx_code *s, sx x)
{
    bessel_place p = place_of(s, x);
    dd upper = {HORNER(s, p.variable, i0e_middle), f64_of(s, 0)};
    return FINISH(s, &p, f64_of(s, 1), i0_near, upper, p.moved, HORNER(s, p.variable, i0e_far));
}

sx f64_bessel_i1e(sx_code *s, sx x)
{
    bessel_place p = place_of(s, x);
    dd upper = dd_product(s, p.a, HORNER(s, p.variable, i1e_middle)), square = dd_product(s, p.moved.hi, p.moved.hi);
    square.lo = sx_fma(s, times(s, p.moved.hi, 2), p.moved.lo, square.lo);
    sx y = FINISH(s, &p, times(s, p.a, 0.5), i1_near, upper, square, HORNER(s, p.variable, i1e_far));
    return sx_copysign(s, y, x);
}

sx f32_bessel_i0e(sx_code *s, sx x) { return sx_fptrunc(s, SX_F32, f64_bessel_i0e(s, sx_fpext(s, SX_F64, x))); }
sx f32_bessel_i1e(sx_code *s, sx x) { return sx_fptrunc(s, SX_F32, f64_bessel_i1e(s, sx_fpext(s, SX_F64, x))); }
