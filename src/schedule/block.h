/* How a matrix product runs in blocks. block_choose.c makes the decisions; block.c builds the parts of the nest. The
 * top of block.c explains blocks, groups, panels, rounds and joined rounds.
 *
 * An operand or result is contiguous along a loop if neighbouring iterations of this loop access adjacent elements. */
#ifndef SCHEDULE_BLOCK_H
#define SCHEDULE_BLOCK_H

#include "schedule/schedule.h"

/* The operands of the product: the left one depends on the rows of the result, the right one on the columns. */
enum { LEFT, RIGHT, SIDES };

typedef struct blocking {
    schedule *s;
    const nest *from;
    sx element[SIDES];  /* an element of the operand: a value of from->code. If rounds are joined, the element before
                           any widening */
    bool turned[SIDES]; /* LEFT: whether the operand is contiguous along rows; its copy then is, too. RIGHT: whether the
                           operand is contiguous along rounds */
    bool turned_result; /* the results are contiguous along rows; if there are `sums`, a last part transposes the
                           sums */
    bool direct;        /* the product runs in blocks, but reads its left operand in place */
    bool vector;        /* the left operand is a vector, or a batch of vectors. Then there are no blocks: the whole
                           right operand is copied, as one panel with all columns. `from` has no loop over rows; `row`
                           is the number of the loop over columns */
    uint32_t source;    /* if not SOURCE_CALL: the whole right operand is copied once for many calls (prepare.c) */
    int64_t growth;     /* the size of a copy of the whole right operand, as a multiple (rounded up) of the size of the
                           buffers from which the operand is computed */
    bool *around;       /* for each loop of `from`: whether it encloses the loops over groups */
    bool *copied_around;           /* for each loop of `from` that encloses loop `row`: whether the right operand
                                      depends on it */
    int64_t copies;                /* the product of the extents of the loops in `copied_around` */
    uint32_t split;                /* if `direct`: the loop of `from` that is cut into groups of rows */
    buffer_id copy[SIDES];         /* the operand's copy: in scratch, or a temporary if `source` is set */
    buffer_id sums;                /* sums over the finished blocks of rounds; 0 if there is only one block of rounds */
    uint32_t joined;               /* rounds of `from` per round of the product; 1: rounds are not joined */
    sx_type narrow;                /* the type of the elements of copies; `type` if rounds are not joined */
    bool is_signed[SIDES];         /* joined integers: whether the elements are signed */
    bool moved;                    /* joined integers: the left elements are copied with the highest bit inverted */
    buffer_id rows_of_right;       /* if rounds are joined and turned[RIGHT] is set: a copy of the right operand in its
                                original order; else 0 */
    buffer_id corrections;         /* if `moved`: the amount to add to the sums of each column; else 0 */
    uint32_t row, column, inner;   /* loops of `from`: over rows, columns and rounds */
    int64_t rows, columns, rounds; /* their extents */
    int64_t depth;                 /* rounds of the product: `rounds` / `joined`, rounded up */
    int64_t width;                 /* columns of a panel */
    int64_t panels;                /* panels of the result */
    int64_t block_rows, blocks;    /* rows of a block, blocks of rows in a group; not used if `direct` */
    int64_t group_rows, group_panels; /* rows and panels of a group; if `direct`, group_rows counts iterations of loop
                                         `split` */
    int64_t block_depth;              /* rounds of a block */
    int64_t summed_rows;              /* rows of a group, also if `direct` */
    uint32_t by_panels, by_rows;      /* the loops over groups */
    uint32_t by_depth, by_block;      /* the loops over blocks of rounds and of rows; NO_LOOP: there is one block */
    sx_type type;                     /* the type of the sum */
} blocking;

/* Sets the fields that say how b->from runs, except the buffers. Returns false if b->from stays as it is: it is not a
 * product, or neither blocks nor a copy of the right operand would make it faster. */
bool block_choose(blocking *b, target_shape target);
/* Sets needed[i] for `value` and each instruction i of n->code on which `value` depends, and arguments[i] for each
 * argument i on which `value` depends. */
void block_mark_arguments(const nest *n, sx value, bool *needed, bool *arguments);
/* The element type of a buffer that holds values of `type`; QN_NONE if there is none. */
qn_dtype block_dtype(sx_type type);

#endif
