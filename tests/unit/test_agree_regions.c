/* Compares compiled reductions with the evaluator. The regions capture values, call functions and branch. Also compares
 * the evaluator's results with those of the same operations outside of a region. */
#include "agree.h"

/* The bodies of regions below use these functions and captured values, and combine the arguments %a and %b. */
#define FUNCTIONS                                                                                                      \
    "func.func private @near(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {\n"                      \
    "  %d = stablehlo.subtract %x, %y : tensor<f32>\n"                                                                 \
    "  %m = stablehlo.multiply %d, %y : tensor<f32>\n"                                                                 \
    "  return %d, %m : tensor<f32>, tensor<f32>\n"                                                                     \
    "}\n"                                                                                                              \
    "func.func private @nearest(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {\n"                                  \
    "  %n:2 = call @near(%y, %x) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n"                         \
    "  %r = stablehlo.minimum %n#1, %n#0 : tensor<f32>\n"                                                              \
    "  return %r : tensor<f32>\n"                                                                                      \
    "}\n"
#define CAPTURED                                                                                                       \
    "%s: tensor<f32>, %t: tensor<f32>, %c: tensor<f32>, %k: tensor<i32>, %p: tensor<i1>, %h: tensor<bf16>, "           \
    "%u: tensor<1x1xf32>"
#define CAPTURED_TYPES "tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i1>, tensor<bf16>, tensor<1x1xf32>"
#define BINARY "(tensor<f32>, tensor<f32>)"

/* Bodies of regions. The result of each body is %r. */
#define CAPTURES_AN_INPUT                                                                                              \
    "%0 = stablehlo.multiply %b, %s : tensor<f32>\n"                                                                   \
    "%r = stablehlo.add %a, %0 : tensor<f32>\n"
#define CAPTURES_SEVERAL                                                                                               \
    "%0 = stablehlo.multiply %b, %t : tensor<f32>\n"                                                                   \
    "%1 = stablehlo.add %0, %c : tensor<f32>\n"                                                                        \
    "%2 = stablehlo.convert %k : (tensor<i32>) -> tensor<f32>\n"                                                       \
    "%3 = stablehlo.convert %h : (tensor<bf16>) -> tensor<f32>\n"                                                      \
    "%4 = stablehlo.select %p, %2, %3 : tensor<i1>, tensor<f32>\n"                                                     \
    "%5 = stablehlo.subtract %1, %4 : tensor<f32>\n"                                                                   \
    "%6 = stablehlo.maximum %a, %s : tensor<f32>\n"                                                                    \
    "%r = stablehlo.add %6, %5 : tensor<f32>\n"
#define MOVES                                                                                                          \
    "%0 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1x1xf32>\n"                                                   \
    "%1 = stablehlo.subtract %0, %u : tensor<1x1xf32>\n"                                                               \
    "%2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>\n"                              \
    "%3 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>\n"                                      \
    "%4 = stablehlo.reverse %3, dims = [0] : tensor<1x1xf32>\n"                                                        \
    "%5 = stablehlo.dynamic_slice %4, %k, %k, sizes = [1, 1] : (tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> "        \
    "tensor<1x1xf32>\n"                                                                                                \
    "%6 = stablehlo.reshape %5 : (tensor<1x1xf32>) -> tensor<f32>\n"                                                   \
    "%7 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<f32>\n"                                   \
    "%r = stablehlo.add %7, %6 : tensor<f32>\n"
#define CALLS                                                                                                          \
    "%0:2 = func.call @near(%b, %t) : " BINARY " -> (tensor<f32>, tensor<f32>)\n"                                      \
    "%1 = func.call @nearest(%0#1, %0#0) : " BINARY " -> tensor<f32>\n"                                                \
    "%r = func.call @nearest(%a, %1) : " BINARY " -> tensor<f32>\n"
/* Both branches capture values. One branch computes a sine, which has a slow path; the other returns a captured
 * value. */
#define BRANCHES                                                                                                       \
    "%0 = stablehlo.compare LT, %b, %s : " BINARY " -> tensor<i1>\n"                                                   \
    "%1 = \"stablehlo.if\"(%0) ({\n"                                                                                   \
    "  %2 = stablehlo.sine %b : tensor<f32>\n"                                                                         \
    "  %3 = stablehlo.add %2, %t : tensor<f32>\n"                                                                      \
    "  stablehlo.return %3 : tensor<f32>\n"                                                                            \
    "}, {\n"                                                                                                           \
    "  stablehlo.return %s : tensor<f32>\n"                                                                            \
    "}) : (tensor<i1>) -> tensor<f32>\n"                                                                               \
    "%r = stablehlo.subtract %1, %a : tensor<f32>\n"
/* The index of the `case` is sometimes out of range. A branch divides by the index, which is sometimes 0. Another
 * branch contains an `if` with two results. */
#define CASES                                                                                                          \
    "%i = stablehlo.convert %b : (tensor<f32>) -> tensor<i32>\n"                                                       \
    "%0:2 = \"stablehlo.case\"(%i) ({\n"                                                                               \
    "  %2 = stablehlo.divide %k, %i : tensor<i32>\n"                                                                   \
    "  %3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<f32>\n"                                                     \
    "  stablehlo.return %3, %b : tensor<f32>, tensor<f32>\n"                                                           \
    "}, {\n"                                                                                                           \
    "  %2 = stablehlo.compare GE, %a, %t : " BINARY " -> tensor<i1>\n"                                                 \
    "  %3:2 = \"stablehlo.if\"(%2) ({\n"                                                                               \
    "    %4 = func.call @nearest(%a, %s) : " BINARY " -> tensor<f32>\n"                                                \
    "    stablehlo.return %4, %a : tensor<f32>, tensor<f32>\n"                                                         \
    "  }, {\n"                                                                                                         \
    "    stablehlo.return %c, %s : tensor<f32>, tensor<f32>\n"                                                         \
    "  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)\n"                                                              \
    "  stablehlo.return %3#1, %3#0 : tensor<f32>, tensor<f32>\n"                                                       \
    "}, {\n"                                                                                                           \
    "  stablehlo.return %a, %t : tensor<f32>, tensor<f32>\n"                                                           \
    "}) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)\n"                                                               \
    "%1 = stablehlo.multiply %0#0, %c : tensor<f32>\n"                                                                 \
    "%r = stablehlo.add %1, %0#1 : tensor<f32>\n"
#define RETURNS_A_CAPTURE "%r = stablehlo.reshape %t : (tensor<f32>) -> tensor<f32>\n"

static const char *const bodies[] = {CAPTURES_AN_INPUT, CAPTURES_SEVERAL, MOVES, CALLS, BRANCHES, CASES,
                                     RETURNS_A_CAPTURE};
enum { BODIES = sizeof bodies / sizeof *bodies };

/* ---- modules ----------------------------------------------------------------------------------------------------- */

static void parse(const char *source)
{
    qn_status why = NULL;
    CHECK_OK(graph_init(&g));
    CHECK_OK(stablehlo_parse(&g, "t.mlir", source, strlen(source)));
    function = graph_entry(&g, &why);
    CHECK_OK(why);
}

static void agree_text(const char *source, values_kind kind)
{
    parse(source);
    agree(kind);
    done();
}

/* Reduces the value named `x`, a tensor<SHAPExf32>, along `dims`, with the initial value %s. */
static void add_reduce(text *out, const char *body, uint32_t number, const char *x, const char *shape, const char *dims,
                       const char *result, const char *order)
{
    text_printf(out,
                "%%r%u = \"stablehlo.reduce\"(%%%s, %%s) ({\n^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n%s"
                "stablehlo.return %%r : tensor<f32>\n}) {dimensions = array<i64: %s>%s} : (tensor<%sxf32>, "
                "tensor<f32>) -> tensor<%sf32>\n",
                number, x, body, dims, order, shape, result);
}

/* Makes two of the captured values: %t is a computed scalar, %c is a constant. */
#define COMPUTED                                                                                                       \
    "%e = stablehlo.exponential %s : tensor<f32>\n"                                                                    \
    "%l = stablehlo.logistic %e : tensor<f32>\n"                                                                       \
    "%t = stablehlo.subtract %l, %s : tensor<f32>\n"                                                                   \
    "%c = stablehlo.constant dense<0.75> : tensor<f32>\n"
#define INPUTS "%s: tensor<f32>, %k: tensor<i32>, %p: tensor<i1>, %h: tensor<bf16>, %u: tensor<1x1xf32>"

typedef struct shape_case {
    const char *x, *shape, *dims, *result;
} shape_case;

/* Reduces tensors of all shapes with one body, in both orders. */
static void agree_body(const char *body, uint32_t count, const shape_case *shapes, values_kind kind)
{
    text source = {0}, results = {0}, types = {0};
    text_puts(&source, FUNCTIONS "func.func @main(");
    for (uint32_t i = 0; i < count; i++)
        text_printf(&source, "%%x%u: tensor<%sxf32>, ", i, shapes[i].shape);
    text operations = {0};
    for (uint32_t i = 0; i < 2 * count; i++) {
        const shape_case *s = &shapes[i / 2];
        char x[16];
        snprintf(x, sizeof x, "x%u", i / 2);
        add_reduce(&operations, body, i, x, s->shape, s->dims, s->result, i % 2 ? ", quern.order = \"lanes\"" : "");
        text_printf(&results, "%s%%r%u", i ? ", " : "", i);
        text_printf(&types, "%stensor<%sf32>", i ? ", " : "", s->result);
    }
    text_puts(&source, INPUTS);
    text_printf(&source, ") -> (%s) {\n%s%s", types.at, COMPUTED, operations.at);
    text_printf(&source, "return %s : %s\n}\n", results.at, types.at);
    agree_text(source.at, kind);
    text_free(&source);
    text_free(&results);
    text_free(&types);
    text_free(&operations);
}

static const shape_case small[] = {{"", "6x37", "1", "6x"},    {"", "37x6", "0", "6x"},    {"", "4x0", "1", "4x"},
                                   {"", "4x1", "1", "4x"},     {"", "6x37", "0, 1", ""},   {"", "6x37", "0", "37x"},
                                   {"", "70x129", "1", "70x"}, {"", "3x40x5", "1", "3x5x"}};
enum { SMALL = sizeof small / sizeof *small };

TEST(shapes) { agree_body(CAPTURES_SEVERAL, SMALL, small, VALUES_USUAL); }

TEST(captures_an_input) { agree_body(CAPTURES_AN_INPUT, 3, small, VALUES_SPECIAL); }
TEST(captures_several) { agree_body(CAPTURES_SEVERAL, 3, small, VALUES_SPECIAL); }
TEST(moves) { agree_body(MOVES, 2, small, VALUES_SPECIAL); }
TEST(calls) { agree_body(CALLS, 2, small, VALUES_SPECIAL); }
TEST(branches) { agree_body(BRANCHES, 2, small, VALUES_SPECIAL); }
TEST(cases) { agree_body(CASES, 2, small, VALUES_SPECIAL); }
TEST(returns_a_capture) { agree_body(RETURNS_A_CAPTURE, 3, small, VALUES_SPECIAL); }

/* The reductions have more elements than a chunk (graph/graph.h). So one nest (schedule/nest.h) reduces chunks, one
 * combines pairs of their results, and one applies the initial value. All these nests capture values. */
TEST(chunks)
{
    static const shape_case shapes[] = {
        {"", "2x33000", "1", "2x"}, {"", "33000x3", "0", "3x"}, {"", "3x16385", "0, 1", ""}};
    agree_body(CAPTURES_SEVERAL, 3, shapes, VALUES_USUAL);
}

/* ---- the meaning of a region ------------------------------------------------------------------------------------- */

static void add_call(text *out, const char *result, const char *a, const char *b)
{
    text_printf(
        out,
        "%%%s = call @body(%%%s, %%%s, %%s, %%t, %%c, %%k, %%p, %%h, %%u) : (tensor<f32>, tensor<f32>, " CAPTURED_TYPES
        ") -> tensor<f32>\n",
        result, a, b);
}

/* Reduces in chain order, and also calls a function with the same body once for each element. Both results must be
 * equal. */
static void check_meaning(const char *body)
{
    enum { N = 40 };
    text source = {0};
    text_puts(&source, FUNCTIONS "func.func private @body(%a: tensor<f32>, %b: tensor<f32>, " CAPTURED);
    text_printf(&source, ") -> tensor<f32> {\n%sreturn %%r : tensor<f32>\n}\n", body);
    text_puts(&source, "func.func @main(%x: tensor<40xf32>, " INPUTS ") -> (tensor<f32>, tensor<f32>) {\n" COMPUTED);
    add_reduce(&source, body, 0, "x", "40", "0", "", ", quern.order = \"chain\"");
    for (int i = 0; i < N; i++) {
        text_printf(&source,
                    "%%one%d = stablehlo.slice %%x [%d:%d] : (tensor<40xf32>) -> tensor<1xf32>\n"
                    "%%x%d = stablehlo.reshape %%one%d : (tensor<1xf32>) -> tensor<f32>\n",
                    i, i, i + 1, i, i);
        char before[16], element[16], result[16];
        snprintf(before, sizeof before, "%c%d", i == 1 ? 'x' : 'y', i - 1);
        snprintf(element, sizeof element, "x%d", i);
        snprintf(result, sizeof result, "y%d", i);
        if (i)
            add_call(&source, result, before, element);
    }
    add_call(&source, "all", "s", "y39");
    text_puts(&source, "return %r0, %all : tensor<f32>, tensor<f32>\n}\n");
    parse(source.at);
    float x[N], s = 0.5f, u = 1.25f, reduced = 0, called = 1;
    for (int i = 0; i < N; i++)
        x[i] = (float)(i * 7 % 11) / 2 - 1;
    int32_t k = 5;
    uint8_t p = 1;
    uint16_t h = 0x3fc0;
    run((const void *[]){x, &s, &k, &p, &h, &u}, (void *[]){&reduced, &called});
    CHECK(memcmp(&reduced, &called, sizeof reduced) == 0);
    done();
    text_free(&source);
}

TEST(regions_mean_what_their_operations_do)
{
    for (int i = 0; i < BODIES; i++)
        check_meaning(bodies[i]);
}

/* ---- captures in larger programs --------------------------------------------------------------------------------- */

/* Reduces pairs of an element of %x and one of %k. The first result is roughly the element nearest to %s. The second
 * result depends on the steps that led to the first result. */
#define PAIR(name, dims, result)                                                                                       \
    "%" name ":2 = \"stablehlo.reduce\"(%x, %k, %s, %i) ({\n"                                                          \
    "^bb0(%a: tensor<f32>, %m: tensor<i32>, %b: tensor<f32>, %n: tensor<i32>):\n"                                      \
    "  %0 = stablehlo.subtract %a, %s : tensor<f32>\n"                                                                 \
    "  %1 = stablehlo.abs %0 : tensor<f32>\n"                                                                          \
    "  %2 = stablehlo.subtract %b, %s : tensor<f32>\n"                                                                 \
    "  %3 = stablehlo.abs %2 : tensor<f32>\n"                                                                          \
    "  %4 = stablehlo.compare LE, %1, %3 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"                                 \
    "  %5:2 = \"stablehlo.if\"(%4) ({\n"                                                                               \
    "    stablehlo.return %a, %m : tensor<f32>, tensor<i32>\n"                                                         \
    "  }, {\n"                                                                                                         \
    "    %6 = stablehlo.minimum %b, %most : tensor<f32>\n"                                                             \
    "    %7 = stablehlo.add %n, %i : tensor<i32>\n"                                                                    \
    "    stablehlo.return %6, %7 : tensor<f32>, tensor<i32>\n"                                                         \
    "  }) : (tensor<i1>) -> (tensor<f32>, tensor<i32>)\n"                                                              \
    "  stablehlo.return %5#0, %5#1 : tensor<f32>, tensor<i32>\n"                                                       \
    "}) {dimensions = array<i64: " dims ">} : (tensor<9x37xf32>, tensor<9x37xi32>, tensor<f32>, tensor<i32>) -> "      \
    "(tensor<" result "f32>, tensor<" result "i32>)\n"
/* Sums the elements of %x, each multiplied by a captured value. */
#define SCALED(name, by)                                                                                               \
    "%" name " = \"stablehlo.reduce\"(%x, %s) ({\n"                                                                    \
    "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"                                                                        \
    "  %0 = stablehlo.multiply %b, %" by " : tensor<f32>\n"                                                            \
    "  %r = stablehlo.add %a, %0 : tensor<f32>\n"                                                                      \
    "  stablehlo.return %r : tensor<f32>\n"                                                                            \
    "}) {dimensions = array<i64: 0>} : (tensor<50xf32>, tensor<f32>) -> tensor<f32>\n"

/* Reductions of two inputs with different types. The regions capture values of both types. One captured value is the
 * result of another reduction of the same data. */
TEST(pairs)
{
    agree_text("func.func @main(%x: tensor<9x37xf32>, %k: tensor<9x37xi32>, %s: tensor<f32>, %i: tensor<i32>) -> "
               "(tensor<9xf32>, tensor<9xi32>, tensor<37xi32>) {\n"
               "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
               "%most = stablehlo.reduce(%x init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : "
               "(tensor<9x37xf32>, tensor<f32>) -> tensor<f32>\n" PAIR("rows", "1", "9x")
                   PAIR("columns", "0",
                        "37x") "return %rows#0, %rows#1, %columns#1 : tensor<9xf32>, tensor<9xi32>, tensor<37xi32>\n"
                               "}\n",
               VALUES_USUAL);
}

/* Three reductions capture values that the same nest computes: a sum, the tanh of the sum, and the result of the second
 * reduction. */
TEST(captures_computed_in_the_nest)
{
    agree_text("func.func @main(%x: tensor<50xf32>, %s: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<50xf32>) {\n"
               "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
               "%sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : "
               "(tensor<50xf32>, tensor<f32>) -> tensor<f32>\n"
               "%t = stablehlo.tanh %sum : tensor<f32>\n" SCALED("one", "sum") SCALED("two", "t")
                   SCALED("three",
                          "two") "%w = stablehlo.broadcast_in_dim %three, dims = [] : (tensor<f32>) -> tensor<50xf32>\n"
                                 "%y = stablehlo.multiply %x, %w : tensor<50xf32>\n"
                                 "return %one, %three, %y : tensor<f32>, tensor<f32>, tensor<50xf32>\n"
                                 "}\n",
               VALUES_USUAL);
}

/* Two reductions that differ only in the order of their captures. */
TEST(captures_exchanged)
{
    text source = {0};
    text_puts(&source, "func.func @main(%x: tensor<50xf32>, %s: tensor<f32>, %t: tensor<f32>) -> (tensor<f32>, "
                       "tensor<f32>) {\n"
                       "%w = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<50xf32>\n"
                       "%v = stablehlo.broadcast_in_dim %t, dims = [] : (tensor<f32>) -> tensor<50xf32>\n"
                       "%y = stablehlo.multiply %x, %w : tensor<50xf32>\n"
                       "%z = stablehlo.multiply %y, %v : tensor<50xf32>\n");
    add_reduce(&source,
               "%0 = stablehlo.multiply %b, %s : tensor<f32>\n"
               "%1 = stablehlo.subtract %0, %t : tensor<f32>\n"
               "%r = stablehlo.add %a, %1 : tensor<f32>\n",
               0, "z", "50", "0", "", "");
    add_reduce(&source,
               "%0 = stablehlo.multiply %b, %t : tensor<f32>\n"
               "%1 = stablehlo.subtract %0, %s : tensor<f32>\n"
               "%r = stablehlo.add %a, %1 : tensor<f32>\n",
               1, "z", "50", "0", "", "");
    text_puts(&source, "return %r0, %r1 : tensor<f32>, tensor<f32>\n}\n");
    agree_text(source.at, VALUES_USUAL);
    text_free(&source);
}

/* The body of a loop has a reduction. Its region captures a state of the loop, and a value and a constant from outside
 * the loop. */
TEST(in_a_loop)
{
    agree_text("func.func @main(%x: tensor<4x50xf32>, %s: tensor<f32>) -> (tensor<4x50xf32>, tensor<f32>) {\n"
               "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
               "%one = stablehlo.constant dense<1> : tensor<i32>\n"
               "%five = stablehlo.constant dense<5> : tensor<i32>\n"
               "%half = stablehlo.constant dense<0.5> : tensor<f32>\n"
               "%r:3 = stablehlo.while(%i = %zero, %v = %x, %w = %s) : tensor<i32>, tensor<4x50xf32>, tensor<f32>\n"
               "cond {\n"
               "  %go = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
               "  stablehlo.return %go : tensor<i1>\n"
               "} do {\n"
               "  %0 = \"stablehlo.reduce\"(%v, %w) ({\n"
               "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
               "    %1 = stablehlo.compare LT, %b, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
               "    %2 = \"stablehlo.if\"(%1) ({\n"
               "      %3 = stablehlo.multiply %b, %half : tensor<f32>\n"
               "      stablehlo.return %3 : tensor<f32>\n"
               "    }, {\n"
               "      %3 = stablehlo.subtract %b, %s : tensor<f32>\n"
               "      stablehlo.return %3 : tensor<f32>\n"
               "    }) : (tensor<i1>) -> tensor<f32>\n"
               "    %3 = stablehlo.add %a, %2 : tensor<f32>\n"
               "    stablehlo.return %3 : tensor<f32>\n"
               "  }) {dimensions = array<i64: 1>} : (tensor<4x50xf32>, tensor<f32>) -> tensor<4xf32>\n"
               "  %4 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x50xf32>\n"
               "  %5 = stablehlo.divide %v, %4 : tensor<4x50xf32>\n"
               "  %6 = stablehlo.slice %0 [1:2] : (tensor<4xf32>) -> tensor<1xf32>\n"
               "  %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>\n"
               "  %8 = stablehlo.add %i, %one : tensor<i32>\n"
               "  stablehlo.return %8, %5, %7 : tensor<i32>, tensor<4x50xf32>, tensor<f32>\n"
               "}\n"
               "return %r#1, %r#2 : tensor<4x50xf32>, tensor<f32>\n"
               "}\n",
               VALUES_USUAL);
}

/* One output has the memory of the captured input. The other output has the memory of the reduced input, which is short
 * or long. */
TEST(updates)
{
    static const char *const shapes[] = {"50", "40000"};
    for (int i = 0; i < 2; i++) {
        text source = {0};
        text_printf(&source,
                    "func.func @main(%%x: tensor<%sxf32> {tf.aliasing_output = 1 : i32}, %%s: tensor<f32> "
                    "{tf.aliasing_output = 0 : i32}) -> (tensor<f32>, tensor<%sxf32>) {\n",
                    shapes[i], shapes[i]);
        add_reduce(&source, CAPTURES_AN_INPUT, 0, "x", shapes[i], "0", "", "");
        text_printf(&source,
                    "%%w = stablehlo.broadcast_in_dim %%r0, dims = [] : (tensor<f32>) -> tensor<%sxf32>\n"
                    "%%v = stablehlo.broadcast_in_dim %%s, dims = [] : (tensor<f32>) -> tensor<%sxf32>\n"
                    "%%y = stablehlo.add %%x, %%w : tensor<%sxf32>\n"
                    "%%z = stablehlo.multiply %%y, %%v : tensor<%sxf32>\n"
                    "return %%r0, %%z : tensor<f32>, tensor<%sxf32>\n}\n",
                    shapes[i], shapes[i], shapes[i], shapes[i], shapes[i]);
        agree_text(source.at, VALUES_USUAL);
        text_free(&source);
    }
}

/* Every operation of a region rounds to its type, even if an operand is captured. */
TEST(types)
{
    static const char *const types[] = {"bf16", "f64", "i8", "ui32"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        const char *t = types[i];
        text source = {0};
        text_printf(&source,
                    "func.func @main(%%x: tensor<7x40x%s>, %%s: tensor<%s>, %%n: tensor<i32>) -> (tensor<7x%s>, "
                    "tensor<40x%s>) {\n",
                    t, t, t, t);
        for (int d = 0; d < 2; d++)
            text_printf(&source,
                        "%%r%d = \"stablehlo.reduce\"(%%x, %%s) ({\n"
                        "^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n"
                        "  %%0 = \"stablehlo.case\"(%%n) ({\n"
                        "    %%1 = stablehlo.divide %%a, %%s : tensor<%s>\n"
                        "    stablehlo.return %%1 : tensor<%s>\n"
                        "  }, {\n"
                        "    %%1 = stablehlo.multiply %%b, %%s : tensor<%s>\n"
                        "    stablehlo.return %%1 : tensor<%s>\n"
                        "  }, {\n"
                        "    stablehlo.return %%b : tensor<%s>\n"
                        "  }) : (tensor<i32>) -> tensor<%s>\n"
                        "  %%1 = stablehlo.add %%a, %%0 : tensor<%s>\n"
                        "  stablehlo.return %%1 : tensor<%s>\n"
                        "}) {dimensions = array<i64: %d>} : (tensor<7x40x%s>, tensor<%s>) -> tensor<%sx%s>\n",
                        d, t, t, t, t, t, t, t, t, t, t, 1 - d, t, t, d ? "40" : "7", t);
        text_printf(&source, "return %%r0, %%r1 : tensor<7x%s>, tensor<40x%s>\n}\n", t, t);
        for (uint64_t seed = 1; seed <= 3; seed++) {
            parse(source.at);
            agree_seeded(__FILE__, __LINE__, VALUES_SPECIAL, seed);
            done();
        }
        text_free(&source);
    }
}

/* ---- compiled but not run ---------------------------------------------------------------------------------------- */

/* Compiles the function for x86-64-v3. Returns the size of the image in bytes. */
static size_t compile(qn_status *status)
{
    canonical_bytes canonical;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    qn_compile_request request = {.graph = canonical.bytes, .graph_size = canonical.size, .level = "x86-64-v3"};
    void *image = NULL;
    size_t size = 0;
    *status = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &size);
    free(image);
    canonical_bytes_free(&canonical);
    return size;
}

/* The compiler does not unroll a long region, and does not repeat the region's code for several tiles. When an earlier
 * compiler did both, the code of the region in this test took 900 KB. */
TEST(long_regions_have_little_code)
{
    text source = {0};
    text_puts(&source, "func.func @main(%x: tensor<64x1000xf32>, %s: tensor<f32>) -> tensor<1000xf32> {\n");
    add_reduce(&source,
               "%0 = stablehlo.sine %a : tensor<f32>\n"
               "%r = stablehlo.add %0, %b : tensor<f32>\n",
               0, "x", "64x1000", "0", "1000x", "");
    text_puts(&source, "return %r0 : tensor<1000xf32>\n}\n");
    parse(source.at);
    qn_status status;
    CHECK(compile(&status) < 32768);
    CHECK_OK(status);
    done();
    text_free(&source);
}

/* The compiler refuses the module with this message, so libquern evaluates it. */
static void check_refused(const char *source, const char *message)
{
    parse(source);
    qn_status status;
    compile(&status);
    CHECK(qn_status_code(status) == QN_UNSUPPORTED);
    if (status && strcmp(qn_status_message(status), message) != 0)
        unit_fail(__FILE__, __LINE__, "\"%s\", expected \"%s\"", qn_status_message(status), message);
    qn_status_free(status);
    done();
}

static void check_body_refused(const char *before, const char *body, const char *message)
{
    text source = {0};
    text_printf(
        &source,
        "%sfunc.func public @main(%%x: tensor<50xf32>, %%s: tensor<f32>, %%v: tensor<4xf32>) -> tensor<f32> {\n",
        before);
    add_reduce(&source, body, 0, "x", "50", "0", "", "");
    text_puts(&source, "return %r0 : tensor<f32>\n}\n");
    check_refused(source.at, message);
    text_free(&source);
}

#define EXPECTED "; elementwise operations on scalars, calls, if and case are compiled"

TEST(refused_while)
{
    check_body_refused("",
                       "%r = stablehlo.while(%i = %a) : tensor<f32>\n"
                       "cond {\n"
                       "  %0 = stablehlo.compare LT, %i, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                       "  stablehlo.return %0 : tensor<i1>\n"
                       "} do {\n"
                       "  %0 = stablehlo.add %i, %b : tensor<f32>\n"
                       "  stablehlo.return %0 : tensor<f32>\n"
                       "}\n",
                       "reduce: its region has while" EXPECTED);
}

TEST(refused_tensors)
{
    check_body_refused("",
                       "%0 = stablehlo.slice %v [1:2] : (tensor<4xf32>) -> tensor<1xf32>\n"
                       "%1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>\n"
                       "%2 = stablehlo.add %1, %b : tensor<f32>\n"
                       "%r = stablehlo.multiply %2, %a : tensor<f32>\n",
                       "reduce: its region has a capture of 4 elements" EXPECTED);
    check_body_refused(
        "",
        "%0 = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>\n"
        "%1 = stablehlo.convert %a : (tensor<f32>) -> tensor<i32>\n"
        "%2 = stablehlo.dynamic_slice %0, %1, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>\n"
        "%3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>\n"
        "%r = stablehlo.multiply %3, %b : tensor<f32>\n",
        "reduce: its region has constant of 3 elements" EXPECTED);
}

/* Each function calls the previous one twice, so inlining would make 2^20 operations. */
TEST(refused_growth)
{
    enum { FUNCTION_COUNT = 20 };
    text functions = {0};
    text_puts(&functions, "func.func private @f0(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {\n"
                          "%0 = stablehlo.subtract %x, %y : tensor<f32>\n"
                          "return %0 : tensor<f32>\n}\n");
    for (int i = 1; i <= FUNCTION_COUNT; i++)
        text_printf(&functions,
                    "func.func private @f%d(%%x: tensor<f32>, %%y: tensor<f32>) -> tensor<f32> {\n"
                    "%%0 = call @f%d(%%x, %%y) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
                    "%%1 = call @f%d(%%y, %%0) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
                    "return %%1 : tensor<f32>\n}\n",
                    i, i - 1, i - 1);
    check_body_refused(functions.at, "%r = func.call @f20(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n",
                       "reduce: its region has more than 2048 operations in its calls and branches" EXPECTED);
    text_free(&functions);
}

TEST(refused_many_captures)
{
    text body = {0}, before = {0};
    text_puts(&before, "func.func @main(%x: tensor<50xf32>, %s: tensor<f32>");
    text_puts(&body, "%z0 = stablehlo.add %a, %b : tensor<f32>\n");
    for (int i = 0; i < 33; i++) {
        text_printf(&before, ", %%c%d: tensor<f32>", i);
        text_printf(&body, "%%%s%d = stablehlo.subtract %%z%d, %%c%d : tensor<f32>\n", "z", i + 1, i, i);
    }
    text_puts(&body, "%r = stablehlo.abs %z33 : tensor<f32>\n");
    text_puts(&before, ") -> tensor<f32> {\n");
    add_reduce(&before, body.at, 0, "x", "50", "0", "", "");
    text_puts(&before, "return %r0 : tensor<f32>\n}\n");
    check_refused(before.at, "reduce: inputs: 1, captures: 33; at most 16 and 32 are compiled");
    text_free(&body);
    text_free(&before);
}
