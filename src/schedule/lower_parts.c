/* Makes nests that copy whole values, and nests that each write a part of a value. */
#include "schedule/lower.h"

enum {
    MANY_PARTS = 8,       /* a concatenate of more operands is written operand by operand */
    LONG_RUN = 16,        /* a run: adjacent elements of the result of a concatenate that come from one operand. A run
                             of at least this many elements is long (is_apart) */
    LARGE_PARTS = 1 << 16 /* the fewest bytes of a large result (is_apart) */
};

/* A copy of the value of node n to a part of a buffer: the element at `index` is written at index + offset + start. */
typedef struct part {
    node_id n;
    buffer_id to;
    const type *whole; /* shape of the buffer */
    int64_t offset[MAX_RANK];
    const node_id *start; /* scalar nodes; the nest reads their values and clamps them so that the part lies in the
                             buffer. NULL: all are 0 */
} part;

/* Builds a nest for the copy *w. If `joins` is set, one loop runs over all dimensions. `phases` is the number of phases
 * (find_phases in lower.h). */
static qn_status build_part(region_plan *p, const part *w, bool joins, uint32_t phases, nest **out)
{
    schedule *s = p->s;
    const type *shape = node_shape(s->graph, w->n);
    group alone = {.kind = GROUP_NEST, .mode = LANES_KEPT, .outer_count = shape->rank};
    for (uint32_t i = 0; i < shape->rank; i++)
        alone.outer[i] = shape->dims[i];
    lowering l = {.p = p, .group = &alone, .g = s->graph, .a = s->arena, .n = ARENA_NEW(s->arena, nest)};
    l.n->code = sx_new(s->arena);
    l.n->label = "copy";
    bool joined[MAX_RANK] = {false};
    for (uint32_t i = 1; i < shape->rank; i++)
        joined[i] = joins;
    l.phases = phases;
    for (l.phase = 0; l.phase < phases; l.phase++) {
        make_outer(&l, joined);
        if (!l.phase)
            add_stage(&l, 1);
        l.current = 1;
        sx value = lower_value(&l, w->n, l.outer, 0);
        affine index[MAX_RANK];
        for (uint32_t i = 0; i < shape->rank; i++) {
            index[i] = affine_add(l.a, l.n, l.outer[i], affine_constant(w->offset[i]));
            if (w->start)
                index[i] = affine_add(l.a, l.n, index[i],
                                      read_clamped(&l, w->start[i], NULL, 0, 0, w->whole->dims[i] - shape->dims[i]));
        }
        add_store(&l, &l.n->stages.at[0], w->to, 0, row_major(&l, w->whole, index), (qn_dtype)shape->dtype, value);
    }
    *out = l.n;
    return l.failure;
}

static qn_status lower_operands(region_plan *p, const part *w);

/* Adds a nest for the copy *w. In one case, adds nests that copy the operands of w->n to the target of *w instead: if
 * w->n is a concatenate without a buffer of its own, is_parts (fuse.h) holds for it, and w->start is NULL. So a chain
 * of such concatenates copies each element once. */
static qn_status lower_part(region_plan *p, const part *w)
{
    const type *shape = node_shape(p->s->graph, w->n);
    nest *made;
    if (shape->elements == 0)
        return NULL;
    if (node_op(p->s->graph, w->n) == OP_concatenate && !p->info[w->n].buffer && !w->start &&
        is_parts(p->s->graph, w->n))
        return lower_operands(p, w);
    bool joins = p->info[w->n].buffer && !w->start && shape->elements == w->whole->elements;
    QN_TRY(build_part(p, w, joins, 1, &made));
    uint32_t phases = w->start || !shape->rank ? 1 : find_phases(made, &joins);
    if (phases > 1) {
        nest *trial;
        QN_TRY(build_part(p, w, joins, phases, &trial));
        made = phases_pay(trial, phases) ? trial : made;
    }
    step_nest(p->s, made);
    return NULL;
}

qn_status lower_copy(region_plan *p, node_id n, buffer_id to)
{
    return lower_part(p, &(part){.n = n, .to = to, .whole = node_shape(p->s->graph, n)});
}

qn_status lower_start(region_plan *p, node_id n, buffer_id to)
{
    const part w = {.n = n, .to = to, .whole = node_shape(p->s->graph, n)};
    nest *apart, *joined;
    if (p->info[n].buffer || w.whole->elements == 0 || is_parts(p->s->graph, n))
        return lower_part(p, &w);
    QN_TRY(build_part(p, &w, false, 1, &apart));
    QN_TRY(build_part(p, &w, true, 1, &joined));
    step_nest(p->s, nest_non_affine(joined) <= nest_non_affine(apart) ? joined : apart);
    return NULL;
}

/* ---- operations that may be written in parts --------------------------------------------------------------------- */

static bool has_many_operands(const graph *g, node_id n) { return node_at(g, n)->count > MANY_PARTS; }

/* Whether a concatenate is written operand by operand. Otherwise one nest writes the result and selects among the
 * operands. */
static bool is_apart(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    bool large = t->elements * (int64_t)dtype_bytes((qn_dtype)t->dtype) >= LARGE_PARTS, chained = false;
    int64_t below = 1, longest = 1;
    for (uint32_t i = (uint32_t)attr_dimension(node_attrs(g, n)) + 1; i < t->rank; i++)
        below *= t->dims[i];
    for (uint32_t i = 0; i < node_at(g, n)->count; i++) {
        node_id operand = node_operand(g, n, i);
        int64_t run = below * node_shape(g, operand)->dims[attr_dimension(node_attrs(g, n))];
        longest = run > longest ? run : longest;
        chained |= node_op(g, operand) == OP_concatenate;
    }
    return has_many_operands(g, n) || ((large || chained) && longest >= LONG_RUN);
}

static qn_status lower_operands(region_plan *p, const part *w)
{
    const graph *g = p->s->graph;
    int64_t along = attr_dimension(node_attrs(g, w->n));
    part of = *w;
    for (uint32_t i = 0; i < node_at(g, w->n)->count; i++) {
        of.n = node_operand(g, w->n, i);
        QN_TRY(lower_part(p, &of));
        of.offset[along] += node_shape(g, of.n)->dims[along];
    }
    return NULL;
}

static qn_status lower_concatenate(region_plan *p, node_id n, buffer_id to)
{
    return lower_operands(p, &(part){.n = n, .to = to, .whole = node_shape(p->s->graph, n)});
}

static bool updates_small_slice(const graph *g, node_id n)
{
    op_kind of = node_op(g, node_operand(g, n, 0));
    return (of == OP_argument || of == OP_result) &&
           node_shape(g, node_operand(g, n, 1))->elements < node_shape(g, n)->elements / 2;
}

static qn_status lower_update(region_plan *p, node_id n, buffer_id to)
{
    const graph *g = p->s->graph;
    if (p->info[node_operand(g, n, 0)].buffer != to)
        QN_TRY(lower_copy(p, node_operand(g, n, 0), to));
    return lower_part(
        p, &(part){.n = node_operand(g, n, 1), .to = to, .whole = node_shape(g, n), .start = node_operands(g, n) + 2});
}

static bool always(const graph *g, node_id n) { return (void)g, (void)n, true; }

static qn_status write_scatter(region_plan *p, node_id n, buffer_id to) { return (void)to, lower_scatter(p, n); }
static qn_status write_fft_pass(region_plan *p, node_id n, buffer_id to) { return (void)to, lower_fft_pass(p, n); }
static qn_status write_scan(region_plan *p, node_id n, buffer_id to) { return (void)to, lower_scan(p, n); }

static const struct parts_rule {
    bool (*applies)(const graph *g, node_id n);
    qn_status (*write)(region_plan *p, node_id n, buffer_id to);
    bool (*must)(const graph *g, node_id n); /* whether the node must be a root */
} parts_rules[OP_COUNT] = {
    [OP_concatenate] = {is_apart, lower_concatenate, has_many_operands},
    [OP_dynamic_update_slice] = {updates_small_slice, lower_update, always},
    [OP_scatter] = {always, write_scatter, always},
    [OP_fft_pass] = {always, write_fft_pass, always},
    [OP_sort] = {always, lower_sort, always},
    [OP_reduce_window] = {is_scan, write_scan, always},
};

bool must_be_parts(const graph *g, node_id n) { return is_parts(g, n) && parts_rules[node_op(g, n)].must(g, n); }

bool is_parts(const graph *g, node_id n)
{
    const struct parts_rule *rule = &parts_rules[node_op(g, n)];
    return rule->applies && rule->applies(g, n);
}

qn_status lower_parts(region_plan *p, node_id n)
{
    return parts_rules[node_op(p->s->graph, n)].write(p, n, p->info[n].buffer);
}
