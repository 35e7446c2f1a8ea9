/* Emits slow paths of scalar expressions: code for rare operands, such as the reduction of huge arguments of sine.
 *
 * One test covers the vectors of all instances. If a lane needs the slow path, the kernel calls a function, which lies
 * after the kernel in memory. A module has one such function for each sub-program and number of lanes. There are two
 * kinds:
 *
 *   straight   The sub-program has no loops and no tables, but it may have slow paths of its own. An example is the
 *              logarithm of subnormal operands. The function computes all lanes of a vector at once.
 *   by lanes   The operands and the results of the fast path are in a block on the stack. The function goes through
 *              the lanes. In each lane that needs the slow path, it overwrites the result of the fast path.
 *
 *     block:   conditions (i32)   results   argument 0   argument 1   ...        each field: one element for each lane
 */
#include "jit/emit.h"

/* A function of the module that computes a slow path. Only for a function by lanes: `caller` is the last kernel or
 * function that needed the slow path, and `block` is the block on the stack of `caller`. */
struct slow_path {
    const sx_code *sub;
    uint32_t lanes;
    bool straight;
    LLVMValueRef function, caller, block;
};

enum { MOST_ARGUMENTS = 64 };

static bool is_straight(const sx_code *sub)
{
    for (uint32_t i = 1; i < sub->inst.count; i++) {
        sx_op op = (sx_op)sub->inst.at[i].op;
        if (op == SX_OP_table || op == SX_OP_bounded_loop || op == SX_OP_result)
            return false;
    }
    return true;
}

void emit_unlikely(emitter *e, LLVMValueRef branch)
{
    LLVMMetadataRef weights[] = {LLVMMDStringInContext2(e->context, "branch_weights", 14),
                                 LLVMValueAsMetadata(LLVMConstInt(e->types[SX_I32], 1, 0)),
                                 LLVMValueAsMetadata(LLVMConstInt(e->types[SX_I32], 2000, 0))};
    LLVMMetadataRef node = LLVMMDNodeInContext2(e->context, weights, 3);
    LLVMSetMetadata(branch, LLVMGetMDKindIDInContext(e->context, "prof", 4), LLVMMetadataAsValue(e->context, node));
}

/* ---- the block --------------------------------------------------------------------------------------------------- */

/* In memory, an i1 is an i8. */
static LLVMTypeRef stored_type(emitter *e, LLVMTypeRef type, uint32_t lanes)
{
    LLVMTypeRef element = LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetElementType(type) : type;
    element = element == e->types[SX_I1] ? e->types[SX_I8] : element;
    return lanes > 1 ? LLVMVectorType(element, lanes) : element;
}

static uint64_t field_bytes(emitter *e, LLVMTypeRef type, uint32_t lanes)
{
    LLVMTypeRef element = stored_type(e, type, 1);
    bool wide = element == e->types[SX_I64] || element == e->types[SX_F64];
    return (uint64_t)(wide ? 8 : 4) * lanes;
}

static LLVMValueRef place(emitter *e, LLVMValueRef block, uint64_t offset)
{
    LLVMValueRef bytes = emit_int(e, (int64_t)offset);
    return LLVMBuildGEP2(e->builder, e->types[SX_I8], block, &bytes, 1, "");
}

static void store(emitter *e, LLVMValueRef value, LLVMValueRef at, uint32_t lanes)
{
    LLVMTypeRef type = stored_type(e, LLVMTypeOf(value), lanes);
    if (type != LLVMTypeOf(value))
        value = LLVMBuildZExt(e->builder, value, type, "");
    LLVMSetAlignment(LLVMBuildStore(e->builder, value, at), 1);
}

static LLVMValueRef load(emitter *e, LLVMTypeRef type, LLVMValueRef at, uint32_t lanes)
{
    LLVMTypeRef stored = stored_type(e, type, lanes);
    LLVMValueRef value = LLVMBuildLoad2(e->builder, stored, at, "");
    LLVMSetAlignment(value, 1);
    LLVMTypeRef element = LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetElementType(type) : type;
    if (element != e->types[SX_I1])
        return value;
    return LLVMBuildTrunc(e->builder, value, emit_type(e, SX_I1, lanes), "");
}

/* The address of a lane's element in a field of the block. */
static LLVMValueRef element(emitter *e, LLVMTypeRef type, LLVMValueRef block, uint64_t offset, LLVMValueRef lane)
{
    return LLVMBuildGEP2(e->builder, stored_type(e, type, 1), place(e, block, offset), &lane, 1, "");
}

/* ---- the function ------------------------------------------------------------------------------------------------ */

/* Emits the body of a function by lanes. x: the operands of any instance; only their types are used. */
static void emit_body(emitter *e, const sx_code *sub, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    LLVMValueRef block = LLVMGetParam(e->function, 0), args[MOST_ARGUMENTS], result;
    LLVMTypeRef flag = e->types[SX_I32];
    LLVMBasicBlockRef entry = emit_block(e, "entry"), loop = emit_block(e, "lane"), work = emit_block(e, "work");
    LLVMBasicBlockRef next = emit_block(e, "next"), done = emit_block(e, "done");
    e->entry = entry;
    LLVMPositionBuilderAtEnd(b, entry);
    LLVMBuildBr(b, loop);
    LLVMPositionBuilderAtEnd(b, loop);
    LLVMValueRef lane = LLVMBuildPhi(b, e->types[SX_I64], "lane");
    LLVMValueRef condition = load(e, flag, element(e, flag, block, 0, lane), 1);
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntNE, condition, LLVMConstInt(flag, 0, 0), ""), work, next);
    LLVMPositionBuilderAtEnd(b, work);
    uint64_t results = field_bytes(e, flag, lanes), offset = results + field_bytes(e, LLVMTypeOf(x[1]), lanes);
    for (uint32_t k = 0; k < sub->args; k++) {
        LLVMTypeRef type = LLVMTypeOf(x[2 + k]);
        args[k] = load(e, type, element(e, type, block, offset, lane), 1);
        offset += field_bytes(e, type, lanes);
    }
    emit_code(e, sub, args, &result, 1);
    store(e, result, element(e, LLVMTypeOf(x[1]), block, results, lane), 1);
    LLVMBuildBr(b, next);
    LLVMPositionBuilderAtEnd(b, next);
    LLVMValueRef following = LLVMBuildAdd(b, lane, emit_int(e, 1), "");
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntULT, following, emit_int(e, lanes), ""), loop, done);
    LLVMAddIncoming(lane, (LLVMValueRef[]){emit_int(e, 0), following}, (LLVMBasicBlockRef[]){entry, next}, 2);
    LLVMPositionBuilderAtEnd(b, done);
    LLVMBuildRetVoid(b);
}

static void emit_straight_body(emitter *e, const sx_code *sub, uint32_t lanes)
{
    LLVMValueRef args[MOST_ARGUMENTS], result;
    e->entry = emit_block(e, "entry");
    LLVMPositionBuilderAtEnd(e->builder, e->entry);
    for (uint32_t k = 0; k < sub->args; k++)
        args[k] = LLVMGetParam(e->function, k);
    emit_code(e, sub, args, &result, lanes);
    LLVMBuildRet(e->builder, result);
}

/* The type of the function. x: the operands of any instance; only their types are used. */
static LLVMTypeRef function_type(emitter *e, const sx_code *sub, const LLVMValueRef *x)
{
    LLVMTypeRef types[MOST_ARGUMENTS];
    if (!is_straight(sub))
        return LLVMFunctionType(LLVMVoidTypeInContext(e->context), &e->pointer, 1, 0);
    for (uint32_t k = 0; k < sub->args; k++)
        types[k] = LLVMTypeOf(x[2 + k]);
    return LLVMFunctionType(LLVMTypeOf(x[1]), types, sub->args, 0);
}

/* Makes the function, in the section of the first kernel that needs it. */
static LLVMValueRef make_function(emitter *e, const sx_code *sub, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder), entry = e->entry;
    LLVMValueRef caller = e->function, made = LLVMAddFunction(e->module, "slow", function_type(e, sub, x));
    LLVMSetLinkage(made, LLVMPrivateLinkage);
    LLVMSetSection(made, LLVMGetSection(caller));
    emit_function_attributes(e, made);
    e->function = made;
    if (is_straight(sub))
        emit_straight_body(e, sub, lanes);
    else
        emit_body(e, sub, x, lanes);
    e->function = caller;
    e->entry = entry;
    LLVMPositionBuilderAtEnd(e->builder, here);
    return made;
}

static LLVMValueRef make_block(emitter *e, const sx_code *sub, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder);
    uint64_t bytes = field_bytes(e, e->types[SX_I32], lanes) + field_bytes(e, LLVMTypeOf(x[1]), lanes);
    for (uint32_t k = 0; k < sub->args; k++)
        bytes += field_bytes(e, LLVMTypeOf(x[2 + k]), lanes);
    emit_at_entry(e);
    LLVMValueRef block = LLVMBuildAlloca(e->builder, LLVMArrayType2(e->types[SX_I8], bytes), "block");
    LLVMSetAlignment(block, 8);
    LLVMPositionBuilderAtEnd(e->builder, here);
    return block;
}

static struct slow_path *find(emitter *e, const sx_code *sub, const LLVMValueRef *x, uint32_t lanes)
{
    uint32_t i = 0;
    while (i < e->slow_paths.count && (e->slow_paths.at[i].sub != sub || e->slow_paths.at[i].lanes != lanes))
        i++;
    if (i == e->slow_paths.count) {
        struct slow_path made = {sub, lanes, is_straight(sub), make_function(e, sub, x, lanes), NULL, NULL};
        i = e->slow_paths.count; /* the sub-program may have added slow paths of its own */
        LIST_ADD(e->arena, &e->slow_paths, made);
    }
    struct slow_path *found = &e->slow_paths.at[i];
    if (!found->straight && found->caller != e->function) {
        found->caller = e->function;
        found->block = make_block(e, sub, x, lanes);
    }
    return found;
}

/* ---- the call ---------------------------------------------------------------------------------------------------- */

/* Calls the function for one instance. Returns the result of the slow path in lanes whose condition is set, and the
 * result of the fast path in other lanes. */
static LLVMValueRef emit_call(emitter *e, const struct slow_path *path, const LLVMValueRef *x, uint32_t lanes)
{
    LLVMTypeRef function = function_type(e, path->sub, x);
    if (path->straight) {
        LLVMValueRef args[MOST_ARGUMENTS];
        for (uint32_t k = 0; k < path->sub->args; k++)
            args[k] = x[2 + k];
        LLVMValueRef value = LLVMBuildCall2(e->builder, function, path->function, args, path->sub->args, "");
        return LLVMBuildSelect(e->builder, x[0], value, x[1], "");
    }
    LLVMValueRef conditions = LLVMBuildSExt(e->builder, x[0], emit_type(e, SX_I32, lanes), "");
    LLVMTypeRef type = LLVMTypeOf(x[1]);
    uint64_t results = field_bytes(e, e->types[SX_I32], lanes), offset = results + field_bytes(e, type, lanes);
    store(e, conditions, path->block, lanes);
    store(e, x[1], place(e, path->block, results), lanes);
    for (uint32_t k = 0; k < path->sub->args; k++) {
        store(e, x[2 + k], place(e, path->block, offset), lanes);
        offset += field_bytes(e, LLVMTypeOf(x[2 + k]), lanes);
    }
    LLVMBuildCall2(e->builder, function, path->function, (LLVMValueRef *)&path->block, 1, "");
    return load(e, type, place(e, path->block, results), lanes);
}

void emit_slow_path(emitter *e, const sx_code *sub, uint32_t count, const LLVMValueRef *const *operands,
                    LLVMValueRef *out, uint32_t lanes)
{
    LLVMBuilderRef b = e->builder;
    if (!count)
        return;
    const struct slow_path path = *find(e, sub, operands[0], lanes);
    LLVMValueRef any = operands[0][0];
    for (uint32_t i = 1; i < count; i++)
        any = LLVMBuildOr(b, any, operands[i][0], "");
    LLVMBasicBlockRef before = LLVMGetInsertBlock(b), slow = emit_block(e, "slow"), after = emit_block(e, "common");
    emit_unlikely(e, LLVMBuildCondBr(b, emit_any_lane(e, any, lanes), slow, after));
    LLVMPositionBuilderAtEnd(b, slow);
    for (uint32_t i = 0; i < count; i++)
        out[i] = emit_call(e, &path, operands[i], lanes);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    for (uint32_t i = 0; i < count; i++) {
        LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(out[i]), "");
        LLVMValueRef from[] = {operands[i][1], out[i]};
        LLVMAddIncoming(phi, from, (LLVMBasicBlockRef[]){before, slow}, 2);
        out[i] = phi;
    }
}
