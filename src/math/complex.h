/* Functions of complex numbers as scalar expressions. Each computes both parts of its result in f64. scalar_of_pair and
 * scalar_of_pairs (complex.c) choose one part, and round it to f32 if the operands are f32. sx_settle drops the
 * instructions that the chosen part does not need.
 *
 *   complex.c            the operations of_pair and of_pairs; absolute value, sign, quotient
 *   complex_exp.c        exp, expm1, logistic, hyperbolic and circular functions
 *   complex_log.c        log, log1p, roots, power, atan2
 *   complex_inverse.c    inverse circular and hyperbolic functions
 *
 * A function that C has too has the branch cuts of C. Its signs of zero, infinities and NaNs are those of annex G of
 * C11, unless a comment says otherwise. */
#ifndef MATH_COMPLEX_H
#define MATH_COMPLEX_H

#include "math/f64_parts.h"

typedef struct cx {
    sx re, im;
} cx;

/* The functions with one operand, and those with two. For each function, F gets a value of the attribute
 * complex_function, and a name: complex_<name>, declared below, makes the expression. The imaginary part of complex_abs
 * is 0. */
/* clang-format off */
#define COMPLEX_OF_ONE(F)                                                                                              \
    F(ABS, abs) F(SIGN, sign) F(EXP, exp) F(EXPM1, expm1) F(LOG, log) F(LOG1P, log1p) F(LOGISTIC, logistic)            \
    F(SQRT, sqrt) F(RSQRT, rsqrt) F(CBRT, cbrt) F(SIN, sin) F(COS, cos) F(TAN, tan) F(SINH, sinh)                      \
    F(COSH, cosh) F(TANH, tanh) F(ASIN, asin) F(ACOS, acos) F(ATAN, atan) F(ASINH, asinh) F(ACOSH, acosh)              \
    F(ATANH, atanh)
/* clang-format on */
#define COMPLEX_OF_TWO(F) F(DIVIDE, divide) F(POWER, power) F(ATAN2, atan2)
#define DECLARE_OF_ONE(value, name) cx complex_##name(sx_code *s, cx z);
#define DECLARE_OF_TWO(value, name) cx complex_##name(sx_code *s, cx l, cx r);
COMPLEX_OF_ONE(DECLARE_OF_ONE)
COMPLEX_OF_TWO(DECLARE_OF_TWO)

cx complex_swap(cx z);                  /* exchanges the parts */
sx complex_log_abs(sx_code *s, cx z);   /* log|z| */
sx larger_magnitude(sx_code *s, cx z);  /* the larger one of |z.re| and |z.im| */
sx opposite_exponent(sx_code *s, sx x); /* minus the exponent of |x|, clamped to [-1022, 1023] */
sx power_of_two(sx_code *s, sx exponent);
/* Multiplies z by a factor: 2^-600 if larger_magnitude(z) is above 2^500, 2^600 if it is below 2^-500, else 1. Sets
 * *back to the inverse of the factor. If z is finite and not 0, no square of a part of the result overflows, and the
 * square of the larger part does not underflow. If the square of the smaller part underflows, it is negligible beside
 * the other square. */
cx cx_scaled(sx_code *s, cx z, sx *back);
sx root_of_squares(sx_code *s, cx z);                /* |z| for a z from cx_scaled */
sx two_products(sx_code *s, sx a, sx b, sx c, sx d); /* a b + c d, to 1.5 units in the last place (Kahan) */

static inline cx cx_select(sx_code *s, sx condition, cx yes, cx no)
{
    sx re = sx_select(s, condition, yes.re, no.re);
    return (cx){re, sx_select(s, condition, yes.im, no.im)};
}
static inline sx f64_is_nan(sx_code *s, sx x) { return sx_fne(s, x, x); }
static inline sx f64_is_inf(sx_code *s, sx x) { return sx_feq(s, sx_fabs(s, x), f64_infinity(s)); }
static inline sx f64_is_finite(sx_code *s, sx x) { return sx_flt(s, sx_fabs(s, x), f64_infinity(s)); }

/* The absolute value of `of`, with the sign of x. If x is NaN, the result is not negative, because the sign of a NaN is
 * not defined within an expression. */
static inline sx with_sign(sx_code *s, sx of, sx x)
{
    return sx_copysign(s, of, sx_select(s, sx_feq(s, x, x), x, f64_of(s, 0)));
}
static inline sx sx_not_finite(sx_code *s, sx x) { return sx_or(s, f64_is_nan(s, x), f64_is_inf(s, x)); }

#endif
