/* Declarations that the files that lower sorts share: lower_sort.c, lower_digits.c, lower_numbers.c and
 * lower_select.c. */
#ifndef SCHEDULE_LOWER_SORT_H
#define SCHEDULE_LOWER_SORT_H

#include "schedule/lower.h"
#include "schedule/nest_bounds.h"

/* Something that moves with each element: an input, or a key, which is a value that the comparator computes from one
 * element. */
typedef struct column {
    uint32_t input; /* number of the input; NO_INPUT for a key */
    sx_type type;
    sx key;             /* of a key: its value in the comparator's expression */
    buffer_id from, to; /* the next nest that moves elements reads the column from `from`, and writes it to `to` */
    buffer_id result;   /* of an input whose sorted elements are wanted: the buffer of the result; else 0 */
    bool in_place;      /* the buffer of the input serves as the column */
    /* In a selection or a sort as numbers: the column is the position of each element in its slice, and is in no
     * buffer. */
    bool position;
} column;
#define NO_INPUT UINT32_MAX

typedef struct sorting {
    region_plan *p;
    graph *g;
    arena *a;
    node_id n;
    uint32_t inputs, captures;
    const type *shape;
    uint32_t along;         /* the sorted dimension */
    int64_t length, slices; /* elements of a slice; number of slices */
    int64_t wanted;         /* how many elements of a sorted slice are read: the first `wanted` ones */
    sx_code *whole;  /* (l0, r0, l1, r1, ..., captures) in storage types -> whether element l comes before element r */
    sx_code *before; /* like `whole`, with columns in place of inputs */
    uint8_t *sides;  /* for each instruction of `whole`: the elements on which it depends, as SIDE_ bits
                        (lower_sort.c) */
    LIST_OF(column) columns;
    uint32_t streams; /* as in nest_sort */
    /* `key`, `back`, `word`, `digit` and `part` mean the same as in nest_sort. A sort as numbers has `key`, `back` and
     * `word`. A sort by digits has `key`, `digit` and `part`. A selection has `key`. */
    sx_code *key, *back;
    sx_type word;
    uint32_t digit;
    int64_t part;
} sorting;

/* Returns the number of the column of an input. Adds the column if there is none yet. */
uint32_t sort_input_column(sorting *c, uint32_t input);
lowering sort_lowering(const sorting *c, const char *label);
sx sort_load(lowering *l, buffer_id from, sx_type type, affine index);
void sort_store(lowering *l, buffer_id to, affine index, sx value);
/* Begins a nest of the sort: a loop over `blocks` blocks, unless `blocks` is 0, and a loop over slices. Sets *row to
 * the number of the slice. */
nest_sort *sort_open(lowering *l, const sorting *c, sort_kind kind, int64_t blocks, affine *row);
/* Loads all columns at an index. A column of positions is not loaded: its value is `position`. */
void sort_load_columns(lowering *l, const sorting *c, affine at, affine position);
/* The buffer of an input, if this buffer has the layout of a column; else 0. */
buffer_id sort_column_of(const sorting *c, uint32_t input);
/* Adds the stage of a nest that moves elements. The stage copies all columns, in blocks of `block` elements unless
 * `block` is 0. */
void sort_copy_columns(lowering *l, const sorting *c, affine row, int64_t block);
/* Chooses where the next nest writes the columns. If `last` is set, this nest is the last one that moves elements, so
 * it writes straight to results that have the layout of a column. */
void sort_choose_places(sorting *c, bool last);
/* Adds a finished nest as a step. If the nest moves elements, the buffers that it wrote become the buffers of the
 * columns. */
qn_status sort_finish(sorting *c, lowering *l);
/* Adds a nest that writes a number to a new buffer, *out: 0 if `before` is 0, else the number in `before` plus 1. */
qn_status sort_level(sorting *c, buffer_id before, buffer_id *out);

/* lower_digits.c */
/* Whether the comparator of columns compares the two elements by one column of integers. Such a comparator is a strict
 * weak order. If so, sets *column to the number of this column, *is_signed to whether its integers are signed, and
 * *down to whether larger integers come first. */
bool sort_key(const sorting *c, uint32_t *column, bool *is_signed, bool *down);
/* If sort_key holds, sets `key`. Drops the compared column if the key can be computed from the other columns. */
bool sort_make_key(sorting *c);
/* Whether the sort goes by the digits of a key. If so, sets `key`, `digit` and `part`; like sort_make_key, may drop a
 * column. */
bool sort_by_digits(sorting *c);
qn_status lower_digits(sorting *c);

/* lower_numbers.c */
/* Whether each slice is sorted as numbers. If so, sets `key`, `back`, `word` and the columns' `position`; like
 * sort_make_key, may drop a column. */
bool sort_by_numbers(sorting *c);
qn_status lower_numbers(sorting *c);

/* lower_select.c */
/* Sets `position` of each column that need not be in a buffer. Such a column holds the positions of elements in their
 * slices, and the key does not use the column. */
void sort_find_positions(sorting *c);
/* Whether the sort selects only the first elements. If so, sets `key`, `before` and the columns' `position`; like
 * sort_make_key, may drop a column. */
bool sort_by_selection(sorting *c);
qn_status lower_select(sorting *c);

#endif
