/* Functions of complex numbers against MPFR: each part, in c64 and c128. The numbers have parts of many sizes, and some
 * are near the unit circle, near the branch points 1 and -1, or have a part 0. test_agree_elementwise.c compares the
 * compiled functions with the evaluator, gradient_complex.h tests gradients. */
#include <math.h>
#include <mpfr.h>

#include "expanded.h"
#include "graph/build.h"
#include "graph_case.h"

enum { NUMBERS = 600, PRECISION = 700, VARIABLES = 12 };

typedef struct exact_pair {
    mpfr_t re, im;
} exact_pair;

static mpfr_t t[VARIABLES];

/* ---- exact functions; each may use t ------------------------------------------------------------------------------- */

static void exact_exp(exact_pair *y, const exact_pair *z)
{
    mpfr_exp(t[0], z->re, MPFR_RNDN);
    mpfr_sin_cos(y->im, y->re, z->im, MPFR_RNDN);
    mpfr_mul(y->re, y->re, t[0], MPFR_RNDN);
    mpfr_mul(y->im, y->im, t[0], MPFR_RNDN);
}

static void exact_expm1(exact_pair *y, const exact_pair *z)
{
    exact_exp(y, z);
    mpfr_sub_ui(y->re, y->re, 1, MPFR_RNDN);
}

static void exact_log(exact_pair *y, const exact_pair *z)
{
    mpfr_sqr(t[0], z->re, MPFR_RNDN);
    mpfr_sqr(t[1], z->im, MPFR_RNDN);
    mpfr_atan2(y->im, z->im, z->re, MPFR_RNDN);
    mpfr_add(t[0], t[0], t[1], MPFR_RNDN);
    mpfr_log(y->re, t[0], MPFR_RNDN);
    mpfr_div_2ui(y->re, y->re, 1, MPFR_RNDN);
}

static void exact_log1p(exact_pair *y, const exact_pair *z)
{
    exact_pair u = {{*t[2]}, {*t[3]}};
    mpfr_add_ui(u.re, z->re, 1, MPFR_RNDN);
    mpfr_set(u.im, z->im, MPFR_RNDN);
    exact_log(y, &u);
}

static void exact_sqrt(exact_pair *y, const exact_pair *z)
{
    mpfr_hypot(t[0], z->re, z->im, MPFR_RNDN);
    mpfr_add(t[1], t[0], z->re, MPFR_RNDN);
    mpfr_sub(t[2], t[0], z->re, MPFR_RNDN);
    mpfr_div_2ui(t[1], t[1], 1, MPFR_RNDN);
    mpfr_div_2ui(t[2], t[2], 1, MPFR_RNDN);
    mpfr_sqrt(y->re, t[1], MPFR_RNDN);
    mpfr_sqrt(y->im, t[2], MPFR_RNDN);
    mpfr_copysign(y->im, y->im, z->im, MPFR_RNDN);
}

static void exact_rsqrt(exact_pair *y, const exact_pair *z)
{
    exact_sqrt(y, z);
    mpfr_hypot(t[0], z->re, z->im, MPFR_RNDN);
    mpfr_div(y->re, y->re, t[0], MPFR_RNDN);
    mpfr_div(y->im, y->im, t[0], MPFR_RNDN);
    mpfr_neg(y->im, y->im, MPFR_RNDN);
}

static void exact_cbrt(exact_pair *y, const exact_pair *z)
{
    mpfr_hypot(t[0], z->re, z->im, MPFR_RNDN);
    mpfr_cbrt(t[0], t[0], MPFR_RNDN);
    mpfr_atan2(t[1], z->im, z->re, MPFR_RNDN);
    mpfr_div_ui(t[1], t[1], 3, MPFR_RNDN);
    mpfr_sin_cos(y->im, y->re, t[1], MPFR_RNDN);
    mpfr_mul(y->re, y->re, t[0], MPFR_RNDN);
    mpfr_mul(y->im, y->im, t[0], MPFR_RNDN);
}

static void exact_sinh(exact_pair *y, const exact_pair *z)
{
    mpfr_sinh_cosh(t[0], t[1], z->re, MPFR_RNDN);
    mpfr_sin_cos(y->im, y->re, z->im, MPFR_RNDN);
    mpfr_mul(y->re, y->re, t[0], MPFR_RNDN);
    mpfr_mul(y->im, y->im, t[1], MPFR_RNDN);
}

static void exact_cosh(exact_pair *y, const exact_pair *z)
{
    mpfr_sinh_cosh(t[0], t[1], z->re, MPFR_RNDN);
    mpfr_sin_cos(y->im, y->re, z->im, MPFR_RNDN);
    mpfr_mul(y->re, y->re, t[1], MPFR_RNDN);
    mpfr_mul(y->im, y->im, t[0], MPFR_RNDN);
}

static void exact_tanh(exact_pair *y, const exact_pair *z)
{
    mpfr_mul_2ui(t[0], z->re, 1, MPFR_RNDN);
    mpfr_mul_2ui(t[1], z->im, 1, MPFR_RNDN);
    mpfr_sinh_cosh(t[2], t[3], t[0], MPFR_RNDN);
    mpfr_sin_cos(t[4], t[5], t[1], MPFR_RNDN);
    mpfr_add(t[3], t[3], t[5], MPFR_RNDN);
    mpfr_div(y->re, t[2], t[3], MPFR_RNDN);
    mpfr_div(y->im, t[4], t[3], MPFR_RNDN);
}

/* asin and acosh of half the sum of the distances to 1 and -1 give both parts. */
static void exact_asin(exact_pair *y, const exact_pair *z)
{
    mpfr_add_ui(t[0], z->re, 1, MPFR_RNDN);
    mpfr_hypot(t[0], t[0], z->im, MPFR_RNDN);
    mpfr_sub_ui(t[1], z->re, 1, MPFR_RNDN);
    mpfr_hypot(t[1], t[1], z->im, MPFR_RNDN);
    mpfr_add(t[0], t[0], t[1], MPFR_RNDN);
    mpfr_div_2ui(t[0], t[0], 1, MPFR_RNDN);
    if (mpfr_cmp_ui(t[0], 1) < 0)
        mpfr_set_ui(t[0], 1, MPFR_RNDN);
    mpfr_div(t[1], z->re, t[0], MPFR_RNDN);
    mpfr_asin(y->re, t[1], MPFR_RNDN);
    mpfr_acosh(y->im, t[0], MPFR_RNDN);
    mpfr_copysign(y->im, y->im, z->im, MPFR_RNDN);
}

static void exact_acos(exact_pair *y, const exact_pair *z)
{
    exact_asin(y, z);
    mpfr_acos(y->re, t[1], MPFR_RNDN);
    mpfr_neg(y->im, y->im, MPFR_RNDN);
}

static void exact_acosh(exact_pair *y, const exact_pair *z)
{
    exact_acos(y, z);
    mpfr_swap(y->re, y->im);
    mpfr_abs(y->re, y->re, MPFR_RNDN);
    mpfr_copysign(y->im, y->im, z->im, MPFR_RNDN);
}

static void exact_atanh(exact_pair *y, const exact_pair *z)
{
    mpfr_sqr(t[0], z->im, MPFR_RNDN);
    for (int i = 0; i < 2; i++) {
        i ? mpfr_ui_sub(t[1], 1, z->re, MPFR_RNDN) : mpfr_add_ui(t[1], z->re, 1, MPFR_RNDN);
        mpfr_set(t[4 + i], t[1], MPFR_RNDN);
        mpfr_sqr(t[1], t[1], MPFR_RNDN);
        mpfr_add(t[2 + i], t[1], t[0], MPFR_RNDN);
    }
    mpfr_div(t[2], t[2], t[3], MPFR_RNDN);
    mpfr_log(y->re, t[2], MPFR_RNDN);
    mpfr_div_2ui(y->re, y->re, 2, MPFR_RNDN);
    mpfr_mul(t[4], t[4], t[5], MPFR_RNDN);
    mpfr_sub(t[4], t[4], t[0], MPFR_RNDN);
    mpfr_mul_2ui(t[5], z->im, 1, MPFR_RNDN);
    mpfr_atan2(y->im, t[5], t[4], MPFR_RNDN);
    mpfr_div_2ui(y->im, y->im, 1, MPFR_RNDN);
}

/* 1 / z */
static void exact_inverse(exact_pair *y, const exact_pair *z)
{
    mpfr_sqr(t[0], z->re, MPFR_RNDN);
    mpfr_sqr(t[1], z->im, MPFR_RNDN);
    mpfr_add(t[0], t[0], t[1], MPFR_RNDN);
    mpfr_div(y->re, z->re, t[0], MPFR_RNDN);
    mpfr_div(y->im, z->im, t[0], MPFR_RNDN);
    mpfr_neg(y->im, y->im, MPFR_RNDN);
}

static void exact_logistic(exact_pair *y, const exact_pair *z)
{
    exact_pair u = {{*t[2]}, {*t[3]}}, e = {{*t[4]}, {*t[5]}};
    mpfr_neg(u.re, z->re, MPFR_RNDN);
    mpfr_neg(u.im, z->im, MPFR_RNDN);
    exact_exp(&e, &u);
    mpfr_add_ui(e.re, e.re, 1, MPFR_RNDN);
    exact_inverse(y, &e);
}

static void exact_abs(exact_pair *y, const exact_pair *z)
{
    mpfr_hypot(y->re, z->re, z->im, MPFR_RNDN);
    mpfr_set_zero(y->im, 1);
}

static void exact_sign(exact_pair *y, const exact_pair *z)
{
    mpfr_hypot(t[0], z->re, z->im, MPFR_RNDN);
    mpfr_div(y->re, z->re, t[0], MPFR_RNDN);
    mpfr_div(y->im, z->im, t[0], MPFR_RNDN);
}

/* Functions of the two numbers z[0] and z[1]. */

static void exact_multiply(exact_pair *y, const exact_pair *z)
{
    mpfr_fmms(y->re, z[0].re, z[1].re, z[0].im, z[1].im, MPFR_RNDN);
    mpfr_fmma(y->im, z[0].re, z[1].im, z[0].im, z[1].re, MPFR_RNDN);
}

static void exact_divide(exact_pair *y, const exact_pair *z)
{
    exact_pair both[2] = {z[0], {{*t[2]}, {*t[3]}}};
    exact_inverse(&both[1], &z[1]);
    exact_multiply(y, both);
}

static void exact_power(exact_pair *y, const exact_pair *z)
{
    exact_pair both[2] = {z[1], {{*t[2]}, {*t[3]}}}, product = {{*t[4]}, {*t[5]}};
    exact_log(&both[1], &z[0]);
    exact_multiply(&product, both);
    exact_exp(y, &product);
}

/* The other functions are those above with exchanged parts: f(x + iy) has the parts of g(y + ix) in reverse order. */
#define SWAPPED(name, other)                                                                                           \
    static void exact_##name(exact_pair *y, const exact_pair *z)                                                       \
    {                                                                                                                  \
        exact_pair swapped = {{*z->im}, {*z->re}};                                                                     \
        exact_##other(y, &swapped);                                                                                    \
        mpfr_swap(y->re, y->im);                                                                                       \
    }
SWAPPED(sin, sinh)
SWAPPED(tan, tanh)
SWAPPED(asinh, asin)
SWAPPED(atan, atanh)

static void exact_cos(exact_pair *y, const exact_pair *z)
{
    exact_pair swapped = {{*z->im}, {*z->re}};
    exact_cosh(y, &swapped);
    mpfr_neg(y->im, y->im, MPFR_RNDN);
}

/* ---- numbers ------------------------------------------------------------------------------------------------------- */

static uint64_t state = 1;
static double uniform(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) * 0x1p-53;
}

/* Parts of `range` powers of two on both sides of 1, every fourth number near the unit circle, every eighth near 1, -1, i or
 * -i, every sixteenth with a part 0, and every sixteenth near pi i / 2 or pi i. */
static void draw(int i, int range, double *re, double *im)
{
    double turn = 6.283185307179586 * uniform(), size = ldexp(1, -(int)(uniform() * 40));
    *re = ldexp(1 + uniform(), (int)(uniform() * 2 * range) - range) * (i & 1 ? -1 : 1);
    *im = ldexp(1 + uniform(), (int)(uniform() * 2 * range) - range) * (i & 2 ? -1 : 1);
    if (i % 4 == 3) {
        *re = cos(turn) * (1 + size);
        *im = sin(turn) * (1 + size);
    }
    if (i % 8 == 5) {
        double far = (i & 16 ? -1 : 1) * (1 + size * (uniform() - 0.5));
        *re = i & 32 ? far : size * (uniform() - 0.5);
        *im = i & 32 ? size * (uniform() - 0.5) : far;
    }
    if (i % 16 == 8)
        *(i & 64 ? re : im) = 0;
    if (i % 16 == 2) { /* near a pole of logistic and tanh */
        *re = size * (uniform() - 0.5);
        *im = (i & 64 ? 3.141592653589793 : 1.5707963267948966) * (i & 32 ? -1 : 3) + size * (uniform() - 0.5);
    }
}

/* ---- checking ------------------------------------------------------------------------------------------------------ */

/* The error in units in the last place of a type with `precision` bits and the smallest exponent `least`. */
static double error_of(double got, mpfr_t want, int precision, int least)
{
    if (mpfr_zero_p(want))
        return got == 0 ? 0 : INFINITY;
    long exponent = mpfr_get_exp(want) - 1;
    exponent = exponent < least ? least : exponent;
    if (isinf(got) && exponent > -least)
        return 0;
    mpfr_t difference;
    mpfr_init2(difference, PRECISION);
    mpfr_set_d(difference, got, MPFR_RNDN);
    mpfr_sub(difference, difference, want, MPFR_RNDN);
    mpfr_mul_2si(difference, difference, precision - 1 - exponent, MPFR_RNDN);
    double error = fabs(mpfr_get_d(difference, MPFR_RNDU));
    mpfr_clear(difference);
    return error;
}

/* Runs the function of `count` operands on all numbers. Reports each part with a larger error than `bound`, in units of
 * the part or, if `whole` is set, of the larger part. */
static void check(op_kind op, void (*exact)(exact_pair *, const exact_pair *), qn_dtype dtype, int range, double bound,
                  uint32_t count, bool whole)
{
    static double in[2][2 * NUMBERS], out[2 * NUMBERS];
    static float narrow_in[2][2 * NUMBERS], narrow_out[2 * NUMBERS];
    bool narrow = dtype == QN_C64, real = op == OP_abs;
    exact_pair z[2], y;
    double worst = 0;
    mpfr_inits2(PRECISION, z[0].re, z[0].im, z[1].re, z[1].im, y.re, y.im, (mpfr_ptr)0);
    for (int i = 0; i < VARIABLES; i++)
        mpfr_init2(t[i], PRECISION);
    for (int i = 0; i < 2 * NUMBERS; i++) {
        double *at = &in[i & 1][i & ~1];
        draw(i & 1 ? i * 5 / 2 : i / 2, range, at, at + 1);
        for (int k = 0; k < 2; k++)
            at[k] = narrow ? (double)(narrow_in[i & 1][(i & ~1) + k] = (float)at[k]) : at[k];
    }
    begin();
    node_id x[2];
    for (uint32_t i = 0; i < count; i++)
        x[i] = graph_formal(&g, type_tensor(&g, dtype, 1, (int64_t[]){NUMBERS}), NULL);
    end(node_make(&g, op, count, x, NULL));
    const void *inputs[] = {narrow ? (void *)narrow_in[0] : in[0], narrow ? (void *)narrow_in[1] : in[1]};
    CHECK_OK(evaluate_expanded(&g, function, inputs, (void *[]){narrow ? (void *)narrow_out : out}));
    done();
    for (int i = 0; i < NUMBERS; i++) {
        for (uint32_t k = 0; k < 2; k++) {
            mpfr_set_d(z[k].re, in[k][2 * i], MPFR_RNDN);
            mpfr_set_d(z[k].im, in[k][2 * i + 1], MPFR_RNDN);
        }
        exact(&y, z);
        for (int part = 0; part < 2 - real; part++) {
            int at = real ? i : 2 * i + part, precision = narrow ? 24 : 53, least = narrow ? -126 : -1022;
            double got = narrow ? (double)narrow_out[at] : out[at];
            double error = error_of(got, part ? y.im : y.re, precision, least);
            if (whole && mpfr_cmpabs(y.re, y.im) * (part ? 1 : -1) > 0 && !mpfr_zero_p(part ? y.im : y.re))
                error = ldexp(error, (int)(mpfr_get_exp(part ? y.im : y.re) - mpfr_get_exp(part ? y.re : y.im)));
            worst = error > worst ? error : worst;
            if (!(error <= bound))
                unit_fail(__FILE__, __LINE__, "%s of (%a, %a) and (%a, %a), %s: %a, %.1f units off", op_facts[op].name,
                          in[0][2 * i], in[0][2 * i + 1], in[1][2 * i], in[1][2 * i + 1],
                          part ? "imaginary part" : "real part", got, error);
        }
    }
    if (getenv("UNIT_VERBOSE"))
        printf("%s of %s: %.2f units\n", op_facts[op].name, dtype_facts[dtype].name, worst);
    mpfr_clears(z[0].re, z[0].im, z[1].re, z[1].im, y.re, y.im, (mpfr_ptr)0);
    for (int i = 0; i < VARIABLES; i++)
        mpfr_clear(t[i]);
}

/* c64 is computed in f64, so its results are nearly always correctly rounded. */
#define FUNCTION(op, exact, range, bound)                                                                              \
    TEST(op)                                                                                                           \
    {                                                                                                                  \
        check(OP_##op, exact_##exact, QN_C64, range, 1, 1, false);                                                     \
        check(OP_##op, exact_##exact, QN_C128, range, bound, 1, false);                                                \
    }
FUNCTION(exponential, exp, 6, 3)
FUNCTION(log, log, 60, 3)
FUNCTION(log_plus_one, log1p, 60, 3)
FUNCTION(sqrt, sqrt, 60, 3)
FUNCTION(rsqrt, rsqrt, 30, 3)
FUNCTION(cbrt, cbrt, 60, 4)
FUNCTION(sinh, sinh, 6, 3)
FUNCTION(cosh, cosh, 6, 3)
FUNCTION(tanh, tanh, 6, 4)
FUNCTION(sine, sin, 6, 3)
FUNCTION(cosine, cos, 6, 3)
FUNCTION(tan, tan, 6, 4)
FUNCTION(asin, asin, 60, 3)
FUNCTION(acos, acos, 60, 3)
FUNCTION(atan, atan, 60, 3)
FUNCTION(asinh, asinh, 60, 3)
FUNCTION(acosh, acosh, 60, 3)
FUNCTION(atanh, atanh, 60, 3)

/* The real part cancels where e^x cos(y) is near 1. */
TEST(exponential_minus_one)
{
    check(OP_exponential_minus_one, exact_expm1, QN_C64, 6, 1, 1, false);
    check(OP_exponential_minus_one, exact_expm1, QN_C128, 6, 3, 1, true);
}

FUNCTION(abs, abs, 60, 1)
FUNCTION(sign, sign, 60, 3)

/* Where 1 + e^-z cancels, only the larger part is accurate to units of its own. */
TEST(logistic)
{
    check(OP_logistic, exact_logistic, QN_C64, 4, 1, 1, false);
    check(OP_logistic, exact_logistic, QN_C128, 4, 6, 1, true);
}

TEST(divide)
{
    check(OP_divide, exact_divide, QN_C64, 60, 1, 2, false);
    check(OP_divide, exact_divide, QN_C128, 60, 6, 2, false);
}

/* An error in the exponent r log(l) is an error of the result relative to its size. */
TEST(power)
{
    check(OP_power, exact_power, QN_C64, 3, 1, 2, false);
    check(OP_power, exact_power, QN_C128, 3, 70, 2, true);
}
