/* Emits loops and branches whose state is a set of accumulators. */
#include "jit/emit_stage.h"

LLVMValueRef emit_less(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildICmp(n->e->builder, LLVMIntSLT, x, y, "");
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

/* ---- pointers of a loop ------------------------------------------------------------------------------------------ */

static bool only_variables(const nest *n, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++)
        if (n->terms.at[x->scaled[i].term].kind != TERM_VAR)
            return false;
    return true;
}

/* Emits, before the loop n->group.of, the address of the element at index x in the loop's first iteration. The address
 * leaves out the constant part of the index, which goes to *constant. */
static LLVMValueRef first_address(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector, int64_t *constant)
{
    const loop *l = n->group.of;
    LLVMValueRef now = n->vars[n->group.loop];
    LLVMPositionBuilderBefore(n->e->builder, LLVMGetBasicBlockTerminator(l->before));
    n->vars[n->group.loop] = l->from;
    LLVMValueRef start = emit_element(n->e, type, base, emit_index_parts(n, x, row, vector, constant));
    n->vars[n->group.loop] = now;
    LLVMPositionBuilderAtEnd(n->e->builder, l->body);
    return start;
}

LLVMValueRef emit_pointer_of_loop(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector, int64_t *constant)
{
    round_group *g = &n->group;
    LLVMBuilderRef b = n->e->builder;
    if (!g->of || LLVMGetInsertBlock(b) != g->of->body || !only_variables(n->nest, x))
        return NULL;
    int64_t step = affine_factor(n->nest, x, g->loop);
    if (!step)
        return NULL;
    LLVMValueRef start = first_address(n, type, base, x, row, vector, constant);
    for (uint32_t i = 0; i < g->pointer_count; i++)
        if (g->pointers[i].start == start && g->pointers[i].step == step)
            return g->pointers[i].now;
    if (g->pointer_count == MOST_POINTERS)
        return NULL;
    LLVMPositionBuilderBefore(b, LLVMGetFirstInstruction(g->of->body));
    LLVMValueRef phi = LLVMBuildPhi(b, n->e->pointer, "");
    LLVMAddIncoming(phi, &start, (LLVMBasicBlockRef[]){g->of->before}, 1);
    LLVMPositionBuilderAtEnd(b, g->of->body);
    LLVMValueRef now = emit_opaque(n->e, phi);
    g->pointers[g->pointer_count++] = (loop_pointer){start, phi, now, type, step};
    return now;
}

void emit_move_pointers(nest_emitter *n, int64_t rounds)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    for (uint32_t i = 0; i < n->group.pointer_count; i++) {
        const loop_pointer *p = &n->group.pointers[i];
        LLVMValueRef next = emit_element(n->e, p->type, p->now, emit_int(n->e, p->step * rounds));
        LLVMAddIncoming(p->phi, &next, &end, 1);
    }
}
