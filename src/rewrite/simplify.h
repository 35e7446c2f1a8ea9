/* Declarations that simplify.c and the rules of simplification share.
 *
 * A pass copies the live nodes of a function and of its callees into an empty graph (copy.h). When the pass makes a
 * node without effects (graph/graph.h), it tries rules in the order of simplify_rules.def: first the rules whose row
 * has the operation `none`, then those of the node's operation. The value that a rule returns replaces the node. Then
 * the pass tries the rules for that value, and so on until no rule applies, but at most MAX_REWRITES times
 * (simplify.c). The operands of a node are already simplified when a rule sees the node. Passes are repeated until a
 * pass applies no rule, but at most MAX_PASSES times. Repetition is needed because a pass can leave dead nodes,
 * captures that became constants, or nodes of branches that moved into the enclosing region. A last pass copies the
 * live nodes without applying rules.
 *
 * To add a rule, add a row to simplify_rules.def and write node_id rule_<operation>_<name>(simplifier *s, node_id n) in
 * the file that the row's section names. This function returns the value that replaces n, or 0 if the rule does not
 * apply. A rule
 *   - gives the same bits for every input, including -0, subnormals and NaN payloads. For example, arithmetic makes NaN
 *     canonical. So `x * 1` may become x only if is_canonical(g, x) says that every NaN in x is canonical;
 *   - copies the attribute `order` when it makes a node again, so that the order of accumulation stays the same;
 *   - cannot undo another rule: it removes a node, or makes a form that no other rule changes back;
 *   - examines n, its regions and nodes that n depends on, but no users of n;
 *   - adds no more work than it saves;
 *   - has a case in tests/unit/test_simplify.c, which compares bits on special values. The test fails if a row has no
 *     case.
 *
 * A rule makes nodes with the builders of build.h, in the graph of n, which is simplify_graph(s). */
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
/* Replaces each result i of n by values[i]. The calling rule must return the value that this function returns. */
node_id replace_results(simplifier *s, node_id n, const node_id *values);
/* Returns the value that replaces result `index` of the node `tuple`, or 0 if no rule has replaced the results of this
 * node. */
node_id replaced_result(const simplifier *s, node_id tuple, uint32_t index);

/* ---- predicates that rules call (simplify_rules.c) --------------------------------------------------------------- */

/* Whether every NaN that n can hold is canonical. */
bool is_canonical(const graph *g, node_id n);
/* Whether n is a constant whose elements are all equal; if so, sets *out to the bits of one element. */
bool splat_bits(const graph *g, node_id n, uint64_t *out);
/* Whether n is a constant and every element is exactly `value`. 0 and -0 are different. */
bool is_number(const graph *g, node_id n, double value);

#define RULE(op, name, doc) node_id rule_##op##_##name(simplifier *s, node_id n);
#include "rewrite/simplify_rules.def"

#endif
