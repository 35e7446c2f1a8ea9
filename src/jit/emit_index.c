/* Finds what a nest's values depend on, and emits indices and predicates (schedule/index.h). An instance is one vector
 * of one row of a tile. */
#include <string.h>

#include "jit/emit_nest.h"

/* ---- dependences ------------------------------------------------------------------------------------------------- */

uint8_t emit_index_depends(const nest_emitter *n, const affine *x);

static uint8_t term_depends(const nest_emitter *n, const term *a)
{
    switch (a->kind) {
    case TERM_VAR:
        if (a->var >= n->nest->outer)
            return DEPENDS_INNER | (n->nest->mode == LANES_REDUCED ? DEPENDS_COLUMN : 0);
        if ((int64_t)a->var == n->row)
            return DEPENDS_ROW;
        return (int64_t)a->var == n->column && n->lanes > 1 ? DEPENDS_COLUMN : 0;
    case TERM_VALUE: return n->depends[a->value];
    default: return emit_index_depends(n, &a->operand);
    }
}

uint8_t emit_index_depends(const nest_emitter *n, const affine *x)
{
    uint8_t depends = 0;
    for (uint32_t i = 0; i < x->count; i++)
        depends |= term_depends(n, &n->nest->terms.at[x->scaled[i].term]);
    return depends;
}

uint8_t emit_predicate_depends(const nest_emitter *n, predicate_id id)
{
    uint8_t depends = 0;
    for (; id; id = n->nest->predicates.at[id].parent)
        depends |= emit_index_depends(n, &n->nest->predicates.at[id].index);
    return depends;
}

static uint8_t argument_depends(const nest_emitter *n, const nest_arg *a)
{
    uint8_t depends = emit_index_depends(n, &a->index) | emit_predicate_depends(n, a->predicate);
    uint8_t instance = n->row >= 0 ? DEPENDS_ROW : 0;
    if (n->nest->mode == LANES_KEPT && n->lanes > 1)
        instance |= DEPENDS_COLUMN;
    if (a->kind == ARG_REDUCED)
        return instance;
    if (a->kind == ARG_RUNNING)
        return instance | DEPENDS_INNER | DEPENDS_RUNNING;
    return a->kind == ARG_LOCAL ? depends | instance : depends;
}

void emit_find_dependences(nest_emitter *n)
{
    const sx_code *code = n->nest->code;
    for (uint32_t i = 1; i < code->inst.count; i++) {
        const sx_inst *inst = &code->inst.at[i];
        const sx operand[3] = {inst->a, inst->b, inst->c};
        uint8_t depends = inst->op == SX_OP_arg ? argument_depends(n, &n->nest->args.at[inst->aux]) : 0;
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            depends |= n->depends[operand[k]];
        const sx *listed;
        uint32_t count = sx_listed(code, inst, &listed);
        for (uint32_t k = 0; k < count; k++)
            depends |= n->depends[listed[k]];
        n->depends[i] = depends;
    }
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

LLVMValueRef *emit_value_at(nest_emitter *n, sx value, uint32_t row, uint32_t vector)
{
    uint8_t depends = n->depends[value];
    row = depends & DEPENDS_ROW ? row : 0;
    vector = depends & DEPENDS_COLUMN ? vector : 0;
    return &n->values[((size_t)value * n->rows + row) * n->vectors + vector];
}

LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide)
{
    LLVMValueRef have = *emit_value_at(n, value, row, vector);
    return wide && !(n->depends[value] & DEPENDS_COLUMN) ? emit_splat(n->e, have, n->lanes) : have;
}

static LLVMValueRef add(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    if (!x || !y)
        return x ? x : y;
    return emit_sum(n->e, x, y);
}

/* ---- runs -------------------------------------------------------------------------------------------------------- */

/* One loop can cover several dimensions. The index of each dimension is then the loop's variable divided by a constant,
 * or the remainder of such a division. A run is a range of the variable in which the quotient is constant. The
 * remainder grows by 1 from one value of the variable to the next in the same run. So if the remainder is the index of
 * the last dimension, neighbouring lanes of a run access adjacent elements. */

/* How much an index grows from lane to lane in a run; NON_AFFINE if it does not grow by a constant. */
static int64_t run_factor(const nest_emitter *n, const affine *x)
{
    int64_t sum = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &n->nest->terms.at[x->scaled[i].term];
        int64_t factor = 0;
        if (a->kind == TERM_VAR) {
            factor = (int64_t)a->var == n->column;
        } else if (a->kind == TERM_VALUE) {
            factor = n->depends[a->value] & DEPENDS_COLUMN ? NON_AFFINE : 0;
        } else {
            factor = run_factor(n, &a->operand);
            factor = factor != 0 && factor != 1 ? NON_AFFINE : a->kind == TERM_MOD || a->divisor == 1 ? factor : 0;
        }
        if (factor == NON_AFFINE)
            return NON_AFFINE;
        sum += factor * x->scaled[i].factor;
    }
    return sum;
}

static void mark_terms(const nest_emitter *n, const affine *x, bool *used)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &n->nest->terms.at[x->scaled[i].term];
        used[x->scaled[i].term] = true;
        if (a->kind == TERM_DIV || a->kind == TERM_MOD)
            mark_terms(n, &a->operand, used);
    }
}

/* Whether an index is known to be a multiple of `block` at the start of every block of `block` lanes. `block` must
 * divide the number of elements of a round. False in LANES_KEPT. */
static bool is_aligned(const nest_emitter *n, const affine *x, int64_t block)
{
    bool aligned = n->nest->mode == LANES_REDUCED && x->constant % block == 0;
    for (uint32_t i = 0; i < n->nest->stages.count && aligned; i++) {
        const nest_stage *stage = &n->nest->stages.at[i];
        if ((int64_t)stage->loop == n->column)
            aligned = stage->chunk % block == 0 && stage_block(n->nest, stage) % block == 0;
    }
    for (uint32_t i = 0; i < x->count && aligned; i++) {
        const term *t = &n->nest->terms.at[x->scaled[i].term];
        aligned = (t->kind == TERM_VAR && (int64_t)t->var == n->column) || x->scaled[i].factor % block == 0;
    }
    return aligned;
}

/* Emits a test of the `block` lanes that begin with lane 0 of an instance. Sets *all to an i1: whether, for each term
 * in `used`, all these lanes are in one run. A term whose runs consist of whole blocks (is_aligned) needs no test. If
 * no term needs a test, the i1 is the constant true. If no term in `used` has runs, *all is NULL. Returns false if the
 * operand of a term in `used` does not grow by a constant from lane to lane in a run, or if a term that needs a test
 * has runs of fewer than `least` elements. */
static bool in_one_run(nest_emitter *n, const bool *used, uint32_t block, int64_t least, uint32_t row, uint32_t vector,
                       LLVMValueRef *all)
{
    LLVMBuilderRef b = n->e->builder;
    bool always = false;
    *all = NULL;
    for (term_id i = 1; i < n->nest->terms.count; i++) {
        const term *a = &n->nest->terms.at[i];
        bool seen = false;
        if (!used[i] || (a->kind != TERM_DIV && a->kind != TERM_MOD) || a->divisor == 1 ||
            affine_factor(n->nest, &a->operand, (uint32_t)n->column) == 0)
            continue;
        int64_t factor = run_factor(n, &a->operand);
        if (factor == 1 && a->divisor % block == 0 && is_aligned(n, &a->operand, block)) {
            always = true;
            continue;
        }
        if (factor == NON_AFFINE || (factor && a->divisor < least))
            return false;
        for (term_id k = 1; k < i; k++) {
            const term *other = &n->nest->terms.at[k];
            seen |= used[k] && (other->kind == TERM_DIV || other->kind == TERM_MOD) && other->divisor == a->divisor &&
                    affine_same(&other->operand, &a->operand);
        }
        if (!factor || seen)
            continue;
        LLVMValueRef first = emit_index(n, &a->operand, row, vector);
        first = LLVMBuildURem(b, first, emit_int(n->e, a->divisor), "");
        LLVMValueRef last = emit_int(n->e, a->divisor - block);
        *all = emit_both(n, *all, LLVMBuildICmp(b, LLVMIntULE, first, last, ""));
    }
    if (!*all && always)
        *all = emit_bits(n->e, SX_I1, 1, 1);
    return true;
}

LLVMValueRef emit_run_condition(nest_emitter *n, const nest_stage *stage)
{
    LLVMValueRef all;
    uint32_t block = n->lanes * n->vectors;
    bool *used = ARENA_NEW_ARRAY(n->e->arena, bool, n->nest->terms.count + 1);
    for (sx i = 1; i < n->nest->code->inst.count; i++) {
        const sx_inst *inst = &n->nest->code->inst.at[i];
        if (inst->op != SX_OP_arg || !n->needed[i])
            continue;
        const nest_arg *a = &n->nest->args.at[inst->aux];
        mark_terms(n, &a->index, used);
        for (predicate_id p = a->predicate; p; p = n->nest->predicates.at[p].parent)
            mark_terms(n, &n->nest->predicates.at[p].index, used);
    }
    for (uint32_t i = 0; i < stage->stores.count; i++)
        mark_terms(n, &stage->stores.at[i].index, used);
    return in_one_run(n, used, block, block, 0, 0, &all) ? all : NULL;
}

LLVMValueRef emit_vector_run(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector)
{
    LLVMValueRef all;
    bool *used = ARENA_NEW_ARRAY(n->e->arena, bool, n->nest->terms.count + 1);
    if (n->in_run || run_factor(n, x) != 1)
        return NULL;
    mark_terms(n, x, used);
    return in_one_run(n, used, n->lanes, 2 * (int64_t)n->lanes, row, vector, &all) ? all : NULL;
}

LLVMValueRef emit_run_rest(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector)
{
    LLVMBuilderRef b = n->e->builder;
    bool *used = ARENA_NEW_ARRAY(n->e->arena, bool, n->nest->terms.count + 1);
    const term *least = NULL;
    mark_terms(n, x, used);
    for (term_id i = 1; i < n->nest->terms.count; i++) {
        const term *a = &n->nest->terms.at[i];
        bool runs = used[i] && (a->kind == TERM_DIV || a->kind == TERM_MOD) && a->divisor != 1 &&
                    run_factor(n, &a->operand) != 0;
        if (!runs)
            continue;
        if (least && !affine_same(&least->operand, &a->operand))
            return NULL;
        least = !least || a->divisor < least->divisor ? a : least;
    }
    for (term_id i = 1; i < n->nest->terms.count && least; i++) {
        const term *a = &n->nest->terms.at[i];
        if (used[i] && (a->kind == TERM_DIV || a->kind == TERM_MOD) && run_factor(n, &a->operand) != 0 &&
            a->divisor % least->divisor)
            return NULL;
    }
    if (!least || least->divisor < n->lanes || n->stretch.size)
        return NULL;
    LLVMValueRef run = emit_int(n->e, least->divisor), first = emit_index(n, &least->operand, row, vector);
    return LLVMBuildSub(b, run, LLVMBuildURem(b, first, run, ""), "");
}

/* Splits the value of a term at lane 0 of an instance into a constant and a rest. *constant must be 0 on entry and is
 * set to the constant. Returns the rest, or NULL for 0. */
static LLVMValueRef term_scalar(nest_emitter *n, term_id id, uint32_t row, uint32_t vector, int64_t *constant)
{
    const term *a = &n->nest->terms.at[id];
    LLVMBuilderRef b = n->e->builder;
    if (a->kind == TERM_VALUE)
        return emit_get(n, a->value, row, vector, false);
    if (a->kind == TERM_VAR) {
        if ((int64_t)a->var == n->column)
            *constant = (int64_t)vector * n->lanes;
        if ((int64_t)a->var == n->row && !n->row_values[row])
            *constant = row;
        if (a->var >= n->nest->outer && n->nest->mode == LANES_KEPT)
            *constant = n->ahead;
        return (int64_t)a->var == n->row && n->row_values[row] ? n->row_values[row] : n->vars[a->var];
    }
    if (n->stretch.size && n->stretch.terms[id])
        return n->stretch.terms[id];
    if (emit_is_number(n, a))
        return n->stretch.number;
    if (emit_is_place(n, a))
        return n->stretch.place;
    if (n->in_run && a->divisor != 1 && affine_factor(n->nest, &a->operand, (uint32_t)n->column) != 0) {
        *constant = a->kind == TERM_MOD ? run_factor(n, &a->operand) * vector * n->lanes : 0;
        vector = 0;
    }
    LLVMValueRef operand = emit_index(n, &a->operand, row, vector);
    if (a->divisor == 1)
        return operand;
    LLVMValueRef divisor = emit_int(n->e, a->divisor);
    return a->kind == TERM_DIV ? LLVMBuildUDiv(b, operand, divisor, "") : LLVMBuildURem(b, operand, divisor, "");
}

LLVMValueRef emit_index_parts(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, int64_t *constant)
{
    LLVMValueRef sum = NULL;
    *constant = x->constant;
    for (uint32_t i = 0; i < x->count; i++) {
        int64_t known = 0, factor = x->scaled[i].factor;
        LLVMValueRef value = term_scalar(n, x->scaled[i].term, row, vector, &known);
        *constant += known * factor;
        if (value)
            sum = add(n, sum, emit_product(n->e, value, factor));
    }
    return sum;
}

LLVMValueRef emit_index(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector)
{
    int64_t constant;
    LLVMValueRef sum = emit_index_parts(n, x, row, vector, &constant);
    if (!sum)
        return emit_int(n->e, constant);
    return emit_sum(n->e, sum, emit_int(n->e, constant));
}

/* Whether an index contains, at any depth, a value of the nest's code that differs from lane to lane. */
static bool has_values_of_lanes(const nest_emitter *n, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &n->nest->terms.at[x->scaled[i].term];
        if (a->kind == TERM_VALUE ? n->depends[a->value] & DEPENDS_COLUMN
                                  : a->kind != TERM_VAR && has_values_of_lanes(n, &a->operand))
            return true;
    }
    return false;
}

int64_t emit_lane_factor(const nest_emitter *n, const affine *x)
{
    if (n->column < 0 || !(emit_index_depends(n, x) & DEPENDS_COLUMN))
        return 0;
    if (n->in_run)
        return run_factor(n, x);
    return has_values_of_lanes(n, x) ? NON_AFFINE : affine_factor(n->nest, x, (uint32_t)n->column);
}

/* Whether an index and all intermediate values fit into 32 bits. The limit is 2^30, not 2^31, because the indices of
 * lanes beyond the end of the loop must fit, too. */
static bool is_narrow(const nest_emitter *n, const affine *x)
{
    int64_t low, high, limit = INT64_C(1) << 30;
    affine_bounds(n->nest, x, &low, &high);
    bool fits = low > -limit && high < limit;
    for (uint32_t i = 0; i < x->count && fits; i++) {
        const term *a = &n->nest->terms.at[x->scaled[i].term];
        fits = x->scaled[i].factor > -limit && x->scaled[i].factor < limit && a->low > -limit && a->high < limit;
        if (fits && (a->kind == TERM_DIV || a->kind == TERM_MOD))
            fits = a->divisor < limit && is_narrow(n, &a->operand);
    }
    return fits;
}

sx_type emit_index_type(const nest_emitter *n, const affine *x)
{
    return !n->e->target->masks && is_narrow(n, x) ? SX_I32 : SX_I64;
}

static LLVMValueRef index_constant(nest_emitter *n, sx_type type, int64_t value)
{
    return emit_splat(n->e, LLVMConstInt(n->e->types[type], (uint64_t)value, 1), n->lanes);
}

static LLVMValueRef index_narrowed(nest_emitter *n, sx_type type, LLVMValueRef x)
{
    return type == SX_I64 ? x : LLVMBuildTrunc(n->e->builder, x, emit_type(n->e, type, 1), "");
}

LLVMValueRef emit_index_vector(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, sx_type type)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t factor = emit_lane_factor(n, x);
    if (factor != NON_AFFINE) {
        int64_t constant;
        LLVMValueRef first = emit_index_parts(n, x, row, vector, &constant);
        LLVMValueRef lanes = emit_lane_numbers(n->e, type, constant, factor, n->lanes);
        if (!first)
            return lanes;
        first = emit_splat(n->e, index_narrowed(n, type, first), n->lanes);
        return constant || factor ? LLVMBuildAdd(b, first, lanes, "") : first;
    }
    LLVMValueRef sum = index_constant(n, type, x->constant);
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &n->nest->terms.at[x->scaled[i].term];
        LLVMValueRef value;
        if (a->kind == TERM_VALUE) {
            value = emit_get(n, a->value, row, vector, true);
            if (type != SX_I64)
                value = LLVMBuildTrunc(b, value, emit_type(n->e, type, n->lanes), "");
        } else if (a->kind == TERM_VAR) {
            const affine alone = {.count = 1, .scaled = {{1, x->scaled[i].term}}};
            value = emit_index_vector(n, &alone, row, vector, type);
        } else {
            LLVMValueRef divisor = index_constant(n, type, a->divisor);
            value = emit_index_vector(n, &a->operand, row, vector, type);
            if (a->divisor != 1)
                value =
                    a->kind == TERM_DIV ? LLVMBuildUDiv(b, value, divisor, "") : LLVMBuildURem(b, value, divisor, "");
        }
        LLVMValueRef factors = index_constant(n, type, x->scaled[i].factor);
        sum = LLVMBuildAdd(b, sum, LLVMBuildMul(b, value, factors, ""), "");
    }
    return sum;
}

/* ---- predicates -------------------------------------------------------------------------------------------------- */

LLVMValueRef emit_both(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    if (!x || !y)
        return x ? x : y;
    return LLVMBuildAnd(n->e->builder, x, y, "");
}

static sx_type predicate_type(const nest_emitter *n, const predicate *p)
{
    int64_t limit = INT64_C(1) << 30;
    bool narrow = p->low > -limit && p->high < limit && p->divisor < limit;
    return narrow && is_narrow(n, &p->index) ? SX_I32 : SX_I64;
}

static LLVMValueRef compute_predicate(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, bool wide)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t lanes = wide ? n->lanes : 1;
    LLVMValueRef all = NULL;
    for (; id && id != n->stretch.holds; id = n->nest->predicates.at[id].parent) {
        if (id == n->stretch.kept_predicate) {
            bool masks = wide && !n->stretch.wide;
            return emit_both(n, all, (masks ? n->stretch.masks : n->stretch.kept)[row * n->vectors + vector]);
        }
        const predicate *p = &n->nest->predicates.at[id];
        sx_type type = wide ? predicate_type(n, p) : SX_I64;
        LLVMValueRef x =
            wide ? emit_index_vector(n, &p->index, row, vector, type) : emit_index(n, &p->index, row, vector);
        LLVMValueRef low = emit_bits(n->e, type, (uint64_t)p->low, lanes);
        LLVMValueRef span = emit_bits(n->e, type, (uint64_t)(p->high - p->low), lanes);
        LLVMValueRef from_low = p->low ? LLVMBuildSub(b, x, low, "") : x;
        all = emit_both(n, all, LLVMBuildICmp(b, LLVMIntULT, from_low, span, ""));
        if (p->divisor > 1) {
            LLVMValueRef divisor = emit_bits(n->e, type, (uint64_t)p->divisor, lanes);
            LLVMValueRef rest = LLVMBuildURem(b, x, divisor, "");
            all = emit_both(n, all, LLVMBuildICmp(b, LLVMIntEQ, rest, LLVMConstNull(LLVMTypeOf(rest)), ""));
        }
    }
    return all;
}

/* Whether a predicate is not known to hold, is the same for all lanes and vectors, and has no part that was computed
 * before the rounds of a stretch. */
static bool same_in_lanes(const nest_emitter *n, predicate_id id)
{
    bool kept = false;
    for (predicate_id p = id; p; p = n->nest->predicates.at[p].parent)
        kept |= p == n->stretch.kept_predicate;
    return id && id != n->stretch.holds && !kept && !(emit_predicate_depends(n, id) & DEPENDS_COLUMN);
}

LLVMValueRef emit_predicate(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, bool wide)
{
    uniform_predicate *u = &n->uniform;
    LLVMBasicBlockRef block = LLVMGetInsertBlock(n->e->builder);
    if (!same_in_lanes(n, id))
        return compute_predicate(n, id, row, vector, wide);
    if (u->id != id || u->holds != n->stretch.holds || u->block != block)
        *u = (uniform_predicate){.id = id, .holds = n->stretch.holds, .block = block};
    if (!u->scalars[row])
        u->scalars[row] = compute_predicate(n, id, row, 0, false);
    if (wide && !u->masks[row])
        u->masks[row] = emit_splat(n->e, u->scalars[row], n->lanes);
    return wide ? u->masks[row] : u->scalars[row];
}
