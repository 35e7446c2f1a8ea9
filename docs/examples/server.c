/* A server: one module with a function for each of three sizes of batches, and eight threads that call it at once. Each
 * request has some rows and a deadline; its thread fills the batch up to the next size. The module sums each row. */
#include <pthread.h>
#include <stdatomic.h>

#include "quern/check.h"

enum { THREADS = 8, REQUESTS = 100, SIZES = 3 };
static qn_module *module;
static atomic_int right, late;

static void *serve(void *unused)
{
    for (int request = 0; request < REQUESTS; request++) {
        float x[64][2] = {{0}}, sums[64];
        int rows = 1 + request * 7 % 64, size = rows == 1 ? 1 : rows <= 8 ? 8 : 64;
        for (int i = 0; i < rows; i++)
            x[i][0] = (float)i, x[i][1] = (float)request;
        qn_tensor in = {x, QN_F32, QN_DIMS(size, 2)}, out = {sums, QN_F32, QN_DIMS(size)};
        qn_call_options options = {.deadline = request ? qn_clock() + 60000000000 : 1}; /* ns; the first one is past */
        qn_status status = qn_module_call(module, "sum", &options, 1, &in, 1, &out);
        late += qn_status_code(status) == QN_DEADLINE_EXCEEDED;
        for (int i = 0; i < rows && !status; i++)
            right += sums[i] == (float)(i + request);
        qn_status_free(status);
    }
    return unused;
}

int main(void)
{
    static const int64_t sizes[SIZES] = {1, 8, 64};
    qn_context *qn;
    qn_pack_function functions[SIZES];
    pthread_t threads[THREADS];
    QN_CHECK(qn_open(&(qn_options){.threads = 1}, &qn)); /* the threads of the server keep all CPUs busy */
    for (int i = 0; i < SIZES; i++) {
        qn_graph *g = qn_graph_new(qn, "sum");
        qn_output(g, "sums", qn_sum(qn_input(g, "x", QN_F32, QN_DIMS(sizes[i], 2)), QN_DIMS(1)));
        functions[i] = (qn_pack_function){.name = "sum", .graph = g};
    }
    QN_CHECK(qn_compile_module(SIZES, functions, NULL, &module));
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, serve, NULL))
            return 1;
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    printf("%d rows right, %d of %d requests too late\n", right, late, THREADS * REQUESTS);
    qn_close(qn);
}
