/* Part of test_infer.c: windows. */
#ifndef INFER_WINDOW_H
#define INFER_WINDOW_H

static node_id window_of(const char *type, const attrs *a)
{
    node_id x = in(type), init = constant_f32(0);
    region_id add = binary_region(OP_add, "f32");
    attrs with = *a;
    with.region_count = 1;
    with.regions = &add;
    return MAKE(OP_reduce_window, &with, x, init);
}
#define WINDOWS(type, ...) window_of(type, ATTRS(__VA_ARGS__))
#define PADDING(...) .padding = {sizeof((attr_pair[]){__VA_ARGS__}) / sizeof(attr_pair), (attr_pair[]){__VA_ARGS__}}

TEST(windows)
{
    GIVES("tensor<4x2xf32>", WINDOWS("5x6xf32", .window_dimensions = DIMS(2, 3), .window_strides = DIMS(1, 2)));
    GIVES("tensor<2x2xf32>",
          WINDOWS("3x2xf32", .window_dimensions = DIMS(2, 1), .window_strides = DIMS(4, 1),
                  .base_dilations = DIMS(2, 1), .window_dilations = DIMS(3, 1), PADDING({2, 1}, {0, 0})));
    GIVES("tensor<0x6xf32>", WINDOWS("5x6xf32", .window_dimensions = DIMS(6, 1)));
    GIVES("tensor<0xf32>", WINDOWS("5xf32", .window_dimensions = DIMS(1), PADDING({-3, -4})));
    GIVES("tensor<3xf32>", WINDOWS("0xf32", .window_dimensions = DIMS(2), PADDING({3, 1})));
    GIVES("tensor<f32>", WINDOWS("f32", .window_dimensions = {0}));
    REFUSED("reduce_window: window_dimensions has 1 numbers; expected one for each dimension of tensor<5x6xf32>",
            WINDOWS("5x6xf32", .window_dimensions = DIMS(2)));
    REFUSED("reduce_window: window_strides has 0 in dimension 1; expected a positive number",
            WINDOWS("5x6xf32", .window_dimensions = DIMS(2, 2), .window_strides = DIMS(1, 0)));
    REFUSED("reduce_window: padding has 1 pairs; expected one for each dimension of tensor<5x6xf32>",
            WINDOWS("5x6xf32", .window_dimensions = DIMS(2, 2), PADDING({0, 0})));
    REFUSED("reduce_window: the padded extent of dimension 0 overflows",
            WINDOWS("5xf32", .window_dimensions = DIMS(2), PADDING({INT64_MAX, 1})));
    REFUSED("reduce_window: order 2 is not allowed here; expected chain or scan",
            WINDOWS("5xf32", .window_dimensions = DIMS(2), .order = order_lanes));
    REFUSED("reduce_window: the order scan needs a window along one dimension only, as long as the dimension and "
            "padded by its size minus 1 on one side only, and no strides or dilations",
            WINDOWS("5xf32", .window_dimensions = DIMS(2), .order = order_scan));
}

static node_id winners_of(const char *source, const char *select, const char *scatter)
{
    node_id x = in("4x2xf32"), s = in(source), init = constant_f32(0);
    region_id regions[2];
    for (int i = 0; i < 2; i++) {
        graph_open_region(&g, NULL);
        node_id a = in(i ? scatter : select), b = in(i ? scatter : select);
        regions[i] = CLOSE(i ? MAKE(OP_add, NO_ATTRS, a, b) : compare(comparison_direction_GE, a, b));
    }
    return MAKE(
        OP_select_and_scatter,
        ATTRS(.window_dimensions = DIMS(2, 1), .window_strides = DIMS(2, 1), .region_count = 2, .regions = regions), x,
        s, init);
}

TEST(winners_of_windows)
{
    GIVES("tensor<4x2xf32>", winners_of("2x2xf32", "f32", "f32"));
    REFUSED("select_and_scatter: source is tensor<3x2xf32>; expected tensor<2x2xf32>, an element for each window",
            winners_of("3x2xf32", "f32", "f32"));
    REFUSED("select_and_scatter: region 0: expected two arguments of type tensor<f32> and one output of type "
            "tensor<i1>",
            winners_of("2x2xf32", "f64", "f32"));
    REFUSED("select_and_scatter: init_value is tensor<f32>; expected a scalar of the source's element type",
            winners_of("2x2xf64", "f32", "f64"));
}

#endif
