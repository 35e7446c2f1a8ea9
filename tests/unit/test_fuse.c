/* Tests of fusion: which nodes share a nest (schedule/nest.h), how many nests a program has, and how many of their
 * loads go through panels. */
#include "graph/build.h"
#include "graph/compose.h"
#include "graph_case.h"
#include "schedule/schedule.h"

static arena memory;
static schedule made;

/* Makes the schedule of the function that `end` has closed last. */
static void schedule_graph(void)
{
    arena_init(&memory);
    ARENA_ENTER(&memory, return );
    CHECK_OK(schedule_make(&made, &memory, &g, function, (target_shape){8, 16, 256 << 10}));
    ARENA_LEAVE(&memory);
}

static void drop_schedule(void)
{
    arena_free(&memory);
    done();
}

/* The number of the nest's loads that read buffers of this kind. */
static uint32_t loads(const nest *n, buffer_kind kind)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < n->args.count; i++)
        count += n->args.at[i].kind == ARG_LOAD && made.buffers.at[n->args.at[i].buffer].kind == kind;
    return count;
}

static uint32_t loops(const nest *n)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < n->stages.count; i++)
        count += n->stages.at[i].loop != NO_LOOP;
    return count;
}

static uint32_t panels(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < made.nests.count; i++)
        for (uint32_t k = 0; k < made.nests.at[i]->args.count; k++)
            count += made.nests.at[i]->args.at[k].panel > 0;
    return count;
}

static node_id reduce_rows(op_kind op, node_id x, int64_t dimension, float start)
{
    return MAKE(OP_reduce, ATTRS(.dimensions = DIMS(dimension), REGIONS(binary_region(op, "f32"))), x,
                constant_f32(start));
}

/* Two reductions and two elementwise functions of one input share a nest, whose only loop reads the input once. */
TEST(readers_of_one_input_share_a_nest)
{
    for (int64_t dimension = 0; dimension < 2; dimension++) {
        begin();
        node_id x = in("100x90xf32");
        end(reduce_rows(OP_add, x, dimension, 0), reduce_rows(OP_maximum, x, dimension, -1), b_tanh(&g, x),
            b_cosine(&g, x));
        schedule_graph();
        CHECK_EQ_U64(made.nests.count, 1);
        CHECK_EQ_U64(loads(made.nests.at[0], BUFFER_INPUT), 1);
        CHECK_EQ_U64(loops(made.nests.at[0]), 1);
        drop_schedule();
    }
}

TEST(functions_of_one_input_share_nests)
{
    enum { OUTPUTS = 1000 };
    static node_id outputs[OUTPUTS];
    begin();
    node_id x = in("1024xf32");
    for (int i = 0; i < OUTPUTS; i++)
        outputs[i] = b_multiply(&g, x, b_broadcast_scalar(&g, constant_f32((float)i + 0.5f), type_of("1024xf32")));
    end_with(OUTPUTS, outputs);
    schedule_graph();
    CHECK(made.nests.count <= OUTPUTS / 32);
    drop_schedule();
}

/* These products do not share a nest, because the accumulators of one product already take all registers. */
TEST(products_of_one_input_stay_alone)
{
    begin();
    node_id x = in("32x64xf32");
    end(compose_matmul(&g, x, in("64x48xf32")), compose_matmul(&g, x, in("64x16xf32")));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    drop_schedule();
}

/* Two values have different inputs and the same scalar factor. They do not share a nest. */
TEST(a_shared_scalar_does_not_join_nests)
{
    begin();
    node_id x = in("64xf32"), y = in("96xf32"), s = in("f32");
    end(b_multiply(&g, x, b_broadcast_scalar(&g, s, type_of("64xf32"))),
        b_multiply(&g, y, b_broadcast_scalar(&g, s, type_of("96xf32"))));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    drop_schedule();
}

TEST(a_long_sum_is_two_nests)
{
    begin();
    end(reduce_rows(OP_add, in("16000000xf32"), 0, 0));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    drop_schedule();
    begin();
    end(reduce_rows(OP_add, in("60000xf32"), 0, 0));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 1);
    drop_schedule();
}

/* A panel is a buffer in scratch. A nest transposes parts of an operand into the panel, so that no vector load must
 * gather. A transpose needs a panel, and so does a product whose right operand is contracted along its last
 * dimension. */
TEST(panels_replace_gathers)
{
    begin();
    end(b_transpose(&g, in("100x90xf32"), (int64_t[]){1, 0}));
    schedule_graph();
    CHECK_EQ_U64(panels(), 1);
    drop_schedule();
    begin();
    attrs numbers = {.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(1)};
    end(MAKE(OP_dot_general, &numbers, in("1x64xf32"), in("48x64xf32")));
    schedule_graph();
    CHECK_EQ_U64(panels(), 1);
    drop_schedule();
    begin();
    end(compose_matmul(&g, in("8x64xf32"), in("64x48xf32")));
    schedule_graph();
    CHECK_EQ_U64(panels(), 0);
    drop_schedule();
}

static node_id scores_times(node_id queries, node_id keys, node_id values)
{
    attrs by_features = {.lhs_batching_dimensions = DIMS(0),
                         .rhs_batching_dimensions = DIMS(0),
                         .lhs_contracting_dimensions = DIMS(2),
                         .rhs_contracting_dimensions = DIMS(2)};
    attrs by_keys = by_features;
    by_keys.rhs_contracting_dimensions = DIMS(1);
    node_id p = compose_softmax(&g, MAKE(OP_dot_general, &by_features, queries, keys), 2);
    return MAKE(OP_dot_general, &by_keys, p, values);
}

/* Attention is one nest, and its 8 MB of scores are never in memory at once. */
TEST(attention_is_one_nest)
{
    begin();
    end(scores_times(in("8x512x64xf32"), in("8x512x64xf32"), in("8x512x64xf32")));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 1);
    CHECK_EQ_U64(made.nests.at[0]->parts.count, 3);
    CHECK_EQ_U64(made.arena_bytes, 0);
    CHECK(made.scratch_bytes < 1 << 20);
    drop_schedule();
}

/* Equal nests with parts share a kernel, though the buffers of their tiles differ. */
TEST(equal_attentions_share_a_kernel)
{
    begin();
    node_id x = scores_times(in("8x512x64xf32"), in("8x512x64xf32"), in("8x512x64xf32"));
    end(scores_times(in("8x512x64xf32"), x, in("8x512x64xf32")));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    CHECK_EQ_U64(made.kernel_count, 1);
    drop_schedule();
}

/* Small scores stay in cache. Scores that are a result, too, must be written. */
TEST(what_joins_is_large_and_only_passed_on)
{
    begin();
    end(scores_times(in("2x64x64xf32"), in("2x64x64xf32"), in("2x64x64xf32")));
    schedule_graph();
    CHECK(made.nests.count > 1);
    drop_schedule();
    begin();
    attrs by_features = {.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(1)};
    node_id scores = MAKE(OP_dot_general, &by_features, in("1024x16xf32"), in("1024x16xf32"));
    end(scores, compose_softmax(&g, scores, 1));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    drop_schedule();
}

/* A block of rows would load all the weights again, 4 MB each time. */
TEST(products_with_large_weights_stay_apart)
{
    begin();
    node_id hidden = b_tanh(&g, compose_matmul(&g, in("512x1024xf32"), in("1024x1024xf32")));
    end(compose_matmul(&g, hidden, in("1024x1024xf32")));
    schedule_graph();
    CHECK(made.nests.count > 1);
    drop_schedule();
}

/* The product of a vector and a large matrix reads the matrix in long runs (nest.columns). */
TEST(a_large_matrix_is_read_in_strips)
{
    begin();
    end(compose_matmul(&g, in("1x1024xf32"), in("1024x1500xf32")));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    CHECK_EQ_U64(made.nests.at[0]->columns, 1504);
    drop_schedule();
    begin();
    end(compose_matmul(&g, in("1x512xf32"), in("512x1500xf32")));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 1);
    drop_schedule();
}

/* A sum and a maximum of all elements of a large input, and elementwise functions of it, share one pass. */
TEST(readers_of_all_elements_share_a_pass)
{
    begin();
    node_id x = in("400x300xf32");
    attrs all = {.dimensions = DIMS(0, 1), REGIONS(binary_region(OP_add, "f32"))};
    attrs most = {.dimensions = DIMS(0, 1), REGIONS(binary_region(OP_maximum, "f32"))};
    node_id sum = MAKE(OP_reduce, &all, x, constant_f32(0)), maximum = MAKE(OP_reduce, &most, x, constant_f32(-1));
    end(sum, maximum, b_tanh(&g, x), MAKE(OP_cosine, NO_ATTRS, x));
    schedule_graph();
    CHECK_EQ_U64(made.nests.count, 2);
    CHECK_EQ_U64(loads(made.nests.at[0], BUFFER_INPUT), 1);
    CHECK_EQ_U64(loops(made.nests.at[0]), 1);
    drop_schedule();
}
