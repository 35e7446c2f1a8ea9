#include "graph/compose_window.h"

#include "graph/compose.h"
#include "graph/window.h"

/* f16 and bf16 are added and multiplied in f32. */
static qn_dtype wide_type(qn_dtype dtype) { return dtype == QN_F16 || dtype == QN_BF16 ? QN_F32 : dtype; }

/* ---- pooling ----------------------------------------------------------------------------------------------------- */

/* Sets the padding so that there are ceil(extent / stride) windows. */
static void pad_same(window_dim *w)
{
    int64_t count = (w->extent + w->stride - 1) / w->stride, total = (count - 1) * w->stride + w->size - w->extent;
    total = count && total > 0 ? total : 0;
    w->low = total / 2;
    w->high = total - total / 2;
}

static bool check_pool(graph *g, const char *what, node_id input, attr_dims size, const pool_options *options)
{
    const type *t = node_shape(g, input);
    if (t->kind != TYPE_TENSOR || !size.count || t->rank != size.count + 2)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: size has %u numbers for an input %s; expected one for each spatial dimension", what,
                          size.count, type_string(g, node_type(g, input))),
               false;
    if ((options->strides.count && options->strides.count != size.count) ||
        (options->pads.count && options->pads.count != size.count))
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %u strides and %u pairs of pads; expected %u or none", what,
                          options->strides.count, options->pads.count, size.count),
               false;
    for (uint32_t i = 0; i < size.count; i++)
        if (size.at[i] < 1 || (options->strides.count && options->strides.at[i] < 1))
            return graph_fail(g, QN_INVALID_ARGUMENT, "%s: size and strides must be positive", what), false;
    return true;
}

static window_set pool_windows(const graph *g, type_id shape, attr_dims size, const pool_options *options)
{
    window_set w = {.shape = shape, .rank = size.count + 2};
    uint32_t first = options->features_first ? 2 : 1;
    for (uint32_t d = 0; d < w.rank; d++) {
        window_dim *at = &w.at[d];
        *at = (window_dim){.extent = type_at(g, shape)->dims[d], .size = 1, .stride = 1, .base = 1, .dilation = 1};
        if (d < first || d - first >= size.count)
            continue;
        at->size = size.at[d - first];
        at->stride = options->strides.count ? options->strides.at[d - first] : at->size;
        if (options->same)
            pad_same(at);
        else if (options->pads.count) {
            at->low = options->pads.at[d - first].first;
            at->high = options->pads.at[d - first].second;
        }
    }
    return w;
}

/* The number of elements in each window, without padding. The result has the shape of `sums`. */
static node_id window_elements(graph *g, node_id sums, const window_set *w, uint32_t first, uint32_t spatial)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, sums)->dtype;
    window_set own = *w;
    int64_t dims[MAX_RANK], places[MAX_RANK];
    for (uint32_t d = 0; d < w->rank; d++) {
        bool is_spatial = d >= first && d - first < spatial;
        dims[d] = own.at[d].extent = is_spatial ? w->at[d].extent : 1;
        places[d] = d;
    }
    own.shape = type_tensor(g, dtype, w->rank, dims);
    node_id ones = b_fill(g, own.shape, 1), zero = b_fill(g, type_scalar(g, dtype), 0);
    node_id count = b_window_op(g, &own, OP_add, ones, zero);
    const type *t = node_shape(g, sums);
    return count ? b_broadcast(g, count, t->rank, t->dims, places) : 0;
}

node_id compose_pool(graph *g, const char *what, bool mean, node_id input, attr_dims size, const pool_options *options)
{
    if (g->failure || !input || !check_pool(g, what, input, size, options))
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, input)->dtype;
    if (!mean) {
        window_set w = pool_windows(g, node_type(g, input), size, options);
        return b_window_op(g, &w, OP_maximum, input, window_neutral(g, OP_maximum, dtype));
    }
    if (!dtype_is_float(dtype))
        return graph_fail_type(g, what, "input", input, TYPES_FLOAT);
    node_id wide = b_convert(g, input, wide_type(dtype));
    window_set w = pool_windows(g, node_type(g, wide), size, options);
    node_id sums = b_window_op(g, &w, OP_add, wide, b_fill(g, type_scalar(g, wide_type(dtype)), 0)), count = 0;
    if (!sums)
        return 0;
    if (options->counts_padding) {
        double places = 1;
        for (uint32_t i = 0; i < size.count; i++)
            places *= (double)size.at[i];
        count = b_fill_like(g, sums, places);
    } else {
        count = window_elements(g, sums, &w, options->features_first ? 2 : 1, size.count);
    }
    return b_convert(g, b_divide(g, sums, count), dtype);
}

/* ---- cumulative operations --------------------------------------------------------------------------------------- */

node_id compose_cumulative(graph *g, const char *what, op_kind op, node_id value, int64_t dimension, bool reverse)
{
    int64_t d;
    if (g->failure || !value || !compose_dimension(g, what, value, dimension, &d))
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    bool widens = op == OP_add || op == OP_multiply;
    node_id wide = widens ? b_convert(g, value, wide_type(dtype)) : value;
    if (!wide)
        return 0;
    window_set w = window_scan(g, node_type(g, wide), (cumulative){(uint32_t)d, reverse});
    node_id neutral = window_neutral(g, op, (qn_dtype)node_shape(g, wide)->dtype);
    return b_convert(g, b_window_op(g, &w, op, wide, neutral), dtype);
}
