/* A block of a transformer: attention with several heads, then two layers, each after a normalisation and around a
 * shortcut. One step of Adam trains it towards given results; its weights are saved as safetensors, and a second
 * function, which only predicts, reads them from the file in place: block [FILE] */
#include <string.h>

#include "quern/check.h"
#include "quern/io.h"
#include "quern/optim.h"

enum { LENGTH = 8, WIDTH = 32, HEADS = 4, HIDDEN = 64 };
enum { SCALE1, SCALE2, QUERY, KEY, VALUE, MIX, UP, DOWN, PARAMS, STATE = 1 + 2 * PARAMS };
static const struct {
    const char *name;
    qn_dims dims;
} params[PARAMS] = {{"norm1.scale", {1, {WIDTH}}}, {"norm2.scale", {1, {WIDTH}}},  {"query", {2, {WIDTH, WIDTH}}},
                    {"key", {2, {WIDTH, WIDTH}}},  {"value", {2, {WIDTH, WIDTH}}}, {"mix", {2, {WIDTH, WIDTH}}},
                    {"up", {2, {WIDTH, HIDDEN}}},  {"down", {2, {HIDDEN, WIDTH}}}};

/* x [LENGTH, WIDTH] times a weight, cut into heads: [HEADS, LENGTH, WIDTH / HEADS]. */
static qn_value heads(qn_value x, qn_value weight)
{
    return qn_transpose(qn_reshape(qn_matmul(x, weight), QN_DIMS(LENGTH, HEADS, WIDTH / HEADS)), QN_DIMS(1, 0, 2));
}

static qn_value block(qn_value x, const qn_value *p)
{
    qn_value seen = qn_layer_norm(x, p[SCALE1], (qn_value){0}, 1e-5);
    qn_value read = qn_attention(heads(seen, p[QUERY]), heads(seen, p[KEY]), heads(seen, p[VALUE]),
                                 &(qn_attention_options){.causal = 1});
    read = qn_reshape(qn_transpose(read, QN_DIMS(1, 0, 2)), QN_DIMS(LENGTH, WIDTH));
    x = qn_add(x, qn_matmul(read, p[MIX]));
    seen = qn_layer_norm(x, p[SCALE2], (qn_value){0}, 1e-5);
    return qn_add(x, qn_matmul(qn_gelu(qn_matmul(seen, p[UP])), p[DOWN]));
}

/* Declares the inputs: x, then the parameters. */
static qn_value declare(qn_graph *g, qn_value *p)
{
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(LENGTH, WIDTH));
    for (int i = 0; i < PARAMS; i++)
        p[i] = qn_input(g, params[i].name, QN_F32, params[i].dims);
    return x;
}

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "block.safetensors";
    enum { X, WEIGHTS, MOMENTS = WEIGHTS + PARAMS, TARGET = MOMENTS + STATE, INPUTS };
    qn_context *qn;
    qn_function *first, *forward, *step;
    qn_value p[PARAMS], state[STATE], keys[PARAMS + 2];
    QN_CHECK(qn_open(NULL, &qn));

    qn_graph *g = qn_graph_new(qn, "first"); /* the first weights, x and the target */
    qn_random_split(qn_random_key(g, 1), PARAMS + 2, keys);
    for (int i = 0; i < PARAMS; i++)
        qn_output(g, NULL,
                  params[i].dims.count < 2 ? qn_fill(g, QN_F32, params[i].dims, 1)
                                           : qn_init_glorot_normal(keys[i], QN_F32, params[i].dims));
    for (int i = PARAMS; i < PARAMS + 2; i++)
        qn_output(g, NULL, qn_random_normal(keys[i], QN_F32, QN_DIMS(LENGTH, WIDTH)));
    QN_CHECK(qn_compile(g, NULL, &first));

    g = qn_graph_new(qn, "forward");
    qn_value x = declare(g, p);
    qn_output(g, "y", block(x, p));
    QN_CHECK(qn_compile(g, NULL, &forward));

    g = qn_graph_new(qn, "step");
    x = declare(g, p);
    qn_optimizer adam = {.kind = QN_ADAM, .rate = 0.01};
    qn_optimizer_inputs(&adam, PARAMS, p, state);
    qn_value off = qn_subtract(block(x, p), qn_input(g, "target", QN_F32, QN_DIMS(LENGTH, WIDTH)));
    qn_value loss = qn_mean(qn_square(off), QN_SCALAR);
    qn_output(g, "loss", loss);
    qn_optimizer_update(&adam, loss, PARAMS, p, (qn_value){0}, state);
    QN_CHECK(qn_compile(g, NULL, &step));

    qn_tensor in[INPUTS], drawn[PARAMS + 2];
    void *memory;
    QN_CHECK(qn_function_tensors(step, in, NULL, &memory)); /* the state of Adam begins as zeros */
    memcpy(drawn, in + WEIGHTS, PARAMS * sizeof *in);
    drawn[PARAMS] = in[X], drawn[PARAMS + 1] = in[TARGET];
    QN_CHECK(qn_call(first, 0, NULL, PARAMS + 2, drawn));
    float losses[2];
    static float y[LENGTH][WIDTH], again[LENGTH][WIDTH];
    QN_CHECK(qn_call(step, INPUTS, in, 1, &(qn_tensor){&losses[0], QN_F32, QN_SCALAR}));
    QN_CHECK(qn_archive_save(path, NULL, step, QN_SAVE_UPDATED, INPUTS, in, 0, NULL));
    QN_CHECK(qn_call(forward, 1 + PARAMS, in, 1, &(qn_tensor){y, QN_F32, QN_DIMS(LENGTH, WIDTH)}));
    QN_CHECK(qn_call(step, INPUTS, in, 1, &(qn_tensor){&losses[1], QN_F32, QN_SCALAR}));

    qn_tensor stored[1 + PARAMS] = {in[X]}; /* no memory for the weights: they stay in the file */
    qn_archive *file;
    QN_CHECK(qn_archive_open(path, &file));
    QN_CHECK(
        qn_archive_load(file, forward, QN_LOAD_GIVEN | QN_LOAD_EXTRA, 1 + PARAMS, stored)); /* EXTRA: Adam's state */
    QN_CHECK(qn_call(forward, 1 + PARAMS, stored, 1, &(qn_tensor){again, QN_F32, QN_DIMS(LENGTH, WIDTH)}));
    printf("loss %.4f, after a step %.4f\n", (double)losses[0], (double)losses[1]);
    printf("weights from the file: %s\n", memcmp(y, again, sizeof y) == 0 ? "the same bits" : "other results");
    qn_archive_free(file);
    qn_free(memory);
    qn_close(qn);
}
