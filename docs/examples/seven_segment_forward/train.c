/* Trains the network of ../seven_segment.c. Prints a StableHLO module that reads one digit with the trained network:
 *
 *     ./train >reader.mlir
 *     quern compile reader.mlir --cpu pi4 -o reader.o --header reader.h
 *
 * The weights are constants of the module. Training again gives the same weights, bit for bit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quern/quern.h"

enum { W1, B1, W2, B2, PARAMS, STEP = PARAMS, STATE, STEPS = 10000, WEIGHTS = 7 * 16 + 16 + 16 * 10 + 10 };

static const qn_dims shapes[PARAMS] = {{2, {7, 16}}, {2, {1, 16}}, {2, {16, 10}}, {2, {1, 10}}};

static const float segments[10][7] = {
    {1, 1, 1, 1, 1, 1, 0}, {0, 1, 1, 0, 0, 0, 0}, {1, 1, 0, 1, 1, 0, 1}, {1, 1, 1, 1, 0, 0, 1}, {0, 1, 1, 0, 0, 1, 1},
    {1, 0, 1, 1, 0, 1, 1}, {1, 0, 1, 1, 1, 1, 1}, {1, 1, 1, 0, 0, 0, 0}, {1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 0, 1, 1}};

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "train: %s\n", qn_status_message(status));
    exit(1);
}

static qn_value layer(qn_value x, qn_value w, qn_value b) { return qn_add(qn_matmul(x, w), b); }

static qn_value scores(const qn_value *in, qn_value x)
{
    return layer(qn_tanh(layer(x, in[W1], in[B1])), in[W2], in[B2]);
}

static void take_step(void *user, size_t count, const qn_value *in, qn_value *next)
{
    (void)user, (void)count;
    qn_value x = qn_constant(in->graph, QN_F32, QN_DIMS(10, 7), segments), slopes[PARAMS];
    qn_value y = qn_one_hot(qn_iota(in->graph, QN_DIMS(10), QN_I32, 0), 10, QN_F32);
    qn_gradient(qn_cross_entropy(scores(in, x), y), PARAMS, in, slopes);
    for (int i = 0; i < PARAMS; i++)
        next[i] = qn_subtract(in[i], qn_scale(slopes[i], 0.1));
    next[STEP] = qn_add(in[STEP], qn_fill_like(in[STEP], 1));
}

static void is_unfinished(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    *out = qn_compare(in[STEP], qn_fill_like(in[STEP], STEPS), QN_LT);
}

/* Compiles one function that runs all steps, and calls it. The function updates the weights in place. */
static void train(qn_context *qn, float *const weights[PARAMS])
{
    qn_graph *g = qn_graph_new(qn, "training");
    qn_graph_set_broadcasting(g, 1); /* for the offsets */
    qn_value in[STATE], last[STATE];
    qn_tensor tensors[PARAMS];
    for (int i = 0; i < PARAMS; i++) {
        tensors[i] = (qn_tensor){weights[i], QN_F32, shapes[i]};
        in[i] = qn_input(g, NULL, QN_F32, tensors[i].dims);
    }
    in[STEP] = qn_fill(g, QN_I32, QN_SCALAR, 0);
    qn_while(STATE, in, is_unfinished, take_step, NULL, last);
    for (int i = 0; i < PARAMS; i++)
        qn_update(g, in[i], last[i]);
    qn_function *f;
    check(qn_compile(g, NULL, &f));
    check(qn_call(f, PARAMS, tensors, 0, NULL));
}

static void print_reader(qn_context *qn, float *const weights[PARAMS])
{
    qn_graph *g = qn_graph_new(qn, "reader");
    qn_graph_set_broadcasting(g, 1);
    qn_value x = qn_input(g, "lit", QN_F32, QN_DIMS(1, 7)), in[PARAMS];
    for (int i = 0; i < PARAMS; i++)
        in[i] = qn_constant(g, QN_F32, shapes[i], weights[i]);
    qn_value found = scores(in, x);
    qn_output(g, "scores", found);
    qn_output(g, "digit", qn_argmax(found, -1));
    char *text;
    check(qn_graph_print(g, &text));
    fputs(text, stdout);
    qn_free(text);
}

int main(void)
{
    static float all[WEIGHTS];
    float *const weights[PARAMS] = {all, all + 7 * 16, all + 7 * 16 + 16, all + 7 * 16 + 16 + 16 * 10};
    uint32_t random = 1; /* a linear congruential generator; weights start in [-0.5, 0.5) */
    for (int i = 0; i < WEIGHTS; i++)
        all[i] = (float)((random = random * 1664525u + 1013904223u) >> 8) * 0x1p-24f - 0.5f;
    qn_context *qn;
    check(qn_open(NULL, &qn));
    train(qn, weights);
    print_reader(qn, weights);
    qn_close(qn);
    return 0;
}
