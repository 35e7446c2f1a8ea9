/* Simplification: what simplify.c and the rules share.
 *
 * A pass copies the live nodes of a function, and of those that it calls, into an empty graph (copy.h). As soon as a node
 * is made there, the rules of its operation are tried in the order of simplify_rules.def; where one applies, the value
 * that it gives takes the node's place, and its rules are tried, until none applies. Since operands come first, a rule
 * sees operands that are simplified already. Passes follow each other until one applies no rule (nodes that became
 * dead, captures that became constants and branches that became straight code are for the next pass), and a last one
 * copies what is left.
 *
 * To add a rule, add a row to simplify_rules.def and write node_id rule_<operation>_<name>(simplifier *s, node_id n) in
 * the file of its kind. It returns the value that replaces n, or 0 if the rule does not apply. A rule
 *   - gives the same bits for every input: -0, subnormals and NaN payloads included. Arithmetic makes NaN canonical, so
 *     x * 1 is x only if every NaN in x is canonical: is_canonical(g, x);
 *   - keeps the order of accumulation of a node that it rebuilds, by copying the attribute;
 *   - goes one way: it removes a node, or moves towards a form that no other rule undoes;
 *   - looks at a few nodes around n, never at users, and adds no more work than it saves;
 *   - has a case in tests/unit/test_simplify.c, which fails for a row without one and compares bits on special values.
 *
 * A rule may make nodes with build.h, in simplify_graph(s), the graph of n. */
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

/* The graph that the pass is making. */
graph *simplify_graph(const simplifier *s);
/* Replaces each result i of n by values[i]. The rule returns what this returns. */
node_id replace_results(simplifier *s, node_id n, const node_id *values);
/* The value that replaces result `index` of `tuple`; 0 if its results were not replaced. */
node_id replaced_result(const simplifier *s, node_id tuple, uint32_t index);

/* ---- tests for rules (simplify_rules.c) -------------------------------------------------------------------------- */

/* Whether every NaN that n can hold is canonical. */
bool is_canonical(const graph *g, node_id n);
/* Whether n is a splat constant with its element in the graph; if so, sets the element's bits. */
bool splat_bits(const graph *g, node_id n, uint64_t *out);
/* Whether n is a constant and every element is exactly `value`: 0 is not -0. */
bool is_number(const graph *g, node_id n, double value);

#define RULE(op, name, doc) node_id rule_##op##_##name(simplifier *s, node_id n);
#include "rewrite/simplify_rules.def"

#endif
