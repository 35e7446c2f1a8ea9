/* The result type of a convolution. Fills in the attributes that are not given. */
#include "graph/infer.h"

#include <inttypes.h>

#include "graph/convolution.h"

/* If a list is empty, replaces it by a list that has `fill` for each spatial dimension. Otherwise checks its length. */
static bool spatial_list(const inference *at, attr_field field, uint32_t spatial, int64_t fill)
{
    attr_dims *list = &infer_field(at, field)->DIMS;
    if (!list->count && spatial) {
        int64_t *made = ARENA_NEW_ARRAY(&at->g->arena, int64_t, spatial);
        for (uint32_t i = 0; i < spatial; i++)
            made[i] = fill;
        *list = (attr_dims){spatial, made};
    }
    return list->count == spatial ||
           (infer_fail(at, "%s has %u numbers; expected one for each of %u spatial dimensions", attr_facts[field].name,
                       list->count, spatial),
            false);
}

static bool padding_list(const inference *at, uint32_t spatial)
{
    attr_pairs *list = &infer_field(at, ATTR_padding)->PAIRS;
    if (!list->count && spatial)
        *list = (attr_pairs){spatial, ARENA_NEW_ARRAY(&at->g->arena, attr_pair, spatial)};
    return list->count == spatial ||
           (infer_fail(at, "padding has %u pairs; expected one for each of %u spatial dimensions", list->count,
                       spatial),
            false);
}

static bool numbers_above_zero(const inference *at, attr_field field)
{
    attr_dims list = infer_field(at, field)->DIMS;
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] < 1)
            return infer_fail(at, "%s %" PRId64 " in spatial dimension %u is not positive", attr_facts[field].name,
                              list.at[i], i),
                   false;
    return true;
}

static bool group_count(const inference *at, attr_field field)
{
    int64_t *count = &infer_field(at, field)->I64;
    *count = *count ? *count : 1;
    return *count > 0 || (infer_fail(at, "%s %" PRId64 " is not positive", attr_facts[field].name, *count), false);
}

/* Checks that a list contains each number from 0 to rank - 1 once. */
static bool names_all(const inference *at, attr_field field, uint32_t rank)
{
    attr_dims list = infer_field(at, field)->DIMS;
    uint32_t seen = 0;
    bool good = list.count == rank;
    for (uint32_t i = 0; i < list.count && good; i++) {
        good = list.at[i] >= 0 && list.at[i] < (int64_t)rank && !(seen >> list.at[i] & 1);
        seen |= good ? 1u << list.at[i] : 0;
    }
    return good ||
           (infer_fail(at, "%s must name each of the dimensions 0 to %d once", attr_facts[field].name, (int)rank - 1),
            false);
}

static bool divides(const inference *at, attr_field groups, uint32_t operand, int64_t dimension)
{
    int64_t count = infer_field(at, groups)->I64, extent = infer_shape(at, operand)->dims[dimension];
    return extent % count == 0 ||
           (infer_fail(at, "%s %" PRId64 " does not divide dimension %" PRId64 " of %s %s", attr_facts[groups].name,
                       count, dimension, operand ? "rhs" : "lhs", infer_print(at, operand)),
            false);
}

static bool check_groups(const inference *at, const convolution *c)
{
    int64_t features = infer_shape(at, 0)->dims[c->feature], inputs = infer_shape(at, 1)->dims[c->input];
    if (c->feature_groups > 1 && c->batch_groups > 1)
        return infer_fail(at,
                          "feature_group_count is %" PRId64 " and batch_group_count %" PRId64
                          "; expected at most one of them above 1",
                          c->feature_groups, c->batch_groups),
               false;
    if (!divides(at, ATTR_batch_group_count, 0, c->batch) || !divides(at, ATTR_feature_group_count, 0, c->feature) ||
        !divides(at, ATTR_batch_group_count, 1, c->output) || !divides(at, ATTR_feature_group_count, 1, c->output))
        return false;
    return inputs == features / c->feature_groups ||
           (infer_fail(at, "rhs has %" PRId64 " input features; expected %" PRId64 " in %s x %s", inputs,
                       features / c->feature_groups, infer_print(at, 0), infer_print(at, 1)),
            false);
}

/* Sets *out to the extent that n elements cover if neighbours are `dilation` apart. Returns false if the extent does
 * not fit 64 bits. */
static bool dilated(int64_t n, int64_t dilation, int64_t *out)
{
    *out = 0;
    return n == 0 || (!__builtin_mul_overflow(n - 1, dilation, out) && !__builtin_add_overflow(*out, 1, out));
}

static bool count_windows(const inference *at, const convolution *c, uint32_t i, int64_t *out)
{
    int64_t padded, window;
    if (!dilated(infer_shape(at, 0)->dims[c->lhs_spatial[i]], c->lhs_dilation[i], &padded) ||
        !dilated(infer_shape(at, 1)->dims[c->rhs_spatial[i]], c->rhs_dilation[i], &window) ||
        __builtin_add_overflow(padded, c->padding[i].first, &padded) ||
        __builtin_add_overflow(padded, c->padding[i].second, &padded))
        return infer_fail(at, "padding and dilations in spatial dimension %u do not fit 64 bits", i), false;
    *out = padded <= 0 || window > padded ? 0 : (padded - window) / c->strides[i] + 1;
    return true;
}

type_id infer_convolution(const inference *at)
{
    const type *lhs = infer_shape(at, 0), *rhs = infer_shape(at, 1);
    int64_t dims[MAX_RANK];
    if (lhs->rank != rhs->rank || lhs->rank < 2)
        return infer_fail(at, "the operands are %s x %s; expected equal ranks of at least 2", infer_print(at, 0),
                          infer_print(at, 1));
    uint32_t spatial = lhs->rank - 2;
    if (!names_all(at, ATTR_input_dimensions, lhs->rank) || !names_all(at, ATTR_kernel_dimensions, lhs->rank) ||
        !names_all(at, ATTR_output_dimensions, lhs->rank) || !spatial_list(at, ATTR_window_strides, spatial, 1) ||
        !spatial_list(at, ATTR_lhs_dilation, spatial, 1) || !spatial_list(at, ATTR_rhs_dilation, spatial, 1) ||
        !spatial_list(at, ATTR_window_reversal, spatial, 0) || !padding_list(at, spatial) ||
        !numbers_above_zero(at, ATTR_window_strides) || !numbers_above_zero(at, ATTR_lhs_dilation) ||
        !numbers_above_zero(at, ATTR_rhs_dilation) || !group_count(at, ATTR_feature_group_count) ||
        !group_count(at, ATTR_batch_group_count))
        return 0;
    convolution c = convolution_of(at->a);
    for (uint32_t i = 0; i < spatial; i++)
        if (c.reversal[i] != 0 && c.reversal[i] != 1)
            return infer_fail(at, "window_reversal %" PRId64 " in spatial dimension %u is neither 0 nor 1",
                              c.reversal[i], i);
    if (!check_groups(at, &c) || !infer_product_types(at))
        return 0;
    dims[c.out_batch] = lhs->dims[c.batch] / c.batch_groups;
    dims[c.out_feature] = rhs->dims[c.output];
    for (uint32_t i = 0; i < spatial; i++)
        if (!count_windows(at, &c, i, &dims[c.out_spatial[i]]))
            return 0;
    return infer_tensor(at, attr_element_type(at->a), lhs->rank, dims);
}
