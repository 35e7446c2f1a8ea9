/* How a matrix product runs in blocks. block_choose.c makes the decisions; block.c builds the parts of the nest. The
 * top of block.c explains blocks, groups, panels, rounds and joined rounds.
 *
 * An operand or result is contiguous along a loop if neighbouring iterations of this loop access adjacent elements. */
#ifndef SCHEDULE_BLOCK_H
#define SCHEDULE_BLOCK_H

#include "schedule/schedule.h"

/* The operands of the product: `left` depends on the rows of the result, `right` on its columns. */
enum { LEFT, RIGHT, SIDES };

typedef struct blocking {
    schedule *s;
    const nest *from;
    sx element[SIDES];  /* the operand: a value of from->code; if rounds are joined, before widening */
    bool turned[SIDES]; /* whether the operand is contiguous along rows (LEFT) or rounds (RIGHT). A copy of such a left
                           operand is contiguous along rows, too; a copy of a right operand always along columns */
    bool turned_result; /* the results are contiguous along rows; if there are `sums`, a last part transposes the
                           sums */
    bool direct;        /* the product runs in blocks, but reads its left operand in place */
    bool vector;        /* the left operand is a vector, or a batch of vectors. Then there are no blocks: the whole
                           right operand is copied, as one panel with all columns. There is no loop over rows, and
                           `row` equals `column` */
    uint32_t source;    /* if not SOURCE_CALL: the whole right operand is copied once for many calls (prepare.c) */
    int64_t growth; /* bytes of a copy of the whole right operand, divided by the bytes of the buffers that it is made
                       from, rounded up */
    bool *around;   /* for each loop of `from`: whether it encloses the loops over groups */
    bool *copied_around;     /* for each loop of `from` outside `row`: whether the right operand depends on it */
    int64_t copies;          /* the product of the extents of the loops in `copied_around` */
    uint32_t split;          /* direct: the loop of `from` that is cut into groups of rows */
    buffer_id copy[SIDES];   /* the operand's copy: in scratch, or a temporary if the whole operand is copied */
    buffer_id sums;          /* sums over the blocks of rounds done so far; 0 if there is only one block of rounds */
    uint32_t joined;         /* rounds of `from` per round of the product; 1: rounds are not joined */
    sx_type narrow;          /* the type of the elements of copies; `type` unless rounds are joined */
    bool is_signed[SIDES];   /* joined: whether the elements are signed */
    bool moved;              /* joined: the left elements are copied with the highest bit inverted */
    buffer_id rows_of_right; /* joined, turned[RIGHT]: a copy of the right operand in its original order; else 0 */
    buffer_id corrections;   /* moved: the amount to add to the sums of each column; else 0 */
    uint32_t row, column, inner;      /* loops of `from`: over rows, columns and rounds */
    int64_t rows, columns, rounds;    /* their extents */
    int64_t depth;                    /* rounds of the product: `rounds` / `joined`, rounded up */
    int64_t width;                    /* columns of a panel */
    int64_t panels;                   /* panels of the result */
    int64_t block_rows, blocks;       /* rows of a block, blocks of a group */
    int64_t group_rows, group_panels; /* rows and panels of a group; if `direct`, group_rows is the number of iterations
                                         of loop `split` */
    int64_t block_depth;              /* rounds of a block */
    int64_t summed_rows;              /* group_rows; if `direct`, times the extents of the other loops over rows */
    uint32_t by_panels, by_rows;      /* the loops over groups */
    uint32_t by_depth, by_block;      /* the loops over blocks of rounds and of rows; NO_LOOP if there is one block */
    sx_type type;                     /* the type of the sum */
} blocking;

/* Sets the fields that say how b->from runs, but adds no buffers. Returns false if b->from is not a product, or if
 * neither blocks nor a copy of the right operand would make it faster. */
bool block_choose(blocking *b, target_shape target);
/* Marks what `value` depends on, itself included: sets needed[i] for instruction i of n->code, and arguments[i] for
 * argument i. */
void block_mark_arguments(const nest *n, sx value, bool *needed, bool *arguments);
/* The element type of a buffer that holds values of `type`; QN_NONE if there is none. */
qn_dtype block_dtype(sx_type type);

#endif
