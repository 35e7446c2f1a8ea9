/* Declarations shared by the files that lower groups to nests. */
#ifndef SCHEDULE_LOWER_H
#define SCHEDULE_LOWER_H

#include "schedule/fuse.h"

/* The state of building one nest. */
typedef struct lowering {
    region_plan *p;
    const group *group; /* the group whose members the nest computes; NULL or an empty group if there is none */
    uint32_t index;     /* number of this group, else 0 */
    graph *g;
    arena *a;
    nest *n;
    affine outer[MAX_DOMAIN];   /* the index of each outer dimension of the group; in a symbolic run (see
                                   `accesses`), of each dimension of the domain */
    sx *value;                  /* for each member: its value; valid only in the stage that computes it */
    uint32_t *stage;            /* for each member: 1 + its stage; 0 until it has one */
    uint32_t *first_result;     /* for each member: number of the first result of its reduction */
    uint32_t *local;            /* for each member: number of its local buffer */
    bool *local_deferred;       /* for each member: whether readers of its local buffer must make NaNs canonical */
    LIST_OF(bool) nan_deferred; /* for each result of a reduction: whether its readers must make NaNs canonical */
    uint32_t current;           /* 1 + the number of the stage being built */
    uint32_t phases, phase;     /* phases: how many neighbouring elements an iteration of the last outer loop
                                   computes (0 counts as 1). phase: the number of the element being lowered */
    operand_access *accesses;   /* if not NULL, an access rule runs on symbolic indices (access_rules.c), and its reads
                                   are recorded here */
    qn_status failure;
} lowering;

/* The label of a nest that computes n: "h (what)" if n is named h, else "what at model.c:12". */
const char *node_label(arena *a, const graph *g, node_id n, const char *what);
/* The value of node n at `index`, which has one index for each dimension of n; its type is the representation type
 * (math/elementwise.h). Loads the value if it is in memory; otherwise computes it. Loads happen only where predicate
 * `when` holds. */
sx lower_value(lowering *l, node_id n, const affine *index, predicate_id when);
/* Like lower_value, but computes the node even if its value is in memory. */
sx compute_value(lowering *l, node_id n, const affine *index, predicate_id when);
/* Returns an element of an integer node, clamped to the range from `low` to `high`, as an affine index. `index` is NULL
 * for a scalar. */
affine read_clamped(lowering *l, node_id from, const affine *index, predicate_id when, int64_t low, int64_t high);
/* Returns the argument of the nest's code that equals `wanted`. If there is none, adds it. */
sx nest_argument(lowering *l, nest_arg wanted);

/* The row-major element offset of an index into `shape`. */
affine row_major(lowering *l, const type *shape, const affine *index);

/* lower.c: build the nest. add_loop and add_stage return the number of the new loop or stage; add_reduction returns the
 * number of the reduction's first result. */
uint32_t add_loop(lowering *l, int64_t extent, loop_kind kind);
/* Adds the outer loops and sets the indices of the outer dimensions. If joined[i] is set, dimension i shares the
 * variable of dimension i - 1. A dimension of extent 1 also shares the variable of the dimension before it. With a
 * variable of its own, a last dimension of extent 1 would use only one lane. If l->phase is not 0, only sets the
 * indices, because all phases share the loops. */
void make_outer(lowering *l, const bool *joined);
/* Phases. An iteration of the last outer loop may compute 2 to 4 neighbouring elements, each in its own phase. Phases
 * help where neighbouring elements come from different arrays, as in a concatenate of operands whose last dimension has
 * extent 1. Each phase then reads one array without a condition.
 *
 * find_phases returns the number of phases for a nest; 1 if phases do not help. The number is usually the divisor of a
 * remainder in an index, so that the remainder is constant in each phase. The number can also be the extent of a short
 * last outer loop on which predicates depend. In this case, find_phases sets *joined: the dimension of this loop must
 * share a variable with the dimension before it.
 *
 * phases_pay returns whether the nest n, which was built with phases, is better than the nest without phases. For
 * example, the loads and stores of n must have no predicates, and lanes must not gather. */
uint32_t find_phases(const nest *n, bool *joined);
bool phases_pay(const nest *n, uint32_t phases);
uint32_t add_stage(lowering *l, int64_t extent);
void add_store(lowering *l, nest_stage *stage, buffer_id to, uint32_t local, affine index, qn_dtype dtype, sx value);
uint32_t add_reduction(lowering *l, uint32_t stage, nest_reduction *r);
/* The value of reduction result `number`, of element type `dtype`. */
sx read_result(lowering *l, uint32_t number, qn_dtype dtype);
/* The element of operand k of n at `index`. Access rules and reductions read operands through this function, so that
 * rules can run on symbolic indices. An operand that becomes part of an index is read through read_start instead
 * (access_rules.c). */
sx read_operand(lowering *l, node_id n, uint32_t k, const affine *index, predicate_id when);
/* Returns `inside` where predicate `when` holds, and `outside` elsewhere. Both have n's element type. The chosen value
 * keeps its bits. */
sx choose(lowering *l, node_id n, predicate_id when, sx inside, sx outside);

/* reductions.c */
/* Writes the values that the region of m captures to `out`, which has room for MAX_CAPTURES values. Returns their
 * number; 0 if m has no region. */
uint32_t lower_captures(lowering *l, const member *m, sx *out);
/* For symbolic runs: calls read_operand for the operands that m reads at an index of its domain (fuse.h), and drops the
 * values. */
void read_elements(lowering *l, const member *m, const affine *index);
/* Returns the region of m as an expression. If the region cannot be compiled, sets l->failure and returns NULL. */
sx_code *reducer_code(lowering *l, const member *m);
/* Removes canonical_nan from the output of a reduction's step, if the step has one output and only floating-point
 * arithmetic uses the arguments of the step. Returns whether canonical_nan was removed. If so, the caller must make
 * NaNs canonical once, after the loop. */
bool drop_canonical_nan(sx_code *step);
/* Describes m as a reduction of a nest. `index` has one index for each dimension of the domain. If m cannot be
 * compiled, returns false and sets l->failure. */
bool lower_reduction(lowering *l, const member *m, const affine *index, nest_reduction *out);

/* exact.c: *out is the reduction that the rule of m made. If m is exact, changes *out so that elements may be
 * accumulated in any order. */
void lower_exact(lowering *l, const member *m, const affine *index, nest_reduction *out);

/* Adds a dimension to the domain of m. */
void domain_add(member *m, int64_t extent);
/* Reads operand k of a product and converts it to the type in which the product accumulates. A NaN that is returned
 * need not be canonical. */
sx read_factor(lowering *l, node_id n, uint32_t k, const affine *index, predicate_id when);

/* convolution.c: the rule of a convolution (reductions.c). */
void domain_convolution(const graph *g, node_id n, member *m);
uint32_t elements_convolution(lowering *l, const member *m, const affine *index, sx *out);
predicate_id inside_convolution(lowering *l, const member *m, const affine *index);

/* An expression that returns its `count` arguments. */
sx_code *code_identity(arena *a, uint32_t count, const sx_type *types);

/* lower.c: for each loop, counts the indices of loads, stores and predicates that are not affine in the loop's
 * variable. Returns the sum. */
uint32_t nest_non_affine(const nest *n);

/* lower_parts.c: like lower_copy (fuse.h). If n has no buffer, computes its value in one loop over all dimensions,
 * unless this makes more accesses non-affine. */
qn_status lower_start(region_plan *p, node_id n, buffer_id to);
/* lower_scatter.c */
qn_status lower_scatter(region_plan *p, node_id n);
/* lower_fft.c */
qn_status lower_fft_pass(region_plan *p, node_id n);

/* reduction_window.c */
void domain_reduce_window(const graph *g, node_id n, member *m);
uint32_t elements_reduce_window(lowering *l, const member *m, const affine *index, sx *out);

/* ordered.c: to_ordered converts a float to an ordered integer: these integers have the order of the floats.
 * from_ordered converts back. ordered_step makes code that returns the larger of two ordered integers, or the smaller
 * if `largest` is false. `largest` also decides whether a NaN is above or below all other floats, so it must be the
 * same in all three calls. `wide`: the floats are f64. */
sx to_ordered(sx_code *code, bool largest, sx value);
sx from_ordered(sx_code *code, bool largest, sx value);
sx_code *ordered_step(arena *a, bool wide, bool largest);

/* lower_scan.c: elements_scan is the access rule of a scan. lower_scan makes the nests of a scan. */
void elements_scan(lowering *l, const member *m, const affine *index);
qn_status lower_scan(region_plan *p, node_id n);

/* lower_parts.c: lowers a node for which is_parts holds. */
qn_status lower_parts(region_plan *p, node_id n);

/* lower_sort.c: lowers a sort to several nests. */
qn_status lower_sort(region_plan *p, node_id n, buffer_id to);

/* lower_split.c: lowers a group whose reductions are split (is_split). The other roots of the group are elementwise. */
qn_status lower_split(region_plan *p, const group *gr);

#endif
