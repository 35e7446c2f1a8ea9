/* Simplification: makes the passes and applies the rules. See simplify.h. */
#include "rewrite/rewrite.h"
#include "rewrite/simplify.h"

#include <string.h>

#include "base/hash.h"
#include "graph/nodes.h"
#include "rewrite/copy.h"

enum {
    MAX_PASSES = 16,
    MAX_REWRITES = 256 /* largest number of rewrites of one node; this stops rules that undo each other */
};

/* Entry `first + i` of simplifier.values replaces result i of the node `tuple` in the new graph. */
typedef struct replacement {
    node_id tuple;
    uint32_t first;
} replacement;

struct simplifier {
    graph *to;
    uint16_t first_rule[OP_COUNT + 1]; /* the rules of operation op are rule[first_rule[op] .. first_rule[op + 1]) */
    uint16_t rule[RULE_COUNT];
    uint32_t *counts;     /* for each rule: how often it was applied */
    uint64_t applied;     /* number of rewrites in this pass */
    index_table replaced; /* from the hash of a tuple to 1 + the index of its entry in `replacements` */
    LIST_OF(replacement) replacements;
    LIST_OF(node_id) values;
};

const rule_fact rule_facts[RULE_COUNT] = {
#define RULE(op, name, doc) {#op "." #name, doc, OP_##op},
#include "rewrite/simplify_rules.def"
};

static node_id (*const rule_functions[RULE_COUNT])(simplifier *s, node_id n) = {
#define RULE(op, name, doc) rule_##op##_##name,
#include "rewrite/simplify_rules.def"
};

/* ---- applying rules ---------------------------------------------------------------------------------------------- */

graph *simplify_graph(const simplifier *s) { return s->to; }

node_id replace_results(simplifier *s, node_id n, const node_id *values)
{
    graph *g = s->to;
    if (!type_is_tuple(g, node_type(g, n)))
        return values[0];
    index_table_add(g, &s->replaced, hash_mix(n, 0), s->replacements.count + 1);
    LIST_ADD(&g->arena, &s->replacements, (replacement){n, s->values.count});
    for (uint32_t i = 0; i < node_result_count(g, n); i++)
        LIST_ADD(&g->arena, &s->values, values[i]);
    return n;
}

static uint32_t find_replacement(const simplifier *s, node_id tuple)
{
    uint64_t cursor = 0;
    for (uint32_t i; (i = index_table_next(&s->replaced, hash_mix(tuple, 0), &cursor));)
        if (s->replacements.at[i - 1].tuple == tuple)
            return i;
    return 0;
}

node_id replaced_result(const simplifier *s, node_id tuple, uint32_t index)
{
    uint32_t found = find_replacement(s, tuple);
    return found ? s->values.at[s->replacements.at[found - 1].first + index] : 0;
}

static void index_rules(simplifier *s)
{
    uint16_t count = 0;
    for (int op = 0; op < OP_COUNT; op++) {
        s->first_rule[op] = count;
        for (uint16_t rule = 0; rule < RULE_COUNT; rule++)
            if (rule_facts[rule].op == (op_kind)op)
                s->rule[count++] = rule;
    }
    s->first_rule[OP_COUNT] = count;
}

/* Tries the rules of `op` at n until one applies. Returns the value that this rule returns, or 0 if no rule applies. */
static node_id try_rules(simplifier *s, op_kind op, node_id n)
{
    graph *g = s->to;
    for (uint32_t i = s->first_rule[op]; i < s->first_rule[op + 1]; i++) {
        uint16_t rule = s->rule[i];
        node_id made = rule_functions[rule](s, n);
        if (g->failure)
            return 0;
        if (!made)
            continue;
        s->counts[rule]++;
        s->applied++;
        if (node_type(g, made) != node_type(g, n))
            return graph_fail(g, QN_INTERNAL, "simplify: rule %s replaces a value by one of type %s; expected type %s",
                              rule_facts[rule].name, type_string(g, node_type(g, made)),
                              type_string(g, node_type(g, n)));
        return made;
    }
    return 0;
}

static node_id rewrite_once(simplifier *s, node_id n)
{
    node_id made = try_rules(s, OP_none, n);
    return made || s->to->failure ? made : try_rules(s, node_op(s->to, n), n);
}

static node_id rewrite(void *self, node_id n)
{
    simplifier *s = self;
    if (!n || node_has_effects(s->to, n) || (type_is_tuple(s->to, node_type(s->to, n)) && find_replacement(s, n)))
        return n;
    for (int round = 0; round < MAX_REWRITES; round++) {
        node_id made = rewrite_once(s, n);
        if (!made || made == n)
            return made ? made : n;
        n = made;
    }
    return n;
}

/* Makes one pass: copies function `entry` of the graph `from` into the empty graph `to` and applies rules. If `counts`
 * is NULL, applies no rules but copies the data of large constants, so that `from` may be freed afterwards. */
static qn_status run_pass(const graph *from, region_id entry, graph *to, uint32_t *counts, region_id *out,
                          uint64_t *applied)
{
    ARENA_ENTER(&to->arena, return status_oom());
    simplifier *s = ARENA_NEW(&to->arena, simplifier);
    copier *c = ARENA_NEW(&to->arena, copier);
    *s = (simplifier){.to = to, .counts = counts};
    *c = (copier){.from = from, .to = to, .self = s, .remakes = true, .owns = !counts};
    index_rules(s);
    if (counts)
        c->rewrite = rewrite;
    *out = copy_program(c, entry);
    *applied = s->applied;
    ARENA_LEAVE(&to->arena);
    return graph_take_failure(to);
}

qn_status simplify_counting(const graph *from, region_id entry, graph *to, region_id *out, uint32_t *counts)
{
    graph stages[2];
    const graph *current = from;
    region_id at = entry;
    qn_status status = NULL;
    uint64_t applied = 1;
    for (int pass = 0; pass < MAX_PASSES && applied && !status; pass++) {
        graph *next = current == &stages[0] ? &stages[1] : &stages[0];
        if ((status = graph_init(next)))
            break;
        status = run_pass(current, at, next, counts, &at, &applied);
        if (current != from)
            graph_free((graph *)current);
        current = next;
    }
    if (!status)
        status = run_pass(current, at, to, NULL, out, &applied);
    if (current != from)
        graph_free((graph *)current);
    return status;
}

qn_status simplify(const graph *from, region_id entry, graph *to, region_id *out)
{
    uint32_t counts[RULE_COUNT] = {0};
    return simplify_counting(from, entry, to, out, counts);
}
