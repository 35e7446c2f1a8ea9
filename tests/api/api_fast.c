/* The option `fast`: it changes the bits of products only, within the bound of docs/numerics.md, and it is in the key,
 * the event and the dump. */
#include <math.h>

#include "api.h"
#include "quern/cache.h"
#include "quern/inspect.h"

enum { MOST = 200 * 1100 };
static const char *const BF16_LEVEL = "x86-64-v4-bf16";

typedef struct product {
    int64_t rows, columns, depth;
    bool left, right; /* whether the operand has its contracted dimension first (left), last (right) */
    bool is_f32;      /* the type of the operands; otherwise bf16 */
} product;

static uint32_t next_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 32);
}

static float from_bits(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* A number of either sign with a magnitude between 2^-4 and 2^4; a bf16 if the product has such operands. */
static float random_value(const product *p, uint64_t *state)
{
    uint32_t bits = (next_random(state) & 0x807fffff) | (123 + next_random(state) % 8) << 23;
    return from_bits(p->is_f32 ? bits : bits & 0xffff0000);
}

static qn_value input(qn_graph *g, const product *p, bool turned, int64_t outer)
{
    qn_dtype type = p->is_f32 ? QN_F32 : QN_BF16;
    return qn_input(g, NULL, type, turned ? QN_DIMS(p->depth, outer) : QN_DIMS(outer, p->depth));
}

static qn_graph *graph_of(qn_context *context, const product *p)
{
    qn_graph *g = qn_graph_new(context, "product");
    qn_value x = input(g, p, p->left, p->rows), y = input(g, p, !p->right, p->columns);
    qn_output(
        g, "z",
        qn_convert(qn_dot_general(x, y, QN_SCALAR, QN_SCALAR, QN_DIMS(!p->left), QN_DIMS(p->right), QN_F32), QN_F32));
    return g;
}

static void fill(const product *p, uint64_t *state, int64_t count, float *values, void *memory)
{
    for (int64_t i = 0; i < count; i++) {
        values[i] = random_value(p, state);
        uint32_t bits;
        memcpy(&bits, &values[i], sizeof bits);
        if (p->is_f32)
            ((uint32_t *)memory)[i] = bits;
        else
            ((uint16_t *)memory)[i] = (uint16_t)(bits >> 16);
    }
}

/* Compares the product with sums in f64. */
static void check_error(const product *p, const float *x, const float *y, const float *z)
{
    const double unit = 0x1p-24, rounded = p->is_f32 ? 0x1p-8 + 0x1p-16 : 0;
    double worst = 0;
    for (int64_t i = 0; i < p->rows; i++)
        for (int64_t k = 0; k < p->columns; k++) {
            double sum = 0, size = 0;
            for (int64_t at = 0; at < p->depth; at++) {
                double a = x[p->left ? at * p->rows + i : i * p->depth + at];
                double b = y[p->right ? k * p->depth + at : at * p->columns + k];
                sum += a * b;
                size += fabs(a * b);
            }
            double most = (rounded + 2 * (double)p->depth * unit) * size;
            double error = fabs(z[i * p->columns + k] - sum) / most;
            worst = error > worst ? error : worst;
        }
    CHECK(worst <= 1);
}

static void check_product(qn_context *context, const product *p, uint32_t fast, uint64_t seed)
{
    static float x[MOST], y[MOST], z[MOST], plain[MOST];
    static uint32_t left[MOST], right[MOST];
    qn_dtype type = p->is_f32 ? QN_F32 : QN_BF16;
    fill(p, &seed, p->rows * p->depth, x, left);
    fill(p, &seed, p->columns * p->depth, y, right);
    qn_graph *g = graph_of(context, p);
    const qn_tensor in[] = {p->left ? TENSOR(left, type, p->depth, p->rows) : TENSOR(left, type, p->rows, p->depth),
                            p->right ? TENSOR(right, type, p->columns, p->depth)
                                     : TENSOR(right, type, p->depth, p->columns)};
    for (int i = 0; i < 2; i++) {
        qn_function *f = NULL;
        float *to = i ? z : plain;
        const qn_tensor out[] = {TENSOR(to, QN_F32, p->rows, p->columns)};
        CHECK_OK(qn_compile(g, &(qn_compile_options){.fast = i ? fast : 0, .require_compiled = 1}, &f));
        CHECK_OK(qn_call(f, 2, in, 1, out));
        check_error(p, x, y, to);
        qn_function_free(f);
    }
    bool same = memcmp(plain, z, (size_t)(p->rows * p->columns) * sizeof *z) == 0;
    CHECK(same ==
          (!p->is_f32 || !has_level(BF16_LEVEL))); /* there are no subnormal numbers, so sums of bf16 are equal */
    qn_graph_free(g);
}

TEST(errors_of_products)
{
    qn_context *context = open_jit();
    static const int64_t sizes[][3] = {{64, 64, 64}, {65, 66, 35}, {97, 70, 129}, {130, 80, 1037}};
    for (size_t i = 0; i < COUNT(sizes); i++)
        for (int layout = 0; layout < 4; layout++) {
            product p = {sizes[i][0], sizes[i][1], sizes[i][2], layout & 1, layout & 2, false};
            check_product(context, &p, QN_FAST_BF16, i + 1);
            p.is_f32 = true;
            check_product(context, &p, QN_FAST_F32_AS_BF16, i + 1);
        }
    qn_close(context);
}

/* Without the mode that names them, products of f32 keep their bits; so do products of bf16. */
TEST(a_mode_changes_only_its_products)
{
    static const uint32_t modes[] = {QN_FAST_F32_AS_BF16, QN_FAST_BF16};
    qn_context *context = open_jit();
    for (int i = 0; i < 2; i++) {
        const product p = {64, 64, 64, false, false, i == 1};
        qn_graph *g = graph_of(context, &p);
        char *plain = NULL, *other = NULL;
        CHECK_OK(qn_dump(g, "nests", &(qn_compile_options){.level = BF16_LEVEL}, &plain));
        CHECK_OK(qn_dump(g, "nests", &(qn_compile_options){.level = BF16_LEVEL, .fast = modes[i]}, &other));
        CHECK_STR(other, plain);
        CHECK(!strstr(other, "dot_bf16"));
        qn_free(plain);
        qn_free(other);
        CHECK_OK(qn_dump(g, "nests", &(qn_compile_options){.level = BF16_LEVEL, .fast = 3}, &other));
        CHECK(strstr(other, "dot_bf16") != NULL);
        qn_free(other);
        CHECK_OK(qn_dump(g, "nests", &(qn_compile_options){.level = "x86-64-v4", .fast = 3}, &other));
        CHECK(!strstr(other, "dot_bf16"));
        qn_free(other);
        qn_graph_free(g);
    }
    qn_close(context);
}

static uint32_t seen;
static void see(void *user, const qn_event *event)
{
    (void)user;
    seen = event->fast;
}

TEST(keys_events_and_mistakes)
{
    qn_context *context = NULL;
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler(), .cache = "off", .event = see}, &context));
    const product p = {64, 64, 64, false, false, false};
    qn_graph *g = graph_of(context, &p);
    char keys[4][65];
    for (uint32_t i = 0; i < 4; i++) {
        qn_function *f = NULL;
        CHECK_OK(qn_cache_key(g, &(qn_compile_options){.fast = i}, keys[i]));
        CHECK_OK(qn_compile(g, &(qn_compile_options){.fast = i}, &f));
        CHECK_EQ_U64(seen, i);
        qn_function_free(f);
        for (uint32_t k = 0; k < i; k++)
            CHECK(strcmp(keys[i], keys[k]) != 0);
    }
    qn_function *f = NULL;
    char *text = NULL;
    CHECK_FAILS(qn_compile(g, &(qn_compile_options){.fast = 4}, &f), QN_INVALID_ARGUMENT, "fast is 0x4");
    CHECK_FAILS(qn_dump(g, "nests", &(qn_compile_options){.fast = 9}, &text), QN_INVALID_ARGUMENT, "fast is 0x9");
    qn_graph_free(g);
    qn_close(context);
}
