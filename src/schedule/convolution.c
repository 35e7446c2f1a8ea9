/* The reduction rule of a convolution (reductions.c). The domain has the dimensions of the result, then the spatial
 * dimensions of the kernel (rhs), then the input features of one feature group. Elements of lhs are read at affine
 * indices, without a copy. A predicate excludes the positions that padding or dilation inserts in lhs. */
#include "graph/convolution.h"
#include "schedule/lower.h"

void domain_convolution(const graph *g, node_id n, member *m)
{
    convolution c = convolution_of(node_attrs(g, n));
    const type *rhs = node_shape(g, node_operand(g, n, 1));
    for (uint32_t i = 0; i < c.spatial; i++)
        domain_add(m, rhs->dims[c.rhs_spatial[i]]);
    domain_add(m, rhs->dims[c.input]);
}

/* Returns where the convolution reads the dilated lhs at `index` of the domain: the position in spatial dimension i. */
static affine place_at(lowering *l, const member *m, const convolution *c, const affine *index, uint32_t i)
{
    const type *rhs = node_shape(l->g, node_operand(l->g, m->node, 1));
    int64_t extent = rhs->dims[c->rhs_spatial[i]], step = c->rhs_dilation[i], first = -c->padding[i].first;
    if (c->reversal[i]) {
        first += (extent - 1) * step;
        step = -step;
    }
    affine at = affine_add(l->a, l->n, affine_scale(index[c->out_spatial[i]], c->strides[i]), affine_constant(first));
    return extent > 1 ? affine_add(l->a, l->n, at, affine_scale(index[m->kept + i], step)) : at;
}

predicate_id inside_convolution(lowering *l, const member *m, const affine *index)
{
    convolution c = convolution_of(node_attrs(l->g, m->node));
    const type *lhs = node_shape(l->g, node_operand(l->g, m->node, 0));
    predicate_id inside = 0;
    for (uint32_t i = 0; i < c.spatial; i++)
        inside = predicate_and(l->a, l->n, inside, place_at(l, m, &c, index, i), 0,
                               (lhs->dims[c.lhs_spatial[i]] - 1) * c.lhs_dilation[i] + 1, c.lhs_dilation[i]);
    return inside;
}

/* The number of the group of an output feature, if `extent` features are cut into `groups` groups. */
static affine group_at(lowering *l, affine feature, int64_t extent, int64_t groups)
{
    return groups == 1 ? affine_constant(0) : affine_div(l->a, l->n, feature, extent / groups);
}

uint32_t elements_convolution(lowering *l, const member *m, const affine *index, sx *out)
{
    convolution c = convolution_of(node_attrs(l->g, m->node));
    const type *result = node_shape(l->g, m->node), *rhs = node_shape(l->g, node_operand(l->g, m->node, 1));
    int64_t features = result->dims[c.out_feature];
    affine lhs_at[MAX_RANK], rhs_at[MAX_RANK], feature = index[c.out_feature], input = index[m->kept + c.spatial];
    affine group = group_at(l, feature, features, c.feature_groups);
    lhs_at[c.feature] = affine_add(l->a, l->n, affine_scale(group, rhs->dims[c.input]), input);
    group = group_at(l, feature, features, c.batch_groups);
    lhs_at[c.batch] = affine_add(l->a, l->n, affine_scale(group, result->dims[c.out_batch]), index[c.out_batch]);
    rhs_at[c.input] = input;
    rhs_at[c.output] = feature;
    for (uint32_t i = 0; i < c.spatial; i++) {
        lhs_at[c.lhs_spatial[i]] = affine_div(l->a, l->n, place_at(l, m, &c, index, i), c.lhs_dilation[i]);
        rhs_at[c.rhs_spatial[i]] = index[m->kept + i];
    }
    out[0] = read_factor(l, m->node, 0, lhs_at, inside_convolution(l, m, index));
    out[1] = read_factor(l, m->node, 1, rhs_at, 0);
    return 2;
}
