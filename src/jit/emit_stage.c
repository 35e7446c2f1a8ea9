/* Emits a stage: its inner loop, and its reductions in the order that docs/numerics.md defines. */
#include <string.h>

#include "jit/emit_nest.h"

enum { UNROLL_LIMIT = 600 /* the largest number of instructions to which an inner loop is fully unrolled */ };

/* Accumulators of all reductions of a stage. A reduction has `width * rows * vectors` values. */
typedef struct accumulators {
    LLVMValueRef *at;
    uint32_t count, vectors;
} accumulators;

static uint32_t accumulator_count(const nest_emitter *n, const nest_stage *stage)
{
    uint32_t width = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        width += stage->reductions.at[i].width;
    return width * n->rows * n->vectors;
}

static accumulators new_accumulators(nest_emitter *n, const nest_stage *stage)
{
    accumulators a = {.count = accumulator_count(n, stage), .vectors = n->vectors};
    a.at = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, a.count + 1);
    return a;
}

/* Accumulator number `i` of one reduction for an instance; `first` is the reduction's first accumulator. */
static LLVMValueRef *slot(const nest_emitter *n, const accumulators *a, uint32_t first, uint32_t i, uint32_t row,
                          uint32_t vector)
{
    return &a->at[((size_t)(first + i) * n->rows + row) * a->vectors + vector];
}

static LLVMValueRef lanes_of(nest_emitter *n, LLVMValueRef condition_mask, LLVMValueRef yes, LLVMValueRef no)
{
    return condition_mask ? LLVMBuildSelect(n->e->builder, condition_mask, yes, no, "") : yes;
}

/* out[i] = values[i], for an instance of `lanes` lanes. */
static void get_values(nest_emitter *n, uint32_t count, const sx *values, uint32_t row, uint32_t vector, uint32_t lanes,
                       LLVMValueRef *out)
{
    for (uint32_t i = 0; i < count; i++)
        out[i] = emit_get(n, values[i], row, vector, lanes > 1);
}

/* Reduces the elements of the current round into the accumulators or, if `start`, starts the accumulators from these
 * elements. */
static void accumulate(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, bool start)
{
    bool inner = n->nest->mode == LANES_REDUCED;
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++) {
                LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
                uint32_t present = inner ? n->present[vector] : n->lanes;
                LLVMValueRef mask = present < n->lanes ? emit_first_lanes(n->e, present, n->lanes) : NULL;
                LLVMValueRef *elements = start ? in : in + r->width, *captures = elements + r->element_count;
                get_values(n, r->element_count, r->elements, row, vector, n->lanes, elements);
                get_values(n, start ? 0 : r->capture_count, r->captures, row, vector, n->lanes, captures);
                for (uint32_t k = 0; k < r->width && !start; k++)
                    in[k] = *slot(n, a, first, k, row, vector);
                emit_code(n->e, start ? r->first : r->step, in, out, n->lanes);
                for (uint32_t k = 0; k < r->width; k++)
                    *slot(n, a, first, k, row, vector) = start ? out[k] : lanes_of(n, mask, out[k], in[k]);
            }
        first += r->width;
    }
}

/* ---- loops ------------------------------------------------------------------------------------------------------- */

typedef struct loop {
    LLVMBasicBlockRef before, body, after;
    LLVMValueRef index;
    LLVMValueRef *start, *phis;
} loop;

/* Opens a loop. The loop's index starts at `from`; its state is the accumulators. loop_close adds the step and the test
 * against `to` at the end of the body, so the body runs at least once. */
static loop loop_open(nest_emitter *n, accumulators *a, LLVMValueRef from)
{
    LLVMBuilderRef b = n->e->builder;
    loop l = {.before = LLVMGetInsertBlock(b), .body = emit_block(n->e, "loop"), .after = emit_block(n->e, "next")};
    l.start = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    LLVMBuildBr(b, l.body);
    LLVMPositionBuilderAtEnd(b, l.body);
    l.index = LLVMBuildPhi(b, n->e->types[SX_I64], "i");
    LLVMAddIncoming(l.index, &from, &l.before, 1);
    for (uint32_t i = 0; i < a->count; i++)
        if (a->at[i])
            a->at[i] = LLVMBuildPhi(b, LLVMTypeOf(a->at[i]), "");
    l.phis = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    return l;
}

static void loop_close(nest_emitter *n, loop *l, accumulators *a, int64_t step, LLVMValueRef to)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef next = LLVMBuildAdd(b, l->index, emit_int(n->e, step), "");
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntSLT, next, to, ""), l->body, l->after);
    LLVMAddIncoming(l->index, &next, &end, 1);
    for (uint32_t i = 0; i < a->count; i++)
        if (l->phis[i])
            LLVMAddIncoming(l->phis[i], (LLVMValueRef[]){l->start[i], a->at[i]}, (LLVMBasicBlockRef[]){l->before, end},
                            2);
    LLVMPositionBuilderAtEnd(b, l->after);
}

/* The loop of a stage. In a kernel that polls, a long loop is cut into strips of rounds, with a poll before each
 * strip. */
typedef struct stage_loop {
    loop strips, rounds;
    int64_t strip; /* values of the index in a strip; 0: one loop without strips */
    LLVMValueRef end;
} stage_loop;

static stage_loop rounds_open(nest_emitter *n, accumulators *a, int64_t from, int64_t step, int64_t to)
{
    stage_loop l = {.end = emit_int(n->e, to)};
    double work = nest_round_work(n->nest) * (n->nest->mode == LANES_KEPT ? (double)step : n->vectors);
    int64_t rounds = work < POLL_WORK ? (int64_t)(POLL_WORK / work) : 1;
    LLVMValueRef begin = emit_int(n->e, from);
    if (nest_polls(n->nest) && (to - from) / step > rounds) {
        LLVMBuilderRef b = n->e->builder;
        l.strip = rounds * step;
        l.strips = loop_open(n, a, begin);
        emit_poll(n->e);
        begin = l.strips.index;
        LLVMValueRef end = LLVMBuildAdd(b, begin, emit_int(n->e, l.strip), "");
        l.end = LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntSLT, end, l.end, ""), end, l.end, "");
    }
    l.rounds = loop_open(n, a, begin);
    return l;
}

static void rounds_close(nest_emitter *n, stage_loop *l, accumulators *a, int64_t step, int64_t to)
{
    loop_close(n, &l->rounds, a, step, l->end);
    if (l->strip)
        loop_close(n, &l->strips, a, l->strip, emit_int(n->e, to));
}

/* ---- results ----------------------------------------------------------------------------------------------------- */

static void set_result(nest_emitter *n, uint32_t result, uint32_t row, uint32_t vector, LLVMValueRef value)
{
    n->results[((size_t)result * n->rows + row) * n->vectors + vector] = value;
}

/* Applies the reduction's `finish` to accumulators of `lanes` lanes and sets the results. accumulated: the
 * accumulators; NULL if there are no elements. */
static void finish(nest_emitter *n, const nest_reduction *r, const LLVMValueRef *accumulated, uint32_t row,
                   uint32_t vector, uint32_t lanes)
{
    LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
    get_values(n, r->width, r->inits, row, vector, lanes, in);
    get_values(n, r->capture_count, r->captures, row, vector, lanes, in + 2 * (size_t)r->width);
    for (uint32_t k = 0; k < r->width; k++) {
        in[r->width + k] = accumulated ? accumulated[k] : NULL;
        out[k] = accumulated ? accumulated[k] : in[k];
    }
    if (accumulated && r->finish)
        emit_code(n->e, r->finish, in, out, lanes);
    for (uint32_t k = 0; k < r->width; k++)
        set_result(n, r->first_result + k, row, vector, out[k]);
}

static void finish_outer(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++) {
                LLVMValueRef accumulated[MAX_WIDTH];
                for (uint32_t k = 0; k < r->width && a; k++)
                    accumulated[k] = *slot(n, a, first, k, row, vector);
                finish(n, r, a ? accumulated : NULL, row, vector, n->lanes);
            }
        first += r->width;
    }
}

/* For `j < shift`, lane j of the result is lane `j + shift` of x. */
static LLVMValueRef shifted(nest_emitter *n, LLVMValueRef x, uint32_t shift)
{
    LLVMValueRef from[64], poison = LLVMGetPoison(n->e->types[SX_I32]);
    for (uint32_t i = 0; i < n->lanes; i++)
        from[i] = i < shift ? LLVMConstInt(n->e->types[SX_I32], i + shift, 0) : poison;
    return LLVMBuildShuffleVector(n->e->builder, x, LLVMGetPoison(LLVMTypeOf(x)), LLVMConstVector(from, n->lanes), "");
}

/* Folds the virtual lanes by halves: folds lane `j + half` into lane j, if lane `j + half` exists. `present` lanes
 * exist. */
static void fold_lanes(nest_emitter *n, const nest_reduction *r, const accumulators *a, uint32_t first, uint32_t row,
                       uint32_t present)
{
    for (uint32_t half = VIRTUAL_LANES / 2; half >= 1; half /= 2) {
        uint32_t targets = half >= n->lanes ? half / n->lanes : 1;
        uint32_t low = half < n->lanes ? half : n->lanes; /* lanes of a target vector into which others are folded */
        for (uint32_t vector = 0; vector < targets; vector++) {
            uint32_t begin = vector * n->lanes + half;
            uint32_t count = present <= begin ? 0 : present - begin < low ? present - begin : low;
            LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
            if (!count)
                continue;
            for (uint32_t k = 0; k < r->width; k++) {
                in[k] = *slot(n, a, first, k, row, vector);
                in[r->width + k] =
                    half >= n->lanes ? *slot(n, a, first, k, row, vector + half / n->lanes) : shifted(n, in[k], half);
            }
            get_values(n, r->capture_count, r->captures, row, vector, n->lanes, in + 2 * (size_t)r->width);
            emit_code(n->e, r->fold, in, out, n->lanes);
            LLVMValueRef mask = count == low ? NULL : emit_first_lanes(n->e, count, n->lanes);
            for (uint32_t k = 0; k < r->width; k++)
                *slot(n, a, first, k, row, vector) = lanes_of(n, mask, out[k], in[k]);
        }
        present = present < half ? present : half;
    }
}

/* Folds and finishes one reduction of one row. first: the reduction's first accumulator. a: NULL if there are no
 * elements. */
static void finish_row(nest_emitter *n, const nest_stage *stage, const nest_reduction *r, const accumulators *a,
                       uint32_t first, uint32_t row)
{
    LLVMValueRef accumulated[MAX_WIDTH], zero = LLVMConstInt(n->e->types[SX_I32], 0, 0);
    if (a)
        fold_lanes(n, r, a, first, row, stage->extent < VIRTUAL_LANES ? (uint32_t)stage->extent : VIRTUAL_LANES);
    for (uint32_t k = 0; k < r->width && a; k++) {
        LLVMValueRef lanes = *slot(n, a, first, k, row, 0);
        accumulated[k] = n->lanes > 1 ? LLVMBuildExtractElement(n->e->builder, lanes, zero, "") : lanes;
    }
    finish(n, r, a ? accumulated : NULL, row, 0, 1);
}

static void finish_inner(nest_emitter *n, const nest_stage *stage, accumulators *a)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        for (uint32_t row = 0; row < n->rows; row++)
            finish_row(n, stage, &stage->reductions.at[i], a, first, row);
        first += stage->reductions.at[i].width;
    }
}

/* ---- stages ------------------------------------------------------------------------------------------------------ */

/* The instructions of one round, over all instances. */
static int64_t round_size(const nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    int64_t size = (int64_t)accumulator_count(n, stage) + stage_long_step(stage) * n->rows * vectors;
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
        if (n->needed[i] && n->depends[i] & DEPENDS_INNER)
            size += (n->depends[i] & DEPENDS_ROW ? n->rows : 1) * (n->depends[i] & DEPENDS_COLUMN ? vectors : 1);
    return size;
}

static void outer_round(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                        bool start)
{
    if (stage->var != UINT32_MAX)
        n->vars[stage->var] = at;
    emit_round(n, stage, vectors);
    accumulate(n, stage, a, vectors, start);
}

/* LANES_KEPT: serial rounds, in which each lane reduces separately. The first round starts the accumulators. */
static void stage_outer(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    accumulators a = new_accumulators(n, stage);
    int64_t cost = round_size(n, stage, vectors);
    if (stage->extent == 0) {
        finish_outer(n, stage, NULL, vectors);
        return;
    }
    outer_round(n, stage, &a, vectors, NULL, true);
    if (stage->extent > 1 && stage->extent * cost <= UNROLL_LIMIT) {
        for (int64_t i = 1; i < stage->extent; i++)
            outer_round(n, stage, &a, vectors, emit_int(n->e, i), false);
    } else if (stage->extent > 1) {
        int64_t unroll = cost <= UNROLL_LIMIT / 8 ? 4 : 1, from = 1;
        for (; (stage->extent - from) % unroll; from++)
            outer_round(n, stage, &a, vectors, emit_int(n->e, from), false);
        if (from < stage->extent) {
            stage_loop l = rounds_open(n, &a, from, unroll, stage->extent);
            for (int64_t u = 0; u < unroll; u++) {
                LLVMValueRef at =
                    u ? LLVMBuildAdd(n->e->builder, l.rounds.index, emit_int(n->e, u), "") : l.rounds.index;
                outer_round(n, stage, &a, vectors, at, false);
            }
            rounds_close(n, &l, &a, unroll, stage->extent);
        }
    }
    finish_outer(n, stage, &a, vectors);
}

/* Sets the present lanes of a block with `rest` elements; returns the number of vectors with at least one present
 * lane. */
static uint32_t set_rest(nest_emitter *n, int64_t rest)
{
    uint32_t vectors = 0;
    for (uint32_t v = 0; v < n->vectors; v++) {
        int64_t lanes = rest - (int64_t)v * n->lanes;
        n->present[v] = lanes > 0 && lanes < n->lanes ? (uint32_t)lanes : n->lanes;
        vectors += lanes > 0;
    }
    return vectors;
}

static void inner_round(nest_emitter *n, const nest_stage *stage, accumulators *a, LLVMValueRef at, int64_t rest,
                        bool start)
{
    n->vars[stage->var] = at;
    uint32_t vectors = set_rest(n, rest);
    emit_round(n, stage, vectors);
    accumulate(n, stage, a, vectors, start);
}

/* LANES_REDUCED: blocks of VIRTUAL_LANES elements, then the remaining elements. */
static void stage_inner(nest_emitter *n, const nest_stage *stage)
{
    accumulators a = new_accumulators(n, stage);
    int64_t blocks = stage->extent / VIRTUAL_LANES, rest = stage->extent % VIRTUAL_LANES, from = 0;
    if (stage->extent == 0) {
        finish_inner(n, stage, NULL);
        return;
    }
    if (blocks > 0 && (a.count > 0 || blocks == 1)) {
        inner_round(n, stage, &a, NULL, VIRTUAL_LANES, true);
        from = 1;
    }
    if (from < blocks) {
        int64_t end = blocks * VIRTUAL_LANES;
        stage_loop l = rounds_open(n, &a, from * VIRTUAL_LANES, VIRTUAL_LANES, end);
        inner_round(n, stage, &a, l.rounds.index, VIRTUAL_LANES, false);
        rounds_close(n, &l, &a, VIRTUAL_LANES, end);
    }
    if (rest)
        inner_round(n, stage, &a, blocks ? emit_int(n->e, blocks * VIRTUAL_LANES) : NULL, rest, blocks == 0);
    set_rest(n, VIRTUAL_LANES);
    finish_inner(n, stage, &a);
}

void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    if (nest_polls(n->nest))
        emit_poll(n->e);
    if (n->nest->mode == LANES_KEPT) {
        stage_outer(n, stage, vectors);
    } else if (stage->var == UINT32_MAX && stage->reductions.count == 0) {
        emit_round(n, stage, 1);
    } else if (stage->var == UINT32_MAX) {
        /* A reduction of one element is computed as a scalar. */
        accumulators a = new_accumulators(n, stage);
        uint32_t lanes = n->lanes;
        n->lanes = 1;
        emit_round(n, stage, 1);
        accumulate(n, stage, &a, 1, true);
        if (stage->extent == 1)
            finish_inner(n, stage, &a);
        n->lanes = lanes;
    } else {
        stage_inner(n, stage);
    }
}
