/* Declarations shared by the files that emit sequences. A sequence is a function that runs several steps
 * (program.h). */
#ifndef JIT_SEQUENCE_H
#define JIT_SEQUENCE_H

#include "jit/program.h"

/* How the steps of a loop use a buffer. seen: a step accesses the buffer. written: a step writes to the buffer.
 * refused: a step uses the buffer in a way that rules out a cell (see emit_cells.c below). */
typedef struct cell_mark {
    bool seen, refused, written;
    uint8_t type; /* the sx_type of the buffer's element; SX_TYPES until known */
} cell_mark;

typedef struct sequence {
    emitter *e;
    program_plan *plan;
    arena *a;
    uint32_t first; /* number of the sequence's first argument in the plan */
    LLVMValueRef table;
    double since;            /* estimated instructions since the last poll */
    LIST_OF(buffer_id) open; /* the buffers that have a cell */
    cell_mark *marks;        /* indexed by buffer */
} sequence;

/* emit_cells.c
 *
 * A cell is the only element of a buffer, kept in a register while a loop runs (emitter.cells). A buffer can have a
 * cell only if all its accesses in the loop are in scalar nests (nest_is_scalar) and conditions. Each cell is loaded
 * before the loop. A cell that the loop writes is a phi at the head of the loop. This cell is stored after the loop if
 * something reads the buffer later. A call that is stopped stores no cells, because its outputs are undefined
 * (abi/kernel.h). */

/* The values of the open cells, in the order of sequence.open. */
typedef struct cell_values {
    LLVMBasicBlockRef block; /* the cells have these values at the end of this block */
    cell *at;
} cell_values;

typedef struct cell_loop {
    uint32_t before; /* how many cells were open before the loop */
    cell *phis;      /* for each open cell that the loop writes: its values before the loop; after cells_enter, its phis
                        at the head of the loop. For other open cells: NULL values */
} cell_loop;

/* Opens cells for a loop. Step `first` is the STEP_WHILE. The later steps, up to but not including `end`, are the
 * condition and the body of the loop. */
cell_loop cells_open(sequence *q, uint32_t first, uint32_t end);
/* At the head of the loop, after the branch from the block `from`: makes phis of the cells that the loop writes. */
void cells_enter(sequence *q, cell_loop *l, LLVMBasicBlockRef from);
/* At the end of the loop's body: passes the cells on to the next round. */
void cells_again(sequence *q, const cell_loop *l);
/* After the loop, which ended with the values `last`: closes the cells that the loop opened. First stores each written
 * cell whose buffer is read later. The first step after the loop is `end`. */
void cells_close(sequence *q, const cell_loop *l, const cell_values *last, uint32_t end);

/* cells_now returns the present values of the open cells. cells_set replaces these values. */
cell_values cells_now(const sequence *q);
void cells_set(sequence *q, const cell_values *to);
/* At the start of a block with `count` predecessors. from[i] has the values of the cells at the end of predecessor i.
 * Makes a phi of each cell whose value differs between predecessors. */
void cells_merge(sequence *q, uint32_t count, const cell_values *from);

#endif
