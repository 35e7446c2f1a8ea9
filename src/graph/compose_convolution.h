/* Makes convolutions (OP_convolution) with the common layouts of dimensions, such as NHWC. */
#ifndef GRAPH_COMPOSE_CONVOLUTION_H
#define GRAPH_COMPOSE_CONVOLUTION_H

#include "graph/build.h"

/* See qn_conv_options in quern/compose.h. Empty lists and zeros mean the defaults. */
typedef struct convolution_options {
    bool features_first, same;
    attr_pairs pads; /* the padding, if not `same` */
    attr_dims strides, dilation;
    int64_t groups;
} convolution_options;

/* `spatial` is the number of spatial dimensions. `what` names the function in messages. */
node_id compose_convolution(graph *g, const char *what, uint32_t spatial, node_id input, node_id kernel,
                            const convolution_options *options);

#endif
