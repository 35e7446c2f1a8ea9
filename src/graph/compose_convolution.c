#include "graph/compose_convolution.h"

#include <inttypes.h>

/* Makes a list of dimension numbers: first, second, then spatial, spatial + 1 and so on. */
static attr_dims dimensions(graph *g, uint32_t rank, int64_t first, int64_t second, int64_t spatial)
{
    int64_t *at = ARENA_NEW_ARRAY(&g->arena, int64_t, rank);
    at[0] = first;
    at[1] = second;
    for (uint32_t i = 2; i < rank; i++)
        at[i] = spatial + i - 2;
    return (attr_dims){rank, at};
}

static const char *input_layout(const convolution_options *o)
{
    return o->features_first ? "features, spatial..." : "spatial..., features";
}
static const char *kernel_layout(const convolution_options *o)
{
    return o->features_first ? "outputs, inputs, spatial..." : "spatial..., inputs, outputs";
}

static int64_t number_at(attr_dims list, uint32_t i) { return list.count ? list.at[i] : 1; }

/* The padding with which a dimension of this extent has ceil(extent / stride) windows. */
static attr_pair same_padding(int64_t extent, int64_t kernel, int64_t stride, int64_t dilation)
{
    int64_t window = kernel ? (kernel - 1) * dilation + 1 : 0, count = (extent + stride - 1) / stride;
    int64_t total = count ? (count - 1) * stride + window - extent : 0;
    total = total < 0 ? 0 : total;
    return (attr_pair){total / 2, total - total / 2};
}

static bool check_counts(graph *g, const char *what, uint32_t spatial, const convolution_options *o)
{
    const struct {
        const char *name;
        uint32_t count, wanted;
    } lists[] = {{"strides", o->strides.count, spatial},
                 {"dilation", o->dilation.count, spatial},
                 {"pads", 2 * o->pads.count, 2 * spatial}};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (lists[i].count && lists[i].count != lists[i].wanted)
            return graph_fail(g, QN_INVALID_ARGUMENT, "%s: options.%s has %u number%s; expected %u or none", what,
                              lists[i].name, lists[i].count, lists[i].count == 1 ? "" : "s", lists[i].wanted),
                   false;
    return true;
}

static bool check_features(graph *g, const char *what, const type *lhs, const type *rhs, const convolution_options *o)
{
    uint32_t last = lhs->rank - 1;
    int64_t groups = o->groups ? o->groups : 1, features = lhs->dims[o->features_first ? 1 : last];
    int64_t inputs = rhs->dims[o->features_first ? 1 : last - 1], outputs = rhs->dims[o->features_first ? 0 : last];
    if (groups < 1 || features % groups || outputs % groups)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: options.groups is %" PRId64 "; expected a divisor of %" PRId64 " and %" PRId64
                          ", the features of the input and of the result",
                          what, o->groups, features, outputs),
               false;
    if (features == inputs * groups)
        return true;
    if (!o->features_first && lhs->dims[1] == rhs->dims[1] * groups)
        g->fits = "options.layout = QN_FEATURES_FIRST";
    return graph_fail(g, QN_INVALID_ARGUMENT,
                      "%s: the input has %" PRId64 " features, the kernel %" PRId64
                      " inputs; expected features = inputs * options.groups in [batch, %s] x [%s]",
                      what, features, inputs, input_layout(o), kernel_layout(o)),
           false;
}

node_id compose_convolution(graph *g, const char *what, uint32_t spatial, node_id input, node_id kernel,
                            const convolution_options *options)
{
    if (g->failure || !input || !kernel)
        return 0;
    uint32_t rank = spatial + 2;
    const type *lhs = node_shape(g, input), *rhs = node_shape(g, kernel);
    if (lhs->kind != TYPE_TENSOR || rhs->kind != TYPE_TENSOR || lhs->rank != rank || rhs->rank != rank)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: the operands are %s x %s; expected rank %u: [batch, %s] x [%s] with %u spatial", what,
                          type_string(g, node_type(g, input)), type_string(g, node_type(g, kernel)), rank,
                          input_layout(options), kernel_layout(options), spatial);
    attrs a = {.window_strides = options->strides,
               .rhs_dilation = options->dilation,
               .padding = options->pads,
               .feature_group_count = options->groups};
    bool first = options->features_first;
    if (!check_counts(g, what, spatial, options) || !check_features(g, what, lhs, rhs, options))
        return 0;
    a.input_dimensions = a.output_dimensions = dimensions(g, rank, 0, first ? 1 : rank - 1, first ? 2 : 1);
    a.kernel_dimensions = first ? dimensions(g, rank, 1, 0, 2) : dimensions(g, rank, rank - 2, rank - 1, 0);
    attr_pair *same = ARENA_NEW_ARRAY(&g->arena, attr_pair, spatial);
    for (uint32_t i = 0; i < spatial; i++) {
        if (number_at(a.window_strides, i) < 1 || number_at(a.rhs_dilation, i) < 1)
            return graph_fail(g, QN_INVALID_ARGUMENT,
                              "%s: a number of options.strides or options.dilation is below 1; expected at least 1",
                              what);
        same[i] = same_padding(lhs->dims[a.input_dimensions.at[2 + i]], rhs->dims[a.kernel_dimensions.at[2 + i]],
                               number_at(a.window_strides, i), number_at(a.rhs_dilation, i));
    }
    if (options->same)
        a.padding = (attr_pairs){spatial, same};
    return node_make(g, OP_convolution, 2, (node_id[]){input, kernel}, &a);
}
