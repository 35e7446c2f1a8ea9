/* Emits a sort that represents each element of a slice by a number (nest.h, lower_numbers.c). The code turns elements
 * into numbers, sorts the numbers, and turns them back into elements. The numbers of a short slice stay in registers,
 * where a network sorts them (emit_network.c). Longer slices are sorted in memory (emit_quicksort.c). */
#include "jit/emit_numbers.h"

enum { FEW_VECTORS = 4 /* if a slice has at most this many vectors, its numbers stay in registers */ };

/* ---- numbers of elements ----------------------------------------------------------------------------------------- */

/* The numbers of the elements `index` to `index + lanes - 1`. Only the first `present` of these elements exist. */
static LLVMValueRef some_numbers(const numbers *q, LLVMValueRef index, uint32_t lanes, uint32_t present)
{
    LLVMTypeRef type = emit_type(q->e, q->word, lanes);
    LLVMValueRef key = emit_sort_keys(q->n, q->from, q->r->types, q->r->captures, index, lanes, present), at;
    if (q->s->back)
        return LLVMBuildXor(q->b, key, emit_bits(q->e, q->word, largest_bits(q) + 1, lanes), "");
    key = LLVMBuildShl(q->b, LLVMBuildZExt(q->b, key, type, ""), emit_bits(q->e, q->word, SORT_POSITION, lanes), "");
    at = emit_splat(q->e, q->word == SX_I64 ? index : LLVMBuildTrunc(q->b, index, q->type, ""), lanes);
    if (lanes > 1)
        at = LLVMBuildAdd(q->b, at, emit_lane_numbers(q->e, q->word, 0, 1, lanes), "");
    return LLVMBuildOr(q->b, key, at, "");
}

static LLVMValueRef numbers_at(const numbers *q, LLVMValueRef index, uint32_t lanes)
{
    return some_numbers(q, index, lanes, lanes);
}

LLVMValueRef emit_elements_of(const numbers *q, LLVMValueRef number, uint32_t lanes)
{
    LLVMValueRef out;
    emit_code(q->e, q->s->back, &number, &out, lanes);
    return out;
}

/* A mask of the exceptions. nest_sort.back is the code that turns a number back into an element. An element is an
 * exception if `back` turns the element's number into a different element. */
static LLVMValueRef exceptions(const numbers *q, LLVMValueRef number, LLVMValueRef index, uint32_t lanes,
                               uint32_t present)
{
    LLVMTypeRef type = emit_type(q->e, q->word, lanes);
    LLVMValueRef given = LLVMBuildBitCast(q->b, emit_elements_of(q, number, lanes), type, ""), differ, value;
    value = present < lanes ? emit_load_lanes(q->n, q->word, place(q, q->from[0], index), present, NULL)
                            : load_as(q, type, q->from[0], index);
    differ = LLVMBuildICmp(q->b, LLVMIntNE, given, value, "");
    return present < lanes ? LLVMBuildAnd(q->b, differ, emit_first_lanes(q->e, present, lanes), "") : differ;
}

/* Whether a sub-program only inverts bits. lower_numbers.c has checked on some elements that `back` undoes `key`. If
 * both only invert bits, `back` undoes `key` on all elements. */
static bool only_inverts(const sx_code *code)
{
    for (sx i = 1; i < code->inst.count; i++)
        if (sx_at(code, i)->op != SX_OP_arg && sx_at(code, i)->op != SX_OP_const && sx_at(code, i)->op != SX_OP_xor)
            return false;
    return true;
}

static bool has_no_exceptions(const numbers *q)
{
    return !q->s->back || (only_inverts(q->s->key) && only_inverts(q->s->back));
}

/* Stores the numbers of a slice. Returns an i1 that says whether there are exceptions, or NULL if no element can be an
 * exception. */
static LLVMValueRef store_numbers(const numbers *q)
{
    uint32_t lanes = lanes_within(q, q->s->length);
    bool never = has_no_exceptions(q);
    LLVMValueRef any = emit_bits(q->e, SX_I1, 0, lanes), zero = integer(q, 0);
    accumulators a = {.at = &any, .count = 1, .vectors = 1};
    covering c = open_covering(q, never ? NULL : &a, zero, integer(q, q->s->length), lanes);
    LLVMValueRef made = numbers_at(q, c.at, lanes);
    store(q, made, q->at, c.at);
    if (!never)
        any = LLVMBuildOr(q->b, any, exceptions(q, made, c.at, lanes, lanes), "");
    close_covering(q, &c, never ? NULL : &a, lanes);
    return never ? NULL : emit_any_lane(q->e, any, lanes);
}

/* ---- from numbers to elements ------------------------------------------------------------------------------------ */

/* The values of a column that has no buffer to load from: the positions of the elements (`index`), converted to the
 * column's type. */
static LLVMValueRef as_column(const numbers *q, LLVMValueRef index, sx_type type, uint32_t lanes)
{
    if (sx_type_bits[q->word] == sx_type_bits[type])
        return index;
    return sx_type_bits[q->word] < sx_type_bits[type] ? LLVMBuildZExt(q->b, index, emit_type(q->e, type, lanes), "")
                                                      : LLVMBuildTrunc(q->b, index, emit_type(q->e, type, lanes), "");
}

/* Gathers the elements at the positions that the sorted numbers contain. */
static void gather_elements(const numbers *q)
{
    LLVMBuilderRef b = q->b;
    uint32_t lanes = lanes_within(q, q->s->wanted), kept = q->n->lanes;
    LLVMValueRef zero = integer(q, 0);
    for (uint32_t c = 0; c < q->s->width; c++)
        lanes = sx_type_bits[q->r->types[c]] < 32 ? 1 : lanes;
    covering l = open_covering(q, NULL, zero, integer(q, q->s->wanted), lanes);
    LLVMValueRef number = load_as(q, emit_type(q->e, q->word, lanes), q->at, l.at);
    LLVMValueRef index = LLVMBuildAnd(b, number, emit_bits(q->e, q->word, SORT_CUT - 1, lanes), "");
    q->n->lanes = lanes;
    for (uint32_t c = 0; c < q->s->width; c++) {
        sx_type bits = q->r->types[c];
        bits = bits == SX_F32 ? SX_I32 : bits == SX_F64 ? SX_I64 : bits;
        LLVMTypeRef element = q->e->types[bits];
        LLVMValueRef value, to = LLVMBuildGEP2(b, element, q->to[c], &l.at, 1, "");
        if (!q->r->from[c]) {
            value = as_column(q, index, bits, lanes);
        } else if (lanes > 1) {
            value = emit_gather(q->n, &(lane_places){.type = bits, .base = q->from[c], .offsets = index}, lanes, NULL);
        } else {
            LLVMValueRef at = LLVMBuildZExt(b, index, q->e->types[SX_I64], "");
            value = LLVMBuildLoad2(b, element, LLVMBuildGEP2(b, element, q->from[c], &at, 1, ""), "");
        }
        LLVMSetAlignment(LLVMBuildStore(b, value, to), sx_type_bits[bits] < 8 ? 1 : sx_type_bits[bits] / 8);
    }
    q->n->lanes = kept;
    close_covering(q, &l, NULL, lanes);
}

/* Looks for the exceptions whose numbers are at least `least`. Returns the smallest of their numbers. Sets *some to
 * whether there is such an exception. */
static LLVMValueRef next_exception(const numbers *q, LLVMValueRef least, LLVMValueRef *some)
{
    uint32_t lanes = lanes_within(q, q->s->length);
    LLVMValueRef most = emit_bits(q->e, q->word, largest_bits(q), lanes);
    LLVMValueRef state[] = {most, emit_bits(q->e, SX_I1, 0, lanes)};
    accumulators a = {.at = state, .count = 2, .vectors = 1};
    covering c = open_covering(q, &a, integer(q, 0), integer(q, q->s->length), lanes);
    LLVMValueRef number = numbers_at(q, c.at, lanes), differ = exceptions(q, number, c.at, lanes, lanes);
    LLVMValueRef later = LLVMBuildICmp(q->b, LLVMIntSGE, number, emit_splat(q->e, least, lanes), "");
    differ = LLVMBuildAnd(q->b, differ, later, "");
    state[0] = extreme(q, false, state[0], LLVMBuildSelect(q->b, differ, number, most, ""));
    state[1] = LLVMBuildOr(q->b, state[1], differ, "");
    close_covering(q, &c, &a, lanes);
    *some = emit_any_lane(q->e, state[1], lanes);
    LLVMTypeRef type = emit_type(q->e, q->word, lanes);
    return lanes > 1 ? emit_intrinsic(q->e, "llvm.vector.reduce.smin", 1, &type, 1, state) : state[0];
}

/* Returns the place, in the sorted slice, of the first wanted element whose number is at least `number`. */
static LLVMValueRef first_place(const numbers *q, LLVMValueRef number)
{
    numbers sorted = *q;
    LLVMValueRef high = integer(q, q->s->wanted), zero = integer(q, 0);
    accumulators a = {.at = &high, .count = 1, .vectors = 1};
    sorted.from = q->to;
    loop l = emit_loop_open(q->n, &a, zero, NULL);
    LLVMValueRef middle = LLVMBuildLShr(q->b, LLVMBuildAdd(q->b, l.index, high, ""), integer(q, 1), "");
    LLVMValueRef below = emit_less(q->n, numbers_at(&sorted, middle, 1), number);
    LLVMValueRef low = LLVMBuildSelect(q->b, below, plus(q, middle, 1), l.index, "");
    high = LLVMBuildSelect(q->b, below, high, middle, "");
    return emit_loop_close_if(q->n, &l, &a, low, emit_less(q->n, low, high));
}

/* Of the elements `begin` to `end` - 1, stores those whose number is `number`, from place `to` on. Returns the place
 * after the last stored element. */
static LLVMValueRef store_some(const numbers *q, LLVMValueRef number, LLVMValueRef begin, LLVMValueRef end,
                               LLVMValueRef to)
{
    LLVMValueRef last = integer(q, q->s->length - 1);
    accumulators a = {.at = &to, .count = 1, .vectors = 1};
    loop l = emit_loop_open(q->n, &a, begin, NULL);
    LLVMValueRef same = LLVMBuildICmp(q->b, LLVMIntEQ, numbers_at(q, l.index, 1), number, "");
    LLVMValueRef at = LLVMBuildSelect(q->b, emit_less(q->n, to, last), to, last, "");
    LLVMValueRef value = load_as(q, q->type, q->from[0], l.index), old = load_as(q, q->type, q->to[0], at);
    store(q, LLVMBuildSelect(q->b, same, value, old, ""), q->to[0], at);
    to = LLVMBuildAdd(q->b, to, LLVMBuildZExt(q->b, same, q->e->types[SX_I64], ""), "");
    emit_loop_close(q->n, &l, &a, 1, end);
    return to;
}

/* Stores all elements whose number is `number`, in their original order, from place `to` on. */
static void store_again(const numbers *q, LLVMValueRef number, LLVMValueRef to)
{
    uint32_t lanes = lanes_within(q, q->s->length);
    LLVMValueRef length = integer(q, q->s->length);
    accumulators a = {.at = &to, .count = 1, .vectors = 1};
    covering c = open_covering(q, &a, integer(q, 0), length, lanes);
    if (q->n->polls)
        emit_poll(q->e);
    LLVMBasicBlockRef some = emit_block(q->e, "some"), after = emit_block(q->e, "after"), from[2];
    LLVMValueRef same = LLVMBuildICmp(q->b, LLVMIntEQ, numbers_at(q, c.at, lanes), emit_splat(q->e, number, lanes), "");
    LLVMValueRef before = to, next = plus(q, c.l.index, lanes);
    from[0] = LLVMGetInsertBlock(q->b);
    LLVMBuildCondBr(q->b, emit_any_lane(q->e, same, lanes), some, after);
    LLVMPositionBuilderAtEnd(q->b, some);
    next = LLVMBuildSelect(q->b, emit_less(q->n, next, length), next, length, "");
    to = store_some(q, number, c.l.index, next, to);
    from[1] = LLVMGetInsertBlock(q->b);
    LLVMBuildBr(q->b, after);
    LLVMPositionBuilderAtEnd(q->b, after);
    emit_merge(q->n, &a, &before, from);
    close_covering(q, &c, &a, lanes);
}

/* In place of each exception, the sort has stored the element that `back` computes from the exception's number. For
 * each such number, stores all elements with this number again, unchanged. */
static void store_exceptions(const numbers *q)
{
    LLVMValueRef zero = integer(q, 0), least = emit_bits(q->e, q->word, largest_bits(q) + 1, 1), some;
    LLVMValueRef largest = emit_bits(q->e, q->word, largest_bits(q), 1), one = emit_bits(q->e, q->word, 1, 1);
    accumulators a = {.at = &least, .count = 1, .vectors = 1};
    loop l = emit_loop_open(q->n, &a, zero, NULL);
    LLVMBasicBlockRef exception = emit_block(q->e, "exception"), after = emit_block(q->e, "after");
    LLVMValueRef number = next_exception(q, least, &some), no = LLVMConstInt(q->e->types[SX_I1], 0, 0);
    LLVMBasicBlockRef from[2] = {LLVMGetInsertBlock(q->b)};
    LLVMBuildCondBr(q->b, some, exception, after);
    LLVMPositionBuilderAtEnd(q->b, exception);
    store_again(q, number, first_place(q, number));
    LLVMValueRef more = LLVMBuildICmp(q->b, LLVMIntNE, number, largest, "");
    from[1] = LLVMGetInsertBlock(q->b);
    LLVMBuildBr(q->b, after);
    LLVMPositionBuilderAtEnd(q->b, after);
    LLVMValueRef again = LLVMBuildPhi(q->b, q->e->types[SX_I1], "");
    LLVMAddIncoming(again, (LLVMValueRef[]){no, more}, from, 2);
    least = LLVMBuildAdd(q->b, number, one, "");
    emit_loop_close_if(q->n, &l, &a, zero, again);
}

/* ---- slices of a few vectors ------------------------------------------------------------------------------------- */

/* The number of elements in vector `i` if all vectors together have `count` elements. */
static uint32_t present_in(const numbers *q, int64_t count, uint32_t i)
{
    int64_t left = count - (int64_t)i * q->lanes;
    return left < 0 ? 0 : left < q->lanes ? (uint32_t)left : q->lanes;
}

/* Stores the elements whose sorted numbers are in vector `i`. */
static void store_vector(const numbers *q, LLVMValueRef value, uint32_t i)
{
    uint32_t present = present_in(q, q->s->wanted, i);
    LLVMValueRef at = integer(q, (int64_t)i * q->lanes);
    LLVMValueRef index = LLVMBuildAnd(q->b, value, emit_bits(q->e, q->word, SORT_CUT - 1, q->lanes), "");
    if (q->s->back)
        value = emit_elements_of(q, value, q->lanes);
    for (uint32_t c = 0; c < q->s->width && present; c++) {
        sx_type type = q->r->types[c];
        const lane_places places = {.type = type, .base = q->from[c], .offsets = index};
        if (!q->s->back)
            value = q->from[c] ? emit_gather(q->n, &places, present, NULL) : as_column(q, index, type, q->lanes);
        LLVMValueRef to = LLVMBuildGEP2(q->b, q->e->types[type], q->to[c], &at, 1, "");
        emit_store_lanes(q->n, type, to, present, value, NULL);
    }
}

/* Sorts a slice of a few vectors, whose numbers stay in registers. Returns an i1 or NULL, as store_numbers does. */
static LLVMValueRef sort_vectors(const numbers *q, uint32_t vectors)
{
    LLVMValueRef kept[FEW_VECTORS], any = NULL, last = emit_bits(q->e, q->word, largest_bits(q), q->lanes);
    for (uint32_t i = 0; i < vectors; i++) {
        uint32_t present = present_in(q, q->s->length, i);
        LLVMValueRef at = integer(q, (int64_t)i * q->lanes), differ;
        kept[i] = present ? some_numbers(q, at, q->lanes, present) : last;
        if (present && !has_no_exceptions(q)) {
            differ = exceptions(q, kept[i], at, q->lanes, present);
            any = any ? LLVMBuildOr(q->b, any, differ, "") : differ;
        }
        if (present < q->lanes)
            kept[i] = LLVMBuildSelect(q->b, emit_first_lanes(q->e, present, q->lanes), kept[i], last, "");
    }
    emit_network(q->e, kept, vectors, q->lanes);
    for (uint32_t i = 0; i < vectors; i++)
        store_vector(q, kept[i], i);
    return any ? emit_any_lane(q->e, any, q->lanes) : NULL;
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static LLVMValueRef *slice_columns(const numbers *q, LLVMValueRef *bases)
{
    LLVMValueRef first = LLVMBuildMul(q->b, q->r->slice, integer(q, q->s->length), "");
    LLVMValueRef *out = ARENA_NEW_ARRAY(q->e->arena, LLVMValueRef, q->s->width);
    for (uint32_t c = 0; c < q->s->width; c++)
        out[c] = bases[c] ? LLVMBuildGEP2(q->b, emit_bits_type(q->r, c), bases[c], &first, 1, "") : NULL;
    return out;
}

void emit_sort_numbers(const sorter *r)
{
    nest_emitter *n = r->n;
    emitter *e = n->e;
    const nest_sort *s = r->s;
    numbers q = {.r = r, .n = n, .e = e, .b = e->builder, .s = s, .word = s->word, .ranges = n->scratch};
    uint32_t kept = n->lanes, vectors = 1;
    int64_t aside = SORT_RANGES * 3 * (int64_t)sizeof(int64_t);
    q.lanes = e->target->shape.lanes * 32 / sx_type_bits[s->word];
    while (q.lanes * sx_type_bits[s->word] > 128 && q.lanes / 2 >= s->length)
        q.lanes /= 2;
    n->lanes = q.lanes;
    q.type = e->types[s->word];
    q.vector = emit_type(e, s->word, q.lanes);
    q.from = slice_columns(&q, r->from);
    q.to = slice_columns(&q, r->to);
    q.aside = emit_scratch(n, aside);
    q.at = s->back ? q.to[0] : emit_scratch(n, aside + SORT_ASIDE);
    while (vectors < NETWORK_VECTORS && (int64_t)vectors * q.lanes < s->length)
        vectors *= 2;
    bool few = vectors <= FEW_VECTORS && (int64_t)vectors * q.lanes >= s->length;
    LLVMValueRef any = few ? sort_vectors(&q, vectors) : store_numbers(&q);
    if (!few)
        emit_quicksort(&q, (int64_t)vectors * q.lanes < s->length ? 0 : vectors);
    if (!s->back && !few)
        gather_elements(&q);
    if (any) {
        LLVMBasicBlockRef some = emit_block(e, "exceptions"), after = emit_block(e, "sorted");
        LLVMBuildCondBr(q.b, any, some, after);
        LLVMPositionBuilderAtEnd(q.b, some);
        store_exceptions(&q);
        LLVMBuildBr(q.b, after);
        LLVMPositionBuilderAtEnd(q.b, after);
    }
    n->lanes = kept;
}
