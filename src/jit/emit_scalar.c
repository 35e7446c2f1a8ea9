/* Emits scalar expressions (scalar.h) as LLVM IR on vectors of any number of lanes. */
#include <math.h>
#include <string.h>

#include "jit/emit.h"

LLVMTypeRef emit_type(emitter *e, sx_type type, uint32_t lanes)
{
    return lanes > 1 ? LLVMVectorType(e->types[type], lanes) : e->types[type];
}

LLVMValueRef emit_int(emitter *e, int64_t value) { return LLVMConstInt(e->types[SX_I64], (uint64_t)value, 1); }

LLVMValueRef emit_bits(emitter *e, sx_type type, uint64_t bits, uint32_t lanes)
{
    sx_type as = type == SX_F32 ? SX_I32 : type == SX_F64 ? SX_I64 : type;
    LLVMValueRef value = LLVMConstInt(e->types[as], bits, 0);
    if (as != type)
        value = LLVMConstBitCast(value, e->types[type]);
    return emit_splat(e, value, lanes);
}

LLVMValueRef emit_lane_numbers(emitter *e, sx_type type, int64_t first, int64_t step, uint32_t lanes)
{
    LLVMValueRef all[64];
    for (uint32_t i = 0; i < lanes; i++)
        all[i] = LLVMConstInt(e->types[type], (uint64_t)(first + step * i), 1);
    return LLVMConstVector(all, lanes);
}

LLVMValueRef emit_first_lanes(emitter *e, uint32_t count, uint32_t lanes)
{
    LLVMValueRef all[64];
    for (uint32_t i = 0; i < lanes; i++)
        all[i] = LLVMConstInt(e->types[SX_I1], i < count, 0);
    return LLVMConstVector(all, lanes);
}

LLVMValueRef emit_intrinsic(emitter *e, const char *name, uint32_t overloads, LLVMTypeRef *on, uint32_t count,
                            LLVMValueRef *args)
{
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    LLVMValueRef function = LLVMGetIntrinsicDeclaration(e->module, id, on, overloads);
    LLVMTypeRef type = LLVMIntrinsicGetType(e->context, id, on, overloads);
    return LLVMBuildCall2(e->builder, type, function, args, count, "");
}

LLVMBasicBlockRef emit_block(emitter *e, const char *name)
{
    return LLVMAppendBasicBlockInContext(e->context, e->function, name);
}

static LLVMValueRef on_own_type(emitter *e, const char *name, uint32_t count, const LLVMValueRef *x)
{
    LLVMTypeRef type = LLVMTypeOf(x[0]);
    LLVMValueRef args[4] = {x[0], count > 1 ? x[1] : NULL, count > 2 ? x[2] : NULL, NULL};
    return emit_intrinsic(e, name, 1, &type, count, args);
}

static LLVMValueRef count_leading_zeros(emitter *e, LLVMValueRef x)
{
    LLVMTypeRef type = LLVMTypeOf(x);
    LLVMValueRef args[] = {x, LLVMConstInt(e->types[SX_I1], 0, 0)};
    return emit_intrinsic(e, "llvm.ctlz", 1, &type, 2, args);
}

static LLVMTypeRef half_type(emitter *e, uint32_t lanes)
{
    LLVMTypeRef half = LLVMHalfTypeInContext(e->context);
    return lanes > 1 ? LLVMVectorType(half, lanes) : half;
}

static LLVMValueRef half_to_f32(emitter *e, LLVMValueRef bits, uint32_t lanes)
{
    LLVMValueRef half = LLVMBuildBitCast(e->builder, bits, half_type(e, lanes), "");
    return LLVMBuildFPExt(e->builder, half, emit_type(e, SX_F32, lanes), "");
}

static LLVMValueRef f32_to_half(emitter *e, LLVMValueRef x, uint32_t lanes)
{
    LLVMValueRef half = LLVMBuildFPTrunc(e->builder, x, half_type(e, lanes), "");
    return LLVMBuildBitCast(e->builder, half, emit_type(e, SX_I16, lanes), "");
}

/* Whether x is a float literal. If so, sets *value. Reads lane 0 only, because all lanes of a literal are equal. */
static bool is_constant_float(LLVMValueRef x, double *value)
{
    LLVMValueRef lane = !LLVMIsConstant(x) ? NULL : LLVMIsAConstantFP(x) ? x : LLVMGetAggregateElement(x, 0);
    LLVMBool lossy;
    if (!lane || !LLVMIsAConstantFP(lane))
        return false;
    *value = LLVMConstRealGetDouble(lane, &lossy);
    return true;
}

/* Whether x is a constant that has, or may have, this magnitude. */
static bool may_be(LLVMValueRef x, double magnitude)
{
    double value;
    return LLVMIsConstant(x) && (!is_constant_float(x, &value) || fabs(value) == magnitude);
}

static bool is_call(LLVMValueRef x, const char *name)
{
    LLVMValueRef called = LLVMIsACallInst(x) ? LLVMGetCalledValue(x) : NULL;
    return called && LLVMGetIntrinsicID(called) == LLVMLookupIntrinsicID(name, strlen(name));
}

/* Whether every NaN in x is known to be quiet. This holds for a literal that is a number, for the result of most
 * arithmetic, and for a select or copysign of such values. It need not hold for y + 0, y * 1 and y / 1: LLVM may
 * replace them by y, and a NaN in y may be signaling. */
static bool is_quiet(LLVMValueRef x, int depth)
{
    double value;
    if (is_constant_float(x, &value))
        return value == value;
    if (!LLVMIsAInstruction(x) || depth == 0)
        return false;
    LLVMValueRef of[3] = {NULL};
    for (int i = 0; i < 3 && i < LLVMGetNumOperands(x); i++)
        of[i] = LLVMGetOperand(x, (unsigned)i);
    switch (LLVMGetInstructionOpcode(x)) {
    case LLVMFAdd:
    case LLVMFSub:
        return (!may_be(of[0], 0) || is_quiet(of[1], depth - 1)) && (!may_be(of[1], 0) || is_quiet(of[0], depth - 1));
    case LLVMFMul: return !may_be(of[0], 1) && !may_be(of[1], 1);
    case LLVMFDiv: return !may_be(of[1], 1);
    case LLVMSelect: return is_quiet(of[1], depth - 1) && is_quiet(of[2], depth - 1);
    default: break;
    }
    if (is_call(x, "llvm.fma"))
        return !may_be(of[2], 0) || (!may_be(of[0], 1) && !may_be(of[1], 1));
    return is_call(x, "llvm.sqrt") || is_call(x, "llvm.x86.avx512.mask.scalef.ps.512") ||
           (is_call(x, "llvm.copysign") && is_quiet(of[0], depth - 1));
}

/* Returns x if x is a number, and `nan` if x is a quiet NaN. If one operand is a quiet NaN, AVX-512's vrange returns
 * the other operand; if both are, it returns the first one. On Zen 4, vrange uses a unit for additions. A comparison
 * and a select would use the units for multiplications, which are busier. */
static LLVMValueRef number_or(emitter *e, LLVMValueRef nan, LLVMValueRef x, uint32_t lanes)
{
    enum { SMALLER_WITH_ITS_SIGN = 4, CURRENT_ROUNDING = 4 };
    LLVMTypeRef i32 = e->types[SX_I32], mask = LLVMIntTypeInContext(e->context, lanes);
    LLVMValueRef args[] = {nan,
                           x,
                           LLVMConstInt(i32, SMALLER_WITH_ITS_SIGN, 0),
                           LLVMGetPoison(LLVMTypeOf(x)),
                           LLVMConstAllOnes(mask),
                           LLVMConstInt(i32, CURRENT_ROUNDING, 0),
                           NULL};
    const char *name = lanes == 16 ? "llvm.x86.avx512.mask.range.ps.512" : "llvm.x86.avx512.mask.range.pd.512";
    return emit_intrinsic(e, name, 0, NULL, 6, args);
}

/* The primitive `scaled`, (1 + a) * 2^n. b is 0x1.8p23 + 254 + n, so the lowest bits of b are 254 + n. AVX-512's
 * vscalef multiplies by a power of two that need not be a number of the format. Elsewhere 1 + a is multiplied by
 * 2^(n - m) and then by 2^m, where m is 64 if n >= 2, else -64. The first product neither underflows nor overflows. So
 * one fma, a * 2^(n - m) + 2^(n - m), computes the first product, with the rounding of 1 + a. */
static LLVMValueRef scaled(emitter *e, LLVMValueRef a, LLVMValueRef b, uint32_t lanes)
{
    enum { CURRENT_ROUNDING = 4, ROUND_BITS = 0x4b400000 /* 0x1.8p23 */, BIAS = 254, ONE = 0x3f800000 };
    enum { LARGE = 0x5f800000, SMALL = 0x1f800000 /* 2^64 and 2^-64 */ };
    LLVMBuilderRef at = e->builder;
    if (e->target->shape.lanes == 16 && lanes == 16) {
        LLVMValueRef back = emit_bits(e, SX_F32, (ROUND_BITS + BIAS) | 1u << 31, lanes);
        LLVMValueRef args[] = {LLVMBuildFAdd(at, a, emit_bits(e, SX_F32, ONE, lanes), ""),
                               LLVMBuildFAdd(at, b, back, ""),
                               LLVMGetPoison(LLVMTypeOf(a)),
                               LLVMConstAllOnes(LLVMIntTypeInContext(e->context, lanes)),
                               LLVMConstInt(e->types[SX_I32], CURRENT_ROUNDING, 0),
                               NULL};
        return emit_intrinsic(e, "llvm.x86.avx512.mask.scalef.ps.512", 0, NULL, 5, args);
    }
    LLVMTypeRef bits = emit_type(e, SX_I32, lanes), real = emit_type(e, SX_F32, lanes);
    LLVMValueRef exponent = LLVMBuildShl(at, LLVMBuildBitCast(at, b, bits, ""), emit_bits(e, SX_I32, 23, lanes), "");
    LLVMValueRef upper = LLVMBuildICmp(at, LLVMIntSLT, exponent, LLVMConstNull(bits), ""); /* 254 + n >= 256 */
    LLVMValueRef last =
        LLVMBuildSelect(at, upper, emit_bits(e, SX_F32, LARGE, lanes), emit_bits(e, SX_F32, SMALL, lanes), "");
    LLVMValueRef rest = LLVMBuildSub(at, exponent, LLVMBuildBitCast(at, last, bits, ""), "");
    LLVMValueRef first = LLVMBuildBitCast(at, rest, real, "");
    return LLVMBuildFMul(at, on_own_type(e, "llvm.fma", 3, (LLVMValueRef[]){first, a, first}), last, "");
}

/* The result of the primitive canonical_nan for a NaN, in each lane. */
static LLVMValueRef canonical_nan_of(emitter *e, sx_type type, uint32_t lanes)
{
    return emit_bits(e, type, type == SX_F32 ? 0x7fc00000u : 0x7ff8000000000000u, lanes);
}

static LLVMValueRef canonical(emitter *e, LLVMValueRef x, sx_type type, uint32_t lanes)
{
    enum { CHOICES = 4 /* the most operations that is_quiet looks through, one after another */ };
    LLVMValueRef nan = canonical_nan_of(e, type, lanes);
    if (e->target->shape.lanes == 16 && sx_type_bits[type] * lanes == 512 && is_quiet(x, CHOICES))
        return number_or(e, nan, x, lanes);
    return LLVMBuildSelect(e->builder, LLVMBuildFCmp(e->builder, LLVMRealUNO, x, x, ""), nan, x, "");
}

LLVMValueRef emit_positive(emitter *e, LLVMValueRef x, sx_type type, uint32_t lanes)
{
    /* For each kind of x, four bits of the table choose the result of VFIXUPIMM: 0 for the first operand, 1 for x, 8
     * for +0. The kinds are, from the lowest bits on: quiet NaN, signaling NaN, zero, 1, -infinity, infinity, negative,
     * positive. */
    enum { TABLE = 0x18181800, CURRENT_ROUNDING = 4 };
    sx_type word = type == SX_F32 ? SX_I32 : SX_I64;
    LLVMTypeRef i32 = e->types[SX_I32];
    LLVMValueRef args[] = {canonical_nan_of(e, type, lanes),
                           x,
                           emit_bits(e, word, TABLE, lanes),
                           LLVMConstInt(i32, 0, 0),
                           LLVMConstAllOnes(LLVMIntTypeInContext(e->context, lanes)),
                           LLVMConstInt(i32, CURRENT_ROUNDING, 0),
                           NULL};
    const char *name = type == SX_F32 ? "llvm.x86.avx512.mask.fixupimm.ps.512" : "llvm.x86.avx512.mask.fixupimm.pd.512";
    return emit_intrinsic(e, name, 0, NULL, 6, args);
}

LLVMValueRef emit_array(emitter *e, sx_type element, uint32_t count, const uint64_t *bits)
{
    LLVMValueRef *entries = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, count);
    for (uint32_t i = 0; i < count; i++)
        entries[i] = emit_bits(e, element, bits[i], 1);
    LLVMTypeRef type = LLVMArrayType2(e->types[element], count);
    LLVMValueRef array = LLVMConstArray2(e->types[element], entries, count), global;
    for (global = LLVMGetFirstGlobal(e->module); global; global = LLVMGetNextGlobal(global))
        if (LLVMGetInitializer(global) == array) /* LLVM has one object for equal constants */
            return global;
    global = LLVMAddGlobal(e->module, type, "table"); /* LLVM makes the name unique */
    LLVMSetInitializer(global, array);
    LLVMSetGlobalConstant(global, 1);
    LLVMSetLinkage(global, LLVMPrivateLinkage);
    LLVMSetUnnamedAddress(global, LLVMGlobalUnnamedAddr);
    return global;
}

/* Loads a table entry for each lane. Clamps the indices of a vector, because lanes that do not exist may have any
 * index. */
static LLVMValueRef table_entry(emitter *e, const sx_table *table, LLVMValueRef index, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    LLVMValueRef last = emit_bits(e, SX_I32, table->count - 1, lanes);
    if (lanes > 1)
        index = LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntULT, index, last, ""), index, last, "");
    LLVMTypeRef element = e->types[table->type];
    LLVMValueRef global = emit_array(e, (sx_type)table->type, table->count, table->bits);
    LLVMValueRef result = LLVMGetPoison(emit_type(e, (sx_type)table->type, lanes));
    for (uint32_t i = 0; i < lanes; i++) {
        LLVMValueRef lane = LLVMConstInt(e->types[SX_I32], i, 0);
        LLVMValueRef one = lanes > 1 ? LLVMBuildExtractElement(b, index, lane, "") : index;
        one = LLVMBuildZExt(b, one, e->types[SX_I64], "");
        LLVMValueRef at = LLVMBuildInBoundsGEP2(b, element, global, &one, 1, "");
        LLVMValueRef entry = LLVMBuildLoad2(b, element, at, "");
        if (lanes == 1)
            return entry;
        result = LLVMBuildInsertElement(b, result, entry, lane, "");
    }
    return result;
}

/* Emits an intrinsic without overloads. The types of the intrinsic's parameters depend on the version of LLVM, so the
 * arguments are bitcast to these types. */
static LLVMValueRef emit_bitcast_intrinsic(emitter *e, const char *name, uint32_t count, LLVMValueRef *args)
{
    LLVMTypeRef types[3];
    LLVMGetParamTypes(LLVMIntrinsicGetType(e->context, LLVMLookupIntrinsicID(name, strlen(name)), NULL, 0), types);
    for (uint32_t i = 0; i < count; i++)
        args[i] = LLVMBuildBitCast(e->builder, args[i], types[i], "");
    return emit_intrinsic(e, name, 0, NULL, count, args);
}

/* Each lane of x consists of parts of `bits` bits. Returns part `at` of each lane, extended to the width of the
 * lane. */
static LLVMValueRef part_of(emitter *e, LLVMValueRef x, uint32_t at, uint32_t bits, bool is_signed, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    LLVMValueRef high = LLVMBuildShl(b, x, emit_bits(e, SX_I32, 32 - bits - at * bits, lanes), "");
    LLVMValueRef down = emit_bits(e, SX_I32, 32 - bits, lanes);
    return is_signed ? LLVMBuildAShr(b, high, down, "") : LLVMBuildLShr(b, high, down, "");
}

/* The primitives dot_i16 and dot_u8_i8. If vectors fill a register, uses x86's vpmaddwd or vpdpbusd where the target
 * has the instruction. LLVM joins vpmaddwd and the addition if the target has one instruction for both. */
static LLVMValueRef dot(emitter *e, bool bytes, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    const target_shape *shape = &e->target->shape;
    if (lanes > 1 && lanes == shape->lanes && !bytes && shape->dot_i16) {
        const char *name = lanes == 16 ? "llvm.x86.avx512.pmaddw.d.512" : "llvm.x86.avx2.pmadd.wd";
        return LLVMBuildAdd(b, emit_bitcast_intrinsic(e, name, 2, (LLVMValueRef[]){x[0], x[1], NULL}), x[2], "");
    }
    if (lanes > 1 && lanes == shape->lanes && bytes && shape->dot_i8)
        return emit_bitcast_intrinsic(e, "llvm.x86.avx512.vpdpbusd.512", 3, (LLVMValueRef[]){x[2], x[0], x[1], NULL});
    LLVMValueRef sum = x[2];
    uint32_t bits = bytes ? 8 : 16;
    for (uint32_t i = 0; i < 32 / bits; i++) {
        LLVMValueRef left = part_of(e, x[0], i, bits, !bytes, lanes), right = part_of(e, x[1], i, bits, true, lanes);
        sum = LLVMBuildAdd(b, sum, LLVMBuildMul(b, left, right, ""), "");
    }
    return sum;
}

LLVMValueRef emit_op(emitter *e, const sx_code *code, const sx_inst *inst, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    LLVMTypeRef type = emit_type(e, (sx_type)inst->type, lanes);
    switch ((sx_op)inst->op) {
    case SX_OP_fadd: return LLVMBuildFAdd(b, x[0], x[1], "");
    case SX_OP_fsub: return LLVMBuildFSub(b, x[0], x[1], "");
    case SX_OP_fmul: return LLVMBuildFMul(b, x[0], x[1], "");
    case SX_OP_fdiv: return LLVMBuildFDiv(b, x[0], x[1], "");
    case SX_OP_fma: return on_own_type(e, "llvm.fma", 3, x);
    case SX_OP_scaled: return scaled(e, x[0], x[1], lanes);
    case SX_OP_sqrt: return on_own_type(e, "llvm.sqrt", 1, x);
    case SX_OP_rint: return on_own_type(e, "llvm.rint", 1, x);
    case SX_OP_floor: return on_own_type(e, "llvm.floor", 1, x);
    case SX_OP_ceil: return on_own_type(e, "llvm.ceil", 1, x);
    case SX_OP_ftrunc: return on_own_type(e, "llvm.trunc", 1, x);
    case SX_OP_fneg: return LLVMBuildFNeg(b, x[0], "");
    case SX_OP_fabs: return on_own_type(e, "llvm.fabs", 1, x);
    case SX_OP_copysign: return on_own_type(e, "llvm.copysign", 2, x);
    case SX_OP_feq: return LLVMBuildFCmp(b, LLVMRealOEQ, x[0], x[1], "");
    case SX_OP_fne: return LLVMBuildFCmp(b, LLVMRealUNE, x[0], x[1], "");
    case SX_OP_flt: return LLVMBuildFCmp(b, LLVMRealOLT, x[0], x[1], "");
    case SX_OP_fle: return LLVMBuildFCmp(b, LLVMRealOLE, x[0], x[1], "");
    case SX_OP_fgt: return LLVMBuildFCmp(b, LLVMRealOGT, x[0], x[1], "");
    case SX_OP_fge: return LLVMBuildFCmp(b, LLVMRealOGE, x[0], x[1], "");
    case SX_OP_canonical_nan: return canonical(e, x[0], (sx_type)inst->type, lanes);
    case SX_OP_add: return LLVMBuildAdd(b, x[0], x[1], "");
    case SX_OP_sub: return LLVMBuildSub(b, x[0], x[1], "");
    case SX_OP_mul: return LLVMBuildMul(b, x[0], x[1], "");
    case SX_OP_udiv:
    case SX_OP_sdiv:
    case SX_OP_urem:
    case SX_OP_srem: return emit_division(e, (sx_op)inst->op, (sx_type)inst->type, x, lanes);
    case SX_OP_and: return LLVMBuildAnd(b, x[0], x[1], "");
    case SX_OP_or: return LLVMBuildOr(b, x[0], x[1], "");
    case SX_OP_xor: return LLVMBuildXor(b, x[0], x[1], "");
    case SX_OP_shl: return LLVMBuildShl(b, x[0], x[1], "");
    case SX_OP_lshr: return LLVMBuildLShr(b, x[0], x[1], "");
    case SX_OP_ashr: return LLVMBuildAShr(b, x[0], x[1], "");
    case SX_OP_dot_i16: return dot(e, false, x, lanes);
    case SX_OP_dot_u8_i8: return dot(e, true, x, lanes);
    case SX_OP_dot_bf16:
        return emit_bitcast_intrinsic(e, "llvm.x86.avx512bf16.dpbf16ps.512", 3,
                                      (LLVMValueRef[]){x[0], x[1], x[2], NULL});
    case SX_OP_ctpop: return on_own_type(e, "llvm.ctpop", 1, x);
    case SX_OP_ctlz: return count_leading_zeros(e, x[0]);
    case SX_OP_eq: return LLVMBuildICmp(b, LLVMIntEQ, x[0], x[1], "");
    case SX_OP_ne: return LLVMBuildICmp(b, LLVMIntNE, x[0], x[1], "");
    case SX_OP_slt: return LLVMBuildICmp(b, LLVMIntSLT, x[0], x[1], "");
    case SX_OP_sle: return LLVMBuildICmp(b, LLVMIntSLE, x[0], x[1], "");
    case SX_OP_ult: return LLVMBuildICmp(b, LLVMIntULT, x[0], x[1], "");
    case SX_OP_ule: return LLVMBuildICmp(b, LLVMIntULE, x[0], x[1], "");
    case SX_OP_select: return LLVMBuildSelect(b, x[0], x[1], x[2], "");
    case SX_OP_bitcast: return LLVMBuildBitCast(b, x[0], type, "");
    case SX_OP_trunc: return LLVMBuildTrunc(b, x[0], type, "");
    case SX_OP_zext: return LLVMBuildZExt(b, x[0], type, "");
    case SX_OP_sext: return LLVMBuildSExt(b, x[0], type, "");
    case SX_OP_sitofp: return LLVMBuildSIToFP(b, x[0], type, "");
    case SX_OP_uitofp: return LLVMBuildUIToFP(b, x[0], type, "");
    case SX_OP_fptosi: return LLVMBuildFPToSI(b, x[0], type, "");
    case SX_OP_fptoui: return LLVMBuildFPToUI(b, x[0], type, "");
    case SX_OP_fpext: return LLVMBuildFPExt(b, x[0], type, "");
    case SX_OP_fptrunc: return LLVMBuildFPTrunc(b, x[0], type, "");
    case SX_OP_half_to_f32: return half_to_f32(e, x[0], lanes);
    case SX_OP_f32_to_half: return f32_to_half(e, x[0], lanes);
    case SX_OP_table: return table_entry(e, &code->tables.at[inst->aux], x[0], lanes);
    case SX_OP_const: return emit_bits(e, (sx_type)inst->type, (uint64_t)inst->b << 32 | inst->a, lanes);
    default: return NULL; /* arg, slow_path, bounded_loop, result: the callers emit these */
    }
}

LLVMValueRef emit_any_lane(emitter *e, LLVMValueRef mask, uint32_t lanes)
{
    if (lanes == 1)
        return mask;
    if (!e->target->masks) {
        LLVMTypeRef type = LLVMTypeOf(mask);
        return emit_intrinsic(e, "llvm.vector.reduce.or", 1, &type, 1, &mask);
    }
    LLVMTypeRef bits = LLVMIntTypeInContext(e->context, lanes);
    LLVMValueRef all = LLVMBuildBitCast(e->builder, mask, bits, "");
    return LLVMBuildICmp(e->builder, LLVMIntNE, all, LLVMConstInt(bits, 0, 0), "");
}

void emit_bounded_loop(emitter *e, const sx_code *sub, uint32_t limit, uint32_t count, LLVMValueRef *state,
                       uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    uint32_t states = sub->outputs.count - 1;
    LLVMBasicBlockRef before = LLVMGetInsertBlock(b), loop = emit_block(e, "bounded_loop"),
                      after = emit_block(e, "done");
    LLVMValueRef phis[64], next[64], args[64];
    LLVMBuildBr(b, loop);
    LLVMPositionBuilderAtEnd(b, loop);
    LLVMValueRef round = LLVMBuildPhi(b, e->types[SX_I32], ""), zero = LLVMConstInt(e->types[SX_I32], 0, 0);
    LLVMValueRef active = LLVMBuildPhi(b, emit_type(e, SX_I1, lanes), ""), all = emit_bits(e, SX_I1, 1, lanes);
    for (uint32_t i = 0; i < count; i++)
        args[i] = state[i];
    for (uint32_t i = 0; i < states; i++)
        args[i] = phis[i] = LLVMBuildPhi(b, LLVMTypeOf(state[i]), "");
    emit_code(e, sub, args, next, lanes);
    for (uint32_t i = 0; i < states; i++)
        next[i] = LLVMBuildSelect(b, active, next[i], phis[i], "");
    LLVMValueRef still = LLVMBuildAnd(b, active, next[states], "");
    LLVMValueRef next_round = LLVMBuildAdd(b, round, LLVMConstInt(e->types[SX_I32], 1, 0), "");
    LLVMValueRef more = LLVMBuildICmp(b, LLVMIntULT, next_round, LLVMConstInt(e->types[SX_I32], limit, 0), "");
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    LLVMBuildCondBr(b, LLVMBuildAnd(b, more, emit_any_lane(e, still, lanes), ""), loop, after);
    LLVMBasicBlockRef from[] = {before, end};
    LLVMAddIncoming(round, (LLVMValueRef[]){zero, next_round}, from, 2);
    LLVMAddIncoming(active, (LLVMValueRef[]){all, still}, from, 2);
    for (uint32_t i = 0; i < states; i++) {
        LLVMAddIncoming(phis[i], (LLVMValueRef[]){state[i], next[i]}, from, 2);
        state[i] = next[i];
    }
    LLVMPositionBuilderAtEnd(b, after);
}

void emit_code(emitter *e, const sx_code *code, const LLVMValueRef *args, LLVMValueRef *outs, uint32_t lanes)
{
    LLVMValueRef *values = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, code->inst.count);
    LLVMValueRef **loops = ARENA_NEW_ARRAY(e->arena, LLVMValueRef *, code->inst.count);
    bool *needed = ARENA_NEW_ARRAY(e->arena, bool, code->inst.count);
    for (uint32_t i = 0; i < code->outputs.count; i++)
        needed[code->outputs.at[i]] = true;
    for (uint32_t i = code->inst.count; i-- > 1;)
        if (needed[i])
            sx_need_operands(code, &code->inst.at[i], needed);
    for (uint32_t i = 1; i < code->inst.count; i++) {
        const sx_inst *inst = &code->inst.at[i];
        if (!needed[i])
            continue;
        const sx operand[3] = {inst->a, inst->b, inst->c};
        LLVMValueRef x[66];
        uint32_t arity = sx_op_arity[inst->op];
        for (uint32_t k = 0; k < arity; k++)
            x[k] = values[operand[k]];
        const sx *listed;
        uint32_t count = sx_listed(code, inst, &listed);
        if (inst->op == SX_OP_arg) {
            values[i] = args[inst->aux];
        } else if (inst->op == SX_OP_slow_path) {
            for (uint32_t k = 0; k < count; k++)
                x[2 + k] = values[listed[k]];
            emit_slow_path(e, code->subs.at[inst->aux], 1, (const LLVMValueRef *[]){x}, &values[i], lanes);
        } else if (inst->op == SX_OP_bounded_loop) {
            loops[i] = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, count + 1);
            for (uint32_t k = 0; k < count; k++)
                loops[i][k] = values[listed[k]];
            emit_bounded_loop(e, code->subs.at[inst->aux], inst->c, count, loops[i], lanes);
        } else if (inst->op == SX_OP_result) {
            values[i] = loops[inst->a][inst->aux];
        } else {
            values[i] = emit_op(e, code, inst, x, lanes);
        }
    }
    for (uint32_t i = 0; i < code->outputs.count; i++)
        outs[i] = values[code->outputs.at[i]];
}
