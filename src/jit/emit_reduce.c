/* Emits the reductions of a stage: accumulates elements, folds lanes, and finishes results, in the order that
 * docs/numerics.md defines. */
#include "jit/emit_stage.h"

/* ---- accumulators ------------------------------------------------------------------------------------------------ */

static LLVMValueRef lanes_of(nest_emitter *n, LLVMValueRef condition_mask, LLVMValueRef yes, LLVMValueRef no)
{
    return condition_mask ? LLVMBuildSelect(n->e->builder, condition_mask, yes, no, "") : yes;
}

uint32_t emit_accumulator_count(const nest_emitter *n, const nest_stage *stage)
{
    uint32_t width = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        width += slots(&stage->reductions.at[i]);
    return width * n->rows * n->vectors;
}

accumulators emit_new_accumulators(nest_emitter *n, const nest_stage *stage)
{
    accumulators a = {.count = emit_accumulator_count(n, stage), .vectors = n->vectors};
    a.at = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, a.count + 1);
    return a;
}

void emit_get_values(nest_emitter *n, uint32_t count, const sx *values, uint32_t row, uint32_t vector, uint32_t lanes,
                     LLVMValueRef *out)
{
    for (uint32_t i = 0; i < count; i++)
        out[i] = emit_get(n, values[i], row, vector, lanes > 1);
}

/* Accumulates the elements of the current round in the accumulators that a reduction has for one instance. If `start`
 * is set, the accumulators start from these elements. `first` is the reduction's first accumulator. */
static void accumulate_at(nest_emitter *n, const nest_reduction *r, accumulators *a, uint32_t first, uint32_t row,
                          uint32_t vector, bool start)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t width = reduction_accumulators(r);
    LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH], fresh[MAX_WIDTH], *elements = in + width;
    uint32_t present = n->nest->mode == LANES_REDUCED ? n->present[vector] : n->lanes;
    LLVMValueRef mask = present < n->lanes ? emit_first_lanes(n->e, present, n->lanes) : NULL;
    LLVMValueRef when = emit_predicate(n, r->predicate, row, vector, n->lanes > 1);
    emit_get_values(n, r->element_count, r->elements, row, vector, n->lanes, elements);
    emit_get_values(n, start ? 0 : r->capture_count, r->captures, row, vector, n->lanes, elements + r->element_count);
    for (uint32_t k = 0; k < width && !start; k++)
        in[k] = *emit_slot(n, a, first, k, row, vector);
    if (start || marks_start(r))
        emit_code(n->e, r->first, elements, fresh, n->lanes);
    if (!start)
        emit_code(n->e, r->step, in, out, n->lanes);
    LLVMValueRef *started = marks_start(r) ? emit_slot(n, a, first, width, row, vector) : NULL;
    for (uint32_t k = 0; k < width; k++) {
        LLVMValueRef next = start ? fresh[k] : started ? lanes_of(n, *started, out[k], fresh[k]) : out[k];
        if (start && when)
            in[k] = LLVMConstNull(LLVMTypeOf(next));
        next = start ? next : lanes_of(n, mask, next, in[k]);
        *emit_slot(n, a, first, k, row, vector) = lanes_of(n, when, next, in[k]);
    }
    if (started)
        *started = start ? when : LLVMBuildOr(b, *started, when, "");
}

/* Whether the rows in which a reduction accumulates are chosen by branches. Without mask registers, a mask would cost
 * an instruction for each step. The branches go the same way in all rounds of a stretch. */
static bool branches(const nest_emitter *n, const nest_reduction *r, bool start)
{
    return n->lanes > 1 && n->e->target->shape.lanes < LANES_WITH_MASKS && r->predicate && !marks_start(r) && !start &&
           r->predicate == n->stretch.kept_predicate && !n->stretch.wide && n->stretch.safe;
}

/* Like accumulate_at, for a row, in a branch that runs if the kept predicate of the stretch holds. */
static void accumulate_row_if(nest_emitter *n, const nest_reduction *r, accumulators *a, uint32_t first, uint32_t row,
                              uint32_t vectors)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef inside = emit_block(n->e, "row"), after = emit_block(n->e, "rows");
    LLVMBasicBlockRef from[] = {LLVMGetInsertBlock(b), NULL};
    LLVMValueRef *before = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    predicate_id holds = n->stretch.holds;
    LLVMBuildCondBr(b, n->stretch.kept[row * n->vectors], inside, after);
    LLVMPositionBuilderAtEnd(b, inside);
    n->stretch.holds = r->predicate;
    for (uint32_t vector = 0; vector < vectors; vector++)
        accumulate_at(n, r, a, first, row, vector, false);
    n->stretch.holds = holds;
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_merge(n, a, before, from);
}

void emit_accumulate(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, bool start)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++)
            if (branches(n, r, start))
                accumulate_row_if(n, r, a, first, row, vectors);
            else
                for (uint32_t vector = n->first_vector; vector < vectors; vector++)
                    accumulate_at(n, r, a, first, row, vector, start);
        first += slots(r);
    }
}

void emit_clear_accumulators(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < reduction_accumulators(r); k++)
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < vectors; vector++)
                    *emit_slot(n, a, first, k, row, vector) =
                        emit_bits(n->e, sx_type_of(r->first, r->first->outputs.at[k]), 0, n->lanes);
        first += slots(r);
    }
}

/* ---- results ----------------------------------------------------------------------------------------------------- */

static void set_result(nest_emitter *n, uint32_t result, uint32_t row, uint32_t vector, LLVMValueRef value)
{
    n->results[((size_t)result * n->rows + row) * n->vectors + vector] = value;
}

/* Applies the reduction's `finish` to accumulators of `lanes` lanes and sets the results. accumulated: the
 * accumulators; NULL if there are no elements. started: an i1 that says whether there were elements; NULL if this is
 * known at compile time. */
static void finish(nest_emitter *n, const nest_reduction *r, const LLVMValueRef *accumulated, LLVMValueRef started,
                   uint32_t row, uint32_t vector, uint32_t lanes)
{
    LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH], values[MAX_WIDTH];
    emit_get_values(n, r->width, r->inits, row, vector, lanes, in);
    emit_get_values(n, r->capture_count, r->captures, row, vector, lanes, in + 2 * (size_t)r->width);
    if (accumulated && r->read) {
        emit_code(n->e, r->read, accumulated, values, lanes);
        accumulated = values;
    }
    for (uint32_t k = 0; k < r->width; k++) {
        in[r->width + k] = accumulated ? accumulated[k] : NULL;
        out[k] = accumulated ? accumulated[k] : in[k];
    }
    if (accumulated && r->finish)
        emit_code(n->e, r->finish, in, out, lanes);
    for (uint32_t k = 0; k < r->width; k++)
        set_result(n, r->first_result + k, row, vector, lanes_of(n, started, out[k], in[k]));
}

/* For `j < shift`, lane j of the result is lane `j + shift` of x. */
static LLVMValueRef shifted(nest_emitter *n, LLVMValueRef x, uint32_t shift)
{
    LLVMValueRef from[64], poison = LLVMGetPoison(n->e->types[SX_I32]);
    for (uint32_t i = 0; i < n->lanes; i++)
        from[i] = i < shift ? LLVMConstInt(n->e->types[SX_I32], i + shift, 0) : poison;
    return LLVMBuildShuffleVector(n->e->builder, x, LLVMGetPoison(LLVMTypeOf(x)), LLVMConstVector(from, n->lanes), "");
}

/* Folds the lanes of one row to one lane. Halves the number of lanes in each step: folds lane `j + half` into lane j,
 * if lane `j + half` exists. The first `present` lanes exist. */
static void fold_lanes(nest_emitter *n, const nest_reduction *r, const accumulators *a, uint32_t first, uint32_t row,
                       uint32_t present)
{
    uint32_t width = reduction_accumulators(r);
    for (uint32_t half = round_lanes(n->nest) / 2; half >= 1; half /= 2) {
        /* This step folds the lanes from `half` on into the first `low` lanes of each of the first `targets`
         * vectors. */
        uint32_t targets = half >= n->lanes ? half / n->lanes : 1;
        uint32_t low = half < n->lanes ? half : n->lanes;
        for (uint32_t vector = 0; vector < targets; vector++) {
            uint32_t begin = vector * n->lanes + half;
            uint32_t count = present <= begin ? 0 : present - begin < low ? present - begin : low;
            LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
            if (!count)
                continue;
            for (uint32_t k = 0; k < width; k++) {
                in[k] = *emit_slot(n, a, first, k, row, vector);
                in[width + k] = half >= n->lanes ? *emit_slot(n, a, first, k, row, vector + half / n->lanes)
                                                 : shifted(n, in[k], half);
            }
            emit_get_values(n, r->capture_count, r->captures, row, vector, n->lanes, in + 2 * (size_t)width);
            emit_code(n->e, r->fold, in, out, n->lanes);
            LLVMValueRef mask = count == low ? NULL : emit_first_lanes(n->e, count, n->lanes);
            for (uint32_t k = 0; k < width; k++)
                *emit_slot(n, a, first, k, row, vector) = lanes_of(n, mask, out[k], in[k]);
        }
        present = present < half ? present : half;
    }
}

accumulators emit_fold_rows(nest_emitter *n, const nest_stage *stage, const accumulators *a, int64_t extent)
{
    accumulators out = {.vectors = 1, .count = a->count / n->vectors};
    LLVMValueRef zero = LLVMConstInt(n->e->types[SX_I32], 0, 0);
    uint32_t first = 0, round = round_lanes(n->nest);
    out.at = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, out.count + 1);
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++) {
            fold_lanes(n, r, a, first, row, extent < round ? (uint32_t)extent : round);
            for (uint32_t k = 0; k < reduction_accumulators(r); k++) {
                LLVMValueRef lanes = *emit_slot(n, a, first, k, row, 0);
                *emit_slot(n, &out, first, k, row, 0) =
                    n->lanes > 1 ? LLVMBuildExtractElement(n->e->builder, lanes, zero, "") : lanes;
            }
        }
        first += slots(r);
    }
    return out;
}

void emit_finish_all(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors, uint32_t lanes)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++) {
                LLVMValueRef accumulated[MAX_WIDTH];
                for (uint32_t k = 0; k < reduction_accumulators(r) && a; k++)
                    accumulated[k] = *emit_slot(n, a, first, k, row, vector);
                LLVMValueRef started =
                    a && marks_start(r) ? *emit_slot(n, a, first, reduction_accumulators(r), row, vector) : NULL;
                finish(n, r, a ? accumulated : NULL, started, row, vector, lanes);
            }
        first += slots(r);
    }
}

void emit_set_running(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < r->width; k++)
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < vectors; vector++)
                    set_result(n, r->first_result + k, row, vector, *emit_slot(n, a, first, k, row, vector));
        first += slots(r);
    }
}
