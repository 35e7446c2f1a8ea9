/* Random gathers, for random_graph.h. */
#ifndef RANDOM_GATHER_H
#define RANDOM_GATHER_H

/* What a random gather does with the dimensions of its operand and of its indices. */
typedef struct gather_plan {
    int64_t sizes[MAX_DIMS * 4], collapsed[MAX_DIMS * 4], batching[MAX_DIMS * 4], map[MAX_DIMS * 4];
    int64_t indices[MAX_DIMS * 4], indices_batching[MAX_DIMS * 4], offset[MAX_DIMS * 8];
    uint32_t collapsed_count, batching_count, map_count, indices_count, window_count;
} gather_plan;

/* Chooses a role for each dimension of the operand: batching, indexed and collapsed, indexed, or read as a whole. */
static void plan_operand(const type *t, gather_plan *p)
{
    for (uint32_t i = 0; i < t->rank; i++) {
        uint64_t role = random_below(10);
        p->sizes[i] = t->dims[i];
        if (role < 2 && t->dims[i]) {
            p->sizes[i] = 1;
            p->batching[p->batching_count++] = i;
            p->indices_batching[p->indices_count] = p->indices_count;
            p->indices[p->indices_count++] = t->dims[i];
            continue;
        }
        if (role < 5 && t->dims[i]) {
            p->sizes[i] = 1;
            p->collapsed[p->collapsed_count++] = i;
        } else if (role < 8) {
            p->sizes[i] = random_between(chance(3) || !t->dims[i] ? 0 : 1, t->dims[i]);
        }
        if (role < 8)
            p->map[p->map_count++] = i;
    }
}

/* Puts the dimensions of slices at random places among the dimensions of the result. */
static void place_windows(const type *t, gather_plan *p)
{
    uint32_t window = t->rank - p->collapsed_count - p->batching_count, left = window + p->indices_count;
    for (uint32_t i = 0; left > 0; i++, left--)
        if (random_below(left) < window) {
            window--;
            p->offset[p->window_count++] = i;
        }
}

/* Makes indices. More than half of the indices are at most 7, so that many are in range. */
static node_id random_indices(scope *s, uint32_t rank, const int64_t *dims)
{
    qn_dtype dtype = chance(70) ? QN_I32 : random_dtype(TYPES_INT);
    node_id indices = value_of(s, type_tensor(&g, dtype, rank, dims));
    return chance(60) ? b_and(&g, indices, b_fill_like(&g, indices, 7)) : indices;
}

static node_id move_gather(scope *s, node_id x)
{
    const type *t = shape_of(x);
    gather_plan p = {.collapsed_count = 0};
    plan_operand(t, &p);
    for (uint64_t more = random_below(3); more > 0 && p.indices_count < MAX_DIMS; more--)
        p.indices[p.indices_count++] = random_between(chance(5) ? 0 : 1, 5);
    place_windows(t, &p);
    uint32_t vector = p.indices_count, rank = vector + (p.map_count != 1 || chance(50));
    if (rank > vector)
        p.indices[vector] = p.map_count;
    if (p.window_count + vector > MAX_DIMS || rank > MAX_DIMS * 4)
        return x;
    return MAKE(
        OP_gather,
        ATTRS(.offset_dims = {p.window_count, p.offset}, .collapsed_slice_dims = {p.collapsed_count, p.collapsed},
              .operand_batching_dims = {p.batching_count, p.batching},
              .start_indices_batching_dims = {p.batching_count, p.indices_batching},
              .start_index_map = {p.map_count, p.map}, .index_vector_dim = vector, .slice_sizes = {t->rank, p.sizes}),
        x, random_indices(s, rank, p.indices));
}

#endif
