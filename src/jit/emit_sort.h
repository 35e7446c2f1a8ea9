/* Declarations shared by files that emit sorts. sort_kind (schedule/nest.h) explains slices, blocks and columns;
 * emit_sort.c explains streams. */
#ifndef JIT_EMIT_SORT_H
#define JIT_EMIT_SORT_H

#include "jit/emit_stage.h"

/* The columns of a stream: where its elements are, and where its outputs go. */
typedef struct stream {
    LLVMValueRef *from, *to;
    /* Elements are numbered as in the columns `from`, outputs as in `to`. A merge takes the elements of the left run
     * from `left` up to but not including `left_end`, and those of the right run below `right_end`. At output o, if the
     * next element of the left run has number i, the next element of the right run has number `sum + o - i`. */
    LLVMValueRef left, left_end, right_end, sum;
} stream;

typedef struct sorter {
    nest_emitter *n;
    const nest_sort *s;
    /* from, to: the buffers of the columns. from[c] is NULL if column c is in no buffer, because the column is the
     * position of each element in its slice. */
    LLVMValueRef *captures, *from, *to;
    sx_type *types;
    bool *compared; /* for each argument of the comparator: whether it is used */
    /* slice: the number of the tile's slice, or of the first one if the tile has several. block: the number of the tile
     * within its slice; NULL if tiles have whole slices. */
    LLVMValueRef slice, block;
} sorter;

/* The integer type with the width of a column's elements. Elements are moved as integers, so that their bits do not
 * change. */
LLVMTypeRef emit_bits_type(const sorter *r, uint32_t column);
/* The columns of stream `number` in one half of scratch. `half` is 0 or 1: each level of merging except the last
 * reads from one half and writes to the other. */
LLVMValueRef *emit_scratch_columns(const sorter *r, LLVMValueRef half, LLVMValueRef number);
/* Sorts each run of a stream of `length` elements. A run has SORT_RUN elements; if the length is no multiple of
 * SORT_RUN, the last run has `rest` elements. */
void emit_stream_runs(const sorter *r, const stream *s, LLVMValueRef length, uint32_t rest);
/* Merges the runs of `count` streams of `length` elements until each stream is one run. The streams have the numbers
 * from `first` on. The last level writes stream `first + k` to the columns to[k]. */
void emit_levels(const sorter *r, uint32_t count, LLVMValueRef first, LLVMValueRef **to, LLVMValueRef length);

/* emit_numbers.c */
void emit_sort_numbers(const sorter *r);

/* emit_select.c */
void emit_sort_select(const sorter *r);

#endif
