/* Random numbers for the initial values of parameters, as in jax.nn.initializers. include/quern/random.h declares the
 * public functions. */
#include <inttypes.h>
#include <math.h>

#include "graph/build.h"
#include "graph/compose_nn.h"
#include "graph/random.h"

static uint64_t sign_bit(qn_dtype dtype) { return (uint64_t)1 << (dtype_facts[dtype].bits - 1); }

/* Rounds `value` to the type. Returns the number of the type that follows the rounded value: towards infinity if
 * `direction` is 1, towards -infinity if `direction` is -1. */
static node_id neighbour(graph *g, qn_dtype dtype, double value, int direction)
{
    uint64_t bits = dtype_encode(dtype, value), sign = sign_bit(dtype);
    if (!(bits & ~sign))
        bits = (direction > 0 ? 0 : sign) + 1;
    else
        bits += (bits & sign ? direction < 0 : direction > 0) ? 1 : (uint64_t)-1;
    return node_constant(g, type_scalar(g, dtype), &bits, true);
}

node_id random_truncated_normal(graph *g, node_id key, type_id t, double low, double high)
{
    qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
    type_id scalar = type_scalar(g, dtype);
    node_id root = b_fill(g, scalar, sqrt(2));
    node_id least = b_erf(g, b_divide(g, b_fill(g, scalar, low), root));
    node_id most = b_erf(g, b_divide(g, b_fill(g, scalar, high), root));
    node_id u = random_uniform(g, key, t, least, most);
    node_id x = u ? b_multiply(g, b_fill(g, t, sqrt(2)), b_erf_inv(g, u)) : 0;
    node_id limited[] = {neighbour(g, dtype, low, 1), x, neighbour(g, dtype, high, -1)};
    return x ? node_make(g, OP_clamp, 3, limited, NULL) : 0;
}

/* Whether low < high, and both numbers are still finite and different after they are rounded to the type. */
static bool is_range(qn_dtype dtype, double low, double high)
{
    uint64_t sign = sign_bit(dtype), infinite = dtype_encode(dtype, INFINITY);
    uint64_t from = dtype_encode(dtype, low), to = dtype_encode(dtype, high);
    bool finite = (from & ~sign) != infinite && (to & ~sign) != infinite;
    bool zeros = !((from | to) & ~sign);
    return low < high && finite && from != to && !zeros;
}

node_id compose_random_truncated_normal(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims,
                                        double low, double high)
{
    type_id t = compose_random_floats(g, what, key, dtype, dims);
    if (t && !is_range((qn_dtype)type_at(g, t)->dtype, low, high))
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: the range is %g to %g; expected two finite numbers of the type, the lower first", what,
                          low, high);
    return t ? random_truncated_normal(g, key, t, low, high) : 0;
}

/* Sets *in to the fan-in and *out to the fan-out of a weight with the dimensions [..., inputs, outputs]. The product
 * of the leading extents, for example the spatial extents of a convolution kernel, is a factor of both. */
static void count_fans(const type *t, double *in, double *out)
{
    double places = 1;
    for (uint32_t i = 0; i + 2 < t->rank; i++)
        places *= (double)t->dims[i];
    *in = places * (double)t->dims[t->rank - 2];
    *out = places * (double)t->dims[t->rank - 1];
}

node_id compose_init_variance(graph *g, const char *what, node_id key, qn_dtype dtype, attr_dims dims, double scale,
                              int fan, int distribution)
{
    type_id t = compose_random_floats(g, what, key, dtype, dims);
    if (!t)
        return 0;
    if (type_at(g, t)->rank < 2)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: the weight is a %s; expected at least two dimensions, [..., in, out]", what,
                          type_string(g, t));
    if (!(scale > 0))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: scale is %g; expected a number above 0", what, scale);
    if (fan < FAN_IN || fan > FAN_MEAN)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: fan %d does not exist; expected QN_FAN_IN to QN_FAN_MEAN", what,
                          fan);
    if (distribution < INIT_UNIFORM || distribution > INIT_TRUNCATED_NORMAL)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: distribution %d does not exist; expected QN_DRAW_UNIFORM to QN_DRAW_TRUNCATED_NORMAL",
                          what, distribution);
    double in, out;
    count_fans(type_at(g, t), &in, &out);
    type_id scalar = type_scalar(g, dtype);
    node_id variance = b_fill(g, scalar, scale / (fan == FAN_IN ? in : fan == FAN_OUT ? out : (in + out) / 2));
    node_id numbers, factor = b_sqrt(g, distribution == INIT_UNIFORM ? b_scale(g, variance, 3) : variance);
    if (distribution == INIT_UNIFORM)
        numbers = random_uniform(g, key, t, b_fill(g, scalar, -1), b_fill(g, scalar, 1));
    else if (distribution == INIT_NORMAL)
        numbers = random_normal(g, key, t);
    else
        numbers = random_truncated_normal(g, key, t, -2, 2);
    /* 0.87962566103423978 is the standard deviation of the standard normal distribution truncated to (-2, 2). */
    if (distribution == INIT_TRUNCATED_NORMAL && factor)
        factor = b_divide(g, factor, b_fill(g, scalar, 0.87962566103423978));
    return numbers && factor ? b_multiply(g, numbers, b_broadcast_scalar(g, factor, t)) : 0;
}
