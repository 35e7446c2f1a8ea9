/* Declarations for emit_numbers.c and emit_quicksort.c, which emit sorts of numbers. A number is a signed integer that
 * stands for an element. It consists of the element's key, or of the key and the element's position
 * (schedule/lower_numbers.c). */
#ifndef JIT_EMIT_NUMBERS_H
#define JIT_EMIT_NUMBERS_H

#include "jit/emit_network.h"
#include "jit/emit_sort.h"

/* A slice that is sorted as numbers. */
typedef struct numbers {
    const sorter *r;
    nest_emitter *n;
    emitter *e;
    LLVMBuilderRef b;
    const nest_sort *s;
    sx_type word;               /* the integer type of a number */
    uint32_t lanes;             /* the number of lanes of a vector of numbers */
    LLVMTypeRef type, vector;   /* the types of one number and of a vector of numbers */
    LLVMValueRef *from, *to;    /* the columns of the slice: `from` before the sort, `to` after it */
    LLVMValueRef at;            /* the address of the numbers */
    LLVMValueRef ranges, aside; /* addresses in scratch: of the stack of ranges that are not sorted yet, and of the
                                   numbers that a split sets aside */
} numbers;

static inline LLVMValueRef integer(const numbers *q, int64_t value) { return emit_int(q->e, value); }
static inline LLVMValueRef plus(const numbers *q, LLVMValueRef x, int64_t y)
{
    return LLVMBuildAdd(q->b, x, integer(q, y), "");
}
static inline LLVMValueRef splat(const numbers *q, LLVMValueRef x) { return emit_splat(q->e, x, q->lanes); }

static inline LLVMValueRef place(const numbers *q, LLVMValueRef base, LLVMValueRef index)
{
    return LLVMBuildGEP2(q->b, q->type, base, &index, 1, "");
}

static inline LLVMValueRef load_as(const numbers *q, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef index)
{
    LLVMValueRef made = LLVMBuildLoad2(q->b, type, place(q, base, index), "");
    LLVMSetAlignment(made, sx_type_bits[q->word] / 8);
    return made;
}

static inline LLVMValueRef load(const numbers *q, LLVMValueRef base, LLVMValueRef index)
{
    return load_as(q, q->vector, base, index);
}

static inline void store(const numbers *q, LLVMValueRef value, LLVMValueRef base, LLVMValueRef index)
{
    LLVMSetAlignment(LLVMBuildStore(q->b, value, place(q, base, index)), sx_type_bits[q->word] / 8);
}

/* The bits of the largest number. */
static inline uint64_t largest_bits(const numbers *q) { return ((uint64_t)1 << (sx_type_bits[q->word] - 1)) - 1; }

static inline LLVMValueRef extreme(const numbers *q, bool largest, LLVMValueRef x, LLVMValueRef y)
{
    return emit_extreme(q->e, largest, x, y);
}

/* The number of lanes of a vector, halved until `count` elements fill all lanes. */
static inline uint32_t lanes_within(const numbers *q, int64_t count)
{
    uint32_t lanes = q->lanes;
    while (lanes > count)
        lanes /= 2;
    return lanes;
}

/* A loop over the elements from `first` to `end` - 1, `lanes` at a time. There are at least `lanes` elements. `at` is
 * the first element of the current round. The last round ends with the last element, so it may repeat elements of the
 * previous round. */
typedef struct covering {
    loop l;
    LLVMValueRef at, end;
} covering;

static inline covering open_covering(const numbers *q, accumulators *a, LLVMValueRef first, LLVMValueRef end,
                                     uint32_t lanes)
{
    covering c = {.end = end, .l = emit_loop_open(q->n, a, first, NULL)};
    LLVMValueRef last = plus(q, end, -(int64_t)lanes);
    c.at = LLVMBuildSelect(q->b, emit_less(q->n, c.l.index, last), c.l.index, last, "");
    return c;
}

static inline void close_covering(const numbers *q, covering *c, accumulators *a, uint32_t lanes)
{
    emit_loop_close(q->n, &c->l, a, lanes, c->end);
}

/* Emits the code `back` (nest_sort), which computes elements from `lanes` numbers. Returns the elements. */
LLVMValueRef emit_elements_of(const numbers *q, LLVMValueRef number, uint32_t lanes);

/* emit_quicksort.c: sorts the slice's numbers, which are in memory. If the sort has the code `back`, replaces each
 * sorted number by the element that `back` computes from it. vectors: the number of vectors of a network that sorts the
 * whole slice; 0 if the slice is too long for a network. */
void emit_quicksort(const numbers *q, uint32_t vectors);

#endif
