/* Calls a function again and again, for bench.py: without Python between the calls. Linked with tools/machine*.c. */
#include <stdint.h>

#include "../../tools/machine.h"
#include "quern/quern.h"

typedef void (*callee)(void *argument);
enum { LEAST_BATCH = 20000 /* ns; reading the clock takes a part of a microsecond */ };

/* The least time of a call in nanoseconds, within about `seconds`. Short calls are timed in batches. `together` measures
 * the time that passes; otherwise it is the CPU time of the process, which on one core leaves out other programs. */
double least_time(callee f, void *argument, double seconds, int together)
{
    uint64_t (*const now)(void) = together ? machine_clock : machine_cpu_time;
    uint64_t batch = 1, took = 0, end = machine_clock() + (uint64_t)(seconds * 1e9);
    double least = 1e30;
    while (took < LEAST_BATCH || machine_clock() < end) {
        batch = took && took < LEAST_BATCH ? 2 * batch : batch;
        uint64_t start = now();
        for (uint64_t i = 0; i < batch; i++)
            f(argument);
        took = now() - start + 1;
        least = (double)took / (double)batch < least ? (double)took / (double)batch : least;
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
