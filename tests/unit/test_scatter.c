/* Scatter: the evaluator against a plain implementation of the specification's text, compiled code against the
 * evaluator. */
#include "random_scatter.h"

enum { SEEDS = 3000, COMPILED = 160, MOST_ELEMENTS = 1 << 16 };

/* `3 * element + update`, for which the order matters. */
static region_id ordered_region(const char *scalar)
{
    graph_open_region(&g, NULL);
    node_id lhs = in(scalar), rhs = in(scalar);
    return CLOSE(b_add(&g, b_scale(&g, lhs, 3), rhs));
}

static node_id random_node(const scatter_case *c, region_id region, qn_dtype dtype, qn_dtype index)
{
    node_id x = graph_formal(&g, type_tensor(&g, dtype, c->rank, c->input), NULL);
    node_id indices = graph_formal(&g, type_tensor(&g, index, c->indices_rank, c->indices), NULL);
    node_id updates = graph_formal(&g, type_tensor(&g, dtype, c->update_rank, c->update), NULL);
    attrs a = scatter_attrs(c, &region);
    return node_make(&g, OP_scatter, 3, (node_id[]){x, indices, updates}, &a);
}

static void check_against_model(uint64_t seed)
{
    random_seed(seed);
    scatter_case c = random_scatter();
    int64_t elements = elements_of(c.rank, c.input), updates = elements_of(c.update_rank, c.update);
    int64_t index_count = elements_of(c.indices_rank, c.indices), at[MAX_RANK] = {0}, place;
    if (elements > MOST_ELEMENTS || updates > MOST_ELEMENTS)
        return;
    begin();
    end(random_node(&c, ordered_region("i64"), QN_I64, QN_I64));
    int64_t *x = calloc((size_t)elements + 1, sizeof *x), *indices = calloc((size_t)index_count + 1, sizeof *x);
    int64_t *update = calloc((size_t)updates + 1, sizeof *x), *got = calloc((size_t)elements + 1, sizeof *x);
    for (int64_t i = 0; i < elements; i++)
        x[i] = random_between(-1000, 1000);
    for (int64_t i = 0; i < index_count; i++)
        indices[i] = random_below(20) == 0 ? (random_below(2) ? INT64_MAX : INT64_MIN) : random_between(-3, 8);
    for (int64_t i = 0; i < updates; i++)
        update[i] = random_between(-1000, 1000);
    run((const void *[]){x, indices, update}, (void *[]){got});
    for (int64_t i = 0; i < updates; i++, next_index(c.update_rank, c.update, at))
        if (scatter_place(&c, indices, at, &place))
            x[place] = (int64_t)(3 * (uint64_t)x[place] + (uint64_t)update[i]);
    if (memcmp(x, got, (size_t)elements * sizeof *x))
        unit_fail(__FILE__, __LINE__, "seed %llu: the evaluator differs from the specification",
                  (unsigned long long)seed);
    free(x);
    free(indices);
    free(update);
    free(got);
    done();
}

TEST(the_evaluator_follows_the_specification)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        check_against_model(seed);
}

static region_id some_region(qn_dtype dtype)
{
    static const op_kind ops[] = {OP_add, OP_none, OP_maximum, OP_minimum, OP_multiply, OP_none};
    int64_t which = random_below(7);
    if (which == 6 && dtype != QN_I1)
        return ordered_region(dtype_facts[dtype].name);
    return b_combiner(&g, ops[which % 6], dtype);
}

TEST(random_scatters_agree)
{
    agree_unsimplified = false;
    for (uint64_t seed = 1; seed <= COMPILED; seed++) {
        random_seed(seed);
        scatter_case c = random_scatter();
        qn_dtype dtype = (qn_dtype)random_between(1, DTYPE_COUNT - 1), index = QN_I1;
        while (!dtype_is_int(index))
            index = (qn_dtype)random_between(1, DTYPE_COUNT - 1);
        if (elements_of(c.update_rank, c.update) > MOST_ELEMENTS)
            continue;
        begin();
        end(random_node(&c, some_region(dtype), dtype, index));
        if (!agree_seeded(__FILE__, __LINE__, random_below(2) ? VALUES_SMALL : VALUES_SPECIAL, seed))
            printf("scatter of seed %llu\n", (unsigned long long)seed);
        done();
    }
}

/* ---- programs ---------------------------------------------------------------------------------------------------- */

/* Scatters rows: the indices are a vector of rows, the updates have a dimension more. */
static node_id scatter_rows(op_kind op, node_id x, node_id rows, node_id updates)
{
    static const int64_t window[] = {1, 2, 3}, inserted[] = {0}, moved[] = {0};
    uint32_t windows = node_shape(&g, x)->rank - 1;
    attrs a = {.update_window_dims = {windows, window},
               .inserted_window_dims = {1, inserted},
               .scatter_dims_to_operand_dims = {1, moved},
               .index_vector_dim = 1};
    return b_scatter(&g, op, x, rows, updates, &a);
}

/* Element by element: (a, b, c, d) -> (a * s + c, b < d ? b : d); s is captured. */
static node_id scatter_pairs(node_id x, node_id y, node_id rows, node_id u, node_id v, node_id scale)
{
    static const int64_t inserted[] = {0}, moved[] = {0};
    graph_open_region(&g, NULL);
    node_id a = in("f32"), b = in("i16"), c = in("f32"), d = in("i16");
    node_id less = compare(comparison_direction_LT, b, d);
    region_id region = CLOSE(b_add(&g, b_multiply(&g, a, scale), c), b_select(&g, less, b, d));
    attrs with = {.inserted_window_dims = {1, inserted},
                  .scatter_dims_to_operand_dims = {1, moved},
                  .index_vector_dim = 1,
                  REGIONS(region)};
    return node_make(&g, OP_scatter, 5, (node_id[]){x, y, rows, u, v}, &with);
}

/* How often `what` occurs in the text of a stage. */
static uint32_t occurs(const char *stage, const char *what)
{
    canonical_bytes canonical;
    void *out = NULL;
    size_t size;
    uint32_t count = 0;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    qn_compile_request request = {
        .graph = canonical.bytes, .graph_size = canonical.size, .level = "x86-64-v3", .stage = stage};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &out, &size));
    for (const char *at = out; at && (at = strstr(at, what)); at++)
        count++;
    free(out);
    canonical_bytes_free(&canonical);
    return count;
}

TEST(several_operands_see_old_elements)
{
    begin();
    node_id both = scatter_pairs(in("7xf32"), in("7xi16"), in("40xi32"), in("40xf32"), in("40xi16"), in("f32"));
    end(node_result(&g, both, 0), node_result(&g, both, 1));
    agree(VALUES_SMALL);
    CHECK_EQ_U64(occurs("nests", "fmul f32 old0, "), 1);
    done();
    begin(); /* only one result is used */
    both = scatter_pairs(in("7xf32"), in("7xi16"), in("40xi32"), in("40xf32"), in("40xi16"), in("f32"));
    end(node_result(&g, both, 1));
    agree(VALUES_SMALL);
    done();
}

TEST(rows_have_tiles_and_rests)
{
    static const char *const types[][2] = {
        {"9x1xf32", "20x1xf32"},         {"9x67xf64", "20x67xf64"}, {"9x131xbf16", "20x131xbf16"},
        {"9x3x5x7xf16", "20x3x5x7xf16"}, {"9x300xi1", "20x300xi1"}, {"9x2x64xui8", "20x2x64xui8"},
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        begin();
        node_id x = in(types[i][0]), rows = in("20xi8"), u = in(types[i][1]);
        end(scatter_rows(OP_add, x, rows, u), scatter_rows(OP_none, x, rows, u));
        agree(VALUES_SMALL);
        done();
    }
}

/* Threads share blocks of long windows. The windows of the second case are two dimensions. */
TEST(blocks_of_long_windows)
{
    static const char *const types[][2] = {{"5x1200xf32", "111x1200xf32"}, {"3x3x1000xi16", "111x3x1000xi16"}};
    for (size_t i = 0; i < 2; i++) {
        begin();
        node_id x = in(types[i][0]), rows = in("111xi32"), u = in(types[i][1]);
        end(scatter_rows(OP_subtract, x, rows, u));
        agree(VALUES_SMALL);
        CHECK_EQ_U64(occurs("nests", "scatter: 2 tiles"), 1);
        done();
    }
}

/* Indices and updates are expressions. A negative index counts from the end, as in Python. */
TEST(expressions_are_fused)
{
    begin();
    node_id x = in("12x40xf32"), rows = in("9xi32"), u = in("40xf32");
    node_id zero = b_zeros_like(&g, rows), wrapped = b_shift(&g, rows, 12);
    rows = b_select(&g, compare(comparison_direction_LT, rows, zero), wrapped, rows);
    node_id wide = b_broadcast(&g, b_multiply(&g, u, u), 2, (int64_t[]){9, 40}, (int64_t[]){1});
    end(scatter_rows(OP_add, b_zeros_like(&g, x), rows, wide));
    agree(VALUES_SMALL);
    CHECK_EQ_U64(occurs("nests", "nest "), 2);
    done();
}

TEST(operands_that_die_are_updated_in_place)
{
    begin(); /* a chain over a temporary */
    node_id x = b_sine(&g, in("100x8xf32")), rows = in("30xi32"), u = in("30x8xf32");
    node_id first = scatter_rows(OP_add, x, rows, u), second = scatter_rows(OP_maximum, first, rows, u);
    end(b_sum(&g, second, DIMS(0)));
    agree(VALUES_SMALL);
    CHECK_EQ_U64(occurs("nests", "nest "), 4);
    done();
    begin(); /* the value is read later, and while it is updated */
    x = b_sine(&g, in("30x8xf32")), rows = in("30xi32");
    first = scatter_rows(OP_add, x, rows, b_reverse(&g, x, DIMS(0)));
    end(first, b_cosine(&g, x));
    agree(VALUES_SMALL);
    done();
    begin(); /* scalars: the update has the operand's type, and everything is read at one place */
    x = b_sine(&g, in("f32"));
    u = b_cosine(&g, in("f32"));
    attrs a = {.index_vector_dim = 0};
    end(b_scatter(&g, OP_subtract, x, in("0xi32"), u, &a), b_scatter(&g, OP_add, u, in("0xi32"), u, &a));
    agree(VALUES_USUAL);
    done();
    begin(); /* an input that the function updates */
    x = in("100x8xf32"), rows = in("30xi32"), u = in("30x8xf32");
    region_at(&g, g.open)->formals.at[0].alias = 0;
    end(scatter_rows(OP_add, x, rows, u));
    agree(VALUES_SMALL);
    CHECK_EQ_U64(occurs("nests", "nest "), 1);
    done();
}

/* Fifty rounds that scatter into two carried tensors. In the second loop, the updates read one of them. */
static void scatter_loop(bool reads)
{
    begin();
    node_id x = in("60xf32"), y = in("60xi16"), rows = in("50xi32"), u = in("50xf32"), s = in("f32");
    region_id cond, body;
    node_id zero = constant_i32(0);
    graph_open_region(&g, NULL);
    node_id k = in("i32");
    in("60xf32"), in("60xi16");
    cond = CLOSE(compare(comparison_direction_LT, k, constant_i32(50)));
    graph_open_region(&g, NULL);
    k = in("i32");
    node_id a = in("60xf32"), b = in("60xi16");
    node_id row = b_dynamic_slice(&g, rows, &k, (int64_t[]){1});
    node_id value = b_dynamic_slice(&g, reads ? a : u, &k, (int64_t[]){1});
    node_id both = scatter_pairs(a, b, row, value, b_convert(&g, row, QN_I16), s);
    body = CLOSE(b_shift(&g, k, 1), node_result(&g, both, 0), node_result(&g, both, 1));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(cond, body)), zero, x, y);
    end(node_result(&g, loop, 1), node_result(&g, loop, 2));
    agree(VALUES_SMALL);
}

TEST(a_loop_updates_its_state_in_place)
{
    scatter_loop(false);
    CHECK_EQ_U64(occurs("nests", "load f32 in0["), 1);
    CHECK_EQ_U64(occurs("nests", "load i16 in1["), 1);
    CHECK_EQ_U64(occurs("nests", "= load f32 out0["), 0);
    CHECK_EQ_U64(occurs("nests", "= load i16 out1["), 0);
    done();
    scatter_loop(true);
    done();
}

/* The indices are loaded under a condition, as vectors of two registers whose upper halves have no lanes. LLVM 19 would
 * load the upper halves without a mask. */
TEST(upper_halves_without_lanes_are_not_loaded)
{
    static const int64_t offset[] = {0, 1}, batch[] = {2}, first[] = {0}, sizes[] = {2, 17, 1};
    static const attr_pair padding[] = {{0, 1}, {0, 0}, {0, 0}};
    begin();
    node_id x = in("5x17x3xbf16"), places = in("3xui64"), init = in("bf16");
    places = b_and(&g, places, b_fill_like(&g, places, 7));
    attrs a = {.offset_dims = {2, offset},
               .operand_batching_dims = {1, batch},
               .start_indices_batching_dims = {1, first},
               .start_index_map = {1, first},
               .index_vector_dim = 1,
               .slice_sizes = {3, sizes}};
    node_id slices = node_make(&g, OP_gather, 2, (node_id[]){x, places}, &a);
    end(MAKE(OP_reduce_window,
             ATTRS(.window_dimensions = DIMS(2, 1, 1), .window_strides = DIMS(1, 1, 1), .base_dilations = DIMS(1, 1, 1),
                   .window_dilations = DIMS(1, 1, 1), .padding = {3, padding},
                   REGIONS(binary_region(OP_multiply, "bf16"))),
             slices, init));
    agree(VALUES_USUAL);
    done();
}
