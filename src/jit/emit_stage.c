/* Emits a stage: its inner loop, and its reductions in the order that docs/numerics.md defines. */
#include <string.h>

#include "jit/emit_nest.h"

enum { UNROLL_LIMIT = 600 /* the largest number of instructions to which an inner loop is fully unrolled */ };

/* Accumulators of all reductions of a stage. A reduction has `slots * rows * vectors` values. */
typedef struct accumulators {
    LLVMValueRef *at;
    uint32_t count, vectors;
} accumulators;

/* Whether the first element that exists is known only at run time. Then another accumulator says whether there was one
 * yet. */
static bool marks_start(const nest_reduction *r) { return r->predicate && !r->from_zero; }
static uint32_t slots(const nest_reduction *r) { return r->width + marks_start(r); }

static uint32_t accumulator_count(const nest_emitter *n, const nest_stage *stage)
{
    uint32_t width = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        width += slots(&stage->reductions.at[i]);
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

/* Reduces the elements of the current round into one instance's accumulators of a reduction or, if `start`, starts the
 * accumulators from these elements. `first` is the reduction's first accumulator. */
static void accumulate_at(nest_emitter *n, const nest_reduction *r, accumulators *a, uint32_t first, uint32_t row,
                          uint32_t vector, bool start)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH], fresh[MAX_WIDTH], *elements = in + r->width;
    uint32_t present = n->nest->mode == LANES_REDUCED ? n->present[vector] : n->lanes;
    LLVMValueRef mask = present < n->lanes ? emit_first_lanes(n->e, present, n->lanes) : NULL;
    LLVMValueRef when = emit_predicate(n, r->predicate, row, vector, n->lanes > 1);
    get_values(n, r->element_count, r->elements, row, vector, n->lanes, elements);
    get_values(n, start ? 0 : r->capture_count, r->captures, row, vector, n->lanes, elements + r->element_count);
    for (uint32_t k = 0; k < r->width && !start; k++)
        in[k] = *slot(n, a, first, k, row, vector);
    if (start || marks_start(r))
        emit_code(n->e, r->first, elements, fresh, n->lanes);
    if (!start)
        emit_code(n->e, r->step, in, out, n->lanes);
    LLVMValueRef *started = marks_start(r) ? slot(n, a, first, r->width, row, vector) : NULL;
    for (uint32_t k = 0; k < r->width; k++) {
        LLVMValueRef next = start ? fresh[k] : started ? lanes_of(n, *started, out[k], fresh[k]) : out[k];
        if (start && when)
            in[k] = LLVMConstNull(LLVMTypeOf(next));
        next = start ? next : lanes_of(n, mask, next, in[k]);
        *slot(n, a, first, k, row, vector) = lanes_of(n, when, next, in[k]);
    }
    if (started)
        *started = start ? when : LLVMBuildOr(b, *started, when, "");
}

static void accumulate(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, bool start)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++)
                accumulate_at(n, r, a, first, row, vector, start);
        first += slots(r);
    }
}

/* ---- loops ------------------------------------------------------------------------------------------------------- */

/* A loop whose state is its index and the accumulators. */
typedef struct loop {
    LLVMBasicBlockRef before, body, after;
    LLVMValueRef from, index;
    LLVMValueRef *start, *phis;
    bool guarded;
} loop;

static LLVMValueRef less(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildICmp(n->e->builder, LLVMIntSLT, x, y, "");
}

/* Opens a loop. The loop's index starts at `from`. loop_close adds the step and the test at the end of the body. If
 * `limit` is given, the body does not run unless `from < limit`; otherwise it runs at least once. */
static loop loop_open(nest_emitter *n, accumulators *a, LLVMValueRef from, LLVMValueRef limit)
{
    LLVMBuilderRef b = n->e->builder;
    loop l = {.before = LLVMGetInsertBlock(b), .body = emit_block(n->e, "loop"), .after = emit_block(n->e, "next")};
    l.start = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    l.from = from;
    l.guarded = limit && !(LLVMIsConstant(from) && LLVMIsConstant(limit) &&
                           LLVMConstIntGetSExtValue(from) < LLVMConstIntGetSExtValue(limit));
    if (l.guarded)
        LLVMBuildCondBr(b, less(n, from, limit), l.body, l.after);
    else
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

/* A value behind a guarded loop: `skipped` if the body did not run, else `value`. */
static LLVMValueRef merged(nest_emitter *n, const loop *l, LLVMBasicBlockRef end, LLVMValueRef skipped,
                           LLVMValueRef value)
{
    LLVMValueRef phi = LLVMBuildPhi(n->e->builder, LLVMTypeOf(value), "");
    LLVMAddIncoming(phi, (LLVMValueRef[]){skipped, value}, (LLVMBasicBlockRef[]){l->before, end}, 2);
    return phi;
}

/* Closes a loop: runs the body again, with the index `next`, if `again` holds. Returns the index behind the loop. */
static LLVMValueRef loop_close_if(nest_emitter *n, loop *l, accumulators *a, LLVMValueRef next, LLVMValueRef again)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    LLVMBuildCondBr(b, again, l->body, l->after);
    LLVMAddIncoming(l->index, &next, &end, 1);
    for (uint32_t i = 0; i < a->count; i++)
        if (l->phis[i])
            LLVMAddIncoming(l->phis[i], (LLVMValueRef[]){l->start[i], a->at[i]}, (LLVMBasicBlockRef[]){l->before, end},
                            2);
    LLVMPositionBuilderAtEnd(b, l->after);
    if (!l->guarded)
        return next;
    LLVMValueRef behind = merged(n, l, end, l->from, next);
    for (uint32_t i = 0; i < a->count; i++)
        if (l->phis[i])
            a->at[i] = merged(n, l, end, l->start[i], a->at[i]);
    return behind;
}

/* Closes a loop: adds `step` to the index, and runs the body again if the index is below `limit`. */
static LLVMValueRef loop_close(nest_emitter *n, loop *l, accumulators *a, int64_t step, LLVMValueRef limit)
{
    LLVMValueRef next = LLVMBuildAdd(n->e->builder, l->index, emit_int(n->e, step), "");
    return loop_close_if(n, l, a, next, less(n, next, limit));
}

/* The loop of a stage. In a kernel that polls, a long loop is cut into strips of rounds, with a poll before each
 * strip. */
typedef struct stage_loop {
    loop strips, rounds;
    int64_t strip; /* values of the index in a strip; 0: one loop without strips */
    LLVMValueRef end;
} stage_loop;

/* The instructions of `rounds` rounds, as tile.c estimates them. */
static double work_of(const nest_emitter *n, int64_t rounds)
{
    return nest_round_work(n->nest) * (n->nest->mode == LANES_KEPT ? 1 : n->vectors) * (double)rounds;
}

/* LANES_REDUCED. count: the number of rounds. A round has `step` values of the index. */
static stage_loop rounds_open(nest_emitter *n, accumulators *a, LLVMValueRef begin, int64_t count, int64_t step,
                              LLVMValueRef end)
{
    stage_loop l = {.end = end};
    double work = work_of(n, 1);
    int64_t rounds = work < POLL_WORK ? (int64_t)(POLL_WORK / work) : 1;
    if (n->polls && count > rounds) {
        LLVMBuilderRef b = n->e->builder;
        l.strip = rounds * step;
        l.strips = loop_open(n, a, begin, NULL);
        emit_poll(n->e);
        begin = l.strips.index;
        LLVMValueRef strip_end = LLVMBuildAdd(b, begin, emit_int(n->e, l.strip), "");
        l.end = LLVMBuildSelect(b, less(n, strip_end, end), strip_end, end, "");
    }
    l.rounds = loop_open(n, a, begin, NULL);
    return l;
}

static void rounds_close(nest_emitter *n, stage_loop *l, accumulators *a, int64_t step, LLVMValueRef end)
{
    loop_close(n, &l->rounds, a, step, l->end);
    if (l->strip)
        loop_close(n, &l->strips, a, l->strip, end);
}

/* ---- results ----------------------------------------------------------------------------------------------------- */

static void set_result(nest_emitter *n, uint32_t result, uint32_t row, uint32_t vector, LLVMValueRef value)
{
    n->results[((size_t)result * n->rows + row) * n->vectors + vector] = value;
}

/* Applies the reduction's `finish` to accumulators of `lanes` lanes and sets the results. accumulated: the
 * accumulators; NULL if there are no elements. started: whether there were elements; NULL if that is known. */
static void finish(nest_emitter *n, const nest_reduction *r, const LLVMValueRef *accumulated, LLVMValueRef started,
                   uint32_t row, uint32_t vector, uint32_t lanes)
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

/* Folds the lanes of every reduction: returns accumulators that are scalars. `extent` elements were accumulated. */
static accumulators fold_rows(nest_emitter *n, const nest_stage *stage, const accumulators *a, int64_t extent)
{
    accumulators out = {.vectors = 1, .count = a->count / n->vectors};
    LLVMValueRef zero = LLVMConstInt(n->e->types[SX_I32], 0, 0);
    uint32_t first = 0;
    out.at = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, out.count + 1);
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++) {
            fold_lanes(n, r, a, first, row, extent < VIRTUAL_LANES ? (uint32_t)extent : VIRTUAL_LANES);
            for (uint32_t k = 0; k < r->width; k++) {
                LLVMValueRef lanes = *slot(n, a, first, k, row, 0);
                *slot(n, &out, first, k, row, 0) =
                    n->lanes > 1 ? LLVMBuildExtractElement(n->e->builder, lanes, zero, "") : lanes;
            }
        }
        first += slots(r);
    }
    return out;
}

/* Applies `finish` to the accumulators of every reduction, which have `lanes` lanes. a: NULL if there are no
 * elements. */
static void finish_all(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors,
                       uint32_t lanes)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++) {
                LLVMValueRef accumulated[MAX_WIDTH];
                for (uint32_t k = 0; k < r->width && a; k++)
                    accumulated[k] = *slot(n, a, first, k, row, vector);
                LLVMValueRef started = a && marks_start(r) ? *slot(n, a, first, r->width, row, vector) : NULL;
                finish(n, r, a ? accumulated : NULL, started, row, vector, lanes);
            }
        first += slots(r);
    }
}

/* ---- chunks ------------------------------------------------------------------------------------------------------ */

/* The chunks of a stage. Partial results are in scratch: bit i of the number of earlier chunks is set if level i holds
 * the result of 2^i chunks. A reduction that joins its chunks in order has the sum so far in level 0. */
typedef struct chunks {
    const nest_stage *stage;
    uint32_t vectors, lanes; /* of the accumulators to be joined */
    LLVMValueRef number;     /* of the chunk, from 0 for the first chunk of a block */
    LLVMValueRef last;       /* whether it is the last chunk */
    loop over;
} chunks;

/* The address of a level's partial result. */
static LLVMValueRef partial_at(nest_emitter *n, const accumulators *a, LLVMValueRef level, size_t i)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef offset = emit_scaled(n, level, (int64_t)a->count * partial_bytes(n->nest));
    offset = LLVMBuildAdd(b, offset, emit_int(n->e, (int64_t)i * partial_bytes(n->nest)), "");
    return LLVMBuildGEP2(b, n->e->types[SX_I8], n->partials, &offset, 1, "");
}

/* Folds the partial results of a level with the accumulators `a`, which come after them. Replaces `a` by the results.
 * If `in_order`, does this for the reductions that join their chunks in order; otherwise for the others. */
static void join_partials(nest_emitter *n, const chunks *c, accumulators *a, LLVMValueRef level, bool in_order)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t first = 0;
    for (uint32_t i = 0; i < c->stage->reductions.count; i++) {
        const nest_reduction *r = &c->stage->reductions.at[i];
        for (uint32_t row = 0; row < n->rows && r->cut.in_order == in_order; row++)
            for (uint32_t vector = 0; vector < c->vectors; vector++) {
                LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
                for (uint32_t k = 0; k < r->width; k++) {
                    LLVMValueRef *value = slot(n, a, first, k, row, vector);
                    in[r->width + k] = *value;
                    in[k] = LLVMBuildLoad2(b, LLVMTypeOf(*value), partial_at(n, a, level, (size_t)(value - a->at)), "");
                }
                get_values(n, r->capture_count, r->captures, row, vector, c->lanes, in + 2 * (size_t)r->width);
                emit_code(n->e, r->fold, in, out, c->lanes);
                for (uint32_t k = 0; k < r->width; k++)
                    *slot(n, a, first, k, row, vector) = out[k];
            }
        first += slots(r);
    }
}

/* Writes the accumulators of the same reductions to a level. */
static void keep_partials(nest_emitter *n, const chunks *c, const accumulators *a, LLVMValueRef level, bool in_order)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < c->stage->reductions.count; i++) {
        const nest_reduction *r = &c->stage->reductions.at[i];
        for (uint32_t k = 0; k < r->width && r->cut.in_order == in_order; k++)
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < c->vectors; vector++) {
                    const LLVMValueRef *value = slot(n, a, first, k, row, vector);
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

/* Runs join_partials if `condition` holds. */
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
    for (uint32_t i = 0; i < a->count; i++)
        if (a->at[i] && a->at[i] != before[i]) {
            LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(before[i]), "");
            LLVMAddIncoming(phi, (LLVMValueRef[]){before[i], a->at[i]}, from, 2);
            a->at[i] = phi;
        }
}

/* For each level, from 0 on, that holds a partial result: joins it. If `last`, visits all levels, else stops at the
 * first level without a partial result and keeps the joined values there. */
static void join_levels(nest_emitter *n, const chunks *c, accumulators *a, bool last)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef zero = emit_int(n->e, 0), one = emit_int(n->e, 1);
    LLVMValueRef wanted = last ? c->number : LLVMBuildAnd(b, c->number, one, "");
    loop l = loop_open(n, a, zero, wanted);
    LLVMValueRef bits = LLVMBuildLShr(b, c->number, l.index, "");
    if (last)
        join_if(n, c, a, LLVMBuildTrunc(b, bits, n->e->types[SX_I1], ""), l.index, false);
    else
        join_partials(n, c, a, l.index, false);
    LLVMValueRef rest = LLVMBuildLShr(b, bits, one, "");
    if (!last)
        rest = LLVMBuildAnd(b, rest, one, "");
    LLVMValueRef next = LLVMBuildAdd(b, l.index, one, "");
    LLVMValueRef level = loop_close_if(n, &l, a, next, LLVMBuildICmp(b, LLVMIntNE, rest, zero, ""));
    if (!last)
        keep_partials(n, c, a, level, false);
}

/* A range of the elements of a stage's loop. */
typedef struct range {
    LLVMValueRef begin, end;
    int64_t most; /* the largest number of elements */
    bool exact;   /* there are always `most` */
} range;

static range stage_range(nest_emitter *n, const nest_stage *stage)
{
    loop_range r = emit_loop_range(n, stage->loop);
    return (range){r.begin ? r.begin : emit_int(n->e, 0), r.end, r.most, r.exact};
}

/* Opens the loop over the chunks. Sets *begin to the first element of the chunk. */
static chunks chunks_open(nest_emitter *n, const nest_stage *stage, LLVMValueRef *begin)
{
    LLVMBuilderRef b = n->e->builder;
    range r = stage_range(n, stage);
    LLVMValueRef chunk = emit_int(n->e, stage->chunk), one = emit_int(n->e, 1);
    LLVMValueRef first = LLVMBuildUDiv(b, r.begin, chunk, "");
    LLVMValueRef last = LLVMBuildUDiv(b, LLVMBuildSub(b, r.end, one, ""), chunk, "");
    chunks c = {.stage = stage};
    accumulators none = {0};
    c.over = loop_open(n, &none, first, NULL);
    if (n->polls)
        emit_poll(n->e);
    c.number = LLVMBuildSub(b, c.over.index, first, "");
    c.last = LLVMBuildICmp(b, LLVMIntEQ, c.over.index, last, "");
    *begin = LLVMBuildMul(b, c.over.index, chunk, "");
    return c;
}

/* Closes the loop over the chunks. `a` has the accumulators of a chunk, then of all chunks. */
static void chunks_close(nest_emitter *n, chunks *c, accumulators *a)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef more = emit_block(n->e, "more"), done = emit_block(n->e, "chunks");
    LLVMValueRef zero = emit_int(n->e, 0), later = LLVMBuildICmp(b, LLVMIntNE, c->number, zero, "");
    LLVMBuildCondBr(b, c->last, done, more);
    accumulators kept = {arena_copy(n->e->arena, a->at, a->count * sizeof *a->at), a->count, a->vectors};
    LLVMPositionBuilderAtEnd(b, more);
    if (any_cut(c->stage, true)) {
        join_if(n, c, &kept, later, zero, true);
        keep_partials(n, c, &kept, zero, true);
    }
    if (any_cut(c->stage, false))
        join_levels(n, c, &kept, false);
    LLVMValueRef next = LLVMBuildAdd(b, c->over.index, emit_int(n->e, 1), "");
    LLVMBasicBlockRef end = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, c->over.body);
    LLVMAddIncoming(c->over.index, &next, &end, 1);
    LLVMPositionBuilderAtEnd(b, done);
    if (any_cut(c->stage, true))
        join_if(n, c, a, later, zero, true);
    if (any_cut(c->stage, false))
        join_levels(n, c, a, true);
    LLVMBuildBr(b, c->over.after);
    LLVMPositionBuilderAtEnd(b, c->over.after);
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

/* Makes the accumulators available to the stores of the round. */
static void set_running(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < r->width; k++)
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < vectors; vector++)
                    set_result(n, r->first_result + k, row, vector, *slot(n, a, first, k, row, vector));
        first += slots(r);
    }
}

static void outer_round(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                        bool start)
{
    if (stage->loop != NO_LOOP)
        n->vars[stage->loop] = at;
    emit_round(n, stage, vectors);
    accumulate(n, stage, a, vectors, start);
    if (stage_runs(n->nest, stage)) {
        set_running(n, stage, a, vectors);
        emit_running(n, stage, vectors);
    }
}

static bool starts_at_zero(const nest_stage *stage)
{
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        if (!stage->reductions.at[i].from_zero)
            return false;
    return true;
}

static void clear_accumulators(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < r->width; k++)
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < vectors; vector++)
                    *slot(n, a, first, k, row, vector) =
                        emit_bits(n->e, sx_type_of(r->first, r->first->outputs.at[k]), 0, n->lanes);
        first += slots(r);
    }
}

/* The rounds of the panels through which a stage reads operands; 0 if there are none. */
static uint32_t panel_rounds(const nest_emitter *n, const nest_stage *stage)
{
    for (sx i = 1; i < n->nest->code->inst.count; i++)
        if (emit_reads_panel(n, i, stage))
            return n->nest->args.at[n->nest->code->inst.at[i].aux].panel;
    return 0;
}

/* A strip of rounds whose operands are transposed before it. */
static void panel_strip(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                        int64_t rounds, int64_t unroll)
{
    LLVMBuilderRef b = n->e->builder;
    emit_panels(n, stage, at, vectors);
    loop inner = loop_open(n, a, emit_int(n->e, 0), NULL);
    for (int64_t u = 0; u < unroll; u++) {
        n->panel_round = LLVMBuildAdd(b, inner.index, emit_int(n->e, u), "");
        outer_round(n, stage, a, vectors, LLVMBuildAdd(b, at, n->panel_round, ""), false);
    }
    n->panel_round = NULL;
    loop_close(n, &inner, a, unroll, emit_int(n->e, rounds));
}

/* Emits rounds in groups, then the remaining rounds. */
static void kept_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, range s)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t unroll = round_size(n, stage, vectors) <= UNROLL_LIMIT / 8 ? 4 : 1;
    int64_t panels = panel_rounds(n, stage), group = panels ? panels : unroll,
            rest = s.exact ? s.most % group : group - 1;
    if (s.most >= group) {
        LLVMValueRef limit = LLVMBuildSub(b, s.end, emit_int(n->e, group - 1), "");
        loop l = loop_open(n, a, s.begin, s.exact ? NULL : limit);
        if (panels)
            panel_strip(n, stage, a, vectors, l.index, panels, unroll);
        for (int64_t u = 0; u < group && !panels; u++)
            outer_round(n, stage, a, vectors, u ? LLVMBuildAdd(b, l.index, emit_int(n->e, u), "") : l.index, false);
        s.begin = loop_close(n, &l, a, group, limit);
    }
    if (s.exact && rest < 4) {
        for (int64_t u = 0; u < rest; u++)
            outer_round(n, stage, a, vectors, LLVMBuildAdd(b, s.begin, emit_int(n->e, u), ""), false);
    } else if (rest) {
        loop l = loop_open(n, a, s.begin, s.exact ? NULL : s.end);
        outer_round(n, stage, a, vectors, l.index, false);
        loop_close(n, &l, a, 1, s.end);
    }
}

/* Emits rounds with accumulators that start anew. There is at least one round. */
static void kept_elements(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, range s)
{
    LLVMBuilderRef b = n->e->builder;
    if (starts_at_zero(stage)) {
        clear_accumulators(n, stage, a, vectors);
    } else {
        outer_round(n, stage, a, vectors, s.begin, true);
        if (--s.most == 0)
            return;
        s.begin = LLVMBuildAdd(b, s.begin, emit_int(n->e, 1), "");
    }
    if (!n->polls || work_of(n, s.most) <= POLL_WORK) {
        kept_rounds(n, stage, a, vectors, s);
        return;
    }
    int64_t strip = (int64_t)(POLL_WORK / work_of(n, 1)) / 64 * 64;
    strip = strip < 64 ? 64 : strip;
    loop l = loop_open(n, a, s.begin, s.end);
    emit_poll(n->e);
    LLVMValueRef end = LLVMBuildAdd(b, l.index, emit_int(n->e, strip), "");
    end = LLVMBuildSelect(b, less(n, end, s.end), end, s.end, "");
    kept_rounds(n, stage, a, vectors, (range){l.index, end, strip, false});
    loop_close(n, &l, a, strip, s.end);
}

/* LANES_KEPT: serial rounds, in which each lane reduces separately. */
static void stage_outer(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    accumulators a = new_accumulators(n, stage);
    int64_t cost = round_size(n, stage, vectors);
    if (stage->extent == 0) {
        finish_all(n, stage, NULL, vectors, n->lanes);
        return;
    }
    if (stage->chunk) {
        LLVMValueRef begin, end = emit_int(n->e, stage->extent);
        chunks c = chunks_open(n, stage, &begin);
        c.vectors = vectors;
        c.lanes = n->lanes;
        LLVMValueRef chunk_end = LLVMBuildAdd(n->e->builder, begin, emit_int(n->e, stage->chunk), "");
        if (stage->extent % stage->chunk)
            chunk_end = LLVMBuildSelect(n->e->builder, less(n, chunk_end, end), chunk_end, end, "");
        kept_elements(n, stage, &a, vectors,
                      (range){begin, chunk_end, stage->chunk, stage->extent % stage->chunk == 0});
        chunks_close(n, &c, &a);
    } else if (stage_block(n->nest, stage) || (stage->extent > 1 && stage->extent * cost > UNROLL_LIMIT)) {
        kept_elements(n, stage, &a, vectors, stage_range(n, stage));
    } else {
        outer_round(n, stage, &a, vectors, NULL, true);
        for (int64_t i = 1; i < stage->extent; i++)
            outer_round(n, stage, &a, vectors, emit_int(n->e, i), false);
    }
    finish_all(n, stage, &a, vectors, n->lanes);
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
    n->vars[stage->loop] = at;
    uint32_t vectors = set_rest(n, rest);
    emit_round(n, stage, vectors);
    accumulate(n, stage, a, vectors, start);
}

/* A round of a whole block of lanes. If indices have runs (emit_index.c), a block that is in one run has code of its
 * own. */
static void inner_block(nest_emitter *n, const nest_stage *stage, accumulators *a, LLVMValueRef at)
{
    LLVMBuilderRef b = n->e->builder;
    n->vars[stage->loop] = at;
    LLVMValueRef runs = n->rows == 1 ? emit_run_condition(n, stage) : NULL;
    if (!runs) {
        inner_round(n, stage, a, at, VIRTUAL_LANES, false);
        return;
    }
    LLVMBasicBlockRef run = emit_block(n->e, "run"), split = emit_block(n->e, "split");
    LLVMBasicBlockRef after = emit_block(n->e, "block"), from[2];
    accumulators other = {arena_copy(n->e->arena, a->at, a->count * sizeof *a->at), a->count, a->vectors};
    LLVMBuildCondBr(b, runs, run, split);
    LLVMPositionBuilderAtEnd(b, run);
    n->in_run = true;
    inner_round(n, stage, a, at, VIRTUAL_LANES, false);
    n->in_run = false;
    from[0] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, split);
    inner_round(n, stage, &other, at, VIRTUAL_LANES, false);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    for (uint32_t i = 0; i < a->count; i++) {
        LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(a->at[i]), "");
        LLVMAddIncoming(phi, (LLVMValueRef[]){a->at[i], other.at[i]}, from, 2);
        a->at[i] = phi;
    }
}

/* Emits elements from `base` (NULL: 0), `extent` of them: blocks of VIRTUAL_LANES, then the remaining elements. */
static void reduced_elements(nest_emitter *n, const nest_stage *stage, accumulators *a, LLVMValueRef base,
                             int64_t extent)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t blocks = extent / VIRTUAL_LANES, rest = extent % VIRTUAL_LANES, from = 0;
    LLVMValueRef zero = emit_int(n->e, 0), start = base ? base : zero;
    if (blocks > 0 && (a->count > 0 || blocks == 1)) {
        inner_round(n, stage, a, base, VIRTUAL_LANES, true);
        from = 1;
    }
    if (from < blocks) {
        LLVMValueRef begin = LLVMBuildAdd(b, start, emit_int(n->e, from * VIRTUAL_LANES), "");
        LLVMValueRef end = LLVMBuildAdd(b, start, emit_int(n->e, blocks * VIRTUAL_LANES), "");
        stage_loop l = rounds_open(n, a, begin, blocks - from, VIRTUAL_LANES, end);
        inner_block(n, stage, a, l.rounds.index);
        rounds_close(n, &l, a, VIRTUAL_LANES, end);
    }
    if (rest) {
        LLVMValueRef at = blocks ? LLVMBuildAdd(b, start, emit_int(n->e, blocks * VIRTUAL_LANES), "") : base;
        inner_round(n, stage, a, at, rest, blocks == 0);
    }
    set_rest(n, VIRTUAL_LANES);
}

/* Emits one chunk: returns its folded accumulators. The last chunk has code of its own if it is shorter. */
static accumulators reduced_chunk(nest_emitter *n, const nest_stage *stage, LLVMValueRef begin)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t rest = stage->extent % stage->chunk;
    accumulators a = new_accumulators(n, stage);
    if (!rest) {
        reduced_elements(n, stage, &a, begin, stage->chunk);
        return fold_rows(n, stage, &a, stage->chunk);
    }
    LLVMBasicBlockRef whole = emit_block(n->e, "whole"), part = emit_block(n->e, "part");
    LLVMBasicBlockRef after = emit_block(n->e, "folded"), from[2];
    LLVMValueRef last = emit_int(n->e, stage->extent - rest);
    LLVMBuildCondBr(b, less(n, begin, last), whole, part);
    LLVMPositionBuilderAtEnd(b, whole);
    reduced_elements(n, stage, &a, begin, stage->chunk);
    accumulators first = fold_rows(n, stage, &a, stage->chunk);
    from[0] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, part);
    reduced_elements(n, stage, &a, last, rest);
    accumulators second = fold_rows(n, stage, &a, rest);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    for (uint32_t i = 0; i < first.count; i++) {
        LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(first.at[i]), "");
        LLVMAddIncoming(phi, (LLVMValueRef[]){first.at[i], second.at[i]}, from, 2);
        first.at[i] = phi;
    }
    return first;
}

/* LANES_REDUCED: vectors of neighbouring elements. */
static void stage_inner(nest_emitter *n, const nest_stage *stage)
{
    accumulators a = new_accumulators(n, stage);
    if (stage->extent == 0) {
        finish_all(n, stage, NULL, 1, 1);
        return;
    }
    if (stage->chunk) {
        LLVMValueRef begin;
        chunks c = chunks_open(n, stage, &begin);
        c.vectors = c.lanes = 1;
        a = reduced_chunk(n, stage, begin);
        chunks_close(n, &c, &a);
    } else {
        reduced_elements(n, stage, &a, NULL, stage->extent);
        a = fold_rows(n, stage, &a, stage->extent);
    }
    finish_all(n, stage, &a, 1, 1);
}

void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    if (n->polls)
        emit_poll(n->e);
    if (n->nest->mode == LANES_KEPT) {
        stage_outer(n, stage, vectors);
    } else if (stage->loop == NO_LOOP && stage->reductions.count == 0) {
        emit_round(n, stage, 1);
    } else if (stage->loop == NO_LOOP) {
        /* A reduction of one element is computed as a scalar. */
        accumulators a = new_accumulators(n, stage);
        uint32_t lanes = n->lanes;
        n->lanes = 1;
        emit_round(n, stage, 1);
        accumulate(n, stage, &a, 1, true);
        a = fold_rows(n, stage, &a, 1);
        finish_all(n, stage, &a, 1, 1);
        n->lanes = lanes;
    } else {
        stage_inner(n, stage);
    }
}

/* The address of one vector of accumulators of a stage that runs in strips. */
static LLVMValueRef strip_place(nest_emitter *n, const nest_stage *stage, LLVMValueRef memory, uint32_t vector)
{
    LLVMValueRef offset = emit_int(n->e, (int64_t)vector * n->lanes * strip_bytes(stage));
    return LLVMBuildGEP2(n->e->builder, n->e->types[SX_I8], memory, &offset, 1, "");
}

static accumulators load_accumulators(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory)
{
    const nest_reduction *r = &stage->reductions.at[0];
    LLVMTypeRef type = emit_type(n->e, sx_type_of(r->first, r->first->outputs.at[0]), n->lanes);
    accumulators a = new_accumulators(n, stage);
    for (uint32_t i = 0; i < vectors; i++)
        *slot(n, &a, 0, 0, 0, i) = LLVMBuildLoad2(n->e->builder, type, strip_place(n, stage, memory, i), "");
    return a;
}

void emit_strip(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory, bool clear,
                LLVMValueRef from, int64_t rounds)
{
    LLVMBuilderRef b = n->e->builder;
    accumulators a = clear ? new_accumulators(n, stage) : load_accumulators(n, stage, vectors, memory);
    if (clear)
        clear_accumulators(n, stage, &a, vectors);
    for (int64_t u = 0; u < rounds; u++)
        outer_round(n, stage, &a, vectors, u ? LLVMBuildAdd(b, from, emit_int(n->e, u), "") : from, false);
    for (uint32_t i = 0; i < vectors; i++)
        LLVMBuildStore(b, *slot(n, &a, 0, 0, 0, i), strip_place(n, stage, memory, i));
}

void emit_finish(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory)
{
    accumulators a = load_accumulators(n, stage, vectors, memory);
    finish_all(n, stage, &a, vectors, n->lanes);
}
