/* Derivatives of Fourier transforms, which are linear. To get the adjoint of the operand, the rule applies the
 * transpose of the transform to the adjoint of the result. By the convention for complex numbers in gradient_rules.c,
 * this is the plain transpose, without a conjugate. The matrices of FFT and IFFT are symmetric, so each of the two is
 * its own transpose. */
#include "gradient/pullback.h"

/* z is the first half of the spectrum of n real numbers. Most elements of z stand for two elements of the whole
 * spectrum, because their conjugates are in the second half. Only the elements at index 0 and, for even n, at index
 * n / 2 of the last dimension stand for one element. Multiplies the elements of z that stand for two by `twice`,
 * then all elements of z by `all`. Returns the conjugate of the product. */
static node_id weighted(graph *g, node_id z, int64_t n, double twice, double all)
{
    node_id re = z ? b_real(g, z) : 0, im = z ? b_imag(g, z) : 0;
    if (!re || !im)
        return 0;
    const type *t = node_shape(g, re);
    node_id at = b_iota(g, QN_I64, t->rank, t->dims, t->rank - 1);
    node_id once = b_compare(g, comparison_direction_EQ, at, b_zeros_like(g, at));
    if (n % 2 == 0)
        once = b_or(g, once, b_compare(g, comparison_direction_EQ, at, b_fill_like(g, at, (double)(n / 2))));
    node_id weight = b_select(g, once, b_fill_like(g, re, all), b_fill_like(g, re, twice * all));
    re = b_multiply(g, re, weight);
    return b_complex(g, re, b_negate(g, b_multiply(g, im, weight)));
}

static node_id of_type(graph *g, int type, node_id x, const attrs *a)
{
    attrs made = *a;
    made.fft_type = (uint8_t)type;
    return x ? node_make(g, OP_fft, 1, &x, &made) : 0;
}

/* FFT and IFFT: the rule applies the transform to the adjoint.
 *
 * RFFT: the transpose pads the adjoint with zeros, transforms the padded adjoint by FFT, and takes the real part. The
 * rule gets the same numbers from IRFFT. First it takes the conjugate of the adjoint, halves the elements that IRFFT
 * uses twice, and multiplies by `elements`. Then it applies IRFFT.
 *
 * IRFFT: the rule applies RFFT to the adjoint. Then it doubles the elements that IRFFT uses twice, divides by
 * `elements`, and takes the conjugate. */
void gradient_fft(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    attrs a = attrs_of(g, n);
    node_id adjoint = pull_adjoint(p, n, 0);
    int64_t last = a.fft_length.at[a.fft_length.count - 1];
    double elements = 1;
    for (uint32_t i = 0; i < a.fft_length.count; i++)
        elements *= (double)a.fft_length.at[i];
    if (a.fft_type == fft_type_RFFT)
        adjoint = of_type(g, fft_type_IRFFT, weighted(g, adjoint, last, 0.5, elements), &a);
    else if (a.fft_type == fft_type_IRFFT)
        adjoint = weighted(g, of_type(g, fft_type_RFFT, adjoint, &a), last, 2, 1 / elements);
    else
        adjoint = of_type(g, a.fft_type, adjoint, &a);
    pull_add(p, n, 0, adjoint);
}
