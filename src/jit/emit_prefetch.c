/* Emits prefetches, in four cases.
 *
 * The first case is a row that several stages read. In a softmax, the first stage reads a row from memory, and later
 * stages read it from the cache. During these later stages, memory would be idle. So the second stage that reads the
 * row prefetches the corresponding row of the next tile.
 *
 * The second case is a row at a computed place, as in a gather (schedule/tile_ahead.c). A tile computes the place of a
 * later row and prefetches the row.
 *
 * The third case is a part of a nest, most often of a product in blocks (schedule/block.c). Parts read short pieces of
 * memory that lie far apart, which the hardware's prefetcher does not foresee. So a part that only copies or maps
 * elements prefetches later rows of its operands. A tile that multiplies prefetches the places to which it will store.
 * It adds to sums there, or writes results there; a write, too, first reads the cache line.
 *
 * The fourth case is a reduction along the columns of a large matrix, such as a sum, in a tile of one row. Each round
 * reads a short run of another row of the matrix. The round also prefetches the run of a later round into L2. */
#include "jit/emit_nest.h"

/* LINE is the size of a cache line in bytes. If the rows of a tile have more than NEAR bytes, the next rows are
 * prefetched into L2, because in L1 they would evict the current rows. */
enum { LINE = 64, NEAR = 8192 };

enum {
    COPIED_AHEAD = 8192, /* bytes; a copy prefetches what it will load this many bytes later */
    LONG_STAGE = 64,     /* a product of fewer rounds prefetches no results */
    SEVERAL = 6,         /* a tile of fewer instances (emit.h) prefetches no results */
    FAR = 1024,          /* bytes; columns are prefetched only in a matrix whose rows are at least this far apart */
    LARGE = 8 << 20,     /* bytes; columns of smaller matrices are not prefetched */
    ROUNDS_AHEAD = 16    /* a round prefetches what the round that comes this many rounds later will read */
};

void emit_prefetch(nest_emitter *n, LLVMValueRef at, int64_t level)
{
    LLVMTypeRef i32 = n->e->types[SX_I32];
    LLVMValueRef args[] = {at, LLVMConstInt(i32, 0, 0), LLVMConstInt(i32, (uint64_t)level, 0), LLVMConstInt(i32, 1, 0)};
    emit_intrinsic(n->e, "llvm.prefetch", 1, &n->e->pointer, 4, args);
}

/* Whether loads x and y read the same element whenever variable `x_var` in the index of x equals variable `y_var` in
 * the index of y. */
static bool same_place(const nest *n, const nest_arg *x, uint32_t x_var, const nest_arg *y, uint32_t y_var)
{
    int64_t factor = affine_factor(n, &y->index, y_var);
    if (x->buffer != y->buffer || x->index.constant != y->index.constant || x->index.count != y->index.count ||
        factor == NON_AFFINE || factor != affine_factor(n, &x->index, x_var))
        return false;
    for (uint32_t var = 0; var < n->outer; var++)
        if (affine_factor(n, &x->index, var) != affine_factor(n, &y->index, var) ||
            affine_factor(n, &x->index, var) == NON_AFFINE)
            return false;
    return true;
}

/* The number of earlier stages that read the same elements as `a`, a load of the stage with loop `var`. */
static uint32_t earlier_reads(const nest *n, const nest_arg *a, uint32_t var)
{
    uint32_t count = 0;
    for (uint32_t s = 0; s < n->stages.count && n->stages.at[s].loop != var; s++) {
        uint32_t loop = n->stages.at[s].loop;
        bool reads = false;
        for (uint32_t i = 0; i < n->args.count && loop != NO_LOOP && !reads; i++) {
            const nest_arg *x = &n->args.at[i];
            reads = x->kind == ARG_LOAD && !x->predicate && affine_factor(n, &x->index, loop) == 1 &&
                    same_place(n, a, var, x, loop);
        }
        count += reads;
    }
    return count;
}

void emit_prefetch_row(nest_emitter *n, const nest_arg *a, LLVMValueRef at, uint32_t vector)
{
    const nest *nest = n->nest;
    uint32_t bytes = sx_type_bits[a->type] / 8;
    if (nest->mode != LANES_REDUCED || n->column < 0 || !nest->outer || a->kind != ARG_LOAD || a->predicate ||
        vector * n->lanes * bytes % LINE)
        return;
    int64_t row = affine_factor(nest, &a->index, nest->outer - 1);
    if (row == NON_AFFINE || row <= 0 || earlier_reads(nest, a, (uint32_t)n->column) != 1)
        return;
    LLVMValueRef distance = emit_int(n->e, row * n->rows * bytes);
    at = LLVMBuildGEP2(n->e->builder, n->e->types[SX_I8], at, &distance, 1, "");
    int64_t level = row * n->rows * bytes <= NEAR ? 3 : 2;
    emit_prefetch(n, at, level);
}

/* Whether an index selects a row at a computed place: neighbouring lanes access adjacent elements, and the index
 * contains a value of the nest's code, but does not depend on an inner loop. */
static bool is_computed(const nest_emitter *n, const affine *x)
{
    bool computed = false;
    for (uint32_t i = 0; i < x->count; i++)
        computed |= n->nest->terms.at[x->scaled[i].term].kind == TERM_VALUE;
    return computed && !(emit_index_depends(n, x) & DEPENDS_INNER) && emit_lane_factor(n, x) == 1;
}

static void prefetch_computed(nest_emitter *n, LLVMValueRef base, sx_type type, const affine *x, uint32_t vectors)
{
    uint32_t bytes = n->lanes * sx_type_bits[type] / 8;
    if (!is_computed(n, x))
        return;
    emit_compute_index(n, x);
    for (uint32_t vector = 0; vector < vectors; vector++) {
        LLVMValueRef index = vector * bytes % LINE ? NULL : emit_index(n, x, 0, vector);
        if (index)
            emit_prefetch(n, LLVMBuildGEP2(n->e->builder, n->e->types[type], base, &index, 1, ""), 3);
    }
}

void emit_prefetch_ahead(nest_emitter *n, uint32_t vectors)
{
    LLVMBuilderRef b = n->e->builder;
    const nest *nest = n->nest;
    uint32_t loop = nest->outer - 2;
    LLVMValueRef now = n->vars[loop], from = now ? now : emit_int(n->e, 0);
    LLVMValueRef last = emit_int(n->e, nest->loops.at[loop].extent - 1);
    LLVMValueRef then = LLVMBuildAdd(b, from, emit_int(n->e, nest->ahead), "");
    n->vars[loop] = LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntSLT, then, last, ""), then, last, "");
    emit_forget(n, true);
    for (uint32_t i = 0; i < nest->args.count; i++) {
        const nest_arg *a = &nest->args.at[i];
        if (a->kind == ARG_LOAD)
            prefetch_computed(n, n->bases[a->buffer], (sx_type)a->type, &a->index, vectors);
    }
    for (uint32_t i = 0; i < nest->stages.at[0].stores.count; i++) {
        const nest_store *s = &nest->stages.at[0].stores.at[i];
        if (s->combine && s->buffer)
            prefetch_computed(n, n->bases[s->buffer], sx_type_of(nest->code, s->value), &s->index, vectors);
    }
    n->vars[loop] = now;
}

void emit_prefetch_column(nest_emitter *n, const nest_arg *a, LLVMValueRef at, uint32_t vector)
{
    const nest *nest = n->nest;
    int64_t bytes = sx_type_bits[a->type] / 8;
    if (nest->mode != LANES_KEPT || nest->shared || n->rows != 1 || a->kind != ARG_LOAD || a->predicate ||
        vector * n->lanes * bytes % LINE || emit_lane_factor(n, &a->index) != 1)
        return;
    for (uint32_t i = nest->outer; i < nest->loops.count; i++) {
        int64_t factor = affine_factor(nest, &a->index, i), step = factor * bytes;
        if (factor == NON_AFFINE || step < FAR || step * nest->loops.at[i].extent < LARGE)
            continue;
        LLVMValueRef by = emit_int(n->e, ROUNDS_AHEAD * step);
        emit_prefetch(n, LLVMBuildGEP2(n->e->builder, n->e->types[SX_I8], at, &by, 1, ""), 2);
    }
}

/* ---- products in blocks ------------------------------------------------------------------------------------------ */

/* Whether the nest is a part that only maps elements one by one, such as a copy. */
static bool only_maps(const nest *n)
{
    return n->shared && n->mode == LANES_KEPT && n->stages.count == 1 && n->stages.at[0].loop == NO_LOOP;
}

void emit_prefetch_copied(nest_emitter *n, const nest_arg *a, LLVMValueRef at, uint32_t vector)
{
    const nest *nest = n->nest;
    int64_t bytes = sx_type_bits[a->type] / 8, step = 0, run = bytes, extent = 1;
    if (!only_maps(nest) || a->kind != ARG_LOAD || bytes == 0 || vector * n->lanes * bytes % LINE)
        return;
    for (uint32_t i = nest->shared; i < nest->outer; i++) {
        const nest_loop *l = &nest->loops.at[i];
        int64_t factor = affine_factor(nest, &a->index, i), rounds = l->block ? l->block : l->extent;
        if (factor == NON_AFFINE)
            return;
        run *= factor > step ? extent : rounds;
        extent = factor > step ? rounds : extent;
        step = factor > step ? factor : step;
    }
    if (step * bytes < LINE)
        return;
    LLVMValueRef by = emit_int(n->e, (COPIED_AHEAD + run - 1) / run * step * bytes);
    emit_prefetch(n, LLVMBuildGEP2(n->e->builder, n->e->types[SX_I8], at, &by, 1, ""), 3);
}

/* Whether the stage is a long reduction in a part, as in a product in blocks, and a tile is large enough for
 * prefetches. */
static bool multiplies(const nest_emitter *n, const nest_stage *stage)
{
    return n->nest->shared && n->nest->mode == LANES_KEPT && stage->reductions.count && stage->extent >= LONG_STAGE &&
           n->rows * n->vectors >= SEVERAL;
}

static void prefetch_store(nest_emitter *n, const nest_store *store, uint32_t vectors)
{
    uint32_t bytes = sx_type_bits[sx_type_of(n->nest->code, store->value)] / 8;
    if (!store->buffer || affine_has_values(n->nest, &store->index) || emit_lane_factor(n, &store->index) != 1)
        return;
    for (uint32_t k = 0; k < n->rows * vectors; k++)
        if (k % vectors * n->lanes * bytes % LINE == 0)
            emit_prefetch(n, emit_store_place(n, store, k / vectors, k % vectors), 3);
}

void emit_prefetch_results(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    const nest_stage *end = n->nest->stages.at + n->nest->stages.count;
    const nest_reduction *kept = stage_kept(stage);
    LLVMBasicBlockRef after = NULL;
    if (!multiplies(n, stage))
        return;
    if (kept) {
        LLVMBasicBlockRef last = emit_block(n->e, "last");
        nest_store store = kept_store(kept);
        after = emit_block(n->e, "fetched");
        prefetch_store(n, &store, vectors);
        LLVMBuildCondBr(n->e->builder, emit_is_last_block(n, stage), last, after);
        LLVMPositionBuilderAtEnd(n->e->builder, last);
    }
    for (const nest_stage *s = stage + 1; s < end && s->loop == NO_LOOP; s++)
        for (uint32_t i = 0; i < s->stores.count; i++)
            prefetch_store(n, &s->stores.at[i], vectors);
    if (after) {
        LLVMBuildBr(n->e->builder, after);
        LLVMPositionBuilderAtEnd(n->e->builder, after);
    }
}
