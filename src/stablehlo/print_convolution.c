/* Prints the parts of the text that only convolutions have: dimension numbers, and the assembly format of a
 * convolution. */
#include <inttypes.h>

#include "graph/convolution.h"
#include "stablehlo/print.h"

/* Prints the role of each dimension of a tensor. Dimension dims.at[0] has the role `first`, dimension dims.at[1] the
 * role `second`, and dimension dims.at[2 + i] is spatial dimension i. */
static void print_roles(printer *p, attr_dims dims, char first, char second)
{
    text_puts(p->out, "[");
    for (uint32_t d = 0; d < dims.count; d++) {
        uint32_t role = 0;
        while (dims.at[role] != (int64_t)d)
            role++;
        text_puts(p->out, d ? ", " : "");
        if (role < 2)
            text_printf(p->out, "%c", role ? second : first);
        else
            text_printf(p->out, "%" PRIu32, role - 2);
    }
    text_puts(p->out, "]");
}

void print_convolution_dimensions(printer *p, const attr_record *a)
{
    print_roles(p, attr_input_dimensions(a), 'b', 'f');
    text_puts(p->out, "x");
    print_roles(p, attr_kernel_dimensions(a), 'i', 'o');
    text_puts(p->out, "->");
    print_roles(p, attr_output_dimensions(a), 'b', 'f');
}

/* Prints `keyword = [1, 2]`. If all numbers are `fill`, prints nothing. *between is printed before the keyword, and
 * becomes ", " for the next list. */
static void print_list(printer *p, const char **between, const char *keyword, attr_dims list, int64_t fill)
{
    bool given = false;
    for (uint32_t i = 0; i < list.count; i++)
        given |= list.at[i] != fill;
    if (!given)
        return;
    text_printf(p->out, "%s%s = ", *between, keyword);
    print_ints(p, list);
    *between = ", ";
}

static void print_pad(printer *p, const char **between, attr_pairs pad)
{
    bool given = false;
    for (uint32_t i = 0; i < pad.count; i++)
        given |= pad.at[i].first || pad.at[i].second;
    if (!given)
        return;
    text_printf(p->out, "%spad = [", *between);
    for (uint32_t i = 0; i < pad.count; i++)
        text_printf(p->out, "%s[%" PRId64 ", %" PRId64 "]", i ? ", " : "", pad.at[i].first, pad.at[i].second);
    text_puts(p->out, "]");
    *between = ", ";
}

void print_convolution(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    const char *between = "", *precision = attr_precision_config(a);
    uint32_t group = node_remarks(p->g, n).group;
    text_puts(p->out, "(");
    print_labels(p, 2, node_operands(p->g, n));
    text_puts(p->out, ") dim_numbers = ");
    print_convolution_dimensions(p, a);
    text_puts(p->out, ", window = {");
    print_list(p, &between, "stride", attr_window_strides(a), 1);
    print_pad(p, &between, attr_padding(a));
    print_list(p, &between, "lhs_dilate", attr_lhs_dilation(a), 1);
    print_list(p, &between, "rhs_dilate", attr_rhs_dilation(a), 1);
    if (attr_window_reversal(a).count) {
        bool reversed = false;
        for (uint32_t i = 0; i < attr_window_reversal(a).count; i++)
            reversed |= attr_window_reversal(a).at[i] != 0;
        text_puts(p->out, reversed ? between : "");
        text_puts(p->out, reversed ? "reverse = [" : "");
        for (uint32_t i = 0; i < attr_window_reversal(a).count && reversed; i++)
            text_printf(p->out, "%s%s", i ? ", " : "", attr_window_reversal(a).at[i] ? "true" : "false");
        text_puts(p->out, reversed ? "]" : "");
    }
    text_printf(p->out, "} {batch_group_count = %" PRId64 " : i64, feature_group_count = %" PRId64 " : i64",
                attr_batch_group_count(a), attr_feature_group_count(a));
    if (precision) {
        text_puts(p->out, ", precision_config = ");
        print_words(p, precision, "precision");
    }
    if (group)
        text_printf(p->out, ", quern.group = %" PRIu32 " : i64", group);
    text_puts(p->out, "}");
    print_function_type(p, n);
}
