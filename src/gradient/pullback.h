/* Declarations for reverse-mode differentiation that gradient.c and the rules of operations share.
 *
 * gradient() (gradient.h) builds the derivatives of a scalar y with respect to some values, which are called the xs.
 * For a value v on a path from an x to y, the adjoint of v is the node that computes dy/dv: the sum of contributions
 * from the users of v. Nodes are numbered in topological order, so one loop from y down visits all users of a value
 * before the value. At each node, the rule of the node's operation turns the adjoint of the result into contributions
 * to the adjoints of the operands:
 *
 *     UNARY_RULE(sine, b_multiply(g, d, b_cosine(g, x)))  d: adjoint of the node's result, x: the node's operand
 *     UNARY_RULE(exponential, b_multiply(g, d, y))         y: the node's result, not the scalar of gradient()
 *
 * Rules build nodes in the open region.
 *
 * To add a rule: write RULE in the column `gradient` of the operation's row in ops.def, and write gradient_<name> in
 * gradient_rules.c (elementwise operations) or in gradient_rules_<family>.c. If a rule is missing, the program does not
 * link. A rule
 *   - gets the adjoint of a result from pull_adjoint, which returns 0 if the result has none. A rule is called only if
 *     at least one result has an adjoint. So only the rule of an operation with several results has to test for 0;
 *   - builds contributions only for operands that depend on an x (pull_wants);
 *   - passes contributions to pull_add, which checks that they have the operand's type;
 *   - uses the limit of the derivative if the formula would give 0 * inf;
 *   - uses JAX's choice at points where there is no derivative;
 *   - needs a case in tests/unit/test_gradient.c. This test fails if a row with RULE or EXPAND has no case.
 *
 * Some operations have no formula of their own. For a node of these operations, one of the functions below builds a
 * region. In the region, nodes of other operations compute the results again, and the rules of these other operations
 * build the derivatives. The arguments of the region are the node's operands and the adjoints of its results. A region
 * for a branch has the branch's captures instead of the node's operands. The outputs are contributions to the adjoints
 * of operands that depend on an x.
 *   - pull_through inlines this region. It serves composites whose row says EXPAND, and each reduce whose region is
 *     not a single add, maximum or minimum.
 *   - pull_through_call makes this region a function and calls the function. Calls of one callee share the function if
 *     the same operands depend on an x and the same results have an adjoint.
 *   - pull_through_branches makes such a region for each branch of a `case` or an `if`. */
#ifndef GRADIENT_PULLBACK_H
#define GRADIENT_PULLBACK_H

#include "graph/build.h"

/* The state of one loop backwards over the nodes, from y on. */
typedef struct pullback pullback;

graph *pull_graph(const pullback *p);
/* Returns the adjoint of result `index` of n, or 0 if the result received no contribution. */
node_id pull_adjoint(const pullback *p, node_id n, uint32_t index);
/* Whether operand `index` of n depends on an x. */
bool pull_wants(const pullback *p, node_id n, uint32_t index);
/* Adds a contribution to the adjoint of operand `index` of n. The contribution 0 adds nothing. */
void pull_add(pullback *p, node_id n, uint32_t index, node_id contribution);
/* Adds a contribution to the adjoint of result `index` of a tuple. */
void pull_add_result(pullback *p, node_id tuple, uint32_t index, node_id contribution);

/* A function that makes nodes in the open region. These nodes compute the results of n from `operands`. pull_through
 * differentiates these nodes instead of n. */
typedef void (*pull_forward)(graph *g, node_id n, const node_id *operands, node_id *results);
/* Differentiates the nodes that `forward` makes, and passes the contributions to the operands of n. */
void pull_through(pullback *p, node_id n, pull_forward forward);
/* Passes contributions to the operands of a call. A call of the callee's derivative computes the contributions. */
void pull_through_call(pullback *p, node_id n);
/* Passes contributions to the operands of a `case` or an `if`. The regions of both have captures but no formals. */
void pull_through_branches(pullback *p, node_id n);

#define GRADIENT_DECLARE_RULE(name) void gradient_##name(pullback *p, node_id n);
#define GRADIENT_DECLARE_ZERO(name)
#define GRADIENT_DECLARE_NONE(name)
#define GRADIENT_DECLARE_EXPAND(name)
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, gradient, ...)                  \
    GRADIENT_DECLARE_##gradient(name)
#include "graph/ops.def"
#undef GRADIENT_DECLARE_RULE
#undef GRADIENT_DECLARE_ZERO
#undef GRADIENT_DECLARE_NONE
#undef GRADIENT_DECLARE_EXPAND
/* gradient_rules_structural.c: if the region only applies one elementwise operation to its two arguments, in any order,
 * returns this operation. Otherwise returns OP_none. */
op_kind region_operation(const graph *g, region_id r);

#endif
