/* Compares random numbers with those that JAX gives for the same keys (tests/oracle/random_values.py). */
#include "api.h"

#include "../data/random.inc"

enum { MAX_COUNT = 64 };
#define SEED 0x123456789ABCDEF0u

/* Runs a graph with one result and compares its elements with bits from JAX. Floats may differ by `ulp`. */
static void expect(int line, qn_graph *graph, qn_value result, size_t count, const uint64_t *want, uint64_t ulp)
{
    static uint64_t memory[MAX_COUNT];
    qn_dims dims = qn_value_dims(result);
    qn_dtype dtype = qn_value_dtype(result);
    size_t size = qn_dtype_size(dtype), elements = 1;
    for (size_t i = 0; i < dims.count; i++)
        elements *= (size_t)dims.values[i];
    if (!result.id || elements != count || count > MAX_COUNT) {
        qn_status status = qn_graph_status(graph);
        unit_fail(__FILE__, line, "%zu elements, not %zu: %s", elements, count, qn_status_message(status));
        qn_status_free(status);
        return;
    }
    qn_output(graph, "result", result);
    qn_tensor out = {memory, dtype, dims};
    run(__FILE__, line, graph, 0, NULL, 1, &out);
    for (size_t i = 0; i < count; i++) {
        uint64_t got = 0;
        memcpy(&got, (const char *)memory + i * size, size);
        uint64_t apart = got > want[i] ? got - want[i] : want[i] - got;
        if (apart > ulp)
            unit_fail(__FILE__, line, "element %zu is 0x%llx, not 0x%llx", i, (unsigned long long)got,
                      (unsigned long long)want[i]);
    }
}

/* Makes a graph with `key`, and checks `value`, which uses them. */
#define EXPECT(value, want, ulp)                                                                                       \
    do {                                                                                                               \
        qn_context *context = open_jit();                                                                              \
        qn_graph *graph = qn_graph_new(context, NULL);                                                                 \
        qn_value key = qn_random_key(graph, SEED);                                                                     \
        expect(__LINE__, graph, value, COUNT(want), want, ulp);                                                        \
        qn_close(context);                                                                                             \
    } while (0)

static qn_value joined_keys(qn_value key)
{
    qn_value keys[5];
    qn_random_split(key, 5, keys);
    return qn_concatenate(5, keys, 0);
}

TEST(keys)
{
    EXPECT(key, jax_key, 0);
    EXPECT(joined_keys(key), jax_split, 0);
    int32_t number = 77;
    EXPECT(qn_random_fold_in(key, qn_constant(graph, QN_I32, QN_SCALAR, &number)), jax_fold_in, 0);
}

TEST(bits)
{
    EXPECT(qn_random_bits(key, QN_UI8, QN_DIMS(3, 7)), jax_bits_8, 0);
    EXPECT(qn_random_bits(key, QN_UI16, QN_DIMS(3, 7)), jax_bits_16, 0);
    EXPECT(qn_random_bits(key, QN_UI32, QN_DIMS(3, 7)), jax_bits_32, 0);
    EXPECT(qn_random_bits(key, QN_UI64, QN_DIMS(3, 7)), jax_bits_64, 0);
    EXPECT(qn_random_bits(key, QN_UI32, QN_SCALAR), jax_bits_scalar, 0);
}

TEST(uniform)
{
    EXPECT(qn_random_uniform(key, QN_F16, QN_DIMS(2, 9), 0, 1), jax_unit_f16, 0);
    EXPECT(qn_random_uniform(key, QN_F16, QN_DIMS(2, 9), -2.5, 7), jax_uniform_f16, 0);
    EXPECT(qn_random_uniform(key, QN_BF16, QN_DIMS(2, 9), 0, 1), jax_unit_bf16, 0);
    EXPECT(qn_random_uniform(key, QN_BF16, QN_DIMS(2, 9), -2.5, 7), jax_uniform_bf16, 0);
    EXPECT(qn_random_uniform(key, QN_F32, QN_DIMS(2, 9), 0, 1), jax_unit_f32, 0);
    EXPECT(qn_random_uniform(key, QN_F32, QN_DIMS(2, 9), -2.5, 7), jax_uniform_f32, 0);
    EXPECT(qn_random_uniform(key, QN_F64, QN_DIMS(2, 9), 0, 1), jax_unit_f64, 0);
    EXPECT(qn_random_uniform(key, QN_F64, QN_DIMS(2, 9), -2.5, 7), jax_uniform_f64, 0);
}

/* erf_inv of Quern and of XLA differ in the last bits. */
TEST(normal)
{
    EXPECT(qn_random_normal(key, QN_F16, QN_DIMS(2, 9)), jax_normal_f16, 2);
    EXPECT(qn_random_normal(key, QN_BF16, QN_DIMS(2, 9)), jax_normal_bf16, 2);
    EXPECT(qn_random_normal(key, QN_F32, QN_DIMS(2, 9)), jax_normal_f32, 8);
    EXPECT(qn_random_normal(key, QN_F64, QN_DIMS(2, 9)), jax_normal_f64, 16);
}

TEST(integers)
{
    EXPECT(qn_random_integers(key, QN_I8, QN_DIMS(11), -128, 127), jax_integers_i8, 0);
    EXPECT(qn_random_integers(key, QN_UI8, QN_DIMS(11), 3, 256), jax_integers_ui8, 0);
    EXPECT(qn_random_integers(key, QN_I16, QN_DIMS(11), -5, 6), jax_integers_i16, 0);
    EXPECT(qn_random_integers(key, QN_I32, QN_DIMS(11), -1000000007, 1000000007), jax_integers_i32, 0);
    EXPECT(qn_random_integers(key, QN_UI32, QN_DIMS(11), 10, 17), jax_integers_ui32, 0);
    EXPECT(qn_random_integers(key, QN_I64, QN_DIMS(11), INT64_MIN, INT64_MAX), jax_integers_i64, 0);
}

TEST(choices)
{
    static float logits[60];
    for (int i = 0; i < 60; i++)
        logits[i] = (float)sin(i);
    EXPECT(qn_random_bernoulli(key, 0.3, QN_DIMS(40)), jax_bernoulli, 0);
    EXPECT(qn_random_permutation(key, 1), jax_permutation_1, 0);
    EXPECT(qn_random_permutation(key, 61), jax_permutation, 0);
    EXPECT(qn_random_categorical(key, qn_constant(graph, QN_F32, QN_DIMS(4, 3, 5), logits), -1), jax_categorical_last,
           0);
    EXPECT(qn_random_categorical(key, qn_constant(graph, QN_F32, QN_DIMS(4, 3, 5), logits), 0), jax_categorical_first,
           0);
}

/* The mean and the variance of many numbers, and the ends of their range. */
TEST(moments)
{
    enum { N = 1 << 16 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value keys[2];
    qn_random_split(qn_random_key(graph, 1), 2, keys);
    qn_value u = qn_random_uniform(keys[0], QN_F32, QN_DIMS(N), 0, 1),
             x = qn_random_normal(keys[1], QN_F32, QN_DIMS(N));
    qn_output(graph, NULL, qn_mean(u, QN_SCALAR));
    qn_output(graph, NULL, qn_variance(u, QN_SCALAR));
    qn_output(graph, NULL, qn_mean(x, QN_SCALAR));
    qn_output(graph, NULL, qn_variance(x, QN_SCALAR));
    float got[4];
    qn_tensor out[4];
    for (int i = 0; i < 4; i++)
        out[i] = SCALAR_TENSOR(&got[i], QN_F32);
    RUN0(graph, out);
    CHECK(fabs(got[0] - 0.5) < 0.01 && fabs(got[1] - 1.0 / 12) < 0.01);
    CHECK(fabs(got[2]) < 0.02 && fabs(got[3] - 1) < 0.02);
    qn_close(context);
}

/* A loop that draws with the round's key gives other numbers in each round. */
static void is_below_3(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    int32_t three = 3;
    out[0] = qn_compare(args[0], qn_constant(args[0].graph, QN_I32, QN_SCALAR, &three), QN_LT);
}
static void draw(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    int32_t one = 1;
    qn_value key = qn_random_fold_in(qn_random_key(args[0].graph, 5), args[0]);
    out[0] = qn_add(args[0], qn_constant(args[0].graph, QN_I32, QN_SCALAR, &one));
    out[1] = qn_xor(qn_shift_left(args[1], qn_constant(args[0].graph, QN_UI32, QN_SCALAR, &one)),
                    qn_random_bits(key, QN_UI32, QN_SCALAR));
}

TEST(keys_in_a_loop)
{
    qn_context *context = open_jit();
    uint32_t words[3], zero = 0, want = 0, got = 0;
    for (int32_t i = 0; i < 3; i++) {
        qn_graph *graph = qn_graph_new(context, NULL);
        qn_value round = qn_constant(graph, QN_I32, QN_SCALAR, &i);
        qn_output(graph, NULL, qn_random_bits(qn_random_fold_in(qn_random_key(graph, 5), round), QN_UI32, QN_SCALAR));
        qn_tensor out = SCALAR_TENSOR(&words[i], QN_UI32);
        run(__FILE__, __LINE__, graph, 0, NULL, 1, &out);
        want = want << 1 ^ words[i];
    }
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value state[2] = {qn_constant(graph, QN_I32, QN_SCALAR, &zero), qn_constant(graph, QN_UI32, QN_SCALAR, &zero)};
    qn_while(2, state, is_below_3, draw, NULL, state);
    qn_output(graph, NULL, state[1]);
    qn_tensor out = SCALAR_TENSOR(&got, QN_UI32);
    run(__FILE__, __LINE__, graph, 0, NULL, 1, &out);
    CHECK(got == want && words[0] != words[1] && words[1] != words[2]);
    qn_close(context);
}

#define FAILS(value, message)                                                                                          \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, NULL);                                                                 \
        qn_value key = qn_random_key(graph, 1), x = qn_input(graph, "x", QN_F32, QN_DIMS(2));                          \
        CHECK(key.id &&x.id && !(value).id);                                                                           \
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, message);                                             \
    } while (0)

TEST(errors)
{
    qn_context *context = open_jit();
    FAILS(qn_random_bits(x, QN_UI32, QN_SCALAR), "random_bits: key is tensor<2xf32>; expected tensor<2xui32>");
    FAILS(qn_random_bits(key, QN_I32, QN_SCALAR), "random_bits: the element type is i32; expected ui8");
    FAILS(qn_random_uniform(key, QN_I32, QN_SCALAR, 0, 1), "expected a float type");
    FAILS(qn_random_normal(key, QN_F32, QN_DIMS(-1)), "random_normal: dimension 0 is negative");
    FAILS(qn_init_uniform(key, QN_I32, QN_SCALAR, 1), "init_uniform: the element type is i32; expected a float type");
    FAILS(qn_init_normal(x, QN_F32, QN_SCALAR, 1), "init_normal: key is tensor<2xf32>; expected tensor<2xui32>");
    FAILS(qn_init_normal(x, QN_F32, QN_SCALAR, 1), "in qn_init_normal, call ");
    FAILS(qn_random_integers(key, QN_I8, QN_SCALAR, 0, 129),
          "from 0 up to 129 is no range of i8; expected -128 <= low < high <= 128");
    FAILS(qn_random_integers(key, QN_I8, QN_SCALAR, 3, 3),
          "from 3 up to 3 is no range of i8; expected -128 <= low < high <= 128");
    FAILS(qn_random_permutation(key, -1), "random_permutation: -1 numbers");
    FAILS(qn_random_fold_in(key, x), "random_fold_in: data is tensor<2xf32>");
    FAILS(qn_random_categorical(key, key, 0), "logits is tensor<2xui32>");
    FAILS(qn_random_categorical(key, x, 1), "1 is no dimension of tensor<2xf32>");
    qn_close(context);
}

TEST(bit_generator)
{
    static const uint64_t start[2] = {0x123456789abcdef0, 0xfffffffffffffffe};
    static const uint32_t want[7] = {0x3c3b507a, 0x7093e72c, 0xa4317ba7, 0x21f1aaca,
                                     0x5eff803d, 0x4ce380f9, 0x394bdefc};
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value out[2];
    qn_rng_bit_generator(qn_input(graph, "state", QN_UI64, QN_DIMS(2)), QN_THREE_FRY, QN_UI32, QN_DIMS(7), out);
    qn_output(graph, NULL, out[0]);
    qn_output(graph, NULL, out[1]);
    uint64_t state[2], after[2];
    uint32_t bits[7];
    memcpy(state, start, sizeof state);
    RUN(graph, ((qn_tensor[]){TENSOR(state, QN_UI64, 2)}),
        ((qn_tensor[]){TENSOR(after, QN_UI64, 2), TENSOR(bits, QN_UI32, 7)}));
    CHECK(after[0] == start[0] && after[1] == 2 && memcmp(bits, want, sizeof bits) == 0);
    qn_close(context);
}
