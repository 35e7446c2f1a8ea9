/* The derivatives of a convolution are convolutions, too. In these comments d is the adjoint of the result, and o is
 * the number of a window. k is a position in the kernel (rhs), counted from the end if the dimension is reversed. p is
 * a position in lhs. An element of lhs is multiplied by an element of the kernel if
 *
 *     o * strides + k * rhs_dilation - padding = p * lhs_dilation
 *
 * The convolution sums over k and p. The derivative with respect to lhs sums over o and k. The derivative with respect
 * to rhs sums over o and p. In a derivative, the strides become a dilation, and a dilation becomes the strides. So no
 * operand is padded or dilated in memory. */
#include "gradient/pullback.h"

#include "graph/convolution.h"

/* The lists to which the attributes of a derivative point. */
typedef struct made {
    attr_pair padding[MAX_RANK];
    int64_t reversal[MAX_RANK], input[MAX_RANK], kernel[MAX_RANK], output[MAX_RANK];
} made;

static int64_t covered(int64_t n, int64_t dilation) { return n ? (n - 1) * dilation + 1 : 0; }

static void list_dimensions(int64_t *out, int64_t first, int64_t second, uint32_t spatial, const int64_t *rest)
{
    out[0] = first;
    out[1] = second;
    for (uint32_t i = 0; i < spatial; i++)
        out[2 + i] = rest[i];
}

/* Splits dimension d of x into `count` groups, and concatenates the groups along dimension `to`. */
static node_id move_groups(graph *g, node_id x, int64_t d, int64_t to, int64_t count)
{
    const type *t = node_shape(g, x);
    int64_t split[MAX_RANK + 1], order[MAX_RANK + 1], joined[MAX_RANK];
    uint32_t at = 0, rank = t->rank;
    for (uint32_t i = 0; i < rank; i++) {
        if (i == d)
            split[at++] = count;
        split[at++] = i == d ? t->dims[i] / count : t->dims[i];
        joined[i] = i == d ? t->dims[i] / count : i == to ? t->dims[i] * count : t->dims[i];
    }
    at = 0;
    for (uint32_t i = 0; i < rank; i++) {
        if (i == to)
            order[at++] = d;
        order[at++] = i + (i >= d);
    }
    return b_reshape(g, b_transpose(g, b_reshape(g, x, rank + 1, split), order), rank, joined);
}

/* The type to which both factors of a derivative are converted. This type has every value of both factors. */
static qn_dtype factor_type(qn_dtype adjoint, qn_dtype operand)
{
    if (operand == adjoint || dtype_facts[operand].bits < dtype_facts[adjoint].bits)
        return adjoint;
    return dtype_facts[operand].bits > dtype_facts[adjoint].bits ? operand : QN_F32;
}

static node_id convolve(graph *g, node_id lhs, node_id rhs, const attrs *a)
{
    return node_make(g, OP_convolution, 2, (node_id[]){lhs, rhs}, a);
}

/* The derivative with respect to lhs sums over o and k. It is a new convolution: d, dilated by the strides, is the lhs,
 * and the reversed kernel is the rhs. Groups of n's output features become groups of the new convolution's input
 * features. If n has batch groups, the new convolution puts them one after the other into the feature dimension of its
 * result. move_groups then moves them to the batch dimension. */
static node_id lhs_derivative(graph *g, node_id n, node_id d, const convolution *c)
{
    const type *lhs = node_shape(g, node_operand(g, n, 0)), *rhs = node_shape(g, node_operand(g, n, 1));
    const type *out = node_shape(g, n);
    uint32_t rank = lhs->rank;
    int64_t groups = c->feature_groups * c->batch_groups;
    made m;
    for (uint32_t i = 0; i < c->spatial; i++) {
        int64_t kernel = covered(rhs->dims[c->rhs_spatial[i]], c->rhs_dilation[i]);
        int64_t low = kernel - 1 - c->padding[i].first;
        int64_t last = (lhs->dims[c->lhs_spatial[i]] - 1) * c->lhs_dilation[i];
        m.padding[i] = (attr_pair){low, last + kernel - covered(out->dims[c->out_spatial[i]], c->strides[i]) - low};
        m.reversal[i] = !c->reversal[i];
    }
    qn_dtype wide = factor_type((qn_dtype)out->dtype, (qn_dtype)rhs->dtype);
    node_id kernel = b_convert(g, node_operand(g, n, 1), wide);
    if (groups > 1)
        kernel = move_groups(g, kernel, c->output, c->input, groups);
    list_dimensions(m.input, c->out_batch, c->out_feature, c->spatial, c->out_spatial);
    list_dimensions(m.kernel, c->output, c->input, c->spatial, c->rhs_spatial);
    list_dimensions(m.output, c->batch, c->feature, c->spatial, c->lhs_spatial);
    node_id made = convolve(g, b_convert(g, d, wide), kernel,
                            &(attrs){.window_strides = {c->spatial, c->lhs_dilation},
                                     .padding = {c->spatial, m.padding},
                                     .lhs_dilation = {c->spatial, c->strides},
                                     .rhs_dilation = {c->spatial, c->rhs_dilation},
                                     .window_reversal = {c->spatial, m.reversal},
                                     .input_dimensions = {rank, m.input},
                                     .kernel_dimensions = {rank, m.kernel},
                                     .output_dimensions = {rank, m.output},
                                     .feature_group_count = groups,
                                     .batch_group_count = 1});
    return c->batch_groups > 1 ? move_groups(g, made, c->feature, c->batch, c->batch_groups) : made;
}

/* The derivative with respect to rhs sums over o and p. It is a new convolution of lhs: its kernel is d, dilated by the
 * strides. Batch and features change roles, so batch groups become feature groups, and feature groups become batch
 * groups. */
static node_id rhs_derivative(graph *g, node_id n, node_id d, const convolution *c)
{
    const type *lhs = node_shape(g, node_operand(g, n, 0)), *rhs = node_shape(g, node_operand(g, n, 1));
    const type *out = node_shape(g, n);
    uint32_t rank = lhs->rank, reversed = 0;
    made m;
    for (uint32_t i = 0; i < c->spatial; i++) {
        int64_t window = covered(out->dims[c->out_spatial[i]], c->strides[i]);
        int64_t last = (rhs->dims[c->rhs_spatial[i]] - 1) * c->rhs_dilation[i], low = c->padding[i].first;
        m.padding[i] =
            (attr_pair){low, last + window - covered(lhs->dims[c->lhs_spatial[i]], c->lhs_dilation[i]) - low};
        if (c->reversal[i])
            m.reversal[reversed++] = c->rhs_spatial[i];
    }
    qn_dtype wide = factor_type((qn_dtype)out->dtype, (qn_dtype)lhs->dtype);
    list_dimensions(m.input, c->feature, c->batch, c->spatial, c->lhs_spatial);
    list_dimensions(m.kernel, c->out_batch, c->out_feature, c->spatial, c->out_spatial);
    list_dimensions(m.output, c->input, c->output, c->spatial, c->rhs_spatial);
    node_id made = convolve(g, b_convert(g, node_operand(g, n, 0), wide), b_convert(g, d, wide),
                            &(attrs){.window_strides = {c->spatial, c->rhs_dilation},
                                     .padding = {c->spatial, m.padding},
                                     .lhs_dilation = {c->spatial, c->lhs_dilation},
                                     .rhs_dilation = {c->spatial, c->strides},
                                     .input_dimensions = {rank, m.input},
                                     .kernel_dimensions = {rank, m.kernel},
                                     .output_dimensions = {rank, m.output},
                                     .feature_group_count = c->batch_groups,
                                     .batch_group_count = c->feature_groups});
    return reversed ? b_reverse(g, made, (attr_dims){reversed, m.reversal}) : made;
}

void gradient_convolution(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    convolution c = convolution_of(node_attrs(g, n));
    node_id d = pull_adjoint(p, n, 0);
    for (uint32_t i = 0; i < 2 && !g->failure; i++) {
        node_id operand = node_operand(g, n, i);
        if (!pull_wants(p, n, i) || !node_shape(g, n)->elements || !node_shape(g, node_operand(g, n, 1 - i))->elements)
            continue;
        node_id made = i ? rhs_derivative(g, n, d, &c) : lhs_derivative(g, n, d, &c);
        pull_add(p, n, i, b_convert(g, made, (qn_dtype)node_shape(g, operand)->dtype));
    }
}
