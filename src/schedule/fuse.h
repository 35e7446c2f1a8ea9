/* A group is a list of nodes that are computed together. fuse.c makes groups. lower_group (lower.c) turns each
 * GROUP_NEST into nests of loops; a group without elements gets no nest. */
#ifndef SCHEDULE_FUSE_H
#define SCHEDULE_FUSE_H

#include "schedule/schedule.h"

enum { MAX_DOMAIN = 2 * MAX_RANK };

/* A root is a node whose whole value a group computes. Other nodes are inlined into the expressions that use them. A
 * member is a root of a group. The domain of a root is a list of dimensions: those of its result, then those that it
 * reduces. */
typedef struct member {
    node_id node;
    uint32_t kept, dims; /* number of dimensions of the result; number of dimensions of the domain */
    int64_t extent[MAX_DOMAIN];
    int8_t outer[MAX_DOMAIN]; /* for each dimension of the domain: its number in group.outer if it is an outer
                                 dimension of the group; -1 if it is an inner dimension */
    bool reduction;           /* is_reduction (reductions.c) */
    bool flat;      /* at each index of its domain, the root reads every leaf (see `leaf`) at the same index, except
                       leaves of one element */
    uint32_t depth; /* depth of its stage (nest.h). A stage reads only reductions and local buffers of lower depths */
    bool stored;    /* its value is written to a buffer, because a reader is outside the group */
    bool local;     /* its value is written to a local buffer, because a stage of a higher depth reads it */
} member;

typedef enum group_kind { GROUP_NEST, GROUP_CONTROL } group_kind;

typedef struct group {
    group_kind kind;
    nest_mode mode;
    bool reduces;     /* whether a member is a reduction; reductions determine `mode` */
    bool closed;      /* no other root may join the group, except where `split` allows it */
    bool split;       /* the group's reductions are split (lower_split.c). A root that reads the input of these
                         reductions may join (joins_split) */
    uint32_t weight;  /* sum of the weights of its members */
    nest_apart apart; /* why the first member did not join another group */
    uint32_t number;  /* number, from 1, of the group's last nest; 0 if it has no nest or is not lowered yet */
    uint32_t outer_count;
    int64_t outer[MAX_RANK]; /* the extents of the outer dimensions; all members share the loops over these */
    LIST_OF(member) members; /* a GROUP_CONTROL has one member: a while, case, if, call or custom_call */
} group;

/* A leaf of a root is a value that the root's expression reads: the value of another root, an argument, or a result of
 * control flow. map[d] is the dimension of the root's domain that indexes dimension d of `node`, or a MAP_ value. */
enum { MAP_NON_AFFINE = -1, MAP_UNIT = -2 /* extent 1: the index is 0 */ };
typedef struct leaf {
    node_id node;
    int8_t map[MAX_RANK];
} leaf;

/* How a node reads one operand. map[d] is the dimension of the node's domain that indexes dimension d of the operand,
 * or MAP_NON_AFFINE. `map` is valid only if `read` is set. */
typedef struct operand_access {
    bool read;    /* the node reads the operand at an index. False for captures and for the start indices of a
                     dynamic slice, for example */
    bool repeats; /* several elements of the domain can need the same element of the operand */
    int8_t map[MAX_RANK];
} operand_access;

typedef enum node_state { NODE_DEAD, NODE_INLINE, NODE_ROOT } node_state;

/* Facts about one node of the region being scheduled. */
typedef struct node_info {
    uint8_t state;          /* node_state */
    bool forced;            /* stays a root even if its expression is small */
    bool loads;             /* its expression loads from memory */
    uint8_t uses;           /* 1: one use, which computes each element once. 2: several uses, or a use that computes
                               elements several times or needs the whole value */
    float reads;            /* how many times, on average, an element is read by products that read the node directly */
    uint32_t size;          /* 0 for a root, else its `weight` */
    uint32_t weight;        /* estimated cost of computing one element of the node by its expression, in additions.
                               A node that occurs twice in the expression counts twice */
    uint32_t group, member; /* for a root: number of its group, and its number in the group's `members`. `group` is 0
                               if this region does not compute the node */
    uint32_t last_group; /* number of the last group that reads the node; UINT32_MAX if it is read after all groups */
    buffer_id wanted;    /* for an output: the buffer that its value must be written to, or 0 */
    buffer_id buffer;    /* the buffer that holds the node's whole value; 0 if there is none */
    node_id constant;    /* for a capture of a constant of an enclosing region: that constant; else 0 */
    node_id next_result; /* for a node with several results: the first of its used `result` nodes. For a `result` node:
                            the next used `result` of the same node. 0 if there is none */
    /* How the node reads each operand, indexed by operand; NULL until access_of sets it. */
    const operand_access *accesses;
} node_info;

/* One use of a buffer that holds an argument of the region. */
typedef struct place_use {
    buffer_id place;
    uint32_t reader; /* identifies the use; region_plan says how, for each list */
} place_use;
typedef LIST_OF(place_use) place_uses;

typedef struct region_plan {
    schedule *s;
    region_id region;
    const buffer_id *wanted; /* for each output: the buffer that its value must be written to, or 0 */
    node_info *info;         /* indexed by node */
    LIST_OF(group) groups;   /* in order of execution; [0] is unused */
    place_uses arguments;    /* buffers of the arguments, sorted; `reader` is the number of the argument */
    /* The operands of node `entered` are copied or computed from these buffers of arguments. Sorted; `reader` is the
     * number of the operand. */
    place_uses entering;
    node_id entered; /* a while node */
} region_plan;

/* leaves.c */
bool is_control(op_kind op);
/* The shape of a node's first result. */
const type *result_shape(const graph *g, node_id n);
/* If n is a `result` of a node that is not control flow, returns that node, else n. */
node_id computed_by(const graph *g, node_id n);
bool is_leaf(const region_plan *p, node_id n);
/* Adds the leaves of a root to `out`. A leaf can occur several times. */
typedef LIST_OF(leaf) leaf_list;
void collect_leaves(region_plan *p, const member *m, leaf_list *out);
/* The buffer of result number `index` of a root or control node; 0 if no node reads that result. */
buffer_id result_buffer(const region_plan *p, node_id n, uint32_t index);

/* access_rules.c */
/* Whether n has an access rule: n only moves data, or is a constant or iota. */
bool is_access(const graph *g, node_id n);
/* Returns how n reads operand k. */
const operand_access *access_of(region_plan *p, node_id n, uint32_t k);

/* lower_scan.c: whether n is a reduce_window in the order `scan`. */
bool is_scan(const graph *g, node_id n);

/* lower_parts.c: whether n, if it is a root, is written by nests of its own. True for every scatter, sort, scan and
 * pass of a Fourier transform, for an update of a small slice of a value in memory, and for a concatenate of many
 * operands. Also true for a concatenate with a long run of adjacent elements of one operand, if its result is large or
 * an operand is a concatenate. */
bool is_parts(const graph *g, node_id n);
/* Whether is_parts holds for n and n must be a root. */
bool must_be_parts(const graph *g, node_id n);

/* lower_scatter.c: whether the nest that makes a scatter's updates would compute operand k several times or without
 * vectors. Another nest then computes the operand first, unless the operand is cheap. */
bool scatter_repeats(const graph *g, node_id n, uint32_t k);

/* fuse_cost.c. Costs are in vector instructions. */
/* The cost of empty lanes in a group with the additional member `more`, which may be NULL. */
int64_t fuse_empty_cost(const region_plan *p, const group *gr, const member *more);
/* The most by which the cost of empty lanes may grow when m joins the group. */
int64_t fuse_most_cost(const region_plan *p, const group *gr, const member *m);
/* Whether inlining an elementwise operand into a reduction saves more than it costs. Inlining costs something if short
 * rows leave lanes empty, or if overlapping windows compute elements several times. */
bool fuse_inlining_pays(const region_plan *p, node_id reduction, node_id operand);

/* lower_split.c: whether a reduction is split into two nests. */
bool is_split(const graph *g, const member *m);

/* exact.c: whether a reduction gives the same bits, in whatever order it combines its elements. */
bool is_exact(const graph *g, node_id n);
/* Whether the only result of a reduction is a maximum or minimum of floats. If so, sets *largest to whether it is a
 * maximum. */
bool is_extreme(const graph *g, node_id n, bool *largest);

/* reductions.c */
bool is_reduction(op_kind op);
/* Whether a reduction adds products of elements of two operands. Such a reduction reads each element many times, and
 * its tile needs all registers. */
bool is_product(op_kind op);
/* Whether the loop of a reduction runs in stretches (nest.h). */
bool runs_in_stretches(op_kind op);
/* Sets the node, domain and `reduction` of *out. Makes every dimension inner. */
void member_domain(const graph *g, node_id n, member *out);
/* Returns how a reduction is cut into chunks. */
nest_cut reduction_cut(const graph *g, node_id n);
/* The order in which a reduction accumulates: order_chain or order_lanes. Let d be the last dimension of the operand
 * whose extent is not 1. An exact `reduce` (is_exact) over d has order_lanes, whatever the node's attribute says, if
 * the extent of d is at least VIRTUAL_LANES. */
uint8_t reduction_order(const graph *g, node_id n);
/* The element type of partial results for result i. */
qn_dtype reduction_partial_type(const graph *g, node_id n, uint32_t i);

/* roots.c: sets the state, uses, size and weight of a region's nodes. */
void find_roots(region_plan *p);
/* fuse.c: finds the roots of a region, puts them into groups, and fills in `info` for its nodes. */
void fuse_region(region_plan *p);
/* in_place.c */
/* In each iteration of the group's loops, `writer` writes an element of its result number `index`. Returns whether the
 * iteration reads no element of `value` except the one at the position of the written element. */
bool reads_in_step(region_plan *p, const group *gr, const member *writer, uint32_t index, node_id value);
void sort_uses(place_uses *list);
/* Whether root m must be copied to its wanted buffer (node_info.wanted) if m joins the group, but could be computed in
 * this buffer in a group of its own. True if m is not a reduction, the wanted buffer holds an argument that reductions
 * of the group read, and no later node reads this argument. */
bool is_copied_if_joined(region_plan *p, const group *gr, const member *m);
/* Whether `place` is the buffer of an argument. */
bool holds_argument(const region_plan *p, buffer_id place);
/* Assigns the buffer wanted[i] to each output i that is a root and can be computed in this buffer. If wanted[i] is 0,
 * output i gets no buffer here. */
void place_outputs(region_plan *p, const buffer_id *wanted);
/* Copies each output i to the buffer outputs[i], unless the output is there already. If outputs[i] is 0, sets
 * outputs[i] to a buffer that holds output i. Copies go through temporaries where one copy would overwrite data that
 * another one reads. */
qn_status finish_outputs(region_plan *p, buffer_id *outputs);

/* Lowers group number `index`: adds its nests and steps. The buffers of its members must be set. */
qn_status lower_group(region_plan *p, uint32_t index);
/* Adds a nest that writes the value of node n to buffer `to`. */
qn_status lower_copy(region_plan *p, node_id n, buffer_id to);

void step_nest(schedule *s, nest *n);
buffer_id buffer_temp(schedule *s, type_id t);
/* The buffer of a constant's elements. */
buffer_id buffer_data(schedule *s, const graph *g, node_id constant);
/* A buffer of `count` elements in the program image. `data` must outlive the schedule. */
buffer_id buffer_table(schedule *s, qn_dtype dtype, int64_t count, const void *data);

#endif
