/* Prints the gradient of a module, for the script tests/checks/test_gradients.sh:
 *
 *     gradient_text MODULE
 *
 * The module has a function @program with a scalar result. The printed module also has @main, whose arguments are those
 * of @program and whose results are the result of @program and its derivatives by each argument of a float type. */
#include <stdio.h>
#include <stdlib.h>

#include "base/status.h"
#include "base/text.h"
#include "gradient/gradient.h"
#include "stablehlo/stablehlo.h"

enum { MOST_BYTES = 1 << 20 };

static qn_status add_main(graph *g)
{
    region_id program = graph_find_function(g, "program");
    if (!program)
        return status_make(QN_INVALID_ARGUMENT, "no function @program");
    uint32_t count = region_at(g, program)->formals.count, wanted = 0;
    node_id args[64], by[64], out[65];
    if (count > 64)
        return status_make(QN_INVALID_ARGUMENT, "%u arguments; at most 64 are expected", count);
    graph_open_region(g, "main");
    for (uint32_t i = 0; i < count; i++) {
        args[i] = graph_formal(g, node_type(g, region_at(g, program)->formals.at[i].node), NULL);
        if (dtype_is_float((qn_dtype)node_shape(g, args[i])->dtype))
            by[wanted++] = args[i];
    }
    out[0] = node_make(g, OP_call, count, args, &(attrs){.region_count = 1, .regions = &program});
    gradient(g, "gradient", "y", out[0], wanted, by, out + 1);
    graph_close_region(g, wanted + 1, out);
    return graph_take_failure(g);
}

static qn_status print_gradient(const char *file, graph *g, text *out)
{
    static char source[MOST_BYTES];
    FILE *in = fopen(file, "rb");
    if (!in)
        return status_make(QN_IO, "%s: cannot be opened", file);
    size_t size = fread(source, 1, sizeof source, in);
    fclose(in);
    QN_TRY(graph_init(g));
    QN_TRY(stablehlo_parse(g, file, source, size));
    QN_TRY(add_main(g));
    return stablehlo_print(g, out);
}

int main(int argc, char **argv)
{
    graph g;
    text out = {0};
    if (argc != 2) {
        fputs("usage: gradient_text MODULE\n", stderr);
        return 2;
    }
    qn_status status = print_gradient(argv[1], &g, &out);
    if (status) {
        fprintf(stderr, "%s\n", qn_status_message(status));
        return 1;
    }
    fwrite(out.at, 1, out.size, stdout);
    return 0;
}
