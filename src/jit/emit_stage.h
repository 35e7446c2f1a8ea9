/* Declarations shared by the files that emit a stage. schedule/nest.h explains rounds, chunks, stretches and panels. */
#ifndef JIT_EMIT_STAGE_H
#define JIT_EMIT_STAGE_H

#include "jit/emit_nest.h"

/* The accumulators of all reductions of a stage: `count` values. Reduction r has slots(r) * rows * vectors
 * accumulators. */
typedef struct accumulators {
    LLVMValueRef *at;
    uint32_t count, vectors;
} accumulators;

/* Whether the reduction has one more accumulator, which says whether an element was accumulated yet. This is needed
 * where a predicate decides at run time which element is the first one. */
static inline bool marks_start(const nest_reduction *r) { return r->predicate && !r->from_zero; }
static inline uint32_t slots(const nest_reduction *r) { return reduction_accumulators(r) + marks_start(r); }

/* Accumulator number `i` of one reduction for an instance; `first` is the reduction's first accumulator. */
static inline LLVMValueRef *emit_slot(const nest_emitter *n, const accumulators *a, uint32_t first, uint32_t i,
                                      uint32_t row, uint32_t vector)
{
    return &a->at[((size_t)(first + i) * n->rows + row) * a->vectors + vector];
}

/* emit_access.c: transposes the panels that a stage's stores have filled since round `at`, and stores them to the
 * buffers. stored: the values of the stage's only store, one for each round; NULL if they are in scratch. */
void emit_store_panels(nest_emitter *n, const nest_stage *stage, LLVMValueRef at, uint32_t vectors,
                       const LLVMValueRef *stored);

/* emit_loop.c */
/* Keeps LLVM from moving loads and stores across this point. */
void emit_keep_order(nest_emitter *n);
/* A loop whose state is its index and accumulators. */
typedef struct loop {
    LLVMBasicBlockRef before, body, after;
    LLVMValueRef from, index;   /* the first index; the current index, a phi */
    LLVMValueRef *start, *phis; /* the accumulators before the loop; the accumulators at the start of `body` */
    bool guarded;               /* a test before the loop may skip `body` */
} loop;
/* x < y, signed. */
LLVMValueRef emit_less(nest_emitter *n, LLVMValueRef x, LLVMValueRef y);
/* Opens a loop. Its index starts at `from`. emit_loop_close adds the step and the test at the end of the body. With a
 * `limit`, the body runs only if `from < limit`. With `limit` NULL, the body runs at least once. a: NULL if the loop
 * has no accumulators. */
loop emit_loop_open(nest_emitter *n, accumulators *a, LLVMValueRef from, LLVMValueRef limit);
/* Closes a loop: runs the body again, with the index `next`, if `again` holds. Returns the index after the loop. */
LLVMValueRef emit_loop_close_if(nest_emitter *n, loop *l, accumulators *a, LLVMValueRef next, LLVMValueRef again);
/* Closes a loop: adds `step` to the index, and runs the body again if the index is below `limit`. */
LLVMValueRef emit_loop_close(nest_emitter *n, loop *l, accumulators *a, int64_t step, LLVMValueRef limit);
/* Joins the accumulators of two branches, which end in the blocks from[0] and from[1]. `first` has the accumulators of
 * the first branch. On entry, a->at has the accumulators of the second branch; on return, it has phis of both. */
void emit_merge(nest_emitter *n, accumulators *a, const LLVMValueRef *first, LLVMBasicBlockRef *from);

/* The address of an element, without the constant part of its index. Sets *constant to this part. The loop n->group.of
 * keeps the address and moves it in each iteration. Returns NULL if there is no such loop, if the loop does not move
 * the address by a constant, or if the loop has MOST_POINTERS already. */
LLVMValueRef emit_pointer_of_loop(nest_emitter *n, LLVMTypeRef type, LLVMValueRef base, const affine *x, uint32_t row,
                                  uint32_t vector, int64_t *constant);
/* Moves the pointers of the loop n->group.of by `rounds` rounds, at the end of its body. */
void emit_move_pointers(nest_emitter *n, int64_t rounds);

/* emit_reduce.c. `lanes` is the number of lanes of values; 1 for scalars. In emit_finish_all, `a` may be NULL if no
 * element was accumulated. */
uint32_t emit_accumulator_count(const nest_emitter *n, const nest_stage *stage);
accumulators emit_new_accumulators(nest_emitter *n, const nest_stage *stage);
/* Sets all accumulators to zero. */
void emit_clear_accumulators(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors);
/* out[i] = values[i], for an instance. */
void emit_get_values(nest_emitter *n, uint32_t count, const sx *values, uint32_t row, uint32_t vector, uint32_t lanes,
                     LLVMValueRef *out);
/* Accumulates the elements of the current round. If `start` is set, the accumulators start from these elements. */
void emit_accumulate(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, bool start);
/* Makes the accumulators available to the stores of the round. */
void emit_set_running(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors);
/* Folds the lanes of every reduction: returns accumulators that are scalars. `extent` elements were accumulated. */
accumulators emit_fold_rows(nest_emitter *n, const nest_stage *stage, const accumulators *a, int64_t extent);
/* Applies `finish` to the accumulators of every reduction, and sets the results. */
void emit_finish_all(nest_emitter *n, const nest_stage *stage, const accumulators *a, uint32_t vectors, uint32_t lanes);
/* Folds and finishes the accumulators of a LANES_REDUCED stage that has accumulated all its elements. Rows that are
 * folded together are also finished together. */
void emit_fold_and_finish(nest_emitter *n, const nest_stage *stage, const accumulators *a);

/* emit_kept.c: for a stage whose reduction keeps its value between blocks (nest_reduction.kept); does nothing for other
 * stages. Each block after the first joins the kept value to the accumulators. Each block before the last stores the
 * accumulators as the kept value. The code that follows, up to emit_close_kept, runs only in the last block. */
void emit_keep(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors);

/* emit_stage.c: whether all accumulators of a stage start at zero. Otherwise the first round starts them. */
bool emit_starts_at_zero(const nest_stage *stage);
/* Emits the rounds `s` of a LANES_KEPT stage, in groups that are unrolled. */
void emit_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s);

/* What is known of a range of rounds: it consists of whole stretches, it lies in one stretch, or neither. */
typedef enum stretch_range { STRETCH_WHOLE, STRETCH_ONE, STRETCH_ANY } stretch_range;
/* emit_stretch.c: emits the rounds `s` in stretches. There must be at least one round. */
void emit_stretches(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s,
                    stretch_range range);

/* emit_chunks.c */
/* The chunks of a stage. Partial results are in scratch, in levels that work like the bits of a counter: level i holds
 * the result of 2^i chunks if bit i of the number of earlier chunks is set. A reduction that joins its chunks in order
 * uses level 0 only, for the result of all chunks so far. */
typedef struct chunks {
    const nest_stage *stage;
    uint32_t vectors, lanes; /* the vectors and lanes of the accumulators */
    LLVMValueRef number;     /* the number of the chunk; the first chunk of a block has the number 0 */
    LLVMValueRef last;       /* an i1: whether the chunk is the last one */
    loop over;               /* the loop over the chunks */
} chunks;
/* Opens the loop over the chunks. Sets *begin to the chunk's first element. r: the range of the stage's loop. */
chunks emit_chunks_open(nest_emitter *n, const nest_stage *stage, loop_range r, LLVMValueRef *begin);
/* Closes the loop over the chunks. On entry, `a` has the accumulators of one chunk. On return, it has those of all
 * chunks. */
void emit_join_chunks(nest_emitter *n, const chunks *c, accumulators *a);
/* The steps of emit_join_chunks. emit_chunks_more begins the code that runs after each chunk except the last.
 * emit_chunk_kept adds the accumulators of such a chunk to the levels. emit_chunks_close goes to the next chunk, and
 * begins the code that runs after the last one. emit_chunk_joined joins the accumulators of the last chunk with all
 * levels. */
void emit_chunks_more(nest_emitter *n, const chunks *c);
void emit_chunk_kept(nest_emitter *n, const chunks *c, accumulators *a);
void emit_chunks_close(nest_emitter *n, const chunks *c);
void emit_chunk_joined(nest_emitter *n, const chunks *c, accumulators *a);
/* emit_stage.c: the accumulators that emit_strip left at `memory`. */
accumulators emit_load_accumulators(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory);

#endif
