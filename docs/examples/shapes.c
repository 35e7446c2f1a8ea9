/* Trains a convolutional network to recognise four kinds of generated images: horizontal stripes, vertical stripes,
 * diagonal stripes and rings. Phase, width, place and noise of each image are random, so the network sees no image twice.
 *
 *     image [16, 16, 1] -- conv 3x3, relu --> [16, 16, 8] -- maxima of 2x2 --> [8, 8, 8]
 *                       -- conv 3x3, relu --> [8, 8, 16] -- mean of all --> [16] -- dense --> 4 scores
 */
#include <math.h>

#include "quern/check.h"

enum { SIDE = 16, KINDS = 4, BATCH = 32, STEPS = 400, K1 = 0, B1, K2, B2, W3, B3, PARAMS, X = PARAMS, Y, INPUTS };

/* ---- images --------------------------------------------------------------------------------------------------------- */

static uint32_t state = 1;
static float uniform(void) { return (float)((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-24f; }

static float images[BATCH][SIDE][SIDE], labels[BATCH][KINDS];

static void make_image(float image[SIDE][SIDE], int kind)
{
    float phase = 6 * uniform(), speed = 0.9f + 0.6f * uniform(), row = 5 + 6 * uniform(), column = 5 + 6 * uniform();
    for (int i = 0; i < SIDE; i++)
        for (int k = 0; k < SIDE; k++) {
            float y = (float)i - row, x = (float)k - column;
            float at = kind == 0 ? y : kind == 1 ? x : kind == 2 ? 0.7f * (x + y) : sqrtf(x * x + y * y);
            image[i][k] = sinf(at * speed + phase) + uniform() - 0.5f;
        }
}

static void make_batch(void)
{
    for (int n = 0; n < BATCH; n++) {
        int kind = (int)(uniform() * KINDS);
        make_image(images[n], kind);
        for (int k = 0; k < KINDS; k++)
            labels[n][k] = k == kind;
    }
}

/* ---- the network ---------------------------------------------------------------------------------------------------- */

static qn_value layer(qn_value x, qn_value kernel, qn_value bias)
{
    qn_value y = qn_conv2d(x, kernel, &(qn_conv_options){.padding = QN_SAME});
    return qn_relu(qn_add(y, bias));
}

static qn_value scores(const qn_value *in)
{
    qn_value x = layer(in[X], in[K1], in[B1]);
    x = qn_max_pool(x, QN_DIMS(2, 2), NULL);
    x = qn_mean(layer(x, in[K2], in[B2]), QN_DIMS(1, 2));
    return qn_add(qn_matmul(x, in[W3]), in[B3]);
}

/* A function of parameters and a batch. It makes one step of gradient descent if `train`, and returns the
 * loss and the kind with the largest score of each image. */
static qn_function *compile(qn_context *qn, int train)
{
    qn_graph *g = qn_graph_new(qn, train ? "train" : "test");
    qn_graph_set_broadcasting(g, 1); /* for the biases */
    static const char *const names[INPUTS] = {"k1", "b1", "k2", "b2", "w3", "b3", "x", "y"};
    const qn_dims dims[INPUTS] = {
        QN_DIMS(3, 3, 1, 8), QN_DIMS(8),     QN_DIMS(3, 3, 8, 16),          QN_DIMS(16),
        QN_DIMS(16, KINDS),  QN_DIMS(KINDS), QN_DIMS(BATCH, SIDE, SIDE, 1), QN_DIMS(BATCH, KINDS)};
    qn_value in[INPUTS], slopes[PARAMS];
    for (int i = 0; i < INPUTS; i++)
        in[i] = qn_input(g, names[i], QN_F32, dims[i]);
    qn_value guess = scores(in), loss = qn_cross_entropy(guess, in[Y]);
    qn_output(g, "loss", loss);
    qn_output(g, "kinds", qn_argmax(guess, -1));
    if (train) {
        qn_gradient(loss, PARAMS, in, slopes);
        for (int i = 0; i < PARAMS; i++)
            qn_update(g, in[i], qn_subtract(in[i], qn_scale(slopes[i], 0.2)));
    }
    qn_function *f;
    QN_CHECK(qn_compile(g, NULL, &f));
    return f;
}

/* Calls the function on a new batch. Returns the loss, and adds the number of right answers to *right. */
static float run(const qn_function *f, const qn_tensor *in, int *right)
{
    float loss;
    int32_t kinds[BATCH];
    make_batch();
    qn_tensor out[] = {{&loss, QN_F32, QN_SCALAR}, {kinds, QN_I32, QN_DIMS(BATCH)}};
    QN_CHECK(qn_call(f, INPUTS, in, 2, out));
    for (int i = 0; i < BATCH; i++)
        *right += labels[i][kinds[i]] > 0;
    return loss;
}

int main(void)
{
    qn_context *qn;
    qn_tensor in[INPUTS];
    void *memory;
    int right = 0, before = 0;
    float first = 0, last = 0;
    QN_CHECK(qn_open(NULL, &qn));
    qn_function *train = compile(qn, 1), *test = compile(qn, 0);
    QN_CHECK(qn_function_tensors(train, in, NULL, &memory));
    for (int i = 0; i < PARAMS; i++)
        for (size_t k = 0; k < qn_dims_elements(in[i].dims); k++)
            ((float *)in[i].data)[k] = 0.5f * (uniform() - 0.5f);
    in[X].data = images, in[Y].data = labels;
    for (int i = 0; i < 10; i++)
        first += run(test, in, &before) / 10;
    for (int i = 0; i < STEPS; i++) {
        int ignored = 0;
        run(train, in, &ignored);
    }
    for (int i = 0; i < 10; i++)
        last += run(test, in, &right) / 10;
    printf("loss %.3f before, %.3f after %d steps\n%d of %d new images right\n", (double)first, (double)last, STEPS,
           right, 10 * BATCH);
    qn_free(memory);
    qn_close(qn);
    return right * 10 >= 10 * BATCH * 9 ? 0 : 1;
}
