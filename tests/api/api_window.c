/* Compares windows, pooling and scans of the public API with loops in C. */
#include "api.h"

enum { BATCH = 2, ROWS = 7, COLUMNS = 6, FEATURES = 3, SIZE = BATCH * ROWS * COLUMNS * FEATURES };

static float input_at(int64_t n, int64_t r, int64_t c, int64_t f)
{
    return (float)((n * 131 + r * 31 + c * 17 + f * 7) % 23 - 11);
}

static qn_value number(qn_graph *g, float value) { return qn_constant(g, QN_F32, QN_SCALAR, &value); }

/* Runs a graph with one input, x, and one output. */
static void run_one(qn_graph *g, qn_value y, qn_dtype dtype, const void *x, qn_dims dims, void *out, qn_dims wanted)
{
    qn_output(g, NULL, y);
    qn_function *f = NULL;
    CHECK_OK(qn_compile(g, NULL, &f));
    qn_dims made = qn_value_dims(y);
    CHECK(made.count == wanted.count && !memcmp(made.values, wanted.values, made.count * sizeof *made.values));
    if (f)
        CHECK_OK(
            qn_call(f, 1, (qn_tensor[]){{(void *)(uintptr_t)x, dtype, dims}}, 1, (qn_tensor[]){{out, dtype, wanted}}));
    qn_function_free(f);
    qn_graph_free(g);
}

/* The maximum or the mean of the 3 x 2 window at row r and column c of the input. */
static float pooled(bool mean, bool counts, int64_t n, int64_t r, int64_t c, int64_t f)
{
    float sum = 0, most = -INFINITY, count = 0;
    for (int64_t i = r; i < r + 3; i++)
        for (int64_t j = c; j < c + 2; j++) {
            bool inside = i >= 0 && j >= 0 && i < ROWS && j < COLUMNS;
            float x = inside ? input_at(n, i, j, f) : 0;
            sum += x;
            count += inside || counts;
            most = inside && x > most ? x : most;
        }
    return mean ? sum / count : most;
}

static void check_pool(qn_context *context, bool mean, bool first, bool counts, bool same)
{
    const int64_t rows = 4, columns = same ? 3 : 6;
    static float x[SIZE], out[BATCH * 4 * 6 * FEATURES];
    qn_dims last_in = QN_DIMS(BATCH, ROWS, COLUMNS, FEATURES), first_in = QN_DIMS(BATCH, FEATURES, ROWS, COLUMNS);
    qn_dims last_out = QN_DIMS(BATCH, rows, columns, FEATURES), first_out = QN_DIMS(BATCH, FEATURES, rows, columns);
    for (int64_t n = 0; n < BATCH; n++)
        for (int64_t r = 0; r < ROWS; r++)
            for (int64_t c = 0; c < COLUMNS; c++)
                for (int64_t f = 0; f < FEATURES; f++)
                    x[first ? ((n * FEATURES + f) * ROWS + r) * COLUMNS + c
                            : ((n * ROWS + r) * COLUMNS + c) * FEATURES + f] = input_at(n, r, c, f);
    qn_graph *g = qn_graph_new(context, "pool");
    qn_value in = qn_input(g, "x", QN_F32, first ? first_in : last_in);
    qn_pool_options options = {.layout = first ? QN_FEATURES_FIRST : QN_FEATURES_LAST, .count_padding = counts};
    options.padding = same ? QN_SAME : QN_EXPLICIT;
    options.pads = options.padding == QN_EXPLICIT ? QN_DIMS(1, 2, 1, 0) : QN_SCALAR;
    options.strides = QN_DIMS(2, same ? 2 : 1);
    qn_value y = (mean ? qn_avg_pool : qn_max_pool)(in, QN_DIMS(3, 2), &options);
    run_one(g, y, QN_F32, x, first ? first_in : last_in, out, first ? first_out : last_out);
    for (int64_t n = 0; n < BATCH; n++)
        for (int64_t r = 0; r < rows; r++)
            for (int64_t c = 0; c < columns; c++)
                for (int64_t f = 0; f < FEATURES; f++) {
                    float got = out[first ? ((n * FEATURES + f) * rows + r) * columns + c
                                          : ((n * rows + r) * columns + c) * FEATURES + f];
                    float want = pooled(mean, counts, n, 2 * r - 1, same ? 2 * c : c - 1, f);
                    CHECK(got == want || (mean && fabsf(got - want) <= 1e-6f * fabsf(want)));
                }
}

TEST(pools)
{
    qn_context *context = open_jit();
    for (int kind = 0; kind < 8; kind++)
        check_pool(context, kind & 1, kind & 2, kind & 2, kind & 4);
    qn_close(context);
}

static float combined(int op, float a, float b)
{
    return op == 0 ? a + b : op == 1 ? a * b : op == 2 ? (a > b ? a : b) : a < b ? a : b;
}

TEST(cumulative_operations)
{
    enum { LINES = 3, LENGTH = 9 };
    static qn_value (*const builders[])(qn_value, int64_t, int) = {qn_cumsum, qn_cumprod, qn_cummax, qn_cummin};
    qn_context *context = open_jit();
    for (int kind = 0; kind < 8; kind++) {
        bool reverse = kind & 1;
        float x[LINES * LENGTH], out[LINES * LENGTH];
        for (int i = 0; i < LINES * LENGTH; i++)
            x[i] = (float)(i * 5 % 7 - 3) * 0.5f;
        qn_graph *g = qn_graph_new(context, "scan");
        qn_value in = qn_input(g, "x", QN_F32, QN_DIMS(LINES, LENGTH));
        run_one(g, builders[kind / 2](in, -1, reverse), QN_F32, x, QN_DIMS(LINES, LENGTH), out, QN_DIMS(LINES, LENGTH));
        for (int line = 0; line < LINES; line++) {
            float so_far = 0;
            for (int k = 0; k < LENGTH; k++) {
                int i = line * LENGTH + (reverse ? LENGTH - 1 - k : k);
                so_far = k ? combined(kind / 2, so_far, x[i]) : x[i];
                CHECK(out[i] == so_far);
            }
        }
    }
    qn_close(context);
}

/* The least value of i1 is false, so that true appears where the first true of a line is. */
TEST(cumulative_extremes_of_booleans)
{
    qn_context *context = open_jit();
    const uint8_t x[6] = {0, 0, 1, 0, 1, 0}, largest[6] = {0, 0, 1, 1, 1, 1}, smallest[6] = {0};
    uint8_t out[6];
    for (int least = 0; least < 2; least++) {
        qn_graph *g = qn_graph_new(context, "scan");
        qn_value in = qn_input(g, "x", QN_I1, QN_DIMS(6));
        run_one(g, (least ? qn_cummin : qn_cummax)(in, 0, 0), QN_I1, x, QN_DIMS(6), out, QN_DIMS(6));
        CHECK(memcmp(out, least ? smallest : largest, sizeof out) == 0);
    }
    qn_close(context);
}

static void add_both(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_add(args[0], args[1]);
}

static void not_below(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(args[0], args[1], QN_GE);
}

/* (x, c) -> the mean of x and c, twice. */
static void halve(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = out[1] = qn_scale(qn_add(args[0], args[1]), 0.5);
}

TEST(callbacks)
{
    qn_context *context = open_jit();
    float x[6] = {1, 4, 4, 2, 3, -1}, sums[3], chosen[6], halves[6];
    const qn_window window = {.dimensions = QN_DIMS(3), .strides = QN_DIMS(2), .padding = QN_DIMS(1, 1)};
    qn_graph *g = qn_graph_new(context, "windows");
    qn_value in = qn_input(g, "x", QN_F32, QN_DIMS(6)), two = number(g, 2), y, both[2];
    qn_reduce_window(1, &in, &two, &window, add_both, NULL, &y);
    run_one(g, y, QN_F32, x, QN_DIMS(6), sums, QN_DIMS(3));
    CHECK(sums[0] == 9 && sums[1] == 12 && sums[2] == 6);
    g = qn_graph_new(context, "winners");
    in = qn_input(g, "x", QN_F32, QN_DIMS(6));
    qn_value source = qn_slice(in, QN_DIMS(0), QN_DIMS(3), QN_DIMS(1));
    y = qn_select_and_scatter(in, source, number(g, 0), &window, not_below, add_both, NULL);
    run_one(g, y, QN_F32, x, QN_DIMS(6), chosen, QN_DIMS(6));
    CHECK(chosen[0] == 0 && chosen[1] == 5 && chosen[2] == 0 && chosen[3] == 0 && chosen[4] == 4 && chosen[5] == 0);
    g = qn_graph_new(context, "scan");
    in = qn_input(g, "x", QN_F32, QN_DIMS(6));
    qn_value none = number(g, 0);
    qn_scan(1, &in, 1, &none, 0, 0, 1, halve, NULL, 2, both);
    run_one(g, both[0], QN_F32, x, QN_DIMS(6), halves, QN_DIMS(6));
    float carry = 0;
    for (int i = 6; i-- > 0;) {
        carry = (x[i] + carry) * 0.5f;
        CHECK(halves[i] == carry);
    }
    qn_close(context);
}
