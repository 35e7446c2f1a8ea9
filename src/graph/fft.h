/* Discrete Fourier transforms. A transform consists of passes.
 *
 * With w_n = exp(-2 pi i / n), the transform of x[0], ..., x[n - 1] is X[k] = sum over j of x[j] w_n^(j k). A
 * factorisation n = a b gives, for j = b j1 + j2 and k = k1 + a k2,
 *
 *     X[k1 + a k2] = sum over j2 of w_b^(j2 k2) (w_n^(j2 k1) (sum over j1 of w_a^(j1 k1) x[b j1 + j2]))
 *
 * So a transform of n elements has three steps (Cooley and Tukey, 1965): `b` transforms of length `a`, a multiplication
 * by roots of unity (the twiddles), and `a` transforms of length `b`. An fft_pass computes transforms of one small
 * length, the radix, and writes the results in the order in which the next pass reads them (Stockham, 1966).
 *
 * composite_fft.c makes the passes. math/fft_code.c has their arithmetic, which the evaluator and the compiler
 * share. */
#ifndef GRAPH_FFT_H
#define GRAPH_FFT_H

#include "graph/graph.h"

enum {
    MAX_RADIX = 23,
    FFT_PRIME = 23,      /* the largest prime radix */
    MAX_FFT_PASSES = 64, /* the largest number of passes of one transform */
    MAX_FFT_RANK = 3,
    MAX_FFT_LENGTH = 1 << 30 /* roots of unity are numbered by squares of indices (composite_fft.c), which must not
                                overflow */
};

/* The attributes of an fft_pass node. The operands of the node, the real and the imaginary parts, have the shape
 * [batch, radix, rest, done, inner]. The results have the shape [batch, rest, radix, done, inner]. The transforms are
 * along `radix`. k, p and q are the indices along `radix`, `rest` and `done`. The pass
 *
 *   1. multiplies element k by w_order^((k rest + p) q), if order is not 0,
 *   2. transforms,
 *   3. multiplies element k by w_(radix rest)^(p k), if rest > 1,
 *   4. multiplies by the rounded reciprocal of `divisor`, if `divisor` is not 0.
 *
 * If `digit` is D > 1, the factor of step 1 is the product of two roots, so that tables are short:
 *
 *     w_order^(D ((k rest + p) / D) q)   and   w_order^((p mod D) q)
 *
 * The division rounds down, and D divides `rest`.
 *
 * If rest > 1, the bits of a NaN in the results are not defined, because only the last pass, which has rest = 1, makes
 * NaNs canonical. */
typedef struct fft_pass {
    qn_dtype dtype; /* QN_F32 or QN_F64 */
    int64_t batch, radix, rest, done, inner;
    int64_t order, digit;
    int64_t divisor;
    /* 0: two results. 1, 2: one result, of the shape in the node's attribute `shape`. The two parts of each number are
     * adjacent: the real part is first (1), or the imaginary part (2). */
    int64_t packed;
} fft_pass;

fft_pass fft_pass_at(const graph *g, node_id n);

/* If re and im are the two results of an fft_pass, in either order and perhaps reshaped, makes the same pass with one
 * packed result (fft_pass.packed). Otherwise returns 0. `dims` is the shape of the packed result; the last extent is a
 * multiple of 2. */
node_id fft_packed_parts(graph *g, node_id re, node_id im, uint32_t rank, const int64_t *dims);

/* The tables of a pass. Each table consists of two arrays, the real parts and the imaginary parts, of the shape in the
 * comments below. */
typedef enum fft_table {
    FFT_COARSE, /* [radix rest / digit, done], if order is not 0 */
    FFT_FINE,   /* [digit, done], if digit > 1 */
    FFT_AFTER,  /* [radix - 1, rest], for elements 1 to radix - 1 of a transform, if rest > 1 */
    FFT_TABLES
} fft_table;
/* The number of elements of each of the two arrays of a table; 0 if the pass does not have the table. */
int64_t fft_table_size(const fft_pass *f, fft_table table);
/* Computes a table. Writes both arrays, with elements of type f->dtype. */
void fft_table_fill(arena *a, const fft_pass *f, fft_table table, void *re, void *im);

/* Whether n is smooth: no prime factor of n is larger than FFT_PRIME. */
bool fft_is_smooth(int64_t n);
/* The smallest m >= n that is a product of powers of 2, 3 and 5. */
int64_t fft_smooth_above(int64_t n);
/* Chooses the radices for a smooth length n. Returns their number; 0 for n = 1. */
uint32_t fft_radices(int64_t n, int64_t *out);
/* A long transform consists of transforms of length `a`, a transposition, and transforms of length `b`, where n = a b.
 * Returns `a`, or 1 if n is not cut. */
int64_t fft_halves(int64_t n);
/* Let a transform of length n end with transforms of length b. Returns the `digit` of the first pass of the transforms
 * of length b. The parameter `rest` is the `rest` of that pass. */
int64_t fft_digit(int64_t n, int64_t b, int64_t rest);

#endif
