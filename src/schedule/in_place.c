/* Computes outputs in place, that is, in the buffer of an argument.
 *
 * Some outputs must end up in the buffer of an argument: the next state of a while, and the new value of an input that
 * the program updates (qn_update). A nest can write such an output directly to this buffer if two conditions hold. No
 * later nest reads the old value. Each iteration of the nest reads at most one element of the old value, the one that
 * the iteration overwrites. Otherwise the output is computed in a temporary and copied at the end. is_updated and
 * may_iterate_in have the conditions for scatters and whiles. */
#include <stdlib.h>

#include "schedule/fuse.h"

static bool reads_same_element(const graph *g, const member *writer, const member *m, const leaf *l)
{
    if (m->kept != writer->kept || m->depth != writer->depth || m->reduction)
        return false;
    for (uint32_t i = 0; i < m->kept; i++)
        if (m->outer[i] != writer->outer[i] || m->extent[i] != writer->extent[i] ||
            (m->extent[i] != 1 && l->map[i] != (int8_t)i))
            return false;
    return node_type(g, l->node) == node_type(g, writer->node);
}

static node_id argument_at(const region *r, uint32_t i)
{
    return i < r->formals.count ? r->formals.at[i].node : r->captures.at[i - r->formals.count];
}

/* Whether a scatter reads `value` only as the operand that becomes result `index`. In place, the updates overwrite this
 * operand, so the scatter must not also read it as an index or an update. */
static bool is_updated(region_plan *p, const member *scatter, uint32_t index, node_id value)
{
    leaf_list leaves = {0};
    uint32_t reads = 0;
    collect_leaves(p, scatter, &leaves);
    for (uint32_t i = 0; i < leaves.count; i++)
        reads += leaves.at[i].node == value;
    return reads == 1 && node_operand(p->s->graph, scatter->node, index) == value;
}

bool reads_in_step(region_plan *p, const group *gr, const member *writer, uint32_t index, node_id value)
{
    if (node_op(p->s->graph, writer->node) == OP_scatter)
        return is_updated(p, writer, index, value);
    for (uint32_t k = 0; k < gr->members.count; k++) {
        leaf_list leaves = {0};
        collect_leaves(p, &gr->members.at[k], &leaves);
        for (uint32_t i = 0; i < leaves.count; i++)
            if (leaves.at[i].node == value &&
                !reads_same_element(p->s->graph, writer, &gr->members.at[k], &leaves.at[i]))
                return false;
    }
    return true;
}

static int compare_uses(const void *left, const void *right)
{
    const place_use *a = left, *b = right;
    if (a->place != b->place)
        return a->place < b->place ? -1 : 1;
    return (a->reader > b->reader) - (a->reader < b->reader);
}

void sort_uses(place_uses *list)
{
    if (list->count)
        qsort(list->at, list->count, sizeof *list->at, compare_uses);
}

/* Returns the position of the first use of `place` in a sorted list, or where it would be inserted. */
static uint32_t first_use(const place_uses *list, buffer_id place)
{
    uint32_t low = 0, high = list->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (list->at[middle].place < place)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_used(const place_uses *list, uint32_t at, buffer_id place)
{
    return at < list->count && list->at[at].place == place;
}

bool holds_argument(const region_plan *p, buffer_id place)
{
    return is_used(&p->arguments, first_use(&p->arguments, place), place);
}

/* Whether `value` is still needed after node `last`: `value` is an output of the region, or a node after `last` reads
 * `value`, directly or through nodes that are not roots. */
static bool is_read_after(const region_plan *p, node_id value, node_id last)
{
    const graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    bool *reads = ARENA_NEW_ARRAY(p->s->arena, bool, last + 1);
    reads[value] = true;
    for (uint32_t i = 0; i < r->output_count; i++)
        if (r->outputs[i] == value)
            return true;
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        for (uint32_t k = 0; k < node_at(g, n)->count && p->info[n].state != NODE_DEAD; k++) {
            node_id operand = node_operand(g, n, k);
            bool reader = operand <= last && reads[operand];
            if (reader && n > last)
                return true;
            if (reader && p->info[n].state == NODE_INLINE && n != value)
                reads[n] = true;
        }
    }
    return false;
}

bool is_copied_if_joined(region_plan *p, const group *gr, const member *m)
{
    const region *r = region_at(p->s->graph, p->region);
    buffer_id place = m->reduction ? 0 : p->info[m->node].wanted;
    for (uint32_t i = first_use(&p->arguments, place); place && is_used(&p->arguments, i, place); i++) {
        node_id argument = argument_at(r, p->arguments.at[i].reader);
        leaf_list leaves = {0};
        for (uint32_t k = 0; k < gr->members.count; k++)
            if (gr->members.at[k].reduction)
                collect_leaves(p, &gr->members.at[k], &leaves);
        for (uint32_t l = 0; l < leaves.count; l++)
            if (leaves.at[l].node == argument)
                return !is_read_after(p, argument, m->node);
    }
    return false;
}

/* Whether result `index` of root n can be computed in buffer `place`, although this overwrites the arguments there. */
static bool may_overwrite(region_plan *p, node_id n, uint32_t index, buffer_id place)
{
    const region *r = region_at(p->s->graph, p->region);
    const node_info *info = &p->info[n];
    const group *gr = &p->groups.at[info->group];
    for (uint32_t i = first_use(&p->arguments, place); is_used(&p->arguments, i, place); i++) {
        node_id argument = argument_at(r, p->arguments.at[i].reader);
        if (p->info[argument].last_group > info->group ||
            (p->info[argument].last_group == info->group &&
             !reads_in_step(p, gr, &gr->members.at[info->member], index, argument)))
            return false;
    }
    return true;
}

/* n is operand `reader` of a while, and a nest will copy n to the state. Adds to p->entering the argument buffers that
 * this nest reads. If n is not a root, the nest computes n, so the nest reads the leaves of n. */
static void collect_places(region_plan *p, node_id n, uint32_t reader)
{
    const graph *g = p->s->graph;
    if (p->info[n].buffer || p->info[n].state == NODE_ROOT) {
        if (holds_argument(p, p->info[n].buffer))
            LIST_ADD(p->s->arena, &p->entering, (place_use){p->info[n].buffer, reader});
        return;
    }
    for (uint32_t i = 0; i < node_at(g, n)->count; i++)
        collect_places(p, node_operand(g, n, i), reader);
}

static void collect_entering(region_plan *p, node_id loop)
{
    if (p->entered == loop)
        return;
    p->entered = loop;
    p->entering.count = 0;
    for (uint32_t i = 0; i < node_at(p->s->graph, loop)->count; i++)
        collect_places(p, node_operand(p->s->graph, loop, i), i);
    sort_uses(&p->entering);
}

/* Result n of a while is a part of its state. Returns whether the while can keep this part in `place`, the buffer of an
 * argument. The while must read the argument only as the initial value of this part, and no later group may read the
 * argument. */
static bool may_iterate_in(region_plan *p, node_id n, buffer_id place)
{
    const graph *g = p->s->graph;
    node_id loop = node_op(g, n) == OP_result ? node_operand(g, n, 0) : n;
    uint32_t index = node_op(g, n) == OP_result ? (uint32_t)attr_index(node_attrs(g, n)) : 0;
    if (node_op(g, loop) != OP_while)
        return false;
    const region *r = region_at(g, p->region);
    for (uint32_t i = first_use(&p->arguments, place); is_used(&p->arguments, i, place); i++)
        if (p->info[argument_at(r, p->arguments.at[i].reader)].last_group > p->info[loop].group)
            return false;
    collect_entering(p, loop);
    for (uint32_t i = first_use(&p->entering, place); is_used(&p->entering, i, place); i++)
        if (p->entering.at[i].reader != index || p->info[node_operand(g, loop, index)].buffer != place)
            return false;
    return true;
}

void place_outputs(region_plan *p, const buffer_id *wanted)
{
    const graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    for (uint32_t i = 0; i < r->output_count; i++) {
        node_id n = r->outputs[i], owner = node_op(g, n) == OP_result ? node_operand(g, n, 0) : n;
        if (!wanted[i] || p->info[owner].state != NODE_ROOT || p->info[n].buffer)
            continue;
        bool nest_root = p->groups.at[p->info[owner].group].kind == GROUP_NEST;
        bool aliased = holds_argument(p, wanted[i]);
        uint32_t index = owner == n ? 0 : (uint32_t)attr_index(node_attrs(g, n));
        if (!aliased || (nest_root ? may_overwrite(p, owner, index, wanted[i]) : may_iterate_in(p, n, wanted[i])))
            p->info[n].buffer = wanted[i];
    }
}

qn_status finish_outputs(region_plan *p, buffer_id *outputs)
{
    schedule *s = p->s;
    const region *r = region_at(s->graph, p->region);
    buffer_id *from = ARENA_NEW_ARRAY(s->arena, buffer_id, r->output_count);
    uint32_t shared = 0; /* number of outputs that must end up in the buffer of an argument */
    for (uint32_t i = 0; i < r->output_count; i++)
        shared += outputs[i] && holds_argument(p, outputs[i]);
    for (uint32_t i = 0; i < r->output_count; i++) {
        node_id n = r->outputs[i];
        from[i] = p->info[n].buffer;
        if (outputs[i] && from[i] == outputs[i])
            continue;
        /* The nest that copies a value without a buffer also computes the value, so this nest might read the argument
         * whose buffer it overwrites. Such a value goes to a temporary first. */
        bool own = outputs[i] && holds_argument(p, outputs[i]);
        bool aliased = shared > (own ? 1u : 0u) || (own && !from[i]);
        bool settled = from[i] && s->buffers.at[from[i]].kind == BUFFER_TEMP && !holds_argument(p, from[i]);
        if (outputs[i] && (!aliased || settled))
            continue;
        if (!outputs[i] && settled) {
            outputs[i] = from[i];
            continue;
        }
        buffer_id temporary = buffer_temp(s, node_type(s->graph, n));
        QN_TRY(lower_copy(p, n, temporary));
        from[i] = temporary;
        outputs[i] = outputs[i] ? outputs[i] : temporary;
    }
    for (uint32_t i = 0; i < r->output_count; i++) {
        node_id n = r->outputs[i];
        buffer_id before = p->info[n].buffer;
        if (from[i] == outputs[i])
            continue;
        p->info[n].buffer = from[i];
        QN_TRY(lower_copy(p, n, outputs[i]));
        p->info[n].buffer = before;
    }
    return NULL;
}
