/* Runs a module of StableHLO text, which calls a function of this program: raw numbers of a sensor become degrees by a
 * table, which stays in this program, and the rest of the module is compiled around the call. */
#include "quern/check.h"

static const char text[] =
    "func.func @main(%raw: tensor<6xi32>) -> (tensor<6xf32>, tensor<f32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %six = stablehlo.constant dense<6.0> : tensor<f32>\n"
    "  %degrees = stablehlo.custom_call @degrees(%raw) : (tensor<6xi32>) -> tensor<6xf32>\n"
    "  %sum = stablehlo.reduce(%degrees init: %zero) applies stablehlo.add across dimensions = [0]\n"
    "    : (tensor<6xf32>, tensor<f32>) -> tensor<f32>\n"
    "  %mean = stablehlo.divide %sum, %six : tensor<f32>\n"
    "  return %degrees, %mean : tensor<6xf32>, tensor<f32>\n"
    "}\n";

/* Degrees at the raw numbers 0, 256, 512, 768 and 1024. */
static const float table[] = {-40, -4, 20, 50, 110};

/* The function that the module calls: linear interpolation in the table `user`. A status other than NULL ends the
 * call of the module. */
static qn_status degrees(void *user, const qn_custom_args *args)
{
    const int32_t *raw = args->inputs[0].data;
    const float *at = user;
    float *out = args->outputs[0].data;
    for (size_t i = 0; i < qn_dims_elements(args->inputs[0].dims); i++) {
        if (raw[i] < 0 || raw[i] >= 1024)
            return qn_status_make(QN_INVALID_ARGUMENT, "a raw number is not in 0 .. 1023");
        int k = raw[i] / 256;
        out[i] = at[k] + (at[k + 1] - at[k]) * (float)(raw[i] % 256) / 256;
    }
    return NULL;
}

int main(void)
{
    qn_context *qn;
    qn_graph *g;
    qn_function *f;
    QN_CHECK(qn_open(NULL, &qn));
    QN_CHECK(qn_register(qn, &(qn_custom){.name = "degrees", .version = 1, .call = degrees, .user = (void *)table}));
    QN_CHECK(qn_graph_parse(qn, "sensor.mlir", text, sizeof text - 1, &g));
    QN_CHECK(qn_compile(g, &(qn_compile_options){.require_compiled = 1}, &f));

    int32_t raw[6] = {0, 128, 256, 512, 640, 896};
    float out[6], mean;
    qn_tensor in = {raw, QN_I32, QN_DIMS(6)};
    qn_tensor results[] = {{out, QN_F32, QN_DIMS(6)}, {&mean, QN_F32, QN_SCALAR}};
    QN_CHECK(qn_call(f, 1, &in, 2, results));
    for (int i = 0; i < 6; i++)
        printf("%g ", (double)out[i]);
    printf("degrees, mean %g\n", (double)mean);

    raw[3] = 5000; /* the function fails, so the call fails, and its outputs are undefined */
    qn_status status = qn_call(f, 1, &in, 2, results);
    printf("code %d: %s\n", qn_status_code(status), qn_status_message(status));
    qn_status_free(status);
    qn_close(qn);
}
