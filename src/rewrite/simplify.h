/* Simplification: what simplify.c and the rules share.
 *
 * A pass copies the live nodes of a function, and of those that it calls, into an empty graph (copy.h). As soon as a node
 * is made there, the rules of its operation are tried in the order of simplify_rules.def; where one applies, the value
 * that it gives takes the node's place, and its rules are tried, until none applies. Since operands come first, a rule
 * sees operands that are simplified already. Passes follow each other until one applies no rule (nodes that became
 * dead, captures that became constants and branches that became straight code are for the next pass), and a last one
 * copies what is left.
 *
 * To add a rule: a row in simplify_rules.def, and node_id rule_<operation>_<name>(simplifier *s, node_id n) in the file
 * of its kind, which returns the value to take instead of n, or 0 if the rule does not apply. A rule
 *   - gives the same bits for every input: -0, subnormals and NaN payloads included. Arithmetic makes NaN canonical, so
 *     x * 1 is x only if x holds no NaN but the canonical one: ask is_canonical(s, x);
 *   - keeps the order of accumulation of what it rebuilds, by copying the attribute;
 *   - goes one way: it removes a node, or moves towards a form that no other rule moves away from;
 *   - looks at a few nodes around n, never at users, and makes no more work than it saves;
 *   - has a case in tests/unit/test_simplify.c, which fails for a row without one, and compares bits on special values.
 *
 * A rule may make nodes through build.h; they are in the graph s->to, where n is. */
#ifndef REWRITE_SIMPLIFY_H
#define REWRITE_SIMPLIFY_H

#include "graph/build.h"

typedef enum rule_id {
#define RULE(op, name, doc) RULE_##op##_##name,
#include "rewrite/simplify_rules.def"
    RULE_COUNT
} rule_id;

typedef struct rule_fact {
    const char *name, *doc;
    op_kind op;
} rule_fact;
extern const rule_fact rule_facts[RULE_COUNT];

typedef struct simplifier simplifier;

/* The graph that is being made. */
graph *simplify_graph(const simplifier *s);
/* For a node with several results: values[i] stand for result i from now on. For one with a single result it is
 * values[0]. Returns what the rule is to return. */
node_id replace_results(simplifier *s, node_id n, const node_id *values);
/* The value that stands for result `index` of `tuple`, 0 if its results were not replaced. */
node_id replaced_result(const simplifier *s, node_id tuple, uint32_t index);

/* ---- what rules ask (simplify_rules.c) --------------------------------------------------------------------------- */

/* Whether n cannot hold a NaN other than the canonical one. */
bool is_canonical(const graph *g, node_id n);
/* Whether n is a constant all of whose elements are equal and in the graph; then their bits. */
bool splat_bits(const graph *g, node_id n, uint64_t *out);
/* Whether every element of n is the constant `value`, exactly: 0 is not -0. */
bool is_number(const graph *g, node_id n, double value);

#define RULE(op, name, doc) node_id rule_##op##_##name(simplifier *s, node_id n);
#include "rewrite/simplify_rules.def"

#endif
