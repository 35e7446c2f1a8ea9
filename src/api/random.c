/* The functions of quern/random.h. Most wrap a function of src/graph, which takes nodes; qn_rng_bit_generator makes a
 * node itself. */
#include "api/compose_in.h"
#include "graph/build.h"
#include "graph/compose_nn.h"
#include "graph/random.h"

qn_value qn_random_key(qn_graph *graph, uint64_t seed)
{
    qn_value nothing = {graph, 0};
    if (!builder_ready(graph, "random_key"))
        return nothing;
    GRAPH_ENTER(graph, nothing);
    node_id made = random_key(&graph->g, seed);
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}

static void split(qn_graph *graph, qn_value key, size_t count, qn_value *out)
{
    struct graph *g = &graph->g;
    GRAPH_ENTER(graph, );
    if (count > MAX_OPERANDS)
        graph_fail(g, QN_INVALID_ARGUMENT, "random_split: %zu keys; expected at most %d", count, MAX_OPERANDS);
    node_id n = builder_operand(graph, "random_split", 0, key),
            keys = n ? compose_random_split(g, n, (int64_t)count) : 0;
    for (size_t i = 0; i < count && keys; i++)
        out[i].id = random_pick(g, keys, (int64_t)i);
    ARENA_LEAVE(&g->arena);
}

void qn_random_split(qn_value key, size_t count, qn_value *out)
{
    bool given =
        builder_ready(key.graph, "random_split") && builder_given_list(key.graph, "random_split", "out", count, out);
    builder_clear(key.graph, count, out);
    if (given)
        split(key.graph, key, count, out);
}

qn_value qn_random_fold_in(qn_value key, qn_value data)
{
    COMPOSE_IN(key.graph ? key.graph : data.graph, "random_fold_in", key,
               compose_random_fold_in(g, n, builder_operand(graph, "random_fold_in", 1, data)));
}

qn_value qn_random_bits(qn_value key, qn_dtype dtype, qn_dims dims)
{
    attr_dims list;
    COMPOSE("random_bits", key,
            builder_numbers(graph, "random_bits", "dims", &dims, &list) ? compose_random_bits(g, n, dtype, list) : 0);
}

typedef node_id draw(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double low, double high);

static qn_value draw_between(const char *what, draw *of, qn_value key, qn_dtype dtype, const qn_dims *dims, double low,
                             double high)
{
    attr_dims list;
    COMPOSE(what, key, builder_numbers(graph, what, "dims", dims, &list) ? of(g, what, n, dtype, list, low, high) : 0);
}

qn_value qn_random_uniform(qn_value key, qn_dtype dtype, qn_dims dims, double low, double high)
{
    return draw_between("random_uniform", compose_random_uniform, key, dtype, &dims, low, high);
}

qn_value qn_random_truncated_normal(qn_value key, qn_dtype dtype, qn_dims dims, double low, double high)
{
    return draw_between("random_truncated_normal", compose_random_truncated_normal, key, dtype, &dims, low, high);
}

/* scaled_normal and scaled_uniform draw numbers from a fixed distribution and multiply them by `scale`. They ignore
 * their last parameter, which the type `draw` requires. */
static node_id scaled_normal(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double scale,
                             double unused)
{
    (void)unused;
    node_id numbers = compose_random_normal(g, what, key, dtype, dims);
    return scale == 1 ? numbers : b_scale(g, numbers, scale);
}

static node_id scaled_uniform(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double scale,
                              double unused)
{
    (void)unused;
    return b_scale(g, compose_random_uniform(g, what, key, dtype, dims, 0, 1), scale);
}

qn_value qn_random_normal(qn_value key, qn_dtype dtype, qn_dims dims)
{
    return draw_between("random_normal", scaled_normal, key, dtype, &dims, 1, 0);
}

qn_value qn_init_uniform(qn_value key, qn_dtype dtype, qn_dims dims, double scale)
{
    return draw_between("init_uniform", scaled_uniform, key, dtype, &dims, scale, 0);
}

qn_value qn_init_normal(qn_value key, qn_dtype dtype, qn_dims dims, double deviation)
{
    return draw_between("init_normal", scaled_normal, key, dtype, &dims, deviation, 0);
}

static qn_value vary(const char *what, qn_value key, qn_dtype dtype, const qn_dims *dims, double scale, qn_fan fan,
                     qn_distribution distribution)
{
    attr_dims list;
    COMPOSE(what, key,
            builder_numbers(graph, what, "dims", dims, &list)
                ? compose_init_variance(g, what, n, dtype, list, scale, (int)fan, (int)distribution)
                : 0);
}

qn_value qn_init_variance(qn_value key, qn_dtype dtype, qn_dims dims, double scale, qn_fan fan,
                          qn_distribution distribution)
{
    return vary("init_variance", key, dtype, &dims, scale, fan, distribution);
}

#define INITIALIZER(name, scale, fan, distribution)                                                                    \
    qn_value qn_init_##name(qn_value key, qn_dtype dtype, qn_dims dims)                                                \
    {                                                                                                                  \
        return vary("init_" #name, key, dtype, &dims, scale, fan, distribution);                                       \
    }
INITIALIZER(glorot_uniform, 1, QN_FAN_MEAN, QN_DRAW_UNIFORM)
INITIALIZER(glorot_normal, 1, QN_FAN_MEAN, QN_DRAW_TRUNCATED_NORMAL)
INITIALIZER(he_uniform, 2, QN_FAN_IN, QN_DRAW_UNIFORM)
INITIALIZER(he_normal, 2, QN_FAN_IN, QN_DRAW_TRUNCATED_NORMAL)

qn_value qn_random_integers(qn_value key, qn_dtype dtype, qn_dims dims, int64_t low, int64_t high)
{
    attr_dims list;
    COMPOSE("random_integers", key,
            builder_numbers(graph, "random_integers", "dims", &dims, &list)
                ? compose_random_integers(g, n, dtype, list, low, high)
                : 0);
}

qn_value qn_random_bernoulli(qn_value key, double probability, qn_dims dims)
{
    attr_dims list;
    COMPOSE("random_bernoulli", key,
            builder_numbers(graph, "random_bernoulli", "dims", &dims, &list)
                ? compose_random_bernoulli(g, n, probability, list)
                : 0);
}

qn_value qn_random_permutation(qn_value key, int64_t count)
{
    COMPOSE("random_permutation", key, compose_random_permutation(g, n, count));
}

qn_value qn_random_categorical(qn_value key, qn_value logits, int64_t dimension)
{
    COMPOSE_IN(key.graph ? key.graph : logits.graph, "random_categorical", key,
               compose_random_categorical(g, n, builder_operand(graph, "random_categorical", 1, logits), dimension));
}

void qn_rng_bit_generator(qn_value state, int algorithm, qn_dtype dtype, qn_dims dims, qn_value out[2])
{
    attr_dims list = {0};
    bool given = builder_ready(state.graph, "rng_bit_generator") &&
                 builder_given(state.graph, "rng_bit_generator", "out", out != NULL) &&
                 builder_numbers(state.graph, "rng_bit_generator", "dims", &dims, &list);
    attrs a = {.rng_algorithm = (uint8_t)(algorithm > 0 && algorithm < 256 ? algorithm : 0),
               .shape = list,
               .element_type = dtype};
    builder_clear(state.graph, 2, out);
    if (given)
        builder_results(state.graph, OP_rng_bit_generator, &a, 1, &state, 2, out);
}
