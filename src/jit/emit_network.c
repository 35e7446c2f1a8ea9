/* Emits a sorting network on vectors. Until the last step, sorted order is lane 0 of all vectors, then lane 1 of all
 * vectors, and so on. So an exchange between two elements of the same lane is an exchange of whole vectors, without
 * shuffles. The steps are:
 *
 *     sort each lane
 *     merge neighbouring lanes, then groups of 2, 4, ... lanes
 *
 * A sorted group followed by the next sorted group in reverse order is a bitonic sequence. Exchanges at a distance of
 * half its length, then a quarter, and so on, sort it.
 *
 * The last step, `interleave`, moves the elements to their final places: the first elements to vector 0, the next ones
 * to vector 1, and so on. */
#include "jit/emit_network.h"

static LLVMValueRef shuffled(emitter *e, LLVMValueRef x, LLVMValueRef y, const uint32_t *order, uint32_t lanes)
{
    LLVMValueRef numbers[64];
    for (uint32_t i = 0; i < lanes; i++)
        numbers[i] = LLVMConstInt(e->types[SX_I32], order[i], 0);
    return LLVMBuildShuffleVector(e->builder, x, y ? y : LLVMGetPoison(LLVMTypeOf(x)), LLVMConstVector(numbers, lanes),
                                  "");
}

LLVMValueRef emit_extreme(emitter *e, bool largest, LLVMValueRef x, LLVMValueRef y)
{
    LLVMTypeRef type = LLVMTypeOf(x);
    LLVMValueRef args[] = {x, y};
    return emit_intrinsic(e, largest ? "llvm.smax" : "llvm.smin", 1, &type, 2, args);
}

LLVMValueRef emit_rotated(emitter *e, LLVMValueRef x, uint32_t by, uint32_t lanes)
{
    uint32_t order[64];
    for (uint32_t i = 0; i < lanes; i++)
        order[i] = (i + by) % lanes;
    return shuffled(e, x, NULL, order, lanes);
}

/* Puts the smaller elements into x and the larger ones into y. */
static void exchange(emitter *e, LLVMValueRef *x, LLVMValueRef *y)
{
    LLVMValueRef low = emit_extreme(e, false, *x, *y);
    *y = emit_extreme(e, true, *x, *y);
    *x = low;
}

/* Batcher's odd-even merge sort of each lane. */
static void sort_lanes(emitter *e, LLVMValueRef *v, uint32_t count)
{
    for (uint32_t p = 1; p < count; p *= 2)
        for (uint32_t k = p; k >= 1; k /= 2)
            for (uint32_t j = k % p; j + k < count; j += 2 * k)
                for (uint32_t i = 0; i < k && i + j + k < count; i++)
                    if ((i + j) / (2 * p) == (i + j + k) / (2 * p))
                        exchange(e, &v[i + j], &v[i + j + k]);
}

/* Compares lane i of `value` with lane i ^ mask of `other`. Lane i of the result is the smaller of the two if `i & bit`
 * is 0, else the larger one. */
static LLVMValueRef exchanged_lanes(emitter *e, LLVMValueRef value, LLVMValueRef other, uint32_t mask, uint32_t bit,
                                    uint32_t lanes)
{
    uint32_t order[64];
    LLVMValueRef upper[64];
    for (uint32_t i = 0; i < lanes; i++) {
        order[i] = i ^ mask;
        upper[i] = LLVMConstInt(e->types[SX_I1], (i & bit) != 0, 0);
    }
    other = shuffled(e, other, NULL, order, lanes);
    LLVMValueRef low = emit_extreme(e, false, value, other), high = emit_extreme(e, true, value, other);
    return LLVMBuildSelect(e->builder, LLVMConstVector(upper, lanes), high, low, "");
}

/* Merges the two halves of each group of `group` lanes. */
static void merge_lanes(emitter *e, LLVMValueRef *v, uint32_t count, uint32_t group, uint32_t lanes)
{
    LLVMValueRef from[NETWORK_VECTORS];
    for (uint32_t bit = group / 2; bit >= 1; bit /= 2) {
        bool reverse = bit == group / 2;
        for (uint32_t i = 0; i < count; i++)
            from[i] = v[i];
        for (uint32_t i = 0; i < count; i++)
            v[i] =
                exchanged_lanes(e, from[i], from[reverse ? count - 1 - i : i], reverse ? group - 1 : bit, bit, lanes);
    }
    for (uint32_t step = count / 2; step >= 1; step /= 2)
        for (uint32_t i = 0; i < count; i++)
            if (!(i & step))
                exchange(e, &v[i], &v[i + step]);
}

/* Changes sorted order from lane by lane to vector by vector. */
static void interleave(emitter *e, LLVMValueRef *v, uint32_t count, uint32_t lanes)
{
    uint32_t low[64], high[64];
    for (uint32_t i = 0; i < lanes; i++) {
        low[i] = i / 2 + i % 2 * lanes;
        high[i] = low[i] + lanes / 2;
    }
    for (uint32_t round = 1; round < count; round *= 2) {
        LLVMValueRef from[NETWORK_VECTORS];
        for (uint32_t i = 0; i < count; i++)
            from[i] = v[i];
        for (uint32_t i = 0; i < count / 2; i++) {
            v[2 * i] = shuffled(e, from[i], from[i + count / 2], low, lanes);
            v[2 * i + 1] = shuffled(e, from[i], from[i + count / 2], high, lanes);
        }
    }
}

void emit_network(emitter *e, LLVMValueRef *vectors, uint32_t count, uint32_t lanes)
{
    sort_lanes(e, vectors, count);
    for (uint32_t group = 2; group <= lanes; group *= 2)
        merge_lanes(e, vectors, count, group, lanes);
    interleave(e, vectors, count, lanes);
}
