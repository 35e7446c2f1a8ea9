/* What emit_nest.c and emit_stage.c share: the state of emitting one nest. */
#ifndef JIT_EMIT_NEST_H
#define JIT_EMIT_NEST_H

#include "jit/emit.h"

enum { DEPENDS_ROW = 1, DEPENDS_COLUMN = 2, DEPENDS_INNER = 4 };
enum { MAX_ROWS = 32, VIRTUAL_LANES = 32 /* of the `lanes` order, docs/numerics.md */ };

typedef struct nest_emitter {
    emitter *e;
    const nest *nest;
    uint32_t lanes, rows, vectors;     /* of the tile; in LANES_INNER one row, and vectors that make VIRTUAL_LANES */
    int64_t row, column;               /* variables, -1 if there is none */
    uint8_t *depends;                  /* per instruction: DEPENDS_ bits */
    bool *needed;                      /* per instruction: by the stage being emitted */
    LLVMValueRef *values;              /* per instruction, row, vector */
    LLVMValueRef **loops;              /* the same, for the states of `repeat` */
    LLVMValueRef *results;             /* per result of a reduction, row, vector */
    LLVMValueRef *vars;                /* per variable: its value at the tile's start, NULL for 0 */
    LLVMValueRef row_values[MAX_ROWS]; /* where rows are clamped: each row's value */
    LLVMValueRef *bases;               /* per storage */
    LLVMValueRef *locals;              /* per local buffer */
    uint32_t *present;                 /* per vector: lanes that exist, of `lanes` */
    LLVMValueRef zero;                 /* a zero in memory, for loads whose condition fails */
    int64_t left;                      /* units that variables taken so far leave */
} nest_emitter;

LLVMValueRef emit_index(nest_emitter *n, const ix *x, uint32_t row, uint32_t vector);
LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide);
void emit_round(nest_emitter *n, const nest_stage *stage, uint32_t vectors);

/* emit_memory.c: loads and stores. Of a vector, the first `present` lanes exist, and of those the ones for which `when`
 * holds (NULL: all); memory of others is not touched, and they are zero. A condition of a scalar is one i1. */

/* Where each lane's element is: at `base`, an offset in elements further, or `step` elements from that of the lane before. */
typedef struct lane_places {
    sx_type type;
    LLVMValueRef base, offsets; /* offsets: a vector; NULL: by step */
    int64_t step;
} lane_places;

/* With masks, makes the lanes that exist a part of the condition, which then is for all lanes. */
LLVMValueRef emit_mask(nest_emitter *n, uint32_t *present, LLVMValueRef when);
LLVMValueRef emit_load_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef when);
LLVMValueRef emit_load_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef when);
void emit_store_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef value);
LLVMValueRef emit_gather(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef when);
void emit_scatter(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef value);

/* emit_stage.c: a stage's inner loop and reductions. */
void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors);

#endif
