/* Cases of gradients of convolutions, for test_gradient.c. */
#ifndef GRADIENT_CONVOLUTION_H
#define GRADIENT_CONVOLUTION_H

#define CONVOLUTION(name, ...)                                                                                         \
    static node_id build_convolution_##name(graph *g, const node_id *x)                                                \
    {                                                                                                                  \
        return node_make(g, OP_convolution, 2, x, &(attrs){__VA_ARGS__});                                              \
    }
#define PAIRS(...)                                                                                                     \
    ((attr_pairs){sizeof((const attr_pair[]){__VA_ARGS__}) / sizeof(attr_pair), (const attr_pair[]){__VA_ARGS__}})
#define NHWC                                                                                                           \
    .input_dimensions = LIST(0, 3, 1, 2), .kernel_dimensions = LIST(2, 3, 0, 1), .output_dimensions = LIST(0, 3, 1, 2)
#define NCH .input_dimensions = LIST(0, 1, 2), .kernel_dimensions = LIST(1, 0, 2), .output_dimensions = LIST(0, 1, 2)
#define MIXED                                                                                                          \
    .input_dimensions = LIST(3, 0, 2, 1), .kernel_dimensions = LIST(3, 1, 0, 2), .output_dimensions = LIST(1, 3, 0, 2)

CONVOLUTION(plain, NHWC)
CONVOLUTION(padded, NHWC, .padding = PAIRS({1, 1}, {2, 0}))
CONVOLUTION(strided, NHWC, .window_strides = LIST(2, 3), .padding = PAIRS({1, 2}, {1, 1}))
CONVOLUTION(cropped, NHWC, .padding = PAIRS({-1, 1}, {-1, -1}))
CONVOLUTION(dilated, NHWC, .lhs_dilation = LIST(2, 1), .rhs_dilation = LIST(1, 2), .padding = PAIRS({1, 1}, {1, 2}))
CONVOLUTION(reversed, MIXED, .window_reversal = LIST(1, 0), .padding = PAIRS({1, 0}, {0, 1}))
CONVOLUTION(all, MIXED, .window_strides = LIST(2, 1), .lhs_dilation = LIST(2, 3), .rhs_dilation = LIST(2, 2),
            .window_reversal = LIST(0, 1), .padding = PAIRS({2, -1}, {1, 3}))
CONVOLUTION(feature_groups, NCH, .feature_group_count = 3, .padding = PAIRS({1, 1}))
CONVOLUTION(strided_groups, NHWC, .feature_group_count = 2, .window_strides = LIST(2, 1), .rhs_dilation = LIST(1, 2))
CONVOLUTION(each_feature, NHWC, .feature_group_count = 4, .padding = PAIRS({1, 1}, {0, 0}))
CONVOLUTION(batch_groups, NCH, .batch_group_count = 2, .window_strides = LIST(2), .padding = PAIRS({1, 1}))
CONVOLUTION(reversed_groups, NHWC, .batch_group_count = 3, .window_reversal = LIST(1, 1), .lhs_dilation = LIST(1, 2))
CONVOLUTION(matrices, .input_dimensions = LIST(0, 1), .kernel_dimensions = LIST(0, 1), .output_dimensions = LIST(1, 0))

TEST(convolution)
{
    static const gradient_case cases[] = {
        {"plain", OP_convolution, build_convolution_plain, 2, {{4, {2, 4, 3, 2}, -2, 2}, {4, {2, 2, 2, 3}, -2, 2}}, 0},
        {"padded",
         OP_convolution,
         build_convolution_padded,
         2,
         {{4, {2, 4, 3, 2}, -2, 2}, {4, {3, 2, 2, 3}, -2, 2}},
         0},
        {"strided",
         OP_convolution,
         build_convolution_strided,
         2,
         {{4, {1, 5, 6, 2}, -2, 2}, {4, {3, 2, 2, 2}, -2, 2}},
         0},
        {"cropped",
         OP_convolution,
         build_convolution_cropped,
         2,
         {{4, {2, 4, 5, 2}, -2, 2}, {4, {3, 2, 2, 3}, -2, 2}},
         0},
        {"dilated",
         OP_convolution,
         build_convolution_dilated,
         2,
         {{4, {1, 3, 4, 2}, -2, 2}, {4, {3, 2, 2, 2}, -2, 2}},
         0},
        {"reversed",
         OP_convolution,
         build_convolution_reversed,
         2,
         {{4, {2, 4, 3, 1}, -2, 2}, {4, {3, 2, 2, 2}, -2, 2}},
         0},
        {"all", OP_convolution, build_convolution_all, 2, {{4, {2, 4, 3, 2}, -2, 2}, {4, {2, 3, 3, 2}, -2, 2}}, 0},
        {"feature groups",
         OP_convolution,
         build_convolution_feature_groups,
         2,
         {{3, {2, 6, 5}, -2, 2}, {3, {6, 2, 3}, -2, 2}},
         0},
        {"strided groups",
         OP_convolution,
         build_convolution_strided_groups,
         2,
         {{4, {1, 4, 5, 4}, -2, 2}, {4, {2, 2, 2, 6}, -2, 2}},
         0},
        {"each feature",
         OP_convolution,
         build_convolution_each_feature,
         2,
         {{4, {1, 4, 3, 4}, -2, 2}, {4, {3, 2, 1, 4}, -2, 2}},
         0},
        {"batch groups",
         OP_convolution,
         build_convolution_batch_groups,
         2,
         {{3, {4, 2, 5}, -2, 2}, {3, {6, 2, 3}, -2, 2}},
         0},
        {"reversed groups",
         OP_convolution,
         build_convolution_reversed_groups,
         2,
         {{4, {3, 3, 3, 2}, -2, 2}, {4, {2, 2, 2, 3}, -2, 2}},
         0},
        {"matrices", OP_convolution, build_convolution_matrices, 2, {{2, {3, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"one window",
         OP_convolution,
         build_convolution_plain,
         2,
         {{4, {2, 3, 2, 2}, -2, 2}, {4, {3, 2, 2, 3}, -2, 2}},
         0},
        {"no window",
         OP_convolution,
         build_convolution_plain,
         2,
         {{4, {2, 2, 2, 2}, -2, 2}, {4, {3, 2, 2, 3}, -2, 2}},
         0},
        {"no kernel",
         OP_convolution,
         build_convolution_padded,
         2,
         {{4, {2, 2, 2, 2}, -2, 2}, {4, {0, 2, 2, 3}, -2, 2}},
         0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

#endif
