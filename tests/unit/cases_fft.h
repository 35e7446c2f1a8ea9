/* Cases of test_agree_structural.c: Fourier transforms. test_fft.c has more lengths. */
#ifndef CASES_FFT_H
#define CASES_FFT_H

static node_id fourier(int type, attr_dims length, node_id x)
{
    return MAKE(OP_fft, ATTRS(.fft_type = (uint8_t)type, .fft_length = length), x);
}

static void cases_fft(qn_dtype dtype, outputs *out)
{
    if (dtype == QN_F32 || dtype == QN_F64) {
        give(out, fourier(fft_type_RFFT, DIMS(20), FORMAL(dtype, 3, 20)));
        give(out, fourier(fft_type_RFFT, DIMS(9), FORMAL(dtype, 9)));
        give(out, fourier(fft_type_RFFT, DIMS(3, 8), b_negate(&g, FORMAL(dtype, 2, 3, 8))));
        give(out, fourier(fft_type_RFFT, DIMS(0), FORMAL(dtype, 2, 0)));
        give(out, fourier(fft_type_RFFT, DIMS(1), FORMAL(dtype, 2, 1)));
        give(out, fourier(fft_type_RFFT, DIMS(0, 6), FORMAL(dtype, 0, 6)));
    } else if (dtype_is_complex(dtype)) {
        node_id x = FORMAL(dtype, 5, 3, 12), y = b_square(&g, x);
        for (int type = fft_type_FFT; type <= fft_type_IFFT; type++) {
            give(out, fourier(type, DIMS(12), x));
            give(out, fourier(type, DIMS(3, 12), y));
            give(out, fourier(type, DIMS(5, 3, 12), x));
            give(out, fourier(type, DIMS(29), FORMAL(dtype, 29)));
            give(out, fourier(type, DIMS(3, 0), FORMAL(dtype, 2, 3, 0)));
            give(out, fourier(type, DIMS(4, 1), FORMAL(dtype, 4, 1)));
        }
        give(out, b_multiply(&g, fourier(fft_type_IFFT, DIMS(12), fourier(fft_type_FFT, DIMS(12), x)), x));
        give(out, fourier(fft_type_FFT, DIMS(5), b_transpose(&g, x, (int64_t[]){1, 2, 0})));
        give(out, fourier(fft_type_IRFFT, DIMS(22), x));
        give(out, fourier(fft_type_IRFFT, DIMS(23), x));
        give(out, fourier(fft_type_IRFFT, DIMS(5, 3, 22), y));
        give(out, fourier(fft_type_IRFFT, DIMS(0), FORMAL(dtype, 2, 0)));
        give(out, fourier(fft_type_IRFFT, DIMS(1), FORMAL(dtype, 2, 1)));
        give(out, fourier(fft_type_IRFFT, DIMS(4, 2), FORMAL(dtype, 4, 2)));
    }
}

/* Last passes of transforms. The NaNs of other passes have no defined bits (graph/fft.h). */
static void cases_fft_pass(qn_dtype dtype, outputs *out)
{
    static const int64_t shapes[][5] = {{2, 4, 1, 3, 7}, {1, 16, 1, 19, 1}, {3, 15, 1, 1, 1}, {2, 2, 1, 5, 4}};
    if (dtype != QN_F32 && dtype != QN_F64)
        return;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const int64_t *s = shapes[i];
        node_id x = formal_of(dtype, (attr_dims){5, s}), y = formal_of(dtype, (attr_dims){5, s});
        int64_t order = s[1] * s[3], both = 2 * order * s[0] * s[4];
        node_id pass = MAKE(OP_fft_pass, ATTRS(.fft_twiddles = DIMS(order, 1), .fft_divisor = 3), x, y);
        give_results(out, pass);
        give_results(out, MAKE(OP_fft_pass, ATTRS(.fft_packed = 0), y, x));
        give(out, MAKE(OP_fft_pass, ATTRS(.fft_packed = 1, .shape = DIMS(both)), x, y));
        give(out, MAKE(OP_fft_pass, ATTRS(.fft_packed = 2, .shape = DIMS(both / 2, 2)), x, y));
    }
}

#endif
