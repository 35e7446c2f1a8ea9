/* Checks of a graph that a fuzz program has read. The graph must be well-formed. Reading and writing its canonical
 * bytes (graph/bytes.h) must give the same bytes. Simplifying and compiling must not change a bit of the results; this
 * is checked if the graph takes little work to run. */
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
/* Makes the checks described above. Compiles the graph only if `compile` is set. */
void graphs_check(const graph *g, region_id entry, bool compile);

#endif
