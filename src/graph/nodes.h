/* What nodes.c and regions.c share. */
#ifndef GRAPH_NODES_H
#define GRAPH_NODES_H

#include "graph/graph.h"

typedef struct index_slot {
    uint64_t hash;
    uint32_t value;
} index_slot;

/* A hash table from hashes to indices. The caller walks the candidates with a cursor from 0 and tests equality. */
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

/* Makes the node, or returns the equal node of the open region. Checks nothing. */
node_id node_intern(graph *g, op_kind op, type_id t, attrs_id a, uint32_t count, const node_id *operands);
/* Whether all elements of i1 are 0 or 1. */
bool bools_valid(const void *data, int64_t count);
/* The value `n` in the open region: n itself, or the argument that captures it; 0 if it is in no enclosing region. */
node_id region_import(graph *g, node_id n);

/* Updates the open region's depth of regions and calls for a new node. */
void region_deepen(graph *g, op_kind op, const attr_record *a);

/* The representative of all regions equal to the closed region r; may be r. */
region_id region_canonical(graph *g, region_id r);

#endif
