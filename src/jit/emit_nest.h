/* Declarations that the files that emit a nest share. */
#ifndef JIT_EMIT_NEST_H
#define JIT_EMIT_NEST_H

#include "jit/emit.h"

/* What a value may depend on: the row, the column (lane and vector), the inner loop's variable, running accumulators. */
enum { DEPENDS_ROW = 1, DEPENDS_COLUMN = 2, DEPENDS_INNER = 4, DEPENDS_RUNNING = 8 };
enum { MAX_ROWS = 32 };

typedef struct nest_emitter {
    emitter *e;
    const nest *nest;
    uint32_t lanes, rows, vectors;     /* of a tile; in LANES_REDUCED `lanes * vectors` is VIRTUAL_LANES */
    int64_t row, column;               /* the variable along the rows; the variable along the lanes; -1: none */
    uint8_t *depends;                  /* per instruction: DEPENDS_ bits */
    bool *needed;                      /* per instruction: whether the stage being emitted needs it */
    LLVMValueRef *values;              /* per instruction, row, vector */
    LLVMValueRef **loops;              /* per instruction, row, vector: the states of a bounded loop */
    LLVMValueRef *results;             /* per result of a reduction, row, vector */
    LLVMValueRef *vars;                /* per variable: its value at the start of the tile; NULL for 0 */
    LLVMValueRef row_values[MAX_ROWS]; /* per row: the value of variable `row`, if rows are clamped; else NULL */
    LLVMValueRef *bases;               /* per buffer: its address */
    LLVMValueRef *locals;              /* per local buffer: its address */
    LLVMValueRef scratch, partials;    /* addresses; partials: of the partial results of chunks */
    LLVMValueRef panel_round;          /* the round's number in its strip, if panels hold its operands; else NULL */
    uint32_t *present;                 /* per vector: how many of its first lanes exist */
    bool in_run;                       /* the lanes of all vectors are in one run (emit_index.c) */
    LLVMValueRef zero;                 /* address of a zero, which a load reads if its condition fails */
    bool polls;                        /* the kernel polls the call's stop flag within a tile */
} nest_emitter;

/* emit_index.c. The arguments `row` and `vector` name an instance. */
/* The DEPENDS_ bits of an index. */
uint8_t emit_index_depends(const nest_emitter *n, const affine *x);
void emit_find_dependences(nest_emitter *n); /* sets `depends` */
/* The address of the place in `values` for a value at an instance. */
LLVMValueRef *emit_value_at(nest_emitter *n, sx value, uint32_t row, uint32_t vector);
/* A value at an instance, as a vector if `wide`. */
LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide);
LLVMValueRef emit_scaled(nest_emitter *n, LLVMValueRef x, int64_t factor);
/* The part of an index at lane 0 that is not constant; NULL if the index is constant. Sets *constant to the constant
 * part. */
LLVMValueRef emit_index_parts(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, int64_t *constant);
/* How much an index grows from lane to lane; NON_AFFINE if that is not constant. */
int64_t emit_lane_factor(const nest_emitter *n, const affine *x);
/* The type in which to compute an index for all lanes: i32 if the target has no gathers and the index fits, else i64.
 * Without gathers lanes are extracted one by one, and a register holds twice as many i32 as i64. */
sx_type emit_index_type(const nest_emitter *n, const affine *x);
/* An index for all lanes: a vector of `type`. */
LLVMValueRef emit_index_vector(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, sx_type type);
/* Whether the block of lanes that starts at the column variable's value is in one run, as an i1; NULL if no index of the
 * stage has runs, or if a block never fits into a run. */
LLVMValueRef emit_run_condition(nest_emitter *n, const nest_stage *stage);
/* Whether the elements at an index are adjacent for all lanes of an instance, because these are in one run, as an i1. NULL
 * if the index has no runs, or runs so short that most vectors of lanes are in two. */
LLVMValueRef emit_vector_run(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector);
/* The AND of two conditions; NULL stands for true. */
LLVMValueRef emit_both(nest_emitter *n, LLVMValueRef x, LLVMValueRef y);
/* Whether a predicate holds, as a vector if `wide`; NULL if it always holds. */
LLVMValueRef emit_predicate(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, bool wide);
/* An index at lane 0, an i64. */
LLVMValueRef emit_index(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector);

/* emit_access.c: the value of an argument of the nest's code, and a store, for an instance. */
LLVMValueRef emit_argument(nest_emitter *n, const sx_inst *inst, sx self, uint32_t row, uint32_t vector);
void emit_store(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector);
/* Whether the stage reads the code's instruction `self` through a panel (nest.h). */
bool emit_reads_panel(const nest_emitter *n, sx self, const nest_stage *stage);
/* Fills the panels of a stage for the strip of rounds that starts at `at`. */
void emit_panels(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t vectors);

/* emit_nest.c */
/* The address of a byte of scratch. */
LLVMValueRef emit_scratch(nest_emitter *n, int64_t offset);
/* The iterations of a loop that run: all of them, or those of the block that another loop has reached. */
typedef struct loop_range {
    LLVMValueRef begin, end; /* begin: NULL for 0 */
    int64_t most;            /* the largest number of iterations */
    bool exact;              /* there are always `most` */
} loop_range;
loop_range emit_loop_range(nest_emitter *n, uint32_t number);
/* One round of a stage's inner loop, for the first `vectors` vectors: values and, unless they use running accumulators,
 * stores. */
void emit_round(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* The rest of a round behind its reductions: values and stores that use running accumulators. */
void emit_running(nest_emitter *n, const nest_stage *stage, uint32_t vectors);

/* emit_memory.c: loads and stores. Only the first `present` lanes of a vector exist. A load or store accesses the
 * elements of existing lanes for which `when` holds (NULL: for all of them). Other lanes touch no memory and load zero.
 * For a scalar, `when` is one i1. */

/* The address of each lane's element: `base + offsets[lane]` or `base + lane * step`. */
typedef struct lane_places {
    sx_type type;
    LLVMValueRef base, offsets; /* offsets: a vector, in elements; NULL: use `step` */
    int64_t step;               /* in elements */
} lane_places;

/* If the target has masks, returns a mask of the existing lanes for which `when` holds, and sets *present to the number
 * of all lanes. */
LLVMValueRef emit_mask(nest_emitter *n, uint32_t *present, LLVMValueRef when);
LLVMValueRef emit_load_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef when);
LLVMValueRef emit_load_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef when);
void emit_store_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef value,
                      LLVMValueRef when);
void emit_store_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef value, LLVMValueRef when);
/* Loads a block of n->lanes rows, `stride` elements apart, of which `present` exist, and transposes it: lane k of
 * vector i becomes element i of row k. */
void emit_load_transposed(nest_emitter *n, sx_type type, LLVMValueRef base, int64_t stride, uint32_t present,
                          LLVMValueRef *out);
LLVMValueRef emit_gather(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef when);
void emit_scatter(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef value, LLVMValueRef when);

/* emit_stage.c */
/* Emits a stage's inner loop and reductions. */
void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* Adds `rounds` rounds of a stage, from round `from` on, to the accumulators at `memory`, which first become zero if
 * `clear`. */
void emit_strip(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory, bool clear,
                LLVMValueRef from, int64_t rounds);
/* Finishes a stage's reduction, whose accumulators are at `memory`. */
void emit_finish(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory);

#endif
