/* Trains the network of ../seven_segment.c. Prints reader.mlir, a StableHLO module that reads one digit: its constants
 * are the trained weights, and have the same bits each time. read.c says how to compile it. */
#include "quern/check.h"

enum { W1, B1, W2, B2, PARAMS };
static const qn_dims shapes[PARAMS] = {{2, {7, 16}}, {1, {16}}, {2, {16, 10}}, {1, {10}}};

static const float segments[10][7] = {
    {1, 1, 1, 1, 1, 1, 0}, {0, 1, 1, 0, 0, 0, 0}, {1, 1, 0, 1, 1, 0, 1}, {1, 1, 1, 1, 0, 0, 1}, {0, 1, 1, 0, 0, 1, 1},
    {1, 0, 1, 1, 0, 1, 1}, {1, 0, 1, 1, 1, 1, 1}, {1, 1, 1, 0, 0, 0, 0}, {1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 0, 1, 1}};

static qn_value scores(const qn_value *p, qn_value x)
{
    return qn_linear(qn_tanh(qn_linear(x, p[W1], p[B1])), p[W2], p[B2]);
}

static void take_step(void *digits, size_t count, const qn_value *in, qn_value *next)
{
    qn_value x = qn_constant(in->graph, QN_F32, QN_DIMS(10, 7), segments);
    qn_gradient(qn_cross_entropy(scores(in, x), *(qn_value *)digits), count, in, next);
    for (size_t i = 0; i < count; i++)
        next[i] = qn_subtract(in[i], qn_scale(next[i], 0.1));
}

int main(void)
{
    qn_context *qn;
    QN_CHECK(qn_open(NULL, &qn));
    qn_graph *g = qn_graph_new(qn, "reader");
    qn_value p[PARAMS], digits = qn_one_hot(qn_iota(g, QN_DIMS(10), QN_I32, 0), 10, QN_F32);
    for (int i = 0; i < PARAMS; i++)
        p[i] = qn_random_uniform(qn_random_key(g, i), QN_F32, shapes[i], -0.5, 0.5);
    qn_repeat(10000, PARAMS, p, take_step, &digits, p);
    qn_freeze(PARAMS, p, p);

    qn_value found = scores(p, qn_input(g, "lit", QN_F32, QN_DIMS(1, 7)));
    qn_output(g, "scores", found);
    qn_output(g, "digit", qn_argmax(found, -1));
    char *text; /* simplified: without the operations of the training */
    QN_CHECK(qn_dump(g, "simplified", NULL, &text));
    fputs(text, stdout);
    qn_free(text);
    qn_close(qn);
}
