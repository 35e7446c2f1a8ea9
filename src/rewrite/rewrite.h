/* Rewriting graphs: the interface for other directories. */
#ifndef REWRITE_REWRITE_H
#define REWRITE_REWRITE_H

#include "graph/graph.h"

/* Makes a new graph with function `entry`, named as before, and those that it calls, rules applied until none does, and
 * dead nodes gone. Bits are preserved. `to` is initialised and empty. */
qn_status simplify(const graph *from, region_id entry, graph *to, region_id *out);
/* The same. counts[rule] is the number of times that each rule of simplify_rules.def was applied. */
qn_status simplify_counting(const graph *from, region_id entry, graph *to, region_id *out, uint32_t *counts);

#endif
