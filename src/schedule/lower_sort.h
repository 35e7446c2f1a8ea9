/* What the files that lower sorts share (lower_sort.c, lower_digits.c). */
#ifndef SCHEDULE_LOWER_SORT_H
#define SCHEDULE_LOWER_SORT_H

#include "schedule/lower.h"
#include "schedule/nest_bounds.h"

/* Something that moves with each element: an input, or a key that the comparator needs of each element. */
typedef struct column {
    uint32_t input; /* number of the input; NO_INPUT for a key */
    sx_type type;
    sx key; /* of a key: its value in the comparator's expression */
    buffer_id from, to;
    buffer_id result; /* 0: none */
    bool in_place;    /* the input itself is a column */
    bool position;    /* of a selection: the number of the element in its slice, which no buffer holds */
} column;
#define NO_INPUT UINT32_MAX

typedef struct sorting {
    region_plan *p;
    graph *g;
    arena *a;
    node_id n;
    uint32_t inputs, captures;
    const type *shape;
    uint32_t along;
    int64_t length, slices;
    int64_t wanted;  /* how many elements of a sorted slice are read, from the first one on */
    sx_code *whole;  /* (l0, r0, l1, r1, ..., captures) in storage types -> whether the l come before the r */
    sx_code *before; /* the same of columns */
    uint8_t *sides;  /* for each instruction of `whole`: SIDE_ bits */
    LIST_OF(column) columns;
    uint32_t streams;
    sx_code *key; /* of a sort by digits (lower_digits.c): nest_sort.key, digit, part */
    uint32_t digit;
    int64_t part;
} sorting;

/* The number of the column of an input; adds it if it is not there yet. */
uint32_t sort_input_column(sorting *c, uint32_t input);
lowering sort_lowering(const sorting *c, const char *label);
sx sort_load(lowering *l, buffer_id from, sx_type type, affine index);
void sort_store(lowering *l, buffer_id to, affine index, sx value);
/* Begins a nest of the sort: loops over blocks, if there are several, and over slices. Sets *row to the number of the
 * slice. */
nest_sort *sort_open(lowering *l, const sorting *c, sort_kind kind, int64_t blocks, affine *row);
/* Loads all columns at an index. `position`: of the element in its slice. */
void sort_load_columns(lowering *l, const sorting *c, affine at, affine position);
/* The buffer of an input that has the layout of a column; 0 if it has none. */
buffer_id sort_column_of(const sorting *c, uint32_t input);
/* A nest that moves elements: a copy of all columns, in blocks if there are several. */
void sort_copy_columns(lowering *l, const sorting *c, affine row, int64_t block);
/* Chooses where the next nest writes. The last one writes to the results. */
void sort_choose_places(sorting *c, bool last);
/* Makes a nest a step. If it moves elements, the next nest reads what it writes. */
qn_status sort_finish(sorting *c, lowering *l);
/* Makes a number in memory: 0, or one more than `before`. */
qn_status sort_level(sorting *c, buffer_id before, buffer_id *out);

/* lower_digits.c */
/* Whether the comparator of columns compares one integer of both elements, so that it is a strict weak order. If so, sets
 * *column to that of the integer, *is_signed, and *down to whether larger ones come first. */
bool sort_key(const sorting *c, uint32_t *column, bool *is_signed, bool *down);
/* If sort_key holds, sets `key`. Drops the column of the integer if the key follows from the other columns. */
bool sort_make_key(sorting *c);
/* Whether the sort moves elements by the digits of a key; if so, sets `key` and the columns. */
bool sort_by_digits(sorting *c);
qn_status lower_digits(sorting *c);

/* lower_select.c */
/* Whether the first elements are selected; if so, sets `key` and the columns. */
bool sort_by_selection(sorting *c);
qn_status lower_select(sorting *c);

#endif
