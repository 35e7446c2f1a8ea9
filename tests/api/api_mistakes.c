/* Common mistakes of programs, and the message that each gets, as a golden file: tests/golden/mistakes.txt. A message says
 * what is wrong, in which call, at which place, what was expected or what would fit. After a change of messages on
 * purpose, QUERN_RECORD=1 build/tests/api_mistakes writes the file anew. */
#include <stdarg.h>
#include <stdio.h>

#include "api.h"
#include "quern/cache.h"
#include "quern/optim.h"

static const char golden[] = "tests/golden/mistakes.txt";

/* ---- the text of all messages ---- */

static char *report;
static size_t used;

static void add(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void add(const char *format, ...)
{
    enum { ROOM = 1 << 18 };
    report = report ? report : calloc(ROOM, 1);
    va_list args;
    va_start(args, format);
    int length = vsnprintf(report + used, ROOM - used, format, args);
    va_end(args);
    used += (size_t)length;
    if (used >= ROOM)
        exit(1);
}

/* Adds a mistake and its message. The message must say what was expected, or what fits. */
static void add_mistake(const char *code, qn_status status)
{
    const char *message = qn_status_message(status);
    if (!status)
        unit_fail(__FILE__, __LINE__, "no error: %s", code);
    if (!strstr(message, "expected") && !strstr(message, "fits:") && !strstr(message, "set the whole struct to {0}"))
        unit_fail(__FILE__, __LINE__, "%s: the message does not say what to do: %s", code, message);
    add("\n%s\n    ", code);
    for (; *message; message++)
        add(*message == '\n' ? "\n    " : "%c", *message);
    add("\n");
    qn_status_free(status);
}

/* ---- building ---- */

static void nothing_returned(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args, (void)out;
}

static void doubled(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    for (size_t i = 0; i < count; i++)
        out[i] = qn_add(args[i], args[i]);
}

static void is_positive(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], qn_fill_like(args[0], 0), QN_GT);
}

static void to_f64(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_convert(args[0], QN_F64);
}

static qn_value leaked;
static void leaks(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = leaked = qn_add(args[0], args[0]);
}

static void five_results(void *user, size_t count, const qn_value *args, qn_value *out)
{
    const qn_value *x = user;
    (void)count, (void)args;
    for (int i = 0; i < 5; i++)
        out[i] = qn_add(*x, *x);
}

static void reads_args_9(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], args[9]);
}

static void returns_args_1(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = args[1];
}

static void given(void *user, size_t count, const qn_value *args, qn_value *out)
{
    const qn_value *x = user;
    (void)count, (void)args;
    out[0] = *x;
}

static void adds_given(void *user, size_t count, const qn_value *args, qn_value *out)
{
    const qn_value *x = user;
    (void)count;
    out[0] = qn_add(args[0], *x);
}

static void declares_input(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], qn_input(args[0].graph, "y", QN_F32, QN_SCALAR));
}

static qn_optimizer plain = {.kind = QN_SGD, .rate = 0.1}, moving = {.kind = QN_MOMENTUM, .rate = 0.1};

/* Makes mistake `number` in graph g. Returns its code, or NULL if there is no such mistake. */
static const char *build(int number, qn_context *context, qn_graph *g)
{
    int next = 0;
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2, 3)), w = qn_input(g, "w", QN_F32, QN_DIMS(3, 4));
    qn_value v = qn_input(g, "v", QN_F32, QN_DIMS(3)), s = qn_input(g, "s", QN_F32, QN_SCALAR);
    qn_value k = qn_input(g, "k", QN_I32, QN_DIMS(3)), i = qn_input(g, "i", QN_I32, QN_SCALAR);
    qn_value d = qn_input(g, "d", QN_F64, QN_DIMS(3)), p = qn_input(g, "p", QN_I1, QN_DIMS(2)), out[4];
    qn_value f64_1 = qn_fill(g, QN_F64, QN_SCALAR, 1), key = qn_random_key(g, 1);
    qn_value labels = qn_input(g, "labels", QN_I32, QN_DIMS(2)), m = qn_input(g, "m", QN_F32, QN_DIMS(5, 3));
    qn_value image = qn_input(g, "image", QN_F32, QN_DIMS(1, 3, 8, 8));
    qn_value kernel = qn_input(g, "kernel", QN_F32, QN_DIMS(4, 3, 3, 3));
    qn_value other = qn_input(qn_graph_new(context, "other"), "other", QN_F32, QN_DIMS(2, 3)), none = {0};
    qn_place(g, "model.c", 100 + (uint32_t)number);
    qn_scope_push(g, "layer");
    qn_value h = qn_name(qn_tanh(x), "h");
    (void)out;
#define MISTAKE(...)                                                                                                   \
    if (next++ == number) {                                                                                            \
        __VA_ARGS__;                                                                                                   \
        return #__VA_ARGS__;                                                                                           \
    }
    /* shapes */
    MISTAKE(qn_add(h, v))
    MISTAKE(qn_multiply(s, x))
    MISTAKE(qn_subtract(qn_sum(x, QN_DIMS(1)), x))
    MISTAKE(qn_add(x, w))
    MISTAKE(qn_select(p, x, x))
    MISTAKE(qn_clamp(v, x, s))
    MISTAKE(qn_matmul(w, x))
    MISTAKE(qn_matmul(x, x))
    MISTAKE(qn_matmul(x, s))
    MISTAKE(qn_matmul(m, v); qn_matmul(v, x))
    MISTAKE(qn_linear(x, m, none); qn_linear(x, x, none))
    MISTAKE(qn_reshape(x, QN_DIMS(4, 2)))
    MISTAKE(qn_reshape(x, QN_DIMS(3, -1)))
    MISTAKE(qn_reshape_to(x, QN_DIMS(4, -1)))
    MISTAKE(qn_broadcast_to(x, QN_DIMS(3, 2)))
    MISTAKE(qn_broadcast_in_dim(v, QN_DIMS(3, 4), QN_DIMS(1)))
    MISTAKE(qn_concatenate(2, (qn_value[]){x, w}, 0))
    MISTAKE(qn_slice(x, QN_DIMS(0, 0), QN_DIMS(2, 4), QN_DIMS(1, 1)))
    MISTAKE(qn_slice(x, QN_DIMS(0), QN_DIMS(2), QN_DIMS(1)))
    MISTAKE(qn_pad(x, s, QN_DIMS(1), QN_DIMS(1), QN_DIMS(0)))
    MISTAKE(qn_transpose(x, QN_DIMS(0)))
    MISTAKE(qn_transpose(x, QN_DIMS(0, 0)))
    MISTAKE(qn_squeeze(x, QN_DIMS(0)))
    MISTAKE(qn_expand(x, QN_DIMS(4)))
    MISTAKE(qn_matrix_transpose(v))
    MISTAKE(qn_softmax(x, 2))
    MISTAKE(qn_sum(x, QN_DIMS(0, -2)))
    MISTAKE(qn_max(qn_slice(x, QN_DIMS(0, 0), QN_DIMS(0, 3), QN_DIMS(1, 1)), QN_DIMS(0)))
    MISTAKE(qn_softmax(s, 0))
    MISTAKE(qn_conv2d(x, w, NULL))
    MISTAKE(qn_conv2d(image, kernel, NULL))
    MISTAKE(qn_conv2d(image, kernel, &(qn_conv_options){.layout = QN_FEATURES_FIRST, .groups = 3}))
    MISTAKE(qn_conv2d(image, kernel, &(qn_conv_options){.layout = QN_FEATURES_FIRST, .strides = QN_DIMS(2)}))
    MISTAKE(qn_conv2d(image, kernel,
                      &(qn_conv_options){.layout = QN_FEATURES_FIRST, .padding = QN_EXPLICIT, .pads = QN_DIMS(1, 1)}))
    MISTAKE(qn_conv2d(image, kernel, &(qn_conv_options){.layout = QN_FEATURES_FIRST, .pads = QN_DIMS(1, 1, 1, 1)}))
    MISTAKE(qn_max_pool(image, QN_DIMS(2, 2), &(qn_pool_options){.padding = QN_SAME, .pads = QN_DIMS(1, 1, 1, 1)}))
    MISTAKE(qn_einsum("ij,jk", 1, &x))
    MISTAKE(qn_einsum("ij", 2, (qn_value[]){x, w}))
    MISTAKE(qn_einsum("ijk->i", 1, &x))
    MISTAKE(qn_einsum("...j->j", 1, &x))
    MISTAKE(qn_einsum("ii->i", 1, &x))
    MISTAKE(qn_einsum("ij->k", 1, &x))
    MISTAKE(qn_einsum("ij,jk->ik", 2, (qn_value[]){x, x}))
    MISTAKE(qn_einsum("ij,j->i", 2, (qn_value[]){x, d}))
    MISTAKE(qn_attention(x, w, x, NULL))
    MISTAKE(qn_attention(x, m, x, NULL))
    MISTAKE(qn_attention(x, v, x, NULL))
    MISTAKE(qn_attention(x, m, m, &(qn_attention_options){.mask = w}))
    MISTAKE(qn_cross_entropy(x, labels))
    MISTAKE(qn_cholesky(x, 1))
    MISTAKE(qn_solve(x, v))
    MISTAKE(qn_iota(g, QN_DIMS(3), QN_I32, 1))
    MISTAKE(qn_sort(1, &x, 2, is_positive, NULL, out))
    MISTAKE(qn_concatenate(2, (qn_value[]){x, x}, 2))
    /* types */
    MISTAKE(qn_add(v, d))
    MISTAKE(qn_add(v, k))
    MISTAKE(qn_add(k, v))
    MISTAKE(qn_add(qn_convert(v, QN_F16), v))
    MISTAKE(qn_graph_set_broadcasting(g, 1); qn_add(x, f64_1))
    MISTAKE(qn_graph_set_broadcasting(g, 1); qn_add(f64_1, x))
    MISTAKE(qn_graph_set_broadcasting(g, 1); qn_multiply(k, s))
    MISTAKE(qn_clamp(s, x, f64_1))
    MISTAKE(qn_concatenate(2, (qn_value[]){v, d}, 0))
    MISTAKE(qn_compare(v, v, (qn_comparison_direction)9))
    MISTAKE(qn_negate(p))
    MISTAKE(qn_tanh(k))
    MISTAKE(qn_and(v, v))
    MISTAKE(qn_mean(k, QN_SCALAR))
    MISTAKE(qn_take(x, v, 0))
    MISTAKE(qn_take(labels, x, 0))
    MISTAKE(qn_one_hot(v, 3, QN_F32))
    MISTAKE(qn_convert(v, QN_NONE))
    MISTAKE(qn_fill(g, QN_UI8, QN_SCALAR, 300))
    MISTAKE(qn_fill_like(p, 2))
    MISTAKE(qn_dropout(x, key, 0.5))
    MISTAKE(qn_random_uniform(key, QN_F32, QN_DIMS(2), 1, -1))
    MISTAKE(qn_input(g, "y", (qn_dtype)77, QN_DIMS(2)))
    MISTAKE(qn_input(g, "y", QN_F32, QN_DIMS(2, -1)))
    MISTAKE(qn_input(g, "y", QN_F32, QN_DIMS(1LL << 40, 1LL << 40)))
    MISTAKE(qn_random_normal(x, QN_F32, QN_DIMS(2)))
    MISTAKE(qn_init_normal(x, QN_F32, QN_DIMS(2), 0.1))
    MISTAKE(qn_init_uniform(qn_random_key(g, 1), QN_I32, QN_DIMS(2), 0.1))
    MISTAKE(qn_init_he_normal(qn_random_key(g, 1), QN_F32, QN_DIMS(3)))
    MISTAKE(qn_linear(x, w, v))
    MISTAKE(qn_random_integers(qn_random_key(g, 1), QN_I8, QN_DIMS(2), 0, 1000))
    /* values */
    MISTAKE(qn_add(x, none))
    MISTAKE(qn_add(x, other))
    MISTAKE(qn_constant(g, QN_F32, QN_DIMS(2), NULL))
    MISTAKE(qn_dynamic_slice(v, 1, NULL, QN_DIMS(1)))
    MISTAKE(qn_einsum(NULL, 1, &x))
    MISTAKE(qn_while(1, &s, is_positive, NULL, NULL, out))
    MISTAKE(qn_case(i, 2, (qn_region[]){doubled, NULL}, NULL, 0, NULL))
    MISTAKE(qn_conv2d(x, w, &(qn_conv_options){.padding = (qn_conv_padding)7}))
    MISTAKE(qn_output(NULL, "y", h))
    MISTAKE(qn_update(NULL, x, h))
    MISTAKE(qn_update(g, h, x))
    MISTAKE(qn_update(g, v, x))
    MISTAKE(qn_update(g, x, h); qn_update(g, x, h))
    MISTAKE(qn_input(g, "y", QN_F32, QN_SCALAR); qn_input(g, "y", QN_F64, QN_SCALAR))
    MISTAKE(qn_output(g, "y", x); qn_output(g, "z", h); qn_output(g, "y", h))
    /* regions, gradients, state */
    MISTAKE(qn_while(1, &s, doubled, doubled, NULL, out))
    MISTAKE(qn_while(1, &s, is_positive, nothing_returned, NULL, out))
    MISTAKE(qn_while(1, &s, is_positive, to_f64, NULL, out))
    MISTAKE(qn_while(1, &s, is_positive, leaks, NULL, out); qn_add(leaked, s))
    MISTAKE(qn_while(1, &s, is_positive, leaks, NULL, out); qn_while(1, &s, is_positive, given, &leaked, out))
    MISTAKE(qn_while(1, &s, is_positive, reads_args_9, NULL, out))
    MISTAKE(qn_while(1, &s, is_positive, returns_args_1, NULL, out))
    MISTAKE(qn_while(1, &s, is_positive, five_results, &s, out))
    MISTAKE(qn_while(1, &s, five_results, doubled, &s, out))
    MISTAKE(qn_while(1, &s, is_positive, declares_input, NULL, out))
    MISTAKE(qn_repeat(2, 1, &s, five_results, &s, out))
    MISTAKE(qn_repeat(2, 1, &s, returns_args_1, NULL, out))
    MISTAKE(qn_repeat(2, 1, &s, reads_args_9, NULL, out))
    MISTAKE(qn_if(qn_compare(s, s, QN_EQ), five_results, doubled, &s, 1, out))
    MISTAKE(qn_if(p, doubled, doubled, NULL, 0, NULL))
    MISTAKE(qn_sort(1, &v, 0, given, &s, out))
    MISTAKE(qn_define(g, "f", 1, &s, adds_given, &s, 1))
    MISTAKE(qn_define(g, "f", 1, &s, given, &s, 1))
    MISTAKE(qn_repeat(10, 1, &s, to_f64, NULL, out))
    MISTAKE(qn_repeat(10, 1, &s, nothing_returned, NULL, out))
    MISTAKE(qn_repeat(-1, 1, &s, doubled, NULL, out))
    MISTAKE(qn_freeze(1, &s, out))
    MISTAKE(qn_if(i, doubled, doubled, NULL, 0, NULL))
    MISTAKE(qn_gradient(x, 1, &x, out))
    MISTAKE(qn_gradient(qn_sum(x, QN_SCALAR), 1, &k, out))
    MISTAKE(qn_while(1, &s, is_positive, doubled, NULL, out); qn_gradient(out[0], 1, &s, out))
    MISTAKE(qn_vjp(1, &x, &v, 1, &x, out))
    MISTAKE(qn_optimizer_update(&plain, s, 1, &s, none, &s))
    MISTAKE(qn_optimizer_update(&plain, x, 1, &s, none, &i))
    MISTAKE(qn_optimizer_update(&plain, qn_sum(h, QN_SCALAR), 1, &h, none, &i))
    MISTAKE(qn_optimizer_inputs(&moving, 1, &s, out); qn_optimizer_inputs(&moving, 1, &s, out))
    MISTAKE(qn_optimizer_update(&(qn_optimizer){.kind = QN_SGD}, s, 1, &s, none, &i))
    MISTAKE(qn_optimizer_update(&(qn_optimizer){.kind = QN_SGD, .rate = -0.1}, s, 1, &s, none, &i))
    MISTAKE(qn_scope_pop(g); qn_scope_pop(g))
    MISTAKE(qn_invoke(g, "layer", 1, &x, out))
    return NULL;
}

static int building(void)
{
    qn_context *context = open_jit();
    int number = 0;
    add("# Mistakes of building a graph, and the message of each. Made by tests/api/api_mistakes.c.\n");
    for (;; number++) {
        qn_graph *g = qn_graph_new(context, "net");
        const char *code = build(number, context, g);
        if (!code)
            break;
        add_mistake(code, qn_graph_status(g));
    }
    qn_close(context);
    return number;
}

/* ---- calling ---- */

static qn_status status_and_close(qn_status status, qn_context *context)
{
    qn_close(context);
    return status;
}

static const char *call(int number, qn_context *context, qn_function *f, qn_status *status)
{
    int next = 0;
    static float x[6], w[12], y[8], z[8];
    static double wide[12];
    static char bytes[100];
    float *shifted = (float *)(bytes + 1 + (16 - ((uintptr_t)bytes & 15)));
    qn_tensor X = {x, QN_F32, QN_DIMS(2, 3)}, W = {w, QN_F32, QN_DIMS(3, 4)}, Y = {y, QN_F32, QN_DIMS(2, 4)};
    qn_tensor Z = {z, QN_F32, QN_DIMS(2, 4)};
    qn_function *made;
    static const char literal[] = "func.func @main() { %0 = stablehlo.constant dense<300> : tensor<ui8> return }";
    qn_graph *g;
    qn_context *opened;
    char *text;
    (void)made, (void)g, (void)text, (void)opened;
#define CALLED(expression)                                                                                             \
    if (next++ == number) {                                                                                            \
        *status = (expression);                                                                                        \
        return #expression;                                                                                            \
    }
#define LIST(...) ((qn_tensor[]){__VA_ARGS__})
    CALLED(qn_call(f, 1, &X, 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST(W, X), 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST(X, W), 1, &Y))
    CALLED(qn_call(f, 2, LIST(X, {wide, QN_F64, QN_DIMS(3, 4)}), 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST(X, {w, QN_F32, QN_DIMS(12)}), 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST(X, {w, QN_F32, QN_DIMS(4, 3)}), 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST(X, {NULL, QN_F32, QN_DIMS(3, 4)}), 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST({shifted, QN_F32, QN_DIMS(2, 3)}, W), 2, LIST(Y, Z)))
    CALLED(qn_call(f, 2, LIST(X, W), 2, LIST(Y, {z, QN_F32, QN_DIMS(4, 2)})))
    CALLED(qn_call(f, 2, LIST(X, W), 2, LIST(Y, Y)))
    CALLED(qn_call(f, 2, LIST(X, W), 2, LIST({w, QN_F32, QN_DIMS(2, 4)}, Z)))
    CALLED(qn_call(f, 2, LIST(X, W), 2, NULL))
    CALLED(qn_call(NULL, 2, LIST(X, W), 2, LIST(Y, Z)))
    CALLED(qn_compile(NULL, NULL, &made))
    CALLED(qn_compile(qn_graph_new(context, "g"), NULL, NULL))
    CALLED(qn_graph_status(NULL))
    CALLED(qn_dump(NULL, "graph", NULL, &text))
    CALLED(qn_load_pack(context, NULL, &made))
    CALLED(qn_load_pack(NULL, "f.qpack", &made))
    CALLED(qn_compile(qn_graph_new(context, "g"), &(qn_compile_options){.level = "x86-64-v9"}, &made))
    CALLED(qn_compile(qn_graph_new(context, "g"), &(qn_compile_options){.level = "avx2"}, &made))
    CALLED(qn_compile(qn_graph_new(context, "g"), &(qn_compile_options){.cpu = "z80"}, &made))
    CALLED(qn_compile(qn_graph_new(context, "g"), &(qn_compile_options){.reserved = {1}}, &made))
    CALLED((g = qn_graph_new(context, "g"), qn_custom_call(g, "f", NULL, 0, NULL, 0, NULL, QN_CUSTOM_EFFECTS, NULL),
            qn_compile(g, NULL, &made)))
    CALLED(qn_compile(qn_graph_new(context, "g"), &(qn_compile_options){.evaluate = 1, .require_compiled = 1}, &made))
    CALLED(qn_open(&(qn_options){.threads = 5000}, &opened))
    CALLED((qn_open(&(qn_options){.cache = "off", .jit = ""}, &opened),
            status_and_close(qn_cache_prune(opened, 0, NULL, NULL), opened)))
    CALLED(qn_load_pack(context, "/dev/null", &made))
    CALLED(qn_load_pack(context, "tests/golden/mistakes.txt", &made))
    CALLED(qn_dump(qn_graph_new(context, "g"), "assembly", NULL, &text))
    CALLED(qn_graph_parse(context, "f.mlir", "func.func @main() { return %x : tensor<f32> }", 45, &g))
    CALLED(qn_graph_parse(context, "f.mlir", "func.func @main(%x: tensor<2x?xf32>) { return }", 47, &g))
    CALLED(qn_graph_parse(context, "f.mlir", "// nothing", 10, &g))
    CALLED(qn_graph_parse(context, "f.mlir", literal, sizeof literal - 1, &g))
    CALLED(qn_graph_parse(context, "f.mlir", "func.func @f() { return } func.func @g() { return }", 51, &g))
    return NULL;
}

static int calling(void)
{
    qn_context *context = open_jit();
    qn_graph *g = qn_graph_new(context, "net");
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2, 3)), w = qn_input(g, "w", QN_F32, QN_DIMS(3, 4));
    qn_output(g, "y", qn_matmul(x, w));
    qn_output(g, "z", qn_tanh(qn_matmul(x, w)));
    qn_function *f;
    CHECK_OK(qn_compile(g, NULL, &f));
    int number = 0;
    add("\n# Mistakes of compiling, calling and reading.\n");
    for (;; number++) {
        qn_status status = NULL;
        const char *code = call(number, context, f, &status);
        if (!code)
            break;
        add_mistake(code, status);
    }
    qn_close(context);
    return number;
}

/* ---- the golden file ---- */

static void compare(const char *want)
{
    int line = 1;
    const char *got = report;
    while (*got && *want) {
        size_t a = strcspn(got, "\n"), b = strcspn(want, "\n");
        if (a != b || memcmp(got, want, a) != 0) {
            unit_fail(golden, line, "got\n%.*s\nnot\n%.*s", (int)a, got, (int)b, want);
            return;
        }
        got += a + (got[a] == '\n');
        want += b + (want[b] == '\n');
        line++;
    }
    if (*got || *want)
        unit_fail(golden, line, "the file ends %s", *got ? "too early" : "too late");
}

TEST(messages)
{
    int built = building(), called = calling();
    CHECK(built >= 60 && called >= 20);
    if (getenv("QUERN_RECORD")) {
        FILE *file = fopen(golden, "w");
        CHECK(file && fwrite(report, 1, used, file) == used);
        if (file)
            fclose(file);
    }
    static char want[1 << 18];
    FILE *file = fopen(golden, "r");
    CHECK(file != NULL);
    if (file) {
        want[fread(want, 1, sizeof want - 1, file)] = 0;
        fclose(file);
    }
    compare(want);
    free(report);
}
