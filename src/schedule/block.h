/* Describes how a product runs in blocks. block_choose.c decides this, and block.c makes the parts of the product.
 * block.c also explains blocks, groups and panels. */
#ifndef SCHEDULE_BLOCK_H
#define SCHEDULE_BLOCK_H

#include "schedule/schedule.h"

/* The operands of the product: `left` depends on the rows of the result, `right` on its columns. */
enum { LEFT, RIGHT, SIDES };

typedef struct blocking {
    schedule *s;
    const nest *from;
    sx element[SIDES]; /* the operand as a value of from->code; if rounds are joined, a value that is not widened yet */
    bool turned[SIDES]; /* the operand and its copy are contiguous along different dimensions */
    bool turned_result; /* the results are contiguous along rows; if there are `sums`, a last part transposes them */
    bool direct;        /* only the right operand is copied */
    /* The left operand is a vector, or a batch of vectors: there are no blocks. The right operand is copied as a whole,
     * as one panel with all columns; `row` equals `column`. */
    bool vector;
    uint32_t source; /* if not SOURCE_CALL: the right operand is copied as a whole, once for many calls (prepare.c) */
    int64_t growth; /* the bytes of a copy of the whole right operand, divided by those of the operand and rounded up */
    bool *around;   /* for each loop of `from`: whether it runs around the loops over groups */
    bool *copied_around;     /* for each loop of `from` around the rows: whether the right operand depends on it */
    int64_t copies;          /* the product of the extents of the loops in `copied_around` */
    uint32_t split;          /* direct: the loop of `from` whose iterations are cut into groups of rows */
    buffer_id copy[SIDES];   /* the copy of the operand: in scratch, or a temporary if it is copied as a whole */
    buffer_id sums;          /* a buffer for the sums over the blocks of rounds so far; 0 if there is only one block */
    uint32_t joined;         /* how many rounds of `from` one round of the product does; 1: rounds are not joined */
    sx_type narrow;          /* the type of the elements of copies; `type` unless rounds are joined */
    bool is_signed[SIDES];   /* joined: whether the elements are signed */
    bool moved;              /* joined: the left elements are copied with the highest bit inverted */
    buffer_id rows_of_right; /* joined: a copy of the right operand that is contiguous along rounds, as the operand
                                is; 0 if the operand is contiguous along columns */
    buffer_id corrections;   /* if `moved`: a buffer with what the sums of each column lack; else 0 */
    uint32_t row, column, inner;      /* loops of `from`: rows, columns, and rounds of the sum */
    int64_t rows, columns, rounds;    /* their extents */
    int64_t depth;                    /* rounds of the product: `rounds` / `joined`, rounded up */
    int64_t width;                    /* columns of a panel */
    int64_t panels;                   /* panels of the result */
    int64_t block_rows, blocks;       /* rows of a block, blocks of a group */
    int64_t group_rows, group_panels; /* rows and panels of a group; if `direct`, group_rows counts iterations of
                                         loop `split` */
    int64_t block_depth;              /* rounds of a block */
    int64_t summed_rows;              /* rows of a group, over all loops of rows */
    uint32_t by_panels, by_rows;      /* the loops over groups */
    uint32_t by_depth, by_block; /* the loops over blocks of rounds and of rows; NO_LOOP if there is only one block */
    sx_type type;                /* the type of the sum */
} blocking;

/* Sets the other fields from b->s and b->from, except buffers. Returns false if the nest is no product that blocks, or
 * a copy of the right operand, make faster. */
bool block_choose(blocking *b, target_shape target);
/* Marks the values and the arguments of the nest's code that a value needs. */
void block_mark_arguments(const nest *n, sx value, bool *needed, bool *arguments);
/* The element type of a buffer that holds values of a machine type; QN_NONE if there is none. */
qn_dtype block_dtype(sx_type type);

#endif
