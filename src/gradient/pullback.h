/* Reverse-mode differentiation: what gradient.c and the rules share.
 *
 * The derivative of y is built backwards from y. Each value v on a path from an x to y gets an adjoint: the node that
 * computes dy/dv, a sum of contributions from its users. Nodes are numbered in topological order, so one loop from y
 * down meets every user of a value before the value. At each node, its rule turns the adjoint of the result into
 * contributions to the adjoints of the operands:
 *
 *     UNARY_RULE(sine, b_multiply(g, d, b_cosine(g, x)))  d: adjoint of the result, x: operand, y: result
 *
 * Rules build nodes in the open region. Hash-consing reuses nodes of the forward computation, and simplification cleans
 * up afterwards.
 *
 * To add a rule: give the row of ops.def the flag RULE and write gradient_<name> in gradient_rules.c (elementwise) or
 * gradient_rules_structural.c. A missing rule does not link. A rule
 *   - gets the adjoint of its result from pull_adjoint; for a node with one result it is not 0;
 *   - builds contributions only for operands on a path from an x (pull_wants) and passes them to pull_add, which checks
 *     that they have the operand's type;
 *   - uses the limit of the derivative if the formula would give 0 * inf, and JAX's choice at kinks, where there is no
 *     derivative;
 *   - has a case in tests/unit/test_gradient.c, which fails for a row without one.
 *
 * Regions. The adjoint of a call, a case, an if or a reduce by an unusual region is built by differentiating a region
 * made for it: see pull_through. That of a call is a function, so that functions which call others twice do not double. */
#ifndef GRADIENT_PULLBACK_H
#define GRADIENT_PULLBACK_H

#include "graph/build.h"

typedef struct pullback pullback;

graph *pull_graph(const pullback *p);
/* The adjoint of result `index` of n; 0 if it received no contribution. */
node_id pull_adjoint(const pullback *p, node_id n, uint32_t index);
/* Whether operand `index` of n depends on an x. */
bool pull_wants(const pullback *p, node_id n, uint32_t index);
/* Adds a contribution to the adjoint of operand `index` of n. 0 adds nothing. */
void pull_add(pullback *p, node_id n, uint32_t index, node_id contribution);
/* Adds a contribution to the adjoint of result `index` of a tuple. */
void pull_add_result(pullback *p, node_id tuple, uint32_t index, node_id contribution);

/* A computation to differentiate in place of node n: makes n's results from its operands, in the open region. */
typedef void (*pull_forward)(graph *g, node_id n, const node_id *operands, node_id *results);
/* Adds the contributions of n by differentiating `forward`, which computes the same results. */
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
