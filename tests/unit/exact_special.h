/* For exact.h: values of the functions that MPFR does not have (Hurwitz's zeta function, polygamma, scaled Bessel
 * functions). Functions exact_* compute with MPFR. Functions close_* compute in long double, with a relative error of
 * at most 2^-40. Both add the first terms of zeta, and approximate the rest by the formula of Euler and Maclaurin. For
 * the Bessel functions, both add terms of the power series or of the asymptotic series. */
#ifndef EXACT_SPECIAL_H
#define EXACT_SPECIAL_H

#include <math.h>
#include <mpfr.h>
#include <stdbool.h>

enum { SPECIAL_BITS = 160, BERNOULLI = 16, LEFT_TERMS = 40 };

/* Bernoulli's numbers B(2), B(4), ... */
static const double bernoulli[BERNOULLI][2] = {
    {1, 6},
    {-1, 30},
    {1, 42},
    {-1, 30},
    {5, 66},
    {-691, 2730},
    {7, 6},
    {-3617, 510},
    {43867, 798},
    {-174611, 330},
    {854513, 138},
    {-236364091, 2730},
    {8553103, 6},
    {-23749461029, 870},
    {8615841276005, 14322},
    {-7709321041217, 510},
};

/* ---- in long double ---------------------------------------------------------------------------------------------- */

/* e^more zeta(x, q) for x > 1 and q > 0. */
static inline long double close_hurwitz(long double x, long double q, long double more)
{
    long double sum = 0, a = q, term = 0;
    for (int k = 0; k < 1000; k++, a = q + k) {
        term = expl(more - x * logl(a));
        if (a >= x + 15 || term * (a + x) < sum * 1e-18L * (x - 1))
            break;
        sum += term;
    }
    if (!(a >= x + 15))
        return sum;
    long double tail = a / (x - 1) + 0.5L, factor = x / a;
    for (int k = 0; k < 10; k++) {
        factor /= (2 * k + 1) * (2 * k + 2);
        tail += (long double)bernoulli[k][0] / (long double)bernoulli[k][1] * factor;
        factor *= (x + 2 * k + 1) / a * ((x + 2 * k + 2) / a);
    }
    return sum + term * tail;
}

/* e^more zeta(x, q). If q is negative, x must be an integer. */
static inline long double close_zeta_any(long double x, long double q, long double more)
{
    if (q > 0)
        return close_hurwitz(x, q, more);
    bool odd = fmodl(x, 2) != 0;
    long double sum = 0, a = q;
    if (odd && 2 * q == rintl(2 * q)) /* at -1/2, -3/2, ..., terms cancel in pairs */
        return close_hurwitz(x, 1 - q, more);
    if (q < -LEFT_TERMS) {
        a = q - floorl(q) - LEFT_TERMS;
        sum = close_hurwitz(x, 1 - a, more) - close_hurwitz(x, 1 - q, more);
        sum = odd ? -sum : sum;
    }
    for (; a < 0; a += 1)
        sum += (odd ? -1 : 1) * expl(more - x * logl(-a));
    return sum + close_hurwitz(x, a, more);
}

/* The result of zeta outside its domain, at its poles and for infinite operands; otherwise 1. */
static inline double zeta_edge(double x, double q)
{
    if (!(x >= 1) || isinf(x) || isnan(q))
        return (double)NAN;
    if (x == 1)
        return (double)INFINITY;
    if (q > 0)
        return isinf(q) ? 0 : 1;
    if (q == floor(q))
        return fmod(x, 2) == 0 ? (double)INFINITY : (double)NAN;
    return x == floor(x) ? 1 : (double)NAN;
}

static inline double close_zeta_f64(double x, double q)
{
    double edge = zeta_edge(x, q);
    return edge == 1 ? (double)close_zeta_any(x, q, 0) : edge;
}

static inline double close_digamma_f64(double x)
{
    const long double pi = 3.14159265358979323846264338327950288L;
    if (isinf(x) || x != x)
        return x > 0 ? x : (double)NAN;
    if (x <= 0 && x == floor(x))
        return (double)NAN;
    long double a = fabsl((long double)x), sum = 0, r = a - rintl(a);
    if (x < 0)
        sum = 1 / a + pi / tanl(pi * r);
    for (; a < 20; a += 1)
        sum -= 1 / a;
    long double z = 1 / (a * a), power = z, rest = 1 / (2 * a);
    for (int k = 0; k < 10; k++, power *= z)
        rest += (long double)bernoulli[k][0] / (long double)bernoulli[k][1] * power / (2 * k + 2);
    return (double)(sum + logl(a) - rest);
}

static inline double polygamma_edge(double n, double x)
{
    if (!(n >= 0) || n != floor(n) || isinf(n) || isnan(x))
        return (double)NAN;
    if (x <= 0 && x == floor(x))
        return fmod(n, 2) == 1 ? (double)INFINITY : (double)NAN;
    if (isinf(x))
        return fmod(n, 2) == 1 ? 0.0 : -0.0;
    return 1;
}

static inline double close_polygamma_f64(double n, double x)
{
    if (n == 0)
        return close_digamma_f64(x);
    double edge = polygamma_edge(n, x);
    if (edge != 1)
        return edge;
    double y = (double)close_zeta_any((long double)n + 1, x, lgammal((long double)n + 1));
    return fmod(n, 2) == 1 ? y : -y;
}

/* e^-|x| I(x) of order 0 or 1 */
static inline double close_bessel(int order, double x)
{
    long double a = fabsl((long double)x), sum = 1, term = 1;
    if (isinf(x) || x != x)
        return isinf(x) ? copysign(0.0, order ? x : 1) : x;
    if (a < 30) {
        for (int k = 1; term > sum * 1e-20L; k++)
            sum += term *= a * a / 4 / ((long double)k * (k + order));
        sum *= expl(-a) * (order ? a / 2 : 1);
    } else {
        for (int k = 1; k < 40; k++)
            sum += term *= -(4 * order - (2 * k - 1) * (2 * k - 1)) / (8 * a * k);
        sum /= sqrtl(2 * 3.14159265358979323846264338327950288L * a);
    }
    return order ? copysign((double)sum, x) : (double)sum;
}

/* ---- in MPFR ----------------------------------------------------------------------------------------------------- */

/* y = e^more a^-x for positive a */
static inline void exact_term(mpfr_t y, mpfr_t x, mpfr_t a, mpfr_t more)
{
    mpfr_log(y, a, MPFR_RNDN);
    mpfr_mul(y, y, x, MPFR_RNDN);
    mpfr_sub(y, more, y, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
}

/* y = e^more zeta(x, q) for x > 1 and q > 0 */
static inline void exact_hurwitz(mpfr_t y, mpfr_t x, mpfr_t q, mpfr_t more)
{
    mpfr_t a, term, t, u, factor;
    mpfr_inits2(SPECIAL_BITS, a, term, t, u, factor, (mpfr_ptr)NULL);
    mpfr_set_zero(y, 1);
    mpfr_add_ui(u, x, 25, MPFR_RNDN);
    bool small = false;
    for (unsigned k = 0;; k++) {
        mpfr_add_ui(a, q, k, MPFR_RNDN);
        exact_term(term, x, a, more);
        if (mpfr_inf_p(term)) {
            mpfr_set(y, term, MPFR_RNDN);
            small = true;
            break;
        }
        mpfr_add(t, a, x, MPFR_RNDN);
        mpfr_mul(t, t, term, MPFR_RNDN);
        mpfr_sub_ui(factor, x, 1, MPFR_RNDN);
        mpfr_mul(factor, factor, y, MPFR_RNDN);
        mpfr_mul_2si(factor, factor, -SPECIAL_BITS, MPFR_RNDN);
        small = mpfr_cmp(t, factor) < 0 || (mpfr_zero_p(term) && k > 0);
        if (small || mpfr_cmp(a, u) >= 0)
            break;
        mpfr_add(y, y, term, MPFR_RNDN);
    }
    if (!small) {
        mpfr_sub_ui(t, x, 1, MPFR_RNDN);
        mpfr_div(t, a, t, MPFR_RNDN);
        mpfr_add_d(t, t, 0.5, MPFR_RNDN);
        mpfr_div(factor, x, a, MPFR_RNDN);
        for (unsigned k = 0; k < BERNOULLI; k++) {
            mpfr_div_ui(factor, factor, (2 * k + 1) * (2 * k + 2), MPFR_RNDN);
            mpfr_mul_d(u, factor, bernoulli[k][0], MPFR_RNDN);
            mpfr_div_d(u, u, bernoulli[k][1], MPFR_RNDN);
            mpfr_add(t, t, u, MPFR_RNDN);
            for (unsigned i = 1; i <= 2; i++) {
                mpfr_add_ui(u, x, 2 * k + i, MPFR_RNDN);
                mpfr_div(u, u, a, MPFR_RNDN);
                mpfr_mul(factor, factor, u, MPFR_RNDN);
            }
        }
        mpfr_mul(t, t, term, MPFR_RNDN);
        mpfr_add(y, y, t, MPFR_RNDN);
    }
    mpfr_clears(a, term, t, u, factor, (mpfr_ptr)NULL);
}

/* y = e^more zeta(x, q). If q is negative, x must be an integer. */
static inline void exact_zeta_any(mpfr_t y, mpfr_t x, mpfr_t q, mpfr_t more)
{
    if (mpfr_sgn(q) > 0) {
        exact_hurwitz(y, x, q, more);
        return;
    }
    mpfr_t a, t, u, sum;
    mpfr_inits2(SPECIAL_BITS, t, u, sum, (mpfr_ptr)NULL);
    mpfr_init2(a, 1200); /* exact for every f64 q */
    mpfr_div_2ui(t, x, 1, MPFR_RNDN);
    bool odd = !mpfr_integer_p(t);
    mpfr_set_zero(sum, 1);
    mpfr_mul_2ui(a, q, 1, MPFR_RNDN);
    if (odd && mpfr_integer_p(a)) { /* at -1/2, -3/2, ..., terms cancel in pairs */
        mpfr_ui_sub(u, 1, q, MPFR_RNDN);
        exact_hurwitz(y, x, u, more);
        mpfr_clears(a, t, u, sum, (mpfr_ptr)NULL);
        return;
    }
    mpfr_set(a, q, MPFR_RNDN);
    if (mpfr_cmp_si(q, -LEFT_TERMS) < 0) {
        mpfr_floor(a, q);
        mpfr_sub(a, q, a, MPFR_RNDN);
        mpfr_sub_ui(a, a, LEFT_TERMS, MPFR_RNDN);
        mpfr_ui_sub(u, 1, a, MPFR_RNDN);
        exact_hurwitz(sum, x, u, more);
        mpfr_ui_sub(u, 1, q, MPFR_RNDN);
        exact_hurwitz(t, x, u, more);
        mpfr_sub(sum, sum, t, MPFR_RNDN);
        if (odd)
            mpfr_neg(sum, sum, MPFR_RNDN);
    }
    for (; mpfr_sgn(a) < 0; mpfr_add_ui(a, a, 1, MPFR_RNDN)) {
        mpfr_neg(u, a, MPFR_RNDN);
        exact_term(t, x, u, more);
        if (odd)
            mpfr_neg(t, t, MPFR_RNDN);
        mpfr_add(sum, sum, t, MPFR_RNDN);
    }
    mpfr_set(u, a, MPFR_RNDN);
    exact_hurwitz(t, x, u, more);
    mpfr_add(y, sum, t, MPFR_RNDN);
    if (mpfr_nan_p(y)) { /* terms overflow; the term of the nearest pole is the largest */
        mpfr_rint(u, q, MPFR_RNDN);
        mpfr_set_inf(y, odd && mpfr_cmp(q, u) < 0 ? -1 : 1);
    }
    mpfr_clears(a, t, u, sum, (mpfr_ptr)NULL);
}

static inline void exact_zeta(mpfr_t y, mpfr_t x, mpfr_t q)
{
    double edge = zeta_edge(mpfr_get_d(x, MPFR_RNDN), mpfr_get_d(q, MPFR_RNDN));
    mpfr_set_d(y, edge, MPFR_RNDN);
    if (edge != 1)
        return;
    mpfr_t none;
    mpfr_init2(none, SPECIAL_BITS);
    mpfr_set_zero(none, 1);
    exact_zeta_any(y, x, q, none);
    mpfr_clear(none);
}

static inline void exact_lgamma(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    int sign;
    mpfr_lgamma(y, &sign, x, MPFR_RNDN);
}

static inline void exact_digamma(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    mpfr_digamma(y, x, MPFR_RNDN);
    if (mpfr_zero_p(x))
        mpfr_set_nan(y);
}

static inline void exact_polygamma(mpfr_t y, mpfr_t n, mpfr_t x)
{
    if (mpfr_zero_p(n)) {
        exact_digamma(y, x, n);
        return;
    }
    double edge = polygamma_edge(mpfr_get_d(n, MPFR_RNDN), mpfr_get_d(x, MPFR_RNDN));
    mpfr_set_d(y, edge, MPFR_RNDN);
    if (edge != 1)
        return;
    mpfr_t order, factorial, half;
    mpfr_init2(order, 1200);
    mpfr_inits2(SPECIAL_BITS, factorial, half, (mpfr_ptr)NULL);
    mpfr_add_ui(order, n, 1, MPFR_RNDN);
    mpfr_lngamma(factorial, order, MPFR_RNDN);
    exact_zeta_any(y, order, x, factorial);
    mpfr_div_2ui(half, n, 1, MPFR_RNDN);
    if (mpfr_integer_p(half))
        mpfr_neg(y, y, MPFR_RNDN);
    mpfr_clears(order, factorial, half, (mpfr_ptr)NULL);
}

static inline void exact_bessel(int order, mpfr_t y, mpfr_t x)
{
    if (!mpfr_regular_p(x)) {
        bool infinite = mpfr_inf_p(x);
        mpfr_set(y, x, MPFR_RNDN);
        if (infinite || (mpfr_zero_p(x) && order == 0))
            mpfr_set_d(y, infinite ? (order && mpfr_signbit(x) ? -0.0 : 0.0) : 1, MPFR_RNDN);
        return;
    }
    mpfr_t a, term, sum;
    mpfr_inits2(SPECIAL_BITS, a, term, sum, (mpfr_ptr)NULL);
    mpfr_abs(a, x, MPFR_RNDN);
    mpfr_set_ui(term, 1, MPFR_RNDN);
    mpfr_set_ui(sum, 1, MPFR_RNDN);
    if (mpfr_cmp_ui(a, 80) < 0) {
        for (unsigned k = 1; mpfr_get_exp(term) > mpfr_get_exp(sum) - SPECIAL_BITS; k++) {
            mpfr_mul(term, term, a, MPFR_RNDN);
            mpfr_mul(term, term, a, MPFR_RNDN);
            mpfr_div_ui(term, term, 4 * k * (k + (unsigned)order), MPFR_RNDN);
            mpfr_add(sum, sum, term, MPFR_RNDN);
        }
        mpfr_neg(term, a, MPFR_RNDN);
        mpfr_exp(term, term, MPFR_RNDN);
        mpfr_mul(sum, sum, term, MPFR_RNDN);
        if (order) {
            mpfr_mul(sum, sum, a, MPFR_RNDN);
            mpfr_div_2ui(sum, sum, 1, MPFR_RNDN);
        }
    } else {
        for (int k = 1; k < 100; k++) {
            mpfr_mul_si(term, term, (2 * k - 1) * (2 * k - 1) - 4 * order, MPFR_RNDN);
            mpfr_div_ui(term, term, 8 * (unsigned)k, MPFR_RNDN);
            mpfr_div(term, term, a, MPFR_RNDN);
            mpfr_add(sum, sum, term, MPFR_RNDN);
        }
        mpfr_const_pi(term, MPFR_RNDN);
        mpfr_mul(term, term, a, MPFR_RNDN);
        mpfr_mul_2ui(term, term, 1, MPFR_RNDN);
        mpfr_sqrt(term, term, MPFR_RNDN);
        mpfr_div(sum, sum, term, MPFR_RNDN);
    }
    if (order && mpfr_signbit(x))
        mpfr_neg(sum, sum, MPFR_RNDN);
    mpfr_set(y, sum, MPFR_RNDN);
    mpfr_clears(a, term, sum, (mpfr_ptr)NULL);
}

static inline void exact_bessel_i0e(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    exact_bessel(0, y, x);
}

static inline void exact_bessel_i1e(mpfr_t y, mpfr_t x, mpfr_t z)
{
    (void)z;
    exact_bessel(1, y, x);
}

/* ---- absolute bounds --------------------------------------------------------------------------------------------- */

/* Near the zeros of lgamma, digamma, polygamma and zeta for negative operands, errors in f64 are counted in units in
 * the last place of a magnitude (docs/numerics.md). The functions *_floor return this magnitude, and 0 for other
 * operands. */
static inline bool between_poles(double x) { return x < 0 && x != rint(x); }
static inline double lgamma_floor(double x) { return between_poles(x) ? 1 : 0; }
static inline double digamma_floor(double x) { return between_poles(x) ? 1 / fabs(x - rint(x)) : 0; }
static inline double zeta_floor(double x, double q)
{
    return between_poles(q) && x > 1 && x == rint(x) && !isinf(x) ? 2 * pow(fabs(q - rint(q)), -x) : 0;
}
static inline double polygamma_floor(double n, double x)
{
    if (!between_poles(x) || !(n >= 0) || n != rint(n) || isinf(n))
        return 0;
    if (n == 0)
        return digamma_floor(x);
    return 2 *
           (double)expl(lgammal((long double)n + 1) - ((long double)n + 1) * logl(fabsl((long double)x - rintl(x))));
}

#endif
