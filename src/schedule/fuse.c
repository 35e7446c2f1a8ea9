/* Fusion: decides which roots share a nest. A root is a node whose whole value is computed (fuse.h); roots.c finds the
 * roots. Roots that share a nest form a group.
 *
 * Roots are visited in the order of the nodes, and groups run in the order of their numbers. Let G be the last group
 * that a root reads from. Within the limits below, the root joins G if
 *   - in each iteration of G's outer loops, the root reads only those elements of G that this iteration computes, and
 *   - G's reductions have the same order as the root, if the root is a reduction.
 * Otherwise the root may join a group after G. The root and the last root of this group must read the same node,
 * element for element, so that one loop serves both. If the reductions of this group are split (joins_split), this must
 * hold for the first root of the group instead of the last. Neither kind of join makes a cycle, because the root reads
 * only from G and groups before G.
 *
 * In a group of elementwise roots, every dimension is an outer loop. When a reduction joins such a group, the
 * dimensions that it reduces become inner loops. So `exp(x - max)` and its sum share one loop.
 *
 * The limits are estimates. They keep local buffers in the cache and compile times low. */
#include "schedule/fuse.h"

#include <string.h>

enum {
    /* The most weight of a group (node_info.weight). LLVM's compile time grows faster than linearly with the length of
     * a block of code. */
    GROUP_LIMIT = 400,
    /* A local buffer takes at most cache / CACHE_PARTS bytes. In LANES_KEPT (nest.h), each of up to MOST_LANES lanes
     * has its own buffer. */
    CACHE_PARTS = 2,
    MOST_LANES = 16,
    MEMBER_LIMIT = 64
};

static int64_t outer_elements(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < m->dims; i++)
        if (m->outer[i] >= 0)
            count *= m->extent[i];
    return count;
}

static int64_t inner_elements(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < m->dims; i++)
        if (m->outer[i] < 0)
            count *= m->extent[i];
    return count;
}

static int64_t reduced_elements(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = m->kept; i < m->dims; i++)
        count *= m->extent[i];
    return count;
}

static nest_mode wanted_mode(const graph *g, node_id n)
{
    return reduction_order(g, n) == order_lanes ? LANES_REDUCED : LANES_KEPT;
}

/* Whether m reads `read`, a member of the same group, element for element along the inner dimensions. */
static bool reads_identically(const member *m, const member *read, const leaf *l)
{
    uint32_t next = 0;
    for (uint32_t i = 0; i < read->kept; i++) {
        if (read->outer[i] >= 0 || read->extent[i] == 1)
            continue;
        while (next < m->dims && (m->outer[next] >= 0 || m->extent[next] == 1))
            next++;
        if (next == m->dims || l->map[i] != (int8_t)next)
            return false;
        next++;
    }
    while (next < m->dims && (m->outer[next] >= 0 || m->extent[next] == 1))
        next++;
    return next == m->dims;
}

/* Sets m->outer so that no iteration of the outer loops reads an element that another iteration computes. Returns false
 * if this is impossible. */
static bool find_layout(const group *gr, const region_plan *p, uint32_t index, const leaf_list *leaves, member *m)
{
    memset(m->outer, -1, sizeof m->outer);
    bool inner[MAX_DOMAIN] = {false};
    for (uint32_t l = 0; l < leaves->count; l++) {
        const node_info *info = &p->info[leaves->at[l].node];
        if (info->state != NODE_ROOT || info->group != index)
            continue;
        const member *read = &gr->members.at[info->member];
        for (uint32_t i = 0; i < read->kept; i++) {
            int8_t d = leaves->at[l].map[i];
            if (read->extent[i] == 1)
                continue;
            if (read->outer[i] < 0) {
                if (d >= 0)
                    inner[d] = true;
                continue;
            }
            if (d < 0 || (m->outer[d] >= 0 && m->outer[d] != read->outer[i]))
                return false;
            m->outer[d] = read->outer[i];
        }
    }
    bool covered[MAX_RANK] = {false};
    for (uint32_t d = 0; d < m->dims; d++) {
        if (m->outer[d] < 0)
            continue;
        if (inner[d] || d >= m->kept || covered[m->outer[d]])
            return false;
        covered[m->outer[d]] = true;
    }
    for (uint32_t i = 0; i < gr->outer_count; i++)
        if (!covered[i] && gr->outer[i] != 1)
            return false;
    return true;
}

/* Whether all members would have the same inner dimensions in the same order if the outer dimensions marked in `opened`
 * became inner. Returns false if a member already has an inner dimension of more than one element. */
static bool opens_alike(const group *gr, const bool *opened)
{
    for (uint32_t k = 0; k < gr->members.count; k++) {
        const member *each = &gr->members.at[k];
        int8_t last = -1;
        for (uint32_t i = 0; i < each->dims; i++) {
            if (each->extent[i] == 1)
                continue;
            if (each->outer[i] < 0 || (opened[each->outer[i]] && each->outer[i] < last))
                return false;
            last = opened[each->outer[i]] ? each->outer[i] : last;
        }
    }
    return true;
}

/* Turns the dimensions that m reduces into inner dimensions. Returns false and leaves the group unchanged if m is not
 * the group's first reduction, if m does not read the group element for element, or if opens_alike fails. */
static bool open_inner(group *gr, region_plan *p, uint32_t index, const leaf_list *leaves, const member *m)
{
    if (gr->reduces || !m->reduction)
        return false;
    const leaf *read = NULL;
    for (uint32_t l = 0; l < leaves->count; l++)
        if (p->info[leaves->at[l].node].state == NODE_ROOT && p->info[leaves->at[l].node].group == index)
            read = &leaves->at[l];
    const member *like = &gr->members.at[p->info[read->node].member];
    int8_t place[MAX_RANK]; /* for each outer dimension: its new number; -1 if it becomes inner */
    bool opened[MAX_RANK];
    int64_t outer[MAX_RANK];
    uint32_t count = 0;
    memset(place, -1, sizeof place);
    for (uint32_t d = 0; d < m->kept; d++) {
        int8_t found = -1;
        for (uint32_t i = 0; i < like->kept; i++)
            if (read->map[i] == (int8_t)d)
                found = like->outer[i];
        if (found < 0 && m->extent[d] != 1)
            return false;
        if (found >= 0) {
            place[found] = (int8_t)count;
            outer[count++] = gr->outer[found];
        }
    }
    for (uint32_t i = 0; i < like->kept; i++)
        if (read->map[i] == MAP_NON_AFFINE)
            return false;
    for (uint32_t i = 0; i < MAX_RANK; i++)
        opened[i] = place[i] < 0;
    if (!opens_alike(gr, opened))
        return false;
    for (uint32_t k = 0; k < gr->members.count; k++) {
        member *each = &gr->members.at[k];
        for (uint32_t i = 0; i < each->dims; i++)
            each->outer[i] = each->outer[i] < 0 ? -1 : place[each->outer[i]];
    }
    memcpy(gr->outer, outer, count * sizeof *outer);
    gr->outer_count = count;
    return true;
}

static bool lanes_are_good(const group *gr, nest_mode mode, const member *m)
{
    uint32_t last = m->dims;
    while (last > 0 && m->extent[last - 1] == 1)
        last--;
    if (!last || inner_elements(m) == 1)
        return true;
    int8_t outer = m->outer[last - 1];
    if (mode == LANES_REDUCED)
        return outer < 0;
    if (last > m->kept)
        return true; /* a serial loop reduces the last dimension */
    uint32_t final = gr->outer_count;
    while (final > 0 && gr->outer[final - 1] == 1)
        final--;
    return outer >= 0 && (uint32_t)outer == final - 1;
}

static bool layout_is_good(const schedule *s, const group *gr, nest_mode mode, const member *m, nest_apart *apart)
{
    int64_t limit = s->cache / CACHE_PARTS / (mode == LANES_REDUCED ? 1 : MOST_LANES);
    int64_t bytes = inner_elements(m) * (int64_t)dtype_bytes((qn_dtype)result_shape(s->graph, m->node)->dtype);
    if (!m->reduction && bytes > limit)
        return apart_because(apart, FUSE_LONG_BUFFER, bytes, limit);
    return lanes_are_good(gr, mode, m) || apart_because(apart, FUSE_GATHERS, 0, 0);
}

/* Whether each iteration of the outer loops computes at most one result of m, if m is a reduction. */
static bool has_one_result(const member *m)
{
    for (uint32_t d = 0; d < m->kept && m->reduction; d++)
        if (m->outer[d] < 0 && m->extent[d] != 1)
            return false;
    return true;
}

/* Sets m->outer; calls open_inner if the members of the group must change. Returns false and sets *apart if m cannot
 * share the loops of the group. The caller then restores the group. */
static bool fit_layouts(region_plan *p, uint32_t index, const leaf_list *leaves, nest_mode mode, member *m,
                        nest_apart *apart)
{
    group *gr = &p->groups.at[index];
    bool found = find_layout(gr, p, index, leaves, m);
    if (!(found && has_one_result(m)) && !(open_inner(gr, p, index, leaves, m) && find_layout(gr, p, index, leaves, m)))
        return apart_because(apart, found ? FUSE_SEVERAL_RESULTS : FUSE_OTHER_ITERATION, 0, 0);
    bool fits = layout_is_good(p->s, gr, mode, m, apart);
    for (uint32_t k = 0; k < gr->members.count && fits; k++)
        fits = layout_is_good(p->s, gr, mode, &gr->members.at[k], apart);
    return fits;
}

/* Whether the group is open, and stays within MEMBER_LIMIT and GROUP_LIMIT with m. If not, sets *apart. */
static bool has_room(const region_plan *p, const group *gr, const member *m, nest_apart *apart)
{
    int64_t weight = (int64_t)gr->weight + p->info[m->node].weight;
    if (gr->kind != GROUP_NEST)
        return apart_because(apart, FUSE_READS_CONTROL, 0, 0);
    if (gr->closed)
        return apart_because(apart, gr->split ? FUSE_READS_SPLIT : FUSE_READS_PARTS, 0, 0);
    if (gr->members.count >= MEMBER_LIMIT)
        return apart_because(apart, FUSE_MANY_ROOTS, gr->members.count, MEMBER_LIMIT);
    return weight <= GROUP_LIMIT || apart_because(apart, FUSE_LONG_CODE, weight, GROUP_LIMIT);
}

static bool has_product(const graph *g, const group *gr)
{
    for (uint32_t i = 0; i < gr->members.count; i++)
        if (is_product(node_op(g, gr->members.at[i].node)))
            return true;
    return false;
}

/* Makes m fit group `index`: sets m->outer and changes the layout and mode of the group. If m cannot join, returns
 * false, sets *apart to the reason and leaves the group unchanged. */
static bool try_join(region_plan *p, uint32_t index, const leaf_list *leaves, member *m, nest_apart *apart)
{
    group *gr = &p->groups.at[index];
    graph *g = p->s->graph;
    if (!has_room(p, gr, m, apart))
        return false;
    nest_mode mode = m->reduction ? wanted_mode(g, m->node) : gr->mode;
    if (m->reduction && gr->reduces && gr->mode != mode)
        return apart_because(apart, FUSE_OTHER_ORDER, 0, 0);
    if (is_split(g, m))
        return apart_because(apart, FUSE_IS_SPLIT, reduced_elements(m), 0);
    if (is_copied_if_joined(p, gr, m))
        return apart_because(apart, FUSE_COPIED, 0, 0);
    group before = *gr;
    member saved[MEMBER_LIMIT];
    memcpy(saved, gr->members.at, gr->members.count * sizeof *saved);
    int64_t empty = -fuse_empty_cost(p, gr, NULL);
    if (fit_layouts(p, index, leaves, mode, m, apart)) {
        gr->mode = mode;
        gr->reduces |= m->reduction;
        empty += fuse_empty_cost(p, gr, m);
        int64_t most = fuse_most_cost(p, gr, m);
        if (empty <= most)
            return true;
        apart_because(apart, FUSE_EMPTY_LANES, empty, most);
    }
    memcpy(gr->members.at, saved, before.members.count * sizeof *saved);
    *gr = before;
    return false;
}

/* `own` describes how a new member reads a node. Returns whether the last member of the group reads this node, and both
 * read the node element for element. If so, sets *out as if the new member read the last member's value instead of the
 * node. */
static bool reads_with(region_plan *p, const group *gr, const leaf *own, leaf *out)
{
    const member *other = &gr->members.at[gr->members.count - 1];
    leaf_list leaves = {0};
    collect_leaves(p, other, &leaves);
    for (uint32_t l = 0; l < leaves.count; l++) {
        const leaf *read = &leaves.at[l];
        if (read->node != own->node)
            continue;
        const type *shape = result_shape(p->s->graph, own->node);
        bool whole = shape->elements == inner_elements(other) * outer_elements(other);
        *out = (leaf){.node = other->node};
        memset(out->map, MAP_UNIT, sizeof out->map);
        for (uint32_t i = 0; i < shape->rank && whole; i++) {
            int8_t d = read->map[i];
            if (shape->dims[i] == 1)
                continue;
            whole = d >= 0 && own->map[i] >= 0;
            if (whole && d < (int8_t)other->kept)
                out->map[d] = own->map[i];
        }
        return whole;
    }
    return false;
}

/* Whether dimension d of the leaf is indexed by dimension d of the domain of m, for each d. */
static bool reads_in_order(const region_plan *p, const member *m, const leaf *l)
{
    const type *shape = result_shape(p->s->graph, l->node);
    bool same = shape->rank == m->dims;
    for (uint32_t i = 0; i < shape->rank && same; i++)
        same = shape->dims[i] == m->extent[i] && (shape->dims[i] == 1 || l->map[i] == (int8_t)i);
    return same;
}

/* Whether m may join a group of split reductions that reduce all elements of an input. m must read this input element
 * for element. If m is a reduction, it must be split, too, and also reduce all elements. `own` describes how m reads
 * the input. */
static bool joins_split(region_plan *p, const group *gr, const leaf *own, const member *m)
{
    const member *first = &gr->members.at[0];
    graph *g = p->s->graph;
    if (!gr->split || first->kept || gr->members.count == MEMBER_LIMIT ||
        gr->weight + p->info[m->node].weight > GROUP_LIMIT || !reads_in_order(p, m, own))
        return false;
    if (m->reduction && (m->kept || !is_split(g, m) || wanted_mode(g, m->node) != gr->mode))
        return false;
    leaf_list leaves = {0};
    collect_leaves(p, first, &leaves);
    for (uint32_t l = 0; l < leaves.count; l++)
        if (leaves.at[l].node == own->node && reads_in_order(p, first, &leaves.at[l]))
            return true;
    return false;
}

/* Like try_join, for a group from which m does not read. m and the last member of the group must read the same node,
 * element for element. `own` describes how m reads this node. Neither m nor a root of the group may be a product,
 * because a product's tile needs all registers. */
static bool try_sibling(region_plan *p, uint32_t index, const leaf *own, member *m, nest_apart *apart)
{
    const group *gr = &p->groups.at[index];
    const member *other = &gr->members.at[gr->members.count - 1];
    leaf_list extended = {0};
    leaf shared;
    apart->reads = other->node;
    if (is_product(node_op(p->s->graph, m->node)) || has_product(p->s->graph, gr))
        return apart_because(apart, FUSE_PRODUCT, 0, 0);
    if (!reads_with(p, gr, own, &shared) ||
        outer_elements(m) * inner_elements(m) != outer_elements(other) * inner_elements(other))
        return apart_because(apart, FUSE_OTHER_ELEMENTS, 0, 0);
    LIST_ADD(p->s->arena, &extended, shared);
    return try_join(p, index, &extended, m, apart);
}

/* `last` is the last group that m reads from, 0 if m reads no root. Looks for a later group that reads the same node as
 * m and that m can join. Makes m fit this group (try_join) and returns its number. If there is no such group, returns
 * 0, and may set *apart to a reason if `last` is 0. */
static uint32_t join_sibling(region_plan *p, uint32_t last, const leaf_list *leaves, member *m, nest_apart *apart)
{
    for (uint32_t l = 0; l < leaves->count; l++) {
        const leaf *own = &leaves->at[l];
        nest_apart why = {.beside = true, .root = m->node};
        uint32_t index = p->info[own->node].last_group;
        const group *gr = &p->groups.at[index];
        if (index > last && !is_product(node_op(p->s->graph, m->node)) && joins_split(p, gr, own, m)) {
            memset(m->outer, -1, sizeof m->outer);
            return index;
        }
        if (index <= last || gr->kind != GROUP_NEST || gr->closed || gr->members.count == 0)
            continue;
        if (try_sibling(p, index, own, m, &why))
            return index;
        bool vague = why.why == FUSE_OTHER_ELEMENTS;
        if (!last && (!vague || (!apart->reads && result_shape(p->s->graph, own->node)->elements > 1)))
            *apart = why;
    }
    return 0;
}

static uint32_t new_group(region_plan *p, group_kind kind, member *m)
{
    graph *g = p->s->graph;
    group made = {.kind = kind, .mode = LANES_KEPT, .outer_count = m->kept, .closed = is_parts(g, m->node)};
    if (m->reduction) {
        made.mode = wanted_mode(g, m->node);
        made.reduces = true;
        made.split = made.closed = is_split(g, m);
    }
    memset(m->outer, -1, sizeof m->outer);
    for (uint32_t i = 0; i < m->kept && kind == GROUP_NEST; i++) {
        made.outer[i] = m->extent[i];
        m->outer[i] = (int8_t)i;
    }
    LIST_ADD(p->s->arena, &p->groups, made);
    return p->groups.count - 1;
}

/* The member of group `index` that a leaf reads; NULL if the leaf reads something else. */
static member *read_member(const region_plan *p, uint32_t index, const leaf *l)
{
    const node_info *info = &p->info[l->node];
    return info->state == NODE_ROOT && info->group == index ? &p->groups.at[index].members.at[info->member] : NULL;
}

/* Sets the depth of a new member m. It is above the depth of each member that m reads. Exception: m may have the same
 * depth as a member that is not a reduction and that m reads element for element. Marks as local the members of lower
 * depth that m reads, if they have inner dimensions and are not reductions. */
static void set_depth(const region_plan *p, uint32_t index, const leaf_list *leaves, member *m)
{
    for (uint32_t l = 0; l < leaves->count; l++) {
        const member *read = read_member(p, index, &leaves->at[l]);
        if (!read)
            continue;
        bool same = !read->reduction && reads_identically(m, read, &leaves->at[l]);
        uint32_t depth = read->depth + !same;
        m->depth = depth > m->depth ? depth : m->depth;
    }
    for (uint32_t l = 0; l < leaves->count; l++) {
        member *read = read_member(p, index, &leaves->at[l]);
        if (read && !read->reduction && read->depth < m->depth && inner_elements(read) > 1)
            read->local = true;
    }
}

/* Adds the leaves that a copy of n reads: n if it is a leaf, otherwise the leaves of its expression. */
static void add_operand(region_plan *p, node_id n, leaf_list *out)
{
    if (is_leaf(p, n)) {
        LIST_ADD(p->s->arena, out, (leaf){.node = computed_by(p->s->graph, n)});
        return;
    }
    member m;
    member_domain(p->s->graph, n, &m);
    collect_leaves(p, &m, out);
}

static void place_root(region_plan *p, node_id n)
{
    graph *g = p->s->graph;
    member m = {.node = n};
    leaf_list leaves = {0};
    nest_apart apart = {.root = n};
    uint32_t last = 0;
    group_kind kind = is_control(node_op(g, n)) ? GROUP_CONTROL : GROUP_NEST;
    if (kind == GROUP_NEST)
        member_domain(g, n, &m);
    if (kind == GROUP_CONTROL)
        for (uint32_t i = 0; i < node_at(g, n)->count; i++)
            add_operand(p, node_operand(g, n, i), &leaves);
    else
        collect_leaves(p, &m, &leaves);
    m.flat = true;
    for (uint32_t l = 0; l < leaves.count; l++) {
        node_id from = leaves.at[l].node;
        if (kind == GROUP_NEST)
            m.flat &= reads_in_order(p, &m, &leaves.at[l]) || result_shape(g, from)->elements == 1;
        if (node_op(g, from) == OP_result)
            from = node_operand(g, from, 0);
        if (p->info[from].group > last) {
            last = p->info[from].group;
            apart.reads = from;
        }
    }
    uint32_t index = last;
    if (kind == GROUP_CONTROL || is_parts(g, n)) {
        apart.why = FUSE_IS_PARTS;
        index = 0;
    } else if (p->s->unfused) {
        apart.why = FUSE_IS_OFF;
        index = 0;
    } else if (!last || !try_join(p, last, &leaves, &m, &apart)) {
        index = join_sibling(p, last, &leaves, &m, &apart);
    }
    if (!index) {
        index = new_group(p, kind, &m);
        p->groups.at[index].apart = apart;
    }
    set_depth(p, index, &leaves, &m);
    for (uint32_t l = 0; l < leaves.count; l++) {
        node_info *info = &p->info[leaves.at[l].node];
        if (info->state == NODE_ROOT && info->group && info->group != index)
            p->groups.at[info->group].members.at[info->member].stored = true;
        if (info->last_group < index)
            info->last_group = index;
    }
    p->info[n].group = index;
    p->info[n].member = p->groups.at[index].members.count;
    LIST_ADD(p->s->arena, &p->groups.at[index].members, m);
    p->groups.at[index].weight += p->info[n].weight;
}

/* Records that an output is read after all groups. An output that is not a leaf is also computed after all groups, so
 * its leaves are read after all groups, too. */
static void mark_output(region_plan *p, node_id n)
{
    graph *g = p->s->graph;
    p->info[n].last_group = UINT32_MAX;
    if (node_op(g, n) == OP_result)
        n = node_operand(g, n, 0);
    node_info *info = &p->info[n];
    if (info->state == NODE_ROOT && p->groups.at[info->group].kind == GROUP_NEST)
        p->groups.at[info->group].members.at[info->member].stored = true;
    if (is_leaf(p, n))
        return;
    leaf_list leaves = {0};
    add_operand(p, n, &leaves);
    for (uint32_t l = 0; l < leaves.count; l++) {
        node_info *read = &p->info[leaves.at[l].node];
        read->last_group = UINT32_MAX;
        if (read->state == NODE_ROOT && p->groups.at[read->group].kind == GROUP_NEST)
            p->groups.at[read->group].members.at[read->member].stored = true;
    }
}

/* Records what each group saves and costs, for dumps. */
static void note_savings(region_plan *p)
{
    for (uint32_t i = 1; i < p->groups.count; i++) {
        group *gr = &p->groups.at[i];
        gr->apart.roots = gr->members.count;
        gr->apart.empty = gr->kind == GROUP_NEST ? fuse_empty_cost(p, gr, NULL) : 0;
        for (uint32_t k = 0; k < gr->members.count && gr->kind == GROUP_NEST; k++) {
            const type *t = result_shape(p->s->graph, gr->members.at[k].node);
            if (!gr->members.at[k].stored)
                gr->apart.saved += 2 * t->elements * (int64_t)dtype_bytes((qn_dtype)t->dtype);
        }
    }
}

void fuse_region(region_plan *p)
{
    graph *g = p->s->graph;
    const region *r = region_at(g, p->region);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        const node_info old = p->info[r->nodes.at[i]];
        p->info[r->nodes.at[i]] = (node_info){.buffer = old.buffer, .constant = old.constant};
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        p->info[r->outputs[i]].wanted = p->wanted[i];
    find_roots(p);
    LIST_ADD(p->s->arena, &p->groups, (group){0});
    for (uint32_t i = 0; i < r->nodes.count; i++)
        if (node_op(g, r->nodes.at[i]) == OP_result && p->info[r->nodes.at[i]].state != NODE_DEAD) {
            node_id tuple = node_operand(g, r->nodes.at[i], 0);
            p->info[r->nodes.at[i]].next_result = p->info[tuple].next_result;
            p->info[tuple].next_result = r->nodes.at[i];
        }
    for (uint32_t i = 0; i < r->nodes.count; i++)
        if (p->info[r->nodes.at[i]].state == NODE_ROOT)
            place_root(p, r->nodes.at[i]);
    for (uint32_t i = 0; i < r->output_count; i++)
        mark_output(p, r->outputs[i]);
    note_savings(p);
}
