#include "machine.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    TRIALS = 7,
    TRIAL_NS = 3000000, /* the approximate time of a trial */
    PAGE = 4096,
    STAGGER =
        MACHINE_BLOCK /* bytes added to the distance of two arrays, so that this distance is no multiple of 4096. A load
                         can wait for an earlier store if the two addresses differ by a multiple of 4096 */
};

static uint64_t read_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t machine_clock(void) { return read_clock(CLOCK_MONOTONIC); }
uint64_t machine_cpu_time(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

const machine_level *machine_find(const char *name)
{
    for (const machine_level *l = machine_levels; l->name; l++)
        if (strcmp(l->name, name) == 0)
            return l;
    return NULL;
}

bool machine_has(const machine_level *level) { return machine_runs(level->name); }

/* ---- threads ----------------------------------------------------------------------------------------------------- */

/* The data that all threads of a measurement share. When all threads are ready, each runs `rounds` rounds of a loop. */
typedef struct measurement {
    machine_chain chain;
    machine_stream stream;
    size_t blocks;   /* blocks of each array of a thread */
    size_t distance; /* bytes from the start of one array of a thread to the start of the next */
    size_t rounds;
    uint32_t threads;
    char *memory; /* the arrays of all threads: first those of thread 0, then those of thread 1, ... */
    size_t each;  /* bytes of all arrays of one thread */
    _Atomic uint32_t ready;
} measurement;

typedef struct runner {
    measurement *of;
    uint32_t number;
    uint64_t took; /* CPU time, which does not count the time in which other programs have the core */
    pthread_t thread;
} runner;

static void *run(void *argument)
{
    runner *r = argument;
    measurement *m = r->of;
    char *a = m->memory + r->number * m->each, *b = a + m->distance, *c = b + m->distance;
    atomic_fetch_add(&m->ready, 1);
    while (atomic_load(&m->ready) < m->threads)
        ;
    uint64_t start = read_clock(CLOCK_THREAD_CPUTIME_ID);
    if (m->chain)
        m->chain(m->rounds);
    for (size_t i = 0; m->stream && i < m->rounds; i++)
        m->stream(a, b, c, m->blocks);
    r->took = read_clock(CLOCK_THREAD_CPUTIME_ID) - start;
    return NULL;
}

/* Runs the measurement on all threads, and returns the time of the slowest one. At most 64 threads run, and threads
 * that cannot be started are left out. Sets m->threads to the number of threads that ran. */
static uint64_t run_all(measurement *m)
{
    runner at[64] = {{0}};
    uint32_t started = 1;
    m->threads = m->threads < 64 ? m->threads : 64;
    atomic_store(&m->ready, 0);
    for (uint32_t i = 0; i < m->threads; i++)
        at[i] = (runner){.of = m, .number = i};
    while (started < m->threads && pthread_create(&at[started].thread, NULL, run, &at[started]) == 0)
        started++;
    atomic_fetch_add(&m->ready, m->threads - started);
    run(&at[0]);
    uint64_t slowest = at[0].took;
    for (uint32_t i = 1; i < started; i++) {
        pthread_join(at[i].thread, NULL);
        slowest = at[i].took > slowest ? at[i].took : slowest;
    }
    m->threads = started;
    return slowest + 1;
}

/* Chooses how many rounds take TRIAL_NS. Uses only one thread: otherwise each attempt would first start all threads,
 * which may take longer than the rounds of the attempt. */
static void choose_rounds(measurement *m)
{
    uint32_t threads = m->threads;
    m->threads = 1;
    m->rounds = 1;
    uint64_t once = run_all(m);
    while (once < TRIAL_NS && m->rounds < (size_t)1 << 40) {
        double wanted = (double)m->rounds * TRIAL_NS / (double)once * 1.1 + 1;
        m->rounds = wanted < 8.0 * (double)m->rounds ? (size_t)wanted : 8 * m->rounds;
        once = run_all(m);
    }
    m->threads = threads;
}

/* The best number of rounds a second, for all threads together. */
static double best_rate(measurement *m)
{
    double best = 0;
    choose_rounds(m);
    for (int i = 0; i < TRIALS; i++) {
        double rate = (double)m->rounds * m->threads * 1e9 / (double)run_all(m);
        best = rate > best ? rate : best;
    }
    return best;
}

/* ---- measurements ------------------------------------------------------------------------------------------------ */

double machine_arithmetic(const machine_level *level, uint32_t threads, bool divisions)
{
    measurement m = {.chain = divisions ? level->divide : level->fma, .threads = threads};
    return best_rate(&m) * (double)(divisions ? level->divide_lanes : level->fma_lanes);
}

double machine_bandwidth(const machine_level *level, machine_pattern pattern, bool around, size_t bytes,
                         uint32_t threads)
{
    size_t arrays = pattern == MACHINE_TRIAD ? 3 : pattern == MACHINE_COPY ? 2 : 1;
    measurement m = {.stream = (around ? level->around : level->stream)[pattern], .threads = threads};
    m.blocks = bytes / arrays / threads / MACHINE_BLOCK;
    m.blocks = m.blocks ? m.blocks : 1;
    m.distance = (m.blocks * MACHINE_BLOCK + PAGE - 1) / PAGE * PAGE + STAGGER;
    m.each = (m.distance * arrays + PAGE - 1) / PAGE * PAGE;
    size_t size = m.each * threads + PAGE;
    char *raw = malloc(size);
    if (!raw || !m.stream) {
        free(raw);
        return 0;
    }
    /* The bytes are not set to 0, because the compiler may turn malloc and memset to 0 into calloc. The system may then
     * map all pages to one page of zeros until they are written. Reads of this one page would come from the cache. */
    memset(raw, 1, size);
    m.memory = raw + (-(uintptr_t)raw & (PAGE - 1));
    double rate = best_rate(&m) * (double)(m.blocks * MACHINE_BLOCK * arrays);
    free(raw);
    return rate;
}
