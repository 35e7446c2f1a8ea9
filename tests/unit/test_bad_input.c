/* Sends truncated, deeply nested, huge and overflowing input through every stage. Each stage must report a clear error
 * or return the right result, in time linear in the size of the input. */
#include <math.h>
#include <sys/resource.h>
#include <time.h>

#include "../sanitized.h"
#include "base/cpu.h"
#include "gradient/gradient.h"
#include "graph_case.h"
#include "modules.h"
#include "quern/jit.h"
#include "quern/quern.h"
#include "rewrite/rewrite.h"
#include "stablehlo/stablehlo.h"

/* The sanitizer's allocator must return NULL when memory runs out, as the C library's does. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "allocator_may_return_null=1"; }

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

static qn_context *context;
static bool context_compiles;

static void keep_quiet(void *user, const char *line) { (void)user, (void)line; }

static void open_context(bool compiles)
{
    qn_options options = {.compiler = compiles ? qn_jit_compiler() : NULL, .threads = 1, .log = keep_quiet};
    context_compiles = compiles;
    CHECK_OK(qn_open(&options, &context));
}

/* Sends a module through all stages up to machine code. Returns NULL or the error, which the caller frees. Here a
 * function that libquern would evaluate instead of compiling counts as an error. */
static qn_status through_all_stages(const char *source)
{
    qn_graph *graph = NULL;
    qn_function *f = NULL;
    qn_stats stats;
    char *dump = NULL;
    QN_TRY(qn_graph_parse(context, "t.mlir", source, strlen(source), &graph));
    qn_status s = qn_compile(graph, NULL, &f);
    if (!s)
        s = qn_graph_print(graph, &dump);
    if (!s)
        qn_function_stats(f, &stats);
    if (!s && context_compiles && strcmp(stats.engine, "compiled") != 0)
        s = status_make(QN_UNSUPPORTED, "evaluated: %s", stats.why);
    qn_free(dump);
    qn_function_free(f);
    qn_graph_free(graph);
    return s;
}

/* Expects an error with `word` in its message, or no error if `word` is NULL. */
static void check_outcome(const char *file, int line, const char *source, const char *word)
{
    qn_status s = through_all_stages(source);
    const char *message = qn_status_message(s);
    if (!word && s)
        unit_fail(file, line, "refused: %.500s\n%.300s", message, source);
    else if (word && !s)
        unit_fail(file, line, "accepted, not refused with '%s':\n%.300s", word, source);
    else if (word && !strstr(message, word))
        unit_fail(file, line, "refused without '%s': %.500s", word, message);
    qn_status_free(s);
}
#define CHECK_TAKEN(source) check_outcome(__FILE__, __LINE__, (source), NULL)
#define CHECK_REFUSED(source, word) check_outcome(__FILE__, __LINE__, (source), (word))

static void repeat(text *out, int count, const char *piece)
{
    for (int i = 0; i < count; i++)
        text_puts(out, piece);
}

/* Joins `before`, `count` times `opening`, `middle`, `count` times `closing`, and `after`. Calls check_outcome on the
 * result. */
static void check_repeated(const char *file, int line, const char *before, int count, const char *opening,
                           const char *middle, const char *closing, const char *after, const char *word)
{
    text source = {0};
    text_puts(&source, before);
    repeat(&source, count, opening);
    text_puts(&source, middle);
    repeat(&source, count, closing);
    text_puts(&source, after);
    check_outcome(file, line, source.at, word);
    text_free(&source);
}
#define CHECK_REPEATED(...) check_repeated(__FILE__, __LINE__, __VA_ARGS__)

/* ---- cut --------------------------------------------------------------------------------------------------------- */

/* Reads every prefix of a module, each in a block of exactly the prefix's size. */
static void check_prefixes(const char *name)
{
    char path[256];
    size_t size;
    unsigned refused = 0;
    snprintf(path, sizeof path, "modules/%s.mlir", name);
    char *source = file_contents(tests_path(path), &size);
    CHECK(source != NULL);
    for (size_t length = 0; source && length < size; length++) {
        char *exact = malloc(length ? length : 1);
        memcpy(exact, source, length);
        qn_graph *graph = NULL;
        qn_status s = qn_graph_parse(context, "t.mlir", exact, length, &graph);
        free(exact);
        if (s && (strncmp(qn_status_message(s), "t.mlir:", 7) != 0 || !strstr(qn_status_message(s), ": error: ")))
            unit_fail(path, 0, "the first %zu bytes: %s", length, qn_status_message(s));
        CHECK(s ? graph == NULL : graph != NULL);
        refused += s != NULL;
        qn_status_free(s);
        qn_graph_free(graph);
    }
    CHECK(refused + 8 > size); /* a prefix is valid only if nothing but white space is missing at its end */
    free(source);
}

TEST(truncated_modules)
{
    open_context(false);
    check_prefixes("cond_nested");
    check_prefixes("while_collatz");
    check_prefixes("argmax");
    check_prefixes("seven_segment_step_generic");
    check_prefixes("constants");
    qn_close(context);
}

/* ---- deep -------------------------------------------------------------------------------------------------------- */

#define MAIN_F32 "func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {\n"

TEST(nesting_ten_thousand_deep)
{
    enum { DEEP = 10000 };
    open_context(true);
    CHECK_REPEATED(
        MAIN_F32 "%r = ", DEEP, "\"stablehlo.if\"(%p) ({ %q = ", "stablehlo.negate %x : tensor<f32>",
        " stablehlo.return %q : tensor<f32> }, { stablehlo.return %x : tensor<f32> }) : (tensor<i1>) -> tensor<f32>",
        "\nreturn %r : tensor<f32> }", "regions nest deeper");
    CHECK_REPEATED("", DEEP, "module {", "func.func @main() { return }", "}", "", ":");
    CHECK_REPEATED("func.func @main() { %0 = stablehlo.constant dense<", DEEP, "[", "1.0", "]",
                   "> : tensor<1xf32> return }", ":");
    CHECK_REPEATED("module attributes {a = ", DEEP, "[", "1", "]", "} { func.func @main() { return } }",
                   "nested deeper");
    CHECK_REPEATED("module attributes {a = ", DEEP, "{a = ", "1", "}", "} { func.func @main() { return } }",
                   "nested deeper");
    CHECK_REPEATED("module attributes {a = ", DEEP, "#x.y<", "1", ">", "} { func.func @main() { return } }",
                   "nested deeper");
    CHECK_REPEATED("module attributes {a = ", DEEP, "(", "i32", ") -> i32", "} { func.func @main() { return } }", ":");
    CHECK_REPEATED("func.func @main(%x: ", DEEP, "tuple<", "i32", ">", ") { return }", "nested deeper");
    CHECK_REPEATED("func.func @main(%x: tensor<", DEEP, "complex<", "f32", ">", ">) { return }",
                   "complex<complex> does not exist");
    CHECK_REPEATED("func.func @main(%x: ", DEEP, "tensor<", "i32", ">", ") { return }", ":");
    CHECK_REPEATED("func.func @main(%x: ", DEEP, "!x.y<", "i32", ">", ") { return }", ":");
    CHECK_REPEATED("func.func @main() { return } loc(", DEEP, "fused[", "unknown", "]", ")", "nested deeper");
    CHECK_REPEATED("func.func @main() { return } loc(", DEEP, "callsite(", "unknown", " at unknown)", ")",
                   "nested deeper");
    CHECK_REPEATED("func.func @main() { return } loc(", DEEP, "\"a\"(", "unknown", ")", ")", "nested deeper");
    CHECK_REPEATED("\"builtin.module\"() ", DEEP, "({ \"builtin.module\"() ", "({})", "}) : () -> ()", " : () -> ()",
                   ":");
    /* Regions and lists are accepted if their depth is below the limits (128 for regions, 256 for lists). */
    CHECK_REPEATED(
        MAIN_F32 "%r = ", 60, "\"stablehlo.if\"(%p) ({ %q = ", "stablehlo.negate %x : tensor<f32>",
        " stablehlo.return %q : tensor<f32> }, { stablehlo.return %x : tensor<f32> }) : (tensor<i1>) -> tensor<f32>",
        "\nreturn %r : tensor<f32> }", NULL);
    CHECK_REPEATED("module attributes {a = ", 200, "[", "1", "]", "} { func.func @main() { return } }", NULL);
    qn_close(context);
}

/* Writes functions; each calls the previous one `times` times. */
static void call_chain(text *out, int count, int times)
{
    text_puts(out, "func.func private @f0(%x: tensor<f32>) -> tensor<f32> {\n"
                   "  %r = stablehlo.sqrt %x : tensor<f32>\n  return %r : tensor<f32>\n}\n");
    for (int i = 1; i <= count; i++) {
        if (i < count)
            text_printf(out, "func.func private @f%d", i);
        else
            text_puts(out, "func.func @main");
        text_puts(out, "(%0: tensor<f32>) -> tensor<f32> {\n");
        for (int k = 0; k < times; k++)
            text_printf(out, "  %%%d = call @f%d(%%%d) : (tensor<f32>) -> tensor<f32>\n", k + 1, i - 1, k);
        text_printf(out, "  return %%%d : tensor<f32>\n}\n", times);
    }
}

static void check_chain(int count, int times, const char *word)
{
    text source = {0};
    call_chain(&source, count, times);
    check_outcome(__FILE__, count, source.at, word);
    text_free(&source);
}

TEST(calls_of_calls)
{
    open_context(true);
    check_chain(100, 1, NULL);
    check_chain(1000, 1, NULL);
    check_chain(10000, 1, "calls nest deeper");
    check_chain(100000, 1, "calls nest deeper");
    check_chain(12, 2, NULL); /* 4096 square roots */
    check_chain(40, 2, NULL); /* 2^40 calls */
    check_chain(60, 3, NULL);
    qn_close(context);
}

/* Writes functions; each calls the previous one inside an `if`. */
static void branch_chain(text *out, int count)
{
    text_puts(out, "func.func private @f0(%x: tensor<f32>) -> tensor<f32> {\n"
                   "  %r = stablehlo.sqrt %x : tensor<f32>\n  return %r : tensor<f32>\n}\n");
    for (int i = 1; i <= count; i++)
        text_printf(out,
                    "func.func %s%d(%%x: tensor<f32>) -> tensor<f32> {\n"
                    "  %%p = stablehlo.compare GE, %%x, %%x : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                    "  %%r = \"stablehlo.if\"(%%p) ({\n    %%s = func.call @f%d(%%x) : (tensor<f32>) -> tensor<f32>\n"
                    "    stablehlo.return %%s : tensor<f32>\n  }, {\n    stablehlo.return %%x : tensor<f32>\n  }) : "
                    "(tensor<i1>) -> tensor<f32>\n  return %%r : tensor<f32>\n}\n",
                    i < count ? "private @f" : "@main_", i, i - 1);
}

/* Compiles and evaluates a chain. The result must be the square root of 1/2. */
static void check_deep_call(int count, void (*chain)(text *, int))
{
    text source = {0};
    chain(&source, count);
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        qn_graph *graph = NULL;
        qn_function *f = NULL;
        qn_stats stats;
        float x = 0.5f, y = 0;
        CHECK_OK(qn_graph_parse(context, "t.mlir", source.at, source.size, &graph));
        CHECK_OK(qn_compile(graph, &(qn_compile_options){.evaluate = evaluate}, &f));
        qn_function_stats(f, &stats);
        CHECK(strcmp(stats.engine, evaluate ? "evaluator" : "compiled") == 0);
        CHECK_OK(qn_call(f, 1, &(qn_tensor){&x, QN_F32, QN_SCALAR}, 1, &(qn_tensor){&y, QN_F32, QN_SCALAR}));
        CHECK(y == sqrtf(0.5f));
        qn_function_free(f);
        qn_graph_free(graph);
    }
    text_free(&source);
}

/* Writes a chain whose calls nest one level deeper than allowed. The reader must report an error with a position. */
static void check_too_deep(int count, void (*chain)(text *, int), const char *message)
{
    text source = {0};
    chain(&source, count);
    check_outcome(__FILE__, count, source.at, message);
    text_free(&source);
}

static void single_chain(text *out, int count) { call_chain(out, count, 1); }

/* The evaluator must accept the depth that the compiler accepts. */
TEST(calls_as_deep_as_allowed)
{
    open_context(true);
    check_deep_call(128, single_chain);
    check_deep_call(1024, single_chain);
    check_too_deep(1025, single_chain, "t.mlir:4102:8: error: func.call: calls nest deeper than 1024");
    check_deep_call(127, branch_chain);
    check_too_deep(128, branch_chain,
                   "t.mlir:1278:10: error: func.call: regions, including the callee's, nest deeper than 128");
    qn_close(context);
}

/* ---- aliases of aliases ------------------------------------------------------------------------------------------ */

/* Writes a chain of aliases. Alias 0 is `first`. Each of the `levels` other aliases is `step`, with the previous alias
 * in place of each `@`. Then writes `main`. The expanded text of the last alias is exponentially long, so the reader
 * must expand each alias only once. */
static void check_aliases(int line, char sigil, const char *first, int levels, const char *step, const char *main,
                          const char *word)
{
    text source = {0};
    text_printf(&source, "%ca0 = %s\n", sigil, first);
    for (int i = 1; i <= levels; i++) {
        text_printf(&source, "%ca%d = ", sigil, i);
        for (const char *at = step; *at; at++)
            if (*at == '@')
                text_printf(&source, "%ca%d", sigil, i - 1);
            else
                text_add(&source, at, 1);
        text_puts(&source, "\n");
    }
    text_puts(&source, main);
    check_outcome(__FILE__, line, source.at, word);
    text_free(&source);
}
#define CHECK_ALIASES(...) check_aliases(__LINE__, __VA_ARGS__)
#define TANH(attributes)                                                                                               \
    "func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"                                                      \
    "  %r = stablehlo.tanh %x " attributes "\n  return %r : tensor<2x2xf32>\n}\n"
#define TRANSPOSE(attributes)                                                                                          \
    "func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"                                                      \
    "  %r = \"stablehlo.transpose\"(%x) " attributes " : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"                       \
    "  return %r : tensor<2x2xf32>\n}\n"
#define LAST_IS(type) "func.func @main(%x: " type ") -> " type " {\n  return %x : " type "\n}\n"

TEST(aliases_of_aliases)
{
    open_context(true);
    /* attributes that the reader skips, in operations, modules and locations */
    CHECK_ALIASES('#', "1", 60, "[@, @]", TANH("{foo = #a60} : tensor<2x2xf32>"), NULL);
    CHECK_ALIASES('#', "1", 60, "{b = @, c = @}", TANH("{foo = #a60} : tensor<2x2xf32>"), NULL);
    CHECK_ALIASES('#', "dense<1> : tensor<2xi64>", 60, "[@, @, @]", TANH("{foo = [#a60, #a59]} : tensor<2x2xf32>"),
                  NULL);
    CHECK_ALIASES('#', "1", 60, "#x.y<@, @>", TANH("{foo = #a60} : tensor<2x2xf32>"), NULL);
    CHECK_ALIASES('#', "1", 60, "[@, @]", "module attributes {foo = #a60} {\n" TANH(": tensor<2x2xf32>") "}", NULL);
    CHECK_ALIASES('#', "1", 60, "[@, @]", TANH(": tensor<2x2xf32> loc(fused<#a60>[unknown])"), NULL);
    /* The attribute must be a list of integers. In the third case it is a list of lists, which is an error. */
    CHECK_ALIASES('#', "array<i64: 1, 0>", 60, "@", TRANSPOSE("<{permutation = #a60}>"), NULL);
    CHECK_ALIASES('#', "dense<[1, 0]> : tensor<2xi64>", 60, "@", TRANSPOSE("{permutation = #a60, foo = #a60}"), NULL);
    CHECK_ALIASES('#', "array<i64: 1, 0>", 60, "[@, @]", TRANSPOSE("<{permutation = #a60}>"), ": error: ");
    /* locations */
    CHECK_ALIASES('#', "loc(\"f.py\":1:2)", 60, "loc(callsite(@ at @))", TANH(": tensor<2x2xf32> loc(#a60)"), NULL);
    CHECK_ALIASES('#', "loc(\"f.py\":1:2)", 60, "loc(fused[@, @])", TANH(": tensor<2x2xf32> loc(#a60)"), NULL);
    CHECK_ALIASES('#', "loc(\"f.py\":1:2)", 60, "loc(\"a\"(@))", TANH("{foo = [#a60, #a60]} : tensor<2x2xf32>"), NULL);
    /* aliases of types; some of the types would have a very long text in a message */
    CHECK_ALIASES('!', "tensor<2xf32>", 60, "@", LAST_IS("!a60"), NULL);
    CHECK_ALIASES('!', "tensor<2xf32>", 60, "tuple<@, @>", TANH("{foo = !a60} : tensor<2x2xf32>"), NULL);
    CHECK_ALIASES('!', "tensor<2xf32>", 60, "tuple<@, @>", TANH("{foo = (!a60, !a60) -> !a60} : tensor<2x2xf32>"),
                  NULL);
    CHECK_ALIASES('!', "tensor<2xf32>", 60, "tuple<@, @, @>", TANH(": (!a60) -> tensor<2x2xf32>"), ", ...");
    CHECK_ALIASES('!', "tensor<2xf32>", 60, "tuple<@, @>", TANH(": (tensor<2x2xf32>) -> !a60"),
                  "more than 65535 parts");
    CHECK_ALIASES('!', "tuple<>", 60, "tuple<@, @>", TANH(": (tensor<2x2xf32>) -> !a60"), "more than 65535 parts");
    CHECK_ALIASES('!', "tensor<2xf32>", 60, "tuple<@, @>", LAST_IS("!a60"), ": error: ");
    CHECK_ALIASES('#', "1", 10000, "[@, @]", TANH("{foo = #a10000} : tensor<2x2xf32>"), "nested deeper");
    qn_close(context);
}

TEST(aliases_of_themselves)
{
    open_context(true);
    CHECK_REFUSED("#a = [#a, #a]\n" TANH("{foo = #a} : tensor<2x2xf32>"), "1:7: error: '#a' refers to itself");
    CHECK_REFUSED("#a = [#b, #b]\n#b = {x = #a}\n" TANH("{foo = #a} : tensor<2x2xf32>"), "'#a' refers to itself");
    CHECK_REFUSED("!a = tuple<!a, !a>\n" LAST_IS("!a"), "'!a' refers to itself");
    CHECK_REFUSED("#a = loc(callsite(#a at #a))\n" TANH(": tensor<2x2xf32> loc(#a)"), "'#a' refers to itself");
    qn_close(context);
}

/* ---- huge and overflowing ---------------------------------------------------------------------------------------- */

#define MAIN(parameters, results, body) "func.func @main(" parameters ") -> " results " {\n" body "\n}\n"

/* `word` is a part of the error message. If it is NULL, the module compiles. The test never runs the module. */
static const struct {
    const char *word, *source;
} sizes[] = {
    {"overflow", MAIN("%x: tensor<9223372036854775807x2xf32>", "tensor<f32>", "")},
    {"overflow", MAIN("%x: tensor<4294967296x4294967296xi8>", "tensor<f32>", "")},
    {"overflow", MAIN("%x: tensor<70368744177665xi8>", "tensor<f32>", "")},
    {"overflow", MAIN("%x: tensor<3037000500x3037000500xi1>", "tensor<f32>", "")},
    {"overflow", MAIN("%x: tensor<0x9223372036854775807xf32>", "tensor<f32>", "")},
    {NULL,
     MAIN("%x: tensor<0x70368744177664xi8>", "tensor<0x70368744177664xi8>", "return %x : tensor<0x70368744177664xi8>")},
    {"64 bits", MAIN("%x: tensor<9223372036854775808xf32>", "tensor<f32>", "")},
    {"64 bits", MAIN("%x: tensor<99999999999999999999999999999999xf32>", "tensor<f32>", "")},
    {"-", MAIN("%x: tensor<-1xf32>", "tensor<f32>", "")},
    {"overflow",
     MAIN("%x: tensor<f32>", "tensor<f32>",
          "%r = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<1099511627776x1099511627776xf32>")},
    {"overflow",
     MAIN("%x: tensor<35184372088832xi8>", "tensor<f32>",
          "%r = stablehlo.concatenate %x, %x, %x, dim = 0 : (tensor<35184372088832xi8>, tensor<35184372088832xi8>, "
          "tensor<35184372088832xi8>) -> tensor<105553116266496xi8>")},
    {":", MAIN("%x: tensor<3xf32>, %z: tensor<f32>", "tensor<f32>",
               "%r = stablehlo.pad %x, %z, low = [9223372036854775807], high = [9223372036854775807], interior = [0] : "
               "(tensor<3xf32>, tensor<f32>) -> tensor<1xf32>")},
    {":", MAIN("%x: tensor<3xf32>, %z: tensor<f32>", "tensor<f32>",
               "%r = stablehlo.pad %x, %z, low = [0], high = [0], interior = [9223372036854775807] : "
               "(tensor<3xf32>, tensor<f32>) -> tensor<1xf32>")},
    {":",
     MAIN("%x: tensor<3xf32>, %z: tensor<f32>", "tensor<f32>",
          "%r = stablehlo.pad %x, %z, low = [-9223372036854775808], high = [-9223372036854775808], interior = [0] : "
          "(tensor<3xf32>, tensor<f32>) -> tensor<1xf32>")},
    {":", MAIN("%x: tensor<3xf32>", "tensor<f32>",
               "%r = stablehlo.slice %x [0:3:9223372036854775807] : (tensor<3xf32>) -> tensor<2xf32>")},
    {NULL, MAIN("%x: tensor<3xf32>", "tensor<1xf32>",
                "%r = stablehlo.slice %x [0:3:9223372036854775807] : (tensor<3xf32>) -> tensor<1xf32>\nreturn %r : "
                "tensor<1xf32>")},
    {":",
     MAIN("%x: tensor<3xf32>", "tensor<f32>",
          "%r = stablehlo.slice %x [-9223372036854775808:9223372036854775807] : (tensor<3xf32>) -> tensor<1xf32>")},
    {"overflow", MAIN("%a: tensor<4194304x2xf32>, %b: tensor<2x4194304xf32>", "tensor<f32>",
                      "%r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4194304x2xf32>, "
                      "tensor<2x4194304xf32>) -> tensor<4194304x4194304xf64>")},
    {":", MAIN("", "tensor<f32>", "%r = stablehlo.iota dim = 9223372036854775807 : tensor<4xf32>")},
    {"rank", MAIN("%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>", "tensor<f32>", "")},
    {NULL, MAIN("%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>", "tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>",
                "%r = stablehlo.tanh %x : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>\n"
                "return %r : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>")},
    /* These sizes are large but valid. Offsets in the arrays are far above 2^32. */
    {NULL, MAIN("%x: tensor<1099511627776xf32>", "tensor<1099511627776xf32>",
                "%r = stablehlo.tanh %x : tensor<1099511627776xf32>\nreturn %r : tensor<1099511627776xf32>")},
    {NULL, MAIN("%x: tensor<f32>", "tensor<f32>",
                "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
                "%b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<1048576x1048576xf32>\n"
                "%c = stablehlo.constant dense<3.0> : tensor<1048576x1048576xf32>\n"
                "%i = stablehlo.iota dim = 1 : tensor<1048576x1048576xf32>\n"
                "%m = stablehlo.multiply %b, %c : tensor<1048576x1048576xf32>\n"
                "%n = stablehlo.add %m, %i : tensor<1048576x1048576xf32>\n"
                "%r = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [0, 1] : "
                "(tensor<1048576x1048576xf32>, tensor<f32>) -> tensor<f32>\nreturn %r : tensor<f32>")},
    {NULL,
     MAIN("%a: tensor<1048576x1048576xf32>, %b: tensor<1048576x1048576xf32>", "tensor<1048576x1048576xf32>",
          "%r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1048576x1048576xf32>, "
          "tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32>\nreturn %r : tensor<1048576x1048576xf32>")},
    {NULL,
     MAIN("%x: tensor<2097152x2097152xf32>", "tensor<2097152x2097152xf32>",
          "%t = stablehlo.transpose %x, dims = [1, 0] : (tensor<2097152x2097152xf32>) -> tensor<2097152x2097152xf32>\n"
          "%r = stablehlo.add %t, %x : tensor<2097152x2097152xf32>\nreturn %r : tensor<2097152x2097152xf32>")},
    {NULL, MAIN("%x: tensor<3xf32>, %z: tensor<f32>", "tensor<17592186044415xf32>",
                "%r = stablehlo.pad %x, %z, low = [17592186044410], high = [0], interior = [1] : "
                "(tensor<3xf32>, tensor<f32>) -> tensor<17592186044415xf32>\nreturn %r : tensor<17592186044415xf32>")},
};

TEST(sizes_that_overflow)
{
    open_context(true);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        check_outcome("size", (int)i, sizes[i].source, sizes[i].word);
    qn_close(context);
}

/* If temporary memory cannot be allocated, the compiled function and the evaluator return QN_OUT_OF_MEMORY. */
TEST(temporary_memory_runs_out)
{
    static const char source[] =
        MAIN("%x: tensor<f32>", "tensor<f32>",
             "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "%b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<4194304x1048576xf32>\n"
             "%s = stablehlo.sine %b : tensor<4194304x1048576xf32>\n"
             "%d = stablehlo.dot_general %s, %s, contracting_dims = [0] x [0] : (tensor<4194304x1048576xf32>, "
             "tensor<4194304x1048576xf32>) -> tensor<1048576x1048576xf32>\n"
             "%r = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0, 1] : "
             "(tensor<1048576x1048576xf32>, tensor<f32>) -> tensor<f32>\nreturn %r : tensor<f32>");
    struct rlimit usual;
    CHECK(getrlimit(RLIMIT_AS, &usual) == 0);
    for (int compiles = 0; compiles < 2; compiles++) {
        open_context(compiles);
        qn_graph *graph = NULL;
        qn_function *f = NULL;
        float x = 1, y = 7;
        CHECK_OK(qn_graph_parse(context, "t", source, strlen(source), &graph));
        CHECK_OK(qn_compile(graph, NULL, &f));
#if !ADDRESS_SANITIZED /* without this limit, a system that overcommits memory would allocate the memory */
        CHECK(setrlimit(RLIMIT_AS, &(struct rlimit){(rlim_t)1 << 36, usual.rlim_max}) == 0);
#endif
        for (int i = 0; i < 2 && f; i++) {
            qn_status s = qn_call(f, 1, &(qn_tensor){&x, QN_F32, QN_SCALAR}, 1, &(qn_tensor){&y, QN_F32, QN_SCALAR});
            CHECK(qn_status_code(s) == QN_OUT_OF_MEMORY);
            CHECK(y == 7);
            qn_status_free(s);
        }
        CHECK(setrlimit(RLIMIT_AS, &usual) == 0);
        qn_close(context);
    }
}

/* ---- literals ---------------------------------------------------------------------------------------------------- */

TEST(enormous_literals)
{
    static const char before[] = "func.func @main() -> tensor<f32> { %0 = stablehlo.constant dense<";
    static const char after[] = "> : tensor<f32> return %0 : tensor<f32> }";
    enum { DIGITS = 100000 };
    open_context(true);
    CHECK_REPEATED(before, DIGITS, "7", ".0", "", after, NULL); /* the value is infinity, as for 1e400 */
    CHECK_REPEATED(before, DIGITS, "0", ".5", "", after, NULL);
    CHECK_REPEATED(before, DIGITS, "0", "1.", "3", after, NULL);
    CHECK_REPEATED(before, 0, "", "1.", "", "", ":");
    CHECK_REPEATED("func.func @main() -> tensor<f32> { %0 = stablehlo.constant dense<1.0e-", DIGITS, "9", "", "", after,
                   NULL);
    CHECK_REPEATED("func.func @main() -> tensor<f32> { %0 = stablehlo.constant dense<1.0e", DIGITS, "9", "", "", after,
                   NULL);
    CHECK_REPEATED("func.func @main() -> tensor<f32> { %0 = stablehlo.constant dense<0x", DIGITS, "F", "", "", after,
                   ":");
    CHECK_REPEATED("func.func @main() -> tensor<i64> { %0 = stablehlo.constant dense<", DIGITS, "9", "", "",
                   "> : tensor<i64> return %0 : tensor<i64> }", ":");
    CHECK_REPEATED("func.func @main() -> tensor<i64> { %0 = stablehlo.constant dense<-", DIGITS, "9", "", "",
                   "> : tensor<i64> return %0 : tensor<i64> }", ":");
    CHECK_REPEATED("func.func @main() -> tensor<f32> { %0 = stablehlo.constant dense<\"0x", DIGITS, "00", "", "",
                   "\"> : tensor<f32> return %0 : tensor<f32> }", ":");
    /* Names and strings have a megabyte; a list has ten thousand attributes. */
    CHECK_REPEATED("module @", 1 << 20, "n", " { func.func @main() { return } }", "", "", NULL);
    CHECK_REPEATED("module { func.func @", 1 << 20, "n", "() { return } }", "", "", NULL);
    CHECK_REPEATED("module attributes {a = \"", 1 << 20, "s", "\"} { func.func @main() { return } }", "", "", NULL);
    CHECK_REPEATED("module attributes {a = \"", 1 << 20, "\\0A", "\"} { func.func @main() { return } }", "", "", NULL);
    CHECK_REPEATED("module attributes {", 10000, "a = 1, ", "b = 2} { func.func @main() { return } }", "", "", NULL);
    CHECK_REPEATED("module { func.func @main() { return } }", 1 << 20, "/", "", "", "", NULL);
    CHECK_REPEATED("", 1 << 20, "\n", "module { func.func @main() { retur } }", "", "", "1048577:");
    CHECK_REPEATED("", 1 << 20, "(", "", "", "", ":");
    qn_close(context);
}

TEST(dense_constants_of_a_million)
{
    enum { MANY = 1000000 };
    static const char before[] = "func.func @main() -> tensor<1000000xi32> { %0 = stablehlo.constant dense<[";
    static const char after[] = "]> : tensor<1000000xi32> return %0 : tensor<1000000xi32> }";
    open_context(true);
    CHECK_REPEATED(before, MANY - 1, "12, ", "7", "", after, NULL);
    CHECK_REPEATED(before, MANY - 2, "12, ", "7", "", after, ":"); /* one element too few */
    CHECK_REPEATED(before, MANY, "12, ", "7", "", after, ":");     /* one element too many */
    CHECK_REPEATED("func.func @main() -> tensor<1000000xi8> { %0 = stablehlo.constant dense<\"0x", MANY, "1F", "", "",
                   "\"> : tensor<1000000xi8> return %0 : tensor<1000000xi8> }", NULL);
    CHECK_TAKEN("func.func @main() -> tensor<f32> { %0 = stablehlo.constant dense<2.0> : tensor<4194304x4194304xf32>\n"
                "%1 = stablehlo.slice %0 [5:6, 7:8] : (tensor<4194304x4194304xf32>) -> tensor<1x1xf32>\n"
                "%2 = stablehlo.reshape %1 : (tensor<1x1xf32>) -> tensor<f32>\nreturn %2 : tensor<f32> }");
    qn_close(context);
}

/* ---- many -------------------------------------------------------------------------------------------------------- */

/* Writes a source of about `size` operations. Its @main takes a tensor<8xf32> and a scalar predicate p. */
typedef void (*source_of)(text *out, int size);

static void chain_source(text *out, int size)
{
    text_puts(out, "func.func @main(%0: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n");
    for (int i = 1; i <= size; i++)
        text_printf(out, "  %%%d = stablehlo.%s %%%d, %%0 : tensor<8xf32>\n", i, i % 2 ? "add" : "subtract", i - 1);
    text_printf(out, "  return %%%d : tensor<8xf32>\n}\n", size);
}

/* Writes a function in which all values stay live until the end. */
static void wide_source(text *out, int size)
{
    int half = size / 3;
    text_puts(out, "func.func @main(%x: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n");
    for (int i = 0; i < half; i++)
        text_printf(out,
                    "  %%c%d = stablehlo.constant dense<%d.5> : tensor<8xf32>\n"
                    "  %%m%d = stablehlo.multiply %%x, %%c%d : tensor<8xf32>\n",
                    i, i, i, i);
    text_printf(out, "  %%s%d = stablehlo.negate %%m%d : tensor<8xf32>\n", half, half - 1);
    for (int i = half - 1; i >= 0; i--)
        text_printf(out, "  %%s%d = stablehlo.subtract %%s%d, %%m%d : tensor<8xf32>\n", i, i + 1, i);
    text_puts(out, "  return %s0 : tensor<8xf32>\n}\n");
}

/* Writes a chain of reductions. Each is a separate kernel. */
static void reduction_source(text *out, int size)
{
    text_puts(out, "func.func @main(%v0: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n"
                   "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n");
    for (int i = 0; i < size / 4; i++)
        text_printf(out,
                    "  %%r%d = stablehlo.reduce(%%v%d init: %%z) applies stablehlo.maximum across dimensions = [0] : "
                    "(tensor<8xf32>, tensor<f32>) -> tensor<f32>\n"
                    "  %%b%d = stablehlo.broadcast_in_dim %%r%d, dims = [] : (tensor<f32>) -> tensor<8xf32>\n"
                    "  %%d%d = stablehlo.subtract %%v%d, %%b%d : tensor<8xf32>\n"
                    "  %%v%d = stablehlo.add %%d%d, %%v0 : tensor<8xf32>\n",
                    i, i, i, i, i, i, i, i + 1, i);
    text_printf(out, "  return %%v%d : tensor<8xf32>\n}\n", size / 4);
}

/* Writes a sequence of branches that capture earlier values. */
static void branch_source(text *out, int size)
{
    text_puts(out, "func.func @main(%v0: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n");
    for (int i = 0; i < size / 8; i++)
        text_printf(out,
                    "  %%v%d = \"stablehlo.if\"(%%p) ({\n    %%q = stablehlo.add %%v%d, %%v0 : tensor<8xf32>\n"
                    "    stablehlo.return %%q : tensor<8xf32>\n  }, {\n    %%q = stablehlo.maximum %%v%d, %%v0 : "
                    "tensor<8xf32>\n"
                    "    stablehlo.return %%q : tensor<8xf32>\n  }) : (tensor<i1>) -> tensor<8xf32>\n",
                    i + 1, i, i);
    text_printf(out, "  return %%v%d : tensor<8xf32>\n}\n", size / 8);
}

/* Writes functions. Each is called once. */
static void function_source(text *out, int size)
{
    int count = size / 4;
    for (int i = 0; i < count; i++)
        text_printf(out,
                    "func.func private @f%d(%%x: tensor<8xf32>) -> tensor<8xf32> {\n"
                    "  %%c = stablehlo.constant dense<%d.25> : tensor<8xf32>\n"
                    "  %%r = stablehlo.add %%x, %%c : tensor<8xf32>\n  return %%r : tensor<8xf32>\n}\n",
                    i, i);
    text_puts(out, "func.func @main(%0: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n");
    for (int i = 0; i < count; i++)
        text_printf(out, "  %%%d = call @f%d(%%%d) : (tensor<8xf32>) -> tensor<8xf32>\n", i + 1, i, i);
    text_printf(out, "  return %%%d : tensor<8xf32>\n}\n", count);
}

enum { STAGE_PARSE, STAGE_PRINT, STAGE_BYTES, STAGE_SIMPLIFY, STAGE_EVALUATE, STAGE_GRADIENT, STAGE_COMPILE, STAGES };
static const char *const stage_names[STAGES] = {"parse",    "print",    "bytes",  "simplify",
                                                "evaluate", "gradient", "compile"};

typedef struct times {
    double seconds[STAGES];
} times;

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Reads the source into a new graph. Adds a function that computes a gradient: the derivative of the sum of the entry's
 * result by the entry's first input. */
static void differentiate(const char *source)
{
    region_id callee;
    qn_status why = NULL;
    CHECK_OK(graph_init(&g));
    CHECK_OK(stablehlo_parse(&g, "t", source, strlen(source)));
    callee = graph_entry(&g, &why);
    CHECK_OK(why);
    graph_open_region(&g, "derivative");
    node_id x = in("8xf32"), p = in("i1"), zero = constant_f32(0), slope = 0;
    node_id y = MAKE(OP_call, ATTRS(REGIONS(callee)), x, p);
    node_id sum = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), y, zero);
    gradient(&g, "gradient", "y", sum, 1, &x, &slope);
    graph_close_region(&g, 1, &slope);
    CHECK_OK(graph_take_failure(&g));
    CHECK(slope != 0);
    graph_free(&g);
}

static void take_bytes(region_id entry, uint8_t **bytes, size_t *size)
{
    graph again;
    region_id made;
    CHECK_OK(graph_to_bytes(&g, entry, bytes, size));
    CHECK_OK(graph_init(&again));
    ARENA_ENTER(&again.arena, return );
    CHECK_OK(graph_from_bytes(&again, *bytes, *size, &made));
    ARENA_LEAVE(&again.arena);
    graph_free(&again);
}

static void simplify_once(region_id entry)
{
    graph to;
    region_id made;
    CHECK_OK(graph_init(&to));
    CHECK_OK(simplify(&g, entry, &to, &made));
    graph_free(&to);
}

static void compile_once(const uint8_t *bytes, size_t size)
{
    cpu_facts cpu;
    void *image = NULL;
    size_t image_size;
    cpu_probe(&cpu);
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = level_facts[level_best(&cpu)].name};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &image_size));
    free(image);
}

/* Runs a stage, and keeps the least time that any run of this stage has taken. */
#define STAGE(stage, ...)                                                                                              \
    do {                                                                                                               \
        double start_ = cpu_seconds();                                                                                 \
        __VA_ARGS__;                                                                                                   \
        double took_ = cpu_seconds() - start_;                                                                         \
        t->seconds[stage] = took_ < t->seconds[stage] ? took_ : t->seconds[stage];                                     \
    } while (0)

static void run_stages(const char *source, times *t)
{
    static const float x[8] = {1, -2, 3, 0.5f, 5, -6, 7, 8};
    static const uint8_t p = 1;
    float y[8];
    text out = {0};
    uint8_t *bytes = NULL;
    size_t size = 0;
    qn_status why = NULL;
    STAGE(STAGE_GRADIENT, differentiate(source));
    CHECK_OK(graph_init(&g));
    STAGE(STAGE_PARSE, CHECK_OK(stablehlo_parse(&g, "t", source, strlen(source))));
    region_id entry = graph_entry(&g, &why);
    CHECK_OK(why);
    CHECK_OK(graph_verify(&g));
    STAGE(STAGE_PRINT, CHECK_OK(stablehlo_print(&g, &out)));
    STAGE(STAGE_BYTES, take_bytes(entry, &bytes, &size));
    STAGE(STAGE_SIMPLIFY, simplify_once(entry));
    STAGE(STAGE_EVALUATE, CHECK_OK(evaluate(&g, entry, (const void *[]){x, &p}, (void *[]){y})));
    STAGE(STAGE_COMPILE, compile_once(bytes, size));
    text_free(&out);
    free(bytes);
    graph_free(&g);
}

/* A source of twice the size may take up to `linear` times as long; a quadratic stage takes four times as long. Only
 * the least time of each stage counts, so retries reduce noise. A stage that is too quick to measure passes. */
static void check_linear(const char *name, source_of make, int size)
{
    enum { TRIES = 4 };
    const double linear = 3.0, quick = 0.005;
    times least[2];
    text sources[2] = {{0}, {0}};
    bool fine = false;
    for (int i = 0; i < 2; i++) {
        make(&sources[i], size * (i + 1));
        for (int stage = 0; stage < STAGES; stage++)
            least[i].seconds[stage] = 1e9;
    }
    for (int attempt = 0; attempt < TRIES && !fine; attempt++) {
        fine = true;
        for (int i = 0; i < 2; i++)
            run_stages(sources[i].at, &least[i]);
        for (int stage = 0; stage < STAGES; stage++)
            fine = fine && least[1].seconds[stage] < linear * (least[0].seconds[stage] + quick);
    }
    for (int stage = 0; stage < STAGES && !fine; stage++)
        unit_fail(name, size, "%s takes %.4f s, and %.4f s for twice the size", stage_names[stage],
                  least[0].seconds[stage], least[1].seconds[stage]);
    text_free(&sources[0]);
    text_free(&sources[1]);
}

#if ADDRESS_SANITIZED
enum { NODES = 10000 };
#else
enum { NODES = 50000 };
#endif

TEST(a_hundred_thousand_nodes_in_a_chain) { check_linear("chain", chain_source, NODES); }
TEST(a_hundred_thousand_nodes_side_by_side) { check_linear("wide", wide_source, NODES); }
TEST(many_reductions) { check_linear("reductions", reduction_source, NODES / 10); }
TEST(many_branches) { check_linear("branches", branch_source, NODES / 10); }
TEST(many_functions) { check_linear("functions", function_source, NODES / 2); }

/* Writes a `case`. Each branch captures a different value. */
static void case_source(text *out, int size)
{
    text_puts(out, "func.func @main(%x: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n"
                   "  %i = stablehlo.convert %p : (tensor<i1>) -> tensor<i32>\n");
    for (int k = 0; k < size; k++)
        text_printf(out,
                    "  %%c%d = stablehlo.constant dense<%d.5> : tensor<8xf32>\n"
                    "  %%y%d = stablehlo.add %%x, %%c%d : tensor<8xf32>\n",
                    k, k, k, k);
    text_puts(out, "  %r = \"stablehlo.case\"(%i) (");
    for (int k = 0; k < size; k++)
        text_printf(out, "%s{\n    stablehlo.return %%y%d : tensor<8xf32>\n  }", k ? ", " : "", k);
    text_puts(out, ") : (tensor<i32>) -> tensor<8xf32>\n  return %r : tensor<8xf32>\n}\n");
}

/* Writes a loop of two rounds on `size` values. Each round adds to each value the value after it. */
static void loop_source(text *out, int size)
{
    text_puts(out,
              "func.func @main(%x: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {\n"
              "  %n = stablehlo.constant dense<2> : tensor<i32>\n  %o = stablehlo.constant dense<1> : tensor<i32>\n"
              "  %z = stablehlo.constant dense<0> : tensor<i32>\n");
    for (int k = 0; k < size; k++)
        text_printf(out,
                    "  %%c%d = stablehlo.constant dense<%d.5> : tensor<8xf32>\n"
                    "  %%y%d = stablehlo.add %%x, %%c%d : tensor<8xf32>\n",
                    k, k, k, k);
    text_printf(out, "  %%w:%d = stablehlo.while(%%j = %%n", size + 1);
    for (int k = 0; k < size; k++)
        text_printf(out, ", %%v%d = %%y%d", k, k);
    text_puts(out, ") : tensor<i32>");
    repeat(out, size, ", tensor<8xf32>");
    text_puts(out, "\n  cond {\n    %g = stablehlo.compare GT, %j, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                   "    stablehlo.return %g : tensor<i1>\n  } do {\n"
                   "    %l = stablehlo.subtract %j, %o : tensor<i32>\n");
    for (int k = 0; k < size; k++)
        text_printf(out, "    %%s%d = stablehlo.add %%v%d, %%v%d : tensor<8xf32>\n", k, k, (k + 1) % size);
    text_puts(out, "    stablehlo.return %l");
    for (int k = 0; k < size; k++)
        text_printf(out, ", %%s%d", k);
    text_puts(out, " : tensor<i32>");
    repeat(out, size, ", tensor<8xf32>");
    text_puts(out, "\n  }\n  return %w#1 : tensor<8xf32>\n}\n");
}

/* Reads and prints a source, prints its plan (abi/plan.h), and evaluates the source. Printing the plan includes
 * simplifying and scheduling. This function computes no gradient and makes no machine code. A quadratic stage would
 * take minutes. `want` is the result for `x = 1` and `p = true`. */
static void check_size(source_of make, int size, float want)
{
    text source = {0};
    qn_graph *graph = NULL;
    qn_function *f = NULL;
    char *printed = NULL, *plan = NULL;
    float x[8] = {1, 1, 1, 1, 1, 1, 1, 1}, y[8] = {0};
    uint8_t p = 1;
    make(&source, size);
    open_context(true);
    CHECK_OK(qn_graph_parse(context, "t", source.at, source.size, &graph));
    CHECK_OK(qn_graph_print(graph, &printed));
    CHECK_OK(qn_dump(graph, "plan", NULL, &plan));
    CHECK_OK(qn_compile(graph, &(qn_compile_options){.evaluate = 1}, &f));
    const qn_tensor ins[] = {{x, QN_F32, QN_DIMS(8)}, {&p, QN_I1, QN_SCALAR}}, outs[] = {{y, QN_F32, QN_DIMS(8)}};
    CHECK_OK(qn_call(f, 2, ins, 1, outs));
    CHECK(y[0] == want && y[7] == want);
    qn_free(printed);
    qn_free(plan);
    qn_close(context);
    text_free(&source);
}

/* check_size computes no gradient. The gradient of a `case` has quadratic size, because each branch has a derivative
 * for every value that any branch captures. */
TEST(sixty_thousand_branches) { check_size(case_source, NODES + 10000, 2.5f); }

/* The first three values are 1.5, 2.5 and 3.5. After the first round, the first two values are 4 and 6; after the
 * second round, the first value is 10. */
TEST(sixty_thousand_values_in_a_loop) { check_size(loop_source, NODES + 10000, 10); }

/* Checks the result of a long chain that adds and subtracts x in turn. */
TEST(the_results_of_a_hundred_thousand_nodes)
{
    enum { COUNT = 100000 };
    text source = {0};
    float x[8] = {1, -2, 3.3f, 0.1f, 0, -6e30f, 7e-30f, 8}, y[8], want[8];
    chain_source(&source, COUNT);
    memcpy(want, x, sizeof want);
    for (int i = 1; i <= COUNT; i++)
        for (int k = 0; k < 8; k++)
            want[k] = i % 2 ? want[k] + x[k] : want[k] - x[k];
    for (int compiles = 0; compiles < 2; compiles++) {
        uint8_t p = 0;
        qn_graph *graph = NULL;
        qn_function *f = NULL;
        open_context(compiles);
        CHECK_OK(qn_graph_parse(context, "t", source.at, source.size, &graph));
        CHECK_OK(qn_compile(graph, NULL, &f));
        const qn_tensor ins[] = {{x, QN_F32, QN_DIMS(8)}, {&p, QN_I1, QN_SCALAR}}, outs[] = {{y, QN_F32, QN_DIMS(8)}};
        CHECK_OK(qn_call(f, 2, ins, 1, outs));
        CHECK(memcmp(y, want, sizeof want) == 0);
        qn_close(context);
    }
    text_free(&source);
}

/* The function has thousands of inputs, thousands of outputs, and a loop that carries thousands of values. */
TEST(thousands_of_inputs_and_outputs)
{
    enum { COUNT = 5000 };
    text source = {0};
    open_context(true);
    text_puts(&source, "func.func @main(");
    for (int i = 0; i < COUNT; i++)
        text_printf(&source, "%s%%x%d: tensor<2xf32>", i ? ", " : "", i);
    text_puts(&source, ") -> (");
    for (int i = 0; i < COUNT; i++)
        text_puts(&source, i ? ", tensor<2xf32>" : "tensor<2xf32>");
    text_printf(&source, ") {\n  %%f = stablehlo.constant dense<false> : tensor<i1>\n  %%w:%d = stablehlo.while(",
                COUNT);
    for (int i = 0; i < COUNT; i++)
        text_printf(&source, "%s%%c%d = %%x%d", i ? ", " : "", i, i);
    text_puts(&source, ") : ");
    for (int i = 0; i < COUNT; i++)
        text_puts(&source, i ? ", tensor<2xf32>" : "tensor<2xf32>");
    text_puts(&source, "\n  cond { stablehlo.return %f : tensor<i1> } do {\n");
    for (int i = 0; i < COUNT; i++)
        text_printf(&source, "  %%n%d = stablehlo.add %%c%d, %%x%d : tensor<2xf32>\n", i, (i + 1) % COUNT, i);
    text_puts(&source, "  stablehlo.return ");
    for (int i = 0; i < COUNT; i++)
        text_printf(&source, "%s%%n%d", i ? ", " : "", i);
    text_puts(&source, " : ");
    for (int i = 0; i < COUNT; i++)
        text_puts(&source, i ? ", tensor<2xf32>" : "tensor<2xf32>");
    text_puts(&source, " }\n  return ");
    for (int i = 0; i < COUNT; i++)
        text_printf(&source, "%s%%w#%d", i ? ", " : "", i);
    text_puts(&source, " : ");
    for (int i = 0; i < COUNT; i++)
        text_puts(&source, i ? ", tensor<2xf32>" : "tensor<2xf32>");
    text_puts(&source, "\n}\n");
    CHECK_TAKEN(source.at);
    text_free(&source);
    qn_close(context);
}

TEST(too_many_operands)
{
    text source = {0};
    open_context(true);
    text_puts(&source, "func.func @main(%x: tensor<1xf32>) -> tensor<70000xf32> {\n  %r = \"stablehlo.concatenate\"(");
    repeat(&source, 69999, "%x, ");
    text_puts(&source, "%x) <{dimension = 0 : i64}> : (");
    repeat(&source, 69999, "tensor<1xf32>, ");
    text_puts(&source, "tensor<1xf32>) -> tensor<70000xf32>\n  return %r : tensor<70000xf32>\n}\n");
    CHECK_REFUSED(source.at, "limit of 65535");
    text_free(&source);
    qn_close(context);
}
