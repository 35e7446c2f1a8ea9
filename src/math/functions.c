/* scalar_<name> for the functions that have an f32 and an f64 form. */
#include "math/elementwise.h"
#include "math/functions.h"

#define UNARY_0(name)
#define UNARY_1(name)                                                                                                  \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)attributes;                                                                                              \
        return type == QN_F64 ? f64_##name(s, x[0]) : f32_##name(s, x[0]);                                             \
    }
#define UNARY_2(name) UNARY_1(name)
#define UNARY_1_2(name) UNARY_1(name)

#define BINARY_0(name, types)
#define BINARY_2(name, types) BINARY_OF_##types(name)
#define BINARY_OF_FLOAT(name)                                                                                          \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)attributes;                                                                                              \
        return type == QN_F64 ? f64_##name(s, x[0], x[1]) : f32_##name(s, x[0], x[1]);                                 \
    }
#define BINARY_OF_NUMBER(name)                                                                                         \
    sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes)                            \
    {                                                                                                                  \
        (void)attributes;                                                                                              \
        if (dtype_is_int(type))                                                                                        \
            return scalar_##name##_int(s, type, x[0], x[1]);                                                           \
        return type == QN_F64 ? f64_##name(s, x[0], x[1]) : f32_##name(s, x[0], x[1]);                                 \
    }

#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) UNARY_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) BINARY_##ulp(name, types)
#include "graph/ops.def"
