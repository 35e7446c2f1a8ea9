/* Shared by the tests of the public interface. The only Quern headers that these tests include are in include/quern.
 *
 * RUN(graph, inputs, outputs) makes a function of the graph with every engine in ENGINES that this CPU runs. The
 * engines are the evaluator, and the compiler for several levels (sets of CPU features, such as x86-64-v3), with and
 * without simplification. RUN calls each function on copies of the inputs. It fails if the results of two engines
 * differ in any bit. Afterwards `outputs` has the evaluator's results, and the test compares `outputs` with the
 * expected results. */
#ifndef API_H
#define API_H

#include <math.h>
#include <stdlib.h>

#include "quern/jit.h"
#include "quern/quern.h"
#include "unit.h"

enum { MAX_TENSORS = 64 };

typedef struct engine {
    const char *name;
    qn_compile_options options;
} engine;

static const engine ENGINES[] = {
    {"evaluator", {.evaluate = 1}},
    {"evaluator, unsimplified", {.evaluate = 1, .unsimplified = 1}},
    {"compiled", {.evaluate = 0}},
    {"compiled, unsimplified", {.unsimplified = 1}},
    {"compiled, unfused", {.unfused = 1}},
#ifdef __x86_64__
    {"x86-64-v3", {.level = "x86-64-v3"}},
    {"x86-64-v4", {.level = "x86-64-v4"}},
    {"x86-64-v4, unsimplified", {.level = "x86-64-v4", .unsimplified = 1}},
#endif
};
enum { ENGINE_COUNT = sizeof ENGINES / sizeof *ENGINES };

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define TENSOR(memory, type, ...) ((qn_tensor){(memory), (type), QN_DIMS(__VA_ARGS__)})
#define SCALAR_TENSOR(memory, type) ((qn_tensor){(memory), (type), QN_SCALAR})
#define NOTHING ((qn_value){0})

/* Checks that `status` has the code `code` and a message that contains `text`. Frees the status. */
#define CHECK_FAILS(status, code, text) check_fails(__FILE__, __LINE__, #status, (status), (code), (text))
#define CHECK_STR(got, want) check_str(__FILE__, __LINE__, #got, (got), (want))
#define CHECK_NEAR(got, want, relative) check_near(__FILE__, __LINE__, #got, (got), (want), (relative))
#define CHECK_DIMS(dims, ...) check_dims(__FILE__, __LINE__, #dims, (dims), QN_DIMS(__VA_ARGS__))

__attribute__((unused)) static void check_fails(const char *file, int line, const char *what, qn_status status,
                                                qn_code code, const char *text)
{
    const char *message = qn_status_message(status);
    if (qn_status_code(status) != code)
        unit_fail(file, line, "%s has code %d, not %d: %s", what, qn_status_code(status), code, message);
    else if (!strstr(message, text))
        unit_fail(file, line, "%s does not say \"%s\" but: %s", what, text, message);
    else if (strlen(message) < 10)
        unit_fail(file, line, "the message of %s has less than 10 characters: %s", what, message);
    qn_status_free(status);
}

__attribute__((unused)) static void check_str(const char *file, int line, const char *what, const char *got,
                                              const char *want)
{
    if (!got || strcmp(got, want))
        unit_fail(file, line, "%s is \"%s\", not \"%s\"", what, got ? got : "(null)", want);
}

__attribute__((unused)) static void check_near(const char *file, int line, const char *what, double got, double want,
                                               double relative)
{
    double bound = relative * fmax(1, fabs(want));
    if (!(got == want || (isnan(got) && isnan(want)) || fabs(got - want) <= bound))
        unit_fail(file, line, "%s is %.17g, not %.17g", what, got, want);
}

__attribute__((unused)) static void check_dims(const char *file, int line, const char *what, qn_dims got, qn_dims want)
{
    bool same = got.count == want.count;
    for (size_t i = 0; same && i < got.count; i++)
        same = got.values[i] == want.values[i];
    if (!same)
        unit_fail(file, line, "%s is not the expected shape (rank %zu; expected rank %zu)", what, got.count,
                  want.count);
}

/* ---- contexts ---- */

/* Opens a context. The context has a cache only if options.cache is set, and a compiler process only if options.jit is
 * set. */
__attribute__((unused)) static qn_context *open_with(qn_options options)
{
    qn_context *context = NULL;
    options.cache = options.cache ? options.cache : "off";
    options.jit = options.jit ? options.jit : "";
    CHECK_OK(qn_open(&options, &context));
    if (!context)
        exit(1);
    return context;
}

__attribute__((unused)) static qn_context *open_jit(void)
{
    return open_with((qn_options){.compiler = qn_jit_compiler(), .threads = 2});
}

/* Whether this CPU can run code that was compiled for `level`. */
__attribute__((unused)) static bool has_level(const char *level)
{
    qn_context *context = NULL;
    qn_status status = level ? qn_open(&(qn_options){.level = level}, &context) : NULL;
    bool has = !status;
    qn_status_free(status);
    qn_close(context);
    return has;
}

/* ---- tensors ---- */

__attribute__((unused)) static size_t tensor_size(const qn_tensor *tensor)
{
    size_t size = qn_dtype_size(tensor->dtype);
    for (size_t i = 0; i < tensor->dims.count; i++)
        size *= (size_t)tensor->dims.values[i];
    return size;
}

/* Copies a tensor to a block of exactly its size, so that a sanitizer reports accesses outside the block. */
__attribute__((unused)) static qn_tensor tensor_copy(const qn_tensor *tensor)
{
    qn_tensor copy = *tensor;
    size_t size = tensor_size(tensor);
    copy.data = malloc(size ? size : 1);
    if (size)
        memcpy(copy.data, tensor->data, size);
    return copy;
}

static void run_engine(const char *file, int line, qn_graph *graph, const engine *engine, size_t input_count,
                       const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs, bool first)
{
    qn_function *function = NULL;
    qn_status status = qn_compile(graph, &engine->options, &function);
    if (status) {
        unit_fail(file, line, "%s: qn_compile: %s", engine->name, qn_status_message(status));
        qn_status_free(status);
        return;
    }
    qn_tensor in[MAX_TENSORS], out[MAX_TENSORS];
    for (size_t i = 0; i < input_count; i++)
        in[i] = tensor_copy(&inputs[i]);
    for (size_t i = 0; i < output_count; i++) {
        out[i] = tensor_copy(&outputs[i]);
        memset(out[i].data, 0xA5, tensor_size(&out[i]));
    }
    status = qn_call(function, input_count, in, output_count, out);
    if (status)
        unit_fail(file, line, "%s: qn_call: %s", engine->name, qn_status_message(status));
    qn_status_free(status);
    for (size_t i = 0; i < output_count; i++)
        if (!tensor_size(&out[i])) /* the address of an empty tensor can be NULL */
            continue;
        else if (first)
            memcpy(outputs[i].data, out[i].data, tensor_size(&out[i]));
        else if (memcmp(outputs[i].data, out[i].data, tensor_size(&out[i])))
            unit_fail(file, line, "%s: output %zu has other bits than the evaluator's", engine->name, i);
    for (size_t i = 0; i < qn_function_input_count(function) && i < input_count; i++) {
        bool updated = qn_function_input(function, i).alias >= 0;
        if (!updated && tensor_size(&in[i]) && memcmp(inputs[i].data, in[i].data, tensor_size(&in[i])))
            unit_fail(file, line, "%s: input %zu was written", engine->name, i);
    }
    for (size_t i = 0; i < input_count; i++)
        free(in[i].data);
    for (size_t i = 0; i < output_count; i++)
        free(out[i].data);
    qn_function_free(function);
}

/* Compiles the graph and calls the function on every engine; see the top of this file. */
#define RUN(graph, inputs, outputs) run(__FILE__, __LINE__, graph, COUNT(inputs), inputs, COUNT(outputs), outputs)
#define RUN0(graph, outputs) run(__FILE__, __LINE__, graph, 0, NULL, COUNT(outputs), outputs)
__attribute__((unused)) static void run(const char *file, int line, qn_graph *graph, size_t input_count,
                                        const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs)
{
    for (int i = 0; i < ENGINE_COUNT; i++)
        if (!ENGINES[i].options.level || has_level(ENGINES[i].options.level))
            run_engine(file, line, graph, &ENGINES[i], input_count, inputs, output_count, outputs, i == 0);
}

/* Compiles a graph. Ends the program if that fails. */
__attribute__((unused)) static qn_function *compile(qn_graph *graph, const qn_compile_options *options)
{
    qn_function *function = NULL;
    CHECK_OK(qn_compile(graph, options, &function));
    if (!function)
        exit(1);
    return function;
}

#endif
