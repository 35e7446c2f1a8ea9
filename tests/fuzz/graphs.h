/* Checks of a graph that a target has read: it is well-formed, its canonical bytes read back as the same bytes, and, if
 * running it takes little work, simplifying and compiling change no bit of its results. */
#ifndef GRAPHS_H
#define GRAPHS_H

#include "graph/graph.h"

typedef struct canonical {
    uint8_t *bytes;
    size_t size;
} canonical;

/* The canonical bytes of a function; the caller frees them. */
canonical canonical_of_graph(const graph *g, region_id entry);
/* Reads canonical bytes; returns false if they are refused. The caller frees the graph in both cases. */
bool graphs_read(graph *g, const void *bytes, size_t size, region_id *entry);
/* Makes all these checks; the one of compiling only if `compile`. */
void graphs_check(const graph *g, region_id entry, bool compile);

#endif
