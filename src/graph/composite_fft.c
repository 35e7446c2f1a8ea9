/* Fourier transforms as passes (fft.h). docs/numerics.md defines the bits of the results.
 *
 *   short lengths        Passes. If the extents after the dimension have a product below NARROW, transpositions before
 *                        and after the passes let SIMD lanes run along the batch. Fewer than FEW_LANES transforms are
 *                        not transposed.
 *   256 or more          If n = a b with suitable a and b (fft_halves): transforms of length a, a transposition, and
 *                        transforms of length b. SIMD lanes run along at least b elements in the transforms of length
 *                        a, and along at least a elements in the transforms of length b.
 *   lengths not smooth   A length is smooth if it has no prime factor above FFT_PRIME. A transform of another length is
 *                        a convolution with a chirp, a sequence of roots of unity with square exponents. The
 *                        convolution takes three transforms of a smooth length (Bluestein, "A linear filtering approach
 *                        to the computation of the discrete Fourier transform", 1970).
 *   real numbers         A real transform of even length is computed by a complex transform of half the length.
 *   inverse              The forward transform, with the real and imaginary parts exchanged before and after it. */
#include <string.h>

#include "graph/build.h"
#include "graph/composite.h"
#include "graph/fft.h"
#include "graph/unity.h"

/* A tensor of complex numbers as its two parts. */
typedef struct signal {
    node_id re, im;
} signal;

/* A transform along one dimension of `length` elements. `batch` is the product of the extents before this dimension,
 * and `inner` is the product of the extents after it. If `divisor` is not 0, results are divided by `divisor`. */
typedef struct axis {
    int64_t batch, length, inner;
    int64_t divisor;
} axis;

enum {
    NARROW = 16,        /* if `inner` is below this, lanes of a vector may stay empty */
    FEW_LANES = 8,      /* if batch * inner is below this, a transposition does not pay */
    SHORT_TABLE = 4096, /* a table of more roots than this is a product of short tables */
    CHIRP = 32          /* d in `chirp` */
};

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static signal swapped(signal x) { return (signal){x.im, x.re}; }

static signal reshaped(graph *g, signal x, uint32_t rank, const int64_t *dims)
{
    node_id re = b_reshape(g, x.re, rank, dims);
    return (signal){re, b_reshape(g, x.im, rank, dims)};
}

static signal product(graph *g, signal l, signal r)
{
    node_id re = b_subtract(g, b_multiply(g, l.re, r.re), b_multiply(g, l.im, r.im));
    node_id left = b_multiply(g, l.re, r.im), right = b_multiply(g, l.im, r.re);
    return (signal){re, b_add(g, left, right)};
}

static signal conjugate(graph *g, signal x) { return (signal){x.re, b_negate(g, x.im)}; }

static signal sliced(graph *g, signal x, uint32_t d, int64_t start, int64_t limit, int64_t stride)
{
    node_id re = b_slice_one(g, x.re, d, start, limit, stride);
    return (signal){re, b_slice_one(g, x.im, d, start, limit, stride)};
}

static signal reversed(graph *g, signal x, int64_t d)
{
    node_id re = b_reverse(g, x.re, (attr_dims){1, &d});
    return (signal){re, b_reverse(g, x.im, (attr_dims){1, &d})};
}

static signal joined(graph *g, signal x, signal y, uint32_t d)
{
    node_id re[] = {x.re, y.re}, im[] = {x.im, y.im};
    if (!x.re || !y.re || !x.im || !y.im)
        return (signal){0};
    signal made = {.re = b_concatenate(g, 2, re, d)};
    made.im = b_concatenate(g, 2, im, d);
    return made;
}

static signal transposed(graph *g, signal x, const int64_t *permutation)
{
    node_id re = b_transpose(g, x.re, permutation);
    return (signal){re, b_transpose(g, x.im, permutation)};
}

static qn_dtype dtype_of(const graph *g, signal x) { return x.re ? (qn_dtype)node_shape(g, x.re)->dtype : QN_F32; }

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* Makes a constant with its elements in the node, not in a buffer, even if the constant is large. So the elements
 * become part of the compiled image. */
static node_id constant(graph *g, type_id t, const void *data)
{
    const type *shape = type_at(g, t);
    attrs record = {.element_type = (qn_dtype)shape->dtype,
                    .shape = {shape->rank, shape->dims},
                    .value = {.at = data, .bytes = (uint32_t)type_bytes(g, t)}};
    return node_make_closed(g, OP_constant, 0, NULL, &record);
}

/* An array of roots of unity of order n. The element at row r and column c is root number
 * i_i * r^2 + i_k * r * c + k_k * c^2 + k * c. */
typedef struct root_grid {
    int64_t n, rows, columns;
    int64_t i_i, i_k, k_k, k;
} root_grid;

/* Makes the real and imaginary parts of a root_grid. If the array has one row, the results have one dimension. */
static signal roots(graph *g, qn_dtype dtype, const root_grid *r)
{
    size_t size = dtype_bytes(dtype), count = (size_t)(r->rows * r->columns);
    int64_t dims[] = {r->rows, r->columns};
    type_id t = type_tensor(g, dtype, r->rows > 1 ? 2 : 1, r->rows > 1 ? dims : dims + 1);
    char *re = arena_alloc(&g->arena, count * size), *im = arena_alloc(&g->arena, count * size);
    const unity *u = unity_new(&g->arena, r->n);
    for (int64_t i = 0; i < r->rows; i++)
        for (int64_t k = 0; k < r->columns; k++) {
            size_t to = (size_t)(i * r->columns + k) * size;
            unity_root(u, r->i_i * i * i + r->i_k * i * k + r->k_k * k * k + r->k * k, dtype, re + to, im + to);
        }
    if (!t)
        return (signal){0};
    node_id made = constant(g, t, re);
    return (signal){made, constant(g, t, im)};
}

static signal spread(graph *g, signal x, uint32_t rank, const int64_t *dims, const int64_t *places)
{
    node_id re = b_broadcast(g, x.re, rank, dims, places);
    return (signal){re, b_broadcast(g, x.im, rank, dims, places)};
}

/* Root number k of order n for k = 0, 1, ..., count - 1. A long table is a product of two short tables. */
static signal root_line(graph *g, qn_dtype dtype, int64_t n, int64_t count)
{
    int64_t digit = 1;
    if (count <= SHORT_TABLE)
        return roots(g, dtype, &(root_grid){.n = n, .rows = 1, .columns = count, .k = 1});
    while (digit * digit < count)
        digit *= 2;
    int64_t dims[] = {(count + digit - 1) / digit, digit}, places[] = {0, 1};
    signal coarse = roots(g, dtype, &(root_grid){.n = n, .rows = 1, .columns = dims[0], .k = digit});
    signal fine = roots(g, dtype, &(root_grid){.n = n, .rows = 1, .columns = digit, .k = 1});
    signal all = product(g, spread(g, coarse, 2, dims, places), spread(g, fine, 2, dims, places + 1));
    return sliced(g, reshaped(g, all, 1, (int64_t[]){dims[0] * digit}), 0, 0, count, 1);
}

/* The chirp: root number j^2 of order 2 n for j = 0, 1, ..., n - 1. A long chirp is a product of three tables, one for
 * each summand of j^2. With d = CHIRP, p = d^2 and j = p a + d b + c:
 *
 *     j^2 = (p a + d b)^2 + (2 p a c + c^2) + 2 d b c */
static signal chirp(graph *g, qn_dtype dtype, int64_t n)
{
    const int64_t d = CHIRP, p = d * d;
    if (n <= SHORT_TABLE)
        return roots(g, dtype, &(root_grid){.n = 2 * n, .rows = 1, .columns = n, .k_k = 1});
    int64_t dims[] = {(n + p - 1) / p, d, d};
    const root_grid grids[] = {
        {.n = 2 * n, .rows = dims[0], .columns = d, .i_i = p * p, .i_k = 2 * p * d, .k_k = d * d},
        {.n = 2 * n, .rows = dims[0], .columns = d, .i_k = 2 * p, .k_k = 1},
        {.n = 2 * n, .rows = d, .columns = d, .i_k = 2 * d},
    };
    static const int64_t places[][2] = {{0, 1}, {0, 2}, {1, 2}};
    signal all = {0};
    for (uint32_t i = 0; i < 3; i++) {
        signal factor = spread(g, roots(g, dtype, &grids[i]), 3, dims, places[i]);
        all = i ? product(g, all, factor) : factor;
    }
    return sliced(g, reshaped(g, all, 1, (int64_t[]){dims[0] * p}), 0, 0, n, 1);
}

/* ---- passes ------------------------------------------------------------------------------------------------------ */

/* Makes the passes of a transform of length a.length, with `inner` in place of a.inner. `done` is 1, except in the
 * second of the two transforms that `smooth` makes. There, `done` is the length of the first transform, and the first
 * pass multiplies by roots of order done * a.length. The result has a.batch * a.length * done * inner elements. */
static signal passes(graph *g, signal x, axis a, int64_t done, int64_t inner)
{
    int64_t radices[MAX_FFT_PASSES], rest = a.length, order = done > 1 ? done * a.length : 0;
    uint32_t count = fft_radices(a.length, radices);
    for (uint32_t i = 0; i < count; i++) {
        int64_t radix = radices[i];
        rest /= radix;
        int64_t dims[] = {a.batch, radix, rest, done, inner};
        int64_t twiddles[] = {order, i || !order ? 1 : fft_digit(order, a.length, rest)};
        attrs made = {.fft_twiddles = {i || !order ? 0 : 2, twiddles}, .fft_divisor = rest == 1 ? a.divisor : 0};
        x = reshaped(g, x, 5, dims);
        if (!x.re || !x.im)
            return (signal){0};
        node_id both = node_make(g, OP_fft_pass, 2, (node_id[]){x.re, x.im}, &made);
        if (!both)
            return (signal){0};
        x.re = node_result(g, both, 0);
        x.im = node_result(g, both, 1);
        done *= radix;
    }
    return x;
}

static signal smooth(graph *g, signal x, axis a)
{
    int64_t first = fft_halves(a.length), second = a.length / first;
    if (first > 1) {
        axis before = {a.batch, first, second * a.inner, 0}, after = {a.batch, second, a.inner, a.divisor};
        x = passes(g, x, before, 1, before.inner);
        x = reshaped(g, x, 4, (int64_t[]){a.batch, first, second, a.inner});
        x = transposed(g, x, (int64_t[]){0, 2, 1, 3});
        return passes(g, x, after, first, a.inner);
    }
    if (a.inner >= NARROW || a.batch * a.inner < FEW_LANES)
        return passes(g, x, a, 1, a.inner);
    x = transposed(g, reshaped(g, x, 3, (int64_t[]){a.batch, a.length, a.inner}), (int64_t[]){1, 0, 2});
    x = passes(g, x, (axis){1, a.length, 0, a.divisor}, 1, a.batch * a.inner);
    x = reshaped(g, x, 3, (int64_t[]){a.length, a.batch, a.inner});
    return transposed(g, x, (int64_t[]){1, 0, 2});
}

static signal padded(graph *g, signal x, uint32_t d, int64_t high)
{
    int64_t low[MAX_RANK] = {0}, after[MAX_RANK] = {[0] = 0}, interior[MAX_RANK] = {0};
    after[d] = high;
    if (!x.re || !x.im)
        return x;
    node_id zero = b_fill(g, type_scalar(g, dtype_of(g, x)), 0);
    node_id re = b_pad(g, x.re, zero, low, after, interior);
    return (signal){re, b_pad(g, x.im, zero, low, after, interior)};
}

static signal divided(graph *g, signal x, int64_t divisor)
{
    if (divisor < 2)
        return x;
    node_id re = b_scale(g, x.re, 1 / (double)divisor);
    return (signal){re, b_scale(g, x.im, 1 / (double)divisor)};
}

/* A transform of any length n. Because j k = (j^2 + k^2 - (k - j)^2) / 2, the transform is a convolution with the
 * conjugate of the chirp c: X[k] = c[k] sum over j of (x[j] c[j]) conj(c[k - j]). */
static signal by_chirp(graph *g, signal x, axis a)
{
    int64_t n = a.length, m = fft_smooth_above(2 * n - 1), whole[] = {a.batch, n, a.inner}, middle = 1;
    signal c = chirp(g, dtype_of(g, x), n), all = spread(g, c, 3, whole, &middle), back = conjugate(g, c);
    signal kernel = joined(g, padded(g, back, 0, m - 2 * n + 1), reversed(g, sliced(g, back, 0, 1, n, 1), 0), 0);
    x = padded(g, product(g, reshaped(g, x, 3, whole), all), 1, m - n);
    x = smooth(g, x, (axis){a.batch, m, a.inner, 0});
    kernel = smooth(g, kernel, (axis){1, m, 1, 0});
    int64_t long_whole[] = {a.batch, m, a.inner};
    kernel = spread(g, reshaped(g, kernel, 1, &m), 3, long_whole, &middle);
    x = product(g, reshaped(g, x, 3, long_whole), kernel);
    x = swapped(smooth(g, swapped(x), (axis){a.batch, m, a.inner, m}));
    return divided(g, product(g, sliced(g, reshaped(g, x, 3, long_whole), 1, 0, n, 1), all), a.divisor);
}

/* The forward transform. The result has the elements of a tensor [batch, length, inner] in row-major order, perhaps in
 * another shape. */
static signal transform(graph *g, signal x, axis a)
{
    if (a.length == 1)
        return divided(g, x, a.divisor);
    return fft_is_smooth(a.length) ? smooth(g, x, a) : by_chirp(g, x, a);
}

static signal inverse(graph *g, signal x, axis a) { return swapped(transform(g, swapped(x), a)); }

/* ---- real numbers ------------------------------------------------------------------------------------------------ */

/* Replaces the imaginary part of element 0 by 0. */
static signal real_at_zero(graph *g, signal x)
{
    if (!x.im)
        return x;
    const type *t = node_shape(g, x.im);
    node_id at = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 1);
    node_id first = b_compare(g, comparison_direction_EQ, at, b_zeros_like(g, at));
    return (signal){x.re, b_select(g, first, b_zeros_like(g, x.im), x.im)};
}

/* The first half of the spectrum of `batch` lines of n real numbers: [batch, n / 2 + 1].
 *
 * For even n, let h = n / 2. Let Z be the transform of z[j] = x[2 j] + i x[2 j + 1], with Z[h] = Z[0], and let Y[k] =
 * conj(Z[h - k]). Then X[k] = ((Z[k] + Y[k]) - i w_n^k (Z[k] - Y[k])) / 2. */
static signal of_real(graph *g, node_id x, int64_t batch, int64_t n)
{
    int64_t h = n / 2, half[] = {batch, h + 1}, last = 1;
    signal z;
    if (n & 1) {
        z = transform(g, (signal){x, b_zeros_like(g, x)}, (axis){batch, n, 1, 0});
        z = sliced(g, reshaped(g, z, 2, (int64_t[]){batch, n}), 1, 0, h + 1, 1);
        return fft_is_smooth(n) ? z : real_at_zero(g, z); /* for a smooth n, z.im[0] is exactly 0 already */
    }
    node_id pairs = b_reshape(g, x, 3, (int64_t[]){batch, h, 2});
    if (!pairs)
        return (signal){0};
    z = (signal){b_slice_one(g, pairs, 2, 0, 1, 1), b_slice_one(g, pairs, 2, 1, 2, 1)};
    z = reshaped(g, transform(g, z, (axis){batch, h, 1, 0}), 2, (int64_t[]){batch, h});
    z = joined(g, z, sliced(g, z, 1, 0, 1, 1), 1);
    signal y = reversed(g, z, 1), w = spread(g, root_line(g, dtype_of(g, z), n, h + 1), 2, half, &last);
    signal sum = {b_add(g, z.re, y.re), b_subtract(g, z.im, y.im)};
    signal difference = {b_subtract(g, z.re, y.re), b_add(g, z.im, y.im)};
    /* The product of `difference` and -i w. */
    node_id left = b_multiply(g, difference.im, w.im), right = b_multiply(g, difference.re, w.re);
    signal odd = {b_add(g, b_multiply(g, difference.re, w.im), b_multiply(g, difference.im, w.re)),
                  b_subtract(g, left, right)};
    node_id re = b_scale(g, b_add(g, sum.re, odd.re), 0.5);
    return (signal){re, b_scale(g, b_add(g, sum.im, odd.im), 0.5)};
}

/* The inverse of of_real with the factor 1 / `divisor` in place of 1 / n. The result has the shape `dims`.
 *
 * For even n = 2 h, let Y[k] = conj(X[h - k]). Then (X[k] + Y[k]) + i conj(w_n^k) (X[k] - Y[k]) is 2 Z[k], where Z is
 * the transform of the sequence z in the comment of of_real. The inverse transform of length h divides by `divisor`. If
 * `divisor` is n = 2 h, the result is z. The imaginary parts of X[0] and X[h] are ignored. */
static node_id to_real(graph *g, signal x, int64_t batch, int64_t n, int64_t divisor, uint32_t rank,
                       const int64_t *dims)
{
    int64_t h = n / 2, last = 1, some[] = {batch, h};
    if (n & 1) {
        signal back = reversed(g, sliced(g, x, 1, 1, h + 1, 1), 1);
        signal all = n > 1 ? joined(g, real_at_zero(g, x), conjugate(g, back), 1) : x;
        all = inverse(g, all, (axis){batch, n, 1, divisor});
        return b_reshape(g, all.re, rank, dims);
    }
    signal first = real_at_zero(g, sliced(g, x, 1, 0, h, 1));
    signal y = real_at_zero(g, reversed(g, sliced(g, x, 1, 1, h + 1, 1), 1));
    signal w = spread(g, root_line(g, dtype_of(g, x), n, h), 2, some, &last);
    signal sum = {b_add(g, first.re, y.re), b_subtract(g, first.im, y.im)};
    signal difference = {b_subtract(g, first.re, y.re), b_add(g, first.im, y.im)};
    /* If w = a + b i, then i conj(w) = b + a i. */
    signal odd = product(g, difference, (signal){w.im, w.re});
    signal z = {b_add(g, sum.re, odd.re), b_add(g, sum.im, odd.im)};
    z = reshaped(g, inverse(g, z, (axis){batch, h, 1, divisor}), 3, (int64_t[]){batch, h, 1});
    node_id both[] = {z.re, z.im};
    node_id packed = fft_packed_parts(g, z.re, z.im, rank, dims);
    return packed || !z.re || !z.im ? packed : b_reshape(g, b_concatenate(g, 2, both, 2), rank, dims);
}

/* ---- the operation ----------------------------------------------------------------------------------------------- */

/* The transform of an operand without elements: a result without elements. */
static node_id nothing(graph *g, const attrs *a, const type *t)
{
    int64_t dims[MAX_RANK], n = a->fft_length.at[a->fft_length.count - 1];
    qn_dtype part = dtype_part((qn_dtype)t->dtype);
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    dims[t->rank - 1] = a->fft_type == fft_type_RFFT && n ? n / 2 + 1 : n;
    return b_fill(g, type_tensor(g, a->fft_type == fft_type_IRFFT ? part : dtype_of_parts(part), t->rank, dims), 0);
}

/* Transforms the dimensions from the last to the first. But IRFFT transforms the last dimension at the end. In an
 * inverse transform, the step of the last dimension also divides by the product of all transformed lengths. */
void expand_fft(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    const type *t = node_shape(g, operands[0]);
    attr_dims length = a->fft_length;
    bool to_half = a->fft_type == fft_type_RFFT, from_half = a->fft_type == fft_type_IRFFT;
    bool back = from_half || a->fft_type == fft_type_IFFT;
    int64_t dims[MAX_RANK], inner = 1, divisor = back, lines = 1, n = length.at[length.count - 1];
    uint32_t rank = t->rank, others = length.count - (to_half || from_half);
    signal x = {operands[0], operands[0]};
    (void)count;
    memcpy(dims, t->dims, rank * sizeof *dims);
    if (t->elements == 0) {
        results[0] = nothing(g, a, t);
        return;
    }
    for (uint32_t i = 0; i < length.count; i++)
        divisor *= length.at[i];
    for (uint32_t i = 0; i + 1 < rank; i++)
        lines *= dims[i];
    if (to_half) {
        x = of_real(g, x.re, lines, n);
        dims[rank - 1] = n / 2 + 1;
    } else {
        x = (signal){b_real(g, x.re), b_imag(g, x.im)};
    }
    inner = others < length.count ? dims[rank - 1] : 1;
    for (uint32_t i = others; i-- > 0; inner *= length.at[i]) {
        axis along = {1, length.at[i], inner, from_half || i + 1 < others ? 0 : divisor};
        for (uint32_t d = 0; d < rank - length.count + i; d++)
            along.batch *= dims[d];
        x = back ? inverse(g, x, along) : transform(g, x, along);
    }
    if (from_half) {
        x = reshaped(g, x, 2, (int64_t[]){lines, dims[rank - 1]});
        dims[rank - 1] = n;
        results[0] = to_real(g, x, lines, n, divisor, rank, dims);
        return;
    }
    x = reshaped(g, x, rank, dims);
    results[0] = b_complex(g, x.re, x.im);
}
