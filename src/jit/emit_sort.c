/* Emits a step of a sort (nest.h, docs/numerics.md).
 *
 * A sort by comparisons first sorts short runs of SORT_RUN elements, and then merges runs. In a merge, each comparison
 * needs the result of the previous comparison. So a tile merges several independent streams side by side. Examples of
 * streams are a slice, a block of a slice, and a part of a long merge. Streams of the same length share one loop. If
 * the last block of a slice is shorter, the streams of its tile run one after another. */
#include "jit/emit_sort.h"

/* Limits for the number of instructions of a comparator. */
enum {
    LONG_STEP = 256,  /* with more instructions, a merge polls the stop flag at each output, if the kernel polls */
    LONG_NETWORK = 64 /* with more instructions, a run is sorted by a loop with one copy of the comparator, instead of
                         28 copies */
};

static LLVMValueRef integer(const sorter *r, int64_t value) { return emit_int(r->n->e, value); }

static LLVMValueRef least(const sorter *r, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildSelect(r->n->e->builder, emit_less(r->n, x, y), x, y, "");
}

static LLVMValueRef most(const sorter *r, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildSelect(r->n->e->builder, emit_less(r->n, x, y), y, x, "");
}

LLVMTypeRef emit_bits_type(const sorter *r, uint32_t column)
{
    sx_type type = r->types[column];
    return r->n->e->types[type == SX_F32 ? SX_I32 : type == SX_F64 ? SX_I64 : type];
}

static LLVMValueRef element(const sorter *r, uint32_t column, LLVMValueRef base, LLVMValueRef index)
{
    return LLVMBuildGEP2(r->n->e->builder, emit_bits_type(r, column), base, &index, 1, "");
}

static LLVMValueRef *columns_at(const sorter *r, LLVMValueRef *bases, LLVMValueRef index)
{
    LLVMValueRef *out = ARENA_NEW_ARRAY(r->n->e->arena, LLVMValueRef, r->s->width);
    for (uint32_t c = 0; c < r->s->width; c++)
        out[c] = element(r, c, bases[c], index);
    return out;
}

/* A select that LLVM should not turn into a branch, because the CPU could not predict the branch. */
static LLVMValueRef choose(const sorter *r, LLVMValueRef condition, LLVMValueRef yes, LLVMValueRef no)
{
    emitter *e = r->n->e;
    LLVMValueRef made = LLVMBuildSelect(e->builder, condition, yes, no, "");
    if (LLVMIsAInstruction(made))
        LLVMSetMetadata(made, LLVMGetMDKindIDInContext(e->context, "unpredictable", 13),
                        LLVMMetadataAsValue(e->context, LLVMMDNodeInContext2(e->context, NULL, 0)));
    return made;
}

/* Whether element *a comes before element *b, for `lanes` pairs at a time. *a and *b hold a value for each column.
 * Values that the comparator does not use may be NULL. */
static LLVMValueRef before(const sorter *r, LLVMValueRef *const *a, LLVMValueRef *const *b, uint32_t lanes)
{
    const nest_sort *s = r->s;
    LLVMValueRef *args = ARENA_NEW_ARRAY(r->n->e->arena, LLVMValueRef, 2 * s->width + s->capture_count + 1), out;
    for (uint32_t c = 0; c < s->width; c++) {
        args[2 * c] = (*a)[c];
        args[2 * c + 1] = (*b)[c];
    }
    for (uint32_t i = 0; i < s->capture_count; i++)
        args[2 * s->width + i] = emit_splat(r->n->e, r->captures[i], lanes);
    emit_code(r->n->e, s->before, args, &out, lanes);
    return out;
}

/* Loads those columns of an element that the comparator uses. second: the element is the comparator's second
 * operand. */
static LLVMValueRef *compared_at(const sorter *r, LLVMValueRef *from, LLVMValueRef index, bool second)
{
    emitter *e = r->n->e;
    LLVMValueRef *out = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, r->s->width);
    for (uint32_t c = 0; c < r->s->width; c++)
        if (r->compared[2 * c + second])
            out[c] = LLVMBuildLoad2(e->builder, e->types[r->types[c]], element(r, c, from[c], index), "");
    return out;
}

/* ---- runs -------------------------------------------------------------------------------------------------------- */

/* Sorts `lanes` runs of `count` elements each, one run in each lane. The columns are in registers. */
static void sort_kept(const sorter *r, LLVMValueRef **kept, uint32_t count, uint32_t lanes)
{
    for (uint32_t round = 0; round < count; round++)
        for (uint32_t p = round % 2; p + 1 < count; p += 2) {
            LLVMValueRef swap = before(r, &kept[p + 1], &kept[p], lanes);
            for (uint32_t c = 0; c < r->s->width; c++) {
                LLVMValueRef x = kept[p][c], y = kept[p + 1][c];
                kept[p][c] = choose(r, swap, y, x);
                kept[p + 1][c] = choose(r, swap, x, y);
            }
        }
}

static void new_kept(const sorter *r, LLVMValueRef **kept)
{
    for (uint32_t i = 0; i < SORT_RUN; i++)
        kept[i] = ARENA_NEW_ARRAY(r->n->e->arena, LLVMValueRef, r->s->width);
}

/* Sorts the run of `count` elements from `at` on. */
static void emit_run(const sorter *r, const stream *s, LLVMValueRef at, uint32_t count)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    LLVMValueRef *kept[SORT_RUN], index[SORT_RUN];
    new_kept(r, kept);
    for (uint32_t i = 0; i < count; i++) {
        index[i] = LLVMBuildAdd(b, at, integer(r, i), "");
        for (uint32_t c = 0; c < r->s->width; c++)
            kept[i][c] = LLVMBuildLoad2(b, e->types[r->types[c]], element(r, c, s->from[c], index[i]), "");
    }
    sort_kept(r, kept, count, 1);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t c = 0; c < r->s->width; c++)
            LLVMBuildStore(b, kept[i][c], element(r, c, s->to[c], index[i]));
}

/* Sorts SORT_RUN runs at once, from element `at` on. */
static void emit_run_group(const sorter *r, const stream *s, LLVMValueRef at)
{
    nest_emitter *n = r->n;
    LLVMValueRef *kept[SORT_RUN], rows[SORT_RUN];
    uint32_t lanes = n->lanes;
    n->lanes = SORT_RUN;
    new_kept(r, kept);
    for (uint32_t c = 0; c < r->s->width; c++) {
        const block_rows block = {
            .type = r->types[c], .base = element(r, c, s->from[c], at), .stride = SORT_RUN, .present = SORT_RUN};
        emit_load_transposed(n, &block, 0, SORT_RUN, rows);
        for (uint32_t i = 0; i < SORT_RUN; i++)
            kept[i][c] = rows[i];
    }
    sort_kept(r, kept, SORT_RUN, SORT_RUN);
    for (uint32_t c = 0; c < r->s->width; c++) {
        for (uint32_t i = 0; i < SORT_RUN; i++)
            rows[i] = kept[i][c];
        emit_transpose(n, r->types[c], rows);
        for (uint32_t i = 0; i < SORT_RUN; i++) {
            LLVMValueRef index = LLVMBuildAdd(n->e->builder, at, integer(r, i * SORT_RUN), "");
            emit_store_lanes(n, r->types[c], element(r, c, s->to[c], index), SORT_RUN, rows[i], NULL);
        }
    }
    n->lanes = lanes;
}

/* Sorts the run from `at` to `end` - 1, at most SORT_RUN elements, in memory. The code contains the comparator once. */
static void emit_run_loop(const sorter *r, const stream *s, LLVMValueRef at, LLVMValueRef end)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    LLVMValueRef *kept[2], one = integer(r, 1), places[2];
    loop l = emit_loop_open(r->n, NULL, at, NULL);
    for (uint32_t c = 0; c < r->s->width; c++) {
        LLVMValueRef value = LLVMBuildLoad2(b, emit_bits_type(r, c), element(r, c, s->from[c], l.index), "");
        LLVMBuildStore(b, value, element(r, c, s->to[c], l.index));
    }
    emit_loop_close(r->n, &l, NULL, 1, end);
    loop rounds = emit_loop_open(r->n, NULL, integer(r, 0), NULL);
    LLVMValueRef first = LLVMBuildAdd(b, at, LLVMBuildAnd(b, rounds.index, one, ""), "");
    LLVMValueRef last = LLVMBuildSub(b, end, one, "");
    l = emit_loop_open(r->n, NULL, first, last);
    if (r->n->polls)
        emit_poll(e);
    for (uint32_t i = 0; i < 2; i++) {
        kept[i] = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, r->s->width);
        places[i] = i ? LLVMBuildAdd(b, l.index, one, "") : l.index;
        for (uint32_t c = 0; c < r->s->width; c++)
            kept[i][c] = LLVMBuildLoad2(b, e->types[r->types[c]], element(r, c, s->to[c], places[i]), "");
    }
    LLVMValueRef swap = before(r, &kept[1], &kept[0], 1);
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t c = 0; c < r->s->width; c++)
            LLVMBuildStore(b, choose(r, swap, kept[1 - i][c], kept[i][c]), element(r, c, s->to[c], places[i]));
    emit_loop_close(r->n, &l, NULL, 2, last);
    emit_loop_close(r->n, &rounds, NULL, 1, LLVMBuildSub(b, end, at, ""));
}

void emit_stream_runs(const sorter *r, const stream *s, LLVMValueRef length, uint32_t rest)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef group = integer(r, SORT_RUN * SORT_RUN), done = integer(r, 0);
    if (r->s->before->inst.count > LONG_NETWORK) {
        loop l = emit_loop_open(r->n, NULL, done, length);
        emit_run_loop(r, s, l.index, least(r, LLVMBuildAdd(b, l.index, integer(r, SORT_RUN), ""), length));
        emit_loop_close(r->n, &l, NULL, SORT_RUN, length);
        return;
    }
    if (sort_room(r->s) >= SORT_RUN * SORT_RUN) {
        LLVMValueRef groups = LLVMBuildAnd(b, length, LLVMBuildNeg(b, group, ""), "");
        loop l = emit_loop_open(r->n, NULL, done, groups);
        emit_run_group(r, s, l.index);
        done = emit_loop_close(r->n, &l, NULL, SORT_RUN * SORT_RUN, groups);
    }
    if (LLVMIsConstant(length) && LLVMConstIntGetSExtValue(length) % (SORT_RUN * SORT_RUN) == 0)
        return;
    LLVMValueRef whole = LLVMBuildAnd(b, length, integer(r, -SORT_RUN), "");
    if (sort_room(r->s) >= SORT_RUN) {
        loop l = emit_loop_open(r->n, NULL, done, whole);
        emit_run(r, s, l.index, SORT_RUN);
        emit_loop_close(r->n, &l, NULL, SORT_RUN, whole);
    }
    if (!rest)
        return;
    LLVMBasicBlockRef part = emit_block(r->n->e, "part"), after = emit_block(r->n->e, "after");
    LLVMBuildCondBr(b, emit_less(r->n, whole, length), part, after);
    LLVMPositionBuilderAtEnd(b, part);
    emit_run(r, s, whole, rest);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* ---- merges ------------------------------------------------------------------------------------------------------ */

/* Makes outputs `begin` to `end` - 1 of each stream. */
static void emit_merges(const sorter *r, uint32_t count, const stream *list, LLVMValueRef begin, LLVMValueRef end)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    accumulators at = {.at = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, count), .count = count, .vectors = 1};
    for (uint32_t k = 0; k < count; k++)
        at.at[k] = list[k].left;
    loop l = emit_loop_open(r->n, &at, begin, end);
    if (r->n->polls && r->s->before->inst.count > LONG_STEP)
        emit_poll(e);
    for (uint32_t k = 0; k < count; k++) {
        const stream *s = &list[k];
        LLVMValueRef i = at.at[k], j = LLVMBuildSub(b, LLVMBuildAdd(b, s->sum, l.index, ""), i, "");
        LLVMValueRef more = emit_less(r->n, j, s->right_end);
        LLVMValueRef *right = compared_at(r, s->from, choose(r, more, j, i), false);
        LLVMValueRef *left = compared_at(r, s->from, i, true);
        LLVMValueRef first = before(r, &right, &left, 1);
        LLVMValueRef used_up = LLVMBuildNot(b, emit_less(r->n, i, s->left_end), "");
        LLVMValueRef take = LLVMBuildAnd(b, more, LLVMBuildOr(b, first, used_up, ""), "");
        LLVMValueRef index = choose(r, take, j, i);
        for (uint32_t c = 0; c < r->s->width; c++) {
            LLVMValueRef value = LLVMBuildLoad2(b, emit_bits_type(r, c), element(r, c, s->from[c], index), "");
            LLVMBuildStore(b, value, element(r, c, s->to[c], l.index));
        }
        LLVMValueRef taken = LLVMBuildZExt(b, take, e->types[SX_I64], "");
        at.at[k] = LLVMBuildSub(b, LLVMBuildAdd(b, i, integer(r, 1), ""), taken, "");
    }
    emit_loop_close(r->n, &l, &at, 1, end);
}

/* Returns the end of the first `wanted` elements of the run from `begin` to `end`. No later step reads elements after
 * this end. */
static LLVMValueRef wanted_end(const sorter *r, LLVMValueRef begin, LLVMValueRef end)
{
    if (r->s->wanted >= sort_room(r->s))
        return end;
    return least(r, LLVMBuildAdd(r->n->e->builder, begin, integer(r, r->s->wanted), ""), end);
}

/* Merges pairs of runs of `width` elements, in `count` streams of `length` elements. */
static void emit_level(const sorter *r, uint32_t count, stream *list, LLVMValueRef width, LLVMValueRef length)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef both = LLVMBuildShl(b, width, integer(r, 1), "");
    loop l = emit_loop_open(r->n, NULL, integer(r, 0), length);
    LLVMValueRef middle = least(r, LLVMBuildAdd(b, l.index, width, ""), length);
    LLVMValueRef next = LLVMBuildAdd(b, l.index, both, ""), end = least(r, next, length);
    for (uint32_t k = 0; k < count; k++) {
        list[k].left = l.index;
        list[k].sum = middle;
        list[k].left_end = wanted_end(r, l.index, middle);
        list[k].right_end = wanted_end(r, middle, end);
    }
    emit_merges(r, count, list, l.index, wanted_end(r, l.index, end));
    emit_loop_close_if(r->n, &l, NULL, next, emit_less(r->n, next, length));
}

/* ---- sorting in scratch ------------------------------------------------------------------------------------------ */

LLVMValueRef *emit_scratch_columns(const sorter *r, LLVMValueRef half, LLVMValueRef number)
{
    emitter *e = r->n->e;
    LLVMValueRef *out = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, r->s->width);
    LLVMValueRef place = LLVMBuildMul(e->builder, half, integer(r, r->s->streams), "");
    place = LLVMBuildAdd(e->builder, place, number, "");
    int64_t base = 0;
    for (uint32_t c = 0; c < r->s->width; c++) {
        int64_t bytes = sort_array_bytes(r->s, r->types[c]);
        LLVMValueRef offset = LLVMBuildMul(e->builder, place, integer(r, bytes), "");
        offset = LLVMBuildAdd(e->builder, offset, integer(r, base), "");
        out[c] = LLVMBuildGEP2(e->builder, e->types[SX_I8], r->n->scratch, &offset, 1, "");
        base += 2 * r->s->streams * bytes;
    }
    return out;
}

static uint32_t level_count(const sorter *r)
{
    uint32_t levels = 0;
    while ((int64_t)SORT_RUN << levels < sort_room(r->s))
        levels++;
    return levels;
}

void emit_levels(const sorter *r, uint32_t count, LLVMValueRef first, LLVMValueRef **to, LLVMValueRef length)
{
    LLVMBuilderRef b = r->n->e->builder;
    uint32_t levels = level_count(r);
    stream *list = ARENA_NEW_ARRAY(r->n->e->arena, stream, count);
    if (levels > 1) {
        loop l = emit_loop_open(r->n, NULL, integer(r, 0), NULL);
        if (r->n->polls)
            emit_poll(r->n->e);
        LLVMValueRef half = LLVMBuildAnd(b, l.index, integer(r, 1), "");
        LLVMValueRef other = LLVMBuildXor(b, half, integer(r, 1), "");
        for (uint32_t k = 0; k < count; k++) {
            LLVMValueRef number = LLVMBuildAdd(b, first, integer(r, k), "");
            list[k] =
                (stream){.from = emit_scratch_columns(r, half, number), .to = emit_scratch_columns(r, other, number)};
        }
        emit_level(r, count, list, LLVMBuildShl(b, integer(r, SORT_RUN), l.index, ""), length);
        emit_loop_close(r->n, &l, NULL, 1, integer(r, levels - 1));
    }
    if (r->n->polls)
        emit_poll(r->n->e);
    for (uint32_t k = 0; k < count; k++) {
        LLVMValueRef number = LLVMBuildAdd(b, first, integer(r, k), "");
        list[k] = (stream){.from = emit_scratch_columns(r, integer(r, (levels - 1) & 1), number), .to = to[k]};
    }
    emit_level(r, count, list, integer(r, (int64_t)SORT_RUN << (levels - 1)), length);
}

/* The place of the first element of stream `number` of the tile. The stream is a slice or a block of a slice. */
static LLVMValueRef stream_place(const sorter *r, LLVMValueRef number)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef length = integer(r, r->s->length);
    if (!r->block) { /* if fewer than `streams` slices are left, the last tile sorts the last slice several times */
        LLVMValueRef slice = LLVMBuildAdd(b, r->slice, number, "");
        slice = least(r, slice, integer(r, r->n->nest->loops.at[0].extent - 1));
        return LLVMBuildMul(b, slice, length, "");
    }
    LLVMValueRef block = LLVMBuildAdd(b, LLVMBuildMul(b, r->block, integer(r, r->s->streams), ""), number, "");
    block = LLVMBuildMul(b, block, integer(r, SORT_CUT), "");
    return LLVMBuildAdd(b, LLVMBuildMul(b, r->slice, length, ""), block, "");
}

/* The length of block `number` of the tile: at most SORT_CUT, and 0 if the block lies beyond the end of the slice. */
static LLVMValueRef block_length(const sorter *r, LLVMValueRef number)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef block = LLVMBuildAdd(b, LLVMBuildMul(b, r->block, integer(r, r->s->streams), ""), number, "");
    LLVMValueRef left = LLVMBuildSub(b, integer(r, r->s->length), LLVMBuildMul(b, block, integer(r, SORT_CUT), ""), "");
    return most(r, integer(r, 0), least(r, left, integer(r, SORT_CUT)));
}

/* Emits a branch. If all blocks of the tile are whole, the code that the caller emits next runs; else the code in *rest
 * runs. The caller ends each of the two codes with a branch to *after. */
static void emit_if_whole(const sorter *r, LLVMBasicBlockRef *rest, LLVMBasicBlockRef *after)
{
    LLVMBuilderRef b = r->n->e->builder;
    int64_t tile = (int64_t)r->s->streams * SORT_CUT;
    LLVMBasicBlockRef whole = emit_block(r->n->e, "whole");
    *rest = emit_block(r->n->e, "rest");
    *after = emit_block(r->n->e, "sorted");
    LLVMBuildCondBr(b, emit_less(r->n, r->block, integer(r, r->s->length / tile)), whole, *rest);
    LLVMPositionBuilderAtEnd(b, whole);
}

static void emit_sort_runs(const sorter *r)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    uint32_t streams = r->s->streams, levels = level_count(r);
    LLVMValueRef zero = integer(r, 0), length = integer(r, r->s->length);
    LLVMValueRef **to = ARENA_NEW_ARRAY(e->arena, LLVMValueRef *, streams);
    loop l = emit_loop_open(r->n, NULL, zero, NULL);
    LLVMValueRef place = stream_place(r, l.index);
    stream s = {.from = columns_at(r, r->from, place)};
    s.to = levels ? emit_scratch_columns(r, zero, l.index) : columns_at(r, r->to, place);
    emit_stream_runs(r, &s, r->block ? block_length(r, l.index) : length, (uint32_t)(r->s->length % SORT_RUN));
    emit_loop_close(r->n, &l, NULL, 1, integer(r, streams));
    if (!levels)
        return;
    LLVMBasicBlockRef rest = NULL, after = NULL;
    if (r->block)
        emit_if_whole(r, &rest, &after);
    for (uint32_t k = 0; k < streams; k++)
        to[k] = columns_at(r, r->to, stream_place(r, integer(r, k)));
    emit_levels(r, streams, zero, to, r->block ? integer(r, SORT_CUT) : length);
    if (!r->block)
        return;
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, rest);
    l = emit_loop_open(r->n, NULL, zero, NULL);
    to[0] = columns_at(r, r->to, stream_place(r, l.index));
    emit_levels(r, 1, l.index, to, block_length(r, l.index));
    emit_loop_close(r->n, &l, NULL, 1, integer(r, streams));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* ---- long merges ------------------------------------------------------------------------------------------------- */

/* A merge of two runs of a slice: elements `begin` to `middle` - 1 (left) and `middle` to `end` - 1 (right). Each part
 * of SORT_CUT outputs is a stream of its own. The cut of a part says how many of the merge's outputs before the part
 * come from the left run. */
typedef struct merge_place {
    LLVMValueRef begin, middle, end;
} merge_place;

static merge_place find_merge(const sorter *r, LLVMValueRef output)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef level = LLVMBuildAnd(b, emit_get(r->n, r->s->level, 0, 0, false), integer(r, 31), "");
    LLVMValueRef run = LLVMBuildShl(b, integer(r, SORT_CUT), level, ""), length = integer(r, r->s->length);
    LLVMValueRef both = LLVMBuildShl(b, run, integer(r, 1), "");
    merge_place m;
    m.begin = LLVMBuildAnd(b, output, LLVMBuildNeg(b, both, ""), "");
    m.middle = least(r, LLVMBuildAdd(b, m.begin, run, ""), length);
    m.end = least(r, LLVMBuildAdd(b, m.begin, both, ""), length);
    return m;
}

static LLVMValueRef cut_place(const sorter *r, LLVMValueRef base, LLVMValueRef number)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef parts = integer(r, (r->s->length + SORT_CUT - 1) / SORT_CUT);
    LLVMValueRef index = LLVMBuildAdd(b, LLVMBuildMul(b, r->slice, parts, ""), number, "");
    return LLVMBuildGEP2(b, r->n->e->types[SX_I64], base, &index, 1, "");
}

/* Returns how many of the outputs 0 to d - 1 of a merge come from its left run. The caller knows that the result is at
 * least `low` and at most `high`. */
static LLVMValueRef emit_cut(const sorter *r, LLVMValueRef *from, const merge_place *m, LLVMValueRef d,
                             LLVMValueRef low, LLVMValueRef high)
{
    LLVMBuilderRef b = r->n->e->builder;
    accumulators a = {.at = &high, .count = 1, .vectors = 1};
    loop l = emit_loop_open(r->n, &a, low, high);
    LLVMValueRef middle = LLVMBuildLShr(b, LLVMBuildAdd(b, l.index, a.at[0], ""), integer(r, 1), "");
    LLVMValueRef last = LLVMBuildSub(b, LLVMBuildAdd(b, m->middle, d, ""), integer(r, 1), "");
    LLVMValueRef *right = compared_at(r, from, LLVMBuildSub(b, last, middle, ""), false);
    LLVMValueRef *left = compared_at(r, from, LLVMBuildAdd(b, m->begin, middle, ""), true);
    LLVMValueRef first = before(r, &right, &left, 1);
    LLVMValueRef next = choose(r, first, l.index, LLVMBuildAdd(b, middle, integer(r, 1), ""));
    a.at[0] = choose(r, first, middle, a.at[0]);
    return emit_loop_close_if(r->n, &l, &a, next, emit_less(r->n, next, a.at[0]));
}

/* The tile of a merge's first part finds all cuts of the merge; other tiles do nothing. */
static void emit_sort_cuts(const sorter *r)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    LLVMValueRef output = LLVMBuildMul(b, r->block, integer(r, SORT_CUT), ""), cut = integer(r, SORT_CUT);
    LLVMValueRef to = r->n->bases[r->n->nest->stages.at[0].stores.at[0].buffer], zero = integer(r, 0);
    LLVMValueRef *from = columns_at(r, r->from, LLVMBuildMul(b, r->slice, integer(r, r->s->length), ""));
    merge_place m = find_merge(r, output);
    LLVMBasicBlockRef first = emit_block(e, "first"), after = emit_block(e, "after");
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntEQ, m.begin, output, ""), first, after);
    LLVMPositionBuilderAtEnd(b, first);
    LLVMBuildStore(b, zero, cut_place(r, to, r->block));
    LLVMValueRef outputs = LLVMBuildSub(b, m.end, m.begin, ""), right = LLVMBuildSub(b, m.end, m.middle, "");
    LLVMValueRef left = LLVMBuildSub(b, m.middle, m.begin, "");
    accumulators a = {.at = &zero, .count = 1, .vectors = 1};
    loop l = emit_loop_open(r->n, &a, cut, outputs);
    if (r->n->polls)
        emit_poll(e);
    LLVMValueRef low = most(r, a.at[0], LLVMBuildSub(b, l.index, right, ""));
    LLVMValueRef high = least(r, LLVMBuildAdd(b, a.at[0], cut, ""), left);
    a.at[0] = emit_cut(r, from, &m, l.index, low, high);
    LLVMValueRef number = LLVMBuildAdd(b, r->block, LLVMBuildUDiv(b, l.index, cut, ""), "");
    LLVMBuildStore(b, a.at[0], cut_place(r, to, number));
    emit_loop_close(r->n, &l, &a, SORT_CUT, outputs);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* The stream that merges part `number` of the slice's outputs. */
static stream part_stream(const sorter *r, LLVMValueRef number)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    const nest *n = r->n->nest;
    LLVMValueRef cuts = r->n->bases[n->args.at[n->code->inst.at[r->s->cuts].aux].buffer];
    LLVMValueRef output = LLVMBuildMul(b, number, integer(r, SORT_CUT), "");
    LLVMValueRef place = LLVMBuildMul(b, r->slice, integer(r, r->s->length), "");
    merge_place m = find_merge(r, output);
    LLVMValueRef end = LLVMBuildAdd(b, output, integer(r, SORT_CUT), ""), inside = emit_less(r->n, end, m.end);
    LLVMValueRef next = LLVMBuildAdd(b, number, LLVMBuildZExt(b, inside, e->types[SX_I64], ""), "");
    LLVMValueRef taken = LLVMBuildLoad2(b, e->types[SX_I64], cut_place(r, cuts, number), "");
    LLVMValueRef until = LLVMBuildLoad2(b, e->types[SX_I64], cut_place(r, cuts, next), "");
    until = LLVMBuildSelect(b, inside, LLVMBuildAdd(b, m.begin, until, ""), m.middle, "");
    stream s = {.from = columns_at(r, r->from, place),
                .to = columns_at(r, r->to, LLVMBuildAdd(b, place, output, "")),
                .left = LLVMBuildAdd(b, m.begin, taken, ""),
                .left_end = until};
    s.sum = LLVMBuildAdd(b, m.middle, output, "");
    s.right_end = LLVMBuildSub(b, LLVMBuildAdd(b, m.middle, least(r, end, m.end), ""), until, "");
    return s;
}

/* If part `number` is the first part of a merge, computes all wanted outputs of the merge. */
static void emit_short_merge(const sorter *r, LLVMValueRef number)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    LLVMValueRef output = LLVMBuildMul(b, number, integer(r, SORT_CUT), "");
    LLVMValueRef place = LLVMBuildMul(b, r->slice, integer(r, r->s->length), "");
    merge_place m = find_merge(r, output);
    LLVMBasicBlockRef first = emit_block(e, "first"), after = emit_block(e, "after");
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntEQ, m.begin, output, ""), first, after);
    LLVMPositionBuilderAtEnd(b, first);
    stream s = {
        .from = columns_at(r, r->from, place), .to = columns_at(r, r->to, place), .left = m.begin, .sum = m.middle};
    s.left_end = wanted_end(r, m.begin, m.middle);
    s.right_end = wanted_end(r, m.middle, m.end);
    emit_merges(r, 1, &s, m.begin, wanted_end(r, m.begin, m.end));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

static void emit_short_merges(const sorter *r)
{
    LLVMBuilderRef b = r->n->e->builder;
    LLVMValueRef parts = integer(r, (r->s->length + SORT_CUT - 1) / SORT_CUT), streams = integer(r, r->s->streams);
    LLVMValueRef first = LLVMBuildMul(b, r->block, streams, "");
    LLVMValueRef last = least(r, parts, LLVMBuildAdd(b, first, streams, ""));
    loop l = emit_loop_open(r->n, NULL, first, NULL);
    emit_short_merge(r, l.index);
    emit_loop_close(r->n, &l, NULL, 1, last);
}

static void emit_sort_merge(const sorter *r)
{
    LLVMBuilderRef b = r->n->e->builder;
    if (r->n->polls)
        emit_poll(r->n->e);
    if (!r->s->cuts) {
        emit_short_merges(r);
        return;
    }
    uint32_t streams = r->s->streams;
    stream *list = ARENA_NEW_ARRAY(r->n->e->arena, stream, streams), s;
    LLVMValueRef zero = integer(r, 0), first = LLVMBuildMul(b, r->block, integer(r, streams), "");
    LLVMBasicBlockRef rest, after;
    emit_if_whole(r, &rest, &after);
    for (uint32_t k = 0; k < streams; k++)
        list[k] = part_stream(r, LLVMBuildAdd(b, first, integer(r, k), ""));
    emit_merges(r, streams, list, zero, integer(r, SORT_CUT));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, rest);
    LLVMValueRef parts = integer(r, (r->s->length + SORT_CUT - 1) / SORT_CUT);
    LLVMValueRef last = LLVMBuildSub(b, parts, first, "");
    loop l = emit_loop_open(r->n, NULL, zero, NULL);
    s = part_stream(r, LLVMBuildAdd(b, first, l.index, ""));
    emit_merges(r, 1, &s, zero, block_length(r, l.index));
    emit_loop_close(r->n, &l, NULL, 1, least(r, last, integer(r, streams)));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

void emit_sort(nest_emitter *n)
{
    if (sort_has_digits(n->nest->sort)) {
        emit_digits(n);
        return;
    }
    arena *a = n->e->arena;
    const nest *nest = n->nest;
    const nest_sort *s = nest->sort;
    sorter r = {.n = n, .s = s};
    LLVMValueRef zero = emit_int(n->e, 0), var = n->vars[nest->outer - 1];
    r.captures = ARENA_NEW_ARRAY(a, LLVMValueRef, s->capture_count + 1);
    r.from = ARENA_NEW_ARRAY(a, LLVMValueRef, s->width);
    r.to = ARENA_NEW_ARRAY(a, LLVMValueRef, s->width);
    r.types = ARENA_NEW_ARRAY(a, sx_type, s->width);
    r.compared = ARENA_NEW_ARRAY(a, bool, 2 * s->width + s->capture_count + 1);
    r.slice = var ? var : zero;
    if (nest->outer == 2)
        r.block = n->vars[0] ? n->vars[0] : zero;
    for (uint32_t i = 0; i < s->capture_count; i++)
        r.captures[i] = emit_get(n, s->captures[i], 0, 0, false);
    for (uint32_t c = 0; c < s->width; c++) {
        const sx_inst *column = sx_at(nest->code, s->columns[c]);
        const nest_arg *arg = column->op == SX_OP_arg ? &nest->args.at[column->aux] : NULL;
        r.types[c] = sx_type_of(nest->code, s->columns[c]);
        r.from[c] = arg && arg->kind == ARG_LOAD ? n->bases[arg->buffer] : NULL;
        if (s->kind != SORT_CUTS)
            r.to[c] = n->bases[nest->stages.at[0].stores.at[c].buffer];
    }
    for (uint32_t i = 1; s->before && i < s->before->inst.count; i++)
        if (s->before->inst.at[i].op == SX_OP_arg)
            r.compared[s->before->inst.at[i].aux] = true;
    if (s->kind == SORT_RUNS)
        emit_sort_runs(&r);
    else if (s->kind == SORT_CUTS)
        emit_sort_cuts(&r);
    else if (s->kind == SORT_NUMBERS)
        emit_sort_numbers(&r);
    else if (s->kind == SORT_SELECT)
        emit_sort_select(&r);
    else
        emit_sort_merge(&r);
}
