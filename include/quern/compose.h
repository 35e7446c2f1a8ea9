/* Functions that combine operations of quern/ops.h. After an error they return nothing, and the graph keeps the
 * error. Negative dimensions count from the end: -1 is the last. */
#ifndef QUERN_COMPOSE_H
#define QUERN_COMPOSE_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The matrix product over the last two dimensions, with numpy's rules: leading dimensions broadcast; an operand of
 * rank 1 is a row (lhs) or a column (rhs), and the result lacks its extra dimension. Accumulates as dot_general
 * does. */
QN_API qn_value qn_matmul(qn_value lhs, qn_value rhs);
/* value * factor; the factor is rounded to the element type. Floats only. */
QN_API qn_value qn_scale(qn_value value, double factor);
/* Broadcasts value to `dims` with numpy's rules: trailing dimensions must match, extents of 1 repeat. */
QN_API qn_value qn_broadcast_to(qn_value value, qn_dims dims);

/* softmax: exp(x - max) / sum(exp(x - max)) along a dimension. log_softmax: its logarithm, x - max - log(sum(exp(x -
 * max))). Floats only. */
QN_API qn_value qn_softmax(qn_value value, int64_t dimension);
QN_API qn_value qn_log_softmax(qn_value value, int64_t dimension);

/* Reductions over `dimensions` (QN_SCALAR, the empty list: over all). The result's shape lacks these dimensions. mean
 * and variance (of the population: the mean of squared deviations) take floats. */
QN_API qn_value qn_sum(qn_value value, qn_dims dimensions);
QN_API qn_value qn_mean(qn_value value, qn_dims dimensions);
QN_API qn_value qn_variance(qn_value value, qn_dims dimensions);
/* The index of the largest element along a dimension, as i32. Of equal elements the first; if there are NaNs, the
 * index of the first NaN. */
QN_API qn_value qn_argmax(qn_value value, int64_t dimension);

/* maximum(x, 0), with gradient 0 where x is 0. */
QN_API qn_value qn_relu(qn_value value);
/* x * (1 + erf(x / sqrt 2)) / 2. */
QN_API qn_value qn_gelu(qn_value value);
/* From integers [...] to [..., classes] of `dtype`: 1 where the class equals the integer, else 0. */
QN_API qn_value qn_one_hot(qn_value indices, int64_t classes, qn_dtype dtype);
/* The mean over all dimensions but the last of -sum(targets * log_softmax(logits)), a scalar. logits and targets have
 * the shape [..., classes] and the same float type. */
QN_API qn_value qn_cross_entropy(qn_value logits, qn_value targets);

#ifdef __cplusplus
}
#endif
#endif
