/* What calls need not compute again (src/schedule/prepare.c): which steps it is, and that it has the same bits. */
#include "unit.h"

#include "agree.h"

/* The number of PREPARE steps of the function, compiled with `prepare`; *bytes: what they keep. */
static uint32_t prepares(uint32_t prepare, int64_t *bytes)
{
    canonical_bytes canonical;
    void *image = NULL;
    size_t size;
    uint32_t count = 0;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    const qn_compile_request request = {
        .graph = canonical.bytes, .graph_size = canonical.size, .level = "x86-64-v3", .prepare = prepare};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &size));
    *bytes = 0;
    for (const plan_step *s = image_next_prepare(image, NULL); s; s = image_next_prepare(image, s), count++)
        *bytes += s->tiles;
    free(image);
    canonical_bytes_free(&canonical);
    return count;
}

static node_id product(node_id x, node_id w, int64_t contracted)
{
    return MAKE(OP_dot_general,
                ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(contracted),
                      .element_type = node_shape(&g, x)->dtype),
                x, w);
}

static node_id constant(const char *type_text, float first)
{
    enum { MOST = 1 << 17 };
    static float data[MOST];
    type_id t = type_of(type_text);
    int64_t count = type_at(&g, t)->elements;
    for (int64_t i = 0; i < count && i < MOST; i++)
        data[i] = first + (float)(i % 91) / 64;
    return node_constant(&g, t, data, false);
}

/* agree() takes its variants in turn. */
static void agree_all(void)
{
    for (uint64_t seed = 1; seed <= 2; seed++)
        agree_seeded(__FILE__, __LINE__, VALUES_USUAL, seed);
}

/* Checks how many sources are prepared with `prepare` 1 and 2. */
static void check_count(uint32_t constants, uint32_t all)
{
    int64_t bytes;
    CHECK_EQ_U64(prepares(0, &bytes), 0);
    CHECK_EQ_U64(prepares(1, &bytes), constants);
    CHECK_EQ_U64(prepares(2, &bytes), all);
}

TEST(weights_in_both_layouts)
{
    static const char *const types[] = {"f32", "f64", "bf16", "i32", "i8"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        for (int turned = 0; turned < 2; turned++) {
            char x[32], w[32];
            snprintf(x, sizeof x, "9x130x%s", types[i]);
            snprintf(w, sizeof w, turned ? "75x130x%s" : "130x75x%s", types[i]);
            begin();
            end(product(in(x), in(w), turned));
            check_count(0, 1);
            agree_all();
            done();
        }
}

/* Products with one row, and batches of them. */
TEST(vectors)
{
    begin();
    node_id x = in("1x130xf32"), w = in("75x130xf32");
    end(b_add(&g, product(x, w, 1), in("1x75xf32")));
    check_count(0, 1);
    agree_all();
    done();
    begin();
    x = in("6x1x300xf32"), w = in("6x75x300xf32");
    end(MAKE(OP_dot_general,
             ATTRS(.lhs_batching_dimensions = DIMS(0), .rhs_batching_dimensions = DIMS(0),
                   .lhs_contracting_dimensions = DIMS(2), .rhs_contracting_dimensions = DIMS(2),
                   .element_type = QN_F32),
             x, w));
    check_count(0, 1);
    agree_all();
    done();
}

/* Batches of matrices, and of matrices by one weight. */
TEST(batches)
{
    begin();
    node_id x = in("3x5x130xf32"), w = in("3x75x130xf32"), v = in("75x130xf32");
    node_id a = MAKE(OP_dot_general,
                     ATTRS(.lhs_batching_dimensions = DIMS(0), .rhs_batching_dimensions = DIMS(0),
                           .lhs_contracting_dimensions = DIMS(2), .rhs_contracting_dimensions = DIMS(2),
                           .element_type = QN_F32),
                     x, w);
    node_id b = MAKE(
        OP_dot_general,
        ATTRS(.lhs_contracting_dimensions = DIMS(2), .rhs_contracting_dimensions = DIMS(1), .element_type = QN_F32), x,
        v);
    end(a, b);
    check_count(0, 2);
    agree_all();
    done();
}

TEST(constant_weights)
{
    int64_t bytes;
    begin();
    node_id x = in("9x128xf32");
    node_id h = MAKE(OP_tanh, NO_ATTRS, product(x, constant("128x96xf32", 0), 0));
    end(product(h, constant("64x96xf32", -1), 1));
    check_count(1, 1);
    prepares(1, &bytes);
    CHECK_EQ_U64(bytes, 4 * (128 * 96 + 96 * 64));
    agree_all();
    done();
}

/* Two products with the same weight read one copy. */
TEST(equal_copies_are_shared)
{
    int64_t bytes;
    begin();
    node_id w = in("64x128xf32");
    node_id a = product(in("8x128xf32"), w, 1), b = product(in("8x128xf32"), w, 1);
    end(MAKE(OP_add, NO_ATTRS, a, MAKE(OP_tanh, NO_ATTRS, b)));
    CHECK_EQ_U64(prepares(2, &bytes), 1);
    CHECK_EQ_U64(bytes, 4 * 128 * 64);
    agree_all();
    done();
}

/* The copy of a weight that each round of a loop reads is made before the loop. */
TEST(weights_of_loops)
{
    begin();
    node_id x = in("4x64xf32"), w = in("64x64xf32");
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("4x64xf32");
    region_id condition = CLOSE(b_compare(&g, comparison_direction_LT, i, constant_i32(20)));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id state = in("4x64xf32"), weight = graph_capture(&g, w);
    region_id body = CLOSE(b_add(&g, i, constant_i32(1)), MAKE(OP_tanh, NO_ATTRS, product(state, weight, 1)));
    end(node_result(&g, MAKE(OP_while, ATTRS(REGIONS(condition, body)), constant_i32(0), x), 1));
    check_count(0, 1);
    agree_all();
    done();
}

/* What depends on two inputs, or on an input that the function updates, is computed in each call. */
TEST(not_prepared)
{
    begin();
    node_id x = in("8x128xf32"), w = in("128x64xf32"), v = in("128x64xf32");
    end(product(x, MAKE(OP_multiply, NO_ATTRS, w, v), 0));
    check_count(0, 0);
    done();
    begin();
    x = in("8x128xf32"), w = in("128x64xf32");
    node_id y = product(x, w, 0), next = MAKE(OP_add, NO_ATTRS, w, w);
    end_with(2, (node_id[]){y, next});
    region_at(&g, function)->formals.at[1].alias = 1;
    check_count(0, 0);
    done();
}

/* Not only copies of operands: a nest that depends on one input alone. */
TEST(other_nests)
{
    begin();
    node_id x = in("70x90xf32"), w = in("90x70xf32"), zero = constant_f32(0);
    node_id sums = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), w, zero);
    node_id more = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(binary_region(OP_add, "f32"))), x, zero);
    end(MAKE(
            OP_dot_general,
            ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0), .element_type = QN_F32),
            x, MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(90, 70), .broadcast_dimensions = DIMS(1)), sums)),
        more);
    int64_t bytes;
    CHECK(prepares(2, &bytes) >= 1);
    agree_all();
    done();
}

/* A PREPARE step runs without outputs, so none of its temporaries lies in one. */
TEST(temporaries)
{
    begin();
    node_id x = in("1x64x28x28xf32"), w = in("64x64x3x3xf32");
    end(MAKE(OP_convolution,
             ATTRS(.input_dimensions = DIMS(0, 1, 2, 3), .kernel_dimensions = DIMS(1, 0, 2, 3),
                   .output_dimensions = DIMS(0, 1, 2, 3), .padding = {2, (const attr_pair[]){{1, 1}, {1, 1}}}),
             x, w));
    check_count(0, 2); /* the image is transposed, too */
    agree_all();
    done();
}

TEST(convolutions)
{
    begin();
    node_id x = in("1x7x7x64xf32"), w = in("3x3x64x64xf32");
    end(MAKE(OP_convolution,
             ATTRS(.input_dimensions = DIMS(0, 3, 1, 2), .kernel_dimensions = DIMS(2, 3, 0, 1),
                   .output_dimensions = DIMS(0, 3, 1, 2), .padding = {2, (const attr_pair[]){{1, 1}, {1, 1}}}),
             x, w));
    check_count(0, 1);
    agree_all();
    done();
}
