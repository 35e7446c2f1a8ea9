/* Compares qn_conv1d, qn_conv2d and qn_conv3d with loops in C, on integers that f32 represents exactly. */
#include "api.h"

/* One convolution. Spatial extents beyond those of `spatial` are 1. */
typedef struct conv_case {
    size_t spatial;
    int64_t batch, inputs, outputs, in[3], kernel[3], out[3]; /* out: the expected extents */
    qn_conv_options options;
    int64_t low[3]; /* the padding before each dimension that the options mean */
} conv_case;

static float value_at(int64_t i) { return (float)(i * 7 % 11 - 5); }

/* The offset of an element of the input, result (kernel: false) or kernel. */
static int64_t offset_of(const conv_case *c, bool kernel, int64_t first, int64_t second, int64_t firsts,
                         int64_t seconds, const int64_t *at, const int64_t *extents)
{
    bool leading = c->options.layout == QN_FEATURES_FIRST;
    int64_t place = 0;
    for (size_t i = 0; i < c->spatial; i++)
        place = place * extents[i] + at[i];
    int64_t all = 1;
    for (size_t i = 0; i < c->spatial; i++)
        all *= extents[i];
    if (leading) /* [first, second, place]; a kernel has outputs first */
        return kernel ? (second * firsts + first) * all + place : (first * seconds + second) * all + place;
    return kernel ? (place * firsts + first) * seconds + second : (first * all + place) * seconds + second;
}

static int64_t listed(qn_dims list, size_t i) { return list.count ? list.values[i] : 1; }

static float expected_at(const conv_case *c, int64_t n, int64_t o, const int64_t *at)
{
    int64_t groups = c->options.groups ? c->options.groups : 1, own = c->inputs / groups, k[3];
    float sum = 0;
    for (k[0] = 0; k[0] < c->kernel[0]; k[0]++)
        for (k[1] = 0; k[1] < c->kernel[1]; k[1]++)
            for (k[2] = 0; k[2] < c->kernel[2]; k[2]++) {
                int64_t place[3] = {0};
                bool inside = true;
                for (size_t i = 0; i < c->spatial; i++) {
                    place[i] =
                        at[i] * listed(c->options.strides, i) + k[i] * listed(c->options.dilation, i) - c->low[i];
                    inside &= place[i] >= 0 && place[i] < c->in[i];
                }
                for (int64_t f = 0; f < own && inside; f++) {
                    int64_t x = o / (c->outputs / groups) * own + f;
                    sum += value_at(offset_of(c, false, n, x, c->batch, c->inputs, place, c->in)) *
                           value_at(offset_of(c, true, f, o, own, c->outputs, k, c->kernel) + 3);
                }
            }
    return sum;
}

static qn_dims shape_of(const conv_case *c, bool kernel, int64_t first, int64_t second, const int64_t *extents)
{
    qn_dims out = {.count = c->spatial + 2};
    bool leading = c->options.layout == QN_FEATURES_FIRST;
    for (size_t i = 0; i < c->spatial; i++)
        out.values[i + (leading ? 2 : !kernel)] = extents[i];
    out.values[leading ? kernel : kernel ? c->spatial : 0] = first;
    out.values[leading ? !kernel : out.count - 1] = second;
    return out;
}

static float *filled(int64_t count, int64_t from)
{
    float *out = malloc(sizeof *out * (size_t)(count + 1));
    for (int64_t i = 0; i < count; i++)
        out[i] = value_at(i + from);
    return out;
}

static int64_t product(const int64_t *x) { return x[0] * x[1] * x[2]; }

static void check_case(qn_context *context, const conv_case *c)
{
    static qn_value (*const builders[])(qn_value, qn_value, const qn_conv_options *) = {qn_conv1d, qn_conv2d,
                                                                                        qn_conv3d};
    int64_t own = c->inputs / (c->options.groups ? c->options.groups : 1);
    qn_dims x_dims = shape_of(c, false, c->batch, c->inputs, c->in);
    qn_dims w_dims = shape_of(c, true, own, c->outputs, c->kernel);
    qn_dims y_dims = shape_of(c, false, c->batch, c->outputs, c->out);
    qn_graph *g = qn_graph_new(context, "conv");
    qn_value x_in = qn_input(g, "x", QN_F32, x_dims), w_in = qn_input(g, "w", QN_F32, w_dims);
    qn_value y = builders[c->spatial - 1](x_in, w_in, &c->options);
    qn_output(g, NULL, y);
    qn_function *f = NULL;
    CHECK_OK(qn_compile(g, NULL, &f));
    qn_dims made = qn_value_dims(y);
    CHECK(made.count == y_dims.count && !memcmp(made.values, y_dims.values, made.count * sizeof *made.values));
    int64_t results = c->batch * c->outputs * product(c->out);
    float *x = filled(c->batch * c->inputs * product(c->in), 0), *w = filled(own * c->outputs * product(c->kernel), 3);
    float *out = filled(results, 0);
    if (f)
        CHECK_OK(qn_call(f, 2, (qn_tensor[]){{x, QN_F32, x_dims}, {w, QN_F32, w_dims}}, 1,
                         (qn_tensor[]){{out, QN_F32, y_dims}}));
    int64_t at[3];
    for (int64_t n = 0; n < c->batch; n++)
        for (int64_t o = 0; o < c->outputs; o++)
            for (at[0] = 0; at[0] < c->out[0]; at[0]++)
                for (at[1] = 0; at[1] < c->out[1]; at[1]++)
                    for (at[2] = 0; at[2] < c->out[2]; at[2]++)
                        CHECK(out[offset_of(c, false, n, o, c->batch, c->outputs, at, c->out)] ==
                              expected_at(c, n, o, at));
    free(x);
    free(w);
    free(out);
    qn_function_free(f);
    qn_graph_free(g);
}

TEST(layouts_and_padding)
{
    qn_context *context = open_jit();
    const qn_conv_options options[] = {
        {.padding = QN_EXPLICIT, .pads = QN_DIMS(1, 0, -1, 2), .strides = QN_DIMS(2, 3), .groups = 2},
        {.layout = QN_FEATURES_FIRST, .dilation = QN_DIMS(2, 2), .groups = 6},
        {.padding = QN_SAME, .strides = QN_DIMS(2, 2, 2)},
    };
    const conv_case cases[] = {
        {1, 2, 3, 4, {9, 1, 1}, {3, 1, 1}, {7, 1, 1}, {.groups = 0}, {0}},
        {1, 2, 3, 4, {9, 1, 1}, {4, 1, 1}, {5, 1, 1}, {.padding = QN_SAME, .strides = QN_DIMS(2)}, {1}},
        {2, 2, 3, 5, {6, 7, 1}, {3, 2, 1}, {6, 7, 1}, {.padding = QN_SAME}, {1, 0}},
        {2, 2, 3, 5, {6, 7, 1}, {3, 2, 1}, {6, 7, 1}, {.layout = QN_FEATURES_FIRST, .padding = QN_SAME}, {1, 0}},
        {2, 1, 4, 8, {6, 7, 1}, {3, 3, 1}, {3, 2, 1}, options[0], {1, -1}},
        {2, 1, 6, 6, {8, 8, 1}, {3, 3, 1}, {4, 4, 1}, options[1], {0}},
        {3, 1, 2, 3, {4, 5, 3}, {2, 3, 2}, {2, 3, 2}, options[2], {0, 1, 0}},
        {3, 2, 2, 3, {4, 5, 3}, {2, 3, 2}, {3, 3, 2}, {.layout = QN_FEATURES_FIRST}, {0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check_case(context, &cases[i]);
    qn_close(context);
}

/* Whether the first line of a message is `text`. */
static int begins_with(const char *message, const char *text)
{
    size_t length = strlen(text);
    return strncmp(message, text, length) == 0 && (!message[length] || message[length] == '\n');
}

#define BAD(expression, ...)                                                                                           \
    do {                                                                                                               \
        qn_graph *g = qn_graph_new(context, "bad");                                                                    \
        qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(1, 8, 8, 2)), w = qn_input(g, "w", QN_F32, QN_DIMS(3, 3, 2, 4)); \
        qn_function *f = NULL;                                                                                         \
        qn_output(g, NULL, expression);                                                                                \
        qn_status status = qn_compile(g, NULL, &f);                                                                    \
        CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);                                                          \
        CHECK(begins_with(qn_status_message(status), __VA_ARGS__));                                                    \
        qn_status_free(status);                                                                                        \
        qn_graph_free(g);                                                                                              \
        (void)x, (void)w;                                                                                              \
    } while (0)

TEST(messages)
{
    qn_context *context = open_jit();
    BAD(qn_conv1d(x, w, NULL),
        "conv1d: the operands are tensor<1x8x8x2xf32> x tensor<3x3x2x4xf32>; expected rank 3: [batch, spatial..., "
        "features] x [spatial..., inputs, outputs] with 1 spatial");
    BAD(qn_conv2d(x, w, &(qn_conv_options){.padding = (qn_conv_padding)7}),
        "conv2d: padding 7 does not exist; expected QN_VALID, QN_SAME or QN_EXPLICIT");
    BAD(qn_conv2d(x, w, &(qn_conv_options){.strides = QN_DIMS(1)}),
        "conv2d: options.strides has 1 number; expected 2 or none");
    BAD(qn_conv2d(x, w, &(qn_conv_options){.strides = QN_DIMS(0, 1)}),
        "conv2d: a number of options.strides or options.dilation is below 1; expected at least 1");
    BAD(qn_conv2d(x, w, &(qn_conv_options){.padding = QN_EXPLICIT, .pads = QN_DIMS(1, 1, 1)}),
        "conv2d: options.pads has 3 numbers; expected two for each dimension");
    BAD(qn_convolution(x, w, QN_SCALAR, QN_DIMS(1), QN_SCALAR, QN_SCALAR, QN_SCALAR, QN_DIMS(0, 3, 1, 2),
                       QN_DIMS(2, 3, 0, 1), QN_DIMS(0, 3, 1, 2), 1, 1, QN_NONE),
        "convolution: padding is not a list of pairs, or is too long; expected two numbers for each dimension");
    qn_close(context);
}
