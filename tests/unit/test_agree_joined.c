/* Compares compiled code with the evaluator for programs whose nests were joined (schedule/join.c). Each program is
 * compiled for several sizes of the cache, so that blocks have several sizes, and only if nests were joined. */
#include "cases_convolution.h"
#include "graph/compose.h"
#include "modules.h"
#include "random_chain.h"
#include "small_joins.h"

/* ---- programs ---------------------------------------------------------------------------------------------------- */

static uint32_t programs, joined_programs, all_joined, all_parts;

/* Schedules the function. Returns whether nests were joined. */
static bool joins(int64_t cache)
{
    canonical_bytes canonical;
    void *made = NULL;
    size_t size;
    joined = 0;
    join_cache = cache;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    qn_compile_request request = {
        .graph = canonical.bytes, .graph_size = canonical.size, .level = "x86-64-v3", .stage = "plan"};
    qn_status status = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &made, &size);
    if (status && qn_status_code(status) != QN_UNSUPPORTED)
        unit_fail(__FILE__, __LINE__, "%s", qn_status_message(status));
    bool any = !status && joined;
    qn_status_free(status);
    free(made);
    canonical_bytes_free(&canonical);
    return any;
}

/* Compares the function for several sizes of the cache. Leaves out a size if no nests are joined, or if they are joined
 * as for an earlier size. Returns the number of sizes that it has compared. */
static uint32_t agree_joined(const char *file, int line, values_kind kind, uint64_t seed)
{
    static const int64_t caches[] = {1 << 10, 4 << 10, 16 << 10, 256 << 10, 4 << 20};
    enum { CACHES = sizeof caches / sizeof *caches };
    uint64_t shapes[CACHES];
    uint32_t ways = 0;
    programs++;
    for (int i = 0; i < CACHES && function; i++) {
        bool known = !joins(caches[i]);
        for (uint32_t k = 0; k < ways; k++)
            known |= shapes[k] == join_shape;
        if (known)
            continue;
        shapes[ways++] = join_shape;
        all_joined += joined;
        all_parts += parts;
        if (!agree_seeded(file, line, kind, seed))
            break;
    }
    joined_programs += ways > 0;
    return ways;
}

/* Closes the function, and compares it. Its nests must be joined. */
#define finish(kind, ...)                                                                                              \
    do {                                                                                                               \
        end(__VA_ARGS__);                                                                                              \
        CHECK(agree_joined(__FILE__, __LINE__, (kind), 1) > 0);                                                        \
        done();                                                                                                        \
    } while (0)

/* ---- attention --------------------------------------------------------------------------------------------------- */

static node_id no_mask(node_id scores) { return scores; }

/* Adds a mask, a formal. */
static node_id added_mask(node_id scores) { return b_add(&g, scores, graph_formal(&g, node_type(&g, scores), NULL)); }

static node_id attention_of(node_id q, node_id k, node_id v, node_id (*mask)(node_id))
{
    uint32_t batch = shape_of(q)->rank - 2;
    node_id scores = mask(b_scale(&g, times(q, k, batch, batch + 1, QN_NONE, 0), 0.25));
    return times(compose_softmax(&g, scores, batch + 1), v, batch, batch, QN_NONE, 0);
}

static void attention(qn_dtype dtype, int64_t heads, int64_t queries, int64_t keys, int64_t features,
                      node_id (*mask)(node_id))
{
    begin();
    node_id q = FORMAL(dtype, heads, queries, features), k = FORMAL(dtype, heads, keys, features);
    node_id v = FORMAL(dtype, heads, keys, features + 1);
    finish(VALUES_USUAL, attention_of(q, k, v, mask));
}

TEST(attention_of_odd_sizes)
{
    attention(QN_F32, 3, 29, 29, 7, no_mask);
    attention(QN_F32, 1, 100, 100, 16, no_mask);
    attention(QN_F32, 2, 61, 37, 5, no_mask);
    attention(QN_F32, 5, 12, 33, 3, no_mask);
    attention(QN_F32, 4, 11, 65, 9, no_mask);
    attention(QN_F32, 2, 49, 3, 1, no_mask);
}

TEST(attention_of_other_types)
{
    attention(QN_BF16, 3, 29, 31, 7, no_mask);
    attention(QN_F16, 1, 53, 17, 8, causal_mask);
    attention(QN_F64, 2, 25, 19, 7, added_mask);
}

TEST(attention_with_masks)
{
    attention(QN_F32, 3, 29, 29, 7, causal_mask);
    attention(QN_F32, 1, 61, 61, 8, causal_mask);
    attention(QN_F32, 2, 37, 23, 5, added_mask);
    attention(QN_F32, 2, 37, 23, 5, padded_mask);
    attention(QN_F64, 1, 50, 33, 4, padded_mask);
}

TEST(attention_without_heads)
{
    begin();
    node_id q = FORMAL(QN_F32, 61, 9), k = FORMAL(QN_F32, 35, 9), v = FORMAL(QN_F32, 35, 12);
    finish(VALUES_SPECIAL, attention_of(q, k, v, causal_mask));
    begin();
    q = FORMAL(QN_F32, 2, 3, 13, 5), k = FORMAL(QN_F32, 2, 3, 14, 5), v = FORMAL(QN_F32, 2, 3, 14, 6);
    finish(VALUES_SPECIAL, attention_of(q, k, v, no_mask));
    begin();
    q = FORMAL(QN_F32, 1, 4, 30, 5), k = FORMAL(QN_F32, 1, 4, 14, 5), v = FORMAL(QN_F32, 1, 4, 14, 6);
    finish(VALUES_USUAL, attention_of(q, k, v, no_mask));
    begin();
    q = FORMAL(QN_F32, 4, 1, 30, 5), k = FORMAL(QN_F32, 4, 1, 14, 5), v = FORMAL(QN_F32, 4, 1, 14, 6);
    finish(VALUES_USUAL, attention_of(q, k, v, added_mask));
}

/* Heads are columns of one matrix, as in transformers. */
TEST(attention_of_split_heads)
{
    begin();
    int64_t split[] = {26, 3, 8}, by_head[] = {1, 0, 2}, joined_dims[] = {26, 24};
    node_id x = FORMAL(QN_F32, 26, 24), heads[3];
    for (int i = 0; i < 3; i++)
        heads[i] =
            b_transpose(&g, b_reshape(&g, times(x, FORMAL(QN_F32, 24, 24), 0, 0, QN_NONE, 0), 3, split), by_head);
    node_id y = attention_of(heads[0], heads[1], heads[2], causal_mask);
    y = b_reshape(&g, b_transpose(&g, y, by_head), 2, joined_dims);
    finish(VALUES_USUAL, b_add(&g, x, times(y, FORMAL(QN_F32, 24, 24), 0, 0, QN_NONE, 0)));
}

static node_id contract(node_id x, node_id y, attr_dims of_x, attr_dims of_y, attr_dims along_x, attr_dims along_y)
{
    return MAKE(OP_dot_general,
                ATTRS(.lhs_batching_dimensions = of_x, .rhs_batching_dimensions = of_y,
                      .lhs_contracting_dimensions = along_x, .rhs_contracting_dimensions = along_y),
                x, y);
}

/* A random attention with grouped heads, as JAX writes it. Tensors are [batch, position, head, feature] or [batch, head,
 * position, feature]. The second product has the values as its left operand. */
static void random_attention(uint64_t seed)
{
    static const qn_dtype types[] = {QN_F32, QN_F32, QN_F64, QN_BF16};
    begin();
    random_seed(seed);
    qn_dtype dtype = types[random_below(4)];
    bool last = chance(50); /* heads after positions */
    int64_t b = random_between(1, 2), h = random_between(1, 3), g_ = random_between(1, 4), d = random_between(1, 20);
    int64_t queries = random_between(1, chance(30) ? 110 : 40), keys = random_between(1, chance(20) ? 300 : 50);
    int64_t t = last ? 2 : 1, keys_at = last ? 1 : 2; /* the dimensions of heads, and of the positions of keys */
    node_id q = last ? FORMAL(dtype, b, queries, h, g_, d) : FORMAL(dtype, b, h, g_, queries, d);
    node_id k = last ? FORMAL(dtype, b, keys, h, d) : FORMAL(dtype, b, h, keys, d);
    node_id v = last ? FORMAL(dtype, b, keys, h, d + 1) : FORMAL(dtype, b, h, keys, d + 1);
    node_id s = contract(q, k, DIMS(0, t), DIMS(0, t), DIMS(4), DIMS(3)); /* b, h, (q, g) or (g, q), k */
    if (last && chance(70))
        s = b_transpose(&g, s, chance(50) ? (int64_t[]){0, 1, 3, 2, 4} : (int64_t[]){3, 0, 1, 2, 4});
    uint32_t group = 0, batch = 0, head = 0, row = 0; /* the dimensions of s */
    const int64_t *order = node_op(&g, s) == OP_transpose ? attr_permutation(node_attrs(&g, s)).at : NULL;
    for (uint32_t i = 0; i < 4; i++) {
        int64_t from = order ? order[i] : i;
        *(from == 0 ? &batch : from == 1 ? &head : from == (last ? 2 : 3) ? &row : &group) = i;
    }
    s = b_scale(&g, s, 0.25);
    if (row == 3 && keys > 4)
        s = chance(30) ? causal_mask(s) : chance(30) ? added_mask(s) : s;
    node_id w = compose_softmax(&g, s, 4), y;
    if (chance(70))
        y = contract(v, w, DIMS(0, t), DIMS(batch, head), DIMS(keys_at), DIMS(4)); /* b, h, d, others of s in order */
    else
        y = contract(w, v, DIMS(batch, head), DIMS(0, t), DIMS(4), DIMS(keys_at));
    bool swapped = node_operand(&g, y, 0) == v;
    uint32_t first = swapped ? 3 : 2, q_at = first + (row > group), g_at = first + (group > row);
    int64_t f_at = swapped ? 2 : 4;
    y = last ? b_transpose(&g, y, (int64_t[]){0, q_at, 1, g_at, f_at})
             : b_transpose(&g, y, (int64_t[]){0, 1, g_at, q_at, f_at});
    if (chance(50))
        y = last ? b_reshape(&g, y, 4, (int64_t[]){b, queries, h * g_, d + 1})
                 : b_reshape(&g, y, 4, (int64_t[]){b, h * g_, queries, d + 1});
    end(y);
}

/* Keys and values of a head are far apart, and many blocks load them. So they are copied to scratch. */
TEST(attention_whose_keys_are_copied)
{
    begin();
    node_id q = FORMAL(QN_F32, 61, 8, 33), k = FORMAL(QN_F32, 510, 8, 33), v = FORMAL(QN_F32, 510, 8, 34);
    node_id s = contract(q, k, DIMS(1), DIMS(1), DIMS(2), DIMS(2));
    node_id y = contract(v, compose_softmax(&g, s, 2), DIMS(1), DIMS(0), DIMS(0), DIMS(2));
    finish(VALUES_USUAL, b_transpose(&g, y, (int64_t[]){2, 0, 1}));
}

TEST(attention_of_random_layouts)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1), count = number_from("QUERN_RANDOM_COUNT", 12);
    uint32_t ways = 0;
    for (uint64_t seed = first; seed < first + count && unit_failures < MAX_REPORTS; seed++) {
        random_attention(seed);
        ways += agree_joined(__FILE__, __LINE__, seed % 3 ? VALUES_USUAL : VALUES_SPECIAL, seed) > 0;
        done();
    }
    CHECK(ways * 3 >= count * 2);
}

/* ---- products ---------------------------------------------------------------------------------------------------- */

TEST(two_products)
{
    static const int64_t rows[] = {61, 100, 13, 47};
    for (int i = 0; i < 4; i++) {
        begin();
        node_id x = FORMAL(QN_F32, rows[i], 9), w = FORMAL(QN_F32, 9, 31), v = FORMAL(QN_F32, 31, 17);
        finish(i ? VALUES_USUAL : VALUES_SPECIAL,
               times(times(x, w, 0, 0, QN_NONE, 0), v, 0, 0, QN_NONE, i == 3 ? order_lanes : 0));
    }
}

TEST(products_of_types)
{
    begin();
    node_id x = FORMAL(QN_I32, 61, 9), w = FORMAL(QN_I32, 9, 31), v = FORMAL(QN_I32, 31, 17);
    finish(VALUES_SPECIAL, times(times(x, w, 0, 0, QN_NONE, 0), v, 0, 0, QN_NONE, 0));
    begin();
    x = FORMAL(QN_BF16, 61, 9), w = FORMAL(QN_BF16, 9, 31), v = FORMAL(QN_BF16, 31, 17);
    finish(VALUES_USUAL, times(b_convert(&g, times(x, w, 0, 0, QN_F32, 0), QN_BF16), v, 0, 0, QN_F32, 0));
    begin();
    x = FORMAL(QN_F64, 61, 9), w = FORMAL(QN_F64, 9, 31), v = FORMAL(QN_F64, 31, 17);
    finish(VALUES_SPECIAL, times(times(x, w, 0, 0, QN_NONE, 0), v, 0, 0, QN_NONE, 0));
    begin();
    x = FORMAL(QN_I8, 61, 9), w = FORMAL(QN_I8, 9, 31), v = FORMAL(QN_F32, 31, 17);
    finish(VALUES_USUAL, times(b_convert(&g, times(x, w, 0, 0, QN_I32, 0), QN_F32), v, 0, 0, QN_NONE, 0));
    begin();
    x = FORMAL(QN_F32, 61, 9), w = FORMAL(QN_F32, 9, 31), v = FORMAL(QN_F32, 31, 17);
    node_id sign = less(times(x, w, 0, 0, QN_NONE, 0), b_fill(&g, type_of("61x31xf32"), 0.5));
    finish(VALUES_USUAL, sign, times(b_convert(&g, sign, QN_F32), v, 0, 0, QN_NONE, 0));
}

static node_id with_bias(node_id x, node_id w)
{
    node_id y = times(x, w, 0, 0, QN_NONE, 0);
    node_id b = formal_of(dtype_of(y), DIMS(shape_of(y)->dims[1]));
    return b_add(&g, y, b_unreduce(&g, b, node_type(&g, y), DIMS(0)));
}

TEST(mlp)
{
    begin();
    node_id x = FORMAL(QN_F32, 61, 12);
    node_id h = compose_gelu(&g, with_bias(x, FORMAL(QN_F32, 12, 37)), true);
    finish(VALUES_USUAL, b_add(&g, x, with_bias(h, FORMAL(QN_F32, 37, 12))));
    begin();
    x = FORMAL(QN_F32, 50, 12);
    h = compose_relu(&g, with_bias(x, FORMAL(QN_F32, 12, 37)));
    h = compose_relu(&g, with_bias(h, FORMAL(QN_F32, 37, 19)));
    h = compose_relu(&g, with_bias(h, FORMAL(QN_F32, 19, 24)));
    finish(VALUES_SPECIAL, compose_log_softmax(&g, with_bias(h, FORMAL(QN_F32, 24, 10)), 1));
}

/* With short rows, the roots of the variances would be a nest of their own. */
TEST(layer_norms_between_products)
{
    begin();
    node_id x = FORMAL(QN_F32, 61, 12), y = layer_norm(times(x, FORMAL(QN_F32, 12, 130), 0, 0, QN_NONE, 0));
    finish(VALUES_USUAL, times(y, FORMAL(QN_F32, 130, 7), 0, 0, QN_NONE, 0));
    begin();
    x = FORMAL(QN_F32, 2, 35, 12);
    y = layer_norm(times(x, FORMAL(QN_F32, 2, 12, 130), 1, 1, QN_NONE, 0));
    y = layer_norm(times(y, FORMAL(QN_F32, 2, 130, 107), 1, 1, QN_NONE, 0));
    finish(VALUES_USUAL, times(y, FORMAL(QN_F32, 2, 107, 13), 1, 1, QN_NONE, 0));
}

/* A chain of more than MOST_PARTS nests, some of which are normalizations. */
TEST(long_chains)
{
    for (int64_t rows = 26; rows < 80; rows += 31) {
        begin();
        node_id x = FORMAL(QN_F32, rows, 11);
        for (int64_t i = 0; i < 11; i++) {
            x = times(x, FORMAL(QN_F32, 11 + i, 12 + i), 0, 0, QN_NONE, 0);
            x = i % 3 == 1 ? layer_norm(x) : i % 3 ? compose_softmax(&g, x, 1) : x;
        }
        finish(VALUES_USUAL, x);
    }
}

TEST(products_and_transposes)
{
    int64_t swap[] = {1, 0}, by_row[] = {1, 0, 2}, inner[] = {0, 2, 1};
    begin(); /* the transpose of the last product */
    node_id x = FORMAL(QN_F32, 61, 9), y = times(x, FORMAL(QN_F32, 9, 31), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, b_transpose(&g, b_tanh(&g, times(y, FORMAL(QN_F32, 31, 33), 0, 0, QN_NONE, 0)), swap));
    begin(); /* of a softmax */
    x = FORMAL(QN_F32, 61, 9), y = compose_softmax(&g, times(x, FORMAL(QN_F32, 9, 31), 0, 0, QN_NONE, 0), 1);
    finish(VALUES_USUAL, b_transpose(&g, y, swap));
    begin(); /* of each head */
    x = FORMAL(QN_F32, 3, 29, 9), y = times(x, FORMAL(QN_F32, 3, 9, 31), 1, 1, QN_NONE, 0);
    finish(VALUES_USUAL, b_transpose(&g, compose_softmax(&g, y, 2), by_row));
    begin(); /* between products of heads, so that all rows of a head are needed */
    x = FORMAL(QN_F32, 13, 29, 9), y = times(x, FORMAL(QN_F32, 13, 9, 31), 1, 1, QN_NONE, 0);
    finish(VALUES_USUAL,
           times(b_transpose(&g, compose_softmax(&g, y, 2), inner), FORMAL(QN_F32, 13, 29, 5), 1, 1, QN_NONE, 0));
}

/* A nest whose leading loop is the product of two shared loops, or the other way around. */
TEST(reshapes_between_products)
{
    int64_t flat[] = {39, 8}, split[] = {3, 13, 8}, pairs[] = {13, 3, 8};
    begin();
    node_id x = times(FORMAL(QN_F32, 3, 13, 9), FORMAL(QN_F32, 9, 8), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, times(b_reshape(&g, x, 2, flat), FORMAL(QN_F32, 8, 20), 0, 0, QN_NONE, 0));
    begin();
    x = compose_softmax(&g, times(FORMAL(QN_F32, 39, 9), FORMAL(QN_F32, 9, 8), 0, 0, QN_NONE, 0), 1);
    finish(VALUES_USUAL, times(b_reshape(&g, x, 3, split), FORMAL(QN_F32, 3, 8, 5), 1, 1, QN_NONE, 0));
    begin();
    x = times(FORMAL(QN_F32, 39, 9), FORMAL(QN_F32, 9, 8), 0, 0, QN_NONE, 0);
    x = compose_softmax(&g, b_reshape(&g, x, 3, pairs), 2);
    finish(VALUES_USUAL, times(b_reshape(&g, x, 2, flat), FORMAL(QN_F32, 8, 20), 0, 0, QN_NONE, 0));
}

/* With more loops than an index can have terms (index.h), nests stay as they are. */
TEST(many_dimensions)
{
    int64_t dims[15] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3}, order[15];
    for (uint32_t rank = 6; rank <= 15; rank += 3) {
        begin();
        for (uint32_t i = 0; i < rank; i++)
            order[i] = i + 2 < rank ? rank - 3 - i : i;
        node_id x = formal_of(QN_F32, (attr_dims){rank, dims + 15 - rank});
        node_id y = compose_softmax(&g, times(b_transpose(&g, x, order), FORMAL(QN_F32, 3, 7), 0, 0, QN_NONE, 0), -1);
        end(times(y, FORMAL(QN_F32, 7, 2), 0, 0, QN_NONE, 0));
        CHECK(agree_joined(__FILE__, __LINE__, VALUES_USUAL, 1) || rank > 9);
        done();
    }
    begin(); /* one loop here, many loops there */
    node_id x = times(FORMAL(QN_F32, 1 << 9, 4, 3), FORMAL(QN_F32, 3, 7), 0, 0, QN_NONE, 0);
    int64_t split[] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 7};
    end(times(b_reshape(&g, x, 12, split), FORMAL(QN_F32, 7, 5), 0, 0, QN_NONE, 0));
    agree_joined(__FILE__, __LINE__, VALUES_USUAL, 1);
    done();
}

/* ---- long sums --------------------------------------------------------------------------------------------------- */

/* Sums in chunks (docs/numerics.md). */
TEST(long_sums)
{
    begin();
    node_id x = times(FORMAL(QN_F32, 25, 3), FORMAL(QN_F32, 3, 700), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, times(b_tanh(&g, x), FORMAL(QN_F32, 700, 9), 0, 0, QN_NONE, order_chain));
    begin();
    x = times(FORMAL(QN_F32, 25, 3), FORMAL(QN_F32, 3, 1000), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, times(compose_softmax(&g, x, 1), FORMAL(QN_F32, 1000, 9), 0, 0, QN_NONE, 0));
    begin();
    x = times(FORMAL(QN_F32, 13, 2), FORMAL(QN_F32, 2, 17000), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, compose_softmax(&g, x, 1));
    begin();
    x = times(FORMAL(QN_F32, 14, 2), FORMAL(QN_F32, 2, 17000), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, times(x, FORMAL(QN_F32, 17000, 2), 0, 0, QN_NONE, order_lanes));
}

/* ---- control, results and updates -------------------------------------------------------------------------------- */

TEST(joined_nests_in_loops)
{
    begin();
    node_id k = FORMAL(QN_F32, 2, 29, 9), x = FORMAL(QN_F32, 2, 29, 9), zero = constant_i32(0);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("2x29x9xf32");
    region_id condition = CLOSE(less(i, constant_i32(3)));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id state = in("2x29x9xf32"), keys = graph_capture(&g, k);
    region_id body = CLOSE(b_add(&g, i, constant_i32(1)), attention_of(state, keys, state, causal_mask));
    finish(VALUES_USUAL, node_result(&g, MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, x), 1));
}

/* The joined nests are in the body of a loop, and update its state. */
TEST(joined_nests_that_update_a_state)
{
    begin();
    node_id w = FORMAL(QN_F32, 31, 31), x = FORMAL(QN_F32, 50, 31), zero = constant_i32(0);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("50x31xf32");
    region_id condition = CLOSE(less(i, constant_i32(4)));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id state = in("50x31xf32"), h = times(state, graph_capture(&g, w), 0, 0, QN_NONE, 0);
    h = times(compose_softmax(&g, h, 1), graph_capture(&g, w), 0, 0, QN_NONE, 0);
    region_id body = CLOSE(b_add(&g, i, constant_i32(1)), b_add(&g, state, h));
    finish(VALUES_USUAL, node_result(&g, MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, x), 1));
}

TEST(joined_nests_in_functions)
{
    begin();
    graph_open_region(&g, "attend");
    node_id q = in("2x29x9xf32"), k = in("2x29x9xf32");
    region_id attend = CLOSE(attention_of(q, k, q, no_mask));
    node_id x = FORMAL(QN_F32, 2, 29, 9), y = FORMAL(QN_F32, 2, 29, 9);
    x = MAKE(OP_call, ATTRS(REGIONS(attend)), x, y);
    finish(VALUES_USUAL, MAKE(OP_call, ATTRS(REGIONS(attend)), b_tanh(&g, x), y), x);
}

TEST(temporaries_that_are_results)
{
    begin();
    node_id x = FORMAL(QN_F32, 61, 9), y = times(x, FORMAL(QN_F32, 9, 31), 0, 0, QN_NONE, 0);
    node_id z = times(y, FORMAL(QN_F32, 31, 20), 0, 0, QN_NONE, 0), p = compose_softmax(&g, z, 1);
    finish(VALUES_USUAL, z, times(p, FORMAL(QN_F32, 20, 7), 0, 0, QN_NONE, 0), p);
    begin();
    x = FORMAL(QN_F32, 61, 9), y = times(x, FORMAL(QN_F32, 9, 31), 0, 0, QN_NONE, 0);
    z = times(y, FORMAL(QN_F32, 31, 20), 0, 0, QN_NONE, 0);
    finish(VALUES_USUAL, b_sum(&g, z, DIMS(0)), b_sum(&g, z, DIMS(1)),
           times(z, FORMAL(QN_F32, 20, 7), 0, 0, QN_NONE, 0));
}

static void share(uint32_t input, uint32_t output) { region_at(&g, g.open)->formals.at[input].alias = (int32_t)output; }

TEST(inputs_updated_in_place)
{
    begin(); /* each row is read only by the iteration that writes it */
    node_id x = FORMAL(QN_F32, 61, 31), w = FORMAL(QN_F32, 31, 31);
    share(0, 0);
    node_id p = compose_softmax(&g, times(x, w, 0, 0, QN_NONE, 0), 1);
    finish(VALUES_USUAL, b_add(&g, x, times(p, w, 0, 0, QN_NONE, 0)));
    begin(); /* the keys are all rows */
    x = FORMAL(QN_F32, 61, 9);
    share(0, 0);
    finish(VALUES_USUAL, b_add(&g, x, attention_of(x, x, x, no_mask)));
    begin(); /* a part of the input, at a computed place */
    x = FORMAL(QN_F32, 61, 31), w = FORMAL(QN_F32, 31, 31);
    node_id cache = FORMAL(QN_F32, 100, 31), at = in("i32"), zero = constant_i32(0);
    share(2, 0);
    node_id y = compose_softmax(&g, times(times(x, w, 0, 0, QN_NONE, 0), w, 0, 0, QN_NONE, 0), 1);
    finish(VALUES_USUAL, b_dynamic_update_slice(&g, cache, y, (node_id[]){at, zero}), b_tanh(&g, y));
}

/* Keys and values from a cache, at a computed place. */
TEST(slices_at_computed_places)
{
    begin();
    node_id q = FORMAL(QN_F32, 40, 9), keys = FORMAL(QN_F32, 90, 9), at = in("i32"), zero = constant_i32(0);
    node_id k = b_dynamic_slice(&g, keys, (node_id[]){at, zero}, (int64_t[]){37, 9});
    node_id p = compose_softmax(&g, times(q, k, 0, 1, QN_NONE, 0), 1);
    finish(VALUES_SMALL, times(p, k, 0, 0, QN_NONE, 0));
    begin();
    q = FORMAL(QN_F32, 40, 9), keys = FORMAL(QN_F32, 90, 9), at = in("i32"), zero = constant_i32(0);
    node_id scores = times(q, keys, 0, 1, QN_NONE, 0);
    p = compose_softmax(&g, b_dynamic_slice(&g, scores, (node_id[]){zero, at}, (int64_t[]){40, 50}), 1);
    finish(VALUES_SMALL, times(p, FORMAL(QN_F32, 50, 5), 0, 0, QN_NONE, 0));
}

/* ---- random chains, graphs and modules --------------------------------------------------------------------------- */

TEST(random_chains)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1), count = number_from("QUERN_RANDOM_COUNT", 10);
    for (uint64_t seed = first; seed < first + count && unit_failures < MAX_REPORTS; seed++) {
        random_chain(seed);
        agree_joined(__FILE__, __LINE__, seed % 3 ? VALUES_USUAL : VALUES_SPECIAL, seed);
        done();
    }
}

static void random_cases(uint64_t count, const uint32_t *what)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1);
    count = number_from("QUERN_RANDOM_COUNT", count);
    for (uint64_t seed = first; seed < first + count && unit_failures < MAX_REPORTS; seed++) {
        random_graph(seed, what);
        agree_joined(__FILE__, __LINE__, seed % 3 ? VALUES_USUAL : VALUES_SPECIAL, seed);
        done();
    }
}

TEST(random_products)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 20, [MOVEMENT] = 15, [SOURCE] = 5, [REDUCTION] = 15, [PRODUCT] = 40, [PATTERN] = 10};
    random_cases(400, what);
}

TEST(random_graphs)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 20, [MOVEMENT] = 20, [SOURCE] = 5,  [REDUCTION] = 15, [PRODUCT] = 20, [LOOP] = 8,
        [BRANCH] = 8,          [CALL] = 10,     [PATTERN] = 10};
    random_cases(400, what);
}

static void agree_module(const char *path, const char *source, size_t size)
{
    qn_status why = NULL;
    CHECK_OK(graph_init(&g));
    CHECK_OK(stablehlo_parse(&g, path, source, size));
    function = graph_entry(&g, &why);
    qn_status_free(why);
    agree_joined(path, 0, VALUES_USUAL, 1);
    graph_free(&g);
}

TEST(modules)
{
    agree_unsimplified = false;
    each_module("modules", agree_module);
    agree_unsimplified = true;
}

/* Two convolutions pass the images of a batch on, one after another. */
TEST(convolutions)
{
    uint32_t ways = 0;
    for (int i = 0; i < 8; i++) {
        bool last = i % 2;
        begin();
        convolution_case c = plain_convolution(last, 8 + i, 3, 7 + 3 * i, 3, 1, 1);
        convolution_case d = plain_convolution(last, 8 + i, 7 + 3 * i, 5 + i, 1 + i % 4, 1 + i / 6, i % 3);
        c.batch = d.batch = 3 + i;
        node_id x = convolution_formal(QN_F32, 4, c.input, c.batch, c.inputs, c.lhs);
        node_id w = convolution_formal(QN_F32, 4, c.weights, c.inputs, c.outputs, c.kernel);
        node_id v = convolution_formal(QN_F32, 4, d.weights, d.inputs, d.outputs, d.kernel);
        node_id y = convolve(&d, compose_relu(&g, convolve(&c, x, w, QN_NONE)), v, QN_NONE);
        end(b_tanh(&g, y));
        ways += agree_joined(__FILE__, __LINE__, VALUES_USUAL, (uint64_t)i);
        done();
    }
    CHECK(ways > 0);
}

TEST(many_programs_had_joined_nests)
{
    if (programs > 500) /* not if arguments choose some of the tests */
        CHECK(joined_programs > 100 && all_parts > 400);
    printf("%u of %u programs had joined nests: %u, of %u parts\n", joined_programs, programs, all_joined, all_parts);
}
