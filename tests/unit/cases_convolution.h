/* Convolutions for tests: with given and with random attributes. */
#ifndef CASES_CONVOLUTION_H
#define CASES_CONVOLUTION_H

#include "agree.h"

/* The extents and attributes of a convolution. Spatial extents are those of lhs and of the kernel. */
typedef struct convolution_case {
    uint32_t spatial;
    int64_t batch, inputs, outputs; /* inputs: features of a group of lhs; outputs: features of the result */
    int64_t feature_groups, batch_groups;
    int64_t lhs[4], kernel[4], strides[4], lhs_dilation[4], rhs_dilation[4], reversal[4];
    attr_pair padding[4];
    int64_t input[6], weights[6], output[6]; /* dimensions by role, as in attrs.def */
} convolution_case;

static inline node_id convolution_formal(qn_dtype dtype, uint32_t rank, const int64_t *dimensions, int64_t first,
                                         int64_t second, const int64_t *spatial)
{
    int64_t dims[MAX_RANK];
    dims[dimensions[0]] = first;
    dims[dimensions[1]] = second;
    for (uint32_t i = 2; i < rank; i++)
        dims[dimensions[i]] = spatial[i - 2];
    return graph_formal(&g, type_tensor(&g, dtype, rank, dims), NULL);
}

static inline node_id convolve(const convolution_case *c, node_id lhs, node_id rhs, qn_dtype result)
{
    uint32_t rank = c->spatial + 2;
    return node_make(&g, OP_convolution, 2, (node_id[]){lhs, rhs},
                     &(attrs){.window_strides = {c->spatial, c->strides},
                              .padding = {c->spatial, c->padding},
                              .lhs_dilation = {c->spatial, c->lhs_dilation},
                              .rhs_dilation = {c->spatial, c->rhs_dilation},
                              .window_reversal = {c->spatial, c->reversal},
                              .input_dimensions = {rank, c->input},
                              .kernel_dimensions = {rank, c->weights},
                              .output_dimensions = {rank, c->output},
                              .feature_group_count = c->feature_groups,
                              .batch_group_count = c->batch_groups,
                              .element_type = result});
}

static inline node_id convolution_of_formals(const convolution_case *c, qn_dtype dtype, qn_dtype result)
{
    uint32_t rank = c->spatial + 2;
    node_id lhs = convolution_formal(dtype, rank, c->input, c->batch, c->inputs * c->feature_groups, c->lhs);
    node_id rhs = convolution_formal(dtype, rank, c->weights, c->inputs, c->outputs, c->kernel);
    return convolve(c, lhs, rhs, result);
}

/* A convolution of two spatial dimensions without dilation. `last` is true for features last (NHWC, HWIO), and false
 * for features before the spatial dimensions (NCHW, OIHW). */
static inline convolution_case plain_convolution(bool last, int64_t extent, int64_t inputs, int64_t outputs,
                                                 int64_t kernel, int64_t stride, int64_t pad)
{
    convolution_case c = {
        .spatial = 2, .batch = 2, .inputs = inputs, .outputs = outputs, .feature_groups = 1, .batch_groups = 1};
    static const int64_t nhwc[] = {0, 3, 1, 2}, hwio[] = {2, 3, 0, 1}, nchw[] = {0, 1, 2, 3}, oihw[] = {1, 0, 2, 3};
    for (uint32_t i = 0; i < 2; i++) {
        c.lhs[i] = extent - (int64_t)i;
        c.kernel[i] = kernel;
        c.strides[i] = stride;
        c.lhs_dilation[i] = c.rhs_dilation[i] = 1;
        c.padding[i] = (attr_pair){pad, pad};
    }
    memcpy(c.input, last ? nhwc : nchw, sizeof nhwc);
    memcpy(c.weights, last ? hwio : oihw, sizeof hwio);
    memcpy(c.output, last ? nhwc : nchw, sizeof nhwc);
    return c;
}

static inline void random_dimensions(uint32_t rank, int64_t *out)
{
    for (uint32_t i = 0; i < rank; i++) {
        uint32_t k = (uint32_t)random_below(i + 1);
        out[i] = out[k];
        out[k] = i;
    }
}

static inline convolution_case random_convolution(void)
{
    convolution_case c = {.spatial = (uint32_t)random_below(4), .feature_groups = 1, .batch_groups = 1};
    int64_t most = c.spatial > 2 ? 4 : 9;
    if (random_below(3) == 0)
        c.feature_groups = random_between(1, 4);
    else if (random_below(3) == 0)
        c.batch_groups = random_between(1, 3);
    c.batch = random_between(1, 3) * c.batch_groups;
    c.inputs = (int64_t[]){1, 1, 2, 3, 5, 17}[random_below(6)];
    c.outputs = (int64_t[]){1, 1, 2, 3, 4, 8, 19}[random_below(7)] * c.feature_groups * c.batch_groups;
    for (uint32_t i = 0; i < c.spatial; i++) {
        bool dilated = random_below(3) == 0;
        c.lhs[i] = random_between(1, most);
        c.kernel[i] = random_between(1, most < 5 ? 3 : 4);
        c.strides[i] = random_below(2) ? 1 : random_between(1, 3);
        c.lhs_dilation[i] = dilated && random_below(2) ? random_between(1, 3) : 1;
        c.rhs_dilation[i] = dilated && random_below(2) ? random_between(1, 3) : 1;
        c.reversal[i] = random_below(4) == 0;
        c.padding[i] = (attr_pair){random_between(-2, 3), random_between(-1, 4)};
        if (random_below(40) == 0)
            *(random_below(2) ? &c.lhs[i] : &c.kernel[i]) = 0;
        if (random_below(3) == 0)
            c.padding[i] = (attr_pair){0, 0};
    }
    if (random_below(30) == 0)
        c.inputs = 0;
    random_dimensions(c.spatial + 2, c.input);
    random_dimensions(c.spatial + 2, c.weights);
    random_dimensions(c.spatial + 2, c.output);
    if (random_below(2)) { /* lanes along features, as in most programs */
        c.input[1] = c.weights[1] = c.output[1] = c.spatial + 1;
        c.input[0] = c.output[0] = 0;
        c.weights[0] = c.spatial;
        for (uint32_t i = 0; i < c.spatial; i++) {
            c.input[2 + i] = c.output[2 + i] = 1 + i;
            c.weights[2 + i] = i;
        }
    }
    return c;
}

#endif
