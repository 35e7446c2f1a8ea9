/* A nest consists of loops that compute a group of values. Read this first.
 *
 * A nest is a tree. It has outer loops (`outer`). Inside them is an ordered list of stages, or of parts. A part is a
 * nest that runs inside the outer loops of another nest.
 *
 * A stage has at most one inner loop. It stores values and may reduce over its loop. Local buffers and results of
 * reductions keep their values for one iteration of the outer loops. So one nest can compute a softmax, a layer norm,
 * or a matrix product with the elementwise operations after it:
 *
 *     for row in 0..1024                    an outer loop, parallel
 *       for i in 0..768: m = max x[row, i]            stage 0, a reduction
 *       for i in 0..768: e[i] = exp(x[row, i] - m);   stage 1, a store to a local buffer
 *                        s = sum e[i]                          and a reduction
 *       for i in 0..768: y[row, i] = e[i] / s         stage 2
 *
 * Each part has its own lanes, loops and code. Parts pass values to later parts in buffers in scratch (`scoped`). So
 * attention can be one nest, although lanes run along different dimensions in its two products and its softmax
 * (join.c). The loops around the parts are parallel loops, then serial ones. A part need not share all loops around the
 * parts. Its place in the list of parts says whether it runs before or after the loops that it does not share.
 *
 * Loops. Iterations of a parallel loop are independent; those of a serial loop run in order. A loop may run in blocks:
 * another loop counts the blocks, and each iteration of this other loop runs one block. A kernel's tiles are
 * iterations, or groups of iterations, of the outer loops before the first serial loop. The first serial loop, the
 * outer loops after it, and the parts' own loops run inside a tile.
 *
 * Stretches. A loop over several dimensions, such as the positions and the features of a convolution's kernel, has one
 * variable. The index of each dimension is a quotient or remainder of this variable. Such a loop may run in stretches
 * of its last dimension. In a stretch, the indices of the other dimensions are constant. So addresses and predicates of
 * padding that depend only on these indices are computed once for each stretch. If the predicate of the reductions
 * holds for all elements that a tile reads in a stretch, the stretch runs without testing it. If the predicate fails
 * for all of them, the stretch does not run.
 *
 * Lanes. SIMD lanes run along one loop, which the nest's `mode` selects:
 *   LANES_REDUCED along the inner loop of each stage. Reductions take the `lanes` order, or any if all give the same
 *                 bits. A row is one iteration of the outer loops; a tile runs `rows` of them side by side.
 *   LANES_KEPT    along the last outer loop. Inner loops are serial, so each lane reduces in the `chain` order. The
 *                 last two outer loops, if they are parallel, are tiled: `rows` x `vectors` accumulators stay in
 *                 registers, which makes matrix products fast. A nest without reductions also has this mode.
 *
 * Rounds. A round of an inner loop is one iteration in LANES_KEPT, and a block of vectors * lanes iterations in
 * LANES_REDUCED.
 *
 * Statements. One sx_code (scalar/scalar.h) holds the expressions of all stages. Its arguments are the nest's `args`,
 * for example loads, indices and results of reductions. Expressions contain no stores.
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
    ARG_RUNNING    /* the value of an accumulator of this stage after the current element was added. Only stores use it,
                      and only in LANES_KEPT without chunks */
} arg_kind;

/* Where the elements of a panel (nest_arg) are. tile.c chooses registers for nests with little code that transpose,
 * scan or sum, if a block of lanes x lanes elements fits into the registers. */
typedef enum panel_kind {
    PANEL_IN_SCRATCH,   /* the transposed vectors of all rounds are in scratch */
    PANEL_IN_REGISTERS, /* the transposed vectors of all rounds are in registers */
    PANEL_OF_ROWS       /* for narrow types: the elements are in scratch in the order in which they were loaded, so each
                           cache line is loaded only once; the transposed vectors of a few rounds at a time are in
                           registers */
} panel_kind;

/* One argument of the nest's code; nest.args.at[i] describes argument i. */
typedef struct nest_arg {
    uint8_t kind;           /* arg_kind */
    uint8_t type;           /* sx_type */
    buffer_id buffer;       /* LOAD */
    uint32_t local;         /* LOCAL: number of the local buffer; REDUCED, RUNNING: number of the result */
    affine index;           /* LOAD, LOCAL: offset in elements; INDEX: the value of the argument */
    predicate_id predicate; /* LOAD, LOCAL, CONDITION */
    /* LOAD: tile.c chooses whether the load goes through a panel, which is an area of scratch or a set of registers. A
     * panel replaces gathers in a LANES_KEPT stage if the operand is contiguous along the inner loop, forwards or
     * backwards. The code loads vectors along that loop and transposes them into the panel, for `panel` rounds of the
     * loop at a time. */
    uint32_t panel;       /* rounds that the panel holds, the same for all panels of a stage; 0: no panel */
    uint8_t panel_kind;   /* panel_kind, the same for all panels of a nest */
    int64_t panel_offset; /* offset in scratch, in bytes */
} nest_arg;

/* A loop. Its number names its variable in indices (index.h). */
typedef enum loop_kind {
    LOOP_PARALLEL, /* iterations are independent */
    LOOP_SERIAL    /* iterations run in order */
} loop_kind;
#define NO_LOOP UINT32_MAX
typedef struct nest_loop {
    int64_t extent;
    uint8_t kind;      /* loop_kind */
    uint32_t block_of; /* the loop that counts blocks of this loop; only if `block` is not 0 */
    int64_t block;     /* iterations of a block; 0: the loop does not run in blocks. Iteration i of loop `block_of` runs
                          only the iterations i * block to (i + 1) * block - 1 of this loop */
} nest_loop;

/* A store that combines (`combine` is not NULL) may reach an element several times. Each time, the element is loaded,
 * combined with `value` and stored again, in the order of the serial loops. A store at a computed place that does not
 * combine may also reach an element several times; the last value remains.
 *
 * Neighbouring stores may combine as a group: all their elements are loaded, combined with all their values, and
 * stored. The stores of a group share `combine`, `captures` and `predicate`. */
typedef struct nest_store {
    buffer_id buffer; /* 0: to a local buffer */
    uint32_t local;
    affine index;
    predicate_id predicate; /* stores nothing where it fails; 0 for a local buffer */
    sx value;               /* in the storage type (math/elementwise.h) */
    /* (elements, values, captures) -> what to store, with one element, value and output for each store of the group.
     * NULL: `value` itself is stored; always NULL for a local buffer. */
    sx_code *combine;
    uint32_t before, after; /* the number of stores of the group before this store, and after it */
    uint32_t capture_count;
    const sx *captures;
    /* tile.c chooses whether a store of a LANES_KEPT stage goes through a panel (nest_arg). This is for a store that is
     * contiguous along the inner loop instead of along the lanes. Each round writes a vector to the panel; when the
     * panel is full, it is transposed and stored. The panel is in scratch or in registers, like those of the stage's
     * loads (nest_arg.panel_kind). */
    uint32_t panel;       /* rounds that the panel holds, as for the panels of the stage's loads; 0: no panel */
    int64_t panel_offset; /* offset in scratch, in bytes */
} nest_store;

enum {
    MAX_WIDTH = 16,                              /* the largest number of inputs of a reduce */
    MAX_CAPTURES = 32,                           /* the largest number of captures of the region of a reduce */
    MAX_ARGUMENTS = 2 * MAX_WIDTH + MAX_CAPTURES /* the largest number of arguments of `step`, `fold` and `finish` */
};

/* How a reduction cuts its elements into chunks (docs/numerics.md). The accumulators start anew with each chunk. */
typedef struct nest_cut {
    int64_t chunk; /* elements of a chunk; 0: no chunks */
    bool in_order; /* join the results of chunks in order; otherwise in the tree of adjacent pairs */
} nest_cut;

/* A reduction of `width` values at once over a stage's inner loop. Its results have the numbers first_result to
 * first_result + width - 1. */
typedef struct nest_reduction {
    uint32_t width;
    uint32_t element_count;
    const sx *elements; /* inputs of `step` besides the accumulators */
    /* (accumulators) -> the `width` reduced values. NULL: the accumulators are these values, so there are `width`
     * accumulators. reduction_accumulators gives the number of accumulators. */
    sx_code *read;
    sx_code *step;   /* (accumulators, elements, captures) -> accumulators */
    sx_code *first;  /* (elements) -> accumulators: starts from the first element */
    sx_code *fold;   /* (accumulators, accumulators, captures) -> accumulators */
    sx_code *finish; /* (inits, reduced values, captures) -> results; NULL: the reduced values are the results */
    bool from_zero;  /* accumulators may start as zero: first(elements) equals step(0, elements) */
    const sx *inits; /* `width` values that the outer loops compute; they are the results of a reduction without
                        elements */
    uint32_t capture_count;
    const sx *captures; /* values that the region captures; the outer loops compute them */
    uint8_t order;      /* order_chain or order_lanes */
    bool any_order;     /* every order of the elements gives the same bits (exact.c) */
    nest_cut cut;
    predicate_id predicate; /* elements for which it fails are not accumulated. In LANES_REDUCED it is 0 (no predicate).
                               With chunks it is 0 unless `from_zero` is set */
    uint32_t first_result;
    /* `kept` and `kept_at` are for a part whose first stage runs in blocks that a loop around the part counts. `kept`
     * is a buffer in scratch that has the accumulated value of the blocks so far, at the element `kept_at`. Each later
     * block joins its own value to this value by `fold`. The last block does not store the value, but finishes it.
     * Later stages of the part run only in the last block. If `kept` is 0, each block has results of its own. */
    buffer_id kept;
    affine kept_at;
} nest_reduction;

typedef struct nest_stage {
    uint32_t loop;   /* the inner loop; NO_LOOP if there is none */
    int64_t extent;  /* extent of the inner loop; 1 if there is none */
    int64_t chunk;   /* elements of a chunk, if the loop is cut into chunks; else 0 */
    int64_t stretch; /* in LANES_KEPT: iterations of a stretch, in which the loop's variable divided by `stretch` is
                        constant; 0: no stretches */
    LIST_OF(nest_store) stores;         /* inside the inner loop */
    LIST_OF(nest_reduction) reductions; /* over the inner loop */
} nest_stage;

/* The reduction of a stage whose value is kept between blocks; NULL if there is none. */
static inline const nest_reduction *stage_kept(const nest_stage *stage)
{
    return stage->reductions.count && stage->reductions.at[0].kept ? &stage->reductions.at[0] : NULL;
}
/* The store of the value that a reduction keeps. */
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

/* A buffer in scratch, of one tile. Parts pass values to later parts in it. */
typedef struct nest_scoped {
    buffer_id buffer; /* of kind BUFFER_SCRATCH */
    int64_t offset;   /* offset in scratch, in bytes */
} nest_scoped;

enum { MOST_ROUND = 128 /* the largest number of elements of a round in LANES_REDUCED */ };
/* Rounds of a strip of a nest that sums (strip_rounds). Each round reads another row of a matrix. An L1 cache has at
 * least this many ways, so the rows of a strip do not evict one another. */
enum { STRIP = 8 };

typedef enum nest_mode { LANES_KEPT, LANES_REDUCED } nest_mode;

/* The kinds of steps of a sort (docs/numerics.md). lower_sort.c makes the steps, which are nests. A slice is a sequence
 * of elements that the sort orders. A column is a buffer [slices, length] with one value for each element. The loops
 * and the stage of a step are those of a nest that copies columns: each iteration of the outer loops copies a slice, or
 * a block of a slice. The code of a step also puts these elements in order. Some kinds of steps copy nothing. A sort by
 * digits has a pass for each digit, which is a few bits of the key, and the last three kinds are the steps of a pass.
 * The kinds are:
 *
 *   SORT_RUNS   sorts each slice, or each block of SORT_CUT elements of it
 *   SORT_CUTS   finds where the merges of a level are cut. It copies nothing. Its only store writes the cuts: for each
 *               block of SORT_CUT outputs, how many elements of the left run come before the block.
 *   SORT_MERGE  merges: fills blocks of SORT_CUT outputs between two cuts
 *   SORT_SELECT finds, in each part of a slice, the `wanted` elements that a sort would put first. Stores the elements
 *               of part i after those of parts 0 to i - 1
 *   SORT_NUMBERS turns each element of a slice into a number, sorts the numbers, and turns them back into elements
 *   SORT_COUNTS counts, for each part of each slice, how many elements have each value of the digit. It copies
 *               nothing. Its only store writes the counts.
 *   SORT_PLACES turns the counts into places. For each part and each value of the digit, the place is where in the
 *               slice SORT_SPREAD puts the part's first element that has this value
 *   SORT_SPREAD moves each element of a part to the next place for its value of the digit
 *
 * The runs of level l have SORT_CUT << l elements. The level is a value in memory, so all levels share their
 * kernels. */
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
    /* RUNS, CUTS, MERGE: (a0, b0, a1, b1, ..., captures) -> whether element a comes before element b; ai and bi are
     * their values in column i */
    sx_code *before;
    /* SELECT, NUMBERS, COUNTS, SPREAD: (columns of an element, captures) -> an unsigned integer by which elements are
     * sorted */
    sx_code *key;
    /* NUMBERS: (the key, with its highest bit inverted) -> the only column of an element with this key. The step also
     * compares the elements with the results of `back`. If an element differs, the step stores all elements with its
     * key again (lower_numbers.c). NULL: a number consists of a key and the position of the element in its slice. */
    sx_code *back;
    uint32_t capture_count;
    const sx *captures; /* values that the comparator captures; the outer loops compute them */
    int64_t length;     /* elements of a slice */
    int64_t wanted;     /* how many elements of a sorted slice are read: the first `wanted` ones. A step need not store
                           the others */
    sx level, cuts;     /* `level` is a load of the level (CUTS, MERGE) or of the number of the digit (COUNTS, SPREAD).
                           `cuts` is a load of the cuts (MERGE) or of the places (SPREAD). A MERGE with wanted < length
                           has no cuts: `cuts` is 0 */
    sx_type word;       /* NUMBERS: the signed type of the numbers */
    uint32_t streams;   /* RUNS, MERGE: the number of slices or blocks that a tile sorts or merges side by side */
    uint32_t digit;     /* COUNTS, PLACES, SPREAD: bits of a digit */
    int64_t part;       /* COUNTS, PLACES, SPREAD, SELECT: elements of a part of a slice */
    int64_t among;      /* SELECT: the number of elements of a slice that the step reads */
    int64_t room;       /* SELECT: elements of the buffer of candidates */
} nest_sort;
/* Whether the step moves elements: its nest copies columns. */
static inline bool sort_moves(const nest_sort *s)
{
    return s->kind == SORT_RUNS || s->kind == SORT_MERGE || s->kind == SORT_SELECT || s->kind == SORT_NUMBERS ||
           s->kind == SORT_SPREAD;
}
/* Whether the step is one of a sort by digits. */
static inline bool sort_has_digits(const nest_sort *s) { return s->kind >= SORT_COUNTS; }
/* COUNTS, SPREAD: elements whose digits are found at once. */
enum { SORT_DIGITS = 16 };
/* SELECT: elements that are compared with a candidate at once. */
enum { SORT_SELECTED = 64 };
/* COUNTS, PLACES, SPREAD: the bytes of scratch. They hold the digits of SORT_DIGITS elements, and one number for each
 * value of a digit. */
static inline int64_t sort_digit_bytes(const nest_sort *s)
{
    return (SORT_DIGITS + ((int64_t)1 << s->digit)) * (int64_t)sizeof(uint32_t);
}
/* NUMBERS. SORT_POSITION is the number of bits of the position of an element. A quicksort splits ranges of numbers
 * (emit_quicksort.c). SORT_RANGES is the largest number of ranges that wait to be sorted. SORT_ASIDE is the number of
 * bytes for the numbers that a split sets aside. Scratch has room for these ranges and numbers. It also has room for
 * all numbers of a slice, unless `back` turns them into elements in place. */
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
/* RUNS, SELECT: the bytes of a stream's elements of one column in scratch. The 192 bytes of padding put the arrays of
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
    /* Tiling (tile.c). In LANES_KEPT, a tile is a block of rows x (vectors * lanes) iterations of the last two outer
     * loops. In LANES_REDUCED, it is `rows` iterations of the last outer loop, and the inner loops run over vectors *
     * lanes elements at once. A kernel call computes a range of tiles. */
    uint32_t lanes, rows, vectors;
    /* If not 0, the first stage of a tile runs in strips of rounds (strip_rounds), and each strip runs over all
     * `columns` columns of the tile (emit_strips). Between strips, accumulators are in scratch. If the stage has no
     * reductions, it has panels instead, and the tile transposes. */
    uint32_t columns;
    bool streams; /* stores of whole vectors bypass the cache, if their buffers are aligned */
    /* Only in a nest with `columns` that transposes: the vectors that a round stores begin where the first whole cache
     * line of its row begins, not at the first column of the tile (emit_strips). */
    bool shifts;
    /* A tile prefetches rows at computed places that a later iteration of the last outer loop but one will read
     * (tile_ahead.c). The later iteration comes `ahead` iterations after the current one; 0: no prefetches. */
    uint32_t ahead;
    /* A table, or 0. An iteration of the last outer loop, which is parallel, reads the element of the table that the
     * iteration before it has stored. If one thread runs the tiles, it runs them in order. For calls with several
     * threads, the table is filled beforehand by nests with `threaded`, with the same bits. */
    buffer_id chain;
    bool threaded; /* calls that run on one thread skip the nest */
    int64_t tiles;
    double work;      /* estimated vector instructions of a tile */
    int64_t partials; /* offset in scratch, in bytes: partial results of chunks, sums of a strip, or rows to shift */
    int64_t scratch_bytes;
    nest_sort *sort; /* NULL: the nest is no step of a sort */
    uint32_t shared; /* of a part: the number of its leading loops that are loops of the nest around it */
    LIST_OF(nest *) parts;
    uint32_t product; /* if the nest is a product in blocks (block.c): the number of the part that multiplies; else 0 */
    LIST_OF(nest_scoped) scoped;
    LIST_OF(buffer_id)
    buffers;           /* the buffers that the nest touches, except DATA and SCRATCH; a buffer's position in this
                          list is its number in the code */
    uint32_t kernel;   /* number of its kernel; equal nests share a kernel (nest_match.c) */
    const char *label; /* what the nest computes, for dumps */
    /* For dumps (nest_apart in schedule.h). fused: why the first root of this nest is not in the nest that the root
     * reads from; NULL if this nest only copies a value. joined: why this nest is not joined to the previous nest; NULL
     * if no large temporary passes between the two. */
    const struct nest_apart *fused, *joined;
};

/* The largest number of estimated instructions between two polls of a call's stop flag (abi/kernel.h). If a tile of a
 * kernel takes more instructions, the kernel polls within the tile. */
enum { POLL_WORK = 1000000 };
static inline bool nest_polls(const nest *n) { return n->work > POLL_WORK; }
/* Whether a store of the stage uses a running accumulator. If so, the stage's stores follow its reductions. */
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
/* If the first stage keeps a value between blocks, the other stages run only in the last block. For such a stage,
 * returns the loop that counts the blocks. Returns NO_LOOP for a stage that runs in every block. */
static inline uint32_t stage_last_of(const nest *n, const nest_stage *stage)
{
    const nest_stage *first = n->stages.at;
    return stage != first && stage_kept(first) ? n->loops.at[first->loop].block_of : NO_LOOP;
}
/* A nest has its own stages, or it has parts. nest_part gives the nests that have stages: the parts, or the nest. */
static inline uint32_t nest_part_count(const nest *n) { return n->parts.count ? n->parts.count : 1; }
static inline const nest *nest_part(const nest *n, uint32_t i) { return n->parts.count ? n->parts.at[i] : n; }
/* The number of outer loops over whose iterations the tiles of a kernel are spread: those before the first serial loop.
 * The other outer loops run inside a tile. */
static inline uint32_t nest_spread(const nest *n)
{
    uint32_t count = 0;
    while (count < n->outer && n->loops.at[count].kind == LOOP_PARALLEL)
        count++;
    return count;
}
/* The number of stores in the group of a store. */
static inline uint32_t store_group(const nest_store *s) { return s->before + 1 + s->after; }
/* Whether a store of the nest combines. Such a store must run exactly once for each iteration. */
bool nest_combines(const nest *n);
bool nest_reduces(const nest *n); /* whether a stage has a reduction */
/* Whether the rows of the tiles are exactly the rows of the nest, so that no row is computed twice. */
bool nest_rows_fit(const nest *n);
/* The columns of a tile in LANES_KEPT. */
static inline int64_t tile_columns(const nest *n) { return n->columns ? n->columns : (int64_t)n->lanes * n->vectors; }
/* The bytes that a partial result takes in scratch. A partial result is a vector of lanes in LANES_KEPT and a scalar in
 * LANES_REDUCED. An element of any type takes 8 bytes. */
static inline int64_t partial_bytes(const nest *n) { return n->mode == LANES_KEPT ? 8 * (int64_t)n->lanes : 8; }
/* The iterations of a block of a stage's loop; 0 if the loop has no blocks. */
static inline int64_t stage_block(const nest *n, const nest_stage *stage)
{
    return stage->loop == NO_LOOP ? 0 : n->loops.at[stage->loop].block;
}
/* Whether the vectors that a tile stores fill whole cache lines, if the buffer begins at the start of a line. */
bool is_line_store(const nest *n, const nest_store *store);
/* Like is_line_store, for a nest that shifts its vectors. */
bool is_shifted_store(const nest *n, const nest_store *store);
/* The rounds of a strip of a nest with `columns`. */
uint32_t strip_rounds(const nest *n);
/* The bytes of scratch, at `partials`, for the rows that a strip of a nest with `shifts` stores: each row has the
 * columns of the tile and the first vector of the next tile. 0 if the vectors stay in registers. */
int64_t shifted_bytes(const nest *n);
/* The number of accumulators of a reduction. */
static inline uint32_t reduction_accumulators(const nest_reduction *r) { return r->read ? r->read->args : r->width; }
/* In LANES_REDUCED, the number of elements of a round. The number is VIRTUAL_LANES, unless all reductions of the nest
 * may take any order. */
static inline uint32_t round_lanes(const nest *n) { return n->lanes * n->vectors; }
/* The bytes of one accumulator of a stage that runs in strips. */
static inline int64_t strip_bytes(const nest_stage *stage)
{
    const sx_code *first = stage->reductions.at[0].first;
    return sx_type_bits[sx_type_of(first, first->outputs.at[0])] / 8;
}
/* tile.c: estimated instructions of one iteration of a stage's loop for all rows and vectors of a tile (LANES_KEPT), or
 * of one vector of iterations for one row (LANES_REDUCED). */
double nest_round_work(const nest *n);
/* tile.c: the number of instructions by which the step of a reduction is longer than a short step, added up over the
 * reductions of a stage. Instructions of sub-programs count. The number is 0 for sums, products and the like. Each
 * accumulator has its own copy of a step, so a long step limits how many accumulators a tile has and how often its loop
 * is unrolled. */
int64_t stage_long_step(const nest_stage *stage);

#endif
