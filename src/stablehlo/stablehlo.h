/* StableHLO text: what other directories use of the reader and the printer. */
#ifndef STABLEHLO_STABLEHLO_H
#define STABLEHLO_STABLEHLO_H

#include "graph/graph.h"

/* Reads a module into an empty graph. `file` is what errors call the source: "FILE:LINE:COL: error: ...". */
qn_status stablehlo_parse(graph *g, const char *file, const char *source, size_t size);
/* Appends the graph's text, which stablehlo_parse and other readers of StableHLO take. */
qn_status stablehlo_print(const graph *g, text *out);
/* Appends the text of a graph that was read from `canonical`, or made from such a one, with the elements of large
 * constants, which those bytes lack: they are those of g, from which it was made. */
void stablehlo_print_elements(const graph *g, const canonical_bytes *canonical, const char *printed, text *out);

#endif
