/* Exact values of the functions of ops.def, and the distance of a computed result from the exact value.
 *
 *    exact_<name>   computes with MPFR, in EXACT_BITS bits
 *    close_<name>   computes with the C library, in f64. This function is fast, and its relative error is far below
 *                   2^-40. For f32 and narrower types this suffices, except if the distance of the result is near
 *                   the largest distance that ops.def allows.
 *
 * Distances are in units in the last place. Let e be the exponent of the exact value: `2^e <= |exact| < 2^(e + 1)`. But
 * e is at least the exponent of the least normal number, and at most that of the largest finite number. The unit is
 * `2^(e - precision + 1)`. An infinite result counts as the power of two above the largest finite number, with the sign
 * of the result. If the result is infinite and the magnitude of the exact value is at least this power, the distance is
 * 0. The distance is infinite in three cases: the signs differ (also the signs of zeros); only one value is NaN; the
 * exact value is 0 or infinite, and the result is not. */
#ifndef EXACT_H
#define EXACT_H

#include <limits.h>
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdint.h>

#include "exact_special.h"
#include "graph/graph.h"

enum { EXACT_BITS = 120 };

/* ---- formats ----------------------------------------------------------------------------------------------------- */

typedef struct float_format {
    qn_dtype type;
    const char *name;
    int bits, precision; /* `precision` is the number of bits of the significand with the hidden bit */
    int least;           /* exponent of the least normal number; the largest exponent is `1 - least` */
} float_format;

static const float_format exact_formats[] = {{QN_F16, "f16", 16, 11, -14},
                                             {QN_BF16, "bf16", 16, 8, -126},
                                             {QN_F32, "f32", 32, 24, -126},
                                             {QN_F64, "f64", 64, 53, -1022}};

/* The value of the number with these bits. An f64 holds the value exactly. */
static inline double format_value(const float_format *f, uint64_t bits)
{
    int fraction = f->precision - 1;
    uint64_t low = bits & (((uint64_t)1 << fraction) - 1), top = (uint64_t)1 << (f->bits - 1);
    int exponent = (int)((bits & (top - 1)) >> fraction);
    double magnitude = exponent > 0 ? (double)(low | (uint64_t)1 << fraction) : (double)low;
    magnitude = ldexp(magnitude, (exponent > 0 ? exponent - 1 : 0) + f->least - fraction);
    if (exponent == 3 - 2 * f->least)
        magnitude = low ? (double)NAN : (double)INFINITY;
    return bits & top ? -magnitude : magnitude;
}

static inline int unit_exponent(const float_format *f, int exponent)
{
    int e = exponent < f->least ? f->least : exponent > 1 - f->least ? 1 - f->least : exponent;
    return e - f->precision + 1;
}

/* ---- values by the C library ------------------------------------------------------------------------------------- */

/* The y with `erf(y) = x`, by Halley's method. For `|x| >= 0.5` the method uses erfc, because `erf(y) - |x|` would
 * cancel. */
static inline double erf_inv_f64(double x)
{
    double a = fabs(x);
    if (!(a < 1) || a == 0)
        return a == 1 ? copysign((double)INFINITY, x) : a == 0 ? x : (double)NAN;
    if (a < 0x1p-28)
        return x * 0.88622692545275801365;
    double w = -log1p(-a * a), y = w < 5 ? a * (0.886 + 0.232 * w) : sqrt(w) - 0.2;
    for (int step = 0; step < 12; step++) {
        double off = a < 0.5 ? erf(y) - a : (1 - a) - erfc(y), move = off * 0.88622692545275801365 * exp(y * y);
        y -= move / (1 + y * move);
    }
    return copysign(y, x);
}

#define CLOSE(name, value)                                                                                             \
    static inline double close_##name(double x, double z)                                                              \
    {                                                                                                                  \
        (void)z;                                                                                                       \
        return value;                                                                                                  \
    }
CLOSE(acos, acos(x))
CLOSE(acosh, acosh(x))
CLOSE(asin, asin(x))
CLOSE(asinh, asinh(x))
CLOSE(atan, atan(x))
CLOSE(atan2, atan2(x, z))
CLOSE(atanh, atanh(x))
CLOSE(bessel_i0e, close_bessel(0, x))
CLOSE(bessel_i1e, close_bessel(1, x))
CLOSE(cbrt, cbrt(x))
CLOSE(cosh, cosh(x))
CLOSE(cosine, cos(x))
CLOSE(digamma, close_digamma_f64(x))
CLOSE(erf, erf(x))
CLOSE(erf_inv, erf_inv_f64(x))
CLOSE(erfc, erfc(x))
CLOSE(exponential, exp(x))
CLOSE(exponential_minus_one, expm1(x))
CLOSE(lgamma, lgamma(x))
CLOSE(log, log(x))
CLOSE(log_plus_one, log1p(x))
CLOSE(logistic, 1 / (1 + exp(-x)))
CLOSE(polygamma, close_polygamma_f64(x, z))
CLOSE(power, pow(x, z))
CLOSE(rsqrt, 1 / sqrt(x))
CLOSE(sine, sin(x))
CLOSE(sinh, sinh(x))
CLOSE(tan, tan(x))
CLOSE(tanh, tanh(x))
CLOSE(zeta, close_zeta_f64(x, z))
#undef CLOSE

/* ---- exact values ------------------------------------------------------------------------------------------------ */

#define EXACT_1(name, function)                                                                                        \
    static inline void exact_##name(mpfr_t y, mpfr_t x, mpfr_t z)                                                      \
    {                                                                                                                  \
        (void)z;                                                                                                       \
        function(y, x, MPFR_RNDN);                                                                                     \
    }
EXACT_1(acos, mpfr_acos)
EXACT_1(acosh, mpfr_acosh)
EXACT_1(asin, mpfr_asin)
EXACT_1(asinh, mpfr_asinh)
EXACT_1(atan, mpfr_atan)
EXACT_1(atanh, mpfr_atanh)
EXACT_1(cbrt, mpfr_cbrt)
EXACT_1(cosh, mpfr_cosh)
EXACT_1(cosine, mpfr_cos)
EXACT_1(erf, mpfr_erf)
EXACT_1(erfc, mpfr_erfc)
EXACT_1(exponential, mpfr_exp)
EXACT_1(exponential_minus_one, mpfr_expm1)
EXACT_1(log, mpfr_log)
EXACT_1(log_plus_one, mpfr_log1p)
EXACT_1(sine, mpfr_sin)
EXACT_1(sinh, mpfr_sinh)
EXACT_1(tan, mpfr_tan)
EXACT_1(tanh, mpfr_tanh)
#undef EXACT_1

static inline void exact_atan2(mpfr_t y, mpfr_t x, mpfr_t z) { mpfr_atan2(y, x, z, MPFR_RNDN); }
static inline void exact_power(mpfr_t y, mpfr_t x, mpfr_t z) { mpfr_pow(y, x, z, MPFR_RNDN); }

static inline void exact_logistic(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    mpfr_neg(y, x, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
    mpfr_add_ui(y, y, 1, MPFR_RNDN);
    mpfr_ui_div(y, 1, y, MPFR_RNDN);
}

/* The value of rsqrt at -0 is -infinity in IEEE 754, but +infinity in MPFR. */
static inline void exact_rsqrt(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    mpfr_rec_sqrt(y, x, MPFR_RNDN);
    if (mpfr_zero_p(x))
        mpfr_setsign(y, y, mpfr_signbit(x), MPFR_RNDN);
}

/* The y with `erf(y) = x`. Refines the f64 value by two steps of Newton's method; each step doubles the number of
 * correct bits. For `|x| >= 0.5` the steps solve `erfc(y) = 1 - |x|`, because `erf(y) - |x|` would cancel. */
static inline void exact_erf_inv(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    mpfr_set_d(y, erf_inv_f64(mpfr_get_d(x, MPFR_RNDN)), MPFR_RNDN);
    if (!mpfr_regular_p(y))
        return;
    bool negative = mpfr_signbit(x);
    mpfr_t value, slope, a;
    mpfr_inits2(2 * EXACT_BITS, value, slope, a, (mpfr_ptr)NULL);
    mpfr_abs(a, x, MPFR_RNDN);
    mpfr_abs(y, y, MPFR_RNDN);
    for (int step = 0; step < 2; step++) {
        if (mpfr_cmp_d(a, 0.5) < 0) {
            mpfr_erf(value, y, MPFR_RNDN);
            mpfr_sub(value, value, a, MPFR_RNDN);
        } else {
            mpfr_erfc(value, y, MPFR_RNDN);
            mpfr_ui_sub(slope, 1, a, MPFR_RNDN);
            mpfr_sub(value, slope, value, MPFR_RNDN);
        }
        mpfr_sqr(slope, y, MPFR_RNDN);
        mpfr_exp(slope, slope, MPFR_RNDN);
        mpfr_mul(value, value, slope, MPFR_RNDN);
        mpfr_const_pi(slope, MPFR_RNDN);
        mpfr_sqrt(slope, slope, MPFR_RNDN);
        mpfr_mul(value, value, slope, MPFR_RNDN);
        mpfr_div_2ui(value, value, 1, MPFR_RNDN);
        mpfr_sub(y, y, value, MPFR_RNDN);
    }
    mpfr_clears(value, slope, a, (mpfr_ptr)NULL);
    mpfr_setsign(y, y, negative, MPFR_RNDN);
}

/* ---- the functions, and distances -------------------------------------------------------------------------------- */

typedef struct exact_function {
    void (*exact)(mpfr_t y, mpfr_t x, mpfr_t z);
    double (*close)(double x, double z);
    double narrow_limit, limit; /* largest distances that the row of ops.def allows: for f32 and narrower types; for
                                   f64 */
    int op;                     /* op_kind */
    int operands;
    const char *name;
} exact_function;

static inline double function_limit(const exact_function *function, const float_format *f)
{
    return f->bits < 64 ? function->narrow_limit : function->limit;
}

/* At the operands x and z, the error bound of operation `op` is relative for results of at least this magnitude, and
 * absolute below it. 0 for most operands. */
static inline double exact_floor(const float_format *f, int op, double x, double z)
{
    if (f->bits < 64)
        return 0;
    switch (op) {
    case OP_lgamma: return lgamma_floor(x);
    case OP_digamma: return digamma_floor(x);
    case OP_zeta: return zeta_floor(x, z);
    case OP_polygamma: return polygamma_floor(x, z);
    default: return 0;
    }
}

/* The distance of y from `exact`, in units in the last place of `exact` or of `floor`, whichever is larger. If `floor`
 * is infinite, the distance is 0 unless y is NaN. */
static inline double exact_distance(const float_format *f, double y, mpfr_t exact, double floor)
{
    int least = floor > 0 && !isinf(floor) ? ilogb(floor) + 1 : INT_MIN;
    if (isinf(floor))
        return isnan(y) ? (double)INFINITY : 0;
    if (isnan(y) || mpfr_nan_p(exact))
        return isnan(y) && mpfr_nan_p(exact) ? 0 : (double)INFINITY;
    if (!signbit(y) != !mpfr_signbit(exact) && !(mpfr_regular_p(exact) && mpfr_get_exp(exact) < least - f->precision))
        return (double)INFINITY;
    if (mpfr_inf_p(exact) || mpfr_zero_p(exact))
        return y == mpfr_get_d(exact, MPFR_RNDN) ? 0 : (double)INFINITY;
    if (isinf(y) && mpfr_get_exp(exact) > 2 - f->least)
        return 0;
    mpfr_t off;
    mpfr_init2(off, 2 * EXACT_BITS);
    if (isinf(y))
        mpfr_set_si_2exp(off, y < 0 ? -1 : 1, 2 - f->least, MPFR_RNDN);
    else
        mpfr_set_d(off, y, MPFR_RNDN);
    mpfr_sub(off, off, exact, MPFR_RNDA);
    mpfr_abs(off, off, MPFR_RNDA);
    int exponent = (int)mpfr_get_exp(exact) > least ? (int)mpfr_get_exp(exact) : least;
    mpfr_mul_2si(off, off, -unit_exponent(f, exponent - 1), MPFR_RNDA);
    double distance = mpfr_get_d(off, MPFR_RNDN);
    mpfr_clear(off);
    return distance;
}

/* The distance of y from an exact value. `close` is near the exact value: its relative error is at most 2^-40. Returns
 * -1 if this error could change the outcome:
 *   - the distance is near half a unit, near the limit, or above the limit;
 *   - the signs of y and `close` differ;
 *   - only one of y and `close` is NaN or infinite;
 *   - `close` is tiny, and y is not 0.
 * But if y is infinite and `close` is clearly beyond the largest finite number, returns 0. */
static inline double close_distance(const float_format *f, double y, double close, double limit)
{
    if (isnan(y) && isnan(close))
        return 0;
    if (isnan(y) || isnan(close) || !signbit(y) != !signbit(close))
        return -1;
    if (y == close)
        return 0;
    if (isinf(y) && fabs(close) > ldexp(1, 2 - f->least) * (1 + 0x1p-30))
        return 0;
    if (isinf(y) || isinf(close))
        return -1;
    int exponent = ilogb(close);
    if (exponent < f->least - f->precision - 8)
        return y == 0 ? 0 : -1;
    double distance = ldexp(fabs(y - close), -unit_exponent(f, exponent));
    bool doubtful = distance > limit * 0.95 || fabs(distance - 0.5) < 0x1p-14;
    return doubtful ? -1 : distance;
}

/* The distance of y from the exact value of `function` at the operands x and z. If `thorough`, always uses MPFR. */
static inline double function_distance(const exact_function *function, const float_format *f, double x, double z,
                                       double y, bool thorough)
{
    double distance = thorough ? -1 : close_distance(f, y, function->close(x, z), function_limit(function, f));
    if (distance >= 0)
        return distance;
    mpfr_t exact, first, second;
    mpfr_inits2(EXACT_BITS, exact, first, second, (mpfr_ptr)NULL);
    mpfr_set_d(first, x, MPFR_RNDN);
    mpfr_set_d(second, z, MPFR_RNDN);
    function->exact(exact, first, second);
    distance = exact_distance(f, y, exact, exact_floor(f, function->op, x, z));
    mpfr_clears(exact, first, second, (mpfr_ptr)NULL);
    return distance;
}

#endif
