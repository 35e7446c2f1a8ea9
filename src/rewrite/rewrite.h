/* Simplification of graphs: the interface for other directories. */
#ifndef REWRITE_REWRITE_H
#define REWRITE_REWRITE_H

#include "graph/graph.h"

/* Simplifies function `entry` of the graph `from`. Writes the result to the graph `to`, which must be initialised and
 * empty. The result has the function `entry` under the same name, and the functions that it calls. The bits of results
 * do not change. */
qn_status simplify(const graph *from, region_id entry, graph *to, region_id *out);
/* Like simplify, but also adds to counts[i] the number of times that rule i of simplify_rules.def was applied. */
qn_status simplify_counting(const graph *from, region_id entry, graph *to, region_id *out, uint32_t *counts);

#endif
