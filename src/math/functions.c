/* scalar_<name> for the functions that have an f32 and an f64 form. These functions accept NaNs that are not canonical,
 * and may return them. scalar_apply makes NaN results canonical. */
#include "math/elementwise.h"
#include "math/functions.h"

#define FORM(name) (type == QN_F64 ? f64_##name : f32_##name)
#define OPERAND(i) sx_strip_canonical_nan(s, x[i])

#define UNARY_0(name)
#define UNARY_1(name)                                                                                                  \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)attributes;                                                                                              \
        return FORM(name)(s, OPERAND(0));                                                                              \
    }
#define UNARY_2(name) UNARY_1(name)
#define UNARY_1_2(name) UNARY_1(name)

#define BINARY_0(name, types)
#define BINARY_2(name, types) BINARY_OF_##types(name)
#define BINARY_OF_INEXACT(name)                                                                                        \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)attributes;                                                                                              \
        return FORM(name)(s, OPERAND(0), OPERAND(1));                                                                  \
    }
#define BINARY_OF_FLOAT(name) BINARY_OF_INEXACT(name)
#define BINARY_OF_NUMBER(name)                                                                                         \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)attributes;                                                                                              \
        if (dtype_is_int(type))                                                                                        \
            return scalar_##name##_int(s, type, x[0], x[1]);                                                           \
        return FORM(name)(s, OPERAND(0), OPERAND(1));                                                                  \
    }

#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) UNARY_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) BINARY_##ulp(name, types)
#include "graph/ops.def"
