/* What elementwise operations mean: one scalar expression for each ELEMENTWISE row of ops.def.
 *
 * Values of an element type are represented in expressions by a machine type: integers by themselves, i1 by SX_I1, f32
 * and f64 by themselves, and f16 and bf16 by SX_F32 values that are exactly representable in the narrow type. Memory
 * holds the storage type: i1 as SX_I8 (0 or 1), f16 and bf16 as SX_I16 bits.
 *
 * scalar_<name> receives operands already in their representation, and `type`, the element type of the first operand
 * (of on_true for select); for f16 and bf16 it receives QN_F32, because narrow types are computed with in f32 and
 * rounded once afterwards. (Rounding twice, f32 and then f16 or bf16, equals rounding once for add, subtract, multiply,
 * divide and sqrt, since 24 >= 2*11 + 2.) scalar_apply adds that rounding and makes NaN results canonical.
 *
 * A few operations differ; the table `traits` in elementwise.c says so:
 *   STAYS_NARROW   the result for narrow operands is a narrow value by itself (abs, floor, maximum, remainder, ...)
 *   SEES_NARROW    the meaning depends on the format, so `type` is the narrow type itself (next_after,
 *                  reduce_precision, compare in total order, select); operands are f32 all the same
 *   KEEPS_NAN      NaN results are canonical already (maximum, convert), or bits to be kept (select)
 *
 * To add an operation: its row, and one function here in the file of its kind:
 *   elementwise_exact.c      arithmetic, comparison, logic, rounding, conversion: exact or correctly rounded
 *   elementwise_f32_*.c      functions of f32, at most 1 ULP (2 where the row says so)
 *   elementwise_f64_*.c      the same of f64
 * A function with both f32 and f64 forms has scalar_<name> in functions.c, which picks by type.
 */
#ifndef MATH_ELEMENTWISE_H
#define MATH_ELEMENTWISE_H

#include "base/dtype.h"
#include "graph/graph.h"
#include "scalar/scalar.h"

sx_type sx_representation(qn_dtype type); /* of a value in expressions */
sx_type sx_storage(qn_dtype type);        /* of an element in memory */

/* Between memory and expressions. Storing a narrow float is exact: values are rounded where they are made. */
sx sx_from_storage(sx_code *s, qn_dtype type, sx value);
sx sx_to_storage(sx_code *s, qn_dtype type, sx value);
/* An f32 or f64 value rounded to f16 or bf16 and represented as f32, NaN canonical. f64 is rounded once, not twice. */
sx sx_round_to(sx_code *s, qn_dtype narrow, sx value);
/* Between element types, as convert means it. */
sx sx_convert(sx_code *s, qn_dtype from, qn_dtype to, sx value);

#define ELEMENTWISE(name, ...) sx scalar_##name(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes);
#include "graph/ops.def"

/* The value of operation `op` for operands `x` of element types `types`, with a result of type `result`. */
sx scalar_apply(sx_code *s, op_kind op, const qn_dtype *types, qn_dtype result, const sx *x,
                const attr_record *attributes);

#endif
