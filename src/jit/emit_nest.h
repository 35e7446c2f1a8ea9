/* What the files that emit a nest share: the state of emitting one nest. */
#ifndef JIT_EMIT_NEST_H
#define JIT_EMIT_NEST_H

#include "jit/emit.h"

enum { DEPENDS_ROW = 1, DEPENDS_COLUMN = 2, DEPENDS_INNER = 4 };
enum { MAX_ROWS = 32 };

typedef struct nest_emitter {
    emitter *e;
    const nest *nest;
    uint32_t lanes, rows, vectors;     /* of the tile; in LANES_REDUCED one row, and vectors that make VIRTUAL_LANES */
    int64_t row, column;               /* variables, -1 if there is none */
    uint8_t *depends;                  /* per instruction: DEPENDS_ bits */
    bool *needed;                      /* per instruction: by the stage being emitted */
    LLVMValueRef *values;              /* per instruction, row, vector */
    LLVMValueRef **loops;              /* the same, for the states of `repeat` */
    LLVMValueRef *results;             /* per result of a reduction, row, vector */
    LLVMValueRef *vars;                /* per variable: its value at the tile's start, NULL for 0 */
    LLVMValueRef row_values[MAX_ROWS]; /* where rows are clamped: each row's value */
    LLVMValueRef *bases;               /* per buffer */
    LLVMValueRef *locals;              /* per local buffer */
    uint32_t *present;                 /* per vector: lanes that exist, of `lanes` */
    LLVMValueRef zero;                 /* a zero in memory, for loads whose condition fails */
    int64_t left;                      /* tiles that variables taken so far leave */
} nest_emitter;

/* emit_index.c */
uint8_t emit_index_depends(const nest_emitter *n, const affine *x);
void emit_find_dependences(nest_emitter *n);
LLVMValueRef *emit_value_at(nest_emitter *n, sx value, uint32_t row, uint32_t vector);
/* The value for an instance, as a vector if `wide`. */
LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide);
LLVMValueRef emit_scaled(nest_emitter *n, LLVMValueRef x, int64_t factor);
/* The dynamic part of an index (NULL if there is none); what is known goes to *constant. */
LLVMValueRef emit_index_parts(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, int64_t *constant);
/* How an index moves along the lanes. */
int64_t emit_lane_factor(const nest_emitter *n, const affine *x);
/* The type to compute an index for all lanes in. Without gathers lanes are taken out one by one, whatever their type is,
 * and four fit into a register where two would. */
sx_type emit_index_type(const nest_emitter *n, const affine *x);
/* An index for all lanes: a vector of i64, or of i32 where that is its index_type. */
LLVMValueRef emit_index_vector(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, sx_type type);
LLVMValueRef emit_both(nest_emitter *n, LLVMValueRef x, LLVMValueRef y);
/* Whether a predicate holds, as a vector if `wide`; NULL if always. */
LLVMValueRef emit_predicate(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, bool wide);
LLVMValueRef emit_index(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector);

/* emit_access.c */
LLVMValueRef emit_argument(nest_emitter *n, const sx_inst *inst, sx self, uint32_t row, uint32_t vector);
void emit_store(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector);

/* emit_nest.c */
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
