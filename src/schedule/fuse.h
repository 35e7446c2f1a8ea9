/* Groups: which nodes are computed together. fuse.c makes groups; lower.c turns each into nests of loops. */
#ifndef SCHEDULE_FUSE_H
#define SCHEDULE_FUSE_H

#include "schedule/schedule.h"

enum { MAX_DOMAIN = 2 * MAX_RANK };

/* A root: a node computed as a whole value, as a member of a group. Nodes that are not roots are written into the
 * expressions that use them. The domain of a root is the dimensions of its result, then the dimensions it reduces. */
typedef struct member {
    node_id node;
    uint32_t kept, dims; /* number of dimensions of the result; of the domain */
    int64_t extent[MAX_DOMAIN];
    int8_t outer[MAX_DOMAIN]; /* for each dimension: the matching outer dimension of the group; -1: inner */
    bool reduction;           /* a reduce or dot_general with something to reduce */
    uint32_t depth;           /* of its stage: a stage reads only reductions and local buffers of lower depths */
    bool stored;              /* goes to a buffer, because something outside the group reads it */
    bool local;               /* goes to a local buffer, because a later depth reads it */
} member;

typedef enum group_kind { GROUP_NEST, GROUP_CONTROL } group_kind;

typedef struct group {
    group_kind kind;
    nest_mode mode;
    bool reduces;    /* has a reduction, which fixes `mode` */
    bool closed;     /* no other root may join */
    uint32_t weight; /* sum over its members' expressions */
    uint32_t number; /* its last nest, from 1, once lowered; 0 if it has none */
    uint32_t outer_count;
    int64_t outer[MAX_RANK];
    LIST_OF(member) members; /* GROUP_CONTROL: one, the node that owns the regions or calls the host */
} group;

/* How a root reads `node`, which is another root, an argument or a result of control flow. For each dimension of
 * `node`, `map` gives the dimension of the root's domain that indexes it, or a MAP_ value. */
enum { MAP_NON_AFFINE = -1, MAP_UNIT = -2 /* extent 1: the index is 0 */ };
typedef struct leaf {
    node_id node;
    int8_t map[MAX_RANK];
} leaf;

typedef enum node_state { NODE_DEAD, NODE_INLINE, NODE_ROOT } node_state;

/* Facts about one node of the region being scheduled. */
typedef struct node_info {
    uint8_t state;          /* node_state */
    bool forced;            /* stays a root even if its expression is small */
    uint8_t uses;           /* by roots, directly or through inlined nodes; saturates at 2 */
    uint32_t size;          /* weight of the expression if inlined, counted as a tree; 0 for a root */
    uint32_t weight;        /* the same, but also set for a root */
    uint32_t group, member; /* of a root: where it is computed; group 0: not computed in this region */
    uint32_t last_group;    /* the last group that reads it */
    buffer_id buffer;       /* holds its whole value; 0: no buffer does */
    node_id constant;       /* of a capture: the constant of an enclosing region that it stands for, else 0 */
    node_id next_result;    /* of a node with several results: its first `result` node in use; of that node: the next */
} node_info;

/* One use of a buffer that holds an argument. */
typedef struct place_use {
    buffer_id place; /* the buffer */
    uint32_t reader; /* number of the user; see the lists of region_plan */
} place_use;
typedef LIST_OF(place_use) place_uses;

typedef struct region_plan {
    schedule *s;
    region_id region;
    node_info *info;       /* by node */
    LIST_OF(group) groups; /* [0] unused; in order of execution */
    place_uses arguments;  /* the arguments' buffers, sorted; reader: the argument's number */
    place_uses entering;   /* buffers that the operands of `entered` read, sorted; reader: the operand's number */
    node_id entered;       /* the while that `entering` describes */
} region_plan;

/* leaves.c */
bool is_reduction(op_kind op);
bool is_control(op_kind op);
bool is_access(const graph *g, node_id n);
/* Whether a node is computed by writing parts into its result one after another: a concatenate of many operands, or an
 * update of a small slice of a value in memory. */
bool is_parts(const graph *g, node_id n);
/* The shape of a node's first result. */
const type *result_shape(const graph *g, node_id n);
/* If n is a result of a reduction, the reduction; else n. */
node_id computed_by(const graph *g, node_id n);
bool is_leaf(const region_plan *p, node_id n);
/* Adds the leaves of a root to `out`; a leaf may appear more than once. */
typedef LIST_OF(leaf) leaf_list;
void collect_leaves(region_plan *p, const member *m, leaf_list *out);
/* The buffer of result number `index` of a root or control node; 0 if no node reads that result. */
buffer_id result_buffer(const region_plan *p, node_id n, uint32_t index);
/* Sets the node, domain and `reduction` of *out, with every dimension inner. */
void member_domain(const graph *g, node_id n, member *out);

/* roots.c: sets the state, uses, size and weight of a region's nodes. */
void find_roots(region_plan *p);
/* fuse.c: finds the roots of a region, puts them into groups, and fills in `info` for its nodes. */
void fuse_region(region_plan *p);
/* in_place.c */
/* Whether the group reads `value` only at the element that `writer` writes in the same iteration. */
bool reads_in_step(region_plan *p, const group *gr, const member *writer, node_id value);
void sort_uses(place_uses *list);
/* Whether an argument lies in the buffer `place`. */
bool holds_argument(const region_plan *p, buffer_id place);
/* Lets a root that is output i be computed in the buffer wanted[i], where that is safe; 0 asks for none. */
void place_outputs(region_plan *p, const buffer_id *wanted);
/* Copies every output that is not yet in outputs[i] to that buffer. Sets outputs[i] where it is 0. Where outputs share
 * buffers with arguments, copies go through temporaries, so that no copy reads what another has overwritten. */
qn_status finish_outputs(region_plan *p, buffer_id *outputs);

/* Lowers group number `index` and adds its nests and steps. The buffers of its members must be set. */
qn_status lower_group(region_plan *p, uint32_t index);
/* Adds a nest that writes the value of node n to buffer `to`. */
qn_status lower_copy(region_plan *p, node_id n, buffer_id to);

void step_nest(schedule *s, nest *n);
buffer_id buffer_temp(schedule *s, type_id t);
/* The buffer of a constant's elements. */
buffer_id buffer_data(schedule *s, const graph *g, node_id constant);

#endif
