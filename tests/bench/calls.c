/* Calls a function again and again, for bench.py: without Python between the calls. Linked with tools/machine*.c. */
#include <stdint.h>

#include "../../tools/machine.h"
#include "quern/quern.h"

typedef void (*callee)(void *argument);

/* The least time of a call in nanoseconds, within about `seconds`. Calls that take less than a microsecond are timed in
 * batches. */
double least_time(callee f, void *argument, double seconds)
{
    uint64_t batch = 1, took, end = machine_clock() + (uint64_t)(seconds * 1e9);
    double least = 1e30;
    for (took = 0; took < 2000; batch *= 2) {
        uint64_t start = machine_clock();
        for (uint64_t i = 0; i < batch; i++)
            f(argument);
        took = machine_clock() - start;
        least = (double)took / (double)batch < least ? (double)took / (double)batch : least;
    }
    batch = batch > 1 ? batch / 2 : 1;
    while (machine_clock() < end) {
        uint64_t start = machine_clock();
        for (uint64_t i = 0; i < batch; i++)
            f(argument);
        double each = (double)(machine_clock() - start) / (double)batch;
        least = each < least ? each : least;
    }
    return least;
}

/* A call of a Quern function. The pointers to functions of the library are passed, because bench.py loads it. */
typedef struct quern_call {
    qn_status (*call)(const qn_function *, size_t, const qn_tensor *, size_t, const qn_tensor *);
    const qn_function *function;
    size_t in_count, out_count;
    const qn_tensor *in, *out;
    uint64_t failures;
} quern_call;

void run_quern(void *argument)
{
    quern_call *c = argument;
    c->failures += c->call(c->function, c->in_count, c->in, c->out_count, c->out) != NULL;
}

/* A call of a function of peers.c. */
typedef struct c_call {
    void (*call)(long n, char *const *in, char *const *out);
    long n;
    char *const *in, *const *out;
} c_call;

void run_c(void *argument)
{
    c_call *c = argument;
    c->call(c->n, c->in, c->out);
}
