/* Emits a selection (nest.h, lower_select.c). A tile selects from one part of a slice: it finds the `wanted` elements
 * that would come first if the part were sorted.
 *
 *     buffer = the first `room` elements of the part
 *     do
 *       sort the buffer and keep only the wanted elements; the limit is the key of the last wanted element
 *       append the next elements whose key is below the limit, until the buffer is nearly full or the part ends
 *     while elements were appended
 *
 * The buffer is nearly full if fewer than SORT_SELECTED places are free. Before a sort, copies of the last wanted
 * element fill the rest of the buffer. The sort puts the copies after the original, so no copy is kept. Only a sort
 * updates the limit, so the buffer can get elements that are not wanted. The next sort removes them. */
#include "jit/emit_sort.h"

typedef struct selector {
    const sorter *r;
    /* part: the columns, from the part's first element on. begin: the position of the part's first element in the
     * slice. length: the number of elements in the part. */
    LLVMValueRef *part, begin, length;
    LLVMValueRef *buffer; /* the columns of the buffer */
    LLVMValueRef limit;
} selector;

static LLVMValueRef integer(const selector *w, int64_t value) { return emit_int(w->r->n->e, value); }

static LLVMValueRef place(const selector *w, LLVMValueRef *columns, uint32_t column, LLVMValueRef index)
{
    return LLVMBuildGEP2(w->r->n->e->builder, emit_bits_type(w->r, column), columns[column], &index, 1, "");
}

/* Copies an element of the part to a place of the buffer. */
static void enter(const selector *w, LLVMValueRef index, LLVMValueRef to)
{
    emitter *e = w->r->n->e;
    LLVMBuilderRef b = e->builder;
    for (uint32_t c = 0; c < w->r->s->width; c++) {
        LLVMTypeRef type = emit_bits_type(w->r, c);
        LLVMValueRef value = w->r->from[c] ? LLVMBuildLoad2(b, type, place(w, w->part, c, index), "")
                                           : LLVMBuildAdd(b, w->begin, index, "");
        if (!w->r->from[c] && type != e->types[SX_I64])
            value = LLVMBuildTrunc(b, value, type, "");
        LLVMBuildStore(b, value, place(w, w->buffer, c, to));
    }
}

/* Fills the buffer from place `from` on. Place i gets element i of the part. If `last` is set, each place gets a copy
 * of the last wanted element instead. */
static void fill_buffer(const selector *w, LLVMValueRef from, bool last)
{
    nest_emitter *n = w->r->n;
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef end = integer(w, w->r->s->room), wanted = integer(w, w->r->s->wanted - 1);
    loop l = emit_loop_open(n, NULL, from, end);
    if (!last)
        enter(w, l.index, l.index);
    for (uint32_t c = 0; c < w->r->s->width && last; c++) {
        LLVMValueRef value = LLVMBuildLoad2(b, emit_bits_type(w->r, c), place(w, w->buffer, c, wanted), "");
        LLVMBuildStore(b, value, place(w, w->buffer, c, l.index));
    }
    emit_loop_close(n, &l, NULL, 1, end);
}

static LLVMValueRef keys_at(const selector *w, LLVMValueRef *columns, LLVMValueRef index, uint32_t lanes)
{
    return emit_sort_keys(w->r->n, columns, w->r->types, w->r->captures, index, lanes, lanes);
}

/* A mask for the `lanes` elements from `index` on. A lane is set if the key of the lane's element is below the
 * limit. */
static LLVMValueRef below_limit(const selector *w, LLVMValueRef index, uint32_t lanes)
{
    LLVMValueRef keys = keys_at(w, w->part, index, lanes);
    return LLVMBuildICmp(w->r->n->e->builder, LLVMIntULT, keys, emit_splat(w->r->n->e, w->limit, lanes), "");
}

/* Bit i of `bits`, an i64, says whether to append element `index` + i to the buffer. At least one bit is set. */
static void enter_bits(const selector *w, LLVMValueRef index, LLVMValueRef bits, LLVMValueRef *count)
{
    nest_emitter *n = w->r->n;
    emitter *e = n->e;
    LLVMBuilderRef b = e->builder;
    LLVMValueRef state[] = {*count, bits}, zero = integer(w, 0);
    accumulators a = {.at = state, .count = 2, .vectors = 1};
    loop l = emit_loop_open(n, &a, zero, NULL);
    LLVMValueRef args[] = {state[1], LLVMConstInt(LLVMInt1TypeInContext(e->context), 1, false)};
    LLVMValueRef lane = emit_intrinsic(e, "llvm.cttz", 1, &e->types[SX_I64], 2, args);
    enter(w, LLVMBuildAdd(b, index, lane, ""), state[0]);
    state[0] = LLVMBuildAdd(b, state[0], integer(w, 1), "");
    state[1] = LLVMBuildAnd(b, state[1], LLVMBuildSub(b, state[1], integer(w, 1), ""), "");
    emit_loop_close_if(n, &l, &a, zero, LLVMBuildICmp(b, LLVMIntNE, state[1], zero, ""));
    *count = state[0];
}

/* Tests the SORT_SELECTED elements from `index` on. Appends each element whose key is below the limit to the buffer. */
static void enter_block(const selector *w, LLVMValueRef index, LLVMValueRef *count)
{
    emitter *e = w->r->n->e;
    LLVMBuilderRef b = e->builder;
    uint32_t lanes = e->target->shape.lanes < SORT_SELECTED ? e->target->shape.lanes : SORT_SELECTED;
    LLVMValueRef masks[SORT_SELECTED], any = NULL, bits = integer(w, 0);
    LLVMTypeRef word = LLVMIntTypeInContext(e->context, lanes);
    for (uint32_t i = 0; i < SORT_SELECTED / lanes; i++) {
        masks[i] = below_limit(w, LLVMBuildAdd(b, index, integer(w, (int64_t)i * lanes), ""), lanes);
        any = any ? LLVMBuildOr(b, any, masks[i], "") : masks[i];
    }
    LLVMBasicBlockRef some = emit_block(e, "some"), after = emit_block(e, "after"), from[2] = {LLVMGetInsertBlock(b)};
    LLVMBuildCondBr(b, emit_any_lane(e, any, lanes), some, after);
    LLVMPositionBuilderAtEnd(b, some);
    for (uint32_t i = 0; i < SORT_SELECTED / lanes; i++) {
        LLVMValueRef mask = LLVMBuildZExt(b, LLVMBuildBitCast(b, masks[i], word, ""), e->types[SX_I64], "");
        bits = LLVMBuildOr(b, bits, LLVMBuildShl(b, mask, integer(w, (int64_t)i * lanes), ""), "");
    }
    LLVMValueRef more = *count;
    enter_bits(w, index, bits, &more);
    LLVMBuildBr(b, after);
    from[1] = LLVMGetInsertBlock(b);
    LLVMPositionBuilderAtEnd(b, after);
    LLVMValueRef both = LLVMBuildPhi(b, e->types[SX_I64], "");
    LLVMAddIncoming(both, (LLVMValueRef[]){*count, more}, from, 2);
    *count = both;
}

/* From `index` on, appends each element whose key is below the limit, until the buffer is nearly full or the part ends.
 * Returns the index of the first element that was not tested. */
static LLVMValueRef enter_elements(const selector *w, LLVMValueRef index, LLVMValueRef *count)
{
    nest_emitter *n = w->r->n;
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef nearly = integer(w, w->r->s->room - SORT_SELECTED + 1);
    LLVMValueRef whole = LLVMBuildAnd(b, w->length, integer(w, -SORT_SELECTED), "");
    accumulators a = {.at = count, .count = 1, .vectors = 1};
    loop l = emit_loop_open(n, &a, index, whole);
    enter_block(w, l.index, count);
    LLVMValueRef next = LLVMBuildAdd(b, l.index, integer(w, SORT_SELECTED), "");
    LLVMValueRef again = LLVMBuildAnd(b, emit_less(n, next, whole), emit_less(n, *count, nearly), "");
    index = emit_loop_close_if(n, &l, &a, next, again);
    LLVMValueRef end = LLVMBuildSelect(b, emit_less(n, *count, nearly), w->length, index, "");
    l = emit_loop_open(n, &a, index, end);
    enter(w, l.index, *count);
    LLVMValueRef below = LLVMBuildZExt(b, below_limit(w, l.index, 1), n->e->types[SX_I64], "");
    *count = LLVMBuildAdd(b, *count, below, "");
    return emit_loop_close(n, &l, &a, 1, end);
}

void emit_sort_select(const sorter *r)
{
    nest_emitter *n = r->n;
    LLVMBuilderRef b = n->e->builder;
    const nest_sort *s = r->s;
    selector w = {.r = r};
    LLVMValueRef zero = integer(&w, 0), wanted = integer(&w, s->wanted), count = integer(&w, s->room);
    LLVMValueRef row = LLVMBuildMul(b, r->slice, integer(&w, s->length), ""), part = integer(&w, s->part);
    w.begin = LLVMBuildMul(b, r->block, part, "");
    LLVMValueRef left = LLVMBuildSub(b, integer(&w, s->among), w.begin, "");
    w.length = LLVMBuildSelect(b, emit_less(n, left, part), left, part, "");
    w.buffer = emit_scratch_columns(r, zero, zero);
    w.part = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, s->width);
    LLVMValueRef first = LLVMBuildAdd(b, row, w.begin, "");
    for (uint32_t c = 0; c < s->width; c++)
        w.part[c] = r->from[c] ? place(&w, r->from, c, first) : NULL;
    fill_buffer(&w, zero, false);
    accumulators a = {.at = &count, .count = 1, .vectors = 1};
    loop l = emit_loop_open(n, &a, count, NULL);
    if (n->polls)
        emit_poll(n->e);
    fill_buffer(&w, count, true);
    stream sorted = {.from = w.buffer, .to = w.buffer};
    emit_stream_runs(r, &sorted, integer(&w, s->room), 0);
    emit_levels(r, 1, zero, &w.buffer, integer(&w, s->room));
    w.limit = keys_at(&w, w.buffer, integer(&w, s->wanted - 1), 1);
    count = wanted;
    LLVMValueRef next = enter_elements(&w, l.index, &count);
    emit_loop_close_if(n, &l, &a, next, emit_less(n, wanted, count));
    LLVMValueRef to = LLVMBuildAdd(b, row, LLVMBuildMul(b, r->block, wanted, ""), "");
    l = emit_loop_open(n, NULL, zero, NULL);
    for (uint32_t c = 0; c < s->width; c++) {
        LLVMValueRef value = LLVMBuildLoad2(b, emit_bits_type(r, c), place(&w, w.buffer, c, l.index), "");
        LLVMBuildStore(b, value, place(&w, r->to, c, LLVMBuildAdd(b, to, l.index, "")));
    }
    emit_loop_close(n, &l, NULL, 1, wanted);
}
