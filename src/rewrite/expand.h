/* Expansion: calls become what they call, within a budget.
 *
 * A call that is inlined costs nothing when it runs, and everything around it can be simplified and fused with it. But
 * functions that call others twice double at each level. So a function is measured before anything is copied:
 *
 *   - If the program with all calls inlined is not much larger than it is with its functions, all are inlined.
 *   - Else a function is inlined where it is called only once, or is small; the others stay functions, which schedule and
 *     plan know (nest.h, abi/plan.h) and which are compiled once. The program grows SMALL times at most.
 *
 * Bits do not depend on what is inlined. */
#ifndef REWRITE_EXPAND_H
#define REWRITE_EXPAND_H

#include "graph/graph.h"

/* Whether `expand` would do anything. `keep_calls`: no call is inlined (for tests). */
bool expand_needed(const graph *g, region_id entry, bool keep_calls);
/* Makes a new graph with function `entry`, named as before, the functions that are still called, and no dead nodes. Borrows
 * the data of large constants. `to` is initialised and empty. */
qn_status expand(const graph *from, region_id entry, graph *to, region_id *out);

#endif
