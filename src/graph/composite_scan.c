/* The expansion of chlo.scan. If the body consists of one commutative operation on one input and one carry, the scan
 * becomes a cumulative reduce_window, in the order `scan` of docs/numerics.md. The operation of the body then combines
 * each result of the reduce_window with the initial carry. Any other scan becomes a loop over its steps. */
#include <string.h>

#include "graph/build.h"
#include "graph/composite.h"
#include "graph/infer.h"
#include "graph/window.h"

/* Returns the commutative operation op if r, the body of a scan, has no captures, takes one input and one carry, and
 * all its outputs are one node: op of the input and the carry. Otherwise returns OP_none. */
static op_kind simple_body(const graph *g, const region *r)
{
    if (r->formals.count != 2 || r->captures.count || r->output_count < 1 || r->output_count > 2 ||
        r->outputs[0] != r->outputs[r->output_count - 1])
        return OP_none;
    return commutative_op(g, r->outputs[0], r->formals.at[0].node, r->formals.at[1].node);
}

static node_id last_of(graph *g, node_id all, uint32_t d, bool reverse)
{
    const type *t = node_shape(g, all);
    int64_t extent = t->dims[d], dims[MAX_RANK];
    uint32_t rank = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (i != d)
            dims[rank++] = t->dims[i];
    node_id one = b_slice_one(g, all, d, reverse ? 0 : extent - 1, reverse ? 1 : extent, 1);
    return one ? b_reshape(g, one, rank, dims) : 0;
}

static void scan_simply(graph *g, op_kind op, cumulative along, const node_id *operands, uint32_t outputs,
                        node_id *results)
{
    node_id x = operands[0], carry = operands[1];
    type_id whole = node_type(g, x);
    int64_t d = along.dimension;
    window_set w = window_scan(g, whole, along);
    node_id sums = b_window_op(g, &w, op, x, window_neutral(g, op, (qn_dtype)node_shape(g, x)->dtype));
    node_id before = sums ? b_unreduce(g, carry, whole, (attr_dims){1, &d}) : 0;
    node_id all = before ? node_make(g, op, 2, (node_id[]){before, sums}, NULL) : 0;
    results[0] = all;
    results[outputs - 1] = all ? last_of(g, all, along.dimension, along.reverse) : 0;
}

/* The data from which the loop over the steps is built. */
typedef struct steps {
    const attrs *a;
    uint32_t inputs, carries, outputs; /* the number of inputs, of carries, and of outputs that are not carries */
    uint32_t dimension;
    int64_t extent;
    const node_id *operands, *captures;
} steps;

/* Sets `out` to the start indices of the slice of one step: `at` in the scanned dimension, 0 in the other
 * dimensions. */
static void starts_of(graph *g, const steps *s, uint32_t rank, node_id at, node_id *out)
{
    for (uint32_t i = 0; i < rank; i++)
        out[i] = i == s->dimension ? at : b_zeros_like(g, at);
}

static node_id step_input(graph *g, const steps *s, uint32_t i, node_id at, type_id formal)
{
    const type *t = node_shape(g, s->operands[i]);
    uint32_t rank = t->rank;
    int64_t sizes[MAX_RANK];
    node_id starts[MAX_RANK];
    for (uint32_t d = 0; d < rank; d++)
        sizes[d] = d == s->dimension ? 1 : t->dims[d];
    starts_of(g, s, rank, at, starts);
    node_id one = b_dynamic_slice(g, s->operands[i], starts, sizes);
    return one ? b_reshape(g, one, type_at(g, formal)->rank, type_at(g, formal)->dims) : 0;
}

static node_id step_output(graph *g, const steps *s, node_id all, node_id at, node_id value)
{
    const type *t = node_shape(g, all);
    uint32_t rank = t->rank;
    int64_t sizes[MAX_RANK];
    node_id starts[MAX_RANK];
    for (uint32_t d = 0; d < rank; d++)
        sizes[d] = d == s->dimension ? 1 : t->dims[d];
    starts_of(g, s, rank, at, starts);
    node_id part = b_reshape(g, value, rank, sizes);
    return part ? b_dynamic_update_slice(g, all, part, starts) : 0;
}

/* Adds a formal for each part of the loop's state: the number of the step, the outputs, the carries. */
static void add_formals(graph *g, uint32_t count, const node_id *state, node_id *out)
{
    for (uint32_t i = 0; i < count; i++)
        out[i] = graph_formal(g, node_type(g, state[i]), NULL);
}

static region_id steps_remain(graph *g, const steps *s, uint32_t count, const node_id *state)
{
    region_id r = graph_open_region(g, NULL);
    node_id *formals = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    add_formals(g, count, state, formals);
    node_id more =
        b_compare(g, comparison_direction_LT, formals[0], b_fill(g, node_type(g, state[0]), (double)s->extent));
    graph_close_region(g, 1, &more);
    return r;
}

static region_id take_step(graph *g, const steps *s, uint32_t count, const node_id *state)
{
    region_id r = graph_open_region(g, NULL), body = s->a->regions[0];
    uint32_t captures = region_at(g, body)->captures.count, results = s->outputs + s->carries;
    node_id *next = ARENA_NEW_ARRAY(&g->arena, node_id, 2 * count + s->inputs + s->carries + captures + results),
            *formals = next + count, *args = formals + count, *out = args + s->inputs + s->carries + captures;
    add_formals(g, count, state, formals);
    node_id at = formals[0];
    if (s->a->is_reverse)
        at = b_subtract(g, b_fill(g, node_type(g, state[0]), (double)(s->extent - 1)), at);
    for (uint32_t i = 0; i < s->inputs; i++)
        args[i] = step_input(g, s, i, at, node_type(g, region_at(g, body)->formals.at[i].node));
    for (uint32_t i = 0; i < s->carries; i++)
        args[s->inputs + i] = formals[1 + s->outputs + i];
    for (uint32_t i = 0; i < captures; i++)
        args[s->inputs + s->carries + i] = s->captures[i];
    if (!g->failure)
        inline_region(g, body, args, out);
    next[0] = b_add(g, formals[0], b_fill(g, node_type(g, state[0]), 1));
    for (uint32_t i = 0; i < results && !g->failure; i++)
        next[1 + i] = i < s->outputs ? step_output(g, s, formals[1 + i], at, out[i]) : out[i];
    graph_close_region(g, count, next);
    return r;
}

static void scan_by_steps(graph *g, const steps *s, node_id *results)
{
    const region *r = region_at(g, s->a->regions[0]);
    uint32_t count = 1 + s->outputs + s->carries;
    node_id *state = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    state[0] = b_fill(g, type_scalar(g, QN_I64), 0);
    for (uint32_t i = 0; i < s->outputs; i++) {
        const type *t = node_shape(g, r->outputs[i]);
        int64_t dims[MAX_RANK];
        for (uint32_t d = 0; d <= t->rank; d++)
            dims[d] = d == s->dimension ? s->extent : t->dims[d - (d > s->dimension)];
        state[1 + i] = b_fill(g, type_tensor(g, (qn_dtype)t->dtype, t->rank + 1, dims), 0);
        r = region_at(g, s->a->regions[0]);
    }
    for (uint32_t i = 0; i < s->carries; i++)
        state[1 + s->outputs + i] = s->operands[s->inputs + i];
    if (!s->extent) {
        memcpy(results, state + 1, (count - 1) * sizeof *results);
        return;
    }
    region_id regions[] = {steps_remain(g, s, count, state), take_step(g, s, count, state)};
    node_id loop =
        g->failure ? 0 : node_make(g, OP_while, count, state, &(attrs){.region_count = 2, .regions = regions});
    for (uint32_t i = 1; i < count; i++)
        results[i - 1] = loop ? node_result(g, loop, i) : 0;
}

void expand_scan(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    const region *r = region_at(g, a->regions[0]);
    steps s = {.a = a,
               .inputs = (uint32_t)a->scan_inputs,
               .dimension = (uint32_t)a->dimension,
               .operands = operands,
               .captures = operands + count};
    s.carries = count - s.inputs;
    s.outputs = r->output_count - s.carries;
    s.extent = s.inputs ? node_shape(g, operands[0])->dims[s.dimension] : a->scan_dim_size;
    op_kind op = s.inputs == 1 && s.carries == 1 && s.extent ? simple_body(g, r) : OP_none;
    if (op)
        scan_simply(g, op, (cumulative){s.dimension, a->is_reverse}, operands, r->output_count, results);
    else
        scan_by_steps(g, &s, results);
}
