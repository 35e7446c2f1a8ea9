/* Declarations shared by the files that emit a nest. emit.h explains rows, vectors and instances; schedule/nest.h
 * explains rounds, stretches, strips, chunks and panels; schedule/index.h explains predicates. */
#ifndef JIT_EMIT_NEST_H
#define JIT_EMIT_NEST_H

#include "jit/emit.h"

/* What a value can depend on: the row, the column (lane and vector), the inner loop's variable, running accumulators
 * (ARG_RUNNING). */
enum { DEPENDS_ROW = 1, DEPENDS_COLUMN = 2, DEPENDS_INNER = 4, DEPENDS_RUNNING = 8 };
enum { LANES_WITH_MASKS = 16 /* f32 lanes of a target with mask registers */ };
enum { MAX_ROWS = 32, ZEROS = 16 /* the number of 64-bit elements in the largest vector */ };

/* An address that is computed once, before the rounds of a stretch (nest.h). */
typedef struct stretch_pointer {
    const affine *index;
    LLVMValueRef base, at; /* base: the address of the buffer. at: the address of the element at `index` in the
                              first round of the stretch or, if `near` is set, in round 0 of the loop. If `safe` is not
                              set, `at` leaves out the constant part of `index` */
    uint32_t row, vector;
    bool near; /* `index` grows by 1 from round to round. So the address in round i of the loop is i elements after
                  `at` */
    bool safe; /* a load needs no condition: where the stretch's kept_predicate fails for the instance, the load reads
                  some other element of the buffer */
} stretch_pointer;

/* The stretch that is being emitted (emit_stretch.c). */
typedef struct stretch_state {
    int64_t size;  /* rounds of a stretch; 0: no stretch is being emitted */
    bool whole;    /* the rounds being emitted are all rounds of the stretch */
    uint32_t loop; /* the number of the stage's loop */
    LLVMValueRef number, first,
        place;           /* the number of the stretch; the first round of the stretch; the current round, counted from
                            `first` */
    LLVMValueRef *terms; /* per term: its value, if it was computed before the rounds; else NULL */
    predicate_id holds;  /* this predicate is known to hold */
    predicate_id kept_predicate; /* this predicate was computed before the rounds, into `kept` */
    LLVMValueRef *kept;          /* per row and vector: the value of kept_predicate, a vector of i1 if `wide`, else an
                                    i1 */
    LLVMValueRef *masks;         /* per row and vector: if not `wide` and lanes > 1, the i1 of `kept` in all lanes */
    bool wide;
    LLVMValueRef start;     /* equal to `first`. If all stretches are whole, `first` is computed from emit_opaque(loop
                               index), and `start` from the loop index itself */
    LLVMBasicBlockRef head; /* the basic block in which the stretch begins */
    LLVMBasicBlockRef safe; /* the basic block in which kept_predicate was computed. Set only while
                               rounds_with_predicate emits a stage without stores; else NULL */
    LIST_OF(stretch_pointer) pointers; /* the addresses that `head` or `safe` computes */
    LLVMValueRef round, group;         /* round: the first of the rounds that are unrolled together. group: how many
                                          rounds of the stretch come before `round`. If this number is a known constant,
                                          `group` is 0, and place_ahead includes the number. `group` is NULL
                                          while no round is emitted */
    int64_t ahead, place_ahead;        /* the current round is `round` + `ahead`; `group` + `place_ahead` rounds of
                                          the stretch come before it */
} stretch_state;

/* A predicate whose value is equal in all lanes and vectors of a row: one value per row, NULL until emitted. The values
 * were emitted after the last emit_forget, in basic block `block`, where the predicate `holds` was known to hold. */
typedef struct uniform_predicate {
    predicate_id id, holds;
    LLVMBasicBlockRef block;
    LLVMValueRef scalars[MAX_ROWS], masks[MAX_ROWS]; /* an i1; a vector of this i1 in all lanes */
} uniform_predicate;

/* Some instances: those of a range of rows and a range of vectors. */
typedef struct instances {
    uint32_t first_row, end_row, first_vector, end_vector;
} instances;

/* An address that a loop keeps and moves by a constant (emit_pointer_of_loop). */
typedef struct loop_pointer {
    LLVMValueRef start, phi, now; /* the address before the loop; the phi; the result of emit_opaque(phi) */
    LLVMTypeRef type;             /* of an element */
    int64_t step;                 /* how many elements the address moves in each round */
} loop_pointer;

enum { MOST_POINTERS = 6 };

/* Rounds of the inner loop that are emitted one after another. */
typedef struct round_group {
    int64_t count, round;  /* the number of rounds, or 0 while no group is being emitted; the current round */
    uint32_t loop;         /* the number of the inner loop */
    LLVMValueRef *vectors; /* per argument and row: the elements for this round and the next ones (load_of_group) */
    const struct loop *of; /* the loop that runs this group in each iteration, if that loop keeps pointers; else NULL */
    loop_pointer pointers[MOST_POINTERS]; /* the pointers that the loop `of` keeps */
    uint32_t pointer_count;
} round_group;

typedef struct nest_emitter {
    emitter *e;
    const nest *nest;
    uint32_t lanes, rows, vectors;     /* lanes of a vector; rows of a tile; vectors of a row in a tile */
    int64_t row, column;               /* the loop variables along the rows and along the lanes; -1: none */
    uint8_t *depends;                  /* per instruction: DEPENDS_ bits */
    bool *needed;                      /* per instruction: whether the stage being emitted needs it */
    LLVMValueRef *values;              /* per instruction, row, vector: its value; NULL until computed */
    LLVMValueRef **loops;              /* per instruction, row, vector: the results of a bounded loop */
    struct reciprocal **reciprocals;   /* per instruction, row, vector: the reciprocal of a divisor (emit_quotient.c) */
    LLVMValueRef *results;             /* per result of a reduction, row, vector: its value */
    LLVMValueRef *vars;                /* per variable: its current value, in lane 0 of the first vector; NULL for 0 */
    LLVMValueRef row_values[MAX_ROWS]; /* per row: the value of variable `row`, if rows beyond the end repeat the
                                          last row; else NULL */
    LLVMValueRef *row_places;          /* per argument, row: the address from which the argument loads if the variable
                                          of the stage's loop is 0; NULL if emit_row_places has not computed it */
    LLVMValueRef *bases;               /* per buffer: its address */
    LLVMValueRef *locals;              /* per local buffer: its address */
    LLVMValueRef scratch, partials;    /* the address of scratch; the address of nest.partials in scratch: partial
                                          results of chunks, accumulators of strips, or the rows of nest.shifts */
    LLVMValueRef panel_round;          /* in a strip with panels in scratch: the current round, counted from the
                                          first round of the strip; else NULL */
    LLVMValueRef **turned;             /* per argument with a panel in registers: its values, one for each round being
                                          emitted; else NULL */
    uint32_t first_row, end_row;       /* the rounds being emitted compute the rows from first_row to end_row - 1 */
    uint32_t first_vector;             /* the first vector that these rounds compute */
    uint32_t ahead;                    /* the current round is the value of the loop's variable plus this number */
    LLVMValueRef aligned; /* an i1: whether the buffers to which the nest stores are aligned, so that stores may bypass
                             the cache; NULL if nest.streams is false */
    bool streaming;       /* the code being emitted is for the case that `aligned` holds */
    LLVMValueRef
        rows_of_strip;    /* if not NULL: each round of a strip stores to a row in scratch, not to the buffer. The value
                             is the address, in the first round's row, of the current column */
    LLVMValueRef strip;   /* if rows_of_strip is not NULL: the first round of the strip */
    LLVMValueRef *stored; /* if not NULL: a round puts its value into stored[ahead] instead of storing it */
    uint32_t *present;    /* per vector: the number of lanes that exist, counted from lane 0 */
    stretch_state stretch;
    round_group group;
    uniform_predicate uniform;
    bool in_run; /* for each index of the stage, the lanes of all vectors are in one run (emit_index.c) */
    LLVMValueRef
        zero; /* the address of one zero, or of ZEROS zeros if a load may leave its buffer. A load whose condition fails
                 reads from here */
    bool polls;                 /* the kernel polls the call's stop flag within a tile */
    LLVMBasicBlockRef kept_end; /* if not NULL: the code being emitted runs only in the last block of a reduction's
                                   loop. The other blocks branch to kept_end, the basic block after this code */
} nest_emitter;

/* emit_index.c. The arguments `row` and `vector` name an instance. */
/* The DEPENDS_ bits of an index. */
uint8_t emit_index_depends(const nest_emitter *n, const affine *x);
/* The DEPENDS_ bits of a predicate and its parents. */
uint8_t emit_predicate_depends(const nest_emitter *n, predicate_id id);
void emit_find_dependences(nest_emitter *n); /* sets `depends` */
/* The entry of `values` for a value at an instance. */
LLVMValueRef *emit_value_at(nest_emitter *n, sx value, uint32_t row, uint32_t vector);
/* A value at an instance, as a vector if `wide`. */
LLVMValueRef emit_get(nest_emitter *n, sx value, uint32_t row, uint32_t vector, bool wide);
/* Splits an index at lane 0 into a constant, which goes to *constant, and a variable summand. Returns the variable
 * summand, or NULL for 0. */
LLVMValueRef emit_index_parts(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, int64_t *constant);
/* How much an index grows from lane to lane; NON_AFFINE if the growth is not constant. */
int64_t emit_lane_factor(const nest_emitter *n, const affine *x);
/* The type in which to compute an index for all lanes: i32 if the target has no masks and the index fits, else i64. */
sx_type emit_index_type(const nest_emitter *n, const affine *x);
/* An index for all lanes: a vector of `type`. */
LLVMValueRef emit_index_vector(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector, sx_type type);
/* Returns an i1: true if, for each index of the stage, the lanes of all vectors are in one run (emit_index.c). The i1
 * is a constant if this is known when the code is emitted. Returns NULL in three cases: no index has runs; the runs of
 * some index are shorter than `vectors` * `lanes` elements; the operand of a quotient or remainder does not grow by a
 * constant from lane to lane in a run. */
LLVMValueRef emit_run_condition(nest_emitter *n, const nest_stage *stage);
/* Returns an i1, which may be a constant: true if all lanes of an instance are in one run of the index. The elements at
 * the index are then adjacent. Returns NULL in three cases: `in_run` is set; the index does not grow by 1 from lane to
 * lane in a run; the index has no runs, or runs of fewer than 2 * `lanes` elements. */
LLVMValueRef emit_vector_run(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector);
/* Returns the number of elements from lane 0 of an instance to the end of lane 0's run. Returns NULL in a stretch, for
 * an index without runs, and if it is not known that all lanes are in at most two runs. */
LLVMValueRef emit_run_rest(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector);
/* The AND of two conditions; NULL stands for true. */
LLVMValueRef emit_both(nest_emitter *n, LLVMValueRef x, LLVMValueRef y);
/* Whether a predicate holds, as a vector if `wide`; NULL if it always holds. */
LLVMValueRef emit_predicate(nest_emitter *n, predicate_id id, uint32_t row, uint32_t vector, bool wide);
/* An index at lane 0, an i64. */
LLVMValueRef emit_index(nest_emitter *n, const affine *x, uint32_t row, uint32_t vector);

/* emit_stretch.c. emit_is_number: whether a term is the number of the current stretch. emit_is_place: whether a term is
 * the number of the current round within the stretch. */
bool emit_is_number(const nest_emitter *n, const term *t);
bool emit_is_place(const nest_emitter *n, const term *t);
/* The address of the element at an index, in a round of a stretch: an address that was computed before the rounds, plus
 * a constant for each earlier round of the stretch. NULL outside of stretches, or if the address does not have this
 * form. */
LLVMValueRef emit_stretch_pointer(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector);
/* Call this for rounds that accumulate only where the predicate of `a` holds. Returns the address of the element that
 * `a` loads or, where the predicate fails, of some other element of the buffer. So the load needs no condition. Returns
 * NULL if there is no such address. */
LLVMValueRef emit_safe_pointer(nest_emitter *n, const nest_arg *a, uint32_t row, uint32_t vector);

/* The address of each lane's element: `base + offsets[lane]`, or `base + lane * step` for an access lane by lane. */
typedef struct lane_places {
    sx_type type;
    LLVMValueRef base, offsets; /* offsets: a vector, in elements; NULL: use `step` */
    int64_t step;               /* in elements */
} lane_places;

/* emit_access.c. */
/* The address of the element at an index. */
LLVMValueRef emit_element_pointer(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector);
/* The address of a row's copy of a local buffer. In LANES_REDUCED each row of a tile has its own copy. */
LLVMValueRef emit_local_row(nest_emitter *n, const nest_local *l, LLVMValueRef base, uint32_t row);
/* The address of the element of a local buffer at an index. In LANES_KEPT, each lane of each instance has its own
 * element at this index. The elements of one instance are adjacent; returns the address of the first one. */
LLVMValueRef emit_local_pointer(nest_emitter *n, uint32_t local, const affine *x, uint32_t row, uint32_t vector);
/* The addresses of the lanes' elements, for an index that does not grow by 1 from lane to lane. at_once: whether one
 * instruction of the target should access all lanes. */
lane_places emit_places(nest_emitter *n, sx_type type, LLVMValueRef base, const affine *x, uint32_t row,
                        uint32_t vector, bool at_once);
/* The address, in a store's panel, of vector number `vector` in a round. */
LLVMValueRef emit_panel_of_store(nest_emitter *n, const nest_store *s, LLVMValueRef round, uint32_t vector);
/* If rows of the tile may repeat the last row: emits, before the rounds of the stage, the address from which each row
 * loads in round 0. A round then adds only what depends on the round. Does so for some of the stage's loads
 * (keeps_places in emit_access.c). */
void emit_row_places(nest_emitter *n, const nest_stage *stage);
/* The value of an argument of the nest's code for an instance. */
LLVMValueRef emit_argument(nest_emitter *n, const sx_inst *inst, sx self, uint32_t row, uint32_t vector);
/* Whether `self` is an argument that emit_row_loads can load for the instances `own`: its elements are adjacent from
 * row to row of the tile, but not from lane to lane. */
bool emit_is_row_load(nest_emitter *n, sx self, instances own);
/* Loads the argument `self` (emit_is_row_load) for the instances `own`: up to 16 bytes of each lane at once. */
void emit_row_loads(nest_emitter *n, sx self, instances own);
/* Whether an argument is a load with a predicate and an index that may be outside of the buffer. */
bool emit_leaves_buffer(const schedule *s, const nest *n, const nest_arg *a);
/* Whether `self` is an argument that the stage reads through a panel (nest.h). */
bool emit_reads_panel(const nest_emitter *n, sx self, const nest_stage *stage);
/* Fills the panels of a stage for `rounds` rounds, from round `at` on. */
void emit_panels(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t vectors, uint32_t rounds);
/* How many rounds one call of emit_turned should transpose. */
uint32_t emit_turned_rounds(const nest_emitter *n, const nest_stage *stage);
/* For PANEL_OF_ROWS: copies the elements of `rounds` rounds, from round `at` on, to the panels, without transposing
 * them. */
void emit_rows(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t rounds);
/* Transposes the operands of `rounds` rounds and sets n->turned to the results. The first of these rounds is round `at`
 * + `from`, or `at` if `from` is NULL. `at` is the first round of the strip. */
void emit_turned(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, LLVMValueRef from, uint32_t rounds);

/* emit_prefetch.c: fetches the cache line of an address into L1 (`level` 3) or L2 (`level` 2). The address need not be
 * in any buffer. */
void emit_prefetch(nest_emitter *n, LLVMValueRef at, int64_t level);
/* emit_prefetch.c: `a` loads vector `vector` at the address `at`. If exactly one earlier stage reads the elements
 * that `a` loads, emits a prefetch of the corresponding elements of the next tile. */
void emit_prefetch_row(nest_emitter *n, const nest_arg *a, LLVMValueRef at, uint32_t vector);
/* emit_prefetch.c: `a` loads vector `vector` at the address `at`. If each round reads another row of a large matrix,
 * prefetches the elements that a later round will load. */
void emit_prefetch_column(nest_emitter *n, const nest_arg *a, LLVMValueRef at, uint32_t vector);
/* emit_prefetch.c: prefetches the rows at computed indices that a later tile will read or update. The later tile comes
 * nest.ahead iterations after the current one. vectors: the number of vectors in a row of the tile. */
void emit_prefetch_ahead(nest_emitter *n, uint32_t vectors);
/* emit_prefetch.c: two functions for the parts of a nest (schedule/block.c). `a` loads vector `vector` at the address
 * `at`. If the part only maps elements one by one, emit_prefetch_copied prefetches later elements of `a`. Call
 * emit_prefetch_results before the rounds of a stage. If the stage is a long reduction, it prefetches the addresses to
 * which the tile will store. */
void emit_prefetch_copied(nest_emitter *n, const nest_arg *a, LLVMValueRef at, uint32_t vector);
void emit_prefetch_results(nest_emitter *n, const nest_stage *stage, uint32_t vectors);

/* emit_bound.c: whether `self` is a select that limits its operand c from above, and c is known to be NaN or at most
 * the limit. The result of such a select is c. */
bool emit_is_bounded(const nest *n, sx self);

/* emit_quotient.c */
/* Computes the reciprocals of divisors for a stage, before its loop. */
void emit_reciprocals(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* Whether an instruction is a division by a value that has a reciprocal. If the result of such a division is NaN, the
 * NaN is canonical. */
bool emit_is_quotient(const nest_emitter *n, sx self);
/* Computes the division `self` (emit_is_quotient) in some instances. */
void emit_quotients(nest_emitter *n, sx self, instances own);

/* emit_strips.c: emits a tile of a nest whose first stage runs in strips (nest.columns is not 0). */
void emit_strips(nest_emitter *n);

/* emit_kept.c: whether the current block of a stage's loop is the last one, an i1. */
LLVMValueRef emit_is_last_block(nest_emitter *n, const nest_stage *stage);
/* emit_kept.c: ends the code that runs only in the last block of a reduction, if there is such code. */
void emit_close_kept(nest_emitter *n);

/* emit_nest.c */
/* Removes values from `values`, so that they are computed again: all if `all` is set, else those that depend on the
 * inner variable. */
void emit_forget(nest_emitter *n, bool all);
/* Computes the values that an index needs. These values must not depend on the column or on an inner loop. */
void emit_compute_index(nest_emitter *n, const affine *x);
/* Sets `present` for a tile of `vectors` vectors. The last one has `last_lanes` lanes (0: all). */
void emit_set_present(nest_emitter *n, uint32_t vectors, uint32_t last_lanes);
LLVMValueRef emit_scratch(nest_emitter *n, int64_t offset);
/* A range of iterations of a loop: all iterations, one block of them (nest_loop.block), or a part of either. */
typedef struct loop_range {
    LLVMValueRef begin, end; /* begin: NULL for 0 */
    int64_t most;            /* the largest number of iterations */
    int64_t multiple;        /* the number of iterations is a positive multiple of this; 0: it may be any number */
} loop_range;
static inline bool range_is_exact(const loop_range *r) { return r->multiple == r->most; }
/* The iterations of loop `number` that run: all, or those of the current block. */
loop_range emit_loop_range(nest_emitter *n, uint32_t number);
void emit_mark_needed(nest_emitter *n, const nest_stage *stage);
/* Computes the needed values that depend on outer variables only. */
void emit_compute_outer(nest_emitter *n, uint32_t vectors);
/* Computes what a stage needs from outside its loop: values, reciprocals and row_places. In LANES_REDUCED, also sets
 * `column`. */
void emit_open_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* Emits the stages from number `from` on. */
void emit_stages(nest_emitter *n, uint32_t from, uint32_t vectors);
/* An emitter for `rows` rows of the tile that `n` emits, without values yet. */
nest_emitter emit_part_of_rows(const nest_emitter *n, uint32_t rows);
/* Emits one round of a stage's inner loop: the values that use no running accumulator, then the stores. If a store uses
 * a running accumulator, leaves all stores to emit_running. The round computes the rows from n->first_row to
 * n->end_row - 1 and the vectors from n->first_vector to `vectors` - 1. */
void emit_round(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* Emits the end of a round whose stores use running accumulators, after the reductions: the values that use these
 * accumulators, then all stores. */
void emit_running(nest_emitter *n, const nest_stage *stage, uint32_t vectors);

/* emit_store.c: emits the stores of a stage for all instances. */
void emit_stores(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* The address of the element that `s` writes from lane 0 of an instance. `s` writes to a buffer, not to a local one. */
LLVMValueRef emit_store_place(nest_emitter *n, const nest_store *s, uint32_t row, uint32_t vector);

/* emit_memory.c: loads and stores. Only the first `present` lanes of a vector exist. A load or store accesses the
 * elements of existing lanes for which `when` holds (NULL: for all of them). Other lanes touch no element and load
 * zero. For a scalar, `when` is one i1. */

/* Whether the target has masked loads and stores of adjacent elements of a type. */
bool emit_has_masks(const nest_emitter *n, sx_type type);
/* Whether the target has an instruction that loads elements of a type from different addresses. */
bool emit_has_gathers(const nest_emitter *n, sx_type type);
LLVMValueRef emit_load_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef when);
LLVMValueRef emit_load_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef when);
void emit_store_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, uint32_t present, LLVMValueRef value,
                      LLVMValueRef when);
void emit_store_scalar(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef value, LLVMValueRef when);
/* The largest number of elements of a row that one call of emit_load_transposed loads. */
uint32_t emit_transposed_rounds(const nest_emitter *n, sx_type type);
/* The n->lanes rows of a block. Row k is at `base` + k * `stride` elements. Only the first `present` rows exist; the
 * missing rows count as zeros. If `last`, an i64, is not NULL, code reads row `last` in place of each row with a larger
 * number. `last` can be negative. */
typedef struct block_rows {
    sx_type type;
    LLVMValueRef base;
    int64_t stride;
    uint32_t present;
    LLVMValueRef last;
} block_rows;
/* The address of the row to read for row number `row`, an i64. */
LLVMValueRef emit_row_pointer(nest_emitter *n, const block_rows *rows, LLVMValueRef row);
/* Loads `count` elements of each row of a block, from element `from` on, and transposes them: lane k of out[i] is
 * element `from` + i of row k. `count` is at most emit_transposed_rounds. */
void emit_load_transposed(nest_emitter *n, const block_rows *rows, uint32_t from, uint32_t count, LLVMValueRef *out);
/* How many of the tile's next `left` rows emit_load_rows or emit_store_transposed takes at once. The number is a power
 * of 2, and that many elements have at most 16 bytes. If the result is 1, use neither function. */
uint32_t emit_rows_at_once(const nest_emitter *n, sx_type type, uint32_t left);
/* For a tile whose rows beyond the end repeat the last row: an i1, whether the rows from `first` to `end` - 1 are all
 * different. */
LLVMValueRef emit_rows_differ(nest_emitter *n, uint32_t first, uint32_t end);
/* Loads `count` rows: lane i of rows[k] is element i * step + k. `count` elements together have 8 or 16 bytes; each
 * element has at least 4 bytes. */
void emit_load_rows(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present, uint32_t count,
                    LLVMValueRef *rows);
/* Stores a whole vector and bypasses the cache. The address must be a multiple of the vector's bytes; for a vector of
 * more than 64 bytes, it must be a multiple of 64. */
void emit_stream_lanes(nest_emitter *n, sx_type type, LLVMValueRef at, LLVMValueRef value);
/* Transposes n->lanes rows of n->lanes lanes in place. */
void emit_transpose(nest_emitter *n, sx_type type, LLVMValueRef *rows);
/* Stores `count` rows: lane i of rows[k] goes to element i * step + k. `count` elements together have 8 or 16 bytes;
 * each element has at least 4 bytes. Changes `rows`. */
void emit_store_transposed(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present,
                           LLVMValueRef *rows, uint32_t count);
/* Whether emit_load_strided can load elements that are `step` apart in neighbouring lanes. */
bool emit_is_strided(const nest_emitter *n, int64_t step, uint32_t present);
LLVMValueRef emit_load_strided(nest_emitter *n, sx_type type, LLVMValueRef at, int64_t step, uint32_t present);
LLVMValueRef emit_gather(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef when);
void emit_scatter(nest_emitter *n, const lane_places *p, uint32_t present, LLVMValueRef value, LLVMValueRef when);

/* emit_epilogue.c: emits stage `first` and the later ones as a loop over the tile's rows, and returns true. Emits
 * nothing and returns false in three cases: outside of LANES_KEPT; if one of these stages does more than map elements
 * one by one; if the loop is not worth its cost. */
bool emit_epilogue(nest_emitter *n, uint32_t first, uint32_t vectors);

/* emit_sort.c: emits a tile of a nest with `sort`. */
void emit_sort(nest_emitter *n);
/* emit_digits.c: emits a tile of a nest that sorts by digits. */
void emit_digits(nest_emitter *n);
/* The keys (nest.h) of `lanes` elements of the columns, from element `index` on. Only the first `present` elements
 * exist. `present` may be below `lanes` only if `lanes` is n->lanes. */
LLVMValueRef emit_sort_keys(nest_emitter *n, const LLVMValueRef *columns, const sx_type *types,
                            const LLVMValueRef *captures, LLVMValueRef index, uint32_t lanes, uint32_t present);

/* emit_stage.c */
/* Emits a stage's inner loop and reductions. */
void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors);
/* Emits `rounds` rounds of a stage, from round `from` on. If the stage has reductions, the rounds accumulate into
 * `memory`: they continue the accumulators there or, if `start` is set, begin new ones. If the stage has no reduction,
 * the panels of the rounds are transposed first. */
void emit_strip(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory, bool start,
                LLVMValueRef from, int64_t rounds);

#endif
