/* Simplification: the engine. See simplify.h. */
#include "rewrite/rewrite.h"
#include "rewrite/simplify.h"

#include <string.h>

#include "base/hash.h"
#include "graph/nodes.h"

enum {
    MAX_PASSES = 16,
    MAX_REWRITES = 256,  /* at one node; rules that went in circles would end here */
    MAX_COPIES = 1 << 22 /* nodes that inlining may make */
};

/* What stands for the results of a node of `to`: values[first ..]. */
typedef struct replacement {
    node_id tuple;
    uint32_t first;
} replacement;

struct simplifier {
    const graph *from;
    graph *to;
    bool with_rules;
    uint16_t first_rule[OP_COUNT + 1]; /* the rules of an operation: rule[first_rule[op] .. first_rule[op + 1]) */
    uint16_t rule[RULE_COUNT];
    uint32_t *counts; /* per rule */
    uint64_t applied; /* sum of counts */
    uint64_t copies;  /* nodes made */
    /* Per node of `from`, while its region is copied: */
    uint8_t *state;          /* LIVE, SPREAD */
    node_id *map;            /* its value in `to`; if it is spread, the place of its first result in `spread` */
    LIST_OF(node_id) spread; /* results of inlined calls */
    index_table replaced;    /* of replacements, by tuple */
    LIST_OF(replacement) replacements;
    LIST_OF(node_id) values;
};

enum { LIVE = 1, SPREAD = 2 };

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

/* Sorts the rows by operation. */
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

/* The first rule of the rows of `op` that applies at n, and what it gives; 0 if none does. */
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
            return graph_fail(g, QN_INTERNAL, "simplify: %s makes %s of %s", rule_facts[rule].name,
                              type_string(g, node_type(g, made)), type_string(g, node_type(g, n)));
        return made;
    }
    return 0;
}

static node_id rewrite_once(simplifier *s, node_id n)
{
    node_id made = try_rules(s, OP_none, n);
    return made || s->to->failure ? made : try_rules(s, node_op(s->to, n), n);
}

static node_id rewrite(simplifier *s, node_id n)
{
    if (!n || !s->with_rules || node_has_effects(s->to, n) ||
        (type_is_tuple(s->to, node_type(s->to, n)) && find_replacement(s, n)))
        return n;
    for (int round = 0; round < MAX_REWRITES; round++) {
        node_id made = rewrite_once(s, n);
        if (!made || made == n)
            return made ? made : n;
        n = made;
    }
    return n;
}

/* ---- names and locations ----------------------------------------------------------------------------------------- */

static void copy_notes(simplifier *s, node_id from, node_id to)
{
    remarks r = node_remarks(s->from, from);
    for (uint32_t i = r.names.first; i; i = s->from->names.at[i - 1].next)
        graph_name(s->to, to, s->from->names.at[i - 1].text);
    for (uint32_t i = r.locations.first; i; i = s->from->locations.at[i - 1].next)
        graph_locate(s->to, to, s->from->locations.at[i - 1].text);
}

/* ---- copying ----------------------------------------------------------------------------------------------------- */

static type_id copy_type(simplifier *s, type_id t)
{
    const type *have = type_at(s->from, t);
    return type_tensor(s->to, (qn_dtype)have->dtype, have->rank, have->dims);
}

static void mark_live(simplifier *s, region_id r)
{
    const region *in = region_at(s->from, r);
    for (uint32_t i = 0; i < in->nodes.count; i++)
        s->state[in->nodes.at[i]] = 0;
    for (uint32_t i = 0; i < in->effects.count; i++)
        s->state[in->effects.at[i]] = LIVE;
    for (uint32_t i = 0; i < in->output_count; i++)
        s->state[in->outputs[i]] = LIVE;
    for (uint32_t i = in->nodes.count; i-- > 0;) {
        node_id n = in->nodes.at[i];
        for (uint32_t k = 0; s->state[n] && k < node_at(s->from, n)->count; k++)
            s->state[node_operand(s->from, n, k)] = LIVE;
    }
}

static node_id *copied_operands(simplifier *s, node_id n, uint32_t count)
{
    node_id *operands = ARENA_NEW_ARRAY(&s->to->arena, node_id, count);
    for (uint32_t k = 0; k < count; k++)
        operands[k] = s->map[node_operand(s->from, n, k)];
    return operands;
}

static void copy_body(simplifier *s, region_id r, const node_id *args, node_id *out);

/* A value of the enclosing region as a region takes it in: what needs no operand is made again inside. */
static node_id take_in(simplifier *s, node_id outer)
{
    graph *g = s->to;
    if (!outer || (node_op(g, outer) != OP_constant && node_op(g, outer) != OP_iota))
        return outer;
    attrs a = attrs_of(g, outer);
    return node_make_closed(g, node_op(g, outer), 0, NULL, &a);
}

/* Region number `index` of n, made in `to`; captures are taken from the values that stand for n's operands. */
static region_id copy_region(simplifier *s, node_id n, uint32_t index)
{
    graph *g = s->to;
    region_id r = node_attrs(s->from, n)->regions[index];
    const region *in = region_at(s->from, r);
    uint32_t formals = in->formals.count, captures, first = node_captures(s->from, n, index, &captures);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, formals + captures);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, in->output_count);
    region_id made = graph_open_region(g, NULL);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < formals; i++) {
        args[i] = graph_formal(g, copy_type(s, node_type(s->from, in->formals.at[i].node)), in->formals.at[i].name);
        copy_notes(s, in->formals.at[i].node, args[i]);
    }
    for (uint32_t i = 0; i < captures; i++)
        args[formals + i] = take_in(s, s->map[node_operand(s->from, n, first + i)]);
    copy_body(s, r, args, out);
    return graph_close_region(g, in->output_count, out) ? made : 0;
}

/* A call: the callee's nodes in the caller's region. */
static void copy_call(simplifier *s, node_id n)
{
    graph *g = s->to;
    region_id callee = node_attrs(s->from, n)->regions[0];
    uint32_t results = region_at(s->from, callee)->output_count;
    node_id *args = copied_operands(s, n, node_at(s->from, n)->count);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    copy_body(s, callee, args, out);
    s->map[n] = results == 1 ? out[0] : s->spread.count;
    s->state[n] |= results == 1 ? 0 : SPREAD;
    for (uint32_t i = 0; i < results && results > 1; i++)
        LIST_ADD(&g->arena, &s->spread, out[i]);
}

static void copy_node(simplifier *s, node_id n)
{
    graph *g = s->to;
    attrs a = attrs_of(s->from, n);
    uint32_t count = node_operand_count(s->from, n);
    node_id first = count ? node_operand(s->from, n, 0) : 0;
    if (node_op(s->from, n) == OP_result && (s->state[first] & SPREAD)) {
        s->map[n] = s->spread.at[s->map[first] + (uint32_t)a.index];
        return;
    }
    node_id *operands = copied_operands(s, n, count);
    region_id *regions = ARENA_NEW_ARRAY(&g->arena, region_id, a.region_count);
    for (uint32_t i = 0; i < a.region_count; i++)
        if (!(regions[i] = copy_region(s, n, i)))
            return;
    a.regions = regions;
    s->map[n] = rewrite(s, node_make(g, node_op(s->from, n), count, operands, &a));
    if (++s->copies > MAX_COPIES)
        graph_fail(g, QN_UNSUPPORTED, "simplify: inlining calls makes more than %d nodes", MAX_COPIES);
}

/* Makes the live nodes of region r in the open region. */
static void copy_body(simplifier *s, region_id r, const node_id *args, node_id *out)
{
    const region *in = region_at(s->from, r);
    mark_live(s, r);
    for (uint32_t i = 0; i < in->nodes.count && !s->to->failure; i++) {
        node_id n = in->nodes.at[i];
        if (!s->state[n])
            continue;
        if (node_op(s->from, n) == OP_argument)
            s->map[n] = args[attr_index(node_attrs(s->from, n))];
        else if (node_op(s->from, n) == OP_call)
            copy_call(s, n);
        else
            copy_node(s, n);
        if (!(s->state[n] & SPREAD) && node_op(s->from, n) != OP_argument)
            copy_notes(s, n, s->map[n]);
    }
    for (uint32_t i = 0; i < in->output_count; i++)
        out[i] = s->to->failure ? 0 : s->map[in->outputs[i]];
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

/* Buffers keep their numbers, which compiled code refers to; `to` borrows the data unless `own` is set. */
static void copy_buffers(simplifier *s, bool own)
{
    graph *g = s->to;
    for (uint32_t i = 0; i < s->from->buffers.count; i++) {
        const constant_buffer *have = &s->from->buffers.at[i];
        constant_buffer made = {copy_type(s, have->type), have->data};
        if (own && have->data) {
            size_t bytes = (size_t)type_bytes(s->from, have->type);
            char *room = arena_alloc(&g->arena, bytes + 63);
            made.data = memcpy(room + (-(uintptr_t)room & 63), have->data, bytes);
        }
        LIST_ADD(&g->arena, &g->buffers, made);
    }
}

static region_id copy_function(simplifier *s, region_id entry)
{
    graph *g = s->to;
    const region *in = region_at(s->from, entry);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, in->formals.count);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, in->output_count);
    region_id made = graph_open_region(g, in->name);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < in->formals.count; i++) {
        const formal *have = &in->formals.at[i];
        args[i] = graph_formal(g, copy_type(s, node_type(s->from, have->node)), have->name);
        copy_notes(s, have->node, args[i]);
    }
    copy_body(s, entry, args, out);
    graph_close_region(g, in->output_count, out);
    region *done = region_at(g, made);
    done->is_private = in->is_private;
    for (uint32_t i = 0; i < in->formals.count && i < done->formals.count; i++)
        done->formals.at[i].alias = in->formals.at[i].alias;
    if (in->output_names && !g->failure)
        done->output_names = ARENA_NEW_ARRAY(&g->arena, const char *, in->output_count);
    for (uint32_t i = 0; i < in->output_count && done->output_names; i++)
        if (in->output_names[i])
            done->output_names[i] = arena_string(&g->arena, in->output_names[i], strlen(in->output_names[i]));
    return made;
}

/* One pass: function `entry` of `from` into the empty graph `to`. Without rules, `to` owns all that it holds. */
static qn_status run_pass(const graph *from, region_id entry, graph *to, uint32_t *counts, region_id *out,
                          uint64_t *applied)
{
    ARENA_ENTER(&to->arena, return status_oom());
    simplifier *s = ARENA_NEW(&to->arena, simplifier);
    *s = (simplifier){.from = from, .to = to, .with_rules = counts != NULL, .counts = counts};
    index_rules(s);
    s->state = ARENA_NEW_ARRAY(&to->arena, uint8_t, from->nodes.count);
    s->map = ARENA_NEW_ARRAY(&to->arena, node_id, from->nodes.count);
    copy_buffers(s, counts == NULL);
    if (from->name)
        to->name = arena_string(&to->arena, from->name, strlen(from->name));
    *out = copy_function(s, entry);
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
