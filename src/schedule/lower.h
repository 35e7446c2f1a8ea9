/* What the files of lowering share: reading values of a region inside a nest. */
#ifndef SCHEDULE_LOWER_H
#define SCHEDULE_LOWER_H

#include "schedule/fuse.h"

/* One nest being built from one group. */
typedef struct lowering {
    region_plan *p;
    const group *group; /* NULL for copies */
    uint32_t index;     /* of the group; 0 for copies */
    graph *g;
    arena *a;
    nest *n;
    affine outer[MAX_RANK];     /* index of each outer dimension of the group */
    sx *value;                  /* per member: its value, where that can be used directly */
    uint32_t *stage;            /* per member: 1 + its stage, once it has one */
    uint32_t *first_result;     /* per member: of its reduction */
    uint32_t *local;            /* per member: its local buffer */
    LIST_OF(bool) nan_deferred; /* per result of a reduction: its NaN need not be canonical */
    uint32_t current;           /* 1 + stage being built */
    qn_status failure;
} lowering;

/* The value of node n at the given indices (one for each of its dimensions) in its representation, under a predicate. */
sx lower_value(lowering *l, node_id n, const affine *index, predicate_id when);
/* The same of a node that is being computed here, wherever else its value may be. */
sx compute_value(lowering *l, node_id n, const affine *index, predicate_id when);
/* A value as an affine index: an integer scalar clamped to low .. high. */
affine read_clamped(lowering *l, node_id scalar, predicate_id when, int64_t low, int64_t high);
/* The argument of the nest's code for this description; equal ones are one. */
sx nest_argument(lowering *l, nest_arg wanted);

affine row_major(lowering *l, const type *shape, const affine *index);

/* lower.c: parts of nests. add_stage and add_reduction return a number. */
uint32_t add_var(lowering *l, int64_t extent);
void make_outer(lowering *l, const bool *joined);
uint32_t add_stage(lowering *l, int64_t extent);
void add_store(lowering *l, nest_stage *stage, buffer_id to, uint32_t local, affine index, qn_dtype dtype, sx value);
uint32_t add_reduction(lowering *l, uint32_t stage, nest_reduction *r);
/* The value of result `number`, of element type `dtype`. */
sx read_result(lowering *l, uint32_t number, qn_dtype dtype);
/* What a reduce or dot_general does over the domain index (result dimensions, then reduced ones). */
bool lower_reduction(lowering *l, const member *m, const affine *index, nest_reduction *out);

/* lower_parts.c: a node of is_parts. */
qn_status lower_parts(region_plan *p, node_id n);

/* lower_chunks.c: a reduction of more than CHUNK elements. */
qn_status lower_chunks(region_plan *p, const member *m);

#endif
