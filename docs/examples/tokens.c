/* Trains a small language model on one sentence, and lets it write. The model reads letters: token embeddings, one block
 * of attention, one of two layers, and scores for the next letter. Training is one call of a function that loops over
 * all steps. Writing is one call, too: each round samples a letter, with a random key that follows from its place. */
#include <string.h>

#include "quern/check.h"
#include "quern/optim.h"

static const char text[] = "the dog saw the cat, the cat saw the mouse, and the mouse saw the cheese. ";
enum { LENGTH = sizeof text - 2, LETTERS = 96, WIDTH = 32, HIDDEN = 64, PROMPT = 4, STEPS = 200 };

/* The values of a training step, in order: the parameters, then the state of the optimiser, which begins with the number
 * of the step. */
enum { TABLE, PLACES, QUERY, KEY, VALUE, MIX, UP, DOWN, PARAMS, STEP = PARAMS, STATE = PARAMS + 1 + 2 * PARAMS };
static const qn_dims shapes[PARAMS] = {{2, {LETTERS, WIDTH}}, {2, {LENGTH, WIDTH}}, {2, {WIDTH, WIDTH}},
                                       {2, {WIDTH, WIDTH}},   {2, {WIDTH, WIDTH}},  {2, {WIDTH, WIDTH}},
                                       {2, {WIDTH, HIDDEN}},  {2, {HIDDEN, WIDTH}}};

static qn_value number(qn_graph *g, double value) { return qn_fill(g, QN_I32, QN_SCALAR, value); }

/* ---- the model ------------------------------------------------------------------------------------------------------ */

/* The scores of the letter after each of the `tokens`: [LENGTH, LETTERS]. */
static qn_value scores(const qn_value *p, qn_value tokens)
{
    const qn_value none = {0};
    qn_value x = qn_add(qn_take(p[TABLE], tokens, 0), p[PLACES]), seen = qn_rms_norm(x, none, 1e-6);
    qn_attention_options causal = {.causal = 1};
    qn_value read =
        qn_attention(qn_matmul(seen, p[QUERY]), qn_matmul(seen, p[KEY]), qn_matmul(seen, p[VALUE]), &causal);
    x = qn_add(x, qn_matmul(read, p[MIX]));
    x = qn_add(x, qn_matmul(qn_silu(qn_matmul(qn_rms_norm(x, none, 1e-6), p[UP])), p[DOWN]));
    return qn_einsum("td,vd->tv", 2, (qn_value[]){qn_rms_norm(x, none, 1e-6), p[TABLE]});
}

/* A constant with the letters from `first` on. */
static qn_value letters(qn_graph *g, size_t first)
{
    int32_t codes[LENGTH];
    for (size_t i = 0; i < LENGTH; i++)
        codes[i] = text[first + i] - ' ';
    return qn_constant(g, QN_I32, QN_DIMS(LENGTH), codes);
}

static qn_value loss(const qn_value *p)
{
    qn_graph *g = p->graph;
    return qn_cross_entropy(scores(p, letters(g, 0)), qn_one_hot(letters(g, 1), LETTERS, QN_F32));
}

/* ---- training: Adam ------------------------------------------------------------------------------------------------- */

static const qn_optimizer adam = {.kind = QN_ADAM, .rate = 0.01, .beta2 = 0.99};

static void take_step(void *user, size_t count, const qn_value *in, qn_value *next)
{
    qn_value slopes[PARAMS];
    (void)user, (void)count;
    qn_gradient(loss(in), PARAMS, in, slopes);
    qn_optimizer_step(&adam, PARAMS, in, slopes, (qn_value){0}, in + STEP, next, next + STEP);
}

/* Returns trained parameters and prints the loss. The loop and its first values are part of the graph. */
static void train(qn_graph *g, qn_value *state)
{
    qn_value keys[PARAMS];
    qn_random_split(qn_random_key(g, 1), PARAMS, keys);
    for (int i = 0; i < PARAMS; i++)
        state[i] = qn_init_normal(keys[i], QN_F32, shapes[i], 0.15);
    qn_optimizer_zeros(&adam, PARAMS, state, state + STEP);
    qn_output(g, "loss before", loss(state));
    qn_repeat(STEPS, STATE, state, take_step, NULL, state);
    qn_output(g, "loss after", loss(state));
}

/* ---- writing -------------------------------------------------------------------------------------------------------- */

/* The values of a round, in order: the letters so far, and how many there are. `user` is the parameters. */
static void write_letter(void *user, size_t count, const qn_value *in, qn_value *next)
{
    qn_graph *g = in->graph;
    qn_value one = number(g, 1), last = qn_subtract(in[1], one);
    (void)count;
    qn_value row = qn_take(scores(user, in[0]), last, 0), key = qn_random_fold_in(qn_random_key(g, 2), last);
    qn_value letter = qn_random_categorical(key, qn_scale(row, 4), -1); /* a temperature of 1/4 */
    next[0] = qn_dynamic_update_slice(in[0], qn_expand(letter, QN_DIMS(0)), 1, &in[1]);
    next[1] = qn_add(in[1], one);
}

int main(void)
{
    qn_context *qn;
    qn_function *f;
    qn_value state[STATE], written[2];
    float before, after;
    int32_t codes[LENGTH];
    QN_CHECK(qn_open(NULL, &qn));
    qn_graph *g = qn_graph_new(qn, "tokens");
    train(g, state);
    written[0] = qn_pad(qn_slice(letters(g, 0), QN_DIMS(0), QN_DIMS(PROMPT), QN_DIMS(1)), number(g, 0), QN_DIMS(0),
                        QN_DIMS(LENGTH - PROMPT), QN_DIMS(0));
    written[1] = number(g, PROMPT);
    qn_repeat(LENGTH - PROMPT, 2, written, write_letter, state, written);
    qn_output(g, "letters", written[0]);
    QN_CHECK(qn_compile(g, NULL, &f));
    QN_CHECK(qn_call(
        f, 0, NULL, 3,
        (qn_tensor[]){{&before, QN_F32, QN_SCALAR}, {&after, QN_F32, QN_SCALAR}, {codes, QN_I32, QN_DIMS(LENGTH)}}));
    printf("loss %.3f before, %.3f after %d steps\n", (double)before, (double)after, STEPS);
    for (int i = 0; i < LENGTH; i++)
        putchar(codes[i] + ' ');
    putchar('\n');
    qn_close(qn);
    return 0;
}
