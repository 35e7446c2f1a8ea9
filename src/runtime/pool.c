#include "runtime/pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/fpenv.h"
#include "base/stop.h"
#include "runtime/owner.h"

/* A job. Under the lock, pool_run writes the job and then increments `generation`. */
typedef struct job {
    kernel_fn fn;
    kernel_frame frame;
    size_t scratch_step;
    int64_t tiles, grain;
} job;

typedef struct worker {
    pool *pool;
    pthread_t thread;
    uint32_t number; /* 1, 2, ...; the thread that calls pool_run has number 0 */
} worker;

struct pool {
    uint32_t threads;
    owner owner; /* the process that owns the workers and all fields below */
    uint32_t started;
    worker *workers;
    pthread_mutex_t busy; /* held by the thread in pool_run whose job the workers run */
    pthread_mutex_t lock;
    pthread_cond_t wake, done;
    uint64_t generation; /* counts jobs */
    uint32_t active;     /* number of workers that take and run slices of the job */
    bool closing;
    job job;
    _Atomic int64_t next; /* first tile that no thread has taken */
    _Atomic int32_t result;
};

static int32_t run_slice(const job *j, kernel_frame *frame, int64_t begin)
{
    if (stop_asked(frame->stop))
        return KERNEL_STOPPED;
    return j->fn(frame, begin, j->tiles - begin < j->grain ? j->tiles : begin + j->grain);
}

/* Takes and runs slices until none is left. After a slice that does not return KERNEL_DONE, no thread takes another
 * slice. */
static void take_slices(pool *p, uint32_t thread)
{
    const job *j = &p->job;
    kernel_frame frame = j->frame;
    frame.scratch += thread * j->scratch_step;
    for (;;) {
        int64_t begin = atomic_fetch_add_explicit(&p->next, j->grain, memory_order_relaxed);
        if (begin >= j->tiles)
            return;
        int32_t result = run_slice(j, &frame, begin), none = KERNEL_DONE;
        if (!result)
            continue;
        atomic_compare_exchange_strong(&p->result, &none, result);
        atomic_store(&p->next, j->tiles);
    }
}

static int32_t run_alone(const job *j)
{
    kernel_frame frame = j->frame;
    int32_t result = KERNEL_DONE;
    for (int64_t begin = 0; begin < j->tiles && !result; begin += j->grain)
        result = run_slice(j, &frame, begin);
    return result;
}

static void *work(void *argument)
{
    worker *self = argument;
    pool *p = self->pool;
    uint64_t seen = 0;
    fpenv_begin();
    pthread_mutex_lock(&p->lock);
    for (;;) {
        while (!p->closing && p->generation == seen)
            pthread_cond_wait(&p->wake, &p->lock);
        if (p->closing)
            break;
        seen = p->generation;
        if (!p->job.fn)
            continue; /* this worker woke after the job was over */
        p->active++;
        pthread_mutex_unlock(&p->lock);
        take_slices(p, self->number);
        pthread_mutex_lock(&p->lock);
        if (--p->active == 0)
            pthread_cond_signal(&p->done);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

static void without_workers(pool *p)
{
    p->started = 0;
    p->active = 0;
    p->job = (job){.fn = NULL};
    p->busy = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; /* unlike pthread_mutex_init, this cannot fail */
    p->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    p->wake = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    p->done = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
}

/* Makes this process the owner of the pool. A forked child then starts its own workers. */
static void own(pool *p)
{
    if (!owner_changes(&p->owner))
        return;
    without_workers(p);
    owner_settle(&p->owner);
}

qn_status pool_open(uint32_t threads, pool **out)
{
    pool *p = calloc(1, sizeof *p);
    worker *workers = calloc(threads, sizeof *workers);
    if (!p || !workers) {
        free(p);
        free(workers);
        return status_oom();
    }
    p->threads = threads;
    p->workers = workers;
    owner_init(&p->owner);
    without_workers(p);
    *out = p;
    return NULL;
}

uint32_t pool_threads(const pool *p) { return p->threads; }

void pool_close(pool *p)
{
    if (!p)
        return;
    own(p);
    pthread_mutex_lock(&p->lock);
    p->closing = true;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
    for (uint32_t i = 0; i < p->started; i++)
        pthread_join(p->workers[i].thread, NULL);
    pthread_mutex_destroy(&p->busy);
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->wake);
    pthread_cond_destroy(&p->done);
    free(p->workers);
    free(p);
}

/* Starts the missing workers. If one cannot be started, the pool works with fewer. */
static void start_workers(pool *p)
{
    while (p->started + 1 < p->threads) {
        worker *w = &p->workers[p->started];
        w->pool = p;
        w->number = p->started + 1;
        if (pthread_create(&w->thread, NULL, work, w))
            return;
        p->started++;
    }
}

int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain)
{
    const job wanted = {fn, *frame, scratch_step, tiles, grain};
    if (p->threads < 2 || tiles <= grain)
        return run_alone(&wanted);
    own(p);
    if (pthread_mutex_trylock(&p->busy))
        return run_alone(&wanted);
    start_workers(p);
    pthread_mutex_lock(&p->lock);
    p->job = wanted;
    atomic_store(&p->next, 0);
    atomic_store(&p->result, 0);
    p->generation++;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
    take_slices(p, 0);
    pthread_mutex_lock(&p->lock);
    while (p->active)
        pthread_cond_wait(&p->done, &p->lock);
    p->job.fn = NULL;
    int32_t result = atomic_load(&p->result);
    pthread_mutex_unlock(&p->lock);
    pthread_mutex_unlock(&p->busy);
    return result;
}
