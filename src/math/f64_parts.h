/* Parts that the f64 functions share: arithmetic on `dd` values, and the cores of exp, log and lgamma. A `dd` is an
 * unevaluated sum hi + lo of two f64 values. */
#ifndef MATH_F64_PARTS_H
#define MATH_F64_PARTS_H

#include "math/functions.h"

typedef struct dd {
    sx hi, lo;
} dd;

/* For |x| < 2^51, `x + ROUND_F64 - ROUND_F64` is x rounded to an integer. The low bits of `x + ROUND_F64` hold this
 * integer. */
#define ROUND_F64 0x1.8p52

/* The exact sum a + b (Dekker), if |a| >= |b| or a = 0, and if nothing overflows. */
static inline dd dd_fast_sum(sx_code *s, sx a, sx b)
{
    sx sum = sx_fadd(s, a, b);
    return (dd){sum, sx_fadd(s, sx_fsub(s, a, sum), b)};
}

/* The exact sum a + b (Knuth), if nothing overflows. */
static inline dd dd_sum(sx_code *s, sx a, sx b)
{
    sx sum = sx_fadd(s, a, b), part = sx_fsub(s, sum, a);
    return (dd){sum, sx_fadd(s, sx_fsub(s, a, sx_fsub(s, sum, part)), sx_fsub(s, b, part))};
}

/* The sum a + b of any two `dd` values. The two additions that compute sum.lo are rounded. */
static inline dd dd_add(sx_code *s, dd a, dd b)
{
    dd sum = dd_sum(s, a.hi, b.hi);
    sum.lo = sx_fadd(s, sum.lo, sx_fadd(s, a.lo, b.lo));
    return sum;
}

/* The exact product a * b, if nothing overflows or underflows. */
static inline dd dd_product(sx_code *s, sx a, sx b)
{
    sx product = sx_fmul(s, a, b);
    return (dd){product, sx_fma(s, a, b, sx_fneg(s, product))};
}

/* `a * b - c` and `c - a * b`, rounded once. */
static inline sx fused_sub(sx_code *s, sx a, sx b, sx c) { return sx_fma(s, a, b, sx_fneg(s, c)); }
static inline sx sub_fused(sx_code *s, sx c, sx a, sx b) { return sx_fma(s, sx_fneg(s, a), b, c); }

/* The quotient a / b, with an error of little more than half a unit in the last place. */
static inline sx dd_quotient(sx_code *s, dd a, dd b)
{
    sx inverse = sx_fdiv(s, f64_of(s, 1), b.hi);
    sx q = sx_fmul(s, a.hi, inverse);
    sx rest = sx_fadd(s, sub_fused(s, a.hi, q, b.hi), sub_fused(s, a.lo, q, b.lo));
    return sx_fma(s, rest, inverse, q);
}

/* The square root of a, if a.hi > 0. hi is sqrt(a.hi), rounded. lo is about sqrt(a) - hi: if |a.lo| < 2^-50 a.hi and
 * nothing underflows, the relative error of lo is below 2^-50. */
static inline dd dd_root(sx_code *s, dd a)
{
    sx root = sx_sqrt(s, a.hi);
    sx rest = sx_fadd(s, sub_fused(s, a.hi, root, root), a.lo);
    return (dd){root, sx_fmul(s, rest, sx_fdiv(s, f64_of(s, 0.5), root))};
}

static inline sx f64_infinity(sx_code *s) { return sx_bits(s, SX_F64, 0x7ff0000000000000); }
static inline sx f64_bits_of(sx_code *s, sx x) { return sx_bitcast(s, SX_I64, x); }
static inline sx f64_from_bits(sx_code *s, sx bits) { return sx_bitcast(s, SX_F64, bits); }

/* ---- exp --------------------------------------------------------------------------------------------------------- */

/* How exp_reduce splits an x with |x| < 2^12: x = n ln2 + r + r_lo with an integer n and |r| < 0.3467. The low bits of
 * `shifted` hold n + bias. */
typedef struct exp_split {
    sx shifted, n, r, r_lo;
} exp_split;

exp_split exp_reduce(sx_code *s, sx x, int bias);

enum { EXP_BIAS = 2 * 1023 }; /* the bias that exp_scale needs */
/* Returns y 2^n, if the low bits of `shifted` are n + EXP_BIAS. */
sx exp_scale(sx_code *s, sx y, sx shifted);

/* Returns e^(x->r + x->r_lo + more); `more` may be 0 (no value). hi is about 1 + x->r; lo is the rest. */
dd exp_of(sx_code *s, const exp_split *x, sx more);
/* Like exp_of, but normalised: hi is the sum of both parts, rounded. */
dd exp_normal(sx_code *s, const exp_split *x, sx more);

/* ---- log --------------------------------------------------------------------------------------------------------- */

/* How log_reduce splits a positive x: x = 2^k (1 + f) and 1 + f is between about sqrt(1/2) and about sqrt(2). If
 * x is normal, `exponent` holds (k + 1024) << 52. */
typedef struct log_split {
    sx k, f, exponent;
} log_split;

log_split log_reduce(sx_code *s, sx x);     /* x is normal */
log_split log_reduce_any(sx_code *s, sx x); /* x is normal or subnormal */
sx log_scale(sx_code *s, sx exponent);      /* 2^-k for |k| < 1023 */

/* Returns log(2^k (1 + f + f_lo)), if |f_lo| < 2^-48. f_lo may be 0 (no value). The error of hi + lo is at most about
 * a third of a unit in the last place of hi. */
dd log_of(sx_code *s, sx k, sx f, sx f_lo);
/* Returns log(u). `split` is log_reduce of u.hi. f + f_lo is u - 1, with a small error if u is near 1. So log_of_sum
 * uses f and f_lo instead of u if split.k is 0. */
dd log_of_sum(sx_code *s, dd u, sx f, sx f_lo, log_split split);
/* log(x) for positive x, with a relative error of about 2^-64. */
dd log_precise(sx_code *s, sx x);

/* ---- lgamma ------------------------------------------------------------------------------------------------------ */

/* Returns lgamma(a), if a > 0. */
dd lgamma_of(sx_code *s, sx a);

#endif
