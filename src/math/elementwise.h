/* The meaning of elementwise operations: one scalar expression (scalar/scalar.h) for each ELEMENTWISE row of ops.def,
 * except for real, imag, conj and complex, which rewrite/split.h replaces.
 *
 *   element type   in expressions (representation)                  in memory (storage)
 *   integers       the machine type                                 the same
 *   i1             SX_I1                                            SX_I8, 0 or 1
 *   f32, f64       SX_F32, SX_F64                                   the same
 *   f16, bf16      SX_F32 values that the narrow type represents    SX_I16, the bits
 *
 * scalar_<name> receives operands in their representation. `type` is the element type of the first operand. For select,
 * `type` is the element type of on_true. The narrow types f16 and bf16 are computed in f32 and rounded once afterwards,
 * so for them `type` is QN_F32. scalar_apply adds this rounding and makes NaN results canonical (docs/numerics.md).
 *
 * For add, subtract, multiply, divide and sqrt, rounding to f32 and then to f16 or bf16 equals rounding once, because
 * f32 has 24 significant bits: at least 2 p + 2 for the p bits of f16 (11) and bf16 (8).
 *
 * The table `traits` in elementwise.c lists the operations that differ from these rules:
 *   STAYS_NARROW   a narrow result is already a value of its type (abs, floor, maximum, remainder, convert, ...)
 *   SEES_NARROW    `type` is the narrow type, because the result depends on the format (next_after, reduce_precision,
 *                  compare in total order) or the bits of a NaN must be kept (select); the operands are still f32
 *   KEEPS_NAN      NaN results are already canonical (maximum, convert), or their bits must not change (select)
 *
 * To add an operation, add its row to ops.def. If `ulp`, the error bound, is 0, write scalar_<name>. Otherwise write
 * f32_<name> and f64_<name>; functions.c makes scalar_<name> from them. The files are:
 *   elementwise_exact.c      arithmetic, comparison, logic, rounding, conversion: exact or correctly rounded
 *   elementwise_f32_*.c      functions of f32
 *   elementwise_f64_*.c      functions of f64, and functions of f32 that only round the result of a function of f64
 */
#ifndef MATH_ELEMENTWISE_H
#define MATH_ELEMENTWISE_H

#include "base/dtype.h"
#include "graph/graph.h"
#include "scalar/scalar.h"

sx_type sx_representation(qn_dtype type); /* the machine type in expressions */
sx_type sx_storage(qn_dtype type);        /* the machine type in memory */

/* sx_from_storage and sx_to_storage convert between storage and representation. Both are exact, because a narrow float
 * was rounded when it was computed. */
sx sx_from_storage(sx_code *s, qn_dtype type, sx value);
sx sx_to_storage(sx_code *s, qn_dtype type, sx value);
/* Rounds an f32 or f64 value to f16 or bf16, as if in one step. The result is an f32 with canonical NaN. */
sx sx_round_to(sx_code *s, qn_dtype narrow, sx value);
/* Converts between element types, as the operation convert does. */
sx sx_convert(sx_code *s, qn_dtype from, qn_dtype to, sx value);

#define ELEMENTWISE(name, ...) sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes);
#include "graph/ops.def"

/* The value of operation `op` for operands `x` of element types `types`, with a result of type `result`. */
sx scalar_apply(sx_code *s, op_kind op, const qn_dtype *types, qn_dtype result, const sx *x,
                const attr_record *attributes);

#endif
