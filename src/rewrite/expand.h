/* Expansion: replaces composites by the operations that define them (graph/composite.h), inlines calls within a budget,
 * and replaces complex values by pairs of real values (rewrite/split.h).
 *
 * An inlined call costs nothing at run time, and the nodes of the callee can be simplified and fused with the nodes of
 * the caller. But if each function in a chain calls the next one twice, inlining doubles the code at each function of
 * the chain. So expansion counts the operations of all functions before it copies anything:
 *
 *   - If inlining all calls does not make the program much larger, expansion inlines all calls.
 *   - Otherwise expansion inlines only functions that are called once or have at most SMALL operations (expand.c). So
 *     the program grows by a factor of at most SMALL. The other functions are compiled once and called
 *     (schedule/schedule.h, abi/plan.h).
 *
 * Inlining does not change the bits of results. */
#ifndef REWRITE_EXPAND_H
#define REWRITE_EXPAND_H

#include "graph/graph.h"

/* Returns false if the program certainly has nothing to expand: no composite, no complex value and no call to inline.
 * If `keep_calls` is set, expansion inlines no calls. The evaluator and tests set `keep_calls`. */
bool expand_needed(const graph *g, region_id entry, bool keep_calls);
/* Expands function `entry` of the graph `from`. Writes the result to the graph `to`, which must be initialised and
 * empty. The result has the function `entry` under the same name, and the functions that are still called. The new
 * graph has no composites and no complex types. It refers to the data of large constants in `from`, so `from` must
 * outlive `to`. */
qn_status expand(const graph *from, region_id entry, bool keep_calls, graph *to, region_id *out);

#endif
