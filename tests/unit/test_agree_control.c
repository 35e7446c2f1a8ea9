/* Compares compiled control flow with the evaluator: nested loops, branches and calls, with captures. In many tests a
 * loop updates its values in place, or a function stores outputs in the memory of inputs. If ops.def gets a row for
 * another operation that owns regions, this file does not compile until it has a function row_<name>. */
#include "agree.h"
#include "graph/compose.h"

static node_id less(node_id x, node_id y) { return b_compare(&g, comparison_direction_LT, x, y); }
static node_id any_sum(node_id x, node_id y) { return node_shape(&g, x)->dtype ? MAKE(OP_add, NO_ATTRS, x, y) : 0; }

/* ---- updates ----------------------------------------------------------------------------------------------------- */

/* An update computes new values from the values x[i]. Some updates read only the element that they write. Others read
 * elements that an update in place might already have overwritten. */
typedef struct update {
    const char *name;
    uint32_t count;
    const char *types[4];
    void (*apply)(node_id *x);
} update;

static node_id reversed(node_id x, int64_t d) { return b_reverse(&g, x, DIMS(d)); }
static node_id transposed(node_id x) { return b_transpose(&g, x, (int64_t[]){1, 0}); }
static node_id plus_sum(node_id x, node_id of)
{
    return b_add(&g, x, b_broadcast_scalar(&g, b_sum_all(&g, of), node_type(&g, x)));
}
static node_id rotated(node_id x, int64_t by) /* along the last dimension */
{
    const type *t = node_shape(&g, x);
    uint32_t last = t->rank - 1;
    int64_t extent = t->dims[last];
    return b_concatenate(
        &g, 2, (node_id[]){b_slice_one(&g, x, last, by, extent, 1), b_slice_one(&g, x, last, 0, by, 1)}, last);
}

#define UPDATE(name, ...)                                                                                              \
    static void update_##name(node_id *x) { __VA_ARGS__; }
UPDATE(scale, x[0] = b_multiply(&g, x[0], b_add(&g, x[0], x[0])))
UPDATE(reverse, x[0] = reversed(x[0], 0))
UPDATE(reverse_sum, x[0] = b_add(&g, x[0], reversed(x[0], 0)))
UPDATE(transpose, x[0] = transposed(x[0]))
UPDATE(transpose_sum, x[0] = b_add(&g, x[0], transposed(x[0])))
UPDATE(sum, x[0] = plus_sum(x[0], x[0]))
UPDATE(row_sums, x[0] = b_divide(&g, x[0], b_unreduce(&g, b_sum(&g, x[0], DIMS(1)), node_type(&g, x[0]), DIMS(1))))
UPDATE(column_sums, x[0] = b_divide(&g, x[0], b_unreduce(&g, b_sum(&g, x[0], DIMS(0)), node_type(&g, x[0]), DIMS(0))))
UPDATE(first_element, x[0] = b_add(&g, x[0],
                                   b_broadcast_scalar(&g, b_reshape(&g, b_slice_one(&g, x[0], 0, 3, 4, 1), 0, NULL),
                                                      node_type(&g, x[0]))))
UPDATE(first_row, x[0] = b_subtract(&g, x[0],
                                    b_broadcast(&g, b_slice_one(&g, x[0], 0, 0, 1, 1), 2, node_shape(&g, x[0])->dims,
                                                (int64_t[]){0, 1})))
UPDATE(rotate, x[0] = rotated(x[0], 1))
UPDATE(rotate_sum, x[0] = b_subtract(&g, rotated(x[0], 3), x[0]))
UPDATE(square_matrix, x[0] = compose_matmul(&g, x[0], x[0]))
UPDATE(matmul, x[0] = compose_matmul(&g, x[0], x[1]))
UPDATE(matmul_left, x[0] = compose_matmul(&g, x[1], x[0]))
UPDATE(softmax, x[0] = compose_softmax(&g, x[0], 1))
UPDATE(softmax_columns, x[0] = compose_softmax(&g, x[0], 0))
UPDATE(swap, node_id y = x[0]; x[0] = x[1]; x[1] = y)
UPDATE(rotate_three, node_id y = x[0]; x[0] = x[1]; x[1] = x[2]; x[2] = y)
UPDATE(fibonacci, node_id y = x[0]; x[0] = x[1]; x[1] = b_add(&g, y, x[1]))
UPDATE(crossed, node_id y = x[0]; x[0] = b_negate(&g, x[1]); x[1] = b_add(&g, y, y))
UPDATE(crossed_reverse, node_id y = x[0]; x[0] = reversed(x[1], 0); x[1] = b_add(&g, reversed(y, 0), x[1]))
UPDATE(sum_of_other, node_id y = x[0]; x[0] = plus_sum(x[0], x[1]); x[1] = plus_sum(x[1], y))
UPDATE(sum_and_difference, node_id y = x[0]; x[0] = b_add(&g, y, x[1]); x[1] = b_subtract(&g, y, x[1]))
UPDATE(one_from_all, node_id y = b_add(&g, x[0], b_multiply(&g, x[1], x[2])); x[2] = x[0]; x[0] = y)
UPDATE(same_twice, x[0] = b_add(&g, x[0], x[1]); x[1] = x[0])
UPDATE(constant, x[0] = b_fill_like(&g, x[1], 2.5); x[1] = b_zeros_like(&g, x[1]))
UPDATE(constant_and_old, node_id y = x[0]; x[0] = b_fill_like(&g, x[1], 2.5); x[1] = y)
UPDATE(iota, x[0] = b_add(&g, b_iota(&g, QN_F32, 1, (int64_t[]){19}, 0), x[0]))
UPDATE(nothing, (void)x)
UPDATE(write_part, x[0] = b_dynamic_update_slice(&g, x[0], x[1], (node_id[]){x[2]});
       x[2] = b_add(&g, x[2], b_fill_like(&g, x[2], 2)))
UPDATE(write_own_part, node_id part = b_dynamic_slice(&g, x[0], (node_id[]){x[1]}, (int64_t[]){5});
       x[0] = b_dynamic_update_slice(&g, x[0], b_negate(&g, part),
                                     (node_id[]){b_add(&g, x[1], b_fill_like(&g, x[1], 3))}))
UPDATE(write_row, node_id zero = b_zeros_like(&g, x[1]);
       node_id row = b_dynamic_slice(&g, x[0], (node_id[]){x[1], zero}, (int64_t[]){1, 5});
       x[0] = b_dynamic_update_slice(&g, x[0], b_add(&g, row, row), (node_id[]){x[1], zero});
       x[1] = b_add(&g, x[1], b_fill_like(&g, x[1], 1)))
UPDATE(chosen, x[0] = b_select(&g, x[1], x[0], reversed(x[0], 0)); x[1] = b_not(&g, x[1]))
UPDATE(reshape, x[0] = b_reshape(&g, transposed(b_reshape(&g, x[0], 2, (int64_t[]){4, 6})), 1, (int64_t[]){24}))
UPDATE(descent, node_id e = b_subtract(&g, compose_matmul(&g, x[1], x[0]), x[2]);
       x[0] = b_subtract(&g, x[0], b_scale(&g, compose_matmul(&g, transposed(x[1]), e), 0.0625)))
UPDATE(widths, node_id y = b_convert(&g, x[0], QN_F32); x[0] = b_convert(&g, x[1], QN_F16);
       x[1] = b_convert(&g, b_add(&g, b_convert(&g, x[1], QN_F32), y), QN_I8))
UPDATE(pad, x[0] = b_pad(&g, x[0], constant_f32(1), (int64_t[]){2}, (int64_t[]){-2}, (int64_t[]){0}))
UPDATE(maximum_place, node_id top = compose_argmax(&g, x[0], 0);
       x[0] = b_dynamic_update_slice(&g, x[0], b_fill(&g, type_of("1xf32"), -2), (node_id[]){top}))

static const update updates[] = {
    {"scale", 1, {"19xf32"}, update_scale},
    {"reverse", 1, {"19xf32"}, update_reverse},
    {"reverse_sum", 1, {"33xbf16"}, update_reverse_sum},
    {"transpose", 1, {"5x5xf32"}, update_transpose},
    {"transpose_sum", 1, {"17x17xi16"}, update_transpose_sum},
    {"sum", 1, {"19xf32"}, update_sum},
    {"row_sums", 1, {"5x37xf32"}, update_row_sums},
    {"column_sums", 1, {"5x37xf32"}, update_column_sums},
    {"first_element", 1, {"33xf32"}, update_first_element},
    {"first_row", 1, {"7x9xf32"}, update_first_row},
    {"rotate", 1, {"3x19xf32"}, update_rotate},
    {"rotate_sum", 1, {"19xf64"}, update_rotate_sum},
    {"square_matrix", 1, {"9x9xf32"}, update_square_matrix},
    {"matmul", 2, {"5x9xf32", "9x9xf32"}, update_matmul},
    {"matmul_left", 2, {"9x5xf32", "9x9xf32"}, update_matmul_left},
    {"softmax", 1, {"5x37xf32"}, update_softmax},
    {"softmax_columns", 1, {"5x37xf32"}, update_softmax_columns},
    {"swap", 2, {"19xf32", "19xf32"}, update_swap},
    {"rotate_three", 3, {"f32", "f32", "f32"}, update_rotate_three},
    {"fibonacci", 2, {"9xui64", "9xui64"}, update_fibonacci},
    {"crossed", 2, {"19xf32", "19xf32"}, update_crossed},
    {"crossed_reverse", 2, {"19xf32", "19xf32"}, update_crossed_reverse},
    {"sum_of_other", 2, {"19xf32", "19xf32"}, update_sum_of_other},
    {"sum_and_difference", 2, {"4x5xf32", "4x5xf32"}, update_sum_and_difference},
    {"one_from_all", 3, {"19xf32", "19xf32", "19xf32"}, update_one_from_all},
    {"same_twice", 2, {"19xf32", "19xf32"}, update_same_twice},
    {"constant", 2, {"19xf32", "19xf32"}, update_constant},
    {"constant_and_old", 2, {"19xf32", "19xf32"}, update_constant_and_old},
    {"iota", 1, {"19xf32"}, update_iota},
    {"nothing", 2, {"19xf32", "i1"}, update_nothing},
    {"write_part", 3, {"40xf32", "5xf32", "i32"}, update_write_part},
    {"write_own_part", 2, {"40xf32", "ui8"}, update_write_own_part},
    {"write_row", 2, {"8x5xf32", "i64"}, update_write_row},
    {"chosen", 2, {"19xf32", "19xi1"}, update_chosen},
    {"reshape", 1, {"24xi8"}, update_reshape},
    {"descent", 3, {"7x3xf32", "10x7xf32", "10x3xf32"}, update_descent},
    {"widths", 2, {"33xf16", "33xi8"}, update_widths},
    {"pad", 1, {"19xf32"}, update_pad},
    {"maximum_place", 1, {"19xf32"}, update_maximum_place},
};
enum { UPDATES = sizeof updates / sizeof *updates };

static void formals_of(const update *u, node_id *out)
{
    for (uint32_t i = 0; i < u->count; i++)
        out[i] = in(u->types[i]);
}

static void check_update(const update *u, const char *use, uint64_t seed)
{
    if (!agree_seeded(__FILE__, __LINE__, VALUES_USUAL, seed))
        printf("update %s, %s\n", u->name, use);
    done();
}

/* Makes output `output` share the memory of input `input`. */
static void share(uint32_t input, uint32_t output) { region_at(&g, g.open)->formals.at[input].alias = (int32_t)output; }

/* Tests two functions for each update. One updates all inputs in place, the other only the last input. */
TEST(updated_inputs)
{
    for (uint32_t i = 0; i < UPDATES; i++)
        for (uint32_t first = 0; first<updates[i].count; first += updates[i].count> 1 ? updates[i].count - 1 : 1) {
            node_id x[4];
            begin();
            formals_of(&updates[i], x);
            for (uint32_t k = first; k < updates[i].count; k++)
                share(k, k);
            updates[i].apply(x);
            end_with(updates[i].count, x);
            check_update(&updates[i], "updated inputs", i);
        }
}

/* The first output has the memory of the second input, and the second output has the memory of the first input. */
TEST(exchanged_inputs)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        const update *u = &updates[i];
        if (u->count < 2 || strcmp(u->types[0], u->types[1]) != 0)
            continue;
        node_id x[4];
        begin();
        formals_of(u, x);
        share(0, 1);
        share(1, 0);
        u->apply(x);
        end_with(u->count, x);
        check_update(u, "exchanged inputs", i);
    }
}

/* The function has three more outputs: the old x[0], the old x[0] reversed, and the sum of the old and the new x[0]. */
TEST(updated_inputs_read_again)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        const update *u = &updates[i];
        node_id x[8], old;
        begin();
        formals_of(u, x);
        old = x[0];
        for (uint32_t k = 0; k < u->count; k++)
            share(k, k);
        u->apply(x);
        uint32_t count = u->count;
        x[count++] = old;
        x[count++] = node_shape(&g, old)->rank ? reversed(old, 0) : old;
        x[count++] = any_sum(old, x[0]);
        end_with(count, x);
        check_update(u, "updated inputs read again", i);
    }
}

/* ---- loops ------------------------------------------------------------------------------------------------------- */

static region_id while_below(const update *u, node_id limit)
{
    node_id x[4];
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    formals_of(u, x);
    return CLOSE(less(i, limit));
}

/* Makes a loop with the state `(i, x...)`. While `i < limit`, each round replaces the state by `(i + 1, new x...)`.
 * `limit` is a scalar that belongs to the region around the loop. */
static node_id loop_of(const update *u, const node_id *x, node_id limit)
{
    node_id state[5];
    region_id condition = while_below(u, limit);
    graph_open_region(&g, NULL);
    state[0] = b_add(&g, in("i32"), constant_i32(1));
    formals_of(u, state + 1);
    u->apply(state + 1);
    region_id body = graph_close_region(&g, u->count + 1, state);
    state[0] = constant_i32(0);
    memcpy(state + 1, x, u->count * sizeof *x);
    return node_make(&g, OP_while, u->count + 1, state, ATTRS(REGIONS(condition, body)));
}

static uint32_t results_of(node_id n, node_id *out)
{
    uint32_t count = node_result_count(&g, n);
    for (uint32_t i = 0; i < count; i++)
        out[i] = node_result(&g, n, i);
    return count;
}

TEST(loops)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        node_id x[8];
        begin();
        formals_of(&updates[i], x);
        node_id loop = loop_of(&updates[i], x, in("i32"));
        end_with(results_of(loop, x), x);
        check_update(&updates[i], "loop", i); /* the seed determines the limit, and so the number of rounds */
    }
}

/* The loop starts with computed values. The outputs are computed from the loop's results and have the memory of the
 * inputs. */
TEST(loops_inside)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        const update *u = &updates[i];
        node_id x[8], old[4];
        begin();
        formals_of(u, x);
        formals_of(u, old);
        node_id limit = in("i32");
        for (uint32_t k = 0; k < u->count; k++) {
            share(k, k);
            x[k] = any_sum(x[k], old[k]);
        }
        node_id results[8];
        results_of(loop_of(u, x, limit), results);
        for (uint32_t k = 0; k < u->count; k++)
            x[k] = any_sum(results[k + 1], old[k]);
        x[u->count] = results[0];
        end_with(u->count + 1, x);
        check_update(u, "loop inside", i + 3);
    }
}

/* The inputs are the first state of the loop. The outputs are the last state, and have the memory of the inputs. */
TEST(loops_of_updated_inputs)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        const update *u = &updates[i];
        node_id x[8];
        begin();
        formals_of(u, x);
        for (uint32_t k = 0; k < u->count; k++)
            share(k, k);
        uint32_t count = results_of(loop_of(u, x, constant_i32((int32_t)(i % 4))), x);
        for (uint32_t k = 0; k + 1 < count; k++)
            x[k] = x[k + 1];
        end_with(count - 1, x);
        check_update(u, "loop of updated inputs", i);
    }
}

/* The first state is computed from inputs. The last state is stored in the memory of the inputs, in the same order or
 * another one. */
TEST(loops_of_moved_inputs)
{
    for (uint32_t i = 0; i < UPDATES; i++)
        for (uint32_t from = 0; from < updates[i].count; from++) {
            const update *u = &updates[i];
            node_id x[8], first[8];
            begin();
            formals_of(u, x);
            node_id limit = in("i32");
            for (uint32_t k = 0; k < u->count; k++) {
                node_id y = x[(k + from) % u->count];
                y = node_type(&g, y) == node_type(&g, x[k]) ? y : x[k];
                first[k] = node_shape(&g, y)->rank ? reversed(y, 0) : y;
                share(k, k);
            }
            share(u->count, u->count); /* the output with the counter has the memory of the limit */
            uint32_t count = results_of(loop_of(u, first, limit), first);
            for (uint32_t k = 0; k + 1 < count; k++)
                x[k] = first[k + 1];
            x[u->count] = first[0];
            end_with(count, x);
            check_update(u, "loop of moved inputs", i + from);
        }
}

/* An outer loop contains a loop of two rounds, which changes the same state. */
TEST(loops_in_loops)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        const update *u = &updates[i];
        node_id x[8], state[8], results[8];
        begin();
        formals_of(u, x);
        node_id limit = in("i32");
        region_id condition = while_below(u, limit);
        graph_open_region(&g, NULL);
        state[0] = in("i32");
        formals_of(u, state + 1);
        node_id two = constant_i32(2);
        results_of(loop_of(u, state + 1, two), results);
        results[0] = b_add(&g, state[0], b_subtract(&g, results[0], constant_i32(1)));
        region_id body = graph_close_region(&g, u->count + 1, results);
        memmove(x + 1, x, u->count * sizeof *x);
        x[0] = constant_i32(0);
        node_id outer = node_make(&g, OP_while, u->count + 1, x, ATTRS(REGIONS(condition, body)));
        end_with(results_of(outer, x), x);
        check_update(u, "loop in a loop", i);
    }
}

/* Loops on arrays that are large enough for several threads. The plan (abi/plan.h) has steps for such a loop. */
TEST(large_loops)
{
    static const update large[] = {
        {"scale", 1, {"70001xf32"}, update_scale},
        {"reverse_sum", 1, {"70001xf32"}, update_reverse_sum},
        {"sum", 1, {"70001xf32"}, update_sum},
        {"swap", 2, {"70001xf32", "70001xf32"}, update_swap},
        {"crossed_reverse", 2, {"70001xf32", "70001xf32"}, update_crossed_reverse},
        {"transpose_sum", 1, {"301x301xf32"}, update_transpose_sum},
        {"softmax", 1, {"301x310xf32"}, update_softmax},
        {"matmul", 2, {"90x80xf32", "80x80xf32"}, update_matmul},
        {"write_part", 3, {"70001xf32", "5xf32", "i32"}, update_write_part},
        {"column_sums", 1, {"301x310xf32"}, update_column_sums},
    };
    for (uint32_t i = 0; i < sizeof large / sizeof *large; i++)
        for (int shared = 0; shared < 2; shared++) {
            const update *u = &large[i];
            node_id x[8];
            begin();
            formals_of(u, x);
            for (uint32_t k = 0; k < u->count && shared; k++)
                share(k, k);
            if (shared)
                u->apply(x);
            uint32_t count = results_of(loop_of(u, x, constant_i32(3)), x);
            end_with(count - 1, x + 1);
            check_update(u, shared ? "large, updated inputs" : "large", i);
        }
}

/* ---- branches ---------------------------------------------------------------------------------------------------- */

/* An `if` or a `case` decides at run time which updates are made. Each branch captures all values. */
TEST(branches)
{
    for (uint32_t i = 0; i < UPDATES; i++) {
        const update *u = &updates[i];
        node_id x[8], y[8];
        begin();
        formals_of(u, x);
        node_id p = in("i1");
        for (uint32_t k = 0; k < u->count && i % 2; k++)
            share(k, k);
        memcpy(y, x, sizeof y);
        graph_open_region(&g, NULL);
        u->apply(y);
        region_id yes = graph_close_region(&g, u->count, y);
        graph_open_region(&g, NULL);
        for (uint32_t k = 0; k < u->count; k++)
            y[k] = k ? x[k] : any_sum(x[k], x[k]);
        region_id no = graph_close_region(&g, u->count, y);
        node_id branch = MAKE(OP_if, ATTRS(REGIONS(yes, no)), p);
        end_with(results_of(branch, x), x);
        check_update(u, "branch", i);
        begin();
        formals_of(u, x);
        node_id index = in("i32");
        region_id regions[4];
        for (int32_t r = 0; r < 4; r++) {
            memcpy(y, x, sizeof y);
            graph_open_region(&g, NULL);
            for (int32_t times = 0; times < r; times++)
                u->apply(y);
            regions[r] = graph_close_region(&g, u->count, y);
        }
        branch = node_make(&g, OP_case, 1, &index, &(attrs){.region_count = 4, .regions = regions});
        uint32_t count = results_of(branch, y);
        for (uint32_t k = 0; k < count; k++)
            y[k] = any_sum(y[k], x[k]);
        end_with(count, y);
        check_update(u, "case", i);
    }
}

static region_id branch_of(node_id n) { return graph_close_region(&g, 1, &n); }

/* Makes a computed value, a broadcast or transposed copy of the value, and a sum over the copy. All three are stored,
 * because the value and the sum are outputs and a branch captures the copy. The value and the copy differ in
 * dimensions, so one loop cannot compute the value, the copy and the sum. */
TEST(captured_moves)
{
    static const struct {
        const char *from;
        uint32_t rank;
        int64_t dims[3], places[2]; /* dimensions and places of a broadcast; if rank is 0, the move is a transpose */
    } moves[] = {
        {"5xf32", 2, {3, 5}, {1}},         {"5xf32", 2, {5, 3}, {0}},         {"5xf32", 2, {5, 5}, {1}},
        {"1x5xf32", 2, {4, 5}, {0, 1}},    {"3x5xf32", 3, {2, 3, 5}, {1, 2}}, {"3x5xf32", 3, {3, 7, 5}, {0, 2}},
        {"5x5xf32", 3, {5, 5, 5}, {2, 0}}, {"3x5xf32", 0, {0}, {0}},          {"5x5xf32", 0, {0}, {0}},
        {"512x4xf32", 0, {0}, {0}},        {"4xf32", 2, {512, 4}, {1}},
    };
    for (uint32_t i = 0; i < sizeof moves / sizeof *moves; i++)
        for (int64_t d = 0; d < (moves[i].rank ? moves[i].rank : 2); d++) {
            begin();
            node_id y = b_tanh(&g, in(moves[i].from)), p = in("i1");
            node_id moved = moves[i].rank ? b_broadcast(&g, y, moves[i].rank, moves[i].dims, moves[i].places)
                                          : b_transpose(&g, y, (int64_t[]){1, 0});
            graph_open_region(&g, NULL);
            region_id yes = branch_of(b_negate(&g, moved));
            graph_open_region(&g, NULL);
            region_id no = branch_of(b_abs(&g, moved));
            node_id out[4] = {b_sum(&g, moved, (attr_dims){1, &d}),
                              node_result(&g, MAKE(OP_if, ATTRS(REGIONS(yes, no)), p), 0), y,
                              compose_softmax(&g, moved, d)};
            end_with(4, out);
            if (!agree(VALUES_USUAL))
                printf("move %u, sum along %d\n", i, (int)d);
            done();
        }
}

/* Runs a `case` of one to four branches, with indices in range and out of range. */
TEST(case_indices)
{
    for (uint32_t count = 1; count < 5; count++)
        for (int32_t index = -2; index < 6; index++) {
            begin();
            node_id x = in("7xf32"), at = in("i32");
            region_id regions[4];
            for (uint32_t i = 0; i < count; i++) {
                graph_open_region(&g, NULL);
                regions[i] = branch_of(b_scale(&g, x, i + 1.5));
            }
            node_id shifted = b_add(&g, b_subtract(&g, at, at), constant_i32(index));
            end(node_make(&g, OP_case, 1, &shifted, &(attrs){.region_count = count, .regions = regions}));
            agree(VALUES_USUAL);
            done();
        }
}

/* The results of the branches are captures, constants, scalars and swapped values. */
TEST(plain_branches)
{
    begin();
    node_id x = in("9xf32"), y = in("9xf32"), p = in("i1"), s = in("f32");
    node_id many = node_constant(&g, type_of("9xf32"), (const float[]){1, 2, 3, 4, 5, 6, 7, 8, 9}, false);
    graph_open_region(&g, NULL);
    region_id yes =
        CLOSE(graph_capture(&g, x), graph_capture(&g, x), b_fill(&g, type_of("9xf32"), 4), graph_capture(&g, s));
    graph_open_region(&g, NULL);
    region_id no = CLOSE(graph_capture(&g, y), graph_capture(&g, x), graph_capture(&g, many), constant_f32(1));
    node_id all = MAKE(OP_if, ATTRS(REGIONS(yes, no)), p), out[8];
    uint32_t count = results_of(all, out);
    out[count++] = b_add(&g, out[0], out[2]);
    end_with(count, out);
    for (uint64_t seed = 0; seed < 4; seed++)
        agree_seeded(__FILE__, __LINE__, VALUES_SPECIAL, seed);
    done();
}

/* Branches inside branches, inside a loop over k. The inputs are n and x; s starts at n. If k is even, the round adds
 * x[k] to s. If k is odd, the round adds `n + n` if `n < s`, otherwise `-k`. */
TEST(branches_in_loops)
{
    begin();
    node_id n = in("i32"), x = in("16xi32"), zero = constant_i32(0), one = constant_i32(1);
    graph_open_region(&g, NULL);
    node_id k = in("i32"), s = in("i32");
    region_id condition = CLOSE(less(k, constant_i32(11)));
    graph_open_region(&g, NULL);
    k = in("i32");
    s = in("i32");
    graph_open_region(&g, NULL);
    graph_open_region(&g, NULL);
    region_id above = branch_of(b_add(&g, n, n));
    graph_open_region(&g, NULL);
    region_id below = branch_of(b_negate(&g, k));
    region_id odd = branch_of(MAKE(OP_if, ATTRS(REGIONS(above, below)), less(n, s)));
    graph_open_region(&g, NULL);
    region_id even = branch_of(b_reshape(&g, b_dynamic_slice(&g, x, &k, (int64_t[]){1}), 0, NULL));
    node_id term = MAKE(OP_case, ATTRS(REGIONS(even, odd)), b_and(&g, k, one));
    region_id body = CLOSE(b_add(&g, k, one), b_add(&g, s, term));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, n);
    end(node_result(&g, loop, 1), node_result(&g, loop, 0));
    for (uint64_t seed = 0; seed < 4; seed++)
        agree_seeded(__FILE__, __LINE__, VALUES_SMALL, seed);
    done();
}

/* ---- counters ---------------------------------------------------------------------------------------------------- */

/* An integer of few bits, or one of the ends of the type's range, or near them. */
static uint64_t counted_bits(qn_dtype dtype)
{
    uint64_t top = (uint64_t)1 << (dtype_facts[dtype].bits - 1), near = (uint64_t)random_between(-130, 130);
    const uint64_t from[] = {0, top, top - 1 + top, (uint64_t)1 << 24};
    return (from[random_below(4)] + near) & (top - 1 + top);
}

static bool is_below(qn_dtype dtype, uint64_t x, uint64_t y)
{
    uint64_t top = (uint64_t)1 << (dtype_facts[dtype].bits - 1);
    return dtype_is_signed(dtype) ? (x ^ top) < (y ^ top) : x < y;
}

/* The rounds of a loop that adds `step` while the counter is below `limit`, or not below it. */
static int rounds_of(qn_dtype dtype, uint64_t counter, uint64_t limit, uint64_t step, bool below)
{
    int rounds = 0;
    uint64_t top = (uint64_t)1 << (dtype_facts[dtype].bits - 1);
    for (; rounds < 40 && is_below(dtype, counter, limit) == below; rounds++)
        counter = (counter + step) & (top - 1 + top);
    return rounds;
}

/* Loops of few rounds whose counter may pass the end of its type. */
TEST(counters)
{
    uint64_t seed = 0;
    for (int d = 1; d < DTYPE_COUNT; d++) {
        qn_dtype dtype = (qn_dtype)d;
        for (int made = 0; made < 12 && dtype_is_int(dtype);) {
            random_seed(seed++);
            uint64_t start = counted_bits(dtype), limit = counted_bits(dtype), step = counted_bits(dtype);
            bool below = random_below(2);
            int rounds = rounds_of(dtype, start, limit, step, below);
            if (rounds == 0 || rounds == 40)
                continue;
            made++;
            begin();
            type_id t = type_scalar(&g, dtype);
            node_id x = in("4xf32"), first = node_constant(&g, t, &start, false);
            graph_open_region(&g, NULL);
            node_id counter = graph_formal(&g, t, NULL), y = in("4xf32");
            node_id test = compare(below ? comparison_direction_LT : comparison_direction_GE, counter,
                                   node_constant(&g, t, &limit, false));
            region_id condition = CLOSE(test);
            graph_open_region(&g, NULL);
            counter = graph_formal(&g, t, NULL);
            y = in("4xf32");
            node_id next = b_add(&g, counter, node_constant(&g, t, &step, false));
            region_id body = CLOSE(next, b_add(&g, y, y));
            node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), first, x);
            end(node_result(&g, loop, 1), node_result(&g, loop, 0));
            agree(VALUES_USUAL);
            done();
        }
    }
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

static void row_while(qn_dtype dtype)
{
    node_id x[2] = {FORMAL(dtype, 3, 7), FORMAL(dtype, 3, 7)}, limit = in("i32"), zero = constant_i32(0);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    FORMAL(dtype, 3, 7);
    FORMAL(dtype, 3, 7);
    region_id condition = CLOSE(less(i, limit));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id a = FORMAL(dtype, 3, 7), b = FORMAL(dtype, 3, 7);
    region_id body =
        CLOSE(b_add(&g, i, constant_i32(1)), b_maximum(&g, b, b_reverse(&g, a, DIMS(1))), b_add(&g, a, x[1]));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, x[0], x[1]), out[3];
    end_with(results_of(loop, out), out);
}

static void two_branches(qn_dtype dtype, op_kind op, node_id control)
{
    node_id x = FORMAL(dtype, 17), y = FORMAL(dtype, 17);
    graph_open_region(&g, NULL);
    region_id first = CLOSE(b_maximum(&g, x, y), graph_capture(&g, x));
    graph_open_region(&g, NULL);
    region_id second = CLOSE(b_reverse(&g, y, DIMS(0)), b_add(&g, x, x));
    node_id branch = MAKE(op, ATTRS(REGIONS(first, second)), control), out[2];
    end_with(results_of(branch, out), out);
}
static void row_case(qn_dtype dtype) { two_branches(dtype, OP_case, in("i32")); }
static void row_if(qn_dtype dtype) { two_branches(dtype, OP_if, in("i1")); }

/* `outer` returns the result of a call of `inner`, and an argument. @main calls `outer` twice and `inner` once. */
static void row_call(qn_dtype dtype)
{
    graph_open_region(&g, "inner");
    node_id a = FORMAL(dtype, 4, 5);
    region_id inner = CLOSE(b_maximum(&g, a, b_reverse(&g, a, DIMS(1))));
    graph_open_region(&g, "outer");
    a = FORMAL(dtype, 4, 5);
    node_id b = FORMAL(dtype, 4, 5), called = MAKE(OP_call, ATTRS(REGIONS(inner)), b_add(&g, a, b));
    region_id outer = CLOSE(called, a);
    node_id x = FORMAL(dtype, 4, 5), y = FORMAL(dtype, 4, 5);
    node_id once = MAKE(OP_call, ATTRS(REGIONS(outer)), x, y);
    node_id twice = MAKE(OP_call, ATTRS(REGIONS(outer)), node_result(&g, once, 0), x);
    end(node_result(&g, once, 0), node_result(&g, once, 1), node_result(&g, twice, 0),
        MAKE(OP_call, ATTRS(REGIONS(inner)), node_result(&g, twice, 1)));
}

/* test_agree_reduce.c tests regions, orders and lengths. */
static void row_reduce(qn_dtype dtype)
{
    char scalar[16];
    snprintf(scalar, sizeof scalar, "%s", dtype_facts[dtype].name);
    node_id x = FORMAL(dtype, 4, 9), init = in(scalar);
    region_id region = binary_region(OP_add, scalar);
    end(MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(region)), x, init));
}

static void row(op_kind op, void (*build)(qn_dtype))
{
    for (int d = 1; d < DTYPE_COUNT; d++) {
        if (!(op_facts[op].types >> dtype_facts[d].class & 1))
            continue;
        begin();
        build((qn_dtype)d);
        for (uint64_t seed = 0; seed < 2; seed++)
            if (!agree_seeded(__FILE__, __LINE__, seed ? VALUES_SMALL : VALUES_USUAL, (uint64_t)d + seed))
                printf("%s of %s\n", op_facts[op].name, dtype_facts[d].name);
        done();
    }
}

/* test_scatter.c tests dimension numbers, regions and indices. */
static void row_scatter(qn_dtype dtype)
{
    static const int64_t window[] = {1}, first[] = {0};
    node_id x = FORMAL(dtype, 7, 9), rows = in("5xi32"), updates = FORMAL(dtype, 5, 9);
    const attrs a = {.update_window_dims = {1, window},
                     .inserted_window_dims = {1, first},
                     .scatter_dims_to_operand_dims = {1, first},
                     .index_vector_dim = 1};
    end(b_scatter(&g, OP_maximum, x, rows, updates, &a), b_scatter(&g, OP_none, x, rows, updates, &a));
}

/* test_agree_window.c tests attributes, regions and orders. */
static void row_reduce_window(qn_dtype dtype)
{
    char scalar[16];
    snprintf(scalar, sizeof scalar, "%s", dtype_facts[dtype].name);
    node_id x = FORMAL(dtype, 4, 9), init = in(scalar);
    region_id region = binary_region(OP_maximum, scalar);
    end(MAKE(OP_reduce_window, ATTRS(.window_dimensions = DIMS(2, 3), .window_strides = DIMS(1, 2), REGIONS(region)), x,
             init));
}

/* test_sort.c tests comparators, lengths and dimensions. */
static void row_sort(qn_dtype dtype)
{
    node_id x = FORMAL(dtype, 4, 9);
    node_id both = b_sort_by(&g, 2, (node_id[]){x, b_reverse(&g, x, DIMS(1))}, 1, true, true);
    node_id out[] = {node_result(&g, both, 0), node_result(&g, both, 1), b_sort_by(&g, 1, &x, 0, false, false)};
    end_with(3, out);
}

#define REGION(name, ...)                                                                                              \
    TEST(row_##name) { row(OP_##name, row_##name); }
#include "graph/ops.def"

/* ---- outputs ----------------------------------------------------------------------------------------------------- */

TEST(no_outputs)
{
    begin();
    node_id x = in("5xf32");
    CHECK(b_tanh(&g, x) != 0);
    end_with(0, NULL);
    agree(VALUES_USUAL);
    done();
}

TEST(no_inputs)
{
    begin();
    node_id i = b_iota(&g, QN_F32, 2, (int64_t[]){3, 7}, 1);
    end(i, constant_i32(7), b_exponential(&g, i), b_sum_all(&g, i), b_fill(&g, type_of("0x3xi8"), 1));
    agree(VALUES_USUAL);
    done();
}

/* The outputs are inputs, constants, transposed inputs, or the same value twice. */
TEST(plain_outputs)
{
    begin();
    node_id x = in("3x5xf32"), y = in("i64"), none = in("0x2xbf16"), sum = b_add(&g, x, x), c = constant_f32(2);
    end(x, y, x, sum, c, sum, none, c, transposed(x), b_fill(&g, type_of("40xi1"), 1), transposed(x), x,
        node_constant(&g, type_of("3xf64"), (const double[]){1, -0.0, 3}, false));
    agree(VALUES_SPECIAL);
    done();
}

/* Two of the outputs have the memory of inputs. The values of the outputs are other inputs, constants, moved inputs, or
 * the same value twice. */
TEST(plain_updates)
{
    for (int variant = 0; variant < 5; variant++) {
        begin();
        node_id x = in("19xf32"), y = in("19xf32"), z = in("19xf32"), sum = b_add(&g, x, y);
        share(0, 0);
        share(1, 2);
        node_id lists[5][4] = {{y, x, x, z},
                               {sum, sum, sum, y},
                               {z, reversed(x, 0), reversed(y, 0), sum},
                               {b_fill_like(&g, x, 1), x, b_fill_like(&g, x, 1), y},
                               {reversed(y, 0), reversed(sum, 0), sum, b_multiply(&g, x, y)}};
        end_with(4, lists[variant]);
        agree(VALUES_SPECIAL);
        done();
    }
}

TEST(many_inputs_and_outputs)
{
    enum { MANY = 150 };
    node_id x[MANY];
    begin();
    for (int i = 0; i < MANY; i++)
        x[i] = in(i % 3 ? "5xf32" : "7xf32");
    for (uint32_t i = 0; i < MANY; i += 2)
        share(i, i);
    for (int i = MANY - 1; i >= 3; i--)
        x[i] = i % 5 ? b_add(&g, x[i], x[i - 3]) : x[i - 3];
    end_with(MANY, x);
    agree(VALUES_USUAL);
    done();
}

/* Makes four steps; each reads the whole result of the previous one. The third also reads `again`, a value that was
 * made long before. */
static node_id long_way(node_id x, node_id w, node_id again)
{
    for (int i = 0; i < 4; i++) {
        node_id sums = b_scale(&g, b_sum(&g, x, DIMS(i % 2)), 0.0625);
        x = compose_matmul(&g, i % 3 == 1 ? transposed(x) : x, i % 3 ? w : b_reverse(&g, x, DIMS(0)));
        x = b_add(&g, compose_softmax(&g, x, i % 2), b_unreduce(&g, sums, node_type(&g, x), DIMS(i % 2)));
        if (i == 2)
            x = b_subtract(&g, x, again);
    }
    return x;
}

/* Compiles the function and returns the size of its temporaries in bytes. */
static int64_t arena_bytes(void)
{
    uint8_t *bytes = NULL;
    void *image = NULL;
    size_t size = 0, made = 0;
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = "x86-64-v3"};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &made));
    int64_t arena = image ? ((const image_header *)image)->plan.arena_bytes : -1;
    free(bytes);
    free(image);
    return arena;
}

/* A nest (schedule/nest.h) stores its value in the memory of a temporary under two conditions. First, no later nest
 * reads the temporary. Second, to compute an element, the nest reads only the element at the same place in the
 * temporary. The test has three cases: both conditions hold; the nest reads other elements; a later nest reads the
 * temporary. The output has narrower elements, so no temporary lies in it. */
TEST(memory_of_temporaries_is_reused)
{
    enum { ROWS = 17, BYTES = ROWS * ROWS * 4 };
    for (int other = 0; other < 3; other++) {
        begin();
        node_id x = in("17x17xf32"), w = in("17x17xf32");
        node_id first = compose_matmul(&g, x, w), second = compose_matmul(&g, w, x);
        node_id read = MAKE(OP_tanh, NO_ATTRS, other == 1 ? transposed(first) : first);
        node_id third = compose_matmul(&g, MAKE(OP_multiply, NO_ATTRS, read, second), w);
        end(b_convert(&g, other == 2 ? b_add(&g, third, transposed(first)) : third, QN_F16));
        agree_seeded(__FILE__, __LINE__, VALUES_USUAL, 7);
        CHECK(other == 0 ? arena_bytes() == BYTES : arena_bytes() >= 2 * BYTES);
        done();
    }
}

/* A temporary lies in an output if it is not needed after the first write of the output, if the output is large enough,
 * and if the elements of the output are not narrower. */
TEST(temporaries_lie_in_outputs)
{
    enum { ROWS = 16, BYTES = ROWS * ROWS * 4 };
    const struct {
        qn_dtype dtype;
        bool small, early;
        int64_t arena;
    } cases[] = {{QN_F32, false, false, BYTES},
                 {QN_F64, false, false, BYTES},
                 {QN_F16, false, false, 2 * BYTES},
                 {QN_F32, true, false, 2 * BYTES},
                 {QN_F32, false, true, 2 * BYTES}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        begin();
        node_id x = in("16x16xf32"), w = in("16x16xf32");
        node_id first = compose_matmul(&g, x, w), second = compose_matmul(&g, first, transposed(first));
        node_id third = compose_matmul(&g, second, transposed(second)), last = b_convert(&g, third, cases[i].dtype);
        if (cases[i].small)
            end(b_sum(&g, third, DIMS(0)));
        else if (cases[i].early)
            end(first, b_sum(&g, third, DIMS(0)), b_sum(&g, compose_matmul(&g, second, first), DIMS(0)));
        else
            end(last);
        agree_seeded(__FILE__, __LINE__, VALUES_USUAL, 7);
        CHECK_EQ_U64((uint64_t)arena_bytes(), (uint64_t)cases[i].arena);
        done();
    }
}

/* A temporary gets the memory of an earlier temporary that has the same size and is no longer needed. */
TEST(temporaries_fill_holes)
{
    enum { BYTES = 16 * 16 * 4 };
    begin();
    node_id w = in("16x16xf32"), x = w;
    for (int i = 0; i < 4; i++)
        x = compose_matmul(&g, x, w);
    end(x);
    CHECK_EQ_U64((uint64_t)arena_bytes(), 2 * BYTES);
    done();
}

TEST(temporaries)
{
    begin();
    node_id x = in("17x17xf32"), w = in("17x17xf32"), n = in("i32"), zero = constant_i32(0);
    node_id first = compose_matmul(&g, w, x), second = compose_matmul(&g, transposed(x), first);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("17x17xf32");
    in("17x17xf32");
    region_id condition = CLOSE(less(i, n));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id y = in("17x17xf32"), z = in("17x17xf32");
    node_id next = long_way(y, first, z), after = long_way(z, second, next);
    region_id body = CLOSE(b_add(&g, i, constant_i32(1)), b_add(&g, after, transposed(y)), next);
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, long_way(x, w, first), second);
    end(long_way(x, second, w), node_result(&g, loop, 1), compose_matmul(&g, node_result(&g, loop, 2), first));
    agree_seeded(__FILE__, __LINE__, VALUES_USUAL, 5);
    done();
}

/* Uses a large constant, which is an argument of the call, in a loop, in branches and as an output. */
TEST(captured_constants)
{
    enum { LONG = 1500 };
    static float table[LONG];
    for (int i = 0; i < LONG; i++)
        table[i] = 1.0f / (float)(i + 1);
    begin();
    node_id large = node_constant(&g, type_of("1500xf32"), table, false), x = in("1500xf32"), n = in("i32"),
            p = in("i1");
    node_id small = node_constant(&g, type_of("3xf32"), table, false), out[2];
    const update u = {"", 1, {"1500xf32"}, update_reverse_sum};
    results_of(loop_of(&u, &large, n), out);
    graph_open_region(&g, NULL);
    region_id yes = CLOSE(b_add(&g, x, large), graph_capture(&g, small));
    graph_open_region(&g, NULL);
    region_id no = CLOSE(graph_capture(&g, large), b_negate(&g, small));
    node_id branch = MAKE(OP_if, ATTRS(REGIONS(yes, no)), p);
    end(out[1], node_result(&g, branch, 0), node_result(&g, branch, 1), large);
    agree(VALUES_USUAL);
    done();
}

static region_id large_function(const char *name, region_id inner, const char *type)
{
    graph_open_region(&g, name);
    node_id x = in(type), y = in(type);
    node_id called = inner ? MAKE(OP_call, ATTRS(REGIONS(inner)), y, b_abs(&g, x)) : 0;
    node_id first = inner ? node_result(&g, called, 1) : y, second = inner ? node_result(&g, called, 0) : x;
    return CLOSE(b_subtract(&g, MAKE(OP_transpose, ATTRS(.permutation = DIMS(1, 0)), first), second),
                 b_sum(&g, b_maximum(&g, x, second), (attr_dims){2, (int64_t[]){0, 1}}), y);
}

/* Calls functions in a loop and in a branch. Some results stay live across other calls, and one input is updated in
 * place. The test uses a large and a small type. On the large type, nests run on several threads, so each call is a
 * step of the plan (abi/plan.h). */
TEST(large_functions)
{
    static const char *const types[] = {"900x900xf32", "7x7xf32"};
    for (int k = 0; k < 2; k++) {
        begin();
        graph_open_region(&g, "inner");
        node_id a = in(types[k]), b = in(types[k]);
        region_id inner = CLOSE(b_add(&g, a, b), b_reverse(&g, a, (attr_dims){1, (int64_t[]){1}}));
        region_id outer = large_function("outer", inner, types[k]);
        node_id x = in(types[k]), y = in(types[k]), p = in("i1");
        node_id before = MAKE(OP_call, ATTRS(REGIONS(outer)), x, y);
        graph_open_region(&g, NULL);
        node_id i = in("i32"), s = in(types[k]), t = in(types[k]);
        region_id condition = CLOSE(b_compare(&g, comparison_direction_LT, i, constant_i32(3)));
        graph_open_region(&g, NULL);
        i = in("i32"), s = in(types[k]), t = in(types[k]);
        node_id called = MAKE(OP_call, ATTRS(REGIONS(outer)), t, s), again = MAKE(OP_call, ATTRS(REGIONS(inner)), s, t);
        region_id body = CLOSE(b_add(&g, i, constant_i32(1)), node_result(&g, called, 0), node_result(&g, again, 1));
        node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), constant_i32(0), x, node_result(&g, before, 0));
        graph_open_region(&g, NULL);
        region_id yes =
            CLOSE(node_result(&g, MAKE(OP_call, ATTRS(REGIONS(inner)), graph_capture(&g, x), graph_capture(&g, y)), 0));
        graph_open_region(&g, NULL);
        region_id no = CLOSE(b_negate(&g, graph_capture(&g, y)));
        node_id chosen = MAKE(OP_if, ATTRS(REGIONS(yes, no)), p);
        region_at(&g, g.open)->formals.at[1].alias = 1;
        end(node_result(&g, loop, 1), b_add(&g, chosen, node_result(&g, before, 2)), node_result(&g, before, 1));
        agree_seeded(__FILE__, __LINE__, VALUES_USUAL, 3);
        done();
    }
}

/* The callee never reads its first parameter. When the arguments of the second call are stored, the memory of the
 * callee still holds a result of the first call. So the first parameter and this result must not share memory. */
TEST(arguments_do_not_overwrite_results)
{
    begin();
    node_id x = in("7x7xi64"), y = in("5xf32");
    graph_open_region(&g, "passes");
    node_id unused = in("7x7xi64"), used = in("5xf32");
    (void)unused;
    region_id passes = CLOSE(b_floor(&g, used), used);
    node_id first = MAKE(OP_call, ATTRS(REGIONS(passes)), x, y);
    node_id second = MAKE(OP_call, ATTRS(REGIONS(passes)), x, node_result(&g, first, 1));
    end(node_result(&g, first, 0), node_result(&g, second, 0), node_result(&g, second, 1));
    agree(VALUES_USUAL);
    done();
}

/* Two branches capture a constant of the function around them. One branch uses the constant as the index of an inner
 * `case`, the other as an argument of a call. */
TEST(captured_controls)
{
    for (int32_t k = -1; k < 3; k++) {
        begin();
        node_id x = in("7xf32"), p = in("i1"), index = constant_i32(k);
        graph_open_region(&g, "scaled");
        node_id y = in("7xf32"), by = in("i32");
        region_id scaled =
            CLOSE(b_multiply(&g, y, b_broadcast_scalar(&g, b_convert(&g, by, QN_F32), node_type(&g, y))));
        graph_open_region(&g, NULL);
        graph_open_region(&g, NULL);
        region_id first = branch_of(b_negate(&g, x));
        graph_open_region(&g, NULL);
        region_id second = branch_of(b_abs(&g, x));
        node_id chosen =
            node_make(&g, OP_case, 1, (node_id[]){graph_capture(&g, index)}, ATTRS(REGIONS(first, second)));
        region_id yes = branch_of(node_result(&g, chosen, 0));
        graph_open_region(&g, NULL);
        region_id no = branch_of(
            node_result(&g, MAKE(OP_call, ATTRS(REGIONS(scaled)), graph_capture(&g, x), graph_capture(&g, index)), 0));
        end(node_result(&g, MAKE(OP_if, ATTRS(REGIONS(yes, no)), p), 0));
        for (uint64_t seed = 0; seed < 4; seed++)
            agree_seeded(__FILE__, __LINE__, VALUES_USUAL, seed);
        done();
    }
}

/* Branches capture one of the two results of a reduce. */
TEST(captured_results)
{
    begin();
    node_id x = in("3x17xf32"), p = in("i1"), place = compose_argmax(&g, x, 1);
    graph_open_region(&g, NULL);
    region_id yes = branch_of(b_add(&g, place, place));
    graph_open_region(&g, NULL);
    region_id no = branch_of(graph_capture(&g, place));
    end(node_result(&g, MAKE(OP_if, ATTRS(REGIONS(yes, no)), p), 0));
    for (uint64_t seed = 0; seed < 4; seed++)
        agree_seeded(__FILE__, __LINE__, VALUES_USUAL, seed);
    done();
}
