#include "runtime/pool.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/fpenv.h"
#include "base/os.h"
#include "base/pause.h"
#include "base/stop.h"
#include "runtime/owner.h"

/* ALONE        a job that runs on one thread has slices of this many times its grain, or a single slice
 * JOBS         largest number of shared jobs at once
 * SPIN         nanoseconds that a thread waits awake (polls in a loop) before it sleeps
 * PAUSES       number of polls between two readings of the clock
 * ROUSE        the first value of pool.rest, in nanoseconds
 * ROUSE_MOST   pool.rest doubles with each wake-up until it is at least this number of nanoseconds
 * JOB_BYTES    alignment of jobs, so that fields that different threads write are on different cache lines */
enum { ALONE = 5, JOBS = 8, SPIN = 150000, PAUSES = 16, ROUSE = 200000, ROUSE_MOST = 50000000, JOB_BYTES = 128 };

/* The state of a job: two flags, plus WORKER for each worker in the job. */
enum { OPEN = 1 /* workers may enter */, WAITED = 2 /* the caller sleeps until the last worker leaves */, WORKER = 4 };

/* The caller writes the fields, then opens the job. A worker reads the fields from `fn` to `grain` only after it has
 * entered the job. When no worker is in the job any more, another caller may use the job. */
typedef struct job {
    _Alignas(JOB_BYTES) _Atomic bool taken; /* a caller uses this job */
    _Atomic uint32_t state;
    kernel_fn fn;
    kernel_frame frame;
    size_t scratch_step;
    int64_t first, tiles, grain;
    _Alignas(
        JOB_BYTES) _Atomic uint64_t left; /* the slices that no thread has taken yet. Low half: the number of the first
                                             of these slices; high half: the number of the last one, plus 1 */
    _Atomic int32_t result;
} job;

typedef struct worker {
    pool *pool;
    pthread_t thread;
    uint32_t number; /* 1, 2, ...; the thread that calls pool_run has number 0 */
} worker;

struct pool {
    uint32_t threads;
    bool shares_all;
    _Atomic int8_t spins; /* whether threads wait awake; -1: not known yet */
    qn_threads host;      /* the host's threads; if .run is NULL, the pool has workers */
    owner owner;          /* the process that owns the workers and all fields below */
    worker *workers;
    pthread_mutex_t starting;
    _Atomic uint32_t started;
    _Atomic bool closing;
    _Atomic uint32_t running;    /* number of callers and workers in shared jobs */
    _Atomic uint32_t callers;    /* number of callers in shared jobs */
    _Atomic uint32_t awake;      /* number of workers that poll `generation` */
    _Atomic uint64_t last;       /* when the last measured job ended */
    _Atomic uint64_t roused;     /* when `rouse` last woke the workers */
    _Atomic uint64_t rest;       /* nanoseconds from `roused` until `rouse` may wake the workers again */
    _Atomic uint32_t generation; /* incremented when a worker should look for a job */
    pthread_mutex_t lock;        /* for `wake` and `done`, on which threads sleep */
    pthread_cond_t wake, done;
    _Atomic uint32_t asleep;
    job jobs[JOBS];
};

/* Whether threads wait awake: only if there is a CPU for each of them. Counting the CPUs is slow, so only the first
 * call counts them. */
static bool spins(pool *p)
{
    int8_t known = atomic_load_explicit(&p->spins, memory_order_relaxed);
    if (known < 0) {
        known = p->threads <= os_cpu_count();
        atomic_store_explicit(&p->spins, known, memory_order_relaxed);
    }
    return known;
}

/* ---- slices ------------------------------------------------------------------------------------------------------ */

static int32_t run_slice(const job *j, kernel_frame *frame, int64_t begin)
{
    if (stop_asked(frame->stop))
        return KERNEL_STOPPED;
    return j->fn(frame, begin, j->tiles - begin < j->grain ? j->tiles : begin + j->grain);
}

/* If `last` is set, takes the last slice that is left, else the first one. Returns the first tile of the slice, or -1
 * if no slice is left. */
static int64_t take_slice(job *j, bool last)
{
    uint64_t left = atomic_load_explicit(&j->left, memory_order_relaxed), rest;
    uint32_t slice;
    do {
        uint32_t first = (uint32_t)left, end = (uint32_t)(left >> 32);
        if (first >= end)
            return -1;
        slice = last ? end - 1 : first;
        rest = last ? left - ((uint64_t)1 << 32) : left + 1;
    } while (!atomic_compare_exchange_weak_explicit(&j->left, &left, rest, memory_order_relaxed, memory_order_relaxed));
    return j->first + slice * j->grain;
}

/* Takes and runs slices until none is left. After a slice that does not return KERNEL_DONE, no thread takes another
 * slice. */
static void run_slices(job *j, uint32_t thread)
{
    kernel_frame frame = j->frame;
    frame.scratch += thread * j->scratch_step;
    for (int64_t begin; (begin = take_slice(j, thread != 0)) >= 0;) {
        int32_t result = run_slice(j, &frame, begin), none = KERNEL_DONE;
        if (!result)
            continue;
        atomic_compare_exchange_strong(&j->result, &none, result);
        atomic_store(&j->left, 0);
    }
}

/* Runs a job on one thread. The job is still cut into slices, because the stop flag is read before each slice. The
 * slices are longer than those of a shared job. */
static int32_t run_alone(job *j)
{
    kernel_frame frame = j->frame;
    int32_t result = KERNEL_DONE;
    j->grain = j->grain < j->tiles / ALONE ? j->grain * ALONE : j->tiles;
    for (int64_t begin = j->first; begin < j->tiles && !result; begin += j->grain)
        result = run_slice(j, &frame, begin);
    return result;
}

/* ---- workers ----------------------------------------------------------------------------------------------------- */

/* Enters a job. Returns false if the job is not open. Because of the acquire, the worker sees the fields that the
 * caller wrote before opening the job. */
static bool enter(job *j)
{
    uint32_t state = atomic_load_explicit(&j->state, memory_order_relaxed);
    while (state & OPEN)
        if (atomic_compare_exchange_weak_explicit(&j->state, &state, state + WORKER, memory_order_acquire,
                                                  memory_order_relaxed))
            return true;
    return false;
}

static void leave(pool *p, job *j)
{
    uint32_t before = atomic_fetch_sub_explicit(&j->state, WORKER, memory_order_release);
    if (before != WAITED + WORKER) /* the caller does not sleep, or another worker leaves later */
        return;
    pthread_mutex_lock(&p->lock);
    pthread_cond_broadcast(&p->done);
    pthread_mutex_unlock(&p->lock);
}

static bool has_slices(const job *j)
{
    uint64_t left = atomic_load_explicit(&j->left, memory_order_relaxed);
    return (atomic_load_explicit(&j->state, memory_order_relaxed) & OPEN) && (uint32_t)left < (uint32_t)(left >> 32);
}

/* Helps one job. Returns false if no job has slices left, or if p->threads threads already run shared jobs. */
static bool help(pool *p, uint32_t thread)
{
    for (uint32_t i = 0; i < JOBS; i++) {
        job *j = &p->jobs[(thread - 1 + i) % JOBS];
        if (!has_slices(j))
            continue;
        if (atomic_fetch_add(&p->running, 1) >= p->threads) {
            atomic_fetch_sub(&p->running, 1);
            return false;
        }
        bool entered = enter(j);
        if (entered) {
            run_slices(j, thread);
            leave(p, j);
        }
        atomic_fetch_sub(&p->running, 1);
        if (entered)
            return true;
    }
    return false;
}

static bool is_news(pool *p, uint32_t seen) { return atomic_load(&p->generation) != seen || atomic_load(&p->closing); }

static void wait_awake(pool *p, uint32_t seen)
{
    uint64_t until = os_clock() + SPIN;
    atomic_fetch_add(&p->awake, 1);
    do
        for (int i = 0; i < PAUSES && !is_news(p, seen); i++)
            spin_pause();
    while (!is_news(p, seen) && os_clock() < until && !sched_yield());
    atomic_fetch_sub(&p->awake, 1);
}

static void wait_asleep(pool *p, uint32_t seen)
{
    pthread_mutex_lock(&p->lock);
    atomic_fetch_add(&p->asleep, 1); /* this must come before is_news reads `generation`: see call_workers */
    while (!is_news(p, seen))
        pthread_cond_wait(&p->wake, &p->lock);
    atomic_fetch_sub(&p->asleep, 1);
    pthread_mutex_unlock(&p->lock);
}

static void *work(void *argument)
{
    worker *self = argument;
    pool *p = self->pool;
    fpenv_begin();
    while (!atomic_load(&p->closing)) {
        uint32_t seen = atomic_load(&p->generation);
        if (help(p, self->number))
            continue;
        if (spins(p))
            wait_awake(p, seen);
        if (!is_news(p, seen))
            wait_asleep(p, seen);
    }
    return NULL;
}

/* Makes awake workers look for a job, and wakes others if fewer than `wanted` are awake. No wake-up is lost: a worker
 * adds itself to `asleep` before its last read of `generation`, and this function changes `generation` before it reads
 * `asleep`. */
static void call_workers(pool *p, uint32_t wanted)
{
    atomic_fetch_add(&p->generation, 1);
    uint32_t awake = atomic_load(&p->awake);
    if (awake >= wanted || !atomic_load(&p->asleep))
        return;
    pthread_mutex_lock(&p->lock);
    for (uint32_t i = awake; i < wanted; i++)
        pthread_cond_signal(&p->wake);
    pthread_mutex_unlock(&p->lock);
}

/* ---- opening and closing ----------------------------------------------------------------------------------------- */

static void without_workers(pool *p)
{
    atomic_store(&p->started, 0);
    atomic_store(&p->running, 0);
    atomic_store(&p->callers, 0);
    atomic_store(&p->awake, 0);
    atomic_store(&p->asleep, 0);
    for (int i = 0; i < JOBS; i++) {
        atomic_store(&p->jobs[i].taken, false);
        atomic_store(&p->jobs[i].state, 0);
        atomic_store(&p->jobs[i].left, 0);
    }
    p->starting = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; /* unlike pthread_mutex_init, this cannot fail */
    p->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    p->wake = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    p->done = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
}

/* Makes this process the owner of the pool. A forked child has none of its parent's threads, so its first call resets
 * the pool to have no workers. */
static void own(pool *p)
{
    if (!owner_changes(&p->owner))
        return;
    without_workers(p);
    owner_settle(&p->owner);
}

qn_status pool_open(uint32_t threads, const qn_threads *host, pool **out)
{
    pool *p = aligned_alloc(JOB_BYTES, sizeof *p);
    worker *workers = calloc(threads, sizeof *workers);
    if (!p || !workers) {
        free(p);
        free(workers);
        return status_oom();
    }
    *p = (pool){.threads = threads, .workers = workers, .spins = -1, .rest = ROUSE};
    if (host)
        p->host = *host;
    owner_init(&p->owner);
    without_workers(p);
    *out = p;
    return NULL;
}

uint32_t pool_threads(const pool *p) { return p->threads; }
void pool_share_all(pool *p) { p->shares_all = true; }

void pool_close(pool *p)
{
    if (!p)
        return;
    own(p);
    atomic_store(&p->closing, true);
    pthread_mutex_lock(&p->lock);
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
    for (uint32_t i = 0; i < atomic_load(&p->started); i++)
        pthread_join(p->workers[i].thread, NULL);
    pthread_mutex_destroy(&p->starting);
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->wake);
    pthread_cond_destroy(&p->done);
    free(p->workers);
    free(p);
}

/* If a worker cannot be started, the pool works with fewer workers. */
static void start_workers(pool *p)
{
    if (atomic_load_explicit(&p->started, memory_order_relaxed) + 1 >= p->threads)
        return;
    pthread_mutex_lock(&p->starting);
    for (uint32_t i = atomic_load(&p->started); i + 1 < p->threads; i++) {
        worker *w = &p->workers[i];
        *w = (worker){.pool = p, .number = i + 1};
        if (pthread_create(&w->thread, NULL, work, w))
            break;
        atomic_store(&p->started, i + 1);
    }
    pthread_mutex_unlock(&p->starting);
}

/* ---- jobs -------------------------------------------------------------------------------------------------------- */

/* Closes the job, and waits until no worker is in the job. */
static void wait_for_workers(pool *p, job *j)
{
    uint32_t state = atomic_fetch_and_explicit(&j->state, ~(uint32_t)OPEN, memory_order_acquire) & ~(uint32_t)OPEN;
    uint64_t until = state && spins(p) ? os_clock() + SPIN : 0;
    for (int i = 1; state && until; i++) {
        spin_pause();
        state = atomic_load_explicit(&j->state, memory_order_acquire);
        if (i % PAUSES == 0 && os_clock() >= until)
            break;
    }
    if (!state)
        return;
    pthread_mutex_lock(&p->lock);
    atomic_fetch_or(&j->state, WAITED);
    while (atomic_load_explicit(&j->state, memory_order_acquire) != WAITED)
        pthread_cond_wait(&p->done, &p->lock);
    pthread_mutex_unlock(&p->lock);
    atomic_store(&j->state, 0);
}

static job *take_job(pool *p)
{
    for (int i = 0; i < JOBS; i++)
        if (!atomic_load_explicit(&p->jobs[i].taken, memory_order_relaxed) &&
            !atomic_exchange_explicit(&p->jobs[i].taken, true, memory_order_acquire))
            return &p->jobs[i];
    return NULL;
}

static void run_task(void *argument, uint32_t index)
{
    fpenv_state before = fpenv_begin();
    run_slices(argument, index);
    fpenv_end(before);
}

/* Runs a job with the pool's workers, or with the host's threads. If JOBS shared jobs run already, runs the job on this
 * thread alone. */
static int32_t run_shared(pool *p, job *wanted)
{
    job *j = take_job(p);
    if (!j)
        return run_alone(wanted);
    uint64_t slices = (uint64_t)((wanted->tiles - wanted->first + wanted->grain - 1) / wanted->grain);
    uint32_t helpers = slices < p->threads ? (uint32_t)slices - 1 : p->threads - 1;
    j->fn = wanted->fn;
    j->frame = wanted->frame;
    j->scratch_step = wanted->scratch_step;
    j->first = wanted->first;
    j->tiles = wanted->tiles;
    j->grain = wanted->grain;
    atomic_store_explicit(&j->result, KERNEL_DONE, memory_order_relaxed);
    atomic_store_explicit(&j->left, slices << 32, memory_order_relaxed);
    if (p->host.run) {
        p->host.run(p->host.self, helpers + 1, run_task, j);
    } else {
        start_workers(p);
        atomic_fetch_add(&p->running, 1);
        atomic_fetch_add(&p->callers, 1);
        atomic_store_explicit(&j->state, OPEN, memory_order_release);
        call_workers(p, helpers);
    }
    run_slices(j, 0);
    if (!p->host.run) {
        wait_for_workers(p, j);
        atomic_fetch_sub(&p->running, 1);
        if (atomic_fetch_sub(&p->callers, 1) > 1) /* this thread is free, so one more worker may help another job */
            call_workers(p, 1);
    }
    int32_t result = atomic_load(&j->result);
    atomic_store_explicit(&j->taken, false, memory_order_release);
    return result;
}

/* Runs a kernel for the first time. The time of the first slice gives an estimate for all tiles. */
static int32_t run_first(pool *p, job *j, pace *measured)
{
    uint64_t begin = os_clock();
    kernel_frame frame = j->frame;
    int32_t result = run_slice(j, &frame, 0);
    double time = (double)(os_clock() - begin) * (double)j->tiles / (double)j->grain;
    j->first = j->grain;
    if (result)
        return result;
    return pace_begin(measured, (uint64_t)time) ? run_shared(p, j) : run_alone(j);
}

/* Wakes the workers for the jobs that follow, if at least `rest` nanoseconds have passed since `rouse` last woke them.
 * Each wake-up doubles `rest`, so wake-ups become rare if they do not help. After a shared run that was faster than a
 * run on one thread, run_measured sets `rest` back to ROUSE. */
static void rouse(pool *p, uint64_t now)
{
    uint64_t wait = atomic_load_explicit(&p->rest, memory_order_relaxed);
    if (now - atomic_load_explicit(&p->roused, memory_order_relaxed) < wait)
        return;
    atomic_store_explicit(&p->roused, now, memory_order_relaxed);
    atomic_store_explicit(&p->rest, wait < ROUSE_MOST ? 2 * wait : wait, memory_order_relaxed);
    start_workers(p);
    call_workers(p, p->threads - 1);
}

/* Runs a job alone or shared, depending on the times of its kernel (pace.h), and measures the time. Waking a worker
 * takes longer than a short job. So if short jobs follow each other closely, `rouse` wakes the workers, and they stay
 * awake for the next jobs. */
static int32_t run_measured(pool *p, job *j, pace *measured)
{
    uint64_t begin = os_clock();
    bool awake = p->host.run || atomic_load_explicit(&p->awake, memory_order_relaxed);
    bool shared = pace_shares(measured, awake);
    if (shared)
        j->grain = pace_grain(measured, j->tiles, j->grain, p->threads);
    else if (!awake && pace_is_short(measured) && begin - atomic_load_explicit(&p->last, memory_order_relaxed) < SPIN &&
             spins(p))
        rouse(p, begin);
    shared = shared && j->tiles > j->grain;
    int32_t result = shared ? run_shared(p, j) : run_alone(j);
    uint64_t now = os_clock();
    atomic_store_explicit(&p->last, now, memory_order_relaxed);
    if (result)
        return result;
    if (!shared)
        pace_ran_alone(measured, now - begin);
    else if (atomic_load_explicit(&p->callers, memory_order_relaxed))
        return KERNEL_DONE; /* other callers used the workers at the same time, so the measured time may be too long */
    else if (pace_ran_shared(measured, now - begin, p->threads))
        atomic_store_explicit(&p->rest, ROUSE, memory_order_relaxed);
    return KERNEL_DONE;
}

int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain,
                 pace *measured)
{
    job wanted = {.fn = fn, .frame = *frame, .scratch_step = scratch_step, .tiles = tiles, .grain = grain};
    bool measures = measured && !p->shares_all;
    if (p->threads < 2 || tiles <= grain || (measures && pace_is_tiny(measured)))
        return run_alone(&wanted);
    own(p);
    if (tiles / grain >= INT32_MAX) /* `left` counts slices in 32 bits */
        wanted.grain = tiles / INT32_MAX + 1;
    if (!measures)
        return run_shared(p, &wanted);
    return pace_known(measured) ? run_measured(p, &wanted, measured) : run_first(p, &wanted, measured);
}
