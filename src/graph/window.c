#include "graph/window.h"

static int64_t listed(attr_dims list, uint32_t d) { return list.count ? list.at[d] : 1; }

window_dim window_dim_at(const type *shape, const attr_record *a, uint32_t d)
{
    attr_pairs padding = attr_padding(a);
    return (window_dim){.extent = shape->dims[d],
                        .size = listed(attr_window_dimensions(a), d),
                        .stride = listed(attr_window_strides(a), d),
                        .base = listed(attr_base_dilations(a), d),
                        .dilation = listed(attr_window_dilations(a), d),
                        .low = padding.count ? padding.at[d].first : 0,
                        .high = padding.count ? padding.at[d].second : 0};
}

int64_t window_count(const window_dim *w)
{
    int64_t places = 0, taken;
    if (w->extent &&
        (__builtin_mul_overflow(w->extent - 1, w->base, &places) || __builtin_add_overflow(places, 1, &places)))
        return -1;
    if (__builtin_add_overflow(places, w->low, &places) || __builtin_add_overflow(places, w->high, &places) ||
        __builtin_mul_overflow(w->size - 1, w->dilation, &taken) || __builtin_add_overflow(taken, 1, &taken))
        return -1;
    return places <= 0 || taken > places ? 0 : (places - taken) / w->stride + 1;
}

bool window_is_cumulative(const type *shape, const attr_record *a, cumulative *out)
{
    uint32_t found = UINT32_MAX, single = UINT32_MAX;
    for (uint32_t d = 0; d < shape->rank; d++) {
        window_dim w = window_dim_at(shape, a, d);
        if (w.stride != 1 || w.base != 1)
            return false;
        if (w.size == 1 && (w.low || w.high))
            return false;
        if (w.extent == 1)
            single = d;
        if (w.size == 1)
            continue;
        bool forward = w.low == w.size - 1 && !w.high, backward = w.high == w.size - 1 && !w.low;
        if (found != UINT32_MAX || w.size != w.extent || w.dilation != 1 || !(forward || backward))
            return false;
        found = d;
        out->reverse = backward;
    }
    out->reverse = found != UINT32_MAX && out->reverse;
    out->dimension = found != UINT32_MAX ? found : single != UINT32_MAX ? single : 0;
    return found != UINT32_MAX || single != UINT32_MAX || (shape->rank && !shape->elements);
}
