/* Part of test_infer.c: Fourier transforms. */
#ifndef INFER_FFT_H
#define INFER_FFT_H

#define FOURIER(type, operand, ...) MAKE(OP_fft, ATTRS(.fft_type = type, .fft_length = __VA_ARGS__), in(operand))

TEST(fft)
{
    GIVES("tensor<3x8xcomplex<f32>>", FOURIER(fft_type_FFT, "3x8xcomplex<f32>", DIMS(8)));
    GIVES("tensor<3x8xcomplex<f64>>", FOURIER(fft_type_IFFT, "3x8xcomplex<f64>", DIMS(3, 8)));
    GIVES("tensor<3x5xcomplex<f32>>", FOURIER(fft_type_RFFT, "3x8xf32", DIMS(8)));
    GIVES("tensor<3x5xcomplex<f64>>", FOURIER(fft_type_RFFT, "3x9xf64", DIMS(3, 9)));
    GIVES("tensor<3x8xf32>", FOURIER(fft_type_IRFFT, "3x5xcomplex<f32>", DIMS(8)));
    GIVES("tensor<3x9xf64>", FOURIER(fft_type_IRFFT, "3x5xcomplex<f64>", DIMS(9)));
    GIVES("tensor<3x0xcomplex<f32>>", FOURIER(fft_type_RFFT, "3x0xf32", DIMS(0)));
    GIVES("tensor<3x0xf32>", FOURIER(fft_type_IRFFT, "3x0xcomplex<f32>", DIMS(0)));
    REFUSED("fft: fft_type 5 does not exist; expected FFT, IFFT, RFFT or IRFFT", FOURIER(5, "8xcomplex<f32>", DIMS(8)));
    REFUSED("fft: fft_length has 0 numbers; expected 1 to 3, and at most the number of dimensions of "
            "tensor<8xcomplex<f32>>",
            FOURIER(fft_type_FFT, "8xcomplex<f32>", NO_DIMS));
    REFUSED("fft: fft_length has 2 numbers; expected 1 to 3, and at most the number of dimensions of "
            "tensor<8xcomplex<f32>>",
            FOURIER(fft_type_FFT, "8xcomplex<f32>", DIMS(1, 8)));
    REFUSED("fft: fft_length has 4 numbers; expected 1 to 3, and at most the number of dimensions of "
            "tensor<1x1x1x1xcomplex<f32>>",
            FOURIER(fft_type_FFT, "1x1x1x1xcomplex<f32>", DIMS(1, 1, 1, 1)));
    REFUSED("fft: the operand of FFT is tensor<8xf32>; expected complex numbers",
            FOURIER(fft_type_FFT, "8xf32", DIMS(8)));
    REFUSED("fft: the operand of RFFT is tensor<8xcomplex<f32>>; expected f32 or f64",
            FOURIER(fft_type_RFFT, "8xcomplex<f32>", DIMS(8)));
    REFUSED("fft: the operand of RFFT is tensor<8xf16>; expected f32 or f64", FOURIER(fft_type_RFFT, "8xf16", DIMS(8)));
    REFUSED(
        "fft: dimension 1 of the operand tensor<3x8xcomplex<f32>> has 8 elements; expected 7, because fft_length[0] "
        "is 7",
        FOURIER(fft_type_FFT, "3x8xcomplex<f32>", DIMS(7)));
    REFUSED(
        "fft: dimension 1 of the operand tensor<3x8xcomplex<f32>> has 8 elements; expected 5, because fft_length[1] "
        "is 8",
        FOURIER(fft_type_IRFFT, "3x8xcomplex<f32>", DIMS(3, 8)));
    REFUSED("fft: fft_length[0] is -1; expected 0 to 1073741824", FOURIER(fft_type_FFT, "8xcomplex<f32>", DIMS(-1)));
}

#endif
