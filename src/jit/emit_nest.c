/* Emits a nest as a kernel.
 *
 * The kernel loops over tiles (schedule/nest.h). Each stage of a tile first computes the values that depend only on
 * outer variables, then runs its inner loop, which computes the rest. The mode decides what columns and rows are:
 *
 *             LANES_KEPT                      LANES_REDUCED
 *   column    the last outer variable         the stage's inner variable
 *   row       the outer variable before it    the last outer variable
 */
#include <string.h>

#include "jit/emit_stage.h"

/* ---- the values that a stage needs ------------------------------------------------------------------------------- */

static void need_index(nest_emitter *n, const affine *x);

static void need(nest_emitter *n, sx value) { n->needed[value] = true; }

static void need_index(nest_emitter *n, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &n->nest->terms.at[x->scaled[i].term];
        if (a->kind == TERM_VALUE)
            need(n, a->value);
        else if (a->kind != TERM_VAR)
            need_index(n, &a->operand);
    }
}

static void need_predicate(nest_emitter *n, predicate_id id)
{
    for (; id; id = n->nest->predicates.at[id].parent)
        need_index(n, &n->nest->predicates.at[id].index);
}

/* If a value is `c op x ? c : x` for a constant c, returns x and sets *c. Otherwise returns 0. */
static sx chosen_by(const sx_code *code, sx value, sx_op op, sx *c)
{
    const sx_inst *chosen = sx_at(code, value);
    if (chosen->op != SX_OP_select || sx_at(code, chosen->a)->op != op || sx_at(code, chosen->b)->op != SX_OP_const)
        return 0;
    const sx_inst *test = sx_at(code, chosen->a);
    *c = chosen->b;
    return test->a == chosen->b && test->b == chosen->c ? test->b : 0;
}

/* Recognises the values maximum(x, +0) and minimum(maximum(x, +0), c), where c is a constant. If emit_positive can
 * compute the maximum, returns x, and sets *limit to c, or to 0 if there is no c. Returns 0 for other values. */
static sx positive_part_of(const nest_emitter *n, sx self, sx *limit)
{
    const sx_code *code = n->nest->code;
    const sx_inst *last = sx_at(code, self);
    *limit = 0;
    if (last->op != SX_OP_canonical_nan || n->e->target->shape.lanes != LANES_WITH_MASKS ||
        !(n->depends[self] & DEPENDS_COLUMN) || sx_type_bits[last->type] * n->lanes != 32 * LANES_WITH_MASKS)
        return 0;
    sx limited = chosen_by(code, last->a, SX_OP_flt, limit), zero;
    sx x = chosen_by(code, limited ? limited : last->a, SX_OP_fge, &zero);
    return x && !sx_at(code, zero)->a && !sx_at(code, zero)->b ? x : 0;
}

static void need_operands(nest_emitter *n)
{
    const sx_code *code = n->nest->code;
    for (uint32_t i = code->inst.count; i-- > 1;) {
        if (!n->needed[i])
            continue;
        const sx_inst *inst = &code->inst.at[i];
        sx limit, positive = positive_part_of(n, i, &limit);
        if (positive) {
            need(n, positive);
            need(n, limit);
            continue;
        }
        sx_need_operands(code, inst, n->needed);
        if (inst->op == SX_OP_arg) {
            const nest_arg *a = &n->nest->args.at[inst->aux];
            need_index(n, &a->index);
            need_predicate(n, a->predicate);
        }
    }
}

static void need_nothing(nest_emitter *n) { memset(n->needed, 0, n->nest->code->inst.count * sizeof *n->needed); }

void emit_mark_needed(nest_emitter *n, const nest_stage *stage)
{
    need_nothing(n);
    const nest_sort *sort = n->nest->sort;
    for (uint32_t i = 0; sort && i < sort->capture_count; i++)
        need(n, sort->captures[i]);
    if (sort && sort->level)
        need(n, sort->level);
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        need(n, stage->stores.at[i].value);
        for (uint32_t k = 0; k < stage->stores.at[i].capture_count; k++)
            need(n, stage->stores.at[i].captures[k]);
        need_index(n, &stage->stores.at[i].index);
        need_predicate(n, stage->stores.at[i].predicate);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < r->element_count; k++)
            need(n, r->elements[k]);
        for (uint32_t k = 0; k < r->width; k++)
            need(n, r->inits[k]);
        for (uint32_t k = 0; k < r->capture_count; k++)
            need(n, r->captures[k]);
        need_predicate(n, r->predicate);
    }
    need_operands(n);
}

/* ---- computing --------------------------------------------------------------------------------------------------- */

static void compute(nest_emitter *n, sx self, uint32_t row, uint32_t vector)
{
    const sx_code *code = n->nest->code;
    const sx_inst *inst = &code->inst.at[self];
    const sx operand[3] = {inst->a, inst->b, inst->c};
    LLVMValueRef *out = emit_value_at(n, self, row, vector);
    if (*out)
        return;
    bool wide = n->depends[self] & DEPENDS_COLUMN;
    uint32_t lanes = wide ? n->lanes : 1, arity = sx_op_arity[inst->op];
    LLVMValueRef x[66];
    if (inst->op == SX_OP_result) {
        LLVMValueRef *state =
            n->loops[((size_t)inst->a * n->rows + (n->depends[self] & DEPENDS_ROW ? row : 0)) * n->vectors +
                     (wide ? vector : 0)];
        *out = state[inst->aux];
        return;
    }
    sx limit, positive = positive_part_of(n, self, &limit);
    if (positive) {
        *out = emit_positive(n->e, emit_get(n, positive, row, vector, true), (sx_type)inst->type, lanes);
        if (limit) {
            LLVMValueRef most = emit_get(n, limit, row, vector, true);
            *out = LLVMBuildSelect(n->e->builder, LLVMBuildFCmp(n->e->builder, LLVMRealOLT, most, *out, ""), most, *out,
                                   "");
        }
        return;
    }
    for (uint32_t k = 0; k < arity; k++)
        x[k] = emit_get(n, operand[k], row, vector, wide);
    const sx *listed;
    uint32_t count = sx_listed(code, inst, &listed);
    if (inst->op == SX_OP_select && emit_is_bounded(n->nest, self)) {
        *out = x[2];
    } else if (inst->op == SX_OP_arg) {
        *out = emit_argument(n, inst, self, row, vector);
    } else if (inst->op == SX_OP_canonical_nan && emit_is_quotient(n, inst->a)) {
        *out = x[0];
    } else if (inst->op == SX_OP_bounded_loop) {
        LLVMValueRef *state = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, inst->b + 1);
        for (uint32_t k = 0; k < count; k++)
            state[k] = emit_get(n, listed[k], row, vector, wide);
        emit_bounded_loop(n->e, code->subs.at[inst->aux], inst->c, inst->b, state, lanes);
        n->loops[out - n->values] = state;
        *out = emit_int(n->e, 0);
    } else {
        *out = emit_op(n->e, code, inst, x, lanes);
    }
}

/* The instances (rows and vectors) of the value `self` that the emitter computes now, up to vector `vectors` - 1. */
static instances own_instances(const nest_emitter *n, sx self, uint32_t vectors)
{
    bool by_row = n->depends[self] & DEPENDS_ROW, wide = n->depends[self] & DEPENDS_COLUMN;
    return (instances){by_row ? n->first_row : 0, by_row ? n->end_row : 1, wide ? n->first_vector : 0,
                       wide ? vectors : 1};
}

/* Computes a slow_path operation in some instances, with one test for all. */
static void compute_slow_path(nest_emitter *n, sx self, instances own)
{
    const sx_code *code = n->nest->code;
    const sx_inst *inst = &code->inst.at[self];
    const sx *listed;
    uint32_t arguments = sx_listed(code, inst, &listed), count = 0;
    bool wide = n->depends[self] & DEPENDS_COLUMN;
    uint32_t most = (own.end_row - own.first_row) * (own.end_vector - own.first_vector);
    LLVMValueRef *out = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, most), **at;
    const LLVMValueRef **x = ARENA_NEW_ARRAY(n->e->arena, const LLVMValueRef *, most);
    at = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef *, most);
    for (uint32_t row = own.first_row; row < own.end_row; row++)
        for (uint32_t vector = own.first_vector; vector < own.end_vector; vector++) {
            LLVMValueRef *operands = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, 2 + arguments);
            at[count] = emit_value_at(n, self, row, vector);
            if (*at[count])
                continue;
            operands[0] = emit_get(n, inst->a, row, vector, wide);
            operands[1] = emit_get(n, inst->b, row, vector, wide);
            for (uint32_t k = 0; k < arguments; k++)
                operands[2 + k] = emit_get(n, listed[k], row, vector, wide);
            x[count++] = operands;
        }
    emit_slow_path(n->e, code->subs.at[inst->aux], count, x, out, wide ? n->lanes : 1);
    for (uint32_t i = 0; i < count; i++)
        *at[i] = out[i];
}

/* Computes the needed values whose bits DEPENDS_INNER and DEPENDS_RUNNING are exactly `bits`. */
static void compute_level(nest_emitter *n, uint8_t bits, uint32_t vectors)
{
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++) {
        if (!n->needed[i] || (n->depends[i] & (DEPENDS_INNER | DEPENDS_RUNNING)) != bits)
            continue;
        const instances own = own_instances(n, i, vectors);
        if (n->nest->code->inst.at[i].op == SX_OP_slow_path) {
            compute_slow_path(n, i, own);
            continue;
        }
        if (bits && emit_is_quotient(n, i)) {
            emit_quotients(n, i, own);
            continue;
        }
        if (emit_is_row_load(n, i, own)) {
            emit_row_loads(n, i, own);
            continue;
        }
        for (uint32_t row = own.first_row; row < own.end_row; row++)
            for (uint32_t vector = own.first_vector; vector < own.end_vector; vector++)
                compute(n, i, row, vector);
    }
}

void emit_compute_index(nest_emitter *n, const affine *x)
{
    need_nothing(n);
    need_index(n, x);
    need_operands(n);
    compute_level(n, 0, 1);
}

void emit_forget(nest_emitter *n, bool all)
{
    size_t instances = (size_t)n->rows * n->vectors;
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
        if (all || n->depends[i] & DEPENDS_INNER)
            memset(&n->values[i * instances], 0, instances * sizeof *n->values);
    n->uniform.id = 0;
}

void emit_round(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    emit_forget(n, false);
    compute_level(n, DEPENDS_INNER, vectors);
    if (!stage_runs(n->nest, stage))
        emit_stores(n, stage, vectors);
}

void emit_running(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    compute_level(n, DEPENDS_INNER | DEPENDS_RUNNING, vectors);
    emit_stores(n, stage, vectors);
}

/* ---- tiles ------------------------------------------------------------------------------------------------------- */

void emit_compute_outer(nest_emitter *n, uint32_t vectors) { compute_level(n, 0, vectors); }

void emit_open_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    emit_mark_needed(n, stage);
    if (n->nest->mode == LANES_REDUCED)
        n->column = stage->loop == NO_LOOP ? -1 : (int64_t)stage->loop;
    compute_level(n, 0, vectors);
    emit_reciprocals(n, stage, vectors);
    emit_row_places(n, stage);
}

void emit_stages(nest_emitter *n, uint32_t from, uint32_t vectors)
{
    for (uint32_t i = from; i < n->nest->stages.count && !emit_epilogue(n, i, vectors); i++) {
        emit_open_stage(n, &n->nest->stages.at[i], vectors);
        emit_stage(n, &n->nest->stages.at[i], vectors);
    }
}

static void emit_tile(nest_emitter *n, uint32_t vectors)
{
    if (n->nest->ahead)
        emit_prefetch_ahead(n, vectors);
    emit_forget(n, true);
    emit_stages(n, 0, vectors);
    emit_close_kept(n);
}

void emit_set_present(nest_emitter *n, uint32_t vectors, uint32_t last_lanes)
{
    for (uint32_t i = 0; i < n->vectors; i++)
        n->present[i] = n->lanes;
    if (last_lanes)
        n->present[vectors - 1] = last_lanes;
}

/* Emits a tile in LANES_KEPT. If the last tile along the columns is narrower, it has its own code. */
static void emit_columns(nest_emitter *n)
{
    const nest *nest = n->nest;
    int64_t columns = nest->outer ? nest->loops.at[nest->outer - 1].extent : 1;
    uint32_t width = n->lanes * nest->vectors, rest = (uint32_t)(columns % width);
    uint32_t rest_vectors = (rest + n->lanes - 1) / n->lanes;
    uint32_t rest_lanes = rest ? rest - (rest_vectors - 1) * n->lanes : 0;
    if (!rest) {
        emit_set_present(n, nest->vectors, n->lanes);
        emit_tile(n, nest->vectors);
    } else if (columns < width) {
        emit_set_present(n, rest_vectors, rest_lanes);
        emit_tile(n, rest_vectors);
    } else {
        LLVMBuilderRef b = n->e->builder;
        LLVMBasicBlockRef whole = emit_block(n->e, "whole"), part = emit_block(n->e, "part");
        LLVMBasicBlockRef after = emit_block(n->e, "after");
        LLVMValueRef last = emit_int(n->e, columns - rest);
        LLVMValueRef fits = LLVMBuildICmp(b, LLVMIntULT, n->vars[nest->outer - 1], last, "");
        LLVMBuildCondBr(b, fits, whole, part);
        LLVMPositionBuilderAtEnd(b, whole);
        emit_set_present(n, nest->vectors, n->lanes);
        emit_tile(n, nest->vectors);
        LLVMBuildBr(b, after);
        LLVMPositionBuilderAtEnd(b, part);
        emit_set_present(n, rest_vectors, rest_lanes);
        emit_tile(n, rest_vectors);
        LLVMBuildBr(b, after);
        LLVMPositionBuilderAtEnd(b, after);
    }
}

/* ---- loops ------------------------------------------------------------------------------------------------------- */

loop_range emit_loop_range(nest_emitter *n, uint32_t number)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_loop *loop = &n->nest->loops.at[number];
    loop_range r = {NULL, emit_int(n->e, loop->extent), loop->extent, loop->extent};
    if (!loop->block || loop->block >= loop->extent)
        return r;
    LLVMValueRef block = n->vars[loop->block_of], size = emit_int(n->e, loop->block);
    r.most = loop->block;
    r.multiple = common_divisor(loop->extent, loop->block);
    r.begin = block ? LLVMBuildMul(b, block, size, "") : NULL;
    LLVMValueRef end = r.begin ? LLVMBuildAdd(b, r.begin, size, "") : size;
    if (!range_is_exact(&r))
        end = LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntSLT, end, r.end, ""), end, r.end, "");
    r.end = end;
    return r;
}

static uint32_t loop_step(const nest_emitter *n, uint32_t loop)
{
    bool columns = n->nest->mode == LANES_KEPT && loop + 1 == n->nest->outer;
    return columns ? (uint32_t)tile_columns(n->nest) : (int64_t)loop == n->row ? n->rows : 1;
}

/* Computes the value of one outer variable from the number of the tile. This number has a digit for each outer
 * variable. On the first call, *rest is the number of the tile; each call takes the lowest digit from *rest. Returns
 * the variable's value: the digit times `step`, which is below `extent`. Returns NULL if the digit can only be 0. *left
 * is the number of values that *rest can have. If *rest can only be 0, it becomes NULL. */
static LLVMValueRef take_var(nest_emitter *n, LLVMValueRef *rest, int64_t *left, int64_t extent, uint32_t step)
{
    int64_t count = (extent + step - 1) / step;
    if (count == 1 || !*rest)
        return NULL;
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef value = *rest;
    *left /= count;
    if (*left > 1) {
        value = LLVMBuildURem(b, *rest, emit_int(n->e, count), "");
        *rest = LLVMBuildUDiv(b, *rest, emit_int(n->e, count), "");
    } else {
        *rest = NULL;
    }
    return step == 1 ? value : LLVMBuildMul(b, value, emit_int(n->e, step), "");
}

/* Sets the variables of the outer loops whose iterations are the kernel's tiles (nest_spread). */
static void set_vars(nest_emitter *n, LLVMValueRef tile)
{
    LLVMValueRef rest = tile;
    int64_t left = n->nest->tiles;
    for (uint32_t i = nest_spread(n->nest); i-- > 0;)
        n->vars[i] = take_var(n, &rest, &left, n->nest->loops.at[i].extent, loop_step(n, i));
}

/* Sets `row_values`. If a tile has more rows than its loop or block has left, the rows beyond the end compute the last
 * row again. */
static void set_rows(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    memset(n->row_values, 0, sizeof n->row_values);
    if (n->row < 0)
        return;
    if (nest_rows_fit(n->nest))
        return;
    loop_range r = emit_loop_range(n, (uint32_t)n->row);
    LLVMValueRef last = LLVMBuildSub(b, r.end, emit_int(n->e, 1), "");
    for (uint32_t row = 0; row < n->rows; row++) {
        LLVMValueRef at = emit_sum(n->e, n->vars[n->row], emit_int(n->e, row));
        LLVMValueRef inside = LLVMBuildICmp(b, LLVMIntULT, at, last, "");
        n->row_values[row] = LLVMBuildSelect(b, inside, at, last, "");
    }
}

static void emit_sort_tile(nest_emitter *n)
{
    emit_set_present(n, n->vectors, n->lanes);
    emit_forget(n, true);
    emit_open_stage(n, &n->nest->stages.at[0], n->vectors);
    emit_sort(n);
}

static void emit_innermost(nest_emitter *n)
{
    if (n->nest->sort)
        emit_sort_tile(n);
    else if (n->nest->columns)
        emit_strips(n);
    else if (n->nest->mode == LANES_KEPT)
        emit_columns(n);
    else
        emit_tile(n, 1);
}

/* Emits the code of a tile twice. The first copy has stores that bypass the cache; it runs if the buffers are aligned
 * (set_aligned). The second copy has ordinary stores. */
static void emit_streams(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef past = emit_block(n->e, "past"), through = emit_block(n->e, "through");
    LLVMBasicBlockRef after = emit_block(n->e, "streamed");
    LLVMBuildCondBr(b, n->aligned, past, through);
    LLVMPositionBuilderAtEnd(b, past);
    n->streaming = true;
    emit_innermost(n);
    n->streaming = false;
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, through);
    emit_innermost(n);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* Whether each iteration of loop `from` polls the stop flag. It does if all iterations of the loop together take more
 * than LONG estimated instructions. Only loops of parts that share loops (nest.shared) poll. */
static bool loop_polls(const nest_emitter *n, uint32_t from)
{
    enum { LONG = POLL_WORK / 8 };
    double work = n->nest->work;
    for (uint32_t i = n->nest->shared; i < from; i++) {
        const nest_loop *loop = &n->nest->loops.at[i];
        int64_t count = loop->block ? loop->block : loop->extent, step = loop_step(n, i);
        work /= (double)(count > step ? (count + step - 1) / step : 1);
    }
    return n->polls && n->nest->shared && work > LONG;
}

/* Whether a stage of the nest or of a part runs in stretches. Then emit_opaque hides the number of the tile and the
 * indices of outer loops from LLVM. */
static bool has_stretches(const nest *n)
{
    for (uint32_t p = 0; p < nest_part_count(n); p++)
        for (uint32_t i = 0; i < nest_part(n, p)->stages.count; i++)
            if (nest_part(n, p)->stages.at[i].stretch)
                return true;
    return false;
}

/* Emits the outer loops that run inside a tile, from number `from` on, and the code inside these loops. */
static void emit_loops(nest_emitter *n, uint32_t from)
{
    if (from == n->nest->outer) {
        set_rows(n);
        if (n->nest->streams)
            emit_streams(n);
        else
            emit_innermost(n);
        return;
    }
    loop_range r = emit_loop_range(n, from);
    uint32_t step = loop_step(n, from);
    n->vars[from] = r.begin;
    if (range_is_exact(&r) && r.most <= step) {
        emit_loops(n, from + 1);
        return;
    }
    loop l = emit_loop_open(n, NULL, r.begin ? r.begin : emit_int(n->e, 0), NULL);
    n->vars[from] = has_stretches(n->nest) ? emit_opaque(n->e, l.index) : l.index;
    if (loop_polls(n, from))
        emit_poll(n->e);
    emit_loops(n, from + 1);
    emit_loop_close(n, &l, NULL, step, r.end);
}

/* Emits `count` parts inside the first `depth` loops of the nest around them. Neighbouring parts that share more than
 * `depth` loops run together, inside loop `depth`. */
static void emit_parts(nest_emitter *n, nest_emitter *parts, uint32_t count, uint32_t depth)
{
    for (uint32_t i = 0, end; i < count; i = end) {
        end = i + 1;
        if (parts[i].nest->shared == depth) {
            memcpy(parts[i].vars, n->vars, depth * sizeof *n->vars);
            emit_loops(&parts[i], depth);
            continue;
        }
        while (end < count && parts[end].nest->shared > depth)
            end++;
        loop l = emit_loop_open(n, NULL, emit_int(n->e, 0), NULL);
        n->vars[depth] = l.index;
        emit_parts(n, parts + i, end - i, depth + 1);
        emit_loop_close(n, &l, NULL, 1, emit_int(n->e, n->nest->loops.at[depth].extent));
    }
}

/* Emits what one tile computes. parts: the emitters of the nest's parts. */
static void emit_inside(nest_emitter *n, nest_emitter *parts)
{
    if (n->nest->parts.count)
        emit_parts(n, parts, n->nest->parts.count, nest_spread(n->nest));
    else
        emit_loops(n, nest_spread(n->nest));
}

static void emit_tiles(nest_emitter *n, nest_emitter *parts)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef before = LLVMGetInsertBlock(b);
    LLVMBasicBlockRef loop = emit_block(n->e, "tile"), after = emit_block(n->e, "end");
    LLVMValueRef begin = LLVMGetParam(n->e->function, 1), end = LLVMGetParam(n->e->function, 2), tile = NULL;
    if (n->nest->tiles == 1) {
        LLVMBuildBr(b, loop);
        LLVMPositionBuilderAtEnd(b, loop);
    } else {
        LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntSLT, begin, end, ""), loop, after);
        LLVMPositionBuilderAtEnd(b, loop);
        tile = LLVMBuildPhi(b, n->e->types[SX_I64], "tile");
    }
    set_vars(n, tile && has_stretches(n->nest) ? emit_opaque(n->e, tile) : tile);
    emit_inside(n, parts);
    if (!tile) {
        LLVMBuildBr(b, after);
    } else {
        LLVMValueRef next = LLVMBuildAdd(b, tile, emit_int(n->e, 1), "");
        LLVMBasicBlockRef from[] = {before, LLVMGetInsertBlock(b)};
        LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntSLT, next, end, ""), loop, after);
        LLVMAddIncoming(tile, (LLVMValueRef[]){begin, next}, from, 2);
    }
    LLVMPositionBuilderAtEnd(b, after);
    if (n->nest->streams) /* stores that bypass the cache are not ordered without a fence */
        emit_intrinsic(n->e, "llvm.x86.sse.sfence", 0, NULL, 0, NULL);
    LLVMBuildRet(b, LLVMConstInt(n->e->types[SX_I32], KERNEL_DONE, 0));
}

/* ---- kernels ----------------------------------------------------------------------------------------------------- */

LLVMValueRef emit_scratch(nest_emitter *n, int64_t offset)
{
    LLVMValueRef bytes = emit_int(n->e, offset);
    return LLVMBuildGEP2(n->e->builder, n->e->types[SX_I8], n->scratch, &bytes, 1, "");
}

/* Emits the addresses of the buffers and constants that a nest or its parts touch. */
static void set_bases(nest_emitter *n)
{
    emitter *e = n->e;
    const nest *whole = n->nest;
    LLVMValueRef table = whole->buffers.count ? emit_table(e) : NULL;
    for (uint32_t i = 0; i < whole->buffers.count; i++)
        n->bases[whole->buffers.at[i]] = emit_buffer(e, table, i);
    for (uint32_t p = 0; p < nest_part_count(whole); p++) {
        const nest *part = nest_part(whole, p);
        for (uint32_t i = 0; i < part->args.count; i++) {
            const nest_arg *arg = &part->args.at[i];
            if (arg->kind == ARG_LOAD && e->s->buffers.at[arg->buffer].kind == BUFFER_DATA && !n->bases[arg->buffer])
                n->bases[arg->buffer] = emit_constant_data(e, &e->s->buffers.at[arg->buffer]);
        }
    }
}

/* Sets `aligned` to an i1: whether each buffer to which the nest stores begins at the start of a cache line. */
static void set_aligned(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef bits = emit_int(n->e, 0);
    for (uint32_t i = 0; n->nest->streams && i < n->nest->stages.at[0].stores.count; i++) {
        LLVMValueRef base = n->bases[n->nest->stages.at[0].stores.at[i].buffer];
        bits = LLVMBuildOr(b, bits, LLVMBuildPtrToInt(b, base, n->e->types[SX_I64], ""), "");
    }
    if (n->nest->streams)
        n->aligned = LLVMBuildICmp(b, LLVMIntEQ, LLVMBuildAnd(b, bits, emit_int(n->e, 63), ""), emit_int(n->e, 0), "");
}

static void set_locals(nest_emitter *n)
{
    if (!n->scratch)
        return;
    n->partials = emit_scratch(n, n->nest->partials);
    for (uint32_t i = 0; i < n->nest->locals.count; i++)
        n->locals[i] = emit_scratch(n, n->nest->locals.at[i].offset);
}

/* Whether a load or a store of the nest has a predicate. If so, the kernel has a zero on the stack, which a load reads
 * if its predicate fails. (Stores count because a store that combines also loads.) */
static bool has_predicates(const nest *n)
{
    for (uint32_t p = 0; p < nest_part_count(n); p++) {
        const nest *part = nest_part(n, p);
        for (uint32_t i = 0; i < part->args.count; i++)
            if (part->args.at[i].kind != ARG_CONDITION && part->args.at[i].predicate)
                return true;
        for (uint32_t i = 0; i < part->stages.count; i++)
            for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++)
                if (part->stages.at[i].stores.at[k].predicate)
                    return true;
    }
    return false;
}

static bool loads_leave_buffers(const schedule *s, const nest *n)
{
    for (uint32_t p = 0; p < nest_part_count(n); p++)
        for (uint32_t i = 0; i < nest_part(n, p)->args.count; i++)
            if (emit_leaves_buffer(s, nest_part(n, p), &nest_part(n, p)->args.at[i]))
                return true;
    return false;
}

/* Allocates the arrays that no two emitters share. An emitter of some rows of a tile (emit_part_of_rows) shares all
 * other arrays with the emitter of the tile. */
static void make_room(nest_emitter *n)
{
    arena *a = n->e->arena;
    size_t instances = (size_t)n->rows * n->vectors, values = n->nest->code->inst.count * instances;
    n->needed = ARENA_NEW_ARRAY(a, bool, n->nest->code->inst.count);
    n->values = ARENA_NEW_ARRAY(a, LLVMValueRef, values);
    n->loops = ARENA_NEW_ARRAY(a, LLVMValueRef *, values);
    n->reciprocals = ARENA_NEW_ARRAY(a, struct reciprocal *, values);
    n->results = ARENA_NEW_ARRAY(a, LLVMValueRef, (n->nest->results + 1) * instances);
    n->row_places = ARENA_NEW_ARRAY(a, LLVMValueRef, (size_t)(n->nest->args.count + 1) * n->rows);
    n->vars = ARENA_NEW_ARRAY(a, LLVMValueRef, n->nest->loops.count + 1);
    n->present = ARENA_NEW_ARRAY(a, uint32_t, n->vectors + 1);
}

static nest_emitter new_emitter(emitter *e, const nest *nest)
{
    nest_emitter n = {.e = e, .nest = nest, .lanes = nest->lanes, .row = -1, .polls = nest_polls(nest)};
    n.rows = n.end_row = nest->rows;
    n.vectors = nest->vectors;
    n.column = nest->mode == LANES_KEPT && nest->outer ? (int64_t)nest->outer - 1 : -1;
    if (nest->rows > 1)
        n.row = (int64_t)nest->outer - (nest->mode == LANES_KEPT ? 2 : 1);
    n.depends = ARENA_NEW_ARRAY(e->arena, uint8_t, nest->code->inst.count);
    n.locals = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, nest->locals.count + 1);
    make_room(&n);
    emit_find_dependences(&n);
    return n;
}

nest_emitter emit_part_of_rows(const nest_emitter *n, uint32_t rows)
{
    nest_emitter part = *n;
    part.rows = part.end_row = rows;
    make_room(&part);
    memcpy(part.vars, n->vars, n->nest->loops.count * sizeof *part.vars);
    memcpy(part.present, n->present, n->vectors * sizeof *part.present);
    memset(part.row_values, 0, sizeof part.row_values);
    return part;
}

/* ---- scalar nests ------------------------------------------------------------------------------------------------ */

enum { SCALAR_CODE = 64 /* the most instructions of a scalar nest */ };

static bool has_scalar_code(const nest *n)
{
    for (uint32_t i = 1; i < n->code->inst.count; i++) {
        sx_op op = (sx_op)n->code->inst.at[i].op;
        if (op == SX_OP_slow_path || op == SX_OP_bounded_loop || op == SX_OP_result)
            return false;
    }
    return n->code->inst.count <= SCALAR_CODE;
}

bool nest_is_scalar(const schedule *s, const nest *n)
{
    if (n->loops.count || n->tiles != 1 || n->lanes != 1 || n->rows != 1 || n->vectors != 1 || n->parts.count ||
        n->scratch_bytes || n->sort || n->columns || n->streams || has_predicates(n) || !has_scalar_code(n))
        return false;
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        if (a->kind != ARG_LOAD || a->index.count || s->buffers.at[a->buffer].kind == BUFFER_DATA)
            return false;
    }
    for (uint32_t i = 0; i < n->stages.count; i++) {
        if (n->stages.at[i].reductions.count)
            return false;
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *made = &n->stages.at[i].stores.at[k];
            if (!made->buffer || made->index.count || made->combine)
                return false;
        }
    }
    return true;
}

void emit_scalar_nest(emitter *e, const nest *nest, LLVMValueRef table)
{
    nest_emitter n = new_emitter(e, nest);
    n.bases = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, e->s->buffers.count + 1);
    for (uint32_t i = 0; i < nest->buffers.count; i++)
        if (!e->cells || !e->cells[nest->buffers.at[i]].value)
            n.bases[nest->buffers.at[i]] = emit_buffer(e, table, i);
    emit_inside(&n, NULL);
}

/* ---- kernels of nests -------------------------------------------------------------------------------------------- */

enum {
    STACK_LANES = 4,    /* f32 lanes in 16 bytes, to which the ABI aligns the stack */
    SPILLED_CODE = 32,  /* kernels with fewer instructions hardly spill */
    ALIGNED_WORK = 1000 /* in a call of fewer instructions, the five instructions that align the stack would matter */
};

/* Whether the kernel probably spills vectors that are longer than the alignment of the stack, and a call of it has
 * enough work (ALIGNED_WORK). */
static bool spills_vectors(const nest *n)
{
    bool spills = false;
    for (uint32_t i = 0; i < nest_part_count(n); i++)
        spills |= nest_part(n, i)->lanes > STACK_LANES && nest_part(n, i)->code->inst.count >= SPILLED_CODE;
    return spills && n->work * (double)n->tiles >= ALIGNED_WORK;
}

qn_status emit_nest(emitter *e, const nest *nest, const char *name)
{
    nest_emitter n = new_emitter(e, nest), *parts = ARENA_NEW_ARRAY(e->arena, nest_emitter, nest->parts.count + 1);
    for (uint32_t i = 0; i < nest_part_count(nest); i++)
        if (nest_part(nest, i)->rows > MAX_ROWS)
            return status_make(QN_INTERNAL, "a tile of %u rows; the most is %d", nest_part(nest, i)->rows, MAX_ROWS);
    n.bases = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, e->s->buffers.count + 1);
    emit_function(e, name);
    if (spills_vectors(nest))
        emit_align_stack(e);
    if (has_predicates(nest)) {
        LLVMTypeRef zeros = emit_type(e, SX_I64, loads_leave_buffers(e->s, nest) ? ZEROS : 1);
        n.zero = LLVMBuildAlloca(e->builder, zeros, "zero");
        LLVMSetAlignment(LLVMBuildStore(e->builder, LLVMConstNull(zeros), n.zero), 8);
    }
    set_bases(&n);
    if (nest->scratch_bytes)
        n.scratch = LLVMBuildLoad2(e->builder, e->pointer, emit_frame_field(e, FRAME_SCRATCH), "scratch");
    for (uint32_t i = 0; i < nest->scoped.count; i++)
        n.bases[nest->scoped.at[i].buffer] = emit_scratch(&n, nest->scoped.at[i].offset);
    set_locals(&n);
    set_aligned(&n);
    for (uint32_t i = 0; i < nest->parts.count; i++) {
        parts[i] = new_emitter(e, nest->parts.at[i]);
        parts[i].polls |= n.polls;
        parts[i].bases = n.bases;
        parts[i].zero = n.zero;
        parts[i].scratch = n.scratch;
        set_locals(&parts[i]);
    }
    emit_tiles(&n, parts);
    return NULL;
}
