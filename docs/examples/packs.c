/* One pack with two functions: `train` fits a line to points, and `predict` reads values from the line. The first half
 * of the program compiles and writes the pack; the second half needs neither a compiler nor a cache: packs [FILE] */
#include <stdio.h>
#include <stdlib.h>

#include "quern/optim.h"
#include "quern/quern.h"

enum { POINTS = 16, STEPS = 300 };

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "packs: %s\n", qn_status_message(status));
    exit(1);
}

static qn_value line(qn_value x, qn_value w) /* w[0] x + w[1] */
{
    qn_value slope = qn_slice(w, QN_DIMS(0), QN_DIMS(1), QN_DIMS(1)),
             offset = qn_slice(w, QN_DIMS(1), QN_DIMS(2), QN_DIMS(1));
    return qn_add(qn_multiply(x, slope), offset);
}

static qn_graph *build(qn_context *qn, const char *name, int64_t points, int trains)
{
    qn_graph *g = qn_graph_new(qn, name);
    qn_graph_set_broadcasting(g, 1);
    qn_value w = qn_input(g, "w", QN_F32, QN_DIMS(2)), x = qn_input(g, "x", QN_F32, QN_DIMS(points));
    if (!trains) {
        qn_output(g, "y", line(x, w));
        return g;
    }
    qn_value y = qn_input(g, "y", QN_F32, QN_DIMS(points)), state[2];
    qn_optimizer momentum = {.kind = QN_MOMENTUM, .rate = 0.1};
    qn_optimizer_inputs(&momentum, 1, &w, state); /* the number of the step, and a velocity for w */
    qn_value loss = qn_mean(qn_square(qn_subtract(line(x, w), y)), QN_SCALAR);
    qn_output(g, "loss", loss);
    qn_optimizer_update(&momentum, loss, 1, &w, (qn_value){0}, state);
    return g;
}

static void write_pack(const char *path)
{
    qn_context *qn;
    void *bytes;
    size_t size;
    check(qn_open(NULL, &qn));
    qn_pack_function functions[] = {{.name = "train", .graph = build(qn, "train", POINTS, 1)},
                                    {.name = "predict", .graph = build(qn, "predict", 3, 0)}};
    check(qn_pack_functions(2, functions, 0, NULL, &bytes, &size));
    check(qn_write_file(path, bytes, size));
    qn_free(bytes);
    qn_close(qn);
}

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "packs.qpack";
    write_pack(path);

    qn_context *qn;
    qn_module *module;
    const qn_function *train, *predict;
    check(qn_open(&(qn_options){.jit = "", .cache = "off"}, &qn));
    check(qn_load_module(qn, path, 0, &module));
    check(qn_module_find(module, "train", &train));
    check(qn_module_find(module, "predict", &predict));
    qn_stats stats;
    qn_function_stats(train, &stats);
    printf("%d functions, %s, from %s\n", (int)qn_module_count(module), stats.engine, stats.source);

    float w[2] = {0}, velocity[2] = {0}, x[POINTS], y[POINTS], loss, ask[3] = {-1, 0, 10}, answers[3];
    int32_t step = 0;
    for (int i = 0; i < POINTS; i++)
        x[i] = (float)i / POINTS, y[i] = 3 * x[i] - 2;
    qn_tensor in[] = {{w, QN_F32, QN_DIMS(2)},
                      {x, QN_F32, QN_DIMS(POINTS)},
                      {y, QN_F32, QN_DIMS(POINTS)},
                      {&step, QN_I32, QN_SCALAR},
                      {velocity, QN_F32, QN_DIMS(2)}};
    for (int i = 0; i < STEPS; i++)
        check(qn_call(train, 5, in, 1, &(qn_tensor){&loss, QN_F32, QN_SCALAR}));
    qn_tensor asked[] = {{w, QN_F32, QN_DIMS(2)}, {ask, QN_F32, QN_DIMS(3)}};
    check(qn_call(predict, 2, asked, 1, &(qn_tensor){answers, QN_F32, QN_DIMS(3)}));
    printf("after %d steps: %.2f %.2f %.2f\n", (int)step, (double)answers[0], (double)answers[1], (double)answers[2]);
    qn_close(qn);
    return !(stats.kind == QN_ENGINE_COMPILED && answers[2] > 27.9f && answers[2] < 28.1f);
}
