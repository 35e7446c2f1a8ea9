/* Expansions of operations on windows. */
#include "graph/build.h"
#include "graph/composite.h"
#include "graph/window.h"

/* A region of select_and_scatter, and the values that it captures. */
typedef struct captured_region {
    region_id region;
    const node_id *captures;
} captured_region;

/* A window_select (window.h): applies the region `select` of select_and_scatter to two scalars. */
static node_id apply_select(graph *g, node_id a, node_id b, const void *user)
{
    const captured_region *s = user;
    uint32_t count = region_at(g, s->region)->captures.count;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, 2 + count), out = 0;
    args[0] = a;
    args[1] = b;
    for (uint32_t i = 0; i < count; i++) /* node_make captures these values in the open region */
        args[2 + i] = s->captures[i];
    inline_region(g, s->region, args, &out);
    return out;
}

/* A window_combine (window.h): applies the region `scatter` of select_and_scatter to two tensors, element by
 * element. */
static node_id apply_scatter(graph *g, node_id init, node_id source, const void *user)
{
    const captured_region *s = user;
    uint32_t count = region_at(g, s->region)->captures.count;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, 2 + count), out = 0;
    args[0] = init;
    args[1] = source;
    for (uint32_t i = 0; i < count; i++)
        args[2 + i] = b_broadcast_scalar(g, s->captures[i], node_type(g, init));
    lift_region(g, s->region, node_type(g, init), args, &out);
    return out;
}

static bool has_scalar_captures(const graph *g, region_id r)
{
    bool all = true;
    for (uint32_t i = 0; i < region_at(g, r)->captures.count; i++)
        all &= node_shape(g, region_at(g, r)->captures.at[i])->rank == 0;
    return all;
}

/* Scatters one update for each window into the flattened `init`. */
static node_id scatter_flat(graph *g, node_id place, node_id source, node_id init, const captured_region *by)
{
    static const int64_t zero;
    const type *t = node_shape(g, init);
    uint32_t rank = t->rank, count = region_at(g, by->region)->captures.count;
    const int64_t *dims = t->dims;
    int64_t windows = node_shape(g, place)->elements, elements = t->elements;
    node_id *operands = ARENA_NEW_ARRAY(&g->arena, node_id, 3 + count);
    operands[0] = b_reshape(g, init, 1, &elements);
    operands[1] = b_reshape(g, place, 2, (int64_t[]){windows, 1});
    operands[2] = b_reshape(g, source, 1, &windows);
    for (uint32_t i = 0; i < count; i++)
        operands[3 + i] = by->captures[i];
    attrs a = {.inserted_window_dims = {1, &zero},
               .scatter_dims_to_operand_dims = {1, &zero},
               .index_vector_dim = 1,
               .region_count = 1,
               .regions = &by->region};
    node_id flat = g->failure ? 0 : node_make_closed(g, OP_scatter, 3 + count, operands, &a);
    return flat ? b_reshape(g, flat, rank, dims) : 0;
}

void expand_select_and_scatter(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    attr_any values[MAX_FIELDS];
    attr_record record = attrs_pack(OP_select_and_scatter, a, values);
    window_set w = window_set_of(g, node_type(g, operands[0]), &record);
    captured_region select = {a->regions[0], operands + count};
    captured_region scatter = {a->regions[1], operands + count + region_at(g, a->regions[0])->captures.count};
    type_id whole = type_like(g, w.shape, (qn_dtype)node_shape(g, operands[1])->dtype);
    node_id init = b_broadcast_scalar(g, operands[2], whole), value, place;
    b_window_winners(g, &w, operands[0], apply_select, &select, &value, &place);
    results[0] = 0;
    if (!place || !init)
        return;
    if (window_overlap(&w) < MANY_WINDOWS && !lift_check(g, scatter.region) && has_scalar_captures(g, scatter.region))
        results[0] = b_window_scatter(g, &w, place, operands[1], init, apply_scatter, &scatter);
    else
        results[0] = scatter_flat(g, place, operands[1], init, &scatter);
}
