/* Trains a network to read a seven-segment display, in two ways. The first way calls a function for one step 10,000
 * times. The second way makes one call of a function that loops over all steps. Both ways give the same weights, bit
 * for bit.
 *
 *      aaa          x: 7 inputs for each digit; an input is 1 if its segment is lit, otherwise 0
 *     f   b         16 hidden values: h = tanh(x w1 + b1)
 *      ggg          10 scores: h w2 + b2; the digit with the largest score is the answer
 *     e   c         loss: cross-entropy of softmax(scores) and the right answers y; the mean over the ten digits
 *      ddd          training: plain gradient descent
 */
#include <string.h>
#include <time.h>

#include "quern/check.h"

/* The values of a step, in order: the parameters, which the step changes; the data; the number of the step. */
enum { W1, B1, W2, B2, PARAMS, X = PARAMS, Y, INPUTS, STEP = INPUTS, STATE, STEPS = 10000 };

/* ---- graphs --------------------------------------------------------------------------------------------------------- */

static qn_value layer(qn_value x, qn_value w, qn_value b) { return qn_add(qn_matmul(x, w), b); }

static qn_value scores(const qn_value *in) { return layer(qn_tanh(layer(in[X], in[W1], in[B1])), in[W2], in[B2]); }

static qn_value loss(const qn_value *in) { return qn_cross_entropy(scores(in), in[Y]); }

static void take_step(void *user, size_t count, const qn_value *in, qn_value *next)
{
    (void)user;
    qn_value slopes[PARAMS];
    memcpy(next, in, count * sizeof *in);
    qn_gradient(loss(in), PARAMS, in, slopes);
    for (int i = 0; i < PARAMS; i++)
        next[i] = qn_subtract(in[i], qn_scale(slopes[i], 0.1));
    next[STEP] = qn_add(in[STEP], qn_fill_like(in[STEP], 1));
}

static void is_unfinished(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    *out = qn_compare(in[STEP], qn_fill_like(in[STEP], STEPS), QN_LT);
}

static qn_function *compile(qn_context *qn, int whole_training)
{
    qn_graph *g = qn_graph_new(qn, "seven_segment");
    qn_graph_set_broadcasting(g, 1); /* b is added to each row */
    qn_value in[STATE], next[STATE];
    in[W1] = qn_input(g, "w1", QN_F32, QN_DIMS(7, 16));
    in[B1] = qn_input(g, "b1", QN_F32, QN_DIMS(16));
    in[W2] = qn_input(g, "w2", QN_F32, QN_DIMS(16, 10));
    in[B2] = qn_input(g, "b2", QN_F32, QN_DIMS(10));
    in[X] = qn_input(g, "x", QN_F32, QN_DIMS(10, 7));
    in[Y] = qn_input(g, "y", QN_F32, QN_DIMS(10, 10));
    in[STEP] = qn_fill(g, QN_I32, QN_SCALAR, 0);
    if (whole_training) {
        qn_while(STATE, in, is_unfinished, take_step, NULL, next);
        qn_output(g, "loss before", loss(in));
        qn_output(g, "loss after", loss(next));
        qn_output(g, "digits", qn_argmax(scores(next), -1));
    } else {
        take_step(NULL, STATE, in, next);
    }
    for (int i = 0; i < PARAMS; i++)
        qn_update(g, in[i], next[i]); /* after a call the new weights are in the memory of the old ones */
    qn_function *f;
    QN_CHECK(qn_compile(g, NULL, &f)); /* also reports the first error of the graph */
    return f;
}

/* ---- running -------------------------------------------------------------------------------------------------------- */

typedef struct network {
    float w1[7][16], b1[16], w2[16][10], b2[10];
} network;

static float x[10][7] = {{1, 1, 1, 1, 1, 1, 0}, {0, 1, 1, 0, 0, 0, 0}, {1, 1, 0, 1, 1, 0, 1}, {1, 1, 1, 1, 0, 0, 1},
                         {0, 1, 1, 0, 0, 1, 1}, {1, 0, 1, 1, 0, 1, 1}, {1, 0, 1, 1, 1, 1, 1}, {1, 1, 1, 0, 0, 0, 0},
                         {1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 0, 1, 1}};
static float y[10][10];

/* Calls `f` on a network `times` times. Returns the time of all calls in milliseconds. */
static double run(const qn_function *f, network *n, int times, size_t outputs, const qn_tensor *out)
{
    qn_tensor in[] = {{n->w1, QN_F32, QN_DIMS(7, 16)}, {n->b1, QN_F32, QN_DIMS(16)}, {n->w2, QN_F32, QN_DIMS(16, 10)},
                      {n->b2, QN_F32, QN_DIMS(10)},    {x, QN_F32, QN_DIMS(10, 7)},  {y, QN_F32, QN_DIMS(10, 10)}};
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < times; i++)
        QN_CHECK(qn_call(f, INPUTS, in, outputs, out));
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6;
}

int main(void)
{
    network stepped, looped;
    float *weights = (float *)&stepped, before, after;
    uint32_t random = 1; /* a linear congruential generator; weights start in [-0.5, 0.5) */
    for (size_t i = 0; i < sizeof stepped / sizeof *weights; i++)
        weights[i] = (float)((random = random * 1664525u + 1013904223u) >> 8) * 0x1p-24f - 0.5f;
    looped = stepped;
    for (int d = 0; d < 10; d++)
        y[d][d] = 1;

    qn_context *qn;
    qn_stats s, t;
    QN_CHECK(qn_open(NULL, &qn));
    qn_function *step = compile(qn, 0), *training = compile(qn, 1);
    qn_function_stats(step, &s);
    qn_function_stats(training, &t);
    printf("building %.1f ms, compiling %.1f ms, %u kernels\n", (s.build_us + t.build_us) / 1e3,
           (s.compile_us + t.compile_us) / 1e3, s.kernels + t.kernels);

    int32_t digits[10], right = 0;
    qn_tensor out[] = {{&before, QN_F32, QN_SCALAR}, {&after, QN_F32, QN_SCALAR}, {digits, QN_I32, QN_DIMS(10)}};
    double step_ms = run(step, &stepped, STEPS, 0, NULL), loop_ms = run(training, &looped, 1, 3, out);
    int same = memcmp(&stepped, &looped, sizeof stepped) == 0;
    printf("running %d steps: %.1f ms by calls of the step, %.1f ms by one call of the loop; weights %s\n", STEPS,
           step_ms, loop_ms, same ? "the same, bit for bit" : "differ");
    for (int d = 0; d < 10; d++)
        right += digits[d] == d;
    printf("loss %.6f before, %.6f after\n%d of 10 digits right\n", (double)before, (double)after, (int)right);
    qn_close(qn);
    return right == 10 && same ? 0 : 1;
}
