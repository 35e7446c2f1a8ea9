/* Reverse-mode differentiation: what gradient.c and the rules share.
 *
 * The derivative of y is built backwards from y. Each value v on a path from an x to y gets an adjoint, the node that
 * computes dy/dv: the sum of what its users pass back. Nodes are numbered in topological order, so one loop from y down
 * meets every user of a value before the value itself. At each node its rule turns the adjoint of the result into
 * contributions to the adjoints of the operands:
 *
 *     UNARY_RULE(sine, b_multiply(g, d, b_cosine(g, x)))  d: adjoint of the result, x: operand, y: result
 *
 * Rules build nodes in the region that is open. Hash-consing gives a rule what the forward computation has already, and
 * simplification cleans up after it.
 *
 * To add a rule: give the row of ops.def the flag RULE and write gradient_<name> in gradient_rules.c (elementwise) or
 * gradient_rules_structural.c; a row whose rule is missing does not link. A rule
 *   - asks pull_adjoint for the adjoint of its result, never 0 for a node of one result when the rule is called;
 *   - builds a contribution only for operands that pull_wants says are on a path from an x, and hands it to pull_add,
 *     which checks that it has the operand's type;
 *   - takes the value that the derivative has in the limit where the formula would give 0 * inf, and JAX's choice at
 *     kinks, where the derivative does not exist;
 *   - has a case in tests/unit/test_gradient.c, which fails for a row without one.
 *
 * Regions. The adjoint of a call, a case, an if or a reduce by an unusual region is built by differentiating a region
 * made for it: see pull_through. That of a call is a function, so that functions which call others twice do not double. */
#ifndef GRADIENT_PULLBACK_H
#define GRADIENT_PULLBACK_H

#include "graph/build.h"

typedef struct pullback pullback;

graph *pull_graph(const pullback *p);
/* The adjoint of result `index` of n, 0 if nothing was passed back to it. */
node_id pull_adjoint(const pullback *p, node_id n, uint32_t index);
/* Whether operand `index` of n depends on an x. */
bool pull_wants(const pullback *p, node_id n, uint32_t index);
/* Adds to the adjoint of operand `index` of n. 0 adds nothing. */
void pull_add(pullback *p, node_id n, uint32_t index, node_id contribution);
/* Adds to the adjoint of result `index` of a value that is a tuple. */
void pull_add_result(pullback *p, node_id tuple, uint32_t index, node_id contribution);

/* A computation that is differentiated in place of a node: makes its results, in the open region, from its operands. */
typedef void (*pull_forward)(graph *g, node_id n, const node_id *operands, node_id *results);
/* Passes back through n by differentiating `forward`, which computes the same. */
void pull_through(pullback *p, node_id n, pull_forward forward);
/* Passes back through a call by calling the derivative of the function, which is a function. */
void pull_through_call(pullback *p, node_id n);
/* The same as pull_through for a node that runs one of its regions, which have captures only. */
void pull_through_branches(pullback *p, node_id n);

#define GRADIENT_DECLARE_RULE(name) void gradient_##name(pullback *p, node_id n);
#define GRADIENT_DECLARE_ZERO(name)
#define GRADIENT_DECLARE_NONE(name)
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, gradient, ...)                  \
    GRADIENT_DECLARE_##gradient(name)
#include "graph/ops.def"
#undef GRADIENT_DECLARE_RULE
#undef GRADIENT_DECLARE_ZERO
#undef GRADIENT_DECLARE_NONE

#endif
