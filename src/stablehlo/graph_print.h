/* A graph as text, for people and for other programs. */
#ifndef STABLEHLO_GRAPH_PRINT_H
#define STABLEHLO_GRAPH_PRINT_H

#include "graph/graph.h"

/* Appends the graph to `out`. Formats:
 *
 *   "text", or NULL   StableHLO (stablehlo/print.c)
 *   "dot"             a drawing for Graphviz (stablehlo/graphviz.c)
 *
 * Any other is QN_INVALID_ARGUMENT. `groups` says by node which fused group it is part of, 0 = none, and may be NULL:
 * the text has it as the attribute quern.group, the drawing as coloured clusters. */
qn_status graph_print(const graph *g, const char *format, const uint32_t *groups, text *out);

/* Appends the text of a graph that was read from `form`, or made from such a one, with the elements of large constants,
 * which the form lacks: they are those of g, from which it was made. */
void graph_print_elements(const graph *g, const graph_form *form, const char *printed, text *out);

/* The drawing. */
qn_status dot_print(const graph *g, const uint32_t *groups, text *out);

#endif
