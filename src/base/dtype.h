/* Facts about element types, from dtype.def. */
#ifndef BASE_DTYPE_H
#define BASE_DTYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "quern/types.h"

enum { DTYPE_COUNT = 16 };

typedef enum dtype_class { CLASS_NONE, CLASS_BOOL, CLASS_SINT, CLASS_UINT, CLASS_FLOAT, CLASS_COMPLEX } dtype_class;

typedef struct dtype_fact {
    const char *name;  /* StableHLO's name */
    const char *numpy; /* numpy's and JAX's name */
    const char *npy;   /* descriptor in a .npy header, little endian */
    uint8_t class;     /* dtype_class */
    uint8_t bits;      /* bits of the value */
    uint8_t mantissa;  /* stored bits of a float's significand; 0 for other classes */
    uint8_t size;      /* bytes of an element in memory */
} dtype_fact;

extern const dtype_fact dtype_facts[DTYPE_COUNT]; /* indexed by qn_dtype; [0] is QN_NONE */

static inline bool dtype_valid(qn_dtype d) { return d > QN_NONE && (unsigned)d < DTYPE_COUNT; }
static inline size_t dtype_bytes(qn_dtype d) { return dtype_facts[d].size; }
static inline bool dtype_is_float(qn_dtype d) { return dtype_facts[d].class == CLASS_FLOAT; }
static inline bool dtype_is_complex(qn_dtype d) { return dtype_facts[d].class == CLASS_COMPLEX; }
/* dtype_part returns the type of the parts of d if d is complex, else d. dtype_of_parts returns the complex type with
 * parts of type d, or QN_NONE if there is none. */
static inline qn_dtype dtype_part(qn_dtype d) { return d == QN_C64 ? QN_F32 : d == QN_C128 ? QN_F64 : d; }
static inline qn_dtype dtype_of_parts(qn_dtype d) { return d == QN_F32 ? QN_C64 : d == QN_F64 ? QN_C128 : QN_NONE; }
/* The alignment in bytes that a caller's tensors must have: the size of an element, but at most 8. Compiled code stores
 * a c64 as one word of 64 bits (rewrite/split.h), so the alignment of a c64 is 8 and not 4. */
static inline size_t dtype_alignment(qn_dtype d) { return dtype_bytes(d) < 8 ? dtype_bytes(d) : 8; }
/* The number of bits of a float's exponent field. */
static inline int dtype_exponent(qn_dtype d) { return dtype_facts[d].bits - 1 - dtype_facts[d].mantissa; }
static inline bool dtype_is_int(qn_dtype d)
{
    return dtype_facts[d].class == CLASS_SINT || dtype_facts[d].class == CLASS_UINT;
}
static inline bool dtype_is_signed(qn_dtype d) { return dtype_facts[d].class == CLASS_SINT; }

/* Returns the type with this StableHLO name, or QN_NONE if there is none. "si32" is accepted for "i32". */
qn_dtype dtype_from_name(const char *name, size_t length);

/* Writes the type of a tensor, such as "tensor<2x3xf32>", to the buffer `room`, and returns `room`. If there are more
 * than 16 dimensions, writes the first 16 and "...". */
enum { TENSOR_TEXT = 512 };
const char *tensor_text(char room[TENSOR_TEXT], qn_dtype dtype, const qn_dims *dims);

#endif
