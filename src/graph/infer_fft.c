/* Result types of Fourier transforms. */
#include <inttypes.h>
#include <string.h>

#include "graph/fft.h"
#include "graph/infer.h"
#include "graph/unity.h"

type_id infer_fft(const inference *at)
{
    const type *t = infer_shape(at, 0);
    qn_dtype dtype = (qn_dtype)t->dtype, part = dtype_part(dtype);
    attr_dims length = attr_fft_length(at->a);
    int kind = attr_fft_type(at->a);
    bool to_half = kind == fft_type_RFFT, from_half = kind == fft_type_IRFFT;
    int64_t dims[MAX_RANK];
    if (!infer_enum(at, ATTR_fft_type))
        return 0;
    if (length.count < 1 || length.count > MAX_FFT_RANK || length.count > t->rank)
        return infer_fail(at, "fft_length has %u numbers; expected 1 to %d, and at most the number of dimensions of %s",
                          length.count, MAX_FFT_RANK, infer_print(at, 0));
    if (dtype_is_complex(dtype) == to_half || (part != QN_F32 && part != QN_F64))
        return infer_fail(at, "the operand of %s is %s; expected %s", enum_spelling(ATTR_fft_type, kind),
                          infer_print(at, 0), to_half ? "f32 or f64" : "complex numbers");
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    for (uint32_t i = 0; i < length.count; i++) {
        uint32_t d = t->rank - length.count + i;
        bool last = i + 1 == length.count;
        int64_t wanted = last && from_half && length.at[i] > 0 ? length.at[i] / 2 + 1 : length.at[i];
        if (length.at[i] < 0 || length.at[i] > MAX_FFT_LENGTH)
            return infer_fail(at, "fft_length[%u] is %" PRId64 "; expected 0 to %d", i, length.at[i], MAX_FFT_LENGTH);
        if (t->dims[d] != wanted)
            return infer_fail(at,
                              "dimension %u of the operand %s has %" PRId64 " elements; expected %" PRId64
                              ", because fft_length[%u] is %" PRId64,
                              d, infer_print(at, 0), t->dims[d], wanted, i, length.at[i]);
        if (last && to_half && length.at[i] > 0)
            dims[d] = length.at[i] / 2 + 1;
        else if (last && from_half)
            dims[d] = length.at[i];
    }
    qn_dtype complex = part == QN_F32 ? QN_C64 : QN_C128;
    return infer_tensor(at, to_half ? complex : from_half ? part : dtype, t->rank, dims);
}

type_id infer_fft_pass(const inference *at)
{
    const type *t = infer_shape(at, 0);
    attr_dims twiddles = attr_fft_twiddles(at->a);
    int64_t packed = attr_fft_packed(at->a), divisor = attr_fft_divisor(at->a);
    if (t->rank != 5 || t->elements == 0 || infer_type(at, 1) != infer_type(at, 0) ||
        (t->dtype != QN_F32 && t->dtype != QN_F64) || t->dims[1] < 2 || t->dims[1] > MAX_RADIX)
        return infer_fail(
            at,
            "its operands are %s and %s; expected [batch, radix, rest, done, inner] of f32 or f64, with a "
            "radix of 2 to %d",
            infer_print(at, 0), infer_print(at, 1), MAX_RADIX);
    if (t->dims[1] * t->dims[2] > MAX_UNITY)
        return infer_fail(at, "its operands are %s; expected at most %" PRId64 " as the product of radix and rest",
                          infer_print(at, 0), MAX_UNITY);
    if (twiddles.count && (twiddles.count != 2 || twiddles.at[0] < 1 || twiddles.at[0] > MAX_UNITY ||
                           twiddles.at[1] < 1 || t->dims[2] % twiddles.at[1] != 0))
        return infer_fail(at,
                          "fft_twiddles does not fit; expected no numbers, or an order of 1 to %" PRId64
                          " and a positive digit that divides %" PRId64 ", the extent of rest",
                          MAX_UNITY, t->dims[2]);
    if (divisor < 0)
        return infer_fail(at, "fft_divisor is %" PRId64 "; expected at least 0", divisor);
    if (packed < 0 || packed > 2)
        return infer_fail(at, "fft_packed is %" PRId64 "; expected 0 to 2", packed);
    if (packed) {
        type_id one = infer_tensor(at, (qn_dtype)t->dtype, attr_shape(at->a).count, attr_shape(at->a).at);
        if (one && type_at(at->g, one)->elements != 2 * t->elements)
            return infer_fail(at, "shape is that of %s; expected twice the elements of %s", type_string(at->g, one),
                              infer_print(at, 0));
        return one;
    }
    const int64_t dims[] = {t->dims[0], t->dims[2], t->dims[1], t->dims[3], t->dims[4]};
    type_id made = infer_tensor(at, (qn_dtype)t->dtype, 5, dims);
    return made ? type_tuple(at->g, 2, (type_id[]){made, made}) : 0;
}
