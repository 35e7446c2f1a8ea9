/* qn_conv1d, qn_conv2d and qn_conv3d. */
#include "graph/compose_convolution.h"

#include "api/builders.h"
#include "quern/compose.h"

static bool read_options(qn_graph *graph, const char *what, const qn_conv_options *options, convolution_options *out)
{
    static const qn_conv_options defaults;
    const qn_conv_options *from = options ? options : &defaults;
    *out = (convolution_options){
        .features_first = from->layout == QN_FEATURES_FIRST, .same = from->padding == QN_SAME, .groups = from->groups};
    return BUILDER_RESERVED(graph, what, qn_conv_options, from) &&
           builder_numbers(graph, what, "strides", &from->strides, &out->strides) &&
           builder_numbers(graph, what, "dilation", &from->dilation, &out->dilation) &&
           builder_padding(graph, what, (int)from->layout, (int)from->padding, &from->pads, &out->pads);
}

static qn_value convolve(const char *what, uint32_t spatial, qn_value input, qn_value kernel,
                         const qn_conv_options *options)
{
    qn_graph *graph = input.graph ? input.graph : kernel.graph;
    qn_value nothing = {graph, 0};
    convolution_options read;
    if (!builder_ready(graph, what))
        return nothing;
    GRAPH_ENTER(graph, nothing);
    node_id lhs = builder_operand(graph, what, 0, input), rhs = builder_operand(graph, what, 1, kernel), made = 0;
    if (lhs && rhs && read_options(graph, what, options, &read))
        made = compose_convolution(&graph->g, what, spatial, lhs, rhs, &read);
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}

qn_value qn_conv1d(qn_value input, qn_value kernel, const qn_conv_options *options)
{
    return convolve("conv1d", 1, input, kernel, options);
}

qn_value qn_conv2d(qn_value input, qn_value kernel, const qn_conv_options *options)
{
    return convolve("conv2d", 2, input, kernel, options);
}

qn_value qn_conv3d(qn_value input, qn_value kernel, const qn_conv_options *options)
{
    return convolve("conv3d", 3, input, kernel, options);
}
