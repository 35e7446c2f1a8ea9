/* What targets do with a graph that was read: whatever it is, it must be well-formed, its binary form a fixed point, and
 * where running it takes little work, simplifying and compiling must not change a bit of what it computes. */
#ifndef GRAPHS_H
#define GRAPHS_H

#include "graph/graph.h"

typedef struct canonical {
    uint8_t *bytes;
    size_t size;
} canonical;

/* The binary form of a function; freed by the caller. */
canonical canonical_of_graph(const graph *g, region_id entry);
/* Reads a binary form; false if it is refused. The graph is to be freed either way. */
bool graphs_read(graph *g, const void *bytes, size_t size, region_id *entry);
/* Checks all of the above; `compile`: also with the compiler. */
void graphs_check(const graph *g, region_id entry, bool compile);

#endif
