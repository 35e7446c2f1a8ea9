/* Reads StableHLO text. Printing the graph and reading the printed text must give an equal graph. Simplifying and
 * compiling the graph must not change its results. */
#include "stablehlo/stablehlo.h"
#include "fuzz.h"

#include <stdlib.h>

#include "base/hash.h"
#include "graphs.h"

const char *const fuzz_name = "fuzz_text";
const char *const fuzz_words[] = {"module {",
                                  "func.func @main(",
                                  "func.func private @f(",
                                  "return ",
                                  "stablehlo.return ",
                                  "-> ",
                                  "tensor<2x3xf32>",
                                  "tensor<f32>",
                                  "tensor<i1>",
                                  "tensor<0xi32>",
                                  "tensor<4x?xf32>",
                                  "tensor<*xf32>",
                                  "xbf16>",
                                  "xui8>",
                                  "dense<[[1, 2], [3, 4]]>",
                                  "dense<0x7FC00000>",
                                  "dense<\"0x0000803F\">",
                                  "dense<>",
                                  "array<i64: 0, 1>",
                                  " : ",
                                  "%arg0",
                                  "%0",
                                  "%0:2",
                                  "%0#1",
                                  "%cst",
                                  "^bb0(%a: tensor<f32>, %b: tensor<f32>):",
                                  "({",
                                  "}) ",
                                  "<{",
                                  "}> ",
                                  "{",
                                  "}",
                                  "[",
                                  "]",
                                  "loc(\"x\":1:2)",
                                  "loc(#loc1)",
                                  "#loc1 = loc(unknown)",
                                  "stablehlo.constant ",
                                  "stablehlo.add ",
                                  "\"stablehlo.add\"(",
                                  "stablehlo.reduce(",
                                  " init: ",
                                  "applies stablehlo.add across dimensions = [0]",
                                  "stablehlo.while(%iterArg = %0)",
                                  "cond {",
                                  "do {",
                                  "\"stablehlo.case\"(",
                                  "\"stablehlo.if\"(",
                                  "call @f(",
                                  "stablehlo.dot_general ",
                                  "batching_dims = [0] x [0], ",
                                  "contracting_dims = [1] x [0]",
                                  "stablehlo.slice ",
                                  "[0:2, 0:3:1]",
                                  "stablehlo.pad ",
                                  "low = [0], high = [0], interior = [0]",
                                  "stablehlo.concatenate ",
                                  "dim = 0",
                                  "dims = [1, 0]",
                                  "stablehlo.compare LT, ",
                                  "stablehlo.convert ",
                                  "stablehlo.dynamic_slice ",
                                  "sizes = [1]",
                                  "chlo.erf ",
                                  "\"stablehlo.gather\"(",
                                  "#stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], ",
                                  "operand_batching_dims = [0], ",
                                  "index_vector_dim = 1",
                                  "\"stablehlo.scatter\"(",
                                  "update_window_dims = [0]",
                                  "\"stablehlo.reduce_window\"(",
                                  "window_dimensions = array<i64: 1, 2>",
                                  "padding = dense<[[1, -1]]> : tensor<1x2xi64>",
                                  "stablehlo.convolution(",
                                  "dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f]",
                                  "window = {stride = [2], pad = [[1, 1]], rhs_dilate = [2], reverse = [true]}",
                                  "feature_group_count = 2 : i64",
                                  "\"stablehlo.sort\"(",
                                  "is_stable = true",
                                  "chlo.top_k(",
                                  "stablehlo.rng_bit_generator ",
                                  "stablehlo.cholesky ",
                                  "\"stablehlo.triangular_solve\"(",
                                  "@lapack_sgetrf_ffi(",
                                  "operand_layouts = [dense<[0, 1]> : tensor<2xindex>]",
                                  "stablehlo.tuple ",
                                  "tuple<tensor<f32>, tuple<tensor<2x3xf32>>>",
                                  "stablehlo.get_tuple_element %0[0]",
                                  "stablehlo.dynamic_reshape ",
                                  "stablehlo.dynamic_pad ",
                                  "stablehlo.get_dimension_size %arg0, dim = 0",
                                  "chlo.broadcast_add ",
                                  "broadcast_dimensions = array<i64: 1>",
                                  "tf.aliasing_output = 0 : i32",
                                  "attributes {",
                                  "#stablehlo<comparison_direction LT>",
                                  "dense<",
                                  "quern.order",
                                  "-0.0",
                                  "1.0e+400",
                                  "0xFF",
                                  "//",
                                  "\"",
                                  "\\",
                                  NULL};

void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    if (module)
        add(module, size);
}

static bool read_text(graph *g, const char *source, size_t size)
{
    FUZZ_CHECK_OK(graph_init(g));
    qn_status status = stablehlo_parse(g, "fuzz", source, size);
    if (status)
        FUZZ_CHECK(strncmp(qn_status_message(status), "fuzz:", 5) == 0);
    qn_status_free(status);
    return !status;
}

static char *printed(const graph *g)
{
    text out = {0};
    char *taken = NULL;
    FUZZ_CHECK_OK(stablehlo_print(g, &out));
    FUZZ_CHECK_OK(text_take(&out, &taken));
    return taken;
}

static region_id entry_of(const graph *g)
{
    qn_status why = NULL;
    region_id entry = graph_entry(g, &why);
    qn_status_free(why);
    return entry;
}

static void check_same_graph(const graph *a, const graph *b)
{
    region_id entries[2] = {entry_of(a), entry_of(b)};
    FUZZ_CHECK(!entries[0] == !entries[1]);
    if (!entries[0])
        return;
    canonical canonicals[2] = {canonical_of_graph(a, entries[0]), canonical_of_graph(b, entries[1])};
    FUZZ_CHECK(canonicals[0].size == canonicals[1].size &&
               memcmp(canonicals[0].bytes, canonicals[1].bytes, canonicals[0].size) == 0);
    free(canonicals[0].bytes);
    free(canonicals[1].bytes);
}

static void check_round_trip(const graph *g)
{
    graph again;
    char *first = printed(g);
    FUZZ_CHECK(read_text(&again, first, strlen(first)));
    char *second = printed(&again);
    FUZZ_CHECK(strcmp(first, second) == 0);
    check_same_graph(g, &again);
    graph_free(&again);
    free(first);
    free(second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    graph g;
    if (read_text(&g, (const char *)data, size)) {
        fuzz_accepted++;
        FUZZ_CHECK_OK(graph_verify(&g));
        check_round_trip(&g);
        region_id entry = entry_of(&g);
        if (entry)
            graphs_check(&g, entry, hash_bytes(data, size, 0) % 16 == 0);
    }
    graph_free(&g);
    return 0;
}
