/* Trains a network to read a seven-segment display, in two ways that give the same weights, bit for bit: a function that
 * makes one step, called 10,000 times, and one that makes all steps in a loop of its own, called once.
 *
 *      aaa      x   7 inputs for each digit: which segments are lit
 *     f   b     h   16 hidden values, tanh(x w1 + b1)
 *      ggg          10 scores, h w2 + b2
 *     e   c         loss: cross-entropy of their softmax, over all ten digits at once
 *      ddd          plain gradient descent
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "quern/jit.h"
#include "quern/quern.h"

enum { DIGITS = 10, SEGMENTS = 7, HIDDEN = 16, STEPS = 10000, PARAMS = 4, X = PARAMS, Y, INPUTS, ROOM = 160 };

/* The inputs of both functions: the parameters, which are updated in place, then x and y. */
static const char *const names[INPUTS] = {"w1", "b1", "w2", "b2", "x", "y"};
static const int64_t shapes[INPUTS][2] = {{SEGMENTS, HIDDEN}, {1, HIDDEN},        {HIDDEN, DIGITS},
                                          {1, DIGITS},        {DIGITS, SEGMENTS}, {DIGITS, DIGITS}};
static const char *const lit[DIGITS] = {"abcdef", "bc",     "abdeg", "abcdg",   "bcfg",
                                        "acdfg",  "acdefg", "abc",   "abcdefg", "abcdfg"};

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "seven_segment: %s\n", qn_status_message(status));
    exit(1);
}

/* ---- the network ---------------------------------------------------------------------------------------------------- */

static qn_value plus_row(qn_value m, qn_value row) { return qn_add(m, qn_broadcast_to(row, qn_value_dims(m))); }

/* One step from the inputs `in`: the next parameters, and the scores and the loss before it. */
static void descend(const qn_value *in, qn_value *next, qn_value *scores, qn_value *loss)
{
    qn_value hidden = qn_tanh(plus_row(qn_matmul(in[X], in[0]), in[1])), slopes[PARAMS];
    *scores = plus_row(qn_matmul(hidden, in[2]), in[3]);
    *loss = qn_cross_entropy(*scores, in[Y]);
    qn_gradient(*loss, PARAMS, in, slopes);
    for (int i = 0; i < PARAMS; i++)
        next[i] = qn_subtract(in[i], qn_scale(slopes[i], 0.1));
}

static void more_steps(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)user;
    qn_value step = state[count - 1];
    out[0] = qn_compare(step, qn_fill(step.graph, QN_I32, QN_SCALAR, STEPS), QN_LT);
}

/* The state of the loop: the parameters, then the number of the step. x and y are used from outside. */
static void one_step(void *user, size_t count, const qn_value *state, qn_value *out)
{
    qn_value *inputs = user, step = state[count - 1], in[INPUTS], scores, loss;
    memcpy(in, inputs, sizeof in);
    memcpy(in, state, PARAMS * sizeof *in);
    descend(in, out, &scores, &loss);
    out[PARAMS] = qn_add(step, qn_fill(step.graph, QN_I32, QN_SCALAR, 1));
}

static qn_function *build(qn_context *qn, int loop, qn_stats *total)
{
    qn_graph *g = qn_graph_new(qn, loop ? "train" : "step");
    qn_value in[INPUTS], state[PARAMS + 1], next[PARAMS + 1], scores, loss;
    for (int i = 0; i < INPUTS; i++)
        in[i] = qn_input(g, names[i], QN_F32, (qn_dims){2, shapes[i]});
    memcpy(state, in, PARAMS * sizeof *in);
    state[PARAMS] = qn_fill(g, QN_I32, QN_SCALAR, 0);
    if (loop) {
        qn_while(PARAMS + 1, state, more_steps, one_step, in, next);
    } else {
        descend(in, next, &scores, &loss);
        qn_output(g, "loss", loss);
        qn_output(g, "scores", scores);
    }
    for (int i = 0; i < PARAMS; i++)
        qn_update(g, in[i], next[i]);
    qn_function *f;
    qn_stats stats;
    check(qn_compile(g, NULL, &f));
    qn_function_stats(f, &stats);
    total->build_us += stats.build_us;
    total->compile_us += stats.compile_us;
    total->kernels += stats.kernels;
    return f;
}

/* ---- running -------------------------------------------------------------------------------------------------------- */

typedef float memory[INPUTS][ROOM];
static memory first, stepped, looped;
static float loss, scores[DIGITS][DIGITS];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Calls a function `times` times on the same memory; returns milliseconds. */
static double run(const qn_function *f, memory m, size_t outputs, int times)
{
    qn_tensor in[INPUTS], out[] = {{&loss, QN_F32, QN_SCALAR}, {scores, QN_F32, {2, shapes[Y]}}};
    for (int i = 0; i < INPUTS; i++)
        in[i] = (qn_tensor){m[i], QN_F32, {2, shapes[i]}};
    double start = now();
    for (int i = 0; i < times; i++)
        check(qn_call(f, INPUTS, in, outputs, out));
    return now() - start;
}

int main(void)
{
    qn_context *qn;
    qn_stats total = {0};
    check(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &qn));
    qn_function *step = build(qn, 0, &total), *train = build(qn, 1, &total);

    uint32_t random = 1; /* a linear congruential generator; parameters start in [-0.5, 0.5) */
    for (int i = 0; i < PARAMS * ROOM; i++)
        first[i / ROOM][i % ROOM] = (float)((random = random * 1664525u + 1013904223u) >> 8) * 0x1p-24f - 0.5f;
    for (int d = 0; d < DIGITS; d++) {
        first[Y][d * DIGITS + d] = 1;
        for (const char *s = lit[d]; *s; s++)
            first[X][d * SEGMENTS + *s - 'a'] = 1;
    }

    memcpy(stepped, first, sizeof first);
    run(step, stepped, 2, 1);
    float loss_before = loss;
    double step_ms = run(step, stepped, 2, STEPS - 1);
    memcpy(looped, first, sizeof first);
    double loop_ms = run(train, looped, 0, 1);
    int same = memcmp(stepped, looped, sizeof looped) == 0, right = 0;

    run(step, stepped, 2, 1); /* what the trained network says */
    for (int d = 0; d < DIGITS; d++) {
        int best = 0;
        for (int k = 1; k < DIGITS; k++)
            best = scores[d][k] > scores[d][best] ? k : best;
        right += best == d;
    }
    printf("building %.1f ms, compiling %.1f ms, %u kernels\n", total.build_us / 1e3, total.compile_us / 1e3,
           total.kernels);
    printf("running %d steps: %.1f ms by calls of the step, %.1f ms by one call of the loop; weights %s\n", STEPS,
           step_ms, loop_ms, same ? "the same, bit for bit" : "differ");
    printf("loss %.6f before, %.6f after\n", (double)loss_before, (double)loss);
    printf("%d of %d digits right\n", right, DIGITS);
    qn_close(qn);
    return right == DIGITS && same ? 0 : 1;
}
