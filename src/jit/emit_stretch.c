/* Emits the loop of a stage that runs in stretches (schedule/nest.h).
 *
 * In a stretch, the quotient of the loop's variable by nest_stage.stretch is constant. Code before the rounds of the
 * stretch computes the start addresses of loads and stores (pointer_before), and some values that are constant in the
 * stretch: quotients and remainders (keep_terms) and predicates (keep_predicate).
 *
 * More is possible if the stage has no stores, and all its reductions have the same predicate, such as one that
 * excludes padding. Then the code may test, before the rounds, whether the predicate holds for all elements of the
 * tile, for some, or for none (emit_whole_stretch):
 *
 *     for each stretch
 *       if for all:   rounds without the predicate
 *       if for some:  rounds with the predicate
 *       if for none:  no rounds
 *
 * The predicate may also change in a stretch, as in the gradient of a convolution's weights. Then the code may compute
 * two ranges of rounds (emit_cut_stretch). In the range `all`, the predicate holds for all elements. The range `some`
 * contains `all` and every round in which the predicate may hold for some element:
 *
 *     for each stretch
 *       rounds of `some` before those of `all`   with the predicate
 *       rounds of `all`                          without the predicate
 *       rounds of `some` after those of `all`    with the predicate
 */
#include <string.h>

#include "jit/emit_stage.h"

/* In a stretch of fewer rounds, the ranges `all` and `some` pay only if the predicate is the same for all elements of a
 * tile. In a stretch of fewer rounds, pointer_before also does not hide its addresses from LLVM (emit_opaque), because
 * LLVM computes addresses that it sees with fewer instructions. */
enum { LONG_STRETCH = 16 };

static bool is_loop_variable(const nest_emitter *n, const affine *x)
{
    return !x->constant && x->count == 1 && x->scaled[0].factor == 1 &&
           n->nest->terms.at[x->scaled[0].term].kind == TERM_VAR &&
           n->nest->terms.at[x->scaled[0].term].var == n->stretch.loop;
}

bool emit_is_place(const nest_emitter *n, const term *t)
{
    return n->stretch.size && t->kind == TERM_MOD && t->divisor == n->stretch.size && is_loop_variable(n, &t->operand);
}

bool emit_is_number(const nest_emitter *n, const term *t)
{
    return n->stretch.size && t->kind == TERM_DIV && t->divisor == n->stretch.size && is_loop_variable(n, &t->operand);
}

/* Whether an index is the same in all rounds of a stretch. */
static bool is_constant(const nest_emitter *n, const affine *x)
{
    bool constant = true;
    for (uint32_t i = 0; i < x->count && constant; i++) {
        const term *t = &n->nest->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VAR)
            constant = t->var != n->stretch.loop;
        else if (t->kind == TERM_VALUE)
            constant = !(n->depends[t->value] & DEPENDS_INNER);
        else
            constant = emit_is_number(n, t) || is_constant(n, &t->operand);
    }
    return constant;
}

/* How much an index grows from round to round of a stretch; NON_AFFINE if it does not grow by a constant. */
static int64_t place_factor(const nest_emitter *n, const affine *x)
{
    int64_t sum = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->nest->terms.at[x->scaled[i].term];
        const affine alone = {.count = 1, .scaled = {{1, x->scaled[i].term}}};
        if (emit_is_place(n, t) || (t->kind == TERM_VAR && t->var == n->stretch.loop))
            sum += x->scaled[i].factor;
        else if (!is_constant(n, &alone))
            return NON_AFFINE;
    }
    return sum;
}

/* The part of an instance's index that is known when the code is emitted. *shared: whether the rest of the index is
 * equal in all instances. */
static int64_t constant_part(const nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, bool *shared)
{
    int64_t constant = x->constant;
    *shared = true;
    for (uint32_t i = 0; i < x->count; i++) {
        const affine alone = {.count = 1, .scaled = {{1, x->scaled[i].term}}};
        const term *t = &n->nest->terms.at[x->scaled[i].term];
        if (t->kind != TERM_VAR)
            *shared &= !(emit_index_depends(n, &alone) & (DEPENDS_ROW | DEPENDS_COLUMN));
        else if ((int64_t)t->var == n->column)
            constant += x->scaled[i].factor * vector * n->lanes;
        else if ((int64_t)t->var == n->row && n->row_values[row])
            *shared = false;
        else if ((int64_t)t->var == n->row)
            constant += x->scaled[i].factor * row;
    }
    return constant;
}

/* Emits the address of a stretch_pointer (emit_nest.h) before the rounds. */
static LLVMValueRef pointer_before(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                   uint32_t vector, bool near)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(b);
    LLVMValueRef end = LLVMGetBasicBlockTerminator(n->stretch.head), *var = &n->vars[n->stretch.loop];
    LLVMValueRef at = *var, place = n->stretch.place;
    int64_t constant;
    if (end)
        LLVMPositionBuilderBefore(b, end);
    *var = n->stretch.start;
    n->stretch.place = emit_int(n->e, 0);
    LLVMValueRef sum = emit_index_parts(n, x, row, vector, &constant);
    if (near)
        sum = sum ? emit_difference(n->e, sum, n->stretch.first) : LLVMBuildNeg(b, n->stretch.first, "");
    LLVMValueRef pointer = sum ? emit_element(n->e, type, base, sum) : base;
    if (n->stretch.size >= LONG_STRETCH)
        pointer = emit_opaque(n->e, pointer);
    *var = at;
    n->stretch.place = place;
    LLVMPositionBuilderAtEnd(b, here);
    return pointer;
}

/* Emits, before the rounds, the address of a load under the kept predicate (stretch_pointer.safe). Where the predicate
 * holds, the address is `pointer` (from pointer_before) plus `constant`. Where the predicate fails, the first round of
 * the stretch loads from `base`; a later round loads the element whose distance from `base` is the growth of the index
 * since the first round. */
static LLVMValueRef safe_before(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef pointer,
                                int64_t constant, const stretch_pointer *p)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(b);
    LLVMValueRef end = LLVMGetBasicBlockTerminator(n->stretch.safe);
    LLVMValueRef kept = n->stretch.kept[p->row * n->vectors + p->vector];
    if (end)
        LLVMPositionBuilderBefore(b, end);
    pointer = emit_element(n->e, type, pointer, emit_int(n->e, constant));
    if (p->near)
        base = emit_element(n->e, type, base, emit_difference(n->e, emit_int(n->e, 0), n->stretch.first));
    pointer = LLVMBuildSelect(b, kept, pointer, base, "");
    LLVMPositionBuilderAtEnd(b, here);
    return pointer;
}

/* The address of an element in the current round of a stretch. safe: see stretch_pointer. Returns NULL in four cases:
 * outside of the rounds; in a run (emit_index.c); if the index contains computed values; if the index does not grow by
 * a constant from round to round. */
static LLVMValueRef pointer_in_rounds(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x,
                                      uint32_t row, uint32_t vector, bool safe)
{
    int64_t by_place =
        n->stretch.group && !n->in_run && !affine_has_values(n->nest, x) ? place_factor(n, x) : NON_AFFINE;
    if (by_place == NON_AFFINE)
        return NULL;
    bool shared;
    int64_t constant = constant_part(n, x, row, vector, &shared);
    bool near = by_place == 1 && shared && !LLVMIsConstant(n->stretch.group);
    int64_t ahead = near ? n->stretch.ahead : by_place * n->stretch.place_ahead;
    stretch_pointer wanted = {x, base, NULL, shared && !safe ? 0 : row, shared && !safe ? 0 : vector, near, safe};
    for (uint32_t i = 0; i < n->stretch.pointers.count && !wanted.at; i++) {
        const stretch_pointer *have = &n->stretch.pointers.at[i];
        if (have->index == x && have->base == base && have->row == wanted.row && have->vector == wanted.vector &&
            have->near == near && have->safe == safe)
            wanted.at = have->at;
    }
    if (!wanted.at) {
        wanted.at = pointer_before(n, type, base, x, row, vector, near);
        if (safe)
            wanted.at = safe_before(n, type, base, wanted.at, constant, &wanted);
        LIST_ADD(n->e->arena, &n->stretch.pointers, wanted);
    }
    LLVMValueRef grown = near ? n->stretch.round : n->stretch.group;
    if (by_place == 1 && !near && !LLVMIsConstant(grown))
        grown = emit_difference(n->e, n->stretch.round, n->stretch.first);
    grown = emit_product(n->e, grown, by_place);
    LLVMValueRef at = by_place == 0 || LLVMIsConstant(grown) ? wanted.at : emit_element(n->e, type, wanted.at, grown);
    return emit_element(n->e, type, at, emit_int(n->e, safe ? ahead : constant + ahead));
}

LLVMValueRef emit_stretch_pointer(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector)
{
    return pointer_in_rounds(n, type, base, x, row, vector, false);
}

LLVMValueRef emit_safe_pointer(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector)
{
    int64_t by_place = place_factor(n, &a->index), elements = n->e->s->buffers.at[a->buffer].elements;
    if (!n->stretch.safe || !a->predicate || a->predicate != n->stretch.kept_predicate || n->stretch.wide ||
        by_place < 0 || by_place * (n->stretch.size - 1) >= elements)
        return NULL;
    return pointer_in_rounds(n, n->e->types[a->type], n->bases[a->buffer], &a->index, row, vector, true);
}

/* Computes quotients and remainders that depend on the inner loop, but are constant in a stretch and equal in all
 * instances. Leaves out the number of the stretch. */
static void keep_terms(nest_emitter *n)
{
    for (term_id i = 1; i < n->nest->terms.count; i++) {
        const term *t = &n->nest->terms.at[i];
        const affine alone = {.count = 1, .scaled = {{1, i}}};
        if ((t->kind == TERM_DIV || t->kind == TERM_MOD) && emit_index_depends(n, &alone) == DEPENDS_INNER &&
            is_constant(n, &alone) && !emit_is_number(n, t))
            n->stretch.terms[i] = emit_index(n, &alone, 0, 0);
    }
}

/* The lowest and the highest index of a tile's elements, in one round or in a range of rounds. Both are relative to the
 * index of the tile's first element in the first of these rounds. */
typedef struct spread {
    int64_t low, high;
} spread;

static void widen(spread *s, int64_t factor, int64_t steps)
{
    s->low += factor < 0 ? factor * steps : 0;
    s->high += factor > 0 ? factor * steps : 0;
}

/* Rounds of a stretch: if `when` holds, those from `begin` to `end` - 1, else none. A NULL `when` always holds. If
 * `begin` is NULL, the rounds begin with the stretch. If `end` is NULL, they end with the stretch. */
typedef struct span {
    LLVMValueRef when, begin, end;
} span;

/* all: rounds in which a predicate holds for all elements that the tile reads. some: the rounds in which the predicate
 * may hold for some of these elements. */
typedef struct spans {
    span all, some;
    bool equal; /* `all` and `some` are the same */
    bool known; /* `all` is valid; `some` is always valid */
} spans;

static LLVMValueRef larger(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    return x ? LLVMBuildSelect(n->e->builder, emit_less(n, x, y), y, x, "") : y;
}

static LLVMValueRef smaller(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    return x ? LLVMBuildSelect(n->e->builder, emit_less(n, y, x), y, x, "") : y;
}

/* The first round in which an index is at least `value`. The index is `first` in round `begin` and grows from round to
 * round by `factor`, which is positive. The result may lie outside of the stretch. */
static LLVMValueRef round_of(nest_emitter *n, int64_t value, LLVMValueRef first, LLVMValueRef begin, int64_t factor)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef way = LLVMBuildSub(b, emit_int(n->e, value), first, ""), by = emit_int(n->e, factor);
    if (factor > 1) { /* rounds up; a negative quotient becomes 0, because rounds before `begin` do not count */
        LLVMValueRef above = LLVMBuildAdd(b, way, emit_int(n->e, factor - 1), "");
        way = LLVMBuildSDiv(b, larger(n, emit_int(n->e, 0), above), by, "");
    }
    return LLVMBuildAdd(b, begin, way, "");
}

/* If `factor` is not 0, limits x to the rounds in which an index is from `low` to `high` - 1. The index is as in
 * round_of. If `factor` is 0, x keeps its rounds if `first` is from `low` to `high` - 1; else x has no rounds. */
static void keep_range(nest_emitter *n, span *x, LLVMValueRef first, LLVMValueRef begin, int64_t factor, int64_t low,
                       int64_t high)
{
    LLVMBuilderRef b = n->e->builder;
    if (factor) {
        x->begin = larger(n, x->begin, round_of(n, low, first, begin, factor));
        x->end = smaller(n, x->end, round_of(n, high, first, begin, factor));
        return;
    }
    x->when = emit_both(n, x->when, LLVMBuildICmp(b, LLVMIntSGE, first, emit_int(n->e, low), ""));
    x->when = emit_both(n, x->when, LLVMBuildICmp(b, LLVMIntSLT, first, emit_int(n->e, high), ""));
}

/* Limits out->all to rounds in which the condition of *p (without its parent) holds for all elements that the tile
 * reads. Limits out->some to rounds in which the condition may hold for some element. The first round to run is
 * `begin`. If p->index is not affine, or grows by steps that are no multiples of p->divisor, limits nothing and clears
 * out->known and out->equal. */
static void keep_condition(nest_emitter *n, const predicate *p, uint32_t vectors, LLVMValueRef begin, spans *out)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t by_place = place_factor(n, &p->index), lanes = 0;
    const int64_t by_row = n->row >= 0 ? affine_factor(n->nest, &p->index, (uint32_t)n->row) : 0;
    const int64_t by_lane = n->lanes > 1 ? affine_factor(n->nest, &p->index, (uint32_t)n->column) : 0;
    spread s = {0, 0};
    for (uint32_t v = 0; v < vectors; v++)
        lanes += n->present[v];
    bool affine_index = by_place != NON_AFFINE && by_row != NON_AFFINE && by_lane != NON_AFFINE;
    if (!affine_index || (p->divisor > 1 && (by_place % p->divisor || by_row % p->divisor || by_lane % p->divisor))) {
        out->known = out->equal = false;
        return;
    }
    widen(&s, by_row, n->rows - 1);
    widen(&s, by_lane, lanes - 1);
    if (by_place < 0 || (n->stretch.size < LONG_STRETCH && s.low != s.high)) {
        widen(&s, by_place, n->stretch.size - 1);
        by_place = 0;
    }
    out->equal &= s.low == s.high;
    LLVMValueRef first = emit_index(n, &p->index, 0, 0);
    keep_range(n, &out->all, first, begin, by_place, p->low - s.low, p->high - s.high);
    keep_range(n, &out->some, first, begin, by_place, p->low - s.high, p->high - s.low);
    if (p->divisor > 1) {
        LLVMValueRef rest = LLVMBuildSRem(b, first, emit_int(n->e, p->divisor), "");
        LLVMValueRef divides = LLVMBuildICmp(b, LLVMIntEQ, rest, emit_int(n->e, 0), "");
        out->all.when = emit_both(n, out->all.when, divides);
        out->some.when = emit_both(n, out->some.when, divides);
    }
}

/* The predicate of the stage's reductions, if they all have the same one; else 0. */
static predicate_id common_predicate(const nest_stage *stage)
{
    predicate_id id = stage->reductions.count ? stage->reductions.at[0].predicate : 0;
    for (uint32_t i = 1; i < stage->reductions.count; i++)
        id = stage->reductions.at[i].predicate == id ? id : 0;
    return id;
}

/* A mask with `condition` in each lane. On AVX-512, an empty inline assembly keeps a mask of 8 or more lanes in a mask
 * register. Without it, LLVM would compute the mask again in each round. */
static LLVMValueRef mask_of(nest_emitter *n, LLVMValueRef condition)
{
    LLVMBuilderRef b = n->e->builder;
    if (n->e->target->shape.lanes < LANES_WITH_MASKS || n->lanes < 8) /* the operand constraint Yk takes no i4 */
        return emit_splat(n->e, condition, n->lanes);
    char none[] = "", in_place[] = "=^Yk,0";
    LLVMTypeRef bits = LLVMIntTypeInContext(n->e->context, n->lanes);
    LLVMTypeRef type = LLVMFunctionType(bits, &bits, 1, 0);
    LLVMValueRef nothing = LLVMGetInlineAsm(type, none, 0, in_place, 6, 0, 0, LLVMInlineAsmDialectATT, 0);
    LLVMValueRef mask = LLVMBuildSelect(b, condition, LLVMConstAllOnes(bits), LLVMConstNull(bits), "");
    mask = LLVMBuildCall2(b, type, nothing, &mask, 1, "");
    return LLVMBuildBitCast(b, mask, emit_type(n->e, SX_I1, n->lanes), "");
}

/* If a predicate has the same value in all rounds of the stretch, computes it for all instances, before the rounds. */
static void keep_predicate(nest_emitter *n, predicate_id id, uint32_t vectors)
{
    for (predicate_id p = id; p; p = n->nest->predicates.at[p].parent)
        if (!is_constant(n, &n->nest->predicates.at[p].index))
            return;
    bool wide = emit_predicate_depends(n, id) & DEPENDS_COLUMN;
    for (uint32_t row = 0; row < n->rows && id; row++)
        for (uint32_t vector = 0; vector < vectors; vector++) {
            uint32_t i = row * n->vectors + vector;
            LLVMValueRef *at = &n->stretch.kept[i];
            *at = vector && !wide ? at[-1] : emit_predicate(n, id, row, vector, wide);
            if (!wide && n->lanes > 1)
                n->stretch.masks[i] = vector ? n->stretch.masks[i - 1] : mask_of(n, *at);
        }
    n->stretch.wide = wide;
    n->stretch.kept_predicate = id;
}

/* A stage with stores must not skip rounds. */
static bool has_stores(const nest_stage *stage) { return stage->stores.count > 0; }

static void rounds_with_predicate(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors,
                                  loop_range s, predicate_id id)
{
    keep_predicate(n, id, vectors);
    n->stretch.safe = has_stores(stage) ? NULL : LLVMGetInsertBlock(n->e->builder);
    emit_rounds(n, stage, a, vectors, s);
    n->stretch.kept_predicate = 0;
    n->stretch.safe = NULL;
}

static void rounds_inside(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s,
                          predicate_id id)
{
    n->stretch.holds = id;
    emit_rounds(n, stage, a, vectors, s);
    n->stretch.holds = 0;
}

/* The rounds of `s` that are in x; there may be none. */
static loop_range cut(nest_emitter *n, loop_range s, const span *x)
{
    loop_range r = s;
    r.multiple = 0;
    r.begin = x->begin ? smaller(n, larger(n, x->begin, s.begin), s.end) : s.begin;
    r.end = x->end ? larger(n, smaller(n, x->end, s.end), r.begin) : s.end;
    if (x->when)
        r.end = LLVMBuildSelect(n->e->builder, x->when, r.end, r.begin, "");
    return r;
}

/* Emits a stretch in which the predicate may change from round to round. If x->equal is set, no round tests the
 * predicate. Otherwise rounds that test the predicate come before and after rounds that do not. A loop of two
 * iterations surrounds both kinds, so the code has each kind only once. The first iteration runs the earlier tested
 * rounds and the rounds without the test. The second iteration runs the later tested rounds. */
static void emit_cut_stretch(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s,
                             predicate_id id, const spans *x)
{
    LLVMBuilderRef b = n->e->builder;
    loop_range some = cut(n, s, &x->some);
    if (x->equal) {
        rounds_inside(n, stage, a, vectors, some, id);
        return;
    }
    loop_range all = cut(n, some, &x->all), part = some;
    loop l = emit_loop_open(n, a, emit_int(n->e, 0), NULL);
    LLVMValueRef first = LLVMBuildICmp(b, LLVMIntEQ, l.index, emit_int(n->e, 0), "");
    part.begin = LLVMBuildSelect(b, first, some.begin, all.end, "");
    part.end = LLVMBuildSelect(b, first, all.begin, some.end, "");
    rounds_with_predicate(n, stage, a, vectors, part, id);
    part.begin = LLVMBuildSelect(b, first, all.begin, some.end, "");
    part.end = LLVMBuildSelect(b, first, all.end, some.end, "");
    rounds_inside(n, stage, a, vectors, part, id);
    emit_loop_close(n, &l, a, 1, emit_int(n->e, 2));
}

/* Emits a stretch as a whole: all its rounds run without the predicate, all run with it, or none runs. */
static void emit_whole_stretch(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors,
                               loop_range s, predicate_id id, const spans *x)
{
    LLVMBuilderRef b = n->e->builder;
    accumulators fast = {arena_copy(n->e->arena, a->at, a->count * sizeof *a->at), a->count, a->vectors};
    LLVMBasicBlockRef after = emit_block(n->e, "stretched"), from[2];
    if (x->known) {
        LLVMBasicBlockRef whole = emit_block(n->e, "whole"), part = emit_block(n->e, "part");
        LLVMBuildCondBr(b, x->all.when, whole, part);
        LLVMPositionBuilderAtEnd(b, whole);
        rounds_inside(n, stage, &fast, vectors, s, id);
        from[0] = LLVMGetInsertBlock(b);
        LLVMBuildBr(b, after);
        LLVMPositionBuilderAtEnd(b, part);
    }
    if (x->known && x->equal) {
        /* The predicate is the same for all elements, so if it fails for one, no round runs. */
    } else if (x->some.when) {
        LLVMBasicBlockRef begin = LLVMGetInsertBlock(b), rounds = emit_block(n->e, "some");
        LLVMBasicBlockRef none = emit_block(n->e, "none"), joined[2] = {begin};
        LLVMValueRef *before = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
        LLVMBuildCondBr(b, x->some.when, rounds, none);
        LLVMPositionBuilderAtEnd(b, rounds);
        rounds_with_predicate(n, stage, a, vectors, s, id);
        joined[1] = LLVMGetInsertBlock(b);
        LLVMBuildBr(b, none);
        LLVMPositionBuilderAtEnd(b, none);
        emit_merge(n, a, before, joined);
    } else {
        rounds_with_predicate(n, stage, a, vectors, s, id);
    }
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    if (x->known)
        emit_merge(n, a, fast.at, from);
}

/* Emits the rounds of one stretch that are in `s`. */
static void emit_stretch(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s)
{
    spans x = {.equal = true, .known = true};
    predicate_id id = common_predicate(stage);
    if (!id || has_stores(stage)) {
        rounds_with_predicate(n, stage, a, vectors, s, id);
        return;
    }
    for (predicate_id p = id; p; p = n->nest->predicates.at[p].parent)
        keep_condition(n, &n->nest->predicates.at[p], vectors, s.begin, &x);
    if (x.known && x.some.begin)
        emit_cut_stretch(n, stage, a, vectors, s, id, &x);
    else
        emit_whole_stretch(n, stage, a, vectors, s, id, &x);
}

void emit_stretches(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s,
                    stretch_range range)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef size = emit_int(n->e, stage->stretch);
    bool whole = range == STRETCH_WHOLE, one = range == STRETCH_ONE;
    n->stretch = (stretch_state){.size = stage->stretch, .whole = whole, .loop = stage->loop};
    n->stretch.terms = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, n->nest->terms.count + 1);
    n->stretch.kept = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, (size_t)n->rows * n->vectors + 1);
    n->stretch.masks = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, (size_t)n->rows * n->vectors + 1);
    /* If all stretches are whole, the loop counts stretches, which saves a division. */
    LLVMValueRef limit = whole ? LLVMBuildUDiv(b, s.end, size, "") : s.end, index = s.begin;
    loop l;
    if (!one) {
        l = emit_loop_open(n, a, whole ? LLVMBuildUDiv(b, s.begin, size, "") : s.begin, NULL);
        index = l.index;
    }
    LLVMValueRef hidden = emit_opaque(n->e, index), begin = whole ? emit_product(n->e, hidden, stage->stretch) : hidden;
    n->vars[stage->loop] = begin;
    n->stretch.number = whole ? hidden : LLVMBuildUDiv(b, begin, size, "");
    n->stretch.first = whole ? begin : emit_product(n->e, n->stretch.number, stage->stretch);
    n->stretch.start = whole ? emit_product(n->e, index, stage->stretch) : n->stretch.first;
    n->stretch.place = whole ? emit_int(n->e, 0) : LLVMBuildSub(b, begin, n->stretch.first, "");
    loop_range rounds = {begin, s.end, s.most, s.multiple};
    if (!one) {
        rounds.most = rounds.multiple = stage->stretch;
        rounds.end = LLVMBuildAdd(b, n->stretch.first, size, "");
        if (!whole) {
            rounds.multiple = emit_starts_at_zero(stage) ? common_divisor(stage->stretch, s.multiple) : 0;
            rounds.end = LLVMBuildSelect(b, emit_less(n, rounds.end, s.end), rounds.end, s.end, "");
        }
    }
    keep_terms(n);
    n->stretch.head = LLVMGetInsertBlock(b);
    emit_stretch(n, stage, a, vectors, rounds);
    memset(&n->stretch, 0, sizeof n->stretch);
    if (!one) {
        LLVMValueRef next = whole ? LLVMBuildAdd(b, l.index, emit_int(n->e, 1), "") : rounds.end;
        emit_loop_close_if(n, &l, a, next, emit_less(n, next, limit));
    }
}
