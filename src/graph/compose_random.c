/* Random numbers for the C API: checks the arguments and calls the functions of graph/random.h. */
#include <inttypes.h>

#include "graph/build.h"
#include "graph/compose.h"
#include "graph/compose_nn.h"
#include "graph/random.h"

bool compose_random_is_key(graph *g, const char *what, node_id key)
{
    int64_t two = 2;
    if (!key || g->failure)
        return false;
    if (node_type(g, key) == type_tensor(g, QN_UI32, 1, &two))
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: key is %s; expected tensor<2xui32>, as from qn_random_key", what,
                      type_string(g, node_type(g, key))),
           false;
}

/* Checks the key and the type of the result. `allowed` says whether `dtype` is allowed, and `expected` names the
 * allowed types. Returns the type, or 0 after a failure. */
static type_id check_result(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, bool allowed,
                            const char *expected)
{
    if (!compose_random_is_key(g, what, key))
        return 0;
    if (dtype_valid(dtype) && !allowed)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: the element type is %s; expected %s", what,
                          dtype_facts[dtype].name, expected);
    return type_tensor_of(g, what, dtype, dims.count, dims.at);
}

type_id compose_random_floats(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims)
{
    return check_result(g, what, key, dtype, dims, dtype_is_float(dtype), "a float type");
}

node_id compose_random_split(graph *g, node_id key, int64_t count)
{
    return compose_random_is_key(g, "random_split", key) ? random_split(g, key, count) : 0;
}

node_id compose_random_fold_in(graph *g, node_id key, node_id data)
{
    if (!compose_random_is_key(g, "random_fold_in", key) || !data)
        return 0;
    const type *t = node_shape(g, data);
    if (t->rank || !dtype_is_int((qn_dtype)t->dtype))
        return graph_fail(g, QN_INVALID_ARGUMENT, "random_fold_in: data is %s; expected a scalar of an integer type",
                          type_string(g, node_type(g, data)));
    return random_fold_in(g, key, b_convert(g, data, QN_UI32));
}

node_id compose_random_bits(graph *g, node_id key, qn_dtype dtype, attr_dims dims)
{
    bool allowed = dtype == QN_UI8 || dtype == QN_UI16 || dtype == QN_UI32 || dtype == QN_UI64;
    type_id t = check_result(g, "random_bits", key, dtype, dims, allowed, "ui8, ui16, ui32 or ui64");
    return t ? random_bits(g, key, t) : 0;
}

node_id compose_random_uniform(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double low,
                               double high)
{
    type_id t = compose_random_floats(g, what, key, dtype, dims), scalar = t ? type_scalar(g, dtype) : 0;
    if (t && !(low <= high))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: low is %g and high is %g; expected low <= high", what, low,
                          high);
    return t ? random_uniform(g, key, t, b_fill(g, scalar, low), b_fill(g, scalar, high)) : 0;
}

node_id compose_random_normal(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims)
{
    type_id t = compose_random_floats(g, what, key, dtype, dims);
    return t ? random_normal(g, key, t) : 0;
}

/* A scalar constant of type `dtype`, made from the low bits of `bits`. */
static node_id integer(graph *g, qn_dtype dtype, uint64_t bits)
{
    return node_constant(g, type_scalar(g, dtype), &bits, true);
}

/* Draws integers of fewer than 32 bits as i32. With fewer random bits, the remainder by `high - low` would give some
 * results much more often than others. */
node_id compose_random_integers(graph *g, node_id key, qn_dtype dtype, attr_dims dims, int64_t low, int64_t high)
{
    type_id t = check_result(g, "random_integers", key, dtype, dims, dtype_is_int(dtype), "an integer type");
    if (!t)
        return 0;
    uint32_t bits = dtype_facts[dtype].bits;
    bool is_signed = dtype_is_signed(dtype), is_long = bits == 64;
    int64_t least = !is_signed ? 0 : is_long ? INT64_MIN : -((int64_t)1 << (bits - 1));
    /* One more than the largest value of the type. For types of 64 bits, this number does not fit in an int64_t, and
     * `above` is INT64_MAX. */
    int64_t above = is_long ? INT64_MAX : (int64_t)1 << (is_signed ? bits - 1 : bits);
    if (low < least || low >= high || (high > above && !is_long))
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "random_integers: from %" PRId64 " up to %" PRId64 " is no range of %s; expected %" PRId64
                          " <= low < high <= %" PRId64,
                          low, high, dtype_facts[dtype].name, least, above);
    uint64_t span = (uint64_t)high - (uint64_t)low;
    qn_dtype drawn = bits < 32 ? QN_I32 : dtype;
    node_id made = random_integers(g, key, type_like(g, t, drawn), integer(g, drawn, (uint64_t)low),
                                   integer(g, random_words(dtype_facts[drawn].bits), span));
    return b_convert(g, made, dtype);
}

node_id compose_random_bernoulli(graph *g, node_id key, double probability, attr_dims dims)
{
    type_id t = compose_random_floats(g, "random_bernoulli", key, QN_F32, dims),
            scalar = t ? type_scalar(g, QN_F32) : 0;
    if (!t)
        return 0;
    node_id u = random_uniform(g, key, t, b_fill(g, scalar, 0), b_fill(g, scalar, 1));
    return u ? b_compare(g, comparison_direction_LT, u, b_fill_like(g, u, probability)) : 0;
}

/* Sorts the numbers by random words, in the same number of rounds as JAX. Numbers with equal words keep their order.
 * Several rounds make it very unlikely that two numbers have equal words in every round. */
node_id compose_random_permutation(graph *g, node_id key, int64_t count)
{
    if (!compose_random_is_key(g, "random_permutation", key))
        return 0;
    if (count < 0 || count > INT32_MAX)
        return graph_fail(g, QN_INVALID_ARGUMENT, "random_permutation: %" PRId64 " numbers; expected 0 to 2147483647",
                          count);
    double cubed = (double)count * (double)count * (double)count;
    int rounds = count > 1; /* the logarithm of count^3 to the base 2^32 - 1, rounded up; 0 for a count of 0 or 1 */
    for (double most = UINT32_MAX; cubed > most; most *= UINT32_MAX)
        rounds++;
    node_id numbers = b_iota(g, QN_I32, 1, &count, 0);
    for (int i = 0; i < rounds && numbers; i++) {
        node_id keys = random_split(g, key, 2);
        key = random_pick(g, keys, 0);
        node_id pair[2] = {random_bits(g, random_pick(g, keys, 1), type_tensor(g, QN_UI32, 1, &count)), numbers};
        numbers = node_result(g, b_sort_by(g, 2, pair, 0, false, false), 1);
    }
    return numbers;
}

/* Adds noise of the Gumbel distribution to the logits. The index of the largest sum is the sample. */
node_id compose_random_categorical(graph *g, node_id key, node_id logits, int64_t dimension)
{
    if (!logits || !compose_random_is_key(g, "random_categorical", key))
        return 0;
    const type t = *node_shape(g, logits);
    if (!dtype_is_float((qn_dtype)t.dtype))
        return graph_fail_type(g, "random_categorical", "logits", logits, TYPES_FLOAT);
    return compose_argmax(g, b_add(g, random_gumbel(g, key, node_type(g, logits)), logits), dimension);
}
