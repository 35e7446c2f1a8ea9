/* Emits the reductions of a stage: accumulates elements, folds lanes, and finishes results, in the order that
 * docs/numerics.md defines. emit.h explains instances; schedule/nest.h explains rounds, stretches and
 * nest_reduction. */
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

/* Accumulates the elements of the current round in a reduction's accumulators for one instance. If `start` is set, the
 * accumulators start from these elements. first: the reduction's first accumulator. */
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

/* Whether a branch skips the rows of the tile in which the predicate of a reduction does not hold. On a CPU without
 * mask registers, a mask instead of the branch would cost an instruction for each accumulator. The branch is
 * predictable, because it goes the same way in all rounds of a stretch. */
static bool branches(const nest_emitter *n, const nest_reduction *r, bool start)
{
    return n->lanes > 1 && n->e->target->shape.lanes < LANES_WITH_MASKS && r->predicate && !marks_start(r) && !start &&
           r->predicate == n->stretch.kept_predicate && !n->stretch.wide && n->stretch.safe;
}

/* Emits a branch that accumulates all vectors of a row. The branch runs only if the kept predicate of the stretch
 * holds. */
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
        for (uint32_t row = n->first_row; row < n->end_row; row++)
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

/* Applies the reduction's `finish` to accumulators of `lanes` lanes. accumulated: the accumulators; NULL if the
 * reduction has no elements. started: a mask of the lanes that accumulated an element; the other lanes get the init
 * values. NULL if marks_start is false. */
static void finish(nest_emitter *n, const nest_reduction *r, const LLVMValueRef *accumulated, LLVMValueRef started,
                   uint32_t row, uint32_t vector, uint32_t lanes, LLVMValueRef *out)
{
    LLVMValueRef in[MAX_ARGUMENTS], values[MAX_WIDTH];
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
        out[k] = lanes_of(n, started, out[k], in[k]);
}

/* ---- folds ------------------------------------------------------------------------------------------------------- */

/* A vector for each accumulator of a reduction. Lane i of each vector holds element element[i] of row row[i], or
 * nothing if row[i] is NO_ROW. */
#define NO_ROW UINT32_MAX
typedef struct folding {
    LLVMValueRef at[MAX_WIDTH];
    uint32_t row[64], element[64];
} folding;

/* How two vectors x and y are folded into one. Lane i of the result folds lanes low[i] and high[i] of the concatenation
 * of x and y. UINT32_MAX: no lane. */
typedef struct fold_places {
    uint32_t low[64], high[64];
    bool all; /* every lane that has a low lane has a high lane */
} fold_places;

/* Adds the lanes of `from` to `p` and `to`, for a fold of x and y. `from` is y if `second` is set, else x. alone: there
 * is no y. The fold joins element `j + half` of each row to element j. `part` is the number of lanes in 128 bits. If
 * `half` is below `part`, each lane stays within its 128 bits, because shuffles within 128 bits are the cheapest. */
static void place_lanes(const nest_emitter *n, const folding *from, bool second, bool alone, uint32_t half,
                        uint32_t part, folding *to, fold_places *p)
{
    uint32_t base = second ? n->lanes : 0;
    for (uint32_t i = 0; i < n->lanes; i++) {
        uint32_t at = alone ? i : half < part ? i / part * part : second ? n->lanes / 2 : 0, high = UINT32_MAX;
        if (from->row[i] == NO_ROW || from->element[i] >= half)
            continue;
        while (to->row[at] != NO_ROW)
            at++;
        for (uint32_t k = 0; k < n->lanes; k++)
            if (from->row[k] == from->row[i] && from->element[k] == from->element[i] + half)
                high = k + base;
        to->row[at] = from->row[i];
        to->element[at] = from->element[i];
        p->low[at] = i + base;
        p->high[at] = high;
        p->all &= high != UINT32_MAX;
    }
}

static LLVMValueRef shuffled(nest_emitter *n, LLVMValueRef x, LLVMValueRef y, const uint32_t *from)
{
    LLVMValueRef lanes[64];
    for (uint32_t i = 0; i < n->lanes; i++)
        lanes[i] =
            from[i] == UINT32_MAX ? LLVMGetPoison(n->e->types[SX_I32]) : LLVMConstInt(n->e->types[SX_I32], from[i], 0);
    return LLVMBuildShuffleVector(n->e->builder, x, y ? y : LLVMGetPoison(LLVMTypeOf(x)),
                                  LLVMConstVector(lanes, n->lanes), "");
}

/* How many lanes of a reduction's widest accumulator fit into 128 bits. */
static uint32_t lanes_of_part(const nest_reduction *r)
{
    uint32_t bits = 8;
    for (uint32_t k = 0; k < reduction_accumulators(r); k++) {
        uint32_t own = sx_type_bits[sx_type_of(r->first, r->first->outputs.at[k])];
        bits = own > bits ? own : bits;
    }
    return 128 / bits;
}

/* Folds element `j + half` of each row into element j, for the rows of x and of y (NULL: no rows). The result has all
 * these rows. */
static folding fold_two(nest_emitter *n, const nest_reduction *r, const folding *x, const folding *y, uint32_t half)
{
    uint32_t width = reduction_accumulators(r), row = x->row[0];
    fold_places p = {.all = true};
    folding to;
    LLVMValueRef in[MAX_ARGUMENTS], mask[64];
    for (uint32_t i = 0; i < n->lanes; i++)
        to.row[i] = p.low[i] = p.high[i] = UINT32_MAX;
    place_lanes(n, x, false, !y, half, lanes_of_part(r), &to, &p);
    if (y)
        place_lanes(n, y, true, false, half, lanes_of_part(r), &to, &p);
    for (uint32_t k = 0; k < width; k++) {
        in[k] = y ? shuffled(n, x->at[k], y->at[k], p.low) : x->at[k];
        in[width + k] = shuffled(n, x->at[k], y ? y->at[k] : NULL, p.high);
    }
    for (uint32_t i = 0; i < n->lanes; i++)
        mask[i] = LLVMConstInt(n->e->types[SX_I1], p.high[i] != UINT32_MAX, 0);
    emit_get_values(n, r->capture_count, r->captures, row, 0, n->lanes, in + 2 * (size_t)width);
    emit_code(n->e, r->fold, in, to.at, n->lanes);
    for (uint32_t k = 0; k < width && !p.all; k++)
        to.at[k] = lanes_of(n, LLVMConstVector(mask, n->lanes), to.at[k], in[k]);
    return to;
}

/* If an accumulator has several vectors for a row, folds them to one. Of the lanes of all these vectors together, only
 * the first `present` ones exist. Returns how many lanes of the one vector exist. */
static uint32_t fold_vectors(nest_emitter *n, const nest_reduction *r, const accumulators *a, uint32_t first,
                             uint32_t row, uint32_t present)
{
    uint32_t width = reduction_accumulators(r);
    for (uint32_t half = round_lanes(n->nest) / 2; half >= n->lanes; half /= 2) {
        /* This step folds the lanes from `half` on into the first `half / n->lanes` vectors. */
        for (uint32_t vector = 0; vector < half / n->lanes; vector++) {
            uint32_t begin = vector * n->lanes + half;
            uint32_t count = present <= begin ? 0 : present - begin < n->lanes ? present - begin : n->lanes;
            LLVMValueRef in[MAX_ARGUMENTS], out[MAX_WIDTH];
            if (!count)
                continue;
            for (uint32_t k = 0; k < width; k++) {
                in[k] = *emit_slot(n, a, first, k, row, vector);
                in[width + k] = *emit_slot(n, a, first, k, row, vector + half / n->lanes);
            }
            emit_get_values(n, r->capture_count, r->captures, row, vector, n->lanes, in + 2 * (size_t)width);
            emit_code(n->e, r->fold, in, out, n->lanes);
            LLVMValueRef mask = count == n->lanes ? NULL : emit_first_lanes(n->e, count, n->lanes);
            for (uint32_t k = 0; k < width; k++)
                *emit_slot(n, a, first, k, row, vector) = lanes_of(n, mask, out[k], in[k]);
        }
        present = present < half ? present : half;
    }
    return present;
}

static bool depends_on_row(const nest_emitter *n, uint32_t count, const sx *values)
{
    bool depends = false;
    for (uint32_t i = 0; i < count; i++)
        depends |= n->depends[values[i]] & DEPENDS_ROW;
    return depends;
}

/* How many rows of a stage's reduction are folded together: all or one. Rows that share a vector share the instructions
 * of a fold, so they must have the same captures. A shared fold waits for the last row. So each row is folded by itself
 * if rows take several rounds and the nest has other stages with loops: then the CPU can work on the next row
 * meanwhile. */
static uint32_t rows_together(const nest_emitter *n, const nest_stage *stage, const nest_reduction *r)
{
    uint32_t loops = 0;
    for (uint32_t i = 0; i < n->nest->stages.count; i++)
        loops += n->nest->stages.at[i].loop != NO_LOOP;
    bool apart = depends_on_row(n, r->capture_count, r->captures) ||
                 (loops > 1 && stage->extent >= 2 * (int64_t)round_lanes(n->nest));
    for (uint32_t k = 0; k < reduction_accumulators(r); k++)
        apart |= sx_type_of(r->first, r->first->outputs.at[k]) == SX_I1;
    return apart ? 1 : n->rows;
}

/* Folds the lanes of `rows` rows, from row `row` on, to one lane for each row. Each step halves the number of lanes of
 * each row, so two vectors become one. Returns the number of vectors. */
static uint32_t fold_lanes(nest_emitter *n, const nest_reduction *r, const accumulators *a, uint32_t first,
                           uint32_t row, uint32_t rows, int64_t extent, folding *out)
{
    uint32_t present = extent < round_lanes(n->nest) ? (uint32_t)extent : round_lanes(n->nest), left = 0;
    for (uint32_t v = 0; v < rows; v++) {
        left = fold_vectors(n, r, a, first, row + v, present);
        for (uint32_t i = 0; i < n->lanes; i++) {
            out[v].row[i] = i < left ? row + v : NO_ROW;
            out[v].element[i] = i;
        }
        for (uint32_t k = 0; k < reduction_accumulators(r); k++)
            out[v].at[k] = *emit_slot(n, a, first, k, row + v, 0);
    }
    for (uint32_t half = n->lanes / 2; half >= 1; half /= 2) {
        if (left <= half)
            continue;
        for (uint32_t v = 0; v < rows; v += 2)
            out[v / 2] = fold_two(n, r, &out[v], v + 1 < rows ? &out[v + 1] : NULL, half);
        rows = (rows + 1) / 2;
        left = half;
    }
    return rows;
}

/* Whether a lane has the folded element of a row. */
static bool is_folded(const folding *f, uint32_t lane) { return f->row[lane] != NO_ROW && f->element[lane] == 0; }

static LLVMValueRef lane_at(nest_emitter *n, LLVMValueRef x, uint32_t lane)
{
    LLVMValueRef index = LLVMConstInt(n->e->types[SX_I32], lane, 0);
    return n->lanes > 1 ? LLVMBuildExtractElement(n->e->builder, x, index, "") : x;
}

static void fold_rows(nest_emitter *n, const nest_stage *stage, const nest_reduction *r, const accumulators *a,
                      uint32_t first, int64_t extent, accumulators *out)
{
    uint32_t together = rows_together(n, stage, r);
    folding *f = ARENA_NEW_ARRAY(n->e->arena, folding, together);
    for (uint32_t row = 0; row < n->rows; row += together) {
        uint32_t vectors = fold_lanes(n, r, a, first, row, together, extent, f);
        for (uint32_t i = 0; i < vectors * n->lanes; i++) {
            uint32_t v = i / n->lanes, lane = i % n->lanes;
            for (uint32_t k = 0; k < reduction_accumulators(r) && is_folded(&f[v], lane); k++)
                *emit_slot(n, out, first, k, f[v].row[lane], 0) = lane_at(n, f[v].at[k], lane);
        }
    }
}

static accumulators folded_accumulators(nest_emitter *n, const accumulators *a)
{
    accumulators out = {.vectors = 1, .count = a->count / n->vectors};
    out.at = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, out.count + 1);
    return out;
}

accumulators emit_fold_rows(nest_emitter *n, const nest_stage *stage, const accumulators *a, int64_t extent)
{
    accumulators out = folded_accumulators(n, a);
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        fold_rows(n, stage, &stage->reductions.at[i], a, first, extent, &out);
        first += slots(&stage->reductions.at[i]);
    }
    return out;
}

static void finish_rows(nest_emitter *n, const nest_reduction *r, const accumulators *a, uint32_t first,
                        uint32_t vectors, uint32_t lanes)
{
    for (uint32_t row = 0; row < n->rows; row++)
        for (uint32_t vector = 0; vector < vectors; vector++) {
            LLVMValueRef accumulated[MAX_WIDTH], out[MAX_WIDTH];
            for (uint32_t k = 0; k < reduction_accumulators(r) && a; k++)
                accumulated[k] = *emit_slot(n, a, first, k, row, vector);
            LLVMValueRef started =
                a && marks_start(r) ? *emit_slot(n, a, first, reduction_accumulators(r), row, vector) : NULL;
            finish(n, r, a ? accumulated : NULL, started, row, vector, lanes, out);
            for (uint32_t k = 0; k < r->width; k++)
                set_result(n, r->first_result + k, row, vector, out[k]);
        }
}

void emit_finish_all(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors, uint32_t lanes)
{
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        finish_rows(n, &stage->reductions.at[i], a, first, vectors, lanes);
        first += slots(&stage->reductions.at[i]);
    }
}

/* Folds all rows of a reduction together and finishes them as lanes of a vector. */
static void fold_and_finish(nest_emitter *n, const nest_reduction *r, const accumulators *a, uint32_t first,
                            int64_t extent)
{
    folding *f = ARENA_NEW_ARRAY(n->e->arena, folding, n->rows);
    uint32_t vectors = fold_lanes(n, r, a, first, 0, n->rows, extent, f);
    for (uint32_t v = 0; v < vectors; v++) {
        LLVMValueRef out[MAX_WIDTH];
        finish(n, r, f[v].at, NULL, 0, 0, n->lanes, out);
        for (uint32_t lane = 0; lane < n->lanes; lane++)
            for (uint32_t k = 0; k < r->width && is_folded(&f[v], lane); k++)
                set_result(n, r->first_result + k, f[v].row[lane], 0, lane_at(n, out[k], lane));
    }
}

void emit_fold_and_finish(nest_emitter *n, const nest_stage *stage, const accumulators *a)
{
    accumulators folded = folded_accumulators(n, a);
    uint32_t first = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        if (rows_together(n, stage, r) > 1 && !depends_on_row(n, r->width, r->inits)) {
            fold_and_finish(n, r, a, first, stage->extent);
        } else {
            fold_rows(n, stage, r, a, first, stage->extent, &folded);
            finish_rows(n, r, &folded, first, 1, 1);
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
