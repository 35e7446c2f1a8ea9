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
 *   LANES_INNER   along each stage's inner loop. Reductions take the `lanes` order. Rows are iterations of outer loops;
 *                 short ones are interleaved, `rows` at a time.
 *   LANES_OUTER   along the last outer variable; inner loops are serial, so reductions take the `chain` order, each lane
 *                 its own. The last two outer variables are tiled: `rows` x `vectors` accumulators stay in registers, which
 *                 is what makes a dot product of matrices fast. A nest without reductions is of this mode too.
 *
 * Statements. One sx_code (scalar/scalar.h) holds the expressions of all stages. Its arguments are the nest's `args`:
 * loads through accesses, loop indices, conditions, results of earlier reductions. There is no store in an expression.
 *
 * Accesses. An element offset, or any index, is an `ix`: a constant plus multiples of atoms. An atom is a loop variable, a
 * floor division or remainder of another ix by a constant, or a computed i64. Reshape, transpose, slice, broadcast,
 * reverse, pad, concatenate and iota are ways of writing an access: nothing is copied for them. A predicate is a chain of
 * range conditions on ix; a load under a predicate touches no memory where it fails and gives zero there.
 */
#ifndef SCHEDULE_NEST_H
#define SCHEDULE_NEST_H

#include "graph/graph.h"
#include "math/elementwise.h"

/* ---- index expressions (index.c) --------------------------------------------------------------------------------- */

enum { IX_TERMS = 12 };

typedef uint32_t atom_id;
typedef uint32_t predicate_id; /* 0 = always true */
typedef uint32_t storage_id;   /* 0 = none */

typedef struct ix {
    int64_t constant;
    uint32_t count;
    struct {
        int64_t factor;
        atom_id atom;
    } term[IX_TERMS]; /* by atom, ascending */
} ix;

typedef enum atom_kind { ATOM_VAR, ATOM_DIV, ATOM_MOD, ATOM_VALUE } atom_kind;

typedef struct atom {
    atom_kind kind;
    uint32_t var; /* ATOM_VAR */
    sx value;     /* ATOM_VALUE: an i64 of the nest's code */
    ix operand;   /* ATOM_DIV, ATOM_MOD */
    int64_t divisor;
    int64_t low, high; /* inclusive bounds where no predicate excludes the value */
} atom;

/* low <= index < high, and index divisible by `divisor` (when above 1), and the parent predicate. */
typedef struct predicate {
    predicate_id parent;
    ix index;
    int64_t low, high, divisor;
} predicate;

/* ---- the nest ---------------------------------------------------------------------------------------------------- */

typedef enum arg_kind { ARG_LOAD, ARG_LOCAL, ARG_INDEX, ARG_CONDITION, ARG_REDUCED } arg_kind;

/* What argument number i of the nest's code stands for. */
typedef struct nest_arg {
    uint8_t kind;           /* arg_kind */
    uint8_t type;           /* sx_type */
    storage_id storage;     /* LOAD */
    uint32_t local;         /* LOCAL: number of the local buffer; REDUCED: number of the result */
    ix index;               /* LOAD, LOCAL: element offset; INDEX: the value */
    predicate_id predicate; /* LOAD, LOCAL, CONDITION */
} nest_arg;

typedef struct nest_var {
    int64_t extent;
} nest_var;

typedef struct nest_store {
    storage_id storage; /* 0: to a local buffer */
    uint32_t local;
    ix index;
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
    uint8_t type;     /* sx_type of the storage */
    int64_t elements; /* in LANES_OUTER: for each lane */
    /* Set when the tile is chosen: */
    int64_t offset;       /* in scratch, bytes */
    int64_t row_elements; /* elements from one row's copy to the next's (LANES_INNER) */
} nest_local;

typedef enum nest_mode { LANES_OUTER, LANES_INNER } nest_mode;

typedef struct nest {
    nest_mode mode;
    sx_code *code;
    LIST_OF(nest_arg) args;
    LIST_OF(atom) atoms;           /* [0] unused */
    LIST_OF(predicate) predicates; /* [0] unused */
    LIST_OF(nest_var) vars;        /* outer ones first */
    uint32_t outer;                /* number of outer variables */
    LIST_OF(nest_stage) stages;
    LIST_OF(nest_local) locals;
    uint32_t results;              /* numbers used by reductions */
    LIST_OF(uint8_t) result_types; /* per number: sx_type */
    /* Tiling (tile.c). A unit is one tile of the last two outer variables (LANES_OUTER) or one iteration of all
     * (LANES_INNER); units count what a kernel call ranges over. */
    uint32_t lanes, rows, vectors;
    int64_t units;
    int64_t work; /* estimated vector instructions of a unit */
    int64_t scratch_bytes;
    LIST_OF(storage_id) buffers; /* the memory it touches, as its code numbers it; constants of the image left out */
    uint32_t kernel;             /* what computes it: equal nests have one (nest_match.c) */
    const char *label;           /* what it computes, for dumps */
} nest;

/* ---- storage ----------------------------------------------------------------------------------------------------- */

typedef enum storage_kind { STORAGE_INPUT, STORAGE_OUTPUT, STORAGE_LARGE, STORAGE_DATA, STORAGE_TEMP } storage_kind;

/* Memory that nests load from and store to, from the whole program's point of view. */
typedef struct storage {
    uint8_t kind; /* storage_kind; DATA: a small constant in the image */
    uint8_t dtype;
    int64_t elements, bytes;
    uint32_t number;      /* of the input, output or large constant */
    const void *data;     /* DATA */
    uint32_t slot;        /* of the frame (plan.h), not for DATA */
    int64_t offset;       /* in the slot */
    uint32_t first, last; /* steps (by their index) between which a TEMP is alive; first > last: never used */
} storage;

typedef enum step_kind { STEP_NEST, STEP_WHILE, STEP_CASE, STEP_IF, STEP_BLOCK } step_kind;

/* The program as a tree of steps in pre-order; see abi/plan.h, which this becomes. */
typedef struct step {
    step_kind kind;
    uint32_t length;    /* steps below */
    uint32_t nest;      /* STEP_NEST: index in schedule.nests */
    storage_id control; /* STEP_WHILE: the condition; STEP_CASE: the branch number; STEP_IF: the predicate */
} step;

typedef struct schedule {
    arena *arena;
    graph *graph;
    region_id entry;
    struct node_info *info; /* by node; of the regions being scheduled (fuse.h) */
    uint32_t *group_of;     /* by node: the nest, from 1, of the fused group it is part of; 0 = none; for dumps */
    LIST_OF(nest *) nests;
    LIST_OF(step) steps;
    LIST_OF(storage) storages; /* [0] unused */
    nest **kernels;            /* for each kernel the first nest that it computes */
    uint32_t kernel_count;
    uint32_t inputs, outputs, constants; /* numbers of slots */
    int64_t arena_bytes, scratch_bytes;
} schedule;

/* ---- index.c ----------------------------------------------------------------------------------------------------- */

typedef struct nest_builder nest_builder;

ix ix_constant(int64_t value);
ix ix_var(arena *a, nest *n, uint32_t var);
ix ix_value(arena *a, nest *n, sx value, int64_t low, int64_t high);
ix ix_add(arena *a, nest *n, ix x, ix y);
ix ix_scale(ix x, int64_t factor);
ix ix_div(arena *a, nest *n, ix x, int64_t divisor); /* floor for x >= 0 */
ix ix_mod(arena *a, nest *n, ix x, int64_t divisor);
bool ix_same(const ix *x, const ix *y);
void ix_bounds(const nest *n, const ix *x, int64_t *low, int64_t *high);
/* How x depends on variable `var`: its factor if x is factor * var + (what does not depend on var); IX_TANGLED if not. */
#define IX_TANGLED INT64_MIN
int64_t ix_factor(const nest *n, const ix *x, uint32_t var);
predicate_id predicate_and(arena *a, nest *n, predicate_id parent, ix index, int64_t low, int64_t high,
                           int64_t divisor);
bool predicate_depends(const nest *n, predicate_id p, uint32_t var);

/* ---- what the passes do ------------------------------------------------------------------------------------------ */

/* What the schedule needs to know of a target. */
typedef struct target_shape {
    uint32_t lanes;     /* f32 elements of a vector register */
    uint32_t registers; /* vector registers */
} target_shape;

/* schedule.c: the whole way from a simplified graph to steps, nests and offsets. QN_UNSUPPORTED where something cannot be
 * compiled. Memory running out jumps to the escape of `a`. */
qn_status schedule_make(schedule *s, arena *a, graph *g, region_id entry, target_shape target);
/* tile.c: chooses lanes, rows, vectors, units and scratch of a nest. */
void tile_nest(nest *n, target_shape target);
/* nest_buffers.c: numbers the memory that a nest touches, in the order of its arguments, then of its stores. */
void nest_find_buffers(const schedule *s, nest *n);
/* The number of a storage among them. */
uint32_t nest_buffer(const nest *n, storage_id id);
/* nest_form.c: what the code of a nest depends on, as bytes: nests with equal ones are one kernel. */
void nest_form(const schedule *s, const nest *n, text *out);
/* nest_match.c: numbers kernels. */
qn_status schedule_match(schedule *s);
/* memory.c: lifetimes and offsets of temporaries, slots of everything. */
void plan_memory(schedule *s);
/* nest_verify.c: checks the invariants above. */
qn_status nest_verify(const schedule *s, const nest *n);
/* nest_print.c */
void nest_print(const schedule *s, const nest *n, text *out);
void schedule_print_nests(const schedule *s, text *out);
void schedule_print_plan(const schedule *s, text *out);

#endif
