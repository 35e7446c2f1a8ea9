/* Emits the sort of numbers in memory (emit_numbers.c): a quicksort that works on vectors of numbers.
 *
 *     push the whole slice as a range
 *     while there are ranges
 *       pop a range; skip it if it begins after the wanted elements
 *       if it has at most 8 vectors: a network of minima and maxima sorts it in registers (emit_network.c)
 *       else: split it at a pivot, push the larger part, then the smaller one
 *
 * The smaller part is popped first and is at most half of its range, so at most log2(length) + 1 ranges wait.
 *
 * A split moves numbers within the range. It first copies the four vectors at each end to scratch, so both ends have
 * free places. It then repeats one step. The step loads four vectors from the end with fewer free places. Of each
 * vector, it stores the numbers up to the pivot at the left end, and the larger numbers at the right end. No branch
 * depends on a number.
 *
 * Most pivots are near the median of a sample of the range (sample_pivot). If a split leaves less than a sixteenth of
 * the range on one side, it marks both parts as bad. The pivot of a bad range is the middle between its least and its
 * largest number, so a split halves the distance between these two. After as many such splits as a number has bits, all
 * numbers of a range are equal. */
#include <string.h>

#include "jit/emit_numbers.h"

enum { SPLIT = NETWORK_VECTORS / 2 /* vectors that a split loads at once */, BAD_SPLIT = 16, SAMPLES = 9 };

/* ---- short ranges ------------------------------------------------------------------------------------------------ */

/* Stores a vector of a sorted range. If the sort has `back` (nest_sort), stores the elements that `back` computes from
 * the numbers, else the numbers themselves. */
static void store_sorted(const numbers *q, LLVMValueRef value, LLVMValueRef index, LLVMValueRef mask)
{
    sx_type type = q->s->back ? q->r->types[0] : q->word;
    if (q->s->back)
        value = emit_elements_of(q, value, q->lanes);
    emit_store_lanes(q->n, type, place(q, q->at, index), q->lanes, value, mask);
}

/* Sorts a range of at most `vectors` vectors. */
static void sort_short(const numbers *q, LLVMValueRef begin, LLVMValueRef end, uint32_t vectors)
{
    LLVMValueRef kept[NETWORK_VECTORS], masks[NETWORK_VECTORS], count = LLVMBuildSub(q->b, end, begin, "");
    LLVMValueRef last = emit_bits(q->e, q->word, largest_bits(q), q->lanes);
    if (q->word != SX_I64)
        count = LLVMBuildTrunc(q->b, count, q->type, "");
    count = splat(q, count);
    for (uint32_t i = 0; i < vectors; i++) {
        LLVMValueRef lanes = emit_lane_numbers(q->e, q->word, (int64_t)i * q->lanes, 1, q->lanes);
        masks[i] = LLVMBuildICmp(q->b, LLVMIntSLT, lanes, count, "");
        LLVMValueRef at = place(q, q->at, plus(q, begin, (int64_t)i * q->lanes));
        kept[i] = emit_load_lanes(q->n, q->word, at, q->lanes, masks[i]);
        kept[i] = LLVMBuildSelect(q->b, masks[i], kept[i], last, "");
    }
    emit_network(q->e, kept, vectors, q->lanes);
    for (uint32_t i = 0; i < vectors; i++)
        store_sorted(q, kept[i], plus(q, begin, (int64_t)i * q->lanes), masks[i]);
}

/* ---- splits ------------------------------------------------------------------------------------------------------ */

/* How many lanes of a mask are set, as an i64. */
static LLVMValueRef count_lanes(const numbers *q, LLVMValueRef mask)
{
    LLVMTypeRef bits = LLVMIntTypeInContext(q->e->context, q->lanes);
    mask = LLVMBuildZExt(q->b, LLVMBuildBitCast(q->b, mask, bits, ""), q->e->types[SX_I64], "");
    return emit_intrinsic(q->e, "llvm.ctpop", 1, &q->e->types[SX_I64], 1, &mask);
}

/* For AVX-512: moves the lanes that are set in a mask to the lowest lanes and keeps their order. */
static LLVMValueRef compress(const numbers *q, LLVMValueRef value, LLVMValueRef mask)
{
    LLVMTypeRef type = q->vector;
    LLVMValueRef args[] = {value, LLVMConstNull(type), mask};
    return emit_intrinsic(q->e, "llvm.x86.avx512.mask.compress", 1, &type, 3, args);
}

/* For AVX2: moves the lanes that are not set in a mask to the lowest lanes, and the set lanes to the highest. A table
 * contains, for each mask, the order of the 32-bit lanes. */
static LLVMValueRef arrange(const numbers *q, LLVMValueRef value, LLVMValueRef mask)
{
    LLVMTypeRef bits = LLVMIntTypeInContext(q->e->context, q->lanes), eight = emit_type(q->e, SX_I32, 8);
    uint64_t orders[256];
    uint32_t wide = 8 / q->lanes; /* 32-bit lanes of a number */
    for (uint32_t m = 0; m < 1u << q->lanes; m++) {
        uint32_t filled = 0;
        orders[m] = 0;
        for (uint32_t i = 0; i < 2 * q->lanes; i++)
            for (uint32_t k = 0; (m >> i % q->lanes & 1) == i / q->lanes && k < wide; k++)
                orders[m] |= (uint64_t)(i % q->lanes * wide + k) << 8 * filled++;
    }
    LLVMValueRef table = emit_array(q->e, SX_I64, 1u << q->lanes, orders);
    LLVMValueRef at = LLVMBuildZExt(q->b, LLVMBuildBitCast(q->b, mask, bits, ""), q->e->types[SX_I64], "");
    at = LLVMBuildGEP2(q->b, q->e->types[SX_I64], table, &at, 1, "");
    LLVMValueRef order = LLVMBuildLoad2(q->b, emit_type(q->e, SX_I8, 8), at, "");
    LLVMSetAlignment(order, 8);
    LLVMValueRef args[] = {LLVMBuildBitCast(q->b, value, eight, ""), LLVMBuildZExt(q->b, order, eight, "")};
    LLVMValueRef made = emit_intrinsic(q->e, "llvm.x86.avx2.permd", 0, NULL, 2, args);
    return LLVMBuildBitCast(q->b, made, q->vector, "");
}

/* The two places at which a split stores next. It stores upwards from ends[0] and downwards from ends[1]. */
typedef LLVMValueRef split_ends[2];

/* Stores the lanes of `value` that are above the pivot at the right end, and the other lanes at the left end. `exist`
 * is a mask of the lanes that exist, or NULL if all lanes exist. */
static void put(const numbers *q, LLVMValueRef value, LLVMValueRef pivot, LLVMValueRef exist, split_ends ends)
{
    LLVMValueRef right = LLVMBuildICmp(q->b, LLVMIntSGT, value, pivot, ""), left = LLVMBuildNot(q->b, right, "");
    if (exist) {
        right = LLVMBuildAnd(q->b, right, exist, "");
        left = LLVMBuildAnd(q->b, left, exist, "");
    }
    LLVMValueRef rights = count_lanes(q, right);
    LLVMValueRef lefts = exist ? count_lanes(q, left) : LLVMBuildSub(q->b, integer(q, q->lanes), rights, "");
    LLVMValueRef end = LLVMBuildSub(q->b, ends[1], rights, "");
    if (q->e->target->shape.lanes > 8) {
        store(q, compress(q, value, left), q->at, ends[0]);
        LLVMTypeRef bits = LLVMIntTypeInContext(q->e->context, q->lanes);
        LLVMTypeRef mask_type = emit_type(q->e, SX_I1, q->lanes);
        LLVMValueRef mask = LLVMBuildNot(q->b, LLVMBuildShl(q->b, integer(q, -1), rights, ""), "");
        mask = LLVMBuildBitCast(q->b, LLVMBuildTrunc(q->b, mask, bits, ""), mask_type, "");
        emit_store_lanes(q->n, q->word, place(q, q->at, end), q->lanes, compress(q, value, right), mask);
    } else {
        LLVMValueRef both = arrange(q, value, right);
        store(q, exist ? arrange(q, value, LLVMBuildNot(q->b, left, "")) : both, q->at, ends[0]);
        store(q, both, q->at, plus(q, ends[1], -(int64_t)q->lanes));
    }
    ends[0] = LLVMBuildAdd(q->b, ends[0], lefts, "");
    ends[1] = end;
}

static void copy_vectors(const numbers *q, LLVMValueRef from, LLVMValueRef at, LLVMValueRef to, LLVMValueRef place_of)
{
    for (uint32_t i = 0; i < SPLIT; i++) {
        int64_t step = (int64_t)i * q->lanes;
        store(q, load(q, from, plus(q, at, step)), to, plus(q, place_of, step));
    }
}

/* Splits a range of more than NETWORK_VECTORS vectors. Returns where the numbers above the pivot begin. */
static LLVMValueRef split(const numbers *q, LLVMValueRef begin, LLVMValueRef end, LLVMValueRef pivot)
{
    int64_t block = (int64_t)SPLIT * q->lanes;
    LLVMValueRef zero = integer(q, 0), enough = integer(q, block - 1), kept[SPLIT];
    copy_vectors(q, q->at, begin, q->aside, zero);
    copy_vectors(q, q->at, plus(q, end, -block), q->aside, integer(q, block));
    /* The split has stored numbers in the places from `begin` to state[0] - 1, and from state[1] to `end` - 1. The
     * numbers from state[2] to state[3] - 1 are not loaded yet. */
    split_ends ends = {begin, end};
    LLVMValueRef state[] = {begin, end, plus(q, begin, block), plus(q, end, -block)};
    accumulators a = {.at = state, .count = 4, .vectors = 1};
    pivot = splat(q, pivot);
    loop l = emit_loop_open(q->n, &a, enough, LLVMBuildSub(q->b, state[3], state[2], ""));
    if (q->n->polls)
        emit_poll(q->e);
    LLVMValueRef left_room = LLVMBuildSub(q->b, state[2], state[0], "");
    LLVMValueRef is_left = LLVMBuildICmp(q->b, LLVMIntSLE, left_room, LLVMBuildSub(q->b, state[1], state[3], ""), "");
    LLVMValueRef last = plus(q, state[3], -block), at = LLVMBuildSelect(q->b, is_left, state[2], last, "");
    for (uint32_t i = 0; i < SPLIT; i++)
        kept[i] = load(q, q->at, plus(q, at, (int64_t)i * q->lanes));
    memcpy(ends, state, sizeof ends);
    for (uint32_t i = 0; i < SPLIT; i++)
        put(q, kept[i], pivot, NULL, ends);
    memcpy(state, ends, sizeof ends);
    state[2] = LLVMBuildSelect(q->b, is_left, plus(q, state[2], block), state[2], "");
    state[3] = LLVMBuildSelect(q->b, is_left, state[3], last, "");
    LLVMValueRef again = emit_less(q->n, enough, LLVMBuildSub(q->b, state[3], state[2], ""));
    emit_loop_close_if(q->n, &l, &a, enough, again);
    /* The remaining numbers are copied behind the numbers that were set aside. The last vector of all these numbers may
     * be incomplete, but `put` may store whole vectors. So `put` stores the last vector first, while there are still
     * enough free places. */
    LLVMValueRef rest = LLVMBuildSub(q->b, state[3], state[2], ""), all = plus(q, rest, 2 * block);
    copy_vectors(q, q->at, state[2], q->aside, integer(q, 2 * block));
    LLVMValueRef part = LLVMBuildAnd(q->b, rest, integer(q, q->lanes - 1), "");
    LLVMValueRef whole = LLVMBuildSub(q->b, all, part, "");
    LLVMValueRef exist = q->word == SX_I64 ? part : LLVMBuildTrunc(q->b, part, q->type, "");
    exist = LLVMBuildICmp(q->b, LLVMIntSLT, emit_lane_numbers(q->e, q->word, 0, 1, q->lanes), splat(q, exist), "");
    put(q, load(q, q->aside, whole), pivot, exist, state);
    a.count = 2;
    l = emit_loop_open(q->n, &a, zero, NULL);
    put(q, load(q, q->aside, l.index), pivot, NULL, state);
    emit_loop_close(q->n, &l, &a, q->lanes, whole);
    return state[0];
}

/* ---- pivots ------------------------------------------------------------------------------------------------------ */

static LLVMValueRef median(const numbers *q, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    LLVMValueRef low = extreme(q, false, x, y), high = extreme(q, true, x, y);
    return extreme(q, true, low, extreme(q, false, high, z));
}

/* Lane i of the result is the median of lanes i, i + step and i + 2 * step of x. */
static LLVMValueRef median_of_lanes(const numbers *q, LLVMValueRef x, uint32_t step)
{
    return median(q, x, emit_rotated(q->e, x, step, q->lanes), emit_rotated(q->e, x, 2 * step, q->lanes));
}

/* Takes medians of three: first of SAMPLES vectors, lane by lane, until one vector is left, then of lanes of this
 * vector. The SAMPLES vectors are spread over the whole range. */
static LLVMValueRef sample_pivot(const numbers *q, LLVMValueRef begin, LLVMValueRef end)
{
    LLVMValueRef first = begin, last = plus(q, end, -(int64_t)q->lanes), x[SAMPLES];
    LLVMValueRef step = LLVMBuildUDiv(q->b, LLVMBuildSub(q->b, last, begin, ""), integer(q, SAMPLES - 1), "");
    for (uint32_t i = 0; i < SAMPLES; i++) {
        x[i] = load(q, q->at, i + 1 == SAMPLES ? last : first);
        first = LLVMBuildAdd(q->b, first, step, "");
    }
    for (uint32_t count = SAMPLES; count > 1; count /= 3)
        for (uint32_t i = 0; i < count / 3; i++)
            x[i] = median(q, x[i], x[i + count / 3], x[i + 2 * (count / 3)]);
    x[0] = median_of_lanes(q, median_of_lanes(q, x[0], q->lanes / 3), q->lanes / 16 + 1);
    return LLVMBuildExtractElement(q->b, x[0], LLVMConstInt(q->e->types[SX_I32], 0, 0), "");
}

static LLVMValueRef reduced(const numbers *q, const char *name, LLVMValueRef x)
{
    return emit_intrinsic(q->e, name, 1, (LLVMTypeRef *)&q->vector, 1, &x);
}

/* Finds the least and the largest number of a range of at least one vector. */
static void find_extremes(const numbers *q, LLVMValueRef begin, LLVMValueRef end, LLVMValueRef *least,
                          LLVMValueRef *largest)
{
    LLVMValueRef first = load(q, q->at, begin), state[] = {first, first};
    accumulators a = {.at = state, .count = 2, .vectors = 1};
    covering c = open_covering(q, &a, begin, end, q->lanes);
    LLVMValueRef x = load(q, q->at, c.at);
    state[0] = extreme(q, false, state[0], x);
    state[1] = extreme(q, true, state[1], x);
    close_covering(q, &c, &a, q->lanes);
    *least = reduced(q, "llvm.vector.reduce.smin", state[0]);
    *largest = reduced(q, "llvm.vector.reduce.smax", state[1]);
}

/* If the sort has `back`, stores the elements of a range whose numbers are all equal. */
static void store_equal(const numbers *q, LLVMValueRef begin, LLVMValueRef end, LLVMValueRef number)
{
    if (!q->s->back)
        return;
    covering c = open_covering(q, NULL, begin, end, q->lanes);
    store_sorted(q, splat(q, number), c.at, NULL);
    close_covering(q, &c, NULL, q->lanes);
}

/* ---- ranges ------------------------------------------------------------------------------------------------------ */

/* The address of a field of range `depth` on the stack. Field 0 is the start of the range, and field 1 is its end.
 * Field 2 says whether the range is bad. */
static LLVMValueRef field(const numbers *q, LLVMValueRef depth, uint32_t number)
{
    LLVMValueRef at = plus(q, LLVMBuildMul(q->b, depth, integer(q, 3), ""), number);
    return LLVMBuildGEP2(q->b, q->e->types[SX_I64], q->ranges, &at, 1, "");
}

static LLVMValueRef load_field(const numbers *q, LLVMValueRef depth, uint32_t number)
{
    return LLVMBuildLoad2(q->b, q->e->types[SX_I64], field(q, depth, number), "");
}

static void push(const numbers *q, LLVMValueRef depth, LLVMValueRef begin, LLVMValueRef end, LLVMValueRef bad)
{
    LLVMBuildStore(q->b, begin, field(q, depth, 0));
    LLVMBuildStore(q->b, end, field(q, depth, 1));
    LLVMBuildStore(q->b, bad, field(q, depth, 2));
}

/* Emits code that splits a long range, pushes the parts that are not empty, and branches to `done`. Returns the number
 * of ranges that are then on the stack. If the range is bad and all its numbers are equal, the code pushes nothing, and
 * branches to `done` from another block. Sets *sorted to this block. */
static LLVMValueRef split_range(const numbers *q, LLVMValueRef depth, LLVMValueRef begin, LLVMValueRef end,
                                LLVMBasicBlockRef done, LLVMBasicBlockRef *sorted)
{
    LLVMBuilderRef b = q->b;
    emitter *e = q->e;
    LLVMBasicBlockRef by_values = emit_block(e, "values"), by_sample = emit_block(e, "sample");
    LLVMBasicBlockRef differ = emit_block(e, "differ"), equal = emit_block(e, "equal"), at = emit_block(e, "split");
    LLVMValueRef least, largest, one = integer(q, 1), bad = load_field(q, depth, 2), pivots[2];
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntNE, bad, integer(q, 0), ""), by_values, by_sample);
    LLVMPositionBuilderAtEnd(b, by_values);
    find_extremes(q, begin, end, &least, &largest);
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntEQ, least, largest, ""), equal, differ);
    LLVMPositionBuilderAtEnd(b, equal);
    store_equal(q, begin, end, least);
    LLVMBuildBr(b, done);
    *sorted = LLVMGetInsertBlock(b);
    LLVMPositionBuilderAtEnd(b, differ);
    LLVMValueRef half = LLVMBuildAShr(b, LLVMBuildXor(b, least, largest, ""), emit_bits(e, q->word, 1, 1), "");
    pivots[0] = LLVMBuildAdd(b, LLVMBuildAnd(b, least, largest, ""), half, "");
    LLVMBuildBr(b, at);
    LLVMPositionBuilderAtEnd(b, by_sample);
    pivots[1] = sample_pivot(q, begin, end);
    LLVMBuildBr(b, at);
    LLVMPositionBuilderAtEnd(b, at);
    LLVMValueRef pivot = LLVMBuildPhi(b, q->type, "");
    LLVMAddIncoming(pivot, pivots, (LLVMBasicBlockRef[]){differ, by_sample}, 2);
    LLVMValueRef middle = split(q, begin, end, pivot), count = LLVMBuildSub(b, end, begin, "");
    LLVMValueRef left = LLVMBuildSub(b, middle, begin, ""), right = LLVMBuildSub(b, end, middle, "");
    LLVMValueRef is_right = emit_less(q->n, left, right), smaller = LLVMBuildSelect(b, is_right, left, right, "");
    bad = emit_less(q->n, LLVMBuildMul(b, smaller, integer(q, BAD_SPLIT), ""), count);
    bad = LLVMBuildZExt(b, bad, e->types[SX_I64], "");
    push(q, depth, LLVMBuildSelect(b, is_right, middle, begin, ""), LLVMBuildSelect(b, is_right, end, middle, ""), bad);
    depth = LLVMBuildAdd(b, depth, one, "");
    push(q, depth, LLVMBuildSelect(b, is_right, begin, middle, ""), LLVMBuildSelect(b, is_right, middle, end, ""), bad);
    LLVMValueRef some = LLVMBuildICmp(b, LLVMIntNE, smaller, integer(q, 0), "");
    depth = LLVMBuildAdd(b, depth, LLVMBuildZExt(b, some, e->types[SX_I64], ""), "");
    LLVMBuildBr(b, done);
    return depth;
}

static void sort_ranges(const numbers *q)
{
    LLVMBuilderRef b = q->b;
    emitter *e = q->e;
    LLVMValueRef zero = integer(q, 0), waiting = integer(q, 1);
    accumulators a = {.at = &waiting, .count = 1, .vectors = 1};
    push(q, zero, zero, integer(q, q->s->length), zero);
    loop l = emit_loop_open(q->n, &a, zero, NULL);
    if (q->n->polls)
        emit_poll(e);
    LLVMBasicBlockRef wanted = emit_block(e, "wanted"), small = emit_block(e, "small"), large = emit_block(e, "large");
    LLVMBasicBlockRef done = emit_block(e, "done"), from[4] = {LLVMGetInsertBlock(b)};
    LLVMValueRef depth = plus(q, waiting, -1), begin = load_field(q, depth, 0), end = load_field(q, depth, 1);
    LLVMBuildCondBr(b, emit_less(q->n, begin, integer(q, q->s->wanted)), wanted, done);
    LLVMPositionBuilderAtEnd(b, wanted);
    LLVMValueRef most = integer(q, (int64_t)NETWORK_VECTORS * q->lanes);
    LLVMBuildCondBr(b, emit_less(q->n, most, LLVMBuildSub(b, end, begin, "")), large, small);
    LLVMPositionBuilderAtEnd(b, small);
    sort_short(q, begin, end, NETWORK_VECTORS);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, done);
    LLVMPositionBuilderAtEnd(b, large);
    LLVMValueRef deeper = split_range(q, depth, begin, end, done, &from[2]);
    from[3] = LLVMGetInsertBlock(b);
    LLVMPositionBuilderAtEnd(b, done);
    waiting = LLVMBuildPhi(b, e->types[SX_I64], "");
    LLVMAddIncoming(waiting, (LLVMValueRef[]){depth, depth, depth, deeper}, from, 4);
    emit_loop_close_if(q->n, &l, &a, zero, emit_less(q->n, zero, waiting));
}

void emit_quicksort(const numbers *q, uint32_t vectors)
{
    if (vectors)
        sort_short(q, integer(q, 0), integer(q, q->s->length), vectors);
    else
        sort_ranges(q);
}
