/* Control flow: while, if, case, reduce, functions of the module; captures, nesting, when callbacks run. */
#include "api.h"

static qn_value i32(qn_graph *graph, int value) { return qn_fill(graph, QN_I32, QN_SCALAR, value); }

/* The numbers of calls of the two callbacks below, and the values that these callbacks capture. */
typedef struct visits {
    int first, second;
    size_t count;
    qn_value captured, other;
} visits;

static void less_than_captured(void *user, size_t count, const qn_value *args, qn_value *out)
{
    visits *seen = user;
    seen->first++;
    seen->count = count;
    out[0] = qn_compare(args[0], seen->captured, QN_LT);
}

/* The next state after (n, sum, same) is (n + 1, sum + other * n, same), where `other` is captured. */
static void add_multiples(void *user, size_t count, const qn_value *args, qn_value *out)
{
    visits *seen = user;
    seen->second++;
    CHECK_EQ_U64(count, 3);
    out[0] = qn_add(args[0], i32(args[0].graph, 1));
    out[1] = qn_add(args[1], qn_multiply(seen->other, qn_broadcast_in_dim(args[0], QN_DIMS(2), QN_SCALAR)));
    out[2] = args[2];
}

TEST(while_with_captures)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "loop");
    qn_value limit = qn_input(graph, "limit", QN_I32, QN_SCALAR), step = qn_input(graph, "step", QN_I32, QN_DIMS(2));
    qn_value same = qn_input(graph, "same", QN_F32, QN_DIMS(2)), out[3];
    visits seen = {.captured = qn_add(limit, i32(graph, 1)), .other = step};
    qn_value init[] = {i32(graph, 0), qn_fill(graph, QN_I32, QN_DIMS(2), 100), same};
    qn_while(3, init, less_than_captured, add_multiples, &seen, out);
    CHECK(seen.first == 1 && seen.second == 1 &&
          seen.count == 3); /* each callback ran once, before qn_while returned */
    CHECK(qn_value_dtype(out[2]) == QN_F32);
    CHECK_DIMS(qn_value_dims(out[1]), 2);
    for (int i = 0; i < 3; i++)
        qn_output(graph, NULL, out[i]);
    static const int limits[] = {-5, -1, 0, 1, 10, 1000};
    for (size_t i = 0; i < COUNT(limits); i++) {
        int32_t limit_data = limits[i], steps[2] = {3, -7}, n, sums[2];
        float kept[2] = {1.5f, -2.5f}, kept_out[2];
        qn_tensor in[] = {SCALAR_TENSOR(&limit_data, QN_I32), TENSOR(steps, QN_I32, 2), TENSOR(kept, QN_F32, 2)};
        qn_tensor outs[] = {SCALAR_TENSOR(&n, QN_I32), TENSOR(sums, QN_I32, 2), TENSOR(kept_out, QN_F32, 2)};
        RUN(graph, in, outs);
        int want = limits[i] < 0 ? 0 : limits[i] + 1;
        CHECK(n == want);
        CHECK(sums[0] == 100 + 3 * (want * (want - 1) / 2) && sums[1] == 100 - 7 * (want * (want - 1) / 2));
        CHECK(!memcmp(kept, kept_out, sizeof kept));
    }
    qn_close(context);
}

/* ---- nested loops and branches: the sum of the Collatz lengths of 1..n, with an `if` for odd and even numbers ---- */

static void not_one(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], i32(args[0].graph, 1), QN_NE);
}

static void half(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    qn_value n = *(qn_value *)user;
    out[0] = qn_divide(n, i32(n.graph, 2));
}

static void triple(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    qn_value n = *(qn_value *)user;
    out[0] = qn_add(qn_multiply(n, i32(n.graph, 3)), i32(n.graph, 1));
}

static void collatz_step(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    qn_value n = args[0], zero = i32(n.graph, 0);
    qn_value even = qn_compare(qn_and(n, i32(n.graph, 1)), zero, QN_EQ);
    qn_if(even, half, triple, &n, 1, &out[0]);
    out[1] = qn_add(args[1], i32(n.graph, 1));
}

static void positive(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], i32(args[0].graph, 0), QN_GT);
}

static void all_lengths(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    qn_value last[2];
    qn_while(2, (qn_value[]){args[0], args[1]}, not_one, collatz_step, NULL, last);
    out[0] = qn_subtract(args[0], i32(args[0].graph, 1));
    out[1] = last[1];
}

static void add_captured(void *user, size_t count, const qn_value *args, qn_value *out)
{
    visits *seen = user;
    seen->first++;
    seen->count = count;
    out[0] = qn_add(args[0], seen->captured);
    out[1] = qn_multiply(args[1], i32(args[1].graph, 2));
}

/* `out` may be the array of the first values. */
TEST(repeat_with_a_capture)
{
    static const int64_t steps[] = {0, 1, 7};
    for (size_t i = 0; i < COUNT(steps); i++) {
        qn_context *context = open_jit();
        qn_graph *graph = qn_graph_new(context, "repeat");
        visits seen = {.captured = qn_input(graph, "x", QN_F32, QN_DIMS(2))};
        qn_value state[] = {qn_input(graph, "start", QN_F32, QN_DIMS(2)), i32(graph, 3)};
        qn_repeat(steps[i], 2, state, add_captured, &seen, state);
        CHECK(seen.first == 1 && seen.count == 2);
        qn_output(graph, "sum", state[0]);
        qn_output(graph, "power", state[1]);
        float x[2] = {0.5f, -2}, start[2] = {1, 2}, sums[2];
        int32_t power;
        qn_tensor in[] = {TENSOR(x, QN_F32, 2), TENSOR(start, QN_F32, 2)};
        qn_tensor out[] = {TENSOR(sums, QN_F32, 2), SCALAR_TENSOR(&power, QN_I32)};
        RUN(graph, in, out);
        CHECK(sums[0] == 1 + 0.5f * (float)steps[i] && sums[1] == 2 - 2 * (float)steps[i]);
        CHECK(power == 3 << steps[i]);
        qn_close(context);
    }
}

TEST(nested)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "collatz");
    qn_value n = qn_input(graph, "n", QN_I32, QN_SCALAR), out[2];
    qn_while(2, (qn_value[]){n, i32(graph, 0)}, positive, all_lengths, NULL, out);
    qn_output(graph, "sum", out[1]);
    int32_t n_data = 30, got, want = 0;
    for (int i = 1; i <= n_data; i++)
        for (int k = i; k != 1; want++)
            k = k % 2 ? 3 * k + 1 : k / 2;
    qn_tensor in[] = {SCALAR_TENSOR(&n_data, QN_I32)}, outs[] = {SCALAR_TENSOR(&got, QN_I32)};
    RUN(graph, in, outs);
    CHECK(got == want);
    qn_close(context);
}

/* ---- branches ---- */

static void sum_and_difference(void *user, size_t count, const qn_value *args, qn_value *out)
{
    visits *seen = user;
    CHECK_EQ_U64(count, 0);
    (void)args;
    seen->first++;
    out[0] = qn_add(seen->captured, seen->other);
    out[1] = qn_subtract(seen->captured, seen->other);
}

static void both_as_they_are(void *user, size_t count, const qn_value *args, qn_value *out)
{
    visits *seen = user;
    (void)count, (void)args;
    seen->second++;
    out[0] = seen->captured;
    out[1] = seen->captured;
}

static void constants_only(void *user, size_t count, const qn_value *args, qn_value *out)
{
    visits *seen = user;
    (void)count, (void)args;
    out[0] = qn_fill(seen->captured.graph, QN_F32, QN_DIMS(3), 42);
    out[1] = qn_iota(seen->captured.graph, QN_DIMS(3), QN_F32, 0);
}

TEST(if_and_case)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "branches");
    qn_value pred = qn_input(graph, "pred", QN_I1, QN_SCALAR), index = qn_input(graph, "index", QN_I32, QN_SCALAR);
    visits seen = {.captured = qn_input(graph, "a", QN_F32, QN_DIMS(3)),
                   .other = qn_input(graph, "b", QN_F32, QN_DIMS(3))};
    qn_value out[6];
    qn_if(pred, sum_and_difference, both_as_they_are, &seen, 2, out);
    CHECK(seen.first == 1 && seen.second == 1);
    qn_case(index, 3, (qn_region[]){sum_and_difference, both_as_they_are, constants_only}, &seen, 2, out + 2);
    CHECK(seen.first == 2 && seen.second == 2);
    qn_case(index, 1, (qn_region[]){sum_and_difference}, &seen, 2, out + 4);
    for (int i = 0; i < 6; i++)
        qn_output(graph, NULL, out[i]);
    float a[] = {1, 2, 3}, b[] = {10, 20, 30}, got[6][3];
    static const int32_t indices[] = {0, 1, 2, 3, -1, INT32_MAX, INT32_MIN};
    qn_dims three = QN_DIMS(3);
    for (size_t k = 0; k < COUNT(indices); k++) {
        uint8_t pred_data = k % 2;
        int32_t at = indices[k];
        qn_tensor in[] = {
            SCALAR_TENSOR(&pred_data, QN_I1), SCALAR_TENSOR(&at, QN_I32), {a, QN_F32, three}, {b, QN_F32, three}};
        qn_tensor outs[6];
        for (int i = 0; i < 6; i++)
            outs[i] = (qn_tensor){got[i], QN_F32, three};
        RUN(graph, in, outs);
        int branch = at >= 0 && at < 3 ? at : 2; /* an index out of range takes the last branch */
        for (int e = 0; e < 3; e++) {
            float sum = a[e] + b[e], difference = a[e] - b[e];
            CHECK(got[0][e] == (pred_data ? sum : a[e]) && got[1][e] == (pred_data ? difference : a[e]));
            CHECK(got[2][e] == (branch == 0 ? sum : branch == 1 ? a[e] : 42));
            CHECK(got[3][e] == (branch == 0 ? difference : branch == 1 ? a[e] : (float)e));
            CHECK(got[4][e] == sum && got[5][e] == difference);
        }
    }
    qn_close(context);
}

/* An `if` in a branch of a `case` in the body of a `while`. The `if` uses values of all three levels. */
typedef struct levels {
    qn_value outermost, argument, inner;
} levels;

static void innermost_true(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    levels *l = user;
    out[0] = qn_add(qn_add(l->outermost, l->argument), l->inner);
}

static void innermost_false(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_multiply(((levels *)user)->argument, i32(((levels *)user)->argument.graph, 2));
}

static void case_with_if(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    levels l = *(levels *)user;
    l.inner = qn_multiply(l.outermost, l.outermost);
    qn_if(qn_compare(l.argument, i32(l.argument.graph, 50), QN_LT), innermost_true, innermost_false, &l, 1, out);
}

static void case_plain(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_negate(((levels *)user)->argument);
}

static void loop_with_case(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    levels l = {.outermost = *(qn_value *)user, .argument = args[1]};
    qn_value which = qn_remainder(args[0], i32(args[0].graph, 3)); /* 0, 1, 2: the index 2 is out of range */
    qn_case(which, 2, (qn_region[]){case_plain, case_with_if}, &l, 1, &out[1]);
    out[0] = qn_subtract(args[0], i32(args[0].graph, 1));
}

TEST(captures_over_three_levels)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "levels");
    qn_value n = qn_input(graph, "n", QN_I32, QN_SCALAR), k = qn_input(graph, "k", QN_I32, QN_SCALAR), out[2];
    qn_while(2, (qn_value[]){n, k}, positive, loop_with_case, &k, out);
    qn_output(graph, "y", out[1]);
    for (int32_t steps = 0; steps < 9; steps += 4)
        for (int32_t start = -3; start < 60; start += 21) {
            int32_t want = start, got, n_data = steps, k_data = start;
            for (int i = steps; i > 0; i--)
                want = i % 3 == 0 ? -want : want < 50 ? start + want + start * start : want * 2;
            qn_tensor in[] = {SCALAR_TENSOR(&n_data, QN_I32), SCALAR_TENSOR(&k_data, QN_I32)};
            qn_tensor outs[] = {SCALAR_TENSOR(&got, QN_I32)};
            RUN(graph, in, outs);
            CHECK_EQ_U64((uint64_t)got, (uint64_t)want);
        }
    qn_close(context);
}

/* ---- reduce ---- */

/* Reduces pairs (value, index) to the pair with the largest value. Of equal values, takes the smallest index. */
static void larger_pair(void *user, size_t count, const qn_value *args, qn_value *out)
{
    *(int *)user += 1;
    CHECK_EQ_U64(count, 4);
    CHECK(qn_value_dims(args[0]).count == 0 && qn_value_dtype(args[3]) == QN_I32);
    qn_value greater = qn_compare(args[2], args[0], QN_GT), equal = qn_compare(args[2], args[0], QN_EQ);
    qn_value take = qn_or(greater, qn_and(equal, qn_compare(args[3], args[1], QN_LT)));
    out[0] = qn_select(take, args[2], args[0]);
    out[1] = qn_select(take, args[3], args[1]);
}

TEST(reduce_of_pairs)
{
    enum { ROWS = 5, COLUMNS = 70 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "pairs");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, COLUMNS));
    qn_value inputs[] = {x, qn_iota(graph, QN_DIMS(ROWS, COLUMNS), QN_I32, 1)};
    qn_value inits[] = {qn_fill(graph, QN_F32, QN_SCALAR, -HUGE_VAL), i32(graph, COLUMNS)}, out[2];
    int calls = 0;
    qn_reduce(2, inputs, inits, QN_DIMS(1), larger_pair, &calls, out);
    CHECK(calls == 1);
    CHECK_DIMS(qn_value_dims(out[1]), ROWS);
    qn_output(graph, "largest", out[0]);
    qn_output(graph, "place", out[1]);
    float xs[ROWS * COLUMNS], largest[ROWS];
    int32_t places[ROWS];
    for (int i = 0; i < ROWS * COLUMNS; i++)
        xs[i] = (float)((i * 37) % 23); /* with ties */
    qn_tensor in[] = {TENSOR(xs, QN_F32, ROWS, COLUMNS)};
    qn_tensor outs[] = {TENSOR(largest, QN_F32, ROWS), TENSOR(places, QN_I32, ROWS)};
    RUN(graph, in, outs);
    for (int r = 0; r < ROWS; r++) {
        int best = 0;
        for (int c = 1; c < COLUMNS; c++)
            best = xs[r * COLUMNS + c] > xs[r * COLUMNS + best] ? c : best;
        CHECK(places[r] == best && largest[r] == xs[r * COLUMNS + best]);
    }
    qn_close(context);
}

/* Keeps for each of 4 groups the largest of its values, and the place of this value. */
TEST(scatter_of_pairs)
{
    enum { GROUPS = 4, VALUES = 40 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "scatter of pairs");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(VALUES)), i = qn_input(graph, "i", QN_I64, QN_DIMS(VALUES));
    qn_value inputs[] = {qn_fill(graph, QN_F32, QN_DIMS(GROUPS), -1), qn_fill(graph, QN_I32, QN_DIMS(GROUPS), VALUES)};
    qn_value updates[] = {x, qn_iota(graph, QN_DIMS(VALUES), QN_I32, 0)}, out[2];
    int calls = 0;
    qn_scatter(2, inputs, i, updates, QN_SCALAR, QN_DIMS(0), QN_SCALAR, QN_SCALAR, QN_DIMS(0), 1, larger_pair, &calls,
               out);
    CHECK(calls == 1);
    qn_output(graph, "largest", out[0]);
    qn_output(graph, "place", out[1]);
    float xs[VALUES], largest[GROUPS], best[GROUPS] = {-1, -1, -1, -1};
    int64_t groups[VALUES];
    int32_t places[GROUPS], place[GROUPS] = {VALUES, VALUES, VALUES, VALUES};
    for (int k = 0; k < VALUES; k++) {
        xs[k] = (float)((k * 37) % 23);
        groups[k] = (k * 5) % 6 - 1; /* -1 to 4; the last group stays empty */
        groups[k] = groups[k] == 3 ? 4 : groups[k];
        if (groups[k] >= 0 && groups[k] < GROUPS && xs[k] > best[groups[k]]) {
            best[groups[k]] = xs[k];
            place[groups[k]] = k;
        }
    }
    qn_tensor in[] = {TENSOR(xs, QN_F32, VALUES), TENSOR(groups, QN_I64, VALUES)};
    qn_tensor outs[] = {TENSOR(largest, QN_F32, GROUPS), TENSOR(places, QN_I32, GROUPS)};
    RUN(graph, in, outs);
    CHECK(memcmp(largest, best, sizeof best) == 0 && memcmp(places, place, sizeof place) == 0);
    qn_close(context);
}

/* The reducer computes min(a + b, captured). A reduction that ignored the captured value or the initial value would
 * have another result. */
static void add_up_to(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count;
    out[0] = qn_minimum(qn_add(args[0], args[1]), *(qn_value *)user);
}

TEST(reduce_with_a_capture_and_edges)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "capture");
    qn_value x = qn_input(graph, "x", QN_I32, QN_DIMS(2, 3)), most = qn_input(graph, "most", QN_I32, QN_SCALAR);
    qn_value init = qn_input(graph, "init", QN_I32, QN_SCALAR), empty = qn_input(graph, "empty", QN_I32, QN_DIMS(2, 0));
    qn_value all, none, nothing, rows;
    qn_reduce(1, &x, &init, QN_DIMS(1, 0), add_up_to, &most, &all);
    qn_reduce(1, &x, &init, QN_SCALAR, add_up_to, &most, &none); /* without dimensions, the result is f(init, x) */
    qn_reduce(1, &empty, &init, QN_DIMS(1), add_up_to, &most, &nothing);
    qn_reduce(1, &x, &init, QN_DIMS(0), add_up_to, &most, &rows);
    CHECK_DIMS(qn_value_dims(none), 2, 3);
    CHECK_DIMS(qn_value_dims(nothing), 2);
    CHECK(qn_value_dims(all).count == 0);
    qn_output(graph, NULL, all);
    qn_output(graph, NULL, none);
    qn_output(graph, NULL, nothing);
    qn_output(graph, NULL, rows);
    int32_t xs[6] = {1, 2, 3, 4, 5, 6}, m = 1000, i = 10, out_all, out_none[6], out_nothing[2], out_rows[3];
    qn_tensor in[] = {TENSOR(xs, QN_I32, 2, 3), SCALAR_TENSOR(&m, QN_I32), SCALAR_TENSOR(&i, QN_I32),
                      TENSOR(xs, QN_I32, 2, 0)};
    qn_tensor out[] = {SCALAR_TENSOR(&out_all, QN_I32), TENSOR(out_none, QN_I32, 2, 3), TENSOR(out_nothing, QN_I32, 2),
                       TENSOR(out_rows, QN_I32, 3)};
    RUN(graph, in, out);
    CHECK(out_all == 31);
    CHECK(out_none[0] == 11 && out_none[5] == 16);
    CHECK(out_nothing[0] == 10 && out_nothing[1] == 10);
    CHECK(out_rows[0] == 15 && out_rows[1] == 17 && out_rows[2] == 19);
    m = 12;
    RUN(graph, in, out);
    CHECK(out_all == 12 && out_none[0] == 11 && out_none[5] == 12);
    qn_close(context);
}

static void sum_of_two(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], args[1]);
}

static void wrapping_difference(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_subtract(args[0], args[1]);
}

/* Adds or subtracts, as the two reducers under test do. docs/numerics.md defines the order of each reduction. Within
 * a chunk, a sum is accumulated in up to 32 lanes, and a difference is computed from left to right. */
static float combined(bool sum, float a, float b) { return sum ? a + b : a - b; }

static float chunk_of(bool sum, const float *x, int n)
{
    float lane[32];
    int lanes = !sum ? 1 : n < 32 ? n : 32;
    for (int i = 0; i < n; i++)
        lane[i % lanes] = i < lanes ? x[i] : combined(sum, lane[i % lanes], x[i]);
    for (int h = 16; h; h /= 2)
        for (int j = 0; j < h; j++)
            if (j + h < lanes)
                lane[j] = combined(sum, lane[j], lane[j + h]);
    return lane[0];
}

static void check_order(qn_context *context, bool sum, int n)
{
    qn_graph *graph = qn_graph_new(context, "order");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(n)), init = qn_fill(graph, QN_F32, QN_SCALAR, 0.5), y;
    qn_reduce(1, &x, &init, QN_DIMS(0), sum ? sum_of_two : wrapping_difference, NULL, &y);
    qn_output(graph, "y", y);
    float *xs = malloc(sizeof *xs * (size_t)n), got;
    for (int i = 0; i < n; i++)
        xs[i] = 1.0f / (float)(i % 97 + 3);
    qn_tensor in[] = {TENSOR(xs, QN_F32, n)}, out[] = {SCALAR_TENSOR(&got, QN_F32)};
    RUN(graph, in, out);
    float chunk[400] = {0};
    int chunks = 0, size = sum ? 256 * 32 : 256;
    for (int at = 0; at < n; at += size)
        chunk[chunks++] = chunk_of(sum, xs + at, n - at < size ? n - at : size);
    for (; chunks > 1; chunks = (chunks + 1) / 2)
        for (int i = 0; i < (chunks + 1) / 2; i++)
            chunk[i] = 2 * i + 1 < chunks ? combined(sum, chunk[2 * i], chunk[2 * i + 1]) : chunk[2 * i];
    CHECK(got == combined(sum, 0.5f, chunk[0]));
    free(xs);
    qn_graph_free(graph);
}

TEST(the_order_of_accumulation)
{
    static const int sizes[] = {1, 2, 3, 17, 31, 32, 33, 40, 64, 100, 257, 1000, 8193, 16384, 40000, 100000};
    qn_context *context = open_jit();
    for (size_t s = 0; s < COUNT(sizes); s++) {
        check_order(context, true, sizes[s]);
        check_order(context, false, sizes[s]);
    }
    qn_close(context);
}

/* ---- functions of the module ---- */

static void divide_and_rest(void *user, size_t count, const qn_value *args, qn_value *out)
{
    ++*(int *)user;
    CHECK_EQ_U64(count, 2);
    out[0] = qn_divide(args[0], args[1]);
    out[1] = qn_remainder(args[0], args[1]);
}

static void uses_divmod(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    qn_value both[2];
    qn_invoke(args[0].graph, "divmod", 2, (qn_value[]){args[0], i32(args[0].graph, 10)}, both);
    out[0] = both[0];
    out[1] = qn_add(args[1], both[1]);
}

static void digit_sum(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    qn_value last[2];
    qn_while(2, (qn_value[]){args[0], i32(args[0].graph, 0)}, positive, uses_divmod, NULL, last);
    out[0] = last[1];
}

TEST(functions_call_functions)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "digits");
    qn_value n = qn_input(graph, "n", QN_I32, QN_SCALAR), once, twice;
    int calls = 0;
    qn_define(graph, "divmod", 2, (qn_value[]){n, n}, divide_and_rest, &calls, 2);
    CHECK(calls == 1);
    qn_define(graph, "digit sum", 1, &n, digit_sum, NULL, 1);
    qn_define(graph, "unused", 1, &n, digit_sum, NULL, 1);
    qn_invoke(graph, "digit sum", 1, &n, &once);
    qn_invoke(graph, "digit sum", 1, &once, &twice);
    qn_output(graph, "once", once);
    qn_output(graph, "twice", twice);
    int32_t n_data = 1999999998, got[2];
    qn_tensor in[] = {SCALAR_TENSOR(&n_data, QN_I32)};
    qn_tensor out[] = {SCALAR_TENSOR(&got[0], QN_I32), SCALAR_TENSOR(&got[1], QN_I32)};
    RUN(graph, in, out);
    CHECK(got[0] == 81 && got[1] == 9);
    char *text = NULL;
    CHECK_OK(qn_graph_print(graph, &text));
    CHECK(text && strstr(text, "divmod") && strstr(text, "digit sum"));
    qn_free(text);
    qn_close(context);
}

static void makes_constant(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_fill(user, QN_F64, QN_DIMS(2), 1.25);
}

static void gives_the_same(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    for (size_t i = 0; i < count; i++)
        out[i] = args[i];
}

TEST(functions_of_no_and_of_many_values)
{
    enum { N = 20 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "edges");
    qn_value x[N], y[N], constant;
    for (int i = 0; i < N; i++)
        x[i] = qn_input(graph, NULL, QN_I8, QN_DIMS(i));
    qn_define(graph, "constant", 0, NULL, makes_constant, graph, 1);
    qn_invoke(graph, "constant", 0, NULL, &constant);
    qn_define(graph, "same", N, x, gives_the_same, NULL, N);
    qn_invoke(graph, "same", N, x, y);
    qn_output(graph, "c", constant);
    for (int i = 0; i < N; i++) {
        CHECK_DIMS(qn_value_dims(y[i]), i);
        qn_output(graph, NULL, y[i]);
    }
    int8_t bytes[N], back[N][N];
    double c[2];
    qn_tensor in[N], out[N + 1] = {TENSOR(c, QN_F64, 2)};
    for (int i = 0; i < N; i++) {
        bytes[i] = (int8_t)(i * 13);
        in[i] = (qn_tensor){bytes, QN_I8, QN_DIMS(i)};
        out[i + 1] = (qn_tensor){back[i], QN_I8, QN_DIMS(i)};
    }
    RUN(graph, in, out);
    CHECK(c[0] == 1.25 && c[1] == 1.25);
    for (int i = 0; i < N; i++)
        CHECK(!memcmp(back[i], bytes, (size_t)i));
    qn_close(context);
}

static void false_condition(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)count, (void)args;
    out[0] = qn_fill(user, QN_I1, QN_SCALAR, 0);
}

static void no_body(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args, (void)out;
}

/* A loop without values and a branch without results have no use, but they must not crash. */
TEST(control_flow_without_values)
{
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "none");
    qn_value p = qn_input(graph, "p", QN_I1, QN_SCALAR);
    qn_if(p, no_body, no_body, graph, 0, NULL);
    qn_value q = qn_not(p), done;
    qn_while(1, &q, false_condition, gives_the_same, graph, &done);
    qn_output(graph, "q", done);
    uint8_t yes = 1, no = 7;
    qn_tensor in[] = {SCALAR_TENSOR(&yes, QN_I1)}, out[] = {SCALAR_TENSOR(&no, QN_I1)};
    RUN(graph, in, out);
    CHECK(no == 0);
    qn_graph *loop = qn_graph_new(context, "empty loop");
    qn_while(0, NULL, false_condition, no_body, loop, NULL);
    qn_status status = qn_graph_status(loop);
    CHECK(!status || qn_status_code(status) == QN_INVALID_ARGUMENT);
    qn_status_free(status);
    qn_close(context);
}
