/* Layers of neural networks. After an error the functions return the value "nothing" (id 0, quern.h), and the graph
 * keeps the error. Negative dimensions count from the end: -1 is the last. To leave out an optional parameter, pass
 * (qn_value){0}. Unless stated otherwise, all operands of a function have one float type. All functions have
 * gradients. */
#ifndef QUERN_NN_H
#define QUERN_NN_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The layer `matmul(value, weight) + offset` (qn_matmul). `offset` is a vector along the last dimension of the product,
 * and is repeated along the other dimensions. `offset` may be left out. Takes the types that qn_matmul takes. */
QN_API qn_value qn_linear(qn_value value, qn_value weight, qn_value offset);

/* `x / (1 + exp(-x))` for each element x. */
QN_API qn_value qn_silu(qn_value value);
/* `log(sum(exp(x)))` over the elements x along a dimension, without overflow. The result's shape lacks this
 * dimension. */
QN_API qn_value qn_logsumexp(qn_value value, int64_t dimension);

/* Normalises along the last dimension, which has extent n: `(x - mean) * rsqrt(variance + epsilon) * scale + offset`,
 * with the variance of the population. scale and offset have shape [n]; each may be left out. For f16 and bf16, the
 * result is computed in f32 and rounded once. */
QN_API qn_value qn_layer_norm(qn_value value, qn_value scale, qn_value offset, double epsilon);
/* Like qn_layer_norm, without mean and offset: `x * rsqrt(mean(x^2) + epsilon) * scale`. */
QN_API qn_value qn_rms_norm(qn_value value, qn_value scale, double epsilon);
/* Normalises each feature over all dimensions except feature_index. Sets
 *   - out[0] to `scale * ((operand - mean) / sqrt(variance + epsilon)) + offset`
 *   - out[1] to the mean
 *   - out[2] to the variance of the population
 * scale, offset, out[1] and out[2] have one element for each feature. qn_batch_norm_inference (ops.h) takes the mean
 * and the variance as operands instead of computing them. */
QN_API void qn_batch_norm_training(qn_value operand, qn_value scale, qn_value offset, float epsilon,
                                   int64_t feature_index, qn_value out[3]);
/* The gradient of qn_batch_norm_training, as StableHLO defines it. mean and variance are out[1] and out[2] of
 * qn_batch_norm_training, and grad_output is the derivative of some scalar with respect to out[0] of
 * qn_batch_norm_training. Sets out[0], out[1] and out[2] to the derivatives of that scalar with respect to operand,
 * scale and offset. qn_gradient does not need this function. */
QN_API void qn_batch_norm_grad(qn_value operand, qn_value scale, qn_value mean, qn_value variance, qn_value grad_output,
                               float epsilon, int64_t feature_index, qn_value out[3]);

/* Sets each element of `value` to 0 with probability `rate`, in [0, 1), and divides the other elements by 1 - rate.
 * `key` is a key of quern/random.h. */
QN_API qn_value qn_dropout(qn_value key, qn_value value, double rate);

/* All fields may be zero. NULL for the options means all zero. The comment of qn_attention explains n, m and d. */
typedef struct qn_attention_options {
    /* May be left out: a value that broadcasts to [..., n, m] by numpy's rules. If the mask has type i1, row i of the
     * query sees row j of the key only where element (i, j) is true. If the mask has a float type, the mask is added to
     * the scores. */
    qn_value mask;
    /* Nonzero: row i of the query sees only the rows of the key up to i + m - n. */
    uint32_t causal;
    /* The factor in the scores; 0 means 1 / sqrt(d). */
    double scale;
    QN_RESERVED;
} qn_attention_options;
/* Attention, for each index of the leading dimensions: `softmax(scores) value`. The scores are `query key^T * scale`;
 * the results of the softmax are the weights. The shapes are query [..., n, d], key [..., m, d], value [..., m, e],
 * result [..., n, e]. Scores of f16 and bf16 are computed in f32. If a row of the query sees no row of the key, all its
 * weights are equal. */
QN_API qn_value qn_attention(qn_value query, qn_value key, qn_value value, const qn_attention_options *options);

/* Like numpy.einsum: "bij,bjk->bik" multiplies batches of matrices. `spec` has a term for each operand, then "->" and
 * the letters of the result. Letter i of a term names dimension i of the operand. The products are summed over each
 * dimension whose letter is not in the result. Without "->", the result has the letters that occur once, in
 * alphabetical order, capitals first. Spaces are ignored. A letter may occur only once in a term; "..." is not
 * supported. All operands have the same element type, which can be any. They are multiplied from left to right, and
 * products accumulate like dot_general. */
QN_API qn_value qn_einsum(const char *spec, size_t count, const qn_value *operands);

#ifdef __cplusplus
}
#endif
#endif
