/* Compares compiled convolutions with the evaluator: random dimension numbers and attributes, extents around those of
 * tiles and chunks, every type of result, and convolutions with operations after them. */
#include "agree_outputs.h"
#include "cases_convolution.h"

TEST(random)
{
    static const qn_dtype types[] = {QN_F32, QN_F32, QN_F32, QN_F64, QN_F16, QN_BF16, QN_I32, QN_UI8, QN_I1};
    const char *given_seed = getenv("QUERN_RANDOM_SEED"), *given_count = getenv("QUERN_RANDOM_COUNT");
    uint64_t first = given_seed ? strtoull(given_seed, NULL, 10) : 0;
    uint64_t count = given_count ? strtoull(given_count, NULL, 10) : 14;
    for (uint64_t seed = first; seed < first + count; seed++) {
        start();
        random_seed(seed);
        for (int i = 0; i < 5; i++) {
            convolution_case c = random_convolution();
            give(convolution_of_formals(&c, types[random_below(9)], QN_NONE));
        }
        finish(seed % 4 ? VALUES_USUAL : VALUES_SPECIAL, seed);
    }
}

/* Extents around those of lanes, rows and chunks, in both arrangements of features. */
static void extents(bool last)
{
    static const int64_t features[] = {1, 3, 16, 17, 33, 64, 86, 128, 300};
    for (uint32_t i = 0; i < 9; i += 2) {
        start();
        convolution_case c = plain_convolution(last, 9 + (int64_t)i, features[i], features[(i * 5 + 2) % 9], 3, 1, 1);
        give(convolution_of_formals(&c, QN_F32, QN_NONE));
        c = plain_convolution(last, 6 + 3 * (int64_t)i, features[(i * 2 + 1) % 9], 8 + (int64_t)i, 1 + i % 4, 2, i % 3);
        give(convolution_of_formals(&c, i % 2 ? QN_F32 : QN_F64, QN_NONE));
        c = plain_convolution(last, 35, 1, features[i % 6], 3, 1 + i % 2, i % 2); /* each feature by itself */
        c.feature_groups = c.outputs;
        c.batch = 1;
        give(convolution_of_formals(&c, QN_F32, QN_NONE));
        finish(VALUES_USUAL, i);
    }
}

TEST(extents_features_last) { extents(true); }
TEST(extents_features_first) { extents(false); }

static bool may_become(qn_dtype operand, qn_dtype result)
{
    if (operand == QN_I1 || result == QN_I1)
        return operand == result;
    if (dtype_is_complex(operand) || dtype_is_complex(result))
        return dtype_is_complex(operand) && dtype_is_complex(result);
    return dtype_is_float(result) || !dtype_is_float(operand);
}

static void types_from(qn_dtype dtype)
{
    start();
    for (int to = 1; to < DTYPE_COUNT; to++)
        if (may_become(dtype, (qn_dtype)to)) {
            convolution_case c = plain_convolution(to % 2, 5, 3, 20, 2, 1, 1);
            c.inputs = to == (int)dtype ? 80 : 3;
            give(convolution_of_formals(&c, dtype, (qn_dtype)to));
        }
    end_with(outputs.count, outputs.at);
    agree_seeded(__FILE__, __LINE__, VALUES_SPECIAL, 1);
    agree_seeded(__FILE__, __LINE__, VALUES_USUAL, 2);
    done();
}

#define DTYPE(name, number, ...)                                                                                       \
    TEST(types_##name) { types_from(QN_NONE + (number)); }
#include "base/dtype.def"

/* Sums so long that a kernel polls within a tile, in chunks (floats) and without them (integers). */
TEST(long_sums)
{
    start();
    convolution_case c = plain_convolution(true, 3, 20000, 3, 3, 1, 1);
    c.batch = 1;
    give(convolution_of_formals(&c, QN_I32, QN_NONE));
    give(convolution_of_formals(&c, QN_F32, QN_NONE));
    c = plain_convolution(false, 300, 3, 3, 300, 1, 1);
    c.batch = 1;
    give(convolution_of_formals(&c, QN_UI8, QN_I32));
    finish(VALUES_USUAL, 1);
}

/* A kernel of several panels, which is larger than the cache at every level, so that it is copied in blocks of rounds. */
TEST(blocks)
{
    start();
    convolution_case c = plain_convolution(true, 6, 1000, 72, 3, 1, 1);
    c.batch = 1;
    give(convolution_of_formals(&c, QN_F32, QN_NONE));
    finish(VALUES_USUAL, 1);
}

/* Input gradients: a kernel that is reversed and has its input features last, and zeros between the elements of lhs.
 * Their number does not always divide the extent of the result. */
TEST(input_gradients)
{
    start();
    for (int64_t step = 1; step <= 3; step++) {
        convolution_case c = plain_convolution(true, 7, 40, 70 + step, 3, 1, 2);
        for (uint32_t i = 0; i < 2; i++) {
            c.lhs_dilation[i] = i ? step : 2;
            c.reversal[i] = 1;
            c.padding[i].second += step;
        }
        memcpy(c.weights, (int64_t[]){3, 2, 0, 1}, 4 * sizeof *c.weights);
        give(convolution_of_formals(&c, QN_F32, QN_NONE));
    }
    finish(VALUES_USUAL, 2);
}

/* Lanes run along the width of the image, also where zeros lie between the elements of lhs. */
TEST(few_features)
{
    start();
    for (int64_t outputs = 1; outputs <= 13; outputs += 3)
        for (int64_t step = 1; step <= 3; step++) {
            convolution_case c = plain_convolution(step != 3, 37, 9, outputs, 3, step == 2 ? 1 : 2, 1);
            c.lhs_dilation[0] = 2;
            c.lhs_dilation[1] = step;
            give(convolution_of_formals(&c, QN_F32, QN_NONE));
        }
    finish(VALUES_USUAL, 2);
}

/* One window with gaps between its positions: each lane reads a kernel of its own, whose rounds are transposed in
 * registers, and the image is read in stretches. */
TEST(one_window)
{
    start();
    for (int64_t outputs = 4; outputs <= 20; outputs += 4)
        for (int64_t inputs = 1; inputs <= 3; inputs++) {
            convolution_case c = plain_convolution(false, 15, inputs, outputs, 8, 1, 0);
            c.rhs_dilation[0] = c.rhs_dilation[1] = 2;
            c.lhs[1] = 15;
            c.batch = 1;
            give(convolution_of_formals(&c, QN_F32, QN_NONE));
        }
    finish(VALUES_USUAL, 2);
}

TEST(groups_of_features)
{
    start();
    for (int64_t size = 2; size <= 20; size += 6) {
        convolution_case c = plain_convolution(true, 9, 5, 4 * size, 3, size > 10 ? 2 : 1, 1);
        c.feature_groups = 4;
        give(convolution_of_formals(&c, QN_F32, QN_NONE));
        c.feature_groups = 1;
        c.batch_groups = c.batch = 4;
        give(convolution_of_formals(&c, QN_F32, QN_NONE));
    }
    finish(VALUES_USUAL, 3);
}

/* The operations after a convolution share its loops, and those before it are computed once. */
TEST(layers)
{
    for (int last = 0; last < 2; last++) {
        start();
        convolution_case c = plain_convolution(last, 12, 6, 21, 3, 1, 1),
                         d = plain_convolution(last, 12, 21, 9, 3, 2, 0);
        node_id x = convolution_formal(QN_F32, 4, c.input, c.batch, c.inputs, c.lhs);
        node_id w = convolution_formal(QN_F32, 4, c.weights, c.inputs, c.outputs, c.kernel);
        node_id v = convolution_formal(QN_F32, 4, d.weights, d.inputs, d.outputs, d.kernel);
        node_id bias = graph_formal(&g, type_tensor(&g, QN_F32, 1, &c.outputs), NULL);
        node_id y = convolve(&c, b_tanh(&g, x), w, QN_NONE);
        const type *t = node_shape(&g, y);
        y = b_add(&g, y, b_broadcast(&g, bias, 4, t->dims, &c.output[1]));
        y = b_maximum(&g, y, b_zeros_like(&g, y));
        give(y);
        give(convolve(&d, y, v, QN_NONE));
        give(b_sum_all(&g, convolve(&d, b_reverse(&g, y, (attr_dims){1, &d.input[2]}), v, QN_NONE)));
        finish(VALUES_USUAL, 3);
    }
}

/* The two gradients of random convolutions, which are convolutions with other roles. */
TEST(gradients)
{
    for (uint64_t seed = 100; seed < 104; seed++) {
        start();
        random_seed(seed);
        for (int i = 0; i < 2; i++) {
            convolution_case c = random_convolution();
            uint32_t rank = c.spatial + 2;
            node_id x[2] = {convolution_formal(QN_F32, rank, c.input, c.batch, c.inputs * c.feature_groups, c.lhs),
                            convolution_formal(QN_F32, rank, c.weights, c.inputs, c.outputs, c.kernel)},
                    out[2];
            node_id y = convolve(&c, x[0], x[1], QN_NONE);
            gradient(&g, "gradient", "y", b_sum_all(&g, b_multiply(&g, y, y)), 2, x, out);
            give(out[0]);
            give(out[1]);
        }
        finish(VALUES_USUAL, seed);
    }
}

/* A kernel of one position makes the sums of a dot_general, with the same bits (docs/numerics.md). */
TEST(one_position_is_a_product)
{
    enum { ROWS = 6, INPUTS = 700, OUTPUTS = 17 };
    static float x[ROWS][INPUTS], w[INPUTS][OUTPUTS], by_windows[ROWS][OUTPUTS], by_product[ROWS][OUTPUTS];
    begin();
    node_id lhs = in("6x700xf32"), rhs = in("700x17xf32");
    node_id windows =
        MAKE(OP_convolution,
             ATTRS(.input_dimensions = DIMS(0, 1), .kernel_dimensions = DIMS(0, 1), .output_dimensions = DIMS(0, 1)),
             lhs, rhs);
    attr_dims none = {0, NULL};
    region_id both = CLOSE(windows, b_dot_general(&g, lhs, rhs, none, none, DIMS(1), DIMS(0), QN_NONE));
    random_seed(5);
    for (uint32_t i = 0; i < ROWS * INPUTS; i++)
        (&x[0][0])[i] = (float)random_between(-1000, 1000) / 700;
    for (uint32_t i = 0; i < INPUTS * OUTPUTS; i++)
        (&w[0][0])[i] = (float)random_between(-1000, 1000) / 300;
    CHECK_OK(evaluate(&g, both, (const void *[]){x, w}, (void *[]){by_windows, by_product}));
    CHECK(memcmp(by_windows, by_product, sizeof by_windows) == 0);
    done();
}

/* Padding is skipped, so an infinite weight does not meet a zero there. */
TEST(infinite_weights_at_padding)
{
    float x[3] = {1, 2, 3}, w[3] = {INFINITY, 1, 1}, out[3];
    begin();
    attr_pair pad = {1, 1};
    node_id windows = MAKE(OP_convolution,
                           ATTRS(.input_dimensions = DIMS(0, 2, 1), .kernel_dimensions = DIMS(1, 2, 0),
                                 .output_dimensions = DIMS(0, 2, 1), .padding = {1, &pad}),
                           in("1x3x1xf32"), in("3x1x1xf32"));
    CHECK_OK(evaluate(&g, CLOSE(windows), (const void *[]){x, w}, (void *[]){out}));
    CHECK(out[0] == 3 && out[1] == INFINITY && out[2] == INFINITY);
    done();
}
