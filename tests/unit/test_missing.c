/* Tests of the messages about texts with things that are not supported. */
#include <stdlib.h>

#include "graph/graph.h"
#include "stablehlo/stablehlo.h"
#include "unit.h"

static const struct {
    const char *source, *wanted;
} cases[] = {
    /* one thing: no list */
    {"func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
     "  %0 = stablehlo.send %a : tensor<4xf32>\n",
     "t.mlir:2:8: error: operation 'stablehlo.send' is not supported; docs/ops.md lists the operations\n"
     "  %0 = stablehlo.send %a : tensor<4xf32>\n"
     "       ^"},
    /* typos */
    {"func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
     "  %0 = stablehlo.expoential %a : tensor<4xf32>\n",
     "t.mlir:2:8: error: unknown operation 'stablehlo.expoential'; did you mean 'stablehlo.exponential'?\n"
     "  %0 = stablehlo.expoential %a : tensor<4xf32>\n"
     "       ^"},
    {"func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
     "  %0 = stablehlo.qqqqqqq %a : tensor<4xf32>\n",
     "t.mlir:2:8: error: unknown operation 'stablehlo.qqqqqqq'; docs/ops.md lists the operations\n"
     "  %0 = stablehlo.qqqqqqq %a : tensor<4xf32>\n"
     "       ^"},
    {"func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
     "  %0 = \"math.absf\"(%a) : (tensor<4xf32>) -> tensor<4xf32>\n",
     "t.mlir:2:8: error: unknown operation 'math.absf'; docs/ops.md lists the operations\n"
     "  %0 = \"math.absf\"(%a) : (tensor<4xf32>) -> tensor<4xf32>\n"
     "       ^"},
    /* several things, each once; names of locations, attributes, comments and supported operations are none */
    {"func.func @main(%a: tensor<4xcomplex<f32>>, %b: tensor<4x?xf32>, %c: tensor<2xf8E4M3FN>) -> tensor<4xf32> {\n"
     "  // stablehlo.infeed\n"
     "  %0 = \"stablehlo.send\"(%a) {stablehlo.x = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32> "
     "loc(\"stablehlo.outfeed\"(\"f\":1:2))\n"
     "  %1 = stablehlo.add %0, %0 : tensor<4xf32>\n"
     "  %2 = \"stablehlo.send\"(%a) : (tensor<4xf32>) -> tensor<4xf32>\n"
     "  %3 = stablehlo.subtrac %2, %2 : tensor<4xf32>\n"
     "  stablehlo.return %3 : tensor<4xf32>\n",
     "t.mlir:1:58: error: dimension 1 is dynamic; expected a static extent\n"
     "func.func @main(%a: tensor<4xcomplex<f32>>, %b: tensor<4x?xf32>, %c: tensor<2xf8E4M3FN>) -> tensor<4xf32> {\n"
     "                                                         ^\n"
     "also not supported: element type 'f8E4M3FN' (line 1), operation 'stablehlo.send' "
     "(line 3), unknown operation 'stablehlo.subtrac' (line 6)"},
};

TEST(everything_that_is_missing)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        graph g;
        CHECK_OK(graph_init(&g));
        qn_status status = stablehlo_parse(&g, "t.mlir", cases[i].source, strlen(cases[i].source));
        if (!status || strcmp(qn_status_message(status), cases[i].wanted) != 0)
            unit_fail(__FILE__, __LINE__, "got:\n%s\nwanted:\n%s", status ? qn_status_message(status) : "no error",
                      cases[i].wanted);
        bool mistake = strstr(cases[i].wanted, "error: unknown operation 'stablehlo.") != NULL;
        CHECK(status && qn_status_code(status) == (mistake ? QN_INVALID_ARGUMENT : QN_UNSUPPORTED));
        qn_status_free(status);
        graph_free(&g);
    }
}

/* The list has a limit. */
TEST(many_missing)
{
    char source[4096] = "func.func @main() {\n";
    for (int i = 0; i < 80; i++)
        snprintf(source + strlen(source), sizeof source - strlen(source), "  %%%d = stablehlo.missing_%d\n", i, i);
    graph g;
    CHECK_OK(graph_init(&g));
    qn_status status = stablehlo_parse(&g, "t.mlir", source, strlen(source));
    const char *message = status ? qn_status_message(status) : "";
    CHECK(strstr(message, "unknown operation 'stablehlo.missing_64' (line 66) and 15 more"));
    qn_status_free(status);
    graph_free(&g);
}
