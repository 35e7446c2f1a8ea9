/* Divides vectors of floats in an inner loop by values that an outer loop computes, such as the sum of a softmax. The
 * outer loop computes the reciprocal. The inner loop multiplies by the reciprocal and corrects the product to the
 * correctly rounded quotient. These multiplications are faster than a division instruction.
 *
 * Outside the loop, for a divisor b:
 *
 *     z           1 / b, rounded to nearest
 *     high + low  1 / b with a relative error of 2^-46 (f64: 2^-104), where high <= 1 / b and low >= 0
 *
 * For a dividend a:
 *
 *     q = high a + low a      one of the two floats around a / b, because the error is below one unit in the last place
 *     r = b q - a             exact (P. Markstein, "Computation of elementary functions on the IBM RISC System/6000
 *                             processor", 1990)
 *     q - r z                 the correctly rounded quotient, by Markstein's theorem
 *
 * The signs are chosen such that a zero keeps its sign. Nothing may underflow. So for f32, b must be between 2^-24 and
 * 2^24, and |a| must be 0 or at least 2^-100. For f64, these three bounds are 2^-100, 2^100 and 2^-900. If something
 * overflows, the result is NaN. If a lane breaks one of these bounds, or if the result of a lane is NaN, the round uses
 * division instructions for all its vectors.
 *
 * Every second vector of a round is always divided by an instruction: the divider works while the multipliers compute
 * the other vectors. */
#include "jit/emit_nest.h"

typedef struct reciprocal {
    LLVMValueRef divisor, nearest, high, low; /* b, z, high, low: vectors */
    LLVMValueRef unsuited;                    /* a vector of i1: whether b is outside of its range */
} reciprocal;

enum { FEW_ROUNDS = 8 /* in a shorter loop, the reciprocal costs as much as it saves */ };

static LLVMValueRef multiply_add(emitter *e, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    LLVMTypeRef type = LLVMTypeOf(x);
    LLVMValueRef args[] = {x, y, z, NULL};
    return emit_intrinsic(e, "llvm.fma", 1, &type, 3, args);
}

static LLVMValueRef power_of_two(const nest_emitter *n, sx_type type, int exponent)
{
    uint64_t bits = type == SX_F32 ? (uint64_t)(127 + exponent) << 23 : (uint64_t)(1023 + exponent) << 52;
    return emit_bits(n->e, type, bits, n->lanes);
}

static int smallest_dividend(sx_type type) { return type == SX_F32 ? -100 : -900; }
static int largest_divisor(sx_type type) { return type == SX_F32 ? 24 : 100; }
static sx_type bits_type(sx_type type) { return type == SX_F32 ? SX_I32 : SX_I64; }

static LLVMValueRef as_type(nest_emitter *n, LLVMValueRef x, sx_type type)
{
    return LLVMBuildBitCast(n->e->builder, x, emit_type(n->e, type, n->lanes), "");
}

static reciprocal *make_reciprocal(nest_emitter *n, sx_type type, LLVMValueRef divisor)
{
    LLVMBuilderRef b = n->e->builder;
    reciprocal *r = ARENA_NEW(n->e->arena, reciprocal);
    LLVMValueRef one = power_of_two(n, type, 0), back = LLVMBuildFNeg(b, divisor, "");
    r->divisor = divisor;
    r->nearest = LLVMBuildFDiv(b, one, divisor, "");
    LLVMValueRef excess =
        LLVMBuildFCmp(b, LLVMRealOLT, multiply_add(n->e, back, r->nearest, one), LLVMConstNull(LLVMTypeOf(one)), "");
    LLVMValueRef below =
        LLVMBuildSub(b, as_type(n, r->nearest, bits_type(type)), emit_bits(n->e, bits_type(type), 1, n->lanes), "");
    r->high = LLVMBuildSelect(b, excess, as_type(n, below, type), r->nearest, "");
    r->low = LLVMBuildFMul(b, multiply_add(n->e, back, r->high, one), r->nearest, "");
    LLVMValueRef low = power_of_two(n, type, -largest_divisor(type));
    LLVMValueRef high = power_of_two(n, type, largest_divisor(type));
    LLVMValueRef enough = LLVMBuildFCmp(b, LLVMRealOGE, divisor, low, "");
    r->unsuited = LLVMBuildNot(b, LLVMBuildAnd(b, enough, LLVMBuildFCmp(b, LLVMRealOLE, divisor, high, ""), ""), "");
    return r;
}

/* Whether a division instruction is slower than the multiplication with its tests. On x86, the division of at most 8
 * f32 is faster. */
static bool is_slow(const nest_emitter *n, sx_type type)
{
    return type == SX_F64 || (type == SX_F32 && (n->lanes > 8 || !n->e->target->masks));
}

static bool suits(const nest_emitter *n, const nest_stage *stage, const sx_inst *inst)
{
    uint32_t lanes = n->nest->mode == LANES_REDUCED ? n->lanes : 1;
    return inst->op == SX_OP_fdiv && n->lanes > 1 && stage->extent / lanes >= FEW_ROUNDS &&
           is_slow(n, (sx_type)inst->type) && n->depends[inst->a] & DEPENDS_COLUMN &&
           n->depends[inst->a] & DEPENDS_INNER && !(n->depends[inst->a] & DEPENDS_RUNNING) &&
           !(n->depends[inst->b] & (DEPENDS_INNER | DEPENDS_RUNNING));
}

/* The entry of n->reciprocals for an instance of the division `self`. */
static reciprocal **place(const nest_emitter *n, sx self, uint32_t row, uint32_t vector)
{
    uint8_t depends = n->depends[n->nest->code->inst.at[self].b];
    row = depends & DEPENDS_ROW ? row : 0;
    vector = depends & DEPENDS_COLUMN ? vector : 0;
    return &n->reciprocals[((size_t)self * n->rows + row) * n->vectors + vector];
}

bool emit_is_quotient(const nest_emitter *n, sx self)
{
    return n->nest->code->inst.at[self].op == SX_OP_fdiv && *place(n, self, 0, 0);
}

void emit_reciprocals(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    const sx_code *code = n->nest->code;
    for (sx i = 1; i < code->inst.count; i++) {
        const sx_inst *inst = &code->inst.at[i];
        if (inst->op != SX_OP_fdiv)
            continue;
        bool made = n->needed[i] && suits(n, stage, inst);
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++)
                *place(n, i, row, vector) = NULL;
        for (uint32_t row = 0; row < n->rows && made; row++)
            for (uint32_t vector = 0; vector < vectors; vector++) {
                reciprocal **at = place(n, i, row, vector);
                if (!*at)
                    *at = make_reciprocal(n, (sx_type)inst->type, emit_get(n, inst->b, row, vector, true));
            }
    }
}

/* The quotient by multiplication. It is correct if the bounds at the top of this file hold and the quotient is not
 * NaN. */
static LLVMValueRef multiplied(nest_emitter *n, const reciprocal *r, LLVMValueRef a)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef q = multiply_add(n->e, r->high, a, LLVMBuildFMul(b, r->low, a, ""));
    LLVMValueRef rest = multiply_add(n->e, r->divisor, q, LLVMBuildFNeg(b, a, ""));
    return multiply_add(n->e, LLVMBuildFNeg(b, rest, ""), r->nearest, q);
}

/* The bits of |a|, minus 1, so that 0, an allowed dividend, becomes the largest unsigned integer. */
static LLVMValueRef size_bits(nest_emitter *n, sx_type type, LLVMValueRef a)
{
    sx_type bits = bits_type(type);
    uint64_t magnitude = type == SX_F32 ? 0x7fffffff : 0x7fffffffffffffff;
    LLVMValueRef size =
        LLVMBuildAnd(n->e->builder, as_type(n, a, bits), emit_bits(n->e, bits, magnitude, n->lanes), "");
    return LLVMBuildSub(n->e->builder, size, emit_bits(n->e, bits, 1, n->lanes), "");
}

/* Whether vector number `i` of a round is divided by an instruction. */
static bool is_divided(uint32_t i) { return i % 2; }

static LLVMValueRef divided(nest_emitter *n, const sx_inst *inst, const reciprocal *r, LLVMValueRef a)
{
    const sx_inst canonical = {.op = SX_OP_canonical_nan, .type = inst->type};
    LLVMValueRef q = LLVMBuildFDiv(n->e->builder, a, r->divisor, "");
    return emit_op(n->e, n->nest->code, &canonical, &q, n->lanes);
}

/* A vector of i1: whether a dividend is too small or a quotient is NaN. */
static LLVMValueRef broken(nest_emitter *n, sx_type type, uint32_t count, const LLVMValueRef *a, const LLVMValueRef *q)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef least = size_bits(n, type, a[0]), nan = LLVMBuildFCmp(b, LLVMRealUNO, q[0], q[count > 1], "");
    LLVMTypeRef vector = LLVMTypeOf(least);
    for (uint32_t i = 1; i < count; i++) {
        LLVMValueRef args[] = {least, size_bits(n, type, a[i]), NULL};
        least = emit_intrinsic(n->e, "llvm.umin", 1, &vector, 2, args);
    }
    for (uint32_t i = 2; i < count; i += 2)
        nan = LLVMBuildOr(b, nan, LLVMBuildFCmp(b, LLVMRealUNO, q[i], q[i + 1 < count ? i + 1 : i], ""), "");
    LLVMValueRef limit = size_bits(n, type, power_of_two(n, type, smallest_dividend(type)));
    return LLVMBuildOr(b, nan, LLVMBuildICmp(b, LLVMIntULT, least, limit, ""), "");
}

void emit_quotients(nest_emitter *n, sx self, instances own)
{
    LLVMBuilderRef b = n->e->builder;
    const sx_inst *inst = &n->nest->code->inst.at[self];
    uint32_t each = own.end_vector - own.first_vector, count = (own.end_row - own.first_row) * each, fast = 0;
    uint32_t *at = ARENA_NEW_ARRAY(n->e->arena, uint32_t, count);
    LLVMValueRef *a = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, count), *q, *slow;
    const reciprocal **r = ARENA_NEW_ARRAY(n->e->arena, const reciprocal *, count);
    q = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, count);
    slow = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t row = own.first_row + i / each, vector = own.first_vector + i % each;
        const reciprocal *by = *place(n, self, row, vector);
        LLVMValueRef dividend = emit_get(n, inst->a, row, vector, true);
        if (is_divided(i)) {
            *emit_value_at(n, self, row, vector) = divided(n, inst, by, dividend);
            continue;
        }
        at[fast] = i;
        r[fast] = by;
        a[fast] = dividend;
        q[fast++] = multiplied(n, by, dividend);
    }
    LLVMValueRef any = broken(n, (sx_type)inst->type, fast, a, q);
    for (uint32_t i = 0; i < fast; i++)
        any = i && r[i] == r[i - 1] ? any : LLVMBuildOr(b, any, r[i]->unsuited, "");
    LLVMBasicBlockRef before = LLVMGetInsertBlock(b), divide = emit_block(n->e, "divide");
    LLVMBasicBlockRef after = emit_block(n->e, "quotient");
    emit_unlikely(n->e, LLVMBuildCondBr(b, emit_any_lane(n->e, any, n->lanes), divide, after));
    LLVMPositionBuilderAtEnd(b, divide);
    for (uint32_t i = 0; i < fast; i++)
        slow[i] = divided(n, inst, r[i], a[i]);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    for (uint32_t i = 0; i < fast; i++) {
        LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(q[i]), "");
        LLVMAddIncoming(phi, (LLVMValueRef[]){q[i], slow[i]}, (LLVMBasicBlockRef[]){before, divide}, 2);
        *emit_value_at(n, self, own.first_row + at[i] / each, own.first_vector + at[i] % each) = phi;
    }
}
