/* Emits equal sums, differences, products, addresses, splats and hidden values (emit_opaque) only once in each basic
 * block. The rows and vectors of a tile share most of their indices, and LLVM would merge equal instructions late,
 * after several passes. The known_table lists the values that were emitted. Its keys contain pointers, so the hashes of
 * the keys differ each time the compiler runs. The table keeps all values: if it dropped some values, the code of a
 * kernel could depend on the hashes. */
#include "base/hash.h"
#include "jit/emit.h"

static uint32_t *slot_of(known_table *t, const known_key *key)
{
    uint64_t mask = t->slots.count - 1, at = hash_bytes(key, sizeof *key, 0) & mask;
    while (t->slots.at[at] && memcmp(&t->values.at[t->slots.at[at] - 1].key, key, sizeof *key) != 0)
        at = (at + 1) & mask;
    return &t->slots.at[at];
}

static void grow(known_table *t, arena *a)
{
    t->slots.count = t->slots.count ? t->slots.count * 2 : 256;
    t->slots.at = ARENA_NEW_ARRAY(a, uint32_t, t->slots.count);
    for (uint32_t i = 0; i < t->values.count; i++)
        *slot_of(t, &t->values.at[i].key) = i + 1;
}

/* Returns the table's entry for a value of the current block. If the entry's `made` is NULL, the caller must emit the
 * value and set `made`. */
static known_value *find(emitter *e, LLVMOpcode op, LLVMTypeRef type, LLVMValueRef x, LLVMValueRef y)
{
    known_table *t = &e->known;
    const known_key key = {LLVMGetInsertBlock(e->builder), type, x, y, (uint64_t)op};
    if (t->values.count * 2 >= t->slots.count)
        grow(t, e->arena);
    uint32_t *slot = slot_of(t, &key);
    if (!*slot) {
        LIST_ADD(e->arena, &t->values, ((known_value){key, NULL}));
        *slot = t->values.count;
    }
    return &t->values.at[*slot - 1];
}

static LLVMValueRef binary(emitter *e, LLVMOpcode op, LLVMValueRef x, LLVMValueRef y)
{
    known_value *known = find(e, op, NULL, x, y);
    if (!known->made)
        known->made = LLVMBuildBinOp(e->builder, op, x, y, "");
    return known->made;
}

static bool is_zero(LLVMValueRef x) { return LLVMIsAConstantInt(x) && LLVMConstIntGetZExtValue(x) == 0; }

LLVMValueRef emit_sum(emitter *e, LLVMValueRef x, LLVMValueRef y) { return is_zero(y) ? x : binary(e, LLVMAdd, x, y); }

LLVMValueRef emit_difference(emitter *e, LLVMValueRef x, LLVMValueRef y) { return binary(e, LLVMSub, x, y); }

LLVMValueRef emit_product(emitter *e, LLVMValueRef x, int64_t factor)
{
    return factor == 1 ? x : binary(e, LLVMMul, x, emit_int(e, factor));
}

LLVMValueRef emit_opaque(emitter *e, LLVMValueRef value)
{
    known_value *known = find(e, LLVMCall, NULL, value, NULL);
    if (!known->made) {
        char none[] = "", in_place[] = "=r,0";
        LLVMTypeRef of = LLVMTypeOf(value), type = LLVMFunctionType(of, &of, 1, 0);
        LLVMValueRef nothing = LLVMGetInlineAsm(type, none, 0, in_place, 4, 0, 0, LLVMInlineAsmDialectATT, 0);
        known->made = LLVMBuildCall2(e->builder, type, nothing, &value, 1, "");
    }
    return known->made;
}

LLVMValueRef emit_element(emitter *e, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef index)
{
    known_value *known = find(e, LLVMGetElementPtr, type, base, index);
    if (!known->made)
        known->made = LLVMBuildGEP2(e->builder, type, base, &index, 1, "");
    return known->made;
}

LLVMValueRef emit_splat(emitter *e, LLVMValueRef scalar, uint32_t lanes)
{
    if (lanes == 1)
        return scalar;
    if (LLVMIsConstant(scalar)) {
        LLVMValueRef all[64];
        for (uint32_t i = 0; i < lanes; i++)
            all[i] = scalar;
        return LLVMConstVector(all, lanes);
    }
    LLVMTypeRef type = LLVMVectorType(LLVMTypeOf(scalar), lanes);
    known_value *known = find(e, LLVMShuffleVector, type, scalar, NULL);
    if (!known->made) {
        LLVMValueRef zero = LLVMConstInt(e->types[SX_I32], 0, 0);
        LLVMValueRef one = LLVMBuildInsertElement(e->builder, LLVMGetPoison(type), scalar, zero, "");
        known->made = LLVMBuildShuffleVector(e->builder, one, LLVMGetPoison(type),
                                             LLVMConstNull(LLVMVectorType(e->types[SX_I32], lanes)), "");
    }
    return known->made;
}
