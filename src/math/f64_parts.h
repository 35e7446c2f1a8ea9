/* What the f64 functions share: sums and products with their rounding errors, and the cores of exp and log.
 *
 * A `dd` is an unevaluated sum hi + lo of two f64 values with |lo| well below |hi|: about 100 bits where both parts are
 * exact, and in any case enough to keep what a single rounding would lose. A function that ends in one addition of a
 * value to a small correction is within a little more than half a unit in the last place; the expressions here are
 * arranged so that they do.
 */
#ifndef MATH_F64_PARTS_H
#define MATH_F64_PARTS_H

#include "math/functions.h"

typedef struct dd {
    sx hi, lo;
} dd;

#define ROUND_F64 0x1.8p52 /* added and subtracted: rounds |x| < 2^51 to an integer, left in the low bits of the sum */

/* a + b exactly: Dekker's form, for |a| >= |b| or a = 0. */
static inline dd dd_fast_sum(sx_code *s, sx a, sx b)
{
    sx sum = sx_fadd(s, a, b);
    return (dd){sum, sx_fadd(s, sx_fsub(s, a, sum), b)};
}

/* a + b exactly: Knuth's form, for any a and b. */
static inline dd dd_sum(sx_code *s, sx a, sx b)
{
    sx sum = sx_fadd(s, a, b), part = sx_fsub(s, sum, a);
    return (dd){sum, sx_fadd(s, sx_fsub(s, a, sx_fsub(s, sum, part)), sx_fsub(s, b, part))};
}

/* a * b exactly, where nothing underflows. */
static inline dd dd_product(sx_code *s, sx a, sx b)
{
    sx product = sx_fmul(s, a, b);
    return (dd){product, sx_fma(s, a, b, sx_fneg(s, product))};
}

/* a b - c and c - a b, rounded once. */
static inline sx fused_sub(sx_code *s, sx a, sx b, sx c) { return sx_fma(s, a, b, sx_fneg(s, c)); }
static inline sx sub_fused(sx_code *s, sx c, sx a, sx b) { return sx_fma(s, sx_fneg(s, a), b, c); }

/* a / b rounded almost once: the quotient of the high parts, corrected by what it leaves. */
static inline sx dd_quotient(sx_code *s, dd a, dd b)
{
    sx inverse = sx_fdiv(s, f64_of(s, 1), b.hi);
    sx q = sx_fmul(s, a.hi, inverse);
    sx rest = sx_fadd(s, sub_fused(s, a.hi, q, b.hi), sub_fused(s, a.lo, q, b.lo));
    return sx_fma(s, rest, inverse, q);
}

/* sqrt(a) with a correction: one rounding error of the high part's root, and a.lo, to a few per cent. a.hi > 0. */
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

/* x = n ln2 + r + r_lo with |r| < 0.3467, for |x| < 2^12; the low bits of `shifted` are those of n + bias. */
typedef struct exp_split {
    sx shifted, n, r, r_lo;
} exp_split;

exp_split exp_reduce(sx_code *s, sx x, int bias);

enum { EXP_BIAS = 2 * 1023 };               /* for exp_scale */
sx exp_scale(sx_code *s, sx y, sx shifted); /* y 2^n, n the low bits of shifted less EXP_BIAS; one rounding */

/* e^(r + r_lo + more), as 1 + r and what is to be added. */
dd exp_of(sx_code *s, const exp_split *x, sx more);
/* The same, normalised: hi is the rounded value. */
dd exp_normal(sx_code *s, const exp_split *x, sx more);

/* ---- log --------------------------------------------------------------------------------------------------------- */

/* A positive x is 2^k (1 + f) with 1 + f in [sqrt(1/2), sqrt 2). `exponent` is k + 1024 in place, above 52 bits. */
typedef struct log_split {
    sx k, f, exponent;
} log_split;

log_split log_reduce(sx_code *s, sx x);     /* x normal */
log_split log_reduce_any(sx_code *s, sx x); /* or subnormal */
sx log_scale(sx_code *s, sx exponent);      /* 2^-k for |k| < 1023 */

/* log(2^k (1 + f + f_lo)) where |f_lo| < 2^-48, good to a third of a unit in the last place; f_lo = 0 for none. */
dd log_of(sx_code *s, sx k, sx f, sx f_lo);
/* log(x) of a positive x, good to about 2^-64 of itself. */
dd log_precise(sx_code *s, sx x);

#endif
