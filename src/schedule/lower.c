/* Lowers a group to a nest.
 *
 * Outer dimensions of the group become outer loops. Neighbouring dimensions share one loop if the number of non-affine
 * indices does not grow (nest_non_affine). Members become stages in the order of their depth (fuse.h). Members of equal
 * depth with the same inner dimensions share a stage. */
#include "schedule/lower.h"

#include <string.h>

enum {
    MOST_PHASES = 4,
    LEAST_PHASED = 32, /* the fewest elements of a loop with phases (lower.h) */
    MOST_PHASED = 400  /* the most instructions of all phases together */
};

/* ---- reductions -------------------------------------------------------------------------------------------------- */

/* Moves canonical_nan from `finish` to the readers of the result. Most readers are arithmetic, which does not need
 * canonical_nan. An empty reduction does not run `finish`: the result is the start value, and readers must not change
 * its bits. So canonical_nan then stays in `finish`. */
static void defer_nan(lowering *l, nest_reduction *r, bool empty)
{
    for (uint32_t i = 0; i < r->width; i++) {
        sx *out = r->finish ? &r->finish->outputs.at[i] : NULL;
        bool nan_deferred = out && !empty && r->finish->inst.at[*out].op == SX_OP_canonical_nan;
        if (nan_deferred)
            *out = r->finish->inst.at[*out].a;
        LIST_ADD(l->a, &l->nan_deferred, nan_deferred);
    }
}

sx read_result(lowering *l, uint32_t number, qn_dtype dtype)
{
    sx value =
        nest_argument(l, (nest_arg){.kind = ARG_REDUCED, .type = (uint8_t)sx_representation(dtype), .local = number});
    return l->nan_deferred.at[number] ? sx_canonical_nan(l->n->code, value) : value;
}

uint32_t add_reduction(lowering *l, uint32_t stage, nest_reduction *r)
{
    nest_stage *of = &l->n->stages.at[stage];
    defer_nan(l, r, of->extent == 0);
    if (r->cut.chunk < of->extent && r->cut.chunk)
        of->chunk = r->cut.chunk;
    r->first_result = l->n->results;
    l->n->results += r->width;
    const sx_code *last = r->finish ? r->finish : r->read ? r->read : r->step;
    for (uint32_t i = 0; i < r->width; i++)
        LIST_ADD(l->a, &l->n->result_types, (uint8_t)sx_type_of(last, last->outputs.at[i]));
    LIST_ADD(l->a, &l->n->stages.at[stage].reductions, *r);
    return r->first_result;
}

/* ---- members ----------------------------------------------------------------------------------------------------- */

static qn_dtype result_dtype(const graph *g, node_id n, uint32_t i)
{
    const type *t = node_shape(g, n);
    return (qn_dtype)(t->dtype ? t->dtype : type_at(g, t->parts[i])->dtype);
}

void add_store(lowering *l, nest_stage *stage, buffer_id to, uint32_t local, affine index, qn_dtype dtype, sx value)
{
    nest_store store = {.buffer = to, .local = local, .index = index, .value = sx_to_storage(l->n->code, dtype, value)};
    LIST_ADD(l->a, &stage->stores, store);
}

uint32_t add_loop(lowering *l, int64_t extent, loop_kind kind)
{
    LIST_ADD(l->a, &l->n->loops, ((nest_loop){.extent = extent, .kind = (uint8_t)kind}));
    return l->n->loops.count - 1;
}

uint32_t add_stage(lowering *l, int64_t extent)
{
    nest_stage stage = {.loop = extent == 1 ? NO_LOOP : add_loop(l, extent, LOOP_SERIAL), .extent = extent};
    LIST_ADD(l->a, &l->n->stages, stage);
    return l->n->stages.count - 1;
}

/* Sets out[i] to the index of dimension i of a member's domain. The index of an outer dimension comes from the outer
 * loops. Indices of inner dimensions are computed from the variable of the stage's loop. */
static void member_index(lowering *l, const member *m, const nest_stage *stage, affine *out)
{
    affine rest = stage->loop == NO_LOOP ? affine_constant(0) : affine_var(l->a, l->n, stage->loop);
    uint32_t first = 0;
    while (first < m->dims && (m->outer[first] >= 0 || m->extent[first] == 1))
        first++;
    for (uint32_t i = m->dims; i-- > 0;) {
        if (m->outer[i] >= 0) {
            out[i] = l->outer[m->outer[i]];
        } else if (m->extent[i] == 1) {
            out[i] = affine_constant(0);
        } else {
            out[i] = i == first ? rest : affine_mod(l->a, l->n, rest, m->extent[i]);
            rest = i == first ? rest : affine_div(l->a, l->n, rest, m->extent[i]);
        }
    }
}

static int64_t inner_extent(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < m->dims; i++)
        count *= m->outer[i] < 0 ? m->extent[i] : 1;
    return count;
}

static bool same_inner(const member *x, const member *y)
{
    uint32_t i = 0, k = 0;
    for (;;) {
        while (i < x->dims && (x->outer[i] >= 0 || x->extent[i] == 1))
            i++;
        while (k < y->dims && (y->outer[k] >= 0 || y->extent[k] == 1))
            k++;
        if (i == x->dims || k == y->dims)
            return i == x->dims && k == y->dims;
        if (x->extent[i++] != y->extent[k++])
            return false;
    }
}

static void lower_map(lowering *l, uint32_t number, nest_stage *stage, const affine *index, sx value)
{
    const member *m = &l->group->members.at[number];
    qn_dtype dtype = result_dtype(l->g, m->node, 0);
    l->value[number] = value;
    if (m->stored)
        add_store(l, stage, result_buffer(l->p, m->node, 0), 0, row_major(l, node_shape(l->g, m->node), index), dtype,
                  value);
    if (!m->local)
        return;
    nest_local local = {.type = (uint8_t)sx_storage(dtype), .elements = inner_extent(m)};
    LIST_ADD(l->a, &l->n->locals, local);
    l->local[number] = l->n->locals.count - 1;
    affine at = stage->loop == NO_LOOP ? affine_constant(0) : affine_var(l->a, l->n, stage->loop);
    /* Most readers are arithmetic, which does not need canonical_nan. A value that is also stored to memory is
     * canonical anyway. */
    l->local_deferred[number] = !m->stored && sx_at(l->n->code, value)->op == SX_OP_canonical_nan &&
                                sx_storage(dtype) == sx_representation(dtype);
    if (l->local_deferred[number])
        value = sx_strip_canonical_nan(l->n->code, value);
    add_store(l, stage, 0, l->local[number], at, dtype, value);
}

/* Whether an element of reduction r is computed and not just loaded, or is loaded at an index that is not affine in
 * `loop`. */
static bool needs_stretches(const nest *n, const nest_reduction *r, uint32_t loop)
{
    for (uint32_t i = 0; i < r->element_count; i++) {
        const sx_inst *inst = sx_at(n->code, r->elements[i]);
        if (inst->op != SX_OP_arg || affine_factor(n, &n->args.at[inst->aux].index, loop) == NON_AFFINE)
            return true;
    }
    return false;
}

/* Returns the number of iterations of a stretch (nest.h) of the loop of m; 0 if the loop has no stretches. A stretch
 * covers the last inner dimension. The loop has stretches if r has a predicate, or if m has several inner dimensions
 * and needs_stretches holds. */
static int64_t stretch_of(const lowering *l, const member *m, const nest_reduction *r)
{
    int64_t last = 0;
    uint32_t count = 0;
    for (uint32_t i = 0; i < m->dims; i++)
        if (m->outer[i] < 0 && m->extent[i] != 1) {
            last = m->extent[i];
            count++;
        }
    bool several = count > 1 && needs_stretches(l->n, r, l->n->stages.at[l->current - 1].loop);
    return several || r->predicate ? last : 0;
}

static bool lower_member(lowering *l, uint32_t number)
{
    const member *m = &l->group->members.at[number];
    affine index[MAX_DOMAIN];
    nest_stage *stage = &l->n->stages.at[l->current - 1];
    member_index(l, m, stage, index);
    if (!m->reduction) {
        sx value = compute_value(l, m->node, index, 0);
        lower_map(l, number, &l->n->stages.at[l->current - 1], index, value);
        return !l->failure;
    }
    nest_reduction made;
    if (!lower_reduction(l, m, index, &made))
        return false;
    l->first_result[number] = add_reduction(l, l->current - 1, &made);
    if (runs_in_stretches(node_op(l->g, m->node)))
        l->n->stages.at[l->current - 1].stretch = stretch_of(l, m, &made);
    return !l->failure;
}

/* Stores a reduction's results, in a later stage without a loop. */
static void store_results(lowering *l, uint32_t number)
{
    const member *m = &l->group->members.at[number];
    const type *t = node_shape(l->g, m->node);
    uint32_t count = t->dtype ? 1 : t->rank;
    affine index[MAX_DOMAIN];
    nest_stage none = {.loop = NO_LOOP, .extent = 1};
    member_index(l, m, &none, index);
    for (uint32_t i = 0; i < count; i++) {
        buffer_id to = result_buffer(l->p, m->node, i);
        const type *shape = t->dtype ? t : type_at(l->g, t->parts[i]);
        if (!to || !m->stored)
            continue;
        sx value = read_result(l, l->first_result[number] + i, (qn_dtype)shape->dtype);
        uint32_t stage = l->n->stages.count - 1;
        if (l->n->stages.at[stage].loop != NO_LOOP || l->n->stages.at[stage].reductions.count)
            stage = add_stage(l, 1);
        add_store(l, &l->n->stages.at[stage], to, 0, row_major(l, shape, index), (qn_dtype)shape->dtype, value);
    }
}

/* ---- groups ------------------------------------------------------------------------------------------------------ */

static bool lower_depth(lowering *l, uint32_t depth)
{
    const group *gr = l->group;
    uint32_t first = l->n->stages.count;
    const member **shape_of = ARENA_NEW_ARRAY(l->a, const member *, gr->members.count);
    for (uint32_t i = 0; i < gr->members.count; i++) {
        const member *m = &gr->members.at[i];
        if (m->depth != depth)
            continue;
        uint32_t stage = first;
        while (stage < l->n->stages.count && !same_inner(shape_of[stage - first], m))
            stage++;
        if (stage == l->n->stages.count) {
            shape_of[stage - first] = m;
            add_stage(l, inner_extent(m));
        }
        l->current = stage + 1;
        if (!lower_member(l, i))
            return false;
        l->stage[i] = stage + 1;
    }
    for (uint32_t i = 0; i < gr->members.count; i++)
        if (gr->members.at[i].depth == depth && gr->members.at[i].reduction)
            store_results(l, i);
    return true;
}

void make_outer(lowering *l, const bool *joined)
{
    const group *gr = l->group;
    uint32_t loop = 0;
    for (uint32_t i = 0; i < gr->outer_count; loop++) {
        uint32_t end = i + 1, phases;
        int64_t extent = gr->outer[i];
        while (end < gr->outer_count && (joined[end] || gr->outer[end] == 1))
            extent *= gr->outer[end++];
        phases = l->phases && end == gr->outer_count ? l->phases : 1;
        if (!l->phase)
            add_loop(l, extent / phases, LOOP_PARALLEL);
        affine rest = affine_scale(affine_var(l->a, l->n, loop), phases);
        rest = affine_add(l->a, l->n, rest, affine_constant(phases > 1 ? l->phase : 0));
        for (uint32_t k = end; k-- > i;) {
            l->outer[k] = k == i ? rest : affine_mod(l->a, l->n, rest, gr->outer[k]);
            rest = k == i ? rest : affine_div(l->a, l->n, rest, gr->outer[k]);
        }
        i = end;
    }
    l->n->outer = loop;
}

/* Whether a predicate of the nest depends on a loop. */
static bool is_tested(const nest *n, uint32_t loop)
{
    bool tested = false;
    for (predicate_id k = 1; k < n->predicates.count; k++)
        tested |= affine_factor(n, &n->predicates.at[k].index, loop) != 0;
    return tested;
}

uint32_t find_phases(const nest *n, bool *joined)
{
    uint32_t last = n->outer - 1;
    int64_t extent = n->outer ? n->loops.at[last].extent : 0;
    for (uint32_t i = 1; i < n->terms.count; i++) {
        const term *t = &n->terms.at[i];
        if (t->kind != TERM_MOD || t->divisor > MOST_PHASES || extent % t->divisor || extent < LEAST_PHASED)
            continue;
        int64_t factor = affine_factor(n, &t->operand, last);
        if (factor && factor != NON_AFFINE)
            return (uint32_t)t->divisor;
    }
    if (n->outer < 2 || extent < 2 || extent > MOST_PHASES || !is_tested(n, last) ||
        n->loops.at[last - 1].extent * extent < LEAST_PHASED)
        return 1;
    *joined = true;
    return (uint32_t)extent;
}

bool phases_pay(const nest *n, uint32_t phases)
{
    uint32_t last = n->outer - 1, adjacent = 0;
    const nest_stage *stage = &n->stages.at[0];
    if (nest_non_affine(n) || n->stages.count != 1 || n->code->inst.count > MOST_PHASED)
        return false;
    for (uint32_t i = 0; i < n->args.count; i++) {
        if (n->args.at[i].kind != ARG_LOAD)
            continue;
        int64_t factor = affine_factor(n, &n->args.at[i].index, last);
        if ((factor != 0 && factor != 1) || n->args.at[i].predicate)
            return false;
        adjacent += factor == 1;
    }
    for (uint32_t i = 0; i < stage->stores.count; i++)
        if (affine_factor(n, &stage->stores.at[i].index, last) != phases || stage->stores.at[i].predicate)
            return false;
    return adjacent > 0;
}

/* Returns the name of a value. If the value has no name but is an output, returns the name of the output. If there is
 * neither name, returns NULL. */
static const char *value_name(const graph *g, node_id n)
{
    const region *r = region_at(g, node_at(g, n)->region);
    uint32_t name = node_remarks(g, n).names.first;
    for (uint32_t i = 0; i < r->output_count && r->output_names && !name; i++)
        if (r->outputs[i] == n && r->output_names[i])
            return r->output_names[i];
    return name ? g->names.at[name - 1].text : NULL;
}

const char *node_label(arena *a, const graph *g, node_id n, const char *what)
{
    char room[TEXT_LINE];
    const char *name = value_name(g, n);
    if (name)
        return arena_printf(a, "%s (%s)", text_line(room, name), what);
    return node_place(g, n, room, sizeof room) ? arena_printf(a, "%s at %s", what, room) : what;
}

/* Returns the label of the nest: the name of the last named value, followed by the last operation in parentheses. If no
 * value has a name, the label is the last operation and its place in the source. */
static const char *group_label(const lowering *l)
{
    const graph *g = l->g;
    const group *gr = l->group;
    node_id last = gr->members.at[gr->members.count - 1].node, named = last;
    for (uint32_t i = gr->members.count; i-- > 0;)
        if (value_name(g, gr->members.at[i].node)) {
            named = gr->members.at[i].node;
            break;
        }
    return node_label(l->a, g, named, op_facts[node_op(g, last)].name);
}

static qn_status build_nest(region_plan *p, uint32_t index, const bool *joined, uint32_t phases, nest **out)
{
    const group *gr = &p->groups.at[index];
    arena *a = p->s->arena;
    lowering l = {.p = p, .group = gr, .index = index, .g = p->s->graph, .a = a, .n = ARENA_NEW(a, nest)};
    l.value = ARENA_NEW_ARRAY(a, sx, gr->members.count);
    l.stage = ARENA_NEW_ARRAY(a, uint32_t, gr->members.count);
    l.first_result = ARENA_NEW_ARRAY(a, uint32_t, gr->members.count);
    l.local = ARENA_NEW_ARRAY(a, uint32_t, gr->members.count);
    l.local_deferred = ARENA_NEW_ARRAY(a, bool, gr->members.count);
    l.n->mode = gr->mode;
    l.n->code = sx_new(a);
    l.n->label = group_label(&l);
    l.phases = phases;
    make_outer(&l, joined);
    uint32_t depths = 0;
    for (uint32_t i = 0; i < gr->members.count; i++)
        depths = gr->members.at[i].depth >= depths ? gr->members.at[i].depth + 1 : depths;
    for (uint32_t depth = 0; depth < depths; depth++)
        if (!lower_depth(&l, depth))
            return l.failure;
    for (l.phase = 1; l.phase < phases; l.phase++) {
        make_outer(&l, joined);
        for (uint32_t i = 0; i < gr->members.count; i++)
            if (!lower_member(&l, i))
                return l.failure;
    }
    *out = l.n;
    return l.failure;
}

uint32_t nest_non_affine(const nest *n)
{
    uint32_t count = 0;
    for (uint32_t v = 0; v < n->loops.count; v++) {
        for (uint32_t i = 0; i < n->args.count; i++)
            count += affine_factor(n, &n->args.at[i].index, v) == NON_AFFINE;
        for (uint32_t s = 0; s < n->stages.count; s++)
            for (uint32_t k = 0; k < n->stages.at[s].stores.count; k++)
                count += affine_factor(n, &n->stages.at[s].stores.at[k].index, v) == NON_AFFINE;
        for (predicate_id k = 1; k < n->predicates.count; k++)
            count += affine_factor(n, &n->predicates.at[k].index, v) == NON_AFFINE;
    }
    return count;
}

static bool is_empty(const group *gr)
{
    for (uint32_t i = 0; i < gr->outer_count; i++)
        if (gr->outer[i] == 0)
            return true;
    return false;
}

/* Whether a group is LANES_KEPT and all its members are elementwise, have no local buffers, and share one stage without
 * an inner loop. */
static bool has_maps_only(const group *gr)
{
    for (uint32_t i = 0; i < gr->members.count; i++) {
        const member *m = &gr->members.at[i];
        if (m->reduction || m->local || m->depth || inner_extent(m) != 1)
            return false;
    }
    return gr->mode == LANES_KEPT;
}

qn_status lower_group(region_plan *p, uint32_t index)
{
    const group *gr = &p->groups.at[index];
    bool joined[MAX_RANK] = {false};
    nest *best;
    if (is_empty(gr))
        return NULL;
    if (is_parts(p->s->graph, gr->members.at[0].node))
        return lower_parts(p, gr->members.at[0].node);
    if (gr->closed)
        return lower_split(p, gr);
    QN_TRY(build_nest(p, index, joined, 1, &best));
    uint32_t least = nest_non_affine(best);
    for (uint32_t i = gr->outer_count; i-- > 1;) {
        nest *trial;
        joined[i] = true;
        QN_TRY(build_nest(p, index, joined, 1, &trial));
        joined[i] = nest_non_affine(trial) <= least;
        best = joined[i] ? trial : best;
    }
    bool *last = &joined[gr->outer_count ? gr->outer_count - 1 : 0];
    uint32_t phases = has_maps_only(gr) ? find_phases(best, last) : 1;
    if (phases > 1) {
        nest *trial;
        QN_TRY(build_nest(p, index, joined, phases, &trial));
        best = phases_pay(trial, phases) ? trial : best;
    }
    step_nest(p->s, best);
    return NULL;
}
