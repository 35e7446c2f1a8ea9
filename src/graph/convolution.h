/* The attributes of a convolution, with one named field for each dimension number. */
#ifndef GRAPH_CONVOLUTION_H
#define GRAPH_CONVOLUTION_H

#include "graph/graph.h"

/* Spatial dimension i is dimension lhs_spatial[i] of lhs, rhs_spatial[i] of rhs and out_spatial[i] of the result. */
typedef struct convolution {
    uint32_t spatial; /* number of spatial dimensions */
    const int64_t *strides, *lhs_dilation, *rhs_dilation, *reversal;
    const attr_pair *padding;
    int64_t batch, feature;         /* dimensions of lhs */
    int64_t input, output;          /* feature dimensions of rhs */
    int64_t out_batch, out_feature; /* dimensions of the result */
    const int64_t *lhs_spatial, *rhs_spatial, *out_spatial;
    int64_t feature_groups, batch_groups;
} convolution;

static inline convolution convolution_of(const attr_record *a)
{
    attr_dims lhs = attr_input_dimensions(a), rhs = attr_kernel_dimensions(a), out = attr_output_dimensions(a);
    return (convolution){.spatial = lhs.count - 2,
                         .strides = attr_window_strides(a).at,
                         .lhs_dilation = attr_lhs_dilation(a).at,
                         .rhs_dilation = attr_rhs_dilation(a).at,
                         .reversal = attr_window_reversal(a).at,
                         .padding = attr_padding(a).at,
                         .batch = lhs.at[0],
                         .feature = lhs.at[1],
                         .input = rhs.at[0],
                         .output = rhs.at[1],
                         .out_batch = out.at[0],
                         .out_feature = out.at[1],
                         .lhs_spatial = lhs.at + 2,
                         .rhs_spatial = rhs.at + 2,
                         .out_spatial = out.at + 2,
                         .feature_groups = attr_feature_group_count(a),
                         .batch_groups = attr_batch_group_count(a)};
}

#endif
