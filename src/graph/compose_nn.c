/* Layers of neural networks. See compose_nn.h. */
#include "graph/compose_nn.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"

static bool is_float(graph *g, const char *what, const char *parameter, node_id value)
{
    if (!value || g->failure)
        return false;
    if (dtype_is_float((qn_dtype)node_shape(g, value)->dtype))
        return true;
    return graph_fail_type(g, what, parameter, value, TYPES_FLOAT), false;
}

/* The element type in which functions of `value` are computed: f32 for f16 and bf16, else the type of `value`. */
static qn_dtype wide_of(graph *g, node_id value)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    return dtype_facts[dtype].bits == 16 ? QN_F32 : dtype;
}

/* ---- activations ------------------------------------------------------------------------------------------------- */

node_id compose_silu(graph *g, node_id value)
{
    return is_float(g, "silu", "value", value) ? b_multiply(g, value, b_logistic(g, value)) : 0;
}

/* Subtracts the maximum before exp, so that exp does not overflow. If the maximum is infinite or NaN, nothing is
 * subtracted: the sum of the exponentials is 0, infinity or NaN, and its logarithm is the right result. */
node_id compose_logsumexp(graph *g, node_id value, int64_t dimension)
{
    int64_t d;
    if (!is_float(g, "logsumexp", "value", value) || !compose_dimension(g, "logsumexp", value, dimension, &d))
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    attr_dims along = {1, &d};
    node_id x = b_convert(g, value, wide_of(g, value));
    type_id scalar = x ? type_scalar(g, (qn_dtype)node_shape(g, x)->dtype) : 0;
    node_id most = b_stop_gradient(g, b_reduce(g, OP_maximum, x, b_fill(g, scalar, -(double)INFINITY), along));
    most = most ? b_select(g, b_is_finite(g, most), most, b_zeros_like(g, most)) : 0;
    if (!most)
        return 0;
    node_id below = b_subtract(g, x, b_unreduce(g, most, node_type(g, x), along));
    return b_convert(g, b_add(g, most, b_log(g, b_sum(g, b_exponential(g, below), along))), dtype);
}

/* ---- normalisation ----------------------------------------------------------------------------------------------- */

/* Checks that `row`, if it is given, is a vector with the element type of `value` and the extent of the last dimension
 * of `value`. In the message, `each` names an element along this dimension. */
static bool check_row(graph *g, const char *what, const char *parameter, const char *each, node_id value, node_id row)
{
    const type *t = node_shape(g, value);
    type_id wanted = t->rank ? type_tensor(g, (qn_dtype)t->dtype, 1, &t->dims[t->rank - 1]) : 0;
    if (!wanted)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: value is a scalar", what), false;
    if (!row || node_type(g, row) == wanted)
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s is %s; expected %s, an element for each %s", what, parameter,
                      type_string(g, node_type(g, row)), type_string(g, wanted), each),
           false;
}

/* Broadcasts a value to the shape of `like`. If is_row is set, the value is a vector along the last dimension.
 * Otherwise the value has all dimensions of `like` except the last. */
static node_id repeat(graph *g, node_id value, node_id like, bool is_row)
{
    if (!value || !like)
        return 0;
    const type *t = node_shape(g, like);
    int64_t last = t->rank - 1;
    return is_row ? b_broadcast(g, value, t->rank, t->dims, &last)
                  : b_unreduce(g, value, node_type(g, like), (attr_dims){1, &last});
}

node_id compose_linear(graph *g, node_id value, node_id weight, node_id offset)
{
    node_id product = compose_matmul_of(g, "linear", offset ? ", operand 2" : ", offset", value, weight);
    if (!product || !offset)
        return product;
    return check_row(g, "linear", "offset", "column of weight", product, offset)
               ? b_add(g, product, repeat(g, offset, product, true))
               : 0;
}

/* Returns `x / sqrt(mean(x^2) + epsilon) * scale + offset`, converted to `dtype`. The mean is taken along the last
 * dimension. `scale` or `offset` is 0 if it is not given. */
static node_id scale_rows(graph *g, node_id x, node_id scale, node_id offset, double epsilon, qn_dtype dtype)
{
    int64_t last = -1;
    node_id mean = x ? compose_mean(g, b_square(g, x), (attr_dims){1, &last}, false) : 0;
    if (!mean)
        return 0;
    x = b_multiply(g, x, repeat(g, b_rsqrt(g, b_shift(g, mean, epsilon)), x, false));
    qn_dtype wide = (qn_dtype)node_shape(g, x)->dtype;
    if (scale)
        x = b_multiply(g, x, repeat(g, b_convert(g, scale, wide), x, true));
    if (offset)
        x = b_add(g, x, repeat(g, b_convert(g, offset, wide), x, true));
    return b_convert(g, x, dtype);
}

#define FEATURE "element along the last dimension of value"

node_id compose_layer_norm(graph *g, node_id value, node_id scale, node_id offset, double epsilon)
{
    int64_t last = -1;
    if (!is_float(g, "layer_norm", "value", value) || !check_row(g, "layer_norm", "scale", FEATURE, value, scale) ||
        !check_row(g, "layer_norm", "offset", FEATURE, value, offset))
        return 0;
    node_id x = b_convert(g, value, wide_of(g, value)), mean = compose_mean(g, x, (attr_dims){1, &last}, false);
    if (!mean)
        return 0;
    x = b_subtract(g, x, repeat(g, mean, x, false));
    return scale_rows(g, x, scale, offset, epsilon, (qn_dtype)node_shape(g, value)->dtype);
}

node_id compose_rms_norm(graph *g, node_id value, node_id scale, double epsilon)
{
    if (!is_float(g, "rms_norm", "value", value) || !check_row(g, "rms_norm", "scale", FEATURE, value, scale))
        return 0;
    return scale_rows(g, b_convert(g, value, wide_of(g, value)), scale, 0, epsilon,
                      (qn_dtype)node_shape(g, value)->dtype);
}

node_id compose_dropout(graph *g, node_id key, node_id value, double rate)
{
    if (!compose_random_is_key(g, "dropout", key) || !is_float(g, "dropout", "value", value))
        return 0;
    if (!(rate >= 0 && rate < 1))
        return graph_fail(g, QN_INVALID_ARGUMENT, "dropout: rate is %g; expected 0 <= rate < 1", rate);
    const type *t = node_shape(g, value);
    node_id kept = compose_random_bernoulli(g, key, 1 - rate, (attr_dims){t->rank, t->dims});
    return kept ? b_select(g, kept, b_divide(g, value, b_fill_like(g, value, 1 - rate)), b_zeros_like(g, value)) : 0;
}

/* ---- attention --------------------------------------------------------------------------------------------------- */

static bool check_attention(graph *g, node_id query, node_id key, node_id value)
{
    const node_id all[] = {query, key, value};
    static const char *const names[] = {"query", "key", "value"};
    const type *t[3];
    for (int i = 0; i < 3; i++) {
        if (!is_float(g, "attention", names[i], all[i]))
            return false;
        t[i] = node_shape(g, all[i]);
    }
    uint32_t rank = t[0]->rank;
    const char *why = rank < 2 || t[1]->rank != rank || t[2]->rank != rank       ? "the ranks differ, or are below 2"
                      : t[1]->dtype != t[0]->dtype || t[2]->dtype != t[0]->dtype ? "the element types differ"
                                                                                 : NULL;
    for (uint32_t i = 0; !why && i < rank; i++) {
        /* Of query [..., n, d], key [..., m, d] and value [..., m, e], only query has n, and only value has e. */
        uint32_t from = i + 2 == rank ? 1 : 0, to = i + 1 == rank ? 1 : 2;
        for (uint32_t k = from + 1; k <= to && !why; k++)
            if (t[k]->dims[i] != t[from]->dims[i])
                why = arena_printf(&g->arena, "dimension %u is %" PRId64 " in %s and %" PRId64 " in %s", i,
                                   t[from]->dims[i], names[from], t[k]->dims[i], names[k]);
    }
    return !why || (graph_fail(g, QN_INVALID_ARGUMENT,
                               "attention: %s; expected query [..., n, d], key [..., m, d] and value [..., m, e]", why),
                    false);
}

/* `scores` is the type of matrices with n rows and m columns. In row i, the mask is true for the columns from 0 to
 * i + m - n. So the last row is all true. */
static node_id causal_mask(graph *g, const type *scores)
{
    uint32_t rank = scores->rank;
    node_id row = b_iota(g, QN_I64, rank, scores->dims, rank - 2),
            column = b_iota(g, QN_I64, rank, scores->dims, rank - 1);
    double more = (double)(scores->dims[rank - 1] - scores->dims[rank - 2]);
    return row ? b_compare(g, comparison_direction_LE, column, b_shift(g, row, more)) : 0;
}

/* Where the mask is false, the score becomes so low that its weight is 0. But in a row where the whole mask is false,
 * all weights are equal. */
static node_id masked(graph *g, node_id scores, node_id mask)
{
    double lowest = node_shape(g, scores)->dtype == QN_F64 ? -0.7 * 0x1.fffffffffffffp1023 : -0.7 * 0x1.fffffep127;
    return mask ? b_select(g, mask, scores, b_fill_like(g, scores, lowest)) : 0;
}

static node_id apply_mask(graph *g, node_id scores, node_id mask)
{
    const type *t = node_shape(g, scores);
    qn_dtype dtype = (qn_dtype)node_shape(g, mask)->dtype;
    uint32_t rank;
    int64_t dims[MAX_RANK];
    bool fits = compose_common_shape(g, 2, (node_id[]){scores, mask}, &rank, dims) && rank == t->rank &&
                memcmp(dims, t->dims, rank * sizeof *dims) == 0;
    if (!fits || (dtype != QN_I1 && !dtype_is_float(dtype)))
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "attention: options.mask is %s; expected i1 or a float type, of a shape that broadcasts to "
                          "that of %s, [..., n, m]",
                          type_string(g, node_type(g, mask)), type_string(g, node_type(g, scores)));
    node_id wide = compose_broadcast_to(g, mask, t->rank, t->dims);
    if (!wide)
        return 0;
    return dtype == QN_I1 ? masked(g, scores, wide) : b_add(g, scores, b_convert(g, wide, (qn_dtype)t->dtype));
}

node_id compose_attention(graph *g, node_id query, node_id key, node_id value, node_id mask, bool causal, double scale)
{
    if (!check_attention(g, query, key, value))
        return 0;
    const type q = *node_shape(g, query);
    qn_dtype wide = wide_of(g, query);
    int64_t batch[MAX_RANK], last = q.rank - 1, second = q.rank - 2;
    for (uint32_t i = 0; i < q.rank; i++)
        batch[i] = i;
    attr_dims leading = {q.rank - 2, batch};
    node_id scores = b_dot_general(g, query, key, leading, leading, (attr_dims){1, &last}, (attr_dims){1, &last}, wide);
    if (!scores)
        return 0;
    scores = b_scale(g, scores, scale != 0 ? scale : 1 / sqrt((double)q.dims[last]));
    if (mask)
        scores = apply_mask(g, scores, mask);
    if (causal && scores)
        scores = masked(g, scores, causal_mask(g, node_shape(g, scores)));
    node_id weights = b_convert(g, compose_softmax(g, scores, -1), (qn_dtype)q.dtype);
    return b_dot_general(g, weights, value, leading, leading, (attr_dims){1, &last}, (attr_dims){1, &second}, QN_NONE);
}
