/* The nest: how something is computed. Read this first.
 *
 * A nest is a tree of loops over stages. Outer loops (`outer`) are parallel: their iterations are independent. Inside
 * them stands an ordered list of stages; each has at most one inner loop of its own (several dimensions are flattened
 * into it), stores values, and may reduce over it. Local buffers and the results of reductions live for one iteration
 * of the outer loops, so that a softmax, a layer norm or a product with its epilogue is one nest:
 *
 *     for row in 0..1024                    outer
 *       for i in 0..768: m = max x[row, i]            stage 0, a reduction
 *       for i in 0..768: e[i] = exp(x[row, i] - m);   stage 1, a store to a local buffer
 *                        s = sum e[i]                          and a reduction
 *       for i in 0..768: y[row, i] = e[i] / s         stage 2
 *
 * Lanes. SIMD lanes run along one variable, by the nest's `mode`:
 *   LANES_REDUCED along each stage's inner loop. Reductions take the `lanes` order. Rows are iterations of outer loops;
 *                 short ones are interleaved, `rows` at a time.
 *   LANES_KEPT    along the last outer variable; inner loops are serial, so reductions take the `chain` order, each lane
 *                 its own. The last two outer variables are tiled: `rows` x `vectors` accumulators stay in registers, which
 *                 is what makes a dot product of matrices fast. A nest without reductions is of this mode too.
 *
 * Statements. One sx_code (scalar/scalar.h) holds the expressions of all stages. Its arguments are the nest's `args`:
 * loads through accesses, loop indices, conditions, results of earlier reductions. There is no store in an expression.
 *
 * Where things are, index.h says. What a program of nests is, schedule.h says.
 */
#ifndef SCHEDULE_NEST_H
#define SCHEDULE_NEST_H

#include "graph/graph.h"
#include "math/elementwise.h"
#include "schedule/index.h"

typedef uint32_t buffer_id; /* 0 = none */

/* ---- the nest ---------------------------------------------------------------------------------------------------- */

typedef enum arg_kind { ARG_LOAD, ARG_LOCAL, ARG_INDEX, ARG_CONDITION, ARG_REDUCED } arg_kind;

/* What argument number i of the nest's code stands for. */
typedef struct nest_arg {
    uint8_t kind;           /* arg_kind */
    uint8_t type;           /* sx_type */
    buffer_id buffer;       /* LOAD */
    uint32_t local;         /* LOCAL: number of the local buffer; REDUCED: number of the result */
    affine index;           /* LOAD, LOCAL: element offset; INDEX: the value */
    predicate_id predicate; /* LOAD, LOCAL, CONDITION */
} nest_arg;

typedef struct nest_var {
    int64_t extent;
} nest_var;

typedef struct nest_store {
    buffer_id buffer; /* 0: to a local buffer */
    uint32_t local;
    affine index;
    sx value; /* in the storage type */
} nest_store;

enum { MAX_WIDTH = 16 /* operands of a reduce */ };

/* A reduction over a stage's inner loop: `width` values at once. Results are numbered first_result ... */
typedef struct nest_reduction {
    uint32_t width;
    uint32_t element_count;
    const sx *elements; /* what `step` takes besides the accumulators */
    sx_code *step;      /* (accumulators, elements) -> accumulators */
    sx_code *first;     /* (elements) -> accumulators: the start from a first element */
    sx_code *fold;      /* (accumulators, accumulators) -> accumulators */
    sx_code *finish;    /* (inits, accumulators) -> results; NULL: the accumulators are the results */
    const sx *inits;    /* `width` values at the level of the outer loops; they are the results of an empty reduction */
    uint8_t order;      /* order_chain or order_lanes */
    uint32_t first_result;
} nest_reduction;

typedef struct nest_stage {
    uint32_t var;                       /* the inner loop's variable; UINT32_MAX if there is none */
    int64_t extent;                     /* of it; 1 if there is none */
    LIST_OF(nest_store) stores;         /* inside the inner loop */
    LIST_OF(nest_reduction) reductions; /* over the inner loop */
} nest_stage;

typedef struct nest_local {
    uint8_t type;     /* sx_type of the buffer */
    int64_t elements; /* in LANES_KEPT: for each lane */
    /* Set when the tile is chosen: */
    int64_t offset;       /* in scratch, bytes */
    int64_t row_elements; /* elements from one row's copy to the next's (LANES_REDUCED) */
} nest_local;

typedef enum nest_mode { LANES_KEPT, LANES_REDUCED } nest_mode;

struct nest {
    nest_mode mode;
    sx_code *code;
    LIST_OF(nest_arg) args;
    LIST_OF(term) terms;           /* [0] unused */
    LIST_OF(predicate) predicates; /* [0] unused */
    LIST_OF(nest_var) vars;        /* outer ones first */
    uint32_t outer;                /* number of outer variables */
    LIST_OF(nest_stage) stages;
    LIST_OF(nest_local) locals;
    uint32_t results;              /* numbers used by reductions */
    LIST_OF(uint8_t) result_types; /* per number: sx_type */
    /* Tiling (tile.c). A tile is one block of the last two outer variables (LANES_KEPT) or one iteration of all
     * (LANES_REDUCED); tiles count what a kernel call ranges over. */
    uint32_t lanes, rows, vectors;
    int64_t tiles;
    double work; /* estimated vector instructions of a tile */
    int64_t scratch_bytes;
    LIST_OF(buffer_id) buffers; /* the memory it touches, as its code numbers it; constants of the image left out */
    uint32_t kernel;            /* what computes it: equal nests have one (nest_match.c) */
    const char *label;          /* what it computes, for dumps */
};

/* Estimated instructions between two looks at whether a call is to stop (abi/kernel.h). A kernel that takes more for one
 * tile looks itself. */
enum { POLL_WORK = 1000000 };
static inline bool nest_polls(const nest *n) { return n->work > POLL_WORK; }
/* Estimated instructions of a round of a stage's loop: over one element (LANES_KEPT), or one vector of them (tile.c).
 * */
double nest_round_work(const nest *n);

#endif
