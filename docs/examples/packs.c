/* One pack with two functions: `train` moves weights one step towards 3 and -2, and `predict` applies them. The first
 * function of this program writes the pack; the rest needs neither a compiler nor a cache. */
#include "quern/check.h"

static void write_pack(void)
{
    qn_context *qn;
    void *bytes;
    size_t size;
    QN_CHECK(qn_open(NULL, &qn));
    qn_graph *train = qn_graph_new(qn, "train"), *predict = qn_graph_new(qn, "predict");
    qn_value w = qn_input(train, "w", QN_F32, QN_DIMS(2)), slope;
    qn_value x = qn_random_normal(qn_random_key(train, 1), QN_F32, QN_DIMS(16, 2));
    qn_value wanted = qn_matmul(x, qn_constant(train, QN_F32, QN_DIMS(2), (float[]){3, -2}));
    qn_value loss = qn_mean(qn_square(qn_subtract(qn_matmul(x, w), wanted)), QN_SCALAR);
    qn_gradient(loss, 1, &w, &slope);
    qn_update(train, w, qn_subtract(w, qn_scale(slope, 0.1)));
    qn_output(train, "loss", loss);

    w = qn_input(predict, "w", QN_F32, QN_DIMS(2));
    qn_output(predict, "y", qn_matmul(qn_input(predict, "x", QN_F32, QN_DIMS(3, 2)), w));
    qn_pack_function functions[] = {{.name = "train", .graph = train}, {.name = "predict", .graph = predict}};
    QN_CHECK(qn_pack_functions(2, functions, 0, NULL, &bytes, &size));
    QN_CHECK(qn_write_file("model.qpack", bytes, size));
    qn_free(bytes);
    qn_close(qn);
}

int main(void)
{
    write_pack();
    qn_context *qn;
    qn_module *module;
    QN_CHECK(qn_open(&(qn_options){.jit = "", .cache = "off"}, &qn));
    QN_CHECK(qn_load_module(qn, "model.qpack", 0, &module));

    float w[2] = {0}, x[3][2] = {{1, 0}, {0, 1}, {10, 1}}, y[3], loss;
    qn_tensor in[] = {{w, QN_F32, QN_DIMS(2)}, {x, QN_F32, QN_DIMS(3, 2)}}, out = {y, QN_F32, QN_DIMS(3)};
    for (int i = 0; i < 300; i++)
        QN_CHECK(qn_module_call(module, "train", NULL, 1, in, 1, &(qn_tensor){&loss, QN_F32, QN_SCALAR}));
    QN_CHECK(qn_module_call(module, "predict", NULL, 2, in, 1, &out));
    qn_stats stats;
    qn_function_stats(qn_module_function(module, 0), &stats);
    printf("%d functions, %s, from %s\n", (int)qn_module_count(module), stats.engine, stats.source);
    printf("loss %.4f: %.2f %.2f %.2f\n", (double)loss, (double)y[0], (double)y[1], (double)y[2]);
    qn_close(qn);
}
