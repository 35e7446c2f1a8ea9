/* Emits division and remainder of integers.
 *
 * x86-64 has no instruction that divides vectors of integers, but it divides vectors of floats. Truncating the quotient
 * of floats gives the exact result if the format is wide enough. Proof for positive a and b: let k be the exact
 * quotient, truncated. The result is wrong only if rounding lifts a / b to k + 1. The distance from a / b to k + 1 is
 * at least 1 / b, and k + 1 is at most (a + b) / b. So the relative distance is at least 1 / (a + b). The relative
 * error of rounding is at most 2^-24 in f32 and 2^-53 in f64. Integers of 16 bits have a + b <= 2^17, so f32 is wide
 * enough. Integers of 32 bits have a + b <= 2^33, so f64 is wide enough.
 */
#include "jit/emit.h"

static bool is_signed(sx_op op) { return op == SX_OP_sdiv || op == SX_OP_srem; }
static bool is_remainder(sx_op op) { return op == SX_OP_urem || op == SX_OP_srem; }

static LLVMValueRef of_integers(emitter *e, sx_op op, const LLVMValueRef *x)
{
    switch (op) {
    case SX_OP_udiv: return LLVMBuildUDiv(e->builder, x[0], x[1], "");
    case SX_OP_sdiv: return LLVMBuildSDiv(e->builder, x[0], x[1], "");
    case SX_OP_urem: return LLVMBuildURem(e->builder, x[0], x[1], "");
    default: return LLVMBuildSRem(e->builder, x[0], x[1], "");
    }
}

/* Widens narrow integers first, so that conversions are between signed i32 and f32. */
static LLVMValueRef quotient_in_f32(emitter *e, sx_op op, const LLVMValueRef *x, LLVMTypeRef type, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    LLVMTypeRef wide = emit_type(e, SX_I32, lanes), real = emit_type(e, SX_F32, lanes);
    LLVMValueRef y[2];
    for (int i = 0; i < 2; i++) {
        y[i] = is_signed(op) ? LLVMBuildSExt(b, x[i], wide, "") : LLVMBuildZExt(b, x[i], wide, "");
        y[i] = LLVMBuildSIToFP(b, y[i], real, "");
    }
    LLVMValueRef quotient = LLVMBuildFPToSI(b, LLVMBuildFDiv(b, y[0], y[1], ""), wide, "");
    return LLVMBuildTrunc(b, quotient, type, "");
}

static LLVMValueRef quotient_in_f64(emitter *e, sx_op op, const LLVMValueRef *x, LLVMTypeRef type, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    LLVMTypeRef real = emit_type(e, SX_F64, lanes);
    LLVMValueRef y[2];
    for (int i = 0; i < 2; i++)
        y[i] = is_signed(op) ? LLVMBuildSIToFP(b, x[i], real, "") : LLVMBuildUIToFP(b, x[i], real, "");
    LLVMValueRef quotient = LLVMBuildFDiv(b, y[0], y[1], "");
    return is_signed(op) ? LLVMBuildFPToSI(b, quotient, type, "") : LLVMBuildFPToUI(b, quotient, type, "");
}

LLVMValueRef emit_division(emitter *e, sx_op op, sx_type type, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMTypeRef vector = emit_type(e, type, lanes);
    /* LLVM divides by constants with multiplications. */
    if (lanes == 1 || type == SX_I64 || !e->target->divides_floats || LLVMIsConstant(x[1]))
        return of_integers(e, op, x);
    LLVMValueRef quotient =
        type == SX_I32 ? quotient_in_f64(e, op, x, vector, lanes) : quotient_in_f32(e, op, x, vector, lanes);
    if (!is_remainder(op))
        return quotient;
    return LLVMBuildSub(e->builder, x[0], LLVMBuildMul(e->builder, quotient, x[1], ""), "");
}
