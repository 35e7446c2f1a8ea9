/* Tests of reading and printing StableHLO text: the modules of tests/modules and tests/text, equivalent assembly
 * formats, positions of errors, constants, damaged text, size. */
#include <stdlib.h>

#include "base/float_text.h"
#include "graph/graph.h"
#include "modules.h"
#include "stablehlo/print.h"
#include "stablehlo/stablehlo.h"

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

static qn_status read_text(graph *g, const char *source)
{
    CHECK_OK(graph_init(g));
    return stablehlo_parse(g, "t.mlir", source, strlen(source));
}

/* The text of a graph. The caller frees it. */
static char *printed(const graph *g)
{
    text out = {0};
    char *taken = NULL;
    CHECK_OK(stablehlo_print(g, &out));
    CHECK_OK(text_take(&out, &taken));
    return taken;
}

static bool same_bytes(const graph *a, const graph *b)
{
    qn_status why = NULL;
    region_id entries[2] = {graph_entry(a, &why), graph_entry(b, &why)};
    uint8_t *bytes[2] = {NULL, NULL};
    size_t sizes[2] = {0, 0};
    if (why) {
        qn_status_free(why);
        return true; /* without an entry there are no canonical bytes */
    }
    CHECK_OK(graph_to_bytes(a, entries[0], &bytes[0], &sizes[0]));
    CHECK_OK(graph_to_bytes(b, entries[1], &bytes[1], &sizes[1]));
    bool same = sizes[0] == sizes[1] && bytes[0] && memcmp(bytes[0], bytes[1], sizes[0]) == 0;
    free(bytes[0]);
    free(bytes[1]);
    return same;
}

/* Checks that a graph's text reads back as the same graph and prints as the same text. */
static void check_round_trip(const graph *g, const char *name)
{
    char *first = printed(g), *second;
    graph again;
    CHECK_OK(graph_verify(g));
    CHECK_OK(graph_init(&again));
    qn_status status = stablehlo_parse(&again, name, first, strlen(first));
    if (status) {
        unit_fail(name, 0, "does not read its own text: %s", qn_status_message(status));
        qn_status_free(status);
    } else {
        second = printed(&again);
        if (strcmp(first, second) != 0)
            unit_fail(name, 0, "prints differently the second time:\n%s\n%s", first, second);
        if (!same_bytes(g, &again))
            unit_fail(name, 0, "means something else when read again:\n%s", first);
        free(second);
    }
    graph_free(&again);
    free(first);
}

static bool printed_generic[OP_COUNT]; /* operations that check_generic has met */

/* Checks that the text with every operation in generic format reads as the same graph. */
static void check_generic(const graph *g, const char *name)
{
    char *pretty = printed(g), *generic = NULL, *second;
    text out = {0};
    graph again;
    CHECK_OK(stablehlo_print_generic(g, &out));
    CHECK_OK(text_take(&out, &generic));
    CHECK_OK(graph_init(&again));
    qn_status status = stablehlo_parse(&again, name, generic, strlen(generic));
    second = status ? NULL : printed(&again);
    if (status)
        unit_fail(name, 0, "does not read its generic format: %s", qn_status_message(status));
    else if (strcmp(pretty, second) != 0 || !same_bytes(g, &again))
        unit_fail(name, 0, "means something else in the generic format:\n%s\n%s", generic, second);
    for (node_id n = 1; n < g->nodes.count; n++)
        printed_generic[node_op(g, n)] = true;
    qn_status_free(status);
    graph_free(&again);
    free(pretty);
    free(generic);
    free(second);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static void check_good(const char *path, const char *source, size_t size)
{
    graph g;
    CHECK_OK(graph_init(&g));
    qn_status status = stablehlo_parse(&g, path, source, size);
    if (status)
        unit_fail(path, 0, "%s", qn_status_message(status));
    else {
        check_round_trip(&g, path);
        check_generic(&g, path);
    }
    qn_status_free(status);
    graph_free(&g);
}

TEST(modules_round_trip) { CHECK(each_module("modules", check_good) >= 40); }

TEST(texts_round_trip) { each_module("text", check_good); }

TEST(calls_of_the_host_round_trip) { CHECK(each_module("text/host", check_good) >= 1); }

/* Writes a module that uses an elementwise operation on tensors of one type. */
static void write_use(const op_fact *fact, const char *type, char *out, size_t size)
{
    uint32_t operands = 1;
    for (const char *at = fact->operands; *at; at++)
        operands += *at == ',';
    int length = snprintf(out, size, "func.func @main(%%a: tensor<2x%s>) -> tensor<2x%s> {\n  %%0 = %s ", type, type,
                          fact->spelling);
    for (uint32_t i = 0; i < operands; i++)
        length += snprintf(out + length, size - (size_t)length, "%s%%a", i ? ", " : "");
    snprintf(out + length, size - (size_t)length, " : tensor<2x%s>\n  return %%0 : tensor<2x%s>\n}\n", type, type);
}

/* Checks modules that use an elementwise operation, so that tests/text needs no module with this operation. */
static void check_use(op_kind op)
{
    static const char *const types[] = {"f32", "i32"};
    char source[512];
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        graph g;
        CHECK_OK(graph_init(&g));
        write_use(&op_facts[op], types[i], source, sizeof source);
        qn_status status = stablehlo_parse(&g, op_facts[op].name, source, strlen(source));
        if (!status)
            check_good(op_facts[op].name, source, strlen(source));
        qn_status_free(status);
        graph_free(&g);
    }
}

/* Whether only the expansion makes the operation. */
static bool is_made(op_kind op) { return op == OP_of_pair || op == OP_of_pairs || op == OP_fft_pass; }

/* If an operation has no pretty format, the printer uses the generic format. So the generic format must express every
 * operation completely. */
TEST(every_operation_has_a_generic_format)
{
    each_module("text", check_good);
    each_module("text/host", check_good);
    each_module("modules", check_good);
    for (op_kind op = 1; op < OP_COUNT; op++)
        if (op_is_elementwise(op))
            check_use(op);
    for (op_kind op = 1; op < OP_COUNT; op++)
        if (op_facts[op].class != OP_CLASS_INTERNAL && !is_made(op) && !printed_generic[op])
            unit_fail(__FILE__, __LINE__, "no module of tests/text or tests/modules has %s", op_facts[op].spelling);
}

/* The first line of a bad file gives the expected error: `// error: LINE:COL: part of the message`. */
static void check_bad(const char *path, const char *source, size_t size)
{
    graph g;
    char wanted[4096] = "", part[512] = "";
    unsigned line = 0, column = 0;
    CHECK_OK(graph_init(&g));
    if (sscanf(source, "// error: %u:%u: %511[^\n]", &line, &column, part) != 3)
        unit_fail(path, 1, "no `// error: LINE:COL: message` here");
    snprintf(wanted, sizeof wanted, "%.3000s:%u:%u: error: ", path, line, column);
    qn_status status = stablehlo_parse(&g, path, source, size);
    qn_status no_entry = NULL;
    if (!status && !graph_entry(&g, &no_entry) && strstr(qn_status_message(no_entry), part))
        ; /* the text is valid, but has no entry to run */
    else if (!status)
        unit_fail(path, 1, "was read without an error");
    else if (strncmp(qn_status_message(status), wanted, strlen(wanted)) != 0 ||
             !strstr(qn_status_message(status), part))
        unit_fail(path, 1, "wanted %u:%u: %s, got: %s", line, column, part, qn_status_message(status));
    qn_status_free(no_entry);
    qn_status_free(status);
    graph_free(&g);
}

TEST(bad_texts_are_refused) { each_module("text/bad", check_bad); }

/* ---- errors ------------------------------------------------------------------------------------------------------ */

#define MAIN(body) "func.func @main(%x: tensor<4xf32>, %i: tensor<i32>, %p: tensor<i1>) {\n" body "\n  return\n}\n"

static const struct {
    const char *source, *error;
} bad[] = {
    {"", "t.mlir:1:1: error: there is no function in this text; expected func.func @main"},
    {"module {", "t.mlir:1:9: error: a function (func.func) expected, but the text ends here"},
    {"func @main() {}", "t.mlir:1:1: error: a function (func.func) expected, not 'func'"},
    {"func.func @main(%x: tensor<4xf32>) {", "but the text ends here"},
    {MAIN("  %0 = stablehlo.foo %x : tensor<4xf32>"), "t.mlir:2:8: error: unknown operation 'stablehlo.foo'"},
    {MAIN("  %0 = \"mhlo.add\"(%x, %x) : () -> ()"), "t.mlir:2:8: error: operation 'mhlo.add' is of dialect mhlo, "
                                                     "which is not read; convert the module to stablehlo\n"},
    {MAIN("  %0 = stablehlo.abs %y : tensor<4xf32>"), "t.mlir:2:22: error: value '%y' is not defined here"},
    {MAIN("  %0 = stablehlo.abs %x#1 : tensor<4xf32>"), "t.mlir:2:22: error: '%x' has 1 results; there is no result 1"},
    {MAIN("  %x = stablehlo.abs %x : tensor<4xf32>"), "t.mlir:2:3: error: value '%x' is defined twice"},
    {MAIN("  %0:2 = stablehlo.abs %x : tensor<4xf32>"),
     "t.mlir:2:3: error: stablehlo.abs has 1 results, and 2 are named"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<5xf32>"), "t.mlir:2:22: error: operand 0 of stablehlo.abs is declared as"},
    {MAIN("  %0 = stablehlo.abs %x : (tensor<4xf32>) -> tensor<4xf64>"),
     "t.mlir:2:8: error: the result of stablehlo.abs is declared as tensor<4xf64> but is tensor<4xf32>"},
    {MAIN("  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<5xf32>"), "t.mlir:2:8: error: stablehlo.reshape: "},
    {MAIN("  %0 = stablehlo.abs %x : tensor<?xf32>"),
     "t.mlir:2:34: error: dimension 0 is dynamic; expected a static extent"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<4xf99>"), "t.mlir:2:36: error: element type 'f99' is not supported"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<99999999999999999999xf32>"),
     "t.mlir:2:34: error: dimension '99999999999999999999' does not fit"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<4294967296x4294967296xf32>"),
     "t.mlir:2:27: error: 'tensor<4294967296x4294967296xf32>': the size of"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>"),
     "the rank of this tensor is above the limit"},
    {MAIN("  %0 = stablehlo.add %x, : tensor<4xf32>"), "t.mlir:2:26: error: an operand (%name) expected"},
    {MAIN("  %0 = stablehlo.transpose %x, perm = [0] : tensor<4xf32>"), "t.mlir:2:32: error: an operand"},
    {MAIN("  %0 = stablehlo.compare XX, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>"),
     "t.mlir:2:26: error: 'XX' is no comparison_direction"},
    {MAIN("  %0 = stablehlo.constant dense<1> : tensor<f32>"), "t.mlir:2:33: error: a float expected"},
    {MAIN("  %0 = stablehlo.constant dense<1.5> : tensor<i32>"), "t.mlir:2:33: error: an integer expected"},
    {MAIN("  %0 = stablehlo.constant dense<256> : tensor<i8>"),
     "t.mlir:2:33: error: '256' does not fit i8; expected -128 to 255"},
    {MAIN("  %0 = stablehlo.constant dense<-1> : tensor<ui8>"), "t.mlir:2:33: error: '-1' does not fit ui8"},
    {MAIN("  %0 = stablehlo.constant dense<true> : tensor<i8>"), "t.mlir:2:33: error: true and false"},
    {MAIN("  %0 = stablehlo.constant dense<0x100000000> : tensor<f32>"),
     "t.mlir:2:33: error: '0x100000000' is not the bit pattern of a number of type f32"},
    {MAIN("  %0 = stablehlo.constant dense<[1, 2]> : tensor<3xi32>"),
     "t.mlir:2:33: error: dimension 0 of tensor<3xi32> has 3 elements, this list has 2"},
    {MAIN("  %0 = stablehlo.constant dense<[[1], [2]]> : tensor<2xi32>"),
     "t.mlir:2:33: error: lists are nested deeper"},
    {MAIN("  %0 = stablehlo.constant dense<[1, 2]> : tensor<2x1xi32>"),
     "t.mlir:2:33: error: lists are nested less deep"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x00\"> : tensor<2xi32>"),
     "t.mlir:2:33: error: 1 bytes do not match the size of"},
    {MAIN("  %0 = stablehlo.constant dense<\"0x0\"> : tensor<2xi32>"),
     "t.mlir:2:33: error: a string of elements holds"},
    {MAIN("  %0 = stablehlo.constant dense<> : tensor<2xi32>"), "t.mlir:2:33: error: elements expected"},
    {MAIN("  %0 = stablehlo.constant dense<[1]> : tensor<1000000000000xi8>"), "fewer elements than"},
    {MAIN("  %0 = stablehlo.constant dense_resource<a> : tensor<2xi32>"),
     "t.mlir:2:27: error: the elements of dense_res"},
    {MAIN("  %0 = stablehlo.composite \"a.b\" %x {} : (tensor<4xf32>) -> tensor<4xf32>"),
     "stablehlo.composite needs its name and its decomposition"},
    {MAIN("  %0 = call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>"), "t.mlir:2:8: error: function @g is not defined"},
    {MAIN("  call @main(%x, %i, %p) : (tensor<4xf32>, tensor<i32>, tensor<i1>) -> ()"), "@main calls itself here"},
    {MAIN("  %0 = \"stablehlo.if\"(%p) ({\n    %1 = stablehlo.abs %x : tensor<4xf32>\n  }"), "a return expected"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<4xf32> loc(#loc9)"), "t.mlir:2:45: error: alias '#loc9' is not defined"},
    {MAIN("  %0 = stablehlo.abs %x : tensor<4xf32> loc(\"a)"), "t.mlir:2:45: error: '\"a)': this string does not end"},
    {MAIN("  %0 = stablehlo.abs %x \x01 : tensor<4xf32>"), "t.mlir:2:25: error: '\\x01': has no meaning here"},
    {MAIN("  %0 = stablehlo.abs %x \xC3\xA9 : tensor<4xf32>"), "t.mlir:2:25: error: '\xC3\xA9': has no meaning here"},
    {MAIN("  %0 = stablehlo.abs %x \x80\xFF\xC3 : tensor<4xf32>"),
     "t.mlir:2:25: error: '\\x80': has no meaning here\n  %0 = stablehlo.abs %x ??? : tensor<4xf32>\n"
     "                        ^"},
    {MAIN("  %0 = stablehlo.abs %x \xED\xA0\x80 \xC2\x9B : tensor<4xf32>"), "abs %x ??? ?? : tensor"},
    {"func.func @f() { return }\nfunc.func @f() { return }", "t.mlir:2:1: error: function @f is defined twice"},
    {"\"func.func\"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = \"f\", sym_visibility = \"private\"}> "
     "({"
     "\n}) : () -> ()\nfunc.func @main() { %0 = call @f() : () -> () }",
     "t.mlir:3:26: error: function @f has no body"},
    {"func.func private @f(tensor<f32>) -> tensor<f32>\nfunc.func @main() { %0 = call @f() : () -> () }",
     "t.mlir:2:26: error: function @f has no body"},
    {"func.func @f(%x: tensor<f32>) -> tensor<f64> {\n  return %x : tensor<f32>\n}", "result 0 of @f is declared as"},
    {"func.func @f(%x: tensor<f32>) {\n  return %x : tensor<f32>\n}", "1 values are returned by a function of 0"},
    {"func.func @f(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f64>\n}",
     "t.mlir:2:3: error: returned value 0"},
    {"func.func @f(%x: tensor<f32> {tf.aliasing_output = 1 : i32}) -> tensor<f32> {\n  return %x : tensor<f32>\n}",
     "t.mlir:1:52: error: tf.aliasing_output is 1, and there are 1 outputs"},
    {"#a = loc(\"x\"(#b))\n#b = loc(\"y\"(#a))\nfunc.func @f() { return } loc(#a)",
     "t.mlir:2:14: error: '#a' refers to itself"},
    {"func.func @f(%t: tuple<tensor<f32>>) {\n  %0 = stablehlo.abs %t : tensor<f32>\n  return\n}",
     "t.mlir:2:22: error: '%t' is a tuple; expected a tensor"},
    {"func.func @f(%t: tuple<tensor<f32>>) {\n  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>>) -> "
     "tensor<f32>\n  return\n}",
     "t.mlir:2:39: error: the tuple has 1 elements"},
    {"func.func @f(%t: tuple<tensor<f32>>) {\n  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f64>>) -> "
     "tensor<f64>\n  return\n}",
     "operand 0 of stablehlo.get_tuple_element is declared as tuple<tensor<f64>> but is tuple<tensor<f32>>"},
    {"func.func @f(%t: tensor<f32>) -> tuple<tensor<f32>> {\n  return %t : tensor<f32>\n}",
     "result 0 of @f is declared as tuple<tensor<f32>>, and tensor<f32> is returned"},
    {"func.func @f() {\n  return\n^bb1:\n  return\n}", "t.mlir:3:1: error: regions of several blocks"},
};

TEST(errors_have_positions)
{
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        graph g;
        qn_status status = read_text(&g, bad[i].source);
        if (!status)
            unit_fail(__FILE__, __LINE__, "read without an error: %s", bad[i].source);
        else if (!strstr(qn_status_message(status), bad[i].error))
            unit_fail(__FILE__, __LINE__, "wanted: %s\ngot: %s", bad[i].error, qn_status_message(status));
        qn_status_free(status);
        graph_free(&g);
    }
}

TEST(an_error_shows_line_and_caret)
{
    graph g;
    qn_status status =
        read_text(&g, "func.func @main(%x: tensor<4xf32>) {\n\t%0 = stablehlo.foo %x : tensor<4xf32>\n}");
    const char *wanted = "t.mlir:2:7: error: unknown operation 'stablehlo.foo'; docs/ops.md lists the operations\n"
                         " %0 = stablehlo.foo %x : tensor<4xf32>\n"
                         "      ^";
    CHECK(status && strcmp(qn_status_message(status), wanted) == 0);
    qn_status_free(status);
    CHECK(g.failure != NULL); /* a graph that was read only in part stays unusable */
    graph_free(&g);
}

/* ---- equivalent formats ------------------------------------------------------------------------------------ */

#define T4 "tensor<4xf32>"
#define T34 "tensor<3x4xf32>"
#define FUNC(result, body)                                                                                             \
    "func.func @main(%x: " T4 ", %m: " T34 ", %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) -> " result            \
    " {\n" body "\n  return %r : " result "\n}\n"

static const struct {
    const char *first, *second;
} pairs[] = {
    {FUNC(T4, "%r = stablehlo.add %x, %x : " T4), FUNC(T4, "%r = \"stablehlo.add\"(%x, %x) : (" T4 ", " T4 ") -> " T4)},
    {FUNC(T4, "%r = stablehlo.add %x, %x : " T4), FUNC(T4, "%r = stablehlo.add %x, %x : (" T4 ", " T4 ") -> " T4)},
    {FUNC(T4, "%r = chlo.erf %x : " T4 " -> " T4), FUNC(T4, "%r = \"chlo.erf\"(%x) : (" T4 ") -> " T4)},
    {FUNC(T4, "%r = stablehlo.select %p, %x, %x : tensor<i1>, " T4),
     FUNC(T4, "%r = \"stablehlo.select\"(%p, %x, %x) : (tensor<i1>, " T4 ", " T4 ") -> " T4)},
    {FUNC("tensor<4xi1>", "%r = stablehlo.compare LT, %x, %x, FLOAT : (" T4 ", " T4 ") -> tensor<4xi1>"),
     FUNC("tensor<4xi1>", "%r = \"stablehlo.compare\"(%x, %x) <{comparison_direction = "
                          "#stablehlo<comparison_direction LT>}> : (" T4 ", " T4 ") -> tensor<4xi1>")},
    {FUNC(T34, "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34),
     FUNC(T34, "%r = \"stablehlo.broadcast_in_dim\"(%x) <{broadcast_dimensions = array<i64: 1>}> : (" T4 ") -> " T34)},
    {FUNC(T34, "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34),
     FUNC(T34, "%r = \"stablehlo.broadcast_in_dim\"(%x) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (" T4
               ") -> " T34)},
    {FUNC("tensor<2xf32>", "%r = stablehlo.slice %x [1:4:2] : (" T4 ") -> tensor<2xf32>"),
     FUNC("tensor<2xf32>", "%r = \"stablehlo.slice\"(%x) {limit_indices = dense<4> : tensor<1xi64>, start_indices = "
                           "array<i64: 1>, strides = [2]} : (" T4 ") -> tensor<2xf32>")},
    {FUNC("tensor<7xf32>",
          "%r = stablehlo.pad %x, %s, low = [1], high = [-1], interior = [1] : (" T4 ", tensor<f32>) -> tensor<7xf32>"),
     FUNC("tensor<7xf32>",
          "%r = \"stablehlo.pad\"(%x, %s) <{edge_padding_high = array<i64: -1>, edge_padding_low = "
          "array<i64: 1>, interior_padding = array<i64: 1>}> : (" T4 ", tensor<f32>) -> tensor<7xf32>")},
    {FUNC("tensor<3xf32>", "%r = stablehlo.dot_general %m, %x, contracting_dims = [1] x [0], precision = [DEFAULT, "
                           "DEFAULT] : (" T34 ", " T4 ") -> tensor<3xf32>"),
     FUNC("tensor<3xf32>", "%r = \"stablehlo.dot_general\"(%m, %x) <{dot_dimension_numbers = #stablehlo.dot<"
                           "rhs_contracting_dimensions = [0], lhs_contracting_dimensions = [1]>}> : (" T34 ", " T4
                           ") -> tensor<3xf32>")},
    {FUNC("tensor<3xf32>", "%r = stablehlo.dot %m, %x, precision = [HIGH, HIGH] : (" T34 ", " T4 ") -> tensor<3xf32>"),
     FUNC("tensor<3xf32>", "%r = \"stablehlo.dot\"(%m, %x) <{precision_config = [#stablehlo<precision HIGH>, "
                           "#stablehlo<precision HIGH>]}> : (" T34 ", " T4 ") -> tensor<3xf32>")},
    {FUNC("tensor<3xf32>", "%r = stablehlo.dot %m, %x : (" T34 ", " T4 ") -> tensor<3xf32>"),
     FUNC("tensor<3xf32>", "%r = \"stablehlo.dot\"(%m, %x) : (" T34 ", " T4 ") -> tensor<3xf32>")},
    {FUNC("tensor<3xf32>", "%r = stablehlo.reduce(%m init: %s) applies stablehlo.add across dimensions = [1] : (" T34
                           ", tensor<f32>) -> tensor<3xf32>"),
     FUNC("tensor<3xf32>", "%r = stablehlo.reduce(%m init: %s) across dimensions = [1] : (" T34
                           ", tensor<f32>) -> tensor<3xf32>\n reducer(%a: tensor<f32>, %b: tensor<f32>) {\n %c = "
                           "stablehlo.add %a, %b : tensor<f32>\n stablehlo.return %c : tensor<f32>\n }")},
    {FUNC("tensor<3xf32>", "%r = stablehlo.reduce(%m init: %s) applies stablehlo.add across dimensions = [1] : (" T34
                           ", tensor<f32>) -> tensor<3xf32>"),
     FUNC("tensor<3xf32>", "%r = \"stablehlo.reduce\"(%m, %s) <{dimensions = array<i64: 1>}> ({\n^bb0(%a: tensor<f32>, "
                           "%b: tensor<f32>):\n %c = stablehlo.add %a, %b : tensor<f32>\n \"stablehlo.return\"(%c) : "
                           "(tensor<f32>) -> ()\n}) : (" T34 ", tensor<f32>) -> tensor<3xf32>")},
    {FUNC(T34,
          "%0 = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34 "\n %r = stablehlo.add %m, %0 : " T34),
     FUNC(T34, "%r = chlo.broadcast_add %m, %x : (" T34 ", " T4 ") -> " T34)},
    {FUNC("tensor<4xi1>", "%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> " T4
                          "\n %r = stablehlo.compare GE, %x, %0 : (" T4 ", " T4 ") -> tensor<4xi1>"),
     FUNC("tensor<4xi1>", "%r = \"chlo.broadcast_compare\"(%x, %s) <{comparison_direction = #chlo<comparison_direction "
                          "GE>}> {broadcast_dimensions = array<i64>} : (" T4 ", tensor<f32>) -> tensor<4xi1>")},
    {FUNC(T4, "%r = stablehlo.constant dense<1.5> : " T4),
     FUNC(T4, "%r = \"chlo.constant_like\"(%x) <{value = 1.5 : f32}> : (" T4 ") -> " T4)},
    {FUNC("tensor<f32>", "%r = stablehlo.dynamic_slice %s, sizes = [] : (tensor<f32>) -> tensor<f32>"),
     FUNC("tensor<f32>", "%r = stablehlo.dynamic_slice %s, , sizes = [] : (tensor<f32>) -> tensor<f32>")},
    {FUNC(T4, "%r = stablehlo.constant dense<1.5> : " T4), FUNC(T4, "%r = chlo.constant dense<1.5> : " T4)},
    {FUNC(T4, "%r = stablehlo.abs %x : " T4),
     FUNC(T4, "%0 = stablehlo.real %x : " T4 "\n %1 = chlo.conj %0 : " T4 " -> " T4 "\n"
              " %r = stablehlo.abs %1 : " T4)},
#define REDUCES(op, groups)                                                                                            \
    "%r = \"stablehlo." op "\"(%x) <{replica_groups = dense<" groups "> : tensor<1x1xi64>}> ({\n"                      \
    "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n %c = stablehlo.add %a, %b : tensor<f32>\n stablehlo.return %c : "       \
    "tensor<f32>\n}) : (" T4 ") -> " T4
    {FUNC(T4, REDUCES("all_reduce", "0")), FUNC(T4, REDUCES("collective_reduce", "0"))},
    {FUNC(T4, "%r = stablehlo.constant dense<0.0> : " T4), FUNC(T4, REDUCES("collective_reduce", "3"))},
    {FUNC(T4, REDUCES("all_reduce", "0")),
     FUNC(T4,
          "%r = \"stablehlo.cross-replica-sum\"(%x) {replica_groups = dense<0> : tensor<1x1xi64>} : (" T4 ") -> " T4)},
    {FUNC(T4, "%r = stablehlo.abs %x : " T4),
     FUNC(T4, "%0 = stablehlo.tuple %s, %x : tuple<tensor<f32>, " T4 ">\n %1 = stablehlo.get_tuple_element %0[1] : "
              "(tuple<tensor<f32>, " T4 ">) -> " T4 "\n %r = stablehlo.abs %1 : " T4)},
    {FUNC("tensor<i32>", "%r, %b = stablehlo.while(%j = %i, %k = %p) : tensor<i32>, tensor<i1>\n cond {\n "
                         "stablehlo.return %k : tensor<i1>\n } do {\n stablehlo.return %i, %p : tensor<i32>, "
                         "tensor<i1>\n }"),
     FUNC("tensor<i32>", "%q:2 = \"stablehlo.while\"(%i, %p) ({\n^bb0(%j: tensor<i32>, %k: tensor<i1>):\n "
                         "stablehlo.return %k : tensor<i1>\n}, {\n^bb0(%j: tensor<i32>, %k: tensor<i1>):\n "
                         "stablehlo.return %i, %p : tensor<i32>, tensor<i1>\n}) : (tensor<i32>, tensor<i1>) -> "
                         "(tensor<i32>, tensor<i1>)\n %r = stablehlo.real %q#0 : tensor<i32>")},
    {"func.func private @g(%a: " T4 ") -> " T4 " { return %a : " T4
     " }\n" FUNC(T4, "%r = func.call @g(%x) : (" T4 ") -> " T4),
     "module @m attributes {a.b = #c<d, [e]>} { sdy.mesh @mesh = <[\"x\"=2]>\n" FUNC(
         T4, "%r = call @g(%x) {no_inline} : (" T4
             ") -> " T4) "func.func private @g(%a: !t loc(#l)) -> (!t {jax.x = 1 : i32}) "
                         "attributes {x = unit} { return %a : !t loc(unknown) } loc(#l) }\n!t = " T4
                         "\n#l = loc(\"f.py\":3:4)\n{-# res: {} #-}"},
    {FUNC(T4, "%r = stablehlo.abs %x : " T4),
     "\"builtin.module\"() <{sym_name = \"m\"}> ({\n^bb0:\n\"func.func\"() <{function_type = (" T4 ", " T34
     ", tensor<i32>, tensor<i1>, tensor<f32>) -> " T4 ", sym_name = \"main\"}> ({\n^bb0(%x: " T4 ", %m: " T34
     ", %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>):\n %0 = \"stablehlo.abs\"(%x) : (" T4 ") -> " T4
     "\n \"func.return\"(%0) : (" T4 ") -> ()\n}) : () -> ()\n}) {mhlo.x = 1 : i32} : () -> ()"},
    {FUNC(T4, "%r = stablehlo.abs %x : " T4),
     "\"func.func\"() ({\n^bb0(%x: " T4 ", %m: " T34 ", %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>):\n %0 = "
     "\"stablehlo.abs\"(%x) : (" T4 ") -> " T4 "\n \"func.return\"(%0) : (" T4 ") -> ()\n}) {function_type = (" T4
     ", " T34 ", tensor<i32>, tensor<i1>, tensor<f32>) -> " T4 ", sym_name = \"main\"} : () -> ()"},
#include "text_forms.h"
    /* Declarations, meshes, and attributes that contain comparisons, in the pretty and in the generic format. */
    {"module {\n sdy.mesh @mesh = <[\"x\"=2]> loc(unknown)\n func.func private @f(" T4 ") -> " T4
     "\n" FUNC(T4, "%r = stablehlo.abs %x : " T4) "}",
     "\"builtin.module\"() ({\n\"sdy.mesh\"() <{mesh = #sdy.mesh<[\"x\"=2]>, sym_name = \"mesh\"}> : () -> () "
     "loc(unknown)\n\"func.func\"() <{function_type = (" T4 ") -> " T4
     ", sym_name = \"f\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n\"func.func\"() ({}) {function_type = () "
     "-> "
     "(), sym_name = \"g\", sym_visibility = \"private\"} : () -> () loc(unknown)\n" FUNC(
         T4, "%r = stablehlo.abs %x : " T4) "}) : () -> ()"},
    {FUNC(T4, "%r = stablehlo.abs %x : " T4),
     "#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 <= 2, d0 mod 2 == 0)>\n" FUNC(
         T4,
         "%r = stablehlo.abs %x {a = affine_set<(d0) : (d0 >= 0)>, b = affine_map<(d0, d1) -> (d0 floordiv 2, -d1)>, "
         "c = #set, d = [affine_set<() : (0 <= 0)>, #x.y<a >= 1>]} : " T4)},
};

/* No operation uses a tuple inside a tuple, but an attribute that the reader skips can name such a type. */
TEST(skipped_attributes_may_hold_any_tuple)
{
    static const char source[] = FUNC(T4, "%r = stablehlo.abs %x {a = tuple<tuple<tensor<f32>>, tensor<i1>>} : " T4);
    graph g;
    CHECK_OK(graph_init(&g));
    CHECK_OK(stablehlo_parse(&g, "t.mlir", source, strlen(source)));
    CHECK_OK(graph_verify(&g));
    graph_free(&g);
}

TEST(equivalent_formats_mean_the_same)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        graph a, b;
        qn_status first = read_text(&a, pairs[i].first), second = read_text(&b, pairs[i].second);
        if (first || second)
            unit_fail(__FILE__, __LINE__, "pair %zu: %s\n%s", i, first ? qn_status_message(first) : "",
                      second ? qn_status_message(second) : "");
        else if (!same_bytes(&a, &b))
            unit_fail(__FILE__, __LINE__, "these differ: %s\n%s", pairs[i].first, pairs[i].second);
        if (!first)
            check_round_trip(&a, "first");
        if (!second)
            check_round_trip(&b, "second");
        qn_status_free(first);
        qn_status_free(second);
        graph_free(&a);
        graph_free(&b);
    }
}

/* ---- texts that print as themselves ------------------------------------------------------------------------------ */

/* Texts that must print as themselves. */
static const char *const fixed_points[] = {
    "module @\"a b\" {\n"
    "  func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc(\"x\"), %arg0: tensor<4xf32> "
    "{jax.arg_info = \"w['\\22a\\22']\\C3\\A9\\\\\"}) -> (tensor<4xf32> {jax.result_info = \"loss\"}, tensor<4xf32>) "
    "{\n"
    "    %h = stablehlo.add %x, %arg0 : tensor<4xf32> loc(\"f.py\":3:4 to :9)\n"
    "    %0 = stablehlo.multiply %h, %h : tensor<4xf32> loc(fused[\"a\"(\"f.py\":1:2), callsite(\"b\" at \"c\")])\n"
    "    %cst = stablehlo.constant dense<[0.1, -0.0, 0x7FC00001, 1.0e-40]> : tensor<4xf32>\n"
    "    %1 = stablehlo.power %0, %cst : tensor<4xf32>\n"
    "    return %0, %1 : tensor<4xf32>, tensor<4xf32>\n"
    "  }\n"
    "}\n",
    "module {\n"
    "  func.func public @main(%arg0: tensor<2x64xf32>, %arg1: tensor<64x2xf32>, %arg2: tensor<f32>) -> "
    "(tensor<2x2xf32>, tensor<2xf32>) {\n"
    "    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] "
    "{quern.order = \"lanes\"} : (tensor<2x64xf32>, tensor<64x2xf32>) -> tensor<2x2xf32>\n"
    "    %1 = stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.maximum across dimensions = [1] {quern.order = "
    "\"chain\"} : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32>\n"
    "    return %0, %1 : tensor<2x2xf32>, tensor<2xf32>\n"
    "  }\n"
    "}\n",
    "module {\n"
    "  func.func private @f(%arg0: tensor<f32>) -> tensor<f32> {\n"
    "    return %arg0 : tensor<f32>\n"
    "  }\n"
    "  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {\n"
    "    %0 = \"stablehlo.if\"(%arg0) ({\n"
    "      %1 = func.call @f(%arg1) : (tensor<f32>) -> tensor<f32>\n"
    "      %2 = \"stablehlo.if\"(%arg0) ({\n"
    "        stablehlo.return %1 : tensor<f32>\n"
    "      }, {\n"
    "        stablehlo.return %arg1 : tensor<f32>\n"
    "      }) : (tensor<i1>) -> tensor<f32>\n"
    "      stablehlo.return %2 : tensor<f32>\n"
    "    }, {\n"
    "      stablehlo.return %arg1 : tensor<f32>\n"
    "    }) : (tensor<i1>) -> tensor<f32>\n"
    "    return %0 : tensor<f32>\n"
    "  }\n"
    "}\n",
    "module {\n"
    "  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> "
    "tensor<i32> {\n"
    "    %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [0] : (tensor<4xf32>, "
    "tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)\n"
    "     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {\n"
    "      %1 = stablehlo.maximum %arg4, %arg6 : tensor<f32>\n"
    "      %2 = stablehlo.add %arg5, %arg7 : tensor<i32>\n"
    "      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>\n"
    "    }\n"
    "    return %0#1 : tensor<i32>\n"
    "  }\n"
    "}\n",
    "module {\n"
    "  func.func public @main() -> tensor<0x2xf32> {\n"
    "    %cst = stablehlo.constant dense<> : tensor<0x2xf32>\n"
    "    %c = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>\n"
    "    %c_0 = stablehlo.constant dense<[-128, 127]> : tensor<2xi8>\n"
    "    %c_1 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>\n"
    "    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<3xf16>\n"
    "    %cst_1 = stablehlo.constant dense<[3.14, 1.0e+38]> : tensor<2xbf16>\n"
    "    %0 = stablehlo.reduce_precision %cst_1, format = e5m2 : tensor<2xbf16>\n"
    "    %1 = stablehlo.iota dim = 1 : tensor<2x3xi32>\n"
    "    %2 = stablehlo.reverse %1, dims = [0, 1] : tensor<2x3xi32>\n"
    "    return %cst : tensor<0x2xf32>\n"
    "  }\n"
    "}\n",
};

TEST(text_prints_as_itself)
{
    for (size_t i = 0; i < sizeof fixed_points / sizeof *fixed_points; i++) {
        graph g;
        qn_status status = read_text(&g, fixed_points[i]);
        char *out = status ? NULL : printed(&g);
        if (!out || strcmp(out, fixed_points[i]) != 0)
            unit_fail(__FILE__, __LINE__, "wanted:\n%sgot:\n%s", fixed_points[i],
                      status ? qn_status_message(status) : out);
        qn_status_free(status);
        free(out);
        graph_free(&g);
    }
}

TEST(names_and_aliases_are_kept)
{
    graph g;
    CHECK_OK(read_text(&g, fixed_points[0]));
    const region *f = region_at(&g, graph_find_function(&g, "main"));
    CHECK(g.name && strcmp(g.name, "a b") == 0);
    CHECK(f->formals.count == 2 && f->output_count == 2 && f->output_names);
    CHECK(f->formals.at[0].alias == 1 && f->formals.at[1].alias == -1);
    CHECK(strcmp(f->formals.at[0].name, "x") == 0);
    CHECK(strcmp(f->formals.at[1].name, "w['\"a\"']\xC3\xA9\\") == 0);
    CHECK(strcmp(f->output_names[0], "loss") == 0 && !f->output_names[1]);
    CHECK(g.names.count == 1 && strcmp(g.names.at[0].text, "h") == 0);
    CHECK(g.locations.count == 3 && strcmp(g.locations.at[1].text, "\"f.py\":3:4 to :9") == 0);
    graph_free(&g);
}

TEST(a_merged_node_keeps_all_locations)
{
    graph g;
    CHECK_OK(read_text(&g, "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
                           "  %0 = stablehlo.abs %x : tensor<f32> loc(\"a\")\n"
                           "  %1 = stablehlo.abs %x : tensor<f32> loc(#loc1)\n"
                           "  return %1 : tensor<f32>\n}\n#loc1 = loc(\"b\"(#loc2))\n#loc2 = loc(\"c.py\":1:2)\n"));
    char *out = printed(&g);
    CHECK(strstr(out, "%0 = stablehlo.abs %x : tensor<f32> loc(fused[\"a\", \"b\"(\"c.py\":1:2)])\n") != NULL);
    free(out);
    check_round_trip(&g, "merged");
    graph_free(&g);
}

/* A fused location consists of its known parts; without any, it is unknown. */
TEST(unknown_parts_of_locations_are_left_out)
{
    graph g;
    CHECK_OK(read_text(&g, "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
                           "  %0 = stablehlo.abs %x : tensor<f32> loc(fused[unknown, \"f.py\":1:2, #loc1, \"g\"])\n"
                           "  %1 = stablehlo.tanh %0 : tensor<f32> loc(fused[#loc1, unknown])\n"
                           "  %2 = stablehlo.sine %1 : tensor<f32> loc(fused[\"h\", fused[unknown]])\n"
                           "  return %2 : tensor<f32>\n}\n#loc1 = loc(unknown)\n"));
    char *out = printed(&g);
    CHECK(strstr(out, "stablehlo.abs %x : tensor<f32> loc(fused[\"f.py\":1:2, \"g\"])\n") != NULL);
    CHECK(strstr(out, "stablehlo.tanh %0 : tensor<f32>\n") != NULL);
    CHECK(strstr(out, "stablehlo.sine %1 : tensor<f32> loc(fused[\"h\"])\n") != NULL);
    free(out);
    graph_free(&g);
}

/* ---- constants --------------------------------------------------------------------------------------------------- */

static const struct {
    const char *literal;
    const char *same; /* the literal that the printer writes for `literal` */
} constants[] = {
    {"dense<[1, 2]> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"},
    {"dense<[7, 7]> : tensor<2xi32>", "dense<7> : tensor<2xi32>"},
    {"dense<\"0x0100000002000000\"> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"},
    {"dense<\"0x07000000\"> : tensor<2xi32>", "dense<7> : tensor<2xi32>"},
    {"dense<0xFF> : tensor<i8>", "dense<-1> : tensor<i8>"},
    {"dense<255> : tensor<i8>", "dense<-1> : tensor<i8>"},
    {"dense<-0x80> : tensor<i8>", "dense<-128> : tensor<i8>"},
    {"dense<[true, 0, -1]> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"},
    {"dense<\"0x010001\"> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"},
    {"dense<\"0xFF\"> : tensor<9xi1>", "dense<true> : tensor<9xi1>"},
    {"dense<\"0x01\"> : tensor<3xi1>", "dense<true> : tensor<3xi1>"},
    {"dense<\"0x05\"> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"},
    {"dense<\"0x0501\"> : tensor<9xi1>",
     "dense<[true, false, true, false, false, false, false, false, true]> : tensor<9xi1>"},
    {"dense<1.> : tensor<f32>", "dense<1.0> : tensor<f32>"},
    {"dense<0.1000000000000000055511151231257827> : tensor<f64>", "dense<0.1> : tensor<f64>"},
    {"dense<1.0e400> : tensor<f64>", "dense<0x7FF0000000000000> : tensor<f64>"},
    {"dense<1.0e400> : tensor<f16>", "dense<0x7C00> : tensor<f16>"},
    {"dense<-1.0e-400> : tensor<f32>", "dense<-0.0> : tensor<f32>"},
    {"dense<0x1> : tensor<f32>", "dense<1.0e-45> : tensor<f32>"},
    {"dense<0xFFC00001> : tensor<f32>", "dense<0xFFC00001> : tensor<f32>"},
    {"dense<3.40282347E+38> : tensor<f32>", "dense<3.4028235e+38> : tensor<f32>"},
    {"dense<[]> : tensor<0xf32>", "dense<> : tensor<0xf32>"},
    {"dense<[[], []]> : tensor<2x0xf32>", "dense<> : tensor<2x0xf32>"},
    {"dense<4.0> : tensor<0xf32>", "dense<> : tensor<0xf32>"},
    {"dense<-9223372036854775808> : tensor<i64>", "dense<-9223372036854775808> : tensor<i64>"},
    {"dense<5> : tensor< 2 x 3 xi32>", "dense<5> : tensor<2x3xi32>"},
};

TEST(constants_are_read_and_printed)
{
    for (size_t i = 0; i < sizeof constants / sizeof *constants; i++) {
        graph g;
        char source[512], wanted[512];
        snprintf(source, sizeof source, "func.func @main() {\n%%0 = stablehlo.constant %s\nreturn\n}",
                 constants[i].literal);
        snprintf(wanted, sizeof wanted, "= stablehlo.constant %s\n", constants[i].same);
        qn_status status = read_text(&g, source);
        char *out = status ? NULL : printed(&g);
        if (!out || !strstr(out, wanted))
            unit_fail(__FILE__, __LINE__, "%s became %s", constants[i].literal, out ? out : qn_status_message(status));
        if (out)
            check_round_trip(&g, constants[i].literal);
        qn_status_free(status);
        free(out);
        graph_free(&g);
    }
}

TEST(large_constants_are_buffers)
{
    static float floats[3000];
    static uint8_t bools[200];
    graph g;
    CHECK_OK(graph_init(&g));
    graph_open_region(&g, "main");
    for (int i = 0; i < 3000; i++)
        floats[i] = (float)i / 7;
    for (int i = 0; i < 200; i++)
        bools[i] = i % 3 == 0;
    node_id values[2] = {node_constant(&g, type_tensor(&g, QN_F32, 2, (int64_t[]){3, 1000}), floats, false),
                         node_constant(&g, type_tensor(&g, QN_I1, 1, (int64_t[]){200}), bools, false)};
    graph_close_region(&g, 2, values);
    CHECK(g.buffers.count == 1);
    check_round_trip(&g, "buffers");
    char *out = printed(&g);
    graph again;
    CHECK_OK(read_text(&again, out));
    CHECK(again.buffers.count == 1 && memcmp(again.buffers.at[0].data, floats, sizeof floats) == 0);
    free(out);
    graph_free(&again);
    g.buffers.at[0].data = NULL;
    out = printed(&g);
    CHECK(strstr(out, "dense_resource<buffer_0> : tensor<3x1000xf32>") != NULL);
    free(out);
    graph_free(&g);
}

static uint64_t random_bits(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static void check_float(qn_dtype dtype, uint64_t bits)
{
    text out = {0};
    uint64_t sign = (uint64_t)1 << (dtype_facts[dtype].bits - 1);
    float_print(&out, dtype, bits);
    const char *literal = out.at + (*out.at == '-');
    bool is_hex = literal[1] == 'x';
    uint64_t back = is_hex ? strtoull(literal, NULL, 16)
                           : float_from_decimal(dtype, literal, strlen(literal)) | (*out.at == '-' ? sign : 0);
    if (back != bits)
        unit_fail(__FILE__, __LINE__, "%s 0x%" PRIx64 " prints as %s, which is 0x%" PRIx64, dtype_facts[dtype].name,
                  bits, out.at, back);
    if (dtype == QN_F64 && !is_hex) {
        double wanted = strtod(out.at, NULL);
        CHECK(memcmp(&wanted, &bits, sizeof bits) == 0);
    }
    text_free(&out);
}

TEST(printed_floats_read_back)
{
    for (uint32_t bits = 0; bits < 65536; bits += 3) {
        check_float(QN_F16, bits);
        check_float(QN_BF16, bits);
    }
    for (uint32_t i = 0; i < 5000; i++) {
        check_float(QN_F32, (uint32_t)random_bits());
        check_float(QN_F64, random_bits());
    }
    for (uint64_t e = 0; e < 2048; e++)
        for (uint64_t near = 0; near < 3; near++) {
            check_float(QN_F64, (e << 52) + near - (e ? 1 : 0));
            check_float(QN_F32, (uint32_t)((e % 256 << 23) + near - (e % 256 ? 1 : 0)));
        }
}

static const char *const literals[] = {
    "0.5",
    "9007199254740993.0",
    "9007199254740993.00000000000000000000000000000000000000001",
    "2.2250738585072011e-308",
    "4.9406564584124654e-324",
    "2.4703282292062327e-324",
    "2.4703282292062328e-324",
    "1.7976931348623158e308",
    "1.7976931348623159e308",
    "123456789012345678901234567890123456789012345678901234567890.0e-30",
    "0.000000000000000000000000000000000000000000000000001e51",
};

TEST(float_literals_are_rounded_correctly)
{
    for (size_t i = 0; i < sizeof literals / sizeof *literals; i++) {
        double wanted = strtod(literals[i], NULL);
        uint64_t bits;
        memcpy(&bits, &wanted, sizeof bits);
        CHECK_EQ_U64(float_from_decimal(QN_F64, literals[i], strlen(literals[i])), bits);
    }
    for (int i = 0; i < 5000; i++) {
        char literal[80];
        snprintf(literal, sizeof literal, "%" PRIu64 ".%" PRIu64 "e%d", random_bits() >> random_bits() % 60,
                 random_bits(), (int)(random_bits() % 660) - 340);
        double wanted = strtod(literal, NULL);
        uint64_t bits;
        memcpy(&bits, &wanted, sizeof bits);
        CHECK_EQ_U64(float_from_decimal(QN_F64, literal, strlen(literal)), bits);
    }
}

/* ---- graphs not read from text ----------------------------------------------------------------------------------- */

TEST(a_shared_region_is_printed_for_each_owner)
{
    graph g;
    CHECK_OK(graph_init(&g));
    graph_open_region(&g, "main");
    type_id scalar = type_scalar(&g, QN_F32);
    node_id p = graph_formal(&g, type_scalar(&g, QN_I1), "p"), x = graph_formal(&g, scalar, "x y"),
            y = graph_formal(&g, scalar, "p"), sum;
    for (int i = 0; i < 2; i++) {
        graph_open_region(&g, NULL);
        node_id value = node_make(&g, OP_abs, 1, i ? &y : &x, NULL);
        region_id region = graph_close_region(&g, 1, &value);
        node_id made =
            node_make(&g, OP_if, 1, &p, &(attrs){.region_count = 2, .regions = (region_id[]){region, region}});
        graph_name(&g, made, "both");
        sum = i ? node_make(&g, OP_add, 2, (node_id[]){sum, made}, NULL) : made;
    }
    graph_close_region(&g, 1, &sum);
    CHECK(g.failure == NULL);
    check_round_trip(&g, "shared");
    char *out = printed(&g);
    CHECK(strstr(out, "%arg0: tensor<f32> {jax.arg_info = \"x y\"}, %p_1: tensor<f32>") != NULL);
    CHECK(strstr(out, "stablehlo.add %both, %both_1") != NULL);
    free(out);
    graph_free(&g);
}

/* ---- damage and size --------------------------------------------------------------------------------------------- */

/* Reads any text. The text must round-trip, or the reader must refuse it with a position in the message. */
static void check_any(const char *source, size_t size)
{
    graph g;
    char *exact = malloc(size + !size); /* exactly this size: a sanitizer sees reads past its end */
    memcpy(exact, source, size);
    CHECK_OK(graph_init(&g));
    qn_status status = stablehlo_parse(&g, "t", exact, size);
    if (!status)
        check_round_trip(&g, "damaged");
    else if (!strstr(qn_status_message(status), ": error: "))
        unit_fail(__FILE__, __LINE__, "an error without a position: %s", qn_status_message(status));
    qn_status_free(status);
    graph_free(&g);
    free(exact);
}

TEST(truncated_text_is_refused)
{
    for (size_t i = 0; i < sizeof fixed_points / sizeof *fixed_points; i++)
        for (size_t size = 0; size < strlen(fixed_points[i]); size++)
            check_any(fixed_points[i], size);
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        for (size_t size = 0; size < strlen(pairs[i].second); size += 5)
            check_any(pairs[i].second, size);
}

static size_t damage(char *at, size_t size)
{
    static const char inserts[] = "(){}[]<>:,=%#@!^\"\\-x0.9 \n\377";
    size_t place = random_bits() % size, length = random_bits() % 12;
    if (length > size - place)
        length = size - place;
    switch (random_bits() % 4) {
    case 0: at[place] = inserts[random_bits() % (sizeof inserts - 1)]; return size;
    case 1: at[place] = (char)(at[place] ^ 1 << random_bits() % 8); return size;
    case 2: memmove(at + place, at + place + length, size - place - length); return size - length;
    default: memmove(at + random_bits() % (size - length + 1), at + place, length); return size;
    }
}

TEST(damaged_text_is_read_or_refused)
{
    char copy[4096];
    for (int i = 0; i < 6000; i++) {
        size_t which = random_bits() % (sizeof pairs / sizeof *pairs + sizeof fixed_points / sizeof *fixed_points);
        const char *source = which < sizeof pairs / sizeof *pairs ? pairs[which].second
                                                                  : fixed_points[which - sizeof pairs / sizeof *pairs];
        size_t size = strlen(source);
        memcpy(copy, source, size);
        for (uint64_t times = 1 + random_bits() % 3; times > 0 && size; times--)
            size = damage(copy, size);
        check_any(copy, size);
    }
}

static void check_deep(const char *before, const char *opening, const char *error)
{
    graph g;
    text source = {0};
    text_puts(&source, before);
    for (int i = 0; i < 10000; i++)
        text_puts(&source, opening);
    qn_status status = read_text(&g, source.at);
    if (!status || !strstr(qn_status_message(status), error))
        unit_fail(__FILE__, __LINE__, "wanted %s, got %s", error, status ? qn_status_message(status) : "no error");
    qn_status_free(status);
    graph_free(&g);
    text_free(&source);
}

TEST(deep_nesting_is_refused)
{
    check_deep("func.func @main(%p: tensor<i1>) {\n", "\"stablehlo.if\"(%p) ({\n", "regions nest deeper than 128");
    check_deep("module attributes {a = ", "[", "nested deeper than 256");
    check_deep("module attributes {a = ", "{b = ", "nested deeper than 256");
    check_deep("func.func @main(%p: ", "tuple<", "nested deeper than 256");
    check_deep("func.func @main() { return } loc(", "\"a\"(", "nested deeper than 256");
    check_deep("func.func @main() { return } loc(", "fused[", "nested deeper than 256");
    check_deep("func.func @main() { %0 = stablehlo.constant dense<", "[", "'>' expected");
}

TEST(a_hundred_thousand_nodes)
{
    graph g;
    text source = {0};
    text_puts(&source, "func.func @main(%0: tensor<4xf32>) -> tensor<4xf32> {\n");
    for (int i = 1; i <= 100000; i++)
        text_printf(&source, "  %%%d = stablehlo.add %%%d, %%0 : tensor<4xf32>\n", i, i - 1);
    text_puts(&source, "  return %100000 : tensor<4xf32>\n}\n");
    CHECK_OK(read_text(&g, source.at));
    CHECK(g.nodes.count == 100002);
    char *out = printed(&g);
    CHECK(strlen(out) > source.size - 1000);
    graph again;
    CHECK_OK(read_text(&again, out));
    CHECK(same_bytes(&g, &again));
    free(out);
    graph_free(&again);
    graph_free(&g);
    text_free(&source);
}

TEST(a_long_chain_of_calls)
{
    graph g;
    text source = {0};
    for (int i = 0; i < MAX_CALLS; i++)
        text_printf(&source,
                    "func.func private @f%d(%%x: tensor<f32>) -> tensor<f32> {\n"
                    "  %%0 = call @f%d(%%x) : (tensor<f32>) -> tensor<f32>\n  return %%0 : tensor<f32>\n}\n",
                    i, i + 1);
    text_puts(&source, "func.func private @f1024(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }\n");
    CHECK_OK(read_text(&g, source.at));
    CHECK(g.functions.count == MAX_CALLS + 1 && strcmp(region_at(&g, g.functions.at[0])->name, "f0") == 0);
    graph_free(&g);
    text_free(&source);
}
