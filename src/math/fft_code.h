/* The arithmetic of an fft_pass (graph/fft.h). docs/numerics.md describes it. */
#ifndef MATH_FFT_CODE_H
#define MATH_FFT_CODE_H

#include "graph/fft.h"
#include "scalar/scalar.h"

/* The arguments of a pass's expression are the elements of one transform, then, for each table, the entries that this
 * transform uses. An fft_arguments describes the elements, or the entries of one table: `count` complex numbers from
 * argument `at` on, first all real parts, then all imaginary parts. For a
 * table that the pass does not have, `count` is 0. */
typedef struct fft_arguments {
    uint32_t at, count;
} fft_arguments;
fft_arguments fft_elements(const fft_pass *f);
fft_arguments fft_factors(const fft_pass *f, fft_table table);

/* The expression. Its outputs are the real parts of the elements, then the imaginary parts. */
sx_code *fft_code(arena *a, const fft_pass *f);

#endif
