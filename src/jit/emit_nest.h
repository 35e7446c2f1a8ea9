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
    LLVMValueRef *mask;                /* per vector: lanes that exist, NULL for all */
    LLVMValueRef zero;                 /* a zero in memory, for loads whose condition fails */
    int64_t left;                      /* units that variables taken so far leave */
} nest_emitter;

LLVMValueRef emit_index(nest_emitter *n, const ix *x, uint32_t row, uint32_t vector);
LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide);
void emit_round(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* emit_stage.c: a stage's inner loop and reductions. */
void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors);

#endif
