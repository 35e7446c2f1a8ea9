/* Batch normalisation and its derivative, with the operations in the order of the StableHLO specification. A value that
 * is the same for all elements of a feature is computed once for each feature. This does not change the bits of the
 * results. */
#include <string.h>

#include "graph/build.h"
#include "graph/composite.h"

/* The parameters that training, inference and the derivative have in common. */
typedef struct norm {
    graph *g;
    type_id whole;    /* the type of the operand */
    int64_t feature;  /* the dimension of the features */
    double count;     /* number of elements of a feature */
    uint32_t epsilon; /* the bits of an f32 */
} norm;

static norm norm_of(graph *g, const attrs *a, node_id operand)
{
    const type *t = node_shape(g, operand);
    norm n = {.g = g, .whole = node_type(g, operand), .feature = a->feature_index, .epsilon = a->epsilon, .count = 1};
    for (uint32_t i = 0; i < t->rank; i++)
        n.count *= i == n.feature ? 1 : (double)t->dims[i];
    return n;
}

/* `value` has one element for each feature. Repeats the elements over the other dimensions. */
static node_id spread(const norm *n, node_id value)
{
    const type *t = type_at(n->g, n->whole);
    return b_broadcast(n->g, value, t->rank, t->dims, &n->feature);
}

/* Sums over all dimensions except the dimension of the features. */
static node_id sum(const norm *n, node_id value)
{
    int64_t dims[MAX_RANK];
    uint32_t count = 0;
    for (uint32_t i = 0; i < type_at(n->g, n->whole)->rank; i++)
        if (i != n->feature)
            dims[count++] = i;
    if (count)
        return b_sum(n->g, value, (attr_dims){count, dims});
    /* A sum over no dimensions still adds the initial value 0. This addition turns -0 into 0. */
    return b_add(n->g, b_zeros_like(n->g, value), value);
}

static node_id mean(const norm *n, node_id value)
{
    node_id total = sum(n, value);
    return b_divide(n->g, total, b_fill_like(n->g, total, n->count));
}

static node_id shifted(const norm *n, node_id variance)
{
    float epsilon;
    memcpy(&epsilon, &n->epsilon, sizeof epsilon);
    return b_shift(n->g, variance, (double)epsilon);
}

/* (operand - average) / sqrt(variance + epsilon) */
static node_id normalised(const norm *n, node_id operand, node_id average, node_id variance)
{
    node_id centred = b_subtract(n->g, operand, spread(n, average));
    return b_divide(n->g, centred, spread(n, b_sqrt(n->g, shifted(n, variance))));
}

static node_id scaled(const norm *n, node_id value, node_id scale, node_id offset)
{
    return b_add(n->g, b_multiply(n->g, spread(n, scale), value), spread(n, offset));
}

void expand_batch_norm_training(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    norm n = norm_of(g, a, operands[0]);
    results[1] = mean(&n, operands[0]);
    node_id centred = b_subtract(g, operands[0], spread(&n, results[1]));
    results[2] = mean(&n, b_multiply(g, centred, centred));
    results[0] = scaled(&n, normalised(&n, operands[0], results[1], results[2]), operands[1], operands[2]);
}

void expand_batch_norm_inference(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    norm n = norm_of(g, a, operands[0]);
    results[0] = scaled(&n, normalised(&n, operands[0], operands[3], operands[4]), operands[1], operands[2]);
}

void expand_batch_norm_grad(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    norm n = norm_of(g, a, operands[0]);
    node_id scale = operands[1], d = operands[4], many = b_fill(g, n.whole, n.count);
    node_id centred = b_subtract(g, operands[0], spread(&n, operands[2]));
    node_id deviation = b_sqrt(g, shifted(&n, operands[3]));
    node_id of_centred = sum(&n, b_multiply(g, d, centred));
    node_id drift = b_divide(g, b_multiply(g, spread(&n, of_centred), centred), spread(&n, shifted(&n, operands[3])));
    results[2] = sum(&n, d);
    node_id left = b_subtract(g, b_subtract(g, b_multiply(g, d, many), spread(&n, results[2])), drift);
    node_id factor = b_divide(g, b_divide(g, scale, deviation), b_fill_like(g, scale, n.count));
    results[0] = b_multiply(g, spread(&n, factor), left);
    results[1] = sum(&n, b_multiply(g, d, b_divide(g, centred, spread(&n, deviation))));
}
