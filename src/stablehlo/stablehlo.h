/* StableHLO text: the reader and the printer. */
#ifndef STABLEHLO_STABLEHLO_H
#define STABLEHLO_STABLEHLO_H

#include "graph/graph.h"

/* Reads a module into an empty graph. `file` names the source in errors: "FILE:LINE:COL: error: ...". */
qn_status stablehlo_parse(graph *g, const char *file, const char *source, size_t size);
/* Appends the graph as text for stablehlo_parse. Other readers accept the text if it has no operations quern.*. */
qn_status stablehlo_print(const graph *g, text *out);
/* Like stablehlo_print, without locations. */
qn_status stablehlo_print_unlocated(const graph *g, text *out);
/* The state of a graph whose function `main` is still open: `main` is not complete, or an error ended its building. */
typedef struct unfinished {
    region_id main;
    region_id failed; /* the region that was open at the first error; 0 if there was no error */
    uint32_t output_count;
    const node_id *outputs;    /* the outputs of main so far */
    const char **output_names; /* NULL if no output has a name */
    qn_status failure;         /* the error; NULL if there is none */
} unfinished;
/* Like stablehlo_print. If there was an error, comments at the end of the text show the unfinished regions in which the
 * error happened, and the error. */
qn_status stablehlo_print_unfinished(const graph *g, const unfinished *at, text *out);
/* Appends `printed` to *out. Where `printed` has only the number of a large constant, appends the elements of the
 * constant instead. The compiler made `printed` from `canonical`, the canonical bytes of g, which lack the elements of
 * large constants. */
void stablehlo_print_elements(const graph *g, const canonical_bytes *canonical, const char *printed, text *out);

#endif
