/* Declarations for the files that lower sorts to nests: lower_sort.c, lower_digits.c, lower_numbers.c and
 * lower_select.c. nest.h explains slices, columns and the kinds of steps (sort_kind). */
#ifndef SCHEDULE_LOWER_SORT_H
#define SCHEDULE_LOWER_SORT_H

#include "schedule/lower.h"
#include "schedule/nest_bounds.h"

/* A column has one value for each sorted element: the value of the element in one input, or a key that the comparator
 * computes from the element. */
typedef struct column {
    uint32_t input; /* number of the input; NO_INPUT for a key */
    sx_type type;
    sx key;             /* for a key: the instruction of sorting.whole that computes it */
    buffer_id from, to; /* the next nest that moves elements reads the column from `from` and writes the column to
                           `to` */
    buffer_id result;   /* the buffer of the sorted input, if this result is used; else 0 */
    bool in_place;      /* `from` is the buffer of the input */
    /* In a selection or a sort as numbers: the column has the position of each element in its slice. The next nest that
     * moves elements computes the positions instead of loading them. */
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
    int64_t wanted;         /* only the first `wanted` elements of a sorted slice are read */
    sx_code *whole;  /* (l0, r0, l1, r1, ..., captures) in storage types -> whether element l comes before element r.
                        After `before` is made: the code that computes the keys, or NULL */
    sx_code *before; /* the comparator with columns in place of inputs */
    uint8_t *sides;  /* for each instruction of the comparator: the elements that it depends on, as SIDE_ bits
                        (lower_sort.c) */
    LIST_OF(column) columns;
    uint32_t streams; /* as in nest_sort */
    /* As in nest_sort. A sort as numbers has `key`, `back` and `word`. A sort by digits has `key`, `digit` and `part`.
     * A selection has `key`. */
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
/* Begins a nest with a loop over slices. If `blocks` is not 0, this loop is inside of a loop over `blocks` blocks. Sets
 * *row to the number of the slice. */
nest_sort *sort_open(lowering *l, const sorting *c, sort_kind kind, int64_t blocks, affine *row);
/* Loads all columns at an index. The value of a column of positions is `position`. */
void sort_load_columns(lowering *l, const sorting *c, affine at, affine position);
/* Returns the buffer of an input if this buffer has the layout of a column; else 0. */
buffer_id sort_column_of(const sorting *c, uint32_t input);
/* Adds a stage that copies all columns, in blocks of `block` elements if `block` is not 0. */
void sort_copy_columns(lowering *l, const sorting *c, affine row, int64_t block);
/* Chooses where the next nest writes the columns. `last`: no later nest moves elements, so this nest writes directly to
 * the results that have the layout of a column. */
void sort_choose_places(sorting *c, bool last);
/* Adds a finished nest as a step. If the nest moves elements, later nests read the columns that this nest wrote. */
qn_status sort_finish(sorting *c, lowering *l);
/* Adds a nest that writes the number of a level or digit to a new buffer, *out. The number is 0 if `before` is 0, else
 * the number in buffer `before` plus 1. */
qn_status sort_level(sorting *c, buffer_id before, buffer_id *out);

/* lower_digits.c */
/* Whether `before` is a single comparison of the integers of one column. If so, sets *column to the number of the
 * column, *is_signed to whether the integers are signed, and *down to whether larger integers come first. */
bool sort_key(const sorting *c, uint32_t *column, bool *is_signed, bool *down);
/* Returns what sort_key returns. If this is true, sets `key`, and drops the compared column if the nests can compute
 * the key from the other columns instead. */
bool sort_make_key(sorting *c);
/* Whether elements are sorted by the digits of a key. If so, sets `key`, `digit` and `part`; like sort_make_key, may
 * drop a column. */
bool sort_by_digits(sorting *c);
qn_status lower_digits(sorting *c);

/* lower_numbers.c */
/* Whether each slice is sorted as numbers. If so, sets `key`, `back`, `word` and the columns' `position`; like
 * sort_make_key, may drop a column. */
bool sort_by_numbers(sorting *c);
qn_status lower_numbers(sorting *c);

/* lower_select.c */
/* Sets `position` of each column that has the positions of elements in their slices and that the key does not use. */
void sort_find_positions(sorting *c);
/* Whether a selection of the first elements replaces the sort. If so, sets `key`, `before` and the columns' `position`;
 * like sort_make_key, may drop a column. */
bool sort_by_selection(sorting *c);
qn_status lower_select(sorting *c);

#endif
