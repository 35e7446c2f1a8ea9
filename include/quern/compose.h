/* Functions that combine operations of quern/ops.h. After an error they return the value "nothing" (id 0, quern.h), and
 * the graph keeps the error. Negative dimensions count from the end: -1 is the last. */
#ifndef QUERN_COMPOSE_H
#define QUERN_COMPOSE_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The matrix product over the last two dimensions, with numpy's rules. Leading dimensions broadcast. An lhs of rank 1
 * counts as a matrix with one row, and an rhs of rank 1 as a matrix with one column; the result lacks the added
 * dimension. The result has the element type of the operands. Accumulates like dot_general. */
QN_API qn_value qn_matmul(qn_value lhs, qn_value rhs);
/* `value * factor` and `value + term`, for floats. The factor and the term are rounded to the element type. To pass a
 * number to another operation, make a value with qn_fill_like (quern/quern.h). */
QN_API qn_value qn_scale(qn_value value, double factor);
QN_API qn_value qn_shift(qn_value value, double term);
/* Broadcasts value to `dims` with numpy's rules: trailing dimensions must match, extents of 1 repeat. */
QN_API qn_value qn_broadcast_to(qn_value value, qn_dims dims);
/* Like qn_reshape, but one extent may be -1. It becomes the extent that keeps the number of elements. */
QN_API qn_value qn_reshape_to(qn_value value, qn_dims dims);
/* Adds dimensions of extent 1. `dimensions` lists the numbers that the new dimensions have in the result. Negative
 * numbers count from the end of the result. For example, qn_expand of a vector [n] has shape [n, 1] for -1, and [1, n]
 * for 0. */
QN_API qn_value qn_expand(qn_value value, qn_dims dimensions);
/* Removes `dimensions`, which must have extent 1. An empty list (QN_SCALAR) removes all dimensions of extent 1. */
QN_API qn_value qn_squeeze(qn_value value, qn_dims dimensions);
/* Exchanges the last two dimensions. */
QN_API qn_value qn_matrix_transpose(qn_value value);
/* Returns a value with the same elements, which qn_gradient treats as a constant. This takes no time in a compiled
 * function. */
QN_API qn_value qn_stop_gradient(qn_value value);

/* Softmax along a dimension, and the logarithm of the softmax. Let x be the elements along the dimension, and m their
 * maximum. Then softmax is `exp(x - m) / sum(exp(x - m))`, and log_softmax is `x - m - log(sum(exp(x - m)))`. The value
 * is of a float type, and the result has its type and shape. */
QN_API qn_value qn_softmax(qn_value value, int64_t dimension);
QN_API qn_value qn_log_softmax(qn_value value, int64_t dimension);

/* Reductions over `dimensions`, or over all dimensions if the list is empty (QN_SCALAR). The result's shape lacks these
 * dimensions. With keepdims, they have extent 1 instead, so that the result broadcasts to the shape of `value`. mean
 * and variance take floats. The variance is that of the population: the mean of the squared deviations. max and min
 * need at least one element, and are NaN if an element is NaN. If several elements are equal to the maximum or minimum,
 * each gets an equal part of the gradient. */
QN_API qn_value qn_sum(qn_value value, qn_dims dimensions);
QN_API qn_value qn_mean(qn_value value, qn_dims dimensions);
QN_API qn_value qn_variance(qn_value value, qn_dims dimensions);
QN_API qn_value qn_max(qn_value value, qn_dims dimensions);
QN_API qn_value qn_min(qn_value value, qn_dims dimensions);
QN_API qn_value qn_sum_keepdims(qn_value value, qn_dims dimensions);
QN_API qn_value qn_mean_keepdims(qn_value value, qn_dims dimensions);
QN_API qn_value qn_variance_keepdims(qn_value value, qn_dims dimensions);
QN_API qn_value qn_max_keepdims(qn_value value, qn_dims dimensions);
QN_API qn_value qn_min_keepdims(qn_value value, qn_dims dimensions);
/* The index, as i32, of the largest element along a dimension, which has at least one element. The result's shape lacks
 * this dimension. If several elements are the largest, the result is the index of the first. If there are NaNs, the
 * result is the index of the first NaN. */
QN_API qn_value qn_argmax(qn_value value, int64_t dimension);
/* Like qn_argmax, for the smallest element. */
QN_API qn_value qn_argmin(qn_value value, int64_t dimension);

/* The elements along a dimension in ascending order, or in descending order if `descending` is not 0. All NaNs are
 * equal and above all numbers, and zeros of both signs are equal, as in JAX. Equal elements keep their order. The
 * result has the type and shape of `value`. */
QN_API qn_value qn_sort_values(qn_value value, int64_t dimension, int descending);
/* The indices, as i32, of the elements along a dimension in the order of qn_sort_values. The result has the shape of
 * `value`. */
QN_API qn_value qn_argsort(qn_value value, int64_t dimension, int descending);
/* Finds the k largest elements of each row, in descending order, and their indices in the row as i32. A row holds the
 * elements along the last dimension. Floats are compared in the total order of IEEE 754 (docs/ops.md: chlo.top_k), in
 * which a NaN with a clear sign bit is above all numbers. *values and *indices have the shape of `value`, except that
 * the last dimension has extent k; k is at most the old extent. Pass NULL for `values` or `indices` if this result is
 * not wanted. `value` has rank 1 or more, and any type that is not complex. */
QN_API void qn_top_k(qn_value value, int64_t k, qn_value *values, qn_value *indices);

/* `maximum(x, 0)` for each element x. Where x is 0, the gradient is 0. */
QN_API qn_value qn_relu(qn_value value);
/* `x * (1 + erf(x / sqrt(2))) / 2` for each element x, of a float type. */
QN_API qn_value qn_gelu(qn_value value);
/* The elements of `value` at computed indices along a dimension, like numpy's take(value, indices, dimension,
 * mode="clip"). indices is a tensor of any integer type and shape. The shape of the result is that of value, with the
 * dimensions of indices in place of `dimension`. For example, dimension 0 of a table [classes, width] with indices [n]
 * gives rows [n, width]. A negative index counts as 0, and an index beyond the end counts as the last one. The
 * dimension must have at least one element, unless indices is empty. The gradient adds up the contributions of equal
 * indices. */
QN_API qn_value qn_take(qn_value value, qn_value indices, int64_t dimension);
/* Like numpy's take_along_axis. For dimension 1 of a matrix, element (i, j) of the result is value[i, indices[i, j]].
 * value and indices have the same rank; their dimensions except `dimension` broadcast. The result has the shape of
 * indices after this broadcast. qn_take explains indices out of range. */
QN_API qn_value qn_take_along_axis(qn_value value, qn_value indices, int64_t dimension);
/* A copy of value, with changes to the elements that qn_take(value, indices, dimension) reads. updates has the shape of
 * qn_take's result and the element type of value. qn_scatter_set replaces an element by its update; the other functions
 * combine the element with its update. If several updates change one element, they are applied in the row-major order
 * of `updates`. An update whose index is out of range is skipped; qn_take would clamp the index. qn_scatter
 * (quern/quern.h) is the general operation. */
QN_API qn_value qn_scatter_set(qn_value value, qn_value indices, qn_value updates, int64_t dimension);
QN_API qn_value qn_scatter_add(qn_value value, qn_value indices, qn_value updates, int64_t dimension);
QN_API qn_value qn_scatter_multiply(qn_value value, qn_value indices, qn_value updates, int64_t dimension);
QN_API qn_value qn_scatter_maximum(qn_value value, qn_value indices, qn_value updates, int64_t dimension);
QN_API qn_value qn_scatter_minimum(qn_value value, qn_value indices, qn_value updates, int64_t dimension);
/* Sums the rows of each segment. The result [count, ...] begins as zeros. Row i of value [n, ...] is added to row
 * segments[i] of the result. segments is a vector of n integers in any order. Row i is skipped if segments[i] is out of
 * range. */
QN_API qn_value qn_segment_sum(qn_value value, qn_value segments, int64_t count);
/* Converts integers of shape [...] to elements of type `dtype` and shape [..., classes]: element [..., k] is 1 if the
 * integer at [...] is k, else 0. */
QN_API qn_value qn_one_hot(qn_value indices, int64_t classes, qn_dtype dtype);
/* The order of the dimensions of the tensors of a convolution or pool. */
typedef enum qn_conv_layout {
    QN_FEATURES_LAST = 0, /* input [batch, spatial..., inputs], kernel [spatial..., inputs / groups, outputs], result
                             [batch, spatial..., outputs]: NHWC and HWIO */
    QN_FEATURES_FIRST = 1 /* input [batch, inputs, spatial...], kernel [outputs, inputs / groups, spatial...], result
                             [batch, outputs, spatial...]: NCHW and OIHW */
} qn_conv_layout;
/* The padding of the input of a convolution or pool. */
typedef enum qn_conv_padding {
    QN_VALID = 0,   /* windows lie inside the input */
    QN_SAME = 1,    /* the result has ceil(extent / stride) windows; if the number of padding places is odd, there is
                       one more at the end than at the start, as in TensorFlow and JAX */
    QN_EXPLICIT = 2 /* `pads` has the padding */
} qn_conv_padding;
/* How qn_conv1d, qn_conv2d and qn_conv3d arrange and move windows. All fields may be zero. */
typedef struct qn_conv_options {
    qn_conv_layout layout;
    qn_conv_padding padding;
    qn_dims pads;     /* QN_EXPLICIT: for each spatial dimension, the padding before and after it; may be negative */
    qn_dims strides;  /* one for each spatial dimension; an empty list stands for ones */
    qn_dims dilation; /* distance between neighbouring elements of the kernel: one for each spatial dimension; an empty
                         list stands for ones */
    int64_t groups; /* number of groups of features, each with its own kernel; 0 means 1. With one group for each input
                       feature, the convolution is depthwise */
    QN_RESERVED;
} qn_conv_options;
/* The convolution of an input with a kernel, over 1, 2 or 3 spatial dimensions. The kernel is not reversed, so this is
 * a cross-correlation. The input, the kernel and the result have the same element type. options may be NULL for the
 * defaults. qn_convolution (quern/ops.h) is the general operation, and its comment explains padding. */
QN_API qn_value qn_conv1d(qn_value input, qn_value kernel, const qn_conv_options *options);
QN_API qn_value qn_conv2d(qn_value input, qn_value kernel, const qn_conv_options *options);
QN_API qn_value qn_conv3d(qn_value input, qn_value kernel, const qn_conv_options *options);

/* How qn_max_pool and qn_avg_pool arrange and move windows. All fields may be zero. */
typedef struct qn_pool_options {
    qn_conv_layout layout;
    qn_conv_padding padding;
    qn_dims pads;      /* QN_EXPLICIT: for each spatial dimension, the padding before and after it; may be negative */
    qn_dims strides;   /* one for each spatial dimension; if the list is empty, the strides are `size`, so windows lie
                          side by side */
    int count_padding; /* qn_avg_pool: if not 0, padding counts as zeros; else the mean is over the elements only */
    QN_RESERVED;
} qn_pool_options;
/* The maximum, or the mean, of each window of an input. `size` is the size of a window in each spatial dimension.
 * qn_max_pool takes any type. Padding counts as the lowest value of the type. The gradient of a maximum goes to the
 * first of equal elements. qn_avg_pool takes floats; f16 and bf16 are added in f32. options may be NULL for the
 * defaults. */
QN_API qn_value qn_max_pool(qn_value input, qn_dims size, const qn_pool_options *options);
QN_API qn_value qn_avg_pool(qn_value input, qn_dims size, const qn_pool_options *options);
/* Cumulative operations. Along the dimension, element i of the result is the sum, product, maximum or minimum of the
 * elements 0 to i of `value`. If `reverse` is not 0, it combines the elements from i to the last instead. The result
 * has the type and shape of `value`. f16 and bf16 are added and multiplied in f32, and rounded once. The time is linear
 * in the number of elements, also for the gradient. */
QN_API qn_value qn_cumsum(qn_value value, int64_t dimension, int reverse);
QN_API qn_value qn_cumprod(qn_value value, int64_t dimension, int reverse);
QN_API qn_value qn_cummax(qn_value value, int64_t dimension, int reverse);
QN_API qn_value qn_cummin(qn_value value, int64_t dimension, int reverse);

/* The cross entropy. The loss at each position is `-sum(targets * log_softmax(logits))` along the last dimension. The
 * result is a scalar, the mean of all losses. logits and targets have the shape [..., classes] and the same float
 * type. */
QN_API qn_value qn_cross_entropy(qn_value logits, qn_value targets);

/* Linear algebra. The last two dimensions of a value hold a matrix. The leading dimensions form a batch, and every
 * function works on each matrix of the batch. The functions take floats and complex numbers. f16 and bf16 are computed
 * in f32. A function that consists of several operations, such as qn_solve, rounds the result of each operation. See
 * also qn_cholesky, qn_triangular_solve, qn_singular_values, qn_pinv and qn_expm (quern/ops.h).
 *
 * qn_lu factors matrices of m rows and n columns with partial pivoting, as products of a lower triangular l, an upper
 * triangular u and a permutation of rows. qn_lu sets three values:
 *   out[0]  a matrix in the shape of a: u on the diagonal and above, l below the diagonal. The diagonal of l is ones,
 *           which are not stored
 *   out[1]  i32 of shape [..., min(m, n)]: in step i, row i was exchanged with row number out[1][..., i], which is at
 *           least i
 *   out[2]  i32 of shape [..., m]: row i of l * u is row out[2][..., i] of a
 * The pivot of a column is the element on or below the diagonal with the largest magnitude, or the first of several.
 * The magnitude of a complex number is |real part| + |imaginary part| here. A NaN counts as the largest magnitude. If
 * the pivot is 0, the diagonal of u has a 0. Because of rounding, a singular matrix need not have a pivot of 0. */
QN_API void qn_lu(qn_value a, qn_value *out);
/* Solves `a * x = b` for x, by qn_lu. `a` has the shape [..., n, n]. `b` has the shape [..., n, m], or [..., n] if it
 * has one vector for each matrix. The leading dimensions of both are equal. If the diagonal of u has a 0, x has
 * infinities or NaNs. */
QN_API qn_value qn_solve(qn_value a, qn_value b);
/* The inverses of square matrices: qn_solve with the identity. */
QN_API qn_value qn_inverse(qn_value a);
/* The determinants of square matrices [..., n, n], in the shape [...]. A determinant is the product of the diagonal of
 * u (qn_lu), with the sign of the permutation. The gradient with respect to a singular matrix is not finite. */
QN_API qn_value qn_det(qn_value a);
/* The sign and the logarithm of the determinant, both in the shape [...]. out[0] is the sign: 1, -1 or 0, or a complex
 * number of magnitude 1. out[1] is the logarithm of the determinant's absolute value, a real number. It is -infinity
 * for a determinant of 0. Use qn_slogdet where the determinant would overflow. */
QN_API void qn_slogdet(qn_value a, qn_value *out);
/* Factors each matrix in `a`, of m rows and n columns, as q * r. Let k be min(m, n), or m if `complete` is not 0. Sets
 * two values:
 *   out[0]  q in the shape [..., m, k]: its columns are orthogonal and have length 1
 *   out[1]  r in the shape [..., k, n]: zeros below the diagonal. The diagonal is real; its elements may be negative
 * Method: Householder's reflectors (docs/numerics.md). The gradient is defined if the first k columns of the matrix are
 * independent. If `complete` makes k larger than n, the gradient is an error. */
QN_API void qn_qr(qn_value a, int complete, qn_value *out);
/* The solution x of `a * x = b` by qn_qr, for matrices `a` [..., m, n] whose rows or columns are independent, and for
 * `b` as in qn_solve. If m >= n, x minimises the sum of the squares of `a * x - b`. Otherwise x is the shortest
 * solution. If `a` has dependent columns (m >= n) or rows (m < n), x has huge elements, infinities or NaNs; use
 * qn_lstsq_svd for such matrices. */
QN_API qn_value qn_lstsq(qn_value a, qn_value b);
/* The power of square matrices. For example, the power -2 is the square of the inverse. The power 0 is the identity.
 * Computes at most about 2 log2(|power|) products. */
QN_API qn_value qn_matrix_power(qn_value a, int64_t power);
/* The norm of the vectors along `dimensions`, or of all elements if the list is empty (QN_SCALAR). The result's shape
 * lacks these dimensions. The norm is a real number. |x| is the absolute value of an element x. For each order, the
 * norm is:
 *   order 2                   the root of the sum of |x|^2; over the last two dimensions, the Frobenius norm
 *   INFINITY                  the largest |x|
 *   -INFINITY                 the smallest |x|
 *   0                         the number of elements that are not 0
 *   any other finite order p  (sum of |x|^p)^(1/p)
 * At a vector of zeros, the gradient is NaN, except for the orders 1, 0 and the infinities. */
QN_API qn_value qn_norm(qn_value value, double order, qn_dims dimensions);
/* The norm of each matrix [..., m, n], in the shape [...]. A column sum or row sum is the sum of the absolute values in
 * a column or row. Order 1 is the largest column sum, and -1 the smallest. INFINITY is the largest row sum, and
 * -INFINITY the smallest. Order 2 is the largest singular value, and -2 the smallest. Other orders are errors; qn_norm
 * has the Frobenius norm. */
QN_API qn_value qn_matrix_norm(qn_value a, double order);
/* The eigenvalues and eigenvectors of symmetric or Hermitian matrices [..., n, n]. Reads only the lower triangle of
 * each matrix, or only the upper one if `lower` is 0; imaginary parts on the diagonal are not read. qn_eigh sets two
 * values:
 *   out[0]  the eigenvalues, ascending and real, in the shape [..., n]
 *   out[1]  the eigenvectors in the shape of a: column j belongs to eigenvalue j. The vectors are orthogonal and have
 *           length 1. Their signs or phases are arbitrary, and so is the choice of vectors for equal eigenvalues, but
 *           a matrix gets the same vectors on every machine
 * The error of an eigenvalue is a few ulp of the largest one. Method: real matrices of at most 8 rows are solved by
 * Jacobi's rotations. Other matrices are first made real and tridiagonal by reflectors, then solved by divide and
 * conquer (docs/numerics.md). All results of a matrix are NaN if the triangle that is read has a NaN or infinity, or if
 * the iteration does not converge. The gradient leaves out the terms that divide by the difference of two equal
 * eigenvalues. The gradient is only right for functions that do not depend on the signs or phases of the vectors. */
QN_API void qn_eigh(qn_value a, int lower, qn_value *out);

/* The singular value decomposition of the matrices in `a` [..., m, n]: each matrix is u * diag(s) * vh. Let k be min(m,
 * n). qn_svd sets three values:
 *   out[0]  u in the shape [..., m, k], or [..., m, m] if `complete` is not 0. The columns are orthogonal, of length 1
 *   out[1]  the singular values s in the shape [..., k]: real, at least 0, in descending order
 *   out[2]  vh in the shape [..., k, n], or [..., n, n] if `complete` is not 0. The rows are orthogonal, of length 1
 * The sign (or the complex phase) that a column of u shares with its row of vh is arbitrary. The columns and rows are
 * orthogonal even if the matrix is singular. qn_singular_values (quern/ops.h) computes s alone, in less time. Method:
 * Householder's reflectors, then QR iteration (docs/numerics.md). All results of a matrix are NaN if the matrix has a
 * NaN or infinity, or if the iteration does not converge. The gradient leaves out the terms that divide by a singular
 * value of 0, or by the difference of two equal ones. If `complete` asks for more vectors than k, the gradient is an
 * error. */
QN_API void qn_svd(qn_value a, int complete, qn_value *out);
/* The x that minimises the length of `a * x - b`; of several such x, the shortest one. This x is the pseudoinverse of
 * `a` (qn_pinv) times `b`. The columns and rows of `a` may be dependent. Singular values below `cutoff` times the
 * largest one count as 0. A negative cutoff stands for 10 * max(m, n) * eps, where eps is 2^-52 for f64 and c128, else
 * 2^-23. `a` and `b` are as in qn_lstsq, which is faster but needs independent columns or rows. */
QN_API qn_value qn_lstsq_svd(qn_value a, qn_value b, float cutoff);
/* The rank of matrices [..., m, n], i32 in the shape [...]: the number of singular values above `cutoff` times the
 * largest one. A negative cutoff stands for max(m, n) * eps, as in numpy; qn_lstsq_svd defines eps. */
QN_API qn_value qn_matrix_rank(qn_value a, double cutoff);
/* The condition number of matrices [..., m, n], in the shape [...]: the largest singular value divided by the smallest
 * one. */
QN_API qn_value qn_cond(qn_value a);
/* The nuclear norm of matrices [..., m, n], in the shape [...]: the sum of their singular values. */
QN_API qn_value qn_nuclear_norm(qn_value a);

#ifdef __cplusplus
}
#endif
#endif
