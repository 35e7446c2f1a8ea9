/* StableHLO text: the reader and the printer. */
#ifndef STABLEHLO_STABLEHLO_H
#define STABLEHLO_STABLEHLO_H

#include "graph/graph.h"

/* Reads a module into an empty graph. `file` names the source in errors: "FILE:LINE:COL: error: ...". */
qn_status stablehlo_parse(graph *g, const char *file, const char *source, size_t size);
/* Appends the graph as text that stablehlo_parse and other StableHLO readers accept. */
qn_status stablehlo_print(const graph *g, text *out);
/* Appends the text `printed` to *out, and fills in the elements of large constants. `printed` is from the compiler,
 * which read a graph from the canonical bytes of g (`canonical`) and may have rewritten it. Canonical bytes lack the
 * elements of large constants, so this function takes these elements from g. */
void stablehlo_print_elements(const graph *g, const canonical_bytes *canonical, const char *printed, text *out);

#endif
