/* StableHLO text: the interface of the reader and the printer for other directories. */
#ifndef STABLEHLO_STABLEHLO_H
#define STABLEHLO_STABLEHLO_H

#include "graph/graph.h"

/* Reads a module into an empty graph. `file` names the source in errors: "FILE:LINE:COL: error: ...". */
qn_status stablehlo_parse(graph *g, const char *file, const char *source, size_t size);
/* Appends the graph as text that stablehlo_parse and other StableHLO readers accept. */
qn_status stablehlo_print(const graph *g, text *out);
/* Appends `printed`, the text of a graph that was read from `canonical` (or made from such a graph), and inserts the
 * elements of large constants. The canonical bytes lack these; they come from g, from which `canonical` was made. */
void stablehlo_print_elements(const graph *g, const canonical_bytes *canonical, const char *printed, text *out);

#endif
