/* Turns a graph into steps: schedules regions and control flow, and chooses the buffers of values.
 *
 * The caller of schedule_region provides buffers for the region's arguments and, optionally, for its outputs.
 * in_place.c decides whether an output may share the buffer of an argument. A nest may also write a result into a
 * temporary that no later group reads (take_over).
 */
#include <stdlib.h>
#include <string.h>

#include "schedule/fuse.h"

enum {
    LARGE = 4 /* a temporary of this many times target.cache bytes does not stay in the cache between two nests */
};

buffer_id buffer_add(schedule *s, buffer made)
{
    if (!s->buffers.count)
        LIST_ADD(s->arena, &s->buffers, (buffer){0});
    made.first = UINT32_MAX;
    LIST_ADD(s->arena, &s->buffers, made);
    return s->buffers.count - 1;
}

static buffer buffer_of(const graph *g, type_id t, buffer_kind kind)
{
    const type *shape = type_at(g, t);
    return (buffer){
        .kind = (uint8_t)kind, .dtype = shape->dtype, .elements = shape->elements, .bytes = type_bytes(g, t)};
}

static buffer_id buffer_temp_of(schedule *s, uint32_t function, type_id t)
{
    buffer made = buffer_of(s->graph, t, BUFFER_TEMP);
    made.function = function;
    return buffer_add(s, made);
}

buffer_id buffer_temp(schedule *s, type_id t) { return buffer_temp_of(s, s->scheduled, t); }

buffer_id buffer_data(schedule *s, const graph *g, node_id constant)
{
    attr_data value = attr_value(node_attrs(g, constant));
    buffer made = buffer_of(g, node_type(g, constant), value.buffer ? BUFFER_LARGE : BUFFER_DATA);
    made.data = value.at;
    made.number = value.buffer ? value.buffer - 1 : 0;
    for (buffer_id i = 1; i < s->buffers.count; i++) {
        const buffer *have = &s->buffers.at[i];
        if (have->kind == made.kind && have->data == made.data && have->number == made.number)
            return i;
    }
    return buffer_add(s, made);
}

buffer_id buffer_table(schedule *s, qn_dtype dtype, int64_t count, const void *data)
{
    buffer made = buffer_of(s->graph, type_tensor(s->graph, dtype, 1, &count), BUFFER_DATA);
    made.data = data;
    return buffer_add(s, made);
}

static uint32_t step_open(schedule *s, step_kind kind, buffer_id control)
{
    LIST_ADD(s->arena, &s->steps, (step){.kind = kind, .control = control});
    return s->steps.count - 1;
}

static void step_close(schedule *s, uint32_t opened) { s->steps.at[opened].length = s->steps.count - 1 - opened; }

void step_nest(schedule *s, nest *n)
{
    nest_find_buffers(s, n);
    LIST_ADD(s->arena, &s->nests, n);
    uint32_t at = step_open(s, STEP_NEST, 0);
    s->steps.at[at].nest = s->nests.count - 1;
}

/* Schedules a region. `args` has the buffers of the region's formals, then the buffers of its captures. outputs[i] is
 * the buffer for output i. If outputs[i] is 0, schedule_region sets it to a buffer of its choice. */
static qn_status schedule_region(schedule *s, region_id r, uint32_t arg_count, const buffer_id *args,
                                 buffer_id *outputs);

/* ---- control flow ------------------------------------------------------------------------------------------------ */

/* Returns the buffers of a control node's results. A result without a buffer gets a new temporary. */
static buffer_id *control_results(region_plan *p, node_id n, uint32_t *count)
{
    schedule *s = p->s;
    const type *t = node_shape(s->graph, n);
    *count = t->dtype ? 1 : t->rank;
    buffer_id *made = ARENA_NEW_ARRAY(s->arena, buffer_id, *count);
    for (uint32_t i = 0; i < *count; i++) {
        made[i] = result_buffer(p, n, i);
        if (!made[i])
            made[i] = buffer_temp(s, t->dtype ? node_type(s->graph, n) : t->parts[i]);
    }
    if (t->dtype)
        p->info[n].buffer = made[0];
    for (node_id r = p->info[n].next_result; r; r = p->info[r].next_result)
        p->info[r].buffer = made[attr_index(node_attrs(s->graph, r))];
    return made;
}

/* Returns the buffers of the arguments of region number `index` of node n: the buffers `given` for the region's
 * formals, then the buffers of its captures. */
static buffer_id *region_args(region_plan *p, node_id n, uint32_t index, uint32_t formals, const buffer_id *given,
                              uint32_t *total)
{
    const graph *g = p->s->graph;
    uint32_t captures, first = node_captures(g, n, index, &captures);
    region_id id = node_attrs(g, n)->regions[index];
    buffer_id *args = ARENA_NEW_ARRAY(p->s->arena, buffer_id, formals + captures);
    for (uint32_t i = 0; i < formals; i++)
        args[i] = given[i];
    for (uint32_t i = 0; i < captures; i++) {
        node_id outer = node_operand(g, n, first + i);
        node_info *inside = &p->info[region_at(g, id)->captures.at[i]];
        args[formals + i] = p->info[outer].buffer;
        inside->constant = node_op(g, outer) == OP_constant && !p->info[outer].buffer ? outer : p->info[outer].constant;
    }
    *total = formals + captures;
    return args;
}

static qn_status schedule_block(region_plan *p, node_id n, uint32_t index, uint32_t formals, const buffer_id *given,
                                buffer_id *outputs)
{
    uint32_t total;
    buffer_id *args = region_args(p, n, index, formals, given, &total);
    uint32_t block = step_open(p->s, STEP_BLOCK, 0);
    QN_TRY(schedule_region(p->s, node_attrs(p->s->graph, n)->regions[index], total, args, outputs));
    step_close(p->s, block);
    return NULL;
}

static qn_status schedule_while(region_plan *p, node_id n)
{
    schedule *s = p->s;
    uint32_t count;
    buffer_id *state = control_results(p, n, &count);
    for (uint32_t i = 0; i < count; i++)
        if (p->info[node_operand(s->graph, n, i)].buffer != state[i])
            QN_TRY(lower_copy(p, node_operand(s->graph, n, i), state[i]));
    uint32_t loop = step_open(s, STEP_WHILE, 0);
    buffer_id condition = buffer_temp(s, type_scalar(s->graph, QN_I1));
    QN_TRY(schedule_block(p, n, 0, count, state, &condition));
    s->steps.at[loop].control = condition;
    buffer_id *next = arena_copy(s->arena, state, count * sizeof *state);
    QN_TRY(schedule_block(p, n, 1, count, state, next));
    step_close(s, loop);
    return NULL;
}

/* Sets *out to the buffer of operand i of n. An operand without a buffer is a constant of an enclosing region, and is
 * copied to a new temporary. */
static qn_status operand_buffer(region_plan *p, node_id n, uint32_t i, buffer_id *out)
{
    node_id operand = node_operand(p->s->graph, n, i);
    *out = p->info[operand].buffer;
    if (*out)
        return NULL;
    *out = buffer_temp(p->s, node_type(p->s->graph, operand));
    return lower_copy(p, operand, *out);
}

static qn_status schedule_branches(region_plan *p, node_id n, step_kind kind)
{
    schedule *s = p->s;
    uint32_t count;
    buffer_id *results = control_results(p, n, &count);
    buffer_id control;
    QN_TRY(operand_buffer(p, n, 0, &control));
    uint32_t branch = step_open(s, kind, control);
    for (uint32_t i = 0; i < node_attrs(s->graph, n)->region_count; i++)
        QN_TRY(schedule_block(p, n, i, 0, NULL, results));
    step_close(s, branch);
    return NULL;
}

/* Returns the index of the function `id` in s->routines. If the function is not there yet, adds it, with buffers for
 * its arguments and results. */
static uint32_t function_number(schedule *s, region_id id)
{
    const graph *g = s->graph;
    const region *r = region_at(g, id);
    if (s->function_of[id])
        return s->function_of[id];
    uint32_t number = s->function_of[id] = s->routines.count;
    buffer_id *arguments = ARENA_NEW_ARRAY(s->arena, buffer_id, r->formals.count);
    buffer_id *results = ARENA_NEW_ARRAY(s->arena, buffer_id, r->output_count);
    for (uint32_t i = 0; i < r->formals.count; i++)
        arguments[i] = buffer_temp_of(s, number, node_type(g, r->formals.at[i].node));
    for (uint32_t i = 0; i < r->output_count; i++)
        results[i] = buffer_temp_of(s, number, node_type(g, r->outputs[i]));
    LIST_ADD(s->arena, &s->routines, ((routine){.region = id, .arguments = arguments, .results = results}));
    return number;
}

static region_id callee_of(const graph *g, const group *call)
{
    return node_attrs(g, call->members.at[0].node)->regions[0];
}

/* Whether all readers of n, a result of the call in group `index`, run before another call can overwrite the callee's
 * buffers. If so, n stays in the callee's buffer. The last reader may itself be a call of the same function, because
 * the arguments and results of one function do not overlap. But the arguments of another function may overlap the
 * buffer of n. */
static bool read_before_calls(const region_plan *p, node_id n, uint32_t index)
{
    uint32_t last = p->info[n].last_group;
    if (last >= p->groups.count)
        return false;
    for (uint32_t i = index + 1; i < last; i++)
        if (p->groups.at[i].kind == GROUP_CONTROL)
            return false;
    const group *reader = &p->groups.at[last];
    return reader->kind == GROUP_NEST ||
           (node_op(p->s->graph, reader->members.at[0].node) == OP_call &&
            callee_of(p->s->graph, reader) == callee_of(p->s->graph, &p->groups.at[index]));
}

/* Sets the buffer of n, a result of the call in group `index`: either `left`, the callee's buffer of the result, or
 * another buffer, to which the result is copied. */
static qn_status take_result(region_plan *p, node_id n, uint32_t index, buffer_id left)
{
    buffer_id wanted = p->info[n].buffer;
    if (!type_is_tensor(p->s->graph, node_type(p->s->graph, n)))
        return NULL;
    p->info[n].buffer = left;
    if (!wanted && read_before_calls(p, n, index))
        return NULL;
    wanted = wanted ? wanted : buffer_temp(p->s, node_type(p->s->graph, n));
    QN_TRY(lower_copy(p, n, wanted));
    p->info[n].buffer = wanted;
    return NULL;
}

static qn_status schedule_call(region_plan *p, node_id n)
{
    schedule *s = p->s;
    const graph *g = s->graph;
    uint32_t number = function_number(s, node_attrs(g, n)->regions[0]), index = p->info[n].group;
    const buffer_id *arguments = s->routines.at[number].arguments, *results = s->routines.at[number].results;
    for (uint32_t i = 0; i < node_operand_count(g, n); i++)
        if (type_is_tensor(g, node_type(g, node_operand(g, n, i))))
            QN_TRY(lower_copy(p, node_operand(g, n, i), arguments[i]));
    uint32_t call = step_open(s, STEP_CALL, 0);
    s->steps.at[call].function = number;
    if (!type_is_tuple(g, node_type(g, n)))
        return take_result(p, n, index, results[0]);
    for (node_id r = p->info[n].next_result; r; r = p->info[r].next_result)
        QN_TRY(take_result(p, r, index, results[attr_index(node_attrs(g, r))]));
    return NULL;
}

static type_id result_type(const graph *g, node_id n, uint32_t i)
{
    return type_is_tuple(g, node_type(g, n)) ? node_shape(g, n)->parts[i] : node_type(g, n);
}

static uint32_t host_number(schedule *s, node_id n)
{
    const graph *g = s->graph;
    for (uint32_t i = 0; i < s->hosts.count; i++) {
        node_id other = s->hosts.at[i].node;
        bool same =
            node_at(g, n)->attrs == node_at(g, other)->attrs && node_at(g, n)->count == node_at(g, other)->count;
        for (uint32_t k = 0; same && k < node_at(g, n)->count; k++)
            same = node_type(g, node_operand(g, n, k)) == node_type(g, node_operand(g, other, k));
        if (same)
            return s->hosts.at[i].number;
    }
    return s->host_count++;
}

static qn_status schedule_host(region_plan *p, node_id n)
{
    schedule *s = p->s;
    uint32_t count, operands = node_operand_count(s->graph, n);
    buffer_id *results = control_results(p, n, &count);
    buffer_id *places = ARENA_NEW_ARRAY(s->arena, buffer_id, operands + count);
    type_id *types = ARENA_NEW_ARRAY(s->arena, type_id, operands + count);
    host_call made = {.node = n, .number = host_number(s, n), .buffers = places, .types = types};
    for (uint32_t i = 0; i < operands; i++) {
        types[made.inputs] = node_type(s->graph, node_operand(s->graph, n, i));
        if (type_is_tensor(s->graph, types[made.inputs]))
            QN_TRY(operand_buffer(p, n, i, &places[made.inputs++]));
    }
    for (uint32_t i = 0; i < count; i++) {
        uint32_t next = made.inputs + made.outputs;
        types[next] = result_type(s->graph, n, i);
        places[next] = results[i];
        made.outputs += type_is_tensor(s->graph, types[next]);
    }
    attr_pairs shared = attr_output_operand_aliases(node_attrs(s->graph, n));
    for (uint32_t i = 0; i < shared.count; i++)
        QN_TRY(lower_copy(p, node_operand(s->graph, n, (uint32_t)shared.at[i].second), results[shared.at[i].first]));
    LIST_ADD(s->arena, &s->hosts, made);
    uint32_t at = step_open(s, STEP_HOST, 0);
    s->steps.at[at].nest = s->hosts.count - 1;
    return NULL;
}

static qn_status schedule_control(region_plan *p, node_id n)
{
    switch (node_op(p->s->graph, n)) {
    case OP_while: return schedule_while(p, n);
    case OP_case: return schedule_branches(p, n, STEP_CASE);
    case OP_if: return schedule_branches(p, n, STEP_IF);
    case OP_custom_call: return schedule_host(p, n);
    default: return schedule_call(p, n);
    }
}

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* Finds a temporary that no later group reads, and that can hold result number `result` of `writer`, a member of group
 * `index`. An iteration of the group may read only the element of this temporary that the same iteration then writes
 * (reads_in_step). Returns the buffer of the temporary, or 0. Buffers of arguments and of other functions do not count
 * as temporaries. */
static buffer_id take_over(region_plan *p, uint32_t index, const member *writer, uint32_t result)
{
    const group *gr = &p->groups.at[index];
    leaf_list leaves = {0};
    if (!gr->closed || node_op(p->s->graph, writer->node) == OP_scatter)
        collect_leaves(p, writer, &leaves);
    for (uint32_t i = 0; i < leaves.count; i++) {
        node_info *info = &p->info[leaves.at[i].node];
        const buffer *t = &p->s->buffers.at[info->buffer];
        if (info->last_group != index || !info->buffer || t->kind != BUFFER_TEMP || t->function != p->s->scheduled ||
            holds_argument(p, info->buffer) || !reads_in_step(p, gr, writer, result, leaves.at[i].node))
            continue;
        info->last_group = UINT32_MAX; /* no other writer may use this buffer */
        return info->buffer;
    }
    return 0;
}

static void place_members(region_plan *p, uint32_t index)
{
    schedule *s = p->s;
    const group *gr = &p->groups.at[index];
    for (uint32_t i = 0; i < gr->members.count; i++) {
        const member *m = &gr->members.at[i];
        node_info *info = &p->info[m->node];
        if (!m->stored)
            continue;
        if (!type_is_tuple(s->graph, node_type(s->graph, m->node)) && !info->buffer)
            info->buffer = take_over(p, index, m, 0);
        if (!type_is_tuple(s->graph, node_type(s->graph, m->node)) && !info->buffer)
            info->buffer = buffer_temp(s, node_type(s->graph, m->node));
        bool scatters = node_op(s->graph, m->node) == OP_scatter;
        for (node_id r = info->next_result; r; r = p->info[r].next_result) {
            if (!p->info[r].buffer && scatters)
                p->info[r].buffer = take_over(p, index, m, (uint32_t)attr_index(node_attrs(s->graph, r)));
            if (!p->info[r].buffer)
                p->info[r].buffer = buffer_temp(s, node_type(s->graph, r));
        }
    }
}

/* Sets group_of, for dumps. A root gets the number of its group's last nest. An inlined node that only one group uses
 * gets the number of that group's last nest. Users come after their operands, so one backward loop is enough. */
static void number_nodes(region_plan *p)
{
    const uint32_t several = UINT32_MAX;
    const graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    uint32_t *number = p->s->group_of;
    for (uint32_t i = 0; i < r->nodes.count; i++)
        number[r->nodes.at[i]] = 0;
    for (uint32_t i = 0; i < r->output_count; i++)
        number[r->outputs[i]] = several;
    for (uint32_t i = r->nodes.count; i-- > 0;) {
        node_id n = r->nodes.at[i];
        const node_info *info = &p->info[n];
        if (info->state == NODE_DEAD)
            continue;
        if (info->state == NODE_ROOT)
            number[n] = p->groups.at[info->group].number;
        for (uint32_t k = 0; k < node_at(g, n)->count; k++) {
            uint32_t *below = &number[node_operand(g, n, k)];
            *below = number[n] && (!*below || *below == number[n]) ? number[n] : several;
        }
        if (number[n] == several || op_facts[node_op(g, n)].class == OP_CLASS_INTERNAL)
            number[n] = 0;
    }
}

static qn_status schedule_region(schedule *s, region_id id, uint32_t arg_count, const buffer_id *args,
                                 buffer_id *outputs)
{
    region_plan p = {.s = s, .region = id, .wanted = outputs, .info = s->info};
    const region *r = region_at(s->graph, id);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        p.info[n].buffer = 0;
        if (node_op(s->graph, n) == OP_argument)
            p.info[n].buffer = args[attr_index(node_attrs(s->graph, n))];
        else
            p.info[n].constant = 0;
    }
    for (uint32_t i = 0; i < arg_count; i++)
        LIST_ADD(s->arena, &p.arguments, (place_use){args[i], i});
    sort_uses(&p.arguments);
    fuse_region(&p);
    place_outputs(&p, outputs);
    for (uint32_t i = 1; i < p.groups.count; i++) {
        if (p.groups.at[i].kind == GROUP_CONTROL) {
            QN_TRY(schedule_control(&p, p.groups.at[i].members.at[0].node));
            continue;
        }
        place_members(&p, i);
        uint32_t before = s->nests.count;
        QN_TRY(lower_group(&p, i));
        p.groups.at[i].number = s->nests.count > before ? s->nests.count : 0;
        for (uint32_t k = before; k < s->nests.count; k++)
            s->nests.at[k]->fused = &p.groups.at[i].apart;
    }
    number_nodes(&p);
    return finish_outputs(&p, outputs);
}

static qn_status schedule_routine(schedule *s, uint32_t number)
{
    routine *f = &s->routines.at[number];
    uint32_t formals = region_at(s->graph, f->region)->formals.count, opened = step_open(s, STEP_FUNCTION, 0);
    s->steps.at[opened].function = s->scheduled = number;
    QN_TRY(schedule_region(s, f->region, formals, f->arguments, f->results));
    step_close(s, opened);
    s->routines.at[number].first = opened + 1;
    s->routines.at[number].end = s->steps.count;
    return NULL;
}

typedef LIST_OF(uint32_t) number_list;

/* Schedules the called functions by descending region.calls, which says how deep calls nest in a function. So callers
 * come first, because calls nest deeper in a caller than in its callees. Scheduling a function may add its callees to
 * s->routines. */
static qn_status schedule_routines(schedule *s)
{
    uint32_t known = 1, deepest = region_at(s->graph, s->entry)->calls;
    number_list *waiting = ARENA_NEW_ARRAY(s->arena, number_list, deepest); /* indexed by region.calls */
    for (uint32_t depth = deepest; depth-- > 0;) {
        for (; known < s->routines.count; known++)
            LIST_ADD(s->arena, &waiting[region_at(s->graph, s->routines.at[known].region)->calls], known);
        for (uint32_t i = 0; i < waiting[depth].count; i++)
            QN_TRY(schedule_routine(s, waiting[depth].at[i]));
    }
    return NULL;
}

qn_status schedule_make(schedule *s, arena *a, graph *g, region_id entry, target_shape target, uint32_t options,
                        prepare_mode prepare)
{
    bool unfused = options & SCHEDULE_UNFUSED;
    *s = (schedule){.arena = a,
                    .graph = g,
                    .entry = entry,
                    .cache = target.cache,
                    .packs = target.packs,
                    .lanes = target.lanes,
                    .prepare = prepare,
                    .fast_bf16 = options & SCHEDULE_FAST_BF16,
                    .fast_f32 = options & SCHEDULE_FAST_F32,
                    .unfused = unfused};
    s->info = ARENA_NEW_ARRAY(a, node_info, g->nodes.count + 1);
    s->group_of = ARENA_NEW_ARRAY(a, uint32_t, g->nodes.count + 1);
    s->function_of = ARENA_NEW_ARRAY(a, uint32_t, g->regions.count);
    LIST_ADD(a, &s->routines, (routine){.region = entry});
    const region *r = region_at(g, entry);
    buffer_id *args = ARENA_NEW_ARRAY(a, buffer_id, r->formals.count);
    buffer_id *outputs = ARENA_NEW_ARRAY(a, buffer_id, r->output_count);
    for (uint32_t i = 0; i < r->formals.count; i++) {
        buffer made = buffer_of(g, node_type(g, r->formals.at[i].node), BUFFER_INPUT);
        made.number = s->inputs++;
        args[i] = buffer_add(s, made);
        if (r->formals.at[i].alias >= 0)
            outputs[r->formals.at[i].alias] = args[i];
    }
    for (uint32_t i = 0; i < r->output_count; i++) {
        if (outputs[i])
            continue;
        buffer made = buffer_of(g, node_type(g, r->outputs[i]), BUFFER_OUTPUT);
        made.number = s->outputs++;
        outputs[i] = buffer_add(s, made);
    }
    s->constants = g->buffers.count;
    QN_TRY(schedule_region(s, entry, r->formals.count, args, outputs));
    s->routines.at[0].end = s->steps.count;
    QN_TRY(schedule_routines(s));
    if (!unfused)
        schedule_join(s, target.cache, LARGE * target.cache);
    prepare_sources(s);
    for (uint32_t i = 0; i < s->nests.count; i++) {
        QN_TRY(nest_verify(s, s->nests.at[i]));
        split_loops(s->arena, s->nests.at[i]);
        arrange_nest(s->arena, s->nests.at[i], target.lanes);
        if (!unfused)
            QN_TRY(block_nest(s, &s->nests.at[i], target));
        tile_nest(s, s->nests.at[i], target);
        QN_TRY(nest_verify_tiles(s, s->nests.at[i]));
        if (s->nests.at[i]->scratch_bytes > s->scratch_bytes)
            s->scratch_bytes = s->nests.at[i]->scratch_bytes;
    }
    prepare_steps(s);
    QN_TRY(plan_memory(s));
    QN_TRY(schedule_match(s));
    return schedule_verify(s);
}
