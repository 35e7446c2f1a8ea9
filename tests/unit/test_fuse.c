/* Tests of fusion: which nodes share a nest (schedule/nest.h), how many nests a program has, how many of their loads go
 * through panels, and which reasons are printed for nests that are apart. */
#include "graph/build.h"
#include "graph/compose.h"
#include "graph_case.h"
#include "schedule/schedule.h"

static arena memory;
static schedule made;

/* Makes the schedule of the function that `end` has closed last. */
static void schedule_for(target_shape target)
{
    arena_init(&memory);
    ARENA_ENTER(&memory, return );
    CHECK_OK(schedule_make(&made, &memory, &g, function, target, false, PREPARE_NOTHING));
    ARENA_LEAVE(&memory);
}

static void schedule_graph(void) { schedule_for((target_shape){8, 16, 256 << 10, 0, true, 0, 2, 0, false}); }

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

/* A function whose `count` outputs are multiples of its input. */
static void multiples(uint32_t count)
{
    static node_id outputs[1000];
    begin();
    node_id x = in("1024xf32");
    for (uint32_t i = 0; i < count; i++)
        outputs[i] = b_multiply(&g, x, b_broadcast_scalar(&g, constant_f32((float)i + 0.5f), type_of("1024xf32")));
    end_with(count, outputs);
}

TEST(functions_of_one_input_share_nests)
{
    multiples(1000);
    schedule_graph();
    CHECK(made.nests.count <= 1000 / 32);
    drop_schedule();
}

/* Each reader of a chain of updates selects among the updates. So a long chain is computed in several nests. */
TEST(long_chains_of_updates_are_cut)
{
    begin();
    node_id x = in("8x32xf32"), at = in("i32"), start[] = {at, in("i32")}, other[] = {start[1], at};
    for (int i = 0; i < 60; i++) {
        node_id slice = b_dynamic_slice(&g, x, start, (const int64_t[]){2, 32});
        x = b_dynamic_update_slice(&g, x, b_negate(&g, slice), other);
    }
    end(x);
    schedule_graph();
    for (uint32_t i = 0; i < made.nests.count; i++)
        CHECK(made.nests.at[i]->args.count < 64);
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

/* So do reductions along columns, unless rows of a tile read the same elements, as the rows of a product do. */
TEST(columns_are_reduced_in_strips)
{
    for (uint32_t lanes = 8; lanes <= 16; lanes *= 2)
        for (int product = 0; product < 2; product++) {
            begin();
            end(product ? compose_matmul(&g, in("8x61x34xf32"), in("8x34x510xf32"))
                        : b_sum(&g, in("16x256x4096xf32"), DIMS(1)));
            schedule_for((target_shape){lanes, 2 * lanes, 256 << 10, 3 << 20, true, 0, 2, 0, false});
            CHECK_EQ_U64(made.nests.count, 1);
            CHECK_EQ_U64(made.nests.at[0]->columns > 0, !product);
            CHECK_EQ_U64(made.nests.at[0]->rows > 1, product);
            drop_schedule();
        }
}

/* Large results of a transpose are stored in whole cache lines (nest.streams, nest.shifts), also if their rows begin
 * between two lines. Their stores bypass the cache if operand and result are large, or if the rows of the result are a
 * multiple of 4 KB apart. A nest whose vectors do not stay in registers needs scratch to shift them. Halves move as
 * integers of 16 bits. */
TEST(transposed_rows_are_stored_in_lines)
{
    static const struct {
        const char *type;
        bool streams, shifts;
    } cases[] = {{"1000x1000xf32", false, true}, {"1500x1500xf32", true, true},  {"1024x1000xf32", true, false},
                 {"1000x1024xf32", false, true}, {"4000x4000xi8", true, true},   {"500x500xf32", false, true},
                 {"901x333xf64", false, true},   {"512x500xf32", false, false},  {"100x100xf32", false, false},
                 {"2000x2000xi8", false, true},  {"1000x1000xi8", false, false}, {"2048x2048xbf16", true, false},
                 {"2048x2048xf16", true, false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        begin();
        end(b_transpose(&g, in(cases[i].type), (int64_t[]){1, 0}));
        schedule_for((target_shape){16, 32, 256 << 10, 3 << 20, true, 0, 2, 0, false});
        nest *n = made.nests.at[0];
        CHECK_EQ_U64(n->streams, cases[i].streams);
        CHECK_EQ_U64(n->shifts, cases[i].shifts);
        n->shifts = true;
        qn_status refused = nest_verify_tiles(&made, n);
        bool narrow = strstr(cases[i].type, "i8") || strstr(cases[i].type, "f16");
        CHECK_EQ_U64(refused != NULL, narrow && !cases[i].shifts);
        qn_status_free(refused);
        drop_schedule();
    }
}

/* So are large results of a nest that computes element by element, also with vectors of half a line. */
TEST(large_results_of_maps_are_stored_in_lines)
{
    static const struct {
        const char *type;
        bool streams;
    } cases[] = {{"4000000xf32", true}, {"4000001xf32", true},   {"2000x2000xf32", true},
                 {"2000000xf64", true}, {"3000000xf32", false},  {"2000x2000xi8", false},
                 {"16000000xi8", true}, {"2001x2000xf32", true}, {"2000x2001xf32", false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (uint32_t lanes = 8; lanes <= 16; lanes *= 2) {
            begin();
            node_id x = in(cases[i].type);
            end(b_add(&g, x, b_reverse(&g, x, DIMS(0))));
            schedule_for((target_shape){lanes, 2 * lanes, 256 << 10, 3 << 20, true, 0, 2, 0, false});
            CHECK_EQ_U64(made.nests.at[0]->streams, cases[i].streams);
            drop_schedule();
        }
}

/* Rows at computed places are prefetched (nest.ahead) if the buffer is large, the rows are short and there are many. */
TEST(rows_at_computed_places_are_prefetched)
{
    static const struct {
        const char *table, *indices;
        uint32_t ahead;
    } cases[] = {{"100000x16xf32", "1000xi32", 128},
                 {"100000x64xf32", "1000xi32", 32},
                 {"100000x64xf32", "100xi32", 0},
                 {"10000x512xf32", "1000xi32", 0},
                 {"10000x16xf32", "1000xi32", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        begin();
        end(compose_take(&g, in(cases[i].table), in(cases[i].indices), 0));
        schedule_graph();
        nest *n = made.nests.at[0];
        CHECK_EQ_U64(n->ahead, cases[i].ahead);
        n->ahead = (uint32_t)n->loops.at[0].extent; /* no row has a later one */
        qn_status refused = nest_verify_tiles(&made, n);
        CHECK_EQ_U64(refused != NULL, true);
        qn_status_free(refused);
        drop_schedule();
    }
    begin();
    node_id x = in("100000x16xf32"), rows = in("1000xi32");
    end(compose_scatter(&g, "test", OP_add, x, rows, in("1000x16xf32"), 0), b_slice_one(&g, x, 0, 5, 2000, 1));
    schedule_graph();
    uint32_t ahead = 0;
    for (uint32_t i = 0; i < made.nests.count; i++)
        ahead += made.nests.at[i]->ahead;
    CHECK_EQ_U64(ahead, 128);
    drop_schedule();
}

/* Exact reductions have more accumulators if each element waits long for the one before it. */
TEST(choices_have_more_accumulators)
{
    static const struct {
        int64_t rows, columns;
        bool choice;
        uint32_t tile_rows, vectors;
    } cases[] = {{64, 1024, true, 2, 4}, {2, 10000, true, 1, 8}, {64, 1024, false, 1, 4}, {2, 10000, false, 1, 4}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        begin();
        char type[32];
        snprintf(type, sizeof type, "%dx%dxf32", (int)cases[i].rows, (int)cases[i].columns);
        node_id x = in(type);
        end(cases[i].choice ? compose_argmax(&g, x, 1) : compose_maximum(&g, x, DIMS(1), false));
        schedule_for((target_shape){16, 32, 256 << 10, 3 << 20, true, 0, 2, 0, false});
        CHECK_EQ_U64(made.nests.at[0]->rows, cases[i].tile_rows);
        CHECK_EQ_U64(made.nests.at[0]->vectors, cases[i].vectors);
        drop_schedule();
    }
}

/* A sum of columns reads as long a piece of each row as there are registers for, but leaves tiles for the threads. */
TEST(sums_of_columns_read_long_pieces)
{
    static const struct {
        const char *type;
        uint32_t lanes, vectors;
    } cases[] = {{"512x1024xf32", 16, 16}, {"512x512xf32", 16, 8}, {"512x1024xf32", 8, 16}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        begin();
        end(b_sum(&g, in(cases[i].type), DIMS(0)));
        schedule_for((target_shape){cases[i].lanes, 2 * cases[i].lanes, 256 << 10, 3 << 20, true, 0, 2, 0, false});
        CHECK_EQ_U64(made.nests.at[0]->vectors, cases[i].vectors);
        drop_schedule();
    }
}

/* The vectors in flight of the nest that computes `op` of n operands. */
static uint32_t vectors_of(op_kind op, int64_t n)
{
    begin();
    node_id x = FORMAL(QN_F32, n);
    end(MAKE(op, NO_ATTRS, x));
    schedule_graph();
    uint32_t vectors = made.nests.at[0]->vectors;
    drop_schedule();
    return vectors;
}

/* In nests of many elements, four vectors hide the latency of each other's functions. Functions with many more live
 * values than there are registers have one. */
TEST(functions_of_many_elements_have_more_vectors)
{
    CHECK_EQ_U64(vectors_of(OP_exponential_minus_one, 1 << 16), 4);
    CHECK_EQ_U64(vectors_of(OP_exponential_minus_one, (1 << 16) - 8), 2);
    CHECK_EQ_U64(vectors_of(OP_acosh, 1 << 16), 2);
    CHECK_EQ_U64(vectors_of(OP_acosh, (1 << 16) - 8), 1);
    CHECK_EQ_U64(vectors_of(OP_digamma, 1 << 16), 1);
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

/* Elements of several arrays in turn are loaded and stored without conditions, with what is computed of them; but not
 * where another operand would no longer be read in order. */
TEST(elements_in_turn_have_phases)
{
    for (int count = 2; count <= 5; count++)
        for (int beside = 0; beside < 2; beside++) {
            begin();
            node_id lists[5];
            for (int i = 0; i < count; i++)
                lists[i] = b_reshape(&g, in("900xf32"), 2, (int64_t[]){900, 1});
            int64_t all = 900 * count;
            node_id x = b_reshape(&g, b_concatenate(&g, (uint32_t)count, lists, 1), 1, &all);
            node_id y = beside ? graph_formal(&g, node_type(&g, x), NULL) : x;
            end(b_tanh(&g, b_add(&g, x, y)));
            schedule_graph();
            const nest *n = made.nests.at[0];
            bool phases = count <= 4 && !beside;
            CHECK_EQ_U64(made.nests.count, 1);
            CHECK_EQ_U64(n->stages.at[0].stores.count, phases ? count : 1);
            CHECK_EQ_U64(n->predicates.count == 0, phases);
            drop_schedule();
        }
    for (uint32_t count = 2; count <= 5; count++) {
        begin();
        node_id columns[5];
        for (uint32_t i = 0; i < count; i++)
            columns[i] = b_reshape(&g, in("30x20xf32"), 3, (int64_t[]){30, 20, 1});
        end(b_concatenate(&g, count, columns, 2));
        schedule_graph();
        CHECK_EQ_U64(made.nests.at[0]->stages.at[0].stores.count, count <= 4 ? count : 1);
        drop_schedule();
    }
}

/* ---- why nests are apart ----------------------------------------------------------------------------------------- */

/* Checks that the lines about the nests of the function that `end` has closed last have this text. */
static void check_says(int line, const char *expected)
{
    text lines = {0};
    schedule_graph();
    schedule_print_groups(&made, &lines);
    if (!lines.at || !strstr(lines.at, expected))
        unit_fail(__FILE__, line, "'%s' is not printed:\n%s", expected, lines.at ? lines.at : "");
    text_free(&lines);
    drop_schedule();
}
#define SAYS(expected) check_says(__LINE__, expected)

static node_id product(node_id x, const char *weights) { return compose_matmul(&g, x, in(weights)); }

/* Rows of x times rows of y. */
static node_id row_products(node_id x, node_id y)
{
    attrs by_features = {.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(1)};
    return MAKE(OP_dot_general, &by_features, x, y);
}

/* A concatenation of so many operands that each is copied by a nest. */
static node_id long_concatenation(node_id first)
{
    node_id parts[9] = {first};
    for (int i = 1; i < 9; i++)
        parts[i] = in("8xf32");
    return b_concatenate(&g, 9, parts, 0);
}

TEST(a_nest_of_arguments_says_so)
{
    begin();
    node_id x = in("5xf32");
    end(b_add(&g, b_tanh(&g, x), b_multiply(&g, x, b_tanh(&g, x))));
    SAYS(
        "// nest 1 add: computes tanh, multiply, add; 2 values share it, so 40 bytes do not pass through memory; reads "
        "no other nest\n");
    begin();
    end(b_transpose(&g, in("5x4xf32"), (int64_t[]){1, 0}));
    SAYS("// nest 1 copy: copies a value to output 0\n");
}

TEST(control_flow_is_apart)
{
    begin();
    node_id x = in("6xf32");
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("6xf32");
    region_id condition = CLOSE(compare(comparison_direction_LT, i, constant_i32(3)));
    graph_open_region(&g, NULL);
    node_id j = in("i32"), y = in("6xf32");
    region_id body = CLOSE(b_add(&g, j, constant_i32(1)), b_add(&g, y, y));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), constant_i32(0), x);
    end(b_tanh(&g, node_result(&g, loop, 1)));
    SAYS("tanh: computes tanh; apart from while, because that is a step of its own\n");
}

TEST(values_in_parts_are_apart)
{
    begin();
    end(long_concatenation(reduce_rows(OP_add, in("8x4xf32"), 1, 0)));
    SAYS("computes concatenate; apart from nest 1 (reduce), because its result is written part by part\n");
    begin();
    end(b_tanh(&g, long_concatenation(in("8xf32"))));
    SAYS("// nest 8 copy: computes a part of concatenate, which nest 9 completes; reads no other nest\n");
    begin();
    end(b_tanh(&g, long_concatenation(in("8xf32"))));
    SAYS("apart from nest 9 (concatenate), because that result is written part by part\n");
}

TEST(split_reductions_are_apart)
{
    begin();
    node_id y = b_tanh(&g, in("16000000xf32"));
    end(y, reduce_rows(OP_add, y, 0, 0));
    SAYS("apart from nest 1 (tanh), because its reduction of 16000000 elements is split over two nests\n");
    begin();
    end(b_tanh(&g, reduce_rows(OP_add, in("16000000xf32"), 0, 0)));
    SAYS("apart from nest 2 (reduce), because that reduction is split over two nests\n");
}

TEST(limits_of_a_nest)
{
    node_id outputs[21];
    multiples(70);
    SAYS("apart from nest 1 (multiply), which reads the same, because 64 values are computed there, and 64 is the "
         "most\n");
    begin();
    outputs[0] = b_tanh(&g, in("64xf32"));
    for (int i = 1; i < 21; i++)
        outputs[i] = b_tanh(&g, outputs[i - 1]);
    end_with(21, outputs);
    SAYS("apart from nest 1 (tanh), because the code of both together would cost 420 additions for each "
         "element, and the limit is 400\n");
    begin();
    node_id row = in("60000xf32");
    node_id sum = reduce_rows(OP_add, row, 0, 0);
    end(b_divide(&g, row, b_broadcast_scalar(&g, sum, type_of("60000xf32"))));
    SAYS("because an iteration of the outer loops would compute 240000 bytes of a value, and 131072 is the most\n");
    begin();
    node_id wide = in("20000xf64"), start = MAKE(OP_convert, ATTRS(.element_type = QN_F64), constant_f32(0));
    node_id total = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f64"))), wide, start);
    end(b_divide(&g, wide, b_broadcast_scalar(&g, total, type_of("20000xf64"))));
    SAYS("because an iteration of the outer loops would compute 160000 bytes of a value, and 131072 is the most\n");
}

TEST(loops_that_differ)
{
    begin();
    node_id z = product(in("64x16xf32"), "16x64xf32");
    end(compose_softmax(&g, z, 1));
    SAYS("apart from nest 1 (dot_general), because one of them reduces in lanes and the other one in a chain\n");
    begin();
    end(product(b_tanh(&g, product(in("8x16xf32"), "16x16xf32")), "16x16xf32"));
    SAYS("apart from nest 1 (tanh), because it reads what other iterations of the outer loops compute there\n");
    begin();
    node_id s = MAKE(OP_sqrt, NO_ATTRS, in("f32"));
    node_id scaled = b_multiply(&g, in("8x16xf32"), b_broadcast_scalar(&g, s, type_of("8x16xf32")));
    end(s, reduce_rows(OP_add, scaled, 1, 0));
    SAYS("because one iteration of the outer loops there would compute several results of this nest's reduction\n");
    begin();
    node_id columns = reduce_rows(OP_add, in("100x90xf32"), 0, 0);
    end(b_tanh(&g, b_add(&g, b_broadcast(&g, columns, 2, (int64_t[]){90, 20}, (int64_t[]){0}), in("90x20xf32"))));
    SAYS("apart from nest 1 (reduce), because lanes would not run along neighbouring elements\n");
}

/* Rows of 17 elements take 3 vectors of 8 lanes each, of which the last one has a single element. */
TEST(values_of_short_rows_are_apart)
{
    begin();
    node_id row_sums = reduce_rows(OP_add, b_tanh(&g, in("40x17xf32")), 1, 0);
    end(row_sums);
    SAYS("// nest 2 reduce: computes reduce; apart from nest 1 (tanh), because short rows would leave lanes empty, at "
         "a cost of 700 instructions, more than the 234 that fusing saves\n");
    begin();
    end(reduce_rows(OP_add, b_tanh(&g, in("40x24xf32")), 1, 0));
    SAYS("// nest 1 reduce: computes tanh, reduce; reads no other nest\n");
    begin();
    end(b_tanh(&g, reduce_rows(OP_add, in("64x9xf32"), 1, 0)));
    SAYS("apart from nest 1 (reduce), because short rows would leave lanes empty, at a cost of 1120 instructions, "
         "more than the 208 that fusing saves\n");
    begin();
    end(b_tanh(&g, reduce_rows(OP_add, in("64x9000xf32"), 1, 0)));
    SAYS("// nest 1 tanh: computes reduce, tanh; 2 values share it, so 512 bytes do not pass through memory, and empty "
         "lanes cost 1120 instructions; reads no other nest\n");
}

/* The state x of a loop becomes tanh(x w). Its own nest can write the state in place; a nest with the product cannot. */
TEST(a_state_is_written_in_place)
{
    begin();
    node_id x = in("16x16xf32"), w = in("16x16xf32");
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("16x16xf32");
    region_id condition = CLOSE(compare(comparison_direction_LT, i, constant_i32(3)));
    graph_open_region(&g, NULL);
    node_id j = in("i32"), y = in("16x16xf32");
    region_id body = CLOSE(b_add(&g, j, constant_i32(1)), b_tanh(&g, compose_matmul(&g, y, w)));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), constant_i32(0), x);
    end(node_result(&g, loop, 1));
    SAYS("(dot_general), because its result replaces a value that is read there, so it would have to be written "
         "elsewhere and copied\n");
}

TEST(readers_of_one_input_that_are_apart)
{
    begin();
    node_id x = in("32x64xf32");
    end(product(x, "64x48xf32"), product(x, "64x16xf32"));
    SAYS("reads no other nest; apart from nest 1 (dot_general), which reads the same, because a product's accumulators "
         "take all registers\n");
    begin();
    node_id y = in("64xf32");
    end(b_tanh(&g, y), b_cosine(&g, b_slice_one(&g, y, 0, 0, 32, 1)));
    SAYS("which reads the same, because the last value there does not read the shared value, or not element for "
         "element\n");
}

TEST(parts_say_why_they_are_no_single_part)
{
    begin();
    end(scores_times(in("8x512x64xf32"), in("8x512x64xf32"), in("8x512x64xf32")));
    SAYS("; reads no other nest; its 3 parts run in blocks of 48 and pass 196608 bytes in scratch\n"
         "//   part 1 divide: apart from dot_general, because one of them reduces in lanes and the other one in a "
         "chain\n"
         "//   part 2 dot_general: apart from divide, because ");
}

/* Attention with grouped heads, as JAX writes it: heads come after positions, and the values are the left operand of
 * the second product. The nests have their loops in different orders. */
static void grouped_attention(bool causal)
{
    begin();
    node_id q = in("1x512x2x4x64xf32"), k = in("1x512x2x64xf32"), v = in("1x512x2x64xf32");
    node_id s = MAKE(OP_dot_general,
                     ATTRS(.lhs_batching_dimensions = DIMS(0, 2), .rhs_batching_dimensions = DIMS(0, 2),
                           .lhs_contracting_dimensions = DIMS(4), .rhs_contracting_dimensions = DIMS(3)),
                     q, k);
    s = b_transpose(&g, s, (int64_t[]){3, 0, 1, 2, 4});
    int64_t dims[] = {4, 1, 2, 512, 512};
    node_id row = b_iota(&g, QN_I32, 5, dims, 3), column = b_iota(&g, QN_I32, 5, dims, 4);
    if (causal)
        s = b_select(&g, b_compare(&g, comparison_direction_LT, row, column), b_fill_like(&g, s, -1e9), s);
    node_id y = MAKE(OP_dot_general,
                     ATTRS(.lhs_batching_dimensions = DIMS(0, 2), .rhs_batching_dimensions = DIMS(1, 2),
                           .lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(4)),
                     v, compose_softmax(&g, s, 4));
    end(b_reshape(&g, b_transpose(&g, y, (int64_t[]){0, 4, 1, 3, 2}), 4, (int64_t[]){1, 512, 8, 64}));
}

TEST(attention_of_grouped_heads_is_one_nest)
{
    for (int causal = 0; causal < 2; causal++) {
        grouped_attention(causal);
        SAYS("; its 4 parts run in blocks of 48 and pass 208896 bytes in scratch\n");
        grouped_attention(causal);
        schedule_graph();
        CHECK_EQ_U64(made.nests.count, 1);
        CHECK_EQ_U64(made.arena_bytes, 0);
        drop_schedule();
    }
}

/* The keys of a head are 4 KB apart. Each of them is copied once, not loaded from there by each block. */
TEST(operands_with_gaps_are_copied)
{
    attrs by_features = {.lhs_batching_dimensions = DIMS(1),
                         .rhs_batching_dimensions = DIMS(1),
                         .lhs_contracting_dimensions = DIMS(2),
                         .rhs_contracting_dimensions = DIMS(2)};
    attrs by_keys = by_features;
    by_keys.lhs_contracting_dimensions = DIMS(0);
    by_keys.rhs_batching_dimensions = DIMS(0);
    for (int heads = 4; heads <= 16; heads += 12) {
        begin();
        const char *shape = heads == 4 ? "512x4x64xf32" : "512x16x64xf32";
        node_id q = in(shape), k = in(shape), v = in(shape);
        node_id p = compose_softmax(&g, MAKE(OP_dot_general, &by_features, q, k), 2);
        end(b_transpose(&g, MAKE(OP_dot_general, &by_keys, v, p), (int64_t[]){2, 0, 1}));
        schedule_graph();
        CHECK_EQ_U64(made.nests.count, 1);
        CHECK_EQ_U64(made.nests.at[0]->parts.count, heads == 4 ? 4 : 6); /* 4 heads are too few for threads */
        CHECK_EQ_U64(made.nests.at[0]->tiles, heads == 4 ? 44 : 16);
        drop_schedule();
    }
}

TEST(large_temporaries_in_memory)
{
    begin();
    end(product(b_tanh(&g, product(in("512x1024xf32"), "1024x1024xf32")), "1024x1024xf32"));
    SAYS("; a value of 2097152 bytes passes from nest 1 through memory, because blocks would load 92274688 bytes of "
         "large operands again, more than 12582912; it runs in blocks, which take ");
    begin();
    end(compose_softmax(&g, row_products(in("64x16xf32"), in("8192x16xf32")), 1));
    SAYS("through memory, because the smallest block would take 393216 bytes of a cache of 262144\n");
    begin();
    node_id scores = row_products(in("1024x16xf32"), in("1024x16xf32"));
    end(compose_softmax(&g, scores, 1), product(scores, "1024x16xf32"));
    SAYS("; a value of 4194304 bytes passes from nest 1 through memory, because other steps or the caller use what "
         "passes between them, too\n");
    begin();
    end(reduce_rows(OP_add, product(in("1024x16xf32"), "16x1024xf32"), 0, 0));
    SAYS("through memory, because they have no outer loop in common\n");
    begin();
    end(compose_softmax(&g, b_transpose(&g, product(in("1024x16xf32"), "16x1024xf32"), (int64_t[]){1, 0}), 1));
    SAYS("through memory, because an iteration would access what other iterations write\n");
    begin();
    end(b_sum_all(&g, product(in("1024x16xf32"), "16x1024xf32")));
    SAYS(
        "through memory, because one of them sorts, or has parts, blocks, serial outer loops, conditional or combining "
        "stores\n");
    begin();
    node_id x = in("8192x64xf32");
    for (int i = 0; i < 10; i++)
        x = product(x, "64x64xf32");
    end(x);
    SAYS("; a value of 2097152 bytes passes from nest 1 through memory, because a nest has at most 8 parts; its 2 "
         "parts ");
}
