/* run_pack FILE CALLS [wait]: loads a pack and calls it CALLS times, like a small program on a board without a
 * compiler. With `wait`, the program then prints "ready" and waits until standard input ends, so that a test can read
 * how much memory the program uses. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quern/cache.h"
#include "quern/quern.h"

enum { MAX_TENSORS = 256 };

static int failed(qn_status status)
{
    fprintf(stderr, "run_pack: %s\n", qn_status_message(status));
    qn_status_free(status);
    return 1;
}

/* Makes a tensor of this type. The elements are 1/2 if the type is f32, and 1 if it is an integer type. */
static qn_tensor make_tensor(qn_parameter p)
{
    size_t count = 1;
    for (size_t i = 0; i < p.dims.count; i++)
        count *= (size_t)p.dims.values[i];
    qn_tensor t = {calloc(count ? count : 1, qn_dtype_size(p.dtype)), p.dtype, p.dims};
    for (size_t i = 0; i < count && t.data; i++)
        if (p.dtype == QN_F32)
            ((float *)t.data)[i] = 0.5F;
        else
            *((char *)t.data + i * qn_dtype_size(p.dtype)) = 1;
    return t;
}

int main(int count, char **args)
{
    if (count < 3) {
        fprintf(stderr, "usage: run_pack FILE CALLS [wait]\n");
        return 2;
    }
    qn_options options = {.jit = "", .cache = "off", .threads = 1};
    qn_context *context = NULL;
    qn_function *function = NULL;
    qn_status status = qn_open(&options, &context);
    if (!status)
        status = qn_load_pack(context, args[1], &function);
    if (status)
        return failed(status);
    qn_tensor in[MAX_TENSORS], out[MAX_TENSORS];
    size_t ins = qn_function_input_count(function), outs = 0;
    for (size_t i = 0; i < ins && i < MAX_TENSORS; i++)
        in[i] = make_tensor(qn_function_input(function, i));
    for (size_t i = 0; i < qn_function_output_count(function) && outs < MAX_TENSORS; i++)
        if (qn_function_output(function, i).alias < 0)
            out[outs++] = make_tensor(qn_function_output(function, i));
    for (long calls = strtol(args[2], NULL, 10); calls > 0 && !status; calls--)
        status = qn_call(function, ins, in, outs, out);
    qn_stats stats;
    qn_function_stats(function, &stats);
    if (status)
        return failed(status);
    if (strcmp(stats.engine, "compiled")) {
        fprintf(stderr, "run_pack: the evaluator ran the function, not compiled code: %s\n", stats.why);
        return 1;
    }
    if (count > 3) {
        puts("ready");
        fflush(stdout);
        while (getchar() != EOF)
            ;
    }
    qn_function_free(function);
    qn_close(context);
    for (size_t i = 0; i < ins; i++)
        free(in[i].data);
    for (size_t i = 0; i < outs; i++)
        free(out[i].data);
    return 0;
}
