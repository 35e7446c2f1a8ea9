#include "base/dtype.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define NAME_BOOL(name) #name
#define NAME_SINT(name) #name
#define NAME_UINT(name) #name
#define NAME_FLOAT(name) #name
#define NAME_COMPLEX(name) COMPLEX_##name
#define COMPLEX_c64 "complex<f32>"
#define COMPLEX_c128 "complex<f64>"

const dtype_fact dtype_facts[DTYPE_COUNT] = {
    {"none", "none", "", CLASS_NONE, 0, 0, 0},
#define DTYPE(name, number, cls, bits, mantissa, storage, npy, numpy)                                                  \
    [number] = {NAME_##cls(name), numpy, npy, CLASS_##cls, bits, mantissa, sizeof(storage)},
#include "base/dtype.def"
};

#define DTYPE(name, number, cls, bits, mantissa, storage, npy, numpy)                                                  \
    _Static_assert(number < DTYPE_COUNT, "DTYPE_COUNT is too small for " #name);
#include "base/dtype.def"

qn_dtype dtype_from_name(const char *name, size_t length)
{
    if (length > 1 && name[0] == 's' && name[1] == 'i') {
        name++;
        length--;
    }
    for (int d = 1; d < DTYPE_COUNT; d++)
        if (strlen(dtype_facts[d].name) == length && memcmp(dtype_facts[d].name, name, length) == 0)
            return (qn_dtype)d;
    return QN_NONE;
}

const char *qn_dtype_name(qn_dtype dtype) { return dtype_facts[dtype_valid(dtype) ? dtype : QN_NONE].name; }

size_t qn_dtype_size(qn_dtype dtype) { return dtype_facts[dtype_valid(dtype) ? dtype : QN_NONE].size; }

/* Multiplies `factor` by the dimensions. Returns SIZE_MAX if a dimension is negative, if there are more than
 * QN_DIMS_LIMIT dimensions, or if the product does not fit in a size_t. A dimension of 0 makes the product 0, however
 * large the other dimensions are. */
static size_t product(const qn_dims *dims, size_t factor)
{
    size_t count = dims->count;
    for (size_t i = 0; i < count && i < QN_DIMS_LIMIT; i++) {
        if (dims->values[i] < 0)
            return SIZE_MAX;
        factor = dims->values[i] ? factor : 0;
    }
    for (size_t i = 0; i < count && i < QN_DIMS_LIMIT; i++)
        if (__builtin_mul_overflow(factor, (size_t)dims->values[i], &factor))
            return SIZE_MAX;
    return count > QN_DIMS_LIMIT ? SIZE_MAX : factor;
}

size_t qn_dims_elements(qn_dims dims) { return product(&dims, 1); }

size_t qn_dims_bytes(qn_dims dims, qn_dtype dtype) { return product(&dims, qn_dtype_size(dtype)); }

const char *tensor_text(char room[TENSOR_TEXT], qn_dtype dtype, const qn_dims *dims)
{
    enum { SHOWN = 16 };
    int used = snprintf(room, TENSOR_TEXT, "tensor<");
    for (size_t i = 0; i < dims->count && i < SHOWN; i++)
        used += snprintf(room + used, TENSOR_TEXT - (size_t)used, "%" PRId64 "x", dims->values[i]);
    snprintf(room + used, TENSOR_TEXT - (size_t)used, "%s%s>", dims->count > SHOWN ? "..." : "", qn_dtype_name(dtype));
    return room;
}
