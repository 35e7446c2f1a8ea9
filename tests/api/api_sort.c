/* Sorts through the public interface: qn_sort, qn_sort_values, qn_argsort, qn_top_k. */
#include "api.h"

/* Compares by the distance from a captured value, `*user`; the second input is a payload. */
static void nearer(void *user, size_t count, const qn_value *args, qn_value *out)
{
    qn_value center = *(qn_value *)user;
    CHECK_EQ_U64(count, 4);
    CHECK(qn_value_dims(args[1]).count == 0 && qn_value_dtype(args[1]) == QN_F32 && qn_value_dtype(args[2]) == QN_I32);
    out[0] = qn_compare(qn_abs(qn_subtract(args[0], center)), qn_abs(qn_subtract(args[1], center)), QN_LT);
}

TEST(sort_by_a_callback)
{
    enum { ROWS = 3, N = 100 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "nearer");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(ROWS, N)), center = qn_input(graph, "center", QN_F32, QN_SCALAR);
    qn_value inputs[] = {x, qn_iota(graph, QN_DIMS(ROWS, N), QN_I32, 1)}, out[2];
    qn_sort(2, inputs, -1, nearer, &center, out);
    qn_output(graph, "values", out[0]);
    qn_output(graph, "places", out[1]);
    float xs[ROWS * N], values[ROWS * N], middle = 11;
    int32_t places[ROWS * N];
    for (int i = 0; i < ROWS * N; i++)
        xs[i] = (float)(i * 37 % 29); /* with ties */
    qn_tensor in[] = {TENSOR(xs, QN_F32, ROWS, N), SCALAR_TENSOR(&middle, QN_F32)};
    qn_tensor outs[] = {TENSOR(values, QN_F32, ROWS, N), TENSOR(places, QN_I32, ROWS, N)};
    RUN(graph, in, outs);
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < N; c++) {
            const float *row = values + (size_t)r * N;
            const int32_t *place = places + (size_t)r * N;
            CHECK(row[c] == xs[r * N + place[c]]);
            if (c)
                CHECK(fabsf(row[c - 1] - middle) < fabsf(row[c] - middle) ||
                      (fabsf(row[c - 1] - middle) == fabsf(row[c] - middle) && place[c - 1] < place[c]));
        }
    qn_close(context);
}

TEST(values_and_places)
{
    enum { N = 9, K = 4 };
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "values");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(N)), m = qn_input(graph, "m", QN_UI8, QN_DIMS(3, 2));
    qn_value largest, indices;
    qn_top_k(x, K, &largest, &indices);
    qn_output(graph, "up", qn_sort_values(x, 0, 0));
    qn_output(graph, "down", qn_sort_values(x, -1, 1));
    qn_output(graph, "up places", qn_argsort(x, 0, 0));
    qn_output(graph, "down places", qn_argsort(x, 0, 1));
    qn_output(graph, "columns", qn_sort_values(m, 0, 1));
    qn_output(graph, "largest", largest);
    qn_output(graph, "indices", indices);
    float xs[N] = {2, NAN, -0.0f, 0.0f, HUGE_VALF, -HUGE_VALF, -0.0f, 2, -NAN}, up[N], down[N], best[K];
    uint8_t ms[6] = {3, 255, 200, 4, 0, 255}, columns[6];
    int32_t up_places[N], down_places[N], places[K];
    qn_tensor in[] = {TENSOR(xs, QN_F32, N), TENSOR(ms, QN_UI8, 3, 2)};
    qn_tensor out[] = {TENSOR(up, QN_F32, N),          TENSOR(down, QN_F32, N),       TENSOR(up_places, QN_I32, N),
                       TENSOR(down_places, QN_I32, N), TENSOR(columns, QN_UI8, 3, 2), TENSOR(best, QN_F32, K),
                       TENSOR(places, QN_I32, K)};
    RUN(graph, in, out);
    static const int32_t ascending[N] = {5, 2, 3, 6, 0, 7, 4, 1, 8}, descending[N] = {1, 8, 4, 0, 7, 2, 3, 6, 5};
    static const int32_t total[K] = {1, 4, 0, 7};
    static const uint8_t sorted[6] = {200, 255, 3, 255, 0, 4};
    for (int i = 0; i < N; i++) {
        CHECK(up_places[i] == ascending[i] && memcmp(&up[i], &xs[ascending[i]], sizeof *xs) == 0);
        CHECK(down_places[i] == descending[i] && memcmp(&down[i], &xs[descending[i]], sizeof *xs) == 0);
    }
    for (int i = 0; i < K; i++)
        CHECK(places[i] == total[i] && memcmp(&best[i], &xs[total[i]], sizeof *xs) == 0);
    CHECK(memcmp(columns, sorted, sizeof sorted) == 0);
    qn_close(context);
}

static void no_answer(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args, (void)out;
}

static void a_number(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = args[0];
}

#define REFUSED(text, call)                                                                                            \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, NULL);                                                                 \
        qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(4, 5)), y = qn_input(graph, "y", QN_F32, QN_DIMS(4)),        \
                 out[2];                                                                                               \
        (void)y, (void)out;                                                                                            \
        call;                                                                                                          \
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, text);                                                \
        qn_graph_free(graph);                                                                                          \
    } while (0)

TEST(refused)
{
    qn_context *context = open_jit();
    REFUSED("sort: dimension 2 is no dimension of tensor<4x5xf32>; expected -2 to 1",
            qn_sort(1, &x, 2, a_number, NULL, out));
    REFUSED("sort: the callback `before` gave no result 0", qn_sort(1, &x, 0, no_answer, NULL, out));
    REFUSED("expected tensor<i1>, such as the result of a compare", qn_sort(1, &x, 0, a_number, NULL, out));
    REFUSED("sort: inputs 0 and 1 differ in shape", qn_sort(2, ((qn_value[]){x, y}), 0, a_number, NULL, out));
    REFUSED("sort_values", qn_sort_values(x, 2, 0));
    REFUSED("argsort", qn_argsort(x, -3, 0));
    REFUSED("top_k: k is 6", qn_top_k(x, 6, &out[0], &out[1]));
    REFUSED("top_k: k is -1", qn_top_k(x, -1, NULL, NULL));
    qn_close(context);
}
