/* What the files that emit steps of sorts share (emit_sort.c, emit_select.c). */
#ifndef JIT_EMIT_SORT_H
#define JIT_EMIT_SORT_H

#include "jit/emit_stage.h"

/* The columns of a stream: where its elements are, and where its outputs go. */
typedef struct stream {
    LLVMValueRef *from, *to;
    /* A merge takes elements `left` to `left_end` - 1, and others up to `right_end` - 1. If it has made output o and is at
     * element i of the left run, it is at element `sum + o - i` of the right run. */
    LLVMValueRef left, left_end, right_end, sum;
} stream;

typedef struct sorter {
    nest_emitter *n;
    const nest_sort *s;
    /* from, to: the buffers of the columns; from is NULL for the number of an element in its slice */
    LLVMValueRef *captures, *from, *to;
    sx_type *types;
    bool *compared; /* for each argument of the comparator: whether it is used */
    LLVMValueRef slice, block;
} sorter;

/* The integer type that has the bits of a column's elements, which are moved as they are. */
LLVMTypeRef emit_bits_type(const sorter *r, uint32_t column);
/* The columns of a stream in scratch; `half`: 0 or 1, between which the levels of merging alternate. */
LLVMValueRef *emit_scratch_columns(const sorter *r, LLVMValueRef half, LLVMValueRef number);
/* Sorts the runs of a stream of `length` elements: SORT_RUN runs at a time, then single ones, then the rest of them, which
 * has `rest` elements if there is one. */
void emit_stream_runs(const sorter *r, const stream *s, LLVMValueRef length, uint32_t rest);
/* Merges streams of one length until each is one run. The streams have the numbers from `first` on. `to`: where their
 * columns end up. */
void emit_levels(const sorter *r, uint32_t count, LLVMValueRef first, LLVMValueRef **to, LLVMValueRef length);

/* emit_select.c */
void emit_sort_select(const sorter *r);

#endif
