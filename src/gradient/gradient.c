/* Reverse-mode differentiation of the values ys with respect to the values xs (gradient.h, pullback.h). Applies the
 * rules of the nodes from the ys backwards to the xs. */
#include "gradient/gradient.h"
#include "gradient/pullback.h"

#include <inttypes.h>
#include <string.h>

#include "base/hash.h"
#include "graph/composite.h"
#include "graph/nodes.h"

/* Flags of a value. NEEDED: a y depends on the value. ACTIVE: the value is an x, or a NEEDED value that depends on an x
 * through nodes that can carry a derivative. */
enum { NEEDED = 1, ACTIVE = 2 };

/* One result of a node with several results. */
typedef struct part {
    node_id adjoint;
    bool active;
} part;

/* State for the nodes of the open region, from the x with the lowest node id (`first`) to the y with the highest. */
struct pullback {
    graph *g;
    node_id first;
    uint32_t span;
    uint8_t *state;   /* flags, indexed by `node id - first` */
    node_id *adjoint; /* indexed by `node id - first`; for a tuple, the index of its first part in `parts` */
    LIST_OF(part) parts;
    LIST_OF(node_id) path; /* the NEEDED nodes, in descending order of id */
};

/* The rule of operations whose row in ops.def says EXPAND: differentiates the expansion of n into other operations. */
static void pull_through_expansion(pullback *p, node_id n);

static void (*const rules[OP_COUNT])(pullback *p, node_id n) = {
#define GRADIENT_ENTRY_RULE(name) [OP_##name] = gradient_##name,
#define GRADIENT_ENTRY_ZERO(name)
#define GRADIENT_ENTRY_NONE(name)
#define GRADIENT_ENTRY_EXPAND(name) [OP_##name] = pull_through_expansion,
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, gradient, ...)                  \
    GRADIENT_ENTRY_##gradient(name)
#include "graph/ops.def"
};

/* ---- what rules use ---------------------------------------------------------------------------------------------- */

graph *pull_graph(const pullback *p) { return p->g; }

static bool inside(const pullback *p, node_id n) { return n >= p->first && n - p->first < p->span; }
static bool is_active(const pullback *p, node_id n) { return inside(p, n) && (p->state[n - p->first] & ACTIVE); }

node_id pull_adjoint(const pullback *p, node_id n, uint32_t index)
{
    node_id at = p->adjoint[n - p->first];
    return type_is_tuple(p->g, node_type(p->g, n)) ? p->parts.at[at + index].adjoint : at;
}

bool pull_wants(const pullback *p, node_id n, uint32_t index) { return is_active(p, node_operand(p->g, n, index)); }

/* Adds a contribution to the adjoint `have` and returns the sum. 0 stands for no adjoint or no contribution. A
 * contribution must have type t. */
static node_id accumulate(graph *g, node_id have, node_id contribution, type_id t)
{
    if (!contribution || g->failure)
        return have;
    if (node_type(g, contribution) != t)
        return graph_fail(g, QN_INTERNAL, "gradient: %s is passed back to a value that is %s",
                          type_string(g, node_type(g, contribution)), type_string(g, t));
    return have ? b_add(g, have, contribution) : contribution;
}

static void add_to(pullback *p, node_id n, node_id contribution)
{
    if (!is_active(p, n))
        return;
    node_id have = p->adjoint[n - p->first];
    p->adjoint[n - p->first] = accumulate(p->g, have, contribution, node_type(p->g, n));
}

void pull_add(pullback *p, node_id n, uint32_t index, node_id contribution)
{
    add_to(p, node_operand(p->g, n, index), contribution);
}

void pull_add_result(pullback *p, node_id tuple, uint32_t index, node_id contribution)
{
    if (!is_active(p, tuple))
        return;
    node_id have = pull_adjoint(p, tuple, index);
    have = accumulate(p->g, have, contribution, node_shape(p->g, tuple)->parts[index]);
    p->parts.at[p->adjoint[tuple - p->first] + index].adjoint = have;
}

/* ---- which values depend on an x --------------------------------------------------------------------------------- */

static bool has_derivative(const graph *g, type_id t)
{
    return dtype_is_float(dtype_part((qn_dtype)type_at(g, t)->dtype));
}

/* Whether a derivative can pass through n: the result has a float or complex type or is a tuple, and the operation's
 * row does not say ZERO. The row may say NONE; then apply_rule reports an error. */
static bool can_carry(const graph *g, node_id n)
{
    return op_facts[node_op(g, n)].gradient != GRADIENT_ZERO &&
           (has_derivative(g, node_type(g, n)) || type_is_tuple(g, node_type(g, n)));
}

/* An argument is flagged if its entry in `arguments` is true. Sets outputs[i] to whether output i of region r depends
 * on a flagged argument through nodes that can carry a derivative. Assumes that each result of a node with regions
 * depends on each operand of the node. */
static void region_flow(graph *g, region_id r, const bool *arguments, bool *outputs)
{
    const region *in = region_at(g, r);
    node_id first = in->nodes.count ? in->nodes.at[0] : 0;
    uint32_t span = in->nodes.count ? in->nodes.at[in->nodes.count - 1] - first + 1 : 0;
    bool *active = ARENA_NEW_ARRAY(&g->arena, bool, span);
    for (uint32_t i = 0; i < in->nodes.count; i++) {
        node_id n = in->nodes.at[i];
        if (node_op(g, n) == OP_argument)
            active[n - first] = arguments[attr_index(node_attrs(g, n))];
        for (uint32_t k = 0; can_carry(g, n) && k < node_at(g, n)->count; k++)
            active[n - first] |= active[node_operand(g, n, k) - first];
    }
    for (uint32_t i = 0; i < in->output_count; i++)
        outputs[i] = active[in->outputs[i] - first];
}

/* operands[k] says whether operand k of the while n depends on an x. Sets results[i] to whether result i depends on an
 * x. Output i of the body becomes argument i of the next iteration. So this function flags argument i, too, if output i
 * depends on a flagged argument. */
static void while_flow(graph *g, node_id n, const bool *operands, bool *results)
{
    region_id body = node_attrs(g, n)->regions[1];
    uint32_t carried = region_at(g, body)->formals.count, captures, from = node_captures(g, n, 1, &captures);
    bool *arguments = ARENA_NEW_ARRAY(&g->arena, bool, carried + captures);
    for (uint32_t i = 0; i < carried + captures; i++)
        arguments[i] = operands[i < carried ? i : from + i - carried];
    for (bool changed = true; changed;) {
        changed = false;
        region_flow(g, body, arguments, results);
        for (uint32_t i = 0; i < carried; i++)
            if (results[i] && !arguments[i])
                arguments[i] = changed = true;
    }
    for (uint32_t i = 0; i < carried; i++)
        results[i] = arguments[i];
}

/* n must have an active operand. If n has a tuple type, marks n as ACTIVE and adds a part for each result. A part is
 * active if its result has a float or complex type and can depend on an x. If n has another type, marks n as ACTIVE if
 * n can depend on an x. */
static void activate(pullback *p, node_id n)
{
    graph *g = p->g;
    uint32_t count = node_at(g, n)->count, results = node_result_count(g, n);
    bool *flow = ARENA_NEW_ARRAY(&g->arena, bool, results), *from = NULL;
    for (uint32_t i = 0; i < results; i++)
        flow[i] = true;
    if (node_op(g, n) == OP_while) {
        from = ARENA_NEW_ARRAY(&g->arena, bool, count);
        for (uint32_t k = 0; k < count; k++)
            from[k] = pull_wants(p, n, k);
        while_flow(g, n, from, flow);
    }
    if (!type_is_tuple(g, node_type(g, n))) {
        p->state[n - p->first] |= flow[0] ? ACTIVE : 0;
        return;
    }
    p->state[n - p->first] |= ACTIVE;
    p->adjoint[n - p->first] = p->parts.count;
    for (uint32_t i = 0; i < results; i++)
        LIST_ADD(&g->arena, &p->parts, (part){0, flow[i] && has_derivative(g, node_shape(g, n)->parts[i])});
}

static bool has_active_operand(const pullback *p, node_id n)
{
    for (uint32_t k = 0; k < node_at(p->g, n)->count; k++)
        if (pull_wants(p, n, k))
            return true;
    return false;
}

static void mark_active(pullback *p, node_id n)
{
    graph *g = p->g;
    if (!can_carry(g, n) || !has_active_operand(p, n))
        return;
    if (node_op(g, n) != OP_result) {
        if (op_owns_regions(node_op(g, n)) || type_is_tuple(g, node_type(g, n)))
            activate(p, n);
        else
            p->state[n - p->first] |= ACTIVE;
        return;
    }
    node_id tuple = node_operand(g, n, 0);
    if (p->parts.at[p->adjoint[tuple - p->first] + (uint32_t)attr_index(node_attrs(g, n))].active)
        p->state[n - p->first] |= ACTIVE;
}

/* Marks the ys, and the nodes that a y depends on, as NEEDED. Lists the marked nodes in pullback.path. */
static void mark_needed(pullback *p, uint32_t count, const node_id *ys)
{
    graph *g = p->g;
    for (uint32_t i = 0; i < count; i++)
        if (inside(p, ys[i]))
            p->state[ys[i] - p->first] |= NEEDED;
    const region *r = region_at(g, g->open);
    for (uint32_t i = r->nodes.count; i-- > 0 && r->nodes.at[i] >= p->first;) {
        node_id n = r->nodes.at[i];
        if (!inside(p, n) || !(p->state[n - p->first] & NEEDED))
            continue;
        LIST_ADD(&g->arena, &p->path, n);
        for (uint32_t k = 0; k < node_at(g, n)->count; k++)
            if (inside(p, node_operand(g, n, k)))
                p->state[node_operand(g, n, k) - p->first] |= NEEDED;
    }
}

/* ---- the loop ---------------------------------------------------------------------------------------------------- */

static __attribute__((noinline)) void fail_undefined(graph *g, node_id n)
{
    char place[TEXT_LINE] = "", line[TEXT_LINE];
    bool placed = node_place(g, n, place, sizeof place);
    graph_fail(
        g, QN_UNSUPPORTED,
        "gradient of %s is not defined: y depends on an x through its result, %s%s%s; expected operations with a "
        "derivative. qn_stop_gradient makes the gradient treat a value as a constant",
        op_facts[node_op(g, n)].name, type_string(g, node_type(g, n)), placed ? " at " : "", text_line(line, place));
}

static void apply_rule(pullback *p, node_id n)
{
    graph *g = p->g;
    bool reached = !type_is_tuple(g, node_type(g, n)) && p->adjoint[n - p->first];
    for (uint32_t i = 0; !reached && type_is_tuple(g, node_type(g, n)) && i < node_result_count(g, n); i++)
        reached = pull_adjoint(p, n, i) != 0;
    if (!reached || !has_active_operand(p, n))
        return;
    if (node_has_effects(g, n))
        graph_fail(g, QN_UNSUPPORTED, "gradient of %s is not defined: it has effects, and y depends on an x through it",
                   op_facts[node_op(g, n)].name);
    else if (!rules[node_op(g, n)])
        fail_undefined(g, n);
    else
        rules[node_op(g, n)](p, n);
}

/* Let S be the sum of all elements of `ys[k] * seeds[k]`, over all k. Writes to out[i] the derivative of S with respect
 * to xs[i], or 0 if no contribution reaches xs[i]. All values are in the open region. */
static void pull_back(graph *g, uint32_t y_count, const node_id *ys, const node_id *seeds, uint32_t count,
                      const node_id *xs, node_id *out)
{
    node_id first = 0, last = 0;
    for (uint32_t i = 0; i < count; i++)
        first = !first || xs[i] < first ? xs[i] : first;
    for (uint32_t i = 0; i < y_count; i++)
        last = ys[i] > last ? ys[i] : last;
    for (uint32_t i = 0; i < count; i++)
        out[i] = 0;
    if (g->failure || !first || last < first)
        return;
    pullback p = {.g = g, .first = first, .span = last - first + 1};
    p.state = ARENA_NEW_ARRAY(&g->arena, uint8_t, p.span);
    p.adjoint = ARENA_NEW_ARRAY(&g->arena, node_id, p.span);
    mark_needed(&p, y_count, ys);
    for (uint32_t i = 0; i < count; i++)
        if (inside(&p, xs[i]))
            p.state[xs[i] - first] |= ACTIVE;
    for (uint32_t i = p.path.count; i-- > 0;)
        mark_active(&p, p.path.at[i]);
    for (uint32_t i = 0; i < y_count; i++)
        add_to(&p, ys[i], seeds[i]);
    for (uint32_t i = 0; i < p.path.count && !g->failure; i++)
        if (is_active(&p, p.path.at[i]))
            apply_rule(&p, p.path.at[i]);
    for (uint32_t i = 0; i < count; i++)
        out[i] = !g->failure && inside(&p, xs[i]) ? p.adjoint[xs[i] - first] : 0;
}

/* Checks that n is in the open region and has a type that can be differentiated. Messages call n who[index], or `who`
 * if `index` is ALONE. */
enum { ALONE = UINT32_MAX >> 1 };
static bool check_value(graph *g, const char *caller, node_id n, const char *who, uint32_t index, bool may_be_complex)
{
    if (g->failure || !n)
        return false;
    who = index == ALONE ? who : arena_printf(&g->arena, "%s[%u]", who, index);
    if (n >= g->nodes.count || node_at(g, n)->region != g->open)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s %s", caller, who, region_unreachable(g, n)), false;
    if (!has_derivative(g, node_type(g, n)) || (!may_be_complex && dtype_is_complex((qn_dtype)node_shape(g, n)->dtype)))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s is %s; expected a float%s type", caller, who,
                          type_string(g, node_type(g, n)), may_be_complex ? " or complex" : ""),
               false;
    return true;
}

static bool check_values(graph *g, const char *caller, const char *what, uint32_t count, const node_id *values,
                         bool may_be_complex)
{
    bool valid = !g->failure;
    for (uint32_t i = 0; i < count; i++)
        valid = check_value(g, caller, values[i], what, i, may_be_complex) && valid;
    return valid;
}

void gradient_seeded(graph *g, const char *what, uint32_t y_count, const node_id *ys, const node_id *seeds,
                     uint32_t count, const node_id *xs, node_id *out)
{
    node_id *kept = arena_copy(&g->arena, xs, count * sizeof *xs);
    memset(out, 0, count * sizeof *out);
    if (!check_values(g, what, "ys", y_count, ys, false) || !check_values(g, what, "xs", count, kept, true))
        return;
    for (uint32_t i = 0; i < y_count; i++)
        if (node_type(g, seeds[i]) != node_type(g, ys[i])) {
            graph_fail(g, QN_INVALID_ARGUMENT, "%s: seeds[%u] is %s; expected %s, the type of ys[%u]", what, i,
                       type_string(g, node_type(g, seeds[i])), type_string(g, node_type(g, ys[i])), i);
            return;
        }
    pull_back(g, y_count, ys, seeds, count, kept, out);
    for (uint32_t i = 0; i < count; i++)
        out[i] = g->failure ? 0 : out[i] ? out[i] : b_zeros_like(g, kept[i]);
}

void gradient(graph *g, const char *what, const char *name, node_id y, uint32_t count, const node_id *xs, node_id *out)
{
    if (check_value(g, what, y, name, ALONE, false) && node_shape(g, y)->rank)
        graph_fail(g, QN_INVALID_ARGUMENT,
                   "%s: %s is %s; expected a scalar. Take its sum or its mean first, or use qn_vjp with a seed", what,
                   name, type_string(g, node_type(g, y)));
    node_id one = g->failure ? 0 : b_fill_like(g, y, 1);
    gradient_seeded(g, what, 1, &y, &one, count, xs, out);
}

/* ---- through regions --------------------------------------------------------------------------------------------- */

/* For each result i of n that has an adjoint, appends results[i] to `ys` and the adjoint to `adjoints`. Returns the
 * number of these results. */
static uint32_t reached_results(const pullback *p, node_id n, const node_id *results, node_id *ys, node_id *adjoints)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < node_result_count(p->g, n); i++)
        if (pull_adjoint(p, n, i)) {
            ys[count] = results[i];
            adjoints[count++] = pull_adjoint(p, n, i);
        }
    return count;
}

/* The derivative of a node as a region:
 *
 *     (operands, adjoints) -> { results = forward(operands); derivatives with respect to operands }
 *
 * The operands are formals of this region, so no operand depends on another one. Output i is the derivative with
 * respect to operand place[i]. */
typedef struct derivative {
    region_id region;
    uint32_t count; /* outputs */
    uint32_t *place;
} derivative;

/* Makes the derivative of n. If `name` is not NULL, the derivative is a function of this name. `args` has the operands
 * of n, then `given` adjoints of results of n. Returns false after a failure. */
static bool derive(pullback *p, node_id n, pull_forward forward, const char *name, uint32_t given, const node_id *args,
                   derivative *made)
{
    graph *g = p->g;
    uint32_t operands = node_at(g, n)->count, results = node_result_count(g, n), wanted = 0;
    node_id *formals = ARENA_NEW_ARRAY(&g->arena, node_id, operands),
            *xs = ARENA_NEW_ARRAY(&g->arena, node_id, operands), *out = ARENA_NEW_ARRAY(&g->arena, node_id, operands);
    node_id *values = ARENA_NEW_ARRAY(&g->arena, node_id, results), *ys = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    node_id *seeds = ARENA_NEW_ARRAY(&g->arena, node_id, results),
            *unused = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    *made = (derivative){.region = graph_open_region(g, name), .place = ARENA_NEW_ARRAY(&g->arena, uint32_t, operands)};
    for (uint32_t i = 0; i < operands; i++) {
        formals[i] = graph_formal(g, node_type(g, args[i]), NULL);
        if (is_active(p, args[i])) {
            made->place[wanted] = i;
            xs[wanted++] = formals[i];
        }
    }
    for (uint32_t i = 0; i < given; i++)
        seeds[i] = graph_formal(g, node_type(g, args[operands + i]), NULL);
    if (!g->failure)
        forward(g, n, formals, values);
    if (!g->failure) {
        reached_results(p, n, values, ys, unused);
        pull_back(g, given, ys, seeds, wanted, xs, out);
    }
    for (uint32_t i = 0; i < wanted && !g->failure; i++)
        if (out[i]) {
            made->place[made->count] = made->place[i];
            out[made->count++] = out[i];
        }
    return made->region && graph_close_region(g, made->count, out) && !g->failure;
}

/* Returns the operands of n, followed by the adjoints that results of n have. Sets *given to the number of these
 * adjoints. */
static node_id *derivative_operands(pullback *p, node_id n, uint32_t *given)
{
    graph *g = p->g;
    uint32_t operands = node_at(g, n)->count, results = node_result_count(g, n);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, operands + results),
            *unused = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    for (uint32_t i = 0; i < operands; i++)
        args[i] = node_operand(g, n, i);
    *given = reached_results(p, n, unused, unused, args + operands);
    return args;
}

void pull_through(pullback *p, node_id n, pull_forward forward)
{
    graph *g = p->g;
    derivative made;
    uint32_t given;
    node_id *args = derivative_operands(p, n, &given), *out = ARENA_NEW_ARRAY(&g->arena, node_id, node_at(g, n)->count);
    if (!derive(p, n, forward, NULL, given, args, &made))
        return;
    inline_region(g, made.region, args, out);
    for (uint32_t i = 0; i < made.count; i++)
        pull_add(p, n, made.place[i], out[i]);
}

static void run_composite(graph *g, node_id n, const node_id *operands, node_id *results)
{
    attrs a = attrs_of(g, n);
    composite_expand(g, node_op(g, n), &a, node_operand_count(g, n), operands, results);
}

static void pull_through_expansion(pullback *p, node_id n) { pull_through(p, n, run_composite); }

/* ---- through calls ----------------------------------------------------------------------------------------------- */

/* A derivative that several calls of `callee` share (pull_through_call in pullback.h). */
struct known_derivative {
    region_id callee;
    const bool *flags; /* for each operand, whether it is active; then for each result, whether it has an adjoint */
    derivative made;
};

static const derivative *find_derivative(const graph *g, region_id callee, uint32_t count, const bool *flags)
{
    uint64_t cursor = 0;
    for (uint32_t i; (i = index_table_next(&g->tables->derivatives, hash_mix(callee, 0), &cursor));) {
        const struct known_derivative *known = g->tables->known_derivatives.at[i - 1];
        if (known->callee == callee && memcmp(known->flags, flags, count * sizeof *flags) == 0)
            return &known->made;
    }
    return NULL;
}

/* Returns a name that no function of the graph has. */
static const char *derivative_name(graph *g, region_id callee)
{
    const char *name = region_at(g, callee)->name;
    for (uint32_t i = g->tables->known_derivatives.count;; i++) {
        const char *made = arena_printf(&g->arena, "%s.gradient.%" PRIu32, name ? name : "function", i);
        if (!graph_find_function(g, made))
            return made;
    }
}

static void run_callee(graph *g, node_id n, const node_id *operands, node_id *results)
{
    inline_region(g, node_attrs(g, n)->regions[0], operands, results);
}

static const derivative *derivative_of_call(pullback *p, node_id n, uint32_t given, const node_id *args)
{
    graph *g = p->g;
    region_id callee = node_attrs(g, n)->regions[0];
    uint32_t operands = node_at(g, n)->count, count = operands + node_result_count(g, n);
    bool *flags = ARENA_NEW_ARRAY(&g->arena, bool, count);
    for (uint32_t i = 0; i < count; i++)
        flags[i] = i < operands ? is_active(p, args[i]) : pull_adjoint(p, n, i - operands) != 0;
    const derivative *known = find_derivative(g, callee, count, flags);
    if (known)
        return known;
    struct known_derivative *made = ARENA_NEW(&g->arena, struct known_derivative);
    *made = (struct known_derivative){.callee = callee, .flags = flags};
    if (!derive(p, n, run_callee, derivative_name(g, callee), given, args, &made->made))
        return NULL;
    region_at(g, made->made.region)->is_private = true;
    LIST_ADD(&g->arena, &g->tables->known_derivatives, made);
    index_table_add(g, &g->tables->derivatives, hash_mix(callee, 0), g->tables->known_derivatives.count);
    return &made->made;
}

void pull_through_call(pullback *p, node_id n)
{
    graph *g = p->g;
    uint32_t given;
    node_id *args = derivative_operands(p, n, &given);
    const derivative *d = derivative_of_call(p, n, given, args);
    if (!d || !d->count)
        return;
    node_id made =
        node_make(g, OP_call, node_at(g, n)->count + given, args, &(attrs){.region_count = 1, .regions = &d->region});
    for (uint32_t i = 0; i < d->count; i++)
        pull_add(p, n, d->place[i], node_result(g, made, i));
}

/* ---- through branches -------------------------------------------------------------------------------------------- */

static bool captures_value(const graph *g, node_id n, uint32_t r, node_id value)
{
    uint32_t captures, from = node_captures(g, n, r, &captures);
    for (uint32_t i = 0; i < captures; i++)
        if (node_operand(g, n, from + i) == value)
            return true;
    return false;
}

/* Makes branch r of the derivative. The new branch repeats the computation of branch r of n, and passes the adjoints
 * back to the captured values. Output i of the new branch is the derivative with respect to outer[i]. */
static region_id pull_branch(pullback *p, node_id n, uint32_t r, uint32_t count, const node_id *outer)
{
    graph *g = p->g;
    uint32_t captures, from = node_captures(g, n, r, &captures), results = node_result_count(g, n);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, captures), *xs = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    node_id *values = ARENA_NEW_ARRAY(&g->arena, node_id, results), *ys = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    node_id *seeds = ARENA_NEW_ARRAY(&g->arena, node_id, results), *out = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    node_id *found = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    uint32_t wanted = 0;
    region_id inner = graph_open_region(g, NULL);
    if (!inner)
        return 0;
    for (uint32_t i = 0; i < captures; i++)
        args[i] = region_import(g, node_operand(g, n, from + i));
    for (uint32_t i = 0; i < count; i++)
        if (captures_value(g, n, r, outer[i]))
            xs[wanted++] = region_import(g, outer[i]);
    inline_region(g, node_attrs(g, n)->regions[r], args, values);
    uint32_t given = g->failure ? 0 : reached_results(p, n, values, ys, seeds);
    for (uint32_t i = 0; i < given; i++)
        seeds[i] = region_import(g, seeds[i]);
    pull_back(g, given, ys, seeds, wanted, xs, found);
    for (uint32_t i = 0, at = 0; i < count; i++) {
        out[i] = captures_value(g, n, r, outer[i]) ? found[at++] : 0;
        out[i] = out[i] ? out[i] : b_fill(g, node_type(g, outer[i]), 0);
    }
    graph_close_region(g, count, out);
    return g->failure ? 0 : inner;
}

void pull_through_branches(pullback *p, node_id n)
{
    graph *g = p->g;
    uint32_t operands = node_at(g, n)->count, count = 0, branches = node_attrs(g, n)->region_count;
    node_id *outer = ARENA_NEW_ARRAY(&g->arena, node_id, operands);
    uint32_t *place = ARENA_NEW_ARRAY(&g->arena, uint32_t, operands);
    region_id *inner = ARENA_NEW_ARRAY(&g->arena, region_id, branches);
    for (uint32_t k = node_operand_count(g, n); k < operands; k++) {
        bool known = !pull_wants(p, n, k);
        for (uint32_t i = 0; !known && i < count; i++)
            known = outer[i] == node_operand(g, n, k);
        if (known)
            continue;
        place[count] = k;
        outer[count++] = node_operand(g, n, k);
    }
    for (uint32_t r = 0; r < branches; r++)
        if (!(inner[r] = pull_branch(p, n, r, count, outer)))
            return;
    node_id chosen = node_operand(g, n, 0);
    attrs *a = ARENA_NEW(&g->arena, attrs); /* attrs is large and this function calls itself for nested branches */
    a->region_count = branches;
    a->regions = inner;
    node_id made = node_make(g, node_op(g, n), 1, &chosen, a);
    for (uint32_t i = 0; i < count; i++)
        pull_add(p, n, place[i], node_result(g, made, i));
}
