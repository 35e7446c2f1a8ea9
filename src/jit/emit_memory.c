/* Emits loads and stores of vectors in which some lanes may not exist (emit_nest.h).
 *
 * Targets with masks have instructions for such loads and stores (AVX2: for some types, emit_has_masks). Without these
 * instructions:
 *
 *   last vector of a row     The number of existing lanes is a constant, so these lanes are loaded and stored in parts.
 *   load under a condition   If the condition holds for all lanes, all are loaded as without a condition. Otherwise
 *                            each lane is loaded by itself; if its condition fails, the load reads a zero on the
 *                            stack.
 *   store under a condition  Each lane is stored by itself, in a branch.
 *   lanes not adjacent       The lanes are loaded and stored one by one. Exception: emit_load_strided.
 *
 * Some targets with masks have no gather instruction for some types (emit_has_gathers). For a gather of such a type,
 * LLVM would make a vector of addresses and extract each address. So for these types, too, lanes that are equally far
 * apart in memory are loaded one by one (lane_places.step). */
#include <string.h>

#include "jit/emit_nest.h"

/* On targets with masks, emit_is_strided accepts only steps from -LONGEST_STEP to LONGEST_STEP. A step is the distance
 * of the elements of neighbouring lanes. */
enum { LONGEST_STEP = 4 };

static uint32_t type_size(sx_type type) { return sx_type_bits[type] < 8 ? 1 : sx_type_bits[type] / 8; }

/* AVX2, which has 8 lanes, has masks only for elements of 32 and 64 bits. */
bool emit_has_masks(const nest_emitter *n, sx_type type)
{
    return n->e->target->masks && (n->e->target->shape.lanes > 8 || sx_type_bits[type] >= 32);
}

/* AVX2 has gathers, too, but LLVM uses them only for some CPUs. */
bool emit_has_gathers(const nest_emitter *n, sx_type type)
{
    return n->e->target->masks && n->e->target->shape.lanes > 8 && sx_type_bits[type] >= 32;
}

static LLVMValueRef load_as(nest_emitter *n, sx_type type, uint32_t lanes, LLVMValueRef at)
{
    LLVMValueRef made = LLVMBuildLoad2(n->e->builder, emit_type(n->e, type, lanes), at, "");
    LLVMSetAlignment(made, type_size(type));
    return made;
}

static void store_as(nest_emitter *n, sx_type type, LLVMValueRef value, LLVMValueRef at)
{
    LLVMSetAlignment(LLVMBuildStore(n->e->builder, value, at), type_size(type));
}

LLVMValueRef emit_load_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef when)
{
    if (when)
        at = LLVMBuildSelect(n->e->builder, when, at, n->zero, "");
    return load_as(n, type, 1, at);
}

/* ---- with masks -------------------------------------------------------------------------------------------------- */

#if LLVM_MASKED_ALIGN_OPERAND
static LLVMValueRef masked(nest_emitter *n, const char *name, LLVMTypeRef *on, uint32_t count, LLVMValueRef *args,
                           uint32_t place, sx_type type)
{
    LLVMValueRef all[4];
    memcpy(all, args, place * sizeof *all);
    all[place] = LLVMConstInt(n->e->types[SX_I32], type_size(type), 0);
    memcpy(all + place + 1, args + place, (count - place) * sizeof *all);
    return emit_intrinsic(n->e, name, 2, on, count + 1, all);
}
#else
static LLVMValueRef masked(nest_emitter *n, const char *name, LLVMTypeRef *on, uint32_t count, LLVMValueRef *args,
                           uint32_t place, sx_type type)
{
    LLVMValueRef call = emit_intrinsic(n->e, name, 2, on, count, args);
    unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
    LLVMAttributeRef align = LLVMCreateEnumAttribute(n->e->context, kind, type_size(type));
    LLVMAddCallSiteAttribute(call, place, align);
    return call;
}
#endif

/* The mask of the existing lanes for which `when` holds; NULL for all lanes. */
static LLVMValueRef mask_of(nest_emitter *n, uint32_t present, LLVMValueRef when)
{
    if (present == n->lanes)
        return when;
    LLVMValueRef first = emit_first_lanes(n->e, present, n->lanes);
    return when ? LLVMBuildAnd(n->e->builder, when, first, "") : first;
}

static LLVMValueRef masked_load(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef mask)
{
    LLVMTypeRef vector = emit_type(n->e, type, n->lanes), on[] = {vector, n->e->pointer};
    LLVMValueRef args[] = {at, mask, LLVMConstNull(vector)};
    return masked(n, "llvm.masked.load", on, 3, args, 1, type);
}

/* Whether a vector takes several registers and no existing lane is in its upper half. If the mask of the lower half is
 * not a constant, LLVM 19 would load such an upper half without a mask. */
static bool has_empty_half(const nest_emitter *n, sx_type type, uint32_t present)
{
    return 2 * present <= n->lanes && n->lanes * type_size(type) > 4 * n->e->target->shape.lanes;
}

/* Loads only the lower half of a vector under a condition; the upper half is zero. */
static LLVMValueRef masked_load_half(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present,
                                     LLVMValueRef when)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef lanes[64];
    uint32_t whole = n->lanes, half = whole / 2;
    for (uint32_t i = 0; i < whole; i++)
        lanes[i] = LLVMConstInt(n->e->types[SX_I32], i, 0);
    when = LLVMBuildShuffleVector(b, when, LLVMGetPoison(LLVMTypeOf(when)), LLVMConstVector(lanes, half), "");
    n->lanes = half;
    LLVMValueRef low = has_empty_half(n, type, present) ? masked_load_half(n, type, at, present, when)
                                                        : masked_load(n, type, at, mask_of(n, present, when));
    n->lanes = whole;
    return LLVMBuildShuffleVector(b, low, LLVMConstNull(LLVMTypeOf(low)), LLVMConstVector(lanes, whole), "");
}

static void masked_store(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef mask, LLVMValueRef value)
{
    LLVMTypeRef on[] = {LLVMTypeOf(value), n->e->pointer};
    LLVMValueRef args[] = {value, at, mask};
    masked(n, "llvm.masked.store", on, 3, args, 2, type);
}

static LLVMValueRef masked_gather(nest_emitter *n, const lane_places *p, LLVMValueRef mask)
{
    LLVMValueRef pointers = emit_element(n->e, n->e->types[p->type], p->base, p->offsets);
    LLVMTypeRef vector = emit_type(n->e, p->type, n->lanes), on[] = {vector, LLVMTypeOf(pointers)};
    mask = mask ? mask : emit_first_lanes(n->e, n->lanes, n->lanes);
    LLVMValueRef args[] = {pointers, mask, LLVMConstNull(vector)};
    return masked(n, "llvm.masked.gather", on, 3, args, 1, p->type);
}

static void masked_scatter(nest_emitter *n, const lane_places *p, LLVMValueRef mask, LLVMValueRef value)
{
    LLVMValueRef pointers = emit_element(n->e, n->e->types[p->type], p->base, p->offsets);
    LLVMTypeRef on[] = {LLVMTypeOf(value), LLVMTypeOf(pointers)};
    LLVMValueRef args[] = {value, pointers, mask ? mask : emit_first_lanes(n->e, n->lanes, n->lanes)};
    masked(n, "llvm.masked.scatter", on, 3, args, 2, p->type);
}

/* ---- without masks ----------------------------------------------------------------------------------------------- */

static LLVMValueRef lane_number(nest_emitter *n, uint32_t lane) { return LLVMConstInt(n->e->types[SX_I32], lane, 0); }

static LLVMValueRef lane_of(nest_emitter *n, LLVMValueRef vector, uint32_t lane)
{
    return LLVMBuildExtractElement(n->e->builder, vector, lane_number(n, lane), "");
}

/* `count` lanes of a vector, from lane `from` on. */
static LLVMValueRef part_of(nest_emitter *n, LLVMValueRef vector, uint32_t from, uint32_t count)
{
    LLVMValueRef lanes[64];
    if (count == 1)
        return lane_of(n, vector, from);
    for (uint32_t i = 0; i < count; i++)
        lanes[i] = lane_number(n, from + i);
    return LLVMBuildShuffleVector(n->e->builder, vector, LLVMGetPoison(LLVMTypeOf(vector)),
                                  LLVMConstVector(lanes, count), "");
}

/* `vector`, in which the first `count` lanes of `part` replace the lanes from lane `from` on. */
static LLVMValueRef with_part(nest_emitter *n, LLVMValueRef vector, LLVMValueRef part, uint32_t from, uint32_t count)
{
    LLVMValueRef wide[64], merged[64];
    if (count == 1)
        return LLVMBuildInsertElement(n->e->builder, vector, part, lane_number(n, from), "");
    for (uint32_t i = 0; i < n->lanes; i++) {
        wide[i] = i < count ? lane_number(n, i) : LLVMGetPoison(n->e->types[SX_I32]);
        merged[i] = lane_number(n, i >= from && i < from + count ? n->lanes + i - from : i);
    }
    part = LLVMBuildShuffleVector(n->e->builder, part, LLVMGetPoison(LLVMTypeOf(part)), LLVMConstVector(wide, n->lanes),
                                  "");
    return LLVMBuildShuffleVector(n->e->builder, vector, part, LLVMConstVector(merged, n->lanes), "");
}

/* The number of lanes of the next load or store if `left` lanes remain. This is the largest power of two up to `left`.
 * But if that many lanes have fewer than 8 bytes, it is 1. */
static uint32_t part_size(sx_type type, uint32_t left)
{
    uint32_t count = 1;
    while (count * 2 <= left)
        count *= 2;
    return count * type_size(type) >= 8 ? count : 1;
}

static LLVMValueRef load_parts(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present)
{
    LLVMValueRef all = LLVMConstNull(emit_type(n->e, type, n->lanes));
    for (uint32_t from = 0, count; from < present; from += count) {
        count = part_size(type, present - from);
        LLVMValueRef place = from ? emit_element(n->e, n->e->types[type], at, emit_int(n->e, from)) : at;
        all = with_part(n, all, load_as(n, type, count, place), from, count);
    }
    return all;
}

static void store_parts(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef value)
{
    for (uint32_t from = 0, count; from < present; from += count) {
        count = part_size(type, present - from);
        LLVMValueRef place = from ? emit_element(n->e, n->e->types[type], at, emit_int(n->e, from)) : at;
        store_as(n, type, part_of(n, value, from, count), place);
    }
}

static LLVMValueRef lane_place(nest_emitter *n, const lane_places *p, uint32_t lane)
{
    LLVMBuilderRef b = n->e->builder;
    if (!p->offsets)
        return lane ? emit_element(n->e, n->e->types[p->type], p->base, emit_int(n->e, p->step * lane)) : p->base;
    LLVMValueRef offset = lane_of(n, p->offsets, lane);
    return emit_element(n->e, n->e->types[p->type], p->base, LLVMBuildSExt(b, offset, n->e->types[SX_I64], ""));
}

static LLVMValueRef load_each(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef when)
{
    LLVMValueRef all = LLVMConstNull(emit_type(n->e, p->type, n->lanes));
    for (uint32_t i = 0; i < present; i++) {
        LLVMValueRef mine = when ? lane_of(n, when, i) : NULL;
        LLVMValueRef one = emit_load_scalar(n, p->type, lane_place(n, p, i), mine);
        all = LLVMBuildInsertElement(n->e->builder, all, one, lane_number(n, i), "");
    }
    return all;
}

static LLVMValueRef load_whole(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present)
{
    return present == n->lanes ? load_as(n, type, n->lanes, at) : load_parts(n, type, at, present);
}

static LLVMValueRef load_when(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef when)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMBasicBlockRef whole = emit_block(n->e, "all"), some = emit_block(n->e, "some"), after = emit_block(n->e, "got");
    LLVMValueRef fails = mask_of(n, present, LLVMBuildNot(b, when, ""));
    LLVMBuildCondBr(b, emit_any_lane(n->e, fails, n->lanes), some, whole);
    LLVMPositionBuilderAtEnd(b, some);
    const lane_places neighbours = {.type = type, .base = at, .step = 1};
    LLVMValueRef values[] = {load_each(n, &neighbours, present, when), NULL};
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, whole);
    values[1] = load_whole(n, type, at, present);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    LLVMValueRef phi = LLVMBuildPhi(b, LLVMTypeOf(values[0]), "");
    LLVMAddIncoming(phi, values, (LLVMBasicBlockRef[]){some, whole}, 2);
    return phi;
}

/* ---- entry points ------------------------------------------------------------------------------------------------ */

LLVMValueRef emit_load_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef when)
{
    if (present == n->lanes && !when)
        return load_as(n, type, n->lanes, at);
    if (emit_has_masks(n, type) && when && has_empty_half(n, type, present))
        return masked_load_half(n, type, at, present, when);
    if (emit_has_masks(n, type))
        return masked_load(n, type, at, mask_of(n, present, when));
    return when ? load_when(n, type, at, present, when) : load_parts(n, type, at, present);
}

void emit_store_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef value, LLVMValueRef when)
{
    LLVMBuilderRef b = n->e->builder;
    if (!when) {
        store_as(n, type, value, at);
        return;
    }
    LLVMBasicBlockRef store = emit_block(n->e, "store"), after = emit_block(n->e, "stored");
    LLVMBuildCondBr(b, when, store, after);
    LLVMPositionBuilderAtEnd(b, store);
    store_as(n, type, value, at);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

void emit_stream_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef value)
{
    LLVMContextRef c = n->e->context;
    LLVMMetadataRef one = LLVMValueAsMetadata(LLVMConstInt(n->e->types[SX_I32], 1, 0));
    LLVMValueRef made = LLVMBuildStore(n->e->builder, value, at);
    uint32_t bytes = type_size(type) * n->lanes;
    LLVMSetAlignment(made, bytes < 64 ? bytes : 64);
    LLVMSetMetadata(made, LLVMGetMDKindIDInContext(c, "nontemporal", 11),
                    LLVMMetadataAsValue(c, LLVMMDNodeInContext2(c, &one, 1)));
}

static void store_each(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef value, LLVMValueRef when)
{
    for (uint32_t i = 0; i < present; i++)
        emit_store_scalar(n, p->type, lane_place(n, p, i), lane_of(n, value, i), when ? lane_of(n, when, i) : NULL);
}

void emit_store_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef value,
                      LLVMValueRef when)
{
    const lane_places neighbours = {.type = type, .base = at, .step = 1};
    if (when && emit_has_masks(n, type))
        masked_store(n, type, at, mask_of(n, present, when), value);
    else if (when)
        store_each(n, &neighbours, present, value, when);
    else if (present == n->lanes)
        store_as(n, type, value, at);
    else if (present == 1) /* LLVM 22 makes a wrong masked store of one lane of a truncated vector */
        store_as(n, type, LLVMBuildExtractElement(n->e->builder, value, emit_int(n->e, 0), ""), at);
    else if (emit_has_masks(n, type))
        masked_store(n, type, at, mask_of(n, present, NULL), value);
    else
        store_parts(n, type, at, present, value);
}

/* A shuffle: lane k of the result is lane from[k] of the concatenation of x and y. */
static LLVMValueRef shuffle(nest_emitter *n, LLVMValueRef x, LLVMValueRef y, const uint32_t *from, uint32_t lanes)
{
    LLVMValueRef mask[64];
    for (uint32_t k = 0; k < lanes; k++)
        mask[k] = LLVMConstInt(n->e->types[SX_I32], from[k], 0);
    return LLVMBuildShuffleVector(n->e->builder, x, y, LLVMConstVector(mask, lanes), "");
}

/* Loads elements whose addresses fall from lane to lane: `step` is negative. */
static LLVMValueRef load_reversed(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present)
{
    uint32_t from[64];
    LLVMValueRef first = emit_element(n->e, n->e->types[type], at, emit_int(n->e, step * ((int64_t)present - 1)));
    LLVMValueRef all =
        step == -1 ? emit_load_lanes(n, type, first, present, NULL) : emit_load_strided(n, type, first, -step, present);
    for (uint32_t k = 0; k < n->lanes; k++)
        from[k] = k < present ? present - 1 - k : k;
    return shuffle(n, all, all, from, n->lanes);
}

bool emit_is_strided(const nest_emitter *n, int64_t step, uint32_t present)
{
    /* On targets without masks, one load for each lane is as fast as shuffles if the step is above 2. */
    int64_t most = n->e->target->masks ? LONGEST_STEP : 2;
    bool is_short = -most <= step && step <= most && (step < -1 || step > 1); /* false for NON_AFFINE, too */
    return n->lanes > 1 && (step == -1 || (is_short && present == n->lanes));
}

/* For a positive step, loads `step` vectors and shuffles them. The last vector ends at the last lane's element, so
 * that no load touches later elements. */
LLVMValueRef emit_load_strided(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present)
{
    uint32_t from[64], lanes = n->lanes, last = (uint32_t)(step - 1) * (lanes - 1);
    if (step < 0)
        return load_reversed(n, type, at, step, present);
    LLVMValueRef all = load_as(n, type, lanes, at);
    for (uint32_t part = 1; part < step; part++) {
        uint32_t first = part + 1 == step ? last : part * lanes;
        LLVMValueRef next = load_as(n, type, lanes, emit_element(n->e, n->e->types[type], at, emit_int(n->e, first)));
        for (uint32_t k = 0; k < lanes; k++) {
            uint32_t place = (uint32_t)step * k;
            from[k] = place >= first && place < first + lanes ? lanes + place - first : part > 1 ? k : place % lanes;
        }
        all = shuffle(n, all, next, from, lanes);
    }
    return all;
}

/* Joins vectors of `lanes` lanes, two by two, to one vector of n->lanes lanes. */
static LLVMValueRef concatenate(nest_emitter *n, LLVMValueRef *parts, uint32_t lanes)
{
    uint32_t identity[64];
    for (uint32_t k = 0; k < n->lanes; k++)
        identity[k] = k;
    for (uint32_t count = n->lanes / lanes; count > 1; count /= 2, lanes *= 2)
        for (uint32_t i = 0; i < count / 2; i++)
            parts[i] = shuffle(n, parts[2 * i], parts[2 * i + 1], identity, 2 * lanes);
    return parts[0];
}

/* Interleaves `count` vectors within each group of `size` lanes. For example, if `count` is 2 and `size` is 4, a group
 * a0 a1 a2 a3 of the first vector and a group b0 b1 b2 b3 of the second one become a0 b0 a1 b1 and a2 b2 a3 b3. `count`
 * is 2 or `size`. Each shuffle interleaves the lower halves, or the upper halves, of the groups of two vectors. For
 * groups of 128 bits, this is one instruction. */
static void interleave_groups(nest_emitter *n, LLVMValueRef *vectors, uint32_t count, uint32_t size)
{
    uint32_t low[64], high[64];
    for (uint32_t k = 0; k < n->lanes; k++) {
        low[k] = k / size * size + k % size / 2 + (k % 2 ? n->lanes : 0);
        high[k] = low[k] + size / 2;
    }
    for (uint32_t step = 1; step < count; step *= 2) {
        LLVMValueRef next[64];
        for (uint32_t i = 0; i < count / 2; i++) {
            next[2 * i] = shuffle(n, vectors[i], vectors[i + count / 2], low, n->lanes);
            next[2 * i + 1] = shuffle(n, vectors[i], vectors[i + count / 2], high, n->lanes);
        }
        memcpy(vectors, next, count * sizeof *next);
    }
}

/* Transposes within each group of `size` lanes: element i of the group in vector k becomes element k of the group in
 * vector i. */
static void transpose_groups(nest_emitter *n, LLVMValueRef *vectors, uint32_t size)
{
    interleave_groups(n, vectors, size, size);
}

/* Exchanges groups of `size` lanes: group i of vector k becomes group k of vector i. There are as many vectors as a
 * vector has groups. The vectors are every `apart`-th entry of the array. Each shuffle takes the even groups, or the
 * odd groups, of two neighbouring vectors. On x86, this is one instruction (vshuff32x4, vperm2f128). */
static void exchange_groups(nest_emitter *n, LLVMValueRef *vectors, uint32_t size, uint32_t apart)
{
    uint32_t even[64], odd[64], count = n->lanes / size;
    for (uint32_t k = 0; k < n->lanes; k++) {
        even[k] = k / size * 2 * size + k % size;
        odd[k] = even[k] + size;
    }
    for (uint32_t step = 1; step < count; step *= 2) {
        LLVMValueRef next[64];
        for (uint32_t i = 0; i < count / 2; i++) {
            LLVMValueRef x = vectors[2 * i * apart], y = vectors[(2 * i + 1) * apart];
            next[i] = shuffle(n, x, y, even, n->lanes);
            next[i + count / 2] = shuffle(n, x, y, odd, n->lanes);
        }
        for (uint32_t i = 0; i < count; i++)
            vectors[i * apart] = next[i];
    }
}

LLVMValueRef emit_row_pointer(nest_emitter *n, const block_rows *rows, LLVMValueRef row)
{
    LLVMBuilderRef b = n->e->builder;
    if (rows->last)
        row = LLVMBuildSelect(b, LLVMBuildICmp(b, LLVMIntSLT, row, rows->last, ""), row, rows->last, "");
    return emit_element(n->e, n->e->types[rows->type], rows->base, emit_product(n->e, row, rows->stride));
}

/* Loads `lanes` elements of row number `row`, from element `from` on. Only the first `count` of them exist. Returns
 * zeros if the row does not exist. */
static LLVMValueRef load_row(nest_emitter *n, const block_rows *rows, uint32_t row, uint32_t from, uint32_t lanes,
                             uint32_t count)
{
    uint32_t whole = n->lanes;
    if (row >= rows->present)
        return LLVMConstNull(LLVMVectorType(n->e->types[rows->type], lanes));
    n->lanes = lanes;
    LLVMValueRef at = row || rows->last ? emit_row_pointer(n, rows, emit_int(n->e, row)) : rows->base;
    at = from ? emit_element(n->e, n->e->types[rows->type], at, emit_int(n->e, from)) : at;
    LLVMValueRef made = emit_load_lanes(n, rows->type, at, count < lanes ? count : lanes, NULL);
    n->lanes = whole;
    return made;
}

static uint32_t group_size(const nest_emitter *n, sx_type type)
{
    return 16 / type_size(type) < n->lanes ? 16 / type_size(type) : n->lanes;
}

uint32_t emit_transposed_rounds(const nest_emitter *n, sx_type type)
{
    bool fits =
        nest_panel_kind(n->nest) == PANEL_IN_REGISTERS || fits_registers(n->lanes, n->rows, n->e->target->shape);
    return fits ? n->lanes : group_size(n, type);
}

/* Does what emit_load_transposed does, for at most group_size elements of each row. */
static void load_groups(nest_emitter *n, const block_rows *rows, uint32_t from, uint32_t count, LLVMValueRef *out)
{
    uint32_t size = group_size(n, rows->type);
    for (uint32_t k = 0; k < size; k++) {
        LLVMValueRef parts[64];
        for (uint32_t row = k; row < n->lanes; row += size)
            parts[row / size] = load_row(n, rows, row, from, size, count);
        out[k] = concatenate(n, parts, size);
    }
    transpose_groups(n, out, size);
}

/* Transposes within groups of 128 bits, then exchanges groups between vectors. In two cases each group is loaded
 * directly into its final vector, without an exchange. Either the registers cannot hold all vectors of the block, or a
 * vector has only two groups. On x86, the second group of a vector costs no shuffle: vinsertf128 inserts it from
 * memory. */
void emit_load_transposed(nest_emitter *n, const block_rows *rows, uint32_t from, uint32_t count, LLVMValueRef *out)
{
    uint32_t size = group_size(n, rows->type), rounds = emit_transposed_rounds(n, rows->type);
    if (rounds < n->lanes || n->lanes == 2 * size) {
        for (uint32_t k = 0; k < rounds && k < count; k += size)
            load_groups(n, rows, from + k, count - k, out + k);
        return;
    }
    for (uint32_t k = 0; k < n->lanes; k++)
        out[k] = load_row(n, rows, k, from, n->lanes, count);
    emit_transpose(n, rows->type, out);
}

uint32_t emit_rows_at_once(const nest_emitter *n, sx_type type, uint32_t left)
{
    uint32_t count = 128 / sx_type_bits[type];
    while (count > left || count > n->lanes)
        count /= 2;
    return count;
}

LLVMValueRef emit_rows_differ(nest_emitter *n, uint32_t first, uint32_t end)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef last = LLVMBuildAdd(b, n->row_values[first], emit_int(n->e, end - 1 - first), "");
    return LLVMBuildICmp(b, LLVMIntEQ, n->row_values[end - 1], last, "");
}

void emit_load_rows(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present, uint32_t count,
                    LLVMValueRef *rows)
{
    const block_rows block = {.type = type, .base = at, .stride = step, .present = present};
    LLVMValueRef group[64];
    load_groups(n, &block, 0, count, group);
    memcpy(rows, group, count * sizeof *rows);
}

void emit_transpose(nest_emitter *n, sx_type type, LLVMValueRef *rows)
{
    uint32_t size = group_size(n, type);
    for (uint32_t first = 0; first < n->lanes; first += size)
        transpose_groups(n, rows + first, size);
    for (uint32_t k = 0; k < size; k++)
        exchange_groups(n, rows + k, size, size);
}

void emit_store_transposed(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present,
                           LLVMValueRef *rows, uint32_t count)
{
    uint32_t size = group_size(n, type), each = size / count;
    /* After this call, a group has the elements of `each` lanes: for each of these lanes, `count` elements. */
    interleave_groups(n, rows, count, size);
    for (uint32_t lane = 0; lane < present; lane++) {
        LLVMValueRef to = lane ? emit_element(n->e, n->e->types[type], at, emit_int(n->e, step * lane)) : at;
        LLVMValueRef from = rows[lane % size / each];
        store_as(n, type, part_of(n, from, lane / size * size + lane % each * count, count), to);
    }
}

LLVMValueRef emit_gather(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef when)
{
    if (n->e->target->masks && p->offsets)
        return masked_gather(n, p, mask_of(n, present, when));
    return load_each(n, p, present, when);
}

void emit_scatter(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef value, LLVMValueRef when)
{
    if (n->e->target->masks && p->offsets)
        masked_scatter(n, p, mask_of(n, present, when), value);
    else
        store_each(n, p, present, value, when);
}
