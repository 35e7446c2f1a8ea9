/* Emits a tile whose first stage runs in strips (tile.c). A strip is a few rounds, which run for all columns of the
 * tile before the next strip begins. So a sum of products reads long pieces of a matrix's rows, and a transpose writes
 * whole cache lines. */
#include "jit/emit_stage.h"

/* What one pass over the columns of a tile does. PASS_CLEAR sets the accumulators to zero, PASS_ADD adds rounds to
 * them, and PASS_FINISH finishes the reduction and runs the stages after it. */
typedef struct pass {
    enum { PASS_CLEAR, PASS_ADD, PASS_FINISH } kind;
    LLVMValueRef from; /* the first round */
    int64_t rounds;
} pass;

/* A pass over `vectors` vectors of columns, from column `at` on. `tile` is the first column of the tile. */
static void emit_group(nest_emitter *n, const pass *p, LLVMValueRef tile, LLVMValueRef at, uint32_t vectors)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    LLVMValueRef to = NULL;
    if (stage->reductions.count) {
        LLVMValueRef offset = emit_scaled(n, LLVMBuildSub(b, at, tile, ""), strip_bytes(stage));
        to = LLVMBuildGEP2(b, n->e->types[SX_I8], n->partials, &offset, 1, "");
    }
    n->vars[n->nest->outer - 1] = at;
    emit_forget(n, true);
    emit_open_stage(n, stage, vectors);
    if (p->kind != PASS_FINISH) {
        emit_strip(n, stage, vectors, to, p->kind == PASS_CLEAR, p->from, p->rounds);
        return;
    }
    emit_finish(n, stage, vectors, to);
    emit_stages(n, 1, vectors);
}

static void emit_pass(nest_emitter *n, pass p)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t columns = n->nest->loops.at[n->nest->outer - 1].extent;
    uint32_t width = n->lanes * n->nest->vectors, rest = (uint32_t)(columns % width);
    LLVMValueRef tile = n->vars[n->nest->outer - 1], begin = tile ? tile : emit_int(n->e, 0);
    LLVMValueRef last = emit_int(n->e, columns - rest),
                 end = LLVMBuildAdd(b, begin, emit_int(n->e, n->nest->columns), "");
    LLVMValueRef whole = LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntSLT, end, last, ""), end, last, "");
    emit_set_present(n, n->nest->vectors, n->lanes);
    loop l = emit_loop_open(n, NULL, begin, whole);
    emit_group(n, &p, begin, l.index, n->nest->vectors);
    emit_loop_close(n, &l, NULL, width, whole);
    if (rest) {
        uint32_t vectors = (rest + n->lanes - 1) / n->lanes;
        LLVMBasicBlockRef part = emit_block(n->e, "part"), after = emit_block(n->e, "after");
        LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntSLT, last, end, ""), part, after);
        LLVMPositionBuilderAtEnd(b, part);
        emit_set_present(n, vectors, rest - (vectors - 1) * n->lanes);
        emit_group(n, &p, begin, last, vectors);
        LLVMBuildBr(b, after);
        LLVMPositionBuilderAtEnd(b, after);
    }
    n->vars[n->nest->outer - 1] = tile;
}

/* Runs the strips from round `begin` to `end` - 1 over all columns. */
static void emit_whole_strips(nest_emitter *n, LLVMValueRef begin, LLVMValueRef end, int64_t rounds)
{
    loop l = emit_loop_open(n, NULL, begin, end);
    if (n->polls)
        emit_poll(n->e);
    emit_pass(n, (pass){PASS_ADD, l.index, rounds});
    emit_loop_close(n, &l, NULL, rounds, end);
}

void emit_strips(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    int64_t rounds = strip_rounds(n->nest), rest = stage->extent % rounds;
    loop_range r = emit_loop_range(n, stage->loop);
    LLVMValueRef begin = r.begin ? r.begin : emit_int(n->e, 0), left = LLVMBuildSub(b, r.end, begin, "");
    LLVMValueRef strips = LLVMBuildAnd(b, left, emit_int(n->e, -rounds), "");
    LLVMValueRef middle = LLVMBuildAdd(b, begin, strips, "");
    if (stage->reductions.count)
        emit_pass(n, (pass){.kind = PASS_CLEAR});
    if (r.most >= rounds)
        emit_whole_strips(n, begin, middle, rounds);
    if (stage->reductions.count) {
        emit_whole_strips(n, middle, r.end, 1);
        emit_pass(n, (pass){.kind = PASS_FINISH});
    } else if (rest) { /* the remaining rounds, which only the last block has, are one strip */
        emit_whole_strips(n, middle, r.end, rest);
    }
}
