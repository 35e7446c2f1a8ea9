/* A server: one module with a function for each of three sizes of batches, and eight threads that call it at once. Each
 * request has some rows and a deadline; its thread fills the batch up to the next size. The module names the nearest of
 * four corners for each row. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "quern/quern.h"

enum { THREADS = 8, REQUESTS = 100, MOST = 64, SIZES = 3 };
static const int64_t sizes[SIZES] = {1, 8, MOST};
static const float corners[4][2] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
static qn_module *module;

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "server: %s\n", qn_status_message(status));
    exit(1);
}

/* The function for batches of `rows` rows. */
static qn_graph *build(qn_context *qn, int64_t rows)
{
    qn_graph *g = qn_graph_new(qn, "nearest");
    qn_graph_set_broadcasting(g, 1);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(rows, 2));
    qn_value off = qn_subtract(qn_expand(x, QN_DIMS(1)), qn_constant(g, QN_F32, QN_DIMS(4, 2), corners));
    qn_output(g, "nearest", qn_argmin(qn_sum(qn_square(off), QN_DIMS(2)), -1));
    return g;
}

struct thread {
    pthread_t id;
    uint32_t seed;
    int rows, right, late;
};

static void *serve(void *of_thread)
{
    struct thread *t = of_thread;
    for (int request = 0; request < REQUESTS; request++) {
        float x[MOST][2] = {{0}};
        int32_t wanted[MOST], got[MOST];
        int rows = 1 + (int)((t->seed = t->seed * 1664525u + 1013904223u) >> 16) % MOST, size = 0;
        for (int i = 0; i < rows; i++) { /* a corner, and up to 0.4 away from it */
            uint32_t random = (t->seed = t->seed * 1664525u + 1013904223u) >> 8;
            wanted[i] = random % 4;
            for (int k = 0; k < 2; k++)
                x[i][k] = corners[wanted[i]][k] + 0.8f * (float)(random >> (4 + 8 * k) & 255) / 256 - 0.4f;
        }
        while (sizes[size] < rows)
            size++;
        qn_tensor in = {x, QN_F32, QN_DIMS(sizes[size], 2)}, out = {got, QN_I32, QN_DIMS(sizes[size])};
        uint64_t allowed = request == 0 ? 0 : 60000000000; /* ns; the first request of a thread is too late already */
        qn_call_options options = {.stop = &(qn_stop){0}, .deadline = qn_clock() + allowed};
        qn_status status = qn_module_call(module, "nearest", &options, 1, &in, 1, &out);
        if (qn_status_code(status) == QN_DEADLINE_EXCEEDED) {
            t->late++;
            qn_status_free(status);
            continue;
        }
        check(status);
        t->rows += rows;
        for (int i = 0; i < rows; i++)
            t->right += got[i] == wanted[i];
    }
    return NULL;
}

int main(void)
{
    qn_context *qn;
    qn_pack_function functions[SIZES] = {{.name = NULL}};
    check(qn_open(&(qn_options){.threads = 1}, &qn)); /* the threads of the server keep all CPUs busy */
    for (int i = 0; i < SIZES; i++)
        functions[i] = (qn_pack_function){.name = "nearest", .graph = build(qn, sizes[i])};
    check(qn_compile_module(SIZES, functions, NULL, &module));

    struct thread threads[THREADS] = {{0}}, all = {0};
    for (int i = 0; i < THREADS; i++) {
        threads[i].seed = (uint32_t)i;
        if (pthread_create(&threads[i].id, NULL, serve, &threads[i]))
            return fputs("server: no thread\n", stderr), 1;
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i].id, NULL);
        all.rows += threads[i].rows, all.right += threads[i].right, all.late += threads[i].late;
    }
    printf("%d threads, %d requests: %d of %d rows right, %d requests too late\n", THREADS, THREADS * REQUESTS,
           all.right, all.rows, all.late);
    qn_close(qn);
    return all.right != all.rows || all.late != THREADS;
}
