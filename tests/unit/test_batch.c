/* Programs in which no row mixes with another. Each row of a batch must have the bits that this row has alone
 * (batch.h). The extents of features are near the edges of vectors, lanes and chunks. */
#include "batch.h"
#include "graph/compose.h"
#include "graph/compose_nn.h"
#include "graph/compose_window.h"
#include "graph/window.h"

/* PROGRAM(name) { ... } makes a function, and the test of the same name checks its rows. */
#define PROGRAM(name)                                                                                                  \
    static void program_##name(void);                                                                                  \
    TEST(name) { check_rows(program_##name); }                                                                         \
    static void program_##name(void)

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

static const type *shape_of(node_id n) { return node_shape(&g, n); }

#define LAST DIMS(-1)
#define RESHAPED(n, ...) b_reshape(&g, n, DIMS(__VA_ARGS__).count, DIMS(__VA_ARGS__).at)
#define TRANSPOSED(n, ...) b_transpose(&g, n, DIMS(__VA_ARGS__).at)

/* Applies a binary operation to operands that broadcast as numpy's do. */
static node_id apply(op_kind op, node_id x, node_id y)
{
    const type *a = shape_of(x), *b = shape_of(y), *wide = a->rank < b->rank ? b : a, *narrow = wide == a ? b : a;
    int64_t dims[MAX_RANK];
    uint32_t rank = wide->rank, missing = rank - narrow->rank;
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = i >= missing && wide->dims[i] == 1 ? narrow->dims[i - missing] : wide->dims[i];
    x = compose_broadcast_to(&g, x, rank, dims);
    y = compose_broadcast_to(&g, y, rank, dims);
    return MAKE(op, NO_ATTRS, x, y);
}
static node_id plus(node_id x, node_id y) { return apply(OP_add, x, y); }
static node_id minus(node_id x, node_id y) { return apply(OP_subtract, x, y); }
static node_id times(node_id x, node_id y) { return apply(OP_multiply, x, y); }
static node_id over(node_id x, node_id y) { return apply(OP_divide, x, y); }

static node_id scaled(node_id x, double factor) { return b_scale(&g, x, factor); }
static node_id tanh_of(node_id x) { return b_tanh(&g, x); }
static node_id sigmoid(node_id x) { return b_logistic(&g, x); }
static node_id sum(node_id x, attr_dims dims) { return compose_sum(&g, x, dims, false); }
/* The square root of x + 1. If x is not negative, the root is not 0, so that it can be a divisor. */
static node_id root(node_id x) { return b_sqrt(&g, b_shift(&g, x, 1)); }

/* Multiplies as numpy's einsum does. A letter that both operands have is a batching dimension if the result has the
 * letter too; otherwise it is a contracting dimension. The attributes list the dimensions in the order of lhs. */
static node_id einsum_to(const char *spec, node_id lhs, node_id rhs, qn_dtype to)
{
    const char *right = strchr(spec, ',') + 1, *result = strchr(spec, '>') + 1;
    size_t left_count = (size_t)(right - spec) - 1, right_count = (size_t)(result - right) - 2;
    int64_t lists[4][MAX_RANK], order[MAX_RANK];
    uint32_t batching = 0, contracting = 0, count = 0;
    char made[2 * MAX_RANK + 1] = "";
    for (size_t i = 0; i < left_count; i++) {
        const char *other = memchr(right, spec[i], right_count);
        bool kept = strchr(result, spec[i]) != NULL;
        if (other) {
            lists[kept ? 0 : 2][kept ? batching : contracting] = (int64_t)i;
            lists[kept ? 1 : 3][kept ? batching++ : contracting++] = other - right;
        }
        if (other && kept)
            made[count++] = spec[i];
    }
    for (size_t i = 0; i < left_count; i++)
        if (!memchr(right, spec[i], right_count))
            made[count++] = spec[i];
    for (size_t i = 0; i < right_count; i++)
        if (!memchr(spec, right[i], left_count))
            made[count++] = right[i];
    for (uint32_t i = 0; i < count; i++)
        order[i] = strchr(made, result[i]) - made;
    node_id product = b_dot_general(&g, lhs, rhs, (attr_dims){batching, lists[0]}, (attr_dims){batching, lists[1]},
                                    (attr_dims){contracting, lists[2]}, (attr_dims){contracting, lists[3]}, to);
    return b_transpose(&g, product, order);
}
static node_id einsum(const char *spec, node_id lhs, node_id rhs) { return einsum_to(spec, lhs, rhs, QN_NONE); }

/* A weight with elements in [-2, 2) / sqrt(inputs), so that activations do not saturate. */
static node_id weight(const char *spelling, double inputs) { return scaled(in(spelling), 1 / sqrt(inputs)); }

static node_id layer_norm(node_id x, node_id gain, node_id bias)
{
    node_id centred = minus(x, compose_mean(&g, x, LAST, true)), variance = compose_variance(&g, x, LAST, true);
    return plus(times(times(centred, b_rsqrt(&g, b_shift(&g, variance, 1e-3))), gain), bias);
}

/* Makes a loop that applies `step` in each of `rounds` rounds. The entries x[0] .. x[count - 1] are the state of the
 * loop. Later entries are values from outside, which the step uses. */
static void repeat(int32_t rounds, uint32_t count, node_id *x, void (*step)(node_id round, node_id *x))
{
    node_id state[8] = {constant_i32(0)}, next[8];
    type_id types[8] = {type_of("i32")};
    CHECK(count < 8);
    for (uint32_t i = 0; i < count; i++) {
        state[i + 1] = x[i];
        types[i + 1] = node_type(&g, x[i]);
    }
    graph_open_region(&g, NULL);
    for (uint32_t i = 0; i <= count; i++)
        next[i] = graph_formal(&g, types[i], NULL);
    region_id condition = CLOSE(b_compare(&g, comparison_direction_LT, next[0], constant_i32(rounds)));
    graph_open_region(&g, NULL);
    for (uint32_t i = 0; i <= count; i++)
        next[i] = graph_formal(&g, types[i], NULL);
    memcpy(x, next + 1, count * sizeof *x);
    step(next[0], x);
    memcpy(next + 1, x, count * sizeof *x);
    next[0] = b_add(&g, next[0], constant_i32(1));
    region_id body = graph_close_region(&g, count + 1, next);
    node_id loop = node_make(&g, OP_while, count + 1, state, ATTRS(REGIONS(condition, body)));
    for (uint32_t i = 0; i < count; i++)
        x[i] = node_result(&g, loop, i + 1);
}

/* The part of x with index `at` in dimension 1. The part does not have this dimension. */
static node_id element(node_id x, node_id at)
{
    int64_t sizes[MAX_RANK], kept[MAX_RANK];
    node_id starts[MAX_RANK];
    uint32_t rank = shape_of(x)->rank;
    for (uint32_t i = 0; i < rank; i++) {
        starts[i] = i == 1 ? at : constant_i32(0);
        sizes[i] = i == 1 ? 1 : shape_of(x)->dims[i];
        kept[i - (i > 1)] = sizes[i];
    }
    return b_reshape(&g, b_dynamic_slice(&g, x, starts, sizes), rank - 1, kept);
}

/* x, shifted by `by` elements along dimension 1. The first `by` elements become `fill`, and the last `by` elements are
 * lost. */
static node_id shifted(node_id x, int64_t by, node_id fill)
{
    int64_t low[MAX_RANK] = {0, by}, high[MAX_RANK] = {0, -by}, none[MAX_RANK] = {0};
    return b_pad(&g, x, fill, low, high, none);
}

/* ---- dense layers ------------------------------------------------------------------------------------------------ */

PROGRAM(dense)
{
    node_id x = rows("17xf32"), w = in("17x33xf32"), b = in("33xf32"), y = rows("1000xf32"), v = in("1000x3xf32");
    end(compose_relu(&g, plus(einsum("bi,ij->bj", x, w), b)), einsum("bi,ij->bj", y, v));
}

PROGRAM(dense_with_rows_of_weights)
{
    node_id x = rows("300xf32"), w = weight("257x300xf32", 300), b = in("257xf32"), v = in("7x300xf32");
    end(tanh_of(plus(einsum("bi,ji->bj", x, w), b)), einsum("bi,ji->bj", x, v));
}

/* The weights are lhs, so the batch is a free dimension of rhs. */
PROGRAM(dense_with_weights_first)
{
    node_id x = rows("100xf32"), w = in("33x100xf32"), v = in("100x7xf32");
    end(einsum("ij,bj->bi", w, x), einsum("ji,bj->bi", v, x));
}

PROGRAM(dense_of_10000)
{
    node_id x = rows("10000xf32"), w = in("10000x3xf32"), v = in("3x10000xf32");
    end(einsum("bi,ij->bj", x, w), einsum("bi,ji->bj", x, v));
}

/* The weights have dimensions of extent 1, which the compiler must not confuse with a batch of 1. */
PROGRAM(dense_of_one_feature)
{
    node_id x = rows("1xf32"), y = rows("257xf32"), w = in("1x100xf32"), v = in("257x1xf32"), u = in("1x257xf32");
    node_id one = in("1x1xf32");
    end(einsum("bi,ij->bj", x, w), einsum("bi,ij->bj", y, v), einsum("bi,ji->bj", y, u), einsum("bi,ij->bj", x, one));
}

PROGRAM(weights_that_are_vectors)
{
    node_id x = rows("300xf32"), y = rows("16640xf32"), w = in("300xf32"), v = in("16640xf32");
    node_id turned = b_exponential(&g, TRANSPOSED(x, 1, 0));
    end(einsum("bi,i->b", x, w), einsum("i,bi->b", w, x), einsum("ib,i->b", turned, w), einsum("bi,i->b", y, v));
}

PROGRAM(dot_operation)
{
    node_id x = rows("64xf32"), w = in("64x7xf32"), v = in("64xf32");
    end(MAKE(OP_dot, NO_ATTRS, x, w), MAKE(OP_dot, NO_ATTRS, x, v));
}

static void perceptron(const char *dtype)
{
    char spelling[7][32];
    const char *shapes[] = {"64x", "64x100x", "100x", "100x33x", "33x", "33x7x", "7x"};
    for (int i = 0; i < 7; i++)
        snprintf(spelling[i], sizeof spelling[i], "%s%s", shapes[i], dtype);
    node_id x = rows(spelling[0]), w1 = weight(spelling[1], 64), b1 = in(spelling[2]), w2 = weight(spelling[3], 100);
    node_id b2 = in(spelling[4]), w3 = weight(spelling[5], 33), b3 = in(spelling[6]);
    node_id one = compose_gelu(&g, plus(einsum("bi,ij->bj", x, w1), b1), true);
    node_id two = compose_relu(&g, plus(einsum("bi,ij->bj", one, w2), b2));
    node_id scores = plus(einsum("bi,ij->bj", two, w3), b3);
    end(scores, compose_softmax(&g, scores, 1));
}
PROGRAM(mlp) { perceptron("f32"); }
PROGRAM(mlp_bf16) { perceptron("bf16"); }
PROGRAM(mlp_f16) { perceptron("f16"); }
PROGRAM(mlp_f64) { perceptron("f64"); }

PROGRAM(wider_results)
{
    node_id x = rows("100xbf16"), w = in("100x33xbf16"), y = rows("257xf16"), v = in("3x257xf16");
    node_id i = rows("65xi8"), u = in("65x5xi8");
    end(einsum_to("bi,ij->bj", x, w, QN_F32), einsum_to("bi,ji->bj", y, v, QN_F32),
        einsum_to("bi,ij->bj", i, u, QN_I32), einsum_to("bi,ij->bj", i, u, QN_F32));
}

PROGRAM(integers)
{
    node_id x = rows("33xi32"), w = in("33x17xi32"), y = rows("7xui8"), v = in("3x7xui8"), z = rows("100xi64");
    node_id u = in("100xi64"), p = rows("3xi1"), q = in("3x5xi1");
    end(einsum("bi,ij->bj", x, w), einsum("bi,ji->bj", y, v), einsum("bi,i->b", z, u), einsum("bi,ij->bj", p, q),
        sum(z, DIMS(1)));
}

static void layer(node_id round, node_id *x)
{
    (void)round;
    x[0] = plus(x[0], tanh_of(plus(einsum("bi,ij->bj", x[0], x[1]), x[2])));
}
PROGRAM(layers_in_a_loop)
{
    node_id x[] = {rows("64xf32"), weight("64x64xf32", 64), in("64xf32")};
    repeat(4, 1, x, layer);
    end(x[0]);
}

PROGRAM(residual_blocks)
{
    node_id x = rows("100xf32"), gain = in("100xf32"), bias = in("100xf32"), w = weight("100x257xf32", 100);
    node_id v = weight("100x257xf32", 257);
    for (int i = 0; i < 2; i++) {
        node_id wide = compose_gelu(&g, einsum("bi,ij->bj", layer_norm(x, gain, bias), w), false);
        x = plus(x, einsum("bj,ij->bi", wide, v));
    }
    end(x);
}

PROGRAM(called_twice)
{
    node_id x = rows("33xf32"), w = weight("33x33xf32", 33), v = weight("33x33xf32", 33);
    type_id types[] = {node_type(&g, x), node_type(&g, w)};
    graph_open_region(&g, "dense");
    node_id y = graph_formal(&g, types[0], NULL), u = graph_formal(&g, types[1], NULL);
    region_id f = CLOSE(tanh_of(einsum("bi,ij->bj", y, u)));
    end(MAKE(OP_call, ATTRS(REGIONS(f)), MAKE(OP_call, ATTRS(REGIONS(f)), x, w), v));
}

PROGRAM(gradients_of_rows)
{
    node_id x = rows("64xf32"), w = weight("64x33xf32", 64), v = weight("33x7xf32", 33), targets = rows("7xf32"),
            out[2];
    node_id scores = einsum("bi,ij->bj", tanh_of(einsum("bi,ij->bj", x, w)), v);
    node_id loss = b_sum_all(&g, times(compose_log_softmax(&g, scores, 1), targets));
    gradient(&g, "gradient", "y", loss, 2, (node_id[]){x, targets}, out);
    end_with(2, out);
}

/* ---- products of rows -------------------------------------------------------------------------------------------- */

PROGRAM(cosine_similarity)
{
    node_id x = rows("300xf32"), y = rows("300xf32"), z = in("300xf32");
    node_id lengths = root(times(einsum("bi,bi->b", x, x), einsum("bi,bi->b", y, y)));
    end(over(einsum("bi,bi->b", x, y), lengths), over(einsum("bi,i->b", x, z), root(sum(b_square(&g, x), DIMS(1)))));
}

PROGRAM(outer_products)
{
    node_id x = rows("33xf32"), y = rows("7xf32"), z = in("5xf32");
    node_id product = einsum("bi,bj->bij", x, y);
    end(product, sum(product, DIMS(1)), sum(product, DIMS(2)), einsum("bi,j->bij", x, z), einsum("j,bi->bij", z, x));
}

PROGRAM(matrices)
{
    node_id x = rows("3x17xf32"), y = rows("17x33xf32"), one = rows("1x100xf32"), z = rows("100x1xf32");
    node_id w = in("17x3xf32"), v = in("1x100xf32");
    end(einsum("bij,bjk->bik", x, y), einsum("bij,bjk->bik", one, z), einsum("bij,jk->bik", x, w),
        einsum("ji,bik->bjk", w, x), einsum("bji,bjk->bik", z, z), einsum("bij,kj->bik", one, v));
}

/* Each product has two contracting dimensions. Attributes list them in both orders. */
PROGRAM(two_contracting_dimensions)
{
    node_id x = rows("7x33xf32"), w = in("7x33xf32"), v = in("7x33x3xf32"), y = rows("33x7xf32");
    node_id backwards = b_dot_general(&g, x, w, NO_DIMS, NO_DIMS, DIMS(2, 1), DIMS(1, 0), QN_NONE);
    end(einsum("bij,ij->b", x, w), einsum("bji,ij->b", y, w), einsum("ij,bji->b", w, y), einsum("bij,ijk->bk", x, v),
        einsum("bij,bji->b", x, y), einsum("ijk,bji->bk", v, y), backwards);
}

PROGRAM(bilinear_forms)
{
    node_id x = rows("33xf32"), y = rows("17xf32"), w = in("33x17xf32"), t = in("3x33x17xf32");
    end(einsum("bj,bj->b", einsum("bi,ij->bj", x, w), y), einsum("bkj,bj->bk", einsum("bi,kij->bkj", x, t), y));
}

PROGRAM(experts)
{
    node_id x = rows("33xf32"), gates = in("33x5xf32"), w = in("5x33x17xf32");
    node_id gate = compose_softmax(&g, einsum("bi,ie->be", x, gates), 1);
    end(einsum("be,bej->bj", gate, einsum("bi,eij->bej", x, w)));
}

PROGRAM(embeddings)
{
    node_id words = rows("7xi32"), table = in("10x33xf32"), mixed = rows("257xf32"), wide = in("257x17xf32");
    node_id found = einsum("btv,vd->btd", compose_one_hot(&g, words, 10, QN_F32), table);
    end(found, sum(found, DIMS(1)), einsum("bv,vd->bd", compose_softmax(&g, mixed, 1), wide));
}

PROGRAM(distances)
{
    node_id x = rows("17xf32"), centres = in("33x17xf32");
    node_id apart = minus(RESHAPED(x, batch, 1, 17), RESHAPED(centres, 1, 33, 17));
    node_id squares = sum(b_square(&g, x), DIMS(1)), others = sum(b_square(&g, centres), DIMS(1));
    node_id product = scaled(einsum("bi,ki->bk", x, centres), -2);
    node_id expanded = plus(plus(product, RESHAPED(squares, batch, 1)), others);
    end(b_sqrt(&g, sum(b_square(&g, apart), DIMS(2))), expanded, compose_argmin(&g, expanded, 1));
}

/* ---- attention --------------------------------------------------------------------------------------------------- */

PROGRAM(attention)
{
    node_id q = rows("7x17xf32"), k = rows("33x17xf32"), v = rows("33x17xf32");
    node_id shares = compose_softmax(&g, scaled(einsum("btd,bsd->bts", q, k), 0.25), 2);
    end(einsum("bts,bsd->btd", shares, v));
}

PROGRAM(attention_with_heads_first)
{
    node_id q = rows("2x7x16xf32"), k = rows("2x9x16xf32"), v = rows("2x9x16xf32");
    node_id shares = compose_softmax(&g, scaled(einsum("bhtd,bhsd->bhts", q, k), 0.25), 3);
    end(einsum("bhts,bhsd->bhtd", shares, v));
}

/* Attention with a causal mask. In each projection of the input, the dimension of the heads comes after that of the
 * positions. The last product projects all heads together. */
PROGRAM(attention_with_heads_inside)
{
    node_id x = rows("9x33xf32"), wq = weight("33x3x7xf32", 33), wk = weight("33x3x7xf32", 33), wv = in("33x3x7xf32");
    node_id wo = in("3x7x33xf32");
    node_id q = einsum("bte,ehd->bthd", x, wq), k = einsum("bte,ehd->bthd", x, wk), v = einsum("bte,ehd->bthd", x, wv);
    node_id scores = einsum("bthd,bshd->bhts", q, k);
    int64_t square[] = {9, 9};
    node_id past =
        b_compare(&g, comparison_direction_GE, b_iota(&g, QN_I32, 2, square, 0), b_iota(&g, QN_I32, 2, square, 1));
    node_id mask = compose_broadcast_to(&g, past, 4, shape_of(scores)->dims);
    node_id shares = compose_softmax(&g, b_select(&g, mask, scores, b_fill_like(&g, scores, -1e30)), 3);
    end(einsum("bthd,hde->bte", einsum("bhts,bshd->bthd", shares, v), wo));
}

/* Each row has one query. The query meets the keys of its row, and keys that all rows share. */
PROGRAM(attention_with_one_query)
{
    node_id q = rows("64xf32"), k = rows("33x64xf32"), v = rows("33x17xf32"), keys = in("100x64xf32");
    node_id values = in("100x17xf32");
    node_id own = compose_softmax(&g, scaled(einsum("bd,btd->bt", q, k), 0.125), 1);
    node_id shared = compose_softmax(&g, scaled(einsum("bd,td->bt", q, keys), 0.125), 1);
    end(einsum("bt,btd->bd", own, v), einsum("bt,td->bd", shared, values));
}

/* Each row has a cache of keys. Writes the row's new key into this cache, then computes attention over the cache. */
PROGRAM(attention_over_a_cache)
{
    node_id q = rows("17xf32"), keys = rows("9x17xf32"), w = weight("17x17xf32", 17), at = in("i32");
    node_id starts[] = {constant_i32(0), at, constant_i32(0)};
    node_id key = RESHAPED(einsum("bi,ij->bj", q, w), batch, 1, 17);
    node_id all = b_dynamic_update_slice(&g, keys, key, starts);
    node_id shares = compose_softmax(&g, einsum("bd,btd->bt", q, all), 1);
    end(all, einsum("bt,btd->bd", shares, all));
}

/* ---- loops ------------------------------------------------------------------------------------------------------- */

static void rnn_step(node_id round, node_id *x)
{
    node_id input = element(x[1], round);
    x[0] = tanh_of(plus(plus(einsum("bi,ij->bj", input, x[2]), einsum("bi,ij->bj", x[0], x[3])), x[4]));
}
PROGRAM(rnn)
{
    node_id x[] = {rows("33xf32"), rows("6x7xf32"), weight("7x33xf32", 7), weight("33x33xf32", 33), in("33xf32")};
    repeat(6, 1, x, rnn_step);
    end(x[0]);
}

static void gru_step(node_id round, node_id *x)
{
    node_id input = element(x[1], round), update, reset, next;
    update = sigmoid(plus(einsum("bi,ij->bj", input, x[2]), einsum("bi,ij->bj", x[0], x[5])));
    reset = sigmoid(plus(einsum("bi,ij->bj", input, x[3]), einsum("bi,ij->bj", x[0], x[6])));
    next = tanh_of(plus(einsum("bi,ji->bj", input, x[4]), einsum("bi,ji->bj", times(reset, x[0]), x[7])));
    x[0] = plus(x[0], times(update, minus(next, x[0])));
}
PROGRAM(gru)
{
    node_id x[] = {rows("17xf32"),        rows("5x7xf32"),         in("7x17xf32"),          in("7x17xf32"),
                   weight("17x7xf32", 7), weight("17x17xf32", 17), weight("17x17xf32", 17), weight("17x17xf32", 17)};
    repeat(5, 1, x, gru_step);
    end(x[0]);
}

static void multiply_on(node_id round, node_id *x)
{
    node_id starts[] = {constant_i32(0), round};
    x[0] = b_multiply(&g, x[0], element(x[2], round));
    x[1] = b_dynamic_update_slice(&g, x[1], RESHAPED(x[0], batch, 1), starts);
}
PROGRAM(cumulative_products)
{
    node_id values = rows("33xf32"), ones = b_fill(&g, node_type(&g, sum(values, DIMS(1))), 1);
    node_id x[] = {ones, b_zeros_like(&g, values), values};
    repeat(33, 2, x, multiply_on);
    end(x[0], x[1]);
}

static void power_step(node_id round, node_id *x)
{
    (void)round;
    node_id next = einsum("ij,bj->bi", x[1], x[0]);
    x[0] = over(next, RESHAPED(root(einsum("bi,bi->b", next, next)), batch, 1));
}
PROGRAM(power_iteration)
{
    node_id x[] = {rows("33xf32"), in("33x33xf32")};
    repeat(5, 1, x, power_step);
    end(x[0]);
}

/* ---- reductions -------------------------------------------------------------------------------------------------- */

PROGRAM(layer_norms)
{
    node_id x = rows("1000xf32"), gain = in("1000xf32"), bias = in("1000xf32"), y = rows("3x17xbf16");
    node_id gains = in("17xbf16"), biases = in("17xbf16");
    end(layer_norm(x, gain, bias), layer_norm(y, gains, biases));
}

PROGRAM(rms_norms)
{
    node_id x = rows("300xf32"), gain = in("300xf32"), y = rows("7xf64");
    node_id mean = compose_mean(&g, b_square(&g, x), LAST, true);
    end(times(times(x, b_rsqrt(&g, b_shift(&g, mean, 1e-5))), gain),
        over(y, root(compose_sum(&g, b_square(&g, y), LAST, true))));
}

PROGRAM(softmaxes)
{
    node_id x = rows("257xf32"), y = rows("3xf32"), z = rows("7x33xf32"), h = rows("100xf16");
    end(compose_softmax(&g, x, 1), compose_softmax(&g, y, 1), compose_softmax(&g, z, 1), compose_softmax(&g, z, 2),
        compose_softmax(&g, h, 1));
}

PROGRAM(log_softmaxes)
{
    node_id x = rows("33xf32"), y = rows("10000xf32"), z = rows("17xbf16");
    node_id top = compose_maximum(&g, y, LAST, true);
    node_id sums = b_log(&g, compose_sum(&g, b_exponential(&g, minus(y, top)), LAST, true));
    end(compose_log_softmax(&g, x, 1), compose_log_softmax(&g, y, 1), plus(sums, top), compose_log_softmax(&g, z, 1));
}

PROGRAM(sums_over_two_dimensions)
{
    node_id x = rows("7x33xf32"), y = rows("128x129xf32"), z = rows("17x1xf32"), u = rows("1x100xf32");
    end(sum(x, DIMS(1, 2)), sum(y, DIMS(1, 2)), sum(z, DIMS(1, 2)), sum(u, DIMS(1, 2)), sum(u, DIMS(1)));
}

PROGRAM(sums_over_one_dimension)
{
    node_id x = rows("257x3xf32"), y = rows("300x1xf32"), z = rows("17x64xf32"), u = rows("33x1x1xf32");
    end(sum(x, DIMS(1)), sum(y, DIMS(1)), sum(z, DIMS(1)), sum(z, DIMS(2)), sum(u, DIMS(1)), sum(u, DIMS(1, 3)));
}

PROGRAM(sums_of_10000)
{
    node_id x = rows("10000xf32"), y = rows("16385xf64");
    end(sum(x, DIMS(1)), compose_mean(&g, y, DIMS(1), false), compose_variance(&g, x, DIMS(1), false));
}

/* In each reduction and product, the operand with rows has the batch as its last dimension. */
PROGRAM(batch_at_the_end)
{
    node_id x = rows("257xf32"), y = rows("3x17xf32"), w = in("257x7xf32"), v = in("257xf32");
    node_id turned = tanh_of(TRANSPOSED(x, 1, 0)), moved = b_exponential(&g, TRANSPOSED(y, 1, 2, 0));
    end(sum(turned, DIMS(0)), einsum("ib,ij->bj", turned, w), einsum("ij,ib->bj", w, turned),
        einsum("i,ib->b", v, turned), TRANSPOSED(sum(moved, DIMS(0)), 1, 0), TRANSPOSED(sum(moved, DIMS(1)), 1, 0),
        sum(moved, DIMS(0, 1)));
}

PROGRAM(batch_in_the_middle)
{
    node_id x = rows("33x7xf32"), y = rows("17x1xf32"), w = in("33x3xf32");
    node_id turned = b_exponential(&g, TRANSPOSED(x, 1, 0, 2)), narrow = tanh_of(TRANSPOSED(y, 1, 0, 2));
    end(sum(turned, DIMS(0)), sum(turned, DIMS(0, 2)), TRANSPOSED(sum(turned, DIMS(2)), 1, 0), sum(narrow, DIMS(0, 2)),
        einsum("ibj,ik->bjk", turned, w), sum(narrow, DIMS(0)));
}

PROGRAM(half_precision_sums)
{
    node_id x = rows("257xbf16"), y = rows("7x33xf16"), zero = b_fill(&g, type_of("bf16"), 0);
    node_id zero16 = b_fill(&g, type_of("f16"), 0);
    end(b_reduce(&g, OP_add, x, zero, DIMS(1)), sum(x, DIMS(1)), b_reduce(&g, OP_add, y, zero16, DIMS(1)),
        b_reduce(&g, OP_add, y, zero16, DIMS(2)), sum(y, DIMS(1, 2)), compose_mean(&g, y, DIMS(1), false));
}

PROGRAM(other_operations)
{
    node_id x = rows("33xf32"), i = rows("7x17xi32"), k = rows("3x5xi32"), p = rows("3xi1");
    node_id start = in("f32"), mask = in("i32"), no = b_fill(&g, type_of("i1"), 0), zero = constant_i32(0);
    end(b_reduce(&g, OP_multiply, x, start, DIMS(1)), b_reduce(&g, OP_maximum, x, start, DIMS(1)),
        b_reduce(&g, OP_minimum, x, start, DIMS(1)), b_reduce(&g, OP_and, k, constant_i32(-1), DIMS(1)),
        b_reduce(&g, OP_or, i, zero, DIMS(2)), b_reduce(&g, OP_xor, i, mask, DIMS(1, 2)),
        b_reduce(&g, OP_or, p, no, DIMS(1)), compose_minimum(&g, i, DIMS(1), false));
}

/* The region does not commute, and it captures a weight. */
PROGRAM(regions_that_capture)
{
    node_id x = rows("100xf32"), y = rows("17x3xf32"), decay = scaled(in("f32"), 0.25), out[3];
    graph_open_region(&g, NULL);
    node_id a = in("f32"), b = in("f32");
    region_id fold = CLOSE(b_add(&g, b_multiply(&g, a, decay), b));
    node_id start = constant_f32(0.5);
    out[0] = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(fold)), x, start);
    out[1] = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(fold)), y, start);
    out[2] = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1, 2), REGIONS(fold)), y, start);
    end_with(3, out);
}

PROGRAM(argmax)
{
    node_id x = rows("257xf32"), y = rows("7x33xbf16"), z = rows("17xi32");
    end(compose_argmax(&g, x, 1), compose_argmin(&g, x, 1), compose_argmax(&g, y, 1), compose_argmax(&g, y, 2),
        compose_argmin(&g, z, 1), compose_maximum(&g, x, LAST, false));
}

/* The region that JAX writes for argmax. It returns the larger of two values, and the place of this value. */
static region_id argmax_region(void)
{
    graph_open_region(&g, NULL);
    node_id x = in("f32"), i = in("i32"), y = in("f32"), k = in("i32");
    node_id better = b_or(&g, compare(comparison_direction_GT, x, y), compare(comparison_direction_NE, x, x));
    node_id before = b_and(&g, compare(comparison_direction_EQ, x, y), compare(comparison_direction_LT, i, k));
    return CLOSE(b_select(&g, better, x, y), b_select(&g, b_or(&g, better, before), i, k));
}
PROGRAM(argmax_of_jax)
{
    node_id x = rows("300xf32"), least = b_fill(&g, type_of("f32"), -INFINITY);
    node_id places = b_iota(&g, QN_I32, 2, shape_of(x)->dims, 1);
    region_id region = argmax_region();
    node_id both = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(region)), x, places, least, constant_i32(0));
    end(node_result(&g, both, 0), node_result(&g, both, 1));
}

/* ---- windows ----------------------------------------------------------------------------------------------------- */

static node_id at_least(graph *of, node_id a, node_id b, const void *user)
{
    return b_compare(of, *(const int *)user, a, b);
}

static window_set windows_over(node_id x, uint32_t d, int64_t size, int64_t stride, int64_t low)
{
    window_set w = {.shape = node_type(&g, x), .rank = shape_of(x)->rank};
    for (uint32_t i = 0; i < w.rank; i++)
        w.at[i] = (window_dim){.extent = shape_of(x)->dims[i], .size = 1, .stride = 1, .base = 1, .dilation = 1};
    for (uint32_t i = d; i < d + 2; i++)
        w.at[i] = (window_dim){shape_of(x)->dims[i], size, stride, 1, 1, low, 1};
    return w;
}

PROGRAM(pools)
{
    node_id x = rows("13x11x5xf32"), y = rows("3x12x17xbf16"), zero = constant_f32(0);
    window_set last = windows_over(x, 1, 3, 2, 1), first = windows_over(y, 2, 2, 1, 0);
    node_id low = b_fill(&g, type_of("bf16"), -INFINITY), value, place;
    int direction = comparison_direction_GE;
    b_window_winners(&g, &last, x, at_least, &direction, &value, &place);
    end(b_window_op(&g, &last, OP_add, x, zero), b_window_op(&g, &first, OP_maximum, y, low), value,
        b_window_spread(&g, &last, value));
}

/* One row has lanes along blocks of the scanned dimension, many rows have lanes along rows. */
PROGRAM(scans)
{
    node_id x = rows("2500xf32"), y = rows("70x3xf32"), z = rows("300xi8");
    end(compose_cumulative(&g, "", OP_add, x, 1, false), compose_cumulative(&g, "", OP_multiply, x, 1, true),
        compose_cumulative(&g, "", OP_add, y, 1, true), compose_cumulative(&g, "", OP_maximum, z, 1, false));
}

/* ---- features that move ------------------------------------------------------------------------------------------ */

PROGRAM(concatenated_features)
{
    node_id x = rows("7xf32"), y = rows("33xf32"), z = in("3xf32"), w = in("43x17xf32");
    node_id parts[] = {x, compose_broadcast_to(&g, z, 2, (int64_t[]){batch, 3}), y};
    node_id all = b_concatenate(&g, 3, parts, 1);
    end(compose_softmax(&g, all, 1), einsum("bi,ij->bj", all, w), sum(b_square(&g, all), DIMS(1)));
}

PROGRAM(sliced_features)
{
    node_id x = rows("100xf32"), w = in("33x7xf32");
    node_id part = b_slice_one(&g, x, 1, 1, 98, 3), halves = b_slice_one(&g, x, 1, 50, 100, 1);
    node_id gated = times(b_slice_one(&g, x, 1, 0, 50, 1), sigmoid(halves));
    end(einsum("bi,ij->bj", b_slice_one(&g, part, 1, 0, 33, 1), w), sum(part, DIMS(1)), gated, sum(gated, DIMS(1)),
        sum(times(b_reverse(&g, x, DIMS(1)), x), DIMS(1)));
}

PROGRAM(transposed_features)
{
    node_id x = rows("7x33xf32"), y = rows("3x5x17xf32"), w = in("7x9xf32");
    node_id turned = TRANSPOSED(x, 0, 2, 1), moved = TRANSPOSED(y, 0, 3, 1, 2);
    end(einsum("bij,jk->bik", turned, w), sum(b_exponential(&g, turned), DIMS(1)),
        sum(b_exponential(&g, moved), DIMS(1)), sum(tanh_of(moved), DIMS(1, 3)),
        RESHAPED(b_negate(&g, moved), batch, 17, 15), sum(RESHAPED(moved, batch, 255), DIMS(1)));
}

PROGRAM(padded_features)
{
    node_id x = rows("33xf32"), fill = in("f32"), w = in("72x3xf32");
    node_id wide = b_pad(&g, x, fill, (int64_t[]){0, 3}, (int64_t[]){0, 4}, (int64_t[]){0, 1});
    node_id narrow = b_pad(&g, x, fill, (int64_t[]){0, -2}, (int64_t[]){0, -1}, (int64_t[]){0, 0});
    end(sum(wide, DIMS(1)), einsum("bi,ij->bj", wide, w), sum(b_exponential(&g, narrow), DIMS(1)));
}

/* One dimension of a product contains both the rows of the batch and the positions. JAX writes a dense layer of a
 * sequence in this way. */
PROGRAM(batch_merged_with_positions)
{
    node_id x = rows("1x33xf32"), y = rows("3x100xf32"), w = in("33x7xf32"), v = in("100x17xf32");
    node_id one = einsum("bi,ij->bj", RESHAPED(x, batch, 33), w);
    node_id many = einsum("bi,ij->bj", RESHAPED(y, batch * 3, 100), v), softened = compose_softmax(&g, many, 1);
    end(RESHAPED(one, batch, 1, 7), RESHAPED(many, batch, 3, 17), RESHAPED(softened, batch, 3, 17),
        RESHAPED(sum(RESHAPED(b_exponential(&g, y), batch * 3, 100), DIMS(1)), batch, 3));
}

PROGRAM(dimensions_of_one)
{
    node_id x = rows("1x1x33xf32"), y = rows("33x1x1xf32"), w = in("33x1x7xf32"), v = in("1x33xf32");
    end(sum(x, DIMS(3)), sum(x, DIMS(1, 3)), sum(b_exponential(&g, y), DIMS(1)), einsum("bxyi,izj->bxyzj", x, w),
        einsum("bixy,izj->bxyzj", y, w), einsum("bxyi,yi->bx", x, v), einsum("bixy,xi->by", y, v));
}

PROGRAM(convolution)
{
    node_id x = rows("64xf32"), w = in("5xf32"), images = rows("17x3xf32"), taps = in("3x3x7xf32"), all = 0, made = 0;
    for (int64_t i = 0; i < 5; i++) {
        node_id part = times(b_slice_one(&g, x, 1, i, i + 60, 1), b_slice_one(&g, w, 0, i, i + 1, 1));
        all = all ? b_add(&g, all, part) : part;
    }
    for (int64_t i = 0; i < 3; i++) {
        node_id tap = RESHAPED(b_slice_one(&g, taps, 0, i, i + 1, 1), 3, 7);
        node_id part = einsum("btc,cd->btd", b_slice_one(&g, images, 1, i, i + 15, 1), tap);
        made = made ? b_add(&g, made, part) : part;
    }
    end(all, compose_relu(&g, made), compose_mean(&g, made, DIMS(1), false));
}

#define CONVOLVED(x, w, ...) MAKE(OP_convolution, ATTRS(__VA_ARGS__), x, w)
#define FEATURES_LAST                                                                                                  \
    .input_dimensions = DIMS(0, 3, 1, 2), .kernel_dimensions = DIMS(2, 3, 0, 1), .output_dimensions = DIMS(0, 3, 1, 2)
#define FEATURES_FIRST                                                                                                 \
    .input_dimensions = DIMS(0, 1, 2, 3), .kernel_dimensions = DIMS(1, 0, 2, 3), .output_dimensions = DIMS(0, 1, 2, 3)
#define PADS(...) ((attr_pairs){2, (const attr_pair[]){__VA_ARGS__}})

PROGRAM(convolutions)
{
    node_id x = rows("9x7x33xf32"), y = rows("5x9x18xbf16");
    node_id a = CONVOLVED(x, weight("3x3x33x20xf32", 297), FEATURES_LAST, .padding = PADS({1, 1}, {0, 1}));
    node_id b =
        CONVOLVED(x, weight("3x3x1x66xf32", 9), FEATURES_LAST, .feature_group_count = 33, .window_strides = DIMS(2, 1));
    node_id c = CONVOLVED(y, weight("7x5x3x2xbf16", 30), FEATURES_FIRST, .padding = PADS({2, 1}, {1, 1}));
    node_id d = CONVOLVED(compose_relu(&g, a), weight("1x1x20x3xf32", 20), FEATURES_LAST, .lhs_dilation = DIMS(2, 1));
    end(a, b, c, d, compose_mean(&g, a, DIMS(1, 2), false));
}

PROGRAM(sums_by_doubling)
{
    node_id x = rows("33xf32"), y = rows("17xf32"), zero = constant_f32(0), one = constant_f32(1);
    for (int64_t by = 1; by < 33; by *= 2)
        x = b_add(&g, x, shifted(x, by, zero));
    for (int64_t by = 1; by < 17; by *= 2)
        y = b_multiply(&g, y, shifted(y, by, one));
    end(x, y);
}

/* ---- branches ---------------------------------------------------------------------------------------------------- */

/* Indices of each row, and indices that all rows share. Some updates are out of bounds. */
PROGRAM(scatters)
{
    static const int64_t first[] = {0}, second[] = {1};
    node_id x = rows("7xf32"), places = rows("9xi32"), u = rows("9xf32"), y = rows("7x19xf32"), shared = in("30xi32");
    attrs of_row = {.inserted_window_dims = {1, second},
                    .input_batching_dims = {1, first},
                    .scatter_indices_batching_dims = {1, first},
                    .scatter_dims_to_operand_dims = {1, second},
                    .index_vector_dim = 2};
    end(b_scatter(&g, OP_add, x, places, u, &of_row), b_scatter(&g, OP_none, x, places, u, &of_row),
        compose_scatter(&g, "rows", OP_add, y, shared, rows("30x19xf32"), 1));
}

/* Sorts short rows and long rows. One comparator captures a weight, and one sort is along a dimension that is not the
 * last. */
PROGRAM(sorts)
{
    node_id x = rows("37xf32"), y = rows("1100xf32"), z = rows("9x5xbf16"), weight = in("f32"), out[5], sides[2];
    node_id inputs[] = {y, b_iota(&g, QN_I32, 2, shape_of(y)->dims, 1)};
    graph_open_region(&g, NULL);
    for (int i = 0; i < 2; i++)
        sides[i] = in("f32");
    in("i32");
    in("i32");
    for (int i = 0; i < 2; i++)
        sides[i] = b_abs(&g, b_subtract(&g, sides[i], weight));
    region_id nearer = CLOSE(compare(comparison_direction_LT, sides[0], sides[1]));
    node_id both = b_sort(&g, 2, inputs, 1, nearer);
    out[0] = node_result(&g, both, 0);
    out[1] = node_result(&g, both, 1);
    out[2] = b_sort_by(&g, 1, &x, 1, true, true);
    out[3] = b_sort_by(&g, 1, &z, 1, false, false);
    out[4] = node_result(&g, MAKE(OP_top_k, ATTRS(.k = 5), x), 1);
    end_with(5, out);
}

/* Token embeddings with a layer norm, an element of each row, and rows that each row of the batch picks itself. */
PROGRAM(takes)
{
    node_id ids = rows("5xi32"), table = in("9x33xf32"), x = rows("40xf32"), y = rows("9x6xf32");
    node_id tokens = compose_take(&g, table, ids, 0), mean = compose_mean(&g, tokens, LAST, true);
    node_id along = compose_take_along_axis(&g, x, ids, 1);
    node_id picked = compose_take_along_axis(&g, y, b_broadcast(&g, ids, 3, DIMS(batch, 5, 6).at, DIMS(0, 1).at), 1);
    end(over(minus(tokens, mean), plus(compose_variance(&g, tokens, LAST, true), constant_f32(1e-5f))), along,
        b_sum(&g, picked, DIMS(1)));
}

/* ---- layers ------------------------------------------------------------------------------------------------------ */

PROGRAM(layers)
{
    node_id x = rows("33xf32"), scale = in("33xf32"), offset = in("33xf32"), mean = in("33xf32"), square = in("33xf32");
    node_id variance = b_square(&g, square), q = rows("5x17xf32"), k = rows("7x17xf32"), v = rows("7x3xf32");
    node_id mask = in("5x7xf32"), out[8];
    out[0] = compose_layer_norm(&g, x, scale, offset, 1e-5);
    out[1] = compose_rms_norm(&g, x, scale, 1e-5);
    out[2] = MAKE(OP_batch_norm_inference, ATTRS(.epsilon = 0x3727C5AC, .feature_index = 1), x, scale, offset, mean,
                  variance);
    out[3] = compose_silu(&g, x);
    out[4] = compose_logsumexp(&g, x, 1);
    out[5] = compose_attention(&g, q, k, v, 0, true, 0);
    out[6] = compose_attention(&g, q, k, v, mask, false, 0.5);
    out[7] = compose_einsum(&g, "bij,bkj->bk", 2, (node_id[]){q, k});
    end_with(8, out);
}

PROGRAM(maps)
{
    node_id x = rows("33xf32"), y = rows("33xf32"), c = in("f32");
    region_id r = graph_open_region(&g, NULL);
    node_id a = graph_formal(&g, type_of("f32"), NULL), b = graph_formal(&g, type_of("f32"), NULL);
    r = CLOSE(b_add(&g, b_maximum(&g, a, b), b_multiply(&g, a, c)));
    node_id behind = MAKE(OP_optimization_barrier, NO_ATTRS, x, y);
    end(MAKE(OP_map, ATTRS(.dimensions = DIMS(0, 1), .region_count = 1, .regions = &r), node_result(&g, behind, 0), y));
}

PROGRAM(branches)
{
    node_id x = rows("33xf32"), w = weight("33x33xf32", 33), index = in("i32"), flag = in("i1");
    region_id regions[3];
    graph_open_region(&g, NULL);
    regions[0] = CLOSE(einsum("bi,ij->bj", x, w));
    graph_open_region(&g, NULL);
    regions[1] = CLOSE(compose_softmax(&g, x, 1));
    graph_open_region(&g, NULL);
    regions[2] = CLOSE(einsum("bi,ji->bj", tanh_of(x), w));
    node_id out[6];
    node_id indices[] = {constant_i32(1), b_remainder(&g, index, constant_i32(3)), constant_i32(7)};
    for (int i = 0; i < 3; i++)
        out[i] = node_result(
            &g, node_make(&g, OP_case, 1, &indices[i], ATTRS(REGIONS(regions[0], regions[1], regions[2]))), 0);
    node_id flags[] = {flag, b_not(&g, flag), b_fill(&g, type_of("i1"), 1)};
    for (int i = 0; i < 3; i++)
        out[3 + i] = node_result(&g, MAKE(OP_if, ATTRS(REGIONS(regions[0], regions[2])), flags[i]), 0);
    end_with(6, out);
}
