/* Compares compiled contractions with the evaluator. The tests use each element type and result type, both orders of
 * accumulation, and sizes near those of tiles (schedule/nest.h). The operands have batching, free and contracting
 * dimensions in random order. Some tests fuse contractions with other operations. */
#include "agree_outputs.h"
#include "graph/compose.h"

typedef struct dimension_numbers {
    attr_dims lhs_batch, rhs_batch, lhs_contract, rhs_contract;
} dimension_numbers;

static node_id dot(node_id lhs, node_id rhs, const dimension_numbers *d, qn_dtype result, uint8_t order)
{
    return MAKE(OP_dot_general,
                ATTRS(.lhs_batching_dimensions = d->lhs_batch, .rhs_batching_dimensions = d->rhs_batch,
                      .lhs_contracting_dimensions = d->lhs_contract, .rhs_contracting_dimensions = d->rhs_contract,
                      .element_type = result, .order = order),
                lhs, rhs);
}

static node_id matmul_in(node_id lhs, node_id rhs, qn_dtype result, uint8_t order)
{
    const dimension_numbers d = {NO_DIMS, NO_DIMS, DIMS(1), DIMS(0)};
    return dot(lhs, rhs, &d, result, order);
}

/* ---- types ------------------------------------------------------------------------------------------------------- */

static bool may_become(qn_dtype operand, qn_dtype result)
{
    if (operand == QN_I1 || result == QN_I1)
        return operand == result;
    if (dtype_is_complex(operand) || dtype_is_complex(result))
        return dtype_is_complex(operand) && dtype_is_complex(result);
    return dtype_is_float(result) || !dtype_is_float(operand);
}

/* Tests every result type in every order, on special and on usual values. */
static void types_from(qn_dtype dtype)
{
    start();
    node_id x = FORMAL(dtype, 5, 37), y = FORMAL(dtype, 37, 19), v = FORMAL(dtype, 37);
    const dimension_numbers by_vector = {NO_DIMS, NO_DIMS, DIMS(1), DIMS(0)},
                            inner = {NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)};
    for (int to = 1; to < DTYPE_COUNT; to++) {
        if (!may_become(dtype, (qn_dtype)to))
            continue;
        for (uint8_t order = 0; order <= order_lanes; order++) {
            give(matmul_in(x, y, (qn_dtype)to, order));
            give(dot(x, v, &by_vector, (qn_dtype)to, order));
        }
        give(dot(v, v, &inner, (qn_dtype)to, 0));
    }
    end_with(outputs.count, outputs.at);
    agree_seeded(__FILE__, __LINE__, VALUES_SPECIAL, 1);
    agree_seeded(__FILE__, __LINE__, VALUES_USUAL, 2);
    done();
}

#define DTYPE(name, number, ...)                                                                                       \
    TEST(types_##name) { types_from(QN_NONE + (number)); }
#include "base/dtype.def"

/* ---- sizes ------------------------------------------------------------------------------------------------------- */

static const int64_t sizes[] = {1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 65};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* Multiplies an `m x k` matrix by a `k x n` matrix. Each of m, k and n takes every size. */
static void sizes_of(qn_dtype dtype, uint8_t order)
{
    for (uint32_t i = 0; i < SIZES; i++) {
        start();
        for (uint32_t k = 0; k < 3; k++) {
            int64_t m = sizes[i], n = sizes[(i * 4 + 5 * k) % SIZES], depth = sizes[(i * 7 + 4 * k + 2) % SIZES];
            give(matmul_in(FORMAL(dtype, m, depth), FORMAL(dtype, depth, n), QN_NONE, order));
        }
        finish(VALUES_USUAL, i);
    }
}

TEST(sizes_f32) { sizes_of(QN_F32, 0); }
TEST(sizes_f32_lanes) { sizes_of(QN_F32, order_lanes); }
TEST(sizes_f64) { sizes_of(QN_F64, 0); }
TEST(sizes_bf16) { sizes_of(QN_BF16, 0); }
TEST(sizes_i8) { sizes_of(QN_I8, order_chain); }

/* For vectors of each length, multiplies two vectors, a vector by a matrix, and a matrix by a column. */
TEST(vectors)
{
    const dimension_numbers inner = {NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)}, left = {NO_DIMS, NO_DIMS, DIMS(0), DIMS(1)};
    const dimension_numbers outer = {NO_DIMS, NO_DIMS, NO_DIMS, NO_DIMS};
    for (uint32_t i = 0; i < SIZES; i++) {
        start();
        node_id v = FORMAL(QN_F32, sizes[i]), w = FORMAL(QN_F32, sizes[i]), many = FORMAL(QN_F32, 6, sizes[i]);
        for (uint8_t order = 0; order <= order_lanes; order++) {
            give(dot(v, w, &inner, QN_NONE, order));
            give(dot(v, many, &left, QN_NONE, order));
            give(matmul_in(many, FORMAL(QN_F32, sizes[i], 1), QN_NONE, order));
        }
        give(dot(v, w, &outer, QN_NONE, 0));
        finish(VALUES_USUAL, i);
    }
}

TEST(no_elements)
{
    start();
    const dimension_numbers batch = {DIMS(0), DIMS(0), DIMS(2), DIMS(1)}, outer = {NO_DIMS, NO_DIMS, NO_DIMS, NO_DIMS};
    for (uint8_t order = 0; order <= order_lanes; order++) {
        give(matmul_in(in("3x0xf32"), in("0x5xf32"), QN_NONE, order));
        give(matmul_in(in("0x4xf32"), in("4x5xf32"), QN_NONE, order));
        give(matmul_in(in("2x4xi16"), in("4x0xi16"), QN_NONE, order));
        give(matmul_in(in("2x0xi1"), in("0x3xi1"), QN_NONE, order));
        give(dot(in("2x3x0xf16"), in("2x0x4xf16"), &batch, QN_F32, order));
        give(dot(in("0x3x5xf32"), in("0x5x4xf32"), &batch, QN_NONE, order));
        give(dot(in("f32"), in("f32"), &outer, QN_NONE, order));
        give(dot(in("f32"), in("2x3xf32"), &outer, QN_NONE, order));
    }
    finish(VALUES_SPECIAL, 1);
}

/* Lengths around multiples of a chunk. */
TEST(long_vectors)
{
    const dimension_numbers inner = {NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)},
                            two = {NO_DIMS, NO_DIMS, DIMS(0, 2), DIMS(1, 0)};
    enum { CHAIN = DOT_CHUNK, LANES = REDUCE_CHUNK * VIRTUAL_LANES };
    static const int64_t lengths[] = {CHAIN - 1, CHAIN,     CHAIN + 1,      2 * CHAIN + 33, 5 * CHAIN + 255,
                                      LANES - 1, LANES + 1, 2 * LANES + 33, 9 * LANES + 7};
    for (uint32_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        start();
        for (uint8_t order = 0; order <= order_lanes; order++) {
            give(dot(FORMAL(QN_F32, lengths[i]), FORMAL(QN_F32, lengths[i]), &inner, QN_NONE, order));
            give(matmul_in(FORMAL(QN_F32, 2, lengths[i]), FORMAL(QN_F32, lengths[i], 3), QN_NONE, order));
            give(dot(FORMAL(QN_F16, lengths[i]), FORMAL(QN_F16, lengths[i]), &inner, QN_F64, order));
            give(dot(FORMAL(QN_I32, lengths[i]), FORMAL(QN_I32, lengths[i]), &inner, QN_I64, order));
            give(dot(FORMAL(QN_F64, lengths[i]), FORMAL(QN_F64, lengths[i]), &inner, QN_F32, order));
            give(dot(FORMAL(QN_UI8, lengths[i]), FORMAL(QN_UI8, lengths[i]), &inner, QN_I32, order));
        }
        give(dot(FORMAL(QN_F64, 130, 3, 130), FORMAL(QN_F64, 130, 130), &two, QN_NONE, 0));
        finish(VALUES_USUAL, i);
    }
}

/* ---- arrangements ------------------------------------------------------------------------------------------------ */

/* Writes a random permutation of the numbers 0 to n - 1. */
static void shuffled(uint32_t n, int64_t *out)
{
    for (uint32_t i = 0; i < n; i++) {
        uint32_t k = (uint32_t)random_below(i + 1);
        out[i] = out[k];
        out[k] = i;
    }
}

/* Makes an operand with its dimensions in random order. `shared` has the extents of the batching dimensions, then those
 * of the contracting dimensions; free dimensions have random extents. Writes the numbers of the batching dimensions to
 * batch_at, and the numbers of the contracting dimensions to contract_at. */
static node_id arranged(qn_dtype dtype, uint32_t batch, uint32_t contract, const int64_t *shared, int64_t *batch_at,
                        int64_t *contract_at)
{
    uint32_t rank = batch + contract + (uint32_t)random_below(3);
    int64_t place[8], dims[8];
    shuffled(rank, place);
    for (uint32_t i = 0; i < rank; i++)
        dims[place[i]] = i < batch + contract ? shared[i] : (int64_t[]){1, 2, 3, 5, 9, 17}[random_below(6)];
    memcpy(batch_at, place, batch * sizeof *place);
    memcpy(contract_at, place + batch, contract * sizeof *place);
    return formal_of(dtype, (attr_dims){rank, dims});
}

static qn_dtype other_type(qn_dtype operand)
{
    qn_dtype d;
    do
        d = (qn_dtype)random_between(1, DTYPE_COUNT - 1);
    while (!may_become(operand, d));
    return d;
}

TEST(arrangements)
{
    static const qn_dtype types[] = {QN_F32, QN_F32, QN_F32, QN_F64, QN_F16, QN_BF16, QN_I32, QN_UI8, QN_I1};
    for (uint64_t seed = 0; seed < 30; seed++) {
        start();
        random_seed(seed);
        for (int i = 0; i < 4; i++) {
            qn_dtype dtype = types[random_below(9)];
            uint32_t batch = (uint32_t)random_below(3), contract = (uint32_t)random_below(3);
            int64_t shared[4], at[4][4];
            for (uint32_t k = 0; k < batch + contract; k++)
                shared[k] = (int64_t[]){1, 2, 3, 4, 7}[random_below(5)];
            node_id lhs = arranged(dtype, batch, contract, shared, at[0], at[1]);
            node_id rhs = arranged(dtype, batch, contract, shared, at[2], at[3]);
            const dimension_numbers d = {{batch, at[0]}, {batch, at[2]}, {contract, at[1]}, {contract, at[3]}};
            qn_dtype result = random_below(2) ? QN_NONE : other_type(dtype);
            give(dot(lhs, rhs, &d, result, (uint8_t)random_below(3)));
        }
        finish(VALUES_USUAL, seed);
    }
}

/* ---- fused ------------------------------------------------------------------------------------------------------- */

static node_id row_of(node_id bias, node_id like) /* repeated along all but the last dimension */
{
    const type *t = node_shape(&g, like);
    int64_t last = t->rank - 1;
    return b_broadcast(&g, bias, t->rank, t->dims, &last);
}

TEST(bias_and_gelu)
{
    static const qn_dtype types[] = {QN_F32, QN_BF16, QN_F16, QN_F64};
    for (int i = 0; i < 4; i++) {
        start();
        node_id x = FORMAL(types[i], 9, 31), w = FORMAL(types[i], 31, 45), b = FORMAL(types[i], 45);
        node_id w2 = FORMAL(types[i], 45, 10);
        node_id product = compose_matmul(&g, x, w), sum = b_add(&g, product, row_of(b, product));
        node_id active = compose_gelu(&g, sum, i % 2 == 0);
        give(active);
        give(sum);
        node_id logits = compose_matmul(&g, active, w2);
        give(compose_softmax(&g, logits, 1));
        give(b_multiply(&g, logits, logits));
        finish(VALUES_USUAL, (uint64_t)i);
    }
}

/* The operands are computed: transposes, scaled, padded and concatenated values, exponentials, softmax, one-hot,
 * products. */
TEST(computed_operands)
{
    start();
    node_id x = in("12x20xf32"), y = in("12x20xf32"), label = in("12xi32"), z = in("20x12xf32");
    node_id t = b_transpose(&g, y, (int64_t[]){1, 0}), e = b_exponential(&g, x);
    node_id hot =
        b_convert(&g,
                  b_compare(&g, comparison_direction_EQ, b_broadcast(&g, label, 2, (int64_t[]){12, 20}, (int64_t[]){0}),
                            b_iota(&g, QN_I32, 2, (int64_t[]){12, 20}, 1)),
                  QN_F32);
    give(compose_matmul(&g, x, t));
    give(compose_matmul(&g, e, t));
    give(compose_matmul(&g, hot, z));
    give(compose_matmul(&g, b_scale(&g, x, 0.5), b_negate(&g, z)));
    give(compose_matmul(&g, compose_softmax(&g, x, 1), z));
    give(compose_matmul(&g, compose_matmul(&g, x, z), x));
    give(compose_matmul(&g, x, b_pad(&g, z, constant_f32(0), (int64_t[]){0, 3}, (int64_t[]){0, 4}, (int64_t[]){0, 1})));
    give(matmul_in(x, b_concatenate(&g, 2, (node_id[]){z, z}, 1), QN_NONE, order_lanes));
    give(b_dot_general(&g, e, e, NO_DIMS, NO_DIMS, DIMS(0), DIMS(0), QN_NONE));
    give(b_dot_general(&g, x, b_reshape(&g, y, 3, (int64_t[]){12, 4, 5}), DIMS(0), DIMS(0), NO_DIMS, NO_DIMS, QN_NONE));
    give(b_sum(&g, compose_matmul(&g, x, t), DIMS(1)));
    give(b_sum(&g, compose_matmul(&g, x, t), DIMS(0)));
    finish(VALUES_USUAL, 1);
}

/* Attention consists of products, softmax and products again. The tensors have two batching dimensions. */
TEST(attention)
{
    start();
    node_id q = in("2x3x7x8xf32"), k = in("2x3x9x8xf32"), v = in("2x3x9x8xf32"), mask = in("7x9xi1");
    node_id scores = b_scale(&g, b_dot_general(&g, q, k, DIMS(0, 1), DIMS(0, 1), DIMS(3), DIMS(3), QN_NONE), 0.35);
    node_id wide = b_broadcast(&g, mask, 4, (int64_t[]){2, 3, 7, 9}, (int64_t[]){2, 3});
    node_id masked = b_select(&g, wide, scores, b_fill_like(&g, scores, -1e30));
    node_id weights = compose_softmax(&g, masked, 3);
    node_id out = b_dot_general(&g, weights, v, DIMS(0, 1), DIMS(0, 1), DIMS(3), DIMS(2), QN_NONE);
    give(out);
    give(b_reshape(&g, b_transpose(&g, out, (int64_t[]){0, 2, 1, 3}), 3, (int64_t[]){2, 7, 24}));
    finish(VALUES_USUAL, 1);
}

/* The scores are so large that the nests are joined (schedule/join.c). */
TEST(large_attention)
{
    start();
    node_id q = in("1x560x9xf32"), k = in("1x560x9xf32"), v = in("1x560x7xf32");
    node_id scores = b_dot_general(&g, q, k, DIMS(0), DIMS(0), DIMS(2), DIMS(2), QN_NONE);
    give(b_dot_general(&g, compose_softmax(&g, scores, 2), v, DIMS(0), DIMS(0), DIMS(2), DIMS(1), QN_NONE));
    finish(VALUES_USUAL, 1);
}

/* One graph has a network, its loss, and the gradients of all parameters. */
TEST(training_step)
{
    start();
    node_id x = in("10x7xf32"), target = in("10x10xf32"), w1 = in("7x16xf32"), b1 = in("16xf32");
    node_id w2 = in("16x10xf32"), b2 = in("10xf32"), xs[] = {w1, b1, w2, b2}, slope[4];
    node_id first = compose_matmul(&g, x, w1), hidden = b_tanh(&g, b_add(&g, first, row_of(b1, first)));
    node_id second = compose_matmul(&g, hidden, w2), logits = b_add(&g, second, row_of(b2, second));
    node_id loss = compose_cross_entropy(&g, logits, target);
    loss = node_shape(&g, loss)->rank ? b_sum_all(&g, loss) : loss;
    gradient(&g, "gradient", "y", loss, 4, xs, slope);
    give(loss);
    for (int i = 0; i < 4; i++)
        give(b_subtract(&g, xs[i], b_scale(&g, slope[i], 0.5)));
    finish(VALUES_USUAL, 1);
}

/* The products are large enough for several threads. */
TEST(large)
{
    start();
    node_id x = in("203x150xf32"), y = in("150x211xf32"), v = in("150xf32"), h = in("40x120xbf16"),
            k = in("120x330xbf16");
    node_id product = compose_matmul(&g, x, y);
    give(product);
    give(b_add(&g, b_tanh(&g, product),
               b_broadcast(&g, b_sum(&g, product, DIMS(1)), 2, (int64_t[]){203, 211}, (int64_t[]){0})));
    give(b_dot_general(&g, x, v, NO_DIMS, NO_DIMS, DIMS(1), DIMS(0), QN_NONE));
    give(matmul_in(h, k, QN_F32, 0));
    give(matmul_in(x, y, QN_NONE, order_lanes));
    finish(VALUES_USUAL, 1);
}

/* The product of a vector and a large matrix is split into blocks, which run in strips (schedule/tile.c). */
TEST(a_vector_and_a_large_matrix)
{
    static const struct {
        const char *vector, *matrix;
        bool swapped;
    } cases[] = {
        {"1100xf32", "1100x1021xf32", false},   {"1x1024xf32", "1024x1024xf32", false},
        {"1x1030xf64", "1030x1031xf64", false}, {"1024xbf16", "1024x1100xbf16", false},
        {"1x1024xf16", "1024x4109xf16", false}, {"1026xf32", "1026x1040xf32", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        start();
        node_id x = in(cases[i].vector), w = in(cases[i].matrix);
        int64_t contracted = node_shape(&g, x)->rank - 1;
        node_id y = cases[i].swapped
                        ? b_dot_general(&g, w, x, NO_DIMS, NO_DIMS, DIMS(0), DIMS(contracted), QN_NONE)
                        : b_dot_general(&g, b_negate(&g, x), w, NO_DIMS, NO_DIMS, DIMS(contracted), DIMS(0), QN_NONE);
        give(y);
        give(b_tanh(&g, y));
        finish(i % 2 ? VALUES_SPECIAL : VALUES_USUAL, 1);
    }
}

/* The product of a vector and a matrix whose rows consist of whole chunks: a tile sums several chunks side by side. If
 * their number is odd, a tile repeats one. */
TEST(a_vector_and_rows_of_whole_chunks)
{
    static const struct {
        const char *vector, *matrix;
    } cases[] = {
        {"1x1024xf32", "67x1024xf32"},  {"1x1280xf32", "131x1280xf32"}, {"1x2048xbf16", "70x2048xbf16"},
        {"1x1024xf64", "129x1024xf64"}, {"1x1024xf16", "75x1024xf16"},  {"1x1024xi32", "64x1024xi32"},
        {"1x1792xf32", "9x5x1792xf32"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        start();
        node_id x = in(cases[i].vector), w = in(cases[i].matrix);
        int64_t last = node_shape(&g, w)->rank - 1;
        node_id y = b_dot_general(&g, x, w, NO_DIMS, NO_DIMS, DIMS(1), DIMS(last), QN_NONE);
        give(b_dot_general(&g, w, b_negate(&g, x), NO_DIMS, NO_DIMS, DIMS(last), DIMS(1), QN_NONE));
        give(b_negate(&g, y));
        if (last == 1)
            give(compose_matmul(&g, x, b_transpose(&g, b_negate(&g, w), (int64_t[]){1, 0})));
        finish(i % 2 ? VALUES_SPECIAL : VALUES_USUAL, 1);
    }
}

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

/* Products that run in blocks (schedule/block.c), because the right operand is large or transposed. Their sizes are near
 * multiples of tiles, blocks and chunks; the first `count` sizes are used. Operands are contiguous along either dimension. */
static void blocks_of(qn_dtype dtype, qn_dtype result, uint32_t count)
{
    static const int64_t sizes[][3] = {{64, 64, 64}, {65, 65, 256}, {77, 130, 257}, {193, 1100, 300},
                                       {64, 64, 0},  {265, 70, 70}, {100, 70, 513}};
    for (uint32_t i = 0; i < count; i++) {
        int64_t rows = sizes[i][0], columns = sizes[i][1], depth = sizes[i][2];
        bool large = columns > 1000;
        start();
        for (uint32_t layout = 0; layout < 2; layout++) {
            bool left = layout, right = !large;
            node_id x = left ? FORMAL(dtype, depth, rows) : FORMAL(dtype, rows, depth);
            node_id y = right ? FORMAL(dtype, columns, depth) : FORMAL(dtype, depth, columns);
            const dimension_numbers d = {NO_DIMS, NO_DIMS, DIMS(!left), DIMS(right)};
            give(dot(x, y, &d, result, order_chain));
        }
        finish(i % 3 ? VALUES_USUAL : VALUES_SPECIAL, i);
    }
}

/* More than one group of rows and of columns, and several blocks of rows. */
TEST(groups_of_blocks)
{
    start();
    give(b_dot_general(&g, in("1100x70xf32"), in("1030x70xf32"), NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), QN_NONE));
    give(b_dot_general(&g, in("530x264xf32"), in("530x264xf32"), NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), QN_NONE));
    finish(VALUES_USUAL, 1);
}

/* Few rows, and panels that are not full: the copy transposes them, and their missing columns read the last one. Some
 * panels have a vector without any column. */
TEST(few_rows_and_ragged_columns)
{
    static const int64_t sizes[][3] = {{33, 31, 100}, {40, 90, 64}, {17, 60, 33}, {48, 29, 70}, {35, 250, 40}};
    static const qn_dtype dtypes[] = {QN_F32, QN_F64, QN_BF16, QN_I32};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (size_t k = 0; k < sizeof dtypes / sizeof *dtypes; k++) {
            start();
            node_id x = FORMAL(dtypes[k], sizes[i][0], sizes[i][2]), y = FORMAL(dtypes[k], sizes[i][1], sizes[i][2]);
            give(b_dot_general(&g, x, y, NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), QN_NONE));
            finish(k % 2 ? VALUES_SPECIAL : VALUES_USUAL, i);
        }
}

/* Results that are contiguous along rows, as the left operand is: the last part of a group transposes them. */
TEST(blocks_of_rows)
{
    for (uint32_t i = 0; i < 2; i++) {
        qn_dtype dtype = i ? QN_F64 : QN_F32;
        start();
        node_id x = FORMAL(dtype, 513, 301), y = FORMAL(dtype, 600, 513), v = FORMAL(dtype, 600);
        node_id product = b_dot_general(&g, x, y, NO_DIMS, NO_DIMS, DIMS(0), DIMS(1), QN_NONE);
        give(i ? product : b_tanh(&g, b_add(&g, product, row_of(v, product))));
        finish(VALUES_USUAL, 1);
    }
}

/* ---- joined rounds ----------------------------------------------------------------------------------------------- */

/* A product of narrow integers, converted to i32. A round of it may do several steps of the sum (schedule/block.c). */
static node_id narrow_product(const qn_dtype *types, const int64_t *size, int64_t batch, uint32_t layout)
{
    bool left = layout & 1, right = layout & 2;
    node_id x = left ? FORMAL(types[0], batch, size[2], size[0]) : FORMAL(types[0], batch, size[0], size[2]);
    node_id y = right ? FORMAL(types[1], batch, size[1], size[2]) : FORMAL(types[1], batch, size[2], size[1]);
    return b_dot_general(&g, b_convert(&g, x, QN_I32), b_convert(&g, y, QN_I32), DIMS(0), DIMS(0), DIMS(left ? 1 : 2),
                         DIMS(right ? 2 : 1), QN_NONE);
}

TEST(joined_rounds)
{
    static const qn_dtype types[][2] = {{QN_I8, QN_I8},   {QN_UI8, QN_UI8}, {QN_I8, QN_UI8}, {QN_UI8, QN_I8},
                                        {QN_I16, QN_I16}, {QN_I8, QN_I16},  {QN_I16, QN_UI8}};
    static const int64_t sizes[][3] = {{8, 32, 32}, {13, 33, 35}, {270, 34, 66}, {17, 70, 1030}, {9, 5, 2051}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        for (size_t k = i % 2; k < sizeof sizes / sizeof *sizes; k += 2) {
            start();
            for (uint32_t layout = 0; layout < 4; layout++)
                give(narrow_product(types[i], sizes[k], k == 1 ? 2 : 1, layout));
            finish(VALUES_SPECIAL, i + 10 * k);
        }
}

/* Operations before and after the product, and results of other types. */
TEST(joined_rounds_and_other_operations)
{
    start();
    node_id x = in("70x45xi8"), w = in("45x50xi8"), v = in("50x45xi8"), u = in("45x50xui8"), bias = in("50xi32");
    node_id product = b_dot_general(&g, b_add(&g, x, x), w, NO_DIMS, NO_DIMS, DIMS(1), DIMS(0), QN_I32);
    give(b_convert(&g, product, QN_F32));
    give(b_maximum(&g, product, b_broadcast(&g, bias, 2, (int64_t[]){70, 50}, (int64_t[]){1})));
    give(b_dot_general(&g, x, b_negate(&g, v), NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), QN_I32));
    give(b_dot_general(&g, b_convert(&g, b_not(&g, u), QN_I32), b_convert(&g, w, QN_I32), NO_DIMS, NO_DIMS, DIMS(0),
                       DIMS(0), QN_NONE));
    give(b_dot_general(&g, x, w, NO_DIMS, NO_DIMS, DIMS(1), DIMS(0), QN_I16)); /* sums of other widths */
    give(b_dot_general(&g, x, w, NO_DIMS, NO_DIMS, DIMS(1), DIMS(0), QN_I64));
    finish(VALUES_SPECIAL, 3);
}

TEST(random_joined_rounds)
{
    static const qn_dtype narrow[] = {QN_I8, QN_UI8, QN_I16, QN_UI16};
    uint64_t state = 1;
    for (uint32_t i = 0; i < 20; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        uint64_t bits = state >> 16;
        const qn_dtype types[] = {narrow[bits & 3], narrow[bits >> 2 & 3]};
        const int64_t size[] = {1 + (int64_t)(bits >> 8 & 127), 1 + (int64_t)(bits >> 16 & 127),
                                (int64_t)(bits >> 24 & (i % 8 ? 127 : 1535))};
        start();
        give(narrow_product(types, size, 1 + (int64_t)(bits >> 40 & 1), (uint32_t)(bits >> 44 & 3)));
        finish(VALUES_SPECIAL, i);
    }
}

TEST(blocks_f32) { blocks_of(QN_F32, QN_NONE, 7); }
TEST(blocks_f64) { blocks_of(QN_F64, QN_NONE, 7); }
TEST(blocks_bf16) { blocks_of(QN_BF16, QN_NONE, 3); }
TEST(blocks_f16_to_f32) { blocks_of(QN_F16, QN_F32, 3); }
TEST(blocks_i8_to_i32) { blocks_of(QN_I8, QN_I32, 3); }
TEST(blocks_c64) { blocks_of(QN_C64, QN_NONE, 3); }

/* Batches of products, whose operands are computed and whose results are computed with, in blocks. */
TEST(blocks_fused)
{
    for (int64_t depth = 200; depth <= 300; depth += 100) {
        start();
        node_id x = FORMAL(QN_F32, 3, 70, depth), w = FORMAL(QN_F32, 3, 99, depth), b = in("99xf32"), s = in("70xf32");
        node_id halves = FORMAL(QN_BF16, 99, depth), scale = in("99x1xbf16");
        node_id product =
            b_dot_general(&g, b_negate(&g, x), b_tanh(&g, w), DIMS(0), DIMS(0), DIMS(2), DIMS(2), QN_NONE);
        give(b_maximum(&g, b_add(&g, product, row_of(b, product)), b_fill_like(&g, product, 0)));
        give(b_convert(&g, b_multiply(&g, product, b_broadcast(&g, s, 3, (int64_t[]){3, 70, 99}, (int64_t[]){1})),
                       QN_BF16));
        node_id row = b_slice(&g, x, (int64_t[]){1, 0, 0}, (int64_t[]){2, 70, depth}, (int64_t[]){1, 1, 1});
        node_id scaled = b_multiply(
            &g, halves,
            b_broadcast(&g, b_reshape(&g, scale, 1, (int64_t[]){99}), 2, (int64_t[]){99, depth}, (int64_t[]){0}));
        node_id logits = b_dot_general(&g, b_reshape(&g, row, 2, (int64_t[]){70, depth}), b_convert(&g, scaled, QN_F32),
                                       NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), QN_NONE);
        give(b_sum(&g, logits, DIMS(1)));
        give(b_transpose(&g, b_exponential(&g, logits), (int64_t[]){1, 0}));
        finish(VALUES_USUAL, 1);
    }
}
