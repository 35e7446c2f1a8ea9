/* Composite operations. A composite is an operation that is defined by other operations. The row of a composite in
 * ops.def has the class COMPOSITE or REGION_COMPOSITE. Each composite has infer_<name> and expand_<name>. Checks, text
 * and canonical bytes treat a composite like every other operation. rewrite/expand.c replaces each composite before the
 * graph is simplified, compiled or evaluated, so later passes see no composites. If the row of a composite says EXPAND,
 * the derivative follows from the expansion; a row may also say RULE, ZERO or NONE (ops.def).
 *
 * To add a composite, write its row in ops.def with EXPAND as its gradient. Write infer_<name> in infer_<family>.c and
 * expand_<name> in composite_<family>.c. Add cases to test_expand.c and test_gradient.c. An operation may be a
 * composite only under two conditions. First, as operands grow, the work of the expansion grows no faster than that of
 * the best direct algorithm. Second, the compiler can make vector code for the expansion. */
#ifndef GRAPH_COMPOSITE_H
#define GRAPH_COMPOSITE_H

#include "graph/graph.h"

/* Makes the results of a composite from its operands, in the open region. `a` holds the attributes of the composite.
 * The regions in `a` are regions of g, but the lists in `a` may belong to another graph. `operands` are the composite's
 * own `count` operands, then the values that its regions capture, in the order of the captures. */
void composite_expand(graph *g, op_kind op, const attrs *a, uint32_t count, const node_id *operands, node_id *results);

/* expand_<name> of each composite has the parameters of composite_expand except `op`. */
#define COMPOSITE(name, ...)                                                                                           \
    void expand_##name(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results);
#define REGION_COMPOSITE(name, ...)                                                                                    \
    void expand_##name(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results);
#include "graph/ops.def"

#endif
