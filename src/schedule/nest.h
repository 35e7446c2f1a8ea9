/* A nest is a set of loops that compute a group of values.
 *
 * A nest has outer loops (`outer`) around a list of stages, or around a list of parts. A part is a nest that runs
 * inside the outer loops of another nest.
 *
 * A stage has at most one inner loop. It stores values, or reduces over this loop, or does both. Later stages can read
 * the results of reductions and the local buffers of a stage, which last for one iteration of the outer loops. So one
 * nest can compute a softmax, a layer norm, or a matrix product with the elementwise operations after it:
 *
 *     for row in 0..1024                    an outer loop, parallel
 *       for i in 0..768: m = max x[row, i]            stage 0, a reduction
 *       for i in 0..768: e[i] = exp(x[row, i] - m);   stage 1, a store to a local buffer
 *                        s = sum e[i]                          and a reduction
 *       for i in 0..768: y[row, i] = e[i] / s         stage 2
 *
 * Each part has its own lanes, loops and code. So attention, which is two products with a softmax between them, can be
 * one nest (join.c). Scratch is the working memory of one tile (see Loops). Parts pass values to later parts in buffers
 * in scratch (`scoped`). The outer loops of a nest with parts are parallel loops, then serial loops. A part runs inside
 * the first `shared` of these loops. For example, if the first part shares loop a, and the second part shares loops a
 * and b, each iteration of a runs the first part, then loop b around the second part.
 *
 * Loops. Iterations of a parallel loop are independent. Iterations of a serial loop run in order. A loop may run in
 * blocks: each iteration of a counting loop (nest_loop.block_of) runs one block. A kernel is the compiled code of a
 * nest; a tile is the unit of work that a thread runs. A tile is an iteration, or a group of iterations, of the outer
 * loops before the first serial loop. All other loops run inside a tile.
 *
 * Stretches. One loop may run over several dimensions, such as the positions and the features of a convolution's
 * window. The index of each dimension is a quotient or remainder of the loop's variable. A stretch is a run of
 * iterations in which only the index of the last dimension changes. Addresses and predicates that do not depend on this
 * index are computed once for each stretch. Before a stretch, the code may test the predicate of the reductions
 * (emit_stretch.c). If the predicate holds for all elements that a tile reads in the stretch, the rounds do not test
 * it. If it fails for all these elements, the stretch is skipped.
 *
 * Lanes. SIMD lanes run along one loop, which the nest's `mode` selects:
 *   LANES_REDUCED along the inner loop of each stage. Reductions use the `lanes` order (docs/numerics.md), or any order
 *                 if all orders give the same bits. A row is one iteration of the outer loops; a tile runs `rows` rows
 *                 side by side.
 *   LANES_KEPT    along the last outer loop. Inner loops are serial, so each lane reduces in the `chain` order. If the
 *                 last two outer loops are parallel, a tile can have several iterations of each: its `rows` x `vectors`
 *                 vectors of accumulators usually stay in registers. A nest without reductions has this mode, too.
 *
 * Rounds. In LANES_KEPT, a round is one iteration of an inner loop. In LANES_REDUCED, a round is vectors * lanes
 * successive iterations.
 *
 * Code. One sx_code (scalar/scalar.h) holds the expressions of all stages. The nest's `args` are the arguments of
 * this code, for example loads, indices and results of reductions.
 *
 * index.h describes how accesses are indexed; schedule.h describes programs of nests.
 */
#ifndef SCHEDULE_NEST_H
#define SCHEDULE_NEST_H

#include "graph/graph.h"
#include "math/elementwise.h"
#include "schedule/index.h"

typedef uint32_t buffer_id; /* 0 = none */

/* ---- the nest ---------------------------------------------------------------------------------------------------- */

typedef enum arg_kind {
    ARG_LOAD,      /* an element of a buffer */
    ARG_LOCAL,     /* an element of a local buffer */
    ARG_INDEX,     /* the value of an index */
    ARG_CONDITION, /* whether a predicate holds */
    ARG_REDUCED,   /* a result of a reduction in an earlier stage */
    ARG_RUNNING    /* the value of an accumulator of this stage after the current element was added. Only stores in
                      LANES_KEPT without chunks use such arguments */
} arg_kind;

/* Where the elements of a panel (nest_arg.panel) are. */
typedef enum panel_kind {
    PANEL_IN_SCRATCH,   /* transposed vectors in scratch */
    PANEL_IN_REGISTERS, /* transposed vectors in registers */
    PANEL_OF_ROWS       /* the elements are in scratch in the order in which they were loaded; only the transposed
                           vectors of a few rounds are in registers */
} panel_kind;

/* One argument of the nest's code; nest.args.at[i] describes argument i. */
typedef struct nest_arg {
    uint8_t kind;           /* arg_kind */
    uint8_t type;           /* sx_type */
    buffer_id buffer;       /* LOAD */
    uint32_t local;         /* LOCAL: number of the local buffer; REDUCED, RUNNING: number of the result */
    affine index;           /* LOAD, LOCAL: offset in elements; INDEX: the value of the argument */
    predicate_id predicate; /* LOAD, LOCAL, CONDITION */
    /* LOAD: a load may go through a panel, which is an area of scratch or a set of registers. A panel replaces gathers
     * in a LANES_KEPT stage if the operand is contiguous along the inner loop, forwards or backwards. The code loads
     * vectors along the inner loop and transposes them into the panel. tile.c sets these fields. */
    uint32_t panel;       /* rounds that the panel holds, the same for all panels of a stage; 0: no panel */
    uint8_t panel_kind;   /* panel_kind, the same for all panels of a nest */
    int64_t panel_offset; /* offset in scratch, in bytes */
} nest_arg;

/* A loop. Indices refer to the loop's variable by the loop's number (index.h). */
typedef enum loop_kind {
    LOOP_PARALLEL, /* iterations are independent */
    LOOP_SERIAL    /* iterations run in order */
} loop_kind;
#define NO_LOOP UINT32_MAX
typedef struct nest_loop {
    int64_t extent;
    uint8_t kind;      /* loop_kind */
    uint32_t block_of; /* the loop that counts the blocks of this loop; valid only if `block` is not 0 */
    int64_t block;     /* iterations of a block; 0: the loop does not run in blocks. Iteration i of loop `block_of` runs
                          only the iterations i * block to (i + 1) * block - 1 of this loop */
} nest_loop;

/* A store combines if `combine` is not NULL. Such a store loads the element, combines the element with `value`, and
 * stores the result. One element may be combined several times, in the order of the serial loops. A store whose index
 * has a computed term (TERM_VALUE in index.h) may also write an element several times; the last value remains.
 *
 * Stores that follow one another in a stage may combine as a group: all their elements are loaded, combined with all
 * their values, and stored. The stores of a group share `combine`, `captures` and `predicate`. */
typedef struct nest_store {
    buffer_id buffer; /* 0: to a local buffer */
    uint32_t local;
    affine index;
    predicate_id predicate; /* nothing is stored where the predicate fails; 0 for a local buffer */
    sx value;               /* in the storage type (math/elementwise.h) */
    /* (elements, values, captures) -> new elements, one for each store of the group. NULL: `value` itself is stored;
     * always NULL for a local buffer. */
    sx_code *combine;
    uint32_t before, after; /* the number of stores of the group before this store, and after it */
    uint32_t capture_count;
    const sx *captures;
    /* A store of a LANES_KEPT stage may go through a panel if the elements are contiguous along the inner loop instead
     * of along the lanes. Each round writes a vector to the panel. When the panel is full, its elements are transposed
     * and stored. The panels of loads and stores have the same kind (nest_arg.panel_kind). */
    uint32_t panel;       /* rounds that the panel holds, the same as for the stage's loads; 0: no panel */
    int64_t panel_offset; /* offset in scratch, in bytes */
} nest_store;

enum {
    MAX_WIDTH = 16,                              /* the largest number of inputs of a reduce */
    MAX_CAPTURES = 32,                           /* the largest number of captures of the region of a reduce */
    MAX_ARGUMENTS = 2 * MAX_WIDTH + MAX_CAPTURES /* the largest number of arguments of `step`, `fold` and `finish` */
};

/* How a reduction cuts its elements into chunks (docs/numerics.md). Each chunk has its own accumulators. */
typedef struct nest_cut {
    int64_t chunk; /* elements of a chunk; 0: no chunks */
    bool in_order; /* join the results of chunks in order; otherwise in a tree that joins adjacent pairs */
} nest_cut;

/* A reduction over a stage's inner loop. It computes `width` results, with the numbers first_result to first_result +
 * width - 1. */
typedef struct nest_reduction {
    uint32_t width;
    uint32_t element_count;
    const sx *elements; /* the values that one iteration passes to `step` */
    /* (accumulators) -> the `width` reduced values. NULL: there are `width` accumulators, and they are the reduced
     * values. */
    sx_code *read;
    sx_code *step;   /* (accumulators, elements, captures) -> accumulators */
    sx_code *first;  /* (elements) -> accumulators: applied to the first element */
    sx_code *fold;   /* (accumulators, accumulators, captures) -> accumulators: joins two lanes or chunks */
    sx_code *finish; /* (inits, reduced values, captures) -> results; NULL: the reduced values are the results */
    bool from_zero;  /* accumulators may start at zero: first(elements) equals step(0, elements) */
    const sx *inits; /* `width` start values, computed in the outer loops; the results if there are no elements */
    uint32_t capture_count;
    const sx *captures; /* values that the region captures, computed in the outer loops */
    uint8_t order;      /* order_chain or order_lanes */
    bool any_order;     /* every order of the elements gives the same bits (exact.c) */
    nest_cut cut;
    predicate_id predicate; /* elements for which the predicate fails are not accumulated. Always 0 (no predicate) in
                               LANES_REDUCED. With chunks, a predicate requires `from_zero` */
    uint32_t first_result;
    /* A part can accumulate one value over several blocks. Its first stage then runs in blocks that a loop around the
     * part counts. Each block accumulates its own elements. Between blocks, element `kept_at` of `kept`, a buffer in
     * scratch, has the value accumulated so far. Each block after the first joins its own value to the kept value by
     * `fold`. The last block applies `finish`, and the later stages of the part run in the last block only. If `kept`
     * is 0, each block has its own results. */
    buffer_id kept;
    affine kept_at;
} nest_reduction;

typedef struct nest_stage {
    uint32_t loop;   /* the inner loop; NO_LOOP if there is none */
    int64_t extent;  /* extent of the inner loop; 1 if there is none */
    int64_t chunk;   /* elements of a chunk, if the loop is cut into chunks; else 0 */
    int64_t stretch; /* in LANES_KEPT: iterations of a stretch, in which variable / stretch is constant; 0: no
                        stretches */
    LIST_OF(nest_store) stores;         /* inside the inner loop */
    LIST_OF(nest_reduction) reductions; /* over the inner loop */
} nest_stage;

/* The stage's reduction if its value is kept between blocks (nest_reduction.kept); else NULL. */
static inline const nest_reduction *stage_kept(const nest_stage *stage)
{
    return stage->reductions.count && stage->reductions.at[0].kept ? &stage->reductions.at[0] : NULL;
}
/* Describes, as a store, where the reduction keeps its value between blocks. `value` only gives the type. */
static inline nest_store kept_store(const nest_reduction *r)
{
    return (nest_store){.buffer = r->kept, .index = r->kept_at, .value = r->inits[0]};
}

typedef struct nest_local {
    uint8_t type;     /* sx_type of the buffer */
    int64_t elements; /* in LANES_KEPT: elements of each lane */
    /* Set by tile.c: */
    int64_t offset;       /* offset in scratch, in bytes */
    int64_t row_elements; /* LANES_REDUCED: the distance, in elements, from one row's copy of the buffer to the next
                             row's copy; LANES_KEPT: `elements` */
} nest_local;

/* A buffer in scratch, in which the parts of a nest pass values to later parts. */
typedef struct nest_scoped {
    buffer_id buffer; /* of kind BUFFER_SCRATCH */
    int64_t offset;   /* offset in scratch, in bytes */
} nest_scoped;

enum { MOST_ROUND = 128 /* the largest number of elements of a round in LANES_REDUCED */ };
/* Rounds of a strip (nest.columns) of a nest that reduces. Each round reads another row of a matrix. An L1 cache has at
 * least this many ways, so the rows of a strip do not evict one another. */
enum { STRIP = 8 };

typedef enum nest_mode { LANES_KEPT, LANES_REDUCED } nest_mode;

/* The kinds of steps of a sort (docs/numerics.md). Each step is a nest (lower_sort.c). A slice is a sequence of
 * elements that the sort orders. A column is a buffer [slices, length] with one value for each element. Most steps move
 * elements: their loops and stage copy columns. Each iteration of the outer loops copies a slice or a block of a slice,
 * and the kernel puts the copied elements in order. Some steps compute a key of each element: an unsigned integer by
 * which elements are sorted. A sort by digits makes one pass for each digit, which is a few bits of the key. A pass
 * consists of COUNTS, PLACES and SPREAD. The kinds are:
 *
 *   SORT_RUNS   sorts each slice, or each block of SORT_CUT elements of a slice. A run is a sorted block, or
 *               several blocks that were merged
 *   SORT_CUTS   finds the cuts of the merges: for each block of SORT_CUT outputs, how many elements of the left run
 *               come before the block. Copies nothing; its only store writes the cuts
 *   SORT_MERGE  merges pairs of runs, in blocks of SORT_CUT outputs. Each block lies between two cuts
 *   SORT_SELECT finds, in each part of a slice, the `wanted` elements that a sort would put first, and stores them part
 *               after part
 *   SORT_NUMBERS turns each element of a slice into a number, sorts the numbers, and turns them back into elements
 *   SORT_COUNTS counts, for each part of each slice, how many elements have each value of the digit. Copies nothing;
 *               its only store writes the counts
 *   SORT_PLACES turns the counts into places. A place says where in the slice SORT_SPREAD writes the first element of
 *               a part that has a given value of the digit
 *   SORT_SPREAD moves each element of a part to the next free position for its value of the digit
 *
 * CUTS and MERGE merge pairs of neighbouring runs, level by level. Level l merges runs of SORT_CUT << l elements; the
 * last run of a slice may be shorter. The level is a value in memory, so all levels share their kernels. */
typedef enum sort_kind {
    SORT_RUNS,
    SORT_CUTS,
    SORT_MERGE,
    SORT_SELECT,
    SORT_NUMBERS,
    SORT_COUNTS,
    SORT_PLACES,
    SORT_SPREAD,
    SORT_KINDS
} sort_kind;
typedef struct nest_sort {
    uint8_t kind;      /* sort_kind */
    uint32_t width;    /* columns */
    const sx *columns; /* for each column: its load, or the position of the element in its slice (SELECT, NUMBERS) */
    /* RUNS, CUTS, MERGE, SELECT: (a0, b0, a1, b1, ..., captures) -> whether element a comes before element b; ai and
     * bi are the values of a and b in column i */
    sx_code *before;
    /* SELECT, NUMBERS, COUNTS, SPREAD: (columns of an element, captures) -> an unsigned integer by which elements are
     * sorted */
    sx_code *key;
    /* NUMBERS: (number) -> value in the only column. The number is a key with its highest bit inverted, and the value
     * has this key. Several values may have one key, so the step also compares each result of `back` with the element
     * (lower_numbers.c). NULL: a number consists of a key and the position of the element in its slice. */
    sx_code *back;
    uint32_t capture_count;
    const sx *captures; /* values that the comparator captures; the outer loops compute them */
    int64_t length;     /* elements of a slice */
    int64_t wanted;     /* only the first `wanted` elements of a sorted slice are read; a step need not store the
                           others */
    sx level, cuts;     /* `level` is a load of the level (CUTS, MERGE) or of the number of the digit (COUNTS, SPREAD).
                           `cuts` is a load of the cuts (MERGE) or of the places (SPREAD). A MERGE with wanted < length
                           has no cuts: `cuts` is 0 */
    sx_type word;       /* NUMBERS: the signed type of the numbers */
    uint32_t streams;   /* RUNS, MERGE: a tile sorts or merges this many slices or blocks (streams) side by side */
    uint32_t digit;     /* COUNTS, PLACES, SPREAD: bits of a digit */
    int64_t part;       /* COUNTS, PLACES, SPREAD, SELECT: elements of a part of a slice */
    int64_t among;      /* SELECT: the number of elements of a slice that the step reads */
    int64_t room;       /* SELECT: how many candidates for the first `wanted` elements fit into scratch */
} nest_sort;
static inline bool sort_moves(const nest_sort *s)
{
    return s->kind == SORT_RUNS || s->kind == SORT_MERGE || s->kind == SORT_SELECT || s->kind == SORT_NUMBERS ||
           s->kind == SORT_SPREAD;
}
static inline bool sort_has_digits(const nest_sort *s) { return s->kind >= SORT_COUNTS; }
/* COUNTS, SPREAD: the number of elements whose digits are computed at once. */
enum { SORT_DIGITS = 16 };
/* SELECT: the number of elements that are compared with the limit (emit_select.c) at once. */
enum { SORT_SELECTED = 64 };
/* COUNTS, PLACES, SPREAD: the bytes of scratch, for the digits of SORT_DIGITS elements and one number for each value of
 * a digit. */
static inline int64_t sort_digit_bytes(const nest_sort *s)
{
    return (SORT_DIGITS + ((int64_t)1 << s->digit)) * (int64_t)sizeof(uint32_t);
}
/* For NUMBERS. SORT_POSITION: the number of bits of the position of an element. SORT_RANGES: the largest number of
 * ranges that wait to be sorted in the quicksort (emit_quicksort.c). SORT_ASIDE: the bytes for numbers that the
 * quicksort sets aside while it splits a range. sort_number_bytes returns the bytes of scratch. If `back` is NULL,
 * scratch also holds the numbers of a slice. */
enum { SORT_POSITION = 10, SORT_RANGES = 64, SORT_ASIDE = 1024 };
_Static_assert(SORT_CUT == 1 << SORT_POSITION,
               "a position in a slice of at most SORT_CUT elements has SORT_POSITION bits");
static inline int64_t sort_number_bytes(const nest_sort *s)
{
    int64_t numbers = s->back ? 0 : (s->length * (sx_type_bits[s->word] / 8) + 63) / 64 * 64;
    return SORT_RANGES * 3 * (int64_t)sizeof(int64_t) + SORT_ASIDE + numbers;
}
/* RUNS, SELECT: the largest number of elements that a stream sorts at once. */
static inline int64_t sort_room(const nest_sort *s)
{
    return s->kind == SORT_SELECT ? s->room : s->length < SORT_CUT ? s->length : SORT_CUT;
}
/* RUNS, SELECT: the bytes of scratch for one column of one stream. The 192 bytes of padding put the arrays of
 * neighbouring streams into different sets of a cache. */
static inline int64_t sort_array_bytes(const nest_sort *s, sx_type type)
{
    return (sort_room(s) * ((sx_type_bits[type] + 7) / 8) + 63) / 64 * 64 + 192;
}

struct nest {
    nest_mode mode;
    sx_code *code;
    LIST_OF(nest_arg) args;
    LIST_OF(term) terms;           /* [0] unused */
    LIST_OF(predicate) predicates; /* [0] unused */
    LIST_OF(nest_loop) loops;      /* outer ones first */
    uint32_t outer;                /* number of outer loops */
    LIST_OF(nest_stage) stages;
    LIST_OF(nest_local) locals;
    uint32_t results;              /* number of results of all reductions */
    LIST_OF(uint8_t) result_types; /* per result: sx_type */
    /* Set by tile.c. In LANES_KEPT without `columns`, a tile is rows x (vectors * lanes) iterations of the last two
     * outer loops. In LANES_REDUCED, a tile is `rows` iterations of the last outer loop, and the inner loops run over
     * vectors * lanes elements at once. A kernel call computes a range of tiles. */
    uint32_t lanes, rows, vectors;
    /* If not 0, a tile has this many iterations (columns) of the last outer loop. The first stage runs in strips of a
     * few rounds (strip_rounds), and each strip runs over all columns (emit_strips). If this stage has reductions,
     * their accumulators are in scratch between strips. Otherwise the stage transposes through panels. */
    uint32_t columns;
    bool streams; /* stores of whole vectors bypass the cache, if their buffers are aligned */
    /* Only in a nest with `columns` that transposes: the vectors that a row stores begin at the row's first whole cache
     * line instead of the first column of the tile (emit_strips). */
    bool shifts;
    /* If not 0, iteration i of the second-to-last outer loop prefetches the rows at computed indices that iteration i +
     * ahead will access (tile_ahead.c). */
    uint32_t ahead;
    /* A table, or 0. Each iteration of the last outer loop reads the element of the table that the previous iteration
     * stored. The loop is parallel nevertheless. A single thread runs the tiles in order. Before several threads run
     * the tiles, nests with `threaded` fill the table with the bits that the iterations will store. */
    buffer_id chain;
    bool threaded; /* calls that run on one thread skip the nest */
    int64_t tiles;
    double work;      /* estimated vector instructions of a tile */
    int64_t partials; /* offset in scratch, in bytes: partial results of chunks, accumulators of strips, or rows to
                         shift */
    int64_t scratch_bytes;
    nest_sort *sort; /* NULL if the nest is not a step of a sort */
    uint32_t shared; /* in a part: the number of leading loops that the part shares with the nest around it */
    LIST_OF(nest *) parts;
    uint32_t product; /* in a product that runs in blocks (block.c): the number of the part that multiplies; else 0 */
    LIST_OF(nest_scoped) scoped;
    LIST_OF(buffer_id)
    buffers;           /* the buffers that the nest accesses, except DATA and SCRATCH. The code of the nest uses
                          positions in this list */
    uint32_t kernel;   /* number of its kernel; equal nests share a kernel (nest_match.c) */
    const char *label; /* what the nest computes, for dumps */
    /* For dumps (nest_apart in schedule.h). fused: why the first root (fuse.h) of this nest did not join an earlier
     * group. joined: why this nest is not joined to the previous nest. NULL: there is nothing to explain. */
    const struct nest_apart *fused, *joined;
};

/* The largest number of estimated instructions between two polls of a call's stop flag (abi/kernel.h). If a tile of a
 * kernel takes more instructions, the kernel polls within the tile. */
enum { POLL_WORK = 1000000 };
static inline bool nest_polls(const nest *n) { return n->work > POLL_WORK; }
/* Whether a store of the stage uses an ARG_RUNNING of the stage. In such a stage, stores run after reductions. */
static inline bool stage_runs(const nest *n, const nest_stage *stage)
{
    for (uint32_t i = 0; i < n->args.count && stage->reductions.count; i++)
        for (uint32_t k = 0; k < stage->reductions.count && n->args.at[i].kind == ARG_RUNNING; k++) {
            const nest_reduction *r = &stage->reductions.at[k];
            if (n->args.at[i].local >= r->first_result && n->args.at[i].local < r->first_result + r->width)
                return true;
        }
    return false;
}
/* Returns the loop that counts the blocks if the stage runs only in the last block (nest_reduction.kept); otherwise
 * NO_LOOP. */
static inline uint32_t stage_last_of(const nest *n, const nest_stage *stage)
{
    const nest_stage *first = n->stages.at;
    return stage != first && stage_kept(first) ? n->loops.at[first->loop].block_of : NO_LOOP;
}
/* nest_part returns one of the nests that have stages: a part, or the nest itself if there are no parts. */
static inline uint32_t nest_part_count(const nest *n) { return n->parts.count ? n->parts.count : 1; }
static inline const nest *nest_part(const nest *n, uint32_t i) { return n->parts.count ? n->parts.at[i] : n; }
/* The number of outer loops before the first serial loop. These loops are divided into tiles. */
static inline uint32_t nest_spread(const nest *n)
{
    uint32_t count = 0;
    while (count < n->outer && n->loops.at[count].kind == LOOP_PARALLEL)
        count++;
    return count;
}
static inline uint32_t store_group(const nest_store *s) { return s->before + 1 + s->after; }
/* Whether a store of the nest combines. Such a store must run exactly once for each iteration, so nest_rows_fit must
 * hold. */
bool nest_combines(const nest *n);
bool nest_reduces(const nest *n); /* whether a stage has a reduction */
/* Whether the tiles compute no row twice: `rows` divides the extent and the block of the loop over rows. */
bool nest_rows_fit(const nest *n);
/* The columns of a tile in LANES_KEPT. */
static inline int64_t tile_columns(const nest *n) { return n->columns ? n->columns : (int64_t)n->lanes * n->vectors; }
/* The bytes that a partial result of a chunk takes in scratch: a vector in LANES_KEPT, a scalar in LANES_REDUCED. An
 * element of any type takes 8 bytes. */
static inline int64_t partial_bytes(const nest *n) { return n->mode == LANES_KEPT ? 8 * (int64_t)n->lanes : 8; }
/* The iterations of a block of a stage's loop; 0 if the loop has no blocks. */
static inline int64_t stage_block(const nest *n, const nest_stage *stage)
{
    return stage->loop == NO_LOOP ? 0 : n->loops.at[stage->loop].block;
}
/* Whether the vectors that a tile stores fill whole cache lines, if the buffer begins at the start of a line. */
bool is_line_store(const nest *n, const nest_store *store);
/* Like is_line_store, for a nest with `shifts`. */
bool is_shifted_store(const nest *n, const nest_store *store);
/* The rounds of a strip of a nest with `columns`. */
uint32_t strip_rounds(const nest *n);
/* The bytes of scratch, at `partials`, for the rows that a strip of a nest with `shifts` stores. Each row has the
 * columns of the tile and one more vector. 0 if the panels are in registers. */
int64_t shifted_bytes(const nest *n);
static inline uint32_t reduction_accumulators(const nest_reduction *r) { return r->read ? r->read->args : r->width; }
/* In LANES_REDUCED, the number of elements of a round. If the order of a reduction matters, this is VIRTUAL_LANES. */
static inline uint32_t round_lanes(const nest *n) { return n->lanes * n->vectors; }
/* The bytes of a column's accumulators in a stage that runs in strips. */
int64_t strip_bytes(const nest_stage *stage);
/* The bytes of scratch, at `partials`, for the accumulators of a nest that reduces in strips. After the accumulators
 * come the partial results of chunks: chunk_bytes for each nest.vectors vectors of columns. */
static inline int64_t strips_bytes(const nest *n)
{
    return (n->columns * strip_bytes(&n->stages.at[0]) + 63) / 64 * 64;
}
/* The bytes of scratch for the partial results of a stage's chunks. In a stage that runs in strips, these are the
 * results for nest.vectors vectors of columns; otherwise, for a tile. */
int64_t chunk_bytes(const nest *n, const nest_stage *stage);
/* tile.c: estimated instructions of one iteration of a stage's loop, averaged over the stages. In LANES_KEPT, the
 * instructions compute all rows and vectors of a tile; in LANES_REDUCED, one vector of one row. */
double nest_round_work(const nest *n);
/* tile.c: the instructions, sub-programs included, of nest_reduction.step, without the first SHORT_STEP instructions.
 * The result is the sum over the stage's reductions; 0 for sums and products. The kernel has a copy of `step` for each
 * accumulator. So if `step` is long, a tile has few accumulators, and its loop is unrolled less. */
int64_t stage_long_step(const nest_stage *stage);

#endif
