/* The functions of reduce_window in reduction_rules (reductions.c). A reduce_window reduces the dimensions of its
 * window. */
#include "graph/window.h"
#include "schedule/lower.h"

void domain_reduce_window(const graph *g, node_id n, member *m)
{
    attr_dims window = attr_window_dimensions(node_attrs(g, n));
    for (uint32_t d = 0; d < window.count; d++)
        m->extent[m->dims++] = window.at[d];
}

/* Whether windows can overlap in this dimension. */
static bool overlaps(const window_dim *w) { return w->size > 1 && (w->size - 1) * w->dilation >= w->stride; }

uint32_t elements_reduce_window(lowering *l, const member *m, const affine *index, sx *out)
{
    graph *g = l->g;
    const type *shape = node_shape(g, node_operand(g, m->node, 0));
    uint32_t width = node_operand_count(g, m->node) / 2;
    affine at[MAX_RANK];
    predicate_id inside = 0;
    bool repeats = false;
    for (uint32_t d = 0; d < shape->rank; d++) {
        window_dim w = window_dim_at(shape, node_attrs(g, m->node), d);
        affine place =
            affine_add(l->a, l->n, affine_scale(index[d], w.stride), affine_scale(index[m->kept + d], w.dilation));
        place = affine_add(l->a, l->n, place, affine_constant(-w.low));
        inside = predicate_and(l->a, l->n, inside, place, 0, (w.extent - 1) * w.base + 1, w.base);
        at[d] = affine_div(l->a, l->n, place, w.base);
        repeats |= overlaps(&w);
    }
    for (uint32_t i = 0; i < width; i++) {
        sx init = read_operand(l, m->node, width + i, NULL, 0);
        if (!shape->elements) {
            out[i] = init; /* all elements of the window are padding */
            continue;
        }
        sx value = read_operand(l, m->node, i, at, inside);
        out[i] = inside ? choose(l, node_operand(g, m->node, i), inside, value, init) : value;
        if (l->accesses)
            l->accesses[i].repeats |= repeats;
    }
    return width;
}
