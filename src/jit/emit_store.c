/* Emits the stores of a nest: computes addresses and chooses the kind of each store. emit_access.c has the loads. */
#include <string.h>

#include "jit/emit_nest.h"

enum { MOST_INTERLEAVED = 4 };

/* The addresses to which a store writes. wide: the value is a vector. */
typedef struct store_target {
    sx_type type;
    bool wide, contiguous;
    uint32_t present;
    LLVMValueRef at;    /* if contiguous, the address of lane 0's element */
    lane_places places; /* if not contiguous, the addresses of all lanes' elements */
} store_target;

static bool is_wide(const nest_emitter *n, const nest_store *s)
{
    bool outer = n->nest->mode == LANES_KEPT;
    return n->lanes > 1 && (outer || (emit_index_depends(n, &s->index) & DEPENDS_COLUMN));
}

static store_target find_target(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector)
{
    bool own = !s->buffer && n->nest->mode == LANES_KEPT; /* the elements of all lanes are adjacent */
    store_target t = {.type = sx_type_of(n->nest->code, s->value), .present = n->lanes, .wide = is_wide(n, s)};
    t.contiguous = !t.wide || own || emit_lane_factor(n, &s->index) == 1;
    /* A local buffer has room for whole vectors, so a contiguous store to it writes all lanes. */
    if (t.wide && (s->buffer || !t.contiguous))
        t.present = n->present[vector];
    if (t.contiguous) {
        t.at = s->buffer ? emit_element_pointer(n, n->e->types[t.type], n->bases[s->buffer], &s->index, row, vector)
                         : emit_local_pointer(n, s->local, &s->index, row, vector);
        return t;
    }
    LLVMValueRef base =
        s->buffer ? n->bases[s->buffer] : emit_local_row(n, &n->nest->locals.at[s->local], n->locals[s->local], row);
    /* Targets with gathers have scatters, too. A scatter pays only if single stores would need branches. */
    bool scatters = s->predicate && emit_has_gathers(n, t.type);
    t.places = emit_places(n, t.type, base, &s->index, row, vector, scatters);
    return t;
}

static LLVMValueRef load_target(nest_emitter *n, const store_target *t, LLVMValueRef when)
{
    if (!t->contiguous)
        return emit_gather(n, &t->places, t->present, when);
    return t->wide ? emit_load_lanes(n, t->type, t->at, t->present, when) : emit_load_scalar(n, t->type, t->at, when);
}

static void store_to_target(nest_emitter *n, const store_target *t, LLVMValueRef value, LLVMValueRef when)
{
    if (!t->contiguous)
        emit_scatter(n, &t->places, t->present, value, when);
    else if (t->wide && n->streaming && t->present == n->lanes)
        emit_stream_lanes(n, t->type, t->at, value);
    else if (t->wide)
        emit_store_lanes(n, t->type, t->at, t->present, value, when);
    else
        emit_store_scalar(n, t->type, t->at, value, when);
}

LLVMValueRef emit_store_place(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector)
{
    LLVMTypeRef type = n->e->types[sx_type_of(n->nest->code, s->value)];
    return emit_element_pointer(n, type, n->bases[s->buffer], &s->index, row, vector);
}

/* Emits a group of stores (nest.h) for an instance. s: the first store of the group. checked: the predicate is known to
 * hold. */
static void store_group_of(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector, bool checked)
{
    uint32_t width = store_group(s);
    bool wide = is_wide(n, s);
    if (n->stored) {
        n->stored[n->ahead] = emit_get(n, s->value, row, vector, wide);
        return;
    }
    if (n->rows_of_strip) {
        sx_type type = sx_type_of(n->nest->code, s->value);
        LLVMValueRef round = LLVMBuildSub(n->e->builder, n->vars[n->nest->stages.at[0].loop], n->strip, "");
        round = LLVMBuildAdd(n->e->builder, round, emit_int(n->e, n->ahead), "");
        LLVMValueRef to = emit_element(n->e, n->e->types[type], n->rows_of_strip,
                                       emit_product(n->e, round, n->nest->columns + n->lanes));
        emit_store_lanes(n, type, to, n->lanes, emit_get(n, s->value, row, vector, wide), NULL);
        return;
    }
    if (s->panel && n->panel_round) {
        emit_store_lanes(n, sx_type_of(n->nest->code, s->value), emit_panel_of_store(n, s, n->panel_round, vector),
                         n->lanes, emit_get(n, s->value, row, vector, true), NULL);
        return;
    }
    if (n->e->cells && s->buffer && n->e->cells[s->buffer].value) {
        const sx_inst *made = sx_at(n->nest->code, s->value);
        sx raw = made->op == SX_OP_canonical_nan ? made->a : s->value;
        n->e->cells[s->buffer] = (cell){emit_get(n, s->value, 0, 0, false), emit_get(n, raw, 0, 0, false)};
        return;
    }
    store_target targets[MAX_WIDTH];
    LLVMValueRef args[MAX_ARGUMENTS], values[MAX_WIDTH];
    for (uint32_t i = 0; i < width; i++)
        values[i] = emit_get(n, s[i].value, row, vector, wide);
    LLVMValueRef when = checked ? NULL : emit_predicate(n, s->predicate, row, vector, wide);
    for (uint32_t i = 0; i < width; i++)
        targets[i] = find_target(n, &s[i], row, vector);
    if (s->combine) {
        for (uint32_t i = 0; i < width; i++) {
            args[i] = load_target(n, &targets[i], when);
            args[width + i] = values[i];
        }
        for (uint32_t i = 0; i < s->capture_count; i++)
            args[2 * width + i] = emit_get(n, s->captures[i], row, vector, wide);
        emit_code(n->e, s->combine, args, values, wide ? n->lanes : 1);
    }
    for (uint32_t i = 0; i < width; i++)
        store_to_target(n, &targets[i], values[i], when);
}

/* Opens a block for stores under a condition. Returns the block after them, for close_block. */
static LLVMBasicBlockRef open_block(nest_emitter *n, LLVMValueRef when)
{
    LLVMBasicBlockRef inside = emit_block(n->e, "inside"), after = emit_block(n->e, "stored");
    LLVMBuildCondBr(n->e->builder, when, inside, after);
    LLVMPositionBuilderAtEnd(n->e->builder, inside);
    return after;
}

static void close_block(nest_emitter *n, LLVMBasicBlockRef after)
{
    LLVMBuildBr(n->e->builder, after);
    LLVMPositionBuilderAtEnd(n->e->builder, after);
}

/* Emits the stores of each row. If masks are slow or missing, and the condition is the same for all lanes of a row, one
 * branch skips all stores of the row. */
static void store_each_row(nest_emitter *n, const nest_store *s, uint32_t vectors, bool checked)
{
    bool branches = !checked && s->predicate && n->e->target->shape.lanes < LANES_WITH_MASKS &&
                    !(emit_predicate_depends(n, s->predicate) & DEPENDS_COLUMN);
    for (uint32_t row = 0; row < n->rows; row++) {
        LLVMBasicBlockRef after = branches ? open_block(n, emit_predicate(n, s->predicate, row, 0, false)) : NULL;
        for (uint32_t vector = 0; vector < vectors; vector++)
            store_group_of(n, s, row, vector, checked || branches);
        if (branches)
            close_block(n, after);
    }
}

/* Whether store_rows may emit the store. It may not if only one lane exists. LLVM then computes single numbers instead
 * of vectors, and the shuffles and basic blocks of store_rows would prevent this. */
static bool stores_rows(const nest_emitter *n, const nest_store *s, bool checked)
{
    int64_t step = emit_lane_factor(n, &s->index);
    bool plain = s->buffer && (!s->predicate || checked) && !s->combine && !s->panel && !n->stored &&
                 !n->rows_of_strip && !n->e->cells;
    return plain && n->nest->mode == LANES_KEPT && n->present[0] > 1 && n->rows > 1 && n->row >= 0 &&
           step != NON_AFFINE && step != 0 && step != 1 && affine_factor(n->nest, &s->index, (uint32_t)n->row) == 1 &&
           sx_type_bits[sx_type_of(n->nest->code, s->value)] >= 32;
}

static void store_rows(nest_emitter *n, const nest_store *s, uint32_t vectors)
{
    sx_type type = sx_type_of(n->nest->code, s->value);
    for (uint32_t vector = 0; vector < vectors; vector++)
        for (uint32_t row = 0, count; row < n->rows; row += count) {
            LLVMValueRef rows[4];
            count = emit_rows_at_once(n, type, n->rows - row);
            if (count == 1) {
                store_group_of(n, s, row, vector, true);
                continue;
            }
            for (uint32_t k = 0; k < count; k++)
                rows[k] = emit_get(n, s->value, row + k, vector, true);
            emit_store_transposed(n, type, emit_store_place(n, s, row, vector), emit_lane_factor(n, &s->index),
                                  n->present[vector], rows, count);
        }
}

/* Emits a store for all rows of a tile and its first `vectors` vectors. If the elements of neighbouring rows are
 * adjacent in memory, but the elements of neighbouring lanes are not, stores up to 16 bytes of a lane at once. */
static void store_tile(nest_emitter *n, const nest_store *s, uint32_t vectors, bool checked)
{
    LLVMBuilderRef b = n->e->builder;
    if (!stores_rows(n, s, checked)) {
        store_each_row(n, s, vectors, checked);
        return;
    }
    if (!n->row_values[0]) {
        store_rows(n, s, vectors);
        return;
    }
    /* If rows beyond the end repeat the last row, the tile's rows are not adjacent. Both basic blocks below use the
     * values, so the code before the branch gets the values. */
    for (uint32_t row = 0; row < n->rows; row++)
        for (uint32_t vector = 0; vector < vectors; vector++)
            emit_get(n, s->value, row, vector, true);
    LLVMBasicBlockRef all = emit_block(n->e, "rows"), each = emit_block(n->e, "each"),
                      after = emit_block(n->e, "stored");
    LLVMBuildCondBr(b, emit_rows_differ(n, 0, n->rows), all, each);
    LLVMPositionBuilderAtEnd(b, each);
    store_each_row(n, s, vectors, true);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, all);
    store_rows(n, s, vectors);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* ---- interleaved stores ------------------------------------------------------------------------------------------ */

/* Returns y - x if x and y differ only in their constants and y is at least x; otherwise -1. */
static int64_t distance(const affine *x, const affine *y)
{
    affine moved = *y;
    moved.constant = x->constant;
    return affine_same(x, &moved) && y->constant >= x->constant ? y->constant - x->constant : -1;
}

/* `step` stores of a stage are interleaved if the lanes of each store are `step` elements apart and the stores together
 * write adjacent elements. For example, one store writes elements 0, 2, 4, ..., and another store writes elements 1, 3,
 * 5, ... Looks for the stores that are interleaved with store `i` of the stage. Returns 1 if there are none, or if one
 * of the interleaved stores has a predicate, combines or goes through a panel. If store `i` comes last of them in the
 * stage, returns `step` and sets `group` to the stores, in the order of their elements. Otherwise returns 0. */
static uint32_t interleaved(const nest_emitter *n, const nest_stage *stage, uint32_t i, const nest_store **group)
{
    const nest_store *s = &stage->stores.at[i];
    int64_t step = emit_lane_factor(n, &s->index);
    uint32_t found = 0, last = i;
    if (n->lanes == 1 || step < 2 || step > MOST_INTERLEAVED || n->stored)
        return 1;
    const nest_store *first = s;
    for (uint32_t k = 0; k < stage->stores.count; k++) {
        int64_t below = distance(&stage->stores.at[k].index, &s->index);
        if (stage->stores.at[k].buffer == s->buffer && below < step && below > distance(&first->index, &s->index))
            first = &stage->stores.at[k];
    }
    for (uint32_t k = 0; k < stage->stores.count; k++) {
        const nest_store *other = &stage->stores.at[k];
        int64_t at = distance(&first->index, &other->index);
        if (other->buffer != s->buffer || !other->buffer || at < 0 || at >= step)
            continue;
        if (other->predicate || other->combine || other->panel)
            return 1;
        group[at] = other;
        last = k > last ? k : last;
        found++;
    }
    return found < step ? 1 : last == i ? (uint32_t)step : 0;
}

static void store_interleaved(nest_emitter *n, uint32_t count, const nest_store *const *group, uint32_t row,
                              uint32_t vector)
{
    emitter *e = n->e;
    LLVMValueRef values[MOST_INTERLEAVED], numbers[64];
    sx_type type = sx_type_of(n->nest->code, group[0]->value);
    LLVMValueRef at =
        emit_element_pointer(n, e->types[type], n->bases[group[0]->buffer], &group[0]->index, row, vector);
    uint32_t left = count * n->present[vector];
    for (uint32_t i = 0; i < count; i++)
        values[i] = emit_get(n, group[i]->value, row, vector, true);
    for (uint32_t part = 0; part < count && left; part++) {
        LLVMValueRef all = values[0];
        for (uint32_t i = 1; i < count; i++) {
            for (uint32_t k = 0; k < n->lanes; k++) {
                uint32_t from = part * n->lanes + k;
                uint32_t lane = from % count == i ? n->lanes + from / count : i > 1 ? k : from / count;
                numbers[k] = LLVMConstInt(e->types[SX_I32], lane, 0);
            }
            all = LLVMBuildShuffleVector(e->builder, all, values[i], LLVMConstVector(numbers, n->lanes), "");
        }
        uint32_t present = left < n->lanes ? left : n->lanes;
        LLVMValueRef to = emit_element(n->e, e->types[type], at, emit_int(e, (int64_t)part * n->lanes));
        emit_store_lanes(n, type, to, present, all, NULL);
        left -= present;
    }
}

/* ---- the stores of a stage --------------------------------------------------------------------------------------- */

void emit_stores(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        const nest_store *s = &stage->stores.at[i];
        LLVMBasicBlockRef after = NULL;
        bool outer = n->nest->mode == LANES_KEPT,
             uniform = s->predicate && !(emit_predicate_depends(n, s->predicate) & (DEPENDS_COLUMN | DEPENDS_ROW));
        bool each = outer || (emit_index_depends(n, &s->index) & DEPENDS_COLUMN);
        const nest_store *group[MOST_INTERLEAVED];
        uint32_t grouped = outer ? interleaved(n, stage, i, group) : 1;
        if (s->before || !grouped)
            continue;
        if (grouped > 1) {
            for (uint32_t row = 0; row < n->rows; row++)
                for (uint32_t vector = 0; vector < vectors; vector++)
                    store_interleaved(n, grouped, group, row, vector);
            continue;
        }
        if (uniform)
            after = open_block(n, emit_predicate(n, s->predicate, 0, 0, false));
        store_tile(n, s, each ? vectors : 1, uniform);
        if (uniform)
            close_block(n, after);
    }
}
