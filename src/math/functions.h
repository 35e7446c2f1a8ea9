/* Elementary functions as scalar expressions: f32_<name> and f64_<name> for each row of ops.def with a nonzero error
 * bound (`ulp`). The operands and the result are f32 or f64, as the name says. NaN results need not be canonical. The
 * bound holds for every operand, subnormals and infinities included, except where docs/numerics.md gives an absolute
 * bound instead. Zero results have the sign that IEEE-754 and C give them.
 *
 *   elementwise_f32_*.c   f32 functions with code of their own. They compute in f32; or in f64 with one rounding at
 *                         the end, if f32 would be slower or exceed the error bound
 *   elementwise_f64_*.c   f64 functions, and f32 functions that only call their f64 function and round its result
 *   functions.c           scalar_<name>, which picks the f32 or the f64 function by element type
 *   pi_reduction.c        the remainder of a huge argument modulo pi/2, for f32 and f64
 *
 * The expressions become vector code, so they use select instead of branches. For rare operands, sx_slow_path
 * (scalar/scalar.h) selects the result of a second expression, its sub-program. The usual path has no 64-bit integer
 * multiplications or divisions.
 */
#ifndef MATH_FUNCTIONS_H
#define MATH_FUNCTIONS_H

#include <math.h>

#include "base/dtype.h"
#include "scalar/scalar.h"

#define FUNCTION_1_0(name)
#define FUNCTION_1_1(name) sx f32_##name(sx_code *s, sx x), f64_##name(sx_code *s, sx x);
#define FUNCTION_1_2(name) FUNCTION_1_1(name)
#define FUNCTION_1_1_2(name) FUNCTION_1_1(name)
#define FUNCTION_2_0(name)
#define FUNCTION_2_1(name) sx f32_##name(sx_code *s, sx x, sx y), f64_##name(sx_code *s, sx x, sx y);
#define FUNCTION_2_2(name) FUNCTION_2_1(name)
#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) FUNCTION_1_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) FUNCTION_2_##ulp(name)
#include "graph/ops.def"
#undef FUNCTION_1_0
#undef FUNCTION_1_1
#undef FUNCTION_1_2
#undef FUNCTION_1_1_2
#undef FUNCTION_2_0
#undef FUNCTION_2_1
#undef FUNCTION_2_2

/* Integer power, which wraps (elementwise_exact.c). For a negative exponent, the result is the exact power truncated
 * towards zero, or 0 if the base is 0. */
sx scalar_power_int(sx_code *s, qn_dtype type, sx base, sx exponent);

/* Reduces any finite f64 `x` with 1 <= |x| (Payne and Hanek, 1983): x = n pi/2 + hi + lo with |hi| <= pi/4. The
 * relative error of hi + lo is at most 2^-64. The low two bits of *quadrant (i64) are the low two bits of n. The other
 * bits of *quadrant have no meaning. The reduction takes about a hundred integer instructions, so it belongs in
 * sub-programs of sx_slow_path. */
void reduce_pi_2(sx_code *s, sx x, sx *quadrant, sx *hi, sx *lo);
/* Like reduce_pi_2, for a finite f32 `x` with 2^24 <= |x|, in about fifty instructions: x = n pi/2 + r with an f64 r.
 * The relative error of r is at most 2^-32, and at most 2^-50 for all but a few operands. */
void reduce_pi_2_f32(sx_code *s, sx x, sx *quadrant, sx *r);

/* ---- helpers for writing functions ------------------------------------------------------------------------------- */

static inline sx f32_of(sx_code *s, double value) { return sx_float(s, SX_F32, value); }
static inline sx f64_of(sx_code *s, double value) { return sx_float(s, SX_F64, value); }
static inline sx i32_of(sx_code *s, int64_t value) { return sx_int(s, SX_I32, value); }
static inline sx i64_of(sx_code *s, int64_t value) { return sx_int(s, SX_I64, value); }
static inline sx f32_nan(sx_code *s) { return sx_bits(s, SX_F32, 0x7fc00000); }
static inline sx f64_nan(sx_code *s) { return sx_bits(s, SX_F64, 0x7ff8000000000000); }

static inline sx plus(sx_code *s, sx x, double c) { return sx_fadd(s, x, sx_float(s, sx_type_of(s, x), c)); }
static inline sx times(sx_code *s, sx x, double c) { return sx_fmul(s, x, sx_float(s, sx_type_of(s, x), c)); }
static inline sx equals(sx_code *s, sx x, double c) { return sx_feq(s, x, sx_float(s, sx_type_of(s, x), c)); }
static inline sx below(sx_code *s, sx x, double c) { return sx_flt(s, x, sx_float(s, sx_type_of(s, x), c)); }
static inline sx above(sx_code *s, sx x, double c) { return sx_fgt(s, x, sx_float(s, sx_type_of(s, x), c)); }

/* Clamp x from below, from above, or to [low, high]; NaN stays NaN. */
static inline sx clamp_low(sx_code *s, sx x, double low)
{
    return sx_select(s, below(s, x, low), sx_float(s, sx_type_of(s, x), low), x);
}
static inline sx clamp_high(sx_code *s, sx x, double high)
{
    return sx_select(s, above(s, x, high), sx_float(s, sx_type_of(s, x), high), x);
}
static inline sx clamp_to(sx_code *s, sx x, double low, double high)
{
    return clamp_high(s, clamp_low(s, x, low), high);
}

/* About 0.5 / x, with a relative error of at most 12 %, for an f32 x whose magnitude is between 2^-120 and 2^120. The
 * result for 0 is finite. */
static inline sx half_inverse(sx_code *s, sx x)
{
    return sx_bitcast(s, SX_F32, sx_sub(s, i32_of(s, 0x7e7311c7), sx_bitcast(s, SX_I32, x)));
}

/* c[0] + c[1] x + ... + c[count - 1] x^(count - 1) by Horner's rule, in the type of x. */
static inline sx horner(sx_code *s, sx x, uint32_t count, const double *c)
{
    sx_type type = sx_type_of(s, x);
    sx sum = sx_float(s, type, c[count - 1]);
    for (uint32_t i = count - 1; i-- > 0;)
        sum = sx_fma(s, sum, x, sx_float(s, type, c[i]));
    return sum;
}
/* horner() for an array of known size. */
#define HORNER(s, x, c) horner(s, x, (uint32_t)(sizeof(c) / sizeof *(c)), c)

#endif
