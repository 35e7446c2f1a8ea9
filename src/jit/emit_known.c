/* Emits sums, products and addresses once in each block. The rows and vectors of a tile share most of their indices.
 * LLVM finds equal instructions late, after several passes have worked on each. */
#include "base/hash.h"
#include "jit/emit.h"

enum { KNOWN_VALUES = 512 };

known_value *emit_known_table(arena *a) { return ARENA_NEW_ARRAY(a, known_value, KNOWN_VALUES); }

/* Returns the entry for a value in the current block. If its `made` is NULL, the caller makes the value. The table has
 * one entry for each hash, so it forgets some values. */
static known_value *find(emitter *e, LLVMOpcode op, LLVMTypeRef type, LLVMValueRef x, LLVMValueRef y)
{
    const known_key wanted = {LLVMGetInsertBlock(e->builder), type, x, y, (uint64_t)op};
    known_value *at = &e->known[hash_bytes(&wanted, sizeof wanted, 0) % KNOWN_VALUES];
    if (memcmp(&at->key, &wanted, sizeof wanted) != 0)
        *at = (known_value){wanted, NULL};
    return at;
}

static LLVMValueRef binary(emitter *e, LLVMOpcode op, LLVMValueRef x, LLVMValueRef y)
{
    known_value *at = find(e, op, NULL, x, y);
    if (!at->made)
        at->made = LLVMBuildBinOp(e->builder, op, x, y, "");
    return at->made;
}

static bool is_zero(LLVMValueRef x) { return LLVMIsAConstantInt(x) && LLVMConstIntGetZExtValue(x) == 0; }

LLVMValueRef emit_sum(emitter *e, LLVMValueRef x, LLVMValueRef y) { return is_zero(y) ? x : binary(e, LLVMAdd, x, y); }

LLVMValueRef emit_product(emitter *e, LLVMValueRef x, int64_t factor)
{
    return factor == 1 ? x : binary(e, LLVMMul, x, emit_int(e, factor));
}

LLVMValueRef emit_element(emitter *e, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef index)
{
    known_value *at = find(e, LLVMGetElementPtr, type, base, index);
    if (!at->made)
        at->made = LLVMBuildGEP2(e->builder, type, base, &index, 1, "");
    return at->made;
}
