/* The operations: a builder for each. `make gen` generates this file from src/graph/ops.def (tools/gen_ops.c).
 *
 * The operations are those of StableHLO and CHLO, and a few of Quern's own. A builder adds an operation to the graph of
 * its operands, and returns its result. After an error it returns the value "nothing" (quern.h). Its comment says how
 * types and shapes of operands must agree; qn_graph_set_broadcasting allows other shapes. `Error` is the largest
 * difference from the exact result for real operands, in units in the last place (ULP) of the result's type. In f64 the
 * errors of lgamma, digamma, polygamma and zeta are absolute near their zeros at negative operands (docs/numerics.md).
 * Elementwise operations whose comments give no error are exact or correctly rounded. Dimensions are numbered from 0.
 */
#ifndef QUERN_OPS_H
#define QUERN_OPS_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* comparison_direction: EQ, NE, GE, GT, LE or LT. */
typedef enum qn_comparison_direction {
    QN_EQ = 1,
    QN_NE = 2,
    QN_GE = 3,
    QN_GT = 4,
    QN_LE = 5,
    QN_LT = 6
} qn_comparison_direction;

/* dot_algorithm: formats of the operands, type of the sums, and number of products. */
typedef enum qn_dot_algorithm {
    QN_F16_F16_F16 = 1,
    QN_F16_F16_F32 = 2,
    QN_BF16_BF16_BF16 = 3,
    QN_BF16_BF16_F32 = 4,
    QN_BF16_BF16_F32_X3 = 5,
    QN_BF16_BF16_F32_X6 = 6,
    QN_BF16_BF16_F32_X9 = 7,
    QN_TF32_TF32_F32 = 8,
    QN_TF32_TF32_F32_X3 = 9,
    QN_F32_F32_F32 = 10,
    QN_F64_F64_F64 = 11
} qn_dot_algorithm;

/* rng_algorithm: DEFAULT, THREE_FRY or PHILOX. */
typedef enum qn_rng_algorithm { QN_DEFAULT = 1, QN_THREE_FRY = 2, QN_PHILOX = 3 } qn_rng_algorithm;

/* transpose_a: how a is used: NO_TRANSPOSE, TRANSPOSE or ADJOINT; for real numbers ADJOINT is TRANSPOSE. */
typedef enum qn_transpose_a { QN_NO_TRANSPOSE = 1, QN_TRANSPOSE = 2, QN_ADJOINT = 3 } qn_transpose_a;

/* fft_type: FFT, IFFT, RFFT or IRFFT. */
typedef enum qn_fft_type { QN_FFT = 1, QN_IFFT = 2, QN_RFFT = 3, QN_IRFFT = 4 } qn_fft_type;

/* Absolute value; the most negative integer gives itself. The absolute value of a complex number is real. Operands:
 * signed integers, floats, complex. */
QN_API qn_value qn_abs(qn_value operand);

/* Cube root. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_cbrt(qn_value operand);

/* The smallest integer that is not below the operand. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_ceil(qn_value operand);

/* Cosine of an angle in radians. Operands: floats and complex. Result: the type and shape of operand. Error: at most
 * 1 ULP. */
QN_API qn_value qn_cosine(qn_value operand);

/* Number of leading zero bits. Operands: integers. Result: the type and shape of operand. */
QN_API qn_value qn_count_leading_zeros(qn_value operand);

/* e to the power of the operand. Operands: floats and complex. Result: the type and shape of operand. Error: at most
 * 1 ULP. */
QN_API qn_value qn_exponential(qn_value operand);

/* exp(x) - 1 without cancellation. Operands: floats and complex. Result: the type and shape of operand. Error: at
 * most 1 ULP. */
QN_API qn_value qn_exponential_minus_one(qn_value operand);

/* The largest integer that is not above the operand. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_floor(qn_value operand);

/* Whether the operand is neither infinite nor NaN. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_finite(qn_value operand);

/* Natural logarithm. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_log(qn_value operand);

/* log(1 + x) without cancellation. Operands: floats and complex. Result: the type and shape of operand. Error: at
 * most 1 ULP. */
QN_API qn_value qn_log_plus_one(qn_value operand);

/* 1 / (1 + exp(-x)). Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_logistic(qn_value operand);

/* The negative of the operand; integers wrap. Operands: integers, floats, complex. Result: the type and shape of
 * operand. */
QN_API qn_value qn_negate(qn_value operand);

/* Flips every bit; for i1, logical not. Operands: integers and i1. Result: the type and shape of operand. */
QN_API qn_value qn_not(qn_value operand);

/* Number of bits set. Operands: integers. Result: the type and shape of operand. */
QN_API qn_value qn_popcnt(qn_value operand);

/* The nearest integer, ties away from zero. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_round_nearest_afz(qn_value operand);

/* The nearest integer, ties to even. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_round_nearest_even(qn_value operand);

/* Reciprocal square root. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_rsqrt(qn_value operand);

/* The sign as -1, 0 or 1; zero keeps its sign, NaN stays NaN. Operands: signed integers, floats, complex. Result:
 * the type and shape of operand. */
QN_API qn_value qn_sign(qn_value operand);

/* Sine of an angle in radians. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1
 * ULP. */
QN_API qn_value qn_sine(qn_value operand);

/* Square root. Operands: floats and complex. Result: the type and shape of operand. */
QN_API qn_value qn_sqrt(qn_value operand);

/* Tangent of an angle in radians. Operands: floats and complex. Result: the type and shape of operand. Error: at
 * most 1 ULP. */
QN_API qn_value qn_tan(qn_value operand);

/* Hyperbolic tangent. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_tanh(qn_value operand);

/* Arc cosine, in [0, pi]. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1
 * (f64: 2) ULP. */
QN_API qn_value qn_acos(qn_value operand);

/* Inverse hyperbolic cosine; NaN below 1. Operands: floats and complex. Result: the type and shape of operand.
 * Error: at most 1 (f64: 2) ULP. */
QN_API qn_value qn_acosh(qn_value operand);

/* Arc sine, in [-pi/2, pi/2]. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1
 * (f64: 2) ULP. */
QN_API qn_value qn_asin(qn_value operand);

/* Inverse hyperbolic sine. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1
 * (f64: 2) ULP. */
QN_API qn_value qn_asinh(qn_value operand);

/* Arc tangent, in [-pi/2, pi/2]. Operands: floats and complex. Result: the type and shape of operand. Error: at most
 * 1 (f64: 2) ULP. */
QN_API qn_value qn_atan(qn_value operand);

/* Inverse hyperbolic tangent; NaN outside [-1, 1]. Operands: floats and complex. Result: the type and shape of
 * operand. Error: at most 1 (f64: 2) ULP. */
QN_API qn_value qn_atanh(qn_value operand);

/* Hyperbolic cosine. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 (f64: 2)
 * ULP. */
QN_API qn_value qn_cosh(qn_value operand);

/* Error function. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_erf(qn_value operand);

/* Inverse error function; NaN outside [-1, 1]. Operands: floats. Result: the type and shape of operand. Error: at
 * most 1 (f64: 2) ULP. */
QN_API qn_value qn_erf_inv(qn_value operand);

/* 1 - erf(x) without cancellation. Operands: floats. Result: the type and shape of operand. Error: at most 1 (f64:
 * 2) ULP. */
QN_API qn_value qn_erfc(qn_value operand);

/* Whether the operand is an infinity of either sign. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_inf(qn_value operand);

/* Whether the operand is minus infinity. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_neg_inf(qn_value operand);

/* Whether the operand is plus infinity. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_pos_inf(qn_value operand);

/* Hyperbolic sine. Operands: floats and complex. Result: the type and shape of operand. Error: at most 1 (f64: 2)
 * ULP. */
QN_API qn_value qn_sinh(qn_value operand);

/* Logarithm of the magnitude of the gamma function; infinite at 0, -1, -2, ... Operands: floats. Result: the type
 * and shape of operand. Error: at most 1 (f64: 2) ULP. */
QN_API qn_value qn_lgamma(qn_value operand);

/* Derivative of lgamma; NaN at 0, -1, -2, ... Operands: floats. Result: the type and shape of operand. Error: at
 * most 1 (f64: 2) ULP. */
QN_API qn_value qn_digamma(qn_value operand);

/* exp(-|x|) times the modified Bessel function of the first kind and order 1. Operands: floats. Result: the type and
 * shape of operand. Error: at most 1 (f64: 2) ULP. */
QN_API qn_value qn_bessel_i1e(qn_value operand);

/* exp(-|x|) times the modified Bessel function of the first kind and order 0. Operands: floats. Result: the type and
 * shape of operand. Error: at most 1 (f64: 2) ULP. */
QN_API qn_value qn_bessel_i0e(qn_value operand);

/* x * x. Operands: floats and complex. Result: the type and shape of operand. */
QN_API qn_value qn_square(qn_value operand);

/* The real part. Operands: complex. */
QN_API qn_value qn_real(qn_value operand);

/* The imaginary part. Operands: complex. */
QN_API qn_value qn_imag(qn_value operand);

/* The complex conjugate. Operands: complex. Result: the type and shape of operand. */
QN_API qn_value qn_conj(qn_value operand);

/* Sum; for i1, logical or; integers wrap. Operands: any type, all of one type and shape. Result: the type and shape
 * of lhs. */
QN_API qn_value qn_add(qn_value lhs, qn_value rhs);

/* Bits that are set in both operands. Operands: integers and i1, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_and(qn_value lhs, qn_value rhs);

/* Angle of the point (rhs, lhs), in [-pi, pi]. Operands: floats and complex, all of one type and shape. Result: the
 * type and shape of lhs. Error: at most 2 ULP. */
QN_API qn_value qn_atan2(qn_value lhs, qn_value rhs);

/* Quotient; integers round towards zero, integer division by zero sets all bits, the most negative integer divided
 * by -1 gives itself. Operands: integers, floats, complex, all of one type and shape. Result: the type and shape of
 * lhs. */
QN_API qn_value qn_divide(qn_value lhs, qn_value rhs);

/* The larger operand; NaN if either is NaN; +0 is larger than -0. Operands: any type, all of one type and shape.
 * Result: the type and shape of lhs. */
QN_API qn_value qn_maximum(qn_value lhs, qn_value rhs);

/* The smaller operand; NaN if either is NaN; -0 is smaller than +0. Operands: any type, all of one type and shape.
 * Result: the type and shape of lhs. */
QN_API qn_value qn_minimum(qn_value lhs, qn_value rhs);

/* Product; for i1, logical and; integers wrap. Operands: any type, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_multiply(qn_value lhs, qn_value rhs);

/* The next value after lhs in the direction of rhs. Operands: floats, all of one type and shape. Result: the type
 * and shape of lhs. */
QN_API qn_value qn_next_after(qn_value lhs, qn_value rhs);

/* Bits that are set in at least one operand. Operands: integers and i1, all of one type and shape. Result: the type
 * and shape of lhs. */
QN_API qn_value qn_or(qn_value lhs, qn_value rhs);

/* lhs to the power of rhs; integers wrap; a negative integer rhs gives 0 unless lhs is 1 or -1. Operands: integers,
 * floats, complex, all of one type and shape. Result: the type and shape of lhs. Error: at most 2 ULP. */
QN_API qn_value qn_power(qn_value lhs, qn_value rhs);

/* Exact remainder with the sign of lhs; an integer remainder by zero is lhs. Operands: integers and floats, all of
 * one type and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_remainder(qn_value lhs, qn_value rhs);

/* lhs shifted left by rhs bits; 0 if rhs is the width or more. Operands: integers, all of one type and shape.
 * Result: the type and shape of lhs. */
QN_API qn_value qn_shift_left(qn_value lhs, qn_value rhs);

/* lhs shifted right by rhs bits, filled with the sign bit; if rhs is the width or more, every bit of the result is
 * the sign bit. Operands: integers, all of one type and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_shift_right_arithmetic(qn_value lhs, qn_value rhs);

/* lhs shifted right by rhs bits, filled with zeros; 0 if rhs is the width or more. Operands: integers, all of one
 * type and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_shift_right_logical(qn_value lhs, qn_value rhs);

/* The high half of the full product, which has twice as many bits as an operand. Operands: integers, all of one type
 * and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_mulhi(qn_value lhs, qn_value rhs);

/* Derivative number lhs of digamma at rhs; NaN unless lhs is 0, 1, 2, ... At rhs = 0, -1, -2, ... it is infinite for
 * odd lhs and NaN for even lhs. The gradient is defined for rhs. Operands: floats, all of one type and shape.
 * Result: the type and shape of lhs. Error: at most 2 ULP. */
QN_API qn_value qn_polygamma(qn_value lhs, qn_value rhs);

/* Hurwitz's zeta function: the sum of (rhs + k)^-lhs over k = 0, 1, 2, ... It is infinite for lhs = 1 and NaN for
 * lhs below 1. For lhs above 1: at rhs = 0, -1, -2, ... it is infinite if lhs is an even integer, else NaN; at other
 * negative rhs it is NaN if lhs is not an integer. The gradient is defined for rhs. Operands: floats, all of one
 * type and shape. Result: the type and shape of lhs. Error: at most 2 ULP. */
QN_API qn_value qn_zeta(qn_value lhs, qn_value rhs);

/* Difference; integers wrap. Operands: integers, floats, complex, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_subtract(qn_value lhs, qn_value rhs);

/* Bits that are set in exactly one operand. Operands: integers and i1, all of one type and shape. Result: the type
 * and shape of lhs. */
QN_API qn_value qn_xor(qn_value lhs, qn_value rhs);

/* The complex number with real part lhs and imaginary part rhs, which are f32 or f64. Operands: floats. */
QN_API qn_value qn_complex(qn_value lhs, qn_value rhs);

/* Whether the comparison holds; NaN is unequal to everything, except in StableHLO's TOTALORDER. Complex numbers are
 * compared by their real parts and, if these are equal, by their imaginary parts. Operands: any type, all of one
 * type and shape. Result: i1 in the shape of lhs. comparison_direction: EQ, NE, GE, GT, LE or LT. */
QN_API qn_value qn_compare(qn_value lhs, qn_value rhs, qn_comparison_direction comparison_direction);

/* minimum(maximum(operand, min), max); min and max have the operand's shape or are scalars. Operands: any type. */
QN_API qn_value qn_clamp(qn_value min, qn_value operand, qn_value max);

/* on_true where pred holds, else on_false. pred is of type i1. It is a scalar or has the shape of on_true and
 * on_false. Operands: any type. */
QN_API qn_value qn_select(qn_value pred, qn_value on_true, qn_value on_false);

/* Converts to another element type. Results of a float type are rounded to nearest even. Floats become integers by
 * truncation and saturation; NaN becomes 0. Operands: any type. element_type: the element type of the result. */
QN_API qn_value qn_convert(qn_value operand, qn_dtype element_type);

/* Rounds to a format with fewer bits, and converts back. Operands: floats. Result: the type and shape of operand.
 * exponent_bits: bits of the exponent, at least 1. mantissa_bits: bits of the mantissa without the leading one. */
QN_API qn_value qn_reduce_precision(qn_value operand, int64_t exponent_bits, int64_t mantissa_bits);

/* Discrete Fourier transforms along the last dimensions, of the lengths fft_length. FFT and IFFT take and give
 * complex numbers; IFFT divides by the number of elements. RFFT takes real numbers and gives the first half of the
 * spectrum, fft_length / 2 + 1 elements, in the last dimension; IRFFT is its inverse. Some elements of a spectrum of
 * real numbers must be real; IRFFT ignores their imaginary parts. The time is in the order of n log n for every
 * length n. Operands: floats and complex. fft_type: FFT, IFFT, RFFT or IRFFT. fft_length: the lengths of the
 * transforms along the last dimensions, 1 to 3 numbers. */
QN_API qn_value qn_fft(qn_value operand, qn_fft_type fft_type, qn_dims fft_length);

/* 0, 1, 2, ... along one dimension. Element types: integers, floats, complex. shape: the dimensions of the result.
 * element_type: the element type of the result. iota_dimension: the dimension along which the elements count up. */
QN_API qn_value qn_iota(qn_graph *graph, qn_dims shape, qn_dtype element_type, int64_t iota_dimension);

/* Reinterprets the operand's bits as elements of another type. If that type is narrower, the result has one more
 * dimension, at the end. If it is wider, the result lacks the last dimension of the operand. Operands: any type.
 * element_type: the element type of the result. */
QN_API qn_value qn_bitcast_convert(qn_value operand, qn_dtype element_type);

/* Repeats the operand: its dimension i becomes dimension broadcast_dimensions[i] of the result. Operands: any type.
 * shape: the dimensions of the result. broadcast_dimensions: for each dimension of the operand, its place in the
 * result. */
QN_API qn_value qn_broadcast_in_dim(qn_value operand, qn_dims shape, qn_dims broadcast_dimensions);

/* The same elements in another shape, in the same row-major order. Operands: any type. shape: the dimensions of the
 * result. */
QN_API qn_value qn_reshape(qn_value operand, qn_dims shape);

/* Permutes dimensions: dimension i of the result is dimension permutation[i] of the operand. Operands: any type.
 * permutation: for each dimension of the result, its place in the operand. */
QN_API qn_value qn_transpose(qn_value operand, qn_dims permutation);

/* The elements from start up to but not including limit, in steps of the strides. Operands: any type. start_indices:
 * index of the first element in each dimension. limit_indices: end of the slice in each dimension; the element at
 * this index is not part of the slice. strides: step in each dimension. */
QN_API qn_value qn_slice(qn_value operand, qn_dims start_indices, qn_dims limit_indices, qn_dims strides);

/* Adds padding_value, a scalar of the operand's element type, before, after and between elements; negative edge
 * padding removes elements. Operands: any type. edge_padding_low: elements to add at the start of each dimension; a
 * negative number removes elements. edge_padding_high: elements to add at the end of each dimension; a negative
 * number removes elements. interior_padding: elements to add between neighbours in each dimension. */
QN_API qn_value qn_pad(qn_value operand, qn_value padding_value, qn_dims edge_padding_low, qn_dims edge_padding_high,
                       qn_dims interior_padding);

/* Joins the inputs along one dimension. The extent of the result in that dimension is the sum of the inputs'
 * extents. The element types and the other extents of the inputs are equal. Operands: any type. dimension: the
 * dimension of the operation. */
QN_API qn_value qn_concatenate(size_t count, const qn_value *inputs, int64_t dimension);

/* The elements in reverse order along dimensions. Operands: any type. dimensions: the dimensions of the operation. */
QN_API qn_value qn_reverse(qn_value operand, qn_dims dimensions);

/* A slice that begins at computed indices. A slice that would stick out of the operand is moved inside.
 * start_indices are scalars of one integer type, one for each dimension. Operands: any type. slice_sizes: size of
 * the slice in each dimension. */
QN_API qn_value qn_dynamic_slice(qn_value operand, size_t count, const qn_value *start_indices, qn_dims slice_sizes);

/* The operand with a slice replaced by update, which has the operand's element type and rank. A slice that would
 * stick out of the operand is moved inside. start_indices are scalars of one integer type, one for each dimension.
 * Operands: any type. */
QN_API qn_value qn_dynamic_update_slice(qn_value operand, qn_value update, size_t count, const qn_value *start_indices);

/* Sums of products over contracting dimensions, for each index of the batching dimensions. The result has the
 * batching dimensions, then the other dimensions of lhs, then those of rhs. If element_type is QN_NONE, the result
 * has the element type of lhs and rhs. Otherwise element_type is any float type for operands of a float type, and
 * any integer or float type for integers. Operands: any type. lhs_batching_dimensions: batching dimensions of lhs.
 * rhs_batching_dimensions: batching dimensions of rhs, in the same order. lhs_contracting_dimensions: contracting
 * dimensions of lhs. rhs_contracting_dimensions: contracting dimensions of rhs, in the same order. element_type: the
 * element type of the result. */
QN_API qn_value qn_dot_general(qn_value lhs, qn_value rhs, qn_dims lhs_batching_dimensions,
                               qn_dims rhs_batching_dimensions, qn_dims lhs_contracting_dimensions,
                               qn_dims rhs_contracting_dimensions, qn_dtype element_type);

/* dot_general of vectors and matrices: contracts the last dimension of lhs with the first of rhs. Operands: any
 * type. element_type: the element type of the result. */
QN_API qn_value qn_dot(qn_value lhs, qn_value rhs, qn_dtype element_type);

/* dot_general with operands that are rounded first, as dot_algorithm says. The name of an algorithm has three parts:
 * the format to which lhs is rounded, the format of rhs, and the type of the sums. With X3, each operand is split
 * into a sum of 2 numbers of its format, and 3 products of such numbers are added. With X6 and X9, an operand is a
 * sum of 3 numbers, and 6 or 9 products are added. Operands: floats. lhs_batching_dimensions: batching dimensions of
 * lhs. rhs_batching_dimensions: batching dimensions of rhs, in the same order. lhs_contracting_dimensions:
 * contracting dimensions of lhs. rhs_contracting_dimensions: contracting dimensions of rhs, in the same order.
 * element_type: the element type of the result. dot_algorithm: formats of the operands, type of the sums, and number
 * of products. */
QN_API qn_value qn_rounded_dot(qn_value lhs, qn_value rhs, qn_dims lhs_batching_dimensions,
                               qn_dims rhs_batching_dimensions, qn_dims lhs_contracting_dimensions,
                               qn_dims rhs_contracting_dimensions, qn_dtype element_type,
                               qn_dot_algorithm dot_algorithm);

/* dot_general with one dimension of lhs, the ragged dimension, cut into groups. The last dimension of group_sizes
 * has the sizes of the groups, as integers. If the ragged dimension is contracting, the first dimension of the
 * result has a sum for each group. If it is batching, groups change nothing. If it is neither, rhs has a matrix for
 * each group along rhs_group_dimensions, and results after the last group are zero. If the sizes differ along other
 * dimensions of lhs, group_sizes has these dimensions before its last one. If the ragged dimension is batching, they
 * are the batching dimensions that are listed before it. If it is contracting, they are all batching dimensions,
 * then the contracting dimensions that are listed before it. If it is neither, they are all batching dimensions,
 * then the dimensions with lower numbers that are neither. Operands: any type. lhs_batching_dimensions: batching
 * dimensions of lhs. rhs_batching_dimensions: batching dimensions of rhs, in the same order.
 * lhs_contracting_dimensions: contracting dimensions of lhs. rhs_contracting_dimensions: contracting dimensions of
 * rhs, in the same order. lhs_ragged_dimensions: the dimension of lhs that is cut into groups. rhs_group_dimensions:
 * the dimension of rhs that counts the groups, or none. element_type: the element type of the result. */
QN_API qn_value qn_ragged_dot(qn_value lhs, qn_value rhs, qn_value group_sizes, qn_dims lhs_batching_dimensions,
                              qn_dims rhs_batching_dimensions, qn_dims lhs_contracting_dimensions,
                              qn_dims rhs_contracting_dimensions, qn_dims lhs_ragged_dimensions,
                              qn_dims rhs_group_dimensions, qn_dtype element_type);

/* Slices of the operand that begin at computed indices, one slice for each index vector of start_indices. Indices
 * are of any integer type. A slice that would stick out of the operand is moved inside. The dimensions offset_dims
 * of the result run through a slice. The other dimensions of the result are those of start_indices without
 * index_vector_dim. In dimension start_index_map[k] of the operand, a slice begins at number k of its index vector.
 * In a batching dimension of the operand, a slice begins at the position of its index vector in the matching
 * dimension of start_indices. In other dimensions, a slice begins at 0. If slice_sizes is 0 in a collapsed
 * dimension, the elements of the result are zero. Operands: any type. offset_dims: the dimensions of the result that
 * index a slice. collapsed_slice_dims: the dimensions of the operand that the result leaves out; a slice has at most
 * one element there. operand_batching_dims: batching dimensions of the operand. start_indices_batching_dims:
 * batching dimensions of start_indices, in the same order. start_index_map: for each number of an index vector, the
 * dimension of the operand that it indexes. index_vector_dim: the dimension of start_indices or scatter_indices
 * along which an index vector lies; their rank, if each index vector is one number. slice_sizes: size of the slice
 * in each dimension. */
QN_API qn_value qn_gather(qn_value operand, qn_value start_indices, qn_dims offset_dims, qn_dims collapsed_slice_dims,
                          qn_dims operand_batching_dims, qn_dims start_indices_batching_dims, qn_dims start_index_map,
                          int64_t index_vector_dim, qn_dims slice_sizes);

/* Sums of products of windows of lhs and the kernel rhs. Padding, and the places between elements that lhs_dilation
 * inserts, contribute nothing. StableHLO multiplies zeros there, so the results differ where rhs is infinite or NaN.
 * An empty list stands for 1 in window_strides and in the dilations, and for 0 in padding and window_reversal. A
 * group count of 0 stands for 1. element_type is as in dot_general. Operands: any type. window_strides: distance
 * between neighbouring windows in each dimension; empty: 1 in each. padding: two numbers for each dimension, the
 * places to add at its start and at its end; a negative number removes places; empty: none. lhs_dilation: distance
 * between neighbouring elements of lhs in each spatial dimension. rhs_dilation: distance between neighbouring
 * elements of rhs in each spatial dimension. window_reversal: 1 for each spatial dimension along which rhs is
 * reversed, else 0. input_dimensions: the dimensions of lhs: batch, feature, then the spatial dimensions.
 * kernel_dimensions: the dimensions of rhs: input feature, output feature, then the spatial dimensions.
 * output_dimensions: the dimensions of the result: batch, feature, then the spatial dimensions. feature_group_count:
 * number of groups into which the features of lhs and of the result are cut. batch_group_count: number of groups
 * into which the batch of lhs and the features of the result are cut. element_type: the element type of the result. */
QN_API qn_value qn_convolution(qn_value lhs, qn_value rhs, qn_dims window_strides, qn_dims padding,
                               qn_dims lhs_dilation, qn_dims rhs_dilation, qn_dims window_reversal,
                               qn_dims input_dimensions, qn_dims kernel_dimensions, qn_dims output_dimensions,
                               int64_t feature_group_count, int64_t batch_group_count, qn_dtype element_type);

/* Normalises each feature by a given mean and variance: scale * ((operand - mean) / sqrt(variance + epsilon)) +
 * offset. Operands: floats. epsilon: the number that is added to the variance. feature_index: the dimension of the
 * features. */
QN_API qn_value qn_batch_norm_inference(qn_value operand, qn_value scale, qn_value offset, qn_value mean,
                                        qn_value variance, float epsilon, int64_t feature_index);

/* The triangular factor of each positive definite matrix a, in the last two dimensions. If lower is true, the factor
 * is the l with l * adjoint(l) = a, and only the lower triangle of a is read. Otherwise it is the u with adjoint(u)
 * * u = a, and only the upper triangle of a is read. Imaginary parts on the diagonal are not read. The other
 * triangle of the result is 0. If a is not positive definite, the diagonal of the result has a NaN or 0. Operands:
 * floats and complex. lower: whether the lower triangle of a is used, not the upper one. */
QN_API qn_value qn_cholesky(qn_value a, int lower);

/* Solves op(a) * x = b, or x * op(a) = b if left_side is false, for the matrices in the last two dimensions. op(a)
 * is a, its transpose or its adjoint, as transpose_a says. If lower is true, only the lower triangle of a is read,
 * else only the upper one. If unit_diagonal is true, the diagonal counts as ones and is not read. Operands: floats
 * and complex. left_side: whether op(a) is on the left of x. lower: whether the lower triangle of a is used, not the
 * upper one. unit_diagonal: whether the diagonal of a counts as ones and is not read. transpose_a: how a is used:
 * NO_TRANSPOSE, TRANSPOSE or ADJOINT; for real numbers ADJOINT is TRANSPOSE. */
QN_API qn_value qn_triangular_solve(qn_value a, qn_value b, int left_side, int lower, int unit_diagonal,
                                    qn_transpose_a transpose_a);

/* The first n columns of H0 H1 ... H(k-1), for each matrix a with m rows and n columns, in the last two dimensions.
 * tau has k numbers for each matrix; k <= n <= m. Hj = I - tau[j] v adjoint(v). v is 0 before element j, 1 at
 * element j, and equal to column j of a after it, as LAPACK's geqrf stores v. Operands: floats and complex. */
QN_API qn_value qn_householder_product(qn_value a, qn_value tau);

/* The singular values of each matrix a with m rows and n columns, in the last two dimensions: min(m, n) real
 * numbers, at least 0, in descending order. They are the second result of svd. Operands: floats and complex. */
QN_API qn_value qn_singular_values(qn_value a);

/* The pseudoinverse of each matrix a with m rows and n columns, in the last two dimensions, with n rows and m
 * columns. It is adjoint(vh) * diag(1 / s) * adjoint(u), with the factors of svd, and with 0 in place of 1 / s for
 * each number in s that is 0 or below cutoff times the largest one. A negative cutoff stands for 10 max(m, n) eps.
 * The gradient is that for changes of a that keep its rank. Operands: floats and complex. cutoff: singular values
 * below this fraction of the largest one count as 0. */
QN_API qn_value qn_pinv(qn_value a, float cutoff);

/* The exponential of each square matrix a, in the last two dimensions: 1 + a + a a / 2 + a a a / 6 + ... A matrix
 * with a NaN or infinity gives NaN. Operands: floats and complex. */
QN_API qn_value qn_expm(qn_value a);

/* The number of the partition, which is 0, as ui32. */
QN_API qn_value qn_partition_id(qn_graph *graph);

/* The number of the replica, which is 0, as ui32. */
QN_API qn_value qn_replica_id(qn_graph *graph);

#ifdef __cplusplus
}
#endif
#endif
