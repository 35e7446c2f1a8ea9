/* Tests of the layouts of convolutions (rewrite/layout.h). Each module is evaluated before and after the pass: the bits
 * must be equal, and the number of transpositions that are left says which values the pass moved. */
#include <math.h>
#include <stdlib.h>

#include "evaluate/evaluate.h"
#include "graph/nodes.h"
#include "rewrite/layout.h"
#include "rewrite/rewrite.h"
#include "stablehlo/stablehlo.h"
#include "unit.h"

#define NCHW "dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]"
#define NHWC "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"
#define GROUPS(n) "{feature_group_count = " #n " : i64, batch_group_count = 1 : i64}"

static uint32_t count_transposes(const graph *g)
{
    uint32_t count = 0;
    for (node_id n = 1; n < g->nodes.count; n++)
        count += node_op(g, n) == OP_transpose;
    return count;
}

/* Evaluates the entry. Inputs have small floats of both signs, a NaN and an infinity. Returns the bytes of all
 * outputs. */
static char *outputs_of(const graph *g, region_id entry, size_t *size)
{
    const region *r = region_at(g, entry);
    const void **inputs = calloc(r->formals.count + 1, sizeof *inputs);
    void **outputs = calloc(r->output_count + 1, sizeof *outputs);
    uint32_t state = 1;
    *size = 0;
    for (uint32_t i = 0; i < r->formals.count; i++) {
        int64_t count = node_shape(g, r->formals.at[i].node)->elements;
        float *x = malloc((size_t)count * sizeof *x);
        for (int64_t k = 0; k < count; k++)
            x[k] = (float)(int32_t)(state = state * 1664525 + 1013904223) * 0x1p-31f;
        x[count / 3] = i == 0 ? NAN : x[count / 3];
        x[count / 2] = i == 0 ? INFINITY : x[count / 2];
        inputs[i] = x;
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        *size += (size_t)type_bytes(g, node_type(g, r->outputs[i]));
    char *bytes = calloc(*size + 1, 1);
    for (size_t i = 0, at = 0; i < r->output_count; i++) {
        outputs[i] = bytes + at;
        at += (size_t)type_bytes(g, node_type(g, r->outputs[i]));
    }
    CHECK_OK(evaluate(g, entry, inputs, outputs));
    for (uint32_t i = 0; i < r->formals.count; i++)
        free((void *)inputs[i]);
    free(inputs);
    free(outputs);
    return bytes;
}

/* Checks that the module has `transposes` transpositions after the pass and simplification, and the same results. */
static void check_module(const char *name, const char *text, uint32_t transposes)
{
    graph given, laid_out, simple;
    region_id entry;
    CHECK_OK(graph_init(&given));
    CHECK_OK(graph_init(&laid_out));
    CHECK_OK(graph_init(&simple));
    CHECK_OK(stablehlo_parse(&given, name, text, strlen(text)));
    entry = graph_find_function(&given, "main");
    CHECK(layout_needed(&given));
    CHECK_OK(layout(&given, entry, 8, &laid_out, &entry));
    CHECK_OK(graph_verify(&laid_out));
    CHECK_OK(simplify(&laid_out, entry, &simple, &entry));
    CHECK_OK(graph_verify(&simple));
    if (count_transposes(&simple) != transposes)
        unit_fail(__FILE__, __LINE__, "%s: %u transpositions, expected %u", name, count_transposes(&simple),
                  transposes);
    size_t size, laid_size;
    char *want = outputs_of(&given, graph_find_function(&given, "main"), &size);
    char *have = outputs_of(&simple, entry, &laid_size);
    CHECK(size == laid_size && memcmp(want, have, size) == 0);
    free(want);
    free(have);
    graph_free(&given);
    graph_free(&laid_out);
    graph_free(&simple);
}

TEST(one_convolution)
{
    check_module("alone",
                 "func.func public @main(%x: tensor<2x8x9x9xf32>, %w: tensor<16x8x3x3xf32>) -> tensor<2x16x4x9xf32> {\n"
                 "  %0 = stablehlo.convolution(%x, %w) " NCHW
                 ", window = {stride = [2, 1], pad = [[0, 0], [1, 1]]} " GROUPS(
                     1) " : (tensor<2x8x9x9xf32>, tensor<16x8x3x3xf32>) -> tensor<2x16x4x9xf32>\n"
                        "  return %0 : tensor<2x16x4x9xf32>\n}",
                 3);
}

/* The operands of the add are the result of a convolution and an argument. The other operations are between the two
 * convolutions. Both kernels, both arguments and the result are transposed. */
TEST(chain)
{
    check_module(
        "chain",
        "func.func public @main(%x: tensor<2x8x10x10xf32>, %w: tensor<16x8x3x3xf32>, %b: tensor<16xf32>,\n"
        "    %r: tensor<2x16x10x10xf32>, %v: tensor<12x32x1x1xf32>) -> tensor<2x12x5x5xf32> {\n"
        "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
        "  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<2x16x10x10xf32>\n"
        "  %0 = stablehlo.convolution(%x, %w) " NCHW ", window = {pad = [[1, 1], [1, 1]]} " GROUPS(
            1) " : (tensor<2x8x10x10xf32>, tensor<16x8x3x3xf32>) -> tensor<2x16x10x10xf32>\n"
               "  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<2x16x10x10xf32>\n"
               "  %2 = stablehlo.add %0, %1 : tensor<2x16x10x10xf32>\n"
               "  %3 = stablehlo.add %r, %2 : tensor<2x16x10x10xf32>\n"
               "  %4 = stablehlo.maximum %3, %zeros : tensor<2x16x10x10xf32>\n"
               "  %5 = stablehlo.pad %4, %low, low = [0, 0, 1, 0], high = [0, 0, 0, 1], interior = [0, 0, 0, 0]\n"
               "    : (tensor<2x16x10x10xf32>, tensor<f32>) -> tensor<2x16x11x11xf32>\n"
               "  %6 = \"stablehlo.reduce_window\"(%5, %low) ({\n  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
               "    %m = stablehlo.maximum %p, %q : tensor<f32>\n    stablehlo.return %m : tensor<f32>\n  })\n"
               "    {window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 2>}\n"
               "    : (tensor<2x16x11x11xf32>, tensor<f32>) -> tensor<2x16x5x5xf32>\n"
               "  %7 = stablehlo.slice %4 [0:2, 0:16, 1:10:2, 0:10:2] : (tensor<2x16x10x10xf32>) -> "
               "tensor<2x16x5x5xf32>\n"
               "  %8 = stablehlo.concatenate %6, %7, dim = 1\n"
               "    : (tensor<2x16x5x5xf32>, tensor<2x16x5x5xf32>) -> tensor<2x32x5x5xf32>\n"
               "  %9 = stablehlo.iota dim = 3 : tensor<2x32x5x5xf32>\n"
               "  %10 = stablehlo.multiply %8, %9 : tensor<2x32x5x5xf32>\n"
               "  %11 = stablehlo.convolution(%10, %v) " NCHW
               ", window = {} " GROUPS(1) " : (tensor<2x32x5x5xf32>, tensor<12x32x1x1xf32>) -> tensor<2x12x5x5xf32>\n"
                                          "  return %11 : tensor<2x12x5x5xf32>\n}",
        5);
}

/* Two reductions read the value with the features last. The third one would add in another order; for it, one
 * transposition stays. */
TEST(reductions)
{
    check_module(
        "reductions",
        "func.func public @main(%x: tensor<2x8x9x9xf32>, %w: tensor<16x8x3x3xf32>)\n"
        "    -> (tensor<2x16xf32>, tensor<16xf32>, tensor<2xf32>, tensor<16x7x7xf32>) {\n"
        "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %0 = stablehlo.convolution(%x, %w) " NCHW ", window = {} " GROUPS(
            1) " : (tensor<2x8x9x9xf32>, tensor<16x8x3x3xf32>) -> tensor<2x16x7x7xf32>\n"
               "  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [2, 3]\n"
               "    : (tensor<2x16x7x7xf32>, tensor<f32>) -> tensor<2x16xf32>\n"
               "  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 2, 3]\n"
               "    : (tensor<2x16x7x7xf32>, tensor<f32>) -> tensor<16xf32>\n"
               "  %3 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1, 2, 3]\n"
               "    : (tensor<2x16x7x7xf32>, tensor<f32>) -> tensor<2xf32>\n"
               "  %4 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0]\n"
               "    : (tensor<2x16x7x7xf32>, tensor<f32>) -> tensor<16x7x7xf32>\n"
               "  return %1, %2, %3, %4 : tensor<2x16xf32>, tensor<16xf32>, tensor<2xf32>, tensor<16x7x7xf32>\n}",
        3);
}

/* The gradient by the kernel: the batch is reduced, and the spatial dimensions of the kernel are those of the result.
 * Its rhs comes from another convolution and has its features last. */
TEST(gradient_by_kernel)
{
    check_module(
        "gradient",
        "func.func public @main(%x: tensor<2x8x9x9xf32>, %w: tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xf32> {\n"
        "  %0 = stablehlo.convolution(%x, %w) " NCHW ", window = {} " GROUPS(
            1) " : (tensor<2x8x9x9xf32>, tensor<16x8x3x3xf32>) -> tensor<2x16x7x7xf32>\n"
               "  %1 = stablehlo.multiply %0, %0 : tensor<2x16x7x7xf32>\n"
               "  %2 = stablehlo.convolution(%x, %1) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = "
               "{} " GROUPS(1) " : (tensor<2x8x9x9xf32>, tensor<2x16x7x7xf32>) -> tensor<16x8x3x3xf32>\n"
                               "  return %2 : tensor<16x8x3x3xf32>\n}",
        3);
}

/* Gradient by the input of a convolution with stride 2: only the kernel is transposed. */
TEST(turned_kernel)
{
    check_module(
        "kernel",
        "func.func public @main(%g: tensor<2x6x6x8xf32>, %w: tensor<3x3x16x8xf32>) -> tensor<2x11x11x16xf32> {\n"
        "  %0 = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x16x8xf32>\n"
        "  %1 = stablehlo.convolution(%g, %0) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = "
        "{pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2]} " GROUPS(
            1) " : (tensor<2x6x6x8xf32>, tensor<3x3x16x8xf32>) -> tensor<2x11x11x16xf32>\n"
               "  return %1 : tensor<2x11x11x16xf32>\n}",
        1);
}

/* Of convolutions in groups, only depthwise ones in a chain get a new layout. */
TEST(groups)
{
    check_module("depthwise",
                 "func.func public @main(%x: tensor<2x8x9x9xf32>, %w: tensor<16x8x3x3xf32>, %d: tensor<16x1x3x3xf32>)\n"
                 "    -> tensor<2x16x5x5xf32> {\n"
                 "  %0 = stablehlo.convolution(%x, %w) " NCHW ", window = {} " GROUPS(
                     1) " : (tensor<2x8x9x9xf32>, tensor<16x8x3x3xf32>) -> tensor<2x16x7x7xf32>\n"
                        "  %1 = stablehlo.convolution(%0, %d) " NCHW ", window = {} " GROUPS(
                            16) " : (tensor<2x16x7x7xf32>, tensor<16x1x3x3xf32>) -> tensor<2x16x5x5xf32>\n"
                                "  return %1 : tensor<2x16x5x5xf32>\n}",
                 4);
    check_module(
        "groups",
        "func.func public @main(%x: tensor<2x8x15x15xf32>, %w: tensor<16x4x3x3xf32>) -> tensor<2x16x13x13xf32> {\n"
        "  %0 = stablehlo.convolution(%x, %w) " NCHW
        ", window = {} " GROUPS(2) " : (tensor<2x8x15x15xf32>, tensor<16x4x3x3xf32>) -> tensor<2x16x13x13xf32>\n"
                                   "  return %0 : tensor<2x16x13x13xf32>\n}",
        0);
}

TEST(small_or_pointwise)
{
    check_module("small",
                 "func.func public @main(%x: tensor<1x3x5x5xf32>, %w: tensor<8x3x3x3xf32>) -> tensor<1x8x3x3xf32> {\n"
                 "  %0 = stablehlo.convolution(%x, %w) " NCHW
                 ", window = {} " GROUPS(1) " : (tensor<1x3x5x5xf32>, tensor<8x3x3x3xf32>) -> tensor<1x8x3x3xf32>\n"
                                            "  return %0 : tensor<1x8x3x3xf32>\n}",
                 0);
    check_module(
        "pointwise",
        "func.func public @main(%x: tensor<2x16x9x9xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<2x32x9x9xf32> {\n"
        "  %0 = stablehlo.convolution(%x, %w) " NCHW
        ", window = {} " GROUPS(1) " : (tensor<2x16x9x9xf32>, tensor<32x16x1x1xf32>) -> tensor<2x32x9x9xf32>\n"
                                   "  return %0 : tensor<2x32x9x9xf32>\n}",
        0);
}

/* With few output features, lanes run along the last spatial dimension: lhs and the result are transposed, except in a
 * narrow image. */
TEST(few_features)
{
    check_module(
        "few features",
        "func.func public @main(%x: tensor<2x20x20x8xf32>, %w: tensor<3x3x8x3xf32>) -> tensor<2x18x18x3xf32> {\n"
        "  %0 = stablehlo.convolution(%x, %w) " NHWC
        ", window = {} " GROUPS(1) " : (tensor<2x20x20x8xf32>, tensor<3x3x8x3xf32>) -> tensor<2x18x18x3xf32>\n"
                                   "  return %0 : tensor<2x18x18x3xf32>\n}",
        2);
    check_module(
        "narrow image",
        "func.func public @main(%x: tensor<2x200x6x8xf32>, %w: tensor<3x3x8x3xf32>) -> tensor<2x198x4x3xf32> {\n"
        "  %0 = stablehlo.convolution(%x, %w) " NHWC
        ", window = {} " GROUPS(1) " : (tensor<2x200x6x8xf32>, tensor<3x3x8x3xf32>) -> tensor<2x198x4x3xf32>\n"
                                   "  return %0 : tensor<2x198x4x3xf32>\n}",
        0);
}
