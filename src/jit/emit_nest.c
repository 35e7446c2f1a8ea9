/* A nest as a kernel.
 *
 * The function loops over units. In each, values that depend on outer variables alone are computed first, stage by stage;
 * then the stage's inner loop runs, with the rest. `column` is the variable along the lanes: the last outer one, or the
 * stage's own (LANES_INNER); `row` the one before it.
 */
#include <string.h>

#include "jit/emit_nest.h"

/* ---- what depends on what ------------------------------------------------------------------------------------------ */

static uint8_t index_depends(const nest_emitter *n, const ix *x);

static uint8_t atom_depends(const nest_emitter *n, const atom *a)
{
    switch (a->kind) {
    case ATOM_VAR:
        if (a->var >= n->nest->outer)
            return DEPENDS_INNER | (n->nest->mode == LANES_INNER ? DEPENDS_COLUMN : 0);
        if ((int64_t)a->var == n->row)
            return DEPENDS_ROW;
        return (int64_t)a->var == n->column && n->lanes > 1 ? DEPENDS_COLUMN : 0;
    case ATOM_VALUE: return n->depends[a->value];
    default: return index_depends(n, &a->operand);
    }
}

static uint8_t index_depends(const nest_emitter *n, const ix *x)
{
    uint8_t depends = 0;
    for (uint32_t i = 0; i < x->count; i++)
        depends |= atom_depends(n, &n->nest->atoms.at[x->term[i].atom]);
    return depends;
}

static uint8_t argument_depends(const nest_emitter *n, const nest_arg *a)
{
    uint8_t depends = index_depends(n, &a->index);
    for (predicate_id p = a->predicate; p; p = n->nest->predicates.at[p].parent)
        depends |= index_depends(n, &n->nest->predicates.at[p].index);
    uint8_t instance = n->row >= 0 ? DEPENDS_ROW : 0;
    if (n->nest->mode == LANES_OUTER && n->lanes > 1)
        instance |= DEPENDS_COLUMN;
    if (a->kind == ARG_REDUCED)
        return instance;
    return a->kind == ARG_LOCAL ? depends | instance : depends;
}

static void find_dependences(nest_emitter *n)
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

/* ---- what a stage needs -------------------------------------------------------------------------------------------- */

static void need_index(nest_emitter *n, const ix *x);

static void need(nest_emitter *n, sx value) { n->needed[value] = true; }

static void need_index(nest_emitter *n, const ix *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const atom *a = &n->nest->atoms.at[x->term[i].atom];
        if (a->kind == ATOM_VALUE)
            need(n, a->value);
        else if (a->kind != ATOM_VAR)
            need_index(n, &a->operand);
    }
}

static void mark_needed(nest_emitter *n, const nest_stage *stage)
{
    const sx_code *code = n->nest->code;
    memset(n->needed, 0, code->inst.count * sizeof *n->needed);
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        need(n, stage->stores.at[i].value);
        need_index(n, &stage->stores.at[i].index);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < r->element_count; k++)
            need(n, r->elements[k]);
        for (uint32_t k = 0; k < r->width; k++)
            need(n, r->inits[k]);
    }
    for (uint32_t i = code->inst.count; i-- > 1;) {
        if (!n->needed[i])
            continue;
        const sx_inst *inst = &code->inst.at[i];
        const sx operand[3] = {inst->a, inst->b, inst->c};
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            need(n, operand[k]);
        const sx *listed;
        uint32_t count = sx_listed(code, inst, &listed);
        for (uint32_t k = 0; k < count; k++)
            need(n, listed[k]);
        if (inst->op == SX_OP_arg) {
            const nest_arg *a = &n->nest->args.at[inst->aux];
            need_index(n, &a->index);
            for (predicate_id p = a->predicate; p; p = n->nest->predicates.at[p].parent)
                need_index(n, &n->nest->predicates.at[p].index);
        }
    }
}

/* ---- values -------------------------------------------------------------------------------------------------------- */

static LLVMValueRef *value_at(nest_emitter *n, sx value, uint32_t row, uint32_t vector)
{
    uint8_t depends = n->depends[value];
    row = depends & DEPENDS_ROW ? row : 0;
    vector = depends & DEPENDS_COLUMN ? vector : 0;
    return &n->values[((size_t)value * n->rows + row) * n->vectors + vector];
}

/* The value for an instance, as a vector if `wide`. */
static LLVMValueRef get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide)
{
    LLVMValueRef have = *value_at(n, value, row, vector);
    return wide && !(n->depends[value] & DEPENDS_COLUMN) ? emit_splat(n->e, have, n->lanes) : have;
}

static LLVMValueRef add(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    if (!x || !y)
        return x ? x : y;
    return LLVMBuildAdd(n->e->builder, x, y, "");
}

static LLVMValueRef scaled(nest_emitter *n, LLVMValueRef x, int64_t factor)
{
    return factor == 1 ? x : LLVMBuildMul(n->e->builder, x, emit_int(n->e, factor), "");
}

/* The scalar value of an atom at an instance: its constant part goes to *constant. At lane 0 of the vector. */
static LLVMValueRef atom_scalar(nest_emitter *n, atom_id id, uint32_t row, uint32_t vector, int64_t *constant)
{
    const atom *a = &n->nest->atoms.at[id];
    LLVMBuilderRef b = n->e->builder;
    if (a->kind == ATOM_VALUE)
        return get(n, a->value, row, vector, false);
    if (a->kind == ATOM_VAR) {
        if ((int64_t)a->var == n->column)
            *constant = (int64_t)vector * n->lanes;
        if ((int64_t)a->var == n->row && !n->row_values[row])
            *constant = row;
        return (int64_t)a->var == n->row && n->row_values[row] ? n->row_values[row] : n->vars[a->var];
    }
    LLVMValueRef operand = emit_index(n, &a->operand, row, vector);
    if (a->divisor == 1)
        return operand;
    LLVMValueRef divisor = emit_int(n->e, a->divisor);
    return a->kind == ATOM_DIV ? LLVMBuildUDiv(b, operand, divisor, "") : LLVMBuildURem(b, operand, divisor, "");
}

/* The dynamic part of an index (NULL if there is none); what is known goes to *constant. */
static LLVMValueRef index_parts(nest_emitter *n, const ix *x, uint32_t row, uint32_t vector, int64_t *constant)
{
    LLVMValueRef sum = NULL;
    *constant = x->constant;
    for (uint32_t i = 0; i < x->count; i++) {
        int64_t known = 0, factor = x->term[i].factor;
        LLVMValueRef value = atom_scalar(n, x->term[i].atom, row, vector, &known);
        *constant += known * factor;
        if (value)
            sum = add(n, sum, scaled(n, value, factor));
    }
    return sum;
}

LLVMValueRef emit_index(nest_emitter *n, const ix *x, uint32_t row, uint32_t vector)
{
    int64_t constant;
    LLVMValueRef sum = index_parts(n, x, row, vector, &constant);
    if (!sum)
        return emit_int(n->e, constant);
    return constant ? LLVMBuildAdd(n->e->builder, sum, emit_int(n->e, constant), "") : sum;
}

/* How an index moves along the lanes. */
static int64_t lane_factor(const nest_emitter *n, const ix *x)
{
    if (n->column < 0 || !(index_depends(n, x) & DEPENDS_COLUMN))
        return 0;
    int64_t factor = ix_factor(n->nest, x, (uint32_t)n->column);
    for (uint32_t i = 0; i < x->count && factor != IX_TANGLED; i++) {
        const atom *a = &n->nest->atoms.at[x->term[i].atom];
        if (a->kind == ATOM_VALUE && n->depends[a->value] & DEPENDS_COLUMN)
            factor = IX_TANGLED;
    }
    return factor;
}

/* Whether all that an index is computed from fits into 32 bits, lanes beyond the end included. Where a predicate excludes
 * a value it may not, and then it does not matter. */
static bool is_narrow(const nest_emitter *n, const ix *x)
{
    int64_t low, high, limit = INT64_C(1) << 30;
    ix_bounds(n->nest, x, &low, &high);
    bool fits = low > -limit && high < limit;
    for (uint32_t i = 0; i < x->count && fits; i++) {
        const atom *a = &n->nest->atoms.at[x->term[i].atom];
        fits = x->term[i].factor > -limit && x->term[i].factor < limit && a->low > -limit && a->high < limit;
        if (fits && (a->kind == ATOM_DIV || a->kind == ATOM_MOD))
            fits = a->divisor < limit && is_narrow(n, &a->operand);
    }
    return fits;
}

/* The type to compute an index for all lanes in. Without gathers lanes are taken out one by one, whatever their type is,
 * and four fit into a register where two would. */
static sx_type index_type(const nest_emitter *n, const ix *x)
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

/* An index for all lanes: a vector of i64, or of i32 where that is its index_type. */
static LLVMValueRef index_vector(nest_emitter *n, const ix *x, uint32_t row, uint32_t vector, sx_type type)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t factor = lane_factor(n, x);
    if (factor != IX_TANGLED) {
        LLVMValueRef base = emit_splat(n->e, index_narrowed(n, type, emit_index(n, x, row, vector)), n->lanes);
        return factor ? LLVMBuildAdd(b, base, emit_lane_numbers(n->e, type, factor, n->lanes), "") : base;
    }
    LLVMValueRef sum = index_constant(n, type, x->constant);
    for (uint32_t i = 0; i < x->count; i++) {
        const atom *a = &n->nest->atoms.at[x->term[i].atom];
        LLVMValueRef value;
        if (a->kind == ATOM_VALUE) {
            value = get(n, a->value, row, vector, true);
            if (type != SX_I64)
                value = LLVMBuildTrunc(b, value, emit_type(n->e, type, n->lanes), "");
        } else if (a->kind == ATOM_VAR) {
            const ix alone = {.count = 1, .term = {{1, x->term[i].atom}}};
            value = index_vector(n, &alone, row, vector, type);
        } else {
            LLVMValueRef divisor = index_constant(n, type, a->divisor);
            value = index_vector(n, &a->operand, row, vector, type);
            if (a->divisor != 1)
                value =
                    a->kind == ATOM_DIV ? LLVMBuildUDiv(b, value, divisor, "") : LLVMBuildURem(b, value, divisor, "");
        }
        LLVMValueRef factors = index_constant(n, type, x->term[i].factor);
        sum = LLVMBuildAdd(b, sum, LLVMBuildMul(b, value, factors, ""), "");
    }
    return sum;
}

/* ---- predicates ---------------------------------------------------------------------------------------------------- */

static LLVMValueRef both(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    if (!x || !y)
        return x ? x : y;
    return LLVMBuildAnd(n->e->builder, x, y, "");
}

static sx_type predicate_type(const nest_emitter *n, const predicate *p)
{
    int64_t limit = INT64_C(1) << 30;
    bool narrow = p->low > -limit && p->high < limit && p->divisor < limit;
    return narrow ? index_type(n, &p->index) : SX_I64;
}

/* Whether a predicate holds, as a vector if `wide`; NULL if always. */
static LLVMValueRef predicate_value(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, bool wide)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t lanes = wide ? n->lanes : 1;
    LLVMValueRef all = NULL;
    for (; id; id = n->nest->predicates.at[id].parent) {
        const predicate *p = &n->nest->predicates.at[id];
        sx_type type = wide ? predicate_type(n, p) : SX_I64;
        LLVMValueRef x = wide ? index_vector(n, &p->index, row, vector, type) : emit_index(n, &p->index, row, vector);
        LLVMValueRef low = emit_bits(n->e, type, (uint64_t)p->low, lanes);
        LLVMValueRef span = emit_bits(n->e, type, (uint64_t)(p->high - p->low), lanes);
        LLVMValueRef from_low = p->low ? LLVMBuildSub(b, x, low, "") : x;
        all = both(n, all, LLVMBuildICmp(b, LLVMIntULT, from_low, span, ""));
        if (p->divisor > 1) {
            LLVMValueRef divisor = emit_bits(n->e, type, (uint64_t)p->divisor, lanes);
            LLVMValueRef rest = LLVMBuildURem(b, x, divisor, "");
            all = both(n, all, LLVMBuildICmp(b, LLVMIntEQ, rest, LLVMConstNull(LLVMTypeOf(rest)), ""));
        }
    }
    return all;
}

/* ---- memory -------------------------------------------------------------------------------------------------------- */

static LLVMValueRef offset_pointer(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef offset)
{
    return LLVMBuildGEP2(n->e->builder, type, base, &offset, 1, "");
}

/* The address of the element at an index: the dynamic part first, so that constants end up in the instruction. */
static LLVMValueRef element_pointer(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const ix *x, uint32_t row,
                                    uint32_t vector)
{
    int64_t constant;
    LLVMValueRef sum = index_parts(n, x, row, vector, &constant);
    if (sum)
        base = offset_pointer(n, type, base, sum);
    return constant ? offset_pointer(n, type, base, emit_int(n->e, constant)) : base;
}

/* In LANES_INNER, each row of a tile has its own copy of a local buffer. */
static LLVMValueRef local_row(nest_emitter *n, const nest_local *l, LLVMValueRef base, uint32_t row)
{
    return row ? offset_pointer(n, n->e->types[l->type], base, emit_int(n->e, (int64_t)row * l->row_elements)) : base;
}

/* The elements that a local buffer keeps for each index: one, or one vector for each instance. */
static LLVMValueRef local_pointer(nest_emitter *n, uint32_t local, const ix *x, uint32_t row, uint32_t vector)
{
    const nest_local *l = &n->nest->locals.at[local];
    LLVMTypeRef type = n->e->types[l->type];
    LLVMValueRef base = n->locals[local];
    if (n->nest->mode == LANES_INNER)
        return element_pointer(n, type, local_row(n, l, base, row), x, row, vector);
    int64_t instances = (int64_t)n->nest->rows * n->nest->vectors * n->lanes;
    int64_t constant;
    LLVMValueRef sum = index_parts(n, x, row, vector, &constant);
    if (sum)
        base = offset_pointer(n, type, base, scaled(n, sum, instances));
    constant = constant * instances + ((int64_t)row * n->nest->vectors + vector) * n->lanes;
    return constant ? offset_pointer(n, type, base, emit_int(n->e, constant)) : base;
}

/* The elements at an index that moves along the lanes by other steps than one. */
static lane_places places(nest_emitter *n, sx_type type, LLVMValueRef base, const ix *x, uint32_t row, uint32_t vector)
{
    int64_t factor = lane_factor(n, x);
    lane_places p = {.type = type, .base = base};
    if (n->e->target->masks || factor == IX_TANGLED) {
        p.offsets = index_vector(n, x, row, vector, index_type(n, x));
    } else {
        p.base = element_pointer(n, n->e->types[type], base, x, row, vector);
        p.step = factor;
    }
    return p;
}

/* How many of the lanes from a vector's first on a predicate holds for, told from the first one's index alone: *all and *any
 * are i1s, the latter true where it cannot be told. False if an index does not go up with the lanes. */
static bool predicate_span(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, uint32_t lanes,
                           LLVMValueRef *all, LLVMValueRef *any)
{
    LLVMBuilderRef b = n->e->builder;
    *all = *any = NULL;
    for (; id; id = n->nest->predicates.at[id].parent) {
        const predicate *p = &n->nest->predicates.at[id];
        int64_t factor = lane_factor(n, &p->index), span = p->high - p->low, more = lanes - 1;
        if (factor < 0 || factor > 1 || p->divisor > 1)
            return false;
        more *= factor;
        LLVMValueRef first = LLVMBuildSub(b, emit_index(n, &p->index, row, vector), emit_int(n->e, p->low), "");
        LLVMValueRef last = LLVMBuildAdd(b, first, emit_int(n->e, more), "");
        LLVMValueRef whole = emit_int(n->e, span > more ? span - more : 0), wide = emit_int(n->e, span + more);
        *all = both(n, *all, LLVMBuildICmp(b, LLVMIntULT, first, whole, ""));
        *any = both(n, *any, LLVMBuildICmp(b, LLVMIntULT, last, wide, ""));
    }
    return true;
}

/* Neighbours under a predicate where there are no masks. It mostly holds for all lanes or for none, which costs two
 * comparisons to tell; else it goes lane by lane. */
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
    values[2] = emit_gather(n, &neighbours, present, predicate_value(n, a->predicate, row, vector, true));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(values[0]), "");
    LLVMAddIncoming(phi, values, (LLVMBasicBlockRef[]){whole, not_all, some}, 3);
    return phi;
}

static LLVMValueRef load(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector, bool wide)
{
    sx_type type = (sx_type)a->type;
    bool own =
        a->kind == ARG_LOCAL && n->nest->mode == LANES_OUTER; /* each lane's elements lie beside its neighbours' */
    bool near = own || lane_factor(n, &a->index) == 1;
    uint32_t present = !wide ? 1 : own ? n->lanes : n->present[vector];
    LLVMValueRef base = a->kind == ARG_LOAD ? n->bases[a->storage] : n->locals[a->local], all, any;
    if (a->kind == ARG_LOCAL && !own)
        base = local_row(n, &n->nest->locals.at[a->local], base, row);
    bool by_span = wide && a->predicate && !n->e->target->masks && near &&
                   predicate_span(n, a->predicate, row, vector, present, &all, &any);
    LLVMValueRef when = by_span ? NULL : predicate_value(n, a->predicate, row, vector, wide);
    if (wide && !by_span)
        when = emit_mask(n, &present, when);
    if (wide && !near) {
        lane_places p = places(n, type, base, &a->index, row, vector);
        return emit_gather(n, &p, present, when);
    }
    LLVMValueRef at = own ? local_pointer(n, a->local, &a->index, row, vector)
                          : element_pointer(n, n->e->types[type], base, &a->index, row, vector);
    if (by_span)
        return load_span(n, a, row, vector, at, present, all, any);
    return wide ? emit_load_lanes(n, type, at, present, when) : emit_load_scalar(n, type, at, when);
}

static LLVMValueRef argument(nest_emitter *n, const sx_inst *inst, sx self, uint32_t row, uint32_t vector)
{
    const nest_arg *a = &n->nest->args.at[inst->aux];
    bool wide = n->depends[self] & DEPENDS_COLUMN;
    LLVMValueRef when;
    switch ((arg_kind)a->kind) {
    case ARG_LOAD:
    case ARG_LOCAL: return load(n, a, row, vector, wide);
    case ARG_INDEX:
        return wide ? index_vector(n, &a->index, row, vector, SX_I64) : emit_index(n, &a->index, row, vector);
    case ARG_CONDITION:
        when = predicate_value(n, a->predicate, row, vector, wide);
        return when ? when : emit_bits(n->e, SX_I1, 1, wide ? n->lanes : 1);
    case ARG_REDUCED: return n->results[((size_t)a->local * n->rows + row) * n->vectors + vector];
    }
    return NULL;
}

static void store(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector)
{
    sx_type type = sx_type_of(n->nest->code, s->value);
    bool outer = n->nest->mode == LANES_OUTER;
    bool wide = n->lanes > 1 && (outer || (index_depends(n, &s->index) & DEPENDS_COLUMN));
    LLVMValueRef value = get(n, s->value, row, vector, wide);
    bool contiguous = !wide || (!s->storage && outer) || lane_factor(n, &s->index) == 1;
    if (!contiguous) {
        LLVMValueRef base =
            s->storage ? n->bases[s->storage] : local_row(n, &n->nest->locals.at[s->local], n->locals[s->local], row);
        lane_places p = places(n, type, base, &s->index, row, vector);
        emit_scatter(n, &p, n->present[vector], value);
        return;
    }
    LLVMValueRef at = s->storage ? element_pointer(n, n->e->types[type], n->bases[s->storage], &s->index, row, vector)
                                 : local_pointer(n, s->local, &s->index, row, vector);
    /* Local buffers have room for whole vectors. */
    emit_store_lanes(n, type, at, wide && s->storage ? n->present[vector] : n->lanes, value);
}

/* ---- computing ------------------------------------------------------------------------------------------------------ */

static void compute(nest_emitter *n, sx self, uint32_t row, uint32_t vector)
{
    const sx_code *code = n->nest->code;
    const sx_inst *inst = &code->inst.at[self];
    const sx operand[3] = {inst->a, inst->b, inst->c};
    LLVMValueRef *out = value_at(n, self, row, vector);
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
    for (uint32_t k = 0; k < arity; k++)
        x[k] = get(n, operand[k], row, vector, wide);
    const sx *listed;
    uint32_t count = sx_listed(code, inst, &listed);
    if (inst->op == SX_OP_arg) {
        *out = argument(n, inst, self, row, vector);
    } else if (inst->op == SX_OP_rare) {
        for (uint32_t k = 0; k < count; k++)
            x[2 + k] = get(n, listed[k], row, vector, wide);
        *out = emit_rare(n->e, code->subs.at[inst->aux], x, lanes);
    } else if (inst->op == SX_OP_repeat) {
        LLVMValueRef *state = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, inst->b + 1);
        for (uint32_t k = 0; k < count; k++)
            state[k] = get(n, listed[k], row, vector, wide);
        emit_repeat(n->e, code->subs.at[inst->aux], inst->c, inst->b, state, lanes);
        n->loops[out - n->values] = state;
        *out = emit_int(n->e, 0);
    } else {
        *out = emit_op(n->e, code, inst, x, lanes);
    }
}

/* Computes what is needed and has (or has not) to do with the inner variable, for all instances. */
static void compute_level(nest_emitter *n, bool inner, uint32_t vectors)
{
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++) {
        if (!n->needed[i] || !!(n->depends[i] & DEPENDS_INNER) != inner)
            continue;
        for (uint32_t row = 0; row < (n->depends[i] & DEPENDS_ROW ? n->rows : 1); row++)
            for (uint32_t vector = 0; vector < (n->depends[i] & DEPENDS_COLUMN ? vectors : 1); vector++)
                compute(n, i, row, vector);
    }
}

/* Forgets values of the inner level, or all, so that they are computed again. */
static void forget(nest_emitter *n, bool all)
{
    size_t instances = (size_t)n->rows * n->vectors;
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
        if (all || n->depends[i] & DEPENDS_INNER)
            memset(&n->values[i * instances], 0, instances * sizeof *n->values);
}

/* One round of a stage's inner loop: values and stores, for `vectors` vectors. */
void emit_round(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    forget(n, false);
    compute_level(n, true, vectors);
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        bool outer = n->nest->mode == LANES_OUTER;
        bool each = outer || (index_depends(n, &stage->stores.at[i].index) & DEPENDS_COLUMN);
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < (each ? vectors : 1); vector++)
                store(n, &stage->stores.at[i], row, vector);
    }
}

LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide)
{
    return get(n, value, row, vector, wide);
}

/* ---- units ---------------------------------------------------------------------------------------------------------- */

static void emit_unit(nest_emitter *n, uint32_t vectors)
{
    forget(n, true);
    for (uint32_t i = 0; i < n->nest->stages.count; i++) {
        const nest_stage *stage = &n->nest->stages.at[i];
        mark_needed(n, stage);
        if (n->nest->mode == LANES_INNER)
            n->column = stage->var == UINT32_MAX ? -1 : (int64_t)stage->var;
        compute_level(n, false, vectors);
        emit_stage(n, stage, vectors);
    }
}

static void set_present(nest_emitter *n, uint32_t vectors, uint32_t last_lanes)
{
    for (uint32_t i = 0; i < n->vectors; i++)
        n->present[i] = n->lanes;
    if (last_lanes)
        n->present[vectors - 1] = last_lanes;
}

/* Tiles along the columns: whole ones, and the last if it is narrower, each with code of its own. */
static void emit_columns(nest_emitter *n)
{
    const nest *nest = n->nest;
    int64_t columns = nest->outer ? nest->vars.at[nest->outer - 1].extent : 1;
    uint32_t width = n->lanes * nest->vectors, rest = (uint32_t)(columns % width);
    uint32_t rest_vectors = (rest + n->lanes - 1) / n->lanes;
    uint32_t rest_lanes = rest ? rest - (rest_vectors - 1) * n->lanes : 0;
    if (!rest) {
        set_present(n, nest->vectors, n->lanes);
        emit_unit(n, nest->vectors);
    } else if (columns < width) {
        set_present(n, rest_vectors, rest_lanes);
        emit_unit(n, rest_vectors);
    } else {
        LLVMBuilderRef b = n->e->builder;
        LLVMBasicBlockRef whole = emit_block(n->e, "whole"), part = emit_block(n->e, "part");
        LLVMBasicBlockRef after = emit_block(n->e, "after");
        LLVMValueRef last = emit_int(n->e, columns - rest);
        LLVMValueRef fits = LLVMBuildICmp(b, LLVMIntULT, n->vars[nest->outer - 1], last, "");
        LLVMBuildCondBr(b, fits, whole, part);
        LLVMPositionBuilderAtEnd(b, whole);
        set_present(n, nest->vectors, n->lanes);
        emit_unit(n, nest->vectors);
        LLVMBuildBr(b, after);
        LLVMPositionBuilderAtEnd(b, part);
        set_present(n, rest_vectors, rest_lanes);
        emit_unit(n, rest_vectors);
        LLVMBuildBr(b, after);
        LLVMPositionBuilderAtEnd(b, after);
    }
}

/* Takes one variable of `extent` values, in steps of `step`, off the unit's number. */
static LLVMValueRef take_var(nest_emitter *n, LLVMValueRef *rest, int64_t extent, uint32_t step)
{
    int64_t count = (extent + step - 1) / step;
    if (count == 1 || !*rest)
        return NULL;
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef value = *rest;
    n->left /= count;
    if (n->left > 1) {
        value = LLVMBuildURem(b, *rest, emit_int(n->e, count), "");
        *rest = LLVMBuildUDiv(b, *rest, emit_int(n->e, count), "");
    } else {
        *rest = NULL;
    }
    return step == 1 ? value : LLVMBuildMul(b, value, emit_int(n->e, step), "");
}

static void set_vars(nest_emitter *n, LLVMValueRef unit)
{
    const nest *nest = n->nest;
    LLVMValueRef rest = unit;
    n->left = nest->units;
    for (uint32_t i = nest->outer; i-- > 0;) {
        bool columns = nest->mode == LANES_OUTER && i + 1 == nest->outer;
        uint32_t step = columns ? n->lanes * nest->vectors : (int64_t)i == n->row ? nest->rows : 1;
        n->vars[i] = take_var(n, &rest, nest->vars.at[i].extent, step);
    }
    memset(n->row_values, 0, sizeof n->row_values);
    if (n->row < 0 || nest->vars.at[n->row].extent % nest->rows == 0)
        return;
    /* The last tile of rows is not full: rows beyond the end compute the last row again. */
    LLVMValueRef last = emit_int(n->e, nest->vars.at[n->row].extent - 1);
    for (uint32_t r = 0; r < nest->rows; r++) {
        LLVMValueRef at = LLVMBuildAdd(n->e->builder, n->vars[n->row], emit_int(n->e, r), "");
        LLVMValueRef inside = LLVMBuildICmp(n->e->builder, LLVMIntULT, at, last, "");
        n->row_values[r] = LLVMBuildSelect(n->e->builder, inside, at, last, "");
    }
}

static void emit_units(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef before = LLVMGetInsertBlock(b);
    LLVMBasicBlockRef loop = emit_block(n->e, "unit"), after = emit_block(n->e, "end");
    LLVMValueRef begin = LLVMGetParam(n->e->function, 1), end = LLVMGetParam(n->e->function, 2), unit = NULL;
    if (n->nest->units == 1) {
        LLVMBuildBr(b, loop);
        LLVMPositionBuilderAtEnd(b, loop);
    } else {
        LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntSLT, begin, end, ""), loop, after);
        LLVMPositionBuilderAtEnd(b, loop);
        unit = LLVMBuildPhi(b, n->e->types[SX_I64], "u");
    }
    set_vars(n, unit);
    if (n->nest->mode == LANES_OUTER)
        emit_columns(n);
    else
        emit_unit(n, 1);
    if (!unit) {
        LLVMBuildBr(b, after);
    } else {
        LLVMValueRef next = LLVMBuildAdd(b, unit, emit_int(n->e, 1), "");
        LLVMBasicBlockRef from[] = {before, LLVMGetInsertBlock(b)};
        LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntSLT, next, end, ""), loop, after);
        LLVMAddIncoming(unit, (LLVMValueRef[]){begin, next}, from, 2);
    }
    LLVMPositionBuilderAtEnd(b, after);
    LLVMBuildRet(b, LLVMConstInt(n->e->types[SX_I32], 0, 0));
}

/* Addresses of all storage that the nest touches, and of its local buffers. */
static void set_bases(nest_emitter *n)
{
    emitter *e = n->e;
    const nest *nest = n->nest;
    LLVMValueRef table = nest->buffers.count ? emit_table(e) : NULL;
    for (uint32_t i = 0; i < nest->buffers.count; i++)
        n->bases[nest->buffers.at[i]] = emit_buffer(e, table, i);
    for (uint32_t i = 0; i < nest->args.count; i++) {
        const nest_arg *arg = &nest->args.at[i];
        if (arg->kind == ARG_LOAD && !n->bases[arg->storage])
            n->bases[arg->storage] = emit_constant_data(e, &e->s->storages.at[arg->storage]);
    }
    if (!nest->locals.count)
        return;
    LLVMValueRef one = emit_int(e, 1);
    LLVMValueRef slot = LLVMBuildGEP2(e->builder, e->pointer, e->frame, &one, 1, "");
    LLVMValueRef scratch = LLVMBuildLoad2(e->builder, e->pointer, slot, "scratch");
    for (uint32_t i = 0; i < nest->locals.count; i++) {
        LLVMValueRef offset = emit_int(e, nest->locals.at[i].offset);
        n->locals[i] = LLVMBuildGEP2(e->builder, e->types[SX_I8], scratch, &offset, 1, "");
    }
}

static bool has_predicates(const nest *n)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].kind != ARG_CONDITION && n->args.at[i].predicate)
            return true;
    return false;
}

qn_status emit_nest(emitter *e, const nest *nest, const char *name)
{
    nest_emitter n = {.e = e, .nest = nest, .lanes = nest->lanes, .row = -1};
    n.rows = nest->rows;
    n.vectors = nest->mode == LANES_OUTER ? nest->vectors : VIRTUAL_LANES / nest->lanes;
    n.column = nest->mode == LANES_OUTER && nest->outer ? (int64_t)nest->outer - 1 : -1;
    if (nest->rows > 1)
        n.row = (int64_t)nest->outer - (nest->mode == LANES_OUTER ? 2 : 1);
    size_t instances = (size_t)n.rows * n.vectors;
    n.depends = ARENA_NEW_ARRAY(e->arena, uint8_t, nest->code->inst.count);
    n.needed = ARENA_NEW_ARRAY(e->arena, bool, nest->code->inst.count);
    n.values = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, nest->code->inst.count * instances);
    n.loops = ARENA_NEW_ARRAY(e->arena, LLVMValueRef *, nest->code->inst.count * instances);
    n.results = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, (nest->results + 1) * instances);
    n.vars = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, nest->vars.count + 1);
    n.bases = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, e->s->storages.count + 1);
    n.locals = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, nest->locals.count + 1);
    n.present = ARENA_NEW_ARRAY(e->arena, uint32_t, n.vectors + 1);
    if (n.rows > MAX_ROWS)
        return status_make(QN_INTERNAL, "a tile of %u rows", n.rows);
    emit_function(e, name);
    if (has_predicates(nest)) {
        n.zero = LLVMBuildAlloca(e->builder, e->types[SX_I64], "zero");
        LLVMBuildStore(e->builder, emit_int(e, 0), n.zero);
    }
    set_bases(&n);
    find_dependences(&n);
    emit_units(&n);
    return NULL;
}
