/* Emits loops and branches whose state is a set of accumulators. */
#include "jit/emit_stage.h"

LLVMValueRef emit_less(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildICmp(n->e->builder, LLVMIntSLT, x, y, "");
}

LLVMValueRef emit_opaque(nest_emitter *n, LLVMValueRef index)
{
    char none[] = "", in_place[] = "=r,0";
    LLVMTypeRef type = LLVMFunctionType(n->e->types[SX_I64], &n->e->types[SX_I64], 1, 0);
    LLVMValueRef nothing = LLVMGetInlineAsm(type, none, 0, in_place, 4, 0, 0, LLVMInlineAsmDialectATT, 0);
    return LLVMBuildCall2(n->e->builder, type, nothing, &index, 1, "");
}

void emit_keep_order(nest_emitter *n)
{
    char none[] = "", memory[] = "~{memory}";
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(n->e->context), NULL, 0, 0);
    LLVMValueRef nothing = LLVMGetInlineAsm(type, none, 0, memory, 9, 1, 0, LLVMInlineAsmDialectATT, 0);
    LLVMBuildCall2(n->e->builder, type, nothing, NULL, 0, "");
}

loop emit_loop_open(nest_emitter *n, accumulators *a, LLVMValueRef from, LLVMValueRef limit)
{
    LLVMBuilderRef b = n->e->builder;
    loop l = {.before = LLVMGetInsertBlock(b), .body = emit_block(n->e, "loop"), .after = emit_block(n->e, "next")};
    uint32_t count = a ? a->count : 0;
    if (count)
        l.start = arena_copy(n->e->arena, a->at, count * sizeof *a->at);
    l.from = from;
    l.guarded = limit && !(LLVMIsConstant(from) && LLVMIsConstant(limit) &&
                           LLVMConstIntGetSExtValue(from) < LLVMConstIntGetSExtValue(limit));
    if (l.guarded)
        LLVMBuildCondBr(b, emit_less(n, from, limit), l.body, l.after);
    else
        LLVMBuildBr(b, l.body);
    LLVMPositionBuilderAtEnd(b, l.body);
    l.index = LLVMBuildPhi(b, n->e->types[SX_I64], "i");
    LLVMAddIncoming(l.index, &from, &l.before, 1);
    for (uint32_t i = 0; i < count; i++)
        if (a->at[i])
            a->at[i] = LLVMBuildPhi(b, LLVMTypeOf(a->at[i]), "");
    if (count)
        l.phis = arena_copy(n->e->arena, a->at, count * sizeof *a->at);
    return l;
}

/* A value after a guarded loop: `skipped` if the body did not run, else `value`. */
static LLVMValueRef merged(nest_emitter *n, const loop *l, LLVMBasicBlockRef end, LLVMValueRef skipped,
                           LLVMValueRef value)
{
    LLVMValueRef phi = LLVMBuildPhi(n->e->builder, LLVMTypeOf(value), "");
    LLVMAddIncoming(phi, (LLVMValueRef[]){skipped, value}, (LLVMBasicBlockRef[]){l->before, end}, 2);
    return phi;
}

LLVMValueRef emit_loop_close_if(nest_emitter *n, loop *l, accumulators *a, LLVMValueRef next, LLVMValueRef again)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    uint32_t count = a ? a->count : 0;
    LLVMBuildCondBr(b, again, l->body, l->after);
    LLVMAddIncoming(l->index, &next, &end, 1);
    for (uint32_t i = 0; i < count; i++)
        if (l->phis[i])
            LLVMAddIncoming(l->phis[i], (LLVMValueRef[]){l->start[i], a->at[i]}, (LLVMBasicBlockRef[]){l->before, end},
                            2);
    LLVMPositionBuilderAtEnd(b, l->after);
    if (!l->guarded)
        return next;
    LLVMValueRef behind = merged(n, l, end, l->from, next);
    for (uint32_t i = 0; i < count; i++)
        if (l->phis[i])
            a->at[i] = merged(n, l, end, l->start[i], a->at[i]);
    return behind;
}

LLVMValueRef emit_loop_close(nest_emitter *n, loop *l, accumulators *a, int64_t step, LLVMValueRef limit)
{
    LLVMValueRef next = LLVMBuildAdd(n->e->builder, l->index, emit_int(n->e, step), "");
    return emit_loop_close_if(n, l, a, next, emit_less(n, next, limit));
}

void emit_merge(nest_emitter *n, accumulators *a, const LLVMValueRef *first, LLVMBasicBlockRef *from)
{
    for (uint32_t i = 0; i < a->count; i++) {
        if (!a->at[i] || a->at[i] == first[i])
            continue;
        LLVMValueRef phi = LLVMBuildPhi(n->e->builder, LLVMTypeOf(first[i]), "");
        LLVMAddIncoming(phi, (LLVMValueRef[]){first[i], a->at[i]}, from, 2);
        a->at[i] = phi;
    }
}
