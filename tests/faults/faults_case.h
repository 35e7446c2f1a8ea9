/* Shared by the programs of this directory: two models with expected outputs, and helpers for files. */
#ifndef FAULTS_CASE_H
#define FAULTS_CASE_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "quern/quern.h"
#include "unit.h"

/* ---- models ------------------------------------------------------------------------------------------------------ */

enum { MOST_TENSORS = 3, MOST_BYTES = 1 << 18 };

/* A function with inputs and expected outputs. */
typedef struct model {
    size_t inputs, outputs;
    qn_tensor in[MOST_TENSORS], out[MOST_TENSORS]; /* `out` has the expected outputs */
} model;

static const char layer_source[] =
    "module @layer {\n"
    "  func.func private @twice(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {\n"
    "    %0 = stablehlo.add %x, %x : tensor<8x16xf32> loc(\"here\")\n"
    "    return %0 : tensor<8x16xf32>\n"
    "  }\n"
    "  func.func public @main(%x: tensor<8x16xf32>, %w: tensor<16x16xf32>) -> (tensor<8x16xf32>, tensor<8xf32>) {\n"
    "    %0 = call @twice(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>\n"
    "    %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> "
    "tensor<8x16xf32>\n"
    "    %2 = stablehlo.tanh %1 : tensor<8x16xf32>\n"
    "    %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "    %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, "
    "tensor<f32>) -> tensor<8xf32>\n"
    "    return %2, %3 : tensor<8x16xf32>, tensor<8xf32>\n"
    "  }\n"
    "}\n";

enum { LONG = 50000 };

static float layer_x[8 * 16], layer_w[16 * 16], layer_y[8 * 16], layer_sums[8];
static model layer = {2,
                      2,
                      {{layer_x, QN_F32, {2, {8, 16}}}, {layer_w, QN_F32, {2, {16, 16}}}},
                      {{layer_y, QN_F32, {2, {8, 16}}}, {layer_sums, QN_F32, {1, {8}}}}};

static float loop_x[6], loop_long[LONG], loop_last[6], loop_slope[6], loop_y[LONG];
static model loop = {
    2,
    3,
    {{loop_x, QN_F32, {2, {2, 3}}}, {loop_long, QN_F32, {1, {LONG}}}},
    {{loop_last, QN_F32, {2, {2, 3}}}, {loop_slope, QN_F32, {2, {2, 3}}}, {loop_y, QN_F32, {1, {LONG}}}}};

static void loop_halve(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_scale(state[0], 0.5);
}

static void loop_above_one(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)count;
    out[0] = qn_compare(qn_sum(state[0], QN_SCALAR), *(qn_value *)user, QN_GT);
}

/* Builds the graph of the model `loop`. It has a loop, a gradient, a constant that is too large for the code, and an
 * array that is large enough for several threads. Returns NULL if there is no memory for a graph. qn_compile reports
 * later failures of building. */
__attribute__((unused)) static qn_graph *model_build(qn_context *context)
{
    static float big[2000];
    for (size_t i = 0; i < 2000; i++)
        big[i] = (float)i;
    qn_graph *g = qn_graph_new(context, "loop");
    if (!g)
        return NULL;
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2, 3)), y = qn_input(g, "long", QN_F32, QN_DIMS(LONG));
    qn_value one = qn_fill(g, QN_F32, QN_SCALAR, 1), last, slope;
    qn_value sum = qn_sum(qn_constant(g, QN_F32, QN_DIMS(2000), big), QN_SCALAR);
    qn_while(1, &x, loop_above_one, loop_halve, &one, &last);
    qn_gradient(qn_sum(qn_softmax(qn_tanh(x), -1), QN_SCALAR), 1, &x, &slope);
    qn_output(g, "last", last);
    qn_output(g, "slope", slope);
    qn_output(g, "y", qn_add(qn_tanh(qn_exponential(y)), qn_broadcast_to(sum, QN_DIMS(LONG))));
    return g;
}

static void model_fill(model *m)
{
    for (size_t i = 0; i < m->inputs; i++) {
        size_t count = 1;
        for (size_t k = 0; k < m->in[i].dims.count; k++)
            count *= (size_t)m->in[i].dims.values[k];
        for (size_t k = 0; k < count; k++)
            ((float *)m->in[i].data)[k] = (float)((k * 37 + i * 11) % 61) / 30 - 0.5f;
    }
}

static size_t tensor_bytes(const qn_tensor *t)
{
    size_t bytes = qn_dtype_size(t->dtype);
    for (size_t i = 0; i < t->dims.count; i++)
        bytes *= (size_t)t->dims.values[i];
    return bytes;
}

/* Calls a function of a model. If `worked` says that the call succeeded, checks the outputs. */
static void model_check(const model *m, const qn_function *f, bool (*worked)(const char *, qn_status))
{
    static char room[MOST_TENSORS][MOST_BYTES];
    qn_tensor outputs[MOST_TENSORS];
    for (size_t i = 0; i < m->outputs; i++) {
        outputs[i] = m->out[i];
        outputs[i].data = room[i];
        memset(room[i], 0xaa, tensor_bytes(&m->out[i]));
    }
    if (!worked("qn_call", qn_call(f, m->inputs, m->in, m->outputs, outputs)))
        return;
    for (size_t i = 0; i < m->outputs; i++)
        if (memcmp(room[i], m->out[i].data, tensor_bytes(&m->out[i])) != 0)
            unit_fail(__FILE__, __LINE__, "output %zu is wrong", i);
}

static void model_evaluate(qn_graph *graph, model *m)
{
    qn_function *f = NULL;
    model_fill(m);
    CHECK_OK(qn_compile(graph, &(qn_compile_options){.evaluate = 1}, &f));
    CHECK_OK(qn_call(f, m->inputs, m->in, m->outputs, m->out));
}

/* Computes the expected outputs with the evaluator. */
static void models_evaluate(void)
{
    qn_context *context;
    qn_graph *graph = NULL;
    CHECK_OK(qn_open(&(qn_options){.cache = "off", .jit = ""}, &context));
    CHECK_OK(qn_graph_parse(context, "layer.mlir", layer_source, sizeof layer_source - 1, &graph));
    model_evaluate(graph, &layer);
    model_evaluate(model_build(context), &loop);
    qn_close(context);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

__attribute__((unused)) static unsigned count_names(const char *path)
{
    unsigned count = 0;
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        count += entry->d_name[0] != '.';
    if (directory)
        closedir(directory);
    return count;
}

static void remove_tree(const char *path)
{
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        char name[512];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
        if (unlink(name))
            remove_tree(name);
    }
    if (directory)
        closedir(directory);
    rmdir(path);
}

__attribute__((unused)) static bool write_file(const char *path, const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    return file && fwrite(bytes, 1, size, file) == size && fclose(file) == 0;
}

/* Writes the path of another program. `name` is relative to the directory of this program. */
static const char *beside(char out[512], const char *name)
{
    ssize_t size = readlink("/proc/self/exe", out, 400);
    out[size > 0 ? size : 0] = 0;
    char *slash = strrchr(out, '/');
    strcpy(slash ? slash + 1 : out, name);
    return out;
}

#endif
