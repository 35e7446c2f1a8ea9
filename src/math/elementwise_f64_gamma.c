/* lgamma and digamma, in f64. The f32 forms round the results of the f64 forms.
 *
 * For positive x below 5/2 (lgamma) or 17/8 (digamma), at most two steps of the recurrence move x to the range of a
 * polynomial: around 2 for lgamma, around the positive zero of digamma for digamma. For larger x, polynomials in x^-2
 * give the difference to Stirling's formulas. For negative x, a slow path uses the reflection formulas. Its result is
 * the difference of two values with errors of about 2^-60 (lgamma) or 2^-53 (digamma). So near the zeros of the
 * functions at negative x, the absolute error is small but the relative error is not.
 *
 * tools/coefficients.py derives the coefficients. The comment above each table states the function that the polynomial
 * approximates, its variable if this is not the function's argument, and a bound on the relative error. */
#include "math/f64_parts.h"

#define ONE_LESS_EULER 0x1.b0ee6072093cep-2 /* 1 - gamma, in two parts */
#define ONE_LESS_EULER_2 0x1.6cb90701fbfabp-58
#define STIRLING 0x1.acfe390c97d69p-2 /* (log(2 pi) - 1) / 2, in two parts */
#define STIRLING_2 0x1.3494bc9001442p-56
#define ROOT 0x1.762d86356be3fp+0 /* the positive zero of digamma, in two parts */
#define ROOT_2 0x1.b86a722197829p-54

/* (lgamma(2 + z) - z (1 - gamma)) / z^2; the resulting lgamma has |error| < 2^-55.9 */
static const double lgamma_near[] = {
    0x1.4a34cc4a60fa8p-2,  -0x1.13e001a5575adp-4,  0x1.51322ac7d7073p-6,  -0x1.e404fc21c2d0ep-8,
    0x1.7add6eb0085e8p-9,  -0x1.38ac5c064d2d5p-10, 0x1.0b36ae89cefb7p-11, -0x1.d3fd6671938c6p-13,
    0x1.a12824fe6d09ap-14, -0x1.78d979a8d1495p-15, 0x1.57fe414c2088ap-16, -0x1.3d43f460b1c5bp-17,
    0x1.26d6008dd2252p-18, -0x1.0950710105bfdp-19, 0x1.e33241637f034p-21, -0x1.36bcc7990f983p-21,
    0x1.3fac7ae0eaea7p-22,
};

/* x (lgamma(x) - (x - 1/2) log(x) + x - log(2 pi)/2), u = x^-2; the resulting lgamma has |error| < 2^-58.0 */
static const double lgamma_far[] = {
    0x1.5555555555348p-4,  -0x1.6c16c166661cfp-9,  0x1.a019f5d8c5b04p-11, -0x1.38104a9555269p-11,
    0x1.b8c83cd089b3cp-11, -0x1.eef5790330ce1p-10, 0x1.7cc42ef7e0e51p-8,  -0x1.4d53f402e53c7p-6,
    0x1.104b1a54ede5dp-4,  -0x1.5bfa47c8f258ap-3,  0x1.225646bf80ff7p-2,  -0x1.cbe1d3ba45291p-3,
};

/* digamma(x) / t, t = x - ROOT; |error| < 2^-54.4 */
static const double digamma_near[] = {
    0x1.ef72bc8ee38acp-1,  -0x1.c563b54aa1a34p-2,  0x1.08b4294d50143p-2,  -0x1.4fc1317257c9cp-3,
    0x1.b9a5b63765dfcp-4,  -0x1.27baba268fb5cp-4,  0x1.8fce028a8336cp-5,  -0x1.0fa7ebdebe035p-5,
    0x1.723d70b38847ep-6,  -0x1.f97086f1f77d8p-7,  0x1.5954dcfb4c3dbp-7,  -0x1.d81fa6491a9e0p-8,
    0x1.42eae974e475ep-8,  -0x1.ba5ad69d8ce14p-9,  0x1.2e88fb38017c7p-9,  -0x1.971721528aa2dp-10,
    0x1.0edf945b91145p-10, -0x1.8d6e02a0708d5p-11, 0x1.542ca50ebb976p-11, -0x1.04fd2687bc4f4p-11,
    0x1.012e347599ad5p-12, -0x1.c4024b22f507fp-15,
};

/* x^2 (log(x) - 1 / (2 x) - digamma(x)), u = x^-2; the resulting digamma has |error| < 2^-57.7 */
static const double digamma_far[] = {
    0x1.5555555555056p-4,  -0x1.1111110cd3f27p-7, 0x1.04103bbaa81aep-8,  -0x1.110f55aa386a5p-8, 0x1.f02295849f997p-8,
    -0x1.5685d39ea53fdp-6, 0x1.41ef5a6e44408p-4,  -0x1.67d0a0f5b772dp-2, 0x1.9ba743fcf0fd1p0,   -0x1.a8930c124dfb9p2,
    0x1.676f18591f37cp4,   -0x1.cf24bbcc24ebcp5,  0x1.a2ba47d8de7bfp6,   -0x1.d4eb029911449p6,  0x1.e6dd7809756fep5,
};

/* (sin(pi r)/(pi r) - 1) / z, z = r^2; |error| < 2^-55.5 */
static const double sin_pi_of_z[] = {
    -0x1.a51a6625307d3p0,  0x1.9f9cb402bc3fcp-1,  -0x1.86a8e47206559p-3,  0x1.ac6805c952b5cp-6,
    -0x1.3381685c78f67p-9, 0x1.37462891fbaa1p-13, -0x1.d3b93ca572f7dp-18, 0x1.03f15947f9503p-22,
};

/* (1 - pi r cot(pi r)) / z, z = r^2; |error| < 2^-55.5 */
static const double cot_pi_of_z[] = {
    0x1.a51a6625307d3p1, 0x1.151322ac7d8f3p1,   0x1.0470984c00a95p1, 0x1.010b36b20b85ep1,  0x1.00412ddac688cp1,
    0x1.001025d38e2bcp1, 0x1.00041d265aaf8p1,   0x1.ffeec6353d718p0, 0x1.00bc44e1b386fp1,  0x1.efbd2fac4189ep0,
    0x1.3a176e0497924p1, -0x1.3f18a6565bacep-3, 0x1.164f4143768fap3, -0x1.569217c3cabb0p3, 0x1.c4cbc3869bb16p3,
};

/* ---- lgamma ------------------------------------------------------------------------------------------------------ */

static sx sum_of(sx_code *s, dd a) { return sx_fadd(s, a.hi, a.lo); }

static dd dd_select(sx_code *s, sx condition, dd a, dd b)
{
    return (dd){sx_select(s, condition, a.hi, b.hi), sx_select(s, condition, a.lo, b.lo)};
}

/* a (a + 1) for 0 < a < 1/2. */
static dd rising(sx_code *s, sx a)
{
    dd square = dd_product(s, a, a), sum = dd_fast_sum(s, a, square.hi);
    sum.lo = sx_fadd(s, sum.lo, square.lo);
    return sum;
}

/* Below 5/2, lgamma(a) is lgamma(2 + z) - log(p):
 *
 *     a < 1/2    z = a        p = a (a + 1)
 *     a < 3/2    z = a - 1    p = a
 *     a < 5/2    z = a - 2    p = 1
 *
 * From 5/2 on, lgamma(a) is (a - 1/2) (log(a) - 1) + (log(2 pi) - 1)/2 + R(1/a^2)/a, where R is the polynomial
 * lgamma_far. */
dd lgamma_of(sx_code *s, sx a)
{
    sx one = f64_of(s, 1), zero = f64_of(s, 0);
    sx far = sx_fge(s, a, f64_of(s, 2.5)), low = below(s, a, 0.5), middle = below(s, a, 1.5);
    dd product = rising(s, a);
    sx operand = sx_select(s, low, product.hi, sx_select(s, sx_or(s, far, middle), a, one));
    dd log = log_precise(s, operand);
    log.lo = sx_fadd(s, log.lo, sx_select(s, low, sx_fdiv(s, product.lo, product.hi), zero));

    sx z = sx_fsub(s, a, sx_select(s, low, zero, sx_select(s, middle, one, f64_of(s, 2))));
    dd near = dd_product(s, z, f64_of(s, ONE_LESS_EULER));
    near.lo = sx_fma(s, z, f64_of(s, ONE_LESS_EULER_2), near.lo);
    near.lo = sx_fma(s, sx_fmul(s, z, z), HORNER(s, z, lgamma_near), near.lo);
    near = dd_add(s, near, (dd){sx_fneg(s, log.hi), sx_fneg(s, log.lo)});

    sx inverse = sx_fdiv(s, one, a), half_less = plus(s, a, -0.5);
    dd slope = dd_sum(s, log.hi, f64_of(s, -1));
    slope.lo = sx_fadd(s, slope.lo, log.lo);
    dd main = dd_product(s, slope.hi, half_less);
    main.lo = sx_fma(s, slope.lo, half_less, main.lo);
    sx rest = sx_fmul(s, HORNER(s, sx_fmul(s, inverse, inverse), lgamma_far), inverse);
    return dd_select(s, far, dd_add(s, main, (dd){f64_of(s, STIRLING), plus(s, rest, STIRLING_2)}), near);
}

/* a |sin(pi a)| / pi for an a >= 2^-60 that is no integer. */
static dd scaled_sine(sx_code *s, sx a)
{
    sx r = sx_fabs(s, sx_fsub(s, a, sx_rint(s, a))), z = sx_fmul(s, r, r);
    dd sine = dd_fast_sum(s, f64_of(s, 1), sx_fmul(s, z, HORNER(s, z, sin_pi_of_z)));
    dd factor = dd_product(s, a, r), product = dd_product(s, factor.hi, sine.hi);
    product.lo = sx_fma(s, factor.hi, sine.lo, sx_fma(s, factor.lo, sine.hi, product.lo));
    return product;
}

/* lgamma(-a) = -lgamma(a) - log(a |sin(pi a)| / pi) */
static sx_code *lgamma_of_negative(arena *memory)
{
    sx_code *s = sx_new(memory);
    sx a = sx_fneg(s, sx_arg(s, 0, SX_F64));
    dd y = lgamma_of(s, a), product = scaled_sine(s, a), log = log_precise(s, product.hi);
    log.lo = sx_fadd(s, log.lo, sx_fdiv(s, product.lo, product.hi));
    sx_output(s, sx_fneg(s, sum_of(s, dd_add(s, y, log))));
    return s;
}

/* Whether x is negative and no integer. */
static sx is_between_poles(sx_code *s, sx x) { return sx_and(s, below(s, x, 0), sx_fne(s, sx_rint(s, x), x)); }

/* For tiny |x|, lgamma(x) is about -log|x|. So lgamma(|x|) is precise enough for negative x, too. */
sx f64_lgamma(sx_code *s, sx x)
{
    sx tiny = below(s, sx_fabs(s, x), 0x1p-60), infinity = f64_infinity(s);
    sx a = sx_select(s, tiny, sx_fabs(s, x), x);
    dd sum = lgamma_of(s, a);
    sx y = sx_select(s, sx_feq(s, sum.hi, infinity), infinity, sum_of(s, sum));
    y = sx_select(s, sx_fle(s, a, f64_of(s, 0)), infinity, y);
    return sx_slow_path(s, is_between_poles(s, a), y, lgamma_of_negative(s->arena), &a);
}

sx f32_lgamma(sx_code *s, sx x) { return sx_fptrunc(s, SX_F32, f64_lgamma(s, sx_fpext(s, SX_F64, x))); }

/* ---- digamma ----------------------------------------------------------------------------------------------------- */

/* n / d in two parts. If the quotient overflows, the first part is infinite and the second NaN. */
static dd quotient(sx_code *s, dd n, dd d)
{
    sx inverse = sx_fdiv(s, f64_of(s, 1), d.hi), q = sx_fmul(s, n.hi, inverse);
    sx rest = sx_fadd(s, sub_fused(s, n.hi, q, d.hi), sub_fused(s, n.lo, q, d.lo));
    return (dd){q, sx_fmul(s, rest, inverse)};
}

/* Below 17/8, digamma(a) is digamma(x0 + t) - fraction, where x0 is the zero of digamma (ROOT):
 *
 *     a < 1/8     t = a + 2 - x0    fraction = 1/a + 1/(a + 1)
 *     a < 9/8     t = a + 1 - x0    fraction = 1/a
 *     a < 17/8    t = a - x0        fraction = 0
 *
 * From 17/8 on, digamma(a) is log(a) - 1/(2 a) - G(1/a^2)/a^2, where G is the polynomial digamma_far. */
static dd digamma_of(sx_code *s, sx a)
{
    sx one = f64_of(s, 1), zero = f64_of(s, 0);
    sx far = sx_fge(s, a, f64_of(s, 2.125)), low = below(s, a, 0.125), middle = below(s, a, 1.125);
    dd twice = dd_fast_sum(s, one, times(s, a, 2));
    dd upper = {sx_select(s, far, f64_of(s, 0.5), sx_select(s, middle, one, zero)), zero};
    upper = dd_select(s, low, twice, upper);
    dd fraction = quotient(s, upper, dd_select(s, low, rising(s, a), (dd){a, zero}));

    sx root = sx_select(s, middle, f64_of(s, 1 - ROOT), f64_of(s, -ROOT));
    dd t = dd_sum(s, a, sx_select(s, low, f64_of(s, 2 - ROOT), root));
    dd near = dd_product(s, t.hi, f64_of(s, digamma_near[0]));
    sx tail = horner(s, t.hi, sizeof digamma_near / sizeof *digamma_near - 1, digamma_near + 1);
    near.lo = sx_fma(s, sx_fmul(s, t.hi, t.hi), tail, near.lo);
    const double slope[] = {digamma_near[0], -0.966, 0.569}; /* approximates the derivative of digamma at x0 + t */
    near.lo = sx_fma(s, plus(s, t.lo, -ROOT_2), HORNER(s, t.hi, slope), near.lo);

    log_split split = log_reduce(s, a);
    dd log = log_of(s, split.k, split.f, 0);
    sx inverse = sx_fdiv(s, one, a), z = sx_fmul(s, inverse, inverse);
    log.lo = sub_fused(s, log.lo, z, HORNER(s, z, digamma_far));
    return dd_add(s, dd_select(s, far, log, near), (dd){sx_fneg(s, fraction.hi), sx_fneg(s, fraction.lo)});
}

/* With r = a - n for the nearest integer n, digamma(-a) = digamma(a) + 1/a + pi cot(pi r). Let D be the polynomial
 * cot_pi_of_z. Then pi cot(pi r) is 1/r - r D(r^2). */
static sx_code *digamma_of_negative(arena *memory)
{
    sx_code *s = sx_new(memory);
    sx a = sx_fneg(s, sx_arg(s, 0, SX_F64)), zero = f64_of(s, 0);
    sx r = sx_fsub(s, a, sx_rint(s, a));
    dd one = {f64_of(s, 1), zero}, poles = dd_add(s, quotient(s, one, (dd){a, zero}), quotient(s, one, (dd){r, zero}));
    dd sum = dd_add(s, digamma_of(s, a), poles);
    dd rest = dd_product(s, r, f64_of(s, cot_pi_of_z[0]));
    sx z = sx_fmul(s, r, r), tail = horner(s, z, sizeof cot_pi_of_z / sizeof *cot_pi_of_z - 1, cot_pi_of_z + 1);
    rest.lo = sx_fma(s, sx_fmul(s, r, z), tail, rest.lo);
    sx_output(s, sum_of(s, dd_add(s, sum, (dd){sx_fneg(s, rest.hi), sx_fneg(s, rest.lo)})));
    return s;
}

/* For tiny |x|, digamma(x) is -1/x. As in XLA, the result at a pole is NaN, also at 0. */
sx f64_digamma(sx_code *s, sx x)
{
    sx infinity = f64_infinity(s);
    sx y = sx_select(s, sx_feq(s, x, infinity), x, sum_of(s, digamma_of(s, x)));
    y = sx_select(s, sx_fle(s, x, f64_of(s, 0)), f64_nan(s), y);
    y = sx_slow_path(s, is_between_poles(s, x), y, digamma_of_negative(s->arena), &x);
    sx a = sx_fabs(s, x), tiny = sx_and(s, below(s, a, 0x1p-60), above(s, a, 0));
    return sx_select(s, tiny, sx_fdiv(s, f64_of(s, -1), x), y);
}

sx f32_digamma(sx_code *s, sx x) { return sx_fptrunc(s, SX_F32, f64_digamma(s, sx_fpext(s, SX_F64, x))); }
