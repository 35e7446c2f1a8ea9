/* Emits the loads of a nest, and chooses the kind of each load. Also computes the addresses of loads and stores.
 * emit_store.c emits the stores. emit.h explains instances, emit_index.c explains runs, and schedule/nest.h explains
 * panels, rounds and stretches. */
#include <string.h>

#include "jit/emit_stage.h"

/* Splits an index into two: `inner` gets the terms that depend on the inner loop; `outer` gets all other terms and the
 * constant. */
static void split_terms(const nest_emitter *n, const affine *x, affine *inner, affine *outer)
{
    *inner = (affine){0};
    *outer = (affine){.constant = x->constant};
    for (uint32_t i = 0; i < x->count; i++) {
        const affine alone = {.count = 1, .scaled = {{1, x->scaled[i].term}}};
        affine *to = emit_index_depends(n, &alone) & DEPENDS_INNER ? inner : outer;
        to->scaled[to->count++] = x->scaled[i];
    }
}

/* Whether emit_row_places computes the addresses of an argument's rows. If so, the terms of the index that depend on
 * the inner loop depend on neither the row nor the column. */
static bool keeps_places(const nest_emitter *n, const nest_arg *a)
{
    affine inner, outer;
    split_terms(n, &a->index, &inner, &outer);
    for (uint32_t i = 0; i < outer.count; i++) {
        const affine alone = {.count = 1, .scaled = {{1, outer.scaled[i].term}}};
        if (n->nest->terms.at[outer.scaled[i].term].kind != TERM_VAR &&
            (emit_index_depends(n, &alone) & DEPENDS_COLUMN))
            return false;
    }
    return a->kind == ARG_LOAD && !a->panel && inner.count && !affine_has_values(n->nest, &a->index) &&
           (emit_index_depends(n, &outer) & DEPENDS_ROW) &&
           !(emit_index_depends(n, &inner) & (DEPENDS_ROW | DEPENDS_COLUMN));
}

void emit_row_places(nest_emitter *n, const nest_stage *stage)
{
    const nest *nest = n->nest;
    memset(n->row_places, 0, (size_t)nest->args.count * n->rows * sizeof *n->row_places);
    if (nest->mode != LANES_KEPT || stage->loop == NO_LOOP || !n->row_values[0])
        return;
    for (sx i = 1; i < nest->code->inst.count; i++) {
        uint32_t number = nest->code->inst.at[i].aux;
        const nest_arg *a = &nest->args.at[number];
        if (nest->code->inst.at[i].op != SX_OP_arg || !n->needed[i] || !keeps_places(n, a))
            continue;
        affine inner, outer;
        split_terms(n, &a->index, &inner, &outer);
        for (uint32_t row = 0; row < n->rows; row++) {
            LLVMValueRef place = emit_opaque(n->e, emit_index(n, &outer, row, 0));
            n->row_places[(size_t)number * n->rows + row] =
                emit_element(n->e, n->e->types[a->type], n->bases[a->buffer], place);
        }
    }
}

/* Returns the address of the element at index x if emit_row_places has computed the address of its row; else NULL. */
static LLVMValueRef place_in_row(nest_emitter *n, LLVMTypeRef type, const affine *x, uint32_t row, uint32_t vector)
{
    LLVMValueRef place = NULL;
    for (uint32_t i = 0; i < n->nest->args.count && n->row_values[0] && !place; i++)
        if (&n->nest->args.at[i].index == x)
            place = n->row_places[(size_t)i * n->rows + row];
    if (!place)
        return NULL;
    affine inner, outer;
    int64_t constant;
    split_terms(n, x, &inner, &outer);
    LLVMValueRef sum = emit_index_parts(n, &inner, row, vector, &constant);
    if (sum)
        place = emit_element(n->e, type, place, sum);
    for (uint32_t i = 0; i < outer.count; i++) {
        const term *t = &n->nest->terms.at[outer.scaled[i].term];
        if (t->kind == TERM_VAR && (int64_t)t->var == n->column)
            constant += outer.scaled[i].factor * vector * n->lanes;
    }
    return constant ? emit_element(n->e, type, place, emit_int(n->e, constant)) : place;
}

LLVMValueRef emit_element_pointer(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector)
{
    int64_t constant; /* added last, so that instruction selection can fold it into a load or store */
    LLVMValueRef known = emit_stretch_pointer(n, type, base, x, row, vector);
    if (known)
        return known;
    known = place_in_row(n, type, x, row, vector);
    if (known)
        return known;
    LLVMValueRef sum = NULL;
    known = emit_pointer_of_loop(n, type, base, x, row, vector, &constant);
    if (known)
        base = known;
    else if ((sum = emit_index_parts(n, x, row, vector, &constant)))
        base = emit_element(n->e, type, base, sum);
    if (sum && n->nest->columns)
        base = emit_opaque(n->e, base);
    return constant ? emit_element(n->e, type, base, emit_int(n->e, constant)) : base;
}

LLVMValueRef emit_local_row(nest_emitter *n, const nest_local *l, LLVMValueRef base, uint32_t row)
{
    return row ? emit_element(n->e, n->e->types[l->type], base, emit_int(n->e, (int64_t)row * l->row_elements)) : base;
}

LLVMValueRef emit_local_pointer(nest_emitter *n, uint32_t local, const affine *x, uint32_t row, uint32_t vector)
{
    const nest_local *l = &n->nest->locals.at[local];
    LLVMTypeRef type = n->e->types[l->type];
    LLVMValueRef base = n->locals[local];
    if (n->nest->mode == LANES_REDUCED)
        return emit_element_pointer(n, type, emit_local_row(n, l, base, row), x, row, vector);
    int64_t instances = (int64_t)n->nest->rows * n->nest->vectors * n->lanes;
    int64_t constant;
    LLVMValueRef sum = emit_index_parts(n, x, row, vector, &constant);
    if (sum)
        base = emit_element(n->e, type, base, emit_product(n->e, sum, instances));
    constant = constant * instances + ((int64_t)row * n->nest->vectors + vector) * n->lanes;
    return constant ? emit_element(n->e, type, base, emit_int(n->e, constant)) : base;
}

lane_places emit_places(nest_emitter *n, sx_type type, LLVMValueRef base, const affine *x, uint32_t row,
                        uint32_t vector, bool at_once)
{
    int64_t factor = emit_lane_factor(n, x);
    lane_places p = {.type = type, .base = base};
    if (factor == NON_AFFINE || at_once) {
        p.offsets = emit_index_vector(n, x, row, vector, emit_index_type(n, x));
    } else {
        p.base = emit_element_pointer(n, n->e->types[type], base, x, row, vector);
        p.step = factor;
    }
    return p;
}

/* Computes two i1 from the indices of a predicate's range conditions at lane 0. *all is true if the predicate holds for
 * all lanes. *any is false only if the predicate holds for no lane. Returns false if a range condition has a divisor,
 * or if its index grows from lane to lane by neither 0 nor 1. */
static bool predicate_span(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, uint32_t lanes,
                           LLVMValueRef *all, LLVMValueRef *any)
{
    LLVMBuilderRef b = n->e->builder;
    *all = *any = NULL;
    for (; id && id != n->stretch.holds; id = n->nest->predicates.at[id].parent) {
        const predicate *p = &n->nest->predicates.at[id];
        int64_t factor = emit_lane_factor(n, &p->index), span = p->high - p->low, more = lanes - 1;
        if (factor < 0 || factor > 1 || p->divisor > 1)
            return false;
        more *= factor;
        LLVMValueRef first = LLVMBuildSub(b, emit_index(n, &p->index, row, vector), emit_int(n->e, p->low), "");
        LLVMValueRef last = LLVMBuildAdd(b, first, emit_int(n->e, more), "");
        LLVMValueRef whole = emit_int(n->e, span > more ? span - more : 0), wide = emit_int(n->e, span + more);
        *all = emit_both(n, *all, LLVMBuildICmp(b, LLVMIntULT, first, whole, ""));
        *any = emit_both(n, *any, LLVMBuildICmp(b, LLVMIntULT, last, wide, ""));
    }
    return true;
}

/* Loads adjacent elements under a predicate, for a type without masked loads. If the predicate holds for all lanes
 * (`all`), loads all elements. If the predicate holds for no lane (not `any`), loads nothing. Otherwise loads each lane
 * under its own condition. */
static LLVMValueRef load_span(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector, LLVMValueRef at,
                              uint32_t present, LLVMValueRef all, LLVMValueRef any)
{
    LLVMBuilderRef b = n->e->builder;
    sx_type type = (sx_type)a->type;
    LLVMBasicBlockRef whole = emit_block(n->e, "all"), not_all = emit_block(n->e, "not_all");
    LLVMBasicBlockRef some = emit_block(n->e, "some"), after = emit_block(n->e, "got");
    LLVMBuildCondBr(b, all, whole, not_all);
    LLVMPositionBuilderAtEnd(b, whole);
    LLVMValueRef values[] = {emit_load_lanes(n, type, at, present, NULL), NULL, NULL};
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, not_all);
    values[1] = LLVMConstNull(LLVMTypeOf(values[0]));
    LLVMBuildCondBr(b, any, some, after);
    LLVMPositionBuilderAtEnd(b, some);
    const lane_places neighbours = {.type = type, .base = at, .step = 1};
    LLVMValueRef when = emit_predicate(n, a->predicate, row, vector, true);
    values[2] =
        n->e->target->masks ? emit_load_lanes(n, type, at, present, when) : emit_gather(n, &neighbours, present, when);
    some = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(values[0]), "");
    LLVMAddIncoming(phi, values, (LLVMBasicBlockRef[]){whole, not_all, some}, 3);
    return phi;
}

bool emit_leaves_buffer(const schedule *s, const nest *n, const nest_arg *a)
{
    int64_t low, high;
    affine_bounds(n, &a->index, &low, &high);
    return a->kind == ARG_LOAD && a->predicate && (low < 0 || high >= (int64_t)s->buffers.at[a->buffer].elements);
}

/* Returns an i1 for a load of adjacent elements. The i1 is false only if the predicate fails for all lanes of the
 * vector. If the predicate is one range condition that predicate_span accepts, the emitted code tests this condition.
 * Otherwise the code tests whether any lane is inside of the buffer. Either test is one comparison. */
static LLVMValueRef any_lane_inside(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector, uint32_t present)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef all, any;
    int64_t elements = (int64_t)n->e->s->buffers.at[a->buffer].elements, more = present - 1;
    bool one = !n->nest->predicates.at[a->predicate].parent;
    if (one && predicate_span(n, a->predicate, row, vector, present, &all, &any))
        return any;
    LLVMValueRef last = LLVMBuildAdd(b, emit_index(n, &a->index, row, vector), emit_int(n->e, more), "");
    return LLVMBuildICmp(b, LLVMIntULT, last, emit_int(n->e, elements + more), "");
}

/* Loads adjacent elements under a predicate, at an index that may be outside of the buffer. A load with an all-zero
 * mask would fetch a useless cache line, and would be very slow on an unmapped page. So the emitted code tests whether
 * any lane is inside, and reads zeros on the stack if none is. If the predicate is the same for all lanes, the
 * predicate is the test. Otherwise any_lane_inside emits the test. A predicate that differs between lanes is not tested
 * in two cases: the type has no masks, or the load is in a stretch. Most vectors of a stretch have a lane inside. */
static LLVMValueRef load_inside(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector, LLVMValueRef at,
                                uint32_t present, LLVMValueRef when)
{
    LLVMBuilderRef b = n->e->builder;
    bool uniform = !(emit_predicate_depends(n, a->predicate) & DEPENDS_COLUMN);
    LLVMValueRef any = NULL;
    if (uniform)
        any = emit_predicate(n, a->predicate, row, vector, false);
    else if (emit_has_masks(n, (sx_type)a->type) && !n->stretch.size)
        any = any_lane_inside(n, a, row, vector, present);
    at = any ? LLVMBuildSelect(b, any, at, n->zero, "") : at;
    return emit_load_lanes(n, (sx_type)a->type, at, present, uniform ? NULL : when);
}

/* Loads a vector whose lanes are in two runs: the first `rest` lanes are in one run, the other lanes in the next
 * run. */
static LLVMValueRef load_two_runs(nest_emitter *n, const nest_arg *a, LLVMValueRef base, uint32_t row, uint32_t vector,
                                  LLVMValueRef rest)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMTypeRef type = n->e->types[a->type];
    LLVMValueRef numbers = emit_lane_numbers(n->e, SX_I32, 0, 1, n->lanes), kept = n->vars[n->column];
    LLVMValueRef left = emit_splat(n->e, LLVMBuildTrunc(b, rest, n->e->types[SX_I32], ""), n->lanes);
    LLVMValueRef first = LLVMBuildICmp(b, LLVMIntULT, numbers, left, "");
    LLVMValueRef at = emit_element_pointer(n, type, base, &a->index, row, vector);
    LLVMValueRef near = emit_load_lanes(n, (sx_type)a->type, at, n->lanes, first);
    n->vars[n->column] = kept ? LLVMBuildAdd(b, kept, rest, "") : rest;
    at = emit_element_pointer(n, type, base, &a->index, row, vector);
    n->vars[n->column] = kept;
    at = emit_element(n->e, type, at, LLVMBuildNeg(b, rest, ""));
    LLVMValueRef far = emit_load_lanes(n, (sx_type)a->type, at, n->lanes, LLVMBuildNot(b, first, ""));
    return LLVMBuildSelect(b, first, near, far, "");
}

/* Loads the elements of all lanes. If `run` holds, all lanes are in one run and are loaded at once. Otherwise, if the
 * lanes are in at most two runs and a load can have a mask, each run is loaded by itself. In all other cases the lanes
 * are gathered. */
static LLVMValueRef load_run(nest_emitter *n, const nest_arg *a, LLVMValueRef base, uint32_t row, uint32_t vector,
                             LLVMValueRef run)
{
    LLVMBuilderRef b = n->e->builder;
    sx_type type = (sx_type)a->type;
    if (LLVMIsConstant(run) && LLVMConstIntGetZExtValue(run)) {
        LLVMValueRef from = emit_element_pointer(n, n->e->types[type], base, &a->index, row, vector);
        return emit_load_lanes(n, type, from, n->lanes, NULL);
    }
    LLVMBasicBlockRef near = emit_block(n->e, "near"), apart = emit_block(n->e, "apart");
    LLVMBasicBlockRef after = emit_block(n->e, "got"), from[2];
    LLVMValueRef values[2], at = emit_element_pointer(n, n->e->types[type], base, &a->index, row, vector);
    LLVMBuildCondBr(b, run, near, apart);
    LLVMPositionBuilderAtEnd(b, near);
    values[0] = emit_load_lanes(n, type, at, n->lanes, NULL);
    from[0] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, apart);
    bool parts = n->e->target->masks && sx_type_bits[type] >= 32; /* only some levels have masks for fewer bits */
    LLVMValueRef rest = parts ? emit_run_rest(n, &a->index, row, vector) : NULL;
    if (rest) {
        values[1] = load_two_runs(n, a, base, row, vector, rest);
    } else {
        lane_places p = emit_places(n, type, base, &a->index, row, vector, emit_has_gathers(n, type));
        values[1] = emit_gather(n, &p, n->lanes, NULL);
    }
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(values[0]), "");
    LLVMAddIncoming(phi, values, from, 2);
    return phi;
}

/* ---- panels ------------------------------------------------------------------------------------------------------ */

/* The address, in a load's panel, of the vector that an instance uses in a round. */
static LLVMValueRef panel_pointer(nest_emitter *n, const nest_arg *a, LLVMValueRef round, uint32_t row, uint32_t vector)
{
    LLVMTypeRef type = emit_type(n->e, (sx_type)a->type, n->lanes);
    bool by_row = emit_index_depends(n, &a->index) & DEPENDS_ROW;
    int64_t first = (int64_t)((by_row ? row : 0) * n->vectors + vector) * a->panel;
    LLVMValueRef base = emit_element(n->e, type, emit_scratch(n, a->panel_offset), emit_int(n->e, first));
    return emit_element(n->e, type, base, round);
}

bool emit_reads_panel(const nest_emitter *n, sx self, const nest_stage *stage)
{
    const sx_inst *inst = &n->nest->code->inst.at[self];
    if (inst->op != SX_OP_arg || !n->needed[self] || n->nest->mode != LANES_KEPT)
        return false;
    const nest_arg *a = &n->nest->args.at[inst->aux];
    return a->panel && stage->loop != NO_LOOP && nest_index_turns(n->nest, &a->index, n->nest->outer - 1, stage->loop);
}

/* Sets the variable of the inner loop to the round whose element has the lowest address, among the `rounds` rounds from
 * `at` on. Returns whether the index falls from round to round. */
static bool set_lowest(nest_emitter *n, const nest_stage *stage, const affine *index, LLVMValueRef at, uint32_t rounds)
{
    bool back = affine_factor(n->nest, index, stage->loop) < 0;
    n->vars[stage->loop] = back ? LLVMBuildAdd(n->e->builder, at, emit_int(n->e, rounds - 1), "") : at;
    return back;
}

/* The rows that a load through a panel transposes. If the load has a predicate (nest_is_transposed), `last` is the last
 * row for which the predicate holds. */
static block_rows rows_of_load(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector)
{
    LLVMTypeRef type = n->e->types[a->type];
    block_rows rows = {.type = (sx_type)a->type,
                       .base = emit_element_pointer(n, type, n->bases[a->buffer], &a->index, row, vector),
                       .stride = emit_lane_factor(n, &a->index),
                       .present = n->present[vector]};
    const predicate *p = &n->nest->predicates.at[a->predicate];
    if (a->predicate)
        rows.last = LLVMBuildSub(n->e->builder, emit_int(n->e, p->high - 1), emit_index(n, &p->index, row, vector), "");
    return rows;
}

/* Sets lanes of `count` transposed vectors to 0: the lanes for which the predicate of the load fails. */
static void clear_beyond(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector, uint32_t count,
                         LLVMValueRef *values)
{
    for (uint32_t i = 0; i < count && a->predicate; i++) {
        LLVMValueRef when = emit_predicate(n, a->predicate, row, vector, true);
        values[i] = LLVMBuildSelect(n->e->builder, when, values[i], LLVMConstNull(LLVMTypeOf(values[i])), "");
    }
}

void emit_panels(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t vectors, uint32_t rounds)
{
    for (sx i = 1; i < n->nest->code->inst.count; i++) {
        if (!emit_reads_panel(n, i, stage))
            continue;
        const nest_arg *a = &n->nest->args.at[n->nest->code->inst.at[i].aux];
        sx_type type = (sx_type)a->type;
        uint32_t rows = emit_index_depends(n, &a->index) & DEPENDS_ROW ? n->rows : 1;
        uint32_t step = emit_transposed_rounds(n, type);
        bool back = set_lowest(n, stage, &a->index, at, rounds);
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t vector = 0; vector < vectors; vector++) {
                LLVMValueRef values[64];
                const block_rows block = rows_of_load(n, a, row, vector);
                for (uint32_t from = 0; from < rounds; from += step) {
                    uint32_t count = rounds - from < step ? rounds - from : step;
                    emit_load_transposed(n, &block, from, count, values);
                    clear_beyond(n, a, row, vector, count, values);
                    for (uint32_t k = 0; k < count; k++) {
                        uint32_t round = back ? rounds - 1 - from - k : from + k;
                        emit_store_lanes(n, type, panel_pointer(n, a, emit_int(n->e, round), row, vector), n->lanes,
                                         values[k], NULL);
                    }
                }
            }
    }
    n->vars[stage->loop] = at;
}

LLVMValueRef emit_panel_of_store(nest_emitter *n, const nest_store *s, LLVMValueRef round, uint32_t vector)
{
    LLVMTypeRef type = emit_type(n->e, sx_type_of(n->nest->code, s->value), n->lanes);
    LLVMValueRef base = emit_scratch(n, s->panel_offset);
    base = emit_element(n->e, type, base, emit_int(n->e, (int64_t)vector * s->panel));
    return emit_element(n->e, type, base, round);
}

void emit_store_panels(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t vectors,
                       const LLVMValueRef *stored)
{
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        const nest_store *s = &stage->stores.at[i];
        sx_type type = sx_type_of(n->nest->code, s->value);
        int64_t step = emit_lane_factor(n, &s->index);
        bool back = s->panel && set_lowest(n, stage, &s->index, at, s->panel);
        for (uint32_t vector = 0; vector < vectors && s->panel; vector++) {
            LLVMValueRef rows[64];
            LLVMValueRef base = emit_element_pointer(n, n->e->types[type], n->bases[s->buffer], &s->index, 0, vector);
            for (uint32_t from = 0; from < s->panel; from += n->lanes) {
                for (uint32_t k = 0; k < n->lanes; k++) {
                    uint32_t round = back ? s->panel - 1 - from - k : from + k;
                    rows[k] = stored
                                  ? stored[round]
                                  : emit_load_lanes(n, type, emit_panel_of_store(n, s, emit_int(n->e, round), vector),
                                                    n->lanes, NULL);
                }
                emit_transpose(n, type, rows);
                for (uint32_t k = 0; k < n->present[vector]; k++) {
                    LLVMValueRef to = emit_element(n->e, n->e->types[type], base, emit_int(n->e, k * step + from));
                    emit_store_lanes(n, type, to, n->lanes, rows[k], NULL);
                }
            }
        }
    }
    n->vars[stage->loop] = at;
}

uint32_t emit_turned_rounds(const nest_emitter *n, const nest_stage *stage)
{
    uint32_t most = 1;
    for (sx i = 1; i < n->nest->code->inst.count; i++)
        if (emit_reads_panel(n, i, stage)) {
            const nest_arg *a = &n->nest->args.at[n->nest->code->inst.at[i].aux];
            uint32_t rounds = emit_transposed_rounds(n, (sx_type)a->type);
            most = rounds > most ? rounds : most;
        }
    return most;
}

/* The hardware's prefetcher cannot follow all rows of a tile that transposes. So some tiles also prefetch, with each
 * load, the line that is AHEAD vectors later in the same row. */
enum { AHEAD = 2 };

/* Prefetches one line of each of `count` rows, AHEAD vectors after the elements that the code loads next. `from`: the
 * address of these elements in the first row. */
static void prefetch_rows(nest_emitter *n, const nest_arg *a, LLVMValueRef from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        int64_t offset = emit_lane_factor(n, &a->index) * i + AHEAD * (int64_t)n->lanes;
        emit_prefetch(n, emit_element(n->e, n->e->types[a->type], from, emit_int(n->e, offset)), 3);
    }
}

/* Prefetches a part of the elements that the next tile reads. A strip is a group of rounds that are transposed
 * together. Successive strips of a tile prefetch successive parts, and all strips together prefetch all of these
 * elements. `at` is the first of the `rounds` rounds of the strip. */
static void prefetch_next_tile(nest_emitter *n, const nest_stage *stage, const nest_arg *a, LLVMValueRef at,
                               uint32_t rounds)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t column = n->nest->outer - 1;
    LLVMValueRef lane = n->vars[column], round = n->vars[stage->loop];
    LLVMValueRef element = emit_product(n->e, at ? at : emit_int(n->e, 0), n->lanes),
                 line = emit_int(n->e, stage->extent);
    LLVMValueRef more = LLVMBuildAdd(b, LLVMBuildUDiv(b, element, line, ""), emit_int(n->e, n->lanes), "");
    n->vars[column] = lane ? LLVMBuildAdd(b, lane, more, "") : more;
    n->vars[stage->loop] = LLVMBuildURem(b, element, line, "");
    LLVMValueRef from = emit_element_pointer(n, n->e->types[a->type], n->bases[a->buffer], &a->index, n->first_row, 0);
    int64_t bytes = (int64_t)n->lanes * rounds * ((sx_type_bits[a->type] + 7) / 8);
    for (int64_t i = 0; i < bytes; i += 64)
        emit_prefetch(n, emit_element(n->e, n->e->types[SX_I8], from, emit_int(n->e, i)), 2);
    n->vars[column] = lane;
    n->vars[stage->loop] = round;
}

/* Copies `rounds` elements of each of `count` rows to scratch. The first of these rows is row `at`. */
static void copy_rows(nest_emitter *n, const nest_arg *a, const block_rows *block, LLVMValueRef at, uint32_t count,
                      uint32_t rounds)
{
    LLVMTypeRef type = n->e->types[a->type];
    LLVMValueRef from = emit_element(n->e, type, block->base, emit_product(n->e, at, block->stride));
    LLVMValueRef to = emit_element(n->e, type, emit_scratch(n, a->panel_offset), emit_product(n->e, at, n->lanes));
    prefetch_rows(n, a, from, n->streaming ? count : 0);
    for (uint32_t i = 0; i < count; i++) {
        LLVMValueRef number = i ? LLVMBuildAdd(n->e->builder, at, emit_int(n->e, i), "") : at;
        LLVMValueRef x = block->last ? emit_row_pointer(n, block, number)
                                     : emit_element(n->e, type, from, emit_int(n->e, block->stride * i));
        LLVMValueRef row = emit_load_lanes(n, (sx_type)a->type, x, rounds, NULL);
        emit_store_lanes(n, (sx_type)a->type, emit_element(n->e, type, to, emit_int(n->e, (int64_t)i * n->lanes)),
                         n->lanes, row, NULL);
    }
}

void emit_rows(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t rounds)
{
    n->vars[stage->loop] = at;
    for (sx i = 1; i < n->nest->code->inst.count; i++) {
        if (!emit_reads_panel(n, i, stage))
            continue;
        const nest_arg *a = &n->nest->args.at[n->nest->code->inst.at[i].aux];
        const block_rows block = rows_of_load(n, a, 0, 0);
        uint32_t count = n->present[0] % 4 ? 1 : 4;
        loop l = emit_loop_open(n, NULL, emit_int(n->e, 0), NULL);
        copy_rows(n, a, &block, l.index, count, rounds);
        emit_loop_close(n, &l, NULL, count, emit_int(n->e, n->present[0]));
    }
}

void emit_turned(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, LLVMValueRef from, uint32_t rounds)
{
    uint32_t vector = n->first_vector;
    LLVMValueRef **turned = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef *, n->nest->args.count + 1);
    LLVMValueRef first = from ? LLVMBuildAdd(n->e->builder, at, from, "") : at;
    for (sx i = 1; i < n->nest->code->inst.count; i++) {
        if (!emit_reads_panel(n, i, stage))
            continue;
        uint32_t number = n->nest->code->inst.at[i].aux;
        const nest_arg *a = &n->nest->args.at[number];
        bool copied = a->panel_kind == PANEL_OF_ROWS;
        uint32_t step = emit_transposed_rounds(n, (sx_type)a->type);
        bool back = set_lowest(n, stage, &a->index, first, rounds);
        block_rows block = rows_of_load(n, a, n->first_row, vector);
        if (copied) {
            block.base = emit_scratch(n, a->panel_offset);
            block.base = from ? emit_element(n->e, n->e->types[a->type], block.base, from) : block.base;
            block.stride = n->lanes;
            block.last = NULL;
        }
        bool ahead = !copied && n->rows == 1 && (n->streaming || stage->reductions.count);
        prefetch_rows(n, a, block.base, ahead ? n->present[vector] : 0);
        if (n->rows > 1)
            prefetch_next_tile(n, stage, a, first, rounds);
        turned[number] = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, rounds + step);
        for (uint32_t k = 0; k < rounds; k += step) {
            uint32_t count = copied || rounds - k > step ? step : rounds - k;
            emit_load_transposed(n, &block, k, count, turned[number] + k);
            clear_beyond(n, a, n->first_row, vector, count, turned[number] + k);
        }
        for (uint32_t k = 0; k < rounds / 2 && back; k++) {
            LLVMValueRef swapped = turned[number][k];
            turned[number][k] = turned[number][rounds - 1 - k];
            turned[number][rounds - 1 - k] = swapped;
        }
    }
    n->vars[stage->loop] = first;
    n->turned = turned;
}

/* ---- loads ------------------------------------------------------------------------------------------------------- */

/* A CPU with lane operands (target_shape.lane_operands) can use each lane of a vector directly. On such a CPU, the
 * function loads the elements of several rounds as one vector, and returns the element of the current round. The
 * element must be the same in all lanes, and the elements of successive rounds must be adjacent. If this is not
 * possible, returns NULL. */
static LLVMValueRef load_of_group(nest_emitter *n, const nest_arg *a, uint32_t row)
{
    bool is_float = a->type == SX_F32 || a->type == SX_F64;
    uint32_t most = n->e->target->shape.lanes * 32 / sx_type_bits[a->type];
    if (!n->e->target->shape.lane_operands || !is_float || n->group.count % most || a->kind != ARG_LOAD ||
        a->predicate || nest_writes(n->nest, a->buffer) || affine_has_values(n->nest, &a->index) ||
        affine_factor(n->nest, &a->index, n->group.loop) != 1)
        return NULL;
    LLVMValueRef *vector = &n->group.vectors[(size_t)(a - n->nest->args.at) * n->rows + row];
    if (n->group.round % most == 0) {
        LLVMTypeRef type = n->e->types[a->type];
        LLVMValueRef from = emit_element_pointer(n, type, n->bases[a->buffer], &a->index, row, 0);
        *vector = LLVMBuildLoad2(n->e->builder, LLVMVectorType(type, most), from, "");
        LLVMSetAlignment(*vector, sx_type_bits[a->type] / 8);
    }
    return LLVMBuildExtractElement(n->e->builder, *vector, emit_int(n->e, n->group.round % most), "");
}

static LLVMValueRef load(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector, bool wide)
{
    if (n->turned && a->panel)
        return n->turned[a - n->nest->args.at][n->ahead];
    if (n->panel_round && a->panel)
        return emit_load_lanes(n, (sx_type)a->type, panel_pointer(n, a, n->panel_round, row, vector), n->lanes, NULL);
    LLVMValueRef grouped = !wide && n->lanes > 1 && n->group.count ? load_of_group(n, a, row) : NULL;
    if (grouped)
        return grouped;
    sx_type type = (sx_type)a->type;
    bool own = a->kind == ARG_LOCAL && n->nest->mode == LANES_KEPT; /* the elements of all lanes are adjacent */
    bool near = own || emit_lane_factor(n, &a->index) == 1;
    uint32_t present = !wide ? 1 : own ? n->lanes : n->present[vector];
    LLVMValueRef base = a->kind == ARG_LOAD ? n->bases[a->buffer] : n->locals[a->local], all, any;
    LLVMValueRef safe = wide || a->kind != ARG_LOAD ? NULL : emit_safe_pointer(n, a, row, vector);
    if (safe)
        return emit_load_scalar(n, type, safe, NULL);
    if (a->kind == ARG_LOCAL && !own)
        base = emit_local_row(n, &n->nest->locals.at[a->local], base, row);
    bool conditional = a->predicate && a->predicate != n->stretch.holds;
    bool leaves = conditional && emit_leaves_buffer(n->e->s, n->nest, a);
    bool by_column = conditional && emit_predicate_depends(n, a->predicate) & DEPENDS_COLUMN;
    bool by_span = wide && conditional && !emit_has_masks(n, type) && near && (by_column || !leaves) &&
                   predicate_span(n, a->predicate, row, vector, present, &all, &any);
    LLVMValueRef when = by_span ? NULL : emit_predicate(n, a->predicate, row, vector, wide);
    if (wide && !near) {
        if (!when && emit_is_strided(n, emit_lane_factor(n, &a->index), present))
            return emit_load_strided(n, type, emit_element_pointer(n, n->e->types[type], base, &a->index, row, vector),
                                     emit_lane_factor(n, &a->index), present);
        LLVMValueRef run = when || present < n->lanes ? NULL : emit_vector_run(n, &a->index, row, vector);
        if (run)
            return load_run(n, a, base, row, vector, run);
        lane_places p = emit_places(n, type, base, &a->index, row, vector, emit_has_gathers(n, type));
        return emit_gather(n, &p, present, when);
    }
    LLVMValueRef at = own ? emit_local_pointer(n, a->local, &a->index, row, vector)
                          : emit_element_pointer(n, n->e->types[type], base, &a->index, row, vector);
    if (by_span)
        return load_span(n, a, row, vector, at, present, all, any);
    if (wide) {
        emit_prefetch_row(n, a, at, vector);
        emit_prefetch_copied(n, a, at, vector);
        emit_prefetch_column(n, a, at, vector);
    }
    if (wide && leaves)
        return load_inside(n, a, row, vector, at, present, when);
    return wide ? emit_load_lanes(n, type, at, present, when) : emit_load_scalar(n, type, at, when);
}

/* Whether results of the nest may depend on the payload or the sign of a NaN in this value. */
static bool payload_matters(const nest *n, sx value)
{
    for (uint32_t i = 1; i < n->code->inst.count; i++) {
        const sx_inst *user = &n->code->inst.at[i];
        const sx operand[3] = {user->a, user->b, user->c};
        bool uses = false, listed = user->op == SX_OP_slow_path || user->op == SX_OP_bounded_loop;
        for (uint32_t k = 0; k < sx_op_arity[user->op]; k++)
            uses |= operand[k] == value;
        if (listed || (uses && (user->op < SX_OP_fadd || user->op > SX_OP_canonical_nan || user->op == SX_OP_fneg ||
                                user->op == SX_OP_fabs || user->op == SX_OP_copysign)))
            return true;
    }
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (n->stages.at[i].stores.at[k].value == value)
                return true;
    return false;
}

LLVMValueRef emit_argument(nest_emitter *n, const sx_inst *inst, sx self, uint32_t row, uint32_t vector)
{
    const nest_arg *a = &n->nest->args.at[inst->aux];
    bool wide = n->depends[self] & DEPENDS_COLUMN;
    LLVMValueRef when;
    switch ((arg_kind)a->kind) {
    case ARG_LOAD:
        if (n->e->cells && n->e->cells[a->buffer].value)
            return payload_matters(n->nest, self) ? n->e->cells[a->buffer].value : n->e->cells[a->buffer].raw;
        return load(n, a, row, vector, wide);
    case ARG_LOCAL: return load(n, a, row, vector, wide);
    case ARG_INDEX:
        if (wide)
            return emit_index_vector(n, &a->index, row, vector, (sx_type)a->type);
        when = emit_index(n, &a->index, row, vector);
        return a->type == SX_I64 ? when : LLVMBuildTrunc(n->e->builder, when, n->e->types[a->type], "");
    case ARG_CONDITION:
        when = emit_predicate(n, a->predicate, row, vector, wide);
        return when ? when : emit_bits(n->e, SX_I1, 1, wide ? n->lanes : 1);
    case ARG_REDUCED:
    case ARG_RUNNING: return n->results[((size_t)a->local * n->rows + row) * n->vectors + vector];
    }
    return NULL;
}

bool emit_is_row_load(nest_emitter *n, sx self, instances own)
{
    const sx_inst *inst = sx_at(n->nest->code, self);
    if (inst->op != SX_OP_arg || n->nest->mode != LANES_KEPT || n->row < 0 || n->turned || n->panel_round ||
        n->e->cells)
        return false;
    const nest_arg *a = &n->nest->args.at[inst->aux];
    uint32_t count = own.end_row - own.first_row;
    if (a->kind != ARG_LOAD || a->predicate || affine_has_values(n->nest, &a->index) || count < 2 ||
        n->present[0] < 2 || *emit_value_at(n, self, own.first_row, own.first_vector))
        return false;
    int64_t step = emit_lane_factor(n, &a->index);
    return step != NON_AFFINE && step != 0 && step != 1 && affine_factor(n->nest, &a->index, (uint32_t)n->row) == 1 &&
           sx_type_bits[a->type] >= 32;
}

/* Loads all instances in `own`. Where possible, loads the elements of several rows of a lane at once. */
static void load_rows(nest_emitter *n, const nest_arg *a, instances own, LLVMValueRef *out)
{
    sx_type type = (sx_type)a->type;
    for (uint32_t vector = own.first_vector; vector < own.end_vector; vector++)
        for (uint32_t row = own.first_row, count; row < own.end_row; row += count, out += count) {
            count = emit_rows_at_once(n, type, own.end_row - row);
            if (count == 1) {
                *out = load(n, a, row, vector, true);
                continue;
            }
            LLVMValueRef at = emit_element_pointer(n, n->e->types[type], n->bases[a->buffer], &a->index, row, vector);
            emit_load_rows(n, type, at, emit_lane_factor(n, &a->index), n->present[vector], count, out);
        }
}

static void load_each_row(nest_emitter *n, const nest_arg *a, instances own, LLVMValueRef *out)
{
    for (uint32_t vector = own.first_vector; vector < own.end_vector; vector++)
        for (uint32_t row = own.first_row; row < own.end_row; row++)
            *out++ = load(n, a, row, vector, true);
}

/* Rows of the tile that repeat its last row are not adjacent in memory. If the tile has such rows, the emitted code
 * loads each row by itself. */
static void load_rows_or_each(nest_emitter *n, const nest_arg *a, instances own, LLVMValueRef *out, size_t count)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef all = emit_block(n->e, "rows"), each = emit_block(n->e, "each"), after = emit_block(n->e, "got");
    LLVMBasicBlockRef from[2];
    LLVMValueRef *other = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, count);
    LLVMBuildCondBr(b, emit_rows_differ(n, own.first_row, own.end_row), all, each);
    LLVMPositionBuilderAtEnd(b, all);
    load_rows(n, a, own, out);
    from[0] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, each);
    load_each_row(n, a, own, other);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    for (size_t i = 0; i < count; i++) {
        LLVMValueRef values[] = {out[i], other[i]};
        out[i] = LLVMBuildPhi(b, LLVMTypeOf(values[0]), "");
        LLVMAddIncoming(out[i], values, from, 2);
    }
}

void emit_row_loads(nest_emitter *n, sx self, instances own)
{
    const nest_arg *a = &n->nest->args.at[sx_at(n->nest->code, self)->aux];
    size_t count = (size_t)(own.end_row - own.first_row) * (own.end_vector - own.first_vector);
    LLVMValueRef *out = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, count);
    if (n->row_values[own.first_row])
        load_rows_or_each(n, a, own, out, count);
    else
        load_rows(n, a, own, out);
    for (uint32_t vector = own.first_vector; vector < own.end_vector; vector++)
        for (uint32_t row = own.first_row; row < own.end_row; row++)
            *emit_value_at(n, self, row, vector) = *out++;
}
