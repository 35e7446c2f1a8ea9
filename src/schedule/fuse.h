/* Between grouping (fuse.c) and lowering (lower.c): what is computed together, before there are loops. */
#ifndef SCHEDULE_FUSE_H
#define SCHEDULE_FUSE_H

#include "schedule/schedule.h"

enum { MAX_DOMAIN = 2 * MAX_RANK };

/* A root: a node whose value is computed as a whole, as a member of a group. Everything between roots is written into
 * the expressions that use it. Its domain is its result's dimensions, then the dimensions it reduces. */
typedef struct member {
    node_id node;
    uint32_t kept, dims; /* dimensions of the result; of the domain */
    int64_t extent[MAX_DOMAIN];
    int8_t outer[MAX_DOMAIN]; /* the group's outer dimension that this one is, -1: an inner dimension */
    bool reduction;           /* a reduce or dot_general with something to reduce */
    uint32_t depth;           /* reductions and local buffers of the group that must be complete before it */
    bool stored;              /* to a buffer, because something outside of the group reads it */
    bool local;               /* to a local buffer, because a later depth reads it */
} member;

typedef enum group_kind { GROUP_NEST, GROUP_CONTROL } group_kind;

typedef struct group {
    group_kind kind;
    nest_mode mode;
    bool reduces;    /* has a reduction: then `mode` is fixed */
    bool closed;     /* nothing more may join */
    uint32_t weight; /* of its members' expressions */
    uint32_t number; /* of its nest, from 1, once lowered; 0 if it has none */
    uint32_t outer_count;
    int64_t outer[MAX_RANK];
    LIST_OF(member) members; /* GROUP_CONTROL: one, the node that owns the regions or calls the host */
} group;

/* How a root reads another root, an argument or a control result: for each dimension of what is read, the root's domain
 * dimension that indexes it. */
enum { MAP_NON_AFFINE = -1, MAP_UNIT = -2 /* extent 1: the index is 0 */ };
typedef struct leaf {
    node_id node;
    int8_t map[MAX_RANK];
} leaf;

typedef enum node_state { NODE_DEAD, NODE_INLINE, NODE_ROOT } node_state;

/* What is known of each node of the region being scheduled. */
typedef struct node_info {
    uint8_t state;          /* node_state */
    bool forced;            /* a root however small its expression is */
    uint8_t uses;           /* by roots, through inlined nodes, saturating */
    uint32_t size;          /* weight of the expression if inlined, counted as a tree; 0 for a root */
    uint32_t weight;        /* the same, for a root too */
    uint32_t group, member; /* of a root: where it is computed; group 0 = nowhere here */
    uint32_t last_group;    /* the last group that reads it */
    buffer_id buffer;       /* where its value is as a whole, 0 if nowhere */
    node_id constant;       /* of a capture: the constant of an enclosing region that it is, 0 if none */
    node_id next_result;    /* of a node with several results: its first `result` node in use; of that: the next */
} node_info;

/* That a value is read from where an argument lives. */
typedef struct place_use {
    buffer_id place;
    uint32_t reader; /* which value */
} place_use;
typedef LIST_OF(place_use) place_uses;

typedef struct region_plan {
    schedule *s;
    region_id region;
    node_info *info;       /* by node */
    LIST_OF(group) groups; /* [0] unused; in order of execution */
    place_uses arguments;  /* where arguments live, sorted by place; reader: the argument's number */
    place_uses entering;   /* which places the operands of a while read, sorted; reader: the operand's number */
    node_id entered;       /* of which while */
} region_plan;

/* leaves.c */
bool is_reduction(op_kind op);
bool is_control(op_kind op);
bool is_access(const graph *g, node_id n);
/* Data movement that is done by writing parts into the result one after another: a concatenate of many, an update of a
 * small slice of something that lies in memory. */
bool is_parts(const graph *g, node_id n);
/* The shape of a node's first result. */
const type *result_shape(const graph *g, node_id n);
/* The root of which n is a result if that is a member of a nest, else n. */
node_id computed_by(const graph *g, node_id n);
bool is_leaf(const region_plan *p, node_id n);
/* The leaves of a root; duplicates are possible. */
typedef LIST_OF(leaf) leaf_list;
void collect_leaves(region_plan *p, const member *m, leaf_list *out);
/* Where result number i of a root or control node is; 0 if nobody reads it. */
buffer_id result_buffer(const region_plan *p, node_id n, uint32_t index);
/* The domain of a root. */
void member_domain(const graph *g, node_id n, member *out);

/* roots.c: sets the state, uses, size and weight of a region's nodes. */
void find_roots(region_plan *p);
/* fuse.c: roots and groups of a region; `info` entries of its nodes are set. */
void fuse_region(region_plan *p);
/* in_place.c */
/* Whether the group of `writer` reads `value` only where writer puts its own element in that iteration. */
bool reads_in_step(region_plan *p, const group *gr, const member *writer, node_id value);
void sort_uses(place_uses *list);
/* Whether an argument lives in `place`. */
bool holds_argument(const region_plan *p, buffer_id place);
/* Gives roots that are outputs the buffer that is wanted for them, where that is possible. */
void place_outputs(region_plan *p, const buffer_id *wanted);
/* Makes outputs[i] hold every output: those that are not there yet are copied. Where outputs share buffers with
 * arguments, copies go through temporaries first, so that none reads what another has written. */
qn_status finish_outputs(region_plan *p, buffer_id *outputs);

/* Lowers group number `index` and adds its nests and steps. The buffers of its members are set. */
qn_status lower_group(region_plan *p, uint32_t index);
/* Adds a nest that copies the value of node n (as it can be read in this region) to buffer `to`. */
qn_status lower_copy(region_plan *p, node_id n, buffer_id to);

void step_nest(schedule *s, nest *n);
buffer_id buffer_temp(schedule *s, type_id t);
/* The buffer of a constant's elements. */
buffer_id buffer_data(schedule *s, const graph *g, node_id constant);

#endif
