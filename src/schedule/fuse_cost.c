/* Estimates the costs and savings of fusion, in vector instructions.
 *
 * If a root joins a group, no kernel starts for the root, and the value that the root reads does not pass through
 * memory. This saves a store and a load per vector of the value. But the join can leave lanes empty. A nest that
 * reduces rows computes every value row by row, so the last vector of each row may have empty lanes. A value with one
 * element per row even uses only one lane. Each additional vector costs the instructions of the value's expression.
 * If the windows of a reduction overlap, inlining an operand also computes vectors again (fuse_inlining_pays). Each of
 * them has the same cost as an additional vector. */
#include "schedule/fuse.h"

enum {
    START = 64,   /* the cost of starting a kernel and its loops */
    PASS = 2,     /* the cost of storing and loading a vector */
    FAR_PASS = 12 /* used instead of PASS if the value is larger than the cache */
};

static int64_t divide_up(int64_t x, int64_t y) { return (x + y - 1) / y; }

static int64_t lanes_of(const region_plan *p, node_id n)
{
    int64_t lanes = p->s->lanes;
    bool wide = dtype_bytes((qn_dtype)result_shape(p->s->graph, n)->dtype) == 8;
    return wide && lanes > 1 ? lanes / 2 : lanes;
}

static int64_t domain_elements(const member *m)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < m->dims; i++)
        count *= m->extent[i];
    return count;
}

/* The number of vectors of m's domain if m has its own nest. If m is `flat`, one loop runs over all dimensions.
 * Otherwise lanes run along the last dimension of more than one element. */
static int64_t own_vectors(const region_plan *p, const member *m)
{
    int64_t all = domain_elements(m), lanes = lanes_of(p, m->node), last = 1;
    for (uint32_t i = 0; i < m->dims && !m->flat; i++)
        last = m->extent[i] != 1 ? m->extent[i] : last;
    return m->flat || !all ? divide_up(all, lanes) : all / last * divide_up(last, lanes);
}

/* The number of vectors of m's domain if m is in the group. In LANES_KEPT, lanes run along the last outer dimension of
 * more than one element. */
static int64_t group_vectors(const region_plan *p, const group *gr, const member *m)
{
    int64_t all = domain_elements(m), lanes = lanes_of(p, m->node), inner = 1, last = 1;
    for (uint32_t i = 0; i < m->dims; i++) {
        inner *= m->outer[i] < 0 ? m->extent[i] : 1;
        last = m->outer[i] >= 0 && m->extent[i] != 1 ? m->extent[i] : last;
    }
    if (!all || !gr->reduces)
        return own_vectors(p, m);
    return gr->mode == LANES_REDUCED ? all / inner * divide_up(inner, lanes) : all / last * divide_up(last, lanes);
}

static int64_t empty_cost(const region_plan *p, const group *gr, const member *m)
{
    return m->reduction ? 0 : (group_vectors(p, gr, m) - own_vectors(p, m)) * p->info[m->node].weight;
}

int64_t fuse_empty_cost(const region_plan *p, const group *gr, const member *more)
{
    int64_t cost = more ? empty_cost(p, gr, more) : 0;
    for (uint32_t i = 0; i < gr->members.count; i++)
        cost += empty_cost(p, gr, &gr->members.at[i]);
    return cost;
}

/* Nodes that read both m and the group can join later only if m joins now. So the saving is computed for the largest
 * domain among m and the group's members. */
int64_t fuse_most_cost(const region_plan *p, const group *gr, const member *m)
{
    const member *largest = m;
    for (uint32_t i = 0; i < gr->members.count; i++) {
        const member *each = &gr->members.at[i];
        largest = domain_elements(each) > domain_elements(largest) ? each : largest;
    }
    size_t size = dtype_bytes((qn_dtype)result_shape(p->s->graph, largest->node)->dtype);
    bool is_far = domain_elements(largest) * (int64_t)size > p->s->cache;
    return START + (is_far ? FAR_PASS : PASS) * own_vectors(p, largest);
}

bool fuse_inlining_pays(const region_plan *p, node_id reduction, node_id operand)
{
    const graph *g = p->s->graph;
    member m, own;
    member_domain(g, reduction, &m);
    member_domain(g, operand, &own);
    group alone = {.reduces = true, .mode = reduction_order(g, reduction) == order_lanes ? LANES_REDUCED : LANES_KEPT};
    for (uint32_t i = 0; i < m.dims; i++)
        m.outer[i] = i < m.kept ? (int8_t)i : -1;
    own.flat = true;
    int64_t again = group_vectors(p, &alone, &m) - own_vectors(p, &own);
    return again * p->info[operand].size <= fuse_most_cost(p, &alone, &own);
}
