/* What nodes.c and regions.c share. */
#ifndef GRAPH_NODES_H
#define GRAPH_NODES_H

#include "graph/graph.h"

typedef struct index_slot {
    uint64_t hash;
    uint32_t value;
} index_slot;

/* A hash table from a hash to indices; equality is the caller's, who walks the candidates with a cursor from 0. */
typedef struct index_table {
    index_slot *slots;
    uint32_t size, count;
} index_table;

typedef struct graph_tables {
    index_table types, attrs, nodes, regions, functions, captures;
    index_table derivatives;                              /* of known_derivatives, by function */
    LIST_OF(struct known_derivative *) known_derivatives; /* gradient.c */
    LIST_OF(region_id) open;                              /* what was open when each open region was opened */
} graph_tables;

void index_table_add(graph *g, index_table *t, uint64_t hash, uint32_t value);
uint32_t index_table_next(const index_table *t, uint64_t hash, uint64_t *cursor);

/* The node, or the equal one of the open region. Nothing is checked. */
node_id node_intern(graph *g, op_kind op, type_id t, attrs_id a, uint32_t count, const node_id *operands);
/* Whether elements of i1 are all 0 or 1. */
bool bools_valid(const void *data, int64_t count);
/* The value `n` as seen from the open region: itself, or the argument that captures it; 0 if it cannot be seen. */
node_id region_import(graph *g, node_id n);

/* Takes into the open region's account how deep the regions of a new node nest. */
void region_deepen(graph *g, op_kind op, const attr_record *a);

/* The region that stands for all those equal to the closed region r, which may be r. */
region_id region_canonical(graph *g, region_id r);

#endif
