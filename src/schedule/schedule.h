/* The schedule of a program: its steps, nests and buffers. abi/plan.h describes the plan that is made from the
 * steps. */
#ifndef SCHEDULE_SCHEDULE_H
#define SCHEDULE_SCHEDULE_H

#include "schedule/nest.h"

typedef enum buffer_kind {
    BUFFER_INPUT,
    BUFFER_OUTPUT,
    BUFFER_LARGE,  /* a large constant */
    BUFFER_DATA,   /* a small constant in the image */
    BUFFER_TEMP,   /* a temporary: in the arena, in an output or in the slot of a STEP_PREPARE */
    BUFFER_SCRATCH /* in scratch, the working memory of one tile (nest.scoped) */
} buffer_kind;

/* A buffer of the program: memory that nests load from and store to. */
typedef struct buffer {
    uint8_t kind; /* buffer_kind */
    uint8_t dtype;
    int64_t elements, bytes;
    uint32_t number;  /* number of the input, output or large constant */
    const void *data; /* for a BUFFER_DATA: its bytes */
    uint32_t slot;    /* number of the slot (abi/plan.h) that contains the buffer; not for BUFFER_DATA and
                         BUFFER_SCRATCH */
    int64_t offset;   /* offset in the slot */
    /* prepare.c. source: what the contents depend on (SOURCE_CALL, ...). prepared: if a STEP_PREPARE writes the buffer
     * into its slot, 1 + the step's index in schedule.prepared; else 0. */
    uint32_t source, prepared;
    uint32_t first, last; /* the buffer is live from step `first` to step `last` (memory.c); unused if first > last */
    uint32_t function;    /* for a BUFFER_TEMP: the function that owns it, as an index in schedule.routines */
} buffer;
/* The number of elements of `t`, the buffer of load `a`. A load from scratch may read several neighbouring elements as
 * one wider integer, with the first element in the lowest bits. Then the returned number and the index of the load
 * count wider integers, not elements. */
static inline int64_t loaded_elements(const buffer *t, const nest_arg *a)
{
    return t->kind == BUFFER_SCRATCH ? t->bytes / ((sx_type_bits[a->type] + 7) / 8) : t->elements;
}

/* Why two computations are in separate nests. FUSE_: why fuse.c did not add a root to a group. A root is a node whose
 * value is computed as a whole; a group is a list of roots that are computed together (fuse.h). JOIN_: why join.c did
 * not join a nest to the previous nest. `have`, `most` and `beside` are fields of nest_apart. In the FUSE_ comments,
 * "it" is the root. */
typedef enum apart_reason {
    FUSE_READS_NONE,      /* it reads no other root */
    FUSE_IS_OFF,          /* nothing is fused (schedule.unfused) */
    FUSE_READS_CONTROL,   /* it reads a result of control flow or of a custom_call */
    FUSE_IS_PARTS,        /* its result is written in parts */
    FUSE_READS_PARTS,     /* it reads a result that is written in parts */
    FUSE_IS_SPLIT,        /* its reduction of `have` elements for each result is split over two nests */
    FUSE_READS_SPLIT,     /* it reads a reduction that is split over two nests */
    FUSE_MANY_ROOTS,      /* the group has `most` roots */
    FUSE_LONG_CODE,       /* the weights of the expressions of the group and the root add up to `have`, above `most` */
    FUSE_OTHER_ORDER,     /* its reduction and those of the group have different orders */
    FUSE_OTHER_ITERATION, /* it reads values that other iterations of the group's outer loops compute */
    FUSE_SEVERAL_RESULTS, /* an iteration of the group's outer loops would compute several results of its reduction */
    FUSE_LONG_BUFFER,     /* an iteration would compute `have` bytes of a value, above `most` */
    FUSE_EMPTY_LANES,     /* short rows would leave lanes empty, at a cost of `have` instructions, above `most` */
    FUSE_COPIED,          /* its result belongs in memory that the group reads, so the result would have to be copied */
    FUSE_GATHERS,         /* lanes would not run along neighbouring elements */
    FUSE_PRODUCT,         /* only with `beside`: it or a root of the group is a product (is_product) */
    FUSE_OTHER_ELEMENTS,  /* only with `beside`: it and the last root of the group have different numbers of elements,
                             or one of the two does not read the shared value element for element */
    JOIN_UNTRIED,         /* no reason is known */
    JOIN_MANY_PARTS,      /* the previous nest has `most` parts */
    JOIN_NOT_PLAIN,       /* one of the nests is not simple (is_simple in join.c) */
    JOIN_OTHER_LOOPS,     /* the nests have no outer loop in common */
    JOIN_MANY_LOOPS,      /* an index would have too many terms */
    JOIN_OTHER_USER,      /* other steps or the caller use the temporary that passes between the nests */
    JOIN_OTHER_SLICE,     /* an iteration may access elements of the temporary that another iteration writes */
    JOIN_LONG_ROWS,       /* the temporaries of the smallest block take `have` bytes, above `most` */
    JOIN_LARGE_OPERAND    /* blocks would load `have` bytes of large operands again, above `most` */
} apart_reason;

typedef struct nest_apart {
    uint8_t why;   /* apart_reason */
    bool beside;   /* FUSE_: the root reads no root of the group, but reads a value that the group reads, too */
    node_id root;  /* FUSE_: the root */
    node_id reads; /* FUSE_: a node of the group: if `beside` is set, the last root of the group, otherwise a node that
                      the root reads. 0 if there is no group */
    int64_t have, most;
    int64_t bytes; /* JOIN_: the size of the largest temporary that passes between the nests */
    /* FUSE_: what became of the root. It began a group of its own, which later roots may have joined. `roots`: the
     * number of roots in this new group. `saved`: the bytes that do not pass through memory because these roots share a
     * nest. `empty`: the cost of the lanes that sharing leaves empty (fuse_cost.c). */
    uint32_t roots;
    int64_t saved, empty;
} nest_apart;

/* Records a reason. Returns false. */
static inline bool apart_because(nest_apart *apart, apart_reason why, int64_t have, int64_t most)
{
    apart->why = (uint8_t)why;
    apart->have = have;
    apart->most = most;
    return false;
}

typedef enum step_kind {
    STEP_NEST,
    STEP_WHILE,
    STEP_CASE,
    STEP_IF,
    STEP_BLOCK,
    STEP_HOST,
    STEP_CALL,
    STEP_FUNCTION,
    STEP_PREPARE
} step_kind;

/* Which values are computed once for many calls (prepare.c). PREPARE_CONSTANTS: those that depend only on constants.
 * PREPARE_INPUTS: also those that depend on a single input and on no large constant. */
typedef enum prepare_mode { PREPARE_NOTHING, PREPARE_CONSTANTS, PREPARE_INPUTS, PREPARE_MODES } prepare_mode;

/* A source says what the contents of a buffer depend on; small constants in the image do not count. SOURCE_CONSTANTS:
 * only large constants. SOURCE_INPUT + i: only input number i. SOURCE_CALL: anything else, or unknown. The contents may
 * be new in each call. */
enum { SOURCE_CALL, SOURCE_CONSTANTS, SOURCE_INPUT };

/* A STEP_PREPARE: its children compute values that depend on one source (abi/plan.h). */
typedef struct prepared {
    uint32_t source;
    int64_t bytes; /* the size of its slot */
} prepared;
enum { PREPARED_LINE = 64 /* alignment of buffers in a slot */ };

/* A nest from block.c that copies an operand of a product. The copy is made once for many calls. The nest has no step
 * until prepare_steps adds one. */
typedef struct packing {
    nest *nest;
    uint32_t source;         /* what the operand depends on: SOURCE_CONSTANTS or SOURCE_INPUT + i */
    buffer_id copy;          /* the buffer to which the nest stores */
    uint8_t fingerprint[32]; /* the hash of the nest's fingerprint */
} packing;

/* A custom_call. The lists `buffers` and `types` have the operands, then the results, without tokens. No result shares
 * memory with an operand. */
typedef struct host_call {
    node_id node;
    uint32_t number; /* calls that differ only in their buffers have the same number */
    uint32_t inputs, outputs;
    const buffer_id *buffers;
    const type_id *types;
} host_call;

/* A step of the program. Steps form a tree, stored in pre-order. */
typedef struct step {
    step_kind kind;
    uint32_t length;   /* number of steps below this one */
    uint32_t nest;     /* STEP_NEST: index in schedule.nests; STEP_HOST: index in schedule.hosts; STEP_PREPARE: index in
                          schedule.prepared */
    uint32_t function; /* STEP_CALL, STEP_FUNCTION: index in schedule.routines */
    buffer_id control; /* STEP_WHILE: the condition; STEP_CASE: the branch number; STEP_IF: the predicate */
} step;

/* The entry, or a called function. A function is scheduled once. At most one call of a function runs at a time, so the
 * function's arguments, results and temporaries have fixed addresses. The caller copies the operands to the arguments
 * and runs the steps. Then it copies each result that another call may overwrite before all readers of the result have
 * run. */
typedef struct routine {
    region_id region;
    uint32_t first, end;        /* steps `first` to end - 1 */
    const buffer_id *arguments; /* NULL for the entry */
    buffer_id *results;         /* NULL for the entry */
    int64_t base;               /* offset of the routine's memory in the arena */
} routine;

typedef struct schedule {
    arena *arena;
    graph *graph;
    region_id entry;
    int64_t cache; /* `cache` and `packs` are as in target_shape */
    bool packs;
    uint32_t lanes;           /* as in target_shape */
    bool fast_bf16, fast_f32; /* as in schedule_make: SCHEDULE_FAST_BF16, SCHEDULE_FAST_F32 */
    prepare_mode prepare;
    LIST_OF(prepared) prepared;
    LIST_OF(packing) packings;
    bool unfused;           /* each operation that computes has its own nest (roots.c, fuse.c) */
    struct node_info *info; /* indexed by node (fuse.h) */
    /* For dumps, indexed by node: the number, from 1, of the nest that computes the node. If several nests compute a
     * root together, the number is that of the last nest. 0: no nest, or an inlined node that several groups
     * compute. */
    uint32_t *group_of;
    LIST_OF(nest *) nests;
    LIST_OF(host_call) hosts;
    uint32_t host_count; /* number of different values of host_call.number */
    LIST_OF(step)
    steps;                     /* the steps of the entry, then for each called function a STEP_FUNCTION with the
                                  function's steps below it; callers come before callees */
    LIST_OF(buffer) buffers;   /* element 0 is not used */
    LIST_OF(routine) routines; /* element 0 is the entry */
    uint32_t *function_of;     /* indexed by region: its index in `routines`; 0 if no call names it */
    uint32_t scheduled;        /* the function being scheduled, as an index in `routines` */
    nest **kernels;            /* indexed by kernel number: the first nest that the kernel computes */
    uint32_t kernel_count;
    uint32_t inputs, outputs, constants; /* number of slots of each kind */
    int64_t arena_bytes, scratch_bytes;
    struct lowering *symbolic; /* the lowering that runs access rules on symbolic indices (access_rules.c); NULL before
                                  the first run */
} schedule;

/* The function whose steps follow the steps of f; NULL if f is the last function. */
static inline const routine *routine_behind(const schedule *s, const routine *f)
{
    return f->end < s->steps.count ? &s->routines.at[s->steps.at[f->end].function] : NULL;
}

/* ---- what the passes do ------------------------------------------------------------------------------------------ */

/* What scheduling needs to know about a target. */
typedef struct target_shape {
    uint32_t lanes;     /* f32 elements of a vector register */
    uint32_t registers; /* vector registers */
    int64_t cache;      /* bytes of data that stay in a core's cache from one use to the next */
    int64_t stream;     /* results of at least this many bytes may bypass the cache; 0: stores cannot bypass it */
    bool packs;         /* the target can quickly move some lanes, given by a mask, to the front of a vector */
    /* dot_i8: how many products of neighbouring 8-bit elements the target adds to a 32-bit sum with at most two
     * instructions (dot_u8_i8 of scalar.def). dot_i16: the same for 16-bit elements (dot_i16 of scalar.def). dot_bf16:
     * the same for bf16 elements and an f32 sum. 0: the target has no such instructions. */
    uint8_t dot_i8, dot_i16, dot_bf16;
    bool lane_operands; /* a fused multiply-add can use one lane of a register as the factor for all lanes, but cannot
                           load a factor from memory */
} target_shape;

enum { SCHEDULE_UNFUSED = 1, SCHEDULE_FAST_BF16 = 2, SCHEDULE_FAST_F32 = 4 };
/* schedule.c: turns a simplified graph into steps, nests and offsets. options: the bits SCHEDULE_. FAST_BF16 allows
 * dot_bf16 (scalar.def) for products of bf16 operands, FAST_F32 for products of f32 operands, which are then rounded to
 * bf16. Returns QN_UNSUPPORTED if a part of the graph cannot be compiled. If memory runs out, returns status_oom() or
 * jumps to the escape of `a`. */
qn_status schedule_make(schedule *s, arena *a, graph *g, region_id entry, target_shape target, uint32_t options,
                        prepare_mode prepare);
/* prepare.c. prepare_sources sets the sources of buffers. prepare_steps adds STEP_PREPAREs. The children of a
 * STEP_PREPARE are the steps whose results later calls can use again, and new steps for the nests of
 * schedule.packings. */
void prepare_sources(schedule *s);
void prepare_steps(schedule *s);
/* Whether results of `kept` bytes are small enough to be kept from call to call, if they are computed from `from`
 * bytes. */
bool prepare_fits(int64_t kept, int64_t from);
/* The source of a value that is computed from the `count` buffers `reads`. */
uint32_t prepare_source(const schedule *s, uint32_t count, const buffer_id *reads);
/* tile.c: chooses lanes, rows, vectors, tiles and scratch of a nest. */
void tile_nest(const schedule *s, nest *n, target_shape target);
/* tile.c: the largest number of rows of a tile in which each row has `vectors` vectors of accumulators. */
uint32_t most_rows(target_shape target, uint32_t vectors);
/* tile.c: whether a tile with `rows` rows can transpose a block of lanes x lanes elements in registers. */
bool fits_registers(uint32_t lanes, uint32_t rows, target_shape target);
/* tile.c: how many tiles the outer loops `from` to `end` - 1 have. A tile has n->rows iterations of loop `by_row` and,
 * in LANES_KEPT, tile_columns iterations of the last outer loop. */
int64_t count_tiles(const nest *n, uint32_t from, uint32_t end, uint32_t by_row);
/* tile.c: the iterations of an outer loop, or of one block if the loop runs in blocks. `from_end` is 0 for the last
 * outer loop, 1 for the second-to-last. Returns 1 if there is no such loop, if the loop is serial, or if a part shares
 * the loop with the nest around it. */
int64_t parallel_extent(const nest *n, uint32_t from_end);
/* tile.c: the number of instructions of a code and its sub-programs. */
int64_t code_size(const sx_code *s);
enum { SPARE_REGISTERS = 4 /* registers that the accumulators of a tile leave to the elements of a step */ };
/* tile.c: the largest number of accumulators that a stage of the nest has for each element of a tile; at least 1. */
uint32_t nest_accumulators(const nest *n);
/* tile_strips.c: if a nest should reduce in strips, sets its `columns`, and changes its rows and vectors. */
void tile_strips(const schedule *s, nest *n, target_shape target);
/* tile_strips.c: whether a nest can reduce in strips. */
bool reduces_in_strips(const nest *n);
/* tile_sort.c: tiles a step of a sort. */
void tile_sort(nest *n);
/* join.c: joins nests that pass a temporary of at least `large` bytes from one to the next. cache: as in
 * target_shape. */
void schedule_join(schedule *s, int64_t cache, int64_t large);
/* tile_registers.c: the number of vectors that a nest without reductions computes at once. */
uint32_t vectors_in_flight(const nest *n, target_shape target);
/* tile_ahead.c: how many rows ahead a tiled nest prefetches; 0: none. */
uint32_t rows_ahead(const schedule *s, const nest *n, target_shape target);
/* tile_values.c. Returns for each instruction of the nest's code whether a store, a reduction or an index uses its
 * value, directly or through other instructions. For example, a copy of bf16 elements has unused instructions that
 * convert to f32. */
const bool *used_values(const nest *n);
/* used_count: the number of instructions whose values are used. widest_value: the bytes of the widest of these
 * values. */
uint32_t used_count(const nest *n);
int64_t widest_value(const nest *n);

/* arrange.c: rewrites the loops of a nest, before tile_nest. lanes: as in target_shape. */
void arrange_nest(arena *a, nest *n, uint32_t lanes);
/* arrange.c: chooses the loop along which the lanes of a LANES_KEPT nest run, if the nest reduces and the order of its
 * outer loops is free. The loop along which accesses cost least becomes the last outer loop. */
void arrange_lanes(nest *n, uint32_t lanes);
/* split_loops.c: splits loops of products, such as convolutions with zeros between elements or with groups of features.
 * Called before arrange_nest. */
void split_loops(arena *a, nest *n);
/* block.c: replaces *n if *n is a product or convolution that is faster in blocks, or with a prepared copy of its right
 * operand. Called after arrange_nest, before tile_nest. */
qn_status block_nest(schedule *s, nest **n, target_shape target);
/* schedule.c: adds a buffer. */
buffer_id buffer_add(schedule *s, buffer made);
/* arrange.c. `column` and `var` are loops. nest_index_turns: whether an index has no computed values, changes by 1 or
 * -1 along `var`, and changes by a constant other than 1 along `column`. nest_is_transposed: whether nest_index_turns
 * holds for a load, the change along `var` is 1, and the load has no predicate or one that only limits how many
 * iterations of `column` exist: one range condition, whose lower end always holds. */
bool nest_is_transposed(const nest *n, const nest_arg *a, uint32_t column, uint32_t var);
bool nest_index_turns(const nest *n, const affine *x, uint32_t column, uint32_t var);
enum { LEAST_PANEL = 5 /* in loops of fewer rounds, gathers are as fast as panels */ };
/* How many rounds the panels of a stage's loads hold; 0 if there are no panels. */
uint32_t stage_panel_rounds(const nest *n, const nest_stage *stage);
/* The kind of the nest's panels, PANEL_IN_SCRATCH if there are none. */
panel_kind nest_panel_kind(const nest *n);
/* nest_buffers.c: sets nest.buffers. Parts are visited in order; the loads of a part come before its stores. */
void nest_find_buffers(const schedule *s, nest *n);
/* The position of a buffer in the nest's list of buffers, which must contain it. */
uint32_t nest_buffer(const nest *n, buffer_id id);
/* nest_writes: whether the nest stores to a buffer. nest_reads: whether an argument of its code is a load from the
 * buffer; stores that combine do not count. */
bool nest_writes(const nest *n, buffer_id id);
bool nest_reads(const nest *n, buffer_id id);

/* nest_elements.c: which elements of a buffer a nest writes.
 *
 * An element_span is the set of elements `first` + i0 * stride0 + i1 * stride1 + ... with 0 <= i0 < count0, 0 <= i1 <
 * count1, ... Different indices give different elements. The strides ascend. */
enum { SPAN_DIMS = 2 * MAX_RANK + 1 };
typedef struct span_dim {
    int64_t stride, count;
} span_dim;
typedef struct element_span {
    int64_t first;
    uint32_t dims;
    /* Set if the store combines or has a predicate, or if its index has a computed value. Then the written elements may
     * differ from those of the span. */
    bool moves;
    /* Set if `moves` is set only because of a predicate, and the span is exactly the elements that are written. */
    bool bounded;
    span_dim at[SPAN_DIMS];
} element_span;
/* Sets *out to the elements to which a store writes, over all iterations of its loops. scoped: the store is to a
 * BUFFER_SCRATCH, and the elements are those of one tile. Returns false if it finds no element_span that equals the
 * elements, or no proof that any two iterations write different elements. If the store combines or its index has a
 * computed value, the proof is not needed for iterations of a serial loop; in LANES_REDUCED, for iterations of a serial
 * outer loop. */
bool nest_stored_elements(const nest *n, const nest_stage *stage, const nest_store *store, bool scoped,
                          element_span *out);
/* `x` is a part's index into a BUFFER_SCRATCH. Sets *out to x with loops in blocks counted from the start of the block.
 * For example, if loop b counts blocks of 48 iterations of loop i, `i - 48 * b` becomes `i`, and i goes from 0 to 47.
 * Returns false if this is impossible, or if *out would depend on a parallel loop around the part. */
bool nest_scoped_index(const nest *n, const affine *x, affine *out);
int64_t span_elements(const element_span *s);
/* Sets *out to the union of a and b. Returns false if a and b overlap, if either has `moves` set, or if no element_span
 * is found for the union. */
bool span_join(const element_span *a, const element_span *b, element_span *out);
/* Like span_join, but the spans may overlap. Returns false if the span that begins later ends first. */
bool span_unite(const element_span *a, const element_span *b, element_span *out);
/* Returns for each argument of the nest the first stage that needs the argument; UINT32_MAX if none does. This stage
 * loads the argument, and later stages use the loaded value. */
uint32_t *nest_first_stages(arena *a, const nest *n);
/* Whether each iteration reads, by argument `arg` (a load), only the element that the same iteration stores later.
 * `first` is the result of nest_first_stages. */
bool nest_reads_in_step(const nest *n, const uint32_t *first, uint32_t arg);

/* nest_fingerprint.c: appends everything that the code of a nest depends on, as bytes. Nests with equal fingerprints
 * share a kernel. */
void nest_fingerprint(const schedule *s, const nest *n, text *out);
/* nest_match.c: gives every nest the number of its kernel. */
qn_status schedule_match(schedule *s);
/* memory.c: sets the lifetimes and offsets of temporaries, and the slots of buffers. */
qn_status plan_memory(schedule *s);
/* nest_verify.c: checks the invariants of nest.h. Returns QN_INTERNAL if an invariant does not hold. */
qn_status nest_verify(const schedule *s, const nest *n);
/* nest_verify_tiles.c: checks what tile_nest has chosen. */
qn_status nest_verify_tiles(const schedule *s, const nest *n);
/* nest_verify_chain.c: the part of nest_verify that checks nest.chain. */
qn_status nest_verify_chain(const schedule *s, const nest *n);
/* nest_verify_sort.c: checks of steps of a sort. nest_verify_sort requires such a step; nest_verify_streams accepts any
 * nest. */
qn_status nest_verify_sort(const schedule *s, const nest *n);
qn_status nest_verify_streams(const nest *n);
/* schedule_verify.c: checks a whole schedule and the places of its buffers. A step may read only contents that were
 * written on every path to the step and were not overwritten since. Returns QN_INTERNAL if the schedule violates a
 * rule. */
qn_status schedule_verify(const schedule *s);
/* schedule_verify_kernels.c: checks that every nest has a kernel, and that nests with the same kernel are equal. */
qn_status kernels_verify(const schedule *s);
/* nest_print.c: appends nests as text, for dumps. */
void nest_print(const schedule *s, const nest *n, text *out);
void schedule_print_nests(const schedule *s, text *out);
/* plan_print.c */
void schedule_print_plan(const schedule *s, text *out);
/* Records the nest that computes each node of the graph (remarks.group), for dumps. */
void schedule_mark_groups(const schedule *s);
/* groups_print.c: appends a comment for each nest: what the nest computes, and why it is separate from the nest that it
 * reads (fuse.c) and from the previous nest (join.c). */
void schedule_print_groups(const schedule *s, text *out);
/* groups_print.c: appends a line for each STEP_NEST: the nest's costs, what the nest computes, and the locations of the
 * nodes. */
void schedule_print_costs(const schedule *s, text *out);

/* costs.c: an estimate of the work of one run of a nest, the same for every machine.
 *
 * A value is counted for each iteration of the loops that it depends on. `arithmetic` counts additions, subtractions,
 * multiplications, fused multiply-adds and roundings; an f64 operation counts as two. `divisions` counts divisions and
 * square roots; an f64 operation counts as two. `flops` counts all these operations except roundings; an operation of
 * any type counts as one, a fused multiply-add as two. Slow paths, integer operations, comparisons, the moves of a sort
 * and columns that only fill up a panel are not counted.
 *
 * `read` and `written` are bytes. A load or store counts one element for each iteration of the loops on which its index
 * depends. Accesses to scratch and to small constants do not count. In each part of the nest, all loads from one buffer
 * together count at most the size of the buffer. The same limit holds for all stores to one buffer. */
typedef struct nest_costs {
    double flops, arithmetic, divisions, read, written;
} nest_costs;
nest_costs nest_cost(const schedule *s, const nest *n);

#endif
