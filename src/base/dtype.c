#include "base/dtype.h"

#include <string.h>

/* StableHLO's name of a type. */
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
