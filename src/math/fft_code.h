/* The arithmetic of an fft_pass (graph/fft.h). docs/numerics.md describes it. */
#ifndef MATH_FFT_CODE_H
#define MATH_FFT_CODE_H

#include "graph/fft.h"
#include "scalar/scalar.h"

/* A range of arguments of the expression of a pass. The expression's arguments are the elements, then the entries of
 * each table. A range has `count` complex numbers and begins at argument `at`: first all real parts, then all imaginary
 * parts. A table that the pass does not have has count 0. */
typedef struct fft_arguments {
    uint32_t at, count;
} fft_arguments;
fft_arguments fft_elements(const fft_pass *f);
fft_arguments fft_factors(const fft_pass *f, fft_table table);

/* The expression. Its outputs are the real parts of the elements, then the imaginary parts. */
sx_code *fft_code(arena *a, const fft_pass *f);

#endif
