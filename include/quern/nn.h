/* Layers of neural networks. After an error they return the value "nothing" (id 0, quern.h), and the graph keeps the
 * error. Negative dimensions count from the end: -1 is the last. A parameter that may be left out is then (qn_value){0}.
 * Operands have float types, and all operands of a function have the same one, unless stated otherwise. All functions
 * have gradients. */
#ifndef QUERN_NN_H
#define QUERN_NN_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* `x / (1 + exp(-x))` for each element x. */
QN_API qn_value qn_silu(qn_value value);
/* `log(sum(exp(x)))` over the elements x along a dimension, without overflow. The result's shape lacks the dimension. */
QN_API qn_value qn_logsumexp(qn_value value, int64_t dimension);

/* Normalises along the last dimension, of extent n: `(x - mean) * rsqrt(variance + epsilon) * scale + offset`, with the
 * variance of the population. scale and offset have shape [n]; each may be left out. f16 and bf16 are computed in f32
 * and rounded once. */
QN_API qn_value qn_layer_norm(qn_value value, qn_value scale, qn_value offset, double epsilon);
/* Like qn_layer_norm, without mean and offset: `x * rsqrt(mean(x^2) + epsilon) * scale`. */
QN_API qn_value qn_rms_norm(qn_value value, qn_value scale, double epsilon);
/* Normalises each feature over all dimensions but feature_index: out[0] is
 * `scale * ((operand - mean) / sqrt(variance + epsilon)) + offset`, out[1] the mean, out[2] the variance of the
 * population. scale, offset, out[1] and out[2] have one element for each feature. qn_batch_norm_inference (ops.h) takes
 * mean and variance instead. */
QN_API void qn_batch_norm_training(qn_value operand, qn_value scale, qn_value offset, float epsilon,
                                   int64_t feature_index, qn_value out[3]);
/* The derivatives of a scalar by operand, scale and offset of qn_batch_norm_training, where grad_output is the
 * derivative by its out[0]; mean and variance are its out[1] and out[2]. qn_gradient needs no call of it. */
QN_API void qn_batch_norm_grad(qn_value operand, qn_value scale, qn_value mean, qn_value variance, qn_value grad_output,
                               float epsilon, int64_t feature_index, qn_value out[3]);

/* Sets each element to 0 with probability `rate`, in [0, 1), and divides the others by 1 - rate. key: quern/random.h. */
QN_API qn_value qn_dropout(qn_value key, qn_value value, double rate);

/* All fields may be zero. NULL for the options means all zero. */
typedef struct qn_attention_options {
    /* Left out, or a value that broadcasts to [..., n, m] by numpy's rules. Of type i1: row i of the query sees row j
     * of the key where it is true. Of a float type: it is added to the scores. */
    qn_value mask;
    /* Nonzero: row i sees the rows up to i + m - n. */
    uint32_t causal;
    /* The factor of the scores; 0 means 1 / sqrt(d). */
    double scale;
} qn_attention_options;
/* Attention: `softmax(query key^T * scale) value`, for each index of the leading dimensions. The shapes are
 * query [..., n, d], key [..., m, d], value [..., m, e], result [..., n, e]. Scores of f16 and bf16 are computed in f32.
 * If a row sees nothing, all its weights are equal. */
QN_API qn_value qn_attention(qn_value query, qn_value key, qn_value value, const qn_attention_options *options);

/* Sums of products by names of dimensions, as numpy.einsum: "bij,bjk->bik" multiplies batches of matrices. `spec` has a
 * term for each operand, in which letter i names dimension i, then "->" and the letters of the result. Letters that the
 * result lacks are summed. Without "->", the result has the letters that occur once, in alphabetical order, capitals
 * first. Spaces do not count. A term has a letter once: there are no diagonals, and no "...". Operands have any element
 * type; products accumulate like dot_general, from left to right. */
QN_API qn_value qn_einsum(const char *spec, size_t count, const qn_value *operands);

#ifdef __cplusplus
}
#endif
#endif
