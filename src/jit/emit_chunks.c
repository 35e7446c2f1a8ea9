/* Emits the loop over the chunks of a stage (nest_cut in schedule/nest.h), and joins the results of chunks in the order
 * that docs/numerics.md defines. */
#include "jit/emit_stage.h"

/* The address, in scratch, of a level's partial result for accumulator number `i`. emit_stage.h describes levels. */
static LLVMValueRef partial_at(nest_emitter *n, const accumulators *a, LLVMValueRef level, size_t i)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef offset = emit_product(n->e, level, (int64_t)a->count * partial_bytes(n->nest));
    offset = LLVMBuildAdd(b, offset, emit_int(n->e, (int64_t)i * partial_bytes(n->nest)), "");
    return LLVMBuildGEP2(b, n->e->types[SX_I8], n->partials, &offset, 1, "");
}

/* Folds the partial results of a level with the accumulators `a`, and replaces `a` by the results. The partial results
 * are the first operands, because they come from earlier chunks. Handles only the reductions whose nest_cut.in_order
 * equals `in_order`. */
static void join_partials(nest_emitter *n, const chunks *c, accumulators *a, LLVMValueRef level, bool in_order)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t first = 0;
    for (uint32_t i = 0; i < c->stage->reductions.count; i++) {
        const nest_reduction *r = &c->stage->reductions.at[i];
        uint32_t width = reduction_accumulators(r);
        for (uint32_t row = 0; row < n->rows && r->cut.in_order == in_order; row++)
            for (uint32_t vector = 0; vector < c->vectors; vector++) {
                LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
                for (uint32_t k = 0; k < width; k++) {
                    LLVMValueRef *value = emit_slot(n, a, first, k, row, vector);
                    in[width + k] = *value;
                    in[k] = LLVMBuildLoad2(b, LLVMTypeOf(*value), partial_at(n, a, level, (size_t)(value - a->at)), "");
                }
                emit_get_values(n, r->capture_count, r->captures, row, vector, c->lanes, in + 2 * (size_t)width);
                emit_code(n->e, r->fold, in, out, c->lanes);
                for (uint32_t k = 0; k < width; k++)
                    *emit_slot(n, a, first, k, row, vector) = out[k];
            }
        first += slots(r);
    }
}

/* Writes accumulators to a level. `in_order` selects the reductions, as in join_partials. */
static void keep_partials(nest_emitter *n, const chunks *c, const accumulators *a, LLVMValueRef level, bool in_order)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < c->stage->reductions.count; i++) {
        const nest_reduction *r = &c->stage->reductions.at[i];
        for (uint32_t k = 0; k < reduction_accumulators(r) && r->cut.in_order == in_order; k++)
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < c->vectors; vector++) {
                    const LLVMValueRef *value = emit_slot(n, a, first, k, row, vector);
                    LLVMBuildStore(n->e->builder, *value, partial_at(n, a, level, (size_t)(value - a->at)));
                }
        first += slots(r);
    }
}

static bool any_cut(const nest_stage *stage, bool in_order)
{
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        if (stage->reductions.at[i].cut.in_order == in_order)
            return true;
    return false;
}

static void join_if(nest_emitter *n, const chunks *c, accumulators *a, LLVMValueRef condition, LLVMValueRef level,
                    bool in_order)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef join = emit_block(n->e, "join"), after = emit_block(n->e, "joined");
    LLVMValueRef *before = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    LLVMBasicBlockRef from[2] = {LLVMGetInsertBlock(b)};
    LLVMBuildCondBr(b, condition, join, after);
    LLVMPositionBuilderAtEnd(b, join);
    join_partials(n, c, a, level, in_order);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_merge(n, a, before, from);
}

/* Joins the partial results of the levels with `a`, from level 0 on. After the last chunk (`last`), joins every level
 * that holds a result. After any other chunk, stops at the first empty level and writes `a` there. */
static void join_levels(nest_emitter *n, const chunks *c, accumulators *a, bool last)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef zero = emit_int(n->e, 0), one = emit_int(n->e, 1);
    LLVMValueRef wanted = last ? c->number : LLVMBuildAnd(b, c->number, one, "");
    loop l = emit_loop_open(n, a, zero, wanted);
    LLVMValueRef bits = LLVMBuildLShr(b, c->number, l.index, "");
    if (last)
        join_if(n, c, a, LLVMBuildTrunc(b, bits, n->e->types[SX_I1], ""), l.index, false);
    else
        join_partials(n, c, a, l.index, false);
    LLVMValueRef rest = LLVMBuildLShr(b, bits, one, "");
    if (!last)
        rest = LLVMBuildAnd(b, rest, one, "");
    LLVMValueRef next = LLVMBuildAdd(b, l.index, one, "");
    LLVMValueRef level = emit_loop_close_if(n, &l, a, next, LLVMBuildICmp(b, LLVMIntNE, rest, zero, ""));
    if (!last)
        keep_partials(n, c, a, level, false);
}

chunks emit_chunks_open(nest_emitter *n, const nest_stage *stage, loop_range r, LLVMValueRef *begin)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef chunk = emit_int(n->e, stage->chunk), one = emit_int(n->e, 1);
    LLVMValueRef first = LLVMBuildUDiv(b, r.begin, chunk, "");
    LLVMValueRef last = LLVMBuildUDiv(b, LLVMBuildSub(b, r.end, one, ""), chunk, "");
    chunks c = {.stage = stage};
    accumulators none = {0};
    c.over = emit_loop_open(n, &none, first, NULL);
    if (n->polls)
        emit_poll(n->e);
    c.number = LLVMBuildSub(b, c.over.index, first, "");
    c.last = LLVMBuildICmp(b, LLVMIntEQ, c.over.index, last, "");
    *begin = LLVMBuildMul(b, c.over.index, chunk, "");
    return c;
}

void emit_chunk_kept(nest_emitter *n, const chunks *c, accumulators *a)
{
    LLVMValueRef zero = emit_int(n->e, 0);
    if (any_cut(c->stage, true)) {
        join_if(n, c, a, LLVMBuildICmp(n->e->builder, LLVMIntNE, c->number, zero, ""), zero, true);
        keep_partials(n, c, a, zero, true);
    }
    if (any_cut(c->stage, false))
        join_levels(n, c, a, false);
}

void emit_chunk_joined(nest_emitter *n, const chunks *c, accumulators *a)
{
    LLVMValueRef zero = emit_int(n->e, 0);
    if (any_cut(c->stage, true))
        join_if(n, c, a, LLVMBuildICmp(n->e->builder, LLVMIntNE, c->number, zero, ""), zero, true);
    if (any_cut(c->stage, false))
        join_levels(n, c, a, true);
}

void emit_chunks_more(nest_emitter *n, const chunks *c)
{
    LLVMBasicBlockRef more = emit_block(n->e, "more");
    LLVMBuildCondBr(n->e->builder, c->last, c->over.after, more);
    LLVMPositionBuilderAtEnd(n->e->builder, more);
}

void emit_chunks_close(nest_emitter *n, const chunks *c)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef next = LLVMBuildAdd(b, c->over.index, emit_int(n->e, 1), "");
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, c->over.body);
    LLVMAddIncoming(c->over.index, &next, &end, 1);
    LLVMPositionBuilderAtEnd(b, c->over.after);
}

void emit_join_chunks(nest_emitter *n, const chunks *c, accumulators *a)
{
    emit_chunks_more(n, c);
    accumulators kept = {arena_copy(n->e->arena, a->at, a->count * sizeof *a->at), a->count, a->vectors};
    emit_chunk_kept(n, c, &kept);
    emit_chunks_close(n, c);
    emit_chunk_joined(n, c, a);
}
