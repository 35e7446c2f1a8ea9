/* Compares composites with plain C: batch normalisation on special values, bit for bit, and random bits of all widths
 * from many states and shapes. test_expand.c tests expansion itself; tests/text has modules with composites. */
#include <math.h>

#include "expanded.h"
#include "graph/build.h"
#include "unit.h"

enum { ROWS = 7, FEATURES = 5, COUNT = ROWS * FEATURES };

static const float specials[] = {0.0f,  -0.0f,  1.0f,    -1.5f, 1e-40f, -1e-40f,  3e38f,     -3e38f,   1e-20f,
                                 7.25f, 100.0f, -0.125f, 2.0f,  NAN,    INFINITY, -INFINITY, 1.17e-38f};

static float special(uint32_t i) { return specials[i * 7 % (sizeof specials / sizeof *specials)]; }

/* Whether the bits are equal, where every NaN is the canonical one. */
static bool same(float got, float want)
{
    uint32_t a, b;
    memcpy(&a, &got, 4);
    memcpy(&b, &want, 4);
    return isnan(want) ? a == 0x7FC00000 : a == b;
}

static void check_floats(int line, const char *what, const float *got, const float *want, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (!same(got[i], want[i]))
            unit_fail(__FILE__, line, "%s: element %u is %.9g, not %.9g", what, i, (double)got[i], (double)want[i]);
}

/* The sum over rows of a feature, in order, from 0. */
static float sum_of(const volatile float *x, uint32_t feature)
{
    volatile float sum = x[feature];
    for (uint32_t r = 1; r < ROWS; r++)
        sum = sum + x[r * FEATURES + feature];
    sum = 0.0f + sum;
    return sum;
}

static void normalise(const float *x, const float *scale, const float *offset, const float *mean, const float *variance,
                      float epsilon, float *out)
{
    for (uint32_t i = 0; i < COUNT; i++) {
        uint32_t f = i % FEATURES;
        volatile float centred = x[i] - mean[f], moved = variance[f] + epsilon, root = sqrtf(moved);
        volatile float ratio = centred / root, product = scale[f] * ratio;
        out[i] = product + offset[f];
    }
}

TEST(batch_norm)
{
    const float epsilon = 0.125f;
    attrs a = {.feature_index = 1};
    memcpy(&a.epsilon, &epsilon, sizeof epsilon);
    for (uint32_t seed = 0; seed < 40; seed++) {
        float x[COUNT], row[4][FEATURES], want[COUNT], mean[FEATURES], variance[FEATURES], got[4][COUNT];
        volatile float squares[COUNT];
        graph g;
        CHECK_OK(graph_init(&g));
        region_id f = graph_open_region(&g, "main");
        type_id whole = type_tensor(&g, QN_F32, 2, (int64_t[]){ROWS, FEATURES});
        type_id part = type_tensor(&g, QN_F32, 1, (int64_t[]){FEATURES});
        node_id in[5] = {graph_formal(&g, whole, NULL)}, out[4];
        for (int i = 1; i < 5; i++)
            in[i] = graph_formal(&g, part, NULL);
        out[0] = node_make(&g, OP_batch_norm_inference, 5, in, &a);
        node_id trained = node_make(&g, OP_batch_norm_training, 3, in, &a);
        for (uint32_t i = 0; i < 3; i++)
            out[1 + i] = node_result(&g, trained, i);
        graph_close_region(&g, 4, out);
        CHECK_OK(graph_take_failure(&g));
        for (uint32_t i = 0; i < COUNT; i++)
            x[i] = seed ? special(i * seed + i / 3) : (float)i;
        for (uint32_t i = 0; i < 4 * FEATURES; i++)
            row[i / FEATURES][i % FEATURES] = special(i * (seed + 3) + seed);
        CHECK_OK(evaluate_expanded(&g, f, (const void *[]){x, row[0], row[1], row[2], row[3]},
                                   (void *[]){got[0], got[1], got[2], got[3]}));
        normalise(x, row[0], row[1], row[2], row[3], epsilon, want);
        check_floats(__LINE__, "inference", got[0], want, COUNT);
        for (uint32_t i = 0; i < FEATURES; i++)
            mean[i] = sum_of(x, i) / ROWS;
        for (uint32_t i = 0; i < COUNT; i++) {
            volatile float centred = x[i] - mean[i % FEATURES];
            squares[i] = centred * centred;
        }
        for (uint32_t i = 0; i < FEATURES; i++)
            variance[i] = sum_of(squares, i) / ROWS;
        normalise(x, row[0], row[1], mean, variance, epsilon, want);
        check_floats(__LINE__, "training", got[1], want, COUNT);
        check_floats(__LINE__, "mean", got[2], mean, FEATURES);
        check_floats(__LINE__, "variance", got[3], variance, FEATURES);
        graph_free(&g);
    }
}

/* ---- random bits ------------------------------------------------------------------------------------------------- */

static uint32_t turn(uint32_t x, int by) { return x << by | x >> (32 - by); }

static void threefry(const uint32_t *key, uint32_t *x)
{
    static const int by[8] = {13, 15, 26, 6, 17, 29, 16, 24};
    uint32_t ks[3] = {key[0], key[1], key[0] ^ key[1] ^ 0x1BD11BDA};
    x[0] += ks[0];
    x[1] += ks[1];
    for (uint32_t r = 0; r < 20; r++) {
        x[0] += x[1];
        x[1] = turn(x[1], by[r % 8]) ^ x[0];
        if (r % 4 == 3) {
            x[0] += ks[(r / 4 + 1) % 3];
            x[1] += ks[(r / 4 + 2) % 3] + r / 4 + 1;
        }
    }
}

static void philox(const uint32_t *key, uint32_t *x)
{
    uint32_t k[2] = {key[0], key[1]};
    for (int r = 0; r < 10; r++) {
        uint64_t p = (uint64_t)x[0] * 0xD2511F53, q = (uint64_t)x[2] * 0xCD9E8D57;
        uint32_t next[4] = {(uint32_t)(q >> 32) ^ x[1] ^ k[0], (uint32_t)q, (uint32_t)(p >> 32) ^ x[3] ^ k[1],
                            (uint32_t)p};
        memcpy(x, next, sizeof next);
        k[0] += 0x9E3779B9;
        k[1] += 0xBB67AE85;
    }
}

enum { MOST = 256 };

/* Element i of the bits that Threefry gives for a shape of rank 3. The caller keeps its low bits. */
static void threefry_bits(const uint64_t *state, const int64_t *dims, uint32_t width, uint64_t *out, uint64_t *after)
{
    const uint32_t key[2] = {(uint32_t)state[0], (uint32_t)(state[0] >> 32)};
    int pair = 0;
    int64_t half[3], blocks = 1;
    for (int d = 1; d < 3; d++)
        pair = dims[d] > dims[pair] ? d : pair;
    for (int d = 2; d >= 0; d--)
        pair = dims[d] % 2 ? pair : d;
    for (int d = 0; d < 3; d++) {
        half[d] = d == pair && width < 64 ? (dims[d] + 1) / 2 : dims[d];
        blocks *= half[d];
    }
    for (int64_t i = 0; i < dims[0] * dims[1] * dims[2]; i++) {
        int64_t at[3] = {i / (dims[1] * dims[2]), i / dims[2] % dims[1], i % dims[2]}, word = at[pair] % 2;
        if (width < 64)
            at[pair] /= 2;
        uint64_t counter = state[1] + (uint64_t)((at[0] * half[1] + at[1]) * half[2] + at[2]);
        uint32_t x[2] = {(uint32_t)counter, (uint32_t)(counter >> 32)};
        threefry(key, x);
        out[i] = width < 64 ? x[word] : x[0] | (uint64_t)x[1] << 32;
    }
    after[0] = state[0];
    after[1] = state[1] + (uint64_t)blocks;
}

static void philox_bits(const uint64_t *state, int words, const int64_t *dims, uint32_t width, uint64_t *out,
                        uint64_t *after)
{
    const uint32_t key[2] = {(uint32_t)state[0], (uint32_t)(state[0] >> 32)};
    int64_t per = width < 64 ? 4 : 2, count = dims[0] * dims[1] * dims[2];
    uint64_t high = words == 3 ? state[2] : state[0];
    for (int64_t i = 0; i < count; i++) {
        uint64_t low = state[1] + (uint64_t)(i / per), top = high + (low < state[1]);
        uint32_t x[4] = {(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)top, (uint32_t)(top >> 32)};
        philox(key, x);
        out[i] = width < 64 ? x[i % 4] : x[i % 2 * 2] | (uint64_t)x[i % 2 * 2 + 1] << 32;
    }
    after[0] = state[0];
    after[1] = state[1] + (uint64_t)((count + per - 1) / per);
    after[2] = high + (after[1] < state[1]);
}

static void check_bits(uint8_t algorithm, int64_t words, const int64_t *dims, qn_dtype dtype, const uint64_t *state)
{
    uint64_t want[MOST], after[3] = {0}, got_after[3] = {0}, bits[MOST] = {0};
    uint32_t width = dtype_facts[dtype].bits;
    graph g;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    node_id in = graph_formal(&g, type_tensor(&g, QN_UI64, 1, &words), NULL);
    node_id made = node_make(&g, OP_rng_bit_generator, 1, &in,
                             &(attrs){.rng_algorithm = algorithm, .shape = {3, dims}, .element_type = dtype});
    graph_close_region(&g, 2, (node_id[]){node_result(&g, made, 0), node_result(&g, made, 1)});
    CHECK_OK(graph_take_failure(&g));
    CHECK_OK(evaluate_expanded(&g, f, (const void *[]){state}, (void *[]){got_after, bits}));
    if (algorithm == rng_algorithm_THREE_FRY)
        threefry_bits(state, dims, width, want, after);
    else
        philox_bits(state, (int)words, dims, width, want, after);
    CHECK(memcmp(after, got_after, (size_t)words * 8) == 0);
    for (int64_t i = 0; i < dims[0] * dims[1] * dims[2]; i++)
        CHECK(memcmp((const char *)bits + i * width / 8, &want[i], width / 8) == 0);
    graph_free(&g);
}

TEST(random_bits)
{
    static const int64_t shapes[][3] = {{3, 5, 7}, {1, 1, 1}, {2, 3, 5}, {3, 4, 5}, {5, 5, 2}, {1, 9, 9}, {3, 0, 2}};
    static const qn_dtype dtypes[] = {QN_UI8, QN_I16, QN_UI32, QN_I64, QN_UI64, QN_F32};
    static const uint64_t states[][3] = {
        {0, 0, 0}, {1, 2, 3}, {~0ull, ~0ull, ~0ull}, {0x123456789abcdef0, ~0ull - 3, 7}, {5, 0xffffffff, 0}};
    for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
        for (size_t d = 0; d < sizeof dtypes / sizeof *dtypes; d++)
            for (size_t k = 0; k < sizeof states / sizeof *states; k++)
                for (uint8_t algorithm = 1; algorithm <= 3; algorithm++) {
                    check_bits(algorithm, 2, shapes[s], dtypes[d], states[k]);
                    if (algorithm != rng_algorithm_THREE_FRY)
                        check_bits(algorithm, 3, shapes[s], dtypes[d], states[k]);
                }
}

/* ---- seeds ------------------------------------------------------------------------------------------------------- */

static node_id uniform(graph *g, int64_t seed)
{
    type_id t = type_scalar(g, QN_F32);
    int64_t four = 4, one = 1;
    node_id operands[] = {b_fill(g, t, 0), b_fill(g, t, 1),
                          node_constant(g, type_tensor(g, QN_I64, 1, &one), &four, false)};
    return node_make(g, OP_rng, 3, operands,
                     &(attrs){.rng_distribution = rng_distribution_UNIFORM, .shape = {1, &four}, .seed = seed});
}

TEST(seeds)
{
    graph g;
    CHECK_OK(graph_init(&g));
    graph_open_region(&g, "main");
    node_id first = uniform(&g, 0), second = uniform(&g, 0), third = uniform(&g, 9), fourth = uniform(&g, 0);
    CHECK(first != second && uniform(&g, 1) == first && uniform(&g, 9) == third);
    CHECK(attr_seed(node_attrs(&g, second)) == 2 && attr_seed(node_attrs(&g, fourth)) == 10);
    CHECK(uniform(&g, INT64_MAX));
    CHECK(!uniform(&g, 0));
    qn_status status = graph_take_failure(&g);
    CHECK(status && strstr(qn_status_message(status), "no seed is left"));
    qn_status_free(status);
    graph_free(&g);
}
