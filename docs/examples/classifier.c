/* A classifier of digits in noise: two layers, trained by Adam. Each call of the function is one step of training, which
 * draws its own pictures and updates the weights in the memory of this program. digits.cpp is the same in C++, with the
 * loop of training inside of the graph. */
#include "quern/check.h"
#include "quern/optim.h"

enum { PIXELS = 15, HIDDEN = 32, CLASSES = 10, BATCH = 64, STEPS = 400 };
enum { W1, B1, W2, B2, PARAMS, STATE = 1 + 2 * PARAMS, INPUTS = PARAMS + STATE }; /* Adam has 1 + 2 PARAMS values */

/* Draws random digits, and pictures of them with noise. */
static qn_value draw(qn_value key, qn_value *digits)
{
    /* Five rows of three pixels for each digit: the bits of an octal number. */
    static const int glyphs[CLASSES] = {075557, 026227, 071747, 071717, 055711, 074717, 074757, 071222, 075757, 075717};
    float pixels[CLASSES * PIXELS];
    qn_value keys[2];
    for (int i = 0; i < CLASSES * PIXELS; i++)
        pixels[i] = (float)(glyphs[i / PIXELS] >> (PIXELS - 1 - i % PIXELS) & 1);
    qn_random_split(key, 2, keys);
    *digits = qn_random_integers(keys[0], QN_I32, QN_DIMS(BATCH), 0, CLASSES);
    qn_value clean = qn_take(qn_constant(key.graph, QN_F32, QN_DIMS(CLASSES, PIXELS), pixels), *digits, 0);
    return qn_add(clean, qn_scale(qn_random_normal(keys[1], QN_F32, QN_DIMS(BATCH, PIXELS)), 0.3));
}

int main(void)
{
    qn_context *qn;
    qn_function *first, *step;
    QN_CHECK(qn_open(NULL, &qn));

    qn_graph *g = qn_graph_new(qn, "first weights");
    qn_output(g, "w1", qn_init_he_normal(qn_random_key(g, 0), QN_F32, QN_DIMS(PIXELS, HIDDEN)));
    qn_output(g, "w2", qn_init_he_normal(qn_random_key(g, 1), QN_F32, QN_DIMS(HIDDEN, CLASSES)));
    QN_CHECK(qn_compile(g, NULL, &first));

    g = qn_graph_new(qn, "step");
    qn_value p[PARAMS] = {
        qn_input(g, "w1", QN_F32, QN_DIMS(PIXELS, HIDDEN)), qn_input(g, "b1", QN_F32, QN_DIMS(HIDDEN)),
        qn_input(g, "w2", QN_F32, QN_DIMS(HIDDEN, CLASSES)), qn_input(g, "b2", QN_F32, QN_DIMS(CLASSES))};
    qn_optimizer adam = {.kind = QN_ADAM, .rate = 0.01};
    qn_value state[STATE], digits;
    qn_optimizer_inputs(&adam, PARAMS, p, state);
    qn_value x = draw(qn_random_fold_in(qn_random_key(g, 2), state[0]), &digits); /* state[0]: the number of the step */
    qn_value scores = qn_linear(qn_relu(qn_linear(x, p[W1], p[B1])), p[W2], p[B2]);
    qn_value loss = qn_cross_entropy(scores, qn_one_hot(digits, CLASSES, QN_F32));
    qn_output(g, "right", qn_mean(qn_convert(qn_compare(qn_argmax(scores, -1), digits, QN_EQ), QN_F32), QN_SCALAR));
    qn_optimizer_update(&adam, loss, PARAMS, p, (qn_value){0}, state);
    QN_CHECK(qn_compile(g, NULL, &step));

    qn_tensor in[INPUTS];
    void *memory;
    QN_CHECK(qn_function_tensors(step, in, NULL, &memory)); /* offsets and the state begin as zeros */
    QN_CHECK(qn_call(first, 0, NULL, 2, (qn_tensor[]){in[W1], in[W2]}));
    float right;
    for (int i = 0; i <= STEPS; i++) { /* each step counts before it learns */
        QN_CHECK(qn_call(step, INPUTS, in, 1, &(qn_tensor){&right, QN_F32, QN_SCALAR}));
        if (i == 0 || i == STEPS)
            printf("%.0f%% of the digits right after %d steps\n", 100 * (double)right, i);
    }
    qn_free(memory);
    qn_close(qn);
}
