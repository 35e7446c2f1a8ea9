/* Emits reductions whose values are kept in memory between the blocks of their loop (nest_reduction.kept in
 * schedule/nest.h). */
#include "jit/emit_stage.h"

/* Returns an i1: whether the current block of a stage's loop is block `number`. */
static LLVMValueRef is_block(nest_emitter *n, const nest_stage *stage, int64_t number)
{
    LLVMValueRef at = n->vars[n->nest->loops.at[stage->loop].block_of];
    return LLVMBuildICmp(n->e->builder, LLVMIntEQ, at, emit_int(n->e, number), "");
}

LLVMValueRef emit_is_last_block(nest_emitter *n, const nest_stage *stage)
{
    return is_block(n, stage, n->nest->loops.at[n->nest->loops.at[stage->loop].block_of].extent - 1);
}

static void add_kept(nest_emitter *n, const nest_reduction *r, LLVMValueRef *accumulator, uint32_t row, uint32_t vector)
{
    nest_store kept = kept_store(r);
    LLVMValueRef at = emit_store_place(n, &kept, row, vector), sum[2];
    sum[0] = emit_load_lanes(n, sx_type_of(n->nest->code, kept.value), at, n->present[vector], NULL);
    sum[1] = *accumulator;
    emit_code(n->e, r->fold, sum, accumulator, n->lanes);
}

static void store_kept(nest_emitter *n, const nest_reduction *r, LLVMValueRef value, uint32_t row, uint32_t vector)
{
    nest_store kept = kept_store(r);
    LLVMValueRef at = emit_store_place(n, &kept, row, vector);
    emit_store_lanes(n, sx_type_of(n->nest->code, kept.value), at, n->present[vector], value, NULL);
}

/* Emits all loads before all stores, because a row beyond the end loads and stores the elements of the last row. */
void emit_keep(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_reduction *r = stage_kept(stage);
    if (!r)
        return;
    LLVMBasicBlockRef add = emit_block(n->e, "add"), added = emit_block(n->e, "added");
    LLVMBasicBlockRef keep = emit_block(n->e, "keep"), last = emit_block(n->e, "last");
    LLVMBasicBlockRef from[] = {LLVMGetInsertBlock(b), NULL};
    LLVMValueRef *first = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    LLVMBuildCondBr(b, is_block(n, stage, 0), added, add);
    LLVMPositionBuilderAtEnd(b, add);
    for (uint32_t i = 0; i < n->rows * vectors; i++)
        add_kept(n, r, emit_slot(n, a, 0, 0, i / vectors, i % vectors), i / vectors, i % vectors);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, added);
    LLVMPositionBuilderAtEnd(b, added);
    emit_merge(n, a, first, from);
    LLVMBuildCondBr(b, emit_is_last_block(n, stage), last, keep);
    LLVMPositionBuilderAtEnd(b, keep);
    for (uint32_t i = 0; i < n->rows * vectors; i++)
        store_kept(n, r, *emit_slot(n, a, 0, 0, i / vectors, i % vectors), i / vectors, i % vectors);
    n->kept_end = emit_block(n->e, "kept");
    LLVMBuildBr(b, n->kept_end);
    LLVMPositionBuilderAtEnd(b, last);
}

void emit_close_kept(nest_emitter *n)
{
    if (!n->kept_end)
        return;
    LLVMBuildBr(n->e->builder, n->kept_end);
    LLVMPositionBuilderAtEnd(n->e->builder, n->kept_end);
    n->kept_end = NULL;
}
