/* The operations: a builder for each, made by tools/gen_ops.c from src/graph/ops.def. `make gen` writes it
 * anew.
 *
 * They mean what the StableHLO specification says; those that StableHLO lacks are CHLO's. A builder adds the
 * operation to the graph of its operands and returns its result, or nothing after an error (quern.h). Operands
 * are not broadcast or converted silently: types and shapes must agree as stated. Errors of functions are
 * against the exact result, in units in the last place (ULP) of the result's type; without a figure a result is
 * exact or correctly rounded. Lists of dimensions are numbers of dimensions, the first being 0.
 */
#ifndef QUERN_OPS_H
#define QUERN_OPS_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* EQ, NE, GE, GT, LE or LT. */
typedef enum qn_comparison_direction {
    QN_EQ = 1,
    QN_NE = 2,
    QN_GE = 3,
    QN_GT = 4,
    QN_LE = 5,
    QN_LT = 6
} qn_comparison_direction;

/* Absolute value; of the most negative integer, itself. Operands: signed integers and floats. Result: the type and
 * shape of operand. */
QN_API qn_value qn_abs(qn_value operand);

/* Cube root. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_cbrt(qn_value operand);

/* Smallest integer not below. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_ceil(qn_value operand);

/* Cosine of radians. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_cosine(qn_value operand);

/* Number of leading zero bits. Operands: integers. Result: the type and shape of operand. */
QN_API qn_value qn_count_leading_zeros(qn_value operand);

/* e to the power of the operand. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_exponential(qn_value operand);

/* exp(x) - 1 without cancellation. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_exponential_minus_one(qn_value operand);

/* Largest integer not above. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_floor(qn_value operand);

/* Neither infinite nor NaN. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_finite(qn_value operand);

/* Natural logarithm. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_log(qn_value operand);

/* log(1 + x) without cancellation. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_log_plus_one(qn_value operand);

/* 1 / (1 + exp(-x)). Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_logistic(qn_value operand);

/* The negative; integers wrap. Operands: integers and floats. Result: the type and shape of operand. */
QN_API qn_value qn_negate(qn_value operand);

/* Every bit flipped; of i1, logical not. Operands: integers and i1. Result: the type and shape of operand. */
QN_API qn_value qn_not(qn_value operand);

/* Number of bits set. Operands: integers. Result: the type and shape of operand. */
QN_API qn_value qn_popcnt(qn_value operand);

/* Nearest integer, ties away from zero. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_round_nearest_afz(qn_value operand);

/* Nearest integer, ties to even. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_round_nearest_even(qn_value operand);

/* Reciprocal square root. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_rsqrt(qn_value operand);

/* -1, 0 or 1; zero keeps its sign, NaN stays NaN. Operands: signed integers and floats. Result: the type and shape
 * of operand. */
QN_API qn_value qn_sign(qn_value operand);

/* Sine of radians. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_sine(qn_value operand);

/* Square root. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_sqrt(qn_value operand);

/* Tangent of radians. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_tan(qn_value operand);

/* Hyperbolic tangent. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_tanh(qn_value operand);

/* Arc cosine, in [0, pi]. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_acos(qn_value operand);

/* Inverse hyperbolic cosine; NaN below 1. Operands: floats. Result: the type and shape of operand. Error: at most 2
 * ULP. */
QN_API qn_value qn_acosh(qn_value operand);

/* Arc sine, in [-pi/2, pi/2]. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_asin(qn_value operand);

/* Inverse hyperbolic sine. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_asinh(qn_value operand);

/* Arc tangent, in [-pi/2, pi/2]. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_atan(qn_value operand);

/* Inverse hyperbolic tangent; NaN outside [-1, 1]. Operands: floats. Result: the type and shape of operand. Error:
 * at most 2 ULP. */
QN_API qn_value qn_atanh(qn_value operand);

/* Hyperbolic cosine. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_cosh(qn_value operand);

/* Error function. Operands: floats. Result: the type and shape of operand. Error: at most 1 ULP. */
QN_API qn_value qn_erf(qn_value operand);

/* Inverse error function; NaN outside [-1, 1]. Operands: floats. Result: the type and shape of operand. Error: at
 * most 2 ULP. */
QN_API qn_value qn_erf_inv(qn_value operand);

/* 1 - erf(x) without cancellation. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_erfc(qn_value operand);

/* An infinity of either sign. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_inf(qn_value operand);

/* Minus infinity. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_neg_inf(qn_value operand);

/* Plus infinity. Operands: floats. Result: i1 in the shape of operand. */
QN_API qn_value qn_is_pos_inf(qn_value operand);

/* Hyperbolic sine. Operands: floats. Result: the type and shape of operand. Error: at most 2 ULP. */
QN_API qn_value qn_sinh(qn_value operand);

/* x * x. Operands: floats. Result: the type and shape of operand. */
QN_API qn_value qn_square(qn_value operand);

/* Sum; of i1, logical or; integers wrap. Operands: any type, all of one type and shape. Result: the type and shape
 * of lhs. */
QN_API qn_value qn_add(qn_value lhs, qn_value rhs);

/* Bits set in both. Operands: integers and i1, all of one type and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_and(qn_value lhs, qn_value rhs);

/* Angle of the point (rhs, lhs), in [-pi, pi]. Operands: floats, all of one type and shape. Result: the type and
 * shape of lhs. Error: at most 2 ULP. */
QN_API qn_value qn_atan2(qn_value lhs, qn_value rhs);

/* Quotient; of integers towards zero, by zero all bits set, of the most negative by -1 itself. Operands: integers
 * and floats, all of one type and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_divide(qn_value lhs, qn_value rhs);

/* The larger; NaN if either is; +0 above -0. Operands: any type, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_maximum(qn_value lhs, qn_value rhs);

/* The smaller; NaN if either is; -0 below +0. Operands: any type, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_minimum(qn_value lhs, qn_value rhs);

/* Product; of i1, logical and; integers wrap. Operands: any type, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_multiply(qn_value lhs, qn_value rhs);

/* The next value after lhs in the direction of rhs. Operands: floats, all of one type and shape. Result: the type
 * and shape of lhs. */
QN_API qn_value qn_next_after(qn_value lhs, qn_value rhs);

/* Bits set in either. Operands: integers and i1, all of one type and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_or(qn_value lhs, qn_value rhs);

/* lhs to the power of rhs; integers wrap, negative powers truncate. Operands: integers and floats, all of one type
 * and shape. Result: the type and shape of lhs. Error: at most 2 ULP. */
QN_API qn_value qn_power(qn_value lhs, qn_value rhs);

/* Remainder with the sign of lhs, exact; of integers by zero, lhs. Operands: integers and floats, all of one type
 * and shape. Result: the type and shape of lhs. */
QN_API qn_value qn_remainder(qn_value lhs, qn_value rhs);

/* lhs shifted by rhs bits; 0 when rhs is the width or more. Operands: integers, all of one type and shape. Result:
 * the type and shape of lhs. */
QN_API qn_value qn_shift_left(qn_value lhs, qn_value rhs);

/* Sign bits in; all of them when rhs is the width or more. Operands: integers, all of one type and shape. Result:
 * the type and shape of lhs. */
QN_API qn_value qn_shift_right_arithmetic(qn_value lhs, qn_value rhs);

/* Zero bits in; 0 when rhs is the width or more. Operands: integers, all of one type and shape. Result: the type and
 * shape of lhs. */
QN_API qn_value qn_shift_right_logical(qn_value lhs, qn_value rhs);

/* Difference; integers wrap. Operands: integers and floats, all of one type and shape. Result: the type and shape of
 * lhs. */
QN_API qn_value qn_subtract(qn_value lhs, qn_value rhs);

/* Bits set in one of the two. Operands: integers and i1, all of one type and shape. Result: the type and shape of
 * lhs. */
QN_API qn_value qn_xor(qn_value lhs, qn_value rhs);

/* Whether the comparison holds; NaN compares unequal unless the order is total. Operands: any type, all of one type
 * and shape. Result: i1 in the shape of lhs. comparison_direction: EQ, NE, GE, GT, LE or LT. */
QN_API qn_value qn_compare(qn_value lhs, qn_value rhs, qn_comparison_direction comparison_direction);

/* minimum(maximum(operand, min), max); min and max have the operand's shape or are scalars. Operands: any type. */
QN_API qn_value qn_clamp(qn_value min, qn_value operand, qn_value max);

/* on_true where pred holds, else on_false; pred, of type i1, has their shape or is a scalar. Operands: any type. */
QN_API qn_value qn_select(qn_value pred, qn_value on_true, qn_value on_false);

/* Another element type: rounded to nearest even; to integers towards zero, saturating, NaN to 0. Operands: any type.
 * element_type: the element type of the result. */
QN_API qn_value qn_convert(qn_value operand, qn_dtype element_type);

/* Rounded to a format with fewer bits, and back. Operands: floats. Result: the type and shape of operand.
 * exponent_bits: bits of the exponent, at least 1. mantissa_bits: bits of the mantissa without the leading one. */
QN_API qn_value qn_reduce_precision(qn_value operand, int64_t exponent_bits, int64_t mantissa_bits);

/* 0, 1, 2, ... along one dimension. Element types: integers and floats. shape: the dimensions of the result.
 * element_type: the element type of the result. iota_dimension: the dimension that counts. */
QN_API qn_value qn_iota(qn_graph *graph, qn_dims shape, qn_dtype element_type, int64_t iota_dimension);

/* The same bits as another element type; widths that differ add or take a last dimension. Operands: any type.
 * element_type: the element type of the result. */
QN_API qn_value qn_bitcast_convert(qn_value operand, qn_dtype element_type);

/* The operand repeated: its dimension i becomes dimension broadcast_dimensions[i] of the result. Operands: any type.
 * shape: the dimensions of the result. broadcast_dimensions: for each dimension of the operand, its place in the
 * result. */
QN_API qn_value qn_broadcast_in_dim(qn_value operand, qn_dims shape, qn_dims broadcast_dimensions);

/* The same elements in row-major order in another shape. Operands: any type. shape: the dimensions of the result. */
QN_API qn_value qn_reshape(qn_value operand, qn_dims shape);

/* Dimensions permuted: dimension i of the result is dimension permutation[i] of the operand. Operands: any type.
 * permutation: for each dimension of the result, its place in the operand. */
QN_API qn_value qn_transpose(qn_value operand, qn_dims permutation);

/* The elements from start up to limit, in steps. Operands: any type. start_indices: first index, in each dimension.
 * limit_indices: index after the last, in each dimension. strides: step, in each dimension. */
QN_API qn_value qn_slice(qn_value operand, qn_dims start_indices, qn_dims limit_indices, qn_dims strides);

/* The operand with padding_value, a scalar of its element type, before, after and between elements; negative edge
 * padding removes elements. Operands: any type. edge_padding_low: elements before the first, negative to remove, in
 * each dimension. edge_padding_high: elements after the last, negative to remove, in each dimension.
 * interior_padding: elements between neighbours, in each dimension. */
QN_API qn_value qn_pad(qn_value operand, qn_value padding_value, qn_dims edge_padding_low, qn_dims edge_padding_high,
                       qn_dims interior_padding);

/* The inputs, of one type and shape but for one dimension, one after another: the extent of that dimension in the
 * result is the sum of theirs. Operands: any type. dimension: the dimension along which inputs are joined. */
QN_API qn_value qn_concatenate(size_t count, const qn_value *inputs, int64_t dimension);

/* The operand reversed along dimensions. Operands: any type. dimensions: the dimensions concerned. */
QN_API qn_value qn_reverse(qn_value operand, qn_dims dimensions);

/* A slice from computed starts, moved inside the operand where it would stick out; start_indices are scalars of one
 * integer type, one for each dimension. Operands: any type. slice_sizes: size of the slice, in each dimension. */
QN_API qn_value qn_dynamic_slice(qn_value operand, size_t count, const qn_value *start_indices, qn_dims slice_sizes);

/* The operand with a slice replaced by update, of the same element type and rank, moved inside where it would stick
 * out; start_indices are scalars of one integer type, one for each dimension. Operands: any type. */
QN_API qn_value qn_dynamic_update_slice(qn_value operand, qn_value update, size_t count, const qn_value *start_indices);

/* Sums of products over contracting dimensions, for each index of the batching dimensions. The result has the
 * batching dimensions, then the others of lhs, then those of rhs. element_type is that of lhs and rhs (QN_NONE means
 * it) or another: of floats any type of floats, of integers any type of numbers. Operands: any type.
 * lhs_batching_dimensions: batching dimensions of lhs. rhs_batching_dimensions: batching dimensions of rhs, in the
 * same order. lhs_contracting_dimensions: contracting dimensions of lhs. rhs_contracting_dimensions: contracting
 * dimensions of rhs, in the same order. element_type: the element type of the result. */
QN_API qn_value qn_dot_general(qn_value lhs, qn_value rhs, qn_dims lhs_batching_dimensions,
                               qn_dims rhs_batching_dimensions, qn_dims lhs_contracting_dimensions,
                               qn_dims rhs_contracting_dimensions, qn_dtype element_type);

#ifdef __cplusplus
}
#endif
#endif
