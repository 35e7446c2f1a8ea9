/* Internals of graphs: hash tables, and functions that few files outside of this directory need. */
#ifndef GRAPH_NODES_H
#define GRAPH_NODES_H

#include "graph/graph.h"

typedef struct index_slot {
    uint64_t hash;
    uint32_t value;
} index_slot;

/* A hash table from hashes to indices. index_table_next returns the candidates for a hash, one in each call, then 0.
 * The caller starts with a cursor of 0 and tests each candidate for equality. */
typedef struct index_table {
    index_slot *slots;
    uint32_t size, count;
} index_table;

typedef struct graph_tables {
    index_table types, attrs, nodes, regions, functions, captures;
    index_table derivatives; /* from the hash of a region_id to 1 + index in known_derivatives */
    LIST_OF(struct known_derivative *) known_derivatives; /* gradient/gradient.c */
    LIST_OF(region_id) expanded;                          /* functions that expansions of composites made (linalg.c) */
    /* For each open region: the region that was open when this one was opened; 0 if none was open. */
    LIST_OF(region_id) open;
    int64_t seed; /* the largest seed of an rng */
} graph_tables;

void index_table_add(graph *g, index_table *t, uint64_t hash, uint32_t value);
uint32_t index_table_next(const index_table *t, uint64_t hash, uint64_t *cursor);

/* Makes the node, or returns an equal node of the open region. A node with effects is always made. Does not check the
 * operands, types and attributes. */
node_id node_intern(graph *g, op_kind op, type_id t, attrs_id a, uint32_t count, const node_id *operands);
/* Whether `count` elements of type i1 are valid: each is a byte that is 0 or 1. */
bool bools_valid(const void *data, int64_t count);
/* Returns the node that has the value of n in the open region: n itself, or an argument that captures n. Makes missing
 * arguments. Returns 0 if n is neither in the open region nor in a region around it. */
node_id region_import(graph *g, node_id n);
/* Says why region_import returns 0 for n. The text is the end of a message's sentence about n. */
const char *region_unreachable(const graph *g, node_id n);

/* Updates `levels` and `calls` (struct region) of the open region for a new node with these attributes. */
void region_deepen(graph *g, op_kind op, const attr_record *a);

/* Of all closed regions that equal r, one is canonical. Returns this region, which can be r itself. */
region_id region_canonical(graph *g, region_id r);

#endif
