/* Scatter: the evaluator against a plain implementation of the specification's text, compiled code against the
 * evaluator. */
#include "random_scatter.h"

enum { SEEDS = 3000, COMPILED = 160, MOST_ELEMENTS = 1 << 16 };

/* `3 * element + update`, for which the order matters. */
static region_id ordered_region(const char *scalar)
{
    graph_open_region(&g, NULL);
    node_id lhs = in(scalar), rhs = in(scalar);
    return CLOSE(b_add(&g, b_scale(&g, lhs, 3), rhs));
}

static node_id random_node(const scatter_case *c, region_id region, qn_dtype dtype, qn_dtype index)
{
    node_id x = graph_formal(&g, type_tensor(&g, dtype, c->rank, c->input), NULL);
    node_id indices = graph_formal(&g, type_tensor(&g, index, c->indices_rank, c->indices), NULL);
    node_id updates = graph_formal(&g, type_tensor(&g, dtype, c->update_rank, c->update), NULL);
    attrs a = scatter_attrs(c, &region);
    return node_make(&g, OP_scatter, 3, (node_id[]){x, indices, updates}, &a);
}

static void check_against_model(uint64_t seed)
{
    random_seed(seed);
    scatter_case c = random_scatter();
    int64_t elements = elements_of(c.rank, c.input), updates = elements_of(c.update_rank, c.update);
    int64_t index_count = elements_of(c.indices_rank, c.indices), at[MAX_RANK] = {0}, place;
    if (elements > MOST_ELEMENTS || updates > MOST_ELEMENTS)
        return;
    begin();
    end(random_node(&c, ordered_region("i64"), QN_I64, QN_I64));
    int64_t *x = calloc((size_t)elements + 1, sizeof *x), *indices = calloc((size_t)index_count + 1, sizeof *x);
    int64_t *update = calloc((size_t)updates + 1, sizeof *x), *got = calloc((size_t)elements + 1, sizeof *x);
    for (int64_t i = 0; i < elements; i++)
        x[i] = random_between(-1000, 1000);
    for (int64_t i = 0; i < index_count; i++)
        indices[i] = random_below(20) == 0 ? (random_below(2) ? INT64_MAX : INT64_MIN) : random_between(-3, 8);
    for (int64_t i = 0; i < updates; i++)
        update[i] = random_between(-1000, 1000);
    run((const void *[]){x, indices, update}, (void *[]){got});
    for (int64_t i = 0; i < updates; i++, next_index(c.update_rank, c.update, at))
        if (scatter_place(&c, indices, at, &place))
            x[place] = (int64_t)(3 * (uint64_t)x[place] + (uint64_t)update[i]);
    if (memcmp(x, got, (size_t)elements * sizeof *x))
        unit_fail(__FILE__, __LINE__, "seed %llu: the evaluator differs from the specification",
                  (unsigned long long)seed);
    free(x);
    free(indices);
    free(update);
    free(got);
    done();
}

TEST(the_evaluator_follows_the_specification)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        check_against_model(seed);
}

static region_id some_region(qn_dtype dtype)
{
    static const op_kind ops[] = {OP_add, OP_none, OP_maximum, OP_minimum, OP_multiply, OP_none};
    int64_t which = random_below(7);
    if (which == 6 && dtype != QN_I1)
        return ordered_region(dtype_facts[dtype].name);
    return b_combiner(&g, ops[which % 6], dtype);
}

TEST(random_scatters_agree)
{
    agree_unsimplified = false;
    for (uint64_t seed = 1; seed <= COMPILED; seed++) {
        random_seed(seed);
        scatter_case c = random_scatter();
        qn_dtype dtype = (qn_dtype)random_between(1, DTYPE_COUNT - 1), index = QN_I1;
        while (!dtype_is_int(index))
            index = (qn_dtype)random_between(1, DTYPE_COUNT - 1);
        if (elements_of(c.update_rank, c.update) > MOST_ELEMENTS)
            continue;
        begin();
        end(random_node(&c, some_region(dtype), dtype, index));
        if (!agree_seeded(__FILE__, __LINE__, random_below(2) ? VALUES_SMALL : VALUES_SPECIAL, seed))
            printf("scatter of seed %llu\n", (unsigned long long)seed);
        done();
    }
}
